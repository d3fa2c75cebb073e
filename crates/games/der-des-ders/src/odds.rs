//! What may come of a decision, before one commits to it: counted exactly, from what the seat that decides
//! can see.

use ::table::{Arg, Text};
use contract::{Basis, Beside, Case, Line, Odds, Rules, Seat, Throw};

use crate::bombardment::FINDS;
use crate::cavalry::SCOUTS;
use crate::event::{Event, Rolls};
use crate::fire::{Aim, CLEARS};
use crate::map::Hex;
use crate::position::{Mode, Phase, side_of, soil};
use crate::units::{COHESION, Fire, Slot, Support, Traits};
use crate::words::signed;
use crate::{Decision, DerDesDers, Position};

/// What the first figure of a case says the odds are of; the others say what happens.
pub(crate) mod about {
    /// Fire: cohesion points lost, and left.
    pub const FIRE: i32 = 1;
    /// An assault: by how much the attacker's total is the greater, no more than what eliminates.
    pub const ASSAULT: i32 = 2;
    /// A bombardment point: see [`super::shelled`].
    pub const SHELL: i32 = 3;
    /// Vehicles that set out from broken ground: 1 if they are lost.
    pub const BOG: i32 = 4;
    /// Reconnaissance: how many are found.
    pub const FIND: i32 = 5;
    /// Wire: 1 if it is cleared.
    pub const WIRE: i32 = 6;
    /// Smoke: how many turns it lasts.
    pub const SMOKE: i32 = 7;
}

/// What a bombardment point does.
mod shelled {
    pub const MISSED: i32 = 0;
    /// What lies in ambush is hit: of the test nothing is known.
    pub const HIT: i32 = 1;
    pub const HELD: i32 = 2;
    pub const WORKS: i32 = 3;
    pub const WEAKENED: i32 = 4;
    pub const GONE: i32 = 5;
}

/// What of all cases destroys somebody or something.
const FATAL: [&str; 8] = [
    "case-eliminated",
    "case-defender-gone",
    "case-attacker-gone",
    "case-even-defender-gone",
    "case-even-attacker-gone",
    "case-even-both-gone",
    "case-bogged",
    "case-support-lost",
];

pub(crate) fn case(label: Text, figures: Vec<i32>, ways: u128, of: u128) -> Case {
    Case::counted(label, figures, ways, of).fatal_if(&FATAL)
}

pub(crate) fn exact(of: u128, cases: Vec<Case>, beside: Vec<Beside>, summary: Vec<Text>) -> Odds {
    let possible = |cases: Vec<Case>| cases.into_iter().filter(|case| case.ways != Some(0)).collect();
    let beside = beside.into_iter().map(|Beside { what, cases }| Beside { what, cases: possible(cases) });
    Odds { basis: Basis::Exact, of: Some(of), beside: beside.collect(), cases: possible(cases), summary }
}

/// A share in hundredths.
pub(crate) fn percent(ways: u128, of: u128) -> Arg {
    Arg::decimal(100.0 * ways as f64 / of as f64, 0)
}

/// A mean with one decimal.
pub(crate) fn mean(sum: u128, of: u128) -> Arg {
    Arg::decimal(sum as f64 / of as f64, 1)
}

/// In how many rolls of so many dice with so many sides exactly so many show one of the faces wanted.
fn exactly(hits: u32, dice: u32, faces: u128, sides: u128) -> u128 {
    let choose = (0..hits).fold(1u128, |ways, k| ways * u128::from(dice - k) / u128::from(k + 1));
    choose * faces.pow(hits) * (sides - faces).pow(dice - hits)
}

/// In how many rolls so many cohesion tests, one after the other, cost so many points (2.14), by points lost;
/// the tests of whoever is gone are rolled for nothing. Of dice that may show `sides` at most.
fn tests(count: u32, cohesion: u8, sides: u8) -> [u128; COHESION as usize + 1] {
    let mut ways = [0; COHESION as usize + 1];
    ways[0] = 1;
    for _ in 0..count {
        for lost in (0..=cohesion).rev() {
            let left = cohesion - lost;
            let fails = u128::from(sides.saturating_sub(left));
            let at = usize::from(lost);
            if left == 0 {
                ways[at] *= u128::from(sides);
            } else {
                ways[at + 1] += ways[at] * fails;
                ways[at] *= u128::from(sides) - fails;
            }
        }
    }
    ways
}

