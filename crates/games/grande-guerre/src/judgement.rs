//! x
use contract::{Scored, Seat};
use crate::{Decision, GrandeGuerre, Position};
use crate::position::Phase;
pub(crate) fn settled(p: &Position) -> bool { p.phase == Phase::Card }
impl GrandeGuerre {
 pub(crate) fn judge_for(&self, p: &Position, seat: Seat) -> f32 { f32::from(self.medals(p, seat)) / 10.0 - f32::from(self.medals(p, seat.other())) / 10.0 }
 pub(crate) fn score(&self, _p: &Position, _seat: Seat, _d: &mut [Scored<Decision>]) {}
}
