//! The book's tables, the turn track, the cup and the scenarios, read from `data/tables.toml`.

use contract::{Bilingual, BySeat, Pack, PackError, Seat, Sheet};
pub use hexmap::Source;
use serde::Deserialize;
use serde_spanned::Spanned;
use table::Text;

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

/// Points on top for entering an enemy zone (g.zdc.cout).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ZoneCosts {
    /// A battalion of few medals.
    pub few: u8,
    /// One of many.
    pub many: u8,
    /// From so many on.
    pub many_from: u8,
    /// A tank.
    pub tank: u8,
    #[serde(rename = "source")]
    _source: Source,
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

/// Combat (3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Combat {
    /// The lowest die that is a loss.
    pub hit: i8,
    /// How far a battalion fights.
    pub battalion_range: u8,
    /// How far a tank fights.
    pub tank_range: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// Assault (3.3, opt.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Assault {
    /// The lowest die that is a loss, with more medals than the target.
    pub hit_more: i8,
    /// The same with as many or fewer.
    pub hit_less: i8,
    /// The same against a tank by night, with the option.
    pub night_tank_hit: i8,
    /// Medals that such an assault costs.
    pub night_tank_cost: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// Breakdown (4.1): on a die up to this.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Breakdown {
    /// After an assault.
    pub assault: u8,
    /// By the ground, German tanks on turn 1.
    pub terrain_german_turn_1: u8,
    /// By the ground, German tanks later.
    pub terrain_german: u8,
    /// By the ground, Allied tanks.
    pub terrain_allied: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// Repair (4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Repair {
    /// Mended on a die up to this.
    pub mended: u8,
    /// Lost from this on.
    pub lost: u8,
    /// Added in an enemy zone.
    pub zone: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// Barrage (5).
#[derive(Clone, PartialEq, Eq, Debug)]
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
    pub scatter: [u8; 6],
}

/// The test for return (8.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Returns {
    /// It failed to assault a battalion.
    pub attacker: i8,
    /// A battalion assaulted it.
    pub defender: i8,
    /// A battalion's combat, or a barrage.
    pub fire: i8,
    /// Anything with a tank.
    pub tank: i8,
    /// By night, on top.
    pub night: i8,
    /// Less counts as this.
    pub least: i8,
    /// More is lost for good.
    pub most: i8,
    /// Back by this turn.
    pub latest: u8,
    /// If lost on a turn up to this.
    pub day_1: u8,
    /// Medals to move with on return.
    pub medals: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// Falling back (7.2.6, 9.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FallBack {
    /// Hexes.
    pub hexes: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// Intensity and confusion (6, 9.6, opt.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Intensity {
    /// A battalion eliminated.
    pub eliminated: u8,
    /// A battalion's assault.
    pub assault: u8,
    /// Confusion in the morning, less a die.
    pub morning_confusion: u8,
    /// Cohesion holds up to this.
    pub cohesion: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// The night attack (10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Night {
    /// Hexes from every enemy, at least, to deploy.
    pub distance: u8,
    /// Hexes within which German battalions act.
    pub near: u8,
    /// Rounds.
    pub rounds: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// The random sequence (7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Draws {
    /// Draws a turn.
    pub a_turn: u8,
    /// Tanks that a marker activates.
    pub tanks: u8,
    /// Units of each side that a lull reorganises.
    pub lull: u8,
    /// Battalions that reinforcements bring back.
    pub reinforcements: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// A box of the turn track.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// What it is called.
    pub label: Bilingual,
    /// Whether night falls.
    pub night: bool,
    /// Artillery markers by side.
    pub guns: BySeat<u8>,
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
    /// Every kind, as the data name them.
    pub const ALL: [(&'static str, Marker); 9] = [
        ("battalions", Marker::Battalions),
        ("tanks", Marker::Tanks),
        ("hero", Marker::Hero),
        ("lull", Marker::Lull),
        ("artillery", Marker::Artillery),
        ("rout", Marker::Rout),
        ("mechanic", Marker::Mechanic),
        ("end-of-turn", Marker::EndOfTurn),
        ("reinforcements", Marker::Reinforcements),
    ];

    /// Its name in the data.
    pub fn code(self) -> &'static str {
        Marker::ALL.iter().find(|(_, marker)| *marker == self).map_or("", |(code, _)| code)
    }

    /// Whether it names no side.
    pub fn is_for_both(self) -> bool {
        matches!(self, Marker::Lull | Marker::EndOfTurn)
    }
}

