//! A desk to try rules on: a board laid out in a line of text, decisions in notation, dice that show what is wanted.

use grande_guerre::board::{HEXES, ROWS};
use grande_guerre::position::{Cards, Unit};
use grande_guerre::tables::UnitKind;
use grande_guerre::{ALONE, Blow};
use workbench::Bench;
// What nearly every test names.
pub use contract::{Dice, Journal, Lister, Onlooker, Outcome, Pack, Rules, Seat, Setup};
pub use grande_guerre::board::{BOARD, Hex, each};
pub use grande_guerre::position::{Aiming, Ended, Phase, mark};
pub use grande_guerre::tables::{COMBAT_CODES, COMMAND_CODES, Combat, Command, Ground, Specialist};
pub use grande_guerre::{Decision, Event, GrandeGuerre, Position, own_pack};
pub use table::{Language, Text};
pub use workbench::Desk as _;

pub mod battle;

pub const GERMAN: Seat = Seat::First;
pub const ALLIED: Seat = Seat::Second;

/// A scenario of the booklets, ready to play.
pub fn game(scenario: &str, options: &str) -> GrandeGuerre {
    workbench::ready(scenario, options)
}

/// The text of a scenario with these hexes (`F6:t.i. H6:..I.`; all others open country) and whatever else is wanted:
/// top-level keys, `[rules]`, `[[objective]]`… The Allies play first, six medals win.
pub fn scenario_text(hexes: &str, more: &str) -> String {
    let mut cells = vec!["....".to_string(); HEXES];
    for word in hexes.split_whitespace() {
        let (name, cell) = word.split_once(':').expect("a hex and its four characters");
        cells[hex(name).index()] = cell.to_string();
    }
    let mut map = String::new();
    let mut end = HEXES;
    for row in (0..ROWS.len()).rev() {
        let start = end - ROWS[row];
        map.push_str(&format!("{} {}\n", (b'A' + row as u8) as char, cells[start..end].join(" ")));
        end = start;
    }
    let side = |name: &str| {
        if more.contains(&format!("[{name}]")) {
            String::new()
        } else {
            format!("[{name}]\ncommand = 5\ncombat = 3\nhq = 6\nartillery = 4\n")
        }
    };
    // Keys that belong to no table stand first.
    let (keys, tables) = more.split_at(more.find('[').unwrap_or(more.len()));
    let known = |key: &str, value: &str| {
        if keys.contains(&format!("{key} =")) { String::new() } else { format!("{key} = {value}\n") }
    };
    format!(
        "number = 1\n{}{}{}{}place = {{ fr = \"\", en = \"\" }}\nhistory = {{ fr = \"\", en = \"\" }}\nmap = '''\n{map}'''\n\
         {keys}\n{}{}{tables}\n",
        known("allies", "\"british\""),
        known("year", "1916"),
        known("first", "\"allied\""),
        known("medals", "6"),
        side("german"),
        side("allied"),
    )
}

/// A game with the data of a pack on these hexes.
pub fn game_of(mut pack: Pack, hexes: &str, more: &str, options: &str) -> GrandeGuerre {
    pack.replace("scenarios/1.toml", scenario_text(hexes, more));
    let options = options.split_whitespace().map(str::to_string).collect();
    let setup = Setup { scenario: "1".to_string(), options, pack };
    GrandeGuerre::ready(setup).unwrap_or_else(|error| panic!("{error}"))
}

/// Lines of a scenario: the Germans play first.
pub const GERMANS_FIRST: &str = "first = \"german\"\n";
/// A line of an objective: it counts the moment it is reached.
pub const AT_ONCE: &str = "when = \"at-once\"";

/// An objective of a scenario file.
pub fn objective(side: &str, kind: &str, hexes: &str, worth: u8, more: &str) -> String {
    format!(
        "[[objective]]\nname = {{ fr = \"\", en = \"\" }}\nfor = \"{side}\"\nkind = \"{kind}\"\n\
         hexes = \"{hexes}\"\nworth = {worth}\n{more}\n"
    )
}

pub fn hex(name: &str) -> Hex {
    Hex::named(name).unwrap_or_else(|| panic!("no hex {name}"))
}

/// A place in a list of card titles.
fn title(codes: &[&str], code: &str) -> u8 {
    codes.iter().position(|known| *known == code).unwrap_or_else(|| panic!("no card {code}")) as u8
}

