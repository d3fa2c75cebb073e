//! Movement and facing (2.6), zones of control and passing through one's own (2.7).

use std::collections::BTreeMap;

use crate::common::*;
use der_des_ders::map::{Board, River};
use der_des_ders::position::Mode;

/// The mode and the length of the last decision's move.
fn moved(desk: &Desk) -> (Mode, u8) {
    let moved = desk.found(|event| match event {
        Event::Moved { mode, steps, .. } => Some((*mode, *steps)),
        _ => None,
    });
    moved.expect("somebody has moved")
}

/// How far the unit in hand can go, over all its offers.
fn farthest(desk: &Desk, from: &str) -> u8 {
    desk.targets("go").iter().map(|to| desk.distance(from, to)).max().unwrap_or(0)
}

// --- How far.

#[test]
fn r2_6_progression_one_hex_supplied_or_not() {
    for purse in [0, 20] {
        let mut desk = Desk::new("", "a1 G09");
        desk.purse(purse, 0).does("take a1, go F09");
        assert!(desk.cites("2.6.progression"));
        assert_eq!((moved(&desk), desk.paid(), desk.whereabouts("a1")), ((Mode::Progress, 1), 0, "F09"));
        assert!(desk.has("a1", mark::MOVED));
    }
}

#[test]
fn r2_6_rapide_infantry_two_hexes_cavalry_four() {
    for (unit, far) in
        [("", 2), ("cavalry", 4), ("cavalry dismounted", 4), ("mountain", 2), ("cavalry wheeled", 4)]
    {
        let mut desk = Desk::acting("a1", "", &format!("a1 G09 {unit}"));
        assert_eq!(farthest(&desk, "G09"), far, "{unit}");
        let all = desk.hexes(|name| (1..=far).contains(&desk.distance("G09", name)));
        assert_eq!(desk.targets("go"), all, "{unit}: every hex as near");
        desk.does(&format!("go G{:02}", 9 + far));
        assert!(desk.cites("2.6.rapide"));
        assert_eq!((moved(&desk), desk.paid()), ((Mode::Rapid, far), 1));
    }
}

#[test]
fn rr_road_a_step_along_it_is_stopped_by_a_town_or_wire_alone() {
    let road = "road G09 F09 E09 D09";
    for (table, goes) in [
        ("wood F09", true),
        ("thicket F09", true),
        ("craters F09", true),
        ("broken F09", true),
        ("town F09", false),
        ("wire F09", false),
    ] {
        // Three hexes all the way by road.
        let desk = Desk::acting("a1", &format!("{road}; {table}"), "a1 G09");
        assert_eq!(desk.targets("go").contains(&"D09".to_string()), goes, "{table}");
    }
    // It has entered nothing that keeps it from fighting.
    let mut desk = Desk::acting("a1", &format!("{road}; thicket F09"), "a1 G09, d1 E09");
    desk.does("go F09");
    assert!(desk.may("assault d1"));
    let desk = Desk::acting("a1", "thicket F09", "a1 G09, d1 E09").after("go F09");
    assert_eq!(desk.refused("assault d1"), "1.8.tres.combat");
}

#[test]
fn r2_6_rapide_takes_supply() {
    let mut desk = Desk::new("", "a1 G09 cavalry");
    desk.purse(0, 0).does("take a1");
    assert_eq!(farthest(&desk, "G09"), 1);
    assert_eq!(desk.refused("go G11"), "2.5");
}

#[test]
fn r2_6_limite_no_farther_and_only_once() {
    assert_eq!(Desk::acting("a1", "", "a1 G09").refused("go G12"), "2.6.limite");
    assert_eq!(Desk::acting("a1", "", "a1 G09 cavalry").refused("go G14"), "2.6.limite");
    assert_eq!(Desk::acting("a1", "", "a1 G09").refused("go G09"), "2.6.limite", "it is there");
    // An activation has one move.
    let desk = Desk::acting("a1", "", "a1 G09, d1 C09").after("go G10");
    assert_eq!(desk.refused("go G11"), "2.6.limite");
    // Where the way is longer than it looks: a wall in front.
    let desk = Desk::acting("a1", "water F07-F10", "a1 G09");
    assert_eq!(desk.refused("go E10"), "r.impassable");
}

