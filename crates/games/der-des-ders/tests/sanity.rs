//! Twenty small positions with a decision that any human player finds at once, put to a computer player.
//!
//! All stand on the last turn, most of them on its last token: nobody acts after it, and the points are on an
//! edge. An objective of 3 points that changes hands is worth 6: one side loses them, the other has them.

use crate::common::*;
use workbench::sanity::{Case, found, sound};

// --- Making positions.

/// The last turn, with nobody on the table but these. The attacker lacks so many points: with them he has
/// won, with one less the defender has; with 0 or less he has won as it stands.
fn last_turn(table: &str, units: &str, lacking: i16) -> Desk {
    let mut desk = Desk::bare(table, units, "");
    desk.p.turn = desk.game.scenario.turns;
    let [attacker, defender] = desk.game.standing(&desk.p);
    let more = desk.game.scenario.lead + 1 - lacking - (attacker - defender);
    desk.p.points.0 = [more.max(0), (-more).max(0)];
    desk
}

/// The same, and the attacker bombards with so many points of guns, gas and aircraft; he has located whoever
/// is in his sight and not in ambush.
fn bombarding(points: [u8; 3], table: &str, units: &str, lacking: i16) -> Desk {
    let mut desk = last_turn(table, units, lacking);
    (desk.p.phase, desk.p.initiative, desk.p.to_bombard) = (Phase::Bombard, false, 1);
    desk.p.fires[ATTACKER] = points;
    let eyes: Vec<Hex> = desk.p.there(ATTACKER).map(|(_, unit)| unit.hex).collect();
    let seen = desk.p.there(DEFENDER).filter(|(_, unit)| {
        let in_sight = |eye: &Hex| desk.game.map.sees[eye.index()].has(unit.hex.index());
        !unit.has(mark::AMBUSH) && eyes.iter().any(in_sight)
    });
    let seen = seen.fold(0, |seen, (slot, _)| seen | one(slot));
    desk.p.spotted[ATTACKER] = seen;
    desk
}

// --- What comes of a decision.

/// The position after a decision.
fn after(game: &DerDesDers, p: &Position, decision: Decision) -> Position {
    let seat = game.to_decide(p).iter().next().expect("somebody is asked");
    let mut p = p.clone();
    game.decide(&mut p, seat, decision, &mut Dice::loose(1), &mut Journal::mute()).expect("it is on offer");
    p
}

/// Whether it is this decision, or a change of front that leaves it open: the same supply pays for both.
fn comes_to(desk: &Desk, text: &str, wanted: &str) -> bool {
    text == wanted || text.starts_with("turn ") && leaves_open(desk, text, wanted)
}

/// Whether this decision can still follow that one.
fn leaves_open(desk: &Desk, text: &str, wanted: &str) -> bool {
    let p = after(&desk.game, &desk.p, desk.decision(text));
    desk.game.check(&p, desk.asked(), desk.decision(wanted)).is_ok()
}

// --- Activated units.

fn empty_objective() -> Desk {
    let units = "a1 G09, a2 L01 activated, d1 G11 1 activated, d2 A01 activated";
    last_turn("prize E09 3; held-d E09", units, 6).after("take a1")
}

fn one_man_on_the_objective() -> Desk {
    let units = "a1 G09 4, a2 L01 activated, d1 F09 1 activated, d2 A01 activated";
    last_turn("prize F09 3; held-d F09", units, 6).after("take a1")
}

fn two_across_the_river() -> Desk {
    let table = "river G09/F08 G09/F09 G10/F09; works-3 F08";
    let units = "a1 G09, a2 L01 activated, d1 F09 1 of=3 activated, d2 F08 4 activated, d3 A01 activated";
    last_turn(table, units, 1).after("take a1")
}

fn riders_before_a_trench() -> Desk {
    let units = "a1 G09 4 cavalry, a2 L01 activated, d1 F09 1 of=3 activated, d2 A01 activated";
    last_turn("works-2 F09", units, 1).after("take a1")
}

fn enemy_behind() -> Desk {
    let units = "a1 E10 4, d1 F09 3 sw, d2 A01 activated";
    last_turn("prize F09 3; held-d F09", units, 1).turn_of(DEFENDER).after("take d1")
}

