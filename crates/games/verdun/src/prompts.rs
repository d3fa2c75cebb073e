//! What is asked, of whom, and by which section.

use ::table::{Prompt, Text};
use contract::{Lister, Onlooker, Rules, Seat, Show};

use crate::phases::stage;
use crate::position::Phase;
use crate::table::side_text;
use crate::{Position, Verdun, rulebook};

impl Verdun {
    /// What is asked, with its figures.
    fn question(&self, p: &Position) -> Text {
        let text = Text::key(format!("ask-{}", stage(p).key));
        let assault = &p.assault;
        if let Some(slot) = self.next_fallen(p) {
            return text.with("unit", self.unit_text(slot)).with("morale", self.morale(p, slot));
        }
        match p.phase {
            Phase::Deploy if self.check_deployed(p).is_ok() => {
                Text::key("ask-deployed").with("side", side_text(p.active))
            }
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
            rule: Some(rulebook().section(stage(p).rule(p)).id.clone()),
            offers: Vec::new(),
        };
        let Some(asked) = awaited.iter().next() else {
            return Prompt { rule: None, ..prompt };
        };
        if onlooker == Onlooker::Seat(asked) {
            prompt.asks = Some(self.question(p));
            let mut decisions = Vec::new();
            Lister::default().decisions(self, p, asked, &mut decisions);
            prompt.offers = decisions.into_iter().map(|decision| self.offer(p, asked, decision)).collect();
        } else {
            prompt.asks = Some(
                Text::key("waiting-for")
                    .with("side", side_text(asked))
                    .with("phase", Text::key(format!("phase-{}", stage(p).key))),
            );
        }
        prompt
    }
}
