//! Every word of the game is there in both languages, and every phrase has what it needs.

use contract::Show;
use hexmap::Way;

use villers::{GAINS, Gain, Repaired, families};
use workbench::said;
use workbench::speech::{Ear, every_event_is_told};

use crate::common::*;

workbench::speech!(
    Villers,
    [families(), hexmap::MESSAGES.map(str::to_string).to_vec()].concat(),
    &[
        "ask-", "beside-", "brief-", "case-", "caution-", "event-", "goal-", "note-", "odds-", "offer-",
        "parse-", "status-",
    ]
);

/// Plays a game at random, with everything said on the way.
fn play(scenario: usize, options: &str, seed: u64, ear: &mut Ear) {
    let like = |p: &Position, seat| format!("{:?} {seat:?} {}", p.phase, p.hand.is_empty());
    ear.hear_game(Desk::begin(game(scenario, options), seed).0, seed, like, |game, dice| {
        let hex = Hex(dice.below(game.map.hexes as u32) as u16);
        let unit = dice.below(game.counters.all.len() as u32) as u8;
        [game.map.name(hex), &game.counter(unit).id, "button"].map(str::to_string).to_vec()
    });
}

#[test]
fn games_are_told_in_both_languages() {
    let mut ear = Ear::of::<Villers>();
    play(1, "", 1, &mut ear);
    play(2, "machine-guns night-tanks cohesion reserve-tanks", 2, &mut ear);
    ear.approve();
}

/// Every question of every phase, with something in hand and without.
#[test]
fn every_question_is_worded_in_both_languages() {
    let mut ear = Ear::of::<Villers>();
    let units = "gr5-1 M18, gr5-2 M19, baden N20 hurt broken, lotte K26, gr5-3 K25, london2-4 M17 hurt, rmle1 A05 hero, \
                 a1 O18, whippet1 P18 hurt, elancs2 F20, suffolk4 K09, ir35-1 A33 hurt";
    let new = || Desk::with(units, "cohesion machine-guns");
    for side in [GERMAN, ALLIED] {
        ear.hear_desk(new().guns(side, 3));
        ear.hear_desk(new().guns(side, 1));
        ear.hear_desk(new().at(side, Phase::Activate));
        for marker in ["battalions", "tanks", "hero", "artillery", "rout", "mechanic", "reinforcements"] {
            let name = if side == GERMAN { "german" } else { "allied" };
            let mut desk = new();
            desk.on_track("gr5-1", 5).on_track("elancs2", 4).draw(&format!("{marker} {name}"));
            ear.hear_desk(&desk);
            let offers = desk.offers();
            desk.does(&offers[0].clone());
            ear.hear_desk(&desk);
        }
    }
    ear.hear_desk(new().draw("lull"));
    ear.hear_desk(new().draw("end-of-turn"));
    let mut desk = new();
    desk.guns(GERMAN, 2).does("aim M17, counter");
    ear.hear_desk(&desk);
    let mut desk = new();
    desk.guns(GERMAN, 2).does("aim M17, aim M16");
    ear.hear_desk(&desk);
    // A unit in hand, in the open and on a friend.
    for take in ["take gr5-1", "take baden", "take lotte", "take gr5-2, go M18", "take ir35-1"] {
        let mut desk = new();
        for part in take.split(", ") {
            desk.does(part);
            ear.hear_desk(&desk);
        }
    }
    let mut desk = new();
    desk.wait("nixe a2 whippet2 aif49").turn(3).does("take nixe");
    ear.hear_desk(&desk);
    let mut desk = new();
    desk.wait("a2 whippet2").turn(2).intensity(20, 20).does("done");
    assert_eq!(desk.p.phase, Phase::Cohesion);
    ear.hear_desk(&desk);
    desk.does("done");
    assert_eq!(desk.p.phase, Phase::Arrive);
    ear.hear_desk(&desk);
    let mut desk = new();
    desk.on_track("gr5-3", 3).on_track("elancs2", 3).does("done");
    assert_eq!(desk.p.phase, Phase::Return);
    ear.hear_desk(&desk);
    ear.approve();
}

#[test]
fn the_night_is_worded_in_both_languages() {
    let mut ear = Ear::of::<Villers>();
    for scenario in [1, 2] {
        let mut desk = Desk::on(
            game(scenario, "night-tanks"),
            "gr5-1 K14, gr5-2 K18, baden K16 hurt, foresters1 K06, london2-4 A01",
        );
        desk.wait("aif49 aif50 bedford7").turn(6).does("done");
        assert_eq!(desk.p.phase, Phase::Deploy);
        ear.hear_desk(&desk);
        desk.does("take aif49");
        ear.hear_desk(&desk);
        while desk.p.phase == Phase::Deploy {
            let offer = desk.offers().into_iter().find(|offer| offer.starts_with("place"));
            let offer = offer.unwrap_or_else(|| desk.offers()[0].clone());
            desk.does(&offer);
            ear.hear_desk(&desk);
        }
        for _ in 0..200 {
            if desk.p.turn != 7 || desk.p.phase == Phase::Over {
                break;
            }
            ear.hear_desk(&desk);
            let offers = desk.offers();
            desk.does(&offers[offers.len() / 2].clone());
        }
        ear.hear_desk(&desk);
    }
    ear.approve();
}

