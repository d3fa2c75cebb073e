//! Decisions as they are offered, and why others are not.

use std::borrow::Cow;

use ::table::{Offer, Role, Text, Verb};
use contract::{Notation, Refusal, Rule, Rules, Seat};

use crate::cavalry::SCOUTING;
use crate::decision::Subject;
use crate::map::{Hex, Side};
use crate::movement::Way;
use crate::position::{Mode, NO_LINE, Phase, mark, side_of, slots_of};
use crate::units::{Class, Fire, NOBODY, Slot, Support, Work};
use crate::words::facing_text;
use crate::{Decision, DerDesDers, Position, refuse, rule, rulebook};

/// The verbs of the notation; the messages name each under `verb-…`.
pub(crate) const VERBS: &[&str] = <Decision as Notation<DerDesDers>>::VERBS;

/// What a decision does to whoever points.
fn role_of(decision: Decision) -> Role {
    match decision {
        Decision::Done | Decision::Pass => Role::Pass,
        Decision::Take(_) => Role::Take,
        Decision::Join(_) => Role::Chain,
        Decision::Pick(_) => Role::Deploy,
        Decision::Place(_) => Role::Place,
        Decision::Dig(..) => Role::Brush,
        Decision::Attach(..) => Role::Add,
        Decision::Go(_) => Role::Go,
        Decision::Evade(_) | Decision::Retreat(_) | Decision::Advance | Decision::Rail(..) => Role::Move,
        Decision::Turn(_) => Role::Turn,
        Decision::Shell(..)
        | Decision::Rake(_)
        | Decision::Fire(_)
        | Decision::Assault(_)
        | Decision::React(_) => Role::Strike,
        Decision::Raise(..)
        | Decision::Buy(_)
        | Decision::Levy(_)
        | Decision::Dispose(_)
        | Decision::Bring(_)
        | Decision::Spot(_)
        | Decision::Smoke(_)
        | Decision::Scout
        | Decision::Depot
        | Decision::Dismount
        | Decision::Stay
        | Decision::Hold => Role::Act,
    }
}

/// What an offer says beside its decision.
struct Words {
    subject: Subject,
    target: Option<Subject>,
    label: Text,
    /// What should be known of it: the price and what it is made of, what the dice need, what it ends.
    notes: Vec<Text>,
    rule: Rule,
    figure: Option<Text>,
}

impl Words {
    fn of(subject: Subject, label: Text, rule: Rule) -> Words {
        Words { subject, target: None, label, notes: Vec::new(), rule, figure: None }
    }

    fn button(key: impl Into<Cow<'static, str>>, rule: Rule) -> Words {
        Words::of(Subject::Button, Text::key(key), rule)
    }

    fn at(self, hex: Hex) -> Words {
        Words { target: Some(Subject::Hex(hex)), ..self }
    }

    fn noting(self, notes: impl IntoIterator<Item = Text>) -> Words {
        Words { notes: notes.into_iter().collect(), ..self }
    }

    fn showing(self, figure: impl Into<Option<Text>>) -> Words {
        Words { figure: figure.into(), ..self }
    }
}

/// Resource points as they are written at a target.
fn price_figure(points: u8) -> Option<Text> {
    (points > 0 && points != NO_LINE).then(|| Text::key("figure-resources").with("count", points))
}

impl DerDesDers {
    /// What the unit in hand has still to pay for what it would do, and so much on top.
    fn due(&self, p: &Position, more: u8) -> u8 {
        let first = if p.hand.paid == 0 { p.hand.price } else { 0 };
        first.saturating_add(more)
    }

