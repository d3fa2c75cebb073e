//! What is asked, of whom, and by which section.

use ::table::{Prompt, Text};
use contract::{Lister, Onlooker, Rule, Rules};

use crate::map::Hex;
use crate::position::{Fight, Mode, Phase, slots_of};
use crate::units::{Fire, Slot};
use crate::{DerDesDers, Position, rule, rulebook};

/// The last part of the keys of every phase, in the order of [`Phase`].
pub(crate) const PHASES: [&str; 10] =
    ["recruit", "deploy", "bring", "bombard", "activate", "react", "retreat", "follow", "rail", "over"];

/// What a person sees is named by keys of two parts: the first, and what may follow it.
const FAMILIES: [(&str, &[&str]); 13] = [
    ("phase", &PHASES),
    ("done", &["recruit", "deploy", "bombard", "activate", "rail"]),
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
    FAMILIES.into_iter().flat_map(|(family, codes)| codes.iter().map(move |code| format!("{family}-{code}")))
}

impl DerDesDers {
    /// The last part of the keys of what is going on.
    pub(crate) fn phase_key(&self, p: &Position) -> &'static str {
        PHASES[p.phase as usize]
    }

    /// The section that asks.
    pub(crate) fn phase_rule(&self, p: &Position) -> Rule {
        match p.phase {
            Phase::Recruit => rule!("3.13"),
            Phase::Deploy => rule!("3.13.deploiement"),
            Phase::Bring => rule!("3.2.choix"),
            Phase::Bombard => rule!("3.2.points"),
            Phase::Activate if !p.hand.is_empty() => rule!("2.3.choix"),
            Phase::Activate if p.initiative => rule!("2.3"),
            Phase::Activate => rule!("2.4"),
            Phase::React => rule!("2.15"),
            Phase::Retreat => rule!("2.9.paires"),
            Phase::Follow => rule!("2.10"),
            Phase::Rail => rule!("3.10.rail"),
            Phase::Over => rule!("r.victory"),
        }
    }

    /// What is asked of the side whose part it is, with its figures.
    fn question(&self, p: &Position) -> Text {
        let side = p.active;
        let unit = |key: &'static str| Text::key(key).with("unit", self.unit_text(p, p.hand.unit));
        let seen = |slot: Slot| self.unit_name(self.who(p, slot));
        match p.phase {
            Phase::Recruit => Text::key("ask-recruit")
                .with("points", p.purse[side].min(p.capital[side]))
                .with("capital", p.capital[side]),
            Phase::Deploy if p.hand.is_empty() => {
                let waiting = slots_of(side).filter(|slot| self.waits(p, *slot)).count();
                Text::key(if waiting == 0 { "ask-deployed" } else { "ask-deploy" }).with("count", waiting)
            }
            Phase::Deploy if self.waits(p, p.hand.unit) => unit("ask-place"),
            Phase::Deploy => unit("ask-face"),
            Phase::Bring => Text::key("ask-bring"),
            Phase::Bombard => {
                let points = |fire: Fire| p.fires[side][fire as usize];
                Text::key("ask-bombard")
                    .with("guns", points(Fire::Guns))
                    .with("gas", points(Fire::Gas))
                    .with("air", points(Fire::Air))
            }
            Phase::Activate if p.hand.is_empty() => {
                let key = match () {
                    () if p.initiative => "ask-activate",
                    () if p.acting => "ask-chain-acting",
                    () => "ask-chain",
                };
                Text::key(key).with("count", p.group.count_ones()).with("left", p.resources[side])
            }
            Phase::Activate if p.hand.mode == Mode::Breakthrough => {
                let mut combat = false;
                self.each_assault(p, &mut |_| combat = true);
                unit(if combat { "ask-break" } else { "ask-break-turn" })
            }
            Phase::Activate => unit("ask-act").with("left", p.resources[side]).with(
                "price",
                if p.hand.paid > 0 { Text::key("price-paid") } else { self.price_text(p.hand.price) },
            ),
            Phase::React => Text::key("ask-react")
                .with("attacker", seen(p.fight.attacker))
                .with("unit", self.unit_text(p, p.fight.defender))
                .with("hex", self.hex_text(p.fight.at))
                .with("left", p.resources[side]),
            Phase::Retreat => Text::key("ask-retreat")
                .with("unit", self.unit_text(p, p.fight.loser))
                .with("count", p.fight.left),
            Phase::Follow => {
                let (winner, ground) = self.winner_and_ground(p);
                Text::key("ask-follow")
                    .with("unit", self.unit_text(p, winner))
                    .with("hex", self.hex_text(ground))
            }
            Phase::Rail => Text::key("ask-rail"),
            Phase::Over => Text::key("phase-over"),
        }
    }

    /// Who has won the assault that is being fought, and the ground that he may take (2.10).
    pub(crate) fn winner_and_ground(&self, p: &Position) -> (Slot, Hex) {
        let Fight { attacker, defender, from, at, loser, .. } = p.fight;
        if loser == attacker { (defender, from) } else { (attacker, at) }
    }

    pub(crate) fn draw_prompt(&self, p: &Position, onlooker: Onlooker) -> Prompt {
        let awaited = self.to_decide(p);
        let mut prompt = Prompt {
            awaited: awaited.iter().map(|seat| seat as u8).collect(),
            asks: None,
            rule: None,
            offers: Vec::new(),
        };
        let Some(asked) = awaited.iter().next() else { return prompt };
        prompt.rule = Some(rulebook().section(self.phase_rule(p)).id.clone());
        if onlooker == Onlooker::Seat(asked) {
            prompt.asks = Some(self.question(p));
            let mut decisions = Vec::new();
            Lister::default().decisions(self, p, asked, &mut decisions);
            prompt.offers = self.draw_offers(p, &decisions);
        } else {
            prompt.asks = Some(
                Text::key("waiting-for")
                    .with("side", self.side_text(asked))
                    .with("phase", Text::key(format!("phase-{}", self.phase_key(p)))),
            );
        }
        prompt
    }
}
