//! Packs: one that corrects the data is read; one that is wrong is refused with its file, its line and its
//! fault.

use contract::{Generated, Pack, PackError, Rules};
use der_des_ders::DerDesDers;
use der_des_ders::generator::draw;
use der_des_ders::map::{Ground, Hex};
use der_des_ders::own_pack;
use der_des_ders::scenario::Scenario;
use der_des_ders::units::Fire;
use workbench::packs::{self, arg, key, place_of};

const BATTLE: &str = "scenarios/kumanovo.toml";
const ARMIES: &str = "armies.toml";
const THEMES: &str = "themes.toml";

fn changed(file: &str, from: &str, to: &str) -> String {
    packs::changed::<DerDesDers>(file, from, to)
}

fn first_changed(file: &str, from: &str, to: &str) -> String {
    packs::first_changed::<DerDesDers>(file, from, to)
}

fn with(file: &str, text: &str) -> Pack {
    let mut pack = own_pack();
    pack.replace(file, text.to_string());
    pack
}

fn read(file: &str, text: &str) -> Result<Scenario, PackError> {
    let pack = with(file, text);
    if file == BATTLE {
        return Scenario::read(&pack, "kumanovo");
    }
    let id = "generated.west.1917.medium.french-german.1";
    let generated = Generated::parse(DerDesDers::about(), id).expect("an id").expect("a sound one");
    draw(&generated, &pack)
}

fn taken(file: &str, text: &str) -> Scenario {
    read(file, text).unwrap_or_else(|error| panic!("{error}"))
}

/// What is wrong with a text in the place of a file of ours.
fn fault(file: &str, text: &str) -> PackError {
    read(file, text).err().unwrap_or_else(|| panic!("the pack is taken: {text}"))
}

/// A text in the place of a file of ours is refused for this reason, at the place where `at` stands.
fn refused_text(file: &str, text: &str, at: &str, reason: &str) -> PackError {
    packs::stands::<DerDesDers>(fault(file, text), file, text, at, reason)
}

/// The same of a file of ours with one place changed.
fn refused(file: &str, from: &str, to: &str, at: &str, reason: &str) -> PackError {
    refused_text(file, &changed(file, from, to), at, reason)
}

/// The same where the fault is of the whole file: it is pointed at behind its end.
fn refused_at_end(file: &str, text: &str, reason: &str) -> PackError {
    packs::stands_at_end::<DerDesDers>(fault(file, text), file, text, reason)
}

// --- Packs that are played with.

#[test]
fn a_pack_may_change_ground_units_and_worth() {
    let text = changed(BATTLE, "turns = 9", "turns = 7");
    let text = text.replace("base-worth = 5", "base-worth = 3").replace("lead = 12", "lead = -4");
    let scenario = taken(BATTLE, &text);
    assert_eq!((scenario.turns, scenario.base_worth, scenario.lead), (7, 3, -4));
    let text = changed(BATTLE, "C  b. .. ..", "C  L. k2 ..");
    let scenario = taken(BATTLE, &text);
    let cell = |hex: u16| scenario.board.cells[Hex(2 * 18 + hex).index()];
    assert_eq!((cell(0).ground, cell(0).height), (Ground::Water, 0));
    assert_eq!((cell(1).ground, cell(1).height), (Ground::Thicket, 2));
    // Water is no place to deploy, and so the zone has one hex less.
    assert_eq!(scenario.armies[1].zone.len(), 5 * 18 - 1);
    let text = changed(BATTLE, "stock = { guns = 4 }", "stock = { gas = 2 }\nbrings = [\"air\", \"guns\"]");
    let army = &taken(BATTLE, &text).armies[1];
    assert_eq!((army.stock, army.brings.as_slice()), ([0, 2, 0], &[Fire::Air, Fire::Guns][..]));
}

#[test]
fn a_battle_with_line_breaks_of_another_machine_is_read() {
    let ours = packs::own::<DerDesDers>(BATTLE);
    assert_eq!(taken(BATTLE, &ours.replace('\n', "\r\n")), taken(BATTLE, &ours));
}

