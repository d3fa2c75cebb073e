//! Assaults (2.9), where the beaten go (r.retreat), and breakthrough (2.10).

use crate::common::*;

/// a1 at G09 assaults d1 at F09, which faces it and does not react, with these dice.
fn assault(table: &str, one: &str, two: &str, dice: &str) -> Desk {
    let mut desk = Desk::acting("a1", table, &format!("a1 G09 {one}, d1 F09 {two} activated"));
    desk.rolling(dice).does("assault d1");
    desk
}

/// The values that both fight with.
fn values(table: &str, one: &str, two: &str) -> [u8; 2] {
    assault(table, one, two, "").fought().values
}

/// The beaten unit falls back wherever it is offered first, until it is done; how many hexes.
fn fall_back(desk: &mut Desk) -> usize {
    let mut hexes = desk.lines.iter().filter(|line| matches!(line.what, Event::FellBack { .. })).count();
    while desk.p.phase == Phase::Retreat {
        let to = desk.targets("retreat").remove(0);
        desk.does(&format!("retreat {to}"));
        hexes += desk.lines.iter().filter(|line| matches!(line.what, Event::FellBack { .. })).count();
    }
    hexes
}

// --- The procedure.

#[test]
fn r2_9_each_adds_up_the_dice_that_do_not_exceed_its_value() {
    let desk = assault("", "3", "2", "1 3 5 2 6");
    assert!(desk.cites("2.9"));
    let fought = desk.fought();
    assert_eq!((fought.values, fought.totals), ([3, 2], [4, 2]));
    assert_eq!(fought.faces, [vec![1, 3, 5], vec![2, 6]]);
    // Two losses: a point, and a hex back.
    assert_eq!(desk.cohesion("d1"), 1);
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Retreat, DEFENDER));
    // The attacker loses likewise.
    let desk = assault("", "3", "4", "4 5 6 1 5 5 5");
    assert_eq!(desk.fought().totals, [0, 1]);
    assert_eq!((desk.cohesion("a1"), desk.cohesion("d1")), (2, 4));
}

#[test]
fn r2_9_all_dice_of_both_sides_over_every_strength() {
    // The sums are those of the dice shown, and the losses those of the sums.
    for (one, two) in (1..=4).flat_map(|one| (1..=4).map(move |two| (one, two))) {
        for seed in 0..25 {
            let mut desk = Desk::acting("a1", "", &format!("a1 G09 {one}, d1 F09 {two} activated"));
            desk.seed(seed).does("assault d1");
            let fought = desk.fought();
            assert_eq!(fought.values, [one, two]);
            assert_eq!([fought.faces[0].len(), fought.faces[1].len()], [usize::from(one), usize::from(two)]);
            let sum = |side: usize, value: u8| -> u8 {
                fought.faces[side].iter().filter(|face| **face <= value).sum()
            };
            assert_eq!(fought.totals, [sum(0, one), sum(1, two)]);
            fall_back(&mut desk);
            let lost = (one - desk.cohesion("a1"), two - desk.cohesion("d1"));
            match fought.totals[0].cmp(&fought.totals[1]) {
                std::cmp::Ordering::Equal => assert_eq!(lost, (1, 1)),
                std::cmp::Ordering::Greater => assert!(lost.0 == 0 && lost.1 >= 1, "{fought:?}"),
                std::cmp::Ordering::Less => assert!(lost.0 >= 1 && lost.1 == 0, "{fought:?}"),
            }
        }
    }
}

#[test]
fn r2_9_it_takes_an_activation_and_leaves_its_mark_on_both() {
    let desk = assault("", "3", "3", "4 5 6 4 5 6");
    assert!(desk.has("a1", mark::FOUGHT) && desk.has("d1", mark::STRUCK));
    assert_eq!((desk.unit("a1").assaults, desk.unit("d1").assaults), (1, 1));
    assert_eq!(desk.in_hand(), "");
}

#[test]
fn r2_9_adjacente_only_an_enemy_next_to_it() {
    let desk = Desk::acting("a1", "", "a1 G09, a2 G08, d1 E09");
    for hex in ["E09", "G08", "G10", "G09", "B01"] {
        assert_eq!(desk.refused(&format!("assault {hex}")), "2.9.adjacente", "{hex}");
    }
    assert!(desk.targets("assault").is_empty());
}

