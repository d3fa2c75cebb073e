//! Every word of the game is there in both languages, and every phrase has what it needs.

use contract::Show;
use der_des_ders::position::{Ended, Mode};
use der_des_ders::scenario::NATIONS;
use der_des_ders::units::{NOBODY, Support, UNITS, Work};
use der_des_ders::{Die, Rolls, Shot, Subject, Who, families};
use hexmap::Way;
use workbench::speech::{Ear, every_event_is_told, kind};

use crate::common::*;

workbench::speech!(
    DerDesDers,
    families(),
    &[
        "aim-",
        "ask-",
        "brief-",
        "case-",
        "caution-",
        "data-",
        "event-",
        "goal-",
        "mark-",
        "note-",
        "odds-",
        "offer-",
        "outcome-",
        "parse-",
        "pool-",
        "price-",
        "status-",
        "strength-",
    ]
);

/// Plays a game at random, with everything said on the way.
fn play(game: DerDesDers, seed: u64, ear: &mut Ear) {
    let like = |p: &Position, seat| format!("{:?} {seat:?} {}", p.phase, p.hand.is_empty());
    ear.hear_game(Desk::seeded(game, seed).0, seed, like, |game, dice| {
        let hex = Hex(dice.below(game.map.hexes as u32) as u16);
        let unit = game.unit_id(dice.below(UNITS as u32) as u8);
        vec![game.map.name(hex).to_string(), unit, "button".to_string()]
    });
}

#[test]
fn battles_are_told_in_both_languages() {
    let mut ear = Ear::of::<DerDesDers>();
    for (number, scenario) in DerDesDers::about().scenarios.iter().enumerate() {
        let options = if number % 2 == 0 { "" } else { "decoys" };
        play(battle(scenario.id, options), number as u64, &mut ear);
    }
    ear.approve();
}

#[test]
fn generated_battles_are_told_in_both_languages() {
    let mut ear = Ear::of::<DerDesDers>();
    for (number, id) in Generator::series(DerDesDers::about(), 10).enumerate() {
        ear.hear_all(&DerDesDers::about().scenario_name(&id));
        play(battle(&id, if number % 2 == 0 { "decoys" } else { "" }), number as u64, &mut ear);
    }
    ear.approve();
}

/// Every nation has an army that can be spoken of, and every generated battle a name.
#[test]
fn every_choice_of_the_generator_is_worded() {
    let mut ear = Ear::of::<DerDesDers>();
    let generator = DerDesDers::about().generator.expect("it has one");
    for theme in generator.themes {
        ear.hear(&Text::key(theme.name));
        ear.hear_all(&theme.pairs.iter().flat_map(|pair| pair.sides.map(Text::key)).collect::<Vec<_>>());
    }
    ear.hear_all(&generator.sizes.iter().map(|size| Text::key(size.name)).collect::<Vec<_>>());
    ear.hear_all(&NATIONS.map(|(nation, _)| Text::key(format!("nation-{nation}"))));
    ear.approve();
}

