//! The rulebook and the data: every section is tested, and the data agree with the text.

use crate::common::*;
use attrition::map::{ALLIED, Map, NEUTRAL_AT_START, Regions, each, own_pack};
use contract::PackError;

/// What a person reads, in English.
fn said(error: &PackError) -> String {
    let messages = [contract::messages(Language::En), (Attrition::about().messages)(Language::En)];
    Words::new(Language::En, &messages).say(&error.message)
}

workbench::rulebook!(Attrition);

/// The numbers that an id begins with: `4.6.2.stop` begins with 4, 6, 2.
fn numbers(id: &str) -> Vec<u32> {
    id.split('.').map_while(|part| part.parse().ok()).collect()
}

fn is_numbered(id: &str) -> bool {
    numbers(id).len() == id.split('.').count()
}

#[test]
fn sections_stand_in_the_order_of_the_book() {
    let sections = attrition::rulebook().sections();
    let numbered: Vec<&str> =
        sections.iter().map(|section| section.id.as_str()).filter(|id| is_numbered(id)).collect();
    for pair in numbered.windows(2) {
        assert!(numbers(pair[0]) < numbers(pair[1]), "{} comes before {}", pair[0], pair[1]);
    }
    for (at, section) in sections.iter().enumerate() {
        if !section.ruling && !is_numbered(&section.id) {
            let heading = numbers(&section.id).iter().map(u32::to_string).collect::<Vec<_>>().join(".");
            let above = sections[..at].iter().any(|earlier| earlier.id == heading);
            assert!(above, "{} stands below {heading}", section.id);
        }
    }
}

fn map() -> Map {
    game("").map
}

fn joined(paths: &[Regions], a: &str, b: &str) -> bool {
    paths[region(a).index()] & region(b).bit() != 0
}

#[test]
fn the_industry_of_the_start_adds_up() {
    let map = map();
    let sum = |side: Seat| -> u8 {
        each(ALLIED[side] & !NEUTRAL_AT_START).map(|region| map.industry[region.index()]).sum()
    };
    assert_eq!((sum(CENTRAL), sum(ENTENTE)), (7, 12));
    let fixed = [("London", 2), ("Paris", 2), ("Belgium", 1), ("Rhineland", 1)];
    assert!(fixed.iter().all(|(id, industry)| map.industry[region(id).index()] == *industry));
}

#[test]
fn the_central_powers_of_1914_touch_the_entente_in_four_regions() {
    let map = map();
    let entente = ALLIED[ENTENTE] & !NEUTRAL_AT_START;
    let touched =
        |ids: &[&str]| names(ids.iter().fold(0, |set, id| set | map.land[region(id).index()]) & entente);
    assert_eq!(
        touched(&["Berlin", "Rhineland", "Vienna", "Hungary"]),
        ["Belgium", "Poland", "Kiev", "Belgrade"]
    );
    assert_eq!(touched(&["Istanbul", "Armenia", "Levant"]), ["Alexandria", "Caucasus"]);
    assert!(touched(&["Istanbul"]).is_empty());
}

#[test]
fn paths_that_an_example_rules_out_do_not_exist() {
    let map = map();
    let none = [
        ("Rhineland", "Paris"),
        ("Berlin", "Baltics"),
        ("Hungary", "Ukraine"),
        ("Berlin", "Vienna"),
        ("Poland", "Moscow"),
        ("Poland", "Kiev"),
        ("Paris", "NorthernItaly"),
    ];
    for (a, b) in none {
        assert!(!joined(&map.land, a, b) && !joined(&map.sea, a, b), "{a} – {b}");
    }
    assert_eq!(names(map.land[Region::ROME.index()]), ["NorthernItaly"]);
}

