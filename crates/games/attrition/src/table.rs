//! The position as a table for an onlooker.

use contract::{
    Heading, Journal, Line, Lister, Odds, Onlooker, Outcome, Refusal, Rule, Rules, Seat, Show, Throw,
};
use table::{
    Arg, Board, CardFace, Covered, Die, Hand, Inspection, Marker, Measure, Offer, Overlay, Path,
    Piece as Token, PieceKind, Place as Spot, PlaceState, Pool, PoolLine, Prompt, Scene, Sort, Table, Text,
    Track, TrackMark, Verb,
};

use crate::event::{face_text, faces, side_id, side_text};
use crate::map::{ALL_REGIONS, ALLIED, CAPITALS, Region, Regions, each};
use crate::offers::VERBS;
use crate::phases::STAGES;
use crate::position::{Phase, Position};
use crate::tables::{AUTUMN_1918, Arm, Card, Class, EARLY_VICTORY, General, Nation, Ploy, year};
use crate::tile::{Marks, Place, Tile};
use crate::{Attrition, Decision, Event, Subject, refuse, rule, rulebook};

/// The name of a turn, from 0.
pub(crate) fn turn_text(turn: u8) -> Text {
    let turn = turn.min(AUTUMN_1918);
    let season = if turn.is_multiple_of(2) { Text::key("spring") } else { Text::key("autumn") };
    Text::key("turn").with("season", season).with("year", year(turn).to_string())
}

