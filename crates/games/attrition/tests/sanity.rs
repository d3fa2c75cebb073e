//! A sanity list for computer players: small positions in which any human finds the right decision at once.
//!
//! Half stand in the middle of the war, where the game's judgement has to tell what a decision is worth; the others in
//! 1918, where industry is counted soon. There `SHUT` keeps the Entente from answering.

use crate::common::*;
use workbench::sanity::{Case, found, sound};

/// How many cases must stand in the first six turns of the ten.
const EARLY: usize = 8;

/// Every capital of the Entente is in enemy hands: what it draws cannot be mobilised.
const SHUT: &str =
    "London central:\nAlexandria central:\nParis central:\nPetrograd central:\nBelgrade central:";

fn shut(options: &str, text: &str) -> Desk {
    let (turn, board) = text.split_once('\n').expect("a turn and a board");
    Desk::new(options, &format!("{turn}\n{SHUT}\n{board}"))
}

/// A case that stands as its text says.
macro_rules! case {
    ($name:literal, $set_up:path, $options:literal, $text:literal, $good:expr $(,)?) => {
        case($name, || $set_up($options, $text), $good)
    };
}

/// A case; what is asked of whom stands in the text of the position.
const fn case(name: &'static str, desk: fn() -> Desk, good: fn(&Desk, &str) -> bool) -> Case<Desk, ()> {
    Case { name, asked: (), desk, good }
}

