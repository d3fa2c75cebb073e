//! What a decision leaves unused or destroys, so that nobody takes it by a slip: points that are lost (3.13), units that have their token
//! and do nothing (2.4, r.pass), vehicles that stay in the mud (3.4.enlise).

use ::table::{Caution, Stake, Text};
use contract::{Rule, Seat};

use crate::position::{Mode, Phase, each};
use crate::units::Slot;
use crate::{Decision, DerDesDers, Position, rule, rulebook};

fn section(rule: Rule) -> &'static str {
    &rulebook().section(rule).id
}

fn counted(key: &'static str, count: u32) -> Text {
    Text::key(key).with("count", count)
}

impl DerDesDers {
    /// What whoever takes a decision gives up by it.
    pub(crate) fn caution(&self, p: &Position, decision: Decision) -> Option<Caution> {
        let side = p.active;
        match (decision, p.phase) {
            // The defender digs with what the dice leave him; the attacker's is lost.
            (Decision::Done, Phase::Recruit) if side == Seat::First => {
                unspent("caution-capital", p.capital[side], rule!("3.13.points"))
            }
            (Decision::Done, Phase::Recruit) => {
                unspent("caution-purse", p.purse[side].min(p.capital[side]), rule!("3.13.unites"))
            }
            (Decision::Done, Phase::Deploy) if self.digs(side) => {
                unspent("caution-digging", p.capital[side], rule!("3.13.defenses"))
            }
            (Decision::Done, Phase::Activate) => self.caution_of_chain(p),
            (Decision::Stay, Phase::Activate) if !p.hand.is_empty() => self.caution_of_staying(p),
            (Decision::Go(_), Phase::Activate) if !p.hand.is_empty() => {
                self.caution_of_bogging(p, p.hand.unit)
            }
            (Decision::Advance, Phase::Follow) => self.caution_of_bogging(p, self.winner_and_ground(p).0),
            _ => None,
        }
    }

    /// One's own unit, as what is lost.
    fn given_up(&self, p: &Position, slot: Slot) -> Stake {
        Stake::piece(self.unit_id(slot), self.unit_text(p, slot), 1)
    }

    /// Those of a chain who have taken their token (2.4).
    fn caution_of_chain(&self, p: &Position) -> Option<Caution> {
        let count = p.group.count_ones();
        let [says, brief] = ["caution-chain", "brief-chain"].map(|key| counted(key, count));
        let caution = Caution::destroys(says, brief, section(rule!("2.4")));
        (count > 0).then(|| caution.losing(each(p.group).map(|slot| self.given_up(p, slot))))
    }

    /// Whoever is put down without having done anything keeps his token (r.pass).
    fn caution_of_staying(&self, p: &Position) -> Option<Caution> {
        let idle = p.hand.mode == Mode::Static && p.hand.paid == 0 && !p.hand.dismounted;
        let [says, brief] = ["caution-staying", "brief-staying"].map(Text::key);
        let caution = Caution::unused(says, brief, section(rule!("r.pass")));
        idle.then(|| caution.losing([self.given_up(p, p.hand.unit)]))
    }

    /// The score on which the vehicles of a unit bog down when it sets out (3.4.enlise).
    fn caution_of_bogging(&self, p: &Position, slot: Slot) -> Option<Caution> {
        let die = self.bogs_on(p, slot)?;
        let [says, brief] = ["caution-bogging", "brief-bogging"].map(|key| Text::key(key).with("die", die));
        let caution = Caution::destroys(says, brief, section(rule!("3.4.enlise")));
        Some(caution.losing([self.given_up(p, slot)]))
    }
}

/// Points that are not spent.
fn unspent(key: &'static str, points: u16, rule: Rule) -> Option<Caution> {
    let count = u32::from(points);
    let caution = Caution::unused(counted(key, count), counted("brief-points", count), section(rule));
    (count > 0).then(|| caution.losing([Stake::of(Text::key("a-point"), count)]))
}
