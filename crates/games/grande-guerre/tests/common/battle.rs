//! A battle of the booklets held to what the booklet says of it.

use grande_guerre::board::Hexes;
use grande_guerre::scenario::{Aim, Deployed, First, Objective, Scenario};
use grande_guerre::tables::{Arm, Army};

use crate::common::*;

/// Neither side.
pub const NOBODY: Option<Seat> = None;

pub struct Battle {
    pub number: &'static str,
    pub game: GrandeGuerre,
    /// Objectives not yet looked at.
    place: usize,
    /// Whether water can be forded, and whether units in it may fight.
    water: (bool, bool),
}

/// Opens a battle.
pub fn battle(number: &'static str) -> Battle {
    Battle { number, game: game(number, ""), place: 0, water: (false, false) }
}

/// The hexes of a list of names.
pub fn hexes(names: &str) -> Hexes {
    names.split_whitespace().fold(0, |set, name| set | hex(name).bit())
}

impl Battle {
    pub fn scenario(&self) -> &Scenario {
        &self.game.scenario
    }

    /// Who fights, in which year, who plays first, and the medals that win.
    pub fn is(&self, allies: Army, year: u16, first: First, medals: u8) {
        let found = self.scenario();
        assert_eq!((found.allies, found.year, found.first, found.medals), (allies, year, first, medals));
        assert_eq!(found.number.to_string(), self.number);
    }

    /// Command cards, combat cards, tokens and artillery of each side.
    pub fn forces(&self, german: [u8; 4], allied: [u8; 4]) {
        for (side, wanted) in [(GERMAN, german), (ALLIED, allied)] {
            let found = self.scenario().forces[side];
            assert_eq!([found.command, found.combat, found.hq, found.artillery], wanted, "{side:?}");
        }
    }

    /// Specialists that the players add: always, and with the option.
    pub fn adds(&self, always: [u8; 2], with_option: [u8; 2]) {
        for side in Seat::BOTH {
            let found = self.scenario().forces[side];
            assert_eq!(found.specialists, always[side.index()], "{side:?}");
            assert_eq!(found.more_specialists, with_option[side.index()], "{side:?}");
            if self.number != "12" {
                assert_eq!(found.grenadiers, 0);
            }
        }
    }

    /// Who is pressed by time, who leaves by the enemy base line for medals, who shells No Man's Land and how many rows.
    pub fn rules(&self, pressed: Option<Seat>, exit: Option<Seat>, shells: Option<(Seat, usize)>) {
        let found = self.scenario();
        assert_eq!(found.pressed, pressed, "pressed");
        assert_eq!(found.exit, exit, "exit");
        let Some((by, count)) = shells else {
            assert_eq!(found.no_mans_land, None, "nobody shells");
            return;
        };
        let plan = found.no_mans_land.as_ref().expect("a bombardment");
        assert!(!plan.optional);
        assert_eq!(plan.by, Some(by));
        assert_eq!(plan.trenches, self.number == "52");
        let rows = plan.rows.as_ref().expect("rows");
        assert_eq!(rows.len(), count);
        // Row after row, from the one nearest to the enemy of whoever rolls (`no-mans-land`).
        let step = if by == ALLIED { -1 } else { 1 };
        assert!(rows.windows(2).all(|pair| i16::from(pair[1]) - i16::from(pair[0]) == step), "{rows:?}");
        // None of them is a base line, and none lies behind whoever rolls.
        assert!(rows.iter().all(|row| (1..10).contains(row)), "{rows:?}");
    }

    /// Water can be forded, and units in it may fight or not.
    pub fn can_be_forded(&mut self, fights: bool) {
        self.water = (true, fights);
    }

    /// Only in 57 is there water that cannot be forded, and that is ours. No other special rule.
    fn check_water(&self) {
        let found = self.scenario();
        assert_eq!((found.ford, found.ford_combat), self.water);
        assert_eq!(found.all_of(Ground::Water) != 0, found.ford || self.number == "57");
        assert_eq!(found.gun_capture, if self.number == "54" { 2 } else { 0 });
    }

