//! Phases 1 and 2: a command card is played, the other side reacts, a combat card may go with it, orders are given.

use contract::{Dice, Refusal, Seat};

use crate::board::{BOARD, Hex, Hexes, Sector, beside, each};
use crate::event::Event;
use crate::position::{Aiming, NOBODY, Orders, Phase, Position, Slot, mark};
use crate::tables::{Arm, Command, Effect, Tactic, Timing};
use crate::{Decision, GrandeGuerre, Log, own_unit, refuse, rule};

/// All of them.
pub(crate) const EVERY: u8 = 99;

impl GrandeGuerre {
    /// The tactic of the card being carried out.
    pub(crate) fn tactic(&self, p: &Position) -> Option<Tactic> {
        if p.effective == Command::NONE { None } else { self.tables.command(p.effective).tactic }
    }

    /// What a card would stand for if it were played: itself, or what a counter-attack copies (`r.contre-attaque`).
    pub(crate) fn stands_for(&self, p: &Position, side: Seat, card: Command) -> Command {
        match self.tables.command(card).tactic {
            Some(Tactic::CounterAttack) => match p.last[side.other()] {
                Command::NONE => Command::NONE,
                last => last.mirrored(),
            },
            _ => card,
        }
    }

    /// How many ways there are to play a card: 0 where nothing is chosen with it.
    fn choices(&self, p: &Position, side: Seat, card: Command) -> u8 {
        let meant = self.stands_for(p, side, card);
        if meant == Command::NONE {
            return 0;
        }
        match self.tables.command(meant).tactic {
            Some(Tactic::InfantryAssault { .. }) => 3,
            Some(Tactic::Bombard { .. }) => 2,
            _ => 0,
        }
    }

    pub(crate) fn list_plays(&self, p: &Position, card: Command, out: &mut Vec<Decision>) {
        match self.choices(p, p.active, card) {
            0 => out.push(Decision::Play(card, 0)),
            choices => out.extend((1..=choices).map(|choice| Decision::Play(card, choice))),
        }
    }

    pub(crate) fn check_play(&self, p: &Position, card: Command, choice: u8) -> Result<(), Refusal> {
        if card.index() >= self.tables.commands.len() || p.commands.hands[p.active].of[card.index()] == 0 {
            return refuse(rule!("commandement"), "command-not-held");
        }
        if self.tables.command(card).tactic == Some(Tactic::FirstStrike) {
            return refuse(rule!("ordre.frapper-le-premier.moment"), "first-strike-later");
        }
        match (self.choices(p, p.active, card), choice) {
            (0, 0) => Ok(()),
            (choices, choice) if choice >= 1 && choice <= choices => Ok(()),
            _ => refuse(rule!("commandement"), "command-choice"),
        }
    }

    pub(crate) fn play(&self, p: &mut Position, card: Command, choice: u8, journal: &mut Log) {
        let side = p.active;
        p.effective = self.stands_for(p, side, card);
        p.card = card;
        p.choice = choice;
        p.commands.leave(side, card.0);
        p.commands.in_play.add(card.0);
        journal.reveal(rule!("commandement"), Event::CommandCard { side, played: (card, choice) });
        journal.also(self.order_rules[card.index()]);
        if p.effective == Command::NONE {
            journal.note(rule!("ordre.contre-attaque.rien"), Event::NothingToCopy);
        } else if p.effective != card {
            journal.note(rule!("ordre.contre-attaque"), Event::Copied { card: p.effective });
            journal.also(self.order_rules[p.effective.index()]);
        }
        p.last[side] = p.effective;
        p.phase = Phase::AtCommand;
    }

    /// Whether a messenger's death means that a unit is named instead of an order being lost.
    fn orders_every_unit(&self, p: &Position) -> bool {
        let card = self.tables.command(p.effective);
        match card.tactic {
            None => card.sectors.contains(&EVERY),
            // Without infantry it is one order like another (`ordre.attaque-infanterie.repli`).
            Some(Tactic::InfantryAssault { .. }) => p.orders.any == 0,
            Some(tactic) => tactic == Tactic::Whistles,
        }
    }

