//! Specialists at work: figures, tests, abilities.

use crate::common::*;
use contract::Show;

/// The dice of a unit against a German so many hexes away in its row; none out of range.
fn dice_at(unit: &str, distance: usize) -> Option<u8> {
    let mut desk = Desk::new(&format!("A1:..{unit} A{}:..I.", 1 + distance));
    desk.orders("attaque-gauche", "A1");
    if desk.p.phase == Phase::Moves {
        desk.does("pass");
    }
    if desk.p.phase != Phase::Combat {
        return None;
    }
    desk.does(&format!("attack A1 - A{}", 1 + distance));
    Some(dice(&desk))
}

/// The dice hand to hand, then at 2 hexes, 3, and so on to 7.
fn reach(unit: &str) -> Vec<u8> {
    (1..=7).map_while(|distance| dice_at(unit, distance)).collect()
}

/// A machine gun on F5 ready to fire three dice at a German unit on F7.
fn under_fire(target: &str) -> Desk {
    Desk::fighting(&format!("F5:..m. F7:..{target} K1:..I."), "attaque-centre", "F5")
}

fn tests(desk: &Desk) -> Vec<bool> {
    let lost = happened!(desk, Event::SpecialistTest { lost, .. } => lost);
    lost.collect()
}

// --- What every specialist has.

#[test]
fn specialiste_is_a_figure_on_top_of_the_unit_where_the_map_shows_it() {
    let desk = Desk::scenario("49", "");
    let with = |side| desk.p.army(side).filter(|slot| desk.p.unit(*slot).specialist().is_some()).count();
    assert_eq!((with(GERMAN), with(ALLIED)), (5, 5));
    for side in [GERMAN, ALLIED] {
        for slot in desk.p.army(side) {
            assert_eq!(desk.p.unit(slot).figures, 4);
        }
    }
}

#[test]
fn specialiste_gives_its_abilities_to_its_unit_alone() {
    assert_eq!((dice_at("ig", 1), dice_at("i.", 1)), (Some(4), Some(3)));
}

#[test]
fn specialiste_ensemble_moves_with_its_unit() {
    let mut desk = Desk::ordering("F5:..ig E5:..i. K1:..I.", "attaque-centre", "F5 E5");
    desk.does("move F5 - G6, move E5 - F5");
    assert_eq!((trade(&desk, "G6"), trade(&desk, "F5")), (Some(Specialist::Grenadier), None));
}

#[test]
fn specialiste_ensemble_falls_back_with_its_unit() {
    let mut desk = under_fire("Ig");
    desk.rolling("flag hq hq").does("attack F5 - F7");
    desk.does("retreat 1 G7");
    assert_eq!(trade(&desk, "G7"), Some(Specialist::Grenadier));
}

#[test]
fn specialiste_perte_leaves_the_specialist_out_of_the_count() {
    let mut desk = under_fire("Ig");
    desk.rolling("burst burst burst hq").does("attack F5 - F7");
    assert_eq!((desk.figures("F7"), trade(&desk, "F7")), (1, Some(Specialist::Grenadier)));
}

#[test]
fn specialiste_perte_of_the_last_figure_takes_the_specialist_as_well() {
    let mut desk = under_fire("Ig");
    desk.reduce("F7", 1).rolling("burst hq hq").does("attack F5 - F7");
    assert!(desk.is_empty("F7"));
    assert!(tests(&desk).is_empty());
    assert_eq!(desk.medals(ALLIED), 1);
}

// --- The test.

#[test]
fn specialiste_test_takes_the_specialist_on_a_deadly() {
    let mut desk = under_fire("Ig");
    desk.rolling("burst hq hq deadly").does("attack F5 - F7");
    assert!(desk.cites("specialiste.test"));
    assert_eq!((tests(&desk), trade(&desk, "F7"), desk.figures("F7")), (vec![true], None, 3));
}

#[test]
fn specialiste_test_is_made_once_a_combat_after_all_losses() {
    let mut desk = under_fire("Ig");
    desk.rolling("burst burst hq hq").does("attack F5 - F7");
    assert_eq!(tests(&desk), [false]);
    let events = desk.events();
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    assert!(at(|e| matches!(e, Event::Lost { .. })) < at(|e| matches!(e, Event::SpecialistTest { .. })));
}

