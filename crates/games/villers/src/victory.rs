//! Victory (12.1.pv, 12.1.fin, 12.2.victoire).

use contract::{BySeat, Rule, Seat};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::map::{Hexes, place};
use crate::position::{Hand, Phase, Won};
use crate::units::{Kind, Slot};
use crate::{Log, Position, Villers, rule};

/// What points are scored for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Gain {
    /// One more A7V.
    A7vMore,
    /// An Allied tank captured.
    Captured,
    /// The first duel.
    FirstDuel,
    /// A later one.
    Duel,
    /// The town at the end of a turn.
    TurnTown,
    /// The Bois d'Aquenne at the end of a turn.
    TurnAquenne,
    /// The Bois l'Abbé at the end of a turn.
    TurnAbbe,
    /// Alone in the town at the end.
    EndTown,
    /// Hexes of the town at the end.
    EndTownHexes,
    /// The Bois l'Abbé at the end.
    EndAbbe,
    /// The Bois d'Aquenne at the end.
    EndAquenne,
    /// Cachy at the end.
    EndCachy,
    /// German trenches at the end.
    EndTrenches,
}

/// All of them in order, each with the section by which it is scored.
pub const GAINS: [(Gain, Rule); 13] = [
    (Gain::A7vMore, rule!("12.1.a7v-plus")),
    (Gain::Captured, rule!("12.1.pv.capture")),
    (Gain::FirstDuel, rule!("12.1.pv.duel")),
    (Gain::Duel, rule!("12.1.pv.duels")),
    (Gain::TurnTown, rule!("12.1.pv.ville")),
    (Gain::TurnAquenne, rule!("12.1.pv.aquenne")),
    (Gain::TurnAbbe, rule!("12.1.pv.abbe")),
    (Gain::EndTown, rule!("12.1.fin.ville")),
    (Gain::EndTownHexes, rule!("12.1.fin.ville")),
    (Gain::EndAbbe, rule!("12.1.fin.abbe")),
    (Gain::EndAquenne, rule!("12.1.fin.aquenne")),
    (Gain::EndCachy, rule!("12.1.fin.cachy")),
    (Gain::EndTrenches, rule!("12.1.fin.tranchees")),
];

/// The highest level of victory, a decisive one.
pub const DECISIVE: i8 = 4;
/// A strategic victory.
pub const STRATEGIC: i8 = 3;

/// Where battalions stand: those with a line of communication, and all there are (r.linked).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Hexes of each place that counts, by side, held by battalions with a line: see [`place`].
    pub held: BySeat<[u8; 6]>,
    /// The same, with those of battalions that are cut off.
    pub there: BySeat<[u8; 6]>,
    /// Hexes of German trench that the Allies hold.
    pub trenches: u8,
    /// The same, with those of battalions that are cut off.
    pub trenches_there: u8,
}

impl Standing {
    /// Whether a side has a battalion with a line in a place.
    pub fn has(&self, side: Seat, place: usize) -> bool {
        self.held[side][place] > 0
    }

    /// Whether it has one and the enemy none at all, not even one that is cut off (r.linked).
    pub fn is_alone(&self, side: Seat, place: usize) -> bool {
        self.has(side, place) && self.there[side.other()][place] == 0
    }

    /// Whether it has one and the enemy none with a line: so the 2 points of a turn are worded (12.1.pv.ville, r.linked).
    pub fn is_alone_linked(&self, side: Seat, place: usize) -> bool {
        self.has(side, place) && !self.has(side.other(), place)
    }

    /// Whether the Germans meet the conditions of a decisive victory (12.2.decisive).
    pub fn is_decisive(&self) -> bool {
        let german = Seat::First;
        self.is_alone(german, place::TOWN)
            && (self.has(german, place::ABBE)
                || self.is_alone(german, place::CACHY)
                || self.has(german, place::DOMART))
    }

    /// The highest condition met, from 3 for a German strategic victory to −3 for an Allied one (r.levels).
    pub fn level(&self) -> i8 {
        let (german, allied) = (Seat::First, Seat::Second);
        if self.is_alone(german, place::TOWN) {
            let more = self.has(german, place::HANGARD) || self.has(german, place::CACHY);
            return if more { STRATEGIC } else { 2 };
        }
        if self.is_alone(allied, place::TOWN) {
            return if self.trenches > 0 { -STRATEGIC } else { -2 };
        }
        if self.has(german, place::HANGARD) && self.has(german, place::TOWN) && self.trenches_there == 0 {
            return 1;
        }
        if self.has(allied, place::HANGARD) && self.trenches > 0 { -1 } else { 0 }
    }
}

