//! Which decisions to try first: how promising each looks to a side that follows a doctrine.

use contract::Seat;
use hexmap::List;

use crate::assault::Sides;
use crate::doctrine::{Dial, Doctrine};
use crate::map::{Hex, ground};
use crate::position::{Phase, Way, each, mark, one};
use crate::tables::{HIGHEST, LOWEST, column};
use crate::units::{Kind, Slot};
use crate::zones::Zone;
use crate::{Decision, Position, Verdun};

/// Not worth trying: what is in hand is dealt with before anything else is taken up.
const NEVER: f32 = -1000.0;
/// What is to be held or taken.
const PRIZE: u8 = ground::TOWN | ground::FORT | ground::CITY;

/// The most goals there are.
const GOALS: usize = 40;
/// The most hexes that one side's infantry stands on.
const STANDS: usize = 64;

/// What matters to a side at one moment, looked up once for a whole list.
pub(crate) struct Outlook<'a> {
    game: &'a Verdun,
    p: &'a Position,
    side: Seat,
    doctrine: &'a Doctrine,
    /// Towns, forts and hexes of Verdun that the French control: to be taken, or to be kept.
    goals: List<GOALS>,
    /// Where enemy infantry stands.
    enemies: List<STANDS>,
    /// Where the side's own stands, but for what is in hand.
    friends: List<STANDS>,
}

