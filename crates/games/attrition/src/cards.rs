//! Event cards (14) and what each does (15).

use contract::{Refusal, Rule, Seat};

use crate::decision::{Decision, Subject};
use crate::event::Event;
use crate::map::{Region, Regions, those};
use crate::position::{NOWHERE, Phase, Position, effect};
use crate::tables::{Arm, CENTRAL, Card, Class, DECK, ENTENTE, Nation, Ploy, WHOLE_DECK, year};
use crate::tile::{Marks, Piece, Place, Tile};
use crate::{Attrition, Log, refuse, rule};

/// How many cards a side keeps (14.1).
const KEPT: u32 = 4;

/// Where the cards of a side begin among those of both.
fn first_bit(side: Seat) -> u32 {
    DECK as u32 * side as u32
}

impl Ploy {
    /// Those whose effects last.
    pub(crate) const LASTING: [Ploy; 11] = [
        Ploy::Gas,
        Ploy::Barrage,
        Ploy::Landing,
        Ploy::FreshTroops,
        Ploy::Hutier,
        Ploy::Blockade,
        Ploy::Revolution,
        Ploy::Lusitania,
        Ploy::Submarines,
        Ploy::Mutinies,
        Ploy::MataHari,
    ];

    /// The effect that it has in a turn; none where it is over at once.
    pub(crate) fn effect(self) -> u16 {
        match self {
            Ploy::Gas => effect::GAS,
            Ploy::Barrage => effect::BARRAGE,
            Ploy::Landing => effect::LANDING,
            Ploy::FreshTroops => effect::FRESH,
            Ploy::Hutier => effect::HUTIER,
            Ploy::Blockade => effect::BLOCKADE,
            Ploy::Revolution => effect::REVOLUTION,
            Ploy::Lusitania => effect::LUSITANIA,
            Ploy::Submarines => effect::SUBMARINES,
            Ploy::Mutinies => effect::MUTINIES,
            Ploy::MataHari => effect::MATA_HARI,
            Ploy::GiveUp | Ploy::Recovery | Ploy::Expedition | Ploy::FlyingCircus => 0,
        }
    }
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
    pub(crate) fn card_subjects(&self, p: &Position, seat: Seat, f: &mut dyn FnMut(Subject)) {
        if p.phase == Phase::Card {
            for card in Card::of_bits(seat, p.hand[seat.index()]) {
                if self.check_play(p, seat, card).is_ok() {
                    f(Subject::Card(card));
                }
            }
        }
        f(Subject::Button);
    }

    pub(crate) fn list_cards(&self, p: &Position, seat: Seat, subject: Subject, out: &mut Vec<Decision>) {
        match (p.phase, subject) {
            (Phase::Draft, _) => {
                let dealt = p.dealt[seat.index()];
                let fours =
                    (0..=WHOLE_DECK).filter(|cards| cards & !dealt == 0 && cards.count_ones() == KEPT);
                out.extend(fours.map(|cards| Decision::Keep(u32::from(cards) << first_bit(seat))));
            }
            (_, Subject::Card(card)) => out.push(Decision::Play(card)),
            _ => out.push(Decision::Done),
        }
    }

    pub(crate) fn check_keep(&self, p: &Position, seat: Seat, cards: u32) -> Result<(), Refusal> {
        let dealt = u32::from(p.dealt[seat.index()]) << first_bit(seat);
        if cards & !dealt != 0 {
            return refuse(rule!("r.unknown"), "not-dealt");
        }
        if cards.count_ones() != KEPT {
            return refuse(rule!("14.1"), "keep-four");
        }
        Ok(())
    }

    pub(crate) fn keep(&self, p: &mut Position, seat: Seat, cards: u32, journal: &mut Log) {
        p.hand[seat.index()] = (cards >> first_bit(seat)) as u16 & WHOLE_DECK;
        p.dealt[seat.index()] = 0;
        journal.note(rule!("14.1"), Event::CardsKept { side: seat });
    }

    pub(crate) fn check_play(&self, p: &Position, seat: Seat, card: Card) -> Result<(), Refusal> {
        if card.side() != seat || p.hand[seat.index()] & card.bit() == 0 {
            return refuse(rule!("14.2"), "not-in-hand");
        }
        if year(p.turn) < self.map.years[card.index()] {
            return refuse(rule!("14.3"), "too-early");
        }
        Ok(())
    }

