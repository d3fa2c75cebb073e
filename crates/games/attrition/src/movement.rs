//! Movement (4.6), in the peace of spring 1914 (6.1), and to the airfield (11.3).

use contract::Seat;

use crate::decision::{Decision, Subject};
use crate::event::Event;
use crate::fog::tell;
use crate::map::{ALLIED, CAPITALS, Region, Regions, each, flood};
use crate::position::Position;
use crate::tables::{Arm, CENTRAL, Class, ENTENTE, Nation, Ploy, SPRING_1914};
use crate::tile::{Marks, Piece, Place, Tile};
use crate::{Attrition, Checked, Log, refuse, rule};

/// Where tiles that start in a capital can go.
#[derive(Clone, Copy, Default)]
pub(crate) struct Reach {
    /// By land alone.
    pub land: Regions,
    /// By sea first.
    pub sea: Regions,
}

impl Attrition {
    /// Where tiles of a side that start in a region can go (4.6.2–4.6.4, 6.1).
    pub(crate) fn reach(&self, p: &Position, side: Seat, from: Region) -> Reach {
        let friendly = p.control(side);
        let enemy = if p.turn == SPRING_1914 { 0 } else { p.control(side.other()) };
        // No step straight from a contested capital into an enemy region (4.6.3).
        let first = p.contested | if p.contested & from.bit() != 0 { 0 } else { enemy };
        let go = |neighbours: Regions| {
            let inside = flood(&self.map.land, neighbours & friendly, friendly & !from.bit());
            let border = each(inside).fold(0, |border, region| border | self.map.land[region.index()]);
            (inside | border & (p.contested | enemy) | neighbours & first) & !from.bit()
        };
        Reach {
            land: go(self.map.land[from.index()]),
            sea: if side == ENTENTE { go(self.map.sea[from.index()]) } else { 0 },
        }
    }

    /// Whether a card keeps a class from moving and advancing (15.CP6).
    pub(crate) fn mutinous(&self, p: &Position, class: Class) -> bool {
        p.in_force(Ploy::Mutinies) && class.nation() == Some(Nation::France)
    }

    fn may_park(&self, class: Class) -> bool {
        self.options.air && class.arm() == Arm::Aircraft
    }

    pub(crate) fn move_subjects(&self, p: &Position, seat: Seat, f: &mut dyn FnMut(Subject)) {
        for region in each(CAPITALS & ALLIED[seat]) {
            if p.tiles_in(seat, region) == 0 {
                continue;
            }
            let reach = self.reach(p, seat, region);
            let stuck = reach.land | reach.sea == 0;
            let movable = |(class, marks, _): (Class, Marks, u8)| {
                !marks.has(Marks::MOVED) && !self.mutinous(p, class) && (!stuck || self.may_park(class))
            };
            if p.stacks(seat, region).any(movable) {
                f(Subject::Region(region));
            }
        }
    }

    pub(crate) fn list_moves(&self, p: &Position, seat: Seat, on: Subject, out: &mut Vec<Decision>) {
        let Subject::Region(from) = on else { return };
        let reach = self.reach(p, seat, from);
        for (class, marks, _) in p.stacks(seat, from) {
            if marks.has(Marks::MOVED) || self.mutinous(p, class) {
                continue;
            }
            let piece = Piece { class, face: marks.face() };
            out.extend(each(reach.land).map(|to| Decision::Move { piece, from, to, sea: false }));
            out.extend(each(reach.sea).map(|to| Decision::Move { piece, from, to, sea: true }));
            if self.may_park(class) {
                out.push(Decision::Park(piece, from));
            }
        }
    }

    /// A tile of the seat's, in a region.
    pub(crate) fn check_piece(&self, p: &Position, seat: Seat, piece: Piece, region: Region) -> Checked {
        let like = |marks: Marks| marks.face() == piece.face;
        if piece.class.side() != seat || p.find(piece.class, region, like).is_none() {
            return refuse(rule!("r.unknown"), "no-such-tile");
        }
        Ok(())
    }

    /// A tile of the seat's that has not moved, in an allied capital (4.6.1, 4.6.2).
    fn check_mover(&self, p: &Position, seat: Seat, piece: Piece, from: Region) -> Checked {
        self.check_piece(p, seat, piece, from)?;
        if !from.is_capital() || from.allegiance() != seat {
            return refuse(rule!("4.6.1"), "not-an-allied-capital");
        }
        let unmoved = |marks: Marks| marks.face() == piece.face && !marks.has(Marks::MOVED);
        if p.find(piece.class, from, unmoved).is_none() {
            return refuse(rule!("4.6.2.stop"), "has-moved");
        }
        if self.mutinous(p, piece.class) {
            return refuse(rule!("15.forbids"), "mutinies");
        }
        Ok(())
    }

    pub(crate) fn check_move(
        &self,
        p: &Position,
        seat: Seat,
        piece: Piece,
        from: Region,
        to: Region,
        sea: bool,
    ) -> Checked {
        self.check_mover(p, seat, piece, from)?;
        if from == to {
            return refuse(rule!("4.6.2.stop"), "no-way");
        }
        if p.neutral & to.bit() != 0 {
            return refuse(rule!("2.6"), "neutral-region");
        }
        if sea && seat == CENTRAL {
            return refuse(rule!("4.6.4.sea"), "sea-is-the-ententes");
        }
        let reach = self.reach(p, seat, from);
        if (if sea { reach.sea } else { reach.land }) & to.bit() != 0 {
            return Ok(());
        }
        let enemy = p.control(seat.other()) & to.bit() != 0;
        if enemy && p.turn == SPRING_1914 {
            return refuse(rule!("6.1"), "peacetime");
        }
        let neighbours = if sea { self.map.sea[from.index()] } else { self.map.land[from.index()] };
        if enemy && p.contested & from.bit() != 0 && neighbours & to.bit() != 0 {
            return refuse(rule!("4.6.3"), "contested-capital");
        }
        if sea {
            return refuse(rule!("4.6.4.sea"), "no-sea-way");
        }
        refuse(rule!("4.6.2.stop"), "no-way")
    }

    pub(crate) fn check_park(&self, p: &Position, seat: Seat, piece: Piece, from: Region) -> Checked {
        if !self.may_park(piece.class) {
            return refuse(rule!("11.3"), "aircraft-only");
        }
        self.check_mover(p, seat, piece, from)
    }

    pub(crate) fn move_tile(
        &self,
        p: &mut Position,
        piece: Piece,
        from: Region,
        to: Region,
        sea: bool,
        journal: &mut Log,
    ) {
        let marks = Marks(piece.face.0);
        let moved = marks.with(Marks::MOVED | if sea { Marks::SEA } else { 0 });
        p.change(piece.class, Tile::new(from, marks), Tile::new(to, moved));
        let tile = self.shown(piece);
        if sea {
            journal.note(rule!("4.6.4"), Event::Sailed { tile, from, to });
        } else {
            journal.note(rule!("4.6.2"), Event::Moved { tile, from, to });
        }
    }

    /// An aircraft goes to the airfield, where everyone sees what it is (11.3, r.fog-airfield).
    pub(crate) fn park(&self, p: &mut Position, piece: Piece, from: Region, journal: &mut Log) {
        let there = Tile::new(from, Marks(piece.face.0));
        p.change(piece.class, there, Tile::new(Place::AIRFIELD, Marks::NONE));
        let event = Event::Parked { class: piece.class, region: from };
        tell(journal, rule!("11.3"), event, !piece.face.is_up());
    }
}
