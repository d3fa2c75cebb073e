//! Packs: one that corrects the data is played with; one that is wrong is refused with its file, its line and its fault.

use crate::common::*;
use contract::{Pack, PackError, SetupError, Show};
use table::keys_of;
use villers::own_pack;
use workbench::packs::{self, arg, key, place_of};

const MAP: &str = "map.toml";
const UNITS: &str = "units.toml";
const TABLES: &str = "tables.toml";

fn changed(file: &str, from: &str, to: &str) -> String {
    packs::changed::<Villers>(file, from, to)
}

fn with_file(scenario: usize, file: &str, text: &str) -> Setup {
    packs::with_file::<Villers>(Villers::about().scenarios[scenario - 1].id, file, text)
}

/// The second battle with a file of a pack in the place of ours.
fn play(file: &str, text: &str) -> Villers {
    Villers::ready(with_file(2, file, text)).unwrap_or_else(|error| panic!("{error}"))
}

/// What is wrong with a pack in which this file is in the place of ours, whichever scenario is played.
fn fault(file: &str, text: &str) -> PackError {
    let [one, other] = [1, 2].map(|scenario| packs::fault::<Villers>(with_file(scenario, file, text)));
    assert_eq!(one, other);
    one
}

/// A text in the place of a file of ours is refused for this reason, at the place where `at` stands.
fn refused_text(file: &str, text: &str, at: &str, reason: &str) -> PackError {
    packs::stands::<Villers>(fault(file, text), file, text, at, reason)
}

/// The same of a file of ours with one place changed.
fn refused(file: &str, from: &str, to: &str, at: &str, reason: &str) -> PackError {
    refused_text(file, &changed(file, from, to), at, reason)
}

/// The same where the fault is of the whole file: it is pointed at behind its end.
fn refused_at_end(file: &str, text: &str, reason: &str) -> PackError {
    packs::stands_at_end::<Villers>(fault(file, text), file, text, reason)
}

/// The same where it is not said at which place.
fn faulty(file: &str, text: &str, reason: &str) -> PackError {
    let error = fault(file, text);
    assert_eq!(key(&error), reason, "{error}");
    packs::is_said::<Villers>(&error);
    error
}

/// The line of a unit with one place changed.
fn unit_with(id: &str, from: &str, to: &str) -> String {
    let ours = packs::own::<Villers>(UNITS);
    let line = ours.lines().find(|line| line.contains(&format!("id = \"{id}\""))).expect("the unit");
    assert_eq!(line.matches(from).count(), 1, "{from} stands once in {line}");
    ours.replace(line, &line.replace(from, to))
}

/// The same is refused.
fn refused_unit(id: &str, from: &str, to: &str, at: &str, reason: &str) {
    refused_text(UNITS, &unit_with(id, from, to), at, reason);
}

fn without_unit(id: &str) -> String {
    let ours = packs::own::<Villers>(UNITS);
    let sign = format!("id = \"{id}\"");
    ours.lines().filter(|line| !line.contains(&sign)).map(|line| format!("{line}\n")).collect()
}

// --- Packs that are played with.

/// The first turn is let pass.
fn plays_a_turn(game: Villers) -> Desk {
    let mut desk = Desk::begin(game, 7);
    while desk.p.turn == 1 {
        let may_end = desk.may("done");
        let offer = if may_end { "done".to_string() } else { desk.offers().swap_remove(0) };
        desk.does(&offer);
    }
    desk
}

#[test]
fn our_own_pack_is_in_order() {
    let pack: Pack = own_pack();
    let names: Vec<&str> = pack.names().collect();
    assert_eq!(names, [MAP, TABLES, UNITS]);
    for scenario in [1, 2] {
        plays_a_turn(game(scenario, ""));
    }
}

#[test]
fn a_changed_map_is_played_on() {
    // A new village in the open north, with a road to it.
    let text = changed(
        MAP,
        "A  . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .",
        "A  . . . . . . . . . . . . . . . . . . . . . . . N . . . . . . . . .",
    );
    let text = text.replace(
        "[[railway]]",
        "[[place]]\nsign = \"N\"\nid = \"neuve\"\nkind = \"village\"\nname = { fr = \"Neuve\", en = \"Neuve\" }\nlabel = \"A24\"\nsource = \"text\"\n\n[[road]]\nname = \"Neuve\"\npath = \"A23 A24 A25\"\nsource = \"text\"\n\n[[railway]]",
    );
    let game = play(MAP, &text);
    let hex = game.map.named("A24").expect("a hex");
    assert_eq!((game.map.ground[hex.index()], game.map.cost[hex.index()]), (Ground::Village, 2));
    let mut desk = Desk::on(play(MAP, &text), "gr5-1 A25, gr5-2 B24");
    desk.does("take gr5-1, go A23, stay, take gr5-2, go A24");
    assert!(desk.saw(|event| matches!(event, Event::Moved { points: 2, .. })), "off the road");
    plays_a_turn(play(MAP, &text));
}

