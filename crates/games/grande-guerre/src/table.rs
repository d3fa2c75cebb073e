//! The position as a table for an onlooker.

use ::table::{
    Board, Border, CardFace, Covered, Die, Hand, Inspection, Lie, Marker, Measure, Offer, Overlay, Piece,
    PieceKind, Pile, Place, PlaceState, Pool, PoolLine, Reconstruction, Scene, Sort, Table, Text, Track,
    TrackMark, Verb,
};
use contract::{Heading, Line, Odds, Onlooker, Refusal, Rule, Seat, Show, Throw};

use crate::board::{ALLIED, BOARD, HEXES, Hex, Hexes, ROWS, Sector};
use crate::command::EVERY;
use crate::decision::{Subject, subject_id};
use crate::goals::names;
use crate::offers::VERBS;
use crate::phases::combat_under_way;
use crate::position::{Cards, Deck, NO_CARD, Phase, Slot, Unit, Way, mark, side_of};
use crate::tables::{Arm, Combat, Command, Phrase, Source, Specialist, UNIT_CODES, seat_code};
use crate::words::{PARTS, battery_dice, battle_dice, mean_hits};
use crate::{Decision, Event, GrandeGuerre, Position, rulebook};

/// Where a hex is drawn: half hexes from the left, rows from the top.
fn spot(hex: Hex) -> (f32, f32) {
    let row = hex.row();
    let start: usize = ROWS[..row].iter().sum();
    let place = hex.index() - start;
    ((2 * place + row % 2) as f32, (ROWS.len() - 1 - row) as f32)
}

/// The id of a kind of unit of a side.
fn kind_id(side: Seat, kind: u8) -> String {
    format!("{}-{}", seat_code(side), UNIT_CODES[usize::from(kind)])
}

fn rule_id(rule: Rule) -> String {
    rulebook().section(rule).id.clone()
}

fn marker(kind: &str, symbol: Option<char>, name: Text) -> Marker {
    Marker { kind: kind.to_string(), symbol, name, count: 1 }
}

/// The ids of the cards of a pile, several alike together.
fn ids<const N: usize>(cards: &Cards<N>, subject: impl Fn(u8) -> Subject) -> Vec<String> {
    let alike = |title: u8| {
        let id = subject_id(subject(title));
        std::iter::repeat_n(id, usize::from(cards.of[usize::from(title)]))
    };
    cards.titles().flat_map(alike).collect()
}

fn command(title: u8) -> Subject {
    Subject::Command(Command(title))
}

fn combat(title: u8) -> Subject {
    Subject::Combat(Combat(title))
}

