//! What a nation can raise in a year (3.13), read from `data/armies.toml`.

use contract::{Bilingual, DataFile, Pack, PackError};
use serde::Deserialize;
use serde_spanned::Spanned;
use table::Text;

use crate::generator::GENERATOR;
use crate::scenario::{Levy, Troop, goes_with, named, read_nation, read_traits};
use crate::units::{Armour, Class, Fire, Support, Traits};

/// The file of the armies.
pub const FILE: &str = "armies.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    nation: Vec<NationData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NationData {
    id: Spanned<String>,
    troop: Vec<TroopData>,
    #[serde(default)]
    support: Vec<SupportData>,
    fire: Vec<FireData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TroopData {
    id: Spanned<String>,
    name: Bilingual,
    #[serde(default)]
    class: Class,
    #[serde(default)]
    traits: Option<Spanned<String>>,
    years: Spanned<[u16; 2]>,
    #[serde(default)]
    themes: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SupportData {
    kind: Spanned<Support>,
    #[serde(default)]
    armour: Armour,
    years: Spanned<[u16; 2]>,
    #[serde(default)]
    themes: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FireData {
    kind: Fire,
    years: Spanned<[u16; 2]>,
    #[serde(default)]
    themes: Option<Spanned<String>>,
}

/// When and where something can be had.
struct When {
    years: [u16; 2],
    /// None: everywhere.
    themes: Vec<String>,
}

impl When {
    fn read(
        sheet: &DataFile,
        years: &Spanned<[u16; 2]>,
        themes: Option<&Spanned<String>>,
    ) -> Result<When, PackError> {
        let [first, last] = *years.as_ref();
        if first > last || first < 1912 || last > 1923 {
            return sheet.wrong(years.span().start, Text::key("data-years"));
        }
        let mut list = Vec::new();
        for (word, at) in themes.into_iter().flat_map(|themes| sheet.words(themes)) {
            if !GENERATOR.themes.iter().any(|theme| theme.id == word) {
                let known: Vec<&str> = GENERATOR.themes.iter().map(|theme| theme.id).collect();
                let message = Text::key("data-theme").with("found", word).with("known", known.join(", "));
                return sheet.wrong(at, message);
            }
            list.push(word.to_string());
        }
        Ok(When { years: [first, last], themes: list })
    }

    fn holds(&self, theme: &str, year: u16) -> bool {
        let here = self.themes.is_empty() || self.themes.iter().any(|known| known == theme);
        here && (self.years[0]..=self.years[1]).contains(&year)
    }
}

struct Nation {
    id: String,
    /// Where it stands in the file.
    at: usize,
    troops: Vec<(When, Troop)>,
    supports: Vec<(When, Support, Armour)>,
    fires: Vec<(When, Fire)>,
}

/// What all nations can raise.
pub struct Nations<'a> {
    sheet: DataFile<'a>,
    nations: Vec<Nation>,
}

impl<'a> Nations<'a> {
    /// Reads the armies of a pack.
    pub fn read(pack: &'a Pack) -> Result<Nations<'a>, PackError> {
        let (file, sheet) = DataFile::read::<File>(pack, FILE)?;
        let mut nations: Vec<Nation> = Vec::new();
        for data in &file.nation {
            let id = read_nation(&sheet, &data.id)?;
            let at = sheet.source(&data.id).1;
            if nations.iter().any(|known| known.id == id) {
                return sheet.wrong(at, Text::key("data-nation-twice").with("found", id));
            }
            let mut nation = Nation {
                id: id.to_string(),
                at,
                troops: Vec::new(),
                supports: Vec::new(),
                fires: Vec::new(),
            };
            for troop in &data.troop {
                nation.troops.push(read_troop(&sheet, troop, &nation.troops)?);
            }
            for support in &data.support {
                let kind = *support.kind.as_ref();
                if (kind == Support::Armour) != (support.armour != Armour::None) {
                    return sheet.wrong(support.kind.span().start, Text::key("data-vehicles"));
                }
                let when = When::read(&sheet, &support.years, support.themes.as_ref())?;
                nation.supports.push((when, kind, support.armour));
            }
            for fire in &data.fire {
                nation.fires.push((When::read(&sheet, &fire.years, fire.themes.as_ref())?, fire.kind));
            }
            nations.push(nation);
        }
        Ok(Nations { sheet, nations })
    }

    /// How a nation recruits somewhere in a year, as attacker (0) or defender, with so many bases.
    pub fn levy(
        &self,
        id: &str,
        theme: &str,
        year: u16,
        side: usize,
        bases: usize,
    ) -> Result<Levy, PackError> {
        let message = || {
            Text::key("data-no-troops").with("nation", id).with("theme", theme).with("year", year.to_string())
        };
        let Some(nation) = self.nations.iter().find(|nation| nation.id == id) else {
            return self.sheet.wrong(self.sheet.text.len(), message());
        };
        let there = |when: &When| when.holds(theme, year);
        let troops: Vec<Troop> =
            nation.troops.iter().filter(|(when, _)| there(when)).map(|(_, troop)| troop.clone()).collect();
        if troops.is_empty() {
            return self.sheet.wrong(nation.at, message());
        }
        let mut supports = Vec::new();
        let mut armour = Armour::None;
        for (_, kind, vehicles) in nation.supports.iter().filter(|(when, ..)| there(when)) {
            if !supports.contains(kind) {
                supports.push(*kind);
            }
            if *vehicles != Armour::None {
                armour = *vehicles;
            }
        }
        let mut fires: Vec<Fire> = Vec::new();
        for (_, kind) in nation.fires.iter().filter(|(when, _)| there(when)) {
            if !fires.contains(kind) {
                fires.push(*kind);
            }
        }
        // 20 points and four dice a base for the attacker, 15 and three for the defender.
        let (points, dice) = [(20, 4), (15, 3)][side];
        Ok(Levy { capital: points * bases as u16, dice: dice * bases as u8, troops, supports, armour, fires })
    }
}

fn read_troop(
    sheet: &DataFile,
    data: &TroopData,
    known: &[(When, Troop)],
) -> Result<(When, Troop), PackError> {
    let (id, at) = sheet.source(&data.id);
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    if id.is_empty() || !id.chars().all(plain) || known.iter().any(|(_, troop)| troop.id == id) {
        return sheet.wrong(at, Text::key("data-troop-id").with("found", id));
    }
    let traits = read_traits(sheet, data.traits.as_ref(), Traits::NONE)?;
    if data.class == Class::Decoy || data.class == Class::Train || !goes_with(data.class, traits) {
        return sheet.wrong(at, Text::key("data-traits-class").with("unit", named(&data.name)));
    }
    let when = When::read(sheet, &data.years, data.themes.as_ref())?;
    Ok((when, Troop { id: id.to_string(), name: named(&data.name), class: data.class, traits }))
}
