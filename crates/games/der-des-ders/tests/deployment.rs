//! Deployment (3.13): in secret, each side in its own half, no man’s land between; the usual dispositions,
//! and decoys.

use contract::Show;
use std::collections::BTreeSet;

use crate::common::*;

/// Three units a side, listed in line, and a wood in either zone.
const TABLE: &str = "wood J05 J06 D05 D06";
const UNITS: &str = "a1 J09, a2 J10, a3 J11 2 cavalry, d1 D09, d2 D10, d3 D11 4";

fn begun() -> Desk {
    Desk::begin(game(TABLE, UNITS, ""))
}

/// The battles of the data and some that are drawn.
fn battles() -> Vec<DerDesDers> {
    let listed = DerDesDers::about().scenarios.iter().map(|scenario| scenario.id.to_string());
    let drawn = Generator::series(DerDesDers::about(), 36);
    listed.chain(drawn).map(|id| battle(&id, "")).collect()
}

/// What an onlooker can see, as text.
fn told(desk: &Desk, onlooker: Onlooker) -> String {
    format!("{:?}", desk.game.table(&desk.p, onlooker))
}

// --- In secret.

#[test]
fn r3_13_deploiement_the_attacker_first_then_the_defender() {
    let mut desk = begun();
    assert_eq!((desk.p.phase, desk.asked(), desk.p.turn), (Phase::Deploy, ATTACKER, 0));
    assert_eq!(desk.refused_to(DEFENDER, "pick d1"), "2.ordre");
    desk.does("pick a1, place J08, turn nw");
    assert_eq!((desk.whereabouts("a1"), desk.facing("a1")), ("J08", "nw"));
    assert!(desk.in_hand().is_empty());
    desk.does("pick a2, place J09, pick a3, place J12, done");
    assert!(desk.cites("3.13.deploiement"));
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Deploy, DEFENDER));
    desk.does("dispose 0, done");
    assert!(desk.saw(|event| *event == Event::Shown) && desk.cites("3.13.deploiement"));
    assert_eq!((desk.p.turn, desk.p.phase), (1, Phase::Activate));
}

#[test]
fn r3_13_deploiement_one_thing_after_the_other() {
    let mut desk = begun();
    assert_eq!(desk.refused("place J09"), "3.13.deploiement", "nothing in hand");
    assert_eq!(desk.refused("turn e"), "3.13.deploiement");
    assert_eq!(desk.refused("done"), "3.13.deploiement", "everybody waits");
    assert_eq!(desk.refused("pick d1"), "3.13.deploiement", "not his");
    assert_eq!(desk.refused("pick a9"), "3.13.deploiement", "nobody");
    desk.does("pick a1");
    assert_eq!(desk.refused("pick a2"), "3.13.deploiement", "another is in hand");
    desk.does("place J09, pick a2, place J10");
    assert_eq!(desk.refused("done"), "3.13.deploiement", "one waits still");
    assert_eq!(desk.refused("take a1"), "2.ordre");
    desk.does("pick a3, place J11");
    assert!(desk.may("done"));
}

#[test]
fn r3_13_deploiement_nobody_sees_the_other_until_both_are_done() {
    // Two deployments that have nothing in common look the same from across, and to a spectator.
    let deployed = |texts: &str| begun().after(texts);
    let stages = ["pick a1", "pick a1, place J09", "pick a1, place L01, turn e", "dispose 4", "dispose 0"];
    for onlooker in [Onlooker::Seat(DEFENDER), Onlooker::Spectator] {
        let first = told(&begun(), onlooker);
        for texts in stages {
            assert_eq!(told(&deployed(texts), onlooker), first, "{texts}");
        }
    }
    let [one, other] = ["dispose 0, done", "dispose 4, done"].map(deployed);
    for onlooker in [Onlooker::Seat(DEFENDER), Onlooker::Spectator] {
        assert_eq!(told(&one, onlooker), told(&other, onlooker), "once the attacker has done");
    }
    // Nor do the defender’s go to the attacker.
    let [one, other] =
        ["dispose 0, done, dispose 0", "dispose 0, done, pick d2, place A01, turn e"].map(deployed);
    for onlooker in [Onlooker::Seat(ATTACKER), Onlooker::Spectator] {
        assert_eq!(told(&one, onlooker), told(&other, onlooker));
    }
    assert_ne!(told(&one, Onlooker::Seat(DEFENDER)), told(&other, Onlooker::Seat(DEFENDER)));
}

