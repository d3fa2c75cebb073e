//! Decisions as they are offered, and why others are not.

use contract::{Notation, Rule, Rules, Seat};
use table::{Offer, Role, Text, Verb};

use crate::decision::Decision;
use crate::map::Region;
use crate::position::{Phase, Position};
use crate::tables::{Card, Class, Nation, Ploy};
use crate::tile::{Face, Piece, Place};
use crate::{Attrition, rule, rulebook};

/// The verbs of the notation; the messages name each under `verb-…`.
pub(crate) const VERBS: &[&str] = <Decision as Notation<Attrition>>::VERBS;

/// What a decision does to whoever points.
fn role_of(decision: Decision) -> Role {
    match decision {
        Decision::Done | Decision::Ignore => Role::Pass,
        Decision::Keep(_) => Role::Pick,
        Decision::Play(_) => Role::Play,
        Decision::Give(..) | Decision::Lose(_) => Role::Pay,
        Decision::Recover(..)
        | Decision::Mobilise(..)
        | Decision::TakeOff(..)
        | Decision::Scramble(..)
        | Decision::Land(_) => Role::Place,
        Decision::Move { .. }
        | Decision::Park(..)
        | Decision::Advance(..)
        | Decision::Recall(..)
        | Decision::Redeploy(..) => Role::Move,
        Decision::Strike(..) | Decision::Plan(_) | Decision::Fight { .. } => Role::Strike,
        Decision::Return(_)
        | Decision::Mulligan
        | Decision::Surrender
        | Decision::Rail(..)
        | Decision::Spy(_)
        | Decision::Gas
        | Decision::Reroll(_)
        | Decision::General { .. }
        | Decision::Declare(_)
        | Decision::Salonica(_)
        | Decision::Trench(_) => Role::Act,
    }
}

impl Attrition {
    pub(crate) fn draw_offer(&self, p: &Position, seat: Seat, decision: Decision) -> Offer {
        let (subject, target) = self.pointed_at(p, seat, decision);
        let text = self.notate(decision);
        let verb = Verb::of(&text, VERBS);
        Offer {
            decision: text,
            role: role_of(decision),
            verb,
            subject,
            target,
            label: self.label(p, seat, decision),
            rule: rulebook().section(self.rule_of(p, seat, decision)).id.clone(),
            figure: None,
            caution: self.caution(p, seat, decision),
        }
    }

    /// The ids of what a decision is about, and of where it goes.
    fn pointed_at(&self, p: &Position, seat: Seat, decision: Decision) -> (Option<String>, Option<String>) {
        let at = |region: Region| Some(region.id().to_string());
        let from = |pool: &str, class: Class| Some(format!("{pool}/{}", class.info().code));
        let on = |piece: Piece, region: Region| Some(tile_id(piece.class, piece.face, region));
        let up = |class: Class, region: Region| on(Piece { class, face: Face::UP }, region);
        let airfield = || Some("airfield".to_string());
        match decision {
            Decision::Done | Decision::Keep(_) | Decision::Ignore => (None, None),
            Decision::Mulligan | Decision::Surrender => (None, None),
            Decision::Play(card) => (Some(card.info().code.to_string()), None),
            Decision::Give(piece, region) | Decision::Rail(piece, region) => (on(piece, region), None),
            Decision::Recover(class, region) => (from("destroyed", class), at(region)),
            Decision::Strike(class, region) => (up(class, region), None),
            Decision::Return(nation) => (Some(format!("destroyed/{}", nation.code())), None),
            Decision::Mobilise(class, region) => (from("reserves", class), at(region)),
            Decision::TakeOff(class, region) => (from("airfield", class), at(region)),
            Decision::Move { piece, from, to, .. } => (on(piece, from), at(to)),
            Decision::Park(piece, from) => (on(piece, from), airfield()),
            Decision::Plan(region) | Decision::Spy(region) | Decision::Trench(region) => (at(region), None),
            Decision::Scramble(class, region) => (from("airfield", class), at(region)),
            Decision::Fight { region, .. } => (at(region), None),
            Decision::Gas => (Some("dice".to_string()), None),
            Decision::Reroll(face) => (Some(format!("dice/{face}")), None),
            Decision::General { from, to, .. } => (Some(format!("dice/{from}")), Some(format!("face/{to}"))),
            Decision::Lose(_) => (at(p.focus.region()), None),
            Decision::Advance(class, to) => (up(class, p.focus.region()), at(to)),
            Decision::Recall(class, region) => (up(class, region), airfield()),
            Decision::Declare(nation) => (Some(format!("nation/{}", nation.code())), None),
            Decision::Salonica(nation) => (Some(format!("nation/{}", nation.code())), at(Region::SALONICA)),
            Decision::Land(class) => (from("reserves", class), at(self.landing(seat).1)),
            Decision::Redeploy(piece, to) => (on(piece, self.redeployment(p).0), at(to)),
        }
    }

