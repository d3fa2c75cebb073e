//! What may come of an assault (2.9): both sums, and what the loser suffers.

use ::table::Text;
use contract::Odds;

use crate::DerDesDers;
use crate::assault::Strength;
use crate::map::Hex;
use crate::odds::{about, case, exact, mean, modifiers, percent, supports_of};
use crate::position::{Fight, Position};
use crate::units::{COHESION, Class, Slot, Support};

/// The highest sum there is: five dice that count up to five.
const HIGHEST: usize = 25;

/// In how many rolls the dice of an assault that show no more than the value add up to so much (2.9), by
/// their sum.
fn sums(strength: &Strength) -> [u128; HIGHEST + 1] {
    let value = usize::from(strength.value());
    let mut ways = [0; HIGHEST + 1];
    ways[0] = 1;
    for _ in 0..strength.dice() {
        let mut next = [0; HIGHEST + 1];
        for (sum, ways) in ways.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            next[sum] += *ways * (6 - value as u128);
            (1..=value).for_each(|face| next[sum + face] += *ways);
        }
        ways = next;
    }
    ways
}

/// A unit that may lose an assault.
struct Stake {
    cohesion: u8,
    /// It has nowhere to fall back to: every loss costs a point.
    cornered: bool,
    /// An armoured train, which any defeat destroys.
    train: bool,
}

impl Stake {
    /// The points and the hexes that so many losses cost (2.9.impaires, 2.9.paires).
    fn losses(&self, count: u8) -> (u8, u8) {
        match (self.train, self.cornered) {
            (true, _) => (self.cohesion, 0),
            (_, true) => (count.min(self.cohesion), 0),
            _ => (count.div_ceil(2).min(self.cohesion), count / 2),
        }
    }

    /// The fewest losses that eliminate it.
    fn fatal(&self) -> u8 {
        (1..=2 * COHESION).find(|count| self.losses(*count).0 == self.cohesion).unwrap_or(2 * COHESION)
    }
}

impl DerDesDers {
    /// An assault by the unit in hand.
    pub(crate) fn assault_odds(&self, p: &Position, hex: Hex) -> Option<Odds> {
        let defender = p.on(hex).filter(|_| !self.is_marker(p, hex, p.active))?;
        let p = self.as_assaulted(p, defender);
        let reactions = self.may_react(&p).then(|| Text::key("odds-without-reactions"));
        Some(self.fight_odds(&p, reactions.into_iter().collect()))
    }

    /// The assault under way, as it is fought if nobody reacts.
    pub(crate) fn fight_odds(&self, p: &Position, mut summary: Vec<Text>) -> Odds {
        let Fight { attacker, defender, .. } = p.fight;
        let strengths = self.strengths(p, attacker, defender);
        let of = 6u128.pow(u32::from(strengths[0].dice() + strengths[1].dice()));
        let stakes = [attacker, defender].map(|loser| self.stake(p, loser));
        let mut margins = [0u128; 2 * HIGHEST + 1];
        let [ours, theirs] = [sums(&strengths[0]), sums(&strengths[1])];
        for (sum, ways) in ours.iter().enumerate() {
            for (against, others) in theirs.iter().enumerate() {
                margins[HIGHEST + sum - against] += ways * others;
            }
        }
        let outcomes = Outcomes::of(&margins, &stakes);
        let share = |ways: u128| percent(ways, of);
        // The first hex back is known to be free; whether there is a second depends on which it was.
        let far_back = outcomes.cases.iter().any(|(margin, ways)| {
            let loser = &stakes[usize::from(*margin > 0)];
            let (points, hexes) = loser.losses(margin.unsigned_abs());
            *ways > 0 && hexes > 1 && points < loser.cohesion
        });
        summary.insert(
            0,
            Text::key("odds-assault")
                .with("won", share(outcomes.won))
                .with("even", share(outcomes.even))
                .with("lost", share(outcomes.lost)),
        );
        for (key, strength) in [("odds-attacker", &strengths[0]), ("odds-defender", &strengths[1])] {
            let text = Text::key(key).with("dice", strength.dice()).with("value", strength.value());
            summary.push(text.with("list", Text::List(strength_items(strength))));
        }
        summary.push(
            Text::key("odds-mean-losses")
                .with("attacker", mean(outcomes.points[0], of))
                .with("defender", mean(outcomes.points[1], of)),
        );
        summary.push(Text::key("odds-dislodged").with("share", share(outcomes.dislodged)));
        if far_back {
            summary.push(Text::key("odds-no-way-back"));
        }
        let failing = [Support::Armour, Support::Assault, Support::Mortars];
        for (key, slot) in [("odds-attacker-risks", attacker), ("odds-defender-risks", defender)] {
            let supports = supports_of(p.unit(slot).traits, &failing);
            if !supports.is_empty() {
                summary.push(Text::key(key).with("list", Text::List(supports)));
            }
        }
        let cases = outcomes.cases.iter().map(|(margin, ways)| {
            case(assault_label(*margin, &stakes), vec![about::ASSAULT, i32::from(*margin)], *ways, of)
        });
        exact(of, cases.collect(), Vec::new(), summary)
    }

