//! What is hidden, and imagining it: hands (14.1), losses being chosen (4.8.2), and under the fog of war (12)
//! pouches, reserves and face-down tiles.
//!
//! Imagining starts from what the seat knows: how many tiles lie where, which backs they show, and which tiles are
//! somewhere among them. The tiles are then dealt out anew, so that each lies where it could.

use contract::{Dice, Rule, Seat};

use crate::event::Event;
use crate::map::Region;
use crate::position::{Losses, Phase, Position};
use crate::tables::{Arm, CLASSES, Card, Class, DECK, Nation, TILES};
use crate::tile::{Face, Marks, Place, Tile};
use crate::{Attrition, Log};

/// A place among the hidden ones, and what may lie there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Slot {
    kind: SlotKind,
    tile: Tile,
}

/// What may lie at a place, the most constrained first: places are filled in this order, each from what is left. That
/// never fails where it can succeed at all, because the nations that two kinds of places before [`SlotKind::AnyNation`]
/// compete for are the same or have none in common, and the later kinds take whatever is left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum SlotKind {
    /// A face-down tile of one nation; or, if its back allows it, a decoy.
    Flagged(Face),
    /// A face-down tile mobilised in Salonica, or a decoy.
    Salonica(Face),
    /// Reserves between turns: neutrals, elites, decoys.
    Waiting,
    /// A face-down tile of any nation. A decoy needs no card to enter anywhere, so it is none.
    AnyNation(Face),
    /// Reserves during their owner's turn: anything.
    AnyReserve,
    /// Reserves just drawn: anything that lives in the pouch, but after the surrender no Russians.
    Drawn,
    /// The pouch: anything that lives there.
    Pouched,
}

impl SlotKind {
    fn takes_decoys(self) -> bool {
        match self {
            SlotKind::Flagged(face) | SlotKind::Salonica(face) | SlotKind::AnyNation(face) => {
                face.may_be_decoy()
            }
            SlotKind::Waiting | SlotKind::AnyReserve => true,
            SlotKind::Drawn | SlotKind::Pouched => false,
        }
    }

    fn takes_elites(self) -> bool {
        matches!(self, SlotKind::Waiting | SlotKind::AnyReserve)
    }

    /// Whether a tile of this nation may lie there, given the nations still neutral.
    fn takes(self, nation: Nation, neutral: u16) -> bool {
        match self {
            SlotKind::Flagged(face) | SlotKind::Salonica(face) | SlotKind::AnyNation(face) => {
                face.may_be(nation)
            }
            SlotKind::Waiting => neutral & nation.bit() != 0,
            SlotKind::AnyReserve | SlotKind::Drawn | SlotKind::Pouched => true,
        }
    }
}

/// Notes something, as a reveal if it was hidden until now.
pub(crate) fn tell(journal: &mut Log, rule: Rule, event: Event, hidden: bool) {
    if hidden {
        journal.reveal(rule, event);
    } else {
        journal.note(rule, event);
    }
}

impl Attrition {
    /// Notes something that the fog of war may have hidden until now.
    pub(crate) fn disclose(&self, journal: &mut Log, rule: Rule, event: Event) {
        tell(journal, rule, event, self.options.fog);
    }

    pub(crate) fn imagine_cards(&self, p: &mut Position, side: Seat, dice: &mut Dice) {
        for held in [p.dealt[side].count_ones(), p.hand[side].count_ones()] {
            if held == 0 {
                continue;
            }
            let mut cards = [Card(0); DECK];
            let mut count = 0;
            for card in Card::of_bits(side, self.deck(side) & !p.played[side]) {
                cards[count] = card;
                count += 1;
            }
            dice.draw(&mut cards[..count], held as usize);
            let bits = cards[..held as usize].iter().fold(0, |bits, card| bits | card.bit());
            if p.dealt[side] != 0 {
                p.dealt[side] = bits;
            } else {
                p.hand[side] = bits;
            }
        }
    }

    /// A side's choice of losses stays hidden until the other has chosen too. A choice that was none is known.
    pub(crate) fn imagine_losses(&self, p: &mut Position, side: Seat, dice: &mut Dice) {
        let to_lose = p.battle.to_lose[side];
        if p.battle.choosing.seats().has(side) || to_lose == 0 {
            return;
        }
        let mut tiles = [Class(0); TILES];
        let mut count = 0;
        for (class, there) in self.fighters(p, side, p.focus.region()) {
            for _ in 0..there {
                tiles[count] = class;
                count += 1;
            }
        }
        dice.draw(&mut tiles[..count], usize::from(to_lose));
        let lost = tiles[..usize::from(to_lose)].iter();
        let losses =
            lost.fold(Losses::none(side), |losses, class| losses.with(*class, losses.of(*class) + 1));
        p.battle.losses[side] = losses;
    }