/// Markers of the cup that are alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Markers {
    /// What they do.
    pub kind: Marker,
    /// The side they name; none where they are for both.
    pub side: Option<Seat>,
    /// The battalions they activate.
    pub battalions: u8,
    /// How many there are in the scenario.
    pub count: u8,
}

/// A scenario's figures (12).
#[derive(Clone, PartialEq, Eq, Debug)]
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
    pub a7v_more: u8,
    /// Whippets, all of them or on top of a die.
    pub whippets: u8,
    /// Whether a die is rolled for them.
    pub whippets_by_die: bool,
    /// Who may not go far, from which place, how far.
    pub garrison: Garrison,
    /// The turn from which a decisive victory ends the game; 0 where there is none.
    pub decisive_from: u8,
}

/// Who may not go far from where (12.1.cachy, 12.2.cachy).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Garrison {
    /// The unit's id.
    pub unit: Spanned<String>,
    /// The place's id.
    pub place: Spanned<String>,
    /// Hexes.
    pub within: u8,
}

/// Victory points of scenario 1 (12.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Points {
    /// An A7V beyond the free ones, to the Allies.
    pub a7v_more: i16,
    /// An Allied tank captured, to the Germans.
    pub captured: i16,
    /// The first duel of tanks.
    pub first_duel: i16,
    /// The same to the Germans where a Whippet is lost.
    pub first_duel_whippet: i16,
    /// A later one.
    pub duel: i16,
    /// Alone in the town at the end of a turn.
    pub turn_town: i16,
    /// In the Bois d'Aquenne.
    pub turn_aquenne: i16,
    /// In the Bois l'Abbé.
    pub turn_abbe: i16,
    /// Germans alone in the town at the end.
    pub end_town_german: i16,
    /// Each hex of it where they are not alone.
    pub end_town_hex: i16,
    /// Allies alone in it.
    pub end_town_allied: i16,
    /// A hex of the Bois l'Abbé.
    pub end_abbe: i16,
    /// A hex of the Bois d'Aquenne.
    pub end_aquenne: i16,
    /// A hex of Cachy.
    pub end_cachy: i16,
    /// A hex of German trench, to the Allies.
    pub end_trench: i16,
    #[serde(rename = "source")]
    _source: Source,
}

/// The tables.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    pub tanks: [[Option<i8>; 4]; 6],
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
    pub track: Vec<Turn>,
    /// The markers of the cup.
    pub cup: Vec<Markers>,
    /// The scenario played.
    pub scenario: Scenario,
    /// Victory points.
    pub points: Points,
    /// The score to beat in scenario 1: with a lead of more the Germans win, with less the Allies (r.winner). At 0 whoever has
    /// more points wins.
    pub even_lead: i16,
    /// What of the tables is ours, and why.
    pub reconstructed: Vec<(&'static str, Bilingual)>,
}

