//! The phases of the sequence of play (2), one row each: which section asks what, what can be touched and decided, what goes on
//! without anybody.

use ::table::Text;
use contract::{Dice, Refusal, Rule};

use crate::decision::{Decision, Subject};
use crate::deployment::DISPOSITIONS;
use crate::position::{Brings, Mode, Phase, Position, each, slots_of};
use crate::recruiting::WAYS;
use crate::units::{COHESION, Fire, Support, Work};
use crate::{DerDesDers, Log, refuse, rule};

/// What holds while a phase lasts.
pub(crate) struct Stage {
    phase: Phase,
    /// The last part of the keys of what it is called.
    pub code: &'static str,
    /// The section that asks.
    pub rule: fn(&Position) -> Rule,
    /// What is asked of the side whose part it is, with its figures.
    pub question: fn(&DerDesDers, &Position) -> Text,
    /// What might be touched beside the buttons: whatever has something to decide about it is.
    subjects: fn(&DerDesDers, &Position, &mut dyn FnMut(Subject)),
    /// What can be decided about it.
    decisions: fn(&DerDesDers, &Position, Subject, &mut dyn FnMut(Decision)),
    /// How the side whose part it is ends it by saying so, where it can.
    pub end: Option<End>,
    /// Goes on as long as nobody has anything to decide; whether somebody has.
    pub waits: fn(&DerDesDers, &mut Position, &mut Dice, &mut Log) -> bool,
    /// What a choice deserves of thought: who is activated, who is fired at or assaulted, whether to react.
    pub effort: fn(&DerDesDers, &Position) -> f32,
}

/// How a phase is ended.
pub(crate) struct End {
    pub check: fn(&DerDesDers, &Position) -> Result<(), Refusal>,
    pub carry_out: fn(&DerDesDers, &mut Position, &mut Dice, &mut Log),
}

impl Phase {
    /// What holds while it lasts.
    pub(crate) fn stage(self) -> &'static Stage {
        &STAGES[self as usize]
    }
}

