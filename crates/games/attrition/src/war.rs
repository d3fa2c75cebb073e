//! Declarations of war (4.9.1), Salonica (4.9.1.1), redeployment (4.9.2), and landings (15.EP3, 15.CP3).

use contract::Seat;

use crate::decision::Subject;
use crate::event::Event;
use crate::map::{Region, Regions, capital_of, each, flood, regions_of};
use crate::position::{Phase, Position};
use crate::tables::{CENTRAL, Card, Class, ENTENTE, Nation, Ploy};
use crate::tile::{Face, Marks, Piece, Place, Tile};
use crate::{Attrition, Checked, Log, refuse, rule};

/// The nations whose tiles bring Salonica into the war (4.9.1.1).
const TO_SALONICA: [Nation; 3] = [Nation::Britain, Nation::France, Nation::Greece];

impl Attrition {
    /// Whether a nation is still neutral. Surrendered Russia is not: it never comes back (4.3).
    pub(crate) fn is_neutral(&self, p: &Position, nation: Nation) -> bool {
        !p.is_at_war(nation) && nation != Nation::Russia
    }

    /// The tiles of a nation in the reserves that can enter the war with it (4.9.1, r.elite-declaration).
    fn recruits(&self, p: &Position, nation: Nation) -> u8 {
        let own = Class::of_nation(nation).filter(|class| class.arm().is_pouched());
        own.map(|class| p.count_at(class, Place::RESERVES)).sum()
    }

    fn is_recruit(&self, class: Class, nation: Nation) -> bool {
        class.nation() == Some(nation) && class.arm().is_pouched()
    }

    fn tiles_needed(&self, nation: Nation) -> u8 {
        if self.options.alternate { nation.tiles_to_enter() } else { 1 }
    }

    /// Whether, for all that everyone knows, a side may have something to declare or to land.
    pub(crate) fn may_declare(&self, p: &Position) -> bool {
        Nation::of_side(p.active()).iter().any(|nation| self.is_neutral(p, *nation))
            || p.in_force(Ploy::Landing)
    }

    pub(crate) fn declare_subjects(&self, p: &Position, seat: Seat, f: &mut dyn FnMut(Subject)) {
        self.touch_any(p, seat, Subject::nations(seat), f);
        if p.in_force(Ploy::Landing) {
            self.touch_any(p, seat, Class::of_side(seat).map(Subject::Reserves), f);
        }
    }

    fn check_recruits(&self, p: &Position, nation: Nation, needed: u8) -> Checked {
        let recruits = self.recruits(p, nation);
        if recruits == 0 {
            return refuse(rule!("4.9.1.tiles"), "no-recruits");
        }
        if recruits < needed {
            return refuse(rule!("13.2"), "too-few-recruits");
        }
        Ok(())
    }

    pub(crate) fn check_declare(&self, p: &Position, seat: Seat, nation: Nation) -> Checked {
        if nation == Nation::Russia && seat == nation.side() && p.surrendered {
            return refuse(rule!("4.3"), "russia-is-out");
        }
        if nation.side() != seat || !self.is_neutral(p, nation) {
            return refuse(rule!("4.9.1.tiles"), "not-neutral");
        }
        if nation == Nation::Greece {
            return refuse(rule!("4.9.1.1"), "by-salonica");
        }
        self.check_recruits(p, nation, self.tiles_needed(nation))
    }

    pub(crate) fn check_salonica(&self, p: &Position, seat: Seat, nation: Nation) -> Checked {
        if nation.side() != seat || !TO_SALONICA.contains(&nation) {
            return refuse(rule!("4.9.1.1"), "three-nations");
        }
        if p.is_at_war(Nation::Greece) {
            return refuse(rule!("4.9.1.tiles"), "not-neutral");
        }
        self.check_recruits(p, nation, 1)
    }

    /// A side's tiles go from the reserves to a region; under the fog of war their nation is known.
    fn muster(&self, p: &mut Position, nation: Nation, region: Region) -> u8 {
        let face = if self.options.fog { Face::of_nation(nation) } else { Face::UP };
        let mut count = 0;
        p.change_all(nation.side(), |class, tile| {
            let called = self.is_recruit(class, nation) && tile.place() == Place::RESERVES;
            count += u8::from(called);
            called.then(|| Tile::new(region, Marks(face.0)))
        });
        count
    }

