//! More of our rulings: orders copied, majorities, specialists, advances, sight, what a bombardment leaves (`r.…`).

use crate::common::*;

/// The command card in force.
fn effective(desk: &Desk) -> &'static str {
    if desk.p.effective == Command::NONE { "nothing" } else { desk.p.effective.code() }
}

// --- What Counter-Attack copies.

#[test]
fn rr_contre_attaque_copies_the_last_card_mirrored_and_a_copy_is_mirrored_again() {
    let mut desk = Desk::playing("A2:..i. A6:..i. A11:..i. K2:..I. K6:..I. K11:..I.", "percee-gauche");
    desk.end_turn();
    desk.empty_hands();
    desk.play("contre-attaque");
    assert_eq!(effective(&desk), "percee-droite");
    // The German right is the left of the board as the Allies see it.
    assert!(desk.may("order K2") && !desk.may("order K11"));
    desk.end_turn();
    desk.empty_hands();
    desk.play("contre-attaque");
    assert_eq!(effective(&desk), "percee-gauche");
    assert!(desk.may("order A2") && !desk.may("order A11"));
}

#[test]
fn rr_contre_attaque_the_centre_and_tactics_stay_what_they_are() {
    for card in ["attaque-centre", "reconnaissance-en-force", "tempete-de-feu"] {
        let mut desk = Desk::playing("A6:..i. K6:..I.", card);
        desk.end_turn();
        desk.empty_hands();
        desk.play("contre-attaque");
        assert_eq!(effective(&desk), card);
    }
}

#[test]
fn rr_contre_attaque_with_nothing_to_copy_orders_nothing() {
    let desk = Desk::playing("A6:..i. K6:..I.", "contre-attaque");
    assert_eq!(effective(&desk), "nothing");
    assert!(desk.cites("ordre.contre-attaque.rien"));
    assert!(!desk.p.army(ALLIED).any(|slot| desk.p.unit(slot).has(mark::ORDERED)));
}

#[test]
fn rr_contre_attaque_copies_the_draw_and_the_time_medal() {
    let mut desk = Desk::with("A6:..i. K6:..I.", "[rules]\npressed = \"allied\"", "");
    desk.play("reconnaissance-centre");
    while desk.p.phase != Phase::Keep && desk.p.phase != Phase::Draw {
        desk.does("pass");
    }
    // The Allies are pressed, so their own card brings them no medal.
    assert_eq!(desk.medals(ALLIED), 0);
    desk.end_turn();
    desk.empty_hands();
    desk.play("contre-attaque");
    desk.pass_to(Phase::Scout);
    desk.does("medal");
    assert_eq!(desk.medals(GERMAN), 1);
}

#[test]
fn rr_contre_attaque_never_copies_a_first_strike() {
    let mut desk = Desk::ordering("F6:..i. G6:..I. K6:..I.", "attaque-centre", "F6");
    desk.pass_to(Phase::Combat);
    desk.give_command(GERMAN, "frapper-le-premier").does("attack F6 - G6");
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::AtClose));
    desk.rolling("hq hq hq hq hq hq").does("play frapper-le-premier");
    desk.end_turn();
    desk.empty_hands();
    desk.play("percee-gauche");
    desk.end_turn();
    desk.empty_hands();
    desk.play("contre-attaque");
    assert_eq!(effective(&desk), "percee-droite");
}

#[test]
fn rr_contre_attaque_a_first_strike_before_any_turn_leaves_nothing_to_copy() {
    let mut desk = Desk::fighting("F6:..i. G6:..I. K6:..I. A1:..i.", "attaque-centre", "F6");
    desk.give_command(GERMAN, "frapper-le-premier");
    desk.does("attack F6 - G6").rolling("hq hq hq hq hq hq").does("play frapper-le-premier");
    assert_eq!(desk.p.last[GERMAN], Command::NONE);
}

// --- Majority.

