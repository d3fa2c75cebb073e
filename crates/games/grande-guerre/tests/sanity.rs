//! Twenty small positions with a decision that any human player finds at once, put to a computer player.

#![allow(missing_docs)]

mod common;

use common::*;
use contract::{Lister, Rules, Seat, View};
use grande_guerre::GrandeGuerre;
use grande_guerre::board::BOARD;
use grande_guerre::position::Phase;
use grande_guerre::tables::COMMAND_CODES;
use opponents::{Level, Player, Search};

/// The chance of Sergent, who is asked.
const SEED: u64 = 14;

/// How many of them he must find.
const FOUND: usize = 18;

struct Case {
    name: &'static str,
    /// Whose decision it is, and in which phase.
    asked: (Seat, Phase),
    desk: fn() -> Desk,
    /// Whether a decision, in notation, is what a human would do.
    good: fn(&str) -> bool,
}

// --- Making positions.

const GERMANS_FIRST: &str = "first = \"german\"\n";

/// An objective of a scenario file.
fn objective(side: &str, kind: &str, at: &str, worth: u8, more: &str) -> String {
    format!(
        "[[objective]]\nname = {{ fr = \"\", en = \"\" }}\nfor = \"{side}\"\nkind = \"{kind}\"\n\
         hexes = \"{at}\"\nworth = {worth}\n{more}\n"
    )
}

const AT_ONCE: &str = "when = \"at-once\"";

/// A desk with medals already won, the Germans' first. Six win.
fn desk(hexes: &str, more: &str, medals: [u8; 2]) -> Desk {
    let mut desk = Desk::with(hexes, more, "");
    desk.p.medals.0 = medals;
    desk
}

/// A desk where whoever moves has this turn alone: the enemy, with five medals, stands on an objective that brings him the
/// sixth at the start of his own. What does not win now loses.
fn last_turn(mover: Seat, hexes: &str, more: &str, medals: u8) -> Desk {
    if mover == GERMAN {
        let more = format!("{GERMANS_FIRST}{more}{}", objective("allied", "held", "A12", 1, ""));
        desk(&format!("A12:..i. {hexes}"), &more, [medals, 5])
    } else {
        let more = format!("{more}{}", objective("german", "held", "K12", 1, ""));
        desk(&format!("K12:..I. {hexes}"), &more, [5, medals])
    }
}

/// Fills the hands of command cards with plain ones, so that the game can go on from here.
fn dealt(mut desk: Desk) -> Desk {
    for seat in Seat::BOTH {
        // The card of a turn under way is on the table.
        let played = seat == desk.p.active && !matches!(desk.p.phase, Phase::Card | Phase::Draw);
        let wanted = if played { 4 } else { 5 };
        for code in COMMAND_CODES[3..15].iter().cycle() {
            if desk.p.commands.hands[seat].count() >= wanted {
                break;
            }
            if desk.p.commands.pile.of[COMMAND_CODES.iter().position(|known| known == code).unwrap()] > 0 {
                desk.give_command(seat, code);
            }
        }
    }
    desk.game.invariants(&desk.p).expect("a sound position");
    desk
}

/// Hexes under the template that hold units of a side.
fn under_template(desk: &Desk, aim: &str, side: Seat) -> u32 {
    let centre = hex(aim);
    ((BOARD.near[centre.index()] | centre.bit()) & desk.p.held[side]).count_ones()
}

// --- Cards.

fn card_for_the_winning_attack() -> Desk {
    let mut desk = last_turn(ALLIED, "F2:..i. F10:..i. A6:..i. G2:..I. K6:..I.", "", 5);
    desk.reduce("G2", 1);
    desk.give_command(
        ALLIED,
        "percee-gauche attaque-droite attaque-centre percee-droite reconnaissance-centre",
    );
    dealt(desk)
}

