//! Losses (9.4) and retreats (9.5) of an assault.

use contract::{Dice, Refusal, Seat};

use crate::event::Event;
use crate::map::Hex;
use crate::position::{Phase, Units, each, mark, one};
use crate::units::{Kind, NOBODY, Slot};
use crate::zones::Zone;
use crate::{Log, Position, Verdun, refuse, rule};

impl Verdun {
    /// Guns that support from next to the target, and so share what happens (r.adjacent-guns).
    fn near_guns(&self, p: &Position, guns: Units) -> Units {
        let near = |slot: &Slot| {
            p.unit(*slot).is_there() && self.map.distance(p.unit(*slot).hex, p.assault.target) <= 1
        };
        each(guns).filter(near).fold(0, |set, slot| set | one(slot))
    }

    /// The units of a side that take part and can be hurt.
    pub(crate) fn engaged_units(&self, p: &Position, side: Seat) -> Units {
        let assault = &p.assault;
        let (fighting, guns) = if side == p.active {
            (assault.attackers, assault.guns)
        } else {
            (assault.defenders, assault.defence)
        };
        let there =
            each(fighting).filter(|slot| p.unit(*slot).is_there()).fold(0, |set, slot| set | one(slot));
        there | self.near_guns(p, guns)
    }

    /// A side begins to take its losses.
    pub(crate) fn open_losses(&self, p: &mut Position, side: Seat) {
        let hits = p.assault.hits[side];
        p.assault.side = side;
        p.assault.must = if self.rounds_up(p) { hits.div_ceil(2) } else { hits / 2 };
        p.phase = Phase::Losses;
    }

    /// Whether the first German step must fall on pioneers (9.44).
    fn pioneers_pay(&self, p: &Position) -> bool {
        let assault = &p.assault;
        assault.side == p.active
            && assault.pioneers_first
            && each(assault.attackers)
                .any(|slot| self.kind(slot) == Kind::Pioneers && p.unit(slot).is_there())
    }

    /// Whether a unit can take a step of the losses.
    pub(crate) fn check_lose(&self, p: &Position, slot: Slot) -> Result<(), Refusal> {
        let side = p.assault.side;
        if self.engaged_units(p, side) & one(slot) == 0 {
            return refuse(rule!("9.41"), "not-in-this-assault");
        }
        if !self.can_lose_step(p, slot) {
            return refuse(rule!("14.41"), "remnants-are-spared");
        }
        if self.pioneers_pay(p) && self.kind(slot) != Kind::Pioneers {
            return refuse(rule!("9.44"), "pioneers-first");
        }
        Ok(())
    }

    /// The hexes that a retreat of what is left would take: one fewer where a garrison takes a hit (14.82).
    pub(crate) fn retreat_length(&self, p: &Position) -> u8 {
        let assault = &p.assault;
        let hits = assault.hits[assault.side];
        let units = self.engaged_units(p, assault.side);
        let garrison = each(units).any(|slot| self.kind(slot) == Kind::Garrison);
        hits.saturating_sub(u8::from(garrison))
    }

    /// Whether what is left of the hits can be taken as a retreat (9.42).
    pub(crate) fn check_retreat(&self, p: &Position) -> Result<(), Refusal> {
        let assault = &p.assault;
        if p.phase != Phase::Losses {
            return refuse(rule!("4.order"), "not-now");
        }
        let units = self.engaged_units(p, assault.side);
        // Nothing more is owed once nobody is left to pay: a remnant that has just appeared cannot (14.41).
        if assault.must > 0 && each(units).any(|slot| self.can_lose_step(p, slot)) {
            let rule = if self.rounds_up(p) { rule!("9.43") } else { rule!("9.42.half") };
            return refuse(rule, "half-as-steps-first");
        }
        if each(units).all(|slot| self.kind(slot) == Kind::Garrison) {
            return refuse(rule!("14.82.stay"), "garrisons-do-not-retreat");
        }
        let length = self.retreat_length(p);
        for slot in each(units) {
            if self.kind(slot) != Kind::Garrison && !self.can_retreat(p, slot, p.unit(slot).hex, length) {
                let trains = !self.kind(slot).is_infantry();
                let rule = if trains && self.can_retreat_as_infantry(p, slot, length) {
                    rule!("9.51.guns")
                } else {
                    rule!("9.42.all")
                };
                return refuse(rule, "no-way-to-retreat");
            }
        }
        Ok(())
    }

