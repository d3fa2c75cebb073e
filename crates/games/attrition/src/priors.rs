//! Which decisions look promising before any is tried: where a search looks first, and how it plays on.

use contract::{BySeat, Seat};

use crate::Attrition;
use crate::battle::turned;
use crate::decision::Decision;
use crate::judgement::UNGUARDED;
use crate::map::{RUSSIAN, Region, Regions, each};
use crate::position::{Phase, Position};
use crate::tables::{Arm, Class, Nation};

/// What a region counts for beyond its industry: it is in the way, and a capital is where tiles enter and leave.
const GROUND: f32 = 0.25;
const CAPITAL: f32 = 0.5;
/// What of a region is at stake while both sides stand in it.
const CONTEST: f32 = 0.6;
/// What of a region is lost if the enemy can walk into it.
const RISK: f32 = 0.5;

/// What a tile is worth in a fight, infantry being one: fewer tiles compete for the faces of guns and aircraft.
fn worth(class: Class) -> f32 {
    match class.arm() {
        Arm::Infantry => 1.0,
        Arm::Artillery | Arm::Aircraft => 1.3,
        Arm::Tank => 1.6,
        Arm::Decoy => 0.1,
        _ => 1.9,
    }
}

/// What the promise of many decisions is worked out from.
pub(crate) struct Outlook {
    /// The regions where a side meets or may soon meet the other.
    pub fronts: Regions,
    /// The regions that each side can enter.
    pub reach: BySeat<Regions>,
}

impl Attrition {
    /// How much a side gains by fighting in a region: hits given minus hits taken, as expected, and the prize.
    fn battle_gain(&self, p: &Position, seat: Seat, region: Region, dice: f32) -> f32 {
        let hits = |side: Seat| {
            let guns = self.guns(p, side, region);
            guns.by_face
                .iter()
                .map(|count| f32::from(*count).min(dice / 6.0 + 0.35 * (dice / 6.0).sqrt()))
                .sum::<f32>()
        };
        let enemies = f32::from(p.tiles_in(seat.other(), region));
        let given = hits(seat).min(enemies);
        let taken = hits(seat.other()).min(f32::from(p.tiles_in(seat, region)));
        given - taken + if enemies <= given + 0.5 { 0.8 } else { 0.0 }
    }

    /// The regions where a side meets or may soon meet the other.
    pub(crate) fn fronts(&self, p: &Position, seat: Seat) -> Regions {
        let hostile = |region: &Region| {
            p.tiles_in(seat.other(), *region) > 0 || p.control(seat.other()) & region.bit() != 0
        };
        Region::all().filter(hostile).fold(p.contested, |set, region| set | self.map.land[region.index()])
    }

    /// What a region counts for.
    fn value(&self, region: Region) -> f32 {
        f32::from(self.map.industry[region.index()]) + if region.is_capital() { CAPITAL } else { GROUND }
    }

    /// How a region would stand for a side with so many more or fewer of its tiles there: held, more or less safely,
    /// contested, or lost.
    fn hold(&self, p: &Position, seat: Seat, region: Region, more: i8, outlook: &Outlook) -> f32 {
        let bit = region.bit();
        let own = p.tiles_in(seat, region).saturating_add_signed(more);
        let enemy = p.tiles_in(seat.other(), region);
        let at_risk = |side: Seat, tiles: u8| {
            if outlook.reach[side] & bit == 0 {
                return 0.0;
            }
            RISK * UNGUARDED[usize::from(tiles).min(UNGUARDED.len() - 1)]
        };
        let share = if own > 0 && enemy > 0 {
            let (own, enemy) = (f32::from(own), f32::from(enemy));
            CONTEST * (own - enemy) / (own + enemy + 1.0)
        } else if own > 0 || enemy == 0 && p.control(seat) & bit != 0 {
            1.0 - at_risk(seat.other(), own)
        } else if enemy > 0 || p.control(seat.other()) & bit != 0 {
            at_risk(seat, enemy) - 1.0
        } else {
            0.0
        };
        self.value(region) * share
    }

