//! Organisation (6): replacements (6.3), reinforcements (6.4), Pétain (14.7), the 16th and the 121st Divisions.

use contract::{Refusal, Seat};

use crate::event::Event;
use crate::map::{Hex, Hexes};
use crate::position::{Attached, InHand, Phase, Units, mark, one};
use crate::units::{Begins, Kind, NOBODY, Slot};
use crate::zones::Zone;
use crate::{CALL, Log, PETAIN, Position, Verdun, refuse, rule};

impl Verdun {
    // --- Replacements.

    /// The headquarters that a unit depends on, if it is on the map and in supply.
    fn working_headquarters(&self, p: &Position, slot: Slot) -> Option<Slot> {
        let corps = self.corps_of(p, slot)?;
        let headquarters = self.counters.corps[usize::from(corps)].headquarters;
        let works =
            headquarters != NOBODY && p.unit(headquarters).is_there() && !p.unit(headquarters).has(mark::OUT);
        works.then_some(headquarters)
    }

    /// Whether a unit of a side can be put on a hex that the enemy neither holds nor covers (6.33). With 15.5 a friend in
    /// the hex cancels the zone here too.
    fn is_clear(&self, p: &Position, side: Seat, hex: Hex) -> bool {
        self.options.infiltration && self.holds(p, side, hex)
            || !self.holds(p, side.other(), hex) && self.zone(p, side.other(), hex) == Zone::Free
    }

    /// Where a headquarters can be put back: the French in Verdun, the Germans on an open road north of the front (6.33).
    pub(crate) fn headquarters_places(&self, p: &Position, side: Seat) -> Hexes {
        if side == Seat::Second {
            let clear = self.map.city.iter().filter(|hex| self.is_clear(p, side, **hex));
            return clear.map(|hex| hex.index()).collect();
        }
        let open = |hex: Hex| {
            self.map.german.has(hex.index()) && self.is_clear(p, side, hex) && !p.is_interdicted(hex)
        };
        let sources = self.open_sources(p, side).filter(|hex| open(*hex));
        self.map.flood(sources, |hex, way| {
            self.map.road[hex.index()] & 1 << way != 0 && open(self.map.near[hex.index()][way])
        })
    }

    /// Whether a unit can have a replacement, and be put there if it needs a place (6.32, 6.33).
    pub(crate) fn check_replace(&self, p: &Position, slot: Slot, hex: Hex) -> Result<(), Refusal> {
        if p.phase == Phase::Petain {
            return self.check_gun_back(p, slot, hex);
        }
        if p.phase != Phase::Replace {
            return refuse(rule!("4.order"), "not-now");
        }
        let (unit, counter) = (p.unit(slot), self.counter(slot));
        if counter.side != p.active {
            return refuse(rule!("6.32"), "not-yours");
        }
        if p.replacements == 0 {
            return refuse(rule!("6.32.points"), "no-replacements-left");
        }
        if counter.kind.is_artillery() {
            if counter.side == Seat::Second && p.day == PETAIN && unit.has(mark::LOST) {
                return refuse(rule!("14.7.once"), "one-lost-gun");
            }
            return refuse(rule!("6.33.artillery"), "no-replacements-for-guns");
        }
        if counter.kind == Kind::Remnant {
            return refuse(rule!("14.42.replacement"), "no-replacements-for-remnants");
        }
        if counter.kind == Kind::Garrison {
            return refuse(rule!("r.garrison"), "nothing-to-replace");
        }
        if unit.has(mark::WAITING) {
            return refuse(rule!("6.33"), "nothing-to-replace");
        }
        if unit.has(mark::GONE) {
            return refuse(rule!("6.33"), "surrendered");
        }
        if counter.kind == Kind::Pioneers && p.pioneers_replaced {
            return refuse(rule!("6.33.pioneers"), "one-for-the-pioneers");
        }
        if unit.has(mark::LOST) {
            return self.check_rebuild(p, slot, hex);
        }
        if counter.kind == Kind::Headquarters || !unit.has(mark::REDUCED) {
            return refuse(rule!("6.33"), "nothing-to-replace");
        }
        if unit.has(mark::OUT) {
            return refuse(rule!("6.33.unsupplied"), "replacements-need-supply");
        }
        if unit.has(mark::DEMORALISED) {
            return refuse(rule!("6.33.demoralised"), "replacements-need-morale");
        }
        if hex != Hex::NONE {
            return refuse(rule!("6.32"), "it-stays-where-it-is");
        }
        Ok(())
    }

