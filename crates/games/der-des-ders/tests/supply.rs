//! Bases and resource points (2.1, 2.2), and what supply costs (2.5).

use crate::common::*;

/// Everybody has acted and the last of them, in hand, has nothing more to do: `stay` ends the turn.
fn last_of_turn(table: &str, units: &str) -> Desk {
    let desk = Desk::bare(table, units, "").after("take a1");
    assert_eq!(desk.p.cup.0, [0, 0], "nobody else is to act");
    desk
}

/// What the bases of a side yielded in the last decision: the dice and the points.
fn produced(desk: &Desk, of: Seat) -> (Vec<u8>, u8) {
    let produced = desk.found(|event| match event {
        Event::Produced { side, dice, points, .. } if *side == of => {
            assert_eq!(dice.die, Die::Average);
            Some((dice.faces().to_vec(), *points))
        }
        _ => None,
    });
    produced.expect("a turn has begun")
}

// --- Bases and resource points.

#[test]
fn r2_1_bases_stay_where_they_are() {
    let mut desk = Desk::acting("a1", "base-a H05 L09", "a1 H04");
    let before = desk.game.scenario.armies[0].bases.clone();
    assert_eq!(desk.refused("rail a1 H03"), "2.ordre");
    desk.does("go G04");
    assert_eq!(desk.game.scenario.armies[0].bases, before);
    // Units pass over them and stand on them.
    assert!(Desk::acting("a1", "base-a H05 L09", "a1 H04").may("go H05"));
}

#[test]
fn r2_2_each_base_yields_an_average_die_less_one() {
    let mut desk = last_of_turn("base-a L03 L09 L15; base-d A05 A13", "a1 G09, d1 C09 activated");
    desk.purse(0, 0).rolling("m5 m2 m3 m4 m4").does("stay");
    assert_eq!(desk.p.turn, 2);
    assert!(desk.cites("2.2"));
    assert_eq!(produced(&desk, ATTACKER), (vec![5, 2, 3], 7));
    assert_eq!(produced(&desk, DEFENDER), (vec![4, 4], 6));
    assert_eq!((desk.resources(ATTACKER), desk.resources(DEFENDER)), (7, 6), "those of a side are pooled");
}

#[test]
fn r2_2_the_average_die_shows_two_to_five() {
    // 2, 3, 3, 4, 4, 5: one to four points, two and three twice as often.
    let mut seen = [0; 7];
    let mut desk = last_of_turn("", "a1 G09, d1 C09 activated");
    let before = desk.p.clone();
    for seed in 0..1200 {
        desk.p = before.clone();
        desk.seed(seed).does("stay");
        seen[usize::from(produced(&desk, ATTACKER).1)] += 1;
    }
    assert_eq!([seen[0], seen[5], seen[6]], [0; 3]);
    for (points, share) in [(1, 200), (2, 400), (3, 400), (4, 200)] {
        assert!((share * 8 / 10..share * 12 / 10).contains(&seen[points]), "{seen:?}");
    }
}

#[test]
fn r2_2_a_captured_base_yields_nothing() {
    let mut desk = last_of_turn("base-a L09; base-d A05 A13", "a1 G09, d1 C09 activated");
    desk.p.captured[DEFENDER] = 0b01;
    desk.purse(0, 0).rolling("m4 m5").does("stay");
    assert_eq!(produced(&desk, DEFENDER), (vec![5], 4));
}

#[test]
fn r2_2_conserve_half_of_what_is_unused_is_kept_rounded_up() {
    for (had, kept) in [(0, 0), (1, 1), (2, 1), (3, 2), (7, 4), (10, 5)] {
        let mut desk = last_of_turn("", "a1 G09, d1 C09 activated");
        desk.purse(had, had).rolling("m3 m3").does("stay");
        assert_eq!((desk.resources(ATTACKER), desk.resources(DEFENDER)), (kept + 2, kept + 2), "{had}");
        assert_eq!(desk.cites("2.2.conserve"), had > 0);
    }
}

// --- Without supply.

#[test]
fn r2_5_without_supply_a_unit_can_only_progress() {
    let mut desk = Desk::new("", "a1 G09, d1 F09");
    desk.purse(0, 0).does("take a1");
    assert_eq!((desk.refused("fire d1"), desk.refused("assault d1")), ("2.5", "2.5"));
    let mut desk = Desk::new("", "a1 G09, d1 C09");
    desk.purse(0, 0).does("take a1");
    assert_eq!(desk.targets("go"), ["F08", "F09", "G08", "G10", "H08", "H09"], "a hex and no more");
    assert_eq!(desk.refused("go E09"), "2.5");
    desk.does("go F09");
    assert!(desk.cites("2.6.progression") && desk.paid() == 0);
}

