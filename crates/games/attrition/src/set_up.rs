//! Setting up (3), the historical set-up (20), and what the options add to either.

use contract::{BySeat, Dice, Seat};

use crate::event::Event;
use crate::map::{ALLIED, AT_WAR_AT_START, NEUTRAL_AT_START, REGIONS, Region};
use crate::position::{Battle, End, Focus, Phase, Position};
use crate::tables::{
    AUTUMN_1914, Arm, CENTRAL, Card, Class, ENTENTE, General, JAGDKOMMANDOS, LUSITANIA, Nation, SPRING_1914,
    TILES, WHOLE_DECK,
};
use crate::tile::{Marks, Place, Tile};
use crate::{Attrition, Log, rule};

/// The tiles of the historical set-up (20.1).
const HISTORICAL: [(&str, u8, Region); 9] = [
    ("ge.inf", 2, Region::BERLIN),
    ("ge.art", 3, Region::BERLIN),
    ("ah.inf", 2, Region::VIENNA),
    ("fr.inf", 4, Region::BELGIUM),
    ("br.art", 1, Region::BELGIUM),
    ("ru.inf", 3, Region::POLAND),
    ("ru.inf", 3, Region::KIEV),
    ("ru.art", 1, Region::KIEV),
    ("se.inf", 2, Region::BELGRADE),
];

impl Attrition {
    /// Markers and tiles before any is placed on the board (3.1–3.9).
    pub(crate) fn empty(&self, journal: &mut Log) -> Position {
        let mut p = Position {
            tiles: [Tile::new(Place::REMOVED, Marks::NONE); TILES],
            count: BySeat([[0; REGIONS]; 2]),
            control: BySeat(ALLIED.0.map(|regions| regions & !NEUTRAL_AT_START)),
            contested: 0,
            neutral: NEUTRAL_AT_START,
            battles: 0,
            trenches: BySeat([[0; REGIONS]; 2]),
            turn: SPRING_1914,
            active: CENTRAL as u8,
            phase: Phase::Draft,
            at_war: AT_WAR_AT_START,
            surrendered: false,
            ruhr: self.options.ruhr,
            generals: BySeat([if self.options.generals { General::EVERYBODY } else { 0 }; 2]),
            mulligans: BySeat([if self.options.mulligan { 2 } else { 0 }; 2]),
            dealt: BySeat([0; 2]),
            hand: BySeat([0; 2]),
            played: BySeat([0; 2]),
            effects: 0,
            coming: 0,
            allowance: 0,
            focus: Focus::NOTHING,
            raised: 0,
            battle: Battle::default(),
            fresh: true,
            ended: End::NOT_YET,
        };
        for class in Class::all() {
            let place = self.first_place(class);
            p.tiles[class.tiles()].fill(Tile::new(place, Marks::NONE));
        }
        if self.options.alternate {
            journal.note(rule!("13.1"), Event::AllInPouch);
        }
        if self.options.fog {
            for side in Seat::BOTH {
                journal.note(rule!("12.1"), Event::DecoysTaken { side });
            }
        }
        if self.options.mulligan {
            journal.note(rule!("16.2"), Event::MulligansTaken);
        }
        if self.options.ruhr {
            journal.note(rule!("19.1"), Event::RuhrPlaced);
        }
        p
    }

    /// Where the tiles of a class begin (3.2, 3.3, 3.5, 3.6, 9.1, 10.1, 12.1, 13.1).
    fn first_place(&self, class: Class) -> Place {
        let options = &self.options;
        let Some(nation) = class.nation() else {
            return if options.fog { Place::RESERVES } else { Place::REMOVED };
        };
        match class.arm() {
            Arm::Tank if options.tanks => Place::TRACK,
            Arm::Tank => Place::REMOVED,
            arm if arm.is_elite() => {
                if options.elites {
                    Place::TRACK
                } else {
                    Place::REMOVED
                }
            }
            _ if options.alternate || AT_WAR_AT_START & nation.bit() != 0 => Place::POUCH,
            _ => Place::TRACK,
        }
    }

    fn place(&self, p: &mut Position, class: Class, region: Region) {
        p.change(class, Tile::new(Place::POUCH, Marks::NONE), Tile::new(region, Marks::NONE));
    }

    /// Two of the four Serbian tiles, at random, stand in Belgrade (3.1.4).
    pub(crate) fn place_serbs(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let all = |class: Class| std::iter::repeat_n(class, usize::from(class.info().count));
        let mut serbs: Vec<Class> = Class::of_nation(Nation::Serbia).flat_map(all).collect();
        dice.draw(&mut serbs, 2);
        for class in &serbs[..2] {
            self.place(p, *class, Region::BELGRADE);
            journal.note(rule!("3.1.4"), Event::Placed { class: *class, count: 1, region: Region::BELGRADE });
        }
    }

