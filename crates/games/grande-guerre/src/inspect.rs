//! What can be said of a thing when somebody points at it: cover, reach, dice, prices, effects.

use ::table::{Covered, Inspection, Measure, Overlay, Text};
use contract::{Onlooker, Seat};

use crate::board::{BOARD, FARTHEST, HEXES, Hex, each};
use crate::cards_text::faces_text;
use crate::decision::Subject;
use crate::position::{NOBODY, Slot, Way, mark, side_of};
use crate::tables::{Acquired, Arm, Combat, Command, Cover, Face, Faces, Ground, Tactic};
use crate::{GrandeGuerre, Position};

impl GrandeGuerre {
    pub(crate) fn look_at(&self, p: &Position, onlooker: Onlooker, subject: Subject) -> Inspection {
        let viewer = match onlooker {
            Onlooker::Seat(seat) => seat,
            _ => p.active,
        };
        match subject {
            Subject::Hex(hex) if hex.index() < HEXES => self.look_at_hex(p, hex),
            Subject::Hex(_) | Subject::Button => Inspection::default(),
            Subject::Battery => self.look_at_battery(p, viewer),
            Subject::Command(card) => self.look_at_command(p, viewer, card),
            Subject::Combat(card) => self.look_at_combat(p, card),
            Subject::Pile => self.look_at_decks(p),
            Subject::Pool => {
                let notes = vec![
                    Text::key("note-pool").with("count", p.pool()).with("total", crate::position::TOKENS),
                ];
                Inspection { notes, ..Inspection::default() }
            }
        }
    }

    /// How far it is from hex to hex, and whether one sees the other: it is the same for both sides, and both ways.
    pub(crate) fn measure_between(&self, p: &Position, from: Subject, to: Subject) -> Option<Measure> {
        let (Subject::Hex(from), Subject::Hex(to)) = (from, to) else { return None };
        if from.index() >= HEXES || to.index() >= HEXES || from == to {
            return None;
        }
        let distance = Text::key("measure-distance")
            .with("from", from.name())
            .with("to", to.name())
            .with("count", BOARD.distance(from, to));
        let sight = if self.sees(p, from, to) { "measure-sees" } else { "measure-blocked" };
        let between = each(BOARD.between(from, to)).filter(|hex| *hex != from && *hex != to);
        let mut places: Vec<Hex> = std::iter::once(from).chain(between).chain([to]).collect();
        places.sort_by_key(|hex| BOARD.distance(from, *hex));
        Some(Measure {
            notes: vec![distance, Text::key(sight)],
            places: places.into_iter().map(|hex| hex.name().to_string()).collect(),
        })
    }

    fn look_at_hex(&self, p: &Position, hex: Hex) -> Inspection {
        let mut notes = self.ground_notes(p, hex);
        let mut overlays = Vec::new();
        if let Some(slot) = p.at(hex) {
            notes.extend(self.unit_notes(p, slot));
            overlays.push(self.range_overlay(p, slot));
            overlays.push(self.reach_overlay(p, slot));
        }
        Inspection { notes, overlays, ..Inspection::default() }
    }

    /// The ground, what it does to whoever enters, and what it covers.
    fn ground_notes(&self, p: &Position, hex: Hex) -> Vec<Text> {
        let ground = self.ground(p, hex);
        let data = self.tables.ground(ground);
        let mut notes = vec![Text::key("note-ground").with("hex", hex.name()).with("ground", ground.text())];
        if self.stopping(p, Arm::Infantry) & hex.bit() != 0 {
            notes.push(Text::key("note-stops"));
        }
        if data.blocks_sight && p.levelled & hex.bit() == 0 || ground == Ground::Hill {
            notes.push(Text::key(if ground == Ground::Hill {
                "note-hill-sight"
            } else {
                "note-blocks-sight"
            }));
        }
        let entering = self.tables.ground(self.fought_ground(p, hex)).entering;
        if entering > 0 {
            notes.push(Text::key("note-entering").with("dice", entering));
        }
        if p.wire & hex.bit() != 0 {
            notes.push(Text::key("note-wire"));
        }
        if self.water(p) & hex.bit() != 0 && !self.scenario.ford_combat {
            notes.push(Text::key("note-ford"));
        }
        notes.extend(self.cover_notes(p, hex));
        notes
    }

    /// Cover at range and at close quarters; and against an attacker on a hill where that is another matter.
    fn cover_notes(&self, p: &Position, hex: Hex) -> Vec<Text> {
        // A hill with a crater is none to attack from.
        let (hills, plain) = (self.masks.hills & !p.craters, crate::board::ALL & !self.masks.hills);
        let from = each(plain).next().unwrap_or(hex);
        let said = |text: Text, cover: Cover| text.with("soldiers", cover.soldier).with("flags", cover.flag);
        let ranged = self.cover(p, hex, Way::Ranged, from);
        let close = self.cover(p, hex, Way::Close, from);
        let mut notes =
            vec![said(Text::key("note-cover-ranged"), ranged), said(Text::key("note-cover-close"), close)];
        if let Some(hill) = each(hills & !hex.bit()).next() {
            let level = self.cover(p, hex, Way::Close, hill);
            if level != close {
                notes.push(said(Text::key("note-cover-hill"), level));
            }
        }
        notes
    }

