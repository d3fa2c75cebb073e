//! Reserve artillery (`artillerie`): orders, template, dice, what they do.

use crate::common::*;

/// Passes until the battery aims.
fn to_the_guns(desk: &mut Desk) {
    while desk.p.phase != Phase::Aim {
        assert!(
            matches!(desk.p.phase, Phase::Orders | Phase::Moves | Phase::WithCommand),
            "{:?}",
            desk.p.phase
        );
        desk.does("pass");
    }
}

/// The Allied battery, ordered in the centre with three orders, is about to aim.
fn battery(hexes: &str) -> Desk {
    battery_with(hexes, "", "attaque-centre", "centre")
}

fn battery_with(hexes: &str, more: &str, card: &str, sector: &str) -> Desk {
    let mut desk = Desk::with(hexes, more, "");
    desk.play(card).does(&format!("battery {sector}"));
    to_the_guns(&mut desk);
    desk
}

/// The template on F6, with these dice: first the d6, then battle dice.
fn shelled(hexes: &str, rolls: &str) -> Desk {
    let mut desk = battery(hexes);
    desk.does("aim F6").rolling(rolls);
    let dice = rolls.split_whitespace().filter(|word| word.starts_with('d') && word.len() == 2).count();
    desk.does(&format!("load {dice}"));
    desk
}

/// How many battle dice each combat of the journal had, in order.
fn dice(desk: &Desk) -> Vec<u8> {
    let count = |event| match event {
        Event::Fought { dice: rolled, .. } | Event::Rolled { dice: rolled, .. } => Some(rolled.iter().sum()),
        _ => None,
    };
    desk.events().into_iter().filter_map(count).collect()
}

// --- Orders.

#[test]
fn artillerie_an_order_of_a_sector_card_may_go_to_the_battery() {
    let mut desk = Desk::playing("F5:..i. D5:..i. F9:..I.", "reconnaissance-centre");
    desk.does("battery centre");
    assert!(desk.cites("artillerie"));
    // It was the only one.
    assert_eq!(desk.p.phase, Phase::Aim);
    let mut desk = Desk::playing("F5:..i. D5:..i. F9:..I.", "percee-centre").after("battery centre");
    assert!(desk.may("order F5"));
    desk.does("order F5");
    assert_eq!(desk.p.phase, Phase::Moves);
}

#[test]
fn artillerie_every_section_of_a_card_may_have_it() {
    let desk = Desk::playing("F5:..i. F9:..I.", "manoeuvre");
    assert!(desk.may("battery left") && desk.may("battery right"));
    assert_eq!(desk.refused("battery centre"), "artillerie.secteur");
}

#[test]
fn artillerie_champ_cards_for_battlefield_units_do_not_order_it() {
    let desk = Desk::playing("F5:..i. F9:..I.", "en-avant");
    assert_eq!(desk.refused("battery centre"), "ordre.en-avant.batterie");
    assert!(!desk.offers().iter().any(|offer| offer.starts_with("battery")));
}

#[test]
fn artillerie_secteur_the_card_says_which() {
    let desk = Desk::playing("F5:..i. F9:..I.", "attaque-centre");
    assert_eq!(desk.refused("battery left"), "artillerie.secteur");
    assert_eq!(desk.refused("battery right"), "artillerie.secteur");
    assert!(desk.may("battery centre"));
}

#[test]
fn artillerie_secteur_the_centre_of_the_template_lies_in_it() {
    let desk = battery("F5:..i. F9:..I.");
    // F4 and F8 lie on the dotted lines, E4 and E9 beyond them.
    for (name, inside) in
        [("F4", true), ("F8", true), ("E5", true), ("E8", true), ("E4", false), ("E9", false)]
    {
        assert_eq!(desk.may(&format!("aim {name}")), inside, "{name}");
    }
    assert_eq!(desk.refused("aim E4"), "artillerie.secteur");
    assert_eq!(desk.refused("aim F9"), "artillerie.secteur");
}

