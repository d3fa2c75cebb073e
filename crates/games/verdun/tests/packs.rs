//! Packs: one that corrects the data is played with; one that is wrong is refused with its file, its line and its fault.

use crate::common::*;
use contract::{Pack, PackError, SetupError};
use verdun::map::ground;
use verdun::own_pack;
use verdun::tables::Shelling;
use workbench::packs::{self, arg, key, place_of};

const MAP: &str = "map.toml";
const UNITS: &str = "units.toml";
const TABLES: &str = "tables.toml";
const DEPLOYMENTS: &str = "deployments.toml";

fn changed(file: &str, from: &str, to: &str) -> String {
    packs::changed::<Verdun>(file, from, to)
}

/// The game with a file of a pack in the place of ours.
fn play(file: &str, text: &str) -> Verdun {
    Verdun::ready(packs::with_file::<Verdun>("", file, text)).unwrap_or_else(|error| panic!("{error}"))
}

/// What is wrong with a pack in which this file is in the place of ours.
fn fault(file: &str, text: &str) -> PackError {
    packs::fault::<Verdun>(packs::with_file::<Verdun>("", file, text))
}

/// A text in the place of a file of ours is refused for this reason, at the place where `at` stands.
fn refused_text(file: &str, text: &str, at: &str, reason: &str) -> PackError {
    packs::stands::<Verdun>(fault(file, text), file, text, at, reason)
}

/// A text is refused for this reason, so many characters beyond the place where `at` stands.
fn refused_beyond(file: &str, text: &str, at: &str, beyond: usize, reason: &str) -> PackError {
    let error = fault(file, text);
    let (line, column) = place_of(text, at);
    assert_eq!((key(&error), error.line, error.column), (reason, line, column + beyond), "{error}");
    error
}

/// A text is refused, on the line where `at` stands.
fn refused_on_line(file: &str, text: &str, at: &str) -> PackError {
    let error = fault(file, text);
    let (line, _) = place_of(text, at);
    assert_eq!((error.file.as_str(), error.line), (file, line), "{error}");
    error
}

/// The same of a file of ours with one place changed.
fn refused(file: &str, from: &str, to: &str, at: &str, reason: &str) -> PackError {
    refused_text(file, &changed(file, from, to), at, reason)
}

/// The tables with the line of a die written anew.
fn with_row(table: &str, die: u8, row: &str) -> String {
    let ours = packs::own::<Verdun>(TABLES);
    let from = ours.find(&format!("[{table}]")).expect("the table");
    let start = from + ours[from..].find(&format!("\n{die} = ")).expect("the line") + 1;
    let end = start + ours[start..].find('\n').expect("its end");
    format!("{}{die} =       \"{row}\"{}", &ours[..start], &ours[end..])
}

// --- Packs that are played with.

/// Both sides set up as is ready-made and the first turn is let pass.
fn plays_a_turn(game: Verdun) -> Desk {
    let mut desk = Desk::begin(game, 7).after("standard, done, standard, done");
    while desk.p.day == 21 {
        desk.does("done");
    }
    desk
}

#[test]
fn our_own_pack_is_in_order() {
    let pack: Pack = own_pack();
    let names: Vec<&str> = pack.names().collect();
    assert_eq!(names, [DEPLOYMENTS, MAP, TABLES, UNITS]);
    plays_a_turn(game(""));
}

