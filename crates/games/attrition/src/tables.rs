//! Nations, tiles, cards and dates, as the components list them (2, 8, 9.2, 10.6–10.9, 13.2, 15).

use contract::{Rule, Seat};
use serde::{Deserialize, Serialize};

use crate::rule;

/// A side's seat: the Central Powers are first (4), the Entente second.
pub const CENTRAL: Seat = Seat::First;
/// The Entente's seat.
pub const ENTENTE: Seat = Seat::Second;

/// A nation, the Central Powers first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "nations name themselves")]
pub enum Nation {
    Germany,
    AustriaHungary,
    Ottoman,
    Bulgaria,
    Mexico,
    Russia,
    Britain,
    France,
    Serbia,
    Italy,
    Usa,
    Romania,
    Greece,
}

impl Nation {
    /// Every nation.
    pub const ALL: [Nation; 13] = [
        Nation::Germany,
        Nation::AustriaHungary,
        Nation::Ottoman,
        Nation::Bulgaria,
        Nation::Mexico,
        Nation::Russia,
        Nation::Britain,
        Nation::France,
        Nation::Serbia,
        Nation::Italy,
        Nation::Usa,
        Nation::Romania,
        Nation::Greece,
    ];

    /// Its code in notation.
    pub fn code(self) -> &'static str {
        ["ge", "ah", "ot", "bu", "mx", "ru", "br", "fr", "se", "it", "us", "ro", "gr"][self as usize]
    }

    /// The code of its flag.
    pub fn flag(self) -> &'static str {
        ["de", "ah", "ot", "bg", "mx", "ru", "gb", "fr", "rs", "it", "us", "ro", "gr"][self as usize]
    }

    /// The nation with this code.
    pub fn of_code(code: &str) -> Option<Nation> {
        Nation::ALL.into_iter().find(|nation| nation.code() == code)
    }

    /// The first nation of the Entente.
    const FIRST_ENTENTE: usize = Nation::Russia as usize;

    /// The side it is allied to (2.1.2).
    pub const fn side(self) -> Seat {
        if (self as usize) < Nation::FIRST_ENTENTE { CENTRAL } else { ENTENTE }
    }

    /// The nations of a side.
    pub fn of_side(side: Seat) -> &'static [Nation] {
        let (central, entente) = Nation::ALL.split_at(Nation::FIRST_ENTENTE);
        match side {
            Seat::First => central,
            Seat::Second => entente,
        }
    }

    /// Its bit in a set of nations.
    pub const fn bit(self) -> u16 {
        1 << self as u8
    }

    /// The turn, from 0, at which its tiles go into the pouch (2.1.2, 4.1.1); none for those at war from the start.
    pub fn entry(self) -> Option<u8> {
        match self {
            Nation::Ottoman => Some(0),
            Nation::Italy => Some(1),
            Nation::Bulgaria => Some(2),
            Nation::Greece | Nation::Romania => Some(4),
            Nation::Mexico | Nation::Usa => Some(5),
            _ => None,
        }
    }

    /// How many of its tiles a declaration needs under the alternate entry (13.2).
    pub fn tiles_to_enter(self) -> u8 {
        match self {
            Nation::Bulgaria | Nation::Romania | Nation::Mexico => 2,
            Nation::Usa => 4,
            _ => 1,
        }
    }
}

/// What a tile is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arm {
    /// Hits on 1 (2.9).
    Infantry,
    /// Hits on 2.
    Artillery,
    /// Hits on 3.
    Aircraft,
    /// Hits on 2 and may ignore a hit (9.4, 9.5).
    Tank,
    /// Elite infantry of the Stormtrooper kind (10.7).
    Stormtrooper,
    /// Elite infantry (10.6).
    Jagdkommando,
    /// Elite infantry whose first mobilisation is cheaper (10.8, 10.9).
    Colonial,
    /// A decoy (12).
    Decoy,
}

impl Arm {
    /// Whether it is an elite tile (10).
    pub fn is_elite(self) -> bool {
        matches!(self, Arm::Stormtrooper | Arm::Jagdkommando | Arm::Colonial)
    }

    /// Whether it fights as infantry (10.4).
    pub fn is_infantry(self) -> bool {
        self == Arm::Infantry || self.is_elite()
    }

