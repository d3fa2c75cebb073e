//! Everything on a table that can be pointed at, by the ids that a client can ask for: pieces and places by their own, everything
//! else by a sort and what it is.

use crate::{
    CardFace, Die, Goal, Hand, Marker, Piece, Pile, Place, Pool, PoolLine, Scene, Table, Text, Track,
};

/// A sort of things that a section of the book may be about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// A piece, by its kind.
    Piece,
    /// A place, by its kind.
    Place,
    /// What lies on a place.
    Marker,
    /// What lies on a piece, or goes with it.
    Mark,
    /// A track, with its marks.
    Track,
    /// A pool of pieces.
    Pool,
    /// A deck or its discards.
    Pile,
    /// A sort of die.
    Die,
    /// What there is to be won.
    Goal,
    /// The cards that a seat holds.
    Hand,
}

/// A thing on the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Thing<'a> {
    /// A piece, or several alike.
    Piece(&'a Piece),
    /// A place of the board: `place:ID` where a piece is called after its place.
    Place(&'a Place),
    /// A marker on a place: `marker:PLACE:KIND`.
    Marker(&'a Place, &'a Marker),
    /// A mark on a piece, or what goes with it: `mark:PIECE:KIND`.
    Mark(&'a Piece, &'a Marker),
    /// A card, wherever it is: `card:ID`.
    Card(&'a CardFace),
    /// A hand: `hand:N`.
    Hand(usize, &'a Hand),
    /// A pile: `pile:ID`.
    Pile(&'a Pile),
    /// A pool: `pool:ID`.
    Pool(&'a Pool),
    /// A line of a pool: `line:POOL:N`, or by its own id.
    Line(&'a Pool, &'a PoolLine),
    /// A track: `track:ID`.
    Track(&'a Track),
    /// A sort of die, and one that shows this face: `die:KIND`, `die:KIND:FACE`.
    Die(&'a str, Option<&'a Die>),
    /// What there is to be won: `goal:N`.
    Goal(usize, &'a Goal),
}

impl<'a> Thing<'a> {
    /// The thing that an id names; none where there is no such thing on this table.
    pub fn named(id: &'a str, scene: &'a Scene, table: &'a Table) -> Option<Thing<'a>> {
        let place = |id: &str| scene.board.places().iter().find(|place| place.id == id);
        let piece = |id: &str| table.pieces.iter().find(|piece| piece.id == id);
        let card = |id: &str| scene.cards.iter().find(|card| card.id == id).map(Thing::Card);
        let nth = |number: &str| number.parse::<usize>().ok();
        let held = |pool: &'a Pool| {
            let mut lines = pool.holds.iter().flatten();
            lines.find(|line| line.id.as_deref() == Some(id)).map(|line| Thing::Line(pool, line))
        };
        let on_board = piece(id).map(Thing::Piece).or_else(|| place(id).map(Thing::Place));
        // A game may call something of its own with a colon in its name.
        let called = on_board.or_else(|| table.pools.iter().find_map(held)).or_else(|| card(id));
        if called.is_some() {
            return called;
        }
        let (sort, name) = id.split_once(':')?;
        match sort {
            "place" => place(name).map(Thing::Place),
            "marker" => {
                let (at, kind) = name.rsplit_once(':')?;
                let state = table.places.iter().find(|state| state.place == at)?;
                let marker = state.markers.iter().find(|marker| marker.kind == kind)?;
                Some(Thing::Marker(place(at)?, marker))
            }
            "mark" => {
                let (on, kind) = name.rsplit_once(':')?;
                // Pieces that differ in their marks alone may have one name.
                let marked = |piece: &'a Piece| {
                    let mark = piece.marks.iter().chain(&piece.with).find(|mark| mark.kind == kind)?;
                    Some(Thing::Mark(piece, mark))
                };
                table.pieces.iter().filter(|piece| piece.id == on).find_map(marked)
            }
            "card" => card(name),
            "hand" => nth(name).and_then(|at| Some(Thing::Hand(at, table.hands.get(at)?))),
            "pile" => table.piles.iter().find(|pile| pile.id == name).map(Thing::Pile),
            "pool" => table.pools.iter().find(|pool| pool.id == name).map(Thing::Pool),
            "line" => {
                let (pool, at) = name.rsplit_once(':')?;
                let pool = table.pools.iter().find(|one| one.id == pool)?;
                Some(Thing::Line(pool, pool.holds.as_ref()?.get(nth(at)?)?))
            }
            "track" => table.tracks.iter().find(|track| track.id == name).map(Thing::Track),
            "die" => {
                let (kind, face) =
                    name.split_once(':').map_or((name, None), |(kind, face)| (kind, Some(face)));
                let shown = |die: &&Die| die.kind == kind && Some(die.face.as_str()) == face;
                Some(Thing::Die(kind, table.dice.iter().find(shown)))
            }
            "goal" => nth(name).and_then(|at| Some(Thing::Goal(at, table.goals.get(at)?))),
            _ => None,
        }
    }

    /// Whether an id is that of some sort of thing, be there such a thing or not.
    pub fn is_sorted(id: &str) -> bool {
        const SORTS: [&str; 10] =
            ["place", "marker", "mark", "card", "hand", "pile", "pool", "line", "track", "goal"];
        id.split_once(':').is_some_and(|(sort, _)| SORTS.contains(&sort))
    }

    /// The ids of everything on a table, sort by sort.
    pub fn ids(scene: &Scene, table: &Table) -> Vec<Vec<String>> {
        let places = || scene.board.places().iter().map(|place| &place.id);
        let markers = table.places.iter().flat_map(|state| {
            state.markers.iter().map(move |marker| format!("marker:{}:{}", state.place, marker.kind))
        });
        let marks = table.pieces.iter().flat_map(|piece| {
            let all = piece.marks.iter().chain(&piece.with);
            all.map(move |mark| format!("mark:{}:{}", piece.id, mark.kind))
        });
        let lines = table.pools.iter().flat_map(|pool| {
            let count = pool.holds.as_ref().map_or(0, Vec::len);
            (0..count).map(move |at| format!("line:{}:{at}", pool.id))
        });
        let own = table.pools.iter().flat_map(|pool| pool.holds.iter().flatten());
        let dice = table
            .dice
            .iter()
            .flat_map(|die| [format!("die:{}", die.kind), format!("die:{}:{}", die.kind, die.face)]);
        vec![
            table.pieces.iter().map(|piece| piece.id.clone()).collect(),
            places().cloned().collect(),
            places().map(|place| format!("place:{place}")).collect(),
            markers.collect(),
            marks.collect(),
            scene.cards.iter().map(|card| format!("card:{}", card.id)).collect(),
            (0..table.hands.len()).map(|at| format!("hand:{at}")).collect(),
            table.piles.iter().map(|pile| format!("pile:{}", pile.id)).collect(),
            table.pools.iter().map(|pool| format!("pool:{}", pool.id)).collect(),
            lines.collect(),
            own.filter_map(|line| line.id.clone()).collect(),
            table.tracks.iter().map(|track| format!("track:{}", track.id)).collect(),
            dice.collect(),
            (0..table.goals.len()).map(|at| format!("goal:{at}")).collect(),
        ]
    }

    /// What it is called; a sort of die has no name of its own.
    pub fn title(&self) -> Option<Text> {
        Some(match self {
            Thing::Piece(piece) => piece.name.clone(),
            Thing::Place(place) => place.title.clone().unwrap_or_else(|| place.name.clone()),
            Thing::Marker(_, marker) | Thing::Mark(_, marker) => marker.name.clone(),
            Thing::Card(card) => card.title.clone(),
            Thing::Hand(_, hand) => hand.name.clone(),
            Thing::Pile(pile) => pile.name.clone(),
            Thing::Pool(pool) => pool.name.clone(),
            Thing::Line(_, line) => line.name.clone(),
            Thing::Track(track) => track.name.clone(),
            Thing::Die(_, die) => return die.map(|die| die.name.clone()),
            Thing::Goal(_, goal) => goal.name.clone(),
        })
    }

    /// Whose it is.
    pub fn side(&self) -> Option<u8> {
        match self {
            Thing::Piece(piece) | Thing::Mark(piece, _) => Some(piece.side),
            Thing::Hand(_, hand) => Some(hand.seat),
            Thing::Pool(pool) | Thing::Line(pool, _) => pool.seat,
            Thing::Goal(_, goal) => goal.side,
            _ => None,
        }
    }

    /// Where it lies.
    pub fn place(&self) -> Option<&'a str> {
        match *self {
            Thing::Piece(piece) | Thing::Mark(piece, _) => Some(&piece.place),
            Thing::Place(place) | Thing::Marker(place, _) => Some(&place.id),
            _ => None,
        }
    }

    /// The sort of thing it is and which, where the book may have a section about all such things.
    pub fn sort(&self) -> Option<(Sort, String)> {
        Some(match self {
            Thing::Marker(_, marker) => (Sort::Marker, marker.kind.clone()),
            Thing::Mark(_, mark) => (Sort::Mark, mark.kind.clone()),
            Thing::Track(track) => (Sort::Track, track.id.clone()),
            Thing::Pool(pool) | Thing::Line(pool, _) => (Sort::Pool, pool.id.clone()),
            Thing::Pile(pile) => (Sort::Pile, pile.id.clone()),
            Thing::Die(kind, _) => (Sort::Die, kind.to_string()),
            Thing::Goal(at, _) => (Sort::Goal, at.to_string()),
            Thing::Hand(at, _) => (Sort::Hand, at.to_string()),
            Thing::Piece(piece) => (Sort::Piece, piece.kind.clone()?),
            Thing::Place(place) => (Sort::Place, place.kind.clone()),
            Thing::Card(_) => return None,
        })
    }
}
