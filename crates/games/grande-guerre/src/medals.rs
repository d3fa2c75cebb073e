//! Objective medals: won at the start of one's turn, lost at the instant they no longer hold; and victory.

use contract::{Rule, Seat};

use crate::board::{Hex, bits};
use crate::event::Event;
use crate::position::{Ended, Phase, Slot, side_of};
use crate::scenario::{Aim, Objective};
use crate::tables::Arm;
use crate::{GrandeGuerre, Log, Position, rule};

impl GrandeGuerre {
    /// The medals of a side at this instant: those kept for good and those of the objectives it holds. One vacated in the
    /// moves under way counts again only when another unit has entered it (`medaille.relais`).
    pub fn medals(&self, p: &Position, side: Seat) -> u8 {
        let held = bits(p.objectives[side]).filter(|place| self.stands(p, *place, side));
        p.medals[side] + held.map(|place| self.scenario.objectives[place].worth[side]).sum::<u8>()
    }

    /// Whether a side fulfils an objective, the others it needs left aside.
    pub(crate) fn fulfils(p: &Position, objective: &Objective, side: Seat) -> bool {
        let own = (p.held[side] & objective.hexes).count_ones();
        let theirs = (p.held[side.other()] & objective.hexes).count_ones();
        match objective.aim {
            Aim::Held | Aim::Captured => own > 0,
            Aim::Cleared => theirs == 0,
            Aim::Majority => own > theirs,
        }
    }

    /// Whether an objective stands for a side: it and all those it needs are fulfilled.
    fn stands(&self, p: &Position, place: usize, side: Seat) -> bool {
        let objective = &self.scenario.objectives[place];
        objective.open_to[side]
            && GrandeGuerre::fulfils(p, objective, side)
            && bits(objective.needs)
                .all(|need| GrandeGuerre::fulfils(p, &self.scenario.objectives[need], side))
    }

    /// The start of a turn: objectives that stand are won (`medaille.debut`).
    pub(crate) fn award_objectives(&self, p: &mut Position, journal: &mut Log) {
        let side = p.active;
        for place in 0..self.scenario.objectives.len() {
            self.try_award(p, side, place, journal);
        }
    }

    /// Objectives that count the moment they are reached (`medaille.provisoire`, `medaille.permanente`).
    fn award_at_once(&self, p: &mut Position, journal: &mut Log) {
        for (place, objective) in self.scenario.objectives.iter().enumerate() {
            if objective.at_once {
                for side in [p.active, p.passive()] {
                    self.try_award(p, side, place, journal);
                }
            }
        }
    }

    /// Whether a side that does not have an objective is to have it, now or when its turn begins.
    pub(crate) fn is_due(&self, p: &Position, side: Seat, place: usize) -> bool {
        let bit = 1 << place;
        // Of a group that both have entered, whoever holds it keeps it (`medaille.groupe`).
        let kept = || p.objectives[side.other()] & bit != 0 && self.stands(p, place, side.other());
        (p.objectives[side] | p.captured) & bit == 0 && self.stands(p, place, side) && !kept()
    }

    fn try_award(&self, p: &mut Position, side: Seat, place: usize, journal: &mut Log) {
        if !self.is_due(p, side, place) {
            return;
        }
        let bit = 1 << place;
        let objective = &self.scenario.objectives[place];
        let worth = objective.worth[side];
        let event = Event::ObjectiveWon { side, objective: place as u8, medals: worth };
        if objective.aim == Aim::Captured {
            p.captured |= bit;
            p.medals[side] += worth;
            let rule = if objective.at_once {
                rule!("medaille.permanente")
            } else {
                rule!("medaille.permanente-debut")
            };
            journal.note(rule, event);
        } else {
            p.objectives[side] |= bit;
            p.objectives[side.other()] &= !bit;
            let rule = match objective.aim {
                Aim::Majority => rule!("medaille.surnombre"),
                _ if objective.at_once => rule!("medaille.provisoire"),
                _ => rule!("medaille.debut"),
            };
            journal.note(rule, event);
        }
        self.check_victory(p, journal);
    }

