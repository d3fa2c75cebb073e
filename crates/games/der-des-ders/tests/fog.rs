//! What a seat may imagine of what it does not see: who lies in ambush where, and how the other side deploys
//! while that is secret.

use contract::Show;
use std::collections::BTreeSet;

use crate::common::*;
use der_des_ders::position::{Hand, NO_LINE, side_of, slots_of};
use der_des_ders::units::Slot;

/// Worlds that a seat imagines.
fn worlds(desk: &Desk, seat: Seat, count: u64) -> Vec<Position> {
    (0..count).map(|seed| desk.game.imagine(&desk.p, seat, &mut Dice::loose(seed))).collect()
}

/// What a unit is, wherever it stands and faces.
fn nature(unit: &Unit) -> (Class, Traits, u8, u8) {
    (unit.class, unit.traits, unit.cohesion, unit.full)
}

/// The units of a side that lie in ambush.
fn hidden(p: &Position, side: Seat) -> Vec<Slot> {
    p.there(side).filter(|(_, unit)| unit.has(mark::AMBUSH)).map(|(slot, _)| slot).collect()
}

/// The hexes where somebody of a side lies in ambush.
fn lairs(desk: &Desk, p: &Position, side: Seat) -> BTreeSet<String> {
    hidden(p, side).into_iter().map(|slot| desk.game.map.name(p.unit(slot).hex).to_string()).collect()
}

/// What units cost: cohesion, 2 for armour or assault troops, 1 for mortars or tachankas (3.13).
fn worth(unit: &Unit) -> u16 {
    let with = [
        (unit.traits.armour() != Armour::None, 2),
        (unit.traits.has(Traits::ASSAULT), 2),
        (unit.traits.has(Traits::MORTARS), 1),
        (unit.traits.has(Traits::TACHANKAS), 1),
    ];
    u16::from(unit.full) + with.iter().filter(|(has, _)| *has).map(|(_, points)| points).sum::<u16>()
}

/// What a world must share with the truth for a seat that cannot tell them apart.
fn cannot_be_told_apart(game: &DerDesDers, truth: &Position, world: &Position, seat: Seat) {
    for onlooker in [Onlooker::Seat(seat), Onlooker::Spectator] {
        assert_eq!(game.table(world, onlooker), game.table(truth, onlooker));
    }
    game.invariants(world).unwrap_or_else(|saw| panic!("{saw}"));
    for slot in slots_of(seat) {
        assert_eq!(world.unit(slot), truth.unit(slot), "the own units are as they are");
    }
}

// --- Who lies in ambush.

/// Four of the defender in ambush, each another, and one that is seen.
fn four_in_ambush() -> Desk {
    let units = "a1 J09, d1 D03 4 ambush, d2 D06 1 mortars ambush, d3 D09 2 assault ambush, d4 D12 3 irregular ambush, \
                 d5 E09 2 compact";
    Desk::new("wood D03 D06 D12; works-1 D09", units)
}

#[test]
fn rr_ambush_whoever_lies_in_it_is_dealt_over_the_places() {
    let desk = four_in_ambush();
    let mut met: BTreeSet<(String, String)> = BTreeSet::new();
    for world in worlds(&desk, ATTACKER, 400) {
        cannot_be_told_apart(&desk.game, &desk.p, &world, ATTACKER);
        assert_eq!(lairs(&desk, &world, DEFENDER), lairs(&desk, &desk.p, DEFENDER), "the same markers");
        for slot in slots_of(DEFENDER) {
            assert_eq!(nature(world.unit(slot)), nature(desk.p.unit(slot)), "the same units");
        }
        assert_eq!(world.unit(slot("d5")), desk.unit("d5"), "who is seen stays");
        for slot in hidden(&world, DEFENDER) {
            met.insert((desk.game.unit_id(slot), desk.game.map.name(world.unit(slot).hex).to_string()));
        }
    }
    assert_eq!(met.len(), 4 * 4, "anybody may be anywhere: {met:?}");
}

