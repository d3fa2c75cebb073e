//! Recruiting (3.13): units, what goes with them, and points of guns, gas and aircraft.

use contract::{Dice, Refusal, Seat};

use crate::event::{Die, Event, Rolls};
use crate::map::Hex;
use crate::position::{Phase, Position, Unit, side_of, slots_of};
use crate::scenario::Levy;
use crate::units::{Armour, COHESION, Class, Fire, NO_TROOP, Slot, Support};
use crate::{DerDesDers, Log, refuse, rule};

/// The usual ways to recruit what is left.
pub const WAYS: u8 = 4;

impl DerDesDers {
    /// How a side recruits, where it does.
    pub(crate) fn levy_of(&self, side: Seat) -> Option<&Levy> {
        self.army(side).levy.as_ref()
    }

    /// The dice that say how much a side may put into units (3.13).
    pub(crate) fn roll_levy(&self, p: &mut Position, side: Seat, dice: &mut Dice, journal: &mut Log) {
        let Some(levy) = self.levy_of(side) else { return };
        let rolls = Rolls::thrown(Die::Average, levy.dice, dice);
        let total = rolls.faces().iter().map(|face| u16::from(*face)).sum();
        (p.rolled[side], p.purse[side], p.capital[side]) = (total, total, levy.capital);
        // The dice themselves are shown once, here: the table keeps their sum.
        journal.reveal(rule!("3.13"), Event::LevyRolled { side, dice: rolls, total });
    }

    /// The units of a side, on the table or not.
    pub(crate) fn raised(&self, p: &Position, side: Seat) -> usize {
        slots_of(side).filter(|slot| p.unit(*slot).full > 0).count()
    }

