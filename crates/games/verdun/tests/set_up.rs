//! Setting up (3): who may begin where, the line without gaps, the markers of the first day, and the left bank.

use crate::common::*;
use contract::Pack;
use verdun::own_pack;
use verdun::units::Kind;

/// The French are to set up.
fn french_turn() -> Desk {
    Desk::begin(game(""), 1)
}

/// The French have deployed as is ready-made; the Germans are to set up.
fn german_turn() -> Desk {
    french_turn().after("standard, done")
}

/// The ready-made deployment of a side, as its file has it: units with their hexes.
fn listed(side: &str) -> Vec<(String, String)> {
    let pack: Pack = own_pack();
    let text = pack.file("deployments.toml").expect("our own file").to_string();
    let from = text.find(&format!("{side} = \"\"\"")).expect("the side");
    let list = text[from..].split("\"\"\"").nth(1).expect("its list");
    let mut hex = String::new();
    let mut placed = Vec::new();
    for word in list.split_whitespace() {
        match word.strip_suffix(':') {
            Some(name) => hex = name.to_string(),
            None => placed.push((word.to_string(), hex.clone())),
        }
    }
    placed
}

// --- The French.

#[test]
fn r3_1_the_french_set_up_first_and_with_their_xxx_corps_alone() {
    let desk = french_turn();
    assert_eq!((desk.asked(), desk.p.phase), (FRENCH, Phase::Deploy));
    for (slot, counter) in desk.game.counters.all.iter().enumerate() {
        let taken = desk.may(&format!("take {}", counter.id));
        let corps = counter.corps.map(|corps| desk.game.counters.corps[usize::from(corps)].id.as_str());
        let placed = match (counter.side, counter.kind, corps) {
            (_, Kind::Headquarters | Kind::CorpsArtillery, _) => false,
            (FRENCH, _, Some("XXX")) => true,
            (FRENCH, Kind::ArmyArtillery, _) => counter.movement > 0,
            _ => false,
        };
        assert_eq!(taken, placed, "{}", counter.id);
        if !placed {
            assert_eq!(desk.refused(&format!("take {}", counter.id)), "3.1", "{}", counter.id);
        }
        // Whatever is neither in play nor to be placed waits.
        if counter.arrives > 0 {
            assert!(desk.p.unit(slot as u8).has(mark::WAITING), "{}", counter.id);
        }
    }
}

#[test]
fn r3_1_a_unit_is_placed_and_may_be_placed_anew() {
    let mut desk = french_turn().after("take ri165, place 1003");
    assert_eq!(desk.whereabouts("ri165"), "1003");
    assert_eq!(desk.cited(), ["3.1"]);
    let (unit, hex) = (desk.unit("ri165"), desk.hex("1003"));
    assert!(desk.saw(|event| *event == Event::Placed { unit, hex }));
    desk.does("take ri165, place 1403");
    assert_eq!(desk.whereabouts("ri165"), "1403");
    assert_eq!(desk.p.on(hex).count(), 0);
    assert_eq!(desk.refused("place 1303"), "3.1");
}

#[test]
fn r3_1_nobody_goes_on_before_everything_is_placed() {
    let mut desk = french_turn();
    assert_eq!(desk.refused("done"), "3.1");
    desk.does("standard");
    assert_eq!(desk.cited(), ["3.1"]);
    let rail = desk.unit("rail");
    desk.p.lift(rail, mark::WAITING);
    assert_eq!(desk.refused("done"), "3.1");
    desk.does("take rail, place 2218, done");
    assert_eq!(desk.cited(), ["3.1"]);
    assert!(desk.saw(|event| *event == Event::Deployed { side: FRENCH }));
    assert_eq!((desk.asked(), desk.p.phase), (GERMAN, Phase::Deploy));
}

