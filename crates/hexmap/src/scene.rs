//! The drawing of a hex map.

use contract::Seat;
use table::{Covered, Overlay, Path, PieceKind, Place, Text};

use crate::plan::{Hex, Plan};
use crate::{Course, Courses, Source};

impl<const WORDS: usize> Plan<WORDS> {
    /// A hex of this ground with what else is printed there; the messages name them under `ground-…`.
    pub fn draw_hex(
        &self,
        hex: Hex,
        name: Text,
        ground: &str,
        printed: Vec<String>,
        source: Source,
    ) -> Place {
        let (x, y) = self.place[hex.index()];
        let all = std::iter::once(ground).chain(printed.iter().map(String::as_str));
        Place {
            id: self.name(hex).to_string(),
            name,
            kind: ground.to_string(),
            ground: Some(Text::List(all.map(|name| Text::key(format!("ground-{name}"))).collect())),
            symbol: None,
            printed,
            title: None,
            side: None,
            nation: None,
            value: 0,
            x: f32::from(x),
            y: f32::from(y),
            reconstructed: source.is_ours(),
        }
    }

    /// What joins or parts two hexes.
    pub fn draw_path(&self, (a, b): (Hex, Hex), kind: &str, source: Source) -> Path {
        Path {
            from: self.name(a).to_string(),
            to: self.name(b).to_string(),
            kind: kind.to_string(),
            reconstructed: source.is_ours(),
        }
    }

    /// Courses, piece by piece.
    pub fn draw_courses<'a>(&self, courses: impl IntoIterator<Item = &'a Course>, kind: &str) -> Vec<Path> {
        let pieces =
            courses.into_iter().flat_map(|course| course.pairs.iter().map(|pair| (*pair, course.source)));
        pieces.map(|(pair, source)| self.draw_path(pair, kind, source)).collect()
    }

    /// Courses of several kinds.
    pub fn draw_all(&self, kinds: &[(&Courses, &str)]) -> Vec<Path> {
        kinds.iter().flat_map(|(courses, kind)| self.draw_courses(&courses.all, kind)).collect()
    }

    /// A hex that a layer covers.
    pub fn covered(&self, hex: Hex, figure: Option<i32>) -> Covered {
        Covered { place: self.name(hex).to_string(), figure }
    }

    /// Hexes that a layer covers.
    pub fn cover(&self, hexes: impl Iterator<Item = Hex>) -> Vec<Covered> {
        hexes.map(|hex| self.covered(hex, None)).collect()
    }
}

/// A layer; the messages name it under `overlay-…`.
pub fn overlay(id: impl Into<String>, places: Vec<Covered>) -> Overlay {
    let id = id.into();
    Overlay { name: Text::key(format!("overlay-{id}")), id, places }
}

/// The kinds of pieces among some counters, each once: its id, whose it is, its code, its symbol and its flag. Symbols are
/// capitals, and small letters for the second seat; the messages name kinds under `kind-…`.
pub fn piece_kinds<'a>(
    counters: impl Iterator<Item = (String, Seat, &'a str, char, &'a str)>,
) -> Vec<PieceKind> {
    let mut kinds: Vec<PieceKind> = Vec::new();
    for (id, side, code, symbol, flag) in counters {
        if kinds.iter().any(|known| known.id == id) {
            continue;
        }
        let symbol = if side == Seat::Second { symbol.to_ascii_lowercase() } else { symbol };
        kinds.push(PieceKind {
            id,
            name: Text::key(format!("kind-{code}")),
            side: Some(side as u8),
            symbol: symbol.to_string(),
            art: code.to_string(),
            flag: Some(flag.to_string()),
        });
    }
    kinds
}
