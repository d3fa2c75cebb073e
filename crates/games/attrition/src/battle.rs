//! Battles (4.8), with tanks (9.5), elites (10.5–10.7), the fog of war (12.4), trenches (17.3) and generals (18).

use contract::{BySeat, Dice, Seat};

use crate::decision::{Decision, Subject};
use crate::event::Event;
use crate::map::Region;
use crate::position::{Awaited, Battle, Changes, Losses, Phase, Position, Roller};
use crate::tables::{Arm, CENTRAL, Card, Class, General, JAGDKOMMANDOS, Nation, Ploy, SIDE_CLASSES};
use crate::tile::{Marks, Place, Tile};
use crate::{Attrition, Checked, Log, refuse, rule};

/// The hits that one side reads from the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hits {
    /// All of them.
    pub total: u8,
    /// Those scored by infantry, elite infantry included.
    pub infantry: u8,
    /// Those scored on special faces (10.5).
    pub special: u8,
}

/// What a side can hit with: how many of its tiles match each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Guns {
    /// By face, from 1.
    pub by_face: [u8; 6],
    /// Every 2 hits (15.EP2).
    pub barrage: bool,
}

impl Guns {
    /// How many dice of each face hit: a tile scores once, an elite tile once more on its special face.
    fn scored(&self, dice: [u8; 6]) -> [u8; 6] {
        let mut scored: [u8; 6] = std::array::from_fn(|face| dice[face].min(self.by_face[face]));
        if self.barrage {
            scored[1] = dice[1];
        }
        scored
    }

    /// How many of so many dice can hit at most, by face.
    fn most(&self, dice: u8) -> [u8; 6] {
        self.scored([dice; 6])
    }

    /// The hits scored with these dice.
    pub(crate) fn hits(&self, dice: [u8; 6]) -> Hits {
        let all = self.scored(dice);
        let scored = |face: usize| all[face - 1];
        let twos = scored(2);
        let special = scored(4) + scored(5) + scored(6);
        Hits { total: scored(1) + twos + scored(3) + special, infantry: scored(1) + special, special }
    }
}

impl Attrition {
    /// What a side can hit with in a region; face-down decoys hit nothing.
    pub(crate) fn guns(&self, p: &Position, side: Seat, region: Region) -> Guns {
        let mut guns = Guns::default();
        for (class, _, count) in p.stacks(side, region) {
            match class.arm() {
                Arm::Infantry => guns.by_face[0] += count,
                Arm::Artillery | Arm::Tank => guns.by_face[1] += count,
                Arm::Aircraft => guns.by_face[2] += count,
                Arm::Decoy => {}
                _ => {
                    guns.by_face[0] += count;
                    guns.by_face[usize::from(self.map.special[usize::from(class.0)]) - 1] += count;
                }
            }
            if class.arm() == Arm::Artillery && class.nation() == Some(Nation::Britain) {
                guns.barrage = p.in_force(Ploy::Barrage);
            }
        }
        guns
    }

    /// How many tiles of each nation a side has in a region.
    fn nations_in(&self, p: &Position, side: Seat, region: Region) -> [u8; Nation::ALL.len()] {
        let mut counts = [0; Nation::ALL.len()];
        for (class, _, count) in p.stacks(side, region) {
            if let Some(nation) = class.nation() {
                counts[nation as usize] += count;
            }
        }
        counts
    }

    /// Whether a nation's tiles may roll twice in this battle (15.EP8, 15.CP2).
    fn may_double(&self, p: &Position, region: Region, nation: Nation) -> bool {
        match nation {
            Nation::Usa => p.in_force(Ploy::FreshTroops),
            Nation::Germany => {
                let infantry = |(class, ..): (Class, Marks, u8)| {
                    class.nation() == Some(Nation::Germany) && class.arm().is_infantry()
                };
                p.in_force(Ploy::Hutier) && p.stacks(CENTRAL, region).any(infantry)
            }
            _ => false,
        }
    }

    /// How many dice a nation's tiles roll (4.8.2).
    pub(crate) fn dice_count(&self, p: &Position, region: Region, nation: Nation, double: bool) -> u8 {
        let of_nation = p.stacks(nation.side(), region).filter(|(class, ..)| class.nation() == Some(nation));
        let twice = |class: Class| double && (nation == Nation::Usa || class.arm().is_infantry());
        of_nation.map(|(class, _, count)| if twice(class) { 2 * count } else { count }).sum()
    }

