//! What can happen, and how it is told.

use ::table::{Act, Loss, Text};
use contract::{Dice, Rules, Seat, Shown, Untold};
use hexmap::Way;

use crate::DerDesDers;
use crate::fire::CLEARS;
use crate::map::{Hex, Side};
use crate::position::Mode;
use crate::units::{Fire, NOBODY, Slot, Support, Work};
use crate::words::{
    Absent, Army, AverageDie, Doer, Facing, Fires, Lead, Melee, Number, Place, ShotDie, SixSided, Striker,
    Target, Thrown, With, Works, needed_text, one_point, points_for, within,
};

/// A unit as it is spoken of: nobody in particular while it lies in ambush.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Who {
    /// Which; [`NOBODY`] if that may not be told.
    pub slot: Slot,
    /// The sort of troops it was raised from.
    pub troop: u8,
    /// Whose.
    pub side: Seat,
}

impl Who {
    /// Whether it may not be told who it is.
    pub fn is_hidden(self) -> bool {
        self.slot == NOBODY
    }
}

/// The dice that are thrown (1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Die {
    /// Of six sides.
    #[default]
    Six,
    /// Of ten sides.
    Ten,
    /// Average ones: 2, 3, 3, 4, 4, 5.
    Average,
}

impl Die {
    /// How many sides it has.
    pub fn sides(self) -> u8 {
        if self == Die::Ten { 10 } else { 6 }
    }

    /// Throws it.
    pub(crate) fn roll(self, dice: &mut Dice) -> u8 {
        match self {
            Die::Six => dice.die(),
            Die::Ten => dice.below(10) as u8 + 1,
            Die::Average => [2, 3, 3, 4, 4, 5][dice.below(6) as usize],
        }
    }
}

/// The die of a bombardment point: of ten sides for aircraft (3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// What was fired.
    pub fire: Fire,
    /// What the die shows.
    pub face: u8,
}

/// Dice that were thrown together or one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rolls {
    /// Which dice they are.
    pub die: Die,
    /// How many.
    pub count: u8,
    /// What they show.
    pub faces: [u8; 20],
}

impl Rolls {
    /// None of these dice yet.
    pub fn of(die: Die) -> Rolls {
        Rolls { die, ..Rolls::default() }
    }

    /// So many of these dice, thrown one after the other.
    pub(crate) fn thrown(die: Die, count: u8, dice: &mut Dice) -> Rolls {
        let mut rolls = Rolls::of(die);
        (0..count).for_each(|_| rolls.add(die.roll(dice)));
        rolls
    }

    /// One more.
    pub fn add(&mut self, face: u8) {
        if let Some(free) = self.faces.get_mut(usize::from(self.count)) {
            *free = face;
            self.count += 1;
        }
    }

    /// What they show.
    pub fn faces(&self) -> &[u8] {
        &self.faces[..usize::from(self.count)]
    }

    /// Those that show no more than this, added up.
    pub fn sum_within(&self, value: u8) -> u8 {
        self.faces().iter().filter(|face| **face <= value).sum()
    }
}

