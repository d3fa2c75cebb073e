//! Decisions as they are offered, and why others are not.

use ::table::{Offer, Role, Text, Verb};
use contract::{Notation, Rule, Rules};

use crate::activation::Actor;
use crate::decision::Subject;
use crate::map::Hex;
use crate::movement::Way;
use crate::phases::Touch;
use crate::position::{Phase, mark};
use crate::units::{NOBODY, Slot};
use crate::{Decision, Position, Villers, rule, rulebook};

/// The verbs of the notation; the messages name each under `verb-…`.
pub(crate) const VERBS: &[&str] = <Decision as Notation<Villers>>::VERBS;

/// What a decision does to whoever points.
fn role_of(decision: Decision) -> Role {
    match decision {
        Decision::Done => Role::Pass,
        Decision::Take(_) => Role::Take,
        Decision::Place(_) => Role::Place,
        Decision::Go(_) => Role::Go,
        Decision::Infiltrate(_) | Decision::Withdraw(_) => Role::Move,
        Decision::Fire(_) | Decision::Assault(_) | Decision::Aim(_) | Decision::Barrage(_) => Role::Strike,
        Decision::Stay
        | Decision::Rally
        | Decision::Counter
        | Decision::Hold
        | Decision::Hero(_)
        | Decision::Mend(_)
        | Decision::Reorganise(_) => Role::Act,
    }
}

/// What an offer says of its decision: in words, by which section, and the figure that is written at a target.
type Said = (Text, Rule, Option<Text>);

/// A number of medals as it is written at a target.
fn medals_figure(medals: u8) -> Option<Text> {
    Some(Text::figure(format!("{medals}★")))
}

impl Villers {
    /// Decisions as they are offered: where the unit in hand can go is looked up once for all of them.
    pub(crate) fn draw_offers(&self, p: &Position, decisions: &[Decision]) -> Vec<Offer> {
        let mut ways = Vec::new();
        if decisions.iter().any(|decision| matches!(decision, Decision::Go(_)))
            && let Some(a) = self.actor(p)
        {
            let lay = self.lay(p, a.side);
            self.each_way(p, &a, &lay, &self.post(p, &a, &lay), &mut |hex, way| ways.push((hex, way)));
        }
        decisions.iter().map(|decision| self.draw_offer(p, *decision, &ways)).collect()
    }

    fn draw_offer(&self, p: &Position, decision: Decision, ways: &[(Hex, Way)]) -> Offer {
        let in_hand = if p.hand.is_empty() { Subject::Button } else { Subject::Unit(p.hand.unit) };
        let (subject, target) = match decision {
            Decision::Aim(hex) | Decision::Barrage(hex) => (Subject::Hex(hex), None),
            Decision::Rally => (in_hand, None),
            _ => match decision.hex() {
                Some(hex) => (in_hand, Some(Subject::Hex(hex))),
                None => (decision.unit().map_or(Subject::Button, Subject::Unit), None),
            },
        };
        let (label, rule, figure) = self.said_of(p, decision, ways);
        let text = self.notate(decision);
        Offer {
            role: role_of(decision),
            verb: Verb::of(&text, VERBS),
            decision: text,
            subject: Some(self.subject_id(subject)),
            target: target.map(|target| self.subject_id(target)),
            label,
            rule: rulebook().section(rule).id.clone(),
            figure,
            caution: self.caution(p, decision),
        }
    }