/// Why a decision is refused, in French and in English.
fn sentences(desk: &Desk, text: &str) -> [String; 2] {
    let decision = desk.game.parse(text).expect("notation");
    let refusal = desk.game.check(&desk.p, desk.asked(), decision).expect_err("refused");
    let text = desk.game.sentence(&desk.p, desk.asked(), refusal);
    [Language::Fr, Language::En].map(|language| Desk::words(language).say(&text))
}

#[test]
fn r3_1_and_3_2_the_ready_made_deployments_are_lawful_unit_by_unit() {
    let ready_made = french_turn().after("standard, done, standard, done");
    let mut by_hand = french_turn();
    for side in ["french", "german"] {
        for (unit, hex) in listed(side) {
            by_hand.does(&format!("take {unit}, place {hex}"));
            assert_eq!(by_hand.whereabouts(&unit), hex);
        }
        by_hand.does("done");
    }
    assert_eq!(by_hand.p.units, ready_made.p.units);
    assert_eq!(by_hand.p.day, 21);
}

#[test]
fn r3_1_sector_each_division_keeps_to_its_stretch_of_the_front() {
    // First and last hex of each stretch, and the hexes beyond both ends.
    let stretches = [
        ("72R", "0403 1403", "1504 2305 2405 3305"),
        ("51R", "1504 2305", "0403 1403 2405 3305"),
        ("14", "2405 3305", "0403 1403 1504 2305"),
    ];
    let mut desk = french_turn();
    for (division, ends, beyond) in stretches {
        let place = desk.game.counters.divisions.iter().position(|known| known == division).unwrap() as u8;
        let infantry: Vec<String> = desk
            .game
            .counters
            .all
            .iter()
            .filter(|counter| counter.division == Some(place) && counter.kind.is_infantry())
            .map(|counter| counter.id.clone())
            .collect();
        assert_eq!(infantry.len(), 4, "{division}");
        for unit in infantry {
            desk.does(&format!("take {unit}"));
            for hex in ends.split(' ') {
                assert!(desk.may(&format!("place {hex}")), "{unit} {hex}");
            }
            for hex in beyond.split(' ') {
                assert_eq!(desk.refused(&format!("place {hex}")), "3.1.sector", "{unit} {hex}");
            }
            // A trench of the second line, and open ground in the sector.
            assert_eq!(desk.refused("place 1405"), "3.1.sector");
            assert_eq!(desk.refused("place 1204"), "3.1.sector");
        }
    }
}

#[test]
fn r3_1_the_french_keep_to_the_limits_of_stacking() {
    let mut desk = french_turn().after("take ri165, place 1403, take ri324, place 1403, take ri351");
    assert_eq!(desk.refused("place 1403"), "8.31");
    desk.does("take bcp56");
    assert_eq!(desk.refused("place 1403"), "8.31");
}

#[test]
fn r3_1_corps_headquarters_and_corps_guns_are_at_louvemont() {
    let desk = french_turn();
    assert_eq!(desk.game.map.names[desk.hex("1609").index()].as_deref(), Some("Louvemont"));
    for unit in ["qg-xxx", "xxx1"] {
        assert_eq!(desk.whereabouts(unit), "1609");
        assert_eq!(desk.refused(&format!("take {unit}")), "3.1");
    }
}

#[test]
fn r3_1_independent_territorials_and_chasseurs_go_into_any_trench_and_nowhere_else() {
    let mut desk = french_turn();
    let units = ["rit44", "rit45", "rit46", "bcp56", "bcp59"];
    let of_kind = |kind: Kind| desk.game.counters.all.iter().filter(|counter| counter.kind == kind).count();
    assert_eq!(of_kind(Kind::Territorial), 3);
    for unit in units {
        desk.does(&format!("take {unit}"));
        // Any sector of the front, and the second line.
        for hex in ["0403", "1403", "1504", "2305", "2405", "3305", "0806", "1405", "2108"] {
            assert!(desk.may(&format!("place {hex}")), "{unit} {hex}");
        }
        for hex in ["1402", "1605", "1609", "1421", "2113", "1606"] {
            assert_eq!(desk.refused(&format!("place {hex}")), "3.1.independent", "{unit} {hex}");
        }
    }
}

