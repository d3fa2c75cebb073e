//! Specialists as data: who may hold one, what it changes, how many there are, in which years.

use serde::{Deserialize, Serialize};

use crate::tables::{Arm, Army, Faces};

/// A specialist's trade.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rulebook has a section each")]
pub enum Specialist {
    Grenadier,
    Elite,
    Engineer,
    FlameThrower,
    HeavyMachineGun,
    HeavyMortar,
    LightMachineGun,
    Sniper,
    Officer,
    MortarObserver,
    ForwardObserver,
}

impl Specialist {
    /// All trades.
    pub const ALL: [Specialist; 11] = [
        Specialist::Grenadier,
        Specialist::Elite,
        Specialist::Engineer,
        Specialist::FlameThrower,
        Specialist::HeavyMachineGun,
        Specialist::HeavyMortar,
        Specialist::LightMachineGun,
        Specialist::Sniper,
        Specialist::Officer,
        Specialist::MortarObserver,
        Specialist::ForwardObserver,
    ];

    /// Its name in the data.
    pub fn code(self) -> &'static str {
        [
            "grenadier",
            "elite",
            "engineer",
            "flame-thrower",
            "heavy-machine-gun",
            "heavy-mortar",
            "light-machine-gun",
            "sniper",
            "officer",
            "mortar-observer",
            "forward-observer",
        ][self as usize]
    }
}

/// Figures of a specialist by army.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the three armies")]
pub struct ByArmy {
    pub german: u8,
    pub british: u8,
    pub french: u8,
}

/// How a specialist works.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SpecialistKind {
    /// Which.
    pub id: Specialist,
    /// Its letter on maps.
    pub symbol: char,
    /// The arms that may hold one.
    pub on: Vec<Arm>,
    /// Dice at range instead of the unit's.
    #[serde(default)]
    pub range: Vec<u8>,
    /// The same, where the unit has not moved.
    #[serde(default)]
    pub still_range: Vec<u8>,
    /// Dice in close combat instead of the unit's.
    #[serde(default)]
    pub close: Option<u8>,
    /// More dice in close combat.
    #[serde(default)]
    pub close_more: u8,
    /// Whether the Deadly face hits at two hexes.
    #[serde(default)]
    pub deadly_at_2: bool,
    /// How far the unit may move instead.
    #[serde(default)]
    pub moves: Option<u8>,
    /// How far it may move and still fight instead.
    #[serde(default)]
    pub fights_after: Option<u8>,
    /// The hexes beyond which it fights no more, whatever the cards say.
    #[serde(default)]
    fights_at_most: Option<u8>,
    #[serde(default)]
    crosses_fire: bool,
    #[serde(default)]
    pierces_armour: bool,
    #[serde(default)]
    denies_flags: bool,
    #[serde(default)]
    bonus_combat: bool,
    #[serde(default)]
    acquires: bool,
    #[serde(default)]
    observes: u8,
    #[serde(default)]
    clears_wire: bool,
    #[serde(default)]
    fortifies: Option<Prices>,
    #[serde(default)]
    mends_bridges: bool,
    /// At most so many a sector, by the historical table.
    #[serde(default)]
    pub per_sector: Option<u8>,
    /// How many the box holds.
    pub stock: ByArmy,
    /// The trade that shares these figures.
    #[serde(default)]
    pub stock_with: Option<Specialist>,
    /// Years and numbers of the historical table.
    pub german: Vec<[u16; 2]>,
    /// Years and numbers of the historical table.
    pub british: Vec<[u16; 2]>,
    /// Years and numbers of the historical table.
    pub french: Vec<[u16; 2]>,
}

/// What fortifying costs, in tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    /// One's own hex.
    pub own: u8,
    /// One next to it.
    pub near: u8,
}

/// What a unit can do by its specialist, dice and pace left aside. One with none can do nothing more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skills {
    /// The hexes beyond which it fights no more, whatever the cards say.
    pub fights_at_most: u8,
    /// It joins crossfires.
    pub crosses_fire: bool,
    /// Its hits on tanks are confirmed easily.
    pub pierces_armour: bool,
    /// In close combat its target may ignore no flag.
    pub denies_flags: bool,
    /// After a close combat won and an advance it may fight another.
    pub bonus_combat: bool,
    /// What it hits at range and does not drive back is acquired.
    pub acquires: bool,
    /// Within how many hexes an enemy in sight gives the observation advantage; 0 where it does not.
    pub observes: u8,
    /// It may clear the wire it enters, and still fight.
    pub clears_wire: bool,
    /// It may fortify a hex instead of moving and fighting.
    pub fortifies: Option<Prices>,
    /// The same, mend a bridge.
    pub mends_bridges: bool,
}

impl Skills {
    /// A unit without a specialist.
    pub(crate) const NONE: Skills = Skills {
        fights_at_most: u8::MAX,
        crosses_fire: false,
        pierces_armour: false,
        denies_flags: false,
        bonus_combat: false,
        acquires: false,
        observes: 0,
        clears_wire: false,
        fortifies: None,
        mends_bridges: false,
    };

    pub(crate) fn of(kind: &SpecialistKind) -> Skills {
        Skills {
            fights_at_most: kind.fights_at_most.unwrap_or(u8::MAX),
            crosses_fire: kind.crosses_fire,
            pierces_armour: kind.pierces_armour,
            denies_flags: kind.denies_flags,
            bonus_combat: kind.bonus_combat,
            acquires: kind.acquires,
            observes: kind.observes,
            clears_wire: kind.clears_wire,
            fortifies: kind.fortifies,
            mends_bridges: kind.mends_bridges,
        }
    }
}

impl SpecialistKind {
    /// How many figures an army has; Canadians use the British box.
    pub fn stock_of(&self, army: Army) -> u8 {
        match army {
            Army::German => self.stock.german,
            Army::British | Army::Canadian => self.stock.british,
            Army::French => self.stock.french,
        }
    }

    /// How many an army may have in a year by the historical table.
    pub fn historical(&self, army: Army, year: u16) -> u8 {
        let table = match army {
            Army::German => &self.german,
            Army::British | Army::Canadian => &self.british,
            Army::French => &self.french,
        };
        table.iter().rev().find(|[from, _]| *from <= year).map_or(0, |[_, most]| *most as u8)
    }
}

/// How it is seen whether a specialist falls with the figures of his unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialistTest {
    /// Dice rolled.
    pub dice: u8,
    /// The faces on any of which he falls.
    pub lost: Faces,
}
