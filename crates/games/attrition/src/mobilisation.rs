//! Mobilisation (4.5), of elites (10.3), from the airfield (11.5), under the fog of war (12.3).

use contract::Seat;

use crate::decision::{Decision, Subject};
use crate::event::Event;
use crate::map::{ALLIED, CAPITALS, Region, Regions, entries_of};
use crate::position::Position;
use crate::tables::{Arm, Class, Nation, Ploy};
use crate::tile::{Face, Marks, Piece, Place, Tile};
use crate::{Attrition, Checked, Log, refuse, rule};

impl Attrition {
    /// The regions of a side where tiles may enter at all (4.5).
    pub(crate) fn open_entries(&self, p: &Position, side: Seat) -> Regions {
        let open = CAPITALS & ALLIED[side] & !p.neutral & !p.control(side.other());
        if p.in_force(Ploy::Submarines) { open & !Region::LONDON.bit() } else { open }
    }

    /// The regions where a class may enter by its flag (4.5, 12.3).
    fn flagged(&self, class: Class) -> Regions {
        class.nation().map_or(!0, entries_of)
    }

    /// The regions where a class may enter from the reserves now.
    fn mobilisation_sites(&self, p: &Position, side: Seat, class: Class) -> Regions {
        if !self.can_pay(p, class) {
            return 0;
        }
        let open = self.open_entries(p, side);
        if p.allowance > 0 && class.nation().is_some() { open } else { open & self.flagged(class) }
    }

    /// What an elite tile costs: regular infantry of its nation from the reserves (10.3, 10.8.1, 10.9.1).
    fn price(&self, p: &Position, class: Class) -> u8 {
        match class.arm() {
            Arm::Colonial if p.raised & raised_bit(class) == 0 => 1,
            arm if arm.is_elite() => 2,
            _ => 0,
        }
    }

    fn can_pay(&self, p: &Position, class: Class) -> bool {
        let price = self.price(p, class);
        price == 0
            || class
                .nation()
                .is_some_and(|nation| p.count_at(Class::infantry_of(nation), Place::RESERVES) >= price)
    }

    /// Whether a tile of a class could be mobilised from the reserves now.
    pub(crate) fn may_mobilise(&self, p: &Position, side: Seat, class: Class) -> bool {
        self.mobilisation_sites(p, side, class) != 0
    }

    pub(crate) fn mobilise_subjects(&self, p: &Position, seat: Seat, f: &mut dyn FnMut(Subject)) {
        let mut touch = |place: Place, subject: fn(Class) -> Subject| {
            let may_enter = |class: &Class| self.mobilisation_sites(p, seat, *class) != 0;
            p.classes_at(seat, place).filter(may_enter).for_each(|class| f(subject(class)));
        };
        touch(Place::RESERVES, Subject::Reserves);
        if self.options.air {
            touch(Place::AIRFIELD, Subject::Airfield);
        }
    }

    pub(crate) fn list_mobilisation(&self, p: &Position, seat: Seat, on: Subject, out: &mut Vec<Decision>) {
        if let Subject::Reserves(class) | Subject::Airfield(class) = on {
            let sites = self.mobilisation_sites(p, seat, class);
            self.means(p, seat, on, sites, &mut |decision| out.push(decision));
        }
    }

    pub(crate) fn check_mobilise(&self, p: &Position, seat: Seat, class: Class, region: Region) -> Checked {
        if class.side() != seat || p.count_at(class, Place::RESERVES) == 0 {
            return refuse(rule!("r.unknown"), "not-in-reserves");
        }
        self.check_entry(p, seat, class, region)?;
        if !self.can_pay(p, class) {
            return refuse(rule!("10.3.price"), "elite-price");
        }
        Ok(())
    }

    pub(crate) fn check_take_off(&self, p: &Position, seat: Seat, class: Class, region: Region) -> Checked {
        if class.side() != seat || p.count_at(class, Place::AIRFIELD) == 0 {
            return refuse(rule!("r.unknown"), "not-on-airfield");
        }
        self.check_entry(p, seat, class, region)
    }

    /// Where a tile enters: under its flag, unless it goes as an expeditionary force (4.5, 15.EP9, 15.CP9).
    fn check_entry(&self, p: &Position, seat: Seat, class: Class, region: Region) -> Checked {
        let bit = region.bit();
        if !region.is_capital() || region.allegiance() != seat {
            return refuse(rule!("4.5.entry"), "not-an-entry");
        }
        if p.neutral & bit != 0 {
            return refuse(rule!("4.5.entry"), "neutral-entry");
        }
        if p.control(seat.other()) & bit != 0 {
            return refuse(rule!("4.5.entry"), "enemy-entry");
        }
        if p.in_force(Ploy::Submarines) && region == Region::LONDON {
            return refuse(rule!("15.forbids"), "submarines-bar-london");
        }
        if self.flagged(class) & bit == 0 && p.allowance == 0 {
            return refuse(rule!("4.5.entry"), "wrong-flag");
        }
        Ok(())
    }

    pub(crate) fn mobilise(&self, p: &mut Position, class: Class, region: Region, journal: &mut Log) {
        let price = self.price(p, class);
        if price > 0 {
            self.pay(p, class, price, journal);
        }
        let expeditionary = self.flagged(class) & region.bit() == 0;
        if expeditionary {
            p.allowance -= 1;
        }
        let hidden = self.options.fog && !class.arm().is_elite();
        let face = match (hidden, expeditionary) {
            (false, _) => Face::UP,
            (true, false) => Face::mobilised_in(region),
            (true, true) => Face::expeditionary(),
        };
        p.take(class, Place::RESERVES, Tile::new(region, Marks(face.0)));
        let tile = self.shown(Piece { class, face });
        journal.note(rule!("4.5"), Event::Mobilised { tile, region });
        if hidden {
            journal.whisper(class.side(), rule!("12.3"), Event::MobilisedFaceDown { class });
        }
        match class.arm() {
            Arm::Tank => journal.also(rule!("9.3")),
            arm if arm.is_elite() => journal.also(rule!("10.3")),
            _ => {}
        }
    }

    /// Regular infantry of the nation goes from the reserves back into the pouch (10.3).
    fn pay(&self, p: &mut Position, class: Class, price: u8, journal: &mut Log) {
        let infantry = Class::infantry_of(class.nation().unwrap_or(Nation::Germany));
        for _ in 0..price {
            p.take(infantry, Place::RESERVES, Tile::new(Place::POUCH, Marks::NONE));
        }
        let event = Event::ElitePaid { class: infantry, count: price };
        // The price is paid in the open (r.fog-elite).
        self.disclose(journal, rule!("10.3"), event);
        if class.arm() == Arm::Colonial && p.raised & raised_bit(class) == 0 {
            p.raised |= raised_bit(class);
            let rule = if class.nation() == Some(Nation::France) { rule!("10.8.1") } else { rule!("10.9.1") };
            journal.note(rule, Event::EliteFirst { class });
        }
    }

    /// An aircraft enters from the airfield as if from the reserves, face up as it lay there (11.5, r.airfield).
    pub(crate) fn take_off(&self, p: &mut Position, class: Class, region: Region, journal: &mut Log) {
        if self.flagged(class) & region.bit() == 0 {
            p.allowance -= 1;
        }
        p.change(class, Tile::new(Place::AIRFIELD, Marks::NONE), Tile::new(region, Marks::NONE));
        journal.note(rule!("11.5"), Event::TookOff { class, region });
    }
}

/// The bit of an elite class whose first mobilisation is cheaper.
fn raised_bit(class: Class) -> u8 {
    if class.nation() == Some(Nation::France) { 1 } else { 2 }
}
