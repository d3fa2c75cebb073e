//! The odds of a combat before one commits to it: every roll counted, terrain and cards included.

use std::collections::BTreeMap;

use contract::{Basis, Beside, Case, Line, Odds, Rules, Seat};
use table::{Arg, Text};

use crate::board::{BOARD, Hex};
use crate::event::Event;
use crate::position::{Cause, Fight, NOBODY, Phase, Position, Way};
use crate::tables::{Arm, Effect, Face, Faces};
use crate::{Decision, GrandeGuerre, rule};

/// The most dice whose rolls can be counted: 6⁴⁹ still fits. No odds are given of more.
const MOST: u8 = 49;

/// The denominators that confirmation rolls have in common.
const CONFIRM: u128 = 36;

/// What a roll comes to: hits up to the target's figures, flags, tokens.
type Result3 = [u8; 3];

/// How many rolls come to each result, out of `of`, and their share. Where hits are confirmed, more than sixteen dice have
/// more rolls than can be counted: then there are shares alone.
#[derive(Clone, Debug, Default)]
struct Tally {
    found: BTreeMap<Result3, (u128, f64)>,
    of: Option<u128>,
}

impl Tally {
    fn add(&mut self, result: Result3, ways: u128, share: f64) {
        let (all, sum) = self.found.entry(result).or_default();
        *all += ways;
        *sum += share;
    }

    /// Each result with its share: by the count where there is one.
    fn shares(&self) -> impl Iterator<Item = (Result3, u128, f64)> {
        let share = |ways: u128, sum: f64| self.of.map_or(sum, |of| ways as f64 / of as f64);
        self.found.iter().map(move |(result, (ways, sum))| (*result, *ways, share(*ways, *sum)))
    }

    fn share(&self, wanted: impl Fn(&Result3) -> bool) -> f64 {
        self.shares().filter(|(result, ..)| wanted(result)).map(|(.., share)| share).sum()
    }

    fn mean(&self, figure: usize) -> f64 {
        self.shares().map(|(result, _, share)| f64::from(result[figure]) * share).sum()
    }
}

/// Step by step, so that nothing on the way is larger than what comes out by more than `n` times.
fn choose(n: u8, k: u8) -> u128 {
    (0..u128::from(k)).fold(1, |sum, step| sum * (u128::from(n) - step) / (step + 1))
}

/// Every roll of so many dice by faces, with the number of ways it comes up.
fn each_roll(dice: u8, mut visit: impl FnMut([u8; 5], u128)) {
    for soldier in 0..=dice {
        for deadly in 0..=dice - soldier {
            for burst in 0..=dice - soldier - deadly {
                for flag in 0..=dice - soldier - deadly - burst {
                    let hq = dice - soldier - deadly - burst - flag;
                    let rolled = [soldier, deadly, burst, flag, hq];
                    let mut left = dice;
                    let mut ways = 1;
                    for (face, count) in rolled.into_iter().enumerate() {
                        ways *= choose(left, count) * u128::from(Face::SIDES[face]).pow(u32::from(count));
                        left -= count;
                    }
                    visit(rolled, ways);
                }
            }
        }
    }
}

