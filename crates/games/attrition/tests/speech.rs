//! Every word of the game is there in both languages, and every phrase has what it needs.

use attrition::tables::{Card, General};
use attrition::tile::Face;
use attrition::{Shown, families};
use contract::Show;
use workbench::said;
use workbench::speech::{Ear, every_event_is_told};

use crate::common::*;

workbench::speech!(Attrition, families(), &["brief-", "caution-"]);

/// Plays a game at random, with everything said on the way.
fn play(options: &str, seed: u64, ear: &mut Ear) {
    let like = |p: &Position, seat| format!("{:?} {seat:?}", p.phase);
    ear.hear_game(Desk::begin(options, seed).0, seed, like, |_, _| Vec::new());
}

#[test]
fn games_are_told_in_both_languages() {
    let mut ear = Ear::of::<Attrition>();
    for seed in 0..8 {
        play(ALL, seed, &mut ear);
    }
    let late = "tanks elites air fog cards mulligan trenches generals ruhr";
    for (seed, options) in ["", late, "fog cards", "tanks elites air cards generals"].into_iter().enumerate()
    {
        play(options, seed as u64, &mut ear);
    }
    ear.approve();
}

/// What random games seldom come to.
#[test]
fn rare_phases_are_worded_in_both_languages() {
    let mut ear = Ear::of::<Attrition>();
    for text in [
        "turn 8, central, strike\nBelgium contested: ge.air fr.air",
        "turn 8, central, strike\nBelgium contested: ge.inf?ge fr.air",
        "turn 7, entente, give\nwar ot\nLevant: ot.inf",
        "turn 7, entente, give\nwar ot\nLevant: central.decoy?ot",
        "turn 8, central, declare\neffects landing\nreserves: ge.inf",
        "turn 9, central, battle\neffects hutier\nBelgium contested battle: ge.inf*2 fr.inf",
        "turn 8, entente, spy\neffects mata-hari\nBelgium contested battle: ge.inf fr.inf",
    ] {
        let desk = Desk::new(ALL, text);
        ear.hear_desk(&desk);
        assert!(!desk.offers().is_empty(), "{text}");
    }
    ear.approve();
}

