//! How a match comes about: somebody wants it, or a file holds it.

use contract::{FileError, Seat, read_header};
use game::{No, Played, Ready};
use opponents::{Level, UnknownPlayer};
use serde::Deserialize;
use table::Text;
use utoipa::ToSchema;

use crate::requests::check_promise;
use crate::{Entry, Mode, Origin, Place, Record, SeatKind, Step};

/// The longest name of a player.
const LONGEST_NAME: usize = 40;

/// A name as one short line.
pub(crate) fn name_of(name: Option<&str>) -> String {
    let line = name.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect()
}

/// A match to be created.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The game's id.
    pub game: String,
    /// The scenario's, or the game's first.
    pub scenario: Option<String>,
    /// The options switched on.
    #[serde(default)]
    pub options: Vec<String>,
    /// Who sits where.
    #[schema(min_items = 2, max_items = 2)]
    pub seats: [NewSeat; 2],
    /// How the players sit.
    #[serde(default)]
    pub mode: Mode,
    /// After how many minutes of silence the computer may be put in a player's place.
    pub absence: Option<u32>,
    /// What the creator promises of his number for the dice: its SHA-256 in hexadecimal digits. None gives no number.
    pub commitment: Option<String>,
    /// The match to go on from.
    pub from: Option<Origin>,
}

/// A place at a match to be created.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who sits there.
    pub kind: SeatKind,
    /// What he is called.
    pub name: Option<String>,
    /// The computer player, as in the catalogue; without it, the sergeant.
    pub level: Option<String>,
}

impl NewSeat {
    fn place(&self, token: Option<String>) -> Result<Place, No> {
        let level = (self.kind == SeatKind::Computer)
            .then(|| self.level.clone().unwrap_or_else(|| Level::Sergent.name().to_string()));
        if let Some(unknown) = level.as_ref().filter(|level| !opponents::is_known(level)) {
            return Err(UnknownPlayer(unknown.clone()).into());
        }
        Ok(Place {
            kind: self.kind,
            name: name_of(self.name.as_deref()),
            level,
            token,
            joined: self.kind != SeatKind::Open,
            commitment: None,
            number: None,
            standing: Default::default(),
        })
    }
}

impl NewMatch {
    /// The secrets of its places, given two that nobody can guess: none for the computer, one for two at one screen.
    pub fn secrets(&self, [first, second]: [String; 2]) -> [Option<String>; 2] {
        let second = if self.mode == Mode::Remote { second } else { first.clone() };
        let [one, other] = self.seats.each_ref().map(|seat| seat.kind != SeatKind::Computer);
        [one.then_some(first), other.then_some(second)]
    }

    /// Its record, of the game made ready for it; the tokens are what is kept of the secrets of its places.
    pub fn record(
        &self,
        ready: &dyn Ready,
        tokens: [Option<String>; 2],
        secret: String,
        date: String,
    ) -> Result<Record, No> {
        check_promise(self.commitment.as_deref())?;
        if self.mode != Mode::Remote && self.seats.iter().any(|seat| seat.kind != SeatKind::Person) {
            return Err(Text::key("host-two-people").into());
        }
        let [first, second] = tokens;
        let mut places = [self.seats[0].place(first)?, self.seats[1].place(second)?];
        // The creator's own number goes with the first place that is his.
        if let Some(own) = places.iter_mut().find(|place| place.kind == SeatKind::Person) {
            own.commitment.clone_from(&self.commitment);
        }
        let absence = self.absence.map(|minutes| minutes.clamp(1, 60 * 24 * 90));
        Ok(Record { absence, ..Record::of(ready, date, self.mode, places, secret) })
    }
}

impl Record {
    /// A match of a game made ready, which has not begun.
    pub(crate) fn of(
        ready: &dyn Ready,
        date: String,
        mode: Mode,
        places: [Place; 2],
        secret: String,
    ) -> Record {
        let (about, setup) = (ready.about(), ready.setup());
        Record {
            game: about.id.to_string(),
            scenario: setup.scenario.clone(),
            options: setup.options.clone(),
            pack: setup.pack.hash(),
            rules: about.rules,
            date,
            mode,
            places,
            secret,
            given_seed: None,
            start: None,
            origin: None,
            absence: None,
            requests: Vec::new(),
            rematch: None,
            over: false,
            corrected: None,
        }
    }

    /// A match that was played elsewhere: both places are people's, and whoever has the token opens them.
    pub fn of_played(
        ready: &dyn Ready,
        played: &dyn Played,
        token: Option<String>,
        secret: String,
    ) -> Record {
        let header = played.header();
        let place = |seat: Seat| Place {
            kind: SeatKind::Person,
            name: header.players[seat.index()].1.clone(),
            level: None,
            token: token.clone(),
            joined: true,
            commitment: None,
            number: header.dice.and_then(|dice| dice.numbers[seat]).map(|number| number.reveal()),
            standing: Default::default(),
        };
        let secret = header.dice.map_or(secret, |dice| dice.secret.reveal());
        Record {
            given_seed: header.dice.is_none().then(|| header.seed.to_string()),
            start: header.from.clone(),
            over: played.outcome().is_some(),
            ..Record::of(ready, header.date.clone(), Mode::TwoHanded, Seat::BOTH.map(place), secret)
        }
    }
}

/// A match file as it is kept, of the game made ready for it; both seats are opened by this token.
pub fn import(
    ready: &dyn Ready,
    text: &str,
    token: String,
    secret: String,
    now: i64,
) -> Result<(Record, Vec<Step>), No> {
    let played = ready.read(text).map_err(at_line)?;
    let record = Record::of_played(ready, &*played, Some(token), secret);
    let step = |(done, snapshot, undo_from)| Step {
        entry: Entry::of(&done, now),
        snapshot,
        record: None,
        pending: false,
        undo_from,
    };
    Ok((record, played.steps()?.into_iter().map(step).collect()))
}

/// The head of a match file.
pub fn header_of(text: &str) -> Result<contract::Header, No> {
    read_header(text).map_err(at_line)
}

/// What is wrong with a match file, and where.
fn at_line(error: FileError) -> No {
    Text::key("host-file-line").with("line", error.line).with("reason", error.reason).into()
}
