//! Specialists added at set-up: which, to whom, how many.

use contract::{Refusal, Seat};

use crate::board::{ALLIED, BOARD, Hex, Sector};
use crate::event::Event;
use crate::position::{Phase, Position, mark};
use crate::tables::{Arm, Specialist};
use crate::{Decision, GrandeGuerre, Log, own_unit, refuse, rule};

impl GrandeGuerre {
    /// How many figures of a trade, and of the trade that shares them, a side has on the board.
    pub(crate) fn placed(&self, p: &Position, side: Seat, trade: Specialist, shared: bool) -> u8 {
        let with = if shared { self.tables.specialist(trade).stock_with } else { None };
        p.army(side)
            .filter(|slot| p.unit(*slot).specialist().is_some_and(|one| one == trade || Some(one) == with))
            .count() as u8
    }

    /// Whether the historical table leaves room for one more (`specialiste.historique`).
    fn check_history(&self, p: &Position, side: Seat, trade: Specialist, hex: Hex) -> Result<(), Refusal> {
        if !self.options.historical {
            return Ok(());
        }
        let data = self.tables.specialist(trade);
        let army = self.scenario.army(side);
        if self.placed(p, side, trade, false) >= data.historical(army, self.scenario.year) {
            return refuse(rule!("specialiste.historique"), "not-in-that-year");
        }
        if let Some(most) = data.per_sector {
            for sector in Sector::ALL {
                let hexes = BOARD.sector(side, sector);
                let there = p
                    .army(side)
                    .filter(|slot| p.unit(*slot).has_trade(trade) && hexes & p.unit(*slot).hex.bit() != 0)
                    .count();
                if hexes & hex.bit() != 0 && there >= usize::from(most) {
                    return refuse(rule!("specialiste.historique"), "one-a-sector");
                }
            }
        }
        Ok(())
    }

    fn check_trade(&self, p: &Position, side: Seat, trade: Specialist, hex: Hex) -> Result<(), Refusal> {
        let slot = own_unit(p, hex, rule!("specialiste.amie"))?;
        let data = self.tables.specialist(trade);
        if !data.on.contains(&self.arm(p, slot)) {
            return refuse(rule!("specialiste.arme"), "wrong-arm");
        }
        if self.placed(p, side, trade, true) >= data.stock_of(self.scenario.army(side)) {
            return refuse(rule!("specialiste.stock"), "none-in-the-box");
        }
        Ok(())
    }

    /// Adding a specialist (`specialiste.supplementaires`).
    pub(crate) fn check_place(&self, p: &Position, trade: Specialist, hex: Hex) -> Result<(), Refusal> {
        let side = p.active;
        let grenadiers = p.to_place[side][0] > 0;
        if grenadiers && trade != Specialist::Grenadier {
            return refuse(self.scenario_rule, "grenadiers-first");
        }
        if let Some(slot) = p.own_at(side, hex)
            && p.unit(slot).trade > 0
        {
            return refuse(rule!("specialiste.une-par-unite"), "one-specialist");
        }
        self.check_trade(p, side, trade, hex)?;
        if grenadiers { Ok(()) } else { self.check_history(p, side, trade, hex) }
    }

    /// Exchanging a specialist on the map by agreement (`specialiste.remplacer`).
    pub(crate) fn check_exchange(&self, p: &Position, trade: Specialist, hex: Hex) -> Result<(), Refusal> {
        let side = p.active;
        let slot = own_unit(p, hex, rule!("specialiste.amie"))?;
        let unit = p.unit(slot);
        if unit.trade == 0 || unit.has(mark::TRIED) || unit.has_trade(trade) {
            return refuse(rule!("specialiste.une-par-unite"), "nothing-to-exchange");
        }
        let mut without = *p;
        without.unit_mut(slot).trade = 0;
        self.check_trade(&without, side, trade, hex)?;
        self.check_history(&without, side, trade, hex)
    }

    pub(crate) fn place(&self, p: &mut Position, trade: Specialist, hex: Hex, journal: &mut Log) {
        let slot = p.on[hex.index()];
        let exchange = p.phase == Phase::Exchange;
        let unit = p.unit_mut(slot);
        unit.trade = trade as u8 + 1;
        let placed = Event::SpecialistPlaced { hex, unit: unit.kind, specialist: trade };
        if exchange {
            unit.marks |= mark::TRIED;
            journal.note(rule!("specialiste.remplacer"), placed);
            return;
        }
        let left = &mut p.to_place[p.active];
        if left[0] > 0 {
            left[0] -= 1;
        } else {
            left[1] -= 1;
        }
        journal.note(rule!("specialiste.supplementaires"), placed);
    }

    /// Adding or exchanging, whichever it is the time for.
    fn check_joining(&self, p: &Position, trade: Specialist, hex: Hex) -> Result<(), Refusal> {
        match p.phase {
            Phase::Exchange => self.check_exchange(p, trade, hex),
            _ => self.check_place(p, trade, hex),
        }
    }

    /// Every specialist that may join the unit on a hex.
    pub(crate) fn list_places(&self, p: &Position, hex: Hex, out: &mut Vec<Decision>) {
        let joining = Specialist::ALL.into_iter().filter(|trade| self.check_joining(p, *trade, hex).is_ok());
        out.extend(joining.map(|trade| Decision::Place(trade, hex)));
    }

    /// Whether any specialist may join the unit on a hex.
    pub(crate) fn can_place(&self, p: &Position, hex: Hex) -> bool {
        Specialist::ALL.into_iter().any(|trade| self.check_joining(p, trade, hex).is_ok())
    }

    pub(crate) fn can_place_any(&self, p: &Position) -> bool {
        p.army(p.active).any(|slot| self.can_place(p, p.unit(slot).hex))
    }

    /// Who adds a specialist next: the grenadiers of the scenario first, in its order; then the first player all of his,
    /// and the other (`specialiste.premier`). None when all are placed or nobody can hold one.
    pub(crate) fn next_placer(&self, p: &mut Position) -> bool {
        let grenadiers = self.scenario.grenadiers_first.unwrap_or(p.first);
        let order = [(grenadiers, 0), (grenadiers.other(), 0), (p.first, 1), (p.first.other(), 1)];
        for (side, what) in order {
            while p.to_place[side][what] > 0 {
                p.active = side;
                if self.can_place_any(p) {
                    return true;
                }
                p.to_place[side][what] = 0;
            }
        }
        false
    }

    /// The first player has exchanged all he wants, then the other.
    pub(crate) fn end_exchange(&self, p: &mut Position) {
        if p.active == p.first {
            p.active = p.first.other();
        } else {
            p.phase = Phase::Deploy;
        }
    }

    // --- Two tanks instead of three (`r.char-substitution`).

    pub(crate) fn check_tank(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        let tank = p.own_at(ALLIED, hex).filter(|slot| self.arm(p, *slot) == Arm::Tank);
        if tank.is_some() { Ok(()) } else { refuse(rule!("r.char-substitution"), "no-tank-there") }
    }

    pub(crate) fn withdraw(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        let slot = p.on[hex.index()];
        p.lift(slot);
        *p.unit_mut(slot) = crate::position::Unit::GONE;
        p.to_place[ALLIED][1] += 1;
        journal.note(rule!("r.char-substitution"), Event::TankWithdrawn { hex });
        p.phase = Phase::Substitute;
    }

    pub(crate) fn substitute(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        let slot = p.on[hex.index()];
        p.unit_mut(slot).kind = self.saint_chamond;
        journal.note(rule!("r.char-substitution"), Event::TankSubstituted { hex });
        self.after_substitution(p);
    }
}
