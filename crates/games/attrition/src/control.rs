//! Who controls what: the update after the battles (4.9), industry (2.1.5, 4.2), the Ruhr (19).

use contract::Seat;

use crate::event::Event;
use crate::map::{RUSSIAN, Region, Regions, each};
use crate::position::Position;
use crate::tables::{CENTRAL, ENTENTE, Ploy};
use crate::{Attrition, Log, rule};

impl Attrition {
    /// A side's industry: the sum of the regions it controls (4.2).
    pub fn industry(&self, p: &Position, side: Seat) -> u8 {
        self.industry_of(p, p.control(side))
    }

    /// The industry of some regions, the Ruhr's included while it stands (19.2).
    pub(crate) fn industry_of(&self, p: &Position, regions: Regions) -> u8 {
        let sum: u8 = each(regions).map(|region| self.map.industry[region.index()]).sum();
        let ruhr = p.ruhr && regions & Region::RHINELAND.bit() != 0;
        if ruhr { sum - self.map.industry[Region::RHINELAND.index()] + 2 } else { sum }
    }

    /// Control markers are put where the tiles say (4.9).
    pub(crate) fn update_control(&self, p: &mut Position, journal: &mut Log) {
        for region in Region::all() {
            let central = p.tiles_in(CENTRAL, region) > 0;
            let entente = p.tiles_in(ENTENTE, region) > 0;
            let bit = region.bit();
            let neutral = p.neutral & bit != 0;
            let owner = match (central, entente) {
                (true, true) => {
                    if p.contested & bit == 0 {
                        p.set_contested(region);
                        journal.note(rule!("4.9"), Event::Contested { region });
                    }
                    continue;
                }
                // Central tiles left in neutral Russia do not take it (r.neutral-russia).
                (true, false) if neutral && RUSSIAN & bit != 0 => continue,
                (true, false) => CENTRAL,
                (false, true) => ENTENTE,
                (false, false) if p.contested & bit != 0 => region.allegiance(),
                (false, false) => continue,
            };
            if p.control(owner) & bit == 0 {
                p.set_control(owner, region);
                journal.note(rule!("4.9"), Event::Controlled { side: owner, region });
            }
        }
        if p.in_force(Ploy::Revolution) {
            p.set_contested(Region::BERLIN);
            journal.note(rule!("15.EP6"), Event::Contested { region: Region::BERLIN });
        }
        self.check_ruhr(p, journal);
    }

    /// The Ruhr's industry is lost for good when the Rhineland is contested or the Entente's (19.3).
    pub(crate) fn check_ruhr(&self, p: &mut Position, journal: &mut Log) {
        if p.ruhr && p.control(CENTRAL) & Region::RHINELAND.bit() == 0 {
            p.ruhr = false;
            journal.note(rule!("19.3"), Event::RuhrLost);
        }
    }
}
