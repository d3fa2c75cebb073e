//! A sanity list for computer players: small positions in which any human finds the right decision at once.
//!
//! Most stand in autumn 1918, where nothing comes after and industry decides. `SHUT` keeps the Entente from answering.

#![allow(missing_docs)]

mod common;

use attrition::{Attrition, Decision};
use common::*;
use contract::{Lister, Rules, View};
use opponents::{Level, Player, Search};

const SEED: u64 = 14;
/// How many cases Sergent must find.
const ENOUGH: usize = 18;

struct Case {
    name: &'static str,
    desk: fn() -> Desk,
    good: fn(&str) -> bool,
}

/// Every capital of the Entente is in enemy hands: what it draws cannot be mobilised.
const SHUT: &str =
    "London central:\nAlexandria central:\nParis central:\nPetrograd central:\nBelgrade central:";

fn shut(options: &str, text: &str) -> Desk {
    let (turn, board) = text.split_once('\n').expect("a turn and a board");
    Desk::new(options, &format!("{turn}\n{SHUT}\n{board}"))
}

fn offered(desk: &Desk) -> Vec<Decision> {
    let mut out = Vec::new();
    Lister::default().decisions(&desk.game, &desk.position, desk.seat(), &mut out);
    out
}

fn chosen(desk: &Desk) -> String {
    let mut player = Search::<Attrition>::new("sergent", Level::Sergent.mind().untimed(), SEED);
    let view = View::new(&desk.game, &desk.position, desk.seat());
    desk.game.notate(player.choose_among(&view, &offered(desk)))
}

