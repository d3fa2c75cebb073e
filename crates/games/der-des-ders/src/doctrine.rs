//! What a side's computer player goes by: how much each thing counts when decisions are put in order.
//!
//! Each side has a drill, which is what the regulations say and what Recrue keeps to; the doctrine that experience has taught; and plans
//! that differ from that in a few things, among which the search chooses when a token is drawn. The drill was written by hand.

use contract::{Turned, dials};

dials! {
    /// Each hex from the nearest goal.
    Slope = -0.35, -0.05 => -0.32, -0.25;
    /// How many hexes further than it is a base counts as a goal.
    BaseOff = 2.0, 4.0 => 0.53, 1.91;
    /// A hex that is worth points and would be taken.
    Prize = 1.2, 1.2 => 1.31, 1.27;
    /// Leaving a hex that is worth points, with an enemy within three.
    Guard = -0.8, -0.8 => -0.69, -0.57;
    /// Cover or works.
    Cover = 0.25, 0.35 => 0.19, 0.34;
    /// A hex above its surroundings.
    Height = 0.15, 0.15 => 0.2, 0.18;
    /// Each enemy next to it, for a unit that fights on foot.
    Contact = -0.1, -0.25 => -0.1, -0.23;
    /// Each enemy next to it, for riders.
    ContactHorse = 0.1, 0.0 => 0.0, -0.07;
    /// Each enemy within two hexes, up to three.
    Danger = -0.05, -0.1 => -0.16, -0.16;
    /// Each friend beside, up to two.
    Link = 0.05, 0.05 => -0.03, 0.02;
    /// A target that could be fired at from there after a step.
    Targets = 0.25, 0.15 => 0.29, 0.08;
    /// An assault that could follow, as far as it would go well.
    Prey = 0.3, 0.15 => 0.55, 0.16;
    /// Broken ground.
    Broken = -0.15, -0.1 => -0.18, -0.12;
    /// Going at all.
    Step = 0.1, -0.1 => 0.16, -0.12;
    /// Going by rapid advance.
    Rapid = 0.0, 0.0 => -0.13, 0.05;
    /// Each resource point of the price, against ten in store.
    Thrift = -0.5, -0.5 => -0.6, -0.31;
    /// A shot at all.
    Fire = 0.2, 0.2 => 0.28, 0.21;
    /// A cohesion point that the enemy is expected to lose.
    Loss = 1.0, 1.0 => 1.04, 1.07;
    /// A cohesion point that the own side is expected to lose.
    Cost = -0.8, -0.8 => -0.78, -0.87;
    /// What more it is worth where the enemy would be gone.
    Elimination = 0.6, 0.6 => 0.52, 0.72;
    /// What more it is worth against whoever holds something that counts.
    Holder = 0.4, 0.2 => 0.43, 0.2;
    /// The fire of whoever is assaulted, as far as it is reckoned with.
    Reaction = 0.5, 0.5 => 0.62, 0.4;
    /// An assault at all.
    Eager = 0.0, -0.1 => -0.05, -0.15;
    /// The ground that an assault may win.
    Ground = 0.5, 0.2 => 0.51, 0.24;
    /// Turning the front to the enemy.
    Turn = 0.4, 0.4 => 0.41, 0.35;
    /// Riders dismount with an enemy within so many hexes.
    Dismount = 0.2, 0.3 => 0.27, 0.35;
    /// Reconnaissance, for each marker in reach.
    Scout = 0.2, 0.1 => 0.17, 0.11;
    /// A depot.
    Depot = -0.4, -0.6 => -0.45, -0.53;
    /// A bombardment point on an enemy.
    Shell = 0.1, 0.1 => 0.18, 0.07;
    /// Of its works.
    ShellWorks = 0.5, 0.2 => 0.49, 0.13;
    /// An aircraft looking for ambushes.
    Spot = 0.15, 0.1 => 0.28, 0.12;
    /// Smoke before the own units.
    Smoke = -0.1, -0.3 => -0.11, -0.32;
    /// Clearing wire with own units near it.
    Rake = 0.2, -0.5 => 0.03, -0.55;
    /// A chain.
    Chain = -0.15, -0.3 => -0.14, -0.28;
    /// Taking the ground of a beaten enemy.
    Follow = 0.5, 0.0 => 0.6, 0.01;
    /// Opportunity fire.
    React = 0.1, 0.1 => 0.02, 0.11;
    /// Evasion.
    Evade = 0.1, 0.1 => 0.07, 0.14;
    /// Gas rather than guns.
    Gas = -0.1, -0.1 => -0.16, -0.15;
    /// Aircraft rather than guns.
    Air = -0.2, -0.2 => -0.22, -0.17;
    /// A disposition in depth, weighted to the left, to the right, under cover.
    Deep = -0.2, 0.0 => -0.24, 0.0;
    /// On the left.
    Left = -0.1, -0.2 => -0.2, -0.15;
    /// On the right.
    Right = -0.1, -0.2 => -0.14, -0.15;
    /// Under cover.
    Hidden = -0.1, 0.2 => -0.18, 0.24;
    /// Large units, small ones, and units with more to go with them.
    Large = 0.1, 0.0 => 0.29, 0.21;
    /// Small ones.
    Small = -0.3, -0.2 => -0.27, -0.27;
    /// With more to go with them.
    Rich = 0.2, 0.0 => 0.03, -0.14;
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
