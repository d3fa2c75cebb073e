//! What can be said of a thing when somebody points at it: ground, reach, range, and its line of supply.

use ::table::{Inspection, Overlay, Text};
use contract::Seat;
use hexmap::overlay;

use crate::map::Hex;
use crate::position::{InHand, mark, one};
use crate::routes::FAR;
use crate::supply::{LIMIT, Passable};
use crate::units::{Kind, NOBODY, Slot};
use crate::zones::Zone;
use crate::{Position, Verdun};

impl Verdun {
    /// What the ground costs and does, and who has a hold on it.
    pub(crate) fn ground_notes(&self, p: &Position, hex: Hex) -> Vec<Text> {
        let at = hex.index();
        let mut notes = vec![Text::key("note-hex").with("cost", self.map.cost[at])];
        let assault = self.map.assault[at] + if self.fort_stands(p, hex) { self.tables.walls() } else { 0 };
        if assault != 0 {
            notes.push(Text::key("note-assault-shift").with("columns", i64::from(assault)));
        }
        if self.map.barrage[at] != 0 {
            notes.push(Text::key("note-barrage-shift").with("columns", i64::from(self.map.barrage[at])));
        }
        if p.is_interdicted(hex) {
            notes.push(Text::key("note-interdicted"));
        }
        let side = crate::table::side_text(p.controller(hex));
        notes.push(Text::key("note-control").with("side", side));
        for side in Seat::BOTH {
            let name = crate::table::side_text(side);
            match self.zone(p, side, hex) {
                Zone::Free => {}
                Zone::Weak => notes.push(Text::key("note-weak-zone").with("side", name)),
                Zone::Strong => notes.push(Text::key("note-strong-zone").with("side", name)),
            }
        }
        if self.map.sources_of[at].is_ours() {
            notes.push(Text::key("note-reconstructed"));
        }
        notes
    }

    pub(crate) fn look_at_unit(&self, p: &Position, slot: Slot) -> Inspection {
        let (counter, unit) = (self.counter(slot), p.unit(slot));
        let mut inspection = Inspection::default();
        let notes = &mut inspection.notes;
        notes.push(Text::key("note-unit").with("unit", self.unit_text(slot)));
        if self.is_off_map(slot) {
            notes.push(Text::key("note-shots").with("count", unit.shots));
            return inspection;
        }
        if !unit.is_there() {
            return inspection;
        }
        notes.push(Text::key("note-morale").with("morale", self.morale(p, slot)));
        if counter.movement > 0 {
            notes.push(Text::key("note-movement").with("points", self.allowance(p, slot)));
        }
        notes.push(Text::key("note-defence").with("strength", self.defence_strength(p, slot)));
        if counter.kind.is_infantry() {
            notes.push(Text::key("note-attack").with("strength", self.infantry_strength(p, slot)));
        }
        if counter.kind.is_artillery() {
            let in_range = self.map.all().filter(|hex| self.in_range(p, slot, *hex));
            inspection.notes.push(Text::key("note-range").with("count", counter.range));
            inspection.overlays.push(overlay("range", self.map.cover(in_range)));
        }
        if counter.movement > 0 {
            inspection.overlays.push(self.reach_overlay(p, slot));
        }
        if counter.kind != Kind::Garrison && counter.kind != Kind::ArmyArtillery {
            self.supply_notes(p, slot, &mut inspection);
        }
        inspection
    }

    /// Everywhere a unit could go if it were its turn to move, with what is spent: half points, in whole ones.
    fn reach_overlay(&self, p: &Position, slot: Slot) -> Overlay {
        let mut there = p.clone();
        there.active = self.side(slot);
        there.phase = crate::position::Phase::Move;
        there.hand = InHand { units: one(slot), ..InHand::default() };
        let mut places = Vec::new();
        self.each_destination(&there, &self.lay_for_hand(&there), false, &mut |hex, cost| {
            places.push(self.map.covered(hex, Some(i32::from(cost.div_ceil(2)))));
        });
        overlay("reach", places)
    }

    /// Supply as fixed, as it would be now, and the line: whose, through which hexes, at what cost.
    fn supply_notes(&self, p: &Position, slot: Slot, inspection: &mut Inspection) {
        let unit = p.unit(slot);
        let side = self.side(slot);
        let fixed = if unit.has(mark::OUT) { "note-supply-out" } else { "note-supply-in" };
        inspection.notes.push(Text::key(fixed));
        let now = if self.supply(p, side).out & one(slot) != 0 { "note-now-out" } else { "note-now-in" };
        inspection.notes.push(Text::key(now));
        let ways = self.passable(p, side);
        let corps = self.corps_of(p, slot).map(|corps| &self.counters.corps[usize::from(corps)]);
        let headquarters = match self.kind(slot) {
            Kind::Remnant => {
                let Some(nearest) = self.nearest_headquarters(p, slot, &ways) else {
                    inspection.notes.push(Text::key("note-no-line-to-any-headquarters"));
                    return;
                };
                nearest
            }
            _ => corps.map_or(NOBODY, |corps| corps.headquarters),
        };
        let mut line = Vec::new();
        let mut from = unit.hex;
        if headquarters != NOBODY && headquarters != slot {
            if !p.unit(headquarters).is_there() {
                inspection.notes.push(Text::key("note-no-headquarters"));
                return;
            }
            let hex = p.unit(headquarters).hex;
            let routes = self.lines(&ways, [hex], LIMIT);
            let cost = routes.cost(from);
            if cost == FAR || cost > self.limit_of(p, headquarters) {
                inspection.notes.push(Text::key("note-no-line-to-headquarters"));
                return;
            }
            inspection.notes.push(
                Text::key("note-line-to-headquarters")
                    .with("headquarters", self.unit_text(headquarters))
                    .with("cost", cost)
                    .with("limit", self.limit_of(p, headquarters)),
            );
            line.extend(routes.onward(from));
            from = hex;
        }
        let independent = corps.is_some_and(|corps| corps.independent);
        let routes = match independent {
            true => self.lines(&ways, self.open_city(p), LIMIT),
            false => self.lines(&ways, self.open_sources(p, side), LIMIT),
        };
        let cost = routes.cost(from);
        let limit = if headquarters == NOBODY { LIMIT } else { self.limit_of(p, headquarters) };
        if cost == FAR || cost > limit {
            inspection.notes.push(Text::key("note-no-line-to-source"));
        } else {
            inspection.notes.push(Text::key("note-line-to-source").with("cost", cost).with("limit", limit));
            line.extend(routes.onward(from));
        }
        line.dedup();
        inspection.overlays.push(overlay("supply-line", self.map.cover(line.into_iter())));
    }

    /// The headquarters in supply that a remnant reaches at the least cost (r.army-supply).
    fn nearest_headquarters(&self, p: &Position, slot: Slot, ways: &Passable) -> Option<Slot> {
        let (side, from) = (self.side(slot), p.unit(slot).hex);
        let home = self.lines(ways, self.open_sources(p, side), LIMIT);
        let line = |headquarters: Slot| {
            let unit = p.unit(headquarters);
            let limit = self.limit_of(p, headquarters);
            if !unit.is_there() || home.cost(unit.hex) > limit {
                return None;
            }
            let cost = self.lines(ways, [unit.hex], limit).cost(from);
            (cost != FAR).then_some((cost, headquarters))
        };
        let all = self.slots_of(side).filter(|slot| self.kind(*slot) == Kind::Headquarters);
        all.filter_map(line).min().map(|(_, headquarters)| headquarters)
    }
}
