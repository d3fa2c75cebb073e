//! What a decision leaves unused or destroys, so that nobody takes it by a slip: orders, moves and combats that are not made, cards that
//! order nobody, figures and tanks given up.

use ::table::{Caution, Stake, Text};
use contract::{Rule, Seat};

use crate::board::{BOARD, Hex, Sector, each};
use crate::position::{NOBODY, Phase, Position, Slot, mark};
use crate::tables::{Arm, Command, Tactic};
use crate::{Decision, GrandeGuerre, rule, rulebook};

fn section(rule: Rule) -> &'static str {
    &rulebook().section(rule).id
}

fn counted(key: &'static str, count: u32) -> Text {
    Text::key(key).with("count", count)
}

impl GrandeGuerre {
    /// What whoever takes a decision gives up by it.
    pub(crate) fn caution(&self, p: &Position, seat: Seat, decision: Decision) -> Option<Caution> {
        match decision {
            Decision::Pass => self.caution_pass(p),
            Decision::Play(card, choice) => self.caution_play(p, seat, card, choice),
            Decision::Discard(card) => {
                let says = Text::key("caution-discard").with("card", card.text());
                let caution =
                    Caution::unused(says, Text::key("brief-discard"), section(rule!("fin.defausse")));
                Some(caution.losing([Stake::of(card.text(), 1)]))
            }
            Decision::Ditch(hex) => {
                let caution = Caution::destroys(
                    Text::key("caution-ditch"),
                    Text::key("brief-ditch"),
                    section(rule!("r.char-abandonner")),
                );
                Some(caution.losing([self.stake_on(p, hex, 1)]))
            }
            Decision::Aim(hex) => self.caution_aim(p, seat, hex),
            Decision::Retreat { flags, to } => self.caution_retreat(p, flags, to),
            _ => None,
        }
    }

    /// Whoever stands on a hex, as what is lost.
    fn stake_on(&self, p: &Position, hex: Hex, count: u32) -> Stake {
        let name = p.at(hex).map_or_else(|| Text::key("a-unit"), |slot| self.kind_text(p.unit(slot).kind));
        Stake::piece(hex.name(), name, count)
    }

    /// What is left unused where a phase is ended or a chance let go.
    fn caution_pass(&self, p: &Position) -> Option<Caution> {
        let rule = section(self.phase_rule(p));
        let unused = |says: &'static str, brief: &'static str| {
            Some(Caution::unused(Text::key(says), Text::key(brief), rule))
        };
        match p.phase {
            Phase::Orders => {
                let able = self.orderable(p).count_ones() + u32::from(self.can_order_battery(p));
                let count = able.min(self.orders_left(p).1.into());
                let caution =
                    Caution::unused(counted("caution-orders", count), counted("brief-orders", count), rule);
                (count > 0).then(|| caution.losing([Stake::of(Text::key("an-order"), count)]))
            }
            Phase::Moves => {
                let able = |slot: &Slot| self.can_act_in_moves(p, *slot);
                let loses = self.stakes(p, able);
                let count = loses.len() as u32;
                let caution =
                    Caution::unused(counted("caution-moves", count), counted("brief-moves", count), rule);
                (count > 0).then(|| caution.losing(loses))
            }
            Phase::Combat => self.caution_combat(p, rule),
            Phase::Aim => unused("caution-battery", "brief-battery"),
            Phase::Effect => {
                let count = u32::from(p.pending.left);
                let caution =
                    Caution::unused(counted("caution-effect", count), counted("brief-effect", count), rule);
                (count > 0).then_some(caution)
            }
            Phase::Onward => unused("caution-onward", "brief-onward"),
            Phase::Bonus => unused("caution-bonus", "brief-bonus"),
            _ => None,
        }
    }

    /// The active side's units of which this holds.
    fn stakes(&self, p: &Position, fits: impl Fn(&Slot) -> bool) -> Vec<Stake> {
        p.army(p.active).filter(fits).map(|slot| self.stake_on(p, p.unit(slot).hex, 1)).collect()
    }