const HILL: &str = "[[objective]]\nname = { fr = \"x\", en = \"x\" }\nfor = \"both\"\nkind = \"majority\"\nhexes = \"F5-F7\"\nworth = 2\n";

#[test]
fn rr_surnombre_is_strictly_more_hexes_at_the_start_of_ones_own_turn() {
    // One each: nobody.
    let mut desk = Desk::with("F5:..i. F7:..I. A1:..i. K1:..I.", HILL, "");
    assert_eq!((desk.medals(ALLIED), desk.medals(GERMAN)), (0, 0));
    desk.play("percee-gauche");
    desk.end_turn();
    assert_eq!(desk.medals(GERMAN), 0);
    // One against none is a majority.
    let desk = Desk::with("F5:..i. A1:..i. K1:..I.", HILL, "");
    assert_eq!(desk.medals(ALLIED), 2);
    assert!(desk.cites("medaille.surnombre"));
    // Not in the enemy's turn.
    let mut desk = Desk::with("F5:..i. A1:..i. K1:..I.", &format!("{GERMANS_FIRST}{HILL}"), "");
    assert_eq!(desk.medals(ALLIED), 0);
    desk.play("percee-droite");
    desk.end_turn();
    assert_eq!(desk.medals(ALLIED), 2);
}

#[test]
fn rr_surnombre_is_lost_at_the_instant_it_fails() {
    let mut desk = Desk::with("F5:..i. A1:..i. H6:..I. K1:..I.", HILL, "");
    assert_eq!(desk.medals(ALLIED), 2);
    desk.play("percee-gauche");
    desk.end_turn();
    desk.orders("percee-centre", "H6").does("move H6 - F6");
    assert_eq!((desk.medals(ALLIED), desk.medals(GERMAN)), (0, 0));
    assert!(desk.cites("medaille.surnombre-perdue"));
}

#[test]
fn rr_surnombre_only_sides_named_can_win_it() {
    let german_only = HILL.replace("both", "german");
    let desk = Desk::with("F5:..i. A1:..i. K1:..I.", &german_only, "");
    assert_eq!(desk.medals(ALLIED), 0);
}

// --- Specialists.

#[test]
fn rr_specialiste_test_once_after_all_losses() {
    // Two hits and a flag that cannot be obeyed: three figures, one test.
    let mut desk = Desk::with("A6:..ig C6:..I. K1:..I.", GERMANS_FIRST, "");
    desk.ready_to_fight("attaque-centre", "C6").rolling("burst flag deadly").does("attack C6 - A6");
    assert_eq!(count(&desk, |event| matches!(event, Event::Lost { .. })), 2);
    assert_eq!(count(&desk, |event| matches!(event, Event::SpecialistTest { .. })), 1);
    assert_eq!((desk.figures("A6"), desk.unit("A6").specialist()), (2, None));
    let (mut lost, mut tested) = (0, 0);
    for (place, event) in desk.events().iter().enumerate() {
        match event {
            Event::Lost { .. } => lost = place,
            Event::SpecialistTest { .. } => tested = place,
            _ => {}
        }
    }
    assert!(tested > lost);
}

#[test]
fn rr_specialiste_test_none_without_a_loss() {
    let mut desk = Desk::with("A6:..ig C6:..I. K1:..I.", GERMANS_FIRST, "");
    desk.ready_to_fight("attaque-centre", "C6").rolling("hq hq").does("attack C6 - A6");
    assert_eq!(count(&desk, |event| matches!(event, Event::SpecialistTest { .. })), 0);
}

#[test]
fn rr_specialistes_places_the_first_player_places_all_of_his_first() {
    let mut desk = Desk::scenario("51", "");
    for _ in 0..3 {
        assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Deploy));
        desk.does_first();
    }
    for _ in 0..4 {
        assert_eq!((desk.asked(), desk.p.phase), (ALLIED, Phase::Deploy));
        desk.does_first();
    }
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Card));
}

