//! What is hidden in this game in particular, and what may be imagined of it.

use crate::common::*;
use contract::Show;

const ENEMY: Onlooker = Onlooker::Seat(ENTENTE);
const OWNER: Onlooker = Onlooker::Seat(CENTRAL);

/// A turn of the Central Powers under the fog, with something of everything.
const MIDWAY: &str = "turn 6, central, mobilise
    war ot bu it
    hand: CP2 CP8 CP10 EP2 EP6
    Berlin: ge.inf?ge ge.art?ge*2 ge.air ge.storm1
    Vienna: ah.air?ah central.decoy?ah ah.inf?ah*2
    Istanbul: ot.art?ot ot.inf?ot central.decoy?ot
    Belgium contested: ge.inf ge.inf?ge fr.inf?fr*2 br.art
    Salonica: br.inf
    Paris: fr.art?fr entente.decoy?fr fr.tirailleurs
    London: br.air?br br.inf?br
    reserves: ge.inf ah.art mx.inf ge.storm2
    reserves: us.inf us.marines ro.inf
    destroyed: ge.art ru.inf*3
    airfield: ge.air fr.air";

const MIDWAY_OPTIONS: &str = "tanks elites air fog cards mulligan trenches generals ruhr";

fn everything(game: &Attrition, position: &Position, onlooker: Onlooker) -> String {
    format!("{:?}", game.table(position, onlooker))
}

fn worlds(desk: &Desk, seat: Seat, count: u64) -> Vec<Position> {
    (0..count).map(|seed| desk.game.imagine(&desk.p, seat, &mut Dice::loose(seed))).collect()
}

fn classes_of(side: Seat) -> impl Iterator<Item = Class> {
    (0..CLASSES.len() as u8).map(Class).filter(move |class| class.side() == side)
}

fn places() -> Vec<Place> {
    let off =
        [Place::POUCH, Place::RESERVES, Place::DESTROYED, Place::AIRFIELD, Place::TRACK, Place::REMOVED];
    Region::all().map(Place::from).chain(off).collect()
}

fn of_nation(position: &Position, nation: Nation, place: Place) -> u8 {
    let own = (0..CLASSES.len() as u8).map(Class).filter(|class| class.nation() == Some(nation));
    own.map(|class| position.count_at(class, place)).sum()
}

#[test]
fn an_enemy_and_a_spectator_find_no_hidden_class_on_the_table() {
    let text = "turn 3, central, mobilise\nhand: CP2 CP8\nBerlin: ge.inf?ge ge.art?ge*2\n\
                Vienna: ah.air?ah central.decoy?ah\nreserves: ge.air ah.art ot.inf";
    let desk = Desk::new("fog cards", text);
    let hidden = ["ge.inf", "ge.art", "ge.air", "ah.art", "ah.air", "ot.inf", "central.decoy", "CP2", "CP8"];
    for onlooker in [ENEMY, Onlooker::Spectator] {
        let mut table = desk.game.table(&desk.p, onlooker);
        // What waits beside the turn track lies there for all to see.
        table.pools.retain(|pool| !pool.id.starts_with("track"));
        let table = format!("{table:?}");
        for code in hidden {
            assert!(!table.contains(&format!("\"{code}")), "{onlooker:?} reads {code}");
        }
        let pools = desk.game.table(&desk.p, onlooker).pools;
        for id in ["reserves-central", "pouch-central"] {
            let pool = pools.iter().find(|pool| pool.id == id).expect("it is there");
            assert!(pool.count > 0 && pool.holds.is_none(), "{id}");
        }
    }
    let own = everything(&desk.game, &desk.p, OWNER);
    for code in ["\"ge.art", "\"ah.air", "\"CP2\"", "tile-decoy"] {
        assert!(own.contains(code), "the owner sees {code}");
    }
}

#[test]
fn positions_that_differ_only_in_what_is_hidden_look_the_same() {
    let pairs = [
        ("Berlin: ge.inf?ge\nreserves: ge.art", "Berlin: ge.art?ge\nreserves: ge.inf"),
        ("Berlin: ge.inf?ge*2", "Berlin: ge.inf?ge central.decoy?ge\nreserves: ge.inf"),
        ("reserves: ge.inf ah.inf", "reserves: ot.inf*2"),
        ("hand: CP1 CP2", "hand: CP9 CP10"),
    ];
    for (one, other) in pairs {
        let look = |text: &str, onlooker: Onlooker| {
            let desk = Desk::new("fog cards", &format!("turn 3, central, mobilise\npouch: ot.inf*6\n{text}"));
            everything(&desk.game, &desk.p, onlooker)
        };
        assert_eq!(look(one, ENEMY), look(other, ENEMY));
        assert_eq!(look(one, Onlooker::Spectator), look(other, Onlooker::Spectator));
        assert_ne!(look(one, OWNER), look(other, OWNER));
    }
}

