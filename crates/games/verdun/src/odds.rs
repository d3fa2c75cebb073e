//! What may come of a decision, before one commits to it: all counted, since nothing is hidden.

use ::table::Text;
use contract::{Basis, Beside, Case, Odds, Seat, Throw};

use crate::assault::{Reckoning, Sides};
use crate::event::Event;
use crate::map::Hex;
use crate::position::{Units, each, mark, one, set_of};
use crate::tables::{HIGHEST, LOWEST, Shelling, column_name};
use crate::units::{Kind, Slot};
use crate::zones::Zone;
use crate::{Position, Verdun};

/// In how many of 36 rolls two dice show so much at most.
fn at_most(sum: i16) -> u128 {
    (2..=12).filter(|total| *total <= sum).map(|total| 6 - u128::from((7i16 - total).unsigned_abs())).sum()
}

/// What of all cases destroys somebody or something.
const FATAL: [&str; 2] = ["case-eliminated", "case-no-remnant"];

fn case(label: Text, figures: Vec<i32>, ways: u128, of: u128) -> Case {
    Case::counted(label, figures, ways, of).fatal_if(&FATAL)
}

/// It comes about in so many ways, or not.
fn two_cases(comes: &'static str, not: &'static str, ways: u128, of: u128) -> Vec<Case> {
    vec![case(Text::key(comes), vec![1], ways, of), case(Text::key(not), vec![0], of - ways, of)]
}

fn exact(of: u128, cases: Vec<Case>, beside: Vec<Beside>, summary: Vec<Text>) -> Odds {
    Odds { basis: Basis::Exact, of: Some(of), cases, beside, summary }
}

/// Columns as a player reckons them: `+1`, `−2`.
fn shift(key: &'static str, columns: i8) -> Option<Text> {
    (columns != 0).then(|| Text::key(key).with("columns", i64::from(columns)))
}

impl Verdun {
    /// What was hit with the die of an event, and would be on average: barrages that have a result, interdictions laid, and the
    /// losses that an assault costs each side.
    pub(crate) fn thrown(&self, event: &Event) -> Vec<Throw> {
        let side_of = |units: Units| each(units).next().map(|slot| self.side(slot));
        let dice = 1..=6u8;
        match *event {
            Event::Barrage { column, result, blow, .. } => {
                let faces = column.checked_sub(1).map(|column| self.tables.barrage[usize::from(column)]);
                let hits = faces.map_or(0, |all| all.iter().filter(|one| **one != Shelling::Nothing).count());
                let throw = |side| Throw::of(side, (result > 0).into(), 1, hits as f64 / 6.0);
                side_of(blow.by).map(throw).into_iter().collect()
            }
            Event::Interdiction { unit, need, laid, .. } => {
                vec![Throw::of(self.side(unit), laid.into(), 1, f64::from(need.min(6)) / 6.0)]
            }
            Event::AssaultRolled { column, attacker, defender, blow, .. } => {
                let Some(side) = side_of(blow.by) else { return Vec::new() };
                let losses = || dice.clone().map(|die| self.tables.losses(column, die));
                let mean = |sum: u32| f64::from(sum) / 6.0;
                let theirs = mean(losses().map(|(_, defender)| u32::from(defender)).sum());
                let own = mean(losses().map(|(attacker, _)| u32::from(attacker)).sum());
                vec![
                    Throw { seat: side, hits: defender.into(), mean: theirs },
                    Throw { seat: side.other(), hits: attacker.into(), mean: own },
                ]
            }
            _ => Vec::new(),
        }
    }

    // --- Bombardment.

    pub(crate) fn barrage_odds(&self, p: &Position, hex: Hex) -> Odds {
        let barrage = self.reckon_barrage(p, p.active, p.hand.units, hex);
        let faces = match barrage.column {
            Some(column) => self.tables.barrage[column],
            None => [Shelling::Nothing; 6],
        };
        let ways = |wanted: Shelling| faces.iter().filter(|face| **face == wanted).count() as u128;
        let results = [
            Shelling::Nothing,
            Shelling::Morale(0),
            Shelling::Morale(1),
            Shelling::Morale(2),
            Shelling::Damage,
        ];
        let cases = results
            .into_iter()
            .enumerate()
            .filter(|(_, result)| ways(*result) > 0)
            .map(|(code, result)| {
                case(Text::key(format!("shelling-{code}")), vec![code as i32], ways(result), 6)
            })
            .collect();
        let affected = self.exposed(p, p.active, hex);
        let beside = each(affected).map(|slot| self.shelled_unit(p, slot, affected, &faces)).collect();
        let summary = self.barrage_shifts(barrage.strength, barrage.column, barrage.shifts());
        exact(6, cases, beside, summary)
    }