    /// A decision in words.
    fn label(&self, p: &Position, seat: Seat, decision: Decision) -> Text {
        let place = |label: Text, region: Region| label.with("region", self.map.name(region));
        let of = |key: &'static str, region: Region| place(Text::key(key), region);
        let with = |key: &'static str, class: Class, region: Region| {
            place(Text::key(key).with("tile", class.text()), region)
        };
        let with_piece = |key: &'static str, piece: Piece, region: Region| {
            place(Text::key(key).with("tile", piece_text(piece)), region)
        };
        match decision {
            Decision::Done => {
                let label = Text::key(format!("done-{}", p.phase.key()));
                if p.phase == Phase::Mobilise { label.with("count", self.idle(p, seat)) } else { label }
            }
            Decision::Keep(cards) => {
                let kept = Card::all().filter(|card| cards & 1 << card.0 != 0).map(Card::text).collect();
                Text::key("offer-keep").with("cards", Text::List(kept))
            }
            Decision::Play(card) => {
                Text::key("offer-play").with("card", card.text()).with("effect", Text::key(card.effect_key()))
            }
            Decision::Give(piece, region) => with_piece("offer-give", piece, region),
            Decision::Recover(class, region) => with("offer-recover", class, region),
            Decision::Strike(class, region) => with("offer-strike", class, region),
            Decision::Return(nation) => {
                let count: u8 =
                    Class::of_nation(nation).map(|class| p.count_at(class, Place::DESTROYED)).sum();
                Text::key("offer-return").with("nation", nation.text()).with("count", count)
            }
            Decision::Mulligan => Text::key("offer-mulligan"),
            Decision::Surrender => Text::key("offer-surrender"),
            Decision::Rail(piece, region) => with_piece("offer-rail", piece, region),
            Decision::Mobilise(class, region) => with("offer-mobilise", class, region),
            Decision::TakeOff(class, region) => with("offer-take-off", class, region),
            Decision::Move { piece, from, to, sea } => {
                let label = Text::key(if sea { "offer-sail" } else { "offer-move" });
                let label = label.with("tile", piece_text(piece));
                label.with("from", self.map.name(from)).with("to", self.map.name(to))
            }
            Decision::Park(piece, from) => with_piece("offer-park", piece, from),
            Decision::Plan(region) => of("offer-plan", region),
            Decision::Spy(region) => of("offer-spy", region),
            Decision::Scramble(class, region) => with("offer-scramble", class, region),
            Decision::Fight { region, nation: Some(nation), double } => {
                let label = of(if double { "offer-fight-double" } else { "offer-fight" }, region);
                let dice = self.dice_count(p, region, nation, double);
                label.with("nation", nation.text()).with("dice", dice)
            }
            Decision::Fight { region, .. } => of("offer-fight-decoys", region),
            Decision::Gas => Text::key("offer-gas"),
            Decision::Reroll(face) => Text::key("offer-reroll").with("face", face),
            Decision::General { general, from, to } => {
                Text::key("offer-general").with("general", general.name()).with("from", from).with("to", to)
            }
            Decision::Ignore => Text::key("offer-ignore"),
            Decision::Lose(losses) => {
                let lost = losses.iter().map(|(class, count)| {
                    Text::key("tiles-counted").with("tile", class.text()).with("count", count)
                });
                Text::key("offer-lose").with("tiles", Text::List(lost.collect()))
            }
            Decision::Advance(class, to) => with("offer-advance", class, to),
            Decision::Recall(class, region) => with("offer-recall", class, region),
            Decision::Declare(nation) => Text::key("offer-declare").with("nation", nation.text()),
            Decision::Salonica(nation) => Text::key("offer-salonica").with("nation", nation.code()),
            Decision::Land(class) => with("offer-land", class, self.landing(seat).1),
            Decision::Redeploy(piece, to) => with_piece("offer-redeploy", piece, to),
            Decision::Trench(region) => of("offer-trench", region),
        }
    }

    /// The section that a decision is made by: that of the phase, unless it has one of its own.
    fn rule_of(&self, p: &Position, seat: Seat, decision: Decision) -> Rule {
        match decision {
            Decision::Play(card) => card.info().rule,
            Decision::Mobilise(class, _) if class.arm().is_elite() => rule!("10.3"),
            Decision::TakeOff(..) => rule!("11.5"),
            Decision::Move { sea: true, .. } => rule!("4.6.4"),
            Decision::Park(..) => rule!("11.3"),
            Decision::Gas => Card::doing(Ploy::Gas, seat).info().rule,
            Decision::Reroll(_) => rule!("10.7.1"),
            Decision::General { .. } => rule!("18.4"),
            Decision::Ignore if seat == p.active() => rule!("9.5"),
            Decision::Ignore => rule!("10.6.1"),
            Decision::Salonica(_) => rule!("4.9.1.1"),
            Decision::Land(_) => self.landing(seat).2,
            _ => (p.phase.stage().rule)(p),
        }
    }
}

/// What a tile that is known is called on the table, with those like it in its region.
pub(crate) fn tile_id(class: Class, face: Face, region: Region) -> String {
    format!("{}/{}{}", region.id(), class.info().code, face.code())
}

/// A tile of one's own, saying what back it shows if it lies face down.
fn piece_text(piece: Piece) -> Text {
    let tile = piece.class.text();
    match piece.face {
        Face::UP => tile,
        face if face == Face::expeditionary() => Text::key("tile-face-down-any").with("tile", tile),
        face if face == Face::mobilised_in(Region::SALONICA) => {
            Text::key("tile-face-down-salonica").with("tile", tile)
        }
        face if !face.may_be_decoy() => Text::key("tile-face-down-sure").with("tile", tile),
        face => {
            let flag = Nation::ALL.into_iter().find(|nation| face.may_be(*nation)).map_or("", Nation::code);
            Text::key("tile-face-down").with("tile", tile).with("nation", flag)
        }
    }
}
