//! Golden matches: every scenario of a game, without and with all options, played at random and by Recrue. They replay bit for
//! bit, what is seen and told on the way is what it was, and Recrue still decides as he did.
//!
//! A match is kept as its file, compressed: `tests/golden/campaign.all.recrue.gz`. `seen.txt` beside them has digests of what is
//! seen and told in each, and of the positions as they are kept on disk. They are written anew on purpose only, in a release build:
//!
//! ```text
//! QUATORZE_WRITE=golden cargo test --release -p GAME golden    (all of it)
//! QUATORZE_WRITE=seen cargo test -p GAME golden                (what is seen, of the matches as they are)
//! ```

use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use contract::{
    About, Generator, Lister, Match, Onlooker, Rules, Seat, Seed, Setup, Show, Think, View, fingerprint,
    read_position, write_position,
};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use opponents::{Level, Player, Random, Search};
use sha2::{Digest, Sha256};
use table::{Arg, Text};

/// The tables are looked at before one entry in so many.
const LOOKED_AT: usize = 12;
/// How many decisions of a match Recrue takes again.
const AGAIN: usize = 40;
/// How many generated scenarios are played, of a game that draws them.
const DRAWN: usize = 3;

fn writes(what: &str) -> bool {
    std::env::var("QUATORZE_WRITE").is_ok_and(|asked| asked == what)
}

/// A match that is kept.
struct Kept {
    folder: PathBuf,
    about: &'static About,
    scenario: String,
    all_options: bool,
    player: &'static str,
}

impl Kept {
    fn name(&self) -> String {
        let options = if self.all_options { "all" } else { "none" };
        format!("{}.{options}.{}", self.scenario, self.player)
    }

    fn path(&self) -> PathBuf {
        self.folder.join(format!("{}.gz", self.name()))
    }

    fn setup(&self) -> Setup {
        let options: Vec<&str> = self.about.options.iter().map(|option| option.id).collect();
        let options = if self.all_options { &options[..] } else { &[] };
        Setup { scenario: self.scenario.clone(), ..Setup::new(self.about, options) }
    }

    /// What is there; what is not is a fault of this match.
    fn sound<T>(&self, found: Result<T, impl Display>) -> T {
        found.unwrap_or_else(|error| panic!("{}: {error}", self.name()))
    }

    fn ready<G: Rules>(&self) -> Arc<G> {
        Arc::new(self.sound(G::ready(self.setup())))
    }

    /// The match as its file has it, and the same before its first entry. Reading refuses any entry that does not lead to the very
    /// position it led to.
    fn read<G: Rules>(&self) -> (Match<G>, Match<G>) {
        let mut text = String::new();
        self.sound(GzDecoder::new(self.sound(fs::File::open(self.path()))).read_to_string(&mut text));
        let file = self.sound(Match::from_text(self.ready::<G>(), &text));
        let begun = self.sound(Match::with_header(file.game().clone(), file.header().clone()));
        (file, begun)
    }
}

/// Every match that there is to keep of a game whose crate is in this folder.
fn all<G: Show + Think>(crate_folder: &str) -> Vec<Kept> {
    let about = G::about();
    let folder = Path::new(crate_folder).join("tests/golden");
    let listed = about.scenarios.iter().map(|scenario| scenario.id.to_string());
    let mut all = Vec::new();
    for scenario in listed.chain(Generator::series(about, DRAWN)) {
        for all_options in [false, true] {
            if all_options && about.options.is_empty() {
                continue;
            }
            for player in ["random", "recrue"] {
                let (folder, scenario) = (folder.clone(), scenario.clone());
                all.push(Kept { folder, about, scenario, all_options, player });
            }
        }
    }
    all
}

/// Recrue without his clock: on a slow machine he thinks as long as on a fast one.
fn player<G: Show + Think>(name: &str, seed: u64) -> Box<dyn Player<G>> {
    match name {
        "random" => Box::new(Random::new(seed)),
        _ => Box::new(Search::new(name, Level::Recrue.mind(G::about().horizons).untimed(), seed)),
    }
}

/// The next decision of a match, by whoever is asked first.
fn next<G: Show + Think>(
    played: &Match<G>,
    lister: &mut Lister<G>,
    offered: &mut Vec<G::Decision>,
    players: &mut [Box<dyn Player<G>>; 2],
) -> Option<(Seat, G::Decision)> {
    let game = played.game();
    let seat = game.to_decide(played.position()).iter().next()?;
    lister.decisions(game, played.position(), seat, offered);
    let view = View::new(&**game, played.position(), seat);
    Some((seat, players[seat.index()].choose_among(&view, offered)))
}

/// A match is played and kept.
fn play<G: Show + Think>(kept: &Kept) {
    let names = [kept.player.to_string(), kept.player.to_string()];
    let mut played =
        Match::begin(kept.ready::<G>(), Seed::in_series(1914, kept.name().len() as u64), "1914-08-02", names);
    let mut players = [1, 2].map(|seed| player::<G>(kept.player, seed));
    let (mut lister, mut offered) = (Lister::default(), Vec::new());
    while let Some((seat, decision)) = next(&played, &mut lister, &mut offered, &mut players) {
        played.decide(seat, decision).unwrap_or_else(|refusal| panic!("{}: {refusal:?}", kept.name()));
    }
    let file = fs::File::create(kept.path()).expect("the folder is there");
    let mut file = GzEncoder::new(file, Compression::best());
    file.write_all(played.to_text().as_bytes()).expect("there is room");
    file.finish().expect("there is room");
}