#[test]
fn r2_9_tir_who_fires_does_not_assault() {
    let desk = Desk::acting("a1", "", "a1 G09, d1 F09 4 activated").after("fire d1");
    assert_eq!(desk.in_hand(), "", "fire ends the activation");
    let mut desk = Desk::acting("a1", "", "a1 G09, d1 F09 4 activated");
    desk.p.hand.spent = true;
    assert_eq!(desk.refused("assault d1"), "2.9.tir");
}

#[test]
fn r2_9_egalite_each_loses_a_point() {
    let desk = assault("", "3", "2", "2 5 6 2 6");
    assert!(desk.cites("2.9.egalite"));
    assert_eq!((desk.cohesion("a1"), desk.cohesion("d1")), (2, 1));
    assert_eq!((desk.whereabouts("a1"), desk.whereabouts("d1")), ("G09", "F09"), "nobody gives way");
    assert_eq!(desk.p.points.0, [1, 1]);
    // Nothing against nothing is a tie as well.
    let desk = assault("", "1", "1", "6 6");
    assert!(desk.cites("2.9.egalite"));
    assert_eq!((desk.whereabouts("a1"), desk.whereabouts("d1")), ("", ""));
}

#[test]
fn r2_9_egalite_costs_no_support() {
    let desk = assault("", "3 light mortars", "3 heavy", "6 6 6 6 6 6");
    assert_eq!(desk.unit("a1").traits.armour(), Armour::Light);
    assert_eq!(desk.unit("d1").traits.armour(), Armour::Heavy);
    assert!(desk.unit("a1").traits.has(Traits::MORTARS));
}

// --- Losses.

/// The attacker's four dice that add up to so much.
const SUMS: [&str; 9] =
    ["5 5 5 5", "1 5 5 5", "2 5 5 5", "3 5 5 5", "4 5 5 5", "4 1 5 5", "4 2 5 5", "4 3 5 5", "4 4 5 5"];

#[test]
fn r2_9_impaires_every_odd_loss_is_a_cohesion_point() {
    for (losses, dice) in SUMS.iter().enumerate().skip(1) {
        let mut desk = assault("", "4", "4", &format!("{dice} 5 5 5 5"));
        assert_eq!(usize::from(desk.fought().totals[0]), losses);
        assert!(desk.cites("2.9.impaires"));
        fall_back(&mut desk);
        assert_eq!(usize::from(desk.cohesion("d1")), 4 - losses.div_ceil(2).min(4), "{losses} losses");
        assert_eq!(usize::try_from(desk.p.points[ATTACKER]), Ok(losses.div_ceil(2).min(4)));
    }
}

#[test]
fn r2_9_paires_every_even_loss_is_a_hex_back() {
    for (losses, dice) in SUMS.iter().enumerate().skip(1) {
        let mut desk = assault("", "4", "4", &format!("{dice} 5 5 5 5"));
        let hexes = fall_back(&mut desk);
        // The seventh loss is the fourth point.
        assert_eq!(hexes, losses.min(7) / 2, "{losses} losses");
        if losses < 7 {
            assert_eq!(usize::from(desk.distance("F09", desk.whereabouts("d1"))), losses / 2);
        }
    }
    let desk = assault("", "4", "4", "2 5 5 5 5 5 5 5").after("retreat E10");
    assert!(desk.cites("2.9.paires"));
    assert!(desk.has("d1", mark::MOVED));
}

#[test]
fn r2_9_impossible_without_a_way_back_it_costs_a_point() {
    // Two losses are a point and a hex back; water behind makes it two points.
    let desk = assault("water E09 E10 F10", "4", "4", "2 5 5 5 5 5 5 5");
    assert!(desk.cites("2.9.impossible"));
    assert_eq!((desk.cohesion("d1"), desk.whereabouts("d1")), (2, "F09"));
    assert_eq!(desk.p.phase, Phase::Activate, "it did not give way");
    // The rest of the losses go on: four are two points and two hexes back, here four points.
    let desk = assault("water E09 E10 F10", "4", "4", "4 5 5 5 5 5 5 5");
    assert_eq!(desk.whereabouts("d1"), "");
    // Friends bar the way as well.
    let mut desk = Desk::acting(
        "a1",
        "",
        "a1 G09 4, d1 F09 4 activated, d2 E09 activated, d3 E10 activated, d4 F10 activated",
    );
    desk.rolling("2 5 5 5 5 5 5 5").does("assault d1");
    assert!(desk.cites("2.9.impossible"));
}

// --- Where the beaten go.

