//! The sequence of play as a table (4): who is asked in each phase, what he can touch and do, and what comes next.

use contract::{Dice, Refusal, Rule, Seat};

use crate::decision::Decision;
use crate::position::{Assault, Phase, one};
use crate::units::Slot;
use crate::{Log, Position, Verdun, refuse, rule};

/// A phase of the sequence of play.
pub(crate) struct Stage {
    /// Which.
    phase: Phase,
    /// The last part of its keys: `ask-…`, `phase-…`, `done-…`.
    pub key: &'static str,
    /// The section that asks, by the side whose part it is.
    rules: [Rule; 2],
    /// Who is asked.
    pub asks: Asks,
    /// What can be touched.
    pub touch: Touch,
    /// What can be done with a unit.
    pub list: fn(&Verdun, &Position, Slot, &mut dyn FnMut(Decision)),
    /// Whether a unit can be taken up.
    pub take: Check,
    /// Whether a unit can go with those in hand, or join an assault.
    pub with: Check,
    /// Whether a unit can take a loss.
    pub lose: Check,
    /// Whether it may be ended.
    pub done: fn(&Verdun, &Position) -> Result<(), Refusal>,
    /// Whether there is a button for that.
    pub ends: bool,
    /// What goes on without anybody.
    pub alone: Alone,
    /// What comes next.
    pub next: fn(&Verdun, &mut Position, &mut Dice, &mut Log),
}

/// What forbids something to a unit.
type Check = fn(&Verdun, &Position, Slot) -> Result<(), Refusal>;

/// Who is asked.
#[derive(Clone, Copy)]
pub(crate) enum Asks {
    /// Nobody.
    Nobody,
    /// The side whose part of the turn it is.
    Active,
    /// The other.
    Other,
    /// The side whose losses are being taken.
    Losing,
    /// The side of a unit that may leave a remnant.
    Fallen,
}

/// What can be touched.
pub(crate) enum Touch {
    /// Nothing but buttons.
    Buttons,
    /// Units for which this holds.
    Units(fn(&Verdun, &Position, Slot) -> bool),
    /// Units with which anything can be done.
    Listed,
    /// Corps that can be given the 16th Division.
    Corps,
    /// Hexes that can be assaulted.
    Targets,
}

/// What goes on without anybody.
pub(crate) enum Alone {
    /// Nothing: somebody is always asked.
    Nothing,
    /// What comes next, unless somebody has something to decide.
    Unless(fn(&Verdun, &Position) -> bool),
    /// One thing after another, until somebody has: it says whether it did any.
    Step(fn(&Verdun, &mut Position, &mut Dice, &mut Log) -> bool),
}

fn not_now() -> Result<(), Refusal> {
    refuse(rule!("4.order"), "not-now")
}

const fn both(rule: Rule) -> [Rule; 2] {
    [rule, rule]
}

/// A phase in which nothing can be done but what its row says.
const BARE: Stage = Stage {
    phase: Phase::Over,
    key: "",
    rules: both(rule!("4")),
    asks: Asks::Active,
    touch: Touch::Buttons,
    list: |_, _, _, _| {},
    take: |_, _, _| not_now(),
    with: Verdun::check_join,
    lose: |_, _, _| not_now(),
    done: |_, _| not_now(),
    ends: false,
    alone: Alone::Nothing,
    next: |_, _, _, _| {},
};

/// A phase that a button ends.
const ENDED: Stage = Stage { done: |_, _| Ok(()), ends: true, ..BARE };