    /// Figures, specialist, pace, dice at each range.
    fn unit_notes(&self, p: &Position, slot: Slot) -> Vec<Text> {
        let unit = p.unit(slot);
        let (moves, fights) = self.pace(p, slot);
        let mut notes = vec![
            Text::key("note-unit")
                .with("unit", self.kind_text(unit.kind))
                .with("side", self.side_text(side_of(slot)))
                .with("figures", unit.figures)
                .with("full", unit.full),
        ];
        if let Some(trade) = unit.specialist() {
            notes.push(Text::key("note-specialist").with("specialist", trade.text()));
            let test = &self.tables.specialist_test;
            let falls = Text::key("note-specialist-test").with("dice", test.dice);
            notes.push(falls.with("faces", faces_text(test.lost)));
        }
        notes.extend(self.skill_notes(p, slot));
        notes.push(Text::key("note-pace").with("moves", moves).with("fights", fights.min(moves)));
        notes.push(Text::key("note-close-dice").with("dice", self.close_dice(p, slot)));
        let at = |distance: u8| {
            let dice = self.ranged_dice(p, slot, distance, NOBODY)?;
            Some(Text::key("dice-at").with("dice", dice).with("range", distance))
        };
        let dice: Vec<Text> = (2..=FARTHEST).filter_map(at).collect();
        notes.push(Text::key("note-ranged-dice").with("dice", Text::List(dice)));
        if self.arm(p, slot) == Arm::Tank {
            notes.push(Text::key("note-tank"));
        }
        if self.engaged(p, slot) {
            notes.push(Text::key("note-engaged"));
        }
        if unit.has(mark::ACQUIRED) {
            let gunners = (0..self.tables.units.len() as u8)
                .map(|kind| (kind, self.tables.units[usize::from(kind)].on_acquired))
                .filter(|(_, acquired)| *acquired != Acquired::default());
            notes.extend(gunners.map(|(kind, acquired)| {
                let text = Text::key("note-acquired").with("unit", self.kind_text(kind));
                text.with("dice", acquired.dice).with("faces", faces_text(acquired.faces))
            }));
        }
        notes
    }

    /// What the unit can do, by its kind or its specialist, that its dice and its pace do not say.
    fn skill_notes(&self, p: &Position, slot: Slot) -> Vec<Text> {
        let (kind, skills) = (self.kind(p, slot), self.skills(p, slot));
        let deadly = kind.deadly_at_2 || skills.deadly_at_2;
        let able = [
            (deadly, "note-skill-deadly"),
            (kind.crosses_fire || skills.crosses_fire, "note-skill-crossfire"),
            (skills.denies_flags, "note-skill-flags"),
            (skills.bonus_combat, "note-skill-bonus"),
            (skills.acquires, "note-skill-acquires"),
            (skills.clears_wire, "note-skill-wire"),
            (skills.mends_bridges, "note-skill-bridges"),
        ];
        let mut notes: Vec<Text> =
            able.into_iter().filter(|(can, _)| *can).map(|(_, key)| Text::key(key)).collect();
        if kind.blows_wire != Faces::default() {
            notes.push(Text::key("note-skill-blows").with("faces", faces_text(kind.blows_wire)));
        }
        if self.meets_tanks(side_of(slot)) {
            let hits =
                Text::key("note-skill-armour").with("hits", faces_text(kind.on_tanks.with(Face::Burst)));
            let heavy = kind.pierces_armour || skills.pierces_armour;
            notes.push(hits.with("faces", faces_text(self.confirming(heavy))));
        }
        if let Some(prices) = skills.fortifies {
            notes.push(Text::key("note-skill-fortify").with("own", prices.own).with("near", prices.near));
        }
        if skills.observes > 0 {
            notes.push(Text::key("note-skill-observes").with("hexes", skills.observes));
        }
        if skills.fights_at_most < u8::MAX {
            notes.push(Text::key("note-skill-slow").with("hexes", skills.fights_at_most));
        }
        notes
    }

    /// Whether the other side has tanks in this scenario.
    fn meets_tanks(&self, side: Seat) -> bool {
        let tank = |kind: u8| self.tables.units[usize::from(kind)].arm == Arm::Tank;
        self.scenario.units.iter().any(|unit| unit.side != side && tank(unit.kind))
    }