    /// Whether it lives in the pouch: everything but elites (10.2) and decoys (12.1).
    pub fn is_pouched(self) -> bool {
        !self.is_elite() && self != Arm::Decoy
    }
}

/// A kind of tile: all tiles of a class are alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClassInfo {
    /// Its code in notation.
    pub code: &'static str,
    /// Its nation; decoys have none (12.3).
    pub nation: Option<Nation>,
    /// What it is.
    pub arm: Arm,
    /// How many tiles there are.
    pub count: u8,
}

const fn class(code: &'static str, nation: Nation, arm: Arm, count: u8) -> ClassInfo {
    ClassInfo { code, nation: Some(nation), arm, count }
}

/// A class of tiles: a place in [`CLASSES`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Class(pub u8);

/// Every class of tiles, the Central Powers' first (2, 8).
pub const CLASSES: &[ClassInfo] = {
    use Arm::*;
    use Nation::*;
    &[
        class("ge.inf", Germany, Infantry, 7),
        class("ge.art", Germany, Artillery, 5),
        class("ge.air", Germany, Aircraft, 4),
        class("ge.storm1", Germany, Stormtrooper, 1),
        class("ge.storm2", Germany, Stormtrooper, 1),
        class("ge.storm3", Germany, Stormtrooper, 1),
        class("ah.inf", AustriaHungary, Infantry, 10),
        class("ah.art", AustriaHungary, Artillery, 1),
        class("ah.air", AustriaHungary, Aircraft, 1),
        class("ah.jagd", AustriaHungary, Jagdkommando, 1),
        class("ah.storm", AustriaHungary, Stormtrooper, 1),
        class("ot.inf", Ottoman, Infantry, 6),
        class("ot.art", Ottoman, Artillery, 2),
        class("bu.inf", Bulgaria, Infantry, 2),
        class("bu.art", Bulgaria, Artillery, 2),
        class("mx.inf", Mexico, Infantry, 3),
        class("mx.art", Mexico, Artillery, 1),
        ClassInfo { code: "central.decoy", nation: None, arm: Decoy, count: 3 },
        class("ru.inf", Russia, Infantry, 18),
        class("ru.art", Russia, Artillery, 1),
        class("ru.air", Russia, Aircraft, 1),
        class("br.inf", Britain, Infantry, 9),
        class("br.art", Britain, Artillery, 1),
        class("br.air", Britain, Aircraft, 2),
        class("br.tank", Britain, Tank, 1),
        class("fr.inf", France, Infantry, 9),
        class("fr.art", France, Artillery, 2),
        class("fr.air", France, Aircraft, 1),
        class("fr.tank", France, Tank, 1),
        class("fr.tirailleurs", France, Colonial, 1),
        class("se.inf", Serbia, Infantry, 3),
        class("se.art", Serbia, Artillery, 1),
        class("it.inf", Italy, Infantry, 7),
        class("it.art", Italy, Artillery, 1),
        class("us.inf", Usa, Infantry, 3),
        class("us.art", Usa, Artillery, 3),
        class("us.air", Usa, Aircraft, 2),
        class("us.tank", Usa, Tank, 1),
        class("us.marines", Usa, Colonial, 1),
        class("ro.inf", Romania, Infantry, 4),
        class("gr.inf", Greece, Infantry, 2),
        ClassInfo { code: "entente.decoy", nation: None, arm: Decoy, count: 3 },
    ]
};

/// The first class of the Entente: that of the first of its nations.
pub const FIRST_ENTENTE: usize = {
    let mut class = 0;
    while !matches!(CLASSES[class].nation, Some(nation) if matches!(nation.side(), ENTENTE)) {
        class += 1;
    }
    class
};

/// The most classes that a side has.
pub const SIDE_CLASSES: usize =
    if CLASSES.len() > 2 * FIRST_ENTENTE { CLASSES.len() - FIRST_ENTENTE } else { FIRST_ENTENTE };

/// The most tiles that a class has.
pub const LARGEST_CLASS: u8 = {
    let (mut class, mut most) = (0, 0);
    while class < CLASSES.len() {
        if CLASSES[class].count > most {
            most = CLASSES[class].count;
        }
        class += 1;
    }
    most
};

