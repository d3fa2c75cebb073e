//! The account of a match that is over: why it ended so, what was won by what, what it cost, how it swung, and luck at dice.
//!
//! It is made by playing the match again with everything open, so it is work for whoever has time: see [`Hosted::anew`].

use std::collections::BTreeMap;

use contract::{Onlooker, Outcome, Seat};
use game::{Kind, Look, No, Played};
use serde::Serialize;
use table::{Act, Goal, Piece, Table, Text};
use utoipa::ToSchema;

use crate::sheet::RuleSection;
use crate::{Entry, Hosted, Note, Past};

/// How many turning points are told.
const SWINGS: usize = 3;
/// A swing of less than this is none.
const SWING: f32 = 0.02;

/// What a match that is over came to; everything lies open.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Account {
    /// The turn in which it ended, from 1.
    pub turn: u32,
    /// How many decisions the players took; what was taken back, or answered for them, is none.
    pub decisions: u32,
    /// Why it ended as it did; none where it was given up, or ended under other rules than those of today.
    pub why: Option<Note>,
    /// What each side has in the end of what decides; none where it has nothing of the kind.
    pub score: Vec<Option<i32>>,
    /// What that is made of; or who holds what could be won, where that is not counted in points.
    pub gains: Vec<Gain>,
    /// What each side lost.
    pub losses: Vec<Vec<Fallen>>,
    /// How it stood at the moments where the program can judge; nothing where it cannot.
    pub chances: Vec<Chance>,
    /// Between which of them it changed most, in the order of time.
    pub swings: Vec<Swing>,
    /// What the dice did; none where nobody fought with dice.
    pub luck: Option<Luck>,
}

/// Something that brought points, or could be won.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Gain {
    /// What it is called.
    pub name: Text,
    /// What it brought each side.
    pub points: Vec<i32>,
    /// Who holds it in the end, where it is not counted in points.
    pub side: Option<u8>,
}

/// What was lost of one kind of piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Fallen {
    /// The kind as a `PieceKind` id; none where nobody saw what it was.
    pub kind: Option<String>,
    /// How much: steps, figures or tiles.
    pub count: u32,
}

/// How it stood at one moment.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct Chance {
    /// After which entry.
    pub number: u64,
    /// In which turn.
    pub turn: u32,
    /// The first seat's chance of winning, from 0 to 1.
    pub first: f32,
}

/// A turning point.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Swing {
    /// The entry that tells most of it: the step of the replay.
    pub number: u64,
    /// The moment after it, by its place among the chances.
    pub at: u32,
    /// By how much the first seat's chance changed.
    pub by: f32,
    /// What happened.
    pub note: Note,
}

/// Luck at dice.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Luck {
    /// How many throws were counted.
    pub throws: u32,
    /// How many more hits came to each side than come on average.
    pub beyond: Vec<f64>,
}

impl Hosted {
    /// The same match, not begun: to be played again elsewhere, while this one goes on answering.
    pub fn anew(&self) -> Hosted {
        Hosted::new(self.record.clone(), self.ready.clone(), self.changed)
    }

    /// The account of a match that is over, given all its entries.
    pub fn account(&self, entries: &[Entry]) -> Result<Account, No> {
        if !self.record.over {
            return Err(No::key(Kind::Conflict, "host-not-over"));
        }
        let mut played = self.replay(&Past::default())?;
        played.foresee(&mut entries.iter().filter_map(Entry::back_to));
        let mut told = Told::default();
        for entry in entries {
            if let Some(back) = entry.back_to() {
                told.drop_from(back);
            }
            let lines = entry.lines();
            let known = entry.number > self.record.first();
            let costs = lines.iter().any(|line| line.picture.lost.is_some());
            let mut pieces = if known && costs { drawn(&*played).pieces } else { Vec::new() };
            if known {
                played.enter(entry.by(), &entry.words)?;
                // What is come back to was judged when it was first reached.
                if let Some(judged) = played.judged().filter(|_| entry.back_to().is_none()) {
                    let (number, turn) = (entry.number, played.turn());
                    told.chances.push(Chance { number, turn, first: (1.0 + judged.clamp(-1.0, 1.0)) / 2.0 });
                }
                if costs {
                    // Who came and fell at once stands in neither table, but he may stand in the later one.
                    pieces.extend(drawn(&*played).pieces);
                }
            }
            told.decided.extend(is_decided(&entry.words).then_some(entry.number));
            told.fallen.extend(lines.iter().filter_map(|line| fallen(line, &pieces)));
            told.lines.extend(lines);
        }
        let table = drawn(&*played);
        // The end itself is no surprise to whoever sees why it came.
        let swings = told.swings();
        told.close(&*played);
        let score = score_of(&table);
        Ok(Account {
            turn: played.turn(),
            decisions: told.decided.len() as u32,
            why: played.decided_by().as_ref().map(Note::from),
            gains: self.gains(&table, &told.lines, &score),
            losses: Seat::BOTH.map(|side| told.losses(side)).to_vec(),
            swings,
            chances: told.chances,
            luck: luck_of(&*played),
            score,
        })
    }

