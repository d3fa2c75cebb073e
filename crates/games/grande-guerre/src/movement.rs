//! Phase 3: moves, one unit after another.

use contract::{Dice, Refusal};
use hexmap::Way;

use crate::board::{BOARD, FARTHEST, HEXES, Hex, Hexes, beside, each};
use crate::command::roll;
use crate::event::Event;
use crate::position::{Pending, Phase, Position, Slot, mark, side_of};
use crate::tables::{Arm, Effect, Tactic, Timing};
use crate::{Decision, GrandeGuerre, Log, own_unit, refuse, rule};

/// Where a unit can go, by the number of hexes it takes: `by[1]` in one, and so on.
pub(crate) struct Reach {
    pub by: [Hexes; FARTHEST as usize + 1],
}

impl Reach {
    /// Everywhere it can go.
    pub fn all(&self) -> Hexes {
        self.by.iter().fold(0, |set, step| set | step)
    }

    /// In how many hexes it gets to one of them.
    pub fn steps(&self, hex: Hex) -> u8 {
        (1..=FARTHEST).find(|&steps| self.by[usize::from(steps)] & hex.bit() != 0).unwrap_or(0)
    }
}

/// What a unit may cross: open hexes, friends it may pass, and what it may not leave once entered.
struct Crossed {
    open: Hexes,
    friends: Hexes,
    stopping: Hexes,
}

impl GrandeGuerre {
    /// How far a unit may move, and how far it may and still fight.
    pub(crate) fn pace(&self, p: &Position, slot: Slot) -> (u8, u8) {
        let unit = p.unit(slot);
        let kind = self.kind(p, slot);
        let skills = self.skills(p, slot);
        let mut moves = skills.moves.unwrap_or(kind.moves);
        let mut fights = skills.fights_after.unwrap_or(kind.fights_after);
        // A card moves those of whoever played it.
        let ordered = side_of(slot) == p.active;
        match self.tactic(p).filter(|_| ordered) {
            Some(Tactic::InfantryAssault { fights_after, moves: more }) if kind.arm == Arm::Infantry => {
                moves = moves.max(more);
                fights = fights.max(fights_after);
            }
            Some(Tactic::Relief { moves: more, .. }) => moves = more,
            _ => {}
        }
        if ordered
            && matches!(kind.arm, Arm::MachineGun | Arm::Mortar)
            && let Some((fight, more)) =
                in_force!(self, p, Effect::Redeploy { fights_after, moves } => (fights_after, moves))
        {
            (moves, fights) = (moves.max(more), fights.max(fight));
        }
        // A flame-thrower slows its unit whatever the orders say (`specialiste.lance-flammes-mouvement`).
        fights = fights.min(skills.fights_at_most);
        if unit.has(mark::RAIDER) {
            fights = FARTHEST;
        }
        (moves, fights)
    }

    /// Whether a unit goes by *Relève*.
    fn relieves(&self, p: &Position, raid: bool) -> bool {
        matches!(self.tactic(p), Some(Tactic::Relief { .. })) && !raid
    }

    /// What a unit may cross.
    fn crossed(&self, p: &Position, slot: Slot, raid: bool) -> Crossed {
        let arm = self.arm(p, slot);
        let relief = self.relieves(p, raid);
        Crossed {
            open: self.passable(p, arm) & !p.occupied(),
            friends: if relief { p.held[side_of(slot)] & self.passable(p, arm) } else { 0 },
            stopping: if relief || raid { 0 } else { self.stopping(p, arm) },
        }
    }

    /// The move that a unit is about to make, with its way where somebody will see it.
    fn moved(&self, p: &Position, slot: Slot, to: Hex, raid: bool, journal: &Log) -> Event {
        let from = p.unit(slot).hex;
        let way = if journal.keeps() {
            let Crossed { open, friends, stopping } = self.crossed(p, slot, raid);
            BOARD.way(from, to, (open | friends) & !stopping)
        } else {
            Way::default()
        };
        Event::Moved { side: side_of(slot), unit: p.unit(slot).kind, from, to, way }
    }

