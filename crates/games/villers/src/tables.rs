//! The book's tables, the turn track, the cup and the scenarios, read from `data/tables.toml`.

use std::ops::{Deref, RangeInclusive};

use contract::{Bilingual, DataFile, Pack, PackError, Rule, Seat};
pub use hexmap::Source;
use serde::{Deserialize, Deserializer};
use serde_spanned::Spanned;
use table::Text;

use crate::map::Ground;
use crate::rule;
use crate::units::Kind;

/// A side as the data name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Side {
    German,
    Allied,
}

impl Side {
    pub(crate) fn seat(self) -> Seat {
        match self {
            Side::German => Seat::First,
            Side::Allied => Seat::Second,
        }
    }
}

/// The turns there can be.
pub const TURNS: usize = 14;
/// The most kinds of marker that a cup can have.
pub const LINES: usize = 24;
/// The most artillery markers that a side can have at once.
pub const GUNS: usize = 12;

/// Tables of plain figures: each with its name in the file, and the bounds of every figure. Whatever is reckoned has room for no
/// more, and some may not be 0.
macro_rules! figures {
    ($(
        $(#[$of:meta])+
        $name:ident in $table:literal {
            $($(#[$of_field:meta])+ $field:ident: $type:ident in $bounds:expr,)+
        }
    )+) => {
        $(
            $(#[$of])+
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
            #[serde(rename_all = "kebab-case", deny_unknown_fields)]
            pub struct $name {
                $($(#[$of_field])+ pub $field: $type,)+
                #[serde(rename = "source")]
                _source: Source,
            }

            impl $name {
                fn check(&self, sheet: &DataFile) -> Result<(), PackError> {
                    $(check_bounds(sheet, $table, $bounds, &[self.$field.into()])?;)+
                    Ok(())
                }
            }
        )+
    };
}

/// Whether some figures of a table lie within bounds.
fn check_bounds(
    sheet: &DataFile,
    table: &str,
    bounds: RangeInclusive<i16>,
    figures: &[i16],
) -> Result<(), PackError> {
    if figures.iter().all(|figure| bounds.contains(figure)) {
        return Ok(());
    }
    let message = Text::key("table-figure").with("table", table);
    let message = message.with("least", i64::from(*bounds.start())).with("most", i64::from(*bounds.end()));
    sheet.wrong(sheet.text.find(table).unwrap_or(0), message)
}

figures! {
    /// Points on top for entering an enemy zone (g.zdc.cout).
    ZoneCosts in "[zone]" {
        /// A battalion of few medals.
        few: u8 in 0..=9,
        /// One of many.
        many: u8 in 0..=9,
        /// From so many on.
        many_from: u8 in 0..=9,
        /// A tank.
        tank: u8 in 0..=9,
    }

    /// Combat (3.2).
    Combat in "[combat]" {
        /// The lowest die that is a loss.
        hit: i8 in 1..=6,
        /// How far a battalion fights: sight is known as far as three hexes.
        battalion_range: u8 in 1..=3,
        /// How far a tank fights.
        tank_range: u8 in 1..=3,
    }

    /// Assault (3.3, opt.2).
    Assault in "[assault]" {
        /// The lowest die that is a loss, with more medals than the target.
        hit_more: i8 in 1..=6,
        /// The same with as many or fewer.
        hit_less: i8 in 1..=6,
        /// The same against a tank by night, with the option.
        night_tank_hit: i8 in 1..=6,
        /// Medals that such an assault costs.
        night_tank_cost: u8 in 1..=4,
    }

    /// Breakdown (4.1): on a die up to this.
    Breakdown in "[breakdown]" {
        /// After an assault.
        assault: u8 in 0..=6,
        /// By the ground, German tanks on turn 1.
        terrain_german_turn_1: u8 in 0..=6,
        /// By the ground, German tanks later.
        terrain_german: u8 in 0..=6,
        /// By the ground, Allied tanks.
        terrain_allied: u8 in 0..=6,
    }

    /// Repair (4.2).
    Repair in "[repair]" {
        /// Mended on a die up to this.
        mended: u8 in 0..=9,
        /// Lost from this on.
        lost: u8 in 0..=9,
        /// Added in an enemy zone.
        zone: u8 in 0..=9,
    }

    /// The test for return (8.1).
    Returns in "[returns]" {
        /// It failed to assault a battalion.
        attacker: i8 in -5..=9,
        /// A battalion assaulted it.
        defender: i8 in -5..=9,
        /// A battalion's combat, or a barrage.
        fire: i8 in -5..=9,
        /// Anything with a tank.
        tank: i8 in -5..=9,
        /// By night, on top.
        night: i8 in -5..=9,
        /// Less counts as this.
        least: i8 in 1..=14,
        /// More is lost for good.
        most: i8 in 1..=14,
        /// Back by this turn.
        latest: u8 in 1..=14,
        /// If lost on a turn up to this.
        day_1: u8 in 1..=14,
        /// Medals to move with on return.
        medals: u8 in 1..=4,
    }

    /// Falling back (7.2.6, 9.2).
    FallBack in "[fall-back]" {
        /// Hexes.
        hexes: u8 in 1..=32,
    }

    /// Intensity and confusion (6, 9.6, opt.3).
    Intensity in "[intensity]" {
        /// A battalion eliminated.
        eliminated: u8 in 0..=9,
        /// A battalion's assault.
        assault: u8 in 0..=9,
        /// Confusion in the morning, less a die.
        morning_confusion: u8 in 6..=60,
        /// Cohesion holds up to this.
        cohesion: u8 in 6..=60,
    }

    /// The night attack (10).
    Night in "[night]" {
        /// Hexes from every enemy, at least, to deploy.
        distance: u8 in 1..=9,
        /// Hexes within which German battalions act.
        near: u8 in 1..=9,
        /// Rounds.
        rounds: u8 in 1..=9,
    }

    /// The random sequence (7).
    Draws in "[draws]" {
        /// Draws a turn.
        a_turn: u8 in 1..=20,
        /// Tanks that a marker activates.
        tanks: u8 in 1..=20,
        /// Units of each side that a lull reorganises.
        lull: u8 in 1..=20,
        /// Battalions that reinforcements bring back.
        reinforcements: u8 in 1..=20,
    }

    /// Victory points of scenario 1 (12.1).
    Points in "[points]" {
        /// An A7V beyond the free ones, to the Allies.
        a7v_more: i16 in 0..=50,
        /// An Allied tank captured, to the Germans.
        captured: i16 in 0..=50,
        /// The first duel of tanks.
        first_duel: i16 in 0..=50,
        /// The same to the Germans where a Whippet is lost.
        first_duel_whippet: i16 in 0..=50,
        /// A later one.
        duel: i16 in 0..=50,
        /// Alone in the town at the end of a turn.
        turn_town: i16 in 0..=50,
        /// In the Bois d'Aquenne.
        turn_aquenne: i16 in 0..=50,
        /// In the Bois l'Abbé.
        turn_abbe: i16 in 0..=50,
        /// Germans alone in the town at the end.
        end_town_german: i16 in 0..=50,
        /// Each hex of it where they are not alone.
        end_town_hex: i16 in 0..=50,
        /// Allies alone in it.
        end_town_allied: i16 in 0..=50,
        /// A hex of the Bois l'Abbé.
        end_abbe: i16 in 0..=50,
        /// A hex of the Bois d'Aquenne.
        end_aquenne: i16 in 0..=50,
        /// A hex of Cachy.
        end_cachy: i16 in 0..=50,
        /// A hex of German trench, to the Allies.
        end_trench: i16 in 0..=50,
    }
}

/// What an action costs (2.1), in medals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// A battalion.
    pub battalion: u8,
    /// A tank; 0 where it has no such action.
    #[serde(default)]
    pub tank: u8,
    /// A battalion in a trench of its side; 0 where that changes nothing.
    #[serde(default)]
    pub trench: u8,
    /// A battalion in an enemy zone outside such a trench; 0 where that changes nothing.
    #[serde(default)]
    pub zone: u8,
}

impl Price {
    /// For a tank, or for a battalion where nothing else changes it.
    pub fn of(&self, tank: bool) -> u8 {
        if tank { self.tank } else { self.battalion }
    }
}

/// The table of actions (2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Actions {
    /// Movement points a medal.
    #[serde(rename = "move")]
    pub movement: Price,
    /// One shot.
    pub combat: Price,
    /// An assault.
    pub assault: Price,
    /// A rally.
    pub rally: Price,
    /// An infiltration.
    pub infiltrate: Price,
    /// A withdrawal.
    pub withdraw: Price,
    /// The most medals that anything brings a unit to.
    pub most_medals: u8,
    /// Medals a turn that a tank may put into moving.
    pub tank_moves: u8,
    #[serde(rename = "source")]
    _source: Source,
}

impl Actions {
    fn check(&self, sheet: &DataFile) -> Result<(), PackError> {
        let check = |most: i16, figures: &[u8]| {
            let figures: Vec<i16> = figures.iter().map(|figure| i16::from(*figure)).collect();
            check_bounds(sheet, "[actions]", 1..=most, &figures)
        };
        for price in [self.combat, self.assault, self.infiltrate, self.withdraw] {
            check(9, &[price.battalion, price.tank])?;
        }
        check(6, &[self.movement.battalion, self.movement.tank, self.tank_moves])?;
        check(6, &[self.rally.battalion, self.rally.trench, self.rally.zone])?;
        check(6, &[self.infiltrate.trench, self.withdraw.trench])?;
        check(4, &[self.most_medals])
    }
}

/// What a ground does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// Movement points to enter, or on top.
    #[serde(rename = "move")]
    pub cost: u8,
    /// To the die of whoever fights a battalion there.
    pub combat: i8,
    /// To the dice of an assault.
    pub assault: i8,
}

/// The terrain table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Terrain {
    /// Open ground.
    pub open: Effect,
    /// A road.
    pub road: Effect,
    /// A wood.
    pub wood: Effect,
    /// A village.
    pub village: Effect,
    /// The river.
    pub river: Effect,
    /// A trench of the side of the unit that acts.
    pub friendly_trench: Effect,
    /// A trench of the other side.
    pub enemy_trench: Effect,
    #[serde(rename = "source")]
    _source: Source,
}

impl Terrain {
    /// What a ground does, trenches apart.
    pub fn of(&self, ground: Ground) -> Effect {
        match ground {
            Ground::Open => self.open,
            Ground::Wood => self.wood,
            Ground::Village => self.village,
        }
    }

    /// What a trench does to a side, by whose it is: friendly and hostile are said of whoever acts (r.trench-view).
    pub fn trench(&self, owner: Option<Seat>, side: Seat) -> Effect {
        match owner {
            Some(owner) if owner == side => self.friendly_trench,
            Some(_) => self.enemy_trench,
            None => Effect::default(),
        }
    }

    fn check(&self, sheet: &DataFile) -> Result<(), PackError> {
        let check = |bounds, figure: i16| check_bounds(sheet, "[terrain]", bounds, &[figure]);
        for ground in [self.open, self.road, self.wood, self.village] {
            check(1..=9, ground.cost.into())?;
        }
        for ground in [self.river, self.friendly_trench, self.enemy_trench] {
            check(0..=9, ground.cost.into())?;
        }
        let fields = [self.open, self.road, self.wood, self.village];
        for ground in fields.into_iter().chain([self.river, self.friendly_trench, self.enemy_trench]) {
            check(-5..=0, ground.combat.into())?;
            check(-5..=0, ground.assault.into())?;
        }
        Ok(())
    }
}

/// Barrage (5).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Barrage {
    /// On target on a die up to this.
    pub on_target: i8,
    /// Added to it on turn 1.
    pub turn_1: i8,
    /// A tank takes a loss from this on.
    pub tank: u8,
    /// Added for a battalion in a trench.
    pub trench: i8,
    /// The side of the hex by the second die.
    #[serde(skip)]
    pub scatter: [u8; 6],
    #[serde(rename = "scatter")]
    directions: Spanned<String>,
    #[serde(rename = "source")]
    _source: Source,
    scatter_source: Source,
    #[serde(default)]
    why: Bilingual,
}

/// A box of the turn track.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    number: usize,
    /// What it is called.
    pub label: Bilingual,
    /// Whether night falls.
    #[serde(default)]
    pub night: bool,
    german: u8,
    allied: u8,
    #[serde(rename = "source")]
    _source: Source,
}

