//! Deployment (3.13.deploiement): in secret, each side in its own zone; and the works that the defender digs.

use contract::{Dice, Refusal, Seat};

use crate::event::Event;
use crate::ground::Going;
use crate::map::{Ground, Hex, Side};
use crate::position::{Hand, Phase, Position, Unit, Units, each, mark, one, side_of, slots_of, soil};
use crate::units::{Class, NOBODY, Slot, Work};
use crate::{DerDesDers, Log, refuse, rule};

/// The usual dispositions: as the scenario has it or in line, in depth, weighted to the left, to the right, and under cover.
pub const DISPOSITIONS: u8 = 5;

impl DerDesDers {
    /// The hexes where a side deploys.
    pub(crate) fn zone_of(&self, side: Seat) -> impl Iterator<Item = Hex> {
        self.army(side).zone.iter().map(|hex| Hex(hex as u16))
    }

    /// Whether a side digs before the battle: a defender who is recruited does (3.13.defenses).
    pub(crate) fn digs(&self, side: Seat) -> bool {
        side == Seat::Second && self.levy_of(side).is_some()
    }

    /// Whether a unit waits to be deployed.
    pub(crate) fn waits(&self, p: &Position, slot: Slot) -> bool {
        let unit = p.unit(slot);
        unit.cohesion > 0 && !unit.is_there()
    }

    pub(crate) fn check_pick(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        self.check_phase(p, Phase::Deploy)?;
        // Whoever stands already may be taken up again (r.disposition).
        if side_of(slot) != p.active || p.unit(slot).cohesion == 0 {
            return refuse(rule!("3.13.deploiement"), "nothing-to-deploy");
        }
        if p.hand.unit != NOBODY && self.waits(p, p.hand.unit) {
            return refuse(rule!("3.13.deploiement"), "another-is-in-hand");
        }
        if !p.unit(slot).is_there() && !self.has_place(p, slot) {
            return refuse(rule!("r.decoy.place"), "decoys-lie-under-cover");
        }
        Ok(())
    }

    /// Whether there is a hex where a unit can be deployed. For decoys there may be none: they are left out (r.decoy.place).
    fn has_place(&self, p: &Position, slot: Slot) -> bool {
        self.zone_of(side_of(slot)).any(|hex| self.check_deploy_at(p, slot, hex).is_ok())
    }

    /// Whether a unit is still to be deployed, and can be.
    fn is_due(&self, p: &Position, slot: Slot) -> bool {
        self.waits(p, slot) && self.has_place(p, slot)
    }

    /// Whether a unit may stand on a hex at all.
    pub(crate) fn stands(&self, p: &Position, unit: &Unit, hex: Hex) -> bool {
        let going = self.going(p, unit, hex);
        match unit.class {
            Class::Train => self.map.rail[hex.index()] != 0,
            Class::Decoy => going < Going::Barred && (self.is_covered_ground(p, hex) || p.works(hex) > 0),
            _ => going < Going::VeryBroken || going == Going::VeryBroken && !self.shuns_very_broken(unit),
        }
    }

    /// Whether a unit may be deployed on a hex.
    pub(crate) fn check_deploy_at(&self, p: &Position, slot: Slot, hex: Hex) -> Result<(), Refusal> {
        let army = self.army(side_of(slot));
        let ground = self.map.ground[hex.index()];
        // They are no part of any zone.
        if matches!(ground, Ground::Marsh | Ground::Water) {
            return refuse(rule!("r.impassable"), "it-cannot-stand-there");
        }
        if !army.zone.has(hex.index()) {
            return refuse(rule!("3.13.no-mans-land"), "outside-the-zone");
        }
        if p.on(hex).is_some() {
            return refuse(rule!("r.occupied"), "a-friend-is-there");
        }
        if !self.stands(p, p.unit(slot), hex) {
            let (rule, why) = match (p.unit(slot).class, ground) {
                (Class::Decoy, _) => (rule!("r.decoy.place"), "decoys-lie-under-cover"),
                (Class::Train, _) => (rule!("3.10.quatre-ud"), "it-cannot-stand-there"),
                (_, Ground::Cliff) => (rule!("1.8.a-pic"), "a-cliff"),
                _ => (rule!("1.8.tres.montes"), "it-cannot-stand-there"),
            };
            return refuse(rule, why);
        }
        Ok(())
    }

