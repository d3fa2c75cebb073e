//! What a decision leaves unused or destroys, so that nobody takes it by a slip: reserves that nothing employs (4.9.3), Russia (4.3), battles
//! that could be fought (4.7.2), allies who could enter the war (4.9.1), hits that could be cancelled (9.5, 10.6.1), cards that do nothing (15).

use contract::{Rule, Seat};
use table::{Caution, Stake, Text};

use crate::decision::Decision;
use crate::map::{ALLIED, CAPITALS, Region, each};
use crate::offers::tile_id;
use crate::position::{Phase, Position};
use crate::reserves::may_not_wait;
use crate::tables::{Class, ENTENTE, Nation, Ploy};
use crate::tile::{Marks, Place};
use crate::{Attrition, rule, rulebook};

fn section(rule: Rule) -> &'static str {
    &rulebook().section(rule).id
}

fn counted(key: &'static str, count: u32) -> Text {
    Text::key(key).with("count", count)
}

fn total(loses: &[Stake]) -> u32 {
    loses.iter().map(|stake| stake.count).sum()
}

impl Attrition {
    /// What whoever takes a decision gives up by it.
    pub(crate) fn caution(&self, p: &Position, seat: Seat, decision: Decision) -> Option<Caution> {
        match (decision, p.phase) {
            (Decision::Done, Phase::Mobilise) => {
                let open = |class: &Class| self.may_mobilise(p, seat, *class);
                self.caution_idle(p, seat, open)
            }
            (Decision::Done, Phase::Declare) => {
                let open = |class: &Class| self.may_still_land(p, seat, *class);
                self.caution_idle(p, seat, open).or_else(|| self.caution_undeclared(p, seat))
            }
            (Decision::Done, Phase::Movement) => self.caution_unmoved(p, seat),
            (Decision::Done, Phase::Plan) => {
                let open = each(self.optional_battles(p));
                let left: Vec<Stake> = open.map(|region| Stake::of(self.map.name(region), 1)).collect();
                let (says, brief) =
                    (counted("caution-plan", total(&left)), counted("brief-plan", total(&left)));
                let caution = Caution::unused(says, brief, section(rule!("4.7.2")));
                (!left.is_empty()).then(|| caution.losing(left))
            }
            (Decision::Done, Phase::Recover) => {
                let rule = section((p.phase.stage().rule)(p));
                let left = counted("caution-returns", p.allowance.into());
                Some(Caution::unused(left, counted("brief-returns", p.allowance.into()), rule))
            }
            (Decision::Done, Phase::Spy) => {
                let rule = section(rule!("15.CP10"));
                Some(Caution::unused(Text::key("caution-spy"), Text::key("brief-spy"), rule))
            }
            (Decision::Done, Phase::Ignore) => {
                let rule = if seat == p.active() { rule!("9.5") } else { rule!("10.6.1") };
                let hit = Stake::of(Text::key("a-tile"), 1);
                let caution =
                    Caution::destroys(Text::key("caution-hit"), Text::key("brief-hit"), section(rule));
                Some(caution.losing([hit]))
            }
            (Decision::Surrender, _) => Some(self.caution_surrender(p)),
            (Decision::Play(card), _) => {
                let nothing = match card.info().ploy {
                    Ploy::Recovery => !self.would_recover(p),
                    Ploy::FlyingCircus => !self.may_strike(p),
                    Ploy::GiveUp => !self.may_have_to_give(p),
                    _ => false,
                };
                let text = |key: &'static str| Text::key(key).with("card", card.text());
                let rule = section(card.info().rule);
                nothing.then(|| {
                    let caution = Caution::destroys(text("caution-card"), Text::key("brief-card"), rule);
                    caution.losing([Stake::of(card.text(), 1)])
                })
            }
            _ => None,
        }
    }