#[test]
fn r3_1_guns_of_division_stand_south_of_the_trenches() {
    let mut desk = french_turn().after("standard");
    for unit in ["art72r", "art51r", "art14"] {
        desk.does(&format!("take {unit}"));
        // In the front line and north of it.
        for hex in ["1403", "0403", "3305", "1402", "1601"] {
            assert_eq!(desk.refused(&format!("place {hex}")), "3.1.guns", "{unit} {hex}");
        }
        for hex in ["1404", "1405", "0604", "3306", "1605"] {
            assert!(desk.may(&format!("place {hex}")), "{unit} {hex}");
        }
    }
}

#[test]
fn r3_1_guns_of_division_have_infantry_within_four_hexes() {
    let mut desk = french_turn().after("standard");
    // The nearest infantry is the 42nd in 2805.
    desk.does("take art14, place 2809");
    let at = |unit: &str| desk.hex(desk.whereabouts(unit));
    assert_eq!(desk.game.map.distance(at("art14"), at("ri42")), 4);
    assert!(desk.may("done"));
    // It is asked when the guns are placed.
    desk.does("take art14");
    assert_eq!(desk.refused("place 2810"), "3.1.guns");
    assert!(!desk.offers().contains(&"place 2810".to_string()));
    // The guns and headquarters of Louvemont are no infantry.
    assert_eq!(desk.refused("place 1611"), "3.1.guns");
    // And asked again at the end, since infantry can be moved away from them.
    let (slot, hex) = (desk.unit("art14"), desk.hex("2810"));
    desk.p.put(slot, hex);
    let at = |unit: &str| desk.hex(desk.whereabouts(unit));
    let all = desk.game.counters.all.iter().filter(|c| c.side == FRENCH && c.kind.is_infantry());
    let there = all.filter(|counter| !desk.whereabouts(&counter.id).is_empty());
    assert_eq!(there.map(|c| desk.game.map.distance(at("art14"), at(&c.id))).min(), Some(5));
    assert_eq!(desk.refused("done"), "3.1.guns");
    let [french, english] = sentences(&desk, "done");
    assert!(french.contains("Artillerie de la 14e division"), "{french}");
    assert!(english.contains("Guns of the 14th Division"), "{english}");
}

#[test]
fn r3_1_guns_of_division_wait_for_their_infantry() {
    let mut desk = french_turn().after("take art72r");
    assert_eq!(desk.refused("place 1404"), "3.1.guns", "nobody is there yet");
    desk.does("take ri165, place 1403, take art72r, place 1404");
    assert_eq!(desk.whereabouts("art72r"), "1404");
}

#[test]
fn r3_1_rail_guns_begin_on_a_railway() {
    let desk = french_turn().after("take rail");
    for hex in ["1111", "1422", "3316", "1115", "2218"] {
        assert!(desk.may(&format!("place {hex}")), "{hex}");
    }
    for hex in ["1609", "2012", "1622", "3321", "2217"] {
        assert_eq!(desk.refused(&format!("place {hex}")), "3.1.rail", "{hex}");
    }
    // Every hex of a railway, and no other.
    for hex in desk.game.map.all() {
        let track = desk.game.map.rail[hex.index()] != 0;
        assert_eq!(desk.may(&format!("place {}", desk.game.map.name(hex))), track);
    }
}

