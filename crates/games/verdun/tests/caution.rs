//! What a decision leaves unused or destroys is said before it is taken.

use workbench::cautions;

use crate::common::*;

#[test]
fn r7_guns_that_have_not_fired_are_counted() {
    let mut desk = shelling("iii1 1801, iii2 1802, gr8 1605, ri208 1606");
    let silent = desk.warned("done");
    assert!(silent.starts_with("unused caution-guns 7: "), "{silent}");
    assert!(silent.contains("1 iii1") && silent.contains("1 iii2"), "{silent}");
    let slot = desk.unit("iii1");
    desk.p.unit_mut(slot).marks |= mark::FIRED;
    let silent = desk.warned("done");
    assert!(!silent.contains("1 iii1") && silent.contains("1 iii2"), "{silent}");
}

#[test]
fn r6_31_lost_replacements_that_are_not_used_are_lost() {
    let desk = replacing("ri208 1608 reduced, ri243 1606", FRENCH, 2);
    assert_eq!(desk.warned("done"), "unused caution-replacements 6.31.lost: 2 a-replacement");
    let nobody = replacing("ri208 1608, ri243 1606", FRENCH, 2);
    assert_eq!(nobody.warned("done"), "", "nobody could have any");
}

#[test]
fn r14_7_gun_a_gun_that_could_come_back_is_no_slip() {
    let mut desk = Desk::new("qg-xxx 1609");
    desk.lose("art72r", false).day(26).at(FRENCH, Phase::Petain);
    let warned = desk.warned("done");
    assert!(warned.starts_with("destroys caution-gun-back 14.7.gun: 1 french-"), "{warned}");
    assert_eq!(desk.warned("replace art72r 1609"), "");
}

#[test]
fn r6_15_a_headquarters_without_supply_is_no_slip() {
    let desk = in_phase(FRENCH, Phase::Move, "qg-xxx 0110, ri208 0110");
    assert_eq!(desk.warned("done"), "destroys caution-headquarters 6.15: 1 qg-xxx");
}

#[test]
fn r6_15_units_units_that_lose_their_supply_are_named() {
    let mut desk = in_phase(FRENCH, Phase::Move, &format!("{RING}, z2 2610, qg-xx 1422"));
    assert_eq!(desk.warned("done"), "destroys caution-supply 6.15.units: 1 z2");
    // Whoever was out already loses nothing more.
    let slot = desk.unit("z2");
    desk.p.unit_mut(slot).marks |= mark::OUT;
    assert_eq!(desk.warned("done"), "unused caution-supply 6.15.units: 1 z2");
}

#[test]
fn r8_the_last_to_leave_a_trench_of_the_front_abandons_it() {
    let trench = {
        let desk = Desk::new("");
        desk.game.map.name(desk.game.map.front[0]).to_string()
    };
    let mut desk = in_phase(FRENCH, Phase::Move, &format!("ri208 {trench}"));
    desk.does("take ri208");
    let go = desk.targets("go").into_iter().next().expect("it can go somewhere");
    let warned = desk.warned(&format!("go {go}"));
    assert!(warned.starts_with("destroys caution-trench 8: 1"), "{warned}");
    let mut two = in_phase(FRENCH, Phase::Move, &format!("ri208 {trench}, ri233 {trench}"));
    two.does("take ri208");
    assert_eq!(two.warned(&format!("go {go}")), "", "another holds it");
}

#[test]
fn r14_41_a_remnant_that_is_not_tried_is_said() {
    let desk = struck("ri165 2610 reduced", 2);
    assert_ne!(desk.p.fallen, 0);
    assert_eq!(desk.warned("done"), "unused caution-remnant 14.41");
    assert_eq!(desk.warned("remnant"), "");
}

#[test]
fn what_is_given_up_is_on_the_table_and_enter_never_does_it() {
    let seen = cautions::are_sound(&[game(""), game(&workbench::all_options::<Verdun>())], 1);
    let often = ["caution-guns", "caution-supply", "caution-headquarters", "caution-trench"];
    let seldom = ["caution-replacements", "caution-gun-back", "caution-remnant"];
    cautions::came_up(&seen, &often, &seldom);
}
