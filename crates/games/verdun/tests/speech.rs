//! Every word of the game is there in both languages, and every phrase has what it needs.

use contract::Show;
use std::collections::BTreeSet;
use verdun::{Blow, March, Reckoning};

use table::keys_of;
use verdun::position::Ended;
use verdun::{Counted, families};
use workbench::speech::{Ear, every_event_is_told};
use workbench::{key, packs, said};

use crate::common::*;

workbench::speech!(
    Verdun,
    families(),
    &[
        "ask-", "beside-", "brief-", "case-", "caution-", "event-", "goal-", "note-", "odds-", "offer-",
        "parse-", "shift-", "status-", "why-",
    ]
);

/// Plays a game at random after the ready-made deployments, with everything said on the way.
fn play(options: &str, seed: u64, ear: &mut Ear) {
    let like = |p: &Position, _| format!("{:?} {}", p.phase, p.fallen != 0);
    ear.hear_game(Desk::campaign(options).0, seed, like, |game, dice| {
        let hex = Hex(dice.below(game.map.hexes as u32) as u16);
        let unit = dice.below(game.counters.all.len() as u32) as u8;
        [game.map.name(hex), &game.counter(unit).id, "button", "corps-XX"].map(str::to_string).to_vec()
    });
}

#[test]
fn games_are_told_in_both_languages() {
    let mut ear = Ear::of::<Verdun>();
    play("", 1, &mut ear);
    play("attached heavy-forts left-bank", 2, &mut ear);
    play("infiltration total-effort", 3, &mut ear);
    ear.approve();
}

#[test]
fn setting_up_is_worded_in_both_languages() {
    let mut ear = Ear::of::<Verdun>();
    let mut desk = Desk::begin(game(""), 1);
    for side in [FRENCH, GERMAN] {
        assert_eq!(desk.asked(), side);
        ear.hear_desk(&desk);
        desk.does(if side == FRENCH {
            "take ri165, place 1403, take ri324"
        } else {
            "take ir80, place 1101"
        });
        ear.hear_desk(&desk);
        desk.does("standard");
        ear.hear_desk(&desk);
        desk.does("done");
    }
    ear.approve();
}

/// What random games seldom come to: every question of an assault with pioneers, of guns and of a fort.
#[test]
fn questions_of_a_battle_are_worded_in_both_languages() {
    let mut ear = Ear::of::<Verdun>();
    // Units, how the assault is declared, and the die.
    let battles = [
        (
            "ir80 1402, ir81 1402, pi21 1402, art21 1401, ri165 1403 reduced, ri324 1403, art72r 1405",
            "target 1403, with ir80, with ir81, with pi21, with art21",
            6,
        ),
        (
            "ir80 1605, ir81 1605, pi21 1605, art21 1604, ri165 1606 reduced, ri362 1606, art72r 1607, xxx1 1608",
            "target 1606, with ir80, with ir81, with pi21, with art21",
            6,
        ),
        (
            "ir24 2112, ir20 2112, pi3b 2112, ri35 2113 reduced",
            "target 2113, with ir24, with ir20, with pi3b",
            5,
        ),
        ("ir24 2112, ir20 2112", "target 2113, with ir24, with ir20", 6),
        ("ir80 1605 reduced, ri165 1606, ri362 1606", "target 1606, with ir80", 1),
    ];
    for (units, declared, die) in battles {
        for pick in 0..3 {
            let mut desk = in_phase(GERMAN, Phase::Assault, units);
            for decision in declared.split(", ") {
                ear.hear_desk(&desk);
                desk.does(decision);
            }
            ear.hear_desk(&desk);
            desk.rolling(&[die]).does("assault");
            for _ in 0..20 {
                ear.hear_desk(&desk);
                if desk.p.phase == Phase::Assault || desk.p.phase == Phase::Break {
                    break;
                }
                let offers = desk.offers();
                desk.does(&offers[pick % offers.len()].clone());
            }
        }
    }
    ear.approve();
}