/// The rows, in the order of [`Phase`].
pub(crate) static STAGES: [Stage; 10] = [
    Stage {
        phase: Phase::Recruit,
        code: "recruit",
        rule: |_| rule!("3.13"),
        question: |_, p| {
            Text::key("ask-recruit")
                .with("points", p.purse[p.active].min(p.capital[p.active]))
                .with("capital", p.capital[p.active])
        },
        subjects: |game, p, touch| {
            let troops = game.levy_of(p.active).map_or(0, |levy| levy.troops.len() as u8);
            (0..troops).map(Subject::Troop).for_each(&mut *touch);
            Fire::ALL.into_iter().map(Subject::Points).for_each(&mut *touch);
            slots_of(p.active).map(Subject::Unit).for_each(touch);
        },
        decisions: |game, p, subject, see| {
            let offer = |decision| game.offer_if_legal(p, decision, see);
            match subject {
                Subject::Button => (0..WAYS).map(Decision::Levy).for_each(offer),
                Subject::Troop(troop) => {
                    (1..=COHESION).map(|cohesion| Decision::Raise(troop, cohesion)).for_each(offer);
                }
                Subject::Points(fire) => [Decision::Buy(fire)].into_iter().for_each(offer),
                Subject::Unit(slot) => {
                    Support::ALL.map(|support| Decision::Attach(slot, support)).into_iter().for_each(offer);
                }
                Subject::Hex(_) | Subject::Work(_) => {}
            }
        },
        end: Some(End {
            check: DerDesDers::check_recruited,
            carry_out: |game, p, _, journal| game.end_recruiting(p, journal),
        }),
        ..OVER
    },
    Stage {
        phase: Phase::Deploy,
        code: "deploy",
        rule: |_| rule!("3.13.deploiement"),
        question: |game, p| {
            if !p.hand.is_empty() {
                return game.ask_hand(p, if game.waits(p, p.hand.unit) { "ask-place" } else { "ask-face" });
            }
            let waiting = slots_of(p.active).filter(|slot| game.waits(p, *slot)).count();
            Text::key(if waiting == 0 { "ask-deployed" } else { "ask-deploy" }).with("count", waiting)
        },
        subjects: |game, p, touch| {
            slots_of(p.active).map(Subject::Unit).for_each(&mut *touch);
            if game.digs(p.active) && p.capital[p.active] > 0 {
                Work::ALL.into_iter().map(Subject::Work).for_each(touch);
            }
        },
        decisions: |game, p, subject, see| {
            let mut offer = |decision| game.offer_if_legal(p, decision, see);
            match subject {
                Subject::Button => (0..DISPOSITIONS).map(Decision::Dispose).for_each(offer),
                Subject::Work(work) => {
                    game.zone_of(p.active).map(|hex| Decision::Dig(work, hex)).for_each(offer);
                }
                Subject::Unit(slot) => {
                    offer(Decision::Pick(slot));
                    if p.hand.unit == slot && game.waits(p, slot) {
                        game.zone_of(p.active).map(Decision::Place).for_each(offer);
                    } else if p.hand.unit == slot {
                        (0..6).map(Decision::Turn).for_each(offer);
                    }
                }
                Subject::Hex(_) | Subject::Troop(_) | Subject::Points(_) => {}
            }
        },
        end: Some(End { check: DerDesDers::check_deployed, carry_out: DerDesDers::end_deployment }),
        ..OVER
    },
    Stage {
        phase: Phase::Bring,
        code: "bring",
        rule: |_| rule!("3.2.choix"),
        question: |_, _| Text::key("ask-bring"),
        decisions: |game, p, subject, see| {
            if subject == Subject::Button {
                let all = Fire::ALL.into_iter().map(Decision::Bring);
                all.for_each(|decision| game.offer_if_legal(p, decision, see));
            }
        },
        waits: |game, p, dice, journal| {
            if game.may_bring(p.active).len() > 1 && p.brings[p.active] == Brings::Unsettled {
                return true;
            }
            game.after_choice(p, dice, journal);
            false
        },
        effort: |_, _| 0.25,
        ..OVER
    },
    Stage {
        phase: Phase::Bombard,
        code: "bombard",
        rule: |_| rule!("3.2.points"),
        question: |_, p| {
            let points = |fire: Fire| p.fires[p.active][fire as usize];
            Text::key("ask-bombard")
                .with("guns", points(Fire::Guns))
                .with("gas", points(Fire::Gas))
                .with("air", points(Fire::Air))
        },
        subjects: |game, _, touch| game.map.all().map(Subject::Hex).for_each(touch),
        decisions: |game, p, subject, see| {
            if let Subject::Hex(hex) = subject {
                let shells = Fire::ALL.into_iter().map(|fire| Decision::Shell(fire, hex));
                let others = [Decision::Spot(hex), Decision::Smoke(hex), Decision::Rake(hex)];
                shells.chain(others).for_each(|decision| game.offer_if_legal(p, decision, see));
            }
        },
        end: Some(End {
            check: |_, _| Ok(()),
            carry_out: |_, p, _, _| p.to_bombard &= !(1 << p.active.index()),
        }),
        waits: |game, p, _, _| {
            let may = p.to_bombard & 1 << p.active.index() != 0;
            if may && p.fires[p.active].iter().any(|points| *points > 0) {
                return true;
            }
            game.end_bombardment(p);
            if p.to_bombard == 0 {
                game.open_actions(p);
            }
            false
        },
        effort: |_, _| 0.5,
    },
    Stage {
        phase: Phase::Activate,
        code: "activate",
        rule: |p| {
            if !p.hand.is_empty() {
                rule!("2.3.choix")
            } else if p.initiative {
                rule!("2.3")
            } else {
                rule!("2.4")
            }
        },
        question: DerDesDers::ask_activation,
        subjects: |game, p, touch| {
            if !p.hand.is_empty() {
                return touch(Subject::Unit(p.hand.unit));
            }
            let units = if p.initiative || !p.acting { game.idle(p, p.active) | p.group } else { p.group };
            each(units).map(Subject::Unit).for_each(touch);
        },
        decisions: |game, p, subject, see| match subject {
            Subject::Unit(slot) if p.hand.unit == slot => game.list_actions(p, see),
            Subject::Unit(slot) => {
                let hex = p.unit(slot).hex;
                if game.check_take(p, slot).is_ok() {
                    see(Decision::Take(hex));
                }
                if game.check_join(p, slot).is_ok() {
                    see(Decision::Join(hex));
                }
            }
            _ => {}
        },
        end: Some(End {
            check: |_, p| match p.hand.is_empty() && p.acting && p.group != 0 {
                true => Ok(()),
                false => refuse(rule!("2.ordre"), "not-now"),
            },
            carry_out: |_, p, _, _| p.group = 0,
        }),
        waits: |game, p, dice, journal| {
            if p.hand.is_empty() && (p.initiative || p.group != 0)
                || !p.hand.is_empty() && !game.hand_is_done(p)
            {
                return true;
            }
            if p.hand.is_empty() {
                game.next_token(p, dice, journal);
            } else {
                game.put_down(p);
            }
            false
        },
        effort: |game, p| {
            let far = |slot| game.nearest_enemy(p, p.unit(slot).hex, p.active) > crate::fire::RANGE;
            if !p.hand.is_empty() && far(p.hand.unit) { 0.0 } else { 1.0 }
        },
    },
    Stage {
        phase: Phase::React,
        code: "react",
        rule: |_| rule!("2.15"),
        question: |game, p| {
            Text::key("ask-react")
                .with("attacker", game.unit_name(game.who(p, p.fight.attacker)))
                .with("unit", game.unit_text(p, p.fight.defender))
                .with("hex", game.hex_text(p.fight.at))
                .with("left", p.resources[p.active])
        },
        subjects: |game, p, touch| game.each_reactor(p, &mut |slot| touch(Subject::Unit(slot))),
        decisions: |game, p, subject, see| match subject {
            Subject::Button => see(Decision::Pass),
            Subject::Unit(slot) => {
                game.offer_if_legal(p, Decision::React(p.unit(slot).hex), see);
                if slot == p.fight.defender {
                    game.each_evasion(p, &mut |way| see(Decision::Evade(way.to)));
                }
            }
            _ => {}
        },
        effort: |_, _| 1.0,
        ..OVER
    },
    Stage {
        phase: Phase::Retreat,
        code: "retreat",
        rule: |_| rule!("2.9.paires"),
        question: |game, p| {
            Text::key("ask-retreat")
                .with("unit", game.unit_text(p, p.fight.loser))
                .with("count", p.fight.left)
        },
        subjects: |_, p, touch| touch(Subject::Unit(p.fight.loser)),
        decisions: |game, p, subject, see| {
            if subject == Subject::Unit(p.fight.loser) {
                game.each_retreat(p, &mut |hex| see(Decision::Retreat(hex)));
            }
        },
        effort: |_, _| 0.25,
        ..OVER
    },
    Stage {
        phase: Phase::Follow,
        code: "follow",
        rule: |_| rule!("2.10"),
        question: |game, p| {
            let (winner, ground) = game.winner_and_ground(p);
            Text::key("ask-follow").with("unit", game.unit_text(p, winner)).with("hex", game.hex_text(ground))
        },
        decisions: |_, _, subject, see| {
            if subject == Subject::Button {
                [Decision::Advance, Decision::Hold].into_iter().for_each(see);
            }
        },
        effort: |_, _| 0.5,
        ..OVER
    },
    Stage {
        phase: Phase::Rail,
        code: "rail",
        rule: |_| rule!("3.10.rail"),
        question: |_, _| Text::key("ask-rail"),
        subjects: |_, p, touch| slots_of(p.active).map(Subject::Unit).for_each(touch),
        decisions: |game, p, subject, see| {
            if let Subject::Unit(slot) = subject
                && game.check_engine(p, slot).is_ok()
            {
                game.each_stop(p, slot, &mut |hex| see(Decision::Rail(slot, hex)));
            }
        },
        end: Some(End {
            check: |_, _| Ok(()),
            carry_out: |_, p, _, _| p.to_rail &= !(1 << p.active.index()),
        }),
        waits: |game, p, _, _| {
            let bit = 1 << p.active.index();
            if p.to_rail & bit != 0 && game.can_rail(p) {
                return true;
            }
            p.to_rail &= !bit;
            p.phase = Phase::Activate;
            false
        },
        effort: |_, _| 0.5,
    },
    OVER,
];

