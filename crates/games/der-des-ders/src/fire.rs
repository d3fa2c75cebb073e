//! Fire (2.12, 2.13), cohesion tests (2.14), and clearing wire by fire (3.11).

use contract::{Dice, Refusal};

use crate::event::{Die, Event, Rolls};
use crate::map::Hex;
use crate::position::{Mode, Position, Unit, mark, side_of, soil};
use crate::units::{COHESION, Class, Slot, Support, Traits};
use crate::{DerDesDers, Log, refuse, rule};

/// As far as anybody fires.
pub const RANGE: u8 = 4;

/// The scores to hit (2.13): static and progressing, by range; 0 where no fire is possible.
const REGULAR: [[u8; 4]; 2] = [[7, 5, 4, 4], [6, 5, 0, 0]];
const DISMOUNTED: [[u8; 4]; 2] = [[6, 4, 3, 0], [5, 4, 0, 0]];
const IRREGULAR: [[u8; 4]; 2] = [[5, 3, 0, 0], [4, 3, 0, 0]];
/// The score of an armoured train (3.10.tir).
const TRAIN: [u8; 4] = [6, 5, 4, 4];
/// What is taken off it where the target is one (3.10.cible).
const AT_A_TRAIN: i8 = -2;
/// A die of ten sides at least this low clears wire (3.11).
pub(crate) const CLEARS: u8 = 2;

/// What a shot is made of, one figure a line of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Aim {
    /// The score of the table, by range, class and mode; 0 where no fire is possible (2.13.portee).
    pub base: u8,
    /// Vegetation, buildings, smoke, vehicles or works of the first level (2.13.couvert).
    pub cover: i8,
    /// Works of the second level (2.13.niveau-2) or concrete (2.13.beton).
    pub works: i8,
    /// A conspicuous target in the open (2.13.flagrante).
    pub conspicuous: i8,
    /// Before 1915 (2.13.avant-1915).
    pub early: i8,
    /// An armoured train (3.10.cible).
    pub train: i8,
    /// How many dice are thrown (2.13, 2.13.surplomb).
    pub dice: u8,
    /// Of these, for shooting down on the target.
    pub above: u8,
    /// Whether each hit counts twice (2.13.revers).
    pub behind: bool,
}

impl Aim {
    /// The score to hit: so much or less on a die of ten sides.
    pub fn score(&self) -> u8 {
        let sum = i16::from(self.base)
            + [self.cover, self.works, self.conspicuous, self.early, self.train]
                .map(i16::from)
                .iter()
                .sum::<i16>();
        sum.clamp(0, 10) as u8
    }

    /// Cohesion tests for each die that hits.
    pub fn tests(&self) -> u8 {
        if self.behind { 2 } else { 1 }
    }
}

impl DerDesDers {
    /// The score of the table for a unit that fires so far (2.13); 0 where it cannot.
    pub(crate) fn table_score(&self, unit: &Unit, mode: Mode, range: u8) -> u8 {
        if !(1..=RANGE).contains(&range) || mode != Mode::Static && mode != Mode::Progress {
            return 0;
        }
        // With tachankas a unit that progresses fires at a hex as if it had not moved (3.7.tir).
        let steady = mode == Mode::Static || unit.traits.has(Traits::TACHANKAS) && range == 1;
        let row = usize::from(!steady);
        let at = usize::from(range - 1);
        match unit.class {
            Class::Train => TRAIN[at],
            Class::Decoy => 0,
            _ if !unit.is_on_foot() => 0,
            _ if unit.traits.has(Traits::IRREGULAR) => IRREGULAR[row][at],
            Class::Cavalry => DISMOUNTED[row][at],
            Class::Infantry => REGULAR[row][at],
        }
    }

    /// What fire by one unit at another is made of, from so far and in this mode (2.13).
    pub(crate) fn aim(&self, p: &Position, unit: &Unit, mode: Mode, target: &Unit) -> Aim {
        let range = self.map.distance(unit.hex, target.hex);
        let base = self.table_score(unit, mode, range);
        let dug = self.works_of(p, target);
        let sheltered = target.is_on_foot() && self.is_covered_ground(p, target.hex);
        // Vehicles are cover wherever they are (3.4.couvert).
        let armoured = target.traits.armour() != crate::units::Armour::None;
        // Heavy mortars reach into works when the unit has not moved (3.6.tir).
        let mortars = unit.traits.has(Traits::MORTARS) && mode == Mode::Static && range == 1;
        let cover = i8::from(sheltered || armoured || dug == 1 && !mortars);
        let works = match dug {
            2 if mortars => -1,
            2 => -2,
            3 => -3,
            _ => 0,
        };
        // Mortars reach into works, but who sits there is not in the open; nor are riders among trees or houses, whom these do not
        // shelter (1.8.couvert).
        let open = cover == 0 && dug == 0 && !self.is_covered_ground(p, target.hex);
        let early = self.scenario.year < 1915
            && !(unit.traits.has(Traits::FRENCH) && unit.class == Class::Infantry && range == 2)
            && !(unit.traits.has(Traits::BEF) && range == 1);
        let above = u8::from(self.map.height[unit.hex.index()] > self.map.height[target.hex.index()]);
        Aim {
            base,
            cover: -cover,
            works,
            conspicuous: i8::from(open && target.is_conspicuous()),
            early: -i8::from(early),
            train: if target.class == Class::Train { AT_A_TRAIN } else { 0 },
            dice: unit.cohesion + above,
            above,
            behind: target.class != Class::Train && self.map.is_behind(unit.hex, target.hex, target.facing),
        }
    }