#[test]
fn a_changed_counter_is_played_with() {
    let text = unit_with("elancs2", "medals = 3, hex = \"F20\"", "medals = 4, hex = \"F21\"");
    let game = play(UNITS, &text);
    let desk = Desk::begin(game, 7);
    assert_eq!(desk.whereabouts("elancs2"), "F21");
    assert_eq!(desk.game.counter(desk.unit("elancs2")).medals, 4);
    plays_a_turn(play(UNITS, &text));
}

#[test]
fn a_counter_may_be_added_and_another_taken_out() {
    let ours = packs::own::<Villers>(UNITS);
    let line = "  { id = \"extra\", side = \"german\", nation = \"de\", division = \"19\", kind = \"battalion\", name = { fr = \"Un de plus\", en = \"One more\" }, short = \"+\", medals = 2, hex = \"AA33\", source = \"text\" },\n]";
    let text = ours.replacen("\n]", &format!("\n{line}"), 1);
    assert_eq!(play(UNITS, &text).counters.all.len(), 97);
    let game = play(UNITS, &without_unit("durham22"));
    assert_eq!(game.counters.all.len(), 95);
    plays_a_turn(game);
}

#[test]
fn changed_tables_are_played_with() {
    let text = changed(TABLES, "wood           = { move = 2,", "wood           = { move = 1,");
    let text = text.replace("german = 6, allied = 2", "german = 1, allied = 0");
    let game = play(TABLES, &text);
    assert_eq!(game.map.cost[game.map.named("T21").expect("a wood").index()], 1);
    let desk = Desk::begin(game, 7);
    assert_eq!((desk.p.phase, desk.p.guns), (Phase::Aim, 1));
    let text = changed(TABLES, "a7v              = \".    -2 ", "a7v              = \".    3  ");
    let tables = play(TABLES, &text).tables;
    assert_eq!(tables.tanks[0], [None, Some(3), Some(-2), Some(0)]);
}

#[test]
fn a_pack_sets_the_score_to_beat() {
    let ready = |lead: &str, options: &[&str]| {
        let mut setup =
            with_file(1, TABLES, &changed(TABLES, "german-lead = 24", &format!("german-lead = {lead}")));
        setup.options = options.iter().map(|option| option.to_string()).collect();
        Villers::ready(setup).unwrap_or_else(|error| panic!("{error}"))
    };
    assert_eq!(ready("7", &[]).tables.even_lead, 7);
    assert_eq!(ready("7", &["most-points"]).tables.even_lead, 0, "the option goes before the pack");
    // With 0 it is as with the option: the most points win.
    let desk = Desk::begin(ready("0", &[]), 7);
    assert_eq!(crate::common::key(&desk.table(GERMAN).goals[0].name), "goal-most-points");
    // And then no score is ours, whatever mark the pack leaves it.
    let ours = |game: &Villers| {
        game.scene().reconstructed.iter().any(|one| crate::common::key(&one.what) == "reconstructed-winner")
    };
    assert!(!ours(&desk.game) && ours(&ready("7", &[])) && !ours(&ready("7", &["most-points"])));
    refused(TABLES, "german-lead = 24", "german-lead = 51", "[winner]", "table-figure");
}

#[test]
fn a_track_and_a_cup_from_the_box_are_no_reconstruction() {
    let ours = packs::own::<Villers>(TABLES);
    let text = ours.replacen("[cup]\nsource = \"drawn\"", "[cup]\nsource = \"text\"", 1);
    let names: Vec<&str> = play(TABLES, &text).tables.reconstructed.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["scatter", "track"]);
}

#[test]
fn a_pack_has_a_digest_of_its_own() {
    let mut other = own_pack();
    other.replace(TABLES, changed(TABLES, "morning-confusion = 20", "morning-confusion = 21"));
    assert_ne!(own_pack().hash(), other.hash());
}

