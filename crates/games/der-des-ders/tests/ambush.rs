//! Ambush (2.11): who lies in it, who sees through it, and how it ends.

#![allow(missing_docs)]

mod common;

use common::*;
use contract::{Onlooker, Rules};
use der_des_ders::Event;
use der_des_ders::position::{Phase, mark, one};

/// A battle in which the defender is deployed as listed.
fn deployed(table: &str, units: &str) -> Desk {
    let mut desk = Desk::begin(game(table, &format!("a1 J09, {units}"), ""));
    desk.does("dispose 0, done, dispose 0, done");
    desk
}

// --- Who lies in ambush.

#[test]
fn r2_11_embuscade_whoever_is_deployed_under_cover() {
    for cover in ["wood", "thicket", "town", "works-1", "works-2", "works-3"] {
        let desk = deployed(&format!("{cover} D09"), "d1 D09, d2 D11");
        assert!(desk.has("d1", mark::AMBUSH), "{cover}");
        assert!(!desk.has("d2", mark::AMBUSH), "in the open nobody does");
    }
    for open in ["broken", "height-2", "wire"] {
        assert!(!deployed(&format!("{open} D09"), "d1 D09").has("d1", mark::AMBUSH), "{open}");
    }
    // The attacker’s too.
    let mut desk = Desk::begin(game("wood J05", "a1 J05, d1 D09", ""));
    desk.does("dispose 0, done, dispose 0, done");
    assert!(desk.has("a1", mark::AMBUSH));
}

#[test]
fn r2_11_embuscade_not_who_is_conspicuous() {
    // Mounted, gaudily dressed or in compact formation (2.13).
    for unit in ["cavalry", "gaudy", "compact"] {
        for cover in ["wood", "town", "works-2"] {
            let desk = deployed(&format!("{cover} D09"), &format!("d1 D09 {unit}"));
            assert!(!desk.has("d1", mark::AMBUSH), "{unit} in {cover}");
        }
    }
    let desk = deployed("wood D09; rail D09 D10", "d1 D09 4 train");
    assert!(!desk.has("d1", mark::AMBUSH), "nor a train");
}

#[test]
fn r2_11_embuscade_cannot_be_fired_at_from_afar() {
    for hex in ["G09", "H09", "I09"] {
        let desk = Desk::acting("a1", "wood F09", &format!("a1 {hex}, d1 F09 ambush"));
        let distance = desk.game.map.distance(desk.hex(hex), desk.hex("F09"));
        if distance > 1 {
            assert_eq!(desk.refused("fire d1"), "2.11.embuscade", "{distance} UD");
            assert!(desk.targets("fire").is_empty());
        }
        let found = Desk::acting("a1", "wood F09", &format!("a1 {hex}, d1 F09"));
        assert!(found.may("fire d1"), "once found it can, {distance} UD");
    }
}

#[test]
fn r2_11_embuscade_is_seen_at_one_ud() {
    let mut desk = Desk::acting("a1", "wood F09", "a1 H09, d1 F09 ambush");
    desk.does("go G09");
    assert!(desk.cites("2.11.decouverte") && !desk.has("d1", mark::AMBUSH));
    assert!(desk.may("fire d1") && desk.may("assault d1"));
}

#[test]
fn r2_11_embuscade_lasts_while_it_neither_moves_nor_fights() {
    let mut desk = Desk::bare("wood D09", "a1 J09, d1 D09 ambush", "");
    for turn in 1..=3 {
        assert_eq!(desk.p.turn, turn);
        desk.draw(ATTACKER).does("take a1, stay, take d1, stay");
        assert!(desk.has("d1", mark::AMBUSH), "turn {turn}");
    }
}

// --- How it ends.

#[test]
fn r2_11_decouverte_by_moving_or_fighting() {
    let table = "wood D09; wire D11";
    for (text, units) in [("go E09", "a1 J09"), ("fire a1", "a1 F09"), ("rake D11", "a1 J09")] {
        let mut desk = Desk::new(table, &format!("{units}, d1 D09 ambush")).turn_of(DEFENDER);
        desk.does("take d1").does(text);
        assert!(!desk.has("d1", mark::AMBUSH), "{text}");
        assert!(desk.lines.iter().any(|line| line.reveals), "{text}: it cannot be taken back");
    }
}

#[test]
fn r2_11_decouverte_by_answering_an_assault_on_a_friend() {
    // d2 stands in the open beside d1, who lies in the wood two UD from the attacker.
    let mut desk = Desk::new("wood D09", "a1 F09, d2 E09, d1 D09 ambush").turn_of(ATTACKER);
    desk.does("take a1, assault d2");
    assert!(desk.has("d1", mark::AMBUSH));
    desk.does("react d1");
    assert!(desk.cites("2.15.soutien") && !desk.has("d1", mark::AMBUSH));
}

