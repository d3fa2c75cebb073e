//! Neutral tiles and returns (4.1), the draw (4.2, 5.1, 6.2), mulligans (16), and the Russian surrender (4.3).

use contract::{Dice, Seat};

use crate::event::Event;
use crate::fog::tell;
use crate::map::{RUSSIAN, each};
use crate::position::{End, Phase, Position};
use crate::tables::{
    AUTUMN_1914, AUTUMN_DRAW, Arm, CENTRAL, CLASSES, Class, EARLY_VICTORY, ENTENTE, JAGDKOMMANDOS,
    JAGDKOMMANDOS_LEAVE, Nation, Ploy, SURRENDER_ELITE, TILES, elite_section,
};
use crate::tile::{Marks, Place, Tile};
use crate::{Attrition, Checked, Log, refuse, rule};

impl Attrition {
    /// The tiles whose turn has come join (4.1.1, 9.2, 10.2); then destroyed tiles may return (4.1.2).
    pub(crate) fn open_returns(&self, p: &mut Position, journal: &mut Log) {
        p.phase = Phase::Returns;
        let side = p.active();
        for class in Class::of_side(side) {
            self.add_class(p, class, journal);
        }
        if side == CENTRAL && p.turn == JAGDKOMMANDOS_LEAVE && self.options.elites {
            self.dismiss_jagdkommandos(p, journal);
        }
        if p.in_force(Ploy::Lusitania) {
            for nation in Nation::of_side(side) {
                self.return_nation(p, *nation, journal);
            }
        }
    }

    fn add_class(&self, p: &mut Position, class: Class, journal: &mut Log) {
        let Some(nation) = class.nation() else { return };
        let waiting = p.count_at(class, Place::TRACK);
        if waiting == 0 || class.entry() != Some(p.turn) {
            return;
        }
        let place = if class.arm().is_elite() { Place::RESERVES } else { Place::POUCH };
        for _ in 0..waiting {
            p.change(class, Tile::new(Place::TRACK, Marks::NONE), Tile::new(place, self.seen(place)));
        }
        match class.arm() {
            Arm::Tank => journal.note(rule!("9.2"), Event::TankAdded { nation }),
            arm if arm.is_elite() => {
                journal.note(elite_section(class), Event::EliteAdded { class });
                journal.also(rule!("10.2"));
            }
            Arm::Infantry => {
                let joins = |class: &Class| class.arm().is_pouched() && class.entry() == Some(p.turn);
                let tiles = Class::of_nation(nation).filter(joins);
                let count: u8 = tiles.map(|class| class.info().count).sum();
                // One American tile may be in play already (15.EP5).
                let early = class.info().count - waiting;
                journal.note(rule!("4.1.1"), Event::Added { nation, count: count - early });
            }
            _ => {}
        }
    }

    /// How a tile lies at a place when everyone saw it go there.
    pub(crate) fn seen(&self, place: Place) -> Marks {
        if self.options.fog && place == Place::RESERVES { Marks(Marks::SEEN) } else { Marks::NONE }
    }

    /// The Jagdkommandos leave; on the board, regular infantry takes their place (10.6).
    fn dismiss_jagdkommandos(&self, p: &mut Position, journal: &mut Log) {
        let tile = p.tiles[JAGDKOMMANDOS.tiles().start];
        p.change(JAGDKOMMANDOS, tile, Tile::new(Place::REMOVED, Marks::NONE));
        let mut replaced = false;
        if let Some(region) = tile.place().region() {
            let infantry = Class::infantry_of(Nation::AustriaHungary);
            let from = [Place::DESTROYED, Place::POUCH]
                .into_iter()
                .find_map(|place| p.find(infantry, place, |_| true));
            if let Some(from) = from {
                p.change(infantry, from, Tile::new(region, tile.marks()));
                replaced = true;
                journal.note(rule!("10.6"), Event::JagdkommandosReplaced { region });
            }
        }
        let event = Event::JagdkommandosLeave { replaced };
        // Whether there was infantry left to take may tell something of a hidden pouch.
        tell(journal, rule!("10.6"), event, self.options.fog && tile.place().region().is_some());
    }

