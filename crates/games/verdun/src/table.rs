//! The position as a table for an onlooker.

use ::table::{
    Board, Figure, Goal, Inspection, Lie, Marker, Measure, Offer, Overlay, Piece, PieceKind, Place,
    PlaceState, Pool, PoolLine, Reconstruction, Scene, Sort, Table, Text, Track, TrackMark, Verb,
};
use contract::{
    Bilingual, Heading, Line, Odds, Onlooker, Refusal, Rule, Rules, Seat, Show, Spelling, Throw, misplaced,
};
use hexmap::{overlay, piece_kinds};

use crate::decision::{Corps, Unit};
use crate::map::{Hex, Map, ground};
use crate::offers::{VERBS, role_of};
use crate::phases::stage;
use crate::position::{Ended, Phase, each, mark, one};
use crate::supply::LIMIT;
use crate::units::{Kind, Slot};
use crate::victory::loss_points;
use crate::zones::Zone;
use crate::{Decision, Event, FIRST_DAY, LAST_DAY, Position, Subject, Verdun, rule, rulebook};

/// The flags of the sides.
const FLAGS: [&str; 2] = ["de", "fr"];

pub(crate) fn side_code(side: Seat) -> &'static str {
    match side {
        Seat::First => "german",
        Seat::Second => "french",
    }
}

pub(crate) fn side_text(side: Seat) -> Text {
    Text::key(format!("side-{}", side_code(side)))
}

/// A name of the data.
pub(crate) fn named(name: &Bilingual) -> Text {
    Text::Named { fr: name.fr.clone(), en: name.en.clone() }
}

fn marker(kind: &str, symbol: Option<char>, count: i32) -> Marker {
    Marker { kind: kind.to_string(), symbol, name: Text::key(format!("mark-{kind}")), count }
}

pub(crate) fn kind_id(side: Seat, kind: Kind) -> String {
    format!("{}-{}", side_code(side), kind.code())
}

// --- What does not change.

impl Show for Verdun {
    fn scene(&self) -> Scene {
        let map = &self.map;
        Scene {
            title: Text::key("title"),
            sides: Seat::BOTH.map(side_text).to_vec(),
            flags: FLAGS.map(str::to_string).to_vec(),
            board: Board::Hexes {
                lie: Lie::Columns,
                places: map.all().map(|hex| self.draw_hex(hex)).collect(),
                borders: Vec::new(),
                paths: map.draw_all(&[(&map.road, "road"), (&map.rail, "railway")]),
                edges: map.draw_all(&[
                    (&map.river, "river"),
                    (&map.stream, "stream"),
                    (&map.bridge, "bridge"),
                ]),
            },
            look: None,
            reconstructed: self.draw_reconstructed(),
            kinds: self.draw_kinds(),
            cards: Vec::new(),
            brief: vec![Text::key("scenario-campaign"), Text::key("brief-history"), Text::key("brief-play")],
            verbs: VERBS.iter().map(|verb| Verb::named(verb)).collect(),
        }
    }

    fn table(&self, p: &Position, onlooker: Onlooker) -> Table {
        let there = (0..self.counters.all.len() as Slot).filter(|slot| p.unit(*slot).is_there());
        let score = self.score(p);
        Table {
            status: self.draw_status(p),
            places: self.map.all().filter_map(|hex| self.draw_place(p, hex)).collect(),
            pieces: there.map(|slot| self.draw_piece(p, slot)).collect(),
            hands: Vec::new(),
            piles: Vec::new(),
            pools: self.draw_pools(p),
            tracks: self.draw_tracks(p),
            goals: self.draw_goals(p),
            overlays: self.draw_overlays(p),
            dice: Vec::new(),
            prompt: self.draw_prompt(p, onlooker),
            outcome: (p.ended != Ended::Not).then(|| {
                Text::key(format!("level-{}", score.level())).with("points", i64::from(score.points()))
            }),
        }
    }

    fn offer(&self, p: &Position, _: Seat, decision: Decision) -> Offer {
        let words = self.words_of(p, decision);
        let text = self.notate(decision);
        Offer {
            role: role_of(decision),
            verb: Verb::of(&text, VERBS),
            decision: text,
            subject: Some(self.subject_id(words.subject)),
            target: words.target.map(|target| self.subject_id(target)),
            label: words.label,
            rule: rulebook().section(words.rule).id.clone(),
            figure: self.price(p, decision),
            caution: self.caution(p, decision),
        }
    }

