//! The phases of the sequence of play (4), in the rulebook's order: who is asked, what he can touch and decide, what follows.
//!
//! Whether a phase is asked at all depends on public facts only; where reserves and tiles are open to all, that is whether
//! there is anything to choose.

use contract::{Dice, Rule, Seat, Seats};

use crate::decision::{Decision, Subject};
use crate::map::{ALLIED, CAPITALS, each};
use crate::position::{Phase, Position};
use crate::tables::{CENTRAL, Card, ENTENTE, Ploy};
use crate::tile::Place;
use crate::{Attrition, Checked, Log, refuse, rule};

/// A phase of the sequence of play.
pub(crate) struct Stage {
    /// Which one.
    pub phase: Phase,
    /// The section it is played by.
    pub rule: fn(&Position) -> Rule,
    /// Who is asked, unless it passes by.
    pub asked: fn(&Position) -> Seats,
    /// Whether it does not, by what everyone knows.
    pub opens: fn(&Attrition, &Position) -> bool,
    /// What can be touched besides the button that ends it.
    pub touch: fn(&Attrition, &Position, Seat, &mut dyn FnMut(Subject)),
    /// What can be decided about something besides ending it.
    pub list: fn(&Attrition, &Position, Seat, Subject, &mut Vec<Decision>),
    /// Whether it may be ended.
    pub ends: fn(&Attrition, &Position, Seat) -> Checked,
    /// What follows it.
    pub close: fn(&Attrition, &mut Position, &mut Dice, &mut Log),
}

/// What most phases have in common: the active side is asked if it has a choice, and may choose nothing.
const USUAL: Stage = Stage {
    phase: Phase::Over,
    rule: |_| rule!("4"),
    asked: |p| Seats::one(p.active()),
    opens: Attrition::has_choice,
    touch: |_, _, _, _| {},
    list: Attrition::list_allowed,
    ends: |_, _, _| Ok(()),
    close: |_, _, _, _| {},
};

