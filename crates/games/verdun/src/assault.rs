//! Assault (9.1–9.3): who attacks, who supports, the column.

use contract::{Dice, Refusal, Seat};

use crate::event::{Blow, Event};
use crate::map::{Hex, ground};
use crate::position::{Assault, Phase, Units, each, mark, one, set_of};
use crate::tables::{HIGHEST, LOWEST, column};
use crate::units::{Kind, Slot};
use crate::{FIRST_DAY, Log, Position, Verdun, refuse, rule};

/// An assault as it would be resolved: strengths, and every shift by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reckoning {
    /// Of those who attack.
    pub attack: u16,
    /// Of those who defend.
    pub defence: u16,
    /// The column of the bare ratio.
    pub base: i8,
    /// Columns for pioneers (9.21).
    pub pioneers: i8,
    /// Columns for the ground (9.22–9.25).
    pub ground: i8,
    /// Columns for a fort that stands (9.24).
    pub fort: i8,
    /// Columns for crossing a stream or a bridge (9.26).
    pub crossing: i8,
    /// The column after all shifts, not yet brought within the table.
    pub column: i8,
}

/// Sets of counters an assault is made with.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sides {
    pub attackers: Units,
    pub guns: Units,
    pub defence: Units,
}

impl Verdun {
    /// The strength of infantry in combat: its side up, halved for morale and for supply (6.16, 12.3).
    pub(crate) fn infantry_strength(&self, p: &Position, slot: Slot) -> u8 {
        let (counter, unit) = (self.counter(slot), p.unit(slot));
        let mut strength = if unit.has(mark::REDUCED) { counter.reduced } else { counter.combat };
        if unit.has(mark::DEMORALISED) {
            strength = strength.div_ceil(2);
        }
        if unit.has(mark::OUT) {
            strength = strength.div_ceil(2);
        }
        strength
    }

    /// What a unit adds to the defence of its hex.
    pub(crate) fn defence_strength(&self, p: &Position, slot: Slot) -> u8 {
        let (counter, unit) = (self.counter(slot), p.unit(slot));
        let strength = match counter.kind {
            Kind::Garrison if unit.has(mark::REDUCED) => counter.reduced,
            Kind::Garrison => counter.combat,
            kind if kind.is_infantry() => self.infantry_strength(p, slot),
            _ => counter.defence,
        };
        strength + u8::from(unit.has(mark::DUG_IN))
    }

    /// What a gun adds to an attack: divisional guns of the Germans one more on the first day (9.32).
    fn attack_support(&self, p: &Position, slot: Slot) -> u8 {
        let counter = self.counter(slot);
        let first = counter.side == Seat::First
            && counter.kind == Kind::Divisional
            && p.day == FIRST_DAY
            && p.active == Seat::First;
        counter.combat + u8::from(first)
    }

    /// Everything about an assault by these units.
    pub(crate) fn reckon_assault(&self, p: &Position, target: Hex, sides: Sides) -> Reckoning {
        let attack =
            each(sides.attackers).map(|slot| u16::from(self.infantry_strength(p, slot))).sum::<u16>()
                + each(sides.guns).map(|slot| u16::from(self.attack_support(p, slot))).sum::<u16>();
        let defence = p.on(target).map(|slot| u16::from(self.defence_strength(p, slot))).sum::<u16>()
            + each(sides.defence).map(|slot| u16::from(self.counter(slot).combat)).sum::<u16>();
        let base = column(attack, defence.max(1));
        let pioneers = i8::from(each(sides.attackers).any(|slot| self.kind(slot) == Kind::Pioneers));
        let ground = self.map.assault[target.index()];
        let fort = if self.fort_stands(p, target) { self.tables.walls() } else { 0 };
        let water = self.map.stream[target.index()] | self.map.bridge[target.index()];
        let over =
            |slot: Slot| self.map.side(target, p.unit(slot).hex).is_some_and(|way| water & 1 << way != 0);
        let all_cross = sides.attackers != 0 && each(sides.attackers).all(over);
        let crossing = if all_cross { self.tables.crossing } else { 0 };
        let column = base + pioneers + ground + fort + crossing;
        Reckoning { attack, defence, base, pioneers, ground, fort, crossing, column }
    }

    // --- Who may.

