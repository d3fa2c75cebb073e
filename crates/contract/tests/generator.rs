//! Generated scenarios: their ids, what can be wrong with one, their names, and the series of them.

use std::collections::{BTreeMap, BTreeSet};

use contract::{About, Generated, Generator, Match, Rules, Seed, Setup, SetupError, messages};
use table::{Language, Text, Words};
use toy::Toy;

fn about() -> &'static About {
    Toy::<1>::about()
}

fn generator() -> &'static Generator {
    about().generator.expect("the toy draws scenarios")
}

fn checked(scenario: &str) -> Result<Setup, SetupError> {
    let mut setup = Setup::new(about(), &[]);
    setup.scenario = scenario.to_string();
    setup.check(about()).map(|()| setup)
}

fn words(language: Language) -> Words {
    Words::new(language, &[messages(language), (about().messages)(language)])
}

/// What a person who asked for it reads.
fn refused(scenario: &str) -> String {
    words(Language::En).say(&checked(scenario).expect_err(scenario).text())
}

#[test]
fn an_id_is_read_and_written_again() {
    let id = "generated.wheels.1919.long.red-blue.4711";
    let setup = checked(id).unwrap();
    let generated = setup.generated(about()).unwrap();
    assert_eq!(generated, Generated { theme: 1, year: 1919, size: 1, pair: 1, seed: 4711 });
    assert_eq!((generated.id(about()), setup.scenario.as_str()), (id.to_string(), id));
    for seed in ["0", "4294967295"] {
        let id = format!("generated.foot.1914.short.blue-blue.{seed}");
        assert_eq!(checked(&id).unwrap().generated(about()).unwrap().seed.to_string(), seed);
    }
}

#[test]
fn a_listed_scenario_is_not_a_generated_one() {
    assert_eq!(checked("siege").unwrap().generated(about()), None);
    assert!(Generated::parse(about(), "siege").is_none() && Generated::parse(about(), "generated").is_none());
    let none = About { generator: None, ..*about() };
    assert!(Generated::parse(&none, "generated.foot.1912.short.blue-red.1").is_none());
}

#[test]
fn what_is_wrong_with_an_id_is_said_with_what_would_do() {
    for (scenario, sentence) in [
        (
            "generated.foot.1912.short.blue-red",
            "“generated.foot.1912.short.blue-red” is no generated scenario, which is written \
             generated.THEME.YEAR.SIZE.ARMIES.NUMBER, for instance generated.foot.1912.short.blue-red.1",
        ),
        (
            "generated.sea.1912.short.blue-red.1",
            "no scenario is drawn from the theme “sea”; there are: foot, wheels",
        ),
        (
            "generated.foot.1912.huge.blue-red.1",
            "no generated scenario has the size “huge”; there are: short, long, steady",
        ),
        (
            "generated.wheels.1919.short.blue-blue.1",
            "the armies “blue-blue” are not of the theme “wheels”; there are: blue-red, red-blue",
        ),
        ("generated.foot.1915.short.blue-red.1", "“1915” is no year of the theme “foot”: 1912–1914"),
        ("generated.foot.+1912.short.blue-red.1", "“+1912” is no year of the theme “foot”: 1912–1914"),
        ("generated.foot.1914.short.red-blue.1", "the armies “red-blue” did not meet in 1914: 1912–1913"),
        ("generated.foot.1912.short.blue-blue.1", "the armies “blue-blue” did not meet in 1912: 1914"),
    ] {
        assert_eq!(refused(scenario), sentence);
    }
    for seed in ["", "01", "+1", "-1", "4294967296", "x", "1 "] {
        assert_eq!(
            refused(&format!("generated.foot.1912.short.blue-red.{seed}")),
            format!(
                "“{seed}” is not the number of a generated scenario: a whole number, without a zero before it, \
                 among 0–4294967295"
            )
        );
    }
    let french = words(Language::Fr);
    let error = checked("generated.foot.1914.short.red-blue.1").unwrap_err();
    assert_eq!(
        french.say(&error.text()),
        "les armées «\u{a0}red-blue\u{a0}» ne se sont pas rencontrées en 1914\u{a0}: 1912–1913"
    );
}