/// The phases, in order.
pub(crate) static STAGES: [Stage; 24] = [
    Stage {
        phase: Phase::Draft,
        rule: |_| rule!("14.1"),
        asked: |p| seats(|seat| p.dealt[seat] != 0),
        opens: |_, _| true,
        touch: |_, _, _, f| f(Subject::Button),
        list: Attrition::list_keeps,
        ends: |_, _, _| refuse(rule!("14.1"), "keep-four"),
        close: |game, p, _, journal| game.begin_turn(p, journal),
    },
    Stage {
        phase: Phase::Card,
        rule: |_| rule!("14.2"),
        opens: |_, p| p.hand[p.active()] != 0,
        touch: |game, p, seat, f| {
            game.touch_any(p, seat, Card::of_bits(seat, p.hand[seat]).map(Subject::Card), f);
        },
        close: |game, p, _, journal| game.open_returns(p, journal),
        ..USUAL
    },
    Stage {
        phase: Phase::Give,
        rule: Position::given_by,
        asked: |p| Seats::one(p.active().other()),
        opens: Attrition::may_have_to_give,
        touch: Attrition::touch_own_regions,
        ends: Attrition::check_nothing_given,
        close: |game, p, _, journal| game.open_returns(p, journal),
        ..USUAL
    },
    Stage {
        phase: Phase::Recover,
        rule: |p| Card::doing(Ploy::Recovery, p.active()).info().rule,
        opens: Attrition::may_recover,
        touch: |game, p, _, f| each(game.recovery_sites(p)).map(Subject::Region).for_each(f),
        list: Attrition::list_recoveries,
        close: |game, p, _, journal| {
            p.allowance = 0;
            game.open_returns(p, journal);
        },
        ..USUAL
    },
    Stage {
        phase: Phase::Strike,
        rule: |_| rule!("15.CP8"),
        opens: Attrition::may_strike,
        touch: |game, p, _, f| each(game.duels(p)).map(Subject::Region).for_each(f),
        list: Attrition::list_strikes,
        ends: Attrition::check_no_strike,
        close: |game, p, _, journal| game.open_returns(p, journal),
        ..USUAL
    },
    Stage {
        phase: Phase::Returns,
        rule: |_| rule!("4.1.2"),
        opens: |_, p| p.has_tile_at(p.active(), Place::DESTROYED),
        touch: |game, p, seat, f| game.touch_any(p, seat, Subject::nations(seat), f),
        close: |game, p, dice, journal| game.open_draw(p, dice, journal),
        ..USUAL
    },
    Stage {
        phase: Phase::Mulligan,
        rule: |_| rule!("16.3"),
        opens: |game, p| {
            let drawn = p.side_tiles(p.active()).iter().any(|tile| game.just_drawn(*tile));
            p.mulligans[p.active()] > 0 && drawn
        },
        list: |_, _, _, _, out| out.push(Decision::Mulligan),
        close: |game, p, _, _| {
            game.forget_draw(p);
            p.phase = Phase::Surrender;
        },
        ..USUAL
    },
    Stage {
        phase: Phase::Surrender,
        rule: |_| rule!("4.3"),
        opens: |_, p| p.active() == ENTENTE && !p.surrendered,
        list: |_, _, _, _, out| out.push(Decision::Surrender),
        close: |game, p, _, _| game.open_rail(p),
        ..USUAL
    },
    Stage {
        phase: Phase::Rail,
        rule: |_| rule!("4.4"),
        opens: |game, p| {
            let sources = p.control(p.active()) | p.contested | p.neutral;
            !p.in_force(Ploy::Landing) && p.stands_in(p.active(), sources) && game.may_choose(p)
        },
        touch: Attrition::rail_subjects,
        close: |_, p, _, _| p.phase = Phase::Mobilise,
        ..USUAL
    },
    Stage {
        phase: Phase::Mobilise,
        rule: |_| rule!("4.5"),
        opens: |game, p| {
            let there = |place| p.has_tile_at(p.active(), place);
            (there(Place::RESERVES) || there(Place::AIRFIELD)) && game.may_choose(p)
        },
        touch: Attrition::mobilise_subjects,
        list: Attrition::list_mobilisation,
        close: |_, p, _, _| p.phase = Phase::Movement,
        ..USUAL
    },
    Stage {
        phase: Phase::Movement,
        rule: |_| rule!("4.6.2"),
        opens: |game, p| p.stands_in(p.active(), CAPITALS & ALLIED[p.active()]) && game.may_choose(p),
        touch: Attrition::move_subjects,
        list: Attrition::list_moves,
        close: |game, p, _, journal| game.open_planning(p, journal),
        ..USUAL
    },
    Stage {
        phase: Phase::Plan,
        rule: |_| rule!("4.7.2"),
        opens: |game, p| game.optional_battles(p) != 0,
        touch: |game, p, _, f| each(game.optional_battles(p)).map(Subject::Region).for_each(f),
        close: |_, p, _, _| p.phase = Phase::Spy,
        ..USUAL
    },
    Stage {
        phase: Phase::Spy,
        rule: |_| rule!("15.CP10"),
        asked: |_| Seats::one(CENTRAL),
        opens: |game, p| p.in_force(Ploy::MataHari) && game.may_spy(p) != 0,
        touch: |game, p, _, f| each(game.spy_sites(p)).map(Subject::Region).for_each(f),
        close: |_, p, _, _| p.phase = Phase::Scramble,
        ..USUAL
    },
    Stage {
        phase: Phase::Scramble,
        rule: |_| rule!("11.4"),
        asked: |p| Seats::one(p.active().other()),
        opens: |game, p| {
            let side = p.active().other();
            p.has_tile_at(side, Place::AIRFIELD) && p.stands_in(side, p.battles) && game.may_choose(p)
        },
        touch: |game, p, seat, f| {
            game.touch_any(p, seat, p.classes_at(seat, Place::AIRFIELD).map(Subject::Airfield), f);
        },
        close: |_, p, _, _| p.phase = Phase::Battle,
        ..USUAL
    },
    Stage {
        phase: Phase::Battle,
        rule: |_| rule!("4.8.1"),
        opens: |_, p| p.battles != 0,
        touch: |_, p, _, f| each(p.battles).map(Subject::Region).for_each(f),
        list: Attrition::list_fights,
        ends: |_, _, _| refuse(rule!("4.8.1"), "battles-remain"),
        close: |_, p, _, _| p.phase = Phase::Recall,
        ..USUAL
    },
    Stage {
        phase: Phase::Rolled,
        rule: |_| rule!("r.after-roll"),
        opens: Attrition::may_change_dice,
        touch: |_, _, _, f| f(Subject::Dice),
        list: Attrition::list_dice_changes,
        close: |game, p, _, journal| game.count_hits(p, journal),
        ..USUAL
    },
    Stage {
        phase: Phase::Ignore,
        rule: |_| rule!("r.after-roll"),
        asked: |p| p.battle.ignoring.seats(),
        opens: |_, _| true,
        list: |_, _, _, _, out| out.push(Decision::Ignore),
        close: |game, p, _, journal| game.open_losses(p, journal),
        ..USUAL
    },
    Stage {
        phase: Phase::Losses,
        rule: |_| rule!("4.8.2"),
        asked: |p| p.battle.choosing.seats(),
        opens: |_, _| true,
        touch: |_, p, _, f| f(Subject::Region(p.focus.region())),
        list: Attrition::list_losses,
        ends: |_, _, _| refuse(rule!("4.8.2"), "losses-remain"),
        close: |game, p, _, journal| game.take_losses(p, journal),
    },
    Stage {
        phase: Phase::Advance,
        rule: |_| rule!("4.8.4"),
        touch: |game, p, seat, f| game.touch_any(p, seat, [Subject::Region(p.focus.region())], f),
        close: |_, p, _, _| p.phase = Phase::Battle,
        ..USUAL
    },
    Stage {
        phase: Phase::Recall,
        rule: |_| rule!("11.4"),
        asked: |p| Seats::one(p.active().other()),
        opens: |game, p| game.options.air && game.has_choice(p),
        touch: Attrition::touch_own_regions,
        close: |game, p, _, journal| {
            game.update_control(p, journal);
            p.phase = Phase::Declare;
        },
        ..USUAL
    },
    Stage {
        phase: Phase::Declare,
        rule: |_| rule!("4.9.1"),
        opens: |game, p| {
            let open = || if game.options.fog { game.may_declare(p) } else { game.has_choice(p) };
            p.has_tile_at(p.active(), Place::RESERVES) && open()
        },
        touch: Attrition::declare_subjects,
        close: |game, p, _, journal| game.open_reserves(p, journal),
        ..USUAL
    },
    Stage {
        phase: Phase::Redeploy,
        rule: |_| rule!("4.9.2"),
        touch: |game, p, seat, f| game.touch_any(p, seat, [Subject::Region(game.redeployment(p).0)], f),
        close: |_, p, _, _| {
            p.forget_moves();
            p.phase = Phase::Declare;
        },
        ..USUAL
    },
    Stage {
        phase: Phase::Entrench,
        rule: |_| rule!("17.2"),
        opens: |game, p| game.trench_sites(p, p.active()) != 0,
        touch: |game, p, seat, f| each(game.trench_sites(p, seat)).map(Subject::Region).for_each(f),
        close: |game, p, _, journal| game.end_turn(p, journal),
        ..USUAL
    },
    Stage { phase: Phase::Over, rule: |_| rule!("5"), asked: |_| Seats::NONE, ..USUAL },
];

// Each stands at its phase's place.
const _: () = {
    let mut at = 0;
    while at < STAGES.len() {
        assert!(STAGES[at].phase as usize == at);
        at += 1;
    }
};

impl Phase {
    /// What the sequence of play says of it.
    pub(crate) fn stage(self) -> &'static Stage {
        &STAGES[self as usize]
    }
}

/// The seats that meet a condition.
pub(crate) fn seats(want: impl Fn(Seat) -> bool) -> Seats {
    Seat::BOTH.into_iter().filter(|seat| want(*seat)).fold(Seats::NONE, Seats::and)
}
