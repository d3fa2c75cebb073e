//! What each onlooker gets to see.

use std::collections::BTreeMap;

use contract::{About, BySeat, Measure, Odds, Outcome, Seat, Section};
use game::{Eye, Kind, Look, No, Played};
use serde::Serialize;
use table::{Inspection, Scene, Table, Text};
use utoipa::ToSchema;

use crate::hosted::LINES;
use crate::{DiceState, Due, Entry, Hosted, Mode, Origin, Past, Record, Request, Saying, SeatKind};

/// Who looks at a match, as far as whoever runs it knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    /// Whether each seat looks at it now.
    pub online: BySeat<bool>,
    /// When each seat was last heard of, in milliseconds since 1970.
    pub heard: BySeat<i64>,
}

/// A moment of reaction.
#[derive(Clone, Serialize, ToSchema)]
pub struct Moment {
    /// As typed.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// Whether a seat without standing orders is asked.
    pub asked: bool,
}

/// What a match is.
#[derive(Serialize, ToSchema)]
pub struct MatchAbout {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub title: Text,
    /// The scenario's id.
    pub scenario: String,
    /// The scenario's name.
    pub scenario_name: Text,
    /// The options switched on.
    pub options: Vec<String>,
    /// How the players sit.
    pub mode: Mode,
    /// Who sits where.
    pub seats: Vec<SeatAbout>,
    /// The places that are the asker's.
    pub you: Vec<u8>,
    /// The board and whatever else does not change.
    pub scene: Scene,
    /// The moments of reaction.
    pub windows: Vec<Moment>,
    /// The day it was created.
    pub date: String,
    /// The version of the rules.
    pub rules: u32,
    /// The digest of the data pack.
    pub pack: String,
    /// How the dice are made.
    pub dice: DiceAbout,
    /// After how many minutes of silence the computer may be put in a player's place.
    pub absence: Option<u32>,
    /// The match it came from.
    pub from: Option<Origin>,
}

/// Who sits at a place.
#[derive(Clone, Serialize, ToSchema)]
pub struct SeatAbout {
    /// The name of the side.
    pub side: Text,
    /// Its flag.
    pub flag: String,
    /// Who sits there.
    pub kind: SeatKind,
    /// What he is called.
    pub name: String,
    /// The computer player.
    pub level: Option<String>,
    /// Whether somebody has sat down.
    pub joined: bool,
    /// Whether he looks at the match now.
    pub online: bool,
}

/// How the dice of a match are made.
#[derive(Clone, Serialize, ToSchema)]
pub struct DiceAbout {
    /// How far they have come.
    pub state: DiceState,
    /// What the host promised.
    pub host: String,
    /// What each player promised.
    pub seats: Vec<Option<String>>,
    /// The host's secret, once the match is over.
    pub secret: Option<String>,
    /// The players' numbers, once the match is over.
    pub numbers: Option<Vec<Option<String>>>,
    /// The seed, once the match is over.
    pub seed: Option<String>,
}

/// Everything that one onlooker may see now.
#[derive(Serialize, ToSchema)]
pub struct Sheet {
    /// The number of the last entry: the next decision answers this.
    pub number: u64,
    /// The table; none before the match begins.
    pub table: Option<Table>,
    /// The seats of the onlooker's that could undo.
    pub undo: Vec<u8>,
    /// The entries of the onlooker's that can still be taken back, the oldest first: nobody else sees them yet, unless
    /// somebody else is asked.
    pub draft: Vec<u64>,
    /// The last lines of the journal.
    pub journal: Vec<Note>,
    /// How it ended.
    pub over: Option<Over>,
    /// Who sits where.
    pub seats: Vec<SeatAbout>,
    /// How the dice are made.
    pub dice: DiceAbout,
    /// What is asked and not answered yet.
    pub requests: Vec<Request>,
    /// What was said.
    pub chat: Vec<Said>,
    /// The standing orders of the onlooker's own seats; empty for the others.
    pub standing: Vec<BTreeMap<String, bool>>,
    /// What the players have to be told: the rules were corrected.
    pub changed: Option<Text>,
    /// The moment of reaction that is open, if the onlooker is asked.
    pub window: Option<String>,
}

/// How a match ended.
#[derive(Serialize, ToSchema)]
pub struct Over {
    /// In words.
    pub outcome: Text,
    /// The seat that won.
    pub winner: Option<u8>,
    /// The seat that gave up.
    pub resigned: Option<u8>,
    /// The match that follows.
    pub rematch: Option<String>,
}