#[test]
fn r3_1_line_each_trench_of_the_front_is_held_or_covered() {
    let mut desk = french_turn().after("standard");
    assert!(desk.may("done"));
    // Of those about the east end only the 60th, in 3205, covers 3305.
    desk.does("take ri60, place 2605");
    assert_eq!(desk.refused("done"), "3.1.line");
    assert_eq!(
        sentences(&desk, "done"),
        [
            "Un hexagone de la première ligne n’a ni unité ni zone de contrôle française\u{a0}: 3305. Couvrez-le.",
            "A hex of the front line has neither a French unit nor a French zone of control: 3305. Cover it.",
        ]
    );
    desk.does("take ri60, place 3305");
    assert!(desk.may("done"));
    // A zone from the second line, or a weak one, covers it just as well.
    desk.does("take ri60, place 2605, take art14, place 3306");
    assert!(desk.may("done"));
}

#[test]
fn r3_1_line_every_hex_that_lies_open_is_named() {
    let mut desk = french_turn().after("standard");
    for unit in ["ri60", "ri44", "art14"] {
        let slot = desk.unit(unit);
        let hex = desk.hex("2605");
        desk.p.put(slot, hex);
    }
    let open: Vec<String> = desk
        .table(FRENCH)
        .overlays
        .iter()
        .filter(|overlay| overlay.id == "uncovered")
        .flat_map(|overlay| overlay.places.iter().map(|place| place.place.clone()))
        .collect();
    assert!(open.len() > 1, "{open:?}");
    for sentence in sentences(&desk, "done") {
        assert!(open.iter().all(|hex| sentence.contains(hex.as_str())), "{sentence}: {open:?}");
    }
}

#[test]
fn r3_1_line_a_headquarters_covers_nothing() {
    let mut desk = french_turn().after("standard, take ri60, place 2605");
    let slot = desk.unit("qg-xxx");
    let beside = desk.hex("3306");
    desk.p.put(slot, beside);
    assert_eq!(desk.refused("done"), "3.1.line");
}

// --- The Germans.

#[test]
fn r3_2_the_germans_set_up_second_along_the_north_edge() {
    let mut desk = german_turn();
    assert_eq!(desk.asked(), GERMAN);
    assert_eq!(desk.refused("take ri165"), "3.2");
    assert_eq!(desk.refused("done"), "3.2");
    for unit in ["naval", "heavy", "a1", "ir60", "art121"] {
        assert_eq!(desk.refused(&format!("take {unit}")), "3.2", "{unit}");
    }
    for unit in ["rir13", "ir80", "gr8", "gr7", "qg-v", "iii1", "pi21", "art10"] {
        desk.does(&format!("take {unit}"));
        for hex in desk.game.map.all() {
            let name = desk.game.map.name(hex);
            if desk.may(&format!("place {name}")) {
                assert!(name.ends_with("01"), "{unit} {name}");
            }
        }
    }
    desk.does("take ir80, place 1201");
    assert_eq!(desk.cited(), ["3.2"]);
    desk.does("standard");
    assert_eq!(desk.cited(), ["3.2"]);
    desk.does("done");
    assert!(desk.saw(|event| *event == Event::Deployed { side: GERMAN }));
    assert_eq!(desk.p.day, 21);
}

#[test]
fn r3_2_sector_each_corps_has_its_part_of_the_edge() {
    let parts = [
        ("rir13 rir16 qg-viir viir2 pi7r art13r", "0201 0601 1001", "0101 1101 1801 3301"),
        ("ir80 ir117 qg-xviii xviii1 pi25 art21", "1101 1401 1701", "1001 1801 2601"),
        ("gr8 ir64 qg-iii iii2 pi3 art6", "1801 2201 2501", "1701 2601 0201"),
        ("gr7 ir50 qg-v v2 pi5b art10", "2601 3001 3301", "2501 1101 1801"),
    ];
    let mut desk = german_turn();
    for (units, inside, outside) in parts {
        for unit in units.split(' ') {
            desk.does(&format!("take {unit}"));
            for hex in inside.split(' ') {
                assert!(desk.may(&format!("place {hex}")), "{unit} {hex}");
            }
            for hex in outside.split(' ') {
                assert_eq!(desk.refused(&format!("place {hex}")), "3.2.sector", "{unit} {hex}");
            }
            assert_eq!(desk.refused("place 1402"), "3.2.sector", "{unit}");
        }
    }
}

