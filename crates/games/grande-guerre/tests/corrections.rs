//! Packs that correct what specialists, reserve guns and scenarios do: the game follows, and so do its words.

use crate::common::*;
use contract::Show;
use grande_guerre::Subject;
use table::Words;

/// A desk whose units.toml says otherwise in one place, with more lines of the scenario.
fn corrected_with(ours: &str, theirs: &str, hexes: &str, more: &str, options: &str) -> Desk {
    let mut pack = own_pack();
    let text = pack.file("units.toml").expect("our own file").to_string();
    assert_eq!(text.matches(ours).count(), 1, "{ours}");
    pack.replace("units.toml", text.replace(ours, theirs));
    Desk::of_pack(pack, hexes, more, options)
}

fn corrected(ours: &str, theirs: &str, hexes: &str) -> Desk {
    corrected_with(ours, theirs, hexes, "", "")
}

/// The entry of a specialist in our file, from its id to the line that is to be corrected.
fn entry(id: &str, line: &str) -> String {
    let pack = own_pack();
    let text = pack.file("units.toml").expect("our own file").to_string();
    let from = text.find(&format!("id = \"{id}\"")).expect("the entry");
    let to = from + text[from..].find(line).expect("the line") + line.len();
    text[from..to].to_string()
}

/// A desk with one line of a specialist's or unit's entry corrected.
fn with_entry(id: &str, line: &str, theirs: &str, hexes: &str) -> Desk {
    let ours = entry(id, line);
    corrected(&ours, &format!("{}{theirs}", &ours[..ours.len() - line.len()]), hexes)
}

fn say(text: &Text) -> [String; 2] {
    [Language::Fr, Language::En].map(|language| {
        let messages = (GrandeGuerre::about().messages)(language);
        Words::new(language, &[messages]).say(text)
    })
}

/// What is said of a hex and who stands there, in both languages.
fn notes(desk: &Desk, name: &str) -> [String; 2] {
    inspected(desk, Subject::Hex(hex(name)))
}

fn inspected(desk: &Desk, subject: Subject) -> [String; 2] {
    let inspection = desk.game.inspect(&desk.p, Onlooker::Seat(ALLIED), subject);
    let said: Vec<[String; 2]> = inspection.notes.iter().map(say).collect();
    [0, 1].map(|at| said.iter().map(|both| both[at].as_str()).collect::<Vec<_>>().join("\n"))
}

/// The label of an offer in both languages.
fn label(desk: &Desk, decision: &str) -> [String; 2] {
    let prompt = desk.game.table(&desk.p, Onlooker::Seat(desk.asked())).prompt;
    say(&prompt.offers.iter().find(|offer| offer.decision == decision).expect("the offer").label)
}

/// Whether these words are said, in French and in English.
fn told(said: &[String; 2], fr: &str, en: &str) -> bool {
    assert_eq!(said[0].contains(fr), said[1].contains(en), "{said:#?}");
    said[0].contains(fr)
}

// --- Engineers.

#[test]
fn engineers_clear_wire_by_the_pack() {
    for clears in [true, false] {
        let map = "F5:..is F6:.#.. F8:..I. K1:..I.";
        let mut desk = with_entry("engineer", "clears-wire = true", &format!("clears-wire = {clears}"), map);
        assert_eq!(told(&notes(&desk, "F5"), "barbelés", "wire"), clears);
        desk.orders("attaque-centre", "F5").does("move F5 - F6");
        assert_eq!(desk.p.phase == Phase::Clear, clears);
    }
}

#[test]
fn engineers_fortify_for_the_tokens_of_the_pack() {
    let line = "fortifies = { own = 0, near = 2 }";
    for (own, near) in [(0, 2), (1, 3), (2, 0)] {
        let theirs = format!("fortifies = {{ own = {own}, near = {near} }}");
        let ready = || {
            let mut desk = with_entry("engineer", line, &theirs, "F5:..is K1:..I. B6:..i.");
            desk.orders("attaque-centre", "F5 B6");
            desk
        };
        let mut desk = ready();
        for (price, target) in [(own, "F5"), (near, "F6")] {
            let said = label(&desk, &format!("fortify F5 - {target}"));
            let fr = format!("{price} pion");
            let en = format!("{price} HQ token");
            assert_eq!(told(&said, &fr, &en), price > 0, "{said:?}");
        }
        desk.does("fortify F5 - F6");
        assert_eq!(desk.p.hq[ALLIED], 6 - near);
        let desk = ready().after("fortify F5 - F5");
        assert_eq!(desk.p.hq[ALLIED], 6 - own);
        let mut desk = ready();
        desk.p.hq[ALLIED] = 2;
        assert_eq!(desk.may("fortify F5 - F6"), near <= 2);
    }
    let mut desk = with_entry("engineer", line, "fortifies = false", "F5:..is K1:..I. B6:..i.");
    assert!(!told(&notes(&desk, "F5"), "ortifie", "ortify"));
    desk.orders("attaque-centre", "F5 B6");
    assert_eq!(desk.refused("fortify F5 - F5"), "specialiste.genie-fortifier");
}