/// Nobody is asked, and nothing can be touched: what the other phases are as far as they say nothing else.
const OVER: Stage = Stage {
    phase: Phase::Over,
    code: "over",
    rule: |_| rule!("r.victory"),
    question: |_, _| Text::key("phase-over"),
    subjects: |_, _, _| {},
    decisions: |_, _, _, _| {},
    end: None,
    waits: |_, _, _, _| true,
    effort: |_, _| 0.0,
};

const _: () = {
    let mut at = 0;
    while at < STAGES.len() {
        assert!(STAGES[at].phase as usize == at, "the rows are in the order of the phases");
        at += 1;
    }
};

impl DerDesDers {
    /// Everything that can be touched.
    pub(crate) fn each_subject(&self, p: &Position, touch: &mut dyn FnMut(Subject)) {
        let mut touch_if_any = |subject: Subject| {
            // Whatever is in hand can always stay where it is.
            let mut any = subject == Subject::Unit(p.hand.unit) && p.phase == Phase::Activate;
            if !any {
                self.list(p, subject, &mut |_| any = true);
            }
            if any {
                touch(subject);
            }
        };
        touch_if_any(Subject::Button);
        (p.phase.stage().subjects)(self, p, &mut touch_if_any);
    }

    /// Everything that can be decided about a thing.
    pub(crate) fn list(&self, p: &Position, subject: Subject, see: &mut dyn FnMut(Decision)) {
        if subject == Subject::Button {
            self.offer_if_legal(p, Decision::Done, see);
        }
        (p.phase.stage().decisions)(self, p, subject, see);
    }

