//! The position: who stands where, the state of the ground, the cards, the medals, and what is being done.

use contract::{BySeat, Dice, Seat};
use serde::{Deserialize, Serialize};
use serde_big_array::{Array, BigArray};
use table::{Arg, Text};

use crate::board::{HEXES, Hex, Hexes, Sector};
use crate::tables::{COMBATS, COMMANDS, Combat, Command, Specialist};
use crate::words::kind_text;

/// The most units a side can have.
pub const SIDE: usize = 24;

/// The place of a unit in the list: the Germans first.
pub type Slot = u8;

/// No unit.
pub const NOBODY: Slot = 255;

/// The side of a unit.
pub fn side_of(slot: Slot) -> Seat {
    if usize::from(slot) < SIDE { Seat::First } else { Seat::Second }
}

/// A unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unit {
    /// Where it stands; nowhere once it is gone.
    pub hex: Hex,
    /// Where it stood when the turn began.
    pub start: Hex,
    /// Its kind.
    pub kind: u8,
    /// Its figures, the specialist not counted.
    pub figures: u8,
    /// Those it began with.
    pub full: u8,
    /// Its specialist's trade and one; 0 without.
    pub trade: u8,
    /// How many hexes it has moved this turn.
    pub moved: u8,
    /// What holds of it: see [`mark`].
    pub marks: u16,
}

/// What may hold of a unit.
pub mod mark {
    /// It has an order.
    pub const ORDERED: u16 = 1;
    /// Its move is made.
    pub const MOVED: u16 = 1 << 1;
    /// It has entered ground that stops it this turn.
    pub const STOPPED: u16 = 1 << 2;
    /// It has fought.
    pub const FOUGHT: u16 = 1 << 3;
    /// It has fought a second time, or did something instead of fighting.
    pub const SPENT: u16 = 1 << 4;
    /// It raids this turn.
    pub const RAIDER: u16 = 1 << 5;
    /// It has retreated this turn.
    pub const RETREATED: u16 = 1 << 6;
    /// Its order is not one of the command card's.
    pub const EXTRA: u16 = 1 << 7;
    /// It lacks ammunition.
    pub const SILENCED: u16 = 1 << 8;
    /// Mortars have its range.
    pub const ACQUIRED: u16 = 1 << 9;
    /// A tank stuck in the mud.
    pub const BOGGED: u16 = 1 << 10;
    /// A tank given up by its crew.
    pub const DITCHED: u16 = 1 << 11;
    /// A tank that has tried to get free this turn.
    pub const TRIED: u16 = 1 << 12;
    /// It was given a figure back this turn.
    pub const HEALED: u16 = 1 << 13;
    /// A token that paid for its order lies on it.
    pub const TOKEN: u16 = 1 << 14;
    /// What does not outlast the turn.
    pub const OF_TURN: u16 =
        ORDERED | MOVED | STOPPED | FOUGHT | SPENT | RAIDER | RETREATED | EXTRA | TRIED | HEALED | TOKEN;
}

impl Unit {
    /// A place without a unit.
    pub const GONE: Unit =
        Unit { hex: Hex::NONE, start: Hex::NONE, kind: 0, figures: 0, full: 0, trade: 0, moved: 0, marks: 0 };

    /// Whether it is on the board.
    pub fn is_there(&self) -> bool {
        self.hex != Hex::NONE
    }

    /// Whether something holds of it.
    pub fn has(&self, marks: u16) -> bool {
        self.marks & marks != 0
    }

    /// Its specialist.
    pub fn specialist(&self) -> Option<Specialist> {
        self.trade.checked_sub(1).map(|trade| Specialist::ALL[usize::from(trade)])
    }

    /// Whether this specialist is with it.
    pub fn has_trade(&self, trade: Specialist) -> bool {
        self.specialist() == Some(trade)
    }
}

/// A number of cards of each title.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cards<const N: usize> {
    /// How many of each.
    #[serde(with = "BigArray")]
    pub of: [u8; N],
}