#[test]
fn rr_ambush_where_they_face_is_imagined_too() {
    let desk = four_in_ambush();
    let mut faced = BTreeSet::new();
    for world in worlds(&desk, ATTACKER, 200) {
        faced.extend(hidden(&world, DEFENDER).into_iter().map(|slot| world.unit(slot).facing));
    }
    assert_eq!(faced.len(), 6);
}

#[test]
fn rr_ambush_the_owner_imagines_his_own_as_they_are() {
    let desk = four_in_ambush();
    for world in worlds(&desk, DEFENDER, 50) {
        assert_eq!(world, desk.p, "the attacker hides nothing");
    }
}

#[test]
fn rr_ambush_what_was_seen_done_stays_with_the_place() {
    // Somebody in the wood at D03 has had his token: so has whoever is imagined there, and nobody elsewhere.
    let desk = four_in_ambush().turn_of(DEFENDER).after("take d1, stay");
    let place = desk.hex("D03");
    for world in worlds(&desk, ATTACKER, 100) {
        for slot in hidden(&world, DEFENDER) {
            let unit = world.unit(slot);
            assert_eq!(unit.has(mark::ACTIVATED), unit.hex == place);
        }
        cannot_be_told_apart(&desk.game, &desk.p, &world, ATTACKER);
    }
}

#[test]
fn rr_ambush_the_unit_in_hand_and_its_chain_stay_where_they_are() {
    let units = "a1 J09, d1 D03 4 ambush, d2 D04 1 ambush, d3 D09 2 ambush";
    let mut desk = Desk::new("wood D03 D04 D09", units).turn_of(DEFENDER);
    desk.does("join d1, join d2, take d1");
    let (held, waits) = (desk.hex("D03"), desk.hex("D04"));
    let mut others = 0;
    for world in worlds(&desk, ATTACKER, 100) {
        assert_eq!(world.unit(world.hand.unit).hex, held);
        let chain: Vec<_> =
            der_des_ders::position::each(world.group).map(|slot| world.unit(slot).hex).collect();
        assert_eq!(chain, [waits]);
        others += u32::from(world.hand.unit != desk.p.hand.unit);
        cannot_be_told_apart(&desk.game, &desk.p, &world, ATTACKER);
    }
    assert!(others > 20, "somebody else may be in hand: {others}");
}

#[test]
fn r1_8_a_pic_only_mountain_troops_are_imagined_on_a_cliff() {
    let units = "a1 J09, d1 D03 ambush, d2 D06 4 ambush, d3 D09 2 mountain ambush, d4 D12 1 mountain ambush";
    let desk = Desk::new("wood D03 D06 D12; cliff D09; works-1 D09", units);
    let mut on_cliff = BTreeSet::new();
    for world in worlds(&desk, ATTACKER, 300) {
        let slot = world.on(desk.hex("D09")).expect("somebody lies there");
        assert!(world.unit(slot).traits.has(Traits::MOUNTAIN));
        on_cliff.insert(desk.game.unit_id(slot));
        game_is_possible(&desk.game, &world);
    }
    assert_eq!(on_cliff.len(), 2, "either of the two that can");
}

/// What everybody reads of the supply of whoever lies at a hex when he is taken up and turns there; nothing if he
/// cannot.
fn pays(game: &DerDesDers, p: &Position, hex: Hex) -> Option<(Vec<String>, Position)> {
    let mut p = p.clone();
    let side = side_of(p.on(hex).expect("somebody lies there"));
    let slot = p.on(hex).expect("somebody lies there");
    p.unit_mut(slot).facing = 0;
    (p.phase, p.active, p.hand, p.initiative, p.group) = (Phase::Activate, side, Hand::EMPTY, true, 0);
    let mut read = Vec::new();
    for text in [format!("take {}", game.map.name(hex)), "turn w".to_string()] {
        let mut journal = Journal::kept();
        let decision = game.parse(&text).expect("a decision");
        game.decide(&mut p, side, decision, &mut Dice::loose(1), &mut journal).ok()?;
        let public = journal.lines().iter().filter(|line| line.audience.reaches(Onlooker::Spectator));
        read.extend(public.map(|line| format!("{:?}", line.what)));
    }
    Some((read, p))
}