/// The hexes that d1, beaten by two from G09, may fall back to; the only one is taken at once.
fn ways_back(table: &str, two: &str, units: &str) -> Vec<String> {
    let mut desk = Desk::acting("a1", table, &format!("a1 G09 4, d1 F09 4 {two} activated, {units}"));
    desk.rolling("2 5 5 5 5 5 5 5").does("assault d1");
    match desk.p.phase {
        Phase::Retreat => desk.targets("retreat"),
        _ if desk.cites("2.9.impossible") => Vec::new(),
        _ => vec![desk.whereabouts("d1").to_string()],
    }
}

#[test]
fn rr_retreat_away_from_the_victor_to_a_free_hex_the_beaten_chooses() {
    assert_eq!(ways_back("", "", ""), ["E09", "E10", "F10"]);
    assert_eq!(ways_back("", "", "d2 E09 activated"), ["E10", "F10"]);
    assert_eq!(ways_back("", "", "d2 E09 activated, d3 E10 activated"), ["F10"], "no choice: it goes there");
    let mut desk = assault("", "4", "4", "2 5 5 5 5 5 5 5");
    assert_eq!(desk.asked(), DEFENDER);
    for hex in ["G09", "F08", "G10", "D09", "F09"] {
        assert_eq!(desk.refused(&format!("retreat {hex}")), "r.retreat", "{hex}");
    }
    desk.does("retreat E09");
    assert_eq!(desk.whereabouts("d1"), "E09");
    // A beaten attacker falls back by the same rule.
    let desk = assault("", "4", "4", "5 5 5 5 2 5 5 5");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Retreat, ATTACKER));
    assert_eq!(desk.targets("retreat"), ["G08", "H08", "H09"]);
}

#[test]
fn rr_retreat_never_nearer_to_any_enemy() {
    // Whoever is near, and whoever is far.
    assert_eq!(ways_back("", "", "a2 D09 activated"), ["F10"], "E09 and E10 are next to it");
    assert_eq!(ways_back("", "", "a2 B09 activated"), ["F10"], "four hexes away, three from E09 and E10");
    assert_eq!(ways_back("", "", "a2 F17 activated"), ["E09", "E10"], "and east is nearer to that one");
    assert_eq!(ways_back("", "", "a2 B09 activated, a3 F17 activated"), [""; 0]);
    assert_eq!(
        ways_back("", "", "a2 J09 activated, a3 K09 activated"),
        ["E09", "E10", "F10"],
        "those in front do not matter"
    );
}

#[test]
fn rr_retreat_never_into_a_base_or_a_depot_of_the_enemy() {
    // Thrown back by d1, a1 would come to G08 or G09, and take there what nobody fought for.
    let back = |table: &str| {
        let mut desk = Desk::acting("a1", table, "a1 F09 2, d1 E09 4 activated");
        desk.rolling("6 6 1 1 1 6").does("assault d1");
        desk
    };
    let free = back("").offers();
    assert!(free.len() > 1, "{free:?}");
    let hex = free[0].strip_prefix("retreat ").expect("a retreat").to_string();
    for shut in [format!("base-d A09 {hex}"), format!("depot-d {hex}")] {
        let desk = back(&shut);
        assert!(!desk.offers().contains(&free[0]), "{shut}");
        if desk.p.phase == Phase::Retreat {
            assert_eq!(desk.refused(&free[0]), "r.retreat", "{shut}");
        }
    }
}

#[test]
fn rr_retreat_only_where_the_ground_bears_it() {
    for ground in ["marsh", "water", "cliff"] {
        assert_eq!(ways_back(&format!("{ground} E09 E10"), "", ""), ["F10"], "{ground}");
    }
    assert_eq!(ways_back("cliff E09 E10", "mountain", ""), ["E09", "E10", "F10"]);
    assert_eq!(ways_back("thicket E09 E10", "", ""), ["E09", "E10", "F10"]);
    assert_eq!(ways_back("thicket E09; wire E10", "cavalry", ""), ["F10"]);
    assert_eq!(ways_back("river F09/E09 F09/E10", "", ""), ["F10"]);
    assert_eq!(ways_back("ford F09/E09 F09/E10", "", ""), ["E09", "E10", "F10"]);
}

// --- Values, one by one.

#[test]
fn r2_9_blinde_armour_adds_one_on_either_side() {
    for armour in ["light", "heavy", "unstable", "wheeled"] {
        assert_eq!(values("", &format!("2 {armour}"), "2"), [3, 2], "{armour}");
        assert_eq!(values("", "2", &format!("2 {armour}")), [2, 3], "{armour}");
        assert_eq!(values("", &format!("2 {armour}"), &format!("3 {armour}")), [3, 4], "{armour}");
    }
    // A value, not a die.
    assert_eq!(assault("", "2 light", "2", "").fought().faces[0].len(), 2);
}

