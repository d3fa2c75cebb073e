//! Names, and what happened in words.

use ::table::Text;
use contract::{Refusal, Seat};

use crate::board::{Hex, Sector, each};
use crate::cards_text::either;
use crate::offers::VERBS;
use crate::prompts::{PASSED, PHASES};
use crate::scenario::NUMBERS;
use crate::tables::{
    Army, COMBAT_CODES, COMMAND_CODES, Command, Face, Faces, Ground, Specialist, SpecialistKind, UNIT_CODES,
};
use crate::{Event, GrandeGuerre, Position};

/// The parts of a scenario that its file may own to have supplied.
pub(crate) const PARTS: [&str; 7] =
    ["map", "units", "no-mans-land", "objectives", "specialists", "water", "bunkers"];

impl GrandeGuerre {
    /// The sentence of a refusal, with the figures that the data gives.
    pub(crate) fn say_refusal(&self, p: &Position, seat: Seat, refusal: Refusal) -> Text {
        let text = Text::key(refusal.because);
        let trades = self.tables.specialists.iter();
        match refusal.because {
            "not-enough-tokens" => {
                let price = |trade: &SpecialistKind| {
                    let prices = trade.fortifies?;
                    let text = Text::key("fortify-price").with("specialist", trade.id.text());
                    Some(text.with("own", prices.own).with("near", prices.near))
                };
                text.with("tokens", p.hq[seat]).with("prices", Text::List(trades.filter_map(price).collect()))
            }
            "one-a-sector" => {
                let most = |trade: &SpecialistKind| {
                    let text = Text::key("per-sector").with("specialist", trade.id.text());
                    Some(text.with("count", trade.per_sector?))
                };
                text.with("most", Text::List(trades.filter_map(most).collect()))
            }
            "no-enemy-there" => {
                let kinds = (0u8..).zip(&self.tables.units);
                let firing = kinds.filter(|(_, kind)| kind.blows_wire != Faces::default());
                text.with("units", either(firing.map(|(kind, _)| self.kind_text(kind)).collect()))
            }
            _ => text,
        }
    }
}

/// Every Fluent key that is put together from parts.
pub fn families() -> Vec<String> {
    let grounds = Ground::ALL.map(|ground| ground.code().0);
    let faces = Face::ALL.map(Face::code);
    let armies = [Army::German, Army::British, Army::Canadian, Army::French].map(Army::code);
    let numbers = NUMBERS.map(|number| number.to_string());
    let mut keys = Vec::new();
    let mut all = |family: &str, ids: &mut dyn Iterator<Item = &str>| {
        keys.extend(ids.map(|id| format!("{family}-{id}")));
    };
    all("scenario", &mut numbers.iter().map(String::as_str));
    all("army", &mut armies.into_iter());
    all("order", &mut COMMAND_CODES.into_iter());
    all("card", &mut COMBAT_CODES.into_iter());
    all("unit", &mut UNIT_CODES.into_iter());
    all("specialist", &mut Specialist::ALL.into_iter().map(Specialist::code));
    all("ground", &mut grounds.into_iter());
    all("face", &mut faces.into_iter());
    all("faces", &mut faces.into_iter());
    all("sector", &mut Sector::ALL.into_iter().map(Sector::code));
    all("reconstructed", &mut PARTS.into_iter());
    all("phase", &mut PHASES.into_iter());
    all("ask", &mut PHASES.into_iter());
    all("pass", &mut PASSED.into_iter());
    all("verb", &mut VERBS.iter().copied());
    keys
}

impl Specialist {
    /// Its name.
    pub fn text(self) -> Text {
        Text::key(format!("specialist-{}", self.code()))
    }
}

impl Ground {
    /// Its name.
    pub fn text(self) -> Text {
        Text::key(format!("ground-{}", self.code().0))
    }
}

impl Sector {
    /// Its name.
    pub fn text(self) -> Text {
        Text::key(format!("sector-{}", self.code()))
    }
}

impl Face {
    /// Its name.
    pub fn text(self) -> Text {
        Text::key(format!("face-{}", self.code()))
    }
}

/// Battle dice as they lie, several alike together.
pub(crate) fn rolled_text(rolled: [u8; 5]) -> Text {
    let shown = Face::ALL.into_iter().filter(|face| rolled[*face as usize] > 0);
    let counted: Vec<Text> = shown
        .map(|face| Text::key(format!("faces-{}", face.code())).with("count", rolled[face as usize]))
        .collect();
    if counted.is_empty() { Text::key("nothing") } else { Text::List(counted) }
}

fn at(key: &'static str, hex: Hex) -> Text {
    Text::key(key).with("hex", hex.name())
}

fn path(key: &'static str, from: Hex, to: Hex) -> Text {
    Text::key(key).with("from", from.name()).with("to", to.name())
}