#[test]
fn r2_6_limite_a_way_round_counts_every_hex() {
    // E10 is two hexes away, by F09 alone; round F09 it is three.
    let wall = "water F09";
    assert!(!Desk::acting("a1", wall, "a1 G09").may("go E10"));
    let desk = Desk::acting("a1", wall, "a1 G09 cavalry").after("go E10");
    assert_eq!(moved(&desk), (Mode::Rapid, 3));
}

#[test]
fn rr_rapid_one_hex_is_progress_more_is_a_rapid_advance() {
    let desk = Desk::acting("a1", "", "a1 G09 cavalry").after("go G10");
    assert_eq!((moved(&desk).0, desk.paid()), (Mode::Progress, 0));
    let desk = Desk::acting("a1", "", "a1 G09 cavalry").after("go G11");
    assert_eq!((moved(&desk).0, desk.paid()), (Mode::Rapid, 1));
    // A neighbouring hex that only a way of two hexes reaches takes a rapid advance.
    let desk = Desk::acting("a1", "river G09/F09", "a1 G09").after("go F09");
    assert_eq!((moved(&desk), desk.paid()), ((Mode::Rapid, 2), 1));
}

// --- Facing.

#[test]
fn r2_6_orientation_a_supplied_unit_turns_to_any_side() {
    for side in COMPASS.into_iter().filter(|side| *side != "ne") {
        let desk = Desk::acting("a1", "", "a1 G09 ne").after(&format!("turn {side}"));
        assert!(desk.cites("2.6.orientation"));
        assert_eq!((desk.facing("a1"), desk.paid()), (side, 1));
        assert!(!desk.has("a1", mark::MOVED), "it stays static");
        assert_eq!(desk.p.hand.mode, Mode::Static);
    }
    assert_eq!(Desk::acting("a1", "", "a1 G09 ne").refused("turn ne"), "2.6.orientation");
}

#[test]
fn r2_6_orientation_moving_keeps_the_facing() {
    let mut desk = Desk::acting("a1", "", "a1 G09 ne").after("go H09");
    assert_eq!(desk.facing("a1"), "ne");
    desk.does("turn sw");
    assert_eq!(desk.facing("a1"), "sw", "after the move as well as before it");
}

#[test]
fn r2_6_orientation_ravitaillee_without_supply_the_facing_stays() {
    let mut desk = Desk::new("", "a1 G09");
    desk.purse(0, 0).does("take a1");
    assert_eq!(desk.refused("turn e"), "2.6.orientation.ravitaillee");
    assert!(desk.targets("turn").is_empty());
    let desk = Desk::acting("a1", "marsh F08 F09 G08 G10 H08 H09", "a1 G09");
    assert_eq!(desk.refused("turn e"), "2.6.orientation.ravitaillee");
}

#[test]
fn rr_turn_once_in_each_place() {
    let mut desk = Desk::acting("a1", "", "a1 G09 ne, d1 C09").after("turn e");
    assert_eq!(desk.refused("turn se"), "r.turn-once");
    desk.does("go G10, turn se");
    assert_eq!((desk.unit("a1").facing, desk.in_hand().as_str()), (2, ""), "it has moved and turned");
}

#[test]
fn rr_turn_once_again_on_ground_taken_by_assault() {
    // It has beaten the enemy and taken his ground: it may face the others.
    for (support, combat) in [(" light", true), ("", false)] {
        let units = format!("a1 G09 4{support}, d1 F09 1 activated, d2 E09 activated");
        let mut desk = Desk::acting("a1", "", &units);
        desk.rolling("1 1 1 1 6").does("assault d1, advance");
        assert_eq!((desk.whereabouts("a1"), desk.in_hand().as_str()), ("F09", "a1"));
        assert_eq!(!desk.targets("assault").is_empty(), combat);
        desk.does("turn e");
        assert_eq!(desk.in_hand(), if combat { "a1" } else { "" });
        assert_eq!(desk.paid(), 0, "the assault has paid for it");
    }
}