#[test]
fn line_breaks_of_windows_change_nothing() {
    for file in [MAP, UNITS, TABLES] {
        let ours = packs::own::<Villers>(file);
        play(file, &ours.replace('\n', "\r\n"));
    }
    let text = changed(MAP, "label = \"F20\"", "label = \"F99\"").replace('\n', "\r\n");
    refused_text(MAP, &text, "\"F99\"", "map-no-hex");
}

// --- The map.

#[test]
fn a_missing_file_is_said() {
    let mut setup = Setup::new(Villers::about(), &[]);
    setup.pack = Pack::new([(TABLES, own_pack().file(TABLES).unwrap())]);
    let Err(SetupError::Pack(error)) = Villers::ready(setup) else { panic!("a fault") };
    assert_eq!((error.file.as_str(), key(&error), error.line), (MAP, "pack-missing-file", 0));
}

#[test]
fn a_file_that_is_no_toml_or_has_an_unknown_word_is_pointed_at() {
    let error = fault(MAP, &changed(MAP, "columns = 33\n", "columns = = 33\n"));
    assert_eq!((error.file.as_str(), key(&error)), (MAP, "pack-toml"));
    refused(MAP, "rows = 27\n", "rows = 27\nlayers = 2\n", "layers", "pack-toml");
    refused(TABLES, "[repair]\nmended = 1", "[repair]\nluck = 1\nmended = 1", "luck = 1", "pack-toml");
    refused_unit("rifle2", "short =", "armour = 3, short =", "armour", "pack-toml");
    refused_unit("rifle2", "kind = \"battalion\"", "kind = \"militia\"", "\"militia\"", "pack-toml");
}

#[test]
fn a_board_too_large_or_too_small_is_refused() {
    refused(MAP, "rows = 27\n", "rows = 28 # more\n", "28 # more", "map-too-large");
    refused(MAP, "rows = 27\n", "rows = 1 # fewer\n", "1 # fewer", "map-too-large");
}

#[test]
fn a_picture_of_other_rows_is_refused() {
    let row = "B   . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n";
    let error = refused(MAP, row, &row.replace("B ", "Xx "), "Xx   . .", "map-row");
    assert_eq!((arg(&error, "expected"), arg(&error, "found")), ("B".into(), "Xx".into()));
    assert_eq!(
        arg(&faulty(MAP, &changed(MAP, row, &row.replacen(". ", "", 1)), "map-row-length"), "found"),
        "32"
    );
    let last = "AA . . . . . . . . . D D . . . . . . . . . . . . . . . . . . . . . .\n";
    faulty(MAP, &changed(MAP, last, &format!("{last}AB{}", &last[2..])), "map-rows");
    let error = fault(MAP, &changed(MAP, last, ""));
    assert_eq!((key(&error), arg(&error, "expected")), ("map-row", "AA".into()));
    refused(
        MAP,
        "AA . . . . . . . . . D D",
        "AA . . . . . . . . . D Z",
        "Z . . . . . . . . . . . . . . . . . . . . . .",
        "map-no-sign",
    );
}

#[test]
fn a_place_is_said_once_and_properly() {
    refused(MAP, "sign = \"C\"", "sign = \"V\" # again", "\"V\" # again", "map-sign");
    refused(MAP, "sign = \"C\"", "sign = \"CC\"", "\"CC\"", "map-sign");
    let text = changed(MAP, "id = \"hangard\"", "id = \"cachy\" # again");
    let error = fault(MAP, &text);
    assert_eq!((key(&error), error.line), ("map-place-twice", place_of(&text, "# again").0));
    packs::is_said::<Villers>(&error);
    let text = changed(MAP, "id = \"cachy\"\nkind = \"village\"", "id = \"cachy\"\nkind = \"open\"");
    refused_text(MAP, &text, "\"cachy\"", "map-place-kind");
    refused(MAP, "label = \"K09\"", "label = \"A09\"", "\"A09\"", "map-label");
    refused(MAP, "label = \"K09\"", "label = \"K99\"", "\"K99\"", "map-no-hex");
    let text = changed(MAP, "id = \"bois-d-aquenne\"", "id = \"bois-inconnu\"");
    let error = refused_at_end(MAP, &text, "map-no-place");
    assert_eq!(arg(&error, "place"), "bois-d-aquenne");
}