impl Turn {
    /// The artillery markers of a side.
    pub fn guns(&self, side: Seat) -> u8 {
        if side == Seat::First { self.german } else { self.allied }
    }
}

/// What a marker of the cup does (7.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Marker {
    /// Activates battalions (7.2.1).
    Battalions,
    /// Activates tanks (7.2.2).
    Tanks,
    /// A hero (7.2.3).
    Hero,
    /// A lull (7.2.4).
    Lull,
    /// A barrage (7.2.5).
    Artillery,
    /// A rout (7.2.6).
    Rout,
    /// A mechanic (7.2.7).
    Mechanic,
    /// The end of the turn (7.2.8).
    EndOfTurn,
    /// Reinforcements (7.2.9).
    Reinforcements,
}

impl Marker {
    /// Every kind in order, as the data name them, with their sections.
    pub const ALL: [(&'static str, Marker, Rule); 9] = [
        ("battalions", Marker::Battalions, rule!("7.2.1")),
        ("tanks", Marker::Tanks, rule!("7.2.2")),
        ("hero", Marker::Hero, rule!("7.2.3")),
        ("lull", Marker::Lull, rule!("7.2.4")),
        ("artillery", Marker::Artillery, rule!("7.2.5")),
        ("rout", Marker::Rout, rule!("7.2.6")),
        ("mechanic", Marker::Mechanic, rule!("7.2.7")),
        ("end-of-turn", Marker::EndOfTurn, rule!("7.2.8")),
        ("reinforcements", Marker::Reinforcements, rule!("7.2.9")),
    ];

    /// Its name in the data.
    pub fn code(self) -> &'static str {
        Marker::ALL[self as usize].0
    }

