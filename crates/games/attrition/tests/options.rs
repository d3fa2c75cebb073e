//! The options (7): any of them, alone or together.

use crate::common::*;
use contract::Show;

fn options() -> Vec<&'static str> {
    Attrition::about().options.iter().map(|option| option.id).collect()
}

fn begins(chosen: &[&str]) {
    let desk = Desk::begin(&chosen.join(" "), 1);
    desk.game.invariants(&desk.p).unwrap_or_else(|fault| panic!("{chosen:?}: {fault}"));
    assert!(!desk.offers().is_empty(), "{chosen:?}");
}

#[test]
fn r7_every_optional_rule_can_be_played_alone() {
    assert_eq!(options(), ALL.split(' ').collect::<Vec<_>>());
    for option in options() {
        begins(&[option]);
    }
}

#[test]
fn r7_any_combination_of_optional_rules_can_be_played() {
    for chosen in 0..1 << options().len() {
        let on = |(at, _): &(usize, &str)| chosen & 1 << at != 0;
        let chosen: Vec<&str> =
            options().into_iter().enumerate().filter(on).map(|(_, option)| option).collect();
        begins(&chosen);
    }
}

#[test]
fn r7_without_options_their_tiles_and_markers_are_out_of_the_game() {
    let desk = Desk::begin("", 1);
    let optional = [
        "br.tank",
        "fr.tank",
        "us.tank",
        "ge.storm1",
        "ge.storm2",
        "ge.storm3",
        "ah.storm",
        "ah.jagd",
        "fr.tirailleurs",
        "us.marines",
    ];
    for tile in optional {
        assert_eq!(desk.count(tile, "removed"), 1, "{tile}");
    }
    for decoy in ["central.decoy", "entente.decoy"] {
        assert_eq!(desk.count(decoy, "removed"), 3, "{decoy}");
    }
    let table = format!("{:?}", desk.game.table(&desk.p, Onlooker::Umpire));
    for id in ["airfield", "generals", "mulligans", "ruhr"] {
        assert!(!table.contains(id), "{id}");
    }
}

#[test]
fn r7_the_order_in_which_options_are_named_does_not_matter() {
    let one = game("cards tanks fog");
    let other = game("fog cards tanks");
    assert_eq!(one.setup().options, other.setup().options);
}

#[test]
fn an_unknown_option_is_refused_in_a_sentence_that_names_those_there_are() {
    let setup = Setup::new(Attrition::about(), &["tanks", "zeppelins"]);
    let error = Attrition::ready(setup).err().expect("there are no zeppelins").to_string();
    assert!(error.contains("“zeppelins”"), "{error}");
    for option in options() {
        assert!(error.contains(option), "{error}");
    }
}