#[test]
fn a_file_that_is_missing_or_no_toml_is_said() {
    let error = Scenario::read(&own_pack(), "waterloo").expect_err("no such battle");
    assert_eq!((key(&error), error.file.as_str()), ("pack-missing-file", "scenarios/waterloo.toml"));
    let text = changed(BATTLE, "turns = 9", "turns = nine");
    let error = read(BATTLE, &text).expect_err("not a number");
    assert_eq!((key(&error), error.line), ("pack-toml", place_of(&text, "turns = nine").0));
    let text = changed(BATTLE, "turns = 9", "turns = 9\nweather = \"rain\"");
    let error = read(BATTLE, &text).expect_err("no such field");
    assert_eq!((key(&error), error.line), ("pack-toml", place_of(&text, "weather").0));
    let text = first_changed(BATTLE, "source = \"recalled\"", "source = \"dreamt\"");
    let error = read(BATTLE, &text).expect_err("no such mark");
    assert_eq!((key(&error), error.line), ("pack-toml", place_of(&text, "dreamt").0));
}

// --- The battle as a whole.

#[test]
fn year_turns_and_country_are_possible() {
    refused(BATTLE, "year = 1912", "year = 1805", "1805", "data-year");
    refused(BATTLE, "turns = 9", "turns = 0 # none", "0 # none", "data-turns");
    let error = refused(BATTLE, "country = \"temperate\"", "country = \"tundra\"", "tundra", "data-country");
    assert_eq!(arg(&error, "found"), "tundra");
}

#[test]
fn the_table_has_a_size_that_fits() {
    refused(BATTLE, "rows = 12", "rows = 21 # too many", "21 # too many", "data-size");
    refused(BATTLE, "columns = 18", "columns = 11 # too few", "11 # too few", "data-size");
}

// --- The picture.

#[test]
fn the_picture_has_every_row_and_hex() {
    let error = refused(BATTLE, "\nC  b.", "\nX  b.", "X  b.", "data-row");
    assert_eq!((arg(&error, "expected"), arg(&error, "found")), ("C".into(), "X".into()));
    let error = refused(BATTLE, "\nC  b. ..", "\nC  b.", "C  b.", "data-row-length");
    assert_eq!((arg(&error, "found"), arg(&error, "expected")), ("17".into(), "18".into()));
    let error = refused(BATTLE, "C  b. .. ..", "C  b. x1 ..", "x1", "data-sign");
    assert_eq!(arg(&error, "found"), "x1");
    refused(BATTLE, "C  b. .. ..", "C  b. w3 ..", "w3", "data-sign");
    refused(BATTLE, "C  b. .. ..", "C  b. k ..", "k ..", "data-sign");
    refused(BATTLE, "C  b. .. ..", "C  b. ... ..", "... ..", "data-sign");
    let ours = packs::own::<DerDesDers>(BATTLE);
    let last = ours.lines().find(|line| line.starts_with("L  ")).expect("the last row").to_string();
    let text = ours.replace(&format!("{last}\n"), "");
    let error = read(BATTLE, &text).expect_err("a row is missing");
    assert_eq!((key(&error), arg(&error, "expected")), ("data-row", "L".into()));
    let text = ours.replace(&format!("{last}\n"), &format!("{last}\n{}\n", last.replacen('L', "M", 1)));
    refused_text(BATTLE, &text, "M  ", "data-rows");
}

// --- Hexes, roads, rivers.

#[test]
fn lists_of_hexes_are_read_as_they_are_written() {
    refused(BATTLE, "trenches = \"E08-E10\"", "trenches = \"E08-F10\"", "E08-F10", "data-no-hexes");
    refused(BATTLE, "trenches = \"E08-E10\"", "trenches = \"E08 E99\"", "E99", "data-no-hexes");
    refused(BATTLE, "trenches = \"E08-E10\"", "trenches = \"E8\"", "E8\"", "data-no-hexes");
    refused(BATTLE, "trenches = \"E08-E10\"", "wire = \"Q\"", "Q\"", "data-no-hexes");
    let scenario =
        taken(BATTLE, &changed(BATTLE, "trenches = \"E08-E10\"", "forts = \"E08 E10\"\nredoubts = \"D12\""));
    let works = |name: u16| scenario.board.cells[usize::from(name)].works;
    assert_eq!((works(4 * 18 + 7), works(4 * 18 + 8), works(4 * 18 + 9), works(3 * 18 + 11)), (3, 0, 3, 2));
}

