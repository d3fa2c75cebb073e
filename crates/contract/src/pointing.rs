//! What is said of a thing that somebody points at: everything on the table answers, at any time, to whoever looks on. What the
//! table itself says of it is put together here, once for all games; a game adds what only it knows
//! ([`Show::inspect`], [`Show::section_of`]).

use table::{
    Arg, Aspect, Figure, Inspection, Marker, Piece, Place, PoolLine, Row, Scene, Table, Text, Thing, Track,
    Worth,
};

use crate::{Onlooker, Rule, Rules, Seat, Show};

/// The most things that are named one by one.
const NAMED: usize = 6;
/// The figures that are called alike in every game.
const FIGURES: [(&str, &str); 6] = [
    ("combat", "look-combat"),
    ("defence", "look-defence"),
    ("move", "look-points"),
    ("morale", "look-morale"),
    ("range", "look-range"),
    ("medals", "look-medals"),
];

/// What a note of a game is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    /// Nothing in particular.
    None,
    /// What the table says already.
    Known,
    /// This, and the section that says so.
    Under(Aspect, Rule),
}

/// A line about something, with the section that says so.
fn row<G: Rules>(aspect: Aspect, value: Text, rule: impl Into<Option<Rule>>) -> Row {
    aspect.says(value, rule.into().map(|rule| (G::about().rulebook)().section(rule).id.clone()))
}

/// The heading of a line about a thing: the same words do not suit a unit, a hex and a die.
fn label(thing: &Thing<'_>, aspect: Aspect) -> Text {
    Text::key(match (thing, aspect) {
        (Thing::Place(_), Aspect::Move) => "look-going",
        (Thing::Card(_) | Thing::Pool(_) | Thing::Line(..), Aspect::Worth) => "look-cost",
        (Thing::Marker(..) | Thing::Mark(..), Aspect::Force) => "look-number",
        (Thing::Die(..), Aspect::Force) => "look-sort",
        (Thing::Track(_), Aspect::Holds) => "look-count",
        (Thing::Track(_), Aspect::Worth) => "look-goal",
        _ => return aspect.label(),
    })
}

/// A table as somebody points at it.
pub struct Pointing<'a, G: Show> {
    game: &'a G,
    position: &'a G::Position,
    onlooker: Onlooker,
    scene: &'a Scene,
    table: Table,
}

impl<'a, G: Show> Pointing<'a, G> {
    /// What an onlooker can point at.
    pub fn at(game: &'a G, scene: &'a Scene, position: &'a G::Position, onlooker: Onlooker) -> Self {
        Pointing { game, position, onlooker, scene, table: game.table(position, onlooker) }
    }

    /// The ids of everything that lies there, sort by sort.
    pub fn ids(&self) -> Vec<Vec<String>> {
        Thing::ids(self.scene, &self.table)
    }

    /// What is said of a thing.
    ///
    /// # Errors
    /// A sentence, where neither the table nor the game knows such a thing.
    pub fn inspect(&self, id: &str) -> Result<Inspection, Text> {
        let own = match id.split_once(':') {
            Some(("card" | "place", own)) => own,
            _ => id,
        };
        let subject = self.game.point_at(own);
        let Some(thing) = Thing::named(id, self.scene, &self.table) else {
            // What was there a moment ago; a button, or what lies on no table: the game alone knows that.
            if Thing::is_sorted(id) {
                return Ok(Inspection::default());
            }
            return Ok(self.game.inspect(self.position, self.onlooker, subject?));
        };
        // Where a piece is called after its place, what the game says is the piece's.
        let of_piece = id != own && self.table.pieces.iter().any(|piece| piece.id == own);
        let mut said = match subject {
            Ok(subject) if !of_piece => self.game.inspect(self.position, self.onlooker, subject),
            _ => Inspection::default(),
        };
        let mut rows = self.rows(&thing, own);
        for note in std::mem::take(&mut said.notes) {
            let key = match &note {
                Text::Key { key, .. } => key,
                _ => "",
            };
            match self.game.heading_of(key) {
                Heading::None => said.notes.push(note),
                Heading::Known => {}
                Heading::Under(aspect, rule) => said.rows.push(row::<G>(aspect, note, rule)),
            }
        }
        // Who holds it and what it is worth is said once, by whoever knows best.
        for aspect in [Aspect::Held, Aspect::Worth] {
            let known = said.rows.iter().any(|row| row.aspect == aspect);
            rows.retain(|row| !known || row.aspect != aspect);
        }
        rows.append(&mut said.rows);
        rows.sort_by_key(|row| row.aspect);
        for row in &mut rows {
            row.label = label(&thing, row.aspect);
        }
        said.rows = rows;
        said.title = Some(thing.title().unwrap_or_else(|| Text::key("look-die")));
        said.side = thing.side();
        said.place = thing.place().map(str::to_string);
        Ok(said)
    }