#[test]
fn specialiste_test_waits_for_losses_in_the_retreat() {
    // Hit once, and nowhere to go: the second figure falls before the one test.
    let mut desk = Desk::fighting("K5:..m. K7:..Ig", "attaque-centre", "K5");
    desk.rolling("burst flag hq hq").does("attack K5 - K7");
    assert_eq!((desk.figures("K7"), tests(&desk)), (2, vec![false]));
    let events = desk.events();
    let last_loss = events.iter().rposition(|e| matches!(e, Event::Lost { .. })).unwrap();
    assert!(last_loss < events.iter().position(|e| matches!(e, Event::SpecialistTest { .. })).unwrap());
}

#[test]
fn specialiste_test_follows_a_loss_in_the_retreat_alone() {
    let mut desk = Desk::fighting("K5:..m. K7:..Ig", "attaque-centre", "K5");
    desk.rolling("flag hq hq deadly").does("attack K5 - K7");
    assert_eq!((desk.figures("K7"), tests(&desk), trade(&desk, "K7")), (3, vec![true], None));
}

#[test]
fn specialiste_test_is_not_made_without_a_loss_or_a_specialist() {
    let mut desk = under_fire("Ig");
    desk.rolling("hq hq hq deadly").does("attack F5 - F7");
    assert!(tests(&desk).is_empty());
    let mut desk = under_fire("I.");
    desk.rolling("burst hq hq deadly").does("attack F5 - F7");
    assert!(tests(&desk).is_empty());
}

#[test]
fn specialiste_test_is_made_hand_to_hand_and_under_shells_too() {
    let mut desk = Desk::fighting("F6:..i. F7:..Ig", "attaque-centre", "F6");
    desk.rolling("deadly hq hq deadly").does("attack F6 - F7");
    assert_eq!((tests(&desk), desk.figures("F7")), (vec![true], 3));
    let mut desk = Desk::playing("G7:..Ig A1:..i.", "bombardement 1");
    desk.does("aim F6").rolling("d1 burst deadly").does("load 1");
    assert_eq!((tests(&desk), desk.figures("G7")), (vec![true], 3));
}

#[test]
fn specialiste_test_lost_takes_the_abilities_away() {
    let mut desk = under_fire("Ig");
    desk.rolling("burst hq hq deadly").does("attack F5 - F7");
    desk.end_turn();
    desk.empty_hands();
    desk.orders("attaque-centre", "F7").does("move F7 - F6, attack F6 - F5");
    assert_eq!(dice(&desk), 3);
}

#[test]
fn specialiste_test_faces_other_than_deadly_do_nothing() {
    for face in ["soldier", "burst", "flag", "hq"] {
        let mut desk = under_fire("Ig");
        desk.rolling(&format!("burst soldier soldier {face}")).does("attack F5 - F7");
        assert_eq!((desk.figures("F7"), desk.p.hq[ALLIED]), (1, 6), "{face}");
        assert_eq!(trade(&desk, "F7"), Some(Specialist::Grenadier), "{face}");
    }
}

#[test]
fn specialiste_medaille_is_none_for_the_specialist() {
    let mut desk = under_fire("Ig");
    desk.rolling("burst hq hq deadly").does("attack F5 - F7");
    assert_eq!((trade(&desk, "F7"), desk.medals(ALLIED)), (None, 0));
}

// --- Grenadiers and elite.

#[test]
fn specialiste_grenadier_rolls_one_more_die_hand_to_hand() {
    assert_eq!(reach("i."), [3, 2, 1, 1]);
    assert_eq!(reach("ig"), [4, 2, 1, 1]);
}

#[test]
fn specialiste_grenadier_hits_with_deadly_at_two_hexes_and_no_farther() {
    let left = |unit: &str, at: &str, faces: &str| {
        let mut desk = Desk::fighting(&format!("F4:..{unit} {at}:..I."), "attaque-centre", "F4");
        desk.rolling(faces).does(&format!("attack F4 - {at}"));
        desk.figures(at)
    };
    assert_eq!(left("ig", "F6", "deadly deadly"), 2);
    assert_eq!(left("ig", "F7", "deadly"), 4);
    assert_eq!(left("i.", "F6", "deadly deadly"), 4);
}

#[test]
fn specialiste_grenadier_hits_with_deadly_whatever_covers_the_target() {
    let mut desk = Desk::fighting("F4:..ig F6:t.I.", "attaque-centre", "F4");
    desk.rolling("deadly soldier").does("attack F4 - F6");
    assert_eq!(desk.figures("F6"), 3);
}