/// A command card, by its title.
pub fn command(code: &str) -> Command {
    Command(title(&COMMAND_CODES, code))
}

/// A combat card, by its title.
pub fn combat(code: &str) -> Combat {
    Combat(title(&COMBAT_CODES, code))
}

/// A kind of unit.
pub fn kind(id: &str) -> UnitKind {
    let game = game("1", "");
    game.tables.units.iter().find(|kind| kind.id == id).expect("a kind").clone()
}

/// The Allies attack the centre: these units are ordered and nobody moves.
pub fn ready(hexes: &str, ordered: &str) -> Desk {
    Desk::fighting(hexes, "attaque-centre", ordered)
}

workbench::desk!(GrandeGuerre);

// --- What happened.

/// What is wanted of the events of a kind that the last decision brought, in order:
/// `happened!(desk, Event::Attacks { dice, .. } => dice).next()`.
macro_rules! happened {
    ($desk:expr, $event:pat => $wanted:expr) => {
        $desk.events().into_iter().filter_map(|event| match event {
            $event => Some($wanted),
            _ => None,
        })
    };
}
pub(crate) use happened;

/// An attack of infantry on infantry as the journal has it.
pub fn attack(from: &str, to: &str, dice: u8, close: bool) -> Event {
    attack_between([0, 0], from, to, dice, close)
}

/// The same between these kinds of units.
pub fn attack_between([unit, target]: [u8; 2], from: &str, to: &str, dice: u8, close: bool) -> Event {
    // The Allies stand below.
    let side = if from < to { ALLIED } else { GERMAN };
    let blow = Blow { side, from: Some(hex(from)), others: ALONE, to: hex(to) };
    Event::Attacks { blow, unit, target, dice, close }
}

/// The dice of the attack just declared.
pub fn dice(desk: &Desk) -> u8 {
    happened!(desk, Event::Attacks { dice, .. } => dice).next().expect("an attack")
}

/// Possible hits on a tank and those confirmed.
pub fn confirmed(desk: &Desk) -> Option<(u8, u8)> {
    happened!(desk, Event::Confirmed { possible, hits, .. } => (possible, hits)).next()
}

/// How many events fit.
pub fn count(desk: &Desk, wanted: impl Fn(&Event) -> bool) -> usize {
    desk.events().iter().filter(|event| wanted(event)).count()
}

/// Where in the journal the first event stands that fits.
pub fn place(desk: &Desk, fits: impl Fn(&Event) -> bool) -> usize {
    desk.events().iter().position(fits).expect("it happened")
}

// --- What holds.

/// Whether the unit on a hex has an order.
pub fn ordered(desk: &Desk, name: &str) -> bool {
    desk.unit(name).has(mark::ORDERED)
}

/// The hexes of the units that have orders.
pub fn with_orders(desk: &Desk) -> Vec<&'static str> {
    desk.p.units.iter().filter(|unit| unit.has(mark::ORDERED)).map(|unit| unit.hex.name()).collect()
}

/// The specialist of the unit on a hex.
pub fn trade(desk: &Desk, name: &str) -> Option<Specialist> {
    desk.unit(name).specialist()
}

/// Sets a mark on the unit on a hex.
pub fn set(desk: &mut Desk, name: &str, marks: u16) {
    let slot = desk.p.at(hex(name)).expect("a unit there");
    desk.p.unit_mut(slot).marks |= marks;
}

/// The combat cards that would be at their moment in this position, if its owner held them.
pub fn fitting(desk: &Desk) -> Vec<&'static str> {
    let seat = desk.asked();
    let at_its_moment = |place: usize| {
        let mut world = desk.p;
        world.combats.hands[seat] = Cards::default();
        world.combats.hands[seat].add(place as u8);
        match desk.game.check(&world, seat, Decision::Use(Combat(place as u8))) {
            Ok(()) => true,
            Err(refusal) => grande_guerre::rulebook().section(refusal.rule).id != "carte.moment",
        }
    };
    (0..COMBAT_CODES.len()).filter(|place| at_its_moment(*place)).map(|place| COMBAT_CODES[place]).collect()
}

impl Desk {
    /// A desk with these hexes; hands are empty, so that nobody is asked for a reaction.
    pub fn new(hexes: &str) -> Desk {
        Desk::with(hexes, "", "")
    }

