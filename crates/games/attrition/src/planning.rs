//! Planning battles (4.7), and what follows it: Mata Hari (15.CP10) and air reinforcements (11.4).

use contract::Seat;

use crate::event::Event;
use crate::map::{ALL_REGIONS, ALLIED, Region, Regions, each, those};
use crate::position::{Phase, Position};
use crate::tables::{Arm, CENTRAL, Class, Nation, Ploy};
use crate::tile::{Face, Marks, Place, Tile};
use crate::{Attrition, Checked, Log, refuse, rule};

impl Attrition {
    /// Marks the compulsory battles (4.7.1).
    pub(crate) fn open_planning(&self, p: &mut Position, journal: &mut Log) {
        let side = p.active();
        let enemy = p.control(side.other());
        for region in each(enemy) {
            if p.tiles_in(side, region) == 0 {
                continue;
            }
            let foreign = ALLIED[side] & region.bit() == 0;
            if foreign || self.all_came_by_sea(p, side, region) {
                p.battles |= region.bit();
                journal.note(rule!("4.7.1"), Event::BattleMarked { region });
            }
        }
        p.forget_moves();
        p.phase = Phase::Plan;
    }

    /// Whether every tile that came into a region this turn used a sea path (4.7.1, r.sea-arrival).
    fn all_came_by_sea(&self, p: &Position, side: Seat, region: Region) -> bool {
        let mut came =
            p.stacks(side, region).map(|(_, marks, _)| marks).filter(|marks| marks.has(Marks::MOVED));
        let mut any = false;
        came.all(|marks| {
            any = true;
            marks.has(Marks::SEA)
        }) && any
    }

    /// The regions where the active side may plan a battle it need not (4.7.2).
    pub(crate) fn optional_battles(&self, p: &Position) -> Regions {
        those(ALL_REGIONS & !p.battles, |region| self.may_fight_in(p, p.active(), region))
    }

    fn may_fight_in(&self, p: &Position, side: Seat, region: Region) -> bool {
        let enemy = side.other();
        p.tiles_in(side, region) > 0
            && (p.tiles_in(enemy, region) > 0 || p.control(enemy) & region.bit() != 0)
    }

    pub(crate) fn check_plan(&self, p: &Position, seat: Seat, region: Region) -> Checked {
        if p.battles & region.bit() != 0 {
            return refuse(rule!("4.7.2.where"), "already-planned");
        }
        if !self.may_fight_in(p, seat, region) {
            return refuse(rule!("4.7.2.where"), "nothing-to-fight");
        }
        Ok(())
    }

    pub(crate) fn plan(&self, p: &mut Position, region: Region, journal: &mut Log) {
        p.battles |= region.bit();
        journal.note(rule!("4.7.2"), Event::BattlePlanned { region });
    }

    /// Whether a side has a tile of a nation in a region, face up or not.
    pub(crate) fn has_nation(&self, p: &Position, nation: Nation, region: Region) -> bool {
        p.stacks(nation.side(), region).any(|(class, ..)| class.nation() == Some(nation))
    }

    /// Whether, for all that everyone knows, a side may have a tile of a nation in a region.
    pub(crate) fn may_have_nation(&self, p: &Position, nation: Nation, region: Region) -> bool {
        p.stacks(nation.side(), region).any(|(class, marks, _)| {
            let face = marks.face();
            if face.is_up() { class.nation() == Some(nation) } else { face.may_be(nation) }
        })
    }

    /// The battles that Mata Hari may prevent, for all that everyone knows.
    pub(crate) fn may_spy(&self, p: &Position) -> Regions {
        those(p.battles, |region| self.may_have_nation(p, Nation::Germany, region))
    }

    /// The battles that Mata Hari may prevent (15.CP10).
    pub(crate) fn spy_sites(&self, p: &Position) -> Regions {
        those(p.battles, |region| self.has_nation(p, Nation::Germany, region))
    }

    pub(crate) fn check_spy(&self, p: &Position, region: Region) -> Checked {
        if self.spy_sites(p) & region.bit() == 0 {
            return refuse(rule!("15.CP10"), "no-german-battle");
        }
        Ok(())
    }

    /// A battle is prevented; a German tile is shown if none lies face up (15.CP10, r.fog-cards).
    pub(crate) fn spy(&self, p: &mut Position, region: Region, journal: &mut Log) {
        self.show_one(p, CENTRAL, region, |class| class.nation() == Some(Nation::Germany), journal);
        p.battles &= !region.bit();
        p.effects &= !Ploy::MataHari.bit();
        p.set_contested(region);
        journal.note(rule!("15.CP10"), Event::BattlePrevented { region });
        self.check_ruhr(p, journal);
    }

    /// Turns one tile of a side that meets a condition face up, unless one lies so already (r.fog-cards).
    pub(crate) fn show_one(
        &self,
        p: &mut Position,
        side: Seat,
        region: Region,
        want: impl Fn(Class) -> bool,
        journal: &mut Log,
    ) {
        let found: Option<(Class, Marks)> = {
            let mut fitting = p.stacks(side, region).filter(|(class, ..)| want(*class));
            let first = fitting.next();
            if first.is_none_or(|(_, marks, _)| marks.face().is_up())
                || fitting.any(|(_, m, _)| m.face().is_up())
            {
                None
            } else {
                first.map(|(class, marks, _)| (class, marks))
            }
        };
        if let Some((class, marks)) = found {
            let up = Marks(marks.0 & !Face::ANY_BACK);
            p.change(class, Tile::new(region, marks), Tile::new(region, up));
            journal.reveal(rule!("12.2"), Event::TurnedUp { class, count: 1, region });
        }
    }

    pub(crate) fn check_scramble(&self, p: &Position, seat: Seat, class: Class, region: Region) -> Checked {
        if class.side() != seat || class.arm() != Arm::Aircraft || p.count_at(class, Place::AIRFIELD) == 0 {
            return refuse(rule!("r.unknown"), "not-on-airfield");
        }
        if p.battles & region.bit() == 0 {
            return refuse(rule!("11.4.where"), "no-battle-there");
        }
        if p.stacks(seat, region).any(|(_, marks, _)| marks.has(Marks::LATE)) {
            return refuse(rule!("11.4.where"), "one-aircraft");
        }
        if !class.nation().is_some_and(|nation| self.has_nation(p, nation, region)) {
            return refuse(rule!("11.4.where"), "aircraft-nation");
        }
        Ok(())
    }

    pub(crate) fn scramble(&self, p: &mut Position, class: Class, region: Region, journal: &mut Log) {
        self.show_one(p, class.side(), region, |own| own.nation() == class.nation(), journal);
        p.change(class, Tile::new(Place::AIRFIELD, Marks::NONE), Tile::new(region, Marks(Marks::LATE)));
        journal.note(rule!("11.4"), Event::Scrambled { class, region });
    }

    pub(crate) fn check_recall(&self, p: &Position, seat: Seat, class: Class, region: Region) -> Checked {
        if class.side() != seat || p.find(class, region, |marks| marks.has(Marks::LATE)).is_none() {
            return refuse(rule!("11.4.where"), "not-from-airfield");
        }
        Ok(())
    }

    pub(crate) fn recall(&self, p: &mut Position, class: Class, region: Region, journal: &mut Log) {
        p.change(class, Tile::new(region, Marks(Marks::LATE)), Tile::new(Place::AIRFIELD, Marks::NONE));
        journal.note(rule!("11.4"), Event::Recalled { class, region });
    }
}
