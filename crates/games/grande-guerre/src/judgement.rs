//! How a position stands: medals in hand and in reach, figures, ground, what is under fire, cards and tokens.

use contract::{BySeat, Scored, Seat, Think};

use crate::board::{BOARD, HEXES, Hex, Hexes, each};
use crate::position::{Phase, Position, Slot, Way, mark};
use crate::scenario::{Aim, Scenario};
use crate::tables::{Arm, Tables, UnitKind};
use crate::{Decision, GrandeGuerre};

/// What judging needs of a scenario, worked out once.
#[derive(Clone, Debug)]
pub(crate) struct Outlook {
    /// What there is to win on the ground for each side.
    goals: BySeat<Vec<Goal>>,
    /// All of it together, while nothing is captured for good.
    whole: BySeat<Goal>,
    /// The dice each kind of unit can bring to bear at a distance this turn, a step included where it may take one.
    menace: Vec<[u8; MENACE]>,
}

/// Hexes worth a medal.
#[derive(Clone, Debug)]
struct Goal {
    hexes: Hexes,
    /// The bit of the objective; none where leaving by a base line is what earns the medal.
    objective: u64,
    /// Steps to the nearest of the hexes; far where there is none.
    away: [u8; HEXES],
}

impl Goal {
    fn new(hexes: Hexes, objective: u64) -> Goal {
        let steps = |hex: usize| each(hexes).map(|goal| BOARD.distance(Hex(hex as u8), goal)).min();
        Goal { hexes, objective, away: std::array::from_fn(|hex| steps(hex).unwrap_or(FAR)) }
    }
}

/// Farther than anything on the board.
pub(crate) const FAR: u8 = 20;
/// Nobody shoots as far as this.
const MENACE: usize = 10;

impl Outlook {
    pub(crate) fn of(scenario: &Scenario, tables: &Tables) -> Outlook {
        let goals = Seat::BOTH.map(|seat| {
            let open =
                scenario.objectives.iter().enumerate().filter(|(_, objective)| objective.open_to[seat]);
            let mut goals: Vec<Goal> =
                open.map(|(place, objective)| Goal::new(objective.hexes, 1 << place)).collect();
            if scenario.exit == Some(seat) {
                goals.push(Goal::new(BOARD.base[seat.other()], 0));
            }
            goals
        });
        let whole = |goals: &Vec<Goal>| Goal::new(goals.iter().fold(0, |all, goal| all | goal.hexes), 0);
        Outlook {
            whole: BySeat(goals.each_ref().map(whole)),
            goals: BySeat(goals),
            menace: tables.units.iter().map(menace_of).collect(),
        }
    }

    /// Hexes that are still worth a medal to a side.
    pub(crate) fn wanted(&self, p: &Position, side: Seat) -> Hexes {
        if p.captured == 0 {
            return self.whole[side].hexes;
        }
        let open = self.goals[side].iter().filter(|goal| goal.objective & p.captured == 0);
        open.fold(0, |all, goal| all | goal.hexes)
    }

    /// Hexes that are still worth a medal to anybody.
    pub(crate) fn dear(&self, p: &Position) -> Hexes {
        self.wanted(p, Seat::First) | self.wanted(p, Seat::Second)
    }

    /// Steps from a hex to the nearest that is still worth a medal to a side; far where there is none.
    pub(crate) fn away(&self, p: &Position, side: Seat, hex: Hex) -> u8 {
        if p.captured == 0 {
            return self.whole[side].away[hex.index()];
        }
        let open = self.goals[side].iter().filter(|goal| goal.objective & p.captured == 0);
        open.map(|goal| goal.away[hex.index()]).min().unwrap_or(FAR)
    }
}

/// What a kind of unit can do at each distance, whatever the ground.
fn menace_of(kind: &UnitKind) -> [u8; MENACE] {
    let dice = |distance: usize| match distance {
        0 => 0,
        1 => kind.close,
        _ => kind.range.get(distance - 2).copied().unwrap_or(0),
    };
    std::array::from_fn(|distance| {
        let closer =
            if kind.fights_after > 0 && distance > 1 { dice(distance - 1).saturating_sub(1) } else { 0 };
        dice(distance).max(closer)
    })
}

