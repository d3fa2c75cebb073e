//! Which decisions look promising before any is tried: where a search looks first, and how it plays on.

use contract::{Scored, Seat};

use crate::board::{BOARD, Hex, Sector, each};
use crate::decision::Decision;
use crate::judgement::FAR;
use crate::position::{Cause, Fight, NOBODY, Phase, Position, Slot, Tactician, Way, side_of};
use crate::tables::{Arm, Combat, Command, Effect, Face, Tactic};
use crate::{GrandeGuerre, command};

/// A unit that may move.
#[derive(Clone, Copy)]
struct Mover {
    from: Hex,
    /// How far it may go and still fight.
    fights_after: u8,
    /// The soldiers that its hex saves.
    cover: f32,
    /// Whether it has something to fire at where it is.
    fires: bool,
}

impl GrandeGuerre {
    pub(crate) fn score(&self, p: &Position, seat: Seat, decisions: &mut [Scored<Decision>]) {
        // The moves of a unit stand together: what depends on the unit alone is worked out once.
        let mut mover: Option<Mover> = None;
        for scored in decisions {
            scored.score = match scored.decision {
                Decision::Move(from, to) => {
                    if mover.is_none_or(|mover| mover.from != from) {
                        mover = self.mover(p, seat, from);
                    }
                    mover.map_or(0.0, |mover| self.promise_of_going(p, seat, mover, to))
                }
                decision => self.promise(p, seat, decision),
            };
        }
    }

    fn promise(&self, p: &Position, seat: Seat, decision: Decision) -> f32 {
        match decision {
            Decision::Pass => self.promise_of_passing(p),
            Decision::Play(card, choice) if p.phase == Phase::Card => {
                self.promise_of_card(p, seat, card, choice)
            }
            Decision::Play(..) => 1.0,
            Decision::Use(card) => self.promise_of_use(p, seat, card),
            Decision::Order(hex) => p.own_at(seat, hex).map_or(0.0, |slot| 0.1 + self.usefulness(p, slot)),
            Decision::OrderBattery(_) => 0.12 * f32::from(p.hq[seat].min(6)),
            Decision::Move(from, to) => self.promise_of_move(p, seat, from, to),
            Decision::Raid(from, to) => {
                let near = BOARD.near[to.index()] & p.held[seat.other()];
                let own = if near == 0 { -0.5 } else { 0.5 };
                own + 0.2 * self.promise_of_move(p, seat, from, to)
            }
            Decision::Exit(_) => 5.0,
            Decision::Fortify(from, to) => 0.05 + if from == to { 0.1 } else { 0.0 },
            Decision::Repair(..) => 0.2,
            Decision::Recover(_, bought) => 0.3 - 0.05 * f32::from(bought),
            Decision::Ditch(_) => -1.0,
            Decision::Aim(hex) => self.promise_of_aim(p, seat, hex),
            Decision::Load(dice) => {
                let left = p.hq[seat].saturating_sub(self.price(p, seat, dice));
                0.25 * f32::from(dice) - if left < 2 { 0.2 } else { 0.0 }
            }
            Decision::Reroll(set) => 0.2 - 0.1 * f32::from(set.count_ones() as u8),
            Decision::Attack { from, to, others, card } => {
                let mut promise =
                    p.own_at(seat, from).map_or(0.0, |slot| self.promise_of_attack(p, slot, to));
                for hex in others.into_iter().filter(|hex| *hex != Hex::NONE) {
                    promise +=
                        p.own_at(seat, hex).map_or(0.0, |slot| 0.8 * self.promise_of_attack(p, slot, to));
                }
                promise + if card > 0 { 0.15 } else { 0.0 }
            }
            Decision::Cut(_) if p.phase == Phase::Clear => 0.4,
            Decision::Cut(_) => 0.15,
            Decision::Retreat { flags, to } => self.promise_of_retreat(p, flags, to),
            Decision::Advance => self.promise_of_advance(p, seat),
            Decision::Name(hex) => self.promise_of_name(p, hex),
            Decision::Pick(card) => self.promise_of_pick(p, seat, card),
            Decision::Discard(card) => {
                -0.1 - if self.tables.combat(card).cost > p.hq[seat] { 0.0 } else { 0.3 }
            }
            Decision::DrawCard => 0.4 - 0.1 * f32::from(p.combats.hands[seat].count()),
            Decision::DrawTokens => 0.35 - 0.04 * f32::from(p.hq[seat]),
            Decision::Medal => 3.0,
            Decision::Place(..) => 0.2,
            Decision::Row(_) => 0.1,
            Decision::GoHome | Decision::Withdraw(_) | Decision::Substitute(_) => 0.0,
        }
    }