#[test]
fn r2_9_position_height_town_or_works_add_one_in_defence() {
    for place in ["height-1 F09", "town F09", "works-1 F09", "works-2 F09", "works-3 F09"] {
        assert_eq!(values(place, "2", "2"), [2, 3], "{place}");
        assert_eq!(assault(place, "2", "2", "").fought().faces[1].len(), 2, "{place}: no die");
    }
    assert_eq!(values("height-1 F09; town F09; works-2 F09", "2", "2"), [2, 3], "once only");
    // Not in attack.
    for place in ["height-1 G09", "town G09", "works-2 G09"] {
        assert_eq!(values(place, "2", "2"), [2, 2], "{place}");
    }
    for place in ["wood F09", "broken F09", "thicket F09", "smoke-1 F09", "height-1 F09 G09"] {
        assert_eq!(values(place, "2", "2"), [2, 2], "{place}");
    }
}

#[test]
fn r2_9_position_armour_or_assault_troops_in_attack_undo_it() {
    for place in ["height-1 F09", "town F09", "works-2 F09"] {
        assert_eq!(values(place, "2 light", "2"), [3, 2], "{place}");
        assert_eq!(values(place, "2 assault", "2"), [3, 2], "{place}");
        assert_eq!(values(place, "2 mortars", "2"), [2, 3], "{place}");
    }
    // Vehicles that start in a town or in vegetation bring nothing (3.4).
    for from in ["town G09", "wood G09"] {
        assert_eq!(values(&format!("works-1 F09; {from}"), "2 light", "2"), [2, 3], "{from}");
        assert_eq!(values(&format!("works-1 F09; {from}"), "2 assault", "2"), [3, 2], "{from}");
    }
}

#[test]
fn r2_9_suivant_each_assault_after_the_first_takes_one() {
    assert_eq!(values("", "4", "4"), [4, 4]);
    assert_eq!(values("", "4", "4 assaults=1"), [4, 3]);
    assert_eq!(values("", "4 assaults=1", "4 assaults=2"), [3, 2]);
    assert_eq!(values("", "4", "4 assaults=3"), [4, 1]);
    assert_eq!(values("", "4", "2 assaults=3"), [4, 1], "never below one");
    // Made or suffered, it counts, and not beyond the turn.
    let mut desk = assault("", "3", "3", "6 6 6 6 6 6");
    desk.put("a2 G10 3").draw(ATTACKER);
    desk.does("take a2").rolling("6 6 6 6 6").does("assault d1");
    assert_eq!(desk.fought().values, [3, 1], "two points left, and a second assault");
    let mut desk = Desk::bare("", "a1 G09 assaults=2, d1 C09 activated assaults=1", "");
    desk.does("take a1, stay");
    assert_eq!((desk.p.turn, desk.unit("a1").assaults, desk.unit("d1").assaults), (2, 0, 0));
}

#[test]
fn r2_9_revers_from_behind_the_front_takes_one() {
    // d1 at F09, assaulted from G09 to its south-west.
    for (facing, behind) in
        [("sw", false), ("w", false), ("se", false), ("ne", true), ("e", true), ("nw", true)]
    {
        let value = if behind { 2 } else { 3 };
        assert_eq!(values("", "3", &format!("3 {facing}")), [3, value], "{facing}");
    }
    // How the attacker faces does not matter.
    for facing in ["ne", "sw", "e"] {
        assert_eq!(values("", &format!("3 {facing}"), "3")[0], 3);
    }
}

#[test]
fn r2_9_bornes_from_one_to_five() {
    assert_eq!(values("", "4 light assault", "4 light"), [5, 5]);
    assert_eq!(values("town F09", "4", "4 light"), [4, 5], "4 + 1 + 1");
    assert_eq!(values("", "1 assaults=2", "1 assaults=2 ne"), [1, 1]);
    // A die more than five all the same.
    assert_eq!(assault("", "4 light assault", "4", "").fought().faces[0].len(), 5);
    // The bounds come after everything else: 4 + 1 + 1 - 1.
    assert_eq!(values("", "4 light assault assaults=1", "4"), [5, 4]);
}

