//! Positions from a text: for tests, for looking at a rule, for a designer's desk.
//!
//! ```text
//! turn 4, entente, movement
//! war ot it
//! effects mutinies
//! Paris: fr.inf*2 br.inf
//! Belgium contested: fr.inf ge.inf*3
//! Poland central battle: ge.inf ru.inf
//! reserves: it.inf*2 ge.art
//! destroyed: ru.inf*4
//! hand: CP1 EP3
//! ```
//!
//! What is not mentioned stands as at the start: regions with their first markers, tiles in pouches or beside the
//! turn track. The phase named is the one being asked; nothing is played on.

use contract::Seat;

use crate::event::side_id;
use crate::map::Region;
use crate::phases::STAGES;
use crate::position::Position;
use crate::tables::{Card, Class, Nation, Ploy};
use crate::tile::{Face, Marks, Place, Tile};
use crate::{Attrition, Log};

impl Attrition {
    /// The position that a text describes.
    ///
    /// # Errors
    /// A sentence that says which line makes no sense.
    pub fn arrange(&self, text: &str) -> Result<Position, String> {
        let mut p = self.empty(&mut Log::mute());
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.arrange_line(&mut p, line).map_err(|reason| format!("“{line}”: {reason}"))?;
        }
        self.check_position(&p)?;
        Ok(p)
    }

    fn arrange_line(&self, p: &mut Position, line: &str) -> Result<(), String> {
        if let Some(rest) = line.strip_prefix("turn ") {
            return arrange_turn(p, rest);
        }
        if let Some(nations) = line.strip_prefix("war ") {
            for code in nations.split(' ') {
                let nation = Nation::of_code(code).ok_or_else(|| format!("“{code}” is no nation"))?;
                self.enter_war(p, nation);
            }
            return Ok(());
        }
        if let Some(names) = line.strip_prefix("effects ") {
            for name in names.split(' ') {
                let known = Ploy::LASTING.iter().find(|(known, _)| *known == name);
                p.effects |= known.ok_or_else(|| format!("“{name}” is no effect"))?.1.bit();
            }
            return Ok(());
        }
        if line == "surrendered" {
            p.surrendered = true;
            p.at_war &= !Nation::Russia.bit();
            return Ok(());
        }
        if let Some(count) = line.strip_prefix("allowance ") {
            p.allowance = count.parse().map_err(|_| "a number was expected".to_string())?;
            return Ok(());
        }
        let (head, tiles) = line.split_once(':').ok_or("a colon was expected")?;
        let mut words = head.split(' ');
        let name = words.next().unwrap_or_default();
        if name == "hand" {
            for code in tiles.split_whitespace() {
                let card = Card::of_code(code).ok_or_else(|| format!("“{code}” is no card"))?;
                p.hand[card.side()] |= card.bit();
            }
            return Ok(());
        }
        let place = match name {
            "reserves" => Place::RESERVES,
            "destroyed" => Place::DESTROYED,
            "airfield" => Place::AIRFIELD,
            "pouch" => Place::POUCH,
            "track" => Place::TRACK,
            "removed" => Place::REMOVED,
            _ => Region::of_id(name).ok_or_else(|| format!("“{name}” is no region"))?.into(),
        };
        if let Some(region) = place.region() {
            arrange_markers(p, region, words)?;
        }
        for word in tiles.split_whitespace() {
            arrange_tiles(p, place, word)?;
        }
        Ok(())
    }
}

fn side_of(name: &str) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|side| side_id(*side) == name)
}

fn arrange_turn(p: &mut Position, text: &str) -> Result<(), String> {
    let mut parts = text.split(", ");
    let turn: u8 = parts.next().and_then(|turn| turn.parse().ok()).ok_or("a turn is 1 to 10")?;
    p.turn = turn.checked_sub(1).filter(|turn| *turn < 10).ok_or("a turn is 1 to 10")?;
    p.active = parts.next().and_then(side_of).ok_or("“central” or “entente” was expected")? as u8;
    let name = parts.next().ok_or("a phase was expected")?;
    p.phase =
        STAGES.iter().map(|stage| stage.phase).find(|phase| phase.key() == name).ok_or("this is no phase")?;
    Ok(())
}

fn arrange_markers<'a>(
    p: &mut Position,
    region: Region,
    mut words: impl Iterator<Item = &'a str>,
) -> Result<(), String> {
    while let Some(word) = words.next() {
        match word {
            "contested" => p.set_contested(region),
            "neutral" => p.set_neutral(region),
            "battle" => p.battles |= region.bit(),
            "trench" => {
                let side = words.next().and_then(side_of).ok_or("a trench is central or entente")?;
                p.trenches[side][region.index()] += 1;
            }
            other => match side_of(other) {
                Some(side) => p.set_control(side, region),
                None => return Err(format!("“{other}” is no marker")),
            },
        }
    }
    Ok(())
}

/// `ge.inf`, `ge.inf*3`, face down `ge.inf?ge`, moved `ge.inf!`, moved by sea `br.inf~`.
fn arrange_tiles(p: &mut Position, place: Place, word: &str) -> Result<(), String> {
    let (tile, count) = word.split_once('*').unwrap_or((word, "1"));
    let count: u8 = count.parse().map_err(|_| format!("“{count}” is no number"))?;
    let (tile, marks) = match (tile.strip_suffix('!'), tile.strip_suffix('~')) {
        (Some(tile), _) => (tile, Marks::MOVED),
        (_, Some(tile)) => (tile, Marks::MOVED | Marks::SEA),
        _ => (tile, 0),
    };
    let (code, back) = tile.split_at(tile.find(['?', '=']).unwrap_or(tile.len()));
    let class = Class::of_code(code).ok_or_else(|| format!("“{code}” is no tile"))?;
    let face = Face::all().find(|face| face.code() == back).ok_or_else(|| format!("“{back}” is no back"))?;
    for _ in 0..count {
        let from = [Place::POUCH, Place::TRACK, Place::RESERVES, Place::REMOVED]
            .into_iter()
            .filter(|from| *from != place)
            .find_map(|from| p.find(class, from, |_| true))
            .ok_or_else(|| format!("there are not so many {code}"))?;
        p.change(class, from, Tile::new(place, Marks(face.0).with(marks)));
    }
    Ok(())
}