/// What a side's prospects are added up from, each in units of the medals that win unless it says otherwise.
#[derive(Clone, Copy)]
enum Asset {
    /// Medals, those included that will be had if nothing happens: for objectives that stand, and for units that can
    /// leave the board.
    Medals,
    /// Medals again, which weigh more towards the end: the cube of their share.
    Nearly,
    /// Of the medals, those for objectives, which may be lost again.
    Objectives,
    /// Units.
    Units,
    /// Units, by the share of figures they have left.
    Strength,
    /// Units with one figure left.
    One,
    /// Units with two figures left.
    Two,
    /// Soldiers that cover saves.
    Cover,
    /// Flags that cover lets ignore.
    Firm,
    /// Specialists.
    Specialists,
    /// Machine guns.
    MachineGuns,
    /// Mortars and field guns.
    Guns,
    /// Tanks.
    Tanks,
    /// How near infantry and tanks are to what they want, a share of the board.
    Nearness,
    /// Infantry and tanks where they want to be.
    There,
    /// One step from it.
    OneStep,
    /// Two steps from it.
    TwoSteps,
    /// Infantry and tanks on what the enemy wants.
    Guards,
    /// Hits to be feared from all enemies together.
    Fire,
    /// Units that such hits would destroy.
    Peril,
    /// The same, in units of the medals that the enemy still needs.
    LastPeril,
    /// The same, if the enemy plays next.
    PerilNow,
    /// Headquarters tokens, twelve making one.
    Tokens,
    /// Combat cards, four making one.
    Cards,
    /// Playing next.
    Next,
}

/// How many assets there are.
const ASSETS: usize = Asset::Next as usize + 1;

/// What each asset counts for: the sum is the logarithm of the odds of winning. Fitted to the results of self-play in
/// all scenarios; see CONTRIBUTING.md.
const WEIGHTS: [f32; ASSETS] = [
    3.254,  // medals
    2.137,  // nearly
    -2.706, // objectives
    -0.397, // units
    0.849,  // strength
    -1.824, // one
    -0.926, // two
    0.183,  // cover
    -0.026, // firm
    1.150,  // specialists
    0.896,  // machine guns
    0.401,  // guns
    3.703,  // tanks
    -0.580, // nearness
    0.952,  // there
    1.195,  // one step
    0.648,  // two steps
    0.539,  // guards
    0.444,  // fire
    -1.423, // peril
    -0.117, // last peril
    -0.293, // peril now
    0.302,  // tokens
    0.268,  // cards
    0.132,  // next
];

/// What a unit is worth, in medals, that can leave the board in its next turn: something may still happen to it.
const LEAVING: f32 = 0.9;

impl Think for GrandeGuerre {
    fn settled(&self, p: &Position) -> bool {
        matches!(p.phase, Phase::Card | Phase::Over)
    }

    fn judge(&self, p: &Position, seat: Seat) -> f32 {
        let mut odds = 0.0;
        for (weight, lead) in WEIGHTS.iter().zip(self.leads(p, seat)) {
            odds += weight * lead;
        }
        (0.5 * odds).tanh()
    }

    fn priors(&self, _plan: usize, p: &Position, seat: Seat, decisions: &mut [Scored<Decision>]) {
        self.score(p, seat, decisions);
    }

    fn features(&self, position: &Position, seat: Seat, out: &mut Vec<f32>) {
        out.extend(self.leads(position, seat));
    }
}

impl GrandeGuerre {
    /// How much more of each asset a seat has than the other.
    pub(crate) fn leads(&self, p: &Position, seat: Seat) -> [f32; ASSETS] {
        let (own, enemy) = (self.assets(p, seat), self.assets(p, seat.other()));
        std::array::from_fn(|asset| own[asset] - enemy[asset])
    }

