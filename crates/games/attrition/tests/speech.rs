//! Every word of the game is there in both languages, and every phrase has what it needs.

use attrition::map::Region;
use attrition::tables::{CLASSES, Card, Class, General, Nation};
use attrition::tile::Face;
use attrition::{Attrition, Event, Shown, families};
use contract::{Dice, Journal, Lister, Onlooker, Rules, Seat};
use table::{Language, Scene, Table, Text, Words, keys_of};

use crate::common::{ALL, CENTRAL, Desk, ENTENTE, class, game, region};

const SOURCES: [&str; 27] = [
    include_str!("../src/arrange.rs"),
    include_str!("../src/battle.rs"),
    include_str!("../src/cards.rs"),
    include_str!("../src/control.rs"),
    include_str!("../src/decision.rs"),
    include_str!("../src/event.rs"),
    include_str!("../src/fog.rs"),
    include_str!("../src/judgement.rs"),
    include_str!("../src/lib.rs"),
    include_str!("../src/map.rs"),
    include_str!("../src/mobilisation.rs"),
    include_str!("../src/movement.rs"),
    include_str!("../src/odds.rs"),
    include_str!("../src/picture.rs"),
    include_str!("../src/planning.rs"),
    include_str!("../src/position.rs"),
    include_str!("../src/pouch.rs"),
    include_str!("../src/promise.rs"),
    include_str!("../src/rail.rs"),
    include_str!("../src/reserves.rs"),
    include_str!("../src/sequence.rs"),
    include_str!("../src/set_up.rs"),
    include_str!("../src/table.rs"),
    include_str!("../src/offers.rs"),
    include_str!("../src/tile.rs"),
    include_str!("../src/tables.rs"),
    include_str!("../src/war.rs"),
];

fn messages(language: Language) -> &'static str {
    (Attrition::about().messages)(language)
}

#[test]
fn every_source_is_listed() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = std::fs::read_dir(folder).expect("the sources are there");
    assert_eq!(files.count(), SOURCES.len());
}

#[test]
fn every_message_is_there_in_both_languages_and_used() {
    let (fr, en) = (messages(Language::Fr), messages(Language::En));
    let faults = contract::speech::faults(fr, en, &SOURCES, &families());
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn french_is_typeset_as_french() {
    for (number, line) in messages(Language::Fr).lines().enumerate() {
        let faults = ["'", "\"", "...", " :", " ;", " !", " ?", " »", "« ", " %"];
        let fault = faults.into_iter().find(|fault| line.contains(fault));
        assert_eq!(fault, None, "line {}: {line}", number + 1);
    }
}

/// The words of both languages, and what is wrong with what they said.
struct Ear {
    words: [Words; 2],
    faults: Vec<String>,
}

impl Ear {
    fn new() -> Ear {
        Ear {
            words: [Language::Fr, Language::En].map(|language| Words::new(language, &[messages(language)])),
            faults: Vec::new(),
        }
    }

    fn hear(&mut self, text: &Text) {
        for words in &self.words {
            let said = words.say(text);
            // An unknown key is said in brackets, a missing argument or reference in braces.
            if said.trim().is_empty() || said.contains(['[', ']', '{', '}']) {
                self.faults.push(format!("{:?}: “{said}” of {text:?}", words.language()));
            }
        }
    }

    fn hear_all<'a>(&mut self, texts: impl IntoIterator<Item = &'a Text>) {
        texts.into_iter().for_each(|text| self.hear(text));
    }

    fn hear_scene(&mut self, scene: &Scene) {
        let places = scene.board.places();
        self.hear(&scene.title);
        self.hear_all(&scene.sides);
        self.hear_all(scene.reconstructed.iter().flat_map(|datum| [&datum.what, &datum.why]));
        self.hear_all(places.iter().map(|place| &place.name));
        self.hear_all(places.iter().filter_map(|place| place.nation.as_ref()));
        self.hear_all(scene.kinds.iter().map(|kind| &kind.name));
        self.hear_all(scene.cards.iter().flat_map(|card| [&card.title, &card.effect]));
    }

    fn hear_table(&mut self, table: &Table) {
        self.hear_all(&table.status);
        self.hear_all(table.places.iter().flat_map(|place| &place.markers).map(|marker| &marker.name));
        self.hear_all(table.pieces.iter().map(|piece| &piece.name));
        self.hear_all(table.hands.iter().map(|hand| &hand.name));
        for pool in &table.pools {
            self.hear(&pool.name);
            for line in pool.holds.iter().flatten() {
                self.hear(&line.name);
                self.hear_all(&line.note);
            }
        }
        for track in &table.tracks {
            self.hear(&track.name);
            self.hear_all(track.marks.iter().map(|mark| &mark.name));
        }
        self.hear_all(table.overlays.iter().map(|overlay| &overlay.name));
        self.hear_all(&table.prompt.asks);
        self.hear_all(table.prompt.offers.iter().map(|offer| &offer.label));
        self.hear_all(&table.outcome);
    }

    fn approve(self) {
        let first = &self.faults[..self.faults.len().min(20)];
        assert!(first.is_empty(), "{first:#?}");
    }
}