    fn levy_now<'a>(&'a self, p: &Position) -> Result<&'a Levy, Refusal> {
        match (p.phase, self.levy_of(p.active)) {
            (Phase::Recruit, Some(levy)) => Ok(levy),
            _ => refuse(rule!("2.ordre"), "not-now"),
        }
    }

    /// Whether so many points can still go into units.
    fn check_price(&self, p: &Position, points: u8) -> Result<(), Refusal> {
        let points = u16::from(points);
        if p.purse[p.active] < points || p.capital[p.active] < points {
            return refuse(rule!("3.13.budget"), "too-few-points");
        }
        Ok(())
    }

    fn pay_price(&self, p: &mut Position, points: u8) {
        let (side, points) = (p.active, u16::from(points));
        p.purse[side] -= points;
        p.capital[side] -= points;
        p.raised[side] += points;
    }

    // --- Units.

    pub(crate) fn check_raise(&self, p: &Position, troop: u8, cohesion: u8) -> Result<(), Refusal> {
        let levy = self.levy_now(p)?;
        if usize::from(troop) >= levy.troops.len() {
            return refuse(rule!("3.13.options"), "no-such-troops");
        }
        if !(1..=COHESION).contains(&cohesion) {
            return refuse(rule!("3.13.unites"), "one-to-four-points");
        }
        if self.raised(p, p.active) >= slots_of(p.active).len() {
            return refuse(rule!("r.recruit-limit"), "enough-units");
        }
        self.check_price(p, cohesion)
    }

    pub(crate) fn raise(&self, p: &mut Position, troop: u8, cohesion: u8, journal: &mut Log) {
        self.pay_price(p, cohesion);
        let side = p.active;
        let slot = slots_of(side).find(|slot| p.unit(*slot).full == 0).expect("there is room");
        self.fill(p, slot, troop, cohesion);
        let who = self.who_plainly(p, slot);
        journal.whisper(side, rule!("3.13.unites"), Event::Raised { unit: who, points: cohesion });
    }

    /// A unit of a sort of troops, not yet on the table.
    pub(crate) fn fill(&self, p: &mut Position, slot: Slot, troop: u8, cohesion: u8) {
        let side = side_of(slot);
        let army = self.army(side);
        let sort = &army.levy.as_ref().expect("it recruits").troops[usize::from(troop)];
        *p.unit_mut(slot) = Unit {
            class: sort.class,
            traits: sort.traits,
            cohesion,
            full: cohesion,
            facing: army.facing,
            troop,
            ..Unit::NONE
        };
    }

    // --- What goes with them.

    pub(crate) fn check_attach(&self, p: &Position, slot: Slot, support: Support) -> Result<(), Refusal> {
        let levy = self.levy_now(p)?;
        let unit = p.unit(slot);
        if side_of(slot) != p.active || unit.full == 0 {
            return refuse(rule!("3.13.soutiens"), "not-your-unit");
        }
        if !levy.supports.contains(&support) {
            return refuse(rule!("3.13.options"), "not-in-this-battle");
        }
        if !self.suits(levy, unit, support) {
            return refuse(rule!("3.13.options"), "does-not-suit-it");
        }
        self.check_price(p, support.price())
    }

    /// Whether a unit can have this with it, and has it not.
    pub(crate) fn suits(&self, levy: &Levy, unit: &Unit, support: Support) -> bool {
        let on_foot = unit.class == Class::Infantry;
        let goes = match support {
            // Riders go with armoured cars alone (3.4).
            Support::Armour => on_foot || levy.armour == Armour::Wheeled,
            Support::Assault | Support::Mortars => on_foot,
            Support::Tachankas => true,
        };
        goes && !unit.traits.include(support)
    }

    pub(crate) fn give(&self, levy: &Levy, unit: &mut Unit, support: Support) {
        unit.traits = match support {
            Support::Armour => unit.traits.armoured(levy.armour),
            _ => unit.traits.with(support.traits()),
        };
    }

    pub(crate) fn attach(&self, p: &mut Position, slot: Slot, support: Support, journal: &mut Log) {
        let Some(levy) = self.levy_of(p.active) else { return };
        self.pay_price(p, support.price());
        self.give(levy, p.unit_mut(slot), support);
        let who = self.who_plainly(p, slot);
        journal.whisper(p.active, rule!("3.13.soutiens"), Event::Attached { unit: who, support });
    }

    // --- Guns, gas and aircraft.

    pub(crate) fn check_buy(&self, p: &Position, fire: Fire) -> Result<(), Refusal> {
        let levy = self.levy_now(p)?;
        if p.active != Seat::First {
            return refuse(rule!("3.13.points"), "only-the-attacker-buys-fires");
        }
        if !levy.fires.contains(&fire) {
            return refuse(rule!("3.13.options"), "not-in-this-battle");
        }
        if p.capital[p.active] < u16::from(fire.price()) {
            return refuse(rule!("3.13.budget"), "too-few-points");
        }
        Ok(())
    }

    pub(crate) fn buy(&self, p: &mut Position, fire: Fire, journal: &mut Log) {
        let side = p.active;
        p.capital[side] -= u16::from(fire.price());
        p.fires[side][fire as usize] += 1;
        journal.whisper(side, rule!("3.13.points"), Event::Bought { side, fire });
    }

    // --- The usual ways.

    pub(crate) fn check_levy(&self, p: &Position, way: u8) -> Result<(), Refusal> {
        self.levy_now(p)?;
        if way >= WAYS {
            return refuse(rule!("3.13.unites"), "no-such-way");
        }
        if p.purse[p.active].min(p.capital[p.active]) == 0 {
            return refuse(rule!("3.13.budget"), "too-few-points");
        }
        Ok(())
    }

    /// The rest is recruited in one of the usual ways: even units, large ones, many small ones, or fewer with more to go with them. What
    /// is left over buys guns for the attacker; the defender keeps it to dig with.
    pub(crate) fn levy(&self, p: &mut Position, way: u8, journal: &mut Log) {
        let Some(levy) = self.levy_of(p.active) else { return };
        let side = p.active;
        let support = levy
            .supports
            .iter()
            .copied()
            .find(|support| matches!(support, Support::Armour | Support::Assault));
        let wanted = match way {
            1 => 4,
            2 => 2,
            _ => 3,
        };
        let foot = |at: usize| levy.troops[at].class == Class::Infantry;
        let horse = (0..levy.troops.len()).find(|at| !foot(*at));
        let plain = (0..levy.troops.len()).find(|at| foot(*at)).unwrap_or(0);
        let mut raised = 0;
        loop {
            let left = p.purse[side].min(p.capital[side]) as u8;
            let cohesion = if left == wanted + 1 && wanted < COHESION { left } else { left.min(wanted) };
            // One unit in four rides, where there are horses.
            let troop = if raised % 4 == 3 { horse.unwrap_or(plain) } else { plain } as u8;
            if cohesion == 0 || self.check_raise(p, troop, cohesion).is_err() {
                break;
            }
            self.raise(p, troop, cohesion, journal);
            raised += 1;
            let slot = slots_of(side).rev().find(|slot| p.unit(*slot).full > 0).expect("one was raised");
            let extra = match way {
                3 => true,
                0 => raised % 4 == 1,
                _ => false,
            };
            if let Some(support) = support.filter(|_| extra)
                && self.check_attach(p, slot, support).is_ok()
            {
                self.attach(p, slot, support, journal);
            }
        }
        while side == Seat::First && p.capital[side] > 0 {
            // A mixture: every third point of guns gives way to gas or aircraft.
            let other = levy.fires.iter().copied().find(|fire| *fire != Fire::Guns);
            let third = p.fires[side][0] % 3 == 2;
            let choice = [other.filter(|_| third), Some(Fire::Guns), other];
            let Some(fire) = choice.into_iter().flatten().find(|fire| self.check_buy(p, *fire).is_ok())
            else {
                break;
            };
            self.buy(p, fire, journal);
        }
    }

    // --- Done.

    pub(crate) fn check_recruited(&self, p: &Position) -> Result<(), Refusal> {
        self.levy_now(p)?;
        if self.raised(p, p.active) == 0 { refuse(rule!("3.13.unites"), "no-unit-yet") } else { Ok(()) }
    }

    /// A side has recruited: it deploys.
    pub(crate) fn end_recruiting(&self, p: &mut Position, journal: &mut Log) {
        let side = p.active;
        p.phase = Phase::Deploy;
        self.add_decoys(p, side);
        journal.note(rule!("3.13"), Event::Recruited { side });
    }

    /// A decoy for every three units, where they are played with (r.decoy).
    pub(crate) fn add_decoys(&self, p: &mut Position, side: Seat) {
        if !self.options.decoys {
            return;
        }
        let units = self.raised(p, side);
        let facing = self.army(side).facing;
        let mut left = units.div_ceil(3);
        for slot in slots_of(side) {
            if left == 0 || p.unit(slot).full > 0 {
                continue;
            }
            left -= 1;
            *p.unit_mut(slot) = Unit {
                class: Class::Decoy,
                cohesion: 1,
                full: 1,
                facing,
                hex: Hex::NONE,
                troop: NO_TROOP,
                ..Unit::NONE
            };
        }
    }
}