impl<'a> Outlook<'a> {
    pub(crate) fn of(game: &'a Verdun, p: &'a Position, side: Seat, doctrine: &'a Doctrine) -> Outlook<'a> {
        let (goals, enemies, friends) = (List::EMPTY, List::EMPTY, List::EMPTY);
        let mut outlook = Outlook { game, p, side, doctrine, goals, enemies, friends };
        if !matches!(p.phase, Phase::Move | Phase::Break | Phase::Bombard) {
            return outlook;
        }
        let held = game.map.towns.iter().chain(&game.map.forts).chain(&game.map.city);
        for &hex in held {
            if p.controller(hex) == Seat::Second && game.map.right_bank.has(hex.index()) {
                outlook.goals.add(hex);
            }
        }
        for seat in Seat::BOTH {
            for slot in game.slots_of(seat) {
                let unit = p.unit(slot);
                if !unit.is_there() || !game.kind(slot).is_infantry() || p.hand.units & one(slot) != 0 {
                    continue;
                }
                let list = if seat == side { &mut outlook.friends } else { &mut outlook.enemies };
                list.add(unit.hex);
            }
        }
        outlook
    }

    fn dial(&self, dial: Dial) -> f32 {
        self.doctrine.0[dial as usize]
    }

    pub(crate) fn promise(&self, decision: Decision) -> f32 {
        let (game, p) = (self.game, self.p);
        match decision {
            Decision::Standard => 4.0,
            Decision::Call => 0.3,
            Decision::Attach(corps) => {
                let headquarters = game.counters.corps[usize::from(corps)].headquarters;
                if p.unit(headquarters).is_there() { 0.5 } else { 0.0 }
            }
            Decision::Remnant => 1.0,
            Decision::Done => self.promise_of_done(),
            Decision::Take(slot) => self.promise_of_taking(slot),
            Decision::With(slot) => self.promise_of_joining(slot),
            Decision::Stay => 0.0,
            // Whom a zone has stopped keeps the others back.
            Decision::Leave(slot) if p.unit(slot).has(mark::STOPPED) => 0.1,
            Decision::Leave(_) => -1.0,
            Decision::Place(hex) => self.promise_of_placing(hex),
            Decision::Go(hex) => self.promise_of_going(hex, false),
            Decision::March(hex) => self.promise_of_going(hex, true) - 0.05,
            Decision::Dig => self.promise_of_digging(),
            Decision::Replace(slot, _) => self.promise_of_replacing(slot),
            Decision::Barrage(hex) => self.promise_of_barrage(hex),
            Decision::Interdict(hex) => self.promise_of_interdiction(hex),
            Decision::Target(hex) => self.worth_of_assault(hex, game.all_against(p, hex)),
            Decision::Assault => {
                let now = game.reckon_assault(p, p.assault.target, game.engaged(p)).column;
                self.dial(Dial::CommitColumn) * f32::from(now.clamp(LOWEST, HIGHEST))
                    + self.dial(Dial::Commit)
            }
            Decision::Lose(slot) => self.promise_of_losing(slot),
            Decision::Retreat => self.promise_of_retreat(),
            Decision::Fall(slot, hex) => self.promise_of_falling(slot, hex),
            Decision::Infiltrate(slot, hex) => self.promise_of_infiltration(slot, hex),
        }
    }

    fn promise_of_done(&self) -> f32 {
        if self.p.fallen != 0 {
            return -1.0;
        }
        match self.p.phase {
            Phase::Deploy => 6.0,
            Phase::Replace | Phase::Petain => -2.0,
            Phase::Bombard => -1.0,
            Phase::Move => self.dial(Dial::EndMove),
            Phase::Support => -0.4,
            Phase::Infiltrate => -0.6,
            Phase::Break => -0.2,
            _ => 0.0,
        }
    }

    // --- Guns.

    /// Whether infantry of the side stands within so many hexes.
    fn friend_within(&self, hex: Hex, hexes: u8) -> bool {
        self.friends.all().iter().any(|friend| self.game.map.distance(*friend, hex) <= hexes)
    }

    fn enemy_within(&self, hex: Hex, hexes: u8) -> bool {
        self.enemies.all().iter().any(|enemy| self.game.map.distance(*enemy, hex) <= hexes)
    }

    fn promise_of_barrage(&self, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        let Some(column) = game.reckon_barrage(p, self.side, p.hand.units, hex).column else { return -2.0 };
        let units = game.exposed(p, self.side, hex);
        // Shells pay where an assault can follow.
        let front = if self.friend_within(hex, 1) {
            self.dial(Dial::BarrageFront)
        } else if self.friend_within(hex, 3) {
            self.dial(Dial::BarrageNear)
        } else {
            0.0
        };
        let guns = if each(units).any(|slot| game.kind(slot).is_artillery()) {
            self.dial(Dial::BarrageGuns)
        } else {
            0.0
        };
        let goal = if game.map.is(hex, PRIZE) { self.dial(Dial::BarrageGoal) } else { 0.0 };
        self.dial(Dial::Barrage)
            + self.dial(Dial::BarrageColumn) * column as f32
            + self.dial(Dial::BarrageUnit) * units.count_ones() as f32
            + front
            + guns
            + goal
    }

    fn promise_of_interdiction(&self, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        let enemy = self.side.other();
        if p.controller(hex) != enemy || game.map.road[hex.index()] == 0 || p.top(hex).is_some() {
            return -2.5;
        }
        let junction = game.map.road[hex.index()].count_ones() as f32;
        let rear = game.map.beside(hex).any(|near| game.holds(p, enemy, near));
        0.1 * junction + if rear { 0.2 } else { 0.0 } + self.dial(Dial::Interdict)
    }

    fn promise_of_joining(&self, slot: Slot) -> f32 {
        let (game, p) = (self.game, self.p);
        let target = p.assault.target;
        let mut sides = game.engaged(p);
        match p.phase {
            Phase::Bombard => self.promise_of_firing_along(slot),
            Phase::Declare => {
                let before = game.reckon_assault(p, target, sides).column;
                if before >= HIGHEST {
                    return -1.0;
                }
                if game.kind(slot).is_artillery() {
                    sides.guns |= one(slot);
                } else {
                    sides.attackers |= one(slot);
                }
                let after = game.reckon_assault(p, target, sides).column.min(HIGHEST);
                self.dial(Dial::Join) + self.dial(Dial::JoinGain) * f32::from(after - before)
            }
            Phase::Support => {
                let before = game.reckon_assault(p, target, sides).column.clamp(LOWEST, HIGHEST);
                sides.defence |= one(slot);
                let after = game.reckon_assault(p, target, sides).column.clamp(LOWEST, HIGHEST);
                self.dial(Dial::Support) + self.dial(Dial::SupportGain) * f32::from(before - after)
            }
            _ => 0.1,
        }
    }

    /// Guns fire together where all of them reach what the first would shell.
    fn promise_of_firing_along(&self, slot: Slot) -> f32 {
        let (game, p) = (self.game, self.p);
        // Up to three together: more is wasted on one hex.
        let enough = self.dial(Dial::AlongEnough) * (p.hand.units.count_ones() as f32 - 1.0);
        let mut best = -1.0f32;
        for &hex in self.enemies.all() {
            if !game.in_range(p, slot, hex) || game.check_barrage(p, hex).is_err() {
                continue;
            }
            let column = |guns| {
                let barrage = game.reckon_barrage(p, self.side, guns, hex);
                barrage.column.map_or(-1, |column| column as i32)
            };
            let gain = column(p.hand.units | one(slot)) - column(p.hand.units);
            let near = if self.friend_within(hex, 1) { 0.3 } else { 0.0 };
            best = best.max(self.dial(Dial::Along) * gain as f32 + near + enough);
        }
        best
    }

    // --- Assaults.

    /// What an assault promises: the losses it trades, and what the hex is worth.
    fn worth_of_assault(&self, hex: Hex, sides: Sides) -> f32 {
        let game = self.game;
        let column = game.reckon_assault(self.p, hex, sides).column.clamp(LOWEST, HIGHEST);
        let side = self.side;
        let gain = game.mean_losses(column, side.other(), side) - game.mean_losses(column, side, side);
        let prize = if game.map.is(hex, PRIZE) { self.dial(Dial::Prize) } else { 0.0 };
        self.dial(Dial::Trade) * gain + prize + self.dial(Dial::Eager)
    }

    fn promise_of_losing(&self, slot: Slot) -> f32 {
        let (game, p) = (self.game, self.p);
        let counter = game.counter(slot);
        if p.phase == Phase::Damage {
            return if counter.kind.is_artillery() { -0.5 } else { 0.1 * f32::from(counter.morale) };
        }
        let full = game.is_full(p, slot);
        let guns = if counter.kind.is_infantry() { 0.0 } else { -0.6 };
        (if full { 0.4 } else { -0.2 }) - 0.05 * f32::from(counter.combat) + guns
    }

    fn promise_of_retreat(&self) -> f32 {
        let (game, p) = (self.game, self.p);
        let target = p.assault.target;
        if self.side == p.active {
            // Attackers keep what they stand on unless it costs a unit.
            return self.dial(Dial::FallBack);
        }
        let prize = if game.map.is(target, PRIZE) { self.dial(Dial::YieldPrize) } else { 0.0 };
        self.dial(Dial::Yield)
            + prize
            + self.dial(Dial::YieldHit) * f32::from(p.assault.hits[self.side])
            + self.dial(Dial::YieldShelter) * game.shelter(p, target)
    }

    fn promise_of_falling(&self, slot: Slot, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        let side = game.side(slot);
        let zone = match game.zone(p, side.other(), hex) {
            Zone::Free => 0.0,
            _ => -0.5,
        };
        let shell = if p.is_interdicted(hex) { -0.4 } else { 0.0 };
        zone + shell + 0.15 * game.shelter(p, hex)
    }

    fn promise_of_infiltration(&self, slot: Slot, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        let prize =
            if game.map.is(hex, ground::TOWN | ground::CITY) { self.dial(Dial::EnterPrize) } else { 0.0 };
        let beyond = if hex == p.assault.target { 0.0 } else { 0.1 };
        let guns = if game.kind(slot).is_infantry() { 0.0 } else { -0.8 };
        self.dial(Dial::Enter)
            + prize
            + beyond
            + guns
            + self.dial(Dial::EnterCrowd) * p.on(hex).count() as f32
    }

    // --- Organisation.

    fn promise_of_replacing(&self, slot: Slot) -> f32 {
        let counter = self.game.counter(slot);
        if counter.kind == Kind::Headquarters {
            return 3.0;
        }
        if counter.kind.is_artillery() {
            return 0.2 * f32::from(counter.combat);
        }
        let lost = self.p.unit(slot).has(mark::LOST);
        0.2 * f32::from(counter.combat) + if lost { -0.1 } else { 0.2 }
    }

    fn promise_of_placing(&self, hex: Hex) -> f32 {
        if self.p.phase == Phase::Enter { -0.1 * self.p.on(hex).count() as f32 } else { 0.0 }
    }

    // --- Movement.

    fn promise_of_taking(&self, slot: Slot) -> f32 {
        let (game, p) = (self.game, self.p);
        let unit = p.unit(slot);
        match p.phase {
            Phase::Deploy => NEVER,
            _ if p.hand.units != 0 && p.hand.way == Way::Still => NEVER,
            Phase::Bombard => {
                let corps =
                    if game.kind(slot) == Kind::CorpsArtillery { self.dial(Dial::Shell) } else { 0.4 };
                0.2 * f32::from(game.counter(slot).combat) + corps - 1.0
            }
            Phase::Break => self.dial(Dial::Break),
            _ => {
                // What is in hand is finished first.
                let busy = if p.hand.units != 0 { -0.6 } else { 0.0 };
                let crowded = !game.may_stack(p.stack(unit.hex));
                let base = match game.kind(slot) {
                    Kind::Headquarters => -0.2,
                    Kind::CorpsArtillery => -0.5,
                    Kind::Divisional => -0.1,
                    Kind::ArmyArtillery => -1.0,
                    _ if game.in_contact(p, self.side, unit.hex) => self.dial(Dial::TakeFront),
                    _ => self.dial(Dial::TakeRear),
                };
                base + busy + if crowded { 1.0 } else { 0.0 }
            }
        }
    }

    fn promise_of_digging(&self) -> f32 {
        let hex = self.game.hand_hex(self.p);
        if self.game.in_contact(self.p, self.side, hex) {
            self.dial(Dial::DigFront)
        } else if self.enemy_within(hex, 3) {
            self.dial(Dial::DigNear)
        } else {
            self.dial(Dial::DigRear)
        }
    }

    /// What a place is worth to what is in hand, against where it stands.
    fn promise_of_going(&self, hex: Hex, strategic: bool) -> f32 {
        let (game, p) = (self.game, self.p);
        let from = game.hand_hex(p);
        let Some(lead) = each(p.hand.units).find(|slot| !game.kind(*slot).is_infantry()) else {
            let under_way = if p.hand.way == Way::Still { 0.0 } else { self.dial(Dial::UnderWay) };
            return self.value(hex) - self.value(from) + under_way;
        };
        // Guns that move far, or are heavy, do not fire.
        let silenced = match game.kind(lead) {
            Kind::CorpsArtillery => self.dial(Dial::MoveGuns),
            Kind::Divisional if strategic => self.dial(Dial::MoveGuns),
            _ => -0.1,
        };
        self.rear_value(lead, hex) - self.rear_value(lead, from) + silenced
    }

    /// What a hex is worth to infantry.
    fn value(&self, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        let distance = |goal: &Hex| game.map.distance(hex, *goal);
        let goal = self.goals.all().iter().map(distance).min().map_or(20.0, f32::from);
        let mates = p.on(hex).filter(|slot| p.hand.units & one(*slot) == 0).count() as f32;
        let mut value = self.dial(Dial::Goal) * goal
            + self.dial(Dial::Crowd) * (mates - 1.0).max(0.0)
            + self.dial(Dial::Shelter) * game.shelter(p, hex);
        let shaken = each(p.hand.units).any(|slot| p.unit(slot).has(mark::DEMORALISED));
        if game.in_contact(p, self.side, hex) && shaken {
            value += self.dial(Dial::Shaken);
        } else if game.in_contact(p, self.side, hex) {
            value += self.dial(Dial::Contact) + self.dial(Dial::Mates) * mates.min(2.0) + self.chance(hex);
        } else {
            value += self.dial(Dial::RearMates) * mates.min(2.0);
        }
        if p.controller(hex) == self.side.other() && game.map.is(hex, ground::TOWN | ground::CITY) {
            value += self.dial(Dial::Walk);
        }
        let near = self.enemy_within(hex, 4);
        if near {
            value += self.dial(Dial::Near);
        }
        if game.map.is(hex, PRIZE) {
            value += self.dial(Dial::Held);
            if near && mates == 0.0 {
                value += self.dial(Dial::Gate);
            }
        }
        if self.dial(Dial::Danger) != 0.0 {
            value += self.dial(Dial::Danger) * self.danger(hex);
        }
        if self.dial(Dial::Link) != 0.0 {
            let linked = |friend: &&Hex| game.map.distance(hex, **friend) <= 2;
            let links = self.friends.all().iter().filter(linked).count().min(2);
            value += self.dial(Dial::Link) * links as f32;
        }
        value
    }

    /// What what is in hand could help to assault from a hex.
    fn chance(&self, hex: Hex) -> f32 {
        if self.dial(Dial::Lift) == 0.0 && self.dial(Dial::Prospect) == 0.0 {
            return 0.0;
        }
        let (game, p) = (self.game, self.p);
        let hand: u16 = each(p.hand.units).map(|slot| u16::from(game.infantry_strength(p, slot))).sum();
        let mut best = 0.0f32;
        for target in game.map.beside(hex).filter(|near| game.holds(p, self.side.other(), *near)) {
            let mut there = 0;
            for near in game.map.beside(target).filter(|near| game.holds(p, self.side, *near)) {
                let ready = p
                    .on(near)
                    .filter(|slot| game.kind(*slot).is_infantry() && p.hand.units & one(*slot) == 0);
                there += ready.map(|slot| u16::from(game.infantry_strength(p, slot))).sum::<u16>();
            }
            let defence =
                p.on(target).map(|slot| u16::from(game.defence_strength(p, slot))).sum::<u16>().max(1);
            let ground = -game.shelter(p, target) as i8;
            let col = |attack: u16| f32::from((column(attack, defence) + ground).clamp(LOWEST, HIGHEST));
            let (before, after) =
                (if there == 0 { f32::from(LOWEST) } else { col(there) }, col(there + hand));
            let worth = self.dial(Dial::Lift) * (after - before) + self.dial(Dial::Prospect) * after;
            best = best.max(worth);
        }
        best
    }

    /// The column of what the enemies within two hexes could do to what is in hand there.
    fn danger(&self, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        let mut attack = 0u16;
        for &enemy in self.enemies.all() {
            if game.map.distance(hex, enemy) <= 2 {
                let infantry = p.on(enemy).filter(|slot| game.kind(*slot).is_infantry());
                attack += infantry.map(|slot| u16::from(game.infantry_strength(p, slot))).sum::<u16>();
            }
        }
        if attack == 0 {
            return 0.0;
        }
        let here = p.stack(hex) | p.hand.units;
        let defence = each(here).map(|slot| u16::from(game.defence_strength(p, slot))).sum::<u16>().max(1);
        f32::from((column(attack, defence) - game.shelter(p, hex) as i8).clamp(LOWEST, HIGHEST))
    }

    /// What a hex is worth to guns, with the enemy in range, or to a headquarters, near its corps; behind the front either way.
    fn rear_value(&self, slot: Slot, hex: Hex) -> f32 {
        let (game, p) = (self.game, self.p);
        let distance = |enemy: &Hex| game.map.distance(hex, *enemy);
        let nearest = self.enemies.all().iter().map(distance).min().unwrap_or(20);
        let exposed = match nearest {
            0 | 1 => -0.8,
            2 if !p.on(hex).any(|other| game.kind(other).is_infantry()) => -0.3,
            _ => 0.0,
        };
        let road = if game.map.road[hex.index()] != 0 { 0.08 } else { 0.0 };
        let counter = game.counter(slot);
        if counter.kind != Kind::Headquarters {
            let short = f32::from(nearest.saturating_sub(counter.range.saturating_sub(1)));
            return exposed + road + self.dial(Dial::ShortGuns) * short;
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
        exposed + 2.0 * road + self.dial(Dial::FarCorps) * far
    }
}
