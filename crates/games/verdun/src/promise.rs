//! Which decisions to try first.

use contract::{Scored, Seat};

use crate::assault::Sides;
use crate::map::{Hex, ground};
use crate::position::{Phase, Way, each, mark, one};
use crate::tables::{HIGHEST, LOWEST};
use crate::units::{Kind, Slot};
use crate::zones::Zone;
use crate::{Decision, Position, Verdun};

/// Not worth trying: what is in hand is dealt with before anything else is taken up.
const NEVER: f32 = -1000.0;

impl Verdun {
    pub(crate) fn score_decisions(&self, p: &Position, decisions: &mut [Scored<Decision>]) {
        let outlook = Outlook::of(self, p);
        for scored in decisions {
            scored.score = self.promise(p, &outlook, scored.decision);
        }
    }

    fn promise(&self, p: &Position, outlook: &Outlook, decision: Decision) -> f32 {
        match decision {
            Decision::Standard => 4.0,
            Decision::Call => 0.3,
            Decision::Attach(corps) => {
                let headquarters = self.counters.corps[usize::from(corps)].headquarters;
                if p.unit(headquarters).is_there() { 0.5 } else { 0.0 }
            }
            Decision::Remnant => 1.0,
            Decision::Done => self.promise_of_done(p, outlook),
            Decision::Take(slot) => self.promise_of_taking(p, outlook, slot),
            Decision::With(slot) => self.promise_of_joining(p, slot),
            Decision::Stay => 0.0,
            Decision::Leave(_) => -1.0,
            Decision::Place(hex) => self.promise_of_placing(p, hex),
            Decision::Go(hex) => self.promise_of_going(p, outlook, hex, false),
            Decision::March(hex) => self.promise_of_going(p, outlook, hex, true) - 0.05,
            Decision::Dig => self.promise_of_digging(p, outlook),
            Decision::Replace(slot, hex) => self.promise_of_replacing(p, slot, hex),
            Decision::Barrage(hex) => self.promise_of_barrage(p, hex),
            Decision::Interdict(hex) => self.promise_of_interdiction(p, hex),
            Decision::Target(hex) => {
                let sides = self.all_against(p, hex);
                self.worth_of_assault(p, hex, sides)
            }
            Decision::Assault => {
                let sides = self.engaged(p);
                let now = self.reckon_assault(p, p.assault.target, sides).column;
                0.4 * f32::from(now.clamp(LOWEST, HIGHEST)) - 1.4
            }
            Decision::Lose(slot) => self.promise_of_losing(p, slot),
            Decision::Retreat => self.promise_of_retreat(p),
            Decision::Fall(slot, hex) => self.promise_of_falling(p, slot, hex),
            Decision::Infiltrate(slot, hex) => self.promise_of_infiltration(p, slot, hex),
        }
    }

    fn promise_of_done(&self, p: &Position, outlook: &Outlook) -> f32 {
        if p.fallen != 0 {
            return -1.0;
        }
        match p.phase {
            Phase::Deploy => 6.0,
            Phase::Replace | Phase::Petain => -2.0,
            Phase::Call => 0.0,
            Phase::Bombard => -1.0,
            // The French hold their ground more often than they leave it.
            Phase::Move => {
                if outlook.side == Seat::First {
                    -0.6
                } else {
                    -0.3
                }
            }
            Phase::Assault => 0.0,
            Phase::Support => -0.4,
            Phase::Infiltrate => -0.6,
            Phase::Break => -0.2,
            _ => 0.0,
        }
    }

    // --- Guns.

    fn promise_of_barrage(&self, p: &Position, hex: Hex) -> f32 {
        let barrage = self.reckon_barrage(p, p.active, p.hand.units, hex);
        let Some(column) = barrage.column else { return -2.0 };
        let units = self.exposed(p, p.active, hex).count_ones() as f32;
        // Shells pay where an assault can follow.
        let near = self.map.beside(hex).any(|near| self.holds(p, p.active, near));
        let close = if near {
            0.6
        } else {
            let within = |slot: Slot| {
                p.unit(slot).is_there()
                    && self.kind(slot).is_infantry()
                    && self.map.distance(p.unit(slot).hex, hex) <= 3
            };
            if self.slots_of(p.active).any(within) { 0.4 } else { 0.0 }
        };
        0.22 * column as f32 + 0.12 * units + close - 0.3
    }