#[test]
fn r3_2_divisions_are_not_mixed_at_the_start() {
    let mut desk = german_turn().after("take ir80, place 1401, take ir115");
    assert_eq!(desk.refused("place 1401"), "3.2.divisions");
    // Guns and pioneers of a division are of that division too.
    desk.does("take art25");
    assert_eq!(desk.refused("place 1401"), "3.2.divisions");
    desk.does("take pi21, place 1401, take ir81, place 1401");
    // Guns of corps and headquarters belong to none.
    desk.does("take xviii1, place 1401, take qg-xviii, place 1401");
    assert_eq!(desk.p.on(desk.hex("1401")).count(), 5);
}

#[test]
fn r3_2_divisions_may_mix_once_they_move() {
    let desk = Desk::new("ir80 1301, ir115 1401").after("take ir80, go 1302, take ir115, go 1302");
    assert_eq!((desk.whereabouts("ir80"), desk.whereabouts("ir115")), ("1302", "1302"));
}

#[test]
fn r3_2_excess_stacks_exceed_the_limit_until_the_end_of_the_first_movement_phase() {
    let mut desk = german_turn();
    desk.does("standard, take ir80, place 1201, take ir81, place 1201, take ir87, place 1201, take art21");
    // Three regiments and pioneers, and guns on top.
    desk.does("place 1201, done");
    assert_eq!(desk.p.on(desk.hex("1201")).count(), 5);
    desk.does("done");
    assert_eq!(desk.p.phase, Phase::Move);
    assert_eq!(desk.refused("done"), "8.31");
    desk.does("take ir87, go 1302, take art21, go 1302, done");
    assert_ne!(desk.p.phase, Phase::Move);
}

// --- The rest.

#[test]
fn r3_3_markers_naval_guns_ready_heavy_guns_at_three_fair_weather_the_21st() {
    let mut desk = french_turn();
    let check = |desk: &Desk| {
        let unit = |id: &str| *desk.p.unit(desk.unit(id));
        assert_eq!((unit("naval").shots, unit("naval").has(mark::FIRED)), (1, false));
        assert_eq!((unit("heavy").shots, unit("heavy").has(mark::FIRED)), (3, false));
        assert!(!desk.p.bad_weather);
        assert_eq!(desk.p.day, 21);
        assert_eq!(desk.game.turn(&desk.p), 1);
    };
    check(&desk);
    desk.does("standard, done, standard, done");
    check(&desk);
    assert!(desk.saw(|event| *event == Event::FineAtFirst));
    assert!(!desk.saw(|event| matches!(event, Event::Weather { .. })));
}

#[test]
fn r3_4_reinforcements_have_their_day_and_place_in_the_calendar() {
    let desk = french_turn();
    let there = |id: &str| desk.p.unit(desk.unit(id)).is_there();
    for counter in &desk.game.counters.all {
        if counter.arrives > 0 {
            assert!((23..=27).contains(&counter.arrives), "{}", counter.id);
            assert!(!there(&counter.id), "{}", counter.id);
            assert!(desk.p.unit(desk.unit(&counter.id)).has(mark::WAITING), "{}", counter.id);
        }
    }
    let table = desk.table(FRENCH);
    let told = table.pools.iter().filter_map(|pool| pool.holds.as_ref()).flatten();
    let z2 = told.filter(|line| line.id.as_deref() == Some("z2")).collect::<Vec<_>>();
    assert_eq!(z2.len(), 1, "the 2nd Zouaves are shown among those to come");
}

// --- The left bank.

