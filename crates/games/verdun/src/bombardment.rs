//! Bombardment (7): barrage, counter-battery, interdiction.

use contract::{Dice, Refusal, Seat};

use crate::event::Event;
use crate::map::Hex;
use crate::position::{InHand, Phase, Units, each, mark, one, set_of};
use crate::tables::Shelling;
use crate::units::{Kind, Slot};
use crate::{FIRST_DAY, Log, PETAIN, Position, Verdun, refuse, rule};

/// Within so many hexes guns are spotted in bad weather (7.14).
const SPOTTED: u8 = 3;

/// A barrage as it would be resolved: the book's column and what shifts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Barrage {
    /// The strength of all guns.
    pub strength: u16,
    /// Columns for fair weather.
    pub weather: i8,
    /// Columns for the first day.
    pub first_day: i8,
    /// Columns for the ground.
    pub ground: i8,
    /// The column, from 0; none below the first.
    pub column: Option<usize>,
}

impl Barrage {
    /// The weather, the first day, the ground.
    pub(crate) fn shifts(&self) -> [i8; 3] {
        [self.weather, self.first_day, self.ground]
    }
}

impl Verdun {
    /// The strength of a gun in bombardment: half if demoralised (12.3).
    pub(crate) fn gun_strength(&self, p: &Position, slot: Slot) -> u8 {
        let strength = self.counter(slot).combat;
        if p.unit(slot).has(mark::DEMORALISED) { strength.div_ceil(2) } else { strength }
    }

    /// Whether a hex is in range of a gun (7, 14.31, 14.32).
    pub(crate) fn in_range(&self, p: &Position, slot: Slot, hex: Hex) -> bool {
        let counter = self.counter(slot);
        if self.is_off_map(slot) {
            return self.map.row(hex) <= counter.range;
        }
        self.map.distance(p.unit(slot).hex, hex) <= counter.range
    }

    /// Whether a gun can be taken up to bombard.
    pub(crate) fn check_take_to_fire(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let (unit, kind) = (p.unit(slot), self.kind(slot));
        if self.side(slot) != p.active {
            return refuse(rule!("7"), "not-yours");
        }
        if !kind.is_artillery() {
            return refuse(rule!("7"), "not-guns");
        }
        if kind == Kind::Divisional {
            return refuse(rule!("7.division"), "divisional-guns-only-support");
        }
        if !self.is_off_map(slot) && !unit.is_there() || unit.has(mark::WAITING | mark::GONE) {
            return refuse(rule!("7"), "not-on-the-map");
        }
        if unit.has(mark::FIRED) {
            let rule = match self.counter(slot).shots {
                0 => rule!("7.once"),
                1 => rule!("r.naval"),
                _ => rule!("14.32.shots"),
            };
            return refuse(rule, "has-fired");
        }
        if unit.has(mark::OUT) {
            return refuse(rule!("6.16.bombard"), "guns-out-of-supply");
        }
        if unit.has(mark::MOVED) {
            return refuse(rule!("7"), "holds-its-fire");
        }
        if p.hand.units == one(slot) {
            return refuse(rule!("7"), "already-in-hand");
        }
        Ok(())
    }

    /// Whether a gun can fire with those in hand (7.13).
    pub(crate) fn check_fire_along(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        if p.hand.units == 0 {
            return refuse(rule!("7"), "nothing-in-hand");
        }
        if p.hand.units & one(slot) != 0 {
            let twice = self.is_off_map(slot);
            return refuse(if twice { rule!("r.naval") } else { rule!("7.once") }, "already-in-hand");
        }
        self.check_take_to_fire(p, slot)?;
        if p.active == Seat::Second && p.day < PETAIN {
            let corps = |slot: Slot| self.kind(slot) == Kind::CorpsArtillery;
            if corps(slot) && each(p.hand.units).all(corps) {
                return refuse(rule!("7.13.french"), "french-corps-guns-fire-alone");
            }
            if corps(slot) || each(p.hand.units).any(corps) {
                return refuse(rule!("r.combine"), "french-corps-guns-fire-alone");
            }
        }
        Ok(())
    }

    /// Whether guns on a hex are seen by whoever fires (7.14).
    fn is_spotted(&self, p: &Position, side: Seat, hex: Hex) -> bool {
        !p.bad_weather
            || self.slots_of(side).any(|slot| {
                let unit = p.unit(slot);
                unit.is_there() && self.map.distance(unit.hex, hex) <= SPOTTED
            })
    }

