//! What a person sees: pieces with their facing and what goes with them, what an offer costs and why, the supply line on the table,
//! what cuts a line of sight, and which refusal answers a finger on the table.

use crate::common::*;
use contract::Show;
use der_des_ders::Subject;
use table::{Board, Grade, Inspection, Offer, Table};

fn seen(desk: &Desk) -> Table {
    desk.game.table(&desk.p, Onlooker::Seat(desk.asked()))
}

fn offer(desk: &Desk, decision: &str) -> Offer {
    let text = desk.game.notate(desk.decision(decision));
    seen(desk)
        .prompt
        .offers
        .into_iter()
        .find(|offer| offer.decision == text)
        .unwrap_or_else(|| panic!("no {text}"))
}

fn said(text: &Text) -> String {
    Desk::words(Language::En).say(text)
}

/// A layer of what is said of a unit, as names of hexes in order.
fn layer(inspection: &Inspection, id: &str) -> Vec<String> {
    let overlay =
        inspection.overlays.iter().find(|overlay| overlay.id == id).unwrap_or_else(|| panic!("no {id}"));
    overlay.places.iter().map(|covered| covered.place.clone()).collect()
}

fn look(desk: &Desk, unit: &str) -> Inspection {
    desk.game.inspect(&desk.p, Onlooker::Seat(ATTACKER), Subject::Unit(slot(unit)))
}

fn why(desk: &Desk, subject: &str, target: &str) -> Option<(&'static str, &'static str)> {
    let point = |id: &str| desk.game.point_at(id).unwrap_or_else(|error| panic!("{error}"));
    let refusal = desk.game.why_not(&desk.p, desk.asked(), point(subject), Some(point(target)))?;
    Some((der_des_ders::rulebook().section(refusal.rule).id.as_str(), refusal.because))
}

#[test]
fn a_piece_shows_its_points_its_facing_and_what_goes_with_it() {
    let desk = Desk::new("", "a1 H08 2 of=4 se heavy assault moved, d1 C08 3 w cavalry dismounted struck");
    let table = seen(&desk);
    let piece = |id: &str| table.pieces.iter().find(|piece| piece.id == id).expect("it is there");
    let (own, other) = (piece("a1"), piece("d1"));
    assert_eq!((own.place.as_str(), own.steps, own.facing), ("H08", Some([2, 4]), Some(2)));
    let kinds = |markers: &[table::Marker]| markers.iter().map(|one| one.kind.clone()).collect::<Vec<_>>();
    assert_eq!(
        (kinds(&own.with), kinds(&own.marks)),
        (vec!["armour-heavy".into(), "assault".into()], vec!["moved".into()])
    );
    assert_eq!((other.kind.as_deref(), other.facing), (Some("defender-cavalry"), Some(4)));
    assert_eq!(kinds(&other.marks), ["dismounted", "struck"]);
}

#[test]
fn the_ground_shows_what_was_printed_and_what_the_battle_made_of_it() {
    let desk = Desk::new(
        "height-2 F06; town F06; works-2 F07; wire F08; craters F08; smoke-2 F09; depot-a J08; prize F07 3; \
         road G05 F05; river G05/F05 G06/F05; ford G07/F07",
        "a1 H08, d1 C08",
    );
    let scene = desk.game.scene();
    let Board::Hexes { places, paths, edges, .. } = &scene.board else { panic!("hexes") };
    let town = places.iter().find(|place| place.id == "F06").expect("a hex");
    assert_eq!((town.kind.as_str(), &town.printed[..]), ("town", &["height-2".to_string()][..]));
    assert_eq!(scene.look.as_deref(), Some("temperate"));
    assert!(paths.iter().any(|path| path.kind == "road"));
    let kinds: Vec<&str> = edges.iter().map(|edge| edge.kind.as_str()).collect();
    assert_eq!(kinds, ["river", "river", "ford", "bridge"], "a road across makes a bridge");
    let table = seen(&desk);
    let markers = |place: &str| {
        let state = table.places.iter().find(|state| state.place == place);
        state.map_or(Vec::new(), |state| {
            state.markers.iter().map(|one| (one.kind.as_str(), one.count)).collect()
        })
    };
    assert_eq!(markers("F07"), [("prize", 1), ("works-2", 1)]);
    assert_eq!(markers("F08"), [("wire", 1), ("craters", 1)]);
    assert_eq!(markers("F09"), [("smoke", 2)]);
    assert_eq!(markers("J08"), [("depot-attacker", 1)]);
    assert_eq!(markers("L09"), [("base-attacker", 1)]);
    assert!(markers("F06").is_empty());
}