    /// The orders of the card, once both sides have played what they want with it.
    pub(crate) fn open_orders(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let side = p.active;
        p.orders = Orders { most: EVERY, ..Orders::default() };
        if p.effective == Command::NONE {
            p.phase = Phase::Orders;
            return;
        }
        let card = self.tables.command(p.effective);
        p.orders.sectors = card.sectors;
        match card.tactic {
            None | Some(Tactic::CounterAttack | Tactic::FirstStrike) => {}
            Some(Tactic::InfantryAssault { .. }) => {
                p.orders.sectors[usize::from(p.choice) - 1] = EVERY;
                let foot = self.of_arm(p, side, Arm::Infantry);
                if foot == 0 {
                    p.orders.sectors = [0; 3];
                    p.orders.any = 1;
                }
            }
            Some(Tactic::Bombard { shots }) => {
                if p.choice == 1 {
                    if self.scenario.forces[side].artillery > 0 {
                        p.battery.ordered = Aiming::Anywhere;
                        p.battery.shots = shots;
                        journal.note(rule!("artillerie"), Event::BatteryOrdered { side, sector: None });
                    }
                } else {
                    p.orders.any = 1;
                }
            }
            Some(Tactic::Whistles) => p.orders.group = true,
            Some(Tactic::FromAbove) => p.orders.any = p.hq[side],
            Some(Tactic::Firestorm { units, .. } | Tactic::Relief { units, .. }) => p.orders.any = units,
            Some(Tactic::BigShow { infantry, weapon, any, token, .. }) => {
                let rolled = roll(p.commands.hands[side].count() + 1, dice);
                p.orders.infantry = infantry.count(rolled);
                p.orders.weapons = weapon.count(rolled);
                p.orders.any = any.count(rolled);
                journal.note(rule!("ordre.grande-foire.des"), Event::Rolled { dice: rolled, at: None });
                let count = self.gain(p, side, token.count(rolled), journal);
                if count > 0 {
                    journal.note(rule!("ordre.grande-foire.des"), Event::Tokens { side, count });
                }
                p.commands.shuffle_all();
                p.combats.shuffle_all();
                journal.note(rule!("ordre.grande-foire.melange"), Event::Reshuffled);
            }
            Some(Tactic::Replacements { infantry, any }) => {
                let rolled = roll(p.commands.hands[side].count() + 1, dice);
                p.pending.infantry = infantry.count(rolled);
                p.pending.left = any.count(rolled);
                journal.note(rule!("ordre.remplacements.des"), Event::Rolled { dice: rolled, at: None });
            }
        }
        if let Some(fewer) = self.messenger(p) {
            if !self.orders_every_unit(p) {
                let o = &p.orders;
                let all = o.sectors.iter().sum::<u8>() + o.infantry + o.weapons + o.any;
                let all = all.max(p.pending.infantry + p.pending.left);
                p.orders.most = all.saturating_sub(fewer).max(1);
            } else if !p.orders.group && self.orderable(p).count_ones() > 1 {
                p.phase = Phase::LeaveOut;
                return;
            }
        }
        self.after_leave_out(p);
    }

    /// The orders that a messenger's death takes away (`carte.messager`).
    fn messenger(&self, p: &Position) -> Option<u8> {
        in_force!(self, p, Effect::Messenger { orders } => orders)
    }

    /// The orders that carrier pigeons add (`carte.pigeons`).
    fn pigeons(&self, p: &Position) -> u8 {
        let more = in_force!(self, p, Effect::Pigeons { orders } => orders);
        more.unwrap_or(0)
    }

    /// The other side names the unit that gets no order.
    pub(crate) fn leave_out(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        p.orders.barred = hex;
        let rule = self.rule_of(|effect| matches!(effect, Effect::Messenger { .. }));
        let unit = p.unit(p.on[hex.index()]).kind;
        journal.note(rule, Event::LeftOut { hex, unit });
        self.after_leave_out(p);
    }

