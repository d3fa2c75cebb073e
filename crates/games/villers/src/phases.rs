//! The phases of the game in one table, in the order in which the book has them: what each asks, of what, and what follows.

use ::table::Text;
use contract::{Dice, Refusal, Rule, Seat};

use crate::decision::Decision;
use crate::map::Hex;
use crate::position::Phase;
use crate::units::Slot;
use crate::{Log, Position, Villers, refuse, rule};

/// What a phase lets a player touch beside the buttons, and what it is touched for.
pub(crate) enum Touch {
    /// Nothing.
    Nothing,
    /// Hexes: which, for what, and how many markers are still to be seen to.
    Hexes(fn(&Villers, &Position, &mut dyn FnMut(Hex)), fn(Hex) -> Decision, fn(&Position) -> bool),
    /// Units of the side that is asked, as long as there is one that will do.
    Units(fn(Slot) -> Decision),
    /// Units that are taken up one after the other and act.
    Acting,
    /// The unit in hand alone, which acts.
    Alone,
    /// Units that are taken up and deployed.
    Deploying,
}

/// A phase of the game.
pub(crate) struct Stage {
    /// The last part of its keys.
    pub key: &'static str,
    /// The section that asks.
    pub rule: fn(&Villers, &Position) -> Rule,
    /// What can be touched.
    pub touch: Touch,
    /// The question with its figures.
    pub ask: fn(&Villers, &Position, Text) -> Text,
    /// Whether whoever is asked may end it himself.
    pub may_end: fn() -> Result<(), Refusal>,
    /// What follows, once he has or has nothing left to decide.
    pub end: fn(&Villers, &mut Position, &mut Dice, &mut Log),
}

/// A phase with nothing to touch, which can be ended, and after which nothing follows.
const PLAIN: Stage = Stage {
    key: "",
    rule: |_, _| rule!("1"),
    touch: Touch::Nothing,
    ask: |_, _, text| text,
    may_end: || Ok(()),
    end: |_, _, _, _| {},
};

