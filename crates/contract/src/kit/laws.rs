//! The laws of hidden information, and the honesty of odds.

use std::collections::{HashMap, HashSet};

use table::{Act, PoolLine, Scene, Table};

use crate::kit::{Checked, Run};
use crate::{Basis, Dice, Journal, Line, Lister, Onlooker, Pointing, Seat, Show};

/// How imagining behaved over a run.
#[derive(Clone, Debug, Default)]
pub(super) struct Imagined {
    /// Positions looked at where some imagined position differed from the real one.
    pub secret: u64,
    /// Of those, positions where all imagined ones were alike.
    pub constant: u64,
    /// Imagined positions that differed from the real one.
    pub varied: u64,
    /// Imagined positions that agreed with the real one in something hidden in which others did not.
    pub reached: u64,
    /// By each hidden part of the table: how often it varied, and how often something of it came out true. Whole hands
    /// of cards come out true once in a blue moon; their cards do not.
    parts: HashMap<String, (u64, u64)>,
}

impl Imagined {
    /// The verdict over a whole run; a handful of positions says nothing yet.
    pub(super) fn judge(&self, hides: bool) -> Result<(), String> {
        const ENOUGH: u64 = 12;
        if hides && self.secret == 0 {
            return Err("the game says that it hides something, and imagines only the truth".to_string());
        }
        if self.secret >= ENOUGH && 2 * self.constant > self.secret {
            let Imagined { secret, constant, .. } = self;
            return Err(format!(
                "the same position was imagined over and over at {constant} of {secret} places"
            ));
        }
        for (part, (varied, reached)) in &self.parts {
            if *varied >= 20 * ENOUGH && *reached == 0 {
                return Err(format!(
                    "{part} was imagined in {varied} places, and nothing of it was ever true"
                ));
            }
        }
        Ok(())
    }

    /// Takes down how the hidden parts of some imagined tables compare with the true one.
    fn compare(&mut self, truth: &Table, worlds: &[Table]) {
        let worlds: Vec<_> = worlds.iter().map(hidden_parts).collect();
        for (at, (part, leaves)) in hidden_parts(truth).into_iter().enumerate() {
            let others: Vec<&Vec<String>> =
                worlds.iter().filter_map(|world| world.get(at)).map(|(_, leaves)| leaves).collect();
            let differs = |leaf: usize| others.iter().any(|other| other.get(leaf) != leaves.get(leaf));
            let agrees =
                |leaf: usize| others.iter().filter(|other| other.get(leaf) == leaves.get(leaf)).count();
            let varying: Vec<usize> = (0..leaves.len()).filter(|leaf| differs(*leaf)).collect();
            if !varying.is_empty() {
                let hits = varying.iter().map(|leaf| agrees(*leaf)).max().unwrap_or(0) as u64;
                let (varied, reached) = self.parts.entry(part).or_default();
                *varied += 1;
                *reached += hits;
                self.reached += hits;
            }
        }
    }
}

/// The parts of a table that may hide something, each with its leaves in order.
fn hidden_parts(table: &Table) -> Vec<(String, Vec<String>)> {
    let cards = |cards: &Option<Vec<String>>| cards.clone().unwrap_or_default();
    let hands = table.hands.iter().enumerate();
    let piles = table.piles.iter().enumerate();
    let pools = table.pools.iter().enumerate();
    let lines = |holds: &Option<Vec<PoolLine>>| {
        holds.iter().flatten().map(|line| format!("{:?} {}", line.name, line.count)).collect()
    };
    let mut parts: Vec<(String, Vec<String>)> = Vec::new();
    parts.extend(hands.map(|(at, hand)| (format!("hand {at}"), cards(&hand.cards))));
    parts.extend(piles.map(|(at, pile)| (format!("pile {at}"), cards(&pile.cards))));
    parts.extend(pools.map(|(at, pool)| (format!("pool {at}"), lines(&pool.holds))));
    parts.push(("the pieces".into(), table.pieces.iter().map(|piece| format!("{piece:?}")).collect()));
    parts
}

