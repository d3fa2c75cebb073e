//! x
use contract::{Refusal, Seat};
use ::table::{Offer, Text};
use crate::{Decision, GrandeGuerre, Position, Subject};
impl GrandeGuerre {
 pub(crate) fn draw_offer(&self, _p: &Position, _s: Seat, d: Decision) -> Offer { Offer{ decision: crate::decision::notate(d), verb: String::new(), subject: None, target: None, label: Text::key("x"), rule: String::new() } }
 pub(crate) fn explain(&self, _p: &Position, _s: Seat, _a: Subject, _t: Option<Subject>) -> Option<Refusal> { None }
}
