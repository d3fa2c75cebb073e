//! What goes with a unit: assault troops (3.5), heavy mortars (3.6), tachankas (3.7); and compact formations
//! (3.9).

use crate::common::*;

/// The values and the numbers of dice of an assault by a1 at G09 on d1 at F09, who face each other, with
/// nobody to react.
fn melee(table: &str, attacker: &str, defender: &str) -> ([u8; 2], [usize; 2]) {
    let desk = assault(table, attacker, defender).after("assault d1");
    let melee = desk.fought();
    (melee.values, melee.faces.map(|faces| faces.len()))
}

fn assault(table: &str, attacker: &str, defender: &str) -> Desk {
    let units = format!("a1 G09 ne {attacker}, d1 F09 sw {defender}");
    let mut desk = Desk::acting("a1", table, &units);
    desk.purse(20, 0);
    desk
}

/// The score of fire by a1 at G09, static or after a step to it, at a target so many UD away, at F09 or E09.
fn score(table: &str, shooter: &str, moved: bool, target: &str) -> u8 {
    let from = if moved { "H09" } else { "G09" };
    let mut desk = Desk::acting("a1", table, &format!("a1 {from} {shooter}, d1 {target}"));
    if moved {
        desk.does("go G09");
    }
    desk.rolling("t10 t10 t10").does("fire d1");
    desk.fired().score
}

fn has(desk: &Desk, id: &str, traits: Traits) -> bool {
    desk.unit(id).traits.has(traits)
}

// --- Assault troops.

#[test]
fn r3_5_assaut_a_point_more_when_it_assaults() {
    // A cohesion point is a die and a value.
    assert_eq!(melee("", "assault", ""), ([4, 3], [4, 3]));
    assert_eq!(melee("", "2 assault", ""), ([3, 3], [3, 3]));
    assert_eq!(melee("", "4 assault", ""), ([5, 3], [5, 3]));
    assert_eq!(melee("", "4 assault heavy", ""), ([5, 3], [5, 3]), "five at most, and five dice");
    assert_eq!(melee("", "", "assault"), ([3, 3], [3, 3]), "not in defence");
}

#[test]
fn r3_5_assaut_cancels_the_enemys_position() {
    for position in ["height-1 F09", "town F09", "works-1 F09", "works-2 F09", "works-3 F09"] {
        assert_eq!(melee(position, "", "").0, [3, 4], "{position}");
        assert_eq!(melee(position, "assault", "").0, [4, 3], "{position}");
        assert_eq!(melee(position, "", "assault").0, [3, 4], "{position}: in attack only");
    }
    // Out of cover too: 3.4 keeps vehicles from helping there, not men.
    assert_eq!(melee("wood G09; works-1 F09", "assault", "").0, [4, 3]);
}

#[test]
fn r3_5_assaut_presses_the_breakthrough_twice() {
    let units =
        "a1 G09 ne 4 assault, d1 F09 1 activated, d2 E09 1 activated, d3 D09 1 activated, d4 C09 activated";
    let mut desk = Desk::acting("a1", "", units);
    desk.purse(20, 0).rolling("5 5 5 5 5 6").does("assault d1").does("advance");
    assert!(desk.may("assault d2"));
    desk.rolling("4 4 4 4 4 6").does("assault d2").does("advance");
    assert_eq!(
        (desk.whereabouts("a1"), desk.may("assault d3")),
        ("E09", true),
        "a second combat is for them"
    );
    desk.rolling("3 3 3 3 3 6").does("assault d3");
    desk.does("advance");
    assert!(desk.cites("2.10.second"));
    assert!(desk.in_hand() != "a1" || desk.refused("assault d4") == "2.10.limite", "there it ends");
}

#[test]
fn r3_5_perte_in_an_assault_with_the_lower_total() {
    // The attacker throws four dice, the defender three.
    let mut desk = assault("", "assault", "assault");
    desk.rolling("6 6 6 6 1 6 6").does("assault d1");
    assert!(
        desk.cites("3.5.perte") && !has(&desk, "a1", Traits::ASSAULT) && has(&desk, "d1", Traits::ASSAULT)
    );
    let mut desk = assault("", "assault", "assault");
    desk.rolling("1 6 6 6 6 6 6").does("assault d1");
    assert!(
        desk.cites("3.5.perte") && has(&desk, "a1", Traits::ASSAULT) && !has(&desk, "d1", Traits::ASSAULT)
    );
    let mut desk = assault("", "assault", "assault");
    desk.rolling("1 6 6 6 1 6 6").does("assault d1");
    assert!(
        !desk.cites("3.5.perte") && has(&desk, "a1", Traits::ASSAULT) && has(&desk, "d1", Traits::ASSAULT)
    );
}

