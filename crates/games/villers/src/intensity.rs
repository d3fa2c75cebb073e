//! Intensity and confusion (6), and keeping cohesion (opt.3).

use contract::{Dice, Seat};

use crate::event::Event;
use crate::position::{Phase, Position};
use crate::{Log, Villers, rule};

impl Villers {
    /// Intensity rises.
    pub(crate) fn heat(&self, p: &mut Position, by: u8) {
        p.intensity = p.intensity.saturating_add(by);
    }

    /// What the Germans need to keep cohesion: the highest face of the die; 0 if none will do.
    pub(crate) fn cohesion_limit(&self, p: &Position) -> u8 {
        let excess = p.intensity.saturating_sub(p.confusion);
        self.tables.intensity.cohesion.saturating_sub(p.turn).saturating_sub(excess).min(6)
    }

    /// Whether the Germans have an attempt at keeping cohesion, and one that may succeed (r.cohesion).
    pub(crate) fn may_keep_cohesion(&self, p: &Position) -> bool {
        self.options.cohesion && !p.tried && self.cohesion_limit(p) > 0
    }

    /// Intensity is compared with confusion at the end of a classic turn (1.c8). Whether somebody is asked.
    pub(crate) fn test_intensity(&self, p: &mut Position, journal: &mut Log) -> bool {
        let (intensity, confusion) = (p.intensity, p.confusion);
        journal.note(rule!("1.c8"), Event::IntensityTest { intensity, confusion });
        if p.held {
            p.held = false;
            p.random = true;
            journal.note(rule!("opt.3.suite"), Event::CohesionEnds { turn: p.turn + 1 });
            if self.tables.is_night(p.turn + 1) {
                journal.also(rule!("1.a.duree"));
            }
            return false;
        }
        if intensity < confusion {
            return false;
        }
        if self.may_keep_cohesion(p) {
            p.phase = Phase::Cohesion;
            p.active = Seat::First;
            return true;
        }
        p.tried = true;
        self.break_sequence(p, journal);
        false
    }

    /// The following turns are played by drawing markers (1.a), until nightfall: if that comes next, none is (1.a.duree).
    fn break_sequence(&self, p: &mut Position, journal: &mut Log) {
        p.random = true;
        let rule = if self.tables.is_night(p.turn + 1) { rule!("1.a.duree") } else { rule!("1.a") };
        journal.note(rule, Event::SequenceBreaks { turn: p.turn + 1 });
        journal.also(rule!("6.atteint"));
    }

    /// The Germans try to keep cohesion.
    pub(crate) fn hold(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        p.tried = true;
        let die = dice.die();
        let held = die <= self.cohesion_limit(p);
        let sum = die + p.turn + p.intensity.saturating_sub(p.confusion);
        journal.note(rule!("opt.3"), Event::Cohesion { die, sum, held });
        if held {
            p.held = true;
        } else {
            self.break_sequence(p, journal);
        }
    }

    /// They do not.
    pub(crate) fn let_go(&self, p: &mut Position, journal: &mut Log) {
        p.tried = true;
        self.break_sequence(p, journal);
    }
}
