//! Files of a pack that are wrong: each is refused with its file, line and column, counted by hand here.

use crate::common::*;
use contract::{Pack, PackError};
use grande_guerre::scenario::Scenario;
use grande_guerre::tables::Tables;
use workbench::packs::{arg, key};

/// The units of a battle in which everything is in order.
const PLAIN: &str = "A1:..i. K1:..I.";

/// Reads this text as scenario 1.
fn read(text: &str) -> Result<Scenario, PackError> {
    let mut pack = own_pack();
    let tables = Tables::read(&pack).expect("our own tables");
    pack.replace("scenarios/1.toml", text.to_string());
    Scenario::read(&pack, &tables, "1")
}

/// Asserts that a scenario text is refused at a line and column for this reason.
fn refused(text: &str, line: usize, column: usize, reason: &str) -> PackError {
    let error = read(text).expect_err("a fault");
    assert_eq!((error.file.as_str(), key(&error)), ("scenarios/1.toml", reason), "{error}");
    assert_eq!((error.line, error.column), (line, column), "{error}");
    error
}

/// The text with a line of it, counted from 1, replaced.
fn with_line(text: &str, number: usize, line: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    lines[number - 1] = line;
    lines.join("\n")
}

// In these texts line 8 says `map = '''`, row K is line 9, J line 10, … A line 19, and line 20 ends the map; a row is its
// letter, a space and its hexes, so hex 1 stands in columns 3 to 6, hex 2 in 8 to 11, hex n from column 5n - 2.

#[test]
fn a_plain_scenario_is_read() {
    let scenario = read(&scenario_text(PLAIN, "")).unwrap();
    assert_eq!(scenario.units.len(), 2);
    assert_eq!(scenario_text(PLAIN, "").lines().nth(8).unwrap().split(' ').next(), Some("K"));
}

#[test]
fn an_unknown_symbol_is_pointed_at_in_each_of_the_four_places() {
    let wrong = refused(&scenario_text("A1:..i. K1:..I. C3:x...", ""), 17, 13, "scenario-symbol");
    assert_eq!(
        (arg(&wrong, "found"), arg(&wrong, "hex"), arg(&wrong, "place")),
        ("x".into(), "C3".into(), "1".into())
    );
    assert_eq!(arg(&wrong, "known"), ".fbBrhtomekwl");
    let wrong = refused(&scenario_text("A1:..i. K1:..I. C3:.!..", ""), 17, 14, "scenario-symbol");
    assert_eq!((arg(&wrong, "place"), arg(&wrong, "known")), ("2".into(), ".#+=%".into()));
    let wrong = refused(&scenario_text("A1:..i. K1:..I. C3:..z.", ""), 17, 15, "scenario-symbol");
    assert_eq!((arg(&wrong, "place"), arg(&wrong, "known")), ("3".into(), ".IMOASCGFVimoascgfv".into()));
    let wrong = refused(&scenario_text("A1:..i. K1:..I. C3:..iq", ""), 17, 16, "scenario-symbol");
    assert_eq!((arg(&wrong, "place"), arg(&wrong, "known")), ("4".into(), ".geslhmtov".into()));
}

#[test]
fn a_letter_that_is_no_ascii_is_counted_as_one_column() {
    // The fault is the last of four, after an é that takes two bytes.
    refused(&scenario_text("A1:..i. K1:..I. C3:é...", ""), 17, 13, "scenario-symbol");
    refused(&scenario_text("A1:..i. K1:..I. C3:.é..", ""), 17, 14, "scenario-symbol");
    refused(&scenario_text("A1:..i. K1:..I. C3:..é.", ""), 17, 15, "scenario-symbol");
}

#[test]
fn a_hex_is_four_characters() {
    let wrong = refused(&scenario_text("A1:..i. K1:..I. F6:t..", ""), 14, 28, "scenario-cell");
    assert_eq!((arg(&wrong, "found"), arg(&wrong, "hex")), ("t..".into(), "F6".into()));
    refused(&scenario_text("A1:..i. K1:..I. F6:t....", ""), 14, 28, "scenario-cell");
}

