//! Artillery (5): placing markers, counter-battery, barrages.

use contract::{Dice, Refusal, Seat};

use crate::combat::Blow;
use crate::event::Event;
use crate::map::{Hex, Hexes};
use crate::position::{Phase, mark};
use crate::tables::GUNS;
use crate::units::Slot;
use crate::{Log, Position, Villers, refuse, rule};

impl Villers {
    /// Guns open fire: a side has so many markers to place (1.c1, 1.c2).
    pub(crate) fn open_guns(&self, p: &mut Position, side: Seat, journal: &mut Log) {
        let guns = self.tables.turn(p.turn).guns(side);
        let silenced = if side == Seat::Second { p.silenced } else { 0 };
        p.active = side;
        p.phase = Phase::Aim;
        p.guns = guns.saturating_sub(silenced);
        let rule = if side == Seat::First { rule!("1.c1") } else { rule!("1.c2") };
        journal.note(rule, Event::GunsOpen { side, count: p.guns });
        journal.also(rule!("5"));
    }

    /// The hexes that hold a unit or are next to one: elsewhere a barrage can do nothing (r.aim).
    fn aimable(&self, p: &Position) -> Hexes {
        let mut hexes = Hexes::default();
        for slot in self.slots() {
            let hex = p.unit(slot).hex;
            if hex.is_some() {
                hexes.add(hex.index());
                self.map.beside(hex).for_each(|near| hexes.add(near.index()));
            }
        }
        for hex in p.aims() {
            hexes.remove(hex.index());
        }
        hexes
    }

    /// Every hex that a marker may be placed on.
    pub(crate) fn each_aim(&self, p: &Position, see: &mut dyn FnMut(Hex)) {
        self.aimable(p).iter().for_each(|hex| see(Hex(hex as u16)));
    }

    /// Whether a marker may be placed on a hex.
    pub(crate) fn check_aim(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        if p.aims().contains(&hex) {
            return refuse(rule!("5.un"), "a-marker-there");
        }
        if !self.aimable(p).has(hex.index()) {
            return refuse(rule!("r.aim"), "nobody-to-shell");
        }
        Ok(())
    }

    pub(crate) fn aim(&self, p: &mut Position, hex: Hex, journal: &mut Log) {
        p.aims[usize::from(p.aimed)] = hex;
        p.aimed += 1;
        p.guns -= 1;
        journal.note(rule!("5.placement"), Event::Aimed { side: p.active, hex });
    }

    /// Whether a marker may be turned against the Allied guns (5.contre-batterie, r.counter).
    pub(crate) fn check_counter(&self, p: &Position) -> Result<(), Refusal> {
        if p.active == Seat::Second {
            return refuse(rule!("5.contre-batterie.allies"), "no-allied-counter-battery");
        }
        if p.random || p.silenced >= self.tables.turn(p.turn).guns(Seat::Second) {
            return refuse(rule!("r.counter"), "nothing-to-silence");
        }
        Ok(())
    }

    pub(crate) fn silence(&self, p: &mut Position, journal: &mut Log) {
        p.guns -= 1;
        p.silenced += 1;
        journal.note(rule!("5.contre-batterie"), Event::CounterBattery);
    }

    /// Whether a marker can be resolved next.
    pub(crate) fn check_barrage(&self, p: &Position, hex: Hex) -> Result<(), Refusal> {
        if !p.aims().contains(&hex) {
            return refuse(rule!("5.placement"), "no-marker-there");
        }
        Ok(())
    }

    /// The highest face of the die on which a barrage is on target (5.vise, 5.tour-1).
    pub(crate) fn on_target(&self, p: &Position) -> i8 {
        let table = &self.tables.barrage;
        table.on_target - if p.turn == 1 { table.turn_1 } else { 0 }
    }

    /// Where a barrage falls that misses, by the second die; none off the map.
    pub(crate) fn scattered(&self, hex: Hex, way: u8) -> Hex {
        self.map.near[hex.index()][usize::from(self.tables.barrage.scatter[usize::from(way - 1)])]
    }

    /// One marker is resolved.
    pub(crate) fn barrage(&self, p: &mut Position, hex: Hex, dice: &mut Dice, journal: &mut Log) {
        let place = p.aims().iter().position(|aim| *aim == hex).expect("a marker lies there");
        p.aims.copy_within(place + 1..GUNS, place);
        p.aims[GUNS - 1] = Hex::NONE;
        p.aimed -= 1;
        let side = p.active;
        let die = dice.die();
        let most = self.on_target(p).clamp(0, 6) as u8;
        let struck = if die <= most {
            journal.note(rule!("5.vise"), Event::OnTarget { side, hex, die, most });
            hex
        } else {
            let way = dice.die();
            let to = self.scattered(hex, way);
            journal.note(rule!("5.devie"), Event::Scattered { side, from: hex, to, die, way, most });
            to
        };
        match p.on(struck) {
            None => journal.note(rule!("5.vide"), Event::Wasted { hex: struck }),
            Some(slot) => self.shell(p, slot, dice, journal),
        }
    }

    /// The lowest face of the die on which a barrage costs a tank a loss, or eliminates a battalion; 7 if none does.
    pub(crate) fn shelling(&self, p: &Position, slot: Slot) -> u8 {
        if self.is_tank(slot) {
            return self.tables.barrage.tank;
        }
        let need = self.medals(p, slot) as i8 + 1 - self.trench_shelter(p.unit(slot).hex);
        need.clamp(1, 7) as u8
    }

    /// What a trench of either side takes off the die (5.tranchee, r.own-barrage).
    fn trench_shelter(&self, hex: Hex) -> i8 {
        if self.map.trench_of(hex).is_some() { self.tables.barrage.trench } else { 0 }
    }

    /// A barrage falls on a unit, whoever fired it.
    fn shell(&self, p: &mut Position, slot: Slot, dice: &mut Dice, journal: &mut Log) {
        let hex = p.unit(slot).hex;
        let need = self.shelling(p, slot);
        if self.is_tank(slot) {
            let die = dice.die();
            let hit = die >= need;
            journal.note(rule!("5.char"), Event::TankShelled { unit: slot, hex, die, hit });
            if hit {
                self.take_loss(p, slot, Blow::Shells, dice, journal);
            }
            return;
        }
        if !p.unit(slot).has(mark::HURT) {
            self.turn_over(p, slot, journal);
        }
        let die = dice.die();
        let lost = die >= need;
        let (shelter, medals) = (self.trench_shelter(hex), self.medals(p, slot));
        journal.note(rule!("5.bataillon"), Event::Shelled { unit: slot, hex, die, shelter, medals, lost });
        if lost {
            self.eliminate(p, slot, Blow::Shells, rule!("5.bataillon"), dice, journal);
        }
    }
}