#[test]
fn a_changed_map_is_played_on() {
    // 1606 is a wood now, and a road leads from it to 1507.
    let text =
        changed(MAP, "1606  open                text", "1606  wood+trench         text      Bois Neuf");
    let text = text.replace(
        "[[railway]]\nname = \"Verdun – Tavannes",
        "[[road]]\nname = \"Neuve\"\npath = \"1606 1507 1508\"\nsource = \"text\"\n\n[[railway]]\nname = \"Verdun – Tavannes",
    );
    let game = play(MAP, &text);
    let at = |name: &str| game.map.named(name).expect("a hex").index();
    assert_eq!(game.map.ground[at("1606")], ground::WOOD | ground::TRENCH);
    assert_eq!((game.map.cost[at("1606")], game.map.assault[at("1606")]), (3, -3));
    assert_eq!(game.map.names[at("1606")].as_deref(), Some("Bois Neuf"));
    let mut desk = Desk::begin(game, 7);
    desk.p.phase = Phase::Move;
    desk.p.active = FRENCH;
    desk.put("ri208 1606, ri233 1706").does("take ri208, go 1508");
    assert!(desk.saw(|event| matches!(event, Event::Moved { halves: 4, .. })), "by the new road");
    desk.does("take ri233, go 1606");
    assert!(
        desk.saw(|event| matches!(event, Event::Moved { halves: 6, .. })),
        "into the new wood and trench"
    );
    plays_a_turn(play(MAP, &text));
}

#[test]
fn a_changed_counter_is_played_with() {
    let text = changed(
        UNITS,
        "short = \"80\", combat = 6, reduced = 3, move = 4, morale = 8",
        "short = \"80\", combat = 9, reduced = 7, move = 6, morale = 5",
    );
    let game = play(UNITS, &text);
    let counter = game.counter(game.counters.named("ir80").expect("the 80th"));
    assert_eq!((counter.combat, counter.reduced, counter.movement, counter.morale), (9, 7, 6, 5));
    let mut desk = Desk::begin(game, 7);
    desk.at(GERMAN, Phase::Assault).put("ir80 1606, ri208 1607");
    desk.does("target 1607, with ir80, assault");
    assert!(desk.saw(|event| matches!(event, Event::Assault { attack: 9, defence: 4, column: 2, .. })));
    plays_a_turn(play(UNITS, &text));
}

#[test]
fn a_counter_may_be_added_and_another_taken_out() {
    let line = "  { id = \"ri999\", side = \"french\", corps = \"XXX\", division = \"72R\", kind = \"regiment\", name = { fr = \"999e\", en = \"999th\" }, short = \"999\", combat = 5, reduced = 3, move = 4, morale = 7, zone = \"72R\", source = \"text\" },\n  # 51st Reserve Division\n";
    let text = changed(UNITS, "  # 51st Reserve Division\n", line);
    let game = play(UNITS, &text);
    assert_eq!(game.counters.all.len(), verdun_counters() + 1);
    let mut desk = Desk::begin(game, 7).after("standard");
    // It is to be placed like the others.
    assert_eq!(desk.refused("done"), "3.1");
    desk.does("take ri999, place 0603, done");
    let ours = packs::own::<Verdun>(UNITS);
    let kept = ours.lines().filter(|line| !line.contains("id = \"a2\""));
    let game = play(UNITS, &kept.collect::<Vec<_>>().join("\n"));
    assert_eq!(game.counters.all.len(), verdun_counters() - 1);
}

fn verdun_counters() -> usize {
    game("").counters.all.len()
}

#[test]
fn a_changed_table_is_played_with() {
    // Every die is bad weather; the Germans have five replacements from the first day; a wood costs 1.
    let text = changed(TABLES, "bad = 2", "bad = 6");
    let text = text.replace("german = 3\ngerman-from = 22", "german = 5\ngerman-from = 21");
    let text = text.replace("wood   = { move = 2,", "wood   = { move = 1,");
    let game = play(TABLES, &text);
    assert_eq!(game.tables.replacements.of(GERMAN, 21), 5);
    assert_eq!(game.map.cost[game.map.named("1507").expect("a wood").index()], 1);
    let desk = plays_a_turn(game);
    assert!(desk.saw(|event| matches!(event, Event::Weather { bad: true, .. })));
    // The printed results: a cell is read where it stands.
    let game = play(TABLES, &with_row("assault", 4, "3/0 3/1 9/8 1/1 1/1 1/1 1/1 1/1 0/5"));
    assert_eq!((game.tables.losses(1, 4), game.tables.losses(7, 4)), ((9, 8), (0, 5)));
    let game = play(TABLES, &with_row("barrage", 6, "X M - M1 M2 X X"));
    let row: Vec<Shelling> = game.tables.barrage.iter().map(|column| column[5]).collect();
    let tests = [0, 1, 2].map(Shelling::Morale);
    let read = [
        Shelling::Damage,
        tests[0],
        Shelling::Nothing,
        tests[1],
        tests[2],
        Shelling::Damage,
        Shelling::Damage,
    ];
    assert_eq!(row, read);
}