/// A phrase with its arguments by name: in which order a game gives them tells nobody anything.
fn in_order(text: Text) -> Text {
    match text {
        Text::Key { key, mut args } => {
            for (_, arg) in &mut args {
                if let Arg::Text(text) = arg {
                    *text = in_order(text.clone());
                }
            }
            args.sort_by(|one, other| one.0.cmp(&other.0));
            Text::Key { key, args }
        }
        Text::List(items) => Text::List(items.into_iter().map(in_order).collect()),
        named => named,
    }
}

/// A match is replayed; the digests of what is seen and told on the way and of the positions as they are kept, and how many
/// entries it has.
fn replay<G: Show + Think>(kept: &Kept) -> (String, usize) {
    let (file, mut played) = kept.read::<G>();
    assert!(file.outcome().is_some(), "{} has an end", kept.name());

    let game = file.game();
    let (mut seen, mut written) = (Sha256::new(), Sha256::new());
    seen.update(serde_json::to_vec(&game.scene()).expect("plain data"));
    let book = (G::about().rulebook)();
    for (number, entry) in file.entries().iter().enumerate() {
        let position = played.position();
        if number % LOOKED_AT == 0 {
            for onlooker in [Onlooker::Seat(Seat::First), Onlooker::Seat(Seat::Second), Onlooker::Spectator] {
                seen.update(serde_json::to_vec(&game.table(position, onlooker)).expect("plain data"));
            }
            seen.update([u8::from(game.settled(position))]);
            let on_disk = write_position(position);
            assert_eq!(read_position(&**game, &on_disk).as_ref(), Ok(position), "{}", kept.name());
            written.update(on_disk);
            let contract::Move::Decided(decision) = entry.what else { panic!("nobody undoes anything") };
            if let Some(odds) = game.odds(position, entry.seat, decision) {
                for case in &odds.cases {
                    // So far figures agree on every machine.
                    seen.update(format!("{:?} {:.9}", case.label, case.probability));
                }
            }
        }
        let before = played.journal().len();
        kept.sound(played.enter(*entry));
        for (_, line) in &played.journal()[before..] {
            let told = (in_order(game.tell(&line.what)), game.picture(&line.what));
            seen.update(serde_json::to_vec(&told).expect("plain data"));
            seen.update(&book.section(line.rule).id);
            seen.update(line.also.map_or("", |also| &book.section(also).id));
            seen.update(format!("{:?}", line.audience));
        }
    }
    assert_eq!(fingerprint(played.position()), fingerprint(file.position()));
    let digests = [seen, written].map(|digest| hex::encode(&digest.finalize()[..8]));
    (digests.join(" "), file.entries().len())
}

/// Every line of every match kept with a game, for whoever wants to look at them.
pub(crate) fn lines<G: Show + Think>(crate_folder: &str, mut look: impl FnMut(&G, &G::Event)) {
    for kept in all::<G>(crate_folder) {
        let (file, _) = kept.read::<G>();
        file.journal().iter().for_each(|(_, line)| look(file.game(), &line.what));
    }
}

/// Recrue plays the beginning of a match again; how many of his decisions are those of the file.
fn again<G: Show + Think>(kept: &Kept) -> usize {
    let (file, mut played) = kept.read::<G>();
    let mut players = [1, 2].map(|seed| player::<G>(kept.player, seed));
    let (mut lister, mut offered) = (Lister::default(), Vec::new());
    for (number, entry) in file.entries().iter().take(AGAIN).enumerate() {
        let (seat, decision) = next(&played, &mut lister, &mut offered, &mut players).expect("it goes on");
        let what = contract::Move::Decided(decision);
        assert_eq!((seat, what), (entry.seat, entry.what), "{}: entry {}", kept.name(), number + 1);
        kept.sound(played.enter(*entry));
    }
    played.number()
}

fn read_seen(file: &Path) -> BTreeMap<String, String> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let line = |line: &str| line.split_once(' ').map(|(name, seen)| (name.to_string(), seen.to_string()));
    text.lines().filter_map(line).collect()
}

/// Holds a game to the matches kept with its crate: bit for bit, and as they looked.
pub fn replays<G: Show + Think>(crate_folder: &str) {
    let all = all::<G>(crate_folder);
    if writes("golden") {
        all.iter().for_each(play::<G>);
    }
    let file = Path::new(crate_folder).join("tests/golden/seen.txt");
    let known = read_seen(&file);
    let (mut seen, mut changed, mut entries) = (String::new(), Vec::new(), 0);
    for kept in &all {
        let (digest, count) = replay::<G>(kept);
        entries += count;
        let name = kept.name();
        if known.get(&name) != Some(&digest) {
            changed.push(name.clone());
        }
        seen.push_str(&format!("{name} {digest}\n"));
    }
    assert!(entries > 1000, "{entries} entries only");
    if writes("golden") || writes("seen") {
        fs::write(file, seen).expect("there is room");
        return;
    }
    assert!(changed.is_empty(), "what is seen, told or kept is not what it was: {}", changed.join(", "));
}

/// Recrue takes the first decisions of the matches that he has played in the first scenario again.
///
/// What he decides hangs on the last digit of an exponential, which is not the same everywhere: elsewhere nothing is asserted.
pub fn recrue_decides_as_he_did<G: Show + Think>(crate_folder: &str) {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return;
    }
    let first = G::about().scenarios[0].id;
    for kept in all::<G>(crate_folder).iter().filter(|kept| kept.player == "recrue" && kept.scenario == first)
    {
        assert!(again::<G>(kept) >= AGAIN.min(20));
    }
}
