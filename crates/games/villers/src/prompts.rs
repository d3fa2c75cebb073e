//! What is asked, of whom, and by which section.

use ::table::{Prompt, Text};
use contract::{Lister, Onlooker, Rule, Rules, Seat};

use crate::position::Phase;
use crate::table::side_text;
use crate::{Position, Villers, rule, rulebook};

/// The last part of the keys of every phase in which somebody is asked, and the end.
pub(crate) const PHASES: [&str; 16] = [
    "aim",
    "shell",
    "activate",
    "arrive",
    "marked",
    "hero",
    "mechanic",
    "alone",
    "lull",
    "reinforce",
    "return",
    "cohesion",
    "deploy",
    "night-allied",
    "night-german",
    "over",
];

/// Those in which there is a button to end them.
pub(crate) const ENDED: [&str; 10] = [
    "aim",
    "activate",
    "arrive",
    "marked",
    "mechanic",
    "lull",
    "reinforce",
    "cohesion",
    "night-allied",
    "night-german",
];

impl Villers {
    /// The last part of the keys of what is going on.
    pub(crate) fn phase_key(&self, p: &Position) -> &'static str {
        PHASES[p.phase as usize]
    }

    /// The section that asks.
    pub(crate) fn phase_rule(&self, p: &Position) -> Rule {
        match p.phase {
            Phase::Aim if p.random => rule!("7.2.5"),
            Phase::Aim => rule!("5.placement"),
            Phase::Shell => rule!("5.ordre"),
            Phase::Activate if p.active == Seat::First => rule!("1.c5"),
            Phase::Activate => rule!("1.c3"),
            Phase::Arrive => self.arrivals_rule(p),
            Phase::Marked if self.marker_is_for_tanks(p) => rule!("7.2.2"),
            Phase::Marked => rule!("7.2.1"),
            Phase::Hero => rule!("7.2.3"),
            Phase::Mechanic => rule!("7.2.7"),
            Phase::Alone => match self.marker(p) {
                Some(marker) => Villers::marker_rule(marker.kind),
                None => rule!("2.1"),
            },
            Phase::Lull => rule!("7.2.4"),
            Phase::Reinforce => rule!("7.2.9"),
            Phase::Return => rule!("8.2"),
            Phase::Cohesion => rule!("opt.3"),
            Phase::Deploy => rule!("10.deploiement"),
            Phase::NightAllied => rule!("10.allies"),
            Phase::NightGerman => rule!("10.allemands"),
            Phase::Over => rule!("1"),
        }
    }

    /// What is asked, with its figures.
    fn question(&self, p: &Position) -> Text {
        if let Some(a) = self.actor(p).filter(|_| p.phase != Phase::Deploy) {
            let key = match () {
                () if !a.hex.is_some() => "ask-enter",
                () if a.over => "ask-leave",
                () if self.extra_medal(&a) > 0
                    && self.can_fire(p, &a, &self.post(p, &a, &self.near(p, a.side))) =>
                {
                    "ask-act-trench"
                }
                () => "ask-act",
            };
            return Text::key(key)
                .with("unit", self.unit_text(a.slot))
                .with("left", a.limit.saturating_sub(a.spent))
                .with("points", a.points);
        }
        let text = Text::key(format!("ask-{}", self.phase_key(p)));
        match p.phase {
            Phase::Aim => text.with("count", p.guns),
            Phase::Shell => text.with("count", p.aimed),
            Phase::Marked | Phase::Lull | Phase::Reinforce => text.with("count", p.left).with(
                "what",
                Text::key(if self.marker_is_for_tanks(p) { "of-tanks" } else { "of-battalions" }),
            ),
            Phase::Cohesion => text.with("need", self.cohesion_limit(p)),
            Phase::NightAllied | Phase::NightGerman => text.with("round", p.round),
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
            prompt.offers = self.draw_offers(p, &decisions);
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