    pub(crate) fn check_place(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        self.check_phase(p, Phase::Deploy)?;
        if p.hand.unit == NOBODY || !self.waits(p, p.hand.unit) {
            return refuse(rule!("3.13.deploiement"), "nothing-in-hand");
        }
        self.check_deploy_at(p, p.hand.unit, hex)
    }

    /// A unit is taken up, from the table if it stands there.
    pub(crate) fn pick(&self, p: &mut Position, slot: Slot) {
        p.lift(slot);
        p.hand = Hand { unit: slot, ..Hand::EMPTY };
    }

    /// The unit in hand is deployed; it can still be turned.
    pub(crate) fn place(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        self.set_down(p, p.hand.unit, hex, journal);
    }

    fn set_down(&self, p: &mut Position, slot: Slot, hex: Hex, journal: &mut Log) {
        p.put(slot, hex);
        let who = self.who_plainly(p, slot);
        journal.whisper(side_of(slot), rule!("3.13.deploiement"), Event::Placed { unit: who, hex });
    }

    /// Whether the unit just deployed may be turned.
    pub(crate) fn check_face(&self, p: &Position, side: Side) -> Result<(), Refusal> {
        self.check_phase(p, Phase::Deploy)?;
        let slot = p.hand.unit;
        if slot == NOBODY || self.waits(p, slot) {
            return refuse(rule!("3.13.deploiement"), "nothing-in-hand");
        }
        if p.unit(slot).class == Class::Train {
            return refuse(rule!("3.10.base"), "trains-have-no-front");
        }
        if side > 5 || p.unit(slot).facing == side {
            return refuse(rule!("2.6.orientation"), "it-faces-there");
        }
        Ok(())
    }

    pub(crate) fn face(&self, p: &mut Position, side: Side) {
        let slot = p.hand.unit;
        p.unit_mut(slot).facing = side;
        p.hand = Hand::EMPTY;
    }

    /// A side's part of deploying is over once nobody waits.
    pub(crate) fn check_deployed(&self, p: &Position) -> Result<(), Refusal> {
        self.check_phase(p, Phase::Deploy)?;
        // A decoy may stay in the box: there is not always cover for it.
        if slots_of(p.active).any(|slot| self.waits(p, slot) && p.unit(slot).class != Class::Decoy) {
            return refuse(rule!("3.13.deploiement"), "units-to-deploy");
        }
        Ok(())
    }

    // --- Works (3.13.defenses).

    pub(crate) fn check_dig(&self, p: &Position, work: Work, hex: Hex) -> Result<(), Refusal> {
        self.check_phase(p, Phase::Deploy)?;
        let side = p.active;
        if !self.digs(side) {
            return refuse(rule!("3.13.defenses"), "only-the-defender-digs");
        }
        // Marsh and water are no part of any zone.
        if self.map.ground[hex.index()].is_barred() {
            return refuse(rule!("3.13.defenses"), "no-digging-here");
        }
        if !self.army(side).zone.has(hex.index()) {
            return refuse(rule!("3.13.no-mans-land"), "outside-the-zone");
        }
        let there = match work {
            Work::Wire => p.soil(hex) & soil::WIRE != 0,
            _ => p.works(hex) >= work.level(),
        };
        if there {
            return refuse(rule!("3.13.defenses"), "it-is-dug");
        }
        // Riders do not stand in wire.
        let rider = p.on(hex).is_some_and(|slot| self.shuns_very_broken(p.unit(slot)));
        if work == Work::Wire && rider {
            return refuse(rule!("1.8.tres.montes"), "too-broken-for-horse-and-wheel");
        }
        if work == Work::Fort && self.forts(p) >= self.army(side).bases.len() {
            return refuse(rule!("3.13.fortin"), "one-fort-a-base");
        }
        if p.capital[side] < u16::from(self.dig_price(p, work, hex)) {
            return refuse(rule!("3.13.budget"), "too-few-points");
        }
        Ok(())
    }

