//! Data packs: the maps, counters and cards a game is played with, which an owner of the real box may correct.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::DeserializeOwned;
use serde_spanned::Spanned;
use sha2::{Digest, Sha256};
use table::Text;

/// The data files of one game, by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pack {
    files: BTreeMap<String, String>,
    /// What the game's code said before there were files for it.
    before: BTreeMap<String, String>,
}

impl Pack {
    /// A pack of these files.
    pub fn new<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Pack {
        Pack {
            files: files.into_iter().map(|(name, text)| (name.to_string(), text.to_string())).collect(),
            before: BTreeMap::new(),
        }
    }

    /// The same pack with a file for what the game's code said before. Matches played then still replay: it counts in the
    /// digest only where it says something else.
    pub fn with_what_was_code(mut self, name: &str, text: &str) -> Pack {
        self.before.insert(name.to_string(), text.to_string());
        self.replace(name, text.to_string());
        self
    }

    /// The text of a file, or a sentence that says it is missing.
    pub fn file(&self, name: &str) -> Result<&str, PackError> {
        self.files.get(name).map(String::as_str).ok_or_else(|| PackError {
            file: name.to_string(),
            line: 0,
            column: 0,
            message: Text::key("pack-missing-file"),
        })
    }

    /// The names of the files.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The same pack with one file replaced.
    pub fn replace(&mut self, name: &str, text: String) {
        self.files.insert(name.to_string(), text);
    }

    /// A digest of the pack: a match needs the very same one to replay.
    pub fn hash(&self) -> String {
        let mut digest = Sha256::new();
        for (name, text) in self.files.iter().filter(|(name, text)| self.before.get(*name) != Some(*text)) {
            for part in [name, text] {
                digest.update((part.len() as u64).to_le_bytes());
                digest.update(part.as_bytes());
            }
        }
        hex::encode(&digest.finalize()[..8])
    }
}

/// What is wrong with a pack, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackError {
    /// The file.
    pub file: String,
    /// The line, from 1; 0 where the whole file is meant.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What was found and what was expected.
    pub message: Text,
}

impl PackError {
    /// An error at a byte of a file's text.
    pub fn at(file: &str, text: &str, byte: usize, message: Text) -> PackError {
        let (line, column) = line_and_column(text, byte);
        PackError { file: file.to_string(), line, column, message }
    }
}

/// A data file as it is read, so that what is wrong with it can be shown at its place.
#[derive(Clone, Copy, Debug)]
pub struct DataFile<'a> {
    /// The file's name.
    pub file: &'a str,
    /// Its text.
    pub text: &'a str,
}

impl<'a> DataFile<'a> {
    /// Reads a file of a pack as TOML.
    pub fn read<T: DeserializeOwned>(pack: &'a Pack, file: &'a str) -> Result<(T, DataFile<'a>), PackError> {
        let file = DataFile { file, text: pack.file(file)? };
        Ok((file.parse()?, file))
    }

    /// Reads it as TOML.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, PackError> {
        crate::data::read(self.text).or_else(|wrong| {
            self.wrong(wrong.byte.unwrap_or(0), Text::key("pack-toml").with("message", wrong.message))
        })
    }

    /// Something is wrong at a byte of the text.
    pub fn wrong<T>(&self, byte: usize, message: Text) -> Result<T, PackError> {
        Err(PackError::at(self.file, self.text, byte, message))
    }

    /// A string as it stands in the file, and where it begins: so places are right whatever the line breaks are. A
    /// string with escapes is taken as read.
    pub fn source<'s>(&'s self, string: &'s Spanned<String>) -> (&'s str, usize) {
        let span = string.span();
        let quoted = &self.text[span.clone()];
        let quotes = if quoted.starts_with("'''") || quoted.starts_with("\"\"\"") { 3 } else { 1 };
        match quoted.get(quotes..quoted.len() - quotes) {
            Some(words) if quoted.starts_with('\'') || !words.contains('\\') => (words, span.start + quotes),
            _ => (string.as_ref(), span.start),
        }
    }

    /// The words of a string, each with the byte of the file it begins at.
    pub fn words<'s>(&'s self, string: &'s Spanned<String>) -> impl Iterator<Item = (&'s str, usize)> {
        let (text, start) = self.source(string);
        let at = move |word: &'s str| (word, start + (word.as_ptr() as usize - text.as_ptr() as usize));
        text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).map(at)
    }
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 {
            write!(f, "{}: {}", self.file, self.message)
        } else {
            write!(f, "{}, line {}, column {}: {}", self.file, self.line, self.column, self.message)
        }
    }
}

impl std::error::Error for PackError {}

/// The line and column, from 1, of a byte of a text.
pub fn line_and_column(text: &str, byte: usize) -> (usize, usize) {
    let before = &text[..byte.min(text.len())];
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    (line, before[start..].chars().count() + 1)
}
