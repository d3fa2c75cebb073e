//! What can be said of a thing when somebody points at it: ground, cover and sight of a hex; strength, supply, fire and sight of a
//! unit; how far it is from one place to another, and what cuts the view.

use ::table::{Arg, Inspection, Measure, Overlay, Text};
use contract::{Onlooker, Seat};

use crate::decision::Subject;
use crate::fire::RANGE;
use crate::ground::Going;
use crate::map::{Ground, Hex};
use crate::position::{Mode, NO_LINE, Unit, mark, one, side_of, soil};
use crate::units::{Class, NOBODY, Slot, Traits};
use crate::words::facing_text;
use crate::{DerDesDers, Position, Supply};

/// The most places that are named one by one.
const NAMED: usize = 4;

/// Half hexes as so many UD.
pub(crate) fn half_hexes(length: u16) -> Arg {
    Arg::decimal(f64::from(length) / 2.0, (length % 2) as u8)
}

/// A unit as it fires: riders do once they are on foot (3.3).
fn as_shooter(unit: &Unit) -> Unit {
    let afoot = if unit.class == Class::Cavalry { mark::DISMOUNTED } else { 0 };
    Unit { marks: unit.marks | afoot, ..*unit }
}

impl DerDesDers {
    pub(crate) fn look_at(&self, p: &Position, onlooker: Onlooker, subject: Subject) -> Inspection {
        let known = self.as_known(p, onlooker);
        match subject {
            Subject::Hex(hex) => self.look_at_hex(&known, onlooker, hex),
            // Who lies in ambush is asked for by his place: his name would tell who he is (r.marker).
            Subject::Unit(slot) if self.knows(p, onlooker, slot) && known.unit(slot).full > 0 => {
                self.look_at_unit(&known, slot)
            }
            Subject::Troop(troop) => self.look_at_troop(p, troop),
            Subject::Unit(_) | Subject::Button | Subject::Points(_) | Subject::Work(_) => {
                Inspection::default()
            }
        }
    }

    // --- A hex.

    fn look_at_hex(&self, p: &Position, onlooker: Onlooker, hex: Hex) -> Inspection {
        let mut inspection = Inspection { notes: self.ground_notes(p, hex), ..Inspection::default() };
        if let Some(slot) = p.on(hex).filter(|slot| !self.knows(p, onlooker, *slot)) {
            let marks = [(mark::CLIMBS, "note-marker-climbs"), (mark::SKIRTS, "note-marker-skirts")];
            let paid = marks.into_iter().find(|(marks, _)| p.unit(slot).has(*marks)).map(|(_, key)| key);
            let notes = ["note-marker"].into_iter().chain(paid).map(Text::key);
            inspection.notes.splice(0..0, notes);
        }
        for side in Seat::BOTH {
            let eyes = self.eyes_on(p, side, hex);
            if !eyes.is_empty() {
                let text = Text::key("note-seen-by").with("side", self.side_text(side));
                inspection.notes.push(text.with("places", self.places_text(&eyes)));
            }
        }
        inspection.overlays.push(self.overlay("sight", self.seen_from(p, hex)));
        inspection
    }

    fn ground_notes(&self, p: &Position, hex: Hex) -> Vec<Text> {
        let (at, soil) = (hex.index(), p.soil(hex));
        let ground = self.map.ground[at];
        let mut notes = vec![ground.text()];
        let mut note = |key: &'static str| notes.push(Text::key(key));
        match self.going(p, &Unit::NONE, hex) {
            Going::Easy => {}
            Going::Broken => note("note-broken"),
            Going::VeryBroken => note("note-very-broken"),
            Going::Barred if ground == Ground::Cliff => note("note-cliff"),
            Going::Barred => note("note-barred"),
        }
        if ground == Ground::Town {
            note("note-town");
        }
        if self.is_covered_ground(p, hex) {
            note("note-cover");
        }
        match p.works(hex) {
            0 => {}
            3 => note("note-fort"),
            level => notes.push(Text::key("note-works").with("level", level)),
        }
        let more = [
            (soil & soil::WIRE != 0, "note-wire"),
            (soil & soil::CRATERS != 0, "note-craters"),
            (self.map.road[at] != 0, "note-road"),
            (self.map.rail[at] != 0, "note-rail"),
            (self.map.ford[at] != 0, "note-ford"),
            (self.map.river[at] != 0, "note-river"),
        ];
        notes.extend(more.into_iter().filter(|(there, _)| *there).map(|(_, key)| Text::key(key)));
        if self.map.height[at] > 0 {
            notes.push(Text::key("note-height").with("height", self.map.height[at]));
        }
        if p.has_smoke(hex) {
            notes.push(Text::key("note-smoke").with("count", (soil & soil::SMOKE) / soil::PUFF));
        }
        for side in Seat::BOTH {
            let mut of = |key: &'static str| notes.push(Text::key(key).with("side", self.side_text(side)));
            if self.army(side).bases.contains(&hex) {
                of(if self.bases(p, side).has(at) { "note-base" } else { "note-base-captured" });
            }
            if p.has_depot(hex, side) {
                of(if self.sources(p, side).has(at) { "note-depot" } else { "note-depot-idle" });
            }
            if self.is_controlled(p, hex, side.other()) {
                of("note-zone");
            }
        }
        notes
    }