/// Every question, with something in hand and without; every kind of unit and of ground pointed at.
#[test]
fn every_question_is_worded_in_both_languages() {
    let mut ear = Ear::of::<DerDesDers>();
    let table = "wood E03 F08; thicket E10; town D05; works-1 F05; works-2 F06; works-3 F07; wire G10 \
                 F10; marsh C12; height-1 H04; height-2 H05; craters G12; smoke-2 G13; road L09 K09 J09; \
                 rail I12 I13; prize D05 3; held-d D05; brings-a guns gas air; depot-a I09; ford G02/F02; \
                 river G15/F15; cliff C14";
    let units = "a1 G05 3 heavy assault, a2 G06 2 mortars, a3 H07 3 cavalry, a4 I12 4 train, a5 G12 1 \
                 light, a6 H12 compact irregular, a7 H10 3 cavalry dismounted tachankas, d1 F05 3, d2 F06 \
                 2 gaudy, d3 F08 ambush, d4 E03 ambush, d5 D05 4 french, d6 F12 2 cavalry, d7 C14 \
                 mountain bef, d8 E10 light, d9 D12 wheeled";
    let new = || Desk::new(table, units);
    let desk = new();
    for onlooker in
        [Onlooker::Seat(ATTACKER), Onlooker::Seat(DEFENDER), Onlooker::Spectator, Onlooker::Umpire]
    {
        for slot in 0..UNITS as u8 {
            ear.hear_inspection(&desk.game.inspect(&desk.p, onlooker, Subject::Unit(slot)));
        }
        for hex in desk.game.map.all() {
            ear.hear_inspection(&desk.game.inspect(&desk.p, onlooker, Subject::Hex(hex)));
            let measure =
                desk.game.measure(&desk.p, onlooker, Subject::Hex(desk.hex("H04")), Subject::Hex(hex));
            ear.hear_all(measure.iter().flat_map(|measure| &measure.notes));
        }
    }
    for steps in [
        "take a1",
        "take a1, turn e",
        "take a1, go H05",
        "take a2, fire d2",
        "take a3, dismount",
        "take a3, scout",
        "take a7",
        "take a4, fire d6",
        "join a1, join a2",
        "join a1, join a2, take a1, stay",
        "take a1, assault d1",
        "take a1, assault d1, pass",
        "take a5, assault d6",
        "take a6",
    ] {
        let mut desk = new();
        for step in steps.split(", ") {
            ear.hear_desk(&desk);
            desk.does(step);
        }
        ear.hear_desk(&desk);
    }
    for side in [ATTACKER, DEFENDER] {
        let mut desk = new();
        (desk.p.phase, desk.p.active, desk.p.initiative, desk.p.to_bombard) =
            (Phase::Bombard, side, false, 1 << side.index());
        desk.p.fires[side] = [2; 3];
        ear.hear_desk(&desk);
        for step in ["smoke G09", "rake F10"] {
            desk.does(step);
            ear.hear_desk(&desk);
        }
        let mut desk = new();
        (desk.p.phase, desk.p.active, desk.p.initiative, desk.p.to_rail) =
            (Phase::Rail, side, false, 1 << side.index());
        ear.hear_desk(&desk);
    }
    let mut desk = new();
    (desk.p.phase, desk.p.initiative) = (Phase::Bring, false);
    ear.hear_desk(&desk);
    ear.approve();
}

#[test]
fn every_end_is_said_in_both_languages() {
    let mut ear = Ear::of::<DerDesDers>();
    for (winner, points) in [(ATTACKER, 5), (ATTACKER, 1), (DEFENDER, 0), (DEFENDER, 12)] {
        let mut desk = Desk::new("prize D05 3", "a1 G05, d1 F05");
        (desk.p.phase, desk.p.ended, desk.p.initiative) = (Phase::Over, Ended::by(winner), false);
        desk.p.points[ATTACKER] = points;
        ear.hear_desk(&desk);
    }
    ear.approve();
}

// --- Events.

