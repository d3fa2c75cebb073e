//! A match under way, whatever its game: the one place where a game's types are put behind a trait object.

use std::any::Any;
use std::sync::{Arc, Mutex as Lock};

use archive::{Entry as KeptEntry, Snapshot};
use catalogue::Visit;
use contract::{
    About, Audience, By, BySeat, Entry, Line, Lister, Match, Move, Odds, Onlooker, Outcome, Refusal, Seat,
    Seats, Show, Think, View, read_move, read_position, write_move, write_position,
};
use opponents::Player;
use serde::{Deserialize, Serialize};
use table::{Inspection, Picture, Scene, Table, Text};

use crate::games::{Fault, Library};
use crate::record::{Kind, Record};

/// Whose eyes look at a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eye {
    /// Someone who may see this much.
    Onlooker(Onlooker),
    /// One person who plays both sides with open cards.
    Both,
}

/// How somebody looks at a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Through whose eyes.
    pub eye: Eye,
    /// The first entry that he does not see: another player is still trying things out.
    pub hidden: Option<u64>,
}

impl Look {
    /// Everything that this eye may see.
    pub fn now(eye: Eye) -> Look {
        Look { eye, hidden: None }
    }
}

/// A line of the journal as it is kept: words that no later version of a rulebook renumbers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptNote {
    /// The entry it came of.
    pub number: u64,
    /// What happened.
    pub text: Text,
    /// The section that made it happen.
    pub rule: String,
    /// A second one that had a part in it.
    pub also: Option<String>,
    /// The seat that alone may read it.
    pub only: Option<Seat>,
    /// What can be shown of it.
    pub picture: Picture,
}

impl KeptNote {
    /// Whether this eye may read it.
    pub fn reaches(&self, eye: Eye) -> bool {
        let audience = self.only.map_or(Audience::Everyone, Audience::Only);
        match eye {
            Eye::Both => true,
            Eye::Onlooker(onlooker) => audience.reaches(onlooker),
        }
    }
}

/// The entry that everything from was taken back to, if that is what these words of an entry do.
pub fn back_to(words: &str) -> Option<u64> {
    ["undo ", "takeback "].iter().find_map(|word| words.strip_prefix(word)?.parse().ok())
}

/// What an entry did, ready to be kept.
#[derive(Clone, Debug)]
pub struct Done {
    /// The number of the entry.
    pub number: u64,
    /// Whose.
    pub seat: Seat,
    /// Its words.
    pub words: String,
    /// What it brought about.
    pub notes: Vec<KeptNote>,
    /// The entry that everything from is gone, if it took something back.
    pub back_to: Option<u64>,
}

/// Why something is not done.
#[derive(Clone, Debug)]
pub enum No {
    /// A rule forbids it.
    Rule {
        /// The section.
        rule: String,
        /// Why, in a sentence.
        because: Text,
    },
    /// It cannot be understood, or is not on offer.
    Words(Text),
}

/// What a computer player came up with.
pub struct Thought {
    /// For which seat.
    pub seat: Seat,
    /// The entry it is meant to be.
    pub number: u64,
    words: String,
    /// Whether it lets a moment of reaction pass.
    passes: bool,
    player: Box<dyn Any + Send>,
}

/// Thinking that can be done elsewhere.
pub type Pondering = Box<dyn FnOnce() -> Thought + Send>;

/// A distance, a line of sight.
pub use contract::Measure;

