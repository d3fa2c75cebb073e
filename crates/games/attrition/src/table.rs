//! The position as a table for an onlooker.

use contract::{Journal, Line, Odds, Onlooker, Refusal, Rule, Rules, Seat, Show, Told};
use table::{
    Arg, Board, CardFace, Die, Hand, Marker, Measure, Offer, Path, Picture, Piece as Token, PieceKind,
    Place as Spot, PlaceState, Pool, PoolLine, Prompt, Scene, Table, Text, Track, TrackMark, Verb,
};

use crate::event::{face_text, faces, side_text};
use crate::map::Region;
use crate::offers::VERBS;
use crate::position::{Phase, Position};
use crate::tables::{AUTUMN_1918, Arm, CLASSES, Card, Class, EARLY_VICTORY, General, Nation, Ploy, year};
use crate::tile::{Face, Marks, Place};
use crate::{Attrition, Decision, Event, Subject, rule, rulebook};

/// The name of a turn, from 0.
pub(crate) fn turn_text(turn: u8) -> Text {
    let turn = turn.min(AUTUMN_1918);
    let season = if turn.is_multiple_of(2) { Text::key("spring") } else { Text::key("autumn") };
    Text::key("turn").with("season", season).with("year", year(turn).to_string())
}

/// The last part of the Fluent keys of a phase.
pub(crate) fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft => "draft",
        Phase::Card => "card",
        Phase::Give => "give",
        Phase::Recover => "recover",
        Phase::Strike => "strike",
        Phase::Returns => "returns",
        Phase::Mulligan => "mulligan",
        Phase::Surrender => "surrender",
        Phase::Rail => "rail",
        Phase::Mobilise => "mobilise",
        Phase::Movement => "movement",
        Phase::Plan => "plan",
        Phase::Spy => "spy",
        Phase::Scramble => "scramble",
        Phase::Battle => "battle",
        Phase::Rolled => "rolled",
        Phase::Ignore => "ignore",
        Phase::Losses => "losses",
        Phase::Advance => "advance",
        Phase::Recall => "recall",
        Phase::Declare => "declare",
        Phase::Redeploy => "redeploy",
        Phase::Entrench => "entrench",
        Phase::Over => "over",
    }
}

/// The section that a phase is played by.
pub(crate) fn phase_rule(p: &Position) -> Rule {
    match p.phase {
        Phase::Draft => rule!("14.1"),
        Phase::Card => rule!("14.2"),
        Phase::Give => p.given_by(),
        Phase::Recover if p.active() == Seat::First => rule!("15.CP7"),
        Phase::Recover => rule!("15.EP7"),
        Phase::Strike => rule!("15.CP8"),
        Phase::Returns => rule!("4.1.2"),
        Phase::Mulligan => rule!("16.3"),
        Phase::Surrender => rule!("4.3"),
        Phase::Rail => rule!("4.4"),
        Phase::Mobilise => rule!("4.5"),
        Phase::Movement => rule!("4.6.2"),
        Phase::Plan => rule!("4.7.2"),
        Phase::Spy => rule!("15.CP10"),
        Phase::Scramble | Phase::Recall => rule!("11.4"),
        Phase::Battle => rule!("4.8.1"),
        Phase::Rolled => rule!("r.after-roll"),
        Phase::Ignore => rule!("r.after-roll"),
        Phase::Losses => rule!("4.8.2"),
        Phase::Advance => rule!("4.8.4"),
        Phase::Declare => rule!("4.9.1"),
        Phase::Redeploy => rule!("4.9.2"),
        Phase::Entrench => rule!("17.2"),
        Phase::Over => rule!("5"),
    }
}

/// Every Fluent key that is put together from parts.
pub fn families() -> Vec<String> {
    let mut keys: Vec<String> =
        Nation::ALL.iter().map(|nation| format!("nation-{}", nation.code())).collect();
    for class in (0..CLASSES.len() as u8).map(Class) {
        if let Text::Key { key, .. } = class.text() {
            keys.push(key.into_owned());
        }
    }
    for card in Card::all() {
        let code = card.info().code.to_lowercase();
        keys.extend([format!("card-{code}"), format!("effect-{code}")]);
    }
    for phase in PHASES {
        let phase = phase_key(phase);
        keys.extend([format!("phase-{phase}"), format!("ask-{phase}")]);
        if phase != "over" {
            keys.push(format!("wait-{phase}"));
        }
        if !["draft", "battle", "losses", "over"].contains(&phase) {
            keys.push(format!("done-{phase}"));
        }
    }
    keys.extend(VERBS.iter().map(|verb| format!("verb-{verb}")));
    keys.sort();
    keys.dedup();
    keys
}