/// Something said.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Said {
    /// The seat.
    pub seat: u8,
    /// What he is called.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A line of the journal.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Note {
    /// The entry it came of.
    pub number: u64,
    /// What happened.
    pub text: Text,
    /// The section that made it happen.
    pub rule: String,
    /// A second one that had a part in it.
    pub also: Option<String>,
    /// What can be shown of it.
    pub picture: table::Picture,
}

impl From<&game::Note> for Note {
    fn from(note: &game::Note) -> Note {
        Note {
            number: note.number,
            text: note.text.clone(),
            rule: note.rule.clone(),
            also: note.also.clone(),
            picture: note.picture.clone(),
        }
    }
}

/// Why not.
#[derive(Serialize, ToSchema)]
pub struct WhyNot {
    /// The section that forbids it.
    pub rule: String,
    /// Its heading.
    pub title: Text,
    /// What it says.
    pub gist: Text,
    /// Why it forbids this.
    pub because: Text,
}

/// A match in a list.
#[derive(Serialize, ToSchema)]
pub struct Summary {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub title: Text,
    /// The scenario's name.
    pub scenario_name: Text,
    /// How the players sit.
    pub mode: Mode,
    /// Who sits where.
    pub seats: Vec<SeatAbout>,
    /// The places that are the asker's.
    pub you: Vec<u8>,
    /// Whether the asker is to decide.
    pub yours: bool,
    /// Where the game stands.
    pub status: Vec<Text>,
    /// What is awaited.
    pub asks: Option<Text>,
    /// The number of the last entry.
    pub number: u64,
    /// When it last changed, in milliseconds since 1970.
    pub at: i64,
    /// How it ended.
    pub over: Option<Over>,
}

/// One step of a replay.
#[derive(Serialize, ToSchema)]
#[schema(as = Step)]
pub struct PastStep {
    /// The entry.
    pub number: u64,
    /// The first there is.
    pub first: u64,
    /// The last there is.
    pub last: u64,
    /// The table after it.
    pub table: Table,
    /// What it brought about.
    pub notes: Vec<Note>,
    /// Whose it was; none for the set-up.
    pub by: Option<u8>,
    /// What was decided.
    pub decision: Option<Text>,
}

/// What an entry brought about, and the table after it: for whoever is shown what happened, and asked nothing.
#[derive(Serialize, ToSchema)]
pub struct Frame {
    /// The entry.
    pub number: u64,
    /// Whose it was; none for the moment from which it begins.
    pub by: Option<u8>,
    /// What it brought about.
    pub notes: Vec<Note>,
    /// The table after it, without what is on offer.
    pub table: Table,
}

/// A section of a rulebook.
#[derive(Serialize, ToSchema)]
pub struct RuleSection {
    /// Its number or name.
    pub id: String,
    /// What it does in play.
    pub kind: &'static str,
    /// Its heading.
    pub title: Text,
    /// What it says.
    pub gist: Text,
    /// Whether it is a ruling of ours.
    pub ruling: bool,
}

impl RuleSection {
    /// A section of a game's rulebook.
    pub fn find(about: &About, id: &str) -> Option<RuleSection> {
        let book = (about.rulebook)();
        Some(RuleSection::from(book.section(book.find(id)?)))
    }
}

impl From<&Section> for RuleSection {
    fn from(section: &Section) -> RuleSection {
        let text = |words: &contract::Bilingual| Text::Named { fr: words.fr.clone(), en: words.en.clone() };
        RuleSection {
            id: section.id.clone(),
            kind: section.kind.name(),
            title: text(&section.title),
            gist: text(&section.gist),
            ruling: section.ruling,
        }
    }
}

/// The moments of reaction of a game.
pub fn moments(about: &About) -> Vec<Moment> {
    let moment = |moment: &contract::Moment| Moment {
        id: moment.id,
        name: Text::key(moment.name),
        asked: moment.asked,
    };
    about.windows.iter().map(moment).collect()
}

fn numbers(seats: impl IntoIterator<Item = Seat>) -> Vec<u8> {
    seats.into_iter().map(|seat| seat as u8).collect()
}

impl Hosted {
    fn side(&self, seat: Seat) -> Text {
        self.scene.sides[seat.index()].clone()
    }

