//! Activations (2.1): taking up a unit, its medals, when it has finished, and who may share a hex.

use contract::{Refusal, Rule, Seat};

use crate::map::Hex;
use crate::position::{Hand, Phase, each, mark, one};
use crate::units::{Begins, Kind, Slot};
use crate::zones::Board;
use crate::{Decision, Position, Villers, refuse, rule};

/// A unit that acts, or would: where it stands and what it has left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Actor {
    pub slot: Slot,
    pub side: Seat,
    pub kind: Kind,
    /// Where it stands; none while it has not entered.
    pub hex: Hex,
    /// Its medals, a hero's counted.
    pub medals: u8,
    /// The medals it may spend in this activation.
    pub limit: u8,
    /// Medals spent.
    pub spent: u8,
    /// Of these, on anything but combat.
    pub other: u8,
    /// Movement points left.
    pub points: u8,
    /// Medals that a tank has put into moving this turn.
    pub drive: u8,
    /// It shares a friend's hex.
    pub over: bool,
    pub hurt: bool,
    pub broken: bool,
}

impl Actor {
    pub(crate) fn is_tank(&self) -> bool {
        self.kind.is_tank()
    }
}

/// Medals that a machine-gun battalion has for combat alone (opt.1).
const COMBAT: u8 = 2;

impl Villers {
    /// The medals of a unit: a hero adds one, up to four (r.hero-medals).
    pub(crate) fn medals(&self, p: &Position, slot: Slot) -> u8 {
        let hero = u8::from(p.unit(slot).has(mark::HERO));
        (self.printed_medals[usize::from(slot)] + hero).min(self.tables.actions.most_medals)
    }

    fn actor_of(&self, p: &Position, hand: &Hand) -> Actor {
        let unit = p.unit(hand.unit);
        let medals = self.medals(p, hand.unit);
        let limit = if p.phase == Phase::Return { self.tables.returns.medals.min(medals) } else { medals };
        Actor {
            slot: hand.unit,
            side: self.side(hand.unit),
            kind: self.kind(hand.unit),
            hex: unit.hex,
            medals,
            limit,
            spent: hand.spent,
            other: hand.other,
            points: hand.points,
            drive: unit.drive,
            over: hand.over,
            hurt: unit.has(mark::HURT),
            broken: unit.has(mark::BROKEN),
        }
    }

    /// The unit in hand.
    pub(crate) fn actor(&self, p: &Position) -> Option<Actor> {
        (!p.hand.is_empty()).then(|| self.actor_of(p, &p.hand))
    }

    /// A unit as it would be if it were taken up.
    pub(crate) fn fresh(&self, p: &Position, slot: Slot) -> Actor {
        self.actor_of(p, &Hand::of(slot))
    }

    // --- Medals.

    /// Whether the option keeps two medals of this unit for combat (opt.1).
    fn keeps_for_combat(&self, a: &Actor) -> bool {
        self.options.machine_guns && a.kind == Kind::MachineGuns
    }

    /// Medals that a unit may still spend on anything but combat (r.mg-rally).
    pub(crate) fn left_for_other(&self, a: &Actor) -> u8 {
        let left = a.limit.saturating_sub(a.spent);
        if self.keeps_for_combat(a) { left.min(a.medals.saturating_sub(COMBAT + a.other)) } else { left }
    }

    /// Whether a unit can pay for an action other than combat.
    pub(crate) fn check_price(&self, a: &Actor, cost: u8) -> Result<(), Refusal> {
        if cost <= self.left_for_other(a) {
            Ok(())
        } else if self.keeps_for_combat(a) && a.other + cost + COMBAT > a.medals {
            refuse(rule!("opt.1"), "two-medals-for-combat")
        } else {
            refuse(rule!("3"), "too-few-medals")
        }
    }

    /// The medal more of a unit that only fights from a trench of its side (table.terrain.tranchee-medaille, r.extra-medal).
    pub(crate) fn extra_medal(&self, a: &Actor) -> u8 {
        let entrenched = a.hex.is_some() && self.map.trench[a.side].has(a.hex.index());
        u8::from(a.other == 0 && a.medals < self.tables.actions.most_medals && entrenched)
    }

    /// Shots that a unit can still pay for.
    pub(crate) fn shots(&self, a: &Actor) -> u8 {
        (a.limit + self.extra_medal(a)).saturating_sub(a.spent) / self.shot_cost(a).max(1)
    }