#[test]
fn r3_13_deploiement_the_journal_says_nothing_either() {
    let mut desk = begun();
    for texts in ["pick a1, place J09", "dispose 0"] {
        desk.does(texts);
        assert!(desk.lines.iter().any(|line| line.audience.reaches(Onlooker::Seat(ATTACKER))));
        for onlooker in [Onlooker::Seat(DEFENDER), Onlooker::Spectator] {
            assert!(desk.lines.iter().all(|line| !line.audience.reaches(onlooker)), "{texts}");
        }
    }
}

#[test]
fn r3_13_deploiement_everything_is_shown_once_both_are_done() {
    let desk = begun().after("dispose 0, done, dispose 0, done");
    let seen: Vec<String> =
        desk.game.table(&desk.p, Onlooker::Spectator).pieces.into_iter().map(|piece| piece.id).collect();
    assert_eq!(seen, ["d1", "d2", "d3", "a1", "a2", "a3"], "they all stand in the open");
    assert!(desk.lines.iter().any(|line| line.reveals), "nothing before it can be taken back");
}

#[test]
fn r3_13_deploiement_each_in_its_half_the_attacker_at_the_bottom() {
    for game in battles() {
        let board = &game.scenario.board;
        for (side, army) in game.scenario.armies.iter().enumerate() {
            for hex in army.zone.iter() {
                let lower = hex / board.columns >= board.rows / 2;
                assert_eq!(lower, side == 0, "{}", game.map.grid.name(hex));
            }
        }
    }
}

#[test]
fn r3_13_no_mans_land_is_two_ud_for_the_attacker_and_one_for_the_defender() {
    for game in battles() {
        let board = &game.scenario.board;
        let half = board.rows / 2;
        for hex in game.scenario.armies[0].zone.iter() {
            assert!(hex / board.columns >= half + 2, "{}", game.map.grid.name(hex));
        }
        for hex in game.scenario.armies[1].zone.iter() {
            assert!(hex / board.columns + 1 < half, "{}", game.map.grid.name(hex));
        }
    }
}

#[test]
fn r3_13_no_mans_land_nobody_is_deployed_outside_its_zone() {
    let mut desk = begun().after("pick a1");
    for hex in ["H09", "G09", "F09", "D09", "A01"] {
        assert_eq!(desk.refused(&format!("place {hex}")), "3.13.no-mans-land", "{hex}");
    }
    assert!(desk.may("place I09"));
    let rows: Vec<char> = desk.targets("place").iter().filter_map(|hex| hex.chars().next()).collect();
    assert!(rows.iter().all(|row| ('I'..='L').contains(row)) && rows.len() == 4 * 18);
    desk.does("place I09, dispose 0, done, pick d1");
    assert_eq!(desk.refused("place F09"), "3.13.no-mans-land");
    assert!(desk.may("place E09"));
}

#[test]
fn r3_13_no_mans_land_nor_where_it_cannot_stand() {
    let table = "marsh J01; water J02; cliff J03; thicket J04; wire J05; rail J06 J07";
    let units = "a1 K01, a2 K02 cavalry, a3 K03 mountain, a4 J06 4 train, a5 K05 wheeled, d1 A01";
    let mut desk = Desk::begin(game(table, units, ""));
    let mut at = |unit: &str, barred: &[(&str, &str)], open: &[&str]| {
        desk.does(&format!("pick {unit}"));
        for (hex, rule) in barred {
            assert_eq!(desk.refused(&format!("place {hex}")), *rule, "{unit} at {hex}");
        }
        for hex in open {
            assert!(desk.may(&format!("place {hex}")), "{unit} at {hex}");
        }
        let place = desk.targets("place").into_iter().next_back().expect("a place");
        desk.does(&format!("place {place}"));
    };
    let wet = [("J01", "r.impassable"), ("J02", "r.impassable")];
    let (cliff, broken) = ([("J03", "1.8.a-pic")], [("J04", "1.8.tres.montes"), ("J05", "1.8.tres.montes")]);
    at("a1", &[&wet[..], &cliff].concat(), &["J04", "J05", "J06"]);
    at("a2", &[&wet[..], &cliff, &broken].concat(), &["J06"]);
    at("a3", &wet, &["J03", "J04", "J05"]);
    at("a5", &broken, &["J06"]);
    at("a4", &[("J08", "3.10.quatre-ud"), ("K06", "3.10.quatre-ud")], &["J06", "J07"]);
}