impl<const N: usize> Default for Cards<N> {
    fn default() -> Self {
        Cards { of: [0; N] }
    }
}

impl<const N: usize> Cards<N> {
    /// How many in all.
    pub fn count(&self) -> u8 {
        self.of.iter().sum()
    }

    /// The titles there are, each once.
    pub fn titles(&self) -> impl Iterator<Item = u8> + '_ {
        (0..N as u8).filter(|&title| self.of[usize::from(title)] > 0)
    }

    /// One more.
    pub fn add(&mut self, title: u8) {
        self.of[usize::from(title)] += 1;
    }

    /// One fewer.
    pub fn take(&mut self, title: u8) {
        self.of[usize::from(title)] -= 1;
    }

    /// One at random, taken out.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<u8> {
        let count = self.count();
        if count == 0 {
            return None;
        }
        let mut at = if count > 1 { dice.below(u32::from(count)) as u8 } else { 0 };
        for title in 0..N as u8 {
            let here = self.of[usize::from(title)];
            if at < here {
                self.take(title);
                return Some(title);
            }
            at -= here;
        }
        None
    }

    /// All of them go over to another pile.
    pub fn pour_into(&mut self, other: &mut Cards<N>) {
        for (from, to) in self.of.iter_mut().zip(&mut other.of) {
            *to += std::mem::take(from);
        }
    }
}

/// No card, where a place for one is empty.
pub const NO_CARD: u8 = 255;

/// A deck, its discards, the hands, and what each seat knows of the other's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deck<const N: usize> {
    /// Face down, in no known order.
    pub pile: Cards<N>,
    /// Known to lie on top, first first; above the pile.
    pub top: [u8; 2],
    /// The seat that knows what lies on top.
    pub top_known: Seat,
    /// Face up.
    pub discard: Cards<N>,
    /// Played this turn and not yet discarded.
    pub in_play: Cards<N>,
    /// The hands.
    pub hands: BySeat<Cards<N>>,
    /// What each seat knows to be in the other's hand.
    pub known: BySeat<Cards<N>>,
}

impl<const N: usize> Deck<N> {
    /// All cards, shuffled.
    pub fn of(copies: impl Iterator<Item = u8>) -> Deck<N> {
        let mut pile = Cards::default();
        for (place, copies) in pile.of.iter_mut().zip(copies) {
            *place = copies;
        }
        Deck {
            pile,
            top: [NO_CARD; 2],
            top_known: Seat::First,
            discard: Cards::default(),
            in_play: Cards::default(),
            hands: BySeat::default(),
            known: BySeat::default(),
        }
    }

    /// How many of a title there are, wherever they lie.
    pub fn copies(&self, title: usize) -> u8 {
        let spread = [&self.pile, &self.discard, &self.in_play, &self.hands.0[0], &self.hands.0[1]];
        let on_top = self.top.iter().filter(|card| usize::from(**card) == title).count();
        spread.iter().map(|cards| cards.of[title]).sum::<u8>() + on_top as u8
    }

    /// How many of a title lie open.
    pub fn open(&self, title: usize) -> u8 {
        self.discard.of[title] + self.in_play.of[title]
    }

    /// Cards left to draw before the discards are shuffled.
    pub fn left(&self) -> u8 {
        self.pile.count() + self.top.iter().filter(|card| **card != NO_CARD).count() as u8
    }

    /// Draws a card: the top one, else any of the pile; an empty deck is made again of its discards. Says whether that
    /// happened.
    pub fn draw(&mut self, dice: &mut Dice) -> (Option<u8>, bool) {
        if self.top[0] != NO_CARD {
            let card = self.top[0];
            self.top = [self.top[1], NO_CARD];
            return (Some(card), false);
        }
        let renewed = self.pile.count() == 0;
        if renewed {
            let mut discard = std::mem::take(&mut self.discard);
            discard.pour_into(&mut self.pile);
        }
        (self.pile.draw(dice), renewed)
    }