    fn point_at(&self, id: &str) -> Result<Subject, Text> {
        if id == "button" {
            return Ok(Subject::Button);
        }
        if let Some(corps) = id.strip_prefix("corps-") {
            return self.corps_named(corps).map(Subject::Corps).ok_or_else(|| misplaced(id, Corps::WANTED));
        }
        if let Some(hex) = self.map.named(id) {
            return Ok(Subject::Hex(hex));
        }
        self.counters.named(id).map(Subject::Unit).ok_or_else(|| misplaced(id, Unit::WANTED))
    }

    /// The refusal of the decision that comes nearest to what is pointed at.
    fn why_not(
        &self,
        p: &Position,
        seat: Seat,
        subject: Subject,
        target: Option<Subject>,
    ) -> Option<Refusal> {
        if let Err(refusal) = self.check_turn(p, seat) {
            return Some(refusal);
        }
        let otherwise = Refusal::new(rule!("4.order"), "not-now");
        contract::first_refusal(self, p, seat, self.nearest(p, subject, target), otherwise)
    }

    fn inspect(&self, p: &Position, _: Onlooker, subject: Subject) -> Inspection {
        match subject {
            Subject::Hex(hex) => Inspection { notes: self.ground_notes(p, hex), ..Inspection::default() },
            Subject::Unit(slot) => self.look_at_unit(p, slot),
            Subject::Button | Subject::Corps(_) => Inspection::default(),
        }
    }

    fn left(&self, left: u32, full: u32) -> Option<Text> {
        Some(Text::key("left-steps").with("left", left).with("full", full))
    }

    fn section_of(&self, sort: Sort, id: &str) -> Option<Rule> {
        crate::headings::section_of(sort, id)
    }

    fn heading_of(&self, note: &str) -> Heading {
        crate::headings::heading_of(note)
    }

    /// How far it is from one thing to another.
    fn measure(&self, p: &Position, _: Onlooker, from: Subject, to: Subject) -> Option<Measure> {
        let (from, to) = (self.place_of(p, from)?, self.place_of(p, to)?);
        if from == to {
            return None;
        }
        let distance = Text::key("measure-distance")
            .with("from", self.hex_text(from))
            .with("to", self.hex_text(to))
            .with("count", self.map.distance(from, to));
        let mut places = vec![self.map.name(from).to_string()];
        let mut at = from;
        while at != to {
            let nearer = |hex: &Hex| self.map.distance(*hex, to) < self.map.distance(at, to);
            at = self.map.beside(at).find(nearer)?;
            places.push(self.map.name(at).to_string());
        }
        Some(Measure { notes: vec![distance], places })
    }

    fn odds(&self, p: &Position, _: Seat, decision: Decision) -> Option<Odds> {
        match decision {
            Decision::Barrage(hex) if p.phase == Phase::Bombard => Some(self.barrage_odds(p, hex)),
            Decision::Interdict(_) if p.phase == Phase::Bombard => self.interdiction_odds(p),
            Decision::Assault if p.phase == Phase::Declare => Some(self.assault_odds(p, true)),
            Decision::Done if p.phase == Phase::Support && p.fallen == 0 => Some(self.assault_odds(p, false)),
            Decision::Target(hex) if p.phase == Phase::Assault => self.target_odds(p, hex),
            Decision::Remnant if p.fallen != 0 => self.remnant_odds(p),
            Decision::Fall(slot, to) if p.phase == Phase::Retreat => self.fall_odds(p, slot, to),
            _ => None,
        }
    }

    fn decides(&self, event: &Event) -> bool {
        matches!(event, Event::Ended { .. })
    }

    fn throws(&self, event: &Event) -> Vec<Throw> {
        self.thrown(event)
    }

    fn case_of(&self, odds: &Odds, lines: &[Line<Event>]) -> Option<usize> {
        let of_figures = |figures: &[i32]| odds.cases.iter().position(|case| case.figures == figures);
        let mut steady = None;
        for line in lines {
            match line.what {
                Event::Barrage { result, .. } => return of_figures(&[i32::from(result)]),
                Event::Interdiction { laid, .. } => return of_figures(&[i32::from(laid)]),
                Event::AssaultRolled { attacker, defender, .. } => {
                    return of_figures(&[i32::from(attacker), i32::from(defender)]);
                }
                Event::RemnantTest { saved, .. } => return of_figures(&[i32::from(saved)]),
                // A retreat goes on by itself where there is no choice: the tests of its first hex count.
                Event::FellBack { .. } if steady.is_some() => break,
                Event::FellBack { .. } => steady = Some(true),
                Event::MoraleTest { failed, .. } => steady = steady.map(|so_far| so_far && !failed),
                _ => {}
            }
        }
        of_figures(&[i32::from(steady?)])
    }
}