#[test]
fn rr_specialistes_places_within_the_box_one_a_unit_of_a_kind_it_holds() {
    let mut desk = Desk::scenario("51", "").after("place engineer K4");
    // One engineer in the box, one specialist a unit, no engineer with a machine gun.
    assert_eq!(desk.refused("place engineer K6"), "specialiste.stock");
    assert_eq!(desk.refused("place officer K4"), "specialiste.une-par-unite");
    assert_eq!(desk.refused("place officer J4"), "specialiste.arme");
    assert!(desk.may("place heavy-machine-gun J4") && desk.may("place heavy-mortar K2"));
    // Two heavy figures in all, for machine guns and mortars together.
    desk.does("place heavy-machine-gun J4, place heavy-mortar K2");
    assert_eq!(desk.asked(), ALLIED);
    assert_eq!(desk.refused("place officer K6"), "specialiste.amie");
}

#[test]
fn rr_specialistes_places_those_on_the_map_are_replaced_only_by_agreement() {
    assert_eq!(Desk::scenario("49", "").p.phase, Phase::Card);
    let mut desk = Desk::scenario("49", "replace");
    assert_eq!((desk.asked(), desk.p.phase), (ALLIED, Phase::Exchange));
    desk.does("place sniper C3");
    assert_eq!(desk.unit("C3").specialist(), Some(Specialist::Sniper));
    desk.does("pass");
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Exchange));
}

// --- Ground and advances.

/// An Allied unit beside G6 wins a close combat there against one figure.
fn wins(hexes: &str, moves: &str, rolls: &str) -> Desk {
    let mut desk = Desk::new(hexes);
    desk.reduce("G6", 1);
    let from = hexes.split(':').next().expect("the first hex");
    desk.orders("attaque-centre", from);
    let mut at = from.to_string();
    if !moves.is_empty() {
        desk.does(&format!("move {from} - {moves}"));
        at = moves.to_string();
    }
    desk.pass_to(Phase::Combat);
    desk.rolling(rolls).does(&format!("attack {at} - G6"));
    assert!(desk.is_empty("G6"));
    desk
}

#[test]
fn rr_arret_avance_none_for_a_unit_stopped_by_the_ground_it_entered() {
    for (ground, advances) in
        [("f...", false), ("b...", false), ("....", true), ("t...", true), ("h...", true), (".#..", false)]
    {
        let desk = wins(&format!("E6:..i. F6:{ground} G6:..I. K1:..I."), "F6", "burst burst burst");
        assert_eq!(desk.p.phase == Phase::Advance, advances, "{ground}");
    }
    // A unit that stood there already may.
    let desk = wins("F6:f.i. G6:..I. K1:..I.", "", "burst burst burst");
    assert_eq!(desk.p.phase, Phase::Advance);
}

#[test]
fn rr_bonus_terrain_an_advance_onto_ground_that_stops_ends_it() {
    for (ground, bonus) in [("..I.", true), ("t.I.", true), ("f.I.", false), ("b.I.", false)] {
        let mut desk = wins(&format!("F6:..io G6:{ground} H6:..I. K1:..I."), "", "burst burst burst");
        desk.does("advance");
        assert_eq!(desk.p.phase == Phase::Bonus, bonus, "{ground}");
        assert_eq!(desk.figures("G6"), 4);
    }
}

// --- Sight.

#[test]
fn rr_colline_mixte_a_hill_among_low_ground_hides() {
    for (between, seen) in [
        ("", true),
        ("F4:h... F5:h... F6:h...", true),
        ("F5:h...", false),
        ("F4:h... F6:h...", false),
        ("F4:h...", false),
    ] {
        let mut desk = Desk::new(&format!("F3:h.m. F7:h.I. {between} A1:..i. K1:..I. D3:..I."));
        desk.ready_to_fight("attaque-gauche", "F3");
        assert_eq!(desk.may("attack F3 - F7"), seen, "{between}");
        if !seen {
            assert_eq!(desk.refused("attack F3 - F7"), "tir.3");
        }
    }
}