/// The example of 2.5, as the button that activates the unit shows it, and as pointing at the unit does.
#[test]
fn an_offer_says_what_supply_costs_and_what_that_is_made_of() {
    let desk = Desk::new("craters F09; marsh G09 G10", "a1 F09, d1 C10");
    let take = offer(&desk, "take a1");
    assert_eq!((take.verb.as_str(), take.subject.as_deref()), ("take", Some("a1")));
    assert_eq!(said(&take.figure.expect("a price")), "4\u{a0}resources");
    let label = said(&take.label);
    for part in ["4 resource points", "line lengthened", "broken ground", "a line longer than 5"] {
        assert!(label.contains(part), "{label}");
    }
    let notes = look(&desk, "a1").notes;
    let supply = notes.iter().find(|note| key(note) == "note-supply").expect("it has a line");
    assert!(said(supply).contains("4 resource points") && said(supply).contains("L09"), "{}", said(supply));
    // Compact formations pay one less; next to a base nothing is paid.
    let desk = Desk::new("", "a1 H09 compact, a2 K10, d1 C10");
    assert_eq!(said(&offer(&desk, "take a1").figure.expect("a price")), "0\u{a0}resources");
    assert!(said(&offer(&desk, "take a1").label).contains("compact formation"));
    assert!(said(&offer(&desk, "take a2").label).contains("free"));
}

#[test]
fn prices_scores_and_facings_stand_at_their_targets() {
    let desk = Desk::acting("a1", "", "a1 H09, d1 F09, d2 G12");
    let step = offer(&desk, "go H08");
    assert_eq!(
        (step.subject.as_deref(), step.target.as_deref(), step.figure),
        (Some("a1"), Some("H08"), None)
    );
    let fire = offer(&desk, "fire d1");
    assert_eq!(
        (fire.target.as_deref(), said(&fire.figure.expect("a score"))),
        (Some("F09"), "≤\u{a0}5 · 1\u{a0}resource".into())
    );
    let turn = offer(&desk, "turn w");
    assert_eq!(
        (turn.target.as_deref(), said(&turn.figure.expect("a price"))),
        (Some("H08"), "1\u{a0}resource".into())
    );
    // What has been paid is not asked for again, but an assault after a rapid advance costs one more.
    let mut desk = Desk::acting("a1", "", "a1 H09, d1 E09 activated");
    assert_eq!(said(&offer(&desk, "go F09").figure.expect("a price")), "1\u{a0}resource");
    desk.does("go F09");
    assert_eq!(said(&offer(&desk, "assault d1").figure.expect("a price")), "1\u{a0}resource");
    assert!(said(&offer(&desk, "assault d1").label).contains("after the rapid advance"));
}

#[test]
fn the_supply_line_is_drawn_from_the_unit_to_its_base() {
    let chain =
        |desk: &Desk, line: &[String]| line.windows(2).all(|pair| desk.distance(&pair[0], &pair[1]) == 1);
    let desk = Desk::new("marsh I08 I09 I10; craters J06 J07", "a1 H09, d1 C10");
    let line = layer(&look(&desk, "a1"), "line");
    assert_eq!(
        (line.first().map(String::as_str), line.last().map(String::as_str)),
        (Some("H09"), Some("L09"))
    );
    assert!(chain(&desk, &line), "{line:?}");
    assert!(!line.iter().any(|hex| ["I08", "I09", "I10", "J06", "J07"].contains(&hex.as_str())), "{line:?}");
    // Of lines equally short the one that crosses no broken ground is drawn.
    for (torn, way) in [("K09", "K10"), ("K10", "K09")] {
        let desk = Desk::new(&format!("craters {torn}"), "a1 J09, d1 C10");
        assert_eq!(layer(&look(&desk, "a1"), "line"), ["J09", way, "L09"]);
    }
    // By road all the way.
    let desk = Desk::new("road H06 I06 J05 K06 L06 L07 L08 L09", "a1 H06, d1 C10");
    assert_eq!(layer(&look(&desk, "a1"), "line"), ["H06", "I06", "J05", "K06", "L06", "L07", "L08", "L09"]);
    // Next to the base, and with no line at all.
    let desk = Desk::new("", "a1 K09, d1 C10");
    assert_eq!(layer(&look(&desk, "a1"), "line"), ["K09", "L09"]);
    let desk = Desk::new("", "a1 F09, d1 E09, d2 E10, d3 F08, d4 F10, d5 G09, d6 G10");
    assert!(layer(&look(&desk, "a1"), "line").is_empty());
    assert!(look(&desk, "a1").notes.iter().any(|note| key(note) == "note-no-supply"));
}