#[test]
fn a_table_from_the_box_is_no_reconstruction() {
    let ours = packs::own::<Verdun>(TABLES);
    let text = ours.replacen("source = \"drawn\"", "source = \"text\"", 1);
    let names: Vec<&str> = play(TABLES, &text).tables.reconstructed.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, ["barrage"]);
}

#[test]
fn a_changed_deployment_is_the_ready_made_one() {
    let text = changed(DEPLOYMENTS, "0503: ri324 ", "0603: ri324 ");
    let desk = Desk::begin(play(DEPLOYMENTS, &text), 7).after("standard");
    assert_eq!(desk.whereabouts("ri324"), "0603");
}

#[test]
fn a_pack_has_a_digest_of_its_own() {
    let text = changed(TABLES, "bad = 2", "bad = 3");
    let mut other = own_pack();
    other.replace(TABLES, text);
    assert_ne!(own_pack().hash(), other.hash());
}

#[test]
fn line_breaks_of_windows_change_nothing() {
    for file in [MAP, UNITS, TABLES, DEPLOYMENTS] {
        let ours = packs::own::<Verdun>(file);
        play(file, &ours.replace('\n', "\r\n"));
    }
    let text = changed(MAP, "1606  open ", "1606  swamp").replace('\n', "\r\n");
    refused_text(MAP, &text, "swamp", "map-no-ground");
}

// --- The map.

#[test]
fn a_missing_file_is_said() {
    let mut setup = Setup::new(Verdun::about(), &[]);
    setup.pack = Pack::new([(TABLES, own_pack().file(TABLES).unwrap())]);
    let Err(SetupError::Pack(error)) = Verdun::ready(setup) else { panic!("a fault") };
    assert_eq!((error.file.as_str(), key(&error), error.line), (MAP, "pack-missing-file", 0));
}

#[test]
fn a_file_that_is_no_toml_is_pointed_at() {
    let error = fault(MAP, &changed(MAP, "columns = 33", "columns = = 33"));
    let (line, _) = place_of(own_pack().file(MAP).unwrap(), "columns = 33");
    assert_eq!((error.file.as_str(), key(&error), error.line), (MAP, "pack-toml", line));
}

#[test]
fn an_unknown_word_or_a_missing_one_is_refused_where_it_stands() {
    refused(MAP, "rows = 23", "rows = 23\nlayers = 2", "layers", "pack-toml");
    refused(UNITS, "short = \"80\",", "short = \"80\", armour = 3,", "armour", "pack-toml");
    refused(TABLES, "[weather]\nbad = 2", "[weather]\nbad = 2\ncold = 1", "cold = 1", "pack-toml");
    assert_eq!(key(&fault(TABLES, &changed(TABLES, "bad = 2", ""))), "pack-toml");
    let error = fault(UNITS, &changed(UNITS, "short = \"80\", ", ""));
    assert_eq!(key(&error), "pack-toml");
    refused(
        UNITS,
        "kind = \"territorial\", name = { fr = \"44e",
        "kind = \"militia\", name = { fr = \"44e",
        "\"militia\"",
        "pack-toml",
    );
}

#[test]
fn a_hex_that_is_not_on_the_board_is_refused() {
    let error = refused(MAP, "1606  open ", "1623  open ", "1623  open", "map-no-hex");
    assert_eq!(arg(&error, "found"), "1623");
    refused(MAP, "3305  trench ", "3405  trench ", "3405", "map-no-hex");
    refused(MAP, "\"0201 1601 2201\"", "\"0201 16o1 2201\"", "16o1", "map-no-hex");
    refused(
        MAP,
        "id = \"louvemont\"\nhexes = \"1609\"",
        "id = \"louvemont\"\nhexes = \"9999\"",
        "9999",
        "map-no-hex",
    );
}