/// A match of some game.
pub trait Room: Send + Sync {
    /// What the game says of itself.
    fn about(&self) -> &'static About;
    /// The number of its last entry.
    fn number(&self) -> u64;
    /// Who is to decide; nobody once it is over.
    fn to_decide(&self) -> Seats;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Who gave up.
    fn resigned(&self) -> Option<Seat>;
    /// What does not change.
    fn scene(&self) -> Scene;
    /// What may be seen.
    fn table(&self, look: Look) -> Table;
    /// What can still be taken back: whose it is, and its entries, the oldest first.
    fn draft(&self) -> Option<(Seat, Vec<u64>)>;
    /// The words of a decision that can still be taken back.
    fn drafted(&self, entry: u64) -> Option<String>;
    /// Whether a decision can be taken now and could be taken back after.
    fn only_drafts(&self, seat: Seat, words: &str) -> bool;
    /// The entry that the seat can undo.
    fn undoable(&self, seat: Seat) -> Option<u64>;
    /// The first entry that an undo may still go back to.
    fn undo_from(&self) -> Option<u64>;
    /// The position, for the archive.
    fn snapshot(&self) -> Snapshot;
    /// What the set-up brought about.
    fn opening(&self) -> Vec<KeptNote>;
    /// A decision, in its game's notation.
    fn decide(&mut self, seat: Seat, by: By, words: &str) -> Result<Done, No>;
    /// Takes the seat's last decision back.
    fn undo(&mut self, seat: Seat) -> Result<Done, No>;
    /// Takes everything from an entry on back, by agreement, to this position.
    fn take_back(&mut self, seat: Seat, entry: u64, position: &str) -> Result<Done, No>;
    /// Gives up.
    fn resign(&mut self, seat: Seat) -> Done;
    /// Why not.
    fn why_not(
        &self,
        seat: Seat,
        hidden: Option<u64>,
        subject: &str,
        target: Option<&str>,
    ) -> Result<Option<No>, Text>;
    /// What may come of a decision that is on offer.
    fn odds(&self, seat: Seat, words: &str) -> Result<Option<Odds>, No>;
    /// What can be said of a thing.
    fn inspect(&self, look: Look, subject: &str) -> Result<Inspection, Text>;
    /// The way from one thing to another.
    fn measure(&self, look: Look, from: &str, to: &str) -> Result<Option<Measure>, Text>;
    /// A moment of reaction that is open: its kind, the seat, and how to let it pass.
    fn window(&self) -> Option<(&'static str, Seat, String)>;
    /// Lets the computer player of a seat think elsewhere; the same thread must bring the thought back.
    fn ponder(&mut self, seat: Seat) -> Option<Pondering>;
    /// The player comes back from thinking; what he decided, with who gave the answer, if the match still stands there.
    fn thought(&mut self, thought: Thought) -> Option<(By, String)>;
    /// Puts a computer player in a seat.
    fn seat_computer(&mut self, seat: Seat, level: &str);
    /// The words of a decision, for a reader.
    fn offer_text(&self, seat: Seat, words: &str) -> Option<Text>;
    /// The whole match as a file; only of one that was opened from its start.
    fn to_text(&self) -> String;
}

/// Where a match is taken up.
pub enum From<'a> {
    /// At its start, with the entries that follow it.
    Start(&'a [KeptEntry]),
    /// After a snapshot and the entries that follow it.
    Snapshot(&'a Snapshot, &'a [KeptEntry]),
}

/// Opens a match.
pub fn open(library: &Library, record: &Record, from: From<'_>) -> Result<Box<dyn Room>, Fault> {
    catalogue::visit(&record.game, Open { library, record, from }).map_err(Fault::Game)?
}

struct Open<'a> {
    library: &'a Library,
    record: &'a Record,
    from: From<'a>,
}

impl Visit for Open<'_> {
    type Out = Result<Box<dyn Room>, Fault>;

    fn visit<G: Show + Think>(self) -> Self::Out {
        let Open { library, record, from } = self;
        let game = library.ready::<G>(&record.scenario, &record.options)?;
        let header = record.header(&*game).ok_or(Fault::Words(Text::key("server-no-seed")))?;
        let (played, entries) = match from {
            From::Start(entries) => {
                (Match::with_header(game.clone(), header).map_err(Fault::Words)?, entries)
            }
            From::Snapshot(snapshot, entries) => {
                let position = read_position(&*game, &snapshot.position).map_err(Fault::Words)?;
                (Match::resumed(game.clone(), header, snapshot.number as usize, position), entries)
            }
        };
        let mut room = Seated { played, players: BySeat::default() };
        room.played
            .foresee(entries.iter().filter_map(|entry| back_to(&entry.words)).map(|back| back as usize));
        for entry in entries {
            room.enter(entry).map_err(Fault::Words)?;
        }
        for seat in Seat::BOTH {
            if let (Kind::Computer, Some(level)) = (record.place(seat).kind, &record.place(seat).level) {
                room.seat_computer(seat, level);
            }
        }
        Ok(Box::new(room))
    }
}