    /// A card is played (14.2, 14.4).
    pub(crate) fn play(&self, p: &mut Position, card: Card, journal: &mut Log) {
        let side = card.side().index();
        p.hand[side] &= !card.bit();
        p.played[side] |= card.bit();
        journal.reveal(rule!("14.2"), Event::CardPlayed { card });
        journal.note(card.info().rule, Event::CardTakesHold { card });
        p.focus = NOWHERE;
        match card.info().ploy {
            ploy @ (Ploy::Gas
            | Ploy::Hutier
            | Ploy::Landing
            | Ploy::Barrage
            | Ploy::Lusitania
            | Ploy::Revolution
            | Ploy::FreshTroops
            | Ploy::Blockade) => p.effects |= ploy.effect(),
            ploy @ (Ploy::Submarines | Ploy::Mutinies | Ploy::MataHari) => p.coming |= ploy.effect(),
            Ploy::GiveUp => p.phase = Phase::Give,
            Ploy::Recovery => {
                p.allowance = 2;
                p.phase = Phase::Recover;
            }
            Ploy::FlyingCircus => p.phase = Phase::Strike,
            Ploy::Expedition => p.allowance = 2,
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

    pub(crate) fn must_give(&self, p: &Position, seat: Seat) -> bool {
        let nation = p.given_nation();
        seat == nation.side() && Region::all().any(|region| self.has_nation(p, nation, region))
    }

    pub(crate) fn check_give(
        &self,
        p: &Position,
        seat: Seat,
        piece: Piece,
        region: Region,
    ) -> Result<(), Refusal> {
        if piece.class.side() != seat
            || p.find(piece.class, region, |marks| marks.face() == piece.face).is_none()
        {
            return refuse(rule!("r.unknown"), "no-such-tile");
        }
        if piece.class.nation() != Some(p.given_nation()) {
            return refuse(p.given_by(), "wrong-nation");
        }
        Ok(())
    }

    /// A tile leaves the board for the reserves, in sight of all (15.EP4, 15.CP4, r.fog-cards).
    pub(crate) fn give(&self, p: &mut Position, piece: Piece, region: Region, journal: &mut Log) {
        let there = Tile::new(region, Marks(piece.face.0));
        p.change(piece.class, there, Tile::new(Place::RESERVES, self.seen(Place::RESERVES)));
        let event = Event::GaveUp { class: piece.class, region };
        if piece.face.is_up() {
            journal.note(p.given_by(), event);
        } else {
            journal.reveal(p.given_by(), event);
        }
    }

    pub(crate) fn give_nothing(&self, p: &Position, journal: &mut Log) {
        journal.reveal(p.given_by(), Event::NothingToGive { nation: p.given_nation() });
    }

    /// Whose destroyed tiles a card brings back, and whose tiles must be in the region (15.EP7, 15.CP7).
    fn recovery(&self, side: Seat) -> (Nation, Nation, Rule) {
        match side {
            CENTRAL => (Nation::Germany, Nation::France, rule!("15.CP7")),
            _ => (Nation::France, Nation::Germany, rule!("15.EP7")),
        }
    }

    fn recoverable(&self, class: Class) -> bool {
        let (nation, ..) = self.recovery(class.side());
        class.nation() == Some(nation)
            && class.arm().is_pouched()
            && (nation == Nation::Germany || class.arm() == Arm::Infantry)
    }

    fn recovery_sites(&self, p: &Position) -> Regions {
        let (_, enemy, _) = self.recovery(p.active());
        if p.focus != NOWHERE {
            return Region(p.focus).bit();
        }
        those(p.contested, |region| self.may_have_nation(p, enemy, region))
    }

    pub(crate) fn may_recover(&self, p: &Position) -> bool {
        let there = |class: Class| self.recoverable(class) && p.count_at(class, Place::DESTROYED) > 0;
        p.allowance > 0 && Class::of_side(p.active()).any(there) && self.recovery_sites(p) != 0
    }

    pub(crate) fn check_recover(
        &self,
        p: &Position,
        seat: Seat,
        class: Class,
        region: Region,
    ) -> Result<(), Refusal> {
        let (_, _, rule) = self.recovery(seat);
        if class.side() != seat || p.count_at(class, Place::DESTROYED) == 0 {
            return refuse(rule!("r.unknown"), "none-destroyed");
        }
        if !self.recoverable(class) {
            return refuse(rule, "wrong-nation");
        }
        if p.focus != NOWHERE && p.focus != region.0 {
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
        p.focus = region.0;
        journal.note(rule, Event::Recovered { class, region });
    }

    /// Whether a region holds, or may hold for all that everyone knows, a German aircraft and a face-up enemy one.
    fn duel_in(&self, p: &Position, region: Region, known: bool) -> bool {
        let target = p.stacks(ENTENTE, region).any(|(class, marks, _)| self.is_target(class, marks));
        let hunter = p.stacks(CENTRAL, region).any(|(class, marks, _)| {
            if known || marks.face().is_up() {
                class.arm() == Arm::Aircraft && class.nation() == Some(Nation::Germany)
            } else {
                marks.face().may_be(Nation::Germany)
            }
        });
        target && hunter
    }

    fn is_target(&self, class: Class, marks: Marks) -> bool {
        class.arm() == Arm::Aircraft && marks.face().is_up()
    }

    pub(crate) fn may_strike(&self, p: &Position) -> bool {
        Region::all().any(|region| p.tiles_in(ENTENTE, region) > 0 && self.duel_in(p, region, false))
    }

    pub(crate) fn must_strike(&self, p: &Position, seat: Seat) -> bool {
        seat == CENTRAL && Region::all().any(|region| self.duel_in(p, region, true))
    }

    pub(crate) fn check_strike(
        &self,
        p: &Position,
        seat: Seat,
        class: Class,
        region: Region,
    ) -> Result<(), Refusal> {
        let there = p.find(class, region, |marks| self.is_target(class, marks)).is_some();
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
        let hunts = |own: Class| own.arm() == Arm::Aircraft && own.nation() == Some(Nation::Germany);
        self.show_one(p, CENTRAL, region, hunts, journal);
        let tile = p.find(class, region, |marks| self.is_target(class, marks)).expect("checked");
        self.destroy(p, class, tile, journal);
        journal.note(rule!("15.CP8"), Event::Struck { class, region });
    }

    pub(crate) fn card_target_subjects(&self, p: &Position, seat: Seat, f: &mut dyn FnMut(Subject)) {
        match p.phase {
            Phase::Give => {
                let nation = p.given_nation();
                for region in Region::all().filter(|region| self.has_nation(p, nation, *region)) {
                    f(Subject::Region(region));
                }
                if !self.must_give(p, seat) {
                    f(Subject::Button);
                }
            }
            Phase::Recover => self.region_subjects(self.recovery_sites(p), f),
            _ => {
                for region in Region::all().filter(|region| self.duel_in(p, *region, true)) {
                    f(Subject::Region(region));
                }
                if !self.must_strike(p, seat) {
                    f(Subject::Button);
                }
            }
        }
    }

    pub(crate) fn list_card_targets(
        &self,
        p: &Position,
        seat: Seat,
        subject: Subject,
        out: &mut Vec<Decision>,
    ) {
        let Subject::Region(region) = subject else {
            out.push(Decision::Done);
            return;
        };
        match p.phase {
            Phase::Give => {
                let nation = Some(p.given_nation());
                let given = p.stacks(seat, region).filter(|(class, ..)| class.nation() == nation);
                out.extend(
                    given
                        .map(|(class, marks, _)| Decision::Give(Piece { class, face: marks.face() }, region)),
                );
            }
            Phase::Recover => {
                let there =
                    |class: &Class| self.recoverable(*class) && p.count_at(*class, Place::DESTROYED) > 0;
                out.extend(Class::of_side(seat).filter(there).map(|class| Decision::Recover(class, region)));
            }
            _ => {
                let targets =
                    p.stacks(ENTENTE, region).filter(|(class, marks, _)| self.is_target(*class, *marks));
                out.extend(targets.map(|(class, ..)| Decision::Strike(class, region)));
            }
        }
    }
}