// --- Zones of control.

#[test]
fn r2_7_zdc_not_from_one_enemy_zone_straight_into_another() {
    let progress = |units: &str| {
        let mut desk = Desk::new("", &format!("a1 G09, {units}"));
        desk.purse(0, 0).does("take a1");
        desk
    };
    let desk = progress("d1 F08, d2 F11");
    assert!(desk.may("go G10"), "out of the zone of d1");
    let desk = progress("d1 F08, d2 F10");
    assert_eq!((desk.distance("G09", "F10"), desk.distance("G10", "F10")), (2, 1));
    assert_eq!(desk.refused("go G10"), "2.7.zdc");
    assert!(desk.may("go H09"), "back it may go");
    assert_eq!(Desk::acting("a1", "water H09 H10", "a1 G09, d1 F08, d2 F10").refused("go G10"), "2.7.zdc");
}

#[test]
fn r2_7_zdc_holds_for_the_whole_move() {
    // A rapid advance that begins in a zone enters no other, though it would leave the first on its way.
    let desk = Desk::acting("a1", "", "a1 G09, d1 F08, d2 F10");
    assert_eq!((desk.distance("H09", "F08"), desk.distance("H09", "F10")), (2, 2));
    assert_eq!(desk.refused("go G10"), "2.7.zdc");
    // Riders have four hexes for it, and do not either: not into the zone, nor past it.
    let riders = Desk::acting("a1", "", "a1 G09 cavalry, d1 F08, d2 G13");
    let near = |to: &String| riders.distance("G13", to) == 1;
    assert!(!riders.targets("go").iter().any(near));
    assert!(riders.may("go H10") && riders.may("go G11"), "up to it they go");
    assert_eq!(riders.refused("go G12"), "2.7.zdc");
    // Who begins in no zone comes into any.
    assert!(Desk::acting("a1", "", "a1 H09 cavalry, d1 F08, d2 G13").may("go G12"));
    // Nor along a road.
    let road = Desk::acting("a1", "road G09 G10 G11 G12", "a1 G09, d1 F08, d2 G13");
    assert!(road.may("go G11"));
    assert_eq!(road.refused("go G12"), "2.7.zdc");
}

#[test]
fn r2_7_zdc_holds_for_who_slips_away() {
    // An evasion is a move of rapid advance: it begins in the attacker's zone.
    let desk = Desk::acting("a1", "", "a1 G09 4, a2 C09, d1 F09 cavalry").after("assault d1");
    let near = |to: &String| desk.distance("C09", to) == 1;
    assert!(!desk.targets("evade").is_empty() && !desk.targets("evade").iter().any(near));
}

#[test]
fn r2_7_influence_no_way_leads_through_an_enemy() {
    let desk = Desk::acting("a1", "", "a1 G09, d1 F09");
    assert_eq!(desk.refused("go F09"), "2.7.influence");
    assert!(!desk.may("go E10"));
    let desk = Desk::acting("a1", "", "a1 G09 cavalry, d1 F09, d2 F10, d3 F08");
    assert!(desk.targets("go").iter().all(|to| !["F08", "F09", "F10"].contains(&to.as_str())));
}

#[test]
fn r2_7_arret_a_zone_of_control_stops_whoever_enters() {
    let desk = Desk::acting("a1", "", "a1 G09, d1 E09");
    assert!(desk.may("go F09"));
    assert_eq!(desk.refused("go E10"), "2.7.arret");
    let desk = Desk::acting("a1", "", "a1 J09 cavalry, d1 E09");
    for to in desk.targets("go") {
        assert!(desk.distance("E09", &to) >= 1);
    }
    assert!(desk.may("go F09") && desk.may("go G10"));
    // What comes to a zone stops there even if it has hexes left.
    let desk = Desk::acting("a1", "", "a1 H09 cavalry, d1 E09").after("go F09");
    assert_eq!(desk.refused("go F10"), "2.6.limite");
}