#[test]
fn r2_11_decouverte_not_by_what_is_neither() {
    for text in ["stay", "turn ne", "depot"] {
        let mut desk = Desk::new("town C09", "a1 J09, d1 C09 ambush").turn_of(DEFENDER);
        desk.does("take d1").does(text);
        assert!(desk.has("d1", mark::AMBUSH), "{text}");
        let reads = |line: &&contract::Line<Event>| line.audience.reaches(Onlooker::Seat(ATTACKER));
        let named =
            desk.lines.iter().filter(reads).any(|line| format!("{:?}", line.what).contains("slot: 48"));
        assert!(!named, "{text}: the enemy is not told who it is");
    }
}

#[test]
fn r2_11_decouverte_by_any_move_that_comes_next_to_it() {
    // A breakthrough and an evasion; a retreat leads nobody nearer to an enemy, hidden or not.
    let mut back = Desk::acting("a1", "wood F13; marsh E12 G12", "a1 F10 e, d1 F11 w, a2 F13 ambush");
    back.purse(20, 0).rolling("2 6 6 6 6 6").does("assault d1");
    assert!(back.cites("2.9.impossible") && back.has("a2", mark::AMBUSH));
    let mut on = Desk::acting("a1", "wood F13", "a1 F11 4 e, d1 F12 1 w, d2 F13 ambush");
    on.purse(20, 0).rolling("4 4 4 4 6").does("assault d1").does("advance");
    assert!(!on.has("d2", mark::AMBUSH), "a breakthrough finds it");
    let mut away = Desk::new("wood C10", "a1 F09, a2 C10 ambush, d1 E09 cavalry").turn_of(ATTACKER);
    away.does("take a1, assault d1, evade C09");
    assert!(!away.has("a2", mark::AMBUSH), "riders who slip away find it");
}

// --- What is seen of it.

#[test]
fn rr_ambush_the_enemy_sees_a_marker_without_kind_strength_or_facing() {
    let desk = Desk::new("wood D09 D11", "a1 J09, d1 D09 4 mortars se ambush, d2 D11 1 w ambush");
    for onlooker in [Onlooker::Seat(ATTACKER), Onlooker::Spectator] {
        let table = desk.game.table(&desk.p, onlooker);
        let at =
            |place: &str| table.pieces.iter().find(|piece| piece.place == place).expect("a marker").clone();
        let (one, mut other) = (at("D09"), at("D11"));
        assert_eq!((&one.kind, one.steps, one.facing, &one.short), (&None, None, None, &None));
        assert!(one.with.is_empty() && !one.face_up && !one.id.contains("d1"));
        (other.id, other.place) = (one.id.clone(), one.place.clone());
        assert_eq!(format!("{one:?}"), format!("{other:?}"), "one marker is like another");
    }
    // The owner sees his own.
    let own = desk.game.table(&desk.p, Onlooker::Seat(DEFENDER));
    let piece = own.pieces.iter().find(|piece| piece.place == "D09").expect("a unit");
    assert_eq!((piece.id.as_str(), piece.steps, piece.facing), ("d1", Some([4, 4]), Some(2)));
}

#[test]
fn rr_ambush_both_are_told_how_many_there_are() {
    let desk = deployed("wood D09 D11 D13", "d1 D09, d2 D11, d3 E09");
    assert!(desk.cites("r.ambush"));
    assert!(desk.saw(|event| *event == Event::Ambushes { side: DEFENDER, count: 2 }));
    assert!(!desk.saw(|event| matches!(event, Event::Ambushes { side: ATTACKER, .. })), "he has none");
}

#[test]
fn rr_ambush_its_zone_of_control_stops_who_enters() {
    // Riders could go four UD; next to the marker they stop.
    assert!(Desk::acting("a1", "wood E09", "a1 H09 cavalry").may("go D09"));
    let mut desk = Desk::acting("a1", "wood E09", "a1 H09 cavalry, d1 E09 ambush");
    assert!(desk.may("go F09") && !desk.may("go D09"));
    desk.does("go F09");
    assert!(desk.cites("r.ambush") && !desk.has("d1", mark::AMBUSH));
    assert_eq!(desk.refused("go G09"), "2.6.limite", "the move is over");
}

