//! What every game's words are held to: there in both languages, used, complete, and said without a fault.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use contract::{Dice, Journal, Lister, Odds, Onlooker, Seat, Show};
use table::{Inspection, Language, Scene, Table, Text, Words, keys_of};

use crate::{Bench, Desk, words};

/// The tests of a game's words: `workbench::speech!(Verdun, families(), &BEGINNINGS);` with the keys that code puts together
/// from parts, and how keys begin that are often named apart from where they are said.
#[macro_export]
macro_rules! speech {
    ($game:ty, $families:expr, $beginnings:expr) => {
        #[test]
        fn every_message_is_there_in_both_languages_and_used() {
            $crate::speech::every_message_is_used::<$game>(
                env!("CARGO_MANIFEST_DIR"),
                &$families,
                $beginnings,
            );
        }

        #[test]
        fn a_message_takes_the_same_arguments_in_both_languages() {
            $crate::speech::arguments_are_the_same::<$game>();
        }

        #[test]
        fn each_language_is_typeset_as_it_is() {
            $crate::speech::words_are_typeset::<$game>();
        }

        #[test]
        fn both_files_have_the_same_order() {
            $crate::speech::order_is_the_same::<$game>();
        }

        #[test]
        fn no_key_is_written_twice() {
            $crate::speech::no_key_is_written_twice::<$game>();
        }

        #[test]
        fn messages_without_arguments_say_something() {
            $crate::speech::names_are_said::<$game>();
        }

        #[test]
        fn a_refusal_is_a_sentence() {
            $crate::speech::refusals_are_sentences::<$game>(env!("CARGO_MANIFEST_DIR"));
        }
    };
}

fn messages<G: Show>(language: Language) -> &'static str {
    (G::about().messages)(language)
}

