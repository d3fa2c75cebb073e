//! What a decision leaves unused or destroys, so that nobody takes it by a slip: guns that have not fired (7), replacements that are lost
//! (6.31), units and headquarters left without supply (6.15), a trench of the front abandoned.

use ::table::{Caution, Stake, Text};
use contract::{Rule, Seat};

use crate::map::Hex;
use crate::phases::stage;
use crate::position::{Phase, each, mark, one};
use crate::table::kind_id;
use crate::units::{Kind, Slot};
use crate::{Decision, Position, Verdun, rule, rulebook};

/// So many units are named in a sentence; the others are counted.
const NAMED: usize = 4;

fn section(rule: Rule) -> &'static str {
    &rulebook().section(rule).id
}

fn counted(key: &'static str, count: u32) -> Text {
    Text::key(key).with("count", count)
}

impl Verdun {
    /// What whoever takes a decision gives up by it.
    pub(crate) fn caution(&self, p: &Position, decision: Decision) -> Option<Caution> {
        if p.fallen != 0 {
            let declined = decision == Decision::Done;
            let [says, brief] = ["caution-remnant", "brief-remnant"].map(Text::key);
            return declined.then(|| Caution::unused(says, brief, section(rule!("14.41"))));
        }
        match (decision, p.phase) {
            (Decision::Done, Phase::Bombard) => self.caution_of_guns(p),
            (Decision::Done, Phase::Replace) => self.caution_of_replacements(p),
            (Decision::Done, Phase::Petain) => {
                let guns = self.slots_of(Seat::Second).filter(|slot| self.can_gun_return(p, *slot));
                let [says, brief] = ["caution-gun-back", "brief-gun-back"].map(Text::key);
                let caution = Caution::destroys(says, brief, section(rule!("14.7.gun")));
                // One of them comes back: whichever it would have been.
                Some(caution.losing(guns.take(1).map(|slot| self.stake(p, slot))))
            }
            (Decision::Done, Phase::Move | Phase::Break) => self.caution_of_supply(p),
            (Decision::Go(hex) | Decision::March(hex), Phase::Move | Phase::Break) => {
                self.caution_of_move(p, hex)
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
            Stake::kind(kind_id(counter.side, counter.kind), self.unit_text(slot), 1)
        }
    }

    fn caution_of_guns(&self, p: &Position) -> Option<Caution> {
        let silent = self.slots_of(p.active).filter(|slot| self.check_take_to_fire(p, *slot).is_ok());
        let loses: Vec<Stake> = silent.map(|slot| self.stake(p, slot)).collect();
        let count = loses.len() as u32;
        let [says, brief] = ["caution-guns", "brief-guns"].map(|key| counted(key, count));
        (count > 0).then(|| Caution::unused(says, brief, section(stage(p).rule(p))).losing(loses))
    }

    /// Points that are not spent in their turn are lost (6.31.lost).
    fn caution_of_replacements(&self, p: &Position) -> Option<Caution> {
        let count = u32::from(p.replacements);
        let [says, brief] = ["caution-replacements", "brief-replacements"].map(|key| counted(key, count));
        let point = Stake::of(Text::key("a-replacement"), count);
        let caution = Caution::unused(says, brief, section(rule!("6.31.lost")));
        self.can_replace(p).then(|| caution.losing([point]))
    }

    /// A headquarters without supply takes it from all its units (6.15).
    fn caution_of_headquarters(&self, p: &Position, slot: Slot) -> Caution {
        let says = Text::key("caution-headquarters").with("unit", self.unit_text(slot));
        let brief = Text::key("brief-headquarters");
        Caution::destroys(says, brief, section(rule!("6.15"))).losing([self.stake(p, slot)])
    }

    /// Who would be out of supply as things stand, as long as something can still be moved.
    fn caution_of_supply(&self, p: &Position) -> Option<Caution> {
        let out = self.supply(p, p.active).out;
        let headquarters = |slot: &Slot| self.kind(*slot) == Kind::Headquarters && out & one(*slot) != 0;
        if p.phase == Phase::Move
            && let Some(slot) = self.slots_of(p.active).find(headquarters)
        {
            return Some(self.caution_of_headquarters(p, slot));
        }
        if out == 0 || !self.slots_of(p.active).any(|slot| self.check_take_to_move(p, slot).is_ok()) {
            return None;
        }
        let named = |slot: Slot| {
            let hex = self.hex_text(p.unit(slot).hex);
            Text::key("caution-unit").with("unit", self.unit_text(slot)).with("hex", hex)
        };
        let count = each(out).count() as u32;
        let units = Text::List(each(out).take(NAMED).map(named).collect());
        let more = count.saturating_sub(NAMED as u32);
        let says = counted("caution-supply", count).with("units", units).with("more", more);
        let caution = Caution::unused(says, counted("brief-supply", count), section(rule!("6.15.units")));
        // Whoever was out already loses nothing more.
        let lost = each(out).any(|slot| !p.unit(slot).has(mark::OUT));
        let grade = if lost { ::table::Grade::Destroys } else { caution.grade };
        Some(Caution { grade, ..caution }.losing(each(out).map(|slot| self.stake(p, slot))))
    }

    fn caution_of_move(&self, p: &Position, to: Hex) -> Option<Caution> {
        let from = self.hand_hex(p);
        if let Some(headquarters) = each(p.hand.units).find(|slot| self.kind(*slot) == Kind::Headquarters) {
            let mut there = p.clone();
            each(p.hand.units).for_each(|slot| there.put(slot, to));
            if self.supply(&there, p.active).out & one(headquarters) != 0 {
                return Some(self.caution_of_headquarters(p, headquarters));
            }
        }
        let empties = p.stack(from) & !p.hand.units == 0;
        let given_up = empties && p.active == Seat::Second && self.map.front.contains(&from);
        let says = Text::key("caution-trench").with("hex", self.hex_text(from));
        let caution = Caution::destroys(says, Text::key("brief-trench"), section(stage(p).rule(p)));
        given_up.then(|| caution.losing([Stake::of(self.hex_text(from), 1)]))
    }
}
