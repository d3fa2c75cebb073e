//! The ground: what stops, what hides, what covers.

use contract::{Refusal, Rule};

use crate::board::{BOARD, Hex, Hexes};
use crate::position::{Fight, Slot, Way};
use crate::tables::{Arm, Cover, Ground, Triple};
use crate::{GrandeGuerre, Position, refuse, rule};

/// What the ground of a scenario comes to, as sets of hexes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Masks {
    /// Nobody sees across.
    pub opaque: Hexes,
    /// Hills.
    pub hills: Hexes,
    /// Whoever enters stops.
    pub stops: Hexes,
    /// Water without a bridge.
    pub water: Hexes,
    /// Buildings, ruins, churches, bunkers.
    pub built: Hexes,
    /// Forest.
    pub forest: Hexes,
    /// Mine craters.
    pub mines: Hexes,
    /// Trenches.
    pub trenches: Hexes,
}

impl GrandeGuerre {
    /// What the ground of a hex is now.
    pub(crate) fn ground(&self, p: &Position, hex: Hex) -> Ground {
        if p.levelled & hex.bit() != 0 {
            Ground::Country
        } else if p.ruined & hex.bit() != 0 {
            Ground::Ruin
        } else {
            self.scenario.ground[hex.index()]
        }
    }

    /// The hexes that stop whoever enters; wire does not stop tanks, and under a damaged bridge there is but the ford.
    pub(crate) fn stopping(&self, p: &Position, arm: Arm) -> Hexes {
        let wire = if arm == Arm::Tank { 0 } else { p.wire };
        self.masks.stops & !p.levelled | p.damaged | wire
    }

    /// Water that has to be forded, or cannot be crossed.
    pub(crate) fn water(&self, p: &Position) -> Hexes {
        self.masks.water | p.damaged
    }

    /// The hexes that a unit may enter as far as the ground goes.
    pub(crate) fn passable(&self, p: &Position, arm: Arm) -> Hexes {
        let water = self.water(p);
        match arm {
            Arm::Infantry | Arm::MachineGun | Arm::Mortar => {
                if self.scenario.ford {
                    !0
                } else {
                    !water
                }
            }
            Arm::Tank => !water,
            Arm::FieldGun => !(water | self.masks.forest | self.masks.built & !p.levelled),
        }
    }

    /// Why the ground keeps a unit out.
    pub(crate) fn impassable(&self, p: &Position, arm: Arm, hex: Hex) -> Refusal {
        if self.water(p) & hex.bit() == 0 {
            Refusal::new(rule!("r.canon-terrain"), "gun-ground")
        } else if arm.is_soldier() && arm != Arm::FieldGun {
            Refusal::new(rule!("cours-d-eau.impassable"), "water-impassable")
        } else {
            Refusal::new(rule!("cours-d-eau.char"), "water-tank")
        }
    }

    /// The section that stops a unit on a hex.
    pub(crate) fn stop_rule(&self, p: &Position, hex: Hex) -> Rule {
        if p.wire & hex.bit() != 0 {
            return rule!("barbeles.mouvement");
        }
        match self.ground(p, hex) {
            Ground::Forest => rule!("foret.mouvement"),
            Ground::Building | Ground::FortBuilding => rule!("batiment.mouvement"),
            Ground::Ruin => rule!("ruine.mouvement"),
            Ground::Mine => rule!("mine.mouvement"),
            Ground::Church => rule!("eglise.mouvement"),
            Ground::Bunker => rule!("bunker.mouvement"),
            Ground::Water => rule!("cours-d-eau.gue"),
            _ => rule!("mouvement.terrain"),
        }
    }

    /// Whether two hexes see each other: units, opaque ground and hills stand in the way (`vue`, `colline.vue`), with
    /// craters on them or not (`r.cratere-vue`).
    pub(crate) fn sees(&self, p: &Position, a: Hex, b: Hex) -> bool {
        let hills = self.masks.hills;
        let mut obstacles = p.occupied() | self.masks.opaque & !p.levelled;
        let both_up = hills & a.bit() != 0 && hills & b.bit() != 0;
        // From hill to hill a plateau is open, and so is low ground between; a hill among low ground is not.
        if !(both_up && BOARD.only_over(a, b, hills)) {
            obstacles |= hills;
        }
        BOARD.clear(a, b, obstacles)
    }

