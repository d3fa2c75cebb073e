//! A desk to try rules on: a position, decisions in notation, dice that show what the test says.

use std::ops::DerefMut;

use contract::{Dice, Journal, Line, Lister, Odds, Onlooker, Refusal, Rules, Seat, Show, Think};
use table::{Inspection, Language, Table, Words};

/// What lies on a desk: the game, the position, and what came of the last decision.
pub struct Bench<G: Show> {
    /// The game, made ready.
    pub game: G,
    /// The position.
    pub p: G::Position,
    /// What the last decision left in the journal.
    pub lines: Vec<Line<G::Event>>,
    /// The dice of the next decision.
    pub dice: Dice,
    seed: u64,
}

impl<G: Show> Bench<G> {
    /// A game from its very beginning.
    pub fn begin(game: G, seed: u64) -> Bench<G> {
        let mut journal = Journal::kept();
        let p = game.begin(&mut Dice::loose(seed), &mut journal);
        Bench { game, p, lines: journal.into_lines(), dice: Dice::loose(seed + 1), seed: seed + 2 }
    }

    /// A game at this position.
    pub fn at(game: G, p: G::Position) -> Bench<G> {
        Bench { game, p, lines: Vec::new(), dice: Dice::loose(1), seed: 1 }
    }
}

fn section<G: Show>(refusal: Refusal) -> &'static str {
    &(G::about().rulebook)().section(refusal.rule).id
}

/// What can be done at a desk. Each game has its own, which knows how to put that game's pieces; it lies on a [`Bench`].
pub trait Desk: DerefMut<Target = Bench<Self::Game>> {
    /// The game that is played.
    type Game: Show + Think;

    /// A decision in notation.
    fn decision(&self, text: &str) -> <Self::Game as Rules>::Decision {
        self.game.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// Something on the table by its id.
    fn point(&self, id: &str) -> <Self::Game as Rules>::Subject {
        self.game.point_at(id).unwrap_or_else(|error| panic!("{id}: {error}"))
    }

    // --- Deciding.

    /// The seat that is to decide.
    fn asked(&self) -> Seat {
        self.game.to_decide(&self.p).iter().next().expect("somebody is asked")
    }

    /// The dice of the next decision, or of the last of those that are taken together.
    fn with_dice(&mut self, dice: Dice) -> &mut Self {
        self.dice = dice;
        self
    }

    /// The dice of the next decision are these, whatever they show.
    fn seed(&mut self, seed: u64) -> &mut Self {
        self.with_dice(Dice::loose(seed))
    }

    /// Whoever is asked decides this; it must be allowed. Several decisions are separated by commas; the dice that were
    /// asked for are those of the last.
    fn does(&mut self, texts: &str) -> &mut Self {
        let (others, last) =
            texts.rsplit_once(',').map_or(("", texts), |(others, last)| (others, last.trim()));
        for text in others.split(',').map(str::trim).filter(|text| !text.is_empty()) {
            let other = Dice::loose(self.seed + 1_000_003);
            let wanted = std::mem::replace(&mut self.dice, other);
            self.does_as(self.asked(), text);
            self.dice = wanted;
        }
        self.does_as(self.asked(), last)
    }

    /// The desk after these decisions.
    fn after(mut self, texts: &str) -> Self
    where
        Self: Sized,
    {
        self.does(texts);
        self
    }

    /// A side decides this; it must be allowed.
    fn does_as(&mut self, side: Seat, text: &str) -> &mut Self {
        let decision = self.decision(text);
        let mut journal = Journal::kept();
        let Bench { game, p, dice, .. } = &mut **self;
        if let Err(refusal) = game.decide(p, side, decision, dice, &mut journal) {
            let (section, offers) = (section::<Self::Game>(refusal), self.offers());
            panic!("{text} is refused by {section} ({}); on offer: {offers:?}", refusal.because);
        }
        self.game.invariants(&self.p).unwrap_or_else(|saw| panic!("after {text}: {saw}"));
        self.lines = journal.into_lines();
        self.seed += 1;
        self.dice = Dice::loose(self.seed);
        self
    }

    /// Whoever is asked tries this; the section that refuses it.
    fn refused(&self, text: &str) -> &'static str {
        self.refused_to(self.asked(), text)
    }

