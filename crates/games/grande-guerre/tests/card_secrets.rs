//! Cards that look into hands and decks (`carte.mata-hari`, `carte.tacticien`, `carte.contre-espionnage`): who reads
//! what, and what each side knows afterwards.

use crate::common::*;
use grande_guerre::position::{Cards, NO_CARD};
use grande_guerre::tables::COMMANDS;

/// A set of command cards.
fn cards(codes: &str) -> Cards<COMMANDS> {
    let mut all = Cards::default();
    codes.split_whitespace().for_each(|code| all.add(command(code).0));
    all
}

/// The Allies play this combat card with a command card.
fn used(code: &str, prepare: impl FnOnce(&mut Desk)) -> Desk {
    let mut desk = Desk::new("B6:..i. J6:..I.");
    desk.give(ALLIED, code).play("attaque-centre");
    assert_eq!(desk.p.phase, Phase::WithCommand);
    prepare(&mut desk);
    desk.does(&format!("use {code}"));
    assert!(desk.cites(&format!("carte.{code}")));
    assert_eq!(desk.p.hq[ALLIED], 5);
    desk
}

/// Worlds that a seat cannot tell from this one.
fn worlds(desk: &Desk, seat: Seat) -> Vec<Position> {
    (0..40).map(|seed| desk.game.imagine(&desk.p, seat, &mut Dice::loose(seed))).collect()
}

/// Puts three cards where the next three are drawn: two on top, and a pile of one title beneath.
fn stack(desk: &mut Desk, top: [&str; 2], beneath: &str) {
    let deck = &mut desk.p.commands;
    for (place, code) in top.iter().enumerate() {
        deck.pile.take(command(code).0);
        deck.top[place] = command(code).0;
    }
    deck.top_known = ALLIED;
    deck.pile.take(command(beneath).0);
    let mut rest = std::mem::take(&mut deck.pile);
    rest.pour_into(&mut deck.discard);
    deck.pile.add(command(beneath).0);
}

// --- Mata Hari.

fn spy() -> Desk {
    used("mata-hari", |desk| {
        desk.give_command(GERMAN, "manoeuvre releve percee-gauche percee-gauche");
    })
}

#[test]
fn carte_mata_hari_one_card_of_the_enemy_hand_is_discarded_and_replaced() {
    let mut desk = spy();
    assert_eq!((desk.p.phase, desk.asked()), (Phase::Effect, ALLIED));
    assert_eq!(desk.refused("pick sifflets"), "carte.mata-hari", "not in that hand");
    assert_eq!(desk.refused("pass"), "tour");
    desk.does("pick releve");
    assert!(desk.cites("carte.mata-hari"));
    assert_eq!(desk.p.commands.discard.of[command("releve").index()], 1);
    assert_eq!(desk.p.commands.hands[GERMAN].count(), 4, "replaced at once");
    assert_eq!(desk.p.phase, Phase::Orders);
    // An empty hand has nothing to see.
    let mut desk = Desk::new("B6:..i. J6:..I.");
    desk.give(ALLIED, "mata-hari").play("attaque-centre");
    assert_eq!(desk.refused("use mata-hari"), "carte.mata-hari");
}

#[test]
fn carte_mata_hari_shows_the_hand_to_the_one_who_sent_her() {
    let desk = spy();
    let twice = Event::Spied { card: command("percee-gauche"), count: 2 };
    assert!(desk.read_by(Onlooker::Seat(ALLIED)).contains(&twice));
    for onlooker in [Onlooker::Seat(GERMAN), Onlooker::Spectator] {
        assert!(!desk.read_by(onlooker).iter().any(|event| matches!(event, Event::Spied { .. })));
    }
    assert_eq!(desk.p.commands.known[ALLIED], desk.p.commands.hands[GERMAN]);
}

#[test]
fn carte_mata_hari_leaves_all_but_the_new_card_known() {
    let desk = spy().after("pick releve");
    assert_eq!(desk.p.commands.known[ALLIED], cards("manoeuvre percee-gauche percee-gauche"));
    // The discard is open, the new card is its owner's.
    let drawn = |event: &Event| matches!(event, Event::DrewThis { .. });
    assert!(desk.read_by(Onlooker::Seat(GERMAN)).iter().any(drawn));
    for onlooker in [Onlooker::Seat(ALLIED), Onlooker::Spectator] {
        let read = desk.read_by(onlooker);
        assert!(read.contains(&Event::Discarded { side: GERMAN, card: command("releve") }));
        assert!(!read.iter().any(drawn));
    }
    // In every world the Allies can imagine the three are there, and the fourth is not always the same.
    let worlds = worlds(&desk, ALLIED);
    assert!(worlds.iter().all(|world| world.commands.hands[GERMAN].of[command("manoeuvre").index()] >= 1));
    assert!(worlds.iter().any(|world| world.commands.hands[GERMAN] != worlds[0].commands.hands[GERMAN]));
}

