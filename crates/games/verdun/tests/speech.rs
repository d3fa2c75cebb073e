//! Every word of the game is there in both languages, and every phrase has what it needs.

#![allow(missing_docs)]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use contract::{Dice, Journal, Lister, Onlooker, Pack, Rules, Seat, Setup};
use table::{Inspection, Language, Scene, Table, Text, Words, keys_of};
use verdun::position::{Phase, Position};
use verdun::{Event, Subject, Verdun, families};

use common::{Desk, FRENCH, GERMAN, game};

fn messages(language: Language) -> &'static str {
    (Verdun::about().messages)(language)
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

/// The reasons of refusals, whichever way their section is found: the last literal of every call of `refuse`.
fn reasons() -> BTreeSet<String> {
    let mut reasons = BTreeSet::new();
    for source in sources() {
        for opening in ["refuse(", "refuse::<()>(", "Refusal::new("] {
            for (at, _) in source.match_indices(opening) {
                let call = arguments(&source[at + opening.len()..]);
                if let Some(reason) = call.trim_end_matches([',', ' ', '\n']).strip_suffix('"') {
                    reasons.extend(reason.rsplit('"').next().map(str::to_string));
                }
            }
        }
    }
    reasons
}

/// A text up to the bracket that closes it.
fn arguments(text: &str) -> &str {
    let mut depth = 0;
    let end = text.find(|c: char| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth < 0
    });
    &text[..end.expect("brackets are closed")]
}

/// How the keys of messages begin that are often named apart from where they are said.
const BEGINNINGS: [&str; 12] = [
    "ask-", "beside-", "case-", "event-", "goal-", "note-", "odds-", "offer-", "parse-", "shift-", "status-",
    "why-",
];

/// The literals that begin so.
fn named_apart() -> BTreeSet<String> {
    let is_key = |literal: &&str| BEGINNINGS.iter().any(|beginning| literal.starts_with(beginning));
    let plain = |literal: &&str| literal.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    let ended = |literal: &&str| !literal.ends_with('-');
    let of = |source: &String| {
        let literals = source.split('"').filter(is_key).filter(plain).filter(ended);
        literals.map(str::to_string).collect::<Vec<_>>()
    };
    sources().iter().flat_map(of).collect()
}

