//! Worked examples and remarks of both books: the battery's dice, what observation costs, medals (p. 20).

use crate::common::*;

/// The template of the Allied battery on F6, from the centre round the ring.
const TEMPLATE: [&str; 7] = ["F6", "G7", "F7", "E7", "E6", "F5", "G6"];

/// Four d6 fall as in the example on a template full of Germans; the battle dice of each hex, centre first, and the desk.
fn example(d6: &str) -> ([u8; 7], Desk) {
    let everywhere: Vec<String> = TEMPLATE.iter().map(|name| format!("{name}:..I.")).collect();
    let mut desk = Desk::with(&format!("{} A6:..i.", everywhere.join(" ")), "medals = 9\n", "");
    desk.play("reconnaissance-centre").does("battery centre");
    desk.pass_to(Phase::Aim);
    desk.does("aim F6").rolling(d6).does("load 4");
    let mut events = desk.events();
    // Whoever is driven back goes where he can.
    while desk.p.phase == Phase::Outcome {
        desk.does_first();
        events.extend(desk.events());
    }
    let rolled: Vec<u8> = events
        .into_iter()
        .filter_map(|event| match event {
            Event::Fought { dice: rolled, .. } => Some(rolled.iter().sum()),
            _ => None,
        })
        .collect();
    // The centre comes first where it was struck, then the ring in order.
    let struck: Vec<usize> = d6.split_whitespace().map(|word| word[1..].parse().expect("a number")).collect();
    let mut hexes: Vec<usize> = (1..=6).filter(|number| struck.contains(number)).collect();
    hexes.insert(0, 0);
    assert_eq!(rolled.len(), hexes.len(), "{d6}");
    let mut dice = [0; 7];
    for (hex, count) in hexes.into_iter().zip(rolled) {
        dice[hex] = count;
    }
    (dice, desk)
}

/// Hexes that no die fell on have lost nobody.
fn untouched(desk: &Desk, dice: [u8; 7]) {
    for (name, count) in TEMPLATE.iter().zip(dice) {
        if count == 0 {
            assert_eq!(desk.figures(name), 4, "{name}");
        }
    }
}

// --- The battery.

#[test]
fn artillerie_doublet_example_1_1_4_4_6() {
    let (dice, desk) = example("d1 d4 d4 d6");
    assert_eq!(dice, [2, 1, 0, 0, 2, 0, 1]);
    assert_eq!(desk.p.craters, 0);
    untouched(&desk, dice);
}

#[test]
fn artillerie_deux_doublets_example_2_2_2_4_4() {
    let (dice, desk) = example("d2 d2 d4 d4");
    assert_eq!(dice, [4, 0, 2, 0, 2, 0, 0]);
    assert_eq!(desk.p.craters, 0);
    untouched(&desk, dice);
}

#[test]
fn artillerie_triplet_example_3_2_2_2_4() {
    let (dice, desk) = example("d2 d2 d2 d4");
    assert_eq!(dice, [3, 0, 3, 0, 1, 0, 0]);
    assert_eq!(desk.p.craters, hex("F6").bit());
    untouched(&desk, dice);
}

#[test]
fn artillerie_triplet_example_4_1_4_4_4() {
    let (dice, desk) = example("d1 d4 d4 d4");
    assert_eq!(dice, [3, 1, 0, 0, 3, 0, 0]);
    assert_eq!(desk.p.craters, hex("F6").bit());
    untouched(&desk, dice);
}

#[test]
fn artillerie_triplet_example_4_no_ground_counts_at_the_centre() {
    // In a trench three Soldiers would cost one figure: after the triple they cost three. Hex 4 keeps its cover.
    let mut desk = Desk::playing("F6:t.I. A6:..i. K6:..I.", "reconnaissance-centre");
    desk.does("battery centre, aim F6").rolling("d1 d4 d4 d4 soldier soldier soldier").does("load 4");
    assert_eq!(desk.figures("F6"), 1);
    assert!(desk.events().contains(&Event::Cratered { hex: hex("F6") }));
}

#[test]
fn artillerie_puissance_example_power_4_spends_up_to_4_tokens() {
    let mut desk = Desk::playing("F5:..i. K6:..I.", "reconnaissance-centre");
    desk.does("battery centre, aim F6");
    assert_eq!(desk.offers(), ["load 1", "load 2", "load 3", "load 4"]);
}

// --- The observation advantage: 1d6 costs nothing, 2d6 one token, 5d6 four.

/// What so many dice cost the Allies of this desk, with a power of five.
fn cost(hexes: &str, more: &str, dice: u8) -> u8 {
    let forces = "[german]\ncommand = 5\ncombat = 3\nhq = 6\nartillery = 5\n\
                  [allied]\ncommand = 5\ncombat = 3\nhq = 6\nartillery = 5\n";
    let mut desk = Desk::with(hexes, &format!("{more}{forces}"), "");
    desk.play("reconnaissance-centre").does("battery centre, aim A6");
    let before = desk.p.hq[ALLIED];
    desk.does(&format!("load {dice}"));
    before - desk.p.hq[ALLIED]
}