const CASES: [Case<Desk, ()>; 20] = [
    // 9 against 10 points, and the last tile to move stands beside an empty region. A decoy controls like any tile.
    case!(
        "on the last turn even a decoy walks into the empty region that wins",
        Desk::new,
        "fog",
        "turn 10, entente, movement
         Paris: entente.decoy?fr
         Belgium central:
         Rhineland: ge.inf?ge*3
         Poland central: ge.inf?ge
         Kiev central: ah.inf?ah",
        |_, decision| decision == "move entente.decoy?fr Paris - Belgium",
    ),
    // Poland is worth 2 and lies empty behind the Baltics; a tile that stays at home or stops short takes nothing.
    case!(
        "the Russians walk back into Poland, which the enemy has left",
        Desk::new,
        "",
        "turn 4, entente, movement
         Petrograd: ru.inf*2
         Poland central:
         Berlin: ge.inf*3
         Hungary: ah.inf*3
         Kiev: ru.inf*3
         Belgium: fr.inf*3",
        |_, decision| decision == "move ru.inf Petrograd - Poland",
    ),
    // The Central Powers have 17 points and win at their draw, unless the Entente's only tile takes some of them.
    case!(
        "the Entente takes a region when the enemy would win at his draw with seventeen",
        Desk::new,
        "",
        "turn 9, entente, movement
         war it ro gr ot bu
         Paris: fr.inf
         Berlin entente:\nVienna entente:
         London central:\nAlexandria central:\nBelgium central:\nPetrograd central:\nMoscow central:
         Poland central:\nKiev central:\nUkraine central:\nCaucasus central:\nRome central:
         NorthernItaly central:\nBucharest central:",
        |_, decision| {
            ["Belgium", "London", "Rome", "Sofia", "Hungary"].iter().any(|region| decision.ends_with(region))
        },
    ),
    // An Italian who finds Vienna empty takes it and goes on into Hungary, and no Austrian can be mobilised any more;
    // one tile in Vienna, or before it in Northern Italy, stops him there.
    case!(
        "the only garrison of Vienna does not march away from the Italian next door",
        Desk::new,
        "",
        "turn 4, central, movement
         war it
         Vienna: ah.inf
         Rome: it.inf
         pouch: it.inf*6 it.art
         Berlin: ge.inf!*3
         Rhineland: ge.inf*3
         Belgium: fr.inf*4
         Poland: ru.inf*4
         Kiev: ru.inf*4
         Belgrade: se.inf*3",
        |_, decision| decision == "done" || decision == "move ah.inf Vienna - NorthernItaly",
    ),
    // One Frenchman is about to lose Belgium to four, and behind it lies Paris. Nothing threatens London, and nothing
    // Paris while Belgium holds.
    case!(
        "the Western Allies reinforce Belgium, which is about to be lost",
        Desk::new,
        "",
        "turn 4, entente, movement
         London: br.inf*4
         Paris: fr.inf
         Belgium contested: fr.inf ge.inf*4
         Poland: ru.inf*4
         Kiev: ru.inf*4",
        |_, decision| decision.ends_with(" Belgium"),
    ),
    // Half of all rolls lose Paris at once, and none clears it; while it is contested, the enemy does not draw for it
    // and the British can still come.
    case!(
        "the last tile in Paris does not attack five",
        Desk::new,
        "",
        "turn 4, entente, plan
         Paris contested: fr.air ge.inf*2 ge.art*2 ge.air
         Belgium central: ge.inf
         Poland: ru.inf*3
         Kiev: ru.inf*3",
        |_, decision| decision == "done",
    ),
    // 8 against 9 points, and Paris is worth 2. Ten dice find two ones far oftener than five do; two French tiles
    // cannot hit more than twice.
    case!(
        "Hutier's infantry rolls twice where clearing Paris wins the war",
        shut,
        "cards",
        "turn 10, central, battle
         effects hutier
         Paris contested battle: ge.inf*5 fr.inf*2
         Vienna entente:\nHungary entente:",
        |_, decision| decision == "fight Paris ge double",
    ),
    // 1 and 2 are hits, 3 is a hit by the enemy and nothing else: rolled again, it may clear Paris, which wins.
    case(
        "the Stormtroopers reroll the die that hits themselves",
        || {
            let mut desk = shut(
                "elites",
                "turn 10, central, battle
                 Paris contested battle: ge.storm1 ge.storm2 ge.art fr.air br.air*2
                 Vienna entente:\nHungary entente:",
            );
            desk.does_rolling("fight Paris ge", &[1, 2, 3]);
            desk
        },
        |_, decision| decision == "reroll 3",
    ),
    // 8 against 9 points; a hit clears Paris and wins, and the general can never speak again anyway.
    case(
        "on the last turn Foch turns a wasted die into the hit that clears Paris",
        || {
            let mut desk = Desk::new(
                "generals",
                "turn 10, entente, battle
                 Paris contested battle: fr.inf fr.art ge.inf
                 Belgium central: ge.inf*2
                 Poland central: ge.inf",
            );
            desk.does_rolling("fight Paris fr", &[5, 6]);
            desk
        },
        |_, decision| ["5 1", "5 2", "6 1", "6 2"].iter().any(|turned| decision.ends_with(turned)),
    ),
    // 9 against 8 points while Paris is contested; two hits empty it, one does not.
    case(
        "the tank ignores the hit that would empty Paris",
        || {
            let mut desk = Desk::new(
                "tanks",
                "turn 10, entente, battle
                 Paris contested battle: br.inf br.tank ge.inf*2
                 Belgium central: ge.inf",
            );
            desk.does_rolling("fight Paris br", &[1, 1]);
            desk
        },
        |_, decision| decision == "ignore",
    ),
    // The fight for Belgium goes on. The gun is the only French tile that hits on a 2; of infantry there are four, and
    // dice seldom show so many ones.
    case(
        "one of four infantry is lost rather than the only gun",
        || {
            let mut desk = Desk::new(
                "",
                "turn 4, central, battle
                 Belgium contested battle: fr.inf*4 fr.art ge.inf*4
                 Poland: ru.inf*3
                 Kiev: ru.inf*3",
            );
            desk.does_rolling("fight Belgium ge", &[1, 4, 5, 6]);
            desk
        },
        |_, decision| decision == "lose fr.inf*1",
    ),
    // Moscow has industry, Ukraine has none; and only through Moscow can the Russians come back from Petrograd.
    case(
        "after the victory the tile advances into empty Moscow",
        || {
            let mut desk = Desk::new(
                "",
                "turn 3, central, battle
                 Kiev entente battle: ah.inf
                 Hungary: ah.inf*2
                 Rhineland: ge.inf*3
                 Belgium: fr.inf*3
                 Poland: ru.inf*3",
            );
            desk.does("fight Kiev ah");
            desk
        },
        |_, decision| decision == "advance ah.inf Moscow",
    ),
    // Ten enemies stand around Bucharest and move before Romania's industry counts for anything; the tile can wait for
    // the other three.
    case!(
        "Romania is not brought in with one tile among ten enemies",
        Desk::new,
        "",
        "turn 5, entente, declare
         war ot bu
         reserves: ro.inf
         pouch: ro.inf*3
         Vienna: ah.inf*6
         Sofia: bu.inf*2 bu.art*2
         Rhineland: ge.inf*3
         Belgium: fr.inf*3 br.inf*2
         Kiev: ru.inf*5
         Poland: ru.inf*5",
        |_, decision| decision == "done",
    ),
    // 13 against 11 points, and only the Mexican can still move: he takes the empty South and contests Washington,
    // unless the American meets him at the border.
    case(
        "the American is redeployed to the border that the Mexican would cross",
        || {
            let mut desk = shut(
                "",
                "turn 9, entente, declare
                 war ot mx
                 reserves: us.inf
                 MexicoCity: mx.inf
                 Berlin entente:\nVienna entente:\nRhineland entente:\nHungary entente:
                 Moscow central:\nUkraine central:\nCaucasus central:",
            );
            desk.does("declare us");
            desk
        },
        |_, decision| decision == "redeploy us.inf SouthernStates",
    ),
    // 11 against 8 points, 6 of them Russian.
    case!(
        "on the last turn Russia does not surrender while its industry wins the war",
        Desk::new,
        "",
        "turn 10, entente, surrender
         Belgium central: ge.inf*2
         Poland: ru.inf*2
         Kiev: ru.inf",
        |_, decision| decision == "done",
    ),
    // From London they sail into the fight for Paris at once and throw out the German, from Egypt a turn later at best.
    // The Ottomans are neutral: nobody can come to Egypt.
    case!(
        "the British land where the front is, not in Egypt",
        Desk::new,
        "",
        "turn 4, entente, mobilise
         reserves: br.inf br.art br.air
         Paris contested: fr.inf ge.inf
         Belgium central:
         Poland: ru.inf*4
         Kiev: ru.inf*4",
        |_, decision| decision.ends_with(" London"),
    ),
    // Belgrade lies between Hungary and neutrals, and no enemy is near it. Kiev is about to be lost, and behind it lies
    // Hungary.
    case!(
        "the Austrians who are idle in Belgrade leave by rail",
        Desk::new,
        "",
        "turn 4, central, rail
         Belgrade central: ah.inf*4
         Kiev contested: ah.inf ru.inf*4
         Rhineland: ge.inf*3
         Belgium: fr.inf*3
         Poland: ru.inf*3",
        |_, decision| decision == "rail ah.inf Belgrade",
    ),
    // Vienna is lost: whoever is drawn of them cannot be mobilised, and takes a German's place. They can be put back
    // whenever Vienna is free again.
    case!(
        "destroyed Austrians stay out of the pouch while Vienna is lost",
        Desk::new,
        "",
        "turn 5, central, returns
         war it
         destroyed: ah.inf*10 ah.art ah.air
         Vienna entente: it.inf*3
         Rhineland: ge.inf*3
         Belgium: fr.inf*3
         Poland: ru.inf*3",
        |_, decision| decision == "done",
    ),
    // 10 against 9 points; six French attack one German for Belgium, Rhineland and Paris. Armenia is worth nothing.
    case!(
        "the trench is dug where the war is decided",
        shut,
        "trenches",
        "turn 10, central, entrench
         war ot
         Belgium contested: ge.inf fr.inf*6
         Armenia contested: ot.inf ru.inf
         Istanbul entente:
         Vienna entente:\nHungary entente:",
        |_, decision| decision == "trench Belgium",
    ),
    // 11 against 12 points and no tile on the board: only the revolution takes 3 from the enemy.
    case!(
        "on the last turn the card that takes Berlin's industry is played",
        shut,
        "cards",
        "turn 10, entente, card
         war it ot bu
         hand: EP1 EP6 EP10
         Hungary entente:\nIstanbul entente:\nSofia entente:",
        |_, decision| decision == "play EP6",
    ),
];

#[test]
fn every_case_has_a_good_decision_and_a_bad_one() {
    sound(&CASES, |_| ());
    let desks = CASES.map(|case| (case.desk)());
    let early = desks.iter().filter(|desk| desk.game.turn(&desk.p) <= 6).count();
    assert!(early >= EARLY, "the result alone decides too many");
    for seat in [CENTRAL, ENTENTE] {
        assert!(desks.iter().any(|desk| desk.asked() == seat), "{seat:?} is asked");
    }
}

#[test]
fn the_player_finds_what_anyone_would() {
    found(&CASES);
}
