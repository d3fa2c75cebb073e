//! Phase 4: ranged and close combat, step by step as the book numbers them.

use contract::{Dice, Refusal, Rule, Seat};

use crate::board::{BOARD, HEXES, Hex, Hexes, each};
use crate::command::roll;
use crate::decision::{ALONE, JOINING};
use crate::event::Event;
use crate::position::{Cause, Fight, NOBODY, Phase, Position, Slot, Way, mark, side_of};
use crate::tables::{Arm, Combat, Effect, Face, Specialist, Tactic, Timing};
use crate::{Decision, GrandeGuerre, Log, refuse, rule};

/// How many combats a unit may have this turn.
const SECOND: u16 = mark::SPENT;

impl GrandeGuerre {
    // --- Who may attack what, with how many dice.

    /// Whether an ordered unit may fight at all this turn.
    pub(crate) fn can_fight(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let unit = p.unit(slot);
        if !unit.has(mark::ORDERED) {
            return refuse(rule!("combat.ordre"), "no-order");
        }
        if unit.has(mark::DITCHED) {
            return refuse(rule!("r.char-abandonne"), "ditched");
        }
        if matches!(self.tactic(p), Some(Tactic::Relief { .. })) {
            return refuse(rule!("ordre.releve.combat"), "relief-no-combat");
        }
        if unit.has(mark::FOUGHT) && (unit.has(SECOND | mark::RETREATED) || !self.fights_twice(p, slot)) {
            return refuse(rule!("combat.une-fois"), "fought-already");
        }
        let (_, fights) = self.pace(p, slot);
        if unit.moved > fights {
            let rule = match self.arm(p, slot) {
                _ if unit.has_trade(Specialist::FlameThrower) => rule!("specialiste.lance-flammes-mouvement"),
                Arm::Infantry => rule!("mouvement.infanterie-combat"),
                _ => rule!("mouvement.mitrailleuse-combat"),
            };
            return refuse(rule, "moved-too-far");
        }
        self.not_in_ford(p, slot)
    }

    /// Nobody fights standing in a ford, unless the scenario says so (`cours-d-eau.combat`).
    fn not_in_ford(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        if self.water(p) & p.unit(slot).hex.bit() != 0 && !self.scenario.ford_combat {
            return refuse(rule!("cours-d-eau.combat"), "in-ford");
        }
        Ok(())
    }

    /// A barrage lets its arm fight twice.
    fn fights_twice(&self, p: &Position, slot: Slot) -> bool {
        let kind = self.kind(p, slot);
        self.in_force(p, |effect| match effect {
            Effect::Barrage { arm } if arm == kind.arm || kind.barrage && arm == Arm::MachineGun => Some(()),
            _ => None,
        })
        .is_some()
    }

    /// Whether a unit joins crossfires (`tir.croise`).
    fn crosses_fire(&self, p: &Position, slot: Slot) -> bool {
        self.arm(p, slot) == Arm::MachineGun || p.unit(slot).has_trade(Specialist::LightMachineGun)
    }

    /// What the turn's card adds to the dice of an ordered unit.
    fn card_dice(&self, p: &Position, slot: Slot, way: Way) -> u8 {
        if !p.unit(slot).has(mark::ORDERED) {
            return 0;
        }
        match self.tactic(p) {
            Some(Tactic::Firestorm { dice, .. }) if way == Way::Ranged => dice,
            Some(Tactic::BigShow { dice, .. }) => dice,
            _ => 0,
        }
    }

    /// Dice in close combat (`corps.1`, `corps.2`).
    pub(crate) fn close_dice(&self, p: &Position, slot: Slot) -> u8 {
        let unit = p.unit(slot);
        let mut dice = self.kind(p, slot).close;
        if let Some(trade) = unit.specialist() {
            let data = self.tables.specialist(trade);
            dice = data.close.unwrap_or(dice) + data.close_more;
        }
        if unit.has(mark::RAIDER) {
            dice += self.raid(p).map_or(0, |(_, more)| more);
        }
        dice += self.card_dice(p, slot, Way::Close);
        dice.saturating_sub(self.hampered(p, slot) + u8::from(unit.has(mark::BOGGED)))
    }

    /// Dice at a range (`tir.2`, `tir.4`); none beyond it.
    pub(crate) fn ranged_dice(&self, p: &Position, slot: Slot, distance: u8, target: Slot) -> Option<u8> {
        let unit = p.unit(slot);
        let mut range = &self.kind(p, slot).range;
        if let Some(trade) = unit.specialist() {
            let data = self.tables.specialist(trade);
            if !data.range.is_empty() {
                range = &data.range;
            } else if !data.still_range.is_empty() && unit.moved == 0 {
                range = &data.still_range;
            }
        }
        let mut dice = *range.get(usize::from(distance.checked_sub(2)?))?;
        dice += self.card_dice(p, slot, Way::Ranged);
        if self.arm(p, slot) == Arm::Mortar && target != NOBODY && p.unit(target).has(mark::ACQUIRED) {
            dice += 1;
        }
        Some(dice.saturating_sub(self.hampered(p, slot) + u8::from(unit.has(mark::BOGGED))))
    }