/// The row of the tank table that a kind of attacker uses.
pub fn attacker_row(kind: Kind, side: Seat) -> usize {
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
pub fn tank_column(kind: Kind) -> Option<usize> {
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

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct File {
    actions: Actions,
    zone: ZoneCosts,
    terrain: Terrain,
    combat: Combat,
    assault: Assault,
    tanks: TanksData,
    breakdown: Breakdown,
    repair: Repair,
    barrage: BarrageData,
    returns: Returns,
    fall_back: FallBack,
    intensity: Intensity,
    night: Night,
    draws: Draws,
    track: TrackData,
    cup: CupData,
    scenario: ScenariosData,
    points: Points,
    winner: WinnerData,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct WinnerData {
    german_lead: i16,
    source: Source,
    why: Bilingual,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct TanksData {
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
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct BarrageData {
    on_target: i8,
    turn_1: i8,
    tank: u8,
    trench: i8,
    scatter: Spanned<String>,
    #[serde(rename = "source")]
    _source: Source,
    scatter_source: Source,
    #[serde(default)]
    why: Bilingual,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackData {
    source: Source,
    #[serde(default)]
    why: Bilingual,
    turn: Vec<Spanned<TurnData>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnData {
    number: usize,
    label: Bilingual,
    #[serde(default)]
    night: bool,
    german: u8,
    allied: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CupData {
    source: Source,
    #[serde(default)]
    why: Bilingual,
    marker: Vec<Spanned<MarkerData>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct MarkerData {
    kind: Marker,
    #[serde(default)]
    side: Option<Side>,
    #[serde(default)]
    battalions: u8,
    first_tank_battle: u8,
    second_battle: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ScenariosData {
    first_tank_battle: Spanned<ScenarioData>,
    second_battle: Spanned<ScenarioData>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ScenarioData {
    turns: u8,
    intensity: u8,
    confusion: u8,
    a7v: u8,
    #[serde(default)]
    a7v_more: u8,
    #[serde(default)]
    whippets: u8,
    #[serde(default)]
    whippets_die: Option<u8>,
    garrison: GarrisonData,
    #[serde(default)]
    decisive_from: u8,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GarrisonData {
    unit: Spanned<String>,
    place: Spanned<String>,
    within: u8,
}

const TANK_COLUMNS: [&str; 4] = ["a7v", "mark-iv-male", "mark-iv-female", "whippet"];
const DIRECTIONS: [&str; 6] = ["NE", "E", "SE", "SW", "W", "NW"];

impl Tables {
    /// Nothing is to be beaten: whoever has more points wins scenario 1 (r.most-points).
    pub(crate) fn most_points_win(&mut self) {
        self.even_lead = 0;
    }

    /// Reads the tables of a pack for a scenario: 0 is the first, 1 the second.
    pub fn read(pack: &Pack, scenario: usize) -> Result<Tables, PackError> {
        let (file, sheet) = Sheet::read::<File>(pack, FILE)?;
        check_bounds(&sheet, &file)?;
        let mut reconstructed = Vec::new();
        let sources = [
            ("scatter", file.barrage.scatter_source, &file.barrage.why),
            ("track", file.track.source, &file.track.why),
            ("cup", file.cup.source, &file.cup.why),
            ("winner", file.winner.source, &file.winner.why),
        ];
        for (name, source, why) in sources {
            // Points decide scenario 1 alone.
            if source.is_ours() && (name != "winner" || scenario == 0) {
                reconstructed.push((name, why.clone()));
            }
        }
        let tanks = read_tanks(&sheet, &file.tanks)?;
        let scatter = read_scatter(&sheet, &file.barrage.scatter)?;
        let track = read_track(&sheet, &file.track)?;
        let cup = read_cup(&sheet, &file.cup, scenario)?;
        let scenarios = [file.scenario.first_tank_battle, file.scenario.second_battle];
        for data in &scenarios {
            check_scenario(&sheet, data, &track)?;
        }
        let [first, second] = scenarios;
        let played = if scenario == 0 { first } else { second }.into_inner();
        Ok(Tables {
            actions: file.actions,
            zone: file.zone,
            terrain: file.terrain,
            combat: file.combat,
            assault: file.assault,
            tanks,
            breakdown: file.breakdown,
            repair: file.repair,
            barrage: Barrage {
                on_target: file.barrage.on_target,
                turn_1: file.barrage.turn_1,
                tank: file.barrage.tank,
                trench: file.barrage.trench,
                scatter,
            },
            returns: file.returns,
            fall_back: file.fall_back,
            intensity: file.intensity,
            night: file.night,
            draws: file.draws,
            track,
            cup,
            scenario: Scenario {
                turns: played.turns,
                intensity: played.intensity,
                confusion: played.confusion,
                a7v: played.a7v,
                a7v_more: played.a7v_more,
                whippets: played.whippets_die.unwrap_or(played.whippets),
                whippets_by_die: played.whippets_die.is_some(),
                garrison: Garrison {
                    unit: played.garrison.unit,
                    place: played.garrison.place,
                    within: played.garrison.within,
                },
                decisive_from: played.decisive_from,
            },
            points: file.points,
            even_lead: file.winner.german_lead,
            reconstructed,
        })
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

/// Whatever is reckoned has room for no more than this, and some figures may not be 0.
fn check_bounds(sheet: &Sheet, file: &File) -> Result<(), PackError> {
    const MOST: u8 = 9;
    let within = |table: &str, least: i16, most: i16, figures: &[i16]| {
        let at = sheet.text.find(table).unwrap_or(0);
        if figures.iter().all(|figure| (least..=most).contains(figure)) {
            return Ok(());
        }
        sheet.wrong(
            at,
            Text::key("table-figure")
                .with("table", table)
                .with("least", i64::from(least))
                .with("most", i64::from(most)),
        )
    };
    let a = &file.actions;
    let prices = [a.combat, a.assault, a.infiltrate, a.withdraw];
    let paid: Vec<i16> =
        prices.iter().flat_map(|price| [price.battalion, price.tank]).map(i16::from).collect();
    within("[actions]", 1, MOST.into(), &paid)?;
    let more = [
        a.movement.battalion,
        a.movement.tank,
        a.rally.battalion,
        a.rally.trench,
        a.rally.zone,
        a.infiltrate.trench,
        a.withdraw.trench,
        a.tank_moves,
    ];
    within("[actions]", 1, 6, &more.map(i16::from))?;
    within("[actions]", 1, 4, &[a.most_medals.into()])?;
    let z = &file.zone;
    within("[zone]", 0, MOST.into(), &[z.few, z.many, z.many_from, z.tank].map(i16::from))?;
    let t = &file.terrain;
    within(
        "[terrain]",
        1,
        MOST.into(),
        &[t.open, t.road, t.wood, t.village].map(|ground| ground.cost.into()),
    )?;
    let all = [t.open, t.road, t.wood, t.village, t.river, t.friendly_trench, t.enemy_trench];
    within("[terrain]", 0, MOST.into(), &all.map(|ground| ground.cost.into()))?;
    within("[terrain]", -5, 0, &all.map(|ground| ground.combat.into()))?;
    within("[terrain]", -5, 0, &all.map(|ground| ground.assault.into()))?;
    let c = &file.combat;
    within("[combat]", 1, 6, &[c.hit.into()])?;
    // Sight is known as far as three hexes.
    within("[combat]", 1, 3, &[c.battalion_range.into(), c.tank_range.into()])?;
    let s = &file.assault;
    within("[assault]", 1, 6, &[s.hit_more, s.hit_less, s.night_tank_hit].map(i16::from))?;
    within("[assault]", 1, 4, &[s.night_tank_cost.into()])?;
    let b = &file.breakdown;
    let dice = [b.assault, b.terrain_german_turn_1, b.terrain_german, b.terrain_allied];
    within("[breakdown]", 0, 6, &dice.map(i16::from))?;
    let r = &file.repair;
    within("[repair]", 0, MOST.into(), &[r.mended, r.lost, r.zone].map(i16::from))?;
    let g = &file.barrage;
    within("[barrage]", -5, 6, &[g.on_target.into(), g.turn_1.into(), g.tank.into(), g.trench.into()])?;
    let e = &file.returns;
    within("[returns]", -5, MOST.into(), &[e.attacker, e.defender, e.fire, e.tank, e.night].map(i16::from))?;
    within("[returns]", 1, 14, &[e.least.into(), e.most.into(), e.latest.into(), e.day_1.into()])?;
    within("[returns]", 1, 4, &[e.medals.into()])?;
    within("[fall-back]", 1, 32, &[file.fall_back.hexes.into()])?;
    let i = &file.intensity;
    within("[intensity]", 0, MOST.into(), &[i.eliminated.into(), i.assault.into()])?;
    within("[intensity]", 6, 60, &[i.morning_confusion.into(), i.cohesion.into()])?;
    let n = &file.night;
    within("[night]", 1, MOST.into(), &[n.distance, n.near, n.rounds].map(i16::from))?;
    let d = &file.draws;
    within("[draws]", 1, 20, &[d.a_turn, d.tanks, d.lull, d.reinforcements].map(i16::from))?;
    let v = &file.points;
    let points = [
        v.a7v_more,
        v.captured,
        v.first_duel,
        v.first_duel_whippet,
        v.duel,
        v.turn_town,
        v.turn_aquenne,
        v.turn_abbe,
        v.end_town_german,
        v.end_town_hex,
        v.end_town_allied,
        v.end_abbe,
        v.end_aquenne,
        v.end_cachy,
        v.end_trench,
    ];
    within("[points]", 0, 50, &points)?;
    within("[winner]", 0, 50, &[file.winner.german_lead])
}

fn read_tanks(sheet: &Sheet, data: &TanksData) -> Result<[[Option<i8>; 4]; 6], PackError> {
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

fn read_scatter(sheet: &Sheet, data: &Spanned<String>) -> Result<[u8; 6], PackError> {
    let mut scatter = [0; 6];
    let mut seen = 0u8;
    let mut count = 0;
    for (word, at) in sheet.words(data) {
        let known = DIRECTIONS.iter().position(|direction| *direction == word);
        match known {
            Some(side) if count < 6 && seen & 1 << side == 0 => {
                scatter[count] = side as u8;
                seen |= 1 << side;
                count += 1;
            }
            _ => return sheet.wrong(at, Text::key("table-scatter").with("expected", DIRECTIONS.join(" "))),
        }
    }
    if count < 6 {
        let message = Text::key("table-scatter").with("expected", DIRECTIONS.join(" "));
        return sheet.wrong(data.span().start, message);
    }
    Ok(scatter)
}

fn read_track(sheet: &Sheet, data: &TrackData) -> Result<Vec<Turn>, PackError> {
    let mut track = Vec::new();
    for turn in &data.turn {
        let (at, turn) = (turn.span().start, turn.as_ref());
        if turn.number != track.len() + 1 || turn.number > TURNS {
            let message = Text::key("table-track").with("expected", (track.len() + 1).min(TURNS) as u32);
            return sheet.wrong(at, message.with("found", turn.number as u32));
        }
        if usize::from(turn.german.max(turn.allied)) > GUNS {
            let message = Text::key("table-guns").with("turn", turn.number as u32);
            return sheet.wrong(at, message.with("most", GUNS as u32));
        }
        track.push(Turn {
            label: turn.label.clone(),
            night: turn.night,
            guns: BySeat([turn.german, turn.allied]),
        });
    }
    if track.len() < TURNS {
        let at = data.turn.last().map_or(0, |last| last.span().start);
        let message = Text::key("table-track").with("expected", track.len() as u32 + 1);
        return sheet.wrong(at, message.with("found", track.len() as u32));
    }
    Ok(track)
}

fn read_cup(sheet: &Sheet, data: &CupData, scenario: usize) -> Result<Vec<Markers>, PackError> {
    let start = sheet.text.find("[cup]").unwrap_or(0);
    let mut cup: Vec<Markers> = Vec::new();
    for line in &data.marker {
        let (at, marker) = (line.span().start, line.as_ref());
        let side = marker.side.map(Side::seat);
        if side.is_none() != marker.kind.is_for_both() {
            return sheet.wrong(at, Text::key("table-marker-side").with("kind", marker.kind.code()));
        }
        if (marker.kind == Marker::Battalions) != (1..=9).contains(&marker.battalions) {
            return sheet.wrong(at, Text::key("table-marker-battalions").with("kind", marker.kind.code()));
        }
        if marker.first_tank_battle.max(marker.second_battle) > 9 || cup.len() == LINES {
            let message = Text::key("table-marker-many").with("lines", LINES as u32);
            return sheet.wrong(at, message);
        }
        let count = if scenario == 0 { marker.first_tank_battle } else { marker.second_battle };
        let markers = Markers { kind: marker.kind, side, battalions: marker.battalions, count };
        let alike = |known: &&Markers| {
            (known.kind, known.side, known.battalions) == (markers.kind, markers.side, markers.battalions)
        };
        if cup.iter().find(alike).is_some() {
            return sheet.wrong(at, Text::key("table-marker-twice").with("kind", marker.kind.code()));
        }
        cup.push(markers);
    }
    for (code, kind) in Marker::ALL {
        // With nothing but ends of turn or heroes a cup would run dry for good.
        if !cup.iter().any(|markers| markers.kind == kind && markers.count > 0) {
            return sheet.wrong(start, Text::key("table-marker-none").with("kind", code));
        }
    }
    Ok(cup)
}

fn check_scenario(sheet: &Sheet, data: &Spanned<ScenarioData>, track: &[Turn]) -> Result<(), PackError> {
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