impl DerDesDers {
    pub(crate) fn odds_of(&self, p: &Position, decision: Decision) -> Option<Odds> {
        if self.check(p, p.active, decision).is_err() {
            return None;
        }
        match decision {
            Decision::Fire(hex) => Some(self.fire_odds(p, p.hand.unit, p.hand.mode, p.on(hex)?)),
            Decision::React(hex) => Some(self.fire_odds(p, p.on(hex)?, Mode::Static, p.fight.attacker)),
            Decision::Assault(hex) => self.assault_odds(p, hex),
            Decision::Pass => Some(self.fight_odds(p, Vec::new())),
            Decision::Shell(fire, hex) => self.shell_odds(p, fire, hex),
            Decision::Go(_) => self.bogging_odds(p, p.hand.unit),
            Decision::Advance => self.bogging_odds(p, self.winner_and_ground(p).0),
            Decision::Evade(_) => self.bogging_odds(p, p.fight.defender),
            Decision::Scout => Some(self.scout_odds(p)),
            Decision::Spot(hex) => Some(self.spot_odds(p, hex)),
            Decision::Rake(_) => Some(self.rake_odds(p)),
            Decision::Smoke(_) => Some(smoke_odds()),
            _ => None,
        }
    }

    // --- Fire (2.13, 2.14).

    fn fire_odds(&self, p: &Position, slot: Slot, mode: Mode, target: Slot) -> Odds {
        let (unit, aimed_at) = (p.unit(slot), p.unit(target));
        let aim = self.aim(p, unit, mode, aimed_at);
        let (dice, each, score) = (u32::from(aim.dice), u32::from(aim.tests()), u128::from(aim.score()));
        let of = 10u128.pow(dice) * 6u128.pow(dice * each);
        let mut lost = [0; COHESION as usize + 1];
        let mut kept = 0;
        for hits in 0..=dice {
            let rolls = exactly(hits, dice, score, 10) * 6u128.pow((dice - hits) * each);
            let fates = tests(hits * each, aimed_at.cohesion, 6);
            lost.iter_mut().zip(fates).for_each(|(lost, ways)| *lost += rolls * ways);
            // Vehicles, mortars and tachankas stay where no test shows a six and somebody is left.
            let spared = tests(hits * each, aimed_at.cohesion, 5);
            kept += rolls * spared[..usize::from(aimed_at.cohesion)].iter().sum::<u128>();
        }
        let cases = (0..=aimed_at.cohesion).rev().map(|points| {
            let left = aimed_at.cohesion - points;
            let figures = vec![about::FIRE, i32::from(points), i32::from(left)];
            case(self.loss_label(points, left), figures, lost[usize::from(points)], of)
        });
        let sum = lost.iter().zip(0..).map(|(ways, points)| ways * points).sum();
        let mut summary = vec![
            Text::key("odds-fire").with("dice", aim.dice).with("score", aim.score()),
            Text::key("odds-made-of").with("list", Text::List(aim_items(&aim))),
            Text::key("odds-mean-loss").with("points", mean(sum, of)),
        ];
        let gone = lost[usize::from(aimed_at.cohesion)];
        if gone > 0 {
            summary.push(Text::key("odds-gone").with("share", percent(gone, of)));
        }
        let supports = supports_of(aimed_at.traits, &[Support::Armour, Support::Mortars, Support::Tachankas]);
        let beside = (!supports.is_empty()).then(|| support_beside(supports, kept, of));
        exact(of, cases.collect(), beside.into_iter().collect(), summary)
    }

    fn loss_label(&self, points: u8, left: u8) -> Text {
        match (points, left) {
            (0, _) => Text::key("case-unharmed"),
            (_, 0) => Text::key("case-eliminated"),
            _ => Text::key("case-points-lost").with("points", points),
        }
    }

    // --- Bombardment (3.2).