    /// Draws a card into a hand. Says which, and whether the discards were shuffled for it.
    pub fn deal(&mut self, seat: Seat, dice: &mut Dice) -> (Option<u8>, bool) {
        let from_top = self.top[0] != NO_CARD;
        let (card, renewed) = self.draw(dice);
        if let Some(card) = card {
            self.hands[seat].add(card);
            if from_top && self.top_known != seat {
                // The other side put it there.
                self.known[seat.other()].add(card);
            }
        }
        (card, renewed)
    }

    /// A card leaves a hand; what the other side knew of it goes with it.
    pub fn leave(&mut self, seat: Seat, card: u8) {
        self.hands[seat].take(card);
        let known = &mut self.known[seat.other()].of[usize::from(card)];
        *known = known.saturating_sub(1);
    }

    /// Everything but the hands is shuffled together.
    pub fn shuffle_all(&mut self) {
        for card in std::mem::replace(&mut self.top, [NO_CARD; 2]) {
            if card != NO_CARD {
                self.pile.add(card);
            }
        }
        let mut discard = std::mem::take(&mut self.discard);
        discard.pour_into(&mut self.pile);
    }
}

/// What is awaited. The comments name who decides where it is not the active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Setting up: a tank is taken away (55, 57, 58 with two tanks). The Allies.
    Withdraw,
    /// Setting up: a Saint-Chamond takes a Schneider's place. The Allies.
    Substitute,
    /// Setting up: specialists on the map are exchanged by agreement.
    Exchange,
    /// Setting up: specialists are added.
    Deploy,
    /// Setting up: the next row to be shelled (50).
    Rows,
    /// A command card is played.
    Card,
    /// The other side may react to it.
    AtCommand,
    /// A combat card may be played with it.
    WithCommand,
    /// A combat card is being carried out.
    Effect,
    /// The other side names the unit that gets no order.
    LeaveOut,
    /// Figures return to units (Remplacements).
    Return,
    /// Orders are given.
    Orders,
    /// Units move.
    Moves,
    /// The other side may react to a move.
    AtMove,
    /// A unit may move one more hex.
    Onward,
    /// Engineers that entered wire may clear it.
    Clear,
    /// The battery aims.
    Aim,
    /// The battery is loaded.
    Load,
    /// The other side may react.
    AtBombard,
    /// Dice of the battery may be rolled again.
    Reroll,
    /// The template is worked through, hex by hex. Nobody.
    Shells,
    /// Units fight.
    Combat,
    /// The other side may strike first.
    AtClose,
    /// Dice are to be rolled. Nobody.
    Roll,
    /// The other side may cancel hits.
    AfterRoll,
    /// Losses are to be taken. Nobody.
    Losses,
    /// The owner of the target decides about flags.
    Outcome,
    /// A combat ends. Nobody.
    Aftermath,
    /// The other side may fire back.
    AfterRanged,
    /// The other side may strike back.
    AfterClose,
    /// An advance after combat.
    Advance,
    /// A bonus close combat.
    Bonus,
    /// A raider may go home.
    RaidEnd,
    /// A medal or two cards.
    Scout,
    /// One of two cards is kept.
    Keep,
    /// Tokens or a combat card.
    Draw,
    /// The game is over. Nobody.
    Over,
}

/// What orders are left to give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Orders {
    /// In each sector; 99 is all.
    pub sectors: [u8; 3],
    /// For infantry alone.
    pub infantry: u8,
    /// For machine guns and mortars alone.
    pub weapons: u8,
    /// For any unit anywhere.
    pub any: u8,
    /// A unit and all those linked to it.
    pub group: bool,
    /// At most so many in all.
    pub most: u8,
    /// Given so far.
    pub given: u8,
    /// The unit that is to get none, named by the other side.
    pub barred: Hex,
}

contract::numbered! {
    /// Where the reserve artillery may aim.
    pub enum Aiming {
        /// Nowhere: it has no order.
        Nowhere,
        /// At the left sector.
        Left,
        /// At the centre.
        Centre,
        /// At the right sector.
        Right,
        /// Anywhere.
        Anywhere,
    }
}

