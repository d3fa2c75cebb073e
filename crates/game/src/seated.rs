//! A match of one game, with its computer players: what stands behind [`Played`].

use std::sync::{Arc, Mutex as Lock};

use contract::{
    About, Audience, By, BySeat, Dice, Entry, Header, Journal, Line, Lister, Match, Measure, Move, Odds,
    Onlooker, Outcome, Pointing, Refusal, Seat, Seats, Show, Think, Throw, View, read_move, read_position,
    taken_back_to, write_move, write_position,
};
use opponents::{Player, UnknownPlayer};
use table::{Inspection, Offer, Picture, Scene, Table, Text};

use crate::{Done, Draft, Eye, Look, No, Note, Played, Pondering, Snapshot, Thought, Tried, Window};

/// Who sits where, as far as they are computers: behind locks only because players may not be shared between threads; nobody
/// ever waits for one.
type Players<G> = BySeat<Lock<Option<Box<dyn Player<G>>>>>;

/// A match and its computer players.
pub(crate) struct Seated<G: Show + Think> {
    played: Match<G>,
    players: Players<G>,
    /// After which entry it was last asked whether the other seat sees that there is one answer only, and what was found.
    plain: BySeat<Lock<Option<(u64, bool)>>>,
}

/// So many positions that a player may think the real one are looked at before something is held to be known to him: a card of
/// which there is one in a deck of fifty stays unseen in one of thirty thousand.
const WORLDS: u64 = 512;

impl<G: Show + Think> Seated<G> {
    /// A match with nobody seated.
    pub fn of(played: Match<G>) -> Seated<G> {
        Seated { played, players: BySeat::default(), plain: BySeat::default() }
    }

    fn game(&self) -> &Arc<G> {
        self.played.game()
    }

    fn keep(&self, number: usize, line: &Line<G::Event>) -> Note {
        let book = (G::about().rulebook)();
        Note {
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
        let mut notes: Vec<Note> = lines.map(|(of, line)| self.keep(*of, line)).collect();
        notes.reverse();
        Done {
            number: number as u64,
            seat: entry.seat,
            words: write_move(&**self.game(), entry.by, entry.what),
            notes: if matches!(entry.what, Move::Decided(_)) { notes } else { Vec::new() },
            back_to,
        }
    }

    fn no(&self, position: &G::Position, seat: Seat, refusal: Refusal) -> No {
        let rule = (G::about().rulebook)().section(refusal.rule).id.clone();
        No { rule: Some(rule), ..self.game().sentence(position, seat, refusal).into() }
    }

    /// Where the match stands for somebody who sees nothing from this entry on.
    fn position(&self, hidden: Option<u64>) -> &G::Position {
        hidden.and_then(|entry| self.played.before(entry as usize)).unwrap_or(self.played.position())
    }

    /// Whether one answer is left to the seat in all positions that the other may think the real one. A moment of reaction
    /// opens because something may be done in it: where things are hidden, nobody knows that nothing can.
    fn looks_plain(&self, seat: Seat) -> bool {
        let (game, position) = (self.game(), self.played.position());
        if game.hides() && game.window(position).is_some() {
            return false;
        }
        let mut lister = Lister::default();
        (0..WORLDS).all(|world| {
            let imagined = game.imagine(position, seat.other(), &mut Dice::loose(world));
            game.to_decide(&imagined).has(seat) && lister.only(&**game, &imagined, seat).is_some()
        })
    }

    /// A decision that the seat may take now.
    fn offered(&self, seat: Seat, words: &str) -> Result<G::Decision, No> {
        let decision = self.game().parse(words)?;
        let position = self.played.position();
        self.game().check(position, seat, decision).map_err(|no| self.no(position, seat, no))?;
        Ok(decision)
    }

    /// The entry of this number.
    fn entry(&self, number: u64) -> Option<&Entry<G::Decision>> {
        let after = self.number().checked_sub(number)? as usize;
        let entries = self.played.entries();
        entries.get(entries.len().checked_sub(after + 1)?)
    }
}

fn onlooker_of(eye: Eye) -> Onlooker {
    match eye {
        Eye::Onlooker(onlooker) => onlooker,
        Eye::Both => Onlooker::Umpire,
    }
}

impl<G: Show + Think> Played for Seated<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn header(&self) -> &Header {
        self.played.header()
    }

