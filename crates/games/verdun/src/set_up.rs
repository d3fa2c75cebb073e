//! Setting up (3): who may be placed where, and deployments ready-made.

use contract::{BySeat, DataFile, Pack, PackError, Refusal, Seat};
use serde::Deserialize;
use serde_spanned::Spanned;
use table::Text;

use crate::event::Event;
use crate::map::{Hex, Map, ground};
use crate::phases::stage;
use crate::position::{InHand, Phase, Position, Unit, each, mark, one};
use crate::units::{Begins, Counters, Kind, Slot};
use crate::zones::Zone;
use crate::{Log, Verdun, refuse, rule};

/// Divisional guns begin within so many hexes of infantry (3.1).
const NEAR: u8 = 4;
/// Why a deployment with a gap cannot be closed.
pub(crate) const UNCOVERED: &str = "front-uncovered";
/// Nor one with guns far from infantry.
pub(crate) const LONE_GUNS: &str = "guns-without-infantry";

/// A deployment of each side, ready-made.
pub(crate) struct Deployments(BySeat<Vec<(Slot, Hex)>>);

/// The file of the deployments.
pub(crate) const FILE: &str = "deployments.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    german: Spanned<String>,
    french: Spanned<String>,
}

impl Deployments {
    /// Reads the deployments of a pack: a unit and its hex, one after the other.
    pub(crate) fn read(pack: &Pack, map: &Map, counters: &Counters) -> Result<Deployments, PackError> {
        let (file, sheet) = DataFile::read::<File>(pack, FILE)?;
        let read = |list: &Spanned<String>, side: Seat| {
            let mut placed: Vec<(Slot, Hex)> = Vec::new();
            let mut hex = None;
            for (word, at) in sheet.words(list) {
                if let Some(name) = word.strip_suffix(':') {
                    hex = Some(map.read_hex(&sheet, name, at)?);
                    continue;
                }
                let unit = counters.named(word).filter(|slot| counters.all[usize::from(*slot)].side == side);
                let (Some(slot), Some(hex)) = (unit, hex) else {
                    return sheet.wrong(at, Text::key("parse-unit").with("found", word));
                };
                if placed.iter().any(|(other, _)| *other == slot) {
                    return sheet.wrong(at, Text::key("unit-twice").with("found", word));
                }
                placed.push((slot, hex));
            }
            Ok(placed)
        };
        Ok(Deployments(BySeat([read(&file.german, Seat::First)?, read(&file.french, Seat::Second)?])))
    }
}

impl Verdun {
    /// The map before anyone has placed anything: what has but one place is there.
    pub(crate) fn set_up(&self) -> Position {
        let mut p = Position::bare(self.map.german);
        for (slot, counter) in self.counters.all.iter().enumerate() {
            let slot = slot as Slot;
            *p.unit_mut(slot) = Unit { hex: Hex::NONE, marks: mark::WAITING, shots: counter.shots };
            match &counter.begins {
                Begins::OffMap => p.unit_mut(slot).marks = 0,
                Begins::In(hexes) if counter.arrives == 0 && hexes.len() == 1 => {
                    if counter.kind == Kind::ArmyArtillery && self.options.left_bank {
                        // The attack on the left bank has taken them out of the game (15.1).
                        *p.unit_mut(slot) = Unit::NONE;
                    } else {
                        p.put(slot, hexes[0]);
                    }
                }
                _ => {}
            }
        }
        p
    }

    /// Whether a counter is its owner's to place.
    fn is_placeable(&self, slot: Slot) -> bool {
        let counter = self.counter(slot);
        counter.arrives == 0
            && match &counter.begins {
                Begins::In(hexes) => hexes.len() > 1,
                Begins::AnyTrench | Begins::Behind | Begins::Railway => true,
                Begins::OffMap | Begins::Remnant => false,
            }
    }

    /// Whether a counter can be taken up to be placed.
    pub(crate) fn check_take_to_place(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let by_side = stage(p).rule(p);
        if self.side(slot) != p.active {
            return refuse(by_side, "not-yours");
        }
        if !self.is_placeable(slot) {
            return refuse(by_side, "not-to-be-placed");
        }
        if p.hand.units == one(slot) {
            return refuse(by_side, "already-in-hand");
        }
        Ok(())
    }

    /// Whether a hex is one where a counter may begin.
    fn check_zone(&self, p: &Position, slot: Slot, hex: Hex) -> Result<(), Refusal> {
        let counter = self.counter(slot);
        let german = counter.side == Seat::First;
        match &counter.begins {
            Begins::In(hexes) if hexes.contains(&hex) => Ok(()),
            Begins::In(_) if german => refuse(rule!("3.2.sector"), "not-its-zone"),
            Begins::In(_) => refuse(rule!("3.1.sector"), "not-its-zone"),
            Begins::AnyTrench => {
                let trench = self.map.is(hex, ground::TRENCH) && p.controller(hex) == counter.side;
                if trench { Ok(()) } else { refuse(rule!("3.1.independent"), "not-a-trench") }
            }
            Begins::Behind => {
                let south = p.controller(hex) == counter.side && self.map.is_behind_the_front(hex);
                if south { Ok(()) } else { refuse(rule!("3.1.guns"), "not-behind-the-front") }
            }
            Begins::Railway => {
                let track = self.map.rail[hex.index()] != 0;
                if track { Ok(()) } else { refuse(rule!("3.1.rail"), "not-a-railway") }
            }
            Begins::OffMap | Begins::Remnant => refuse(rule!("3.1"), "not-to-be-placed"),
        }
    }

