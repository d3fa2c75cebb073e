//! Fire (2.12, 2.13): the whole table under every modifier; and cohesion tests (2.14).

use crate::common::*;
use der_des_ders::position::Mode;

/// a1 fires from G09 at d1 on F09, which faces it.
fn fire(table: &str, one: &str, two: &str, dice: &str) -> Desk {
    let mut desk = Desk::acting("a1", table, &format!("a1 G09 {one}, d1 F09 {two} activated"));
    desk.rolling(dice).does("fire d1");
    desk
}

fn score(table: &str, one: &str, two: &str) -> u8 {
    fire(table, one, two, "").fired().score
}

// --- Who fires.

#[test]
fn r2_12_only_infantry_dismounted_riders_and_trains_fire_and_only_at_an_enemy() {
    assert_eq!(Desk::acting("a1", "", "a1 G09 cavalry, d1 F09").refused("fire d1"), "2.12");
    assert!(Desk::acting("a1", "", "a1 G09 cavalry dismounted, d1 F09").may("fire d1"));
    assert!(Desk::acting("a1", "rail G08 G09 G10", "a1 G09 4 train, d1 F09").may("fire d1"));
    let desk = Desk::acting("a1", "", "a1 G09, a2 G08, d1 F09");
    assert_eq!((desk.refused("fire a2"), desk.refused("fire G10")), ("2.12", "2.12"));
}

#[test]
fn r2_12_it_takes_supply() {
    let mut desk = Desk::new("", "a1 G09, d1 F09");
    desk.purse(0, 0).does("take a1");
    assert_eq!(desk.refused("fire d1"), "2.5");
}

#[test]
fn r2_12_mode_who_advances_rapidly_or_assaults_does_not_fire() {
    let desk = Desk::acting("a1", "", "a1 I09, d1 F09 activated").after("go G09");
    assert_eq!(desk.p.hand.mode, Mode::Rapid);
    assert_eq!(desk.refused("fire d1"), "2.12.mode");
    let mut desk = Desk::acting("a1", "", "a1 G09 4 light, d1 F09 1 activated, d2 E09 activated");
    desk.rolling("1 1 1 1 6").does("assault d1, advance");
    assert_eq!(desk.refused("fire d2"), "2.12.mode");
    let desk = Desk::acting("a1", "", "a1 H09, d1 F09 activated").after("go G09");
    assert!(desk.may("fire d1"), "in progress it does");
}

#[test]
fn r2_12_fire_marks_both() {
    let desk = fire("", "3", "4", "t10 t10 t10");
    assert!(desk.has("a1", mark::FOUGHT) && desk.has("d1", mark::STRUCK), "even where it misses");
    assert_eq!(desk.in_hand(), "");
}

// --- The table of the book.

/// The scores to hit, static and in progress, at 1 to 4 UD; 0 where there is none.
const INFANTRY: [[i8; 4]; 2] = [[7, 5, 4, 4], [6, 5, 0, 0]];
const RIDERS_ON_FOOT: [[i8; 4]; 2] = [[6, 4, 3, 0], [5, 4, 0, 0]];
const IRREGULARS: [[i8; 4]; 2] = [[5, 3, 0, 0], [4, 3, 0, 0]];

/// Who fires, as the table has it.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Sort {
    Infantry,
    RidersOnFoot,
    Irregulars,
}

/// Everything that the score goes by.
#[derive(Clone, Copy, Debug)]
struct Shot {
    sort: Sort,
    progress: bool,
    range: u8,
    early: bool,
    french: bool,
    bef: bool,
    mortars: bool,
    tachankas: bool,
    /// Under the target: open, vegetation or buildings.
    covered: bool,
    smoke: bool,
    works: u8,
    mounted: bool,
    gaudy: bool,
    compact: bool,
    armour: bool,
}