#[test]
fn engineers_mend_bridges_by_the_pack() {
    for mends in [true, false] {
        let ours = entry("engineer", "mends-bridges = true");
        let theirs = ours.replace("mends-bridges = true", &format!("mends-bridges = {mends}"));
        let water = "[rules]\nwater = \"impassable\"\n";
        let mut desk = corrected_with(&ours, &theirs, "F5:..is F6:w%.. K1:..I.", water, "");
        assert_eq!(told(&notes(&desk, "F5"), "pont", "bridge"), mends);
        desk.orders("attaque-centre", "F5");
        assert_eq!(desk.may("repair F5 - F6"), mends);
    }
}

// --- Flame-throwers and officers.

#[test]
fn flame_throwers_move_as_far_as_the_pack_says() {
    for far in [0, 1, 2] {
        let theirs = format!("fights-at-most = {far}");
        let mut desk = with_entry("flame-thrower", "fights-at-most = 1", &theirs, "F4:..il F7:..I. K1:..I.");
        let fr = format!("plus de {far} hexagone");
        let en = format!("more than {far} hex");
        assert!(told(&notes(&desk, "F4"), &fr, &en));
        desk.orders("attaque-infanterie 2", "").does("move F4 - F6");
        assert_eq!(desk.p.phase == Phase::Combat, far == 2);
    }
}

#[test]
fn flame_throwers_deny_flags_by_the_pack() {
    for denies in [true, false] {
        let theirs = format!("denies-flags = {denies}");
        let mut desk = with_entry("flame-thrower", "denies-flags = true", &theirs, "F6:..il F7:k.I.");
        assert_eq!(told(&notes(&desk, "F6"), "sa cible n’ignore", "its target ignores"), denies);
        desk.ready_to_fight("attaque-centre", "F6").rolling("flag hq hq").does("attack F6 - F7");
        assert_eq!(desk.p.phase == Phase::Outcome && desk.may("retreat 0 F7"), !denies);
    }
}

#[test]
fn officers_fight_on_by_the_pack() {
    for fights_on in [true, false] {
        let theirs = format!("bonus-combat = {fights_on}");
        let map = "F5:..io F6:..I. F7:..I. K1:..I.";
        let mut desk = with_entry("officer", "bonus-combat = true", &theirs, map);
        assert_eq!(told(&notes(&desk, "F5"), "seconde fois", "a second time"), fights_on);
        desk.reduce("F6", 1).ready_to_fight("attaque-centre", "F5");
        desk.rolling("burst hq hq").does("attack F5 - F6");
        desk.does("advance");
        assert_eq!(desk.p.phase == Phase::Bonus, fights_on);
    }
}

// --- Crossfire.

#[test]
fn crossfire_is_joined_by_whom_the_pack_says() {
    for (id, crosses) in [
        ("light-machine-gun", true),
        ("light-machine-gun", false),
        ("machine-gun", true),
        ("machine-gun", false),
    ] {
        let theirs = format!("crosses-fire = {crosses}");
        let mut desk = with_entry(id, "crosses-fire = true", &theirs, "F5:..m. F7:..im H6:..I. K1:..I.");
        let whose = if id == "machine-gun" { "F5" } else { "F7" };
        assert_eq!(told(&notes(&desk, whose), "tir croisé", "crossfire"), crosses);
        desk.ready_to_fight("attaque-centre", "F5 F7");
        assert_eq!(desk.may("attack F5 - H6 with F7"), crosses, "{id}");
    }
}

// --- Observers, and targets acquired.