    fn promise_of_passing(&self, p: &Position) -> f32 {
        match p.phase {
            Phase::WithCommand => 0.25,
            Phase::AtMove => 0.4,
            Phase::AtCommand | Phase::AfterRoll => 0.2,
            Phase::Moves | Phase::Combat | Phase::Orders | Phase::Aim => 0.02,
            _ => 0.0,
        }
    }

    /// Expected hits of a combat, roughly.
    fn expected_hits(&self, p: &Position, slot: Slot, to: Hex, way: Way, dice: u8) -> f32 {
        let Some(target) = p.at(to) else { return 0.05 };
        let fight = Fight {
            way,
            cause: Cause::Order,
            attacker: slot,
            side: side_of(slot),
            target,
            hex: to,
            ..Fight::NONE
        };
        let faces = self.sure_faces(p, &fight);
        let sure = faces.sides() as f32;
        let n = f32::from(dice);
        if self.arm(p, target) == Arm::Tank {
            return 0.3 * n * sure / 6.0;
        }
        let sure = n * sure / 6.0;
        if faces.has(Face::Soldier) {
            return sure;
        }
        let cover = f32::from(self.cover(p, to, way, p.unit(slot).hex).soldier);
        sure + (n / 3.0 - 0.8 * cover).max(0.03 * n)
    }

    fn promise_of_attack(&self, p: &Position, slot: Slot, to: Hex) -> f32 {
        let unit = p.unit(slot);
        let close = BOARD.distance(unit.hex, to) == 1;
        let (way, dice) = if close {
            (Way::Close, self.close_dice(p, slot))
        } else {
            let target = p.at(to).unwrap_or(NOBODY);
            let distance = BOARD.distance(unit.hex, to);
            (Way::Ranged, self.ranged_dice(p, slot, distance, target).unwrap_or(0))
        };
        let hits = self.expected_hits(p, slot, to, way, dice);
        let Some(target) = p.at(to) else { return hits };
        let enemy = p.unit(target);
        let wanted = self.outlook.wanted(p, side_of(slot)) & to.bit() != 0;
        let kill = (hits / f32::from(enemy.figures.max(1))).min(1.0);
        0.1 + 0.3 * hits + 0.8 * kill * kill + if wanted && close { 0.2 } else { 0.0 }
    }

    /// What an order to a unit could come to.
    fn usefulness(&self, p: &Position, slot: Slot) -> f32 {
        let unit = p.unit(slot);
        let side = side_of(slot);
        let enemies = p.held[side.other()];
        let near = |hexes: usize| (BOARD.within[hexes][unit.hex.index()] & enemies).count_ones() as f32;
        let mut worth = 0.0;
        match self.arm(p, slot) {
            Arm::Infantry | Arm::Tank => {
                worth += if near(2) > 0.0 {
                    0.6
                } else if near(4) > 0.0 {
                    0.35
                } else {
                    0.1
                };
                let away = f32::from(self.outlook.away(p, side, unit.hex));
                if away > 0.0 && away < f32::from(FAR) {
                    worth += 0.5 / (1.0 + away);
                }
            }
            Arm::MachineGun => {
                worth += if near(3) > 0.0 {
                    0.8
                } else if near(5) > 0.0 {
                    0.35
                } else {
                    0.0
                }
            }
            Arm::Mortar | Arm::FieldGun => {
                worth += if near(4) > 0.0 {
                    0.55
                } else if near(6) > 0.0 {
                    0.3
                } else {
                    0.0
                }
            }
        }
        worth - if unit.figures == 1 { 0.1 } else { 0.0 }
    }