    /// The unit in hand spends medals: with the first it is activated (r.activation).
    pub(crate) fn spend(&self, p: &mut Position, medals: u8, combat: bool) {
        let slot = p.hand.unit;
        if p.hand.spent == 0 && medals > 0 {
            p.unit_mut(slot).marks |= mark::ACTED;
            if matches!(p.phase, Phase::Marked | Phase::Reinforce) {
                p.left = p.left.saturating_sub(1);
            }
        }
        p.aside = 0;
        p.hand.spent += medals;
        if !combat {
            p.hand.other += medals;
        }
    }

    // --- Taking up.

    /// The section that brings a tank into play.
    pub(crate) fn arrival_rule(&self, slot: Slot) -> Rule {
        match self.kind(slot) {
            Kind::A7v => rule!("2.3.1"),
            Kind::MarkIvMale | Kind::MarkIvFemale => rule!("2.3.2"),
            _ => rule!("2.3.3"),
        }
    }

    /// The section by which a unit is not in play, or no longer.
    fn away_rule(&self, p: &Position, slot: Slot) -> Rule {
        let counter = self.counter(slot);
        match counter.begins {
            _ if p.unit(slot).has(mark::GONE) && counter.kind.is_tank() => rule!("3.2.elimine"),
            _ if p.unit(slot).has(mark::GONE) => rule!("8.2"),
            _ if counter.reserve => rule!("r.opt-tanks"),
            Begins::ByNight => rule!("r.night-place"),
            _ if counter.kind == Kind::Whippet => {
                self.by_scenario(rule!("12.1.whippets"), rule!("12.2.whippets"))
            }
            _ => self.by_scenario(rule!("12.1.place"), rule!("12.2.place")),
        }
    }

    /// Whether a unit can be taken up.
    pub(crate) fn check_take(&self, p: &Position, slot: Slot, lay: &impl Board) -> Result<(), Refusal> {
        if p.phase == Phase::Deploy {
            return self.check_take_to_deploy(p, slot);
        }
        if p.hand.spent > 0 {
            return refuse(rule!("2.1.une"), "another-is-acting");
        }
        let unit = p.unit(slot);
        if self.side(slot) != p.active {
            return refuse(rule!("2.1"), "not-yours");
        }
        if p.hand.unit == slot {
            return refuse(rule!("2.1"), "already-in-hand");
        }
        match p.phase {
            Phase::Reinforce => {
                if unit.back == 0 {
                    return refuse(rule!("7.2.9.piste"), "not-on-the-track");
                }
                if p.left == 0 {
                    return refuse(rule!("7.2.9.piste"), "no-more-reinforcements");
                }
            }
            Phase::Return if p.able & one(slot) == 0 => return refuse(rule!("8.2"), "does-not-return-now"),
            Phase::Return => {}
            _ if unit.has(mark::GONE | mark::ABSENT) => {
                return refuse(self.away_rule(p, slot), "not-in-play");
            }
            _ if unit.back > 0 => return refuse(rule!("8.2"), "on-the-track"),
            _ => self.check_available(p, slot)?,
        }
        if unit.has(mark::ACTED) {
            return refuse(rule!("2.1.fini"), "has-acted");
        }
        let a = self.fresh(p, slot);
        if self.can_act(p, &a, lay) {
            Ok(())
        } else if a.broken {
            refuse(rule!("4.1.marqueur"), "broken-down")
        } else {
            refuse(rule!("3"), "nothing-to-do")
        }
    }

    /// Whether a unit that has not been eliminated is one that this phase activates.
    fn check_available(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let unit = p.unit(slot);
        if unit.has(mark::WAITING) {
            match self.enters_on(slot) {
                Some(turn) if turn <= p.turn => self.check_a7v(p, slot)?,
                Some(_) => return refuse(self.arrival_rule(slot), "not-due-yet"),
                None => return refuse(rule!("10"), "comes-by-night"),
            }
        }
        match p.phase {
            Phase::NightAllied if !unit.has(mark::DEPLOYED) => {
                refuse(rule!("10.allies"), "only-the-deployed")
            }
            Phase::NightGerman if p.able & one(slot) == 0 => refuse(rule!("10.allemands"), "only-those-near"),
            Phase::Arrive if p.able & one(slot) == 0 => {
                refuse(self.arrivals_rule(p), "only-those-that-arrive")
            }
            Phase::Marked => {
                let tanks = self.marker_is_for_tanks(p);
                let rule = if tanks { rule!("7.2.2.seuls") } else { rule!("7.2.1.seuls") };
                if self.is_tank(slot) != tanks {
                    refuse(rule, if tanks { "tanks-only" } else { "battalions-only" })
                } else if p.left == 0 {
                    refuse(rule, "no-more-activations")
                } else {
                    Ok(())
                }
            }
            _ => Ok(()),
        }
    }