#[test]
fn rr_ambush_is_over_for_good() {
    // Found by a patrol, the unit stays where it is, under cover, and is a target ever after.
    let mut desk = Desk::bare("wood E09", "a1 G09 cavalry, a2 H09, d1 E09 ambush", "");
    desk.does("take a1").rolling("6").does("scout");
    assert!(!desk.has("d1", mark::AMBUSH));
    for _ in 0..3 {
        while desk.p.phase == Phase::Activate {
            let turn = desk.p.turn;
            let side = desk.asked();
            let idle = desk.p.there(side).find(|(_, unit)| !unit.has(mark::ACTIVATED)).map(|(slot, _)| slot);
            let unit = desk.game.unit_id(idle.expect("somebody waits"));
            desk.does(&format!("take {unit}, stay"));
            if desk.p.turn != turn {
                break;
            }
        }
        assert!(!desk.has("d1", mark::AMBUSH));
    }
    // Nor does it lie in ambush again in another wood.
    let mut desk = Desk::new("wood E09 E10", "a1 J09, d1 E09").turn_of(DEFENDER);
    desk.does("take d1, go E10");
    assert!(!desk.has("d1", mark::AMBUSH));
}

#[test]
fn rr_hit_reveals_a_bombardment_that_hits() {
    let bombarding = || {
        let mut desk = Desk::new("wood D09", "a1 J09, d1 D09 ambush");
        (desk.p.phase, desk.p.active, desk.p.initiative) = (Phase::Bombard, ATTACKER, false);
        (desk.p.to_bombard, desk.p.fires[ATTACKER]) = (1, [9; 3]);
        desk
    };
    for (fire, miss, hit) in [("guns", "5", "6 1"), ("gas", "5", "6 1"), ("air", "t5", "t6 1")] {
        let mut desk = bombarding();
        desk.rolling(miss).does(&format!("shell {fire} D09"));
        assert!(desk.has("d1", mark::AMBUSH) && !desk.cites("r.hit-reveals"), "{fire}: a miss");
        desk.rolling(hit).does(&format!("shell {fire} D09"));
        assert!(!desk.has("d1", mark::AMBUSH) && desk.cites("r.hit-reveals"), "{fire}: a hit");
        assert_eq!(desk.cohesion("d1"), 3, "though its test was passed");
    }
}

#[test]
fn rr_hit_reveals_and_so_locates() {
    // The next point finds a target that is located: the cover of the wood, not the six of the unseen.
    let mut desk = Desk::new("wood D09", "a1 J09, d1 D09 ambush");
    (desk.p.phase, desk.p.active, desk.p.initiative) = (Phase::Bombard, ATTACKER, false);
    (desk.p.to_bombard, desk.p.fires[ATTACKER]) = (1, [9; 3]);
    desk.rolling("6 1").does("shell guns D09").rolling("4 1").does("shell guns D09");
    assert!(desk.saw(|event| matches!(event, Event::Shelled { need: 4, hit: true, .. })));
    assert!(desk.p.spotted[ATTACKER] & one(slot("d1")) != 0);
}

#[test]
fn rr_marker_a_hex_is_named_never_the_hidden_unit() {
    let desk = Desk::acting("a1", "wood F09", "a1 H09, d1 F09 ambush, d2 F11");
    assert!(desk.game.parse("fire d1").is_err() && desk.game.parse("fire F09").is_ok());
    // Pointing at it by its name is refused, and so for a unit that is not there: both could be anywhere.
    assert_eq!(desk.why_not("a1", "d1"), "r.marker");
    assert_eq!(desk.why_not("d1", ""), "r.marker");
    assert_eq!(desk.why_not("a1", "d30"), "r.marker");
    // By its place it is a marker like any other.
    assert_eq!(desk.why_not("a1", "F09"), "2.11.embuscade");
    assert_eq!(desk.why_not("a1", "marker:F09"), "2.11.embuscade");
    // Whoever is seen may be named.
    assert_ne!(desk.why_not("a1", "d2"), "r.marker");
}

#[test]
fn rr_marker_what_is_not_known_is_not_told_on_request() {
    // One marker, two truths: whoever asks is told the same.
    let [one, other] = ["d1 F09 4 mortars se ambush", "d1 F09 1 irregular w ambush"]
        .map(|unit| Desk::acting("a1", "wood F09", &format!("a1 H09, {unit}")));
    let at = |desk: &Desk| {
        let hex = desk.game.point_at("F09").expect("a hex");
        let own = desk.game.point_at("a1").expect("a unit");
        let inspection = desk.game.inspect(&desk.p, Onlooker::Seat(ATTACKER), hex);
        let measure = desk.game.measure(&desk.p, Onlooker::Seat(ATTACKER), own, hex);
        format!("{inspection:?} {measure:?}")
    };
    assert_eq!(at(&one), at(&other));
    let named = |desk: &Desk| {
        let unit = desk.game.point_at("d1").expect("a unit");
        format!("{:?}", desk.game.inspect(&desk.p, Onlooker::Seat(ATTACKER), unit))
    };
    assert_eq!(named(&one), named(&other));
}
