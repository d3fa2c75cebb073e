//! The toy as a table for an onlooker.

use contract::{Lister, Notation, Onlooker, Outcome, Rules, Seat, Show};
use table::{
    Board, CardFace, Die, Hand, Offer, Place, Pool, Prompt, Role, Scene, Table, Text, Track, TrackMark, Verb,
};

use super::{Cards, Decision, Fault, GOAL, PARRY, Phase, Position, Toy};

/// The name of a side.
pub fn side(seat: Seat) -> Text {
    match seat {
        Seat::First => Text::key("blue"),
        Seat::Second => Text::key("red"),
    }
}

fn names(cards: Cards) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}

/// A verb, and the message that names it: those of a card name the card beside it.
fn verb(id: &&'static str) -> Verb {
    let name = match *id {
        "discard" => "verb-discard",
        "play" => "verb-play",
        plain => plain,
    };
    Verb { id: id.to_string(), name: Text::key(name) }
}

/// The ground that both fight over: all the board there is.
fn ground() -> Place {
    Place {
        id: "ground".to_string(),
        name: Text::key("ground"),
        kind: "ground".to_string(),
        ground: None,
        symbol: None,
        printed: Vec::new(),
        title: None,
        side: None,
        nation: None,
        value: 0,
        x: 0.0,
        y: 0.0,
        reconstructed: false,
    }
}

pub fn scene() -> Scene {
    let face = |card: u8| CardFace {
        id: card.to_string(),
        title: Text::key("card").with("value", card),
        effect: Text::key("card-effect").with("value", card),
        short: Text::key("card-effect").with("value", card),
        moment: None,
        reaction: false,
        rule: "3.4".to_string(),
        cost: None,
        copies: 1,
        family: "toy".to_string(),
        boxes: Vec::new(),
    };
    Scene {
        title: Text::key("toy"),
        sides: Seat::BOTH.map(side).to_vec(),
        flags: Vec::new(),
        board: Board::Regions { places: vec![ground()], paths: Vec::new() },
        look: None,
        reconstructed: Vec::new(),
        kinds: Vec::new(),
        cards: (1..=6).map(face).collect(),
        brief: Vec::new(),
        verbs: <Decision as Notation<Toy>>::VERBS.iter().map(verb).collect(),
    }
}

impl<const RULES: u32> Toy<RULES> {
    /// What an onlooker may see, and his prompt.
    pub fn show(&self, position: &Position, onlooker: Onlooker) -> Table {
        let mut table = Table {
            status: vec![Text::key("turn").with("turn", position.turn)],
            dice: position.die.into_iter().map(Die::six).collect(),
            prompt: self.prompt(position, onlooker),
            outcome: self.outcome(position).map(|outcome| match outcome {
                Outcome::Won(seat) => Text::key("won").with("side", side(seat)),
                Outcome::Drawn => Text::key("drawn"),
            }),
            ..Table::default()
        };
        for seat in Seat::BOTH {
            let sees = self.sees_hand(onlooker, seat);
            let hand = |name: &'static str, cards: Cards| Hand {
                seat: seat as u8,
                name: Text::key(name),
                count: u32::from(cards.count()),
                cards: sees.then(|| names(cards)),
            };
            let mut aside = Cards::default();
            position.chosen[seat].into_iter().for_each(|card| aside.add(card));
            table.hands.extend([hand("hand", position.hands[seat]), hand("aside", aside)]);
            table.pools.push(Pool {
                id: "deck".to_string(),
                seat: Some(seat as u8),
                name: Text::key("deck"),
                count: u32::from(position.decks[seat].count()),
                holds: None,
            });
        }
        let mark = |seat: Seat| TrackMark {
            side: Some(seat as u8),
            name: side(seat),
            at: i32::from(position.points[seat]),
        };
        table.tracks.push(Track {
            id: "points".to_string(),
            name: Text::key("points"),
            marks: Seat::BOTH.map(mark).to_vec(),
            goal: Some(i32::from(GOAL)),
        });
        table
    }

    fn sees_hand(&self, onlooker: Onlooker, seat: Seat) -> bool {
        match onlooker {
            Onlooker::Umpire => true,
            Onlooker::Seat(own) => own == seat || self.fault == Fault::TableLeak,
            Onlooker::Spectator => self.fault == Fault::SpectatorLeak,
        }
    }

    fn prompt(&self, position: &Position, onlooker: Onlooker) -> Prompt {
        let awaited = self.to_decide(position);
        let mut prompt =
            Prompt { awaited: awaited.iter().map(|seat| seat as u8).collect(), ..Prompt::default() };
        match onlooker {
            Onlooker::Seat(seat) if awaited.has(seat) => {
                let (asks, rule) = match position.phase {
                    Phase::Discard => (Text::key("asks-discard"), "2"),
                    Phase::Act => (Text::key("asks-act"), "3"),
                    Phase::Answer(_) => (Text::key("asks-answer"), "4"),
                };
                (prompt.asks, prompt.rule) = (Some(asks), Some(rule.to_string()));
                let mut decisions = Vec::new();
                Lister::default().decisions(self, position, seat, &mut decisions);
                prompt.offers =
                    decisions.into_iter().map(|decision| self.offer(position, seat, decision)).collect();
            }
            _ if !awaited.is_empty() => prompt.asks = Some(Text::key("waits")),
            _ => {}
        }
        prompt
    }
}

pub fn offer(notation: String, decision: Decision) -> Offer {
    let (role, verb, card, rule) = match decision {
        Decision::Discard(card) => (Role::Pick, "discard", Some(card), "2"),
        Decision::Push => (Role::Act, "push", None, "3.1"),
        Decision::Creep => (Role::Act, "creep", None, "3.2"),
        Decision::Rest => (Role::Pass, "rest", None, "3.3"),
        Decision::Play(card) => (Role::Play, "play", Some(card), "3.4"),
        Decision::Draw => (Role::Act, "draw", None, "3.5"),
        Decision::Parry => (Role::Play, "parry", Some(PARRY), "4"),
        Decision::Pass => (Role::Pass, "pass", None, "4"),
    };
    let label = Text::key(verb);
    Offer {
        decision: notation,
        role,
        verb: verb.to_string(),
        subject: match decision {
            Decision::Push | Decision::Creep => Some("ground".to_string()),
            _ => card.map(|card| card.to_string()),
        },
        target: None,
        label: card.map_or(label.clone(), |card| label.with("value", card)),
        rule: rule.to_string(),
        figure: None,
        caution: None,
    }
}
