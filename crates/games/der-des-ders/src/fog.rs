//! What a seat may imagine of what it does not see: the other side's deployment while it is secret, and who lies in ambush
//! where (2.11.embuscade, 3.13.deploiement).

use contract::{Dice, Seat};

use crate::map::{Ground, Hex};
use crate::position::{Brings, Hand, Phase, Position, Unit, mark, one, side_of, slots_of};
use crate::units::{COHESION, Class, OF_A_SIDE, Slot, Support, Traits, Work};
use crate::{DerDesDers, Log};

/// What a place asks of whoever lies in ambush there.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    /// It is no decoy.
    unit: bool,
    /// It is of mountain troops, or is not; none if that is not known.
    climbs: Option<bool>,
    /// It goes without wheels.
    hard: bool,
}

/// Finds somebody for a place among so many, where those who have one already may have to take another. `tried` are those who
/// have been asked.
fn seat(
    fits: &dyn Fn(usize, usize) -> bool,
    count: usize,
    place: usize,
    who: &mut [Option<usize>; OF_A_SIDE],
    tried: &mut u64,
) -> bool {
    for at in 0..count {
        if *tried & 1 << at != 0 || !fits(at, place) {
            continue;
        }
        *tried |= 1 << at;
        let has = who.iter().position(|other| *other == Some(at));
        if has.is_none_or(|has| seat(fits, count, has, who, tried)) {
            who[place] = Some(at);
            return true;
        }
    }
    false
}

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
                p.brings[other] = Brings::of(choices[dice.below(choices.len() as u32) as usize]);
            }
        }
        p
    }

    // --- A secret deployment.

    /// The other side's units are recruited and deployed at random, as far as it may have come.
    fn deal_deployment(&self, p: &mut Position, side: Seat, dice: &mut Dice) {
        let (active, phase) = (p.active, p.phase);
        let finished = active != side;
        self.clear_deployment(p, side);
        // As it begins: how it faces, and which decoys it has left in the box, are secret too.
        if self.levy_of(side).is_none() {
            self.muster(p, side);
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
            *p.unit_mut(slot) = Unit::NONE;
        }
        (p.purse[side], p.capital[side], p.raised[side]) = (p.rolled[side], levy.capital, 0);
        p.fires[side] = self.army(side).stock;
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
                    *p.unit_mut(slot) = Unit::NONE;
                }
                continue;
            }
            p.put(slot, free[dice.below(free.len() as u32) as usize]);
            if dice.below(3) == 0 && p.unit(slot).class != Class::Train {
                p.unit_mut(slot).facing = dice.below(6) as u8;
            }
        }
        if self.digs(side) {
            let mut mute = Log::mute();
            let zone: Vec<Hex> = self.zone_of(side).collect();
            for _ in 0..dice.below(8) {
                let work = Work::ALL[dice.below(4) as usize];
                let hex = zone[dice.below(zone.len() as u32) as usize];
                if self.check_dig(p, work, hex).is_ok() {
                    self.dig(p, work, hex, &mut mute);
                }
            }
        }
    }

    // --- Ambushes.

    /// Whoever of the other side lies hidden in ambush is dealt anew over the places where somebody does.
    fn deal_ambushes(&self, p: &mut Position, side: Seat, dice: &mut Dice) {
        let mut slots = [0 as Slot; OF_A_SIDE];
        let mut places = [(Hex::NONE, 0u16); OF_A_SIDE];
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
            self.deal_troops(p, slots, places, dice);
        }
        self.deal_hexes(p, slots, places, dice);
        for (slot, (hex, marks)) in slots.iter().zip(places.iter()) {
            p.put(*slot, *hex);
            p.unit_mut(*slot).marks = *marks;
            p.unit_mut(*slot).facing = dice.below(6) as u8;
        }
        if let Some(hex) = held {
            p.hand.unit = p.on(hex).expect("somebody lies there");
            // It has not moved: what it costs is what it would have cost when it was taken up.
            p.hand.supply = self.supply(p, p.hand.unit);
            (p.hand.price, p.hand.second) = self.prices_by(p.unit(p.hand.unit), &p.hand.supply);
        }
        for slot in slots {
            p.group &= !one(*slot);
        }
        for hex in joined {
            p.group |= one(p.on(hex).expect("somebody lies there"));
        }
    }

    /// Whether a unit may lie at a place, with what everybody has seen done there.
    fn may_lie(&self, p: &Position, unit: &Unit, (hex, marks): (Hex, u16)) -> bool {
        let climbs = unit.traits.has(Traits::MOUNTAIN);
        self.stands(p, unit, hex)
            && (unit.class != Class::Decoy || marks & mark::PROVEN == 0)
            && marks & if climbs { mark::SKIRTS } else { mark::CLIMBS } == 0
    }

    /// Says who lies where: first so that everybody can lie where he does, in the order of the list; then some change places.
    fn deal_hexes(&self, p: &Position, slots: &[Slot], places: &mut [(Hex, u16)], dice: &mut Dice) {
        places.sort_by_key(|(hex, _)| *hex);
        let lies = |at: usize, place: (Hex, u16)| self.may_lie(p, p.unit(slots[at]), place);
        let mut who = [None; OF_A_SIDE];
        for place in 0..places.len() {
            seat(&|at, place| lies(at, places[place]), slots.len(), place, &mut who, &mut 0);
        }
        let mut dealt = [None; OF_A_SIDE];
        for (place, at) in who[..places.len()].iter().enumerate() {
            if let Some(at) = *at {
                dealt[at] = Some(places[place]);
            }
        }
        // Who is left over in a file from elsewhere takes what is left over.
        let mut over = (0..places.len()).filter(|place| who[*place].is_none());
        for place in dealt[..slots.len()].iter_mut().filter(|place| place.is_none()) {
            *place = over.next().map(|over| places[over]);
        }
        for (place, dealt) in places.iter_mut().zip(dealt) {
            *place = dealt.expect("as many places as units");
        }
        for at in 0..slots.len() {
            let other = at + dice.below((slots.len() - at) as u32) as usize;
            if lies(at, places[other]) && lies(other, places[at]) {
                places.swap(at, other);
            }
        }
    }

    /// Who was raised is secret, how many points went into them is not (r.recruit-open): the points of those in ambush are dealt anew.
    ///
    /// There is somebody among them for every place: without wheels on very broken ground, and of mountain troops or not where that is known.
    fn deal_troops(&self, p: &mut Position, slots: &[Slot], places: &[(Hex, u16)], dice: &mut Dice) {
        let Some(levy) = self.levy_of(side_of(slots[0])) else { return };
        let slots: Vec<Slot> =
            slots.iter().copied().filter(|slot| p.unit(*slot).class != Class::Decoy).collect();
        let troops: Vec<u8> = (0..levy.troops.len() as u8)
            .filter(|troop| levy.troops[usize::from(*troop)].can_hide())
            .collect();
        if slots.is_empty() || troops.is_empty() {
            return;
        }
        let climbs = |troop: u8| levy.troops[usize::from(troop)].traits.has(Traits::MOUNTAIN);
        let of_sort = |sort: bool| troops.iter().copied().filter(|troop| climbs(*troop) == sort).collect();
        let sorts: [Vec<u8>; 2] = [false, true].map(of_sort);
        // The places where no decoy lies come first, then those that ask for something; decoys have the rest.
        let mut wanted: Vec<Wanted> = places.iter().map(|place| self.wanted(p, *place)).collect();
        let without = |sort: bool| sorts[usize::from(sort)].is_empty();
        wanted.sort_by_key(|place| match place {
            Wanted { unit: true, .. } => 0,
            Wanted { climbs: Some(sort), .. } if without(*sort) => 4,
            Wanted { climbs: Some(_), .. } => 1,
            Wanted { hard: true, .. } => 2,
            _ => 3,
        });
        wanted.truncate(slots.len());
        let points: u16 = slots.iter().map(|slot| self.worth(p.unit(*slot))).sum();
        let count = slots.len() as u16;
        let price =
            |wanted: u8| levy.supports.iter().filter(|support| support.price() == wanted).count() as u16;
        // As much of it as can be in what goes with them, and the rest cohesion.
        let wheels = levy.armour == crate::units::Armour::Wheeled && levy.supports.contains(&Support::Armour);
        let afoot = |at: usize| wheels && wanted[at].hard;
        let may = |at: usize, support: Support| support != Support::Armour || !afoot(at);
        let walkers = (0..slots.len()).filter(|at| afoot(*at)).count() as u16;
        let (twos, ones) = (count * price(2) - walkers, count * price(1));
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
        for (slot, place) in slots.iter().zip(&wanted) {
            let sort = place.climbs.map(|sort| &sorts[usize::from(sort)]).filter(|sort| !sort.is_empty());
            let troops = sort.unwrap_or(&troops);
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

    /// What a place asks of whoever lies there.
    fn wanted(&self, p: &Position, (hex, marks): (Hex, u16)) -> Wanted {
        let cliff = self.map.ground[hex.index()] == Ground::Cliff;
        let climbs = match marks & (mark::CLIMBS | mark::SKIRTS) {
            mark::SKIRTS => Some(false),
            0 if !cliff => None,
            _ => Some(true),
        };
        Wanted { unit: cliff || marks & mark::PROVEN != 0, climbs, hard: self.is_very_broken_place(p, hex) }
    }

    /// Whether a place is very broken for whoever goes on wheels.
    fn is_very_broken_place(&self, p: &Position, hex: Hex) -> bool {
        let foot = Unit { class: Class::Infantry, hex, ..Unit::NONE };
        self.going(p, &foot, hex) >= crate::ground::Going::VeryBroken
    }

    /// What a unit cost: its cohesion and what goes with it.
    pub(crate) fn worth(&self, unit: &Unit) -> u16 {
        let with = Support::ALL.into_iter().filter(|support| unit.traits.include(*support));
        let extra: u8 = with.map(Support::price).sum();
        u16::from(unit.full) + u16::from(extra)
    }
}