    /// What the score is made of: whichever way of adding it up comes to it.
    fn gains(&self, table: &Table, lines: &[game::Note], score: &[Option<i32>]) -> Vec<Gain> {
        let adds_up = |gains: &Vec<Gain>| {
            let sum = |side: usize| gains.iter().map(|gain| gain.points[side]).sum::<i32>();
            !gains.is_empty() && score.iter().enumerate().all(|(side, score)| score.unwrap_or(0) == sum(side))
        };
        let goals = &table.goals;
        let held: Vec<Gain> = goals.iter().filter_map(held).collect();
        // What is held in the end, and what was won for good beside.
        let and_beside = |counts: fn(&game::Note, &[Goal]) -> bool| {
            let mut gains: Vec<Gain> = held.iter().filter(|gain| gain.points != [0; 2]).cloned().collect();
            gains.extend(self.by_reason(lines, |line| counts(line, goals), &[]));
            gains
        };
        let ways = [
            and_beside(|line, _| line.picture.act != Some(Act::Scored)),
            self.by_reason(lines, |_| true, goals),
            and_beside(|line, goals| goal_of(line, goals).is_none()),
            self.by_nation(table),
        ];
        ways.into_iter().find(adds_up).unwrap_or_else(|| {
            // Not counted in points: who has it is what there is to tell.
            held.into_iter().map(|gain| Gain { points: vec![0; 2], ..gain }).collect()
        })
    }

    /// Points by what they were won for: by the goal where they were won at one, else by the section that brought them.
    fn by_reason(
        &self,
        lines: &[game::Note],
        counts: impl Fn(&game::Note) -> bool,
        goals: &[Goal],
    ) -> Vec<Gain> {
        let mut gains: Vec<Gain> = Vec::new();
        for line in lines.iter().filter(|line| counts(line)) {
            let Some((points, side)) = line.picture.points.and_then(|points| Some((points, points.side?)))
            else {
                continue;
            };
            let name = goal_of(line, goals).unwrap_or_else(|| self.heading(&line.rule));
            add(&mut gains, name, side, points.by);
        }
        gains.retain(|gain| gain.points.iter().any(|points| *points != 0));
        gains
    }

    /// What places are worth to whoever holds them, by the country that they belong to.
    fn by_nation(&self, table: &Table) -> Vec<Gain> {
        let mut gains: Vec<Gain> = Vec::new();
        for state in &table.places {
            let place = self.scene.board.places().iter().find(|place| place.id == state.place);
            let (Some(place), Some(side)) = (place, state.side) else { continue };
            let value = state.value.unwrap_or(place.value);
            if value != 0 {
                let name = place.nation.clone().unwrap_or_else(|| place.name.clone());
                add(&mut gains, name, side, value);
            }
        }
        gains
    }

    /// What a section is about.
    fn heading(&self, rule: &str) -> Text {
        RuleSection::find(self.ready.about(), rule)
            .map_or_else(|| Text::figure(rule), |section| section.title)
    }
}

/// So many points more for a side by what has this name.
fn add(gains: &mut Vec<Gain>, name: Text, side: u8, points: i32) {
    let at = gains.iter().position(|gain| gain.name == name).unwrap_or_else(|| {
        gains.push(Gain { name, points: vec![0; 2], side: None });
        gains.len() - 1
    });
    gains[at].points[usize::from(side)] += points;
}

/// The goal at whose places points were won, if it is one goal alone.
fn goal_of(line: &game::Note, goals: &[Goal]) -> Option<Text> {
    let places = &line.picture.places;
    let lies_there = |goal: &&Goal| places.iter().all(|place| goal.places.contains(place));
    let mut there = goals.iter().filter(lies_there).filter(|_| !places.is_empty());
    let goal = there.next()?;
    (line.picture.act == Some(Act::Scored) && there.next().is_none()).then(|| goal.name.clone())
}

/// A goal that somebody holds, with what it is worth to him.
fn held(goal: &Goal) -> Option<Gain> {
    let side = goal.side?;
    let mut points = vec![0; 2];
    points[usize::from(side)] = goal.worth.get(usize::from(side)).copied().unwrap_or_default();
    Some(Gain { name: goal.name.clone(), points, side: Some(side) })
}

fn drawn(played: &dyn Played) -> Table {
    played.table(Look::of(Onlooker::Umpire))
}

/// Whether these words of an entry are a decision that a player took himself.
fn is_decided(words: &str) -> bool {
    !words.is_empty() && words != "resign" && !words.starts_with('~') && game::back_to(words).is_none()
}