#[test]
fn a_hex_twice_is_refused_where_it_stands_the_second_time() {
    let text = changed(
        MAP,
        "1606  open                text",
        "1606  open                text\n1606  wood   text  again",
    );
    let error = fault(MAP, &text);
    let (line, _) = place_of(&text, "1606  wood   text  again");
    assert_eq!((key(&error), error.line, error.column), ("map-hex-twice", line, 1));
    assert_eq!(arg(&error, "found"), "1606");
}

#[test]
fn an_unknown_terrain_is_refused() {
    let error = refused(MAP, "1606  open ", "1606  swamp", "swamp", "map-no-ground");
    assert_eq!(
        (arg(&error, "found"), arg(&error, "known")),
        ("swamp".into(), "wood, slope, trench, town, city, fort".into())
    );
    // Among others that are known, it is the one pointed at.
    refused(MAP, "1403  wood+slope+trench ", "1403  wood+scarp+trench ", "scarp", "map-no-ground");
}

#[test]
fn an_unknown_mark_is_refused() {
    let error = refused(
        MAP,
        "1606  open                text",
        "1606  open                guess",
        "guess",
        "map-no-source",
    );
    assert_eq!(arg(&error, "known"), "text, derived, found, recalled, drawn");
    // A road's mark is a word of the file itself.
    refused(
        MAP,
        "path = \"1605 1606 1607 1608 1609\"\nsource = \"drawn\"",
        "path = \"1605 1606 1607 1608 1609\"\nsource = \"hearsay\"",
        "\"hearsay\"",
        "pack-toml",
    );
}

#[test]
fn a_line_of_a_hex_without_its_mark_is_refused() {
    let text = changed(MAP, "1606  open                text", "1606  open");
    let error = fault(MAP, &text);
    let (line, _) = place_of(&text, "1605  town                derived   Beaumont");
    assert_eq!((key(&error), error.line, error.column), ("map-line", line + 1, 1));
}

#[test]
fn a_road_through_nowhere_is_refused() {
    // A hex left out; a hex off the board; a road of one hex.
    let from = "path = \"1605 1606 1607 1608 1609\"";
    let error = refused(MAP, from, "path = \"1605 1606   1608 1609\"", "1608 1609\"", "map-not-adjacent");
    let told = (arg(&error, "from"), arg(&error, "to"), arg(&error, "name"));
    assert_eq!(told, ("1606".into(), "1608".into(), "Beaumont – Louvemont".into()));
    refused(MAP, from, "path = \"1605 1606 1607 1608 1699\"", "1699", "map-no-hex");
    let error = refused(MAP, from, "path = \"  1605   \"", "\"  1605   \"", "map-no-path");
    assert_eq!(arg(&error, "name"), "Beaumont – Louvemont");
}

#[test]
fn a_railway_through_nowhere_is_refused() {
    refused(
        MAP,
        "2918 3017 3117 3216 3316\"",
        "2918 3117 3216 3316\"",
        "3117 3216 3316\"",
        "map-not-adjacent",
    );
}

#[test]
fn a_hexside_of_the_river_or_of_a_stream_lies_between_neighbours() {
    let error = refused(MAP, "0101/0201 0102/0201", "0101/0301 0102/0201", "0101/0301", "map-not-adjacent");
    assert_eq!((arg(&error, "name"), arg(&error, "from")), ("Meuse".into(), "0101".into()));
    refused(MAP, "0101/0201 0102/0201", "01010201  0102/0201", "01010201", "map-no-side");
    refused(
        MAP,
        "sides = \"2302/2402 2401/2402",
        "sides = \"2302/2402 2401/2404",
        "2401/2404",
        "map-not-adjacent",
    );
    refused(MAP, "sides = \"2302/2402 2401/2402", "sides = \"2302/3402 2401/2402", "2302/3402", "map-no-hex");
}

