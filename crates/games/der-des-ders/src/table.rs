//! The position as a table for an onlooker.
//!
//! What he may not know is taken out first: a side that recruits and deploys in secret looks to him as it did before
//! ([`DerDesDers::as_known`]). What lies in ambush stays where it is, as a marker that says nothing.

use std::borrow::Cow;

use ::table::{
    Board, Covered, Figure, Goal, Inspection, Lie, Marker, Measure, Offer, Overlay, Path, Piece, PieceKind,
    Place, PlaceState, Pool, PoolLine, Reconstruction, Scene, Sort, Table, Text, Track, TrackMark, Verb,
};
use contract::{Heading, Line, Odds, Onlooker, Refusal, Rule, Rules, Seat, Show, Throw};

use crate::event::Who;
use crate::map::{Ground, Hex};
use crate::offers::VERBS;
use crate::position::{Hand, Phase, mark, one, side_of, slots_of, soil};
use crate::scenario::NATIONS;
use crate::units::{Armour, Class, Fire, NO_TROOP, NOBODY, Slot, Traits, Work};
use crate::words::{lead_text, needed_text};
use crate::{Decision, DerDesDers, Event, Position, Subject};

/// The names of the sides in ids and keys.
pub(crate) fn side_code(side: Seat) -> &'static str {
    match side {
        Seat::First => "attacker",
        Seat::Second => "defender",
    }
}

fn marker(kind: &str, symbol: Option<char>, count: i32) -> Marker {
    Marker { kind: kind.to_string(), symbol, name: Text::key(format!("mark-{kind}")), count }
}

/// The flag of a nation by the code that the table has for it in every game.
fn flag_code(nation: &str) -> String {
    NATIONS.iter().find(|(known, _)| *known == nation).map_or(nation, |(_, flag)| flag).to_string()
}

fn kind_id(side: Seat, class: Class) -> String {
    format!("{}-{}", side_code(side), class.code())
}

/// The signs of the classes in a plain drawing: the attacker's; the defender's are small.
fn symbol_of(side: Seat, class: Class) -> String {
    let symbol = match class {
        Class::Infantry => "I",
        Class::Cavalry => "C",
        Class::Train => "T",
        Class::Decoy => "X",
    };
    if side == Seat::First { symbol.to_string() } else { symbol.to_lowercase() }
}

// --- Who may know what.

impl Show for DerDesDers {
    fn scene(&self) -> Scene {
        let board = &self.scenario.board;
        let drawn = |pairs: &[(Hex, Hex)], kind: &str| -> Vec<Path> {
            pairs.iter().map(|(a, b)| self.draw_path(*a, *b, kind)).collect()
        };
        let mut paths = drawn(&board.roads, "road");
        paths.extend(drawn(&board.rails, "rail"));
        let rivers = board.rivers.iter();
        let mut edges: Vec<Path> = rivers
            .map(|river| {
                self.draw_path(river.banks.0, river.banks.1, if river.ford { "ford" } else { "river" })
            })
            .collect();
        edges.extend(self.draw_bridges());
        let armies = &self.scenario.armies;
        let title = match self.setup.generated(DerDesDers::about()) {
            Some(generated) => generated.name(DerDesDers::about()),
            None => Text::key(format!("scenario-{}", self.setup.scenario)),
        };
        let who = Text::key("brief-armies").with("attacker", armies[0].name.clone());
        let who = who.with("defender", armies[1].name.clone());
        Scene {
            title: Text::key("title"),
            sides: Seat::BOTH.map(|side| self.side_text(side)).to_vec(),
            flags: armies.iter().map(|army| flag_code(&army.flag)).collect(),
            board: Board::Hexes {
                lie: Lie::Rows,
                places: self.map.all().map(|hex| self.draw_hex(hex)).collect(),
                borders: Vec::new(),
                paths,
                edges,
            },
            look: Some(self.scenario.country.clone()),
            reconstructed: self
                .scenario
                .reconstructed
                .iter()
                .map(|(what, why)| Reconstruction { what: what.clone(), why: why.clone() })
                .collect(),
            kinds: self.draw_kinds(),
            cards: Vec::new(),
            brief: [title, who].into_iter().chain(self.scenario.brief.iter().cloned()).collect(),
            verbs: VERBS.iter().map(|verb| Verb::named(verb)).collect(),
        }
    }

