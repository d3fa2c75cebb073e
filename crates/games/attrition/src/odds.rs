//! The odds of a battle before one commits to it (4.8.2), and of changing its dice.

use contract::{Basis, Case, Dice, Line, Odds, Seat};
use table::{Arg, Text};

use crate::battle::Guns;
use crate::event::{Event, side_text};
use crate::map::Region;
use crate::{Attrition, Decision, Position};

/// The figures of a case where no die is rolled: no enemy stands there after all.
const NO_ROLL: [i32; 2] = [-1, -1];

/// How many deployments are imagined where some tiles are hidden.
const IMAGINED: u32 = 400;

/// How often each pair of hits (the Central Powers', the Entente's) comes up, in rolls out of `6^dice`.
#[derive(Clone, Default)]
struct Tally {
    ways: Vec<([u8; 2], u128)>,
    of: u128,
}

impl Attrition {
    pub(crate) fn odds_of(&self, p: &Position, seat: Seat, decision: Decision) -> Option<Odds> {
        match decision {
            Decision::Fight { region, nation: Some(nation), double } => {
                self.check_decision(p, seat, decision).ok()?;
                let dice = self.dice_count(p, region, nation, double);
                let enemy = seat.other();
                let hidden = p.stacks(enemy, region).any(|(_, marks, _)| !marks.face().is_up());
                if p.tiles_in(enemy, region) == 0 {
                    return None;
                }
                if !hidden {
                    return Some(self.exact(p, region, [0; 6], dice));
                }
                Some(self.imagined(p, seat, region, dice))
            }
            Decision::Gas => {
                self.check_decision(p, seat, decision).ok()?;
                Some(self.exact(p, self.battle_region(p), [0; 6], p.battle.dice.iter().sum()))
            }
            Decision::Reroll(face) => {
                self.check_decision(p, seat, decision).ok()?;
                let mut kept = p.battle.dice;
                kept[usize::from(face) - 1] -= 1;
                Some(self.exact(p, self.battle_region(p), kept, 1))
            }
            _ => None,
        }
    }

    fn exact(&self, p: &Position, region: Region, kept: [u8; 6], dice: u8) -> Odds {
        let guns = Seat::BOTH.map(|side| self.guns(p, side, region));
        let tally = tally(guns, kept, dice);
        let probability = |ways: u128| ways as f64 / tally.of as f64;
        let cases =
            tally.ways.iter().map(|(hits, ways)| case(*hits, probability(*ways), Some(*ways))).collect();
        self.finish(p, region, Basis::Exact, cases)
    }

    /// Where face-down tiles defend: the mean over imagined deployments, each counted exactly.
    fn imagined(&self, p: &Position, seat: Seat, region: Region, dice: u8) -> Odds {
        let mut rolls: Vec<(Guns, u32)> = Vec::new();
        let mut empty = 0;
        let mut chance = Dice::loose(u64::from(p.turn) << 8 | u64::from(region.0));
        for _ in 0..IMAGINED {
            let world = self.imagine_for(p, seat, &mut chance);
            let guns = self.guns(&world, seat.other(), region);
            if guns == Guns::default() {
                empty += 1;
            } else if let Some((_, count)) = rolls.iter_mut().find(|(known, _)| *known == guns) {
                *count += 1;
            } else {
                rolls.push((guns, 1));
            }
        }
        let own = self.guns(p, seat, region);
        let mut sums: Vec<([u8; 2], f64)> = Vec::new();
        for (guns, count) in rolls {
            let by_side = if seat == Seat::First { [own, guns] } else { [guns, own] };
            let tally = tally(by_side, [0; 6], dice);
            for (hits, ways) in tally.ways {
                let probability = ways as f64 / tally.of as f64 * f64::from(count) / f64::from(IMAGINED);
                match sums.iter_mut().find(|(known, _)| *known == hits) {
                    Some((_, sum)) => *sum += probability,
                    None => sums.push((hits, probability)),
                }
            }
        }
        sums.sort_by_key(|(hits, _)| *hits);
        let mut cases: Vec<Case> = sums.into_iter().map(|(hits, sum)| case(hits, sum, None)).collect();
        cases.push(Case {
            label: Text::key("odds-no-roll"),
            figures: NO_ROLL,
            probability: f64::from(empty) / f64::from(IMAGINED),
            ways: None,
        });
        self.finish(p, region, Basis::Imagined(IMAGINED), cases)
    }

    /// Adds what a player wants to know at a glance.
    fn finish(&self, p: &Position, region: Region, basis: Basis, cases: Vec<Case>) -> Odds {
        let mut summary = Vec::new();
        for side in Seat::BOTH {
            let hits = |case: &Case| f64::from(case.figures[side.index()].max(0));
            let mean: f64 = cases.iter().map(|case| case.probability * hits(case)).sum();
            let text = Text::key("odds-mean").with("side", side_text(side));
            summary.push(text.with("mean", Arg::decimal(mean, 2)));
        }
        let attacker = p.active();
        let enemies = i32::from(p.tiles_in(attacker.other(), region));
        let own = i32::from(p.tiles_in(attacker, region));
        let cleared = |case: &&Case| {
            let [given, taken] = [case.figures[attacker.index()], case.figures[attacker.other().index()]];
            case.figures == NO_ROLL || given >= enemies && taken < own
        };
        let chance: f64 = cases.iter().filter(cleared).map(|case| case.probability).sum();
        summary.push(Text::key("odds-cleared").with("percent", Arg::decimal(100.0 * chance, 1)));
        Odds { basis, cases, summary }
    }
}

fn case(hits: [u8; 2], probability: f64, ways: Option<u128>) -> Case {
    let label = Text::key("odds-hits").with("central", hits[0]).with("entente", hits[1]);
    Case { label, figures: hits.map(i32::from), probability, ways }
}

/// Counts every roll of so many dice, together with dice that stay as they are.
fn tally(guns: [Guns; 2], kept: [u8; 6], dice: u8) -> Tally {
    let mut tally = Tally { ways: Vec::new(), of: 6u128.pow(u32::from(dice)) };
    let mut shown = kept;
    spread(&mut shown, 0, dice, 1, &mut |faces, ways| {
        let hits = guns.map(|guns| guns.hits(*faces).total);
        match tally.ways.iter_mut().find(|(known, _)| *known == hits) {
            Some((_, sum)) => *sum += ways,
            None => tally.ways.push((hits, ways)),
        }
    });
    tally.ways.sort_by_key(|(hits, _)| *hits);
    tally
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
pub(crate) fn fell(odds: &Odds, lines: &[Line<Event>]) -> Option<usize> {
    let figures = lines.iter().rev().find_map(|line| match line.what {
        Event::Rolled { hits, .. } => Some(hits.map(i32::from)),
        Event::Unopposed { .. } => Some(NO_ROLL),
        _ => None,
    })?;
    odds.cases.iter().position(|case| case.figures == figures)
}