    /// The section of it.
    pub(crate) fn rule(self) -> Rule {
        Marker::ALL[self as usize].2
    }

    /// Whether it names no side.
    pub fn is_for_both(self) -> bool {
        matches!(self, Marker::Lull | Marker::EndOfTurn)
    }
}

/// Markers of the cup that are alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Markers {
    /// What they do.
    pub kind: Marker,
    /// The side they name; none where they are for both.
    #[serde(default, deserialize_with = "read_side")]
    pub side: Option<Seat>,
    /// The battalions they activate.
    #[serde(default)]
    pub battalions: u8,
    /// How many there are in the scenario.
    #[serde(skip)]
    pub count: u8,
    first_tank_battle: u8,
    second_battle: u8,
}

fn read_side<'de, D: Deserializer<'de>>(data: D) -> Result<Option<Seat>, D::Error> {
    Ok(Option::<Side>::deserialize(data)?.map(Side::seat))
}

/// The scenarios, to be read as the one that is played.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Scenarios {
    first_tank_battle: Spanned<Scenario>,
    second_battle: Spanned<Scenario>,
    #[serde(skip)]
    second: bool,
}

impl Deref for Scenarios {
    type Target = Scenario;

    fn deref(&self) -> &Scenario {
        if self.second { self.second_battle.as_ref() } else { self.first_tank_battle.as_ref() }
    }
}

