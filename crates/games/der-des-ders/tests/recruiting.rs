//! Recruiting (3.13): what is rolled, what units, supports, bombardments and defences cost, and what is known
//! of it.

use crate::common::*;
use contract::Show;

/// One base a side, in 1917: the French can have mortars, heavy tanks and assault troops, guns, gas and
/// aircraft.
const SMALL: &str = "generated.west.1917.small.french-german.4711";
/// Two bases a side.
const MEDIUM: &str = "generated.west.1917.medium.french-german.4711";
/// Tachankas, and no gas.
const RUSSIA: &str = "generated.russia.1919.small.red-white.7";

/// A battle that begins: the attacker recruits, and has rolled so much.
fn recruiting(id: &str, rolled: u16) -> Desk {
    let mut desk = Desk::begin(battle(id, ""));
    (desk.p.rolled[ATTACKER], desk.p.purse[ATTACKER]) = (rolled, rolled);
    desk
}

/// The defender recruits, and has rolled so much.
fn defending(id: &str, rolled: u16) -> Desk {
    let mut desk = Desk::begin(battle(id, "")).after("levy 0, done, dispose 0, done");
    assert_eq!((desk.asked(), desk.p.phase), (DEFENDER, Phase::Recruit));
    (desk.p.rolled[DEFENDER], desk.p.purse[DEFENDER]) = (rolled, rolled);
    desk
}

/// The place of a sort of troops in the list of whoever recruits: the first of a class.
fn troop(desk: &Desk, class: Class) -> u8 {
    let levy = desk.game.scenario.armies[desk.asked().index()].levy.as_ref().expect("it recruits");
    levy.troops.iter().position(|troop| troop.class == class).expect("such troops") as u8
}

fn raise(desk: &mut Desk, class: Class, cohesion: u8) {
    let troop = troop(desk, class);
    desk.does(&format!("raise {troop} {cohesion}"));
}

// --- The roll.

#[test]
fn r3_13_twenty_points_a_base_and_fifteen_with_four_dice_and_three() {
    for (id, bases) in [(SMALL, 1), (MEDIUM, 2)] {
        let desk = Desk::begin(battle(id, ""));
        let rolls: Vec<(Vec<u8>, u16)> = desk
            .lines
            .iter()
            .filter_map(|line| match line.what {
                Event::LevyRolled { dice, total, .. } => Some((dice.faces().to_vec(), total)),
                _ => None,
            })
            .collect();
        assert!(desk.cites("3.13"));
        assert_eq!(rolls.len(), 2);
        for (side, ((faces, total), (dice, capital))) in rolls.iter().zip([(4, 20), (3, 15)]).enumerate() {
            assert_eq!(faces.len(), dice * bases, "{id}");
            assert!(faces.iter().all(|face| (2..=5).contains(face)), "average dice: {faces:?}");
            assert_eq!(faces.iter().map(|face| u16::from(*face)).sum::<u16>(), *total);
            assert_eq!((desk.p.rolled.0[side], desk.p.purse.0[side]), (*total, *total));
            assert_eq!(usize::from(desk.p.capital.0[side]), capital * bases);
        }
        assert_eq!((desk.p.phase, desk.asked()), (Phase::Recruit, ATTACKER));
    }
}

#[test]
fn r3_13_average_dice_show_two_to_five_as_often_as_they_should() {
    let mut faces = [0u32; 7];
    for seed in 0..400 {
        let desk = Desk::seeded(battle(SMALL, ""), seed);
        for line in &desk.lines {
            if let Event::LevyRolled { dice, .. } = line.what {
                dice.faces().iter().for_each(|face| faces[usize::from(*face)] += 1);
            }
        }
    }
    let [two, three, four, five] =
        [faces[2], faces[3], faces[4], faces[5]].map(|count| f64::from(count) / 2800.0);
    for (share, wanted) in [(two, 1.0 / 6.0), (three, 1.0 / 3.0), (four, 1.0 / 3.0), (five, 1.0 / 6.0)] {
        assert!((share - wanted).abs() < 0.05, "{faces:?}");
    }
}