#[test]
fn r2_7_arret_a_zone_reaches_over_cliffs_and_rivers() {
    let desk = Desk::acting("a1", "river F09/E09 F09/E10", "a1 G09, d1 E09");
    assert!(desk.may("go F09"));
    let desk = Desk::acting("a1", "river F09/E09", "a1 G09, d1 E09");
    assert_eq!(desk.refused("go E10"), "2.7.arret");
}

#[test]
fn rr_zoc_staying_in_contact_with_the_same_unit_is_allowed() {
    let desk = Desk::acting("a1", "", "a1 G09, d1 F09");
    assert!(desk.may("go F08") && desk.may("go G10"), "both in the same zone");
    assert!(!desk.may("go E09"), "but it stops in each: no second step");
    // Another unit that controlled the first hex as well does not forbid it.
    let desk = Desk::acting("a1", "", "a1 G09, d1 F09, d2 F08");
    assert!(desk.may("go G10") && desk.may("go G08"));
    // One that did not does.
    let desk = Desk::acting("a1", "water H09 H10", "a1 G09, d1 F09, d2 F10");
    assert_eq!(desk.refused("go G10"), "2.7.zdc");
}

#[test]
fn rr_zoc_who_leaves_a_zone_may_come_back_to_the_same() {
    // Out by H09, round by H10 and G11: the zone is no other.
    let desk = Desk::acting("a1", "", "a1 G09 cavalry, d1 F09").after("go F10");
    assert_eq!(moved(&desk), (Mode::Rapid, 4));
    let round = Desk::acting("a1", "river G09/G10", "a1 G09 cavalry, d1 F09").after("go G10");
    assert_eq!(moved(&round), (Mode::Rapid, 2));
}

// --- Through one's own.

/// A causeway along row G from G05, where the base is.
const LINE: &str = "water F04-F18 H04-H18 G04; base-a G05";

#[test]
fn r2_7_amie_only_from_contact_and_to_the_far_side() {
    // It cannot end where the friend is.
    assert_eq!(Desk::acting("a1", "", "a1 G09, a2 F09").refused("go F09"), "r.occupied");
    // Riders that begin two hexes away do not pass.
    let desk = Desk::acting("a1", LINE, "a1 G06 cavalry, a2 G08");
    assert_eq!(desk.targets("go"), ["G05", "G07"]);
    assert_eq!(desk.refused("go G09"), "2.7.amie");
    let desk = Desk::acting("a1", LINE, "a1 G06 cavalry, a2 G07");
    assert_eq!(desk.targets("go"), ["G05", "G08", "G09", "G10"]);
    // Two friends in a row are not both in contact.
    let desk = Desk::acting("a1", LINE, "a1 G06 cavalry, a2 G07, a3 G08");
    assert_eq!(desk.targets("go"), ["G05"]);
}

#[test]
fn r2_7_amie_not_through_a_friend_where_one_would_have_to_stop() {
    // Broken ground, and a zone of control, under the friend.
    let desk = Desk::acting("a1", &format!("{LINE}; broken G07"), "a1 G06 cavalry, a2 G07");
    assert_eq!(desk.targets("go"), ["G05"]);
    let desk = Desk::acting("a1", &format!("{LINE}; clear F07"), "a1 G06 cavalry, a2 G07, d1 F07");
    assert_eq!(desk.targets("go"), ["G05"]);
}

#[test]
fn r2_7_traverse_who_begins_in_contact_passes_and_ends_beyond() {
    let desk = Desk::acting("a1", "", "a1 G09, a2 F09").after("go E10");
    assert!(desk.cites("2.7.traverse"), "{:?}", desk.cited());
    assert_eq!((desk.whereabouts("a1"), desk.whereabouts("a2")), ("E10", "F09"));
    // Riders too, and farther.
    let desk = Desk::acting("a1", LINE, "a1 G06 cavalry, a2 G07").after("go G10");
    assert!(desk.cites("2.7.traverse"));
    // One step does not pass anybody: it takes supply.
    let mut desk = Desk::new("", "a1 G09, a2 F09");
    desk.purse(0, 0).does("take a1");
    assert!(!desk.may("go E10"));
    assert_eq!(desk.resources(ATTACKER), 0);
}