    /// Infantry of each side with no specialist, with one, machine guns, mortars; field guns and tanks are counted apart.
    pub fn units(&self, german: [usize; 4], allied: [usize; 4]) {
        self.units_of(GERMAN, german);
        self.units_of(ALLIED, allied);
    }

    fn units_of(&self, side: Seat, [plain, special, machine_guns, mortars]: [usize; 4]) {
        let of = |arm: Arm| {
            self.scenario().units.iter().filter(move |u| u.side == side && self.arm(u.kind) == arm)
        };
        let infantry: (Vec<&Deployed>, Vec<&Deployed>) =
            of(Arm::Infantry).partition(|unit| unit.specialist.is_none());
        assert_eq!((infantry.0.len(), infantry.1.len()), (plain, special), "{side:?} infantry");
        assert_eq!(
            (of(Arm::MachineGun).count(), of(Arm::Mortar).count()),
            (machine_guns, mortars),
            "{side:?}"
        );
        if self.scenario().allies != Army::French {
            assert!(infantry.1.iter().all(|unit| unit.specialist == Some(Specialist::Grenadier)));
            assert!(of(Arm::MachineGun).chain(of(Arm::Mortar)).all(|unit| unit.specialist.is_none()));
        }
    }

    fn arm(&self, kind: u8) -> Arm {
        self.game.tables.units[usize::from(kind)].arm
    }

