//! Reactions to an assault: opportunity and supporting fire (2.15), evasion (2.16).

use contract::{Dice, Refusal, Seat};

use crate::barred::Bars;
use crate::event::Event;
use crate::map::{Ground, Hex};
use crate::movement::Way;
use crate::position::{Fight, Mode, NO_LINE, Phase, Position, Unit, mark, side_of};
use crate::units::{Class, Slot, Traits};
use crate::{DerDesDers, Log, refuse, rule};

/// What haste adds to the price of opportunity fire (2.15.prix).
const HASTE: u16 = 1;

impl DerDesDers {
    /// Whether a unit stands where it may help against the assault: the one assaulted, or next to it or to the attacker.
    fn is_near_assault(&self, p: &Position, slot: Slot) -> bool {
        let Fight { attacker, defender, .. } = p.fight;
        let hex = p.unit(slot).hex;
        slot == defender
            || self.map.distance(hex, p.unit(defender).hex) == 1
            || self.map.distance(hex, p.unit(attacker).hex) == 1
    }

    /// What opportunity fire by a unit costs.
    pub(crate) fn reaction_price(&self, p: &Position, slot: Slot) -> u16 {
        self.reaction_price_of(p, p.unit(slot), side_of(slot))
    }

    fn reaction_price_of(&self, p: &Position, unit: &Unit, side: Seat) -> u16 {
        let supply = self.supply_of(p, unit, side);
        match self.prices_by(unit, &supply).0 {
            NO_LINE => u16::MAX,
            // Where supply is free a compact formation has its point off the haste (3.9.prix).
            _ if supply.free && unit.traits.has(Traits::COMPACT) => 0,
            price => u16::from(price) + HASTE,
        }
    }

    /// Whether a unit may fire before the assault (2.15).
    pub(crate) fn check_reaction(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        self.check_phase(p, Phase::React)?;
        self.check_reactor(p, slot)
    }

    fn check_reactor(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        self.check_placed(p, slot)?;
        let unit = p.unit(slot);
        self.check_no_decoy(unit)?;
        if unit.is_mounted() {
            return refuse(rule!("2.12"), "riders-do-not-fire-back");
        }
        self.check_shooter(unit, Mode::Static)?;
        self.check_target(p, slot, Mode::Static, p.unit(p.fight.attacker).hex)?;
        match self.reaction_price(p, slot) {
            u16::MAX => refuse(rule!("2.5.aucune"), "no-supply-line"),
            price if p.resources[side_of(slot)] < price => refuse(rule!("2.15.prix"), "too-few-resources"),
            _ => Ok(()),
        }
    }

    /// Whether a unit stands near enough, and there is a token for it: that much everybody sees.
    fn check_placed(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let unit = p.unit(slot);
        if side_of(slot) != side_of(p.fight.defender) || !unit.is_there() || !self.is_near_assault(p, slot) {
            return refuse(rule!("2.15.qui"), "cannot-react");
        }
        if unit.has(mark::ACTIVATED) {
            return refuse(rule!("2.15.qui"), "already-activated");
        }
        if p.cup[side_of(slot)] == 0 {
            return refuse(rule!("2.15.jeton"), "no-token-left");
        }
        Ok(())
    }

    /// Whether a unit may fire before the assault, as the attacker sees it: a marker is anybody who may lie there.
    fn may_fire_back(&self, p: &Position, slot: Slot) -> bool {
        let (unit, attacker) = (p.unit(slot), p.fight.attacker);
        if !unit.is_hidden() {
            return self.check_reactor(p, slot).is_ok();
        }
        // Whatever it is, it fires two hexes far.
        self.check_placed(p, slot).is_ok()
            && self.may_be_a_unit(p, slot)
            && self.map.distance(unit.hex, p.unit(attacker).hex) <= 2
            && self.is_located(p, attacker)
            && self.price_as_seen(p, slot) <= p.resources[side_of(slot)]
    }