    /// The same in words; nothing if it has paid.
    fn due_note(&self, p: &Position, more: Option<(&'static str, u8)>) -> Option<Text> {
        let (key, points) = more.unwrap_or_default();
        if p.hand.paid == 0 {
            return Some(self.price_items(p.unit(p.hand.unit), &p.hand.supply, more));
        }
        (points > 0).then(|| Text::key(key).with("count", points))
    }
}

// --- What is offered.

impl DerDesDers {
    /// Decisions as they are offered: where the unit in hand can go is looked up once for all of them.
    pub(crate) fn draw_offers(&self, p: &Position, decisions: &[Decision]) -> Vec<Offer> {
        let mut ways = Vec::new();
        if decisions.iter().any(|decision| matches!(decision, Decision::Go(_))) {
            self.each_way(p, p.hand.unit, self.can_go_fast(p), &mut |way| ways.push(way));
        }
        let offer = |decision: &Decision| {
            let words = self.words_of(p, *decision, &ways);
            let label = match words.notes.is_empty() {
                true => words.label,
                false => {
                    Text::key("offer-noted").with("what", words.label).with("notes", Text::List(words.notes))
                }
            };
            Offer {
                subject: Some(self.subject_id(words.subject)),
                target: words.target.map(|target| self.subject_id(target)),
                label,
                rule: rulebook().section(words.rule).id.clone(),
                figure: words.figure,
                caution: self.caution(p, *decision),
                ..self.bare_offer(p, *decision)
            }
        };
        decisions.iter().map(offer).collect()
    }

    pub(crate) fn draw_offer(&self, p: &Position, decision: Decision) -> Offer {
        match self.check(p, p.active, decision) {
            Ok(()) => self.draw_offers(p, &[decision]).remove(0),
            Err(_) => self.bare_offer(p, decision),
        }
    }

    /// What cannot be done has no figures: it is called by its notation.
    fn bare_offer(&self, p: &Position, decision: Decision) -> Offer {
        let text = self.notate(decision);
        Offer {
            role: role_of(decision),
            verb: Verb::of(&text, VERBS),
            subject: None,
            target: None,
            label: Text::figure(&text),
            rule: rulebook().section((p.phase.stage().rule)(p)).id.clone(),
            figure: None,
            caution: None,
            decision: text,
        }
    }

    /// The score on which the vehicles of a unit bog down when it sets out (3.4.enlise).
    fn bogging_text(&self, p: &Position, slot: Slot, key: &'static str) -> Option<Text> {
        self.bogs_on(p, slot).map(|die| Text::key(key).with("die", die))
    }

    /// Whoever is on a hex, as the side whose part it is knows him.
    fn seen_on(&self, p: &Position, hex: Hex) -> Text {
        match p.on(hex) {
            Some(slot) if side_of(slot) == p.active => self.unit_text(p, slot),
            Some(slot) => self.unit_name(self.who(p, slot)),
            None => self.hex_text(hex),
        }
    }