#[test]
fn rr_assault_ground_nobody_assaults_where_he_cannot_go() {
    let assaults = |table: &str, unit: &str| {
        let desk = Desk::acting("a1", table, &format!("a1 G09 4 {unit}, d1 F09 mountain activated"));
        if desk.may("assault d1") {
            assert_eq!(desk.targets("assault"), ["F09"], "{table}");
            return "";
        }
        assert!(desk.targets("assault").is_empty(), "{table}");
        desk.refused("assault d1")
    };
    assert_eq!(assaults("river G09/F09", ""), "r.assault-ground");
    assert_eq!(assaults("river G09/F09; road G09 F09", ""), "", "over a bridge");
    assert_eq!(assaults("ford G09/F09", ""), "");
    assert_eq!(assaults("cliff F09", ""), "r.assault-ground");
    assert_eq!(assaults("cliff F09", "mountain"), "");
    for shut in ["thicket F09", "wire F09"] {
        assert_eq!(assaults(shut, ""), "", "{shut}");
        assert_eq!(assaults(shut, "cavalry"), "r.assault-ground", "{shut}");
        assert_eq!(assaults(shut, "cavalry dismounted"), "", "{shut}");
        assert_eq!(assaults(shut, "wheeled"), "r.assault-ground", "{shut}");
    }
}

#[test]
fn rr_assault_ground_riders_charge_into_what_is_broken() {
    for into in ["broken F09", "craters F09", "ford G09/F09"] {
        assert_eq!(values(into, "4 cavalry", "3")[0], 1, "{into}");
        assert_eq!(values(into, "4 cavalry", "3 cavalry")[0], 1, "{into}: horse or foot");
        assert_eq!(values(into, "4", "3")[0], 4, "{into}: on foot it does not matter");
    }
    assert_eq!(values("ford G09/F09; road G09 F09", "4 cavalry", "3")[0], 4, "over a bridge");
}

#[test]
fn r2_9_montes_riders_have_one_on_broken_ground_and_against_infantry_in_cover() {
    assert_eq!(values("", "4 cavalry", "3"), [4, 3], "in the open they charge");
    for cover in ["wood F09", "town F09", "works-1 F09", "works-2 F09", "works-3 F09", "smoke-1 F09"] {
        assert_eq!(values(cover, "4 cavalry", "3")[0], 1, "{cover}");
        assert_eq!(values(cover, "4 cavalry", "3 cavalry dismounted")[0], 1, "{cover}");
    }
    for broken in ["broken G09", "wood G09", "craters G09"] {
        assert_eq!(values(broken, "4 cavalry", "3")[0], 1, "{broken}: where they stand");
    }
    for broken in ["broken F09", "wood F09", "craters F09"] {
        assert_eq!(values(broken, "4", "3 cavalry")[1], 1, "{broken}: assaulted there");
    }
    assert_eq!(values("ford G09/F09", "4", "3 cavalry")[1], 3, "behind a ford they stand on firm ground");
    // Whoever is not infantry takes no cover.
    assert_eq!(values("town F09", "4 cavalry", "3 cavalry"), [4, 3]);
    // At most one, whatever is on their side.
    assert_eq!(values("wood F09", "4 cavalry wheeled", "3")[0], 1);
    // On foot they fight like others, and defending in the open they do as well.
    assert_eq!(values("wood F09 G09", "4 cavalry dismounted", "3"), [4, 3]);
    assert_eq!(values("works-1 G09", "4", "3 cavalry"), [4, 3]);
    // Dice they have for every point.
    assert_eq!(assault("wood F09", "4 cavalry", "3", "").fought().faces[0].len(), 4);
}

#[test]
fn r2_9_troupes_assaut_a_point_more_in_attack_alone() {
    for cohesion in 1..=4 {
        let desk = assault("", &format!("{cohesion} assault"), "3", "");
        assert_eq!(desk.fought().values[0], cohesion + 1);
        assert_eq!(desk.fought().faces[0].len(), usize::from(cohesion) + 1);
    }
    let desk = assault("", "3", "3 assault", "");
    assert_eq!((desk.fought().values, desk.fought().faces[1].len()), ([3, 3], 3));
}

// --- All of it together.