    /// The column of a barrage, and what shifts it: the weather, the first day, the ground.
    pub(crate) fn barrage_shifts(&self, strength: u16, column: Option<usize>, shifts: [i8; 3]) -> Vec<Text> {
        let column = self.barrage_column_name(column);
        let mut texts = vec![Text::key("odds-barrage").with("strength", strength).with("column", column)];
        let [weather, first_day, ground] = shifts;
        texts.extend(shift("shift-weather", weather));
        texts.extend(shift("shift-first-day", first_day));
        texts.extend(shift("shift-ground", ground));
        texts
    }

    /// What a barrage may do to one unit: nothing, demoralise it, cost it a step, or damage that its owner deals out.
    fn shelled_unit(&self, p: &Position, slot: Slot, affected: Units, faces: &[Shelling; 6]) -> Beside {
        let pays = |slot: Slot| {
            let kind = self.kind(slot);
            kind.is_artillery() || kind.is_infantry() && self.is_full(p, slot)
        };
        let payers = each(affected).filter(|other| pays(*other)).count();
        let morale = i16::from(self.morale(p, slot));
        let unit = p.unit(slot);
        let headquarters = self.kind(slot) == Kind::Headquarters;
        let steady = !headquarters && !unit.has(mark::DEMORALISED);
        let of = 6 * 36;
        let (mut unharmed, mut shaken, mut worse, mut gone, mut chosen) = (0, 0, 0, 0, 0);
        for face in faces {
            let add = match face {
                Shelling::Nothing => {
                    unharmed += 36;
                    continue;
                }
                Shelling::Morale(add) => *add,
                Shelling::Damage if payers == 0 => 3,
                Shelling::Damage if pays(slot) && payers == 1 => {
                    // Infantry that is reduced tests at M2 as well, at the morale that leaves it.
                    let fatal = self.kind(slot).is_infantry() && !steady;
                    let passed = if fatal { at_most(morale - 3) } else { 36 };
                    worse += passed;
                    gone += 36 - passed;
                    continue;
                }
                Shelling::Damage if pays(slot) => {
                    chosen += 36;
                    continue;
                }
                Shelling::Damage => 2,
            };
            let passed = at_most(morale - i16::from(add));
            unharmed += passed;
            match steady || headquarters {
                true => shaken += 36 - passed,
                false => worse += 36 - passed,
            }
        }
        let shaken_key = if headquarters { "case-cut-off" } else { "case-demoralised" };
        let worse_key = if self.is_full(p, slot) { "case-reduced" } else { "case-eliminated" };
        let cases = [
            ("case-unharmed", 0, unharmed),
            (shaken_key, 1, shaken),
            (worse_key, 2, worse),
            ("case-eliminated", 4, gone),
            ("case-chosen", 3, chosen),
        ];
        let cases = cases.into_iter().filter(|(.., ways)| *ways > 0);
        Beside {
            what: self.unit_text(slot),
            cases: cases.map(|(key, figure, ways)| case(Text::key(key), vec![figure], ways, of)).collect(),
        }
    }

    pub(crate) fn interdiction_odds(&self, p: &Position) -> Option<Odds> {
        let slot = each(p.hand.units).next()?;
        let need = u128::from(self.interdiction_need(p, slot));
        let cases = two_cases("case-interdicted", "case-not-interdicted", need, 6);
        Some(exact(6, cases, Vec::new(), vec![Text::key("odds-interdiction").with("need", need as u32)]))
    }

    // --- Assaults.

    /// The six faces of the die on a column: losses of attacker and defender.
    fn assault_cases(&self, column: i8) -> Vec<Case> {
        let column = column.clamp(LOWEST, HIGHEST);
        let mut cases: Vec<Case> = Vec::new();
        for die in 1..=6 {
            let (attacker, defender) = self.tables.losses(column, die);
            let figures = vec![i32::from(attacker), i32::from(defender)];
            match cases.iter_mut().find(|known| known.figures == figures) {
                Some(known) => {
                    let ways = known.ways.unwrap_or_default() + 1;
                    known.ways = Some(ways);
                    known.probability = ways as f64 / 6.0;
                }
                None => {
                    let label =
                        Text::key("case-losses").with("attacker", attacker).with("defender", defender);
                    cases.push(case(label, figures, 1, 6));
                }
            }
        }
        cases
    }