#[test]
fn r3_13_the_example_of_the_book() {
    // 14 points: four units of three, one with armour. 6 are left: four points of guns and an aircraft.
    let mut desk = recruiting(SMALL, 14);
    for _ in 0..4 {
        raise(&mut desk, Class::Infantry, 3);
    }
    assert_eq!(desk.p.purse[ATTACKER], 2);
    desk.does("attach a1 armour");
    assert_eq!((desk.p.purse[ATTACKER], desk.p.capital[ATTACKER]), (0, 6));
    assert_eq!(desk.refused("raise 0 1"), "3.13.budget");
    desk.does("buy guns, buy guns, buy guns, buy guns, buy air");
    assert_eq!((desk.p.capital[ATTACKER], desk.p.fires[ATTACKER]), (0, [4, 0, 1]));
    assert_eq!(desk.refused("buy guns"), "3.13.budget");
    let units: Vec<(u8, Armour)> = desk
        .p
        .units
        .iter()
        .filter(|unit| unit.full > 0)
        .map(|unit| (unit.cohesion, unit.traits.armour()))
        .collect();
    assert_eq!(units, [(3, Armour::Heavy), (3, Armour::None), (3, Armour::None), (3, Armour::None)]);
}

// --- Units and what goes with them.

#[test]
fn r3_13_unites_of_one_to_four_points_a_point_each() {
    let mut desk = recruiting(SMALL, 18);
    for (cohesion, left) in [(1, 17), (2, 15), (3, 12), (4, 8)] {
        raise(&mut desk, Class::Infantry, cohesion);
        assert!(desk.cites("3.13.unites"));
        assert_eq!((desk.p.purse[ATTACKER], desk.p.capital[ATTACKER]), (left, left + 2));
        let unit = desk.unit(&format!("a{cohesion}"));
        assert_eq!((unit.cohesion, unit.full, unit.is_there()), (cohesion, cohesion, false));
    }
    for wrong in ["raise 0 0", "raise 0 5"] {
        assert_eq!(desk.refused(wrong), "3.13.unites", "{wrong}");
    }
    assert_eq!(desk.refused("raise 99 1"), "3.13.options");
}

#[test]
fn r3_13_unites_are_what_their_troops_are() {
    let mut desk = recruiting(SMALL, 16);
    let levy = desk.game.scenario.armies[0].levy.clone().expect("it recruits");
    for (number, sort) in levy.troops.iter().enumerate() {
        desk.does(&format!("raise {number} 1"));
        let unit = desk.unit(&format!("a{}", number + 1));
        assert_eq!((unit.class, unit.traits, unit.troop), (sort.class, sort.traits, number as u8));
    }
}

#[test]
fn r3_13_unites_at_least_one() {
    let mut desk = recruiting(SMALL, 14);
    assert_eq!(desk.refused("done"), "3.13.unites");
    raise(&mut desk, Class::Infantry, 1);
    desk.does("done");
    assert_eq!(desk.p.phase, Phase::Deploy);
}

#[test]
fn r3_13_soutiens_cost_two_or_one() {
    for (id, support, price) in
        [(SMALL, "armour", 2), (SMALL, "assault", 2), (SMALL, "mortars", 1), (RUSSIA, "tachankas", 1)]
    {
        let mut desk = recruiting(id, 10);
        raise(&mut desk, Class::Infantry, 3);
        desk.does(&format!("attach a1 {support}"));
        assert!(desk.cites("3.13.soutiens"));
        assert_eq!((desk.p.purse[ATTACKER], desk.p.capital[ATTACKER]), (7 - price, 17 - price), "{support}");
    }
}

#[test]
fn r3_13_soutiens_are_what_they_say() {
    let mut desk = recruiting(SMALL, 14);
    raise(&mut desk, Class::Infantry, 2);
    desk.does("attach a1 armour, attach a1 assault, attach a1 mortars");
    let traits = desk.unit("a1").traits;
    assert_eq!(traits.armour(), Armour::Heavy, "what the French had in 1917");
    assert!(traits.has(Traits::ASSAULT) && traits.has(Traits::MORTARS) && !traits.has(Traits::TACHANKAS));
    for again in ["armour", "assault", "mortars"] {
        assert_eq!(desk.refused(&format!("attach a1 {again}")), "3.13.options", "{again} twice");
    }
}

