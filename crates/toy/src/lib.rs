//! A toy game with hidden cards, and every way it can be made to break the contract.
//!
//! Blue and red each own a deck of the numbers 1 to 6. Both are dealt three cards and at once, in secret, throw one
//! away; when both have chosen, the two are shown. Then they take turns of two actions: *push* (a die, and so many
//! points), *creep* (one point, no die), *rest*, *play* a card face up for its points, or *draw* one. Against a push
//! or a creep, whoever still holds a card is asked: *parry* with a six, or *pass*. The points or the turns end it.
//!
//! It is a whole game, small enough to be read in one go, for the tests of everything that knows no game.

mod book;
mod fault;
mod position;
mod show;

use std::sync::Arc;

use contract::{
    About, Basis, BySeat, Case, Dice, Journal, Line, Match, Notation, Odds, Onlooker, Outcome, PackError,
    Refusal, Rule, Rules, Scored, Seat, Seats, Seed, Setup, SetupError, Show, Think, misplaced,
};
use game::{Door, Game};
use table::{Inspection, Offer, Scene, Table, Text};

pub use book::{CORRECTED, CURRENT, DECK_FILE};
use book::{TODAY, TOMORROW};
pub use fault::Fault;
pub use position::{Cards, Decision, Event, Phase, Position, Subject};

include!(concat!(env!("OUT_DIR"), "/citations.rs"));

const HAND: u8 = 3;
const GOAL: u16 = 18;
const PARRY: u8 = 6;

/// The toy, made ready to play, with one fault or none.
pub struct Toy<const RULES: u32 = CURRENT> {
    /// What it does wrong.
    pub fault: Fault,
    /// Whether it is played by plan: the usual one shuns what promises most, the other follows it, and no single choice
    /// is worth a thought.
    pub planned: bool,
    setup: Setup,
    /// Of each value in each deck.
    copies: u8,
    turns: u8,
    actions: u8,
}

/// The toy without a fault, for programs that name no types.
pub static GAME: &dyn Game = &Door::<Toy>::NEW;

impl Toy {
    /// The toy with its default set-up and this fault.
    pub fn with(fault: Fault) -> Arc<Toy> {
        let mut toy = Toy::ready(Setup::new(&TODAY, &[])).expect("the toy’s own set-up is sound");
        toy.fault = fault;
        Arc::new(toy)
    }

    /// The toy with its default set-up, without a fault.
    pub fn sound() -> Arc<Toy> {
        Toy::with(Fault::None)
    }
}

/// A match that nobody has decided anything in.
pub fn begun(series: u64) -> Match<Toy> {
    let players = ["Marie".to_string(), "greedy".to_string()];
    Match::begin(Toy::sound(), Seed::in_series(1914, series), "1914-08-02", players)
}

/// A match whose two discards are over: entries 1 and 2. Blue is to act, and nothing before can be undone.
pub fn under_way(series: u64) -> Match<Toy> {
    let mut played = begun(series);
    for seat in Seat::BOTH {
        let lowest = played.position().hands[seat].iter().next().expect("three cards were dealt");
        played.decide(seat, Decision::Discard(lowest)).expect("a card in hand can be thrown away");
    }
    played
}

impl<const RULES: u32> Toy<RULES> {
    fn all_cards(&self) -> Cards {
        Cards([self.copies; 6])
    }

    fn over(&self, position: &Position) -> bool {
        position.turn > self.turns || Seat::BOTH.iter().any(|&seat| position.points[seat] >= GOAL)
    }

    /// The other side is asked, if the public facts allow it; otherwise the advance is made.
    fn advance(&self, position: &mut Position, points: u8) {
        let hand = position.hands[position.mover.other()];
        let asked = match self.fault {
            Fault::SkipsPrompt => hand.has(PARRY),
            _ => hand.count() > 0,
        };
        if asked {
            position.phase = Phase::Answer(points);
        } else {
            self.gain(position, points);
        }
    }

    fn gain(&self, position: &mut Position, points: u8) {
        position.points[position.mover] += u16::from(points);
        self.end_action(position);
    }

