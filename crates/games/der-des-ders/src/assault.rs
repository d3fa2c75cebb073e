//! Assault (2.9), what the beaten do, and breakthrough (2.10).

use contract::{Dice, Refusal};

use crate::event::{Die, Event, Rolls};
use crate::ground::Going;
use crate::map::Hex;
use crate::position::{Fight, Mode, Phase, Position, Unit, mark, side_of, soil};
use crate::units::{Armour, Class, Slot, Support, Traits};
use crate::{DerDesDers, Log, refuse, rule};

/// The highest value a unit fights with (2.9.bornes).
const HIGHEST: i8 = 5;

/// What a unit brings to an assault: one figure a line of the list (2.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Strength {
    /// Its cohesion points.
    pub cohesion: u8,
    /// Assault troops: a point more, in attack (2.9.troupes-assaut, 3.5.assaut).
    pub assault: u8,
    /// Vehicles (2.9.blinde, 3.4.assaut).
    pub armour: i8,
    /// A good position, in defence (2.9.position).
    pub position: i8,
    /// Assaults fought before in this turn (2.9.suivant).
    pub before: i8,
    /// Taken from behind (2.9.revers).
    pub behind: i8,
    /// Riders on broken ground, or against infantry under cover (2.9.montes).
    pub held: bool,
}

impl Strength {
    /// How many dice it throws.
    pub fn dice(&self) -> u8 {
        self.cohesion + self.assault
    }

    /// The value it fights with (2.9.bornes): dice that show no more are added up.
    pub fn value(&self) -> u8 {
        let sum =
            (self.cohesion + self.assault) as i8 + self.armour + self.position + self.before + self.behind;
        if self.held { 1 } else { sum.clamp(1, HIGHEST) as u8 }
    }
}

impl DerDesDers {
    /// Whether vehicles help a unit that assaults from where it stands (3.4.depart).
    fn armour_helps_from(&self, unit: &Unit) -> bool {
        unit.traits.armour() != Armour::None && !self.map.ground[unit.hex.index()].is_cover()
    }

    /// Whether riders fight at a disadvantage: on broken ground, theirs or what they charge into (r.assault-ground), or assaulting
    /// infantry under cover or in works (2.9.montes).
    fn is_held(&self, p: &Position, unit: &Unit, assaulted: Option<&Unit>) -> bool {
        let against = |target: &Unit| {
            let ford = self.map.side_to(unit.hex, target.hex);
            ford.is_some_and(|side| self.map.ford[unit.hex.index()] & 1 << side != 0)
                || self.going(p, unit, target.hex) >= Going::Broken
                || target.is_on_foot() && (self.is_covered_ground(p, target.hex) || p.works(target.hex) > 0)
        };
        unit.is_mounted()
            && (self.going(p, unit, unit.hex) >= Going::Broken || assaulted.is_some_and(against))
    }

    /// What both bring to an assault: the attacker first (2.9).
    pub(crate) fn strengths(&self, p: &Position, attacker: Slot, defender: Slot) -> [Strength; 2] {
        self.strengths_of(p, p.unit(attacker), p.unit(defender))
    }

    /// The same for units that may stand elsewhere.
    pub(crate) fn strengths_of(&self, p: &Position, one: &Unit, two: &Unit) -> [Strength; 2] {
        let before = |unit: &Unit| -(unit.assaults.min(4) as i8);
        let helps = self.armour_helps_from(one);
        let storms = one.traits.has(Traits::ASSAULT);
        let placed = self.is_well_placed(p, two, one.hex) && !helps && !storms;
        let taken = two.class != Class::Train && self.map.is_behind(one.hex, two.hex, two.facing);
        [
            Strength {
                cohesion: one.cohesion,
                assault: u8::from(storms),
                armour: i8::from(helps),
                position: 0,
                before: before(one),
                behind: 0,
                held: self.is_held(p, one, Some(two)),
            },
            Strength {
                cohesion: two.cohesion,
                assault: 0,
                armour: i8::from(two.traits.armour() != Armour::None),
                position: i8::from(placed),
                before: before(two),
                behind: -i8::from(taken),
                held: self.is_held(p, two, None),
            },
        ]
    }

    /// What an assault by the unit in hand costs on top of what it has paid (2.5.prix).
    pub(crate) fn assault_surcharge(&self, p: &Position) -> u8 {
        if p.hand.mode == Mode::Rapid { p.hand.second } else { 0 }
    }

