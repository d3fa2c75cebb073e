//! Ambush (2.11): who lies in it, who sees through it, and how it ends.

use crate::common::*;
use contract::Show;

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
    let desk = Desk::acting("a1", "wood F09", "a1 H09, d1 F09 ambush").after("go G09");
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
    // A breakthrough; a retreat leads nobody nearer to an enemy, hidden or not, and an evasion into no other's zone.
    let mut back = Desk::acting("a1", "wood F13; marsh E12 G12", "a1 F10 e, d1 F11 w, a2 F13 ambush");
    back.purse(20, 0).rolling("2 6 6 6 6 6").does("assault d1");
    assert!(back.cites("2.9.impossible") && back.has("a2", mark::AMBUSH));
    let mut on = Desk::acting("a1", "wood F13", "a1 F11 4 e, d1 F12 1 w, d2 F13 ambush");
    on.purse(20, 0).rolling("4 4 4 4 6").does("assault d1").does("advance");
    assert!(!on.has("d2", mark::AMBUSH), "a breakthrough finds it");
    let mut away = Desk::new("wood C10", "a1 F09, a2 C10 ambush, d1 E09 cavalry").turn_of(ATTACKER);
    away.does("take a1, assault d1");
    assert!(!away.targets("evade").iter().any(|to| away.distance("C10", to) == 1));
    away.does("evade C08");
    assert!(away.has("a2", mark::AMBUSH), "riders who slip away pass it by");
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

// --- Who comes under cover later.

/// A battle from its beginning with everybody deployed as listed, in the open unless it is said otherwise.
fn begun(table: &str, units: &str) -> Desk {
    Desk::begin(game(table, units, "")).after("dispose 0, done, dispose 0, done")
}

/// Plays to the end of the turn: whoever is named does this, everybody else stays as he is.
fn a_turn(desk: &mut Desk, deeds: &[(&str, &str)]) {
    let turn = desk.p.turn;
    let mut told = Vec::new();
    while desk.p.turn == turn {
        let side = desk.asked();
        if desk.p.phase == Phase::React {
            desk.does("pass");
            continue;
        }
        let idle = desk.p.there(side).find(|(_, unit)| !unit.has(mark::ACTIVATED)).map(|(slot, _)| slot);
        let unit = desk.game.unit_id(idle.expect("somebody waits"));
        let deed = deeds.iter().find(|(who, _)| *who == unit).map_or("stay", |(_, deed)| deed);
        desk.does(&format!("take {unit}, {deed}"));
        told.append(&mut desk.lines);
    }
    desk.lines = told;
}

#[test]
fn r2_11_embuscade_who_digs_in_where_he_has_stood_from_the_beginning() {
    let mut desk = begun("", "a1 J09, a2 J12, d1 D09, d2 D12");
    assert!(!desk.has("d1", mark::AMBUSH), "in the open nobody does");
    a_turn(&mut desk, &[("d2", "go D13, stay")]);
    assert_eq!((desk.works("D09"), desk.works("D13")), (1, 0));
    assert!(desk.has("d1", mark::AMBUSH) && desk.has("a1", mark::AMBUSH) && desk.cites("r.ambush"));
    assert!(!desk.has("d2", mark::AMBUSH));
    // He who moved digs in as well the turn after, and lies in no ambush.
    a_turn(&mut desk, &[]);
    assert_eq!((desk.works("D09"), desk.works("D13")), (2, 1));
    assert!(desk.has("d1", mark::AMBUSH) && !desk.has("d2", mark::AMBUSH));
    // Turning, and building a depot, are neither moving nor fighting.
    for deed in ["turn e, stay", "depot"] {
        let mut desk = begun("", "a1 J09, d1 B09");
        a_turn(&mut desk, &[("d1", deed)]);
        assert!(desk.has("d1", mark::AMBUSH), "{deed}");
    }
}

#[test]
fn r2_11_embuscade_dug_in_later_has_all_its_effects() {
    let units = "a1 F09, a2 F06 cavalry, d1 D09, d2 D11 moved";
    let mut desk = Desk::bare("", &format!("{units}, a3 L01"), "");
    desk.p.unit_mut(slot("d1")).marks |= mark::FRESH;
    for (who, side) in [("d1", DEFENDER), ("d2", DEFENDER), ("a2", ATTACKER), ("a3", ATTACKER)] {
        desk.draw(side).does(&format!("take {who}, stay"));
    }
    // Before that it is a target like any other.
    desk.draw(ATTACKER).does("take a1");
    assert!(desk.may("fire d1"));
    desk.does("stay");
    assert!(desk.p.turn == 2 && desk.has("d1", mark::AMBUSH));
    desk.draw(ATTACKER).does("take a1");
    assert!(desk.sees("F09", "D09"), "in full view");
    assert_eq!(desk.refused("fire d1"), "2.11.embuscade");
    assert!(desk.may("fire d2"), "dug in too, but it had moved");
    // Its zone stops who comes, and at 1 UD it is located.
    desk.does("go E09");
    assert!(desk.cites("2.11.decouverte") && !desk.has("d1", mark::AMBUSH | mark::KNOWN | mark::FRESH));
    assert!(desk.may("fire d1"));
}