/// Everything that pointing at things says: broken-down tanks, units cut off, every ground.
#[test]
fn what_one_learns_by_pointing_is_worded_in_both_languages() {
    let mut ear = Ear::of::<Villers>();
    for random in [false, true] {
        let mut desk = Desk::new(
            "baden N16 hurt broken, london2-4 N15 hurt, gr5-1 A33, london2-2 M17, london2-10 O17, rmle1 A01 hero",
        );
        desk.on_track("gr5-2", 5).lose("gr5-3").wait("a1");
        desk.p.random = random;
        let things = "baden london2-4 gr5-1 gr5-2 gr5-3 a1 rmle1 F20 H04 N21 AA05 N16 A10";
        for id in things.split(' ') {
            ear.hear_inspection(&desk.inspected(id));
        }
    }
    ear.approve();
}

/// Every end of both scenarios.
#[test]
fn every_end_is_said_in_both_languages() {
    let mut ear = Ear::of::<Villers>();
    for ended in [Won::German, Won::Allied, Won::Neither] {
        for level in -3..=4 {
            let mut desk = Desk::new("gr5-1 N30");
            (desk.p.ended, desk.p.level) = (ended, level);
            ear.hear_desk(desk.at(GERMAN, Phase::Over));
        }
        for points in [0, 1, 17] {
            let mut desk = Desk::first("gr5-1 N30");
            desk.p.ended = ended;
            desk.p.points[ALLIED] = points;
            ear.hear_desk(desk.at(GERMAN, Phase::Over));
        }
    }
    for duel in [Won::NotYet, Won::German, Won::Allied] {
        let mut desk = Desk::new("gr5-1 N30, london2-4 N24");
        desk.p.duel = duel;
        ear.hear_desk(&desk);
    }
    ear.approve();
}

/// Every kind of event, with what it may say.
fn events(desk: &Desk) -> Vec<Event> {
    let (unit, target) = (desk.unit("baden"), desk.unit("london2-4"));
    let (hex, from, to) = (desk.hex("F20"), desk.hex("H04"), desk.hex("N15"));
    let mut events = vec![
        Event::SetUp,
        Event::CounterBattery,
        Event::Wasted { hex },
        Event::AlliesWait,
        Event::Eliminated { unit, hex },
        Event::Carried { unit, from: hex, hex },
        Event::Repelled { unit, hex },
        Event::Renewed { unit, hex },
        Event::LostInside { unit, hex },
        Event::Rallied { unit, hex },
        Event::Infiltrated { unit, from, to },
        Event::Withdrew { unit, from, to },
        Event::PutBack { unit, from, to },
        Event::HeroLost { unit },
        Event::ReturnsOpen,
        Event::ReturnDelayed { unit, turn: 5 },
        Event::IntensityTest { intensity: 3, confusion: 20 },
        Event::SequenceBreaks { turn: 3 },
        Event::CohesionEnds { turn: 3 },
        Event::HeroGiven { unit, hex },
        Event::Reorganised { unit, hex },
        Event::Mended { unit, hex },
        Event::FellBack { unit, from, to },
        Event::LostFallingBack { unit, from, to },
        Event::Regrouped { unit, hex },
        Event::Abandoned { unit, hex },
        Event::NightAttack,
        Event::Deployed { unit, hex },
        Event::Morning { die: 4, confusion: 16 },
        Event::FinalPoints { german: 12, allied: -1 },
        Event::Decisive,
    ];
    for side in Seat::BOTH {
        events.extend([
            Event::Aimed { side, hex },
            Event::OnTarget { side, hex, die: 2, most: 4 },
            Event::Scattered { side, from, to, die: 5, way: 3, most: 4 },
            Event::Scattered { side, from, to: Hex::NONE, die: 5, way: 3, most: 4 },
            Event::ActivationsOpen { side },
            Event::RepairsOpen { side },
            Event::HeroUnused { side },
            Event::DuelWon { side },
        ]);
        events.extend((0..3).map(|count| Event::GunsOpen { side, count }));
        events.extend(GAINS.iter().zip(0..).map(|((gain, _), points)| Event::Points {
            gain: *gain,
            side,
            points,
        }));
        events.extend((-3..=3).map(|level| Event::DuelShift { side, level }));
        for tanks in [false, true] {
            events.extend([1, 3].map(|count| Event::MarkerActivates { side, tanks, count }));
        }
    }
    for yes in [false, true] {
        events.extend([
            Event::TurnBegins { turn: 3, random: yes },
            Event::TankShelled { unit, hex, die: 3, hit: yes },
            Event::BreakdownTest { unit, hex, die: 3, limit: 2, broken: yes },
            Event::Cohesion { die: 3, sum: 6, held: yes },
            Event::NightOver { over: yes },
            Event::NightTest { unit, hex, die: 3, medals: 2, held: yes },
            Event::NotDeployed { unit, turn: if yes { 8 } else { 0 } },
            Event::ReturnTest {
                unit,
                die: 3,
                modifier: if yes { -2 } else { 3 },
                turn: if yes { 5 } else { 0 },
            },
            Event::Hurt { unit: if yes { unit } else { target }, hex },
        ]);
        for modifier in [-2, 0] {
            events.push(Event::Fired { unit, from, target, hex, die: 3, modifier, hit: yes });
            events.push(Event::Shelled {
                unit: target,
                hex,
                die: 3,
                shelter: modifier,
                medals: 2,
                lost: yes,
            });
        }
    }
    for count in 0..5 {
        let (medals, number, die) = (count, count, count + 1);
        events.extend([
            Event::Entered { unit, hex, medals },
            Event::Moved { unit, from, to, points: count, medals, way: Way::default() },
            Event::WhippetsComing { die, count: count + 2 },
            Event::ArrivalsOpen { count },
            Event::Draw { number },
            Event::CupRefilled { count },
            Event::RoundOpens { round: count },
            Event::Assaulted {
                unit,
                from,
                target,
                hex,
                dice: [1, 2, 3, 4].map(|die| if die > count { 0 } else { die + 2 }),
                need: 5,
                hits: count,
            },
        ]);
    }
    for result in [Repaired::Not, Repaired::Mended, Repaired::Lost] {
        events.extend([0, 2].map(|add| Event::Repair { unit, hex, die: 3, add, result }));
    }
    events.extend((1..=14).map(|turn| Event::TurnEnds { turn }));
    events.extend([7, 14].map(|turn| Event::NightFalls { turn }));
    events.extend((-3..=4).map(|level| Event::Verdict { level }));
    let ends = [Won::German, Won::Allied, Won::Neither];
    events.extend(ends.map(|won| Event::Counted { won, german: 19, allied: 4 }));
    events.extend((0..desk.game.tables.cup.len()).map(|line| Event::Drawn { marker: line as u8 }));
    events
}