#[test]
fn specialiste_elite_moves_two_hexes_and_fights() {
    let mut desk = Desk::ordering("F4:..ie F7:..I. K1:..I.", "attaque-centre", "F4");
    assert_eq!(desk.refused("move F4 - G7"), "mouvement.infanterie");
    desk.does("move F4 - F6, attack F6 - F7");
    assert_eq!(dice(&desk), 3);
}

#[test]
fn specialiste_elite_alone_does_so() {
    let mut desk = Desk::ordering("F4:..i. G5:..i. F8:..I. H5:..I.", "attaque-centre", "F4 G5");
    desk.does("move F4 - F6, pass");
    assert_eq!(desk.refused("attack F6 - F8"), "mouvement.infanterie-combat");
}

#[test]
fn specialiste_elite_is_stopped_by_the_ground_like_anyone() {
    let desk = Desk::ordering("F4:..ie F5:f... K1:..I.", "attaque-centre", "F4");
    assert_eq!(desk.refused("move F4 - F6"), "foret.mouvement");
}

// --- Engineers.

/// Engineers have entered the wire on F6, next to an enemy.
fn in_the_wire() -> Desk {
    let mut desk = Desk::ordering("F5:..is F6:.#.. F7:..I. K1:..I.", "attaque-centre", "F5");
    desk.does("move F5 - F6");
    desk
}

#[test]
fn specialiste_genie_barbeles_are_cleared_on_entering_and_the_unit_fights_on() {
    let mut desk = in_the_wire();
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Clear, ALLIED));
    assert_eq!(desk.offers(), ["pass", "cut F6"]);
    desk.does("cut F6");
    assert!(desk.cites("specialiste.genie-barbeles"));
    assert_eq!(desk.p.wire, 0);
    desk.does("attack F6 - F7");
    assert_eq!(dice(&desk), 3);
}

#[test]
fn specialiste_genie_barbeles_may_be_left_where_they_are() {
    let mut desk = in_the_wire().after("pass");
    assert_eq!(desk.p.wire, hex("F6").bit());
    assert_eq!(desk.p.phase, Phase::Combat);
    // Then they are infantry like any other: a die fewer, or the wire instead of the combat.
    assert!(desk.may("cut F6"));
    let mut other = in_the_wire().after("pass");
    desk.does("attack F6 - F7");
    assert_eq!(dice(&desk), 2);
    other.does("cut F6");
    assert!(other.cites("barbeles.enlever"));
    assert_eq!(other.p.phase, Phase::Draw);
}

#[test]
fn specialiste_genie_barbeles_are_cleared_by_the_unit_that_entered_and_no_other() {
    let mut desk = Desk::ordering("F5:..is F6:.#.. D6:.#i. F8:..I. K1:..I.", "attaque-centre", "F5 D6");
    desk.does("move F5 - F6");
    assert_eq!(desk.refused("cut D6"), "specialiste.genie-barbeles");
    assert_eq!(desk.refused("cut F5"), "specialiste.genie-barbeles");
    assert_eq!(desk.refused("move D6 - D7"), "mouvement");
}