    /// Whether a unit can fire at a hex with a unit, or with wire alone, and with how many dice.
    pub(crate) fn can_fire(&self, p: &Position, slot: Slot, to: Hex) -> Result<u8, Refusal> {
        let unit = p.unit(slot);
        let distance = BOARD.distance(unit.hex, to);
        let target = p.at(to).unwrap_or(NOBODY);
        if distance < 2 {
            return refuse(rule!("tir.adjacent"), "adjacent");
        }
        if self.engaged(p, slot) {
            return refuse(rule!("tir.engage"), "engaged");
        }
        if unit.has(mark::SILENCED) {
            return refuse(rule!("carte.a-court-de-munitions"), "no-ammunition");
        }
        if self.arm(p, slot) == Arm::Tank && unit.moved > 0 && self.masks.built & !p.levelled & unit.hex.bit() != 0 {
            return refuse(rule!("r.char-batiment"), "tank-in-building");
        }
        let Some(dice) = self.ranged_dice(p, slot, distance, target) else {
            return refuse(rule!("tir.2"), "out-of-range");
        };
        if !self.kind(p, slot).indirect && !self.sees(p, unit.hex, to) {
            return refuse(rule!("tir.3"), "out-of-sight");
        }
        if dice == 0 {
            return refuse(rule!("r.zero-de"), "no-die-left");
        }
        Ok(dice)
    }

    /// Whether a unit can attack a neighbour, and with how many dice.
    pub(crate) fn can_close(&self, p: &Position, slot: Slot, to: Hex) -> Result<u8, Refusal> {
        if BOARD.distance(p.unit(slot).hex, to) != 1 {
            return refuse(rule!("corps.adjacent"), "not-adjacent");
        }
        if matches!(self.tactic(p), Some(Tactic::Firestorm { .. })) && p.unit(slot).has(mark::ORDERED) {
            return refuse(rule!("ordre.tempete-de-feu.adjacent"), "firestorm-ranged");
        }
        match self.close_dice(p, slot) {
            0 => refuse(rule!("r.zero-de"), "no-die-left"),
            dice => Ok(dice),
        }
    }

    /// The hexes a unit could attack now, the enemy's first; a mortar also wire with nobody in it (`barbeles.mortier`).
    pub(crate) fn targets(&self, p: &Position, slot: Slot) -> Hexes {
        if self.can_fight(p, slot).is_err() {
            return 0;
        }
        let unit = p.unit(slot);
        let enemies = p.held[side_of(slot).other()];
        if self.engaged(p, slot) {
            let near = BOARD.near[unit.hex.index()] & enemies;
            return each(near).filter(|to| self.can_close(p, slot, *to).is_ok()).fold(0, |set, hex| set | hex.bit());
        }
        // A raider closes or does nothing (`carte.raid`).
        if unit.has(mark::RAIDER) {
            return 0;
        }
        let mut there = enemies;
        if self.arm(p, slot) == Arm::Mortar {
            there |= p.wire & !p.occupied();
        }
        let range = self.kind(p, slot).range.len().min(6) + 1;
        each(BOARD.within[range][unit.hex.index()] & there & !BOARD.near[unit.hex.index()])
            .filter(|to| self.can_fire(p, slot, *to).is_ok())
            .fold(0, |set, hex| set | hex.bit())
    }

    /// The way and the dice of an attack, or why it may not be made.
    pub(crate) fn check_attack(
        &self,
        p: &Position,
        from: Hex,
        to: Hex,
        others: [Hex; JOINING],
        card: u8,
    ) -> Result<(Way, u8), Refusal> {
        let side = p.active;
        let Some(slot) = p.own_at(side, from) else {
            return refuse(rule!("combat"), "no-own-unit");
        };
        self.can_fight(p, slot)?;
        if to.index() >= HEXES {
            return refuse(rule!("combat"), "off-board");
        }
        let enemy = p.own_at(side.other(), to);
        if enemy.is_none() {
            let wire = p.wire & !p.occupied() & to.bit() != 0;
            if !wire || self.arm(p, slot) != Arm::Mortar {
                return refuse(rule!("tir.1"), "no-enemy-there");
            }
        }
        let (way, mut dice) = if enemy.is_some() && BOARD.distance(from, to) == 1 {
            (Way::Close, self.can_close(p, slot, to)?)
        } else {
            if p.unit(slot).has(mark::RAIDER) {
                return refuse(rule!("carte.raid"), "raid-close");
            }
            (Way::Ranged, self.can_fire(p, slot, to)?)
        };
        dice += self.check_crossfire(p, slot, to, way, others)?;
        if card > 0 {
            let card = Combat(card - 1);
            self.check_card(p, side, card, Timing::Attacking)?;
            match self.effect(card) {
                Effect::Grenade { dice: more } if way == Way::Close => dice += more,
                Effect::Lice if enemy.is_some_and(|enemy| self.arm(p, enemy).is_soldier()) => {}
                _ => return refuse(rule!("carte.moment"), "card-not-now"),
            }
        }
        Ok((way, dice))
    }

