//! What is hidden stays hidden: neither the other seat nor a spectator sees a deployment that is still secret, or who lies in ambush
//! where; the own seat does, and so does an umpire.

use contract::{Dice, Journal, Onlooker, Rules, Seat, Setup, Show};
use der_des_ders::map::Hex;
use der_des_ders::position::{Phase, Position, mark, side_of, slots_of};
use der_des_ders::units::{Class, Slot, Traits};
use der_des_ders::{DerDesDers, Subject};
use table::{Piece, Table, Text};

const ATTACKER: Onlooker = Onlooker::Seat(Seat::First);
const DEFENDER: Onlooker = Onlooker::Seat(Seat::Second);
/// A battle that the generator draws: it is recruited and dug before it is deployed.
const DRAWN: &str = "generated.west.1917.medium.french-german.7";

/// A battle at its beginning.
fn begin(scenario: &str, options: &[&str]) -> (DerDesDers, Position) {
    let mut setup = Setup::new(DerDesDers::about(), options);
    setup.scenario = scenario.to_string();
    let game = DerDesDers::ready(setup).unwrap_or_else(|error| panic!("{error}"));
    let p = game.begin(&mut Dice::loose(1), &mut Journal::mute());
    (game, p)
}

/// Whoever is asked decides these one after the other.
fn does(game: &DerDesDers, p: &mut Position, texts: &str) {
    for text in texts.split(',').map(str::trim) {
        let seat = game.to_decide(p).iter().next().expect("somebody is asked");
        let decision = game.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        game.decide(p, seat, decision, &mut Dice::loose(2), &mut Journal::mute())
            .unwrap_or_else(|refusal| panic!("{text}: {}", refusal.because));
    }
}

/// A battle whose both sides are deployed in the usual way.
fn deployed(scenario: &str, options: &[&str]) -> (DerDesDers, Position) {
    let (game, mut p) = begin(scenario, options);
    does(&game, &mut p, "dispose 0, done, dispose 0, done");
    (game, p)
}

/// The pieces of a side.
fn of_side(table: &Table, side: Seat) -> Vec<&Piece> {
    table.pieces.iter().filter(|piece| piece.side == side as u8).collect()
}

/// The last part of a phrase's key.
fn key(text: &Text) -> &str {
    match text {
        Text::Key { key, .. } => key,
        _ => "",
    }
}

/// The ids of what can be touched beside the table.
fn touched(table: &Table) -> Vec<&str> {
    table
        .pools
        .iter()
        .flat_map(|pool| pool.holds.iter().flatten())
        .filter_map(|line| line.id.as_deref())
        .collect()
}

/// Who lies in ambush.
fn lurking(p: &Position, side: Seat) -> Vec<Slot> {
    slots_of(side).filter(|slot| p.unit(*slot).is_there() && p.unit(*slot).has(mark::AMBUSH)).collect()
}

#[test]
fn a_deployment_is_seen_by_its_own_seat_alone() {
    let (game, mut p) = begin("cambrai", &[]);
    let sees = |p: &Position, onlooker: Onlooker| game.table(p, onlooker);
    let (other, public) = (sees(&p, DEFENDER), sees(&p, Onlooker::Spectator));
    let place = p.unit(0).hex;
    assert!(!place.is_some(), "nobody is on the table yet");
    for decision in ["pick a1", "place J03", "turn e", "dispose 0"] {
        does(&game, &mut p, decision);
        assert_eq!(sees(&p, DEFENDER), other, "the other seat sees nothing of {decision}");
        assert_eq!(sees(&p, Onlooker::Spectator), public, "a spectator sees nothing of {decision}");
    }
    let units = slots_of(Seat::First).filter(|slot| p.unit(*slot).is_there()).count();
    for onlooker in [ATTACKER, Onlooker::Umpire] {
        assert_eq!(of_side(&sees(&p, onlooker), Seat::First).len(), units, "{onlooker:?}");
    }
    let own = sees(&p, ATTACKER);
    let first = own.pieces.iter().find(|piece| piece.id == "a1").expect("it is deployed");
    assert_eq!((first.place.as_str(), first.facing, first.steps), ("J03", Some(1), Some([3, 3])));
    assert!(other.pieces.is_empty() && public.pieces.is_empty());
    // The order of battle is no secret, but it can be touched by nobody else.
    let waiting = other.pools.iter().find(|pool| pool.id == "waiting-attacker").expect("the army is known");
    assert_eq!(waiting.count as usize, game.scenario.armies[0].units.len());
    assert!(touched(&other).iter().all(|id| !id.starts_with('a')), "{:?}", touched(&other));
}