    /// The hexes of a side's units of a kind.
    pub fn of_kind(&self, side: Seat, id: &str) -> Vec<&'static str> {
        let kinds = &self.game.tables.units;
        let units = self.scenario().units.iter();
        units
            .filter(|u| u.side == side && kinds[usize::from(u.kind)].id == id)
            .map(|u| u.hex.name())
            .collect()
    }

    /// The specialist of the unit on a hex.
    pub fn specialist(&self, name: &str) -> Option<Specialist> {
        self.scenario().units.iter().find(|unit| unit.hex == hex(name)).expect("a unit there").specialist
    }

    /// The hexes where a side's units stand.
    pub fn held(&self, side: Seat) -> Hexes {
        self.scenario()
            .units
            .iter()
            .filter(|unit| unit.side == side)
            .fold(0, |set, unit| set | unit.hex.bit())
    }

    /// All hexes of a ground, in the rows of these letters.
    pub fn ground(&self, ground: Ground, rows: &str) -> Hexes {
        let all = each(self.scenario().all_of(ground));
        all.filter(|hex| rows.contains(&hex.name()[..1])).fold(0, |set, hex| set | hex.bit())
    }

    /// Asserts that every hex of a set is of a ground.
    pub fn all_are(&self, set: Hexes, ground: Ground) {
        for hex in each(set) {
            assert_eq!(self.scenario().ground[hex.index()], ground, "{}", hex.name());
        }
    }

    /// The next objective of the file: for whom, how it is won, what it is worth, its hexes and their ground.
    pub fn objective(
        &mut self,
        open: Option<Seat>,
        aim: Aim,
        worth: u8,
        count: u32,
        ground: Ground,
    ) -> Objective {
        let found = self.scenario().objectives[self.place].clone();
        for side in Seat::BOTH {
            assert_eq!(found.open_to[side], open.is_none_or(|only| only == side), "{:?}", found.name);
            assert_eq!(found.worth[side], worth, "{:?}", found.name);
        }
        assert_eq!(found.aim, aim, "{:?}", found.name);
        assert_eq!(found.hexes.count_ones(), count, "{:?}", found.name);
        assert!(!found.at_once, "all medals of the booklets are for the start of a turn");
        self.all_are(found.hexes, ground);
        self.place += 1;
        found
    }

    /// The next objectives of the file, a hex each: all of these hexes and no others.
    pub fn each_hex(&mut self, open: Option<Seat>, aim: Aim, worth: u8, hexes: Hexes) {
        let mut found = 0;
        for _ in 0..hexes.count_ones() {
            let one = self.scenario().objectives[self.place].clone();
            let ground = self.scenario().ground[each(one.hexes).next().expect("a hex").index()];
            let one = self.objective(open, aim, worth, 1, ground);
            assert!(one.single && one.needs == 0 && one.begins.is_none());
            found |= one.hexes;
        }
        assert_eq!(found, hexes);
    }

    /// The next objective of the file, of whatever kind.
    pub fn any_objective(&mut self) -> Objective {
        self.place += 1;
        self.scenario().objectives[self.place - 1].clone()
    }

    /// A line of trenches is one piece, from one side of the board towards the other.
    pub fn is_a_line(&self, line: Hexes, gaps: usize) {
        let mut left = line;
        let mut pieces = 0;
        while left != 0 {
            let mut piece = each(left).next().expect("a hex").bit();
            loop {
                let wider = each(piece).fold(piece, |set, hex| set | BOARD.near[hex.index()] & line);
                if wider == piece {
                    break;
                }
                piece = wider;
            }
            left &= !piece;
            pieces += 1;
        }
        assert!(pieces <= gaps + 1, "{pieces} pieces");
    }

    /// Every unit can fall back or stands on its base line, and nobody begins next to an enemy.
    fn layout(&self) {
        let all = self.held(GERMAN) | self.held(ALLIED);
        let closed = if self.scenario().ford { 0 } else { self.scenario().all_of(Ground::Water) };
        for unit in &self.scenario().units {
            let (at, name) = (unit.hex.index(), unit.hex.name());
            let rear = BOARD.rear[unit.side][at];
            let open = rear & !all & !closed;
            assert!(rear == 0 || open != 0, "{name} has nowhere to go");
            assert_eq!(rear == 0, BOARD.base[unit.side] & unit.hex.bit() != 0, "{name}");
            assert_eq!(BOARD.near[at] & self.held(unit.side.other()), 0, "{name} begins next to an enemy");
        }
    }

    /// Begins the battle: hands, tokens and medals are those of the booklet when the first card is to be played. No
    /// objective is left to be looked at.
    pub fn begins(&self, medals: [u8; 2]) {
        self.check_water();
        self.layout();
        assert_eq!(self.scenario().objectives.len(), self.place);
        let mut desk = Desk::scenario(self.number, "");
        while desk.p.phase != Phase::Card {
            let step =
                if desk.p.phase == Phase::Rows { "pass".to_string() } else { desk.offers()[0].clone() };
            desk.does(&step);
        }
        for side in Seat::BOTH {
            let forces = self.scenario().forces[side];
            assert_eq!(desk.p.commands.hands[side].count(), forces.command);
            assert_eq!(desk.p.combats.hands[side].count(), forces.combat);
            assert_eq!(desk.p.hq[side], forces.hq);
            assert_eq!(desk.medals(side), medals[side.index()], "{side:?}");
            let with = |slot: &u8| desk.p.unit(*slot).trade > 0;
            let on_map =
                self.scenario().units.iter().filter(|unit| unit.side == side && unit.specialist.is_some());
            let added = usize::from(forces.specialists + forces.grenadiers);
            assert_eq!(desk.p.army(side).filter(with).count(), on_map.count() + added);
        }
        let first = match self.scenario().first {
            First::German => GERMAN,
            First::Allied => ALLIED,
            First::TwoDice | First::HqDice => desk.p.first,
        };
        assert_eq!((desk.asked(), desk.p.active, desk.p.turn), (first, first, 1));
        assert!(desk.game.outcome(&desk.p).is_none());
    }
}

/// Names of hexes, for messages.
pub fn names(set: Hexes) -> Vec<&'static str> {
    each(set).map(Hex::name).collect()
}
