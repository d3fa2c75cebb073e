//! What a good player looks at: how a position stands, and which decisions to try first.

use contract::{Scored, Seat};

use crate::Attrition;
use crate::decision::Decision;
use crate::map::{REGIONS, RUSSIAN, Region, Regions, each};
use crate::position::{Phase, Position};
use crate::tables::{Arm, Class, EARLY_VICTORY, Nation};
use crate::tile::Place;

/// A turn has begun and nothing is decided yet, or the game is over.
pub(crate) fn settled(p: &Position) -> bool {
    p.fresh || p.phase == Phase::Over
}

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

impl Attrition {
    /// The fighting strength of each side in each region, as far as the position says.
    fn strengths(&self, p: &Position) -> [[f32; REGIONS]; 2] {
        let mut strengths = [[0.0; REGIONS]; 2];
        for side in Seat::BOTH {
            for class in Class::of_side(side) {
                for tile in &p.tiles[class.tiles()] {
                    if let Some(region) = tile.place().region() {
                        strengths[side.index()][region.index()] += worth(class);
                    }
                }
            }
        }
        strengths
    }

    pub(crate) fn judge_for(&self, p: &Position, seat: Seat) -> f32 {
        match p.ended {
            0 => {}
            3 => return 0.0,
            winner => return if winner == 1 + seat as u8 { 1.0 } else { -1.0 },
        }
        let strengths = self.strengths(p);
        let mut score = 0.0;
        for side in Seat::BOTH {
            let sign = if side == seat { 1.0 } else { -1.0 };
            let (own, enemy) = (&strengths[side.index()], &strengths[side.other().index()]);
            let industry = f32::from(self.industry(p, side));
            // Seventeen points win at the next draw, so the last ones weigh more.
            let near = (industry - f32::from(EARLY_VICTORY - 4)).max(0.0);
            score += sign * (industry + 0.6 * near);
            for region in Region::all() {
                let at = region.index();
                let bit = region.bit();
                let value = f32::from(self.map.industry[at]) + if region.is_capital() { 0.7 } else { 0.25 };
                score += sign * 0.16 * own[at];
                if p.contested & bit != 0 && own[at] > 0.0 {
                    score += sign * 0.5 * value * (own[at] - enemy[at]) / (own[at] + enemy[at]);
                }
                if p.control(side) & bit != 0 && own[at] + enemy[at] < 0.5 {
                    let threat: f32 = each(self.map.land[at]).map(|next| enemy[next.index()]).sum();
                    score -= sign * 0.12 * value * threat.min(4.0);
                }
            }
            let idle = |place: Place| f32::from(p.count_off(side, place));
            score += sign
                * (0.05 * idle(Place::RESERVES) + 0.02 * idle(Place::POUCH) - 0.02 * idle(Place::DESTROYED));
        }
        let late = 0.06 + 0.012 * f32::from(p.turn);
        (score * late).tanh() * 0.98
    }

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

    pub(crate) fn score(&self, p: &Position, seat: Seat, decisions: &mut [Scored<Decision>]) {
        let strengths = self.strengths(p);
        let fronts = self.fronts(p, seat);
        for scored in decisions {
            scored.score = self.promise(p, seat, scored.decision, &strengths, fronts);
        }
    }

    /// The regions where a side meets or may soon meet the other.
    fn fronts(&self, p: &Position, seat: Seat) -> Regions {
        let hostile = |region: &Region| {
            p.tiles_in(seat.other(), *region) > 0 || p.control(seat.other()) & region.bit() != 0
        };
        Region::all().filter(hostile).fold(p.contested, |set, region| set | self.map.land[region.index()])
    }

    fn promise(
        &self,
        p: &Position,
        seat: Seat,
        decision: Decision,
        strengths: &[[f32; REGIONS]; 2],
        fronts: Regions,
    ) -> f32 {
        let own = |region: Region| strengths[seat.index()][region.index()];
        let enemy = |region: Region| strengths[seat.other().index()][region.index()];
        let value = |region: Region| {
            f32::from(self.map.industry[region.index()]) + if region.is_capital() { 0.7 } else { 0.25 }
        };
        // What one more tile there does: holds, contests or takes a region.
        let arrive = |region: Region, class: Class| {
            let bit = region.bit();
            let (mine, theirs) = (own(region), enemy(region));
            if p.control(seat.other()) & bit != 0 || p.contested & bit != 0 {
                let prize = 0.6 + value(region);
                let balance = (mine + worth(class)) / (mine + worth(class) + theirs);
                prize * balance - if theirs > mine + 3.0 { 0.5 } else { 0.0 }
            } else {
                let threat: f32 = each(self.map.land[region.index()])
                    .map(|next| strengths[seat.other().index()][next.index()])
                    .sum();
                let held = mine / (0.5 + threat);
                if fronts & bit != 0 { 0.3 + 0.5 * value(region) * (1.0 - held).max(-0.3) } else { -0.6 }
            }
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
                let leave = if enemy(from) > 0.0 && own(from) < enemy(from) + 2.0 { -0.9 } else { 0.0 };
                arrive(to, piece.class) + leave - 0.2
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
                let region = Region(p.focus);
                let mut dice = p.battle.dice;
                let before = self.balance(p, seat, region, dice);
                dice[usize::from(from) - 1] -= 1;
                dice[usize::from(to) - 1] += 1;
                self.balance(p, seat, region, dice) - before - 0.8
            }
            Decision::Reroll(face) => {
                let region = Region(p.focus);
                let mut dice = p.battle.dice;
                let before = self.balance(p, seat, region, dice);
                dice[usize::from(face) - 1] -= 1;
                self.balance(p, seat, region, dice) - before + 0.1
            }
            Decision::Gas => -self.balance(p, seat, Region(p.focus), p.battle.dice),
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
