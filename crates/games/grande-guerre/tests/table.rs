//! What a table shows, and to whom.

use contract::Show;
use grande_guerre::board::{BOARD, HEXES};
use grande_guerre::tables::{Face, Faces, Ground};
use grande_guerre::{ALONE, Blow, Read};
use table::{Act, Board, Overlay, Table, Words, Worth};

use crate::common::*;

fn words() -> Words {
    Words::new(Language::En, &[(GrandeGuerre::about().messages)(Language::En)])
}

fn say(text: &Text) -> String {
    words().say(text)
}

fn table_for(desk: &Desk, seat: Seat) -> Table {
    desk.game.table(&desk.p, Onlooker::Seat(seat))
}

/// How a goal of this name stands.
fn goal(table: &Table, name: &str) -> (Option<u8>, Option<String>) {
    let found = table.goals.iter().find(|goal| say(&goal.name) == name);
    let found = found.unwrap_or_else(|| panic!("no goal {name}"));
    (found.side, found.state.as_ref().map(say))
}

fn figure(overlay: &Overlay, place: &str) -> Option<i32> {
    overlay.places.iter().find(|covered| covered.place == place).and_then(|covered| covered.figure)
}

fn notes(desk: &Desk, onlooker: Onlooker, id: &str) -> Vec<String> {
    let subject = desk.game.point_at(id).expect("an id of the table");
    desk.game.inspect(&desk.p, onlooker, subject).notes.iter().map(say).collect()
}

#[test]
fn the_scene_has_every_hex_both_armies_and_all_cards() {
    let scene = game("42", "").scene();
    let Board::Hexes { places, borders, .. } = &scene.board else { panic!("hexes") };
    assert_eq!(places.len(), HEXES);
    let spot = |id: &str| places.iter().find(|place| place.id == id).map(|place| (place.x, place.y));
    assert_eq!(spot("K1"), Some((0.0, 0.0)));
    assert_eq!(spot("A12"), Some((22.0, 10.0)));
    assert_eq!(spot("J4"), Some((7.0, 1.0)));
    assert_eq!(borders.iter().map(|border| border.x).collect::<Vec<_>>(), [7.0, 15.0]);
    assert!(places.iter().all(|place| place.reconstructed));
    assert_eq!(scene.sides.iter().map(say).collect::<Vec<_>>(), ["Germans", "French"]);
    assert_eq!(scene.cards.len(), 25 + 29);
    assert!(scene.cards.iter().all(|card| card.copies > 0));
    assert_eq!(scene.brief.len(), 3);
    let symbols: Vec<&str> = scene.kinds.iter().map(|kind| kind.symbol.as_str()).collect();
    assert!(symbols.contains(&"I") && symbols.contains(&"i"), "{symbols:?}");
}

#[test]
fn attaque_infanterie_moves_nobody_of_the_other_side() {
    let pace = |desk: &Desk, id: &str| {
        let all = notes(desk, Onlooker::Spectator, id);
        all.into_iter().find(|note| note.starts_with("Moves ")).expect("it says how far it moves")
    };
    let desk = Desk::playing("F6:..i. K6:..I.", "attaque-infanterie 2");
    let plain = Desk::new("F6:..i. K6:..I.");
    assert_ne!(pace(&desk, "F6"), pace(&plain, "F6"));
    assert_eq!(pace(&desk, "K6"), pace(&plain, "K6"));
}

#[test]
fn every_id_on_the_table_that_is_offered_can_be_pointed_at() {
    let desk = Desk::scenario("9", "specialists");
    for seat in Seat::BOTH {
        for offer in table_for(&desk, seat).prompt.offers {
            for id in offer.subject.iter().chain(&offer.target) {
                assert!(desk.game.point_at(id).is_ok(), "{id}");
            }
        }
    }
}