    fn words_of(&self, p: &Position, decision: Decision, ways: &[Way]) -> Words {
        let in_hand = if p.hand.is_empty() { Subject::Button } else { Subject::Unit(p.hand.unit) };
        let to = |subject: Subject, hex: Hex, key: &'static str, rule: Rule| {
            Words::of(subject, Text::key(key).with("hex", self.hex_text(hex)), rule).at(hex)
        };
        let against = |hex: Hex, key: &'static str, rule: Rule| {
            let label = Text::key(key).with("target", self.seen_on(p, hex)).with("hex", self.hex_text(hex));
            Words::of(in_hand, label, rule).at(hex)
        };
        let on = |hex: Hex, key: &'static str, rule: Rule| {
            Words::of(Subject::Hex(hex), Text::key(key).with("hex", self.hex_text(hex)), rule)
        };
        let unit = |slot: Slot, key: &'static str, rule: Rule| {
            Words::of(Subject::Unit(slot), Text::key(key).with("unit", self.unit_text(p, slot)), rule)
        };
        let bought = |subject: Subject, label: Text, rule: Rule, price: u8| {
            let figure = Text::key("figure-points").with("count", price);
            Words::of(subject, label.with("points", price), rule).showing(figure)
        };
        let row = p.phase.stage();
        match decision {
            Decision::Done => Words::button(format!("done-{}", row.code), (row.rule)(p)),
            // --- Recruiting, digging and deployment (3.13).
            Decision::Levy(way) => Words::button(format!("levy-{way}"), rule!("3.13.unites")),
            Decision::Raise(troop, cohesion) => {
                let sort = self.levy_of(p.active).and_then(|levy| levy.troops.get(usize::from(troop)));
                let name = sort.map_or_else(|| Text::figure(troop), |sort| sort.name.clone());
                let label = Text::key("offer-raise").with("troop", name);
                bought(Subject::Troop(troop), label, rule!("3.13.unites"), cohesion)
            }
            Decision::Attach(slot, support) => {
                let label = Text::key("offer-attach")
                    .with("unit", self.unit_text(p, slot))
                    .with("support", self.support_text(p.active, support));
                bought(Subject::Unit(slot), label, rule!("3.13.soutiens"), support.price())
            }
            Decision::Buy(fire) => {
                let label = Text::key("offer-buy").with("fire", fire.text());
                bought(Subject::Points(fire), label, rule!("3.13.points"), fire.price())
            }
            Decision::Dig(work, hex) => {
                let label = Text::key("offer-dig").with("work", work.text()).with("hex", self.hex_text(hex));
                let price = self.dig_price(p, work, hex);
                bought(Subject::Work(work), label, rule!("3.13.defenses"), price).at(hex)
            }
            Decision::Dispose(way) => {
                let listed = way == 0 && self.levy_of(p.active).is_none();
                let key = if listed { "dispose-listed".to_string() } else { format!("dispose-{way}") };
                let points = p.capital[p.active];
                let digs = self.digs(p.active) && points > 0;
                let note = digs.then(|| Text::key("note-digs-in").with("count", points));
                Words::button(key, rule!("r.disposition")).noting(note)
            }
            Decision::Pick(slot) => unit(slot, "offer-pick", rule!("3.13.deploiement")),
            Decision::Place(hex) => to(in_hand, hex, "offer-place", rule!("3.13.deploiement")),
            // --- Bombardment points (3.2, 3.8.air, 3.11.gp, 3.12).
            Decision::Bring(fire) => Words::button(format!("bring-{}", fire.code()), rule!("3.2.choix")),
            Decision::Shell(fire, hex) => self.shell_words(p, fire, hex),
            Decision::Spot(hex) => on(hex, "offer-spot", rule!("3.8.air")),
            Decision::Smoke(hex) => on(hex, "offer-smoke", rule!("3.12")),
            Decision::Rake(hex) if p.phase == Phase::Bombard => on(hex, "offer-rake-guns", rule!("3.11.gp")),
            // --- Activations and what a unit does (2.3–2.12).
            Decision::Take(hex) => self.activation_words(p, hex, "offer-take", rule!("2.3.choix")),
            Decision::Join(hex) => self.activation_words(p, hex, "offer-join", rule!("2.4")),
            Decision::Go(hex) => self.move_words(p, hex, ways, in_hand),
            Decision::Turn(side) => self.turn_words(p, side, in_hand),
            Decision::Fire(hex) => against(hex, "offer-fire", rule!("2.12"))
                .noting(self.fire_notes(p, hex))
                .showing(self.fire_figure(p, hex)),
            Decision::Assault(hex) => against(hex, "offer-assault", rule!("2.9"))
                .noting(self.assault_notes(p, hex))
                .showing(price_figure(self.due(p, self.assault_surcharge(p)))),
            Decision::Rake(hex) => to(in_hand, hex, "offer-rake", rule!("3.11"))
                .noting(self.with_ambush(p, self.due_note(p, None)))
                .showing(price_figure(self.due(p, 0))),
            Decision::Scout => unit(p.hand.unit, "offer-scout", rule!("3.8.cheval"))
                .noting(self.due_note(p, Some(("price-scouting", SCOUTING))))
                .showing(price_figure(self.due(p, SCOUTING))),
            Decision::Depot => unit(p.hand.unit, "offer-depot", rule!("3.1"))
                .noting(self.due_note(p, None))
                .showing(price_figure(self.due(p, 0))),
            Decision::Dismount => unit(p.hand.unit, "offer-dismount", rule!("3.3")),
            Decision::Stay => Words::button("offer-stay", rule!("r.pass")),
            // --- Reactions, and what follows an assault (2.9, 2.10, 2.15, 2.16).
            Decision::React(hex) => self.reaction_words(p, p.on(hex).expect("somebody is there")),
            Decision::Evade(hex) => {
                let slot = p.fight.defender;
                let supply = self.supply(p, slot);
                let price = self.price_items(p.unit(slot), &supply, None);
                to(Subject::Unit(slot), hex, "offer-evade", rule!("2.16"))
                    .noting([price].into_iter().chain(self.bogging_text(p, slot, "note-bogging")))
                    .showing(price_figure(self.prices_by(p.unit(slot), &supply).0))
            }
            Decision::Pass => Words::button("offer-pass", rule!("2.15")),
            Decision::Retreat(hex) => {
                to(Subject::Unit(p.fight.loser), hex, "offer-retreat", rule!("2.9.paires"))
            }
            Decision::Advance => {
                let (winner, ground) = self.winner_and_ground(p);
                Words::of(Subject::Unit(winner), Text::key("offer-advance"), rule!("2.10"))
                    .at(ground)
                    .noting(self.bogging_text(p, winner, "note-bogging"))
            }
            Decision::Hold => Words::button("offer-hold", rule!("2.10")),
            Decision::Rail(slot, hex) => to(Subject::Unit(slot), hex, "offer-rail", rule!("3.10.rail")),
        }
    }

    /// What goes with a unit: vehicles are those that the army has.
    fn support_text(&self, side: Seat, support: Support) -> Text {
        match (support, self.levy_of(side)) {
            (Support::Armour, Some(levy)) => levy.armour.text(),
            _ => Text::key(format!("trait-{}", support.code())),
        }
    }

    fn shell_words(&self, p: &Position, fire: Fire, hex: Hex) -> Words {
        let need = p.on(hex).map_or(0, |target| self.shell_score(p, fire, target));
        let label = Text::key(format!("offer-shell-{}", fire.code()))
            .with("hex", self.hex_text(hex))
            .with("target", self.seen_on(p, hex));
        Words::of(Subject::Hex(hex), label, fire.rule())
            .noting([Text::key("note-need").with("need", need).with("sides", fire.die().sides())])
            .showing(Text::key("figure-or-more").with("need", need))
    }

    fn activation_words(&self, p: &Position, hex: Hex, key: &'static str, rule: Rule) -> Words {
        let slot = p.on(hex).expect("somebody is there");
        let supply = self.supply(p, slot);
        let figure = match self.prices_by(p.unit(slot), &supply).0 {
            NO_LINE => Text::key("figure-no-line"),
            price => Text::key("figure-resources").with("count", price),
        };
        Words::of(Subject::Unit(slot), Text::key(key).with("unit", self.unit_text(p, slot)), rule)
            .noting([self.price_items(p.unit(slot), &supply, None)])
            .showing(figure)
    }

    /// What to know of an act that gives away who lies in ambush.
    fn with_ambush(&self, p: &Position, first: impl IntoIterator<Item = Text>) -> Vec<Text> {
        let hidden = p.hand.unit != NOBODY && p.unit(p.hand.unit).has(mark::AMBUSH);
        first.into_iter().chain(hidden.then(|| Text::key("note-ends-ambush"))).collect()
    }

    fn move_words(&self, p: &Position, hex: Hex, ways: &[Way], subject: Subject) -> Words {
        let way = ways.iter().find(|way| way.to == hex);
        let rapid = way.is_some_and(|way| way.steps > 1);
        let enters = way.map_or(0, |way| way.entered.marks());
        let mut notes = Vec::new();
        if rapid {
            notes.extend(self.due_note(p, None));
        }
        notes.extend((enters & mark::IN_TOWN != 0).then(|| Text::key("note-enters-town")));
        notes.extend((enters & mark::IN_VERY_BROKEN != 0).then(|| Text::key("note-enters-very-broken")));
        if !p.hand.is_empty() {
            notes.extend(self.bogging_text(p, p.hand.unit, "note-bogging"));
        }
        let (key, rule, figure) = match rapid {
            true => ("offer-go-rapid", rule!("2.6.rapide"), price_figure(self.due(p, 0))),
            false => ("offer-go", rule!("2.6.progression"), None),
        };
        let label = Text::key(key).with("hex", self.hex_text(hex));
        Words::of(subject, label.with("count", way.map_or(1, |way| way.steps)), rule)
            .at(hex)
            .noting(self.with_ambush(p, notes))
            .showing(figure)
    }

    /// A facing is the neighbour that is faced; at the edge of the table there is none.
    fn turn_words(&self, p: &Position, side: Side, subject: Subject) -> Words {
        let faced = match p.hand.is_empty() {
            true => Hex::NONE,
            false => self.map.near[p.unit(p.hand.unit).hex.index()][usize::from(side)],
        };
        let label = Text::key("offer-turn").with("side", facing_text(side));
        let words = match p.phase {
            Phase::Deploy => Words::of(subject, label, rule!("3.13.deploiement")),
            _ => Words::of(subject, label, rule!("2.6.orientation"))
                .noting(self.due_note(p, None))
                .showing(price_figure(self.due(p, 0))),
        };
        if faced.is_some() { words.at(faced) } else { words }
    }

    fn fire_notes(&self, p: &Position, hex: Hex) -> Vec<Text> {
        let mut notes = Vec::new();
        if let Some(target) = p.on(hex) {
            notes.push(self.aim_note(p, p.hand.unit, p.hand.mode, target));
        }
        notes.extend(self.due_note(p, None));
        self.with_ambush(p, notes)
    }

    /// The score to hit, and the price where something is still to be paid.
    fn fire_figure(&self, p: &Position, hex: Hex) -> Option<Text> {
        let target = p.on(hex)?;
        let score = self.aim(p, p.unit(p.hand.unit), p.hand.mode, p.unit(target)).score();
        let hits = Text::key("figure-or-less").with("score", score);
        Some(match price_figure(self.due(p, 0)) {
            Some(price) => Text::key("figure-both").with("one", hits).with("two", price),
            None => hits,
        })
    }

    /// Dice and score of a shot (2.13).
    fn aim_note(&self, p: &Position, slot: Slot, mode: Mode, target: Slot) -> Text {
        let aim = self.aim(p, p.unit(slot), mode, p.unit(target));
        let key = if aim.behind { "note-aim-behind" } else { "note-aim" };
        Text::key(key).with("dice", aim.dice).with("score", aim.score())
    }

    fn assault_notes(&self, p: &Position, hex: Hex) -> Vec<Text> {
        let mut notes = Vec::new();
        if let Some(target) = p.on(hex) {
            let [own, other] = self.strengths(p, p.hand.unit, target);
            notes.push(
                Text::key("note-strengths")
                    .with("dice", own.dice())
                    .with("value", own.value())
                    .with("other-dice", other.dice())
                    .with("other-value", other.value()),
            );
            // Whether the side across would be asked hangs on public facts alone (r.react).
            if self.may_react(&self.as_assaulted(p, target)) {
                notes.push(Text::key("note-may-react"));
            }
        }
        if p.hand.mode != Mode::Breakthrough {
            let surcharge = self.assault_surcharge(p);
            notes.extend(self.due_note(p, Some(("price-second", surcharge))));
        }
        self.with_ambush(p, notes)
    }

    fn reaction_words(&self, p: &Position, slot: Slot) -> Words {
        let supply = self.supply(p, slot);
        let supports = slot != p.fight.defender;
        let price = self.reaction_price(p, slot).min(u16::from(NO_LINE)) as u8;
        let (key, rule) = match supports {
            true => ("offer-support", rule!("2.15.soutien")),
            false => ("offer-react", rule!("2.15")),
        };
        let haste = price.saturating_sub(self.prices_by(p.unit(slot), &supply).0);
        let mut notes = vec![
            self.aim_note(p, slot, Mode::Static, p.fight.attacker),
            self.price_items(p.unit(slot), &supply, Some(("price-haste", haste))),
        ];
        notes.extend(p.unit(slot).has(mark::AMBUSH).then(|| Text::key("note-ends-ambush")));
        Words::of(Subject::Unit(slot), Text::key(key).with("unit", self.unit_text(p, slot)), rule)
            .noting(notes)
            .showing(price_figure(price))
    }
}

