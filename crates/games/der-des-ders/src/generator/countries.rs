//! What the country of a theme is like, read from `data/themes.toml`.

use contract::{DataFile, Pack, PackError};
use serde::Deserialize;
use serde_spanned::Spanned;
use table::Text;

use crate::generator::GENERATOR;
use crate::scenario::COUNTRIES;

/// The file of the countries.
pub const FILE: &str = "themes.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    theme: Vec<ThemeData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThemeData {
    id: Spanned<String>,
    looks: Spanned<String>,
    hills: Spanned<u32>,
    woods: Spanned<u32>,
    thickets: Spanned<u32>,
    broken: Spanned<u32>,
    marshes: Spanned<u32>,
    cliffs: Spanned<u32>,
    rivers: Spanned<u32>,
    fords: Spanned<u32>,
    railway: Spanned<u32>,
    towns: Spanned<u32>,
    places: Spanned<String>,
    #[serde(default)]
    front: Option<FrontData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FrontData {
    from: u16,
    looks: Spanned<String>,
    craters: Spanned<u32>,
    wire: Spanned<u32>,
}

/// What tables of a theme are like. Shares are hexes in a hundred, chances so many in a hundred.
pub struct Country {
    /// The looks it can have, each as likely as it is written.
    pub looks: Vec<String>,
    /// The share of high ground.
    pub hills: u32,
    /// Of woods.
    pub woods: u32,
    /// Of thickets.
    pub thickets: u32,
    /// Of broken ground.
    pub broken: u32,
    /// Of marshes.
    pub marshes: u32,
    /// Of cliffs.
    pub cliffs: u32,
    /// The most rivers.
    pub rivers: u32,
    /// The chance that a river can be forded anywhere.
    pub fords: u32,
    /// The chance of a railway.
    pub railway: u32,
    /// Villages in a thousand hexes.
    pub towns: u32,
    /// What villages are called.
    pub places: Vec<Text>,
    /// What a war of trenches does to it.
    pub front: Option<Front>,
}

/// What a war of trenches does to the ground between the lines, from a year on.
pub struct Front {
    /// The first such year.
    pub from: u16,
    /// The looks it can have then.
    pub looks: Vec<String>,
    /// The share of shell holes.
    pub craters: u32,
    /// The share of wire.
    pub wire: u32,
}

/// The most that a share of the ground can be: there must be room to move.
const MOST: [(&str, u32); 10] = [
    ("hills", 70),
    ("woods", 40),
    ("thickets", 10),
    ("broken", 40),
    ("marshes", 8),
    ("cliffs", 12),
    ("rivers", 3),
    ("fords", 100),
    ("railway", 100),
    ("towns", 50),
];

impl Country {
    /// Reads a theme of a pack.
    pub fn read(pack: &Pack, id: &str) -> Result<Country, PackError> {
        let (file, sheet) = DataFile::read::<File>(pack, FILE)?;
        let mut found = None;
        for data in &file.theme {
            let country = Country::of(&sheet, data)?;
            if data.id.as_ref() == id {
                found = Some(country);
            }
        }
        match found {
            Some(country) => Ok(country),
            None => sheet.wrong(sheet.text.len(), Text::key("data-no-theme").with("theme", id)),
        }
    }

    fn of(sheet: &DataFile, data: &ThemeData) -> Result<Country, PackError> {
        let (id, at) = sheet.source(&data.id);
        if !GENERATOR.themes.iter().any(|theme| theme.id == id) {
            let known: Vec<&str> = GENERATOR.themes.iter().map(|theme| theme.id).collect();
            return sheet
                .wrong(at, Text::key("data-theme").with("found", id).with("known", known.join(", ")));
        }
        let figures = [
            &data.hills,
            &data.woods,
            &data.thickets,
            &data.broken,
            &data.marshes,
            &data.cliffs,
            &data.rivers,
            &data.fords,
            &data.railway,
            &data.towns,
        ];
        for ((name, most), figure) in MOST.into_iter().zip(figures) {
            share(sheet, name, most, figure)?;
        }
        let places = read_places(sheet, &data.places)?;
        let front = match &data.front {
            Some(front) => Some(Front {
                from: front.from,
                looks: read_looks(sheet, &front.looks)?,
                craters: share(sheet, "craters", 60, &front.craters)?,
                wire: share(sheet, "wire", 20, &front.wire)?,
            }),
            None => None,
        };
        let [hills, woods, thickets, broken, marshes, cliffs, rivers, fords, railway, towns] =
            figures.map(|figure| *figure.as_ref());
        let looks = read_looks(sheet, &data.looks)?;
        Ok(Country {
            looks,
            hills,
            woods,
            thickets,
            broken,
            marshes,
            cliffs,
            rivers,
            fords,
            railway,
            towns,
            places,
            front,
        })
    }
}

fn share(sheet: &DataFile, name: &'static str, most: u32, figure: &Spanned<u32>) -> Result<u32, PackError> {
    if *figure.as_ref() > most {
        let message = Text::key("data-share").with("name", name).with("most", most);
        return sheet.wrong(figure.span().start, message);
    }
    Ok(*figure.as_ref())
}

fn read_looks(sheet: &DataFile, list: &Spanned<String>) -> Result<Vec<String>, PackError> {
    let mut looks = Vec::new();
    for (word, at) in sheet.words(list) {
        if !COUNTRIES.contains(&word) {
            let message = Text::key("data-country").with("found", word).with("known", COUNTRIES.join(", "));
            return sheet.wrong(at, message);
        }
        looks.push(word.to_string());
    }
    if looks.is_empty() {
        let message = Text::key("data-country").with("found", "").with("known", COUNTRIES.join(", "));
        return sheet.wrong(list.span().start, message);
    }
    Ok(looks)
}

/// The fewest places a country needs: as many as the largest table has villages and a few.
pub const PLACES: usize = 16;

/// Names separated by commas; one that differs in English has both, `fr|en`.
fn read_places(sheet: &DataFile, list: &Spanned<String>) -> Result<Vec<Text>, PackError> {
    let both = |name: &str| {
        let (fr, en) = name.split_once('|').unwrap_or((name, name));
        Text::Named { fr: fr.to_string(), en: en.to_string() }
    };
    let names: Vec<Text> =
        list.as_ref().split(',').map(str::trim).filter(|name| !name.is_empty()).map(both).collect();
    if names.len() < PLACES {
        return sheet.wrong(list.span().start, Text::key("data-places").with("least", PLACES));
    }
    Ok(names)
}