/// Every event, with every class, card, nation and general that may be in it.
fn events() -> Vec<Event> {
    let belgium = region("Belgium");
    let (from, to) = (region("Berlin"), region("Baltics"));
    let mut events = vec![
        Event::AllInPouch,
        Event::RuhrPlaced,
        Event::MulligansTaken,
        Event::HistoricalStart,
        Event::SerbianReserve,
        Event::DrewTen,
        Event::Surrendered,
        Event::RuhrLost,
        Event::JagdkommandosReplaced { region: belgium },
        Event::Rolled {
            dice: [1, 0, 2, 0, 0, 1],
            hits: [1, 0],
            region: Region::BERLIN,
            scored: [[0; 6]; 2],
            most: None,
        },
        Event::Rerolled { from: 6, to: 1 },
        Event::WarOver { industry: [9, 12] },
        Event::BattleChosen { region: belgium, nation: None },
    ];
    events.extend([false, true].map(|replaced| Event::JagdkommandosLeave { replaced }));
    for region in Region::all() {
        events.extend([
            Event::RussiaNeutral { region },
            Event::BattleMarked { region },
            Event::BattlePlanned { region },
            Event::BattlePrevented { region },
            Event::Unopposed { region },
            Event::Deserted { region },
            Event::BattleOver { region },
            Event::Contested { region },
        ]);
    }
    for card in Card::all() {
        events.extend([
            Event::CardRemoved { card },
            Event::CardDealt { card },
            Event::CardPlayed { card },
            Event::CardTakesHold { card },
        ]);
    }
    for side in Seat::BOTH {
        events.extend([
            Event::DecoysTaken { side },
            Event::CardsDealt { side },
            Event::CardsKept { side },
            Event::MulliganUsed { side },
            Event::GasUsed { side },
            Event::HitIgnored { side },
            Event::Cleared { side, region: belgium },
            Event::Controlled { side, region: belgium },
            Event::NothingDiscarded { side },
            Event::Trenched { side, region: belgium },
            Event::EarlyVictory { side, industry: 17 },
        ]);
        events.extend((0..10).map(|turn| Event::TurnBegins { turn, side }));
        for count in 0..3 {
            events.extend([
                Event::Drew { side, count },
                Event::MulligansLeft { side, count },
                Event::DecoysFound { side, count, region: belgium },
                Event::SpecialHits { side, count },
                Event::TrenchesLost { side, count },
                Event::RussianTilesLeave { count },
                Event::RussiansSetAside { count },
            ]);
        }
        for general in General::of_side(side) {
            events
                .extend([Event::GeneralSpoke { general, from: 4, to: 1 }, Event::GeneralLeaves { general }]);
        }
        let faces = Face::all().filter(|face| !face.is_up()).map(|face| (None, face));
        let classes = Class::of_side(side).map(|class| (Some(class), Face::UP));
        for (class, face) in faces.chain(classes) {
            let tile = Shown { side, class, face };
            events.extend([
                Event::Railed { tile, region: belgium },
                Event::Mobilised { tile, region: belgium },
                Event::Moved { tile, from, to },
                Event::Sailed { tile, from, to },
                Event::Landed { tile, region: belgium },
                Event::Redeployed { tile, region: to },
            ]);
        }
    }
    for nation in Nation::ALL {
        events.extend([
            Event::NothingToGive { nation },
            Event::TankAdded { nation },
            Event::TankRolls { nation },
            Event::DoubleDice { nation },
            Event::BattleChosen { region: belgium, nation: Some(nation) },
        ]);
        for count in 1..3 {
            events.extend([
                Event::Added { nation, count },
                Event::Returned { nation, count },
                Event::Declared { nation, count },
                Event::SalonicaDeclared { nation, count },
            ]);
        }
    }
    for class in (0..CLASSES.len() as u8).map(Class) {
        events.extend([
            Event::GaveUp { class, region: belgium },
            Event::Recovered { class, region: belgium },
            Event::Struck { class, region: belgium },
            Event::EliteAdded { class },
            Event::EliteFirst { class },
            Event::EliteBack { class },
            Event::MobilisedFaceDown { class },
            Event::TookOff { class, region: belgium },
            Event::Parked { class, region: from },
            Event::Scrambled { class, region: belgium },
            Event::Recalled { class, region: belgium },
            Event::Advanced { class, from, to },
        ]);
        for count in 1..3 {
            events.extend([
                Event::Placed { class, count, region: belgium },
                Event::DrewTile { class, count },
                Event::ElitePaid { class, count },
                Event::TurnedUp { class, count, region: belgium },
                Event::Lost { class, count, region: belgium },
                Event::LostForGood { class, count },
                Event::Discarded { class, count },
            ]);
        }
    }
    events
}

#[test]
fn every_event_is_told_in_both_languages() {
    every_event_is_told(&game(ALL), events(), include_str!("../src/event.rs"));
}

#[test]
fn a_badly_written_decision_is_answered_with_a_sentence() {
    let mut ear = Ear::of::<Attrition>();
    let decisions = [
        "",
        "attack Paris",
        "move",
        "move ge.inf Berlin",
        "move ge.inf Berlin over Paris",
        "move ge.cav Berlin - Paris",
        "mobilise ge.inf Bonn",
        "play EP11",
        "keep CP1 XX",
        "return xx",
        "fight Paris xx",
        "fight Paris fr twice",
        "reroll 7",
        "general Ney 1 2",
        "lose",
        "lose fr.inf",
        "lose fr.inf*1 ge.inf*1",
        "done done",
    ];
    ear.hear_mistakes(&game(""), &decisions, &[]);
    ear.approve();
}

/// French needs articles and agreements that the arguments do not bring.
#[test]
fn french_agrees() {
    let game = game(ALL);
    let said = |event: Event| said::<Attrition>(&game.tell(&event))[0].clone();
    assert_eq!(said(Event::Drew { side: CENTRAL, count: 7 }), "Pioche des Puissances centrales : 7 tuiles.");
    assert_eq!(said(Event::Drew { side: ENTENTE, count: 1 }), "Pioche de l’Entente : 1 tuile.");
    assert_eq!(said(Event::HitIgnored { side: CENTRAL }), "Un coup annulé par les Puissances centrales.");
    assert_eq!(
        said(Event::SalonicaDeclared { nation: Nation::France, count: 2 }),
        "Entrée en guerre de Salonique, avec 2 tuiles françaises."
    );
    let (class, region) = (class("ah.air"), region("Vienna"));
    assert_eq!(said(Event::Parked { class, region }), "Vers l’aérodrome : avion austro-hongrois (Vienne).");
    let tile = Shown { side: ENTENTE, class: None, face: Face::of_nation(Nation::Russia) };
    assert_eq!(said(Event::Mobilised { tile, region }), "Mobilisation : tuile russe cachée → Vienne.");
}
