//! The hot path allocates nothing in the steady state: listing decisions, carrying them out, and judging them.

use allocation_counter::measure;
use contract::{Dice, Journal, Lister, Rules, Scored};
use villers::position::{Phase, Position};
use villers::{Decision, Villers};

/// What games asked of the allocator.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    listing: u64,
    deciding: u64,
    judging: u64,
}

struct Player {
    game: Villers,
    lister: Lister<Villers>,
    offers: Vec<Decision>,
    scored: Vec<Scored<Decision>>,
    /// The phases in which somebody was asked.
    seen: Vec<Phase>,
}

impl Player {
    fn new(scenario: usize, options: &str) -> Player {
        Player {
            game: crate::common::game(scenario, options),
            lister: Lister::default(),
            offers: Vec::new(),
            scored: Vec::new(),
            seen: Vec::new(),
        }
    }

    /// Plays a game to its end: at random, or mostly by promise, which leads to more battles.
    fn play(&mut self, seed: u64) -> Asked {
        let position = self.game.begin(&mut Dice::loose(seed), &mut Journal::mute());
        self.play_from(position, seed)
    }

    fn play_from(&mut self, mut position: Position, seed: u64) -> Asked {
        let mut asked = Asked::default();
        let mut dice = Dice::loose(seed);
        let mut journal = Journal::mute();
        while let Some(seat) = self.game.to_decide(&position).iter().next() {
            if !self.seen.contains(&position.phase) {
                self.seen.push(position.phase);
            }
            let listing = measure(|| self.lister.decisions(&self.game, &position, seat, &mut self.offers));
            asked.listing += listing.count_total;
            self.scored.clear();
            self.scored.extend(self.offers.iter().map(|&decision| Scored { decision, score: 0.0 }));
            let judging = measure(|| {
                self.game.order(&position, seat, &mut self.scored);
                let _ = self.game.settled(&position);
                let _ = self.game.judge(&position, seat);
            });
            asked.judging += judging.count_total;
            let by_promise = seed % 2 == 1 && dice.below(4) > 0;
            let best = self.scored.iter().max_by(|one, other| one.score.total_cmp(&other.score));
            let decision = match best {
                Some(best) if by_promise => best.decision,
                _ => self.offers[dice.below(self.offers.len() as u32) as usize],
            };
            let deciding = measure(|| {
                self.game
                    .decide(&mut position, seat, decision, &mut dice, &mut journal)
                    .expect("what is offered is allowed");
            });
            asked.deciding += deciding.count_total;
        }
        asked
    }
}

/// The very games that the buffers grew with are played again, so that no list is longer than before.
fn assert_steady(scenario: usize, options: &str, games: u64) -> Player {
    let mut player = Player::new(scenario, options);
    let grown: u64 = (0..games).map(|seed| player.play(seed).listing).sum();
    assert!(grown > 0, "the counter counts");
    for seed in 0..games {
        assert_eq!(
            player.play(seed),
            Asked::default(),
            "game {seed} of scenario {scenario} with options “{options}”"
        );
    }
    player
}

#[test]
fn nothing_is_allocated_in_either_scenario() {
    let [first, second] = [1, 2].map(|scenario| assert_steady(scenario, "", 6));
    let phases = [
        Phase::Aim,
        Phase::Shell,
        Phase::Activate,
        Phase::Return,
        Phase::Deploy,
        Phase::NightAllied,
        Phase::NightGerman,
    ];
    for phase in phases {
        assert!(first.seen.contains(&phase) || second.seen.contains(&phase), "no game has come to {phase:?}");
    }
}

#[test]
fn nothing_is_allocated_while_markers_are_drawn() {
    let mut player = Player::new(2, "");
    let play = |player: &mut Player| {
        let mut seen = Vec::new();
        for seed in 0..6 {
            let mut desk = crate::common::Desk::begin(crate::common::game(2, ""), seed);
            desk.intensity(40, 20);
            seen.push(player.play_from(desk.p.clone(), seed));
        }
        seen
    };
    play(&mut player);
    assert!(play(&mut player).into_iter().all(|asked| asked == Asked::default()));
    let phases = [Phase::Marked, Phase::Hero, Phase::Alone, Phase::Lull];
    for phase in phases {
        assert!(player.seen.contains(&phase), "no game has come to {phase:?}");
    }
}

#[test]
fn nothing_is_allocated_with_options_on() {
    let all: Vec<&str> = Villers::about().options.iter().map(|option| option.id).collect();
    assert_steady(1, &all.join(" "), 3);
    assert_steady(2, &all.join(" "), 2);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 2048, "{}", size_of::<Position>());
}