#[test]
fn r3_13_no_mans_land_is_not_what_forbids_a_marsh_of_ones_own_half() {
    // Zones leave marsh and water out, in every battle: the refusal says what is in the way.
    let mut found = 0;
    for id in DerDesDers::about().scenarios.iter().map(|choice| choice.id) {
        let game = battle(id, "");
        for side in Seat::BOTH {
            let zone = &game.scenario.armies[side.index()].zone;
            for hex in game.map.all() {
                let wet = matches!(game.map.ground[hex.index()], Ground::Marsh | Ground::Water);
                assert!(!wet || !zone.has(hex.index()), "{id}: {}", game.map.name(hex));
            }
        }
        let mut desk = Desk::begin(game);
        let Some(wet) = desk.game.map.all().find(|hex| {
            let last = desk.game.scenario.board.rows - 1;
            let row = hex.index() / desk.game.scenario.board.columns;
            row == last && matches!(desk.game.map.ground[hex.index()], Ground::Marsh | Ground::Water)
        }) else {
            continue;
        };
        let first = desk.targets("pick").remove(0);
        desk.does(&format!("pick {first}"));
        assert_eq!(desk.refused(&format!("place {}", desk.game.map.name(wet))), "r.impassable", "{id}");
        found += 1;
    }
    assert!(found > 0, "no battle has water behind the attacker");
}

// --- The usual dispositions.

#[test]
fn rr_disposition_deploys_everybody_in_one_go() {
    for game in battles() {
        for way in 0..5 {
            let mut desk = Desk::begin(battle(&game.setup().scenario, ""));
            while desk.p.turn == 0 {
                if desk.p.phase == Phase::Recruit {
                    desk.does("levy 0, done");
                }
                let side = desk.asked();
                desk.does(&format!("dispose {way}"));
                assert!(desk.cites("r.disposition"));
                assert!(!desk.p.units.iter().zip(0..).any(|(unit, slot)| {
                    der_des_ders::position::side_of(slot) == side && unit.cohesion > 0 && !unit.is_there()
                }));
                desk.does("done");
            }
            for unit in desk.p.units.iter().filter(|unit| unit.is_there()) {
                assert!(unit.cohesion > 0);
            }
        }
    }
}

#[test]
fn rr_disposition_the_first_is_the_scenarios_own() {
    let desk = begun().after("dispose 0");
    for (unit, hex) in [("a1", "J09"), ("a2", "J10"), ("a3", "J11")] {
        assert_eq!(desk.whereabouts(unit), hex);
    }
    for id in DerDesDers::about().scenarios.iter().map(|scenario| scenario.id) {
        let desk = Desk::begin(battle(id, "")).after("dispose 0, done, dispose 0, done");
        for army in &desk.game.scenario.armies {
            for unit in &army.units {
                let slot = desk.p.on(unit.hex).expect("somebody stands there");
                let there = desk.p.unit(slot);
                assert_eq!(
                    (there.facing, there.full, there.class),
                    (unit.facing, unit.cohesion, unit.class),
                    "{id}"
                );
            }
        }
    }
}

#[test]
fn rr_disposition_keeps_who_was_placed_by_hand() {
    let desk = begun().after("pick a2, place L18, turn e, dispose 0");
    assert_eq!((desk.whereabouts("a2"), desk.facing("a2")), ("L18", "e"));
    assert_eq!((desk.whereabouts("a1"), desk.whereabouts("a3")), ("J09", "J11"));
    assert_eq!(desk.refused("dispose 1"), "3.13.deploiement", "nobody waits");
}

#[test]
fn rr_disposition_can_be_changed_afterwards() {
    let mut desk = begun().after("dispose 0, pick a1, place K05, turn e");
    assert_eq!((desk.whereabouts("a1"), desk.facing("a1")), ("K05", "e"));
    assert!(desk.p.on(desk.hex("J09")).is_none(), "it is not in two places");
    desk.does("pick a1");
    assert_eq!(desk.refused("done"), "3.13.deploiement", "taken up again, it waits");
    desk.does("place J09, done");
    assert_eq!(desk.asked(), DEFENDER);
    assert_eq!(desk.refused("pick a1"), "3.13.deploiement", "the other side’s are not touched");
}

