//! What a side's computer player goes by: how much each thing counts when decisions are put in order.
//!
//! Each side has a drill, which is what the regulations say and what Recrue keeps to; the doctrine that experience has taught; and plans
//! that differ from that in a few things, among which the search chooses when a phase opens. The drill was written by hand. What
//! experience has taught was found by playing both sides' doctrines against each other, some sixty thousand games, each time a little
//! changed towards what had won.

use contract::{Turned, dials};

dials! {
    /// Infantry: each hex from the nearest goal.
    Goal = -0.16, -0.06 => -0.69, -0.19;
    /// Next to an enemy.
    Contact = 0.35, 0.1 => 0.31, 0.98;
    /// Next to an enemy while demoralised: not to attack, and soon to surrender.
    Shaken = -0.6, -0.6 => -0.12, -1.00;
    /// Each friend on the same hex, next to an enemy.
    Mates = 0.15, 0.0 => -0.36, -0.29;
    /// Each friend on the same hex, elsewhere.
    RearMates = 0.05, 0.0 => -0.30, -0.50;
    /// Each friend beyond the first on the same hex.
    Crowd = 0.0, -0.15 => -0.20, -0.45;
    /// Walking into a town that the enemy controls.
    Walk = 0.8, 0.8 => 1.46, 1.53;
    /// Each column by which it lifts an assault on a hex beside.
    Lift = 0.0, 0.0 => 0.49, -0.36;
    /// Each column of the best assault on a hex beside.
    Prospect = 0.0, 0.0 => 0.08, -0.15;
    /// Each column that the ground shelters by.
    Shelter = 0.0, 0.2 => 0.08, 0.18;
    /// An enemy within four hexes.
    Near = 0.0, 0.4 => -0.65, 1.54;
    /// A goal.
    Held = 0.0, 0.3 => 0.57, 0.55;
    /// A goal that nobody else holds, with the enemy within four hexes.
    Gate = 0.0, 0.0 => 0.34, 0.90;
    /// Each column of the assault that the enemies within two hexes could make.
    Danger = 0.0, 0.0 => 0.02, 0.10;
    /// Friends within two hexes, up to two.
    Link = 0.0, 0.0 => -0.74, -0.42;
    /// A step that has begun goes no further without a reason.
    UnderWay = -0.3, -0.3 => -0.21, -0.99;
    /// Ending the movement.
    EndMove = -0.6, -0.3 => -1.40, -0.86;
    /// Taking up infantry next to an enemy.
    TakeFront = -0.3, -0.3 => -0.47, -0.51;
    /// Taking up other infantry.
    TakeRear = 0.3, 0.3 => 0.30, 0.75;
    /// Digging in next to an enemy.
    DigFront = -0.6, 0.2 => -0.05, 0.11;
    /// With an enemy within three hexes.
    DigNear = -1.0, 0.2 => -0.61, -0.26;
    /// Elsewhere.
    DigRear = -1.0, -0.8 => -1.27, -1.11;
    /// Moving corps guns, which then are silent.
    MoveGuns = -0.35, -0.35 => -0.66, -1.09;
    /// Each hex that a headquarters is too far from its corps.
    FarCorps = -0.15, -0.15 => -0.53, -0.16;
    /// Each hex that guns are short of the enemy.
    ShortGuns = -0.15, -0.15 => -0.73, -0.49;
    /// Making an assault at all.
    Eager = 0.25, -0.3 => 0.44, -1.19;
    /// Each step of losses that it gains.
    Trade = 0.45, 0.45 => 1.21, 0.41;
    /// A town, a fort or Verdun to be won by it.
    Prize = 0.4, 0.4 => 0.31, 0.17;
    /// Another attacker or gun joins, without a column gained.
    Join = 0.3, 0.3 => 0.20, 0.74;
    /// Each column that it gains.
    JoinGain = 0.4, 0.4 => 1.07, 0.72;
    /// Going ahead with an assault.
    Commit = -1.4, -1.4 => -0.99, -2.14;
    /// Each of its columns.
    CommitColumn = 0.4, 0.4 => 0.14, 1.14;
    /// Guns for the defence.
    Support = -0.2, -0.2 => 0.01, -0.41;
    /// Each column that they save.
    SupportGain = 0.5, 0.5 => 0.77, 1.32;
    /// Attackers fall back.
    FallBack = 0.25, 0.25 => 0.75, 0.55;
    /// Defenders retreat.
    Yield = 0.0, 0.0 => -0.18, -0.18;
    /// Each hit that spares them.
    YieldHit = 0.25, 0.25 => 0.44, 0.66;
    /// Out of a town, a fort or Verdun.
    YieldPrize = -0.5, -0.5 => -0.76, 0.10;
    /// Out of ground that shelters, each column.
    YieldShelter = -0.1, -0.1 => -0.21, -0.00;
    /// Going in where the enemy has left.
    Enter = 0.4, 0.4 => 0.80, -0.19;
    /// Into a town or Verdun.
    EnterPrize = 0.5, 0.5 => 0.56, 0.44;
    /// Each unit that is there already.
    EnterCrowd = -0.2, -0.2 => 0.02, -0.32;
    /// A barrage.
    Barrage = -0.3, -0.3 => -0.23, -0.56;
    /// Each of its columns.
    BarrageColumn = 0.22, 0.22 => 0.52, 0.32;
    /// Each unit under it.
    BarrageUnit = 0.12, 0.12 => 0.14, 0.04;
    /// On a hex next to friends.
    BarrageFront = 0.6, 0.6 => 1.17, 1.35;
    /// On a hex within three of friends.
    BarrageNear = 0.4, 0.4 => 0.01, 0.79;
    /// On guns.
    BarrageGuns = 0.0, 0.0 => 0.57, 0.25;
    /// On a goal.
    BarrageGoal = 0.0, 0.0 => 0.82, 0.57;
    /// Another gun fires along, each column that it gains.
    Along = 0.35, 0.35 => 0.23, 0.77;
    /// Each gun that fires along already.
    AlongEnough = -0.35, -0.35 => 0.43, -0.72;
    /// Interdicting a road hex.
    Interdict = -0.9, -0.9 => -0.69, -0.90;
    /// Taking up corps guns for a barrage rather than to keep them for support.
    Shell = 0.4, 0.4 => 0.80, -0.24;
    /// Breaking through.
    Break = 0.3, 0.3 => 0.24, -0.09;
}