#[test]
fn a_row_too_long_has_a_unit_off_the_board() {
    let text = scenario_text(PLAIN, "");
    // Row J has eleven hexes: the twelfth begins in column 3 + 11 · 5.
    let long = with_line(&text, 10, "J .... .... .... .... .... .... .... .... .... .... .... ..I.");
    let wrong = refused(&long, 10, 58, "scenario-row-length");
    let told = (arg(&wrong, "row"), arg(&wrong, "found"), arg(&wrong, "expected"));
    assert_eq!(told, ("J".into(), "12".into(), "11".into()));
}

#[test]
fn a_row_too_short_is_pointed_at_by_its_letter() {
    let text = scenario_text(PLAIN, "");
    let short = with_line(&text, 11, "  I .... .... .... .... .... .... .... .... .... .... ....");
    let wrong = refused(&short, 11, 3, "scenario-row-length");
    assert_eq!((arg(&wrong, "found"), arg(&wrong, "expected")), ("11".into(), "12".into()));
}

#[test]
fn a_missing_row_is_named_where_it_should_be() {
    let text = scenario_text(PLAIN, "");
    let mut lines: Vec<&str> = text.lines().collect();
    lines.remove(13);
    // Row F was line 14: E stands there now.
    assert_eq!(arg(&refused(&lines.join("\n"), 14, 1, "scenario-row"), "row"), "F");
    let mut lines: Vec<&str> = text.lines().collect();
    lines.remove(18);
    // Row A was the last: the quotes stand there now.
    assert_eq!(arg(&refused(&lines.join("\n"), 19, 1, "scenario-row"), "row"), "A");
}

#[test]
fn a_twelfth_row_is_refused() {
    let text = scenario_text(PLAIN, "");
    let more = with_line(&text, 20, "A ....\n'''");
    refused(&more, 20, 1, "scenario-row-length");
}

#[test]
fn places_are_right_with_blank_lines_and_with_windows_line_ends() {
    let text = scenario_text("A1:..i. K1:..I. C3:x...", "");
    refused(&text.replace("map = '''\n", "map = '''\n\n\n"), 19, 13, "scenario-symbol");
    refused(&text.replace('\n', "\r\n"), 17, 13, "scenario-symbol");
    assert!(read(&scenario_text(PLAIN, "").replace('\n', "\r\n")).is_ok());
    refused(&text.replace("'''", "\"\"\""), 17, 13, "scenario-symbol");
}

#[test]
fn a_specialist_needs_a_unit() {
    let wrong = refused(&scenario_text("A1:..i. K1:..I. H6:t..g", ""), 12, 31, "scenario-alone");
    assert_eq!(arg(&wrong, "hex"), "H6");
}

#[test]
fn a_specialist_needs_the_right_arm() {
    for (cell, fits) in
        [("..mg", false), ("..ih", false), ("..ov", true), ("..iv", true), ("..mh", true), ("..sg", false)]
    {
        let text = scenario_text(&format!("A1:..i. K1:..I. B2:{cell}"), "");
        if fits {
            assert!(read(&text).is_ok(), "{cell}");
        } else {
            assert_eq!(arg(&refused(&text, 18, 11, "scenario-misfit"), "hex"), "B2");
        }
    }
}

#[test]
fn water_needs_a_rule() {
    let map = "A1:..i. K1:..I. G4:w...";
    let wrong = refused(&scenario_text(map, ""), 13, 18, "scenario-water");
    assert_eq!(arg(&wrong, "hex"), "G4");
    for rule in ["ford", "impassable"] {
        assert_eq!(
            read(&scenario_text(map, &format!("[rules]\nwater = \"{rule}\""))).unwrap().ford,
            rule == "ford"
        );
    }
}

#[test]
fn nobody_begins_in_water_he_may_not_enter() {
    let drowned = |cell: &str, rule: &str| {
        read(&scenario_text(&format!("A1:..i. K1:..I. G4:{cell}"), &format!("[rules]\nwater = \"{rule}\"")))
    };
    // A wrecked bridge is no bridge.
    for (cell, rule) in [("w.i.", "impassable"), ("w.s.", "ford"), ("w.a.", "ford"), ("w%i.", "impassable")] {
        let wrong = drowned(cell, rule).expect_err("a fault");
        assert_eq!((key(&wrong), wrong.line, wrong.column), ("scenario-drowned", 13, 20), "{cell} {rule}");
    }
    assert!(drowned("w%i.", "ford").is_ok());
    assert!(drowned("w.i.", "ford").is_ok());
    assert!(drowned("w=s.", "impassable").is_ok());
}