#[test]
fn paths_that_an_example_needs_exist() {
    let map = map();
    let land = [
        ("Berlin", "Rhineland"),
        ("Rhineland", "Belgium"),
        ("Berlin", "Poland"),
        ("Poland", "Baltics"),
        ("Rhineland", "Vienna"),
        ("Vienna", "Hungary"),
        ("Hungary", "Kiev"),
        ("Hungary", "Belgrade"),
        ("Paris", "Belgium"),
        ("Rome", "NorthernItaly"),
    ];
    let sea = [("London", "Paris"), ("Rome", "Paris"), ("Rome", "Salonica")];
    assert!(land.iter().all(|(a, b)| joined(&map.land, a, b)));
    assert!(sea.iter().all(|(a, b)| joined(&map.sea, a, b)));
}

#[test]
fn a_nations_regions_hang_together_by_land() {
    let map = map();
    for capital in Region::all().filter(|region| region.is_capital() && *region != Region::ALEXANDRIA) {
        let home = attrition::map::regions_of(capital.nation()) & !Region::ALEXANDRIA.bit();
        let mut reached = capital.bit();
        for _ in 0..home.count_ones() {
            reached |= each(reached).fold(0, |set, region| set | map.land[region.index()]) & home;
        }
        assert_eq!(names(reached), names(home));
    }
}

#[test]
fn every_reconstructed_value_is_marked_and_no_other() {
    let map = map();
    let from_text = ["London", "Paris", "Belgium", "Rhineland"];
    for region in Region::all() {
        let marked = map.reconstructed & region.bit() != 0;
        assert_eq!(marked, !from_text.contains(&region.id()), "{}", region.id());
    }
    let from_text = [
        "Berlin–Rhineland",
        "Rhineland–Belgium",
        "Berlin–Poland",
        "Poland–Baltics",
        "Rhineland–Vienna",
        "Vienna–Hungary",
        "Hungary–Kiev",
        "Hungary–Belgrade",
        "Paris–Belgium",
        "Rome–NorthernItaly",
        "Istanbul–Armenia",
        "Istanbul–Levant",
        "Armenia–Caucasus",
        "Levant–Alexandria",
        "Washington–SouthernStates",
        "SouthernStates–MexicoCity",
        "London–Paris",
        "Rome–Paris",
        "Rome–Salonica",
        "Washington–London",
    ];
    let mut reconstructed = 0;
    for path in &map.paths {
        let name = path.ends.map(Region::id).join("–");
        assert_eq!(path.reconstructed, !from_text.contains(&name.as_str()), "{name}");
        reconstructed += usize::from(path.reconstructed);
    }
    assert_eq!(map.paths.len(), from_text.len() + reconstructed);
    let faces = (0..CLASSES.len()).filter(|class| map.special[*class] > 0).count();
    assert_eq!(faces, 7);
    // One more for where the regions are drawn.
    let notes = map.reconstructed.count_ones() as usize + reconstructed + faces + 1;
    assert_eq!(map.notes.len(), notes, "each reconstructed value is shown with its reason");
}

#[test]
fn only_elite_tiles_have_a_special_face() {
    let map = map();
    for class in (0..CLASSES.len() as u8).map(Class) {
        let face = map.special[usize::from(class.0)];
        assert_eq!((4..=6).contains(&face), class.arm().is_elite(), "{}", class.info().code);
    }
}

/// Why a game is not made ready with a data file in which something is replaced.
fn refused(file: &str, from: &str, to: &str) -> PackError {
    let text = own_pack().file(file).expect("the game has this file").to_string();
    assert_eq!(text.matches(from).count(), 1, "“{from}” stands once in {file}");
    let mut setup = Setup::new(Attrition::about(), &[]);
    setup.pack.replace(file, text.replace(from, to));
    let error = Map::read(&setup.pack).err().unwrap_or_else(|| panic!("{file} is read with “{to}”"));
    let told = Attrition::ready(setup).err().expect("the game is not made ready either").to_string();
    assert_eq!(told, error.to_string());
    assert_eq!(error.file, file);
    error
}

/// The line of a file of the game's own data, from 1, in which a text stands.
fn line(file: &str, text: &str) -> usize {
    let pack = own_pack();
    let lines = pack.file(file).expect("the game has this file").lines().position(|line| line.contains(text));
    lines.expect("the text stands in the file") + 1
}