#[test]
fn rr_cratere_vue_is_that_of_the_ground_under_it() {
    for (ground, seen) in [("h", false), ("f", false), ("t", true), (".", true)] {
        for crater in [false, true] {
            let mut desk = Desk::new(&format!("F5:..i. F6:{ground}... F7:..I. K1:..I. D5:..I."));
            desk.p.craters = if crater { hex("F6").bit() } else { 0 };
            desk.ready_to_fight("attaque-centre", "F5");
            assert_eq!(desk.may("attack F5 - F7"), seen, "{ground} {crater}");
        }
    }
    // From the crater on a hill one still looks over the plateau.
    let mut desk = Desk::new("F5:h.i. F6:h... F7:h.I. K1:..I. D5:..I.");
    desk.p.craters = hex("F5").bit() | hex("F6").bit();
    desk.ready_to_fight("attaque-centre", "F5");
    assert!(desk.may("attack F5 - F7"));
}

// --- Cards and tokens.

#[test]
fn rr_fenetre_commandement_the_enemy_answers_before_the_active_player_adds_his_card() {
    let mut desk = Desk::new("F6:..i. K6:..I.");
    desk.give(GERMAN, "messager").give(ALLIED, "pigeons").play("attaque-centre");
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::AtCommand));
    desk.does("pass");
    assert_eq!((desk.asked(), desk.p.phase), (ALLIED, Phase::WithCommand));
    desk.does("use pigeons");
    assert_eq!(desk.p.phase, Phase::Orders);
}

#[test]
fn rr_jetons_cartes_return_to_the_pool_when_the_turn_ends() {
    let mut desk = Desk::new("F6:..i. K6:..I.");
    desk.give(ALLIED, "pigeons");
    let pool = desk.p.pool();
    desk.play("attaque-centre").does("use pigeons");
    // Paid, and lying on the card.
    assert_eq!((desk.p.hq[ALLIED], desk.p.pool(), desk.p.spent), (5, pool, 1));
    desk.does("order F6");
    while desk.p.phase != Phase::Draw {
        assert_eq!((desk.p.pool(), desk.p.spent), (pool, 1));
        desk.does("pass");
    }
    // The draws of phase 5 belong to the turn.
    assert_eq!((desk.p.pool(), desk.p.spent), (pool, 1));
    desk.does("draw");
    assert_eq!((desk.p.pool(), desk.p.spent), (pool + 1, 0));
}

#[test]
fn rr_jetons_cartes_are_not_among_those_taken_in_phase_5() {
    let mut desk = Desk::new("F6:..i. K6:..I.");
    desk.give(ALLIED, "attaque-au-gaz");
    desk.p.hq = contract::BySeat([22, 8]);
    desk.play("attaque-centre").does("use attaque-au-gaz, order F6");
    desk.pass_to(Phase::Draw);
    assert_eq!((desk.p.hq[ALLIED], desk.p.pool(), desk.p.spent), (5, 0, 3));
    desk.does("tokens");
    // Nothing was in the pool when they were due; the three come back after that.
    assert_eq!((desk.p.hq[ALLIED], desk.p.pool(), desk.p.spent), (5, 3, 0));
    assert!(desk.events().contains(&Event::PoolEmpty { side: ALLIED, count: 2 }));
}

#[test]
fn rr_jetons_cartes_those_of_the_enemys_card_too() {
    let mut desk = Desk::new("F6:..i. K6:..I.");
    desk.give(GERMAN, "tenir");
    let pool = desk.p.pool();
    desk.play("attaque-centre").does("use tenir");
    assert_eq!((desk.p.hq[GERMAN], desk.p.pool()), (4, pool));
    desk.end_turn();
    assert_eq!(desk.p.spent, 0);
    assert_eq!((desk.p.hq[ALLIED], desk.p.pool()), (8, pool));
}