#[test]
fn a_bridge_off_the_river_is_refused() {
    // Between neighbours, but dry; and not between neighbours.
    refused(MAP, "side = \"1115/1214\"", "side = \"1315/1414\"", "1315/1414", "map-bridge-nowhere");
    refused(MAP, "side = \"1115/1214\"", "side = \"1115/1315\"", "1115/1315", "map-not-adjacent");
    // A stream is not the Meuse. The side is pointed at within its quotes.
    let text = changed(MAP, "side = \"1115/1214\"", "side = \"2507/2606\"");
    refused_beyond(MAP, &text, "side = \"2507/2606\"", 8, "map-bridge-nowhere");
}

#[test]
fn the_front_is_of_one_piece_and_in_trenches() {
    let error = refused(
        MAP,
        "front = \"\"\"\n0403 0503 0603",
        "front = \"\"\"\n0403 0503   0703",
        "0703 0703 0803",
        "map-not-adjacent",
    );
    assert_eq!(arg(&error, "name"), "front");
}

#[test]
fn a_hole_in_the_front_is_refused() {
    let text = changed(MAP, "1504  trench              text", "1504  wood                text");
    let error = refused_on_line(MAP, &text, "front = \"\"\"");
    assert_eq!((key(&error), arg(&error, "hex")), ("map-front-trench", "1504".into()));
}

#[test]
fn a_front_that_does_not_part_the_sides_is_refused() {
    let text = changed(MAP, "2805 2905 3005 3105 3205 3305\n\"\"\"", "2805\n\"\"\"");
    assert_eq!(key(&refused_on_line(MAP, &text, "front = \"\"\"")), "map-front-open");
    let ours = own_pack().file(MAP).unwrap().to_string();
    let from = ours.find("front = \"\"\"").unwrap();
    let to = from + ours[from..].find("3305\n\"\"\"").unwrap() + 8;
    let none = format!("{}front = \"\"{}", &ours[..from], &ours[to..]);
    refused_beyond(MAP, &none, "front = \"\"", 8, "map-no-front");
}

#[test]
fn a_map_too_large_is_refused() {
    for (from, to) in
        [("columns = 33", "columns = 34"), ("rows = 23", "rows = 24"), ("columns = 33", "columns = 0")]
    {
        let error = fault(MAP, &changed(MAP, from, to));
        assert_eq!((error.file.as_str(), key(&error)), (MAP, "map-too-large"), "{error}");
    }
    let text = changed(MAP, "columns = 33", "columns = 34");
    let error = refused_beyond(MAP, &text, "columns = 34", 10, "map-too-large");
    assert_eq!(arg(&error, "most"), "768");
}

#[test]
fn a_road_that_crosses_the_meuse_without_a_bridge_is_refused() {
    let text = changed(MAP, "path = \"1115 1214 1315\"", "path = \"1115 1215 1315\"");
    refused_on_line(MAP, &text, "path = \"1115 1215 1315\"");
}

#[test]
fn a_source_that_is_no_road_hex_at_the_edge_is_refused() {
    for source in ["1501", "1606"] {
        let text = changed(MAP, "german = \"0201 1601 2201\"", &format!("german = \"0201 {source} 2201\""));
        refused_on_line(MAP, &text, &format!("german = \"0201 {source} 2201\""));
    }
}

#[test]
fn a_meuse_that_does_not_part_the_board_is_refused() {
    let error = fault(MAP, &changed(MAP, " 1116/1215 ", " "));
    assert_eq!(error.file, MAP, "{error}");
}

#[test]
fn a_zone_without_a_hex_is_refused() {
    for id in ["forges", "verdun-road", "louvemont", "VIIR"] {
        let ours = own_pack().file(MAP).unwrap().to_string();
        let start = ours.find(&format!("id = \"{id}\"\nhexes = ")).unwrap();
        let end = start + ours[start..].find("\"\n\n").or(ours[start..].find("\"\n")).unwrap();
        let from = start + ours[start..].find("hexes = \"").unwrap() + 9;
        let text = format!("{}{}", &ours[..from], &ours[end..]);
        let error = fault(MAP, &text);
        let (line, _) = place_of(&text, &format!("id = \"{id}\""));
        assert_eq!((error.file.as_str(), error.line), (MAP, line + 1), "{error}");
    }
}