impl Aiming {
    /// At a sector.
    pub fn at(sector: Sector) -> Aiming {
        [Aiming::Left, Aiming::Centre, Aiming::Right][sector.index()]
    }

    /// The sector, where it is one.
    pub fn sector(self) -> Option<Sector> {
        Sector::ALL.into_iter().find(|sector| Aiming::at(*sector) == self)
    }
}

contract::numbered! {
    /// How the battle stands.
    pub enum Ended {
        /// It lasts.
        Not,
        /// The Germans have won.
        German,
        /// The Allies have.
        Allied,
    }
}

impl Ended {
    /// This side has won.
    pub fn won_by(side: Seat) -> Ended {
        [Ended::German, Ended::Allied][side.index()]
    }

    /// Who has won.
    pub fn winner(self) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|side| Ended::won_by(*side) == self)
    }
}

/// The reserve artillery this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battery {
    /// Where it may aim.
    pub ordered: Aiming,
    /// Shots left.
    pub shots: u8,
    /// Dice paid for; 0 before the first shot.
    pub loaded: u8,
    /// Dice rolled, once any were taken away.
    pub rolling: u8,
    /// The centre of the template.
    pub centre: Hex,
    /// The dice, 0 where there is none.
    pub dice: [u8; 5],
    /// The next hex of the template: 0 the centre, 1 to 6 the ring, 7 done.
    pub step: u8,
}

impl Battery {
    /// A battery without an order.
    pub const SILENT: Battery = Battery {
        ordered: Aiming::Nowhere,
        shots: 0,
        loaded: 0,
        rolling: 0,
        centre: Hex::NONE,
        dice: [0; 5],
        step: 0,
    };
}

/// What sort of combat it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Way {
    /// None.
    None,
    /// Ranged.
    Ranged,
    /// Close.
    Close,
    /// A hex under the battery's template.
    Shells,
}

/// Why it is fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// By order.
    Order,
    /// A bonus close combat.
    Bonus,
    /// An ambush.
    Ambush,
    /// A first strike.
    FirstStrike,
    /// Fire returned.
    ReturnFire,
    /// A blow returned.
    StrikeBack,
}

/// A combat under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// What sort.
    pub way: Way,
    /// Why.
    pub cause: Cause,
    /// Who attacks; nobody where the battery fires.
    pub attacker: Slot,
    /// The side that attacks.
    pub side: Seat,
    /// Those that fire with him.
    pub others: [Slot; 5],
    /// Who is attacked; nobody where only wire is.
    pub target: Slot,
    /// Where.
    pub hex: Hex,
    /// A card played with the declaration, and one; 0 without.
    pub card: u8,
    /// Whether a triple took all cover away.
    pub triple: bool,
    /// Dice to roll.
    pub dice: u8,
    /// Dice by face.
    pub rolled: [u8; 5],
    /// Hits that count.
    pub hits: u8,
    /// Flags to answer for.
    pub flags: u8,
    /// Flags that may be ignored.
    pub ignorable: u8,
    /// Figures lost.
    pub lost: u8,
    /// Whether the target was destroyed or left its hex.
    pub vacated: bool,
}

impl Fight {
    /// No combat.
    pub const NONE: Fight = Fight {
        way: Way::None,
        cause: Cause::Order,
        attacker: NOBODY,
        side: Seat::First,
        others: [NOBODY; 5],
        target: NOBODY,
        hex: Hex::NONE,
        card: 0,
        triple: false,
        dice: 0,
        rolled: [0; 5],
        hits: 0,
        flags: 0,
        ignorable: 0,
        lost: 0,
        vacated: false,
    };
}