impl Verdun {
    /// The ground that a hex is drawn as, and what else is printed there.
    fn printed(&self, hex: Hex) -> (&'static str, Vec<String>) {
        let here: Vec<&'static str> = (0..ground::NAMES.len())
            .filter(|bit| self.map.ground[hex.index()] & 1 << bit != 0)
            .map(|bit| ground::NAMES[bit])
            .collect();
        let main = ["fort", "city", "town", "wood", "slope", "trench"];
        let kind = main.into_iter().find(|name| here.contains(name)).unwrap_or("open");
        let mut more: Vec<String> =
            here.into_iter().filter(|name| *name != kind).map(str::to_string).collect();
        if self.map.sources.0.iter().any(|sources| sources.contains(&hex)) {
            more.push("source".to_string());
        }
        if self.map.front.contains(&hex) {
            more.push("front".to_string());
        }
        (kind, more)
    }

    /// What a hex is called: its name where it has one, and its number.
    pub(crate) fn hex_text(&self, hex: Hex) -> Text {
        let number = self.map.name(hex);
        let name = match &self.map.names[hex.index()] {
            Some(name) => format!("{name} ({number})"),
            None => number.to_string(),
        };
        Text::figure(name)
    }

    fn draw_hex(&self, hex: Hex) -> Place {
        let (kind, printed) = self.printed(hex);
        let symbol = match kind {
            "fort" => Some('#'),
            "city" => Some('@'),
            "town" => Some('o'),
            "wood" => Some('"'),
            "slope" => Some('^'),
            "trench" => Some('='),
            _ => None,
        };
        let (name, source) = (self.hex_text(hex), self.map.sources_of[hex.index()]);
        Place {
            symbol,
            title: self.map.names[hex.index()].as_ref().map(Text::figure),
            ..self.map.draw_hex(hex, name, kind, printed, source)
        }
    }

    fn draw_kinds(&self) -> Vec<PieceKind> {
        let symbol = |kind: Kind| match kind {
            Kind::Regiment => 'R',
            Kind::Territorial => 'T',
            Kind::Chasseurs => 'C',
            Kind::Pioneers => 'P',
            Kind::Remnant => 'X',
            Kind::Garrison => 'G',
            Kind::Headquarters => 'Q',
            Kind::Divisional => 'D',
            Kind::CorpsArtillery => 'A',
            Kind::ArmyArtillery => 'L',
        };
        piece_kinds(self.counters.all.iter().map(|counter| {
            let (side, kind) = (counter.side, counter.kind);
            (kind_id(side, kind), side, kind.code(), symbol(kind), FLAGS[side.index()])
        }))
    }

    fn draw_reconstructed(&self) -> Vec<Reconstruction> {
        let ours = self.map.all().filter(|hex| self.map.sources_of[hex.index()].is_ours()).count();
        let units = self.counters.all.iter().filter(|counter| counter.source.is_ours()).count();
        let mut all = vec![
            Reconstruction {
                what: Text::key("reconstructed-map"),
                why: Text::key("why-map").with("count", ours as u32).with("total", self.map.hexes as u32),
            },
            Reconstruction {
                what: Text::key("reconstructed-units"),
                why: Text::key("why-units")
                    .with("count", units as u32)
                    .with("total", self.counters.all.len() as u32),
            },
        ];
        for (table, why) in &self.tables.reconstructed {
            all.push(Reconstruction { what: Text::key(format!("reconstructed-{table}")), why: named(why) });
        }
        all.push(Reconstruction {
            what: Text::key("reconstructed-deployment"),
            why: Text::key("why-deployment"),
        });
        all
    }
}

// --- What does.

/// Whether a counter is in a pool.
type Wanted<'a> = &'a dyn Fn(Slot) -> bool;
/// What is said of it there.
type Note<'a> = &'a dyn Fn(Slot) -> Option<Text>;

impl Verdun {
    pub(crate) fn unit_text(&self, slot: Slot) -> Text {
        named(&self.counter(slot).name)
    }