#[test]
fn the_second_deployment_is_as_secret_as_the_first() {
    let (game, mut p) = begin("cambrai", &[]);
    does(&game, &mut p, "dispose 0, done");
    let sees = |p: &Position, onlooker: Onlooker| game.table(p, onlooker);
    let (own, public, seen) = (sees(&p, ATTACKER), sees(&p, Onlooker::Spectator), sees(&p, DEFENDER));
    assert!(of_side(&seen, Seat::First).is_empty(), "the attacker's stays secret while the defender deploys");
    assert!(!of_side(&own, Seat::First).is_empty());
    does(&game, &mut p, "dispose 2");
    assert_eq!(sees(&p, ATTACKER), own);
    assert_eq!(sees(&p, Onlooker::Spectator), public);
    assert!(!of_side(&sees(&p, DEFENDER), Seat::Second).is_empty());
    does(&game, &mut p, "done");
    assert_eq!(p.turn, 1);
    for onlooker in [ATTACKER, DEFENDER, Onlooker::Spectator] {
        let table = sees(&p, onlooker);
        for side in Seat::BOTH {
            let units = slots_of(side).filter(|slot| p.unit(*slot).is_there()).count();
            assert_eq!(
                of_side(&table, side).len(),
                units,
                "{onlooker:?} sees everybody, or that somebody is there"
            );
        }
    }
}

#[test]
fn recruits_purchases_and_works_are_secret_until_both_have_deployed() {
    let (game, mut p) = begin(DRAWN, &[]);
    assert_eq!(p.phase, Phase::Recruit);
    let sees = |p: &Position, onlooker: Onlooker| game.table(p, onlooker);
    let (other, public) = (sees(&p, DEFENDER), sees(&p, Onlooker::Spectator));
    for decision in ["raise 0 3", "raise 0 2", "buy guns", "buy guns"] {
        does(&game, &mut p, decision);
        assert_eq!(sees(&p, DEFENDER), other, "{decision}");
        assert_eq!(sees(&p, Onlooker::Spectator), public, "{decision}");
    }
    let own = sees(&p, ATTACKER);
    assert!(touched(&own).contains(&"a2") && touched(&own).contains(&"troop:0"), "{:?}", touched(&own));
    let bought = |table: &Table| {
        table.pools.iter().find(|pool| pool.id == "fires-attacker").map_or(0, |pool| pool.count)
    };
    assert_eq!((bought(&own), bought(&other)), (2, 0));
    assert!(own.tracks.iter().any(|track| track.id == "levy"));
    assert!(other.tracks.iter().all(|track| track.id != "levy"));
    does(&game, &mut p, "done, dispose 0, done");
    let (own, public) = (sees(&p, ATTACKER), sees(&p, Onlooker::Spectator));
    assert_eq!(bought(&public), 0, "what was bought is shown once both have deployed");
    does(&game, &mut p, "levy 0, done");
    let deploying = sees(&p, ATTACKER);
    let zone: Vec<Hex> = game.scenario.armies[1].zone.iter().map(|hex| Hex(hex as u16)).collect();
    let wire = zone
        .iter()
        .map(|hex| format!("dig wire {}", game.map.name(*hex)))
        .find(|text| game.check(&p, Seat::Second, game.parse(text).expect("a decision")).is_ok());
    does(&game, &mut p, &wire.expect("wire can be laid somewhere"));
    does(&game, &mut p, "dispose 0");
    assert_eq!(sees(&p, ATTACKER).places, own.places, "neither wire nor works of the other side");
    assert_eq!(sees(&p, ATTACKER), deploying);
    let spectator = sees(&p, Onlooker::Spectator);
    assert_eq!((&spectator.places, &spectator.pieces), (&public.places, &public.pieces));
    assert_ne!(sees(&p, DEFENDER).places, own.places, "its own side sees what it has dug");
    does(&game, &mut p, "done");
    assert_eq!(bought(&sees(&p, DEFENDER)), 2);
}