#[test]
fn a_bridge_needs_water_and_some_ground_cannot_be_fortified() {
    for cell in [".=..", "t%..", "r+..", "k+.."] {
        let wrong =
            refused(&scenario_text(&format!("A1:..i. K1:..I. G4:{cell}"), ""), 13, 19, "scenario-marker");
        assert_eq!((arg(&wrong, "found"), arg(&wrong, "hex")), (cell[1..2].to_string(), "G4".to_string()));
    }
    for cell in [".+..", "t+..", "b+..", "h+.."] {
        assert!(read(&scenario_text(&format!("A1:..i. K1:..I. G4:{cell}"), "")).is_ok(), "{cell}");
    }
}

#[test]
fn each_side_has_an_army() {
    let wrong = refused(&scenario_text("A1:..i.", ""), 8, 7, "scenario-army");
    assert_eq!((arg(&wrong, "side"), arg(&wrong, "found")), ("german".into(), "0".into()));
    let crowd: String = (1..=12).flat_map(|n| ["A", "C", "E"].map(|row| format!("{row}{n}:..i. "))).collect();
    let wrong = refused(&scenario_text(&format!("{crowd} K1:..I."), ""), 8, 7, "scenario-army");
    assert_eq!((arg(&wrong, "side"), arg(&wrong, "found")), ("allied".into(), "36".into()));
}

#[test]
fn the_number_is_that_of_the_file() {
    // The word also stands in a comment above.
    let text = scenario_text(PLAIN, "").replace("number = 1\n", "# the number of the book\nnumber = 2\n");
    let wrong = refused(&text, 2, 10, "scenario-other-number");
    assert_eq!((arg(&wrong, "found"), arg(&wrong, "file")), ("2".into(), "1".into()));
}

// --- Objectives. The tables begin in line 32.

fn objective(hexes: &str, more: &str) -> String {
    let objective = format!(
        "[[objective]]\nname.fr = \"x\"\nname.en = \"x\"\nfor = \"both\"\nkind = \"held\"\nhexes = \"{hexes}\"\nworth = 1\n{more}"
    );
    scenario_text(PLAIN, &objective)
}

#[test]
fn an_objective_names_hexes_of_the_board() {
    assert_eq!(read(&objective("F6-F9 G1", "")).unwrap().objectives[0].hexes.count_ones(), 5);
    // `hexes = "` is nine characters.
    assert_eq!(arg(&refused(&objective("F6 F12", ""), 37, 13, "scenario-no-hex"), "found"), "F12");
    refused(&objective("L1", ""), 37, 10, "scenario-no-hex");
    refused(&objective("F6,  Z9", ""), 37, 15, "scenario-no-hex");
    // A stretch runs along one row, from the left.
    refused(&objective("F6-G6", ""), 37, 10, "scenario-no-hex");
    refused(&objective("A1 F9-F6", ""), 37, 13, "scenario-no-hex");
    refused(&objective("", ""), 37, 9, "scenario-no-hexes");
    refused(&objective("  ", ""), 37, 9, "scenario-no-hexes");
}

#[test]
fn an_objective_needs_one_that_stands_before_it() {
    // `needs = ["` is ten characters.
    let wrong = refused(&objective("F6", "needs = [\"first\"]"), 39, 11, "scenario-needs");
    assert_eq!(arg(&wrong, "found"), "first");
    refused(&objective("F6", "id = \"self\"\nneeds = [\"self\"]"), 40, 11, "scenario-needs");
    let second = "id = \"first\"\n[[objective]]\nname.fr = \"y\"\nname.en = \"y\"\nfor = \"both\"\nkind = \"held\"\nhexes = \"G6\"\nworth = 1\nneeds = [\"first\"]";
    assert_eq!(read(&objective("F6", second)).unwrap().objectives[1].needs, 1);
    refused(
        &objective("F6", &second.replace("[\"first\"]", "[\"first\", \"last\"]")),
        47,
        20,
        "scenario-needs",
    );
}

#[test]
fn too_many_objectives_are_refused() {
    let many = objective("A1-A12 C1-C12 E1-E12 G1-G12 I1-I12 K1-K12", "each = true");
    refused(&many, 37, 9, "scenario-many-objectives");
    assert_eq!(read(&objective("A1-A12 C1-C12", "each = true")).unwrap().objectives.len(), 24);
}