/// The phases, in the order of [`Phase`].
pub(crate) static STAGES: [Stage; 17] = [
    Stage {
        phase: Phase::Deploy,
        key: "deploy",
        rules: [rule!("3.2"), rule!("3.1")],
        touch: Touch::Units(|game, p, slot| {
            p.hand.units & one(slot) != 0 || game.check_take_to_place(p, slot).is_ok()
        }),
        list: Verdun::list_placing,
        take: Verdun::check_take_to_place,
        done: Verdun::check_deployed,
        next: Verdun::end_deployment,
        ..ENDED
    },
    Stage {
        phase: Phase::Replace,
        key: "replace",
        rules: both(rule!("6.3")),
        touch: Touch::Units(Verdun::can_replace_one),
        list: Verdun::list_replacements,
        alone: Alone::Unless(Verdun::can_replace),
        next: |game, p, _, journal| game.end_replacements(p, journal),
        ..ENDED
    },
    Stage {
        phase: Phase::Petain,
        key: "petain",
        rules: both(rule!("14.7.gun")),
        touch: Touch::Units(Verdun::can_gun_return),
        list: Verdun::list_returns,
        alone: Alone::Unless(|game, p| game.slots_of(Seat::Second).any(|slot| game.can_gun_return(p, slot))),
        next: |_, p, _, _| p.phase = Phase::Replace,
        ..ENDED
    },
    Stage { phase: Phase::Attach, key: "attach", rules: both(rule!("15.3")), touch: Touch::Corps, ..BARE },
    Stage {
        phase: Phase::Call,
        key: "call",
        rules: both(rule!("6.42")),
        next: |game, p, _, journal| {
            game.call(p, false, journal);
            game.open_bombardment(p, journal);
        },
        ..ENDED
    },
    Stage {
        phase: Phase::Enter,
        key: "enter",
        rules: both(rule!("6.42")),
        touch: Touch::Units(|game, p, slot| game.next_optional(p) == Some(slot)),
        list: Verdun::list_entering,
        alone: Alone::Unless(|game, p| {
            game.next_optional(p).is_some() && game.map.all().any(|hex| game.check_enter(p, hex).is_ok())
        }),
        next: |game, p, _, journal| game.open_bombardment(p, journal),
        ..BARE
    },
    Stage {
        phase: Phase::Bombard,
        key: "bombard",
        rules: both(rule!("7")),
        touch: Touch::Units(Verdun::can_fire_in_some_way),
        list: Verdun::list_fire,
        take: Verdun::check_take_to_fire,
        with: Verdun::check_fire_along,
        alone: Alone::Unless(|game, p| {
            let fires = |slot| p.hand.units & one(slot) != 0 || game.check_take_to_fire(p, slot).is_ok();
            game.slots_of(p.active).any(fires)
        }),
        next: |game, p, _, journal| game.open_movement(p, journal),
        ..ENDED
    },
    Stage {
        phase: Phase::Damage,
        key: "damage",
        rules: both(rule!("7.11.damage")),
        asks: Asks::Other,
        touch: Touch::Listed,
        list: |game, p, slot, see| game.list_lawful(p, [Decision::Lose(slot)], see),
        lose: Verdun::check_damage,
        done: |_, _| refuse(rule!("7.11.choice"), "damage-to-take"),
        ..BARE
    },
    Stage {
        phase: Phase::Move,
        key: "move",
        rules: both(rule!("8")),
        next: |game, p, _, journal| game.open_assaults(p, journal),
        ..MARCH
    },
    Stage {
        phase: Phase::Assault,
        key: "assault",
        rules: both(rule!("9")),
        touch: Touch::Targets,
        alone: Alone::Unless(Verdun::can_assault),
        next: Verdun::end_assaults,
        ..ENDED
    },
    Stage {
        phase: Phase::Declare,
        key: "declare",
        rules: both(rule!("9.1")),
        touch: Touch::Listed,
        list: |game, p, slot, see| game.list_lawful(p, [Decision::With(slot)], see),
        done: |_, _| refuse(rule!("9.1"), "an-assault-is-being-declared"),
        ..BARE
    },
    Stage {
        phase: Phase::Support,
        key: "support",
        rules: both(rule!("9.1.defence")),
        asks: Asks::Other,
        touch: Touch::Listed,
        list: |game, p, slot, see| game.list_lawful(p, [Decision::With(slot)], see),
        alone: Alone::Unless(Verdun::can_support),
        next: Verdun::resolve,
        ..ENDED
    },
    Stage {
        phase: Phase::Losses,
        key: "losses",
        rules: both(rule!("9.4")),
        asks: Asks::Losing,
        touch: Touch::Listed,
        list: |game, p, slot, see| game.list_lawful(p, [Decision::Lose(slot)], see),
        lose: Verdun::check_lose,
        done: |game, p| {
            if game.is_at_a_loss(p) { Ok(()) } else { refuse(rule!("9.41"), "losses-to-take") }
        },
        alone: Alone::Step(Verdun::suffer),
        ..BARE
    },
    Stage {
        phase: Phase::Retreat,
        key: "retreat",
        rules: both(rule!("9.5")),
        asks: Asks::Losing,
        touch: Touch::Listed,
        list: |game, p, slot, see| game.each_fall(p, slot, &mut |hex| see(Decision::Fall(slot, hex))),
        done: |game, p| {
            if game.is_at_a_loss(p) { Ok(()) } else { refuse(rule!("9.5"), "retreat-to-make") }
        },
        alone: Alone::Step(Verdun::fall_back),
        ..BARE
    },
    Stage {
        phase: Phase::Infiltrate,
        key: "infiltrate",
        rules: both(rule!("9.6")),
        touch: Touch::Listed,
        list: |game, p, slot, see| {
            game.each_infiltration(p, slot, &mut |hex| see(Decision::Infiltrate(slot, hex)));
        },
        alone: Alone::Unless(Verdun::can_infiltrate),
        next: |_, p, _, _| {
            p.assault = Assault::NONE;
            p.phase = Phase::Assault;
        },
        ..ENDED
    },
    Stage {
        phase: Phase::Break,
        key: "break",
        rules: both(rule!("13")),
        alone: Alone::Unless(|game, p| p.hand.units != 0 || game.can_break_through(p)),
        next: Verdun::end_turn,
        ..MARCH
    },
    Stage { phase: Phase::Over, key: "over", rules: both(rule!("16")), asks: Asks::Nobody, ..BARE },
];

// A phase is found by its number.
const _: () = {
    let mut place = 0;
    while place < STAGES.len() {
        assert!(STAGES[place].phase as usize == place);
        place += 1;
    }
};

/// A phase in which units move.
const MARCH: Stage = Stage {
    touch: Touch::Units(Verdun::can_move_in_some_way),
    list: Verdun::list_moves,
    take: Verdun::check_take_to_move,
    with: Verdun::check_go_along,
    done: |game, p| game.check_stacks(p, p.active),
    ..ENDED
};

/// A unit has fallen of which a remnant may be left (14.41), in whatever phase.
pub(crate) static REMNANT: Stage =
    Stage { key: "remnant", rules: both(rule!("14.41")), asks: Asks::Fallen, ..ENDED };

/// What is going on.
pub(crate) fn stage(p: &Position) -> &'static Stage {
    if p.fallen != 0 { &REMNANT } else { &STAGES[p.phase as usize] }
}

impl Stage {
    /// The section that asks.
    pub(crate) fn rule(&self, p: &Position) -> Rule {
        self.rules[p.active.index()]
    }
}