struct Seated<G: Show + Think> {
    played: Match<G>,
    /// Behind locks only because players may not be shared between threads; nobody ever waits for one.
    players: BySeat<Lock<Option<Box<dyn Player<G>>>>>,
}

impl<G: Show + Think> Seated<G> {
    fn game(&self) -> &Arc<G> {
        self.played.game()
    }

    fn keep(&self, number: usize, line: &Line<G::Event>) -> KeptNote {
        let book = (G::about().rulebook)();
        KeptNote {
            number: number as u64,
            text: self.game().tell(&line.what),
            rule: book.section(line.rule).id.clone(),
            also: line.also.map(|rule| book.section(rule).id.clone()),
            only: match line.audience {
                Audience::Everyone => None,
                Audience::Only(seat) => Some(seat),
            },
            picture: self.game().picture(&line.what),
        }
    }

    /// What the last entry did.
    fn done(&self, back_to: Option<u64>) -> Done {
        let number = self.played.number();
        let entry = self.played.entries().last().expect("something was just entered");
        let lines = self.played.journal().iter().rev().take_while(|(of, _)| *of == number);
        let mut notes: Vec<KeptNote> = lines.map(|(of, line)| self.keep(*of, line)).collect();
        notes.reverse();
        Done {
            number: number as u64,
            seat: entry.seat,
            words: write_move(&**self.game(), entry.by, entry.what),
            notes: if matches!(entry.what, Move::Decided(_)) { notes } else { Vec::new() },
            back_to,
        }
    }

    /// An entry as the archive kept it.
    fn enter(&mut self, entry: &KeptEntry) -> Result<(), Text> {
        let (by, what) = read_move(&**self.game(), &entry.words)?;
        let seat = Seat::BOTH[usize::from(entry.seat != 0)];
        self.played.enter(Entry { seat, by, what })
    }

    fn no(&self, position: &G::Position, seat: Seat, refusal: Refusal) -> No {
        let rule = (G::about().rulebook)().section(refusal.rule).id.clone();
        No::Rule { rule, because: self.game().sentence(position, seat, refusal) }
    }

    /// Where the match stands for somebody who sees nothing from this entry on.
    fn position(&self, hidden: Option<u64>) -> &G::Position {
        hidden.and_then(|entry| self.played.before(entry as usize)).unwrap_or(self.played.position())
    }

    /// A decision that the seat may take now.
    fn offered(&self, seat: Seat, words: &str) -> Result<G::Decision, No> {
        let decision = self.game().parse(words).map_err(No::Words)?;
        let position = self.played.position();
        self.game().check(position, seat, decision).map_err(|no| self.no(position, seat, no))?;
        Ok(decision)
    }
}