fn card_for_the_way_out() -> Desk {
    let more = "[rules]\nexit = \"german\"\n";
    let mut desk = last_turn(GERMAN, "A2:..I. H6:..I. H10:..I. E6:..i. E10:..i.", more, 5);
    // A2 lies on the Germans' right.
    desk.give_command(GERMAN, "percee-droite attaque-gauche attaque-centre percee-gauche offensive-centre");
    dealt(desk)
}

fn mortars_without_a_mortar() -> Desk {
    let mut desk = last_turn(ALLIED, "A6:..m. H5:..I. H7:..I. I6:..I. I7:..I.", "", 5);
    for name in ["H5", "H7", "I6", "I7"] {
        desk.reduce(name, 1);
    }
    desk.give(ALLIED, "barrage-de-mortiers");
    desk.p.hq[ALLIED] = 2;
    desk.play("attaque-centre");
    dealt(desk)
}

// --- Orders and moves.

fn guns_with_and_without_a_target() -> Desk {
    let mut desk = last_turn(GERMAN, "G6:..M. G7:..M. K8:..M. E6:..i.", "", 5);
    desk.reduce("E6", 1);
    desk.p.hq[GERMAN] = 0;
    desk.play("reconnaissance-centre");
    dealt(desk)
}

fn tank_before_the_objective() -> Desk {
    let more = objective("german", "captured", "F6", 1, AT_ONCE);
    // With G6 and F7 taken there is one way in.
    let mut desk = last_turn(GERMAN, "G7:..V. G6:..I. F7:..I. D8:..i.", &more, 5);
    desk.orders("reconnaissance-centre", "G7");
    dealt(desk)
}

fn alone_on_the_objective() -> Desk {
    let more = objective("both", "held", "F6", 2, AT_ONCE);
    let mut desk = desk("F6:t.i. D5:..m. D8:..m. G6:..I. H7:..I.", &more, [4, 3]);
    desk.orders("reconnaissance-centre", "F6");
    dealt(desk)
}

fn on_the_enemy_base_line() -> Desk {
    let more = "[rules]\nexit = \"allied\"\n";
    let mut desk = last_turn(ALLIED, "K6:..i. A1:..i. J6:..I. I9:..I.", more, 5);
    desk.orders("reconnaissance-centre", "K6");
    dealt(desk)
}

fn machine_gun_with_a_last_man_before_it() -> Desk {
    let mut desk = last_turn(GERMAN, "H6:..M. F6:..i.", "", 5);
    desk.reduce("F6", 1);
    desk.orders("reconnaissance-centre", "H6");
    dealt(desk)
}

// --- Combats.

fn last_man_beside_a_fresh_unit() -> Desk {
    let mut desk = last_turn(ALLIED, "F6:..i. G6:..I. G7:..I.", "", 5);
    desk.reduce("G6", 1);
    desk.ready_to_fight("reconnaissance-centre", "F6");
    dealt(desk)
}

fn bunker_beside_a_last_man_in_the_open() -> Desk {
    let mut desk = last_turn(GERMAN, "H6:..M. F6:k.i. F7:..i.", "", 5);
    desk.reduce("F7", 1);
    desk.ready_to_fight("reconnaissance-centre", "H6");
    dealt(desk)
}

// --- The battery.

fn cluster_and_melee() -> Desk {
    let hexes = "H5:..I. H6:..I. I6:..I. D6:..I. C6:..i. C7:..i. D5:..i. E7:..i.";
    let mut desk = last_turn(ALLIED, hexes, "", 5);
    for name in ["H5", "H6", "I6", "C6", "C7", "D5", "E7"] {
        desk.reduce(name, 1);
    }
    desk.play("reconnaissance-centre");
    desk.does("battery centre");
    dealt(desk)
}

fn covers_the_cluster(text: &str) -> bool {
    let desk = cluster_and_melee();
    text.strip_prefix("aim ")
        .is_some_and(|aim| under_template(&desk, aim, GERMAN) >= 3 && under_template(&desk, aim, ALLIED) == 0)
}