#[test]
fn an_unknown_word_or_a_missing_one_is_refused_where_it_stands() {
    // The value of `for`, after six characters.
    refused(&objective("F6", "").replace("\"both\"", "\"nobody\""), 35, 7, "pack-toml");
    // A key that nobody knows.
    refused(&objective("F6", "wirth = 1"), 39, 1, "pack-toml");
    let none = scenario_text(PLAIN, "").replace("medals = 6\n", "");
    assert_eq!(key(&read(&none).expect_err("a fault")), "pack-toml");
    refused(&scenario_text(PLAIN, "").replace("\"allied\"", "\"french\""), 4, 9, "pack-toml");
}

#[test]
fn the_observation_and_no_mans_land_are_read_with_their_places() {
    let seen = "[observation]\nname = { fr = \"x\", en = \"x\" }\nhexes = \"J6 J12\"";
    refused(&scenario_text(PLAIN, seen), 34, 13, "scenario-no-hex");
    let shelled = |by: &str, rows: &str| {
        scenario_text(PLAIN, &format!("[no-mans-land]\nby = \"{by}\"\nrows = \"{rows}\""))
    };
    assert_eq!(read(&shelled("allied", "GFE")).unwrap().no_mans_land.unwrap().rows, Some(vec![6, 5, 4]));
    refused(&shelled("nobody", "GFE"), 33, 7, "scenario-by");
    assert_eq!(arg(&refused(&shelled("allied", "G L"), 34, 11, "scenario-no-row"), "found"), "L");
}

#[test]
fn the_box_has_thirty_tokens_and_five_dice() {
    let forces = |hq: u8, artillery: u8| {
        scenario_text(
            PLAIN,
            &format!(
                "[german]\ncommand = 5\ncombat = 3\nhq = {hq}\nartillery = {artillery}\n[allied]\ncommand = 5\ncombat = 3\nhq = 10\nartillery = 4"
            ),
        )
    };
    assert!(read(&forces(20, 5)).is_ok());
    assert_eq!(arg(&refused(&forces(21, 5), 27, 1, "scenario-tokens"), "found"), "31");
    assert_eq!(arg(&refused(&forces(20, 6), 22, 1, "scenario-artillery"), "found"), "6");
}

// --- Tables.

/// Asserts that the tables are refused when a file of ours is changed so.
fn tables_refused(file: &str, change: impl Fn(&str) -> String) -> PackError {
    let ours: Pack = own_pack();
    let mut pack = own_pack();
    let text = change(ours.file(file).expect("our own file"));
    assert_ne!(text, ours.file(file).unwrap(), "nothing was changed");
    pack.replace(file, text);
    let error = Tables::read(&pack).expect_err("a fault");
    assert_eq!(error.file, file);
    error
}

/// The line, from 1, that begins with this for the so-manieth time.
fn line_of(file: &str, line: &str, time: usize) -> usize {
    let pack = own_pack();
    let lines = pack.file(file).expect("our own file").lines().enumerate();
    lines.filter(|(_, text)| *text == line).nth(time - 1).expect("the line").0 + 1
}

#[test]
fn a_missing_file_is_said() {
    let error = Tables::read(&Pack::new([("cards.toml", "")])).expect_err("a fault");
    assert_eq!((error.file.as_str(), key(&error), error.line), ("terrain.toml", "pack-missing-file", 0));
    let tables = Tables::read(&own_pack()).unwrap();
    let error = Scenario::read(&own_pack(), &tables, "17").expect_err("no scenario 17");
    assert_eq!((error.file.as_str(), key(&error)), ("scenarios/17.toml", "pack-missing-file"));
}

#[test]
fn a_card_out_of_its_order_is_pointed_at() {
    let swapped = |text: &str| {
        text.replace("\"percee-gauche\"", "\"*\"")
            .replace("\"percee-centre\"", "\"percee-gauche\"")
            .replace("\"*\"", "\"percee-centre\"")
    };
    let error = tables_refused("cards.toml", swapped);
    assert_eq!(key(&error), "data-unexpected");
    assert_eq!(
        (arg(&error, "found"), arg(&error, "expected")),
        ("percee-centre".into(), "percee-gauche".into())
    );
    // `id = ` is five characters.
    assert_eq!((error.line, error.column), (line_of("cards.toml", "id = \"percee-gauche\"", 1), 6));
}

