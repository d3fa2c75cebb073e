//! Twenty small positions with a decision that any human player finds at once, put to a computer player.
//!
//! Most stand on the last two days, with the points on an edge: with 5 the French have won, with 9 the Germans, and with 6
//! to 8 nobody.

use crate::common::*;
use verdun::units::{Kind, Slot};
use workbench::sanity::{Case, found, sound};

// --- Making positions.

/// Towns in the north and east: eight of them are four points, and the ninth none yet.
const NINE: &str = "0504 1104 0806 1605 2507 2409 3107 3310 3012";
const EIGHT: &str = "0504 1104 0806 1605 2507 2409 3107 3310";

/// The units named and nobody else, who never comes: on a day of fine weather, with these towns in German hands.
fn desk(day: u8, units: &str, towns: &str) -> Desk {
    desk_with(day, units, towns, "")
}

fn desk_with(day: u8, units: &str, towns: &str, options: &str) -> Desk {
    let mut desk = Desk::with(units, options);
    for slot in 0..desk.game.counters.all.len() as Slot {
        let counter = desk.game.counter(slot);
        let due = counter.arrives > 0 && !(counter.optional && day <= counter.arrives);
        if due && desk.p.unit(slot).has(mark::WAITING) {
            desk.p.lift(slot, mark::GONE);
        }
    }
    desk.control(GERMAN, towns).day(day);
    desk
}

/// Units that are not on the map have been lost for good, until the losses of both sides are these; then so many forts
/// that the Germans have these points.
fn standing(desk: &mut Desk, losses: [u16; 2], points: i8) {
    for slot in 0..desk.game.counters.all.len() as Slot {
        let counter = desk.game.counter(slot);
        let plain = !matches!(counter.kind, Kind::Garrison | Kind::Remnant)
            && counter.shots == 0
            && !counter.optional
            && !desk.p.unit(slot).is_there()
            && !desk.p.unit(slot).has(mark::LOST);
        let side = counter.side.index();
        if plain && desk.game.score(&desk.p).losses.0[side] < losses[side] {
            desk.p.lift(slot, mark::LOST | mark::GONE);
        }
    }
    assert!(losses == FAR || desk.game.score(&desk.p).losses.0 == losses);
    for fort in ["souville", "vaux", "tavannes", "moulainville"] {
        if desk.game.score(&desk.p).points() < points {
            desk.lose(fort, true);
        }
    }
    assert_eq!(desk.game.score(&desk.p).points(), points);
}

/// Losses that are far from giving the Germans a point: one more or less changes nothing.
const FAR: [u16; 2] = [20, 10];

/// The Germans have eight points and nine towns: with Louvemont they win.
fn one_town_short(units: &str) -> Desk {
    let mut desk = desk(29, units, NINE);
    standing(&mut desk, FAR, 8);
    desk
}

/// The Germans have five points and nine towns: with Louvemont the French have not won.
fn louvemont_must_hold(day: u8, units: &str, losses: [u16; 2]) -> Desk {
    let mut desk = desk(day, units, NINE);
    let points = if losses[1] > losses[0] { 6 } else { 5 };
    standing(&mut desk, losses, points);
    desk
}

/// The Germans have six points and ten towns, Louvemont among them: without it the French win.
fn louvemont_is_lost(units: &str) -> Desk {
    let mut desk = desk(29, units, &format!("{NINE} 1609"));
    standing(&mut desk, FAR, 6);
    desk
}

/// The Germans assault, with these hits on them and on the French, whatever the table says.
fn assault(desk: &mut Desk, hex: &str, with: &str, hits: (u8, u8)) {
    desk.at(GERMAN, Phase::Assault).does(&format!("target {hex}"));
    for unit in with.split(' ') {
        desk.does(&format!("with {unit}"));
    }
    let printed = std::mem::replace(&mut desk.game.tables.assault, [[hits; 6]; 9]);
    desk.does("assault");
    desk.game.tables.assault = printed;
}

// --- What comes of a decision.

/// The position after a decision.
fn after(game: &Verdun, p: &Position, text: &str) -> Position {
    let seat = game.to_decide(p).iter().next().expect("somebody is asked");
    let decision = game.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut p = p.clone();
    game.decide(&mut p, seat, decision, &mut Dice::loose(1), &mut Journal::mute()).expect("it is on offer");
    p
}