fn last_salvo() -> Desk {
    let mut desk = last_turn(GERMAN, "F6:..i. E6:..i. F5:..i. K1:..I.", "", 5);
    for name in ["F6", "E6", "F5"] {
        desk.reduce(name, 1);
    }
    desk.play("reconnaissance-centre");
    desk.does("battery centre");
    desk.does("aim F6");
    dealt(desk)
}

// --- Reactions.

fn hit_on_the_last_man() -> Desk {
    let mut desk = last_turn(ALLIED, "F6:..m. H6:..I.", "", 5);
    desk.reduce("H6", 1);
    desk.ready_to_fight("reconnaissance-centre", "F6");
    desk.give(GERMAN, "cuirasse");
    desk.showing("burst deadly hq");
    desk.does("attack F6 - H6");
    dealt(desk)
}

fn last_men_face_to_face() -> Desk {
    let mut desk = desk("G6:..I. F6:..i. A1:..i. K1:..I.", GERMANS_FIRST, [5, 5]);
    desk.reduce("G6", 1);
    desk.reduce("F6", 1);
    desk.ready_to_fight("reconnaissance-centre", "G6");
    desk.give_command(ALLIED, "frapper-le-premier");
    desk.does("attack G6 - F6");
    dealt(desk)
}

// --- Retreats and advances.

fn dead_end() -> Desk {
    let mut desk = last_turn(ALLIED, "D6:..m. F6:..I. H5:..I. H6:..I.", "", 5);
    desk.reduce("F6", 1);
    desk.ready_to_fight("reconnaissance-centre", "D6");
    desk.showing("flag flag hq");
    desk.does("attack D6 - F6");
    dealt(desk)
}

fn flag_on_the_objective() -> Desk {
    // Germans on the Allied base line leave in their next turn.
    let exit = "[rules]\nexit = \"german\"\n";
    let more = format!("{GERMANS_FIRST}{exit}{}", objective("allied", "held", "F6", 1, ""));
    let mut desk = desk("H6:..M. A2:..I. A6:..I. A11:..I. F6:t.i. I1:..i.", &more, [5, 5]);
    desk.ready_to_fight("reconnaissance-centre", "H6");
    desk.showing("flag hq hq");
    desk.does("attack H6 - F6");
    dealt(desk)
}

fn won_before_the_objective() -> Desk {
    let more = objective("german", "captured", "F6", 1, AT_ONCE);
    let mut desk = last_turn(GERMAN, "G6:..I. F6:..i. D6:..i.", &more, 4);
    desk.reduce("F6", 1);
    desk.ready_to_fight("reconnaissance-centre", "G6");
    desk.showing("burst burst burst");
    desk.does("attack G6 - F6");
    dealt(desk)
}

fn won_from_the_objective() -> Desk {
    let more = objective("both", "held", "F6", 2, AT_ONCE);
    let mut desk = desk("F6:t.i. D5:..m. D8:..m. G6:..I. G7:..I.", &more, [4, 2]);
    desk.reduce("G6", 1);
    desk.ready_to_fight("reconnaissance-centre", "F6");
    desk.showing("burst burst burst");
    desk.does("attack F6 - G6");
    dealt(desk)
}

// --- The end of a turn.

/// The Germans have just taken K12, which is worth a medal at the start of their next turn.
fn taken_this_turn(hexes: &str, more: &str, medals: [u8; 2]) -> Desk {
    let more = format!("{GERMANS_FIRST}{more}{}", objective("german", "held", "K12", 1, ""));
    desk(&format!("K11:..I. {hexes}"), &more, medals)
}