impl Shot {
    /// The score by the book (2.13, 3.4, 3.6, 3.7); nothing where no fire is possible.
    fn score(&self) -> Option<u8> {
        let row = match self.sort {
            Sort::Infantry => INFANTRY,
            Sort::RidersOnFoot => RIDERS_ON_FOOT,
            Sort::Irregulars => IRREGULARS,
        };
        // With tachankas a unit in progress fires at 1 UD as if it were static.
        let progress = self.progress && !(self.tachankas && self.range == 1);
        let base = row[usize::from(progress)][usize::from(self.range - 1)];
        if base == 0 {
            return None;
        }
        // Ground and works cover infantry; vehicles are cover wherever they are.
        let mortars = self.mortars && !self.progress && self.range == 1;
        let on_foot = !self.mounted;
        let sheltered = on_foot && (self.covered || self.smoke);
        let mut score = base;
        if sheltered || self.armour || on_foot && self.works == 1 && !mortars {
            score -= 1;
        }
        if on_foot && self.works == 2 {
            score -= if mortars { 1 } else { 2 };
        }
        if on_foot && self.works == 3 {
            score -= 3;
        }
        // Trees, houses and smoke hide riders too, without covering them; works do not.
        let open = !(self.covered || self.smoke || self.armour || on_foot && self.works > 0);
        if open && (self.mounted || self.gaudy || self.compact) {
            score += 1;
        }
        let spared =
            self.french && self.sort != Sort::RidersOnFoot && self.range == 2 || self.bef && self.range == 1;
        if self.early && !spared {
            score -= 1;
        }
        Some(score.clamp(0, 10) as u8)
    }
}

/// A table where the target stands at F05, in the open, or at F10, in a wood, and the shooter to the east of
/// it.
struct Range {
    desk: Desk,
}

impl Range {
    fn of(year: u16) -> Range {
        let table = format!("year {year}; wood F10; base-a G08 G13 I08");
        let mut desk = Desk::new(&table, "a1 L12, d1 A12");
        desk.purse(200, 200);
        Range { desk }
    }

    fn place(&self, shot: &Shot) -> (String, String) {
        let at = if shot.covered { 10 } else { 5 };
        (format!("F{at:02}"), format!("F{:02}", at + shot.range))
    }

    fn set(&self, shot: &Shot) -> Position {
        let (to, from) = self.place(shot);
        let mut p = self.desk.p.clone();
        let (a, d) = (slot("a1"), slot("d1"));
        p.put(a, self.desk.hex(&from));
        p.put(d, self.desk.hex(&to));
        let unit = p.unit_mut(a);
        unit.class = if shot.sort == Sort::RidersOnFoot { Class::Cavalry } else { Class::Infantry };
        unit.marks |= if shot.sort == Sort::RidersOnFoot { mark::DISMOUNTED } else { 0 };
        for (has, what) in [
            (shot.sort == Sort::Irregulars, Traits::IRREGULAR),
            (shot.french, Traits::FRENCH),
            (shot.bef, Traits::BEF),
            (shot.mortars, Traits::MORTARS),
            (shot.tachankas, Traits::TACHANKAS),
        ] {
            unit.traits = if has { unit.traits.with(what) } else { unit.traits };
        }
        let unit = p.unit_mut(d);
        unit.class = if shot.mounted { Class::Cavalry } else { Class::Infantry };
        unit.facing = 1;
        unit.marks |= mark::ACTIVATED;
        for (has, what) in [(shot.gaudy, Traits::GAUDY), (shot.compact, Traits::COMPACT)] {
            unit.traits = if has { unit.traits.with(what) } else { unit.traits };
        }
        let armour = if shot.mounted { Armour::Wheeled } else { Armour::Light };
        unit.traits = if shot.armour { unit.traits.armoured(armour) } else { unit.traits };
        p.set_works(self.desk.hex(&to), shot.works);
        if shot.smoke {
            p.soil[self.desk.hex(&to).index()] |= soil::PUFF;
        }
        p.cup.0 = [1, 1];
        p
    }

    /// The score that the game fires with; nothing where it refuses because of the range.
    fn score(&self, shot: &Shot) -> Option<u8> {
        let game = &self.desk.game;
        let (to, from) = self.place(shot);
        let mut p = self.set(shot);
        let mut journal = Journal::kept();
        let mut dice = Dice::loose(7);
        let take = game.parse(&format!("take {from}")).expect("a decision");
        game.decide(&mut p, ATTACKER, take, &mut dice, &mut journal).unwrap_or_else(|_| panic!("{shot:?}"));
        p.hand.mode = if shot.progress { Mode::Progress } else { Mode::Static };
        let fire = game.parse(&format!("fire {to}")).expect("a decision");
        if let Err(refusal) = game.decide(&mut p, ATTACKER, fire, &mut dice, &mut journal) {
            assert_eq!(der_des_ders::rulebook().section(refusal.rule).id, "2.13.portee", "{shot:?}");
            return None;
        }
        journal.into_lines().iter().find_map(|line| match line.what {
            Event::Fired { score, .. } => Some(score),
            _ => None,
        })
    }
}