/// What each side has on the first track that is about both, or about a goal of one.
fn score_of(table: &Table) -> Vec<Option<i32>> {
    let of = |track: &table::Track, side: Seat| {
        track.marks.iter().find(|mark| mark.side == Some(side as u8)).map(|mark| mark.at)
    };
    let decides = |track: &&table::Track| {
        let [first, second] = Seat::BOTH.map(|side| of(track, side).is_some());
        first && second || track.goal.is_some() && (first || second)
    };
    let track = table.tracks.iter().find(decides);
    Seat::BOTH.map(|side| track.and_then(|track| of(track, side))).to_vec()
}

fn luck_of(played: &dyn Played) -> Option<Luck> {
    let throws = played.throws();
    let mut beyond = vec![0.0; 2];
    for throw in throws.iter().flatten() {
        beyond[throw.seat.index()] += f64::from(throw.hits) - throw.mean;
    }
    (!throws.is_empty()).then_some(Luck { throws: throws.len() as u32, beyond })
}

/// What a line says was lost of a piece: by which entry, whose, of which kind, how much.
type Lost = (u64, u8, Option<String>, u32);

fn fallen(line: &game::Note, pieces: &[Piece]) -> Option<Lost> {
    let loss = line.picture.lost.filter(|_| matches!(line.picture.act, Some(Act::Lost | Act::Destroyed)))?;
    let named = |piece: &&Piece| line.picture.pieces.contains(&piece.id);
    let kind = pieces.iter().find(named).and_then(|piece| piece.kind.clone());
    Some((line.number, loss.side?, kind, loss.count.into()))
}

/// What was gathered on the way through a match; what was taken back is dropped again.
#[derive(Default)]
struct Told {
    lines: Vec<game::Note>,
    decided: Vec<u64>,
    fallen: Vec<Lost>,
    chances: Vec<Chance>,
}

impl Told {
    fn drop_from(&mut self, entry: u64) {
        self.lines.retain(|line| line.number < entry);
        self.decided.retain(|number| *number < entry);
        self.fallen.retain(|(number, ..)| *number < entry);
        self.chances.retain(|chance| chance.number < entry);
    }

    /// The end is a moment like the others, if it was played out.
    fn close(&mut self, played: &dyn Played) {
        let first = match played.outcome() {
            Some(Outcome::Won(Seat::First)) => 1.0,
            Some(Outcome::Won(Seat::Second)) => 0.0,
            _ => 0.5,
        };
        if played.resigned().is_none() && !self.chances.is_empty() {
            self.chances.push(Chance { number: played.number(), turn: played.turn(), first });
        }
    }

    fn losses(&self, side: Seat) -> Vec<Fallen> {
        let mut counts: BTreeMap<Option<&String>, u32> = BTreeMap::new();
        for (_, _, kind, count) in self.fallen.iter().filter(|(_, whose, ..)| *whose == side as u8) {
            *counts.entry(kind.as_ref()).or_default() += count;
        }
        let mut losses: Vec<Fallen> =
            counts.into_iter().map(|(kind, count)| Fallen { kind: kind.cloned(), count }).collect();
        losses.sort_by_key(|fallen| std::cmp::Reverse(fallen.count));
        losses
    }

    fn swings(&self) -> Vec<Swing> {
        let mut swings: Vec<Swing> = Vec::new();
        for (at, pair) in self.chances.windows(2).enumerate() {
            let by = pair[1].first - pair[0].first;
            let note = self.telling(pair[0].number, pair[1].number, by).filter(|_| by.abs() >= SWING);
            swings.extend(note.map(|note| Swing {
                number: note.number,
                at: at as u32 + 1,
                by,
                note: Note::from(note),
            }));
        }
        swings.sort_by(|a, b| b.by.abs().total_cmp(&a.by.abs()));
        swings.truncate(SWINGS);
        swings.sort_by_key(|swing| swing.at);
        swings
    }

    /// The line that tells most of what happened after one entry, up to another: what was lost comes first, and what speaks for
    /// the change before what speaks against it. A change that only whose turn it is explains has none.
    fn telling(&self, after: u64, until: u64, by: f32) -> Option<&game::Note> {
        let gains = if by > 0.0 { Seat::First } else { Seat::Second };
        let (gains, falls) = (Some(gains as u8), Some(gains.other() as u8));
        let weight = |line: &&game::Note| {
            let picture = &line.picture;
            let cost = picture.lost.map_or(0, |loss| loss.count);
            let (kind, fits) = match picture.act {
                Some(Act::Destroyed) => (5, picture.lost.map_or(picture.side, |loss| loss.side) == falls),
                Some(Act::Lost) => (4, picture.lost.is_some_and(|loss| loss.side == falls)),
                Some(Act::Taken) => (3, picture.side == gains),
                Some(Act::Scored) => (3, picture.points.is_some_and(|points| points.side == gains)),
                Some(Act::Fired) => (2, false),
                _ => (1, false),
            };
            (fits, kind, cost)
        };
        let between = self.lines.iter().filter(|line| line.number > after && line.number <= until);
        between.filter(|line| line.only.is_none() && weight(line).1 > 1).max_by_key(weight)
    }
}