// --- The counters.

#[test]
fn a_unit_without_a_corps_is_refused() {
    let from = "{ id = \"ir80\", side = \"german\", corps = \"XVIII\", ";
    let error =
        refused(UNITS, from, "{ id = \"ir80\", side = \"german\", ", "{ id = \"ir80\"", "unit-no-corps");
    assert_eq!(arg(&error, "unit"), "ir80");
}

#[test]
fn a_unit_of_an_unknown_corps_is_refused() {
    let from = "{ id = \"ir80\", side = \"german\", corps = \"XVIII\", ";
    let error = refused(UNITS, from, &from.replace("XVIII", "XIX"), "\"XIX\"", "unit-no-such-corps");
    assert_eq!((arg(&error, "unit"), arg(&error, "found")), ("ir80".into(), "XIX".into()));
    // A corps of the other side is none for it.
    let text = changed(UNITS, from, &from.replace("\"XVIII\"", "\"XXX\"   "));
    refused_text(UNITS, &text, "\"XXX\"   ", "unit-no-such-corps");
}

#[test]
fn a_unit_twice_or_with_a_name_nobody_can_type_is_refused() {
    let text = changed(UNITS, "{ id = \"ir81\",", "{ id =   \"ir80\",");
    let error = refused_beyond(UNITS, &text, "id =   \"ir80\"", 7, "unit-twice");
    assert_eq!(arg(&error, "found"), "ir80");
    for id in ["IR80", "ir 80", "", "ir80é"] {
        let to = format!(
            "{{ id = \"{id}\", side = \"german\", corps = \"XVIII\", division = \"21\", kind = \"regiment\", name = {{ fr = \"80e"
        );
        let from = to.replacen(&format!("\"{id}\""), "\"ir80\"", 1);
        let text = changed(UNITS, &from, &to);
        refused_beyond(UNITS, &text, &to, 7, "unit-id");
    }
}

#[test]
fn a_unit_needs_the_figures_of_its_kind() {
    for (from, to, unit, field) in [
        ("short = \"80\", combat = 6,", "short = \"80\",", "ir80", "combat"),
        (
            "short = \"81\", combat = 6, reduced = 3, move = 4, morale = 8,",
            "short = \"81\", combat = 6, reduced = 3, move = 4,",
            "ir81",
            "morale",
        ),
        (
            "short = \"III-1\", combat = 5, defence = 2, move = 3, morale = 7, range = 8,",
            "short = \"III-1\", combat = 5, defence = 2, move = 3, morale = 7,",
            "iii1",
            "range",
        ),
        ("short = \"III\", defence = 1,", "short = \"III\",", "qg-iii", "defence"),
        (
            "short = \"Lourde\", combat = 6, range = 10, shots = 3,",
            "short = \"Lourde\", combat = 6, range = 10,",
            "heavy",
            "shots",
        ),
    ] {
        let error = refused(UNITS, from, to, &format!("{{ id = \"{unit}\""), "unit-needs");
        assert_eq!((arg(&error, "unit"), arg(&error, "field")), (unit.to_string(), field.to_string()));
    }
}

#[test]
fn a_unit_begins_somewhere() {
    let from = "short = \"80\", combat = 6, reduced = 3, move = 4, morale = 8, zone = \"XVIII\",";
    let error = refused(
        UNITS,
        from,
        &from.replace("zone = \"XVIII\"", "zone = \"moon\""),
        "\"moon\"",
        "unit-no-zone",
    );
    assert_eq!(arg(&error, "found"), "moon");
    let error =
        refused(UNITS, from, &from.replace(", zone = \"XVIII\"", ""), "{ id = \"ir80\"", "unit-needs");
    assert_eq!(arg(&error, "field"), "zone");
    let error = refused(UNITS, "hex = \"2113\"", "hex = \"2199\"", "\"2199\"", "map-no-hex");
    assert_eq!(arg(&error, "found"), "2199");
}

