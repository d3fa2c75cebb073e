//! A table as plain text, for a terminal.

use std::fmt::Write as _;

use crate::{
    Board, Inspection, Piece, PieceKind, Place, PlaceState, Pool, Scene, Table, Text, Track, TrackMark, Words,
};

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
    draw_goals(&mut page, scene, table, words);
    page.push('\n');
    match &scene.board {
        Board::Regions { .. } => draw_places(&mut page, scene, table, words),
        Board::Hexes { places, .. } => draw_hexes(&mut page, places, scene, table, words),
    }
    page.push('\n');
    let mut store = |seat: Option<u8>, name: &Text, count: u32, holds: &str| {
        if let Some(seat) = seat {
            let _ = write!(page, "{}, ", words.say(&scene.sides[usize::from(seat)]));
        }
        let _ = writeln!(page, "{}{colon}{count}{}", words.say(name), bracketed(holds));
    };
    for pool in &table.pools {
        store(pool.seat, &pool.name, pool.count, &draw_pool(pool, words));
    }
    for hand in &table.hands {
        store(Some(hand.seat), &hand.name, hand.count, &draw_cards(scene, hand.cards.as_deref(), words));
    }
    for pile in &table.piles {
        store(None, &pile.name, pile.count, &draw_cards(scene, pile.cards.as_deref(), words));
    }
    if !table.dice.is_empty() {
        let faces: Vec<String> = table.dice.iter().map(|die| format!("[{}]", words.say(&die.name))).collect();
        let _ = writeln!(page, "{}", faces.join(" "));
    }
    page
}