#[test]
fn rr_left_bank_is_french_from_the_start() {
    let desk = Desk::campaign("");
    // Level with the Germans and their trenches, but across the Meuse.
    for hex in ["0101", "0102", "0103", "0104", "0203", "0304", "0404", "0105", "0110", "1115", "1422"] {
        assert_eq!(desk.controls(hex), FRENCH, "{hex}");
    }
    // The right bank, north of the trenches and in them.
    for (hex, side) in [("0201", GERMAN), ("0302", GERMAN), ("0303", GERMAN), ("0403", FRENCH)] {
        assert_eq!(desk.controls(hex), side, "{hex}");
    }
}

#[test]
fn rr_left_bank_is_south_of_the_line_where_the_line_is_north_of_it() {
    let mut desk = french_turn().after("standard, take art72r");
    for hex in ["0404", "0506", "0606"] {
        assert!(desk.may(&format!("place {hex}")), "{hex}");
    }
    // The line begins at 0403: west of it there is nothing to be south of.
    for hex in ["0101", "0105", "0303", "0304"] {
        assert_eq!(desk.refused(&format!("place {hex}")), "3.1.guns", "{hex}");
    }
    // 1115 is across the Meuse, and far from all infantry until some is there.
    let place = desk.game.parse("place 1115").expect("notation");
    let because = |desk: &Desk| desk.game.check(&desk.p, FRENCH, place).expect_err("refused").because;
    assert_eq!(because(&desk), "no-infantry-near");
    let (slot, hex) = (desk.unit("rit46"), desk.hex("1117"));
    desk.p.put(slot, hex);
    assert!(desk.may("place 1115"));
    desk.does("standard, take art72r");
    // Across the Meuse from the 324th, two hexes off.
    desk.does("place 0506");
    assert!(desk.may("done"));
}

#[test]
fn rr_left_bank_nobody_crosses_the_meuse_but_by_a_bridge() {
    let mut desk = Desk::new("rir13 0201, ri165 1214, ri324 1218").after("take rir13");
    assert_eq!(desk.refused("go 0101"), "8.11.meuse");
    assert_eq!(desk.refused("go 0102"), "8.11.meuse");
    desk.at(FRENCH, Phase::Move).does("take ri324");
    assert_eq!(desk.refused("go 1118"), "8.11.meuse");
    desk.does("take ri165, go 1115");
    assert_eq!(desk.whereabouts("ri165"), "1115");
    // By the bridges of Verdun.
    let desk = in_phase(FRENCH, Phase::Move, "ri165 1421").after("take ri165, go 1422");
    assert_eq!(desk.whereabouts("ri165"), "1422");
}

#[test]
fn rr_left_bank_no_way_leads_across_without_a_bridge() {
    let game = game("");
    let map = &game.map;
    let bridges: Vec<(&str, &str)> = map
        .bridge
        .all
        .iter()
        .flat_map(|course| &course.pairs)
        .map(|(a, b)| (map.name(*a), map.name(*b)))
        .collect();
    assert_eq!(bridges, [("1115", "1214"), ("1421", "1422")]);
    for hex in map.all() {
        for near in map.beside(hex) {
            if map.right_bank.has(hex.index()) != map.right_bank.has(near.index()) {
                let side = map.side(hex, near).unwrap();
                let bit = 1u8 << side;
                let open = map.river[hex.index()] & bit == 0;
                assert_eq!(open, map.bridge[hex.index()] & bit != 0, "{}", map.name(hex));
                if map.road[hex.index()] & bit != 0 || map.rail[hex.index()] & bit != 0 {
                    assert!(open, "a road or railway runs into the Meuse at {}", map.name(hex));
                }
            }
        }
    }
}

#[test]
fn the_first_seat_is_german_and_the_french_begin() {
    let game = Verdun::ready(Setup::new(Verdun::about(), &[])).unwrap_or_else(|error| panic!("{error}"));
    let p = game.begin(&mut Dice::loose(3), &mut Journal::mute());
    assert_eq!(Verdun::about().sides, ["german", "french"]);
    assert!(game.to_decide(&p).has(Seat::Second) && !game.to_decide(&p).has(Seat::First));
}
