//! The random sequence (7): the cup and what its markers do.

use contract::{Dice, Refusal, Rule, Seat};

use crate::event::Event;
use crate::position::{Hand, NO_MARKER, Phase, mark};
use crate::tables::{Marker, Markers};
use crate::units::Slot;
use crate::{Log, Position, Villers, refuse, rule, set_of};

impl Villers {
    /// The marker being played.
    pub(crate) fn marker(&self, p: &Position) -> Option<&Markers> {
        self.tables.cup.get(usize::from(p.marker))
    }

    /// Whether it activates tanks.
    pub(crate) fn marker_is_for_tanks(&self, p: &Position) -> bool {
        self.marker(p).is_some_and(|marker| marker.kind == Marker::Tanks)
    }

    /// The section of the marker being played; of a unit that acts alone without one, that of activations.
    pub(crate) fn rule_of_marker(&self, p: &Position) -> Rule {
        self.marker(p).map_or(rule!("2.1"), |marker| marker.kind.rule())
    }

    /// How many markers are in the cup.
    pub(crate) fn in_cup(p: &Position) -> u32 {
        p.cup.iter().map(|count| u32::from(*count)).sum()
    }

    /// The next marker is drawn and begins to act, or the turn's draws are over. Whether one was drawn.
    pub(crate) fn draw(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) -> bool {
        p.hand = Hand::EMPTY;
        p.marker = NO_MARKER;
        p.left = 0;
        if p.draws >= self.tables.draws.a_turn {
            return false;
        }
        if Villers::in_cup(p) == 0 {
            self.refill(p, journal);
        }
        p.draws += 1;
        journal.note(rule!("1.a1"), Event::Draw { number: p.draws });
        let left = Villers::in_cup(p);
        // The last marker is no matter of chance.
        let mut drawn = if left > 1 { dice.below(left) as u8 } else { 0 };
        let line = p.cup.iter().position(|count| {
            let here = drawn < *count;
            drawn = drawn.saturating_sub(*count);
            here
        });
        let line = line.expect("the cup is refilled before it is empty");
        p.cup[line] -= 1;
        p.marker = line as u8;
        let marker = self.tables.cup[line];
        journal.note(rule!("7.1"), Event::Drawn { marker: line as u8 });
        journal.also(marker.kind.rule());
        if marker.kind != Marker::Hero {
            // A hero goes on his battalion instead (7.1.remise).
            p.drawn[line] += 1;
        }
        self.play_marker(p, &marker, dice, journal);
        true
    }

    /// Markers drawn go back when the cup is empty, heroes excepted (r.cup).
    fn refill(&self, p: &mut Position, journal: &mut Log) {
        for line in 0..self.tables.cup.len() {
            p.cup[line] += std::mem::take(&mut p.drawn[line]);
        }
        journal.note(rule!("r.cup"), Event::CupRefilled { count: Villers::in_cup(p) as u8 });
    }

    fn play_marker(&self, p: &mut Position, marker: &Markers, dice: &mut Dice, journal: &mut Log) {
        let draws = self.tables.draws;
        p.active = marker.side.unwrap_or(Seat::Second);
        let side = p.active;
        match marker.kind {
            Marker::Battalions | Marker::Tanks => {
                let tanks = marker.kind == Marker::Tanks;
                p.phase = Phase::Marked;
                p.left = if tanks { draws.tanks } else { marker.battalions };
                (p.opened, p.aside) = (true, 0);
                journal.note(rule!("2.2"), Event::MarkerActivates { side, tanks, count: p.left });
            }
            Marker::Hero => p.phase = Phase::Hero,
            Marker::Lull => {
                p.phase = Phase::Lull;
                p.left = draws.lull;
            }
            Marker::Artillery => {
                p.phase = Phase::Aim;
                p.guns = 1;
            }
            Marker::Rout => {
                self.rout(p, side, dice, journal);
                p.phase = Phase::Alone;
            }
            Marker::Mechanic => p.phase = Phase::Mechanic,
            // What ends a turn is still played (r.end-of-turn).
            Marker::EndOfTurn => self.open_returns(p, journal),
            Marker::Reinforcements => {
                p.phase = Phase::Reinforce;
                p.left = draws.reinforcements;
            }
        }
    }

