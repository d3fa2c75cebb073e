//! Every word of the game is there in both languages, and every phrase has what it needs.

use contract::{Dice, Journal, Lister, Onlooker, Refusal, Rules, Seat};
use grande_guerre::board::{Hex, Sector};
use grande_guerre::tables::{COMBATS, COMMANDS, Combat, Command, Specialist};
use grande_guerre::{Event, GrandeGuerre, Position, Subject, families};
use table::{Inspection, Language, Scene, Table, Text, Words, keys_of};

use crate::common::{ALLIED, Desk, GERMAN, game, hex, scenario_text};

fn messages(language: Language) -> &'static str {
    (GrandeGuerre::about().messages)(language)
}

/// The texts of all program files of the game, whoever adds one.
fn sources() -> Vec<String> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = std::fs::read_dir(folder).expect("the sources are there");
    let read = |file: std::io::Result<std::fs::DirEntry>| {
        std::fs::read_to_string(file.expect("a file").path()).expect("a text")
    };
    files.map(read).collect()
}

#[test]
fn every_message_is_there_in_both_languages_and_used() {
    let sources = sources();
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    let (fr, en) = (messages(Language::Fr), messages(Language::En));
    let faults = contract::speech::faults(fr, en, &sources, &families());
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn french_is_typeset_as_french() {
    for (number, line) in messages(Language::Fr).lines().enumerate() {
        let faults = ["'", "\"", "...", " :", " ;", " !", " ?", " »", "« ", " %"];
        let fault = faults.into_iter().find(|fault| line.contains(fault));
        assert_eq!(fault, None, "line {}: {line}", number + 1);
    }
}

/// The words of both languages, and what is wrong with what they said.
struct Ear {
    words: [Words; 2],
    faults: Vec<String>,
}

impl Ear {
    fn new() -> Ear {
        Ear {
            words: [Language::Fr, Language::En].map(|language| Words::new(language, &[messages(language)])),
            faults: Vec::new(),
        }
    }

    fn hear(&mut self, text: &Text) {
        for words in &self.words {
            let said = words.say(text);
            // An unknown key is said in brackets, a missing argument or reference in braces.
            if said.trim().is_empty() || said.contains(['[', ']', '{', '}']) {
                self.faults.push(format!("{:?}: “{said}” of {text}", words.language()));
            }
        }
    }

    fn hear_all<'a>(&mut self, texts: impl IntoIterator<Item = &'a Text>) {
        texts.into_iter().for_each(|text| self.hear(text));
    }

    fn hear_scene(&mut self, scene: &Scene) {
        let places = scene.board.places();
        self.hear(&scene.title);
        self.hear_all(&scene.sides);
        self.hear_all(&scene.brief);
        self.hear_all(scene.reconstructed.iter().flat_map(|datum| [&datum.what, &datum.why]));
        self.hear_all(places.iter().map(|place| &place.name));
        self.hear_all(places.iter().filter_map(|place| place.ground.as_ref()));
        self.hear_all(scene.kinds.iter().map(|kind| &kind.name));
        self.hear_all(scene.cards.iter().flat_map(|card| [&card.title, &card.effect]));
    }

    fn hear_table(&mut self, table: &Table) {
        self.hear_all(&table.status);
        self.hear_all(table.places.iter().flat_map(|place| &place.markers).map(|marker| &marker.name));
        for piece in &table.pieces {
            self.hear(&piece.name);
            self.hear_all(piece.with.iter().map(|companion| &companion.name));
            self.hear_all(piece.marks.iter().map(|mark| &mark.name));
        }
        self.hear_all(table.hands.iter().map(|hand| &hand.name));
        self.hear_all(table.piles.iter().map(|pile| &pile.name));
        for pool in &table.pools {
            self.hear(&pool.name);
            self.hear_all(pool.holds.iter().flatten().map(|line| &line.name));
        }
        for track in &table.tracks {
            self.hear(&track.name);
            self.hear_all(track.marks.iter().map(|mark| &mark.name));
        }
        for goal in &table.goals {
            self.hear(&goal.name);
            self.hear_all(&goal.state);
        }
        self.hear_all(table.overlays.iter().map(|overlay| &overlay.name));
        self.hear_all(table.dice.iter().map(|die| &die.name));
        self.hear_all(&table.prompt.asks);
        self.hear_all(table.prompt.offers.iter().map(|offer| &offer.label));
        self.hear_all(&table.outcome);
    }

    fn hear_inspection(&mut self, inspection: &Inspection) {
        self.hear_all(&inspection.notes);
        self.hear_all(inspection.overlays.iter().map(|overlay| &overlay.name));
    }

    fn hear_odds(&mut self, odds: Option<&contract::Odds>) {
        let Some(odds) = odds else { return };
        self.hear_all(&odds.summary);
        self.hear_all(odds.cases.iter().map(|case| &case.label));
        for beside in &odds.beside {
            self.hear(&beside.what);
            self.hear_all(beside.cases.iter().map(|case| &case.label));
        }
    }

    fn hear_why_not(
        &mut self,
        game: &GrandeGuerre,
        p: &Position,
        seat: Seat,
        id: &str,
        target: Option<&str>,
    ) {
        let point = |id: &str| game.point_at(id).expect("an id of the table");
        let why = game.why_not(p, seat, point(id), target.map(point));
        self.hear_all(&why.map(|refusal| game.sentence(p, seat, refusal)));
    }

    fn approve(self) {
        let first = &self.faults[..self.faults.len().min(20)];
        assert!(first.is_empty(), "{first:#?}");
    }
}

