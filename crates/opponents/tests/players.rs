//! The players, at the toy: hidden hands, secret choices at once, dice.

use contract::{Dice, Journal, Lister, Outcome, Rules, Scored, Seat, Seed, Think, View};
use opponents::{Budget, Greedy, Level, Mind, Player, Random, Search, Tries, by_name};
use toy::{Decision, Phase, Position, Toy};

fn decisions(game: &Toy, position: &Position, seat: Seat) -> Vec<Decision> {
    let mut decisions = Vec::new();
    Lister::default().decisions(game, position, seat, &mut decisions);
    decisions
}

/// What a player takes of all that is on offer.
fn choose(player: &mut dyn Player<Toy>, game: &Toy, position: &Position, seat: Seat) -> Decision {
    player.choose_among(&View::new(game, position, seat), &decisions(game, position, seat))
}

/// Plays a game and gives how it ended, with the decisions taken.
fn play(game: &Toy, seed: u64, mut players: [Box<dyn Player<Toy>>; 2]) -> (Outcome, Vec<Decision>) {
    let seed = Seed::in_series(seed, 0);
    let mut position = game.begin(&mut Dice::of_entry(&seed, 0), &mut Journal::mute());
    let mut taken = Vec::new();
    while let Some(seat) = game.to_decide(&position).iter().next() {
        let decision = choose(&mut *players[seat.index()], game, &position, seat);
        let mut dice = Dice::of_entry(&seed, taken.len() as u64 + 1);
        game.decide(&mut position, seat, decision, &mut dice, &mut Journal::mute())
            .expect("players keep to the rules");
        taken.push(decision);
    }
    (game.outcome(&position).expect("nobody is asked any more"), taken)
}

fn named(name: &str, seed: u64) -> Box<dyn Player<Toy>> {
    by_name(name, seed).expect("a known name")
}

#[test]
fn players_are_known_by_name() {
    for name in opponents::NAMES {
        assert_eq!(named(name, 1).name(), *name);
    }
    let unknown = by_name::<Toy>("napoleon", 1).err().expect("there is no such player");
    let known = "random, greedy, recrue, sergent, general and search-N";
    assert_eq!(unknown.to_string(), format!("there is no player “napoleon”; there are: {known}"));
}