#[test]
fn pointing_at_a_unit_tells_how_it_fires_and_who_sees_it() {
    let desk = Desk::new("wood F08; year 1914", "a1 H09 bef, d1 D09, d2 F08 ambush");
    let notes = look(&desk, "a1").notes;
    let fire = notes.iter().find(|note| key(note) == "note-fire").map(said).expect("infantry fires");
    assert!(fire.contains("7 / 4 / 3 / 3") && fire.contains("6 / 4 / – / –"), "{fire}");
    let located =
        notes.iter().find(|note| key(note) == "note-located").map(said).expect("it stands in the open");
    assert!(located.contains("D09") && located.contains("F08"), "{located}");
    let zone = layer(&look(&desk, "a1"), "zone");
    assert_eq!(zone.len(), 6);
    let range = look(&desk, "a1");
    let range = range.overlays.iter().find(|overlay| overlay.id == "range").expect("a range");
    let at = |place: &str| {
        range.places.iter().find(|covered| covered.place == place).and_then(|covered| covered.figure)
    };
    assert_eq!((at("G09"), at("F09"), at("D09"), at("C09")), (Some(7), Some(4), Some(3), None));
}

#[test]
fn a_ruler_tells_the_distance_and_what_cuts_the_view() {
    let desk = Desk::new("wood F09; height-1 D03", "a1 H09, d1 C10");
    let point = |name: &str| Subject::Hex(desk.hex(name));
    let measure = |from: &str, to: &str| {
        desk.game.measure(&desk.p, Onlooker::Spectator, point(from), point(to)).expect("two places")
    };
    let cut = measure("G09", "E09");
    assert_eq!(cut.notes.first(), Some(&Text::key("note-distance").with("count", 2u8)));
    let keys: Vec<String> = measure("H09", "D09").notes.iter().map(key).collect();
    assert_eq!(keys[..2], ["note-distance", "note-not-seen"], "{keys:?}");
    let cuts = measure("H09", "D09").notes;
    assert!(cuts.iter().any(|note| key(note) == "note-cut" && said(note).contains("F09")), "{cuts:?}");
    let open = measure("H03", "D03");
    assert!(open.notes.iter().any(|note| key(note) == "note-seen"));
    assert!(open.notes.iter().any(|note| key(note) == "note-overlooks"));
    assert_eq!((open.places.first().map(String::as_str), open.places.len()), (Some("H03"), 5));
}

#[test]
fn a_finger_on_the_table_is_answered_by_the_decision_it_means() {
    let desk = Desk::acting("a1", "marsh I09", "a1 H09, a2 G08, d1 G09 ne, d2 D09");
    // What can be done is not refused.
    assert_eq!(why(&desk, "a1", "G09"), None);
    // An enemy farther off is a target, a marsh is ground, a friend is in the way.
    assert_eq!(why(&desk, "a1", "D09"), None);
    assert_eq!(why(&desk, "a1", "A09"), Some(("2.6.limite", "too-far")));
    let moved = Desk::acting("a1", "", "a1 H09, d1 E09 activated").after("go F09");
    assert_eq!(why(&moved, "a1", "A01"), Some(("2.6.limite", "it-has-moved")));
    let hidden = Desk::acting("a1", "wood F09", "a1 H09, d1 F09 ambush");
    assert_eq!(why(&hidden, "a1", "F09"), Some(("2.11.embuscade", "it-lies-in-ambush")));
    assert_eq!(why(&hidden, "a1", "marker:F09"), Some(("2.11.embuscade", "it-lies-in-ambush")));
    let other = hidden.game.why_not(&hidden.p, ATTACKER.other(), Subject::Button, None);
    assert_eq!(other.map(|refusal| refusal.because), Some("not-your-turn"));
}

#[test]
fn a_person_is_warned_of_what_cannot_be_mended() {
    let desk = Desk::acting("a1", "broken H09", "a1 H09 heavy, d1 C10");
    let go = offer(&desk, "go H08");
    let caution = go.caution.expect("vehicles may bog down");
    assert_eq!((key(&caution.says), caution.grade), ("caution-bogging".to_string(), Grade::Destroys));
    assert_eq!(workbench::arg(&caution.says, "die"), "2");
    let desk = Desk::acting("a1", "", "a1 H09 heavy, d1 C10");
    assert_eq!(offer(&desk, "go H08").caution, None);
}