/// An event of every kind, with each turn of phrase that it can take.
fn events(game: &DerDesDers) -> Vec<Event> {
    let hex = game.map.named("F05").expect("a hex");
    let (from, to) = (hex, game.map.named("G06").expect("a hex"));
    let who = Who { slot: 0, troop: 0, side: ATTACKER };
    let target = Who { slot: 48, troop: 0, side: DEFENDER };
    let hidden = Who { slot: NOBODY, troop: 0, side: DEFENDER };
    let dice = rolls(Die::Average, &[2, 5, 4]);
    let tens = rolls(Die::Ten, &[2, 5, 4]);
    let mut events = vec![
        Event::SetUp,
        Event::Shown,
        Event::Cratered { hex },
        Event::SmokeClears { hex },
        Event::NotFound { hex, die: 2 },
        Event::Precedence { side: DEFENDER },
        Event::Fought {
            unit: who,
            target,
            hex: to,
            values: [3, 4],
            dice: [rolls(Die::Six, &[2, 5, 4]), rolls(Die::Six, &[1])],
            totals: [9, 1],
        },
        Event::Counted { points: [7, 3], lead: 4 },
        Event::Counted { points: [1, 3], lead: -2 },
    ];
    events.extend((1..=12).map(|turn| Event::TurnBegins { turn }));
    events.extend((0..=2).map(|level| Event::WorksLost { hex, level }));
    events.extend((1..=3).map(|turns| Event::SmokeLaid { hex, turns }));
    events.extend((0..6).map(|side| Event::Turned { unit: who, hex, facing: side }));
    for side in Seat::BOTH {
        events.extend([
            Event::LevyRolled { side, dice, total: 11 },
            Event::Disposed { side },
            Event::Recruited { side },
            Event::Deployed { side },
            Event::Produced { side, dice, points: 8, total: 12 },
            Event::Produced { side, dice: Rolls::default(), points: 0, total: 1 },
            Event::Spotting { side, hex },
            Event::DecoyFound { side, hex },
            Event::TokenDrawn { side, left: [3, 0] },
            Event::TokenWasted { side },
            Event::DepotTaken { side, hex },
            Event::DepotBuilt { side, hex },
            Event::Kept { side, kept: 2, lost: 1 },
            Event::Routed { side },
            Event::Won { side },
        ]);
        events.extend((0..3).map(|count| Event::Ambushes { side, count }));
        events.extend([1, 5].map(|points| Event::BaseCaptured { side, hex, points }));
        events.extend((0..game.scenario.prizes.len() as u8).map(|prize| Event::PrizeTaken {
            side,
            prize,
            hex,
        }));
        events.extend(Work::ALL.map(|work| Event::Dug { side, work, hex, points: work.price() }));
        for fire in Fire::ALL {
            events.extend([
                Event::Bought { side, fire },
                Event::Chosen { side, fire },
                Event::Brought { side, fire, dice, points: 4, total: 6 },
                Event::Brought { side, fire, dice: Rolls::default(), points: 0, total: 6 },
            ]);
            let shelled = |hit| Event::Shelled { side, hex, die: Shot { fire, face: 4 }, need: 3, hit };
            events.extend([false, true].map(shelled));
        }
    }
    for yes in [false, true] {
        events.extend([
            Event::Tested { unit: who, hex, die: 4, cohesion: 3, failed: yes },
            Event::Raked { unit: who, hex, dice: tens, cleared: yes },
            Event::GunsRaked { side: ATTACKER, hex, die: 2, cleared: yes },
            Event::Bogged { unit: who, hex, die: 2, lost: yes },
            Event::Reacts { unit: who, hex, supports: yes },
            Event::Found { unit: who, hex, die: if yes { 4 } else { 0 } },
            Event::Located { unit: who, hex, die: if yes { 4 } else { 0 } },
        ]);
    }
    for who in [who, hidden] {
        events.extend([
            Event::Placed { unit: who, hex },
            Event::TrainBrings { unit: who, die: 4, points: 3 },
            Event::Weakened { unit: who, hex, left: 2 },
            Event::Eliminated { unit: who, hex },
            Event::Activated { unit: who, hex },
            Event::Joined { unit: who, hex },
            Event::FreeSupply { unit: who, hex },
            Event::Supplied { unit: who, hex, points: 2, left: 5 },
            Event::Lengthened { unit: who },
            Event::OverBroken { unit: who },
            Event::TooLong { unit: who, points: 2 },
            Event::Moved { unit: who, from, to, mode: Mode::Progress, steps: 1, way: Way::default() },
            Event::Moved { unit: who, from, to, mode: Mode::Rapid, steps: 3, way: Way::default() },
            Event::Remounted { unit: who, hex },
            Event::Assaults { unit: who, from, target, hex: to },
            Event::Even { unit: who, target, hex: to },
            Event::FellBack { unit: who, from, to },
            Event::Cornered { unit: who, hex },
            Event::Advanced { unit: who, from, to },
            Event::BreaksThrough { unit: who, hex },
            Event::Evaded { unit: who, from, to },
            Event::CalledOff { unit: who, hex },
            Event::Scouted { unit: who, hex },
            Event::DepotBegun { unit: who, hex },
            Event::DepotGivenUp { unit: who, hex },
            Event::Dismounted { unit: who, hex },
            Event::Idle { unit: who, hex },
            Event::Railed { unit: who, from, to },
            Event::Entrenched { unit: who, hex, level: 2 },
            Event::LiesLow { unit: who, hex },
            Event::PaysAs { unit: who, hex, climbs: true },
            Event::PaysAs { unit: who, hex, climbs: false },
            Event::TrainDestroyed { unit: who, hex },
        ]);
        events.extend((1..=4).map(|cohesion| Event::Raised { unit: who, points: cohesion }));
        events.extend((0..3).map(|hits| Event::Fired {
            unit: who,
            from,
            target,
            hex: to,
            score: 5,
            dice: tens,
            hits,
        }));
        for support in Support::ALL {
            events.push(Event::Attached { unit: who, support });
            events.push(Event::SupportLost { unit: who, hex, support });
        }
    }
    events
}