fn last_man_on_the_objective() -> Desk {
    let units = "a1 G09 4 activated, a2 L01 activated, d1 F09 1 of=3";
    last_turn("prize F09 3; held-d F09", units, 4).turn_of(DEFENDER).after("take d1")
}

fn objective_left_empty() -> Desk {
    let units = "a1 H07 1 activated, a2 L01 activated, d1 C09 cavalry, d2 A01 activated";
    last_turn("prize F09 3; held-a F09", units, -1).turn_of(DEFENDER).after("take d1")
}

fn riders_before_the_base() -> Desk {
    let units = "a1 E08 2 cavalry, a2 L01 activated, d1 B10 4, d2 A01 activated";
    last_turn("", units, 3).turn_of(DEFENDER).after("take d1")
}

/// Whether the attacker's riders, whose turn it is next, can no longer come into the base: neither by riding
/// there nor, next to whoever beats them, by falling back.
fn shuts_out_the_riders(desk: &Desk, text: &str) -> bool {
    let Some(to) = text.strip_prefix("go ") else { return false };
    if desk.distance(to, "A09") > 1 {
        return false;
    }
    let mut p = after(&desk.game, &desk.p, desk.decision(text));
    while desk.game.to_decide(&p).has(DEFENDER) {
        p = after(&desk.game, &p, Decision::Stay);
    }
    let p = after(&desk.game, &p, desk.decision("take a1"));
    desk.game.check(&p, ATTACKER, Decision::Go(desk.hex("A09"))).is_err()
}

// --- Whose token it is.

fn near_the_objective() -> Desk {
    let table = "road H09 G09 F09 E09; prize E09 3; held-d E09";
    let mut desk = last_turn(table, "a1 H09, a2 G11 4, a3 K05 4, d1 D10 1 of=3, d2 A01 activated", 5);
    desk.purse(1, 20);
    desk
}

fn two_objectives_at_once() -> Desk {
    let table = "town E08 E10; prize E08 6; held-d E08; prize E10 6; held-d E10";
    last_turn(table, "a1 F08 4, a2 F09 4, d1 C09 3, d2 A01 activated", 20)
}

fn enemy_beside_the_objective() -> Desk {
    let units = "a1 F09 1 of=3, a2 C12 4 activated, d1 D09 4, d2 A10 4, d3 E15 4";
    let mut desk = last_turn("works-3 C12; prize E09 3; held-d E09", units, 3).turn_of(DEFENDER);
    desk.purse(20, 0);
    desk
}

// --- Assaults.

fn beaten_off_the_objective() -> Desk {
    let units = "a1 G09 4, a2 L01 activated, d1 F09 1 of=3 activated, d2 A01 activated";
    let mut desk = last_turn("prize F09 3; held-d F09", units, 7);
    desk.does("take a1").rolling("4 4 4 4 6").does("assault d1");
    desk
}

fn weak_riders_assaulted() -> Desk {
    let units = "a1 G09 4, a2 L01 activated, d1 F09 1 of=3 cavalry, d2 A01 activated";
    last_turn("", units, 1).after("take a1, assault d1")
}

fn weakened_storm_troops() -> Desk {
    let units = "a1 G09 2 of=3 assault, a2 L01 activated, d1 F09, d2 A01 activated";
    last_turn("prize F09 3; held-d F09", units, 4).after("take a1, assault d1")
}

fn assault_beaten_off() -> Desk {
    let units = "a1 G09 1 of=3, a2 E09 1 of=3, d1 F09 activated, d2 A01 activated";
    let mut desk = last_turn("prize F09 3; held-d F09", units, 5);
    desk.does("take a1").rolling("6 3 3 6").does("assault d1");
    desk
}

fn two_ways_back() -> Desk {
    let units = "a1 G09, a2 G08 1 of=3, d1 F09 activated, d2 A01 activated";
    let mut desk = last_turn("prize E09 3; held-d E09", units, 5);
    desk.does("take a1").rolling("2 6 6 6 6 6").does("assault d1");
    desk
}

// --- Guns and aircraft.

fn open_field_and_blockhouse() -> Desk {
    bombarding([1, 0, 0], "works-3 D08", "a1 J09, d1 D09 1 of=3, d2 D08 4", 1)
}

