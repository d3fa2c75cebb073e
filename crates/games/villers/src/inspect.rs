//! What can be said of a thing when somebody points at it: ground, reach, sight, repair, its line of communication.

use ::table::{Arg, Covered, Inspection, Measure, Overlay, Text};
use contract::Seat;

use crate::decision::Subject;
use crate::map::Hex;
use crate::position::{Phase, mark};
use crate::table::side_text;
use crate::units::Slot;
use crate::{Position, Villers};

/// What becomes of a tank that has broken down.
enum Repair {
    /// The game ends before anything does.
    None,
    /// A repair phase comes (4.2).
    Comes,
    /// Markers are drawn, and there is none (r.random-repair).
    Random,
    /// It is abandoned at nightfall (9.1).
    Night,
}

impl Villers {
    /// How far it is from one thing to another, and whether one sees the other.
    pub(crate) fn measure_between(&self, p: &Position, from: Subject, to: Subject) -> Option<Measure> {
        let hex = |subject: Subject| match subject {
            Subject::Hex(hex) => Some(hex),
            Subject::Unit(slot) => Some(p.unit(slot).hex).filter(|hex| hex.is_some()),
            Subject::Button => None,
        };
        let (from, to) = (hex(from)?, hex(to)?);
        let distance = self.map.distance(from, to);
        let mut notes = vec![Text::key("note-distance").with("count", distance)];
        if (1..=crate::map::FAR).contains(&distance) {
            notes.push(Text::key(if self.sees(p, from, to) { "note-seen" } else { "note-not-seen" }));
        }
        let name = |hex: Hex| self.map.name(hex).to_string();
        Some(Measure { notes, places: vec![name(from), name(to)] })
    }

    pub(crate) fn ground_notes(&self, p: &Position, hex: Hex) -> Vec<Text> {
        let at = hex.index();
        let mut notes = vec![Text::key("note-cost").with("points", self.map.cost[at])];
        if self.map.road[at] != 0 {
            notes.push(Text::key("note-road"));
        }
        if let Some(side) = self.map.trench_of(hex) {
            notes.push(Text::key("note-trench").with("side", side_text(side)));
        }
        if self.map.ground[at].is_cover() {
            notes.push(Text::key("note-cover"));
        }
        if self.map.river[at] != 0 {
            notes.push(Text::key("note-river"));
        }
        for side in Seat::BOTH {
            if self.in_zone(p, side, hex) {
                notes.push(Text::key("note-zone").with("side", side_text(side)));
            }
        }
        let place = self.map.belongs[at].map(|place| self.map.places[usize::from(place)].source);
        if place.unwrap_or(self.map.source).is_ours() {
            notes.push(Text::key("note-reconstructed"));
        }
        notes
    }

    pub(crate) fn look_at_unit(&self, p: &Position, slot: Slot) -> Inspection {
        let (unit, tank) = (p.unit(slot), self.is_tank(slot));
        let mut inspection = Inspection::default();
        let notes = &mut inspection.notes;
        notes.push(Text::key("note-unit").with("unit", self.unit_text(slot)));
        notes.push(Text::key("note-medals").with("count", self.medals(p, slot)));
        if unit.back > 0 {
            notes.push(Text::key("note-back").with("turn", unit.back));
        }
        if !unit.is_there() {
            return inspection;
        }
        if unit.has(mark::HURT) {
            notes.push(Text::key(if tank { "note-damaged" } else { "note-disorganised" }));
        }
        if unit.has(mark::BROKEN) {
            notes.extend(self.repair_notes(p, slot));
        }
        notes.push(Text::key(if tank { "note-fires-far" } else { "note-fires-near" }));
        let lines = self.lines(p, self.side(slot));
        let linked = self.is_linked(p, slot, &lines);
        notes.push(Text::key(if linked { "note-linked" } else { "note-cut-off" }));
        inspection.overlays.push(self.reach_overlay(p, slot));
        inspection.overlays.push(self.range_overlay(p, slot));
        let line = self.map.all().filter(|hex| linked && lines.has(hex.index()));
        inspection.overlays.push(Overlay {
            id: "line".into(),
            name: Text::key("overlay-line"),
            places: line.map(|hex| self.map.covered(hex, None)).collect(),
        });
        inspection
    }

    /// What the repair phase would bring a broken-down tank (4.2).
    fn repair_notes(&self, p: &Position, slot: Slot) -> Vec<Text> {
        let table = &self.tables.repair;
        let side = self.side(slot);
        let add = if self.in_zone(p, side.other(), p.unit(slot).hex) { table.zone } else { 0 };
        let share = |wanted: &dyn Fn(u8) -> bool| {
            let faces = (1..=6).filter(|die| wanted(die + add)).count();
            Arg::decimal(faces as f64 / 6.0 * 100.0, 0)
        };
        let mended = share(&|total| total <= table.mended);
        let lost = share(&|total| total > table.mended && total >= table.lost);
        let key = match self.next_repair(p, side) {
            Repair::None => return vec![Text::key("note-broken-down")],
            Repair::Comes => "note-repair",
            Repair::Random => "note-no-repair",
            Repair::Night => "note-repair-too-late",
        };
        vec![Text::key("note-broken-down"), Text::key(key).with("mended", mended).with("lost", lost)]
    }

    /// Whether a side will see to its tanks, as it stands.
    fn next_repair(&self, p: &Position, side: Seat) -> Repair {
        let night = self.tables.is_night(p.turn);
        // Of this turn: the Allies' before the German activations, the Germans' after them (1.c4, 1.c6).
        let past = match p.phase {
            Phase::Return | Phase::Cohesion => true,
            Phase::Activate => side == Seat::Second && p.active == Seat::First,
            _ => false,
        };
        let breaks = past && (p.held || p.intensity >= p.confusion && !self.may_keep_cohesion(p));
        if (p.random || past) && !night && self.tables.is_night(p.turn + 1) {
            Repair::Night
        } else if night && p.turn >= self.tables.scenario.turns {
            Repair::None
        } else if !night && (p.random || breaks) {
            Repair::Random
        } else {
            Repair::Comes
        }
    }

    /// Everywhere a unit could go if it were activated now, with the medals that it would cost.
    fn reach_overlay(&self, p: &Position, slot: Slot) -> Overlay {
        let mut there = p.clone();
        if there.phase == Phase::Return {
            there.phase = Phase::Activate;
        }
        let a = match self.actor(p) {
            Some(a) if a.slot == slot => a,
            _ => self.fresh(&there, slot),
        };
        let mut places: Vec<Covered> = Vec::new();
        let lay = self.lay(p, a.side);
        self.each_way(&there, &a, &lay, &self.post(&there, &a, &lay), &mut |hex, way| {
            places.push(self.map.covered(hex, Some(way.medals.into())));
        });
        Overlay { id: "reach".into(), name: Text::key("overlay-reach"), places }
    }

    /// Where a unit can fire: a tank at what it sees within its range, a battalion beside it.
    fn range_overlay(&self, p: &Position, slot: Slot) -> Overlay {
        let (hex, tank) = (p.unit(slot).hex, self.is_tank(slot));
        let far = self.map.sight[hex.index()].iter().filter(|sight| tank && self.is_clear(p, sight));
        let places = self.map.beside(hex).chain(far.map(|sight| sight.target));
        Overlay {
            id: "range".into(),
            name: Text::key("overlay-range"),
            places: places.map(|hex| self.map.covered(hex, None)).collect(),
        }
    }
}