    /// What digging costs on a hex: deeper works than there are cost the difference, so that a hex costs what it is in the end.
    pub(crate) fn dig_price(&self, p: &Position, work: Work, hex: Hex) -> u8 {
        let there = if work == Work::Wire { 0 } else { p.works(hex) };
        work.price() - there.min(work.price())
    }

    fn forts(&self, p: &Position) -> usize {
        let cells = &self.scenario.board.cells;
        self.zone_of(Seat::Second).filter(|hex| p.works(*hex) == 3 && cells[hex.index()].works < 3).count()
    }

    pub(crate) fn dig(&self, p: &mut Position, work: Work, hex: Hex, journal: &mut Log) {
        let side = p.active;
        let points = self.dig_price(p, work, hex);
        p.capital[side] -= u16::from(points);
        match work {
            Work::Wire => p.soil[hex.index()] |= soil::WIRE,
            _ => p.set_works(hex, work.level()),
        }
        journal.whisper(side, rule!("3.13.defenses"), Event::Dug { side, work, hex, points });
    }

    // --- The usual dispositions (r.disposition).

    pub(crate) fn check_dispose(&self, p: &Position, way: u8) -> Result<(), Refusal> {
        self.check_phase(p, Phase::Deploy)?;
        if way >= DISPOSITIONS || !slots_of(p.active).any(|slot| self.is_due(p, slot)) {
            return refuse(rule!("3.13.deploiement"), "nothing-to-deploy");
        }
        Ok(())
    }

    /// Everybody who waits is deployed in one of the usual dispositions, and what is left to dig with is dug.
    pub(crate) fn dispose(&self, p: &mut Position, way: u8, dice: &mut Dice, journal: &mut Log) {
        let side = p.active;
        let mut placed: Units = 0;
        p.hand = Hand::EMPTY;
        for slot in slots_of(side) {
            if !self.waits(p, slot) {
                continue;
            }
            let usual = self.army(side).units.get(usize::from(slot - slots_of(side).start));
            let printed = usual.filter(|unit| way == 0 && unit.hex.is_some());
            let place = match printed {
                Some(unit) if self.check_deploy_at(p, slot, unit.hex).is_ok() => Some(unit.hex),
                _ => self.best_place(p, slot, way),
            };
            // A zone has room for everybody but decoys: the data see to it.
            let Some(hex) = place else { continue };
            p.unit_mut(slot).facing = printed.map_or(self.army(side).facing, |unit| unit.facing);
            self.set_down(p, slot, hex, journal);
            placed |= one(slot);
        }
        self.shuffle_decoys(p, placed, dice);
        self.dig_in(p, journal);
        journal.whisper(side, rule!("r.disposition"), Event::Disposed { side });
    }

    /// Of those that were just placed, decoys change places by lot with units that lie in ambush: a disposition that is known tells nobody
    /// where they are (r.decoy).
    fn shuffle_decoys(&self, p: &mut Position, placed: Units, dice: &mut Dice) {
        for decoy in each(placed) {
            let at = p.unit(decoy).hex;
            if p.unit(decoy).class != Class::Decoy || !at.is_some() {
                continue;
            }
            let hides = |slot: &Slot| {
                let unit = p.unit(*slot);
                unit.class == Class::Infantry
                    && !unit.is_conspicuous()
                    && unit.is_there()
                    && self.is_covered(p, unit)
                    && self.stands(p, unit, at)
                    && self.stands(p, p.unit(decoy), unit.hex)
            };
            let count = each(placed).filter(hides).count() as u32;
            let drawn = each(placed).filter(hides).nth(dice.below(count + 1) as usize);
            if let Some(unit) = drawn {
                let hex = p.unit(unit).hex;
                p.lift(unit);
                p.lift(decoy);
                p.put(unit, at);
                p.put(decoy, hex);
            }
        }
    }

    /// How far a hex of a side's zone lies behind its front row, and how far along it from the left.
    fn depth_and_breadth(&self, side: Seat, hex: Hex) -> (i32, i32) {
        let (x, y) = self.map.place[hex.index()];
        let rows = self.zone_of(side).map(|hex| self.map.place[hex.index()].1);
        let front = if side == Seat::First { rows.min() } else { rows.max() }.unwrap_or(y);
        (i32::from((y - front).abs()), i32::from(x))
    }