    /// Who sits where.
    pub fn seats(&self, presence: &Presence) -> Vec<SeatAbout> {
        let about = |seat: Seat| {
            let place = self.record.place(seat);
            SeatAbout {
                side: self.side(seat),
                flag: self.scene.flags.get(seat.index()).cloned().unwrap_or_default(),
                kind: place.kind,
                name: place.name.clone(),
                level: place.level.clone(),
                joined: place.joined,
                online: place.kind == SeatKind::Computer || presence.online[seat],
            }
        };
        Seat::BOTH.map(about).to_vec()
    }

    /// How the dice are made.
    pub fn dice(&self) -> DiceAbout {
        let record = &self.record;
        let state = record.dice_state();
        let open = state == DiceState::Open;
        let fair = record.given_seed.is_none();
        let host = record.host_commitment().filter(|_| fair);
        DiceAbout {
            state,
            host: host.map(|host| host.to_string()).unwrap_or_default(),
            seats: record.places.iter().map(|place| place.commitment.clone()).collect(),
            secret: (open && fair).then(|| record.secret.clone()),
            numbers: open.then(|| record.places.iter().map(|place| place.number.clone()).collect()),
            seed: record.seed().filter(|_| open).map(|seed| seed.to_string()),
        }
    }

    /// How it ended.
    pub fn over(&self) -> Option<Over> {
        let played = self.played.as_ref()?;
        let (outcome, resigned) = (played.outcome()?, played.resigned());
        let (words, winner) = match outcome {
            Outcome::Won(seat) => (Text::key("host-won").with("side", self.side(seat)), Some(seat)),
            Outcome::Drawn => (Text::key("host-drawn"), None),
        };
        let gave_up = |seat: Seat| Text::key("host-gave-up").with("side", self.side(seat));
        Some(Over {
            outcome: resigned.map_or(words, gave_up),
            winner: winner.map(|seat| seat as u8),
            resigned: resigned.map(|seat| seat as u8),
            rematch: self.record.rematch.clone(),
        })
    }

    /// What was said of late, with the names of who said it.
    pub fn said(&self) -> Vec<Said> {
        let said = |saying: &Saying| {
            let place = self.record.places.get(usize::from(saying.seat));
            Said {
                seat: saying.seat,
                name: place.map(|place| place.name.clone()).unwrap_or_default(),
                text: saying.words.clone(),
                at: saying.at,
            }
        };
        self.sayings.iter().map(said).collect()
    }

    /// What a match is, for somebody with these seats.
    pub fn about(&self, id: String, own: &[Seat], presence: &Presence) -> MatchAbout {
        let record = &self.record;
        MatchAbout {
            id,
            game: record.game.clone(),
            title: Text::key(self.ready.about().title),
            scenario: record.scenario.clone(),
            scenario_name: self.scenario_name(),
            options: record.options.clone(),
            mode: record.mode,
            seats: self.seats(presence),
            you: numbers(own.iter().copied()),
            scene: self.scene.clone(),
            windows: moments(self.ready.about()),
            date: record.date.clone(),
            rules: record.rules,
            pack: record.pack.clone(),
            dice: self.dice(),
            absence: record.absence,
            from: record.origin.clone(),
        }
    }

    fn scenario_name(&self) -> Text {
        let scenario = &self.record.scenario;
        self.ready.about().scenario_name(scenario).unwrap_or_else(|| Text::figure(scenario))
    }

    /// A match in a list, for somebody with these seats.
    pub fn summary(&self, id: String, own: &[Seat], presence: &Presence) -> Result<Summary, No> {
        let look = self.look(own, self.eye(own, None)?);
        let played = self.played.as_deref();
        let table = played.map(|played| played.table(look));
        let awaited = played.map(Played::to_decide).unwrap_or_default();
        Ok(Summary {
            id,
            game: self.record.game.clone(),
            title: Text::key(self.ready.about().title),
            scenario_name: self.scenario_name(),
            mode: self.record.mode,
            seats: self.seats(presence),
            you: numbers(own.iter().copied()),
            yours: look.hidden.is_none() && own.iter().any(|seat| awaited.has(*seat)),
            status: table.as_ref().map(|table| table.status.clone()).unwrap_or_default(),
            asks: table.and_then(|table| table.prompt.asks),
            number: self.number(own),
            at: self.at(own),
            over: self.over(),
        })
    }