    /// Objectives that no longer stand are lost. While the active side moves, what its own moves vacate may still be
    /// entered by another unit (`medaille.relais`).
    pub(crate) fn review_objectives(&self, p: &mut Position, journal: &mut Log) {
        let moving = match p.phase {
            Phase::Moves | Phase::AtMove | Phase::Onward => true,
            // Engineers clear wire after a move, and after the advance of a combat.
            Phase::Clear => p.depth == 0,
            _ => false,
        };
        for side in Seat::BOTH {
            if moving && side == p.active {
                continue;
            }
            for place in bits(p.objectives[side]) {
                if !self.stands(p, place, side) {
                    p.objectives[side] &= !(1 << place);
                    let objective = &self.scenario.objectives[place];
                    let rule = if objective.aim == Aim::Majority {
                        rule!("medaille.surnombre-perdue")
                    } else {
                        rule!("medaille.perdue")
                    };
                    journal.note(rule, Event::ObjectiveLost { side, objective: place as u8 });
                }
            }
        }
        self.award_at_once(p, journal);
        // An objective that has been entered again counts again.
        self.check_victory(p, journal);
    }

    /// Medals kept for good.
    pub(crate) fn award(
        &self,
        p: &mut Position,
        side: Seat,
        medals: u8,
        rule: Rule,
        event: Event,
        journal: &mut Log,
    ) {
        p.medals[side] += medals;
        journal.note(rule, event);
        self.check_victory(p, journal);
    }

    /// Whoever has the medals has won, at that instant (`victoire`).
    fn check_victory(&self, p: &mut Position, journal: &mut Log) {
        for side in [p.active, p.passive()] {
            if !p.is_over() && self.medals(p, side) >= self.scenario.medals {
                p.ended = Ended::won_by(side);
                journal.note(rule!("victoire"), Event::Victory { side, medals: self.medals(p, side) });
            }
        }
    }

    /// A unit has lost its last figure (`victoire.unite`).
    pub(crate) fn destroy(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        let side = side_of(slot);
        let unit = *p.unit(slot);
        let arm = self.arm(p, slot);
        let ditched = unit.has(crate::position::mark::DITCHED);
        self.take_token_off(p, slot, journal);
        p.remove(slot);
        let worth = if arm == Arm::Tank && self.options.tank_medals && !ditched { 2 } else { 1 };
        if arm == Arm::FieldGun && self.scenario.gun_capture > 0 {
            p.guns |= unit.hex.bit();
            journal.note(rule!("r.canon-servants"), Event::GunAbandoned { hex: unit.hex });
        }
        let event = Event::Destroyed { side, unit: unit.kind, hex: unit.hex, medals: worth };
        self.award(p, side.other(), worth, rule!("victoire.unite"), event, journal);
        self.review_objectives(p, journal);
    }

    /// A unit goes from its hex to another; a medal that belongs to the unit goes with it while it stays in its group.
    pub(crate) fn relocate(&self, p: &mut Position, slot: Slot, to: Hex) {
        let (side, from) = (side_of(slot), p.unit(slot).hex);
        p.shift(slot, to);
        for (place, objective) in self.scenario.objectives.iter().enumerate() {
            let moves = objective.hexes == from.bit() && objective.follows & to.bit() != 0;
            if moves && p.objectives[side] & 1 << place != 0 {
                let same = |other: &Objective| other.hexes == to.bit() && other.follows == objective.follows;
                if let Some(next) = self.scenario.objectives.iter().position(same) {
                    p.objectives[side] &= !(1 << place);
                    p.objectives[side] |= 1 << next;
                }
                return;
            }
        }
    }

    /// A unit has come to stand on a hex: a gun left there is taken (`r.canon-pris`).
    pub(crate) fn arrive(&self, p: &mut Position, slot: Slot, hex: Hex, journal: &mut Log) {
        let side = side_of(slot);
        if p.guns & hex.bit() != 0 && side == crate::board::ALLIED {
            p.guns &= !hex.bit();
            let medals = self.scenario.gun_capture;
            self.award(p, side, medals, rule!("r.canon-pris"), Event::GunTaken { hex, medals }, journal);
            journal.also(rule!("medaille.permanente"));
        }
        self.review_objectives(p, journal);
    }
}
