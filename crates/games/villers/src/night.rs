//! Nightfall (9) and the Australian night attack (10).

use contract::{Dice, Refusal, Seat};

use crate::combat::Blow;
use crate::event::Event;
use crate::map::{Hex, Hexes};
use crate::position::{Hand, Phase, Units, each, mark, one};
use crate::units::{Begins, Slot};
use crate::{Log, Position, Villers, refuse, rule, set_of};

impl Villers {
    /// Night falls: tanks that are damaged or broken down are abandoned (9.1); on the first night the Australians deploy (10).
    pub(crate) fn night_falls(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        journal.note(rule!("9"), Event::NightFalls { turn: p.turn });
        for slot in each(self.tanks) {
            let unit = *p.unit(slot);
            if unit.is_there() && unit.has(mark::HURT | mark::BROKEN) {
                journal.note(rule!("9.1"), Event::Abandoned { unit: slot, hex: unit.hex });
                self.eliminate(p, slot, Blow::Wrecked, rule!("9.1"), dice, journal);
            }
        }
        if p.turn == self.attack_turn {
            journal.note(rule!("10"), Event::NightAttack);
            p.active = Seat::Second;
            p.phase = Phase::Deploy;
        } else {
            self.end_night(p, dice, journal);
        }
    }

    // --- Deployment.

    fn is_to_deploy(&self, p: &Position, slot: Slot) -> bool {
        p.unit(slot).has(mark::WAITING) && self.counter(slot).begins == Begins::ByNight
    }

    pub(crate) fn check_take_to_deploy(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        if !self.is_to_deploy(p, slot) {
            return refuse(rule!("10.deploiement"), "not-to-be-deployed");
        }
        if p.hand.unit == slot {
            return refuse(rule!("10.deploiement"), "already-in-hand");
        }
        Ok(())
    }

    /// The hexes next to an Allied unit that has a line of communication now (10.ami, r.night-anchor).
    fn anchored(&self, p: &Position) -> Hexes {
        let lines = self.lines(p, Seat::Second);
        let mut hexes = Hexes::default();
        for slot in self.slots_of(Seat::Second) {
            if self.is_linked(p, slot, &lines) {
                self.map.beside(p.unit(slot).hex).for_each(|near| hexes.add(near.index()));
            }
        }
        hexes
    }

    fn check_place_given(&self, p: &Position, hex: Hex, anchored: &Hexes) -> Result<(), Refusal> {
        if self.map.column(hex) > self.map.night_column {
            return refuse(rule!("10.colonne"), "too-far-east");
        }
        let near = |slot: Slot| {
            let there = p.unit(slot).hex;
            there.is_some() && self.map.distance(there, hex) < self.tables.night.distance
        };
        if self.slots_of(Seat::First).any(near) {
            return refuse(rule!("10.distance"), "too-near-the-enemy");
        }
        if !anchored.has(hex.index()) {
            return refuse(rule!("10.ami"), "no-linked-friend-beside");
        }
        if p.on(hex).is_some() {
            return refuse(rule!("g.empilement"), "occupied");
        }
        Ok(())
    }

    /// Whether the unit in hand may be deployed on a hex.
    pub(crate) fn check_place(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        if p.hand.is_empty() {
            return refuse(rule!("10.deploiement"), "nothing-in-hand");
        }
        self.check_place_given(p, hex, &self.anchored(p))
    }

    /// Every hex where a unit may be deployed now.
    pub(crate) fn each_place(&self, p: &Position, see: &mut dyn FnMut(Hex)) {
        let anchored = self.anchored(p);
        for hex in anchored.iter().map(|hex| Hex(hex as u16)) {
            if self.check_place_given(p, hex, &anchored).is_ok() {
                see(hex);
            }
        }
    }

    /// Whether anybody is left to deploy, and anywhere.
    pub(crate) fn can_deploy(&self, p: &Position) -> bool {
        let mut any = false;
        if self.slots_of(Seat::Second).any(|slot| self.is_to_deploy(p, slot)) {
            self.each_place(p, &mut |_| any = true);
        }
        any
    }

    /// The rounds begin; those that have found no place come later or not at all (r.night-place).
    pub(crate) fn end_deployment(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let last = p.turn >= self.tables.scenario.turns;
        let (marks, back) = if last { (mark::ABSENT, 0) } else { (0, p.turn + 1) };
        for slot in self.slots_of(Seat::Second) {
            if self.is_to_deploy(p, slot) {
                let unit = p.unit_mut(slot);
                (unit.marks, unit.back) = (marks, back);
                journal.note(rule!("r.night-place"), Event::NotDeployed { unit: slot, turn: back });
            }
        }
        p.hand = Hand::EMPTY;
        p.round = 0;
        self.next_round(p, dice, journal);
    }

    pub(crate) fn place(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        let slot = p.hand.unit;
        p.hand = Hand::EMPTY;
        p.put(slot, hex);
        p.unit_mut(slot).marks |= mark::DEPLOYED;
        journal.note(rule!("10.deploiement"), Event::Deployed { unit: slot, hex });
    }

