//! What is kept of a match beside its entries: what it is played with, by whom, and how its dice are made.

use std::collections::BTreeMap;

use contract::{Commitment, FairDice, Header, Seat, Secret, Seed, Start};
use game::Ready;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who sits at a place: a `person` who has its link and is here from the start, a `computer` player, or, while it is
/// `open`, whoever comes by its link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Whoever has its link, here from the start.
    Person,
    /// A computer player.
    Computer,
    /// Whoever comes by its link.
    Open,
}

/// How the players sit: `remote`, each at a screen of his own, or alone against the computer; `hot-seat`, two at one
/// screen, with a curtain between them; `two-handed`, one person who plays both sides with open cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Each at a screen of his own, or alone against the computer.
    #[default]
    Remote,
    /// Two at one screen, with a curtain between them.
    HotSeat,
    /// One person plays both sides with open cards.
    TwoHanded,
}

/// One of the two places.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Who sits there.
    pub kind: SeatKind,
    /// What the player is called.
    pub name: String,
    /// The computer player, as typed.
    pub level: Option<String>,
    /// The digest of the secret that proves who sits there; none for the computer.
    pub token: Option<String>,
    /// Whether somebody has sat down.
    pub joined: bool,
    /// What was shown of his number for the dice.
    pub commitment: Option<String>,
    /// The number, once it is opened.
    pub number: Option<String>,
    /// Standing orders: whether he is asked at these moments of reaction, and where there is one answer only ([`ALWAYS`]).
    #[serde(default)]
    pub standing: BTreeMap<String, bool>,
}

/// The standing order of who wants to be asked even where there is one answer only. No moment of reaction has this name.
pub const ALWAYS: &str = "always";

impl Place {
    /// Whether he wants to be asked even where there is one answer only.
    pub fn asks_always(&self) -> bool {
        self.standing.get(ALWAYS).copied().unwrap_or_default()
    }

    /// From now on a computer player sits there.
    pub fn hand_over(&mut self, level: &str) {
        self.kind = SeatKind::Computer;
        self.level = Some(level.to_string());
    }
}

/// Something one player asks of the other: a `take-back` of what was decided since an entry, or the computer as a
/// `substitute` in his own place or that of the other who has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// That what was decided since an entry be taken back.
    TakeBack,
    /// That the computer take over his own place, or the other's who has left.
    Substitute,
}

/// A request that waits for an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Request {
    /// What is asked.
    pub kind: Asked,
    /// By whom.
    pub seat: u8,
    /// The entry it is about.
    pub number: u64,
}

/// Another match that this one came from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Origin {
    /// The other match.
    #[serde(rename = "match")]
    pub id: String,
    /// After which of its entries.
    pub number: u64,
}

/// A match, but for its entries.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The scenario's.
    pub scenario: String,
    /// The options switched on.
    pub options: Vec<String>,
    /// The digest of the data pack it is played with.
    pub pack: String,
    /// The version of the rules.
    pub rules: u32,
    /// The day it was created.
    pub date: String,
    /// How the players sit.
    pub mode: Mode,
    /// The places, by seat.
    pub places: [Place; 2],
    /// The host's secret for the dice.
    pub secret: String,
    /// A seed that was given, where the match was not made here: it came from a file.
    #[serde(default)]
    pub given_seed: Option<String>,
    /// Where it starts from, if not from the set-up.
    #[serde(default)]
    pub start: Option<Start>,
    /// The match it came from.
    #[serde(default)]
    pub origin: Option<Origin>,
    /// After how many minutes of silence the computer may be put in a player's place.
    #[serde(default)]
    pub absence: Option<u32>,
    /// What is asked and not answered yet.
    #[serde(default)]
    pub requests: Vec<Request>,
    /// The match that follows this one.
    #[serde(default)]
    pub rematch: Option<String>,
    /// Whether it is over.
    #[serde(default)]
    pub over: bool,
    /// The entry after which its rules were corrected, until every player has been told.
    #[serde(default)]
    pub corrected: Option<u64>,
}

/// How far the dice of a match have come: `joining` until everybody sits, `opening` while the promised numbers are opened,
/// `sealed` once the seed is made, `open` when the match is over and everything is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DiceState {
    /// Somebody has not sat down yet.
    Joining,
    /// All have shown what they promise; now the numbers are opened.
    Opening,
    /// The seed is made, and nobody can change it.
    Sealed,
    /// The match is over, and everything lies open.
    Open,
}

impl Record {
    /// The place of a seat.
    pub fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index()]
    }

    /// As it is kept.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record is plain data")
    }

    /// The place of a seat, to be changed.
    pub fn place_mut(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index()]
    }

    /// The seats that a token opens.
    pub fn seats_of(&self, token_digest: &str) -> Vec<Seat> {
        Seat::BOTH
            .into_iter()
            .filter(|seat| self.place(*seat).token.as_deref() == Some(token_digest))
            .collect()
    }

    /// How far the dice have come.
    pub fn dice_state(&self) -> DiceState {
        if self.places.iter().any(|place| !place.joined) {
            DiceState::Joining
        } else if self.places.iter().any(|place| place.commitment.is_some() && place.number.is_none()) {
            DiceState::Opening
        } else if self.over {
            DiceState::Open
        } else {
            DiceState::Sealed
        }
    }

    /// What the host has promised.
    pub fn host_commitment(&self) -> Option<Commitment> {
        self.secret.parse::<Secret>().ok().map(|secret| secret.commitment())
    }

    /// What the dice are made from; none where the seed was given.
    pub fn fair_dice(&self) -> Option<FairDice> {
        if self.given_seed.is_some() {
            return None;
        }
        let number = |seat: Seat| self.place(seat).number.as_ref().and_then(|number| number.parse().ok());
        Some(FairDice {
            secret: self.secret.parse().ok()?,
            numbers: contract::BySeat(Seat::BOTH.map(number)),
        })
    }

    /// The seed of the dice.
    pub fn seed(&self) -> Option<Seed> {
        match &self.given_seed {
            Some(seed) => seed.parse().ok(),
            None => self.fair_dice().map(|dice| dice.seed()),
        }
    }

    /// The last entry before those that are known: what it starts from lies after it.
    pub fn first(&self) -> u64 {
        self.start.as_ref().map_or(0, |start| start.after as u64)
    }

    /// Whether the computer sits in a seat.
    pub fn is_computer(&self, seat: Seat) -> bool {
        self.place(seat).kind == SeatKind::Computer
    }

    /// The header of the match's file; none before the seed is made.
    pub fn header(&self, game: &dyn Ready) -> Option<Header> {
        let names = self.places.each_ref().map(|place| match (&place.level, place.kind) {
            (Some(level), SeatKind::Computer) => level.clone(),
            _ => place.name.clone(),
        });
        let header = Header::of(game.about(), game.setup(), self.seed()?, &self.date, names);
        Some(Header { dice: self.fair_dice(), from: self.start.clone(), ..header })
    }
}