    fn promise_of_interdiction(&self, p: &Position, hex: Hex) -> f32 {
        let enemy = p.active.other();
        if p.controller(hex) != enemy || self.map.road[hex.index()] == 0 || p.top(hex).is_some() {
            return -2.5;
        }
        let junction = self.map.road[hex.index()].count_ones() as f32;
        let rear = self.map.beside(hex).any(|near| self.holds(p, enemy, near));
        0.1 * junction + if rear { 0.2 } else { 0.0 } - 0.9
    }

    fn promise_of_joining(&self, p: &Position, slot: Slot) -> f32 {
        match p.phase {
            Phase::Bombard => self.promise_of_firing_along(p, slot),
            Phase::Declare => {
                let target = p.assault.target;
                let before = self.reckon_assault(p, target, self.engaged(p));
                let mut sides = self.engaged(p);
                if self.kind(slot).is_artillery() {
                    sides.guns |= one(slot);
                } else {
                    sides.attackers |= one(slot);
                }
                let after = self.reckon_assault(p, target, sides);
                let gain = f32::from(after.column.min(HIGHEST) - before.column.min(HIGHEST));
                let enough = before.column >= HIGHEST;
                if enough { -1.0 } else { 0.3 + 0.4 * gain }
            }
            Phase::Support => {
                let target = p.assault.target;
                let mut sides = self.engaged(p);
                let before = self.reckon_assault(p, target, sides).column.clamp(LOWEST, HIGHEST);
                sides.defence |= one(slot);
                let after = self.reckon_assault(p, target, sides).column.clamp(LOWEST, HIGHEST);
                0.5 * f32::from(before - after) - 0.2
            }
            _ => 0.1,
        }
    }

    /// Guns fire together where all of them reach what the first would shell.
    fn promise_of_firing_along(&self, p: &Position, slot: Slot) -> f32 {
        let mut best = -1.0f32;
        for enemy in self.slots_of(p.active.other()) {
            let unit = p.unit(enemy);
            if !unit.is_there() || p.top(unit.hex) != Some(enemy) || self.check_barrage(p, unit.hex).is_err()
            {
                continue;
            }
            if self.in_range(p, slot, unit.hex) {
                let with = self.reckon_barrage(p, p.active, p.hand.units | one(slot), unit.hex);
                let alone = self.reckon_barrage(p, p.active, p.hand.units, unit.hex);
                let gain = with.column.map_or(-1, |column| column as i32)
                    - alone.column.map_or(-1, |column| column as i32);
                let near = self.map.beside(unit.hex).any(|near| self.holds(p, p.active, near));
                // Up to three together: more is wasted on one hex.
                let enough = 0.35 * (p.hand.units.count_ones() as f32 - 1.0);
                best = best.max(0.35 * gain as f32 + if near { 0.3 } else { 0.0 } - enough);
            }
        }
        best
    }

    // --- Assaults.

    /// What an assault promises: the losses it trades, and what the hex is worth.
    fn worth_of_assault(&self, p: &Position, hex: Hex, sides: Sides) -> f32 {
        let reckoning = self.reckon_assault(p, hex, sides);
        let column = reckoning.column.clamp(LOWEST, HIGHEST);
        let side = p.active;
        let gain = self.mean_losses(column, side.other(), side) - self.mean_losses(column, side, side);
        let prize = if self.map.is(hex, ground::TOWN | ground::FORT | ground::CITY) { 0.4 } else { 0.0 };
        let eager = if side == Seat::First { 0.25 } else { -0.3 };
        0.45 * gain + prize + eager
    }

    fn promise_of_losing(&self, p: &Position, slot: Slot) -> f32 {
        if p.phase == Phase::Damage {
            return if self.kind(slot).is_artillery() {
                -0.5
            } else {
                0.1 * f32::from(self.counter(slot).morale)
            };
        }
        let full = self.is_full(p, slot);
        let strength = f32::from(self.counter(slot).combat);
        let guns = if self.kind(slot).is_infantry() { 0.0 } else { -0.6 };
        (if full { 0.4 } else { -0.2 }) - 0.05 * strength + guns
    }

    fn promise_of_retreat(&self, p: &Position) -> f32 {
        let target = p.assault.target;
        let side = p.assault.side;
        if side == p.active {
            // Attackers keep what they stand on unless it costs a unit.
            return 0.25;
        }
        let prize = if self.map.is(target, ground::TOWN | ground::FORT | ground::CITY) { -0.5 } else { 0.0 };
        let hits = f32::from(p.assault.hits[side]);
        prize + 0.25 * hits - 0.1 * self.shelter(p, target)
    }