#[test]
fn r3_5_perte_in_nothing_else() {
    let mut desk = Desk::acting("a1", "", "a1 G09, d1 E09 assault");
    desk.rolling("t5 t10 t10 6").does("fire d1");
    assert_eq!(desk.cohesion("d1"), 2);
    assert!(has(&desk, "d1", Traits::ASSAULT), "a six does nothing to them");
}

// --- Mortars.

#[test]
fn r3_6_tir_at_one_ud_works_of_the_first_level_are_nothing() {
    // 7 static at one UD; −1, −2, −3 for works.
    for (works, plain, mortars) in [(1, 6, 7), (2, 5, 6), (3, 4, 4)] {
        let table = format!("works-{works} F09");
        assert_eq!(score(&table, "", false, "F09"), plain, "level {works}");
        assert_eq!(score(&table, "mortars", false, "F09"), mortars, "level {works} and mortars");
    }
    assert_eq!(score("", "mortars", false, "F09"), 7, "without works nothing changes");
}

#[test]
fn r3_6_tir_leaves_other_cover_as_it_is() {
    for cover in ["wood F09", "town F09", "thicket F09", "smoke-1 F09"] {
        assert_eq!(score(cover, "mortars", false, "F09"), 6, "{cover}");
        let dug = format!("{cover}; works-1 F09");
        assert_eq!((score(&dug, "", false, "F09"), score(&dug, "mortars", false, "F09")), (6, 6), "{dug}");
        let deep = format!("{cover}; works-2 F09");
        assert_eq!((score(&deep, "", false, "F09"), score(&deep, "mortars", false, "F09")), (4, 5), "{deep}");
    }
    // Who sits in works is not in the open, mortars or not.
    assert_eq!(score("works-1 F09", "mortars", false, "F09 gaudy"), 7);
}

#[test]
fn r3_6_tir_only_static_and_only_at_one_ud() {
    for (works, near, far) in [(1, 5, 4), (2, 4, 3)] {
        let table = format!("works-{works} F09 E09");
        assert_eq!(score(&table, "mortars", true, "F09"), near, "in progress, level {works}");
        assert_eq!(score(&table, "mortars", false, "E09"), far, "at two UD, level {works}");
    }
}

#[test]
fn r3_6_perte_assaut_with_the_lower_total() {
    for (dice, [attacker, defender]) in
        [("6 6 6 1 6 6", [false, true]), ("1 6 6 6 6 6", [true, false]), ("1 6 6 1 6 6", [true, true])]
    {
        let mut desk = assault("", "mortars", "mortars");
        desk.rolling(dice).does("assault d1");
        assert_eq!(desk.cites("3.6.perte-assaut"), !(attacker && defender), "{dice}");
        assert_eq!(
            [has(&desk, "a1", Traits::MORTARS), has(&desk, "d1", Traits::MORTARS)],
            [attacker, defender]
        );
    }
}

#[test]
fn r3_6_perte_six_in_a_cohesion_test() {
    for die in 3..=6 {
        let mut desk = Desk::acting("a1", "", "a1 G09, d1 E09 mortars");
        desk.rolling(&format!("t5 t10 t10 {die}")).does("fire d1");
        assert_eq!(desk.cites("3.6.perte-six"), die == 6);
        assert_eq!(has(&desk, "d1", Traits::MORTARS), die < 6, "{die}");
    }
}

// --- Tachankas.

#[test]
fn r3_7_tir_in_progress_at_one_ud_as_if_static() {
    for (class, [standing, moving]) in [("", [7, 6]), ("irregular", [5, 4])] {
        assert_eq!(score("", class, false, "F09"), standing);
        assert_eq!(score("", class, true, "F09"), moving);
        assert_eq!(score("", &format!("{class} tachankas"), true, "F09"), standing, "{class}");
        assert_eq!(score("", &format!("{class} tachankas"), false, "F09"), standing, "{class}");
    }
    // Cavalry has them too, and fires on foot.
    let dismounted = |more: &str| score("", &format!("cavalry dismounted {more}"), true, "F09");
    assert_eq!((dismounted(""), dismounted("tachankas")), (5, 6));
}

#[test]
fn r3_7_tir_only_at_one_ud() {
    assert_eq!(score("", "tachankas", true, "E09"), 5, "5/5 at two UD");
    let desk = Desk::acting("a1", "", "a1 H09 tachankas, d1 D09").after("go G09");
    assert_eq!(desk.refused("fire d1"), "2.13.portee", "three UD are for who has not moved");
    // Nor do they fire after a rapid advance.
    let fast = Desk::acting("a1", "", "a1 I09 tachankas, d1 F09").after("go G09");
    assert_eq!(fast.refused("fire d1"), "2.12.mode");
}