/// The plans of the Germans.
const GERMAN_PLANS: &[Turned<Dial>] = &[
    // Storm: assault wherever it can be done.
    &[(Dial::Eager, 0.8), (Dial::Prize, 0.4)],
    // Shells first: assault only what is as good as beaten.
    &[(Dial::Eager, -1.0)],
    // Guns for the assault: corps guns wait for it.
    &[(Dial::Shell, -1.2), (Dial::Eager, 0.3)],
    // Mass: stacks and guns together.
    &[(Dial::Mates, 0.3), (Dial::Crowd, 0.3), (Dial::Lift, 0.1)],
    // Around: into the towns, past whoever holds out.
    &[(Dial::Walk, 0.8), (Dial::Contact, -0.4), (Dial::Prospect, -0.15)],
    // Hold what is won.
    &[(Dial::Goal, 0.6), (Dial::Gate, 0.8), (Dial::Held, 0.4), (Dial::Eager, -0.6)],
];

/// The plans of the French.
const FRENCH_PLANS: &[Turned<Dial>] = &[
    // Counter-attack.
    &[(Dial::Eager, 0.9), (Dial::Commit, 0.8), (Dial::Prospect, 0.15)],
    // Give ground, save the men.
    &[(Dial::Yield, 0.6), (Dial::YieldPrize, -0.2)],
    // Hold to the last man.
    &[(Dial::Yield, -0.8)],
    // Fall back out of reach.
    &[(Dial::Contact, -0.7), (Dial::Near, -0.6), (Dial::Danger, -0.2)],
    // Every gun fires now.
    &[(Dial::Shell, 0.8)],
    // The towns before all.
    &[(Dial::Gate, 0.8), (Dial::Held, 0.4), (Dial::Walk, 0.8)],
];

/// The doctrines of both sides: what experience has taught, the plans that turn it, and last the drill.
pub(crate) fn doctrines() -> [Vec<Doctrine>; 2] {
    of_both([GERMAN_PLANS, FRENCH_PLANS])
}
