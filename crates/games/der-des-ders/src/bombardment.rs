//! Guns, gas and aircraft before the action (3.2), aerial reconnaissance (3.8.air), wire cleared by guns (3.11.gp) and smoke (3.12).

use contract::{Dice, Refusal, Seat};

use crate::event::{Event, Rolls, Shot};
use crate::map::Hex;
use crate::position::{Brings, Phase, Position, mark, one, side_of, soil};
use crate::units::{Armour, Class, Fire, Slot};
use crate::{DerDesDers, Log, refuse, rule};

/// A die of six sides that finds whoever lies under cover, from the air or from horseback at three hexes (3.8).
pub(crate) const FINDS: u8 = 3;
/// The score to hit whoever is not located, or sits in concrete (3.2.score).
const BLIND: u8 = 6;

impl DerDesDers {
    // --- What the bases bring (3.2.production).

    /// What a side's bases may bring, as far as there are bases.
    pub(crate) fn may_bring(&self, side: Seat) -> &[Fire] {
        &self.army(side).brings
    }

    pub(crate) fn check_bring(&self, p: &Position, fire: Fire) -> Result<(), Refusal> {
        self.check_phase(p, Phase::Bring)?;
        match self.may_bring(p.active).contains(&fire) {
            true => Ok(()),
            false => refuse(rule!("3.2.choix"), "not-in-this-battle"),
        }
    }

    /// A side chooses what its bases bring this turn (3.2.choix).
    pub(crate) fn bring(&self, p: &mut Position, fire: Fire, journal: &mut Log) {
        let side = p.active;
        p.brings[side] = Brings::of(fire);
        // Both are told when both have chosen: till then only the first knows.
        if side == Seat::First && self.may_bring(Seat::Second).len() > 1 {
            journal.whisper(side, rule!("3.2.choix"), Event::Chosen { side, fire });
        }
    }

    /// The bases of a side bring bombardment points: an average die less one each, or none to two of gas or aircraft.
    pub(crate) fn produce_fires(&self, p: &mut Position, side: Seat, dice: &mut Dice, journal: &mut Log) {
        let Some(fire) = p.brings[side].fire() else { return };
        let die = fire.brought_by();
        let (mut rolls, mut points) = (Rolls::of(die), 0);
        let trains = match self.has_trains {
            true => p.there(side).filter(|(_, unit)| unit.class == Class::Train).count(),
            false => 0,
        };
        let bases = self.army(side).bases.len();
        for _ in 0..bases - p.captured[side].count_ones() as usize + trains {
            let face = die.roll(dice);
            rolls.add(face);
            points += if fire == Fire::Guns { face - 1 } else { (face - 1) / 2 };
        }
        let total = &mut p.fires[side][fire as usize];
        *total = total.saturating_add(points);
        let total = *total;
        journal.note(rule!("3.2.production"), Event::Brought { side, fire, dice: rolls, points, total });
    }

    // --- Who bombards.

    /// Opens the bombardment: both sides' is meant to be simultaneous, so what each has located, and where smoke shelters
    /// anybody, is settled now (3.2.simultane).
    pub(crate) fn open_bombardment(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let has = |side: Seat| p.fires[side].iter().any(|points| *points > 0);
        let sides = Seat::BOTH.map(has);
        p.to_bombard = u8::from(sides[0]) | u8::from(sides[1]) << 1;
        p.phase = Phase::Bombard;
        if p.to_bombard == 0 {
            return;
        }
        p.smoked = self.map.all().filter(|hex| p.has_smoke(*hex)).map(|hex| hex.index()).collect();
        p.spotted.0 = Seat::BOTH.map(|side| self.located_by(p, side));
        p.active = if sides[0] { Seat::First } else { Seat::Second };
        if sides == [true, true] {
            p.active = if dice.below(2) == 0 { Seat::First } else { Seat::Second };
            journal.note(rule!("3.2.simultane"), Event::Precedence { side: p.active });
        }
    }