#[test]
fn a_fort_needs_its_garrison() {
    // Moved to another hex; and a new fort without one.
    let error = fault(UNITS, &changed(UNITS, "hex = \"2113\"", "hex = \"2112\""));
    assert_eq!((key(&error), arg(&error, "hex")), ("unit-no-garrison", "2113".into()));
    assert_eq!(error.file, UNITS);
    let error = fault(MAP, &changed(MAP, "1606  open ", "1606  fort "));
    assert_eq!(
        (error.file.as_str(), key(&error), arg(&error, "hex")),
        (UNITS, "unit-no-garrison", "1606".into())
    );
    assert_eq!(error.line, own_pack().file(UNITS).unwrap().lines().count() + 1);
}

#[test]
fn a_corps_needs_headquarters_and_is_there_once() {
    let ours = own_pack().file(UNITS).unwrap().to_string();
    let kept = ours.lines().filter(|line| !line.contains("id = \"qg-v\""));
    let error = fault(UNITS, &kept.collect::<Vec<_>>().join("\n"));
    assert_eq!((key(&error), arg(&error, "corps")), ("unit-no-headquarters", "V".into()));
    let text = changed(UNITS, "[[corps]]\nid = \"III\"", "[[corps]]\nid =   \"XX\"");
    let error = refused_beyond(UNITS, &text, "id =   \"XX\"", 7, "unit-corps-twice");
    assert_eq!(arg(&error, "found"), "XX");
}

#[test]
fn too_many_counters_are_refused() {
    let line = |number: usize| {
        format!(
            "  {{ id = \"x{number}\", side = \"german\", kind = \"remnant\", name = {{ fr = \"x\", en = \"x\" }}, short = \"x\", combat = 1, move = 4, morale = 7, source = \"drawn\" }},\n"
        )
    };
    let room = verdun::units::UNITS - verdun_counters();
    let more = |count: usize| {
        let lines: String = (0..count).map(line).collect();
        changed(UNITS, "]\n\n[[corps]]\nid = \"XXX\"", &format!("{lines}]\n\n[[corps]]\nid = \"XXX\""))
    };
    play(UNITS, &more(room));
    let error = refused_text(UNITS, &more(room + 1), &format!("{{ id = \"x{room}\""), "unit-too-many");
    assert_eq!(arg(&error, "most"), "128");
}

// --- The tables.

#[test]
fn a_table_row_too_short_or_too_long_is_refused() {
    for (table, die, row, found, expected) in [
        ("assault", 3, "3/3 3/3 3/3 3/3 3/3 3/3 3/3 3/3", "8", "9"),
        ("assault", 6, "3/3 3/3 3/3 3/3 3/3 3/3 3/3 3/3 3/3 3/3", "10", "9"),
        ("barrage", 2, "X X X X X X", "6", "7"),
        ("barrage", 1, "X X X X X X X X", "8", "7"),
        ("barrage", 4, "", "0", "7"),
    ] {
        let text = with_row(table, die, row);
        let error = refused_text(TABLES, &text, &format!("\"{row}\"\n")[..row.len() + 2], "table-row");
        assert_eq!((arg(&error, "found"), arg(&error, "expected")), (found.into(), expected.into()));
    }
}

#[test]
fn a_cell_that_says_nothing_is_refused() {
    for cell in ["3-0", "3/x", "12/0", "X", "3/", "-1/2"] {
        let text = with_row("assault", 1, &format!("3/3 {cell} 8/8 3/3 3/3 3/3 3/3 3/3 3/3"));
        let error = refused_text(TABLES, &text, &format!("{cell} 8/8"), "table-losses");
        assert_eq!(arg(&error, "found"), cell);
    }
    for cell in ["M4", "M0", "m", "--"] {
        let text = with_row("barrage", 5, &format!("X X {cell} X X X X"));
        let error = refused_text(TABLES, &text, &format!("{cell} X X X X"), "table-shelling");
        assert_eq!(arg(&error, "found"), cell);
    }
}

