//! What may come of a decision, before one commits to it: all counted, since nothing is hidden.

use ::table::{Arg, Text};
use contract::{Basis, Beside, Case, Line, Odds, Rules, Throw};

use crate::activation::Actor;
use crate::combat::Blow;
use crate::event::Event;
use crate::map::Hex;
use crate::position::{Phase, mark};
use crate::units::Slot;
use crate::words::signed;
use crate::{Decision, Position, Villers};

/// How an assault ends, in ways of so many rolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Storm {
    carried: u128,
    broken: u128,
    lost: u128,
}

/// What of all cases destroys somebody or something.
const FATAL: [&str; 6] = [
    "case-eliminated",
    "case-lost",
    "case-repelled",
    "case-repelled-after-loss",
    "case-tank-lost",
    "case-unit-eliminated",
];

fn case(label: Text, figures: Vec<i32>, ways: u128, of: u128) -> Case {
    Case::counted(label, figures, ways, of).fatal_if(&FATAL)
}

/// The cases that there are ways for.
fn possible(cases: Vec<Case>) -> Vec<Case> {
    cases.into_iter().filter(|case| case.ways != Some(0)).collect()
}

/// What one die decides: by so many of its faces one thing, by the others another; each with its figure.
fn either(faces: u128, [(one, figure), (other, else_figure)]: [(&'static str, i32); 2]) -> Vec<Case> {
    possible(vec![
        case(Text::key(one), vec![figure], faces, 6),
        case(Text::key(other), vec![else_figure], 6 - faces, 6),
    ])
}

fn exact(of: u128, cases: Vec<Case>, beside: Vec<Beside>, summary: Vec<Text>) -> Odds {
    Odds { basis: Basis::Exact, of: Some(of), cases: possible(cases), beside, summary }
}

/// What it costs whoever assaults and fails, in hundredths (3.3).
fn failure(key: &'static str, ways: u128, of: u128) -> Text {
    Text::key(key).with("share", Arg::decimal(100.0 * ways as f64 / of as f64, 0))
}

/// Faces of a die that show so much at least.
fn faces(need: i8) -> u128 {
    (7 - need.clamp(1, 7)) as u128
}

/// In how many rolls of so many dice exactly so many show what is wanted.
fn exactly(hits: u32, dice: u32, faces: u128) -> u128 {
    let choose = (0..hits).fold(1u128, |ways, k| ways * u128::from(dice - k) / u128::from(k + 1));
    choose * faces.pow(hits) * (6 - faces).pow(dice - hits)
}

/// The figures of a step that may break a tank down begin here, so that they are told from those of an assault.
const STEP: i32 = 10;

/// What case of the figures a unit's fate is: nothing, turned over, eliminated.
mod fate {
    pub const NOTHING: i32 = 0;
    pub const HURT: i32 = 1;
    pub const GONE: i32 = 2;
}

impl Villers {
    pub(crate) fn odds_of(&self, p: &Position, decision: Decision) -> Option<Odds> {
        if self.check(p, p.active, decision).is_err() {
            return None;
        }
        match decision {
            Decision::Fire(hex) => self.fire_odds(p, hex),
            Decision::Assault(hex) => self.assault_odds(p, hex),
            Decision::Go(hex) => {
                let a = self.actor(p)?;
                let way = self.way_to(p, &a, &self.lay(p, a.side), hex)?;
                way.difficult.then(|| self.breakdown_odds(p, &a))
            }
            Decision::Infiltrate(hex) | Decision::Withdraw(hex) => {
                let a = self.actor(p)?;
                self.slip_tests(&a, hex).then(|| self.breakdown_odds(p, &a))
            }
            Decision::Aim(hex) if p.phase == Phase::Aim => Some(self.barrage_odds(p, hex)),
            Decision::Barrage(hex) if p.phase == Phase::Shell => Some(self.barrage_odds(p, hex)),
            Decision::Hold if p.phase == Phase::Cohesion => Some(self.cohesion_odds(p)),
            _ => None,
        }
    }

    /// What was hit with the dice of an event, and would be on average: barrages, fire, assaults.
    pub(crate) fn thrown(&self, event: &Event) -> Option<Throw> {
        let chance = |faces: u128| faces as f64 / 6.0;
        Some(match *event {
            Event::OnTarget { side, most, .. } => Throw::of(side, 1, 1, chance(most.into())),
            Event::Scattered { side, most, .. } => Throw::of(side, 0, 1, chance(most.into())),
            Event::Fired { unit, modifier, hit, .. } => {
                let hits = faces(self.tables.combat.hit - modifier);
                Throw::of(self.side(unit), hit.into(), 1, chance(hits))
            }
            Event::Assaulted { unit, dice, need, hits, .. } => {
                let count = dice.iter().filter(|die| **die > 0).count();
                Throw::of(self.side(unit), hits.into(), count, chance(faces(need as i8)))
            }
            _ => return None,
        })
    }

    // --- Combat.

    /// What a loss does to a unit, in words and as a figure.
    fn loss_case(&self, p: &Position, slot: Slot) -> (&'static str, i32) {
        match (p.unit(slot).has(mark::HURT), self.is_tank(slot)) {
            (true, _) => ("case-eliminated", fate::GONE),
            (false, true) => ("case-damaged", fate::HURT),
            (false, false) => ("case-disorganised", fate::HURT),
        }
    }

    fn fire_odds(&self, p: &Position, hex: Hex) -> Option<Odds> {
        let a = self.actor(p)?;
        let target = p.on(hex)?;
        let hits = faces(self.fire_need(p, &a, target));
        let (label, _) = self.loss_case(p, target);
        let cases = either(hits, [(label, 1), ("case-missed", 0)]);
        let mut beside = Vec::new();
        let shots = u32::from(self.shots_at(p, &a, hex));
        if shots > 1 {
            beside.push(Beside {
                what: Text::key("beside-all-shots").with("count", shots),
                cases: self.loss_cases(p, target, shots, hits),
            });
        }
        if !self.is_tank(target) && (shots > 1 || p.unit(target).has(mark::HURT)) {
            beside.extend(self.return_odds(p, target, Blow::Fire(a.slot)));
        }
        let summary = vec![
            Text::key("odds-fire")
                .with("need", i64::from(self.fire_need(p, &a, target)))
                .with("modifier", signed(self.fire_modifier(p, &a, target))),
        ];
        Some(exact(6, cases, beside, summary))
    }

    /// What so many dice do to a unit, one loss a hit.
    fn loss_cases(&self, p: &Position, target: Slot, dice: u32, hit: u128) -> Vec<Case> {
        let of = 6u128.pow(dice);
        let none = exactly(0, dice, hit);
        let one = exactly(1, dice, hit);
        let missed = case(Text::key("case-missed"), vec![fate::NOTHING], none, of);
        let gone = |ways| case(Text::key("case-eliminated"), vec![fate::GONE], ways, of);
        possible(match self.loss_case(p, target) {
            (_, fate::GONE) => vec![gone(of - none), missed],
            (label, _) => {
                vec![gone(of - none - one), case(Text::key(label), vec![fate::HURT], one, of), missed]
            }
        })
    }

    /// Whether a battalion that is eliminated so would come back.
    fn return_odds(&self, p: &Position, slot: Slot, blow: Blow) -> Option<Beside> {
        let modifier = self.return_modifier(p, blow)?;
        let what = Text::key("beside-return").with("unit", self.unit_text(slot));
        Some(Beside { what, cases: self.return_cases(p.turn, modifier) })
    }

    /// Whether a battalion comes back while there is still something to play.
    fn return_cases(&self, turn: u8, modifier: i8) -> Vec<Case> {
        let back = (1..=6).filter(|die| self.returns_in_time(turn, *die, modifier)).count() as u128;
        either(back, [("case-returns", 1), ("case-lost", 0)])
    }

    // --- Assault.

    fn assault_odds(&self, p: &Position, hex: Hex) -> Option<Odds> {
        let a = self.actor(p)?;
        let target = p.on(hex)?;
        let need = self.assault_need(p, &a, target);
        let summary = vec![Text::key("odds-assault").with("dice", a.medals).with("need", need)];
        let mut beside: Vec<Beside> = Vec::new();
        if !self.is_tank(target) {
            beside.extend(self.return_odds(p, target, Blow::Stormed(a.slot)));
        }
        if a.is_tank() {
            return Some(self.tank_assault_odds(p, &a, target, hex, beside, summary));
        }
        beside.extend(self.return_odds(p, a.slot, Blow::Failed(target)));
        let dice = u32::from(a.medals.min(4));
        let hit = faces(need as i8);
        let of = 6u128.pow(dice);
        let (none, one) = (exactly(0, dice, hit), exactly(1, dice, hit));
        let repelled = |figure: i32, ways: u128| {
            let label = if figure == 0 { "case-repelled" } else { "case-repelled-after-loss" };
            case(Text::key(label), vec![figure], ways, of)
        };
        let carried = |ways: u128| case(Text::key("case-carried"), vec![2], ways, of);
        let (cases, failed) = match self.losses_wanted(p, target) {
            1 => (vec![carried(of - none), repelled(0, none)], none),
            _ => (vec![carried(of - none - one), repelled(1, one), repelled(0, none)], none + one),
        };
        let summary = [summary, vec![failure("odds-failure", failed, of)]].concat();
        Some(exact(of, cases, beside, summary))
    }

    /// A tank goes on while it has medals and does not break down (3.3.relance).
    fn tank_assault_odds(
        &self,
        p: &Position,
        a: &Actor,
        target: Slot,
        hex: Hex,
        beside: Vec<Beside>,
        mut summary: Vec<Text>,
    ) -> Odds {
        let price = self.tables.actions.assault.tank.max(1);
        let rounds = u32::from(self.left_for_other(a) / price).max(1);
        let dice = u32::from(a.medals.min(4));
        let hit = faces(self.assault_need(p, a, target) as i8);
        let breaks = u128::from(self.tables.breakdown.assault.min(6));
        let mut storm = self.storm_odds(u32::from(self.losses_wanted(p, target)), rounds, dice, hit, breaks);
        let mut of = 6u128.pow(rounds * (dice + 1));
        if self.is_difficult(a, hex) {
            let stuck = u128::from(self.ground_limit(p, a.slot).min(6));
            storm = Storm {
                carried: storm.carried * (6 - stuck),
                broken: storm.broken * (6 - stuck),
                lost: storm.lost * (6 - stuck) + stuck * of,
            };
            of *= 6;
            summary.push(Text::key("odds-ground").with("limit", self.ground_limit(p, a.slot)));
        }
        summary.insert(1, failure("odds-failure-tank", storm.lost, of));
        summary.push(Text::key("odds-rounds").with("count", rounds));
        let cases = vec![
            case(Text::key("case-carried"), vec![2], storm.carried, of),
            case(Text::key("case-carried-broken"), vec![3], storm.broken, of),
            case(Text::key("case-tank-lost"), vec![0], storm.lost, of),
        ];
        exact(of, cases, beside, summary)
    }

    /// The ways in which a tank's assaults end, out of all rolls of so many rounds.
    fn storm_odds(&self, wanted: u32, rounds: u32, dice: u32, hit: u128, breaks: u128) -> Storm {
        let rest = 6u128.pow((rounds - 1) * (dice + 1));
        let mut storm = Storm::default();
        for hits in 0..=dice {
            let ways = exactly(hits, dice, hit);
            if hits >= wanted {
                storm.carried += ways * (6 - breaks) * rest;
                storm.broken += ways * breaks * rest;
                continue;
            }
            storm.lost += ways * breaks * rest;
            if rounds == 1 {
                storm.lost += ways * (6 - breaks);
            } else {
                let again = self.storm_odds(wanted - hits, rounds - 1, dice, hit, breaks);
                storm.carried += ways * (6 - breaks) * again.carried;
                storm.broken += ways * (6 - breaks) * again.broken;
                storm.lost += ways * (6 - breaks) * again.lost;
            }
        }
        storm
    }

    /// The chance that an assault carries its hex, for whoever thinks about it.
    pub(crate) fn assault_chance(&self, p: &Position, a: &Actor, target: Slot) -> f32 {
        let dice = u32::from(a.medals.min(4));
        let miss = 1.0 - faces(self.assault_need(p, a, target) as i8) as f32 / 6.0;
        let none = miss.powi(dice as i32);
        match self.losses_wanted(p, target) {
            1 => 1.0 - none,
            _ => 1.0 - none - dice as f32 * (1.0 - miss) * miss.powi(dice as i32 - 1),
        }
    }

    // --- Ground and shells.

    fn breakdown_odds(&self, p: &Position, a: &Actor) -> Odds {
        let limit = self.ground_limit(p, a.slot);
        let breaks = u128::from(limit.min(6));
        let cases = either(6 - breaks, [("case-drives-on", STEP), ("case-breaks-down", STEP + 1)]);
        exact(6, cases, Vec::new(), vec![Text::key("odds-ground").with("limit", limit)])
    }

    /// Where a barrage falls and what it does: each unit that it may hit, and nothing.
    fn barrage_odds(&self, p: &Position, hex: Hex) -> Odds {
        let of = 6 * 6 * 6;
        let on = self.on_target(p).clamp(0, 6) as u128;
        let mut cases: Vec<Case> = Vec::new();
        let mut nothing = 0;
        let mut lost = false;
        let mut fall = |struck: Hex, ways: u128| match p.on(struck) {
            None => nothing += 6 * ways,
            Some(slot) => {
                lost |= !self.is_tank(slot) && faces(self.shelling(p, slot) as i8) > 0;
                cases.extend(self.shelled_cases(p, slot, ways, of));
            }
        };
        fall(hex, on * 6);
        for way in 1..=6 {
            fall(self.scattered(hex, way), 6 - on);
        }
        cases.push(case(Text::key("case-nothing"), vec![-1, fate::NOTHING], nothing, of));
        let beside = self.return_modifier(p, Blow::Shells).filter(|_| lost).map(|modifier| Beside {
            what: Text::key("beside-return-any"),
            cases: self.return_cases(p.turn, modifier),
        });
        let summary = vec![Text::key("odds-barrage").with("on", on as u32)];
        exact(of, cases, beside.into_iter().collect(), summary)
    }

    fn shelled_cases(&self, p: &Position, slot: Slot, ways: u128, of: u128) -> Vec<Case> {
        let worst = faces(self.shelling(p, slot) as i8);
        let hurt = p.unit(slot).has(mark::HURT);
        let (bad, good) = match (self.is_tank(slot), hurt) {
            (true, false) => (fate::HURT, fate::NOTHING),
            (true, true) | (false, true) => (fate::GONE, fate::NOTHING),
            (false, false) => (fate::GONE, fate::HURT),
        };
        let label = |what: i32| match what {
            fate::GONE => "case-unit-eliminated",
            fate::HURT => "case-unit-hurt",
            _ => "case-unit-unharmed",
        };
        let of_unit = |what: i32, faces: u128| {
            // As the counter calls it: several stand in one list.
            let text = Text::key(label(what)).with("unit", Text::figure(&self.counter(slot).short));
            case(text, vec![i32::from(slot), what], faces * ways, of)
        };
        vec![of_unit(bad, worst), of_unit(good, 6 - worst)]
    }

    fn cohesion_odds(&self, p: &Position) -> Odds {
        let need = self.cohesion_limit(p);
        let cases = either(need.into(), [("case-holds", 1), ("case-gives-way", 0)]);
        exact(6, cases, Vec::new(), vec![Text::key("odds-cohesion").with("need", need)])
    }

    // --- Reading the journal.

    pub(crate) fn case_fallen(&self, odds: &Odds, lines: &[Line<Event>]) -> Option<usize> {
        let of_figures = |figures: &[i32]| odds.cases.iter().position(|case| case.figures == figures);
        let of_barrage = odds.cases.iter().any(|case| case.figures.len() == 2);
        let (mut shelled, mut hurt, mut hits, mut broken) = (false, false, 0, false);
        for (at, line) in lines.iter().enumerate() {
            match line.what {
                Event::Fired { hit, .. } => return of_figures(&[i32::from(hit)]),
                Event::Cohesion { held, .. } => return of_figures(&[i32::from(held)]),
                Event::OnTarget { .. } | Event::Scattered { .. } => shelled = of_barrage,
                Event::Wasted { .. } if shelled => return of_figures(&[-1, fate::NOTHING]),
                Event::TankShelled { unit, hit, .. } if shelled => {
                    let next = lines.get(at + 1).map(|line| line.what);
                    let what = match (hit, next) {
                        (false, _) => fate::NOTHING,
                        (true, Some(Event::Eliminated { .. })) => fate::GONE,
                        (true, _) => fate::HURT,
                    };
                    return of_figures(&[unit.into(), what]);
                }
                Event::Hurt { .. } => hurt = true,
                Event::Shelled { unit, lost, .. } if shelled => {
                    let what = match (lost, hurt) {
                        (true, _) => fate::GONE,
                        (false, true) => fate::HURT,
                        (false, false) => fate::NOTHING,
                    };
                    return of_figures(&[unit.into(), what]);
                }
                Event::Assaulted { hits: scored, .. } => hits = scored,
                Event::BreakdownTest { broken: so, .. } => {
                    broken = so;
                    // Of a step nothing more can be said; an assault goes on.
                    if let Some(case) = of_figures(&[STEP + i32::from(so)]) {
                        return Some(case);
                    }
                }
                Event::Carried { .. } => return of_figures(&[if broken { 3 } else { 2 }]),
                Event::Repelled { .. } | Event::LostInside { .. } => {
                    return of_figures(&[i32::from(hits.min(1))]).or_else(|| of_figures(&[0]));
                }
                _ => {}
            }
        }
        None
    }
}