    /// The combat cards that add orders, and the units ordered without being pointed at.
    fn after_leave_out(&self, p: &mut Position) {
        if p.orders.given > 0 {
            // A group has its orders: the unit named loses its own.
            if let Some(slot) = p.own_at(p.active, p.orders.barred) {
                p.unit_mut(slot).marks &= !mark::ORDERED;
                p.orders.given -= 1;
                p.orders.any -= 1;
            }
            p.phase = Phase::Orders;
            return;
        }
        let more = self.pigeons(p);
        p.orders.any += more;
        p.orders.most = p.orders.most.saturating_add(more).min(EVERY);
        if p.pending.infantry + p.pending.left > 0 {
            p.phase = Phase::Return;
            return;
        }
        p.phase = Phase::Orders;
    }

    /// Orders that a card gives to every unit of a sector are given at once.
    pub(crate) fn order_everyone(&self, p: &mut Position, journal: &mut Log) {
        let side = p.active;
        for sector in Sector::ALL {
            if p.orders.sectors[sector.index()] != EVERY {
                continue;
            }
            let mut there = p.held[side] & BOARD.sector(side, sector);
            if matches!(self.tactic(p), Some(Tactic::InfantryAssault { .. })) {
                there &= self.of_arm(p, side, Arm::Infantry);
            } else if self.battery_can_be_ordered(p, side).is_ok() {
                p.battery.ordered = Aiming::at(sector);
                p.battery.shots = 1;
                journal.note(rule!("artillerie"), Event::BatteryOrdered { side, sector: Some(sector) });
            }
            for hex in each(there) {
                if hex != p.orders.barred {
                    self.give_order(p, p.on[hex.index()], journal);
                }
            }
            p.orders.sectors[sector.index()] = 0;
            p.orders.any += p.orders.given;
        }
    }

    /// The hexes of a side's units of an arm.
    pub(crate) fn of_arm(&self, p: &Position, side: Seat, arm: Arm) -> Hexes {
        p.army(side)
            .filter(|slot| self.arm(p, *slot) == arm)
            .fold(0, |set, slot| set | p.unit(slot).hex.bit())
    }

    pub(crate) fn give_order(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        let unit = p.unit_mut(slot);
        if !unit.has(mark::ORDERED) {
            unit.marks |= mark::ORDERED;
            let (hex, unit) = (unit.hex, unit.kind);
            p.orders.given += 1;
            journal.note(rule!("ordres"), Event::Ordered { hex, unit });
        }
    }

    /// How many of the units ordered, and one more, find no place in the card's sectors or kinds.
    fn unplaced(&self, p: &Position, more: Slot) -> u8 {
        let mut filled = self.filled(p);
        if more != NOBODY {
            filled.add(self, p, more);
        }
        filled.too_many(p)
    }

    /// The places that the units ordered so far have taken.
    fn filled(&self, p: &Position) -> Filled {
        let mut filled = Filled::default();
        for slot in self.ordered_and(p, NOBODY) {
            filled.add(self, p, slot);
        }
        // The battery has taken its place in its sector.
        if let Some(sector) = p.battery.ordered.sector()
            && p.orders.sectors != [0; 3]
        {
            filled.only[sector.index()] += 1;
        }
        filled
    }

