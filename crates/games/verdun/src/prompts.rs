//! What is asked, of whom, and by which section.

use ::table::{Prompt, Text};
use contract::{Lister, Onlooker, Rule, Rules, Seat};

use crate::position::Phase;
use crate::table::side_text;
use crate::{Position, Verdun, rule, rulebook};

/// The last part of the keys of every phase in which somebody is asked, and the end.
pub(crate) const PHASES: [&str; 18] = [
    "deploy",
    "replace",
    "petain",
    "attach",
    "call",
    "enter",
    "bombard",
    "damage",
    "move",
    "assault",
    "declare",
    "support",
    "losses",
    "retreat",
    "infiltrate",
    "break",
    "remnant",
    "over",
];

/// Those in which there is a button to end them.
pub(crate) const ENDED: [&str; 11] = [
    "deploy",
    "replace",
    "petain",
    "call",
    "bombard",
    "move",
    "assault",
    "support",
    "infiltrate",
    "break",
    "remnant",
];

impl Verdun {
    /// The last part of the keys of what is going on.
    pub(crate) fn phase_key(&self, p: &Position) -> &'static str {
        if p.fallen != 0 {
            return "remnant";
        }
        match p.phase {
            Phase::Deploy => "deploy",
            Phase::Replace => "replace",
            Phase::Petain => "petain",
            Phase::Attach => "attach",
            Phase::Call => "call",
            Phase::Enter => "enter",
            Phase::Bombard => "bombard",
            Phase::Damage => "damage",
            Phase::Move => "move",
            Phase::Assault => "assault",
            Phase::Declare => "declare",
            Phase::Support => "support",
            Phase::Losses => "losses",
            Phase::Retreat => "retreat",
            Phase::Infiltrate => "infiltrate",
            Phase::Break => "break",
            Phase::Over => "over",
        }
    }

    /// The section that asks.
    pub(crate) fn phase_rule(&self, p: &Position) -> Rule {
        if p.fallen != 0 {
            return rule!("14.41");
        }
        match p.phase {
            Phase::Deploy if p.active == Seat::First => rule!("3.2"),
            Phase::Deploy => rule!("3.1"),
            Phase::Replace => rule!("6.3"),
            Phase::Petain => rule!("14.7.gun"),
            Phase::Attach => rule!("15.3"),
            Phase::Call | Phase::Enter => rule!("6.42"),
            Phase::Bombard => rule!("7"),
            Phase::Damage => rule!("7.11.damage"),
            Phase::Move => rule!("8"),
            Phase::Assault => rule!("9"),
            Phase::Declare => rule!("9.1"),
            Phase::Support => rule!("9.1.defence"),
            Phase::Losses => rule!("9.4"),
            Phase::Retreat => rule!("9.5"),
            Phase::Infiltrate => rule!("9.6"),
            Phase::Break => rule!("13"),
            Phase::Over => rule!("16"),
        }
    }

    /// What is asked, with its figures.
    fn question(&self, p: &Position) -> Text {
        let text = Text::key(format!("ask-{}", self.phase_key(p)));
        let assault = &p.assault;
        if let Some(slot) = self.next_fallen(p) {
            return text.with("unit", self.unit_text(slot)).with("morale", self.morale(p, slot));
        }
        match p.phase {
            Phase::Deploy => {
                let open = if p.active == Seat::Second { self.uncovered(p).count() } else { 0 };
                text.with("side", side_text(p.active)).with("open", open as u32)
            }
            Phase::Replace => text.with("count", p.replacements),
            Phase::Enter => match self.next_optional(p) {
                Some(slot) => text.with("unit", self.unit_text(slot)),
                None => text,
            },
            Phase::Damage => text.with("hex", self.hex_text(p.shelled)),
            Phase::Declare | Phase::Support | Phase::Infiltrate => {
                text.with("target", self.hex_text(assault.target))
            }
            Phase::Losses => {
                let hits = assault.hits[assault.side];
                text.with("hits", hits).with("must", assault.must).with("hexes", self.retreat_length(p))
            }
            Phase::Retreat => text.with("hexes", assault.distance),
            _ => text,
        }
    }

    pub(crate) fn draw_prompt(&self, p: &Position, onlooker: Onlooker) -> Prompt {
        let awaited = self.to_decide(p);
        let mut prompt = Prompt {
            awaited: awaited.iter().map(|seat| seat as u8).collect(),
            asks: None,
            rule: Some(rulebook().section(self.phase_rule(p)).id.clone()),
            offers: Vec::new(),
        };
        let Some(asked) = awaited.iter().next() else {
            return Prompt { rule: None, ..prompt };
        };
        if onlooker == Onlooker::Seat(asked) {
            prompt.asks = Some(self.question(p));
            let mut decisions = Vec::new();
            Lister::default().decisions(self, p, asked, &mut decisions);
            prompt.offers = decisions.into_iter().map(|decision| self.draw_offer(p, decision)).collect();
        } else {
            prompt.asks = Some(
                Text::key("waiting-for")
                    .with("side", side_text(asked))
                    .with("phase", Text::key(format!("phase-{}", self.phase_key(p)))),
            );
        }
        prompt
    }
}
