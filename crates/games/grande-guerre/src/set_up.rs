//! Setting up: the map, the forces, who begins, specialists, cards, and the bombardment of No Man's Land.

use contract::{BySeat, Dice, Seat};
use serde_big_array::Array;

use crate::board::{ALLIED, HEXES, Hex, ROWS};
use crate::command::roll;
use crate::event::Event;
use crate::position::{
    Battery, Deck, Ended, Fight, NO_CARD, NOBODY, Orders, Pending, Phase, Position, SIDE, Slot, Unit,
};
use crate::scenario::First;
use crate::tables::{Arm, Combat, Command, Face, Ground};
use crate::{GrandeGuerre, Log, rule};

impl GrandeGuerre {
    /// The board as the scenario lays it out, with nothing dealt.
    pub(crate) fn lay_out(&self) -> Position {
        let scenario = &self.scenario;
        let mut p = Position {
            units: Array([Unit::GONE; 2 * SIDE]),
            on: Array([NOBODY; HEXES]),
            held: BySeat::default(),
            wire: scenario.wire,
            craters: scenario.craters,
            fortified: scenario.fortified,
            damaged: scenario.damaged,
            levelled: 0,
            ruined: 0,
            guns: 0,
            commands: Deck::of(self.tables.commands.iter().map(|card| card.copies)),
            combats: Deck::of(self.tables.combats.iter().map(|card| card.copies)),
            looked: [NO_CARD; 3],
            hq: BySeat::default(),
            spent: 0,
            allowance: BySeat([1, 1]),
            played: false,
            struck: false,
            force: 0,
            phase: Phase::Withdraw,
            active: Seat::First,
            first: Seat::First,
            turn: 1,
            card: Command::NONE,
            effective: Command::NONE,
            choice: 0,
            last: BySeat([Command::NONE; 2]),
            orders: Orders::default(),
            battery: Battery::SILENT,
            pending: Pending::IDLE,
            fights: [Fight::NONE; 2],
            depth: 0,
            to_place: BySeat::default(),
            rows: 0,
            medals: BySeat::default(),
            objectives: BySeat::default(),
            captured: 0,
            ended: Ended::Not,
        };
        let mut next = [0, SIDE];
        for deployed in &scenario.units {
            let slot = next[deployed.side.index()] as Slot;
            next[deployed.side.index()] += 1;
            let figures = self.tables.units[usize::from(deployed.kind)].figures;
            let trade = deployed.specialist.map_or(0, |trade| trade as u8 + 1);
            let unit = Unit { kind: deployed.kind, figures, full: figures, trade, ..Unit::GONE };
            p.units[usize::from(slot)] = unit;
            p.put(slot, deployed.hex);
            p.unit_mut(slot).start = deployed.hex;
        }
        for (place, objective) in scenario.objectives.iter().enumerate() {
            if let Some(side) = objective.begins {
                p.objectives[side] |= 1 << place;
            }
        }
        for seat in Seat::BOTH {
            let forces = scenario.forces[seat];
            p.hq[seat] = forces.hq;
            let more = if self.options.specialists { forces.more_specialists } else { 0 };
            p.to_place[seat] = [forces.grenadiers, forces.specialists + more];
        }
        p
    }

    pub(crate) fn set_up(&self, dice: &mut Dice, journal: &mut Log) -> Position {
        let mut p = self.lay_out();
        p.first = self.roll_for_first(dice, journal);
        p.active = p.first;
        for seat in Seat::BOTH {
            journal.note(rule!("preparation.9"), Event::Tokens { side: seat, count: p.hq[seat] });
        }
        let tanks = p.army(ALLIED).filter(|slot| self.arm(&p, *slot) == Arm::Tank).count();
        match tanks {
            _ if !self.options.saint_chamond => self.after_substitution(&mut p),
            3.. => {
                p.active = ALLIED;
                p.phase = Phase::Withdraw;
            }
            2 => {
                p.active = ALLIED;
                p.phase = Phase::Substitute;
            }
            _ => self.after_substitution(&mut p),
        }
        self.proceed(&mut p, dice, journal);
        p
    }

    /// Specialists are exchanged where that was agreed, then added.
    pub(crate) fn after_substitution(&self, p: &mut Position) {
        p.active = p.first;
        p.phase = if self.options.replace { Phase::Exchange } else { Phase::Deploy };
    }