    /// Whether an eliminated unit can come back, reduced, or a headquarters.
    fn check_rebuild(&self, p: &Position, slot: Slot, hex: Hex) -> Result<(), Refusal> {
        let counter = self.counter(slot);
        if counter.kind == Kind::Headquarters {
            let placed = hex.is_some() && self.headquarters_places(p, counter.side).has(hex.index());
            return if placed { Ok(()) } else { refuse(rule!("6.33.headquarters"), "not-a-place-for-it") };
        }
        if hex != Hex::NONE {
            return refuse(rule!("6.33.place"), "with-its-headquarters");
        }
        if counter.kind == Kind::Chasseurs {
            return refuse(rule!("14.6.replacement"), "chasseurs-do-not-return");
        }
        if self.is_independent(counter.corps) && p.attached == Attached::NONE {
            return refuse(rule!("14.2.replacement"), "the-16th-does-not-return");
        }
        let Some(headquarters) = self.working_headquarters(p, slot) else {
            return refuse(rule!("6.33.place"), "no-headquarters-in-supply");
        };
        if !self.is_clear(p, counter.side, p.unit(headquarters).hex) {
            return refuse(rule!("6.33.zone"), "headquarters-in-a-zone");
        }
        Ok(())
    }

    pub(crate) fn replace(&self, p: &mut Position, slot: Slot, hex: Hex, journal: &mut Log) {
        if p.phase == Phase::Petain {
            self.bring_gun_back(p, slot, hex, journal);
            return;
        }
        p.replacements -= 1;
        let kind = self.kind(slot);
        if kind == Kind::Pioneers {
            p.pioneers_replaced = true;
        }
        if p.unit(slot).has(mark::LOST) {
            let (place, marks, rule) = match self.working_headquarters(p, slot) {
                _ if kind == Kind::Headquarters => (hex, 0, rule!("6.32.headquarters")),
                Some(headquarters) => (p.unit(headquarters).hex, mark::REDUCED, rule!("6.32.rebuild")),
                None => return,
            };
            p.put(slot, place);
            p.unit_mut(slot).marks = marks | mark::RESTORED;
            let out = self.supply(p, p.active).out;
            if out & one(slot) != 0 {
                p.unit_mut(slot).marks |= mark::OUT;
            }
            journal.note(rule, Event::Restored { unit: slot, hex: place });
            self.enter(p, p.active, place, journal);
            if kind == Kind::Headquarters {
                self.feed_again(p, slot, out, journal);
            }
        } else {
            let unit = p.unit_mut(slot);
            // What came back this very turn is made whole with a second replacement.
            let rule = if unit.has(mark::RESTORED) { rule!("6.32.full") } else { rule!("6.32") };
            unit.marks &= !mark::REDUCED;
            let hex = unit.hex;
            journal.note(rule, Event::Replaced { unit: slot, hex });
        }
    }

    /// Headquarters are back: those that depend on them are in supply at once if they have their line (6.11).
    fn feed_again(&self, p: &mut Position, headquarters: Slot, out: Units, journal: &mut Log) {
        let corps = self.counter(headquarters).corps;
        for slot in self.slots_of(p.active) {
            let unit = *p.unit(slot);
            let depends = self.kind(slot) == Kind::Remnant || self.corps_of(p, slot) == corps;
            if unit.is_there() && unit.has(mark::OUT) && depends && out & one(slot) == 0 {
                p.unit_mut(slot).marks &= !mark::OUT;
                journal.note(rule!("6.11.headquarters"), Event::Supplied { unit: slot, hex: unit.hex });
            }
        }
    }

    /// Whether anything can be done with replacements.
    pub(crate) fn can_replace(&self, p: &Position) -> bool {
        p.replacements > 0 && self.slots_of(p.active).any(|slot| self.can_replace_one(p, slot))
    }

    /// Whether a unit can have one, wherever it would be put.
    pub(crate) fn can_replace_one(&self, p: &Position, slot: Slot) -> bool {
        let unit = p.unit(slot);
        if !unit.has(mark::REDUCED | mark::LOST) {
            return false;
        }
        if unit.has(mark::LOST) && self.kind(slot) == Kind::Headquarters {
            return !unit.has(mark::GONE) && !self.headquarters_places(p, self.side(slot)).is_empty();
        }
        self.check_replace(p, slot, Hex::NONE).is_ok()
    }