    /// A side has bombarded as much as it wants to.
    pub(crate) fn end_bombardment(&self, p: &mut Position) {
        p.to_bombard &= !(1 << p.active.index());
        p.active = p.active.other();
    }

    fn check_points(&self, p: &Position, fire: Fire) -> Result<(), Refusal> {
        self.check_phase(p, Phase::Bombard)?;
        match p.fires[p.active][fire as usize] {
            0 => refuse(rule!("3.2.points"), "no-such-points"),
            _ => Ok(()),
        }
    }

    fn spend(&self, p: &mut Position, fire: Fire) {
        let side = p.active;
        p.fires[side][fire as usize] -= 1;
    }

    // --- Bombardment.

    pub(crate) fn check_shell(&self, p: &Position, fire: Fire, hex: Hex) -> Result<(), Refusal> {
        self.check_points(p, fire)?;
        match p.side_on(hex) == Some(p.active.other()) {
            true => Ok(()),
            false => refuse(fire.rule(), "no-enemy-there"),
        }
    }

    /// Whether the ground shelters from this bombardment whoever is on foot there: smoke, if it lay there before.
    fn was_covered_ground(&self, p: &Position, hex: Hex) -> bool {
        self.map.ground[hex.index()].is_cover() || p.smoked.has(hex.index())
    }

    /// The score that a bombardment point must reach against a unit (3.2.score).
    pub(crate) fn shell_score(&self, p: &Position, fire: Fire, target: Slot) -> u8 {
        let unit = p.unit(target);
        let located = p.spotted[side_of(target).other()] & one(target) != 0;
        if unit.has(mark::AMBUSH) || !located {
            return BLIND;
        }
        // Gas finds its way into any works.
        let works = if fire == Fire::Gas { 0 } else { self.works_of(p, unit) };
        let armoured = unit.traits.armour() != Armour::None;
        let covered = unit.is_on_foot() && self.was_covered_ground(p, unit.hex) || armoured;
        match works {
            3 => BLIND,
            2 => 5,
            1 => 4,
            _ if covered => 4,
            _ => 3,
        }
    }

    /// A bombardment point is spent on a unit (3.2).
    pub(crate) fn shell(&self, p: &mut Position, fire: Fire, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        let Some(target) = p.on(hex) else { return };
        self.spend(p, fire);
        let side = p.active;
        let need = self.shell_score(p, fire, target);
        let face = fire.die().roll(dice);
        let hit = face >= need;
        p.unit_mut(target).marks |= mark::STRUCK;
        journal.note(fire.rule(), Event::Shelled { side, hex, die: Shot { fire, face }, need, hit });
        if !hit {
            return;
        }
        if p.unit(target).has(mark::AMBUSH) {
            // What is hit shows who it is.
            self.uncover(p, target, 0, journal);
            journal.also(rule!("r.hit-reveals"));
            p.spotted[side] |= one(target);
            p.found[side] |= one(target);
        }
        if !p.unit(target).is_there() {
            // A decoy: shells tear up the ground all the same.
            if fire == Fire::Guns {
                self.crater(p, hex, journal);
            }
            return;
        }
        if fire != Fire::Guns {
            self.test_cohesion(p, target, dice, journal);
            return;
        }
        if self.roll_test(p, target, dice, journal) {
            match self.works_of(p, p.unit(target)) {
                0 => self.weaken(p, target, journal),
                level => {
                    p.set_works(hex, level - 1);
                    journal.note(rule!("3.2.retranchement"), Event::WorksLost { hex, level: level - 1 });
                }
            }
        }
        self.crater(p, hex, journal);
    }

    fn crater(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        if p.soil(hex) & soil::CRATERS == 0 {
            p.soil[hex.index()] |= soil::CRATERS;
            journal.note(rule!("3.2.bouleverse"), Event::Cratered { hex });
        }
    }

    // --- From the air (3.8.air).