    fn shell_odds(&self, p: &Position, fire: Fire, hex: Hex) -> Option<Odds> {
        let target = p.on(hex)?;
        let sides = fire.die().sides();
        let need = self.shell_score(p, fire, target);
        let hits = u128::from(sides + 1 - need);
        let misses = u128::from(sides) - hits;
        let figures = |what: i32| vec![about::SHELL, what];
        let mut summary = vec![Text::key("odds-shell").with("need", need).with("sides", sides)];
        if fire == Fire::Guns && p.soil(hex) & soil::CRATERS == 0 {
            summary.push(Text::key("odds-craters"));
        }
        if self.is_marker(p, hex, p.active) {
            summary.push(Text::key("odds-hit-reveals"));
            let of = u128::from(sides);
            let cases = vec![
                case(Text::key("case-hit"), figures(shelled::HIT), hits, of),
                case(Text::key("case-missed"), figures(shelled::MISSED), misses, of),
            ];
            return Some(exact(of, cases, Vec::new(), summary));
        }
        if self.is_ambush(p, hex, p.active) {
            summary.push(Text::key("odds-hit-ends-ambush"));
        }
        let unit = p.unit(target);
        let of = u128::from(sides) * 6;
        let (holds, fails) = (u128::from(unit.cohesion), u128::from(6 - unit.cohesion));
        let (label, what) = match (self.works_of(p, unit), unit.cohesion) {
            (1.., _) if fire == Fire::Guns => (Text::key("case-works-lost"), shelled::WORKS),
            (_, 1) => (Text::key("case-eliminated"), shelled::GONE),
            _ => (self.loss_label(1, unit.cohesion - 1), shelled::WEAKENED),
        };
        let cases = vec![
            case(label, figures(what), hits * fails, of),
            case(Text::key("case-held"), figures(shelled::HELD), hits * holds, of),
            case(Text::key("case-missed"), figures(shelled::MISSED), misses * 6, of),
        ];
        summary.push(Text::key("odds-test").with("cohesion", unit.cohesion));
        let supports = supports_of(unit.traits, &[Support::Armour, Support::Mortars, Support::Tachankas]);
        let beside = (!supports.is_empty()).then(|| {
            // A six fails every test: what takes the last point takes these with it.
            let lost = if what == shelled::GONE { fails } else { 1 };
            support_beside(supports, of - hits * lost, of)
        });
        Some(exact(of, cases, beside.into_iter().collect(), summary))
    }

    // --- One die, or a few.

    /// Vehicles that set out from broken ground (3.4.enlise).
    fn bogging_odds(&self, p: &Position, slot: Slot) -> Option<Odds> {
        let limit = self.bogs_on(p, slot)?;
        let lost = u128::from(limit);
        let cases = vec![
            case(Text::key("case-bogged"), vec![about::BOG, 1], lost, 6),
            case(Text::key("case-drives-on"), vec![about::BOG, 0], 6 - lost, 6),
        ];
        Some(exact(6, cases, Vec::new(), vec![Text::key("odds-bogging").with("limit", limit)]))
    }

    fn scout_odds(&self, p: &Position) -> Odds {
        let (slot, from) = (p.hand.unit, p.unit(p.hand.unit).hex);
        let markers = |near: bool| {
            let at = |hex: &Hex| {
                let distance = self.map.distance(from, *hex);
                distance <= SCOUTS && (distance <= 2) == near && self.is_ambush(p, *hex, side_of(slot))
            };
            self.map.all().filter(at).count() as u32
        };
        let (near, far) = (markers(true), markers(false));
        let mut summary = Vec::new();
        for (key, count) in [("odds-find-near", near), ("odds-find-far", far)] {
            if count > 0 {
                let need = if key == "odds-find-near" { FINDS - 1 } else { FINDS };
                summary.push(Text::key(key).with("count", count).with("need", need));
            }
        }
        find_odds(0, near, far, summary)
    }

    fn spot_odds(&self, p: &Position, hex: Hex) -> Odds {
        let near = self.map.around(hex).map(|(_, near)| near).chain([hex]);
        let there = near.filter_map(|place| self.unfixed_on(p, place, p.active));
        let (hidden, open): (Vec<Slot>, Vec<Slot>) = there.partition(|slot| self.hides_from_above(p, *slot));
        let count = hidden.len() as u32;
        let mut summary = Vec::new();
        if count > 0 {
            summary.push(Text::key("odds-find").with("count", count).with("need", FINDS));
        }
        if !open.is_empty() {
            summary.push(Text::key("odds-find-open").with("count", open.len()));
        }
        find_odds(open.len() as u32, 0, count, summary)
    }