#[test]
fn r2_11_embuscade_not_who_has_fought_or_been_assaulted() {
    let open = || begun("zone-a F-L; zone-d A-E", "a1 G09 4, a2 L01, d1 D09, d2 E12 2, d3 A18");
    // Fired from where he stood.
    let mut desk = open();
    a_turn(&mut desk, &[("d1", "fire a1")]);
    a_turn(&mut desk, &[]);
    assert!(desk.works("D09") > 0 && !desk.has("d1", mark::AMBUSH));
    // Fired at, he has not fought: he digs in a turn later, and lies in ambush then.
    let mut desk = open();
    desk.draw(ATTACKER).rolling("t10 t10 t10 t10").does("take a1, fire d1");
    assert!(desk.has("d1", mark::STRUCK | mark::FRESH));
    a_turn(&mut desk, &[]);
    assert_eq!((desk.works("D09"), desk.has("d1", mark::AMBUSH)), (0, false));
    a_turn(&mut desk, &[]);
    assert!(desk.works("D09") == 1 && desk.has("d1", mark::AMBUSH));
    // Assaulted, he has fought, whoever began it.
    let mut desk = Desk::acting("a1", "", "a1 G09 1, d1 F09 4 fresh activated");
    desk.rolling("6 1 1 1 1").does("assault d1");
    assert!(!desk.has("d1", mark::FRESH) && desk.whereabouts("d1") == "F09");
}

#[test]
fn r2_11_embuscade_not_who_is_conspicuous_though_he_digs() {
    for unit in ["gaudy", "compact"] {
        let mut desk = begun("", &format!("a1 J09, d1 D09 {unit}"));
        a_turn(&mut desk, &[]);
        assert!(desk.works("D09") == 1 && !desk.has("d1", mark::AMBUSH), "{unit}");
    }
}

#[test]
fn rr_ambush_who_comes_under_cover_later_stays_known() {
    let mut desk = begun("", "a1 J09, d1 D09 2 mortars, d2 D12 4");
    let before = desk.table(ATTACKER);
    a_turn(&mut desk, &[]);
    assert!(desk.has("d1", mark::AMBUSH | mark::KNOWN) && !desk.unit("d1").is_hidden());
    for onlooker in [Onlooker::Seat(ATTACKER), Onlooker::Spectator] {
        let table = desk.game.table(&desk.p, onlooker);
        let at = |table: &table::Table| {
            table.pieces.iter().find(|piece| piece.place == "D09").expect("a piece").clone()
        };
        let (seen, now) = (at(&before), at(&table));
        assert_eq!(
            (&now.id, &now.kind, now.steps, now.facing),
            (&seen.id, &seen.kind, seen.steps, seen.facing)
        );
        assert!(now.face_up && now.with == seen.with);
        assert!(now.marks.iter().any(|mark| mark.kind == "ambush"), "everybody sees that it is one");
    }
    // It is told by its name, and nothing is revealed: all could see it.
    let named = |line: &contract::Line<Event>| match line.what {
        Event::LiesLow { unit: who, .. } => !who.is_hidden() && !line.reveals,
        _ => false,
    };
    assert_eq!(desk.lines.iter().filter(|line| named(line)).count(), 3, "a1 as well");
    // Nobody imagines it elsewhere.
    for seed in 0..20 {
        let world = desk.game.imagine(&desk.p, ATTACKER, &mut Dice::loose(seed));
        assert_eq!(world, desk.p);
    }
    // It may be pointed at by its name.
    desk.draw(ATTACKER).does("take a1");
    assert_ne!(desk.why_not("a1", "d1"), "r.marker");
    // What ends it reveals nothing either.
    let desk = Desk::acting("a1", "works-1 F09", "a1 H09, d1 F09 ambush known").after("go G09");
    assert!(desk.cites("2.11.decouverte") && !desk.lines.iter().any(|line| line.reveals));
}

#[test]
fn rr_ambush_not_with_an_enemy_beside() {
    let mut desk = Desk::bare("", "a1 E09, a2 L01, d1 D09 fresh, d2 A18", "");
    desk.does("take a1, stay").draw(ATTACKER).does("take a2, stay");
    for who in ["d1", "d2"] {
        desk.draw(DEFENDER).does(&format!("take {who}, stay"));
    }
    assert!(desk.p.turn == 2 && desk.works("D09") == 1);
    assert!(!desk.has("d1", mark::AMBUSH | mark::FRESH), "located as it comes under cover, and for good");
}