/// Damage that its owner deals out, and what a barrage may do to a unit of every sort.
#[test]
fn questions_of_a_bombardment_are_worded_in_both_languages() {
    let mut ear = Ear::of::<Verdun>();
    let units = "xviii1 1604, xviii2 1604, ri165 1606, ri351 1606, qg-xxx 1606 cut-off, ri362 1607 reduced, \
                 ri324 1608, bcp56 1609 reduced demoralised";
    let mut desk = in_phase(GERMAN, Phase::Bombard, units);
    for decision in ["take naval", "stay", "take xviii1", "with xviii2", "with heavy"] {
        desk.does(decision);
        ear.hear_desk(&desk);
        ear.hear_pointing(&desk.game, &desk.p, GERMAN, "naval", "1606");
    }
    for hex in ["1606", "1607", "1608", "1609"] {
        ear.hear_odds(Some(&desk.odds(&format!("barrage {hex}"))));
    }
    desk.rolling(&[5]).does("barrage 1606");
    assert_eq!(desk.p.phase, Phase::Damage);
    ear.hear_desk(&desk);
    ear.approve();
}

/// A headquarters that nothing reaches, and an assault across a stream.
#[test]
fn rare_notes_are_worded_in_both_languages() {
    let mut ear = Ear::of::<Verdun>();
    let mut desk = Desk::new("qg-xviii 1104, ir80 2507, ir81 2507, ri35 2606 reduced");
    desk.control(FRENCH, "0201 1601 2201");
    for id in ["qg-xviii", "ir80"] {
        ear.hear_inspection(&desk.inspected(id));
    }
    desk.at(GERMAN, Phase::Assault);
    ear.hear_odds(Some(&desk.odds("target 2606")));
    ear.approve();
}

/// Questions that are asked once a game at most.
#[test]
fn questions_of_a_day_are_worded_in_both_languages() {
    let mut ear = Ear::of::<Verdun>();
    let mut hear = |desk: &Desk| ear.hear_desk(desk);
    let units = "qg-xxx 1609, qg-xviii 1104, ri13 1622 reduced, ir80 1605 reduced, bcp56 1606, pi21 1605";
    let mut desk = Desk::with(units, "attached");
    for id in ["xxx1", "qg-xx", "ri165", "qg-iii", "ir81"] {
        desk.lose(id, false);
    }
    desk.p.replacements = 2;
    for side in [GERMAN, FRENCH] {
        for phase in [Phase::Replace, Phase::Break] {
            hear(desk.at(side, phase));
        }
    }
    hear(desk.at(FRENCH, Phase::Petain));
    hear(desk.at(FRENCH, Phase::Attach));
    hear(desk.at(GERMAN, Phase::Call));
    desk.does("call");
    hear(&desk);
    desk.p.ended = Ended::Even;
    hear(desk.at(GERMAN, Phase::Over));
    ear.approve();
}

/// Every level of victory, with the points that lead to it.
#[test]
fn every_end_is_said_in_both_languages() {
    let mut ear = Ear::of::<Verdun>();
    for (level, points) in [(0, -1..=2), (1, 3..=5), (2, 6..=8), (3, 9..=11), (4, 12..=20)] {
        for points in points {
            ear.hear(&Text::key(format!("level-{level}")).with("points", points));
        }
        ear.hear(&Text::key(format!("level-name-{level}")));
    }
    ear.approve();
}

