//! How a position stands: industry, who is to gain or lose some, and what there is to do it with.

use contract::{BySeat, Outcome, Rules, Scored, Seat, Think};

use crate::map::{ALLIED, REGIONS, Regions, each};
use crate::position::{Phase, Position};
use crate::priors::Outlook;
use crate::tables::{Arm, Class, EARLY_VICTORY, ENTENTE};
use crate::tile::Place;
use crate::{Attrition, Decision};

/// What a side's prospects are added up from.
#[derive(Clone, Copy)]
enum Asset {
    /// Industry, ten points making one.
    Industry,
    /// How far industry is below five points, as a share of them: hardly anything is drawn.
    Collapse,
    /// Industry again, which weighs more the longer the war has lasted.
    Endurance,
    /// Having the industry that wins at the next draw (5.1), when the enemy moves before it.
    Looming,
    /// The same, when nobody does.
    Won,
    /// The industry of contested regions, by who is stronger there.
    Contest,
    /// The contested regions, by who is stronger there.
    Contests,
    /// The industry that the enemy can reach, less the more tiles guard it.
    Risk,
    /// The regions that the enemy can reach, less the more tiles guard them.
    Risks,
    /// The industry that the enemy can reach and nobody guards.
    Empty,
    /// As [`Asset::Risk`], if the enemy moves next.
    RiskNow,
    /// As [`Asset::Risks`], if the enemy moves next.
    RisksNow,
    /// As [`Asset::Empty`], if the enemy moves next.
    EmptyNow,
    /// Tiles on the board, twenty making one.
    Tiles,
    /// Tiles that guard what the enemy can reach, ten making one.
    Front,
    /// The kinds of arms in contested regions, five making one: each hits on a face of its own.
    Arms,
    /// Tiles in the reserves, ten making one.
    Reserves,
    /// Tiles in the pouch, thirty making one.
    Pouch,
    /// The industry of neutrals who may still join, five points making one.
    Neutrals,
    /// Capitals held, where tiles enter the board.
    Capitals,
    /// Regions held that are the enemy's own.
    Conquests,
    /// Cards, four making one.
    Cards,
    /// Generals, three making one.
    Generals,
    /// Elites and tanks on the board, three making one.
    Elites,
    /// Moving next.
    Next,
    /// Moving next, by the industry it is done with.
    NextDraw,
}

/// How many assets there are.
const ASSETS: usize = Asset::NextDraw as usize + 1;

/// What each asset counts for: the sum is the logarithm of the odds of winning. Fitted to the results of self-play with
/// and without options; see CONTRIBUTING.md.
const WEIGHTS: [f32; ASSETS] = [
    0.913,  // industry
    -3.000, // collapse
    3.364,  // endurance
    2.000,  // looming
    6.000,  // won
    0.035,  // contest
    0.360,  // contests
    0.198,  // risk
    -0.327, // risks
    -0.316, // empty
    -0.333, // risknow
    0.153,  // risksnow
    -0.284, // emptynow
    0.717,  // tiles
    0.941,  // front
    -0.173, // arms
    -0.231, // reserves
    0.143,  // pouch
    -0.391, // neutrals
    0.255,  // capitals
    0.169,  // conquests
    0.320,  // cards
    0.803,  // generals
    0.533,  // elites
    0.620,  // next
    0.485,  // nextdraw
];

impl Think for Attrition {
    fn settled(&self, p: &Position) -> bool {
        p.fresh || p.phase == Phase::Over
    }

    fn judge(&self, p: &Position, seat: Seat) -> f32 {
        match self.outcome(p) {
            None => {}
            Some(Outcome::Drawn) => return 0.0,
            Some(Outcome::Won(winner)) => return if winner == seat { 1.0 } else { -1.0 },
        }
        let mut odds = 0.0;
        for (weight, lead) in WEIGHTS.iter().zip(self.leads(p, seat)) {
            odds += weight * lead;
        }
        (0.5 * odds).tanh()
    }

    fn priors(&self, _plan: usize, p: &Position, seat: Seat, decisions: &mut [Scored<Decision>]) {
        let reach = BySeat(Seat::BOTH.map(|side| self.in_reach(p, side)));
        let outlook = Outlook { fronts: self.fronts(p, seat), reach };
        for scored in decisions {
            scored.score = self.promise(p, seat, scored.decision, &outlook);
        }
    }

    fn features(&self, position: &Position, seat: Seat, out: &mut Vec<f32>) {
        out.extend(self.leads(position, seat));
    }
}