    fn rake_odds(&self, p: &Position) -> Odds {
        let guns = p.phase == Phase::Bombard;
        let (dice, sides) = if guns { (1, 6) } else { (u32::from(p.unit(p.hand.unit).cohesion), 10u128) };
        let of = sides.pow(dice);
        let none = (sides - u128::from(CLEARS)).pow(dice);
        let cases = vec![
            case(Text::key("case-wire-gone"), vec![about::WIRE, 1], of - none, of),
            case(Text::key("case-wire-stands"), vec![about::WIRE, 0], none, of),
        ];
        let summary =
            Text::key("odds-rake").with("dice", dice).with("sides", sides as u32).with("need", CLEARS);
        exact(of, cases, Vec::new(), vec![summary])
    }

    // --- Reading the journal.

    pub(crate) fn case_fallen(&self, odds: &Odds, lines: &[Line<Event>]) -> Option<usize> {
        let of_figures = |figures: &[i32]| odds.cases.iter().position(|case| case.figures == figures);
        let first = odds.cases.first()?.figures[0];
        let at = lines.iter().position(|line| begins(first, &line.what))?;
        let rest = lines[at + 1..].iter().map(|line| line.what);
        match (first, lines[at].what) {
            (about::FIRE, _) => {
                let lost = points_lost(rest);
                odds.cases.iter().position(|case| case.figures[1] == lost)
            }
            (about::ASSAULT, Event::Fought { totals, .. }) => {
                let margin = i32::from(totals[0]) - i32::from(totals[1]);
                let known = || odds.cases.iter().map(|case| case.figures[1]);
                let (least, most) = (known().min()?, known().max()?);
                of_figures(&[first, margin.clamp(least, most)])
            }
            (about::SHELL, Event::Shelled { hit, .. }) => {
                let what = if hit { what_was_hit(rest) } else { shelled::MISSED };
                of_figures(&[first, what]).or_else(|| of_figures(&[first, shelled::HIT]))
            }
            (about::BOG, Event::Bogged { lost, .. }) => of_figures(&[first, lost.into()]),
            (about::FIND, _) => {
                let looked = |what: &Event| {
                    matches!(
                        what,
                        Event::Found { .. }
                            | Event::Located { .. }
                            | Event::NotFound { .. }
                            | Event::DecoyFound { .. }
                    )
                };
                let found = rest.take_while(looked).filter(|what| !matches!(what, Event::NotFound { .. }));
                of_figures(&[first, found.count() as i32])
            }
            (about::WIRE, Event::Raked { cleared, .. } | Event::GunsRaked { cleared, .. }) => {
                of_figures(&[first, cleared.into()])
            }
            (about::SMOKE, Event::SmokeLaid { turns, .. }) => of_figures(&[first, turns.into()]),
            _ => None,
        }
    }
}

/// Whether what the odds are of begins with this.
fn begins(about: i32, what: &Event) -> bool {
    match what {
        Event::Fired { .. } => about == about::FIRE,
        Event::Fought { .. } => about == about::ASSAULT,
        Event::Shelled { .. } => about == about::SHELL,
        Event::Bogged { .. } => about == about::BOG,
        Event::Scouted { .. } | Event::Spotting { .. } => about == about::FIND,
        Event::Raked { .. } | Event::GunsRaked { .. } => about == about::WIRE,
        Event::SmokeLaid { .. } => about == about::SMOKE,
        _ => false,
    }
}

/// What follows a hit and belongs to it: whoever lay in ambush is found first (r.hit-reveals).
fn of_a_hit(what: &Event) -> bool {
    matches!(
        what,
        Event::Found { .. }
            | Event::Tested { .. }
            | Event::Weakened { .. }
            | Event::Eliminated { .. }
            | Event::SupportLost { .. }
            | Event::WorksLost { .. }
    )
}

fn points_lost(rest: impl Iterator<Item = Event>) -> i32 {
    let lost = |what: &Event| matches!(what, Event::Weakened { .. } | Event::Eliminated { .. });
    rest.take_while(of_a_hit).filter(lost).count() as i32
}