/// Every kind of event, with what it may say.
fn events(desk: &Desk) -> Vec<Event> {
    let (unit, of) = (desk.unit("art21"), desk.unit("ir80"));
    let (hex, from, to) = (desk.hex("1104"), desk.hex("1104"), desk.hex("1105"));
    let (side, dice, morale, target) = (FRENCH, [3, 4], 7, hex);
    let mut events = vec![
        Event::Placed { unit, hex },
        Event::StandardDeployment { side },
        Event::Deployed { side },
        Event::DayBegins { day: 21 },
        Event::FineAtFirst,
        Event::OutOfSupply { unit, hex },
        Event::Supplied { unit, hex },
        Event::Surrendered { unit, hex },
        Event::Replaced { unit, hex },
        Event::Restored { unit, hex },
        Event::Arrived { unit, hex },
        Event::Delayed { unit, hex },
        Event::NotCalled,
        Event::Petain,
        Event::GunReturned { unit, hex },
        Event::Unscathed { hex },
        Event::Damaged { unit, hex },
        Event::NothingToDamage { hex },
        Event::Demoralised { unit, hex },
        Event::CutOff { unit, hex },
        Event::Reduced { unit, hex },
        Event::Eliminated { unit, hex },
        Event::LeftBehind { unit, hex },
        Event::DugIn { unit, hex },
        Event::LeftDigging { unit, hex },
        Event::Taken { hex, side },
        Event::FellBack { unit, from, to },
        Event::FortDestroyed { hex },
        Event::FortAbsorbs { hex },
        Event::RemnantFormed { unit, of, hex },
        Event::RemnantDeclined { unit },
        Event::Infiltrated { unit, from, to },
        Event::Recovery,
    ];
    events.extend((2..7).map(|phase| Event::Phase { side, phase }));
    events.extend((0..3).map(|corps| Event::Attached { corps }));
    events.extend(Counted::ALL.map(|what| {
        let points = if what == Counted::Call { -1 } else { what as i8 };
        Event::Points { what, points }
    }));
    events.extend([-1, 0, 1, 7].map(|points| Event::Ended {
        points,
        towns: 1,
        forts: 1,
        city: 0,
        losses: 3,
    }));
    for yes in [false, true] {
        events.extend([
            Event::Weather { die: 2, bad: yes },
            Event::Rally { unit, hex, dice, morale, rallied: yes },
            Event::HeadquartersRally { unit, hex, dice, morale, rallied: yes },
            Event::Called { free: yes },
            Event::Interdiction { unit, from, hex, die: 3, need: 4, laid: yes },
            Event::RemnantTest { unit, hex, dice, morale, saved: yes },
        ]);
        events.extend((0..4).map(|add| Event::MoraleTest { unit, hex, dice, add, morale, failed: yes }));
    }
    let blow = Blow { who: hexmap::one(unit), on: hexmap::one(unit), ..Blow::default() };
    for count in 0..4 {
        let (others, halves, march) = (count, count, March::default());
        let reckoning = Reckoning::default();
        events.extend([
            Event::Replacements { side, count },
            Event::MarkersLifted { side, count },
            Event::HitsWithoutEffect { side, count },
            Event::NoWayBack { side },
            Event::Retreats { side, distance: count },
            Event::Moved { unit, others, from, to, halves, march },
            Event::MarchedFar { unit, others, from, to, halves, march },
            Event::BrokeThrough { unit, others, from, to, march },
            Event::Assault {
                target,
                attackers: count,
                guns: count,
                attack: 9,
                defence: 4,
                column: -3,
                blow,
                reckoning,
            },
            Event::DefenceSupported { target, guns: count, strength: 3, column: 8, blow },
            Event::AssaultRolled {
                target,
                column: 0,
                die: 1,
                attacker: count,
                defender: count,
                blow,
                reckoning,
            },
        ]);
    }
    for shift in -5..=2i8 {
        let many = shift.unsigned_abs();
        let (guns, strength, column, result) = (many, 16, many, many.min(4));
        events.push(Event::Barrage {
            hex,
            guns,
            strength,
            column,
            shift,
            die: 5,
            result,
            blow,
            shifts: [1, 0, shift - 1],
        });
    }
    events
}

#[test]
fn every_event_is_told_in_both_languages() {
    let desk = Desk::new("");
    every_event_is_told(&desk.game, events(&desk), include_str!("../src/event.rs"));
}