    /// The dice that others add to a ranged combat (`tir.croise`).
    fn check_crossfire(
        &self,
        p: &Position,
        slot: Slot,
        to: Hex,
        way: Way,
        others: [Hex; JOINING],
    ) -> Result<u8, Refusal> {
        if others == ALONE {
            return Ok(0);
        }
        let mut before = p.unit(slot).hex;
        let mut dice = 0;
        let mut ended = false;
        if way != Way::Ranged || !self.crosses_fire(p, slot) || p.at(to).is_none() {
            return refuse(rule!("tir.croise"), "no-crossfire");
        }
        for hex in others {
            if hex == Hex::NONE {
                ended = true;
                continue;
            }
            // One way to write one crossfire: from the first hex to the last.
            let joins = p.own_at(p.active, hex).filter(|slot| hex > before && !ended && self.crosses_fire(p, *slot));
            let Some(joins) = joins else {
                return refuse(rule!("tir.croise"), "no-crossfire");
            };
            self.can_fight(p, joins)?;
            dice += self.can_fire(p, joins, to)?;
            before = hex;
        }
        Ok(dice)
    }

    /// Everything that a unit may do in this phase.
    pub(crate) fn list_attacks(&self, p: &Position, slot: Slot, out: &mut Vec<Decision>) {
        let from = p.unit(slot).hex;
        let targets = self.targets(p, slot);
        let mut joining = [NOBODY; JOINING];
        let mut count = 0;
        if targets != 0 && self.crosses_fire(p, slot) && !self.engaged(p, slot) {
            for other in p.army(p.active) {
                let unit = p.unit(other);
                if unit.hex > from && count < JOINING && self.crosses_fire(p, other) && self.can_fight(p, other).is_ok()
                {
                    joining[count] = other;
                    count += 1;
                }
            }
            joining[..count].sort_unstable_by_key(|slot| p.unit(*slot).hex);
        }
        for to in each(targets) {
            let enemy = p.at(to);
            // Every set of those who can join: the empty one first.
            for set in 0..1u8 << count {
                let mut others = ALONE;
                let mut place = 0;
                let all_can = (0..count).filter(|at| set & 1 << at != 0).all(|at| {
                    others[place] = p.unit(joining[at]).hex;
                    place += 1;
                    enemy.is_some() && self.can_fire(p, joining[at], to).is_ok()
                });
                if !all_can {
                    continue;
                }
                out.push(Decision::Attack { from, to, others, card: 0 });
                if p.allowance[p.active] > 0 {
                    for &card in &self.timed[Timing::Attacking as usize] {
                        if p.combats.hands[p.active].of[card.index()] > 0
                            && self.check_attack(p, from, to, others, card.0 + 1).is_ok()
                        {
                            out.push(Decision::Attack { from, to, others, card: card.0 + 1 });
                        }
                    }
                }
            }
        }
        if self.check_cut(p, from).is_ok() {
            out.push(Decision::Cut(from));
        }
    }

    /// Whether a unit can do anything in this phase.
    pub(crate) fn can_act_in_combat(&self, p: &Position, slot: Slot) -> bool {
        p.unit(slot).has(mark::ORDERED) && (self.targets(p, slot) != 0 || self.check_cut(p, p.unit(slot).hex).is_ok())
    }

    pub(crate) fn check_cut(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        let Some(slot) = p.own_at(p.active, hex) else {
            return refuse(rule!("barbeles.enlever"), "no-own-unit");
        };
        if p.wire & hex.bit() == 0 || self.arm(p, slot) != Arm::Infantry {
            return refuse(rule!("barbeles.enlever"), "no-wire-to-remove");
        }
        if p.unit(slot).has(mark::FOUGHT) {
            return refuse(rule!("combat.une-fois"), "fought-already");
        }
        self.can_fight(p, slot)
    }

    pub(crate) fn cut(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        let slot = p.on[hex.index()];
        p.wire &= !hex.bit();
        p.unit_mut(slot).marks |= mark::FOUGHT | mark::SPENT;
        journal.note(rule!("barbeles.enlever"), Event::WireRemoved { hex });
    }

    // --- The steps of a combat.