#[test]
fn mortar_observers_mark_by_the_pack() {
    for acquires in [true, false] {
        let theirs = format!("acquires = {acquires}");
        let mut desk = with_entry("mortar-observer", "acquires = true", &theirs, "F6:..ov H6:..I. K1:..I.");
        assert_eq!(told(&notes(&desk, "F6"), "Règle le tir", "Finds the range"), acquires);
        desk.ready_to_fight("attaque-centre", "F6").rolling("burst hq").does("attack F6 - H6");
        assert_eq!(desk.unit("H6").has(mark::ACQUIRED), acquires);
    }
}

#[test]
fn a_target_acquired_costs_what_the_pack_says() {
    for (more, faces, fr, en, lost) in [
        (1, "\"deadly\"", "Face mortelle", "Deadly", 1),
        (3, "\"hq\", \"deadly\"", "Face mortelle ou QG", "Deadly or HQ", 2),
        (0, "", "Tir réglé", "Its range is found", 0),
    ] {
        let theirs = format!("on-acquired = {{ dice = {more}, faces = [{faces}] }}");
        let line = "on-acquired = { dice = 1, faces = [\"deadly\"] }";
        let mut desk = with_entry("mortar", line, &theirs, "F6:..o. H6:..I. K1:..I.");
        let slot = desk.p.at(hex("H6")).unwrap();
        desk.p.unit_mut(slot).marks |= mark::ACQUIRED;
        let said = notes(&desk, "H6");
        assert_eq!(told(&said, fr, en), lost > 0, "{said:?}");
        assert_eq!(told(&said, &format!("{more} dé"), &format!("{more} more")), lost > 0, "{said:?}");
        desk.ready_to_fight("attaque-centre", "F6").rolling("deadly hq").does("attack F6 - H6");
        assert_eq!(dice(&desk), 2 + more);
        let hits = happened!(desk, Event::Fought { dice: rolled, hits, .. } => (rolled, hits)).next();
        let (rolled, hits) = hits.expect("a roll");
        let sure = rolled[2]
            + rolled[0]
            + if lost > 0 { rolled[1] } else { 0 }
            + if lost > 1 { rolled[4] } else { 0 };
        assert_eq!(hits, sure, "{rolled:?}");
    }
}

#[test]
fn forward_observers_see_as_far_as_the_pack_says() {
    for (far, price) in [(5, 1), (3, 2), (4, 1)] {
        let theirs = format!("observes = {far}");
        let desk = with_entry("forward-observer", "observes = 5", &theirs, "F3:..iv F7:..I. A1:..i.");
        assert!(told(&notes(&desk, "F3"), &format!("{far} hexagones"), &format!("{far} hexes")));
        let said = inspected(&desk, Subject::Battery);
        assert_eq!(told(&said, "Avantage", "advantage"), price == 1);
        assert!(said[1].contains(&format!("2 dice for {price}")), "{said:?}");
    }
}

#[test]
fn specialists_are_tested_as_the_pack_says() {
    let ours = "[specialist-test]\ndice = 1\nlost = [\"deadly\"]";
    for (dice, lost, fr, en, falls) in [
        (1, "\"deadly\"", "Face mortelle", "Deadly", [true, false]),
        (1, "\"flag\"", "Drapeau", "Flag", [false, true]),
        (2, "\"flag\", \"deadly\"", "Face mortelle ou Drapeau", "Deadly or Flag", [true, true]),
    ] {
        let theirs = format!("[specialist-test]\ndice = {dice}\nlost = [{lost}]");
        for (face, falls) in [("deadly", falls[0]), ("flag", falls[1])] {
            let mut desk = corrected(ours, &theirs, "F5:..m. F7:..Ig K1:..I.");
            let said = notes(&desk, "F7");
            assert!(told(&said, fr, en) && said[0].contains(&format!("{dice} dé")), "{said:?}");
            desk.ready_to_fight("attaque-centre", "F5");
            desk.rolling(&format!("burst hq hq {face} soldier")).does("attack F5 - F7");
            assert_eq!(desk.unit("F7").trade == 0, falls, "{lost} {face}");
        }
    }
}

// --- Armour.