#[test]
fn rr_disposition_digs_with_what_a_defender_has_left() {
    let mut desk = Desk::begin(battle("generated.west.1917.medium.french-german.5", ""));
    desk.does("levy 0, done, dispose 0, done, levy 1, done");
    let before = desk.p.capital[DEFENDER];
    assert!(before > 0);
    let dug = |desk: &Desk| -> u32 {
        let levels = desk.p.soil.iter().map(|soil| u32::from(soil & soil::WORKS)).sum::<u32>();
        levels + desk.p.soil.iter().filter(|soil| **soil & soil::WIRE != 0).count() as u32
    };
    let bare = dug(&desk);
    desk.does("dispose 0");
    assert!(desk.p.capital[DEFENDER] < before && dug(&desk) > bare);
}

// --- Decoys.

/// With decoys: a4 and d4 are the ones that come with three units.
fn with_decoys() -> Desk {
    Desk::begin(game(TABLE, UNITS, "decoys"))
}

#[test]
fn rr_decoy_each_side_has_some_with_the_option_alone() {
    let decoys = |desk: &Desk| -> Vec<String> {
        let all = (0..96).filter(|slot| {
            let unit = desk.p.unit(*slot);
            unit.class == Class::Decoy && unit.cohesion > 0
        });
        all.map(|slot| desk.game.unit_id(slot)).collect()
    };
    assert_eq!(decoys(&with_decoys()), ["a4", "d4"]);
    assert!(decoys(&begun()).is_empty());
}

#[test]
fn rr_decoy_place_only_under_cover_in_the_own_zone() {
    let mut desk = with_decoys().after("pick a4");
    assert_eq!(desk.refused("place J09"), "r.decoy.place");
    assert_eq!(desk.refused("place D05"), "3.13.no-mans-land");
    assert_eq!(desk.targets("place"), ["J05", "J06"]);
    desk.does("place J05, pick a1");
    assert_eq!(desk.refused("place J05"), "r.occupied", "it lies there alone");
}

#[test]
fn rr_decoy_place_in_works_too() {
    let desk = Desk::begin(game("works-1 J05", UNITS, "decoys")).after("pick a4");
    assert_eq!(desk.targets("place"), ["J05"]);
}

#[test]
fn rr_decoy_place_without_cover_it_stays_in_its_box() {
    // A zone may have no cover, or all of it may be taken: that keeps nobody from playing.
    for (table, texts) in [("", "dispose 0, done"), ("wood J05", "pick a1, place J05, dispose 0, done")] {
        let mut desk = Desk::begin(game(table, UNITS, "decoys")).after(texts);
        assert_eq!((desk.asked(), desk.p.phase), (DEFENDER, Phase::Deploy));
        desk.does("dispose 0, done");
        assert_eq!(desk.p.turn, 1);
    }
}

/// The battle has begun: one decoy and one unit of the defender lie in the woods at D05 and D06.
fn in_play() -> Desk {
    let mut desk = with_decoys();
    desk.does("pick a4, place J05, dispose 0, done, pick d4, place D05, pick d1, place D06, dispose 0, done");
    desk
}

#[test]
fn rr_decoy_a_usual_disposition_does_not_tell_which_it_is() {
    // The same disposition of the same battle, with other dice: the marker that is nobody is not always the same.
    let mut places = BTreeSet::new();
    for seed in 0..40 {
        let mut desk = Desk::begin(game("wood J05-J12 D05-D12", UNITS, "decoys"));
        desk.does("dispose 4, done").seed(seed).does("dispose 4");
        let decoy = desk.whereabouts("d4").to_string();
        let hides = |id: &str| desk.unit(id).is_there();
        assert!(["d1", "d2", "d3", "d4"].into_iter().all(hides));
        places.insert(decoy);
    }
    assert!(places.len() > 1, "{places:?}");
}

#[test]
fn rr_decoy_in_a_chain_is_gone_from_it_when_it_is_found() {
    // a2 is thrown back and d1 comes to stand next to the decoy, which waits for its turn in the chain.
    let units = "a2 F09 1, a3 G09 decoy 1 ambush, d1 E09 4 activated, d2 A01";
    let mut desk = Desk::new("works-1 G09", units);
    desk.does("join a2, join a3, take a2").rolling("6 1 1 1 1").does("assault d1");
    assert_eq!((desk.whereabouts("a2"), desk.p.phase), ("", Phase::Follow));
    desk.does("advance");
    assert!(desk.cites("r.decoy"));
    assert_eq!(desk.p.group, 0);
    desk.game.invariants(&desk.p).expect("all is in order");
}

