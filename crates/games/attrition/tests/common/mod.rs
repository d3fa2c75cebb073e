//! A game and a position on a test's desk.

use attrition::position::Phase;
use attrition::{Attrition, Decision, Event, Position};
use contract::{Dice, Journal, Line, Lister, Refusal, Rules, Seat, Setup};

pub const CENTRAL: Seat = Seat::First;
pub const ENTENTE: Seat = Seat::Second;

/// The game with these options, separated by spaces.
pub fn game(options: &str) -> Attrition {
    let options: Vec<&str> = options.split_whitespace().collect();
    Attrition::ready(Setup::new(Attrition::about(), &options)).expect("these options exist")
}

/// A match on a desk: decisions in notation, answers by rule.
pub struct Desk {
    pub game: Attrition,
    pub position: Position,
    pub journal: Vec<Line<Event>>,
    seed: u64,
}

impl Desk {
    /// A desk with this position (see `attrition::Attrition::arrange` for the text).
    pub fn new(options: &str, text: &str) -> Desk {
        let game = game(options);
        let position = game.arrange(text).unwrap_or_else(|reason| panic!("{reason}"));
        Desk { game, position, journal: Vec::new(), seed: 0 }
    }

    /// A desk with a game set up by the rules.
    pub fn begin(options: &str, seed: u64) -> Desk {
        let game = game(options);
        let mut journal = Journal::kept();
        let position = game.begin(&mut Dice::loose(seed), &mut journal);
        Desk { game, position, journal: journal.into_lines(), seed }
    }

    /// The seat that is to decide.
    pub fn seat(&self) -> Seat {
        self.game.to_decide(&self.position).iter().next().expect("somebody is to decide")
    }

    /// What the seat that is to decide may decide, in notation.
    pub fn offers(&self) -> Vec<String> {
        self.offers_to(self.seat())
    }

    pub fn offers_to(&self, seat: Seat) -> Vec<String> {
        let mut out = Vec::new();
        Lister::default().decisions(&self.game, &self.position, seat, &mut out);
        out.into_iter().map(|decision| self.game.notate(decision)).collect()
    }

    pub fn read(&self, text: &str) -> Decision {
        self.game.parse(text).unwrap_or_else(|reason| panic!("{reason}"))
    }

    /// Decides for the seat that is asked; the journal keeps only what this decision did.
    pub fn decide(&mut self, text: &str) -> &mut Desk {
        let seat = self.seat();
        self.decide_as(seat, text)
    }

    pub fn decide_as(&mut self, seat: Seat, text: &str) -> &mut Desk {
        let decision = self.read(text);
        self.seed += 1;
        let mut journal = Journal::kept();
        let mut dice = Dice::loose(self.seed);
        self.game
            .decide(&mut self.position, seat, decision, &mut dice, &mut journal)
            .unwrap_or_else(|refusal| panic!("{text}: {}", self.explain(refusal)));
        self.game.invariants(&self.position).unwrap_or_else(|fault| panic!("after {text}: {fault}"));
        self.journal = journal.into_lines();
        self
    }

    /// Several decisions, one after the other.
    pub fn decide_all(&mut self, texts: &[&str]) -> &mut Desk {
        for text in texts {
            self.decide(text);
        }
        self
    }

    /// Decides so that the dice show exactly these faces: other dice are tried until they do.
    pub fn decide_rolling(&mut self, text: &str, faces: &[u8]) -> &mut Desk {
        let decision = self.read(text);
        let seat = self.seat();
        let mut wanted = [0u8; 6];
        for face in faces {
            wanted[usize::from(*face) - 1] += 1;
        }
        for seed in 0..2_000_000 {
            let mut after = self.position.clone();
            let mut journal = Journal::kept();
            self.game
                .decide(&mut after, seat, decision, &mut Dice::loose(seed), &mut journal)
                .unwrap_or_else(|refusal| panic!("{text}: {}", self.explain(refusal)));
            let rolled = journal.lines().iter().find_map(|line| match line.what {
                Event::Rolled { dice, .. } => Some(dice),
                _ => None,
            });
            if rolled == Some(wanted) {
                self.position = after;
                self.journal = journal.into_lines();
                return self;
            }
        }
        panic!("{text}: the dice never showed {faces:?}");
    }

    /// The section by which a decision is refused; the position must stay as it was.
    pub fn refused(&self, text: &str) -> String {
        self.refused_as(self.seat(), text)
    }

    pub fn refused_as(&self, seat: Seat, text: &str) -> String {
        let mut after = self.position.clone();
        let decision = self.read(text);
        match self.game.decide(&mut after, seat, decision, &mut Dice::loose(0), &mut Journal::mute()) {
            Ok(()) => panic!("{text} is allowed"),
            Err(refusal) => {
                assert_eq!(after, self.position, "a refused decision changes nothing");
                section(refusal)
            }
        }
    }

    /// Whether the last decision cited this section in the journal.
    pub fn fired(&self, id: &str) -> bool {
        let rule = attrition::rulebook().find(id).unwrap_or_else(|| panic!("there is no section {id}"));
        self.journal.iter().any(|line| line.rule == rule || line.also == Some(rule))
    }