    /// The historical set-up (20), with the entries of the spring it skips.
    pub(crate) fn place_historical(&self, p: &mut Position, journal: &mut Log) {
        for (code, count, region) in HISTORICAL {
            let class = Class::of_code(code).expect("the table above names tiles");
            for _ in 0..count {
                self.place(p, class, region);
            }
            journal.note(rule!("20.1"), Event::Placed { class, count, region });
        }
        p.turn = AUTUMN_1914;
        journal.note(rule!("20.2"), Event::HistoricalStart);
        journal.note(rule!("20.3"), Event::SerbianReserve);
        p.change_all(CENTRAL, |class, tile| {
            let ottoman = class.nation() == Some(Nation::Ottoman);
            (ottoman && tile.place() == Place::TRACK).then(|| Tile::new(Place::POUCH, Marks::NONE))
        });
        if self.options.elites {
            let track = Tile::new(Place::TRACK, Marks::NONE);
            p.change(JAGDKOMMANDOS, track, Tile::new(Place::RESERVES, self.seen(Place::RESERVES)));
        }
    }

    /// The cards a side plays with (14.1, 13.3).
    pub(crate) fn deck(&self, side: Seat) -> u16 {
        let removed = if side == LUSITANIA.side() && self.options.alternate { LUSITANIA.bit() } else { 0 };
        WHOLE_DECK & !removed
    }

    /// Each side is dealt six cards (14.1).
    pub(crate) fn deal(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        if self.options.alternate {
            journal.note(rule!("13.3"), Event::CardRemoved { card: LUSITANIA });
        }
        for side in Seat::BOTH {
            journal.note(rule!("14.1"), Event::CardsDealt { side });
            let mut deck: Vec<Card> = Card::of_bits(side, self.deck(side)).collect();
            dice.draw(&mut deck, 6);
            for card in &deck[..6] {
                p.dealt[side] |= card.bit();
                journal.whisper(side, rule!("14.1"), Event::CardDealt { card: *card });
            }
        }
    }

    /// What must hold of every position.
    pub(crate) fn check_position(&self, p: &Position) -> Result<(), String> {
        for class in Class::all() {
            if !p.tiles[class.tiles()].is_sorted() {
                return Err(format!("the tiles of {} are out of order", class.info().code));
            }
        }
        for side in Seat::BOTH {
            for region in Region::all() {
                let counted = p.side_tiles(side).iter().filter(|tile| tile.place() == region.into()).count();
                if counted != usize::from(p.tiles_in(side, region)) {
                    return Err(format!("{side:?} has {counted} tiles in {}, not as counted", region.id()));
                }
            }
            let dug: u8 = p.trenches[side].iter().sum();
            if dug > if self.options.trenches { 4 } else { 0 } {
                return Err(format!("{side:?} has {dug} trenches on the board"));
            }
            for class in Class::of_side(side) {
                let wrong = |tile: &&Tile| match tile.place() {
                    Place::POUCH => !class.arm().is_pouched(),
                    Place::DESTROYED => !class.arm().is_pouched(),
                    Place::AIRFIELD => class.arm() != Arm::Aircraft || !self.options.air,
                    _ => false,
                };
                if let Some(tile) = p.tiles[class.tiles()].iter().find(wrong) {
                    return Err(format!("{} lies at {:?}", class.info().code, tile.place()));
                }
                let face_down =
                    |tile: &&Tile| tile.place().region().is_some() && !tile.marks().face().is_up();
                for tile in p.tiles[class.tiles()].iter().filter(face_down) {
                    let face = tile.marks().face();
                    let fits = class.nation().map_or(face.may_be_decoy(), |nation| face.may_be(nation));
                    if !self.options.fog || !fits || class.arm().is_elite() {
                        return Err(format!("{} lies face down as {}", class.info().code, face.code()));
                    }
                }
            }
        }
        let sets = [p.control(CENTRAL), p.control(ENTENTE), p.contested, p.neutral];
        let all = sets.iter().fold(0, |union, set| union | set);
        let sum: u32 = sets.iter().map(|set| set.count_ones()).sum();
        if all.count_ones() != REGIONS as u32 || sum != REGIONS as u32 {
            return Err(format!("some region has no marker or two: {sets:x?}"));
        }
        let on_board =
            |class: Class| p.tiles[class.tiles()].iter().any(|tile| tile.place().region().is_some());
        if p.surrendered && Class::of_nation(Nation::Russia).any(on_board) {
            return Err("a Russian tile is on the board after the surrender".into());
        }
        Ok(())
    }
}
