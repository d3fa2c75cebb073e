//! The position as a table for an onlooker.

use std::cmp::Ordering;

use ::table::{
    Arg, Board, Covered, Figure, Goal, Inspection, Lie, Marker, Measure, Offer, Overlay, Path, Piece,
    PieceKind, Place, PlaceState, Pool, PoolLine, Reconstruction, Scene, Sort, Table, Text, Track, TrackMark,
    Verb,
};
use contract::{
    Bilingual, Heading, Line, Odds, Onlooker, Refusal, Rule, Seat, Show, Spelling, Throw, misplaced,
};
use hexmap::{Course, overlay, piece_kinds};

use crate::decision::Unit;
use crate::map::{Ground, Hex, Hexes, place};
use crate::offers::VERBS;
use crate::position::{Phase, Won, mark};
use crate::tables::Markers;
use crate::units::{Kind, Slot};
use crate::victory::{Gain, Standing, leader};
use crate::{Decision, Event, Position, Subject, Villers, rule};

/// The flags of the sides.
const FLAGS: [&str; 2] = ["de", "gb"];

pub(crate) fn side_code(side: Seat) -> &'static str {
    match side {
        Seat::First => "german",
        Seat::Second => "allied",
    }
}

pub(crate) fn side_text(side: Seat) -> Text {
    Text::key(format!("side-{}", side_code(side)))
}

pub(crate) fn named(name: &Bilingual) -> Text {
    Text::Named { fr: name.fr.clone(), en: name.en.clone() }
}

fn marker(kind: &str, symbol: Option<char>, count: i32) -> Marker {
    Marker { kind: kind.to_string(), symbol, name: Text::key(format!("mark-{kind}")), count }
}

pub(crate) fn kind_id(nation: &str, kind: Kind) -> String {
    format!("{nation}-{}", kind.code())
}

// --- What does not change.

/// How scenario 1 ends for the Germans, the Allies and neither: where most points win, and where there is a score to beat.
pub(crate) const OUTCOMES: [[&str; 3]; 2] = [
    ["outcome-german", "outcome-allied", "outcome-drawn"],
    ["outcome-german-beats", "outcome-allied-holds", "outcome-drawn-at"],
];

impl Show for Villers {
    fn scene(&self) -> Scene {
        let map = &self.map;
        let (main, lanes): (Vec<_>, Vec<_>) =
            map.road.all.iter().partition(|course| self.crosses_the_map(course));
        let mut paths = map.draw_courses(main, "main-road");
        paths.extend(map.draw_courses(lanes, "road"));
        paths.extend(map.draw_all(&[(&map.rail, "railway")]));
        let mut edges = map.draw_all(&[(&map.river, "river")]);
        edges.extend(self.draw_bridges());
        let scenario = ["scenario-first-tank-battle", "scenario-second-battle"][self.scenario];
        let play = ["brief-first-tank-battle", "brief-second-battle"][self.scenario];
        let mut brief = vec![Text::key(scenario), Text::key("brief-history"), Text::key(play)];
        if self.scenario == 0 {
            let even = self.tables.even_lead;
            let key = if even == 0 { "brief-most-points" } else { "brief-to-beat" };
            brief.push(Text::key(key).with("even", i64::from(even)));
        }
        Scene {
            title: Text::key("title"),
            sides: Seat::BOTH.map(side_text).to_vec(),
            flags: FLAGS.map(str::to_string).to_vec(),
            board: Board::Hexes {
                lie: Lie::Rows,
                places: self.map.all().map(|hex| self.draw_hex(hex)).collect(),
                borders: Vec::new(),
                paths,
                edges,
            },
            look: None,
            reconstructed: self.draw_reconstructed(),
            kinds: self.draw_kinds(),
            cards: Vec::new(),
            brief,
            verbs: VERBS.iter().map(|verb| Verb::named(verb)).collect(),
        }
    }

