//! The end of a turn: works (2.8), depots (3.1), smoke (3.12), what is kept (2.2.conserve), and who has won (r.victory).

use contract::{BySeat, Seat};

use crate::event::Event;
use crate::position::{Ended, Hand, Phase, Position, mark, one, side_of, soil};
use crate::units::{Class, Slot, UNITS};
use crate::{DerDesDers, Log, rule};

/// As high as a unit digs in play (2.8.maximum).
const DUG: u8 = 2;

impl DerDesDers {
    pub(crate) fn end_turn(&self, p: &mut Position, journal: &mut Log) {
        self.entrench(p, journal);
        self.finish_depots(p, journal);
        self.clear_smoke(p, journal);
        for side in Seat::BOTH {
            let had = p.resources[side];
            let kept = had.div_ceil(2);
            p.resources[side] = kept;
            if had > 0 {
                journal.note(rule!("2.2.conserve"), Event::Kept { side, kept, lost: had - kept });
            }
        }
        for unit in &mut p.units {
            unit.marks &= !mark::OF_A_TURN;
            unit.assaults = 0;
        }
        (p.hand, p.group, p.initiative) = (Hand::EMPTY, 0, false);
        p.brings = BySeat::default();
        self.forget_finds(p, journal);
        if p.turn >= self.scenario.turns {
            self.count_up(p, journal);
        } else {
            p.turn += 1;
        }
    }

    /// Infantry that was left in peace digs (2.8).
    fn entrench(&self, p: &mut Position, journal: &mut Log) {
        // By place, not by unit: in which order they dig tells nothing.
        for hex in self.map.all() {
            let Some(slot) = p.on(hex) else { continue };
            let unit = p.unit(slot);
            // What lies in ambush is infantry, or means to be taken for it (r.decoy).
            let digs = matches!(unit.class, Class::Infantry | Class::Decoy);
            if digs && !unit.has(mark::MOVED | mark::FOUGHT | mark::STRUCK) && p.works(hex) < DUG {
                let level = p.works(hex) + 1;
                p.set_works(hex, level);
                journal.note(rule!("2.8"), Event::Entrenched { unit: self.who(p, slot), hex, level });
                self.lie_low(p, slot, journal);
            }
        }
    }

    /// What was found this turn is forgotten: whoever has come under cover since lies in ambush now (r.ambush).
    fn forget_finds(&self, p: &mut Position, journal: &mut Log) {
        let found = p.found.0[0] | p.found.0[1];
        p.found.0 = [0; 2];
        for hex in self.map.all() {
            if let Some(slot) = p.on(hex).filter(|slot| found & one(*slot) != 0) {
                self.lie_low(p, slot, journal);
            }
        }
    }

    fn finish_depots(&self, p: &mut Position, journal: &mut Log) {
        for hex in self.map.all() {
            let Some(slot) = p.on(hex).filter(|slot| p.unit(*slot).has(mark::BUILDING)) else { continue };
            if p.unit(slot).has(mark::MOVED | mark::FOUGHT | mark::STRUCK) {
                journal.note(rule!("3.1.repos"), Event::DepotGivenUp { unit: self.who(p, slot), hex });
                continue;
            }
            let side = side_of(slot);
            p.soil[hex.index()] |= soil::DEPOT << side.index();
            journal.note(rule!("3.1"), Event::DepotBuilt { side, hex });
        }
    }

    fn clear_smoke(&self, p: &mut Position, journal: &mut Log) {
        for hex in self.map.all() {
            if p.has_smoke(hex) {
                p.soil[hex.index()] -= soil::PUFF;
                if !p.has_smoke(hex) {
                    journal.note(rule!("3.12.duree"), Event::SmokeClears { hex });
                }
            }
        }
    }

    // --- Victory.

    /// The points of each side if the battle ended now (r.victory).
    pub fn standing(&self, p: &Position) -> [i16; 2] {
        Seat::BOTH.map(|side| {
            let prizes = self.scenario.prizes.iter().enumerate();
            let held = prizes.filter(|(at, _)| p.prizes[side] & 1 << at != 0);
            p.points[side] + held.map(|(_, prize)| i16::from(prize.worth[side.index()])).sum::<i16>()
        })
    }

    fn count_up(&self, p: &mut Position, journal: &mut Log) {
        let points = self.standing(p);
        let lead = points[0] - points[1];
        journal.note(rule!("r.last-turn"), Event::Counted { points, lead });
        self.win(p, if lead > self.scenario.lead { Seat::First } else { Seat::Second }, journal);
    }

    fn win(&self, p: &mut Position, side: Seat, journal: &mut Log) {
        p.phase = Phase::Over;
        p.ended = Ended::by(side);
        (p.hand, p.group, p.initiative) = (Hand::EMPTY, 0, false);
        journal.note(rule!("r.victory"), Event::Won { side });
    }

    /// Whether a side has nobody left, or no base (r.rout).
    pub(crate) fn is_routed(&self, p: &Position, side: Seat) -> bool {
        let bases = self.army(side).bases.len();
        if bases > 0 && p.captured[side].count_ones() as usize == bases && !self.has_train(p, side) {
            return true;
        }
        if !self.options.decoys {
            return p.occupied(side).is_empty();
        }
        !p.there(side).any(|(_, unit)| unit.class != Class::Decoy)
    }

    /// A side that is routed has lost at once; of both, the one with fewer points.
    pub(crate) fn check_rout(&self, p: &mut Position, journal: &mut Log) -> bool {
        let routed = Seat::BOTH.map(|side| self.is_routed(p, side));
        let loser = match routed {
            [false, false] => return false,
            [true, false] => Seat::First,
            [false, true] => Seat::Second,
            [true, true] => {
                let [attacker, defender] = self.standing(p);
                if attacker - defender > self.scenario.lead { Seat::Second } else { Seat::First }
            }
        };
        p.fight = crate::position::Fight::NONE;
        journal.note(rule!("r.rout"), Event::Routed { side: loser });
        self.win(p, loser.other(), journal);
        true
    }

    /// Units on the table, as the enemy counts them: a decoy has its token too (r.decoy).
    pub(crate) fn tokens(&self, p: &Position, side: Seat) -> u8 {
        p.there(side).count() as u8
    }

    /// Every unit there is, on the table or not.
    pub(crate) fn all_slots(&self) -> std::ops::Range<Slot> {
        0..UNITS as Slot
    }
}