#[test]
fn r2_5_what_is_in_the_purse_must_cover_the_price() {
    // On broken ground everything costs 2.
    let mut desk = Desk::new("broken G09", "a1 G09, d1 F09");
    desk.purse(1, 9).does("take a1");
    assert_eq!((desk.refused("fire d1"), desk.refused("assault d1")), ("2.5", "2.5"));
    let mut desk = Desk::new("broken G09", "a1 G09, d1 F09");
    desk.purse(2, 0).does("take a1");
    assert!(desk.may("fire d1") && desk.may("assault d1"));
    // A rapid advance that is paid for leaves nothing for the assault.
    let mut desk = Desk::new("", "a1 G09, d1 D10");
    desk.purse(1, 0).does("take a1, go E10");
    assert_eq!(desk.resources(ATTACKER), 0);
    assert_eq!(desk.refused("assault d1"), "2.5");
}

#[test]
fn r2_5_gratuit_next_to_a_base_everything_is_free() {
    for hex in ["L09", "L08", "L10", "K09", "K10"] {
        let mut desk = Desk::new("broken L08 K09", &format!("a1 {hex}, d1 G09"));
        desk.purse(0, 0).does("take a1");
        assert!(desk.may("turn e"), "{hex}");
        desk.does("turn e");
        assert!(desk.cites("2.5.gratuit") && desk.paid() == 0, "{hex}: {:?}", desk.cited());
    }
    // A rapid advance and an assault both.
    let mut desk = Desk::new("", "a1 K09, d1 H09 activated");
    desk.purse(0, 0).does("take a1, go I09, assault d1");
    assert_eq!(desk.resources(ATTACKER), 0);
    // Two hexes away it is not.
    let mut desk = Desk::new("", "a1 J09, d1 G09");
    desk.purse(0, 0).does("take a1");
    assert_eq!(desk.refused("turn e"), "2.6.orientation.ravitaillee");
    // Nor next to the enemy's.
    let desk = Desk::new("", "a1 B09, d1 G09").after("take a1");
    assert!(desk.price() > 0);
}

#[test]
fn r2_5_prix_one_point_for_one_action_two_for_a_rapid_advance_and_an_assault() {
    let desk = Desk::acting("a1", "", "a1 H09, d1 E09 activated").after("fire d1");
    assert!(desk.cites("2.5.prix") && desk.paid() == 1);
    let desk = Desk::acting("a1", "", "a1 H09, d1 G09 activated").after("assault d1");
    assert_eq!(desk.paid(), 1);
    let mut desk = Desk::acting("a1", "", "a1 H09, d1 E09 activated").after("go F09");
    assert_eq!(desk.paid(), 1);
    desk.does("assault d1");
    assert_eq!((desk.paid(), desk.resources(ATTACKER)), (1, 18), "two in all");
    // Progress costs nothing, whatever follows is paid.
    let mut desk = Desk::acting("a1", "", "a1 H09, d1 F09 activated").after("go G09");
    assert_eq!(desk.paid(), 0);
    desk.does("assault d1");
    assert_eq!((desk.paid(), desk.resources(ATTACKER)), (1, 19));
}

#[test]
fn r2_5_rallonge_a_line_that_goes_round_costs_one_more() {
    // Every line of four hexes passes I09 or I10; round both it is five.
    let price = |table: &str, units: &str| Desk::acting("a1", table, &format!("a1 H09, {units}")).price();
    assert_eq!(price("", ""), 1);
    for ground in ["marsh", "water", "cliff"] {
        assert_eq!(price(&format!("{ground} I09 I10"), ""), 2, "{ground}");
        assert_eq!(price(&format!("{ground} I09"), ""), 1, "{ground}: by I10 it is as short");
    }
    // An enemy's hex likewise, his zone of control not.
    assert_eq!(price("", "d1 I09, d2 I10"), 2);
    assert_eq!(price("", "d1 I09"), 1, "I10 is in his zone, and as short");
    // One's own units bar nothing.
    assert_eq!(price("", "a2 I09, a3 I10"), 1);
    let desk = Desk::acting("a1", "marsh I09 I10", "a1 H09").after("turn e");
    assert!(desk.cites("2.5.rallonge") && desk.paid() == 2);
}