/// Whether what is in hand comes where it is wanted with this decision, or is on its way there: it can go on, and has
/// not gone out of its way.
fn gets_there(desk: &Desk, text: &str, wanted: impl Fn(&Position) -> bool) -> bool {
    let map = &desk.game.map;
    let from = desk.p.unit(desk.p.hand.units.trailing_zeros() as Slot).hex;
    let place = |text: &str| match text.split_once(' ') {
        Some(("go" | "march", name)) => Some(desk.hex(name)),
        Some(("leave", _)) => Some(from),
        _ => None,
    };
    let Some(first) = place(text) else {
        return matches!(text, "stay" | "dig") && wanted(&after(&desk.game, &desk.p, text));
    };
    let p = after(&desk.game, &desk.p, text);
    if wanted(&p) || p.hand.units == 0 {
        return wanted(&p);
    }
    let mut next = Vec::new();
    Lister::default().decisions(&desk.game, &p, desk.asked(), &mut next);
    next.into_iter().map(|decision| desk.game.notate(decision)).any(|text| {
        place(&text).is_some_and(|last| {
            map.distance(from, first) + map.distance(first, last) == map.distance(from, last)
                && wanted(&after(&desk.game, &p, &text))
        })
    })
}

/// Whether a side has a hex after a move.
fn takes(desk: &Desk, text: &str, hex: &str, side: Seat) -> bool {
    let hex = desk.hex(hex);
    gets_there(desk, text, |p| p.controller(hex) == side)
}

// --- Organisation.

fn one_replacement_left() -> Desk {
    let mut desk = desk(29, "ri13 1316 reduced, ri29 1318 reduced, ir80 1605", NINE);
    desk.lose("qg-xxx", false);
    standing(&mut desk, [20, 22], 6);
    desk.at(FRENCH, Phase::Replace).p.replacements = 1;
    desk
}

fn division_for_nothing() -> Desk {
    let units = "qg-xviii 1601, ir80 1602 reduced, ri13 1315, ri29 1609";
    let mut desk = desk_with(25, units, "0504 0806", "total-effort");
    standing(&mut desk, FAR, 4);
    desk.at(GERMAN, Phase::Call);
    desk
}

// --- Bombardment.

fn shaken_defenders() -> Desk {
    let mut desk = one_town_short("ir80 1608, ri208 1609 demoralised, ri243 2010");
    let heavy = desk.unit("heavy");
    desk.p.unit_mut(heavy).shots = 1;
    desk.at(GERMAN, Phase::Bombard).does("take naval, with heavy");
    desk
}

fn hit_on_a_battery() -> Desk {
    let units = "xviii1 1605, xviii2 1606, ir80 1602 reduced, ri13 1412, art16 1412";
    let mut desk = louvemont_must_hold(29, units, [21, 20]);
    desk.at(GERMAN, Phase::Bombard).does("take naval, with xviii1, with xviii2");
    desk.rolling(&[6]).does("barrage 1412");
    desk
}

// --- Movement.

fn empty_town_down_the_road() -> Desk {
    let mut desk = one_town_short("ir80 1605");
    desk.at(GERMAN, Phase::Move).does("take ir80");
    desk
}

fn enemy_next_to_the_town() -> Desk {
    let mut desk = louvemont_must_hold(28, "qg-xviii 1605, ir80 1608, ri13 1609", FAR);
    desk.bad_weather().at(FRENCH, Phase::Move).does("take ri13");
    desk
}

fn way_into_verdun() -> Desk {
    let units = "qg-xviii 2016, ir81 2016, ir80 1718, ri13 1622";
    let mut desk = desk(28, units, "2012 2016");
    for fort in ["belleville", "saint-michel", "froideterre", "douaumont"] {
        desk.lose(fort, true);
    }
    standing(&mut desk, FAR, 8);
    desk.at(FRENCH, Phase::Move).does("take ri13");
    desk
}

/// Whether the Germans before Verdun can walk into it tomorrow, in fine weather.
fn verdun_is_open(desk: &Desk, p: &Position) -> bool {
    let mut p = after(&desk.game, p, "done");
    while (p.active, p.phase) != (GERMAN, Phase::Move) {
        p = after(&desk.game, &p, "done");
    }
    p.bad_weather = false;
    let p = after(&desk.game, &p, "take ir80");
    let enters = |hex: &Hex| desk.game.check(&p, GERMAN, Decision::Go(*hex)).is_ok();
    desk.game.map.city.iter().any(enters)
}

fn shaken_before_the_fort() -> Desk {
    let mut desk = desk(28, "qg-xviii 2409 moved, ir80 2112 reduced demoralised", EIGHT);
    standing(&mut desk, [21, 32], 9);
    desk.at(GERMAN, Phase::Move).does("take ir80");
    desk
}

// --- Assaults.

fn weak_town_beside_a_trench() -> Desk {
    let units = "qg-xviii 1603, ir80 1705, ir81 1705, pi21 1705, \
                 qg-xxx 1609, rit44 1605 reduced, ri165 1706, ri208 1706";
    let mut desk = desk(27, units, "0504 1104 0806 2507 2409 3107 3310");
    standing(&mut desk, FAR, 5);
    desk.at(GERMAN, Phase::Assault);
    desk
}