#[test]
fn carte_mata_hari_is_forgotten_card_by_card_as_they_are_played() {
    let mut desk = spy().after("pick releve");
    desk.end_turn();
    desk.does("play percee-gauche");
    assert_eq!(desk.p.commands.known[ALLIED], cards("manoeuvre percee-gauche"));
}

// --- Tacticien.

fn tactician() -> Desk {
    used("tacticien", |desk| {
        desk.give_command(ALLIED, "percee-droite").give_command(GERMAN, "attaque-droite");
        stack(desk, ["manoeuvre", "releve"], "sifflets");
    })
}

#[test]
fn carte_tacticien_takes_one_of_three_puts_two_back_and_discards_one() {
    let mut desk = tactician();
    assert_eq!(desk.p.phase, Phase::Effect);
    assert_eq!(desk.refused("pick percee-droite"), "carte.tacticien", "not one of the three");
    desk.does("pick sifflets");
    assert!(desk.cites("carte.tacticien"));
    assert_eq!(desk.refused("pick sifflets"), "carte.tacticien");
    desk.does("pick releve");
    assert_eq!(desk.p.commands.top, [command("releve").0, command("manoeuvre").0]);
    assert_eq!(desk.refused("pick manoeuvre"), "carte.tacticien", "now one of the hand");
    desk.does("pick percee-droite");
    assert!(desk.cites("carte.tacticien"));
    assert_eq!(desk.p.commands.hands[ALLIED], cards("sifflets"));
    assert_eq!((desk.p.phase, desk.p.looked), (Phase::Orders, [NO_CARD; 3]));
    // He draws what he has put on top.
    desk.does("pass");
    assert_eq!(desk.p.commands.hands[ALLIED], cards("sifflets releve"));
}

#[test]
fn carte_tacticien_the_card_taken_may_be_the_one_thrown_away() {
    let desk = tactician().after("pick sifflets, pick manoeuvre, pick sifflets");
    assert_eq!(desk.p.commands.hands[ALLIED], cards("percee-droite"));
}

#[test]
fn carte_tacticien_alone_sees_the_three_cards() {
    let mut desk = tactician();
    let looked = |event: &Event| matches!(event, Event::Looked { .. });
    assert_eq!(desk.read_by(Onlooker::Seat(ALLIED)).into_iter().filter(looked).count(), 3);
    for onlooker in [Onlooker::Seat(GERMAN), Onlooker::Spectator] {
        assert!(!desk.read_by(onlooker).iter().any(looked));
    }
    // What has been shown is not taken back.
    assert!(desk.lines.iter().filter(|line| looked(&line.what)).all(|line| line.reveals));
    desk.does("pick sifflets");
    assert_eq!(desk.read_by(Onlooker::Seat(GERMAN)), [Event::TookCard { side: ALLIED }]);
    desk.does("pick releve");
    assert_eq!(desk.read_by(Onlooker::Seat(GERMAN)), [Event::PutBack { side: ALLIED }]);
    desk.does("pick percee-droite");
    assert!(
        desk.read_by(Onlooker::Spectator)
            .contains(&Event::Discarded { side: ALLIED, card: command("percee-droite") })
    );
}

#[test]
fn carte_tacticien_knows_what_lies_on_top_and_the_enemy_does_not() {
    let mut desk = tactician().after("pick sifflets, pick releve, pick percee-droite");
    let mut discard = std::mem::take(&mut desk.p.commands.discard);
    discard.pour_into(&mut desk.p.commands.pile);
    let top = desk.p.commands.top;
    assert!(worlds(&desk, ALLIED).iter().all(|world| world.commands.top == top));
    assert!(worlds(&desk, GERMAN).iter().any(|world| world.commands.top != top));
}

