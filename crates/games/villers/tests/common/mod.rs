//! A desk to try rules on: units put where they are wanted, decisions in notation, dice that show what is wanted.

use contract::{Pack, Show};
use villers::own_pack;
use villers::position::{Hand, NO_MARKER};
use villers::tables::{GUNS, Marker};
use villers::units::Slot;
use workbench::Bench;
// What nearly every test names.
pub use contract::{Dice, Journal, Lister, Onlooker, Outcome, Rules, Seat, Setup};
pub use table::{Language, Text};
pub use villers::map::{Ground, Hex};
pub use villers::position::{Phase, Position, Won, mark};
pub use villers::{Decision, Event, Villers};
pub use workbench::{Desk as _, key};

pub const GERMAN: Seat = Seat::First;
pub const ALLIED: Seat = Seat::Second;

/// Somebody else on either side who can act, far from everything, so that no part of a turn ends by itself.
pub const ELSEWHERE: &str = "gr5-3 A33, london6 A01";

/// The activations of a side in turn 2 with these units, and some others far from everything.
pub fn desk(side: Seat, units: &str) -> Desk {
    let mut desk = Desk::new(&format!("{units}, ir35-1 A33, durham22 A01"));
    desk.at(side, Phase::Activate);
    desk
}

/// The same of the Germans.
pub fn german(units: &str) -> Desk {
    desk(GERMAN, units)
}

/// The same of the Allies.
pub fn allied(units: &str) -> Desk {
    desk(ALLIED, units)
}

/// The first tank battle with these options, ready to play.
pub fn first(options: &str) -> Villers {
    game(1, options)
}

/// The second battle with these options.
pub fn second(options: &str) -> Villers {
    game(2, options)
}

/// The medals of some battalions in these tests: the printed ones are lost, and those of the data may be drawn anew.
const MEDALS: [(&str, u8); 19] = [
    ("rifle2", 2),
    ("berks2", 2),
    ("middlesex2", 2),
    ("wyorks2", 2),
    ("devons2", 2),
    ("elancs2", 2),
    ("foresters1", 3),
    ("worcesters1", 3),
    ("northants2", 3),
    ("durham22", 2),
    ("london2-4", 2),
    ("london2-2", 2),
    ("london3", 2),
    ("london7", 2),
    ("zouaves8-1", 3),
    ("zouaves8-2", 3),
    ("rir93-1", 4),
    ("rir93-2", 4),
    ("rir93-3", 4),
];

/// The artillery markers of some turns in these tests, Germans and Allies: the printed track is lost as well.
const GUNS_OF: [(u8, u8, u8); 6] = [(1, 6, 1), (2, 4, 2), (3, 3, 2), (4, 2, 3), (5, 2, 3), (6, 2, 2)];

/// Our own data with those medals and those guns, and with scenario 1 even where neither side leads.
pub fn pack() -> Pack {
    let mut pack = own_pack();
    let mut tables = pack.file("tables.toml").expect("our own file").to_string();
    let mut set = |from: &str, what: &str, value: u8| {
        let line = tables.find(from).unwrap_or_else(|| panic!("there is no {from}"));
        let at = line + tables[line..].find(what).expect("it is on that line") + what.len();
        let end = at + tables[at..].find(|sign: char| !sign.is_ascii_digit()).expect("more follows");
        tables.replace_range(at..end, &value.to_string());
    };
    for (turn, german, allied) in GUNS_OF {
        set(&format!("number = {turn},"), "german = ", german);
        set(&format!("number = {turn},"), "allied = ", allied);
    }
    set("[winner]", "german-lead = ", 0);
    pack.replace("tables.toml", tables);
    let mut units = pack.file("units.toml").expect("our own file").to_string();
    for (id, medals) in MEDALS {
        let line = units.find(&format!("id = \"{id}\"")).unwrap_or_else(|| panic!("there is no {id}"));
        let at = line + units[line..].find("medals = ").expect("it has medals") + "medals = ".len();
        units.replace_range(at..=at, &medals.to_string());
    }
    pack.replace("units.toml", units);
    pack
}

/// A scenario, 1 or 2, with these options.
pub fn game(scenario: usize, options: &str) -> Villers {
    ready(scenario, options, pack())
}

/// A scenario, 1 or 2, with these options, on our own data as it is.
pub fn shipped(scenario: usize, options: &str) -> Villers {
    ready(scenario, options, own_pack())
}

fn ready(scenario: usize, options: &str, pack: Pack) -> Villers {
    let options: Vec<&str> = options.split_whitespace().collect();
    let mut setup = Setup::new(Villers::about(), &options);
    setup.pack = pack;
    setup.scenario = Villers::about().scenarios[scenario - 1].id.to_string();
    Villers::ready(setup).unwrap_or_else(|error| panic!("{error}"))
}

workbench::desk!(Villers);