#[test]
fn r2_5_rallonge_a_river_without_a_ford_lengthens_the_line_too() {
    let river = "river H06/I06 H06/I07 H07/I07 H07/I08 H08/I08 H08/I09 H09/I09 H09/I10 H10/I10 H10/I11 H11/I11 H11/I12 \
                 H12/I12";
    assert_eq!(Desk::acting("a1", river, "a1 H09").price(), 3, "round it, and more than five hexes");
    assert_eq!(Desk::acting("a1", &format!("{river}; road H09 I09"), "a1 H09").price(), 1, "a bridge");
}

#[test]
fn r2_5_accidente_broken_ground_under_the_unit_or_on_its_line_costs_one_more() {
    let price = |table: &str| Desk::acting("a1", table, "a1 H09").price();
    assert_eq!(price("broken H09"), 2);
    assert_eq!(price("broken J01-J18"), 2);
    assert_eq!(price("broken H09 I01-I18 J01-J18"), 2, "once only");
    assert_eq!(price("broken J09"), 1, "another line as short crosses none");
    assert_eq!(price("broken L09"), 1, "the base itself is not crossed");
    let desk = Desk::acting("a1", "broken J01-J18", "a1 H09").after("turn e");
    assert!(desk.cites("2.5.accidente") && desk.paid() == 2);
}

#[test]
fn r2_5_cinq_every_five_hexes_begun_beyond_the_first_cost_one_more() {
    // Along row L from a base at L01.
    let table = |at: usize| format!("size 12x30; base-a L01; base-d A15; town L{at:02}");
    for far in 2..30 {
        let mut desk = Desk::bare(&table(far + 1), &format!("a1 L{:02}, d1 A15", far + 1), "");
        desk.does("take a1");
        let expected = 1 + if far > 5 { (far - 1) / 5 } else { 0 };
        assert_eq!(usize::from(desk.price()), expected, "{far} UD");
        desk.does("turn w");
        assert_eq!(desk.cites("2.5.cinq"), far > 5, "{far} UD");
    }
}

#[test]
fn r2_5_aucune_without_a_line_there_is_no_supply() {
    // Walled in by marsh, by water, by the enemy.
    for ground in ["marsh", "water", "cliff"] {
        let table = format!("{ground} F08 F09 G08 G10 H08 H09; clear F08");
        let open = Desk::acting("a1", &table, "a1 G09");
        assert!(open.may("turn e"), "{ground}: one gap is enough");
        let closed = Desk::acting("a1", &format!("{table}; {ground} F08"), "a1 G09");
        assert_eq!(closed.refused("turn e"), "2.6.orientation.ravitaillee");
        assert!(closed.targets("go").is_empty());
    }
    let ring = "a1 G09, d1 F08, d2 F09, d3 G08, d4 G10, d5 H08, d6 H09";
    let desk = Desk::acting("a1", "", ring);
    assert_eq!((desk.refused("fire d1"), desk.refused("assault d1")), ("2.5.aucune", "2.5.aucune"));
    let desk = Desk::acting("a1", "", &ring.replace("d6 H09", "a2 H09"));
    assert!(desk.may("fire d1") && desk.may("assault d1"), "through one's own");
    // With no base left neither.
    let mut desk = Desk::new("base-a L03 L09", "a1 G09, d1 F09");
    desk.p.captured[ATTACKER] = 0b01;
    desk.does("take a1");
    assert!(desk.may("fire d1"));
}

#[test]
fn r2_5_capture_an_enemy_unit_on_the_base_takes_it() {
    let desk = Desk::acting("a1", "base-d C05 A09; base-worth 4", "a1 D05, d1 E12").after("go C05");
    assert!(desk.cites("2.5.capture"));
    assert_eq!((desk.p.captured[DEFENDER], desk.p.points[ATTACKER]), (0b01, 4));
    // It supplies nobody any more, even when the enemy has left.
    let mut desk = Desk::new("base-d C05 A09; works-1 D04", "a1 G09 activated, d1 C04, a2 I14 activated");
    desk.p.captured[DEFENDER] = 0b01;
    let desk = desk.turn_of(DEFENDER).after("take d1");
    assert_eq!((desk.price(), desk.p.hand.supply.length), (2, 12), "to A09, six hexes");
}

#[test]
fn r2_5_capture_by_any_way_of_coming_there() {
    // A unit that follows up into the base takes it as well.
    let mut desk = Desk::acting("a1", "base-d C05 A09", "a1 D05 4, d1 C05 1 activated");
    desk.rolling("1 1 1 1 6").does("assault d1, advance");
    assert_eq!(desk.whereabouts("a1"), "C05");
    assert!(desk.cites("2.5.capture"));
    assert_eq!(desk.p.captured[DEFENDER], 0b01);
}