    fn table(&self, p: &Position, onlooker: Onlooker) -> Table {
        let known = self.as_known(p, onlooker);
        let k: &Position = &known;
        // By place, not by unit: in which order they stand in the list tells nothing.
        let there = self.map.all().filter_map(|hex| k.on(hex));
        Table {
            status: self.draw_status(k),
            places: self.map.all().filter_map(|hex| self.draw_state(k, hex)).collect(),
            pieces: there.map(|slot| self.draw_piece(k, onlooker, slot)).collect(),
            hands: Vec::new(),
            piles: Vec::new(),
            pools: self.draw_pools(k, onlooker),
            tracks: self.draw_tracks(k, onlooker),
            goals: self.draw_goals(k),
            overlays: self.draw_overlays(k),
            dice: Vec::new(),
            prompt: self.draw_prompt(p, onlooker),
            outcome: p.ended.winner().map(|winner| self.draw_outcome(p, winner)),
        }
    }

    fn offer(&self, position: &Position, seat: Seat, decision: Decision) -> Offer {
        let _ = seat;
        self.draw_offer(position, decision)
    }

    fn point_at(&self, id: &str) -> Result<Subject, Text> {
        self.subject_named(id)
    }

    fn why_not(
        &self,
        position: &Position,
        seat: Seat,
        subject: Subject,
        target: Option<Subject>,
    ) -> Option<Refusal> {
        self.explain(position, seat, subject, target)
    }

    fn inspect(&self, position: &Position, onlooker: Onlooker, subject: Subject) -> Inspection {
        self.look_at(position, onlooker, subject)
    }

    fn section_of(&self, sort: Sort, id: &str) -> Option<Rule> {
        crate::headings::section_of(sort, id)
    }

    fn heading_of(&self, note: &str) -> Heading {
        crate::headings::heading_of(note)
    }

    fn measure(
        &self,
        position: &Position,
        onlooker: Onlooker,
        from: Subject,
        to: Subject,
    ) -> Option<Measure> {
        self.measure_between(position, onlooker, from, to)
    }

    fn odds(&self, position: &Position, seat: Seat, decision: Decision) -> Option<Odds> {
        let _ = seat;
        self.odds_of(position, decision)
    }

    fn case_of(&self, odds: &Odds, lines: &[Line<Event>]) -> Option<usize> {
        self.case_fallen(odds, lines)
    }

    fn decides(&self, event: &Event) -> bool {
        matches!(event, Event::Counted { .. } | Event::Routed { .. })
    }

    fn throws(&self, event: &Event) -> Vec<Throw> {
        crate::odds::thrown(event)
    }
}

impl DerDesDers {
    /// Whether an onlooker may know what a side does while it recruits and deploys.
    pub(crate) fn sees_side(&self, p: &Position, onlooker: Onlooker, side: Seat) -> bool {
        onlooker == Onlooker::Umpire || onlooker == Onlooker::Seat(side) || !self.is_secret(p, side)
    }

    /// Whether an onlooker may know who a unit is and how it stands.
    pub(crate) fn knows(&self, p: &Position, onlooker: Onlooker, slot: Slot) -> bool {
        let side = side_of(slot);
        match onlooker {
            Onlooker::Umpire => true,
            Onlooker::Seat(seat) if seat == side => true,
            _ => !self.is_secret(p, side) && !p.unit(slot).is_hidden(),
        }
    }

    /// The position without the secrets of a deployment that the onlooker may not know: the side looks as it did when it
    /// began.
    pub(crate) fn as_known<'a>(&self, p: &'a Position, onlooker: Onlooker) -> Cow<'a, Position> {
        let mut known = Cow::Borrowed(p);
        for side in Seat::BOTH {
            if self.sees_side(p, onlooker, side) {
                continue;
            }
            let p = known.to_mut();
            self.clear_deployment(p, side);
            self.muster(p, side);
            if p.active == side {
                p.hand = Hand::EMPTY;
            }
        }
        known
    }
}