#[test]
fn artillerie_observation_example_of_loos() {
    let dump = "[observation]\nname = { fr = \"\", en = \"\" }\nhexes = \"F6\"\n";
    assert_eq!([1, 2, 3, 4, 5].map(|dice| cost("F6:..i. K6:..I.", dump, dice)), [0, 1, 2, 3, 4]);
    assert_eq!([1, 2, 3, 4, 5].map(|dice| cost("F9:..i. K6:..I.", dump, dice)), [1, 2, 3, 4, 5]);
}

#[test]
fn artillerie_observation_example_of_the_forward_observer() {
    // Five hexes away and in sight; six are too far, and a wood between hides the enemy.
    assert_eq!([1, 2, 3, 4, 5].map(|dice| cost("F6:..iv K6:..I. A1:..i.", "", dice)), [0, 1, 2, 3, 4]);
    assert_eq!([1, 2, 3, 4, 5].map(|dice| cost("E6:..iv K6:..I. A1:..i.", "", dice)), [1, 2, 3, 4, 5]);
    assert_eq!(cost("F6:..iv F8:..I. A1:..i.", "", 3), 2);
    assert_eq!(cost("F6:..iv F7:f... F8:..I. A1:..i.", "", 3), 3);
}

// --- Medals, p. 20.

fn objective(kind: &str, hexes: &str, more: &str) -> String {
    crate::common::objective("allied", kind, hexes, 1, more)
}

#[test]
fn medaille_relais_remark_a_friend_takes_over_in_the_same_phase() {
    let more = objective("held", "F6", "");
    let mut desk = Desk::with("F6:..i. F5:..i. K6:..I.", &more, "");
    assert_eq!(desk.medals(ALLIED), 1);
    desk.orders("attaque-centre", "F5 F6").does("move F6 - F7");
    assert!(!desk.cites("medaille.perdue"));
    desk.does("move F5 - F6");
    assert!(!desk.cites("medaille.perdue"));
    assert_eq!(desk.medals(ALLIED), 1);
    // Nobody takes over: it is gone with the phase.
    let mut desk = Desk::with("F6:..i. F5:..i. K6:..I.", &more, "");
    desk.orders("attaque-centre", "F6").does("move F6 - F7");
    assert!(desk.cites("medaille.perdue"));
    assert_eq!(desk.medals(ALLIED), 0);
}

#[test]
fn medaille_surnombre_remark_one_hex_to_none_is_a_majority() {
    let more = objective("majority", "F5 F6 F7", "").replace("\"allied\"", "\"both\"");
    assert_eq!(Desk::with("F5:..i. K6:..I.", &more, "").medals(ALLIED), 1);
    assert_eq!(Desk::with("F5:..i. F7:..I.", &more, "").medals(ALLIED), 0);
    assert_eq!(Desk::with("F5:..i. F6:..i. F7:..I.", &more, "").medals(ALLIED), 1);
}

#[test]
fn medaille_groupe_remark_any_hex_of_the_group_is_enough() {
    let more = objective("held", "F5 F6 F7", "");
    for name in ["F5", "F6", "F7"] {
        assert_eq!(Desk::with(&format!("{name}:..i. K6:..I."), &more, "").medals(ALLIED), 1, "{name}");
    }
    // From one hex of the group to another the medal stays; out of it, it goes.
    for (to, medals) in [("F6", 1), ("E5", 0)] {
        let mut desk = Desk::with("F5:..i. K6:..I.", &more, "");
        desk.orders("attaque-centre", "F5").does(&format!("move F5 - {to}"));
        assert_eq!(desk.medals(ALLIED), medals, "{to}");
    }
}

#[test]
fn medaille_perdue_remark_by_move_retreat_or_destruction() {
    let more = objective("held", "F6", "");
    let driven = |faces: &str, figures: u8| {
        let mut desk = Desk::with("F6:..i. A6:..i. H6:..M.", &more, "");
        assert_eq!(desk.medals(ALLIED), 1);
        desk.play("attaque-centre");
        desk.end_turn();
        desk.ready_to_fight("attaque-centre", "H6").reduce("F6", figures);
        desk.rolling(faces).does("attack H6 - F6");
        if desk.p.phase == Phase::Outcome {
            desk.does("retreat 1 E6");
        }
        assert!(desk.cites("medaille.perdue"), "{faces}");
        desk.medals(ALLIED)
    };
    assert_eq!(driven("flag hq hq", 4), 0);
    assert_eq!(driven("burst hq hq", 1), 0);
}

#[test]
fn medaille_permanente_remark_leaving_later_makes_no_difference() {
    let more = objective("captured", "F6", "when = \"at-once\"");
    let mut desk = Desk::with("F5:..i. K6:..I.", &more, "");
    desk.orders("attaque-centre", "F5").does("move F5 - F6");
    assert!(desk.cites("medaille.permanente"));
    desk.end_turn();
    desk.play("attaque-centre");
    desk.end_turn();
    desk.orders("attaque-centre", "F6").does("move F6 - F5");
    assert_eq!(desk.medals(ALLIED), 1);
}

#[test]
fn medaille_compte_remark_a_provisional_medal_can_win() {
    let more = format!("medals = 1\n{}", objective("held", "F6", "when = \"at-once\""));
    let mut desk = Desk::with("F5:..i. K6:..I.", &more, "");
    desk.orders("attaque-centre", "F5").does("move F5 - F6");
    assert_eq!(desk.p.phase, Phase::Over);
}