    /// The units on a hex that a barrage touches: garrisons never, guns only if they are seen.
    pub(crate) fn exposed(&self, p: &Position, side: Seat, hex: Hex) -> Units {
        let spotted = self.is_spotted(p, side, hex);
        let touched = |slot: &Slot| {
            let kind = self.kind(*slot);
            kind != Kind::Garrison && (spotted || !kind.is_artillery())
        };
        set_of(p.on(hex).filter(touched))
    }

    /// Whether a hex can be shelled at all.
    pub(crate) fn check_shelled(&self, p: &Position, side: Seat, hex: Hex) -> Result<(), Refusal> {
        if !self.holds(p, side.other(), hex) {
            return refuse(rule!("7.1.target"), "nobody-to-shell");
        }
        if hex == self.forges && side == Seat::First && !self.options.left_bank {
            return refuse(rule!("7.13.forges"), "guns-of-the-left-bank");
        }
        if self.fort_stands(p, hex) {
            return refuse(rule!("7.13.fort"), "safe-in-the-fort");
        }
        if self.exposed(p, side, hex) == 0 {
            return refuse(rule!("7.14"), "guns-not-seen");
        }
        Ok(())
    }

    fn check_range(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        for slot in each(p.hand.units) {
            if !self.in_range(p, slot, hex) {
                let rule = if self.is_off_map(slot) { rule!("14.32.range") } else { rule!("7.range") };
                return refuse(rule, "out-of-range");
            }
        }
        Ok(())
    }

    /// Whether the guns in hand may lay a barrage on a hex.
    pub(crate) fn check_barrage(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        if p.phase != Phase::Bombard {
            return refuse(rule!("4.order"), "not-now");
        }
        if p.hand.units == 0 {
            return refuse(rule!("7"), "nothing-in-hand");
        }
        self.check_shelled(p, p.active, hex)?;
        self.check_range(p, hex)
    }

    /// A barrage by these guns, reckoned (7.1, 7.12).
    pub(crate) fn reckon_barrage(&self, p: &Position, side: Seat, guns: Units, hex: Hex) -> Barrage {
        let strength = each(guns).map(|slot| u16::from(self.gun_strength(p, slot))).sum();
        let german = side == Seat::First;
        let weather = i8::from(german && !p.bad_weather);
        let first_day = i8::from(german && p.day == FIRST_DAY);
        let ground = self.map.barrage[hex.index()];
        let column = self.tables.barrage_column(strength, weather + first_day + ground);
        Barrage { strength, weather, first_day, ground, column }
    }

    /// The guns in hand have fired.
    fn spend_guns(&self, p: &mut Position) {
        for slot in each(p.hand.units) {
            let unit = p.unit_mut(slot);
            unit.shots = unit.shots.saturating_sub(1);
            if unit.shots == 0 {
                unit.marks |= mark::FIRED;
            }
        }
        p.hand = InHand::default();
    }

    pub(crate) fn barrage(&self, p: &mut Position, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        let guns = p.hand.units;
        let barrage = self.reckon_barrage(p, p.active, guns, hex);
        let die = dice.die();
        let result = match barrage.column {
            Some(column) => self.tables.barrage[column][usize::from(die - 1)],
            None => Shelling::Nothing,
        };
        let heavy = each(guns).any(|slot| self.counter(slot).shots > 1);
        let affected = self.exposed(p, p.active, hex);
        let spared = p.stack(hex) & !affected != 0;
        let blow = self.blow(p, guns, 0, hex);
        self.spend_guns(p);
        journal.note(
            rule!("7.1"),
            Event::Barrage {
                hex,
                guns: guns.count_ones() as u8,
                strength: barrage.strength as u8,
                column: barrage.column.map_or(0, |column| column as u8 + 1),
                shift: barrage.weather + barrage.first_day + barrage.ground,
                die,
                result: match result {
                    Shelling::Nothing => 0,
                    Shelling::Morale(add) => 1 + add,
                    Shelling::Damage => 4,
                },
                blow,
                shifts: barrage.shifts(),
            },
        );
        if heavy {
            journal.also(rule!("14.32"));
        }
        if spared && p.bad_weather {
            journal.note(rule!("7.14.spared"), Event::Unscathed { hex });
        }
        match result {
            Shelling::Nothing => {}
            Shelling::Morale(add) => self.shake(p, affected, add, dice, journal),
            Shelling::Damage => {
                p.shelled = hex;
                p.exposed = affected;
                p.phase = Phase::Damage;
                self.settle_damage(p, dice, journal);
            }
        }
    }