    pub(crate) fn list_fights(&self, p: &Position, seat: Seat, on: Subject, out: &mut Vec<Decision>) {
        let Subject::Region(region) = on else { return };
        let counts = self.nations_in(p, seat, region);
        let most = counts.into_iter().max().unwrap_or(0);
        if most == 0 {
            out.push(Decision::Fight { region, nation: None, double: false });
            return;
        }
        for nation in Nation::of_side(seat).iter().copied().filter(|nation| counts[*nation as usize] == most)
        {
            out.push(Decision::Fight { region, nation: Some(nation), double: false });
            if self.may_double(p, region, nation) {
                out.push(Decision::Fight { region, nation: Some(nation), double: true });
            }
        }
    }

    pub(crate) fn check_fight(
        &self,
        p: &Position,
        seat: Seat,
        region: Region,
        nation: Option<Nation>,
        double: bool,
    ) -> Checked {
        if p.battles & region.bit() == 0 {
            return refuse(rule!("4.8.1"), "no-battle-there");
        }
        let counts = self.nations_in(p, seat, region);
        let most = counts.into_iter().max().unwrap_or(0);
        let rolls = match nation {
            Some(nation) => most > 0 && nation.side() == seat && counts[nation as usize] == most,
            None => most == 0 && !double,
        };
        if !rolls {
            return refuse(rule!("4.8.2"), "not-the-most");
        }
        if double && !nation.is_some_and(|nation| self.may_double(p, region, nation)) {
            return refuse(rule!("14.2"), "no-double");
        }
        Ok(())
    }

    /// A battle: tiles are shown (12.4), then the dice are rolled once (4.8.2).
    pub(crate) fn fight(
        &self,
        p: &mut Position,
        region: Region,
        nation: Option<Nation>,
        double: bool,
        dice: &mut Dice,
        journal: &mut Log,
    ) {
        let side = p.active();
        p.focus = region.into();
        p.battle = Battle { nation: nation.into(), ..Battle::default() };
        journal.note(rule!("4.8.1"), Event::BattleChosen { region, nation });
        if self.options.fog {
            self.turn_up(p, region, journal);
        }
        let Some(nation) = nation.filter(|_| p.tiles_in(side, region) > 0) else {
            journal.note(rule!("r.decoys"), Event::Deserted { region });
            p.battles &= !region.bit();
            p.phase = Phase::Battle;
            return;
        };
        if p.tiles_in(side.other(), region) == 0 {
            journal.note(rule!("4.8.4"), Event::Unopposed { region });
            self.end_battle(p, journal);
            return;
        }
        p.battle.roll(self.dice_count(p, region, nation, double), dice);
        if double {
            let ploy = if nation == Nation::Usa { Ploy::FreshTroops } else { Ploy::Hutier };
            journal.note(Card::doing(ploy, side).info().rule, Event::DoubleDice { nation });
        }
        if self.tank_rolls(p, region, p.battle.nation) {
            journal.note(rule!("9.4"), Event::TankRolls { nation });
        }
        self.note_roll(p, true, journal);
        p.phase = Phase::Rolled;
    }

    /// Every tile in a region of battle is turned face up; decoys go back to the reserves (12.4).
    fn turn_up(&self, p: &mut Position, region: Region, journal: &mut Log) {
        for side in Seat::BOTH {
            let mut decoys = 0;
            p.change_all(side, |class, tile| {
                if tile.place() != region.into() || tile.marks().face().is_up() {
                    return None;
                }
                if class.arm() == Arm::Decoy {
                    decoys += 1;
                    return Some(Tile::new(Place::RESERVES, self.seen(Place::RESERVES)));
                }
                journal.reveal(rule!("12.4"), Event::TurnedUp { class, count: 1, region });
                Some(Tile::new(region, Marks::NONE))
            });
            if decoys > 0 {
                journal.reveal(rule!("12.4"), Event::DecoysFound { side, count: decoys, region });
            }
        }
    }

    /// The dice as they lie, thrown together or with one of them turned.
    fn note_roll(&self, p: &Position, thrown: bool, journal: &mut Log) {
        let region = p.focus.region();
        let dice = p.battle.dice;
        let guns = Seat::BOTH.map(|side| self.guns(p, side, region));
        let hits = guns.map(|guns| guns.hits(dice).total);
        let scored = guns.map(|guns| guns.scored(dice));
        let most = thrown.then(|| guns.map(|guns| guns.most(dice.iter().sum())));
        journal.note(rule!("4.8.2"), Event::Rolled { dice, hits, region, scored, most });
    }

    /// Whether a tank is among the tiles that roll (9.5).
    pub(crate) fn tank_rolls(&self, p: &Position, region: Region, roller: Roller) -> bool {
        p.stacks(p.active(), region).any(|(class, ..)| class.arm() == Arm::Tank && roller.is(class))
    }