/// What the book says of the values (2.9, 3.4, 3.5), from what is known of both.
struct Case {
    cohesion: [u8; 2],
    armour: [bool; 2],
    assault: bool,
    mounted: [bool; 2],
    before: [u8; 2],
    /// The ground under each: open, vegetation, buildings.
    ground: [&'static str; 2],
    works: u8,
    /// How much higher the defender is.
    above: i8,
    behind: bool,
}

impl Case {
    fn values(&self) -> [u8; 2] {
        let covered = self.ground[1] != "clear" || self.works > 0;
        let vehicles = self.armour[0] && self.ground[0] == "clear";
        let mut one = i16::from(self.cohesion[0]) - i16::from(self.before[0]);
        one += i16::from(vehicles) + i16::from(self.assault);
        let placed = self.above > 0 || self.ground[1] == "town" || self.works > 0;
        let mut two = i16::from(self.cohesion[1]) - i16::from(self.before[1]) - i16::from(self.behind);
        two += i16::from(self.armour[1]);
        two += i16::from(placed && !self.mounted[1] && !vehicles && !self.assault);
        let rough = |side: usize| self.ground[side] == "wood";
        let mut values = [one.clamp(1, 5) as u8, two.clamp(1, 5) as u8];
        if self.mounted[0] && (rough(0) || rough(1) || covered && !self.mounted[1]) {
            values[0] = values[0].min(1);
        }
        if self.mounted[1] && rough(1) {
            values[1] = values[1].min(1);
        }
        values
    }

    fn dice(&self) -> [usize; 2] {
        [usize::from(self.cohesion[0]) + usize::from(self.assault), usize::from(self.cohesion[1])]
    }
}

const GROUNDS: [&str; 3] = ["clear", "wood", "town"];

/// Where attacker and defender stand, by their grounds and heights: side by side, the defender to the east.
fn places(one: usize, two: usize, above: i8) -> (String, String) {
    let pair = one * 9 + two * 3 + (above + 1) as usize;
    let (row, column) = ((b'C' + (pair / 5) as u8) as char, 3 * (pair % 5) + 1);
    (format!("{row}{column:02}"), format!("{row}{:02}", column + 1))
}

fn all_places() -> String {
    let mut table = String::new();
    for (one, two) in (0..3).flat_map(|one| (0..3).map(move |two| (one, two))) {
        for above in -1..=1i8 {
            let (from, to) = places(one, two, above);
            table += &format!("{} {from}; {} {to}; ", GROUNDS[one], GROUNDS[two]);
            table += &format!("height-1 {from}; height-{} {to}; ", 1 + above);
        }
    }
    table
}

#[test]
fn r2_9_every_modifier_with_every_other() {
    let bare = Desk::new(&all_places(), "a1 L12, d1 A12");
    let mut tried = 0;
    let mut try_out = |case: &Case| {
        let [one, two] =
            case.ground.map(|ground| GROUNDS.iter().position(|known| *known == ground).expect("known"));
        let (from, to) = places(one, two, case.above);
        let mut p = bare.p.clone();
        let (a, d) = (slot("a1"), slot("d1"));
        p.put(a, bare.hex(&from));
        p.put(d, bare.hex(&to));
        p.set_works(bare.hex(&to), case.works);
        for (side, slot) in [a, d].into_iter().enumerate() {
            let unit = p.unit_mut(slot);
            (unit.cohesion, unit.full, unit.assaults) = (case.cohesion[side], 4, case.before[side]);
            unit.class = if case.mounted[side] { Class::Cavalry } else { Class::Infantry };
            // Riders go with armoured cars.
            let armour = if case.mounted[side] { Armour::Wheeled } else { Armour::Heavy };
            unit.traits = if case.armour[side] { Traits::NONE.armoured(armour) } else { Traits::NONE };
        }
        if case.assault {
            p.unit_mut(a).traits = p.unit(a).traits.with(Traits::ASSAULT);
        }
        // The attacker stands to the west.
        p.unit_mut(d).facing = if case.behind { 1 } else { 4 };
        p.unit_mut(d).marks |= mark::ACTIVATED;
        p.cup.0 = [1, 1];
        let mut journal = Journal::kept();
        for text in [format!("take {from}"), format!("assault {to}")] {
            let decision = bare.game.parse(&text).expect("a decision");
            let done = bare.game.decide(&mut p, ATTACKER, decision, &mut Dice::loose(tried), &mut journal);
            done.unwrap_or_else(|refusal| panic!("{text}: {}", refusal.because));
        }
        let lines = journal.into_lines();
        let fought = lines.iter().find_map(|line| match line.what {
            Event::Fought { values, dice, totals, .. } => Some((values, dice, totals)),
            _ => None,
        });
        let (values, dice, totals) = fought.expect("an assault was fought");
        let what = format!(
            "{:?} armour {:?} assault {} mounted {:?} before {:?} {:?} works {} above {} behind {}",
            case.cohesion,
            case.armour,
            case.assault,
            case.mounted,
            case.before,
            case.ground,
            case.works,
            case.above,
            case.behind
        );
        assert_eq!(values, case.values(), "{what}");
        assert_eq!([dice[0].faces().len(), dice[1].faces().len()], case.dice(), "{what}");
        let sum = |side: usize| dice[side].faces().iter().filter(|face| **face <= values[side]).sum::<u8>();
        assert_eq!(totals, [sum(0), sum(1)], "{what}");
        tried += 1;
    };
    for (one, two) in GROUNDS.iter().flat_map(|one| GROUNDS.iter().map(move |two| (*one, *two))) {
        for above in -1..=1 {
            for bits in 0..64u8 {
                let bit = |at: u8| bits & 1 << at != 0;
                // Assault troops are infantry.
                let (armour, mounted, assault) = ([bit(0), bit(1)], [bit(2), bit(3)], bit(4));
                if assault && mounted[0] {
                    continue;
                }
                for works in 0..=3 {
                    for cohesion in [[1, 1], [1, 4], [2, 3], [3, 2], [4, 1], [4, 4]] {
                        for before in [[0, 0], [1, 0], [0, 1], [2, 3]] {
                            let ground = [one, two];
                            let behind = bit(5);
                            try_out(&Case {
                                cohesion,
                                armour,
                                assault,
                                mounted,
                                before,
                                ground,
                                works,
                                above,
                                behind,
                            });
                        }
                    }
                }
            }
        }
    }
    assert!(tried > 100_000, "{tried} cases");
}

// --- Breakthrough.

#[test]
fn r2_10_the_victor_may_take_the_ground_of_who_gave_way_or_is_gone() {
    // Destroyed.
    let mut desk = assault("", "4", "1", "1 1 1 1 6");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Follow, ATTACKER));
    desk.does("advance");
    assert!(desk.cites("2.10"));
    assert_eq!(desk.whereabouts("a1"), "F09");
    // Fallen back.
    let desk = assault("", "4", "4", "2 5 5 5 5 5 5 5").after("retreat E10, advance");
    assert_eq!((desk.whereabouts("a1"), desk.whereabouts("d1")), ("F09", "E10"));
    // Or stay where he is.
    let desk = assault("", "4", "1", "1 1 1 1 6").after("hold");
    assert_eq!(desk.whereabouts("a1"), "G09");
    // Who only lost a point keeps his ground.
    let desk = assault("", "4", "4", "1 5 5 5 5 5 5 5");
    assert_eq!((desk.p.phase, desk.whereabouts("d1")), (Phase::Activate, "F09"));
}