// --- What does not change.

impl DerDesDers {
    /// Whether the table is our drawing of a real place: one that the generator drew is nothing else than that.
    fn is_reconstructed(&self) -> bool {
        !self.scenario.reconstructed.is_empty()
    }

    fn draw_path(&self, a: Hex, b: Hex, kind: &str) -> Path {
        let name = |hex: Hex| self.map.name(hex).to_string();
        Path { from: name(a), to: name(b), kind: kind.to_string(), reconstructed: self.is_reconstructed() }
    }

    /// Where a road or a railway crosses a river there is a bridge (r.river).
    fn draw_bridges(&self) -> Vec<Path> {
        let crossed = |(a, b): (Hex, Hex)| {
            let ways = self.map.road[a.index()] | self.map.rail[a.index()];
            self.map.side_to(a, b).is_some_and(|side| ways & 1 << side != 0)
        };
        let banks =
            self.scenario.board.rivers.iter().map(|river| river.banks).filter(|banks| crossed(*banks));
        banks.map(|(a, b)| self.draw_path(a, b, "bridge")).collect()
    }

    fn draw_hex(&self, hex: Hex) -> Place {
        let (x, y) = self.map.place[hex.index()];
        let ground = self.map.ground[hex.index()];
        let height = self.map.height[hex.index()];
        let symbol = match ground {
            Ground::Clear if height > 0 => Some('^'),
            Ground::Clear => None,
            Ground::Broken => Some(':'),
            Ground::Wood => Some('"'),
            Ground::Thicket => Some('%'),
            Ground::Town => Some('o'),
            Ground::Marsh => Some('~'),
            Ground::Water => Some('='),
            Ground::Cliff => Some('#'),
        };
        let printed: Vec<String> = (height > 0).then(|| format!("height-{height}")).into_iter().collect();
        let all = std::iter::once(ground.code()).chain(printed.iter().map(String::as_str));
        let title = self.scenario.board.names.iter().find(|named| named.hex == hex);
        Place {
            id: self.map.name(hex).to_string(),
            name: self.hex_text(hex),
            kind: ground.code().to_string(),
            ground: Some(Text::List(all.map(|name| Text::key(format!("ground-{name}"))).collect())),
            symbol,
            printed,
            title: title.map(|named| named.name.clone()),
            side: None,
            nation: None,
            value: 0,
            x: f32::from(x),
            y: f32::from(y),
            reconstructed: self.is_reconstructed(),
        }
    }

    fn draw_kinds(&self) -> Vec<PieceKind> {
        let classes = Class::ALL.into_iter().filter(|class| match class {
            Class::Infantry | Class::Cavalry => true,
            Class::Train => self.has_trains,
            Class::Decoy => self.options.decoys,
        });
        let kind = |class: Class, side: Seat| PieceKind {
            id: kind_id(side, class),
            name: class.text(),
            side: Some(side as u8),
            symbol: symbol_of(side, class),
            art: class.code().to_string(),
            flag: Some(flag_code(&self.army(side).flag)),
        };
        classes.flat_map(|class| Seat::BOTH.map(|side| kind(class, side))).collect()
    }
}

// --- What does.

impl DerDesDers {
    fn draw_outcome(&self, p: &Position, winner: Seat) -> Text {
        let points = self.standing(p);
        let loser = winner.other();
        // Whoever is routed has lost at once, whatever the points: nobody is when they are counted up.
        let text = match self.is_routed(p, loser) {
            true => Text::key("outcome-routed").with("loser", self.side_text(loser)),
            false => Text::key("outcome-won"),
        };
        text.with("side", self.side_text(winner))
            .with("own", i64::from(points[winner.index()]))
            .with("other", i64::from(points[loser.index()]))
    }

    fn draw_status(&self, p: &Position) -> Vec<Text> {
        let mut status = vec![match p.turn {
            0 => Text::key("status-before"),
            turn => Text::key("status-turn").with("turn", turn).with("total", self.scenario.turns),
        }];
        if p.phase != Phase::Over {
            status.push(self.side_text(p.active));
        }
        status.push(Text::key(format!("phase-{}", p.phase.stage().code)));
        status
    }

