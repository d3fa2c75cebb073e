//! The end of a turn: reserves (4.9.3, 4.9.4) and trenches (17.2).

use contract::Seat;

use crate::event::Event;
use crate::map::{Region, Regions};
use crate::position::{Phase, Position};
use crate::tables::{CLASSES, Class, ENTENTE, LUSITANIA, Nation, Ploy};
use crate::tile::{Marks, Place, Tile};
use crate::{Attrition, Checked, Log, refuse, rule};

/// The trench markers of a side (17.1).
const TRENCHES: u8 = 4;

/// Whether tiles of a class are destroyed if they stay in the reserves: those of nations at war (4.9.3), but neither
/// elites (10.2) nor decoys.
pub(crate) fn may_not_wait(class: Class, at_war: u16) -> bool {
    class.arm().is_pouched() && class.nation().is_some_and(|nation| at_war & nation.bit() != 0)
}

impl Attrition {
    /// How many tiles of the reserves would be destroyed if nothing more were done with them (4.9.3).
    pub(crate) fn idle(&self, p: &Position, side: Seat) -> u8 {
        let idle = Class::of_side(side).filter(|class| may_not_wait(*class, p.at_war));
        idle.map(|class| p.count_at(class, Place::RESERVES)).sum()
    }

    /// Tiles of nations at war that were not mobilised are destroyed (4.9.3); neutrals, elites and decoys stay
    /// (4.9.4, 10.2, 12.1).
    pub(crate) fn open_reserves(&self, p: &mut Position, journal: &mut Log) {
        let side = p.active();
        let at_war = p.at_war;
        let mut counts = [0u8; CLASSES.len()];
        p.change_all(side, |class, tile| {
            let idle = tile.place() == Place::RESERVES && may_not_wait(class, at_war);
            counts[usize::from(class.0)] += u8::from(idle);
            idle.then(|| Tile::new(Place::DESTROYED, Marks::NONE))
        });
        let mut any = false;
        for class in Class::of_side(side) {
            let count = counts[usize::from(class.0)];
            if count > 0 {
                any = true;
                self.disclose(journal, rule!("4.9.3"), Event::Discarded { class, count });
            }
        }
        if self.options.fog && !any {
            // That nothing had to be discarded tells something as well.
            journal.reveal(rule!("4.9.4"), Event::NothingDiscarded { side });
        }
        p.phase = Phase::Entrench;
    }

    /// The regions where a side may dig a trench (17.2).
    pub(crate) fn trench_sites(&self, p: &Position, side: Seat) -> Regions {
        let dug: u8 = p.trenches[side].iter().sum();
        if self.options.trenches && dug < TRENCHES { p.contested } else { 0 }
    }

    pub(crate) fn check_trench(&self, p: &Position, seat: Seat, region: Region) -> Checked {
        if self.trench_sites(p, seat) & region.bit() == 0 {
            return refuse(rule!("17.2.where"), "no-trench-there");
        }
        Ok(())
    }

    pub(crate) fn dig(&self, p: &mut Position, side: Seat, region: Region, journal: &mut Log) {
        p.trenches[side][region.index()] += 1;
        journal.note(rule!("17.2"), Event::Trenched { side, region });
    }

    /// What a card does at the very end of a turn (15.EP5); aircraft that stayed out stay.
    pub(crate) fn close_turn_effects(&self, p: &mut Position, journal: &mut Log) {
        if p.in_force(Ploy::Lusitania) && p.active() == ENTENTE {
            let infantry = Class::infantry_of(Nation::Usa);
            if let Some(tile) = p.find(infantry, Place::TRACK, |_| true) {
                p.change(infantry, tile, Tile::new(Place::POUCH, Marks::NONE));
                journal.note(LUSITANIA.info().rule, Event::Added { nation: Nation::Usa, count: 1 });
            }
        }
        if self.options.air {
            p.change_all(p.active().other(), |_, tile| {
                let late = tile.place().region().is_some() && tile.marks().has(Marks::LATE);
                late.then(|| Tile::new(tile.place(), Marks(tile.marks().0 & !Marks::LATE)))
            });
        }
    }
}
