//! What a side's computer player goes by: how much each thing counts when decisions are put in order.
//!
//! Each side has a drill, which is what the regulations say and what Recrue keeps to; the doctrine that experience has taught; and plans
//! that differ from that in a few things, among which the search chooses when a token is drawn. The drill was written by hand.

use contract::{Turned, dials};

dials! {
    /// Each hex from the nearest goal.
    Slope = -0.35, -0.05 => -0.35, -0.05;
    /// How many hexes further than it is a base counts as a goal.
    BaseOff = 2.0, 4.0 => 2.0, 4.0;
    /// A hex that is worth points and would be taken.
    Prize = 1.2, 1.2 => 1.2, 1.2;
    /// Leaving a hex that is worth points, with an enemy within three.
    Guard = -0.8, -0.8 => -0.8, -0.8;
    /// Cover or works.
    Cover = 0.25, 0.35 => 0.25, 0.35;
    /// A hex above its surroundings.
    Height = 0.15, 0.15 => 0.15, 0.15;
    /// Each enemy next to it, for a unit that fights on foot.
    Contact = -0.1, -0.25 => -0.1, -0.25;
    /// Each enemy next to it, for riders.
    ContactHorse = 0.1, 0.0 => 0.1, 0.0;
    /// Each enemy within two hexes, up to three.
    Danger = -0.05, -0.1 => -0.05, -0.1;
    /// Each friend beside, up to two.
    Link = 0.05, 0.05 => 0.05, 0.05;
    /// A target that could be fired at from there after a step.
    Targets = 0.25, 0.15 => 0.25, 0.15;
    /// An assault that could follow, as far as it would go well.
    Prey = 0.3, 0.15 => 0.3, 0.15;
    /// Broken ground.
    Broken = -0.15, -0.1 => -0.15, -0.1;
    /// Going at all.
    Step = 0.1, -0.1 => 0.1, -0.1;
    /// Going by rapid advance.
    Rapid = 0.0, 0.0 => 0.0, 0.0;
    /// Each resource point of the price, against ten in store.
    Thrift = -0.5, -0.5 => -0.5, -0.5;
    /// A shot at all.
    Fire = 0.2, 0.2 => 0.2, 0.2;
    /// A cohesion point that the enemy is expected to lose.
    Loss = 1.0, 1.0 => 1.0, 1.0;
    /// A cohesion point that the own side is expected to lose.
    Cost = -0.8, -0.8 => -0.8, -0.8;
    /// What more it is worth where the enemy would be gone.
    Elimination = 0.6, 0.6 => 0.6, 0.6;
    /// What more it is worth against whoever holds something that counts.
    Holder = 0.4, 0.2 => 0.4, 0.2;
    /// The fire of whoever is assaulted, as far as it is reckoned with.
    Reaction = 0.5, 0.5 => 0.5, 0.5;
    /// An assault at all.
    Eager = 0.0, -0.1 => 0.0, -0.1;
    /// The ground that an assault may win.
    Ground = 0.5, 0.2 => 0.5, 0.2;
    /// Turning the front to the enemy.
    Turn = 0.4, 0.4 => 0.4, 0.4;
    /// Riders dismount with an enemy within so many hexes.
    Dismount = 0.2, 0.3 => 0.2, 0.3;
    /// Reconnaissance, for each marker in reach.
    Scout = 0.2, 0.1 => 0.2, 0.1;
    /// A depot.
    Depot = -0.4, -0.6 => -0.4, -0.6;
    /// A bombardment point on an enemy.
    Shell = 0.1, 0.1 => 0.1, 0.1;
    /// Of its works.
    ShellWorks = 0.5, 0.2 => 0.5, 0.2;
    /// An aircraft looking for ambushes.
    Spot = 0.15, 0.1 => 0.15, 0.1;
    /// Smoke before the own units.
    Smoke = -0.1, -0.3 => -0.1, -0.3;
    /// Clearing wire with own units near it.
    Rake = 0.2, -0.5 => 0.2, -0.5;
    /// A chain.
    Chain = -0.15, -0.3 => -0.15, -0.3;
    /// Taking the ground of a beaten enemy.
    Follow = 0.5, 0.0 => 0.5, 0.0;
    /// Opportunity fire.
    React = 0.1, 0.1 => 0.1, 0.1;
    /// Evasion.
    Evade = 0.1, 0.1 => 0.1, 0.1;
    /// Gas rather than guns.
    Gas = -0.1, -0.1 => -0.1, -0.1;
    /// Aircraft rather than guns.
    Air = -0.2, -0.2 => -0.2, -0.2;
    /// A disposition in depth, weighted to the left, to the right, under cover.
    Deep = -0.2, 0.0 => -0.2, 0.0;
    /// On the left.
    Left = -0.1, -0.2 => -0.1, -0.2;
    /// On the right.
    Right = -0.1, -0.2 => -0.1, -0.2;
    /// Under cover.
    Hidden = -0.1, 0.2 => -0.1, 0.2;
    /// Large units, small ones, and units with more to go with them.
    Large = 0.1, 0.0 => 0.1, 0.0;
    /// Small ones.
    Small = -0.3, -0.2 => -0.3, -0.2;
    /// With more to go with them.
    Rich = 0.2, 0.0 => 0.2, 0.0;
}

/// The plans of a side beside the usual doctrine: to press on, to hold what there is, to shoot it out.
const PLANS: &[Turned<Dial>] = &[
    &[(Dial::Slope, -0.25), (Dial::Danger, 0.05), (Dial::Eager, 0.3), (Dial::Ground, 0.3)],
    &[(Dial::Step, -0.3), (Dial::Slope, 0.1), (Dial::Cover, 0.2), (Dial::Eager, -0.3)],
    &[(Dial::Fire, 0.3), (Dial::Targets, 0.3), (Dial::Eager, -0.3), (Dial::Thrift, 0.3)],
];

/// The doctrines of both sides.
pub(crate) fn doctrines() -> [Vec<Doctrine>; 2] {
    of_both([PLANS, PLANS])
}
