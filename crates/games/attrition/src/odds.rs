//! The odds of a battle before one commits to it (4.8.2), and of changing its dice.

use std::ops::AddAssign;

use contract::{Basis, BySeat, Case, Dice, Line, Odds, Rules, Seat};
use table::{Arg, Text};

use crate::battle::Guns;
use crate::event::{Event, side_text};
use crate::map::Region;
use crate::position::Roller;
use crate::tables::{CENTRAL, JAGDKOMMANDOS, Nation};
use crate::{Attrition, Decision, Position, Subject};

/// The figures of a case where no die is rolled: no enemy stands there after all.
const NO_ROLL: [i32; 2] = [-1, -1];

/// How many deployments are imagined where some tiles are hidden.
const IMAGINED: u32 = 400;

/// A battle as far as its dice decide it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Field {
    attacker: Seat,
    guns: BySeat<Guns>,
    /// The tiles of each side that can be lost: decoys cannot.
    tiles: BySeat<u8>,
    /// The defender's trenches (17.3).
    trenches: u8,
    /// Whether a tank is among the tiles that roll (9.5).
    tank: bool,
    /// Whether the Jagdkommandos defend (10.6.1).
    jagdkommandos: bool,
}

impl Field {
    /// The tiles each side loses by these dice, where hits that may be ignored are.
    fn losses(&self, dice: [u8; 6]) -> BySeat<u8> {
        let hits = BySeat(self.guns.0.map(|guns| guns.hits(dice)));
        let (attacker, defender) = (self.attacker, self.attacker.other());
        let ignored = u8::from(self.jagdkommandos && hits[attacker].infantry > 0);
        let mut losses = BySeat([0; 2]);
        losses[defender] =
            hits[attacker].total.saturating_sub(ignored + self.trenches).min(self.tiles[defender]);
        losses[attacker] = hits[defender].total.saturating_sub(u8::from(self.tank)).min(self.tiles[attacker]);
        losses
    }

    /// Whether losses leave the attacker, and him alone (4.8.4).
    fn cleared(&self, losses: BySeat<u8>) -> bool {
        let (attacker, defender) = (self.attacker, self.attacker.other());
        losses[defender] == self.tiles[defender] && losses[attacker] < self.tiles[attacker]
    }
}

/// What all rolls of some dice come to, in rolls out of `of`.
struct Tally {
    /// How often each pair of hits comes up: the Central Powers', the Entente's.
    ways: Vec<([u8; 2], u128)>,
    /// The tiles each side loses, summed over all rolls.
    losses: BySeat<u128>,
    /// The rolls that clear the region.
    cleared: u128,
    of: u128,
}

/// What is told at a glance: the mean losses of each side, and the chance of clearing the region.
#[derive(Default)]
struct Glance {
    losses: BySeat<f64>,
    cleared: f64,
}

impl Glance {
    fn add(&mut self, tally: &Tally, weight: f64) {
        let share = |ways: u128| weight * ways as f64 / tally.of as f64;
        for side in Seat::BOTH {
            self.losses[side] += share(tally.losses[side]);
        }
        self.cleared += share(tally.cleared);
    }

    fn texts(&self) -> Vec<Text> {
        let mut texts = Vec::new();
        for side in Seat::BOTH {
            let text = Text::key("odds-mean").with("side", side_text(side));
            texts.push(text.with("mean", Arg::decimal(self.losses[side], 2)));
        }
        texts.push(Text::key("odds-cleared").with("percent", Arg::decimal(100.0 * self.cleared, 1)));
        texts
    }
}

impl Attrition {
    pub(crate) fn odds_of(&self, p: &Position, seat: Seat, decision: Decision) -> Option<Odds> {
        self.check(p, seat, decision).ok()?;
        match decision {
            Decision::Fight { region, nation: Some(nation), double } => {
                self.battle_odds(p, seat, region, nation, double)
            }
            // The battle as it stands: with the nation that rolls most dice.
            Decision::Plan(region) => {
                let mut fights = Vec::new();
                self.list_fights(p, seat, Subject::Region(region), &mut fights);
                fights.into_iter().find_map(|fight| match fight {
                    Decision::Fight { nation: Some(nation), .. } => {
                        self.battle_odds(p, seat, region, nation, false)
                    }
                    _ => None,
                })
            }
            Decision::Gas => {
                let field = self.field(p, p.focus.region(), p.battle.nation);
                Some(exact(&field, [0; 6], p.battle.dice.iter().sum()))
            }
            Decision::Reroll(face) => {
                let mut kept = p.battle.dice;
                kept[usize::from(face) - 1] -= 1;
                Some(exact(&self.field(p, p.focus.region(), p.battle.nation), kept, 1))
            }
            _ => None,
        }
    }

    fn battle_odds(
        &self,
        p: &Position,
        seat: Seat,
        region: Region,
        nation: Nation,
        double: bool,
    ) -> Option<Odds> {
        let enemy = seat.other();
        if p.tiles_in(enemy, region) == 0 {
            return None;
        }
        let dice = self.dice_count(p, region, nation, double);
        if p.stacks(enemy, region).all(|(_, marks, _)| marks.face().is_up()) {
            return Some(exact(&self.field(p, region, Some(nation).into()), [0; 6], dice));
        }
        Some(self.imagined(p, seat, region, nation, dice))
    }