    // --- Pétain's gun.

    /// Where an eliminated gun comes back (14.7, r.petain-gun).
    pub(crate) fn gun_places(&self, p: &Position, slot: Slot) -> Hexes {
        if let Some(headquarters) = self.working_headquarters(p, slot) {
            let hex = p.unit(headquarters).hex;
            let clear = self.is_clear(p, Seat::Second, hex);
            return clear.then_some(hex.index()).into_iter().collect();
        }
        let corps = self.corps_of(p, slot).map(|corps| &self.counters.corps[usize::from(corps)]);
        if !corps.is_some_and(|corps| corps.independent || corps.army) {
            return Hexes::default();
        }
        let counter = self.counter(slot);
        if let (0, Begins::In(hexes)) = (counter.movement, &counter.begins) {
            // The guns of the left bank are nowhere else (14.33).
            let clear = hexes.iter().filter(|hex| self.is_clear(p, Seat::Second, **hex));
            return clear.map(|hex| hex.index()).collect();
        }
        let railway = counter.kind == Kind::ArmyArtillery;
        let fits = |hex: &&Hex| {
            self.is_clear(p, Seat::Second, **hex) && (!railway || self.map.rail[hex.index()] != 0)
        };
        self.map.city.iter().filter(fits).map(|hex| hex.index()).collect()
    }

    fn check_gun_back(&self, p: &Position, slot: Slot, hex: Hex) -> Result<(), Refusal> {
        let (unit, counter) = (p.unit(slot), self.counter(slot));
        let lost = unit.has(mark::LOST) && !unit.has(mark::GONE);
        if counter.side != Seat::Second || !counter.kind.is_artillery() || !lost {
            return refuse(rule!("14.7.once"), "one-lost-gun");
        }
        if hex == Hex::NONE || !self.gun_places(p, slot).has(hex.index()) {
            return refuse(rule!("r.petain-gun"), "not-a-place-for-it");
        }
        Ok(())
    }

    fn bring_gun_back(&self, p: &mut Position, slot: Slot, hex: Hex, journal: &mut Log) {
        p.put(slot, hex);
        p.unit_mut(slot).marks = 0;
        journal.note(rule!("14.7.gun"), Event::GunReturned { unit: slot, hex });
        self.enter(p, Seat::Second, hex, journal);
        p.phase = Phase::Replace;
    }

    /// Whether a gun can come back today.
    pub(crate) fn can_gun_return(&self, p: &Position, slot: Slot) -> bool {
        let unit = p.unit(slot);
        self.kind(slot).is_artillery()
            && unit.has(mark::LOST)
            && !unit.has(mark::GONE)
            && !self.gun_places(p, slot).is_empty()
    }

    // --- Reinforcements.

    /// Reinforcements of a side that are due, but those that come only when called.
    pub(crate) fn arrive(&self, p: &mut Position, side: Seat, journal: &mut Log) {
        for slot in self.slots_of(side) {
            let counter = self.counter(slot);
            let due = counter.arrives > 0 && counter.arrives <= p.day && !counter.optional;
            if !due || !p.unit(slot).has(mark::WAITING) {
                continue;
            }
            let Begins::In(hexes) = &counter.begins else { continue };
            let hex = hexes[0];
            if self.is_clear(p, side, hex) {
                p.put(slot, hex);
                journal.note(rule!("6.41"), Event::Arrived { unit: slot, hex });
                self.enter(p, side, hex, journal);
            } else {
                journal.note(rule!("r.late"), Event::Delayed { unit: slot, hex });
            }
        }
    }

    /// The units of the optional division that have not been placed.
    pub(crate) fn next_optional(&self, p: &Position) -> Option<Slot> {
        self.slots_of(Seat::First)
            .find(|slot| self.counter(*slot).optional && p.unit(*slot).has(mark::WAITING))
    }

    /// Whether the 121st Division can be called (6.42).
    pub(crate) fn check_call(&self, p: &Position) -> Result<(), Refusal> {
        if p.phase != Phase::Call {
            return refuse(rule!("6.42.date"), "only-on-the-25th");
        }
        Ok(())
    }