#[test]
fn a_badly_written_decision_is_answered_with_a_sentence() {
    let mut ear = Ear::of::<Verdun>();
    let decisions = [
        "",
        "charge",
        "take",
        "take ir999",
        "place 9999",
        "go Verdun",
        "replace ir80 3399",
        "attach XXI",
        "fall ir80",
        "infiltrate ir80 x",
        "done done",
    ];
    ear.hear_mistakes(&game(""), &decisions, &["9999", "corps-x", "hill"]);
    ear.approve();
}

/// The fault that is found in the data with a file changed so.
fn fault(file: &str, change: impl Fn(&str) -> String) -> Text {
    let before = packs::own::<Verdun>(file);
    let after = change(&before);
    assert_ne!(before, after, "nothing is changed in {file}");
    packs::fault::<Verdun>(packs::with_file::<Verdun>("", file, &after)).message
}

/// A fault in a file is said with what was found and what was expected: each of them is made here.
#[test]
fn faulty_data_are_answered_with_a_sentence() {
    let mut faults = Vec::new();
    let changed = [
        ("map.toml", "columns = 33", "columns = 90"),
        ("map.toml", "0105  town                text      Forges", "0105"),
        ("map.toml", "0105  town", "0135  town"),
        ("map.toml", "0105  town", "0110  town"),
        ("map.toml", "0105  town                text", "0105  swamp               text"),
        ("map.toml", "0105  town                text", "0105  town                heard"),
        ("units.toml", "zone = \"72R\"", "zone = \"73R\""),
        ("units.toml", "zone = \"72R\"", "hex = \"9999\""),
        ("units.toml", "id = \"ri165\"", "id = \"RI 165\""),
        ("units.toml", "id = \"ri165\"", "id = \"ri324\""),
        ("units.toml", "corps = \"XXX\", division = \"72R\"", "division = \"72R\""),
        ("units.toml", "corps = \"XXX\", division = \"72R\"", "corps = \"III\", division = \"72R\""),
        ("units.toml", "move = 4, morale = 7, zone = \"72R\"", "move = 4, zone = \"72R\""),
        ("units.toml", "kind = \"garrison\"", "kind = \"remnant\""),
        ("units.toml", "kind = \"headquarters\"", "kind = \"divisional\", range = 5, combat = 1"),
        ("units.toml", "\n[[corps]]\nid = \"XX\"", "\n[[corps]]\nid = \"XXX\""),
        ("tables.toml", "columns = \"1:3 1:2", "columns = \"1:4 1:2"),
        ("tables.toml", "\"4/0 4/0", "\"4-0 4/0"),
        ("tables.toml", "\"4/0 4/0", "\"4/0"),
        ("tables.toml", "\"1  4  7", "\"1  7  4"),
        ("tables.toml", "\"-  -  -  -  -  -  M\"", "\"-  -  -  -  -  -  M9\""),
        ("map.toml", "id = \"forges\"\nhexes = \"0105\"", "id = \"forges\"\nhexes = \"\""),
        ("map.toml", "path = \"1115 1214 1315\"", "path = \"1115 1215 1315\""),
        ("map.toml", " 1116/1215 ", " "),
        ("map.toml", "german = \"0201 1601 2201\"", "german = \"0201 1501 2201\""),
        ("units.toml", "move = 4, morale = 7, zone = \"72R\"", "move = 4, morale = 77, zone = \"72R\""),
        ("tables.toml", "wood   = { move = 2,", "wood   = { move = 200,"),
        ("deployments.toml", "0503: ri324", "9999: ri324"),
        ("deployments.toml", "0503: ri324", "0503: ir80"),
        ("deployments.toml", "0503: ri324", "0503: ri351"),
    ];
    for (file, from, to) in changed {
        faults.push(fault(file, |text| text.replacen(from, to, 1)));
    }
    // Lists in quotes, changed whole: the first of each kind.
    let listed = [
        ("front = ", ""),
        ("front = ", "0403 0503 0703"),
        ("front = ", "0402 0503"),
        ("front = ", "0403 0503"),
        ("german = ", ""),
        ("path = ", "0201"),
        ("path = ", "0201 0401"),
        ("sides = ", "0101-0201"),
        ("sides = ", "0101/0301"),
        ("side = ", "2010/2011"),
    ];
    for (field, list) in listed {
        faults.push(fault("map.toml", |text| {
            let at = text.find(&format!("\n{field}")).or_else(|| text.find(field)).expect(field);
            let start = at + text[at..].find('"').expect("a quote");
            let quote = if text[start..].starts_with("\"\"\"") { "\"\"\"" } else { "\"" };
            let body = start + quote.len();
            let end = body + text[body..].find(quote).expect("an end") + quote.len();
            format!("{}\"{list}\"{}", &text[..start], &text[end..])
        }));
    }
    let remnant = |number: usize| {
        format!(
            "  {{ id = \"extra{number}\", side = \"french\", kind = \"remnant\", name = {{ fr = \"x\", en = \"x\" }}, \
             short = \"x\", combat = 1, morale = 6, source = \"drawn\" }},\n"
        )
    };
    faults.push(fault("units.toml", |text| {
        let many: String = (0..40).map(remnant).collect();
        text.replacen("unit = [\n", &format!("unit = [\n{many}"), 1)
    }));
    let mut ear = Ear::of::<Verdun>();
    ear.hear_all(&faults);
    ear.approve();
    let of_data = |key: &String| ["map-", "unit-", "table-"].iter().any(|family| key.starts_with(family));
    let made: BTreeSet<String> = faults.iter().map(key).collect();
    let known = keys_of((Verdun::about().messages)(Language::Fr)).into_iter().filter(|key| of_data(key));
    let missed: Vec<String> = known.filter(|key| !made.contains(key) && key != "unit-and-others").collect();
    assert!(missed.is_empty(), "{missed:?}");
}

