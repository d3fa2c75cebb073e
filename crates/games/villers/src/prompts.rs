//! What is asked, of whom, and by which section.

use ::table::{Prompt, Text};
use contract::{Lister, Onlooker, Rules};

use crate::position::Phase;
use crate::table::side_text;
use crate::{Position, Villers, rulebook};

impl Villers {
    /// What is asked, with its figures.
    fn question(&self, p: &Position) -> Text {
        if let Some(a) = self.actor(p).filter(|_| p.phase != Phase::Deploy) {
            let key = if !a.hex.is_some() {
                "ask-enter"
            } else if a.over {
                "ask-leave"
            } else if self.extra_medal(&a) > 0 && self.can_fire(p, &a, &self.post_of(p, &a)) {
                "ask-act-trench"
            } else {
                "ask-act"
            };
            return Text::key(key)
                .with("unit", self.unit_text(a.slot))
                .with("left", a.limit.saturating_sub(a.spent))
                .with("points", a.points);
        }
        self.ask(p)
    }

    pub(crate) fn draw_prompt(&self, p: &Position, onlooker: Onlooker) -> Prompt {
        let awaited = self.to_decide(p);
        let mut prompt = Prompt {
            awaited: awaited.iter().map(|seat| seat as u8).collect(),
            asks: None,
            rule: Some(rulebook().section((p.stage().rule)(self, p)).id.clone()),
            offers: Vec::new(),
        };
        let Some(asked) = awaited.iter().next() else {
            return Prompt { rule: None, ..prompt };
        };
        if onlooker == Onlooker::Seat(asked) {
            prompt.asks = Some(self.question(p));
            let mut decisions = Vec::new();
            Lister::default().decisions(self, p, asked, &mut decisions);
            prompt.offers = self.draw_offers(p, &decisions);
        } else {
            prompt.asks = Some(
                Text::key("waiting-for")
                    .with("side", side_text(asked))
                    .with("phase", Text::key(format!("phase-{}", p.stage().key))),
            );
        }
        prompt
    }
}