// --- Our rulings.

#[test]
fn rr_line_it_is_traced_from_where_the_unit_is_activated() {
    // It steps out of broken ground, but its supply was reckoned there.
    let mut desk = Desk::acting("a1", "broken H09", "a1 H09, d1 F09 activated");
    desk.does("go G09, fire d1");
    assert_eq!(desk.paid(), 2);
    // And the other way round.
    let mut desk = Desk::acting("a1", "broken G09", "a1 H09, d1 F09 activated");
    desk.does("go G09, fire d1");
    assert_eq!(desk.paid(), 1);
}

#[test]
fn rr_line_the_shortest_counts_even_where_a_longer_one_were_cheaper() {
    // Across the broken belt it is five hexes, round it many more.
    let belt = "broken J02-J17 K03-K17";
    assert_eq!(Desk::acting("a1", belt, "a1 G09").price(), 2);
    // Among equally short ones the cheapest: a gap in the belt that is on the way.
    assert_eq!(Desk::acting("a1", "broken J02-J17; clear J08", "a1 H09").price(), 1);
    assert_eq!(Desk::acting("a1", "broken J02-J17; clear J13", "a1 H09").price(), 2, "that gap is not");
}

#[test]
fn rr_line_to_the_nearest_base_or_depot() {
    let price = |table: &str| Desk::acting("a1", table, "a1 C09").price();
    assert_eq!(price(""), 2, "nine hexes");
    assert_eq!(price("base-a L09 F09"), 1, "three");
    assert_eq!(price("depot-a G09"), 1, "a depot four hexes away, five from the base");
    assert_eq!(price("depot-d G09"), 2, "the enemy's is none");
}

#[test]
fn rr_line_by_road_where_that_is_shorter() {
    // A road that goes round: seven hexes of it count 3½, less than the four hexes over land.
    let road = "road H09 H10 I11 J11 K11 L10 L09";
    let mut desk = Desk::acting("a1", &format!("{road}; broken J01-J18"), "a1 H09");
    assert_eq!((desk.p.hand.supply.length, desk.price()), (6, 1), "the road crosses what is broken");
    desk.does("turn e");
    assert!(!desk.cites("2.5.accidente"));
    // Where the enemy stands on it, the line goes over land, and goes round.
    let desk = Desk::acting("a1", &format!("{road}; broken J01-J18"), "a1 H09, d1 K11");
    assert_eq!((desk.p.hand.supply.length, desk.price()), (8, 3));
}

#[test]
fn rr_supply_turn_it_is_paid_once_an_activation() {
    // Turning and firing, turning and going fast, turning and assaulting: one price.
    let units = "a1 H09, d1 E09 activated, d2 G13 activated";
    for second in ["fire d1", "go F09", "go F08"] {
        let mut desk = Desk::acting("a1", "", units).after("turn e");
        assert_eq!(desk.paid(), 1);
        desk.does(second);
        assert_eq!((desk.paid(), desk.resources(ATTACKER)), (0, 19), "{second}");
    }
    // With an assault after a rapid advance, a second point.
    let desk = Desk::acting("a1", "", units).after("turn nw, go F09, assault d1");
    assert_eq!((desk.paid(), desk.resources(ATTACKER)), (1, 18));
    // The surcharges are paid once as well.
    let mut desk = Desk::acting("a1", "broken H09", units).after("go F09");
    assert_eq!(desk.paid(), 2);
    desk.does("assault d1");
    assert_eq!((desk.paid(), desk.resources(ATTACKER)), (1, 17));
}

#[test]
fn rr_supply_turn_scouting_and_depots_take_supply_too() {
    let mut desk = Desk::new("", "a1 G09, d1 C09");
    desk.purse(0, 0).does("take a1");
    assert_eq!(desk.refused("depot"), "2.5");
    let mut desk = Desk::new("works-1 E09", "a1 G09 cavalry, d1 E09 ambush");
    desk.purse(1, 0).does("take a1");
    assert_eq!(desk.refused("scout"), "3.8.prix");
    assert_eq!(desk.p.phase, Phase::Activate);
}

// --- All of it together.