#[test]
fn ways_go_from_neighbour_to_neighbour() {
    let ours = packs::own::<DerDesDers>(BATTLE);
    let line =
        ours.lines().find(|line| line.starts_with("path = \"L05 K05")).expect("the railway").to_string();
    refused_text(BATTLE, &ours.replace(&line, "path = \"L05\""), "\"L05\"", "data-no-path");
    refused_text(BATTLE, &ours.replace(&line, "path = \"L05 Z05\""), "Z05", "data-no-hex");
    let marsh = ours.replace("C  b. .. ..", "C  b. m. ..").replace(&line, "path = \"C03 C02\"");
    refused_text(BATTLE, &marsh, "C02\"", "data-closed");
    let error =
        refused_text(BATTLE, &ours.replace(&line, "path = \"L05 J05 \""), "J05 \"", "data-not-adjacent");
    assert_eq!((arg(&error, "from"), arg(&error, "to")), ("L05".into(), "J05".into()));
}

#[test]
fn a_river_runs_along_sides_that_touch() {
    let ours = packs::own::<DerDesDers>(BATTLE);
    let line =
        ours.lines().find(|line| line.starts_with("sides = \"A14/A15")).expect("the Pčinja").to_string();
    for (sides, at, reason) in [
        ("A14/A15 A15", "A15\"", "data-no-side"),
        ("A14/C14", "A14/C14", "data-not-adjacent"),
        ("A14/A15 F03/F04", "F03/F04", "data-river-gap"),
        ("A14/A15 A15/A14", "A15/A14", "data-river-twice"),
        ("A14/A15 Q14/A15", "Q14/A15", "data-no-hex"),
    ] {
        let text = ours.replace(&line, &format!("sides = \"{sides}\""));
        refused_text(BATTLE, &text, at, reason);
    }
}

#[test]
fn a_prize_is_one_hex_that_everybody_can_enter() {
    let text = changed(BATTLE, "C  b. .. ..", "C  b. L. ..");
    let text = text.replace("[[prize]]\nhex = \"D09\"", "[[prize]]\nhex = \"C02\"");
    refused_text(BATTLE, &text, "C02\"", "data-closed");
    let text = own_pack()
        .file(BATTLE)
        .expect("our own file")
        .replace("[[prize]]\nhex = \"B05\"", "[[prize]]\nhex = \"D09\" ");
    refused_text(BATTLE, &text, "D09\" ", "data-prize-twice");
    let text = own_pack()
        .file(BATTLE)
        .expect("our own file")
        .replace("[[prize]]\nhex = \"B05\"", "[[prize]]\nhex = \"B55\"");
    refused_text(BATTLE, &text, "B55", "data-no-hex");
}

#[test]
fn a_battle_has_eight_objectives_at_most() {
    let ours = packs::own::<DerDesDers>(BATTLE);
    let known = ours.matches("[[prize]]").count();
    let more = |all: usize| {
        // Places of the top row, where none of ours is.
        let prizes = (known + 1..=all).map(|at| {
            format!("[[prize]]\nhex = \"A{at:02}\"\nname = {{ fr = \"là\", en = \"there\" }}\nworth = 1\n\n")
        });
        ours.replacen("[attacker]", &format!("{}[attacker]", prizes.collect::<String>()), 1)
    };
    assert_eq!(taken(BATTLE, &more(8)).prizes.len(), 8);
    let error = refused_text(BATTLE, &more(9), "A09\"", "data-prizes");
    assert_eq!(arg(&error, "most"), "8");
}

// --- The armies of a battle.

#[test]
fn zones_leave_no_mans_land_free() {
    let error = refused(BATTLE, "zone = \"I-L\"", "zone = \"H-L\"", "\"H-L\"", "data-zone");
    assert_eq!(
        (arg(&error, "hex"), arg(&error, "first"), arg(&error, "last")),
        ("H01".into(), "I".into(), "L".into())
    );
    let error = refused(BATTLE, "zone = \"A-E\"", "zone = \"A-E F03\"", "\"A-E F03\"", "data-zone");
    assert_eq!(arg(&error, "hex"), "F03");
}

#[test]
fn bases_are_as_many_as_they_should_be_and_on_their_side() {
    let error =
        refused(BATTLE, "bases = \"B05 B10 C16\"", "bases = \"B05 B10\"", "\"B05 B10\"", "data-bases");
    assert_eq!(
        (arg(&error, "units"), arg(&error, "found"), arg(&error, "expected")),
        ("12".into(), "2".into(), "3".into())
    );
    refused(BATTLE, "bases = \"B05 B10 C16\"", "bases = \"B05 B10 H16\"", "H16\"", "data-base-half");
    refused(BATTLE, "bases = \"B05 B10 C16\"", "bases = \"B05 B10 B10 \"", "B10 \"", "data-base-twice");
}