#[test]
fn a_card_twice_is_pointed_at_where_it_stands_the_second_time() {
    let error = tables_refused("cards.toml", |text| text.replace("\"percee-centre\"", "\"percee-gauche\""));
    assert_eq!(key(&error), "data-unexpected");
    assert_eq!((error.line, error.column), (line_of("cards.toml", "id = \"percee-centre\"", 1), 6));
}

#[test]
fn titles_of_both_decks_are_told_apart() {
    // There is an En Avant in each deck; the one out of place is the combat card.
    let error = tables_refused("cards.toml", |text| text.replace("\"contre-espionnage\"", "\"en-avant\""));
    assert_eq!((key(&error), arg(&error, "found")), ("data-unexpected", "en-avant".into()));
    assert_eq!((error.line, error.column), (line_of("cards.toml", "id = \"contre-espionnage\"", 1), 6));
}

#[test]
fn a_missing_card_and_one_too_many_are_said() {
    let cut = |text: &str| text[..text.rfind("[[combat]]").unwrap()].to_string();
    let error = tables_refused("cards.toml", cut);
    assert_eq!((key(&error), arg(&error, "expected")), ("data-missing", "cisailles".into()));
    let lines = own_pack().file("cards.toml").unwrap().lines().count();
    // The five lines of the last card are gone; the fault is at the end of what is left.
    assert_eq!((error.line, error.column), (lines - 4, 1));
    let more = |text: &str| {
        format!("{text}\n[[combat]]\nid = \"mystere\"\ncopies = 1\ncost = 0\neffect = {{ kind = \"spy\" }}\n")
    };
    let error = tables_refused("cards.toml", more);
    assert_eq!((key(&error), arg(&error, "found")), ("data-unknown", "mystere".into()));
    assert_eq!((error.line, error.column), (lines + 3, 6));
}

#[test]
fn a_card_in_too_many_copies_is_refused_where_it_stands() {
    let many = |text: &str| text.replacen("copies = 5", "copies = 200", 1);
    let error = tables_refused("cards.toml", many);
    assert_eq!((key(&error), arg(&error, "found")), ("data-many-copies", "200".into()));
    let text = own_pack().file("cards.toml").unwrap().lines().position(|line| line == "copies = 5").unwrap();
    assert_eq!((error.line, error.column), (text + 1, 1));
}

#[test]
fn a_deck_too_small_to_deal_is_refused() {
    let few = |text: &str| {
        text.replace("copies = 5", "copies = 0")
            .replace("copies = 4", "copies = 0")
            .replace("copies = 3", "copies = 0")
    };
    assert_eq!(key(&tables_refused("cards.toml", few)), "data-few-cards");
}

#[test]
fn an_effect_that_nobody_knows_is_refused_where_it_stands() {
    let error = tables_refused("cards.toml", |text| text.replace("kind = \"spy\"", "kind = \"charm\""));
    assert_eq!(
        (key(&error), error.line),
        ("pack-toml", line_of("cards.toml", "effect = { kind = \"spy\" }", 1))
    );
}

#[test]
fn a_unit_missing_unknown_or_out_of_order_is_refused() {
    let error = tables_refused("units.toml", |text| text.replace("id = \"mortar\"", "id = \"howitzer\""));
    assert_eq!(
        (key(&error), arg(&error, "found"), arg(&error, "expected")),
        ("data-unexpected", "howitzer".into(), "mortar".into())
    );
    assert_eq!((error.line, error.column), (line_of("units.toml", "id = \"mortar\"", 1), 6));
    let cut = |text: &str| {
        let (from, to) = (text.find("[[unit]]\nid = \"a7v\"").unwrap(), text.find("# Tanks:").unwrap());
        format!("{}{}", &text[..from], &text[to..])
    };
    let error = tables_refused("units.toml", cut);
    assert_eq!((key(&error), arg(&error, "expected")), ("data-missing", "a7v".into()));
    let more = |text: &str| {
        let from = text.find("[[unit]]\nid = \"a7v\"").unwrap();
        let tank = &text[from..text.find("# Tanks:").unwrap()];
        text.replacen("# Tanks:", &format!("{}# Tanks:", tank.replace("a7v", "whippet")), 1)
    };
    let error = tables_refused("units.toml", more);
    assert_eq!((key(&error), arg(&error, "found")), ("data-unknown", "whippet".into()));
    let a7v = line_of("units.toml", "id = \"a7v\"", 1);
    // The copy follows the fourteen lines of the A7V and a blank one.
    let lines = own_pack()
        .file("units.toml")
        .unwrap()
        .lines()
        .skip(a7v)
        .position(|line| line.starts_with("# Tanks:"));
    assert_eq!((error.line, error.column), (a7v + lines.unwrap() + 2, 6));
}

