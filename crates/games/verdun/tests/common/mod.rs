//! A desk to try rules on: units put where they are wanted, decisions in notation, dice that show what is wanted.

use verdun::position::InHand;
use verdun::tables::Shelling;
use verdun::units::Slot;
use workbench::Bench;
// What nearly every test names.
pub use contract::{Dice, Journal, Lister, Rules, Seat, Setup};
pub use table::{Language, Text};
pub use verdun::map::Hex;
pub use verdun::position::{Phase, Position, mark};
pub use verdun::{Decision, Event, Verdun};
pub use workbench::Desk as _;

pub const GERMAN: Seat = Seat::First;
pub const FRENCH: Seat = Seat::Second;

/// The campaign with these options, ready to play.
pub fn game(options: &str) -> Verdun {
    workbench::ready("", options)
}

workbench::desk!(Verdun);

/// Another battle that can be fought, so that the phase does not end by itself.
pub const ELSEWHERE: &str = "ir159 3103, rit46 3104";

/// Germans on all six sides of 2610.
pub const RING: &str = "ir80 2609, ir81 2710, ir87 2711, ir115 2611, ir116 2511, ir117 2510";

/// A side is in a phase on the 22nd in fine weather, with these units about.
pub fn in_phase(side: Seat, phase: Phase, units: &str) -> Desk {
    let mut desk = Desk::new(units);
    desk.at(side, phase);
    desk
}

/// A side is about to assault. Whatever the die shows, attacker and defender take so many hits.
pub fn assaults(side: Seat, units: &str, hits: (u8, u8)) -> Desk {
    assaults_with(side, units, "", hits)
}

/// The same with options.
pub fn assaults_with(side: Seat, units: &str, options: &str, hits: (u8, u8)) -> Desk {
    let mut desk = Desk::with(&format!("{units}, {ELSEWHERE}"), options);
    desk.game.tables.assault = [[hits; 6]; 9];
    desk.at(side, Phase::Assault);
    desk
}

/// A side is about to assault, and nobody is hurt.
pub fn bloodless(side: Seat, units: &str) -> Desk {
    assaults(side, units, (0, 0))
}

/// The 80th assaults 2610 from the north, and whoever is there has so many hits to take.
pub fn struck(units: &str, hits: u8) -> Desk {
    assaults(GERMAN, &format!("ir80 2609, {units}"), (0, hits)).after("target 2610, with ir80, assault")
}

/// The Germans bombard on the 22nd in fine weather, with these units about.
pub fn shelling(units: &str) -> Desk {
    in_phase(GERMAN, Phase::Bombard, units)
}

/// The same; whatever the die shows, on every column, this is the result.
pub fn giving(result: Shelling, units: &str) -> Desk {
    let mut desk = shelling(units);
    desk.game.tables.barrage.fill([result; 6]);
    desk
}

/// The other side ends its part of the turn, and this one organises: supply, rally, what is due today.
pub fn organise(desk: &mut Desk, side: Seat) {
    desk.at(side.other(), Phase::Break).does("done");
}

/// So many replacements for a side, with these units there.
pub fn replacing(units: &str, side: Seat, points: u8) -> Desk {
    let mut desk = Desk::new(units);
    desk.at(side, Phase::Replace).p.replacements = points;
    desk
}

impl Desk {
    /// An empty map on the 22nd, in fine weather, in the German movement phase: only the garrisons are there, and the
    /// units named, `ir80 1402, ri165 1403 reduced demoralised`. All are in supply.
    pub fn new(units: &str) -> Desk {
        Desk::with(units, "")
    }

    /// The same with options.
    pub fn with(units: &str, options: &str) -> Desk {
        let mut desk = Desk::begin(game(options), 1);
        for slot in 0..desk.game.counters.all.len() as Slot {
            let counter = desk.game.counter(slot);
            if counter.kind != verdun::units::Kind::Garrison && counter.shots == 0 {
                desk.p.lift(slot, mark::WAITING);
            }
        }
        desk.p.day = 22;
        desk.p.active = GERMAN;
        desk.p.phase = Phase::Move;
        desk.put(units);
        desk
    }

    /// The game from its very beginning.
    pub fn begin(game: Verdun, seed: u64) -> Desk {
        Desk(Bench::begin(game, seed))
    }

    /// The first day after both have deployed as is ready-made.
    pub fn campaign(options: &str) -> Desk {
        let mut desk = Desk::begin(game(options), 1);
        for _ in 0..2 {
            desk.does("standard, done");
        }
        desk
    }