#[test]
fn a_road_or_a_trench_through_nowhere_is_refused() {
    let error = refused(MAP, "\"K22 L22 M23 N22", "\"K22 L22   N22", "N22 O23", "map-not-adjacent");
    assert_eq!((arg(&error, "from"), arg(&error, "to")), ("L22".into(), "N22".into()));
    refused(MAP, "\"K22 L22 M23 N22", "\"K22 L22 M99 N22", "M99", "map-no-hex");
    let road = "path = \"K22 L22 M23 N22 O23 P22 Q22 R21 S21 T20 U20 V19 W19 X18 Y19\"";
    refused(MAP, road, "path = \"  K22\"", "\"  K22\"", "map-no-path");
    refused(MAP, "path = \"G16 H15 H14", "path = \"G16 H14", "H14 I15 I14", "map-not-adjacent");
    let trench = "path = \"G16 H15 H14 I15 I14 J13 J12 K12 L11 L10\"";
    refused(MAP, trench, "path = \"  \"", "\"  \"", "map-no-path");
    let error = refused(
        MAP,
        "L25 M25 N24 O24 P23",
        "L25 M25 N24 O24 P23 P22 P21 P20 O20 O21 P20 P21 P22 P23",
        "P20 O20",
        "map-two-trenches",
    );
    assert_eq!(arg(&error, "hex"), "P20");
}

#[test]
fn the_river_runs_along_sides_that_touch() {
    refused(MAP, "Z01/AA01 Z01/AA02", "Z01-AA01 Z01/AA02", "Z01-AA01", "map-no-side");
    refused(MAP, "Z01/AA01 Z01/AA02", "Z01/AA05 Z01/AA02", "Z01/AA05", "map-not-adjacent");
    refused(MAP, "Z02/AA02 Z02/AA03 Z03/AA03", "Z02/AA02   Z03/AA03", "Z03/AA03", "map-river-gap");
}

#[test]
fn edges_are_at_the_edge_and_all_there() {
    refused(MAP, "id = \"whippets\"", "id = \"night\"", "\"night\"", "map-edge-twice");
    refused(
        MAP,
        "id = \"east\"\nside = \"german\"\ncolumn = 33",
        "id = \"east\"\nside = \"german\"\ncolumn = 32 # no edge",
        "32 # no edge",
        "map-no-column",
    );
    refused(MAP, "rows = \"N O P\"", "rows = \"N O ZZ\"", "ZZ", "map-no-row");
    refused_at_end(
        MAP,
        &changed(MAP, "id = \"east\"\nside = \"german\"", "id = \"east\"\nside = \"allied\""),
        "map-no-edge",
    );
    refused(MAP, "[night]\ncolumn = 11", "[night]\ncolumn = 99", "99", "map-no-column");
    // In scenario 1 the rows of an edge may be out of play.
    let text = changed(MAP, "rows = \"N O P\"", "rows = \"Q R\"");
    let Err(SetupError::Pack(error)) = Villers::ready(with_file(1, MAP, &text)) else { panic!("a fault") };
    assert_eq!((key(&error), arg(&error, "edge")), ("map-empty-edge", "whippets".into()));
    packs::is_said::<Villers>(&error);
    play(MAP, &text);
}

#[test]
fn the_rows_of_a_scenario_begin_in_the_north() {
    refused(MAP, "second-battle = \"A AA\"", "second-battle = \"B AA\"", "B AA\"", "map-scenario-rows");
    refused(MAP, "second-battle = \"A AA\"", "second-battle = \"A\"", "\"A\"", "map-scenario-rows");
    refused(MAP, "second-battle = \"A AA\"", "second-battle = \"A AZ\"", "AZ", "map-no-row");
}

// --- The tables.

#[test]
fn figures_out_of_bounds_are_refused() {
    let tables = [
        ("[actions]", "assault    = { battalion = 3,", "assault    = { battalion = 0,"),
        ("[zone]", "few = 2", "few = 20"),
        ("[terrain]", "wood           = { move = 2,", "wood           = { move = 0,"),
        ("[combat]", "tank-range = 3", "tank-range = 4"),
        ("[assault]", "hit-more = 4", "hit-more = 9"),
        ("[breakdown]", "terrain-allied = 1", "terrain-allied = 7"),
        ("[repair]", "lost = 6", "lost = 60"),
        ("[barrage]", "on-target = 3", "on-target = 7"),
        ("[returns]", "attacker = 3", "attacker = 30"),
        ("[fall-back]", "hexes = 5", "hexes = 0"),
        ("[intensity]", "morning-confusion = 20", "morning-confusion = 3"),
        ("[night]", "rounds = 3", "rounds = 0"),
        ("[draws]", "a-turn = 5", "a-turn = 0"),
        ("[points]", "captured = 2", "captured = 99"),
    ];
    for (table, from, to) in tables {
        let error = refused(TABLES, from, to, table, "table-figure");
        assert_eq!(arg(&error, "table"), table);
    }
}