    /// Whether a nation has destroyed tiles.
    fn has_destroyed(&self, p: &Position, nation: Nation) -> bool {
        Class::of_nation(nation).any(|class| p.find(class, Place::DESTROYED, |_| true).is_some())
    }

    pub(crate) fn check_return(&self, p: &Position, seat: Seat, nation: Nation) -> Checked {
        if nation.side() != seat || !self.has_destroyed(p, nation) {
            return refuse(rule!("r.unknown"), "none-destroyed");
        }
        Ok(())
    }

    /// All destroyed tiles of a nation go back into the pouch (4.1.2).
    pub(crate) fn return_nation(&self, p: &mut Position, nation: Nation, journal: &mut Log) {
        let mut count = 0;
        p.change_all(nation.side(), |class, tile| {
            let returns = class.nation() == Some(nation) && tile.place() == Place::DESTROYED;
            count += u8::from(returns);
            returns.then(|| Tile::new(Place::POUCH, Marks::NONE))
        });
        if count > 0 {
            journal.note(rule!("4.1.2"), Event::Returned { nation, count });
        }
    }

    /// The draw (4.2), unless the game is won before it (5.1).
    pub(crate) fn open_draw(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let side = p.active();
        let industry = self.industry(p, side);
        if industry >= EARLY_VICTORY {
            journal.note(rule!("5.1"), Event::EarlyVictory { side, industry });
            p.ended = End::won(side);
            p.phase = Phase::Over;
            return;
        }
        if self.draws_ten(p, side, p.turn) {
            journal.note(rule!("6.2"), Event::DrewTen);
        }
        self.draw(p, self.draw_count(p, side, p.turn), dice, journal);
        p.phase = Phase::Mulligan;
    }

    /// Ten tiles in autumn 1914 while the Ottomans are neutral (6.2).
    fn draws_ten(&self, p: &Position, side: Seat, turn: u8) -> bool {
        side == CENTRAL && turn == AUTUMN_1914 && !p.is_at_war(Nation::Ottoman)
    }

    /// How many tiles a side draws in a turn, from 0, as industry stands now (4.2, 6.2).
    pub(crate) fn draw_count(&self, p: &Position, side: Seat, turn: u8) -> u8 {
        if self.draws_ten(p, side, turn) { AUTUMN_DRAW } else { self.industry(p, side) }
    }

    /// Draws tiles into the reserves; after the surrender, Russian ones are set aside and replaced (4.3).
    fn draw(&self, p: &mut Position, count: u8, dice: &mut Dice, journal: &mut Log) {
        let side = p.active();
        let mut pouch = [Class(0); TILES];
        let mut size = 0;
        for class in Class::of_side(side).filter(|class| class.arm().is_pouched()) {
            for _ in 0..p.count_at(class, Place::POUCH) {
                pouch[size] = class;
                size += 1;
            }
        }
        let mut drawn = [0u8; CLASSES.len()];
        let (mut taken, mut aside) = (0, 0);
        let marks = if self.options.mulligan { Marks(Marks::LATE) } else { Marks::NONE };
        let in_pouch = Tile::new(Place::POUCH, Marks::NONE);
        let mut left = &mut pouch[..size];
        while taken < count && !left.is_empty() {
            dice.draw(left, 1);
            let (first, rest) = left.split_first_mut().expect("it is not empty");
            let class = *first;
            left = rest;
            if p.surrendered && class.nation() == Some(Nation::Russia) {
                p.change(class, in_pouch, Tile::new(Place::DESTROYED, Marks::NONE));
                aside += 1;
            } else {
                p.change(class, in_pouch, Tile::new(Place::RESERVES, marks));
                drawn[usize::from(class.0)] += 1;
                taken += 1;
            }
        }
        journal.note(rule!("4.2"), Event::Drew { side, count: taken });
        for class in Class::of_side(side) {
            let count = drawn[usize::from(class.0)];
            if count > 0 {
                let event = Event::DrewTile { class, count };
                if self.options.fog {
                    journal.whisper(side, rule!("4.2"), event);
                } else {
                    journal.note(rule!("4.2"), event);
                }
            }
        }
        if aside > 0 {
            journal.reveal(rule!("4.3"), Event::RussiansSetAside { count: aside });
        }
    }