    /// What shifts an assault, each by itself.
    pub(crate) fn shifts(&self, reckoning: &Reckoning) -> Vec<Text> {
        let mut texts = vec![
            Text::key("odds-assault")
                .with("attack", reckoning.attack)
                .with("defence", reckoning.defence)
                .with("base", column_name(reckoning.base))
                .with("column", column_name(reckoning.column.clamp(LOWEST, HIGHEST))),
        ];
        texts.extend(shift("shift-pioneers", reckoning.pioneers));
        texts.extend(shift("shift-ground", reckoning.ground));
        texts.extend(shift("shift-fort", reckoning.fort));
        texts.extend(shift("shift-crossing", reckoning.crossing));
        texts
    }

    /// Every gun that could still support the defence.
    fn full_support(&self, p: &Position, target: Hex) -> Units {
        let able =
            |slot: &Slot| self.kind(*slot).is_artillery() && self.check_defence_gun(p, *slot, target).is_ok();
        set_of(self.slots_of(p.active.other()).filter(able))
    }

    /// An assault as declared; for the attacker with what the defender's guns could make of it.
    pub(crate) fn assault_odds(&self, p: &Position, declaring: bool) -> Odds {
        let target = p.assault.target;
        let sides = self.engaged(p);
        let reckoning = self.reckon_assault(p, target, sides);
        let mut odds = exact(6, self.assault_cases(reckoning.column), Vec::new(), self.shifts(&reckoning));
        if declaring {
            odds.beside.extend(self.supported(p, target, sides));
        }
        odds
    }

    /// The same with one gun, the likely case, and with all guns in support of the defence.
    fn supported(&self, p: &Position, target: Hex, sides: Sides) -> Vec<Beside> {
        let guns = self.full_support(p, target);
        let strongest = each(guns).max_by_key(|slot| self.counter(*slot).combat);
        let with = |key: &'static str, defence: Units| {
            let reckoning = self.reckon_assault(p, target, Sides { defence, ..sides });
            let column = column_name(reckoning.column.clamp(LOWEST, HIGHEST));
            Beside {
                what: Text::key(key).with("guns", defence.count_ones()).with("column", column),
                cases: self.assault_cases(reckoning.column),
            }
        };
        match (strongest, guns.count_ones()) {
            (None, _) => Vec::new(),
            (Some(_), 1) => vec![with("beside-full-support", guns)],
            (Some(slot), _) => {
                vec![with("beside-likely-support", one(slot)), with("beside-full-support", guns)]
            }
        }
    }

    /// An assault with everyone who could join, before anybody has.
    pub(crate) fn target_odds(&self, p: &Position, target: Hex) -> Option<Odds> {
        let sides = self.all_against(p, target);
        if sides.attackers == 0 {
            return None;
        }
        let reckoning = self.reckon_assault(p, target, sides);
        let mut odds = exact(6, self.assault_cases(reckoning.column), Vec::new(), self.shifts(&reckoning));
        odds.beside = self.supported(p, target, sides);
        odds.summary.insert(0, Text::key("odds-with-all"));
        Some(odds)
    }

    // --- Morale.

    pub(crate) fn remnant_odds(&self, p: &Position) -> Option<Odds> {
        let slot = self.next_fallen(p)?;
        let morale = self.morale(p, slot);
        let saved = at_most(i16::from(morale));
        let cases = two_cases("case-remnant", "case-no-remnant", saved, 36);
        Some(exact(36, cases, Vec::new(), vec![Text::key("odds-morale").with("morale", morale)]))
    }

    /// The tests that a hex of retreat costs; none where there are none.
    pub(crate) fn fall_odds(&self, p: &Position, slot: Slot, to: Hex) -> Option<Odds> {
        let side = self.side(slot);
        let zone = !self.holds(p, side, to) && self.zone(p, side.other(), to) != Zone::Free;
        let tests = u8::from(zone) + u8::from(p.is_interdicted(to));
        if tests == 0 {
            return None;
        }
        let mut there = p.clone();
        there.put(slot, to);
        let morale = self.morale(&there, slot);
        let passed = at_most(i16::from(morale));
        // With two tests, passing both: the second is made at the morale that a failure of the first leaves.
        let (ways, of) = if tests == 2 { (passed * passed, 36 * 36) } else { (passed, 36) };
        let cases = two_cases("case-steady", "case-shaken", ways, of);
        let summary = vec![Text::key("odds-retreat").with("tests", tests).with("morale", morale)];
        Some(exact(of, cases, Vec::new(), summary))
    }

    /// Where somebody has the better of the losses, for the judgement.
    pub(crate) fn mean_losses(&self, column: i8, side: Seat, active: Seat) -> f32 {
        let column = column.clamp(LOWEST, HIGHEST);
        let sum: u32 = (1..=6)
            .map(|die| {
                let (attacker, defender) = self.tables.losses(column, die);
                u32::from(if side == active { attacker } else { defender })
            })
            .sum();
        sum as f32 / 6.0
    }
}
