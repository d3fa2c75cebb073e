//! What is asked, of whom, and by which section.

use ::table::{Prompt, Text};
use contract::{Lister, Onlooker, Rules};

use crate::phases::STAGES;
use crate::{DerDesDers, Position, rulebook};

/// What a person sees is named by keys of two parts: the first, and what may follow it.
const FAMILIES: [(&str, &[&str]); 11] = [
    ("levy", &["0", "1", "2", "3"]),
    ("dispose", &["listed", "0", "1", "2", "3", "4"]),
    ("bring", &["guns", "gas", "air"]),
    ("offer-shell", &["guns", "gas", "air"]),
    ("ground", &["height-1", "height-2"]),
    (
        "mark",
        &[
            "base",
            "base-captured",
            "depot",
            "prize",
            "works-1",
            "works-2",
            "works-3",
            "wire",
            "craters",
            "smoke",
        ],
    ),
    (
        "mark",
        &["ambush", "dismounted", "moved", "fought", "struck", "building", "activated", "in-hand", "chain"],
    ),
    ("pool", &["troops", "waiting", "works", "fires", "lost"]),
    ("track", &["turn", "points", "resources", "cup", "raised", "rolled", "levy"]),
    ("overlay", &["deployment-attacker", "deployment-defender", "zones-attacker", "zones-defender"]),
    ("overlay", &["zone", "reach", "range", "sight", "rear", "line"]),
];

/// The Fluent keys of the table, of questions and offers that are put together from parts.
pub(crate) fn families() -> impl Iterator<Item = String> {
    let of_phases = STAGES.iter().flat_map(|row| {
        let done = row.end.as_ref().map(|_| format!("done-{}", row.code));
        [format!("phase-{}", row.code)].into_iter().chain(done)
    });
    let of = |(family, codes): (&'static str, &'static [&str])| {
        codes.iter().map(move |code| format!("{family}-{code}"))
    };
    of_phases.chain(FAMILIES.into_iter().flat_map(of))
}

impl DerDesDers {
    pub(crate) fn draw_prompt(&self, p: &Position, onlooker: Onlooker) -> Prompt {
        let awaited = self.to_decide(p);
        let mut prompt = Prompt {
            awaited: awaited.iter().map(|seat| seat as u8).collect(),
            asks: None,
            rule: None,
            offers: Vec::new(),
        };
        let Some(asked) = awaited.iter().next() else { return prompt };
        prompt.rule = Some(rulebook().section((p.phase.stage().rule)(p)).id.clone());
        if onlooker == Onlooker::Seat(asked) {
            prompt.asks = Some((p.phase.stage().question)(self, p));
            let mut decisions = Vec::new();
            Lister::default().decisions(self, p, asked, &mut decisions);
            prompt.offers = self.draw_offers(p, &decisions);
        } else {
            prompt.asks = Some(
                Text::key("waiting-for")
                    .with("side", self.side_text(asked))
                    .with("phase", Text::key(format!("phase-{}", p.phase.stage().code))),
            );
        }
        prompt
    }
}