    fn number(&self) -> u64 {
        self.played.number() as u64
    }

    fn entries(&self) -> usize {
        self.played.entries().len()
    }

    fn seat_of(&self, entry: u64) -> Option<Seat> {
        self.entry(entry).map(|entry| entry.seat)
    }

    fn turn(&self) -> u32 {
        self.game().turn(self.played.position())
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

    fn fingerprint(&self) -> String {
        self.played.fingerprint()
    }

    fn hides(&self) -> bool {
        self.game().hides()
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

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let (game, position) = (self.game(), self.played.position());
        let mut decisions = Vec::new();
        Lister::default().decisions(&**game, position, seat, &mut decisions);
        decisions.into_iter().map(|decision| game.offer(position, seat, decision)).collect()
    }

    fn only(&self, seat: Seat) -> Option<String> {
        let only = Lister::default().only(&**self.game(), self.played.position(), seat)?;
        Some(self.game().notate(only))
    }

    fn is_plain(&self, seat: Seat) -> bool {
        let number = self.number();
        let Ok(mut known) = self.plain[seat].lock() else { return false };
        match *known {
            Some((of, plain)) if of == number => plain,
            _ => known.insert((number, self.looks_plain(seat))).1,
        }
    }

    fn opening(&self) -> Vec<Note> {
        let lines = self.played.journal().iter().take_while(|(of, _)| *of == 0);
        lines.map(|(of, line)| self.keep(*of, line)).collect()
    }

    fn journal(&self, from: usize) -> Vec<Note> {
        self.played.journal().iter().skip(from).map(|(of, line)| self.keep(*of, line)).collect()
    }

    fn lines(&self) -> usize {
        self.played.journal().len()
    }

    fn written(&self, words: &str) -> Result<String, Text> {
        self.game().parse(words).map(|decision| self.game().notate(decision))
    }

    fn offer_text(&self, seat: Seat, words: &str) -> Option<Text> {
        let (_, what) = read_move(&**self.game(), words).ok()?;
        Some(match what {
            Move::Decided(decision) => self.game().offer(self.played.position(), seat, decision).label,
            Move::Undone(back) => Text::key("match-undid").with("entry", back),
            Move::TakenBack(back) => Text::key("match-took-back").with("entry", back),
            Move::Resigned => Text::key("match-resigned"),
        })
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

    fn check(&self, seat: Seat, words: &str) -> Result<(), No> {
        self.offered(seat, words).map(drop)
    }

    fn same(&self, id: &str, other: Option<&str>) -> Result<bool, Text> {
        let subject = self.game().point_at(id)?;
        Ok(other.is_some_and(|other| self.game().point_at(other).is_ok_and(|other| other == subject)))
    }

    fn odds(&self, seat: Seat, words: &str) -> Result<Option<Odds>, No> {
        let decision = self.offered(seat, words)?;
        Ok(self.game().odds(self.played.position(), seat, decision))
    }

    fn tried(&self, seat: Seat, words: &str) -> Result<Tried, No> {
        let decision = self.offered(seat, words)?;
        let (mut dice, mut journal) = (Dice::loose(0), Journal::kept());
        let position = &mut self.played.position().clone();
        self.game().apply(position, seat, decision, &mut dice, &mut journal);
        Ok(Tried { dice: dice.used(), reveals: journal.revealed() })
    }

    fn inspect(&self, look: Look, subject: &str) -> Result<Inspection, Text> {
        let (game, onlooker) = (self.game(), onlooker_of(look.eye));
        Pointing::at(&**game, &game.scene(), self.position(look.hidden), onlooker).inspect(subject)
    }

    fn measure(&self, look: Look, from: &str, to: &str) -> Result<Option<Measure>, Text> {
        let (from, to) = (self.game().point_at(from)?, self.game().point_at(to)?);
        Ok(self.game().measure(self.position(look.hidden), onlooker_of(look.eye), from, to))
    }

    fn window(&self) -> Option<Window> {
        let window = self.game().window(self.played.position())?;
        Some(Window { kind: window.kind, seat: window.seat, pass: self.game().notate(window.pass) })
    }

    fn judged(&self) -> Option<f32> {
        let position = self.played.position();
        let open = self.played.outcome().is_none() && self.game().settled(position);
        open.then(|| self.game().judge(position, Seat::First))
    }

    fn decided_by(&self) -> Option<Note> {
        let mut lines = self.played.journal().iter().rev();
        let (of, line) = lines.find(|(_, line)| self.game().decides(&line.what))?;
        Some(self.keep(*of, line))
    }

    fn throws(&self) -> Vec<Vec<Throw>> {
        let lines = self.played.journal().iter();
        lines.map(|(_, line)| self.game().throws(&line.what)).filter(|throws| !throws.is_empty()).collect()
    }

    fn draft(&self) -> Option<Draft> {
        let draft = self.played.draft()?;
        let entries = draft.entries.into_iter().map(|entry| entry as u64).collect();
        Some(Draft { seat: draft.seat, entries })
    }

    fn decided(&self, entry: u64) -> Option<String> {
        match self.entry(entry)?.what {
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

    fn decide(&mut self, seat: Seat, by: By, words: &str) -> Result<Done, No> {
        if self.played.outcome().is_some() {
            return Err(Text::key("match-over").into());
        }
        let decision = self.offered(seat, words)?;
        let entered = self.played.answer(seat, by, decision);
        entered.map_err(|no| self.no(self.played.position(), seat, no))?;
        Ok(self.done(None))
    }

    fn undo(&mut self, seat: Seat) -> Result<Done, No> {
        if self.played.outcome().is_some() {
            return Err(Text::key("match-over").into());
        }
        let entry = self.played.undo(seat).map_err(|_| Text::key("match-no-undo"))?;
        Ok(self.done(Some(entry as u64)))
    }

    fn take_back(&mut self, seat: Seat, entry: u64, position: &str) -> Result<Done, No> {
        let position = read_position(&**self.game(), position)?;
        self.played.take_back(seat, entry as usize, position);
        let side = self.game().scene().sides[seat.index()].clone();
        let note = Note {
            number: self.number(),
            text: Text::key("server-taken-back").with("side", side),
            rule: String::new(),
            also: None,
            only: None,
            picture: Picture::default(),
        };
        Ok(Done { notes: vec![note], ..self.done(Some(entry)) })
    }

    fn resign(&mut self, seat: Seat) -> Done {
        self.played.resign(seat);
        self.done(None)
    }

    fn foresee(&mut self, taken_back_to: &mut dyn Iterator<Item = u64>) {
        self.played.foresee(taken_back_to.map(|back| back as usize));
    }

    fn enter(&mut self, seat: Seat, words: &str) -> Result<(), Text> {
        let (by, what) = read_move(&**self.game(), words)?;
        self.played.enter(Entry { seat, by, what })
    }

    fn seat_computer(
        &mut self,
        seat: Seat,
        name: &str,
        seed: u64,
        threads: usize,
    ) -> Result<(), UnknownPlayer> {
        self.players[seat] = Lock::new(Some(opponents::on_threads(name, seed, threads)?));
        Ok(())
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

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            number: self.number(),
            rules: G::about().rules,
            position: write_position(self.played.position()),
        }
    }

    fn to_text(&self) -> String {
        self.played.to_text()
    }

    fn steps(&self) -> Result<Vec<(Done, Snapshot, Option<u64>)>, Text> {
        let mut again = Seated::of(Match::with_header(self.game().clone(), self.played.header().clone())?);
        again.played.foresee(taken_back_to(self.played.entries()));
        // What lies before the start of the file is not known.
        let set_up = Done {
            number: again.number(),
            seat: Seat::First,
            words: String::new(),
            notes: again.opening(),
            back_to: None,
        };
        let mut steps = vec![(set_up, again.snapshot(), again.undo_from())];
        for entry in self.played.entries() {
            again.played.enter(*entry)?;
            steps.push((again.done(None), again.snapshot(), again.undo_from()));
        }
        Ok(steps)
    }
}