    /// Dice that a unit loses by where it stands (`tir.4`, `corps.2`).
    pub(crate) fn hampered(&self, p: &Position, slot: Slot) -> u8 {
        let unit = p.unit(slot);
        let arm = self.arm(p, slot);
        let mut lost = 0;
        if unit.moved > 0 {
            lost += self.tables.ground(self.fought_ground(p, unit.hex)).entering;
        }
        if arm.is_soldier() && p.wire & unit.hex.bit() != 0 {
            lost += 1;
        }
        lost
    }

    /// What the ground of a hex is to those who fight there or from there: the crater on it, where a triple left one
    /// (`foret.triplet`, `colline.triplet`…), or the ruin that a church or a bunker then fights as.
    pub(crate) fn fought_ground(&self, p: &Position, hex: Hex) -> Ground {
        let ground = self.ground(p, hex);
        if p.craters & hex.bit() == 0 {
            return ground;
        }
        match self.tables.ground(ground).triple {
            Triple::AsRuin => Ground::Ruin,
            _ => Ground::Crater,
        }
    }

    /// What covers a unit of soldiers on a hex against an attack from another (`tir.5`, `corps.3`); none with wire.
    pub(crate) fn cover(&self, p: &Position, hex: Hex, way: Way, from: Hex) -> Cover {
        if p.wire & hex.bit() != 0 {
            return Cover::default();
        }
        let ground = self.fought_ground(p, hex);
        let of =
            |terrain: &crate::tables::Terrain| if way == Way::Close { terrain.close } else { terrain.ranged };
        let mut cover = of(self.tables.ground(ground));
        // From hill to hill nobody stands higher (`colline.corps`).
        let level =
            way == Way::Close && ground == Ground::Hill && self.fought_ground(p, from) == Ground::Hill;
        if level {
            cover = Cover::default();
        }
        if p.fortified & hex.bit() != 0 {
            let more = of(&self.tables.fortified);
            cover.soldier = cover.soldier.saturating_add(more.soldier);
            cover.flag = cover.flag.saturating_add(more.flag);
        }
        cover
    }

    /// What covers the target of a combat.
    pub(crate) fn cover_in(&self, p: &Position, fight: &Fight) -> Cover {
        if fight.triple {
            return Cover::default();
        }
        let from =
            if fight.attacker == crate::position::NOBODY { fight.hex } else { p.unit(fight.attacker).hex };
        self.cover(p, fight.hex, fight.way, from)
    }

    /// Whether a position can be fortified here (`fortifiee.placement`).
    pub(crate) fn can_be_fortified(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        let taken = p.wire | p.damaged | p.fortified | self.masks.water;
        let bad = matches!(self.ground(p, hex), Ground::Ruin | Ground::Water | Ground::Bunker);
        if taken & hex.bit() != 0 || bad {
            return refuse(rule!("fortifiee.placement"), "not-to-be-fortified");
        }
        Ok(())
    }
}

impl Masks {
    /// The ground of a scenario.
    pub(crate) fn of(tables: &crate::tables::Tables, scenario: &crate::Scenario) -> Masks {
        let all = |wanted: &dyn Fn(Ground) -> bool| {
            let fits = scenario.ground.iter().enumerate().filter(|(_, ground)| wanted(**ground));
            fits.fold(0, |set: Hexes, (hex, _)| set | 1 << hex)
        };
        let bridged = !scenario.bridges;
        Masks {
            opaque: all(&|ground| tables.ground(ground).blocks_sight),
            hills: all(&|ground| ground == Ground::Hill),
            stops: all(&|ground| tables.ground(ground).stops)
                & (bridged | !all(&|ground| ground == Ground::Water)),
            water: all(&|ground| ground == Ground::Water) & bridged,
            built: all(&|ground| {
                use Ground::{Building, Bunker, Church, FortBuilding, Ruin};
                matches!(ground, Building | FortBuilding | Ruin | Church | Bunker)
            }),
            forest: all(&|ground| ground == Ground::Forest),
            mines: all(&|ground| ground == Ground::Mine),
            trenches: all(&|ground| ground == Ground::Trench),
        }
    }
}