// --- Why not: the rule that bars the best way.

#[test]
fn r2_6_limite_a_refusal_names_what_bars_the_best_way() {
    // E10 is two hexes from G09 by F09 alone; every other way has three.
    let foot = |table: &str, units: &str| Desk::acting("a1", table, &format!("a1 G09, {units}"));
    assert_eq!(foot("broken F09", "").refused("go E10"), "1.8.accidente.sortie");
    assert_eq!(foot("cliff F09", "").refused("go E10"), "1.8.a-pic");
    assert_eq!(foot("marsh F09", "").refused("go E10"), "r.impassable");
    assert_eq!(foot("ford G09/F09", "").refused("go E10"), "1.8.gue");
    assert_eq!(foot("", "d1 F09").refused("go E10"), "2.7.influence");
    // Two ways to E09, by F08 and by F09: the one that takes less is what counts, whichever is tried first.
    for (one, two) in [("F08", "F09"), ("F09", "F08")] {
        // Through the marsh one obstacle, through the town beyond the river two.
        let table = format!("marsh {one}; town {two}; river G09/{two}");
        assert_eq!(foot(&table, "").refused("go E09"), "r.impassable", "marsh at {one}");
        // Through the town one, up the cliff beyond the river two.
        let table = format!("town {one}; cliff {two}; river G09/{two}");
        assert_eq!(foot(&table, "").refused("go E09"), "1.8.agglo.sortie", "town at {one}");
    }
}

#[test]
fn r2_6_limite_a_shorter_way_comes_first_and_a_hex_too_far_counts_as_one_obstacle() {
    // Next to it, across a river; round the river's end it takes three hexes, one too many: the river is what bars.
    let river = "river G09/F09 G09/F08 G08/F08 G10/F09 G10/F10";
    assert_eq!(Desk::acting("a1", river, "a1 G09").refused("go F09"), "r.impassable");
    // Straight ahead one rule bars, or two; round it there is one hex too many.
    let desk = Desk::acting("a1", "marsh F09; river F09/E10", "a1 G09");
    assert_eq!(desk.refused("go E10"), "r.impassable", "river and marsh are one rule");
    let desk = Desk::acting("a1", "marsh F09; ford F09/E10", "a1 G09");
    assert_eq!(desk.refused("go E10"), "r.impassable", "who ends beyond the ford is not barred by it");
    let desk = Desk::acting("a1", "thicket F09; river F09/E10", "a1 G09");
    assert_eq!(
        desk.refused("go E10"),
        "2.6.limite",
        "thicket and river are two, the way round lacks one hex"
    );
    // Riders have hexes enough for the way round, were it not for the zone on it.
    let desk = Desk::acting("a1", "thicket F09; river F09/E10; water G10-G13", "a1 G09 cavalry, d1 D08");
    assert_eq!(desk.refused("go E10"), "2.7.arret");
}

#[test]
fn r2_6_limite_what_forbids_any_rapid_advance_comes_before_what_lies_on_the_way() {
    let mut desk = Desk::new("marsh F09", "a1 G09");
    desk.purse(0, 0).does("take a1");
    assert_eq!(desk.refused("go E10"), "2.5");
    // But where a step would do, what bars the step is named.
    assert_eq!(desk.refused("go F09"), "r.impassable");
    let mut desk = Desk::new("river G09/F09", "a1 G09");
    desk.purse(0, 0).does("take a1");
    assert_eq!(desk.refused("go F09"), "r.impassable", "round it the way lacks supply, and is longer");
    assert_eq!(Desk::acting("a1", "thicket G09; marsh F09", "a1 G09").refused("go E10"), "1.8.tres.rapide");
    // Beyond every pace it is the pace.
    assert_eq!(desk.refused("go C09"), "2.6.limite");
}