    /// Whether a unit that has moved like this may fire at all (2.12, 2.12.mode).
    pub(crate) fn check_shooter(&self, unit: &Unit, mode: Mode) -> Result<(), Refusal> {
        if unit.is_mounted() {
            return refuse(rule!("2.12"), "only-those-on-foot-fire");
        }
        match mode {
            Mode::Rapid | Mode::Breakthrough => {
                return refuse(rule!("2.12.mode"), "no-fire-after-rapid-advance");
            }
            Mode::Static | Mode::Progress => {}
        }
        self.check_entered(unit)
    }

    /// Whether the ground that a unit has entered this turn lets it fight.
    pub(crate) fn check_entered(&self, unit: &Unit) -> Result<(), Refusal> {
        if unit.has(mark::IN_VERY_BROKEN) {
            return refuse(rule!("1.8.tres.combat"), "very-broken-ground-entered");
        }
        if unit.has(mark::IN_TOWN) { refuse(rule!("1.8.agglo.combat"), "town-entered") } else { Ok(()) }
    }

    /// Whether a unit may fire at whoever is on a hex, as far as range and sight go (2.11, 2.13.portee).
    pub(crate) fn check_target(
        &self,
        p: &Position,
        slot: Slot,
        mode: Mode,
        hex: Hex,
    ) -> Result<Slot, Refusal> {
        let unit = p.unit(slot);
        let Some(target) = p.on(hex).filter(|target| side_of(*target) != side_of(slot)) else {
            return refuse(rule!("2.12"), "no-enemy-there");
        };
        if self.table_score(unit, mode, self.map.distance(unit.hex, hex)) == 0 {
            return refuse(rule!("2.13.portee"), "out-of-range");
        }
        if p.unit(target).has(mark::AMBUSH) {
            return refuse(rule!("2.11.embuscade"), "it-lies-in-ambush");
        }
        if !self.is_located(p, target) {
            return refuse(rule!("2.11"), "not-located");
        }
        Ok(target)
    }

    /// Whether the unit in hand may fire at all, whatever the target.
    pub(crate) fn check_may_fire(&self, p: &Position) -> Result<(), Refusal> {
        self.check_free_hand(p)?;
        self.check_shooter(p.unit(p.hand.unit), p.hand.mode)?;
        self.check_supply(p, 0)
    }

    pub(crate) fn check_fire(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        self.check_may_fire(p)?;
        self.check_target(p, p.hand.unit, p.hand.mode, hex).map(|_| ())
    }

    /// Every hex that the unit in hand can fire at.
    pub(crate) fn each_target(&self, p: &Position, see: &mut dyn FnMut(Hex)) {
        if self.check_may_fire(p).is_err() {
            return;
        }
        let (slot, mode) = (p.hand.unit, p.hand.mode);
        let from = p.unit(slot).hex;
        for (_, target) in p.there(side_of(slot).other()) {
            if self.map.distance(from, target.hex) <= RANGE
                && self.check_target(p, slot, mode, target.hex).is_ok()
            {
                see(target.hex);
            }
        }
    }

    /// The unit in hand fires (2.12).
    pub(crate) fn fire(&self, p: &mut Position, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        let Some(target) = p.on(hex) else { return };
        self.pay_supply(p, 0, rule!("2.5.prix"), journal);
        p.hand.spent = true;
        self.shoot(p, p.hand.unit, p.hand.mode, target, dice, journal);
    }

    /// A unit fires at another.
    pub(crate) fn shoot(
        &self,
        p: &mut Position,
        slot: Slot,
        mode: Mode,
        target: Slot,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        self.uncover(p, slot, 0, journal);
        p.unit_mut(slot).fights();
        p.unit_mut(target).marks |= mark::STRUCK;
        let aim = self.aim(p, p.unit(slot), mode, p.unit(target));
        let score = aim.score();
        let rolls = Rolls::thrown(Die::Ten, aim.dice, dice);
        let hits = aim.tests() * rolls.faces().iter().filter(|face| **face <= score).count() as u8;
        let rule = if p.unit(slot).class == Class::Train { rule!("3.10.tir") } else { rule!("2.13") };
        let event = Event::Fired {
            unit: self.who(p, slot),
            from: p.unit(slot).hex,
            target: self.who(p, target),
            hex: p.unit(target).hex,
            score,
            dice: rolls,
            hits,
        };
        journal.note(rule, event);
        for _ in 0..hits {
            if p.unit(target).cohesion == 0 {
                break;
            }
            self.test_cohesion(p, target, dice, journal);
        }
    }