    fn ordered_and<'a>(&self, p: &'a Position, more: Slot) -> impl Iterator<Item = Slot> + 'a {
        p.army(p.active).filter(move |slot| {
            let unit = p.unit(*slot);
            *slot == more || unit.has(mark::ORDERED) && !unit.has(mark::EXTRA)
        })
    }

    /// Whether the card allows one more order to this unit.
    pub(crate) fn can_order(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        self.can_order_beside(p, slot, self.filled(p))
    }

    /// The same, when the places taken are counted already.
    fn can_order_beside(&self, p: &Position, slot: Slot, mut filled: Filled) -> Result<(), Refusal> {
        let unit = p.unit(slot);
        if unit.has(mark::ORDERED) {
            return refuse(rule!("ordres.une-fois"), "ordered-already");
        }
        if unit.hex == p.orders.barred {
            return refuse(rule!("carte.messager"), "messenger-killed");
        }
        match self.tactic(p) {
            Some(Tactic::Firestorm { .. }) if self.engaged(p, slot) => {
                return refuse(rule!("ordre.tempete-de-feu.adjacent"), "firestorm-adjacent");
            }
            Some(Tactic::Relief { .. }) if !self.arm(p, slot).is_soldier() => {
                return refuse(rule!("ordre.releve"), "relief-soldiers");
            }
            _ => {}
        }
        if p.orders.given >= p.orders.most {
            return refuse(rule!("ordres.secteur"), "no-order-left");
        }
        if p.orders.group {
            return Ok(());
        }
        filled.add(self, p, slot);
        if filled.too_many(p) > p.orders.any {
            return match self.tactic(p) {
                Some(Tactic::Whistles) => refuse(rule!("ordre.sifflets.lien"), "not-linked"),
                Some(Tactic::FromAbove) => refuse(rule!("ordre.ordre-d-en-haut"), "no-token-left"),
                Some(Tactic::InfantryAssault { .. }) if self.arm(p, slot) != Arm::Infantry => {
                    refuse(rule!("ordre.attaque-infanterie.armes"), "infantry-only")
                }
                None if !self.is_in_ordered_sector(p, slot) => {
                    refuse(rule!("ordres.secteur"), "other-sector")
                }
                _ => refuse(rule!("ordres.secteur"), "no-order-left"),
            };
        }
        Ok(())
    }

    /// Whether the card gives any order in a sector of this unit's.
    fn is_in_ordered_sector(&self, p: &Position, slot: Slot) -> bool {
        if p.effective == Command::NONE {
            return true;
        }
        let bit = p.unit(slot).hex.bit();
        let card = self.tables.command(p.effective);
        Sector::ALL
            .into_iter()
            .any(|sector| card.sectors[sector.index()] > 0 && BOARD.sector(p.active, sector) & bit != 0)
    }

    /// Whether an enemy stands next to a unit.
    pub(crate) fn engaged(&self, p: &Position, slot: Slot) -> bool {
        let unit = p.unit(slot);
        BOARD.near[unit.hex.index()] & p.held[crate::position::side_of(slot).other()] != 0
    }

    /// Whether the reserve artillery may still be ordered (`artillerie`).
    pub(crate) fn battery_can_be_ordered(&self, p: &Position, side: Seat) -> Result<(), Refusal> {
        if self.scenario.forces[side].artillery == 0 {
            return refuse(rule!("artillerie.puissance"), "no-battery");
        }
        if p.battery.ordered != Aiming::Nowhere {
            return refuse(rule!("artillerie.une-fois"), "battery-ordered-already");
        }
        if self.price(p, side, 1) > p.hq[side] {
            return refuse(rule!("artillerie.puissance"), "battery-unpaid");
        }
        Ok(())
    }

    pub(crate) fn check_order_battery(&self, p: &Position, sector: Sector) -> Result<(), Refusal> {
        if p.effective == Command::NONE {
            return refuse(rule!("artillerie.secteur"), "battery-sector");
        }
        let card = self.tables.command(p.effective);
        if card.battlefield_only {
            return refuse(rule!("ordre.en-avant.batterie"), "battlefield-only");
        }
        self.battery_can_be_ordered(p, p.active)?;
        if card.tactic.is_some() || p.orders.sectors[sector.index()] == 0 {
            return refuse(rule!("artillerie.secteur"), "battery-sector");
        }
        let mut trial = *p;
        trial.battery.ordered = Aiming::at(sector);
        if p.orders.given >= p.orders.most || self.unplaced(&trial, NOBODY) > p.orders.any {
            return refuse(rule!("ordres.secteur"), "no-order-left");
        }
        Ok(())
    }

    pub(crate) fn order_battery(&self, p: &mut Position, sector: Sector, journal: &mut Log) {
        p.battery.ordered = Aiming::at(sector);
        p.battery.shots = 1;
        p.orders.given += 1;
        journal.note(rule!("artillerie"), Event::BatteryOrdered { side: p.active, sector: Some(sector) });
    }

    /// The hexes whose units may be ordered now.
    pub(crate) fn orderable(&self, p: &Position) -> Hexes {
        if p.phase == Phase::LeaveOut && self.tactic(p) == Some(Tactic::Whistles) {
            // The group that has its orders, one of which is to be lost.
            return self.ordered_and(p, NOBODY).fold(0, |set, slot| set | p.unit(slot).hex.bit());
        }
        let mut set = 0;
        let filled = self.filled(p);
        for slot in p.army(p.active) {
            let hex = p.unit(slot).hex;
            let every = Sector::ALL.into_iter().any(|sector| {
                p.orders.sectors[sector.index()] == EVERY && BOARD.sector(p.active, sector) & hex.bit() != 0
            });
            let foot = matches!(self.tactic(p), Some(Tactic::InfantryAssault { .. }));
            if every {
                if !foot || self.arm(p, slot) == Arm::Infantry {
                    set |= hex.bit();
                }
            } else if self.can_order_beside(p, slot, filled).is_ok() {
                set |= hex.bit();
            }
        }
        set
    }

    pub(crate) fn check_order(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        self.can_order(p, own_unit(p, hex, rule!("ordres"))?)
    }

    pub(crate) fn order(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        let side = p.active;
        let slot = p.on[hex.index()];
        if p.orders.group {
            p.orders.group = false;
            let mut linked = hex.bit();
            loop {
                let wider = (linked | beside(linked)) & p.held[side];
                if wider == linked {
                    break;
                }
                linked = wider;
            }
            for hex in each(linked) {
                if hex != p.orders.barred {
                    self.give_order(p, p.on[hex.index()], journal);
                }
            }
            // Whatever the group, only what other cards add is left to order.
            p.orders.any += p.orders.given;
            p.orders.most = p.orders.most.max(p.orders.any);
            if p.orders.given > 1 && self.messenger(p).is_some() {
                p.phase = Phase::LeaveOut;
            }
            return;
        }
        self.give_order(p, slot, journal);
        // The pigeons' order costs nothing.
        let paid = p.orders.given > self.pigeons(p);
        if matches!(self.tactic(p), Some(Tactic::FromAbove)) && paid && p.hq[side] > 0 {
            p.hq[side] -= 1;
            p.spent += 1;
            let unit = p.unit_mut(slot);
            unit.marks |= mark::TOKEN;
            let unit = unit.kind;
            journal.note(rule!("ordre.ordre-d-en-haut.jetons"), Event::TokenOnUnit { hex, unit });
        }
    }

    /// Whether the reserve artillery can be ordered for any sector.
    pub(crate) fn can_order_battery(&self, p: &Position) -> bool {
        Sector::ALL.into_iter().any(|sector| self.check_order_battery(p, sector).is_ok())
    }

    /// The units named by the other side when a messenger dies.
    pub(crate) fn check_leave_out(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        if hex.index() < crate::board::HEXES && self.orderable(p) & hex.bit() != 0 {
            Ok(())
        } else {
            refuse(rule!("carte.messager"), "not-to-be-ordered")
        }
    }

    /// Orders are given: moves follow, or the end of the turn where nobody has any (`commandement.aucune-unite`).
    pub(crate) fn end_orders(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let anyone = p.army(p.active).any(|slot| p.unit(slot).has(mark::ORDERED));
        if anyone || p.battery.ordered != Aiming::Nowhere {
            p.phase = Phase::Moves;
        } else {
            journal.note(rule!("commandement.aucune-unite"), Event::NobodyOrdered { side: p.active });
            self.end_turn(p, dice, journal);
        }
    }

    // --- Remplacements.

    /// Whether a figure may return to the unit on a hex.
    pub(crate) fn check_return(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        let slot = own_unit(p, hex, rule!("ordre.remplacements"))?;
        let unit = p.unit(slot);
        if unit.figures >= unit.full {
            return refuse(rule!("ordre.remplacements.plein"), "full-strength");
        }
        let room = p.pending.left + if self.arm(p, slot) == Arm::Infantry { p.pending.infantry } else { 0 };
        if room == 0 {
            return refuse(rule!("ordre.remplacements"), "no-figure-left");
        }
        Ok(())
    }

    pub(crate) fn return_figure(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        let slot = p.on[hex.index()];
        if self.arm(p, slot) == Arm::Infantry && p.pending.infantry > 0 {
            p.pending.infantry -= 1;
        } else {
            p.pending.left -= 1;
        }
        let unit = p.unit_mut(slot);
        unit.figures += 1;
        let unit = unit.kind;
        journal.note(rule!("ordre.remplacements"), Event::Healed { hex, unit, count: 1 });
        let given = p.orders.given;
        if given < p.orders.most {
            self.give_order(p, slot, journal);
        }
        if p.orders.given > given {
            journal.also(rule!("ordre.remplacements.ordre"));
            // It takes none of the orders that other cards add.
            p.orders.any += 1;
        }
    }

    // --- Windows at the command card.

    /// Whether the other side is asked to react to the command card.
    pub(crate) fn asks_at_command(&self, p: &Position) -> bool {
        p.effective != Command::NONE && self.may_react(p, p.passive(), Timing::AtCommand)
    }
}

