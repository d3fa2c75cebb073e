//! What is asked, of whom, and by which section.

use ::table::{Prompt, Text};
use contract::{Lister, Onlooker, Rules, Seat};

use crate::{GrandeGuerre, Position, rulebook};

impl GrandeGuerre {
    /// What is awaited, and what this onlooker may decide.
    pub(crate) fn draw_prompt(&self, p: &Position, onlooker: Onlooker) -> Prompt {
        let awaited = self.to_decide(p);
        let asked =
            Seat::BOTH.into_iter().find(|seat| onlooker == Onlooker::Seat(*seat) && awaited.has(*seat));
        let mut offers = Vec::new();
        if let Some(seat) = asked {
            let mut decisions = Vec::new();
            Lister::default().decisions(self, p, seat, &mut decisions);
            offers.extend(decisions.into_iter().map(|decision| self.draw_offer(p, seat, decision)));
        }
        let asks = match (asked, awaited.iter().next()) {
            (Some(_), _) => self.question(p),
            (None, Some(seat)) => {
                let phase = Text::key(format!("phase-{}", self.phase_key(p)));
                Text::key("wait").with("side", self.side_text(seat)).with("phase", phase)
            }
            (None, None) => Text::key("ask-over"),
        };
        Prompt {
            awaited: awaited.iter().map(|seat| seat as u8).collect(),
            asks: Some(asks),
            rule: Some(rulebook().section(self.phase_rule(p)).id.clone()),
            offers,
        }
    }

    /// The orders that the card gives in all, and those still to be given.
    pub(crate) fn orders_left(&self, p: &Position) -> (u8, u8) {
        let orders = &p.orders;
        let sectors = orders.sectors.iter().fold(0u8, |sum, count| sum.saturating_add(*count));
        let all = [orders.infantry, orders.weapons, orders.any];
        let total = all.iter().fold(sectors, |sum, count| sum.saturating_add(*count)).min(orders.most);
        (total, total.saturating_sub(orders.given))
    }
}