fn cards_and_no_token() -> Desk {
    let mut desk = taken_this_turn("H6:..I. F6:..m. A6:..i.", "", [5, 5]);
    desk.reduce("H6", 1);
    desk.give(GERMAN, "pigeons riposte cuirasse embuscade tenir");
    desk.p.hq[GERMAN] = 1;
    desk.play("reconnaissance-en-force");
    desk.does("use pigeons");
    desk.does("order K11");
    desk.does("pass");
    desk.does("move K11 - K12");
    while desk.p.phase != Phase::Draw {
        desk.does("pass");
    }
    dealt(desk)
}

fn pressed_enemy() -> Desk {
    // The Allies are a step from the base line by which they leave the turn after.
    let rules = "[rules]\npressed = \"allied\"\nexit = \"allied\"\n";
    let mut desk = taken_this_turn("J2:..i. J5:..i. J7:..i. F10:..i. E1:..I.", rules, [4, 5]);
    desk.orders("reconnaissance-gauche", "K11");
    desk.does("move K11 - K12");
    while desk.p.phase != Phase::Scout {
        desk.does("pass");
    }
    dealt(desk)
}

const CASES: [Case; 20] = [
    // One figure in the open, next to our infantry, and only one card has an order for it; the sixth medal.
    Case {
        name: "Play the card that orders the winning attack",
        asked: (ALLIED, Phase::Card),
        desk: card_for_the_winning_attack,
        good: |text| text == "play percee-gauche",
    },
    // Leaving asks no dice: the card wins for certain.
    Case {
        name: "Play the card that lets a unit leave the board for the last medal",
        asked: (GERMAN, Phase::Card),
        desk: card_for_the_way_out,
        good: |text| text == "play percee-droite",
    },
    // The last two tokens for nothing at all, when only the battery can still win with them.
    Case {
        name: "Do not pay for a mortar barrage without a mortar",
        asked: (ALLIED, Phase::WithCommand),
        desk: mortars_without_a_mortar,
        good: |text| text == "pass",
    },
    // Three dice at the last figure win; the gun on the base line has nobody in its range.
    Case {
        name: "Order a machine gun that has a target",
        asked: (GERMAN, Phase::Orders),
        desk: guns_with_and_without_a_target,
        good: |text| ["order G6", "order G7"].contains(&text),
    },
    // The next hex, empty and open, wins at once.
    Case {
        name: "Drive the tank onto the objective that wins",
        asked: (GERMAN, Phase::Moves),
        desk: tank_before_the_objective,
        good: |text| text == "move G7 - F6",
    },
    // Stepping off gives up two medals, and the enemy next to it wins by stepping on.
    Case {
        name: "Do not leave the objective with an enemy next to it",
        asked: (ALLIED, Phase::Moves),
        desk: alone_on_the_objective,
        good: |text| text == "pass",
    },
    // Without a die rolled.
    Case {
        name: "Leave by the enemy base line for the last medal",
        asked: (ALLIED, Phase::Moves),
        desk: on_the_enemy_base_line,
        good: |text| text == "exit K6",
    },
    // Three dice at one figure in the open win seven times in eight; a machine gun that has moved does not fire.
    Case {
        name: "Fire the machine gun instead of moving it",
        asked: (GERMAN, Phase::Moves),
        desk: machine_gun_with_a_last_man_before_it,
        good: |text| text == "pass",
    },
    // Killing one figure wins; four cannot be killed with three dice.
    Case {
        name: "Attack the last figure for the sixth medal",
        asked: (ALLIED, Phase::Combat),
        desk: last_man_beside_a_fresh_unit,
        good: |text| text == "attack F6 - G6",
    },
    // The winning medal seven times in eight, or never: three dice cannot kill four.
    Case {
        name: "Fire at the last figure in the open, not at the bunker",
        asked: (GERMAN, Phase::Combat),
        desk: bunker_beside_a_last_man_in_the_open,
        good: |text| text == "attack H6 - F7",
    },
    // Three last figures side by side; the fresh unit stands among four of our own, one figure each.
    Case {
        name: "Aim at the enemies who stand together, not among our own men",
        asked: (ALLIED, Phase::Aim),
        desk: cluster_and_melee,
        good: covers_the_cluster,
    },
    // Without a hit now the battle is lost: a token kept is worth nothing.
    Case {
        name: "Load all dice for the last salvo",
        asked: (GERMAN, Phase::Load),
        desk: last_salvo,
        good: |text| text == "load 4",
    },
    // Without the card the battle is lost on the spot.
    Case {
        name: "Stop the hit that would lose the battle",
        asked: (GERMAN, Phase::AfterRoll),
        desk: hit_on_the_last_man,
        good: |text| text == "use cuirasse",
    },
    // One figure each, the sixth medal for either: whoever rolls first wins.
    Case {
        name: "Strike first when the first blow decides",
        asked: (ALLIED, Phase::AtClose),
        desk: last_men_face_to_face,
        good: |text| text == "play frapper-le-premier",
    },
    // Behind G6 there is no room: the last figure would die there and lose the battle.
    Case {
        name: "Retreat where there is room",
        asked: (GERMAN, Phase::Outcome),
        desk: dead_end,
        good: |text| text == "retreat 2 H7",
    },
    // Staying wins at the start of the turn that follows; nobody else can attack before.
    Case {
        name: "Ignore the flag and keep the objective that wins",
        asked: (ALLIED, Phase::Outcome),
        desk: flag_on_the_objective,
        good: |text| text == "retreat 0 F6",
    },
    // The hex is free and wins at once.
    Case {
        name: "Advance onto the objective that wins",
        asked: (GERMAN, Phase::Advance),
        desk: won_before_the_objective,
        good: |text| text == "advance",
    },
    // It gives up two medals for an empty field, and the enemy on G7 wins by stepping on.
    Case {
        name: "Do not advance off the objective",
        asked: (ALLIED, Phase::Advance),
        desk: won_from_the_objective,
        good: |text| text == "pass",
    },
    // A machine gun is about to fire at our last figure, and the card that stops hits cannot be paid for.
    Case {
        name: "Take tokens when there are none",
        asked: (GERMAN, Phase::Draw),
        desk: cards_and_no_token,
        good: |text| text == "tokens",
    },
    // With it the objective just taken wins at the start of the next turn; a choice of cards does nothing.
    Case {
        name: "Take the medal for time",
        asked: (GERMAN, Phase::Scout),
        desk: pressed_enemy,
        good: |text| text == "medal",
    },
];