    fn said_of(&self, p: &Position, decision: Decision, ways: &[(Hex, Way)]) -> Said {
        let by_phase = (p.stage().rule)(self, p);
        let of = |key: &'static str, slot: Slot| Text::key(key).with("unit", self.unit_text(slot));
        let at = |key: &'static str, hex: Hex| Text::key(key).with("hex", self.hex_text(hex));
        match decision {
            Decision::Done => (Text::key(format!("done-{}", p.stage().key)), by_phase, None),
            Decision::Stay => (Text::key("offer-stay"), rule!("2.1"), None),
            Decision::Counter => (Text::key("offer-counter"), rule!("5.contre-batterie"), None),
            Decision::Hold => {
                (Text::key("offer-hold").with("need", self.cohesion_limit(p)), rule!("opt.3"), None)
            }
            Decision::Take(slot) => {
                let key = match p.phase {
                    Phase::Deploy => "offer-take-to-deploy",
                    _ if !p.unit(slot).is_there() => "offer-take-to-enter",
                    _ => "offer-take",
                };
                (of(key, slot), by_phase, None)
            }
            Decision::Go(hex) => self.said_of_going(p, hex, ways),
            Decision::Fire(hex) => self.said_of_fire(p, hex, at("offer-fire", hex)),
            Decision::Assault(hex) => self.said_of_assault(p, hex, at("offer-assault", hex)),
            Decision::Rally => {
                let cost = self.actor(p).map_or(0, |a| self.rally_cost(p, &a));
                (Text::key("offer-rally").with("medals", cost), rule!("3.4"), medals_figure(cost))
            }
            Decision::Infiltrate(hex) => self.said_of_slipping(p, hex, true),
            Decision::Withdraw(hex) => self.said_of_slipping(p, hex, false),
            Decision::Aim(hex) => (at("offer-aim", hex), rule!("5.placement"), None),
            Decision::Barrage(hex) => (at("offer-barrage", hex), rule!("5.ordre"), None),
            Decision::Hero(slot) => (of("offer-hero", slot), rule!("7.2.3"), None),
            Decision::Mend(slot) => (of("offer-mend", slot), rule!("7.2.7"), None),
            Decision::Reorganise(slot) => (of("offer-reorganise", slot), rule!("7.2.4"), None),
            Decision::Place(hex) => (at("offer-place", hex), rule!("10.deploiement"), None),
        }
    }

    /// The key of a step of the unit in hand: whether it would share a friend's hex there and have to leave it again, and whether it
    /// may break down.
    fn step_key(&self, p: &Position, verb: &str, hex: Hex, tests: bool) -> String {
        let onto = self.actor(p).is_some_and(|a| !self.is_free(p, &a, hex));
        let (onto, tests) = (if onto { "-onto" } else { "" }, if tests { "-difficult" } else { "" });
        format!("offer-{verb}{onto}{tests}")
    }

    fn said_of_going(&self, p: &Position, hex: Hex, ways: &[(Hex, Way)]) -> Said {
        let way = ways.iter().find(|(to, _)| *to == hex);
        let (points, medals, difficult) =
            way.map_or((0, 0, false), |(_, way)| (way.points, way.medals, way.difficult));
        let entering = !p.hand.is_empty() && !p.unit(p.hand.unit).is_there();
        let key = self.step_key(p, if entering { "enter" } else { "go" }, hex, difficult);
        let label = Text::key(key).with("hex", self.hex_text(hex));
        (label.with("points", points).with("medals", medals), rule!("3.1"), medals_figure(medals))
    }

    fn said_of_slipping(&self, p: &Position, hex: Hex, infiltrates: bool) -> Said {
        let actor = self.actor(p);
        let cost = actor.map_or(0, |a| self.slip_cost(&a, infiltrates));
        let tests = actor.is_some_and(|a| self.slip_tests(&a, hex));
        let key = self.step_key(p, if infiltrates { "infiltrate" } else { "withdraw" }, hex, tests);
        let label = Text::key(key).with("medals", cost).with("hex", self.hex_text(hex));
        (label, if infiltrates { rule!("3.5") } else { rule!("3.6") }, medals_figure(cost))
    }

    /// The unit in hand and whom it would strike at a hex.
    fn striking(&self, p: &Position, hex: Hex) -> Option<(Actor, Slot)> {
        self.actor(p).zip(p.on(hex))
    }

    fn with_target(&self, p: &Position, hex: Hex, label: Text) -> Text {
        p.on(hex).map_or(label.clone(), |target| label.with("target", self.unit_text(target)))
    }

    fn said_of_fire(&self, p: &Position, hex: Hex, label: Text) -> Said {
        let need = self.striking(p, hex).map_or(0, |(a, target)| self.fire_need(p, &a, target));
        let label = self.with_target(p, hex, label.with("need", i64::from(need)));
        (label, rule!("3.2"), Some(Text::figure(format!("{need}+"))))
    }