    /// The only thing a side can do about its hits, where there is but one; `None` where there is a choice.
    pub(crate) fn forced_loss(&self, p: &Position) -> Option<Option<Slot>> {
        let units = self.engaged_units(p, p.assault.side);
        let mut able = each(units).filter(|slot| self.check_lose(p, *slot).is_ok());
        let first = able.next();
        let retreat = self.check_retreat(p).is_ok();
        match (first, able.next(), retreat) {
            (None, _, false) => Some(None),
            (Some(slot), None, false) => Some(Some(slot)),
            _ => None,
        }
    }

    /// Hits that nobody can pay: what is left goes back as far as all can (9.42.limited), and the rest has no effect.
    pub(crate) fn spend_hits(&self, p: &mut Position, journal: &mut Log) {
        let side = p.assault.side;
        let hits = p.assault.hits[side];
        for fewer in (1..hits).rev() {
            p.assault.hits[side] = fewer;
            if self.check_retreat(p).is_ok() {
                let event = Event::HitsWithoutEffect { side, count: hits - fewer };
                journal.note(rule!("9.5.blocked"), event);
                self.begin_retreat(p, journal);
                return;
            }
        }
        p.assault.hits[side] = 0;
        journal.note(rule!("9.5.blocked"), Event::HitsWithoutEffect { side, count: hits });
    }

    /// A unit takes a step.
    pub(crate) fn take_loss(&self, p: &mut Position, slot: Slot, journal: &mut Log) {
        let side = p.assault.side;
        p.assault.hits[side] -= 1;
        p.assault.must = p.assault.must.saturating_sub(1);
        if side == p.active && self.kind(slot) == Kind::Pioneers {
            p.assault.pioneers_first = false;
        }
        let rule = match (self.kind(slot), self.is_full(p, slot)) {
            (Kind::Garrison, true) => rule!("15.4.reduced"),
            (_, true) => rule!("9.41"),
            (_, false) => rule!("9.41.destroyed"),
        };
        self.lose_step(p, slot, rule, journal);
    }

    /// Everybody falls back (9.42).
    pub(crate) fn begin_retreat(&self, p: &mut Position, journal: &mut Log) {
        let side = p.assault.side;
        let units = self.engaged_units(p, side);
        let distance = self.retreat_length(p);
        p.assault.hits[side] = 0;
        for slot in each(units) {
            if self.kind(slot) == Kind::Garrison {
                let hex = p.unit(slot).hex;
                journal.note(rule!("14.82.absorbs"), Event::FortAbsorbs { hex });
                self.lose_step(p, slot, rule!("14.82.absorbs"), journal);
            }
        }
        let movers = each(units).filter(|slot| self.kind(*slot) != Kind::Garrison);
        p.assault.to_retreat = movers.fold(0, |set, slot| set | one(slot));
        p.assault.distance = distance;
        p.assault.retreating = NOBODY;
        if distance == 0 {
            p.assault.to_retreat = 0;
        } else {
            journal.note(rule!("9.42"), Event::Retreats { side, distance });
            if side == p.active {
                p.assault.repelled = true;
            } else {
                p.assault.far = distance >= 2;
            }
        }
        p.phase = Phase::Retreat;
    }

    // --- Where to.

    /// The hexes of the enemies that a retreating side goes away from.
    fn pressing(&self, p: &Position, hexes: &mut [Hex; 12]) -> usize {
        let assault = &p.assault;
        let mut count = 0;
        let mut add = |hex: Hex| {
            if hex.is_some() && count < hexes.len() && !hexes[..count].contains(&hex) {
                hexes[count] = hex;
                count += 1;
            }
        };
        let guns = if assault.side == p.active {
            add(assault.target);
            assault.defence
        } else {
            for way in 0..6 {
                if assault.from & 1 << way != 0 {
                    add(self.map.near[assault.target.index()][way]);
                }
            }
            assault.guns
        };
        for slot in each(self.near_guns(p, guns)) {
            add(p.unit(slot).hex);
        }
        count
    }