    /// Everything that somebody with these seats may see through this eye.
    pub fn sheet(&self, own: &[Seat], eye: Eye, presence: &Presence) -> Sheet {
        let played = self.played.as_deref();
        let over = self.over();
        let (look, number) = (self.look(own, eye), self.number(own));
        let window = played.and_then(Played::window).filter(|open| {
            let asked = self.is_asked(open.seat, open.kind) && self.unasked(open.seat).is_none();
            own.contains(&open.seat) && asked && look.hidden.is_none()
        });
        let mut table = played.map(|played| played.table(look));
        if let (Some(table), Some(Due::Standing(seat, _) | Due::Forced(seat, _))) = (&mut table, self.due())
            && !played
                .is_some_and(|played| own.contains(&seat.other()) && played.to_decide().has(seat.other()))
        {
            // Who has said that he does not want to be asked is not asked, nor who has no choice.
            table.prompt.offers.clear();
        }
        let going_on = played.filter(|_| over.is_none());
        let undoable = |seat: &Seat| going_on.is_some_and(|played| played.undoable(*seat).is_some());
        let draft = going_on.and_then(Played::draft).filter(|draft| own.contains(&draft.seat));
        let standing = |seat: Seat| {
            let orders = own.contains(&seat).then(|| self.record.place(seat).standing.clone());
            orders.unwrap_or_default()
        };
        let corrected = self.record.corrected;
        Sheet {
            number,
            table,
            undo: numbers(own.iter().copied().filter(undoable)),
            draft: draft.map(|draft| draft.entries).unwrap_or_default(),
            journal: last_lines(&self.notes, eye, number + 1, LINES),
            over,
            seats: self.seats(presence),
            dice: self.dice(),
            requests: self.record.requests.clone(),
            chat: self.said(),
            standing: Seat::BOTH.map(standing).to_vec(),
            changed: corrected.map(|entry| Text::key("host-corrected").with("entry", entry as i64)),
            window: window.map(|open| open.kind.to_string()),
        }
    }

    /// Why a seat may not do something with what it points at; nothing where nothing forbids it.
    pub fn why_not(
        &self,
        own: &[Seat],
        seat: Seat,
        subject: &str,
        target: Option<&str>,
    ) -> Result<Option<WhyNot>, No> {
        let Some(no) = self.played()?.why_not(seat, self.hidden(own), subject, target)? else {
            return Ok(None);
        };
        let Some(rule) = no.rule else { return Err(no) };
        let section = RuleSection::find(self.ready.about(), &rule);
        let (title, gist) = section
            .map_or_else(|| (Text::figure(&rule), Text::figure("")), |section| (section.title, section.gist));
        Ok(Some(WhyNot { rule, title, gist, because: no.because }))
    }

    /// What may come of a decision; nothing where nothing is left to chance.
    pub fn odds(&self, own: &[Seat], seat: Seat, words: &str) -> Result<Option<Odds>, No> {
        if self.hidden(own).is_some() {
            return Err(No::key(Kind::Forbidden, "host-not-asked"));
        }
        self.played()?.odds(seat, words)
    }

    /// What can be said of a thing, as seen from a seat.
    pub fn inspect(&self, own: &[Seat], from: Option<u8>, subject: &str) -> Result<Inspection, No> {
        let look = self.look_from(own, from)?;
        Ok(self.played()?.inspect(look, subject)?)
    }

    /// The way from one thing to another, as seen from a seat.
    pub fn measure(
        &self,
        own: &[Seat],
        from: Option<u8>,
        [here, there]: [&str; 2],
    ) -> Result<Option<Measure>, No> {
        let look = self.look_from(own, from)?;
        Ok(self.played()?.measure(look, here, there)?)
    }

    fn look_from(&self, own: &[Seat], seat: Option<u8>) -> Result<Look, No> {
        let eye = self.eye(own, seat.map(|seat| seat.to_string()).as_deref())?;
        Ok(self.look(own, eye))
    }

    /// An error unless the match stood after this entry, and the last that somebody sees is no earlier.
    pub fn check_step(&self, number: u64, last: u64) -> Result<(), No> {
        let first = self.record.first();
        if (first..=last).contains(&number) {
            return Ok(());
        }
        let text = Text::key("host-no-step").with("first", first as i64).with("last", last as i64);
        Err(No::new(Kind::Unknown, text))
    }