    pub(crate) fn may_change_dice(&self, p: &Position) -> bool {
        let side = p.active();
        self.check_gas(p).is_ok()
            || self.check_stormtroopers(p).is_ok()
            || General::of_side(side).any(|general| self.check_speaker(p, side, general).is_ok())
    }

    pub(crate) fn list_dice_changes(&self, p: &Position, seat: Seat, on: Subject, out: &mut Vec<Decision>) {
        if on != Subject::Dice {
            return;
        }
        if self.check_gas(p).is_ok() {
            out.push(Decision::Gas);
        }
        let shown = || (1..=6).filter(|face| self.check_face(p, *face).is_ok());
        if self.check_stormtroopers(p).is_ok() {
            out.extend(shown().map(Decision::Reroll));
        }
        for general in General::of_side(seat).filter(|general| self.check_speaker(p, seat, *general).is_ok())
        {
            for from in shown() {
                let others = (1..=6).filter(|to| *to != from);
                out.extend(others.map(|to| Decision::General { general, from, to }));
            }
        }
    }

    pub(crate) fn check_gas(&self, p: &Position) -> Checked {
        if !p.in_force(Ploy::Gas) {
            return refuse(rule!("14.2"), "no-gas");
        }
        self.check_unchanged(p)
    }

    fn check_unchanged(&self, p: &Position) -> Checked {
        if p.battle.changes != Changes::NONE {
            return refuse(rule!("r.after-roll"), "dice-order");
        }
        Ok(())
    }

    fn check_face(&self, p: &Position, face: u8) -> Checked {
        if !(1..=6).contains(&face) || p.battle.dice[usize::from(face) - 1] == 0 {
            return refuse(rule!("r.unknown"), "no-such-die");
        }
        Ok(())
    }

    pub(crate) fn check_reroll(&self, p: &Position, face: u8) -> Checked {
        self.check_face(p, face)?;
        self.check_stormtroopers(p)
    }

    /// The attacker rolls a die again by Stormtroopers with artillery (10.7.1).
    fn check_stormtroopers(&self, p: &Position) -> Checked {
        self.check_unchanged(p)?;
        let has = |arm: Arm| p.stacks(CENTRAL, p.focus.region()).any(|(class, ..)| class.arm() == arm);
        let attack = self.options.elites && p.active() == CENTRAL;
        if !attack || !has(Arm::Stormtrooper) || !has(Arm::Artillery) {
            return refuse(rule!("10.7.1"), "no-stormtroopers");
        }
        Ok(())
    }

    pub(crate) fn check_general(
        &self,
        p: &Position,
        seat: Seat,
        general: General,
        from: u8,
        to: u8,
    ) -> Checked {
        self.check_face(p, from)?;
        if !(1..=6).contains(&to) || from == to {
            return refuse(rule!("18.4"), "same-face");
        }
        self.check_speaker(p, seat, general)
    }

    /// A general speaks once in the war, one in a battle, where tiles of his nation are (18.3).
    fn check_speaker(&self, p: &Position, seat: Seat, general: General) -> Checked {
        if general.nation().side() != seat || p.generals[seat] & general.bit() == 0 {
            return refuse(rule!("18.3"), "general-gone");
        }
        if p.battle.changes == Changes::SPOKEN {
            return refuse(rule!("18.3"), "one-general");
        }
        if !self.has_nation(p, general.nation(), p.focus.region()) {
            return refuse(rule!("18.3"), "general-nation");
        }
        Ok(())
    }

    /// Poison gas: every die is rolled again (15.EP1, 15.CP1).
    pub(crate) fn roll_again(&self, p: &mut Position, dice: &mut Dice, journal: &mut Log) {
        let count: u8 = p.battle.dice.iter().sum();
        p.battle.roll(count, dice);
        p.effects &= !Ploy::Gas.bit();
        let side = p.active();
        journal.note(Card::doing(Ploy::Gas, side).info().rule, Event::GasUsed { side });
        self.note_roll(p, true, journal);
    }

    pub(crate) fn reroll(&self, p: &mut Position, face: u8, dice: &mut Dice, journal: &mut Log) {
        let to = dice.die();
        p.battle.dice = turned(p.battle.dice, face, to);
        p.battle.changes = Changes::REROLLED;
        journal.note(rule!("10.7.1"), Event::Rerolled { from: face, to });
        self.note_roll(p, false, journal);
    }