/// The entry of a data file in which a text stands, up to the empty line after it.
fn entry(file: &str, text: &str) -> String {
    let pack = own_pack();
    let whole = pack.file(file).expect("the game has this file");
    let entry = whole.split("\n\n").find(|entry| entry.contains(text)).expect("the text stands in the file");
    entry.trim_end().to_string()
}

#[test]
fn a_map_without_a_region_is_refused() {
    let error = refused("map.toml", &entry("map.toml", "id = \"Baltics\""), "");
    assert!(said(&error).contains("“Baltics” is missing") && said(&error).contains("expected"), "{error}");
    assert!(error.line > 400, "at the end of the file: {error}");
}

#[test]
fn a_map_with_an_unknown_region_is_refused() {
    let error = refused("map.toml", "id = \"Baltics\"", "id = \"Balticum\"");
    assert_eq!(error.line, line("map.toml", "id = \"Baltics\""));
    assert!(said(&error).contains("“Balticum”") && said(&error).contains("Baltics, Poland"), "{error}");
}

#[test]
fn a_map_with_a_region_twice_is_refused() {
    let baltics = entry("map.toml", "id = \"Baltics\"");
    let error = refused("map.toml", &baltics, &format!("{baltics}\n\n{baltics}"));
    assert_eq!(error.line, line("map.toml", "id = \"Baltics\"") + baltics.lines().count() + 1);
    assert!(said(&error).contains("“Baltics” is given twice"), "{error}");
}

#[test]
fn a_path_to_an_unknown_region_is_refused() {
    let path = "between = [\"Poland\", \"Baltics\"]";
    let error = refused("map.toml", path, "between = [\"Poland\", \"Balticum\"]");
    assert_eq!(error.line, line("map.toml", path));
    assert!(said(&error).contains("“Balticum”"), "{error}");
}

#[test]
fn a_path_given_twice_is_refused_in_either_direction() {
    let path = "between = [\"Poland\", \"Baltics\"]";
    for again in ["[\"Berlin\", \"Poland\"]", "[\"Poland\", \"Berlin\"]"] {
        let error = refused("map.toml", path, &format!("between = {again}"));
        assert_eq!(error.line, line("map.toml", path));
        assert!(said(&error).contains("given twice"), "{error}");
    }
}

#[test]
fn a_path_from_a_region_to_itself_is_refused() {
    let path = "between = [\"Poland\", \"Baltics\"]";
    let error = refused("map.toml", path, "between = [\"Poland\", \"Poland\"]");
    assert_eq!(error.line, line("map.toml", path));
    assert!(said(&error).contains("two regions were expected"), "{error}");
}

#[test]
fn industry_that_does_not_add_up_is_refused() {
    let berlin = "name = { fr = \"Berlin\", en = \"Berlin\" }\nindustry = 3";
    let error = refused("map.toml", berlin, &berlin.replace('3', "4"));
    assert!(error.line > 0 && said(&error).contains("§ 3.8"), "{error}");
    assert!(
        said(&error).contains("Berlin") && said(&error).contains("8 points of industry instead of 7"),
        "{error}"
    );
    let paris = "name = { fr = \"Paris\", en = \"Paris\" }\nindustry = 2";
    let error = refused("map.toml", paris, &paris.replace('2', "1"));
    assert!(said(&error).contains("11 points of industry instead of 12"), "{error}");
}

#[test]
fn an_elite_face_other_than_4_5_or_6_is_refused() {
    let marines = "tile = \"us.marines\"\nface = 5";
    let error = refused("elites.toml", marines, &marines.replace('5', "3"));
    assert_eq!(error.line, line("elites.toml", "tile = \"us.marines\"") + 1);
    assert!(said(&error).contains("§ 10.5") && said(&error).contains("4, 5 or 6, not 3"), "{error}");
}