    fn said_of_assault(&self, p: &Position, hex: Hex, label: Text) -> Said {
        let (need, dice, cost) = self.striking(p, hex).map_or((0, 0, 0), |(a, target)| {
            (self.assault_need(p, &a, target), a.medals, self.assault_cost(p, &a, target))
        });
        let label = label.with("need", need).with("dice", dice).with("medals", cost);
        (self.with_target(p, hex, label), rule!("3.3"), medals_figure(cost))
    }
}

impl Villers {
    /// What pointing at a subject, and then at another, could mean in this phase: the likeliest first.
    pub(crate) fn nearest(&self, p: &Position, subject: Subject, target: Option<Subject>) -> Vec<Decision> {
        let to = match target {
            Some(Subject::Hex(hex)) => Some(hex),
            Some(Subject::Unit(slot)) if p.unit(slot).is_there() => Some(p.unit(slot).hex),
            _ => None,
        };
        match (subject, to) {
            (Subject::Button, _) if p.phase == Phase::Alone => vec![Decision::Stay],
            // Who has a unit acting means that it is to finish.
            (Subject::Button, _) if p.hand.spent > 0 => vec![Decision::Stay, Decision::Done],
            (Subject::Button, _) => vec![Decision::Done, Decision::Stay],
            (Subject::Hex(hex), _) => match p.stage().touch {
                Touch::Hexes(_, does, _) => vec![does(hex)],
                Touch::Deploying => vec![Decision::Place(hex)],
                // With nothing in hand, who points at a hex means the unit that stands there.
                _ if p.hand.is_empty() && p.slot_on(hex) != NOBODY => {
                    self.nearest(p, Subject::Unit(p.slot_on(hex)), None)
                }
                _ => self.nearest_at(p, hex),
            },
            (Subject::Unit(slot), _) => match p.stage().touch {
                Touch::Units(does) => vec![does(slot)],
                Touch::Hexes(_, does, _) if p.unit(slot).is_there() => vec![does(p.unit(slot).hex)],
                Touch::Deploying if p.hand.unit == slot => match to {
                    Some(hex) => vec![Decision::Place(hex)],
                    None => self.map.all().map(Decision::Place).collect(),
                },
                _ if p.hand.unit == slot => match to {
                    Some(hex) => self.nearest_at(p, hex),
                    None => self.nearest_of_hand(p),
                },
                _ => vec![Decision::Take(slot)],
            },
        }
    }

    /// What the unit in hand would do at a hex: to an enemy beside it assault him, to one farther off fire, elsewhere go.
    fn nearest_at(&self, p: &Position, hex: Hex) -> Vec<Decision> {
        let Some(a) = self.actor(p) else { return vec![Decision::Go(hex)] };
        let enemy = self.holds(p, a.side.other(), hex);
        let beside = a.hex.is_some() && self.map.side(a.hex, hex).is_some();
        match (enemy, beside) {
            (true, true) => vec![Decision::Assault(hex), Decision::Fire(hex)],
            (true, false) => vec![Decision::Fire(hex), Decision::Assault(hex)],
            (false, true) => vec![Decision::Go(hex), Decision::Infiltrate(hex), Decision::Withdraw(hex)],
            (false, false) => vec![Decision::Go(hex)],
        }
    }

    /// Everything that the unit in hand might do near by.
    fn nearest_of_hand(&self, p: &Position) -> Vec<Decision> {
        let mut tried = vec![Decision::Rally];
        let unit = p.unit(p.hand.unit);
        if unit.has(mark::HURT) || !unit.is_there() {
            tried.clear();
        }
        if unit.is_there() {
            tried.extend(self.map.beside(unit.hex).flat_map(|hex| self.nearest_at(p, hex)));
            tried.extend(self.map.sight[unit.hex.index()].iter().map(|sight| Decision::Fire(sight.target)));
            tried.push(Decision::Rally);
        }
        tried.extend(self.map.all().map(Decision::Go));
        tried
    }
}
