//! Riders: dismounting and remounting (3.3), reconnaissance on horseback (3.8.cheval).

use contract::{Dice, Refusal};

use crate::bombardment::FINDS;
use crate::event::Event;
use crate::position::{Mode, Position, mark, one, side_of};
use crate::units::Class;
use crate::{DerDesDers, Log, refuse, rule};

/// How far riders find an ambush (3.8.cheval).
pub(crate) const SCOUTS: u8 = 3;
/// What reconnaissance costs on top (3.8.prix).
pub(crate) const SCOUTING: u8 = 1;

impl DerDesDers {
    pub(crate) fn check_dismount(&self, p: &Position) -> Result<(), Refusal> {
        self.check_in_hand(p)?;
        let unit = p.unit(p.hand.unit);
        if !unit.is_mounted() {
            return refuse(rule!("3.3"), "only-riders-dismount");
        }
        match p.hand.mode {
            _ if p.hand.spent => refuse(rule!("r.no-more"), "it-has-acted"),
            Mode::Static | Mode::Progress => Ok(()),
            Mode::Rapid | Mode::Breakthrough => refuse(rule!("3.3.un-ud"), "too-far-to-dismount"),
        }
    }

    /// The riders in hand dismount (3.3).
    pub(crate) fn dismount(&self, p: &mut Position, journal: &mut Log) {
        let slot = p.hand.unit;
        p.unit_mut(slot).marks |= mark::DISMOUNTED;
        // On foot it can go no further than what it has gone.
        if p.hand.mode == Mode::Static {
            p.hand.dismounted = true;
        }
        journal.note(rule!("3.3"), Event::Dismounted { unit: self.who(p, slot), hex: p.unit(slot).hex });
        self.lie_low(p, slot, journal);
    }

    pub(crate) fn check_scout(&self, p: &Position) -> Result<(), Refusal> {
        self.check_free_hand(p)?;
        let slot = p.hand.unit;
        if p.unit(slot).class != Class::Cavalry {
            return refuse(rule!("3.8.cavalerie"), "only-riders-scout");
        }
        if p.hand.mode == Mode::Breakthrough {
            return refuse(rule!("r.no-more"), "after-a-breakthrough");
        }
        let hex = p.unit(slot).hex;
        let near = |there: &crate::map::Hex| self.map.distance(hex, *there) <= SCOUTS;
        let mut enemies = p.there(side_of(slot).other());
        if !enemies.any(|(_, unit)| unit.has(mark::AMBUSH) && near(&unit.hex)) {
            return refuse(rule!("3.8.cheval"), "nothing-to-find");
        }
        self.check_supply(p, SCOUTING).map_err(|refusal| Refusal::new(rule!("3.8.prix"), refusal.because))
    }

    /// The riders in hand look for whoever lies in ambush within three hexes (3.8.cheval).
    pub(crate) fn scout(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        self.pay_supply(p, SCOUTING, rule!("3.8.prix"), journal);
        let slot = p.hand.unit;
        p.hand.spent = true;
        let hex = p.unit(slot).hex;
        journal.note(rule!("3.8.cheval"), Event::Scouted { unit: self.who(p, slot), hex });
        // By place, not by unit: in which order they are looked for tells nothing.
        for there in self.map.all() {
            let distance = self.map.distance(hex, there);
            if distance > SCOUTS || !self.is_ambush(p, there, side_of(slot)) {
                continue;
            }
            let die = dice.die();
            // At two hexes one sees better than at three.
            let finds = if distance <= 2 { FINDS - 1 } else { FINDS };
            if die >= finds {
                let found = p.on(there).expect("somebody lies there");
                self.uncover(p, found, die, journal);
                p.found[side_of(slot)] |= one(found);
            } else {
                journal.note(rule!("3.8.cheval"), Event::NotFound { hex: there, die });
            }
        }
    }
}