#[test]
fn the_tank_table_has_its_columns_and_cells() {
    let row = "\".    no            no              0\"";
    for (from, to, at, reason) in [
        (
            "a7v  mark-iv-male  mark-iv-female  whippet\"",
            "a7v  whippet\"",
            "\"a7v  whippet\"",
            "table-columns",
        ),
        (row, "\".    no   0\"", "\".    no   0\"", "table-row"),
        (row, "\".    no   maybe  0\"", "maybe", "table-tank"),
    ] {
        refused(TABLES, from, to, at, reason);
    }
}

#[test]
fn scatter_names_every_direction_once() {
    refused(TABLES, "\"NE E SE SW W NW\"", "\"NE E SE SW W up\"", "up\"", "table-scatter");
    refused(TABLES, "\"NE E SE SW W NW\"", "\"NE E SE\"", "\"NE E SE\"", "table-scatter");
    refused(TABLES, "\"NE E SE SW W NW\"", "\"NE E SE SW W SE\"", "SE\"", "table-scatter");
}

#[test]
fn the_track_is_in_order_and_ends_by_night() {
    let error = refused(TABLES, "{ number = 3,", "{ number = 4 ,", "{ number = 4 ,", "table-track");
    assert_eq!((arg(&error, "expected"), arg(&error, "found")), ("3".into(), "4".into()));
    refused(TABLES, "german = 6, allied = 2", "german = 13, allied = 2", "{ number = 1, ", "table-guns");
    let ours = packs::own::<Villers>(TABLES);
    let short: String =
        ours.lines().filter(|line| !line.contains("{ number = 14")).map(|line| format!("{line}\n")).collect();
    let error = fault(TABLES, &short);
    assert_eq!((key(&error), arg(&error, "expected")), ("table-track", "14".into()));
    assert_eq!(
        arg(&faulty(TABLES, &changed(TABLES, "turns = 7", "turns = 6"), "table-last-turn"), "turn"),
        "6"
    );
}

#[test]
fn the_cup_has_every_kind_of_marker() {
    let two = "first-tank-battle = 2, second-battle = 2";
    let lull = format!("{{ kind = \"lull\", {two} }}");
    for (line, at, reason) in [
        (format!("\"lull\", side = \"allied\", {two}"), "{ kind = \"lull\"", "table-marker-side"),
        (format!("\"lull\", battalions = 2, {two}"), "{ kind = \"lull\"", "table-marker-battalions"),
        (
            "\"lull\", first-tank-battle = 20, second-battle = 2".into(),
            "{ kind = \"lull\"",
            "table-marker-many",
        ),
        (
            format!("\"rout\", side = \"german\",  {two}"),
            "{ kind = \"rout\", side = \"german\", first",
            "table-marker-twice",
        ),
    ] {
        refused(TABLES, &lull, &format!("{{ kind = {line} }}"), at, reason);
    }
    let error = refused(TABLES, &lull, &lull.replace('2', "0"), "[cup]", "table-marker-none");
    assert_eq!(arg(&error, "kind"), "lull");
}

#[test]
fn scenarios_are_possible() {
    faulty(TABLES, &changed(TABLES, "whippets-die = 1", "whippets-die = 1\nwhippets = 3"), "table-whippets");
    faulty(TABLES, &changed(TABLES, "confusion = 17", "confusion = 0"), "table-scenario");
}

// --- The counters.

#[test]
fn a_unit_has_a_name_of_its_own() {
    refused_unit("rifle2", "id = \"rifle2\"", "id = \"Rifle 2\"", "\"Rifle 2\"", "unit-id");
    let text = unit_with("rifle2", "id = \"rifle2\"", "id = \"wyorks2\" ");
    assert_eq!(arg(&faulty(UNITS, &text, "unit-twice"), "found"), "wyorks2");
    faulty(UNITS, &changed(UNITS, "id = \"58\"\n", "id = \"8\" \n"), "unit-division-twice");
}