/// The texts of all program files of a crate, whoever adds one.
fn sources(root: &str) -> Vec<String> {
    rulebook::sources(&Path::new(root).join("src")).into_values().collect()
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

/// The reasons of refusals, whichever way their section is found: the literals of every call that refuses, sections left
/// out.
fn reasons(sources: &[String]) -> BTreeSet<String> {
    let mut reasons = BTreeSet::new();
    for source in sources {
        for opening in ["refuse(", "refuse::<()>(", "Refusal::new("] {
            for (at, _) in source.match_indices(opening) {
                let mut call = arguments(&source[at + opening.len()..]).to_string();
                while let Some(start) = call.find("rule!(") {
                    let section = arguments(&call[start + "rule!(".len()..]).len();
                    call.replace_range(start..start + "rule!(".len() + section + 1, "");
                }
                reasons.extend(call.split('"').skip(1).step_by(2).map(str::to_string));
            }
        }
    }
    reasons
}

/// The literals that begin like keys; what families begin with is none.
fn named_apart(sources: &[String], families: &[String], beginnings: &[&str]) -> BTreeSet<String> {
    let is_key = |literal: &&str| beginnings.iter().any(|beginning| literal.starts_with(beginning));
    let plain = |literal: &&str| literal.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    let begins = |literal: &&str| {
        families.iter().any(|key| key.strip_prefix(literal).is_some_and(|rest| rest.starts_with('-')))
    };
    let ended = |literal: &&str| !literal.ends_with('-') && !begins(literal);
    let literals = sources.iter().flat_map(|source| source.split('"'));
    literals.filter(is_key).filter(plain).filter(ended).map(str::to_string).collect()
}

/// Every message is there in both languages, and said somewhere; and what is said is there.
pub fn every_message_is_used<G: Show>(root: &str, families: &[String], beginnings: &[&str]) {
    let sources = sources(root);
    let mut said = families.to_vec();
    said.extend(reasons(&sources));
    said.extend(named_apart(&sources, families, beginnings));
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    let [fr, en] = [Language::Fr, Language::En].map(messages::<G>);
    let faults = contract::speech::faults(fr, en, &sources, &said);
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The messages by their keys, each with its attributes.
fn bodies(messages: &str) -> BTreeMap<&str, String> {
    let mut bodies: BTreeMap<&str, String> = BTreeMap::new();
    let mut key = "";
    for line in messages.lines().filter(|line| !line.starts_with('#')) {
        if let Some((named, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            key = named;
        }
        bodies.entry(key).or_default().push_str(line);
    }
    bodies
}

/// The words that follow a sign in a message.
fn after<'a>(body: &'a str, sign: &'a str) -> impl Iterator<Item = &'a str> {
    body.split(sign).skip(1).filter_map(|rest| rest.trim_start().split([' ', '}', '.', '[']).next())
}

/// The arguments that each message takes, by its key: its own, and those of the messages that it is made of, which are left
/// out themselves.
fn arguments_of(messages: &str) -> BTreeMap<&str, BTreeSet<String>> {
    let bodies = bodies(messages);
    let parts: BTreeSet<&str> = bodies.values().flat_map(|body| after(body, "{")).collect();
    let of = |body: &String| {
        let made_of = after(body, "{").filter_map(|part| bodies.get(part));
        let all = made_of.chain([body]).flat_map(|body| after(body, "$"));
        all.map(str::to_string).collect::<BTreeSet<String>>()
    };
    bodies.iter().filter(|(key, _)| !parts.contains(*key)).map(|(key, body)| (*key, of(body))).collect()
}

/// A message takes the same arguments in both languages.
pub fn arguments_are_the_same<G: Show>() {
    let [french, english] =
        [Language::Fr, Language::En].map(|language| arguments_of(messages::<G>(language)));
    for (key, arguments) in french {
        // What is a part in one language may be a message of its own in the other.
        assert!(english.get(key).is_none_or(|other| *other == arguments), "{key}: {arguments:?}");
    }
}

/// Each language has its own quotes and spaces, and abbreviations are written out.
pub fn words_are_typeset<G: Show>() {
    for language in [Language::Fr, Language::En] {
        let messages = messages::<G>(language);
        assert_eq!(contract::speech::misprints(language, messages), Vec::<String>::new());
        let short = |line: &&str| !contract::speech::abbreviations(line).is_empty();
        let comment = |line: &&str| line.starts_with('#');
        let lines: Vec<&str> = messages.lines().filter(short).filter(|line| !comment(line)).collect();
        assert!(lines.is_empty(), "write out the abbreviations: {lines:#?}");
    }
}

/// Keys stand in the same order in both files, so that they can be read side by side.
pub fn order_is_the_same<G: Show>() {
    assert_eq!(keys_of(messages::<G>(Language::Fr)), keys_of(messages::<G>(Language::En)));
}

/// A key that is written twice is said as the first of them: the second is for nothing.
pub fn no_key_is_written_twice<G: Show>() {
    for language in [Language::Fr, Language::En] {
        let mut keys = keys_of(messages::<G>(language));
        keys.sort();
        let twice: Vec<_> = keys.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }
}

/// Titles, sides, scenarios, options, windows: everything that a game calls by a name.
pub fn names_are_said<G: Show>() {
    let mut ear = Ear::of::<G>();
    let about = G::about();
    let names = [about.title, about.tagline, about.scale, about.length, about.sides[0], about.sides[1]];
    ear.hear_all(&names.map(Text::key));
    for choice in about.scenarios.iter().chain(about.options) {
        ear.hear(&Text::key(choice.name));
    }
    for moment in about.windows {
        ear.hear(&Text::key(moment.name));
    }
    ear.approve();
}

/// A refusal is a sentence, whoever reads it; those that the position adds to are left to the game.
pub fn refusals_are_sentences<G: Show>(root: &str) {
    let mut ear = Ear::of::<G>();
    let reasons = reasons(&sources(root));
    assert!(!reasons.is_empty());
    let arguments = arguments_of(messages::<G>(Language::Fr));
    let plain = |reason: &String| arguments.get(reason.as_str()).is_none_or(BTreeSet::is_empty);
    for text in reasons.into_iter().filter(plain).map(Text::key) {
        ear.hear(&text);
        for said in crate::said::<G>(&text) {
            let begins = said.chars().next().is_some_and(|c| c.is_uppercase() || c == '«' || c == '“');
            assert!(begins && said.ends_with('.'), "{said}");
        }
    }
    ear.approve();
}

/// Hears the words of a game in both languages, and keeps what is wrong with them.
pub struct Ear {
    words: [Words; 2],
    faults: BTreeSet<String>,
}

impl Ear {
    /// Who listens to this game.
    pub fn of<G: Show>() -> Ear {
        Ear { words: [Language::Fr, Language::En].map(words::<G>), faults: BTreeSet::new() }
    }

    /// A text.
    pub fn hear(&mut self, text: &Text) {
        for words in &self.words {
            let said = words.say(text);
            // An unknown key is said in brackets, a missing argument or reference in braces.
            if said.trim().is_empty() || said.contains(['[', ']', '{', '}']) || said.contains("  ") {
                self.faults.insert(format!("{:?}: “{said}” of {text}", words.language()));
            }
        }
    }

    /// Several texts, or one that may be there.
    pub fn hear_all<'a>(&mut self, texts: impl IntoIterator<Item = &'a Text>) {
        texts.into_iter().for_each(|text| self.hear(text));
    }

    /// What never changes in a game.
    pub fn hear_scene(&mut self, scene: &Scene) {
        let places = scene.board.places();
        self.hear(&scene.title);
        self.hear_all(&scene.sides);
        let reconstructed = scene.reconstructed.iter().flat_map(|datum| [&datum.what, &datum.why]);
        for text in scene.brief.iter().chain(reconstructed) {
            self.hear(text);
            // Data are not read for misprints elsewhere.
            for words in &self.words {
                self.faults.extend(contract::speech::misprints(words.language(), &words.say(text)));
            }
        }
        self.hear_all(places.iter().map(|place| &place.name));
        self.hear_all(places.iter().flat_map(|place| place.ground.iter().chain(&place.nation)));
        self.hear_all(scene.kinds.iter().map(|kind| &kind.name));
        self.hear_all(scene.cards.iter().flat_map(|card| [&card.title, &card.effect, &card.short]));
        self.hear_all(scene.cards.iter().filter_map(|card| card.moment.as_ref()));
    }

    /// A table.
    pub fn hear_table(&mut self, table: &Table) {
        self.hear_all(&table.status);
        self.hear_all(table.places.iter().flat_map(|place| &place.markers).map(|marker| &marker.name));
        for piece in &table.pieces {
            self.hear(&piece.name);
            self.hear_all(piece.marks.iter().chain(&piece.with).map(|mark| &mark.name));
        }
        self.hear_all(table.hands.iter().map(|hand| &hand.name));
        self.hear_all(table.piles.iter().map(|pile| &pile.name));
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
        self.hear_all(table.dice.iter().map(|die| &die.name));
        self.hear_all(&table.prompt.asks);
        for offer in &table.prompt.offers {
            self.hear(&offer.label);
            if let Some(caution) = &offer.caution {
                self.hear_all([&caution.says, &caution.brief]);
                self.hear_all(caution.loses.iter().map(|stake| &stake.name));
            }
        }
        self.hear_all(&table.outcome);
    }

    /// What is said of a thing that is pointed at.
    pub fn hear_inspection(&mut self, inspection: &Inspection) {
        self.hear_all(&inspection.title);
        self.hear_all(inspection.rows.iter().map(|row| &row.label));
        self.hear_all(inspection.said());
        self.hear_all(inspection.overlays.iter().map(|overlay| &overlay.name));
    }

    /// The odds of a decision, where it has any.
    pub fn hear_odds(&mut self, odds: Option<&Odds>) {
        let Some(odds) = odds else { return };
        self.hear_all(&odds.summary);
        self.hear_all(odds.cases.iter().map(|case| &case.label));
        for beside in &odds.beside {
            self.hear(&beside.what);
            self.hear_all(beside.cases.iter().map(|case| &case.label));
        }
    }

    /// What pointing at a thing says, and why nothing can be done with it, be it at all or to a target.
    pub fn hear_pointing<G: Show>(&mut self, game: &G, p: &G::Position, seat: Seat, id: &str, target: &str) {
        let point = |id: &str| game.point_at(id).expect("an id of the table");
        let (thing, target) = (point(id), point(target));
        for onlooker in [Onlooker::Seat(seat), Onlooker::Spectator] {
            self.hear_inspection(&game.inspect(p, onlooker, thing));
            let measure = game.measure(p, onlooker, thing, target);
            self.hear_all(measure.iter().flat_map(|measure| &measure.notes));
        }
        for (seat, target) in [(seat, None), (seat, Some(target)), (seat.other(), Some(target))] {
            let why = game.why_not(p, seat, thing, target);
            self.hear_all(&why.map(|refusal| game.sentence(p, seat, refusal)));
        }
    }

    /// What happened.
    pub fn hear_told<G: Show>(&mut self, game: &G, events: impl IntoIterator<Item = G::Event>) {
        for event in events {
            self.hear(&game.tell(&event));
            self.hear_all(game.picture(&event).together.iter().map(|together| &together.text));
        }
    }

    /// Everything that a position gives to see: the table for everyone, and the odds of what is on offer.
    pub fn hear_position<G: Show>(&mut self, game: &G, p: &G::Position) {
        let seats = Seat::BOTH.map(Onlooker::Seat);
        for onlooker in seats.into_iter().chain([Onlooker::Spectator, Onlooker::Umpire]) {
            self.hear_table(&game.table(p, onlooker));
        }
        let Some(seat) = game.to_decide(p).iter().next() else { return };
        let mut decisions = Vec::new();
        Lister::default().decisions(game, p, seat, &mut decisions);
        for decision in decisions.into_iter().take(60) {
            self.hear_odds(game.odds(p, seat, decision).as_ref());
        }
    }

    /// The position on a desk, and what led to it.
    pub fn hear_desk<D: Desk>(&mut self, desk: &D) {
        self.hear_told(&desk.game, desk.events());
        self.hear_position(&desk.game, &desk.p);
    }

    /// Plays on at random to the end, with everything said on the way: a position in full the first times that its like is
    /// met, and now and then afterwards. `like` says what a position is like; `things` are some ids to point at, the first of
    /// them as a target of the others.
    pub fn hear_game<G: Show>(
        &mut self,
        bench: Bench<G>,
        seed: u64,
        like: impl Fn(&G::Position, Seat) -> String,
        things: impl Fn(&G, &mut Dice) -> Vec<String>,
    ) {
        let Bench { game, mut p, lines, .. } = bench;
        let (mut dice, mut lister, mut decisions) = (Dice::loose(seed), Lister::default(), Vec::new());
        let mut met: BTreeMap<String, u32> = BTreeMap::new();
        self.hear_scene(&game.scene());
        self.hear_told(&game, lines.into_iter().map(|line| line.what));
        for step in 0.. {
            let Some(seat) = game.to_decide(&p).iter().next() else { break };
            let times = met.entry(like(&p, seat)).or_default();
            *times += 1;
            if *times <= 5 || step % 150 == 0 {
                self.hear_position(&game, &p);
            }
            if step % 10 == 0 {
                let things = things(&game, &mut dice);
                things.iter().for_each(|id| self.hear_pointing(&game, &p, seat, id, &things[0]));
            }
            lister.decisions(&game, &p, seat, &mut decisions);
            let decision = decisions[dice.below(decisions.len() as u32) as usize];
            let mut journal = Journal::kept();
            game.decide(&mut p, seat, decision, &mut dice, &mut journal).expect("it was on offer");
            self.hear_told(&game, journal.into_lines().into_iter().map(|line| line.what));
            for seat in Seat::BOTH {
                let refusal = game.check(&p, seat, decision).err();
                self.hear_all(&refusal.map(|refusal| game.sentence(&p, seat, refusal)));
            }
        }
        assert!(game.outcome(&p).is_some(), "the game has been played to its end");
        self.hear_position(&game, &p);
    }

    /// Decisions that are badly written, and things that are not there, are answered with a sentence.
    pub fn hear_mistakes<G: Show>(&mut self, game: &G, decisions: &[&str], things: &[&str]) {
        for text in decisions {
            self.hear(&game.parse(text).expect_err(text));
        }
        for id in things {
            self.hear(&game.point_at(id).expect_err(id));
        }
    }

    /// Nothing was wrong.
    pub fn approve(self) {
        let first: Vec<&String> = self.faults.iter().take(20).collect();
        assert!(first.is_empty(), "{first:#?}");
    }
}

/// The name of an event's kind.
pub fn kind(event: &impl std::fmt::Debug) -> String {
    let text = format!("{event:?}");
    text.split([' ', '{', '(']).next().unwrap_or_default().to_string()
}

/// The kinds of events that a source names, be it in an enum or in `contract::events!`, where each stands behind its key.
fn kinds(source: &str) -> BTreeSet<String> {
    let body = source.split("pub enum Event {").nth(1).expect("the enum");
    let code = body.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| [line, "\n"]);
    // Fields and whatever a key hangs on stand in brackets.
    let (mut outside, mut depth) = (String::new(), 0);
    for c in code.flat_map(str::chars) {
        depth -= i32::from("})]".contains(c));
        if depth < 0 {
            break;
        }
        if depth == 0 {
            outside.push(c);
        }
        depth += i32::from("{([".contains(c));
    }
    let named = outside.split(',').filter_map(|item| {
        let mut lines = item.rsplit("=>").next()?.lines().map(str::trim_start);
        lines.find(|line| line.starts_with(char::is_uppercase))?.split(|c: char| !c.is_alphanumeric()).next()
    });
    named.map(str::to_string).collect()
}

/// Events of every kind are told, each in a sentence. The kinds are counted in the source, `include_str!("../src/event.rs")`: a match would be as
/// long as the list itself.
pub fn every_event_is_told<G: Show>(game: &G, events: Vec<G::Event>, source: &str) {
    let there = kinds(source);
    let told: BTreeSet<String> = events.iter().map(kind).collect();
    let missing: Vec<&String> = there.difference(&told).collect();
    assert!(missing.is_empty(), "these events are not tried: {missing:?}");
    assert_eq!(there.len(), told.len(), "not every kind of event is found in the source");
    let mut ear = Ear::of::<G>();
    for text in events.iter().map(|event| game.tell(event)) {
        ear.hear(&text);
        for words in &ear.words {
            // What the players alone are told stands in brackets.
            let said = words.say(&text).trim_matches(['(', ')']).to_string();
            let begins = said.chars().next().is_some_and(|c| c.is_uppercase() || c.is_ascii_digit());
            assert!(begins && said.ends_with('.'), "{said}");
        }
    }
    ear.approve();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_found_whichever_way_their_section_is() {
        let source = r#"
            refuse(rule!("4.1"), "too-far");
            Refusal::new(if late { rule!("9") } else { rule!("8") }, "too-late");
            refuse::<()>(self.section(), if near { "too-near" } else { "too-weak" });
        "#;
        let found = reasons(&[source.to_string()]);
        assert_eq!(found.iter().collect::<Vec<_>>(), ["too-far", "too-late", "too-near", "too-weak"]);
    }

    #[test]
    fn a_message_takes_the_arguments_of_its_parts() {
        let found =
            arguments_of("side = { $side ->\n    *[other] eux\n}\nwon = { side } gagne { $points } points\n");
        assert_eq!(found.keys().collect::<Vec<_>>(), [&"won"]);
        assert_eq!(found["won"].iter().collect::<Vec<_>>(), ["points", "side"]);
    }

    #[test]
    fn the_kinds_of_events_are_found_in_an_enum_and_behind_their_keys() {
        let plain = "pub enum Event {
    /// One.
    Moved {
        From: u8,
    },
    Lost(u8),
    Over,
}
";
        let keyed = r#"events! {
    pub enum Event {
        "moved" => Moved { to: u8 } with("way": match to { Some(to) => To, None => No }),
        match why {
            Why::Fire => "shot",
        } => Lost {
            Why: u8,
        },
        if bad { "x" } else { "y" }
            => Over,
    }
}
"#;
        for source in [plain, keyed] {
            assert_eq!(kinds(source).into_iter().collect::<Vec<_>>(), ["Lost", "Moved", "Over"], "{source}");
        }
    }

    #[test]
    fn keys_named_apart_are_found_by_their_beginning() {
        let sources = [r#"["ask-move", "ask-", "note", "note-x y", "mark-iv"]"#.to_string()];
        let found = named_apart(&sources, &["ask-unit-1".to_string()], &["ask-", "note-"]);
        assert_eq!(found.into_iter().collect::<Vec<_>>(), ["ask-move"]);
    }
}
