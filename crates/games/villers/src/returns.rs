//! Eliminated battalions (8): the test for return, the turn track, coming back.

use contract::{Dice, Seat};

use crate::combat::Blow;
use crate::event::Event;
use crate::position::{Phase, each, mark};
use crate::units::Slot;
use crate::{Log, Position, Villers, rule, set_of};

impl Villers {
    /// What is added to the die of a test for return; none where there is no test (8.1.seuls).
    pub(crate) fn return_modifier(&self, p: &Position, blow: Blow) -> Option<i8> {
        let table = &self.tables.returns;
        let with = |other: Slot, battalion: i8| if self.is_tank(other) { table.tank } else { battalion };
        let modifier = match blow {
            Blow::Failed(target) => with(target, table.attacker),
            Blow::Stormed(by) => with(by, table.defender),
            Blow::Fire(by) => with(by, table.fire),
            Blow::Shells => table.fire,
            Blow::Scattered | Blow::Wrecked => return None,
        };
        Some(modifier + if p.turn == self.attack_turn { table.night } else { 0 })
    }

    /// The last box of the turn track.
    fn last_box(&self) -> u8 {
        self.tables.track.len() as u8
    }

    /// The box that a die sends a battalion to, be it on the track or not, without the limit of the 24th; 0 if it is lost for good
    /// (8.1.perdu, 8.1.minimum, 8.1.case).
    fn box_of(&self, turn: u8, die: u8, modifier: i8) -> u8 {
        let table = &self.tables.returns;
        let result = die as i8 + modifier;
        if die == 1 || result > table.most { 0 } else { turn + result.max(table.least) as u8 }
    }

    /// The same with that limit (8.1.plafond).
    fn return_turn(&self, turn: u8, die: u8, modifier: i8) -> u8 {
        let (table, back) = (&self.tables.returns, self.box_of(turn, die, modifier));
        // The night of the 24th is of the 24th (r.april-24). Nobody is back before the next turn.
        if turn <= table.day_1 { back.min(table.latest.max(turn + 1)) } else { back }
    }

    /// Whether a battalion that this die decides about comes back before the scenario is over.
    pub(crate) fn returns_in_time(&self, turn: u8, die: u8, modifier: i8) -> bool {
        (1..=self.tables.scenario.turns).contains(&self.return_turn(turn, die, modifier))
    }

    /// A battalion just eliminated tests its return.
    pub(crate) fn test_return(
        &self,
        p: &mut Position,
        slot: Slot,
        blow: Blow,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        let Some(modifier) = self.return_modifier(p, blow) else { return };
        let die = dice.die();
        let wanted = self.return_turn(p.turn, die, modifier);
        // There is no box beyond the last (r.track).
        let back = if wanted > self.last_box() { 0 } else { wanted };
        let capped = wanted < self.box_of(p.turn, die, modifier);
        let by_night = p.turn == self.attack_turn;
        let (rule, also) = match (wanted, back) {
            (0, _) => (rule!("8.1"), rule!("8.1.perdu")),
            (_, 0) => (rule!("8.1"), rule!("r.track")),
            _ if capped && by_night => (rule!("8.1.plafond"), rule!("r.april-24")),
            _ if capped => (rule!("8.1"), rule!("8.1.plafond")),
            _ => (rule!("8.1"), rule!("8.1.case")),
        };
        journal.note(rule, Event::ReturnTest { unit: slot, die, modifier, turn: back });
        journal.also(also);
        if back > 0 {
            let unit = p.unit_mut(slot);
            unit.marks = 0;
            unit.back = back;
        }
    }

    /// The battalions of the next turn's box come back (1.c7, 1.a2): the Allies first (r.return-order).
    pub(crate) fn open_returns(&self, p: &mut Position, journal: &mut Log) {
        let rule = match (self.tables.is_night(p.turn), p.random) {
            (true, _) => rule!("r.night-return"),
            (false, true) => rule!("1.a2"),
            (false, false) => rule!("1.c7"),
        };
        journal.note(rule, Event::ReturnsOpen);
        let due = |slot: &Slot| p.unit(*slot).back == p.turn + 1;
        p.able = set_of(self.slots().filter(due));
        for slot in each(p.able) {
            p.unit_mut(slot).marks &= !mark::ACTED;
        }
        p.active = Seat::Second;
        p.phase = Phase::Return;
    }

    /// Those of the side asked that could enter nowhere wait another turn (r.return-blocked), if the track has one (r.track).
    pub(crate) fn delay_returns(&self, p: &mut Position, journal: &mut Log) {
        let last = self.last_box();
        for slot in each(p.able & self.of_side[p.active]) {
            let unit = p.unit_mut(slot);
            if unit.back > 0 && !unit.is_there() {
                let back = if unit.back < last { unit.back + 1 } else { 0 };
                unit.back = back;
                journal.note(rule!("r.return-blocked"), Event::ReturnDelayed { unit: slot, turn: back });
                if back == 0 {
                    unit.marks = mark::GONE;
                    journal.also(rule!("r.track"));
                }
            }
        }
    }
}