/// The position with those in ambush as they are in a world, each as the other was at that place.
fn as_dealt(p: &Position, world: &Position, side: Seat) -> Position {
    let mut then = p.clone();
    let slots = hidden(p, side);
    slots.iter().for_each(|slot| then.lift(*slot));
    for slot in slots {
        let unit = *world.unit(slot);
        let marks = p.unit(p.on(unit.hex).expect("somebody lies there")).marks;
        *then.unit_mut(slot) = Unit { hex: Hex::NONE, marks, ..unit };
        then.put(slot, unit.hex);
    }
    then
}

/// Whoever is imagined where somebody in ambush has paid for his supply could have paid just that.
fn nobody_who_could_not_have_paid(game: &DerDesDers, p: &Position, side: Seat, count: u64) -> usize {
    let mut told = 0;
    for slot in hidden(p, side) {
        let hex = p.unit(slot).hex;
        let Some((read, then)) = pays(game, p, hex) else { continue };
        for seed in 0..count {
            let world = game.imagine(&then, side.other(), &mut Dice::loose(seed));
            cannot_be_told_apart(game, &then, &world, side.other());
            let other = pays(game, &as_dealt(p, &world, side), hex).map(|(read, _)| read);
            assert_eq!(other.as_ref(), Some(&read), "{} with {seed}", game.map.name(hex));
            // Nor does the world know what whoever is in hand there would not have cost.
            assert_eq!(world.hand.unit, world.on(hex).expect("somebody lies there"));
        }
        told += usize::from(then.unit(slot).has(mark::CLIMBS | mark::SKIRTS));
    }
    told
}

#[test]
fn r1_8_a_pic_what_a_marker_pays_stays_with_the_place() {
    // Over the cliffs mountain troops alone are supplied.
    let units = "a1 J09, d1 C03 ambush, d2 E09 mountain ambush";
    let mut desk = Desk::new("wood E09 C03; cliff D01-D18", units).turn_of(DEFENDER);
    desk.does("take d2, turn w");
    assert!(desk.unit("d2").is_hidden() && desk.cites("1.8.a-pic"));
    assert!(desk.lines.iter().any(|line| line.reveals), "it cannot be taken back");
    for world in worlds(&desk, ATTACKER, 100) {
        assert_eq!(world.on(desk.hex("E09")), Some(slot("d2")));
        cannot_be_told_apart(&desk.game, &desk.p, &world, ATTACKER);
    }
    // Who points at the marker is told as well.
    let notes = |desk: &Desk, onlooker: Onlooker| -> Vec<String> {
        let marker = desk.game.point_at("marker:E09").expect("a marker is called by its place");
        desk.game.inspect(&desk.p, onlooker, marker).notes.iter().map(key).collect()
    };
    for onlooker in [Onlooker::Seat(ATTACKER), Onlooker::Spectator] {
        assert_eq!(notes(&desk, onlooker)[..2], ["note-marker", "note-marker-climbs"]);
    }
    // Whoever goes round them is none.
    let mut desk = Desk::new("wood E09 C03; cliff D01-D16", "a1 J09, d1 E09 ambush, d2 C03 mountain ambush")
        .turn_of(DEFENDER);
    desk.does("take d1, turn w");
    assert!(desk.unit("d1").is_hidden() && desk.lines.iter().any(|line| line.reveals));
    assert_eq!(notes(&desk, Onlooker::Spectator)[..2], ["note-marker", "note-marker-skirts"]);
    for world in worlds(&desk, ATTACKER, 100) {
        assert_eq!(world.on(desk.hex("E09")), Some(slot("d1")));
    }
    // It is forgotten with the ambush.
    desk.does("go F09");
    assert!(!desk.has("d1", mark::IN_AMBUSH));
}