    fn end_action(&self, position: &mut Position) {
        position.phase = Phase::Act;
        position.actions_left -= 1;
        if position.actions_left == 0 {
            position.actions_left = self.actions;
            position.mover = position.mover.other();
            position.turn = position.turn.saturating_add(1);
        }
    }

    /// Something for one seat's eyes, which this fault makes known to all.
    fn whisper(&self, aloud: Fault, seat: Seat, rule: Rule, what: Event, journal: &mut Journal<Event>) {
        if self.fault == aloud {
            journal.note(rule, what);
        } else {
            journal.whisper(seat, rule, what);
        }
    }

    fn show_discards(&self, position: &mut Position, journal: &mut Journal<Event>) {
        let BySeat([Some(_), Some(_)]) = position.chosen else { return };
        for seat in Seat::BOTH {
            if let Some(card) = position.chosen[seat].take() {
                position.hands[seat].take(card);
                position.thrown[seat].add(card);
                journal.reveal(rule!("2"), Event::Threw { side: seat, value: card });
            }
        }
        position.phase = Phase::Act;
    }
}

impl<const RULES: u32> Rules for Toy<RULES> {
    type Position = Position;
    type Decision = Decision;
    type Subject = Subject;
    type Event = Event;

    fn about() -> &'static About {
        if RULES == CURRENT { &TODAY } else { &TOMORROW }
    }

    fn ready(mut setup: Setup) -> Result<Self, SetupError> {
        setup.check(Self::about())?;
        let text = setup.pack.file(DECK_FILE)?;
        let copies = match text.parse() {
            Ok(copies @ 1..=9) => copies,
            _ => return Err(PackError::at(DECK_FILE, text, 0, Text::key("bad-deck")).into()),
        };
        let turns = match (setup.generated(Self::about()), setup.scenario.as_str()) {
            (Some(generated), _) => [6, 16, 12][generated.size],
            (None, "raid") => 12,
            (None, _) => 20,
        };
        let actions = if setup.has("tireless") { 3 } else { 2 };
        Ok(Toy { fault: Fault::None, planned: false, setup, copies, turns, actions })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn begin(&self, dice: &mut Dice, journal: &mut Journal<Event>) -> Position {
        let mut position = Position {
            decks: BySeat([self.all_cards(); 2]),
            hands: BySeat::default(),
            thrown: BySeat::default(),
            chosen: BySeat::default(),
            points: BySeat::default(),
            phase: Phase::Discard,
            mover: Seat::First,
            turn: 1,
            actions_left: self.actions,
            die: None,
            rests: 0,
        };
        for seat in Seat::BOTH {
            for _ in 0..HAND {
                let card = position.decks[seat].draw(dice);
                position.hands[seat].add(card);
            }
            let dealt = Event::Dealt { side: seat, cards: position.hands[seat] };
            self.whisper(Fault::DealAloud, seat, rule!("1"), dealt, journal);
        }
        position
    }

    fn to_decide(&self, position: &Position) -> Seats {
        if self.over(position) && self.fault != Fault::AsksForEver {
            return Seats::NONE;
        }
        match position.phase {
            Phase::Discard => {
                let choosing = Seat::BOTH.into_iter().filter(|&seat| position.chosen[seat].is_none());
                choosing.fold(Seats::NONE, Seats::and)
            }
            Phase::Act => Seats::one(position.mover),
            Phase::Answer(_) => Seats::one(position.mover.other()),
        }
    }

    fn subjects(&self, position: &Position, seat: Seat, out: &mut Vec<Subject>) {
        let all = (1..=6).map(Subject::Card).chain([Subject::Ground, Subject::Deck]);
        let mut decisions = Vec::new();
        for subject in all {
            decisions.clear();
            self.decisions_of(position, seat, subject, &mut decisions);
            if !decisions.is_empty() {
                out.push(subject);
            }
        }
    }

    fn decisions_of(&self, position: &Position, seat: Seat, subject: Subject, out: &mut Vec<Decision>) {
        let thought_of: &[Decision] = match subject {
            Subject::Card(PARRY) => &[Decision::Discard(PARRY), Decision::Play(PARRY), Decision::Parry],
            Subject::Card(card) => &[Decision::Discard(card), Decision::Play(card)],
            Subject::Ground => &[Decision::Push, Decision::Creep, Decision::Rest, Decision::Pass],
            Subject::Deck => &[Decision::Draw],
        };
        for &decision in thought_of {
            let listed = match (self.fault, decision) {
                (Fault::ListsIllegal, Decision::Discard(_)) => position.phase == Phase::Discard,
                (Fault::NoDecision, Decision::Pass) => false,
                (Fault::AcceptsUnlisted, Decision::Pass) => matches!(position.phase, Phase::Answer(_)),
                _ => self.check(position, seat, decision).is_ok(),
            };
            if listed {
                out.push(decision);
                if self.fault == Fault::ListsTwice && decision == Decision::Rest {
                    out.push(decision);
                }
            }
        }
    }

    fn check(&self, position: &Position, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        if !self.to_decide(position).has(seat) {
            let refusal = Refusal::new(rule!("5.1"), "not-your-turn");
            let nowhere = Refusal { rule: Rule(u16::MAX), ..refusal };
            return Err(if self.fault == Fault::UncitedRefusal { nowhere } else { refusal });
        }
        let hand = position.hands[seat];
        let holds =
            |card: u8| if hand.has(card) { Ok(()) } else { Err(Refusal::new(rule!("5.3"), "not-held")) };
        match (position.phase, decision) {
            (Phase::Discard, Decision::Discard(card)) | (Phase::Act, Decision::Play(card)) => holds(card),
            (Phase::Act, Decision::Push | Decision::Creep | Decision::Rest) => Ok(()),
            (Phase::Act, Decision::Draw) if hand.count() >= HAND => {
                Err(Refusal::new(rule!("5.4"), "hand-full"))
            }
            (Phase::Act, Decision::Draw) if position.decks[seat].count() == 0 => {
                Err(Refusal::new(rule!("3.5"), "deck-empty"))
            }
            (Phase::Act, Decision::Draw) => Ok(()),
            (Phase::Answer(_), Decision::Parry) => holds(PARRY),
            (Phase::Answer(_), Decision::Pass) => Ok(()),
            (Phase::Act, Decision::Pass) if self.fault == Fault::AcceptsUnlisted => Ok(()),
            _ => Err(Refusal::new(rule!("5.2"), "not-now")),
        }
    }

    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        decision: Decision,
        dice: &mut Dice,
        journal: &mut Journal<Event>,
    ) {
        position.die = None;
        match decision {
            Decision::Discard(card) => {
                position.chosen[seat] = Some(card);
                let laid = Event::Laid { side: seat, value: card };
                self.whisper(Fault::ChoiceAloud, seat, rule!("2"), laid, journal);
                journal.note(rule!("2"), Event::Chose { side: seat });
                self.show_discards(position, journal);
            }
            Decision::Push => {
                let die = dice.die();
                position.die = Some(die);
                journal.note(rule!("3.1"), Event::Pushed { side: seat, die });
                self.advance(position, die);
            }
            Decision::Creep => {
                journal.note(rule!("3.2"), Event::Crept { side: seat });
                self.advance(position, 1);
            }
            Decision::Rest => {
                journal.note(rule!("3.3"), Event::Rested { side: seat });
                if self.fault == Fault::ForgetsOnSerde {
                    position.rests += 1;
                }
                self.end_action(position);
            }
            Decision::Play(card) => {
                position.hands[seat].take(card);
                if self.fault != Fault::LosesPiece {
                    position.thrown[seat].add(card);
                }
                journal.reveal(rule!("3.4"), Event::Played { side: seat, value: card });
                self.gain(position, card);
            }
            Decision::Draw => {
                let card = position.decks[seat].draw(dice);
                position.hands[seat].add(card);
                journal.note(rule!("3.5"), Event::Drew { side: seat });
                let drew = Event::DrewCard { side: seat, value: card };
                self.whisper(Fault::WrongAudience, seat, rule!("3.5"), drew, journal);
                self.end_action(position);
            }
            Decision::Parry => {
                position.hands[seat].take(PARRY);
                position.thrown[seat].add(PARRY);
                journal.reveal(rule!("4"), Event::Parried { side: seat });
                self.end_action(position);
            }
            Decision::Pass => {
                journal.note(rule!("4"), Event::Passed { side: seat });
                match position.phase {
                    Phase::Answer(points) => self.gain(position, points),
                    _ => self.end_action(position),
                }
            }
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let BySeat([blue, red]) = position.points;
        self.over(position).then(|| match blue.cmp(&red) {
            std::cmp::Ordering::Greater => Outcome::Won(Seat::First),
            std::cmp::Ordering::Less => Outcome::Won(Seat::Second),
            std::cmp::Ordering::Equal => Outcome::Drawn,
        })
    }

    fn turn(&self, position: &Position) -> u32 {
        u32::from(position.turn)
    }

    fn imagine(&self, position: &Position, seat: Seat, dice: &mut Dice) -> Position {
        let mut world = position.clone();
        let other = seat.other();
        let held = position.hands[other];
        if self.fault == Fault::PeekingImagine || held.count() == 0 {
            return world;
        }
        // What the other side holds is some of what it has not shown.
        let mut unseen: Vec<u8> = position.decks[other].and(held).iter().collect();
        let count = usize::from(held.count());
        match self.fault {
            Fault::ConstantImagine => {}
            Fault::LeaningImagine => {
                let highest = unseen.iter().rposition(|&card| held.has(card)).expect("a card is held");
                unseen.swap(0, highest);
                dice.draw(&mut unseen[1..], count - 1);
            }
            _ => dice.draw(&mut unseen, count),
        }
        let (hand, deck) = unseen.split_at(count);
        let cards = |list: &[u8]| {
            let mut cards = Cards::default();
            list.iter().for_each(|&card| cards.add(card));
            cards
        };
        (world.hands[other], world.decks[other]) = (cards(hand), cards(deck));
        world.chosen[other] = position.chosen[other].map(|_| hand[0]);
        if self.fault == Fault::ImpossibleImagine {
            world.hands[other].take(hand[0]);
            world.hands[other].add(PARRY);
        }
        world
    }

    fn hides(&self) -> bool {
        true
    }

    fn invariants(&self, position: &Position) -> Result<(), String> {
        for seat in Seat::BOTH {
            let there = position.decks[seat].and(position.hands[seat]).and(position.thrown[seat]);
            if there != self.all_cards() {
                return Err(format!("§ 1: {seat:?} has {there:?}, not {:?}", self.all_cards()));
            }
            if position.chosen[seat].is_some_and(|card| !position.hands[seat].has(card)) {
                return Err(format!("§ 2: {seat:?} throws away a card that is not in hand"));
            }
        }
        Ok(())
    }

    fn decide(
        &self,
        position: &mut Position,
        seat: Seat,
        decision: Decision,
        dice: &mut Dice,
        journal: &mut Journal<Event>,
    ) -> Result<(), Refusal> {
        if self.fault == Fault::HalfRefused {
            position.points[seat] += 1;
        }
        self.check(position, seat, decision)?;
        self.apply(position, seat, decision, dice, journal);
        Ok(())
    }

    fn notate(&self, decision: Decision) -> String {
        let faulty = self.fault == Fault::BadNotation && decision == Decision::Rest;
        if faulty { Decision::Pass } else { decision }.write(self)
    }
}