    /// Who plays first (`preparation.13`).
    fn roll_for_first(&self, dice: &mut Dice, journal: &mut Log) -> Seat {
        let first = match self.scenario.first {
            First::German => Seat::First,
            First::Allied => Seat::Second,
            First::TwoDice => loop {
                let sums = [0, 1].map(|_| dice.die() + dice.die());
                let event = Event::RolledForFirst { german: sums[0], allied: sums[1] };
                journal.reveal(self.scenario_rule, event);
                if sums[0] != sums[1] {
                    break if sums[0] > sums[1] { Seat::First } else { Seat::Second };
                }
            },
            First::HqDice => {
                let [german, allied] = [0, 1].map(|_| roll(4, dice)[Face::Hq as usize]);
                journal.reveal(self.scenario_rule, Event::RolledForFirst { german, allied });
                if allied > german { Seat::Second } else { Seat::First }
            }
        };
        journal.note(rule!("preparation.13"), Event::PlaysFirst { side: first });
        first
    }

    /// The cards are dealt (`preparation.7`, `preparation.8`).
    pub(crate) fn deal(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        for seat in Seat::BOTH {
            let forces = self.scenario.forces[seat];
            for _ in 0..forces.command {
                if let (Some(card), _) = p.commands.deal(seat, dice) {
                    journal.whisper(seat, rule!("preparation.7"), Event::DrewThis { card: Command(card) });
                }
            }
            journal.note(rule!("preparation.7"), Event::DealtCommand { side: seat, count: forces.command });
            for _ in 0..forces.combat {
                if let (Some(card), _) = p.combats.deal(seat, dice) {
                    journal.whisper(seat, rule!("preparation.8"), Event::DrewThat { card: Combat(card) });
                }
            }
            journal.note(rule!("preparation.8"), Event::DealtCombat { side: seat, count: forces.combat });
        }
    }

    /// The rows of No Man's Land are shelled (`preparation.12`); where the first player picks them, he is asked.
    pub(crate) fn shell_no_mans_land(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        p.active = p.first;
        let plan = self.scenario.no_mans_land.as_ref().filter(|plan| !plan.optional || self.options.craters);
        let Some(plan) = plan else {
            self.begin_turn(p, journal);
            return;
        };
        let by = plan.by.unwrap_or(p.first);
        journal.note(rule!("preparation.12"), Event::ShellsNoMansLand { side: by });
        if plan.optional {
            journal.also(rule!("r.crateres-55"));
        }
        match &plan.rows {
            Some(rows) => {
                for &row in rows {
                    self.shell_row(p, row, by, dice, journal);
                }
                self.begin_turn(p, journal);
            }
            None => p.phase = Phase::Rows,
        }
    }

    /// One row, counted from the left of whoever rolls, until the count leaves the board (`no-mans-land`).
    pub(crate) fn shell_row(&self, p: &mut Position, row: u8, by: Seat, dice: &mut Dice, journal: &mut Log) {
        let start: usize = ROWS[..usize::from(row)].iter().sum();
        let length = ROWS[usize::from(row)];
        let trenches = self.scenario.no_mans_land.as_ref().is_some_and(|plan| plan.trenches);
        let mut place = 0;
        loop {
            place += usize::from(dice.die());
            if place > length {
                return;
            }
            let at = if by == ALLIED { place - 1 } else { length - place };
            let hex = Hex((start + at) as u8);
            self.crater(p, hex, trenches, journal);
        }
    }

    /// A crater where one may be: open country, or wire, without a unit (`no-mans-land.barbeles`).
    fn crater(&self, p: &mut Position, hex: Hex, trenches: bool, journal: &mut Log) {
        let bit = hex.bit();
        let ground = self.ground(p, hex);
        let levels = trenches && matches!(ground, Ground::Trench | Ground::Bunker);
        if p.occupied() & bit != 0 || !(ground == Ground::Country || levels) || p.craters & bit != 0 {
            return;
        }
        if levels {
            p.levelled |= bit;
        }
        p.craters |= bit;
        if p.wire & bit != 0 {
            p.wire &= !bit;
            journal.note(rule!("no-mans-land.barbeles"), Event::Cratered { hex });
        } else {
            journal.note(rule!("no-mans-land"), Event::Cratered { hex });
        }
    }

    /// The rows that the first player may still choose, from his own side outward (`scenario.50`).
    pub(crate) fn row_is_open(&self, p: &Position, row: u8) -> bool {
        // `rows` counts how many rows have been dealt with, from the chooser's side.
        let from_own = if p.first == ALLIED { row } else { 10_u8.saturating_sub(row) };
        row <= 10 && u16::from(from_own) >= p.rows
    }

    pub(crate) fn choose_row(&self, p: &mut Position, row: u8, dice: &mut Dice, journal: &mut Log) {
        let from_own = if p.first == ALLIED { row } else { 10 - row };
        p.rows = u16::from(from_own) + 1;
        journal.note(self.scenario_rule, Event::RowChosen { row });
        self.shell_row(p, row, p.first, dice, journal);
        if p.rows > 10 {
            self.begin_turn(p, journal);
        }
    }
}