#[test]
fn a_search_is_known_by_its_iterations() {
    assert_eq!(named("search-1600", 1).name(), "search-1600");
    for name in ["search", "search-", "search-0", "search-many", "search--3", "search-5-"] {
        assert!(by_name::<Toy>(name, 1).is_err(), "{name}");
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = Toy::sound();
    for name in ["random", "greedy", "search-200"] {
        let once = |own: u64| play(&game, 3, [named(name, own), named(name, own + 1)]);
        assert_eq!(once(5), once(5), "{name}");
        assert_ne!(once(5).1, once(50).1, "{name}");
    }
}

#[test]
fn a_choice_without_weight_is_made_by_promise_and_after_the_better_plan() {
    let setup = contract::Setup::new(<Toy>::about(), &[]);
    let mut toy = <Toy>::ready(setup).expect("the toy’s own set-up is sound");
    toy.planned = true;
    let position = toy::under_way(2).position().clone();
    let offered = decisions(&toy, &position, Seat::First);
    let promise = |plan: usize| {
        let mut scored: Vec<_> = offered.iter().map(|&decision| Scored { decision, score: 0.0 }).collect();
        toy.priors(plan, &position, Seat::First, &mut scored);
        scored.into_iter().max_by(|a, b| a.score.total_cmp(&b.score)).expect("something is on offer").decision
    };
    assert_ne!(promise(0), promise(1));
    let thinks = |plans: bool| {
        let mind = Mind { budget: Budget::iterations(2_000), plans, ..Mind::default() };
        choose(&mut Search::<Toy>::new("planner", mind, 1), &toy, &position, Seat::First)
    };
    assert_eq!(thinks(true), promise(1), "the plan that plays on better");
    assert_eq!(thinks(false), promise(0), "the usual one");
}

#[test]
fn random_takes_every_decision_about_as_often() {
    let game = Toy::sound();
    let position = game.begin(&mut Dice::loose(1), &mut Journal::mute());
    let offered = decisions(&game, &position, Seat::First);
    let mut player = Random::new(9);
    let mut seen = vec![0; offered.len()];
    for _ in 0..3000 {
        let chosen = choose(&mut player, &game, &position, Seat::First);
        seen[offered.iter().position(|other| *other == chosen).expect("it is on offer")] += 1;
    }
    let fair = 3000 / offered.len() as i32;
    assert!(offered.len() > 1 && seen.iter().all(|count| (count - fair).abs() < fair / 5), "{seen:?}");
}

/// How many of 80 games a player wins, half of them in each seat.
fn wins(player: &str, other: &str) -> usize {
    let game = Toy::sound();
    let won = |seat: Seat, seed: u64| {
        let mut players = [named(other, seed), named(other, seed + 1000)];
        players[seat.index()] = named(player, seed);
        play(&game, seed, players).0 == Outcome::Won(seat)
    };
    Seat::BOTH.into_iter().map(|seat| (0..40).filter(|&seed| won(seat, seed)).count()).sum()
}

#[test]
fn greedy_beats_random() {
    let won = wins("greedy", "random");
    assert!(won > 60, "{won} of 80");
}

#[test]
fn a_search_beats_random() {
    let won = wins("search-300", "random");
    assert!(won > 60, "{won} of 80");
}

#[test]
fn players_take_the_points_that_end_the_game() {
    let game = Toy::sound();
    let mut played = toy::under_way(1);
    let mut position = played.position().clone();
    position.points[Seat::First] = 17;
    position.hands[Seat::Second] = toy::Cards::default();
    position.decks[Seat::Second] = toy::Cards::default();
    played.undo(Seat::First).expect_err("the discards were shown");
    assert_eq!(position.phase, Phase::Act);
    for name in ["greedy", "search-300"] {
        let chosen = choose(&mut *named(name, 2), &game, &position, Seat::First);
        assert!(matches!(chosen, Decision::Push | Decision::Creep | Decision::Play(_)), "{name}: {chosen:?}");
    }
}

#[test]
fn players_decide_by_what_their_seat_can_see() {
    // Whatever the other hand truly is, the same view and the same chance give the same decision.
    let game = Toy::sound();
    for series in 0..20 {
        let position = toy::under_way(series).position().clone();
        let other = game.imagine(&position, Seat::First, &mut Dice::loose(series));
        for name in ["greedy", "search-500"] {
            let chosen = |position: &Position| choose(&mut *named(name, 7), &game, position, Seat::First);
            assert_eq!(chosen(&position), chosen(&other), "{name}");
        }
    }
}

#[test]
fn the_least_effort_still_decides() {
    let game = Toy::sound();
    let position = toy::under_way(4).position().clone();
    let tries = Tries { tried: 0, rollouts: 0, steps: 0, wander: 0 };
    let chosen = choose(&mut Greedy::with_tries(1, tries), &game, &position, Seat::First);
    assert!(decisions(&game, &position, Seat::First).contains(&chosen));
}

#[test]
fn threads_think_together_and_reproducibly() {
    let game = Toy::sound();
    let position = toy::under_way(2).position().clone();
    let mind = Mind { budget: Budget::iterations(300), threads: 3, ..Mind::default() };
    let chosen = || choose(&mut Search::new("three", mind, 5), &game, &position, Seat::First);
    assert_eq!(chosen(), chosen());
}

#[test]
fn a_single_iteration_still_decides() {
    let game = Toy::sound();
    let position = toy::under_way(4).position().clone();
    let mind = Mind { budget: Budget::iterations(1), ..Mind::default() };
    let chosen = choose(&mut Search::new("hasty", mind, 1), &game, &position, Seat::First);
    assert!(decisions(&game, &position, Seat::First).contains(&chosen));
}

#[test]
fn no_level_may_think_for_longer_than_it_says() {
    let ceilings = Level::ALL.map(|level| level.mind([1, 3, 3]).budget.time.as_millis());
    assert_eq!(ceilings, [50, 2_000, 9_000]);
    assert!(Level::ALL.into_iter().all(|level| opponents::NAMES.contains(&level.name())));
}
