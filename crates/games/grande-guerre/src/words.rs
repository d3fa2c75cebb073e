//! x
use ::table::Text;
use crate::{Event, GrandeGuerre};
/// x
pub fn families() -> Vec<String> { vec![] }
impl GrandeGuerre { pub(crate) fn tell_event(&self, _e: &Event) -> Text { Text::key("x") } }