    /// What lies on a hex: bases, depots and what is to be won, works, wire, craters, smoke.
    fn draw_state(&self, p: &Position, hex: Hex) -> Option<PlaceState> {
        let soil = p.soil(hex);
        let (mut markers, mut holder) = (Vec::new(), None);
        for side in Seat::BOTH {
            let base = self.army(side).bases.iter().position(|base| *base == hex);
            if let Some(at) = base {
                let captured = p.captured[side] & 1 << at != 0;
                let kind = if captured { "base-captured" } else { "base" };
                markers.push(self.owned(kind, 'B', side));
                holder = Some(if captured { side.other() } else { side });
            }
            if p.has_depot(hex, side) {
                markers.push(self.owned("depot", 'D', side));
                holder = Some(side);
            }
        }
        if let Some(at) = self.scenario.prizes.iter().position(|prize| prize.hex == hex) {
            markers.push(marker("prize", Some('@'), 1));
            holder = Seat::BOTH.into_iter().find(|side| p.prizes[*side] & 1 << at != 0).or(holder);
        }
        if p.works(hex) > 0 {
            markers.push(marker(&format!("works-{}", p.works(hex)), Some('+'), 1));
        }
        if soil & soil::WIRE != 0 {
            markers.push(marker("wire", Some('x'), 1));
        }
        if soil & soil::CRATERS != 0 {
            markers.push(marker("craters", Some(','), 1));
        }
        if p.has_smoke(hex) {
            markers.push(marker("smoke", Some('&'), i32::from((soil & soil::SMOKE) / soil::PUFF)));
        }
        (!markers.is_empty()).then(|| PlaceState {
            place: self.map.name(hex).to_string(),
            side: holder.map(|side| side as u8),
            value: None,
            markers,
        })
    }

    /// Something that belongs to a side.
    fn owned(&self, kind: &str, symbol: char, side: Seat) -> Marker {
        Marker {
            kind: format!("{kind}-{}", side_code(side)),
            symbol: Some(if side == Seat::First { symbol } else { symbol.to_ascii_lowercase() }),
            name: Text::key(format!("mark-{kind}")).with("side", self.side_text(side)),
            count: 1,
        }
    }

    // --- Units.

    fn recruit(&self, slot: Slot) -> Option<&crate::scenario::Recruit> {
        let side = side_of(slot);
        self.army(side).units.get(usize::from(slot - slots_of(side).start))
    }

    fn flag_of(&self, slot: Slot) -> String {
        let army = self.army(side_of(slot));
        flag_code(self.recruit(slot).map_or(&army.flag, |recruit| &recruit.flag))
    }

    fn short_of(&self, slot: Slot) -> String {
        let number = slot - slots_of(side_of(slot)).start + 1;
        self.recruit(slot).map_or_else(|| number.to_string(), |recruit| recruit.short.clone())
    }

    fn draw_piece(&self, p: &Position, onlooker: Onlooker, slot: Slot) -> Piece {
        let (unit, side) = (p.unit(slot), side_of(slot));
        let place = self.map.name(unit.hex).to_string();
        if !self.knows(p, onlooker, slot) {
            return Piece {
                id: format!("marker:{place}"),
                place,
                facing: None,
                side: side as u8,
                kind: None,
                flag: Some(flag_code(&self.army(side).flag)),
                name: self.unit_name(Who { slot: NOBODY, troop: NO_TROOP, side }),
                short: None,
                group: None,
                figures: Vec::new(),
                face_up: false,
                count: 1,
                steps: None,
                with: Vec::new(),
                marks: self.marks_of(p, slot, false),
            };
        }
        Piece {
            id: self.unit_id(slot),
            place,
            facing: (unit.class != Class::Train).then_some(unit.facing),
            side: side as u8,
            kind: Some(kind_id(side, unit.class)),
            flag: Some(self.flag_of(slot)),
            name: self.unit_text(p, slot),
            short: Some(self.short_of(slot)),
            group: None,
            figures: Vec::new(),
            face_up: !unit.is_hidden() && !self.is_secret(p, side),
            count: 1,
            steps: Some([u32::from(unit.cohesion), u32::from(unit.full)]),
            with: self.supports_of(unit.traits),
            marks: self.marks_of(p, slot, true),
        }
    }