#[test]
fn what_the_enemy_reads_of_a_turn_names_no_hidden_class() {
    let mut desk = Desk::new("fog tanks", "turn 8, entente, returns\npouch: br.tank fr.tank\nBerlin: ge.inf");
    let mut own = 0;
    for _ in 0..60 {
        if desk.p.phase >= Phase::Plan {
            break;
        }
        let offers = desk.offers();
        let skips = matches!(desk.p.phase, Phase::Surrender | Phase::Rail);
        let next = offers
            .iter()
            .rfind(|offer| !skips && *offer != "done")
            .map_or("done", String::as_str)
            .to_string();
        desk.does(&next);
        for line in &desk.lines {
            let told = format!("{:?}", line.what);
            let names = told.contains("Class(");
            own += u32::from(names && line.audience.reaches(Onlooker::Seat(ENTENTE)));
            for onlooker in [Onlooker::Seat(CENTRAL), Onlooker::Spectator] {
                assert!(!names || !line.audience.reaches(onlooker), "{onlooker:?} reads {told} after {next}");
            }
        }
    }
    assert!(desk.p.phase >= Phase::Plan || desk.p.active() == CENTRAL);
    assert!(own > 0, "the owner reads what he drew");
}

#[test]
fn only_its_owner_reads_which_cards_were_dealt() {
    let desk = Desk::begin("cards", 3);
    let dealt = |onlooker: Onlooker| {
        let lines = desk.lines.iter().filter(|line| line.audience.reaches(onlooker));
        lines.filter(|line| matches!(line.what, Event::CardDealt { .. })).count()
    };
    assert_eq!((dealt(OWNER), dealt(ENEMY), dealt(Onlooker::Spectator)), (6, 6, 0));
    let central = desk.lines.iter().filter(|line| line.audience.reaches(ENEMY));
    assert!(
        !central
            .into_iter()
            .any(|line| matches!(line.what, Event::CardDealt { card } if card.side() == CENTRAL))
    );
}

#[test]
fn imagining_keeps_ones_own_tiles_and_hand_exactly() {
    let desk = Desk::new(MIDWAY_OPTIONS, MIDWAY);
    for seat in Seat::BOTH {
        for world in worlds(&desk, seat, 40) {
            for class in classes_of(seat) {
                for place in places() {
                    assert_eq!(world.count_at(class, place), desk.p.count_at(class, place));
                }
            }
            let onlooker = Onlooker::Seat(seat);
            assert_eq!(everything(&desk.game, &world, onlooker), everything(&desk.game, &desk.p, onlooker));
        }
    }
}

#[test]
fn imagining_keeps_what_is_public_and_every_number() {
    let desk = Desk::new(MIDWAY_OPTIONS, MIDWAY);
    let public = [Place::DESTROYED, Place::AIRFIELD, Place::TRACK, Place::REMOVED];
    for world in worlds(&desk, ENTENTE, 60) {
        desk.game.invariants(&world).expect("it is a position");
        for class in classes_of(CENTRAL) {
            for place in public {
                assert_eq!(world.count_at(class, place), desk.p.count_at(class, place));
            }
        }
        for place in [Place::POUCH, Place::RESERVES] {
            assert_eq!(world.count_off(CENTRAL, place), desk.p.count_off(CENTRAL, place));
        }
        for region in Region::all() {
            assert_eq!(world.tiles_in(CENTRAL, region), desk.p.tiles_in(CENTRAL, region));
        }
        let spectator = Onlooker::Spectator;
        assert_eq!(everything(&desk.game, &world, spectator), everything(&desk.game, &desk.p, spectator));
    }
}