    /// Where a unit can go in so many hexes (`mouvement`): not through other units, not on after ground that stops.
    pub(crate) fn reach(&self, p: &Position, slot: Slot, hexes: u8, raid: bool) -> Reach {
        let unit = p.unit(slot);
        let relief = self.relieves(p, raid);
        let Crossed { open, friends, stopping } = self.crossed(p, slot, raid);
        let mut by = [0; FARTHEST as usize + 1];
        let mut seen = unit.hex.bit();
        let mut edge = unit.hex.bit();
        // Whoever climbs out of a mine crater stops at once (`mine.sortie`).
        let out_of_mine = self.masks.mines & unit.hex.bit() != 0 && !relief && !raid;
        let hexes = if out_of_mine { hexes.min(1) } else { hexes };
        for step in by.iter_mut().take(usize::from(hexes) + 1).skip(1) {
            let fresh = beside(edge) & !seen & (open | friends);
            if fresh == 0 {
                break;
            }
            seen |= fresh;
            *step = fresh & open;
            edge = fresh & !stopping;
        }
        if relief {
            // It ends next to a friend (`ordre.releve.ami`).
            let others = p.held[side_of(slot)] & !unit.hex.bit();
            let near = beside(others);
            for step in &mut by {
                *step &= near;
            }
        }
        Reach { by }
    }

    /// Whether a unit may still move this turn.
    pub(crate) fn can_move(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let unit = p.unit(slot);
        if !unit.has(mark::ORDERED) {
            return refuse(rule!("mouvement.ordre"), "no-order");
        }
        if matches!(self.tactic(p), Some(Tactic::Firestorm { .. })) {
            return refuse(rule!("ordre.tempete-de-feu.immobile"), "firestorm-still");
        }
        if unit.has(mark::DITCHED) {
            return refuse(rule!("r.char-abandonne"), "ditched");
        }
        if unit.has(mark::BOGGED) {
            return refuse(rule!("r.char-immobile"), "bogged");
        }
        if unit.has(mark::MOVED) {
            return refuse(rule!("mouvement.une-fois"), "moved-already");
        }
        Ok(())
    }

    /// How many hexes a unit has left; a tank moves hex by hex.
    pub(crate) fn hexes_left(&self, p: &Position, slot: Slot) -> u8 {
        let (moves, _) = self.pace(p, slot);
        if self.arm(p, slot) == Arm::Tank {
            u8::from(p.unit(slot).moved < moves && !p.unit(slot).has(mark::STOPPED))
        } else {
            moves
        }
    }

    /// Where an ordered unit may move.
    pub(crate) fn goals(&self, p: &Position, slot: Slot) -> Hexes {
        if self.can_move(p, slot).is_err() {
            0
        } else {
            self.reach(p, slot, self.hexes_left(p, slot), false).all()
        }
    }

    pub(crate) fn check_move(&self, p: &Position, from: Hex, to: Hex) -> Result<(), Refusal> {
        let slot = own_unit(p, from, rule!("mouvement"))?;
        self.can_move(p, slot)?;
        if to.index() >= HEXES {
            return refuse(rule!("plateau.demi-hex"), "off-board");
        }
        let hexes = self.hexes_left(p, slot);
        if self.reach(p, slot, hexes, false).all() & to.bit() != 0 {
            return Ok(());
        }
        Err(self.why_out_of_reach(p, slot, to, hexes))
    }

    /// Why a unit does not get to a hex.
    fn why_out_of_reach(&self, p: &Position, slot: Slot, to: Hex, hexes: u8) -> Refusal {
        let unit = p.unit(slot);
        let arm = self.arm(p, slot);
        if p.occupied() & to.bit() != 0 {
            return Refusal::new(rule!("mouvement.occupe"), "hex-occupied");
        }
        if self.passable(p, arm) & to.bit() == 0 {
            return self.impassable(p, arm, to);
        }
        let distance = BOARD.distance(unit.hex, to);
        if matches!(self.tactic(p), Some(Tactic::Relief { .. })) {
            return if distance > hexes {
                Refusal::new(rule!("ordre.releve"), "too-far")
            } else {
                Refusal::new(rule!("ordre.releve.ami"), "relief-friend")
            };
        }
        if distance > hexes {
            return match arm {
                Arm::Infantry => Refusal::new(rule!("mouvement.infanterie"), "too-far"),
                // Each hex has its bog roll.
                Arm::Tank => Refusal::new(rule!("r.char-enlise"), "tank-hex-by-hex"),
                _ => Refusal::new(rule!("mouvement.mitrailleuse"), "too-far"),
            };
        }
        if self.masks.mines & unit.hex.bit() != 0 {
            return Refusal::new(rule!("mine.sortie"), "out-of-mine");
        }
        let reach = self.reach(p, slot, hexes, false);
        let in_the_way = |hex: &Hex| reach.steps(*hex) + BOARD.distance(*hex, to) <= hexes;
        match each(reach.all() & self.stopping(p, arm)).find(in_the_way) {
            Some(hex) => Refusal::new(self.stop_rule(p, hex), "ground-stops"),
            None => Refusal::new(rule!("mouvement.occupe"), "way-blocked"),
        }
    }