#[test]
fn carte_tacticien_knows_what_the_enemy_draws_from_the_top() {
    let mut desk = tactician().after("pick sifflets, pick releve, pick percee-droite");
    desk.end_turn();
    // The Allies have drawn the first; the second is the Germans'.
    desk.does("play attaque-droite");
    desk.end_turn();
    assert_eq!(desk.p.commands.hands[GERMAN], cards("manoeuvre"));
    assert_eq!(desk.p.commands.known[ALLIED], cards("manoeuvre"));
}

#[test]
fn carte_tacticien_puts_two_alike_back_without_a_sign() {
    let mut desk = used("tacticien", |desk| {
        desk.give_command(ALLIED, "percee-droite");
        stack(desk, ["percee-centre", "percee-centre"], "sifflets");
    });
    desk.does("pick sifflets");
    assert_eq!(desk.read_by(Onlooker::Seat(GERMAN)), [Event::TookCard { side: ALLIED }]);
    assert_eq!((desk.p.phase, desk.offers()), (Phase::Effect, vec!["pick percee-centre".to_string()]));
    desk.does("pick percee-centre");
    assert_eq!(desk.p.commands.top, [command("percee-centre").0; 2]);
}

#[test]
fn carte_tacticien_needs_three_cards_to_look_at() {
    let mut desk = Desk::new("B6:..i. J6:..I.");
    desk.give(ALLIED, "tacticien").play("attaque-centre");
    // All but two in hands.
    let mut rest = std::mem::take(&mut desk.p.commands.pile);
    for code in ["manoeuvre", "releve"] {
        rest.take(command(code).0);
        desk.p.commands.pile.add(command(code).0);
    }
    rest.pour_into(&mut desk.p.commands.hands[GERMAN]);
    assert_eq!(desk.refused("use tacticien"), "carte.tacticien");
    desk.p.commands.hands[GERMAN].take(command("sifflets").0);
    desk.p.commands.discard.add(command("sifflets").0);
    desk.does("use tacticien");
    assert!(desk.cites("fin.paquet"), "the discards are shuffled for the third");
}

// --- Contre-Espionnage.

#[test]
fn carte_contre_espionnage_is_known_to_both_sides_and_nobody_else() {
    let desk = used("contre-espionnage", |desk| {
        desk.give(GERMAN, "pigeons");
    });
    let was = Event::StolenWas { card: combat("pigeons") };
    for seat in Seat::BOTH {
        assert!(desk.read_by(Onlooker::Seat(seat)).contains(&was));
    }
    let read = desk.read_by(Onlooker::Spectator);
    assert!(read.contains(&Event::CardStolen { side: ALLIED }) && !read.contains(&was));
    // The one who lost it knows where it is now.
    assert_eq!(desk.p.combats.known[GERMAN].of[combat("pigeons").index()], 1);
    assert!(
        worlds(&desk, GERMAN)
            .iter()
            .all(|world| world.combats.hands[ALLIED].of[combat("pigeons").index()] == 1)
    );
}

#[test]
fn carte_contre_espionnage_takes_at_random() {
    let mut taken = Vec::new();
    for seed in ["d1", "d6"] {
        let mut desk = Desk::new("B6:..i. J6:..I.");
        desk.give(ALLIED, "contre-espionnage").give(GERMAN, "pigeons riposte").play("attaque-centre");
        desk.pass_to(Phase::WithCommand);
        desk.rolling(seed).does("use contre-espionnage");
        assert_eq!((desk.p.combats.hands[ALLIED].count(), desk.p.combats.hands[GERMAN].count()), (1, 1));
        taken.extend(desk.p.combats.hands[ALLIED].titles());
    }
    assert_ne!(taken[0], taken[1]);
}

// --- Draws.

#[test]
fn carte_a_card_drawn_is_its_owners_secret() {
    let mut desk = Desk::playing("B6:..i. J6:..I.", "contre-attaque");
    assert!(desk.read_by(Onlooker::Seat(ALLIED)).iter().any(|event| matches!(event, Event::DrewThis { .. })));
    desk.does("draw");
    let drew = |event: &Event| matches!(event, Event::DrewThat { .. });
    assert!(desk.read_by(Onlooker::Seat(ALLIED)).iter().any(drew));
    let read = desk.read_by(Onlooker::Seat(GERMAN));
    assert!(read.contains(&Event::DrewCombat { side: ALLIED }) && !read.iter().any(drew));
    let hands: Vec<_> = worlds(&desk, GERMAN).into_iter().map(|world| world.combats.hands[ALLIED]).collect();
    assert!(hands.iter().any(|hand| *hand != hands[0]), "the enemy can imagine another");
}