    /// Where the unit could strike from where it stands, with its dice.
    fn range_overlay(&self, p: &Position, slot: Slot) -> Overlay {
        let hex = p.unit(slot).hex;
        let indirect = self.kind(p, slot).indirect;
        let dice_on = |to: Hex| match BOARD.distance(hex, to) {
            0 => None,
            1 => Some(self.close_dice(p, slot)),
            distance => self
                .ranged_dice(p, slot, distance, p.at(to).unwrap_or(NOBODY))
                .filter(|_| indirect || self.sees(p, hex, to)),
        };
        let within = each(BOARD.within[usize::from(FARTHEST)][hex.index()]);
        let covered = |to: Hex| {
            let dice = dice_on(to).filter(|dice| *dice > 0)?;
            Some(Covered { place: to.name().to_string(), figure: Some(i32::from(dice)) })
        };
        Overlay {
            id: "range".to_string(),
            name: Text::key("overlay-range"),
            places: within.filter_map(covered).collect(),
        }
    }

    /// Where the unit could go if it were ordered, with the hexes it takes.
    fn reach_overlay(&self, p: &Position, slot: Slot) -> Overlay {
        let unit = p.unit(slot);
        let still = matches!(self.tactic(p), Some(Tactic::Firestorm { .. })) && unit.has(mark::ORDERED);
        let stuck = unit.has(mark::MOVED | mark::BOGGED | mark::DITCHED) || still;
        let moves = if stuck { 0 } else { self.pace(p, slot).0.saturating_sub(unit.moved) };
        let reach = self.reach(p, slot, moves, false);
        let covered =
            |to: Hex| Covered { place: to.name().to_string(), figure: Some(i32::from(reach.steps(to))) };
        Overlay {
            id: "reach".to_string(),
            name: Text::key("overlay-reach"),
            places: each(reach.all()).map(covered).collect(),
        }
    }

    /// The power of a side's battery, and what each number of dice costs it now.
    fn look_at_battery(&self, p: &Position, side: Seat) -> Inspection {
        let power = self.scenario.forces[side].artillery;
        let mut notes =
            vec![Text::key("note-battery").with("side", self.side_text(side)).with("power", power)];
        let battery = &self.tables.artillery;
        if self.observes(p, side) {
            notes.push(Text::key("note-observes").with("dice", battery.observed));
        }
        if power > 0 {
            let doubles = Text::key("note-battery-doubles").with("double", battery.double);
            notes.push(doubles.with("triple", battery.triple));
            let hits = Text::key("note-battery-hits").with("centre", faces_text(battery.centre));
            notes.push(hits.with("ring", faces_text(battery.ring)));
            if self.meets_tanks(side) {
                let hits = Text::key("note-battery-tanks").with("hits", faces_text(battery.tanks));
                notes.push(hits.with("faces", faces_text(self.confirming(true))));
            }
            notes.push(Text::key("note-battery-wire").with("faces", faces_text(battery.wire)));
        }
        let price =
            |dice: u8| Text::key("price-of").with("dice", dice).with("cost", self.price(p, side, dice));
        if power > 0 {
            let prices = Text::List((1..=power).map(price).collect());
            notes.push(Text::key("note-prices").with("prices", prices).with("tokens", p.hq[side]));
        }
        Inspection { notes, ..Inspection::default() }
    }

    fn look_at_command(&self, p: &Position, viewer: Seat, card: Command) -> Inspection {
        let mut notes =
            vec![Text::key("note-card").with("card", card.text()).with("effect", self.command_effect(card))];
        if self.tables.command(card).tactic == Some(Tactic::CounterAttack) {
            notes.push(self.copy_note(p, viewer));
        }
        let open = p.commands.open(card.index());
        let copies = self.tables.command(card).copies;
        notes.push(Text::key("note-copies").with("copies", copies).with("open", open));
        Inspection { notes, ..Inspection::default() }
    }

    fn look_at_combat(&self, p: &Position, card: Combat) -> Inspection {
        let data = self.tables.combat(card);
        let open = p.combats.open(card.index());
        let notes = vec![
            Text::key("note-card").with("card", card.text()).with("effect", self.combat_effect(card)),
            Text::key("note-cost").with("cost", data.cost),
            Text::key("note-copies").with("copies", data.copies).with("open", open),
        ];
        Inspection { notes, ..Inspection::default() }
    }

    /// What a counter-attack by this side would copy.
    fn copy_note(&self, p: &Position, side: Seat) -> Text {
        match p.last[side.other()] {
            Command::NONE => Text::key("note-copies-nothing").with("side", self.side_text(side)),
            last => Text::key("note-would-copy")
                .with("side", self.side_text(side))
                .with("card", last.mirrored().text()),
        }
    }

    /// What is left of the decks, and the card each side played last.
    fn look_at_decks(&self, p: &Position) -> Inspection {
        let mut notes = vec![
            Text::key("note-deck-combat")
                .with("left", p.combats.left())
                .with("open", p.combats.discard.count()),
            Text::key("note-deck-command")
                .with("left", p.commands.left())
                .with("open", p.commands.discard.count()),
        ];
        for side in Seat::BOTH {
            if p.last[side] != Command::NONE {
                let text = Text::key("note-last").with("side", self.side_text(side));
                notes.push(text.with("card", p.last[side].text()));
            }
            notes.push(self.copy_note(p, side));
        }
        Inspection { notes, ..Inspection::default() }
    }
}