#[test]
fn a_unit_is_of_a_nation_and_a_division_that_there_are() {
    refused_unit("rifle2", "nation = \"gb\"", "nation = \"us\"", "\"us\"", "unit-nation");
    refused_unit("rifle2", "division = \"8\"", "division = \"99\"", "\"99\"", "unit-no-division");
    // A division of the other side will not do.
    refused_unit("rifle2", "division = \"8\"", "division = \"228\" ", "\"228\" ", "unit-no-division");
}

#[test]
fn medals_and_kinds_are_as_the_book_has_them() {
    for (id, from, to, reason) in [
        ("rifle2", "medals = 3", "medals = 5", "unit-medals"),
        ("whippet1", "medals = 3", "medals = 4", "unit-medals"),
        ("nixe", "kind = \"a7v\"", "kind = \"whippet\"", "unit-medals"),
        ("a1", "kind = \"mark-iv-male\"", "kind = \"a7v\"", "unit-kind"),
        ("a1", "medals = 3,", "medals = 3, reserve = true,", "unit-kind"),
    ] {
        assert_eq!(arg(&faulty(UNITS, &unit_with(id, from, to), reason), "unit"), id);
    }
}

#[test]
fn a_unit_begins_somewhere() {
    refused_unit("rifle2", "hex = \"D28\"", "hex = \"D77\"", "\"D77\"", "map-no-hex");
    faulty(UNITS, &unit_with("rifle2", "hex = \"D28\"", "hex = \"D27\", enters = 2"), "unit-begins");
    faulty(UNITS, &unit_with("rifle2", "hex = \"D28\"", "hex = \"C26\" "), "unit-same-hex");
    refused_unit("rifle2", "hex = \"D28\"", "hex = \"D30\"", "\"D30\"", "unit-enemy-trench");
    refused_unit("nixe", "by = \"east\"", "by = \"west\" ", "\"west\" ", "unit-no-edge");
    refused_unit("nixe", "by = \"east\"", "by = \"night\" ", "\"night\" ", "unit-night");
    refused_unit(
        "nixe",
        "enters = 1, by = \"east\"",
        "enters = 7, by = \"east\" ",
        "\"east\" ",
        "unit-enters",
    );
    faulty(UNITS, &unit_with("nixe", "enters = 1, by = \"east\", ", ""), "unit-begins");
}

#[test]
fn the_tanks_are_all_there_and_no_more() {
    for (id, kind) in
        [("nixe", "a7v"), ("a1", "mark-iv-male"), ("whippet7", "whippet"), ("alter-fritz", "reserve")]
    {
        let error = refused_at_end(UNITS, &without_unit(id), "unit-count");
        assert_eq!(arg(&error, "kind"), kind);
    }
}

#[test]
fn cachy_has_its_garrison() {
    refused_at_end(UNITS, &without_unit("suffolk4"), "unit-garrison");
    refused_at_end(UNITS, &unit_with("suffolk4", "hex = \"K09\"", "hex = \"A09\""), "unit-garrison");
}

#[test]
fn there_are_no_more_units_than_have_room() {
    let ours = packs::own::<Villers>(UNITS);
    let line = |number: usize| {
        let hex = format!("{}{:02}", (b'A' + (number / 20) as u8) as char, number % 20 + 6);
        format!(
            "  {{ id = \"extra{number}\", side = \"allied\", nation = \"gb\", division = \"8\", kind = \"battalion\", name = {{ fr = \"x\", en = \"x\" }}, short = \"x\", medals = 2, hex = \"{hex}\", source = \"text\" }},\n"
        )
    };
    let more: String = (0..36).map(line).collect();
    let text = ours.replacen("\n]", &format!("\n{more}]"), 1);
    faulty(UNITS, &text, "unit-too-many");
}

/// A fault in a file is said with what was found and what was expected: each of them is made here.
#[test]
fn every_fault_of_the_data_is_made() {
    let of_data = |key: &String| ["map-", "unit-", "table-"].iter().any(|family| key.starts_with(family));
    let known = keys_of((Villers::about().messages)(Language::Fr)).into_iter().filter(of_data);
    let missed: Vec<String> =
        known.filter(|key| !include_str!("packs.rs").contains(&format!("\"{key}\""))).collect();
    assert!(missed.is_empty(), "{missed:?}");
}