#[test]
fn artillerie_secteur_left_and_right_are_each_seats_own() {
    let allied = battery_with("F5:..i. F9:..I.", "", "attaque-gauche", "left");
    assert!(allied.may("aim A1") && allied.may("aim F4") && !allied.may("aim F8"));
    let german = battery_with("F5:..i. F9:..I.", GERMANS_FIRST, "attaque-gauche", "left");
    assert!(german.may("aim A12") && german.may("aim F8") && !german.may("aim F4"));
    assert_eq!(german.refused("aim A1"), "artillerie.secteur");
}

#[test]
fn artillerie_secteur_the_ring_may_spill_over() {
    // E5 is in the centre; hex 5 of the template, E4, is not.
    let mut desk = battery("A6:..i. E4:..I.");
    desk.does("aim E5").rolling("d5 burst").does("load 1");
    assert_eq!(desk.figures("E4"), 3);
}

#[test]
fn artillerie_bombardement_orders_it_at_any_target() {
    let mut desk = Desk::playing("F5:..i. F9:..I.", "bombardement 1");
    assert!(desk.cites("artillerie"));
    to_the_guns(&mut desk);
    for name in ["A1", "A12", "F6", "K1", "K12"] {
        assert!(desk.may(&format!("aim {name}")), "{name}");
    }
}

#[test]
fn artillerie_bombardement_fires_twice_and_pays_once() {
    let mut desk = Desk::playing("F5:..i. F9:..I. C3:..I.", "bombardement 1");
    to_the_guns(&mut desk);
    desk.does("aim F8");
    // Hex 2 on F8 is F9.
    desk.rolling("d2 d3 burst").does("load 2");
    assert_eq!((desk.p.hq[ALLIED], desk.figures("F9")), (4, 3));
    // The second shot has as many dice, at another hex if one likes.
    assert_eq!(desk.p.phase, Phase::Aim);
    desk.rolling("d2 d1 burst").does("aim C2");
    assert!(desk.cites("ordre.bombardement.deux-tirs") && desk.cites("artillerie.des"));
    assert_eq!((desk.p.hq[ALLIED], desk.figures("C3")), (4, 3));
    assert_ne!(desk.p.phase, Phase::Aim);
}