    /// Whether a marker may be more than a decoy: not where everybody of a listed army is seen, gone, or has shown elsewhere that he is
    /// none. What was raised is not known (r.recruit-open).
    fn may_be_a_unit(&self, p: &Position, slot: Slot) -> bool {
        let side = side_of(slot);
        if !self.options.decoys || p.unit(slot).has(mark::PROVEN) || self.levy_of(side).is_some() {
            return true;
        }
        let hidden = || p.there(side).map(|(_, unit)| unit).filter(|unit| unit.is_hidden());
        let units = hidden().filter(|unit| unit.class != Class::Decoy).count();
        units > hidden().filter(|unit| unit.has(mark::PROVEN)).count()
    }

    /// The least that fire by a marker costs, whoever it may be: mountain troops have lines that others have not (1.8.a-pic), and on a
    /// cliff there is nobody else, nor where somebody has paid as they alone would.
    fn price_as_seen(&self, p: &Position, slot: Slot) -> u16 {
        let (side, unit) = (side_of(slot), p.unit(slot));
        let hex = unit.hex;
        let mut sorts = self.sorts_in_hiding(p, side);
        sorts[0] &= !unit.has(mark::CLIMBS) && self.map.ground[hex.index()] != Ground::Cliff;
        sorts[1] &= !unit.has(mark::SKIRTS);
        let price = |traits: Traits| {
            self.reaction_price_of(p, &Unit { hex, traits, class: Class::Infantry, ..Unit::NONE }, side)
        };
        let prices = [Traits::NONE, Traits::MOUNTAIN].into_iter().zip(sorts).filter(|(_, there)| *there);
        prices.map(|(traits, _)| price(traits)).min().unwrap_or(u16::MAX)
    }

    /// Every unit of the assaulted side that stands near enough to fire before the assault.
    pub(crate) fn each_reactor(&self, p: &Position, see: &mut dyn FnMut(Slot)) {
        let Fight { attacker, defender, .. } = p.fight;
        let mut hexes = [Hex::NONE; 13];
        hexes[0] = p.unit(defender).hex;
        hexes[1..7].copy_from_slice(&self.map.near[p.unit(defender).hex.index()]);
        hexes[7..].copy_from_slice(&self.map.near[p.unit(attacker).hex.index()]);
        for (at, hex) in hexes.iter().enumerate() {
            if !hex.is_some() || hexes[..at].contains(hex) {
                continue;
            }
            if let Some(slot) = p.on(*hex).filter(|slot| side_of(*slot) == side_of(defender)) {
                see(slot);
            }
        }
    }

    /// Whether anybody might react, by what is public: neither that the question opens nor that it does not tells anything. Nobody is
    /// asked where all can see that nothing but to pass is left (r.react).
    pub(crate) fn may_react(&self, p: &Position) -> bool {
        if p.cup[side_of(p.fight.defender)] == 0 {
            return false;
        }
        let mut may = false;
        self.each_reactor(p, &mut |slot| may = may || self.may_fire_back(p, slot));
        if !may {
            self.each_evasion(p, &mut |_| may = true);
        }
        may
    }

    /// A unit fires before the assault is fought (2.15).
    pub(crate) fn react(&self, p: &mut Position, slot: Slot, dice: &mut Dice, journal: &mut Log) {
        let (supply, price) = (self.supply(p, slot), self.reaction_price(p, slot));
        let side = side_of(slot);
        self.uncover(p, slot, 0, journal);
        p.cup[side] -= 1;
        p.unit_mut(slot).marks |= mark::ACTIVATED;
        let supports = slot != p.fight.defender;
        let rule = if supports { rule!("2.15.soutien") } else { rule!("2.15") };
        journal.note(rule, Event::Reacts { unit: self.who(p, slot), hex: p.unit(slot).hex, supports });
        let haste = price.min(HASTE);
        self.charge(p, slot, (price - haste) as u8, rule!("2.5.prix"), journal);
        self.itemise(p, slot, &supply, journal);
        self.charge(p, slot, haste as u8, rule!("2.15.prix"), journal);
        self.shoot(p, slot, Mode::Static, p.fight.attacker, dice, journal);
        if p.unit(p.fight.attacker).cohesion == 0 || !self.may_react(p) {
            self.resolve_assault(p, dice, journal);
        }
    }