pub(crate) const PHASES: [Phase; 24] = [
    Phase::Draft,
    Phase::Card,
    Phase::Give,
    Phase::Recover,
    Phase::Strike,
    Phase::Returns,
    Phase::Mulligan,
    Phase::Surrender,
    Phase::Rail,
    Phase::Mobilise,
    Phase::Movement,
    Phase::Plan,
    Phase::Spy,
    Phase::Scramble,
    Phase::Battle,
    Phase::Rolled,
    Phase::Ignore,
    Phase::Losses,
    Phase::Advance,
    Phase::Recall,
    Phase::Declare,
    Phase::Redeploy,
    Phase::Entrench,
    Phase::Over,
];

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
        let kinds = (0..CLASSES.len() as u8).map(Class).map(|class| PieceKind {
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
                .with("effect", Text::key(format!("effect-{}", card.info().code.to_lowercase()))),
            rule: rulebook().section(card.info().rule).id.clone(),
            cost: None,
            copies: 1,
            family: ["central", "entente"][card.side().index()].to_string(),
            boxes: Vec::new(),
        });
        Scene {
            title: Text::key("title"),
            sides: Seat::BOTH.map(side_text).to_vec(),
            flags: ["central", "entente"].map(str::to_string).to_vec(),
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
        let mut status = vec![
            turn_text(p.turn),
            side_text(p.active()),
            Text::key(format!("phase-{}", phase_key(p.phase))),
        ];
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
            outcome: match p.ended {
                0 => None,
                1 => Some(Text::key("won").with("side", side_text(Seat::First))),
                2 => Some(Text::key("won").with("side", side_text(Seat::Second))),
                _ => Some(Text::key("drawn")),
            },
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

    fn tell(&self, event: &Event) -> Text {
        event.told(self)
    }

    fn point_at(&self, id: &str) -> Result<Subject, Text> {
        crate::decision::point_at(id)
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

    fn picture(&self, event: &Event) -> Picture {
        event.picture(self)
    }

    fn odds(&self, position: &Position, seat: Seat, decision: Decision) -> Option<Odds> {
        self.odds_of(position, seat, decision)
    }

    fn case_of(&self, odds: &Odds, lines: &[Line<Event>]) -> Option<usize> {
        crate::odds::case_of(odds, lines)
    }
}

impl Attrition {
    /// Whether an onlooker may see what a side holds.
    fn sees(&self, onlooker: Onlooker, side: Seat) -> bool {
        onlooker == Onlooker::Umpire || onlooker == Onlooker::Seat(side)
    }

    /// The cards whose effects last, now or in the next turn, and what they still allow.
    fn in_force(&self, p: &Position) -> Vec<Text> {
        let mut texts = Vec::new();
        for ploy in Ploy::LASTING {
            let card = Card::doing(ploy, p.active()).text();
            let effect = ploy.effect();
            if p.effects & effect != 0 {
                texts.push(Text::key("in-force").with("card", card));
            } else if p.coming & effect != 0 {
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
            mark(kind, name, p.trenches[side.index()][region.index()]);
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
        let flag = |class: Option<Class>, face: Face| match class {
            Some(class) => class.nation(),
            None => face.nation(),
        };
        let token = |class: Option<Class>, marks: Marks, count: u8| Token {
            // A tile that is known is called as offers call it; a back by what it shows.
            id: format!(
                "{}/{}{}",
                region.id(),
                class.map_or("", |class| class.info().code),
                marks.face().code()
            ),
            flag: flag(class, marks.face()).map(|nation| nation.flag().to_string()),
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
        let lines = |place: Place, want: &dyn Fn(Marks) -> bool| {
            let id = |class: Class| {
                let pool = match place {
                    Place::RESERVES => "reserves",
                    Place::AIRFIELD => "airfield",
                    _ => "destroyed",
                };
                Some(format!("{pool}/{}", class.info().code))
            };
            let mut lines: Vec<PoolLine> = Vec::new();
            let mut last = None;
            for (class, _, count) in p.stacks(side, place).filter(|(_, marks, _)| want(*marks)) {
                if last == Some(class) {
                    lines.last_mut().expect("there is one").count += u32::from(count);
                } else {
                    lines.push(PoolLine { id: id(class), count: u32::from(count), ..line_of(class) });
                }
                last = Some(class);
            }
            lines
        };
        let mut pool = |id: &str, name: Text, place: Place, holds: Option<Vec<PoolLine>>| {
            let count = u32::from(p.count_off(side, place));
            let id = format!("{id}-{}", ["central", "entente"][side.index()]);
            out.push(Pool { id, seat: Some(side as u8), name, count, holds });
        };
        let all = |_: Marks| true;
        let reserves = if open {
            Some(lines(Place::RESERVES, &all))
        } else {
            Some(lines(Place::RESERVES, &|marks| marks.has(Marks::SEEN))).filter(|seen| !seen.is_empty())
        };
        pool("reserves", Text::key("pool-reserves"), Place::RESERVES, reserves);
        pool("pouch", Text::key("pool-pouch"), Place::POUCH, open.then(|| self.pouch_lines(p, side)));
        pool("destroyed", Text::key("pool-destroyed"), Place::DESTROYED, Some(lines(Place::DESTROYED, &all)));
        if self.options.air {
            pool("airfield", Text::key("pool-airfield"), Place::AIRFIELD, Some(lines(Place::AIRFIELD, &all)));
        }
        pool("track", Text::key("pool-track"), Place::TRACK, Some(self.track_lines(p, side)));
        let counts = [
            (
                self.options.generals,
                "generals",
                Text::key("pool-generals"),
                p.generals[side.index()].count_ones(),
            ),
            (
                self.options.mulligan,
                "mulligans",
                Text::key("pool-mulligans"),
                u32::from(p.mulligans[side.index()]),
            ),
        ];
        for (_, id, name, count) in counts.into_iter().filter(|(on, ..)| *on) {
            let named = (id == "generals").then(|| {
                let left =
                    General::of_side(side).filter(|general| p.generals[side.index()] & general.bit() != 0);
                let line = |general: General| {
                    let name = general.name().to_string();
                    PoolLine::new(Text::Named { fr: name.clone(), en: name }, 1)
                };
                left.map(line).collect()
            });
            let id = format!("{id}-{}", ["central", "entente"][side.index()]);
            out.push(Pool { id, seat: Some(side as u8), name, count, holds: named });
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
            let own = || Class::of_side(side).filter(|class| class.nation() == Some(*nation));
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
        if p.dealt[side.index()] != 0 {
            hand(Text::key("hand-dealt"), p.dealt[side.index()], sees);
        }
        hand(Text::key("hand"), p.hand[side.index()], sees);
        hand(Text::key("hand-played"), p.played[side.index()], true);
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
            self.each_subject(p, seat, &mut |subject| self.list(p, seat, subject, &mut decisions));
            offers.extend(decisions.into_iter().map(|decision| self.draw_offer(p, seat, decision)));
        }
        let key = if asked.is_some() || p.phase == Phase::Over { "ask" } else { "wait" };
        let mut asks = Text::key(format!("{key}-{}", phase_key(p.phase)));
        if key == "wait" {
            // A spectator or the other player reads who is awaited; of two, the one he is not.
            let waited = awaited.iter().find(|seat| onlooker != Onlooker::Seat(*seat));
            asks = asks.with("side", side_text(waited.unwrap_or(p.active())));
        }
        match p.phase {
            Phase::Losses => {
                let count = asked.map_or(0, |seat| p.battle.to_lose[seat.index()]);
                asks = asks.with("count", count).with("region", self.map.name(self.battle_region(p)));
            }
            Phase::Rolled | Phase::Ignore | Phase::Advance => {
                asks = asks.with("region", self.map.name(self.battle_region(p)));
            }
            Phase::Give => asks = asks.with("nation", p.given_nation().code()),
            Phase::Redeploy => asks = asks.with("nation", Nation::ALL[usize::from(p.focus)].code()),
            _ => {}
        }
        Prompt {
            awaited: awaited.iter().map(|seat| seat as u8).collect(),
            asks: Some(asks),
            rule: Some(rulebook().section(phase_rule(p)).id.clone()),
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