    /// Units that could fight and do not: those that have not even moved do nothing with their order.
    fn caution_combat(&self, p: &Position, rule: &str) -> Option<Caution> {
        let able = |slot: &Slot| self.can_act_in_combat(p, *slot) && !p.unit(*slot).has(mark::FOUGHT);
        let silent = self.stakes(p, |slot| able(slot) && p.unit(*slot).moved == 0);
        if !silent.is_empty() {
            let count = silent.len() as u32;
            let [says, brief] = ["caution-silent", "brief-silent"].map(|key| counted(key, count));
            return Some(Caution::destroys(says, brief, rule).losing(silent));
        }
        let loses = self.stakes(p, able);
        let count = loses.len() as u32;
        let [says, brief] = ["caution-combats", "brief-combats"].map(|key| counted(key, count));
        (count > 0).then(|| Caution::unused(says, brief, rule).losing(loses))
    }

    /// A card that orders nobody: it is known of what stands on the board and of the cards that lie open.
    fn caution_play(&self, p: &Position, seat: Seat, card: Command, choice: u8) -> Option<Caution> {
        let meant = self.stands_for(p, seat, card);
        let force = self.scenario.forces[seat].artillery > 0;
        let battery = force && self.battery_can_be_ordered(p, seat).is_ok();
        let in_sector = |sector: usize| BOARD.sector(seat, Sector::ALL[sector]) & p.held[seat];
        let nobody = if meant == Command::NONE {
            true
        } else {
            let data = self.tables.command(meant);
            match data.tactic {
                None => {
                    let guns = battery && !data.battlefield_only;
                    (0..3).all(|at| data.sectors[at] == 0 || in_sector(at) == 0 && !guns)
                }
                Some(Tactic::InfantryAssault { .. }) => {
                    let foot = self.of_arm(p, seat, Arm::Infantry);
                    let at = usize::from(choice.saturating_sub(1)).min(2);
                    foot != 0 && in_sector(at) & foot == 0
                }
                Some(Tactic::Bombard { .. }) => choice == 1 && !force,
                _ => false,
            }
        };
        let says = Text::key("caution-card").with("card", card.text());
        let caution =
            Caution::destroys(says, Text::key("brief-card"), section(self.order_rules[card.index()]));
        nobody.then(|| caution.losing([Stake::of(card.text(), 1)]))
    }

    /// Shells on one's own men: what may fall beside them is seen in the odds.
    fn caution_aim(&self, p: &Position, seat: Seat, hex: Hex) -> Option<Caution> {
        let own = p.held[seat] & hex.bit() != 0;
        let caution = Caution::destroys(
            Text::key("caution-own").with("hex", hex.name()),
            Text::key("brief-own"),
            section(rule!("artillerie.gabarit")),
        );
        own.then(|| caution.losing([self.stake_on(p, hex, 1)]))
    }

    /// Figures lost for want of room behind, where fewer could be.
    fn caution_retreat(&self, p: &Position, flags: u8, to: Hex) -> Option<Caution> {
        let fight = p.fight();
        let from = p.unit(fight.target).hex;
        let short = |flags: u8, to: Hex| flags.saturating_sub(BOARD.distance(from, to));
        let lost = short(flags, to);
        let others = (GrandeGuerre::forced_flags(fight)..=fight.flags)
            .flat_map(|flags| each(self.retreats(p, fight.target, flags)).map(move |to| short(flags, to)));
        if fight.target == NOBODY || lost == 0 || others.min().is_none_or(|least| least >= lost) {
            return None;
        }
        let figures = u32::from(p.unit(fight.target).figures);
        let count = u32::from(lost).min(figures.max(1));
        let [says, brief] = ["caution-retreat", "brief-retreat"].map(|key| counted(key, count));
        Some(
            Caution::destroys(says, brief, section(rule!("retraite")))
                .losing([self.stake_on(p, from, count)]),
        )
    }
}