    /// The hexes that are seen from another.
    fn seen_from(&self, p: &Position, hex: Hex) -> impl Iterator<Item = Hex> {
        self.map.all().filter(move |there| *there != hex && self.sees(p, hex, *there))
    }

    /// The units of a side that see a hex, by their places.
    fn eyes_on(&self, p: &Position, side: Seat, hex: Hex) -> Vec<Hex> {
        let there = p.occupied(side).iter().map(|eye| Hex(eye as u16));
        there.filter(|eye| *eye != hex && self.sees(p, *eye, hex)).collect()
    }

    /// Some places by name; of many the first few and how many more.
    fn places_text(&self, hexes: &[Hex]) -> Text {
        let mut names: Vec<Text> =
            hexes.iter().take(NAMED).map(|hex| Text::figure(self.map.name(*hex))).collect();
        if hexes.len() > NAMED {
            names.push(Text::key("places-more").with("count", hexes.len() - NAMED));
        }
        Text::List(names)
    }

    // --- A unit.

    /// A sort of troops that can be raised: how it fires.
    fn look_at_troop(&self, p: &Position, troop: u8) -> Inspection {
        let levy = self.levy_of(p.active);
        let Some(sort) = levy.and_then(|levy| levy.troops.get(usize::from(troop))) else {
            return Inspection::default();
        };
        let unit = Unit { class: sort.class, traits: sort.traits, ..Unit::NONE };
        let mut notes =
            vec![Text::key("note-unit").with("unit", sort.name.clone()).with("class", sort.class.text())];
        notes.extend(self.trait_note(&unit));
        notes.extend(self.fire_table(&unit));
        Inspection { notes, ..Inspection::default() }
    }

    fn trait_note(&self, unit: &Unit) -> Option<Text> {
        self.traits_text(unit.traits).map(|traits| Text::key("note-traits").with("traits", traits))
    }

    fn look_at_unit(&self, p: &Position, slot: Slot) -> Inspection {
        let unit = p.unit(slot);
        let mut inspection = Inspection::default();
        let notes = &mut inspection.notes;
        if unit.class == Class::Decoy {
            notes.push(Text::key("note-decoy").with("unit", self.unit_text(p, slot)));
            if unit.is_there() {
                notes.push(Text::key("note-facing").with("side", facing_text(unit.facing)));
            }
            return inspection;
        }
        notes.push(
            Text::key("note-unit").with("unit", self.unit_text(p, slot)).with("class", unit.class.text()),
        );
        notes.push(Text::key("note-cohesion").with("left", unit.cohesion).with("full", unit.full));
        notes.extend(self.trait_note(unit));
        if !unit.is_there() {
            notes.extend(self.fire_table(unit));
            return inspection;
        }
        if unit.class != Class::Train {
            notes.push(Text::key("note-facing").with("side", facing_text(unit.facing)));
        }
        let marks = [
            (mark::DISMOUNTED, "note-dismounted"),
            (mark::BUILDING, "note-building"),
            (mark::ACTIVATED, "note-activated"),
        ];
        notes.extend(marks.into_iter().filter(|(bit, _)| unit.has(*bit)).map(|(_, key)| Text::key(key)));
        if unit.assaults > 0 {
            notes.push(Text::key("note-assaults").with("count", unit.assaults));
        }
        notes.extend(self.located_notes(p, slot));
        notes.push(self.supply_note(p, slot));
        notes.extend(self.fire_table(unit));
        inspection.overlays = self.unit_overlays(p, slot);
        inspection
    }