    /// Whether a tile's place is known to everyone.
    fn is_public(&self, tile: Tile) -> bool {
        match tile.place() {
            Place::POUCH => false,
            Place::RESERVES => tile.marks().has(Marks::SEEN),
            place => place.region().is_none() || tile.marks().face().is_up(),
        }
    }

    fn slot(&self, p: &Position, side: Seat, tile: Tile) -> Slot {
        let kind = match tile.place() {
            Place::POUCH => SlotKind::Pouched,
            Place::RESERVES if tile.marks().has(Marks::LATE) => SlotKind::Drawn,
            Place::RESERVES => {
                let own_turn = p.active() == side && (Phase::Mulligan..=Phase::Redeploy).contains(&p.phase);
                let mixed = own_turn && !(self.options.mulligan && p.phase == Phase::Mulligan);
                if mixed { SlotKind::AnyReserve } else { SlotKind::Waiting }
            }
            _ => {
                let face = tile.marks().face();
                match Nation::of_side(side).iter().filter(|nation| face.may_be(**nation)).count() {
                    1 => SlotKind::Flagged(face),
                    3 => SlotKind::Salonica(face),
                    _ => SlotKind::AnyNation(face),
                }
            }
        };
        Slot { kind, tile }
    }

    /// Deals a side's hidden tiles out anew.
    pub(crate) fn imagine_tiles(&self, p: &mut Position, side: Seat, dice: &mut Dice) {
        let mut slots = [Slot { kind: SlotKind::Pouched, tile: Tile::default() }; TILES];
        let mut hidden = 0;
        let mut pool = Pool { side, counts: [0; CLASSES.len()] };
        for class in Class::of_side(side) {
            for tile in &p.tiles[class.tiles()] {
                if !self.is_public(*tile) {
                    slots[hidden] = self.slot(p, side, *tile);
                    hidden += 1;
                    pool.add(class);
                }
            }
        }
        let slots = &mut slots[..hidden];
        // The order must not betray which tile lay where.
        slots.sort_unstable();
        let neutral = Nation::of_side(side)
            .iter()
            .filter(|nation| self.is_neutral(p, **nation))
            .fold(0, |bits, nation| bits | nation.bit());
        let russians_out = p.surrendered;
        let takes = |kind: SlotKind, nation: Nation| {
            let away = russians_out && nation == Nation::Russia;
            kind.takes(nation, neutral) && !(away && kind != SlotKind::Pouched)
        };

        let mut dealt = [None; TILES];
        for class in pool.take_all(|class| class.arm().is_elite()) {
            let open = |at: &usize| dealt[*at].is_none() && slots[*at].kind.takes_elites();
            let Some(at) = (0..hidden).find(open) else { continue };
            dealt[at] = Some(class);
        }
        let decoys = pool.take_all(|class| class.arm() == Arm::Decoy);
        self.deal_decoys(&decoys, slots, &mut dealt, &pool, &takes, dice);
        for at in 0..hidden {
            if dealt[at].is_none() {
                let kind = slots[at].kind;
                dealt[at] = pool.draw(|nation| takes(kind, nation), dice);
            }
        }
        self.lay_out(p, side, slots, &dealt[..hidden]);
    }

    /// Puts decoys where they leave enough tiles for every other place: at random, else in the first way that does.
    fn deal_decoys(
        &self,
        decoys: &[Class],
        slots: &[Slot],
        dealt: &mut [Option<Class>; TILES],
        pool: &Pool,
        takes: &impl Fn(SlotKind, Nation) -> bool,
        dice: &mut Dice,
    ) {
        let open: Vec<usize> =
            (0..slots.len()).filter(|at| dealt[*at].is_none() && slots[*at].kind.takes_decoys()).collect();
        let Some(&decoy) = decoys.first() else { return };
        let works = |chosen: &[usize]| {
            let left =
                slots.iter().enumerate().filter(|(at, _)| dealt[*at].is_none() && !chosen.contains(at));
            pool.fills(left.map(|(_, slot)| slot.kind), takes)
        };
        let mut chosen = open.clone();
        for _ in 0..32 {
            dice.draw(&mut chosen, decoys.len());
            if works(&chosen[..decoys.len()]) {
                chosen[..decoys.len()].iter().for_each(|at| dealt[*at] = Some(decoy));
                return;
            }
        }
        let found = combinations(&open, decoys.len()).into_iter().find(|chosen| works(chosen));
        found.into_iter().flatten().for_each(|at| dealt[at] = Some(decoy));
    }