#[test]
fn r2_7_arret_and_zdc_are_told_apart() {
    // From nowhere into a zone and on: it stops. From one zone into another: not at all.
    assert_eq!(Desk::acting("a1", "", "a1 G09, d1 E09").refused("go E10"), "2.7.arret");
    let desk = Desk::acting("a1", "", "a1 G09, d1 H08, d2 D10");
    assert_eq!(desk.refused("go E10"), "2.7.zdc");
}

// --- All of it together.

/// Where a unit may go by the book, tried out way by way (1.8, 2.6, 2.7).
struct Book<'a> {
    desk: &'a Desk,
    board: &'a Board,
    unit: Unit,
    /// The rule that does not hold, if any: to see what it bars.
    lifted: &'a str,
    /// Where it may go, and whether every way there forbids it to fight.
    found: BTreeMap<Hex, bool>,
    /// The fewest hexes there.
    steps: BTreeMap<Hex, usize>,
}

impl Book<'_> {
    fn joined(pairs: &[(Hex, Hex)], one: Hex, two: Hex) -> bool {
        pairs.contains(&(one, two)) || pairs.contains(&(two, one))
    }

    fn near(&self, one: Hex, two: Hex) -> bool {
        self.board.side_to(one, two).is_some()
    }

    fn enemies(&self) -> impl Iterator<Item = Hex> {
        self.desk.p.there(DEFENDER).map(|(_, unit)| unit.hex)
    }

    fn ground(&self, hex: Hex) -> (Ground, bool, bool) {
        let soil = self.desk.p.soil(hex);
        (self.board.cells[hex.index()].ground, soil & soil::WIRE != 0, soil & soil::CRATERS != 0)
    }

    fn is_very_broken(&self, hex: Hex) -> bool {
        let (ground, wire, _) = self.ground(hex);
        // A cliff that barred nobody would be nothing.
        if ground == Ground::Cliff && self.lifted == "1.8.a-pic" && !self.unit.traits.has(Traits::MOUNTAIN) {
            return false;
        }
        matches!(ground, Ground::Thicket | Ground::Cliff) || wire && !self.unit.traits.armour().is_tracked()
    }

    /// The ground of a hex that holds whoever enters it: 'b'roken or a 't'own.
    fn zone(&self, hex: Hex) -> Option<char> {
        let (ground, wire, craters) = self.ground(hex);
        match ground {
            Ground::Town => Some('t'),
            Ground::Broken | Ground::Wood => Some('b'),
            _ if wire || craters || self.is_very_broken(hex) => Some('b'),
            _ => None,
        }
    }

    /// What a way has entered in the end, and is held by: nothing of where it began, nor of what lies along a road (1.8, r.road).
    fn entered(&self, way: &[Hex]) -> Option<char> {
        let mut held = None;
        let mut native = self.zone(way[0]).is_some();
        for pair in way.windows(2) {
            let (zone, wire) = (self.zone(pair[1]), self.ground(pair[1]).1);
            let road = Book::joined(&self.board.roads, pair[0], pair[1]) && !wire;
            let inside = zone.is_some() && zone == self.zone(pair[0]);
            native &= inside;
            // Out of broken ground into what is very broken one enters it all the same.
            let deeper = self.is_very_broken(pair[1]) && !self.is_very_broken(pair[0]) && !road;
            native &= !deeper;
            held = match zone {
                None => None,
                Some(_) if deeper => Some('b'),
                Some(_) if native => None,
                Some(_) if inside && held.is_some() => held,
                Some('b') if road => None,
                Some(zone) => Some(zone),
            };
        }
        held
    }

    /// Whether a way has entered very broken ground or a town (1.8).
    fn bars_fighting(&self, way: &[Hex]) -> bool {
        let deeper = |pair: &[Hex]| {
            let road = Book::joined(&self.board.roads, pair[0], pair[1]) && !self.ground(pair[1]).1;
            self.is_very_broken(pair[1]) && !self.is_very_broken(pair[0]) && !road
        };
        way.windows(2).any(deeper) || self.entered(way) == Some('t')
    }

    /// Whether a step is possible, and whether it is the last.
    fn step(&self, way: &[Hex], to: Hex, rides: bool) -> Option<bool> {
        let from = way[way.len() - 1];
        let (ground, ..) = self.ground(to);
        let river = |ford: bool| {
            let banks = |river: &&River| river.ford == ford && Book::joined(&[river.banks], from, to);
            self.board.rivers.iter().any(|river| banks(&river))
        };
        let road = Book::joined(&self.board.roads, from, to);
        let holds = |rule: &str| self.lifted != rule;
        let bars = match ground {
            Ground::Marsh | Ground::Water => holds("r.impassable"),
            Ground::Cliff => !self.unit.traits.has(Traits::MOUNTAIN) && holds("1.8.a-pic"),
            _ => false,
        };
        let wheels = self.unit.traits.armour() == Armour::Wheeled;
        let zones: Vec<Hex> = self.enemies().filter(|enemy| self.near(*enemy, to)).collect();
        // From one zone into another no move leads, however it goes (2.7, r.zoc).
        let start = way[0];
        let controlled = self.enemies().any(|enemy| self.near(enemy, start));
        if bars
            || self.enemies().any(|enemy| enemy == to) && holds("2.7.influence")
            || river(false) && !road && holds("r.impassable")
            || self.is_very_broken(to) && (rides || wheels) && holds("1.8.tres.montes")
            || controlled && holds("2.7.zdc") && zones.iter().any(|enemy| !self.near(*enemy, start))
        {
            return None;
        }
        // Who has entered broken ground or a town stays in it.
        let held = self.entered(way);
        let longer: Vec<Hex> = way.iter().copied().chain([to]).collect();
        let stays = if held == Some('t') { "1.8.agglo.sortie" } else { "1.8.accidente.sortie" };
        if held.is_some() && self.entered(&longer) != held && holds(stays) {
            return None;
        }
        Some(river(true) && !road && holds("1.8.gue") || !zones.is_empty() && holds("2.7.arret"))
    }

    fn walk(&mut self, way: &mut Vec<Hex>, by_road: bool) {
        let (start, from) = (way[0], way[way.len() - 1]);
        let riders = self.unit.class == Class::Cavalry;
        let armoured = self.unit.traits.armour() != Armour::None && !riders;
        let pace = if riders { 4 } else { 2 };
        let most = if by_road && (!armoured || self.lifted == "3.4.deux-ud") { pace + 1 } else { pace };
        let most = if self.lifted == "2.6.limite" { most + 1 } else { most };
        let steps = way.len();
        if steps > most || steps > 1 && self.is_very_broken(start) {
            return;
        }
        for side in 0..6 {
            let Some(to) = self.board.neighbour(from, side).filter(|to| !way.contains(to)) else { continue };
            if by_road && !Book::joined(&self.board.roads, from, to) {
                continue;
            }
            let rides = riders && (steps > 1 || self.unit.is_mounted());
            let Some(stops) = self.step(way, to, rides) else { continue };
            let friend = self.desk.p.side_on(to) == Some(ATTACKER);
            if friend && !self.near(start, to) && self.lifted != "2.7.amie" {
                continue;
            }
            if !friend {
                let known = self.steps.entry(to).or_insert(steps);
                *known = steps.min(*known);
                let way: Vec<Hex> = way.iter().copied().chain([to]).collect();
                let barred = self.bars_fighting(&way);
                let known = self.found.entry(to).or_insert(true);
                *known &= barred;
            }
            // Riders on foot are mounted when they go on.
            let astray = riders && steps == 1 && self.is_very_broken(to) && self.lifted != "1.8.tres.montes";
            if !stops && !astray {
                way.push(to);
                self.walk(way, by_road);
                way.pop();
            }
        }
    }
}

