//! x
use contract::{Line, Odds, Seat};
use crate::{Decision, Event, GrandeGuerre, Position};
pub(crate) fn fell(_odds: &Odds, _lines: &[Line<Event>]) -> Option<usize> { None }
impl GrandeGuerre { pub(crate) fn odds_of(&self, _p: &Position, _seat: Seat, _d: Decision) -> Option<Odds> { None } }