#[test]
fn who_lies_in_ambush_is_a_marker_to_everybody_else() {
    let (game, p) = deployed("caures", &[]);
    let hidden = lurking(&p, Seat::Second);
    assert!(!hidden.is_empty(), "the defender lies in woods and trenches");
    for onlooker in [ATTACKER, Onlooker::Spectator] {
        let table = game.table(&p, onlooker);
        for slot in &hidden {
            let place = game.map.name(p.unit(*slot).hex);
            let piece = table.pieces.iter().find(|piece| piece.place == place).expect("a marker is there");
            assert_eq!(piece.id, format!("marker:{place}"));
            assert_eq!((piece.kind.as_ref(), piece.steps, piece.facing), (None, None, None));
            assert_eq!((piece.short.as_ref(), piece.face_up), (None, false));
            assert!(piece.with.is_empty() && piece.marks.is_empty() && piece.figures.is_empty());
            assert_eq!(key(&piece.name), "marker-name");
        }
    }
    for onlooker in [DEFENDER, Onlooker::Umpire] {
        let table = game.table(&p, onlooker);
        for slot in &hidden {
            let id = game.unit_id(*slot);
            let piece = table.pieces.iter().find(|piece| piece.id == id).expect("its own side knows it");
            assert!(piece.kind.is_some() && piece.steps.is_some() && piece.facing.is_some());
            assert!(piece.marks.iter().any(|mark| mark.kind == "ambush"), "{:?}", piece.marks);
        }
    }
}

/// Two that lie in ambush change places, in every way that a unit can differ: to everybody else it is the same table.
#[test]
fn nothing_tells_one_ambush_from_another() {
    let (game, p) = deployed("caures", &["decoys"]);
    let hidden = lurking(&p, Seat::Second);
    let decoy = *hidden.iter().find(|slot| p.unit(**slot).class == Class::Decoy).expect("a decoy");
    let unit = *hidden.iter().find(|slot| p.unit(**slot).class != Class::Decoy).expect("a unit");
    let mut swapped = p.clone();
    let (here, there) = (p.unit(unit).hex, p.unit(decoy).hex);
    swapped.lift(unit);
    swapped.put(decoy, here);
    swapped.put(unit, there);
    let other = swapped.unit_mut(unit);
    other.facing = (other.facing + 3) % 6;
    other.traits = other.traits.with(Traits::MORTARS);
    (other.cohesion, other.full) = (1, 4);
    for onlooker in [ATTACKER, Onlooker::Spectator] {
        assert_eq!(game.table(&p, onlooker), game.table(&swapped, onlooker));
        for hex in game.map.all() {
            let look = |p: &Position| game.inspect(p, onlooker, Subject::Hex(hex));
            assert_eq!(look(&p), look(&swapped), "{}", game.map.name(hex));
        }
        for slot in [unit, decoy] {
            let look = game.inspect(&p, onlooker, Subject::Unit(slot));
            assert!(
                look.notes.is_empty() && look.overlays.is_empty(),
                "a name that is not known says nothing"
            );
            assert_eq!(game.measure(&p, onlooker, Subject::Unit(slot), Subject::Hex(Hex(0))), None);
        }
    }
    assert_ne!(game.table(&p, DEFENDER), game.table(&swapped, DEFENDER));
    let marker =
        game.point_at(&format!("marker:{}", game.map.name(here))).expect("a marker is called by its place");
    let notes = game.inspect(&p, ATTACKER, marker).notes;
    assert_eq!(key(&notes[0]), "note-marker");
    let own = game.inspect(&p, DEFENDER, Subject::Unit(unit));
    assert!(own.notes.iter().any(|note| key(note) == "note-in-ambush"), "{:?}", own.notes);
}