/// A test that passes or fails: what was rolled, and which of two sentences it comes to.
fn test(passed: bool, keys: [&'static str; 2], hex: Hex, rolled: [u8; 5]) -> Text {
    at(keys[usize::from(!passed)], hex).with("dice", rolled_text(rolled))
}

/// Dice with numbers, as they lie.
fn numbers(dice: [u8; 5]) -> String {
    let shown: Vec<String> = dice.iter().filter(|die| **die > 0).map(u8::to_string).collect();
    shown.join(" ")
}

impl GrandeGuerre {
    /// The name of a side: the army that the scenario puts in the field.
    pub(crate) fn side_text(&self, side: Seat) -> Text {
        Text::key(format!("army-{}", self.scenario.army(side).code()))
    }

    /// The name of a kind of unit.
    pub(crate) fn kind_text(&self, kind: u8) -> Text {
        Text::key(format!("unit-{}", UNIT_CODES[usize::from(kind)]))
    }

    /// The name of an objective.
    pub(crate) fn objective_text(&self, place: u8) -> Text {
        let objective = &self.scenario.objectives[usize::from(place)];
        match each(objective.hexes).next() {
            // Several alike, a hex each, are told apart by it.
            Some(hex) if objective.single => {
                at("objective-of-hex", hex).with("objective", objective.name.text())
            }
            _ => objective.name.text(),
        }
    }

    /// A journal line in words.
    pub(crate) fn tell_event(&self, event: &Event) -> Text {
        let titled = |key: &'static str, card: Command| Text::key(key).with("card", card.text());
        match *event {
            Event::RolledForFirst { german, allied } => Text::key("rolled-for-first")
                .with("first", self.side_text(Seat::First))
                .with("german", german)
                .with("second", self.side_text(Seat::Second))
                .with("allied", allied),
            Event::PlaysFirst { side } => self.of("plays-first", side),
            Event::TankWithdrawn { hex } => at("tank-withdrawn", hex),
            Event::TankSubstituted { hex } => at("tank-substituted", hex),
            Event::SpecialistPlaced { hex, trade } => {
                at("specialist-placed", hex).with("specialist", trade.text())
            }
            Event::DealtCommand { side, count } => self.of("dealt-command", side).with("count", count),
            Event::DealtCombat { side, count } => self.of("dealt-combat", side).with("count", count),
            Event::ShellsNoMansLand { side } => self.of("shells-no-mans-land", side),
            Event::RowChosen { row } => {
                Text::key("row-chosen").with("row", char::from(b'A' + row).to_string())
            }
            Event::Cratered { hex } => at("cratered", hex),
            Event::Ruined { hex } => at("ruined", hex),
            Event::Frozen { hex } => at("frozen", hex),
            Event::HitsStopped { count } => Text::key("hits-stopped").with("count", u32::from(count)),
            Event::ShellsShort { count } => Text::key("shells-short").with("count", u32::from(count)),
            Event::FortificationLost { hex } => at("fortification-lost", hex),
            Event::TurnBegins { turn, side } => self.of("turn-begins", side).with("turn", turn),
            Event::CommandCard { side, card, choice } => match self.choice_text(card, choice) {
                Some(choice) => {
                    let line = self.of("command-played-with", side).with("card", card.text());
                    line.with("choice", choice).with("effect", self.command_effect(card))
                }
                None => {
                    let line = self.of("command-played", side).with("card", card.text());
                    line.with("effect", self.command_effect(card))
                }
            },
            Event::Copied { card } => titled("copied", card).with("effect", self.command_effect(card)),
            Event::NothingToCopy => Text::key("nothing-to-copy"),
            Event::CombatCard { side, card, cost } => {
                let line = self.of("combat-played", side).with("card", card.text()).with("cost", cost);
                line.with("effect", self.combat_effect(card))
            }
            Event::Reshuffled => Text::key("reshuffled"),
            Event::DeckRenewed => Text::key("deck-renewed"),
            Event::LeftOut { hex } => at("left-out", hex),
            Event::Healed { hex, count } => at("healed", hex).with("count", count),
            Event::Surgery { hex, rolled, count } => {
                at("surgery", hex).with("dice", rolled_text(rolled)).with("count", count)
            }
            Event::Silenced { hex } => at("silenced", hex),
            Event::Sniped { hex, rolled, lost } => test(lost > 0, ["sniped", "sniper-missed"], hex, rolled),
            Event::CardStolen { side } => self.of("card-stolen", side),
            Event::StolenWas { card } => Text::key("stolen-was").with("card", card.text()),
            Event::Spied { card, count } => titled("spied", card).with("count", count),
            Event::Looked { card } => titled("looked", card),
            Event::TookCard { side } => self.of("took-card", side),
            Event::PutBack { side } => self.of("put-back", side),
            Event::Discarded { side, card } => self.of("discarded", side).with("card", card.text()),
            Event::DiscardedCombat { side, card } => {
                self.of("discarded-combat", side).with("card", card.text())
            }
            Event::DrewTwo { side } => self.of("drew-two", side),
            Event::DrewCommand { side } => self.of("drew-command", side),
            Event::DrewThis { card } => titled("drew-this", card),
            Event::DrewCombat { side } => self.of("drew-combat", side),
            Event::DrewThat { card } => Text::key("drew-that").with("card", card.text()),
            Event::Tokens { side, count } => self.of("tokens-taken", side).with("count", count),
            Event::PoolEmpty { side, missed } => self.of("pool-empty", side).with("count", missed),
            Event::Ordered { hex } => at("ordered", hex),
            Event::TokenOnUnit { hex } => at("token-on-unit", hex),
            Event::TokenOffUnit { hex } => at("token-off-unit", hex),
            Event::BatteryOrdered { side, sector } => match sector {
                Some(sector) => self.of("battery-ordered-sector", side).with("sector", sector.text()),
                None => self.of("battery-ordered", side),
            },
            Event::NobodyOrdered { side } => self.of("nobody-ordered", side),
            Event::Moved { from, to } => path("moved", from, to),
            Event::OnwardTest { hex, rolled, free } => {
                test(free, ["onward-free", "onward-missed"], hex, rolled)
            }
            Event::BrokeThrough { hex, medals } => at("broke-through", hex).with("medals", medals),
            Event::WireRemoved { hex } => at("wire-removed", hex),
            Event::Fortified { hex } => at("fortified", hex),
            Event::BridgeMended { hex } => at("bridge-mended", hex),
            Event::BogTest { hex, rolled, bogged } => test(bogged, ["bogs", "bogs-not"], hex, rolled),
            Event::Recovery { hex, rolled, free } => test(free, ["recovered", "still-bogged"], hex, rolled),
            Event::Ditched { hex } => at("tank-ditched", hex),
            Event::WentHome { from, to } => path("went-home", from, to),
            Event::Aimed { hex } => at("aimed", hex),
            Event::SecondShot => Text::key("second-shot"),
            Event::Loaded { dice, cost } => Text::key("loaded").with("dice", dice).with("cost", cost),
            Event::BatteryRolled { dice } => Text::key("battery-rolled").with("dice", numbers(dice)),
            Event::BullsEye { hex, dice } => at("bulls-eye", hex).with("dice", dice),
            Event::Triple { hex } => at("triple", hex),
            Event::Attacks { from, to, dice, close } => {
                let key = if close { "attacks-close" } else { "attacks-ranged" };
                path(key, from, to).with("dice", dice)
            }
            Event::Crossfire { with } => Text::key("crossfire").with("count", with),
            Event::Rolled { rolled } => Text::key("rolled").with("dice", rolled_text(rolled)),
            Event::Fought { rolled, hits, flags, tokens } => Text::key("fought")
                .with("dice", rolled_text(rolled))
                .with("hits", hits)
                .with("flags", flags)
                .with("tokens", tokens),
            Event::Confirmed { hex, possible, hits } => {
                at("confirmed", hex).with("possible", possible).with("hits", hits)
            }
            Event::Lost { hex, count, left } => at("lost", hex).with("count", count).with("left", left),
            Event::Destroyed { side, kind, hex } => {
                at("destroyed", hex).with("side", self.side_text(side)).with("unit", self.kind_text(kind))
            }
            Event::SpecialistTest { hex, rolled, lost } => {
                test(lost, ["specialist-lost", "specialist-safe"], hex, rolled)
            }
            Event::FlagsIgnored { hex, count } => at("flags-ignored", hex).with("count", count),
            Event::Retreated { from, to } => path("retreated", from, to),
            Event::RangeFound { hex } => at("range-found", hex),
            Event::RangeLost { hex } => at("range-lost", hex),
            Event::Advanced { from, to } => path("advanced", from, to),
            Event::Stayed { hex } => at("stayed", hex),
            Event::GunAbandoned { hex } => at("gun-abandoned", hex),
            Event::GunTaken { hex, medals } => at("gun-taken", hex).with("medals", medals),
            Event::ObjectiveWon { side, objective, worth } => self
                .of("objective-won", side)
                .with("objective", self.objective_text(objective))
                .with("medals", worth),
            Event::ObjectiveLost { side, objective } => {
                self.of("objective-lost", side).with("objective", self.objective_text(objective))
            }
            Event::TimeMedal { side } => self.of("time-medal", side),
            Event::Victory { side, medals } => self.of("victory", side).with("medals", medals),
        }
    }

    fn of(&self, key: &'static str, side: Seat) -> Text {
        Text::key(key).with("side", self.side_text(side))
    }
}