#[test]
fn r1_8_a_pic_a_price_that_all_pay_tells_nothing() {
    let quiet = |table: &str, units: &str| {
        let desk = Desk::new(table, units).turn_of(DEFENDER).after("take d2, turn w");
        assert!(!desk.has("d2", mark::CLIMBS | mark::SKIRTS), "{table}, {units}");
        assert!(!desk.lines.iter().any(|line| line.reveals), "{table}, {units}");
        desk
    };
    // No cliff on the way.
    let desk = quiet("wood E09 C03; cliff D01-D03", "a1 J09, d1 C03 ambush, d2 E09 mountain ambush");
    let others = worlds(&desk, ATTACKER, 100);
    let others = others.iter().filter(|world| world.on(desk.hex("E09")) == Some(slot("d1"))).count();
    assert!((20..80).contains(&others), "{others}");
    // All who hide are mountain troops, or none is.
    quiet("wood E09 C03; cliff D01-D18", "a1 J09, d1 C03 mountain ambush, d2 E09 mountain ambush");
    quiet("wood E09 C03; cliff D01-D16", "a1 J09, d1 C03 ambush, d2 E09 ambush");
    // On a cliff there is nobody else.
    quiet("wood C03; cliff D01-D18; works-1 D09", "a1 J09, d1 C03 ambush, d2 D09 mountain ambush");
}

#[test]
fn r1_8_a_pic_what_whoever_is_in_hand_would_pay_is_imagined() {
    let units = "a1 J09, d1 C03 ambush, d2 E09 mountain ambush";
    let desk = Desk::new("wood E09 C03; cliff D01-D18", units).turn_of(DEFENDER).after("take d2");
    let mut met = BTreeSet::new();
    for world in worlds(&desk, ATTACKER, 100) {
        cannot_be_told_apart(&desk.game, &desk.p, &world, ATTACKER);
        met.insert((world.hand.unit, world.hand.price, world.hand.supply.line));
    }
    let expected = [(slot("d1"), NO_LINE, false), (slot("d2"), 2, true)];
    assert_eq!(met.into_iter().collect::<Vec<_>>(), expected);
}

#[test]
fn r1_8_a_pic_a_decoy_never_pays_as_mountain_troops() {
    let units = "a1 J09, d1 C03 decoy 1 ambush, d2 E09 mountain ambush, d3 C12 decoy 1 ambush";
    let mut desk = Desk::with_decoys("wood E09 C03 C12; cliff D01-D18", units).turn_of(DEFENDER);
    desk.does("take d2, turn w");
    assert!(desk.has("d2", mark::PROVEN));
    for world in worlds(&desk, ATTACKER, 100) {
        assert_eq!(world.on(desk.hex("E09")), Some(slot("d2")));
    }
}

/// On tables drawn by lot, and in drawn battles whose armies are raised.
#[test]
fn r1_8_a_pic_nobody_is_imagined_who_could_not_have_paid() {
    let mut told = 0;
    for seed in 0..40 {
        let mut dice = Dice::loose(seed);
        let mut table = String::from("wood F03 F06 F09 F12 F15; cliff");
        for (row, column) in ('B'..='E').flat_map(|row| (1..=18).map(move |column| (row, column))) {
            if dice.below(5) < 2 {
                table += &format!(" {row}{column:02}");
            }
        }
        let kinds = ["mountain", "", "mountain mortars", "assault", "decoy 1"];
        let mut units = String::from("a1 J09");
        for (at, place) in ["F03", "F06", "F09", "F12", "F15"].into_iter().enumerate() {
            units += &format!(", d{} {place} {} ambush", at + 1, kinds[(at + seed as usize) % 5]);
        }
        let desk = Desk::with_decoys(&table, &units).turn_of(DEFENDER);
        told += nobody_who_could_not_have_paid(&desk.game, &desk.p, DEFENDER, 20);
    }
    assert!(told > 20, "{told} tell what they are");
    let mut told = 0;
    for (number, way) in (1..=12).flat_map(|number| (0..2).map(move |way| (number, way))) {
        for options in ["", "decoys"] {
            let id = format!("generated.mountain.1916.medium.italian-austrian.{number}");
            let mut desk = Desk::seeded(battle(&id, options), 7 + number);
            desk.does(&format!("levy {way}, done, dispose 4, done, levy {way}, done, dispose 4, done"));
            desk.p.resources.0 = [20; 2];
            for side in Seat::BOTH {
                desk.draw(side);
                told += nobody_who_could_not_have_paid(&desk.game, &desk.p, side, 10);
            }
        }
    }
    assert!(told > 5, "{told} tell what they are");
}