/// French needs articles and agreements that the arguments do not bring.
#[test]
fn french_agrees() {
    let desk = Desk::new("");
    let said = |event: Event| said::<Verdun>(&desk.game.tell(&event))[0].clone();
    let (guns, regiment, hex) = (desk.unit("art21"), desk.unit("ir80"), desk.hex("1104"));
    assert_eq!(said(Event::Deployed { side: GERMAN }), "Les Allemands sont en place.");
    assert_eq!(
        said(Event::Demoralised { unit: guns, hex }),
        "Artillerie de la 21e division, Haumont (1104) : unité démoralisée."
    );
    let test = |add| Event::MoraleTest { unit: regiment, hex, dice: [3, 4], add, morale: 8, failed: add > 1 };
    let start = "80e régiment d’infanterie, Haumont (1104) : test de moral, dés 3 + 4";
    assert_eq!(said(test(0)), format!("{start} contre 8 ; l’unité tient."));
    assert_eq!(said(test(2)), format!("{start}, plus 2, contre 8 ; c’est un échec."));
    assert_eq!(
        said(Event::Moved {
            unit: regiment,
            others: 2,
            from: desk.hex("1101"),
            to: hex,
            halves: 7,
            march: March::default()
        }),
        "80e régiment d’infanterie et 2 autres unités : 1101 → Haumont (1104), 3 points et demi."
    );
    let barrage = Event::Barrage {
        hex,
        guns: 3,
        strength: 16,
        column: 6,
        shift: -1,
        die: 5,
        result: 3,
        blow: Blow {
            who: hexmap::one(guns) | hexmap::one(regiment),
            on: hexmap::one(regiment),
            ..Blow::default()
        },
        shifts: [0, 0, -1],
    };
    assert_eq!(
        said(barrage),
        "80e régiment d’infanterie et 1 autre, barrage sur 80e régiment d’infanterie, Haumont (1104) : force 16, décalage −1, colonne 16–18. Dé 5 : test de moral à +2 (M2)."
    );
    assert_eq!(said(Event::Attached { corps: 0 }), "La 16e division est rattachée au XXXe corps.");
    assert_eq!(
        said(Event::Points { what: Counted::Call, points: -1 }),
        "Appel de la 121e division : −1 point."
    );
}
