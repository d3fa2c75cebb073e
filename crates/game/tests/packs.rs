//! Data packs on disk, with the contract's toy.

use std::fs;
use std::path::{Path, PathBuf};

use contract::{About, PackError};
use game::{find_pack, load_pack, pack_game};
use toy::DECK_FILE;

/// A folder that is gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("quatorze-packs-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn with(self, file: &str, text: impl AsRef<[u8]>) -> Folder {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
        self
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const TOY: &str = "game = \"toy\"\nname = \"Two decks\"\n";

fn about() -> &'static About {
    toy::GAME.about()
}

fn load(folder: &Folder) -> Result<contract::Pack, PackError> {
    load_pack(about(), folder.path())
}

/// What a person reads, in English.
fn said(error: &PackError) -> String {
    table::Words::new(table::Language::En, &[game::messages(table::Language::En)]).say(&error.message)
}

#[test]
fn the_files_of_a_pack_replace_those_of_the_game() {
    let folder =
        Folder::new("replace").with("pack.toml", TOY).with(DECK_FILE, "2").with("README.md", "Mine.");
    let pack = load(&folder).unwrap();
    assert_eq!(pack.file(DECK_FILE), Ok("2"));
    assert_eq!(pack.names().collect::<Vec<_>>(), [DECK_FILE]);
    assert_eq!(pack_game(folder.path()).unwrap(), "toy");
}

#[test]
fn a_pack_may_leave_files_out() {
    let folder = Folder::new("partial").with("pack.toml", "game = \"toy\"").with(".hidden", "x");
    assert_eq!(load(&folder).unwrap(), (about().pack)());
}

#[test]
fn an_unknown_file_is_an_error_that_lists_the_known_ones() {
    let folder = Folder::new("unknown").with("pack.toml", TOY).with("maps/map.toml", "");
    let error = load(&folder).unwrap_err();
    assert!(error.file.ends_with("map.toml"), "{error}");
    assert_eq!(said(&error), "the game has no such file; a pack for it may hold: deck.txt");
}

#[test]
fn a_pack_for_another_game_is_refused_at_its_line() {
    let folder = Folder::new("other").with("pack.toml", "name = \"Chess\"\ngame = \"chess\"\n");
    let error = load(&folder).unwrap_err();
    assert_eq!((error.line, error.column), (2, 8));
    assert_eq!(said(&error), "this pack is for the game “chess”, not for “toy”");
}

#[test]
fn a_manifest_that_does_not_read_is_pointed_at() {
    let line = |text: &str| {
        let error = load(&Folder::new("manifest").with("pack.toml", text)).unwrap_err();
        assert!(error.file.ends_with("pack.toml"), "{error}");
        error.line
    };
    assert_eq!(line("game = \"toy\"\ngmae = 3\n"), 2);
    assert_eq!(line("game = \"toy\"\nname = 3\n"), 2);
    assert_eq!(line("name = \"x\"\n"), 1);
}

#[test]
fn a_file_that_is_no_text_is_refused() {
    let folder = Folder::new("bytes").with("pack.toml", TOY).with(DECK_FILE, b"1\n\xff\n");
    let error = load(&folder).unwrap_err();
    assert_eq!((error.line, said(&error).as_str()), (2, "this is not a text in UTF-8"));
}

#[test]
fn a_folder_is_a_pack_or_holds_packs() {
    let pack = Folder::new("find").with("pack.toml", TOY);
    assert_eq!(find_pack(about(), pack.path()), Ok(Some(pack.path().to_path_buf())));

    let library = Folder::new("library")
        .with("a/pack.toml", "game = \"chess\"")
        .with("b/pack.toml", TOY)
        .with("c/x", "");
    assert_eq!(find_pack(about(), library.path()), Ok(Some(library.path().join("b"))));

    let others = Folder::new("others").with("a/pack.toml", "game = \"chess\"");
    assert_eq!(find_pack(about(), others.path()), Ok(None));
}

#[test]
fn two_packs_for_one_game_are_an_error() {
    let folder = Folder::new("two").with("a/pack.toml", TOY).with("b/pack.toml", TOY);
    let error = find_pack(about(), folder.path()).unwrap_err();
    assert!(said(&error).starts_with("more than one pack is for “toy”: name one of "), "{error}");
}

#[test]
fn no_pack_at_all_is_an_error() {
    let folder = Folder::new("none").with("a/x", "");
    let error = find_pack(about(), folder.path()).unwrap_err();
    assert_eq!(said(&error), "neither this folder nor one in it is a pack: none has a pack.toml");
    let error = find_pack(about(), &folder.path().join("nowhere")).unwrap_err();
    assert_eq!(said(&error), "there is no such folder");
    let error = load(&folder).unwrap_err();
    assert_eq!(said(&error), "a pack is a folder with a pack.toml in it, and there is none here");
}