    /// What the last decision did, for messages of failed tests.
    pub fn told(&self) -> Vec<String> {
        self.journal.iter().map(|line| format!("{:?}", line.what)).collect()
    }

    fn explain(&self, refusal: Refusal) -> String {
        format!("refused by {} ({}); on offer: {:?}", section(refusal), refusal.because, self.offers())
    }

    /// How many tiles of a class lie at a place: a region's id, or `pouch`, `reserves`, `destroyed`, `airfield`,
    /// `track`, `removed`.
    pub fn count(&self, class: &str, place: &str) -> u8 {
        self.position.count_at(self::class(class), self::place(place))
    }
}

pub fn class(code: &str) -> attrition::tables::Class {
    attrition::tables::Class::of_code(code).unwrap_or_else(|| panic!("there is no tile {code}"))
}

pub fn region(id: &str) -> attrition::map::Region {
    attrition::map::Region::of_id(id).unwrap_or_else(|| panic!("there is no region {id}"))
}

pub fn place(name: &str) -> attrition::tile::Place {
    use attrition::tile::Place;
    match name {
        "pouch" => Place::POUCH,
        "reserves" => Place::RESERVES,
        "destroyed" => Place::DESTROYED,
        "airfield" => Place::AIRFIELD,
        "track" => Place::TRACK,
        "removed" => Place::REMOVED,
        id => region(id).into(),
    }
}

/// The id of the section that a refusal cites.
pub fn section(refusal: Refusal) -> String {
    attrition::rulebook().section(refusal.rule).id.clone()
}

/// The options of the game, all of them.
pub const ALL: &str = "tanks elites air fog alternate-entry cards mulligan trenches generals ruhr historical";

/// The names of a set of regions, in order.
pub fn names(regions: attrition::map::Regions) -> Vec<&'static str> {
    attrition::map::each(regions).map(attrition::map::Region::id).collect()
}

impl Desk {
    /// A desk with a game made ready in some other way.
    pub fn with(game: Attrition, text: &str) -> Desk {
        let position = game.arrange(text).unwrap_or_else(|reason| panic!("{reason}"));
        Desk { game, position, journal: Vec::new(), seed: 0 }
    }

    /// The marker in a region: `central`, `entente`, `contested` or `neutral`.
    pub fn marker(&self, id: &str) -> &'static str {
        let bit = region(id).bit();
        let p = &self.position;
        let markers = [
            ("central", p.control(CENTRAL)),
            ("entente", p.control(ENTENTE)),
            ("contested", p.contested()),
            ("neutral", p.neutral()),
        ];
        markers.into_iter().find(|(_, regions)| regions & bit != 0).expect("every region has a marker").0
    }

    pub fn industry(&self, side: Seat) -> u8 {
        self.game.industry(&self.position, side)
    }

    /// How many tiles of a side lie off the board at a place.
    pub fn pile(&self, side: Seat, name: &str) -> u8 {
        self.position.count_off(side, place(name))
    }

    /// How many tiles of a side stand in a region.
    pub fn strength(&self, side: Seat, id: &str) -> u8 {
        self.position.tiles_in(side, region(id))
    }

    /// The regions with a battle marker.
    pub fn battles(&self) -> Vec<&'static str> {
        names(self.position.battles())
    }

    pub fn phase(&self) -> Phase {
        self.position.phase()
    }

    /// Where a tile in a capital may move: by land, written as it is, and by sea, written with a `~`.
    pub fn moves(&self, tile: &str, from: &str) -> Vec<String> {
        let start = format!("move {tile} {from} ");
        let way = |offer: String| {
            let rest = offer.strip_prefix(&start)?;
            Some(rest.strip_prefix("- ").map_or_else(|| rest.replace("~ ", "~"), str::to_string))
        };
        self.offers().into_iter().filter_map(way).collect()
    }
}

pub fn controls(desk: &Desk, side: Seat, id: &str) -> bool {
    desk.position.control(side) & region(id).bit() != 0
}

pub fn contested(desk: &Desk, id: &str) -> bool {
    desk.position.contested() & region(id).bit() != 0
}

pub fn dice(desk: &Desk) -> u8 {
    desk.position.dice().iter().sum()
}

pub fn hits(desk: &Desk) -> [u8; 2] {
    let found = desk.journal.iter().rev().find_map(|line| match line.what {
        Event::Rolled { hits, .. } => Some(hits),
        _ => None,
    });
    found.expect("dice were rolled")
}

/// Goes on, passing, until a side is in a phase.
pub fn go_to(desk: &mut Desk, side: Seat, phase: Phase) {
    for _ in 0..300 {
        if desk.position.phase() == phase && desk.position.active() == side {
            return;
        }
        desk.decide("done");
    }
    panic!("{side:?} never came to {phase:?}");
}

pub fn offers(desk: &Desk, start: &str) -> Vec<String> {
    desk.offers().into_iter().filter(|offer| offer.starts_with(start)).collect()
}
