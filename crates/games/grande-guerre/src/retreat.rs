//! Flags and retreats: ignored or accepted by the owner of the target, with losses for hexes not retreated.

use contract::Refusal;
use hexmap::Way as Path;

use crate::board::{BOARD, GERMAN, HEXES, Hex, Hexes, each};
use crate::event::Event;
use crate::position::{Fight, Phase, Position, Slot, Way, mark, side_of};
use crate::tables::Arm;
use crate::{Decision, GrandeGuerre, Log, refuse, rule};

impl GrandeGuerre {
    /// The hexes a unit may end up on when it has accepted so many flags: it goes back as far as it can
    /// (`retraite`, `r.retraite-chemin`).
    pub(crate) fn retreats(&self, p: &Position, slot: Slot, flags: u8) -> Hexes {
        let unit = p.unit(slot);
        if flags == 0 || unit.has(mark::BOGGED | mark::DITCHED) {
            return unit.hex.bit();
        }
        let open = self.passable(p, self.arm(p, slot)) & !p.occupied();
        let rear = &BOARD.rear[side_of(slot)];
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
        if to.index() >= HEXES {
            return refuse(rule!("retraite.direction"), "not-to-the-rear");
        }
        if usize::abs_diff(from.row(), to.row()) < BOARD.distance(from, to).into() {
            return refuse(rule!("retraite.laterale"), "not-to-the-rear");
        }
        let back =
            if side_of(fight.target) == GERMAN { to.row() >= from.row() } else { to.row() <= from.row() };
        if !back {
            return refuse(rule!("retraite.direction"), "not-to-the-rear");
        }
        if to != from && p.occupied() & to.bit() != 0 {
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
    pub(crate) fn take_sole_outcome(&self, p: &mut Position, journal: &mut Log) {
        let Fight { flags, target, .. } = *p.fight();
        let end = each(self.retreats(p, target, flags)).next();
        self.retreat(p, flags, end.unwrap_or(p.unit(target).hex), journal);
    }

    /// Step 9 or 7: the flags (`tir.9`, `corps.7`).
    pub(crate) fn retreat(&self, p: &mut Position, flags: u8, to: Hex, journal: &mut Log) {
        let fight = *p.fight();
        let slot = fight.target;
        let (from, unit) = (p.unit(slot).hex, p.unit(slot).kind);
        p.phase = Phase::Aftermath;
        if flags < fight.flags {
            let count = fight.flags - flags;
            journal.note(rule!("drapeau.ignorer"), Event::FlagsIgnored { hex: from, unit, count });
        }
        let went = BOARD.distance(from, to);
        if went > 0 {
            let rule = match fight.way {
                Way::Close => rule!("corps.7"),
                Way::Shells => rule!("artillerie.drapeaux"),
                _ => rule!("tir.9"),
            };
            let way = match journal.keeps() {
                true => BOARD.way(from, to, self.passable(p, self.arm(p, slot)) & !p.occupied()),
                false => Path::default(),
            };
            self.lose_range(p, slot, journal);
            self.relocate(p, slot, to);
            if self.arm(p, slot) == Arm::Tank {
                self.crush_wire(p, to, journal);
            }
            if fight.way != Way::Shells {
                // One's own shells take no second combat and no advance away.
                p.unit_mut(slot).marks |= mark::RETREATED;
            }
            p.fight_mut().vacated = true;
            journal.note(rule!("retraite"), Event::Retreated { side: side_of(slot), unit, from, to, way });
            journal.also(rule);
            self.arrive(p, slot, to, journal);
        }
        let short = flags - went.min(flags);
        if short > 0 && !p.is_over() {
            let own = BOARD.base[side_of(slot)] & to.bit() != 0;
            let rule = if own { rule!("retraite.ligne-arriere") } else { rule!("retraite.bloquee") };
            self.lose(p, short, rule, journal);
        }
    }
}