#[test]
fn armour_is_pierced_by_whom_the_pack_says() {
    for (id, line, hexes, attack) in [
        ("grenadier", "pierces-armour = true", "F6:..ig F7:..S. K1:..I.", "attack F6 - F7"),
        ("field-gun", "pierces-armour = true", "F6:..a. F8:..S. K1:..I.", "attack F6 - F8"),
    ] {
        let confirmed = |pierces: bool| {
            let theirs = line.replace("true", &pierces.to_string());
            let mut desk = with_entry(id, line, &theirs, hexes);
            assert_eq!(
                told(&notes(&desk, "F6"), "Face mortelle, Explosion ou QG", "Deadly, Burst or HQ"),
                pierces
            );
            desk.ready_to_fight("attaque-centre", "F6");
            let odds = desk.odds(attack);
            odds.cases.iter().filter(|case| case.figures[0] > 0).map(|case| case.probability).sum::<f64>()
        };
        assert!(confirmed(true) > 2.0 * confirmed(false), "{id}");
    }
}

#[test]
fn field_guns_hit_tanks_with_the_faces_of_the_pack() {
    let chance = |theirs: &str| {
        let mut desk = with_entry("field-gun", "on-tanks = [\"deadly\"]", theirs, "F6:..a. F8:..S. K1:..I.");
        desk.ready_to_fight("attaque-centre", "F6");
        let odds = desk.odds("attack F6 - F8");
        odds.cases.iter().filter(|case| case.figures[0] > 0).map(|case| case.probability).sum::<f64>()
    };
    let (with, without) = (chance("on-tanks = [\"deadly\"]"), chance("on-tanks = []"));
    assert!(with > without && without > 0.0);
}

// --- Wire under fire.

#[test]
fn wire_is_blown_away_by_the_faces_of_the_pack() {
    for (faces, gone) in
        [("\"burst\"", [true, false]), ("\"flag\"", [false, true]), ("\"burst\", \"flag\"", [true; 2])]
    {
        for (face, gone) in [("burst", gone[0]), ("flag", gone[1])] {
            let theirs = format!("blows-wire = [{faces}]");
            let mut desk =
                with_entry("mortar", "blows-wire = [\"burst\"]", &theirs, "F6:..o. H6:.#.. K1:..I. A1:..i.");
            desk.ready_to_fight("attaque-centre", "F6");
            let odds = desk.odds("attack F6 - H6");
            let stays = if faces.contains(',') { 16 } else { 25 };
            assert_eq!(odds.cases[0].ways, Some(stays));
            desk.rolling(&format!("{face} soldier")).does("attack F6 - H6");
            assert_eq!(desk.p.wire == 0, gone, "{faces} {face}");
        }
    }
    let mut desk = with_entry(
        "mortar",
        "blows-wire = [\"burst\"]",
        "blows-wire = []",
        "F6:..o. H6:.#.. H7:..I. K1:..I.",
    );
    desk.ready_to_fight("attaque-centre", "F6");
    assert_eq!(desk.refused("attack F6 - H6"), "tir.1");
    // The battery has its own.
    for (face, gone) in [("burst", false), ("hq", true)] {
        let mut desk = corrected("\nwire = [\"burst\"]", "\nwire = [\"hq\"]", "F7:.#.. K1:..I. A1:..i.");
        desk.play("bombardement 1");
        desk.does("aim F7").rolling(&format!("d4 d4 {face} soldier")).does("load 2");
        assert_eq!(desk.p.wire == 0, gone, "{face}");
    }
}

// --- The reserve artillery.

#[test]
fn the_battery_costs_what_the_pack_says() {
    for (ours, theirs, observed, prices) in [
        ("token = 1 ", "token = 1 ", 1, [0, 1, 2, 3]),
        ("token = 1 ", "token = 2 ", 1, [0, 2, 4, 6]),
        ("observed = 1 ", "observed = 2 ", 2, [0, 0, 1, 2]),
        ("observed = 1 ", "observed = 0 ", 0, [1, 2, 3, 4]),
    ] {
        let ready = || corrected(ours, theirs, "F3:..iv F7:..I. A1:..i.");
        let desk = ready();
        let said = inspected(&desk, Subject::Battery);
        assert!(told(&said, "Avantage", "advantage"));
        let (fr, en) = match observed {
            0 => ("aucun dé gratuit", "no die is free"),
            1 => ("premier dé est gratuit", "the first die is free"),
            _ => ("2 dés sont gratuits", "2 dice are free"),
        };
        assert!(told(&said, fr, en), "{said:?}");
        let (fr, en) = match observed {
            0 => ("paie comme d’habitude", "your reserve artillery pays as usual"),
            1 => ("a son premier dé gratuit", "the first die of your reserve artillery is free"),
            _ => ("a 2 dés gratuits", "2 dice of your reserve artillery are free"),
        };
        let card = desk.game.scene().cards.into_iter().find(|card| card.id == "combat-observation").unwrap();
        assert!(told(&say(&card.effect), fr, en), "{:?}", say(&card.effect));
        for (dice, price) in (1..=4).zip(prices) {
            let mut desk = ready();
            desk.play("bombardement 1").does("aim F7");
            assert!(desk.offers().contains(&format!("load {dice}")));
            desk.does(&format!("load {dice}"));
            let paid = happened!(desk, Event::Loaded { cost, .. } => cost).next();
            assert_eq!(paid, Some(price), "{dice}");
        }
    }
}

