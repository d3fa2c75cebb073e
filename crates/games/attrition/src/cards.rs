//! Event cards (14) and what each does (15).

use contract::{Rule, Seat};

use crate::decision::{Decision, Subject};
use crate::event::Event;
use crate::fog::tell;
use crate::map::{ALL_REGIONS, Region, Regions, those};
use crate::position::{Focus, Phase, Position};
use crate::tables::{Arm, CENTRAL, Card, Class, DECK, ENTENTE, Nation, Ploy, WHOLE_DECK, year};
use crate::tile::{Marks, Piece, Place, Tile};
use crate::{Attrition, Checked, Log, refuse, rule};

/// How many cards a side keeps (14.1).
const KEPT: u32 = 4;

/// Where the cards of a side begin among those of both.
fn first_bit(side: Seat) -> u32 {
    DECK as u32 * side as u32
}

impl Position {
    /// The nation whose tile the other side has to give up, by the card that the active side played.
    pub(crate) fn given_nation(&self) -> Nation {
        if self.active() == ENTENTE { Nation::Ottoman } else { Nation::Britain }
    }

    /// The section of that card.
    pub(crate) fn given_by(&self) -> Rule {
        Card::doing(Ploy::GiveUp, self.active()).info().rule
    }
}

impl Attrition {
    pub(crate) fn list_keeps(&self, p: &Position, seat: Seat, _: Subject, out: &mut Vec<Decision>) {
        let dealt = p.dealt[seat];
        let fours = (0..=WHOLE_DECK).filter(|cards| cards & !dealt == 0 && cards.count_ones() == KEPT);
        out.extend(fours.map(|cards| Decision::Keep(u32::from(cards) << first_bit(seat))));
    }

    pub(crate) fn check_keep(&self, p: &Position, seat: Seat, cards: u32) -> Checked {
        let dealt = u32::from(p.dealt[seat]) << first_bit(seat);
        if cards & !dealt != 0 {
            return refuse(rule!("r.unknown"), "not-dealt");
        }
        if cards.count_ones() != KEPT {
            return refuse(rule!("14.1"), "keep-four");
        }
        Ok(())
    }

    pub(crate) fn keep(&self, p: &mut Position, seat: Seat, cards: u32, journal: &mut Log) {
        p.hand[seat] = (cards >> first_bit(seat)) as u16 & WHOLE_DECK;
        p.dealt[seat] = 0;
        journal.note(rule!("14.1"), Event::CardsKept { side: seat });
    }

    pub(crate) fn check_play(&self, p: &Position, seat: Seat, card: Card) -> Checked {
        if card.side() != seat || p.hand[seat] & card.bit() == 0 {
            return refuse(rule!("14.2"), "not-in-hand");
        }
        if year(p.turn) < self.map.years[card.index()] {
            return refuse(rule!("14.3"), "too-early");
        }
        Ok(())
    }

    /// A card is played (14.2, 14.4).
    pub(crate) fn play(&self, p: &mut Position, card: Card, journal: &mut Log) {
        let side = card.side();
        p.hand[side] &= !card.bit();
        p.played[side] |= card.bit();
        journal.reveal(rule!("14.2"), Event::CardPlayed { card });
        journal.note(card.info().rule, Event::CardTakesHold { card });
        p.focus = Focus::NOTHING;
        match card.info().ploy {
            Ploy::GiveUp => p.phase = Phase::Give,
            Ploy::Recovery => {
                p.allowance = 2;
                p.phase = Phase::Recover;
            }
            Ploy::FlyingCircus => p.phase = Phase::Strike,
            Ploy::Expedition => p.allowance = 2,
            ploy @ (Ploy::Submarines | Ploy::Mutinies | Ploy::MataHari) => p.coming |= ploy.bit(),
            ploy => p.effects |= ploy.bit(),
        }
        if p.phase == Phase::Card {
            self.open_returns(p, journal);
        }
    }