    /// Puts units on hexes: `ir80 1402, ri165 1403 reduced`. The hex comes under their side's control.
    pub fn put(&mut self, units: &str) -> &mut Desk {
        for entry in units.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            let mut words = entry.split_whitespace();
            let slot = self.unit(words.next().expect("a unit"));
            let hex = self.hex(words.next().unwrap_or_else(|| panic!("{entry}: where?")));
            self.p.put(slot, hex);
            self.p.unit_mut(slot).marks = 0;
            let side = self.game.counter(slot).side;
            self.p.take_over(hex, side);
            for word in words {
                self.p.unit_mut(slot).marks |= match word {
                    "reduced" => mark::REDUCED,
                    "demoralised" => mark::DEMORALISED,
                    "fired" => mark::FIRED,
                    "dug-in" => mark::DUG_IN,
                    "out" => mark::OUT,
                    "cut-off" => mark::CUT_OFF,
                    "moved" => mark::MOVED,
                    "attacked" => mark::ATTACKED,
                    "fresh" => mark::FRESH,
                    _ => panic!("{word} is no mark"),
                };
            }
        }
        self
    }

    /// A unit is lost: eliminated, or gone for good.
    pub fn lose(&mut self, unit: &str, for_good: bool) -> &mut Desk {
        let slot = self.unit(unit);
        self.p.lift(slot, if for_good { mark::LOST | mark::GONE } else { mark::LOST });
        self
    }

    /// On to another moment: a side, a phase, a day. What is in hand is put down.
    pub fn at(&mut self, side: Seat, phase: Phase) -> &mut Desk {
        self.p.active = side;
        self.p.phase = phase;
        self.p.hand = InHand::default();
        self
    }

    pub fn day(&mut self, day: u8) -> &mut Desk {
        self.p.day = day;
        self
    }

    pub fn bad_weather(&mut self) -> &mut Desk {
        self.p.bad_weather = true;
        self
    }

    /// An interdiction marker of a side lies on a hex.
    pub fn interdict(&mut self, side: Seat, hex: &str) -> &mut Desk {
        let hex = self.hex(hex);
        self.p.interdicted[side].add(hex.index());
        self
    }

    /// A side controls these hexes.
    pub fn control(&mut self, side: Seat, hexes: &str) -> &mut Desk {
        for name in hexes.split_whitespace() {
            let hex = self.hex(name);
            self.p.take_over(hex, side);
        }
        self
    }

    /// A side controls every town and hex of Verdun.
    pub fn control_towns(&mut self, side: Seat) -> &mut Desk {
        let Bench { game, p, .. } = &mut self.0;
        game.map.towns.iter().chain(&game.map.city).for_each(|hex| p.take_over(*hex, side));
        self
    }

    pub fn unit(&self, id: &str) -> Slot {
        self.game.counters.named(id).unwrap_or_else(|| panic!("no unit {id}"))
    }

    pub fn hex(&self, name: &str) -> Hex {
        self.game.map.named(name).unwrap_or_else(|| panic!("no hex {name}"))
    }

    /// Where a unit is; nothing if it is not on the map.
    pub fn whereabouts(&self, id: &str) -> &str {
        let unit = self.p.unit(self.unit(id));
        if unit.is_there() { self.game.map.name(unit.hex) } else { "" }
    }

    /// Whether something holds of a unit: see [`mark`].
    pub fn has(&self, id: &str, marks: u16) -> bool {
        self.p.unit(self.unit(id)).has(marks)
    }

    /// What the first line of the last decision says that says anything of this.
    pub fn told<T>(&self, of: impl Fn(Event) -> Option<T>) -> Option<T> {
        self.lines.iter().find_map(|line| of(line.what))
    }

    /// The strengths of attack and defence and the column after all shifts of the assault that was just declared.
    pub fn declared(&self) -> (u8, u8, i8) {
        let found = self.told(|event| match event {
            Event::Assault { attack, defence, column, .. } => Some((attack, defence, column)),
            _ => None,
        });
        found.expect("an assault is declared")
    }

    /// Half points of the last move or march.
    pub fn paid(&self) -> u8 {
        let halves = self.told(|event| match event {
            Event::Moved { halves, .. } | Event::MarchedFar { halves, .. } => Some(halves),
            _ => None,
        });
        halves.expect("somebody has moved")
    }

    /// Half points that a unit pays to go to a hex.
    pub fn pays(&mut self, unit: &str, to: &str) -> u8 {
        self.does(&format!("take {unit}, go {to}"));
        self.paid()
    }

    /// How far the retreat goes that the last decision began.
    pub fn retreats(&self) -> Option<u8> {
        self.told(|event| match event {
            Event::Retreats { distance, .. } => Some(distance),
            _ => None,
        })
    }

    /// The morale tests of the last decision: who, what is added, the morale, whether it fails.
    pub fn tests(&self) -> Vec<(&str, u8, u8, bool)> {
        let test = |line: &contract::Line<Event>| match line.what {
            Event::MoraleTest { unit, add, morale, failed, .. } => {
                Some((self.game.counter(unit).id.as_str(), add, morale, failed))
            }
            _ => None,
        };
        self.lines.iter().filter_map(test).collect()
    }

    /// The figure of a note on a unit, where there is such a note.
    pub fn noted(&self, unit: &str, wanted: &str, name: &str) -> Option<i64> {
        let notes = self.inspected(unit).notes;
        let note = notes.iter().find(|note| workbench::key(note) == wanted)?;
        Some(workbench::arg(note, name).parse().expect("a figure"))
    }

    /// The side that controls a hex.
    pub fn controls(&self, hex: &str) -> Seat {
        self.p.controller(self.hex(hex))
    }

    /// The dice of the next decision show these numbers first, in the order they are rolled; what is rolled after them is
    /// left to chance.
    pub fn rolling(&mut self, numbers: &[u8]) -> &mut Desk {
        self.with_dice(Dice::showing(numbers))
    }
}