#[test]
fn every_event_is_told_in_both_languages() {
    let desk = Desk::new("");
    every_event_is_told(&desk.game, events(&desk), include_str!("../src/event.rs"));
}

#[test]
fn a_badly_written_decision_is_answered_with_a_sentence() {
    let mut ear = Ear::of::<Villers>();
    let decisions = [
        "",
        "charge",
        "take",
        "take ir999",
        "place Z99",
        "go Villers",
        "assault AB01",
        "hero F20",
        "infiltrate gr5-1 F20",
        "done done",
    ];
    ear.hear_mistakes(&second(""), &decisions, &["Z99", "AB01", "hill"]);
    // A hex of the rows that the first scenario leaves out.
    ear.hear_mistakes(&first(""), &["go Q05"], &[]);
    ear.approve();
}

/// French needs articles and agreements that the arguments do not bring.
#[test]
fn french_agrees() {
    let desk = Desk::new("");
    let said = |event: Event| said::<Villers>(&desk.game.tell(&event))[0].clone();
    let (tank, battalion) = (desk.unit("a2"), desk.unit("gr5-1"));
    let (town, wood, open) = (desk.hex("F20"), desk.hex("H04"), desk.hex("N15"));
    assert_eq!(said(Event::ActivationsOpen { side: GERMAN }), "Activations des Allemands.");
    assert_eq!(said(Event::GunsOpen { side: ALLIED, count: 1 }), "Bombardement des Alliés : un barrage.");
    assert_eq!(said(Event::GunsOpen { side: ALLIED, count: 0 }), "Bombardement des Alliés : aucun barrage.");
    assert_eq!(
        said(Event::Moved {
            unit: battalion,
            from: wood,
            to: open,
            points: 4,
            medals: 2,
            way: Way::default()
        }),
        "1er bataillon, 5e régiment à pied de la Garde : Bois l’Abbé (H04) → N15 (points de mouvement : 4, médailles : 2)."
    );
    let fired = |hit| Event::Fired {
        unit: tank,
        from: open,
        target: battalion,
        hex: town,
        die: 4,
        modifier: -1,
        hit,
    };
    assert_eq!(
        said(fired(false)),
        "Mark IV femelle A2 tire : 1er bataillon, 5e régiment à pied de la Garde, Villers-Bretonneux (F20), dé 4 (−1) ; manqué."
    );
    let repair = |add, result| Event::Repair { unit: tank, hex: town, die: 4, add, result };
    assert_eq!(
        said(repair(0, Repaired::Not)),
        "Mark IV femelle A2, Villers-Bretonneux (F20) : réparation, dé 4 ; toujours en panne."
    );
    assert_eq!(
        said(repair(2, Repaired::Lost)),
        "Mark IV femelle A2, Villers-Bretonneux (F20) : réparation, dé 4 + 2 ; perdu."
    );
    let points = |points| Event::Points { gain: Gain::Duel, side: ALLIED, points };
    assert_eq!(said(points(1)), "Duel de chars : 1 point aux Alliés.");
    assert_eq!(said(points(2)), "Duel de chars : 2 points aux Alliés.");
    let marker = Event::MarkerActivates { side: GERMAN, tanks: false, count: 1 };
    assert_eq!(said(marker), "Les Allemands activent : bataillons, jusqu’à 1.");
}
