//! The garrison of Cachy (12.1.cachy, 12.2.cachy).

use contract::{Refusal, Rule};

use crate::activation::Actor;
use crate::map::{HEXES, Hex};
use crate::position::Phase;
use crate::routes::FAR;
use crate::zones::Board;
use crate::{Position, Villers, refuse, rule};

/// What binds a unit: nothing, unless it is the garrison.
#[expect(
    clippy::large_enum_variant,
    reason = "there is one at a time, and computer players must not allocate"
)]
pub(crate) enum Post {
    /// It is not the garrison.
    Unbound,
    /// The garrison within its post: it stays there.
    Home,
    /// The garrison driven out, which can take a step of its shortest way back: that before anything else (r.cachy). How many hexes
    /// the way has from each, round the enemy: 0 where it is back, [`FAR`] where there is none.
    Back([u8; HEXES]),
    /// The garrison driven out, which can take no such step: it does what it can, and assaults only nearer to Cachy.
    Stuck,
}

impl Post {
    /// Whether a unit may go from one hex to another, be it several steps away, or enter by it.
    pub(crate) fn check(&self, game: &Villers, from: Hex, to: Hex) -> Result<(), Refusal> {
        match self {
            Post::Unbound => Ok(()),
            Post::Stuck if !game.is_post(from) => Ok(()),
            Post::Home | Post::Stuck if game.is_post(to) => Ok(()),
            Post::Home | Post::Stuck => {
                refuse(game.by_scenario(rule!("12.1.cachy"), rule!("12.2.cachy")), "the-garrison-stays")
            }
            Post::Back(_) if from == Hex::NONE => Ok(()),
            Post::Back(back) => {
                // Once back it may go on within its post.
                let (here, there) = (back[from.index()], back[to.index()]);
                let nearer = there < here && game.map.distance(from, to) <= here - there;
                if here == FAR || there == 0 || nearer { Ok(()) } else { goes_back() }
            }
        }
    }

    /// The same, as a question.
    pub(crate) fn allows(&self, game: &Villers, from: Hex, to: Hex) -> bool {
        matches!(self, Post::Unbound) || self.check(game, from, to).is_ok()
    }

    /// Whether a unit may do something else than go back.
    pub(crate) fn check_else(&self) -> Result<(), Refusal> {
        if matches!(self, Post::Back(_)) { goes_back() } else { Ok(()) }
    }

    /// Whether a unit may storm a hex: the garrison one of its post; driven out, and if it cannot go back, one nearer to it.
    pub(crate) fn check_storm(&self, game: &Villers, from: Hex, to: Hex) -> Result<(), Refusal> {
        match self {
            Post::Back(_) => goes_back(),
            Post::Stuck if game.off(to) >= game.off(from) => goes_back(),
            _ => self.check(game, from, to),
        }
    }

    /// What would bind the storming of a unit that has come to a hex on its way and cannot slip on.
    pub(crate) fn once_at(&self, game: &Villers, hex: Hex) -> &Post {
        match self {
            Post::Back(_) | Post::Stuck if game.is_post(hex) => &Post::Home,
            Post::Back(_) => &Post::Stuck,
            _ => self,
        }
    }
}

fn goes_back() -> Result<(), Refusal> {
    refuse(rule!("r.cachy"), "the-garrison-goes-back")
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

    /// What binds a unit as it stands.
    pub(crate) fn post(&self, p: &Position, a: &Actor, lay: &impl Board) -> Post {
        if a.slot != self.counters.garrison {
            return Post::Unbound;
        }
        if self.is_post(a.hex) {
            return Post::Home;
        }
        let back = self.ways_back(lay);
        if a.hex.is_some() && back[a.hex.index()] == FAR {
            return Post::Stuck;
        }
        let back = Post::Back(back);
        let goes = a.hex == Hex::NONE
            || self.can_go(p, a, lay, &back)
            || p.phase != Phase::Return && self.can_slip(p, a, lay, &back);
        if goes { back } else { Post::Stuck }
    }

    /// The same, for a few hexes.
    pub(crate) fn post_of(&self, p: &Position, a: &Actor) -> Post {
        self.post(p, a, &self.near(p, a.side))
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

    /// The section of the scenario played.
    pub(crate) fn by_scenario(&self, first: Rule, second: Rule) -> Rule {
        if self.scenario == 0 { first } else { second }
    }
}