impl<const RULES: u32> Show for Toy<RULES> {
    fn scene(&self) -> Scene {
        show::scene()
    }

    fn table(&self, position: &Position, onlooker: Onlooker) -> Table {
        self.show(position, onlooker)
    }

    fn offer(&self, _: &Position, _: Seat, decision: Decision) -> Offer {
        show::offer(self.notate(decision), decision)
    }

    fn point_at(&self, id: &str) -> Result<Subject, Text> {
        match id {
            "ground" => Ok(Subject::Ground),
            "deck" => Ok(Subject::Deck),
            _ => match id.parse() {
                Ok(card @ 1..=6) => Ok(Subject::Card(card)),
                _ => Err(misplaced(id, "want-card")),
            },
        }
    }

    fn why_not(
        &self,
        position: &Position,
        seat: Seat,
        subject: Subject,
        _: Option<Subject>,
    ) -> Option<Refusal> {
        let meant = match (subject, position.phase) {
            (Subject::Card(card), Phase::Discard) => Decision::Discard(card),
            (Subject::Card(PARRY), Phase::Answer(_)) => Decision::Parry,
            (Subject::Card(card), _) => Decision::Play(card),
            (Subject::Ground, _) => Decision::Push,
            (Subject::Deck, _) => Decision::Draw,
        };
        self.check(position, seat, meant).err()
    }