    fn draw_status(&self, p: &Position) -> Vec<Text> {
        let mut status = vec![Text::key("status-day").with("day", p.day)];
        if p.phase == Phase::Deploy {
            status.push(Text::key("status-deploy").with("side", side_text(p.active)));
            return status;
        }
        status.push(Text::key(if p.bad_weather { "weather-bad" } else { "weather-fair" }));
        status.push(side_text(p.active));
        status.push(Text::key(format!("phase-{}", stage(p).key)));
        if p.phase == Phase::Replace {
            status.push(Text::key("status-replacements").with("count", p.replacements));
        }
        if p.assault.target != Hex::NONE {
            status.push(self.assault_status(p));
        }
        status
    }

    /// Strengths, shifts and column of the assault under way.
    fn assault_status(&self, p: &Position) -> Text {
        let assault = &p.assault;
        let target = self.hex_text(assault.target);
        if assault.die > 0 {
            return Text::key("status-assault-rolled")
                .with("target", target)
                .with("column", crate::tables::column_name(assault.column))
                .with("die", assault.die)
                .with("attacker", assault.hits[p.active])
                .with("defender", assault.hits[p.active.other()]);
        }
        let reckoning = self.reckon_assault(p, assault.target, self.engaged(p));
        Text::key("status-assault")
            .with("target", target)
            .with("attack", reckoning.attack)
            .with("defence", reckoning.defence)
            .with("column", crate::tables::column_name(reckoning.column))
    }

    /// Control where it is not as at the start, and markers; none where there is nothing to say.
    fn draw_place(&self, p: &Position, hex: Hex) -> Option<PlaceState> {
        let mut markers = Vec::new();
        for side in Seat::BOTH {
            if p.interdicted[side].has(hex.index()) {
                markers.push(marker(&format!("interdicted-{}", side_code(side)), Some('!'), 1));
            }
        }
        if p.assault.target == hex {
            markers.push(marker("assaulted", Some('x'), 1));
        }
        let fort = self.map.is(hex, ground::FORT);
        if fort && !self.fort_stands(p, hex) {
            markers.push(marker("fort-destroyed", Some('%'), 1));
        }
        let side = p.controller(hex);
        let at_start = if self.map.german.has(hex.index()) { Seat::First } else { Seat::Second };
        let held = self.map.is(hex, ground::TOWN | ground::CITY | ground::FORT);
        if side == at_start && !held && markers.is_empty() {
            return None;
        }
        Some(PlaceState {
            place: self.map.name(hex).to_string(),
            side: Some(side as u8),
            value: None,
            markers,
        })
    }

    /// The figures on a counter as it lies.
    fn figures(&self, p: &Position, slot: Slot) -> Vec<Figure> {
        let (counter, unit) = (self.counter(slot), p.unit(slot));
        let figure = |kind: &str, value: u8| Figure { kind: kind.to_string(), value };
        let mut figures = Vec::new();
        if counter.kind.is_artillery() {
            if !unit.has(mark::FIRED) {
                figures.push(figure("combat", counter.combat));
            }
            figures.push(figure("defence", counter.defence));
            figures.push(figure("range", counter.range));
        } else if counter.kind == Kind::Headquarters {
            figures.push(figure("defence", counter.defence));
        } else {
            let reduced = unit.has(mark::REDUCED);
            figures.push(figure("combat", if reduced { counter.reduced } else { counter.combat }));
        }
        if counter.movement > 0 {
            figures.push(figure("move", counter.movement));
        }
        figures.push(figure("morale", counter.morale));
        figures
    }

    fn draw_piece(&self, p: &Position, slot: Slot) -> Piece {
        let (counter, unit) = (self.counter(slot), p.unit(slot));
        let two_sided = counter.kind.is_infantry() && counter.reduced > 0
            || counter.kind == Kind::Garrison && self.options.heavy_forts;
        let steps = if two_sided { [2 - u32::from(unit.has(mark::REDUCED)), 2] } else { [1, 1] };
        let group = self.corps_of(p, slot).map(|corps| self.counters.corps[usize::from(corps)].id.clone());
        Piece {
            id: counter.id.clone(),
            place: self.map.name(unit.hex).to_string(),
            facing: None,
            side: counter.side as u8,
            kind: Some(kind_id(counter.side, counter.kind)),
            flag: Some(FLAGS[counter.side.index()].to_string()),
            name: self.unit_text(slot),
            short: Some(counter.short.clone()),
            group,
            figures: self.figures(p, slot),
            face_up: true,
            count: 1,
            steps: Some(steps),
            with: Vec::new(),
            marks: self.marks_of(p, slot),
        }
    }