    /// Whether a unit could fall back across a side of a hex at all.
    fn can_fall(&self, p: &Position, slot: Slot, from: Hex, way: usize, as_infantry: bool) -> bool {
        let to = self.map.near[from.index()][way];
        let side = self.side(slot);
        if to == Hex::NONE || self.map.river[from.index()] & 1 << way != 0 || self.holds(p, side.other(), to)
        {
            return false;
        }
        let kind = self.kind(slot);
        if kind == Kind::ArmyArtillery && self.map.rail[from.index()] & 1 << way == 0 {
            return false;
        }
        kind.is_infantry()
            || as_infantry
            || self.holds(p, side, to)
            || self.zone(p, side.other(), to) == Zone::Free
    }

    /// The sides by which a unit may fall back from a hex (9.5, r.retreat, r.edge), one bit each.
    pub(crate) fn ways_back(&self, p: &Position, slot: Slot, from: Hex, as_infantry: bool) -> u8 {
        let mut pressing = [Hex::NONE; 12];
        let count = self.pressing(p, &mut pressing);
        let (x, y) = self.map.place[from.index()];
        let side = self.side(slot);
        let mut ways = [0u8; 2];
        for way in 0..6 {
            if !self.can_fall(p, slot, from, way, as_infantry) {
                continue;
            }
            let to = self.map.near[from.index()][way];
            let away = |enemy: &Hex| self.map.distance(to, *enemy) > self.map.distance(from, *enemy);
            if !pressing[..count].iter().all(away) {
                continue;
            }
            let (nx, ny) = self.map.place[to.index()];
            let home = if side == Seat::First { ny < y } else { ny > y };
            if home {
                ways[0] |= 1 << way;
            } else if side == Seat::Second && nx > x {
                ways[1] |= 1 << way;
            }
        }
        if ways[0] != 0 {
            return ways[0];
        }
        if ways[1] != 0 {
            return ways[1];
        }
        self.ways_to_town(p, slot, from, as_infantry)
    }

    /// Towards the nearest friendly town or city hex.
    fn ways_to_town(&self, p: &Position, slot: Slot, from: Hex, as_infantry: bool) -> u8 {
        let side = self.side(slot);
        let ours = |hex: &&Hex| p.controller(**hex) == side && **hex != from;
        let towns = || self.map.towns.iter().chain(&self.map.city).filter(ours);
        let Some(nearest) = towns().map(|town| self.map.distance(from, *town)).min() else {
            return 0;
        };
        let mut ways = 0;
        for way in 0..6 {
            if !self.can_fall(p, slot, from, way, as_infantry) {
                continue;
            }
            let to = self.map.near[from.index()][way];
            let nearer = |town: &Hex| {
                self.map.distance(from, *town) == nearest && self.map.distance(to, *town) < nearest
            };
            if towns().any(nearer) {
                ways |= 1 << way;
            }
        }
        ways
    }

    /// Whether a unit can fall back so many hexes.
    pub(crate) fn can_retreat(&self, p: &Position, slot: Slot, from: Hex, steps: u8) -> bool {
        self.goes_back(p, slot, from, steps, false)
    }

    fn can_retreat_as_infantry(&self, p: &Position, slot: Slot, steps: u8) -> bool {
        self.goes_back(p, slot, p.unit(slot).hex, steps, true)
    }

    fn goes_back(&self, p: &Position, slot: Slot, from: Hex, steps: u8, as_infantry: bool) -> bool {
        if steps == 0 {
            return true;
        }
        let ways = self.ways_back(p, slot, from, as_infantry);
        (0..6).any(|way| {
            ways & 1 << way != 0
                && self.goes_back(p, slot, self.map.near[from.index()][way], steps - 1, as_infantry)
        })
    }

    /// Hexes that a unit has still to go.
    fn steps_left(&self, p: &Position, slot: Slot) -> u8 {
        if p.assault.retreating == slot { p.assault.steps } else { p.assault.distance }
    }