#[test]
fn imagining_varies_everything_that_is_hidden() {
    let desk = Desk::new(MIDWAY_OPTIONS, MIDWAY);
    let worlds = worlds(&desk, ENTENTE, 60);
    let differs = |count: &dyn Fn(&Position) -> u8| {
        let first = count(&worlds[0]);
        worlds.iter().any(|world| count(world) != first)
    };
    assert!(differs(&|world| world.count_at(class("ge.art"), region("Berlin"))), "face-down tiles");
    assert!(differs(&|world| world.count_at(class("central.decoy"), Place::RESERVES)), "decoys");
    assert!(differs(&|world| world.count_at(class("ge.inf"), Place::RESERVES)), "reserves");
    assert!(differs(&|world| world.count_at(class("ge.inf"), Place::POUCH)), "pouch");
    let hands: Vec<String> = worlds.iter().map(|world| everything(&desk.game, world, OWNER)).collect();
    assert!(
        hands.iter().any(|hand| hand.contains("\"CP5\""))
            && hands.iter().any(|hand| !hand.contains("\"CP5\""))
    );
}

#[test]
fn imagining_reaches_the_truth() {
    let only_two = "removed: ge.inf*5 ge.art*4 ge.air*4 ah.inf*10 ah.art ah.air central.decoy*3";
    let text =
        format!("turn 3, central, movement\n{only_two}\nBerlin: ge.inf?ge ge.inf?ge ge.art?ge\nreserves: ");
    let desk = Desk::new("fog", &text);
    assert!(worlds(&desk, ENTENTE, 20).iter().all(|world| *world == desk.p), "nothing is left to imagine");
    let text = "turn 3, central, movement\n\
                removed: ge.inf*6 ge.art*4 ge.air*4 ah.inf*10 ah.art ah.air central.decoy*3\n\
                Berlin: ge.inf?ge";
    let desk = Desk::new("fog", text);
    let reached = worlds(&desk, ENTENTE, 40).iter().filter(|world| **world == desk.p).count();
    assert!((1..40).contains(&reached), "the truth is one of two: {reached}");
}

#[test]
fn imagining_uses_nothing_but_what_the_seat_knows() {
    let desk = Desk::new(MIDWAY_OPTIONS, MIDWAY);
    for seat in Seat::BOTH {
        for (seed, world) in (100..).zip(worlds(&desk, seat, 30)) {
            let again = desk.game.imagine(&world, seat, &mut Dice::loose(seed));
            assert_eq!(again, desk.game.imagine(&desk.p, seat, &mut Dice::loose(seed)));
        }
    }
}

#[test]
fn imagining_puts_no_elite_face_down_nor_out_of_its_place() {
    let desk = Desk::new(MIDWAY_OPTIONS, MIDWAY);
    for seat in Seat::BOTH {
        for world in worlds(&desk, seat, 60) {
            for class in (0..CLASSES.len() as u8).map(Class).filter(|class| class.arm().is_elite()) {
                for place in places() {
                    assert_eq!(world.count_at(class, place), desk.p.count_at(class, place), "{class:?}");
                }
            }
        }
    }
}

#[test]
fn imagining_respects_the_flag_on_a_back() {
    let text = "turn 6, entente, mobilise\nwar ot bu\nPoland contested: ge.inf?ge ge.art?ge ru.inf\n\
                Hungary: ot.inf?ot ah.inf?ah\nSalonica entente: fr.inf?sa\nwar gr";
    let desk = Desk::new("fog", text);
    for world in worlds(&desk, ENTENTE, 80) {
        let there = |nation, id| of_nation(&world, nation, region(id).into());
        for nation in [Nation::AustriaHungary, Nation::Ottoman, Nation::Bulgaria, Nation::Mexico] {
            assert_eq!(there(nation, "Poland"), 0, "{nation:?}");
        }
        assert!(there(Nation::Ottoman, "Hungary") <= 1 && there(Nation::AustriaHungary, "Hungary") <= 1);
        assert_eq!(there(Nation::Germany, "Hungary"), 0);
    }
    for world in worlds(&desk, CENTRAL, 80) {
        for nation in [Nation::Russia, Nation::Italy, Nation::Serbia, Nation::Usa, Nation::Romania] {
            assert_eq!(of_nation(&world, nation, region("Salonica").into()), 0, "{nation:?}");
        }
    }
}

#[test]
fn imagining_takes_no_expeditionary_force_for_a_decoy() {
    // A decoy has no flag to ignore (12.3): it never enters as part of such a force.
    let text =
        "turn 6, entente, mobilise\npouch: ot.inf*6\nVienna: ge.inf?any ge.art?any\nBerlin: ge.inf?ge*3";
    let desk = Desk::new("fog cards", text);
    let worlds = worlds(&desk, ENTENTE, 80);
    assert!(worlds.iter().all(|world| world.count_at(class("central.decoy"), region("Vienna")) == 0));
    assert!(worlds.iter().any(|world| world.count_at(class("central.decoy"), region("Berlin")) > 0));
}