#[test]
fn rr_ambush_dug_in_later_and_found_is_over_for_good() {
    let mut desk = Desk::bare("", "a1 G09 cavalry, a2 L01, d1 E09 ambush known fresh, d2 A18", "");
    let hex = desk.hex("E09");
    desk.p.set_works(hex, 1);
    assert_eq!(desk.does("take a1").odds("scout").cases.len(), 2);
    desk.rolling("6").does("scout");
    assert!(desk.cites("3.8.cheval") && desk.cites("2.11.decouverte") && !desk.has("d1", mark::AMBUSH));
    for (who, side) in [("a2", ATTACKER), ("d1", DEFENDER), ("d2", DEFENDER)] {
        desk.draw(side).does(&format!("take {who}, stay"));
    }
    assert!(desk.p.turn == 2 && desk.works("E09") == 2 && !desk.has("d1", mark::AMBUSH));
}

#[test]
fn rr_ambush_riders_who_dismount_under_cover_and_no_smoke() {
    let dismounts = |table: &str| {
        let mut desk = Desk::new(table, "a1 J09, d1 D09 cavalry fresh").turn_of(DEFENDER);
        desk.does("take d1, dismount");
        desk
    };
    for cover in ["wood", "town", "works-1"] {
        let mut desk = dismounts(&format!("{cover} D09"));
        assert!(desk.has("d1", mark::AMBUSH | mark::KNOWN) && desk.cites("r.ambush"), "{cover}");
        // Their own move ends it.
        desk.does("go E09");
        assert!(!desk.has("d1", mark::AMBUSH | mark::KNOWN | mark::FRESH), "{cover}");
    }
    assert!(!dismounts("").has("d1", mark::AMBUSH));
    assert!(!dismounts("smoke-2 D09").has("d1", mark::AMBUSH), "smoke is none of what the book names");
    // Nor once they have moved.
    let mut desk = Desk::new("wood D09", "a1 J09, d1 C09 cavalry fresh").turn_of(DEFENDER);
    desk.does("take d1, go D09, dismount");
    assert!(!desk.has("d1", mark::AMBUSH));
}

#[test]
fn rr_ambush_who_is_found_stays_found_this_turn() {
    // Nobody sees past the wood: it is from the air that both are found.
    let mut desk = Desk::bare("wood E09 F08 F09", "a1 H09, d1 E09 cavalry fresh, d2 D09 fresh", "");
    (desk.p.phase, desk.p.active, desk.p.initiative) = (Phase::Bombard, ATTACKER, false);
    (desk.p.to_bombard, desk.p.fires[ATTACKER]) = (1, [0, 0, 1]);
    desk.does("spot E09");
    assert_eq!(desk.p.found[ATTACKER], one(slot("d1")) | one(slot("d2")));
    desk.draw(DEFENDER).does("take d1, dismount");
    assert!(!desk.has("d1", mark::AMBUSH) && !desk.cites("r.ambush"));
    desk.does("stay").draw(ATTACKER).does("take a1");
    assert!(desk.may("fire d1"), "it is where it was found");
    desk.does("stay").draw(DEFENDER).does("take d2, stay");
    // With the turn that is forgotten, and neither has moved or fought.
    assert!(desk.p.turn == 2 && desk.works("D09") == 1 && desk.cites("r.ambush"));
    for unit in ["d1", "d2"] {
        assert!(desk.has(unit, mark::AMBUSH) && desk.has(unit, mark::KNOWN), "{unit}");
        assert!(
            desk.saw(|event| matches!(event, Event::LiesLow { unit: who, .. } if who.slot == slot(unit)))
        );
    }
}

#[test]
fn r2_11_decouverte_who_fights_lies_in_ambush_no_more() {
    for kind in [mark::KNOWN, mark::CLIMBS, mark::SKIRTS] {
        let mut unit = Unit { marks: mark::AMBUSH | mark::FRESH | kind, ..Unit::NONE };
        unit.fights();
        assert_eq!(unit.marks, mark::FOUGHT);
    }
}

#[test]
fn rr_hit_reveals_a_known_ambush_is_blind_to_shell_and_over_when_hit() {
    let mut desk = Desk::new("works-1 D09", "a1 F09, d1 D09 ambush known");
    (desk.p.phase, desk.p.active, desk.p.initiative) = (Phase::Bombard, ATTACKER, false);
    (desk.p.to_bombard, desk.p.fires[ATTACKER]) = (1, [9; 3]);
    // The six of the unseen; what is known of it is in the odds.
    let odds = desk.odds("shell gas D09");
    assert_eq!(odds.cases.len(), 3);
    desk.rolling("5").does("shell gas D09");
    assert!(desk.has("d1", mark::AMBUSH));
    desk.rolling("6 6").does("shell gas D09");
    assert!(!desk.has("d1", mark::AMBUSH) && desk.cites("r.hit-reveals"));
    assert_eq!(desk.cohesion("d1"), 2);
    let fell = desk.game.case_of(&odds, &desk.lines).expect("a case");
    assert!((odds.cases[fell].probability - 1.0 / 12.0).abs() < 1e-9, "hit on a six, and three of six fail");
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