    /// A desk with these hexes, more lines of the scenario file, and options.
    pub fn with(hexes: &str, more: &str, options: &str) -> Desk {
        Desk::of_pack(own_pack(), hexes, more, options)
    }

    /// The same with the data of a pack.
    pub fn of_pack(pack: Pack, hexes: &str, more: &str, options: &str) -> Desk {
        let mut desk = Desk::begin(game_of(pack, hexes, more, options), 1);
        desk.empty_hands();
        desk
    }

    /// The Allies have played a command card on these hexes.
    pub fn playing(hexes: &str, card: &str) -> Desk {
        let mut desk = Desk::new(hexes);
        desk.play(card);
        desk
    }

    /// The Allies have played a command card and ordered these units.
    pub fn ordering(hexes: &str, card: &str, units: &str) -> Desk {
        let mut desk = Desk::new(hexes);
        desk.orders(card, units);
        desk
    }

    /// The same, and past the moves: ready to fight.
    pub fn fighting(hexes: &str, card: &str, units: &str) -> Desk {
        let mut desk = Desk::new(hexes);
        desk.ready_to_fight(card, units);
        desk
    }

    /// The Allies attack the centre while a side holds these combat cards: they have ordered these units and are about to
    /// move.
    fn moving(holder: Seat, hexes: &str, cards: &str, ordered: &str) -> Desk {
        let mut desk = Desk::new(hexes);
        desk.give(holder, cards).play("attaque-centre").pass_to(Phase::Orders).order(ordered).end_orders();
        desk
    }

    /// The Allies hold these cards and have ordered these units; no card goes with the command card.
    pub fn moving_with(hexes: &str, cards: &str, ordered: &str) -> Desk {
        Desk::moving(ALLIED, hexes, cards, ordered)
    }

    /// The same, up to the combats.
    pub fn fighting_with(hexes: &str, cards: &str, ordered: &str) -> Desk {
        let mut desk = Desk::moving_with(hexes, cards, ordered);
        desk.pass_to(Phase::Combat);
        desk
    }

    /// The Germans hold these cards; the Allies have ordered these units and are about to move.
    pub fn moving_against(hexes: &str, cards: &str, ordered: &str) -> Desk {
        Desk::moving(GERMAN, hexes, cards, ordered)
    }

    /// The same, and about to fight.
    pub fn fighting_against(hexes: &str, cards: &str, ordered: &str) -> Desk {
        let mut desk = Desk::moving_against(hexes, cards, ordered);
        desk.pass_to(Phase::Combat);
        desk
    }

    /// A scenario of the booklets, from its set-up, with the hands as dealt.
    pub fn scenario(number: &str, options: &str) -> Desk {
        Desk::begin(game(number, options), 1)
    }

    pub fn begin(game: GrandeGuerre, seed: u64) -> Desk {
        Desk(Bench::begin(game, seed))
    }

    /// All cards in hand go back to their decks.
    pub fn empty_hands(&mut self) {
        for seat in Seat::BOTH {
            let mut hand = std::mem::take(&mut self.p.commands.hands[seat]);
            pour(&mut hand, &mut self.p.commands.pile);
            let mut hand = std::mem::take(&mut self.p.combats.hands[seat]);
            pour(&mut hand, &mut self.p.combats.pile);
            self.p.commands.known[seat] = Cards::default();
            self.p.combats.known[seat] = Cards::default();
        }
    }

    /// Combat cards for a hand, from the pile: `desk.give(ALLIED, "poux riposte")`.
    pub fn give(&mut self, seat: Seat, cards: &str) -> &mut Desk {
        for code in cards.split_whitespace() {
            let card = title(&COMBAT_CODES, code);
            self.p.combats.pile.take(card);
            self.p.combats.hands[seat].add(card);
        }
        self
    }

    /// Command cards for a hand, from the pile.
    pub fn give_command(&mut self, seat: Seat, cards: &str) -> &mut Desk {
        for code in cards.split_whitespace() {
            let card = title(&COMMAND_CODES, code);
            self.p.commands.pile.take(card);
            self.p.commands.hands[seat].add(card);
        }
        self
    }

    /// Gives the active side a command card and plays it: `desk.play("attaque-centre")`, `desk.play("bombardement 1")`.
    pub fn play(&mut self, card: &str) -> &mut Desk {
        let code = card.split_whitespace().next().expect("a card");
        self.give_command(self.p.active, code);
        self.does(&format!("play {card}"))
    }