/// Where the unit in hand may go by the book with one rule lifted.
fn by_the_book<'a>(desk: &'a Desk, board: &'a Board, lifted: &'a str) -> Book<'a> {
    let unit = *desk.unit("a1");
    let (found, steps) = (BTreeMap::new(), BTreeMap::new());
    let mut book = Book { desk, board, unit, lifted, found, steps };
    for by_road in [false, true] {
        book.walk(&mut vec![unit.hex], by_road);
    }
    book
}

#[test]
fn r2_6_rapide_every_way_that_the_book_allows_and_no_other() {
    let mut farther = 0;
    for seed in 0..300 {
        let (table, units) = by_lot(&mut Dice::loose(seed));
        let mut desk = Desk::new(&table, &units);
        // Whether its line is cut off does not matter here.
        desk.does("take a1").p.hand.price = 1;
        let unit = *desk.unit("a1");
        let board = desk.game.scenario.board.clone();
        let book = by_the_book(&desk, &board, "");
        let found: Vec<&str> = book.found.keys().map(|hex| desk.game.map.name(*hex)).collect();
        assert_eq!(desk.targets("go"), found, "seed {seed}: {units}; {table}");
        for (hex, barred) in book.found.iter().filter(|(hex, _)| !book.near(unit.hex, **hex)) {
            let name = desk.game.map.name(*hex);
            let mut p = desk.p.clone();
            let go = desk.game.parse(&format!("go {name}")).expect("a decision");
            let mut journal = Journal::mute();
            desk.game
                .decide(&mut p, ATTACKER, go, &mut Dice::loose(1), &mut journal)
                .expect("it may go there");
            let entered = p.unit(slot("a1")).marks & (mark::IN_VERY_BROKEN | mark::IN_TOWN) != 0;
            assert_eq!(entered, *barred, "seed {seed}: {name}: {units}; {table}");
        }
        farther += found.iter().filter(|hex| desk.distance("F09", hex) > 2).count();
    }
    assert!(farther > 1000, "{farther}");
}