#[test]
fn whoever_asks_for_no_scenario_there_is_learns_how_one_is_drawn() {
    let example = "generated.foot.1912.short.blue-red.1";
    assert_eq!(
        refused("generated"),
        format!("there is no scenario “generated”; there are: raid, siege, {example}")
    );
    assert!(checked(example).is_ok());
}

#[test]
fn a_name_says_theme_year_armies_size_and_number() {
    let generated = checked("generated.wheels.1919.long.red-blue.4711").unwrap().generated(about()).unwrap();
    let say = |language| words(language).say(&generated.name(about()));
    assert_eq!(say(Language::Fr), "Sur roues, 1919 – Rouge contre Bleu (longue, n°\u{a0}4711)");
    assert_eq!(say(Language::En), "On wheels, 1919 – Red against Blue (long, no.\u{a0}4711)");
    assert_eq!(about().scenario_name(&generated.id(about())), Some(generated.name(about())));
    assert_eq!(about().scenario_name("siege"), Some(Text::key("siege")));
    assert_eq!(about().scenario_name("generated.sea.1919.long.red-blue.4711"), None);
}

#[test]
fn the_series_is_numbered_and_every_one_of_it_can_be_played() {
    let ids: Vec<String> = Generator::series(about(), 200).collect();
    assert_eq!(ids.len(), 200);
    for (number, id) in (1..).zip(&ids) {
        assert_eq!(checked(id).unwrap().generated(about()).unwrap().seed, number, "{id}");
    }
    // A longer one begins like a shorter one.
    assert_eq!(Generator::series(about(), 7).collect::<Vec<_>>(), ids[..7]);
    let none: &'static About = Box::leak(Box::new(About { generator: None, ..*about() }));
    assert_eq!(Generator::series(none, 7).count(), 0);
}

#[test]
fn the_series_goes_round_everything_evenly() {
    let drawn = |count| {
        Generator::series(about(), count).map(|id| Generated::parse(about(), &id).unwrap().unwrap()).collect()
    };
    // Every pair of every theme in every year it met and every size, as often as any other of that pair.
    let all: Vec<Generated> = drawn(2 * 2 * 3 * 3 * 6 * 6);
    let mut seen: BTreeMap<_, BTreeMap<_, usize>> = BTreeMap::new();
    for one in &all {
        *seen.entry((one.theme, one.pair)).or_default().entry((one.size, one.year)).or_default() += 1;
    }
    for (theme, at) in generator().themes.iter().zip(0..) {
        for (pair, place) in theme.pairs.iter().zip(0..) {
            let span = usize::from(pair.years.1 - pair.years.0) + 1;
            let cells = &seen[&(at, place)];
            assert_eq!(cells.len(), span * generator().sizes.len(), "{} {}", theme.id, pair.id);
            let often: BTreeSet<usize> = cells.values().copied().collect();
            assert_eq!(often.len(), 1, "{} {}: {cells:?}", theme.id, pair.id);
        }
    }
    // A handful has a little of all.
    let few: Vec<Generated> = drawn(6);
    let kinds = |of: fn(&Generated) -> usize| few.iter().map(of).collect::<BTreeSet<_>>().len();
    assert_eq!([kinds(|one| one.theme), kinds(|one| one.size), kinds(|one| one.pair)], [2, 3, 3]);
}

#[test]
fn a_match_file_of_a_generated_scenario_replays() {
    let scenario = "generated.foot.1913.steady.red-blue.7";
    let game = || std::sync::Arc::new(<Toy as Rules>::ready(checked(scenario).unwrap()).unwrap());
    let players = ["Marie".to_string(), "greedy".to_string()];
    let text = Match::begin(game(), Seed::in_series(1914, 1), "1914-08-02", players).to_text();
    assert!(text.contains(&format!("\nscenario: {scenario}\n")), "{text}");
    let replayed = Match::from_text(game(), &text).unwrap();
    assert_eq!(replayed.header().scenario, scenario);
}