/// Rolls battle dice: how many show each face.
pub(crate) fn roll(count: u8, dice: &mut Dice) -> [u8; 5] {
    let mut rolled = [0; 5];
    for _ in 0..count {
        rolled[crate::tables::Face::on(dice.below(6)) as usize] += 1;
    }
    rolled
}

/// The units ordered, by the places they can take: of a card's sectors, where a unit on a dotted line goes to whichever has
/// room (`ordres.ligne`), or of its kinds.
#[derive(Clone, Copy, Default)]
struct Filled {
    /// Infantry.
    foot: u8,
    /// Machine guns and mortars.
    weapons: u8,
    /// Anything else.
    others: u8,
    /// In one sector only.
    only: [u8; 3],
    /// On the line between left and centre, and between centre and right.
    shared: [u8; 2],
}

impl Filled {
    fn add(&mut self, game: &GrandeGuerre, p: &Position, slot: Slot) {
        match game.arm(p, slot) {
            Arm::Infantry => self.foot += 1,
            Arm::MachineGun | Arm::Mortar => self.weapons += 1,
            _ => self.others += 1,
        }
        let bit = p.unit(slot).hex.bit();
        let inside = |sector: Sector| BOARD.sector(p.active, sector) & bit != 0;
        match Sector::ALL.map(inside) {
            [true, true, _] => self.shared[0] += 1,
            [_, true, true] => self.shared[1] += 1,
            [true, ..] => self.only[0] += 1,
            [_, true, _] => self.only[1] += 1,
            _ => self.only[2] += 1,
        }
    }

    /// How many find no place.
    fn too_many(&self, p: &Position) -> u8 {
        let orders = &p.orders;
        if orders.infantry + orders.weapons > 0 {
            let foot = self.foot.saturating_sub(orders.infantry);
            return foot + self.weapons.saturating_sub(orders.weapons) + self.others;
        }
        let [left, centre, right] = orders.sectors;
        let [only_left, only_centre, only_right] = self.only;
        let wings = only_left.saturating_sub(left) + only_right.saturating_sub(right);
        let left_over = self.shared[0].saturating_sub(left.saturating_sub(only_left))
            + self.shared[1].saturating_sub(right.saturating_sub(only_right));
        wings + (only_centre + left_over).saturating_sub(centre)
    }
}
