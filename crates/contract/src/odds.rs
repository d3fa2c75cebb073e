//! What may come of a decision, before one commits to it.

use serde::{Deserialize, Serialize};
use table::Text;
use utoipa::ToSchema;

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

/// Something that a decision may bring about beside its main cases.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Beside {
    /// To whom or where.
    pub what: Text,
    /// The cases: they exclude one another and their probabilities add up to one.
    pub cases: Vec<Case>,
}
