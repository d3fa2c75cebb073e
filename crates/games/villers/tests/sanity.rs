//! Twenty small positions with a decision that any human player finds at once, put to a computer player.
//!
//! Most stand on the last turn that is played by day, or on its last marker: nobody acts after it, and the nightfall that follows
//! sends every disorganised battalion away from where it stands. In the first scenario the points are on an edge; in the second
//! the verdict is.

use crate::common::*;
use villers::map::place;
use workbench::sanity::{Case, found, sound};

// --- Making positions.

/// In the first scenario the Germans lack so many points: with them they have won, with one less nobody, with two less the Allies.
fn lacking(desk: &mut Desk, points: i16) {
    let lead = desk.game.tables.even_lead + 1 - points;
    (desk.p.points[GERMAN], desk.p.points[ALLIED]) = (lead.max(0), (-lead).max(0));
}

/// The last day turn of the first scenario, with nobody to deploy by night; the Germans lack so many points.
fn first_evening(units: &str, points: i16) -> Desk {
    let mut desk = Desk::first(units);
    // The score to beat is the one that the game is played with.
    desk.game.tables.even_lead = shipped(1, "").tables.even_lead;
    desk.turn(6);
    lacking(&mut desk, points);
    desk
}

/// The last day turn of the second scenario.
fn last_evening(units: &str) -> Desk {
    let mut desk = Desk::new(units);
    desk.turn(13);
    desk
}

/// The day's last marker is drawn, and it is this one.
fn last_marker(desk: &mut Desk, marker: &str) {
    desk.draw(marker);
    desk.p.draws = desk.game.tables.draws.a_turn;
}

// --- What comes of a decision.

/// The position after a decision.
fn after(game: &Villers, p: &Position, text: &str) -> Position {
    let seat = game.to_decide(p).iter().next().expect("somebody is asked");
    let decision = game.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut p = p.clone();
    game.decide(&mut p, seat, decision, &mut Dice::loose(1), &mut Journal::mute()).expect("it is on offer");
    p
}

fn is_step(text: &str) -> bool {
    ["go ", "infiltrate ", "withdraw "].iter().any(|verb| text.starts_with(verb))
}

/// Whether the unit in hand comes where it is wanted with this step, or can still do so with the next.
fn gets_there(desk: &Desk, text: &str, wanted: impl Fn(Hex) -> bool) -> bool {
    let slot = desk.p.hand.unit;
    if !is_step(text) {
        return false;
    }
    let p = after(&desk.game, &desk.p, text);
    if wanted(p.unit(slot).hex) || p.hand.unit != slot {
        return wanted(p.unit(slot).hex);
    }
    let mut next = Vec::new();
    Lister::default().decisions(&desk.game, &p, desk.asked(), &mut next);
    let next = next.into_iter().map(|decision| desk.game.notate(decision));
    next.filter(|text| is_step(text)).any(|text| wanted(after(&desk.game, &p, &text).unit(slot).hex))
}

/// Whether it comes into Villers-Bretonneux.
fn enters_town(desk: &Desk, text: &str) -> bool {
    gets_there(desk, text, |hex| desk.game.map.prizes[place::TOWN].has(hex.index()))
}