    /// What the table says of it, what can be done with it, and what the book says.
    fn rows(&self, thing: &Thing<'_>, id: &str) -> Vec<Row> {
        let mut rows = match *thing {
            Thing::Piece(piece) => self.of_piece(piece),
            Thing::Place(place) => self.of_place(place),
            Thing::Marker(place, marker) => {
                let count = (marker.count > 1).then(|| Aspect::Force.says(Text::figure(marker.count), None));
                [Aspect::Where.says(place.name.clone(), None)].into_iter().chain(count).collect()
            }
            Thing::Mark(piece, mark) => {
                let count = (mark.count > 1).then(|| Aspect::Force.says(Text::figure(mark.count), None));
                [Aspect::Where.says(piece.name.clone(), None)].into_iter().chain(count).collect()
            }
            Thing::Card(card) => {
                let cost = card.cost.map(Text::figure);
                let effect = Aspect::Says.says(card.effect.clone(), Some(card.rule.clone()));
                let there = Aspect::Where.says(self.whereabouts(&card.id), None);
                [there, effect].into_iter().chain(cost.map(|cost| Aspect::Worth.says(cost, None))).collect()
            }
            Thing::Hand(_, hand) => {
                vec![Aspect::Holds.says(self.cards(hand.count, hand.cards.as_deref()), None)]
            }
            Thing::Pile(pile) => {
                vec![Aspect::Holds.says(self.cards(pile.count, pile.cards.as_deref()), None)]
            }
            Thing::Pool(pool) => {
                let lines = pool.holds.iter().flatten().map(|line| times(&line.name, line.count));
                let known = some_of(lines.collect());
                let count = Text::key("look-pieces").with("count", pool.count);
                vec![Aspect::Holds.says(known.unwrap_or(count), None)]
            }
            Thing::Line(pool, line) => {
                let mut rows = vec![
                    Aspect::Force.says(line_force(line), None),
                    Aspect::Where.says(pool.name.clone(), None),
                ];
                rows.extend(line.set.iter().map(|set| Aspect::Where.says(set.clone(), None)));
                rows.extend(line.note.iter().map(|note| Aspect::State.says(note.clone(), None)));
                rows
            }
            Thing::Track(track) => of_track(track),
            Thing::Die(kind, die) => {
                let worth = die.and_then(|die| die.worth).map(|worth| match worth {
                    Worth::Hit => "look-hit",
                    Worth::Miss => "look-miss",
                    Worth::Other => "look-other",
                });
                let faces = Text::key(if kind == "six" { "look-six" } else { "look-own-die" });
                let mut rows = vec![Aspect::Force.says(faces, None)];
                rows.extend(worth.map(|key| Aspect::Worth.says(Text::key(key), None)));
                rows.extend(die.and_then(|die| die.why.clone()).map(|why| Aspect::State.says(why, None)));
                rows
            }
            Thing::Goal(_, goal) => {
                let mut rows = vec![Aspect::Held.says(self.holder(goal.side), None)];
                let worth = (0u8..).zip(&goal.worth).filter(|(_, worth)| **worth != 0);
                rows.extend(worth.map(|(side, worth)| {
                    Aspect::Worth.says(at(&self.scene.sides[usize::from(side)], *worth), None)
                }));
                rows.extend(goal.state.iter().map(|state| Aspect::State.says(state.clone(), None)));
                let names = goal.places.iter().filter_map(|place| Some(self.place(place)?.name.clone()));
                rows.extend(some_of(names.collect()).map(|names| Aspect::Where.says(names, None)));
                rows
            }
        };
        rows.extend(self.order(thing, id));
        rows.extend(self.book(thing));
        rows
    }