    fn offer_if_legal(&self, p: &Position, decision: Decision, see: &mut dyn FnMut(Decision)) {
        if self.check_decision(p, decision).is_ok() {
            see(decision);
        }
    }

    /// Everything that the unit in hand can do.
    fn list_actions(&self, p: &Position, see: &mut dyn FnMut(Decision)) {
        if self.check_may_move(p).is_ok() {
            self.each_way(p, p.hand.unit, self.can_go_fast(p), &mut |way| see(Decision::Go(way.to)));
        }
        self.each_target(p, &mut |hex| see(Decision::Fire(hex)));
        self.each_wire(p, &mut |hex| see(Decision::Rake(hex)));
        self.each_assault(p, &mut |hex| see(Decision::Assault(hex)));
        let turns = (0..6).map(Decision::Turn);
        let others = [Decision::Scout, Decision::Depot, Decision::Dismount];
        turns.chain(others).for_each(|decision| self.offer_if_legal(p, decision, see));
        see(Decision::Stay);
    }

    /// Whether the unit in hand is gone, or has nothing left to do.
    fn hand_is_done(&self, p: &Position) -> bool {
        if !p.unit(p.hand.unit).is_there() || p.hand.spent {
            return true;
        }
        if p.hand.mode == Mode::Static {
            return false;
        }
        let mut more = false;
        self.list_actions(p, &mut |decision| more |= decision != Decision::Stay);
        !more
    }

    // --- What is asked.

    fn ask_hand(&self, p: &Position, key: &'static str) -> Text {
        Text::key(key).with("unit", self.unit_text(p, p.hand.unit))
    }

    fn ask_activation(&self, p: &Position) -> Text {
        let left = p.resources[p.active];
        if p.hand.is_empty() {
            let key = match (p.initiative, p.acting) {
                (true, _) => "ask-activate",
                (_, true) => "ask-chain-acting",
                _ => "ask-chain",
            };
            return Text::key(key).with("count", p.group.count_ones()).with("left", left);
        }
        if p.hand.mode == Mode::Breakthrough {
            let mut combat = false;
            self.each_assault(p, &mut |_| combat = true);
            return self.ask_hand(p, if combat { "ask-break" } else { "ask-break-turn" });
        }
        let price = if p.hand.paid > 0 { Text::key("price-paid") } else { self.price_text(p.hand.price) };
        self.ask_hand(p, "ask-act").with("left", left).with("price", price)
    }
}