    fn inspect(&self, position: &Position, _: Onlooker, subject: Subject) -> Inspection {
        let leaks = self.fault == Fault::InspectionLeak && subject == Subject::Ground;
        let held = Seat::BOTH.map(|seat| position.hands[seat].iter().map(Text::figure).collect());
        Inspection {
            notes: if leaks { held.map(Text::List).to_vec() } else { Vec::new() },
            ..Inspection::default()
        }
    }

    fn odds(&self, _: &Position, _: Seat, decision: Decision) -> Option<Odds> {
        if decision != Decision::Push {
            return None;
        }
        let ways: &[u128] = match self.fault {
            Fault::WrongOdds => &[2, 1, 1, 1, 1, 0],
            Fault::ShortOdds => &[1, 1, 1, 1, 1, 0],
            _ => &[1; 6],
        };
        let case = |(ways, die): (&u128, i32)| {
            Case::counted(Text::key("rolled").with("die", die), vec![die, 0], *ways, 6)
        };
        Some(Odds {
            of: Some(6),
            basis: Basis::Exact,
            cases: ways.iter().zip(1..).map(case).collect(),
            beside: Vec::new(),
            summary: Vec::new(),
        })
    }

    fn case_of(&self, odds: &Odds, lines: &[Line<Event>]) -> Option<usize> {
        let die = lines.iter().find_map(|line| match line.what {
            Event::Pushed { die, .. } => Some(i32::from(die)),
            _ => None,
        })?;
        odds.cases.iter().position(|case| case.figures[0] == die)
    }
}