    fn of_piece(&self, piece: &Piece) -> Vec<Row> {
        let mut rows: Vec<Row> =
            self.force(piece).into_iter().map(|force| Aspect::Force.says(force, None)).collect();
        rows.extend(some_of(marks(piece)).map(|marks| Aspect::State.says(marks, None)));
        rows.extend(self.ground(&piece.place).map(|ground| Aspect::Cover.says(ground, None)));
        rows.extend(self.others(&piece.place, Some(piece)).map(|others| Aspect::Under.says(others, None)));
        rows
    }

    fn of_place(&self, place: &Place) -> Vec<Row> {
        let state = self.table.places.iter().find(|state| state.place == place.id);
        let value = state.and_then(|state| state.value).unwrap_or(place.value);
        let mut rows = vec![Aspect::Held.says(self.holder(state.and_then(|state| state.side)), None)];
        rows.extend((value != 0).then(|| Aspect::Worth.says(Text::figure(value), None)));
        rows.extend(self.ground(&place.id).map(|ground| Aspect::Cover.says(ground, None)));
        rows.extend(self.others(&place.id, None).map(|others| Aspect::Under.says(others, None)));
        rows
    }

    /// The figures of a piece, and what is left of it; nothing where only the game’s notes tell.
    fn force(&self, piece: &Piece) -> Option<Text> {
        if piece.kind.is_none() {
            return Some(Text::key("look-unknown"));
        }
        let left = piece.steps.and_then(|[left, full]| self.game.left(left, full));
        let all: Vec<Text> = figures(&piece.figures).chain(left).collect();
        let pieces = || piece.steps.is_none().then(|| Text::key("look-pieces").with("count", piece.count));
        some_of(all).or_else(pieces)
    }

    /// What can be done with one’s own now, or why nothing.
    fn order(&self, thing: &Thing<'_>, id: &str) -> Option<Row> {
        let Onlooker::Seat(seat) = self.onlooker else { return None };
        if self.table.outcome.is_some() || !self.is_of(thing, seat) {
            return None;
        }
        let id = match thing {
            Thing::Line(_, line) => line.id.as_deref()?,
            _ => id,
        };
        let offers = || self.table.prompt.offers.iter().filter(|offer| offer.subject.as_deref() == Some(id));
        if let Some(first) = offers().next() {
            let mut verbs: Vec<Text> = Vec::new();
            for offer in offers() {
                let verb = self.scene.verbs.iter().find(|verb| verb.id == offer.verb);
                verbs.extend(verb.map(|verb| verb.name.clone()).filter(|name| !verbs.contains(name)));
            }
            let what = some_of(verbs).map(|verbs| Text::key("look-can-do").with("what", verbs));
            let can = what.unwrap_or_else(|| Text::key("look-can"));
            return Some(Aspect::Order.says(can, Some(first.rule.clone())));
        }
        let subject = self.game.point_at(id).ok()?;
        Some(match self.game.why_not(self.position, seat, subject, None) {
            Some(no) => row::<G>(Aspect::Order, self.game.sentence(self.position, seat, no), no.rule),
            None => Aspect::Order.says(Text::key("look-can"), None),
        })
    }

    /// Whether something is a seat’s own and might act.
    fn is_of(&self, thing: &Thing<'_>, seat: Seat) -> bool {
        let seat = seat as u8;
        match thing {
            Thing::Piece(piece) => piece.side == seat,
            Thing::Line(pool, _) => pool.seat == Some(seat),
            Thing::Card(card) => {
                let mut hands = self.table.hands.iter().filter(|hand| hand.seat == seat);
                hands.any(|hand| hand.cards.iter().flatten().any(|held| *held == card.id))
            }
            _ => false,
        }
    }

    /// What the book says of such things.
    fn book(&self, thing: &Thing<'_>) -> Option<Row> {
        let (sort, id) = thing.sort()?;
        let rule = self.game.section_of(sort, &id)?;
        let gist = &(G::about().rulebook)().section(rule).gist;
        Some(row::<G>(Aspect::Says, Text::Named { fr: gist.fr.clone(), en: gist.en.clone() }, rule))
    }

    fn place(&self, id: &str) -> Option<&Place> {
        self.scene.board.places().iter().find(|place| place.id == id)
    }