impl Villers {
    /// Where battalions stand; disorganised ones count, tanks do not (r.linked).
    pub fn standing(&self, p: &Position) -> Standing {
        let mut standing = Standing::default();
        for side in Seat::BOTH {
            let lines = self.lines(p, side);
            self.count_standing(p, side, &lines, &mut standing);
        }
        standing
    }

    fn count_standing(&self, p: &Position, side: Seat, lines: &Hexes, standing: &mut Standing) {
        for slot in self.slots_of(side) {
            let hex = p.unit(slot).hex;
            if !hex.is_some() || self.is_tank(slot) {
                continue;
            }
            let prize = self.map.prizes.iter().position(|prize| prize.has(hex.index()));
            let trench = side == Seat::Second && self.map.trench[Seat::First].has(hex.index());
            if prize.is_none() && !trench {
                continue;
            }
            let linked = u8::from(self.is_linked(p, slot, lines));
            if let Some(prize) = prize {
                standing.held[side][prize] += linked;
                standing.there[side][prize] += 1;
            }
            if trench {
                standing.trenches += linked;
                standing.trenches_there += 1;
            }
        }
    }

    // --- Points.

    /// A side scores points; only in scenario 1 are there any.
    pub(crate) fn score_points(
        &self,
        p: &mut Position,
        side: Seat,
        gain: Gain,
        points: i16,
        journal: &mut Log,
    ) {
        if self.scenario == 0 && points != 0 {
            p.points[side] += points;
            let (_, rule) = GAINS[gain as usize];
            journal.note(rule, Event::Points { gain, side, points });
        }
    }

    /// A tank has eliminated a tank by its fire (12.1.pv.duel, 12.2.duel).
    pub(crate) fn duel_won(&self, p: &mut Position, by: Slot, lost: Slot, journal: &mut Log) {
        let side = self.side(by);
        if self.scenario == 0 {
            let points = &self.tables.points;
            let first = !p.dueled;
            p.dueled = true;
            let (gain, points) = match (first, self.kind(lost)) {
                (true, Kind::Whippet) => (Gain::FirstDuel, points.first_duel_whippet),
                (true, _) => (Gain::FirstDuel, points.first_duel),
                (false, _) => (Gain::Duel, points.duel),
            };
            self.score_points(p, side, gain, points, journal);
        } else if p.duel == Won::NotYet && self.kind(lost) != Kind::Whippet {
            // Between Mark IVs and A7Vs alone: no Whippet can win it either (r.duel).
            p.duel = Won::by(Some(side));
            journal.note(rule!("12.2.duel"), Event::DuelWon { side });
        }
    }

    /// What the end of a turn brings the Germans as it stands: what for, how much.
    pub(crate) fn income(&self, standing: &Standing) -> [(Gain, i16); 3] {
        let (points, german) = (&self.tables.points, Seat::First);
        let when = |held: bool, points: i16| if held { points } else { 0 };
        [
            (Gain::TurnTown, when(standing.is_alone_linked(german, place::TOWN), points.turn_town)),
            (Gain::TurnAquenne, when(standing.has(german, place::AQUENNE), points.turn_aquenne)),
            (Gain::TurnAbbe, when(standing.has(german, place::ABBE), points.turn_abbe)),
        ]
    }

    /// Points of the end of a turn, to the Germans alone.
    pub(crate) fn score_turn(&self, p: &mut Position, journal: &mut Log) {
        for (gain, points) in self.income(&self.standing(p)) {
            self.score_points(p, Seat::First, gain, points, journal);
        }
    }

