//! The garrison of Cachy (12.1.cachy, 12.2.cachy).

use contract::{Refusal, Rule};

use crate::activation::Actor;
use crate::map::{HEXES, Hex};
use crate::position::Phase;
use crate::zones::Board;
use crate::{Position, Villers, refuse, rule};

/// No way leads back.
const FAR: u8 = u8::MAX;

/// What binds the steps of a unit: nothing but of the garrison.
pub(crate) struct Post {
    /// It is the garrison.
    bound: bool,
    /// Of the garrison driven out: how many hexes the shortest way back has from each, round the enemy; 0 where it is back.
    back: Option<[u8; HEXES]>,
}

impl Post {
    /// Whether a unit may step from one hex to the next, or enter by it: within its post the garrison stays there, and outside
    /// it each step is one of the shortest way back (r.cachy).
    pub(crate) fn allows(&self, game: &Villers, from: Hex, to: Hex) -> bool {
        match &self.back {
            _ if !self.bound => true,
            None => game.is_post(to),
            Some(_) if from == Hex::NONE => true,
            Some(back) => match (back[from.index()], back[to.index()]) {
                (0, to) => to == 0,
                (from, to) => to < from,
            },
        }
    }
}

impl Villers {
    /// How far a hex is from where the garrison belongs.
    fn off(&self, hex: Hex) -> u8 {
        if hex.is_some() { self.map.garrison[hex.index()] } else { FAR }
    }

    /// Whether a hex is near enough to Cachy for its garrison.
    fn is_post(&self, hex: Hex) -> bool {
        self.off(hex) <= self.tables.scenario.garrison.within
    }

    /// Whether a unit is the garrison, outside its post.
    pub(crate) fn is_driven_out(&self, a: &Actor) -> bool {
        a.slot == self.counters.garrison && !self.is_post(a.hex)
    }

    /// What binds the steps of a unit.
    pub(crate) fn post(&self, a: &Actor, lay: &impl Board) -> Post {
        let back = self.is_driven_out(a).then(|| self.ways_back(lay));
        Post { bound: a.slot == self.counters.garrison, back }
    }

    /// How many hexes the shortest way back to the post has from each hex; one that the enemy holds is on no way.
    fn ways_back(&self, lay: &impl Board) -> [u8; HEXES] {
        let mut back = [FAR; HEXES];
        let mut queue = [Hex::NONE; HEXES];
        let (mut first, mut last) = (0, 0);
        for hex in self.map.all().filter(|hex| self.is_post(*hex) && !lay.held(*hex)) {
            back[hex.index()] = 0;
            queue[last] = hex;
            last += 1;
        }
        while first < last {
            let hex = queue[first];
            first += 1;
            for near in self.map.beside(hex) {
                if back[near.index()] == FAR && !lay.held(near) {
                    back[near.index()] = back[hex.index()].saturating_add(1);
                    queue[last] = near;
                    last += 1;
                }
            }
        }
        back
    }

    /// Whether the garrison is driven out and can take a step of its way back: before anything else it does (r.cachy).
    pub(crate) fn is_called_back(&self, p: &Position, a: &Actor, lay: &impl Board) -> bool {
        self.is_driven_out(a)
            && a.hex.is_some()
            && (self.can_go(p, a, lay) || p.phase != Phase::Return && self.can_slip(p, a, lay))
    }

    /// Whether a unit may do something else than go.
    pub(crate) fn check_called_back(&self, p: &Position, a: &Actor, lay: &impl Board) -> Result<(), Refusal> {
        if self.is_called_back(p, a, lay) {
            return refuse(rule!("r.cachy"), "the-garrison-goes-back");
        }
        Ok(())
    }

    /// Whether a unit may storm a hex: the garrison one of its post; driven out, and if it cannot go back, one nearer to it.
    pub(crate) fn check_post_stormed(
        &self,
        p: &Position,
        a: &Actor,
        lay: &impl Board,
        to: Hex,
    ) -> Result<(), Refusal> {
        if a.slot != self.counters.garrison {
            return Ok(());
        }
        if self.is_driven_out(a) {
            self.check_called_back(p, a, lay)?;
            if self.off(to) >= self.off(a.hex) {
                return refuse(rule!("r.cachy"), "the-garrison-goes-back");
            }
        } else if !self.is_post(to) {
            return refuse(self.by_scenario(rule!("12.1.cachy"), rule!("12.2.cachy")), "the-garrison-stays");
        }
        Ok(())
    }

    /// Whether a hex is one that a unit may be bound for, be it several steps away.
    pub(crate) fn check_post(&self, a: &Actor, lay: &impl Board, to: Hex) -> Result<(), Refusal> {
        let post = self.post(a, lay);
        match &post.back {
            _ if !post.bound => Ok(()),
            None if self.is_post(to) => Ok(()),
            None => refuse(self.by_scenario(rule!("12.1.cachy"), rule!("12.2.cachy")), "the-garrison-stays"),
            Some(_) if a.hex == Hex::NONE => Ok(()),
            Some(back) => {
                // Once back it may go on within its post.
                let (here, there) = (back[a.hex.index()], back[to.index()]);
                if there == 0 || there < here && self.map.distance(a.hex, to) <= here - there {
                    Ok(())
                } else {
                    refuse(rule!("r.cachy"), "the-garrison-goes-back")
                }
            }
        }
    }

    /// The section of the scenario played.
    pub(crate) fn by_scenario(&self, first: Rule, second: Rule) -> Rule {
        if self.scenario == 0 { first } else { second }
    }
}
