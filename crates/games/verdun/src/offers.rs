//! Decisions as they are offered, and why others are not.

use ::table::{Role, Text};
use contract::{Notation, Rule};

use crate::decision::Subject;
use crate::map::Hex;
use crate::phases::stage;
use crate::position::{Phase, each, one};
use crate::table::named;
use crate::units::Slot;
use crate::{Decision, Position, Verdun, rule};

/// The verbs of the notation; the messages name each under `verb-…`.
pub(crate) const VERBS: &[&str] = <Decision as Notation<Verdun>>::VERBS;

/// What a decision does to whoever points.
pub(crate) fn role_of(decision: Decision) -> Role {
    match decision {
        Decision::Done => Role::Pass,
        Decision::Take(_) => Role::Take,
        Decision::With(_) => Role::Join,
        Decision::Leave(_) => Role::Leave,
        Decision::Place(_) | Decision::Replace(..) => Role::Place,
        Decision::Go(_) => Role::Go,
        Decision::March(_) => Role::Travel,
        Decision::Fall(..) | Decision::Infiltrate(..) => Role::Move,
        Decision::Barrage(_) | Decision::Interdict(_) | Decision::Target(_) => Role::Strike,
        Decision::Attach(_) => Role::Add,
        Decision::Lose(_) => Role::Pay,
        Decision::Assault => Role::Confirm,
        Decision::Standard
        | Decision::Stay
        | Decision::Dig
        | Decision::Call
        | Decision::Retreat
        | Decision::Remnant => Role::Act,
    }
}

/// Half points as they are written.
pub(crate) fn points(halves: u8) -> Text {
    match (halves / 2, halves % 2) {
        (0, 1) => Text::key("half-a-point"),
        (whole, 0) => Text::key("points").with("count", whole),
        (whole, _) => Text::key("points-and-a-half").with("count", whole),
    }
}

/// What an offer says beside its decision.
pub(crate) struct Words {
    pub subject: Subject,
    pub target: Option<Subject>,
    pub label: Text,
    pub rule: Rule,
}

impl Verdun {
    /// What a move costs, in short.
    pub(crate) fn price(&self, p: &Position, decision: Decision) -> Option<Text> {
        let halves = match decision {
            Decision::Go(hex) => self.price_of_going(p, hex, false).0,
            Decision::March(hex) => self.price_of_going(p, hex, true).0,
            _ => return None,
        };
        let figure = match (halves / 2, halves % 2) {
            (0, 1) => "½".to_string(),
            (whole, 0) => whole.to_string(),
            (whole, _) => format!("{whole}½"),
        };
        Some(Text::figure(figure))
    }

    /// Who leads what is in hand, or whoever is about to be placed.
    fn leader(&self, p: &Position) -> Subject {
        let lead = each(p.hand.units).next().or_else(|| self.next_optional(p));
        lead.map_or(Subject::Button, Subject::Unit)
    }