#[test]
fn every_event_is_told_in_both_languages() {
    let generated = Generator::series(DerDesDers::about(), 1).next().expect("a battle");
    for id in ["kumanovo", generated.as_str()] {
        let game = battle(id, "");
        every_event_is_told(&game, events(&game), include_str!("../src/event.rs"));
    }
}

/// What is shown of an event beside its words: the places it names, its dice, and whose doing it was.
#[test]
fn an_event_is_pictured_as_it_is_told() {
    let game = battle("kumanovo", "");
    let picture = |wanted: &str| {
        let event = events(&game).into_iter().find(|event| kind(event) == wanted);
        game.picture(&event.unwrap_or_else(|| panic!("no {wanted}")))
    };
    let dice = |wanted: &str| -> Vec<String> {
        picture(wanted).dice.iter().map(|die| format!("{} {}", die.kind, die.face)).collect()
    };
    assert_eq!(picture("Moved").places, ["F05", "G06"]);
    assert_eq!((picture("Moved").act, picture("Moved").side), (Some(table::Act::Moved), Some(0)));
    assert_eq!(picture("Eliminated").act, Some(table::Act::Destroyed));
    assert_eq!(dice("Fired"), ["ten 2", "ten 5", "ten 4"]);
    assert_eq!(dice("Produced"), ["average 2", "average 5", "average 4"]);
    assert_eq!(dice("TrainBrings"), ["average 4"]);
    assert_eq!(dice("Fought"), ["six 2", "six 5", "six 4", "six 1"]);
    assert_eq!(dice("Tested"), ["six 4"]);
    assert!(dice("Found").is_empty(), "whoever is stumbled upon is found without a die");
    assert_eq!(picture("TurnBegins").side, None);
    // Guns bring by average dice, gas by dice of six; aircraft bombard with dice of ten.
    let brought = |fire: Fire| {
        let dice = rolls(fire.brought_by(), &[3, 2]);
        game.picture(&Event::Brought { side: DEFENDER, fire, dice, points: 2, total: 2 })
    };
    let kinds = Fire::ALL.map(|fire| brought(fire).dice[0].kind.to_string());
    assert_eq!(kinds, ["average", "six", "six"]);
    let hex = game.map.named("F05").expect("a hex");
    let shelled = |fire| {
        game.picture(&Event::Shelled { side: DEFENDER, hex, die: Shot { fire, face: 4 }, need: 3, hit: true })
    };
    assert_eq!(Fire::ALL.map(|fire| shelled(fire).dice[0].kind.to_string()), ["six", "six", "ten"]);
    // Every place that is pictured is one of the table.
    for event in events(&game) {
        let picture = game.picture(&event);
        assert!(picture.places.iter().all(|place| game.map.named(place).is_some()), "{event:?}");
        assert!(picture.side.is_none_or(|side| side < 2));
    }
}

fn rolls(die: Die, faces: &[u8]) -> Rolls {
    let mut rolls = Rolls::of(die);
    faces.iter().for_each(|face| rolls.add(*face));
    rolls
}

// --- Names and refusals.

#[test]
fn a_badly_written_decision_is_answered_with_a_sentence() {
    let mut ear = Ear::of::<DerDesDers>();
    let decisions = [
        "",
        "charge",
        "take",
        "take Z99",
        "pick a99",
        "pick x1",
        "pick a01",
        "go Kumanovo",
        "assault AB01",
        "turn north",
        "shell mines F05",
        "attach a1 wings",
        "dig moat F05",
        "raise 01 2",
        "done done",
    ];
    let things = ["Z99", "AB01", "hill", "troop:x", "points:mines", "marker:Z99"];
    ear.hear_mistakes(&battle("kumanovo", ""), &decisions, &things);
    ear.approve();
}

// --- Names of units.