impl Desk {
    /// The whole map (scenario 2), empty but for the units named, `gr5-1 F24, wyorks2 F23 hurt`, in the German activations of
    /// turn 2. All other units are out of the scenario, the cup is full, intensity 0.
    pub fn new(units: &str) -> Desk {
        Desk::on(second(""), units)
    }

    /// The same with options.
    pub fn with(units: &str, options: &str) -> Desk {
        Desk::on(second(options), units)
    }

    /// The same on the map of scenario 1.
    pub fn first(units: &str) -> Desk {
        Desk::on(first(""), units)
    }

    /// The same for a game made ready.
    pub fn on(game: Villers, units: &str) -> Desk {
        let mut desk = Desk::begin(game, 1);
        for slot in 0..desk.game.counters.all.len() as Slot {
            desk.p.lift(slot);
            desk.p.unit_mut(slot).marks = mark::ABSENT;
        }
        desk.turn(2).at(GERMAN, Phase::Activate);
        desk.put(units);
        desk
    }

    /// A unit of a side is in hand in the activations of turn 2, with somebody else to act after it.
    pub fn acting(side: Seat, unit: &str, units: &str) -> Desk {
        let mut desk = Desk::new(&format!("{units}, {ELSEWHERE}"));
        desk.at(side, Phase::Activate).does(&format!("take {unit}"));
        desk
    }

    /// The game from its very beginning: the German guns of turn 1 are asked.
    pub fn begin(game: Villers, seed: u64) -> Desk {
        Desk(Bench::begin(game, seed))
    }

    /// Scenario 1 or 2 from its very beginning.
    pub fn start(scenario: usize, options: &str) -> Desk {
        Desk::begin(game(scenario, options), 1)
    }

    // --- Setting the table.