#[test]
fn r3_13_options_are_those_of_the_theme_and_the_year() {
    let mut west = recruiting(SMALL, 14);
    raise(&mut west, Class::Infantry, 2);
    assert_eq!(west.refused("attach a1 tachankas"), "3.13.options");
    let mut early = recruiting("generated.west.1914.small.french-german.1", 14);
    raise(&mut early, Class::Infantry, 2);
    for support in ["armour", "assault", "mortars", "tachankas"] {
        assert_eq!(early.refused(&format!("attach a1 {support}")), "3.13.options", "{support} in 1914");
    }
    for fire in ["gas", "air"] {
        assert_eq!(early.refused(&format!("buy {fire}")), "3.13.options", "{fire} in 1914");
    }
    assert!(early.may("buy guns"));
}

#[test]
fn r3_13_options_suit_the_arm() {
    // Assault troops and mortars are for infantry (3.5, 3.6); riders go with armoured cars, not with tanks
    // (3.4).
    let mut desk = recruiting(SMALL, 14);
    raise(&mut desk, Class::Cavalry, 2);
    for support in ["assault", "mortars", "armour"] {
        assert_eq!(desk.refused(&format!("attach a1 {support}")), "3.13.options", "{support}");
    }
    let mut cars = recruiting("generated.desert.1917.small.british-ottoman.3", 14);
    raise(&mut cars, Class::Cavalry, 2);
    cars.does("attach a1 armour");
    assert_eq!(cars.unit("a1").traits.armour(), Armour::Wheeled);
    // Tachankas go with both (3.7).
    let mut steppe = recruiting(RUSSIA, 14);
    raise(&mut steppe, Class::Cavalry, 2);
    raise(&mut steppe, Class::Infantry, 2);
    steppe.does("attach a1 tachankas, attach a2 tachankas");
    assert_eq!(steppe.refused("attach d1 tachankas"), "3.13.soutiens", "not the enemy’s");
    assert_eq!(steppe.refused("attach a9 tachankas"), "3.13.soutiens", "nor nobody’s");
}

// --- Bombardments and defences.

#[test]
fn r3_13_points_of_guns_cost_one_of_gas_and_aircraft_two() {
    let mut desk = recruiting(SMALL, 10);
    for (fire, price, at) in [("guns", 1, 0), ("gas", 2, 1), ("air", 2, 2)] {
        let before = desk.p.capital[ATTACKER];
        desk.does(&format!("buy {fire}"));
        assert!(desk.cites("3.13.points"));
        assert_eq!((before - desk.p.capital[ATTACKER], desk.p.fires[ATTACKER][at]), (price, 1), "{fire}");
        assert_eq!(desk.p.purse[ATTACKER], 10, "not out of the roll");
    }
}

#[test]
fn r3_13_points_are_for_the_attacker() {
    let desk = defending(SMALL, 9);
    assert_eq!(desk.refused("buy guns"), "3.13.points");
}

#[test]
fn r3_13_points_are_a_stock_for_the_battle() {
    let mut desk = recruiting(SMALL, 12);
    for _ in 0..4 {
        raise(&mut desk, Class::Infantry, 3);
    }
    desk.does("buy guns, buy guns, done, dispose 0, done, levy 0, done, dispose 0, done");
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Bombard, ATTACKER));
    assert_eq!(desk.p.fires[ATTACKER], [2, 0, 0]);
    // Bases bring none of them: it is a stock (3.2.production).
    assert!(!desk.cites("3.2.production"));
}

#[test]
fn r3_13_budget_no_more_than_the_roll_for_units() {
    let mut desk = recruiting(SMALL, 5);
    raise(&mut desk, Class::Infantry, 4);
    let troop = troop(&desk, Class::Infantry);
    assert_eq!(desk.refused(&format!("raise {troop} 2")), "3.13.budget");
    assert_eq!(desk.refused("attach a1 armour"), "3.13.budget");
    assert!(desk.may("attach a1 mortars") && desk.may(&format!("raise {troop} 1")));
    assert_eq!(desk.p.capital[ATTACKER], 16, "there would be enough in all");
}

#[test]
fn r3_13_budget_nor_than_the_capital_in_all() {
    let mut desk = recruiting(SMALL, 20);
    for _ in 0..9 {
        desk.does("buy air");
    }
    raise(&mut desk, Class::Infantry, 1);
    assert_eq!((desk.p.capital[ATTACKER], desk.p.purse[ATTACKER]), (1, 19));
    assert_eq!(desk.refused("raise 0 2"), "3.13.budget");
    assert_eq!(desk.refused("buy gas"), "3.13.budget");
    assert!(desk.may("buy guns"));
}