    /// Whether a hex can be assaulted, by whomsoever.
    fn check_assailable(&self, p: &Position, target: Hex) -> Result<(), Refusal> {
        if !self.holds(p, p.active.other(), target) {
            return refuse(rule!("9.target"), "nobody-to-assault");
        }
        let assaulted = p.on(target).filter(|slot| p.unit(*slot).has(mark::ASSAULTED)).count();
        if assaulted > 0 {
            let all = p.on(target).count() == assaulted;
            let rule = if all { rule!("9.assailed-once") } else { rule!("r.assaulted") };
            return refuse(rule, "already-assaulted");
        }
        Ok(())
    }

    /// Whether a unit may attack a hex (9, 12.3).
    pub(crate) fn check_attacker(&self, p: &Position, slot: Slot, target: Hex) -> Result<(), Refusal> {
        let unit = p.unit(slot);
        if self.side(slot) != p.active {
            return refuse(rule!("9"), "not-yours");
        }
        if !self.kind(slot).is_infantry() {
            return refuse(rule!("9.infantry"), "only-infantry-attacks");
        }
        let way = match unit.is_there() {
            true => self.map.side(target, unit.hex),
            false => None,
        };
        let Some(way) = way else {
            return refuse(rule!("9.adjacent"), "not-adjacent");
        };
        if self.map.river[target.index()] & 1 << way != 0 {
            return refuse(rule!("table.terrain.meuse"), "the-meuse");
        }
        if unit.has(mark::DEMORALISED) {
            return refuse(rule!("12.3.attack"), "too-shaken-to-attack");
        }
        if unit.has(mark::ATTACKED) {
            return refuse(rule!("9.once"), "has-attacked");
        }
        Ok(())
    }

    /// Whether guns belong to any of these units (9.32): same division, same corps, or a remnant among them.
    fn check_belongs(&self, p: &Position, gun: Slot, units: Units) -> Result<(), Refusal> {
        if each(units).any(|slot| self.kind(slot) == Kind::Remnant) {
            return Ok(());
        }
        let counter = self.counter(gun);
        if counter.kind == Kind::Divisional {
            let same = |slot: Slot| self.counter(slot).division == counter.division;
            let with = |slot: Slot| self.kind(slot) != Kind::Garrison && same(slot);
            return if each(units).any(with) {
                Ok(())
            } else {
                refuse(rule!("9.32.division"), "not-its-division")
            };
        }
        let corps = self.corps_of(p, gun);
        if each(units).any(|slot| self.corps_of(p, slot) == corps) {
            return Ok(());
        }
        if units != 0 && each(units).all(|slot| self.is_independent(self.corps_of(p, slot))) {
            return refuse(rule!("14.2.support"), "no-corps-guns-for-the-16th");
        }
        refuse(rule!("9.32.corps"), "not-its-corps")
    }

    /// What forbids a gun to support anybody (9.3, 9.32, 12.3).
    fn check_ready(&self, p: &Position, gun: Slot, target: Hex) -> Result<(), Refusal> {
        let (unit, kind) = (p.unit(gun), self.kind(gun));
        if kind == Kind::ArmyArtillery {
            return refuse(rule!("9.32.army"), "army-guns-do-not-support");
        }
        if !unit.is_there() {
            return refuse(rule!("9.3"), "not-on-the-map");
        }
        if unit.has(mark::FIRED) {
            return refuse(rule!("9.3.fired"), "has-fired");
        }
        if unit.has(mark::DEMORALISED) {
            return refuse(rule!("12.3.support"), "too-shaken-to-support");
        }
        if !self.in_range(p, gun, target) {
            return refuse(rule!("9.3"), "out-of-range");
        }
        Ok(())
    }

    /// Whether a gun may support an attack by these units.
    pub(crate) fn check_attack_gun(
        &self,
        p: &Position,
        gun: Slot,
        target: Hex,
        attackers: Units,
    ) -> Result<(), Refusal> {
        self.check_ready(p, gun, target)?;
        if p.unit(gun).has(mark::OUT) {
            return refuse(rule!("6.16.support"), "guns-out-of-supply");
        }
        self.check_belongs(p, gun, attackers)
    }