/// The hits of a roll of the battery on F7.
fn shelled(ours: &str, theirs: &str, hexes: &str, rolls: &str, dice: u8) -> Desk {
    let mut desk = corrected(ours, theirs, hexes);
    desk.play("bombardement 1").does("aim F7").rolling(rolls).does(&format!("load {dice}"));
    desk
}

#[test]
fn the_battery_hits_with_the_faces_of_the_pack() {
    let centre = "centre = [\"burst\", \"deadly\"]";
    for (theirs, figures) in [(centre, 3), ("centre = [\"burst\"]", 4), ("centre = [\"deadly\", \"hq\"]", 2)]
    {
        let desk = shelled(centre, theirs, "F7:t.I. K1:..I. A1:..i.", "d4 d4 deadly hq", 2);
        assert_eq!(desk.figures("F7"), figures, "{theirs}");
        let said = inspected(&desk, Subject::Battery);
        assert_eq!(told(&said, "Face mortelle ou QG", "Deadly or HQ"), theirs.contains("hq"));
    }
    let ring = "ring = [\"burst\"]";
    for (theirs, figures) in [(ring, 4), ("ring = [\"burst\", \"deadly\"]", 3)] {
        // A four falls behind and to the left, as the Allies see it.
        let desk = shelled(ring, theirs, "E7:t.I. K1:..I. A1:..i.", "d4 deadly", 1);
        assert_eq!(desk.figures("E7"), figures, "{theirs}");
    }
    // A Soldier among them is stopped by no cover.
    let desk = shelled(centre, "centre = [\"soldier\"]", "F7:t.I. K1:..I. A1:..i.", "d4 d4 soldier burst", 2);
    assert_eq!(desk.figures("F7"), 3);
}

#[test]
fn the_battery_hits_tanks_with_the_faces_of_the_pack() {
    let ours = "tanks = [\"burst\"]";
    for (theirs, possible) in [(ours, None), ("tanks = [\"burst\", \"deadly\"]", Some(1))] {
        let desk = shelled(ours, theirs, "F7:..S. K1:..I. A1:..i.", "d4 d4 deadly soldier", 2);
        let confirmed = happened!(desk, Event::Confirmed { possible, .. } => possible).next();
        assert_eq!(confirmed, possible);
    }
}

#[test]
fn doubles_and_triples_are_as_many_dice_as_the_pack_says() {
    // A double that must be three strikes nobody in the centre with two.
    for (theirs, struck) in [("double = 2 ", true), ("double = 3 ", false)] {
        let desk = shelled("double = 2 ", theirs, "F7:..I. K1:..I. A1:..i.", "d4 d4 burst burst", 2);
        assert_eq!(desk.cites("artillerie.doublet"), struck);
        let said = inspected(&desk, Subject::Battery);
        assert_eq!(told(&said, "3 dés identiques frappent", "3 dice alike strike"), !struck, "{said:?}");
    }
    for (theirs, crater) in [("triple = 3 ", true), ("triple = 4 ", false)] {
        let desk = shelled("triple = 3 ", theirs, "F7:t... K1:..I. A1:..i.", "d4 d4 d4", 3);
        assert_eq!(desk.p.craters != 0, crater);
    }
}

// --- Crossfires and dice beyond the box.