    fn promise_of_falling(&self, p: &Position, slot: Slot, hex: Hex) -> f32 {
        let side = self.side(slot);
        let zone = match self.zone(p, side.other(), hex) {
            Zone::Free => 0.0,
            _ => -0.5,
        };
        let shell = if p.is_interdicted(hex) { -0.4 } else { 0.0 };
        zone + shell + 0.15 * self.shelter(p, hex)
    }

    fn promise_of_infiltration(&self, p: &Position, slot: Slot, hex: Hex) -> f32 {
        let prize = if self.map.is(hex, ground::TOWN | ground::CITY) { 0.5 } else { 0.0 };
        let beyond = if hex == p.assault.target { 0.0 } else { 0.1 };
        let guns = if self.kind(slot).is_infantry() { 0.0 } else { -0.8 };
        let crowd = 0.2 * p.on(hex).count() as f32;
        0.4 + prize + beyond + guns - crowd
    }

    // --- Organisation.

    fn promise_of_replacing(&self, p: &Position, slot: Slot, _hex: Hex) -> f32 {
        let counter = self.counter(slot);
        if counter.kind == Kind::Headquarters {
            return 3.0;
        }
        if counter.kind.is_artillery() {
            return 0.2 * f32::from(counter.combat);
        }
        let lost = p.unit(slot).has(mark::LOST);
        0.2 * f32::from(counter.combat) + if lost { -0.1 } else { 0.2 }
    }

    fn promise_of_placing(&self, p: &Position, hex: Hex) -> f32 {
        if p.phase == Phase::Enter {
            return -0.1 * p.on(hex).count() as f32;
        }
        0.0
    }

    // --- Movement.

    fn promise_of_taking(&self, p: &Position, outlook: &Outlook, slot: Slot) -> f32 {
        let unit = p.unit(slot);
        match p.phase {
            Phase::Deploy => NEVER,
            _ if p.hand.units != 0 && p.hand.way == Way::Still => NEVER,
            Phase::Bombard => 0.2 * f32::from(self.counter(slot).combat) - 0.6,
            Phase::Break => 0.3,
            _ => {
                // Whoever has nothing in front of him moves; whoever holds the line stays. What is in hand is finished
                // first.
                let busy = if p.hand.units != 0 { -0.6 } else { 0.0 };
                let kind = self.kind(slot);
                let contact = self.in_contact(p, outlook.side, unit.hex);
                let crowded = !self.may_stack(p.stack(unit.hex));
                let base = match kind {
                    Kind::Headquarters => -0.2,
                    Kind::CorpsArtillery => -0.5,
                    Kind::Divisional => -0.1,
                    Kind::ArmyArtillery => -1.0,
                    _ if contact => -0.3,
                    _ => 0.3,
                };
                base + busy + if crowded { 1.0 } else { 0.0 }
            }
        }
    }

    fn promise_of_digging(&self, p: &Position, outlook: &Outlook) -> f32 {
        let hex = self.hand_hex(p);
        let contact = self.in_contact(p, outlook.side, hex);
        let near = outlook.enemy_within(self, p, hex, 3);
        match outlook.side {
            Seat::First => {
                if contact {
                    -0.6
                } else {
                    -1.0
                }
            }
            Seat::Second => {
                if contact || near {
                    0.2
                } else {
                    -0.8
                }
            }
        }
    }

    /// What a place is worth to what is in hand, against where it stands.
    fn promise_of_going(&self, p: &Position, outlook: &Outlook, hex: Hex, strategic: bool) -> f32 {
        let from = self.hand_hex(p);
        let Some(lead) = each(p.hand.units).find(|slot| !self.kind(*slot).is_infantry()) else {
            let under_way = if p.hand.way == Way::Still { 0.0 } else { -0.3 };
            return outlook.value(self, p, hex) - outlook.value(self, p, from) + under_way;
        };
        // Guns that move far, or are heavy, do not fire.
        let silenced = match self.kind(lead) {
            Kind::CorpsArtillery => 0.35,
            Kind::Divisional if strategic => 0.35,
            _ => 0.1,
        };
        outlook.rear_value(self, p, lead, hex) - outlook.rear_value(self, p, lead, from) - silenced
    }
}