#[test]
fn a_specialist_out_of_order_or_unknown_is_refused() {
    let swapped = |text: &str| {
        text.replace("id = \"elite\"", "id = \"*\"")
            .replace("id = \"engineer\"", "id = \"elite\"")
            .replace("id = \"*\"", "id = \"engineer\"")
    };
    let error = tables_refused("units.toml", swapped);
    assert_eq!((key(&error), arg(&error, "found")), ("data-unexpected", "engineer".into()));
    assert_eq!((error.line, error.column), (line_of("units.toml", "id = \"elite\"", 1), 6));
    let error = tables_refused("units.toml", |text| text.replace("id = \"sniper\"", "id = \"spotter\""));
    assert_eq!(
        (key(&error), error.line, error.column),
        ("pack-toml", line_of("units.toml", "id = \"sniper\"", 1), 6)
    );
}

#[test]
fn a_terrain_missing_or_unknown_is_refused() {
    let cut = |text: &str| {
        let (from, to) = (text.find("[mine]").unwrap(), text.find("[eglise]").unwrap());
        format!("{}{}", &text[..from], &text[to..])
    };
    let error = tables_refused("terrain.toml", cut);
    assert_eq!((key(&error), arg(&error, "expected")), ("data-missing", "mine".into()));
    let error = tables_refused("terrain.toml", |text| format!("{text}\n[ marais ]\ntriple = \"none\"\n"));
    assert_eq!((key(&error), arg(&error, "found")), ("data-unknown", "marais".into()));
    let lines = own_pack().file("terrain.toml").unwrap().lines().count();
    assert_eq!((error.line, error.column), (lines + 2, 3));
    let error = tables_refused("terrain.toml", |text| text.replacen("blocks-sight", "block-sight", 1));
    assert_eq!((key(&error), error.column), ("pack-toml", 1));
}

/// Asserts that a number of ours in units.toml, where it first stands so, is refused when it is another.
fn out_of_bounds(line: &str, found: &str, wrong: u8, bounds: (u8, u8)) {
    out_of_bounds_in("units.toml", line, found, wrong, bounds);
}

fn out_of_bounds_in(file: &str, line: &str, found: &str, wrong: u8, bounds: (u8, u8)) {
    let ours = own_pack().file(file).unwrap().to_string();
    assert!(ours.contains(line), "{line}");
    let theirs = line.replacen(found, &wrong.to_string(), 1);
    let error = tables_refused(file, |text| text.replacen(line, &theirs, 1));
    let told = (arg(&error, "found"), arg(&error, "least"), arg(&error, "most"));
    assert_eq!(key(&error), "data-out-of-bounds", "{line}");
    assert_eq!(told, (wrong.to_string(), bounds.0.to_string(), bounds.1.to_string()));
    let at = ours.find(line).unwrap() + line.find(found).unwrap();
    let before = ours[..at].rfind('\n').unwrap() + 1;
    assert_eq!((error.line, error.column), (ours[..at].lines().count(), at - before + 1), "{line}");
}

#[test]
fn what_guns_and_specialists_do_stays_within_bounds() {
    out_of_bounds("on-acquired = { dice = 1", "1", 9, (0, 8));
    out_of_bounds("token = 1 ", "1", 7, (0, 6));
    out_of_bounds("observed = 1 ", "1", 6, (0, 5));
    out_of_bounds("double = 2 ", "2", 1, (2, 6));
    out_of_bounds("triple = 3 ", "3", 7, (2, 6));
    out_of_bounds("[specialist-test]\ndice = 1", "1", 0, (1, 8));
    out_of_bounds("fights-at-most = 1", "1", 8, (0, 7));
    out_of_bounds("observes = 5", "5", 8, (0, 7));
    out_of_bounds("fortifies = { own = 0,", "0", 31, (0, 30));
    out_of_bounds("own = 0, near = 2 }", "2", 31, (0, 30));
}