    pub(crate) fn words_of(&self, p: &Position, decision: Decision) -> Words {
        let by_phase = stage(p).rule(p);
        let button = |label: Text| Words { subject: Subject::Button, target: None, label, rule: by_phase };
        let on = |slot: Slot, key: &'static str, rule: Rule| Words {
            subject: Subject::Unit(slot),
            target: None,
            label: Text::key(key).with("unit", self.unit_text(slot)),
            rule,
        };
        let aimed = |hex: Hex, label: Text, rule: Rule| Words {
            subject: self.leader(p),
            target: Some(Subject::Hex(hex)),
            label,
            rule,
        };
        let at = |key: &'static str, hex: Hex| Text::key(key).with("hex", self.hex_text(hex));
        match decision {
            Decision::Done => button(Text::key(format!("done-{}", stage(p).key))),
            Decision::Standard => button(Text::key("offer-standard")),
            Decision::Call => button(Text::key("offer-call")),
            Decision::Assault => button(self.assault_label(p)),
            Decision::Retreat => button(Text::key("offer-retreat").with("count", self.retreat_length(p))),
            Decision::Remnant => button(Text::key("offer-remnant")),
            Decision::Stay => {
                let key = if p.phase == Phase::Bombard { "offer-hold-fire" } else { "offer-stay" };
                button(Text::key(key))
            }
            Decision::Take(slot) => {
                let key = match p.phase {
                    Phase::Deploy => "offer-take-to-place",
                    Phase::Bombard => "offer-take-to-fire",
                    Phase::Break => "offer-take-to-break",
                    _ => "offer-take-to-move",
                };
                on(slot, key, by_phase)
            }
            Decision::With(slot) => {
                let key = match p.phase {
                    Phase::Declare | Phase::Support if self.kind(slot).is_artillery() => "offer-support",
                    Phase::Declare => "offer-attack",
                    Phase::Bombard => "offer-fire-along",
                    _ => "offer-go-along",
                };
                on(slot, key, by_phase)
            }
            Decision::Leave(slot) => {
                let rule = if p.phase == Phase::Break { rule!("13") } else { rule!("r.column") };
                on(slot, "offer-leave", rule)
            }
            Decision::Place(hex) => aimed(hex, at("offer-place", hex), by_phase),
            Decision::Go(hex) => {
                let (_, free) = self.price_of_going(p, hex, false);
                let rule = if free { rule!("8.1.minimum") } else { by_phase };
                aimed(hex, self.move_label(p, hex, false), rule)
            }
            Decision::March(hex) => aimed(hex, self.move_label(p, hex, true), rule!("8.2")),
            Decision::Dig => Words {
                subject: self.leader(p),
                target: None,
                label: Text::key("offer-dig"),
                rule: rule!("14.11"),
            },
            Decision::Replace(slot, hex) => self.replace_words(p, slot, hex),
            Decision::Attach(corps) => {
                let name = named(&self.counters.corps[usize::from(corps)].name);
                Words {
                    subject: Subject::Corps(corps),
                    target: None,
                    label: Text::key("offer-attach").with("corps", name),
                    rule: by_phase,
                }
            }
            Decision::Barrage(hex) => aimed(hex, self.barrage_label(p, hex), rule!("7.1")),
            Decision::Interdict(hex) => {
                let slot = each(p.hand.units).next();
                let need = slot.map_or(0, |slot| self.interdiction_need(p, slot));
                aimed(hex, at("offer-interdict", hex).with("need", need), rule!("7.21"))
            }
            Decision::Target(hex) => Words {
                subject: Subject::Hex(hex),
                target: None,
                label: Text::key("offer-target").with("hex", self.struck_text(p.stack(hex), hex)),
                rule: by_phase,
            },
            Decision::Lose(slot) => {
                let key = if self.is_full(p, slot) { "offer-lose-step" } else { "offer-lose-unit" };
                on(slot, key, by_phase)
            }
            Decision::Fall(slot, hex) => Words {
                target: Some(Subject::Hex(hex)),
                label: at("offer-fall", hex).with("unit", self.unit_text(slot)),
                ..on(slot, "offer-fall", by_phase)
            },
            Decision::Infiltrate(slot, hex) => Words {
                target: Some(Subject::Hex(hex)),
                label: at("offer-infiltrate", hex).with("unit", self.unit_text(slot)),
                ..on(slot, "offer-infiltrate", by_phase)
            },
        }
    }

    fn move_label(&self, p: &Position, hex: Hex, strategic: bool) -> Text {
        let (halves, _) = self.price_of_going(p, hex, strategic);
        let key = if strategic { "offer-march" } else { "offer-go" };
        Text::key(key).with("hex", self.hex_text(hex)).with("points", points(halves))
    }

    fn replace_words(&self, p: &Position, slot: Slot, hex: Hex) -> Words {
        let lost = p.unit(slot).has(crate::position::mark::LOST);
        let (key, rule) = match (p.phase, lost, hex) {
            (Phase::Petain, ..) => ("offer-gun-back", rule!("14.7.gun")),
            (_, true, Hex::NONE) => ("offer-rebuild", rule!("6.32.rebuild")),
            (_, true, _) => ("offer-headquarters-back", rule!("6.32.headquarters")),
            _ => ("offer-replace", rule!("6.32")),
        };
        let mut label = Text::key(key).with("unit", self.unit_text(slot));
        let target = (hex != Hex::NONE).then_some(Subject::Hex(hex));
        if target.is_some() {
            label = label.with("hex", self.hex_text(hex));
        }
        Words { subject: Subject::Unit(slot), target, label, rule }
    }

    fn barrage_label(&self, p: &Position, hex: Hex) -> Text {
        let barrage = self.reckon_barrage(p, p.active, p.hand.units, hex);
        Text::key("offer-barrage")
            .with("hex", self.hex_text(hex))
            .with("strength", barrage.strength)
            .with("column", self.barrage_column_name(barrage.column))
    }

    /// A barrage column as it is said: `16-18`, `19+`.
    pub(crate) fn barrage_column_name(&self, column: Option<usize>) -> String {
        let strengths = &self.tables.strengths;
        match column {
            None => "–".to_string(),
            Some(column) => match strengths.get(column + 1) {
                Some(next) => format!("{}–{}", strengths[column], next - 1),
                None => format!("{}+", strengths[column]),
            },
        }
    }

    fn assault_label(&self, p: &Position) -> Text {
        let reckoning = self.reckon_assault(p, p.assault.target, self.engaged(p));
        Text::key("offer-assault")
            .with("hex", self.hex_text(p.assault.target))
            .with("attack", reckoning.attack)
            .with("defence", reckoning.defence)
            .with("column", crate::tables::column_name(reckoning.column))
    }
}