    /// Who has located a unit, by seeing it (2.11) or by finding it (3.8, r.hit-reveals).
    fn located_notes(&self, p: &Position, slot: Slot) -> Vec<Text> {
        let (unit, enemy) = (p.unit(slot), side_of(slot).other());
        if unit.has(mark::AMBUSH) {
            return vec![Text::key("note-in-ambush")];
        }
        let eyes = self.eyes_on(p, enemy, unit.hex);
        let seen =
            (!eyes.is_empty()).then(|| Text::key("note-located").with("places", self.places_text(&eyes)));
        let found = (p.found[enemy] & one(slot) != 0).then(|| Text::key("note-found"));
        let notes: Vec<Text> = seen.into_iter().chain(found).collect();
        if notes.is_empty() { vec![Text::key("note-not-located")] } else { notes }
    }

    /// What its supply costs and is made of: as it was reckoned when it was taken up, else as it is now (r.line).
    fn supply_note(&self, p: &Position, slot: Slot) -> Text {
        let unit = p.unit(slot);
        let taken = p.hand.unit == slot && p.turn > 0;
        let supply = if taken { p.hand.supply } else { self.supply(p, slot) };
        let price = self.price_items(unit, &supply, None);
        match self.prices_by(unit, &supply).0 {
            NO_LINE => Text::key("note-no-supply"),
            _ => Text::key("note-supply").with("price", price).with("source", self.hex_text(supply.source)),
        }
    }

    /// The score to hit by range, against a target in the open, static and progressing (2.13).
    fn fire_table(&self, unit: &Unit) -> Vec<Text> {
        let shooter = as_shooter(unit);
        let scores = |mode: Mode| {
            let score = |range: u8| match self.score_at(&shooter, mode, range) {
                0 => "–".to_string(),
                score => score.to_string(),
            };
            (1..=RANGE).map(score).collect::<Vec<_>>().join(" / ")
        };
        let nothing = (1..=RANGE).all(|range| self.score_at(&shooter, Mode::Static, range) == 0);
        if nothing {
            return Vec::new();
        }
        let key = match unit.class {
            Class::Train => "note-fire-train",
            Class::Cavalry => "note-fire-dismounted",
            _ => "note-fire",
        };
        let text = Text::key(key).with("still", scores(Mode::Static)).with("moving", scores(Mode::Progress));
        let early = self.scenario.year < 1915;
        std::iter::once(text).chain(early.then(|| Text::key("note-early"))).collect()
    }

    /// The score of a shot that far at whoever stands in the open: the table, and the years before 1915 (2.13.avant-1915).
    fn score_at(&self, unit: &Unit, mode: Mode, range: u8) -> u8 {
        let base = self.table_score(unit, mode, range);
        let spared = unit.traits.has(Traits::FRENCH) && unit.class == Class::Infantry && range == 2
            || unit.traits.has(Traits::BEF) && range == 1;
        base.saturating_sub(u8::from(self.scenario.year < 1915 && !spared))
    }

    fn unit_overlays(&self, p: &Position, slot: Slot) -> Vec<Overlay> {
        let unit = p.unit(slot);
        let hex = unit.hex;
        let mut overlays = vec![self.overlay("zone", self.map.around(hex).map(|(_, near)| near))];
        if p.turn > 0 {
            overlays.push(self.reach_overlay(p, slot));
        }
        let shooter = as_shooter(unit);
        let mode = if p.hand.unit == slot { p.hand.mode } else { Mode::Static };
        let shots = self.seen_from(p, hex).filter_map(|there| {
            let score = self.score_at(&shooter, mode, self.map.distance(hex, there));
            (score > 0).then(|| self.covered(there, Some(score.into())))
        });
        overlays.push(Overlay { places: shots.collect(), ..self.overlay("range", []) });
        overlays.push(self.overlay("sight", self.seen_from(p, hex)));
        if unit.class != Class::Train {
            let rear = self.map.around(hex).map(|(_, near)| near);
            let rear = rear.filter(|near| self.map.is_behind(*near, hex, unit.facing));
            overlays.push(self.overlay("rear", rear));
        }
        overlays.push(self.overlay("line", self.supply_line(p, slot)));
        overlays
    }

    /// Everywhere a unit could go if it were activated now, with the resource points that it would cost.
    fn reach_overlay(&self, p: &Position, slot: Slot) -> Overlay {
        let held = p.hand.unit == slot;
        let (price, paid) = if held { (p.hand.price, p.hand.paid) } else { (self.prices(p, slot).0, 0) };
        let due = if paid > 0 { 0 } else { price };
        let afford = due != NO_LINE && u16::from(due) <= p.resources[side_of(slot)];
        let fast = if held { self.can_go_fast(p) } else { afford };
        let mut overlay = self.overlay("reach", []);
        if held && self.check_may_move(p).is_err() || p.unit(slot).class == Class::Train {
            return overlay;
        }
        self.each_way(p, slot, fast, &mut |way| {
            let cost = if way.steps > 1 { due } else { 0 };
            overlay.places.push(self.covered(way.to, Some(cost.into())));
        });
        overlay
    }

