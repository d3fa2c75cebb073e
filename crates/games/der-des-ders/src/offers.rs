//! Decisions as they are offered, and why others are not.

use ::table::{Offer, Role, Text, Verb};
use contract::{Notation, Refusal, Rule, Rules, Seat};

use crate::cavalry::SCOUTING;
use crate::decision::Subject;
use crate::map::{Hex, Side};
use crate::movement::Way;
use crate::position::{Fight, Mode, NO_LINE, Phase, mark, side_of, slots_of};
use crate::units::{Armour, Class, Fire, NOBODY, Slot, Support, Work};
use crate::words::{facing_text, fire_text, work_text};
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

/// Resource points as they are written at a target.
fn price_figure(points: u8) -> Option<Text> {
    (points > 0 && points != NO_LINE).then(|| Text::key("figure-resources").with("count", points))
}

/// Points of an army list as they are written at a target.
fn points_figure(points: u8) -> Option<Text> {
    Some(Text::key("figure-points").with("count", points))
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
        let ways = match decisions.iter().any(|decision| matches!(decision, Decision::Go(_))) {
            true => self.ways_in_hand(p),
            false => Vec::new(),
        };
        decisions.iter().map(|decision| self.offer_with(p, *decision, &ways)).collect()
    }

    pub(crate) fn draw_offer(&self, p: &Position, decision: Decision) -> Offer {
        if self.check(p, p.active, decision).is_err() {
            // What cannot be done has no figures: it is called by its notation.
            let text = self.notate(decision);
            return Offer {
                role: role_of(decision),
                verb: Verb::of(&text, VERBS),
                subject: None,
                target: None,
                label: Text::figure(&text),
                rule: rulebook().section(self.phase_rule(p)).id.clone(),
                figure: None,
                caution: None,
                decision: text,
            };
        }
        let ways = if matches!(decision, Decision::Go(_)) { self.ways_in_hand(p) } else { Vec::new() };
        self.offer_with(p, decision, &ways)
    }

    fn ways_in_hand(&self, p: &Position) -> Vec<Way> {
        let mut ways = Vec::new();
        self.each_way(p, p.hand.unit, self.can_go_fast(p), &mut |way| ways.push(way));
        ways
    }

    fn offer_with(&self, p: &Position, decision: Decision, ways: &[Way]) -> Offer {
        let words = self.words_of(p, decision, ways);
        let text = self.notate(decision);
        let label = match words.notes.is_empty() {
            true => words.label,
            false => {
                Text::key("offer-noted").with("what", words.label).with("notes", Text::List(words.notes))
            }
        };
        Offer {
            role: role_of(decision),
            verb: Verb::of(&text, VERBS),
            decision: text,
            subject: Some(self.subject_id(words.subject)),
            target: words.target.map(|target| self.subject_id(target)),
            label,
            rule: rulebook().section(words.rule).id.clone(),
            figure: words.figure,
            caution: self.caution(p, decision),
        }
    }

    /// What a person may regret: points that are lost, units that have their token and do nothing, vehicles that stay in the mud.
    fn caution(&self, p: &Position, decision: Decision) -> Option<Text> {
        let side = p.active;
        let counted =
            |key: &'static str, count: u32| (count > 0).then(|| Text::key(key).with("count", count));
        match (decision, p.phase) {
            // The defender digs with what the dice leave him; the attacker's is lost.
            (Decision::Done, Phase::Recruit) if side == Seat::First => {
                counted("caution-capital", p.capital[side].into())
            }
            (Decision::Done, Phase::Recruit) => {
                counted("caution-purse", p.purse[side].min(p.capital[side]).into())
            }
            (Decision::Done, Phase::Deploy) if side == Seat::Second && self.levy_of(side).is_some() => {
                counted("caution-digging", p.capital[side].into())
            }
            (Decision::Done, Phase::Activate) => counted("caution-chain", p.group.count_ones()),
            (Decision::Go(_), Phase::Activate) if !p.hand.is_empty() => {
                self.bogs_on(p, p.hand.unit).map(|die| Text::key("caution-bogging").with("die", die))
            }
            (Decision::Advance, Phase::Follow) => {
                let (winner, _) = self.winner_and_ground(p);
                self.bogs_on(p, winner).map(|die| Text::key("caution-bogging").with("die", die))
            }
            _ => None,
        }
    }

    /// The score on which the vehicles of a unit bog down when it sets out (3.4.enlise).
    fn bogs_on(&self, p: &Position, slot: Slot) -> Option<u8> {
        let unit = p.unit(slot);
        let armour = unit.traits.armour();
        (armour != Armour::None && self.is_broken(p, unit, unit.hex)).then(|| armour.bogs_on())
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
        let by_phase = self.phase_rule(p);
        let words = |subject: Subject, label: Text, rule: Rule| Words {
            subject,
            target: None,
            label,
            notes: Vec::new(),
            rule,
            figure: None,
        };
        let button = |key: String, rule: Rule| words(Subject::Button, Text::key(key), rule);
        let in_hand = if p.hand.is_empty() { Subject::Button } else { Subject::Unit(p.hand.unit) };
        let at = |subject: Subject, hex: Hex, key: &'static str, rule: Rule| Words {
            target: Some(Subject::Hex(hex)),
            ..words(subject, Text::key(key).with("hex", self.hex_text(hex)), rule)
        };
        let unit = |slot: Slot, key: &'static str, rule: Rule| {
            words(Subject::Unit(slot), Text::key(key).with("unit", self.unit_text(p, slot)), rule)
        };
        match decision {
            Decision::Done => button(format!("done-{}", self.phase_key(p)), by_phase),
            Decision::Levy(way) => button(format!("levy-{way}"), rule!("3.13.unites")),
            Decision::Dispose(way) => {
                let listed = way == 0 && self.levy_of(p.active).is_none();
                let key = if listed { "dispose-listed".into() } else { format!("dispose-{way}") };
                let points = p.capital[p.active];
                let digs = p.active == Seat::Second && self.levy_of(p.active).is_some() && points > 0;
                let note = digs.then(|| Text::key("note-digs-in").with("count", points));
                Words { notes: note.into_iter().collect(), ..button(key, rule!("r.disposition")) }
            }
            Decision::Bring(fire) => button(format!("bring-{}", fire.code()), rule!("3.2.choix")),
            Decision::Pass => button("offer-pass".into(), rule!("2.15")),
            Decision::Advance => {
                let (winner, ground) = self.winner_and_ground(p);
                let die = self.bogs_on(p, winner);
                Words {
                    label: Text::key("offer-advance"),
                    notes: die.map(|die| Text::key("note-bogging").with("die", die)).into_iter().collect(),
                    ..at(Subject::Unit(winner), ground, "offer-advance", rule!("2.10"))
                }
            }
            Decision::Hold => button("offer-hold".into(), rule!("2.10")),
            Decision::Stay => button("offer-stay".into(), rule!("r.pass")),
            Decision::Raise(..) | Decision::Attach(..) | Decision::Buy(_) | Decision::Dig(..) => {
                self.buying_words(p, decision)
            }
            Decision::Place(hex) => at(in_hand, hex, "offer-place", rule!("3.13.deploiement")),
            Decision::Shell(..) | Decision::Spot(_) | Decision::Smoke(_) => {
                self.bombardment_words(p, decision)
            }
            Decision::Rake(_) if p.phase == Phase::Bombard => self.bombardment_words(p, decision),
            Decision::Pick(slot) => unit(slot, "offer-pick", rule!("3.13.deploiement")),
            Decision::Take(hex) | Decision::Join(hex) => {
                let slot = p.on(hex).expect("somebody is there");
                let supply = self.supply(p, slot);
                let joins = matches!(decision, Decision::Join(_));
                let (key, rule) = match joins {
                    true => ("offer-join", rule!("2.4")),
                    false => ("offer-take", rule!("2.3.choix")),
                };
                Words {
                    notes: vec![self.price_items(p.unit(slot), &supply, None)],
                    figure: Some(match self.prices_by(p.unit(slot), &supply).0 {
                        NO_LINE => Text::key("figure-no-line"),
                        price => Text::key("figure-resources").with("count", price),
                    }),
                    ..unit(slot, key, rule)
                }
            }
            Decision::Go(hex) => self.move_words(p, hex, ways, in_hand),
            Decision::Turn(side) => self.turn_words(p, side, in_hand),
            Decision::Fire(hex) => Words {
                notes: self.fire_notes(p, hex),
                figure: self.fire_figure(p, hex),
                label: Text::key("offer-fire")
                    .with("target", self.seen_on(p, hex))
                    .with("hex", self.hex_text(hex)),
                ..at(in_hand, hex, "offer-fire", rule!("2.12"))
            },
            Decision::Assault(hex) => Words {
                notes: self.assault_notes(p, hex),
                figure: price_figure(self.due(p, self.assault_surcharge(p))),
                label: Text::key("offer-assault")
                    .with("target", self.seen_on(p, hex))
                    .with("hex", self.hex_text(hex)),
                ..at(in_hand, hex, "offer-assault", rule!("2.9"))
            },
            Decision::Rake(hex) => Words {
                notes: self.with_ambush(p, self.due_note(p, None)),
                figure: price_figure(self.due(p, 0)),
                ..at(in_hand, hex, "offer-rake", rule!("3.11"))
            },
            Decision::Scout => Words {
                notes: self.due_note(p, Some(("price-scouting", SCOUTING))).into_iter().collect(),
                figure: price_figure(self.due(p, SCOUTING)),
                ..unit(p.hand.unit, "offer-scout", rule!("3.8.cheval"))
            },
            Decision::Depot => Words {
                notes: self.due_note(p, None).into_iter().collect(),
                figure: price_figure(self.due(p, 0)),
                ..unit(p.hand.unit, "offer-depot", rule!("3.1"))
            },
            Decision::Dismount => unit(p.hand.unit, "offer-dismount", rule!("3.3")),
            Decision::React(hex) => self.reaction_words(p, p.on(hex).expect("somebody is there")),
            Decision::Evade(hex) => {
                let slot = p.fight.defender;
                let supply = self.supply(p, slot);
                let die = self.bogs_on(p, slot);
                let mut notes = vec![self.price_items(p.unit(slot), &supply, None)];
                notes.extend(die.map(|die| Text::key("note-bogging").with("die", die)));
                Words {
                    notes,
                    figure: price_figure(self.prices_by(p.unit(slot), &supply).0),
                    ..at(Subject::Unit(slot), hex, "offer-evade", rule!("2.16"))
                }
            }
            Decision::Retreat(hex) => {
                at(Subject::Unit(p.fight.loser), hex, "offer-retreat", rule!("2.9.paires"))
            }
            Decision::Rail(slot, hex) => at(Subject::Unit(slot), hex, "offer-rail", rule!("3.10.rail")),
        }
    }

    /// Recruiting and digging (3.13).
    fn buying_words(&self, p: &Position, decision: Decision) -> Words {
        let words = |subject: Subject, label: Text, rule: Rule, price: u8| Words {
            subject,
            target: None,
            label: label.with("points", price),
            notes: Vec::new(),
            rule,
            figure: points_figure(price),
        };
        match decision {
            Decision::Raise(troop, cohesion) => {
                let levy = self.levy_of(p.active);
                let sort = levy.and_then(|levy| levy.troops.get(usize::from(troop)));
                let name = sort.map_or_else(|| Text::figure(troop), |sort| sort.name.clone());
                let label = Text::key("offer-raise").with("troop", name);
                words(Subject::Troop(troop), label, rule!("3.13.unites"), cohesion)
            }
            Decision::Attach(slot, support) => {
                let label = Text::key("offer-attach")
                    .with("unit", self.unit_text(p, slot))
                    .with("support", self.support_text(p.active, support));
                words(Subject::Unit(slot), label, rule!("3.13.soutiens"), support.price())
            }
            Decision::Buy(fire) => {
                let label = Text::key("offer-buy").with("fire", fire_text(fire));
                words(Subject::Points(fire), label, rule!("3.13.points"), fire.price())
            }
            Decision::Dig(work, hex) => Words {
                target: Some(Subject::Hex(hex)),
                ..words(
                    Subject::Work(work),
                    Text::key("offer-dig").with("work", work_text(work)).with("hex", self.hex_text(hex)),
                    rule!("3.13.defenses"),
                    self.dig_price(p, work, hex),
                )
            },
            _ => unreachable!("nothing else is bought"),
        }
    }

    /// What goes with a unit: vehicles are those that the army has.
    fn support_text(&self, side: Seat, support: Support) -> Text {
        match (support, self.levy_of(side)) {
            (Support::Armour, Some(levy)) => Text::key(format!("trait-armour-{}", levy.armour.code())),
            _ => Text::key(format!("trait-{}", support.code())),
        }
    }

    /// Bombardment points (3.2, 3.8.air, 3.11.gp, 3.12).
    fn bombardment_words(&self, p: &Position, decision: Decision) -> Words {
        let words = |hex: Hex, key: String, rule: Rule| Words {
            subject: Subject::Hex(hex),
            target: None,
            label: Text::key(key).with("hex", self.hex_text(hex)),
            notes: Vec::new(),
            rule,
            figure: None,
        };
        match decision {
            Decision::Shell(fire, hex) => {
                let rule = match fire {
                    Fire::Guns => rule!("3.2.gp"),
                    Fire::Gas => rule!("3.2.gaz"),
                    Fire::Air => rule!("3.2.air"),
                };
                let need = p.on(hex).map_or(0, |target| self.shell_score(p, fire, target));
                let words = words(hex, format!("offer-shell-{}", fire.code()), rule);
                Words {
                    label: words.label.with("target", self.seen_on(p, hex)),
                    notes: vec![Text::key("note-need").with("need", need).with("sides", fire.die().sides())],
                    figure: Some(Text::key("figure-or-more").with("need", need)),
                    ..words
                }
            }
            Decision::Spot(hex) => words(hex, "offer-spot".into(), rule!("3.8.air")),
            Decision::Smoke(hex) => words(hex, "offer-smoke".into(), rule!("3.12")),
            Decision::Rake(hex) => words(hex, "offer-rake-guns".into(), rule!("3.11.gp")),
            _ => unreachable!("nothing else is done with bombardment points"),
        }
    }

    /// What to know of an act that gives away who lies in ambush.
    fn with_ambush(&self, p: &Position, first: impl IntoIterator<Item = Text>) -> Vec<Text> {
        let hidden = p.hand.unit != NOBODY && p.unit(p.hand.unit).has(mark::AMBUSH);
        first.into_iter().chain(hidden.then(|| Text::key("note-ends-ambush"))).collect()
    }

    fn move_words(&self, p: &Position, hex: Hex, ways: &[Way], subject: Subject) -> Words {
        let way = ways.iter().find(|way| way.to == hex);
        let rapid = way.is_some_and(|way| way.steps > 1);
        let mut notes = Vec::new();
        if rapid {
            notes.extend(self.due_note(p, None));
        }
        let enters = way.map_or(0, |way| way.entered.marks());
        notes.extend((enters & mark::IN_TOWN != 0).then(|| Text::key("note-enters-town")));
        notes.extend((enters & mark::IN_VERY_BROKEN != 0).then(|| Text::key("note-enters-very-broken")));
        if !p.hand.is_empty() {
            let die = self.bogs_on(p, p.hand.unit);
            notes.extend(die.map(|die| Text::key("note-bogging").with("die", die)));
        }
        Words {
            subject,
            target: Some(Subject::Hex(hex)),
            label: Text::key(if rapid { "offer-go-rapid" } else { "offer-go" })
                .with("hex", self.hex_text(hex))
                .with("count", way.map_or(1, |way| way.steps)),
            notes: self.with_ambush(p, notes),
            rule: if rapid { rule!("2.6.rapide") } else { rule!("2.6.progression") },
            figure: if rapid { price_figure(self.due(p, 0)) } else { None },
        }
    }

    /// A facing is the neighbour that is faced; at the edge of the table there is none.
    fn turn_words(&self, p: &Position, side: Side, subject: Subject) -> Words {
        let deploys = p.phase == Phase::Deploy;
        let faced = match p.hand.is_empty() {
            true => Hex::NONE,
            false => self.map.near[p.unit(p.hand.unit).hex.index()][usize::from(side)],
        };
        Words {
            subject,
            target: faced.is_some().then_some(Subject::Hex(faced)),
            label: Text::key("offer-turn").with("side", facing_text(side)),
            notes: if deploys { Vec::new() } else { self.due_note(p, None).into_iter().collect() },
            rule: if deploys { rule!("3.13.deploiement") } else { rule!("2.6.orientation") },
            figure: if deploys { None } else { price_figure(self.due(p, 0)) },
        }
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
            if self.would_be_asked(p, target) {
                notes.push(Text::key("note-may-react"));
            }
        }
        if p.hand.mode != Mode::Breakthrough {
            let surcharge = self.assault_surcharge(p);
            notes.extend(self.due_note(p, Some(("price-second", surcharge))));
        }
        self.with_ambush(p, notes)
    }

    /// Whether the side across would be asked for a reaction to an assault by the unit in hand: public facts alone (r.react).
    fn would_be_asked(&self, p: &Position, target: Slot) -> bool {
        let mut then = p.clone();
        let slot = p.hand.unit;
        then.unit_mut(slot).marks &= !mark::IN_AMBUSH;
        then.fight = Fight {
            attacker: slot,
            defender: target,
            from: p.unit(slot).hex,
            at: p.unit(target).hex,
            ..Fight::NONE
        };
        self.may_react(&then)
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
        Words {
            subject: Subject::Unit(slot),
            target: None,
            label: Text::key(key).with("unit", self.unit_text(p, slot)),
            notes,
            rule,
            figure: price_figure(price),
        }
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
        let mut refused = None;
        for decision in self.nearest(p, subject, target) {
            match self.check(p, seat, decision) {
                Ok(()) => return None,
                Err(refusal) => refused = refused.or(Some(refusal)),
            }
        }
        refused.or_else(|| refuse::<()>(rule!("2.ordre"), "not-now").err())
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
        let zone = || self.scenario.armies[p.active.index()].zone.iter().map(|hex| Hex(hex as u16));
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
            (Subject::Hex(hex), _) if unit.is_none() => {
                let digs = Work::ALL.map(|work| Decision::Dig(work, hex));
                if self.levy_of(p.active).is_some() && p.active == Seat::Second {
                    digs.to_vec()
                } else {
                    vec![Decision::Place(hex)]
                }
            }
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