fn game_is_possible(game: &DerDesDers, world: &Position) {
    game.invariants(world).unwrap_or_else(|saw| panic!("{saw}"));
}

#[test]
fn rr_decoy_markers_may_be_units_and_units_decoys() {
    let units = "a1 J09, d1 D03 4 ambush, d2 D06 2 ambush, d3 D09 decoy 1 ambush";
    let desk = Desk::with_decoys("wood D03 D06 D09", units);
    let mut where_decoys = BTreeSet::new();
    for world in worlds(&desk, ATTACKER, 200) {
        let decoys: Vec<Slot> = hidden(&world, DEFENDER)
            .into_iter()
            .filter(|slot| world.unit(*slot).class == Class::Decoy)
            .collect();
        assert_eq!(decoys.len(), 1);
        where_decoys.insert(desk.game.map.name(world.unit(decoys[0]).hex).to_string());
        cannot_be_told_apart(&desk.game, &desk.p, &world, ATTACKER);
    }
    assert_eq!(where_decoys.len(), 3);
}

#[test]
fn rr_decoy_idle_a_token_tells_nothing_and_a_depot_that_it_is_none() {
    let units = "a1 J09, d1 D07 4 ambush, d2 D09 2 ambush, d3 D11 decoy 1 ambush";
    let mut decoys = 0;
    for (acts, none) in [("take d1, stay", false), ("take d1, depot", true)] {
        let desk = Desk::with_decoys("works-1 D07 D09 D11", units).turn_of(DEFENDER).after(acts);
        let worlds = worlds(&desk, ATTACKER, 200);
        let there = |world: &Position| {
            let slot = world.on(desk.hex("D07")).expect("somebody lies there");
            world.unit(slot).class == Class::Decoy
        };
        let dealt = worlds.iter().filter(|world| there(world)).count();
        assert!(none == (dealt == 0), "{acts}: {dealt}");
        decoys += dealt;
    }
    assert!((40..100).contains(&decoys), "one marker in three: {decoys} of 200");
}

#[test]
fn rr_decoy_stops_whoever_takes_it_for_a_unit() {
    // What can be decided must not tell one marker from another.
    let moves = |marker: &str| {
        let mut desk = Desk::with_decoys("wood E09", &format!("a1 H09 cavalry, {marker}"));
        desk.does("take a1");
        desk.offers()
    };
    assert_eq!(moves("d1 E09 ambush"), moves("d1 E09 decoy 1 ambush"));
}

#[test]
fn r2_8_a_decoy_digs_as_infantry_would() {
    // Works that did not grow would tell which marker is nobody.
    let mut desk = Desk::with_decoys("wood D05 D09", "a1 J09, d1 D05 ambush, d2 D09 decoy 1 ambush");
    while desk.p.turn == 1 {
        let side = desk.asked();
        let idle = desk.p.there(side).find(|(_, unit)| !unit.has(mark::ACTIVATED));
        let unit = desk.game.unit_id(idle.expect("somebody waits").0);
        desk.does(&format!("take {unit}, stay"));
    }
    assert_eq!((desk.works("D05"), desk.works("D09")), (1, 1));
}

// --- What was recruited.

/// A drawn battle, recruited and deployed under cover by both sides, in its first turn.
fn recruited(id: &str, way: u8, seed: u64) -> Desk {
    let mut desk = Desk::seeded(battle(id, ""), seed);
    desk.does(&format!("levy {way}, done, dispose 4, done, levy {way}, done, dispose 4, done"));
    desk
}

