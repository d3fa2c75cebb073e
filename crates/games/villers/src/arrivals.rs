//! Reinforcements (2.3): who enters when, and what more A7Vs give the Allies.

use contract::{Dice, Refusal, Rule, Seat};

use crate::event::Event;
use crate::map::Hex;
use crate::position::{Phase, each, mark};
use crate::units::{Begins, Kind, Slot};
use crate::victory::Gain;
use crate::{Log, Position, Villers, refuse, rule, set_of};

impl Villers {
    /// The turn on which a reinforcement enters by an edge.
    pub(crate) fn enters_on(&self, slot: Slot) -> Option<u8> {
        match self.counter(slot).begins {
            Begins::Enters(turn, _) => Some(turn),
            Begins::At(_) | Begins::ByNight => None,
        }
    }

    /// Whether one more A7V may enter: those beyond the free ones on turn 1 alone (r.extra-a7v).
    pub(crate) fn check_a7v(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        if self.kind(slot) != Kind::A7v || p.a7vs < self.free_a7vs {
            return Ok(());
        }
        if p.turn > 1 || p.a7vs >= self.free_a7vs + self.more_a7vs {
            return refuse(rule!("r.extra-a7v"), "no-more-a7vs");
        }
        Ok(())
    }

    /// Whether the next A7V to enter gives the Allies points (12.1.a7v-plus).
    pub(crate) fn is_dear(&self, p: &Position, slot: Slot) -> bool {
        self.kind(slot) == Kind::A7v && p.unit(slot).has(mark::WAITING) && p.a7vs >= self.free_a7vs
    }

    /// A unit has entered: by which section, and what it gives.
    pub(crate) fn note_entry(
        &self,
        p: &mut Position,
        slot: Slot,
        to: Hex,
        medals: u8,
        returning: bool,
        journal: &mut Log,
    ) {
        let rule = match p.phase {
            Phase::Reinforce => rule!("7.2.9"),
            _ if returning => rule!("8.2"),
            _ => self.arrival_rule(slot),
        };
        journal.note(rule, Event::Entered { unit: slot, hex: to, medals });
        if self.kind(slot) == Kind::A7v {
            p.a7vs += 1;
            if p.a7vs > self.free_a7vs {
                self.score_points(p, Seat::Second, Gain::A7vMore, self.tables.points.a7v_more, journal);
            }
        }
    }

    /// How many Whippets come is rolled as their turn opens (12.1.whippets, r.whippets); the others stay away.
    pub(crate) fn count_whippets(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let due = |slot: &Slot| self.kind(*slot) == Kind::Whippet && self.enters_on(*slot) == Some(p.turn);
        let all = set_of(self.slots_of(Seat::Second).filter(due));
        if all == 0 {
            return;
        }
        let mut count = self.tables.scenario.whippets;
        if let Some(more) = self.tables.scenario.whippets_die {
            let die = dice.die();
            count = (die + more).min(all.count_ones() as u8);
            journal.note(rule!("12.1.whippets"), Event::WhippetsComing { die, count });
        }
        for slot in each(all).skip(usize::from(count)) {
            p.unit_mut(slot).marks = mark::ABSENT;
        }
    }

    /// Tanks due on this very turn enter before the first draw of a random one (2.3.3.aleatoire, r.mark-iv-random).
    pub(crate) fn open_arrivals(&self, p: &mut Position, journal: &mut Log) {
        p.active = Seat::Second;
        p.phase = Phase::Arrive;
        let due = |slot: &Slot| p.unit(*slot).has(mark::WAITING) && self.enters_on(*slot) == Some(p.turn);
        p.able = set_of(self.slots_of(Seat::Second).filter(due));
        if p.able == 0 {
            return;
        }
        journal.note(rule!("2.3.3.aleatoire"), Event::ArrivalsOpen { count: p.able.count_ones() as u8 });
        if self.arrivals_rule(p) != rule!("2.3.3.aleatoire") {
            journal.also(self.arrivals_rule(p));
        }
    }

    /// The section that lets tanks enter before the first draw: of Mark IVs our ruling.
    pub(crate) fn arrivals_rule(&self, p: &Position) -> Rule {
        let mark_ivs = each(p.able).any(|slot| self.kind(slot).is_mark_iv());
        if mark_ivs { rule!("r.mark-iv-random") } else { rule!("2.3.3.aleatoire") }
    }

    /// Whether a reinforcement may still come.
    pub(crate) fn may_come(&self, p: &Position, slot: Slot) -> bool {
        p.unit(slot).has(mark::WAITING) && self.check_a7v(p, slot).is_ok()
    }
}