impl GrandeGuerre {
    pub(crate) fn odds_of(&self, p: &Position, seat: Seat, decision: Decision) -> Option<Odds> {
        self.check(p, seat, decision).ok()?;
        match (p.phase, decision) {
            (Phase::Combat | Phase::Bonus, Decision::Attack { from, to, others, card }) => {
                let (way, dice) = self.check_combat(p, from, to, others, card).ok()?;
                let target = p.at(to).unwrap_or(NOBODY);
                let attacker = p.own_at(seat, from)?;
                let fight = Fight { way, attacker, side: seat, target, hex: to, card, dice, ..Fight::NONE };
                self.odds_of_fight(p, &fight)
            }
            (_, Decision::Use(card)) => match self.effect(card) {
                Effect::Ambush => self.odds_of_answer(p, Cause::Ambush),
                Effect::StrikeBack => self.odds_of_answer(p, Cause::StrikeBack),
                Effect::ReturnFire => self.odds_of_answer(p, Cause::ReturnFire),
                _ => None,
            },
            (Phase::Moves, Decision::Move(from, to)) => {
                let slot = p.own_at(seat, from)?;
                let dice = self.bog_dice(p, slot, to, p.unit(slot).moved);
                let faces = self.tables.tank.bog_face;
                let keys = ["odds-bogged", "odds-case-clear", "odds-case-bogged"];
                (dice > 0).then(|| odds_of_test(dice, faces, keys))
            }
            (Phase::Moves, Decision::Recover(hex, bought)) => {
                let dice = self.kind(p, p.own_at(seat, hex)?).recover + bought;
                let keys = ["odds-freed", "odds-case-stuck", "odds-case-freed"];
                Some(odds_of_test(dice, self.tables.tank.free_face, keys))
            }
            (Phase::AtClose, Decision::Play(..)) => self.odds_of_answer(p, Cause::FirstStrike),
            (Phase::Load, Decision::Load(dice)) => self.odds_of_shells(p, p.battery.centre, &[], dice),
            (Phase::Aim, Decision::Aim(hex)) if p.battery.loaded > 0 => {
                self.odds_of_shells(p, hex, &[], p.battery.loaded)
            }
            (Phase::Reroll, Decision::Reroll(set)) => {
                let dice = p.battery.dice[..usize::from(p.battery.rolling)].iter().enumerate();
                let kept: Vec<u8> = dice.filter(|(at, _)| set & 1 << at == 0).map(|(_, die)| *die).collect();
                self.odds_of_shells(p, p.battery.centre, &kept, set.count_ones() as u8)
            }
            _ => None,
        }
    }

    /// The target turns on its attacker.
    fn odds_of_answer(&self, p: &Position, cause: Cause) -> Option<Odds> {
        let mut trial = *p;
        self.turn_the_tables(&mut trial, cause, &mut crate::Log::mute());
        self.odds_of_fight(&trial, trial.fight())
    }

    fn odds_of_fight(&self, p: &Position, fight: &Fight) -> Option<Odds> {
        if fight.dice > MOST {
            return None;
        }
        if fight.target == NOBODY {
            return Some(odds_of_wire(fight.dice, self.kind(p, fight.attacker).blows_wire));
        }
        let tally = self.tally(p, fight);
        let figures = p.unit(fight.target).figures;
        let ignorable = self.ignorable(p, fight);
        let cases = cases_of(&tally, figures);
        let mut summary = vec![
            Text::key("odds-destroyed").with("percent", percent(tally.share(|[hits, ..]| *hits >= figures))),
            Text::key("odds-losses").with("mean", Arg::decimal(tally.mean(0), 2)),
            Text::key("odds-driven").with(
                "percent",
                percent(tally.share(|[hits, flags, _]| *hits < figures && *flags > ignorable)),
            ),
            Text::key("odds-tokens").with("mean", Arg::decimal(tally.mean(2), 2)),
        ];
        summary.insert(0, Text::key("odds-dice").with("count", u32::from(fight.dice)));
        Some(Odds { basis: Basis::Exact, of: tally.of, cases, beside: Vec::new(), summary })
    }

    /// All rolls of a combat.
    fn tally(&self, p: &Position, fight: &Fight) -> Tally {
        let figures = p.unit(fight.target).figures;
        let tank = self.arm(p, fight.target) == Arm::Tank;
        let dice = fight.dice;
        let rolls = 6u128.pow(u32::from(dice));
        // Each die gets its confirmation, needed or not.
        let confirmations = CONFIRM.checked_pow(if tank { u32::from(dice) } else { 0 });
        let of = confirmations.and_then(|confirmations| rolls.checked_mul(confirmations));
        let mut tally = Tally { of, ..Tally::default() };
        let faces = self.sure_faces(p, fight);
        let cover = self.soldier_cover(p, fight);
        let (confirms, each) = if tank { self.confirmation(p, fight) } else { (Faces::default(), 1) };
        let sides = confirms.sides();
        let yes = match each {
            1 => u128::from(sides) * 6,
            _ => CONFIRM - u128::from((6 - sides) * (6 - sides)),
        };
        let passes = yes as f64 / CONFIRM as f64;
        each_roll(dice, |rolled, ways| {
            let soldiers = if faces.has(Face::Soldier) { 0 } else { rolled[Face::Soldier as usize] };
            let sure = faces.count(rolled);
            let share = ways as f64 / rolls as f64;
            let tokens = rolled[Face::Hq as usize];
            let flags = rolled[Face::Flag as usize];
            if !tank {
                let hits = sure + soldiers.saturating_sub(cover);
                tally.add([hits.min(figures), flags, tokens], ways, share);
                return;
            }
            for hits in 0..=sure {
                let (passed, failed) = (u32::from(hits), u32::from(sure - hits));
                let either = choose(sure, hits);
                let confirmed = || {
                    let rest = CONFIRM.pow(u32::from(dice - sure));
                    either * yes.pow(passed) * (CONFIRM - yes).pow(failed) * rest
                };
                let counted = of.map_or(0, |_| ways * confirmed());
                let chance = either as f64 * passes.powi(passed as i32) * (1.0 - passes).powi(failed as i32);
                let result = [hits.min(figures), self.flags_on_tank(p, fight, flags), tokens];
                tally.add(result, counted, share * chance);
            }
        });
        tally
    }

