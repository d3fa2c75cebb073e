//! Rail transfer (4.4).

use contract::Seat;

use crate::decision::Subject;
use crate::event::Event;
use crate::map::{ALLIED, CAPITALS, Region, Regions, each, entries_of, flood};
use crate::position::{Focus, Phase, Position};
use crate::tables::{CENTRAL, Class, ENTENTE, Ploy};
use crate::tile::{Marks, Piece, Place, Tile};
use crate::{Attrition, Checked, Log, refuse, rule};

impl Attrition {
    pub(crate) fn open_rail(&self, p: &mut Position) {
        p.focus = Focus::NOTHING;
        p.phase = Phase::Rail;
    }

    /// The regions a side may take tiles from (4.4; 4.3 for Central tiles left in neutral Russia).
    fn rail_sources(&self, p: &Position, side: Seat) -> Regions {
        p.focus.narrow(p.control(side) | p.contested | if side == CENTRAL { p.neutral } else { 0 })
    }

    /// The regions a rail path from a region leads to, neither neutral nor the enemy's (4.4).
    fn rail_reach(&self, p: &Position, side: Seat, from: Region) -> Regions {
        let allowed = p.control(side) | p.contested;
        let paths = if side == ENTENTE { &self.map.paths_of_both_kinds } else { &self.map.land };
        flood(paths, from.bit(), allowed) & allowed
    }

    /// The regions of which a tile must reach one: its nation's entries; any capital of its side for a decoy.
    fn rail_goals(&self, class: Class) -> Regions {
        match class.nation() {
            Some(nation) => entries_of(nation),
            None => CAPITALS & ALLIED[class.side()],
        }
    }

    pub(crate) fn rail_subjects(&self, p: &Position, seat: Seat, f: &mut dyn FnMut(Subject)) {
        for region in each(self.rail_sources(p, seat)).filter(|region| p.tiles_in(seat, *region) > 0) {
            let reach = self.rail_reach(p, seat, region);
            if p.stacks(seat, region).any(|(class, ..)| self.rail_goals(class) & reach != 0) {
                f(Subject::Region(region));
            }
        }
    }

    pub(crate) fn check_rail(&self, p: &Position, seat: Seat, piece: Piece, region: Region) -> Checked {
        if p.in_force(Ploy::Landing) {
            return refuse(rule!("15.forbids"), "landing-bars-rail");
        }
        self.check_piece(p, seat, piece, region)?;
        if p.focus.narrow(region.bit()) == 0 {
            return refuse(rule!("4.4.path"), "one-rail-region");
        }
        if self.rail_sources(p, seat) & region.bit() == 0 {
            return refuse(rule!("4.4.path"), "rail-source");
        }
        if self.rail_goals(piece.class) & self.rail_reach(p, seat, region) == 0 {
            return refuse(rule!("4.4.path"), "no-rail-path");
        }
        Ok(())
    }

    pub(crate) fn rail(&self, p: &mut Position, piece: Piece, region: Region, journal: &mut Log) {
        p.focus = region.into();
        p.change(
            piece.class,
            Tile::new(region, Marks(piece.face.0)),
            Tile::new(Place::RESERVES, Marks::NONE),
        );
        journal.note(rule!("4.4"), Event::Railed { tile: self.shown(piece), region });
    }
}