    /// Steps 1: who attacks whom (`tir.1`, `corps.1`).
    pub(crate) fn declare(
        &self,
        p: &mut Position,
        from: Hex,
        to: Hex,
        others: [Hex; JOINING],
        card: u8,
        cause: Cause,
        journal: &mut Log,
    ) {
        let side = p.active;
        let slot = p.on[from.index()];
        let (way, dice) = match self.check_attack(p, from, to, others, card) {
            Ok(found) => found,
            // A bonus combat comes after the unit's own.
            Err(_) => (Way::Close, self.close_dice(p, slot)),
        };
        let joined = others.map(|hex| p.own_at(side, hex).unwrap_or(NOBODY));
        for unit in joined.into_iter().filter(|slot| *slot != NOBODY).chain([slot]) {
            let marks = &mut p.unit_mut(unit).marks;
            *marks |= if *marks & mark::FOUGHT != 0 { mark::SPENT } else { mark::FOUGHT };
        }
        p.depth = 1;
        p.fights[0] = Fight {
            way,
            cause,
            attacker: slot,
            side,
            others: joined,
            target: p.at(to).unwrap_or(NOBODY),
            hex: to,
            card,
            dice,
            ..Fight::NONE
        };
        let rule = match (way, cause) {
            (_, Cause::Bonus) => rule!("bonus"),
            (Way::Close, _) => rule!("corps.1"),
            _ => rule!("tir.1"),
        };
        journal.note(rule, Event::Attacks { from, to, dice, close: way == Way::Close });
        if cause == Cause::Bonus && p.unit(slot).has_trade(Specialist::Officer) {
            journal.also(rule!("specialiste.officier"));
        }
        if others != ALONE {
            let with = others.iter().filter(|hex| **hex != Hex::NONE).count() as u8;
            journal.note(rule!("tir.croise"), Event::Crossfire { with });
        }
        if card > 0 {
            self.play_combat(p, side, Combat(card - 1), journal);
        }
        p.phase = if way == Way::Close { Phase::AtClose } else { Phase::Roll };
    }

    /// Whether the other side is asked to strike first.
    pub(crate) fn asks_at_close(&self, p: &Position) -> bool {
        let fight = p.fight();
        let passive = p.passive();
        if !self.arm(p, fight.target).is_soldier() || self.answer_dice(p).is_none() {
            return false;
        }
        self.may_react(p, passive, Timing::AtClose) || self.may_strike_first(p, passive)
    }

    /// Whether public facts leave it open that a side holds *Frapper le Premier*.
    pub(crate) fn may_strike_first(&self, p: &Position, side: Seat) -> bool {
        if p.struck || p.commands.hands[side].count() == 0 {
            return false;
        }
        let card = self.first_strike.index();
        let open = p.commands.discard.of[card] + p.commands.in_play.of[card];
        self.tables.commands[card].copies > open
    }

    /// The dice of the target if it fights back at close quarters.
    pub(crate) fn answer_dice(&self, p: &Position) -> Option<u8> {
        let fight = p.fight();
        self.not_in_ford(p, fight.target).ok()?;
        Some(self.close_dice(p, fight.target)).filter(|dice| *dice > 0)
    }

    /// The dice of the target if it fires back (`carte.riposte`).
    fn return_dice(&self, p: &Position) -> Option<u8> {
        let fight = p.fight();
        let (target, attacker) = (p.unit(fight.target), p.unit(fight.attacker));
        if !target.is_there() || !attacker.is_there() || target.has(mark::DITCHED) {
            return None;
        }
        self.not_in_ford(p, fight.target).ok()?;
        self.can_fire(p, fight.target, attacker.hex).ok()
    }

    /// The target turns on its attacker: a combat inside the combat.
    pub(crate) fn turn_the_tables(&self, p: &mut Position, cause: Cause, journal: &mut Log) {
        let outer = *p.fight();
        let (way, dice) = match cause {
            Cause::ReturnFire => (Way::Ranged, self.return_dice(p).unwrap_or(0)),
            _ => (Way::Close, self.answer_dice(p).unwrap_or(0)),
        };
        let (from, to) = (p.unit(outer.target).hex, p.unit(outer.attacker).hex);
        p.depth = 2;
        p.fights[1] = Fight {
            way,
            cause,
            attacker: outer.target,
            side: outer.side.other(),
            target: outer.attacker,
            hex: to,
            dice,
            ..Fight::NONE
        };
        let rule = if way == Way::Close { rule!("corps.1") } else { rule!("tir.1") };
        journal.note(rule, Event::Attacks { from, to, dice, close: way == Way::Close });
        p.phase = Phase::Roll;
    }

    /// Which faces hit the target whatever covers it, Soldiers left aside.
    pub(crate) fn sure_faces(&self, p: &Position, fight: &Fight) -> [bool; 5] {
        let mut sure = [false; 5];
        sure[Face::Burst as usize] = true;
        let tank = fight.target != NOBODY && self.arm(p, fight.target) == Arm::Tank;
        let at_two = fight.attacker != NOBODY
            && fight.way == Way::Ranged
            && BOARD.distance(p.unit(fight.attacker).hex, fight.hex) == 2;
        let deadly = match fight.way {
            Way::Close => true,
            Way::Shells => fight.hex == p.battery.centre && p.battery.step == 0,
            Way::Ranged => {
                let kind = self.kind(p, fight.attacker);
                let trade = p.unit(fight.attacker).specialist();
                let grenadier = trade.is_some_and(|trade| self.tables.specialist(trade).deadly_at_2);
                let acquired = kind.arm == Arm::Mortar
                    && fight.target != NOBODY
                    && p.unit(fight.target).has(mark::ACQUIRED);
                at_two && (kind.deadly_at_2 || grenadier && !tank)
                    || acquired && !tank
                    || tank && kind.arm == Arm::FieldGun
            }
            Way::None => false,
        };
        sure[Face::Deadly as usize] = deadly;
        if let Some(faces) = self.gas(p, fight).filter(|_| !tank) {
            for face in Face::ALL {
                sure[face as usize] |= faces.has(face) && face != Face::Soldier;
            }
        }
        sure
    }