#[test]
fn rr_decoy_looks_like_any_other_marker() {
    let desk = in_play();
    for onlooker in [Onlooker::Seat(ATTACKER), Onlooker::Spectator] {
        let table = desk.game.table(&desk.p, onlooker);
        let at =
            |place: &str| table.pieces.iter().find(|piece| piece.place == place).expect("a marker").clone();
        let (decoy, mut unit) = (at("D05"), at("D06"));
        assert_eq!((decoy.kind.as_ref(), decoy.steps, decoy.facing), (None, None, None));
        (unit.id, unit.place) = (decoy.id.clone(), decoy.place.clone());
        assert_eq!(format!("{decoy:?}"), format!("{unit:?}"));
    }
    assert!(desk.has("d4", mark::AMBUSH) && desk.has("d1", mark::AMBUSH));
}

#[test]
fn rr_decoy_idle_it_has_a_token_and_does_nothing_with_it() {
    let mut desk = in_play();
    // Four markers, four tokens: without, whoever never had one would be known for nobody.
    desk.draw(DEFENDER);
    assert_eq!(desk.p.cup[DEFENDER], 3);
    desk.does("take d4");
    for nothing in ["go D04", "fire a1", "assault a1", "depot", "scout"] {
        assert_eq!(desk.refused(nothing), "r.decoy.idle", "{nothing}");
    }
    assert!(["go", "fire", "assault"].iter().all(|kind| desk.targets(kind).is_empty()));
    desk.does("stay");
    assert_eq!(desk.whereabouts("d4"), "D05");
    assert!(desk.unit("d4").has(mark::ACTIVATED));
}

#[test]
fn rr_decoy_is_removed_when_it_is_located() {
    let mut desk = in_play();
    desk.put("a1 F05 cavalry").draw(ATTACKER).does("take a1, go E05");
    assert!(desk.cites("r.decoy") && desk.whereabouts("d4").is_empty());
    assert!(desk.saw(|event| matches!(event, Event::DecoyFound { .. })));
    assert_eq!(desk.p.points.0, [0, 0], "it scores nothing");
}

#[test]
fn rr_decoy_is_removed_when_it_is_hit_or_scouted() {
    let mut desk = in_play();
    (desk.p.phase, desk.p.active, desk.p.initiative) = (Phase::Bombard, ATTACKER, false);
    (desk.p.to_bombard, desk.p.fires[ATTACKER]) = (1, [3, 0, 0]);
    desk.rolling("5").does("shell guns D05");
    assert_eq!(desk.whereabouts("d4"), "D05", "a miss tells nothing");
    desk.rolling("6").does("shell guns D05");
    assert!(desk.cites("r.decoy") && desk.whereabouts("d4").is_empty());
    assert!(!desk.saw(|event| matches!(event, Event::Tested { .. })));
    let mut desk = in_play();
    desk.purse(20, 20).put("a1 G06 cavalry").draw(ATTACKER).does("take a1").rolling("6 6").does("scout");
    assert!(desk.whereabouts("d4").is_empty() && !desk.has("d1", mark::AMBUSH));
    assert_eq!(desk.p.points.0, [0, 0]);
}

#[test]
fn rr_decoy_is_no_army() {
    // r.rout: a side with nothing but decoys has nobody left.
    let mut desk = in_play();
    desk.lose("d1 d2 d3").put("d3 E09 1 activated, a1 F09 4").draw(ATTACKER).does("take a1");
    desk.purse(20, 0).rolling("4 4 4 4 6").does("assault d3");
    assert!(desk.cites("r.rout"));
    assert_eq!(desk.game.outcome(&desk.p), Some(contract::Outcome::Won(ATTACKER)));
}

#[test]
fn deployment_is_offered_unit_by_unit_and_hex_by_hex() {
    let mut desk = begun();
    assert_eq!(desk.targets("pick"), ["a1", "a2", "a3"]);
    assert_eq!(desk.targets("dispose"), ["0", "1", "2", "3", "4"]);
    desk.does("pick a3");
    assert_eq!(desk.targets("place").len(), 72);
    desk.does("place L09");
    assert_eq!(desk.targets("turn"), ["e", "nw", "se", "sw", "w"]);
    let hex: Hex = desk.unit("a3").hex;
    assert_eq!(desk.game.map.name(hex), "L09");
}
