//! What can be played, and by which rules.

use std::sync::Arc;

use ::table::{Piece, Text};
use axum::Json;
use axum::extract::State;
use contract::About;
use game::{Kind, No};
use host::{RuleSection, moments};
use opponents::Level;
use serde::Deserialize;
use serde_json::Value;

use crate::ask::{Answer, Ask, Path, Query};
use crate::games::Library;
use crate::hall::Hall;
use crate::wire::{self, Catalogue, Choice, Game, Generator, Pair, Preview, Scenario, Theme};

/// Everything that can be played.
///
/// The games with their scenarios, what further ones are drawn from, options and moments of reaction, and the computer
/// players.
#[utoipa::path(
    get,
    path = "/catalogue",
    operation_id = "catalogue",
    tag = "catalogue",
    responses(
        (status = 200, body = Catalogue, description = "The games and the computer players"),
        (status = 500, description = "A data pack cannot be read"),
    )
)]
pub async fn list(State(hall): State<Arc<Hall>>, ask: Ask) -> Answer {
    // Texts of games use their own words: each is put into words by itself.
    let words = hall.library.words("", ask.language);
    let mut games = Vec::new();
    for about in hall.library.games.iter().map(|game| game.about()) {
        let game = describe(&hall.library, about);
        let game = game.map_err(|no| ask.no_in(about.id, no.of_kind(Kind::Fault)))?;
        games.push(hall.library.words(about.id, ask.language).spoken(&game));
    }
    let level = |level: Level| wire::Level {
        id: level.name(),
        name: Text::key(match level {
            Level::Recrue => "level-recrue",
            Level::Sergent => "level-sergent",
            Level::General => "level-general",
        }),
        note: Text::key(match level {
            Level::Recrue => "level-recrue-note",
            Level::Sergent => "level-sergent-note",
            Level::General => "level-general-note",
        }),
    };
    let catalogue = Catalogue {
        version: env!("CARGO_PKG_VERSION"),
        games: Vec::new(),
        levels: Level::ALL.map(level).to_vec(),
    };
    let mut value = words.spoken(&catalogue);
    value["games"] = Value::Array(games);
    Ok(Json(value))
}

fn describe(library: &Library, about: &'static About) -> Result<Game, No> {
    let mut scenarios = Vec::new();
    for choice in about.scenarios {
        let scene = library.ready(about.id, choice.id, &[])?.scene();
        scenarios.push(Scenario {
            id: choice.id,
            name: Text::key(choice.name),
            rule: choice.rule,
            reconstructed: !scene.reconstructed.is_empty(),
            sides: scene.sides,
            flags: scene.flags,
        });
    }
    Ok(Game {
        id: about.id,
        title: Text::key(about.title),
        tagline: Text::key(about.tagline),
        scale: Text::key(about.scale),
        length: Text::key(about.length),
        sides: scenarios[0].sides.clone(),
        flags: scenarios[0].flags.clone(),
        scenarios,
        generator: about.generator.map(generator),
        options: about.options.iter().map(choice).collect(),
        windows: moments(about),
    })
}

fn choice(choice: &contract::Choice) -> Choice {
    Choice { id: choice.id, name: Text::key(choice.name), rule: choice.rule }
}

fn generator(generator: &contract::Generator) -> Generator {
    let pair = |pair: &contract::Pair| Pair {
        id: pair.id,
        sides: pair.sides.map(Text::key).to_vec(),
        years: pair.years.into(),
    };
    let theme = |theme: &contract::Theme| Theme {
        id: theme.id,
        name: Text::key(theme.name),
        years: theme.years.into(),
        pairs: theme.pairs.iter().map(pair).collect(),
    };
    Generator {
        rule: generator.rule,
        themes: generator.themes.iter().map(theme).collect(),
        sizes: generator.sizes.iter().map(choice).collect(),
    }
}

/// The options that a preview is asked for with.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Wanted {
    /// The ids of the options switched on, with commas between them.
    #[serde(default)]
    options: String,
}

/// One scenario before it is played.
///
/// Listed or generated: the board, the briefing, and the set-up as far as chance and the players leave it open to be seen.
#[utoipa::path(
    get,
    path = "/games/{game}/scenarios/{scenario}",
    tag = "catalogue",
    params(Wanted),
    responses(
        (status = 200, body = Preview, description = "The scenario"),
        (status = 404, description = "There is no such game, scenario or option"),
    )
)]
pub async fn preview(
    State(hall): State<Arc<Hall>>,
    ask: Ask,
    Path((game, scenario)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
) -> Answer {
    let options: Vec<String> =
        wanted.options.split(',').filter(|id| !id.is_empty()).map(str::to_string).collect();
    let ready = hall.library.ready(&game, &scenario, &options);
    let ready = ready.map_err(|no| ask.no_in(&game, no.of_kind(Kind::Unknown)))?;
    let table = ready.before_play();
    let forces = [0, 1].map(|side| forces(&table.pieces, side)).to_vec();
    Ok(ask.answer(&game, &Preview { scene: ready.scene(), table, forces }))
}

/// The pieces of a side, counted by name.
fn forces(pieces: &[Piece], side: u8) -> Vec<Text> {
    let mut counted: Vec<(Text, u32)> = Vec::new();
    for piece in pieces.iter().filter(|piece| piece.side == side) {
        match counted.iter_mut().find(|(name, _)| *name == piece.name) {
            Some((_, count)) => *count += piece.count,
            None => counted.push((piece.name.clone(), piece.count)),
        }
    }
    counted
        .into_iter()
        .map(|(name, count)| Text::key("server-force").with("count", count).with("name", name))
        .collect()
}

/// What of a rulebook is wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Part {
    /// Only what the sections are called: their gists are empty.
    #[serde(default)]
    titles: bool,
}

/// The rulebook of a game.
///
/// Every section in our words; refusals, offers and lines of the journal name them by id.
#[utoipa::path(
    get,
    path = "/games/{game}/rulebook",
    tag = "catalogue",
    params(Part),
    responses(
        (status = 200, body = Vec<RuleSection>, description = "The sections, in the order of the book"),
        (status = 404, description = "There is no such game"),
    )
)]
pub async fn rulebook(ask: Ask, Path(game): Path<String>, Query(part): Query<Part>) -> Answer {
    let about = ask.library().named(&game).map(game::Game::about);
    let about = about.map_err(|no| ask.no(no.of_kind(Kind::Unknown)))?;
    let mut sections: Vec<RuleSection> =
        (about.rulebook)().sections().iter().map(RuleSection::from).collect();
    if part.titles {
        sections.iter_mut().for_each(|section| section.gist = Text::figure(""));
    }
    Ok(ask.answer(&game, &sections))
}