const CASES: [Case; 20] = [
    // 9 against 10 points, and the last tile to move stands beside an empty region. A decoy controls like any tile.
    Case {
        name: "on the last turn even a decoy walks into the empty region that wins",
        desk: || {
            Desk::new(
                "fog",
                "turn 10, entente, movement
                 Paris: entente.decoy?fr
                 Belgium central:
                 Rhineland: ge.inf?ge*3
                 Poland central: ge.inf?ge
                 Kiev central: ah.inf?ah",
            )
        },
        good: |decision| decision == "move entente.decoy?fr Paris - Belgium",
    },
    // 10 against 11 points; Sofia has industry, the Levant and Armenia have none, and the Caucasus is full of Russians.
    Case {
        name: "on the last turn the Ottomans take the empty region with industry, not the one without",
        desk: || {
            shut(
                "",
                "turn 10, central, movement
                 war ot bu
                 Istanbul: ot.inf
                 Sofia entente:
                 Levant entente:
                 Caucasus: ru.inf*4
                 Vienna entente:\nHungary entente:\nRhineland entente:",
            )
        },
        good: |decision| decision == "move ot.inf Istanbul - Sofia",
    },
    // The Central Powers have 17 points and win at their draw, unless the Entente's only tile takes some of them.
    Case {
        name: "the Entente takes a region when the enemy would win at his draw with seventeen",
        desk: || {
            Desk::new(
                "",
                "turn 9, entente, movement
                 war it ro gr ot bu
                 Paris: fr.inf
                 Berlin entente:\nVienna entente:
                 London central:\nAlexandria central:\nBelgium central:\nPetrograd central:\nMoscow central:
                 Poland central:\nKiev central:\nUkraine central:\nCaucasus central:\nRome central:
                 NorthernItaly central:\nBucharest central:",
            )
        },
        good: |decision| {
            ["Belgium", "London", "Rome", "Sofia", "Hungary"].iter().any(|region| decision.ends_with(region))
        },
    },
    // 13 against 9 points. An Italian who finds Vienna empty takes it and goes on to a second region; one tile in
    // Vienna, or before it in Northern Italy, stops him there.
    Case {
        name: "the only garrison of Vienna does not march away from the Italian next door",
        desk: || {
            shut(
                "",
                "turn 10, central, movement
                 war it ot
                 Vienna: ah.inf
                 Rome: it.inf
                 Paris central: ge.inf*2
                 Kiev: ru.inf*3
                 Poland: ru.inf*3
                 Belgium: fr.inf*3
                 Istanbul entente:",
            )
        },
        good: |decision| decision == "done" || decision == "move ah.inf Vienna - NorthernItaly",
    },
    // 9 against 10 points, and Vienna is worth 2: eight dice, of which half hit, against a lone tile.
    Case {
        name: "eight tiles attack one",
        desk: || {
            shut(
                "",
                "turn 10, central, plan
                 war ot bu
                 Vienna contested: ge.inf*4 ge.art*2 ge.air*2 ru.inf
                 Rhineland entente:\nHungary entente:\nIstanbul entente:\nSofia entente:",
            )
        },
        good: |decision| decision == "plan Vienna",
    },
    // 9 against 8 points while Paris is contested; half of all rolls lose Paris and the war, and none clears it.
    Case {
        name: "one tile that holds what decides the war does not attack eight",
        desk: || {
            Desk::new(
                "",
                "turn 10, entente, plan
                 Paris contested: fr.air ge.inf*3 ge.art*3 ge.air*2
                 Belgium central: ge.inf",
            )
        },
        good: |decision| decision == "done",
    },
    // 8 against 9 points, and Paris is worth 2. Ten dice find two ones far oftener than five do; two French tiles
    // cannot hit more than twice.
    Case {
        name: "Hutier's infantry rolls twice where clearing Paris wins the war",
        desk: || {
            shut(
                "cards",
                "turn 10, central, battle
                 effects hutier
                 Paris contested battle: ge.inf*5 fr.inf*2
                 Vienna entente:\nHungary entente:",
            )
        },
        good: |decision| decision == "fight Paris ge double",
    },
    // 1 and 2 are hits, 3 is a hit by the enemy and nothing else: rolled again, it may clear Paris, which wins.
    Case {
        name: "the Stormtroopers reroll the die that hits themselves",
        desk: || {
            let mut desk = shut(
                "elites",
                "turn 10, central, battle
                 Paris contested battle: ge.storm1 ge.storm2 ge.art fr.air br.air*2
                 Vienna entente:\nHungary entente:",
            );
            desk.decide_rolling("fight Paris ge", &[1, 2, 3]);
            desk
        },
        good: |decision| decision == "reroll 3",
    },
    // 8 against 9 points; a hit clears Paris and wins, and the general can never speak again anyway.
    Case {
        name: "on the last turn Foch turns a wasted die into the hit that clears Paris",
        desk: || {
            let mut desk = Desk::new(
                "generals",
                "turn 10, entente, battle
                 Paris contested battle: fr.inf fr.art ge.inf
                 Belgium central: ge.inf*2
                 Poland central: ge.inf",
            );
            desk.decide_rolling("fight Paris fr", &[5, 6]);
            desk
        },
        good: |decision| ["5 1", "5 2", "6 1", "6 2"].iter().any(|turned| decision.ends_with(turned)),
    },
    // 9 against 8 points while Paris is contested; two hits empty it, one does not.
    Case {
        name: "the tank ignores the hit that would empty Paris",
        desk: || {
            let mut desk = Desk::new(
                "tanks",
                "turn 10, entente, battle
                 Paris contested battle: br.inf br.tank ge.inf*2
                 Belgium central: ge.inf",
            );
            desk.decide_rolling("fight Paris br", &[1, 1]);
            desk
        },
        good: |decision| decision == "ignore",
    },
    // 9 against 10 points, and Belgium opens the way to empty Paris. The tank is the only tile that hits on a 2, and
    // it can ignore a hit; of infantry there are four.
    Case {
        name: "one of four infantry is lost rather than the tank",
        desk: || {
            let mut desk = shut(
                "tanks",
                "turn 10, central, battle
                 war ot
                 Belgium contested battle: br.inf*4 br.tank ge.inf*2
                 Vienna entente:\nHungary entente:\nIstanbul entente:",
            );
            desk.decide_rolling("fight Belgium ge", &[1, 5]);
            desk
        },
        good: |decision| decision == "lose br.inf*1",
    },
    // 10 against 11 points with Kiev taken; Moscow and Ukraine lie empty, and the Entente cannot answer.
    Case {
        name: "after the victory the tile advances into empty enemy industry",
        desk: || {
            let mut desk = shut(
                "",
                "turn 10, central, battle
                 war ot bu
                 Kiev entente battle: ah.inf
                 Berlin entente:\nRhineland entente:
                 Istanbul entente:\nSofia entente:",
            );
            desk.decide("fight Kiev ah");
            desk
        },
        good: |decision| ["advance ah.inf Moscow", "advance ah.inf Ukraine"].contains(&decision),
    },
    // 9 against 10 points; Italy brings 2, and the war ends at once.
    Case {
        name: "on the last turn Italy is brought in for the two points that win",
        desk: || {
            Desk::new(
                "",
                "turn 10, entente, declare
                 reserves: it.inf
                 Belgium central: ge.inf
                 Poland central: ge.inf
                 Kiev central: ah.inf",
            )
        },
        good: |decision| decision == "declare it",
    },
    // 13 against 11 points, and only the Mexican can still move: he takes the empty South and contests Washington,
    // unless the American meets him at the border.
    Case {
        name: "the American is redeployed to the border that the Mexican would cross",
        desk: || {
            let mut desk = shut(
                "",
                "turn 9, entente, declare
                 war ot mx
                 reserves: us.inf
                 MexicoCity: mx.inf
                 Berlin entente:\nVienna entente:\nRhineland entente:\nHungary entente:
                 Moscow central:\nUkraine central:\nCaucasus central:",
            );
            desk.decide("declare us");
            desk
        },
        good: |decision| decision == "redeploy us.inf SouthernStates",
    },
    // 11 against 8 points, 6 of them Russian.
    Case {
        name: "on the last turn Russia does not surrender while its industry wins the war",
        desk: || {
            Desk::new(
                "",
                "turn 10, entente, surrender
                 Belgium central: ge.inf*2
                 Poland: ru.inf*2
                 Kiev: ru.inf",
            )
        },
        good: |decision| decision == "done",
    },
    // 9 against 10 points; from London the tile sails to Paris and marches into empty Belgium, from Egypt nowhere.
    Case {
        name: "on the last turn the British land where the front is, not in Egypt",
        desk: || {
            Desk::new(
                "",
                "turn 10, entente, mobilise
                 reserves: br.inf
                 Belgium central:
                 Poland central: ge.inf
                 Kiev central: ah.inf",
            )
        },
        good: |decision| decision == "mobilise br.inf London",
    },
    // 9 against 10 points; the tile idle in the Levant can come round to empty Belgium, and Kiev is the Russian's to
    // hold.
    Case {
        name: "on the last turn the tile that is idle in the Levant leaves by rail",
        desk: || {
            Desk::new(
                "",
                "turn 10, entente, rail
                 war ot
                 Levant entente: br.inf
                 Kiev contested: ru.inf ge.inf
                 Belgium central:
                 Poland central: ge.inf",
            )
        },
        good: |decision| decision == "rail br.inf Levant",
    },
    // 10 against 11 points. Vienna is lost, so that Austrians cannot be mobilised, and no German is left in the pouch;
    // any one of them takes empty Poland.
    Case {
        name: "destroyed Germans go back into a pouch that holds nothing of use",
        desk: || {
            shut(
                "",
                "turn 10, central, returns
                 war ot bu
                 destroyed: ge.inf*7 ge.art*5 ge.air*4
                 Vienna entente:\nHungary entente:\nIstanbul entente:\nSofia entente:",
            )
        },
        good: |decision| decision == "return ge",
    },
    // 10 against 9 points; six French attack one German for Belgium, Rhineland and Paris. Armenia is worth nothing.
    Case {
        name: "the trench is dug where the war is decided",
        desk: || {
            shut(
                "trenches",
                "turn 10, central, entrench
                 war ot
                 Belgium contested: ge.inf fr.inf*6
                 Armenia contested: ot.inf ru.inf
                 Istanbul entente:
                 Vienna entente:\nHungary entente:",
            )
        },
        good: |decision| decision == "trench Belgium",
    },
    // 11 against 12 points and no tile on the board: only the revolution takes 3 from the enemy.
    Case {
        name: "on the last turn the card that takes Berlin's industry is played",
        desk: || {
            shut(
                "cards",
                "turn 10, entente, card
                 war it ot bu
                 hand: EP1 EP6 EP10
                 Hungary entente:\nIstanbul entente:\nSofia entente:",
            )
        },
        good: |decision| decision == "play EP6",
    },
];

#[test]
fn every_case_has_a_good_decision_and_a_bad_one() {
    for case in &CASES {
        let desk = (case.desk)();
        desk.game.invariants(&desk.position).unwrap_or_else(|fault| panic!("{}: {fault}", case.name));
        let offers = desk.offers();
        assert!(offers.iter().any(|offer| (case.good)(offer)), "{}: nothing good in {offers:?}", case.name);
        assert!(offers.iter().any(|offer| !(case.good)(offer)), "{}: nothing bad in {offers:?}", case.name);
    }
    for seat in [CENTRAL, ENTENTE] {
        assert!(CASES.iter().any(|case| (case.desk)().seat() == seat), "{seat:?} is asked");
    }
}

#[test]
fn the_player_finds_what_anyone_would() {
    let mut missed = Vec::new();
    for case in &CASES {
        let choice = chosen(&(case.desk)());
        if !(case.good)(&choice) {
            missed.push(format!("{}: “{choice}”", case.name));
        }
    }
    let found = CASES.len() - missed.len();
    assert!(found >= ENOUGH, "Sergent finds {found} of {}, but not:\n{}", CASES.len(), missed.join("\n"));
}
