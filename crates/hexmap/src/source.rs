//! Where a map's data come from.

use serde::Deserialize;

/// Where something that is printed comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The rulebook says so.
    Text,
    /// It follows from what the rulebook says.
    Derived,
    /// A public source has it.
    Found,
    /// From general knowledge; figures are ours.
    Recalled,
    /// Ours.
    #[default]
    Drawn,
}

const SOURCES: [(&str, Source); 5] = [
    ("text", Source::Text),
    ("derived", Source::Derived),
    ("found", Source::Found),
    ("recalled", Source::Recalled),
    ("drawn", Source::Drawn),
];

impl Source {
    /// The source of this name.
    pub fn named(name: &str) -> Option<Source> {
        SOURCES.iter().find(|(known, _)| *known == name).map(|(_, source)| *source)
    }

    /// All names, for a message.
    pub fn names() -> String {
        SOURCES.map(|(name, _)| name).join(", ")
    }

    /// Whether it is, at least in part, our reconstruction.
    pub fn is_ours(self) -> bool {
        matches!(self, Source::Recalled | Source::Drawn)
    }
}
