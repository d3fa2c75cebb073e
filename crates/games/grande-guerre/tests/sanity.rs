//! Twenty small positions with a decision that any human player finds at once, put to a computer player.

use crate::common::*;
use workbench::sanity::{Case, found, sound};

// --- Making positions.

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
    let more = format!("{GERMANS_FIRST}[rules]\nexit = \"german\"\n");
    let hexes = "A2:..I. H5:..M. H6:..M. H10:..I. B2:..i. C2:..i. F5:k.i. F6:k.i. E10:..i.";
    let mut desk = desk(hexes, &more, [1, 1]);
    desk.reduce("A2", 1);
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

fn free_objective_next_door() -> Desk {
    let more = objective("allied", "captured", "F8", 1, AT_ONCE);
    let mut desk = desk("E8:..i. D5:..m. B8:..i. F5:k.I. J7:..I. J9:..M.", &more, [1, 1]);
    desk.play("reconnaissance-centre");
    dealt(desk)
}

fn objective_taken_before() -> Desk {
    let taken = objective("allied", "captured", "F5", 1, AT_ONCE);
    let more = format!("{taken}{}", objective("allied", "captured", "F6", 1, AT_ONCE));
    let mut desk = desk("E6:..i. C3:..i. C8:..m. I3:..I. J6:..I. I8:..M.", &more, [1, 1]);
    desk.p.captured = 1;
    desk.orders("reconnaissance-centre", "E6");
    dealt(desk)
}

fn alone_on_the_objective() -> Desk {
    let more = objective("both", "held", "F6", 1, AT_ONCE);
    let mut desk = desk("F6:t.i. C5:..m. C8:..i. G6:..I. H7:..I. J9:..M.", &more, [1, 1]);
    desk.orders("reconnaissance-centre", "F6");
    dealt(desk)
}

fn last_man_before_three_machine_guns() -> Desk {
    let mut desk = desk("F6:..i. D6:t... B5:..i. B7:..i. H5:t.M. H6:t.M. H7:t.M.", "", [1, 1]);
    desk.reduce("F6", 1).orders("reconnaissance-centre", "F6");
    dealt(desk)
}

// --- Combats.

fn last_man_beside_a_fresh_unit() -> Desk {
    let mut desk = desk("F6:..m. C5:..i. C7:..i. H5:..I. H6:..I. J8:..I.", "", [1, 1]);
    desk.reduce("H6", 1).ready_to_fight("reconnaissance-centre", "F6");
    dealt(desk)
}

fn trench_beside_open_country() -> Desk {
    let hexes = "H6:..M. J4:..I. J8:..I. F6:t.i. F7:..i. C6:..i.";
    let mut desk = desk(hexes, GERMANS_FIRST, [1, 1]);
    desk.reduce("F6", 2).reduce("F7", 2).ready_to_fight("reconnaissance-centre", "H6");
    dealt(desk)
}

fn last_man_about_to_leave() -> Desk {
    let more = format!("{GERMANS_FIRST}[rules]\nexit = \"allied\"\n");
    let mut desk = desk("I6:..M. H2:..I. H10:..I. K6:..i. G6:..i. D3:..i. D9:..i.", &more, [1, 1]);
    desk.reduce("K6", 1).reduce("G6", 1).ready_to_fight("reconnaissance-centre", "I6");
    dealt(desk)
}

// --- The battery.

fn cluster_and_melee() -> Desk {
    let hexes = "H5:..I. H6:..I. I6:..I. D6:..I. C6:..i. C7:..i. D5:..i. E7:..i.";
    let mut desk = last_turn(ALLIED, hexes, "", 5);
    for name in ["H5", "H6", "I6", "C6", "C7", "D5", "E7"] {
        desk.reduce(name, 1);
    }
    desk.play("reconnaissance-centre").does("battery centre");
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
    desk.play("reconnaissance-centre").does("battery centre, aim F6");
    dealt(desk)
}

// --- Reactions.

fn hit_on_the_last_man() -> Desk {
    let mut desk = last_turn(ALLIED, "F6:..m. H6:..I.", "", 5);
    desk.reduce("H6", 1).ready_to_fight("reconnaissance-centre", "F6").give(GERMAN, "cuirasse");
    desk.rolling("burst deadly hq").does("attack F6 - H6");
    dealt(desk)
}

