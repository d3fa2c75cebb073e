//! Decisions as they are offered, and why others are not.

use contract::{Notation, Rules, Seat};
use table::{Offer, Role, Text, Verb};

use crate::decision::Decision;
use crate::map::Region;
use crate::position::{Phase, Position};
use crate::tables::{Card, Class, Nation, Ploy};
use crate::tile::{Face, Piece};
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
        let place = |region: Region| self.map.name(region);
        let at = |region: Region| Some(region.id().to_string());
        let tile = |class: Class| Some(format!("reserves/{}", class.info().code));
        let on = |piece: Piece, region: Region| {
            Some(format!("{}/{}{}", region.id(), piece.class.info().code, piece.face.code()))
        };
        let up = |class: Class, region: Region| on(Piece { class, face: Face::UP }, region);
        let with = |key: &'static str, class: Class, region: Region| {
            Text::key(key).with("tile", class.text()).with("region", place(region))
        };
        let with_piece = |key: &'static str, piece: Piece, region: Region| {
            Text::key(key).with("tile", piece_text(piece)).with("region", place(region))
        };
        let by_phase = (p.phase.step().rule)(p);
        let (subject, target, label, rule) = match decision {
            Decision::Done => {
                let mut label = Text::key(format!("done-{}", p.phase.key()));
                if p.phase == Phase::Mobilise {
                    label = label.with("count", self.idle(p, seat));
                }
                (None, None, label, by_phase)
            }
            Decision::Keep(cards) => {
                let kept = Card::all().filter(|card| cards & 1 << card.0 != 0).map(Card::text).collect();
                (None, None, Text::key("offer-keep").with("cards", Text::List(kept)), by_phase)
            }
            Decision::Play(card) => {
                let code = card.info().code.to_string();
                let effect = Text::key(format!("effect-{}", code.to_lowercase()));
                let label = Text::key("offer-play").with("card", card.text()).with("effect", effect);
                (Some(code), None, label, card.info().rule)
            }
            Decision::Give(piece, region) => {
                (on(piece, region), None, with_piece("offer-give", piece, region), by_phase)
            }
            Decision::Recover(class, region) => {
                let from = Some(format!("destroyed/{}", class.info().code));
                (from, at(region), with("offer-recover", class, region), by_phase)
            }
            Decision::Strike(class, region) => {
                (up(class, region), None, with("offer-strike", class, region), by_phase)
            }
            Decision::Return(nation) => {
                let count = self.destroyed_of(p, nation);
                let label = Text::key("offer-return").with("nation", nation.text()).with("count", count);
                (Some(format!("destroyed/{}", nation.code())), None, label, by_phase)
            }
            Decision::Mulligan => (None, None, Text::key("offer-mulligan"), by_phase),
            Decision::Surrender => (None, None, Text::key("offer-surrender"), by_phase),
            Decision::Rail(piece, region) => {
                (on(piece, region), None, with_piece("offer-rail", piece, region), by_phase)
            }
            Decision::Mobilise(class, region) => {
                let rule = if class.arm().is_elite() { rule!("10.3") } else { by_phase };
                (tile(class), at(region), with("offer-mobilise", class, region), rule)
            }
            Decision::TakeOff(class, region) => {
                let from = Some(format!("airfield/{}", class.info().code));
                (from, at(region), with("offer-take-off", class, region), rule!("11.5"))
            }
            Decision::Move { piece, from, to, sea } => {
                let (key, rule) =
                    if sea { ("offer-sail", rule!("4.6.4")) } else { ("offer-move", rule!("4.6.2")) };
                let label = Text::key(key).with("tile", piece_text(piece));
                (on(piece, from), at(to), label.with("from", place(from)).with("to", place(to)), rule)
            }
            Decision::Park(piece, from) => {
                let to = Some("airfield".to_string());
                (on(piece, from), to, with_piece("offer-park", piece, from), rule!("11.3"))
            }
            Decision::Plan(region) => {
                (at(region), None, Text::key("offer-plan").with("region", place(region)), by_phase)
            }
            Decision::Spy(region) => {
                (at(region), None, Text::key("offer-spy").with("region", place(region)), by_phase)
            }
            Decision::Scramble(class, region) => {
                let from = Some(format!("airfield/{}", class.info().code));
                (from, at(region), with("offer-scramble", class, region), by_phase)
            }
            Decision::Fight { region, nation, double } => {
                let label = match nation {
                    Some(nation) => Text::key(if double { "offer-fight-double" } else { "offer-fight" })
                        .with("region", place(region))
                        .with("nation", nation.text())
                        .with("dice", self.dice_count(p, region, nation, double)),
                    None => Text::key("offer-fight-decoys").with("region", place(region)),
                };
                (at(region), None, label, by_phase)
            }
            Decision::Gas => {
                let rule = Card::doing(Ploy::Gas, seat).info().rule;
                (Some("dice".to_string()), None, Text::key("offer-gas"), rule)
            }
            Decision::Reroll(face) => {
                let label = Text::key("offer-reroll").with("face", face);
                (Some(format!("dice/{face}")), None, label, rule!("10.7.1"))
            }
            Decision::General { general, from, to } => {
                let label = Text::key("offer-general").with("general", general.name());
                let label = label.with("from", from).with("to", to);
                (Some(format!("dice/{from}")), Some(format!("face/{to}")), label, rule!("18.4"))
            }
            Decision::Ignore => {
                let rule = if seat == p.active() { rule!("9.5") } else { rule!("10.6.1") };
                (None, None, Text::key("offer-ignore"), rule)
            }
            Decision::Lose(losses) => {
                let lost = losses.iter().map(|(class, count)| {
                    Text::key("tiles-counted").with("tile", class.text()).with("count", count)
                });
                let label = Text::key("offer-lose").with("tiles", Text::List(lost.collect()));
                (at(p.focus.region()), None, label, by_phase)
            }
            Decision::Advance(class, to) => {
                (up(class, p.focus.region()), at(to), with("offer-advance", class, to), by_phase)
            }
            Decision::Recall(class, region) => {
                let to = Some("airfield".to_string());
                (up(class, region), to, with("offer-recall", class, region), by_phase)
            }
            Decision::Declare(nation) => {
                let label = Text::key("offer-declare").with("nation", nation.text());
                (Some(format!("nation/{}", nation.code())), None, label, by_phase)
            }
            Decision::Salonica(nation) => {
                let label = Text::key("offer-salonica").with("nation", nation.code());
                (Some(format!("nation/{}", nation.code())), at(Region::SALONICA), label, rule!("4.9.1.1"))
            }
            Decision::Land(class) => {
                let (_, region, rule) = self.landing(seat);
                (tile(class), at(region), with("offer-land", class, region), rule)
            }
            Decision::Redeploy(piece, to) => {
                let (from, _) = self.redeployment(p);
                (on(piece, from), at(to), with_piece("offer-redeploy", piece, to), by_phase)
            }
            Decision::Trench(region) => {
                (at(region), None, Text::key("offer-trench").with("region", place(region)), by_phase)
            }
        };
        let text = self.notate(decision);
        let verb = Verb::of(&text, VERBS);
        Offer {
            decision: text,
            role: role_of(decision),
            verb,
            subject,
            target,
            label,
            rule: rulebook().section(rule).id.clone(),
            figure: None,
            caution: None,
        }
    }
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