    /// Whoever of the enemy is on a hex and not located by the side that bombards: in ambush, or out of its sight.
    pub(crate) fn unlocated_on(&self, p: &Position, hex: Hex, side: Seat) -> Option<Slot> {
        p.on(hex).filter(|slot| side_of(*slot) != side && p.spotted[side] & one(*slot) == 0)
    }

    /// The enemy on a hex whom a side would lose from sight if nobody looked at him any more: an aircraft fixes him there (3.8.air).
    pub(crate) fn unfixed_on(&self, p: &Position, hex: Hex, side: Seat) -> Option<Slot> {
        p.on(hex).filter(|slot| side_of(*slot) != side && p.found[side] & one(*slot) == 0)
    }

    /// Whether an aircraft that looks at a place finds whoever is there by a die alone: he lies under cover (3.8.air).
    pub(crate) fn hides_from_above(&self, p: &Position, slot: Slot) -> bool {
        let unit = p.unit(slot);
        let sheltered = self.was_covered_ground(p, unit.hex) || p.works(unit.hex) > 0;
        unit.has(mark::AMBUSH) || unit.is_on_foot() && sheltered
    }

    pub(crate) fn check_spot(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        self.check_points(p, Fire::Air)?;
        let near = self.map.around(hex).map(|(_, near)| near);
        match near.chain([hex]).any(|place| self.unfixed_on(p, place, p.active).is_some()) {
            true => Ok(()),
            false => refuse(rule!("3.8.air"), "nothing-to-find"),
        }
    }

    /// An aircraft looks at a place and what lies around it: it finds everybody in the open, and under cover by a die. Whoever is in
    /// sight already stays located, whatever comes between.
    pub(crate) fn spot(&self, p: &mut Position, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        self.spend(p, Fire::Air);
        let side = p.active;
        journal.note(rule!("3.8.air"), Event::Spotting { side, hex });
        let near = self.map.near[hex.index()];
        for place in near.into_iter().chain([hex]).filter(|place| place.is_some()) {
            let Some(slot) = self.unfixed_on(p, place, side) else { continue };
            let die = if self.hides_from_above(p, slot) { dice.die() } else { 0 };
            if (1..FINDS).contains(&die) {
                journal.note(rule!("3.8.air"), Event::NotFound { hex: place, die });
                continue;
            }
            p.spotted[side] |= one(slot);
            p.found[side] |= one(slot);
            if p.unit(slot).has(mark::AMBUSH) {
                self.uncover(p, slot, die, journal);
            } else {
                journal.note(rule!("3.8.air"), Event::Located { unit: self.who(p, slot), hex: place, die });
            }
        }
    }

    // --- Wire and smoke.

    pub(crate) fn check_rake_by_guns(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        self.check_points(p, Fire::Guns)?;
        self.check_wire(p, hex)
    }

    /// Guns clear wire (3.11): the hex is torn up, whether or not they do.
    pub(crate) fn rake_by_guns(&self, p: &mut Position, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        self.spend(p, Fire::Guns);
        let die = dice.die();
        let cleared = die <= crate::fire::CLEARS;
        if cleared {
            p.soil[hex.index()] &= !soil::WIRE;
        }
        journal.note(rule!("3.11"), Event::GunsRaked { side: p.active, hex, die, cleared });
        journal.also(rule!("3.11.gp"));
        self.crater(p, hex, journal);
    }

    pub(crate) fn check_smoke(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        self.check_points(p, Fire::Guns)?;
        if p.has_smoke(hex) { refuse(rule!("3.12"), "there-is-smoke") } else { Ok(()) }
    }

    /// Smoke is laid (3.12): it lasts one to three turns.
    pub(crate) fn smoke(&self, p: &mut Position, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        self.spend(p, Fire::Guns);
        let turns = (dice.die() - 1) / 2 + 1;
        p.soil[hex.index()] |= turns * soil::PUFF;
        journal.note(rule!("3.12"), Event::SmokeLaid { hex, turns });
    }
}