impl Verdun {
    /// What pointing at a subject, and then at another, could mean in this phase: the likeliest first.
    pub(crate) fn nearest(&self, p: &Position, subject: Subject, target: Option<Subject>) -> Vec<Decision> {
        let to = target.and_then(|target| self.place_of(p, target));
        match subject {
            Subject::Button => match p.phase {
                Phase::Declare => vec![Decision::Assault],
                Phase::Losses => vec![Decision::Retreat],
                _ => vec![Decision::Done],
            },
            Subject::Corps(corps) => vec![Decision::Attach(corps)],
            Subject::Hex(hex) => match p.phase {
                Phase::Deploy | Phase::Enter => vec![Decision::Place(hex)],
                Phase::Bombard => self.shots_at(p, hex).to_vec(),
                Phase::Move | Phase::Break => vec![Decision::Go(hex), Decision::March(hex)],
                _ => vec![Decision::Target(hex)],
            },
            Subject::Unit(slot) => self.nearest_of_unit(p, slot, to),
        }
    }

    /// What guns would do to a hex: shell whoever is there, or else lay a marker.
    fn shots_at(&self, p: &Position, hex: Hex) -> [Decision; 2] {
        let (barrage, marker) = (Decision::Barrage(hex), Decision::Interdict(hex));
        if self.holds(p, p.active.other(), hex) { [barrage, marker] } else { [marker, barrage] }
    }

    fn nearest_of_unit(&self, p: &Position, slot: Slot, to: Option<Hex>) -> Vec<Decision> {
        let in_hand = p.hand.units & one(slot) != 0;
        match (p.phase, to) {
            (Phase::Deploy | Phase::Enter, Some(hex)) if in_hand || p.phase == Phase::Enter => {
                vec![Decision::Place(hex)]
            }
            (Phase::Bombard, Some(hex)) if in_hand => self.shots_at(p, hex).to_vec(),
            (Phase::Move | Phase::Break, Some(hex)) if in_hand => {
                vec![Decision::Go(hex), Decision::March(hex)]
            }
            (Phase::Replace | Phase::Petain, Some(hex)) => vec![Decision::Replace(slot, hex)],
            (Phase::Replace | Phase::Petain, None) => vec![Decision::Replace(slot, Hex::NONE)],
            (Phase::Assault | Phase::Over, Some(hex)) => vec![Decision::Target(hex)],
            (Phase::Assault, None) if p.unit(slot).is_there() => vec![Decision::Target(p.unit(slot).hex)],
            (Phase::Declare | Phase::Support, _) => vec![Decision::With(slot)],
            (Phase::Damage | Phase::Losses, _) => vec![Decision::Lose(slot)],
            (Phase::Retreat, Some(hex)) => vec![Decision::Fall(slot, hex)],
            (Phase::Retreat, None) => self.map.all().map(|hex| Decision::Fall(slot, hex)).collect(),
            (Phase::Infiltrate, Some(hex)) => vec![Decision::Infiltrate(slot, hex)],
            (Phase::Infiltrate, None) => {
                let mut tried = vec![Decision::Infiltrate(slot, p.assault.target)];
                tried.extend(self.map.beside(p.assault.target).map(|hex| Decision::Infiltrate(slot, hex)));
                tried
            }
            // Something can be done with what is in hand somewhere, or the reason why not is that of the first place.
            (Phase::Move | Phase::Break, None) if in_hand => {
                let mut tried = vec![Decision::Dig, Decision::Leave(slot)];
                let lay = self.lay_for_hand(p);
                self.each_destination(p, &lay, false, &mut |hex, _| tried.push(Decision::Go(hex)));
                self.each_destination(p, &lay, true, &mut |hex, _| tried.push(Decision::March(hex)));
                tried.extend(self.map.beside(p.unit(slot).hex).map(Decision::Go));
                tried
            }
            (Phase::Bombard, None) if in_hand => {
                let everywhere = self.map.all();
                everywhere.flat_map(|hex| [Decision::Barrage(hex), Decision::Interdict(hex)]).collect()
            }
            (Phase::Deploy | Phase::Enter, None) if in_hand || p.phase == Phase::Enter => {
                self.map.all().map(Decision::Place).collect()
            }
            _ => vec![Decision::Take(slot), Decision::With(slot)],
        }
    }
}