    /// Every unit of a set tests its morale (7.11).
    fn shake(&self, p: &mut Position, units: Units, add: u8, dice: &mut Dice, journal: &mut Log) {
        for slot in each(units) {
            if p.unit(slot).is_there() {
                self.test_morale(p, slot, add, rule!("7.11"), dice, journal);
            }
        }
    }

    /// Whether a unit can pay for an X: guns, or infantry at full strength (7.11).
    pub(crate) fn check_damage(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        if p.exposed & one(slot) == 0 {
            return refuse(rule!("7.11.choice"), "not-under-fire");
        }
        let kind = self.kind(slot);
        let eligible = kind.is_artillery() || kind.is_infantry() && self.is_full(p, slot);
        if eligible { Ok(()) } else { refuse(rule!("7.11.choice"), "cannot-pay-for-damage") }
    }

    /// Damage that leaves no choice is done at once.
    fn settle_damage(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let mut eligible = each(p.exposed).filter(|slot| self.check_damage(p, *slot).is_ok());
        match (eligible.next(), eligible.next()) {
            (None, _) => {
                let (hex, units) = (p.shelled, p.exposed);
                self.end_damage(p);
                journal.note(rule!("7.11.m3"), Event::NothingToDamage { hex });
                self.shake(p, units, 3, dice, journal);
            }
            (Some(slot), None) => self.damage(p, slot, dice, journal),
            _ => {}
        }
    }

    fn end_damage(&self, p: &mut Position) {
        p.phase = Phase::Bombard;
        p.shelled = Hex::NONE;
        p.exposed = 0;
    }

    /// A unit pays for an X, and all that are left test at M2 (7.11, r.damage).
    pub(crate) fn damage(&self, p: &mut Position, slot: Slot, dice: &mut Dice, journal: &mut Log) {
        let units = p.exposed;
        let hex = p.shelled;
        self.end_damage(p);
        journal.note(rule!("7.11.damage"), Event::Damaged { unit: slot, hex });
        if self.kind(slot).is_artillery() {
            self.eliminate(p, slot, rule!("7.11.damage"), journal);
        } else {
            self.lose_step(p, slot, rule!("7.11.damage"), journal);
        }
        self.shake(p, units, 2, dice, journal);
    }

    // --- Interdiction.

    /// Whether the gun in hand may interdict a hex (7.21, 7.23).
    pub(crate) fn check_interdict(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        if p.phase != Phase::Bombard {
            return refuse(rule!("4.order"), "not-now");
        }
        match p.hand.units.count_ones() {
            0 => return refuse(rule!("7"), "nothing-in-hand"),
            1 => {}
            _ => return refuse(rule!("7.21.alone"), "interdiction-is-by-one-gun"),
        }
        if self.is_open_source(p, hex) {
            return refuse(rule!("7.23.source"), "a-source-of-supply");
        }
        if p.interdicted[p.active].has(hex.index()) {
            return refuse(rule!("r.marker"), "already-interdicted");
        }
        self.check_range(p, hex)
    }

    /// The highest face of the die that lays a marker (7.21, r.first-day).
    pub(crate) fn interdiction_need(&self, p: &Position, slot: Slot) -> u8 {
        let bonus = u8::from(self.side(slot) == Seat::First && p.day == FIRST_DAY);
        (self.gun_strength(p, slot) + bonus).saturating_sub(1).min(5)
    }

    pub(crate) fn interdict(&self, p: &mut Position, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        let slot = each(p.hand.units).next().expect("a gun is in hand");
        let need = self.interdiction_need(p, slot);
        let die = dice.die();
        let laid = die <= need;
        self.spend_guns(p);
        if laid {
            p.interdicted[p.active].add(hex.index());
        }
        journal.note(
            rule!("7.21"),
            Event::Interdiction { unit: slot, from: p.unit(slot).hex, hex, die, need, laid },
        );
        if self.counter(slot).shots > 1 {
            journal.also(rule!("14.32"));
        }
    }
}