/// The defender has recruited one unit of three, and deploys it: 12 points are left to dig with.
fn digging(id: &str) -> Desk {
    let mut desk = defending(id, 9);
    raise(&mut desk, Class::Infantry, 3);
    desk.does("done");
    assert_eq!(desk.p.phase, Phase::Deploy);
    desk
}

/// Hexes of the defender’s zone that are clear and bare.
fn bare_hexes(desk: &Desk) -> Vec<String> {
    let army = &desk.game.scenario.armies[1];
    let bare = |hex: &usize| {
        let cell = &desk.game.scenario.board.cells[*hex];
        cell.ground == Ground::Clear && !cell.wire && cell.works == 0
    };
    army.zone.iter().filter(bare).map(|hex| desk.game.map.grid.name(hex).to_string()).collect()
}

#[test]
fn r3_13_defenses_by_the_hex() {
    let mut desk = digging(SMALL);
    assert_eq!(desk.p.capital[DEFENDER], 12);
    let hexes = bare_hexes(&desk);
    for (at, (work, price)) in
        [("wire", 1), ("trench", 1), ("redoubt", 2), ("fort", 3)].into_iter().enumerate()
    {
        let before = desk.p.capital[DEFENDER];
        let hex = &hexes[at];
        desk.does(&format!("dig {work} {hex}"));
        assert!(desk.cites("3.13.defenses"));
        assert_eq!(before - desk.p.capital[DEFENDER], price, "{work}");
        assert_eq!((desk.works(hex), desk.is_soil(hex, soil::WIRE)), (at as u8, work == "wire"));
    }
}

#[test]
fn r3_13_defenses_are_the_defenders_in_his_zone() {
    let mut desk = recruiting(SMALL, 12);
    raise(&mut desk, Class::Infantry, 3);
    desk.does("done");
    assert_eq!(desk.refused("dig wire H05"), "3.13.defenses", "the attacker digs nothing");
    let mut desk = digging(SMALL);
    assert_eq!(desk.refused("dig wire H05"), "3.13.no-mans-land");
    let hex = bare_hexes(&desk)[0].clone();
    let told = |desk: &Desk| {
        desk.found(|event| match event {
            Event::Dug { points, .. } => Some(*points),
            _ => None,
        })
    };
    desk.does(&format!("dig trench {hex}"));
    assert_eq!(told(&desk), Some(1));
    assert_eq!(desk.refused(&format!("dig trench {hex}")), "3.13.defenses", "it is dug");
    let before = desk.p.capital[DEFENDER];
    desk.does(&format!("dig redoubt {hex}"));
    assert_eq!(before - desk.p.capital[DEFENDER], 1, "but can be dug deeper, for the difference");
    assert_eq!(told(&desk), Some(1), "and that is what is told");
}

#[test]
fn r3_13_defenses_out_of_what_is_left() {
    let mut desk = digging(SMALL);
    let hexes = bare_hexes(&desk);
    for hex in &hexes[..11] {
        desk.does(&format!("dig wire {hex}"));
    }
    assert_eq!(desk.p.capital[DEFENDER], 1);
    assert_eq!(desk.refused(&format!("dig redoubt {}", hexes[11])), "3.13.budget");
    desk.does(&format!("dig trench {}", hexes[11]));
    assert_eq!(desk.refused(&format!("dig wire {}", hexes[12])), "3.13.budget");
}

#[test]
fn r3_13_defenses_not_in_scenarios_with_an_order_of_battle() {
    let desk = Desk::begin(battle("kumanovo", "")).after("dispose 0, done");
    assert_eq!(desk.refused("dig trench A05"), "3.13.defenses");
}

#[test]
fn r3_13_fortin_one_a_base() {
    let mut one = digging(SMALL);
    let hexes = bare_hexes(&one);
    one.does(&format!("dig fort {}", hexes[0]));
    assert_eq!(one.refused(&format!("dig fort {}", hexes[1])), "3.13.fortin");
    let mut two = digging(MEDIUM);
    let hexes = bare_hexes(&two);
    two.does(&format!("dig fort {}, dig fort {}", hexes[0], hexes[1]));
    assert_eq!(two.refused(&format!("dig fort {}", hexes[2])), "3.13.fortin");
}