    /// Whether a counter has infantry near enough to a hex, if it is guns that begin behind the front (3.1).
    fn has_infantry_near(&self, p: &Position, slot: Slot, hex: Hex) -> bool {
        let near = |other: Slot| {
            p.unit(other).is_there()
                && self.kind(other).is_infantry()
                && self.map.distance(hex, p.unit(other).hex) <= NEAR
        };
        self.counter(slot).begins != Begins::Behind || self.slots_of(self.side(slot)).any(near)
    }

    /// Guns that have been placed and have no infantry near enough any more (3.1).
    pub(crate) fn lone_guns(&self, p: &Position) -> impl Iterator<Item = Slot> {
        self.slots_of(Seat::Second).filter(move |slot| !self.has_infantry_near(p, *slot, p.unit(*slot).hex))
    }

    /// Where a counter in hand may be placed.
    pub(crate) fn each_place(&self, p: &Position, slot: Slot, see: &mut dyn FnMut(Hex)) {
        let mut look = |hex: Hex| {
            if self.check_place(p, hex).is_ok() {
                see(hex);
            }
        };
        match &self.counter(slot).begins {
            Begins::In(hexes) => hexes.iter().copied().for_each(&mut look),
            _ => self.map.all().for_each(&mut look),
        }
    }

    /// Whether what is in hand may be placed on a hex.
    pub(crate) fn check_place(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        if p.phase == Phase::Enter {
            return self.check_enter(p, hex);
        }
        if p.phase != Phase::Deploy {
            return refuse(rule!("4.order"), "not-now");
        }
        let Some(slot) = each(p.hand.units).next() else {
            return refuse(rule!("3.1"), "nothing-in-hand");
        };
        self.check_zone(p, slot, hex)?;
        if !self.has_infantry_near(p, slot, hex) {
            return refuse(rule!("3.1.guns"), "no-infantry-near");
        }
        let there = p.stack(hex) & !one(slot);
        if p.active == Seat::First {
            let mine = self.counter(slot).division;
            let mixed = |other: Slot| {
                let theirs = self.counter(other).division;
                mine.is_some() && theirs.is_some() && mine != theirs
            };
            if each(there).any(mixed) {
                return refuse(rule!("3.2.divisions"), "another-division-there");
            }
        } else if !self.may_stack(there | one(slot)) {
            return refuse(rule!("8.31"), "no-room");
        }
        Ok(())
    }

    pub(crate) fn place(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        if p.phase == Phase::Enter {
            self.place_optional(p, hex, journal);
            return;
        }
        for slot in each(p.hand.units) {
            p.put(slot, hex);
            journal.note(stage(p).rule(p), Event::Placed { unit: slot, hex });
        }
        p.hand = InHand::default();
    }

    /// The ready-made deployment of whoever sets up.
    pub(crate) fn standard(&self, p: &mut Position, journal: &mut Log) {
        let side = p.active;
        p.hand = InHand::default();
        for &(slot, hex) in &self.deployments.0[side] {
            if self.is_placeable(slot) {
                p.put(slot, hex);
            }
        }
        journal.note(stage(p).rule(p), Event::StandardDeployment { side });
    }

    /// Whether the ready-made deployment would change anything.
    pub(crate) fn check_standard(&self, p: &Position) -> Result<(), Refusal> {
        if p.phase != Phase::Deploy {
            return refuse(rule!("4.order"), "not-now");
        }
        let differs = |(slot, hex): &(Slot, Hex)| self.is_placeable(*slot) && p.unit(*slot).hex != *hex;
        if self.deployments.0[p.active].iter().any(differs) {
            Ok(())
        } else {
            refuse(rule!("3"), "already-so")
        }
    }

    /// The trench hexes of the front that nobody holds or covers (3.1).
    pub(crate) fn uncovered(&self, p: &Position) -> impl Iterator<Item = Hex> {
        let side = Seat::Second;
        self.map
            .front
            .iter()
            .copied()
            .filter(move |hex| !self.holds(p, side, *hex) && self.zone(p, side, *hex) == Zone::Free)
    }

    /// Whether the set-up of a side is complete and lawful.
    pub(crate) fn check_deployed(&self, p: &Position) -> Result<(), Refusal> {
        let side = p.active;
        for slot in self.slots_of(side).filter(|slot| self.is_placeable(*slot)) {
            if !p.unit(slot).is_there() {
                return refuse(stage(p).rule(p), "not-all-placed");
            }
        }
        if side == Seat::First {
            return Ok(());
        }
        // Infantry may have been moved away from guns since those were placed.
        if self.lone_guns(p).next().is_some() {
            return refuse(rule!("3.1.guns"), LONE_GUNS);
        }
        if self.uncovered(p).next().is_some() {
            return refuse(rule!("3.1.line"), UNCOVERED);
        }
        Ok(())
    }
}