fn last_men_face_to_face() -> Desk {
    let mut desk = desk("G6:..I. F6:..i. A1:..i. K1:..I.", GERMANS_FIRST, [5, 5]);
    desk.reduce("G6", 1).reduce("F6", 1).ready_to_fight("reconnaissance-centre", "G6");
    desk.give_command(ALLIED, "frapper-le-premier").does("attack G6 - F6");
    dealt(desk)
}

// --- Retreats and advances.

fn dead_end() -> Desk {
    let mut desk = desk("D6:..m. C4:..i. C8:..i. F6:..I. H5:..I. H6:..I.", "", [1, 1]);
    desk.reduce("F6", 1).ready_to_fight("reconnaissance-centre", "D6");
    desk.rolling("flag flag hq").does("attack D6 - F6");
    dealt(desk)
}

fn two_guns_still_to_fire() -> Desk {
    let hexes = "D5:..m. D6:..m. D7:..m. G6:o.I. H5:f... H6:f... J4:..I. J9:..I.";
    let mut desk = desk(hexes, "", [1, 1]);
    desk.reduce("G6", 1).ready_to_fight("attaque-centre", "D5 D6 D7");
    desk.rolling("flag hq hq").does("attack D6 - G6");
    dealt(desk)
}

fn flag_on_the_objective() -> Desk {
    // Germans on the Allied base line leave in their next turn.
    let exit = "[rules]\nexit = \"german\"\n";
    let more = format!("{GERMANS_FIRST}{exit}{}", objective("allied", "held", "F6", 1, ""));
    let mut desk = desk("H6:..M. A2:..I. A6:..I. A11:..I. F6:t.i. I1:..i.", &more, [5, 5]);
    desk.ready_to_fight("reconnaissance-centre", "H6").rolling("flag hq hq").does("attack H6 - F6");
    dealt(desk)
}

fn won_from_the_trench() -> Desk {
    let mut desk = desk("F6:t.i. C5:..i. C7:..m. G6:..I. I5:..M. I6:..M. I7:..M.", "", [1, 1]);
    desk.reduce("F6", 2).reduce("G6", 1).ready_to_fight("reconnaissance-centre", "F6");
    desk.rolling("burst burst burst").does("attack F6 - G6");
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
    desk.reduce("H6", 1).give(GERMAN, "pigeons riposte cuirasse embuscade tenir");
    desk.p.hq[GERMAN] = 1;
    desk.play("reconnaissance-en-force").does("use pigeons, order K11, pass, move K11 - K12");
    desk.pass_to(Phase::Draw);
    dealt(desk)
}

fn pressed_enemy() -> Desk {
    // The Allies are a step from the base line by which they leave the turn after.
    let rules = "[rules]\npressed = \"allied\"\nexit = \"allied\"\n";
    let mut desk = taken_this_turn("J2:..i. J5:..i. J7:..i. F10:..i. E1:..I.", rules, [4, 5]);
    desk.orders("reconnaissance-gauche", "K11").does("move K11 - K12");
    desk.pass_to(Phase::Scout);
    dealt(desk)
}