    /// Whether the unit in hand may assault at all, whatever the target.
    pub(crate) fn check_may_assault(&self, p: &Position) -> Result<(), Refusal> {
        self.check_in_hand(p)?;
        let unit = p.unit(p.hand.unit);
        if unit.class == Class::Train {
            return refuse(rule!("3.10.tir"), "trains-do-not-assault");
        }
        self.check_no_decoy(unit)?;
        if p.hand.mode == Mode::Breakthrough {
            return self.check_renewal(p);
        }
        if p.hand.spent {
            return refuse(rule!("2.9.tir"), "it-has-acted");
        }
        self.check_entered(unit)?;
        self.check_supply(p, self.assault_surcharge(p))
    }

    /// Whether a unit that has broken through may fight again: with vehicles once, with assault troops twice (2.10.limite).
    fn check_renewal(&self, p: &Position) -> Result<(), Refusal> {
        let unit = p.unit(p.hand.unit);
        let storms = unit.traits.has(Traits::ASSAULT);
        let may = match p.hand.breaks {
            // Vehicles bring nothing to an assault out of vegetation or a town (3.4.depart).
            1 => storms || self.armour_helps_from(unit),
            2 => storms,
            _ => false,
        };
        if p.hand.spent || !may {
            let armoured = p.hand.breaks == 1 && !p.hand.spent && unit.traits.armour() != Armour::None;
            return match armoured {
                true => refuse(rule!("3.4.depart"), "armour-brings-nothing-here"),
                false => refuse(rule!("2.10.limite"), "no-further-combat"),
            };
        }
        // Whoever has just entered a town or very broken ground does not assault out of it (r.breakthrough).
        self.check_entered(p.unit(p.hand.unit))
    }

    pub(crate) fn check_assault(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        self.check_may_assault(p)?;
        let slot = p.hand.unit;
        let enemy = p.on(hex).filter(|target| side_of(*target) != side_of(slot));
        if enemy.is_none() || self.map.distance(p.unit(slot).hex, hex) != 1 {
            return refuse(rule!("2.9.adjacente"), "no-enemy-next-to-it");
        }
        if !self.can_tread(p, p.unit(slot), hex) {
            return refuse(rule!("r.assault-ground"), "ground-bars-the-assault");
        }
        Ok(())
    }

    /// Whether the ground lets a unit pass to a hex next to it.
    fn can_tread(&self, p: &Position, unit: &Unit, to: Hex) -> bool {
        let going = self.going(p, unit, to);
        let side = self.map.side_to(unit.hex, to);
        let river = side.is_some_and(|side| self.map.river[unit.hex.index()] & 1 << side != 0);
        going != Going::Barred && !river && !(going == Going::VeryBroken && self.shuns_very_broken(unit))
    }

    /// Every hex that the unit in hand can assault.
    pub(crate) fn each_assault(&self, p: &Position, see: &mut dyn FnMut(Hex)) {
        let slot = p.hand.unit;
        let enemy = side_of(slot).other();
        let hex = p.unit(slot).hex;
        if !self.is_controlled(p, hex, side_of(slot)) || self.check_may_assault(p).is_err() {
            return;
        }
        for (_, near) in self.map.around(hex) {
            if p.side_on(near) == Some(enemy) && self.can_tread(p, p.unit(slot), near) {
                see(near);
            }
        }
    }

    /// The position in which the unit in hand assaults another, lying in ambush no more.
    pub(crate) fn as_assaulted(&self, p: &Position, defender: Slot) -> Position {
        let (mut then, attacker) = (p.clone(), p.hand.unit);
        then.unit_mut(attacker).marks &= !mark::IN_AMBUSH;
        let (from, at) = (p.unit(attacker).hex, p.unit(defender).hex);
        then.fight = Fight { attacker, defender, from, at, ..Fight::NONE };
        then
    }

    /// The unit in hand assaults (2.9): the side across may react first.
    pub(crate) fn assault(&self, p: &mut Position, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        let slot = p.hand.unit;
        let Some(target) = p.on(hex) else { return };
        if p.hand.mode == Mode::Breakthrough {
            journal.note(rule!("2.10.combat"), Event::BreaksThrough { unit: self.who(p, slot), hex });
        } else {
            self.pay_supply(p, self.assault_surcharge(p), rule!("2.5.prix"), journal);
            p.hand.paid = if p.hand.mode == Mode::Rapid { 2 } else { 1 };
        }
        p.hand.spent = true;
        self.uncover(p, slot, 0, journal);
        p.unit_mut(slot).fights();
        p.unit_mut(target).marks |= mark::STRUCK;
        let from = p.unit(slot).hex;
        p.fight = Fight { attacker: slot, defender: target, from, at: hex, ..Fight::NONE };
        let (who, target_who) = (self.who(p, slot), self.who(p, target));
        journal.note(rule!("2.9"), Event::Assaults { unit: who, from, target: target_who, hex });
        if self.may_react(p) {
            p.phase = Phase::React;
            p.active = side_of(target);
        } else {
            self.resolve_assault(p, dice, journal);
        }
    }