    fn promise_of_card(&self, p: &Position, seat: Seat, card: Command, choice: u8) -> f32 {
        let meant = self.stands_for(p, seat, card);
        if meant == Command::NONE {
            return -1.0;
        }
        let data = self.tables.command(meant);
        let of_sector = |sector: Sector, count: u8, foot: bool| {
            let mut best = [0.0f32; 6];
            for hex in each(p.held[seat] & BOARD.sector(seat, sector)) {
                let slot = p.on[hex.index()];
                if foot && self.arm(p, slot) != Arm::Infantry {
                    continue;
                }
                let mut use_of = self.usefulness(p, slot);
                for place in &mut best {
                    if use_of > *place {
                        std::mem::swap(place, &mut use_of);
                    }
                }
            }
            best.iter().take(usize::from(count.min(6))).sum::<f32>()
        };
        let everywhere = |count: u8| {
            Sector::ALL.into_iter().map(|sector| of_sector(sector, count, false)).fold(0.0, f32::max)
        };
        match data.tactic {
            None => {
                let sectors = Sector::ALL.into_iter().zip(data.sectors);
                let mut sum: f32 = sectors.map(|(sector, count)| of_sector(sector, count, false)).sum();
                if data.scouts && self.pressed == Some(seat.other()) && self.check_medal_of(p, seat) {
                    sum += 1.5;
                }
                sum
            }
            Some(Tactic::InfantryAssault { .. }) => {
                let sector = Sector::ALL[usize::from(choice.clamp(1, 3)) - 1];
                1.3 * of_sector(sector, command::EVERY, true)
            }
            Some(Tactic::Bombard { .. }) if choice == 1 => 0.25 * f32::from(p.hq[seat].min(5)),
            Some(Tactic::Bombard { .. }) => 0.4,
            Some(Tactic::FromAbove) => 0.5 * f32::from(p.hq[seat].min(4)),
            Some(Tactic::Firestorm { units, .. }) => 0.9 * everywhere(units),
            Some(Tactic::Relief { .. }) => 0.4,
            Some(Tactic::Replacements { .. }) => 1.2,
            _ => 1.0 + 0.5 * everywhere(3),
        }
    }

    /// Whether a medal for time would not be the winning one.
    fn check_medal_of(&self, p: &Position, seat: Seat) -> bool {
        self.medals(p, seat) + 1 < self.scenario.medals
    }

    fn promise_of_use(&self, p: &Position, seat: Seat, card: Combat) -> f32 {
        let cost = 0.1 * f32::from(self.tables.combat(card).cost);
        let fight = p.fight();
        let gain = match self.effect(card) {
            Effect::Armour { hits } => 0.35 * f32::from(hits.min(fight.hits)),
            Effect::Ambush | Effect::StrikeBack | Effect::ReturnFire => 0.7,
            Effect::Hold => 0.4,
            Effect::Messenger { .. } => 0.45,
            Effect::Frostbite => 0.35,
            Effect::Shortage { .. } => 0.5,
            Effect::Impetuous => 0.6,
            Effect::Logistics { .. } => 0.7,
            Effect::Gas { .. } => 0.5,
            Effect::Barrage { arm } => {
                let count = p.army(seat).filter(|slot| self.arm(p, *slot) == arm).count();
                0.15 * count as f32
            }
            Effect::Surgeon { .. } | Effect::Stretchers { .. } | Effect::Sniper { .. } => 0.5,
            Effect::Pigeons { .. } | Effect::BarrageFire | Effect::CounterEspionage { .. } => 0.5,
            _ => 0.35,
        };
        gain - cost
    }

    fn promise_of_move(&self, p: &Position, seat: Seat, from: Hex, to: Hex) -> f32 {
        self.mover(p, seat, from).map_or(0.0, |mover| self.promise_of_going(p, seat, mover, to))
    }

    fn mover(&self, p: &Position, seat: Seat, from: Hex) -> Option<Mover> {
        let slot = p.own_at(seat, from)?;
        let fights_after = self.pace(p, slot).1;
        Some(Mover { from, fights_after, cover: self.soft_cover(p, from), fires: self.targets(p, slot) != 0 })
    }

    /// The soldiers that a hex saves from fire, one's own height left aside.
    fn soft_cover(&self, p: &Position, hex: Hex) -> f32 {
        f32::from(self.cover(p, hex, Way::Ranged, hex).soldier)
    }