impl<const RULES: u32> Think for Toy<RULES> {
    fn settled(&self, position: &Position) -> bool {
        position.phase == Phase::Act
    }

    fn judge(&self, position: &Position, seat: Seat) -> f32 {
        let lead = f32::from(position.points[seat]) - f32::from(position.points[seat.other()]);
        (lead / f32::from(GOAL)).clamp(-1.0, 1.0)
    }

    fn priors(&self, plan: usize, _: &Position, _: Seat, decisions: &mut [Scored<Decision>]) {
        for scored in decisions {
            scored.score = match scored.decision {
                Decision::Play(card) => f32::from(card),
                Decision::Push => 3.5,
                Decision::Discard(card) => -f32::from(card),
                Decision::Parry => 2.0,
                Decision::Creep => 1.0,
                _ => 0.0,
            };
            if self.planned && plan == 0 {
                scored.score = -scored.score;
            }
        }
    }

    fn features(&self, position: &Position, seat: Seat, out: &mut Vec<f32>) {
        // Not every game says what it weighs; of the toy, it is today's rules that do.
        if RULES == CURRENT {
            let lead = |of: &dyn Fn(Seat) -> u16| f32::from(of(seat)) - f32::from(of(seat.other()));
            out.push(lead(&|seat| position.points[seat]));
            out.push(lead(&|seat| u16::from(position.hands[seat].count())));
        }
    }

    fn plans(&self, position: &Position, _: Seat) -> usize {
        if self.planned && position.phase == Phase::Act { 2 } else { 1 }
    }

    fn effort(&self, _: &Position, _: Seat) -> f32 {
        if self.planned { 0.0 } else { 1.0 }
    }
}

#[cfg(test)]
mod tests {
    use table::Language;

    use super::*;

    #[test]
    fn the_toy_says_nothing_that_has_no_words() {
        let sources = [
            include_str!("lib.rs"),
            include_str!("book.rs"),
            include_str!("position.rs"),
            include_str!("show.rs"),
        ];
        let [fr, en] = [Language::Fr, Language::En].map(TODAY.messages);
        assert_eq!(contract::speech::faults(fr, en, &sources, &[]), Vec::<String>::new());
        for (language, said) in [(Language::Fr, fr), (Language::En, en)] {
            assert_eq!(contract::speech::misprints(language, said), Vec::<String>::new());
        }
    }
}
