//! Scenarios that a game draws itself: a generated scenario is its id, and the same id is the same scenario for ever.
//!
//! ```text
//! generated.THEME.YEAR.SIZE.PAIR.SEED
//! generated.west.1917.medium.french-german.4711
//! ```

use table::Text;

use crate::{About, Choice, SetupError, span_of};

/// What the id of every generated scenario begins with.
const PREFIX: &str = "generated.";

/// What a game can draw scenarios from.
pub struct Generator {
    /// The section of the rulebook that describes it.
    pub rule: &'static str,
    /// The wars and fronts, at least one.
    pub themes: &'static [Theme],
    /// How large a battle can be, at least one size.
    pub sizes: &'static [Choice],
}

/// A war or a front.
pub struct Theme {
    /// Its stable name, as typed: no dot in it.
    pub id: &'static str,
    /// The Fluent key of its name.
    pub name: &'static str,
    /// Its first and last year.
    pub years: (u16, u16),
    /// Who fought there, at least one pair.
    pub pairs: &'static [Pair],
}

/// Two armies that met.
pub struct Pair {
    /// Its stable name, as typed: the first seat's army, then the second's; no dot in it.
    pub id: &'static str,
    /// The Fluent keys of the two armies' names, by seat.
    pub sides: [&'static str; 2],
    /// The first and last year they met, within those of the theme.
    pub years: (u16, u16),
}

/// A generated scenario: places in the game's [`Generator`], a year and a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Generated {
    /// Its theme.
    pub theme: usize,
    /// Its year, one in which the two armies met.
    pub year: u16,
    /// Its size.
    pub size: usize,
    /// Its pair of armies, among those of the theme.
    pub pair: usize,
    /// The number that everything else is drawn from: at most [`u32::MAX`].
    pub seed: u64,
}

impl Generator {
    /// The first so many generated scenarios of a game, numbered from 1, for whoever plays many: themes take turns, and
    /// each goes round its pairs, the sizes and the years of a pair so that every combination comes equally often.
    /// There are none in a game without a generator.
    pub fn series(about: &'static About, count: usize) -> impl Iterator<Item = String> {
        (0..count).map_while(|number| Some(about.generator?.nth(number).id(about)))
    }

    /// The scenario at a place of the series, from 0.
    fn nth(&self, number: usize) -> Generated {
        let theme = number % self.themes.len();
        let round = number / self.themes.len();
        let Theme { pairs, .. } = &self.themes[theme];
        let pair = round % pairs.len();
        let years = pairs[pair].years;
        let span = usize::from(years.1 - years.0) + 1;
        // Themes begin with different sizes and pairs in different years, so that a short series has a little of all.
        let size = (beside(round, pairs.len(), self.sizes.len()) + theme) % self.sizes.len();
        let year = (beside(round / pairs.len(), self.sizes.len(), span) + pair) % span;
        Generated { theme, year: years.0 + year as u16, size, pair, seed: number as u64 + 1 }
    }

    /// Reads what stands in an id after its first word, or says what would do.
    fn parse(&self, about: &About, id: &str, parts: &str) -> Result<Generated, Text> {
        let parts: Vec<&str> = parts.split('.').collect();
        let &[theme, year, size, pair, seed] = parts.as_slice() else {
            let example = self.nth(0).id(about);
            return Err(Text::key("setup-generated-form").with("asked", id).with("example", example));
        };
        let at = place(theme, self.themes.iter().map(|theme| theme.id))
            .map_err(|known| unknown("setup-generated-theme", theme, known))?;
        let theme = &self.themes[at];
        let size = place(size, self.sizes.iter().map(|size| size.id))
            .map_err(|known| unknown("setup-generated-size", size, known))?;
        let pair = place(pair, theme.pairs.iter().map(|pair| pair.id))
            .map_err(|known| unknown("setup-generated-pair", pair, known).with("theme", theme.id))?;
        let when = |(first, last): (u16, u16)| canonical(year).filter(|year| (first..=last).contains(year));
        if when(theme.years).is_none() {
            let error = unknown("setup-generated-year", year, span_of(theme.years));
            return Err(error.with("theme", theme.id));
        }
        let met = &theme.pairs[pair];
        let year = when(met.years).ok_or_else(|| {
            unknown("setup-generated-pair-year", year, span_of(met.years)).with("pair", met.id)
        })?;
        let seed: u32 = canonical(seed)
            .ok_or_else(|| unknown("setup-generated-seed", seed, format!("0–{}", u32::MAX)))?;
        Ok(Generated { theme: at, year, size, pair, seed: u64::from(seed) })
    }
}

/// Where a wheel of `cogs` stands after so many steps beside one of `other` cogs: it slips by one whenever the two would
/// repeat themselves, so that `cogs × other` steps see each cog beside each.
fn beside(steps: usize, other: usize, cogs: usize) -> usize {
    let step = steps % (cogs * other);
    (step + step / least_common_multiple(cogs, other)) % cogs
}

fn least_common_multiple(a: usize, b: usize) -> usize {
    let (mut divisor, mut rest) = (a, b);
    while rest > 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    a / divisor * b
}

impl Generated {
    /// The generated scenario of an id; nothing where the id is not such a one or the game draws none.
    pub fn parse(about: &About, id: &str) -> Option<Result<Generated, SetupError>> {
        let parts = id.strip_prefix(PREFIX)?;
        Some(about.generator?.parse(about, id, parts).map_err(SetupError::Generated))
    }

    /// The id of one, where the game draws any: the first of the series.
    pub fn example(about: &About) -> Option<String> {
        about.generator.map(|generator| generator.nth(0).id(about))
    }

    /// Its id.
    pub fn id(&self, about: &About) -> String {
        let (theme, size, pair) = self.parts(about);
        format!("{PREFIX}{}.{}.{}.{}.{}", theme.id, self.year, size.id, pair.id, self.seed)
    }

    /// Its name: theme, year, armies, size and number.
    pub fn name(&self, about: &About) -> Text {
        let (theme, size, pair) = self.parts(about);
        Text::key("setup-generated-name")
            .with("theme", Text::key(theme.name))
            .with("year", self.year.to_string())
            .with("size", Text::key(size.name))
            .with("first", Text::key(pair.sides[0]))
            .with("second", Text::key(pair.sides[1]))
            .with("number", self.seed.to_string())
    }

    /// What it is drawn from, in the game that drew it.
    ///
    /// # Panics
    /// In another game.
    fn parts(&self, about: &About) -> (&'static Theme, &'static Choice, &'static Pair) {
        let generator = about.generator.expect("a game that draws scenarios");
        let theme = &generator.themes[self.theme];
        (theme, &generator.sizes[self.size], &theme.pairs[self.pair])
    }
}

/// Where a name stands in a list, or the list as it is shown to whoever asked for another.
fn place<'a>(asked: &str, known: impl Iterator<Item = &'a str>) -> Result<usize, String> {
    let known: Vec<&str> = known.collect();
    known.iter().position(|id| *id == asked).ok_or_else(|| known.join(", "))
}

/// A number in the one way that it is written: no sign, no zero before it.
fn canonical<N: std::str::FromStr + ToString>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

fn unknown(key: &'static str, asked: &str, known: String) -> Text {
    Text::key(key).with("asked", asked).with("known", known)
}