    // --- Rounds.

    fn deployed(&self, p: &Position) -> Units {
        let there = |slot: &Slot| p.unit(*slot).is_there() && p.unit(*slot).has(mark::DEPLOYED);
        set_of(self.slots_of(Seat::Second).filter(there))
    }

    /// The next round opens, or the night goes on when there has been enough of them (10.rondes).
    pub(crate) fn next_round(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let deployed = self.deployed(p);
        if deployed == 0 || p.round >= self.tables.night.rounds {
            p.able = 0;
            self.end_night(p, dice, journal);
            return;
        }
        p.round += 1;
        journal.note(rule!("10.rondes"), Event::RoundOpens { round: p.round });
        for slot in each(deployed | self.of_side[Seat::First]) {
            p.unit_mut(slot).marks &= !mark::ACTED;
        }
        p.active = Seat::Second;
        p.phase = Phase::NightAllied;
        (p.opened, p.aside) = (true, 0);
    }

    /// German battalions near a deployed unit that is on the map now may act, whatever it did (10.allemands, r.night-round).
    pub(crate) fn open_night_germans(&self, p: &mut Position) {
        p.able = self.near_of(p, self.deployed(p));
        p.active = Seat::First;
        p.phase = Phase::NightGerman;
        (p.opened, p.aside) = (true, 0);
    }

    /// German battalions within so many hexes of some Allied units.
    fn near_of(&self, p: &Position, allies: Units) -> Units {
        let near = |slot: &Slot| {
            let hex = p.unit(*slot).hex;
            !self.is_tank(*slot)
                && hex.is_some()
                && each(allies).any(|ally| self.map.distance(p.unit(ally).hex, hex) <= self.tables.night.near)
        };
        set_of(self.slots_of(Seat::First).filter(near))
    }

    // --- Steps 2 to 6.

    /// Whether an enemy battalion stands next to a unit; where wanted, one in good order.
    fn is_faced(&self, p: &Position, slot: Slot, in_order: bool) -> bool {
        let enemy = self.side(slot).other();
        self.map.beside(p.unit(slot).hex).filter_map(|near| p.on(near)).any(|other| {
            self.side(other) == enemy && !self.is_tank(other) && !(in_order && p.unit(other).has(mark::HURT))
        })
    }

    /// Disorganised battalions, but for those that the night attack leaves aside (10.suite); beside others these count as ever
    /// (r.night-aside).
    fn shaken(&self, p: &Position) -> Units {
        let deployed = self.deployed(p);
        let aside = deployed | self.near_of(p, deployed);
        let shaken = |slot: &Slot| {
            let unit = p.unit(*slot);
            unit.is_there() && unit.has(mark::HURT) && !self.is_tank(*slot) && aside & one(*slot) == 0
        };
        set_of(self.slots().filter(shaken))
    }

    /// Falls back in the night, and is reorganised if it gets there (9.2.reorganise).
    fn fall_back_by_night(&self, p: &mut Position, slot: Slot, dice: &mut Dice, journal: &mut Log) {
        if self.fall_back(p, slot, (rule!("9.2"), rule!("9.2.elimine")), dice, journal) {
            p.unit_mut(slot).marks &= !mark::HURT;
            journal.note(rule!("9.2.reorganise"), Event::Regrouped { unit: slot, hex: p.unit(slot).hex });
        }
    }

    /// Steps 2 to 4, and 6 if the battle goes on.
    fn end_night(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        p.hand = Hand::EMPTY;
        let alone = each(self.shaken(p)).filter(|slot| !self.is_faced(p, *slot, true));
        for slot in self.in_order(p, set_of(alone)) {
            self.fall_back_by_night(p, slot, dice, journal);
        }
        let held = each(self.shaken(p)).filter(|slot| self.is_faced(p, *slot, false));
        for slot in self.in_order(p, set_of(held)) {
            let (die, medals, hex) = (dice.die(), self.medals(p, slot), p.unit(slot).hex);
            let passed = die <= medals;
            journal.note(rule!("9.3"), Event::NightTest { unit: slot, hex, die, medals, held: passed });
            if passed {
                self.fall_back_by_night(p, slot, dice, journal);
            } else {
                journal.also(rule!("9.3.elimine"));
                self.eliminate(p, slot, Blow::Scattered, rule!("9.3.elimine"), dice, journal);
            }
        }
        let over = p.turn >= self.tables.scenario.turns;
        journal.note(rule!("9.4"), Event::NightOver { over });
        if over {
            self.finish(p, journal);
            return;
        }
        let die = dice.die();
        p.intensity = 0;
        p.confusion = self.tables.intensity.morning_confusion - die;
        (p.random, p.held, p.tried) = (false, false, false);
        journal.note(rule!("9.6"), Event::Morning { die, confusion: p.confusion });
        for slot in self.slots() {
            // What was deployed is from now on a battalion like the others (r.australian-return).
            p.unit_mut(slot).marks &= !mark::DEPLOYED;
        }
        self.open_returns(p, journal);
    }
}