fn remnant_in_the_town() -> Desk {
    let mut desk = louvemont_is_lost("a1 1609, ir80 1710, ir81 1710, ri13 1610, ri29 1610");
    desk.at(FRENCH, Phase::Assault);
    desk
}

fn won_unless_more_is_lost() -> Desk {
    let mut desk = desk(29, "ir80 1808, ri13 1909, ri29 1909", EIGHT);
    standing(&mut desk, [20, 30], 9);
    desk.at(GERMAN, Phase::Assault);
    desk
}

/// Three regiments and guns before Louvemont, which one regiment of the 51st holds.
const MASSED: &str = "ir80 1608, ir81 1608, ir87 1709, xviii1 1606, ri208 1609";

fn one_of_three_regiments() -> Desk {
    let mut desk = one_town_short(MASSED);
    desk.at(GERMAN, Phase::Assault).does("target 1609, with ir80");
    desk
}

fn guns_behind_the_town() -> Desk {
    let mut desk = louvemont_must_hold(29, &format!("{MASSED}, xxx1 1412, art51r 1410"), FAR);
    desk.at(GERMAN, Phase::Assault);
    desk.does("target 1609, with ir80, with ir81, with ir87, with xviii1, assault");
    desk
}

// --- Losses and retreats.

fn remnant_beside_a_regiment() -> Desk {
    let units = "ir80 1608, ir81 1608, ri165 1609, f1 1609, ri324 1315 reduced";
    let mut desk = louvemont_must_hold(29, units, [20, 21]);
    assault(&mut desk, "1609", "ir80 ir81", (2, 1));
    desk
}

fn last_step_in_the_open() -> Desk {
    let mut desk = louvemont_must_hold(29, "ir80 2609, ri165 2610 reduced", [20, 21]);
    assault(&mut desk, "2610", "ir80", (2, 1));
    desk
}

fn town_emptied() -> Desk {
    let mut desk = one_town_short("ir80 1608, ir81 1608, ri208 1609 reduced");
    assault(&mut desk, "1609", "ir80 ir81", (1, 2));
    desk
}

fn roads_under_fire() -> Desk {
    let units = "ir80 1612, ri13 1613 reduced demoralised, ri29 1714";
    let mut desk = louvemont_must_hold(29, units, [20, 21]);
    desk.interdict(GERMAN, "1614").interdict(GERMAN, "1514");
    assault(&mut desk, "1613", "ir80", (2, 1));
    desk.does("retreat");
    desk
}

fn last_step_in_the_town() -> Desk {
    let mut desk = louvemont_must_hold(29, "ir80 1608, ir81 1608, z3 1609 reduced", FAR);
    assault(&mut desk, "1609", "ir80 ir81", (2, 1));
    desk.does("lose z3");
    desk
}

// --- Infiltration and breakthrough.

fn town_beyond() -> Desk {
    let mut desk = one_town_short("pi21 1607, art21 1605, xviii1 1605, rit44 1608 reduced");
    desk.bad_weather();
    assault(&mut desk, "1608", "pi21 art21 xviii1", (0, 4));
    desk
}

fn chasseurs_before_an_empty_town() -> Desk {
    let mut desk = louvemont_is_lost("ir80 1605, bcp56 1410, ri165 1410");
    desk.at(FRENCH, Phase::Break).does("take bcp56");
    desk
}