#[test]
fn hands_are_shown_to_their_owner_and_the_umpire_alone() {
    let desk = Desk::scenario("1", "");
    let open = |onlooker: Onlooker| -> Vec<bool> {
        desk.game.table(&desk.p, onlooker).hands.iter().map(|hand| hand.cards.is_some()).collect()
    };
    assert_eq!(open(Onlooker::Seat(GERMAN)), [true, true, false, false]);
    assert_eq!(open(Onlooker::Seat(ALLIED)), [false, false, true, true]);
    assert_eq!(open(Onlooker::Spectator), [false; 4]);
    assert_eq!(open(Onlooker::Umpire), [true; 4]);
    let counts: Vec<u32> = table_for(&desk, GERMAN).hands.iter().map(|hand| hand.count).collect();
    assert_eq!(counts, [5, 2, 5, 2]);
}

/// No part of a table, no offer, no answer to “why not” depends on what is hidden.
#[test]
fn a_table_does_not_depend_on_what_is_hidden() {
    let game = game("45", "");
    let mut dice = Dice::loose(5);
    let mut p: Position = game.begin(&mut dice, &mut Journal::mute());
    let mut decisions = Vec::new();
    for _ in 0..400 {
        let Some(mover) = game.to_decide(&p).iter().next() else { break };
        for seat in Seat::BOTH {
            let world = game.imagine(&p, seat, &mut Dice::loose(dice.seed()));
            let onlooker = Onlooker::Seat(seat);
            assert_eq!(game.table(&p, onlooker), game.table(&world, onlooker));
            for id in ["command-contre-attaque", "combat-riposte", "pile", "battery", "F6", "button"] {
                let subject = game.point_at(id).unwrap();
                assert_eq!(game.why_not(&p, seat, subject, None), game.why_not(&world, seat, subject, None));
                assert_eq!(game.inspect(&p, onlooker, subject), game.inspect(&world, onlooker, subject));
            }
        }
        Lister::default().decisions(&game, &p, mover, &mut decisions);
        let decision = decisions[dice.below(decisions.len() as u32) as usize];
        game.apply(&mut p, mover, decision, &mut dice, &mut Journal::mute());
    }
}

#[test]
fn what_a_spy_has_seen_stays_known_to_him_alone() {
    let mut desk = Desk::new("F6:..i. H6:..I.");
    desk.give(ALLIED, "mata-hari").give_command(GERMAN, "releve manoeuvre").play("attaque-centre");
    desk.does("use mata-hari");
    let known = |seat: Seat| {
        let pools = table_for(&desk, seat).pools;
        pools.into_iter().find(|pool| pool.id == "known-command").map(|pool| pool.count)
    };
    assert_eq!(known(ALLIED), Some(2));
    assert_eq!(known(GERMAN), None);
    let spectator = desk.game.table(&desk.p, Onlooker::Spectator);
    assert!(!spectator.pools.iter().any(|pool| pool.id.starts_with("known")));
}

#[test]
fn the_tactician_alone_knows_what_he_put_on_the_deck() {
    let mut desk = Desk::new("F6:..i. H6:..I.");
    desk.give(ALLIED, "tacticien").play("attaque-centre").does("use tacticien");
    let pile = |desk: &Desk, onlooker: Onlooker, id: &str| {
        let piles = desk.game.table(&desk.p, onlooker).piles;
        piles.into_iter().find(|pile| pile.id == id)
    };
    let looked = |onlooker| pile(&desk, onlooker, "looked").map(|pile| (pile.count, pile.cards.is_some()));
    assert_eq!(looked(Onlooker::Seat(ALLIED)), Some((3, true)));
    assert_eq!(looked(Onlooker::Seat(GERMAN)), Some((3, false)));
    while pile(&desk, Onlooker::Umpire, "deck-top").is_none() {
        desk.does_first();
    }
    assert!(pile(&desk, Onlooker::Seat(ALLIED), "deck-top").is_some());
    assert!(pile(&desk, Onlooker::Seat(GERMAN), "deck-top").is_none());
}

#[test]
fn orders_left_are_counted() {
    let mut desk = Desk::playing("F6:..i. E6:..i. D6:..i. C6:..i. H6:..I.", "attaque-centre");
    let status = |desk: &Desk| -> Vec<String> { table_for(desk, GERMAN).status.iter().map(say).collect() };
    assert!(status(&desk).contains(&"3 of 3 orders left".to_string()), "{:?}", status(&desk));
    desk.does("order F6");
    assert!(status(&desk).contains(&"2 of 3 orders left".to_string()));
    assert!(status(&desk).contains(&"“Attack Centre”".to_string()));
    let marked = |desk: &Desk| {
        let pieces = table_for(desk, GERMAN).pieces.into_iter();
        pieces.filter(|piece| piece.marks.iter().any(|mark| mark.symbol == Some('!'))).count()
    };
    assert_eq!(marked(&desk), 1);
}