fn what_was_hit(rest: impl Iterator<Item = Event>) -> i32 {
    let what = rest.take_while(of_a_hit).find_map(|what| match what {
        Event::WorksLost { .. } => Some(shelled::WORKS),
        Event::Weakened { .. } => Some(shelled::WEAKENED),
        Event::Eliminated { .. } => Some(shelled::GONE),
        _ => None,
    });
    what.unwrap_or(shelled::HELD)
}

// --- In words.

/// The lines of the fire table that make up a score (2.13).
fn aim_items(aim: &Aim) -> Vec<Text> {
    let mut items = vec![Text::key("aim-base").with("score", aim.base)];
    let lines = [
        ("aim-cover", aim.cover),
        ("aim-works", aim.works),
        ("aim-conspicuous", aim.conspicuous),
        ("aim-early", aim.early),
        ("aim-train", aim.train),
    ];
    items.extend(modifiers(&lines));
    if aim.above > 0 {
        items.push(Text::key("aim-above"));
    }
    if aim.behind {
        items.push(Text::key("aim-behind"));
    }
    items
}

/// The lines that change something, each with what it adds.
pub(crate) fn modifiers(lines: &[(&'static str, i8)]) -> impl Iterator<Item = Text> {
    lines.iter().filter(|(_, by)| *by != 0).map(|(key, by)| Text::key(*key).with("by", signed(*by)))
}

/// Which of these go with a unit, in words.
pub(crate) fn supports_of(traits: Traits, among: &[Support]) -> Vec<Text> {
    among.iter().filter(|support| traits.include(**support)).map(|support| support.text()).collect()
}

/// What becomes of what goes with a unit (3.4.perte-six, 3.6.perte-six, 3.7.perte).
fn support_beside(supports: Vec<Text>, kept: u128, of: u128) -> Beside {
    let cases = vec![
        case(Text::key("case-support-lost"), vec![1], of - kept, of),
        case(Text::key("case-support-kept"), vec![0], kept, of),
    ];
    Beside { what: Text::List(supports), cases }
}

// --- Looking, and smoke.

/// How many are found: those in the open without a die, those near with one face more than those far (3.8).
fn find_odds(open: u32, near: u32, far: u32, summary: Vec<Text>) -> Odds {
    let of = 6u128.pow(near + far);
    let finds = u128::from(7 - FINDS);
    let mut ways = vec![0u128; (near + far) as usize + 1];
    for by_sight in 0..=near {
        for by_chance in 0..=far {
            ways[(by_sight + by_chance) as usize] +=
                exactly(by_sight, near, finds + 1, 6) * exactly(by_chance, far, finds, 6);
        }
    }
    let cases = ways.iter().enumerate().rev().map(|(count, ways)| {
        let count = count + open as usize;
        case(Text::key("case-found").with("count", count), vec![about::FIND, count as i32], *ways, of)
    });
    exact(of, cases.collect(), Vec::new(), summary)
}

fn smoke_odds() -> Odds {
    let lasts = |turns: u8| {
        case(Text::key("case-smoke").with("turns", turns), vec![about::SMOKE, i32::from(turns)], 2, 6)
    };
    exact(6, [1, 2, 3].map(lasts).to_vec(), Vec::new(), vec![Text::key("odds-smoke")])
}

/// What was hit with the dice of an event, and would be on average: bombardment, fire, and both sides of an assault.
pub(crate) fn thrown(event: &Event) -> Vec<Throw> {
    let within = |side: Seat, rolls: &Rolls, value: u8| {
        let hits = rolls.faces().iter().filter(|face| **face <= value).count();
        let sides = rolls.die.sides();
        Throw::of(side, hits, rolls.faces().len(), f64::from(value.min(sides)) / f64::from(sides))
    };
    match event {
        Event::Shelled { side, die, need, hit, .. } => {
            let sides = die.fire.die().sides();
            let hits = (sides + 1).saturating_sub(*need).min(sides);
            vec![Throw::of(*side, (*hit).into(), 1, f64::from(hits) / f64::from(sides))]
        }
        Event::Fired { unit, score, dice, .. } => vec![within(unit.side, dice, *score)],
        Event::Fought { unit, target, values, dice, .. } => {
            vec![within(unit.side, &dice[0], values[0]), within(target.side, &dice[1], values[1])]
        }
        _ => Vec::new(),
    }
}