    /// Marks on a counter: two different ones for the two things that are called isolated (r.cut-off).
    fn marks_of(&self, p: &Position, slot: Slot) -> Vec<Marker> {
        let unit = p.unit(slot);
        let shown = [
            (mark::DEMORALISED, "demoralised", '~'),
            (mark::OUT, "out-of-supply", '-'),
            (mark::CUT_OFF, "cut-off", '/'),
            (mark::FIRED, "fired", '*'),
            (mark::DUG_IN, "dug-in", '+'),
            (mark::MOVED, "moved", '.'),
            (mark::ATTACKED, "attacked", ','),
        ];
        let mut marks: Vec<Marker> = shown
            .into_iter()
            .filter(|(bit, ..)| unit.has(*bit))
            .map(|(_, kind, symbol)| marker(kind, Some(symbol), 1))
            .collect();
        if p.hand.units & one(slot) != 0 {
            marks.push(marker("in-hand", Some('>'), 1));
        }
        let assault = &p.assault;
        if (assault.attackers | assault.guns | assault.defence) & one(slot) != 0 {
            marks.push(marker("engaged", Some('&'), 1));
        }
        marks
    }

    fn pool_line(&self, p: &Position, slot: Slot, note: Option<Text>) -> PoolLine {
        let counter = self.counter(slot);
        let corps = counter.corps.map(|corps| &self.counters.corps[usize::from(corps)]);
        let set = match (counter.division, corps) {
            (Some(division), _) => {
                let name = &self.counters.divisions[usize::from(division)];
                Some(Text::key("set-division").with("name", name.as_str()))
            }
            (None, Some(corps)) => Some(named(&corps.name)),
            _ => None,
        };
        PoolLine {
            id: Some(counter.id.clone()),
            kind: Some(kind_id(counter.side, counter.kind)),
            note,
            short: Some(counter.short.clone()),
            group: corps.map(|corps| corps.id.clone()),
            figures: self.figures(p, slot),
            set,
            ..PoolLine::new(self.unit_text(slot), 1)
        }
    }

    /// Off-map guns, units to come, units lost, remnants.
    fn draw_pools(&self, p: &Position) -> Vec<Pool> {
        let mut pools = Vec::new();
        for side in Seat::BOTH {
            let none = |_: Slot| None;
            let day = |slot: Slot| Some(Text::key("note-arrives").with("day", self.counter(slot).arrives));
            let shots = |slot: Slot| Some(Text::key("note-shots").with("count", p.unit(slot).shots));
            let has = |slot: Slot, marks: u16| p.unit(slot).has(marks);
            let guns = |slot: Slot| self.is_off_map(slot) && !has(slot, mark::GONE);
            let to_place = |slot: Slot| {
                p.phase == Phase::Deploy
                    && has(slot, mark::WAITING)
                    && self.counter(slot).arrives == 0
                    && self.kind(slot) != Kind::Remnant
            };
            let to_come = |slot: Slot| has(slot, mark::WAITING) && self.counter(slot).arrives > 0;
            let lost = |slot: Slot| has(slot, mark::LOST) && !has(slot, mark::GONE);
            let gone = |slot: Slot| has(slot, mark::LOST) && has(slot, mark::GONE);
            let remnants = |slot: Slot| self.kind(slot) == Kind::Remnant && has(slot, mark::WAITING);
            let lists: [(&str, Wanted, Note); 6] = [
                ("guns", &guns, &shots),
                ("to-place", &to_place, &none),
                ("to-come", &to_come, &day),
                ("lost", &lost, &none),
                ("gone", &gone, &none),
                ("remnants", &remnants, &none),
            ];
            for (id, wanted, note) in lists {
                let slots = self.slots_of(side).filter(|slot| wanted(*slot));
                let holds: Vec<PoolLine> = slots.map(|slot| self.pool_line(p, slot, note(slot))).collect();
                if !holds.is_empty() {
                    pools.push(Pool {
                        id: format!("{id}-{}", side_code(side)),
                        seat: Some(side as u8),
                        name: Text::key(format!("pool-{id}")),
                        count: holds.len() as u32,
                        holds: Some(holds),
                    });
                }
            }
        }
        pools
    }