const CASES: [Case<Desk, (Seat, Phase)>; 20] = [
    // One figure in the open, next to our infantry, and only one card has an order for it; the sixth medal.
    Case {
        name: "Play the card that orders the winning attack",
        asked: (ALLIED, Phase::Card),
        desk: card_for_the_winning_attack,
        good: |_, text| text == "play percee-gauche",
    },
    // A medal without a die rolled, from a last figure that the enemy is upon; the guns have only bunkers before them.
    Case {
        name: "Play the card that lets a unit leave the board",
        asked: (GERMAN, Phase::Card),
        desk: card_for_the_way_out,
        good: |_, text| text == "play percee-droite",
    },
    // The last two tokens for nothing at all, when only the battery can still win with them.
    Case {
        name: "Do not pay for a mortar barrage without a mortar",
        asked: (ALLIED, Phase::WithCommand),
        desk: mortars_without_a_mortar,
        good: |_, text| text == "pass",
    },
    // One order: a medal for a step, or three dice at a fresh unit in a bunker.
    Case {
        name: "Order the unit that has a free objective next door",
        asked: (ALLIED, Phase::Orders),
        desk: free_objective_next_door,
        good: |_, text| text == "order E8",
    },
    // One step either way: one has given its medal, the other gives it at once.
    Case {
        name: "Walk to the objective that can still be won",
        asked: (ALLIED, Phase::Moves),
        desk: objective_taken_before,
        good: |_, text| text == "move E6 - F6",
    },
    // Stepping off gives up a medal and a trench, and the enemy next to it has only to step on.
    Case {
        name: "Do not leave the objective with an enemy next to it",
        asked: (ALLIED, Phase::Moves),
        desk: alone_on_the_objective,
        good: |_, text| text == "pass",
    },
    // Nine dice reach it where it stands and where it could attack; two steps back three do, and there is a trench.
    Case {
        name: "Take the last figure back from three machine guns",
        asked: (ALLIED, Phase::Moves),
        desk: last_man_before_three_machine_guns,
        good: |_, text| text.starts_with("move F6 - D"),
    },
    // A medal seven times in eight, or a dent in a unit of four.
    Case {
        name: "Fire at the last figure, not at the fresh unit",
        asked: (ALLIED, Phase::Combat),
        desk: last_man_beside_a_fresh_unit,
        good: |_, text| text == "attack F6 - H6",
    },
    // Two figures each: in the open every other die hits, in the trench about one in six.
    Case {
        name: "Fire at the unit in the open, not at the one in the trench",
        asked: (GERMAN, Phase::Combat),
        desk: trench_beside_open_country,
        good: |_, text| text == "attack H6 - F7",
    },
    // A last figure each, and the one on the base line is a medal for the enemy in his next turn.
    Case {
        name: "Fire at the unit that is about to leave the board",
        asked: (GERMAN, Phase::Combat),
        desk: last_man_about_to_leave,
        good: |_, text| text == "attack I6 - K6",
    },
    // Three last figures side by side; the fresh unit stands among four of our own, one figure each.
    Case {
        name: "Aim at the enemies who stand together, not among our own men",
        asked: (ALLIED, Phase::Aim),
        desk: cluster_and_melee,
        good: |_, text| covers_the_cluster(text),
    },
    // Without a hit now the battle is lost: a token kept is worth nothing.
    Case {
        name: "Load all dice for the last salvo",
        asked: (GERMAN, Phase::Load),
        desk: last_salvo,
        good: |_, text| text == "load 4",
    },
    // Without the card the battle is lost on the spot.
    Case {
        name: "Stop the hit that would lose the battle",
        asked: (GERMAN, Phase::AfterRoll),
        desk: hit_on_the_last_man,
        good: |_, text| text == "use cuirasse",
    },
    // One figure each, the sixth medal for either: whoever rolls first wins.
    Case {
        name: "Strike first when the first blow decides",
        asked: (ALLIED, Phase::AtClose),
        desk: last_men_face_to_face,
        good: |_, text| text == "play frapper-le-premier",
    },
    // Behind G6 there is no room: the last figure would die there, a medal for the enemy.
    Case {
        name: "Retreat where there is room",
        asked: (GERMAN, Phase::Outcome),
        desk: dead_end,
        good: |_, text| text == "retreat 2 H7",
    },
    // Two machine guns are still to fire: six dice where it stands, two in the woods behind.
    Case {
        name: "Fall back with the last figure though the flag may be ignored",
        asked: (GERMAN, Phase::Outcome),
        desk: two_guns_still_to_fire,
        good: |_, text| text.starts_with("retreat 1 "),
    },
    // Staying wins at the start of the turn that follows; nobody else can attack before.
    Case {
        name: "Ignore the flag and keep the objective that wins",
        asked: (ALLIED, Phase::Outcome),
        desk: flag_on_the_objective,
        good: |_, text| text == "retreat 0 F6",
    },
    // Nine dice reach both hexes; the trench takes most of them, and there is nothing to win in the open.
    Case {
        name: "Do not advance out of the trench before three machine guns",
        asked: (ALLIED, Phase::Advance),
        desk: won_from_the_trench,
        good: |_, text| text == "pass",
    },
    // A machine gun is about to fire at our last figure, and the card that stops hits cannot be paid for.
    Case {
        name: "Take tokens when there are none",
        asked: (GERMAN, Phase::Draw),
        desk: cards_and_no_token,
        good: |_, text| text == "tokens",
    },
    // With it the objective just taken wins at the start of the next turn; a choice of cards does nothing.
    Case {
        name: "Take the medal for time",
        asked: (GERMAN, Phase::Scout),
        desk: pressed_enemy,
        good: |_, text| text == "medal",
    },
];

#[test]
fn every_case_has_a_decision_to_find_and_one_to_avoid() {
    sound(&CASES, |desk| (desk.asked(), desk.p.phase));
}

#[test]
fn the_player_finds_what_anybody_would() {
    found(&CASES);
}
