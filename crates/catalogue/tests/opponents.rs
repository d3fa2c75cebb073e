//! No computer player cheats, at any game of the catalogue.

use contract::{Dice, Journal, Lister, Rules, Seat, Setup, Show, Think, View};
use opponents::{Greedy, Level, Mind, Player, Search};

use crate::abouts;

/// How many choices are looked at in each game.
const LOOKED_AT: usize = 60;

/// Plays a game at random and asks computer players at some of its choices, once about the true position and once about
/// another that the seat cannot tell from it. Gives how often what is hidden truly differed; nothing where nothing is
/// hidden.
fn swapped<G: Show + Think>(series: u64) -> Option<usize> {
    let about = G::about();
    let options: Vec<&str> = about.options.iter().map(|option| option.id).collect();
    let game = G::ready(Setup::new(about, &options)).expect("every option at once can be played");
    let mut dice = Dice::loose(series);
    let mut position = game.begin(&mut dice, &mut Journal::mute());
    let (mut lister, mut offered) = (Lister::default(), Vec::new());
    let (mut looked_at, mut differed) = (0, 0);
    while let Some(seat) = game.to_decide(&position).iter().next() {
        lister.decisions(&game, &position, seat, &mut offered);
        if offered.len() > 1 && dice.below(8) == 0 && looked_at < LOOKED_AT {
            looked_at += 1;
            let other = game.imagine(&position, seat, &mut dice);
            differed += usize::from(other != position);
            let seed = dice.seed();
            for mut player in players::<G>() {
                let chosen = player(&game, &position, seat, &offered, seed);
                let instead = player(&game, &other, seat, &offered, seed);
                assert_eq!(game.notate(chosen), game.notate(instead), "{}, choice {looked_at}", about.id);
            }
        }
        let decision = offered[dice.below(offered.len() as u32) as usize];
        game.apply(&mut position, seat, decision, &mut dice, &mut Journal::mute());
    }
    game.hides().then_some(differed)
}

/// Plays a game at random in which, where both seats are to decide, the second is asked first, and asks a search each
/// time. Gives how often that was.
fn second_first<G: Show + Think>(series: u64) -> usize {
    let game = G::ready(Setup::new(G::about(), &[])).expect("it can be played without options");
    let mut dice = Dice::loose(series);
    let mut position = game.begin(&mut dice, &mut Journal::mute());
    let (mut lister, mut offered) = (Lister::default(), Vec::new());
    let mut asked = 0;
    while let Some(seat) = game.to_decide(&position).iter().last() {
        lister.decisions(&game, &position, seat, &mut offered);
        let decision = if game.to_decide(&position).iter().count() > 1 && offered.len() > 1 {
            asked += 1;
            let mut player = opponents::by_name("search-60", dice.seed()).expect("there is such a player");
            player.choose_among(&View::new(&game, &position, seat), &offered)
        } else {
            offered[dice.below(offered.len() as u32) as usize]
        };
        let done = game.decide(&mut position, seat, decision, &mut dice, &mut Journal::mute());
        assert!(done.is_ok(), "{}: {}", G::about().id, game.notate(decision));
    }
    asked
}

type Ask<G> = Box<
    dyn FnMut(&G, &<G as Rules>::Position, Seat, &[<G as Rules>::Decision], u64) -> <G as Rules>::Decision,
>;

/// Players made anew for each question, so that they remember nothing; the levels without their clock, and with less
/// thought than at the table.
fn players<G: Show + Think>() -> Vec<Ask<G>> {
    let mut players: Vec<Ask<G>> = vec![Box::new(|game, position, seat, offered, seed| {
        Greedy::new(seed).choose_among(&View::new(game, position, seat), offered)
    })];
    for level in Level::ALL {
        let mut mind: Mind = level.mind(G::about().horizons).untimed();
        mind.budget.steps = mind.budget.steps.min(8_000);
        players.push(Box::new(move |game, position, seat, offered, seed| {
            let mut player = Search::new(level.name(), mind, seed);
            player.choose_among(&View::new(game, position, seat), offered)
        }));
    }
    players
}

#[test]
fn what_is_hidden_does_not_change_what_a_computer_player_decides() {
    for about in abouts() {
        let swapped = |series| with_types!(about.id, G => swapped::<G>(series));
        let differed: Option<usize> = (0..3).map(swapped).sum();
        let enough = differed.is_none_or(|differed| differed > 20);
        assert!(enough, "{}: the hidden part differed {differed:?} times only", about.id);
    }
}

#[test]
fn a_search_decides_for_its_own_seat_where_both_are_asked_at_once() {
    // Only some games ever ask both.
    let mut asked = 0;
    for about in abouts() {
        for series in 0..20 {
            asked += with_types!(about.id, G => second_first::<G>(series));
        }
    }
    assert!(asked > 20, "both were asked {asked} times only");
}