/// The phases, each at its place in [`Phase`].
pub(crate) static STAGES: [Stage; 16] = [
    Stage {
        key: "aim",
        rule: |_, p| if p.random { rule!("7.2.5") } else { rule!("5.placement") },
        touch: Touch::Hexes(Villers::each_aim, Decision::Aim, |p| p.guns > 0),
        ask: |_, p, text| text.with("count", p.guns),
        end: |_, p, _, _| (p.guns, p.phase) = (0, Phase::Shell),
        ..PLAIN
    },
    Stage {
        key: "shell",
        rule: |_, _| rule!("5.ordre"),
        touch: Touch::Hexes(
            |_, p, see| p.aims().iter().for_each(|hex| see(*hex)),
            Decision::Barrage,
            |p| p.aimed > 1,
        ),
        ask: |_, p, text| text.with("count", p.aimed),
        may_end: || refuse(rule!("1.ordre"), "not-now"),
        end: |game, p, dice, journal| match *p.aims() {
            [hex] => game.barrage(p, hex, dice, journal),
            _ => game.guns_silent(p, dice, journal),
        },
    },
    Stage {
        key: "activate",
        rule: |_, p| if p.active == Seat::First { rule!("1.c5") } else { rule!("1.c3") },
        touch: Touch::Acting,
        end: Villers::end_activations,
        ..PLAIN
    },
    Stage {
        key: "arrive",
        rule: Villers::arrivals_rule,
        touch: Touch::Acting,
        end: |game, p, dice, journal| {
            p.able = 0;
            game.next_draw(p, dice, journal);
        },
        ..PLAIN
    },
    Stage {
        key: "marked",
        rule: |game, p| if game.marker_is_for_tanks(p) { rule!("7.2.2") } else { rule!("7.2.1") },
        touch: Touch::Acting,
        ask: Villers::ask_how_many,
        end: Villers::next_draw,
        ..PLAIN
    },
    Stage {
        key: "hero",
        rule: |_, _| rule!("7.2.3"),
        touch: Touch::Units(Decision::Hero),
        may_end: || refuse(rule!("7.2.3"), "a-hero-to-give"),
        end: |game, p, dice, journal| {
            game.waste_hero(p, journal);
            game.next_draw(p, dice, journal);
        },
        ..PLAIN
    },
    Stage {
        key: "mechanic",
        rule: |_, _| rule!("7.2.7"),
        touch: Touch::Units(Decision::Mend),
        end: Villers::next_draw,
        ..PLAIN
    },
    Stage {
        key: "alone",
        rule: Villers::rule_of_marker,
        touch: Touch::Alone,
        may_end: || refuse(rule!("2.1.une"), "another-is-acting"),
        end: Villers::next_draw,
        ..PLAIN
    },
    Stage {
        key: "lull",
        rule: |_, _| rule!("7.2.4"),
        touch: Touch::Units(Decision::Reorganise),
        ask: Villers::ask_how_many,
        end: Villers::end_lull,
        ..PLAIN
    },
    Stage {
        key: "reinforce",
        rule: |_, _| rule!("7.2.9"),
        touch: Touch::Acting,
        ask: Villers::ask_how_many,
        end: Villers::next_draw,
        ..PLAIN
    },
    Stage {
        key: "return",
        rule: |_, _| rule!("8.2"),
        touch: Touch::Acting,
        may_end: || refuse(rule!("8.2"), "battalions-to-bring-back"),
        end: Villers::end_returns,
        ..PLAIN
    },
    Stage {
        key: "cohesion",
        rule: |_, _| rule!("opt.3"),
        ask: |game, p, text| text.with("need", game.cohesion_limit(p)),
        end: |game, p, dice, journal| {
            game.let_go(p, journal);
            game.close_turn(p, dice, journal);
        },
        ..PLAIN
    },
    Stage {
        key: "deploy",
        rule: |_, _| rule!("10.deploiement"),
        touch: Touch::Deploying,
        may_end: || refuse(rule!("10.deploiement"), "units-to-deploy"),
        end: Villers::end_deployment,
        ..PLAIN
    },
    Stage {
        key: "night-allied",
        rule: |_, _| rule!("10.allies"),
        touch: Touch::Acting,
        ask: |_, p, text| text.with("round", p.round),
        end: |game, p, _, _| game.open_night_germans(p),
        ..PLAIN
    },
    Stage {
        key: "night-german",
        rule: |_, _| rule!("10.allemands"),
        touch: Touch::Acting,
        ask: |_, p, text| text.with("round", p.round),
        end: Villers::next_round,
        ..PLAIN
    },
    Stage { key: "over", may_end: || refuse(rule!("1.ordre"), "not-now"), ..PLAIN },
];

impl Position {
    /// The phase that is played.
    pub(crate) fn stage(&self) -> &'static Stage {
        &STAGES[self.phase as usize]
    }
}

/// Whether a phase is one for a decision at all.
pub(crate) fn is_time_for(decision: Decision, phase: Phase) -> bool {
    let touch = &STAGES[phase as usize].touch;
    match decision {
        Decision::Done => true,
        Decision::Take(_) => matches!(touch, Touch::Acting | Touch::Deploying),
        Decision::Stay
        | Decision::Go(_)
        | Decision::Fire(_)
        | Decision::Assault(_)
        | Decision::Rally
        | Decision::Infiltrate(_)
        | Decision::Withdraw(_) => matches!(touch, Touch::Acting | Touch::Alone),
        Decision::Aim(_) | Decision::Counter => phase == Phase::Aim,
        Decision::Barrage(_) => phase == Phase::Shell,
        Decision::Hold => phase == Phase::Cohesion,
        Decision::Hero(_) => phase == Phase::Hero,
        Decision::Mend(_) => phase == Phase::Mechanic,
        Decision::Reorganise(_) => phase == Phase::Lull,
        Decision::Place(_) => phase == Phase::Deploy,
    }
}