    /// Plays a command card and orders these units: `desk.orders("attaque-centre", "F6 F7")`, then on to the moves.
    pub fn orders(&mut self, card: &str, hexes: &str) -> &mut Desk {
        self.play(card).order(hexes).end_orders()
    }

    /// Orders these units.
    pub fn order(&mut self, hexes: &str) -> &mut Desk {
        for name in hexes.split_whitespace() {
            self.does(&format!("order {name}"));
        }
        self
    }

    /// Gives no more orders, if any are left to give.
    pub fn end_orders(&mut self) -> &mut Desk {
        if self.p.phase == Phase::Orders {
            self.does("pass");
        }
        self
    }

    /// Passes until this phase.
    pub fn pass_to(&mut self, phase: Phase) -> &mut Desk {
        while self.p.phase != phase {
            self.does("pass");
        }
        self
    }

    /// Whoever is asked takes the first of his offers.
    pub fn does_first(&mut self) -> &mut Desk {
        let first = self.offers()[0].clone();
        self.does(&first)
    }

    /// Ends the moves, if they have not ended by themselves.
    pub fn end_moves(&mut self) -> &mut Desk {
        while self.p.phase == Phase::Moves {
            self.does("pass");
        }
        self
    }

    /// The same, and past the moves: ready to fight.
    pub fn ready_to_fight(&mut self, card: &str, hexes: &str) -> &mut Desk {
        self.orders(card, hexes);
        while matches!(self.p.phase, Phase::Moves | Phase::Aim) {
            self.does("pass");
        }
        assert_eq!(self.p.phase, Phase::Combat);
        self
    }

    /// The same where the other side holds cards and lets its windows pass.
    pub fn orders_in_spite(&mut self, card: &str, hexes: &str) -> &mut Desk {
        self.play(card);
        while matches!(self.p.phase, Phase::AtCommand | Phase::WithCommand) {
            self.does("pass");
        }
        self.order(hexes).end_orders()
    }

    /// The dice of the next decision show this first: faces of battle dice (`soldier deadly burst flag hq`) or six-sided dice
    /// (`d1` to `d6`), in the order they are rolled. What is rolled after them is left to chance.
    pub fn rolling(&mut self, rolls: &str) -> &mut Desk {
        let side = |word: &str| match word {
            "soldier" => 1,
            "deadly" => 3,
            "burst" => 4,
            "flag" => 5,
            "hq" => 6,
            _ => word.strip_prefix('d').and_then(|number| number.parse().ok()).expect("a die"),
        };
        let sides: Vec<u8> = rolls.split_whitespace().map(side).collect();
        self.with_dice(Dice::showing(&sides))
    }

    /// The unit on a hex.
    pub fn unit(&self, name: &str) -> &Unit {
        let slot = self.p.at(hex(name)).unwrap_or_else(|| panic!("nobody on {name}"));
        self.p.unit(slot)
    }

    /// Whether nobody is on a hex.
    pub fn is_empty(&self, name: &str) -> bool {
        self.p.at(hex(name)).is_none()
    }

    /// The figures of the unit on a hex.
    pub fn figures(&self, name: &str) -> u8 {
        self.unit(name).figures
    }

    /// Sets the figures of the unit on a hex.
    pub fn reduce(&mut self, name: &str, figures: u8) -> &mut Desk {
        let slot = self.p.at(hex(name)).expect("a unit there");
        self.p.unit_mut(slot).figures = figures;
        self
    }

    /// The medals of a side.
    pub fn medals(&self, seat: Seat) -> u8 {
        self.game.medals(&self.p, seat)
    }

    /// Ends the active side's turn from wherever it is, taking tokens; reactions are passed.
    pub fn end_turn(&mut self) -> &mut Desk {
        let turn = self.p.turn;
        while self.p.turn == turn && !self.p.is_over() {
            let step = match self.p.phase {
                Phase::Draw => "tokens".to_string(),
                Phase::Card | Phase::Keep | Phase::Outcome | Phase::Effect | Phase::Return => {
                    self.offers()[0].clone()
                }
                _ => "pass".to_string(),
            };
            self.does(&step);
        }
        self
    }
}

fn pour<const N: usize>(from: &mut Cards<N>, to: &mut Cards<N>) {
    from.pour_into(to);
}