/// Plays a game at random, with everything said on the way.
fn play(game: &Attrition, seed: u64, ear: &mut Ear) {
    let mut dice = Dice::loose(seed);
    let mut journal = Journal::kept();
    let mut lister = Lister::default();
    let mut position = game.begin(&mut dice, &mut journal);
    ear.hear_scene(&game.scene());
    let mut decisions = Vec::new();
    while let Some(seat) = game.to_decide(&position).iter().next() {
        for onlooker in [Onlooker::Seat(CENTRAL), Onlooker::Seat(ENTENTE), Onlooker::Spectator] {
            ear.hear_table(&game.table(&position, onlooker));
        }
        decisions.clear();
        lister.decisions(game, &position, seat, &mut decisions);
        let decision = decisions[dice.below(decisions.len() as u32) as usize];
        if let Some(odds) = game.odds(&position, seat, decision) {
            ear.hear_all(&odds.summary);
            ear.hear_all(odds.cases.iter().map(|case| &case.label));
        }
        game.decide(&mut position, seat, decision, &mut dice, &mut journal).expect("it was on offer");
        for refusal in [seat, seat.other()].map(|seat| game.check(&position, seat, decision)) {
            ear.hear_all(&refusal.err().map(|refusal| Text::key(refusal.because)));
        }
    }
    ear.hear_table(&game.table(&position, Onlooker::Spectator));
    for line in journal.lines() {
        ear.hear(&game.tell(&line.what));
    }
}

#[test]
fn games_are_told_in_both_languages() {
    let mut ear = Ear::new();
    for seed in 0..8 {
        play(&game(ALL), seed, &mut ear);
    }
    let late = "tanks elites air fog cards mulligan trenches generals ruhr";
    for (seed, options) in ["", late, "fog cards", "tanks elites air cards generals"].into_iter().enumerate()
    {
        play(&game(options), seed as u64, &mut ear);
    }
    ear.approve();
}

/// What random games seldom come to.
#[test]
fn rare_phases_are_worded_in_both_languages() {
    let mut ear = Ear::new();
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
        for onlooker in [Onlooker::Seat(CENTRAL), Onlooker::Seat(ENTENTE), Onlooker::Spectator] {
            ear.hear_table(&desk.game.table(&desk.position, onlooker));
        }
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
        Event::Rolled { dice: [1, 0, 2, 0, 0, 1], hits: [1, 0] },
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
                Event::Redeployed { tile, to },
            ]);
        }
    }
    for nation in Nation::ALL {
        events.extend([
            Event::NothingToGive { nation },
            Event::TankAdded { nation },
            Event::TankRolls { nation },
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
            Event::Parked { class, from },
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
    let game = game(ALL);
    let mut ear = Ear::new();
    for event in events() {
        ear.hear(&game.tell(&event));
    }
    ear.approve();
}

#[test]
fn messages_without_arguments_say_something() {
    let mut ear = Ear::new();
    let about = Attrition::about();
    ear.hear_all(&[about.title, about.sides[0], about.sides[1]].map(Text::key));
    for choice in about.scenarios.iter().chain(about.options) {
        ear.hear(&Text::key(choice.name));
    }
    let refusals = keys_of(messages(Language::Fr)).into_iter().skip_while(|key| key != "not-your-turn");
    for key in refusals.take_while(|key| key != "parse-unknown") {
        ear.hear(&Text::key(key));
    }
    ear.approve();
}

#[test]
fn a_badly_written_decision_is_answered_with_a_sentence() {
    let game = game("");
    let mut ear = Ear::new();
    for text in [
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
    ] {
        ear.hear(&game.parse(text).expect_err(text));
    }
    ear.approve();
}

/// French needs articles and agreements that the arguments do not bring.
#[test]
fn french_agrees() {
    let game = game(ALL);
    let words = Words::new(Language::Fr, &[messages(Language::Fr)]);
    let said = |event: Event| words.say(&game.tell(&event)).replace('\u{a0}', " ");
    assert_eq!(said(Event::Drew { side: CENTRAL, count: 7 }), "Pioche des Puissances centrales : 7 tuiles.");
    assert_eq!(said(Event::Drew { side: ENTENTE, count: 1 }), "Pioche de l’Entente : 1 tuile.");
    assert_eq!(said(Event::HitIgnored { side: CENTRAL }), "Un coup annulé par les Puissances centrales.");
    assert_eq!(
        said(Event::SalonicaDeclared { nation: Nation::France, count: 2 }),
        "Entrée en guerre de Salonique, avec 2 tuiles françaises."
    );
    let (class, region) = (class("ah.air"), region("Vienna"));
    assert_eq!(
        said(Event::Parked { class, from: region }),
        "Vers l’aérodrome : avion austro-hongrois (Vienne)."
    );
    let tile = Shown { side: ENTENTE, class: None, face: Face::of_nation(Nation::Russia) };
    assert_eq!(said(Event::Mobilised { tile, region }), "Mobilisation : tuile russe cachée → Vienne.");
}