#[test]
fn an_elite_tile_that_does_not_exist_or_is_missing_is_refused() {
    let error = refused("elites.toml", "tile = \"us.marines\"", "tile = \"us.cavalry\"");
    assert_eq!(error.line, line("elites.toml", "tile = \"us.marines\""));
    assert!(said(&error).contains("“us.cavalry”"), "{error}");
    let error = refused("elites.toml", &entry("elites.toml", "tile = \"us.marines\""), "");
    assert!(said(&error).contains("“us.marines” is missing"), "{error}");
}

#[test]
fn a_card_that_nobody_knows_is_refused_where_it_stands() {
    let error = refused("cards.toml", "code = \"EP10\"", "code = \"EP11\"");
    assert_eq!((error.line, error.column), (line("cards.toml", "code = \"EP10\""), 8));
    assert!(said(&error).contains("“EP11”") && said(&error).contains("expected: EP10"), "{error}");
    // One given twice, and one of the other side's that has had its turn.
    let error = refused("cards.toml", "code = \"CP3\"", "code = \"CP2\"");
    assert_eq!(error.line, line("cards.toml", "code = \"CP3\""));
    assert!(said(&error).contains("“CP2”") && said(&error).contains("expected: CP3"), "{error}");
    let error = refused("cards.toml", "code = \"EP3\"", "code = \"CP3\"");
    assert_eq!(error.line, line("cards.toml", "code = \"EP3\""));
    assert!(said(&error).contains("“CP3”") && said(&error).contains("expected: EP3"), "{error}");
    // One more when all are there: nothing is expected any longer.
    for (file, key) in [("cards.toml", "code = \"EP10\""), ("elites.toml", "tile = \"us.marines\"")] {
        let last = entry(file, key);
        let error = refused(file, &last, &format!("{last}\n\n{last}"));
        assert_eq!(error.line, line(file, key) + last.lines().count() + 1);
        assert!(said(&error).contains("nothing more is expected"), "{error}");
    }
}

#[test]
fn a_card_that_is_missing_is_refused() {
    let error = refused("cards.toml", &entry("cards.toml", "code = \"EP10\""), "");
    assert!(said(&error).contains("“EP10” is missing") && said(&error).contains("expected"), "{error}");
}

#[test]
fn a_card_of_a_year_outside_the_war_is_refused() {
    for wrong in ["1913", "1919"] {
        let error =
            refused("cards.toml", "code = \"CP2\"\nyear = 1918", &format!("code = \"CP2\"\nyear = {wrong}"));
        assert_eq!((error.line, error.column), (line("cards.toml", "code = \"CP2\"") + 1, 8));
        assert!(said(&error).contains("§ 14.3") && said(&error).contains(&format!("not {wrong}")), "{error}");
    }
    let error = refused("cards.toml", "code = \"CP2\"\nyear = 1918", "code = \"CP2\"\nmonth = 3");
    assert_eq!(error.line, line("cards.toml", "code = \"CP2\"") + 1);
}

#[test]
fn a_reconstructed_value_without_its_reason_is_refused() {
    let berlin = entry("map.toml", "id = \"Berlin\"");
    let why = berlin.lines().find(|line| line.starts_with("why")).expect("it says why");
    let error = refused("map.toml", &berlin, &berlin.replace(why, ""));
    assert_eq!(error.line, line("map.toml", "industry = 3") + 1);
    assert!(said(&error).contains("why") && said(&error).contains("was expected"), "{error}");
}

#[test]
fn a_value_of_the_wrong_type_is_refused_where_it_stands() {
    let berlin = "name = { fr = \"Berlin\", en = \"Berlin\" }\nindustry = 3";
    let error = refused("map.toml", berlin, &berlin.replace('3', "\"three\""));
    assert_eq!(error.line, line("map.toml", "industry = 3"));
    assert!(said(&error).contains("expected"), "{error}");
}

#[test]
fn a_pack_without_the_map_is_refused() {
    let error = Map::read(&contract::Pack::new([])).err().expect("there is nothing to read");
    assert_eq!((error.file.as_str(), error.line), ("map.toml", 0));
}