/// A phrase of the data without the line breaks it is written with; no-break spaces stay.
fn flowing(phrase: &Phrase) -> Text {
    let flow =
        |text: &str| text.split(['\n', ' ']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    Text::Named { fr: flow(&phrase.fr), en: flow(&phrase.en) }
}

/// Whether an onlooker may see what a side holds.
fn sees_hand(onlooker: Onlooker, side: Seat) -> bool {
    onlooker == Onlooker::Umpire || onlooker == Onlooker::Seat(side)
}

// --- What does not change.

impl Show for GrandeGuerre {
    fn scene(&self) -> Scene {
        let border = |x: f32| Border { kind: "sector".to_string(), x };
        Scene {
            title: Text::key("title"),
            sides: Seat::BOTH.map(|side| self.side_text(side)).to_vec(),
            flags: Seat::BOTH.map(|side| self.flag(side)).to_vec(),
            board: Board::Hexes {
                lie: Lie::Rows,
                places: (0..HEXES as u8).map(|hex| self.draw_hex(Hex(hex))).collect(),
                // The dotted lines, as the board has them.
                borders: vec![border(7.0), border(15.0)],
                paths: Vec::new(),
                edges: Vec::new(),
            },
            look: None,
            reconstructed: self.draw_reconstructed(),
            kinds: Seat::BOTH.into_iter().flat_map(|side| self.draw_kinds(side)).collect(),
            cards: self.draw_cards(),
            brief: vec![
                Text::key(format!("scenario-{}", self.scenario.number)),
                flowing(&self.scenario.history),
                flowing(&self.scenario.place),
            ],
            verbs: VERBS.iter().map(|verb| Verb::named(verb)).collect(),
        }
    }

    fn table(&self, p: &Position, onlooker: Onlooker) -> Table {
        let pieces =
            Seat::BOTH.into_iter().flat_map(|side| p.army(side).map(|slot| self.draw_piece(p, slot)));
        let mut table = Table {
            status: self.draw_status(p),
            places: (0..HEXES as u8).filter_map(|hex| self.draw_place(p, Hex(hex))).collect(),
            pieces: pieces.collect(),
            hands: Vec::new(),
            piles: self.draw_piles(p, onlooker),
            pools: self.draw_pools(p, onlooker),
            tracks: self.draw_tracks(p),
            goals: self.draw_goals(p),
            overlays: self.draw_overlays(p, onlooker),
            dice: self.draw_dice(p),
            prompt: self.draw_prompt(p, onlooker),
            outcome: None,
        };
        for side in Seat::BOTH {
            let sees = sees_hand(onlooker, side);
            let hand = |name: Text, count: u8, cards: Vec<String>| Hand {
                seat: side as u8,
                name,
                count: u32::from(count),
                cards: sees.then_some(cards),
            };
            let (commands, combats) = (&p.commands.hands[side], &p.combats.hands[side]);
            table.hands.push(hand(Text::key("hand-command"), commands.count(), ids(commands, command)));
            table.hands.push(hand(Text::key("hand-combat"), combats.count(), ids(combats, combat)));
        }
        table.outcome = p.ended.winner().map(|side| Text::key("won").with("side", self.side_text(side)));
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

    fn left(&self, left: u32, full: u32) -> Option<Text> {
        Some(Text::key("left-figures").with("left", left).with("full", full))
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
        let _ = onlooker;
        self.measure_between(position, from, to)
    }

    fn odds(&self, position: &Position, seat: Seat, decision: Decision) -> Option<Odds> {
        self.odds_of(position, seat, decision)
    }

    fn case_of(&self, odds: &Odds, lines: &[Line<Event>]) -> Option<usize> {
        crate::odds::case_of(odds, lines)
    }

    fn decides(&self, event: &Event) -> bool {
        matches!(event, Event::Victory { .. })
    }

    fn throws(&self, event: &Event) -> Vec<Throw> {
        match *event {
            Event::Fought { dice, hits, blow, read, .. } => {
                let count = dice.iter().map(|count| u32::from(*count)).sum();
                vec![Throw { seat: blow.side, hits: hits.into(), mean: mean_hits(count, read) }]
            }
            _ => Vec::new(),
        }
    }
}

impl GrandeGuerre {
    fn draw_hex(&self, hex: Hex) -> Place {
        let ground = self.scenario.ground[hex.index()];
        let (x, y) = spot(hex);
        let name = hex.name().to_string();
        Place {
            id: name.clone(),
            name: Text::Named { fr: name.clone(), en: name },
            kind: ground.code().to_string(),
            ground: Some(ground.text()),
            symbol: Some(ground.symbol()),
            printed: Vec::new(),
            title: None,
            side: None,
            nation: None,
            value: 0,
            x,
            y,
            reconstructed: self.scenario.reconstructed.iter().any(|entry| entry.what == "map"),
        }
    }

    /// The kinds of units that a side may have in this battle.
    fn kinds_of(&self, side: Seat) -> Vec<u8> {
        let substitute = self.options.saint_chamond && side == ALLIED;
        let there = |kind: &u8| {
            self.scenario.units.iter().any(|unit| unit.side == side && unit.kind == *kind)
                || substitute && *kind == self.saint_chamond
        };
        (0..self.tables.units.len() as u8).filter(there).collect()
    }

    fn draw_kinds(&self, side: Seat) -> Vec<PieceKind> {
        let drawn = |kind: u8| {
            let symbol = self.tables.units[usize::from(kind)].symbol.to_string();
            PieceKind {
                id: kind_id(side, kind),
                name: Text::key("unit-of-army")
                    .with("unit", self.kind_text(kind))
                    .with("side", self.side_text(side)),
                side: Some(side as u8),
                symbol: if side == ALLIED { symbol.to_lowercase() } else { symbol },
                art: UNIT_CODES[usize::from(kind)].to_string(),
                flag: Some(self.flag(side)),
            }
        };
        self.kinds_of(side).into_iter().map(drawn).collect()
    }

    fn draw_cards(&self) -> Vec<CardFace> {
        let commands = (0..self.tables.commands.len() as u8).map(Command).map(|card| CardFace {
            id: subject_id(Subject::Command(card)),
            title: card.text(),
            effect: self.command_effect(card),
            short: self.command_said(card).short,
            moment: self.answers(card).then(|| Text::key("moment-reaction")),
            reaction: self.answers(card),
            rule: rule_id(self.order_rules[card.index()]),
            cost: None,
            copies: u32::from(self.tables.command(card).copies),
            family: "command".to_string(),
            boxes: self.sector_boxes(card),
        });
        let combats = (0..self.tables.combats.len() as u8).map(Combat).map(|card| CardFace {
            id: subject_id(Subject::Combat(card)),
            title: card.text(),
            effect: self.combat_effect(card),
            short: self.combat_said(card).short,
            moment: Some(self.effect(card).timing().text()),
            reaction: self.effect(card).timing().reacts(),
            rule: rule_id(self.card_rules[card.index()]),
            cost: Some(u32::from(self.tables.combat(card).cost)),
            copies: u32::from(self.tables.combat(card).copies),
            family: "combat".to_string(),
            boxes: Vec::new(),
        });
        commands.chain(combats).collect()
    }

    /// The flag that a side fights under.
    fn flag(&self, side: Seat) -> String {
        self.scenario.army(side).flag().to_string()
    }

    /// The orders that a sector card gives, from left to right.
    fn sector_boxes(&self, card: Command) -> Vec<Option<Text>> {
        let orders = |count: u8| match count {
            0 => None,
            EVERY.. => Some(Text::key("box-all")),
            _ => Some(Text::figure(count)),
        };
        let sectors = self.tables.command(card).sectors;
        if sectors == [0; 3] { Vec::new() } else { sectors.map(orders).to_vec() }
    }

    /// What of this battle is ours: parts of the scenario, figures of units, tanks, cards.
    fn draw_reconstructed(&self) -> Vec<Reconstruction> {
        let part = |what: &str| match PARTS.contains(&what) {
            true => Text::key(format!("reconstructed-{what}")),
            false => Text::Named { fr: what.to_string(), en: what.to_string() },
        };
        let scenario = self.scenario.reconstructed.iter();
        let mut all: Vec<Reconstruction> =
            scenario.map(|entry| Reconstruction { what: part(&entry.what), why: entry.why.text() }).collect();
        let mut kinds = self.kinds_of(Seat::First);
        kinds.extend(self.kinds_of(Seat::Second));
        kinds.sort_unstable();
        kinds.dedup();
        for &kind in &kinds {
            let data = &self.tables.units[usize::from(kind)];
            if data.source == Source::Reconstructed {
                all.push(Reconstruction { what: self.kind_text(kind), why: data.why.text() });
            }
        }
        if kinds.iter().any(|kind| self.tables.units[usize::from(*kind)].arm == Arm::Tank) {
            all.push(Reconstruction {
                what: Text::key("reconstructed-tanks"),
                why: self.tables.tank.why.text(),
            });
        }
        all.push(Reconstruction { what: Text::key("reconstructed-cards"), why: Text::key("why-cards") });
        all.push(Reconstruction { what: Text::key("reconstructed-deck"), why: Text::key("why-deck") });
        all.push(Reconstruction { what: Text::key("reconstructed-die"), why: Text::key("why-die") });
        all
    }
}

// --- What does.

impl GrandeGuerre {
    /// Turn, side, phase, the card in play, orders, the combat under way.
    fn draw_status(&self, p: &Position) -> Vec<Text> {
        let mut status = vec![
            Text::key("turn").with("turn", p.turn),
            self.side_text(p.active),
            Text::key(format!("phase-{}", self.phase_key(p))),
        ];
        if p.card != Command::NONE {
            let played = match self.choice_text(p.effective, p.choice) {
                Some(choice) => {
                    Text::key("card-in-play-with").with("card", p.card.text()).with("choice", choice)
                }
                None => Text::key("card-in-play").with("card", p.card.text()),
            };
            status.push(played);
            if p.effective == Command::NONE {
                status.push(Text::key("stands-for-nothing"));
            } else if p.effective != p.card {
                status.push(Text::key("stands-for").with("card", p.effective.text()));
            }
        }
        status.extend(self.draw_orders(p));
        // After an advance the combat is over, whatever is still asked of the winner.
        let over = matches!(p.phase, Phase::Bonus | Phase::Clear);
        if p.depth > 0 && p.fight().way != Way::None && !over {
            status.push(self.draw_fight(p));
        }
        status
    }

    /// “2 of 3 orders left”, and once they are given, how many units have one.
    fn draw_orders(&self, p: &Position) -> Option<Text> {
        let ordered = p.army(p.active).filter(|slot| p.unit(*slot).has(mark::ORDERED)).count();
        match p.phase {
            Phase::Orders if p.orders.group => Some(Text::key("orders-group")),
            Phase::Orders | Phase::LeaveOut => {
                let (total, left) = self.orders_left(p);
                let all = total >= EVERY;
                Some(if all {
                    Text::key("orders-all")
                } else {
                    Text::key("orders-left").with("left", left).with("total", total)
                })
            }
            Phase::Card | Phase::AtCommand | Phase::Draw | Phase::Keep | Phase::Scout | Phase::Over => None,
            _ if ordered > 0 => Some(Text::key("orders-given").with("count", ordered)),
            _ => None,
        }
    }

    fn draw_fight(&self, p: &Position) -> Text {
        let fight = p.fight();
        let text = match fight.way {
            Way::Close => Text::key("fight-close"),
            Way::Ranged => Text::key("fight-ranged"),
            Way::Shells | Way::None => Text::key("fight-shells"),
        };
        combat_under_way(p, text)
    }

    /// What lies on a hex that the scene does not show; none where there is nothing.
    fn draw_place(&self, p: &Position, hex: Hex) -> Option<PlaceState> {
        let bit = hex.bit();
        let bridge = self.scenario.bridges & !p.damaged;
        let lying: [(Hexes, &str, char, Text); 8] = [
            (p.wire, "wire", '#', Text::key("marker-wire")),
            (p.fortified, "fortified", '+', Text::key("marker-fortified")),
            (p.craters, "crater", 'o', Text::key("marker-crater")),
            (bridge, "bridge", '=', Text::key("marker-bridge")),
            (p.damaged, "damaged-bridge", '%', Text::key("marker-damaged-bridge")),
            (p.guns, "gun", 'a', Text::key("marker-gun")),
            (p.ruined, "ruin", 'r', Text::key("marker-ruin")),
            (p.levelled, "levelled", '_', Text::key("marker-levelled")),
        ];
        let here = lying.into_iter().filter(|(set, ..)| set & bit != 0);
        let markers: Vec<Marker> =
            here.map(|(_, kind, symbol, name)| marker(kind, Some(symbol), name)).collect();
        let state = || PlaceState {
            place: hex.name().to_string(),
            side: None,
            value: None,
            markers: markers.clone(),
        };
        (!markers.is_empty()).then(state)
    }

    fn draw_piece(&self, p: &Position, slot: Slot) -> Piece {
        let unit = p.unit(slot);
        let side = side_of(slot);
        Piece {
            id: unit.hex.name().to_string(),
            flag: Some(self.flag(side)),
            place: unit.hex.name().to_string(),
            facing: None,
            side: side as u8,
            kind: Some(kind_id(side, unit.kind)),
            name: self.kind_text(unit.kind),
            short: None,
            group: None,
            figures: Vec::new(),
            face_up: true,
            count: 1,
            steps: Some([u32::from(unit.figures), u32::from(unit.full)]),
            with: unit
                .specialist()
                .map(|trade| marker(trade.code(), None, trade.text()))
                .into_iter()
                .collect(),
            marks: marks_of(unit),
        }
    }

    fn draw_tracks(&self, p: &Position) -> Vec<Track> {
        let medals = |side: Seat| TrackMark {
            side: Some(side as u8),
            name: self.side_text(side),
            at: i32::from(self.medals(p, side)),
        };
        let turn =
            TrackMark { side: Some(p.active as u8), name: self.side_text(p.active), at: i32::from(p.turn) };
        vec![
            Track {
                id: "medals".to_string(),
                name: Text::key("track-medals"),
                marks: Seat::BOTH.map(medals).to_vec(),
                goal: Some(i32::from(self.scenario.medals)),
            },
            Track { id: "turns".to_string(), name: Text::key("track-turns"), marks: vec![turn], goal: None },
        ]
    }

    /// The dice that lie on the table: the battery's while the template is worked through, else those of the combat.
    fn draw_dice(&self, p: &Position) -> Vec<Die> {
        let fight = p.fight();
        let shelling = p.phase == Phase::Reroll || p.depth > 0 && fight.way == Way::Shells;
        let mut dice = Vec::new();
        if shelling {
            dice.extend(battery_dice(p.battery.dice));
        }
        if p.depth > 0 {
            dice.extend(battle_dice(fight.rolled));
        }
        dice
    }

    /// Sectors as the onlooker sees them, objectives, the place that observes, and the template.
    fn draw_overlays(&self, p: &Position, onlooker: Onlooker) -> Vec<Overlay> {
        let viewer = match onlooker {
            Onlooker::Seat(seat) => seat,
            // Whoever sits at the bottom of the board.
            _ => ALLIED,
        };
        let layer = |id: String, name: Text, set: Hexes| Overlay {
            id,
            name,
            places: names(set).into_iter().map(|place| Covered { place, figure: None }).collect(),
        };
        let sector = |sector: Sector| {
            layer(format!("sector-{}", sector.code()), sector.text(), BOARD.sector(viewer, sector))
        };
        let mut overlays: Vec<Overlay> = Sector::ALL.into_iter().map(sector).collect();
        let objectives = self.scenario.objectives.iter().fold(0, |set, objective| set | objective.hexes);
        overlays.push(layer("objectives".to_string(), Text::key("overlay-objectives"), objectives));
        if let Some((name, hexes)) = &self.scenario.observation {
            let name = Text::key("overlay-observation").with("place", name.text());
            overlays.push(layer("observation".to_string(), name, *hexes));
        }
        if p.battery.centre != Hex::NONE {
            overlays.push(self.draw_template(p));
        }
        overlays
    }

    /// The template where it lies, with its numbers; 0 is the bull's-eye.
    fn draw_template(&self, p: &Position) -> Overlay {
        let ring =
            (1..=6).filter_map(|number| Some((BOARD.ring(p.active, p.battery.centre, number)?, number)));
        let all = std::iter::once((p.battery.centre, 0)).chain(ring);
        let place = |(hex, number): (Hex, u8)| Covered {
            place: hex.name().to_string(),
            figure: Some(i32::from(number)),
        };
        Overlay {
            id: "template".to_string(),
            name: Text::key("overlay-template"),
            places: all.map(place).collect(),
        }
    }
}

// --- Cards and tokens beside the board.

impl GrandeGuerre {
    fn draw_piles(&self, p: &Position, onlooker: Onlooker) -> Vec<Pile> {
        let pile = |id: &str, name: Text, count: usize, cards: Option<Vec<String>>| Pile {
            id: id.to_string(),
            name,
            count: count as u32,
            cards,
        };
        let open = |id: &str, name: Text, cards: Vec<String>| pile(id, name, cards.len(), Some(cards));
        let mut played = ids(&p.commands.in_play, command);
        played.extend(ids(&p.combats.in_play, combat));
        let mut piles = vec![
            pile("deck", Text::key("pile-command"), p.commands.left().into(), None),
            open("deck-discard", Text::key("pile-command-discard"), ids(&p.commands.discard, command)),
            pile("pile", Text::key("pile-combat"), p.combats.left().into(), None),
            open("pile-discard", Text::key("pile-combat-discard"), ids(&p.combats.discard, combat)),
            open("in-play", Text::key("pile-in-play"), played),
        ];
        let cards = |titles: &[u8]| -> Vec<String> {
            let there = titles.iter().filter(|title| **title != NO_CARD);
            there.map(|title| subject_id(command(*title))).collect()
        };
        let top = cards(&p.commands.top);
        if !top.is_empty() && sees_hand(onlooker, p.commands.top_known) {
            piles.push(open("deck-top", Text::key("pile-top"), top));
        }
        let looked = cards(&p.looked);
        if !looked.is_empty() {
            let seen = sees_hand(onlooker, p.active);
            piles.push(pile("looked", Text::key("pile-looked"), looked.len(), seen.then_some(looked)));
        }
        piles
    }

    fn draw_pools(&self, p: &Position, onlooker: Onlooker) -> Vec<Pool> {
        let pool = |id: String, seat: Option<Seat>, name: Text, count: u8| Pool {
            id,
            seat: seat.map(|seat| seat as u8),
            name,
            count: u32::from(count),
            holds: None,
        };
        let mut pools = vec![pool("pool".to_string(), None, Text::key("pool-hq"), p.pool())];
        if p.spent > 0 {
            pools.push(pool("spent".to_string(), None, Text::key("pool-spent"), p.spent));
        }
        for side in Seat::BOTH {
            let code = seat_code(side);
            pools.push(pool(format!("hq-{code}"), Some(side), Text::key("pool-tokens"), p.hq[side]));
            let own = onlooker == Onlooker::Seat(side);
            let id = if own { "battery".to_string() } else { format!("battery-{code}") };
            let power = self.scenario.forces[side].artillery;
            pools.push(pool(id, Some(side), Text::key("pool-battery"), power));
            if matches!(p.phase, Phase::Exchange | Phase::Deploy) {
                pools.push(self.draw_specialists(p, side));
            }
        }
        if let Onlooker::Seat(seat) = onlooker {
            pools.extend(known(&p.commands, seat, "known-command", Text::key("known-command"), |title| {
                Command(title).text()
            }));
            pools.extend(known(&p.combats, seat, "known-combat", Text::key("known-combat"), |title| {
                Combat(title).text()
            }));
        }
        pools.extend(self.draw_order_lines(p));
        pools
    }

    /// What the card orders, sector by sector, while orders are given.
    fn draw_order_lines(&self, p: &Position) -> Option<Pool> {
        let orders = &p.orders;
        if p.phase != Phase::Orders || orders.group {
            return None;
        }
        let mut lines: Vec<(Text, u8)> =
            Sector::ALL.into_iter().map(|sector| (sector.text(), orders.sectors[sector.index()])).collect();
        lines.push((Text::key("orders-infantry"), orders.infantry));
        lines.push((Text::key("orders-weapons"), orders.weapons));
        lines.push((Text::key("orders-any"), orders.any));
        let lines = lines.into_iter().filter(|(_, count)| *count > 0);
        let (_, left) = self.orders_left(p);
        Some(Pool {
            id: "orders".to_string(),
            seat: Some(p.active as u8),
            name: Text::key("pool-orders"),
            count: u32::from(left),
            holds: Some(lines.map(|(name, count)| PoolLine::new(name, u32::from(count))).collect()),
        })
    }

    /// The specialists that the box still holds for a side.
    fn draw_specialists(&self, p: &Position, side: Seat) -> Pool {
        let left = |trade: Specialist| {
            let stock = self.tables.specialist(trade).stock_of(self.scenario.army(side));
            PoolLine::new(trade.text(), u32::from(stock.saturating_sub(self.placed(p, side, trade, true))))
        };
        let [grenadiers, others] = p.to_place[side];
        Pool {
            id: format!("specialists-{}", seat_code(side)),
            seat: Some(side as u8),
            name: Text::key("pool-specialists"),
            count: u32::from(grenadiers + others),
            holds: Some(Specialist::ALL.into_iter().map(left).filter(|line| line.count > 0).collect()),
        }
    }
}

/// What a seat knows to be in the other's hand; none where it knows nothing.
fn known<const N: usize>(
    deck: &Deck<N>,
    seat: Seat,
    id: &str,
    name: Text,
    title: impl Fn(u8) -> Text,
) -> Option<Pool> {
    let cards = &deck.known[seat];
    let line = |card: u8| PoolLine::new(title(card), u32::from(cards.of[usize::from(card)]));
    (cards.count() > 0).then(|| Pool {
        id: id.to_string(),
        seat: Some(seat.other() as u8),
        name,
        count: u32::from(cards.count()),
        holds: Some(cards.titles().map(line).collect()),
    })
}

/// The marks on a unit.
fn marks_of(unit: &Unit) -> Vec<Marker> {
    let all: [(u16, &str, Option<char>, Text); 10] = [
        (mark::DITCHED, "ditched", Some('x'), Text::key("mark-ditched")),
        (mark::BOGGED, "bogged", Some('~'), Text::key("mark-bogged")),
        (mark::ORDERED, "ordered", Some('!'), Text::key("mark-ordered")),
        (mark::TOKEN, "token", None, Text::key("mark-token")),
        (mark::RAIDER, "raider", None, Text::key("mark-raider")),
        (mark::MOVED, "moved", None, Text::key("mark-moved")),
        (mark::FOUGHT, "fought", None, Text::key("mark-fought")),
        (mark::RETREATED, "retreated", None, Text::key("mark-retreated")),
        (mark::SILENCED, "silenced", None, Text::key("mark-silenced")),
        (mark::ACQUIRED, "acquired", None, Text::key("mark-acquired")),
    ];
    // A tank moves hex by hex, and is done when it can go no further.
    let holds = |bit: u16| unit.has(bit) || bit == mark::MOVED && unit.moved > 0;
    let here = all.into_iter().filter(|(bit, ..)| holds(*bit));
    here.map(|(_, kind, symbol, name)| marker(kind, symbol, name)).collect()
}