    /// An error unless somebody with these seats may go on from any moment of it in another match: he takes everything of that
    /// moment with him.
    pub fn check_goes_on(&self, own: &[Seat], other: &Record) -> Result<(), No> {
        if !self.record.over && own.len() < 2 {
            return Err(No::key(Kind::Forbidden, "host-go-on-hidden"));
        }
        let played = |record: &Record| (record.game.clone(), record.scenario.clone(), record.options.clone());
        if played(&self.record) != played(other) {
            return Err(Text::key("host-go-on-same").into());
        }
        Ok(())
    }

    /// The whole match as a file, given all its entries since its start, once it is over.
    pub fn file(&self, entries: Vec<Entry>) -> Result<String, No> {
        if !self.record.over {
            return Err(No::key(Kind::Forbidden, "host-file-early"));
        }
        Ok(self.replay(&Past { snapshot: None, entries })?.to_text())
    }

    /// Whether somebody with these seats sees what was tried out and dropped: of another player, that is his own business until
    /// the match is over.
    pub fn sees_dropped(&self, own: &[Seat]) -> bool {
        self.record.over || own.len() == 2
    }

    /// The entry itself, or the last before it that was not taken back; unless somebody sees what was dropped, all entries from
    /// it to the last must be given.
    pub fn standing_at(&self, own: &[Seat], number: u64, later: &[Entry]) -> u64 {
        if self.sees_dropped(own) {
            return number;
        }
        // Who dropped it may look at it; what both agreed to take back, both have seen.
        let dropped = |entry: &&Entry| entry.words.starts_with("undo ") && !own.contains(&entry.by());
        let back = later.iter().filter(dropped).filter_map(Entry::back_to);
        back.filter(|back| *back <= number).min().map_or(number, |back| back - 1)
    }

    /// From where these entries must be played again, so that none of them goes back to before it: so many entries, or fewer.
    pub fn whole_from(entries: &[Entry], from: u64) -> u64 {
        let back = entries.iter().filter_map(Entry::back_to).filter(|back| *back <= from);
        back.min().map_or(from, |back| back - 1)
    }

    /// What happened since a moment of the match, entry by entry; the first frame is that moment. What was taken back is not told.
    pub fn frames(&self, mut played: Box<dyn Played>, entries: &[Entry], eye: Eye) -> Result<Vec<Frame>, No> {
        let frame = |played: &dyn Played, by: Option<u8>, notes: Vec<Note>| {
            let mut table = played.table(Look::now(eye));
            table.prompt.offers.clear();
            Frame { number: played.number(), by, notes, table }
        };
        let mut frames = vec![frame(&*played, None, Vec::new())];
        played.foresee(&mut entries.iter().filter_map(Entry::back_to));
        for (i, entry) in entries.iter().enumerate() {
            played.enter(entry.by(), &entry.words)?;
            if let Some(back) = entry.back_to() {
                frames.retain(|frame| frame.number < back);
            }
            let lines = entry.lines();
            let notes: Vec<Note> = lines.iter().filter(|note| note.reaches(eye)).map(Note::from).collect();
            // Where there is nothing to tell, nothing is shown; but how it stands at the end is.
            if !notes.is_empty() || i + 1 == entries.len() {
                frames.push(frame(&*played, Some(entry.by() as u8), notes));
            }
        }
        Ok(frames)
    }

    /// The lines of these entries that came before one of them; what was taken back later is not told.
    pub fn lines(&self, entries: &[Entry], before: u64, eye: Eye) -> Vec<Note> {
        let mut notes: Vec<game::Note> = Vec::new();
        for entry in entries {
            if let Some(back) = entry.back_to() {
                notes.retain(|note| note.number < back);
            }
            notes.extend(entry.lines());
        }
        last_lines(&notes, eye, before, 2 * LINES)
    }
}

/// The last lines that an eye may read, of those before an entry: so many, and the others of the first one's entry, which
/// nobody could ask for by themselves.
fn last_lines(notes: &[game::Note], eye: Eye, before: u64, most: usize) -> Vec<Note> {
    let reaches = |note: &&game::Note| note.number < before && note.reaches(eye);
    let lines: Vec<&game::Note> = notes.iter().filter(reaches).collect();
    let first = lines.len().saturating_sub(most);
    let from = lines[..first].iter().rev().take_while(|note| note.number == lines[first].number).count();
    lines[first - from..].iter().map(|note| Note::from(*note)).collect()
}
