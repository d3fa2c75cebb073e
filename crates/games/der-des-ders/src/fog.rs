//! What a seat may imagine of what it does not see: the other side's deployment while it is secret, and who lies in ambush
//! where (2.11.embuscade, 3.13.deploiement).

use contract::{Dice, Seat};

use crate::map::{Ground, Hex};
use crate::position::{Hand, Phase, Position, mark, one, side_of, slots_of};
use crate::units::{COHESION, Class, Slot, Support, Work};
use crate::{DerDesDers, Log};

impl DerDesDers {
    /// Whether what a side does is hidden from the other for the moment: it recruits or deploys.
    pub(crate) fn is_secret(&self, p: &Position, side: Seat) -> bool {
        p.turn == 0 && p.active.index() >= side.index()
    }

    /// A position that the seat cannot tell from this one.
    pub(crate) fn imagined(&self, p: &Position, seat: Seat, dice: &mut Dice) -> Position {
        let mut p = p.clone();
        let other = seat.other();
        if p.turn == 0 {
            if self.is_secret(&p, other) {
                self.deal_deployment(&mut p, other, dice);
            }
        } else {
            self.deal_ambushes(&mut p, other, dice);
            // What the attacker has chosen to bring is told when both have chosen (3.2.choix).
            let choices = self.may_bring(other);
            if p.phase == Phase::Bring
                && p.active == Seat::Second
                && seat == Seat::Second
                && choices.len() > 1
            {
                p.brings[other] = choices[dice.below(choices.len() as u32) as usize] as u8;
            }
        }
        p
    }

    // --- A secret deployment.

    /// The other side's units are recruited and deployed at random, as far as it may have come.
    fn deal_deployment(&self, p: &mut Position, side: Seat, dice: &mut Dice) {
        let (active, phase) = (p.active, p.phase);
        let finished = active != side;
        for slot in slots_of(side) {
            p.lift(slot);
        }
        // As it begins: how it faces, and which decoys it has left in the box, are secret too.
        if self.levy_of(side).is_none() {
            self.muster(p, side);
        }
        for hex in self.scenario.armies[side.index()].zone.iter() {
            p.soil[hex] = self.first_soil(hex);
        }
        if !finished {
            p.hand = Hand::EMPTY;
        }
        if self.levy_of(side).is_some() {
            (p.active, p.phase) = (side, Phase::Recruit);
            self.deal_recruits(p, side, finished || phase == Phase::Deploy, dice);
            if finished || phase == Phase::Deploy {
                self.add_decoys(p, side);
            }
        }
        if finished || phase == Phase::Deploy {
            (p.active, p.phase) = (side, Phase::Deploy);
            let count = slots_of(side).filter(|slot| self.waits(p, *slot)).count() as u32;
            let placed = if finished { count } else { dice.below(count + 1) };
            self.deal_places(p, side, placed, finished, dice);
        }
        (p.active, p.phase) = (active, phase);
    }

    fn deal_recruits(&self, p: &mut Position, side: Seat, finished: bool, dice: &mut Dice) {
        let Some(levy) = self.levy_of(side) else { return };
        for slot in slots_of(side) {
            *p.unit_mut(slot) = crate::position::Unit::NONE;
        }
        (p.purse[side], p.capital[side], p.raised[side]) = (p.rolled[side], levy.capital, 0);
        p.fires[side] = self.scenario.armies[side.index()].stock;
        let mut mute = Log::mute();
        // Half-way through, anything may have been done already.
        let mut steps = if finished { u32::MAX } else { dice.below(24) };
        while steps > 0 {
            steps -= 1;
            let left = p.purse[side].min(p.capital[side]);
            if left == 0 && p.capital[side] == 0 {
                break;
            }
            let troop = dice.below(levy.troops.len() as u32) as u8;
            let cohesion = dice.below(u32::from(COHESION)) as u8 + 1;
            match dice.below(8) {
                0 if side == Seat::First && !levy.fires.is_empty() => {
                    let fire = levy.fires[dice.below(levy.fires.len() as u32) as usize];
                    // Guns are bought out of what the dice leave; a side without units is none.
                    let spare = p.capital[side] > p.purse[side].min(p.capital[side]);
                    if spare && self.check_buy(p, fire).is_ok() {
                        self.buy(p, fire, &mut mute);
                    }
                }
                1 if !levy.supports.is_empty() => {
                    let support = levy.supports[dice.below(levy.supports.len() as u32) as usize];
                    let raised = self.raised(p, side) as u32;
                    let slot = slots_of(side).start + dice.below(raised.max(1)) as Slot;
                    if self.check_attach(p, slot, support).is_ok() {
                        self.attach(p, slot, support, &mut mute);
                    }
                }
                2 if self.raised(p, side) > 0 && dice.below(6) == 0 => break,
                _ => {
                    if self.check_raise(p, troop, cohesion).is_ok() {
                        self.raise(p, troop, cohesion, &mut mute);
                    } else if left == 0 {
                        break;
                    }
                }
            }
        }
        if finished && self.raised(p, side) == 0 {
            self.raise(p, 0, 1, &mut mute);
        }
    }