    /// Whether a tile was drawn a moment ago and may still go back (16.3).
    pub(crate) fn just_drawn(&self, tile: Tile) -> bool {
        tile.place() == Place::RESERVES && tile.marks().has(Marks::LATE)
    }

    /// The draw is final: what everyone knew of the reserves is mixed with it (r.fog-mixed).
    pub(crate) fn forget_draw(&self, p: &mut Position) {
        if self.options.mulligan || self.options.fog {
            p.change_all(p.active(), |_, tile| {
                (tile.place() == Place::RESERVES && tile.marks() != Marks::NONE)
                    .then(|| Tile::new(Place::RESERVES, Marks::NONE))
            });
        }
    }

    pub(crate) fn check_mulligan(&self, p: &Position, seat: Seat) -> Checked {
        if p.mulligans[seat] == 0 {
            return refuse(rule!("16.4"), "no-mulligan");
        }
        Ok(())
    }

    pub(crate) fn check_surrender(&self, p: &Position, seat: Seat) -> Checked {
        if seat != ENTENTE || p.surrendered {
            return refuse(rule!("4.3"), "no-surrender");
        }
        Ok(())
    }

    /// A mulligan: everything just drawn goes back, and as many tiles are drawn again (16.3, 16.4).
    pub(crate) fn draw_again(&self, p: &mut Position, seat: Seat, dice: &mut Dice, journal: &mut Log) {
        p.mulligans[seat] -= 1;
        journal.note(rule!("16.3"), Event::MulliganUsed { side: seat });
        journal.note(rule!("16.4"), Event::MulligansLeft { side: seat, count: p.mulligans[seat] });
        p.change_all(seat, |_, tile| self.just_drawn(tile).then(|| Tile::new(Place::POUCH, Marks::NONE)));
        self.draw(p, self.draw_count(p, seat, p.turn), dice, journal);
    }

    /// Russia surrenders (4.3).
    pub(crate) fn surrender(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        journal.note(rule!("4.3"), Event::Surrendered);
        p.surrendered = true;
        p.at_war &= !Nation::Russia.bit();
        let mut from_reserves = 0;
        let mut from_board = 0;
        p.change_all(ENTENTE, |class, tile| {
            let russian = class.nation() == Some(Nation::Russia);
            let reserve = tile.place() == Place::RESERVES;
            let on_board = tile.place().region().is_some() || tile.place() == Place::AIRFIELD;
            from_reserves += u8::from(russian && reserve);
            from_board += u8::from(russian && on_board);
            (russian && (reserve || on_board)).then(|| Tile::new(Place::DESTROYED, Marks::NONE))
        });
        journal.reveal(rule!("4.3"), Event::RussianTilesLeave { count: from_reserves + from_board });
        for region in each(RUSSIAN & (p.control[ENTENTE] | p.contested)) {
            let friendly = p.control[ENTENTE] & region.bit() != 0;
            if friendly || p.tiles_in(ENTENTE, region) == 0 {
                p.set_neutral(region);
                journal.note(rule!("4.3"), Event::RussiaNeutral { region });
            }
        }
        if self.options.elites {
            let to = Tile::new(Place::RESERVES, self.seen(Place::RESERVES));
            p.change(SURRENDER_ELITE, Tile::new(Place::TRACK, Marks::NONE), to);
            journal.note(rule!("10.7"), Event::EliteAdded { class: SURRENDER_ELITE });
        }
        if from_reserves > 0 {
            self.draw(p, from_reserves, dice, journal);
            self.forget_draw(p);
        }
    }
}