impl Attrition {
    /// The regions that a side's tiles can enter by land or sea from regions it controls.
    pub(crate) fn in_reach(&self, p: &Position, side: Seat) -> Regions {
        each(p.control(side)).fold(0, |reach, region| {
            let sea = if side == ENTENTE { self.map.sea[region.index()] } else { 0 };
            reach | self.map.land[region.index()] | sea
        })
    }

    /// How much more of each asset a seat has than the other.
    pub(crate) fn leads(&self, p: &Position, seat: Seat) -> [f32; ASSETS] {
        let (own, enemy) = (self.assets(p, seat), self.assets(p, seat.other()));
        std::array::from_fn(|asset| own[asset] - enemy[asset])
    }

    /// What a side has.
    fn assets(&self, p: &Position, side: Seat) -> [f32; ASSETS] {
        let mut assets = [0.0; ASSETS];
        let mut add = |asset: Asset, amount: f32| assets[asset as usize] += amount;
        let other = side.other();
        let next = p.active() == side;
        let industry = f32::from(self.industry(p, side));
        add(Asset::Industry, industry / 10.0);
        add(Asset::Collapse, (5.0 - industry).max(0.0) / 5.0);
        add(Asset::Endurance, industry * f32::from(p.turn) / 100.0);
        if industry >= f32::from(EARLY_VICTORY) {
            add(if next { Asset::Won } else { Asset::Looming }, 1.0);
        }
        if next {
            add(Asset::Next, 1.0);
            add(Asset::NextDraw, industry / 10.0);
        }

        // Which arms stand in each region, a bit each, and where tiles are that stand in none.
        let mut arms = [0u8; REGIONS];
        let (mut reserves, mut pouch, mut elites) = (0.0, 0.0, 0.0);
        for class in Class::of_side(side) {
            let (bit, elite) = match class.arm() {
                Arm::Infantry => (1, 0.0),
                Arm::Artillery => (2, 0.0),
                Arm::Tank => (2, 1.0),
                Arm::Aircraft => (4, 0.0),
                Arm::Decoy => (0, 0.0),
                _ => (1, 1.0),
            };
            for tile in &p.tiles[class.tiles()] {
                match tile.place() {
                    Place::RESERVES => reserves += 1.0,
                    Place::POUCH => pouch += 1.0,
                    place => {
                        if let Some(region) = place.region() {
                            arms[region.index()] |= bit;
                            elites += elite;
                        }
                    }
                }
            }
        }
        add(Asset::Reserves, reserves / 10.0);
        add(Asset::Pouch, pouch / 30.0);
        add(Asset::Elites, elites / 3.0);

        let reach = self.in_reach(p, other);
        let allied = ALLIED[side];
        for region in each(p.contested) {
            let at = region.index();
            let (own, enemy) = (f32::from(p.count[side][at]), f32::from(p.count[other][at]));
            let balance = (own - enemy) / (own + enemy + 1.0);
            add(Asset::Contest, f32::from(self.map.industry[at]) * balance);
            add(Asset::Contests, balance);
            add(Asset::Arms, arms[at].count_ones() as f32 / 5.0);
        }
        for region in each(p.control(side)) {
            let at = region.index();
            let own = p.count[side][at];
            let worth = f32::from(self.map.industry[at]);
            if reach & region.bit() != 0 {
                let risk = UNGUARDED[usize::from(own).min(UNGUARDED.len() - 1)];
                add(Asset::Risk, worth * risk);
                add(Asset::Risks, risk);
                add(Asset::Front, f32::from(own) / 10.0);
                if own == 0 {
                    add(Asset::Empty, worth);
                }
                if !next {
                    add(Asset::RiskNow, worth * risk);
                    add(Asset::RisksNow, risk);
                    if own == 0 {
                        add(Asset::EmptyNow, worth);
                    }
                }
            }
            if allied & region.bit() == 0 {
                add(Asset::Conquests, 1.0);
            } else if region.is_capital() {
                add(Asset::Capitals, 1.0);
            }
        }
        let on_board: u32 = p.count[side].iter().map(|count| u32::from(*count)).sum();
        add(Asset::Tiles, on_board as f32 / 20.0);
        let neutrals: u8 = each(p.neutral & allied).map(|region| self.map.industry[region.index()]).sum();
        add(Asset::Neutrals, f32::from(neutrals) / 5.0);
        add(Asset::Cards, p.hand[side].count_ones() as f32 / 4.0);
        add(Asset::Generals, p.generals[side].count_ones() as f32 / 3.0);
        assets
    }
}

/// How much of a region is at risk when so many tiles guard it: less by two fifths with each.
pub(crate) const UNGUARDED: [f32; 12] =
    [1.0, 0.607, 0.368, 0.223, 0.135, 0.082, 0.05, 0.03, 0.018, 0.011, 0.007, 0.004];