/// What the player decides, in notation.
fn asked(case: &Case) -> String {
    let desk = (case.desk)();
    let seat = desk.asked();
    let mut offered = Vec::new();
    Lister::default().decisions(&desk.game, &desk.p, seat, &mut offered);
    let mut player = Search::<GrandeGuerre>::new("sergent", Level::Sergent.mind().untimed(), SEED);
    let decision = player.choose_among(&View::new(&desk.game, &desk.p, seat), &offered);
    desk.game.notate(decision)
}

#[test]
fn every_case_has_a_decision_to_find_and_one_to_avoid() {
    for case in &CASES {
        let desk = (case.desk)();
        assert_eq!((desk.asked(), desk.p.phase), case.asked, "{}", case.name);
        let offers = desk.offers();
        assert!(offers.iter().any(|offer| (case.good)(offer)), "{}: nothing good in {offers:?}", case.name);
        assert!(!offers.iter().all(|offer| (case.good)(offer)), "{}: nothing bad in {offers:?}", case.name);
    }
}

#[test]
fn the_player_finds_what_anybody_would() {
    let missed: Vec<String> = CASES
        .iter()
        .map(|case| (case, asked(case)))
        .filter(|(case, text)| !(case.good)(text))
        .map(|(case, text)| format!("{}: {text}", case.name))
        .collect();
    let found = CASES.len() - missed.len();
    assert!(found >= FOUND, "Sergent finds {found} of {}; missed:\n  {}", CASES.len(), missed.join("\n  "));
}
