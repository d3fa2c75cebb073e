//! What there is to be won: the scenario's objectives and how they stand, asked of the engine.

use ::table::{Goal, Text};
use contract::{BySeat, Journal, Seat};

use crate::board::{BOARD, Hexes, each};
use crate::scenario::Aim;
use crate::tables::Arm;
use crate::{GrandeGuerre, Position};

/// The names of the hexes of a set.
pub(crate) fn names(set: Hexes) -> Vec<String> {
    each(set).map(|hex| hex.name().to_string()).collect()
}

fn worth_to(side: Seat, medals: u8) -> Vec<i32> {
    Seat::BOTH.map(|seat| if seat == side { i32::from(medals) } else { 0 }).to_vec()
}

impl GrandeGuerre {
    /// The objectives that each side would win if its turn began now, one bit each.
    fn in_reach(&self, p: &Position) -> BySeat<u64> {
        BySeat(Seat::BOTH.map(|side| {
            let mut after = *p;
            after.active = side;
            self.award_objectives(&mut after, &mut Journal::mute());
            (after.objectives[side] | after.captured) & !(p.objectives[side] | p.captured)
        }))
    }

    /// Everything that brings medals, and how it stands.
    pub(crate) fn draw_goals(&self, p: &Position) -> Vec<Goal> {
        let reach = self.in_reach(p);
        let mut goals: Vec<Goal> = Vec::new();
        // Of those alike, a hex each, only what somebody has or is about to have stands alone.
        let mut idle: Vec<(Text, usize)> = Vec::new();
        for (place, objective) in self.scenario.objectives.iter().enumerate() {
            let goal = self.draw_objective(p, place, reach);
            if !objective.single || goal.side.is_some() || goal.state.is_some() {
                goals.push(goal);
                continue;
            }
            let name = objective.name.text();
            match idle.iter().find(|(known, _)| *known == name) {
                Some((_, at)) => goals[*at].places.extend(goal.places),
                None => {
                    idle.push((name.clone(), goals.len()));
                    goals.push(Goal { name: Text::key("objective-each").with("objective", name), ..goal });
                }
            }
        }
        goals.push(Goal {
            name: Text::key("goal-destroy"),
            places: Vec::new(),
            worth: vec![1, 1],
            side: None,
            state: self.options.tank_medals.then(|| Text::key("goal-destroy-tanks")),
        });
        goals.extend(self.scenario.exit.map(|side| self.draw_breakthrough(p, side)));
        goals.extend(self.pressed.map(|pressed| Goal {
            name: Text::key("goal-time").with("side", self.side_text(pressed)),
            places: Vec::new(),
            worth: worth_to(pressed.other(), 1),
            side: None,
            state: Some(Text::key("goal-time-how")),
        }));
        if self.scenario.gun_capture > 0 {
            goals.push(self.draw_guns(p));
        }
        goals
    }

    fn draw_objective(&self, p: &Position, place: usize, reach: BySeat<u64>) -> Goal {
        let objective = &self.scenario.objectives[place];
        let bit = 1u64 << place;
        let open = |side: Seat| if objective.open_to[side] { i32::from(objective.worth[side]) } else { 0 };
        let captured = p.captured & bit != 0;
        let holder = Seat::BOTH.into_iter().find(|side| p.objectives[*side] & bit != 0);
        let side = if captured {
            // Where both could take it for good, who did is in the journal alone.
            Seat::BOTH.into_iter().find(|side| objective.open_to[*side] && !objective.open_to[side.other()])
        } else {
            holder
        };
        let next = Seat::BOTH.into_iter().find(|side| reach[*side] & bit != 0);
        let state = match (captured, holder, next) {
            (true, ..) => Some(Text::key("goal-kept")),
            (_, Some(side), None) => Some(self.held_state(p, place, side)),
            (_, Some(_), Some(next)) => Some(Text::key("goal-falling").with("side", self.side_text(next))),
            (_, None, Some(next)) => Some(Text::key("goal-in-reach").with("side", self.side_text(next))),
            (_, None, None) => None,
        };
        Goal {
            name: self.objective_text(place as u8),
            places: names(objective.hexes),
            worth: Seat::BOTH.map(open).to_vec(),
            side: side.map(|side| side as u8),
            state,
        }
    }

    /// How firmly a side holds an objective.
    fn held_state(&self, p: &Position, place: usize, side: Seat) -> Text {
        let objective = &self.scenario.objectives[place];
        let own = (p.held[side] & objective.hexes).count_ones();
        let theirs = (p.held[side.other()] & objective.hexes).count_ones();
        match (objective.aim, own) {
            (Aim::Held | Aim::Captured, 0) => Text::key("goal-vacated"),
            (Aim::Held | Aim::Captured, 1) => Text::key("goal-one-unit"),
            (Aim::Majority, _) if own <= theirs => Text::key("goal-vacated"),
            (Aim::Majority, _) if own == theirs + 1 => Text::key("goal-margin-one"),
            _ => Text::key("goal-held"),
        }
    }

    /// Leaving by the enemy base line.
    fn draw_breakthrough(&self, p: &Position, side: Seat) -> Goal {
        let line = BOARD.base[side.other()];
        let ready = (p.held[side] & line).count_ones();
        Goal {
            name: Text::key("goal-breakthrough"),
            places: names(line),
            worth: worth_to(side, 1),
            side: None,
            state: (ready > 0).then(|| Text::key("goal-breakthrough-ready").with("count", ready)),
        }
    }

    /// Field guns, with their crews or without.
    fn draw_guns(&self, p: &Position) -> Goal {
        let manned = self.of_arm(p, crate::board::GERMAN, Arm::FieldGun);
        Goal {
            name: Text::key("goal-guns"),
            places: names(manned | p.guns),
            worth: worth_to(crate::board::ALLIED, self.scenario.gun_capture),
            side: None,
            state: (p.guns != 0).then(|| Text::key("goal-guns-left")),
        }
    }
}