#[test]
fn a_counter_attack_shows_what_it_stands_for() {
    let mut desk = Desk::playing("F6:..i. H6:..I.", "attaque-gauche");
    desk.end_turn();
    let notes = notes(&desk, Onlooker::Seat(GERMAN), "command-contre-attaque");
    assert!(notes.iter().any(|note| note.contains("would stand for “Attack Right”")), "{notes:?}");
    desk.play("contre-attaque");
    let status: Vec<String> = table_for(&desk, ALLIED).status.iter().map(say).collect();
    assert!(status.contains(&"stands for “Attack Right”".to_string()), "{status:?}");
}

const TRENCH: &str = "[[objective]]\nname = { fr = \"la tranchée\", en = \"the trench\" }\nfor = \"both\"\n\
    kind = \"held\"\nhexes = \"G6 G7\"\nworth = 1\n\
    [[objective]]\nname = { fr = \"le fort\", en = \"the fort\" }\nfor = \"allied\"\nkind = \"captured\"\n\
    hexes = \"E6\"\nworth = 2\n[rules]\nexit = \"allied\"\npressed = \"german\"\n";

#[test]
fn goals_say_how_they_stand() {
    let desk = Desk::with("F6:..i. G6:..i. E6:..i. K1:..i. H9:..I.", TRENCH, "");
    // The Allies have just begun their turn.
    let table = table_for(&desk, GERMAN);
    assert_eq!(goal(&table, "the fort"), (Some(1), Some("kept for good".into())));
    assert_eq!(goal(&table, "the trench"), (Some(1), Some("held by one unit: lost if it leaves".into())));
    let way_out = "breakthrough: leaving by the enemy base line";
    assert_eq!(goal(&table, way_out), (None, Some("one unit can leave when ordered".into())));
    let medals = table.tracks.iter().find(|track| track.id == "medals").expect("a track");
    assert_eq!(medals.marks.iter().map(|mark| mark.at).collect::<Vec<_>>(), [0, 3]);
    assert_eq!(medals.goal, Some(6));
}

#[test]
fn a_goal_just_entered_is_in_reach() {
    let mut desk = Desk::with("F6:..i. H9:..I.", TRENCH, "");
    desk.orders("attaque-centre", "F6").does("move F6 - G6");
    let table = table_for(&desk, GERMAN);
    let (side, state) = goal(&table, "the trench");
    assert_eq!(side, None);
    assert_eq!(state.as_deref(), Some("won by the British at their next turn if they stay"));
}

#[test]
fn markers_lie_on_their_hexes() {
    let desk =
        Desk::with("F6:.#i. E6:t+i. D6:o... C6:w=.. B6:w%.. H6:..I.", "[rules]\nwater = \"ford\"\n", "");
    let table = table_for(&desk, ALLIED);
    let symbols = |place: &str| -> String {
        let state = table.places.iter().find(|state| state.place == place);
        state.into_iter().flat_map(|state| &state.markers).filter_map(|marker| marker.symbol).collect()
    };
    for (place, expected) in [("F6", "#"), ("E6", "+"), ("D6", "o"), ("C6", "="), ("B6", "%"), ("H6", "")] {
        assert_eq!(symbols(place), expected, "{place}");
    }
}

#[test]
fn a_unit_shows_its_dice_where_it_sees_and_its_way() {
    // A wood at H6 hides what is behind it.
    let desk = Desk::new("F6:..i. H7:f... A1:..I.");
    let subject = desk.game.point_at("F6").unwrap();
    let inspection = desk.game.inspect(&desk.p, Onlooker::Spectator, subject);
    let [range, reach] = &inspection.overlays[..] else { panic!("two overlays") };
    assert_eq!([range.id.as_str(), reach.id.as_str()], ["range", "reach"]);
    assert_eq!(figure(range, "G6"), Some(3));
    assert_eq!(figure(range, "F8"), Some(2));
    assert_eq!(figure(range, "F10"), Some(1));
    assert_eq!(figure(range, "F11"), None);
    assert_eq!(figure(reach, "F7"), Some(1));
    assert_eq!(figure(reach, "F8"), Some(2));
    assert_eq!(figure(reach, "F9"), None);
}