    /// The template laid on a hex, some dice known and others to be rolled: the centre is resolved first, so its figures
    /// are exact; those of the ring hold for whoever still stands there then.
    fn odds_of_shells(&self, p: &Position, centre: Hex, kept: &[u8], rolled: u8) -> Option<Odds> {
        let again = p.phase != Phase::Reroll && self.is_in_force(p, Effect::Observation);
        if again || kept.len() + usize::from(rolled) > 5 {
            return None;
        }
        let mut world = *p;
        world.battery.centre = centre;
        let mut counts: Vec<([u8; 7], bool, u128)> = Vec::new();
        for number in 0..6u32.pow(u32::from(rolled)) {
            let mut dice = [0; 5];
            dice[..kept.len()].copy_from_slice(kept);
            let mut rest = number;
            for die in dice.iter_mut().skip(kept.len()).take(usize::from(rolled)) {
                *die = (rest % 6) as u8 + 1;
                rest /= 6;
            }
            let (_, triple) = self.shells_on(dice, 0);
            let spread = std::array::from_fn(|step| self.shells_on(dice, step as u8).0);
            match counts.iter_mut().find(|(known, was, _)| *known == spread && *was == triple) {
                Some((.., count)) => *count += 1,
                None => counts.push((spread, triple, 1)),
            }
        }
        let of = 6u128.pow(u32::from(rolled));
        let main = self.tally_of_hex(&mut world, centre, 0, &counts, of);
        let mut beside = Vec::new();
        for step in 1..=6 {
            let hex = BOARD.ring(p.active, centre, step);
            if let Some(hex) = hex
                && let Some(slot) = p.at(hex)
            {
                let tally = self.tally_of_hex(&mut world, hex, step, &counts, of);
                let what = Text::key("odds-hex").with("hex", hex.name());
                beside.push(Beside { what, cases: cases_of(&tally, p.unit(slot).figures) });
            }
        }
        let figures = p.at(centre).map_or(0, |slot| p.unit(slot).figures);
        let mut summary = vec![Text::key("odds-bulls-eye").with("percent", percent(share_of(&counts, of)))];
        if figures > 0 {
            let destroyed = percent(main.share(|[hits, ..]| *hits >= figures));
            summary.push(Text::key("odds-destroyed").with("percent", destroyed));
            summary.push(Text::key("odds-losses").with("mean", Arg::decimal(main.mean(0), 2)));
        }
        Some(Odds { basis: Basis::Exact, of: main.of, cases: cases_of(&main, figures), beside, summary })
    }

    /// What the shells on one hex of the template come to.
    fn tally_of_hex(
        &self,
        world: &mut Position,
        hex: Hex,
        step: u8,
        counts: &[([u8; 7], bool, u128)],
        of: u128,
    ) -> Tally {
        world.battery.step = step;
        let mut sum = Tally::default();
        let target = world.at(hex).unwrap_or(NOBODY);
        // All numbers of dice share one denominator: five battle dice, each confirmed where a tank is hit.
        let tank = target != NOBODY && self.arm(world, target) == Arm::Tank;
        let whole =
            |dice: u8| 6u128.pow(u32::from(dice)) * if tank { CONFIRM.pow(u32::from(dice)) } else { 1 };
        let all = of * whole(5);
        sum.of = Some(all);
        let mut add = |result: Result3, ways: u128| sum.add(result, ways, ways as f64 / all as f64);
        for &(spread, triple, count) in counts {
            let dice = spread[usize::from(step)];
            if dice == 0 || target == NOBODY {
                add([0; 3], count * whole(5));
                continue;
            }
            let fight = Fight {
                way: Way::Shells,
                side: world.active,
                target,
                hex,
                triple: triple && step == 0,
                dice,
                ..Fight::NONE
            };
            let tally = self.tally(world, &fight);
            for (result, ways, _) in tally.shares() {
                add(result, count * ways * whole(5 - dice));
            }
        }
        sum
    }
}