    /// The places of tiles that fit a nation, face up or not, for all that everyone knows.
    pub(crate) fn may_have_to_give(&self, p: &Position) -> bool {
        let nation = p.given_nation();
        Region::all()
            .any(|region| p.tiles_in(nation.side(), region) > 0 && self.may_have_nation(p, nation, region))
    }

    /// Nothing may be given up only where there is nothing.
    pub(crate) fn check_nothing_given(&self, p: &Position, _: Seat) -> Checked {
        let nation = p.given_nation();
        if Region::all().any(|region| self.has_nation(p, nation, region)) {
            return refuse(p.given_by(), "must-give");
        }
        Ok(())
    }

    pub(crate) fn check_give(&self, p: &Position, seat: Seat, piece: Piece, region: Region) -> Checked {
        self.check_piece(p, seat, piece, region)?;
        if piece.class.nation() != Some(p.given_nation()) {
            return refuse(p.given_by(), "wrong-nation");
        }
        Ok(())
    }

    /// A tile leaves the board for the reserves, in sight of all (15.EP4, 15.CP4, r.fog-cards).
    pub(crate) fn give(&self, p: &mut Position, piece: Piece, region: Region, journal: &mut Log) {
        let there = Tile::new(region, Marks(piece.face.0));
        p.change(piece.class, there, Tile::new(Place::RESERVES, self.seen(Place::RESERVES)));
        tell(journal, p.given_by(), Event::GaveUp { class: piece.class, region }, !piece.face.is_up());
    }

    pub(crate) fn give_nothing(&self, p: &Position, journal: &mut Log) {
        journal.reveal(p.given_by(), Event::NothingToGive { nation: p.given_nation() });
    }

    /// Whose destroyed tiles a card brings back, and whose tiles must be in the region (15.EP7, 15.CP7).
    fn recovery(&self, side: Seat) -> (Nation, Nation, Rule) {
        let rule = Card::doing(Ploy::Recovery, side).info().rule;
        match side {
            CENTRAL => (Nation::Germany, Nation::France, rule),
            ENTENTE => (Nation::France, Nation::Germany, rule),
        }
    }

    fn recoverable(&self, class: Class) -> bool {
        let (nation, ..) = self.recovery(class.side());
        class.nation() == Some(nation)
            && class.arm().is_pouched()
            && (nation == Nation::Germany || class.arm() == Arm::Infantry)
    }

    pub(crate) fn recovery_sites(&self, p: &Position) -> Regions {
        let (_, enemy, _) = self.recovery(p.active());
        if p.focus != Focus::NOTHING {
            return p.focus.region().bit();
        }
        those(p.contested, |region| self.may_have_nation(p, enemy, region))
    }

    pub(crate) fn may_recover(&self, p: &Position) -> bool {
        p.allowance > 0 && self.recoveries(p, p.active()).next().is_some() && self.recovery_sites(p) != 0
    }

    /// Whether the card that brings tiles back would find any, and a region for them.
    pub(crate) fn would_recover(&self, p: &Position) -> bool {
        let (_, enemy, _) = self.recovery(p.active());
        let site = |region: Region| p.contested & region.bit() != 0 && self.may_have_nation(p, enemy, region);
        self.recoveries(p, p.active()).next().is_some() && Region::all().any(site)
    }