#[test]
fn cover_is_said_in_figures() {
    let desk = Desk::new("F6:t.i. E6:h... D6:h... H6:..I.");
    let trench = notes(&desk, Onlooker::Spectator, "F6");
    let ranged = "Cover against ranged combat: 2 Soldiers stopped, 2 Flags may be ignored.";
    assert!(trench.contains(&ranged.to_string()), "{trench:#?}");
    let close = "Cover in close combat: one Soldier stopped, one Flag may be ignored.";
    assert!(trench.contains(&close.to_string()));
    let hill = notes(&desk, Onlooker::Spectator, "E6");
    let level = "In close combat, against an enemy on a hill as well: no Soldier stopped, no Flag ignored.";
    assert!(hill.contains(&level.to_string()), "{hill:#?}");
}

#[test]
fn the_battery_says_its_prices() {
    let desk = Desk::new("F6:..i. H6:..I.");
    let said = notes(&desk, Onlooker::Seat(ALLIED), "battery");
    assert!(said[0].contains("power 4"), "{said:?}");
    assert!(said.iter().any(|note| note.contains("4 dice for 4")), "{said:?}");
}

#[test]
fn why_not_answers_what_is_pointed_at() {
    let mut desk = Desk::new("F6:..i. E6:..i. H9:..I.");
    let why = |desk: &Desk, seat: Seat, id: &str, target: Option<&str>| {
        let point = |id: &str| desk.game.point_at(id).unwrap();
        desk.game.why_not(&desk.p, seat, point(id), target.map(point)).map(|refusal| refusal.because)
    };
    assert_eq!(why(&desk, GERMAN, "button", None), Some("not-asked"));
    assert_eq!(why(&desk, ALLIED, "F6", None), Some("not-the-moment"));
    assert_eq!(why(&desk, ALLIED, "command-releve", None), Some("command-not-held"));
    assert_eq!(why(&desk, ALLIED, "combat-poux", None), Some("card-not-now"));
    desk.play("reconnaissance-centre");
    assert_eq!(why(&desk, ALLIED, "F6", None), None);
    assert_eq!(why(&desk, ALLIED, "H9", None), Some("no-own-unit"));
    desk.does("order F6");
    assert_eq!(why(&desk, ALLIED, "E6", None), Some("no-order"));
    assert_eq!(why(&desk, ALLIED, "F6", Some("G6")), None);
    assert_eq!(why(&desk, ALLIED, "F6", Some("E6")), Some("hex-occupied"));
    assert_eq!(why(&desk, ALLIED, "F6", Some("I6")), Some("too-far"));
    desk.does("pass");
    assert_eq!(why(&desk, ALLIED, "F6", Some("H9")), None);
}

#[test]
fn offers_say_what_a_decision_comes_to() {
    let mut desk = Desk::ordering("F6:..i. H6:..I.", "attaque-centre", "F6");
    let label = |desk: &Desk, decision: &str| {
        let offers = table_for(desk, ALLIED).prompt.offers;
        let offer = offers.into_iter().find(|offer| offer.decision == decision);
        say(&offer.unwrap_or_else(|| panic!("{decision} is not on offer")).label)
    };
    assert_eq!(label(&desk, "move F6 - F7"), "infantry, F6 → F7");
    assert_eq!(label(&desk, "move F6 - F8"), "infantry, F6 → F8 (no combat afterwards)");
    desk.does("move F6 - F7");
    assert_eq!(label(&desk, "attack F7 - H6"), "F7 fires on H6 (infantry): 2 dice");
    assert!(desk.unit("F7").has(mark::MOVED));
    assert_eq!(desk.p.unit(desk.p.at(hex("F7")).unwrap()).moved, 1);
}