#[test]
fn the_columns_of_a_table_are_those_of_the_book_or_rising() {
    let error = refused(
        TABLES,
        "columns = \"1:3 1:2 1:1 2:1",
        "columns = \"1:4 1:2 1:1 2:1",
        "\"1:4 1:2 1:1 2:1",
        "table-columns",
    );
    assert!(arg(&error, "expected").starts_with("1:3 1:2 1:1"));
    let error = refused(
        TABLES,
        "columns = \"1  4  7  10 13",
        "columns = \"1  4  4  10 13",
        "4  10 13",
        "table-strengths",
    );
    assert_eq!(arg(&error, "found"), "4");
    refused(
        TABLES,
        "columns = \"1  4  7  10 13",
        "columns = \"1  4  seven 10 13",
        "seven",
        "table-strengths",
    );
}

#[test]
fn a_terrain_left_out_or_unknown_is_refused() {
    let error = fault(TABLES, &changed(TABLES, "slope  = { move = 2, assault = -1, barrage = 0 }\n", ""));
    assert_eq!((error.file.as_str(), key(&error)), (TABLES, "pack-toml"));
    refused(
        TABLES,
        "slope  = { move = 2,",
        "marsh  = { move = 2, assault = 0, barrage = 0 }\nslope  = { move = 2,",
        "marsh",
        "pack-toml",
    );
}

#[test]
fn a_figure_that_nobody_reads_is_refused() {
    // A bridge costs what its road costs; open ground and streams shift no barrage.
    for (from, to, at) in [
        ("bridge = { assault = -1 }", "bridge = { move = 2, assault = -1 }", "move"),
        ("open   = { move = 1 }", "open   = { move = 1, assault = -1 }", "assault"),
        (
            "stream = { move = 1, assault = -1 }",
            "stream = { move = 1, assault = -1, barrage = -1 }",
            "barrage",
        ),
    ] {
        let text = changed(TABLES, from, to);
        let error = fault(TABLES, &text);
        assert_eq!((error.file.as_str(), key(&error)), (TABLES, "pack-toml"), "{at}");
    }
}

#[test]
fn a_figure_beyond_all_reason_is_refused() {
    // It would run out of the numbers that a march or a morale test is reckoned in.
    for (file, from, to) in [
        (TABLES, "wood   = { move = 2,", "wood   = { move = 200,"),
        (TABLES, "stream = { move = 1,", "stream = { move = 255,"),
        (
            UNITS,
            "short = \"80\", combat = 6, reduced = 3, move = 4,",
            "short = \"80\", combat = 6, reduced = 3, move = 200,",
        ),
        (
            UNITS,
            "short = \"81\", combat = 6, reduced = 3, move = 4, morale = 8,",
            "short = \"81\", combat = 6, reduced = 3, move = 4, morale = 200,",
        ),
    ] {
        let text = changed(file, from, to);
        let error = fault(file, &text);
        assert_eq!(error.file, file, "{error}");
    }
}

// --- The deployments.

#[test]
fn a_deployment_names_units_of_its_side_once_each_and_hexes_of_the_board() {
    let error = refused(DEPLOYMENTS, "0503: ri324 ", "0503: ri325 ", "ri325", "parse-unit");
    assert_eq!(arg(&error, "found"), "ri325");
    refused(DEPLOYMENTS, "0503: ri324 ", "0503: gr99  ", "gr99", "parse-unit");
    let error = refused(DEPLOYMENTS, "0503: ri324 ", "0599: ri324 ", "0599", "map-no-hex");
    assert_eq!(arg(&error, "found"), "0599");
    let text = changed(DEPLOYMENTS, "0803: ri351 ", "0803: ri324 ");
    refused_beyond(DEPLOYMENTS, &text, "0803: ri324", 6, "unit-twice");
    // Of the enemy's units none.
    let text = changed(DEPLOYMENTS, "0503: ri324 ", "0503: ir159 ");
    refused_beyond(DEPLOYMENTS, &text, "0503: ir159", 6, "parse-unit");
}