    fn draw_tracks(&self, p: &Position) -> Vec<Track> {
        let score = self.score(p);
        let mark = |side: Option<Seat>, name: Text, at: i32| TrackMark {
            side: side.map(|side| side as u8),
            name,
            at,
        };
        let track = |id: &str, marks: Vec<TrackMark>, goal: Option<i32>| Track {
            id: id.into(),
            name: Text::key(format!("track-{id}")),
            marks,
            goal,
        };
        let level = Text::key(format!("level-name-{}", score.level()));
        let losses = |side: Seat| mark(Some(side), side_text(side), i32::from(score.losses[side]));
        let days = |day: u8| i32::from(day - FIRST_DAY) + 1;
        let today = mark(None, Text::key("status-day").with("day", p.day), days(p.day));
        vec![
            track("points", vec![mark(Some(Seat::First), level, i32::from(score.points()))], Some(9)),
            track("losses", Seat::BOTH.map(losses).to_vec(), None),
            track("day", vec![today], Some(days(LAST_DAY))),
        ]
    }

    /// What counts for victory (16), and what would change it.
    fn draw_goals(&self, p: &Position) -> Vec<Goal> {
        let score = self.score(p);
        let group = if self.options.infiltration { 3 } else { 2 };
        let [german, french] = score.losses.0;
        // French losses needed for the next step of 16, at the German losses of now. While those are few it is not the
        // lowest step that comes first.
        let next = match score.loss_points {
            0 => Some(german + 1),
            1 => Some((3 * german).div_ceil(2)),
            3 => Some(2 * german),
            _ => None,
        };
        let mut losses = Text::key("goal-losses-state").with("german", german).with("french", french);
        if let Some(need) = next {
            losses = Text::key("goal-losses-next")
                .with("german", german)
                .with("french", french)
                .with("need", need.saturating_sub(french))
                .with("points", loss_points(german, need));
        }
        let goal = |name: Text, hexes: &[Hex], worth: u8, state: Text| Goal {
            name,
            places: hexes.iter().map(|hex| self.map.name(*hex).to_string()).collect(),
            worth: vec![i32::from(worth), 0],
            side: None,
            state: Some(state),
        };
        let held = |key: &'static str, count: u8, hexes: &[Hex]| {
            Text::key(key).with("count", count).with("total", hexes.len() as u32)
        };
        let Map { towns, forts, city, .. } = &self.map;
        let in_towns = held("goal-towns-state", score.towns, towns).with("points", score.town_points);
        let in_forts = held("goal-forts-state", score.forts, forts);
        let in_city = held("goal-verdun-state", score.city, city);
        vec![
            goal(Text::key("goal-towns").with("group", group), towns, score.town_points, in_towns),
            goal(Text::key("goal-forts"), forts, score.forts, in_forts),
            goal(Text::key("goal-verdun"), city, score.city, in_city),
            goal(Text::key("goal-losses"), &[], score.loss_points, losses),
        ]
    }

    /// Layers for the whole board: control, zones, supply as it would be now, the front that is not covered.
    fn draw_overlays(&self, p: &Position) -> Vec<Overlay> {
        let mut overlays = Vec::new();
        for side in Seat::BOTH {
            let code = side_code(side);
            let held = self.map.all().filter(|hex| p.controller(*hex) == side);
            overlays.push(overlay(format!("control-{code}"), self.map.cover(held)));
            let zone = |hex: Hex| match self.zone(p, side, hex) {
                Zone::Free => None,
                Zone::Weak => Some(self.map.covered(hex, Some(1))),
                Zone::Strong => Some(self.map.covered(hex, Some(2))),
            };
            overlays.push(overlay(format!("zones-{code}"), self.map.all().filter_map(zone).collect()));
            if p.phase == Phase::Deploy {
                continue;
            }
            let ways = self.passable(p, side);
            let lines = self.lines(&ways, self.open_sources(p, side), LIMIT);
            let reached = self.map.all().filter(|hex| lines.cost(*hex) <= LIMIT);
            let costs = reached.map(|hex| self.map.covered(hex, Some(i32::from(lines.cost(hex)))));
            overlays.push(overlay(format!("supply-{code}"), costs.collect()));
            let cut = each(self.supply(p, side).out).map(|slot| p.unit(slot).hex);
            overlays.push(overlay(format!("would-be-out-{code}"), self.map.cover(cut)));
        }
        if p.phase == Phase::Deploy && p.active == Seat::Second {
            overlays.push(overlay("uncovered", self.map.cover(self.uncovered(p))));
        }
        overlays
    }
}