const ONLOOKERS: [Onlooker; 4] =
    [Onlooker::Seat(GERMAN), Onlooker::Seat(ALLIED), Onlooker::Spectator, Onlooker::Umpire];

/// Plays a game at random, with everything said on the way.
fn play(game: &GrandeGuerre, seed: u64, ear: &mut Ear) {
    let mut dice = Dice::loose(seed);
    let mut journal = Journal::kept();
    let mut lister = Lister::default();
    let mut position = game.begin(&mut dice, &mut journal);
    ear.hear_scene(&game.scene());
    let mut decisions = Vec::new();
    for step in 0..3000 {
        let Some(seat) = game.to_decide(&position).iter().next() else { break };
        for onlooker in ONLOOKERS {
            ear.hear_table(&game.table(&position, onlooker));
        }
        for subject in any_subjects(&mut dice) {
            ear.hear_inspection(&game.inspect(&position, ONLOOKERS[step % 4], subject));
        }
        lister.decisions(game, &position, seat, &mut decisions);
        let decision = decisions[dice.below(decisions.len() as u32) as usize];
        ear.hear_odds(game.odds(&position, seat, decision).as_ref());
        game.decide(&mut position, seat, decision, &mut dice, &mut journal).expect("it was on offer");
        for refusal in [seat, seat.other()].map(|seat| game.check(&position, seat, decision)) {
            ear.hear_all(&refusal.err().map(|refusal| game.sentence(&position, seat, refusal)));
        }
        let [from, to] = [0, 1].map(|_| Hex(dice.below(127) as u8).name());
        for id in ["button", "battery", "pile", "pool", "command-releve", "combat-poux", from] {
            ear.hear_why_not(game, &position, seat, id, None);
            ear.hear_why_not(game, &position, seat.other(), id, Some(to));
        }
    }
    ear.hear_table(&game.table(&position, Onlooker::Spectator));
    for line in journal.lines() {
        ear.hear(&game.tell(&line.what));
    }
}

/// Something of everything that can be pointed at.
fn any_subjects(dice: &mut Dice) -> [Subject; 6] {
    [
        Subject::Hex(Hex(dice.below(127) as u8)),
        Subject::Battery,
        Subject::Pile,
        Subject::Pool,
        Subject::Command(Command(dice.below(COMMANDS as u32) as u8)),
        Subject::Combat(Combat(dice.below(COMBATS as u32) as u8)),
    ]
}

/// Battles that between them have everything: wire, hills, water, bridges, tanks, guns, time, breakthroughs, rows.
#[test]
fn games_are_told_in_both_languages() {
    let mut ear = Ear::new();
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
        play(&game(scenario, options), seed as u64, &mut ear);
    }
    ear.approve();
}

#[test]
fn every_scenario_is_introduced_in_both_languages() {
    let mut ear = Ear::new();
    for choice in GrandeGuerre::about().scenarios {
        let game = game(choice.id, "");
        ear.hear_scene(&game.scene());
        let position = game.begin(&mut Dice::loose(1), &mut Journal::mute());
        ear.hear_table(&game.table(&position, Onlooker::Spectator));
    }
    ear.approve();
}