    fn best_place(&self, p: &Position, slot: Slot, way: u8) -> Option<Hex> {
        let side = side_of(slot);
        let width = 2 * self.map.board.columns as i32;
        let unit = p.unit(slot);
        let number = i32::from(slot - slots_of(side).start);
        let waiting = slots_of(side).filter(|slot| p.unit(*slot).full > 0).count() as i32;
        let free = self.zone_of(side).filter(|hex| self.check_deploy_at(p, slot, *hex).is_ok());
        free.max_by_key(|hex| {
            let (depth, breadth) = self.depth_and_breadth(side, *hex);
            let ground = self.map.ground[hex.index()];
            // Each unit has its stretch of the front; a wing takes two thirds of them.
            let (low, high) = match way {
                2 => (0, 2 * width / 3),
                3 => (width / 3, width),
                _ => (0, width),
            };
            let stretch = low + (high - low) * (2 * number + 1) / (2 * waiting.max(1));
            let wanted = match way {
                1 => 2 * (number % 3),
                _ if unit.is_mounted() => 3,
                _ => 0,
            };
            let cover = i32::from(ground.is_cover() || p.works(*hex) > 0);
            let hard = i32::from(
                matches!(ground, Ground::Thicket | Ground::Cliff) || p.soil(*hex) & soil::WIRE != 0,
            );
            let weight = if way == 4 { 12 } else { 4 };
            let base = i32::from(self.army(side).bases.contains(hex));
            let away = (breadth - stretch).abs();
            (
                weight * cover - 6 * hard - 3 * (depth - wanted).abs() - away - 8 * base,
                std::cmp::Reverse(hex.0),
            )
        })
    }

    /// What the defender has left is dug: works under units and decoys alike, then wire before them.
    fn dig_in(&self, p: &mut Position, journal: &mut Log) {
        let side = p.active;
        if !self.digs(side) {
            return;
        }
        for work in [Work::Trench, Work::Wire, Work::Redoubt] {
            for slot in slots_of(side) {
                let unit = *p.unit(slot);
                if !matches!(unit.class, Class::Infantry | Class::Decoy) || !unit.is_there() {
                    continue;
                }
                let front = self.map.near[unit.hex.index()][usize::from(unit.facing)];
                let hex = if work == Work::Wire { front } else { unit.hex };
                let free = work != Work::Wire || hex.is_some() && p.on(hex).is_none();
                let road = work == Work::Wire && hex.is_some() && self.map.road[hex.index()] != 0;
                if free && !road && hex.is_some() && self.check_dig(p, work, hex).is_ok() {
                    self.dig(p, work, hex, journal);
                }
            }
        }
    }

    // --- Done.

    /// A side has deployed; when both have, everything is shown but what lies in ambush (r.ambush), and the first turn begins.
    pub(crate) fn end_deployment(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let side = p.active;
        p.hand = Hand::EMPTY;
        for slot in slots_of(side) {
            if self.waits(p, slot) {
                *p.unit_mut(slot) = Unit::NONE;
            }
        }
        journal.note(rule!("3.13.deploiement"), Event::Deployed { side });
        if side == Seat::First {
            p.active = Seat::Second;
            p.phase = if self.levy_of(Seat::Second).is_some() { Phase::Recruit } else { Phase::Deploy };
            return;
        }
        let mut hidden = [0u8; 2];
        for slot in 0..crate::units::UNITS as Slot {
            let unit = *p.unit(slot);
            if self.waits(p, slot) {
                *p.unit_mut(slot) = Unit::NONE;
            }
            if unit.is_there() {
                p.unit_mut(slot).marks |= mark::FRESH;
            }
            if unit.is_there() && self.can_ambush(p, &unit) {
                p.unit_mut(slot).marks |= mark::AMBUSH;
                hidden[side_of(slot).index()] += 1;
            }
        }
        journal.reveal(rule!("3.13.deploiement"), Event::Shown);
        for side in Seat::BOTH {
            let count = hidden[side.index()];
            if count > 0 {
                journal.note(rule!("r.ambush"), Event::Ambushes { side, count });
            }
        }
        p.turn = 1;
        self.begin_turn(p, dice, journal);
    }
}