    /// What a side has.
    fn assets(&self, p: &Position, side: Seat) -> [f32; ASSETS] {
        let mut assets = [0.0; ASSETS];
        let goal = f32::from(self.scenario.medals);
        let mut medals = f32::from(self.medals(p, side)) / goal;
        for (place, objective) in self.scenario.objectives.iter().enumerate() {
            let worth = f32::from(objective.worth[side]) / goal;
            if p.objectives[side] & 1 << place != 0 {
                assets[Asset::Objectives as usize] += worth;
            } else if self.is_due(p, side, place) {
                medals += worth;
                // What is captured is kept for good.
                if objective.aim != Aim::Captured {
                    assets[Asset::Objectives as usize] += worth;
                }
            }
        }
        for slot in p.army(side) {
            if self.can_leave(p, slot, side) {
                medals += LEAVING / goal;
            }
        }
        assets[Asset::Medals as usize] = medals;
        assets[Asset::Nearly as usize] = medals * medals * medals;
        let to_lose = (goal - f32::from(self.medals(p, side.other()))).max(1.0);
        for slot in p.army(side).filter(|slot| !self.can_leave(p, *slot, side)) {
            self.add_unit(p, slot, side, goal, to_lose, &mut assets);
        }
        assets[Asset::Tokens as usize] = f32::from(p.hq[side].min(12)) / 12.0;
        assets[Asset::Cards as usize] = f32::from(p.combats.hands[side].count()) / 4.0;
        assets[Asset::Next as usize] = f32::from(u8::from(p.active == side));
        assets
    }

    fn add_unit(
        &self,
        p: &Position,
        slot: Slot,
        side: Seat,
        goal: f32,
        to_lose: f32,
        assets: &mut [f32; ASSETS],
    ) {
        let unit = p.unit(slot);
        let one = 1.0 / goal;
        let mut add = |asset: Asset, amount: f32| assets[asset as usize] += amount;
        add(Asset::Units, one);
        add(Asset::Strength, one * f32::from(unit.figures) / f32::from(unit.full.max(1)));
        match unit.figures {
            1 => add(Asset::One, one),
            2 => add(Asset::Two, one),
            _ => {}
        }
        let cover = self.cover(p, unit.hex, Way::Ranged, unit.hex);
        add(Asset::Cover, one * f32::from(cover.soldier.min(3)));
        add(Asset::Firm, one * f32::from(cover.flag.min(2)));
        if unit.trade > 0 {
            add(Asset::Specialists, one);
        }
        let arm = self.arm(p, slot);
        match arm {
            Arm::Infantry => {}
            Arm::MachineGun => add(Asset::MachineGuns, one),
            Arm::Mortar | Arm::FieldGun => add(Asset::Guns, one),
            Arm::Tank if unit.has(mark::DITCHED) => {}
            Arm::Tank => add(Asset::Tanks, one),
        }
        if matches!(arm, Arm::Infantry | Arm::Tank) {
            let away = self.outlook.away(p, side, unit.hex);
            if away < FAR {
                add(Asset::Nearness, one * (8.0 - f32::from(away.min(8))) / 8.0);
            }
            match away {
                0 => add(Asset::There, one),
                1 => add(Asset::OneStep, one),
                2 => add(Asset::TwoSteps, one),
                _ => {}
            }
            if self.outlook.wanted(p, side.other()) & unit.hex.bit() != 0 {
                add(Asset::Guards, one);
            }
        }
        let dice = f32::from(self.menace(p, side.other(), unit.hex));
        let hits = (dice / 3.0 / (1.0 + f32::from(cover.soldier))).min(4.0);
        let peril = (hits / f32::from(unit.figures.max(1))).min(1.5);
        add(Asset::Fire, one * hits);
        add(Asset::Peril, one * peril);
        add(Asset::LastPeril, peril / to_lose);
        if p.active != side {
            add(Asset::PerilNow, peril / to_lose);
        }
    }

    /// Whether a unit stands where leaving the board earns a medal.
    fn can_leave(&self, p: &Position, slot: Slot, side: Seat) -> bool {
        let unit = p.unit(slot);
        let there = BOARD.base[side.other()] & unit.hex.bit() != 0;
        self.scenario.exit == Some(side) && there && !unit.has(mark::DITCHED)
    }

    /// The dice that a side could bring to bear on a hex, whatever stands between.
    fn menace(&self, p: &Position, side: Seat, hex: Hex) -> u8 {
        let dice = |slot: Slot| {
            let unit = p.unit(slot);
            if unit.has(mark::DITCHED) {
                return 0;
            }
            let distance = usize::from(BOARD.distance(unit.hex, hex)).min(MENACE - 1);
            self.outlook.menace[usize::from(unit.kind)][distance]
        };
        p.army(side).map(dice).sum()
    }
}