#[test]
fn rr_recruit_open_the_points_of_those_in_ambush_are_conserved() {
    let ids = [
        "generated.west.1918.medium.german-british.3",
        "generated.east.1916.medium.russian-austrian.4",
        "generated.russia.1919.medium.red-makhno.5",
        "generated.italy.1917.large.italian-austrian.6",
    ];
    let mut looked = 0;
    for (id, way) in ids.into_iter().flat_map(|id| (0..4).map(move |way| (id, way))) {
        let desk = recruited(id, way, 40 + u64::from(way));
        for seat in Seat::BOTH {
            let side = seat.other();
            let before = hidden(&desk.p, side);
            let points: u16 = before.iter().map(|slot| worth(desk.p.unit(*slot))).sum();
            let levy = desk.game.scenario.armies[side.index()].levy.as_ref().expect("it recruits");
            for world in worlds(&desk, seat, 20) {
                cannot_be_told_apart(&desk.game, &desk.p, &world, seat);
                assert_eq!(hidden(&world, side).len(), before.len());
                let dealt: u16 = hidden(&world, side).iter().map(|slot| worth(world.unit(*slot))).sum();
                assert_eq!(dealt, points, "{id}, way {way}");
                for slot in hidden(&world, side) {
                    let unit = world.unit(slot);
                    assert!(
                        (1..=4).contains(&unit.cohesion)
                            && unit.cohesion == unit.full
                            && !unit.is_conspicuous()
                    );
                    let sort = &levy.troops[usize::from(unit.troop)];
                    let own = unit.traits.armoured(Armour::None);
                    let supports = Traits::ASSAULT.with(Traits::MORTARS).with(Traits::TACHANKAS);
                    assert_eq!(
                        own.without(supports),
                        sort.traits.without(supports),
                        "troops that can be raised"
                    );
                    assert!(unit.traits.armour() == Armour::None || unit.traits.armour() == levy.armour);
                }
                let all: u16 = slots_of(side).map(|slot| worth(world.unit(slot))).sum();
                assert_eq!(all, desk.p.raised[side], "what is known to all");
            }
            looked += before.len();
        }
    }
    assert!(looked > 60, "{looked} in ambush");
}

#[test]
fn rr_recruit_open_strengths_vary() {
    let desk = recruited("generated.west.1918.medium.german-british.3", 0, 4);
    let side =
        if hidden(&desk.p, DEFENDER).len() > hidden(&desk.p, ATTACKER).len() { DEFENDER } else { ATTACKER };
    assert!(hidden(&desk.p, side).len() > 2);
    let strengths: BTreeSet<Vec<u8>> = worlds(&desk, side.other(), 100)
        .iter()
        .map(|world| hidden(world, side).iter().map(|slot| world.unit(*slot).cohesion).collect())
        .collect();
    assert!(strengths.len() > 20, "{}", strengths.len());
}

// --- A deployment that is secret.

#[test]
fn r3_13_deploiement_across_the_table_it_is_imagined_anew() {
    let units = "a1 J09, a2 J10 2 cavalry, a3 J11 4, d1 D09, d2 D10";
    let mut desk = Desk::begin(game("wood J05 J06", units, "")).after("dispose 0");
    let (mut places, mut counts) = (BTreeSet::new(), BTreeSet::new());
    for world in worlds(&desk, DEFENDER, 200) {
        cannot_be_told_apart(&desk.game, &desk.p, &world, DEFENDER);
        let there: Vec<Slot> = world.there(ATTACKER).map(|(slot, _)| slot).collect();
        counts.insert(there.len());
        for slot in there {
            let hex = world.unit(slot).hex;
            assert!(desk.game.scenario.armies[0].zone.has(hex.index()));
            places.insert(hex);
        }
    }
    assert_eq!(counts.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3], "he may not have come far");
    assert!(places.len() > 50, "{}", places.len());
    // Once he is done everybody is somewhere.
    desk.does("done");
    for world in worlds(&desk, DEFENDER, 50) {
        assert_eq!(world.there(ATTACKER).count(), 3);
        cannot_be_told_apart(&desk.game, &desk.p, &world, DEFENDER);
    }
    // The attacker has nothing to imagine of a side that has not begun, and everything afterwards.
    desk.does("pick d1, place A01");
    let seen: BTreeSet<usize> =
        worlds(&desk, ATTACKER, 60).iter().map(|world| world.there(DEFENDER).count()).collect();
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [0, 1, 2]);
}