    /// Whether a gun may support the defence of a hex.
    pub(crate) fn check_defence_gun(&self, p: &Position, gun: Slot, target: Hex) -> Result<(), Refusal> {
        if self.side(gun) != p.active.other() {
            return refuse(rule!("9.3"), "not-yours");
        }
        if !self.kind(gun).is_artillery() {
            return refuse(rule!("9.3"), "not-guns");
        }
        let assaulted = p.unit(gun).has(mark::ASSAULTED);
        if p.unit(gun).is_there() && (assaulted || p.unit(gun).hex == target) {
            return refuse(rule!("9.32.assailed"), "assaulted-itself");
        }
        self.check_ready(p, gun, target)?;
        self.check_belongs(p, gun, p.stack(target))
    }

    /// Everyone who could join an assault on a hex.
    pub(crate) fn all_against(&self, p: &Position, target: Hex) -> Sides {
        let mut sides = Sides::default();
        for near in self.map.beside(target) {
            for slot in p.on(near) {
                if self.check_attacker(p, slot, target).is_ok() {
                    sides.attackers |= one(slot);
                }
            }
        }
        if sides.attackers != 0 {
            for slot in self.slots_of(p.active) {
                let guns = self.kind(slot).is_artillery();
                if guns && self.check_attack_gun(p, slot, target, sides.attackers).is_ok() {
                    sides.guns |= one(slot);
                }
            }
        }
        sides
    }

    /// Whether a hex can be chosen for an assault: somebody can attack it, and all together reach 1:3 (9.11).
    pub(crate) fn check_target(&self, p: &Position, target: Hex) -> Result<(), Refusal> {
        if p.phase != Phase::Assault {
            return refuse(rule!("4.order"), "not-now");
        }
        self.check_assailable(p, target)?;
        let all = self.all_against(p, target);
        if all.attackers == 0 {
            // The reason of somebody adjacent, if there is one.
            for near in self.map.beside(target).filter(|near| self.holds(p, p.active, *near)) {
                for slot in p.on(near) {
                    self.check_attacker(p, slot, target)?;
                }
            }
            return refuse(rule!("9.adjacent"), "nobody-adjacent");
        }
        if self.reckon_assault(p, target, all).column < LOWEST {
            return refuse(rule!("9.11"), "too-weak");
        }
        Ok(())
    }

    pub(crate) fn choose_target(&self, p: &mut Position, target: Hex) {
        p.assault = Assault { target, defenders: p.stack(target), ..Assault::NONE };
        p.phase = Phase::Declare;
    }

    /// Whether a unit or a gun can join the assault that is being declared, or support the defence.
    pub(crate) fn check_join(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let assault = &p.assault;
        if (assault.attackers | assault.guns | assault.defence) & one(slot) != 0 {
            return refuse(rule!("9.1"), "already-engaged");
        }
        match p.phase {
            Phase::Support => self.check_defence_gun(p, slot, assault.target),
            Phase::Declare if self.side(slot) == p.active && self.kind(slot).is_artillery() => {
                self.check_attack_gun(p, slot, assault.target, assault.attackers)
            }
            Phase::Declare => self.check_attacker(p, slot, assault.target),
            _ => refuse(rule!("4.order"), "not-now"),
        }
    }

    pub(crate) fn join(&self, p: &mut Position, slot: Slot) {
        let set = match p.phase {
            Phase::Support => &mut p.assault.defence,
            _ if self.kind(slot).is_artillery() => &mut p.assault.guns,
            _ => &mut p.assault.attackers,
        };
        *set |= one(slot);
    }

    /// Whether the assault as declared may be made (9.11).
    pub(crate) fn check_assault(&self, p: &Position) -> Result<(), Refusal> {
        if p.phase != Phase::Declare {
            return refuse(rule!("4.order"), "not-now");
        }
        let sides = self.engaged(p);
        if sides.attackers == 0 {
            return refuse(rule!("9.infantry"), "no-attackers");
        }
        if self.reckon_assault(p, p.assault.target, sides).column < LOWEST {
            return refuse(rule!("9.11"), "too-weak");
        }
        Ok(())
    }

    /// Those engaged so far.
    pub(crate) fn engaged(&self, p: &Position) -> Sides {
        let assault = &p.assault;
        Sides { attackers: assault.attackers, guns: assault.guns, defence: assault.defence }
    }

