//! What a side's computer player goes by: how much each thing counts when decisions are put in order.
//!
//! Each side has a drill, which is what the regulations say and what Recrue keeps to; the doctrine that experience has taught; and plans
//! that differ from that in a few things, among which the search chooses when a side's part opens. The drill was written by hand. What
//! experience has taught was found by playing both sides' doctrines against each other, each time a little changed towards
//! what had won.

use contract::{Turned, dials};

dials! {
    /// A battalion: each hex from the nearest goal.
    Slope = -0.3, -0.2 => -0.21, -0.30;
    /// How many hexes further than it is each goal counts, next to the town: the Bois d'Aquenne.
    Aquenne = 1.0, 6.0 => -1.14, 7.55;
    /// The Bois l'Abbé.
    Abbe = 6.0, 9.0 => 9.94, 16.21;
    /// Cachy.
    Cachy = 4.0, 6.0 => 4.80, 7.61;
    /// Hangard.
    Hangard = 1.0, 3.0 => 2.75, 3.40;
    /// Domart.
    Domart = 6.0, 9.0 => 4.08, 11.11;
    /// The German trenches.
    Line = 20.0, 12.0 => 28.00, 16.65;
    /// A hex of the town.
    InTown = 0.6, 0.6 => 0.17, 0.61;
    /// A hex of the Bois d'Aquenne or the Bois l'Abbé.
    InWood = 0.5, 0.1 => 0.45, -0.13;
    /// A hex of Cachy, Hangard or Domart.
    InVillage = 0.3, 0.2 => 0.32, 0.02;
    /// A hex of such a place with an enemy within three.
    Gate = 0.0, 0.2 => 0.31, 0.17;
    /// Next to an enemy, with medals for an assault.
    Contact = 0.0, 0.1 => -0.11, 0.08;
    /// Next to an enemy, with too few.
    ContactFew = 0.0, -0.2 => 0.00, -0.20;
    /// Next to an enemy while disorganised.
    ContactHurt = -0.7, -0.7 => -0.89, -0.34;
    /// Each chance of an assault from there.
    Prey = 0.3, 0.2 => 0.26, 0.19;
    /// A trench of the own side.
    Trench = 0.3, 0.3 => 0.04, 0.24;
    /// Houses or trees.
    Cover = 0.2, 0.2 => 0.03, 0.04;
    /// Each enemy battalion within two hexes, up to three.
    Danger = 0.0, 0.0 => 0.15, 0.08;
    /// Each enemy tank within three hexes of open ground, up to two.
    TankDanger = 0.0, -0.1 => 0.10, 0.11;
    /// Each friendly battalion beside, up to two.
    Link = 0.0, 0.0 => -0.17, -0.00;
    /// Moving at all.
    Step = 0.1, 0.2 => 0.16, 0.41;
    /// Stopping on a friend, which it must leave again.
    Over = -0.5, -0.5 => -0.51, -0.47;
    /// A tank: each hex from the nearest goal.
    TankSlope = -0.08, -0.04 => -0.09, -0.02;
    /// Each enemy that it can fight from there, up to three.
    Targets = 0.2, 0.2 => 0.33, 0.07;
    /// A tank next to an enemy.
    TankContact = 0.3, 0.0 => 0.39, -0.04;
    /// A tank among houses or trees, where it cannot fight.
    TankCover = -0.4, -0.4 => -0.64, -0.36;
    /// Each enemy tank within three hexes of it, up to two.
    TankDuel = 0.0, 0.0 => 0.05, 0.11;
    /// A step that may break it down.
    Rough = -0.2, -0.2 => -0.23, -0.20;
    /// A shot at all.
    Fire = 0.15, 0.15 => 0.33, 0.31;
    /// A loss inflicted.
    Loss = 0.9, 0.9 => 1.02, 1.48;
    /// An enemy eliminated.
    Elimination = 1.6, 1.6 => 2.18, 2.82;
    /// What more it is worth where it stands in a place that counts.
    Prize = 0.4, 0.4 => 0.33, 0.35;
    /// What more it is worth against a tank.
    Tank = 0.3, 0.3 => 0.26, 0.29;
    /// An assault by a battalion at all.
    Eager = 0.0, 0.0 => -0.01, 0.17;
    /// Its success.
    Storm = 2.4, 1.6 => 1.70, 1.42;
    /// Its failure.
    Repelled = -1.7, -1.7 => -2.51, -0.83;
    /// An assault by a tank at all.
    Crush = 0.0, 0.0 => 0.07, -0.19;
    /// Its failure.
    Wreck = -1.4, -1.4 => -1.85, -1.26;
    /// Rallying.
    Rally = 1.2, 1.2 => 1.34, 1.29;
    /// Slipping from zone to zone.
    Infiltrate = -0.5, -0.5 => -0.67, -0.54;
    /// Leaving a zone in good order.
    Withdraw = -0.4, -0.4 => -0.39, -0.40;
    /// Leaving it disorganised.
    WithdrawHurt = 0.2, 0.2 => 0.24, 0.00;
    /// Taking up a unit before others: a tank.
    FirstTank = 0.6, 0.6 => 0.68, 0.45;
    /// One next to an enemy.
    FirstContact = 0.3, 0.3 => 0.25, 0.35;
    /// One that is disorganised.
    FirstHurt = 0.2, 0.2 => 0.25, 0.36;
    /// What taking up a unit must promise.
    Idle = -0.1, -0.1 => 0.16, 0.13;
    /// Firing a barrage at all.
    Barrage = 0.7, 0.7 => 0.33, 0.38;
    /// A friend it may strike, against an enemy.
    BarrageOwn = -1.3, -1.3 => -0.77, -0.98;
    /// An enemy next to a friend.
    BarrageFront = 0.2, 0.2 => 0.50, 0.40;
    /// An enemy in a place that counts.
    BarragePrize = 0.2, 0.2 => 0.17, 0.38;
    /// An enemy tank.
    BarrageTank = 0.0, 0.2 => 0.17, -0.04;
    /// Silencing an Allied battery.
    Counter = 0.5, 0.0 => 0.57, 0.03;
    /// An A7V more, for points.
    MoreTanks = -0.6, 0.0 => -0.42, 0.19;
    /// A hero who adds a medal.
    HeroMedal = 0.6, 0.6 => 0.40, 0.30;
    /// One who rallies a battalion.
    HeroRally = 0.4, 0.4 => 0.48, 0.27;
    /// Trying to keep cohesion.
    Hold = 0.8, 0.0 => 0.66, -0.33;
}