    /// Whether a unit can do anything at all.
    pub(crate) fn can_act(&self, p: &Position, a: &Actor, lay: &impl Board) -> bool {
        let post = self.post(p, a, lay);
        if a.hex == Hex::NONE || p.phase == Phase::Return {
            return self.can_go(p, a, lay, &post);
        }
        self.can_go(p, a, lay, &post)
            || self.can_fire(p, a, &post)
            || self.check_rally(p, a, &post).is_ok()
            || self.can_assault(p, a, &post)
            || self.can_slip(p, a, lay, &post)
    }

    /// Whether the unit in hand may do something.
    pub(crate) fn check_action(&self, p: &Position, action: Decision) -> Result<(), Refusal> {
        let Some(a) = self.actor(p) else {
            return refuse(rule!("2.1"), "nothing-in-hand");
        };
        if !matches!(action, Decision::Go(_)) {
            if p.phase == Phase::Return {
                return refuse(rule!("8.2.rien"), "returns-do-nothing-else");
            }
            if a.hex == Hex::NONE {
                return refuse(rule!("2.3.action"), "enter-first");
            }
        }
        if a.broken && !matches!(action, Decision::Fire(_)) {
            return refuse(rule!("4.1.marqueur"), "broken-down");
        }
        if let Decision::Go(hex) = action {
            return self.check_go(p, &a, hex);
        }
        let near = self.near(p, a.side);
        let post = self.post(p, &a, &near);
        match action {
            Decision::Fire(hex) => self.check_fire(p, &a, &post, hex),
            Decision::Assault(hex) => self.check_assault(p, &a, &post, hex),
            Decision::Infiltrate(hex) => self.check_slip(p, &a, &near, &post, hex, true),
            Decision::Withdraw(hex) => self.check_slip(p, &a, &near, &post, hex, false),
            _ => self.check_rally(p, &a, &post),
        }
    }

    // --- Finishing.

    /// Whether the unit in hand may finish.
    pub(crate) fn check_stay(&self, p: &Position) -> Result<(), Refusal> {
        if p.hand.is_empty() {
            return refuse(rule!("2.1"), "nothing-in-hand");
        }
        if p.hand.over {
            return refuse(rule!("g.empilement"), "on-a-friend");
        }
        let entered = p.unit(p.hand.unit).is_there();
        if !entered && matches!(p.phase, Phase::Reinforce | Phase::Return) {
            return refuse(rule!("2.3.action"), "enter-first");
        }
        if self.owes_combat(p) {
            return refuse(rule!("opt.1"), "combat-is-owed");
        }
        // Taken up and put down untouched it has not been activated (r.activation).
        match self.actor(p).filter(|a| a.spent > 0) {
            Some(a) => self.post_of(p, &a).check_else(),
            None => Ok(()),
        }
    }

    /// Whether the option binds the unit in hand to fire before it finishes: it has begun to act, has put fewer medals than two
    /// into combat and can shoot (opt.1). Where it cannot, they are lost.
    fn owes_combat(&self, p: &Position) -> bool {
        self.actor(p).is_some_and(|a| {
            self.keeps_for_combat(&a)
                && a.spent > 0
                && a.spent - a.other < COMBAT
                && p.phase != Phase::Return
                && self.can_fire(p, &a, &self.post_of(p, &a))
        })
    }

    /// The unit in hand has finished, or is put down untouched.
    pub(crate) fn put_down(&self, p: &mut Position) {
        if p.hand.spent == 0 {
            p.aside |= one(p.hand.unit);
        }
        p.hand = Hand::EMPTY;
    }

    /// Units of the active side that can be taken up.
    pub(crate) fn can_take_any(&self, p: &Position) -> bool {
        let lay = self.near(p, p.active);
        self.candidates(p).any(|slot| self.check_take(p, slot, &lay).is_ok())
    }

    /// Those of the active side that a phase may activate, roughly: the rest is for [`Villers::check_take`].
    pub(crate) fn candidates(&self, p: &Position) -> impl Iterator<Item = Slot> + use<> {
        let side = self.of_side[p.active];
        let set = match p.phase {
            Phase::Return | Phase::Arrive | Phase::NightGerman => side & p.able,
            Phase::Marked if self.marker_is_for_tanks(p) => side & self.tanks,
            Phase::Marked => side & !self.tanks,
            _ => side,
        };
        each(set)
    }
}