/// How often anything falls on the centre.
fn share_of(counts: &[([u8; 7], bool, u128)], of: u128) -> f64 {
    let hit: u128 = counts.iter().filter(|(spread, ..)| spread[0] > 0).map(|(.., count)| count).sum();
    hit as f64 / of as f64
}

fn percent(share: f64) -> Arg {
    Arg::decimal(100.0 * share, 1)
}

fn cases_of(tally: &Tally, figures: u8) -> Vec<Case> {
    let case = |([hits, flags, tokens], ways, probability): (Result3, u128, f64)| {
        let fatal = figures > 0 && hits >= figures;
        let key = if fatal { "odds-case-destroyed" } else { "odds-case" };
        let label = Text::key(key).with("losses", u32::from(hits)).with("flags", u32::from(flags));
        Case {
            label: label.with("tokens", u32::from(tokens)),
            figures: [hits, flags, tokens].map(i32::from).to_vec(),
            probability,
            ways: tally.of.map(|_| ways),
            fatal,
        }
    };
    tally.shares().map(case).collect()
}

/// So many dice for any of these faces: what failing and passing is called.
fn either_way(dice: u8, faces: Faces, [fails, passes]: [&'static str; 2]) -> Odds {
    let of = 6u128.pow(u32::from(dice));
    let none = u128::from(6 - faces.sides()).pow(u32::from(dice));
    let case = |passed: i32, ways: u128, key: &'static str| {
        Case::counted(Text::key(key), vec![passed, 0, 0], ways, of)
    };
    let cases = vec![case(0, none, fails), case(1, of - none, passes)];
    Odds { basis: Basis::Exact, of: Some(of), cases, beside: Vec::new(), summary: Vec::new() }
}

/// Fire on wire alone: any of these faces removes it.
fn odds_of_wire(dice: u8, faces: Faces) -> Odds {
    let summary = vec![Text::key("odds-dice").with("count", u32::from(dice))];
    Odds { summary, ..either_way(dice, faces, ["odds-wire-stays", "odds-wire-removed"]) }
}

/// A test of so many dice for any of these faces: the chance, and what failing and passing is called.
fn odds_of_test(dice: u8, faces: Faces, [chance, fails, passes]: [&'static str; 3]) -> Odds {
    let odds = either_way(dice, faces, [fails, passes]);
    let summary = vec![Text::key(chance).with("percent", percent(odds.cases[1].probability))];
    Odds { summary, ..odds }
}

/// Which case a decision fell into.
pub(crate) fn case_of(odds: &Odds, lines: &[Line<Event>]) -> Option<usize> {
    let most = odds.cases.iter().map(|case| case.figures[0]).max()?;
    let shells = lines.iter().any(|line| matches!(line.what, Event::BatteryRolled { .. }));
    let centre = rule!("artillerie.centre");
    let mut found = None;
    let mut confirmed = None;
    // A test of one question: wire blown away, a tank bogged or freed.
    let mut wire = None;
    for line in lines {
        match line.what {
            Event::Fought { hits, flags, tokens, .. }
                if found.is_none() && (!shells || line.rule == centre) =>
            {
                found = Some([i32::from(hits).min(most), i32::from(flags), i32::from(tokens)]);
            }
            Event::Fought { .. } => break,
            Event::Confirmed { hits, .. } if found.is_some() && confirmed.is_none() => {
                confirmed = Some(i32::from(hits).min(most));
            }
            Event::BogTest { bogged: true, .. } | Event::Recovery { free: true, .. } => wire = Some(1),
            Event::BogTest { .. } | Event::Recovery { .. } => wire = Some(0),
            Event::Rolled { .. } if !shells => wire = wire.or(Some(0)),
            Event::WireRemoved { .. } if wire.is_some() && found.is_none() => wire = Some(1),
            _ => {}
        }
    }
    let figures = match (found, wire) {
        (Some([hits, flags, tokens]), _) => [confirmed.unwrap_or(hits), flags, tokens],
        (None, Some(removed)) => [removed, 0, 0],
        (None, None) if shells => [0; 3],
        _ => return None,
    };
    odds.cases.iter().position(|case| case.figures == figures)
}