/// The supply line of a unit by the book, every way of it tried out (2.5, r.line): its price, or nothing
/// without a line.
fn by_the_book(desk: &Desk, id: &str) -> Option<u8> {
    let (p, board, unit) = (&desk.p, &desk.game.scenario.board, *desk.unit(id));
    let bases: Vec<Hex> = desk.game.scenario.armies[0].bases.clone();
    if bases.iter().any(|base| desk.game.map.distance(*base, unit.hex) <= 1) {
        return Some(0);
    }
    let joined =
        |pairs: &[(Hex, Hex)], one: Hex, two: Hex| pairs.contains(&(one, two)) || pairs.contains(&(two, one));
    let river = |one: Hex, two: Hex, ford: bool| {
        let there = board.rivers.iter().any(|river| river.ford == ford && joined(&[river.banks], one, two));
        there && !joined(&board.roads, one, two)
    };
    let rough = |hex: Hex| {
        let torn = p.soil(hex) & (soil::WIRE | soil::CRATERS) != 0;
        torn || matches!(
            board.cells[hex.index()].ground,
            Ground::Broken | Ground::Wood | Ground::Thicket | Ground::Cliff
        )
    };
    let shut = |hex: Hex| {
        let ground = board.cells[hex.index()].ground;
        matches!(ground, Ground::Marsh | Ground::Water)
            || ground == Ground::Cliff && !unit.traits.has(Traits::MOUNTAIN)
            || p.side_on(hex) == Some(DEFENDER)
    };
    // A hex that is entered by road is broken only by wire (r.road).
    let rough_step = |from: Hex, to: Hex| {
        let wire = p.soil(to) & soil::WIRE != 0;
        rough(to) && (wire || !joined(&board.roads, from, to))
    };
    // The fewest hexes to the base, over land and by road, crossing nothing that is broken if so wished; and as the crow
    // flies. A hex is known by how it was entered.
    let spread = |easy: bool, may: &dyn Fn(Hex, Hex) -> bool| {
        let mut far = vec![[usize::MAX; 2]; board.cells.len()];
        far[unit.hex.index()][0] = 0;
        let mut edge = vec![(unit.hex, 0)];
        while let Some((hex, rough)) = (!edge.is_empty()).then(|| edge.remove(0)) {
            for near in (0..6).filter_map(|side| board.neighbour(hex, side)) {
                let entered = usize::from(rough_step(hex, near));
                let crosses = rough == 1 || river(hex, near, true);
                if far[near.index()][entered] == usize::MAX && may(hex, near) && !(easy && crosses) {
                    far[near.index()][entered] = far[hex.index()][rough] + 1;
                    edge.push((near, entered));
                }
            }
        }
        move |base: Hex| far[base.index()].into_iter().min().filter(|far| *far < usize::MAX)
    };
    let over = |from: Hex, to: Hex| !shut(to) && !river(from, to, false);
    let along = |from: Hex, to: Hex| joined(&board.roads, from, to) && !shut(to);
    let free_road = spread(false, &|from, to| joined(&board.roads, from, to));
    let crow = spread(false, &|_, _| true);
    // To each base: its length in half hexes, what it costs beside that, and whether it crosses broken ground.
    let mut lines = Vec::new();
    for easy in [false, true] {
        let (over, along) = (spread(easy, &over), spread(easy, &along));
        for base in &bases {
            let straight = (2 * crow(*base).expect("a base")).min(free_road(*base).unwrap_or(usize::MAX));
            for length in over(*base).map(|far| 2 * far).into_iter().chain(along(*base)) {
                let round = length > straight;
                lines.push((length, u8::from(round) + u8::from(!easy), round, !easy));
            }
        }
    }
    let (length, _, round, crosses) = lines.into_iter().min()?;
    let segments = if length > 10 { (length - 1) / 10 } else { 0 };
    Some(1 + u8::from(round) + u8::from(crosses || rough(unit.hex)) + segments as u8)
}

#[test]
fn rr_line_the_price_by_the_book_on_tables_drawn_by_lot() {
    let mut seen = [0; 8];
    for seed in 0..400 {
        let mut dice = Dice::loose(seed);
        let (table, units) = by_lot(&mut dice);
        let base = ["L09", "I06", "D12", "H14", "B03"][dice.below(5) as usize];
        // Half of the time there is a second one to choose from.
        let other =
            if dice.below(2) == 0 { ["K04", "K14", "J16", "L02"][dice.below(4) as usize] } else { base };
        let bases = if other == base { base.to_string() } else { format!("{base} {other}") };
        let mut desk = Desk::new(&format!("{table}; clear {bases}; base-a {bases}"), &units);
        desk.does("take a1");
        let price = by_the_book(&desk, "a1");
        assert_eq!(price.unwrap_or(u8::MAX), desk.price(), "seed {seed}: {units}; {table}; base-a {bases}");
        seen[price.map_or(7, usize::from)] += 1;
    }
    assert!(seen[1..5].iter().all(|count| *count > 15), "{seen:?}");
}