    pub(crate) fn promise(&self, p: &Position, seat: Seat, decision: Decision, outlook: &Outlook) -> f32 {
        let fronts = outlook.fronts;
        let own = |region: Region| f32::from(p.tiles_in(seat, region));
        let enemy = |region: Region| f32::from(p.tiles_in(seat.other(), region));
        let value = |region: Region| self.value(region);
        let hold = |region: Region, more: i8| self.hold(p, seat, region, more, outlook);
        // What one more tile there does.
        let arrive = |region: Region, class: Class| {
            let lends = class.arm() != Arm::Infantry && p.tiles_in(seat, region) > 0;
            let idle = fronts & region.bit() == 0;
            hold(region, 1) - hold(region, 0) + if lends { 0.1 } else { 0.0 } - if idle { 0.3 } else { 0.0 }
        };
        match decision {
            Decision::Done => match p.phase {
                Phase::Mobilise => -3.0,
                Phase::Returns | Phase::Strike | Phase::Recover | Phase::Entrench | Phase::Declare => -0.5,
                Phase::Ignore => -5.0,
                Phase::Mulligan | Phase::Surrender | Phase::Card | Phase::Rail => 0.6,
                _ => 0.0,
            },
            Decision::Mobilise(class, region) => {
                let front = if fronts & region.bit() != 0 { 0.4 } else { 0.0 };
                let price = if class.arm().is_elite() { -1.2 } else { 0.0 };
                let home = region.nation() == class.nation().unwrap_or(region.nation());
                1.5 + front + price + 0.3 * worth(class) + if home { 0.2 } else { 0.0 }
            }
            Decision::TakeOff(..) => 0.2,
            Decision::Move { piece, from, to, .. } => {
                arrive(to, piece.class) + hold(from, -1) - hold(from, 0)
            }
            Decision::Redeploy(piece, to) => arrive(to, piece.class) - 0.1,
            Decision::Advance(class, to) => arrive(to, class) - 0.3,
            Decision::Park(..) => -0.2,
            Decision::Plan(region) => {
                let dice = f32::from(p.tiles_in(seat, region)).max(1.0);
                self.battle_gain(p, seat, region, dice)
            }
            Decision::Fight { region, nation, double } => {
                let dice = nation.map_or(0, |nation| self.dice_count(p, region, nation, double));
                self.battle_gain(p, seat, region, f32::from(dice))
            }
            Decision::Lose(losses) => -losses
                .iter()
                .map(|(class, count)| f32::from(count) * (worth(class) + 0.02 * f32::from(class.0)))
                .sum::<f32>(),
            Decision::Ignore => 1.0,
            Decision::Return(nation) => {
                if nation == Nation::Russia && p.surrendered {
                    -5.0
                } else {
                    1.0
                }
            }
            Decision::Declare(nation) => {
                let homes: f32 = Region::all().filter(|region| region.nation() == nation).map(value).sum();
                1.0 + homes
            }
            Decision::Salonica(_) => 0.2,
            Decision::Surrender => {
                let held: f32 = each(RUSSIAN & p.control(seat)).map(value).sum();
                0.8 - held
            }
            Decision::Rail(piece, region) => {
                if fronts & region.bit() == 0 && enemy(region) < 0.1 {
                    0.4 * worth(piece.class)
                } else {
                    -0.8
                }
            }
            Decision::Trench(region) => 0.3 + own(region) * 0.1,
            Decision::Play(_) => 0.4,
            Decision::General { from, to, .. } => {
                let region = p.focus.region();
                let before = self.balance(p, seat, region, p.battle.dice);
                self.balance(p, seat, region, turned(p.battle.dice, from, to)) - before - 0.8
            }
            Decision::Reroll(face) => {
                let region = p.focus.region();
                let mut dice = p.battle.dice;
                let before = self.balance(p, seat, region, dice);
                dice[usize::from(face) - 1] -= 1;
                self.balance(p, seat, region, dice) - before + 0.1
            }
            Decision::Gas => -self.balance(p, seat, p.focus.region(), p.battle.dice),
            Decision::Scramble(class, _) => 0.4 * worth(class),
            Decision::Land(_) | Decision::Spy(_) | Decision::Strike(..) | Decision::Recover(..) => 0.8,
            Decision::Give(piece, _) => -worth(piece.class),
            Decision::Recall(..) => 0.3,
            Decision::Keep(_) | Decision::Mulligan => 0.0,
        }
    }

    /// Hits given minus hits taken with these dice.
    fn balance(&self, p: &Position, seat: Seat, region: Region, dice: [u8; 6]) -> f32 {
        let given = self.guns(p, seat, region).hits(dice).total.min(p.tiles_in(seat.other(), region));
        let taken = self.guns(p, seat.other(), region).hits(dice).total.min(p.tiles_in(seat, region));
        f32::from(given) - f32::from(taken)
    }
}