    /// The battle in a region of a position, its face-down tiles taken for what they are.
    fn field(&self, p: &Position, region: Region, roller: Roller) -> Field {
        let attacker = p.active();
        Field {
            attacker,
            guns: BySeat(Seat::BOTH.map(|side| self.guns(p, side, region))),
            tiles: BySeat(
                Seat::BOTH.map(|side| self.fighters(p, side, region).map(|(_, count)| count).sum()),
            ),
            trenches: p.trenches[attacker.other()][region.index()],
            tank: self.tank_rolls(p, region, roller),
            jagdkommandos: attacker != CENTRAL && p.count_at(JAGDKOMMANDOS, region) > 0,
        }
    }

    /// Where face-down tiles defend: the mean over imagined deployments, each counted exactly.
    fn imagined(&self, p: &Position, seat: Seat, region: Region, nation: Nation, dice: u8) -> Odds {
        let mut fields: Vec<(Field, u32)> = Vec::new();
        let mut chance = Dice::loose(u64::from(p.turn) << 8 | u64::from(region.0));
        for _ in 0..IMAGINED {
            let world = self.imagine(p, seat, &mut chance);
            let field = self.field(&world, region, Some(nation).into());
            add(&mut fields, field, 1);
        }
        let mut sums: Vec<([u8; 2], f64)> = Vec::new();
        let (mut empty, mut glance) = (0.0, Glance::default());
        for (field, count) in fields {
            let weight = f64::from(count) / f64::from(IMAGINED);
            if field.tiles[seat.other()] == 0 {
                empty += weight;
                continue;
            }
            let tally = tally(&field, [0; 6], dice);
            glance.add(&tally, weight);
            for (hits, ways) in &tally.ways {
                add(&mut sums, *hits, weight * *ways as f64 / tally.of as f64);
            }
        }
        glance.cleared += empty;
        sums.sort_by_key(|(hits, _)| *hits);
        let mut cases: Vec<Case> = sums.into_iter().map(|(hits, sum)| case(hits, sum, None)).collect();
        let label = Text::key("odds-no-roll");
        cases.push(Case { label, figures: NO_ROLL.to_vec(), probability: empty, ways: None, fatal: false });
        Odds {
            basis: Basis::Imagined(IMAGINED),
            of: None,
            cases,
            beside: Vec::new(),
            summary: glance.texts(),
        }
    }
}

fn exact(field: &Field, kept: [u8; 6], dice: u8) -> Odds {
    let tally = tally(field, kept, dice);
    let mut glance = Glance::default();
    glance.add(&tally, 1.0);
    let probability = |ways: u128| ways as f64 / tally.of as f64;
    let cases = tally.ways.iter().map(|(hits, ways)| case(*hits, probability(*ways), Some(*ways))).collect();
    Odds { basis: Basis::Exact, of: Some(tally.of), cases, beside: Vec::new(), summary: glance.texts() }
}

fn case(hits: [u8; 2], probability: f64, ways: Option<u128>) -> Case {
    let label = Text::key("odds-hits").with("central", hits[0]).with("entente", hits[1]);
    Case { label, figures: hits.map(i32::from).to_vec(), probability, ways, fatal: false }
}

/// Counts every roll of so many dice, together with dice that stay as they are.
fn tally(field: &Field, kept: [u8; 6], dice: u8) -> Tally {
    let mut tally =
        Tally { ways: Vec::new(), losses: BySeat([0; 2]), cleared: 0, of: 6u128.pow(u32::from(dice)) };
    let mut shown = kept;
    spread(&mut shown, 0, dice, 1, &mut |faces, ways| {
        let hits = field.guns.0.map(|guns| guns.hits(*faces).total);
        add(&mut tally.ways, hits, ways);
        let losses = field.losses(*faces);
        for side in Seat::BOTH {
            tally.losses[side] += ways * u128::from(losses[side]);
        }
        tally.cleared += if field.cleared(losses) { ways } else { 0 };
    });
    tally.ways.sort_by_key(|(hits, _)| *hits);
    tally
}

/// Adds to the sum of a thing.
fn add<T: PartialEq, N: AddAssign>(sums: &mut Vec<(T, N)>, thing: T, amount: N) {
    match sums.iter_mut().find(|(known, _)| *known == thing) {
        Some((_, sum)) => *sum += amount,
        None => sums.push((thing, amount)),
    }
}

/// Every way that `left` dice can fall on the faces from `face` on, with how many rolls fall so.
fn spread(shown: &mut [u8; 6], face: usize, left: u8, ways: u128, f: &mut impl FnMut(&[u8; 6], u128)) {
    if face == 5 {
        shown[5] += left;
        f(shown, ways);
        shown[5] -= left;
        return;
    }
    let mut choices = 1u128;
    for count in 0..=left {
        shown[face] += count;
        spread(shown, face + 1, left - count, ways * choices, f);
        shown[face] -= count;
        choices = choices * u128::from(left - count) / u128::from(count + 1);
    }
}

/// The case that a roll fell into.
pub(crate) fn case_of(odds: &Odds, lines: &[Line<Event>]) -> Option<usize> {
    let figures = lines.iter().rev().find_map(|line| match line.what {
        Event::Rolled { hits, .. } => Some(hits.map(i32::from)),
        Event::Unopposed { .. } => Some(NO_ROLL),
        _ => None,
    })?;
    odds.cases.iter().position(|case| case.figures == figures)
}