/// Where the tiles of each class begin in a position's list of tiles; last, where the list ends.
pub const STARTS: [u8; CLASSES.len() + 1] = {
    let mut starts = [0; CLASSES.len() + 1];
    let mut class = 0;
    while class < CLASSES.len() {
        starts[class + 1] = starts[class] + CLASSES[class].count;
        class += 1;
    }
    starts
};

/// The class of each tile in a position's list of tiles.
const CLASS_OF: [Class; TILES] = {
    let mut classes = [Class(0); TILES];
    let (mut class, mut tile) = (0, 0);
    while tile < TILES {
        while STARTS[class + 1] as usize == tile {
            class += 1;
        }
        classes[tile] = Class(class as u8);
        tile += 1;
    }
    classes
};

/// How many tiles there are in all.
pub const TILES: usize = STARTS[CLASSES.len()] as usize;

/// Whether two names are the same, where the compiler asks.
pub(crate) const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

impl Class {
    /// Every class.
    pub fn all() -> impl Iterator<Item = Class> {
        (0..CLASSES.len() as u8).map(Class)
    }

    /// The numbers of a side's classes.
    pub(crate) fn range(side: Seat) -> std::ops::Range<u8> {
        match side {
            Seat::First => 0..FIRST_ENTENTE as u8,
            Seat::Second => FIRST_ENTENTE as u8..CLASSES.len() as u8,
        }
    }

    /// The classes of a side.
    pub fn of_side(side: Seat) -> impl Iterator<Item = Class> + Clone {
        Class::range(side).map(Class)
    }

    /// The classes of a nation.
    pub fn of_nation(nation: Nation) -> impl Iterator<Item = Class> {
        Class::of_side(nation.side()).filter(move |class| class.nation() == Some(nation))
    }

    /// What is printed on it.
    pub fn info(self) -> &'static ClassInfo {
        &CLASSES[usize::from(self.0)]
    }

    /// Its nation.
    pub fn nation(self) -> Option<Nation> {
        self.info().nation
    }

    /// What it is.
    pub fn arm(self) -> Arm {
        self.info().arm
    }

    /// The side that owns it.
    pub fn side(self) -> Seat {
        if usize::from(self.0) < FIRST_ENTENTE { CENTRAL } else { ENTENTE }
    }

    /// Its place among the classes of its side.
    pub fn local(self) -> usize {
        usize::from(self.0) - if self.side() == CENTRAL { 0 } else { FIRST_ENTENTE }
    }

    /// The class with this code.
    pub fn of_code(code: &str) -> Option<Class> {
        CLASSES.iter().position(|info| info.code == code).map(|index| Class(index as u8))
    }

    /// The class with this code, of which the table has one: else it does not compile.
    const fn named(code: &str) -> Class {
        let mut class = 0;
        while !same(CLASSES[class].code, code) {
            class += 1;
        }
        Class(class as u8)
    }

    /// The class of a nation that is of this arm, if it has one.
    pub fn of(nation: Nation, arm: Arm) -> Option<Class> {
        let found = CLASSES.iter().position(|info| info.nation == Some(nation) && info.arm == arm);
        found.map(|class| Class(class as u8))
    }

    /// The regular infantry of a nation (10.3).
    pub fn infantry_of(nation: Nation) -> Class {
        Class::of(nation, Arm::Infantry).expect("every nation has infantry")
    }

    /// The turn, from 0, at which its tiles come into play, if it is not the start: a nation's into the pouch (4.1.1),
    /// tanks too (9.2), elites into the reserves (10.6–10.9). The third German Stormtroopers wait for the surrender.
    pub fn entry(self) -> Option<u8> {
        match self.info().code {
            "ah.jagd" => Some(0),
            "ge.storm1" | "fr.tirailleurs" => Some(3),
            "br.tank" | "ge.storm2" | "ah.storm" | "us.marines" => Some(5),
            "fr.tank" | "us.tank" => Some(6),
            "ge.storm3" => None,
            _ => self.nation().and_then(Nation::entry),
        }
    }

    /// The class of the tile at a place in a position's list of tiles.
    pub(crate) fn of_tile(at: usize) -> Class {
        CLASS_OF[at]
    }

    /// Its tiles' places in a position's list of tiles.
    pub fn tiles(self) -> std::ops::Range<usize> {
        usize::from(STARTS[usize::from(self.0)])..usize::from(STARTS[usize::from(self.0) + 1])
    }
}