    /// A unit is tested for a hit, and loses a point if it fails (2.14); whether it did.
    pub(crate) fn test_cohesion(
        &self,
        p: &mut Position,
        slot: Slot,
        dice: &mut Dice,
        journal: &mut Log,
    ) -> bool {
        let failed = self.roll_test(p, slot, dice, journal);
        if failed {
            self.weaken(p, slot, journal);
        }
        failed
    }

    /// The die of a cohesion test, and what a six does to vehicles, mortars and tachankas (3.4.perte-six, 3.6.perte-six, 3.7.perte).
    pub(crate) fn roll_test(&self, p: &mut Position, slot: Slot, dice: &mut Dice, journal: &mut Log) -> bool {
        let die = dice.die();
        let (who, hex, cohesion) = (self.who(p, slot), p.unit(slot).hex, p.unit(slot).cohesion);
        let failed = die > cohesion;
        journal.note(rule!("2.14"), Event::Tested { unit: who, hex, die, cohesion, failed });
        if die == 6 {
            let supports = [
                (Support::Armour, rule!("3.4.perte-six")),
                (Support::Mortars, rule!("3.6.perte-six")),
                (Support::Tachankas, rule!("3.7.perte")),
            ];
            self.lose_supports(p, slot, &supports, journal);
        }
        failed
    }

    /// A unit loses a cohesion point (1.3), and with the last of them it is gone.
    pub(crate) fn weaken(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        let (who, hex) = (self.who(p, slot), p.unit(slot).hex);
        let unit = p.unit_mut(slot);
        debug_assert!((1..=COHESION).contains(&unit.cohesion));
        unit.cohesion -= 1;
        let left = unit.cohesion;
        p.points[side_of(slot).other()] += 1;
        if left > 0 {
            journal.note(rule!("1.3"), Event::Weakened { unit: who, hex, left });
        } else {
            self.remove(p, slot);
            journal.note(rule!("1.3.eliminee"), Event::Eliminated { unit: who, hex });
        }
    }

    /// A unit leaves the table for good.
    pub(crate) fn remove(&self, p: &mut Position, slot: Slot) {
        p.lift(slot);
        let unit = p.unit_mut(slot);
        unit.cohesion = 0;
        unit.marks = 0;
        unit.assaults = 0;
        p.group &= !crate::position::one(slot);
    }

    // --- Clearing wire (3.11).

    /// Whether the unit in hand may clear the wire on a hex by fire.
    pub(crate) fn check_rake(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        self.check_may_fire(p)?;
        self.check_wire(p, hex)?;
        let unit = p.unit(p.hand.unit);
        if self.table_score(unit, p.hand.mode, self.map.distance(unit.hex, hex)) == 0 {
            return refuse(rule!("2.13.portee"), "out-of-range");
        }
        if !self.is_seen_by(p, side_of(p.hand.unit), hex) {
            return refuse(rule!("2.11"), "not-located");
        }
        Ok(())
    }

    /// Whether there is wire on a hex to be cleared.
    pub(crate) fn check_wire(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        if p.soil(hex) & soil::WIRE == 0 { refuse(rule!("3.11.barbeles"), "no-wire-there") } else { Ok(()) }
    }

    /// Every hex of wire that the unit in hand can clear.
    pub(crate) fn each_wire(&self, p: &Position, see: &mut dyn FnMut(Hex)) {
        if !self.has_wire || self.check_may_fire(p).is_err() {
            return;
        }
        for hex in self.map.all() {
            if p.soil(hex) & soil::WIRE != 0 && self.check_rake(p, hex).is_ok() {
                see(hex);
            }
        }
    }

    /// The unit in hand clears wire (3.11).
    pub(crate) fn rake(&self, p: &mut Position, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        self.pay_supply(p, 0, rule!("2.5.prix"), journal);
        let slot = p.hand.unit;
        p.hand.spent = true;
        self.uncover(p, slot, 0, journal);
        p.unit_mut(slot).fights();
        let rolls = Rolls::thrown(Die::Ten, p.unit(slot).cohesion, dice);
        let cleared = rolls.faces().iter().any(|die| *die <= CLEARS);
        if cleared {
            p.soil[hex.index()] &= !soil::WIRE;
        }
        journal.note(rule!("3.11"), Event::Raked { unit: self.who(p, slot), hex, dice: rolls, cleared });
    }
}