/// The plans of the Germans.
const GERMAN_PLANS: &[Turned<Dial>] = &[
    // Storm: assault wherever it can be done.
    &[(Dial::Eager, 0.8), (Dial::Crush, 0.5), (Dial::Prey, 0.3)],
    // Fire first: assault only what is as good as beaten.
    &[(Dial::Eager, -1.0), (Dial::Crush, -0.6)],
    // The town before all.
    &[(Dial::InTown, 0.6), (Dial::Aquenne, 6.0), (Dial::Abbe, 6.0), (Dial::Cachy, 6.0)],
    // Past the town, into the woods and Cachy.
    &[
        (Dial::InWood, 0.5),
        (Dial::InVillage, 0.4),
        (Dial::Aquenne, -4.0),
        (Dial::Abbe, -4.0),
        (Dial::Cachy, -4.0),
    ],
    // Around: past whoever holds out.
    &[(Dial::Contact, -0.5), (Dial::Infiltrate, 0.4), (Dial::Slope, -0.06)],
    // Hold what is won.
    &[(Dial::Slope, 0.1), (Dial::Gate, 0.6), (Dial::Trench, 0.2), (Dial::Cover, 0.2), (Dial::Eager, -0.6)],
];

/// The plans of the Allies.
const ALLIED_PLANS: &[Turned<Dial>] = &[
    // Counter-attack.
    &[(Dial::Eager, 0.9), (Dial::Crush, 0.5), (Dial::Prey, 0.4), (Dial::Slope, -0.06)],
    // Give ground, save the battalions.
    &[(Dial::Withdraw, 0.6), (Dial::WithdrawHurt, 0.4), (Dial::Danger, -0.2), (Dial::Contact, -0.4)],
    // Hold to the last man.
    &[(Dial::Withdraw, -0.8), (Dial::WithdrawHurt, -0.6), (Dial::Gate, 0.4)],
    // The town before all.
    &[(Dial::InTown, 0.8), (Dial::Gate, 0.4), (Dial::Slope, -0.06)],
    // Cachy and the woods: the second line.
    &[(Dial::InWood, 0.5), (Dial::InVillage, 0.5), (Dial::Cachy, -5.0), (Dial::Aquenne, -5.0)],
    // To the German trenches.
    &[(Dial::Line, -10.0), (Dial::Slope, -0.06)],
];

/// The doctrines of both sides: what experience has taught, the plans that turn it, and last the drill.
pub(crate) fn doctrines() -> [Vec<Doctrine>; 2] {
    of_both([GERMAN_PLANS, ALLIED_PLANS])
}