    fn deal_places(&self, p: &mut Position, side: Seat, count: u32, finished: bool, dice: &mut Dice) {
        let mut slots: Vec<Slot> = slots_of(side).filter(|slot| self.waits(p, *slot)).collect();
        dice.draw(&mut slots, count as usize);
        // Trains have few places, so they choose first.
        slots.truncate(count as usize);
        slots.sort_by_key(|slot| p.unit(*slot).class != Class::Train);
        for slot in slots {
            let free: Vec<Hex> =
                self.map.all().filter(|hex| self.check_deploy_at(p, slot, *hex).is_ok()).collect();
            if free.is_empty() {
                // A decoy without a place is left out.
                if finished {
                    *p.unit_mut(slot) = crate::position::Unit::NONE;
                }
                continue;
            }
            p.put(slot, free[dice.below(free.len() as u32) as usize]);
            if dice.below(3) == 0 && p.unit(slot).class != Class::Train {
                p.unit_mut(slot).facing = dice.below(6) as u8;
            }
        }
        if side == Seat::Second && self.levy_of(side).is_some() {
            let mut mute = Log::mute();
            let zone: Vec<usize> = self.scenario.armies[1].zone.iter().collect();
            for _ in 0..dice.below(8) {
                let work = Work::ALL[dice.below(4) as usize];
                let hex = Hex(zone[dice.below(zone.len() as u32) as usize] as u16);
                if self.check_dig(p, work, hex).is_ok() {
                    self.dig(p, work, hex, &mut mute);
                }
            }
        }
    }

    // --- Ambushes.

    /// Whoever of the other side lies hidden in ambush is dealt anew over the places where somebody does.
    fn deal_ambushes(&self, p: &mut Position, side: Seat, dice: &mut Dice) {
        let mut slots = [0 as Slot; crate::units::OF_A_SIDE];
        let mut places = [(Hex::NONE, 0u16); crate::units::OF_A_SIDE];
        let mut count = 0;
        for (slot, unit) in p.there(side) {
            if unit.is_hidden() {
                slots[count] = slot;
                // What everybody has seen done there stays with the place.
                places[count] = (unit.hex, unit.marks);
                count += 1;
            }
        }
        let (slots, places) = (&slots[..count], &mut places[..count]);
        if count == 0 {
            return;
        }
        let (hand, group) = (p.hand.unit, p.group);
        let held = slots.contains(&hand).then(|| p.unit(hand).hex);
        let joined: Vec<Hex> =
            slots.iter().filter(|slot| group & one(**slot) != 0).map(|slot| p.unit(*slot).hex).collect();
        for slot in slots {
            p.lift(*slot);
        }
        if self.levy_of(side).is_some() {
            let hard = places.iter().filter(|(hex, _)| self.is_very_broken_place(p, *hex)).count();
            self.deal_troops(p, slots, hard, dice);
        }
        self.deal_hexes(p, slots, places, dice);
        for (slot, (hex, marks)) in slots.iter().zip(places.iter()) {
            p.put(*slot, *hex);
            p.unit_mut(*slot).marks = *marks;
            p.unit_mut(*slot).facing = dice.below(6) as u8;
        }
        if let Some(hex) = held {
            p.hand.unit = p.on(hex).expect("somebody lies there");
        }
        for slot in slots {
            p.group &= !one(*slot);
        }
        for hex in joined {
            p.group |= one(p.on(hex).expect("somebody lies there"));
        }
    }

    /// Says who lies where: first so that everybody can stand where he is, in the order of the list; then some change places.
    fn deal_hexes(&self, p: &Position, slots: &[Slot], places: &mut [(Hex, u16)], dice: &mut Dice) {
        let proven = |marks: u16| marks & mark::PROVEN != 0;
        let lies = |slot: Slot, (hex, marks): (Hex, u16)| {
            let unit = p.unit(slot);
            self.stands(p, unit, hex) && !(unit.class == Class::Decoy && proven(marks))
        };
        // The places that few can lie in are filled first: cliffs, then very broken ground of whoever has proved to be no decoy.
        let hard = |hex: Hex| self.is_very_broken_place(p, hex);
        places.sort_by_key(|(hex, marks)| {
            let rank = match (proven(*marks), hard(*hex)) {
                _ if self.map.ground[hex.index()] == Ground::Cliff => 0,
                (true, true) => 1,
                (true, false) => 2,
                (false, true) => 3,
                (false, false) => 4,
            };
            (rank, *hex)
        });
        let mut dealt = [(Hex::NONE, 0u16); crate::units::OF_A_SIDE];
        let mut taken = [false; crate::units::OF_A_SIDE];
        for place in places.iter() {
            let wheels = |at: usize| self.shuns_very_broken(p.unit(slots[at]));
            let easy = !hard(place.0);
            // Wheels take the easy places, so that the others are left for the hard ones.
            let fits = (0..slots.len()).filter(|at| !taken[*at] && lies(slots[*at], *place));
            let at = fits.max_by_key(|at| (wheels(*at) == easy, std::cmp::Reverse(*at)));
            let at = at.or_else(|| (0..slots.len()).find(|at| !taken[*at])).expect("as many places as units");
            taken[at] = true;
            dealt[at] = *place;
        }
        places.copy_from_slice(&dealt[..slots.len()]);
        for at in 0..slots.len() {
            let other = at + dice.below((slots.len() - at) as u32) as usize;
            if lies(slots[at], places[other]) && lies(slots[other], places[at]) {
                places.swap(at, other);
            }
        }
    }

