//! A table as plain text, for a terminal.

use std::fmt::Write as _;

use crate::{Board, Piece, Pool, Scene, Table, Words};

/// Draws a table in plain text: status, tracks, places with what lies there, pools, hands, dice.
///
/// The prompt and its offers are left to the caller, who numbers them.
pub fn draw(scene: &Scene, table: &Table, words: &Words) -> String {
    let mut page = String::new();
    let colon = words.colon();
    let status: Vec<String> = table.status.iter().map(|text| words.say(text)).collect();
    let _ = writeln!(page, "{} — {}", words.say(&scene.title), status.join(" · "));
    for track in &table.tracks {
        let marks: Vec<String> =
            track.marks.iter().map(|mark| format!("{} {}", words.say(&mark.name), mark.at)).collect();
        let goal = track.goal.map(|goal| format!(" (→ {goal})")).unwrap_or_default();
        let _ = writeln!(page, "{}{colon}{}{goal}", words.say(&track.name), marks.join(", "));
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

fn draw_places(page: &mut String, scene: &Scene, table: &Table, words: &Words) {
    let Board::Regions { places, .. } = &scene.board;
    let width = places.iter().map(|place| words.say(&place.name).chars().count()).max().unwrap_or(0);
    for place in places {
        let state = table.places.iter().find(|state| state.place == place.id);
        let side = match state.and_then(|state| state.side) {
            Some(side) => words.say(&scene.sides[usize::from(side)]).chars().next().unwrap_or(' '),
            None => '·',
        };
        let mut line = format!(" {side} {:<width$} {:>2} ", words.say(&place.name), place.value);
        for marker in state.into_iter().flat_map(|state| &state.markers) {
            let count = if marker.count > 1 { format!(" ×{}", marker.count) } else { String::new() };
            let _ = write!(line, " <{}{count}>", words.say(&marker.name));
        }
        let here = table.pieces.iter().filter(|piece| piece.place == place.id);
        let stack: Vec<String> = here.map(|piece| draw_piece(piece, words)).collect();
        if !stack.is_empty() {
            let _ = write!(line, " {}", stack.join(", "));
        }
        let _ = writeln!(page, "{}", line.trim_end());
    }
}

fn draw_piece(piece: &Piece, words: &Words) -> String {
    let count = if piece.count > 1 { format!("{} × ", piece.count) } else { String::new() };
    let hidden = if piece.face_up { "" } else { " ?" };
    format!("{count}{}{hidden}", words.say(&piece.name))
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