    pub(crate) fn use_general(
        &self,
        p: &mut Position,
        general: General,
        from: u8,
        to: u8,
        journal: &mut Log,
    ) {
        p.battle.dice = turned(p.battle.dice, from, to);
        p.battle.changes = Changes::SPOKEN;
        let side = p.active();
        p.generals[side] &= !general.bit();
        journal.note(rule!("18.4"), Event::GeneralSpoke { general, from, to });
        journal.note(rule!("18.5"), Event::GeneralLeaves { general });
        self.note_roll(p, false, journal);
    }

    /// The dice are final: hits are read, and who may ignore one is asked (9.5, 10.6.1).
    pub(crate) fn count_hits(&self, p: &mut Position, journal: &mut Log) {
        let region = p.focus.region();
        let attacker = p.active();
        let defender = attacker.other();
        let hits = BySeat(Seat::BOTH.map(|side| self.guns(p, side, region).hits(p.battle.dice)));
        for side in Seat::BOTH {
            if hits[side].special > 0 {
                journal.note(rule!("10.5"), Event::SpecialHits { side, count: hits[side].special });
            }
            p.battle.to_lose[side] = hits[side.other()].total;
        }
        p.battle.ignoring = Awaited::default();
        if p.battle.to_lose[attacker] > 0 && self.tank_rolls(p, region, p.battle.nation) {
            p.battle.ignoring.add(attacker);
        }
        let jagdkommandos = defender == CENTRAL && p.count_at(JAGDKOMMANDOS, region) > 0;
        if jagdkommandos && hits[attacker].infantry > 0 {
            p.battle.ignoring.add(defender);
        }
        p.phase = Phase::Ignore;
    }

    pub(crate) fn ignore_hit(&self, p: &mut Position, seat: Seat, journal: &mut Log) {
        p.battle.ignoring.remove(seat);
        p.battle.to_lose[seat] -= 1;
        let rule = if seat == p.active() { rule!("9.5") } else { rule!("10.6.1") };
        journal.note(rule, Event::HitIgnored { side: seat });
    }

    /// Trenches go first (17.3); then each side that has a choice of losses is asked.
    pub(crate) fn open_losses(&self, p: &mut Position, journal: &mut Log) {
        let region = p.focus.region();
        let defender = p.active().other();
        let trenches = &mut p.trenches[defender][region.index()];
        let fallen = (*trenches).min(p.battle.to_lose[defender]);
        if fallen > 0 {
            *trenches -= fallen;
            p.battle.to_lose[defender] -= fallen;
            journal.note(rule!("17.3"), Event::TrenchesLost { side: defender, count: fallen });
        }
        p.battle.choosing = Awaited::default();
        for side in Seat::BOTH {
            let tiles = p.tiles_in(side, region);
            let to_lose = p.battle.to_lose[side].min(tiles);
            p.battle.to_lose[side] = to_lose;
            p.battle.losses[side] = Losses::none(side);
            let kinds = self.fighters(p, side, region).filter(|(_, count)| *count > 0).count();
            if to_lose == 0 {
                continue;
            }
            if to_lose == tiles || kinds == 1 {
                let all = to_lose == tiles;
                let losses =
                    self.fighters(p, side, region).fold(Losses::none(side), |losses, (class, count)| {
                        losses.with(class, if all { count } else { to_lose.min(count) })
                    });
                p.battle.losses[side] = losses;
            } else {
                p.battle.choosing.add(side);
            }
        }
        p.phase = Phase::Losses;
    }