/// A move that the other side may still react to, or that is asked on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// The unit that moves.
    pub slot: Slot,
    /// Where to.
    pub to: Hex,
    /// Whether it raids.
    pub raid: bool,
    /// The combat card being carried out, and one; 0 without.
    pub card: u8,
    /// How many more units or figures it concerns; of a unit that goes on, hexes; of the tactician, what he does next
    /// ([`Tactician`]); at the end of a turn, 1 once a card was thrown away.
    pub left: u8,
    /// The same, of infantry alone.
    pub infantry: u8,
}

/// What the tactician does next with the cards he has looked at (`carte.tacticien`): the last first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tactician {
    /// A card of the hand is thrown away.
    Throws = 1,
    /// Two are put back, one on top.
    PutsBack = 2,
    /// One is taken.
    Takes = 3,
}

impl Pending {
    /// Nothing.
    pub const IDLE: Pending =
        Pending { slot: NOBODY, to: Hex::NONE, raid: false, card: 0, left: 0, infantry: 0 };

    /// What the tactician does next.
    pub fn tactician(&self) -> Tactician {
        match self.left {
            3 => Tactician::Takes,
            2 => Tactician::PutsBack,
            _ => Tactician::Throws,
        }
    }

    /// Whether a combat card was thrown away for a token at the end of this turn.
    pub fn has_discarded(&self) -> bool {
        self.left > 0
    }
}

/// Everything there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The units, a side after the other.
    pub units: Array<Unit, { 2 * SIDE }>,
    /// The unit on each hex.
    pub on: Array<Slot, HEXES>,
    /// The hexes each side occupies.
    pub held: BySeat<Hexes>,
    /// Wire.
    pub wire: Hexes,
    /// Shell craters.
    pub craters: Hexes,
    /// Fortified positions.
    pub fortified: Hexes,
    /// Damaged bridges.
    pub damaged: Hexes,
    /// Trenches and bunkers blown away before the battle (52).
    pub levelled: Hexes,
    /// Buildings turned into ruins.
    pub ruined: Hexes,
    /// Field guns without a crew (54).
    pub guns: Hexes,
    /// The command cards.
    pub commands: Deck<COMMANDS>,
    /// The combat cards.
    pub combats: Deck<COMBATS>,
    /// Cards looked at and not yet taken: for the active player's eyes.
    pub looked: [u8; 3],
    /// Tokens.
    pub hq: BySeat<u8>,
    /// Tokens lying on cards until the turn ends, and on units until they have acted.
    pub spent: u8,
    /// Combat cards each side may still play this turn.
    pub allowance: BySeat<u8>,
    /// Whether the active player has played a combat card.
    pub played: bool,
    /// Whether a command card was played out of turn and is to be replaced.
    pub struck: bool,
    /// The combat cards in force this turn, one bit each.
    pub force: u32,
    /// What is awaited.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// Who played first.
    pub first: Seat,
    /// The turn, from 1; each side's counts.
    pub turn: u16,
    /// The command card played.
    pub card: Command,
    /// What it stands for: itself, or what a counter-attack copies.
    pub effective: Command,
    /// What was chosen with it: a sector or an alternative.
    pub choice: u8,
    /// What the last card of each side stood for.
    pub last: BySeat<Command>,
    /// Orders left.
    pub orders: Orders,
    /// The battery.
    pub battery: Battery,
    /// The move or card under way.
    pub pending: Pending,
    /// The combat under way, and the one inside it.
    pub fights: [Fight; 2],
    /// How many combats are under way.
    pub depth: u8,
    /// Specialists still to be placed at set-up; of these, grenadiers.
    pub to_place: BySeat<[u8; 2]>,
    /// Rows chosen to be shelled, one bit each, and those passed over.
    pub rows: u16,
    /// Medals kept for good.
    pub medals: BySeat<u8>,
    /// Objectives held, one bit each.
    pub objectives: BySeat<u64>,
    /// Objectives captured for good, one bit each.
    pub captured: u64,
    /// Who has won.
    pub ended: Ended,
}

impl Position {
    /// The slots of a side.
    pub fn slots(side: Seat) -> std::ops::Range<usize> {
        side.index() * SIDE..(side.index() + 1) * SIDE
    }