/// A scenario's figures (12).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Scenario {
    /// The last turn.
    pub turns: u8,
    /// Where intensity starts.
    pub intensity: u8,
    /// Where confusion starts.
    pub confusion: u8,
    /// A7Vs that enter freely.
    pub a7v: u8,
    /// A7Vs beyond them that may enter on turn 1, at a price.
    #[serde(default)]
    pub a7v_more: u8,
    /// Whippets, where no die is rolled for them.
    #[serde(default)]
    pub whippets: u8,
    /// What is added to the die that is rolled for them, where one is.
    #[serde(default)]
    pub whippets_die: Option<u8>,
    /// Who may not go far, from which place, how far.
    pub garrison: Garrison,
    /// The turn from which a decisive victory ends the game; 0 where there is none.
    #[serde(default)]
    pub decisive_from: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// Who may not go far from where (12.1.cachy, 12.2.cachy).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Garrison {
    /// The unit's id.
    pub unit: Spanned<String>,
    /// The place's id.
    pub place: Spanned<String>,
    /// Hexes.
    pub within: u8,
}

/// The tables.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tables {
    /// Actions (2.1).
    pub actions: Actions,
    /// Zones of control.
    pub zone: ZoneCosts,
    /// Terrain.
    pub terrain: Terrain,
    /// Combat.
    pub combat: Combat,
    /// Assault.
    pub assault: Assault,
    /// What an attacker adds to the die against each kind of tank: rows by [`attacker_row`], columns by [`tank_column`];
    /// none where it is barred or no enemy.
    #[serde(skip)]
    pub tanks: [[Option<i8>; 4]; 6],
    #[serde(rename = "tanks")]
    tank_rows: TankRows,
    /// Breakdown.
    pub breakdown: Breakdown,
    /// Repair.
    pub repair: Repair,
    /// Barrage.
    pub barrage: Barrage,
    /// Returns.
    pub returns: Returns,
    /// Falling back.
    pub fall_back: FallBack,
    /// Intensity.
    pub intensity: Intensity,
    /// The night attack.
    pub night: Night,
    /// The random sequence.
    pub draws: Draws,
    /// The turn track, turn 1 first.
    #[serde(skip)]
    pub track: Vec<Turn>,
    #[serde(rename = "track")]
    boxes: Boxes,
    /// The markers of the cup.
    #[serde(skip)]
    pub cup: Vec<Markers>,
    #[serde(rename = "cup")]
    lines: Lines,
    /// The scenario played.
    pub scenario: Scenarios,
    /// Victory points.
    pub points: Points,
    /// The score to beat in scenario 1: with a lead of more the Germans win, with less the Allies (r.winner). At 0 whoever has
    /// more points wins.
    #[serde(skip)]
    pub even_lead: i16,
    winner: Winner,
    /// What of the tables is ours, and why.
    #[serde(skip)]
    pub reconstructed: Vec<(&'static str, Bilingual)>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Winner {
    german_lead: i16,
    source: Source,
    why: Bilingual,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct TankRows {
    columns: Spanned<String>,
    a7v: Spanned<String>,
    german_battalion: Spanned<String>,
    mark_iv_male: Spanned<String>,
    mark_iv_female: Spanned<String>,
    whippet: Spanned<String>,
    allied_battalion: Spanned<String>,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Boxes {
    source: Source,
    #[serde(default)]
    why: Bilingual,
    turn: Vec<Spanned<Turn>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lines {
    source: Source,
    #[serde(default)]
    why: Bilingual,
    marker: Vec<Spanned<Markers>>,
}

/// The row of the tank table that a kind of attacker uses.
fn attacker_row(kind: Kind, side: Seat) -> usize {
    match (kind, side) {
        (Kind::A7v, _) => 0,
        (Kind::MarkIvMale, _) => 2,
        (Kind::MarkIvFemale, _) => 3,
        (Kind::Whippet, _) => 4,
        (Kind::Battalion | Kind::MachineGuns, Seat::First) => 1,
        (Kind::Battalion | Kind::MachineGuns, Seat::Second) => 5,
    }
}

/// The column of the tank table for a kind of target; none for battalions.
fn tank_column(kind: Kind) -> Option<usize> {
    match kind {
        Kind::A7v => Some(0),
        Kind::MarkIvMale => Some(1),
        Kind::MarkIvFemale => Some(2),
        Kind::Whippet => Some(3),
        Kind::Battalion | Kind::MachineGuns => None,
    }
}

/// The file of the tables.
pub const FILE: &str = "tables.toml";

const TANK_COLUMNS: [&str; 4] = ["a7v", "mark-iv-male", "mark-iv-female", "whippet"];
const DIRECTIONS: [&str; 6] = ["NE", "E", "SE", "SW", "W", "NW"];

impl Tables {
    /// Nothing is to be beaten: whoever has more points wins scenario 1 (r.most-points).
    pub(crate) fn most_points_win(&mut self) {
        self.even_lead = 0;
    }

    /// Reads the tables of a pack for a scenario: 0 is the first, 1 the second.
    pub fn read(pack: &Pack, scenario: usize) -> Result<Tables, PackError> {
        let (mut tables, sheet) = DataFile::read::<Tables>(pack, FILE)?;
        tables.check(&sheet)?;
        tables.tanks = read_tanks(&sheet, &tables.tank_rows)?;
        tables.barrage.scatter = read_scatter(&sheet, &tables.barrage.directions)?;
        tables.track = read_track(&sheet, &tables.boxes.turn)?;
        tables.cup = read_cup(&sheet, &tables.lines.marker, scenario)?;
        tables.scenario.second = scenario != 0;
        for data in [&tables.scenario.first_tank_battle, &tables.scenario.second_battle] {
            check_scenario(&sheet, data, &tables.track)?;
        }
        tables.even_lead = tables.winner.german_lead;
        let sources = [
            ("scatter", tables.barrage.scatter_source, &tables.barrage.why),
            ("track", tables.boxes.source, &tables.boxes.why),
            ("cup", tables.lines.source, &tables.lines.why),
            ("winner", tables.winner.source, &tables.winner.why),
        ];
        // Points decide scenario 1 alone.
        let ours = sources
            .into_iter()
            .filter(|(name, source, _)| source.is_ours() && (*name != "winner" || scenario == 0));
        tables.reconstructed = ours.map(|(name, _, why)| (name, why.clone())).collect();
        Ok(tables)
    }

    /// Whether all figures are within their bounds.
    fn check(&self, sheet: &DataFile) -> Result<(), PackError> {
        self.actions.check(sheet)?;
        self.zone.check(sheet)?;
        self.terrain.check(sheet)?;
        self.combat.check(sheet)?;
        self.assault.check(sheet)?;
        self.breakdown.check(sheet)?;
        self.repair.check(sheet)?;
        let barrage = &self.barrage;
        let figures = [barrage.on_target, barrage.turn_1, barrage.trench].map(i16::from);
        check_bounds(sheet, "[barrage]", -5..=6, &figures)?;
        check_bounds(sheet, "[barrage]", -5..=6, &[barrage.tank.into()])?;
        self.returns.check(sheet)?;
        self.fall_back.check(sheet)?;
        self.intensity.check(sheet)?;
        self.night.check(sheet)?;
        self.draws.check(sheet)?;
        self.points.check(sheet)?;
        check_bounds(sheet, "[winner]", 0..=50, &[self.winner.german_lead])
    }

    /// A box of the turn track.
    pub fn turn(&self, turn: u8) -> &Turn {
        &self.track[usize::from(turn.max(1) - 1).min(self.track.len() - 1)]
    }

    /// Whether night falls on a turn.
    pub fn is_night(&self, turn: u8) -> bool {
        self.turn(turn).night
    }

    /// The turn of the night attack (10): the first night.
    pub fn attack_turn(&self) -> u8 {
        self.track.iter().position(|turn| turn.night).map_or(0, |turn| turn as u8 + 1)
    }

    /// What a kind of attacker adds to the die against a kind of tank; none where it may not fight it.
    pub fn against_tank(&self, attacker: Kind, side: Seat, target: Kind) -> Option<i8> {
        tank_column(target).and_then(|column| self.tanks[attacker_row(attacker, side)][column])
    }
}

fn read_tanks(sheet: &DataFile, data: &TankRows) -> Result<[[Option<i8>; 4]; 6], PackError> {
    let columns: Vec<&str> = sheet.words(&data.columns).map(|(word, _)| word).collect();
    if columns != TANK_COLUMNS {
        let message = Text::key("table-columns").with("expected", TANK_COLUMNS.join(" "));
        return sheet.wrong(data.columns.span().start, message);
    }
    let rows = [
        &data.a7v,
        &data.german_battalion,
        &data.mark_iv_male,
        &data.mark_iv_female,
        &data.whippet,
        &data.allied_battalion,
    ];
    let mut tanks = [[None; 4]; 6];
    for (row, line) in rows.into_iter().enumerate() {
        let count = sheet.words(line).count();
        if count != TANK_COLUMNS.len() {
            let message = Text::key("table-row").with("found", count as u32);
            return sheet.wrong(line.span().start, message.with("expected", TANK_COLUMNS.len() as u32));
        }
        for (column, (cell, at)) in sheet.words(line).enumerate() {
            tanks[row][column] = match cell.parse::<i8>() {
                Ok(modifier) if (-5..=5).contains(&modifier) => Some(modifier),
                _ if matches!(cell, "no" | ".") => None,
                _ => return sheet.wrong(at, Text::key("table-tank").with("found", cell)),
            };
        }
    }
    Ok(tanks)
}

fn read_scatter(sheet: &DataFile, data: &Spanned<String>) -> Result<[u8; 6], PackError> {
    let wrong =
        |at: usize| sheet.wrong(at, Text::key("table-scatter").with("expected", DIRECTIONS.join(" ")));
    let mut scatter = Vec::new();
    for (word, at) in sheet.words(data) {
        match DIRECTIONS.iter().position(|direction| *direction == word) {
            Some(side) if !scatter.contains(&(side as u8)) => scatter.push(side as u8),
            _ => return wrong(at),
        }
    }
    scatter.try_into().or_else(|_| wrong(data.span().start))
}

fn read_track(sheet: &DataFile, data: &[Spanned<Turn>]) -> Result<Vec<Turn>, PackError> {
    let wrong = |at: usize, expected: usize, found: usize| {
        let message = Text::key("table-track").with("expected", expected as u32);
        sheet.wrong(at, message.with("found", found as u32))
    };
    let mut track = Vec::new();
    for turn in data {
        let (at, turn) = (turn.span().start, turn.as_ref());
        if turn.number != track.len() + 1 || turn.number > TURNS {
            return wrong(at, (track.len() + 1).min(TURNS), turn.number);
        }
        if usize::from(turn.german.max(turn.allied)) > GUNS {
            let message = Text::key("table-guns").with("turn", turn.number as u32);
            return sheet.wrong(at, message.with("most", GUNS as u32));
        }
        track.push(turn.clone());
    }
    if track.len() < TURNS {
        return wrong(data.last().map_or(0, |last| last.span().start), track.len() + 1, track.len());
    }
    Ok(track)
}

fn read_cup(sheet: &DataFile, data: &[Spanned<Markers>], scenario: usize) -> Result<Vec<Markers>, PackError> {
    let mut cup: Vec<Markers> = Vec::new();
    for line in data {
        let mut markers = *line.as_ref();
        let wrong = |key: &'static str| {
            sheet.wrong(line.span().start, Text::key(key).with("kind", markers.kind.code()))
        };
        if markers.side.is_none() != markers.kind.is_for_both() {
            return wrong("table-marker-side");
        }
        if (markers.kind == Marker::Battalions) != (1..=9).contains(&markers.battalions) {
            return wrong("table-marker-battalions");
        }
        if markers.first_tank_battle.max(markers.second_battle) > 9 || cup.len() == LINES {
            let message = Text::key("table-marker-many").with("lines", LINES as u32);
            return sheet.wrong(line.span().start, message);
        }
        let of = |markers: &Markers| (markers.kind, markers.side, markers.battalions);
        if cup.iter().any(|known| of(known) == of(&markers)) {
            return wrong("table-marker-twice");
        }
        markers.count = if scenario == 0 { markers.first_tank_battle } else { markers.second_battle };
        cup.push(markers);
    }
    for (code, kind, _) in Marker::ALL {
        // With nothing but ends of turn or heroes a cup would run dry for good.
        if !cup.iter().any(|markers| markers.kind == kind && markers.count > 0) {
            let start = sheet.text.find("[cup]").unwrap_or(0);
            return sheet.wrong(start, Text::key("table-marker-none").with("kind", code));
        }
    }
    Ok(cup)
}

fn check_scenario(sheet: &DataFile, data: &Spanned<Scenario>, track: &[Turn]) -> Result<(), PackError> {
    let (at, scenario) = (data.span().start, data.as_ref());
    let last = usize::from(scenario.turns);
    if last == 0 || last > track.len() || !track[last - 1].night {
        return sheet.wrong(at, Text::key("table-last-turn").with("turn", last as u32));
    }
    if scenario.whippets_die.is_some() && scenario.whippets > 0 {
        return sheet.wrong(at, Text::key("table-whippets"));
    }
    let most = [scenario.intensity, scenario.confusion, scenario.garrison.within];
    if most.iter().any(|figure| *figure > 60) || scenario.confusion == 0 {
        return sheet.wrong(at, Text::key("table-scenario").with("most", 60));
    }
    Ok(())
}