    /// Whether a unit may fall back into a hex now.
    pub(crate) fn check_fall(&self, p: &Position, slot: Slot, to: Hex) -> Result<(), Refusal> {
        let assault = &p.assault;
        if p.phase != Phase::Retreat {
            return refuse(rule!("4.order"), "not-now");
        }
        if self.kind(slot) == Kind::Garrison {
            return refuse(rule!("14.82.stay"), "garrisons-do-not-retreat");
        }
        if assault.to_retreat & one(slot) == 0 {
            return refuse(rule!("9.5"), "not-retreating");
        }
        if assault.retreating != NOBODY && assault.retreating != slot {
            return refuse(rule!("9.5"), "another-is-retreating");
        }
        let from = p.unit(slot).hex;
        let Some(way) = self.map.side(from, to) else {
            return refuse(rule!("9.5"), "not-adjacent");
        };
        let left = self.steps_left(p, slot);
        if self.ways_back(p, slot, from, false) & 1 << way == 0 {
            let trains = self.ways_back(p, slot, from, true) & 1 << way != 0;
            return if trains {
                refuse(rule!("9.51.guns"), "guns-do-not-pass-zones")
            } else {
                refuse(rule!("9.5.direction"), "not-that-way")
            };
        }
        if !self.can_retreat(p, slot, to, left - 1) {
            return refuse(rule!("9.5.direction"), "a-dead-end");
        }
        Ok(())
    }

    /// Every hex that a unit may fall back into.
    pub(crate) fn each_fall(&self, p: &Position, slot: Slot, see: &mut dyn FnMut(Hex)) {
        let assault = &p.assault;
        if assault.to_retreat & one(slot) == 0 || assault.retreating != NOBODY && assault.retreating != slot {
            return;
        }
        let from = p.unit(slot).hex;
        let left = self.steps_left(p, slot);
        let ways = self.ways_back(p, slot, from, false);
        for way in 0..6 {
            let to = self.map.near[from.index()][way];
            if ways & 1 << way != 0 && self.can_retreat(p, slot, to, left - 1) {
                see(to);
            }
        }
    }

    /// A unit falls back one hex, with the tests that this costs (9.51, 9.52).
    pub(crate) fn fall(&self, p: &mut Position, slot: Slot, to: Hex, dice: &mut Dice, journal: &mut Log) {
        let side = self.side(slot);
        let from = p.unit(slot).hex;
        let left = self.steps_left(p, slot) - 1;
        if side != p.active
            && from == p.assault.target
            && let Some(way) = self.map.side(from, to)
        {
            p.assault.left_by |= 1 << way;
        }
        let friend = self.holds(p, side, to);
        let zone = !friend && self.zone(p, side.other(), to) != Zone::Free;
        p.put(slot, to);
        p.unit_mut(slot).marks &= !mark::DUG_IN;
        journal.note(rule!("9.5"), Event::FellBack { unit: slot, from, to });
        self.enter(p, side, to, journal);
        p.assault.retreating = slot;
        p.assault.steps = left;
        if zone {
            self.test_morale(p, slot, 0, rule!("9.51"), dice, journal);
        }
        if p.is_interdicted(to) && p.unit(slot).is_there() {
            self.test_morale(p, slot, 0, rule!("9.52"), dice, journal);
        }
        if left == 0 {
            self.end_fall(p, slot);
        }
    }

    fn end_fall(&self, p: &mut Position, slot: Slot) {
        p.assault.to_retreat &= !one(slot);
        if p.assault.retreating == slot {
            p.assault.retreating = NOBODY;
            p.assault.steps = 0;
        }
    }

    /// Those that were lost on the way, or cannot go on, have no more to retreat.
    pub(crate) fn tidy_retreat(&self, p: &mut Position) {
        for slot in each(p.assault.to_retreat) {
            let lost = !p.unit(slot).is_there();
            if lost || !self.can_retreat(p, slot, p.unit(slot).hex, self.steps_left(p, slot)) {
                self.end_fall(p, slot);
            }
        }
    }

    /// The only way a retreat can go on, where there is but one.
    pub(crate) fn forced_fall(&self, p: &Position) -> Option<(Slot, Hex)> {
        let mut only = None;
        let mut many = false;
        for slot in each(p.assault.to_retreat) {
            self.each_fall(p, slot, &mut |to| {
                many |= only.is_some();
                only = Some((slot, to));
            });
            if many {
                return None;
            }
        }
        only
    }
}