    /// Who was raised is secret, how many points went into them is not (r.recruit-open): the points of those in ambush are dealt anew.
    ///
    /// As many of them as there are places on very broken ground go without wheels.
    fn deal_troops(&self, p: &mut Position, slots: &[Slot], hard: usize, dice: &mut Dice) {
        let Some(levy) = self.levy_of(side_of(slots[0])) else { return };
        let slots: Vec<Slot> =
            slots.iter().copied().filter(|slot| p.unit(*slot).class != Class::Decoy).collect();
        let troops: Vec<u8> = (0..levy.troops.len() as u8)
            .filter(|troop| levy.troops[usize::from(*troop)].can_hide())
            .collect();
        if slots.is_empty() || troops.is_empty() {
            return;
        }
        let points: u16 = slots.iter().map(|slot| self.worth(p.unit(*slot))).sum();
        let count = slots.len() as u16;
        let price =
            |wanted: u8| levy.supports.iter().filter(|support| support.price() == wanted).count() as u16;
        // As much of it as can be in what goes with them, and the rest cohesion.
        let wheels = levy.armour == crate::units::Armour::Wheeled && levy.supports.contains(&Support::Armour);
        let afoot = if wheels { hard.min(slots.len()) } else { 0 };
        let may = |at: usize, support: Support| support != Support::Armour || at >= afoot;
        let (twos, ones) = (count * price(2) - afoot as u16, count * price(1));
        let fits = |extra: u16| {
            let cohesion = points.saturating_sub(extra);
            let doubles = twos.min(extra / 2);
            (count..=count * u16::from(COHESION)).contains(&cohesion)
                && extra <= points
                && extra - 2 * doubles <= ones
        };
        let choices: Vec<u16> = (0..=points).filter(|extra| fits(*extra)).collect();
        let Some(extra) = choices.get(dice.below(choices.len().max(1) as u32) as usize).copied() else {
            return;
        };
        for slot in &slots {
            let troop = troops[dice.below(troops.len() as u32) as usize];
            self.fill(p, *slot, troop, 1);
        }
        let mut left = points - extra - count;
        while left > 0 {
            let unit = p.unit_mut(slots[dice.below(u32::from(count)) as usize]);
            if unit.cohesion < COHESION {
                (unit.cohesion, unit.full) = (unit.cohesion + 1, unit.full + 1);
                left -= 1;
            }
        }
        let mut left = extra;
        while left > 0 {
            // Doubles first: what is left over is paid in ones.
            let lacks = slots.iter().enumerate().any(|(at, slot)| {
                let mut these =
                    levy.supports.iter().filter(|support| support.price() == 2 && may(at, **support));
                these.any(|support| self.suits(levy, p.unit(*slot), *support))
            });
            let wanted = if left >= 2 && lacks { 2 } else { 1 };
            let sorts: Vec<Support> =
                levy.supports.iter().copied().filter(|support| support.price() == wanted).collect();
            let support = sorts[dice.below(sorts.len() as u32) as usize];
            let at = dice.below(u32::from(count)) as usize;
            let slot = slots[at];
            if may(at, support) && self.suits(levy, p.unit(slot), support) {
                self.give(levy, p.unit_mut(slot), support);
                left -= u16::from(wanted);
            }
        }
    }

    /// Whether a place is very broken for whoever goes on wheels.
    fn is_very_broken_place(&self, p: &Position, hex: Hex) -> bool {
        let foot = crate::position::Unit { class: Class::Infantry, hex, ..crate::position::Unit::NONE };
        self.going(p, &foot, hex) >= crate::ground::Going::VeryBroken
    }

    /// What a unit cost: its cohesion and what goes with it.
    pub(crate) fn worth(&self, unit: &crate::position::Unit) -> u16 {
        use crate::units::{Armour, Traits};
        let with = [
            (unit.traits.armour() != Armour::None, Support::Armour),
            (unit.traits.has(Traits::ASSAULT), Support::Assault),
            (unit.traits.has(Traits::MORTARS), Support::Mortars),
            (unit.traits.has(Traits::TACHANKAS), Support::Tachankas),
        ];
        let extra: u8 = with.iter().filter(|(has, _)| *has).map(|(_, support)| support.price()).sum();
        u16::from(unit.full) + u16::from(extra)
    }
}
