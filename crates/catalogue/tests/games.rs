//! The catalogue: every game by name.

use std::collections::BTreeSet;

use catalogue::{games, named};
use contract::{About, Generated, Generator, Setup};
use table::{Language, Text, Words};

use crate::abouts;

#[test]
fn every_game_is_found_by_its_name_and_is_ready_to_play() {
    assert!(!games().is_empty());
    for about in abouts() {
        let game = named(about.id).unwrap();
        let ready =
            game.ready(Setup::new(about, &[])).unwrap_or_else(|error| panic!("{}: {error}", about.id));
        assert_eq!((game.about().id, ready.scene().sides.len()), (about.id, 2));
    }
}

#[test]
fn no_two_games_share_a_name() {
    let names: BTreeSet<&str> = abouts().map(|about| about.id).collect();
    assert_eq!(names.len(), games().len());
}

#[test]
fn an_unknown_game_is_a_sentence_that_lists_those_there_are() {
    let error = named("chess").err().unwrap();
    let names: Vec<&str> = abouts().map(|about| about.id).collect();
    assert_eq!(error.to_string(), format!("there is no game “chess”; there are: {}", names.join(", ")));
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
    let drawing = abouts().filter_map(|about| Some((about, about.generator?)));
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
            let setup = Setup { scenario: id.clone(), ..Setup::new(about, &[]) };
            let ready = named(about.id).unwrap().ready(setup).unwrap_or_else(|error| panic!("{id}: {error}"));
            assert_eq!(ready.setup().scenario, id);
        }
    }
}