    /// Declares a move: the other side may react before it is made (`carte.engelures`).
    pub(crate) fn declare_move(&self, p: &mut Position, from: Hex, to: Hex, raid: bool) {
        let slot = p.on[from.index()];
        p.pending = Pending { slot, to, raid, ..p.pending };
        p.phase = Phase::AtMove;
    }

    /// Whether the other side is asked about the move declared.
    pub(crate) fn asks_at_move(&self, p: &Position) -> bool {
        self.arm(p, p.pending.slot).is_soldier() && self.may_react(p, p.passive(), Timing::AtMove)
    }

    /// The unit stays where it is (`carte.engelures`).
    pub(crate) fn freeze(&self, p: &mut Position, journal: &mut Log) {
        self.end_other_moves(p, p.pending.slot);
        let unit = p.unit_mut(p.pending.slot);
        unit.marks |= mark::MOVED;
        let (hex, unit) = (unit.hex, unit.kind);
        journal.note(rule!("carte.engelures"), Event::Frozen { hex, unit });
        p.phase = Phase::Moves;
    }

    /// A move is finished before another unit moves: a tank under way has come as far as it goes (`mouvement.une-unite`).
    pub(crate) fn end_other_moves(&self, p: &mut Position, slot: Slot) {
        for other in Position::slots(p.active) {
            let unit = &mut p.units[other];
            if other != usize::from(slot) && unit.moved > 0 {
                unit.marks |= mark::MOVED;
            }
        }
    }

    /// Makes the move declared.
    pub(crate) fn make_move(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let Pending { slot, to, raid, .. } = p.pending;
        let from = p.unit(slot).hex;
        p.phase = Phase::Moves;
        self.end_other_moves(p, slot);
        if to == Hex::NONE {
            self.exit(p, from, journal);
            return;
        }
        if raid {
            let hexes = self.raid(p).map_or(0, |(hexes, _)| hexes);
            let steps = self.reach(p, slot, hexes, true).steps(to);
            p.unit_mut(slot).marks |= mark::RAIDER | mark::MOVED;
            if to != from {
                journal.note(rule!("carte.raid"), self.moved(p, slot, to, true, journal));
                self.go(p, slot, to, steps, dice, journal);
                self.arrive(p, slot, to, journal);
                self.ask_to_clear(p, slot);
            }
            return;
        }
        let tank = self.arm(p, slot) == Arm::Tank;
        let steps = self.reach(p, slot, self.hexes_left(p, slot), false).steps(to);
        if !tank {
            p.unit_mut(slot).marks |= mark::MOVED;
        }
        journal.note(rule!("mouvement"), self.moved(p, slot, to, false, journal));
        self.go(p, slot, to, steps, dice, journal);
        self.arrive(p, slot, to, journal);
        if p.is_over() {
            return;
        }
        if let Some((faces, hexes)) =
            in_force!(self, p, Effect::Onward { faces, hexes } if !tank => (faces, hexes))
        {
            let rolled = roll(1, dice);
            let free = faces.count(rolled) > 0;
            let unit = p.unit(slot).kind;
            journal.note(rule!("carte.en-avant"), Event::OnwardTest { hex: to, unit, dice: rolled, free });
            let stopped = p.unit(slot).has(mark::STOPPED);
            if free && !stopped && self.reach(p, slot, hexes, false).all() != 0 {
                p.pending.left = hexes;
                p.phase = Phase::Onward;
                return;
            }
        }
        self.end_move(p, slot, journal);
    }