#[test]
fn imagining_keeps_nations_at_war_out_of_waiting_reserves() {
    let text = "turn 6, central, mobilise\nwar it\nreserves: us.inf*2 ro.inf gr.inf\nParis: fr.inf?fr\n\
                pouch: ro.inf*3";
    let desk = Desk::new("fog", text);
    let worlds = worlds(&desk, CENTRAL, 80);
    for world in &worlds {
        for nation in Nation::of_side(ENTENTE).iter().filter(|nation| desk.p.is_at_war(**nation)) {
            assert_eq!(of_nation(world, *nation, Place::RESERVES), 0, "{nation:?}");
        }
    }
    assert!(worlds.iter().any(|world| of_nation(world, Nation::Romania, Place::RESERVES) == 4));
}

const NEUTRAL_RUSSIA: &str = "surrendered\nPetrograd neutral:\nMoscow neutral:\nBaltics neutral:\n\
                              Poland neutral:\n\
                              Kiev neutral:\nUkraine neutral:\nCaucasus neutral:";

fn assert_russians_are_away(desk: &Desk) {
    for world in worlds(desk, CENTRAL, 80) {
        desk.game.invariants(&world).expect("it is a position");
        for place in places().into_iter().filter(|place| *place != Place::POUCH) {
            let public = of_nation(&desk.p, Nation::Russia, place);
            assert_eq!(of_nation(&world, Nation::Russia, place), public, "in {:?}: {place:?}", desk.p.phase);
        }
    }
}

#[test]
fn imagining_leaves_russians_in_the_pouch_after_the_surrender() {
    let board = "war us\nParis: fr.inf?fr*2 it.inf?any\nWashington: us.inf?us\nreserves: fr.inf*2 it.inf";
    for phase in ["mobilise", "movement", "declare"] {
        let text = format!("turn 8, entente, {phase}\n{NEUTRAL_RUSSIA}\n{board}");
        assert_russians_are_away(&Desk::new("fog", &text));
    }
}

#[test]
fn imagining_leaves_russians_in_the_pouch_right_after_a_draw_too() {
    let mut desk = Desk::new("fog mulligan", &format!("turn 8, entente, returns\n{NEUTRAL_RUSSIA}"));
    desk.does("done");
    assert_eq!(desk.p.phase, Phase::Mulligan);
    assert_russians_are_away(&desk);
    desk.does("mulligan");
    assert_russians_are_away(&desk);
}

#[test]
fn imagining_holds_only_tiles_of_the_pouch_in_a_draw_that_may_still_go_back() {
    let mut desk = Desk::new("fog mulligan", "turn 3, central, returns\nreserves: ot.inf*2");
    desk.does("done");
    for world in worlds(&desk, ENTENTE, 60) {
        let after = |decision: &str| {
            let mut after = world.clone();
            let mut journal = Journal::mute();
            desk.game
                .decide(&mut after, CENTRAL, desk.decision(decision), &mut Dice::loose(1), &mut journal)
                .expect("it is legal");
            after
        };
        desk.game.invariants(&after("mulligan")).expect("no decoy went into the pouch");
        desk.game.invariants(&after("done")).expect("it is a position");
    }
}

#[test]
fn imagined_hands_hold_as_many_cards_and_none_that_was_played() {
    let mut desk = Desk::new("cards alternate-entry", "turn 3, entente, card\nhand: EP1 EP2 EP3 EP9");
    desk.does("play EP1");
    for world in worlds(&desk, CENTRAL, 60) {
        let table = desk.game.table(&world, Onlooker::Seat(ENTENTE));
        let held = table.hands.iter().find(|hand| hand.seat == 1 && hand.name == Text::key("hand"));
        let held = held.and_then(|hand| hand.cards.clone()).expect("one sees one's own");
        assert_eq!(held.len(), 3);
        assert!(!held.contains(&"EP1".into()), "it was played");
        assert!(!held.contains(&"EP5".into()), "it is not in this game");
    }
}

#[test]
fn losses_chosen_first_stay_secret_until_both_have_chosen() {
    let text = "turn 5, central, battle\nBelgium contested battle: ge.inf ge.art fr.inf fr.art\n\
                Poland contested battle: ge.inf ru.inf";
    let looks = ["lose ge.inf*1", "lose ge.art*1"].map(|losses| {
        let mut desk = Desk::new("", text);
        desk.does_rolling("fight Belgium ge", &[1, 6]);
        assert_eq!(desk.game.to_decide(&desk.p), contract::Seats::BOTH);
        desk.does_as(CENTRAL, losses);
        assert!(desk.lines.is_empty());
        [ENEMY, Onlooker::Spectator].map(|onlooker| everything(&desk.game, &desk.p, onlooker))
    });
    assert_eq!(looks[0], looks[1]);
}

