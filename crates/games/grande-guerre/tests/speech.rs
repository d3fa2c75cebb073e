//! Every word of the game is there in both languages, and every phrase has what it needs.

use contract::{Refusal, Show};
use grande_guerre::board::Sector;
use grande_guerre::tables::{COMBATS, COMMANDS, Faces, Ground};
use grande_guerre::{ALONE, Blow, Read, families};
use hexmap::Way;
use table::keys_of;
use workbench::speech::{Ear, every_event_is_told};
use workbench::{packs, said};

use crate::common::*;

workbench::speech!(GrandeGuerre, families(), &["brief-", "caution-"]);

/// Plays a game at random, with everything said on the way.
fn play(scenario: &str, options: &str, seed: u64, ear: &mut Ear) {
    let like = |p: &Position, seat| format!("{:?} {seat:?}", p.phase);
    ear.hear_game(Desk::begin(game(scenario, options), seed).0, seed, like, |_, dice| {
        let [from, to] = [0, 1].map(|_| Hex(dice.below(127) as u8).name().to_string());
        let command = COMMAND_CODES[dice.below(COMMANDS as u32) as usize];
        let combat = COMBAT_CODES[dice.below(COMBATS as u32) as usize];
        let [command, combat] = [format!("command-{command}"), format!("combat-{combat}")];
        let others = ["button", "battery", "pile", "pool"].map(str::to_string);
        [to, from, command, combat].into_iter().chain(others).collect()
    });
}

/// Battles that between them have everything: wire, hills, water, bridges, tanks, guns, time, breakthroughs, rows.
#[test]
fn games_are_told_in_both_languages() {
    let mut ear = Ear::of::<GrandeGuerre>();
    let set_ups = [
        ("2", ""),
        ("9", "specialists"),
        ("12", "specialists historical"),
        ("45", "replace"),
        ("50", ""),
        ("53", "french-pressed"),
        ("54", ""),
        ("57", "saint-chamond tank-medals"),
    ];
    for (seed, (scenario, options)) in set_ups.into_iter().enumerate() {
        play(scenario, options, seed as u64, &mut ear);
    }
    ear.approve();
}

#[test]
fn every_scenario_is_introduced_in_both_languages() {
    let mut ear = Ear::of::<GrandeGuerre>();
    for choice in GrandeGuerre::about().scenarios {
        let desk = Desk::scenario(choice.id, "");
        ear.hear_scene(&desk.game.scene());
        ear.hear_desk(&desk);
    }
    ear.approve();
}

/// What random games seldom come to: each combat card with its questions.
#[test]
fn rare_questions_are_worded_in_both_languages() {
    let mut ear = Ear::of::<GrandeGuerre>();
    for card in [
        "a-court-de-munitions",
        "brancardiers",
        "chirurgien",
        "mata-hari",
        "fumer-tue",
        "tacticien",
        "tir-de-barrage",
        "raid",
        "en-avant",
        "observation",
    ] {
        let mut desk = Desk::new("F6:..i. F7:..i. H6:..I. E6:..o.");
        desk.give(ALLIED, card).give_command(GERMAN, "releve manoeuvre").reduce("F6", 2);
        desk.reduce("E6", 2).play("attaque-centre").does(&format!("use {card}"));
        while desk.p.turn == 1 && !desk.p.is_over() {
            ear.hear_desk(&desk);
            let offers = desk.offers();
            let next = offers.iter().find(|offer| *offer != "pass").unwrap_or(&offers[0]).clone();
            desk.does(&next);
        }
    }
    ear.approve();
}