    fn promise_of_going(&self, p: &Position, seat: Seat, mover: Mover, to: Hex) -> f32 {
        let from = mover.from;
        let away = |hex: Hex| self.outlook.away(p, seat, hex);
        let enemies = p.held[seat.other()];
        let mut promise = 0.12 * (f32::from(away(from)) - f32::from(away(to)));
        if away(from) == FAR {
            // Nothing to take: towards the enemy when strong, and into cover.
            let nearest = |hex: Hex| each(enemies).map(|enemy| BOARD.distance(hex, enemy)).min().unwrap_or(0);
            promise += 0.03 * (f32::from(nearest(from)) - f32::from(nearest(to)));
        }
        let wanted = self.outlook.wanted(p, seat);
        let guarded = self.outlook.wanted(p, seat.other());
        if wanted & to.bit() != 0 {
            promise += 0.5;
        }
        if (wanted | guarded) & from.bit() != 0 {
            promise -= 0.5;
        }
        promise += 0.08 * (self.soft_cover(p, to) - mover.cover);
        if BOARD.distance(from, to) <= mover.fights_after {
            if BOARD.near[to.index()] & enemies != 0 {
                promise += 0.25;
            } else if BOARD.within[2][to.index()] & enemies != 0 {
                promise += 0.15;
            }
        } else if mover.fires {
            promise -= 0.2;
        }
        if p.wire & to.bit() != 0 {
            promise -= 0.08;
        }
        promise
    }

    fn promise_of_aim(&self, p: &Position, seat: Seat, hex: Hex) -> f32 {
        let worth = |hex: Hex, weight: f32| {
            let Some(slot) = p.at(hex) else {
                return if p.wire & hex.bit() != 0 && side_of_wire(seat, hex) { 0.02 } else { 0.0 };
            };
            let unit = p.unit(slot);
            let cover = f32::from(self.cover(p, hex, Way::Shells, hex).soldier.min(2));
            let hurt = weight * (1.0 - 0.2 * cover) * (0.4 + 0.6 / f32::from(unit.figures.max(1)));
            if side_of(slot) == seat { -1.2 * hurt } else { hurt }
        };
        let mut promise = worth(hex, 1.2);
        for number in 1..=6 {
            if let Some(hex) = BOARD.ring(seat, hex, number) {
                promise += worth(hex, 0.8);
            }
        }
        promise
    }

    fn promise_of_retreat(&self, p: &Position, flags: u8, to: Hex) -> f32 {
        let slot = p.fight().target;
        let unit = p.unit(slot);
        let side = side_of(slot);
        let went = BOARD.distance(unit.hex, to);
        let lost = f32::from(flags.saturating_sub(went));
        let value = |hex: Hex| {
            let cover = f32::from(self.cover(p, hex, Way::Ranged, hex).soldier);
            let dear = self.outlook.dear(p) & hex.bit() != 0;
            let near = (BOARD.near[hex.index()] & p.held[side.other()]).count_ones() as f32;
            0.1 * cover + if dear { 0.4 } else { 0.0 } - 0.1 * near * f32::from(u8::from(unit.figures <= 2))
        };
        value(to) - 0.5 * lost - 0.05 * f32::from(went)
    }

    fn promise_of_advance(&self, p: &Position, seat: Seat) -> f32 {
        let fight = p.fight();
        let from = p.unit(fight.attacker).hex;
        let dear = self.outlook.dear(p) & from.bit() != 0;
        self.promise_of_move(p, seat, from, fight.hex) + if dear { -0.2 } else { 0.1 }
    }

    fn promise_of_name(&self, p: &Position, hex: Hex) -> f32 {
        let Some(slot) = p.at(hex) else { return 0.0 };
        let unit = p.unit(slot);
        let lost = f32::from(unit.full - unit.figures);
        match p.phase {
            Phase::LeaveOut => self.usefulness(p, slot),
            _ => lost + self.usefulness(p, slot),
        }
    }

    fn promise_of_pick(&self, p: &Position, seat: Seat, card: Command) -> f32 {
        // What the enemy would like best is thrown away; of one's own the best is kept.
        let effect = p.pending_card().map(|pending| self.effect(pending));
        let spying = effect == Some(Effect::Spy);
        let throws = effect == Some(Effect::Tactician) && p.pending.left == Tactician::Throws as u8;
        let of = if spying { seat.other() } else { seat };
        let worth = self.promise_of_card(p, of, card, 1);
        if throws { -worth } else { worth }
    }
}

/// Whether wire on a hex is likelier in one's own way than in the enemy's: it lies in the enemy's half.
fn side_of_wire(seat: Seat, hex: Hex) -> bool {
    if seat == crate::board::ALLIED { hex.row() >= 5 } else { hex.row() <= 5 }
}
