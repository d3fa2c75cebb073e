//! Decisions as they are offered, and why others are not.

use ::table::{Offer, Role, Text, Verb};
use contract::{Notation, Refusal, Rule, Rules, Seat};

use crate::decision::Subject;
use crate::map::Hex;
use crate::movement::Way;
use crate::phases::Touch;
use crate::position::{Phase, mark};
use crate::units::{Begins, NOBODY, Slot};
use crate::{Decision, Position, Villers, refuse, rule, rulebook};

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

/// What an offer says beside its decision.
struct Words {
    subject: Subject,
    target: Option<Subject>,
    label: Text,
    rule: Rule,
    figure: Option<Text>,
}

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
        let way = |hex: Hex| ways.iter().find(|(to, _)| *to == hex).map(|(_, way)| *way);
        decisions
            .iter()
            .map(|decision| match *decision {
                Decision::Go(hex) => self.offer_with(p, *decision, way(hex)),
                _ => self.offer_with(p, *decision, None),
            })
            .collect()
    }

    pub(crate) fn draw_offer(&self, p: &Position, decision: Decision) -> Offer {
        let way = match (decision, self.actor(p)) {
            (Decision::Go(hex), Some(a)) => self.way_to(p, &a, &self.lay(p, a.side), hex),
            _ => None,
        };
        self.offer_with(p, decision, way)
    }

    fn offer_with(&self, p: &Position, decision: Decision, way: Option<Way>) -> Offer {
        let words = self.words_of(p, decision, way);
        let text = self.notate(decision);
        Offer {
            role: role_of(decision),
            verb: Verb::of(&text, VERBS),
            decision: text,
            subject: Some(self.subject_id(words.subject)),
            target: words.target.map(|target| self.subject_id(target)),
            label: words.label,
            rule: rulebook().section(words.rule).id.clone(),
            figure: words.figure,
            caution: self.caution(p, decision),
        }
    }

    /// What a person may regret: guns that have not fired, shells on his own men, tanks left outside, points given away.
    fn caution(&self, p: &Position, decision: Decision) -> Option<Text> {
        match (decision, p.phase) {
            (Decision::Done, Phase::Aim) => Some(Text::key("caution-guns").with("count", p.guns)),
            (Decision::Done, Phase::Activate | Phase::Arrive) => {
                let free = |slot: &Slot| {
                    self.may_come(p, *slot)
                        && !self.is_dear(p, *slot)
                        && matches!(self.counter(*slot).begins, Begins::Enters(turn, _) if turn <= p.turn)
                };
                let count = self.slots_of(p.active).filter(free).count() as u32;
                (count > 0).then(|| Text::key("caution-outside").with("count", count))
            }
            // What scatters on a neighbour is seen in the odds.
            (Decision::Aim(hex), _) => self.holds(p, p.active, hex).then(|| Text::key("caution-own")),
            (Decision::Go(_), _) if p.hand.unit != NOBODY && self.is_dear(p, p.hand.unit) => {
                let points = i64::from(self.tables.points.a7v_more);
                Some(Text::key("caution-dear").with("points", points))
            }
            _ => None,
        }
    }

    fn words_of(&self, p: &Position, decision: Decision, way: Option<Way>) -> Words {
        let by_phase = (p.stage().rule)(self, p);
        let button = |label: Text, rule: Rule| Words {
            subject: Subject::Button,
            target: None,
            label,
            rule,
            figure: None,
        };
        let on = |slot: Slot, key: &'static str, rule: Rule| Words {
            subject: Subject::Unit(slot),
            target: None,
            label: Text::key(key).with("unit", self.unit_text(slot)),
            rule,
            figure: None,
        };
        let in_hand = if p.hand.is_empty() { Subject::Button } else { Subject::Unit(p.hand.unit) };
        let aimed = |hex: Hex, label: Text, rule: Rule, figure: Option<Text>| Words {
            subject: in_hand,
            target: Some(Subject::Hex(hex)),
            label: label.with("hex", self.hex_text(hex)),
            rule,
            figure,
        };
        match decision {
            Decision::Done => button(Text::key(format!("done-{}", p.stage().key)), by_phase),
            Decision::Stay => button(Text::key("offer-stay"), rule!("2.1")),
            Decision::Counter => button(Text::key("offer-counter"), rule!("5.contre-batterie")),
            Decision::Hold => {
                let need = self.cohesion_limit(p);
                button(Text::key("offer-hold").with("need", need), rule!("opt.3"))
            }
            Decision::Take(slot) => {
                let key = match p.phase {
                    Phase::Deploy => "offer-take-to-deploy",
                    _ if !p.unit(slot).is_there() => "offer-take-to-enter",
                    _ => "offer-take",
                };
                on(slot, key, by_phase)
            }
            Decision::Go(hex) => self.move_words(p, hex, way, in_hand),
            Decision::Fire(hex) => self.fire_words(p, hex, in_hand),
            Decision::Assault(hex) => self.assault_words(p, hex, in_hand),
            Decision::Rally => {
                let cost = self.actor(p).map_or(0, |a| self.rally_cost(p, &a));
                Words {
                    label: Text::key("offer-rally").with("medals", cost),
                    figure: medals_figure(cost),
                    ..on(p.hand.unit, "offer-rally", rule!("3.4"))
                }
            }
            Decision::Infiltrate(hex) | Decision::Withdraw(hex) => {
                let infiltrates = matches!(decision, Decision::Infiltrate(_));
                let actor = self.actor(p);
                let cost = actor.map_or(0, |a| self.slip_cost(&a, infiltrates));
                let rule = if infiltrates { rule!("3.5") } else { rule!("3.6") };
                let tests = actor.is_some_and(|a| self.slip_tests(&a, hex));
                let key = self.step_key(p, if infiltrates { "infiltrate" } else { "withdraw" }, hex, tests);
                aimed(hex, Text::key(key).with("medals", cost), rule, medals_figure(cost))
            }
            Decision::Aim(hex) => Words {
                subject: Subject::Hex(hex),
                target: None,
                ..aimed(hex, Text::key("offer-aim"), rule!("5.placement"), None)
            },
            Decision::Barrage(hex) => Words {
                subject: Subject::Hex(hex),
                target: None,
                ..aimed(hex, Text::key("offer-barrage"), rule!("5.ordre"), None)
            },
            Decision::Hero(slot) => on(slot, "offer-hero", rule!("7.2.3")),
            Decision::Mend(slot) => on(slot, "offer-mend", rule!("7.2.7")),
            Decision::Reorganise(slot) => on(slot, "offer-reorganise", rule!("7.2.4")),
            Decision::Place(hex) => aimed(hex, Text::key("offer-place"), rule!("10.deploiement"), None),
        }
    }

    /// The key of a step of the unit in hand: whether it would share a friend's hex there and have to leave it again, and whether it
    /// may break down.
    fn step_key(&self, p: &Position, verb: &str, hex: Hex, tests: bool) -> String {
        let onto = self.actor(p).is_some_and(|a| !self.is_free(p, &a, hex));
        let (onto, tests) = (if onto { "-onto" } else { "" }, if tests { "-difficult" } else { "" });
        format!("offer-{verb}{onto}{tests}")
    }

    fn move_words(&self, p: &Position, hex: Hex, way: Option<Way>, subject: Subject) -> Words {
        let (points, medals, difficult) =
            way.map_or((0, 0, false), |way| (way.points, way.medals, way.difficult));
        let entering = !p.hand.is_empty() && !p.unit(p.hand.unit).is_there();
        let key = self.step_key(p, if entering { "enter" } else { "go" }, hex, difficult);
        Words {
            subject,
            target: Some(Subject::Hex(hex)),
            label: Text::key(key)
                .with("hex", self.hex_text(hex))
                .with("points", points)
                .with("medals", medals),
            rule: rule!("3.1"),
            figure: medals_figure(medals),
        }
    }

    fn fire_words(&self, p: &Position, hex: Hex, subject: Subject) -> Words {
        let target = p.slot_on(hex);
        let need = match self.actor(p) {
            Some(a) if target != NOBODY => self.fire_need(p, &a, target),
            _ => 0,
        };
        let mut label = Text::key("offer-fire").with("hex", self.hex_text(hex)).with("need", i64::from(need));
        if target != NOBODY {
            label = label.with("target", self.unit_text(target));
        }
        Words {
            subject,
            target: Some(Subject::Hex(hex)),
            label,
            rule: rule!("3.2"),
            figure: Some(Text::figure(format!("{need}+"))),
        }
    }

    fn assault_words(&self, p: &Position, hex: Hex, subject: Subject) -> Words {
        let target = p.slot_on(hex);
        let (need, dice, cost) = match self.actor(p) {
            Some(a) if target != NOBODY => {
                (self.assault_need(p, &a, target), a.medals, self.assault_cost(p, &a, target))
            }
            _ => (0, 0, 0),
        };
        let mut label = Text::key("offer-assault")
            .with("hex", self.hex_text(hex))
            .with("need", need)
            .with("dice", dice)
            .with("medals", cost);
        if target != NOBODY {
            label = label.with("target", self.unit_text(target));
        }
        Words {
            subject,
            target: Some(Subject::Hex(hex)),
            label,
            rule: rule!("3.3"),
            figure: medals_figure(cost),
        }
    }
}

impl Villers {
    /// Why a seat may not do anything with a subject, or not with a target: the refusal of the decision that comes
    /// nearest to what it points at.
    pub(crate) fn explain(
        &self,
        p: &Position,
        seat: Seat,
        subject: Subject,
        target: Option<Subject>,
    ) -> Option<Refusal> {
        if let Err(refusal) = self.check_turn(p, seat) {
            return Some(refusal);
        }
        let mut refused = None;
        for decision in self.nearest(p, subject, target) {
            match self.check(p, seat, decision) {
                Ok(()) => return None,
                Err(refusal) => refused = refused.or(Some(refusal)),
            }
        }
        refused.or_else(|| refuse::<()>(rule!("1.ordre"), "not-now").err())
    }

    /// What pointing at a subject, and then at another, could mean in this phase: the likeliest first.
    fn nearest(&self, p: &Position, subject: Subject, target: Option<Subject>) -> Vec<Decision> {
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