/// Every kind of event, with what it may say.
fn events() -> Vec<Event> {
    let (hex, from, to) = (hex("F6"), hex("F6"), hex("G6"));
    let (side, rolled, none) = (ALLIED, [2, 1, 0, 1, 1], [0; 5]);
    let (card, combat) = (Command(16), Combat(8));
    let (faces, way) = (Faces::default(), Way::default());
    let blow = Blow { side, from: Some(from), others: ALONE, to };
    let read = Read { sure: faces, soldiers: true, stopped: 1, ground: Ground::Crater };
    let mut events = vec![
        Event::RolledForFirst { german: 7, allied: 9 },
        Event::PlaysFirst { side },
        Event::TankWithdrawn { hex },
        Event::TankSubstituted { hex },
        Event::DealtCommand { side, count: 5 },
        Event::DealtCombat { side, count: 1 },
        Event::ShellsNoMansLand { side },
        Event::RowChosen { row: 3 },
        Event::Cratered { hex },
        Event::Ruined { hex },
        Event::FortificationLost { hex },
        Event::Frozen { hex, unit: 1 },
        Event::HitsStopped { count: 1, hex },
        Event::HitsStopped { count: 2, hex },
        Event::ShellsShort { count: 1 },
        Event::ShellsShort { count: 2 },
        Event::TurnBegins { turn: 4, side },
        Event::NothingToCopy,
        Event::Rolled { dice: none, at: None },
        Event::Rolled { dice: rolled, at: Some(blow) },
        Event::Reshuffled,
        Event::DeckRenewed,
        Event::LeftOut { hex, unit: 1 },
        Event::Ordered { hex, unit: 1 },
        Event::TokenOnUnit { hex, unit: 1 },
        Event::TokenOffUnit { hex, unit: 1 },
        Event::BatteryOrdered { side, sector: None },
        Event::NobodyOrdered { side },
        Event::Silenced { hex, unit: 1 },
        Event::CardStolen { side },
        Event::StolenWas { card: combat },
        Event::Looked { card },
        Event::TookCard { side },
        Event::PutBack { side },
        Event::Discarded { side, card },
        Event::DiscardedCombat { side, card: combat },
        Event::Moved { side, unit: 0, from, to, way },
        Event::WireRemoved { hex },
        Event::Fortified { hex },
        Event::BridgeMended { hex },
        Event::Ditched { hex },
        Event::Aimed { hex },
        Event::SecondShot,
        Event::BatteryRolled { dice: [1, 3, 3, 0, 0], side, hex },
        Event::Triple { hex },
        Event::Fought { dice: rolled, hits: 2, flags: 1, tokens: 1, blow, read },
        Event::Confirmed { hex, possible: 2, hits: 1, dice: rolled, confirms: faces },
        Event::Retreated { side, unit: 2, from, to, way },
        Event::RangeFound { hex, unit: 1 },
        Event::RangeLost { hex, unit: 1 },
        Event::Advanced { side, unit: 3, from, to },
        Event::Stayed { hex, unit: 1 },
        Event::WentHome { side, unit: 0, from, to },
        Event::GunAbandoned { hex },
        Event::ObjectiveLost { side, objective: 0 },
        Event::TimeMedal { side },
        Event::DrewTwo { side },
        Event::DrewCommand { side },
        Event::DrewThis { card },
        Event::DrewCombat { side },
        Event::DrewThat { card: combat },
    ];
    events.extend(Specialist::ALL.map(|trade| Event::SpecialistPlaced { hex, unit: 0, specialist: trade }));
    events.extend(Sector::ALL.map(|sector| Event::BatteryOrdered { side, sector: Some(sector) }));
    for card in (0..COMMANDS as u8).map(Command) {
        events.extend([Event::CommandCard { side, played: (card, 0) }, Event::Copied { card }]);
    }
    events.extend([15, 16].map(|card| Event::CommandCard { side, played: (Command(card), 2) }));
    events.extend((0..COMBATS as u8).map(|card| Event::CombatCard { side, card: Combat(card), cost: 1 }));
    events.extend((0..9).map(|kind| Event::Destroyed { side, unit: kind, hex, medals: 1 }));
    for count in 0..3 {
        events.extend([
            Event::Healed { hex, unit: 0, count },
            Event::Surgery { hex, unit: 0, dice: rolled, count, heals: faces },
            Event::Sniped { hex, unit: 0, dice: rolled, lost: count, kills: faces },
            Event::Spied { card, count },
            Event::BrokeThrough { side, hex, unit: 0, medals: count },
            Event::Loaded { dice: count, cost: count },
            Event::BullsEye { hex, dice: count },
            Event::Crossfire { count, blow },
            Event::Tokens { side, count },
            Event::PoolEmpty { side, count },
            Event::Lost { hex, unit: 1, count, left: 1, side },
            Event::FlagsIgnored { hex, unit: 0, count },
            Event::GunTaken { hex, medals: count },
            Event::ObjectiveWon { side, objective: 0, medals: count },
            Event::Victory { side, medals: count },
        ]);
        let yes = count > 0;
        events.extend([
            Event::OnwardTest { hex, unit: 0, dice: rolled, free: yes },
            Event::BogTest { hex, dice: rolled, bogged: yes },
            Event::Recovery { hex, dice: rolled, free: yes },
            Event::Attacks { blow, unit: 0, target: 1, dice: count, close: yes },
            Event::SpecialistTest { hex, unit: 0, dice: rolled, lost: yes },
        ]);
    }
    events
}

