//! Phase 4: the numbered steps of ranged and close combat, from the declaration to the losses.

use contract::{Dice, Rule, Seat};

use crate::board::{BOARD, Hex};
use crate::command::roll;
use crate::decision::{ALONE, JOINING};
use crate::event::{Blow, Event, Read};
use crate::position::{Cause, Fight, NOBODY, Phase, Position, Slot, Way, mark, side_of};
use crate::tables::{Arm, Combat, Effect, Face, Faces, Tactic, Timing};
use crate::words::NO_KIND;
use crate::{GrandeGuerre, Log, rule};

impl GrandeGuerre {
    /// Steps 1: who attacks whom (`tir.1`, `corps.1`).
    pub(crate) fn declare(
        &self,
        p: &mut Position,
        from: Hex,
        to: Hex,
        others: [Hex; JOINING],
        card: u8,
        journal: &mut Log,
    ) {
        let side = p.active;
        let slot = p.on[from.index()];
        let cause = if p.phase == Phase::Bonus { Cause::Bonus } else { Cause::Order };
        let Ok((way, dice)) = self.check_combat(p, from, to, others, card) else { return };
        let joined = others.map(|hex| p.own_at(side, hex).unwrap_or(NOBODY));
        for unit in joined.into_iter().filter(|slot| *slot != NOBODY).chain([slot]) {
            let marks = &mut p.unit_mut(unit).marks;
            *marks |= if *marks & mark::FOUGHT != 0 { mark::SPENT } else { mark::FOUGHT };
            // What drove it back before this combat does not count against the next.
            *marks &= !mark::RETREATED;
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
        let blow = Blow { side, from: Some(from), others, to };
        let rule = match (way, cause) {
            (_, Cause::Bonus) => rule!("bonus"),
            (Way::Close, _) => rule!("corps.1"),
            _ => rule!("tir.1"),
        };
        journal.note(rule, self.attacks(p, blow, dice));
        if way == Way::Ranged {
            journal.also(rule!("tir"));
        }
        if cause == Cause::Bonus && self.skills(p, slot).bonus_combat {
            journal.also(rule!("specialiste.officier"));
        }
        if others != ALONE {
            let with = others.iter().filter(|hex| **hex != Hex::NONE).count() as u8;
            journal.note(rule!("tir.croise"), Event::Crossfire { count: with, blow });
        }
        if card > 0 {
            self.play_combat(p, side, Combat(card - 1), journal);
        }
        p.phase = if way == Way::Close { Phase::AtClose } else { Phase::Roll };
    }

    /// The attack that is declared, with who meets whom.
    fn attacks(&self, p: &Position, blow: Blow, dice: u8) -> Event {
        let Fight { way, attacker, target, .. } = *p.fight();
        let target = if target == NOBODY { NO_KIND } else { p.unit(target).kind };
        Event::Attacks { blow, unit: p.unit(attacker).kind, target, dice, close: way == Way::Close }
    }

    /// Whether the other side is asked to strike first.
    pub(crate) fn asks_at_close(&self, p: &Position) -> bool {
        let fight = p.fight();
        let passive = p.passive();
        if p.unit(fight.target).has(mark::DITCHED) || self.answer_dice(p).is_none() {
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
        self.tables.commands[card].copies > p.commands.open(card)
    }

    /// The dice of the target if it fights back at close quarters.
    pub(crate) fn answer_dice(&self, p: &Position) -> Option<u8> {
        let fight = p.fight();
        self.not_in_ford(p, fight.target).ok()?;
        Some(self.close_dice(p, fight.target)).filter(|dice| *dice > 0)
    }

    /// The dice of the target if it fires back (`carte.riposte`).
    pub(crate) fn return_dice(&self, p: &Position) -> Option<u8> {
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
        let blow = Blow { side: outer.side.other(), from: Some(from), others: ALONE, to };
        journal.note(rule, self.attacks(p, blow, dice));
        if way == Way::Ranged {
            journal.also(rule!("tir"));
        }
        p.phase = Phase::Roll;
    }

    /// Which faces hit the target whatever covers it.
    pub(crate) fn sure_faces(&self, p: &Position, fight: &Fight) -> Faces {
        let tank = fight.target != NOBODY && self.arm(p, fight.target) == Arm::Tank;
        if fight.way == Way::Shells {
            let battery = &self.tables.artillery;
            let centre = fight.hex == p.battery.centre && p.battery.step == 0;
            return match (tank, centre) {
                (true, _) => battery.tanks,
                (_, true) => battery.centre,
                _ => battery.ring,
            };
        }
        let mut sure = Faces::default().with(Face::Burst);
        let at_two = fight.attacker != NOBODY
            && fight.way == Way::Ranged
            && BOARD.distance(p.unit(fight.attacker).hex, fight.hex) == 2;
        let deadly = match fight.way {
            Way::Close => true,
            Way::Ranged => {
                let kind = self.kind(p, fight.attacker);
                let grenadier = self.skills(p, fight.attacker).deadly_at_2;
                if tank {
                    sure = sure.joined(kind.on_tanks);
                } else if fight.target != NOBODY && p.unit(fight.target).has(mark::ACQUIRED) {
                    sure = sure.joined(kind.on_acquired.faces);
                }
                at_two && (kind.deadly_at_2 || grenadier && !tank)
            }
            Way::Shells | Way::None => false,
        };
        if deadly {
            sure = sure.with(Face::Deadly);
        }
        if let Some(faces) = self.gas(p, fight).filter(|_| !tank) {
            sure = sure.joined(faces.without(Face::Soldier));
        }
        sure
    }

    /// The gas that a ranged combat of the active side carries (`carte.attaque-au-gaz`).
    fn gas(&self, p: &Position, fight: &Fight) -> Option<Faces> {
        if fight.way != Way::Ranged || fight.side != p.active {
            return None;
        }
        in_force!(self, p, Effect::Gas { faces } => faces)
    }

    /// Soldier symbols that the target ignores (`tir.5`, `corps.3`).
    pub(crate) fn soldier_cover(&self, p: &Position, fight: &Fight) -> u8 {
        if matches!(self.played_with(fight), Some(Effect::Grenade { .. })) {
            0
        } else {
            self.cover_in(p, fight).soldier
        }
    }

    /// Possible hits of a roll: on a tank each is still to be confirmed.
    pub(crate) fn hits_of(&self, p: &Position, fight: &Fight, rolled: [u8; 5]) -> u8 {
        let sure = self.sure_faces(p, fight);
        let mut hits = sure.count(rolled);
        let tank = fight.target != NOBODY && self.arm(p, fight.target) == Arm::Tank;
        if !tank && !sure.has(Face::Soldier) {
            hits += rolled[Face::Soldier as usize].saturating_sub(self.soldier_cover(p, fight));
        }
        hits
    }

    /// Flags that the target may ignore, and those it must (`drapeau.ignorer`, `r.drapeaux-cartes`).
    pub(crate) fn ignorable(&self, p: &Position, fight: &Fight) -> u8 {
        if self.played_with(fight) == Some(Effect::Lice) || self.gas(p, fight).is_some() {
            return 0;
        }
        let holds = side_of(fight.target) == p.passive() && self.is_in_force(p, Effect::Hold);
        if holds {
            return 99;
        }
        let target_arm = self.arm(p, fight.target);
        if target_arm == Arm::Tank || fight.triple {
            return 0;
        }
        if fight.way == Way::Close {
            if self.skills(p, fight.attacker).denies_flags {
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
            journal.note(rule, Event::Rolled { dice: fight.rolled, at: Some(self.blow(p, &fight)) });
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
            fight.flags = self.flags_on_tank(p, &fight, fight.flags);
        }
        fight.hits = possible;
        let (blow, read) = (self.blow(p, &fight), self.read(p, &fight));
        let (dice_shown, flags) = (fight.rolled, fight.flags);
        journal.note(rule, Event::Fought { dice: dice_shown, hits: possible, flags, tokens, blow, read });
        if tank && possible > 0 {
            fight.hits = self.confirm(p, &fight, possible, dice, journal);
        }
        fight.ignorable = self.ignorable(p, &fight);
        *p.fight_mut() = fight;
        self.blow_wire(p, journal);
        p.phase = Phase::AfterRoll;
    }

    /// Who strikes whom in a combat, for whoever looks on.
    fn blow(&self, p: &Position, fight: &Fight) -> Blow {
        let at = |slot: Slot| if slot == NOBODY { Hex::NONE } else { p.unit(slot).hex };
        let from = Some(at(fight.attacker)).filter(|hex| *hex != Hex::NONE);
        Blow { side: fight.side, from, others: fight.others.map(at), to: fight.hex }
    }

    /// How the dice of a combat are read.
    fn read(&self, p: &Position, fight: &Fight) -> Read {
        let soldiers = fight.target == NOBODY || self.arm(p, fight.target) != Arm::Tank;
        let stopped = if soldiers { self.soldier_cover(p, fight) } else { 0 };
        Read { sure: self.sure_faces(p, fight), soldiers, stopped, ground: self.fought_ground(p, fight.hex) }
    }

    /// Step 8 or 6: a token for each HQ face (`tir.8`, `corps.6`), none under *Ordre d'en Haut*.
    fn earn_tokens(&self, p: &mut Position, journal: &mut Log) {
        let fight = *p.fight();
        let tokens = fight.rolled[Face::Hq as usize];
        let silent = fight.side == p.active && matches!(self.tactic(p), Some(Tactic::FromAbove));
        if tokens == 0 || silent || p.is_over() {
            return;
        }
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

    /// What mortars and the battery blow wire away with (`barbeles.mortier`, `barbeles.artillerie`).
    fn blow_wire(&self, p: &mut Position, journal: &mut Log) {
        let fight = *p.fight();
        let (faces, rule) = match fight.way {
            Way::Ranged => (self.kind(p, fight.attacker).blows_wire, rule!("barbeles.mortier")),
            Way::Shells => (self.tables.artillery.wire, rule!("barbeles.artillerie")),
            Way::Close | Way::None => return,
        };
        if p.wire & fight.hex.bit() != 0 && faces.count(fight.rolled) > 0 {
            p.wire &= !fight.hex.bit();
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
        self.earn_tokens(p, journal);
        p.phase = Phase::Outcome;
        if !p.unit(fight.target).is_there() {
            p.phase = Phase::Aftermath;
        }
    }

    /// The target loses figures; with the last one it is destroyed. Hits too many are lost.
    pub(crate) fn lose(&self, p: &mut Position, hits: u8, rule: Rule, journal: &mut Log) {
        let target = p.fight().target;
        let unit = p.unit_mut(target);
        let lost = hits.min(unit.figures);
        if lost == 0 {
            return;
        }
        unit.figures -= lost;
        let (hex, kind, left) = (unit.hex, unit.kind, unit.figures);
        p.fight_mut().lost += lost;
        journal.note(rule, Event::Lost { hex, unit: kind, count: lost, left, side: side_of(target) });
        if left == 0 {
            p.fight_mut().vacated = true;
            self.destroy(p, target, journal);
        }
    }
}