    /// The classes a side has in a region of battle, with how many tiles of each.
    pub(crate) fn fighters<'a>(
        &self,
        p: &'a Position,
        side: Seat,
        region: Region,
    ) -> impl Iterator<Item = (Class, u8)> + use<'a> {
        let fights = |class: &Class| class.arm() != Arm::Decoy;
        Class::of_side(side).filter(fights).map(move |class| (class, p.count_at(class, region)))
    }

    pub(crate) fn list_losses(&self, p: &Position, seat: Seat, _: Subject, out: &mut Vec<Decision>) {
        let mut stacks = [(Class(0), 0u8); SIDE_CLASSES];
        let mut kinds = 0;
        for (class, count) in self.fighters(p, seat, p.focus.region()).filter(|(_, count)| *count > 0) {
            stacks[kinds] = (class, count);
            kinds += 1;
        }
        choose(&stacks[..kinds], p.battle.to_lose[seat], Losses::none(seat), out);
    }

    pub(crate) fn check_losses(&self, p: &Position, seat: Seat, losses: Losses) -> Checked {
        let region = p.focus.region();
        if losses.side() != seat || losses.iter().any(|(class, count)| count > p.count_at(class, region)) {
            return refuse(rule!("r.unknown"), "no-such-tile");
        }
        if losses.total() != u32::from(p.battle.to_lose[seat]) {
            return refuse(rule!("4.8.2"), "lose-as-many");
        }
        Ok(())
    }

    /// Both sides take their losses at the same moment (4.8.2, 4.8.3).
    pub(crate) fn take_losses(&self, p: &mut Position, journal: &mut Log) {
        let region = p.focus.region();
        for side in Seat::BOTH {
            for (class, count) in p.battle.losses[side].iter() {
                for _ in 0..count {
                    let tile = p.find(class, region, |_| true).expect("checked");
                    self.destroy(p, class, tile, journal);
                }
                // Losses chosen in secret come to light together.
                journal.reveal(rule!("4.8.3"), Event::Lost { class, count, region });
            }
        }
        self.end_battle(p, journal);
    }

    /// A tile is destroyed: elites go back to the reserves (10.2), blockaded Germans leave for good (15.EP10).
    pub(crate) fn destroy(&self, p: &mut Position, class: Class, tile: Tile, journal: &mut Log) {
        let blockaded = p.in_force(Ploy::Blockade)
            && class.nation() == Some(Nation::Germany)
            && matches!(class.arm(), Arm::Artillery | Arm::Aircraft);
        if class.arm().is_elite() {
            p.change(class, tile, Tile::new(Place::RESERVES, self.seen(Place::RESERVES)));
            journal.note(rule!("10.2"), Event::EliteBack { class });
        } else if blockaded {
            p.change(class, tile, Tile::new(Place::REMOVED, Marks::NONE));
            journal.note(rule!("15.EP10"), Event::LostForGood { class, count: 1 });
        } else {
            p.change(class, tile, Tile::new(Place::DESTROYED, Marks::NONE));
        }
    }

    /// A battle is over; a side that cleared the region controls it and may advance (4.8.3, 4.8.4).
    fn end_battle(&self, p: &mut Position, journal: &mut Log) {
        let region = p.focus.region();
        let side = p.active();
        journal.note(rule!("4.8.3"), Event::BattleOver { region });
        p.battles &= !region.bit();
        p.battle = Battle { dice: p.battle.dice, ..Battle::default() };
        if p.tiles_in(side.other(), region) == 0 && p.tiles_in(side, region) > 0 {
            p.set_control(side, region);
            journal.note(rule!("4.8.4"), Event::Cleared { side, region });
            self.check_ruhr(p, journal);
            p.phase = Phase::Advance;
        } else {
            p.phase = Phase::Battle;
        }
    }

    pub(crate) fn check_advance(&self, p: &Position, seat: Seat, class: Class, to: Region) -> Checked {
        let from = p.focus.region();
        if class.side() != seat || p.count_at(class, from) == 0 {
            return refuse(rule!("r.unknown"), "no-such-tile");
        }
        if self.map.land[from.index()] & to.bit() == 0 {
            return refuse(rule!("4.8.4.where"), "not-adjacent");
        }
        if p.neutral & to.bit() != 0 {
            return refuse(rule!("2.6"), "neutral-region");
        }
        if self.mutinous(p, class) {
            return refuse(rule!("15.forbids"), "mutinies");
        }
        Ok(())
    }

    pub(crate) fn advance(&self, p: &mut Position, class: Class, to: Region, journal: &mut Log) {
        let from = p.focus.region();
        let tile = p.find(class, from, |_| true).expect("checked");
        p.change(class, tile, Tile::new(to, tile.marks()));
        journal.note(rule!("4.8.4"), Event::Advanced { class, from, to });
    }
}

impl Battle {
    /// Rolls so many dice, and no others lie on the table.
    fn roll(&mut self, count: u8, dice: &mut Dice) {
        self.dice = [0; 6];
        for _ in 0..count {
            self.dice[usize::from(dice.die()) - 1] += 1;
        }
    }
}

/// The dice with one of them turned from a face to another.
pub(crate) fn turned(mut dice: [u8; 6], from: u8, to: u8) -> [u8; 6] {
    dice[usize::from(from) - 1] -= 1;
    dice[usize::from(to) - 1] += 1;
    dice
}

/// Every way to take `count` tiles from these stacks.
fn choose(stacks: &[(Class, u8)], count: u8, so_far: Losses, out: &mut Vec<Decision>) {
    let Some(((class, there), rest)) = stacks.split_first() else {
        if count == 0 {
            out.push(Decision::Lose(so_far));
        }
        return;
    };
    let others: u8 = rest.iter().map(|(_, there)| there).sum();
    for taken in count.saturating_sub(others)..=count.min(*there) {
        choose(rest, count - taken, so_far.with(*class, taken), out);
    }
}