#[test]
fn dice_and_moves_stay_within_what_can_be_reckoned() {
    // Of units.
    out_of_bounds("moves = 2", "2", 8, (0, 7));
    out_of_bounds("fights-after = 1", "1", 8, (0, 7));
    out_of_bounds("close = 3", "3", 9, (0, 8));
    out_of_bounds("range = [2, 1, 1]", "2", 9, (0, 8));
    out_of_bounds("bog = [1, 1]", "1", 9, (0, 8));
    out_of_bounds("bog-rough = 1", "1", 9, (0, 8));
    out_of_bounds("recover = 1", "1", 9, (0, 8));
    out_of_bounds("bought = 3 ", "3", 9, (0, 8));
    // Of specialists.
    out_of_bounds("close-more = 1", "1", 255, (0, 8));
    out_of_bounds("close = 4\nrange = [3, 1, 1]", "4", 9, (0, 8));
    out_of_bounds("range = [4, 4, 1, 1]", "4", 9, (0, 8));
    out_of_bounds("still-range = [3, 2, 2]", "3", 9, (0, 8));
    out_of_bounds("moves = 3\nbonus-combat", "3", 8, (0, 7));
    out_of_bounds("fights-after = 2\nstock", "2", 8, (0, 7));
    // Of cards.
    out_of_bounds_in("cards.toml", "fights-after = 2, moves = 3", "2", 8, (0, 7));
    out_of_bounds_in("cards.toml", "moves = 3", "3", 8, (0, 7));
    out_of_bounds_in("cards.toml", "token = [\"hq\"], dice = 1", "1", 9, (0, 8));
    out_of_bounds_in("cards.toml", "units = 4, dice = 1", "1", 9, (0, 8));
    out_of_bounds_in("cards.toml", "\"surgeon\", dice = 4", "4", 9, (0, 8));
    out_of_bounds_in("cards.toml", "hexes = 1", "1", 8, (0, 7));
    out_of_bounds_in("cards.toml", "range = 4", "4", 8, (0, 7));
    out_of_bounds_in("cards.toml", "hexes = 2, dice = 1", "1", 9, (0, 8));
    out_of_bounds_in("cards.toml", "\"grenade\", dice = 1", "1", 9, (0, 8));
    // A range has at most six distances: two hexes to seven.
    let error = tables_refused("units.toml", |text| {
        text.replacen("range = [2, 1, 1]", "range = [2, 1, 1, 1, 1, 1, 1]", 1)
    });
    assert_eq!(
        (key(&error), arg(&error, "found"), arg(&error, "most")),
        ("data-long-range", "7".into(), "6".into())
    );
    assert_eq!((error.line, error.column), (line_of("units.toml", "range = [2, 1, 1]", 1), 9));
}

#[test]
fn what_a_unit_or_a_specialist_does_must_be_said_where_the_rules_have_it_so() {
    // What each must say, even if it is “no”: a file that is silent would lose a rule.
    let said = [
        ("machine-gun", "crosses-fire = true"),
        ("mortar", "blows-wire = [\"burst\"]"),
        ("mortar", "on-acquired = { dice = 1, faces = [\"deadly\"] }"),
        ("field-gun", "on-tanks = [\"deadly\"]"),
        ("field-gun", "pierces-armour = true"),
        ("schneider", "pierces-armour = true"),
        ("saint-chamond", "pierces-armour = true"),
        ("mark-iv-male", "pierces-armour = true"),
        ("a7v", "pierces-armour = true"),
        ("grenadier", "pierces-armour = true"),
        ("engineer", "clears-wire = true"),
        ("engineer", "fortifies = { own = 0, near = 2 }"),
        ("engineer", "mends-bridges = true"),
        ("flame-thrower", "fights-at-most = 1"),
        ("flame-thrower", "denies-flags = true"),
        ("light-machine-gun", "crosses-fire = true"),
        ("officer", "bonus-combat = true"),
        ("mortar-observer", "acquires = true"),
        ("forward-observer", "observes = 5"),
    ];
    for (id, line) in said {
        let place = |text: &str| text.find(&format!("id = \"{id}\"")).expect("the id");
        let cut = |text: &str| {
            let at = place(text) + text[place(text)..].find(line).expect("the key");
            format!("{}{}", &text[..at], &text[at + line.len() + 1..])
        };
        let error = tables_refused("units.toml", cut);
        let missing = line.split(' ').next().unwrap();
        assert_eq!(key(&error), "data-unsaid", "{id} {missing}");
        assert_eq!((arg(&error, "id"), arg(&error, "key")), (id.to_string(), missing.to_string()));
        // At the name of whoever does not say it.
        assert_eq!(
            (error.line, error.column),
            (line_of("units.toml", &format!("id = \"{id}\""), 1), 6),
            "{id}"
        );
    }
    // “No” is an answer.
    let ours = own_pack().file("units.toml").unwrap().to_string();
    for no in ["crosses-fire = false", "observes = 0", "blows-wire = []", "fortifies = false"] {
        let name = no.split(" = ").next().unwrap();
        let line = ours.lines().find(|line| line.starts_with(&format!("{name} ="))).expect("the key");
        let mut pack = own_pack();
        pack.replace("units.toml", ours.replace(line, no));
        assert!(Tables::read(&pack).is_ok(), "{no}");
    }
}