#[test]
fn a_unit_is_called_by_its_name_or_by_its_number() {
    let words = [Language::Fr, Language::En].map(Desk::words);
    let said = |game: &DerDesDers, who: Who| {
        let text = game.tell(&Event::Lengthened { unit: who });
        words.each_ref().map(|words| words.say(&text).replace('\u{a0}', " "))
    };
    let listed = battle("kumanovo", "");
    let who = Who { slot: 48, troop: 0, side: DEFENDER };
    let Text::Named { fr, en } = &listed.scenario.armies[1].units[0].name else { panic!("a name") };
    assert_eq!(
        said(&listed, who),
        [
            format!("Ligne de ravitaillement détournée : {fr}, un point de ressource de plus."),
            format!("Supply line by a detour: {en}, one resource point more.")
        ]
    );
    // What is raised has the name of its sort and a number; a decoy has no sort.
    let raised = battle("generated.west.1917.medium.french-german.4711", "decoys");
    let levy = raised.scenario.armies[0].levy.as_ref().expect("it recruits");
    let sort = words[1].say(&levy.troops[0].name);
    let who = |troop| Who { slot: 2, troop, side: ATTACKER };
    assert_eq!(
        said(&raised, who(0))[1],
        format!("Supply line by a detour: {sort} no. 3, one resource point more.")
    );
    assert_eq!(
        said(&raised, who(der_des_ders::units::NO_TROOP))[1],
        "Supply line by a detour: decoy no. 3, one resource point more."
    );
    // What lies in ambush has none.
    let hidden = Who { slot: NOBODY, troop: 0, side: DEFENDER };
    assert_eq!(
        said(&listed, hidden)[0],
        "Ligne de ravitaillement détournée : unité cachée, un point de ressource de plus."
    );
}

/// The name of a decoy is no troop's, whatever the levy.
#[test]
fn decoys_are_called_so_by_their_side() {
    let desk = Desk::begin(battle("kumanovo", "decoys")).after("dispose 0");
    let decoys = desk.lines.iter().filter(|line| match line.what {
        Event::Placed { unit: who, .. } => desk.p.unit(who.slot).class == Class::Decoy,
        _ => false,
    });
    let words = Desk::words(Language::En);
    let told: Vec<String> = decoys.map(|line| words.say(&desk.game.tell(&line.what))).collect();
    assert!(!told.is_empty() && told.iter().all(|line| line.contains("decoy no. ")), "{told:?}");
}

/// French needs articles and agreements that the arguments do not bring.
#[test]
fn french_agrees() {
    let desk = Desk::begin(battle("kumanovo", ""));
    let words = Desk::words(Language::Fr);
    let said = |event: Event| said(&desk.game.tell(&event))[0].clone();
    let hex = desk.hex("A03");
    assert!(desk.game.map.board.names.iter().all(|named| named.hex != hex), "it bears no name");
    let who = Who { slot: 0, troop: 0, side: ATTACKER };
    let name = words.say(&desk.game.scenario.armies[0].units[0].name);
    let (side, across) = ("Ottomans", "Serbes");
    assert_eq!(said(Event::Won { side: ATTACKER }), format!("Les {side} l’emportent."));
    assert_eq!(
        said(Event::Ambushes { side: DEFENDER, count: 0 }),
        format!("Aucune unité des {across} n’est en embuscade.")
    );
    assert_eq!(
        said(Event::Ambushes { side: DEFENDER, count: 1 }),
        format!("Une unité des {across} est en embuscade.")
    );
    assert_eq!(
        said(Event::Ambushes { side: DEFENDER, count: 4 }),
        format!("4 unités des {across} sont en embuscade.")
    );
    assert_eq!(said(Event::SmokeLaid { hex, turns: 1 }), "Fumigènes : A03, pour un tour.");
    assert_eq!(said(Event::SmokeLaid { hex, turns: 3 }), "Fumigènes : A03, pour 3 tours.");
    assert_eq!(
        said(Event::Raised { unit: who, points: 1 }),
        format!("Recrutement : {name}, cohésion 1 (1 point).")
    );
    assert_eq!(
        said(Event::Raised { unit: who, points: 3 }),
        format!("Recrutement : {name}, cohésion 3 (3 points).")
    );
    let fired = |hits| Event::Fired {
        unit: who,
        from: hex,
        target: who,
        hex,
        score: 5,
        dice: rolls(Die::Average, &[3, 2]),
        hits,
    };
    let shot = format!("Tir : {name} sur {name}, A03 ; dés 3 2 (5 ou moins)");
    assert_eq!(said(fired(0)), format!("{shot}, rien."));
    assert_eq!(said(fired(1)), format!("{shot}, 1 touche."));
    assert_eq!(said(fired(2)), format!("{shot}, 2 touches."));
    assert_eq!(said(Event::WorksLost { hex, level: 0 }), "Retranchements détruits : A03.");
    assert_eq!(said(Event::WorksLost { hex, level: 1 }), "Retranchements réduits au niveau 1 : A03.");
}

