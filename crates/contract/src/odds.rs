//! What may come of a decision, before one commits to it.

use serde::{Deserialize, Serialize};
use table::Text;
use utoipa::ToSchema;

use crate::Seat;

/// How the figures were reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// Counted: every case is so many `ways` out of `of` rolls.
    Exact,
    /// Averaged over this many imagined deployments of what the seat cannot see, each counted exactly.
    Imagined(u32),
}

/// One thing that may happen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Case {
    /// What happens.
    pub label: Text,
    /// Its figures, for programs: what they mean is the game's to say.
    pub figures: Vec<i32>,
    /// Its probability.
    pub probability: f64,
    /// In how many of all rolls it happens, where that is counted; a decimal string in JSON, being large.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "decimal")]
    #[schema(value_type = String)]
    pub ways: Option<u128>,
    /// Somebody or something is destroyed by it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub fatal: bool,
}

impl Case {
    /// What happens in so many ways of all rolls.
    pub fn counted(label: Text, figures: Vec<i32>, ways: u128, of: u128) -> Case {
        Case { label, figures, probability: ways as f64 / of as f64, ways: Some(ways), fatal: false }
    }

    /// The same, known for fatal if its label is one of these.
    #[must_use]
    pub fn fatal_if(mut self, labels: &[&str]) -> Case {
        self.fatal = matches!(&self.label, Text::Key { key, .. } if labels.contains(&key.as_ref()));
        self
    }
}

mod decimal {
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(ways: &Option<u128>, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&ways.unwrap_or_default())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u128>, D::Error> {
        String::deserialize(from)?.parse().map(Some).map_err(serde::de::Error::custom)
    }
}

/// Everything that may come of a decision, and how likely each is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Odds {
    /// How the figures were reached.
    pub basis: Basis,
    /// How many rolls there are, where they are counted; a decimal string in JSON, being large.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "decimal")]
    #[schema(value_type = String)]
    pub of: Option<u128>,
    /// The cases: they exclude one another and their probabilities add up to one.
    pub cases: Vec<Case>,
    /// What may happen beside, to others than the first concerned: each with cases of its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<Beside>,
    /// What a player wants to know at a glance.
    pub summary: Vec<Text>,
}

/// What a throw of dice brought a side, beside what such a throw brings it on average.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Throw {
    /// Whose luck it was.
    pub seat: Seat,
    /// How many hits came.
    pub hits: u32,
    /// How many come on average.
    pub mean: f64,
}

impl Throw {
    /// So many dice, each with this chance to hit.
    pub fn of(seat: Seat, hits: usize, dice: usize, chance: f64) -> Throw {
        Throw { seat, hits: hits as u32, mean: dice as f64 * chance }
    }
}

/// How many hits come on average where of so many dice, each with this chance to hit, the first so many hits count for nothing.
pub fn mean_beyond(dice: u32, chance: f64, stopped: u32) -> f64 {
    let mut ways = (1.0 - chance).powi(dice as i32);
    let mut mean = 0.0;
    for hits in 0..=dice {
        mean += ways * f64::from(hits.saturating_sub(stopped));
        ways *= f64::from(dice - hits) / f64::from(hits + 1) * chance / (1.0 - chance);
    }
    mean
}

/// Something that a decision may bring about beside its main cases.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Beside {
    /// To whom or where.
    pub what: Text,
    /// The cases: they exclude one another and their probabilities add up to one.
    pub cases: Vec<Case>,
}

#[cfg(test)]
mod tests {
    use super::mean_beyond;

    #[test]
    fn the_mean_beyond_what_is_stopped_is_counted_over_all_throws() {
        assert!((mean_beyond(3, 1.0 / 3.0, 0) - 1.0).abs() < 1e-12);
        // Two dice of which one hit is stopped: only where both hit does one count.
        assert!((mean_beyond(2, 0.5, 1) - 0.25).abs() < 1e-12);
        assert!(mean_beyond(2, 0.5, 2).abs() < 1e-12 && mean_beyond(0, 0.5, 0).abs() < 1e-12);
    }
}
