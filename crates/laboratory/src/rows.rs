//! The file of a series: one row a game, so that a run can be cut off and taken up again.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{GameResult, RowFault, SeriesError};

/// What is kept of a game.
pub(crate) trait Row: Clone + Serialize + DeserializeOwned + Send {
    /// How it went.
    fn result(&self) -> &GameResult;
}

/// The games that a file holds, by number, and the file for more.
pub(crate) type Kept<R> = (BTreeMap<u64, R>, Rows);

/// The file of a series: one row a game, whole as soon as it is there.
pub(crate) struct Rows {
    file: File,
    path: PathBuf,
}

impl Rows {
    /// Reads the rows that are there and opens the file for more. `check` says what is wrong with a row that reads
    /// well.
    pub fn open<R: Row>(
        folder: &Path,
        name: &str,
        check: impl Fn(&R) -> Result<(), RowFault>,
    ) -> Result<Kept<R>, SeriesError> {
        fs::create_dir_all(folder).map_err(at(folder))?;
        let path = folder.join(format!("{name}.jsonl"));
        let text = match fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(at(&path)(error)),
        };
        // A row is whole when its line is; what follows the last line break was being written when the run was cut.
        let whole = text.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let mut known = BTreeMap::new();
        for (number, line) in text[..whole].split_inclusive(|byte| *byte == b'\n').enumerate() {
            let wrong = |fault| SeriesError::Row { path: path.clone(), line: number + 1, fault };
            let row: R =
                serde_json::from_slice(line).map_err(|error| wrong(RowFault::Unread(error.to_string())))?;
            check(&row).map_err(wrong)?;
            known.entry(row.result().index).or_insert(row);
        }
        let file =
            OpenOptions::new().create(true).truncate(false).write(true).open(&path).map_err(at(&path))?;
        file.set_len(whole as u64).map_err(at(&path))?;
        drop(file);
        let file = OpenOptions::new().append(true).open(&path).map_err(at(&path))?;
        Ok((known, Rows { file, path }))
    }

    /// Adds a row.
    pub fn append(&mut self, row: &impl Row) -> Result<(), SeriesError> {
        let mut line = serde_json::to_vec(row).map_err(|error| at(&self.path)(error.into()))?;
        line.push(b'\n');
        self.file.write_all(&line).and_then(|()| self.file.flush()).map_err(at(&self.path))
    }
}

/// What the system said about a file.
pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> SeriesError {
    |error| SeriesError::File { path: path.to_path_buf(), error }
}