fn last_aircraft() -> Desk {
    let units = "a1 J09, d1 D09 1 of=3, d2 D12 4, d3 D05 ambush, d4 D06 ambush";
    bombarding([0, 0, 1], "wood D05 D06", units, 1)
}

// --- Armoured trains.

const RAILS: &str = "rail G03 G04 G05 G06 G07 G08 G09 G10 G11 G12 G13";

fn objective_down_the_line() -> Desk {
    let units = "a47 G09 4 train activated, a1 L01, d1 A01 activated";
    let mut desk = last_turn(&format!("{RAILS}; prize G12 3; held-d G12"), units, 6);
    desk.does("take a1, stay");
    desk
}

fn storm_troops_beside_the_train() -> Desk {
    let units = "a1 F09 4 assault, d47 G09 4 train activated, d1 A01";
    last_turn(RAILS, units, 4).turn_of(DEFENDER).after("take d1, stay")
}

const CASES: [Case<Desk, (Seat, Phase)>; 20] = [
    // Nobody is left to come back, and the objective is the six points that are lacking. The weak unit to be
    // shot at is one.
    Case {
        name: "Walk onto the empty objective that wins",
        asked: (ATTACKER, Phase::Activate),
        desk: empty_objective,
        good: |desk, text| comes_to(desk, text, "go E09"),
    },
    // Four dice against one: it wins the ground and the battle almost for certain, from whichever side. Fire
    // kills as surely, and leaves the objective to the defender.
    Case {
        name: "Assault the last man on the objective",
        asked: (ATTACKER, Phase::Activate),
        desk: one_man_on_the_objective,
        good: |desk, text| {
            let steps_beside = text.starts_with("go ") && leaves_open(desk, text, "assault F09");
            comes_to(desk, text, "assault F09") || steps_beside
        },
    },
    // One point is lacking. In the open each die costs the weak one its last point more often than not; in
    // concrete the fresh one is hit on 4 and then holds four times of six.
    Case {
        name: "Fire at the weak unit in the open, not at the fresh one in concrete",
        asked: (ATTACKER, Phase::Activate),
        desk: two_across_the_river,
        good: |desk, text| comes_to(desk, text, "fire F09"),
    },
    // Before works riders fight with a value of 1, and win the point that is lacking two times of five; on
    // foot they fire and win it four times of five.
    Case {
        name: "Dismount before the trench instead of charging it",
        asked: (ATTACKER, Phase::Activate),
        desk: riders_before_a_trench,
        good: |desk, text| comes_to(desk, text, "dismount"),
    },
    // One resource point is left, and down the road it pays for the objective that wins; the point that the
    // others' fire may win is too little. If its token comes out first the defender's unit goes there, and an
    // assault after so long a move cannot be paid for. Once the attacker stands there it cannot drive him
    // away.
    Case {
        name: "Give the token to the unit that can reach the objective",
        asked: (ATTACKER, Phase::Activate),
        desk: near_the_objective,
        good: |_, text| text == "take H09",
    },
    // Both objectives are needed. Between two tokens the defender has one time of two his own, and walks into
    // the town that is still empty; a chain takes both at once.
    Case {
        name: "Take both objectives in a chain",
        asked: (ATTACKER, Phase::Activate),
        desk: two_objectives_at_once,
        good: |_, text| text.starts_with("join "),
    },
    // The objective is the defender's until somebody stands there.
    Case {
        name: "Advance onto the objective that was stormed",
        asked: (ATTACKER, Phase::Follow),
        desk: beaten_off_the_objective,
        good: |_, text| text == "advance",
    },
    // Nobody can come to blows this turn, and one point is lacking. In the open the shell costs it more often
    // than not; in the blockhouse it can cost a level of concrete at best.
    Case {
        name: "Shell the weak unit in the open, not the blockhouse",
        asked: (ATTACKER, Phase::Bombard),
        desk: open_field_and_blockhouse,
        good: |_, text| text == "shell guns D09",
    },
    // The same from the air: two times of three the weak unit is gone. Whoever is found in the wood cannot be
    // reached any more, and the fresh unit holds.
    Case {
        name: "Bomb the weak unit instead of looking for ambushes",
        asked: (ATTACKER, Phase::Bombard),
        desk: last_aircraft,
        good: |_, text| text == "shell air D09",
    },
    // Nobody else can get there, and nobody is left to come back.
    Case {
        name: "Run the train onto the objective that wins",
        asked: (ATTACKER, Phase::Rail),
        desk: objective_down_the_line,
        good: |_, text| text == "rail a47 G12",
    },
    // The attacker's token is the last. The change of front is paid for with the shot, which can follow it
    // but not precede it; with his back to the enemy the defender fights with one less.
    Case {
        name: "Turn to the enemy behind before firing",
        asked: (DEFENDER, Phase::Activate),
        desk: enemy_behind,
        good: |_, text| matches!(text, "turn ne" | "turn e" | "turn nw"),
    },
    // The battle is won as it stands, and no enemy acts any more. One die against four loses the last unit,
    // and with it the battle.
    Case {
        name: "No assault of one against four with the last unit",
        asked: (DEFENDER, Phase::Activate),
        desk: last_man_on_the_objective,
        good: |_, text| !text.starts_with("assault"),
    },
    // The attacker has won by the objective that he has left empty. His weak unit, which could be charged as
    // well, is worth one point, which is too little.
    Case {
        name: "Ride back onto the objective that the enemy has left",
        asked: (DEFENDER, Phase::Activate),
        desk: objective_left_empty,
        good: |desk, text| comes_to(desk, text, "go F09"),
    },
    // Riders have the last token and four hexes to the only base, which loses the battle at once. Whoever
    // stands in it, or holds them up before it, has won; fire at that distance stops them every other time.
    Case {
        name: "Bar the riders' way to the only base",
        asked: (DEFENDER, Phase::Activate),
        desk: riders_before_the_base,
        good: shuts_out_the_riders,
    },
    // Without a resource point the unit beside the objective can only step onto it, which is enough: the
    // attacker there is too weak to drive it away. If his token comes out first he stands there himself, and
    // it cannot assault him. The others have a blockhouse to fire at, from beside the base, or nobody.
    Case {
        name: "Give the token to the unit beside the objective",
        asked: (DEFENDER, Phase::Activate),
        desk: enemy_beside_the_objective,
        good: |_, text| text == "take D09",
    },
    // One point is lacking, four dice against one take it almost for certain, and no enemy acts after that:
    // wherever the riders go they are safe.
    Case {
        name: "Evade with weak riders before strong infantry",
        asked: (DEFENDER, Phase::React),
        desk: weak_riders_assaulted,
        good: |_, text| text.starts_with("evade "),
    },
    // Three dice against three; but the fire that comes before it leaves the attacker with less, if anything.
    // There is nothing better to spend token and points on.
    Case {
        name: "Fire at the weakened storm troops before they assault",
        asked: (DEFENDER, Phase::React),
        desk: weakened_storm_troops,
        good: |_, text| text == "react F09",
    },
    // The other attacker stands beside the objective, too weak to take it by assault, and walks in if it is
    // empty.
    Case {
        name: "Do not pursue out of the objective",
        asked: (DEFENDER, Phase::Follow),
        desk: assault_beaten_off,
        good: |_, text| text == "hold",
    },
    // The attacker's last unit walks onto the objective if it is empty, and has won. It is too weak to drive
    // away whoever stands there.
    Case {
        name: "Fall back onto the objective",
        asked: (DEFENDER, Phase::Retreat),
        desk: two_ways_back,
        good: |_, text| text == "retreat E09",
    },
    // Storm troops assault with five dice against its four. A train that is beaten is lost with its four
    // points, which are those that the attacker lacks. He goes two hexes and assaults at one more: further
    // away it is safe.
    Case {
        name: "Run the train out of reach of the storm troops",
        asked: (DEFENDER, Phase::Rail),
        desk: storm_troops_beside_the_train,
        good: |desk, text| {
            let to = text.strip_prefix("rail d47 ");
            to.is_some_and(|to| desk.distance(desk.whereabouts("a1"), to) > 3)
        },
    },
];

#[test]
fn every_case_has_a_decision_to_find_and_one_to_avoid() {
    sound(&CASES, |desk| {
        assert_eq!(desk.p.turn, desk.game.scenario.turns);
        (desk.asked(), desk.p.phase)
    });
}

#[test]
fn the_player_finds_what_anybody_would() {
    found(&CASES);
}