    /// What goes with a unit, and what else holds of it from the beginning.
    pub(crate) fn supports_of(&self, traits: Traits) -> Vec<Marker> {
        let armour = (traits.armour() != Armour::None).then(|| format!("armour-{}", traits.armour().code()));
        // What spares them the −1 of the years before 1915 is nothing to speak of afterwards (2.13.avant-1915).
        let early = self.scenario.year < 1915;
        let tells = |one: Traits| traits.has(one) && (early || one != Traits::FRENCH && one != Traits::BEF);
        let rest = Traits::NAMED.into_iter().filter(|(_, one)| tells(*one)).map(|(name, _)| name.to_string());
        let with =
            |kind: String| Marker { symbol: None, name: Text::key(format!("trait-{kind}")), kind, count: 1 };
        armour.into_iter().chain(rest).map(with).collect()
    }

    /// The same in words, if there is anything to say.
    pub(crate) fn traits_text(&self, traits: Traits) -> Option<Text> {
        let with: Vec<Text> = self.supports_of(traits).into_iter().map(|marker| marker.name).collect();
        (!with.is_empty()).then_some(Text::List(with))
    }

    /// The same on the counter of a unit that is not on the table: one figure each.
    fn support_figures(&self, traits: Traits) -> impl Iterator<Item = Figure> + use<> {
        self.supports_of(traits).into_iter().map(|marker| Figure { kind: marker.kind, value: 1 })
    }

    /// What holds of a unit for the moment. Of a marker only what everybody saw happen at its place.
    fn marks_of(&self, p: &Position, slot: Slot, known: bool) -> Vec<Marker> {
        let unit = p.unit(slot);
        let shown = [
            (mark::AMBUSH, "ambush", '?', known),
            (mark::DISMOUNTED, "dismounted", '-', known),
            (mark::MOVED, "moved", '>', known),
            (mark::FOUGHT, "fought", '!', known),
            (mark::STRUCK, "struck", '/', true),
            (mark::BUILDING, "building", 'D', true),
            (mark::ACTIVATED, "activated", '.', true),
        ];
        let mut marks: Vec<Marker> = shown
            .into_iter()
            .filter(|(bit, _, _, told)| unit.has(*bit) && *told)
            .map(|(_, kind, symbol, _)| marker(kind, Some(symbol), 1))
            .collect();
        if p.hand.unit == slot {
            marks.push(marker("in-hand", Some('<'), 1));
        }
        if p.group & one(slot) != 0 {
            marks.push(marker("chain", Some('&'), 1));
        }
        marks
    }

    // --- Beside the table.

    fn draw_pools(&self, p: &Position, onlooker: Onlooker) -> Vec<Pool> {
        let mut pools = Vec::new();
        for side in Seat::BOTH {
            let own = self.sees_side(p, onlooker, side);
            let mut add = |id: &str, count: u32, holds: Vec<PoolLine>| {
                if !holds.is_empty() {
                    pools.push(Pool {
                        id: format!("{id}-{}", side_code(side)),
                        seat: Some(side as u8),
                        name: Text::key(format!("pool-{id}")),
                        count,
                        holds: Some(holds),
                    });
                }
            };
            if own && p.active == side && p.phase == Phase::Recruit {
                add("troops", u32::from(p.purse[side].min(p.capital[side])), self.troop_lines(side));
            }
            let units = |wanted: &dyn Fn(Slot) -> bool| -> Vec<PoolLine> {
                let lines = slots_of(side).filter(|slot| wanted(*slot));
                lines.map(|slot| self.unit_line(p, slot, own && p.turn == 0)).collect()
            };
            let waiting = units(&|slot| p.turn == 0 && self.waits(p, slot));
            add("waiting", waiting.len() as u32, waiting);
            if own && p.active == side && p.phase == Phase::Deploy {
                add("works", p.capital[side].into(), self.work_lines(side));
            }
            add(
                "fires",
                p.fires[side].iter().map(|points| u32::from(*points)).sum(),
                self.fire_lines(p, side),
            );
            let lost = units(&|slot| p.turn > 0 && self.is_lost(p, slot));
            add("lost", lost.len() as u32, lost);
        }
        pools
    }