    /// The assault is declared and cannot be taken back (9.11).
    pub(crate) fn declare(&self, p: &mut Position, journal: &mut Log) {
        let reckoning = self.reckon_assault(p, p.assault.target, self.engaged(p));
        p.mark(p.assault.attackers, mark::ATTACKED);
        p.mark(p.assault.guns, mark::FIRED);
        p.mark(p.assault.defenders, mark::ASSAULTED);
        let assault = &p.assault;
        journal.note(
            rule!("9.1"),
            Event::Assault {
                target: assault.target,
                attackers: assault.attackers.count_ones() as u8,
                guns: assault.guns.count_ones() as u8,
                attack: reckoning.attack as u8,
                defence: reckoning.defence as u8,
                column: reckoning.column,
                blow: self.blow(p, assault.attackers, assault.guns, assault.target),
                reckoning,
            },
        );
        if assault.guns != 0 {
            journal.also(rule!("9.31"));
        }
        p.phase = Phase::Support;
    }

    /// Those who strike, and where they stand; guns off the map are nowhere.
    pub(crate) fn blow(&self, p: &Position, who: Units, supports: Units, target: Hex) -> Blow {
        let by = set_of(each(who | supports).filter(|slot| p.unit(*slot).is_there()));
        let mut blow = Blow { who, on: p.stack(target), by, ..Blow::default() };
        each(blow.by).for_each(|slot| blow.from.add(p.unit(slot).hex));
        blow
    }

    /// Whether any gun could support the defence.
    pub(crate) fn can_support(&self, p: &Position) -> bool {
        self.slots_of(p.active.other()).any(|slot| {
            self.kind(slot).is_artillery()
                && p.assault.defence & one(slot) == 0
                && self.check_defence_gun(p, slot, p.assault.target).is_ok()
        })
    }

    /// The die is rolled (9.1), on the column after all shifts.
    pub(crate) fn resolve(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let sides = self.engaged(p);
        let target = p.assault.target;
        let reckoning = self.reckon_assault(p, target, sides);
        let guns = p.assault.defence;
        if guns != 0 {
            p.mark(guns, mark::FIRED);
            let strength = each(guns).map(|slot| self.counter(slot).combat).sum();
            let count = guns.count_ones() as u8;
            let column = reckoning.column;
            journal.note(
                rule!("9.1.defence"),
                Event::DefenceSupported {
                    target,
                    guns: count,
                    strength,
                    column,
                    blow: self.blow(p, guns, 0, target),
                },
            );
        }
        let column = reckoning.column.clamp(LOWEST, HIGHEST);
        let die = dice.die();
        let (attacker, defender) = self.tables.losses(column, die);
        let blow = self.blow(p, sides.attackers, sides.guns, p.assault.target);
        journal.note(
            rule!("9.1.result"),
            Event::AssaultRolled { target, column, die, attacker, defender, blow, reckoning },
        );
        if reckoning.column != reckoning.base {
            journal.also(rule!("9.2"));
        }
        let (mut from, mut pioneers_from) = (0, 0);
        for slot in each(sides.attackers | sides.guns) {
            if let Some(way) = self.map.side(target, p.unit(slot).hex) {
                p.assault.stacks[way] |= one(slot);
                if sides.guns & one(slot) != 0 {
                    continue;
                }
                from |= 1u8 << way;
                if self.kind(slot) == Kind::Pioneers {
                    pioneers_from |= 1u8 << way;
                }
            }
        }
        let side = p.active;
        let assault = &mut p.assault;
        assault.column = column;
        assault.die = die;
        assault.from = from;
        assault.pioneers_from = pioneers_from;
        assault.pioneers_first = reckoning.pioneers > 0;
        assault.hits[side] = attacker;
        assault.hits[side.other()] = defender;
        self.open_losses(p, side.other());
    }

    /// Whether losses round up: a German attack on a fort or trenches (9.43).
    pub(crate) fn rounds_up(&self, p: &Position) -> bool {
        let target = p.assault.target;
        p.active == Seat::First
            && (self.map.is(target, ground::TRENCH)
                || self.map.is(target, ground::FORT)
                    && each(p.assault.defenders).any(|slot| self.kind(slot) == Kind::Garrison))
    }
}