    fn table(&self, p: &Position, onlooker: Onlooker) -> Table {
        let there = self.slots().filter(|slot| p.unit(*slot).is_there());
        let standing = self.standing(p);
        Table {
            status: self.draw_status(p),
            places: self.draw_places(p),
            pieces: there.map(|slot| self.draw_piece(p, slot)).collect(),
            hands: Vec::new(),
            piles: Vec::new(),
            pools: self.draw_pools(p),
            tracks: self.draw_tracks(p, &standing),
            goals: self.draw_goals(p, &standing),
            overlays: self.draw_overlays(p),
            dice: Vec::new(),
            prompt: self.draw_prompt(p, onlooker),
            outcome: (p.ended != Won::NotYet).then(|| self.draw_outcome(p)),
        }
    }

    fn offer(&self, position: &Position, _: Seat, decision: Decision) -> Offer {
        self.draw_offers(position, &[decision]).remove(0)
    }

    fn point_at(&self, id: &str) -> Result<Subject, Text> {
        if id == "button" {
            return Ok(Subject::Button);
        }
        if let Some(hex) = self.map.named(id) {
            return Ok(Subject::Hex(hex));
        }
        self.counters.named(id).map(Subject::Unit).ok_or_else(|| misplaced(id, Unit::WANTED))
    }

    /// The refusal of the decision that comes nearest to what the seat points at.
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
        let otherwise = Refusal::new(rule!("1.ordre"), "not-now");
        contract::first_refusal(self, p, seat, self.nearest(p, subject, target), otherwise)
    }

    fn inspect(&self, p: &Position, _: Onlooker, subject: Subject) -> Inspection {
        match subject {
            Subject::Hex(hex) => Inspection { notes: self.ground_notes(p, hex), ..Inspection::default() },
            Subject::Unit(slot) => self.look_at_unit(p, slot),
            Subject::Button => Inspection::default(),
        }
    }

    fn section_of(&self, sort: Sort, id: &str) -> Option<Rule> {
        crate::headings::section_of(sort, id)
    }

    fn heading_of(&self, note: &str) -> Heading {
        crate::headings::heading_of(note)
    }

    fn measure(&self, p: &Position, _: Onlooker, from: Subject, to: Subject) -> Option<Measure> {
        self.measure_between(p, from, to)
    }

    fn odds(&self, position: &Position, _: Seat, decision: Decision) -> Option<Odds> {
        self.odds_of(position, decision)
    }

    fn case_of(&self, odds: &Odds, lines: &[Line<Event>]) -> Option<usize> {
        self.case_fallen(odds, lines)
    }

    fn decides(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::Counted { .. } | Event::Verdict { .. } | Event::DuelShift { .. } | Event::Decisive
        )
    }

    fn throws(&self, event: &Event) -> Vec<Throw> {
        self.thrown(event).into_iter().collect()
    }
}

impl Villers {
    /// Whether a road goes from one side's edge of the map to the other's, as the Roman road does.
    fn crosses_the_map(&self, course: &Course) -> bool {
        let column = |hex: Hex| self.map.place[hex.index()].0;
        let [west, east] = [0, self.map.hexes - 1].map(|at| column(Hex(at as u16)));
        let touches = |edge: i16| {
            course.pairs.iter().any(|(a, b)| [*a, *b].iter().any(|hex| (column(*hex) - edge).abs() < 2))
        };
        touches(west) && touches(east)
    }

    /// Where a road crosses the river there is a bridge (r.luce).
    fn draw_bridges(&self) -> Vec<Path> {
        let roads = self.map.road.all.iter();
        let pairs = roads.flat_map(|course| course.pairs.iter().map(|pair| (*pair, course.source)));
        let mut bridges: Vec<Path> = Vec::new();
        for (pair, source) in pairs.filter(|((a, b), _)| self.map.river_between(*a, *b)) {
            let bridge = self.map.draw_path(pair, "bridge", source);
            if !bridges.contains(&bridge) {
                bridges.push(bridge);
            }
        }
        bridges
    }

