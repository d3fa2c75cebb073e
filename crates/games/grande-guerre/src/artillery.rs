//! Reserve artillery: the template, doubles in the bull's-eye, triples that leave a crater; always first to fire.

use contract::{Dice, Refusal, Seat};

use crate::board::{BOARD, HEXES, Hex, Hexes, Sector, beside, each};
use crate::event::Event;
use crate::position::{Aiming, Battery, Cause, Fight, NOBODY, Phase, Position, Way};
use crate::tables::{Effect, Ground, Triple};
use crate::{GrandeGuerre, Log, refuse, rule};

impl GrandeGuerre {
    /// Whether a side has the observation advantage (`artillerie.observation`).
    pub(crate) fn observes(&self, p: &Position, side: Seat) -> bool {
        if side == p.active && self.is_in_force(p, Effect::Observation) {
            return true;
        }
        if let Some((_, hexes)) = &self.scenario.observation {
            let near = hexes | beside(*hexes);
            let own = (p.held[side] & near).count_ones();
            if own > (p.held[side.other()] & near).count_ones() {
                return true;
            }
        }
        p.army(side).any(|slot| {
            let hex = p.unit(slot).hex;
            // Forward observers (`specialiste.observateur-avance`).
            let far = usize::from(self.skills(p, slot).observes);
            far > 0
                && each(p.held[side.other()] & BOARD.within[far][hex.index()])
                    .any(|enemy| self.sees(p, hex, enemy))
        })
    }

    /// What so many dice cost (`artillerie.cout`).
    pub(crate) fn price(&self, p: &Position, side: Seat, dice: u8) -> u8 {
        let battery = &self.tables.artillery;
        let free = if self.observes(p, side) { battery.observed } else { 0 };
        dice.saturating_sub(free) * battery.token
    }

    /// Where the template may be laid.
    pub(crate) fn aims(&self, p: &Position) -> Hexes {
        match p.battery.ordered {
            Aiming::Nowhere => 0,
            Aiming::Anywhere => crate::board::ALL,
            Aiming::Left => BOARD.sector(p.active, Sector::Left),
            Aiming::Centre => BOARD.sector(p.active, Sector::Centre),
            Aiming::Right => BOARD.sector(p.active, Sector::Right),
        }
    }

    /// The most dice that the active side can roll.
    pub(crate) fn most_dice(&self, p: &Position) -> u8 {
        let power = self.scenario.forces[p.active].artillery;
        (1..=power).rev().find(|dice| self.price(p, p.active, *dice) <= p.hq[p.active]).unwrap_or(0)
    }

    /// Whether the battery is to fire now.
    pub(crate) fn can_bombard(&self, p: &Position) -> bool {
        p.battery.ordered != Aiming::Nowhere
            && p.battery.shots > 0
            && (p.battery.loaded > 0 || self.most_dice(p) > 0)
    }

    pub(crate) fn check_aim(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        if hex.index() >= HEXES || self.aims(p) & hex.bit() == 0 {
            return refuse(rule!("artillerie.secteur"), "aim-sector");
        }
        Ok(())
    }

    pub(crate) fn aim(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        p.battery.centre = hex;
        journal.note(rule!("artillerie.gabarit"), Event::Aimed { hex });
        if p.battery.loaded > 0 {
            // The second shot is paid with the first (`r.second-tir`).
            journal.note(rule!("ordre.bombardement.deux-tirs"), Event::SecondShot);
            p.battery.rolling = p.battery.loaded;
            p.phase = Phase::AtBombard;
        } else {
            p.phase = Phase::Load;
        }
    }

    pub(crate) fn check_load(&self, p: &Position, dice: u8) -> Result<(), Refusal> {
        if dice == 0 || dice > self.scenario.forces[p.active].artillery {
            return refuse(rule!("artillerie.puissance"), "beyond-power");
        }
        if self.price(p, p.active, dice) > p.hq[p.active] {
            return refuse(rule!("artillerie.puissance"), "battery-unpaid");
        }
        Ok(())
    }

    pub(crate) fn load(&self, p: &mut Position, dice: u8, journal: &mut Log) {
        let cost = self.price(p, p.active, dice);
        p.hq[p.active] -= cost;
        p.battery.loaded = dice;
        p.battery.rolling = dice;
        journal.note(rule!("artillerie.cout"), Event::Loaded { dice, cost });
        p.phase = Phase::AtBombard;
    }

    /// The dice of the template (`artillerie.des`).
    pub(crate) fn roll_battery(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        p.battery.dice = [0; 5];
        for die in p.battery.dice.iter_mut().take(usize::from(p.battery.rolling)) {
            *die = dice.die();
        }
        p.battery.dice[..usize::from(p.battery.rolling.min(5))].sort_unstable();
        journal.note(rule!("artillerie.des"), self.battery_rolled(p));
        let again = self.is_in_force(p, Effect::Observation);
        p.phase = if again { Phase::Reroll } else { Phase::Shells };
        p.battery.step = 0;
    }