impl<G: Show + Think> Room for Seated<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn number(&self) -> u64 {
        self.played.number() as u64
    }

    fn to_decide(&self) -> Seats {
        match self.played.outcome() {
            Some(_) => Seats::NONE,
            None => self.game().to_decide(self.played.position()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.played.outcome()
    }

    fn resigned(&self) -> Option<Seat> {
        self.played.resigned()
    }

    fn scene(&self) -> Scene {
        self.game().scene()
    }

    fn table(&self, look: Look) -> Table {
        let position = self.position(look.hidden);
        let draw = |onlooker| self.game().table(position, onlooker);
        let mut table = match look.eye {
            Eye::Onlooker(onlooker) => draw(onlooker),
            Eye::Both => {
                // Everything lies open; the question is the one put to whoever is asked first.
                let asked = self.to_decide().iter().next();
                let prompt = asked.map(|seat| draw(Onlooker::Seat(seat)).prompt);
                let mut table = draw(Onlooker::Umpire);
                table.prompt = prompt.unwrap_or(table.prompt);
                table
            }
        };
        if self.played.resigned().is_some() {
            table.prompt.awaited.clear();
            table.prompt.offers.clear();
            table.prompt.asks = None;
        }
        table
    }

    fn draft(&self) -> Option<(Seat, Vec<u64>)> {
        let draft = self.played.draft()?;
        Some((draft.seat, draft.entries.into_iter().map(|entry| entry as u64).collect()))
    }

    fn drafted(&self, entry: u64) -> Option<String> {
        let after = self.number().checked_sub(entry)? as usize;
        let entries = self.played.entries();
        match entries.get(entries.len().checked_sub(after + 1)?)?.what {
            Move::Decided(decision) => Some(self.game().notate(decision)),
            _ => None,
        }
    }

    fn only_drafts(&self, seat: Seat, words: &str) -> bool {
        self.game().parse(words).is_ok_and(|decision| self.played.only_drafts(seat, decision))
    }

    fn undoable(&self, seat: Seat) -> Option<u64> {
        self.played.undoable(seat).map(|entry| entry as u64)
    }

    fn undo_from(&self) -> Option<u64> {
        self.played.undoable_from().map(|entry| entry as u64)
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            number: self.number(),
            rules: G::about().rules,
            position: write_position(self.played.position()),
        }
    }

    fn opening(&self) -> Vec<KeptNote> {
        self.played
            .journal()
            .iter()
            .take_while(|(of, _)| *of == 0)
            .map(|(of, line)| self.keep(*of, line))
            .collect()
    }

    fn decide(&mut self, seat: Seat, by: By, words: &str) -> Result<Done, No> {
        if self.played.outcome().is_some() {
            return Err(No::Words(Text::key("server-over")));
        }
        let decision = self.offered(seat, words)?;
        let entered = self.played.answer(seat, by, decision);
        entered.map_err(|no| self.no(self.played.position(), seat, no))?;
        Ok(self.done(None))
    }

    fn undo(&mut self, seat: Seat) -> Result<Done, No> {
        if self.played.outcome().is_some() {
            return Err(No::Words(Text::key("server-over")));
        }
        let entry = self.played.undo(seat).map_err(|_| No::Words(Text::key("server-no-undo")))?;
        Ok(self.done(Some(entry as u64)))
    }

    fn take_back(&mut self, seat: Seat, entry: u64, position: &str) -> Result<Done, No> {
        let position = read_position(&**self.game(), position).map_err(No::Words)?;
        self.played.take_back(seat, entry as usize, position);
        let done = self.done(Some(entry));
        let side = self.game().scene().sides[seat.index()].clone();
        let note = KeptNote {
            number: done.number,
            text: Text::key("server-taken-back").with("side", side),
            rule: String::new(),
            also: None,
            only: None,
            picture: Picture::default(),
        };
        Ok(Done { notes: vec![note], ..done })
    }

    fn resign(&mut self, seat: Seat) -> Done {
        self.played.resign(seat);
        self.done(None)
    }

    fn why_not(
        &self,
        seat: Seat,
        hidden: Option<u64>,
        subject: &str,
        target: Option<&str>,
    ) -> Result<Option<No>, Text> {
        let subject = self.game().point_at(subject)?;
        let target = target.map(|target| self.game().point_at(target)).transpose()?;
        let position = self.position(hidden);
        let refusal = self.game().why_not(position, seat, subject, target);
        Ok(refusal.map(|no| self.no(position, seat, no)))
    }

    fn odds(&self, seat: Seat, words: &str) -> Result<Option<Odds>, No> {
        let decision = self.offered(seat, words)?;
        Ok(self.game().odds(self.played.position(), seat, decision))
    }

    fn inspect(&self, look: Look, subject: &str) -> Result<Inspection, Text> {
        let subject = self.game().point_at(subject)?;
        Ok(self.game().inspect(self.position(look.hidden), onlooker_of(look.eye), subject))
    }

    fn measure(&self, look: Look, from: &str, to: &str) -> Result<Option<Measure>, Text> {
        let (from, to) = (self.game().point_at(from)?, self.game().point_at(to)?);
        Ok(self.game().measure(self.position(look.hidden), onlooker_of(look.eye), from, to))
    }

    fn window(&self) -> Option<(&'static str, Seat, String)> {
        let window = self.game().window(self.played.position())?;
        Some((window.kind, window.seat, self.game().notate(window.pass)))
    }

    fn ponder(&mut self, seat: Seat) -> Option<Pondering> {
        let mut player = self.players[seat].get_mut().ok()?.take()?;
        let game = self.game().clone();
        let position = self.played.position().clone();
        let number = self.number() + 1;
        Some(Box::new(move || {
            let mut offered = Vec::new();
            Lister::default().decisions(&*game, &position, seat, &mut offered);
            let decision = player.choose_among(&View::new(&*game, &position, seat), &offered);
            let passes = game.window(&position).is_some_and(|window| window.pass == decision);
            Thought { seat, number, words: game.notate(decision), passes, player: Box::new(player) }
        }))
    }

    fn thought(&mut self, thought: Thought) -> Option<(By, String)> {
        if let Ok(player) = thought.player.downcast::<Box<dyn Player<G>>>() {
            self.players[thought.seat] = Lock::new(Some(*player));
        }
        // A moment let pass is no decision: the other player may still take back what led to it.
        let by = if thought.passes { By::Standing } else { By::Player };
        (thought.number == self.number() + 1).then_some((by, thought.words))
    }

    fn seat_computer(&mut self, seat: Seat, level: &str) {
        // A seed that the match file does not tell: what the computer thinks of is nobody's business.
        let mut bytes = [0; 8];
        let _ = getrandom::fill(&mut bytes);
        self.players[seat] = Lock::new(opponents::by_name(level, u64::from_le_bytes(bytes)).ok());
    }

    fn offer_text(&self, seat: Seat, words: &str) -> Option<Text> {
        let (_, what) = read_move(&**self.game(), words).ok()?;
        Some(match what {
            Move::Decided(decision) => self.game().offer(self.played.position(), seat, decision).label,
            Move::Undone(back) => Text::key("server-undid").with("entry", back),
            Move::TakenBack(back) => Text::key("server-took-back").with("entry", back),
            Move::Resigned => Text::key("server-resigned"),
        })
    }

    fn to_text(&self) -> String {
        self.played.to_text()
    }
}

fn onlooker_of(eye: Eye) -> Onlooker {
    match eye {
        Eye::Onlooker(onlooker) => onlooker,
        Eye::Both => Onlooker::Umpire,
    }
}

/// Every entry of a match that was read from a file, as the archive keeps them.
pub fn steps_of<G: Show + Think>(played: &Match<G>) -> Result<Vec<archive::Step>, Text> {
    let again = Match::with_header(played.game().clone(), played.header().clone())?;
    let mut room = Seated { played: again, players: BySeat::default() };
    room.played.foresee(contract::taken_back_to(played.entries()));
    let step = |room: &Seated<G>, done: Done| archive::Step {
        entry: crate::routes::replay::entry(done.number, done.seat, done.words, &done.notes),
        snapshot: room.snapshot(),
        record: None,
        pending: false,
        undo_from: room.undo_from(),
    };
    // What lies before the start of the file is not known.
    let set_up = Done {
        number: room.number(),
        seat: Seat::First,
        words: String::new(),
        notes: room.opening(),
        back_to: None,
    };
    let mut steps = vec![step(&room, set_up)];
    for entry in played.entries() {
        room.played.enter(*entry)?;
        let done = room.done(None);
        steps.push(step(&room, done));
    }
    Ok(steps)
}