    /// The gas that a ranged combat of the active side carries (`carte.attaque-au-gaz`).
    fn gas(&self, p: &Position, fight: &Fight) -> Option<crate::tables::Faces> {
        if fight.way != Way::Ranged || fight.side != p.active {
            return None;
        }
        self.in_force(p, |effect| match effect {
            Effect::Gas { faces } => Some(faces),
            _ => None,
        })
    }

    /// Soldier symbols that the target ignores (`tir.5`, `corps.3`).
    pub(crate) fn soldier_cover(&self, p: &Position, fight: &Fight) -> u8 {
        let grenade = fight.card > 0 && matches!(self.effect(Combat(fight.card - 1)), Effect::Grenade { .. });
        if grenade { 0 } else { self.cover_in(p, fight).soldier }
    }

    /// Possible hits of a roll: on a tank each is still to be confirmed.
    pub(crate) fn hits_of(&self, p: &Position, fight: &Fight, rolled: [u8; 5]) -> u8 {
        let sure = self.sure_faces(p, fight);
        let mut hits: u8 = Face::ALL.into_iter().filter(|face| sure[*face as usize]).map(|f| rolled[f as usize]).sum();
        let tank = fight.target != NOBODY && self.arm(p, fight.target) == Arm::Tank;
        if !tank {
            hits += rolled[Face::Soldier as usize].saturating_sub(self.soldier_cover(p, fight));
        }
        hits
    }

    /// Flags that the target may ignore, and those it must (`drapeau.ignorer`, `r.drapeaux-cartes`).
    pub(crate) fn ignorable(&self, p: &Position, fight: &Fight) -> u8 {
        let lice = fight.card > 0 && self.effect(Combat(fight.card - 1)) == Effect::Lice;
        if lice || self.gas(p, fight).is_some() {
            return 0;
        }
        let holds = side_of(fight.target) == p.passive()
            && self.in_force(p, |effect| (effect == Effect::Hold).then_some(())).is_some();
        if holds {
            return 99;
        }
        let target_arm = self.arm(p, fight.target);
        if target_arm == Arm::Tank || fight.triple {
            return 0;
        }
        if fight.way == Way::Close {
            let attacker = p.unit(fight.attacker);
            if attacker.has_trade(Specialist::FlameThrower) {
                return 0;
            }
            let built = self.masks.built & !p.levelled & fight.hex.bit() != 0;
            if self.arm(p, fight.attacker) == Arm::Tank && !built {
                return 0;
            }
        }
        self.cover_in(p, fight).flag
    }

    /// Step 6 or 4: the dice (`tir.6`, `corps.4`), hits, tokens and flags read from them.
    pub(crate) fn roll_fight(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let mut fight = *p.fight();
        fight.rolled = roll(fight.dice, dice);
        let rule = match fight.way {
            Way::Close => rule!("corps.4"),
            Way::Shells if p.battery.step == 0 => rule!("artillerie.centre"),
            Way::Shells => rule!("artillerie.couronne"),
            _ => rule!("tir.6"),
        };
        if fight.target == NOBODY {
            journal.note(rule, Event::Rolled { rolled: fight.rolled });
            *p.fight_mut() = fight;
            self.blow_wire(p, journal);
            p.phase = Phase::Aftermath;
            return;
        }
        let possible = self.hits_of(p, &fight, fight.rolled);
        let tank = self.arm(p, fight.target) == Arm::Tank;
        fight.flags = fight.rolled[Face::Flag as usize];
        let tokens = fight.rolled[Face::Hq as usize];
        if tank {
            // Every tank shrugs off one flag (`r.char-drapeau`).
            fight.flags = fight.flags.saturating_sub(1);
        }
        fight.hits = possible;
        journal.note(rule, Event::Fought { rolled: fight.rolled, hits: possible, flags: fight.flags, tokens });
        if tank && possible > 0 {
            fight.hits = self.confirm(p, &fight, possible, dice, journal);
        }
        fight.ignorable = self.ignorable(p, &fight);
        *p.fight_mut() = fight;
        self.blow_wire(p, journal);
        let silent = fight.side == p.active && matches!(self.tactic(p), Some(Tactic::FromAbove));
        if tokens > 0 && !silent {
            let gained = self.gain(p, fight.side, tokens, journal);
            let rule = match fight.way {
                Way::Close => rule!("corps.6"),
                Way::Shells => rule!("artillerie.qg"),
                _ => rule!("tir.8"),
            };
            if gained > 0 {
                journal.note(rule, Event::Tokens { side: fight.side, count: gained });
            }
        }
        p.phase = Phase::AfterRoll;
    }