// --- What a bombardment leaves.

#[test]
fn rr_cases_disparues_an_objective_stays_one_when_its_bunker_is_gone() {
    let fort = "[[objective]]\nname = { fr = \"x\", en = \"x\" }\nfor = \"allied\"\nkind = \"captured\"\nhexes = \"F6 F8\"\nworth = 1\neach = true\n\
                [[objective]]\nname = { fr = \"y\", en = \"y\" }\nfor = \"allied\"\nkind = \"held\"\nhexes = \"D6\"\nworth = 1\n";
    let mut desk = Desk::with("E6:..i. C6:..i. F6:k... F8:k... D6:t... K1:..I.", fort, "");
    for name in ["F6", "D6"] {
        desk.p.levelled |= hex(name).bit();
        desk.p.craters |= hex(name).bit();
    }
    desk.orders("attaque-centre", "E6 C6").does("move E6 - F6, move C6 - D6");
    desk.end_turn();
    assert_eq!(desk.medals(ALLIED), 0);
    desk.empty_hands();
    desk.play("percee-droite");
    desk.end_turn();
    assert_eq!(desk.medals(ALLIED), 2);
    assert!(desk.cites("medaille.permanente-debut") && desk.cites("medaille.debut"));
}

#[test]
fn rr_crateres_55_are_laid_in_56_with_the_option() {
    let mut laid = 0;
    for (options, wanted) in [("", false), ("craters", true)] {
        for seed in 1..6 {
            let mut desk = Desk::begin(game("56", options), seed);
            let drawn = desk.game.scenario.craters;
            while desk.p.phase == Phase::Deploy {
                desk.does_first();
            }
            assert_eq!(desk.cites("r.crateres-55"), wanted);
            // The rows of 55 that were F, E and D.
            let new = desk.p.craters & !drawn;
            assert!(each(new).all(|hex| (1..=3).contains(&hex.row())));
            assert!(wanted || new == 0);
            laid += new.count_ones();
        }
    }
    assert!(laid > 0);
}

#[test]
fn rr_crateres_55_the_option_changes_no_other_scenario() {
    let mut desk = Desk::scenario("55", "craters");
    while desk.p.phase == Phase::Deploy {
        desk.does_first();
    }
    assert!(desk.cites("preparation.12") && !desk.cites("r.crateres-55"));
}

/// Whether a side that plays Reconnaissance is offered a medal in scenario 53.
fn offered_in_53(options: &str, side: Seat) -> bool {
    let mut desk = Desk::scenario("53", options);
    while desk.p.phase == Phase::Deploy {
        desk.does_first();
    }
    desk.empty_hands();
    if side == GERMAN {
        desk.play("percee-gauche");
        desk.end_turn();
    }
    desk.play("reconnaissance-centre");
    while !matches!(desk.p.phase, Phase::Scout | Phase::Keep | Phase::Draw) {
        desk.does("pass");
    }
    desk.p.phase == Phase::Scout
}

#[test]
fn rr_presse_53_the_booklet_presses_the_germans_the_option_the_french() {
    assert!(offered_in_53("", ALLIED) && !offered_in_53("", GERMAN));
    assert!(!offered_in_53("french-pressed", ALLIED) && offered_in_53("french-pressed", GERMAN));
}

#[test]
fn rr_presse_53_the_option_changes_no_other_scenario() {
    let mut desk = Desk::with("A6:..i. K6:..I.", "[rules]\npressed = \"german\"", "french-pressed");
    desk.play("reconnaissance-centre");
    while !matches!(desk.p.phase, Phase::Scout | Phase::Keep | Phase::Draw) {
        desk.does("pass");
    }
    assert_eq!(desk.p.phase, Phase::Scout);
}
