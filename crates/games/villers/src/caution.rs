//! What a decision leaves unused or destroys, so that nobody takes it by a slip: barrages that are not placed (5.placement), units that do
//! nothing all turn (2.1), tanks left outside (2.3), medals (2.1.medailles), shells on one's own men, points given away.

use ::table::{Caution, Stake, Text};
use contract::Rule;

use crate::position::{Hand, Phase};
use crate::table::kind_id;
use crate::units::{NOBODY, Slot};
use crate::{Decision, Position, Villers, rule, rulebook};

fn section(rule: Rule) -> &'static str {
    &rulebook().section(rule).id
}

fn counted(key: &'static str, count: u32) -> Text {
    Text::key(key).with("count", count)
}

impl Villers {
    /// What whoever takes a decision gives up by it.
    pub(crate) fn caution(&self, p: &Position, decision: Decision) -> Option<Caution> {
        match decision {
            Decision::Done => self.caution_done(p),
            Decision::Stay => self.caution_stay(p),
            // What scatters on a neighbour is seen in the odds.
            Decision::Aim(hex) if self.holds(p, p.active, hex) => {
                let [says, brief] = ["caution-own", "brief-own"].map(Text::key);
                let caution = Caution::destroys(says, brief, section(rule!("5.bataillon")));
                Some(caution.losing([self.stake(p, p.slot_on(hex))]))
            }
            Decision::Go(_) if p.hand.unit != NOBODY && self.is_dear(p, p.hand.unit) => {
                let points = self.tables.points.a7v_more.unsigned_abs().into();
                let [says, brief] =
                    ["caution-dear", "brief-dear"].map(|key| Text::key(key).with("points", points));
                let caution = Caution::destroys(says, brief, section(self.arrival_rule(p.hand.unit)));
                Some(caution.losing([Stake::of(Text::key("a-point"), points)]))
            }
            _ => None,
        }
    }

    /// A unit, as what is lost.
    fn stake(&self, p: &Position, slot: Slot) -> Stake {
        let counter = self.counter(slot);
        if p.unit(slot).is_there() {
            Stake::piece(counter.id.clone(), self.unit_text(slot), 1)
        } else {
            Stake::kind(kind_id(&counter.nation, counter.kind), self.unit_text(slot), 1)
        }
    }

    /// What is left unused where a phase is ended.
    fn caution_done(&self, p: &Position) -> Option<Caution> {
        let rule = section((p.stage().rule)(self, p));
        let of = |[says, brief]: [&'static str; 2], count: u32| {
            let caution = Caution::unused(counted(says, count), counted(brief, count), rule);
            (count > 0).then_some(caution)
        };
        match p.phase {
            Phase::Aim => {
                let guns = u32::from(p.guns);
                let caution = of(["caution-guns", "brief-guns"], guns)?;
                Some(caution.losing([Stake::of(Text::key("a-barrage"), guns)]))
            }
            Phase::Activate | Phase::Arrive => self.caution_idle(p, rule),
            Phase::Marked => {
                let count = self.still_able(p).len().min(p.left.into()) as u32;
                of(["caution-left", "brief-left"], count)
            }
            Phase::NightAllied | Phase::NightGerman => {
                let able = self.still_able(p);
                let caution = of(["caution-night", "brief-idle"], able.len() as u32)?;
                Some(caution.losing(able.into_iter().map(|slot| self.stake(p, slot))))
            }
            Phase::Reinforce => {
                let count = self.still_able(p).len().min(p.left.into()) as u32;
                of(["caution-back", "brief-back"], count)
            }
            Phase::Lull => {
                let hurt = self.slots_of(p.active).filter(|slot| self.check_reorganise(p, *slot).is_ok());
                let count = hurt.count().min(p.left.into()) as u32;
                of(["caution-lull", "brief-lull"], count)
            }
            Phase::Mechanic => {
                let broken = self.slots_of(p.active).filter(|slot| self.check_mend(p, *slot).is_ok());
                of(["caution-mechanic", "brief-mechanic"], u32::from(broken.count() > 0))
            }
            Phase::Cohesion => {
                let [says, brief] = ["caution-cohesion", "brief-cohesion"].map(Text::key);
                Some(Caution::unused(says, brief, rule))
            }
            _ => None,
        }
    }

    /// The units that this phase could still activate, whoever is in hand.
    fn still_able(&self, p: &Position) -> Vec<Slot> {
        let mut free = p.clone();
        free.hand = Hand::EMPTY;
        let lay = self.near(&free, p.active);
        self.candidates(&free).filter(|slot| self.check_take(&free, *slot, &lay).is_ok()).collect()
    }

    /// Units that could act and do nothing all turn, and tanks left outside. What costs points is nobody's duty.
    fn caution_idle(&self, p: &Position, rule: &str) -> Option<Caution> {
        let free = |slot: &Slot| {
            self.may_come(p, *slot)
                && !self.is_dear(p, *slot)
                && self.enters_on(*slot).is_some_and(|turn| turn <= p.turn)
        };
        let outside: Vec<Slot> = self.slots_of(p.active).filter(free).collect();
        let waits = outside.len() as u32;
        let idle = self.still_able(p).into_iter().filter(|slot| p.unit(*slot).is_there());
        let slots: Vec<Slot> = outside.into_iter().chain(idle).collect();
        let count = slots.len() as u32;
        if count == 0 {
            return None;
        }
        let says = if waits > 0 { counted("caution-outside", waits) } else { counted("caution-idle", count) };
        let caution = Caution::destroys(says, counted("brief-idle", count), rule);
        Some(caution.losing(slots.into_iter().map(|slot| self.stake(p, slot))))
    }

    /// Medals that go with the activation of whoever finishes; put down untouched, it loses none (r.activation).
    fn caution_stay(&self, p: &Position) -> Option<Caution> {
        let a = self.actor(p).filter(|a| a.spent > 0)?;
        let left = u32::from(a.limit.saturating_sub(a.spent));
        let [says, brief] = ["caution-medals", "brief-medals"].map(|key| counted(key, left));
        let caution = Caution::unused(says, brief, section(rule!("2.1.medailles")));
        (left > 0).then(|| caution.losing([Stake::of(Text::key("a-medal"), left)]))
    }
}