impl Phase {
    /// The last part of its Fluent keys: its name.
    pub(crate) fn key(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// The kinds of pools; the messages name each under `pool-…`.
const POOLS: [&str; 7] = ["reserves", "pouch", "destroyed", "airfield", "track", "generals", "mulligans"];

/// Every Fluent key that is put together from parts.
pub fn families() -> Vec<String> {
    let mut keys: Vec<String> =
        Nation::ALL.iter().map(|nation| format!("nation-{}", nation.code())).collect();
    for class in Class::all() {
        if let Text::Key { key, .. } = class.text() {
            keys.push(key.into_owned());
        }
    }
    for card in Card::all() {
        let code = card.info().code.to_lowercase();
        keys.extend([format!("card-{code}"), format!("effect-{code}"), format!("short-{code}")]);
    }
    for stage in &STAGES {
        let phase = stage.phase.key();
        keys.extend([format!("phase-{phase}"), format!("ask-{phase}")]);
        if phase != "over" {
            keys.push(format!("wait-{phase}"));
        }
        if !["draft", "battle", "losses", "over"].contains(&phase.as_str()) {
            keys.push(format!("done-{phase}"));
        }
    }
    keys.extend(POOLS.iter().map(|kind| format!("pool-{kind}")));
    keys.extend(VERBS.iter().map(|verb| format!("verb-{verb}")));
    keys.sort();
    keys.dedup();
    keys
}

impl Show for Attrition {
    fn scene(&self) -> Scene {
        let places = Region::all().map(|region| Spot {
            id: region.id().to_string(),
            name: self.map.name(region),
            kind: if region.is_capital() { "capital" } else { "territory" }.to_string(),
            ground: None,
            symbol: None,
            printed: Vec::new(),
            title: None,
            side: Some(region.allegiance() as u8),
            nation: Some(region.nation().text()),
            value: i32::from(self.map.industry[region.index()]),
            x: self.map.spots[region.index()].0,
            y: self.map.spots[region.index()].1,
            reconstructed: self.map.reconstructed & region.bit() != 0,
        });
        let paths = self.map.paths.iter().map(|path| Path {
            from: path.ends[0].id().to_string(),
            to: path.ends[1].id().to_string(),
            kind: if path.sea { "sea" } else { "land" }.to_string(),
            reconstructed: path.reconstructed,
        });
        let kinds = Class::all().map(|class| PieceKind {
            id: class.info().code.to_string(),
            name: class.text(),
            side: Some(class.side() as u8),
            symbol: class.info().code.split_once('.').map_or("", |(_, arm)| arm).to_string(),
            art: art_of(class).to_string(),
            flag: class.nation().map(|nation| nation.flag().to_string()),
        });
        let cards = Card::all().map(|card| CardFace {
            id: card.info().code.to_string(),
            title: card.text(),
            effect: Text::key("card-face")
                .with("year", self.map.years[card.index()].to_string())
                .with("effect", Text::key(card.effect_key())),
            short: Text::key("card-in-short")
                .with("year", self.map.years[card.index()].to_string())
                .with("effect", Text::key(card.short_key())),
            moment: None,
            reaction: false,
            rule: rulebook().section(card.info().rule).id.clone(),
            cost: None,
            copies: 1,
            family: side_id(card.side()).to_string(),
            boxes: Vec::new(),
        });
        Scene {
            title: Text::key("title"),
            sides: Seat::BOTH.map(side_text).to_vec(),
            flags: Seat::BOTH.map(|side| side_id(side).to_string()).to_vec(),
            board: Board::Regions { places: places.collect(), paths: paths.collect() },
            look: None,
            reconstructed: self.map.notes.clone(),
            kinds: kinds.collect(),
            cards: if self.options.cards { cards.collect() } else { Vec::new() },
            brief: Vec::new(),
            verbs: VERBS.iter().map(|verb| Verb::named(verb)).collect(),
        }
    }

    fn table(&self, p: &Position, onlooker: Onlooker) -> Table {
        let mut status =
            vec![turn_text(p.turn), side_text(p.active()), Text::key(format!("phase-{}", p.phase.key()))];
        status.extend(self.in_force(p));
        let mut table = Table {
            status,
            places: Region::all().map(|region| self.draw_place(p, region)).collect(),
            tracks: self.draw_tracks(p),
            dice: if (Phase::Battle..=Phase::Advance).contains(&p.phase) {
                faces(p.battle.dice).map(Die::six).collect()
            } else {
                Vec::new()
            },
            prompt: self.draw_prompt(p, onlooker),
            outcome: self.outcome(p).map(|outcome| match outcome {
                Outcome::Won(side) => Text::key("won").with("side", side_text(side)),
                Outcome::Drawn => Text::key("drawn"),
            }),
            ..Table::default()
        };
        for side in Seat::BOTH {
            let sees = self.sees(onlooker, side);
            for region in Region::all().filter(|region| p.tiles_in(side, *region) > 0) {
                self.draw_tokens(p, side, region, sees, &mut table.pieces);
            }
            self.draw_pools(p, side, sees, &mut table.pools);
            if self.options.cards {
                self.draw_hand(p, side, sees, &mut table.hands);
            }
        }
        table
    }

    fn offer(&self, position: &Position, seat: Seat, decision: Decision) -> Offer {
        self.draw_offer(position, seat, decision)
    }

    fn point_at(&self, id: &str) -> Result<Subject, Text> {
        crate::decision::point_at(id)
    }

    fn why_not(
        &self,
        p: &Position,
        seat: Seat,
        subject: Subject,
        target: Option<Subject>,
    ) -> Option<Refusal> {
        if !self.to_decide(p).has(seat) {
            return Some(Refusal::new(rule!("r.sequence"), "not-your-turn"));
        }
        let goals = match target {
            Some(Subject::Region(region)) => region.bit(),
            _ => ALL_REGIONS,
        };
        // The refusal of the decision that comes nearest to what is pointed at, unless one of them is allowed.
        let mut answer = None;
        let mut ask = |decision: Decision| match (answer, self.check(p, seat, decision)) {
            (Some(Ok(())), _) | (Some(_), Err(_)) => {}
            (_, checked) => answer = Some(checked),
        };
        match subject {
            Subject::Button => ask(Decision::Done),
            _ => self.means(p, seat, subject, goals, &mut ask),
        }
        answer.unwrap_or(refuse(rule!("r.sequence"), "not-this-phase")).err()
    }

    fn inspect(&self, p: &Position, onlooker: Onlooker, subject: Subject) -> Inspection {
        match subject {
            Subject::Region(region) => self.look_at_region(p, onlooker, region),
            _ => Inspection::default(),
        }
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
        let _ = (position, onlooker);
        self.map.measure(from, to)
    }

    fn odds(&self, position: &Position, seat: Seat, decision: Decision) -> Option<Odds> {
        self.odds_of(position, seat, decision)
    }

    fn case_of(&self, odds: &Odds, lines: &[Line<Event>]) -> Option<usize> {
        crate::odds::case_of(odds, lines)
    }

    fn decides(&self, event: &Event) -> bool {
        matches!(event, Event::EarlyVictory { .. } | Event::WarOver { .. })
    }

    fn throws(&self, event: &Event) -> Vec<Throw> {
        match *event {
            Event::Rolled { dice, hits, most: Some(most), .. } => crate::event::throws(dice, hits, most),
            _ => Vec::new(),
        }
    }
}

impl Attrition {
    /// Whether an onlooker may see what a side holds.
    fn sees(&self, onlooker: Onlooker, side: Seat) -> bool {
        onlooker == Onlooker::Umpire || onlooker == Onlooker::Seat(side)
    }

    /// Where whoever stands in a capital can go from there (4.6): the onlooker’s tiles, or else those of whoever has some.
    fn look_at_region(&self, p: &Position, onlooker: Onlooker, region: Region) -> Inspection {
        let mut inspection = Inspection::default();
        let first = if onlooker == Onlooker::Seat(Seat::Second) { Seat::Second } else { Seat::First };
        let there =
            |side: &Seat| p.tiles_in(*side, region) > 0 && CAPITALS & ALLIED[*side] & region.bit() != 0;
        let Some(side) = [first, first.other()].into_iter().find(there) else { return inspection };
        let reach = self.reach(p, side, region);
        let names = |regions: Regions| Text::List(each(regions).map(|to| self.map.name(to)).collect());
        let ways = [("note-reach", reach.land), ("note-by-sea", reach.sea & !reach.land)];
        for (key, regions) in ways.into_iter().filter(|(_, regions)| *regions != 0) {
            inspection
                .notes
                .push(Text::key(key).with("side", side_text(side)).with("places", names(regions)));
        }
        let covered = |to: Region| Covered { place: to.id().to_string(), figure: None };
        inspection.overlays.push(Overlay {
            id: "reach".to_string(),
            name: Text::key("overlay-reach"),
            places: each(reach.land | reach.sea).map(covered).collect(),
        });
        inspection
    }

    /// The cards whose effects last, now or in the next turn, and what they still allow.
    fn in_force(&self, p: &Position) -> Vec<Text> {
        let mut texts = Vec::new();
        for (_, ploy) in Ploy::LASTING {
            let card = Card::doing(ploy, p.active()).text();
            if p.in_force(ploy) {
                texts.push(Text::key("in-force").with("card", card));
            } else if p.coming & ploy.bit() != 0 {
                texts.push(Text::key("coming-into-force").with("card", card));
            }
        }
        if p.allowance > 0 {
            texts.push(Text::key("allowance").with("count", p.allowance));
        }
        texts
    }

    fn draw_place(&self, p: &Position, region: Region) -> PlaceState {
        let bit = region.bit();
        let side = Seat::BOTH.into_iter().find(|side| p.control(*side) & bit != 0);
        let mut markers = Vec::new();
        let mut mark = |kind: &str, name: Text, count: u8| {
            if count > 0 {
                markers.push(Marker { kind: kind.to_string(), symbol: None, name, count: i32::from(count) });
            }
        };
        mark("neutral", Text::key("marker-neutral"), u8::from(p.neutral & bit != 0));
        mark("contested", Text::key("marker-contested"), u8::from(p.contested & bit != 0));
        mark("battle", Text::key("marker-battle"), u8::from(p.battles & bit != 0));
        mark("ruhr", Text::key("marker-ruhr"), u8::from(p.ruhr && region == Region::RHINELAND));
        for (side, kind) in Seat::BOTH.into_iter().zip(["trench-central", "trench-entente"]) {
            let name = Text::key("marker-trench").with("side", side_text(side));
            mark(kind, name, p.trenches[side][region.index()]);
        }
        let value = self.industry_of(p, bit);
        let printed = self.map.industry[region.index()];
        PlaceState {
            place: region.id().to_string(),
            side: side.map(|side| side as u8),
            value: (value != printed).then_some(i32::from(value)),
            markers,
        }
    }

    fn draw_tokens(&self, p: &Position, side: Seat, region: Region, sees: bool, out: &mut Vec<Token>) {
        let token = |class: Option<Class>, marks: Marks, count: u8| Token {
            // A tile that is known is called as offers call it; a back by what it shows.
            id: format!(
                "{}/{}{}",
                region.id(),
                class.map_or("", |class| class.info().code),
                marks.face().code()
            ),
            flag: class.map_or(marks.face().nation(), Class::nation).map(|nation| nation.flag().to_string()),
            place: region.id().to_string(),
            facing: None,
            side: side as u8,
            kind: class.map(|class| class.info().code.to_string()),
            name: class.map_or_else(|| face_text(marks.face()), Class::text),
            short: None,
            group: None,
            figures: Vec::new(),
            face_up: marks.face().is_up(),
            count: u32::from(count),
            steps: None,
            with: Vec::new(),
            marks: [
                (Marks::MOVED, "moved", Text::key("mark-moved")),
                (Marks::LATE, "from-airfield", Text::key("mark-from-airfield")),
            ]
            .into_iter()
            .filter(|(mark, ..)| marks.has(*mark))
            .map(|(_, kind, name)| Marker { kind: kind.to_string(), symbol: None, name, count: 1 })
            .collect(),
        };
        let mut backs: Vec<(Marks, u8)> = Vec::new();
        for (class, marks, count) in p.stacks(side, region) {
            if sees || marks.face().is_up() {
                out.push(token(Some(class), marks, count));
            } else if let Some((_, sum)) = backs.iter_mut().find(|(known, _)| *known == marks) {
                *sum += count;
            } else {
                backs.push((marks, count));
            }
        }
        backs.sort_unstable();
        out.extend(backs.into_iter().map(|(marks, count)| token(None, marks, count)));
    }

    fn draw_pools(&self, p: &Position, side: Seat, sees: bool, out: &mut Vec<Pool>) {
        let open = sees || !self.options.fog;
        let lines = |pool: &str, place: Place, seen: bool| -> Vec<PoolLine> {
            let known = |tile: &&Tile| tile.place() == place && (!seen || tile.marks().has(Marks::SEEN));
            let line = |class: Class| {
                let count = p.tiles[class.tiles()].iter().filter(known).count() as u32;
                let id = Some(format!("{pool}/{}", class.info().code));
                PoolLine { id, count, ..line_of(class) }
            };
            let there = |class: &Class| p.tiles[class.tiles()].iter().any(|tile| known(&tile));
            Class::of_side(side).filter(there).map(line).collect()
        };
        let mut pool = |kind: &str, count: u32, holds: Option<Vec<PoolLine>>| {
            let (id, name) = (format!("{kind}-{}", side_id(side)), Text::key(format!("pool-{kind}")));
            out.push(Pool { id, seat: Some(side as u8), name, count, holds });
        };
        let off = |place: Place| u32::from(p.count_off(side, place));
        let reserves =
            Some(lines("reserves", Place::RESERVES, !open)).filter(|seen| open || !seen.is_empty());
        pool("reserves", off(Place::RESERVES), reserves);
        pool("pouch", off(Place::POUCH), open.then(|| self.pouch_lines(p, side)));
        pool("destroyed", off(Place::DESTROYED), Some(lines("destroyed", Place::DESTROYED, false)));
        if self.options.air {
            pool("airfield", off(Place::AIRFIELD), Some(lines("airfield", Place::AIRFIELD, false)));
        }
        pool("track", off(Place::TRACK), Some(self.track_lines(p, side)));
        if self.options.generals {
            let left = General::of_side(side).filter(|general| p.generals[side] & general.bit() != 0);
            let line = |general: General| {
                let name = general.name().to_string();
                PoolLine::new(Text::Named { fr: name.clone(), en: name }, 1)
            };
            pool("generals", p.generals[side].count_ones(), Some(left.map(line).collect()));
        }
        if self.options.mulligan {
            pool("mulligans", u32::from(p.mulligans[side]), None);
        }
    }

    /// The pouch by nation and class, with the chance that the next draw brings a tile of the nation.
    fn pouch_lines(&self, p: &Position, side: Seat) -> Vec<PoolLine> {
        let (turn, count) = self.next_draw(p, side);
        // After the surrender, Russian tiles are set aside and replaced (4.3).
        let drawn = |class: &Class| !(p.surrendered && class.nation() == Some(Nation::Russia));
        let joining = |class: &Class| class.entry() == Some(turn) && class.arm().is_pouched();
        let there = |class: Class| {
            let waiting = if joining(&class) { p.count_at(class, Place::TRACK) } else { 0 };
            u32::from(p.count_at(class, Place::POUCH) + waiting)
        };
        let total: u32 = Class::of_side(side).filter(drawn).map(there).sum();
        let mut lines = Vec::new();
        for nation in Nation::of_side(side) {
            let own = || Class::of_nation(*nation);
            let sum: u32 = own().filter(drawn).map(there).sum();
            let percent = 100.0 * (1.0 - none_of(total, sum, u32::from(count).min(total)));
            let mut note =
                (sum > 0).then(|| Text::key("pouch-chance").with("percent", Arg::decimal(percent, 1)));
            for class in own() {
                let count = u32::from(p.count_at(class, Place::POUCH));
                if count > 0 {
                    lines.push(PoolLine { count, note: note.take(), ..line_of(class) });
                }
            }
        }
        lines
    }

    /// The turn, from 0, and the number of tiles of a side's next draw.
    fn next_draw(&self, p: &Position, side: Seat) -> (u8, u8) {
        let drawn = p.active() == side && p.phase >= Phase::Mulligan || side < p.active();
        let turn = p.turn + u8::from(drawn);
        (turn, self.draw_count(p, side, turn))
    }

    /// What waits beside the turn track, with its turn.
    fn track_lines(&self, p: &Position, side: Seat) -> Vec<PoolLine> {
        let line = |(class, _, count): (Class, Marks, u8)| PoolLine {
            count: u32::from(count),
            note: class.entry().map(|turn| Text::key("due").with("turn", turn_text(turn))),
            ..line_of(class)
        };
        p.stacks(side, Place::TRACK).map(line).collect()
    }

    fn draw_hand(&self, p: &Position, side: Seat, sees: bool, out: &mut Vec<Hand>) {
        let mut hand = |name: Text, bits: u16, open: bool| {
            let cards = || Card::of_bits(side, bits).map(|card| card.info().code.to_string()).collect();
            out.push(Hand { seat: side as u8, name, count: bits.count_ones(), cards: open.then(cards) });
        };
        if p.dealt[side] != 0 {
            hand(Text::key("hand-dealt"), p.dealt[side], sees);
        }
        hand(Text::key("hand"), p.hand[side], sees);
        hand(Text::key("hand-played"), p.played[side], true);
    }

    fn draw_tracks(&self, p: &Position) -> Vec<Track> {
        let mut after = p.clone();
        self.update_control(&mut after, &mut Journal::mute());
        let marks = Seat::BOTH.into_iter().flat_map(|side| {
            let mark = |name: Text, at: u8| TrackMark { side: Some(side as u8), name, at: i32::from(at) };
            [
                mark(side_text(side), self.industry(p, side)),
                mark(
                    Text::key("industry-projected").with("side", side_text(side)),
                    self.industry(&after, side),
                ),
            ]
        });
        vec![
            Track {
                id: "turns".to_string(),
                name: Text::key("track-turns"),
                marks: vec![TrackMark { side: None, name: turn_text(p.turn), at: i32::from(p.turn) + 1 }],
                goal: Some(10),
            },
            Track {
                id: "industry".to_string(),
                name: Text::key("track-industry"),
                marks: marks.collect(),
                goal: Some(i32::from(EARLY_VICTORY)),
            },
        ]
    }

    fn draw_prompt(&self, p: &Position, onlooker: Onlooker) -> Prompt {
        let awaited = self.to_decide(p);
        let asked =
            Seat::BOTH.into_iter().find(|seat| onlooker == Onlooker::Seat(*seat) && awaited.has(*seat));
        let mut offers = Vec::new();
        if let Some(seat) = asked {
            let mut decisions = Vec::new();
            Lister::default().decisions(self, p, seat, &mut decisions);
            offers.extend(decisions.into_iter().map(|decision| self.draw_offer(p, seat, decision)));
        }
        let key = if asked.is_some() || p.phase == Phase::Over { "ask" } else { "wait" };
        let mut asks = Text::key(format!("{key}-{}", p.phase.key()));
        if key == "wait" {
            // A spectator or the other player reads who is awaited; of two, the one he is not.
            let waited = awaited.iter().find(|seat| onlooker != Onlooker::Seat(*seat));
            asks = asks.with("side", side_text(waited.unwrap_or(p.active())));
        }
        match p.phase {
            Phase::Losses => {
                let count = asked.map_or(0, |seat| p.battle.to_lose[seat]);
                asks = asks.with("count", count).with("region", self.map.name(p.focus.region()));
            }
            Phase::Rolled | Phase::Ignore | Phase::Advance => {
                asks = asks.with("region", self.map.name(p.focus.region()));
            }
            Phase::Give => asks = asks.with("nation", p.given_nation().code()),
            Phase::Redeploy => asks = asks.with("nation", p.focus.nation().code()),
            _ => {}
        }
        Prompt {
            awaited: awaited.iter().map(|seat| seat as u8).collect(),
            asks: Some(asks),
            rule: Some(rulebook().section((p.phase.stage().rule)(p)).id.clone()),
            offers,
        }
    }
}

/// A line of a pool about a class, with nothing counted yet.
fn line_of(class: Class) -> PoolLine {
    PoolLine { kind: Some(class.info().code.to_string()), ..PoolLine::new(class.text(), 0) }
}

/// The silhouette of a class.
fn art_of(class: Class) -> &'static str {
    match class.arm() {
        Arm::Infantry => "infantry",
        Arm::Artillery => "artillery",
        Arm::Aircraft => "aircraft",
        Arm::Tank => "tank",
        Arm::Stormtrooper => "stormtrooper",
        Arm::Jagdkommando | Arm::Colonial => "elite",
        Arm::Decoy => "decoy",
    }
}

/// The chance that drawing `drawn` of `total` tiles brings none of `own`.
fn none_of(total: u32, own: u32, drawn: u32) -> f64 {
    (0..drawn).map(|i| f64::from((total - own).saturating_sub(i)) / f64::from(total - i)).product()
}