/// What random games seldom come to: each combat card with its questions.
#[test]
fn rare_questions_are_worded_in_both_languages() {
    let mut ear = Ear::new();
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
        desk.give(ALLIED, card);
        desk.give_command(GERMAN, "releve manoeuvre");
        desk.reduce("F6", 2);
        desk.reduce("E6", 2);
        desk.play("attaque-centre");
        desk.does(&format!("use {card}"));
        while desk.p.turn == 1 && desk.p.ended == 0 {
            for onlooker in ONLOOKERS {
                ear.hear_table(&desk.game.table(&desk.p, onlooker));
            }
            let offers = desk.offers();
            let next = offers.iter().find(|offer| *offer != "pass").unwrap_or(&offers[0]).clone();
            desk.does(&next);
            for event in desk.events() {
                ear.hear(&desk.game.tell(&event));
            }
        }
    }
    ear.approve();
}

/// Every kind of event, with what it may say.
fn events() -> Vec<Event> {
    let (hex, from, to) = (hex("F6"), hex("F6"), hex("G6"));
    let (side, rolled, none) = (ALLIED, [2, 1, 0, 1, 1], [0; 5]);
    let (card, combat) = (Command(16), Combat(8));
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
        Event::Frozen { hex },
        Event::HitsStopped { count: 1 },
        Event::HitsStopped { count: 2 },
        Event::ShellsShort { count: 1 },
        Event::ShellsShort { count: 2 },
        Event::TurnBegins { turn: 4, side },
        Event::NothingToCopy,
        Event::Rolled { rolled: none },
        Event::Rolled { rolled },
        Event::Reshuffled,
        Event::DeckRenewed,
        Event::LeftOut { hex },
        Event::Ordered { hex },
        Event::TokenOnUnit { hex },
        Event::TokenOffUnit { hex },
        Event::BatteryOrdered { side, sector: None },
        Event::NobodyOrdered { side },
        Event::Silenced { hex },
        Event::CardStolen { side },
        Event::StolenWas { card: combat },
        Event::Looked { card },
        Event::TookCard { side },
        Event::PutBack { side },
        Event::Discarded { side, card },
        Event::DiscardedCombat { side, card: combat },
        Event::Moved { from, to },
        Event::WireRemoved { hex },
        Event::Fortified { hex },
        Event::BridgeMended { hex },
        Event::Ditched { hex },
        Event::Aimed { hex },
        Event::SecondShot,
        Event::BatteryRolled { dice: [1, 3, 3, 0, 0] },
        Event::Triple { hex },
        Event::Fought { rolled, hits: 2, flags: 1, tokens: 1 },
        Event::Confirmed { hex, possible: 2, hits: 1 },
        Event::Retreated { from, to },
        Event::RangeFound { hex },
        Event::RangeLost { hex },
        Event::Advanced { from, to },
        Event::Stayed { hex },
        Event::WentHome { from, to },
        Event::GunAbandoned { hex },
        Event::ObjectiveLost { side, objective: 0 },
        Event::TimeMedal { side },
        Event::DrewTwo { side },
        Event::DrewCommand { side },
        Event::DrewThis { card },
        Event::DrewCombat { side },
        Event::DrewThat { card: combat },
    ];
    events.extend(Specialist::ALL.map(|trade| Event::SpecialistPlaced { hex, trade }));
    events.extend(Sector::ALL.map(|sector| Event::BatteryOrdered { side, sector: Some(sector) }));
    for card in (0..COMMANDS as u8).map(Command) {
        events.extend([Event::CommandCard { side, card, choice: 0 }, Event::Copied { card }]);
    }
    events.extend([15, 16].map(|card| Event::CommandCard { side, card: Command(card), choice: 2 }));
    events.extend((0..COMBATS as u8).map(|card| Event::CombatCard { side, card: Combat(card), cost: 1 }));
    events.extend((0..9).map(|kind| Event::Destroyed { side, kind, hex }));
    for count in 0..3 {
        events.extend([
            Event::Healed { hex, count },
            Event::Surgery { hex, rolled, count },
            Event::Sniped { hex, rolled, lost: count },
            Event::Spied { card, count },
            Event::BrokeThrough { hex, medals: count },
            Event::Loaded { dice: count, cost: count },
            Event::BullsEye { hex, dice: count },
            Event::Crossfire { with: count },
            Event::Tokens { side, count },
            Event::PoolEmpty { side, missed: count },
            Event::Lost { hex, count, left: 1 },
            Event::FlagsIgnored { hex, count },
            Event::GunTaken { hex, medals: count },
            Event::ObjectiveWon { side, objective: 0, worth: count },
            Event::Victory { side, medals: count },
        ]);
        let yes = count > 0;
        events.extend([
            Event::OnwardTest { hex, rolled, free: yes },
            Event::BogTest { hex, rolled, bogged: yes },
            Event::Recovery { hex, rolled, free: yes },
            Event::Attacks { from, to, dice: count, close: yes },
            Event::SpecialistTest { hex, rolled, lost: yes },
        ]);
    }
    events
}

