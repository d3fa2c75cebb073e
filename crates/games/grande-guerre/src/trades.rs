//! Specialists as data: who may hold one, what it changes, how many there are, in which years.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{self, Deserializer, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Serialize};

use crate::tables::{Arm, Army, Faces};

named! {
    /// A specialist's trade.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[expect(missing_docs, reason = "the rulebook has a section each")]
    pub enum Specialist: "specialist" {
        Grenadier = "grenadier",
        Elite = "elite",
        Engineer = "engineer",
        FlameThrower = "flame-thrower",
        HeavyMachineGun = "heavy-machine-gun",
        HeavyMortar = "heavy-mortar",
        LightMachineGun = "light-machine-gun",
        Sniper = "sniper",
        Officer = "officer",
        MortarObserver = "mortar-observer",
        ForwardObserver = "forward-observer",
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
    /// The hexes beyond which it fights no more, whatever the orders say.
    #[serde(default = "no_bound")]
    pub fights_at_most: u8,
    /// It joins crossfires.
    #[serde(default)]
    pub crosses_fire: bool,
    /// Its hits on tanks are confirmed easily.
    #[serde(default)]
    pub pierces_armour: bool,
    /// In close combat its target may ignore no flag.
    #[serde(default)]
    pub denies_flags: bool,
    /// After a close combat won and an advance it may fight another.
    #[serde(default)]
    pub bonus_combat: bool,
    /// What it hits at range and does not drive back is acquired.
    #[serde(default)]
    pub acquires: bool,
    /// Within how many hexes an enemy in sight gives the observation advantage; 0 where it does not.
    #[serde(default)]
    pub observes: u8,
    /// It may clear the wire it enters, at no cost.
    #[serde(default)]
    pub clears_wire: bool,
    /// It may fortify a hex instead of moving and fighting; `false` in the data where it may not.
    #[serde(default, deserialize_with = "prices_or_no")]
    pub fortifies: Option<Prices>,
    /// The same, mend a bridge.
    #[serde(default)]
    pub mends_bridges: bool,
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

/// What a unit without a specialist has: nothing.
pub(crate) static NOBODY: SpecialistKind = SpecialistKind {
    id: Specialist::Grenadier,
    symbol: '.',
    on: Vec::new(),
    range: Vec::new(),
    still_range: Vec::new(),
    close: None,
    close_more: 0,
    deadly_at_2: false,
    moves: None,
    fights_after: None,
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
    per_sector: None,
    stock: ByArmy { german: 0, british: 0, french: 0 },
    stock_with: None,
    german: Vec::new(),
    british: Vec::new(),
    french: Vec::new(),
};

fn no_bound() -> u8 {
    u8::MAX
}

fn prices_or_no<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Prices>, D::Error> {
    struct PricesOrNo;
    impl<'de> Visitor<'de> for PricesOrNo {
        type Value = Option<Prices>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("{ own, near } in tokens, or false")
        }

        fn visit_bool<E: de::Error>(self, does: bool) -> Result<Option<Prices>, E> {
            if does { Err(E::invalid_value(Unexpected::Bool(does), &self)) } else { Ok(None) }
        }

        fn visit_map<A: MapAccess<'de>>(self, prices: A) -> Result<Option<Prices>, A::Error> {
            Prices::deserialize(MapAccessDeserializer::new(prices)).map(Some)
        }
    }
    from.deserialize_any(PricesOrNo)
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