    /// A Burst of mortars or of the battery blows wire away (`barbeles.mortier`, `barbeles.artillerie`).
    fn blow_wire(&self, p: &mut Position, journal: &mut Log) {
        let fight = *p.fight();
        let mortar = fight.way == Way::Ranged && self.arm(p, fight.attacker) == Arm::Mortar;
        let shells = fight.way == Way::Shells;
        if (mortar || shells) && fight.rolled[Face::Burst as usize] > 0 && p.wire & fight.hex.bit() != 0 {
            p.wire &= !fight.hex.bit();
            let rule = if mortar { rule!("barbeles.mortier") } else { rule!("barbeles.artillerie") };
            journal.note(rule, Event::WireRemoved { hex: fight.hex });
        }
    }

    /// Whether the other side is asked to cancel hits (`carte.cuirasse`).
    pub(crate) fn asks_after_roll(&self, p: &Position) -> bool {
        let fight = p.fight();
        fight.way == Way::Ranged
            && fight.cause == Cause::Order
            && fight.hits > 0
            && self.arm(p, fight.target) == Arm::Infantry
            && self.may_react(p, p.passive(), Timing::AfterRoll)
    }

    /// Step 7 or 5: losses (`tir.7`, `corps.5`).
    pub(crate) fn take_losses(&self, p: &mut Position, journal: &mut Log) {
        let fight = *p.fight();
        let rule = match fight.way {
            Way::Close => rule!("corps.5"),
            Way::Shells => rule!("artillerie.touches"),
            _ => rule!("tir.7"),
        };
        self.lose(p, fight.hits, rule, journal);
        p.phase = Phase::Outcome;
        if !p.unit(fight.target).is_there() {
            p.phase = Phase::Aftermath;
        }
    }

    /// The target loses figures; with the last one it is destroyed. Hits too many are lost.
    fn lose(&self, p: &mut Position, hits: u8, rule: Rule, journal: &mut Log) {
        let target = p.fight().target;
        let unit = p.unit_mut(target);
        let lost = hits.min(unit.figures);
        if lost == 0 {
            return;
        }
        unit.figures -= lost;
        let (hex, left) = (unit.hex, unit.figures);
        p.fight_mut().lost += lost;
        journal.note(rule, Event::Lost { hex, count: lost, left });
        if left == 0 {
            p.fight_mut().vacated = true;
            self.destroy(p, target, journal);
        }
    }

    // --- Flags and retreats.

    /// The hexes a unit may end up on when it has accepted so many flags: it goes back as far as it can
    /// (`retraite`, `r.retraite-chemin`).
    pub(crate) fn retreats(&self, p: &Position, slot: Slot, flags: u8) -> Hexes {
        let unit = p.unit(slot);
        if flags == 0 || unit.has(mark::BOGGED | mark::DITCHED) {
            return unit.hex.bit();
        }
        let open = self.passable(p, self.arm(p, slot)) & !p.occupied();
        let rear = &BOARD.rear[side_of(slot).index()];
        let mut edge = unit.hex.bit();
        let mut ends = 0;
        for _ in 0..flags {
            let mut next = 0;
            for hex in each(edge) {
                let behind = rear[hex.index()] & open;
                if behind == 0 {
                    ends |= hex.bit();
                }
                next |= behind;
            }
            edge = next;
        }
        ends | edge
    }

    /// The fewest flags that the owner of the target must accept.
    pub(crate) fn forced_flags(fight: &Fight) -> u8 {
        fight.flags.saturating_sub(fight.ignorable)
    }

    pub(crate) fn list_retreats(&self, p: &Position, out: &mut Vec<Decision>) {
        let fight = p.fight();
        for flags in GrandeGuerre::forced_flags(fight)..=fight.flags {
            out.extend(each(self.retreats(p, fight.target, flags)).map(|to| Decision::Retreat { flags, to }));
        }
    }

    pub(crate) fn check_retreat(&self, p: &Position, flags: u8, to: Hex) -> Result<(), Refusal> {
        let fight = p.fight();
        if flags < GrandeGuerre::forced_flags(fight) || flags > fight.flags {
            return refuse(rule!("drapeau.ignorer"), "flags-not-ignorable");
        }
        if to.index() < HEXES && self.retreats(p, fight.target, flags) & to.bit() != 0 {
            return Ok(());
        }
        let from = p.unit(fight.target).hex;
        let rows = usize::abs_diff(from.row(), to.row().min(10));
        if to.index() >= HEXES || rows < BOARD.distance(from, to).into() {
            return refuse(rule!("retraite.laterale"), "not-to-the-rear");
        }
        if p.occupied() & to.bit() != 0 {
            return refuse(rule!("retraite.occupe"), "hex-occupied");
        }
        refuse(rule!("r.retraite-chemin"), "not-where-it-ends")
    }