    /// The ground that a hex is drawn as, and what else is printed there.
    fn printed(&self, hex: Hex) -> (&'static str, Vec<String>) {
        let mut more = Vec::new();
        if let Some(side) = self.map.trench_of(hex) {
            more.push(format!("trench-{}", side_code(side)));
        }
        (self.map.ground[hex.index()].code(), more)
    }

    /// What a hex is called: the place it belongs to, if any, and its row and column.
    pub(crate) fn hex_text(&self, hex: Hex) -> Text {
        let number = self.map.name(hex);
        match self.map.belongs[hex.index()] {
            Some(place) => {
                let name = &self.map.places[usize::from(place)].name;
                Text::Named { fr: format!("{} ({number})", name.fr), en: format!("{} ({number})", name.en) }
            }
            None => Text::figure(number),
        }
    }

    fn draw_hex(&self, hex: Hex) -> Place {
        let (kind, printed) = self.printed(hex);
        let symbol = match (self.map.ground[hex.index()], printed.is_empty()) {
            (Ground::Village, _) => Some('o'),
            (Ground::Wood, _) => Some('"'),
            (Ground::Open, false) => Some('='),
            (Ground::Open, true) => None,
        };
        let place = self.map.belongs[hex.index()].map(|place| &self.map.places[usize::from(place)]);
        let source = place.map_or(self.map.source, |place| place.source);
        let title = place.filter(|place| place.label == hex).map(|place| named(&place.name));
        Place { symbol, title, ..self.map.draw_hex(hex, self.hex_text(hex), kind, printed, source) }
    }

    fn draw_kinds(&self) -> Vec<PieceKind> {
        let symbol = |kind: Kind| match kind {
            Kind::Battalion => 'B',
            Kind::MachineGuns => 'M',
            Kind::A7v => 'A',
            Kind::MarkIvMale => 'I',
            Kind::MarkIvFemale => 'F',
            Kind::Whippet => 'W',
        };
        piece_kinds(self.counters.all.iter().map(|counter| {
            let (nation, kind) = (counter.nation.as_str(), counter.kind);
            (kind_id(nation, kind), counter.side, kind.code(), symbol(kind), nation)
        }))
    }

    fn draw_reconstructed(&self) -> Vec<Reconstruction> {
        let units = self.counters.all.iter().filter(|counter| counter.source.is_ours()).count();
        let mut all = Vec::new();
        if self.map.source.is_ours() {
            all.push(Reconstruction { what: Text::key("reconstructed-map"), why: Text::key("why-map") });
        }
        if units > 0 {
            let why = Text::key("why-units").with("count", units as u32);
            let why = why.with("total", self.counters.all.len() as u32);
            all.push(Reconstruction { what: Text::key("reconstructed-units"), why });
        }
        // Where the most points win there is no score of ours.
        let shown = |table: &str| table != "winner" || self.tables.even_lead != 0;
        for (table, why) in self.tables.reconstructed.iter().filter(|(table, _)| shown(table)) {
            let what = Text::key(format!("reconstructed-{table}"));
            all.push(Reconstruction { what, why: named(why) });
        }
        all
    }
}

// --- What does.

impl Villers {
    pub(crate) fn unit_text(&self, slot: Slot) -> Text {
        named(&self.counter(slot).name)
    }

    /// A marker of the cup in words.
    pub(crate) fn marker_text(&self, markers: &Markers) -> Text {
        let text = Text::key(format!("marker-{}", markers.kind.code()));
        let text = text.with("count", markers.battalions);
        match markers.side {
            Some(side) => text.with("side", side_text(side)),
            None => text,
        }
    }