#[test]
fn a_crossfire_joins_the_five_that_can_be_listed() {
    // Seven of infantry that cross their fire by the pack, all in range and sight of H6.
    let mut desk = with_entry(
        "infantry",
        "source = \"text\"",
        "crosses-fire = true\nsource = \"text\"",
        "F3:..i. F4:..i. F5:..i. F6:..i. F7:..i. F8:..i. G9:..i. H6:..I. K1:..I. A1:..i.",
    );
    desk.p.hq[ALLIED] = 8;
    desk.orders("ordre-d-en-haut", "F3 F4 F5 F6 F7 F8 G9");
    desk.pass_to(Phase::Combat);
    let crossed: Vec<String> =
        desk.offers().into_iter().filter(|offer| offer.starts_with("attack F3 - H6")).collect();
    // Every set of five others, and each is legal.
    assert_eq!(crossed.len(), 32, "{crossed:?}");
    assert!(crossed.iter().all(|offer| desk.may(offer)));
    assert!(desk.may("attack F3 - H6 with F4 F5 F6 F7 F8"));
    assert_eq!(desk.refused("attack F3 - H6 with G9"), "tir.croise");
    // One who stands further on has G9 among his five.
    assert!(desk.may("attack F4 - H6 with G9"));
}

#[test]
fn odds_are_right_up_to_the_dice_that_can_be_counted() {
    let crossing = |dice: u8, target: &str| {
        let ours = entry("machine-gun", "range = [3, 3, 1, 1]");
        let theirs = ours.replace("[3, 3, 1, 1]", &format!("[{dice}, {dice}]"));
        let mut desk = corrected(
            &ours,
            &theirs,
            &format!("F4:..m. F5:..m. F6:..m. F7:..m. G4:..m. H6:{target} K1:..I. A1:..i."),
        );
        desk.p.hq[ALLIED] = 8;
        desk.orders("ordre-d-en-haut", "F4 F5 F6 F7 G4");
        desk.pass_to(Phase::Combat);
        desk
    };
    let whole = |odds: &contract::Odds| {
        let sum: f64 = odds.cases.iter().map(|case| case.probability).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    };
    // Forty dice: every roll is counted, 6 to the 40.
    let odds = crossing(8, "..I.").odds("attack F4 - H6 with F5 F6 F7 G4");
    whole(&odds);
    assert_eq!(odds.of, Some(6u128.pow(40)));
    assert_eq!(odds.cases.iter().filter_map(|case| case.ways).sum::<u128>(), 6u128.pow(40));
    // On a tank, sixteen dice with their confirmations are the last that can be counted.
    let odds = crossing(8, "..V.").odds("attack F4 - H6 with F5");
    whole(&odds);
    assert_eq!(odds.of, Some(6u128.pow(16) * 36u128.pow(16)));
    // With more there are shares alone. The Burst hits, one roll in six confirms: 35 of 36 dice do nothing.
    let odds = crossing(8, "..V.").odds("attack F4 - H6 with F5 F6");
    whole(&odds);
    assert!(odds.of.is_none() && odds.cases.iter().all(|case| case.ways.is_none()));
    let none: f64 = odds.cases.iter().filter(|case| case.figures[0] == 0).map(|case| case.probability).sum();
    assert!((none - (35f64 / 36.0).powi(24)).abs() < 1e-9, "{none}");
}

// --- Scenarios.

const PRESSED: &str = "[rules]\npressed = \"german\"\n";

#[test]
fn whom_the_option_presses_instead_is_the_scenarios() {
    let pressed = |more: &str, options: &str| {
        let mut desk = Desk::with("F6:..i. K6:..I.", more, options);
        let goals = desk.game.table(&desk.p, Onlooker::Spectator).goals;
        let named = goals.iter().map(|goal| say(&goal.name)[1].clone()).find(|name| name.contains("time"));
        desk.play("reconnaissance-centre");
        while !matches!(desk.p.phase, Phase::Scout | Phase::Keep) {
            desk.does("pass");
        }
        (desk.p.phase == Phase::Scout, named)
    };
    let turned = format!("{PRESSED}pressed-by-option = \"allied\"\n");
    assert!(pressed(PRESSED, "").0);
    // A scenario that says nothing of it is not changed.
    assert!(pressed(PRESSED, "french-pressed").0);
    assert!(pressed(&turned, "").0);
    let (asked, named) = pressed(&turned, "french-pressed");
    assert!(!asked);
    assert!(named.is_some_and(|name| name.contains("British")));
}

fn grenadiers(first: &str) -> Desk {
    let forces =
        |side: &str| format!("[{side}]\ncommand = 5\ncombat = 3\nhq = 6\nartillery = 4\ngrenadiers = 1\n");
    let more = format!("{}{}{first}", forces("german"), forces("allied"));
    Desk::with("A1:..i. A2:..i. K1:..I. K2:..I.", &more, "")
}