/// Setting up tells nothing either: where two deals leave an onlooker the same table, he has read the same lines, those
/// aside that openly show something.
pub(super) fn check_set_up<G: Show>(game: &G) -> Result<(), String> {
    const DEALS: u64 = 120;
    for onlooker in ONLOOKERS {
        let mut seen = HashMap::new();
        for deal in 0..DEALS {
            let mut journal = Journal::kept();
            let position = game.begin(&mut Dice::loose(deal), &mut journal);
            let mut lines = read(journal, onlooker);
            lines.retain(|line| !line.reveals);
            let table = format!("{:?}", game.table(&position, onlooker));
            // Several orders of the same deal tell the same.
            lines.sort_by_key(|line| format!("{line:?}"));
            let known = seen.entry(table).or_insert_with(|| lines.clone());
            if *known != lines {
                return Err(format!("{onlooker:?} reads {known:?} or {lines:?}"));
            }
        }
    }
    Ok(())
}

/// The pictures beside the lines of setting up name nothing that is not there.
pub(super) fn check_first_pictures<G: Show>(game: &G) -> Result<(), String> {
    let mut journal = Journal::kept();
    let position = game.begin(&mut Dice::loose(0), &mut journal);
    let there = There::of(&game.scene());
    for onlooker in ONLOOKERS {
        there.check(game, &[game.table(&position, onlooker)], &read(journal.clone(), onlooker))?;
    }
    Ok(())
}

/// Everybody but the umpire, who sees everything.
const ONLOOKERS: [Onlooker; 3] =
    [Onlooker::Seat(Seat::First), Onlooker::Seat(Seat::Second), Onlooker::Spectator];

/// What there is in a match from beginning to end.
struct There {
    places: HashSet<String>,
    cards: HashSet<String>,
}

impl There {
    fn of(scene: &Scene) -> There {
        let places = scene.board.places().iter().map(|place| place.id.clone());
        There { places: places.collect(), cards: scene.cards.iter().map(|card| card.id.clone()).collect() }
    }

    /// What the pictures of these lines name is on the board, or on one of these tables of him who reads them.
    fn check<G: Show>(&self, game: &G, tables: &[Table], lines: &[Line<G::Event>]) -> Result<(), String> {
        let mut pieces: HashSet<String> =
            tables.iter().flat_map(|table| &table.pieces).map(|piece| piece.id.clone()).collect();
        for line in lines {
            let picture = game.picture(&line.what);
            let place = picture.places.iter().find(|place| !self.places.contains(*place));
            let card = picture.card.iter().find(|card| !self.cards.contains(*card));
            let named = picture.pieces.iter().chain(&picture.by);
            let piece = named.into_iter().find(|piece| !pieces.contains(*piece));
            if let Some(what) = place.or(card).or(piece) {
                return Err(format!("“{what}” of {:?} is nowhere", line.what));
            }
            // Where pieces are called after their places, one that has gone somewhere and is lost there was called after both.
            if matches!(picture.act, Some(Act::Moved | Act::Retreated)) {
                pieces.extend(picture.places.last().cloned());
            }
        }
        Ok(())
    }
}

/// Where a decision leads with these dice, and what is noted on the way.
fn after<G: Show>(
    game: &G,
    from: &G::Position,
    mover: Seat,
    decision: G::Decision,
    chance: u64,
) -> (G::Position, Journal<G::Event>) {
    let (mut after, mut journal) = (from.clone(), Journal::kept());
    game.apply(&mut after, mover, decision, &mut Dice::loose(chance), &mut journal);
    (after, journal)
}

/// The lines that an onlooker may read.
fn read<E>(journal: Journal<E>, onlooker: Onlooker) -> Vec<Line<E>> {
    let mut lines = journal.into_lines();
    lines.retain(|line| line.audience.reaches(onlooker));
    lines
}

/// The law of pictures.
pub(super) const PICTURES: &str = "what a picture names is on the table";

/// How many positions are imagined at one look.
const LOOKS: u32 = 8;