    /// The dice of an assault, and what they bring (2.9).
    pub(crate) fn resolve_assault(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        p.active = side_of(p.fight.attacker);
        p.phase = Phase::Activate;
        let Fight { attacker, defender, at, .. } = p.fight;
        if p.unit(attacker).cohesion == 0 || p.unit(defender).hex != at {
            let (who, hex) = (self.who_plainly(p, attacker), p.fight.from);
            let rule = if p.unit(attacker).cohesion == 0 { rule!("2.15") } else { rule!("2.16") };
            journal.note(rule, Event::CalledOff { unit: who, hex });
            p.fight = Fight::NONE;
            return;
        }
        let strengths = self.strengths(p, attacker, defender);
        let rolls = strengths.map(|strength| Rolls::thrown(Die::Six, strength.dice(), dice));
        let values = strengths.map(|strength| strength.value());
        let totals = [rolls[0].sum_within(values[0]), rolls[1].sum_within(values[1])];
        let (who, target) = (self.who(p, attacker), self.who(p, defender));
        journal.note(rule!("2.9"), Event::Fought { unit: who, target, hex: at, values, dice: rolls, totals });
        for slot in [attacker, defender] {
            let unit = p.unit_mut(slot);
            unit.assaults += 1;
            // Whoever is assaulted has fought as well (2.11.embuscade).
            unit.marks &= !mark::FRESH;
        }
        if totals[0] == totals[1] {
            journal.note(rule!("2.9.egalite"), Event::Even { unit: who, target, hex: at });
            self.weaken(p, attacker, journal);
            self.weaken(p, defender, journal);
            // Nobody has won, so nobody takes the ground (2.10).
            p.fight = Fight::NONE;
            return;
        }
        let (loser, losses) = match totals[0] > totals[1] {
            true => (defender, totals[0] - totals[1]),
            false => (attacker, totals[1] - totals[0]),
        };
        (p.fight.loser, p.fight.left, p.fight.odd) = (loser, losses, true);
        // Vehicles, assault troops and mortars do not survive an assault that fails.
        let supports = [
            (Support::Armour, rule!("3.4.perte-assaut")),
            (Support::Assault, rule!("3.5.perte")),
            (Support::Mortars, rule!("3.6.perte-assaut")),
        ];
        self.lose_supports(p, loser, &supports, journal);
        if p.unit(loser).class == Class::Train {
            self.destroy_train(p, loser, journal);
            p.fight.left = 0;
            p.fight.gave = true;
        }
        self.suffer(p, journal);
    }

    /// The losses of an assault one after the other: odd ones are cohesion, even ones ground (2.9.impaires, 2.9.paires).
    pub(crate) fn suffer(&self, p: &mut Position, journal: &mut Log) {
        let slot = p.fight.loser;
        while p.fight.left > 0 && p.unit(slot).cohesion > 0 {
            if p.fight.odd {
                self.count_loss(p);
                self.weaken(p, slot, journal);
                journal.also(rule!("2.9.impaires"));
                continue;
            }
            let mut ways = [Hex::NONE; 6];
            let mut count = 0;
            self.each_retreat(p, &mut |hex| {
                ways[count] = hex;
                count += 1;
            });
            match count {
                0 => {
                    self.count_loss(p);
                    let (who, hex) = (self.who(p, slot), p.unit(slot).hex);
                    journal.note(rule!("2.9.impossible"), Event::Cornered { unit: who, hex });
                    self.weaken(p, slot, journal);
                }
                1 => self.fall_back(p, ways[0], journal),
                _ => {
                    p.phase = Phase::Retreat;
                    p.active = side_of(slot);
                    return;
                }
            }
        }
        p.fight.gave |= p.unit(slot).cohesion == 0;
        self.after_losses(p);
    }

    fn count_loss(&self, p: &mut Position) {
        p.fight.left -= 1;
        p.fight.odd = !p.fight.odd;
    }

    /// A beaten unit falls back a hex.
    pub(crate) fn fall_back(&self, p: &mut Position, to: Hex, journal: &mut Log) {
        let slot = p.fight.loser;
        self.count_loss(p);
        p.fight.gave = true;
        let from = p.unit(slot).hex;
        self.move_unit(p, slot, to);
        self.enter(p, slot, from, to);
        journal.note(rule!("2.9.paires"), Event::FellBack { unit: self.who(p, slot), from, to });
        self.arrive(p, slot, journal);
    }

