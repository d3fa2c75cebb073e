//! The catalogue: every game by name.

use catalogue::{Visit, games, visit};
use contract::{Rules, Setup};

/// Makes a game ready with its own data, and says its name.
struct Ready;

impl Visit for Ready {
    type Out = String;

    fn visit<G: Rules>(self) -> String {
        let game = G::ready(Setup::new(G::about(), &[]))
            .unwrap_or_else(|error| panic!("{}: {error}", G::about().id));
        assert!(!game.scene().sides.is_empty());
        G::about().id.to_string()
    }
}

#[test]
fn every_game_is_found_by_its_name_and_is_ready_to_play() {
    assert!(!games().is_empty());
    for about in games() {
        assert_eq!(visit(about.id, Ready).unwrap(), about.id);
    }
}

#[test]
fn no_two_games_share_a_name() {
    for (index, about) in games().iter().enumerate() {
        assert!(games()[..index].iter().all(|earlier| earlier.id != about.id), "{}", about.id);
    }
}

#[test]
fn an_unknown_game_is_a_sentence_that_lists_those_there_are() {
    let error = visit("chess", Ready).unwrap_err();
    let names: Vec<&str> = games().iter().map(|about| about.id).collect();
    assert_eq!(error.to_string(), format!("there is no game “chess”; there are: {}", names.join(", ")));
}