const PLAIN: Shot = Shot {
    sort: Sort::Infantry,
    progress: false,
    range: 1,
    early: false,
    french: false,
    bef: false,
    mortars: false,
    tachankas: false,
    covered: false,
    smoke: false,
    works: 0,
    mounted: false,
    gaudy: false,
    compact: false,
    armour: false,
};

#[test]
fn r2_13_every_cell_of_the_table() {
    let range = Range::of(1917);
    let rows = [
        (Sort::Infantry, ["7/6", "5/5", "4/-", "4/-"]),
        (Sort::RidersOnFoot, ["6/5", "4/4", "3/-", "-/-"]),
        (Sort::Irregulars, ["5/4", "3/3", "-/-", "-/-"]),
    ];
    for (sort, cells) in rows {
        for (at, cell) in cells.into_iter().enumerate() {
            for (progress, score) in [false, true].into_iter().zip(cell.split('/')) {
                let shot = Shot { sort, progress, range: at as u8 + 1, ..PLAIN };
                assert_eq!(range.score(&shot), score.parse().ok(), "{shot:?}");
            }
        }
    }
}

#[test]
fn r2_13_every_cell_under_every_modifier_alone_and_with_every_other() {
    let mut tried = 0;
    for year in [1912, 1914, 1915, 1918] {
        let range = Range::of(year);
        for (sort, far, cell) in [Sort::Infantry, Sort::RidersOnFoot, Sort::Irregulars]
            .into_iter()
            .flat_map(|sort| (1..=4).flat_map(move |far| (0..2).map(move |cell| (sort, far, cell))))
        {
            for bits in 0..1 << 10 {
                let bit = |at: u8| bits & 1 << at != 0;
                let shot = Shot {
                    sort,
                    range: far,
                    progress: cell == 1,
                    early: year < 1915,
                    french: bit(0),
                    bef: bit(1),
                    mortars: bit(2),
                    tachankas: bit(3),
                    covered: bit(4),
                    smoke: bit(5),
                    mounted: bit(6),
                    gaudy: bit(7),
                    compact: bit(8),
                    armour: bit(9),
                    works: 0,
                };
                // Riders keep no compact formation, and mortars go with infantry.
                if shot.compact && shot.mounted
                    || shot.mortars && sort == Sort::RidersOnFoot
                    || shot.french && shot.bef
                {
                    continue;
                }
                for works in 0..=3 {
                    let shot = Shot { works, ..shot };
                    assert_eq!(range.score(&shot), shot.score(), "{year}: {shot:?}");
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 100_000, "{tried} shots");
}

#[test]
fn r2_13_a_die_of_ten_sides_for_each_point_that_hits_at_the_score_or_less() {
    let desk = fire("", "4", "4", "t7 t8 t1 t10");
    assert!(desk.cites("2.13"));
    let fired = desk.fired();
    assert_eq!((fired.score, fired.faces, fired.hits), (7, vec![7, 8, 1, 10], 2));
    // Every face at every score that there is.
    for (table, expected) in
        [("", 7), ("wood F09", 6), ("works-2 F09", 5), ("works-3 F09", 4), ("wood F09; works-3 F09", 3)]
    {
        for face in 1..=10 {
            let desk = fire(table, "1", "4", &format!("t{face}"));
            assert_eq!(desk.fired().score, expected, "{table}");
            assert_eq!(desk.fired().hits, u8::from(face <= expected), "{table}: {face}");
        }
    }
}

#[test]
fn r2_13_below_one_nothing_hits() {
    // Irregulars before 1915 at two hexes into concrete in a wood: 3 - 1 - 3 - 1.
    let table = "year 1914; wood F10; works-3 F10";
    let mut desk = Desk::acting("a1", table, "a1 G09 4 irregular, d1 F10 4 activated sw");
    desk.rolling("t1 t1").does("fire d1");
    assert_eq!((desk.fired().score, desk.fired().hits), (0, 0));
}

#[test]
fn r2_13_surplomb_one_more_die_from_above() {
    for (own, other, dice) in [(0, 0, 3), (1, 0, 4), (2, 0, 4), (2, 1, 4), (1, 1, 3), (0, 1, 3), (1, 2, 3)] {
        let desk = fire(&format!("height-{own} G09; height-{other} F09"), "3", "4", "");
        assert_eq!(desk.fired().faces.len(), dice, "{own} over {other}");
        assert_eq!(desk.fired().score, 7, "the score is the same");
    }
    // However far away.
    let desk = Desk::acting("a1", "height-1 G09", "a1 G09 3, d1 G13 4 activated").after("fire d1");
    assert_eq!(desk.fired().faces.len(), 4);
}

#[test]
fn r2_13_revers_from_behind_each_hit_counts_twice() {
    for (facing, hits) in [("sw", 2), ("w", 2), ("se", 2), ("ne", 4), ("e", 4), ("nw", 4)] {
        let desk = fire("", "3", &format!("4 {facing}"), "t1 t10 t7");
        assert_eq!(desk.fired().hits, hits, "{facing}");
        let tests = desk.lines.iter().filter(|line| matches!(line.what, Event::Tested { .. })).count();
        assert!(tests <= usize::from(hits) && tests > 0, "{facing}");
    }
    // From afar as well, and not from the line itself: see r.behind.
    let mut desk = Desk::acting("a1", "", "a1 G09 1, d1 G13 4 e activated");
    desk.rolling("t1").does("fire d1");
    assert_eq!(desk.fired().hits, 2);
}

#[test]
fn r2_13_portee_how_far_each_fires() {
    for (sort, fixed, moving) in [
        ("", 4, 2),
        ("cavalry dismounted", 3, 2),
        ("irregular", 2, 2),
        ("cavalry dismounted irregular", 2, 2),
    ] {
        for far in 1..=6 {
            let units = format!("a1 G09 {sort}, d1 G{:02}", 9 + far);
            let desk = Desk::acting("a1", "", &units);
            assert_eq!(desk.may("fire d1"), far <= fixed, "{sort} static at {far}");
            if far > fixed {
                assert_eq!(desk.refused("fire d1"), "2.13.portee");
            }
            // A step to the east, and the target as far from there.
            let mut desk = Desk::acting("a1", "", &format!("a1 G08 {sort}, d1 G{:02}, d2 C03", 9 + far));
            desk.does("go G09");
            assert_eq!(desk.may("fire d1"), far <= moving, "{sort} in progress at {far}");
        }
    }
}

#[test]
fn r2_13_couvert_one_less_at_a_target_in_cover() {
    for cover in ["wood F09", "thicket F09", "town F09", "works-1 F09", "smoke-1 F09"] {
        assert_eq!(score(cover, "", ""), 6, "{cover}");
    }
    assert_eq!(score("wood F09; works-1 F09; smoke-1 F09", "", ""), 6, "cover counts once");
    assert_eq!(score("wood G09", "", ""), 7, "where the shooter stands does not matter");
}

#[test]
fn r2_13_niveau_2_two_less_and_cover_on_top() {
    assert_eq!(score("works-2 F09", "", ""), 5);
    assert_eq!(score("works-2 F09; wood F09", "", ""), 4);
    assert_eq!(score("works-2 F09; town F09", "", ""), 4);
}

#[test]
fn r2_13_beton_three_less_and_cover_on_top() {
    assert_eq!(score("works-3 F09", "", ""), 4);
    assert_eq!(score("works-3 F09; wood F09", "", ""), 3);
}

#[test]
fn r2_13_flagrante_one_more_at_what_is_seen_from_afar_in_the_open() {
    for target in ["cavalry", "gaudy", "compact", "gaudy compact", "cavalry gaudy"] {
        assert_eq!(score("", "", target), 8, "{target}: once");
    }
    assert_eq!(score("", "", "cavalry dismounted"), 7);
    for cover in ["wood F09", "town F09", "works-1 F09"] {
        assert_eq!(score(cover, "", "gaudy"), 6, "{cover}: in cover it is not");
        assert_eq!(score(cover, "", "compact"), 6, "{cover}");
    }
    // Trees and houses hide riders, though cover is for infantry (1.8); works do not.
    for cover in ["wood F09", "town F09"] {
        assert_eq!(score(cover, "", "cavalry"), 7, "{cover}");
    }
    for works in ["works-1 F09", "works-2 F09"] {
        assert_eq!(score(works, "", "cavalry"), 8, "{works}");
    }
    // Broken ground is no cover.
    assert_eq!(score("broken F09", "", "gaudy"), 8);
}

#[test]
fn r2_13_avant_1915_one_less_but_for_the_french_at_two_and_the_bef_at_one() {
    let score = |year: u16, traits: &str, far: u8| {
        let units = format!("a1 G09 {traits}, d1 G{:02} 4 w activated", 9 + far);
        let desk = Desk::acting("a1", &format!("year {year}"), &units).after("fire d1");
        desk.fired().score
    };
    for year in [1912, 1913, 1914] {
        assert_eq!([1, 2, 3, 4].map(|far| score(year, "", far)), [6, 4, 3, 3], "{year}");
        assert_eq!([1, 2, 3, 4].map(|far| score(year, "french", far)), [6, 5, 3, 3], "{year}");
        assert_eq!([1, 2, 3, 4].map(|far| score(year, "bef", far)), [7, 4, 3, 3], "{year}");
        assert_eq!([1, 2, 3].map(|far| score(year, "cavalry dismounted", far)), [5, 3, 2], "{year}");
        // Of the French it is the infantry that is spared.
        assert_eq!([1, 2, 3].map(|far| score(year, "cavalry dismounted french", far)), [5, 3, 2], "{year}");
    }
    for year in [1915, 1916, 1923] {
        for traits in ["", "french", "bef"] {
            assert_eq!([1, 2, 3, 4].map(|far| score(year, traits, far)), [7, 5, 4, 4], "{year} {traits}");
        }
    }
}

// --- Cohesion tests.

/// The cohesion tests of the last decision: the die, the cohesion tested, and whether it failed.
fn tests(desk: &Desk) -> Vec<(u8, u8, bool)> {
    let test = |event: &Event| match *event {
        Event::Tested { die, cohesion, failed, .. } => Some((die, cohesion, failed)),
        _ => None,
    };
    desk.lines.iter().filter_map(|line| test(&line.what)).collect()
}

#[test]
fn r2_14_a_die_above_its_cohesion_costs_a_point() {
    for cohesion in 1..=4u8 {
        for die in 1..=6 {
            let desk = fire("", "1", &cohesion.to_string(), &format!("t1 {die}"));
            assert!(desk.cites("2.14"));
            let failed = die > cohesion;
            assert_eq!(tests(&desk), [(die, cohesion, failed)]);
            assert_eq!(desk.cohesion("d1"), cohesion - u8::from(failed));
        }
    }
}

#[test]
fn r2_14_one_test_for_each_hit_and_none_without() {
    assert!(tests(&fire("", "3", "4", "t8 t9 t10")).is_empty());
    assert_eq!(tests(&fire("", "3", "4", "t1 t9 t2 1 2")), [(1, 4, false), (2, 4, false)]);
    assert_eq!(fire("", "3", "4", "t1 t9 t2 5 6").p.points[ATTACKER], 2);
}

#[test]
fn r2_14_successifs_a_point_lost_makes_the_next_test_harder() {
    let desk = fire("", "4", "4", "t1 t1 t1 t10 5 4 3");
    assert_eq!(tests(&desk), [(5, 4, true), (4, 3, true), (3, 2, true)]);
    assert_eq!(desk.cohesion("d1"), 1);
    // The same dice in another order.
    let desk = fire("", "4", "4", "t1 t1 t1 t10 3 4 5");
    assert_eq!(tests(&desk), [(3, 4, false), (4, 4, false), (5, 4, true)]);
    assert_eq!(desk.cohesion("d1"), 3);
    // Whoever is gone is tested no more.
    let desk = fire("", "4", "1", "t1 t1 t1 t10 2");
    assert_eq!(tests(&desk), [(2, 1, true)]);
    assert_eq!(desk.whereabouts("d1"), "");
}