#[test]
fn specialiste_genie_barbeles_are_cleared_after_a_move_too_long_to_fight() {
    let mut desk = Desk::ordering("F4:..is F6:.#.. F7:..I. K1:..I. A6:..i.", "attaque-centre", "F4 A6");
    desk.does("move F4 - F6, cut F6");
    assert_eq!(desk.p.wire, 0);
    assert_eq!(desk.p.phase, Phase::Moves);
    desk.does("pass");
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn specialiste_genie_barbeles_where_the_unit_stands_already_are_those_of_any_infantry() {
    let desk = Desk::fighting("F6:.#is F7:..I. K1:..I.", "attaque-centre", "F6").after("cut F6");
    assert!(desk.cites("barbeles.enlever"));
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn specialiste_genie_barbeles_are_entered_by_an_advance_too() {
    let won = |unit: &str| {
        let mut desk = Desk::new(&format!("F5:..{unit} F6:.#I. D6:..i. D8:..I. K1:..I."));
        desk.reduce("F6", 1).ready_to_fight("attaque-centre", "F5 D6");
        desk.rolling("burst hq hq").does("attack F5 - F6");
        desk.does("advance");
        desk
    };
    let mut desk = won("is");
    assert_eq!(desk.p.phase, Phase::Clear);
    desk.does("cut F6");
    assert_eq!((desk.p.wire, desk.p.phase), (0, Phase::Combat));
    let desk = won("is").after("pass");
    assert_eq!((desk.p.wire, desk.p.phase), (hex("F6").bit(), Phase::Combat));
    assert_eq!(won("i.").p.phase, Phase::Combat);
}

#[test]
fn specialiste_genie_barbeles_are_entered_by_a_raid_and_by_a_bonus_hex_too() {
    let mut desk = Desk::new("F4:..is F6:.#.. F7:..I. K1:..I.");
    desk.give(ALLIED, "raid").play("attaque-centre").does("use raid, order F4, pass, raid F4 - F6");
    assert_eq!(desk.p.phase, Phase::Clear);
    desk.does("cut F6");
    assert_eq!(desk.p.wire, 0);
    desk.does("attack F6 - F7");
    assert_eq!(dice(&desk), 4);
    let mut desk = Desk::new("F4:..is F6:.#.. F8:..I. K1:..I.");
    desk.give(ALLIED, "en-avant").play("attaque-centre");
    desk.does("use en-avant, order F4, pass").rolling("soldier").does("move F4 - F5");
    desk.does("move F5 - F6");
    assert_eq!(desk.p.phase, Phase::Clear);
    desk.does("cut F6");
    assert!(desk.may("attack F6 - F8"));
}

#[test]
fn specialiste_genie_barbeles_are_not_asked_of_a_unit_that_stays_or_falls_back() {
    let mut desk = Desk::new("F5:..is F6:.#.. F8:..I. K1:..I.");
    desk.give(GERMAN, "engelures").orders_in_spite("attaque-centre", "F5");
    desk.does("move F5 - F6, use engelures");
    assert_eq!((desk.unit("F5").hex, desk.p.phase), (hex("F5"), Phase::Combat));
    // A retreat is no move of theirs.
    let mut desk = Desk::fighting("F6:..Is F7:..i. G6:.#.. K1:..I. A1:..i.", "attaque-centre", "F7");
    desk.rolling("flag hq hq").does("attack F7 - F6");
    desk.does("retreat 1 G6");
    assert_ne!(desk.p.phase, Phase::Clear);
    assert_eq!(desk.p.wire, hex("G6").bit());
}

#[test]
fn specialiste_genie_barbeles_are_asked_about_in_words() {
    let desk = in_the_wire();
    let prompt = desk.game.table(&desk.p, Onlooker::Seat(ALLIED)).prompt;
    assert_eq!(prompt.rule.as_deref(), Some("specialiste.genie-barbeles"));
    let offers: Vec<(&str, &str)> =
        prompt.offers.iter().map(|offer| (offer.decision.as_str(), offer.rule.as_str())).collect();
    assert_eq!(offers[1], ("cut F6", "specialiste.genie-barbeles"));
    assert_eq!(desk.game.table(&desk.p, Onlooker::Seat(GERMAN)).prompt.offers.len(), 0);
}

#[test]
fn specialiste_genie_barbeles_still_stop_the_unit() {
    let desk = Desk::ordering("F5:..is F6:.#.. K1:..I.", "attaque-centre", "F5");
    assert_eq!(desk.refused("move F5 - F7"), "barbeles.mouvement");
}

#[test]
fn specialiste_genie_barbeles_stay_where_others_enter() {
    let mut desk = Desk::ordering("F5:..i. F6:.#.. F7:..I.", "attaque-centre", "F5");
    desk.does("move F5 - F6");
    assert_eq!(desk.p.wire, hex("F6").bit());
}

#[test]
fn specialiste_genie_fortifier_its_own_hex_is_free() {
    let desk = Desk::ordering("F5:..is K1:..I.", "attaque-centre", "F5").after("fortify F5 - F5");
    assert!(desk.cites("specialiste.genie-fortifier"));
    assert_eq!((desk.p.fortified, desk.p.hq[ALLIED]), (hex("F5").bit(), 6));
}

#[test]
fn specialiste_genie_fortifier_next_to_it_costs_two_tokens() {
    let ready = |tokens: u8| {
        let mut desk = Desk::new("F5:..is G6:..i. K1:..I.");
        desk.p.hq[ALLIED] = tokens;
        desk.orders("attaque-centre", "F5");
        desk
    };
    let desk = ready(2).after("fortify F5 - G6");
    assert_eq!((desk.p.fortified, desk.p.hq[ALLIED]), (hex("G6").bit(), 0));
    let desk = ready(1);
    assert_eq!(desk.refused("fortify F5 - G6"), "specialiste.genie-fortifier");
    assert!(desk.may("fortify F5 - F5"));
    assert_eq!(ready(6).refused("fortify F5 - F7"), "specialiste.genie-fortifier");
}

#[test]
fn specialiste_genie_fortifier_takes_the_place_of_moving_and_fighting() {
    let mut desk = Desk::ordering("F5:..is G5:..i. F7:..I.", "attaque-centre", "F5 G5");
    desk.does("fortify F5 - F5");
    assert_eq!(desk.refused("move F5 - F6"), "mouvement.une-fois");
    desk.does("pass");
    assert_eq!(desk.refused("attack F5 - F7"), "combat.une-fois");
    assert!(desk.may("attack G5 - F7"));
}

#[test]
fn specialiste_genie_fortifier_is_too_late_after_a_move_and_nobody_else_s_work() {
    let mut desk = Desk::ordering("F5:..is G5:..i. K1:..I.", "attaque-centre", "F5 G5");
    assert_eq!(desk.refused("fortify G5 - G5"), "specialiste.genie-fortifier");
    desk.does("move F5 - F6");
    assert_eq!(desk.refused("fortify F6 - F6"), "mouvement.une-fois");
}

#[test]
fn specialiste_genie_fortifier_needs_an_order() {
    let desk = Desk::ordering("F5:..is G5:..i. K1:..I.", "attaque-centre", "G5");
    assert_eq!(desk.refused("fortify F5 - F5"), "mouvement.ordre");
}

#[test]
fn specialiste_genie_adjacent_to_an_enemy_fortifies_nothing() {
    let ready = |enemy: &str| Desk::ordering(&format!("F5:..is {enemy}:..I."), "attaque-centre", "F5");
    for near in ["F6", "G5", "E6"] {
        assert_eq!(ready(near).refused("fortify F5 - F5"), "specialiste.genie-adjacent", "{near}");
        assert_eq!(ready(near).refused("fortify F5 - F4"), "specialiste.genie-adjacent", "{near}");
    }
    assert!(ready("F7").may("fortify F5 - F5"));
    assert!(ready("F7").may("fortify F5 - F6"));
}

#[test]
fn specialiste_genie_pont_is_mended_instead_of_moving_and_fighting() {
    let mut desk = Desk::with("F5:..is F6:w%.. G5:..i. F3:..I.", "[rules]\nwater = \"impassable\"\n", "");
    desk.orders("attaque-centre", "F5 G5").does("repair F5 - F6");
    assert!(desk.cites("specialiste.genie-pont"));
    assert_eq!(desk.p.damaged, 0);
    assert_eq!(desk.p.hq[ALLIED], 6);
    assert_eq!(desk.refused("move F5 - F6"), "mouvement.une-fois");
    assert!(desk.may("move G5 - F6"));
    desk.does("pass");
    assert_eq!(desk.refused("attack F5 - F3"), "combat.une-fois");
}

#[test]
fn specialiste_genie_pont_is_next_to_the_unit_and_damaged() {
    let mut desk = Desk::with("F5:..is F6:w=.. F7:w%.. K1:..I.", "[rules]\nwater = \"impassable\"\n", "");
    desk.orders("attaque-centre", "F5");
    assert_eq!(desk.refused("repair F5 - F6"), "specialiste.genie-pont");
    assert_eq!(desk.refused("repair F5 - F7"), "specialiste.genie-pont");
}

#[test]
fn specialiste_genie_pont_is_mended_under_the_enemy_s_eyes() {
    let mut desk = Desk::with("F5:..is F6:w%.. F4:..I.", "[rules]\nwater = \"impassable\"\n", "");
    desk.orders("attaque-centre", "F5");
    assert!(desk.may("repair F5 - F6"));
}

// --- Flame-throwers.

#[test]
fn specialiste_lance_flammes_lets_no_flag_be_ignored_hand_to_hand() {
    for ground in ["t.", "b.", "B.", "e.", "o.", "k.", "t+"] {
        let mut desk = Desk::fighting(&format!("F6:..il F7:{ground}I."), "attaque-centre", "F6");
        desk.rolling("flag flag hq").does("attack F6 - F7");
        assert_eq!(desk.refused("retreat 0 F7"), "drapeau.ignorer", "{ground}");
        assert_eq!(desk.refused("retreat 1 G7"), "drapeau.ignorer", "{ground}");
        assert!(desk.may("retreat 2 H7"), "{ground}");
    }
}

#[test]
fn specialiste_lance_flammes_leaves_soldiers_to_the_cover_and_range_to_the_rifles() {
    let mut desk = Desk::fighting("F6:..il F7:t.I.", "attaque-centre", "F6");
    desk.rolling("soldier hq hq").does("attack F6 - F7");
    assert_eq!(desk.figures("F7"), 4);
    let mut desk = Desk::fighting("F5:..il F7:t.I.", "attaque-centre", "F5");
    desk.rolling("flag flag").does("attack F5 - F7");
    assert!(desk.may("retreat 0 F7"));
    assert_eq!(reach("il"), reach("i."));
}

/// A unit on F4 has moved these hexes along its row; F8 is in front of it.
fn after_moving(unit: &str, card: &str, hexes: usize) -> Desk {
    let mut desk = Desk::playing(&format!("F4:..{unit} G5:..i. F8:..I. H5:..I."), card);
    for name in ["F4", "G5"] {
        if desk.p.phase == Phase::Orders {
            desk.does(&format!("order {name}"));
        }
    }
    if desk.p.phase == Phase::Orders {
        desk.does("pass");
    }
    desk.does(&format!("move F4 - F{}", 4 + hexes));
    desk.does("pass");
    desk
}

#[test]
fn specialiste_lance_flammes_mouvement_of_two_hexes_leaves_no_combat() {
    let desk = after_moving("il", "attaque-centre", 2);
    assert_eq!(desk.refused("attack F6 - F8"), "specialiste.lance-flammes-mouvement");
    assert!(after_moving("il", "attaque-centre", 1).may("attack F5 - F8"));
}

#[test]
fn specialiste_lance_flammes_mouvement_holds_in_an_infantry_assault() {
    let desk = after_moving("il", "attaque-infanterie 2", 2);
    assert_eq!(desk.refused("attack F6 - F8"), "specialiste.lance-flammes-mouvement");
    assert!(after_moving("il", "attaque-infanterie 2", 1).may("attack F5 - F8"));
    assert!(after_moving("i.", "attaque-infanterie 2", 2).may("attack F6 - F8"));
}

// --- Heavy weapons, light machine guns, snipers.

#[test]
fn specialiste_mi_lourde_fires_four_four_one_one_at_up_to_five_hexes() {
    assert_eq!(reach("m."), [3, 3, 3, 1, 1]);
    assert_eq!(reach("mh"), [3, 4, 4, 1, 1]);
}

#[test]
fn specialiste_mortier_lourd_fires_three_three_two_one_one_at_up_to_six_hexes() {
    assert_eq!(reach("o."), [3, 2, 2, 2, 1, 1]);
    assert_eq!(reach("oh"), [3, 3, 3, 2, 1, 1]);
}

#[test]
fn specialiste_mi_legere_fires_three_one_one_at_up_to_four_hexes_and_closes_with_four() {
    assert_eq!(reach("im"), [4, 3, 1, 1]);
}

#[test]
fn specialiste_mi_legere_croise_its_fire_with_machine_guns() {
    let mut desk = Desk::fighting("D5:..im D6:..m. F6:..I.", "attaque-centre", "D5 D6");
    desk.does("attack D5 - F6 with D6");
    assert!(desk.cites("tir.croise"));
    assert_eq!(dice(&desk), 6);
}

#[test]
fn specialiste_mi_legere_croise_its_fire_with_another_of_its_kind_and_no_rifles() {
    let desk = Desk::fighting("D5:..im D6:..im E8:..i. F6:..I.", "attaque-centre", "D5 D6 E8");
    assert!(desk.may("attack D5 - F6 with D6"));
    assert_eq!(desk.refused("attack D5 - F6 with E8"), "tir.croise");
}

#[test]
fn specialiste_mi_legere_mouvement_is_that_of_infantry() {
    let desk = after_moving("im", "attaque-centre", 1).after("attack F5 - F8");
    assert_eq!(dice(&desk), 1);
    assert_eq!(
        after_moving("im", "attaque-centre", 2).refused("attack F6 - F8"),
        "mouvement.infanterie-combat"
    );
    let mut desk = Desk::ordering("F4:..im F7:..I.", "attaque-centre", "F4");
    desk.does("move F4 - F5, attack F5 - F7");
    assert_eq!(dice(&desk), 3);
}

#[test]
fn specialiste_tireur_fires_one_more_die_when_it_has_not_moved() {
    assert_eq!(reach("it"), [3, 3, 2, 2]);
}

#[test]
fn specialiste_tireur_fires_like_anyone_after_a_move() {
    let mut desk = Desk::ordering("F4:..it F7:..I.", "attaque-centre", "F4");
    desk.does("move F4 - F5, attack F5 - F7");
    assert_eq!(dice(&desk), 2);
}