const CASES: [Case<Desk, (Seat, Phase)>; 20] = [
    // The other German battalion is in the town: alone in it at the end of this turn they have the two points that they lack. The fresh
    // battalion outside is easier to hit and counts for nothing.
    Case {
        name: "Finish off the last enemy in the town",
        asked: (GERMAN, Phase::Activate),
        desk: || {
            let units = "rir207-1 F24, ir48-1 G20 acted, wyorks2 F23 hurt, middlesex2 E25";
            first_evening(units, 19).after("take rir207-1")
        },
        good: |_, text| text == "fire F23",
    },
    // Seven times of eight it wins the town and the battle. Shots kill less often and leave no medals to walk in; after
    // nightfall it is too late.
    Case {
        name: "Assault the shaken battalion in the town",
        asked: (GERMAN, Phase::Activate),
        desk: || first_evening("ir35-1 F24, wyorks2 F23 hurt", 15).after("take ir35-1"),
        good: |_, text| text == "assault F23",
    },
    // The battle is won as it stands. Three times of four the assault fails, and even if it succeeds the town is empty.
    Case {
        name: "Do not leave the town that wins for an assault",
        asked: (GERMAN, Phase::Activate),
        desk: || last_evening("ir35-1 F18, rmle1 F17").after("take ir35-1"),
        good: |desk, text| !text.starts_with("assault") && (!is_step(text) || enters_town(desk, text)),
    },
    // Nobody is left to come back, and the town is worth 19 points.
    Case {
        name: "Walk into the empty town that wins",
        asked: (GERMAN, Phase::Activate),
        desk: || first_evening("ir48-1 F26, london6 A01", 19).after("take ir48-1"),
        good: enters_town,
    },
    // A hex of the town is the point that is lacking, and it is there for the taking. The assault beside it fails three times of four
    // and wins no hex of the town.
    Case {
        name: "Slip past the Legion into the town",
        asked: (GERMAN, Phase::Activate),
        desk: || first_evening("ir48-1 F24, rmle1 E24, elancs2 E20", 1).after("take ir48-1"),
        good: enters_town,
    },
    // In the wood it cannot fire. The Londoners in the German trench keep the battle drawn; one hit, and nightfall sends them away.
    // With one medal it drives to where it sees them, and has three left.
    Case {
        name: "Drive the tank out of the wood to where it can fire",
        asked: (GERMAN, Phase::Activate),
        desk: || {
            let mut desk = last_evening("lotte K25, london2-4 M25, zouaves8-1 X17");
            desk.p.duel = Won::German;
            desk.does("take lotte");
            desk
        },
        good: |desk, text| {
            let may_fire = |p: &Position| {
                let fire = Decision::Fire(desk.hex("M25"));
                p.hand.spent == 1 && desk.game.check(p, GERMAN, fire).is_ok()
            };
            text.starts_with("go ") && may_fire(&after(&desk.game, &desk.p, text))
        },
    },
    // Its next four shots win the first duel every second time, and with it the battle. The other is out of everybody's reach, and
    // both are left behind at nightfall.
    Case {
        name: "Send the mechanic to the tank that has a target",
        asked: (GERMAN, Phase::Mechanic),
        desk: || {
            let mut desk = first_evening("lotte N12 hurt, gretchen A33 hurt, a1 N15 hurt", 4);
            last_marker(&mut desk, "mechanic german");
            desk
        },
        good: |_, text| text == "mend lotte",
    },
    // A barrage on one of the three that goes astray may still fall on the two others.
    Case {
        name: "Shell the three that stand close together",
        asked: (GERMAN, Phase::Aim),
        desk: || {
            let units =
                "london2-4 M10 hurt, london2-2 M11 hurt, london3 N10 hurt, durham22 D10 hurt, gr5-1 J25";
            let mut desk = Desk::new(units);
            desk.turn(5).draw("artillery german");
            desk
        },
        good: |_, text| matches!(text, "aim M10" | "aim M11" | "aim N10"),
    },
    // No marker in the cup lets a German battalion walk into the town before it. If cohesion holds they all may; if it does not,
    // nothing is worse than without trying.
    Case {
        name: "Try to keep cohesion, which costs nothing",
        asked: (GERMAN, Phase::Cohesion),
        desk: || {
            let mut desk = Desk::on(first("cohesion"), "ir48-1 F24, ir48-2 E24, london6 A01");
            desk.turn(5).intensity(17, 17);
            lacking(&mut desk, 19);
            desk.cup(
                "lull, mechanic german, mechanic allied, rout german, reinforcements german, tanks german",
            );
            desk.does("done");
            desk
        },
        good: |_, text| text == "hold",
    },
    // The British in the trench by the edge keep the battle drawn. The Guards enter and have two shots left, and one hit will do:
    // nightfall sends them away. The Reserve needs all its medals to come up to them.
    Case {
        name: "Bring back the Guards, who can still fire",
        asked: (GERMAN, Phase::Reinforce),
        desk: || {
            let mut desk = last_evening("rifle2 A31, zouaves8-1 X17");
            desk.p.duel = Won::German;
            desk.on_track("gr5-1", 14).on_track("rir207-1", 14);
            last_marker(&mut desk, "reinforcements german");
            desk.p.left = 1;
            desk
        },
        good: |_, text| text == "take gr5-1",
    },
    // Cachy is the three points that the Germans lack: one hit on the battalion there, and nightfall sends it away. The one in the open
    // is easier to hit and counts for nothing.
    Case {
        name: "Fire at the enemy in Cachy, not at the one outside",
        asked: (ALLIED, Phase::Marked),
        desk: || {
            let mut desk = first_evening("suffolk4 K09, rir207-1 K10, rir207-2 L09", 3);
            last_marker(&mut desk, "battalions allied 1");
            desk.does("take suffolk4");
            desk
        },
        good: |_, text| text == "fire K10",
    },
    // It is the last round of the night, and it has just the medals. Two times of three it takes the town, which the Germans win
    // with otherwise. Two hits with three shots are rare, and leave the town empty.
    Case {
        name: "Assault the lone battalion in the town by night",
        asked: (ALLIED, Phase::NightAllied),
        desk: || {
            let mut desk = first_evening("aif51 F16 deployed, ir35-1 F18", 10);
            desk.turn(7).at(ALLIED, Phase::NightAllied);
            desk.p.round = desk.game.tables.night.rounds;
            desk.does("take aif51, go F17");
            desk
        },
        good: |_, text| text == "assault F18",
    },
    // Alone in the town the Germans have won. Whoever stands in it as well makes it a draw, and nobody can get at him.
    Case {
        name: "Walk into the town that the enemy has alone",
        asked: (ALLIED, Phase::Marked),
        desk: || {
            let mut desk = last_evening("gr5-1 F23, foresters1 F14");
            last_marker(&mut desk, "battalions allied 1");
            desk.does("take foresters1");
            desk
        },
        good: enters_town,
    },
    // Where it stands it is assaulted at seven to one. If it goes the enemy comes up to it with one medal left, for one shot.
    Case {
        name: "Take the shaken battalion away from the enemy",
        asked: (ALLIED, Phase::Activate),
        desk: || {
            let mut desk = Desk::new("london2-4 M16 hurt, rmle1 V09, ir35-1 M17");
            desk.turn(10).at(ALLIED, Phase::Activate).does("take london2-4");
            desk
        },
        good: |_, text| text.starts_with("withdraw "),
    },
    // There is no getting away from tanks, and no wood or village within reach. In the open every shot hits on a 4, in the trench on a 6.
    Case {
        name: "Step back into the trench before the tanks come",
        asked: (ALLIED, Phase::Activate),
        desk: || {
            let mut desk = Desk::new("london2-4 O22, lotte O27, gretchen N27");
            desk.turn(4).at(ALLIED, Phase::Activate).does("take london2-4");
            desk
        },
        good: |desk, text| gets_there(desk, text, |hex| desk.game.map.trench[ALLIED].has(hex.index())),
    },
    // Disorganised it leaves the town at nightfall, and the Germans have it alone. Rallied it stays.
    Case {
        name: "Rally in the town before nightfall",
        asked: (ALLIED, Phase::Marked),
        desk: || {
            let mut desk = first_evening("gr5-1 G23, elancs2 E20 hurt, durham22 D08", 10);
            last_marker(&mut desk, "battalions allied 1");
            desk.does("take elancs2");
            desk
        },
        good: |_, text| text == "rally",
    },
    // Both have broken down, can only fire, and are left behind at nightfall. The first duel is four points, and turns defeat into
    // victory: two times of three the male wins it with three shots. The female's do an A7V no harm.
    Case {
        name: "Take the male, whose guns pierce the damaged A7V",
        asked: (ALLIED, Phase::Marked),
        desk: || {
            let mut desk = first_evening("a1 N12 broken, a2 O13 broken, lotte N15 hurt, ir35-1 O16", 0);
            last_marker(&mut desk, "tanks allied");
            desk.p.left = 1;
            desk
        },
        good: |_, text| text == "take a1",
    },
    // Both are as weak, but around one of them stand three friends.
    Case {
        name: "Do not shell what stands among friends",
        asked: (ALLIED, Phase::Aim),
        desk: || {
            let units = "ir35-1 K15 hurt, ir35-2 N15 hurt, london2-4 K14, london2-2 L14, london3 J14";
            let mut desk = Desk::new(units);
            desk.turn(5).draw("artillery allied");
            desk
        },
        good: |_, text| text == "aim N15",
    },
    // With him it has a medal more than the enemy, who is alone in the town, and assaults at two to one; without him the town and
    // the battle are lost. The others are a day's march away.
    Case {
        name: "Give the hero to the battalion before the town",
        asked: (ALLIED, Phase::Hero),
        desk: || {
            let mut desk = last_evening("ir35-1 F18, foresters1 F17, worcesters1 H03, northants2 I04");
            last_marker(&mut desk, "hero allied");
            desk
        },
        good: |_, text| text == "hero foresters1",
    },
    // One of three can be put in order. The two in the rear have nothing to hold; the one in the town leaves it at nightfall.
    Case {
        name: "Put the battalion in the town in order first",
        asked: (ALLIED, Phase::Lull),
        desk: || {
            let mut desk =
                first_evening("gr5-1 G23, elancs2 E20 hurt, foresters1 F03 hurt, durham22 D04 hurt", 10);
            last_marker(&mut desk, "lull");
            desk.p.left = 1;
            desk
        },
        good: |_, text| text == "reorganise elancs2",
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