// --- Why not.

impl DerDesDers {
    /// Why a seat may not do anything with a subject, or not with a target: the refusal of the decision that comes nearest to
    /// what it points at.
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
        // An enemy who is not seen is pointed at by his place, if at all (r.marker).
        let unseen = |subject: Subject| match subject {
            Subject::Unit(slot) => side_of(slot) != seat && self.pointed_at(p, subject).is_none(),
            _ => false,
        };
        if unseen(subject) || target.is_some_and(unseen) {
            return refuse::<()>(rule!("r.marker"), "name-a-hex").err();
        }
        let otherwise = Refusal::new(rule!("2.ordre"), "not-now");
        contract::first_refusal(self, p, seat, self.nearest(p, subject, target), otherwise)
    }

    /// Where a thing is that the side whose part it is points at; what it cannot know of is nowhere (r.marker).
    fn pointed_at(&self, p: &Position, subject: Subject) -> Option<Hex> {
        match subject {
            Subject::Hex(hex) => Some(hex),
            Subject::Unit(slot) => {
                let known = self.knows(p, contract::Onlooker::Seat(p.active), slot);
                Some(p.unit(slot).hex).filter(|hex| known && hex.is_some())
            }
            Subject::Button | Subject::Troop(_) | Subject::Points(_) | Subject::Work(_) => None,
        }
    }

    /// What pointing at a subject, and then at another, could mean in this phase: the likeliest first.
    fn nearest(&self, p: &Position, subject: Subject, target: Option<Subject>) -> Vec<Decision> {
        let at = self.pointed_at(p, subject);
        let to = target.and_then(|target| self.pointed_at(p, target));
        let unit = match subject {
            Subject::Unit(slot) => Some(slot),
            Subject::Hex(hex) => p.on(hex).filter(|slot| side_of(*slot) == p.active),
            _ => None,
        };
        if subject == Subject::Button {
            return self.nearest_buttons(p);
        }
        match p.phase {
            Phase::Recruit => match subject {
                Subject::Troop(troop) => vec![Decision::Raise(troop, 1)],
                Subject::Points(fire) => vec![Decision::Buy(fire)],
                Subject::Unit(slot) => Support::ALL.map(|support| Decision::Attach(slot, support)).to_vec(),
                _ => Vec::new(),
            },
            Phase::Deploy => self.nearest_to_deploy(p, subject, unit, to),
            Phase::Bombard => match (subject, to.or(at)) {
                (Subject::Points(fire), Some(hex)) => vec![Decision::Shell(fire, hex)],
                (_, Some(hex)) => {
                    // What there are points of comes first: that there are none of another kind is no reason.
                    let mut fires = Fire::ALL;
                    fires.sort_by_key(|fire| p.fires[p.active][*fire as usize] == 0);
                    let mut tried = fires.map(|fire| Decision::Shell(fire, hex)).to_vec();
                    tried.extend([Decision::Rake(hex), Decision::Smoke(hex), Decision::Spot(hex)]);
                    tried
                }
                _ => Vec::new(),
            },
            Phase::Activate if p.hand.is_empty() => match (unit, at) {
                (Some(slot), _) => self.nearest_activation(p, slot),
                (None, Some(hex)) => vec![Decision::Go(hex)],
                (None, None) => Vec::new(),
            },
            Phase::Activate => match (unit, to.or(at)) {
                (Some(slot), None) if slot == p.hand.unit => self.nearest_of_hand(p),
                (Some(slot), Some(hex)) if slot == p.hand.unit && to.is_none() && hex == p.unit(slot).hex => {
                    self.nearest_of_hand(p)
                }
                (Some(slot), _) if slot != p.hand.unit && side_of(slot) == p.active => {
                    self.nearest_activation(p, slot)
                }
                (_, Some(hex)) => self.nearest_at(p, hex),
                (_, None) => Vec::new(),
            },
            Phase::React => {
                let mut tried: Vec<Decision> = Vec::new();
                tried.extend(at.filter(|_| unit.is_some()).map(Decision::React));
                match to.or(at.filter(|_| unit.is_none())) {
                    Some(hex) => tried.push(Decision::Evade(hex)),
                    None if unit == Some(p.fight.defender) => {
                        tried.extend(self.map.all().map(Decision::Evade))
                    }
                    None => {}
                }
                tried
            }
            Phase::Retreat => match to.or(at) {
                Some(hex) if hex != p.unit(p.fight.loser).hex => vec![Decision::Retreat(hex)],
                _ => self.map.all().map(Decision::Retreat).collect(),
            },
            Phase::Rail => match (unit, to) {
                (Some(slot), Some(hex)) => vec![Decision::Rail(slot, hex)],
                (Some(slot), None) => self.map.all().map(|hex| Decision::Rail(slot, hex)).collect(),
                (None, _) => {
                    let trains = slots_of(p.active).filter(|slot| p.unit(*slot).class == Class::Train);
                    let hex = to.or(at);
                    trains.filter_map(|slot| hex.map(|hex| Decision::Rail(slot, hex))).collect()
                }
            },
            Phase::Follow => vec![Decision::Advance],
            Phase::Bring | Phase::Over => Vec::new(),
        }
    }

    /// What pointing at a unit means while nothing is in hand, or another unit is.
    fn nearest_activation(&self, p: &Position, slot: Slot) -> Vec<Decision> {
        match self.pointed_at(p, Subject::Unit(slot)) {
            Some(hex) => vec![Decision::Take(hex), Decision::Join(hex)],
            None => Vec::new(),
        }
    }

    fn nearest_buttons(&self, p: &Position) -> Vec<Decision> {
        match p.phase {
            Phase::Recruit => vec![Decision::Done, Decision::Levy(0)],
            Phase::Deploy => vec![Decision::Done, Decision::Dispose(0)],
            Phase::Bring => self.may_bring(p.active).iter().map(|fire| Decision::Bring(*fire)).collect(),
            Phase::React => vec![Decision::Pass],
            Phase::Follow => vec![Decision::Advance],
            Phase::Activate if !p.hand.is_empty() => vec![Decision::Stay],
            _ => vec![Decision::Done],
        }
    }

    fn nearest_to_deploy(
        &self,
        p: &Position,
        subject: Subject,
        unit: Option<Slot>,
        to: Option<Hex>,
    ) -> Vec<Decision> {
        let zone = || self.zone_of(p.active);
        let held = p.hand.unit;
        match (subject, to) {
            (Subject::Work(work), Some(hex)) => vec![Decision::Dig(work, hex)],
            (Subject::Work(work), None) => zone().map(|hex| Decision::Dig(work, hex)).collect(),
            (Subject::Hex(hex), _) if held != NOBODY && self.waits(p, held) => {
                vec![Decision::Place(to.unwrap_or(hex))]
            }
            _ if unit.is_some_and(|slot| slot == held) && self.waits(p, held) => match to {
                Some(hex) => vec![Decision::Place(hex)],
                None => zone().map(Decision::Place).collect(),
            },
            _ if unit.is_some_and(|slot| slot == held) => {
                let faced = to.and_then(|hex| self.map.side_to(p.unit(held).hex, hex));
                match faced {
                    Some(side) => vec![Decision::Turn(side as Side)],
                    None => (0..6).map(Decision::Turn).collect(),
                }
            }
            (Subject::Hex(hex), _) if unit.is_none() => match self.digs(p.active) {
                true => Work::ALL.map(|work| Decision::Dig(work, hex)).to_vec(),
                false => vec![Decision::Place(hex)],
            },
            _ => unit.map(Decision::Pick).into_iter().collect(),
        }
    }

    /// What the unit in hand would do at a hex: to an enemy beside it assault him, to one farther off fire, elsewhere go there or
    /// turn towards it.
    fn nearest_at(&self, p: &Position, hex: Hex) -> Vec<Decision> {
        let unit = p.unit(p.hand.unit);
        let enemy = p.side_on(hex) == Some(side_of(p.hand.unit).other());
        let mut tried = match (enemy, self.map.distance(unit.hex, hex) == 1) {
            (true, true) => vec![Decision::Assault(hex), Decision::Fire(hex)],
            (true, false) => vec![Decision::Fire(hex), Decision::Assault(hex)],
            (false, _) => vec![Decision::Go(hex)],
        };
        if p.soil(hex) & crate::position::soil::WIRE != 0 {
            tried.push(Decision::Rake(hex));
        }
        tried
    }

    /// Everything that the unit in hand might do.
    fn nearest_of_hand(&self, p: &Position) -> Vec<Decision> {
        let hex = p.unit(p.hand.unit).hex;
        let near = self.map.around(hex).map(|(_, near)| near);
        let mut tried: Vec<Decision> = near.flat_map(|near| self.nearest_at(p, near)).collect();
        tried.extend(self.map.all().map(Decision::Go));
        tried.extend((0..6).map(|side| Decision::Turn(side as Side)));
        tried.extend([Decision::Dismount, Decision::Scout, Decision::Depot]);
        tried
    }
}
