//! A table as plain text, for a terminal.

use std::fmt::Write as _;

use crate::{Board, Piece, Place, PlaceState, Pool, Scene, Table, Track, TrackMark, Words};

/// Draws a table in plain text: status, tracks, places with what lies there, pools, hands, dice.
///
/// The prompt and its offers are left to the caller, who numbers them.
pub fn draw(scene: &Scene, table: &Table, words: &Words) -> String {
    let mut page = String::new();
    let colon = words.colon();
    let status: Vec<String> = table.status.iter().map(|text| words.say(text)).collect();
    let _ = writeln!(page, "{} — {}", words.say(&scene.title), status.join(" · "));
    for track in &table.tracks {
        let _ = writeln!(page, "{}{colon}{}", words.say(&track.name), draw_track(track, words));
    }
    page.push('\n');
    draw_places(&mut page, scene, table, words);
    page.push('\n');
    for pool in &table.pools {
        draw_pool(&mut page, scene, pool, words);
    }
    for hand in &table.hands {
        let side = words.say(&scene.sides[usize::from(hand.seat)]);
        let _ = write!(page, "{side}, {}{colon}{}", words.say(&hand.name), hand.count);
        if let Some(cards) = &hand.cards {
            let title = |id: &String| {
                scene
                    .cards
                    .iter()
                    .find(|card| card.id == *id)
                    .map_or(id.clone(), |card| words.say(&card.title))
            };
            if !cards.is_empty() {
                let _ = write!(page, " ({})", cards.iter().map(title).collect::<Vec<_>>().join(", "));
            }
        }
        page.push('\n');
    }
    if !table.dice.is_empty() {
        let faces: Vec<String> = table.dice.iter().map(|face| format!("[{face}]")).collect();
        let _ = writeln!(page, "{}", faces.join(" "));
    }
    page
}

/// Draws one place in plain text: whose it is, what it is worth, what lies there, and its neighbours. None where the
/// board has no such place.
pub fn draw_place(scene: &Scene, table: &Table, words: &Words, id: &str) -> Option<String> {
    let Board::Regions { places, paths } = &scene.board;
    let place = places.iter().find(|place| place.id == id)?;
    let state = table.places.iter().find(|state| state.place == id);
    let colon = words.colon();
    let held = match state.and_then(|state| state.side) {
        Some(side) => words.say(&scene.sides[usize::from(side)]),
        None => words.of_table("held-by-none"),
    };
    let worth = format!("{} {}", words.of_table("worth"), value(place, state));
    let mut page = format!("{} ({}){colon}{worth} · {held}", words.say(&place.name), place.id);
    if let Some(nation) = &place.nation {
        let _ = write!(page, " · {}", words.say(nation));
    }
    page.push_str(&draw_markers(state, words));
    page.push('\n');
    for (seat, side) in scene.sides.iter().enumerate() {
        let here = table.pieces.iter().filter(|piece| piece.place == id && usize::from(piece.side) == seat);
        let stack: Vec<String> = here.map(|piece| draw_piece(piece, words)).collect();
        if !stack.is_empty() {
            let _ = writeln!(page, "  {}{colon}{}", words.say(side), stack.join(", "));
        }
    }
    // The kinds of paths are few, and shown in the order the board first has them.
    let mut kinds: Vec<&str> = Vec::new();
    for path in paths {
        if !kinds.contains(&path.kind.as_str()) {
            kinds.push(&path.kind);
        }
    }
    for kind in kinds {
        let ends = paths.iter().filter(|path| path.kind == kind).filter_map(|path| match id {
            id if path.from == id => Some(&path.to),
            id if path.to == id => Some(&path.from),
            _ => None,
        });
        let name = |id: &String| {
            places.iter().find(|place| place.id == *id).map_or(id.clone(), |place| words.say(&place.name))
        };
        let ends: Vec<String> = ends.map(name).collect();
        if !ends.is_empty() {
            let _ = writeln!(page, "  {}{colon}{}", words.of_table(&format!("path-{kind}")), ends.join(", "));
        }
    }
    Some(page)
}

fn draw_track(track: &Track, words: &Words) -> String {
    // A single marker that nobody owns counts up to the end of its track: turns.
    if let ([mark @ TrackMark { side: None, .. }], Some(goal)) = (&track.marks[..], track.goal) {
        return format!("{} ({}/{goal})", words.say(&mark.name), mark.at);
    }
    let marks: Vec<String> =
        track.marks.iter().map(|mark| format!("{} {}", words.say(&mark.name), mark.at)).collect();
    let goal = track.goal.map(|goal| format!(" (→ {goal})")).unwrap_or_default();
    format!("{}{goal}", marks.join(", "))
}

/// What a place is worth now.
fn value(place: &Place, state: Option<&PlaceState>) -> i32 {
    state.and_then(|state| state.value).unwrap_or(place.value)
}

fn initial(scene: &Scene, side: u8, words: &Words) -> char {
    words.say(&scene.sides[usize::from(side)]).chars().next().unwrap_or(' ')
}

fn draw_markers(state: Option<&PlaceState>, words: &Words) -> String {
    let mut line = String::new();
    for marker in state.into_iter().flat_map(|state| &state.markers) {
        let count = if marker.count > 1 { format!(" ×{}", marker.count) } else { String::new() };
        let _ = write!(line, " <{}{count}>", words.say(&marker.name));
    }
    line
}