    /// The tiles of the reserves that will be destroyed although something could still be done with them (4.9.3).
    fn caution_idle(&self, p: &Position, seat: Seat, open: impl Fn(&Class) -> bool) -> Option<Caution> {
        let held = |class: &Class| u32::from(p.count_at(*class, Place::RESERVES));
        let classes = Class::of_side(seat).filter(|class| may_not_wait(*class, p.at_war));
        let loses: Vec<Stake> = classes
            .filter(|class| held(class) > 0 && open(class))
            .map(|class| Stake::kind(class.info().code, class.text(), held(&class)))
            .collect();
        let count = total(&loses);
        if count == 0 {
            return None;
        }
        let alone = Region::all().all(|region| p.tiles_in(seat, region) == 0);
        let says = counted(if alone { "caution-army" } else { "caution-idle" }, count);
        Some(Caution::destroys(says, counted("brief-idle", count), section(rule!("4.9.3"))).losing(loses))
    }

    /// Nations that could enter the war now (4.9.1), and Salonica, whichever of its three nations would bring it in (4.9.1.1).
    fn caution_undeclared(&self, p: &Position, seat: Seat) -> Option<Caution> {
        let nations = Nation::of_side(seat).iter();
        let open = nations.clone().filter(|nation| self.check_declare(p, seat, **nation).is_ok());
        let mut left: Vec<Stake> = open.map(|nation| Stake::of(nation.text(), 1)).collect();
        if nations.clone().any(|nation| self.check_salonica(p, seat, *nation).is_ok()) {
            left.push(Stake::of(self.map.name(Region::SALONICA), 1));
        }
        let (says, brief) =
            (counted("caution-undeclared", total(&left)), counted("brief-undeclared", total(&left)));
        let caution = Caution::unused(says, brief, section(rule!("4.9.1")));
        (!left.is_empty()).then(|| caution.losing(left))
    }

    /// The tiles in capitals that have not moved and could (4.6.1).
    fn caution_unmoved(&self, p: &Position, seat: Seat) -> Option<Caution> {
        let mut loses: Vec<Stake> = Vec::new();
        for region in each(CAPITALS & ALLIED[seat]) {
            if p.tiles_in(seat, region) == 0 {
                continue;
            }
            let reach = self.reach(p, seat, region);
            if reach.land | reach.sea == 0 {
                continue;
            }
            for (class, marks, count) in p.stacks(seat, region) {
                if !marks.has(Marks::MOVED) && !self.mutinous(p, class) {
                    let id = tile_id(class, marks.face(), region);
                    loses.push(Stake::piece(id, class.text(), count.into()));
                }
            }
        }
        let count = total(&loses);
        let says = counted("caution-unmoved", count);
        let caution = Caution::unused(says, counted("brief-unmoved", count), section(rule!("4.6.2")));
        (count > 0).then(|| caution.losing(loses))
    }

    /// Russia is out for good, with all its tiles (4.3).
    fn caution_surrender(&self, p: &Position) -> Caution {
        let mut loses: Vec<Stake> = Vec::new();
        for region in Region::all().filter(|region| p.tiles_in(ENTENTE, *region) > 0) {
            let russian = |class: Class| class.nation() == Some(Nation::Russia);
            for (class, marks, count) in p.stacks(ENTENTE, region).filter(|(class, ..)| russian(*class)) {
                let id = tile_id(class, marks.face(), region);
                loses.push(Stake::piece(id, class.text(), count.into()));
            }
        }
        for place in [Place::RESERVES, Place::AIRFIELD] {
            for class in Class::of_nation(Nation::Russia).filter(|class| p.count_at(*class, place) > 0) {
                let count = p.count_at(class, place).into();
                loses.push(Stake::kind(class.info().code, class.text(), count));
            }
        }
        let count = total(&loses);
        let says = counted("caution-surrender", count);
        Caution::destroys(says, counted("brief-surrender", count), section(rule!("4.3"))).losing(loses)
    }
}