/// Asking why something cannot be done does not tell where a unit lies whose name is guessed.
#[test]
fn a_guessed_name_is_no_target() {
    let (game, mut p) = deployed("caures", &[]);
    while p.phase != Phase::Activate || p.active != Seat::First || !p.hand.is_empty() {
        let seat = game.to_decide(&p).iter().next().expect("somebody is asked");
        let pass = ["done", "stay", "pass", "bring guns"].into_iter().find_map(|text| {
            let decision = game.parse(text).expect("a decision");
            game.check(&p, seat, decision).is_ok().then_some(decision)
        });
        let decision = pass.unwrap_or_else(|| {
            let mut out = Vec::new();
            contract::Lister::default().decisions(&game, &p, seat, &mut out);
            out[0]
        });
        game.apply(&mut p, seat, decision, &mut Dice::loose(5), &mut Journal::mute());
    }
    let slot =
        slots_of(Seat::First).find(|slot| p.unit(*slot).is_there() && !p.unit(*slot).has(mark::ACTIVATED));
    let slot = slot.expect("somebody is idle");
    let taken = format!("take {}", game.map.name(p.unit(slot).hex));
    does(&game, &mut p, &taken);
    let hidden = lurking(&p, Seat::Second);
    let answers: Vec<_> = hidden
        .iter()
        .flat_map(|other| {
            let why = |subject, target| {
                game.why_not(&p, Seat::First, subject, target).map(|refusal| refusal.because)
            };
            [why(Subject::Unit(slot), Some(Subject::Unit(*other))), why(Subject::Unit(*other), None)]
        })
        .collect();
    assert!(answers.chunks(2).all(|pair| pair == &answers[..2]), "{answers:?}");
}

#[test]
fn pieces_stand_in_the_order_of_their_places() {
    for scenario in ["caures", "komarow"] {
        let (game, p) = deployed(scenario, &[]);
        for onlooker in [ATTACKER, DEFENDER, Onlooker::Spectator, Onlooker::Umpire] {
            let places: Vec<Hex> = game
                .table(&p, onlooker)
                .pieces
                .iter()
                .map(|piece| game.map.named(&piece.place).expect("a hex"))
                .collect();
            assert!(places.is_sorted() && places.len() > 10, "{scenario}, {onlooker:?}");
        }
    }
}

/// Whoever is found is shown with everything that there is to be known of him.
#[test]
fn an_ambush_that_is_over_shows_the_unit() {
    let (game, mut p) = deployed("caures", &[]);
    let slot = lurking(&p, Seat::Second)[0];
    p.unit_mut(slot).marks &= !mark::AMBUSH;
    assert_eq!(side_of(slot), Seat::Second);
    for onlooker in [ATTACKER, Onlooker::Spectator] {
        let table = game.table(&p, onlooker);
        let piece = table.pieces.iter().find(|piece| piece.id == game.unit_id(slot)).expect("it is shown");
        let unit = p.unit(slot);
        assert_eq!(piece.steps, Some([u32::from(unit.cohesion), u32::from(unit.full)]));
        assert_eq!((piece.facing, piece.face_up), (Some(unit.facing), true));
        assert!(!game.inspect(&p, onlooker, Subject::Unit(slot)).notes.is_empty());
    }
}