#[test]
fn every_event_is_told_in_both_languages() {
    every_event_is_told(&game("4", ""), events(), include_str!("../src/event.rs"));
}

/// A refusal that the position adds to is said whatever the position.
#[test]
fn refusals_say_something_of_any_position() {
    let mut ear = Ear::of::<GrandeGuerre>();
    let refusals = keys_of((GrandeGuerre::about().messages)(Language::Fr));
    let refusals = refusals.into_iter().skip_while(|key| key != "not-asked");
    let desk = Desk::scenario("1", "");
    for key in refusals.take_while(|key| key != "want-hex") {
        let refusal = Refusal::new(grande_guerre::rulebook().find("tir.1").unwrap(), key.leak());
        ear.hear(&desk.game.sentence(&desk.p, ALLIED, refusal));
    }
    ear.approve();
}

#[test]
fn a_badly_written_decision_is_answered_with_a_sentence() {
    let mut ear = Ear::of::<GrandeGuerre>();
    let decisions = [
        "",
        "charge",
        "move F6",
        "move F6 - Z9",
        "load many",
        "play attaque",
        "use poux!",
        "place cook F6",
        "shell L",
        "battery middle",
        "attack F6 - G6 with",
        "attack F6 - G6 using",
        "pass pass",
    ];
    ear.hear_mistakes(&game("1", ""), &decisions, &["Z9", "command-x", "combat-x", "hill"]);
    ear.approve();
}

/// A fault in a scenario's file is said with what was found and what was expected.
#[test]
fn a_faulty_scenario_is_answered_with_a_sentence() {
    let mut ear = Ear::of::<GrandeGuerre>();
    let good = scenario_text("F6:..i. H6:..I.", "");
    let objective = |lines: &str| {
        format!(
            "{good}[[objective]]\nname = {{ fr = \"a\", en = \"b\" }}\nfor = \"allied\"\nkind = \"held\"\n{lines}\n"
        )
    };
    let no_mans_land =
        |by: &str, rows: &str| format!("{good}[no-mans-land]\nby = \"{by}\"\nrows = \"{rows}\"\n");
    let faulty = [
        good.replace("number = 1", "number = 2"),
        good.replacen("F ....", "G ....", 1),
        good.replacen("F ....", "F", 1),
        good.replace("..i.", "..i"),
        good.replace("..i.", "z.i."),
        good.replace("..i.", "...g"),
        good.replace("..i.", "..ih"),
        good.replace("..i.", "w.i."),
        good.replace("..i.", "...."),
        good.replacen("....", "w...", 1),
        objective("hexes = \"F99\"\nworth = 1"),
        objective("hexes = \"\"\nworth = 1"),
        objective("hexes = \"F6\"\nworth = 1\nneeds = [\"x\"]"),
        objective("hexes = \"A1-A12 B1-B11 C1-C12 D1-D11 E1-E12 F1-F11\"\nworth = 1\neach = true"),
        no_mans_land("me", "F"),
        no_mans_land("german", "FZ"),
    ];
    for text in faulty {
        let setup = packs::with_file::<GrandeGuerre>("1", "scenarios/1.toml", &text);
        ear.hear(&packs::fault::<GrandeGuerre>(setup).message);
    }
    ear.approve();
}