    // --- What supply costs.

    /// What the supply of a unit costs, in short.
    pub(crate) fn price_text(&self, price: u8) -> Text {
        match price {
            NO_LINE => Text::key("price-none"),
            0 => Text::key("price-free"),
            points => Text::key("figure-resources").with("count", points),
        }
    }

    /// What the supply of a unit costs, figure by figure (2.5.prix), with what is paid on top.
    pub(crate) fn price_items(&self, unit: &Unit, supply: &Supply, more: Option<(&'static str, u8)>) -> Text {
        let (price, _) = self.prices_by(unit, supply);
        if price == NO_LINE {
            return Text::key("price-none");
        }
        let mut items = Vec::new();
        if supply.free {
            let train = unit.class == Class::Train;
            items.push(Text::key(if train { "price-by-train" } else { "price-by-base" }));
        } else {
            items.push(Text::key("price-line").with("length", half_hexes(supply.length)));
            let surcharges = [
                ("price-lengthened", u8::from(supply.lengthened)),
                ("price-broken", u8::from(supply.broken)),
                ("price-segments", supply.segments),
            ];
            let added = surcharges.into_iter().filter(|(_, points)| *points > 0);
            items.extend(added.map(|(key, points)| Text::key(key).with("count", points)));
            if unit.traits.has(Traits::COMPACT) {
                items.push(Text::key("price-compact"));
            }
        }
        let (more_key, more) = more.unwrap_or_default();
        if more > 0 {
            items.push(Text::key(more_key).with("count", more));
        }
        Text::key("price-items").with("count", price + more).with("items", Text::List(items))
    }

    // --- From one to another.

    /// How far it is from one thing to another, whether one sees the other, and what cuts the view.
    pub(crate) fn measure_between(
        &self,
        p: &Position,
        onlooker: Onlooker,
        from: Subject,
        to: Subject,
    ) -> Option<Measure> {
        let known = self.as_known(p, onlooker);
        let p: &Position = &known;
        let place = |subject: Subject| match subject {
            Subject::Hex(hex) => Some(hex),
            Subject::Unit(slot) if slot != NOBODY && self.knows(p, onlooker, slot) => Some(p.unit(slot).hex),
            _ => None,
        };
        let hex = |subject: Subject| place(subject).filter(|hex| hex.is_some());
        let (from, to) = (hex(from)?, hex(to)?);
        let mut notes = vec![Text::key("note-distance").with("count", self.map.distance(from, to))];
        if from != to {
            notes.extend(self.sight_notes(p, from, to));
        }
        let places =
            std::iter::once(from).chain(self.map.between(from, to)).chain((from != to).then_some(to));
        Some(Measure { notes, places: places.map(|hex| self.map.name(hex).to_string()).collect() })
    }

    fn sight_notes(&self, p: &Position, from: Hex, to: Hex) -> Vec<Text> {
        let cutting = self.map.cut_by(from, to, &|hex| self.is_covered_ground(p, hex));
        let mut notes = Vec::new();
        if self.sees(p, from, to) {
            notes.push(Text::key("note-seen"));
        } else {
            notes.push(Text::key("note-not-seen"));
            notes.extend(cutting.into_iter().take(NAMED).map(|hex| self.cut_note(from, hex, to)));
        }
        let height = |hex: Hex| self.map.height[hex.index()];
        if height(from) != height(to) {
            let high = if height(from) > height(to) { from } else { to };
            notes.push(Text::key("note-overlooks").with("hex", self.hex_text(high)));
        }
        notes
    }

    /// What it is on a hex that cuts the view: higher ground, smoke, or what grows and stands there.
    fn cut_note(&self, from: Hex, hex: Hex, to: Hex) -> Text {
        let (ground, height) = (self.map.ground[hex.index()], |hex: Hex| self.map.height[hex.index()]);
        let what = if height(hex) > height(from).max(height(to)) {
            Text::key("cut-height")
        } else if ground.is_cover() {
            ground.text()
        } else {
            Text::key("mark-smoke")
        };
        Text::key("note-cut").with("hex", self.hex_text(hex)).with("what", what)
    }
}