#[test]
fn every_event_is_told_in_both_languages() {
    let game = game("4", "");
    let mut ear = Ear::new();
    let events = events();
    let kinds: std::collections::BTreeSet<String> = events.iter().map(kind).collect();
    assert_eq!(kinds.len(), kinds_of_events(), "an event is missing from the list above");
    for event in events {
        ear.hear(&game.tell(&event));
    }
    ear.approve();
}

fn kind(event: &Event) -> String {
    let text = format!("{event:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_string()
}

/// The kinds of events, counted in the source: a match would be as long as the list itself.
fn kinds_of_events() -> usize {
    let source = include_str!("../src/event.rs");
    let body = source.split("pub enum Event {").nth(1).expect("the enum");
    body.lines().take_while(|line| !line.starts_with('}')).filter(|line| line.starts_with("    ")).count()
}

#[test]
fn names_and_refusals_say_something() {
    let mut ear = Ear::new();
    let about = GrandeGuerre::about();
    ear.hear_all(&[about.title, about.sides[0], about.sides[1]].map(Text::key));
    for choice in about.scenarios.iter().chain(about.options) {
        ear.hear(&Text::key(choice.name));
    }
    for moment in about.windows {
        ear.hear(&Text::key(moment.name));
    }
    let refusals = keys_of(messages(Language::Fr)).into_iter().skip_while(|key| key != "not-asked");
    let game = game("1", "");
    let position = game.begin(&mut Dice::loose(1), &mut Journal::mute());
    for key in refusals.take_while(|key| key != "parse-decision") {
        let refusal = Refusal::new(grande_guerre::rulebook().find("tir.1").unwrap(), key.leak());
        ear.hear(&game.sentence(&position, ALLIED, refusal));
    }
    ear.approve();
}

#[test]
fn a_badly_written_decision_is_answered_with_a_sentence() {
    let game = game("1", "");
    let mut ear = Ear::new();
    for text in [
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
    ] {
        ear.hear(&game.parse(text).expect_err(text));
    }
    for id in ["Z9", "command-x", "combat-x", "hill"] {
        ear.hear(&game.point_at(id).expect_err(id));
    }
    ear.approve();
}

/// A fault in a scenario's file is said with what was found and what was expected.
#[test]
fn a_faulty_scenario_is_answered_with_a_sentence() {
    let mut ear = Ear::new();
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
        let mut pack = grande_guerre::own_pack();
        pack.replace("scenarios/1.toml", text.clone());
        let setup = contract::Setup { scenario: "1".into(), options: Vec::new(), pack };
        let error = GrandeGuerre::ready(setup).err().unwrap_or_else(|| panic!("no fault found in {text}"));
        ear.hear(&error.text());
    }
    ear.approve();
}

/// French needs articles and agreements that the arguments do not bring.
#[test]
fn french_agrees() {
    let game = game("42", "");
    let words = Words::new(Language::Fr, &[messages(Language::Fr)]);
    let said = |event: Event| words.say(&game.tell(&event)).replace('\u{a0}', " ");
    assert_eq!(said(Event::PlaysFirst { side: GERMAN }), "Les Allemands jouent les premiers.");
    assert_eq!(said(Event::Tokens { side: ALLIED, count: 2 }), "2 pions QG pour les Français.");
    assert_eq!(said(Event::Tokens { side: ALLIED, count: 0 }), "Aucun pion QG pour les Français.");
    let rolled = [2, 0, 1, 0, 1];
    assert_eq!(
        said(Event::Fought { rolled, hits: 1, flags: 0, tokens: 1 }),
        "Dés : 2 Soldats, Explosion, QG. Touches : 1 ; Drapeaux : 0 ; QG : 1."
    );
    assert_eq!(
        said(Event::Attacks { from: hex("F6"), to: hex("G6"), dice: 3, close: true }),
        "Corps à corps, F6 contre G6 : 3 dés."
    );
    let assault = Event::CommandCard { side: GERMAN, card: Command(15), choice: 1 };
    let told = said(assault);
    let start = "Carte Commandement des Allemands : « Attaque d’Infanterie », secteur gauche. Commandez toute l’infanterie";
    assert!(told.starts_with(start), "{told}");
}