/// French needs articles and agreements that the arguments do not bring.
#[test]
fn french_agrees() {
    let game = game("42", "");
    let said = |event: Event| said::<GrandeGuerre>(&game.tell(&event))[0].clone();
    assert_eq!(said(Event::PlaysFirst { side: GERMAN }), "Les Allemands jouent les premiers.");
    assert_eq!(said(Event::Tokens { side: ALLIED, count: 2 }), "2 pions QG pour les Français.");
    assert_eq!(said(Event::Tokens { side: ALLIED, count: 0 }), "Aucun pion QG pour les Français.");
    let rolled = [2, 0, 1, 0, 1];
    let blow = Blow { side: ALLIED, from: Some(hex("F6")), others: ALONE, to: hex("G6") };
    let read = Read { sure: Faces::default(), soldiers: true, stopped: 0, ground: Ground::Country };
    assert_eq!(
        said(Event::Fought { dice: rolled, hits: 1, flags: 0, tokens: 1, blow, read }),
        "Dés : 2 Soldats, Explosion, QG. Touches : 1 ; Drapeaux : 0 ; QG : 1."
    );
    assert_eq!(
        said(attack("F6", "G6", 3, true)),
        "Corps à corps, F6 (infanterie) contre G6 (infanterie) : 3 dés."
    );
    // Whoever stands on the hex is named with it.
    let on = |event: Event| said(event).contains("D7 (mitrailleuse)");
    let (gun, unit, dice, faces) = (hex("D7"), 1, rolled, Faces::default());
    for event in [
        Event::Healed { hex: gun, unit, count: 1 },
        Event::Surgery { hex: gun, unit, dice, count: 1, heals: faces },
        Event::Silenced { hex: gun, unit },
        Event::LeftOut { hex: gun, unit },
        Event::Sniped { hex: gun, unit, dice, lost: 1, kills: faces },
        Event::Sniped { hex: gun, unit, dice, lost: 0, kills: faces },
        Event::OnwardTest { hex: gun, unit, dice, free: true },
        Event::OnwardTest { hex: gun, unit, dice, free: false },
        Event::Stayed { hex: gun, unit },
        Event::TokenOnUnit { hex: gun, unit },
        Event::TokenOffUnit { hex: gun, unit },
        Event::RangeFound { hex: gun, unit },
        Event::RangeLost { hex: gun, unit },
        Event::SpecialistPlaced { hex: gun, unit, specialist: Specialist::Officer },
        Event::SpecialistTest { hex: gun, unit, dice, lost: true },
        Event::SpecialistTest { hex: gun, unit, dice, lost: false },
        Event::BrokeThrough { side: GERMAN, hex: gun, unit, medals: 1 },
        Event::Frozen { hex: gun, unit },
    ] {
        assert!(on(event), "{}", said(event));
    }
    let home = Event::WentHome { side: GERMAN, unit, from: gun, to: hex("E7") };
    assert_eq!(said(home), "Le raid rentre : mitrailleuse, D7 → E7.");
    let assault = Event::CommandCard { side: GERMAN, played: (Command(15), 1) };
    let told = said(assault);
    let start = "Carte Commandement des Allemands : « Attaque d’Infanterie », secteur gauche. Commandez toute l’infanterie";
    assert!(told.starts_with(start), "{told}");
}