    /// A unit has come as far as it goes for now: its token may be due, and engineers may stand in wire.
    pub(crate) fn end_move(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        p.phase = Phase::Moves;
        self.take_token_off_after_move(p, slot, journal);
        self.ask_to_clear(p, slot);
    }

    /// Asks engineers who have just entered wire whether they clear it (`specialiste.genie-barbeles`); false where there
    /// is nothing to ask.
    pub(crate) fn ask_to_clear(&self, p: &mut Position, slot: Slot) -> bool {
        let unit = p.unit(slot);
        let asked = !p.is_over() && p.wire & unit.hex.bit() != 0 && self.skills(p, slot).clears_wire;
        if asked {
            p.pending.slot = slot;
            p.phase = Phase::Clear;
        }
        asked
    }

    pub(crate) fn check_clear(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        if hex != p.unit(p.pending.slot).hex {
            return refuse(rule!("specialiste.genie-barbeles"), "another-unit");
        }
        Ok(())
    }

    /// Engineers clear the wire they have entered, and may still fight.
    pub(crate) fn clear(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        p.wire &= !hex.bit();
        journal.note(rule!("specialiste.genie-barbeles"), Event::WireRemoved { hex });
        self.end_clear(p);
    }

    /// Back to the moves, or to the end of the combat that was won.
    pub(crate) fn end_clear(&self, p: &mut Position) {
        if p.depth > 0 {
            self.finish(p);
        } else {
            p.phase = Phase::Moves;
        }
    }

    /// A unit goes to a hex: what the ground there does to it.
    pub(crate) fn go(
        &self,
        p: &mut Position,
        slot: Slot,
        to: Hex,
        steps: u8,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        let arm = self.arm(p, slot);
        let from = p.unit(slot).hex;
        self.lose_range(p, slot, journal);
        self.relocate(p, slot, to);
        let first = p.unit(slot).moved;
        p.unit_mut(slot).moved += steps;
        let out_of_mine = self.masks.mines & from.bit() != 0;
        if self.stopping(p, arm) & to.bit() != 0 || out_of_mine {
            p.unit_mut(slot).marks |= mark::STOPPED;
        }
        if arm == Arm::Tank {
            self.crush_wire(p, to, journal);
            self.roll_bog(p, slot, first, dice, journal);
        }
    }

    /// A unit that leaves its hex is no longer in the mortars' sights (`specialiste.observateur-perdu`).
    pub(crate) fn lose_range(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        let unit = p.unit_mut(slot);
        if unit.has(mark::ACQUIRED) {
            unit.marks &= !mark::ACQUIRED;
            let (hex, unit) = (unit.hex, unit.kind);
            journal.note(rule!("specialiste.observateur-perdu"), Event::RangeLost { hex, unit });
        }
    }

    /// The bonus hex of *En Avant* (`carte.en-avant`).
    pub(crate) fn check_onward(&self, p: &Position, from: Hex, to: Hex) -> Result<(), Refusal> {
        let unit = p.unit(p.pending.slot);
        if from != unit.hex || to.index() >= HEXES {
            return refuse(rule!("carte.en-avant"), "another-unit");
        }
        if self.reach(p, p.pending.slot, p.pending.left, false).all() & to.bit() == 0 {
            return Err(self.why_out_of_reach(p, p.pending.slot, to, p.pending.left));
        }
        Ok(())
    }

    pub(crate) fn go_onward(&self, p: &mut Position, to: Hex, dice: &mut Dice, journal: &mut Log) {
        let slot = p.pending.slot;
        let moved = p.unit(slot).moved;
        journal.note(rule!("carte.en-avant"), self.moved(p, slot, to, false, journal));
        self.go(p, slot, to, 0, dice, journal);
        // The bonus hex does not keep it from fighting, but the ground it enters counts.
        p.unit_mut(slot).moved = moved.max(1);
        p.phase = Phase::Moves;
        self.arrive(p, slot, to, journal);
        self.end_move(p, slot, journal);
    }

    // --- Raids.

    /// The raid in force: how far it goes and the dice it adds.
    pub(crate) fn raid(&self, p: &Position) -> Option<(u8, u8)> {
        in_force!(self, p, Effect::Raid { hexes, dice } => (hexes, dice))
    }