const CASES: [Case<Desk, (Seat, Phase)>; 20] = [
    // Two more French losses than German ones are the sixth point. The headquarters makes two good at once, a regiment one.
    Case {
        name: "Replace the lost headquarters, which makes losses even",
        asked: (FRENCH, Phase::Replace),
        desk: one_replacement_left,
        good: |_, text| text.starts_with("replace qg-xxx "),
    },
    // The option takes away its price; Haumont lies empty three hexes from where it enters.
    Case {
        name: "Call the division that costs nothing",
        asked: (GERMAN, Phase::Call),
        desk: division_for_nothing,
        good: |_, text| text == "call",
    },
    // One regiment assaults Louvemont at 2:1 and hardly ever takes it; a step less there makes it 5:1. Nobody can get at
    // the others behind.
    Case {
        name: "Shell the shaken regiment that is about to be assaulted",
        asked: (GERMAN, Phase::Bombard),
        desk: shaken_defenders,
        good: |_, text| text == "barrage 1609",
    },
    // A battery counts two losses, a step one: one leaves losses even, two are the sixth point.
    Case {
        name: "Let the regiment take the hit, not the battery",
        asked: (FRENCH, Phase::Damage),
        desk: hit_on_a_battery,
        good: |_, text| text == "lose ri13",
    },
    // The road leads there with the last point of movement, and nobody is left to come back.
    Case {
        name: "Walk into the empty town that wins",
        asked: (GERMAN, Phase::Move),
        desk: empty_town_down_the_road,
        good: |desk, text| takes(desk, text, "1609", GERMAN),
    },
    // He has only to step in tomorrow; against the regiment in it one regiment has no chance. In bad weather nobody goes out
    // and comes back.
    Case {
        name: "Do not leave the town with an enemy next to it",
        asked: (FRENCH, Phase::Move),
        desk: enemy_next_to_the_town,
        good: |_, text| matches!(text, "stay" | "dig" | "done"),
    },
    // Nobody else is left between the enemy and the city, which is the ninth point.
    Case {
        name: "Close the way into Verdun",
        asked: (FRENCH, Phase::Move),
        desk: way_into_verdun,
        good: |desk, text| gets_there(desk, text, |p| !verdun_is_open(desk, p)),
    },
    // Next to an enemy it surrenders tomorrow if it does not rally, more often than not, and one loss more takes two of
    // nine points. The fort cannot follow.
    Case {
        name: "Take the shaken remains of a regiment away from the enemy",
        asked: (GERMAN, Phase::Move),
        desk: shaken_before_the_fort,
        good: |_, text| text.starts_with("go "),
    },
    // 14 against 1 in the town; 14 against 9 in a trench, with nothing to win there.
    Case {
        name: "Assault the town that hardly anybody holds",
        asked: (GERMAN, Phase::Assault),
        desk: weak_town_beside_a_trench,
        good: |_, text| text == "target 1605",
    },
    // Any hit drives the remnant out, and every one of the six rows has one; two whole regiments stand beside it.
    Case {
        name: "Retake the town from the remnant",
        asked: (FRENCH, Phase::Assault),
        desk: remnant_in_the_town,
        good: |_, text| text == "target 1609",
    },
    // At 1:3 at least one step is lost on every row, which is two points less, and there is nothing to win.
    Case {
        name: "Do not assault at 1:3 when every step lost costs the victory",
        asked: (GERMAN, Phase::Assault),
        desk: won_unless_more_is_lost,
        good: |_, text| text == "done",
    },
    // Alone it has no chance at all; with the others every second throw takes the town.
    Case {
        name: "Bring the others into the assault",
        asked: (GERMAN, Phase::Declare),
        desk: one_of_three_regiments,
        good: |_, text| text.starts_with("with "),
    },
    // 23 against 4 takes the town with every second throw, against 12 never; nobody else will need these guns.
    Case {
        name: "Support the town that would fall",
        asked: (FRENCH, Phase::Support),
        desk: guns_behind_the_town,
        good: |_, text| text.starts_with("with "),
    },
    // Remnants count for nothing. A step of the regiment is the loss too many; whoever falls back gives up the town.
    Case {
        name: "Lose the remnant, keep the regiment and the town",
        asked: (FRENCH, Phase::Losses),
        desk: remnant_beside_a_regiment,
        good: |_, text| text == "lose f1",
    },
    // The step is the loss too many, and the hex is worth nothing.
    Case {
        name: "Retreat rather than lose the last step for open country",
        asked: (FRENCH, Phase::Losses),
        desk: last_step_in_the_open,
        good: |_, text| text == "retreat",
    },
    // Whoever falls back does not walk into the town, and losses are far from mattering.
    Case {
        name: "Pay with a step and stay before the emptied town",
        asked: (GERMAN, Phase::Losses),
        desk: town_emptied,
        good: |_, text| text.starts_with("lose "),
    },
    // In two hexes it must pass a test that it mostly fails, which is the loss too many; in the third a friend waits.
    Case {
        name: "Fall back where no shells fall",
        asked: (FRENCH, Phase::Retreat),
        desk: roads_under_fire,
        good: |_, text| text == "fall ri13 1714",
    },
    // With luck somebody is left to hold the town; it costs nothing to try.
    Case {
        name: "Try for a remnant in the town that must hold",
        asked: (FRENCH, Phase::Losses),
        desk: last_step_in_the_town,
        good: |_, text| text == "remnant",
    },
    // Pioneers may go on beyond, into the town that wins; in bad weather there is no breakthrough to do it later.
    Case {
        name: "Infiltrate the town beyond",
        asked: (GERMAN, Phase::Infiltrate),
        desk: town_beyond,
        good: |_, text| text == "infiltrate pi21 1609",
    },
    // The enemy has left it, and this is the last move of the battle.
    Case {
        name: "Break through into the town that the enemy has left",
        asked: (FRENCH, Phase::Break),
        desk: chasseurs_before_an_empty_town,
        good: |desk, text| takes(desk, text, "1609", FRENCH),
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