    fn holder(&self, side: Option<u8>) -> Text {
        side.map_or_else(|| Text::key("look-nobody"), |side| self.scene.sides[usize::from(side)].clone())
    }

    /// The ground of a place and what lies on it.
    fn ground(&self, id: &str) -> Option<Text> {
        let ground = self.place(id).and_then(|place| place.ground.clone());
        let states = self.table.places.iter().filter(|state| state.place == id);
        let markers = states.flat_map(|state| &state.markers).map(|mark| times(&mark.name, counted(mark)));
        some_of(ground.into_iter().chain(markers).collect())
    }

    /// Who else is there.
    fn others(&self, place: &str, but: Option<&Piece>) -> Option<Text> {
        let there = self.table.pieces.iter().filter(|piece| piece.place == place);
        let others = there.filter(|piece| but.is_none_or(|but| but.id != piece.id));
        some_of(others.map(|piece| times(&piece.name, piece.count)).collect())
    }

    /// Where a card is, as far as the onlooker knows.
    fn whereabouts(&self, card: &str) -> Text {
        let holds = |cards: &Option<Vec<String>>| cards.iter().flatten().any(|held| held == card);
        let hands = self.table.hands.iter().filter(|hand| holds(&hand.cards)).map(|hand| {
            let side = self.scene.sides[usize::from(hand.seat)].clone();
            Text::key("look-hand").with("hand", hand.name.clone()).with("side", side)
        });
        let piles = self.table.piles.iter().filter(|pile| holds(&pile.cards)).map(|pile| pile.name.clone());
        some_of(hands.chain(piles).collect()).unwrap_or_else(|| Text::key("look-unknown"))
    }

    /// Cards by their titles, where they lie open.
    fn cards(&self, count: u32, cards: Option<&[String]>) -> Text {
        let title = |id: &String| Some(self.scene.cards.iter().find(|card| card.id == *id)?.title.clone());
        let titles = cards.unwrap_or_default().iter().filter_map(title).collect();
        some_of(titles).unwrap_or_else(|| Text::key("look-cards").with("count", count))
    }
}

fn of_track(track: &Track) -> Vec<Row> {
    let holds = |value: Text| Aspect::Holds.says(value, None);
    let mut rows: Vec<Row> = track.marks.iter().map(|mark| holds(at(&mark.name, mark.at))).collect();
    if rows.is_empty() {
        rows.push(holds(Text::key("look-no-mark")));
    }
    rows.extend(track.goal.map(|goal| Aspect::Worth.says(Text::figure(goal), None)));
    rows
}

/// Some of these by name, and how many more; none of nothing.
fn some_of(mut texts: Vec<Text>) -> Option<Text> {
    let more = texts.len().saturating_sub(NAMED);
    texts.truncate(NAMED);
    if more > 0 {
        texts.push(Text::key("look-more").with("count", more));
    }
    (!texts.is_empty()).then_some(Text::List(texts))
}

/// So many of something.
fn times(name: &Text, count: u32) -> Text {
    match count {
        0 | 1 => name.clone(),
        _ => Text::key("look-times").with("name", name.clone()).with("count", count),
    }
}

fn counted(mark: &Marker) -> u32 {
    u32::try_from(mark.count).unwrap_or(0)
}

/// A name and where it stands, or what it counts.
fn at(name: &Text, at: impl Into<Arg>) -> Text {
    Text::key("look-at").with("name", name.clone()).with("at", at)
}

/// The marks of a piece and who goes with it.
fn marks(piece: &Piece) -> Vec<Text> {
    piece.with.iter().chain(&piece.marks).map(|mark| times(&mark.name, counted(mark))).collect()
}

fn figures(figures: &[Figure]) -> impl Iterator<Item = Text> {
    figures.iter().filter_map(|figure| {
        let (_, key) = FIGURES.iter().find(|(kind, _)| figure.kind == *kind)?;
        Some(Text::key(*key).with("value", figure.value))
    })
}

fn line_force(line: &PoolLine) -> Text {
    let mut all: Vec<Text> = figures(&line.figures).collect();
    if all.is_empty() || line.count != 1 {
        all.push(Text::key("look-pieces").with("count", line.count));
    }
    Text::List(all)
}