    pub(crate) fn check_raid(&self, p: &Position, from: Hex, to: Hex) -> Result<(), Refusal> {
        let Some((hexes, _)) = self.raid(p) else {
            return refuse(rule!("carte.raid"), "no-raid");
        };
        let slot = own_unit(p, from, rule!("carte.raid"))?;
        if self.arm(p, slot) != Arm::Infantry || p.army(p.active).any(|slot| p.unit(slot).has(mark::RAIDER)) {
            return refuse(rule!("carte.raid"), "one-raid");
        }
        self.can_move(p, slot)?;
        // A unit that stands next to its enemy may raid from where it is.
        if to != from && (to.index() >= HEXES || self.reach(p, slot, hexes, true).all() & to.bit() == 0) {
            return refuse(rule!("carte.raid"), "raid-too-far");
        }
        Ok(())
    }

    // --- Leaving the battlefield.

    pub(crate) fn check_exit(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        let side = p.active;
        let slot = own_unit(p, hex, rule!("mouvement"))?;
        if self.scenario.exit != Some(side) {
            return refuse(rule!("mouvement.sortie"), "no-exit");
        }
        if matches!(self.tactic(p), Some(Tactic::Relief { .. })) {
            return refuse(rule!("medaille.percee-releve"), "no-exit-by-relief");
        }
        let unit = p.unit(slot);
        if BOARD.base[side.other()] & hex.bit() == 0 || unit.moved > 0 {
            return refuse(rule!("medaille.percee-depart"), "not-on-base-line");
        }
        self.can_move(p, slot)
    }

    pub(crate) fn exit(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        let slot = p.on[hex.index()];
        let unit = p.unit(slot).kind;
        self.take_token_off(p, slot, journal);
        p.remove(slot);
        let tank = self.arm(p, slot) == Arm::Tank && self.options.tank_medals;
        let medals = if tank { 2 } else { 1 };
        self.award(
            p,
            p.active,
            medals,
            rule!("medaille.percee"),
            Event::BrokeThrough { side: p.active, hex, unit, medals },
            journal,
        );
        self.review_objectives(p, journal);
    }

    // --- Engineers.

    /// Whether a unit can fortify or mend anything at all.
    fn builds(&self, p: &Position, slot: Slot) -> bool {
        let skills = self.skills(p, slot);
        skills.fortifies.is_some() || skills.mends_bridges
    }

    /// What a unit asks for fortifying a hex, its own or one near it; none where it cannot.
    pub(crate) fn fortify_price(&self, p: &Position, from: Hex, to: Hex) -> Option<u8> {
        let prices = self.skills(p, p.own_at(p.active, from)?).fortifies?;
        Some(if from == to { prices.own } else { prices.near })
    }

    pub(crate) fn check_fortify(&self, p: &Position, from: Hex, to: Hex) -> Result<(), Refusal> {
        let slot = own_unit(p, from, rule!("specialiste.genie-fortifier"))?;
        let Some(price) = self.fortify_price(p, from, to) else {
            return refuse(rule!("specialiste.genie-fortifier"), "no-engineer");
        };
        self.can_move(p, slot)?;
        if self.engaged(p, slot) {
            return refuse(rule!("specialiste.genie-adjacent"), "engineer-engaged");
        }
        if to.index() >= HEXES || BOARD.distance(from, to) > 1 {
            return refuse(rule!("specialiste.genie-fortifier"), "too-far-to-fortify");
        }
        if price > p.hq[p.active] {
            return refuse(rule!("specialiste.genie-fortifier"), "not-enough-tokens");
        }
        self.can_be_fortified(p, to)
    }

    pub(crate) fn fortify(&self, p: &mut Position, from: Hex, to: Hex, journal: &mut Log) {
        let slot = p.on[from.index()];
        self.end_other_moves(p, slot);
        p.hq[p.active] -= self.fortify_price(p, from, to).unwrap_or(0);
        p.fortified |= to.bit();
        p.unit_mut(slot).marks |= mark::MOVED | mark::SPENT | mark::FOUGHT;
        journal.note(rule!("specialiste.genie-fortifier"), Event::Fortified { hex: to });
        self.take_token_off(p, slot, journal);
    }