    /// A unit.
    pub fn unit(&self, slot: Slot) -> &Unit {
        &self.units[usize::from(slot)]
    }

    /// A unit, to change it.
    pub fn unit_mut(&mut self, slot: Slot) -> &mut Unit {
        &mut self.units[usize::from(slot)]
    }

    /// The unit on a hex.
    pub fn at(&self, hex: Hex) -> Option<Slot> {
        let slot = self.on[hex.index()];
        (slot != NOBODY).then_some(slot)
    }

    /// The unit of a side on a hex.
    pub fn own_at(&self, side: Seat, hex: Hex) -> Option<Slot> {
        if hex.index() >= HEXES {
            return None;
        }
        self.at(hex).filter(|slot| side_of(*slot) == side)
    }

    /// The units of a side that are on the board.
    pub fn army(&self, side: Seat) -> impl Iterator<Item = Slot> + '_ {
        Position::slots(side).filter(|slot| self.units[*slot].is_there()).map(|slot| slot as Slot)
    }

    /// Every hex with a unit.
    pub fn occupied(&self) -> Hexes {
        self.held.0[0] | self.held.0[1]
    }

    /// Puts a unit on a hex.
    pub fn put(&mut self, slot: Slot, hex: Hex) {
        self.units[usize::from(slot)].hex = hex;
        self.on[hex.index()] = slot;
        self.held[side_of(slot)] |= hex.bit();
    }

    /// Takes a unit off its hex.
    pub fn lift(&mut self, slot: Slot) {
        let hex = std::mem::replace(&mut self.units[usize::from(slot)].hex, Hex::NONE);
        self.on[hex.index()] = NOBODY;
        self.held[side_of(slot)] &= !hex.bit();
    }

    /// Takes a unit off the board for good: what it was is still known.
    pub fn remove(&mut self, slot: Slot) {
        self.lift(slot);
        let unit = self.unit_mut(slot);
        *unit = Unit { kind: unit.kind, full: unit.full, ..Unit::GONE };
    }

    /// Moves a unit from its hex to another.
    pub fn shift(&mut self, slot: Slot, hex: Hex) {
        self.lift(slot);
        self.put(slot, hex);
    }

    /// The side that is not active.
    pub fn passive(&self) -> Seat {
        self.active.other()
    }

    /// Where a unit stands and what it is, in words; nothing where there is none.
    pub fn spoken(&self, slot: Slot) -> Arg {
        if slot == NOBODY {
            return Arg::Plain(String::new());
        }
        let Unit { hex, kind, .. } = *self.unit(slot);
        Text::key("unit-at").with("hex", hex.name()).with("unit", kind_text(kind)).into()
    }

    /// The hex of the combat under way, with the unit that it is about.
    pub fn spoken_target(&self) -> Arg {
        let fight = self.fight();
        if fight.target == NOBODY {
            return fight.hex.name().into();
        }
        // It may have fallen.
        let unit = kind_text(self.unit(fight.target).kind);
        Text::key("unit-at").with("hex", fight.hex.name()).with("unit", unit).into()
    }

    /// Whether somebody has won.
    pub fn is_over(&self) -> bool {
        self.ended != Ended::Not
    }

    /// The combat under way.
    pub fn fight(&self) -> &Fight {
        &self.fights[usize::from(self.depth.max(1)) - 1]
    }

    /// The combat under way, to change it.
    pub fn fight_mut(&mut self) -> &mut Fight {
        &mut self.fights[usize::from(self.depth.max(1)) - 1]
    }

    /// Tokens left in the common pool (`r.qg-30`).
    pub fn pool(&self) -> u8 {
        TOKENS - self.hq.0[0] - self.hq.0[1] - self.spent
    }

    /// The combat card being carried out.
    pub fn pending_card(&self) -> Option<Combat> {
        self.pending.card.checked_sub(1).map(Combat)
    }
}

/// The tokens in the box.
pub const TOKENS: u8 = 30;