    /// The dice that may be rolled again, as a set; alike dice are alike, so one way to say each is enough.
    pub(crate) fn check_reroll(&self, p: &Position, set: u8) -> Result<(), Refusal> {
        let count = p.battery.rolling;
        if set == 0 || u32::from(set) >= 1 << count {
            return refuse(rule!("carte.observation"), "no-such-dice");
        }
        for at in 1..usize::from(count) {
            // Of two alike the first is rolled first.
            let alike = p.battery.dice[at] == p.battery.dice[at - 1];
            if alike && set & 1 << at != 0 && set & 1 << (at - 1) == 0 {
                return refuse(rule!("carte.observation"), "no-such-dice");
            }
        }
        Ok(())
    }

    pub(crate) fn reroll(&self, p: &mut Position, set: u8, dice: &mut Dice, journal: &mut Log) {
        for at in 0..usize::from(p.battery.rolling) {
            if set & 1 << at != 0 {
                p.battery.dice[at] = dice.die();
            }
        }
        p.battery.dice[..usize::from(p.battery.rolling.min(5))].sort_unstable();
        journal.note(rule!("carte.observation"), self.battery_rolled(p));
        p.phase = Phase::Shells;
    }

    /// What the dice of the battery show, and where they fall.
    fn battery_rolled(&self, p: &Position) -> Event {
        Event::BatteryRolled { dice: p.battery.dice, side: p.active, hex: p.battery.centre }
    }

    /// How many battle dice a hex of the template gets, and whether a triple fell.
    pub(crate) fn shells_on(&self, dice: [u8; 5], step: u8) -> (u8, bool) {
        let battery = &self.tables.artillery;
        let count = |number: u8| dice.iter().filter(|die| **die == number).count() as u8;
        if step > 0 {
            return (count(step), false);
        }
        let all = (1..=6).map(count).filter(|count| *count >= battery.double);
        (all.clone().sum(), all.max().unwrap_or(0) >= battery.triple)
    }

    /// The next hex of the template: the centre, then the ring clockwise (`artillerie.centre`, `artillerie.couronne`).
    pub(crate) fn next_shells(&self, p: &mut Position, journal: &mut Log) {
        let Battery { dice, step, centre, .. } = p.battery;
        if step > 6 {
            p.battery.shots -= 1;
            p.battery.step = 0;
            p.fights[0] = Fight::NONE;
            p.depth = 0;
            p.phase = if p.battery.shots > 0 { Phase::Aim } else { Phase::Combat };
            return;
        }
        let (count, triple) = self.shells_on(dice, step);
        let hex = if step == 0 { Some(centre) } else { BOARD.ring(p.active, centre, step) };
        let Some(hex) = hex.filter(|_| count > 0) else {
            p.battery.step += 1;
            return;
        };
        if step == 0 {
            journal.note(rule!("artillerie.doublet"), Event::BullsEye { hex, dice: count });
        }
        if triple {
            self.blast(p, hex, journal);
        }
        let target = p.at(hex).unwrap_or(NOBODY);
        if target == NOBODY && p.wire & hex.bit() == 0 {
            p.battery.step += 1;
            return;
        }
        p.depth = 1;
        p.fights[0] = Fight {
            way: Way::Shells,
            cause: Cause::Order,
            side: p.active,
            target,
            hex,
            triple,
            dice: count,
            ..Fight::NONE
        };
        p.phase = Phase::Roll;
    }

    /// What a triple makes of the hex under the centre (`artillerie.triplet`).
    fn blast(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        let bit = hex.bit();
        journal.note(rule!("artillerie.triplet"), Event::Triple { hex });
        if p.fortified & bit != 0 {
            p.fortified &= !bit;
            journal.note(rule!("fortifiee.triplet"), Event::FortificationLost { hex });
        }
        let wired = p.wire & bit != 0;
        p.wire &= !bit;
        let ground = self.ground(p, hex);
        let rule = match ground {
            _ if wired => rule!("barbeles.triplet"),
            Ground::Country | Ground::Crater | Ground::Lane => rule!("campagne.triplet"),
            Ground::Forest => rule!("foret.triplet"),
            Ground::Building | Ground::FortBuilding => rule!("batiment.triplet"),
            Ground::Hill => rule!("colline.triplet"),
            Ground::Trench => rule!("tranchee.triplet"),
            Ground::Church => rule!("eglise.triplet"),
            Ground::Bunker => rule!("bunker.triplet"),
            Ground::Ruin => rule!("ruine.triplet"),
            Ground::Mine => rule!("mine.triplet"),
            Ground::Water => rule!("cours-d-eau.triplet"),
        };
        match self.tables.ground(ground).triple {
            Triple::Crater | Triple::AsRuin if p.craters & bit == 0 => {
                p.craters |= bit;
                journal.note(rule, Event::Cratered { hex });
            }
            Triple::Ruin => {
                p.ruined |= bit;
                journal.note(rule, Event::Ruined { hex });
            }
            _ if wired => journal.note(rule, Event::WireRemoved { hex }),
            _ => {}
        }
    }
}