    // --- Heroes (7.2.3).

    /// Whether a hero may go to a unit.
    pub(crate) fn check_hero(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        if self.side(slot) != p.active || self.is_tank(slot) || !p.unit(slot).is_there() {
            return refuse(rule!("7.2.3"), "no-battalion-of-yours");
        }
        if p.unit(slot).has(mark::HERO) {
            return refuse(rule!("r.hero-one"), "has-a-hero");
        }
        Ok(())
    }

    /// The hero goes to a battalion, which may act at once (r.hero-again).
    pub(crate) fn give_hero(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        let unit = p.unit_mut(slot);
        let rallied = unit.has(mark::HURT);
        unit.marks = (unit.marks | mark::HERO) & !mark::HURT;
        let hex = unit.hex;
        journal.note(rule!("7.2.3"), Event::HeroGiven { unit: slot, hex });
        if rallied {
            journal.also(rule!("7.2.3.rallie"));
        }
        self.call_up(p, slot);
    }

    /// Nobody can take him (r.hero-one).
    pub(crate) fn waste_hero(&self, p: &mut Position, journal: &mut Log) {
        p.heroes_lost[p.active] += 1;
        journal.note(rule!("r.hero-one"), Event::HeroUnused { side: p.active });
    }

    /// A unit acts alone, with all its medals, even if it had acted.
    fn call_up(&self, p: &mut Position, slot: Slot) {
        p.hand = Hand::of(slot);
        p.phase = Phase::Alone;
    }

    // --- Lull (7.2.4).

    /// Whether a unit may be reorganised in a lull.
    pub(crate) fn check_reorganise(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let unit = p.unit(slot);
        if self.side(slot) != p.active || self.is_tank(slot) || !unit.is_there() || !unit.has(mark::HURT) {
            return refuse(rule!("7.2.4"), "nothing-to-reorganise");
        }
        if p.left == 0 {
            return refuse(rule!("7.2.4"), "no-more-in-this-lull");
        }
        if self.in_zone(p, p.active.other(), unit.hex) {
            return refuse(rule!("7.2.4.adjacent"), "enemy-beside-it");
        }
        Ok(())
    }

    pub(crate) fn reorganise(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        p.left -= 1;
        p.unit_mut(slot).marks &= !mark::HURT;
        journal.note(rule!("7.2.4"), Event::Reorganised { unit: slot, hex: p.unit(slot).hex });
    }

    // --- Rout (7.2.6).

    /// All disorganised battalions of a side fall back.
    fn rout(&self, p: &mut Position, side: Seat, dice: &mut Dice, journal: &mut Log) {
        let routed =
            |slot: &Slot| !self.is_tank(*slot) && p.unit(*slot).is_there() && p.unit(*slot).has(mark::HURT);
        let set = set_of(self.slots_of(side).filter(routed));
        for slot in self.in_order(p, set) {
            let rules = (rule!("7.2.6"), rule!("7.2.6.elimine"));
            self.fall_back(p, slot, rules, dice, journal);
        }
    }

    // --- Mechanic (7.2.7).

    /// Whether the mechanic may see to a tank.
    pub(crate) fn check_mend(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let unit = p.unit(slot);
        let broken = unit.is_there() && unit.has(mark::HURT | mark::BROKEN);
        if self.side(slot) != p.active || !self.is_tank(slot) || !broken {
            return refuse(rule!("7.2.7.char"), "nothing-to-mend");
        }
        Ok(())
    }

    /// Breakdown and damage come off together, and the tank may act (r.mechanic).
    pub(crate) fn mend(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        p.unit_mut(slot).marks &= !(mark::HURT | mark::BROKEN);
        journal.note(rule!("7.2.7"), Event::Mended { unit: slot, hex: p.unit(slot).hex });
        self.call_up(p, slot);
    }
}