    /// What each side would score if the game ended now (12.1.fin): what for, whose, how much.
    pub(crate) fn final_points(&self, standing: &Standing) -> [(Gain, Seat, i16); 7] {
        let points = &self.tables.points;
        let (german, allied) = (Seat::First, Seat::Second);
        let hexes = |place: usize| i16::from(standing.held[german][place]);
        let alone = standing.is_alone(german, place::TOWN);
        let town = if alone { points.end_town_german } else { 0 };
        let town_hexes = if alone { 0 } else { hexes(place::TOWN) * points.end_town_hex };
        let kept = if standing.is_alone(allied, place::TOWN) { points.end_town_allied } else { 0 };
        [
            (Gain::EndTown, german, town),
            (Gain::EndTownHexes, german, town_hexes),
            (Gain::EndTown, allied, kept),
            (Gain::EndAbbe, german, hexes(place::ABBE) * points.end_abbe),
            (Gain::EndAquenne, german, hexes(place::AQUENNE) * points.end_aquenne),
            (Gain::EndCachy, german, hexes(place::CACHY) * points.end_cachy),
            (Gain::EndTrenches, allied, i16::from(standing.trenches) * points.end_trench),
        ]
    }

    // --- The end.

    /// By how much the Germans lead in scenario 1 beyond the score to beat (r.winner).
    pub(crate) fn lead(&self, p: &Position) -> i16 {
        p.points[Seat::First] - p.points[Seat::Second] - self.tables.even_lead
    }

    /// At the end of a turn of scenario 2 the Germans may have won decisively (12.2.decisive). Whether they have.
    pub(crate) fn check_decisive(&self, p: &mut Position, journal: &mut Log) -> bool {
        if !self.is_decisive_from(p.turn) || !self.standing(p).is_decisive() {
            return false;
        }
        journal.note(rule!("12.2.decisive"), Event::Decisive);
        p.level = DECISIVE;
        self.close(p, Won::German);
        true
    }

    /// Whether a decisive victory is possible at the end of a turn.
    fn is_decisive_from(&self, turn: u8) -> bool {
        let from = self.tables.scenario.decisive_from;
        from != 0 && turn >= from
    }

    /// What the first duel moves a level of victory to (12.2.duel, r.levels).
    fn shifted(level: i8, duel: Won) -> i8 {
        match duel.side() {
            Some(Seat::First) => (level + 1).min(STRATEGIC),
            Some(Seat::Second) => (level - 1).max(-STRATEGIC),
            None => level,
        }
    }

    /// The level of victory of scenario 2 if it were judged now: decisive, or the condition met with the shift of the duel.
    pub(crate) fn verdict(&self, p: &Position, standing: &Standing) -> i8 {
        if self.is_decisive_from(p.turn) && standing.is_decisive() {
            DECISIVE
        } else {
            Villers::shifted(standing.level(), p.duel)
        }
    }

    fn close(&self, p: &mut Position, ended: Won) {
        p.ended = ended;
        p.phase = Phase::Over;
        p.hand = Hand::EMPTY;
        p.able = 0;
    }

    /// The last night is over: the game is judged.
    pub(crate) fn finish(&self, p: &mut Position, journal: &mut Log) {
        if self.scenario == 0 {
            self.score_turn(p, journal);
            journal.note(
                rule!("12.1.fin"),
                Event::FinalPoints { german: p.points[Seat::First], allied: p.points[Seat::Second] },
            );
            let standing = self.standing(p);
            for (gain, side, points) in self.final_points(&standing) {
                self.score_points(p, side, gain, points, journal);
            }
            let won = Won::by(leader(self.lead(p)));
            let [german, allied] = p.points.0;
            journal.note(rule!("r.winner"), Event::Counted { won, german, allied });
            self.close(p, won);
        } else if !self.check_decisive(p, journal) {
            let level = self.standing(p).level();
            journal.note(rule!("12.2.victoire"), Event::Verdict { level });
            journal.also(level_rule(level));
            p.level = Villers::shifted(level, p.duel);
            if let Some(side) = p.duel.side() {
                journal.note(rule!("12.2.duel"), Event::DuelShift { side, level: p.level });
            }
            self.close(p, Won::by(leader(p.level.into())));
        }
    }
}

/// Who is ahead by a lead or a level of the Germans.
pub(crate) fn leader(lead: i16) -> Option<Seat> {
    match lead {
        1.. => Some(Seat::First),
        0 => None,
        _ => Some(Seat::Second),
    }
}

/// The section of a level of victory.
fn level_rule(level: i8) -> Rule {
    match level {
        3.. => rule!("12.2.strategique-allemande"),
        2 => rule!("12.2.operationnelle-allemande"),
        1 => rule!("12.2.tactique-allemande"),
        0 => rule!("12.2.nul"),
        -1 => rule!("12.2.tactique-alliee"),
        -2 => rule!("12.2.operationnelle-alliee"),
        _ => rule!("12.2.strategique-alliee"),
    }
}