    /// Whether the owner of the target has anything to choose.
    pub(crate) fn asks_outcome(&self, p: &Position) -> bool {
        let fight = p.fight();
        let forced = GrandeGuerre::forced_flags(fight);
        forced != fight.flags || self.retreats(p, fight.target, forced).count_ones() > 1
    }

    /// The only outcome, where there is nothing to choose.
    pub(crate) fn sole_outcome(&self, p: &Position) -> (u8, Hex) {
        let fight = p.fight();
        let end = each(self.retreats(p, fight.target, fight.flags)).next();
        (fight.flags, end.unwrap_or(p.unit(fight.target).hex))
    }

    /// Step 9 or 7: the flags (`tir.9`, `corps.7`).
    pub(crate) fn retreat(&self, p: &mut Position, flags: u8, to: Hex, journal: &mut Log) {
        let fight = *p.fight();
        let slot = fight.target;
        let from = p.unit(slot).hex;
        p.phase = Phase::Aftermath;
        if flags < fight.flags {
            let count = fight.flags - flags;
            journal.note(rule!("drapeau.ignorer"), Event::FlagsIgnored { hex: from, count });
        }
        let went = BOARD.distance(from, to);
        if went > 0 {
            let rule = match fight.way {
                Way::Close => rule!("corps.7"),
                Way::Shells => rule!("artillerie.drapeaux"),
                _ => rule!("tir.9"),
            };
            self.lose_range(p, slot, journal);
            p.shift(slot, to);
            p.unit_mut(slot).marks |= mark::RETREATED;
            p.fight_mut().vacated = true;
            journal.note(rule!("retraite"), Event::Retreated { from, to });
            journal.also(rule);
            self.arrive(p, slot, to, journal);
        }
        let short = flags - went.min(flags);
        if short > 0 && p.ended == 0 {
            let own = BOARD.base[side_of(slot).index()] & to.bit() != 0;
            let rule = if own { rule!("retraite.ligne-arriere") } else { rule!("retraite.bloquee") };
            self.lose(p, short, rule, journal);
        }
    }

    // --- After the combat.

    /// The target's specialist is tested once, after all losses (`specialiste.test`); mortars with an observer mark what
    /// they hit (`specialiste.observateur`).
    pub(crate) fn aftermath(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let fight = *p.fight();
        if fight.target != NOBODY && p.unit(fight.target).is_there() {
            let unit = *p.unit(fight.target);
            if fight.lost > 0 && unit.trade > 0 {
                let rolled = roll(1, dice);
                let lost = rolled[Face::Deadly as usize] > 0;
                journal.note(rule!("specialiste.test"), Event::SpecialistTest { hex: unit.hex, rolled, lost });
                if lost {
                    p.unit_mut(fight.target).trade = 0;
                }
            }
            let observed = fight.way == Way::Ranged
                && self.arm(p, fight.attacker) == Arm::Mortar
                && p.unit(fight.attacker).has_trade(Specialist::MortarObserver);
            if observed && fight.lost > 0 && !fight.vacated && !unit.has(mark::ACQUIRED) {
                p.unit_mut(fight.target).marks |= mark::ACQUIRED;
                journal.note(rule!("specialiste.observateur"), Event::RangeFound { hex: unit.hex });
            }
        }
        if p.depth == 2 {
            self.close_inner(p);
            return;
        }
        p.phase = match fight.way {
            Way::Shells => {
                p.battery.step += 1;
                Phase::Shells
            }
            Way::Ranged => Phase::AfterRanged,
            _ if fight.vacated => Phase::Advance,
            _ => Phase::AfterClose,
        };
    }

    /// Back from a combat inside a combat.
    fn close_inner(&self, p: &mut Position) {
        let inner = p.fights[1];
        p.fights[1] = Fight::NONE;
        p.depth = 1;
        let outer = p.fights[0];
        let struck_first = matches!(inner.cause, Cause::Ambush | Cause::FirstStrike);
        let in_place = p.unit(outer.attacker).is_there() && !inner.vacated;
        if struck_first && in_place {
            // What the target's blow cost the attacker changes nothing in its dice.
            p.phase = Phase::Roll;
        } else {
            self.finish(p);
        }
    }

    /// Whether the other side is asked to fire back (`carte.riposte`).
    pub(crate) fn asks_after_ranged(&self, p: &Position) -> bool {
        let fight = p.fight();
        fight.target != NOBODY
            && self.may_react(p, p.passive(), Timing::AfterRanged)
            && side_of(fight.target) == p.passive()
            && self.return_dice(p).is_some()
    }

