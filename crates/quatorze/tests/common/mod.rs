//! The program, run as a person runs it.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run of the program gave.
pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: i32,
}

impl Ran {
    pub fn ok(self) -> String {
        assert_eq!(self.code, 0, "{}\n{}", self.out, self.err);
        assert_eq!(self.err, "", "nothing on standard error");
        self.out
    }

    pub fn json(self) -> Value {
        let out = self.ok();
        serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}:\n{out}"))
    }

    /// The sentence of an error.
    pub fn sentence(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (1, ""), "{}", self.err);
        let sentence = self.err.strip_prefix("quatorze: ").unwrap_or_else(|| panic!("{}", self.err));
        assert_eq!(sentence.trim_end().lines().count(), 1, "{sentence}");
        sentence.trim_end().to_string()
    }
}

pub fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quatorze"));
    command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "fr_FR.UTF-8");
    command
}

pub fn type_at(args: &[&str], typed: &str) -> Ran {
    let mut command = program(args);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The program may leave before it has read everything.
    let _ = child.stdin.take().expect("a pipe").write_all(typed.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    Ran {
        out: String::from_utf8(output.stdout).expect("texts are UTF-8"),
        err: String::from_utf8(output.stderr).expect("texts are UTF-8"),
        code: output.status.code().expect("the program is not killed"),
    }
}

pub fn run(args: &[&str]) -> Ran {
    type_at(args, "")
}

pub fn english(args: &[&str]) -> Ran {
    run(&[&["--lang", "en"], args].concat())
}

/// A folder that is gone when the test is.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("quatorze-program-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The first game of the catalogue, as `games --json` shows it.
pub fn first_game() -> Value {
    run(&["games", "--json"]).json()[0].clone()
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text was expected, not {value}")).to_string()
}

pub fn game_id() -> String {
    text(&first_game()["id"])
}

pub fn sides() -> [String; 2] {
    [0, 1].map(|seat| text(&first_game()["sides"][seat]["id"]))
}

/// A finished match of two random players.
pub fn finished_match(folder: &Folder) -> String {
    let game = game_id();
    run(&["simulate", &game, "--games", "1", "--seed", "4", "--save", &folder.file("one"), "--json"]).json();
    folder.file("one/000000.match")
}

/// A match that ends before its last decisions.
pub fn unfinished_match(folder: &Folder, entries: usize) -> String {
    let text = fs::read_to_string(finished_match(folder)).unwrap();
    let header = text.lines().position(str::is_empty).unwrap() + 1;
    let kept: Vec<&str> = text.lines().take(header + entries).collect();
    let path = folder.file("unfinished.match");
    fs::write(&path, kept.join("\n") + "\n").unwrap();
    path
}