#[test]
fn a_card_window_opens_even_if_no_card_can_be_played() {
    let mut desk = Desk::new("cards", "turn 1, entente, declare\nreserves: fr.inf\nhand: CP2 CP3");
    desk.does("done");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Card, CENTRAL));
    assert_eq!(desk.offers(), ["done"]);
    let mut desk = Desk::new("cards", "turn 1, entente, declare\nreserves: fr.inf\nhand: EP2");
    desk.does("done");
    assert_ne!(desk.p.phase, Phase::Card, "an empty hand is public");
}

#[test]
fn under_fog_a_scramble_window_opens_even_if_no_aircraft_can_go() {
    let text = "turn 5, central, plan\nairfield: fr.air\nBelgium contested: ge.inf?ge entente.decoy?fr";
    let desk = Desk::new("fog air", text).after("plan Belgium");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Scramble, ENTENTE));
    assert_eq!(desk.offers(), ["done"]);
}

#[test]
fn under_fog_a_spy_window_opens_even_if_no_german_tile_is_there() {
    let text = "turn 6, entente, plan\neffects mata-hari\nBelgium contested: fr.inf?fr central.decoy?ge";
    let desk = Desk::new("fog cards", text).after("plan Belgium");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Spy, CENTRAL));
    assert_eq!(desk.offers(), ["done"]);
}

#[test]
fn under_fog_a_give_window_opens_even_if_there_is_nothing_to_give() {
    let mut desk = Desk::new("fog cards", "turn 2, central, card\nhand: CP4\nLondon: entente.decoy?br");
    desk.does("play CP4");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Give, ENTENTE));
    assert_eq!(desk.offers(), ["done"]);
}

#[test]
fn under_fog_a_strike_window_opens_even_if_no_german_aircraft_is_there() {
    let mut desk = Desk::new(
        "fog cards",
        "turn 7, central, card\nhand: CP8\nBelgium contested: central.decoy?ge fr.air",
    );
    desk.does("play CP8");
    assert_eq!((desk.p.phase, desk.offers()), (Phase::Strike, vec!["done".to_string()]));
}

#[test]
fn under_fog_a_declaration_window_opens_even_if_only_decoys_wait() {
    let text = "turn 3, central, plan\nBelgium contested: ge.inf?ge fr.inf?fr";
    let desk = Desk::new("fog", text).after("done");
    assert_eq!((desk.p.phase, desk.offers()), (Phase::Declare, vec!["done".to_string()]));
}

#[test]
fn imagining_keeps_what_a_card_sent_back_in_the_reserves_while_a_draw_may_still_be_taken_again() {
    let mut desk =
        Desk::new("fog cards mulligan", "turn 2, central, card\nhand: CP4\nBelgium: br.art\nBerlin: ge.inf");
    desk.does("play CP4, give br.art Belgium");
    for _ in 0..40 {
        if desk.p.phase == Phase::Mulligan && desk.p.active() == ENTENTE {
            break;
        }
        desk.does("done");
    }
    assert_eq!(desk.p.phase, Phase::Mulligan);
    for world in worlds(&desk, CENTRAL, 60) {
        assert_eq!(world.count_at(class("br.art"), Place::RESERVES), 1);
        assert_eq!(everything(&desk.game, &world, OWNER), everything(&desk.game, &desk.p, OWNER));
    }
    desk.does("done");
    let worlds = worlds(&desk, CENTRAL, 60);
    assert!(
        worlds.iter().any(|world| world.count_at(class("br.art"), Place::RESERVES) == 0),
        "it is mixed with the rest"
    );
    assert!(worlds.iter().any(|world| world.count_at(class("br.art"), Place::RESERVES) == 1));
}

#[test]
fn under_fog_whether_infantry_was_left_to_relieve_the_jagdkommandos_is_a_reveal() {
    for vienna in ["Vienna: ah.jagd", "Vienna: ah.jagd\nHungary: ah.inf?ah*10"] {
        let mut desk =
            Desk::new("fog elites", &format!("turn 5, central, card\ndestroyed: ge.inf\n{vienna}"));
        desk.does("done");
        assert!(desk.lines.iter().any(|line| line.reveals), "{vienna}");
    }
}