    fn lay_out(&self, p: &mut Position, side: Seat, slots: &[Slot], dealt: &[Option<Class>]) {
        // Each class keeps its public tiles and takes the places dealt to it.
        for class in Class::of_side(side) {
            let mut places =
                slots.iter().zip(dealt).filter(|(_, d)| **d == Some(class)).map(|(slot, _)| slot.tile);
            for at in class.tiles() {
                if !self.is_public(p.tiles[at]) {
                    p.tiles[at] = places.next().unwrap_or(p.tiles[at]);
                }
            }
            p.tiles[class.tiles()].sort_unstable();
        }
        for region in Region::all() {
            let count = p.side_tiles(side).iter().filter(|tile| tile.place() == region.into()).count();
            p.count[side][region.index()] = count as u8;
        }
    }
}

/// Hidden tiles that have not been dealt yet.
struct Pool {
    side: Seat,
    counts: [u8; CLASSES.len()],
}

impl Pool {
    fn add(&mut self, class: Class) {
        self.counts[usize::from(class.0)] += 1;
    }

    fn take_all(&mut self, want: impl Fn(Class) -> bool) -> Vec<Class> {
        let mut taken = Vec::new();
        for class in Class::of_side(self.side).filter(|class| want(*class)) {
            for _ in 0..std::mem::take(&mut self.counts[usize::from(class.0)]) {
                taken.push(class);
            }
        }
        taken
    }

    /// One tile of a nation that fits, every tile equally likely.
    fn draw(&mut self, fits: impl Fn(Nation) -> bool, dice: &mut Dice) -> Option<Class> {
        let fitting = |class: &Class| class.nation().is_some_and(&fits);
        let total: u32 = Class::of_side(self.side).filter(fitting).map(|class| self.of_class(class)).sum();
        let mut at = if total > 1 { dice.below(total) } else { 0 };
        for class in Class::of_side(self.side).filter(fitting) {
            let count = self.of_class(class);
            if at < count {
                self.counts[usize::from(class.0)] -= 1;
                return Some(class);
            }
            at -= count;
        }
        None
    }

    fn of_nation(&self, nation: Nation) -> u32 {
        Class::of_nation(nation).map(|class| self.of_class(class)).sum()
    }

    fn of_class(&self, class: Class) -> u32 {
        u32::from(self.counts[usize::from(class.0)])
    }

    /// Whether these places can all be filled: each nation's own first, then those that take one of a few nations.
    /// The few overlap with nothing else, so that counting them in this order is enough.
    fn fills(
        &self,
        kinds: impl Iterator<Item = SlotKind>,
        takes: &impl Fn(SlotKind, Nation) -> bool,
    ) -> bool {
        let mut left = Nation::ALL.map(|nation| self.of_nation(nation));
        let (mut any, mut reserve) = (0u32, 0u32);
        for kind in kinds {
            let fitting = |nation: &Nation| takes(kind, *nation) && left[*nation as usize] > 0;
            match kind {
                SlotKind::Flagged(_) | SlotKind::Salonica(_) | SlotKind::Waiting => {
                    let best =
                        Nation::ALL.into_iter().filter(fitting).max_by_key(|nation| left[*nation as usize]);
                    match best {
                        Some(nation) => left[nation as usize] -= 1,
                        None => return false,
                    }
                }
                SlotKind::AnyNation(_) | SlotKind::AnyReserve | SlotKind::Drawn => reserve += 1,
                SlotKind::Pouched => any += 1,
            }
        }
        // After the surrender, Russian tiles lie nowhere but in the pouch.
        let fits = |nation: &Nation| takes(SlotKind::AnyReserve, *nation);
        let for_reserve: u32 = Nation::ALL.into_iter().filter(fits).map(|nation| left[nation as usize]).sum();
        for_reserve >= reserve && left.iter().sum::<u32>() >= any + reserve
    }
}

/// Every way to choose `count` of the items, for a count of at most three.
fn combinations(items: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, item) in items.iter().enumerate() {
        for mut rest in combinations(&items[at + 1..], count - 1) {
            rest.push(*item);
            all.push(rest);
        }
    }
    all
}