contract::events! {
    game: DerDesDers, picture;
    /// Something that happened.
    #[expect(missing_docs, reason = "the Fluent messages of the same names say what each means")]
    pub enum Event {
        "event-set-up" => SetUp act(Act::Began)
            with("scenario": DerDesDers::about().scenario_name(&game.setup().scenario).unwrap_or_else(|| Text::key("title"))),

        // --- Recruiting and deployment (3.13).
        "event-levy" => LevyRolled { side: Seat as Army, dice: Rolls as Thrown, total: u16 } act(Act::Changed),
        "event-raised" => Raised { unit: Who as Absent, points: u8 } act(Act::Changed) together("together-raised"),
        "event-attached" => Attached { unit: Who as Absent, support: Support as With } act(Act::Changed) together("together-attached")
            with("points": support.price()),
        "event-bought" => Bought { side: Seat as Army, fire: Fire as Fires } act(Act::Changed) together("together-bought") with("points": fire.price()),
        "event-dug" => Dug { side: Seat as Army, work: Work as Works, hex: Hex as Place, points: u8 } act(Act::Changed) together("together-dug"),
        "event-placed" => Placed { unit: Who as Doer, hex: Hex as Place } act(Act::Placed) together("together-placed"),
        "event-disposed" => Disposed { side: Seat as Army } act(Act::Changed),
        "event-recruited" => Recruited { side: Seat as Army } act(Act::Changed),
        "event-deployed" => Deployed { side: Seat as Army } act(Act::Changed),
        "event-ambushes" => Ambushes { side: Seat as Army, count: u8 } act(Act::Changed),
        "event-shown" => Shown act(Act::Began),

        // --- What comes before the action: resources and bombardment (2.2, 3.2).
        "event-turn" => TurnBegins { turn: u8 } act(Act::Began) with("turns": game.scenario.turns),
        if dice.count > 0 { "event-produced" } else { "event-produced-nothing" } =>
            Produced { side: Seat as Army, dice: Rolls as Thrown, points: u8, total: u16 } act(Act::Changed),
        "event-train-brings" => TrainBrings { unit: Who as Doer, die: u8 as AverageDie, points: u8 } act(Act::Changed),
        "event-chosen" => Chosen { side: Seat as Army, fire: Fire as Fires } act(Act::Changed),
        if dice.count > 0 { "event-brought" } else { "event-brought-nothing" } =>
            Brought { side: Seat as Army, fire: Fire as Fires, dice: Rolls as Thrown, points: u8, total: u8 } act(Act::Changed),
        "event-precedence" => Precedence { side: Seat as Army } act(Act::Began),
        if hit { "event-shelled" } else { "event-shelled-missed" } =>
            Shelled { side: Seat as Army, hex: Hex as Place, die: Shot as ShotDie, need: u8, hit: bool as Untold<bool> }
            act(Act::Fired) show({
                picture.hitting(hit);
                picture.because.push(Text::key("odds-hits-from").with("need", need));
            })
            with("fire": die.fire.text()),
        "event-spotting" => Spotting { side: Seat as Army, hex: Hex as Place } act(Act::Changed),
        "event-smoke" => SmokeLaid { hex: Hex as Place, turns: u8 } act(Act::Changed) together("together-smoke"),
        if cleared { "event-guns-raked" } else { "event-guns-raked-in-vain" } =>
            GunsRaked { side: Seat as Army, hex: Hex as Place, die: u8 as SixSided, cleared: bool as Untold<bool> }
            act(Act::Fired) show({
                picture.hitting(cleared);
                picture.because.push(Text::key("odds-clears-up-to").with("most", CLEARS));
            }),

        // --- Activations, supply and movement (2.3–2.7).
        "event-token" => TokenDrawn { side: Seat as Army, left: [u8; 2] as Untold<[u8; 2]> } act(Act::Began) with(
            "left": left[side.index()],
            "other": game.side_text(side.other()),
            "across": left[side.other().index()],
        ),
        "event-token-wasted" => TokenWasted { side: Seat as Army } act(Act::Changed) together("together-token-wasted"),
        "event-activated" => Activated { unit: Who as Doer, hex: Hex as Place } act(Act::Changed),
        "event-joined" => Joined { unit: Who as Doer, hex: Hex as Place } act(Act::Changed) together("together-joined"),
        "event-free-supply" => FreeSupply { unit: Who as Doer, hex: Hex as Place } act(Act::Changed) together("together-free-supply"),
        "event-supplied" => Supplied { unit: Who as Doer, hex: Hex as Place, points: u8, left: u16 } act(Act::Changed),
        "event-lengthened" => Lengthened { unit: Who as Doer } act(Act::Changed),
        "event-over-broken" => OverBroken { unit: Who as Doer } act(Act::Changed),
        "event-too-long" => TooLong { unit: Who as Doer, points: u8 } act(Act::Changed),
        if mode == Mode::Rapid { "event-advanced-rapidly" } else { "event-progressed" } =>
            Moved { unit: Who as Doer, from: Hex as Place, to: Hex as Place, mode: Mode as Untold<Mode>, steps: u8, way: Way as Untold<Way> }
            act(Act::Moved) together("together-moved") show(game.show_way(from, way, to, picture)),
        "event-railed" => Railed { unit: Who as Doer, from: Hex as Place, to: Hex as Place } act(Act::Moved),
        "event-dismounted" => Dismounted { unit: Who as Doer, hex: Hex as Place } act(Act::Changed) together("together-dismounted"),
        "event-remounted" => Remounted { unit: Who as Doer, hex: Hex as Place } act(Act::Changed) together("together-remounted"),
        "event-turned" => Turned { unit: Who as Doer, hex: Hex as Place, facing: Side as Facing } act(Act::Changed),
        if lost { "event-bogged" } else { "event-not-bogged" } =>
            Bogged { unit: Who as Doer, hex: Hex as Place, die: u8 as SixSided, lost: bool as Untold<bool> }
            act(Act::Tested) show(picture.hitting(!lost)),
        "event-base-captured" => BaseCaptured { side: Seat as Army, hex: Hex as Place, points: u8 } act(Act::Taken),
        "event-depot-taken" => DepotTaken { side: Seat as Army, hex: Hex as Place } act(Act::Taken),
        // It is called by its own name, which its hex often bears as well.
        "event-prize-taken" => PrizeTaken { side: Seat as Army, prize: u8 as Untold<u8>, hex: Hex as Number } act(Act::Scored)
            show(picture.points = points_for(side, game.scenario.prizes[usize::from(prize)].worth[side.index()].into())) with(
            "prize": game.scenario.prizes[usize::from(prize)].name.clone(),
            "points": game.scenario.prizes[usize::from(prize)].worth[side.index()],
        ),
        "event-scouted" => Scouted { unit: Who as Doer, hex: Hex as Place } act(Act::Changed),
        // Whoever is found without being looked for is found without a die.
        if die > 0 { "event-found" } else { "event-uncovered" } =>
            Found { unit: Who as Doer, hex: Hex as Place, die: u8 as SixSided } act(Act::Changed),
        if die > 0 { "event-located" } else { "event-sighted" } =>
            Located { unit: Who as Doer, hex: Hex as Place, die: u8 as SixSided } act(Act::Changed),
        "event-lies-low" => LiesLow { unit: Who as Doer, hex: Hex as Place } act(Act::Changed) together("together-lies-low"),
        if climbs { "event-climbs" } else { "event-skirts" } =>
            PaysAs { unit: Who as Doer, hex: Hex as Place, climbs: bool as Untold<bool> } act(Act::Changed),
        "event-not-found" => NotFound { hex: Hex as Place, die: u8 as SixSided } act(Act::Changed),
        "event-decoy-found" => DecoyFound { side: Seat as Army, hex: Hex as Place } act(Act::Changed),
        "event-depot-begun" => DepotBegun { unit: Who as Doer, hex: Hex as Place } act(Act::Changed),
        "event-idle" => Idle { unit: Who as Doer, hex: Hex as Place } act(Act::Changed) together("together-idle"),

        // --- Fire, assault, and what is lost by them (2.9–2.16).
        "event-fired" => Fired {
            unit: Who as Striker,
            from: Hex as Shown<Place>,
            target: Who as Target,
            hex: Hex as Place,
            score: u8,
            dice: Rolls as Thrown,
            hits: u8,
        } act(Act::Fired) show({
            within(dice.faces(), score, &mut picture.dice);
            picture.because.push(Text::key("odds-hits-up-to").with("score", score));
        }),
        if failed { "event-test-failed" } else { "event-test-passed" } => Tested {
            unit: Who as Doer,
            hex: Hex as Place,
            die: u8 as SixSided,
            cohesion: u8,
            failed: bool as Untold<bool>,
        } act(Act::Tested) show({
            picture.hitting(!failed);
            picture.because.push(Text::key("odds-holds-up-to").with("cohesion", cohesion));
        }),
        "event-works-lost" => WorksLost { hex: Hex as Place, level: u8 } act(Act::Lost)
            show(picture.lost = Some(Loss { side: None, count: 1, left: Some(level.into()) })),
        "event-weakened" => Weakened { unit: Who as Doer, hex: Hex as Place, left: u8 } act(Act::Lost)
            show(one_point(unit.side, left, picture)),
        "event-eliminated" => Eliminated { unit: Who as Doer, hex: Hex as Place } act(Act::Destroyed)
            show(one_point(unit.side, 0, picture)),
        "event-cratered" => Cratered { hex: Hex as Place } act(Act::Changed),
        "event-support-lost" => SupportLost { unit: Who as Doer, hex: Hex as Place, support: Support as With }
            act(Act::Lost) show(picture.lost = Some(Loss { side: picture.side, count: 1, left: None })),
        if cleared { "event-raked" } else { "event-raked-in-vain" } =>
            Raked { unit: Who as Striker, hex: Hex as Place, dice: Rolls as Thrown, cleared: bool as Untold<bool> }
            act(Act::Fired) show({
                within(dice.faces(), CLEARS, &mut picture.dice);
                picture.because.push(Text::key("odds-clears-up-to").with("most", CLEARS));
            }),
        if supports { "event-supporting-fire" } else { "event-opportunity-fire" } =>
            Reacts { unit: Who as Doer, hex: Hex as Place, supports: bool as Untold<bool> } act(Act::Changed),
        "event-assaults" => Assaults { unit: Who as Striker, from: Hex as Shown<Place>, target: Who as Target, hex: Hex as Place }
            act(Act::Fired),
        "event-fought" => Fought {
            unit: Who as Striker,
            target: Who as Target,
            hex: Hex as Place,
            values: [u8; 2] as Untold<[u8; 2]>,
            dice: [Rolls; 2] as Melee,
            totals: [u8; 2] as Untold<[u8; 2]>,
        } act(Act::Fired) show({
            let (own, their) = picture.dice.split_at_mut(dice[0].faces().len());
            within(dice[0].faces(), values[0], own);
            within(dice[1].faces(), values[1], their);
            picture.because.push(Text::key("odds-totals").with("own", totals[0]).with("theirs", totals[1]));
        }) with(
            "value": values[0],
            "their-value": values[1],
            "total": totals[0],
            "their-total": totals[1],
        ),
        "event-even" => Even { unit: Who as Doer, target: Who as Target, hex: Hex as Place } act(Act::Changed),
        "event-fell-back" => FellBack { unit: Who as Doer, from: Hex as Place, to: Hex as Place } act(Act::Retreated),
        "event-cornered" => Cornered { unit: Who as Doer, hex: Hex as Place } act(Act::Changed),
        "event-took-the-ground" => Advanced { unit: Who as Doer, from: Hex as Place, to: Hex as Place }
            act(Act::Moved),
        "event-breaks-through" => BreaksThrough { unit: Who as Doer, hex: Hex as Place } act(Act::Changed),
        "event-evaded" => Evaded { unit: Who as Doer, from: Hex as Place, to: Hex as Place } act(Act::Moved),
        "event-called-off" => CalledOff { unit: Who as Doer, hex: Hex as Place } act(Act::Changed),
        "event-train-destroyed" => TrainDestroyed { unit: Who as Doer, hex: Hex as Place } act(Act::Destroyed),

        // --- The end of a turn, and of the battle (2.8, 3.1, r.victory).
        "event-smoke-clears" => SmokeClears { hex: Hex as Place } act(Act::Changed) together("together-smoke-clears"),
        "event-depot-built" => DepotBuilt { side: Seat as Army, hex: Hex as Place } act(Act::Changed),
        "event-depot-given-up" => DepotGivenUp { unit: Who as Doer, hex: Hex as Place } act(Act::Changed),
        "event-entrenched" => Entrenched { unit: Who as Doer, hex: Hex as Place, level: u8 } act(Act::Changed),
        "event-kept" => Kept { side: Seat as Army, kept: u16, lost: u16 } act(Act::Changed),
        "event-routed" => Routed { side: Seat as Army } act(Act::Changed),
        "event-counted" => Counted { points: [i16; 2] as Untold<[i16; 2]>, lead: i16 as Lead } act(None) with(
            "attacker": game.side_text(Seat::First),
            "points": i64::from(points[0]),
            "defender": game.side_text(Seat::Second),
            "across": i64::from(points[1]),
            "needed": needed_text(game.scenario.lead),
        ),
        "event-won" => Won { side: Seat as Army } act(None),
    }
}