    /// The classes of which a card can bring tiles back.
    fn recoveries<'a>(&self, p: &'a Position, side: Seat) -> impl Iterator<Item = Class> + use<'a, '_> {
        let there = |class: &Class| self.recoverable(*class) && p.count_at(*class, Place::DESTROYED) > 0;
        Class::of_side(side).filter(there)
    }

    pub(crate) fn list_recoveries(&self, p: &Position, seat: Seat, on: Subject, out: &mut Vec<Decision>) {
        if let Subject::Region(region) = on {
            out.extend(self.recoveries(p, seat).map(|class| Decision::Recover(class, region)));
        }
    }

    pub(crate) fn check_recover(&self, p: &Position, seat: Seat, class: Class, region: Region) -> Checked {
        let (_, _, rule) = self.recovery(seat);
        if class.side() != seat || p.count_at(class, Place::DESTROYED) == 0 {
            return refuse(rule!("r.unknown"), "none-destroyed");
        }
        if !self.recoverable(class) {
            return refuse(rule, "wrong-nation");
        }
        if p.focus.narrow(region.bit()) == 0 {
            return refuse(rule!("r.one-region"), "one-region");
        }
        if self.recovery_sites(p) & region.bit() == 0 {
            return refuse(rule, "recover-where");
        }
        Ok(())
    }

    pub(crate) fn recover(&self, p: &mut Position, class: Class, region: Region, journal: &mut Log) {
        let (_, _, rule) = self.recovery(class.side());
        p.change(class, Tile::new(Place::DESTROYED, Marks::NONE), Tile::new(region, Marks::NONE));
        p.allowance -= 1;
        p.focus = region.into();
        journal.note(rule, Event::Recovered { class, region });
    }

    /// Whether a region holds, or may hold for all that everyone knows, a German aircraft and a face-up enemy one.
    fn duel_in(&self, p: &Position, region: Region, known: bool) -> bool {
        let target = p.stacks(ENTENTE, region).any(|(class, marks, _)| is_target(class, marks));
        let hunter = p.stacks(CENTRAL, region).any(|(class, marks, _)| {
            if known || marks.face().is_up() {
                is_hunter(class)
            } else {
                marks.face().may_be(Nation::Germany)
            }
        });
        target && hunter
    }

    pub(crate) fn may_strike(&self, p: &Position) -> bool {
        Region::all().any(|region| p.tiles_in(ENTENTE, region) > 0 && self.duel_in(p, region, false))
    }

    /// The regions where an aircraft can be destroyed.
    pub(crate) fn duels(&self, p: &Position) -> Regions {
        those(ALL_REGIONS, |region| self.duel_in(p, region, true))
    }

    pub(crate) fn list_strikes(&self, p: &Position, _: Seat, on: Subject, out: &mut Vec<Decision>) {
        if let Subject::Region(region) = on {
            let targets = p.stacks(ENTENTE, region).filter(|(class, marks, _)| is_target(*class, *marks));
            out.extend(targets.map(|(class, ..)| Decision::Strike(class, region)));
        }
    }

    /// An aircraft that can be destroyed must be.
    pub(crate) fn check_no_strike(&self, p: &Position, _: Seat) -> Checked {
        if self.duels(p) != 0 {
            return refuse(rule!("15.CP8"), "must-strike");
        }
        Ok(())
    }

    pub(crate) fn check_strike(&self, p: &Position, seat: Seat, class: Class, region: Region) -> Checked {
        let there = p.find(class, region, |marks| is_target(class, marks)).is_some();
        if class.side() == seat || !there {
            return refuse(rule!("r.unknown"), "no-such-tile");
        }
        if !self.duel_in(p, region, true) {
            return refuse(rule!("15.CP8"), "no-german-aircraft");
        }
        Ok(())
    }

    /// An enemy aircraft is destroyed; a German one is shown (15.CP8, r.fog-cards).
    pub(crate) fn strike(&self, p: &mut Position, class: Class, region: Region, journal: &mut Log) {
        self.show_one(p, CENTRAL, region, is_hunter, journal);
        let tile = p.find(class, region, |marks| is_target(class, marks)).expect("checked");
        self.destroy(p, class, tile, journal);
        journal.note(rule!("15.CP8"), Event::Struck { class, region });
    }
}

/// A German aircraft (15.CP8).
fn is_hunter(class: Class) -> bool {
    class.arm() == Arm::Aircraft && class.nation() == Some(Nation::Germany)
}

/// A face-up aircraft (15.CP8).
fn is_target(class: Class, marks: Marks) -> bool {
    class.arm() == Arm::Aircraft && marks.face().is_up()
}
