//! The catalogue: every game by name.

use std::collections::BTreeSet;

use catalogue::{Visit, games, visit};
use contract::{About, Generated, Generator, Rules, Setup};
use table::{Language, Text, Words};

/// Makes a game ready with its own data, and says its name.
struct Ready;

impl Visit for Ready {
    type Out = String;

    fn visit<G: Rules>(self) -> String {
        let game = G::ready(Setup::new(G::about(), &[]))
            .unwrap_or_else(|error| panic!("{}: {error}", G::about().id));
        assert!(!game.scene().sides.is_empty());
        G::about().id.to_string()
    }
}

#[test]
fn every_game_is_found_by_its_name_and_is_ready_to_play() {
    assert!(!games().is_empty());
    for about in games() {
        assert_eq!(visit(about.id, Ready).unwrap(), about.id);
    }
}

#[test]
fn no_two_games_share_a_name() {
    for (index, about) in games().iter().enumerate() {
        assert!(games()[..index].iter().all(|earlier| earlier.id != about.id), "{}", about.id);
    }
}

#[test]
fn an_unknown_game_is_a_sentence_that_lists_those_there_are() {
    let error = visit("chess", Ready).unwrap_err();
    let names: Vec<&str> = games().iter().map(|about| about.id).collect();
    assert_eq!(error.to_string(), format!("there is no game “chess”; there are: {}", names.join(", ")));
}

/// Makes a game ready with a generated scenario.
struct Drawn(String);

impl Visit for Drawn {
    type Out = ();

    fn visit<G: Rules>(self) {
        let setup = Setup { scenario: self.0.clone(), ..Setup::new(G::about(), &[]) };
        let game = G::ready(setup).unwrap_or_else(|error| panic!("{}: {error}", self.0));
        assert_eq!(game.setup().scenario, self.0);
    }
}

/// Ids that can stand in the id of a scenario, no two the same.
fn sound<'a>(ids: impl Iterator<Item = &'a str>) -> bool {
    let ids: Vec<&str> = ids.collect();
    let plain = |id: &str| id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    !ids.is_empty()
        && ids.iter().all(|id| !id.is_empty() && plain(id))
        && ids.iter().collect::<BTreeSet<_>>().len() == ids.len()
}

fn names_are_known(about: &About, generator: &Generator) {
    for language in [Language::Fr, Language::En] {
        let words = Words::new(language, &[contract::messages(language), (about.messages)(language)]);
        let pairs = generator.themes.iter().flat_map(|theme| theme.pairs);
        let names = generator.themes.iter().map(|theme| theme.name);
        for name in names.chain(pairs.flat_map(|pair| pair.sides)) {
            assert_ne!(words.say(&Text::key(name)), format!("[{name}]"), "{}", about.id);
        }
        let example = Generated::parse(about, &Generated::example(about).unwrap()).unwrap().unwrap();
        assert!(!words.say(&example.name(about)).contains('['), "{}", about.id);
    }
}

#[test]
fn what_scenarios_are_drawn_from_holds_together() {
    let drawing = games().iter().filter_map(|about| Some((about, about.generator?)));
    for (about, generator) in drawing {
        assert!((about.rulebook)().find(generator.rule).is_some(), "{}", generator.rule);
        assert!(sound(generator.themes.iter().map(|theme| theme.id)), "{}", about.id);
        assert!(sound(generator.sizes.iter().map(|size| size.id)), "{}", about.id);
        for theme in generator.themes {
            assert!(sound(theme.pairs.iter().map(|pair| pair.id)), "{}", theme.id);
            for pair in theme.pairs {
                let (first, last) = pair.years;
                assert!(theme.years.0 <= first && first <= last && last <= theme.years.1, "{}", pair.id);
            }
        }
        names_are_known(about, generator);
        for id in Generator::series(about, 3 * generator.themes.len() * generator.sizes.len()) {
            visit(about.id, Drawn(id)).unwrap();
        }
    }
}