    /// Whether the other side is asked to strike back (`carte.crosse`).
    pub(crate) fn asks_after_close(&self, p: &Position) -> bool {
        let fight = p.fight();
        let target = p.unit(fight.target);
        target.is_there()
            && !fight.vacated
            && p.unit(fight.attacker).is_there()
            && self.arm(p, fight.target) == Arm::Infantry
            && self.may_react(p, p.passive(), Timing::AfterClose)
            && self.answer_dice(p).is_some()
    }

    /// Whether the winner of a close combat may advance (`avance`).
    pub(crate) fn can_advance(&self, p: &Position) -> bool {
        let fight = p.fight();
        let unit = p.unit(fight.attacker);
        fight.vacated
            && unit.is_there()
            && p.at(fight.hex).is_none()
            && BOARD.distance(unit.hex, fight.hex) == 1
            && self.kind(p, fight.attacker).advances
            && !unit.has(mark::STOPPED | mark::RAIDER | mark::BOGGED | mark::DITCHED | mark::RETREATED)
            && self.passable(p, self.arm(p, fight.attacker)) & fight.hex.bit() != 0
    }

    /// Whether the impetuous may go on with this card (`carte.impetuosite`).
    pub(crate) fn check_impetuous(&self, p: &Position, card: Combat) -> Result<(), Refusal> {
        let fight = p.fight();
        self.check_card(p, p.active, card, Timing::Won)?;
        if self.arm(p, fight.attacker) != Arm::Infantry || fight.cause != Cause::Order {
            return refuse(rule!("carte.impetuosite"), "no-third-combat");
        }
        Ok(())
    }

    /// The winner advances; an officer or the impetuous may fight again (`bonus`).
    pub(crate) fn advance(&self, p: &mut Position, impetuous: bool, dice: &mut Dice, journal: &mut Log) {
        let fight = *p.fight();
        let slot = fight.attacker;
        let from = p.unit(slot).hex;
        journal.note(rule!("avance"), Event::Advanced { from, to: fight.hex });
        let moved = p.unit(slot).moved;
        let stops = self.stopping(p, self.arm(p, slot)) & fight.hex.bit() != 0;
        self.go(p, slot, fight.hex, 0, dice, journal);
        p.unit_mut(slot).moved = moved;
        if self.arm(p, slot) == Arm::Tank {
            journal.note(rule!("r.char-avance"), Event::Advanced { from, to: fight.hex });
        }
        self.arrive(p, slot, fight.hex, journal);
        if p.ended != 0 {
            return;
        }
        let officer = p.unit(slot).has_trade(Specialist::Officer);
        let again = fight.cause == Cause::Order && (impetuous || officer) && !stops;
        if again && self.bonus_targets(p) != 0 {
            p.phase = Phase::Bonus;
        } else {
            self.finish(p);
        }
    }

    /// Whom a bonus close combat may be fought against.
    pub(crate) fn bonus_targets(&self, p: &Position) -> Hexes {
        let slot = p.fight().attacker;
        let unit = p.unit(slot);
        let near = BOARD.near[unit.hex.index()] & p.held[p.passive()];
        if self.not_in_ford(p, slot).is_err() {
            return 0;
        }
        each(near).filter(|to| self.can_close(p, slot, *to).is_ok()).fold(0, |set, hex| set | hex.bit())
    }

    pub(crate) fn check_bonus(&self, p: &Position, from: Hex, to: Hex, plain: bool) -> Result<(), Refusal> {
        let slot = p.fight().attacker;
        if from != p.unit(slot).hex || !plain {
            return refuse(rule!("bonus"), "another-unit");
        }
        if to.index() >= HEXES || self.bonus_targets(p) & to.bit() == 0 {
            return refuse(rule!("corps.adjacent"), "not-adjacent");
        }
        Ok(())
    }

    /// A combat is over; a raider that has fought may go home.
    pub(crate) fn finish(&self, p: &mut Position) {
        let fight = p.fights[0];
        let raider = fight.attacker != NOBODY
            && p.unit(fight.attacker).is_there()
            && p.unit(fight.attacker).has(mark::RAIDER)
            && p.unit(fight.attacker).start != p.unit(fight.attacker).hex
            && p.at(p.unit(fight.attacker).start).is_none();
        if raider {
            p.phase = Phase::RaidEnd;
            return;
        }
        self.leave_fight(p);
    }

    /// Back to the choice of the next combat.
    pub(crate) fn leave_fight(&self, p: &mut Position) {
        p.fights[0] = Fight::NONE;
        p.depth = 0;
        p.phase = Phase::Combat;
    }

    /// A raider goes home (`carte.raid`).
    pub(crate) fn go_home(&self, p: &mut Position, journal: &mut Log) {
        let slot = p.fights[0].attacker;
        let (from, to) = (p.unit(slot).hex, p.unit(slot).start);
        self.lose_range(p, slot, journal);
        p.shift(slot, to);
        journal.note(rule!("carte.raid"), Event::WentHome { from, to });
        self.leave_fight(p);
        self.arrive(p, slot, to, journal);
    }
}
