//! Data packs on disk: a folder with `pack.toml` and the files of a game that it replaces.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use contract::{About, DataFile, Pack, PackError};
use serde::Deserialize;
use serde_spanned::Spanned;
use table::Text;

/// The file that makes a folder a pack: `game = "…"`, and a `name` if it has one.
pub const PACK_FILE: &str = "pack.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    game: Spanned<String>,
    #[serde(default, rename = "name")]
    _name: Option<String>,
}

fn wrong(file: &Path, message: Text) -> PackError {
    PackError { file: file.display().to_string(), line: 0, column: 0, message }
}

fn system(error: &io::Error) -> Text {
    Text::key("folder-system").with("message", error.to_string())
}

fn read(path: &Path) -> Result<String, PackError> {
    let bytes = fs::read(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => wrong(path, Text::key("folder-no-file")),
        _ => wrong(path, system(&error)),
    })?;
    String::from_utf8(bytes).map_err(|error| {
        let (whole, at) = (error.as_bytes(), error.utf8_error().valid_up_to());
        let before = String::from_utf8_lossy(&whole[..at]);
        PackError::at(&path.display().to_string(), &before, at, Text::key("folder-not-text"))
    })
}

fn read_manifest(dir: &Path) -> Result<(Manifest, PathBuf, String), PackError> {
    let path = dir.join(PACK_FILE);
    if !path.is_file() {
        return Err(wrong(dir, Text::key("folder-no-manifest").with("file", PACK_FILE)));
    }
    let text = read(&path)?;
    let manifest = DataFile { file: &path.display().to_string(), text: &text }.parse()?;
    Ok((manifest, path, text))
}

/// The game that the pack in this folder says it is for.
pub fn pack_game(dir: &Path) -> Result<String, PackError> {
    Ok(read_manifest(dir)?.0.game.into_inner())
}

/// Reads the pack in this folder: the game's own data with the files of the pack in their place. What is in the files
/// is read, and checked, when the game is made ready.
pub fn load_pack(about: &About, dir: &Path) -> Result<Pack, PackError> {
    let (manifest, path, text) = read_manifest(dir)?;
    let game = manifest.game.as_ref();
    if game != about.id {
        let message = Text::key("folder-other-game").with("found", game.as_str()).with("game", about.id);
        return Err(PackError::at(&path.display().to_string(), &text, manifest.game.span().start, message));
    }
    let mut pack = (about.pack)();
    let known: Vec<String> = pack.names().map(str::to_string).collect();
    let mut files = Vec::new();
    list(dir, "", &mut files)?;
    for name in files {
        let path = dir.join(&name);
        if !known.contains(&name) {
            let message = Text::key("folder-unknown-file").with("known", known.join(", "));
            return Err(wrong(&path, message));
        }
        pack.replace(&name, read(&path)?);
    }
    Ok(pack)
}

/// The data files below a folder, by name; hidden files, read-me files and the manifest are not data.
fn list(dir: &Path, prefix: &str, files: &mut Vec<String>) -> Result<(), PackError> {
    let mut entries = fs::read_dir(dir)
        .and_then(Iterator::collect::<io::Result<Vec<_>>>)
        .map_err(|error| wrong(dir, system(&error)))?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = entry.path();
        let full = format!("{prefix}{name}");
        if name.starts_with('.') || full == PACK_FILE || name.to_lowercase().starts_with("readme") {
            continue;
        }
        if path.is_dir() {
            list(&path, &format!("{full}/"), files)?;
        } else {
            files.push(full);
        }
    }
    Ok(())
}

/// The folder of the pack for this game: the folder itself, or one of those in it. None if there is none for it.
pub fn find_pack(about: &About, dir: &Path) -> Result<Option<PathBuf>, PackError> {
    if dir.join(PACK_FILE).is_file() {
        return Ok((pack_game(dir)? == about.id).then(|| dir.to_path_buf()));
    }
    let mut folders: Vec<PathBuf> = fs::read_dir(dir)
        .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect())
        .map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => wrong(dir, Text::key("folder-no-folder")),
            io::ErrorKind::NotADirectory => wrong(dir, Text::key("folder-not-a-folder")),
            _ => wrong(dir, system(&error)),
        })?;
    folders.retain(|folder| folder.join(PACK_FILE).is_file());
    folders.sort();
    if folders.is_empty() {
        let message = Text::key("folder-no-pack").with("file", PACK_FILE);
        return Err(wrong(dir, message));
    }
    let mut found: Vec<PathBuf> = Vec::new();
    for folder in folders {
        if pack_game(&folder)? == about.id {
            found.push(folder);
        }
    }
    if found.len() > 1 {
        let names: Vec<String> = found.iter().map(|folder| folder.display().to_string()).collect();
        let message = Text::key("folder-several").with("game", about.id).with("folders", names.join(", "));
        return Err(wrong(dir, message));
    }
    Ok(found.pop())
}