fn draw_places(page: &mut String, scene: &Scene, table: &Table, words: &Words) {
    let Board::Regions { places, .. } = &scene.board;
    let width = places.iter().map(|place| words.say(&place.name).chars().count()).max().unwrap_or(0);
    for place in places {
        let state = table.places.iter().find(|state| state.place == place.id);
        let side = state.and_then(|state| state.side).map_or('·', |side| initial(scene, side, words));
        let mut line = format!(" {side} {:<width$} {:>2} ", words.say(&place.name), value(place, state));
        line.push_str(&draw_markers(state, words));
        let here: Vec<&Piece> = table.pieces.iter().filter(|piece| piece.place == place.id).collect();
        let of_side = |side: u8| {
            let own = here.iter().filter(|piece| piece.side == side);
            own.map(|piece| draw_piece(piece, words)).collect::<Vec<_>>().join(", ")
        };
        let mut sides: Vec<u8> = here.iter().map(|piece| piece.side).collect();
        sides.sort_unstable();
        sides.dedup();
        match sides[..] {
            [] => {}
            [side] => {
                let _ = write!(line, " {}", of_side(side));
            }
            // Where both lie, whose is whose is worth saying.
            _ => {
                let each = |side: &u8| {
                    format!("{}{}{}", initial(scene, *side, words), words.colon(), of_side(*side))
                };
                let _ = write!(line, " {}", sides.iter().map(each).collect::<Vec<_>>().join(" | "));
            }
        }
        let _ = writeln!(page, "{}", line.trim_end());
    }
}

fn draw_piece(piece: &Piece, words: &Words) -> String {
    let count = if piece.count > 1 { format!("{} × ", piece.count) } else { String::new() };
    let mut notes = Vec::new();
    // A back says of itself that it is one.
    if !piece.face_up && piece.kind.is_some() {
        notes.push(words.of_table("face-down"));
    }
    notes.extend(piece.marks.iter().map(|mark| words.of_table(&format!("mark-{mark}"))));
    let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
    format!("{count}{}{notes}", words.say(&piece.name))
}

fn draw_pool(page: &mut String, scene: &Scene, pool: &Pool, words: &Words) {
    let side = words.say(&scene.sides[usize::from(pool.seat)]);
    let colon = words.colon();
    let _ = write!(page, "{side}, {}{colon}{}", words.say(&pool.name), pool.count);
    if let Some(lines) = pool.holds.as_ref().filter(|lines| !lines.is_empty()) {
        let line = |line: &crate::PoolLine| {
            let note = line.note.as_ref().map(|note| format!(" {}", words.say(note))).unwrap_or_default();
            format!("{} × {}{note}", line.count, words.say(&line.name))
        };
        let _ = write!(page, " ({})", lines.iter().map(line).collect::<Vec<_>>().join(", "));
    }
    page.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Path, Text};

    fn named(name: &str) -> Text {
        Text::Named { fr: name.into(), en: name.into() }
    }

    fn place(id: &str) -> Place {
        Place {
            id: id.into(),
            name: named(id),
            kind: String::new(),
            side: None,
            nation: None,
            value: 1,
            x: 0.0,
            y: 0.0,
            reconstructed: false,
        }
    }

    fn path(from: &str, to: &str, kind: &str) -> Path {
        Path { from: from.into(), to: to.into(), kind: kind.into(), reconstructed: false }
    }

    fn piece(side: u8, name: &str, face_up: bool, marks: &[&str]) -> Piece {
        Piece {
            place: "Lille".into(),
            side,
            kind: Some(name.into()),
            name: named(name),
            face_up,
            count: 1,
            marks: marks.iter().map(|mark| (*mark).to_string()).collect(),
        }
    }

    #[test]
    fn a_contested_place_says_whose_is_whose_and_knows_its_neighbours() {
        let scene = Scene {
            title: named("Toy"),
            sides: vec![named("Blue"), named("Red")],
            board: Board::Regions {
                places: vec![place("Lille"), place("Gand"), place("Hull")],
                paths: vec![path("Lille", "Gand", "land"), path("Hull", "Lille", "sea")],
            },
            reconstructed: Vec::new(),
            kinds: Vec::new(),
            cards: Vec::new(),
        };
        let mark = TrackMark { side: None, name: named("Spring"), at: 1 };
        let table = Table {
            places: vec![PlaceState {
                place: "Lille".into(),
                side: Some(1),
                value: Some(4),
                markers: Vec::new(),
            }],
            pieces: vec![piece(0, "foot", false, &[]), piece(1, "horse", true, &["moved", "tired"])],
            tracks: vec![Track {
                id: "turns".into(),
                name: named("Turn"),
                marks: vec![mark],
                goal: Some(10),
            }],
            ..Table::default()
        };
        let words = Words::new(Language::En, &[]);
        let page = draw(&scene, &table, &words);
        assert!(page.contains("Turn: Spring (1/10)\n"), "{page}");
        assert!(
            page.contains(" R Lille  4  B: foot (face down) | R: horse (moved, tired)\n · Gand   1\n"),
            "{page}"
        );
        assert_eq!(
            draw_place(&scene, &table, &words, "Lille").unwrap(),
            "Lille (Lille): value 4 · Red\n  Blue: foot (face down)\n  Red: horse (moved, tired)\n  \
             by land: Gand\n  by sea: Hull\n"
        );
        assert_eq!(draw_place(&scene, &table, &words, "Metz"), None);
    }
}