#[test]
fn r3_13_deploiement_what_is_recruited_in_secret_is_imagined_within_its_means() {
    let mut desk = Desk::begin(battle("generated.west.1917.medium.french-german.9", ""));
    desk.does("levy 3, done, dispose 0, done");
    let mut armies = BTreeSet::new();
    for world in worlds(&desk, DEFENDER, 60) {
        cannot_be_told_apart(&desk.game, &desk.p, &world, DEFENDER);
        let spent: u16 = slots_of(ATTACKER).map(|slot| worth(world.unit(slot))).sum();
        assert!(spent > 0 && spent <= world.rolled[ATTACKER]);
        let [guns, gas, air] = world.fires[ATTACKER].map(u16::from);
        assert!(spent + guns + 2 * gas + 2 * air <= 40, "no more than the capital");
        armies.insert(slots_of(ATTACKER).map(|slot| world.unit(slot).full).collect::<Vec<_>>());
        assert!(world.there(ATTACKER).count() > 0);
    }
    assert!(armies.len() > 30, "{}", armies.len());
}

#[test]
fn r3_13_defenses_dug_in_secret_are_not_seen() {
    let mut desk = Desk::begin(battle("generated.west.1917.medium.french-german.9", ""));
    desk.does("levy 0, done, dispose 0, done, levy 0, done, dispose 0");
    let bare = desk.game.table(&desk.p, Onlooker::Seat(ATTACKER));
    let zone: Vec<String> = desk.game.scenario.armies[1]
        .zone
        .iter()
        .map(|hex| desk.game.map.grid.name(hex).to_string())
        .collect();
    let dug = |place: &table::PlaceState| {
        zone.contains(&place.place) && place.markers.iter().any(|marker| marker.kind.starts_with("works"))
    };
    assert!(!bare.places.iter().any(dug));
    assert!(desk.game.table(&desk.p, Onlooker::Seat(DEFENDER)).places.iter().any(dug));
    desk.does("done");
    assert!(desk.game.table(&desk.p, Onlooker::Seat(ATTACKER)).places.iter().any(dug), "shown with the rest");
}

// --- The whole of a game.

/// Whatever has happened, what a seat imagines is possible, looks the same to it, and plays on.
#[test]
fn worlds_are_possible_from_the_first_decision_to_the_last() {
    for (id, options) in [
        ("caures", "decoys"),
        ("caporetto", ""),
        ("generated.mountain.1916.small.russian-ottoman.11", "decoys"),
    ] {
        let game = battle(id, options);
        let mut dice = Dice::loose(3);
        let mut p = game.begin(&mut dice, &mut Journal::mute());
        let (mut lister, mut offers) = (Lister::default(), Vec::new());
        let mut ambushes = 0;
        while let Some(seat) = game.to_decide(&p).iter().next() {
            if dice.below(20) == 0 {
                for seat in Seat::BOTH {
                    let world = game.imagine(&p, seat, &mut dice);
                    cannot_be_told_apart(&game, &p, &world, seat);
                    ambushes += hidden(&world, seat.other()).len();
                }
            }
            lister.decisions(&game, &p, seat, &mut offers);
            let decision = offers[dice.below(offers.len() as u32) as usize];
            let mut journal = Journal::kept();
            game.apply(&mut p, seat, decision, &mut dice, &mut journal);
            for line in journal.lines() {
                if let Event::Found { unit: who, .. } = line.what {
                    assert!(line.reveals && side_of(who.slot) == who.side);
                }
            }
        }
        assert_eq!(p.phase, Phase::Over);
        assert!(ambushes > 0, "{id}");
    }
}