    pub(crate) fn declare(&self, p: &mut Position, nation: Nation, journal: &mut Log) {
        let regions = regions_of(nation);
        let count = self.muster(p, nation, capital_of(nation));
        self.enter_war(p, nation);
        // That these tiles were in the reserves had been hidden.
        self.disclose(journal, rule!("4.9.1"), Event::Declared { nation, count });
        if regions.count_ones() > 1 {
            p.focus = nation.into();
            p.phase = Phase::Redeploy;
        }
    }

    pub(crate) fn declare_salonica(&self, p: &mut Position, nation: Nation, journal: &mut Log) {
        let count = self.muster(p, nation, Region::SALONICA);
        self.enter_war(p, Nation::Greece);
        self.disclose(journal, rule!("4.9.1.1"), Event::SalonicaDeclared { nation, count });
    }

    pub(crate) fn enter_war(&self, p: &mut Position, nation: Nation) {
        p.at_war |= nation.bit();
        for region in each(regions_of(nation) & p.neutral) {
            p.set_control(nation.side(), region);
        }
    }

    /// The capital of the nation that has just entered, and where its tiles may go (4.9.2). The capital was neutral
    /// a moment ago, so that every tile there has just been called up.
    pub(crate) fn redeployment(&self, p: &Position) -> (Region, Regions) {
        let nation = p.focus.nation();
        let capital = capital_of(nation);
        (capital, flood(&self.map.land, capital.bit(), regions_of(nation)) & !capital.bit())
    }

    pub(crate) fn check_redeploy(&self, p: &Position, seat: Seat, piece: Piece, to: Region) -> Checked {
        let (capital, goals) = self.redeployment(p);
        let like = |marks: Marks| marks.face() == piece.face && !marks.has(Marks::MOVED);
        if piece.class.side() != seat || p.find(piece.class, capital, like).is_none() {
            return refuse(rule!("r.unknown"), "no-such-tile");
        }
        if goals & to.bit() == 0 {
            return refuse(rule!("4.9.2.where"), "redeploy-at-home");
        }
        Ok(())
    }

    pub(crate) fn redeploy(&self, p: &mut Position, piece: Piece, to: Region, journal: &mut Log) {
        let (capital, _) = self.redeployment(p);
        let marks = Marks(piece.face.0);
        p.change(piece.class, Tile::new(capital, marks), Tile::new(to, marks.with(Marks::MOVED)));
        journal.note(rule!("4.9.2"), Event::Redeployed { tile: self.shown(piece), region: to });
    }

    /// Where a landing goes, and whose tiles land (15.EP3, 15.CP3).
    pub(crate) fn landing(&self, side: Seat) -> (Nation, Region, contract::Rule) {
        let rule = Card::doing(Ploy::Landing, side).info().rule;
        match side {
            CENTRAL => (Nation::Germany, Region::PETROGRAD, rule),
            ENTENTE => (Nation::Britain, Region::ISTANBUL, rule),
        }
    }

    pub(crate) fn check_land(&self, p: &Position, seat: Seat, class: Class) -> Checked {
        let (nation, region, rule) = self.landing(seat);
        if !p.in_force(Ploy::Landing) {
            return refuse(rule!("14.2"), "no-landing");
        }
        if class.nation() != Some(nation) {
            return refuse(rule, "landing-nation");
        }
        if class.arm().is_elite() {
            return refuse(rule!("r.elite-declaration"), "landing-elite");
        }
        if p.count_at(class, Place::RESERVES) == 0 {
            return refuse(rule!("r.unknown"), "not-in-reserves");
        }
        if p.neutral & region.bit() != 0 {
            return refuse(rule!("r.landing"), "landing-neutral");
        }
        Ok(())
    }

    /// Whether a tile of the reserves can still leave them: by a landing, or with Salonica (4.9.1.1).
    pub(crate) fn may_still_land(&self, p: &Position, seat: Seat, class: Class) -> bool {
        let salonica = class.nation().is_some_and(|nation| self.check_salonica(p, seat, nation).is_ok());
        salonica || self.check_land(p, seat, class).is_ok()
    }

    pub(crate) fn land(&self, p: &mut Position, class: Class, journal: &mut Log) {
        let (nation, region, rule) = self.landing(class.side());
        let face = if self.options.fog { Face::of_nation(nation) } else { Face::UP };
        p.take(class, Place::RESERVES, Tile::new(region, Marks(face.0)));
        // That such a tile was in the reserves had been hidden.
        self.disclose(journal, rule, Event::Landed { tile: self.shown(Piece { class, face }), region });
    }
}