#[test]
fn flags_facings_and_fires_are_known() {
    refused(BATTLE, "flag = \"serbian\"", "flag = \"prussian\"", "prussian", "data-flag");
    refused(BATTLE, "facing = \"SW\"\nbases", "facing = \"upwards\"\nbases", "upwards", "data-facing");
    refused(
        BATTLE,
        "stock = { guns = 4 }",
        "brings = [\"guns\", \"air\", \"guns\" ]",
        "\"guns\" ]",
        "data-brings-twice",
    );
}

/// The line of a unit with one place changed.
fn unit_with(short: &str, from: &str, to: &str) -> String {
    let ours = packs::own::<DerDesDers>(BATTLE);
    let sign = format!("short = \"{short}\"");
    let line = ours.lines().find(|line| line.contains(&sign)).expect("the unit");
    assert_eq!(line.matches(from).count(), 1, "{from} stands once in {line}");
    ours.replace(line, &line.replace(from, to))
}

#[test]
fn a_unit_is_what_it_can_be() {
    refused_text(
        BATTLE,
        &unit_with("37", "short = \"37\"", "short = \"thirty-seven\""),
        "thirty-seven",
        "data-short",
    );
    refused_text(BATTLE, &unit_with("37", "cohesion = 3", "cohesion = 5"), "5, traits", "data-cohesion");
    refused_text(
        BATTLE,
        &unit_with("C I", "class = \"cavalry\"", "class = \"decoy\""),
        "2, hex = \"I16\"",
        "data-cohesion",
    );
    let error =
        refused_text(BATTLE, &unit_with("37", "\"compact\"", "\"compact brave\""), "brave", "data-trait");
    assert_eq!(arg(&error, "found"), "brave");
    let text = unit_with("C I", "cohesion = 2", "cohesion = 2, traits = \"assault\"");
    refused_text(BATTLE, &text, "C I\"", "data-traits-class");
    let text = unit_with("C I", "cohesion = 2", "cohesion = 2, armour = \"heavy\"");
    refused_text(BATTLE, &text, "C I\"", "data-traits-class");
    refused_text(BATTLE, &unit_with("37", "short", "flag = \"martian\", short"), "martian", "data-flag");
    refused_text(BATTLE, &unit_with("55", "facing = \"NW\"", "facing = \"up\""), "up\"", "data-facing");
}

#[test]
fn a_unit_stands_where_it_can_and_alone() {
    refused_text(BATTLE, &unit_with("37", "hex = \"I10\"", "hex = \"G10\""), "G10\"", "data-outside");
    refused_text(BATTLE, &unit_with("37", "hex = \"I10\"", "hex = \"I77\""), "I77", "data-no-hex");
    // The later of the two is told.
    refused_text(BATTLE, &unit_with("38", "hex = \"I09\"", "hex = \"I10\" "), "I10\" ", "data-same-hex");
    // Horse keep out of thickets and wire.
    let text = unit_with("C I", "hex = \"I16\"", "hex = \"I17\"");
    let text = text.replace("trenches = \"E08-E10\"", "wire = \"I17\"");
    refused_text(BATTLE, &text, "I17\", source", "data-cannot-stand");
    // A cliff is for mountain troops.
    let row = "I  .1 .. ..";
    let cliff = |text: &str| {
        assert_eq!(text.matches(row).count(), 1);
        text.replace(row, "I  c1 .. ..")
    };
    let text = cliff(&unit_with("37", "hex = \"I10\"", "hex = \"I01\""));
    refused_text(BATTLE, &text, "I01\"", "data-cannot-stand");
    let text = cliff(&unit_with("37", "\"compact\", hex = \"I10\"", "\"mountain\", hex = \"I01\""));
    taken(BATTLE, &text);
    // A train keeps to the rails.
    let train = "class = \"train\", cohesion = 4, hex = \"J08\"";
    let text = unit_with("57", "cohesion = 3, traits = \"compact\", hex = \"J08\"", train);
    refused_text(BATTLE, &text, "J08\"", "data-cannot-stand");
}

#[test]
fn there_are_no_more_units_than_have_room() {
    let ours = packs::own::<DerDesDers>(BATTLE);
    let line = ours.lines().find(|line| line.contains("short = \"37\"")).expect("the unit").to_string();
    let more: String = (0..33)
        .map(|number| {
            let hex = format!("{}{:02}", ['K', 'L'][number / 17], number % 17 + 1);
            format!("\n{}", line.replace("I10", &hex))
        })
        .collect();
    let text = ours.replace(&line, &format!("{line}{more}"));
    let error = read(BATTLE, &text).expect_err("too many");
    assert_eq!((key(&error), arg(&error, "most")), ("data-many-units", "48".into()));
    packs::is_said::<DerDesDers>(&error);
}