#[test]
fn artillerie_bombardement_the_second_shot_may_be_let_go() {
    let mut desk = Desk::playing("F5:..i. F9:..I.", "bombardement 1");
    to_the_guns(&mut desk);
    desk.does("aim A1").rolling("d1").does("load 1");
    desk.does("pass");
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn artillerie_bombardement_a_sector_card_gives_one_shot() {
    let mut desk = battery("A6:..i. F9:..I.");
    desk.does("aim F6").rolling("d1").does("load 1");
    assert_eq!(desk.p.phase, Phase::Draw);
}

#[test]
fn artillerie_barrage_orders_it_besides_the_card_at_any_target() {
    let mut desk = Desk::new("F5:..i. F9:..I.");
    desk.give(ALLIED, "tir-de-barrage").play("reconnaissance-gauche").does("use tir-de-barrage");
    assert!(desk.cites("artillerie") && desk.cites("carte.tir-de-barrage"));
    assert_eq!(desk.p.hq[ALLIED], 5);
    to_the_guns(&mut desk);
    assert!(desk.may("aim K12") && desk.may("aim A1"));
    // Its dice are paid as ever.
    desk.does("aim K12, load 3");
    assert_eq!(desk.p.hq[ALLIED], 2);
}

#[test]
fn artillerie_une_fois_one_order_a_turn() {
    let desk = Desk::playing("F5:..i. D5:..i. F9:..I.", "attaque-centre").after("battery centre");
    assert_eq!(desk.refused("battery centre"), "artillerie.une-fois");
    let mut desk = Desk::new("F5:..i. F9:..I.");
    desk.give(ALLIED, "tir-de-barrage").play("attaque-centre").does("use tir-de-barrage");
    assert_eq!(desk.refused("battery centre"), "artillerie.une-fois");
}

#[test]
fn artillerie_hors_plateau_cards_for_units_do_not_reach_it() {
    for card in
        ["ordre-d-en-haut", "tempete-de-feu", "releve", "sifflets", "bombardement 2", "attaque-infanterie 2"]
    {
        let desk = Desk::playing("F5:..i. F9:..I. E2:..i.", card);
        assert!(!desk.offers().iter().any(|offer| offer.starts_with("battery")), "{card}");
    }
}

#[test]
fn artillerie_hors_plateau_all_it_does_is_bombard() {
    let desk = battery("A6:..i. F9:..I.");
    assert!(desk.offers().iter().all(|offer| offer == "pass" || offer.starts_with("aim")));
}

#[test]
fn artillerie_portee_neither_range_nor_sight_limits_it() {
    // Far behind woods and hills.
    let mut desk = Desk::playing("A1:..i. K12:..I. J11:f... J10:h... I11:b...", "bombardement 1");
    to_the_guns(&mut desk);
    desk.does("aim K11").rolling("d2 burst").does("load 1");
    assert_eq!(desk.figures("K12"), 3);
}

#[test]
fn artillerie_cible_only_hexes_are_aimed_at() {
    let mut desk = Desk::playing("A1:..i. K12:..I.", "bombardement 1");
    to_the_guns(&mut desk);
    // Every hex of the board, or none.
    assert_eq!(desk.offers().len(), 128);
    desk.does("aim K12").rolling("d3 d3 d3 d3").does("load 4");
    desk.end_turn();
    // The battery opposite is as strong as ever.
    desk.play("attaque-centre").does("battery centre");
    to_the_guns(&mut desk);
    desk.does("aim F6");
    assert!(desk.may("load 4"));
}

#[test]
fn artillerie_premiere_units_wait_for_it() {
    let mut desk = Desk::playing("F5:..i. F7:..I.", "percee-centre").after("battery centre, order F5");
    to_the_guns(&mut desk);
    assert_eq!(desk.refused("attack F5 - F7"), "artillerie.premiere");
    desk.does("aim D6").rolling("d1").does("load 1");
    assert!(desk.may("attack F5 - F7"));
}

// --- The template and its dice.

#[test]
fn artillerie_gabarit_the_arrow_points_to_the_enemy_for_both_seats() {
    let allied = ["G7", "F7", "E7", "E6", "F5", "G6"];
    let german = ["E6", "F5", "G6", "G7", "F7", "E7"];
    for number in 1..=6 {
        let to = allied[number - 1];
        let mut desk = battery(&format!("A6:..i. {to}:..I. K6:..I.")).after("aim F6");
        assert!(desk.cites("artillerie.gabarit"));
        desk.rolling(&format!("d{number} burst")).does("load 1");
        assert_eq!(desk.figures(to), 3, "Allied {number}");

        let to = german[number - 1];
        let mut desk =
            battery_with(&format!("A6:..i. {to}:..i. K6:..I."), GERMANS_FIRST, "attaque-centre", "centre");
        desk.does("aim F6").rolling(&format!("d{number} burst")).does("load 1");
        assert_eq!(desk.figures(to), 3, "German {number}");
    }
}

#[test]
fn artillerie_gabarit_off_the_board_a_die_does_nothing() {
    // On A1 only hexes 1 and 2 of the template exist.
    for number in 1..=6 {
        let on_board = BOARD.ring(ALLIED, hex("A1"), number).is_some();
        assert_eq!(on_board, number <= 2, "{number}");
    }
    let mut desk = battery_with("A1:..i. A2:..I. B1:..I. K6:..I.", "", "attaque-gauche", "left");
    desk.does("aim A1").rolling("d3 d4 d5 d6").does("load 4");
    assert!(dice(&desk).is_empty());
    assert_eq!((desk.figures("A2"), desk.figures("B1")), (4, 4));
    assert_eq!(desk.p.hq[ALLIED], 2);
}

#[test]
fn artillerie_gabarit_friends_under_it_are_struck_too() {
    let mut desk = shelled("G7:..i. K6:..I.", "d1 burst");
    assert_eq!(desk.figures("G7"), 3);
    desk.end_turn();
    // Their last figure is a medal for the enemy.
    let mut desk = battery("G7:..i. K6:..I. A6:..i.");
    desk.reduce("G7", 1).does("aim F6").rolling("d1 burst").does("load 1");
    assert_eq!((desk.medals(GERMAN), desk.medals(ALLIED)), (1, 0));
    // It is their owner who decides about flags.
    let mut desk = shelled("G7:..i. K6:..I.", "d1 flag");
    assert_eq!(desk.asked(), ALLIED);
    desk.does("retreat 1 F7");
    assert_eq!(desk.figures("F7"), 4);
}

#[test]
fn artillerie_cout_a_token_a_die() {
    for count in 1..=4 {
        let desk = battery("A6:..i. K6:..I.").after("aim F6").after(&format!("load {count}"));
        assert!(desk.cites("artillerie.cout"));
        assert_eq!(desk.p.hq[ALLIED], 6 - count);
        assert!(desk.events().contains(&Event::Loaded { dice: count, cost: count }));
    }
}

#[test]
fn artillerie_puissance_is_the_most_it_rolls() {
    let desk = battery("A6:..i. K6:..I.").after("aim F6");
    assert_eq!(desk.refused("load 5"), "artillerie.puissance");
    assert_eq!(desk.refused("load 0"), "artillerie.puissance");
    assert!(desk.may("load 4") && desk.may("load 1"));
}

#[test]
fn artillerie_puissance_no_more_than_can_be_paid() {
    let mut desk = battery("A6:..i. K6:..I.");
    desk.p.hq[ALLIED] = 2;
    desk.does("aim F6");
    assert_eq!(desk.refused("load 3"), "artillerie.puissance");
    assert_eq!(desk.offers(), ["load 1", "load 2"]);
    let mut desk = Desk::new("F5:..i. K6:..I.");
    desk.p.hq[ALLIED] = 0;
    desk.play("attaque-centre");
    assert_eq!(desk.refused("battery centre"), "artillerie.puissance");
}

#[test]
fn artillerie_des_each_falls_on_the_hex_of_its_number() {
    let desk = shelled("G7:..I. E7:..I. F5:..I. A6:..i.", "d1 d3 d5 burst burst burst");
    assert!(desk.cites("artillerie.des"));
    assert!(desk.saw(|event| matches!(event, Event::BatteryRolled { dice: [1, 3, 5, 0, 0], .. })));
    assert_eq!(["G7", "E7", "F5"].map(|name| desk.figures(name)), [3, 3, 3]);
}

#[test]
fn artillerie_des_all_different_leave_the_centre_alone() {
    let desk = shelled("F6:..I. G7:..I. A6:..i.", "d1 d3 d5 burst");
    assert!(!desk.cites("artillerie.doublet"));
    assert_eq!((desk.figures("F6"), desk.figures("G7")), (4, 3));
}

#[test]
fn artillerie_doublet_strikes_the_centre_with_as_many_dice() {
    let desk = shelled("F6:..I. E6:..I. A6:..i.", "d4 d4 burst burst hq hq");
    assert!(desk.cites("artillerie.doublet"));
    assert!(desk.events().contains(&Event::BullsEye { hex: hex("F6"), dice: 2 }));
    assert_eq!(dice(&desk), [2, 2]);
    assert_eq!((desk.figures("F6"), desk.figures("E6")), (2, 4));
}

#[test]
fn artillerie_deux_doublets_four_dice_at_the_centre() {
    let desk = shelled("F6:..I. A6:..i.", "d2 d2 d4 d4");
    assert_eq!(dice(&desk), [4]);
    let desk = shelled("F7:..I. E6:..I. A6:..i.", "d2 d2 d4 d4");
    assert_eq!(dice(&desk).first(), Some(&2));
    // Not a triple: no crater.
    assert!(!desk.cites("artillerie.triplet"));
    assert_eq!(desk.p.craters, 0);
}

#[test]
fn artillerie_deux_doublets_a_triple_and_a_double_make_five() {
    let forces = "[german]\ncommand = 5\ncombat = 3\nhq = 6\nartillery = 5\n\
                  [allied]\ncommand = 5\ncombat = 3\nhq = 6\nartillery = 5\n";
    let mut desk = battery_with("F6:..I. A6:..i. K1:..I.", forces, "attaque-centre", "centre");
    desk.does("aim F6").rolling("d2 d2 d2 d4 d4").does("load 5");
    assert_eq!(dice(&desk), [5]);
    assert!(desk.cites("artillerie.triplet"));
}

// --- What the shells do.

#[test]
fn artillerie_centre_burst_deadly_and_soldier_hit_there() {
    for (face, lost) in [("burst", 1), ("deadly", 1), ("soldier", 1), ("hq", 0)] {
        let desk = shelled("F6:..I. A6:..i.", &format!("d4 d4 {face} hq"));
        assert!(desk.cites("artillerie.centre"));
        assert_eq!(desk.figures("F6"), 4 - lost, "{face}");
    }
    // The ground still cancels Soldiers.
    assert_eq!(shelled("F6:t.I. A6:..i.", "d4 d4 soldier soldier").figures("F6"), 4);
}

#[test]
fn artillerie_centre_comes_before_the_ring() {
    let desk = shelled("F6:..I. G7:..I. A6:..i.", "d1 d1 burst burst hq hq");
    assert_eq!((desk.figures("F6"), desk.figures("G7")), (2, 4));
}

#[test]
fn artillerie_couronne_burst_and_soldier_hit_there_deadly_does_not() {
    for (face, lost) in [("burst", 1), ("deadly", 0), ("soldier", 1), ("hq", 0)] {
        let desk = shelled("E7:..I. A6:..i.", &format!("d3 {face}"));
        assert!(desk.cites("artillerie.couronne"));
        assert_eq!(desk.figures("E7"), 4 - lost, "{face}");
    }
    assert_eq!(shelled("E7:f.I. A6:..i.", "d3 soldier").figures("E7"), 4);
}

#[test]
fn artillerie_couronne_goes_round_from_1_to_6() {
    let desk = shelled("G7:..I. E6:..I. G6:..I. A6:..i.", "d6 d4 d1 burst hq soldier");
    let lost: Vec<&str> = happened!(desk, Event::Lost { hex, .. } => hex.name()).collect();
    assert_eq!(lost, ["G7", "G6"]);
    assert_eq!(desk.figures("E6"), 4);
}

#[test]
fn artillerie_couronne_each_hex_is_settled_before_the_next() {
    // Driven from the centre to hex 6, the same unit is struck again there.
    let mut desk = shelled("F6:..I. A6:..i.", "d6 d6 flag hq");
    assert_eq!(desk.p.phase, Phase::Outcome);
    desk.rolling("burst burst").does("retreat 1 G6");
    assert_eq!(dice(&desk), [2]);
    assert_eq!(desk.figures("G6"), 2);
    // In hex 1 it is safe.
    let desk = shelled("F6:..I. A6:..i.", "d6 d6 flag hq").after("retreat 1 G7");
    assert_eq!((desk.figures("G7"), dice(&desk)), (4, vec![]));
}

#[test]
fn artillerie_vide_nothing_is_rolled_for_an_empty_hex() {
    let desk = shelled("A6:..i. K6:..I.", "d4 d4 d2 d1");
    assert!(dice(&desk).is_empty());
}

#[test]
fn artillerie_vide_wire_alone_is_rolled_for_without_tokens() {
    let desk = shelled("E6:.#.. A6:..i. K6:..I.", "d4 hq");
    assert_eq!(dice(&desk), [1]);
    assert_eq!(desk.p.hq[ALLIED], 5);
    assert!(desk.p.wire & hex("E6").bit() != 0);
    let desk = shelled("E6:.#.. A6:..i. K6:..I.", "d4 burst");
    assert!(desk.cites("barbeles.artillerie"));
    assert_eq!((desk.p.wire, desk.p.craters), (0, 0));
}

#[test]
fn artillerie_touches_a_figure_a_hit_the_last_a_medal() {
    let mut desk = battery("F6:..I. A6:..i. K6:..I.");
    desk.reduce("F6", 1).does("aim F6").rolling("d4 d4 burst burst").does("load 2");
    assert!(desk.cites("artillerie.touches") && desk.cites("victoire.unite"));
    assert!(desk.saw(|event| matches!(event, Event::Lost { count: 1, left: 0, .. })));
    assert_eq!(desk.medals(ALLIED), 1);
    assert!(desk.is_empty("F6"));
}

#[test]
fn artillerie_qg_each_hq_face_brings_a_token_after_the_losses() {
    let desk = shelled("F6:..I. A6:..i.", "d4 d4 hq burst");
    assert!(desk.cites("artillerie.qg"));
    assert_eq!(desk.p.hq[ALLIED], 5);
    let events = desk.events();
    let lost = events.iter().position(|event| matches!(event, Event::Lost { .. }));
    let tokens = events.iter().position(|event| matches!(event, Event::Tokens { .. }));
    assert!(lost.is_some() && lost < tokens);
}

#[test]
fn artillerie_drapeaux_drive_back_save_those_ignored() {
    let desk = shelled("F6:..I. A6:..i.", "d4 d4 flag flag").after("retreat 2 H6");
    assert!(desk.cites("artillerie.drapeaux"));
    assert_eq!(desk.figures("H6"), 4);
    // Cover against shells is cover at range: a trench lets two be ignored.
    let desk = shelled("F6:t.I. A6:..i.", "d4 d4 flag flag").after("retreat 0 F6");
    assert!(desk.cites("drapeau.ignorer") && !desk.cites("artillerie.drapeaux"));
}

// --- Triples.

#[test]
fn artillerie_triplet_takes_all_cover_off() {
    for ground in ["..", "f.", "b.", "B.", "r.", "h.", "t.", "o.", "m.", "e.", "k.", "l.", "t+"] {
        let desk = shelled(&format!("F6:{ground}I. A6:..i."), "d2 d2 d2 soldier soldier soldier");
        assert!(desk.cites("artillerie.triplet"), "{ground}");
        assert_eq!((dice(&desk), desk.figures("F6")), (vec![3], 1), "{ground}");
    }
}

#[test]
fn artillerie_triplet_lets_no_flag_be_ignored() {
    for ground in ["t.", "k.", "e.", "o."] {
        let desk = shelled(&format!("F6:{ground}I. A6:..i."), "d2 d2 d2 flag hq hq");
        assert_eq!(desk.refused("retreat 0 F6"), "drapeau.ignorer", "{ground}");
        assert!(desk.may("retreat 1 G6"), "{ground}");
    }
}

#[test]
fn artillerie_triplet_what_it_leaves_on_each_ground() {
    // The section that says so, whether a crater lies there then, whether it is a ruin.
    for (ground, section, crater, ruin) in [
        ("..", "campagne.triplet", true, false),
        ("f.", "foret.triplet", true, false),
        ("b.", "batiment.triplet", false, true),
        ("B.", "batiment.triplet", false, true),
        ("h.", "colline.triplet", true, false),
        ("t.", "tranchee.triplet", true, false),
        ("e.", "eglise.triplet", true, false),
        ("k.", "bunker.triplet", true, false),
        (".#", "barbeles.triplet", true, false),
        ("f#", "barbeles.triplet", true, false),
        ("b#", "barbeles.triplet", false, true),
        ("k#", "barbeles.triplet", true, false),
    ] {
        let desk = shelled(&format!("F6:{ground}I. A6:..i. K6:..I."), "d2 d2 d2 hq hq hq");
        assert!(desk.cites(section), "{ground}");
        assert_eq!(desk.p.craters & hex("F6").bit() != 0, crater, "{ground}");
        assert_eq!(desk.p.ruined & hex("F6").bit() != 0, ruin, "{ground}");
        assert_eq!(desk.p.wire, 0, "{ground}");
    }
}

#[test]
fn artillerie_triplet_no_second_crater_nor_one_in_ruin_or_mine() {
    for (ground, crater) in [("o.", true), ("r.", false), ("m.", false)] {
        let desk = shelled(&format!("F6:{ground}I. A6:..i. K6:..I."), "d2 d2 d2 hq hq hq");
        assert!(!desk.saw(|event| matches!(event, Event::Cratered { .. })), "{ground}");
        assert_eq!(desk.p.craters & hex("F6").bit() != 0, crater, "{ground}");
        assert_eq!(desk.p.ruined, 0, "{ground}");
    }
}

#[test]
fn artillerie_triplet_none_in_water_and_no_fortified_position_stays() {
    let water = "[rules]\nwater = \"ford\"\n";
    let mut desk = battery_with("F6:w.I. A6:..i. K6:..I.", water, "attaque-centre", "centre");
    desk.does("aim F6").rolling("d2 d2 d2 soldier soldier hq").does("load 3");
    assert_eq!((desk.p.craters, desk.figures("F6")), (0, 2));
    let desk = shelled("F6:t+I. A6:..i. K6:..I.", "d2 d2 d2 hq hq hq");
    assert_eq!(desk.p.fortified, 0);
    assert!(desk.cites("tranchee.triplet"));
}

#[test]
fn artillerie_triplet_digs_where_nobody_is_and_only_at_the_centre() {
    let desk = shelled("A6:..i. K6:..I.", "d2 d2 d2 d2");
    assert!(desk.cites("artillerie.triplet"));
    let craters: Vec<&str> = each(desk.p.craters).map(|hex| hex.name()).collect();
    assert_eq!(craters, ["F6"]);
    assert!(dice(&desk).is_empty());
}

#[test]
fn artillerie_triplet_in_the_ring_cover_still_counts() {
    let desk = shelled("F7:t.I. A6:..i. K6:..I.", "d2 d2 d2 soldier soldier soldier");
    assert_eq!(desk.figures("F7"), 3);
}

#[test]
fn artillerie_triplet_a_trench_then_fights_as_a_crater() {
    let mut desk = Desk::playing("F6:t.I. D6:..m. K6:..I.", "percee-centre");
    desk.does("battery centre, order D6");
    to_the_guns(&mut desk);
    desk.does("aim F6").rolling("d2 d2 d2 hq hq hq");
    desk.does("load 3").rolling("soldier soldier flag").does("attack D6 - F6");
    // A crater covers one Soldier and one flag, a trench would two of each.
    assert_eq!(desk.figures("F6"), 3);
    assert!(desk.may("retreat 0 F6"));
}

// --- Observation.

const DUMP: &str = "[observation]\nname = { fr = \"\", en = \"\" }\nhexes = \"F6\"\n";

#[test]
fn artillerie_observation_the_side_with_most_units_there_has_the_first_die_free() {
    for (hexes, free) in [
        ("F6:..i. A6:..i. K6:..I.", true),
        ("G6:..i. A6:..i. K6:..I.", true),
        ("H6:..i. A6:..i. K6:..I.", false),
        ("F6:..i. G7:..I. A6:..i.", false),
        ("F6:..i. G7:..I. E6:..i. A6:..i.", true),
        ("F6:..i. G7:..I. G6:..I. A6:..i.", false),
    ] {
        let desk = battery_with(hexes, DUMP, "attaque-centre", "centre").after("aim C6, load 3");
        assert_eq!(desk.p.hq[ALLIED], if free { 4 } else { 3 }, "{hexes}");
    }
}

#[test]
fn artillerie_observation_without_a_token_one_die_can_be_rolled() {
    let mut desk = Desk::with("F6:..i. A6:..i. K6:..I.", DUMP, "");
    desk.p.hq[ALLIED] = 0;
    desk.play("attaque-centre").does("battery centre");
    to_the_guns(&mut desk);
    desk.does("aim C6");
    assert_eq!(desk.offers(), ["load 1"]);
    assert_eq!(desk.refused("load 2"), "artillerie.puissance");
}

#[test]
fn artillerie_observation_does_not_raise_the_power() {
    let mut desk = battery_with("F6:..i. A6:..i. K6:..I.", DUMP, "attaque-centre", "centre");
    desk.does("aim C6");
    assert_eq!(desk.refused("load 5"), "artillerie.puissance");
    assert!(desk.may("load 4"));
}