// --- Names and places.

fn said(text: &Text) -> [String; 2] {
    workbench::said::<DerDesDers>(text)
}

/// Sides are told by the names that the battle gives their armies, not by the flag of their figures.
#[test]
fn sides_are_called_as_their_armies_are() {
    for scenario in DerDesDers::about().scenarios {
        let game = battle(scenario.id, "");
        for side in Seat::BOTH {
            let Text::Named { fr, en } = &game.scenario.armies[side.index()].name else { panic!("a name") };
            let [told_fr, told_en] = said(&game.tell(&Event::Won { side }));
            assert_eq!((told_fr, told_en), (format!("Les {fr} l’emportent."), format!("The {en} win.")));
            let [waiting, _] = said(&game.tell(&Event::Precedence { side }));
            assert!(waiting.ends_with(&format!("aux {fr}.")), "{waiting}");
        }
    }
    let villers = battle("villers", "");
    let scene = villers.scene();
    assert_eq!(said(&scene.sides[1]), ["Alliés", "Allies"]);
    assert_eq!(scene.flags[1], battle("cambrai", "").scene().flags[0], "the flag is the British one still");
    let caporetto = battle("caporetto", "");
    let [fr, en] = said(&caporetto.tell(&Event::Deployed { side: ATTACKER }));
    assert_eq!(
        (fr.as_str(), en.as_str()),
        ("Les Austro-Allemands sont déployés.", "The Austro-Germans are deployed.")
    );
}

/// The top of a table is the north in few battles: fronts are told as one sees them.
#[test]
fn fronts_are_told_in_words_of_the_table() {
    let told = [
        ("en haut à droite", "up right"),
        ("à droite", "right"),
        ("en bas à droite", "down right"),
        ("en bas à gauche", "down left"),
        ("à gauche", "left"),
        ("en haut à gauche", "up left"),
    ];
    let game = battle("caures", "");
    let hex = game.map.named("A03").expect("a hex");
    let who = Who { slot: 0, troop: 0, side: ATTACKER };
    for (side, (fr, en)) in (0..).zip(told) {
        let turned = said(&game.tell(&Event::Turned { unit: who, hex, facing: side }));
        assert!(turned[0].starts_with(&format!("Changement de front ({fr}) : ")), "{}", turned[0]);
        assert!(turned[1].starts_with(&format!("Change of front ({en}): ")), "{}", turned[1]);
    }
    let desk = Desk::acting("a1", "", "a1 G09 ne");
    let table = desk.table(ATTACKER);
    let turn = table.prompt.offers.iter().find(|offer| offer.decision == "turn nw").expect("it may turn");
    assert!(said(&turn.label)[0].starts_with("Se tourner : en haut à gauche"));
    let notes = desk.game.inspect(&desk.p, Onlooker::Seat(ATTACKER), Subject::Unit(slot("a1"))).notes;
    assert!(notes.iter().any(|note| said(note) == ["fait front en haut à droite", "faces up right"]));
}

/// Who is routed has lost whatever the points, and is told so.
#[test]
fn a_rout_is_told_as_one() {
    let mut desk = Desk::bare("", "a1 G09 4 ne, d1 F09 1 sw activated", "");
    desk.p.points.0 = [2, 30];
    desk.purse(20, 0).does("take a1").rolling("4 4 4 4 6").does("assault d1");
    let names = Seat::BOTH.map(|side| said(&desk.game.scenario.armies[side.index()].name));
    let [attackers, defenders] = &names;
    let outcome = said(&desk.table(DEFENDER).outcome.expect("it is over"));
    assert_eq!(
        outcome,
        [
            format!("Déroute des {} : les {} l’emportent, 3 à 30", defenders[0], attackers[0]),
            format!("Rout of the {}: the {} win, 3 to 30", defenders[1], attackers[1])
        ]
    );
    // By points it is a victory like any other.
    let mut desk = Desk::bare("turns 1", "a1 J09, d1 A01", "");
    desk.p.points.0 = [5, 2];
    desk.does("take a1, stay, take d1, stay");
    let outcome = said(&desk.table(DEFENDER).outcome.expect("it is over"));
    assert_eq!(outcome[0], format!("Les {} l’emportent, 5 à 2", attackers[0]));
}