    /// What a unit has to lose in the assault under way.
    fn stake(&self, p: &Position, loser: Slot) -> Stake {
        let unit = p.unit(loser);
        let mut beaten = p.clone();
        beaten.fight.loser = loser;
        // Vehicles are lost before it falls back.
        self.lose_support(&mut beaten, loser, Support::Armour);
        let mut ways = 0;
        self.each_retreat(&beaten, &mut |_| ways += 1);
        Stake { cohesion: unit.cohesion, cornered: ways == 0, train: unit.class == Class::Train }
    }
}

/// How an assault may end, in ways.
struct Outcomes {
    /// By margin, no more than what eliminates; the best for the attacker first.
    cases: Vec<(i8, u128)>,
    won: u128,
    even: u128,
    lost: u128,
    /// The defender gives way or is gone, and the attacker may take the ground: not after a tie (2.10).
    dislodged: u128,
    /// Points lost, times ways: the attacker's, then the defender's.
    points: [u128; 2],
}

impl Outcomes {
    /// By how often the attacker's total is the greater by so much, from the highest sum less to as much
    /// more.
    fn of(margins: &[u128; 2 * HIGHEST + 1], stakes: &[Stake; 2]) -> Outcomes {
        let least = -(stakes[0].fatal() as i8);
        let most = stakes[1].fatal() as i8;
        let mut outcomes =
            Outcomes { cases: Vec::new(), won: 0, even: 0, lost: 0, dislodged: 0, points: [0; 2] };
        for margin in (least..=most).rev() {
            let at = (HIGHEST as i8 + margin) as usize;
            let from = if margin == least { 0 } else { at };
            let to = if margin == most { 2 * HIGHEST } else { at };
            let ways = margins[from..=to].iter().sum();
            outcomes.add(margin, ways, stakes);
        }
        outcomes
    }

    fn add(&mut self, margin: i8, ways: u128, stakes: &[Stake; 2]) {
        self.cases.push((margin, ways));
        match margin {
            0 => {
                self.even += ways;
                self.points.iter_mut().for_each(|points| *points += ways);
            }
            1.. => {
                self.won += ways;
                let (points, hexes) = stakes[1].losses(margin as u8);
                self.points[1] += ways * u128::from(points);
                if points == stakes[1].cohesion || hexes > 0 {
                    self.dislodged += ways;
                }
            }
            _ => {
                self.lost += ways;
                self.points[0] += ways * u128::from(stakes[0].losses(margin.unsigned_abs()).0);
            }
        }
    }
}

fn assault_label(margin: i8, stakes: &[Stake; 2]) -> Text {
    let [attacker, defender] = stakes;
    if margin == 0 {
        return Text::key(match (attacker.cohesion, defender.cohesion) {
            (1, 1) => "case-even-both-gone",
            (1, _) => "case-even-attacker-gone",
            (_, 1) => "case-even-defender-gone",
            _ => "case-even",
        });
    }
    let loser = if margin > 0 { defender } else { attacker };
    let (points, hexes) = loser.losses(margin.unsigned_abs());
    let gone = points == loser.cohesion;
    let key = match (margin > 0, gone) {
        (true, true) => "case-defender-gone",
        (true, false) => "case-defender-beaten",
        (false, true) => "case-attacker-gone",
        (false, false) => "case-attacker-beaten",
    };
    Text::key(key).with("points", points).with("hexes", hexes)
}

/// The lines of the list that make up the value of a unit in an assault (2.9).
fn strength_items(strength: &Strength) -> Vec<Text> {
    let mut items = vec![Text::key("strength-cohesion").with("points", strength.cohesion)];
    let lines = [
        ("strength-assault", strength.assault as i8),
        ("strength-armour", strength.armour),
        ("strength-position", strength.position),
        ("strength-before", strength.before),
        ("strength-behind", strength.behind),
    ];
    items.extend(modifiers(&lines));
    if strength.held {
        items.push(Text::key("strength-held"));
    }
    items
}