#[test]
fn the_plain_drawing_can_be_read() {
    let desk = Desk::scenario("42", "");
    let table = desk.game.table(&desk.p, Onlooker::Seat(GERMAN));
    let page = table::draw(&desk.game.scene(), &table, &words());
    assert!(!page.contains('['), "{page}");
    assert!(page.lines().any(|line| line.starts_with("K ")), "{page}");
}

#[test]
fn the_ruler_tells_distance_and_sight_the_same_both_ways() {
    let desk = Desk::new("D4:..i. D6:..I. A1:..I.");
    let point = |id: &str| desk.game.point_at(id).unwrap();
    let measure = |from: &str, to: &str| {
        desk.game.measure(&desk.p, Onlooker::Spectator, point(from), point(to)).expect("both are hexes")
    };
    let said = |from: &str, to: &str| measure(from, to).notes.iter().map(say).collect::<Vec<_>>();
    assert_eq!(measure("D4", "D7").places, ["D4", "D5", "D6", "D7"]);
    assert!(said("D4", "D7")[0].contains('3'), "{:?}", said("D4", "D7"));
    assert_eq!(said("D4", "D7")[1], said("D7", "D4")[1]);
    assert_ne!(said("D4", "D7")[1], said("D4", "G4")[1], "a unit stands between");
    assert!(desk.game.measure(&desk.p, Onlooker::Spectator, point("D4"), point("D4")).is_none());
    assert!(desk.game.measure(&desk.p, Onlooker::Spectator, point("button"), point("D4")).is_none());
}

#[test]
fn an_event_shows_where_it_happened_and_its_dice() {
    let desk = Desk::new("D4:..i. A1:..I.");
    let moved = desk.game.picture(&Event::Moved {
        side: ALLIED,
        unit: 0,
        from: hex("D4"),
        to: hex("F5"),
        way: BOARD.way(hex("D4"), hex("F5"), hex("E5").bit()),
    });
    assert_eq!((&moved.places[..], moved.act), (&["D4", "E5", "F5"].map(String::from)[..], Some(Act::Moved)));
    assert_eq!(moved.pieces, ["D4"]);
    let read =
        Read { sure: Faces::default().with(Face::Burst), soldiers: true, stopped: 1, ground: Ground::Crater };
    let blow = Blow { side: ALLIED, from: Some(hex("D4")), others: ALONE, to: hex("F4") };
    let fought =
        desk.game.picture(&Event::Fought { dice: [2, 1, 1, 1, 0], hits: 2, flags: 1, tokens: 0, blow, read });
    let faces: Vec<(&str, Option<Worth>)> =
        fought.dice.iter().map(|die| (die.face.as_str(), die.worth)).collect();
    let (hit, miss, other) = (Some(Worth::Hit), Some(Worth::Miss), Some(Worth::Other));
    let shown = [("soldier", miss), ("soldier", hit), ("deadly", miss), ("burst", hit), ("flag", other)];
    assert_eq!(faces, shown);
    assert_eq!(
        (&fought.by[..], &fought.places[..]),
        (&["D4".to_string()][..], &["D4", "F4"].map(String::from)[..])
    );
}

#[test]
fn an_advance_ends_the_combat_that_the_status_tells_of() {
    // Engineers win, advance into the wire, and are asked about it; an officer is asked for a second combat.
    for (winner, next) in [("s", Phase::Clear), ("o", Phase::Bonus)] {
        let wire = if winner == "s" { '#' } else { '.' };
        let mut desk = Desk::new(&format!("F6:..i{winner} G6:.{wire}I. H6:..I. K1:..I. A1:..i."));
        desk.reduce("G6", 1).ready_to_fight("attaque-centre", "F6");
        let told = |desk: &Desk| {
            let status = desk.game.table(&desk.p, Onlooker::Spectator).status;
            status.iter().any(|text| matches!(text, Text::Key { key, .. } if key.starts_with("fight-")))
        };
        desk.rolling("burst hq hq").does("attack F6 - G6");
        assert_eq!(desk.p.phase, Phase::Advance);
        assert!(told(&desk));
        desk.does("advance");
        assert_eq!(desk.p.phase, next);
        assert!(!told(&desk));
    }
}