#[test]
fn every_message_is_there_in_both_languages_and_used() {
    let sources = sources();
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    let (fr, en) = (messages(Language::Fr), messages(Language::En));
    let mut said = families();
    said.extend(reasons());
    said.extend(named_apart());
    let faults = contract::speech::faults(fr, en, &sources, &said);
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The arguments that each message takes, by its key.
fn arguments_of(messages: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut of: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut key = "";
    for line in messages.lines().filter(|line| !line.starts_with('#')) {
        if let Some((named, _)) = line.split_once(" = ").filter(|_| !line.starts_with(' ')) {
            key = named;
        }
        let names = line.split('$').skip(1).filter_map(|rest| rest.split([' ', '}']).next());
        of.entry(key).or_default().extend(names);
    }
    of
}

#[test]
fn a_message_takes_the_same_arguments_in_both_languages() {
    let (french, english) = (arguments_of(messages(Language::Fr)), arguments_of(messages(Language::En)));
    for (key, arguments) in french {
        assert_eq!(Some(&arguments), english.get(key), "{key}");
    }
}

#[test]
fn french_is_typeset_as_french() {
    for (number, line) in messages(Language::Fr).lines().enumerate() {
        let faults = ["'", "\"", "...", " :", " ;", " !", " ?", " »", "« ", " %"];
        // Quotes that only hold a space between two parts of a phrase are Fluent's own.
        let words = line.replace("{\" \"}", "");
        let fault = faults.into_iter().find(|fault| words.contains(fault));
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
            if said.trim().is_empty() || said.contains(['[', ']', '{', '}']) || said.contains("  ") {
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
    }

    fn hear_table(&mut self, table: &Table) {
        self.hear_all(&table.status);
        self.hear_all(table.places.iter().flat_map(|place| &place.markers).map(|marker| &marker.name));
        for piece in &table.pieces {
            self.hear(&piece.name);
            self.hear_all(piece.marks.iter().map(|mark| &mark.name));
        }
        for pool in &table.pools {
            self.hear(&pool.name);
            for line in pool.holds.iter().flatten() {
                self.hear(&line.name);
                self.hear_all(&line.note);
            }
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

    fn hear_why_not(&mut self, game: &Verdun, p: &Position, seat: Seat, id: &str, target: Option<&str>) {
        let point = |id: &str| game.point_at(id).expect("an id of the table");
        let why = game.why_not(p, seat, point(id), target.map(point));
        self.hear_all(&why.map(|refusal| Text::key(refusal.because)));
    }

    /// Everything that a position gives to see: the table for everyone, and the odds of what is on offer.
    fn hear_position(&mut self, game: &Verdun, p: &Position) {
        for onlooker in [Onlooker::Seat(GERMAN), Onlooker::Seat(FRENCH), Onlooker::Spectator] {
            self.hear_table(&game.table(p, onlooker));
        }
        let Some(seat) = game.to_decide(p).iter().next() else { return };
        let mut decisions = Vec::new();
        Lister::default().decisions(game, p, seat, &mut decisions);
        for decision in decisions.into_iter().take(60) {
            self.hear_odds(game.odds(p, seat, decision).as_ref());
        }
    }

    fn approve(self) {
        let first = &self.faults[..self.faults.len().min(20)];
        assert!(first.is_empty(), "{first:#?}");
    }
}

/// Plays a game at random after the ready-made deployments, with everything said on the way: a phase in full the first
/// times that it is met, and now and then afterwards.
fn play(options: &str, seed: u64, ear: &mut Ear) {
    let mut desk = Desk::campaign(options);
    let mut dice = Dice::loose(seed);
    let mut lister = Lister::default();
    let mut met: BTreeMap<String, u32> = BTreeMap::new();
    let mut decisions = Vec::new();
    ear.hear_scene(&desk.game.scene());
    for step in 0..12_000 {
        let (game, p) = (&desk.game, &mut desk.p);
        let Some(seat) = game.to_decide(p).iter().next() else { break };
        let times = met.entry(format!("{:?} {}", p.phase, p.fallen != 0)).or_default();
        *times += 1;
        if *times <= 8 || step % 100 == 0 {
            ear.hear_position(game, p);
        }
        let hex = verdun::map::Hex(dice.below(game.map.hexes as u32) as u16);
        let slot = dice.below(game.counters.all.len() as u32) as u8;
        for subject in [Subject::Hex(hex), Subject::Unit(slot), Subject::Button, Subject::Corps(0)] {
            ear.hear_inspection(&game.inspect(p, Onlooker::Spectator, subject));
        }
        let measure = game.measure(p, Onlooker::Spectator, Subject::Unit(slot), Subject::Hex(hex));
        ear.hear_all(measure.iter().flat_map(|measure| &measure.notes));
        if step % 10 == 0 {
            let (name, id) = (game.map.name(hex), game.counter(slot).id.as_str());
            for id in ["button", "corps-XX", name, id] {
                ear.hear_why_not(game, p, seat, id, None);
                ear.hear_why_not(game, p, seat.other(), id, Some(name));
                ear.hear_why_not(game, p, seat, id, Some(name));
            }
        }
        lister.decisions(game, p, seat, &mut decisions);
        let decision = decisions[dice.below(decisions.len() as u32) as usize];
        let mut journal = Journal::kept();
        game.decide(p, seat, decision, &mut dice, &mut journal).expect("it was on offer");
        for line in journal.lines() {
            ear.hear(&game.tell(&line.what));
        }
    }
    ear.hear_position(&desk.game, &desk.p);
}

#[test]
fn games_are_told_in_both_languages() {
    let mut ear = Ear::new();
    play("", 1, &mut ear);
    play("attached heavy-forts left-bank", 2, &mut ear);
    play("infiltration total-effort", 3, &mut ear);
    ear.approve();
}

#[test]
fn setting_up_is_worded_in_both_languages() {
    let mut ear = Ear::new();
    let mut desk = Desk::begin(game(""), 1);
    for side in [FRENCH, GERMAN] {
        assert_eq!(desk.asked(), side);
        ear.hear_position(&desk.game, &desk.p);
        desk.does(if side == FRENCH {
            "take ri165, place 1403, take ri324"
        } else {
            "take ir80, place 1101"
        });
        ear.hear_position(&desk.game, &desk.p);
        desk.does("standard");
        ear.hear_position(&desk.game, &desk.p);
        desk.does("done");
    }
    ear.approve();
}

/// What random games seldom come to: every question of an assault with pioneers, of guns and of a fort.
#[test]
fn questions_of_a_battle_are_worded_in_both_languages() {
    let mut ear = Ear::new();
    // Units, how the assault is declared, and the die.
    let battles = [
        (
            "ir80 1402, ir81 1402, pi21 1402, art21 1401, ri165 1403 reduced, ri324 1403, art72r 1405",
            "target 1403, with ir80, with ir81, with pi21, with art21",
            6,
        ),
        (
            "ir80 1605, ir81 1605, pi21 1605, art21 1604, ri165 1606 reduced, ri362 1606, art72r 1607, xxx1 1608",
            "target 1606, with ir80, with ir81, with pi21, with art21",
            6,
        ),
        (
            "ir24 2112, ir20 2112, pi3b 2112, ri35 2113 reduced",
            "target 2113, with ir24, with ir20, with pi3b",
            5,
        ),
        ("ir24 2112, ir20 2112", "target 2113, with ir24, with ir20", 6),
        ("ir80 1605 reduced, ri165 1606, ri362 1606", "target 1606, with ir80", 1),
    ];
    for (units, declared, die) in battles {
        for pick in 0..3 {
            let mut desk = Desk::new(units);
            desk.at(GERMAN, Phase::Assault);
            for decision in declared.split(", ") {
                ear.hear_position(&desk.game, &desk.p);
                desk.does(decision);
            }
            ear.hear_position(&desk.game, &desk.p);
            desk.rolling(&[die]).does("assault");
            for _ in 0..20 {
                ear.hear_all(&desk.lines.iter().map(|line| desk.game.tell(&line.what)).collect::<Vec<_>>());
                ear.hear_position(&desk.game, &desk.p);
                if desk.p.phase == Phase::Assault || desk.p.phase == Phase::Break {
                    break;
                }
                let offers = desk.offers();
                desk.does(&offers[pick % offers.len()].clone());
            }
        }
    }
    ear.approve();
}

/// Damage that its owner deals out, and what a barrage may do to a unit of every sort.
#[test]
fn questions_of_a_bombardment_are_worded_in_both_languages() {
    let mut ear = Ear::new();
    let units = "xviii1 1604, xviii2 1604, ri165 1606, ri351 1606, qg-xxx 1606 cut-off, ri362 1607 reduced, \
                 ri324 1608, bcp56 1609 reduced demoralised";
    let mut desk = Desk::new(units);
    desk.at(GERMAN, Phase::Bombard);
    for decision in ["take naval", "stay", "take xviii1", "with xviii2", "with heavy"] {
        desk.does(decision);
        ear.hear_position(&desk.game, &desk.p);
        ear.hear_why_not(&desk.game, &desk.p, GERMAN, "naval", None);
    }
    for hex in ["1606", "1607", "1608", "1609"] {
        ear.hear_odds(Some(&desk.odds(&format!("barrage {hex}"))));
    }
    desk.rolling(&[5]).does("barrage 1606");
    assert_eq!(desk.p.phase, Phase::Damage);
    ear.hear_position(&desk.game, &desk.p);
    ear.approve();
}

/// A headquarters that nothing reaches, and an assault across a stream.
#[test]
fn rare_notes_are_worded_in_both_languages() {
    let mut ear = Ear::new();
    let mut desk = Desk::new("qg-xviii 1104, ir80 2507, ir81 2507, ri35 2606 reduced");
    desk.control(FRENCH, "0201 1601 2201");
    for id in ["qg-xviii", "ir80"] {
        let unit = Subject::Unit(desk.unit(id));
        ear.hear_inspection(&desk.game.inspect(&desk.p, Onlooker::Spectator, unit));
    }
    desk.at(GERMAN, Phase::Assault);
    ear.hear_odds(Some(&desk.odds("target 2606")));
    ear.approve();
}

/// Questions that are asked once a game at most.
#[test]
fn questions_of_a_day_are_worded_in_both_languages() {
    let mut ear = Ear::new();
    let mut hear = |desk: &Desk| ear.hear_position(&desk.game, &desk.p);
    let units = "qg-xxx 1609, qg-xviii 1104, ri13 1622 reduced, ir80 1605 reduced, bcp56 1606, pi21 1605";
    let mut desk = Desk::with(units, "attached");
    for id in ["xxx1", "qg-xx", "ri165", "qg-iii", "ir81"] {
        desk.lose(id, false);
    }
    desk.p.replacements = 2;
    for side in [GERMAN, FRENCH] {
        for phase in [Phase::Replace, Phase::Break] {
            hear(desk.at(side, phase));
        }
    }
    hear(desk.at(FRENCH, Phase::Petain));
    hear(desk.at(FRENCH, Phase::Attach));
    hear(desk.at(GERMAN, Phase::Call));
    desk.does("call");
    hear(&desk);
    desk.p.ended = 3;
    hear(desk.at(GERMAN, Phase::Over));
    ear.approve();
}

/// Every level of victory, with the points that lead to it.
#[test]
fn every_end_is_said_in_both_languages() {
    let mut ear = Ear::new();
    for (level, points) in [(0, -1..=2), (1, 3..=5), (2, 6..=8), (3, 9..=11), (4, 12..=20)] {
        for points in points {
            ear.hear(&Text::key(format!("level-{level}")).with("points", points));
        }
        ear.hear(&Text::key(format!("level-name-{level}")));
    }
    ear.approve();
}

/// Every kind of event, with what it may say.
fn events(desk: &Desk) -> Vec<Event> {
    let (unit, of) = (desk.unit("art21"), desk.unit("ir80"));
    let (hex, from, to) = (desk.hex("1104"), desk.hex("1104"), desk.hex("1105"));
    let (side, dice, morale, target) = (FRENCH, [3, 4], 7, hex);
    let mut events = vec![
        Event::Placed { unit, hex },
        Event::StandardDeployment { side },
        Event::Deployed { side },
        Event::DayBegins { day: 21 },
        Event::FineAtFirst,
        Event::OutOfSupply { unit, hex },
        Event::Supplied { unit, hex },
        Event::Surrendered { unit, hex },
        Event::Replaced { unit, hex },
        Event::Restored { unit, hex },
        Event::Arrived { unit, hex },
        Event::Delayed { unit, hex },
        Event::NotCalled,
        Event::Petain,
        Event::GunReturned { unit, hex },
        Event::Unscathed { hex },
        Event::Damaged { unit, hex },
        Event::NothingToDamage { hex },
        Event::Demoralised { unit, hex },
        Event::CutOff { unit, hex },
        Event::Reduced { unit, hex },
        Event::Eliminated { unit, hex },
        Event::LeftBehind { unit, hex },
        Event::DugIn { unit, hex },
        Event::LeftDigging { unit, hex },
        Event::Taken { hex, side },
        Event::FellBack { unit, from, to },
        Event::FortDestroyed { hex },
        Event::FortAbsorbs { hex },
        Event::RemnantFormed { unit, of, hex },
        Event::RemnantDeclined { unit },
        Event::Infiltrated { unit, from, to },
        Event::Recovery,
    ];
    events.extend((2..7).map(|phase| Event::Phase { side, phase }));
    events.extend((0..3).map(|corps| Event::Attached { corps }));
    events.extend((0..5).map(|what| Event::Points { what, points: if what == 4 { -1 } else { what as i8 } }));
    events.extend([-1, 0, 1, 7].map(|points| Event::Ended {
        points,
        towns: 1,
        forts: 1,
        city: 0,
        losses: 3,
    }));
    for yes in [false, true] {
        events.extend([
            Event::Weather { die: 2, bad: yes },
            Event::Rally { unit, hex, dice, morale, rallied: yes },
            Event::HeadquartersRally { unit, hex, dice, morale, rallied: yes },
            Event::Called { free: yes },
            Event::Interdiction { unit, hex, die: 3, need: 4, laid: yes },
            Event::RemnantTest { unit, hex, dice, morale, saved: yes },
        ]);
        events.extend((0..4).map(|add| Event::MoraleTest { unit, hex, dice, add, morale, failed: yes }));
    }
    for count in 0..4 {
        let (others, halves) = (count, count);
        events.extend([
            Event::Replacements { side, count },
            Event::MarkersLifted { side, count },
            Event::HitsWithoutEffect { side, count },
            Event::NoWayBack { side },
            Event::Retreats { side, distance: count },
            Event::Moved { unit, others, from, to, halves },
            Event::MarchedFar { unit, others, from, to, halves },
            Event::BrokeThrough { unit, others, from, to },
            Event::Assault { target, attackers: count, guns: count, attack: 9, defence: 4, column: -3 },
            Event::DefenceSupported { target, guns: count, strength: 3, column: 8 },
            Event::AssaultRolled { target, column: 0, die: 1, attacker: count, defender: count },
        ]);
    }
    for shift in -5..=2i8 {
        let many = shift.unsigned_abs();
        let (guns, strength, column, result) = (many, 16, many, many.min(4));
        events.push(Event::Barrage { hex, guns, strength, column, shift, die: 5, result });
    }
    events
}

#[test]
fn every_event_is_told_in_both_languages() {
    let desk = Desk::new("");
    let mut ear = Ear::new();
    let events = events(&desk);
    let kinds: BTreeSet<String> = events.iter().map(kind).collect();
    assert_eq!(kinds.len(), kinds_of_events(), "an event is missing from the list above");
    for event in events {
        ear.hear(&desk.game.tell(&event));
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
fn messages_without_arguments_say_something() {
    let mut ear = Ear::new();
    let about = Verdun::about();
    let names = [about.title, about.tagline, about.scale, about.length, about.sides[0], about.sides[1]];
    ear.hear_all(&names.map(Text::key));
    for choice in about.scenarios.iter().chain(about.options) {
        ear.hear(&Text::key(choice.name));
    }
    for moment in about.windows {
        ear.hear(&Text::key(moment.name));
    }
    let reasons = reasons();
    assert!(reasons.contains("too-weak") && reasons.contains("half-as-steps-first"), "{reasons:?}");
    for reason in reasons {
        ear.hear(&Text::key(reason));
    }
    ear.approve();
}

/// A refusal is a sentence, whoever reads it.
#[test]
fn a_refusal_is_a_sentence() {
    for words in [Language::Fr, Language::En].map(Desk::words) {
        for reason in reasons() {
            let said = words.say(&Text::key(reason));
            let begins = said.chars().next().is_some_and(char::is_uppercase);
            assert!(begins && said.ends_with('.'), "{said}");
        }
    }
}

#[test]
fn a_badly_written_decision_is_answered_with_a_sentence() {
    let game = game("");
    let mut ear = Ear::new();
    for text in [
        "",
        "charge",
        "take",
        "take ir999",
        "place 9999",
        "go Verdun",
        "replace ir80 3399",
        "attach XXI",
        "fall ir80",
        "infiltrate ir80 x",
        "done done",
    ] {
        ear.hear(&game.parse(text).expect_err(text));
    }
    for id in ["9999", "corps-x", "hill"] {
        ear.hear(&game.point_at(id).expect_err(id));
    }
    ear.approve();
}

/// The fault that is found in the data with a file changed so.
fn fault(file: &str, change: impl Fn(&str) -> String) -> Text {
    let mut pack: Pack = verdun::own_pack();
    let before = pack.file(file).expect("a file of the game").to_string();
    let after = change(&before);
    assert_ne!(before, after, "nothing is changed in {file}");
    pack.replace(file, after.clone());
    let setup = Setup { scenario: "campaign".into(), options: Vec::new(), pack };
    Verdun::ready(setup).err().unwrap_or_else(|| panic!("no fault found in {after}")).text()
}

fn key(text: &Text) -> String {
    match text {
        Text::Key { key, .. } => key.to_string(),
        _ => String::new(),
    }
}

/// A fault in a file is said with what was found and what was expected: each of them is made here.
#[test]
fn faulty_data_are_answered_with_a_sentence() {
    let mut faults = Vec::new();
    let changed = [
        ("map.toml", "columns = 33", "columns = 90"),
        ("map.toml", "0105  town                text      Forges", "0105"),
        ("map.toml", "0105  town", "0135  town"),
        ("map.toml", "0105  town", "0110  town"),
        ("map.toml", "0105  town                text", "0105  swamp               text"),
        ("map.toml", "0105  town                text", "0105  town                heard"),
        ("units.toml", "zone = \"72R\"", "zone = \"73R\""),
        ("units.toml", "zone = \"72R\"", "hex = \"9999\""),
        ("units.toml", "id = \"ri165\"", "id = \"RI 165\""),
        ("units.toml", "id = \"ri165\"", "id = \"ri324\""),
        ("units.toml", "corps = \"XXX\", division = \"72R\"", "division = \"72R\""),
        ("units.toml", "corps = \"XXX\", division = \"72R\"", "corps = \"III\", division = \"72R\""),
        ("units.toml", "move = 4, morale = 7, zone = \"72R\"", "move = 4, zone = \"72R\""),
        ("units.toml", "kind = \"garrison\"", "kind = \"remnant\""),
        ("units.toml", "kind = \"headquarters\"", "kind = \"divisional\", range = 5, combat = 1"),
        ("units.toml", "\n[[corps]]\nid = \"XX\"", "\n[[corps]]\nid = \"XXX\""),
        ("tables.toml", "columns = \"1:3 1:2", "columns = \"1:4 1:2"),
        ("tables.toml", "\"4/0 4/0", "\"4-0 4/0"),
        ("tables.toml", "\"4/0 4/0", "\"4/0"),
        ("tables.toml", "\"1  4  7", "\"1  7  4"),
        ("tables.toml", "\"-  -  -  -  -  -  M\"", "\"-  -  -  -  -  -  M9\""),
        ("map.toml", "id = \"forges\"\nhexes = \"0105\"", "id = \"forges\"\nhexes = \"\""),
        ("map.toml", "path = \"1115 1214 1315\"", "path = \"1115 1215 1315\""),
        ("map.toml", " 1116/1215 ", " "),
        ("map.toml", "german = \"0201 1601 2201\"", "german = \"0201 1501 2201\""),
        ("units.toml", "move = 4, morale = 7, zone = \"72R\"", "move = 4, morale = 77, zone = \"72R\""),
        ("tables.toml", "wood   = { move = 2,", "wood   = { move = 200,"),
        ("deployments.toml", "0503: ri324", "9999: ri324"),
        ("deployments.toml", "0503: ri324", "0503: ir80"),
        ("deployments.toml", "0503: ri324", "0503: ri351"),
    ];
    for (file, from, to) in changed {
        faults.push(fault(file, |text| text.replacen(from, to, 1)));
    }
    // Lists in quotes, changed whole: the first of each kind.
    let listed = [
        ("front = ", ""),
        ("front = ", "0403 0503 0703"),
        ("front = ", "0402 0503"),
        ("front = ", "0403 0503"),
        ("german = ", ""),
        ("path = ", "0201"),
        ("path = ", "0201 0401"),
        ("sides = ", "0101-0201"),
        ("sides = ", "0101/0301"),
        ("side = ", "2010/2011"),
    ];
    for (field, list) in listed {
        faults.push(fault("map.toml", |text| {
            let at = text.find(&format!("\n{field}")).or_else(|| text.find(field)).expect(field);
            let start = at + text[at..].find('"').expect("a quote");
            let quote = if text[start..].starts_with("\"\"\"") { "\"\"\"" } else { "\"" };
            let body = start + quote.len();
            let end = body + text[body..].find(quote).expect("an end") + quote.len();
            format!("{}\"{list}\"{}", &text[..start], &text[end..])
        }));
    }
    let remnant = |number: usize| {
        format!(
            "  {{ id = \"extra{number}\", side = \"french\", kind = \"remnant\", name = {{ fr = \"x\", en = \"x\" }}, \
             short = \"x\", combat = 1, morale = 6, source = \"drawn\" }},\n"
        )
    };
    faults.push(fault("units.toml", |text| {
        let many: String = (0..40).map(remnant).collect();
        text.replacen("unit = [\n", &format!("unit = [\n{many}"), 1)
    }));
    let mut ear = Ear::new();
    ear.hear_all(&faults);
    ear.approve();
    let of_data = |key: &String| ["map-", "unit-", "table-"].iter().any(|family| key.starts_with(family));
    let made: BTreeSet<String> = faults.iter().map(key).collect();
    let known = keys_of(messages(Language::Fr)).into_iter().filter(|key| of_data(key));
    let missed: Vec<String> = known.filter(|key| !made.contains(key) && key != "unit-and-others").collect();
    assert!(missed.is_empty(), "{missed:?}");
}

/// French needs articles and agreements that the arguments do not bring.
#[test]
fn french_agrees() {
    let desk = Desk::new("");
    let words = Words::new(Language::Fr, &[messages(Language::Fr)]);
    let said = |event: Event| words.say(&desk.game.tell(&event)).replace('\u{a0}', " ");
    let (guns, regiment, hex) = (desk.unit("art21"), desk.unit("ir80"), desk.hex("1104"));
    assert_eq!(said(Event::Deployed { side: GERMAN }), "Les Allemands sont en place.");
    assert_eq!(
        said(Event::Demoralised { unit: guns, hex }),
        "Artillerie de la 21e division, Haumont (1104) : unité démoralisée."
    );
    let test = |add| Event::MoraleTest { unit: regiment, hex, dice: [3, 4], add, morale: 8, failed: add > 1 };
    let start = "80e régiment d’infanterie, Haumont (1104) : test de moral, dés 3 + 4";
    assert_eq!(said(test(0)), format!("{start} contre 8 ; l’unité tient."));
    assert_eq!(said(test(2)), format!("{start}, plus 2, contre 8 ; c’est un échec."));
    assert_eq!(
        said(Event::Moved { unit: regiment, others: 2, from: desk.hex("1101"), to: hex, halves: 7 }),
        "80e régiment d’infanterie et 2 autres unités : 1101 → Haumont (1104), 3 points et demi."
    );
    let barrage = Event::Barrage { hex, guns: 3, strength: 16, column: 6, shift: -1, die: 5, result: 3 };
    assert_eq!(
        said(barrage),
        "Barrage, Haumont (1104) : 3 pièces, force 16, décalage −1, colonne 16–18. Dé 5 : test de moral à +2 (M2)."
    );
    assert_eq!(said(Event::Attached { corps: 0 }), "La 16e division est rattachée au XXXe corps.");
    assert_eq!(said(Event::Points { what: 4, points: -1 }), "Appel de la 121e division : −1 point.");
}

/// Keys stand in the same order in both files, so that they can be read side by side.
#[test]
fn both_files_have_the_same_order() {
    assert_eq!(keys_of(messages(Language::Fr)), keys_of(messages(Language::En)));
}