// --- What the generator draws from.

#[test]
fn armies_are_of_nations_that_there_are_once() {
    refused(ARMIES, "id = \"french\"", "id = \"gaulish\"", "gaulish", "data-flag");
    refused(ARMIES, "id = \"belgian\"", "id = \"french\" ", "french\" ", "data-nation-twice");
}

#[test]
fn troops_and_supports_are_possible() {
    refused(ARMIES, "id = \"jaeger\"", "id = \"Jäger\"", "Jäger\", name", "data-troop-id");
    refused(ARMIES, "id = \"jaeger\"", "id = \"alpenkorps\" ", "alpenkorps\", name", "data-troop-id");
    let text = first_changed(ARMIES, "traits = \"french gaudy\"", "traits = \"french gallant\"");
    refused_text(ARMIES, &text, "gallant", "data-trait");
    let text = first_changed(
        ARMIES,
        "class = \"cavalry\", traits = \"gaudy\"",
        "class = \"cavalry\", traits = \"compact\"",
    );
    refused_text(ARMIES, &text, "cuirassiers\", name", "data-traits-class");
    let text = first_changed(ARMIES, "years = [1914, 1914]", "years = [1914, 1910]");
    refused_text(ARMIES, &text, "[1914, 1910]", "data-years");
    let text = first_changed(ARMIES, "themes = \"mountain italy\"", "themes = \"mountain moon\"");
    refused_text(ARMIES, &text, "moon", "data-theme");
    let text = first_changed(ARMIES, "kind = \"armour\", armour = \"heavy\",", "kind = \"armour\" ,");
    refused_text(ARMIES, &text, "\"armour\" ,", "data-vehicles");
    let text = first_changed(ARMIES, "kind = \"mortars\",", "kind = \"mortars\" , armour = \"light\",");
    refused_text(ARMIES, &text, "\"mortars\" ,", "data-vehicles");
}

#[test]
fn a_nation_that_fights_raises_somebody() {
    let text = own_pack().file(ARMIES).expect("our own file").replace("id = \"german\"", "id = \"german\" ");
    let start = text.find("[[nation]]\nid = \"german\" ").expect("the Germans");
    let end = start + text[start..].find("\n\n").expect("the next nation");
    let without = format!("{}{}", &text[..start], &text[end..]);
    let error = refused_at_end(ARMIES, &without, "data-no-troops");
    assert_eq!((arg(&error, "nation"), arg(&error, "year")), ("german".into(), "1917".into()));
    let before = text[start..end]
        .replace("1918]", "1914]")
        .replace("1915, 1914]", "1914, 1914]")
        .replace("1916, 1914]", "1914, 1914]")
        .replace("1918, 1914]", "1914, 1914]");
    refused_text(
        ARMIES,
        &format!("{}{before}{}", &text[..start], &text[end..]),
        "german\" ",
        "data-no-troops",
    );
}

#[test]
fn countries_are_themes_with_shares_looks_and_names() {
    refused(THEMES, "id = \"west\"", "id = \"moon\"", "moon", "data-theme");
    let ours = packs::own::<DerDesDers>(THEMES);
    let start = ours.find("[[theme]]\nid = \"west\"").expect("the west");
    let end = start + ours[start..].find("[[theme]]\nid = \"east\"").expect("the east");
    refused_at_end(THEMES, &format!("{}{}", &ours[..start], &ours[end..]), "data-no-theme");
    let west = |from: &str, to: &str| {
        assert!(ours[start..end].contains(from));
        format!("{}{}{}", &ours[..start], ours[start..end].replacen(from, to, 1), &ours[end..])
    };
    let error = refused_text(THEMES, &west("hills = 14", "hills = 970"), "970", "data-share");
    assert_eq!((arg(&error, "name"), arg(&error, "most")), ("hills".into(), "70".into()));
    let error = refused_text(THEMES, &west("wire = 9", "wire = 888"), "888", "data-share");
    assert_eq!(arg(&error, "name"), "wire");
    refused_text(
        THEMES,
        &west("looks = \"temperate\"", "looks = \"temperate lunar\""),
        "lunar",
        "data-country",
    );
    refused_text(THEMES, &west("looks = \"temperate\"", "looks = \" \""), "\" \"", "data-country");
    refused_text(THEMES, &west("places = \"Mametz,", "places = \"Loos\" # \""), "\"Loos\" #", "data-places");
}