/// Whoever is found is located without being seen (3.8), and pointing at him says so.
#[test]
fn a_unit_that_is_found_is_said_to_be_located() {
    let notes = |desk: &Desk| -> Vec<String> {
        let notes = desk.game.inspect(&desk.p, Onlooker::Seat(DEFENDER), Subject::Unit(slot("d1"))).notes;
        notes.iter().map(key).filter(|key| key.contains("located") || key.contains("found")).collect()
    };
    let mut desk = Desk::bare("wood F09 F10", "a1 H09, d1 D10", "");
    assert_eq!(notes(&desk), ["note-not-located"]);
    desk.p.found[ATTACKER] |= 1 << slot("d1");
    assert_eq!(notes(&desk), ["note-found"]);
    // Seen as well, it is told both.
    desk.put("a2 E12");
    assert_eq!(notes(&desk), ["note-located", "note-found"]);
}

/// What spares a unit the −1 of the years before 1915 is not told of it later (2.13.avant-1915).
#[test]
fn doctrines_of_1914_are_forgotten_in_1915() {
    let shown = |id: &str, kind: &str| {
        let desk = Desk::begin(battle(id, "")).after("dispose 0, done, dispose 0, done");
        let table = desk.game.table(&desk.p, Onlooker::Spectator);
        table.pieces.iter().flat_map(|piece| &piece.with).filter(|with| with.kind == kind).count()
    };
    assert!(shown("le-cateau", "bef") > 0);
    let champagne = battle("champagne", "");
    let french = Traits::FRENCH;
    assert!(champagne.scenario.armies[0].units.iter().any(|unit| unit.traits.has(french)));
    assert_eq!(shown("champagne", "french"), 0);
    let pool = |year: u16| {
        let game = battle(&format!("generated.west.{year}.small.french-german.5"), "");
        let desk = Desk::begin(game);
        let pools = desk.table(ATTACKER).pools;
        let notes =
            pools.iter().flat_map(|pool| pool.holds.iter().flatten()).filter_map(|line| line.note.clone());
        notes.map(|note| said(&note)[0].clone()).collect::<String>()
    };
    assert!(pool(1914).contains("feu à la française"));
    assert!(!pool(1915).contains("feu à la française"));
}

/// A usual disposition digs as well: the defender is told before he takes it (r.disposition).
#[test]
fn a_disposition_that_digs_says_so() {
    let mut desk = Desk::begin(battle("generated.west.1917.small.french-german.5", ""));
    desk.does("levy 0, done");
    let label = |desk: &Desk| {
        let table = desk.table(desk.asked());
        let offer = table.prompt.offers.iter().find(|offer| offer.decision == "dispose 0").expect("on offer");
        said(&offer.label)[0].clone()
    };
    assert_eq!((desk.asked(), label(&desk).as_str()), (ATTACKER, "Disposition en ligne"));
    desk.does("dispose 0, done, levy 0, done");
    let points = desk.p.capital[DEFENDER];
    assert!(points > 1);
    assert_eq!(label(&desk), format!("Disposition en ligne — et aménage des défenses avec {points} points"));
}

/// Riders who are held fight with a value of one, whatever else is in the list (2.9.montes).
#[test]
fn what_holds_riders_tells_its_figure() {
    let desk = Desk::acting("a1", "wood F09", "a1 G09 4 ne cavalry, d1 F09 sw");
    let summary = desk.odds("assault d1").summary;
    let told: Vec<String> = summary.iter().map(|text| said(text)[0].clone()).collect();
    assert!(
        told.iter()
            .any(|line| line.contains("cohésion 1 (") && line.contains("cavalerie gênée : cohésion 1")),
        "{told:?}"
    );
}