impl<G: Show> Run<'_, G> {
    /// The laws of hidden information, for both seats and for a spectator.
    pub(super) fn check_secrets(&mut self, mover: Seat, decisions: &[G::Decision]) -> Checked {
        self.report.looks += 1;
        let game = self.game.clone();
        for seat in Seat::BOTH {
            let mut worlds = self.imagine(seat);
            let position = self.played.position();
            let table = game.table(position, Onlooker::Seat(seat));
            let public = game.table(position, Onlooker::Spectator);
            for world in &worlds {
                if game.table(world, Onlooker::Seat(seat)) != table {
                    let saw = format!("{seat:?} would see another table");
                    return self.fail("what a seat sees does not depend on what is hidden from it", saw);
                }
                if game.table(world, Onlooker::Spectator) != public {
                    let saw = format!("a spectator would see what {seat:?} may not know");
                    return self.fail("a spectator sees nothing that is hidden from a seat", saw);
                }
                if let Err(saw) = game.invariants(world) {
                    return self.fail("an imagined position is a possible one", saw);
                }
            }
            let again = self.dice.seed();
            let straight = game.imagine(position, seat, &mut Dice::loose(again));
            if game.imagine(&worlds[0], seat, &mut Dice::loose(again)) != straight {
                let saw = format!("{seat:?} imagines otherwise from an imagined position");
                return self.fail("imagining uses nothing but what the seat knows", saw);
            }
            self.note_imagined(&worlds);
            self.check_step(seat, mover, decisions, &worlds[0])?;
            self.check_secret_choice(seat, mover, decisions)?;
            self.check_why_not(seat, &worlds[0])?;
            self.check_inspection(seat, &worlds[0])?;
            self.check_playable(worlds.swap_remove(1))?;
        }
        Ok(())
    }

    /// Imagines for both seats and does no more. A battle may hide things for a few decisions only, which looking at one
    /// position in so many can miss: until a set-up that says it hides something has been seen to, none is passed over.
    pub(super) fn seek_secret(&mut self) {
        for seat in Seat::BOTH {
            let worlds = self.imagine(seat);
            self.note_imagined(&worlds);
        }
    }

    fn imagine(&mut self, seat: Seat) -> Vec<G::Position> {
        let (game, position) = (self.game, self.played.position());
        (0..LOOKS).map(|_| game.imagine(position, seat, &mut Dice::loose(self.dice.seed()))).collect()
    }

    fn note_imagined(&mut self, worlds: &[G::Position]) {
        let position = self.played.position();
        let others = worlds.iter().filter(|world| *world != position).count() as u64;
        if others > 0 {
            self.imagined.secret += 1;
            self.imagined.varied += others;
            let truth = self.game.table(position, Onlooker::Umpire);
            let tables: Vec<Table> =
                worlds.iter().map(|world| self.game.table(world, Onlooker::Umpire)).collect();
            self.imagined.compare(&truth, &tables);
            if worlds.iter().all(|world| *world == worlds[0]) {
                self.imagined.constant += 1;
            }
        }
    }

    /// A step tells nothing: the same decision and dice, in the real and in an imagined position, look the same to
    /// the seat, unless something is revealed.
    fn check_step(
        &mut self,
        seat: Seat,
        mover: Seat,
        decisions: &[G::Decision],
        world: &G::Position,
    ) -> Checked {
        let game = self.game.clone();
        for _ in 0..4 {
            let decision = self.dice.any_of(decisions);
            if game.check(world, mover, decision).is_err() {
                if mover == seat {
                    let saw = format!("{seat:?} could tell by {}", game.notate(decision));
                    return self
                        .fail("what a seat may decide does not depend on what is hidden from it", saw);
                }
                continue;
            }
            let chance = self.dice.seed();
            let (real, real_journal) = after(&*game, self.played.position(), mover, decision, chance);
            let (other, other_journal) = after(&*game, world, mover, decision, chance);
            let onlooker = Onlooker::Seat(seat);
            if real_journal.revealed_to(onlooker) || other_journal.revealed_to(onlooker) {
                continue;
            }
            let text = game.notate(decision);
            let law = "a step tells a seat nothing that is hidden from it";
            if game.to_decide(&real) != game.to_decide(&other) {
                let saw = format!("after {text}, who is asked next tells {seat:?} something");
                return self.fail(law, saw);
            }
            let (lines, other_lines) = (read(real_journal, onlooker), read(other_journal, onlooker));
            if lines != other_lines {
                let saw = format!("after {text}, {seat:?} reads {lines:?} or {other_lines:?}");
                return self.fail(law, saw);
            }
            if game.table(&real, onlooker) != game.table(&other, onlooker) {
                return self.fail(law, format!("after {text}, the table of {seat:?} tells it something"));
            }
        }
        Ok(())
    }

    /// What pictures name is there, for each who may read the line, before the decision or after it. That they tell nothing hidden
    /// follows from `check_step`: a picture is made of its line and of nothing else.
    pub(super) fn check_pictures(&mut self, mover: Seat, decisions: &[G::Decision]) -> Checked {
        let game = self.game.clone();
        let there = There::of(&game.scene());
        for _ in 0..4 {
            let decision = self.dice.any_of(decisions);
            let position = self.played.position();
            let (after, journal) = after(&*game, position, mover, decision, self.dice.seed());
            for onlooker in ONLOOKERS {
                let tables = [position, &after].map(|position| game.table(position, onlooker));
                if let Err(saw) = there.check(&*game, &tables, &read(journal.clone(), onlooker)) {
                    let saw = format!("after {}, for {onlooker:?}: {saw}", game.notate(decision));
                    return self.fail(PICTURES, saw);
                }
            }
        }
        Ok(())
    }

    /// A choice tells nothing: two decisions of the other side that differ only in what the seat cannot know leave
    /// it the same lines to read. Comparing a decision with itself, as `check_step` does, would never show that.
    fn check_secret_choice(&mut self, seat: Seat, mover: Seat, decisions: &[G::Decision]) -> Checked {
        if mover == seat {
            return Ok(());
        }
        let game = self.game.clone();
        let chance = self.dice.seed();
        let play = |decision: G::Decision| {
            let (after, journal) = after(&*game, self.played.position(), mover, decision, chance);
            let revealed = journal.revealed();
            let lines = read(journal, Onlooker::Seat(seat));
            let known = game.imagine(&after, seat, &mut Dice::loose(chance));
            (after, lines, known, revealed)
        };
        let [one, two] = [0, 1].map(|_| self.dice.any_of(decisions));
        let (after, lines, known, revealed) = play(one);
        let (other_after, other_lines, other_known, other_revealed) = play(two);
        let alike = after != other_after && known == other_known && !revealed && !other_revealed;
        if alike && lines != other_lines {
            let choice = format!("{} or {}", game.notate(one), game.notate(two));
            let saw = format!("after {choice}, {seat:?} reads {lines:?} or {other_lines:?}");
            return self.fail("a step tells a seat nothing that is hidden from it", saw);
        }
        Ok(())
    }

    /// Why something cannot be done tells nothing either.
    fn check_why_not(&mut self, seat: Seat, world: &G::Position) -> Checked {
        let game = self.game.clone();
        let mut subjects = Vec::new();
        for asked in Seat::BOTH {
            game.subjects(self.played.position(), asked, &mut subjects);
        }
        for _ in 0..4 {
            if subjects.is_empty() {
                break;
            }
            let [subject, target] = [0, 1].map(|_| self.dice.any_of(&subjects));
            for target in [None, Some(target)] {
                let why = game.why_not(self.played.position(), seat, subject, target);
                if why != game.why_not(world, seat, subject, target) {
                    let saw = format!("{seat:?} asks about {subject:?} and {target:?}, and is told {why:?}");
                    return self.fail("why not tells a seat nothing that is hidden from it", saw);
                }
            }
        }
        Ok(())
    }

    /// Pointing tells nothing either, to the seat or to a spectator, and everything on the table answers it: a few things of
    /// every sort.
    fn check_inspection(&mut self, seat: Seat, world: &G::Position) -> Checked {
        let game = self.game.clone();
        let scene = game.scene();
        for onlooker in [Onlooker::Seat(seat), Onlooker::Spectator] {
            let position = self.played.position().clone();
            let here = Pointing::at(&*game, &scene, &position, onlooker);
            let there = Pointing::at(&*game, &scene, world, onlooker);
            for ids in here.ids().iter().filter(|ids| !ids.is_empty()) {
                let id = &ids[self.dice.below(ids.len() as u32) as usize];
                let said = here.inspect(id);
                if said.as_ref().is_ok_and(|said| said.rows.is_empty() || said.title.is_none())
                    || said.is_err()
                {
                    let saw = format!("{onlooker:?} points at {id}, and is told {said:?}");
                    return self.fail("whatever lies on the table says something of itself", saw);
                }
                if there.inspect(id) != said {
                    let saw = format!("{onlooker:?} points at {id}, and is told {said:?}");
                    return self.fail("pointing tells nobody what is hidden from a seat", saw);
                }
            }
        }
        Ok(())
    }

    /// Games play on from imagined positions.
    fn check_playable(&mut self, mut world: G::Position) -> Checked {
        let game = self.game.clone();
        let mut lister: Lister<G> = Lister::default();
        let mut decisions = Vec::new();
        for _ in 0..200 {
            let Some(seat) = game.to_decide(&world).iter().next() else { break };
            lister.decisions(&game, &world, seat, &mut decisions);
            if decisions.is_empty() {
                return self
                    .fail("games play on from imagined positions", format!("{seat:?} has no decision"));
            }
            let decision = self.dice.any_of(&decisions);
            let mut dice = Dice::loose(self.dice.seed());
            if game.decide(&mut world, seat, decision, &mut dice, &mut Journal::mute()).is_err() {
                return self.fail("games play on from imagined positions", game.notate(decision));
            }
            if let Err(saw) = game.invariants(&world) {
                return self.fail("games play on from imagined positions", saw);
            }
        }
        Ok(())
    }

    /// Odds add up, and agree with what happens when the dice are thrown often.
    pub(super) fn check_odds(&mut self, seat: Seat, decisions: &[G::Decision]) -> Checked {
        const THROWS: u32 = 1500;
        let game = self.game.clone();
        let position = self.played.position().clone();
        let first = self.dice.below(decisions.len() as u32) as usize;
        let rotated = decisions[first..].iter().chain(&decisions[..first]);
        let Some((decision, odds)) =
            rotated.copied().find_map(|d| game.odds(&position, seat, d).map(|odds| (d, odds)))
        else {
            return Ok(());
        };
        self.report.odds += 1;
        let text = game.notate(decision);
        let sum: f64 = odds.cases.iter().map(|case| case.probability).sum();
        if (sum - 1.0).abs() > 1e-9 {
            return self.fail("odds add up to one", format!("{text}: {sum}"));
        }
        let world = game.imagine(&position, seat, &mut Dice::loose(self.dice.seed()));
        if game.odds(&world, seat, decision).as_ref() != Some(&odds) {
            return self.fail("odds come from what the seat knows", text);
        }
        let mut seen = vec![0u32; odds.cases.len()];
        let mut unforeseen = 0;
        for _ in 0..THROWS {
            let mut chance = Dice::loose(self.dice.seed());
            let mut world = game.imagine(&position, seat, &mut chance);
            let mut journal = Journal::kept();
            let mut roll = Dice::loose(chance.seed());
            game.apply(&mut world, seat, decision, &mut roll, &mut journal);
            match game.case_of(&odds, journal.lines()) {
                Some(case) => seen[case] += 1,
                // Odds of something that this decision only leads up to.
                None if !roll.used() => return Ok(()),
                // A sample of deployments may miss a rare one.
                None if odds.basis != Basis::Exact => unforeseen += 1,
                None => return self.fail("every roll falls into a case of its odds", text),
            }
        }
        if !agree(odds.basis, 0.0, unforeseen, THROWS) {
            let saw = format!("{text}: {unforeseen} of {THROWS} throws fell into no case");
            return self.fail("odds agree with sampled frequencies", saw);
        }
        for (case, count) in odds.cases.iter().zip(seen) {
            if !agree(odds.basis, case.probability, count, THROWS) {
                let expected = case.probability * f64::from(THROWS);
                let saw =
                    format!("{text}: {:?} fell {count} times of {THROWS}, not {expected:.1}", case.figures);
                return self.fail("odds agree with sampled frequencies", saw);
            }
        }
        Ok(())
    }
}

/// Whether a probability and how often something fell agree. Six standard deviations and a little: a right figure
/// does not fail in a lifetime of runs. Figures from imagined deployments are samples themselves, of a chance that
/// both samples together estimate.
fn agree(basis: Basis, probability: f64, count: u32, throws: u32) -> bool {
    let (n, count) = (f64::from(throws), f64::from(count));
    let (chance, variance) = match basis {
        Basis::Exact => (probability, 1.0),
        Basis::Imagined(samples) => {
            let samples = f64::from(samples);
            ((count + probability * samples) / (n + samples), 1.0 + n / samples)
        }
    };
    (count - probability * n).abs() <= 6.0 * (n * chance * (1.0 - chance) * variance).sqrt() + 4.0
}