/// The section that brings an elite tile into play.
pub fn elite_section(class: Class) -> Rule {
    match class.arm() {
        Arm::Jagdkommando => rule!("10.6"),
        Arm::Stormtrooper => rule!("10.7"),
        _ if class.nation() == Some(Nation::France) => rule!("10.8"),
        _ => rule!("10.9"),
    }
}

/// The Stormtroopers that come when Russia surrenders (10.7).
pub const SURRENDER_ELITE: Class = Class::named("ge.storm3");
/// The Jagdkommandos (10.6).
pub const JAGDKOMMANDOS: Class = Class::named("ah.jagd");
/// The turn, from 0, at which the Jagdkommandos leave the game.
pub const JAGDKOMMANDOS_LEAVE: u8 = 4;

/// Spring 1914, the first turn.
pub const SPRING_1914: u8 = 0;
/// Autumn 1914.
pub const AUTUMN_1914: u8 = 1;
/// Autumn 1918, the last turn.
pub const AUTUMN_1918: u8 = 9;

/// The industry that wins at one's own draw (5.1).
pub const EARLY_VICTORY: u8 = 17;
/// The tiles drawn in autumn 1914 while the Ottomans are neutral (6.2).
pub const AUTUMN_DRAW: u8 = 10;

/// A general (18): the Central Powers' first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct General(pub u8);

impl General {
    const ALL: [(&'static str, Nation); 6] = [
        ("Hindenburg", Nation::Germany),
        ("Conrad", Nation::AustriaHungary),
        ("Kemal", Nation::Ottoman),
        ("Foch", Nation::France),
        ("Haig", Nation::Britain),
        ("Brusilov", Nation::Russia),
    ];

    /// How many generals a side has.
    pub const A_SIDE: u8 = General::ALL.len() as u8 / 2;

    /// The bits of all of them.
    pub const EVERYBODY: u8 = (1 << General::A_SIDE) - 1;

    /// The generals of a side.
    pub fn of_side(side: Seat) -> impl Iterator<Item = General> {
        let first = General::A_SIDE * side as u8;
        (first..first + General::A_SIDE).map(General)
    }

    /// His name, the same in every language.
    pub fn name(self) -> &'static str {
        Self::ALL[usize::from(self.0)].0
    }

    /// His nation.
    pub fn nation(self) -> Nation {
        Self::ALL[usize::from(self.0)].1
    }

    /// His bit among the generals of his side.
    pub fn bit(self) -> u8 {
        1 << (self.0 % General::A_SIDE)
    }

    /// The general of this name.
    pub fn of_name(name: &str) -> Option<General> {
        (0..Self::ALL.len() as u8).map(General).find(|general| general.name() == name)
    }
}

/// An event card: a place in the list of both decks, the Central Powers' (15.2) before the Entente's (15.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Card(pub u8);

impl Card {
    /// How many there are in both decks.
    pub const COUNT: usize = 2 * DECK;

    /// Every card.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT as u8).map(Card)
    }

    /// The cards of a side whose bits are set.
    pub fn of_bits(side: Seat, bits: u16) -> impl Iterator<Item = Card> {
        let first = (DECK * side.index()) as u8;
        (0..DECK as u8).filter(move |card| bits & 1 << card != 0).map(move |card| Card(first + card))
    }

    /// The side it belongs to.
    pub const fn side(self) -> Seat {
        if (self.0 as usize) < DECK { CENTRAL } else { ENTENTE }
    }

    /// Its place in the list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its bit among the cards of its side.
    pub fn bit(self) -> u16 {
        1 << (self.index() % DECK)
    }

    /// What is printed on it.
    pub const fn info(self) -> &'static CardInfo {
        &CARDS[self.side() as usize][self.0 as usize % DECK]
    }

    /// The card with this code, of which the table has one: else it does not compile.
    const fn named(code: &str) -> Card {
        let mut card = 0;
        while !same(Card(card).info().code, code) {
            card += 1;
        }
        Card(card)
    }

    /// The card that does this: a side's own where both have one.
    pub fn doing(ploy: Ploy, side: Seat) -> Card {
        let mut cards = Card::all().filter(|card| card.info().ploy == ploy);
        let first = cards.next().expect("every ploy is a card's");
        if first.side() == side { first } else { cards.next().unwrap_or(first) }
    }

    /// The card with this code.
    pub fn of_code(code: &str) -> Option<Card> {
        Card::all().find(|card| card.info().code == code)
    }
}