    fn is_lost(&self, p: &Position, slot: Slot) -> bool {
        let unit = p.unit(slot);
        unit.full > 0 && unit.cohesion == 0 && unit.class != Class::Decoy
    }

    fn unit_line(&self, p: &Position, slot: Slot, touched: bool) -> PoolLine {
        let unit = p.unit(slot);
        PoolLine {
            id: touched.then(|| self.unit_id(slot)),
            kind: Some(kind_id(side_of(slot), unit.class)),
            note: self.traits_text(unit.traits),
            short: Some(self.short_of(slot)),
            group: Some(self.flag_of(slot)),
            figures: std::iter::once(Figure { kind: "cohesion".to_string(), value: unit.full })
                .chain(self.support_figures(unit.traits))
                .collect(),
            ..PoolLine::new(self.unit_text(p, slot), 1)
        }
    }

    /// The troops that a side can raise (3.13.unites).
    fn troop_lines(&self, side: Seat) -> Vec<PoolLine> {
        let Some(levy) = self.levy_of(side) else { return Vec::new() };
        let line = |(at, troop): (usize, &crate::scenario::Troop)| PoolLine {
            id: Some(format!("troop:{at}")),
            kind: Some(kind_id(side, troop.class)),
            note: self.traits_text(troop.traits),
            figures: self.support_figures(troop.traits).collect(),
            ..PoolLine::new(troop.name.clone(), 1)
        };
        levy.troops.iter().enumerate().map(line).collect()
    }

    /// What the defender can dig, with its price (3.13.defenses).
    fn work_lines(&self, side: Seat) -> Vec<PoolLine> {
        if !self.digs(side) {
            return Vec::new();
        }
        let line = |work: Work| PoolLine {
            id: Some(format!("work:{}", work.code())),
            note: Some(Text::key("note-points").with("count", work.price())),
            ..PoolLine::new(work.text(), 1)
        };
        Work::ALL.map(line).to_vec()
    }

    /// Bombardment points by kind (3.2): those that the side has or may come to have.
    fn fire_lines(&self, p: &Position, side: Seat) -> Vec<PoolLine> {
        let army = self.army(side);
        let bought = |fire: Fire| {
            side == Seat::First && army.levy.as_ref().is_some_and(|levy| levy.fires.contains(&fire))
        };
        let line = |fire: Fire| {
            let (count, buying) = (p.fires[side][fire as usize], p.phase == Phase::Recruit && bought(fire));
            let may =
                count > 0 || army.stock[fire as usize] > 0 || army.brings.contains(&fire) || bought(fire);
            may.then(|| PoolLine {
                id: (p.active == side).then(|| format!("points:{}", fire.code())),
                note: buying.then(|| Text::key("note-points").with("count", fire.price())),
                group: Some(fire.code().to_string()),
                ..PoolLine::new(fire.text(), count.into())
            })
        };
        Fire::ALL.into_iter().filter_map(line).collect()
    }