    /// Puts units on hexes: `gr5-1 F24, wyorks2 F23 hurt`. Marks are `hurt`, `broken`, `hero` (who comes out of the cup), `acted`
    /// and `deployed`.
    pub fn put(&mut self, units: &str) -> &mut Desk {
        for entry in units.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            let mut words = entry.split_whitespace();
            let slot = self.unit(words.next().expect("a unit"));
            let hex = self.hex(words.next().unwrap_or_else(|| panic!("{entry}: where?")));
            assert!(self.p.on(hex).is_none_or(|other| other == slot), "{entry}: somebody is there");
            self.p.put(slot, hex);
            self.p.unit_mut(slot).marks = 0;
            for word in words {
                self.p.unit_mut(slot).marks |= match word {
                    "hurt" => mark::HURT,
                    "broken" => mark::BROKEN,
                    "hero" => {
                        let line = self.line(Marker::Hero, Some(self.game.counter(slot).side), 0);
                        self.p.cup[line] -= 1;
                        mark::HERO
                    }
                    "acted" => mark::ACTED,
                    "deployed" => mark::DEPLOYED,
                    _ => panic!("{word} is no mark"),
                };
            }
        }
        self
    }

    fn off(&mut self, unit: &str, marks: u8, back: u8) -> &mut Desk {
        let slot = self.unit(unit);
        self.p.lift(slot);
        let unit = self.p.unit_mut(slot);
        (unit.marks, unit.back, unit.drive) = (marks, back, 0);
        self
    }

    /// A unit is eliminated for good.
    pub fn lose(&mut self, unit: &str) -> &mut Desk {
        self.off(unit, mark::GONE, 0)
    }

    /// Units are reinforcements that wait to enter, or to be deployed by night.
    pub fn wait(&mut self, units: &str) -> &mut Desk {
        for unit in units.split_whitespace() {
            self.off(unit, mark::WAITING, 0);
        }
        self
    }

    /// A battalion lies on a box of the turn track.
    pub fn on_track(&mut self, unit: &str, turn: u8) -> &mut Desk {
        self.off(unit, 0, turn)
    }

    /// On to another moment: a side and a phase. What is in hand is put down.
    pub fn at(&mut self, side: Seat, phase: Phase) -> &mut Desk {
        let p = &mut self.p;
        (p.active, p.phase, p.hand) = (side, phase, Hand::EMPTY);
        (p.guns, p.aimed, p.able) = (0, 0, 0);
        p.aims = [Hex::NONE; GUNS];
        self
    }

    pub fn turn(&mut self, turn: u8) -> &mut Desk {
        self.p.turn = turn;
        self
    }

    /// The turn is played by drawing markers.
    pub fn random(&mut self) -> &mut Desk {
        self.p.random = true;
        self
    }

    pub fn intensity(&mut self, intensity: u8, confusion: u8) -> &mut Desk {
        (self.p.intensity, self.p.confusion) = (intensity, confusion);
        self
    }

    /// A side has so many artillery markers to place, in its phase of the classic sequence.
    pub fn guns(&mut self, side: Seat, guns: u8) -> &mut Desk {
        self.at(side, Phase::Aim);
        self.p.guns = guns;
        self
    }

    fn line(&self, kind: Marker, side: Option<Seat>, battalions: u8) -> usize {
        let wanted = |line: &villers::tables::Markers| {
            line.kind == kind && line.side == side && (battalions == 0 || line.battalions == battalions)
        };
        self.game.tables.cup.iter().position(wanted).expect("such a marker")
    }

    /// The line of the cup that a text names: `battalions german 3`, `tanks allied`, `lull`.
    pub fn marker(&self, text: &str) -> usize {
        let words: Vec<&str> = text.split_whitespace().collect();
        let kind = Marker::ALL.iter().find(|(code, ..)| *code == words[0]);
        let (_, kind, _) = kind.unwrap_or_else(|| panic!("{text} is no marker"));
        let side = words.get(1).map(|side| match *side {
            "german" => GERMAN,
            "allied" => ALLIED,
            other => panic!("{other} is no side"),
        });
        let battalions = words.get(2).map_or(0, |count| count.parse().expect("a number"));
        self.line(*kind, side, battalions)
    }

    /// Only these markers are left in the cup, one each: `hero german, lull`. The others have been drawn.
    pub fn cup(&mut self, markers: &str) -> &mut Desk {
        for line in 0..self.game.tables.cup.len() {
            let count = std::mem::take(&mut self.p.cup[line]);
            match (self.game.tables.cup[line].kind, self.game.tables.cup[line].side) {
                // Heroes that are drawn do not come back: they have fallen.
                (Marker::Hero, Some(side)) => self.p.heroes_lost[side] += count,
                _ => self.p.drawn[line] += count,
            }
        }
        for marker in markers.split(',').map(str::trim).filter(|marker| !marker.is_empty()) {
            let line = self.marker(marker);
            match (self.game.tables.cup[line].kind, self.game.tables.cup[line].side) {
                (Marker::Hero, Some(side)) => self.p.heroes_lost[side] -= 1,
                _ => self.p.drawn[line] -= 1,
            }
            self.p.cup[line] += 1;
        }
        self
    }

    /// In a random turn this marker is drawn now and begins to act; the cup is empty afterwards. The dice asked for by
    /// [`Desk::rolling`] are those that it rolls. `lines` begin with the draw.
    pub fn draw(&mut self, marker: &str) -> &mut Desk {
        self.cup(marker);
        self.random().at(GERMAN, Phase::Mechanic);
        (self.p.draws, self.p.marker, self.p.left) = (0, NO_MARKER, 0);
        self.does("done");
        self
    }

    // --- Looking at it.

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
    pub fn has(&self, id: &str, marks: u8) -> bool {
        self.p.unit(self.unit(id)).has(marks)
    }

    /// The box of the turn track that a unit lies on; 0 if none.
    pub fn back(&self, id: &str) -> u8 {
        self.p.unit(self.unit(id)).back
    }

    /// Medals that the unit in hand has spent.
    pub fn spent(&self) -> u8 {
        self.p.hand.spent
    }

    /// Whether a unit is in hand.
    pub fn in_hand(&self, id: &str) -> bool {
        self.p.hand.unit == self.unit(id)
    }

    // --- Deciding.

    /// The dice of the next decision show these numbers first, in the order they are rolled; what is rolled after them
    /// is left to chance.
    pub fn rolling(&mut self, numbers: &[u8]) -> &mut Desk {
        self.with_dice(Dice::showing(numbers))
    }

    /// The hexes of a layer of the table, in order: `overlay("zones-german")`.
    pub fn overlay(&self, id: &str) -> Vec<String> {
        let overlays = self.table(GERMAN).overlays;
        let overlay = overlays.into_iter().find(|overlay| overlay.id == id);
        let places = overlay.unwrap_or_else(|| panic!("no overlay {id}")).places;
        places.into_iter().map(|covered| covered.place).collect()
    }

    /// What is said of a unit or a hex when somebody points at it, as keys.
    pub fn notes(&self, id: &str) -> Vec<String> {
        self.inspected(id).notes.iter().map(key).collect()
    }

    /// Whether one hex sees another, no farther than three away.
    pub fn sees(&self, from: &str, to: &str) -> bool {
        let [one, two] = [from, to].map(|name| villers::Subject::Hex(self.hex(name)));
        let measure = self.game.measure(&self.p, Onlooker::Spectator, one, two).expect("two hexes");
        let notes: Vec<String> = measure.notes.iter().map(key).collect();
        assert!(notes.len() == 2, "{from} and {to} are too far apart");
        notes[1] == "note-seen"
    }

    /// The movement points and the medals of the last decision's move.
    pub fn moved(&self) -> (u8, u8) {
        let moved = self.lines.iter().find_map(|line| match line.what {
            Event::Moved { points, medals, .. } => Some((points, medals)),
            _ => None,
        });
        moved.expect("somebody has moved")
    }
}