/// What matters to a side at one moment, looked up once for a whole list.
struct Outlook {
    side: Seat,
    /// Towns and forts that the enemy holds (Germans) or that are to be kept (French), with enemies near.
    goals: [Hex; 40],
    count: usize,
}

impl Outlook {
    fn of(game: &Verdun, p: &Position) -> Outlook {
        let side = p.active;
        let mut outlook = Outlook { side, goals: [Hex::NONE; 40], count: 0 };
        let held = game.map.towns.iter().chain(&game.map.forts).chain(&game.map.city);
        for &hex in held {
            if p.controller(hex) == Seat::Second
                && game.map.right_bank.has(hex.index())
                && outlook.count < outlook.goals.len()
            {
                outlook.goals[outlook.count] = hex;
                outlook.count += 1;
            }
        }
        outlook
    }

    fn nearest_goal(&self, game: &Verdun, hex: Hex) -> f32 {
        let goals = self.goals[..self.count].iter();
        goals.map(|goal| game.map.distance(hex, *goal)).min().map_or(20.0, f32::from)
    }

    fn enemy_within(&self, game: &Verdun, p: &Position, hex: Hex, hexes: u8) -> bool {
        game.slots_of(self.side.other()).any(|slot| {
            let unit = p.unit(slot);
            unit.is_there() && game.kind(slot).is_infantry() && game.map.distance(unit.hex, hex) <= hexes
        })
    }

    /// What a hex is worth to infantry.
    fn value(&self, game: &Verdun, p: &Position, hex: Hex) -> f32 {
        let goal = self.nearest_goal(game, hex);
        let mates = p.on(hex).filter(|slot| p.hand.units & one(*slot) == 0).count() as f32;
        let contact = game.in_contact(p, self.side, hex);
        match self.side {
            Seat::First => {
                // Towards the towns, in mass, up against the enemy.
                let massed = if contact { 0.35 + 0.15 * mates.min(2.0) } else { 0.05 * mates };
                let taken =
                    if p.controller(hex) == Seat::Second && game.map.is(hex, ground::TOWN | ground::CITY) {
                        0.8
                    } else {
                        0.0
                    };
                massed + taken - 0.16 * goal
            }
            Seat::Second => {
                // In good ground, in front of what matters, not too many in one place.
                let shelter = 0.2 * game.shelter(p, hex);
                let line = if contact { 0.1 } else { 0.0 };
                let near = if self.enemy_within(game, p, hex, 4) { 0.4 } else { 0.0 };
                let goal_held =
                    if game.map.is(hex, ground::TOWN | ground::CITY | ground::FORT) { 0.3 } else { 0.0 };
                shelter + line + near + goal_held - 0.06 * goal - 0.15 * (mates - 1.0).max(0.0)
            }
        }
    }

    /// What a hex is worth to guns, with the enemy in range, or to a headquarters, near its corps; behind the front either way.
    fn rear_value(&self, game: &Verdun, p: &Position, slot: Slot, hex: Hex) -> f32 {
        let mut nearest = 20u8;
        for enemy in game.slots_of(self.side.other()) {
            let unit = p.unit(enemy);
            if unit.is_there() && game.kind(enemy).is_infantry() {
                nearest = nearest.min(game.map.distance(unit.hex, hex));
            }
        }
        let exposed = match nearest {
            0 | 1 => -0.8,
            2 if !p.on(hex).any(|other| game.kind(other).is_infantry()) => -0.3,
            _ => 0.0,
        };
        let road = if game.map.road[hex.index()] != 0 { 0.08 } else { 0.0 };
        let counter = game.counter(slot);
        if counter.kind != Kind::Headquarters {
            let short = f32::from(nearest.saturating_sub(counter.range.saturating_sub(1)));
            return exposed + road - 0.15 * short;
        }
        let corps = game.corps_of(p, slot);
        let (mut sum, mut count) = (0.0, 0.0f32);
        for mate in game.slots_of(self.side) {
            let unit = p.unit(mate);
            if unit.is_there() && game.kind(mate).is_infantry() && game.corps_of(p, mate) == corps {
                sum += f32::from(game.map.distance(unit.hex, hex));
                count += 1.0;
            }
        }
        let far = (sum / count.max(1.0) - 3.0).max(0.0);
        exposed + 2.0 * road - 0.15 * far
    }
}