#[test]
fn r2_10_a_defender_who_wins_may_take_the_attackers_ground() {
    let mut desk = assault("", "1", "4", "6 1 1 1 1");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Follow, DEFENDER));
    desk.does("advance");
    assert_eq!(desk.whereabouts("d1"), "G09");
    let mut desk = assault("", "4", "4", "5 5 5 5 2 5 5 5").after("retreat H09");
    assert_eq!(desk.asked(), DEFENDER);
    desk.does("hold");
    assert_eq!((desk.whereabouts("d1"), desk.whereabouts("a1")), ("F09", "H09"));
}

#[test]
fn r2_10_a_tie_has_no_victor_to_take_the_ground() {
    for (one, two) in [("2", "1"), ("1", "2")] {
        let desk = assault("", one, two, "6 6 6");
        assert!(desk.cites("2.9.egalite"));
        assert_ne!(desk.p.phase, Phase::Follow, "{one} against {two}");
    }
}

#[test]
fn r2_10_nobody_follows_where_he_cannot_go() {
    // Riders beat off an assault out of ground that they cannot enter.
    for (table, follows) in [("thicket G09", false), ("wire G09", false), ("wood G09", true)] {
        let desk = assault(table, "1", "4 cavalry", "6 1 1 1 1");
        assert_eq!(desk.p.phase == Phase::Follow, follows, "{table}");
        assert_eq!((desk.whereabouts("a1"), desk.whereabouts("d1")), ("", "F09"), "{table}");
    }
}

/// a1 with this support beats d1 and stands at F09, next to d2 at E09 and, behind it, d3 at D09.
fn through(support: &str) -> Desk {
    let units = format!(
        "a1 G09 4 {support}, d1 F09 1 activated, d2 E09 1 activated, d3 D09 1 activated, d4 C09 activated"
    );
    let mut desk = Desk::acting("a1", "", &units);
    desk.rolling("1 1 1 1 6 6").does("assault d1");
    assert_eq!(desk.p.phase, Phase::Follow);
    desk.does("advance");
    desk
}