    // --- Evasion (2.16).

    /// Whether the unit that is assaulted may slip away.
    fn check_evader(&self, p: &Position) -> Result<(), Refusal> {
        let Fight { attacker, defender, .. } = p.fight;
        let unit = p.unit(defender);
        if unit.class != Class::Cavalry || !p.unit(attacker).is_on_foot() {
            return refuse(rule!("2.16.qui"), "only-horse-before-infantry");
        }
        if unit.has(mark::ACTIVATED) {
            return refuse(rule!("2.16.qui"), "already-activated");
        }
        if p.cup[side_of(defender)] == 0 {
            return refuse(rule!("2.16.qui"), "no-token-left");
        }
        self.check_rapid_from(p, unit)
            .map_err(|refusal| Refusal::new(refusal.rule, "no-evasion-from-here"))?;
        match self.prices(p, defender).0 {
            NO_LINE => refuse(rule!("2.5.aucune"), "no-supply-line"),
            price => self.check_purse(p, side_of(defender), u16::from(price)),
        }
    }

    /// Every way that the unit that is assaulted can slip away by: out of the attacker's reach.
    pub(crate) fn each_evasion(&self, p: &Position, see: &mut dyn FnMut(Way)) {
        if self.check_evader(p).is_err() {
            return;
        }
        let Fight { attacker, defender, .. } = p.fight;
        let from = p.unit(attacker).hex;
        self.each_way(p, defender, true, &mut |way| {
            if self.map.distance(way.to, from) > 1 {
                see(way);
            }
        });
    }

    pub(crate) fn check_evasion(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        self.check_phase(p, Phase::React)?;
        self.check_evader(p)?;
        let mut found = false;
        self.each_evasion(p, &mut |way| found |= way.to == hex);
        if found {
            return Ok(());
        }
        if self.map.distance(hex, p.unit(p.fight.attacker).hex) == 1 && p.on(hex).is_none() {
            return refuse(rule!("2.16.qui"), "cannot-slip-away-there");
        }
        Err(self.why_not_there(p, p.fight.defender, hex, Bars::NONE))
    }

    /// The unit that is assaulted slips away: the assault hits nothing.
    pub(crate) fn evade(&self, p: &mut Position, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        let slot = p.fight.defender;
        let mut taken = None;
        self.each_evasion(p, &mut |way| taken = taken.or((way.to == hex).then_some(way)));
        let Some(way) = taken else { return };
        let supply = self.supply(p, slot);
        let price = self.prices_by(p.unit(slot), &supply).0;
        p.cup[side_of(slot)] -= 1;
        p.unit_mut(slot).marks |= mark::ACTIVATED;
        self.charge(p, slot, price, rule!("2.5.prix"), journal);
        self.itemise(p, slot, &supply, journal);
        let from = p.unit(slot).hex;
        let far = way.steps > 1;
        let bogging = self.test_bogging(p, slot, dice);
        self.move_unit(p, slot, hex);
        p.unit_mut(slot).marks |= way.entered.marks();
        journal.note(rule!("2.16"), Event::Evaded { unit: self.who(p, slot), from, to: hex });
        if far && p.unit(slot).has(mark::DISMOUNTED) {
            p.unit_mut(slot).marks &= !mark::DISMOUNTED;
            journal.note(rule!("3.3.remonte"), Event::Remounted { unit: self.who(p, slot), hex });
        }
        self.tell_bogging(p, slot, from, bogging, journal);
        self.arrive(p, slot, journal);
        self.resolve_assault(p, dice, journal);
    }
}