/// Draws one place in plain text: whose it is, what it is worth, what lies there, and its neighbours. None where the
/// board has no such place.
pub fn draw_place(scene: &Scene, table: &Table, words: &Words, id: &str) -> Option<String> {
    let place = scene.board.places().iter().find(|place| place.id == id)?;
    let state = table.places.iter().find(|state| state.place == id);
    let colon = words.colon();
    let held = match state.and_then(|state| state.side) {
        Some(side) => words.say(&scene.sides[usize::from(side)]),
        None => words.of_table("held-by-none"),
    };
    let mut page = match &place.ground {
        Some(ground) => format!("{}{colon}{}", words.say(&place.name), words.say(ground)),
        None => {
            let worth = format!("{} {}", words.of_table("worth"), value(place, state));
            format!("{} ({}){colon}{worth} · {held}", words.say(&place.name), place.id)
        }
    };
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
    let Board::Regions { places, paths } = &scene.board else { return Some(page) };
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
    let places = scene.board.places();
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

/// What there is to be won, and who holds it.
fn draw_goals(page: &mut String, scene: &Scene, table: &Table, words: &Words) {
    let colon = words.colon();
    for goal in &table.goals {
        let worth: Vec<String> = scene
            .sides
            .iter()
            .zip(&goal.worth)
            .filter(|(_, worth)| **worth > 0)
            .map(|(side, worth)| format!("{} {worth}", words.say(side)))
            .collect();
        let _ = write!(page, "  {}", words.say(&goal.name));
        if !worth.is_empty() {
            let _ = write!(page, " ({}{colon}{})", words.of_table("worth"), worth.join(", "));
        }
        if let Some(side) = goal.side {
            let _ = write!(page, " → {}", words.say(&scene.sides[usize::from(side)]));
        }
        if let Some(state) = &goal.state {
            let _ = write!(page, " · {}", words.say(state));
        }
        page.push('\n');
    }
}

/// Columns of the page that half a hex takes.
const HALF: f32 = 3.5;

/// The column of the page at so many half hexes from the left.
fn column(x: f32) -> usize {
    4 + (x * HALF) as usize
}

/// A board of hexes, a line a row, under and over a ruler with the limits of sectors: the ground, a marker, the piece with
/// what is left of it, `*` if something goes with it, and its mark. The first side's pieces are capitals.
fn draw_hexes(page: &mut String, places: &[Place], scene: &Scene, table: &Table, words: &Words) {
    let mut rows: Vec<f32> = places.iter().map(|place| place.y).collect();
    rows.sort_by(f32::total_cmp);
    rows.dedup();
    let of_row = |row: f32| {
        let mut here: Vec<&Place> = places.iter().filter(|place| place.y == row).collect();
        here.sort_by(|one, two| one.x.total_cmp(&two.x));
        here
    };
    let ruler = |row: Option<&f32>| {
        let here = row.map(|row| of_row(*row)).unwrap_or_default();
        let mut line = String::new();
        for place in here {
            pad(&mut line, column(place.x));
            line.push_str(place.id.trim_start_matches(|c: char| !c.is_ascii_digit()));
        }
        if let Board::Hexes { borders, .. } = &scene.board {
            for border in borders {
                pad(&mut line, column(border.x) + 1);
                line.replace_range(column(border.x)..=column(border.x), "|");
            }
        }
        line
    };
    let _ = writeln!(page, "{}", ruler(rows.first()).trim_end());
    for &row in &rows {
        let mut line = String::new();
        for place in of_row(row) {
            pad(&mut line, column(place.x));
            if line.trim().is_empty() {
                let label = place.id.trim_end_matches(|c: char| c.is_ascii_digit());
                line.replace_range(..label.len().min(line.len()), label);
            }
            line.push_str(&draw_hex(place, scene, table));
        }
        let _ = writeln!(page, "{}", line.trim_end());
    }
    let _ = writeln!(page, "{}", ruler(rows.last()).trim_end());
    let _ = writeln!(page, "\n{}", legend(places, scene, table, words).join(" · "));
}

/// Spaces up to a column.
fn pad(line: &mut String, column: usize) {
    let missing = column.saturating_sub(line.chars().count());
    line.extend(std::iter::repeat_n(' ', missing));
}

/// What the signs on a board of hexes mean: those that are there.
fn legend(places: &[Place], scene: &Scene, table: &Table, words: &Words) -> Vec<String> {
    let grounds = places.iter().filter_map(|place| Some((place.symbol?, place.ground.as_ref()?)));
    let markers = table.places.iter().flat_map(|state| &state.markers);
    let marks = table.pieces.iter().flat_map(|piece| &piece.marks);
    let signs = markers.chain(marks).filter_map(|marker| Some((marker.symbol?, &marker.name)));
    let mut legend: Vec<String> = Vec::new();
    for (symbol, name) in grounds.chain(signs) {
        // Of a ground that is several things, the first is what the sign stands for.
        let name = match name {
            Text::List(several) => several.first().unwrap_or(name),
            _ => name,
        };
        let entry = format!("{symbol} {}", words.say(name));
        if !legend.contains(&entry) {
            legend.push(entry);
        }
    }
    if table.pieces.iter().any(|piece| !piece.with.is_empty()) {
        legend.push(format!("* {}", words.of_table("with-somebody")));
    }
    let there = |kind: &&PieceKind| table.pieces.iter().any(|piece| piece.kind.as_ref() == Some(&kind.id));
    for kind in scene.kinds.iter().filter(there) {
        legend.push(format!("{} {}", kind.symbol, words.say(&kind.name)));
    }
    legend
}

fn draw_hex(place: &Place, scene: &Scene, table: &Table) -> String {
    let ground = place.symbol.unwrap_or('.');
    let state = table.places.iter().find(|state| state.place == place.id);
    let marker = state.and_then(|state| state.markers.first()).and_then(|marker| marker.symbol);
    let mut cell = format!("{ground}{}", marker.unwrap_or(' '));
    if let Some(piece) = table.pieces.iter().find(|piece| piece.place == place.id) {
        let symbol = scene.kinds.iter().find(|kind| Some(&kind.id) == piece.kind.as_ref());
        let symbol = symbol.map_or("?".to_string(), |kind| kind.symbol.clone());
        cell.push_str(&if piece.side == 0 { symbol.to_uppercase() } else { symbol.to_lowercase() });
        if let Some([now, _]) = piece.steps {
            cell.push_str(&now.to_string());
        }
        if !piece.with.is_empty() {
            cell.push('*');
        }
        cell.extend(piece.marks.iter().find_map(|mark| mark.symbol));
    }
    cell
}

/// What can be said of a thing, in plain text.
pub fn draw_inspection(inspection: &Inspection, words: &Words) -> String {
    let mut page = String::new();
    for row in &inspection.rows {
        let rule = row.rule.as_ref().map_or(String::new(), |rule| format!(" (§ {rule})"));
        let _ = writeln!(page, "  {}{}{}{rule}", words.say(&row.label), words.colon(), words.say(&row.value));
    }
    for note in &inspection.notes {
        let _ = writeln!(page, "  {}", words.say(note));
    }
    for overlay in &inspection.overlays {
        let place = |covered: &crate::Covered| match covered.figure {
            Some(figure) => format!("{} ({figure})", covered.place),
            None => covered.place.clone(),
        };
        let places: Vec<String> = overlay.places.iter().map(place).collect();
        if !places.is_empty() {
            let _ = writeln!(page, "  {}{}{}", words.say(&overlay.name), words.colon(), places.join(" "));
        }
    }
    page
}

/// Something more that is said of a thing, in brackets behind it, where there is anything to say.
fn bracketed(more: &str) -> String {
    if more.is_empty() { String::new() } else { format!(" ({more})") }
}

/// Cards by title, several alike together, where they lie open.
fn draw_cards(scene: &Scene, cards: Option<&[String]>, words: &Words) -> String {
    let mut titles: Vec<(String, usize)> = Vec::new();
    for id in cards.unwrap_or_default() {
        let known = scene.cards.iter().find(|card| card.id == *id);
        let title = known.map_or(id.clone(), |card| words.say(&card.title));
        match titles.iter_mut().find(|(seen, _)| *seen == title) {
            Some((_, count)) => *count += 1,
            None => titles.push((title, 1)),
        }
    }
    let several = |(title, count): &(String, usize)| {
        if *count > 1 { format!("{count} × {title}") } else { title.clone() }
    };
    titles.iter().map(several).collect::<Vec<_>>().join(", ")
}

fn draw_piece(piece: &Piece, words: &Words) -> String {
    let count = if piece.count > 1 { format!("{} × ", piece.count) } else { String::new() };
    let mut notes = Vec::new();
    if let Some([now, full]) = piece.steps {
        notes.push(format!("{now}/{full}"));
    }
    notes.extend(piece.with.iter().map(|companion| words.say(&companion.name)));
    // A back says of itself that it is one.
    if !piece.face_up && piece.kind.is_some() {
        notes.push(words.of_table("face-down"));
    }
    notes.extend(piece.marks.iter().map(|mark| words.say(&mark.name)));
    format!("{count}{}{}", words.say(&piece.name), bracketed(&notes.join(", ")))
}

/// What a pool holds, where that is known.
fn draw_pool(pool: &Pool, words: &Words) -> String {
    let line = |line: &crate::PoolLine| {
        let note = line.note.as_ref().map(|note| format!(" {}", words.say(note))).unwrap_or_default();
        format!("{} × {}{note}", line.count, words.say(&line.name))
    };
    pool.holds.iter().flatten().map(line).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Marker, Path};

    fn named(name: &str) -> Text {
        Text::Named { fr: name.into(), en: name.into() }
    }

    fn place(id: &str) -> Place {
        Place {
            id: id.into(),
            name: named(id),
            kind: String::new(),
            ground: None,
            symbol: None,
            printed: Vec::new(),
            title: None,
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

    fn marker(name: &str) -> Marker {
        Marker { kind: name.into(), symbol: None, name: named(name), count: 1 }
    }

    fn piece(side: u8, name: &str, face_up: bool, marks: &[&str]) -> Piece {
        Piece {
            id: "Lille".into(),
            flag: None,
            place: "Lille".into(),
            facing: None,
            side,
            kind: Some(name.into()),
            name: named(name),
            short: None,
            group: None,
            figures: Vec::new(),
            face_up,
            count: 1,
            steps: None,
            with: Vec::new(),
            marks: marks.iter().map(|mark| marker(mark)).collect(),
        }
    }

    #[test]
    fn a_contested_place_says_whose_is_whose_and_knows_its_neighbours() {
        let scene = Scene {
            title: named("Toy"),
            sides: vec![named("Blue"), named("Red")],
            flags: Vec::new(),
            board: Board::Regions {
                places: vec![place("Lille"), place("Gand"), place("Hull")],
                paths: vec![path("Lille", "Gand", "land"), path("Hull", "Lille", "sea")],
            },
            look: None,
            reconstructed: Vec::new(),
            kinds: Vec::new(),
            cards: Vec::new(),
            brief: Vec::new(),
            verbs: Vec::new(),
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