    /// A side tries this; the section that refuses it.
    fn refused_to(&self, side: Seat, text: &str) -> &'static str {
        match self.game.check(&self.p, side, self.decision(text)) {
            Ok(()) => panic!("{text} is allowed"),
            Err(refusal) => section::<Self::Game>(refusal),
        }
    }

    /// Whether whoever is asked may do this.
    fn may(&self, text: &str) -> bool {
        self.game.check(&self.p, self.asked(), self.decision(text)).is_ok()
    }

    /// What whoever is asked gives up by a decision, in short: see [`crate::cautions::short`].
    fn warned(&self, text: &str) -> String {
        let offer = self.game.offer(&self.p, self.asked(), self.decision(text));
        crate::cautions::short(offer.caution.as_ref())
    }

    /// Why whoever is asked can do nothing with a thing on the table, or not with a target: the section, or nothing if he
    /// can.
    fn why_not(&self, subject: &str, target: &str) -> &'static str {
        let target = (!target.is_empty()).then(|| self.point(target));
        let why = self.game.why_not(&self.p, self.asked(), self.point(subject), target);
        why.map_or("", section::<Self::Game>)
    }

    /// Everything that whoever is asked may decide, in notation.
    fn offers(&self) -> Vec<String> {
        self.offers_to(self.asked())
    }

    /// Everything that a side may decide, in notation.
    fn offers_to(&self, side: Seat) -> Vec<String> {
        let mut out = Vec::new();
        Lister::default().decisions(&self.game, &self.p, side, &mut out);
        out.into_iter().map(|decision| self.game.notate(decision)).collect()
    }

    /// The offers that begin with a word, without it, sorted: `targets("go")`.
    fn targets(&self, verb: &str) -> Vec<String> {
        let beginning = format!("{verb} ");
        let of = |offer: String| offer.strip_prefix(&beginning).map(str::to_string);
        let mut targets: Vec<String> = self.offers().into_iter().filter_map(of).collect();
        targets.sort();
        targets
    }

    // --- What came of it.

    /// The sections that the last decision's journal cites, in order.
    fn cited(&self) -> Vec<&'static str> {
        let book = (Self::Game::about().rulebook)();
        let rules = self.lines.iter().flat_map(|line| [Some(line.rule), line.also]);
        rules.flatten().map(|rule| book.section(rule).id.as_str()).collect()
    }

    /// Whether the last decision's journal cites a section.
    fn cites(&self, section: &str) -> bool {
        assert!((Self::Game::about().rulebook)().find(section).is_some(), "there is no section {section}");
        self.cited().contains(&section)
    }

    /// The events of the last decision.
    fn events(&self) -> Vec<<Self::Game as Rules>::Event> {
        self.lines.iter().map(|line| line.what.clone()).collect()
    }

    /// The events of the last decision that an onlooker may read of.
    fn read_by(&self, onlooker: Onlooker) -> Vec<<Self::Game as Rules>::Event> {
        let read = self.lines.iter().filter(|line| line.audience.reaches(onlooker));
        read.map(|line| line.what.clone()).collect()
    }

    /// Whether the journal of the last decision has such an event.
    fn saw(&self, wanted: impl Fn(&<Self::Game as Rules>::Event) -> bool) -> bool {
        self.lines.iter().any(|line| wanted(&line.what))
    }

    /// What an event of the last decision shows, the first that a look finds.
    fn found<T>(&self, look: impl Fn(&<Self::Game as Rules>::Event) -> Option<T>) -> Option<T> {
        self.lines.iter().find_map(|line| look(&line.what))
    }

    /// The odds of a decision for whoever is asked.
    fn odds(&self, text: &str) -> Odds {
        let decision = self.decision(text);
        self.game.odds(&self.p, self.asked(), decision).unwrap_or_else(|| panic!("{text} has no odds"))
    }

    // --- What is seen.

    /// The table as a side sees it.
    fn table(&self, side: Seat) -> Table {
        self.game.table(&self.p, Onlooker::Seat(side))
    }

    /// What somebody who plays no side is told of a thing on the table.
    fn inspected(&self, id: &str) -> Inspection {
        self.game.inspect(&self.p, Onlooker::Spectator, self.point(id))
    }

    /// The words of the game in a language.
    fn words(language: Language) -> Words
    where
        Self: Sized,
    {
        crate::words::<Self::Game>(language)
    }
}

/// A game's own desk: `workbench::desk!(Verdun);` makes the type `Desk`, to which the game adds what it needs. What it does in
/// its own way stands behind the game, in braces.
#[macro_export]
macro_rules! desk {
    ($game:ty $(, { $($own:item)* })?) => {
        pub struct Desk(pub $crate::Bench<$game>);

        impl std::ops::Deref for Desk {
            type Target = $crate::Bench<$game>;
            fn deref(&self) -> &$crate::Bench<$game> {
                &self.0
            }
        }

        impl std::ops::DerefMut for Desk {
            fn deref_mut(&mut self) -> &mut $crate::Bench<$game> {
                &mut self.0
            }
        }

        impl $crate::Desk for Desk {
            type Game = $game;
            $($($own)*)?
        }
    };
}