    pub(crate) fn call(&self, p: &mut Position, comes: bool, journal: &mut Log) {
        if comes {
            p.called = true;
            let free = self.options.total_effort;
            journal.note(rule!("6.42"), Event::Called { free });
            p.phase = Phase::Enter;
        } else {
            while let Some(slot) = self.next_optional(p) {
                p.lift(slot, mark::GONE);
            }
            journal.note(rule!("6.42"), Event::NotCalled);
            p.phase = Phase::Replace;
        }
    }

    /// Whether a unit of the 121st can enter there.
    pub(crate) fn check_enter(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        let Some(slot) = self.next_optional(p) else {
            return refuse(rule!("6.42"), "nobody-to-place");
        };
        let Begins::In(hexes) = &self.counter(slot).begins else {
            return refuse(rule!("6.42"), "nobody-to-place");
        };
        if !hexes.contains(&hex) {
            return refuse(rule!("6.42.place"), "not-its-zone");
        }
        if !self.is_clear(p, Seat::First, hex) {
            return refuse(rule!("6.42.place"), "enemy-there");
        }
        Ok(())
    }

    pub(crate) fn place_optional(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        let Some(slot) = self.next_optional(p) else { return };
        p.put(slot, hex);
        journal.note(rule!("6.42"), Event::Arrived { unit: slot, hex });
        self.enter(p, Seat::First, hex, journal);
    }

    /// Whether the 16th Division can be given to a corps (15.3).
    pub(crate) fn check_attach(&self, p: &Position, corps: u8) -> Result<(), Refusal> {
        if p.phase != Phase::Attach {
            return refuse(rule!("4.order"), "not-now");
        }
        let corps = &self.counters.corps[usize::from(corps)];
        if corps.side != Seat::Second || corps.army || corps.independent {
            return refuse(rule!("15.3"), "not-a-corps-of-yours");
        }
        Ok(())
    }

    pub(crate) fn attach(&self, p: &mut Position, corps: u8, journal: &mut Log) {
        p.attached = Attached::to(corps);
        p.phase = Phase::Replace;
        journal.note(rule!("15.3"), Event::Attached { corps });
    }

    /// Organisation up to the replacements: supply, rally, what is new today.
    pub(crate) fn organise(&self, p: &mut Position, dice: &mut contract::Dice, journal: &mut Log) {
        let side = p.active;
        let rule = if side == Seat::First { rule!("4.ii") } else { rule!("4.vii") };
        journal.note(rule, Event::Phase { side, phase: 2 });
        for slot in self.slots_of(side) {
            p.unit_mut(slot).marks &= !(mark::ATTACKED | mark::RESTORED);
        }
        self.check_supply(p, side, journal);
        self.rally(p, side, dice, journal);
        p.replacements = self.tables.replacements.of(side, p.day);
        p.pioneers_replaced = false;
        p.hand = InHand::default();
        if p.replacements > 0 {
            journal.note(rule!("6.31"), Event::Replacements { side, count: p.replacements });
        }
        p.phase = Phase::Replace;
        if side == Seat::Second && p.day == PETAIN {
            journal.note(rule!("14.7"), Event::Petain);
            p.phase = Phase::Petain;
        }
    }

    /// After the replacements: reinforcements, and who must be asked about them (6.4).
    pub(crate) fn reinforce(&self, p: &mut Position, journal: &mut Log) {
        let side = p.active;
        self.arrive(p, side, journal);
        let independent =
            |slot: Slot| p.unit(slot).is_there() && self.is_independent(self.counter(slot).corps);
        if self.options.attached
            && side == Seat::Second
            && p.attached == Attached::NONE
            && self.slots_of(side).any(independent)
        {
            p.phase = Phase::Attach;
        } else if side == Seat::First && p.day == CALL && !p.called && self.next_optional(p).is_some() {
            p.phase = Phase::Call;
        } else {
            p.phase = Phase::Bombard;
        }
    }

    /// A side's markers are taken up (7.22).
    pub(crate) fn lift_markers(&self, p: &mut Position, journal: &mut Log) {
        let side = p.active;
        let count = p.interdicted[side].len() as u8;
        if count > 0 {
            p.interdicted[side] = Hexes::default();
            journal.note(rule!("7.22.removed"), Event::MarkersLifted { side, count });
        }
    }

    /// A lost unit that waits for its remnant keeps its place; nobody else does.
    pub(crate) fn is_fallen(&self, p: &Position, slot: Slot) -> bool {
        p.fallen & one(slot) != 0
    }
}