/// What a card does, by the name of its first or only bearer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the rulebook has a section each")]
pub enum Ploy {
    Gas,
    Barrage,
    Landing,
    FreshTroops,
    Hutier,
    Blockade,
    Revolution,
    Lusitania,
    Submarines,
    Mutinies,
    MataHari,
    GiveUp,
    Recovery,
    Expedition,
    FlyingCircus,
}

// Matches that are kept hold positions with these bits: whoever changes them must read the old form too.
const _: () = assert!(Ploy::Gas.bit() == 1 && Ploy::Hutier.bit() == 16 && Ploy::MataHari.bit() == 1024);

impl Ploy {
    /// Those whose effects last, by their names in the text of a position.
    pub(crate) const LASTING: [(&'static str, Ploy); 11] = [
        ("gas", Ploy::Gas),
        ("barrage", Ploy::Barrage),
        ("landing", Ploy::Landing),
        ("fresh", Ploy::FreshTroops),
        ("hutier", Ploy::Hutier),
        ("blockade", Ploy::Blockade),
        ("revolution", Ploy::Revolution),
        ("lusitania", Ploy::Lusitania),
        ("submarines", Ploy::Submarines),
        ("mutinies", Ploy::Mutinies),
        ("mata-hari", Ploy::MataHari),
    ];

    /// Its bit among the effects in force.
    pub(crate) const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// A card, its year left aside: that is data ([`crate::Map::years`]).
pub struct CardInfo {
    /// Its code in notation and data.
    pub code: &'static str,
    /// What it does.
    pub ploy: Ploy,
    /// The section that describes it.
    pub rule: Rule,
}

const fn card(code: &'static str, ploy: Ploy, rule: Rule) -> CardInfo {
    CardInfo { code, ploy, rule }
}

/// How many cards a side has.
pub const DECK: usize = 10;

/// The bits of all the cards of a side.
pub const WHOLE_DECK: u16 = (1 << DECK) - 1;

/// The cards of each side (15.1, 15.2).
pub const CARDS: [[CardInfo; DECK]; 2] = [
    [
        card("CP1", Ploy::Gas, rule!("15.CP1")),
        card("CP2", Ploy::Hutier, rule!("15.CP2")),
        card("CP3", Ploy::Landing, rule!("15.CP3")),
        card("CP4", Ploy::GiveUp, rule!("15.CP4")),
        card("CP5", Ploy::Submarines, rule!("15.CP5")),
        card("CP6", Ploy::Mutinies, rule!("15.CP6")),
        card("CP7", Ploy::Recovery, rule!("15.CP7")),
        card("CP8", Ploy::FlyingCircus, rule!("15.CP8")),
        card("CP9", Ploy::Expedition, rule!("15.CP9")),
        card("CP10", Ploy::MataHari, rule!("15.CP10")),
    ],
    [
        card("EP1", Ploy::Gas, rule!("15.EP1")),
        card("EP2", Ploy::Barrage, rule!("15.EP2")),
        card("EP3", Ploy::Landing, rule!("15.EP3")),
        card("EP4", Ploy::GiveUp, rule!("15.EP4")),
        card("EP5", Ploy::Lusitania, rule!("15.EP5")),
        card("EP6", Ploy::Revolution, rule!("15.EP6")),
        card("EP7", Ploy::Recovery, rule!("15.EP7")),
        card("EP8", Ploy::FreshTroops, rule!("15.EP8")),
        card("EP9", Ploy::Expedition, rule!("15.EP9")),
        card("EP10", Ploy::Blockade, rule!("15.EP10")),
    ],
];

/// The card that the alternate entry removes (13.3).
pub const LUSITANIA: Card = Card::named("EP5");

/// The year of a turn, from 0.
pub fn year(turn: u8) -> u16 {
    1914 + u16::from(turn / 2)
}