#[test]
fn r3_7_perte_on_a_six_in_a_cohesion_test() {
    for die in 3..=6 {
        let mut desk = Desk::acting("a1", "", "a1 G09, d1 E09 tachankas");
        desk.rolling(&format!("t5 t10 t10 {die}")).does("fire d1");
        assert_eq!(desk.cites("3.7.perte"), die == 6);
        assert_eq!(has(&desk, "d1", Traits::TACHANKAS), die < 6, "{die}");
    }
}

#[test]
fn r3_7_perte_not_in_an_assault() {
    let mut desk = assault("", "tachankas", "");
    desk.rolling("6 6 6 1 6 6").does("assault d1");
    assert!(desk.fought().totals[0] < desk.fought().totals[1] && has(&desk, "a1", Traits::TACHANKAS));
}

#[test]
fn r3_7_perte_all_that_a_six_takes_goes_at_once() {
    let mut desk = Desk::acting("a1", "", "a1 G09, d1 E09 light mortars tachankas assault");
    desk.rolling("t4 t10 t10 6").does("fire d1");
    for section in ["3.4.perte-six", "3.6.perte-six", "3.7.perte"] {
        assert!(desk.cites(section), "{section}");
    }
    assert_eq!(desk.unit("d1").traits, Traits::ASSAULT);
}

// --- Compact formations.

#[test]
fn r3_9_flagrante_one_more_to_hit_in_the_open() {
    assert_eq!((score("", "", false, "E09"), score("", "", false, "E09 compact")), (5, 6));
    assert_eq!((score("wood E09", "", false, "E09"), score("wood E09", "", false, "E09 compact")), (4, 4));
    assert_eq!(score("works-1 E09", "", false, "E09 compact"), 4);
}

#[test]
fn r3_9_flagrante_lies_in_no_ambush() {
    let mut desk = Desk::begin(game("wood E05 E07", "a1 J09, d1 E05, d2 E07 compact", ""));
    desk.does("dispose 0, done, dispose 0, done");
    assert!(desk.has("d1", mark::AMBUSH) && !desk.has("d2", mark::AMBUSH));
}

#[test]
fn r3_9_prix_is_one_point_less() {
    // A rapid advance, and one with an assault, at so many UD and on broken ground.
    let price = |table: &str, unit: &str, text: &str| {
        let desk = Desk::acting("a1", table, &format!("a1 {unit}, d1 A01")).after(text);
        desk.paid()
    };
    for (table, hex, to, plain) in
        [("", "H09", "F09", 1), ("", "F09", "D09", 2), ("broken F09", "F09", "D09", 3), ("", "K09", "I09", 0)]
    {
        assert_eq!(price(table, hex, &format!("go {to}")), plain, "{table} {hex}");
        let less = plain.saturating_sub(1);
        assert_eq!(
            price(table, &format!("{hex} compact"), &format!("go {to}")),
            less,
            "{table} {hex} compact"
        );
    }
}

#[test]
fn r3_9_prix_of_both_actions_is_one_less_in_all() {
    let both = |unit: &str| {
        let mut desk = Desk::acting("a1", "", &format!("a1 H09 {unit}, d1 E09")).after("go F09");
        let first = desk.paid();
        desk.purse(20, 0).does("assault d1");
        first + desk.paid()
    };
    assert_eq!((both(""), both("compact")), (2, 1));
}

#[test]
fn r3_9_prix_holds_for_opportunity_fire() {
    // 2.15: the ordinary price and one more.
    let reaction = |unit: &str| {
        let mut desk = Desk::new("", &format!("a1 E09, d1 D09 {unit}")).turn_of(ATTACKER);
        desk.does("take a1, assault d1, react d1");
        desk.paid()
    };
    assert_eq!((reaction(""), reaction("compact")), (2, 1));
}

#[test]
fn r3_9_doctrine_is_for_the_whole_game() {
    // A whole battle at random: whoever begins compact is so to the end, and nobody becomes so.
    let battle = battle("kumanovo", "");
    let mut dice = Dice::loose(12);
    let mut position = battle.begin(&mut dice, &mut Journal::mute());
    let compact =
        |p: &Position| -> Vec<bool> { p.units.iter().map(|unit| unit.traits.has(Traits::COMPACT)).collect() };
    let first = compact(&position);
    assert!(first.iter().filter(|compact| **compact).count() > 8);
    let (mut lister, mut offers) = (Lister::default(), Vec::new());
    while let Some(seat) = battle.to_decide(&position).iter().next() {
        lister.decisions(&battle, &position, seat, &mut offers);
        let decision = offers[dice.below(offers.len() as u32) as usize];
        battle.apply(&mut position, seat, decision, &mut dice, &mut Journal::mute());
        assert_eq!(compact(&position), first);
    }
}