#[test]
fn rr_breakthrough_into_a_town_or_a_thicket_no_combat_follows() {
    for (table, rule) in
        [("town F09", "1.8.agglo.combat"), ("thicket F09", "1.8.tres.combat"), ("wood F09", "")]
    {
        let units = "a1 G09 4 assault, d1 F09 1 activated, d2 E09 1 activated, d3 C09 activated";
        let mut desk = Desk::acting("a1", table, units);
        desk.rolling("1 1 1 1 1 6").does("assault d1, advance");
        assert_eq!(desk.whereabouts("a1"), "F09", "{table}");
        if rule.is_empty() {
            assert_eq!(desk.targets("assault"), ["E09"], "broken ground forbids nothing");
        } else {
            assert_eq!(desk.refused("assault d2"), rule, "{table}");
        }
    }
}

#[test]
fn rr_breakthrough_out_of_broken_ground_just_entered() {
    let mut desk = Desk::acting("a1", "broken G09", "a1 H09 4, d1 F09 1 activated, d2 C09 activated");
    desk.does("go G09").rolling("1 1 1 1 6").does("assault d1");
    assert_eq!(desk.p.phase, Phase::Follow);
    desk.does("advance");
    assert_eq!(desk.whereabouts("a1"), "F09");
}

#[test]
fn r2_10_combat_with_armour_or_assault_troops_one_more_at_one_less() {
    for (support, value) in [("light", 4), ("assault", 4), ("light assault", 5)] {
        let mut desk = through(support);
        assert_eq!(desk.targets("assault"), ["E09"], "{support}");
        let before = desk.resources(ATTACKER);
        desk.rolling("1 1 1 1 6 6").does("assault d2");
        assert!(desk.cites("2.10.combat"), "{support}");
        // 4, 1 for the support, and 1 less for the second assault of the turn: not 2.
        assert_eq!(desk.fought().values[0], value, "{support}");
        assert_eq!(desk.resources(ATTACKER), before, "it is part of the assault that was paid");
    }
}

#[test]
fn r2_10_second_a_second_breakthrough_is_open_to_both_its_combat_to_assault_troops() {
    for (support, more) in [("light", ""), ("assault", "D09")] {
        let mut desk = through(support);
        desk.rolling("1 1 1 1 6 6").does("assault d2, advance");
        assert_eq!(desk.whereabouts("a1"), "E09", "{support}");
        assert!(desk.cites("2.10.second"), "{support}");
        if more.is_empty() {
            assert_eq!(desk.targets("assault"), Vec::<String>::new(), "no combat follows");
            continue;
        }
        assert_eq!(desk.targets("assault"), [more]);
        desk.rolling("1 1 1 1 6 6").does("assault d3");
        assert!(desk.cites("2.10.combat"));
        assert_eq!(desk.fought().values[0], 3, "4 + 1, and 2 less");
        desk.does("advance");
        assert_eq!(desk.whereabouts("a1"), "D09");
        assert_eq!(desk.targets("assault"), Vec::<String>::new(), "and that is all");
    }
}

#[test]
fn r2_10_limite_without_support_no_combat_follows_with_armour_one() {
    let desk = through("");
    assert_eq!((desk.whereabouts("a1"), desk.refused("assault d2")), ("F09", "2.10.limite"));
    // In hand all the same: it is refused.
    let mut desk = through("light");
    assert_eq!((desk.refused("go F10"), desk.refused("fire d2")), ("2.10.limite", "2.12.mode"));
    desk.p.hand.breaks = 2;
    assert_eq!(desk.refused("assault d2"), "2.10.limite");
    let mut desk = through("assault");
    desk.p.hand.breaks = 2;
    assert!(desk.may("assault d2"));
    desk.p.hand.breaks = 3;
    assert_eq!(desk.refused("assault d2"), "2.10.limite");
    // Where no enemy is next to the ground taken there is nobody to fight.
    let mut desk = Desk::acting("a1", "", "a1 G09 4 assault, d1 F09 1 activated, d2 C09 activated");
    desk.rolling("1 1 1 1 6 6").does("assault d1, advance");
    assert!(desk.targets("assault").is_empty());
    assert_eq!(desk.refused("assault d2"), "2.9.adjacente");
}

#[test]
fn r2_10_limite_who_lost_his_support_in_the_combat_is_as_others() {
    // Beaten in the second combat, it goes no further.
    let mut desk = through("light");
    desk.put("d2 E09 4 activated");
    desk.rolling("6 6 6 6 1 6 6 6").does("assault d2");
    assert_eq!(desk.unit("a1").traits.armour(), Armour::None);
    assert_eq!((desk.in_hand().as_str(), desk.whereabouts("a1")), ("", "F09"));
    assert_eq!(desk.cohesion("a1"), 3);
}