    /// Who has won the assault that is being fought, and the ground that he may take (2.10).
    pub(crate) fn winner_and_ground(&self, p: &Position) -> (Slot, Hex) {
        let Fight { attacker, defender, from, at, loser, .. } = p.fight;
        if loser == attacker { (defender, from) } else { (attacker, at) }
    }

    /// Whether the beaten unit may fall back to a hex (r.retreat).
    pub(crate) fn check_retreat(&self, p: &Position, to: Hex) -> Result<(), Refusal> {
        self.check_phase(p, Phase::Retreat)?;
        self.check_retreat_to(p, to)
    }

    fn check_retreat_to(&self, p: &Position, to: Hex) -> Result<(), Refusal> {
        let (loser, (winner, _)) = (p.fight.loser, self.winner_and_ground(p));
        let (unit, side) = (p.unit(loser), side_of(loser));
        if self.map.distance(unit.hex, to) != 1 {
            return refuse(rule!("r.retreat"), "one-hex-back");
        }
        if p.on(to).is_some() {
            return refuse(rule!("r.retreat"), "no-room-to-fall-back");
        }
        if !self.can_tread(p, unit, to) {
            return refuse(rule!("r.retreat"), "ground-bars-the-way-back");
        }
        let depot = soil::DEPOT << side.other().index();
        if self.bases(p, side.other()).has(to.index()) || p.soil(to) & depot != 0 {
            return refuse(rule!("r.retreat"), "no-retreat-into-a-base");
        }
        let away = |from: Hex, more: bool| {
            let (before, after) = (self.map.distance(unit.hex, from), self.map.distance(to, from));
            after > before || !more && after == before
        };
        let nearer = p.there(side.other()).any(|(slot, enemy)| !away(enemy.hex, slot == winner));
        if nearer { refuse(rule!("r.retreat"), "nearer-to-the-enemy") } else { Ok(()) }
    }

    /// Where the beaten unit may fall back to.
    pub(crate) fn each_retreat(&self, p: &Position, see: &mut dyn FnMut(Hex)) {
        let loser = p.fight.loser;
        if p.unit(loser).class == Class::Train {
            return;
        }
        for (_, near) in self.map.around(p.unit(loser).hex) {
            if self.check_retreat_to(p, near).is_ok() {
                see(near);
            }
        }
    }

    /// The losses are suffered: the winner may take the ground (2.10).
    fn after_losses(&self, p: &mut Position) {
        let (winner, ground) = self.winner_and_ground(p);
        p.active = side_of(p.fight.attacker);
        p.phase = Phase::Activate;
        if p.fight.gave && self.can_follow(p, winner, ground) {
            p.phase = Phase::Follow;
            p.active = side_of(winner);
        } else {
            p.fight = Fight::NONE;
        }
    }

    /// Whether the winner can take the ground: it is there, the ground is free and bears it.
    fn can_follow(&self, p: &Position, winner: Slot, ground: Hex) -> bool {
        let unit = p.unit(winner);
        unit.cohesion > 0
            && unit.class != Class::Train
            && p.on(ground).is_none()
            && self.map.distance(unit.hex, ground) == 1
            && self.can_tread(p, unit, ground)
    }

    /// The winner takes the ground, or does not (2.10).
    pub(crate) fn follow(&self, p: &mut Position, advances: bool, dice: &mut Dice, journal: &mut Log) {
        let (winner, ground) = self.winner_and_ground(p);
        let attacked = winner == p.fight.attacker;
        p.phase = Phase::Activate;
        p.active = side_of(p.fight.attacker);
        if advances {
            let from = p.unit(winner).hex;
            let bogging = self.test_bogging(p, winner, dice);
            self.uncover(p, winner, 0, journal);
            self.move_unit(p, winner, ground);
            self.enter(p, winner, from, ground);
            let rule = if attacked && p.hand.breaks > 0 { rule!("2.10.second") } else { rule!("2.10") };
            journal.note(rule, Event::Advanced { unit: self.who(p, winner), from, to: ground });
            self.tell_bogging(p, winner, from, bogging, journal);
            self.arrive(p, winner, journal);
            if attacked {
                p.hand.mode = Mode::Breakthrough;
                p.hand.breaks += 1;
                p.hand.spent = false;
                p.hand.turned = false;
            }
        }
        p.fight = Fight::NONE;
    }

    fn destroy_train(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        let (who, hex, left) = (self.who(p, slot), p.unit(slot).hex, p.unit(slot).cohesion);
        p.points[side_of(slot).other()] += i16::from(left);
        self.remove(p, slot);
        journal.note(rule!("3.10.detruit"), Event::TrainDestroyed { unit: who, hex });
    }
}