#[test]
fn who_adds_his_grenadiers_first_is_the_scenarios() {
    // Though the Allies play first in these scenarios.
    assert_eq!(grenadiers("[rules]\ngrenadiers-first = \"german\"\n").asked(), GERMAN);
    assert_eq!(grenadiers("[rules]\ngrenadiers-first = \"allied\"\n").asked(), ALLIED);
    assert_eq!(Desk::scenario("12", "").asked(), ALLIED, "though the Germans play first there");
}

#[test]
fn what_a_scenario_rules_is_cited_as_its_own() {
    let desk = grenadiers("[rules]\ngrenadiers-first = \"allied\"\n");
    assert_eq!(desk.refused("place officer A1"), "scenario.1");
    let prompt = desk.game.table(&desk.p, Onlooker::Seat(ALLIED)).prompt;
    assert_eq!(prompt.rule.as_deref(), Some("scenario.1"));
    assert_eq!(Desk::scenario("12", "").refused("place officer A1"), "scenario.12");
    let rows = "first = \"two-dice\"\n[no-mans-land]\nby = \"first\"\nrows = \"choice\"\n";
    let desk = Desk::with("A1:..i. K1:..I.", rows, "");
    assert!(desk.cites("scenario.1"), "for the dice");
    let prompt = desk.game.table(&desk.p, Onlooker::Seat(desk.asked())).prompt;
    assert_eq!((desk.p.phase, prompt.rule.as_deref()), (Phase::Rows, Some("scenario.1")));
}

// --- Refusals.

/// The sentence with which a decision is refused, in both languages.
fn why(desk: &Desk, decision: &str) -> [String; 2] {
    let seat = desk.asked();
    let refusal = desk.game.check(&desk.p, seat, desk.game.parse(decision).unwrap()).expect_err("refused");
    say(&desk.game.sentence(&desk.p, seat, refusal))
}

#[test]
fn refusals_say_the_figures_of_the_pack() {
    let ours = "fortifies = { own = 0, near = 2 }";
    let theirs = "fortifies = { own = 1, near = 5 }";
    let mut desk = with_entry("engineer", ours, theirs, "F5:..is K1:..I. B6:..i.");
    desk.orders("attaque-centre", "F5 B6");
    desk.p.hq[ALLIED] = 4;
    let said = why(&desk, "fortify F5 - F6");
    assert!(told(&said, "(4)", "the 4 you have"), "{said:?}");
    assert!(told(&said, "un voisin\u{a0}: 5", "one next to it: 5"), "{said:?}");
    // Who fires on empty wire.
    let mut desk = Desk::ordering("F6:..i. H6:.#.. H8:..I. A1:..i.", "attaque-centre", "F6");
    desk.pass_to(Phase::Combat);
    assert!(told(&why(&desk, "attack F6 - H6"), "mortier", "mortar"));
}

#[test]
fn what_hits_tanks_and_wire_is_told_where_there_are_any() {
    let ours = "on-tanks = [\"deadly\"]";
    let desk = with_entry("field-gun", ours, "on-tanks = [\"flag\"]", "F6:..a. F8:..S. K1:..I.");
    let said = notes(&desk, "F6");
    assert!(
        told(&said, "touche de loin\u{a0}: Explosion ou Drapeau", "hits from afar: Burst or Flag"),
        "{said:?}"
    );
    // The tank meets none, and where there is none nothing is said of it.
    assert!(!told(&notes(&desk, "F8"), "Contre un char", "Against a tank"));
    assert!(!told(&notes(&Desk::new("F6:..a. F8:..I."), "F6"), "Contre un char", "Against a tank"));
    let desk = corrected("\nwire = [\"burst\"]", "\nwire = [\"hq\"]", "F6:..o. F8:..S. K1:..I.");
    let said = inspected(&desk, Subject::Battery);
    assert!(told(&said, "Détruit les barbelés\u{a0}: QG", "blows wire away: HQ"), "{said:?}");
    assert!(told(&said, "Touche un char\u{a0}: Explosion", "hits a tank: Burst"), "{said:?}");
    let desk = with_entry("mortar", "blows-wire = [\"burst\"]", "blows-wire = [\"flag\"]", "F6:..o. K1:..I.");
    assert!(told(&notes(&desk, "F6"), "les détruit\u{a0}: Drapeau", "blows it away: Flag"));
}