    /// How scenario 1 ended, in words (r.winner).
    pub(crate) fn outcome_key(&self, won: Won) -> &'static str {
        OUTCOMES[usize::from(self.tables.even_lead != 0)][won as usize - 1]
    }

    fn draw_outcome(&self, p: &Position) -> Text {
        if self.scenario == 0 {
            return Text::key(self.outcome_key(p.ended))
                .with("german", i64::from(p.points[Seat::First]))
                .with("allied", i64::from(p.points[Seat::Second]))
                .with("even", i64::from(self.tables.even_lead));
        }
        Text::key("outcome-level").with("level", self.level_text(p.level))
    }

    /// A level of victory in words.
    pub(crate) fn level_text(&self, level: i8) -> Text {
        Text::key(format!("level-{}", level + 3))
    }

    fn draw_status(&self, p: &Position) -> Vec<Text> {
        let turn = named(&self.tables.turn(p.turn).label);
        let mut status = vec![Text::key("status-turn").with("turn", p.turn).with("label", turn)];
        if p.phase != Phase::Over {
            status.push(side_text(p.active));
        }
        status.push(Text::key(format!("phase-{}", p.stage().key)));
        let night = self.tables.is_night(p.turn);
        status.push(Text::key(match (night, p.random) {
            (true, _) => "status-night",
            (false, true) => "status-random",
            (false, false) => "status-classic",
        }));
        if p.draws > 0 {
            let draws = Text::key("status-draws").with("count", p.draws);
            status.push(draws.with("total", self.tables.draws.a_turn));
        }
        status.extend(self.marker(p).map(|markers| self.marker_text(markers)));
        status
    }

    /// Artillery markers as they lie.
    fn draw_places(&self, p: &Position) -> Vec<PlaceState> {
        let aimed = |hex: &Hex| PlaceState {
            place: self.map.name(*hex).to_string(),
            side: None,
            value: None,
            markers: vec![marker(&format!("aimed-{}", side_code(p.active)), Some('!'), 1)],
        };
        p.aims().iter().map(aimed).collect()
    }

    /// The medals of a unit; of the one in hand also those that it has left, and its movement points.
    fn figures(&self, p: &Position, slot: Slot) -> Vec<Figure> {
        let figure = |kind: &str, value: u8| Figure { kind: kind.to_string(), value };
        let mut figures = vec![figure("medals", self.medals(p, slot))];
        if let Some(a) = self.actor(p).filter(|a| a.slot == slot && p.phase != Phase::Deploy) {
            figures.push(figure("medals-left", a.limit.saturating_sub(a.spent)));
            figures.push(figure("points-left", a.points));
        }
        figures
    }

    fn draw_piece(&self, p: &Position, slot: Slot) -> Piece {
        let (counter, unit) = (self.counter(slot), p.unit(slot));
        Piece {
            id: counter.id.clone(),
            place: self.map.name(unit.hex).to_string(),
            facing: None,
            side: counter.side as u8,
            kind: Some(kind_id(&counter.nation, counter.kind)),
            flag: Some(counter.nation.clone()),
            name: self.unit_text(slot),
            short: Some(counter.short.clone()),
            group: Some(self.counters.divisions[usize::from(counter.division)].id.clone()),
            figures: self.figures(p, slot),
            face_up: true,
            count: 1,
            steps: Some([2 - u32::from(unit.has(mark::HURT)), 2]),
            with: Vec::new(),
            marks: self.marks_of(p, slot),
        }
    }

    fn marks_of(&self, p: &Position, slot: Slot) -> Vec<Marker> {
        let unit = p.unit(slot);
        let hurt = if self.is_tank(slot) { "damaged" } else { "disorganised" };
        let shown = [
            (mark::HURT, hurt, '~'),
            (mark::BROKEN, "broken-down", '/'),
            (mark::HERO, "hero", '*'),
            (mark::ACTED, "acted", '.'),
            (mark::DEPLOYED, "deployed", '+'),
        ];
        let mut marks: Vec<Marker> = shown
            .into_iter()
            .filter(|(bit, ..)| unit.has(*bit))
            .map(|(_, kind, symbol)| marker(kind, Some(symbol), 1))
            .collect();
        if p.hand.unit == slot {
            marks.push(marker("in-hand", Some('>'), 1));
        }
        marks
    }

    /// A unit that is not on the map, with the turn at which it comes.
    fn pool_line(&self, p: &Position, slot: Slot, turn: Option<u8>) -> PoolLine {
        let counter = self.counter(slot);
        let mut figures = self.figures(p, slot);
        figures.extend(turn.map(|turn| Figure { kind: "turn".to_string(), value: turn }));
        let division = &self.counters.divisions[usize::from(counter.division)];
        PoolLine {
            id: Some(counter.id.clone()),
            kind: Some(kind_id(&counter.nation, counter.kind)),
            note: turn.map(|turn| Text::key("note-turn").with("turn", turn)),
            short: Some(counter.short.clone()),
            group: Some(division.id.clone()),
            figures,
            set: Some(named(&division.name)),
            ..PoolLine::new(self.unit_text(slot), 1)
        }
    }

    /// Reinforcements to come, battalions on the turn track, units lost, and the cup.
    fn draw_pools(&self, p: &Position) -> Vec<Pool> {
        let mut pools = Vec::new();
        for side in Seat::BOTH {
            let of = |wanted: &dyn Fn(Slot) -> bool, turn: &dyn Fn(Slot) -> Option<u8>| {
                let lines = self.slots_of(side).filter(|slot| wanted(*slot));
                lines.map(|slot| self.pool_line(p, slot, turn(slot))).collect::<Vec<_>>()
            };
            let arrives = |slot: Slot| self.enters_on(slot).or(Some(self.attack_turn));
            let back = |slot: Slot| Some(p.unit(slot).back);
            let lists = [
                ("to-come", of(&|slot| self.may_come(p, slot), &arrives)),
                ("track", of(&|slot| p.unit(slot).back > 0, &back)),
                ("lost", of(&|slot| p.unit(slot).has(mark::GONE), &|_| None)),
            ];
            pools.push(Pool {
                id: format!("guns-{}", side_code(side)),
                seat: Some(side as u8),
                name: Text::key("pool-guns"),
                count: self.guns_left(p, side).into(),
                holds: None,
            });
            for (id, holds) in lists {
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
        pools.push(self.draw_cup(p));
        pools
    }

    /// The barrages that a side can still place this turn.
    fn guns_left(&self, p: &Position, side: Seat) -> u8 {
        let placing = matches!(p.phase, Phase::Aim | Phase::Shell);
        match (placing, p.active == side) {
            (true, true) => p.guns,
            // The Allied guns come after the German ones (1.c1, 1.c2); the random sequence has those of markers alone (7.2.5).
            (true, false) if side == Seat::Second && !p.random => {
                self.tables.turn(p.turn).guns(side).saturating_sub(p.silenced)
            }
            _ => 0,
        }
    }

    /// What is left in the cup, with the chance of drawing each.
    fn draw_cup(&self, p: &Position) -> Pool {
        let total = Villers::in_cup(p);
        let line = |(markers, count): (&Markers, &u8)| PoolLine {
            note: Some(
                Text::key("note-chance")
                    .with("share", Arg::decimal(100.0 * f64::from(*count) / f64::from(total.max(1)), 0)),
            ),
            short: (markers.battalions > 0).then(|| markers.battalions.to_string()),
            group: Some(format!("{}-{}", markers.side.map_or("both", side_code), markers.kind.code())),
            set: markers.side.map(side_text),
            ..PoolLine::new(self.marker_text(markers), (*count).into())
        };
        let holds = self.tables.cup.iter().zip(&p.cup).filter(|(_, count)| **count > 0).map(line);
        Pool {
            id: "cup".into(),
            seat: None,
            name: Text::key("pool-cup"),
            count: total,
            holds: Some(holds.collect()),
        }
    }

    fn draw_tracks(&self, p: &Position, standing: &Standing) -> Vec<Track> {
        let mark = |side: Option<Seat>, name: Text, at: i32| TrackMark {
            side: side.map(|side| side as u8),
            name,
            at,
        };
        let mut tracks = vec![
            Track {
                id: "turn".into(),
                name: Text::key("track-turn"),
                marks: vec![mark(None, named(&self.tables.turn(p.turn).label), p.turn.into())],
                goal: Some(self.tables.scenario.turns.into()),
            },
            Track {
                id: "intensity".into(),
                name: Text::key("track-intensity"),
                marks: vec![
                    mark(None, Text::key("track-intensity-mark"), p.intensity.into()),
                    mark(None, Text::key("track-confusion-mark"), p.confusion.into()),
                ],
                goal: Some(p.confusion.into()),
            },
        ];
        if self.scenario == 0 {
            let mut marks =
                Seat::BOTH.map(|side| mark(Some(side), side_text(side), p.points[side].into())).to_vec();
            // What the end would add is foreseen: the second mark of a side.
            if p.ended == Won::NotYet {
                let end = |side: Seat| {
                    let name = Text::key("track-points-end").with("side", side_text(side));
                    mark(Some(side), name, self.points_in_the_end(p, standing, side))
                };
                marks.extend(Seat::BOTH.map(end));
            }
            // What the Germans have to exceed rises with what the Allies have in the end.
            if self.tables.even_lead != 0 {
                let allied = self.points_in_the_end(p, standing, Seat::Second);
                let to_beat = i32::from(self.tables.even_lead) + allied;
                marks.push(mark(None, Text::key("track-to-beat-mark"), to_beat));
            }
            tracks.push(Track { id: "points".into(), name: Text::key("track-points"), marks, goal: None });
        } else {
            let level = self.level_now(p, standing);
            tracks.push(Track {
                id: "verdict".into(),
                name: Text::key("goal-verdict"),
                marks: vec![mark(leader(level.into()), self.level_text(level), i32::from(level.abs()))],
                goal: None,
            });
        }
        tracks
    }

    fn hexes_of(&self, hexes: &Hexes) -> Vec<String> {
        let inside = hexes.iter().filter(|hex| *hex < self.map.hexes);
        inside.map(|hex| self.map.name(Hex(hex as u16)).to_string()).collect()
    }

    /// What counts for victory, as battalions with a line of communication stand now.
    fn draw_goals(&self, p: &Position, standing: &Standing) -> Vec<Goal> {
        let counted = if self.scenario == 0 {
            &[place::TOWN, place::ABBE, place::AQUENNE, place::CACHY][..]
        } else {
            &[place::TOWN, place::HANGARD, place::CACHY, place::ABBE, place::DOMART][..]
        };
        let finals = self.final_points(standing);
        let worth = |gains: &[Gain]| {
            let of = |side: Seat| {
                let own = finals.iter().filter(|(what, whose, _)| gains.contains(what) && *whose == side);
                own.map(|(.., points)| i32::from(*points)).sum()
            };
            if self.scenario == 0 { Seat::BOTH.map(of).to_vec() } else { vec![0, 0] }
        };
        let mut goals = Vec::new();
        for &which in counted {
            let [german, allied] = Seat::BOTH.map(|side| standing.held[side][which]);
            let gains: &[Gain] = match which {
                place::TOWN => &[Gain::EndTown, Gain::EndTownHexes],
                place::ABBE => &[Gain::EndAbbe],
                place::AQUENNE => &[Gain::EndAquenne],
                place::CACHY => &[Gain::EndCachy],
                _ => &[],
            };
            let side = Seat::BOTH.into_iter().find(|side| standing.is_alone(*side, which));
            goals.push(Goal {
                name: Text::key(format!("goal-{}", place::NAMES[which])),
                places: self.hexes_of(&self.map.prizes[which]),
                worth: worth(gains),
                side: side.map(|side| side as u8),
                state: Some(Text::key("goal-held").with("german", german).with("allied", allied)),
            });
        }
        goals.push(Goal {
            name: Text::key("goal-trenches"),
            places: self.hexes_of(&self.map.trench[Seat::First]),
            worth: worth(&[Gain::EndTrenches]),
            side: (standing.trenches > 0).then_some(Seat::Second as u8),
            state: Some(Text::key("goal-trenches-state").with("count", standing.trenches)),
        });
        goals.insert(
            0,
            if self.scenario == 0 { self.draw_score(p, standing) } else { self.draw_verdict(p, standing) },
        );
        goals
    }

    /// The points of a side if the game ended with this turn: what the end of the turn brings, then the final count.
    fn points_in_the_end(&self, p: &Position, standing: &Standing, side: Seat) -> i32 {
        let mut points = p.points[side];
        if p.ended == Won::NotYet {
            let finals = self.final_points(standing);
            points +=
                finals.iter().filter(|(_, whose, _)| *whose == side).map(|(.., points)| points).sum::<i16>();
            if side == Seat::First {
                points += self.income(standing).iter().map(|(_, points)| points).sum::<i16>();
            }
        }
        points.into()
    }

    /// The score to beat in scenario 1, what each side would have now, and who is ahead of it (r.winner); or that the most points
    /// win, where there is none (r.most-points).
    fn draw_score(&self, p: &Position, standing: &Standing) -> Goal {
        let [german, allied] = Seat::BOTH.map(|side| self.points_in_the_end(p, standing, side));
        let even = i32::from(self.tables.even_lead);
        let (side, ahead, won) = match (german - allied).cmp(&even) {
            Ordering::Greater => (Some(Seat::First), "ahead-german", "won-german"),
            Ordering::Equal => (None, "ahead-nobody", "won-nobody"),
            Ordering::Less => (Some(Seat::Second), "ahead-allied", "won-allied"),
        };
        let (name, state) = match (even, p.ended) {
            (0, Won::NotYet) => ("goal-most-points", "goal-most-points-state"),
            (0, _) => ("goal-most-points", "goal-most-points-ended"),
            (_, Won::NotYet) => ("goal-to-beat", "goal-to-beat-state"),
            _ => ("goal-to-beat", "goal-to-beat-ended"),
        };
        let (name, state) = (Text::key(name), Text::key(state));
        let state = state.with("german", i64::from(german)).with("allied", i64::from(allied));
        let state = state
            .with("needed", i64::from(allied + even))
            .with("who", Text::key(if p.ended == Won::NotYet { ahead } else { won }));
        Goal {
            name: name.with("even", i64::from(even)),
            places: Vec::new(),
            worth: vec![0, 0],
            side: side.map(|side| side as u8),
            state: Some(state),
        }
    }

    /// The level of victory of scenario 2, or what it would be now.
    fn level_now(&self, p: &Position, standing: &Standing) -> i8 {
        if p.ended == Won::NotYet { self.verdict(p, standing) } else { p.level }
    }

    /// How scenario 2 would be judged now.
    fn draw_verdict(&self, p: &Position, standing: &Standing) -> Goal {
        let level = self.level_now(p, standing);
        let duel = match p.duel.side() {
            None => "duel-open",
            Some(Seat::First) => "duel-german",
            Some(Seat::Second) => "duel-allied",
        };
        Goal {
            name: Text::key("goal-verdict"),
            places: Vec::new(),
            worth: vec![0, 0],
            side: leader(level.into()).map(|side| side as u8),
            state: Some(
                Text::key("goal-verdict-state")
                    .with("level", self.level_text(level))
                    .with("duel", Text::key(duel)),
            ),
        }
    }

    /// Layers for the whole board: zones of control, lines of communication, battalions without one.
    fn draw_overlays(&self, p: &Position) -> Vec<Overlay> {
        let mut overlays = Vec::new();
        for side in Seat::BOTH {
            let code = side_code(side);
            let mut add =
                |id: &str, places: Vec<Covered>| overlays.push(overlay(format!("{id}-{code}"), places));
            let lay = self.lay(p, side.other());
            add("zones", self.map.cover(self.map.all().filter(|hex| lay.zones.has(hex.index()))));
            let lines = self.lines(p, side);
            add("lines", self.map.cover(self.map.all().filter(|hex| lines.has(hex.index()))));
            let cut = |slot: &Slot| p.unit(*slot).is_there() && !self.is_linked(p, *slot, &lines);
            let cut = self.slots_of(side).filter(cut).map(|slot| p.unit(slot).hex);
            add("cut-off", self.map.cover(cut));
        }
        overlays
    }
}