#[test]
fn r3_13_fortin_shelters_one_unit() {
    let mut desk = defending(SMALL, 9);
    raise(&mut desk, Class::Infantry, 3);
    raise(&mut desk, Class::Infantry, 3);
    desk.does("done");
    let hex = bare_hexes(&desk)[0].clone();
    desk.does(&format!("dig fort {hex}, pick d1, place {hex}, pick d2"));
    assert_eq!(desk.refused(&format!("place {hex}")), "r.occupied");
}

// --- The usual ways, and the limits.

#[test]
fn r3_13_unites_the_usual_ways_spend_the_roll() {
    for way in 0..4 {
        for id in [SMALL, MEDIUM, RUSSIA] {
            let mut desk = Desk::begin(battle(id, ""));
            let (rolled, capital) = (desk.p.rolled[ATTACKER], desk.p.capital[ATTACKER]);
            desk.does(&format!("levy {way}"));
            assert!(desk.p.purse[ATTACKER] == 0 || desk.p.capital[ATTACKER] == 0, "{id}, way {way}");
            assert_eq!(desk.p.raised[ATTACKER], rolled - desk.p.purse[ATTACKER]);
            assert_eq!(desk.p.capital[ATTACKER], 0, "what is left buys guns");
            let [guns, gas, air] = desk.p.fires[ATTACKER].map(u16::from);
            assert_eq!(desk.p.raised[ATTACKER] + guns + 2 * gas + 2 * air, capital);
            assert!(desk.p.units.iter().all(|unit| unit.cohesion <= 4));
            desk.does("done");
        }
    }
}

#[test]
fn rr_recruit_limit_is_forty_eight_units() {
    let mut desk = recruiting("generated.west.1917.vast.french-german.2", 80);
    for _ in 0..48 {
        raise(&mut desk, Class::Infantry, 1);
    }
    assert_eq!(desk.refused("raise 0 1"), "r.recruit-limit");
    assert_eq!(desk.p.purse[ATTACKER], 32);
}

/// Everything the table tells an onlooker, as text.
fn told(desk: &Desk, onlooker: Onlooker) -> String {
    format!("{:?}", desk.game.table(&desk.p, onlooker))
}

#[test]
fn rr_recruit_open_the_roll_is_known_what_is_made_of_it_is_not() {
    let mut one = recruiting(SMALL, 14);
    let mut other = recruiting(SMALL, 14);
    for _ in 0..3 {
        raise(&mut one, Class::Infantry, 4);
    }
    raise(&mut other, Class::Cavalry, 2);
    other.does("buy guns");
    for onlooker in [Onlooker::Seat(DEFENDER), Onlooker::Spectator] {
        assert_eq!(told(&one, onlooker), told(&other, onlooker), "{onlooker:?}");
        let reads = |desk: &Desk| desk.lines.iter().filter(|line| line.audience.reaches(onlooker)).count();
        assert_eq!((reads(&one), reads(&other)), (0, 0));
    }
    assert_ne!(told(&one, Onlooker::Seat(ATTACKER)), told(&other, Onlooker::Seat(ATTACKER)));
}

#[test]
fn rr_recruit_open_points_put_into_units_are_known_once_both_have_deployed() {
    let mut desk = recruiting(SMALL, 14);
    raise(&mut desk, Class::Infantry, 4);
    raise(&mut desk, Class::Infantry, 2);
    desk.does("attach a1 assault");
    assert_eq!(desk.p.raised[ATTACKER], 8);
    let before = told(&desk, Onlooker::Seat(DEFENDER));
    desk.p.raised[ATTACKER] = 9;
    assert_eq!(told(&desk, Onlooker::Seat(DEFENDER)), before, "not while it recruits");
    desk.p.raised[ATTACKER] = 8;
    desk.does("done, dispose 0, done, levy 0, done, dispose 0, done");
    let after = told(&desk, Onlooker::Seat(DEFENDER));
    desk.p.raised[ATTACKER] = 9;
    assert_ne!(told(&desk, Onlooker::Seat(DEFENDER)), after, "the table says how many");
}