    pub(crate) fn check_repair(&self, p: &Position, from: Hex, to: Hex) -> Result<(), Refusal> {
        let slot = own_unit(p, from, rule!("specialiste.genie-pont"))?;
        if !self.skills(p, slot).mends_bridges {
            return refuse(rule!("specialiste.genie-pont"), "no-engineer");
        }
        self.can_move(p, slot)?;
        if to.index() >= HEXES || BOARD.distance(from, to) != 1 || p.damaged & to.bit() == 0 {
            return refuse(rule!("specialiste.genie-pont"), "no-damaged-bridge");
        }
        Ok(())
    }

    pub(crate) fn repair(&self, p: &mut Position, from: Hex, to: Hex, journal: &mut Log) {
        let slot = p.on[from.index()];
        self.end_other_moves(p, slot);
        p.damaged &= !to.bit();
        p.unit_mut(slot).marks |= mark::MOVED | mark::SPENT | mark::FOUGHT;
        journal.note(rule!("specialiste.genie-pont"), Event::BridgeMended { hex: to });
        self.take_token_off(p, slot, journal);
    }

    // --- The whole phase.

    /// Everything that a unit may do in this phase.
    pub(crate) fn list_moves(&self, p: &Position, slot: Slot, out: &mut Vec<Decision>) {
        let from = p.unit(slot).hex;
        if !p.unit(slot).has(mark::ORDERED) {
            return;
        }
        out.extend(each(self.goals(p, slot)).map(|to| Decision::Move(from, to)));
        if self.raid(p).is_some() && self.arm(p, slot) == Arm::Infantry && self.can_move(p, slot).is_ok() {
            out.extend(
                each(BOARD.within[usize::from(FARTHEST)][from.index()])
                    .filter(|to| self.check_raid(p, from, *to).is_ok())
                    .map(|to| Decision::Raid(from, to)),
            );
        }
        if self.check_exit(p, from).is_ok() {
            out.push(Decision::Exit(from));
        }
        if self.builds(p, slot) {
            for to in each(BOARD.near[from.index()] | from.bit()) {
                if self.check_fortify(p, from, to).is_ok() {
                    out.push(Decision::Fortify(from, to));
                }
                if self.check_repair(p, from, to).is_ok() {
                    out.push(Decision::Repair(from, to));
                }
            }
        }
        self.list_tank_actions(p, slot, out);
    }

    /// Whether the active side has anything to do in this phase, wire cutters included (`carte.cisailles`).
    pub(crate) fn anything_to_move(&self, p: &Position) -> bool {
        p.army(p.active).any(|slot| self.can_act_in_moves(p, slot)) || self.asks_after_moves(p)
    }

    /// Whether a unit can do anything in this phase.
    pub(crate) fn can_act_in_moves(&self, p: &Position, slot: Slot) -> bool {
        let unit = p.unit(slot);
        unit.has(mark::ORDERED)
            && (self.goals(p, slot) != 0
                || self.check_exit(p, unit.hex).is_ok()
                || self.has_tank_action(p, slot)
                || self.builds(p, slot)
                    && each(BOARD.near[unit.hex.index()] | unit.hex.bit()).any(|to| {
                        self.check_fortify(p, unit.hex, to).is_ok()
                            || self.check_repair(p, unit.hex, to).is_ok()
                    })
                || self.raid(p).is_some()
                    && each(BOARD.within[usize::from(FARTHEST)][unit.hex.index()])
                        .any(|to| self.check_raid(p, unit.hex, to).is_ok()))
    }

    /// Own infantry in the wire, and wire cutters not ruled out by public facts.
    pub(crate) fn asks_after_moves(&self, p: &Position) -> bool {
        self.of_arm(p, p.active, Arm::Infantry) & p.wire != 0
            && self.may_react(p, p.active, Timing::AfterMoves)
    }

    /// Wire cutters (`carte.cisailles`).
    pub(crate) fn cut_all(&self, p: &mut Position, journal: &mut Log) {
        let cut = self.of_arm(p, p.active, Arm::Infantry) & p.wire;
        p.wire &= !cut;
        for hex in each(cut) {
            journal.note(rule!("carte.cisailles"), Event::WireRemoved { hex });
        }
    }
}