/// Where lifting one rule would open a way, the refusal names one whose way is the shortest; where only a hex is lacking, the pace.
#[test]
fn r2_6_limite_of_the_rules_that_bar_alone_a_refusal_names_one_that_bars_the_shortest_way() {
    const BARS: [&str; 11] = [
        "2.7.influence",
        "1.8.a-pic",
        "r.impassable",
        "1.8.tres.montes",
        "1.8.accidente.sortie",
        "1.8.agglo.sortie",
        "2.7.zdc",
        "2.7.arret",
        "1.8.gue",
        "2.7.amie",
        "3.4.deux-ud",
    ];
    let mut named: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..120 {
        let (table, units) = by_lot(&mut Dice::loose(seed));
        let mut desk = Desk::new(&table, &units);
        desk.does("take a1").p.hand.price = 1;
        let board = desk.game.scenario.board.clone();
        let start = desk.unit("a1").hex;
        let lifted = |rule| by_the_book(&desk, &board, rule).steps;
        let (allowed, farther) = (lifted(""), lifted("2.6.limite"));
        let opened: Vec<(&str, BTreeMap<Hex, usize>)> =
            BARS.iter().map(|rule| (*rule, lifted(rule))).collect();
        for hex in desk.game.map.all().filter(|hex| *hex != start && desk.p.on(*hex).is_none()) {
            if allowed.contains_key(&hex) {
                continue;
            }
            let refused = desk.refused(&format!("go {}", desk.game.map.name(hex)));
            let ways = opened.iter().filter_map(|(rule, ways)| Some((*ways.get(&hex)?, *rule)));
            let shortest = ways.clone().map(|(steps, _)| steps).min();
            let context = || format!("seed {seed}: {} is refused by {refused}", desk.game.map.name(hex));
            match shortest {
                Some(least) => {
                    let best: Vec<&str> =
                        ways.filter(|(steps, _)| *steps == least).map(|(_, rule)| rule).collect();
                    assert!(best.contains(&refused), "{}, not {best:?}: {units}; {table}", context());
                }
                None if farther.contains_key(&hex) => {
                    assert_eq!(refused, "2.6.limite", "{}: {units}; {table}", context());
                }
                None => {}
            }
            *named.entry(refused).or_default() += 1;
        }
    }
    for rule in BARS {
        assert!(named.get(rule).is_some_and(|count| *count > 0), "{rule} is never named: {named:?}");
    }
}