    fn draw_tracks(&self, p: &Position, onlooker: Onlooker) -> Vec<Track> {
        let track = |id: &str, marks: Vec<TrackMark>, goal: Option<i32>| Track {
            id: id.to_string(),
            name: Text::key(format!("track-{id}")),
            marks,
            goal,
        };
        let of_sides = |value: &dyn Fn(Seat) -> i32| {
            Seat::BOTH
                .map(|side| TrackMark { side: Some(side as u8), name: self.side_text(side), at: value(side) })
                .to_vec()
        };
        let turn = TrackMark { side: None, name: Text::figure(p.turn), at: p.turn.into() };
        let standing = self.standing(p);
        let mut points = of_sides(&|side| standing[side.index()].into());
        let lead = i32::from(self.scenario.lead);
        points.push(TrackMark { side: None, name: Text::key("track-lead-mark"), at: lead });
        let mut tracks =
            vec![track("turn", vec![turn], Some(self.scenario.turns.into())), track("points", points, None)];
        if p.turn > 0 {
            tracks.push(track("resources", of_sides(&|side| p.resources[side].into()), None));
            tracks.push(track("cup", of_sides(&|side| p.cup[side].into()), None));
        }
        if self.levy_of(Seat::First).is_some() && p.turn > 0 {
            // How much went into units is open, into which is not (r.recruit-open).
            tracks.push(track("raised", of_sides(&|side| p.raised[side].into()), None));
        }
        if self.levy_of(Seat::First).is_some() && p.turn == 0 {
            tracks.push(track("rolled", of_sides(&|side| p.rolled[side].into()), None));
        }
        let side = p.active;
        if p.turn == 0 && self.levy_of(side).is_some() && self.sees_side(p, onlooker, side) {
            let mark = |key: &'static str, at: u16| TrackMark {
                side: Some(side as u8),
                name: Text::key(key),
                at: at.into(),
            };
            let purse = mark("track-purse-mark", p.purse[side].min(p.capital[side]));
            tracks.push(track("levy", vec![purse, mark("track-capital-mark", p.capital[side])], None));
        }
        tracks
    }

    // --- What is to be won.

    fn draw_goals(&self, p: &Position) -> Vec<Goal> {
        let points = self.standing(p);
        let (lead, needed) = (points[0] - points[1], self.scenario.lead);
        let ahead = if lead > needed { Seat::First } else { Seat::Second };
        let mut goals = vec![Goal {
            name: Text::key("goal-lead"),
            places: Vec::new(),
            worth: vec![0, 0],
            side: Some(ahead as u8),
            state: Some(
                Text::key("goal-lead-state")
                    .with("lead", lead_text(lead))
                    .with("needed", needed_text(needed))
                    .with("attacker", self.side_text(Seat::First)),
            ),
        }];
        for (at, prize) in self.scenario.prizes.iter().enumerate() {
            let holder = Seat::BOTH.into_iter().find(|side| p.prizes[*side] & 1 << at != 0);
            goals.push(Goal {
                name: prize.name.clone(),
                places: vec![self.map.name(prize.hex).to_string()],
                worth: prize.worth.map(i32::from).to_vec(),
                side: holder.map(|side| side as u8),
                state: holder.is_none().then(|| Text::key("goal-open")),
            });
        }
        for side in Seat::BOTH {
            for (at, base) in self.army(side).bases.iter().enumerate() {
                let captured = p.captured[side] & 1 << at != 0;
                let mut worth = vec![0, 0];
                worth[side.other().index()] = self.scenario.base_worth.into();
                goals.push(Goal {
                    name: Text::key("goal-base")
                        .with("side", self.side_text(side))
                        .with("hex", self.hex_text(*base)),
                    places: vec![self.map.name(*base).to_string()],
                    worth,
                    side: captured.then_some(side.other() as u8),
                    state: Some(Text::key(if captured { "goal-base-captured" } else { "goal-base-kept" })),
                });
            }
        }
        goals
    }

    // --- Layers.

    pub(crate) fn covered(&self, hex: Hex, figure: Option<i32>) -> Covered {
        Covered { place: self.map.name(hex).to_string(), figure }
    }

    pub(crate) fn overlay(&self, id: &str, places: impl IntoIterator<Item = Hex>) -> Overlay {
        Overlay {
            id: id.to_string(),
            name: Text::key(format!("overlay-{id}")),
            places: places.into_iter().map(|hex| self.covered(hex, None)).collect(),
        }
    }

    /// Layers for the whole table: where the sides deploy, then their zones of control.
    fn draw_overlays(&self, p: &Position) -> Vec<Overlay> {
        let mut overlays = Vec::new();
        for side in Seat::BOTH {
            let code = side_code(side);
            if p.turn == 0 {
                overlays.push(self.overlay(&format!("deployment-{code}"), self.zone_of(side)));
            } else {
                let held = self.map.all().filter(|hex| self.is_controlled(p, *hex, side.other()));
                overlays.push(self.overlay(&format!("zones-{code}"), held));
            }
        }
        overlays
    }
}