#[test]
fn where_both_sides_add_grenadiers_the_first_is_named() {
    let text = own_pack().file("scenarios/12.toml").unwrap().to_string();
    let mut pack = own_pack();
    let tables = Tables::read(&pack).unwrap();
    assert_eq!(Scenario::read(&pack, &tables, "12").unwrap().grenadiers_first, Some(ALLIED));
    pack.replace("scenarios/12.toml", text.replace("grenadiers-first = \"allied\"\n", ""));
    let error = Scenario::read(&pack, &tables, "12").expect_err("nobody is first");
    assert_eq!((error.file.as_str(), key(&error)), ("scenarios/12.toml", "scenario-grenadiers-first"));
    // At the second side's forces.
    let line = text.lines().position(|line| line == "[allied]").unwrap() + 1;
    assert_eq!((error.line, error.column), (line, 1));
    // One side alone needs no order.
    pack.replace(
        "scenarios/12.toml",
        text.replace("grenadiers-first = \"allied\"\n", "").replace("grenadiers = 3", "grenadiers = 0"),
    );
    assert!(Scenario::read(&pack, &tables, "12").is_ok());
}

#[test]
fn a_face_or_a_skill_that_nobody_knows_is_refused_where_it_stands() {
    for (ours, theirs, line) in [
        ("tanks = [\"burst\"]", "tanks = [\"skull\"]", "tanks = "),
        ("lost = [\"deadly\"]", "lost = \"deadly\"", "lost = "),
        ("clears-wire = true", "clears-wire = \"yes\"", "clears-wire = "),
        ("bonus-combat = true", "bonus-fight = true", "bonus-combat = "),
        ("fortifies = { own = 0, near = 2 }", "fortifies = { own = 0 }", "fortifies = "),
        ("fortifies = { own = 0, near = 2 }", "fortifies = true", "fortifies = "),
        ("observes = 5", "observes = -5", "observes = "),
    ] {
        let error = tables_refused("units.toml", |text| text.replacen(ours, theirs, 1));
        let pack = own_pack();
        let at = pack.file("units.toml").unwrap().lines().position(|text| text.starts_with(line)).unwrap();
        assert_eq!((key(&error), error.line), ("pack-toml", at + 1), "{theirs}");
    }
    let error = tables_refused("units.toml", |text| text.replacen("[artillery]", "[howitzers]", 1));
    assert_eq!(key(&error), "pack-toml");
}

#[test]
fn who_is_pressed_and_who_adds_grenadiers_is_a_side() {
    for key in ["pressed", "pressed-by-option", "grenadiers-first"] {
        let rule = |value: &str| scenario_text(PLAIN, &format!("[rules]\n{key} = \"{value}\""));
        refused(&rule("french"), 33, key.len() + 4, "pack-toml");
    }
    let two = scenario_text(PLAIN, "[rules]\npressed = \"german\"\npressed-by-option = \"allied\"");
    assert_eq!(read(&two).unwrap().pressed_by_option, Some(ALLIED));
    // An option that turns what nobody is pressed by, or that changes nothing, is a slip of the pen.
    let alone = scenario_text(PLAIN, "[rules]\npressed-by-option = \"allied\"");
    refused(&alone, 33, 21, "scenario-pressed");
    let same = scenario_text(PLAIN, "[rules]\npressed = \"allied\"\npressed-by-option = \"allied\"");
    refused(&same, 34, 21, "scenario-pressed");
    let nobodys = scenario_text(PLAIN, "[rules]\ngrenadiers-first = \"allied\"");
    refused(&nobodys, 33, 20, "scenario-grenadiers");
}
