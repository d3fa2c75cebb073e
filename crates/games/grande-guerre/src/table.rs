//! x
use contract::Onlooker;
use ::table::{Scene, Table, Text, Board};
use crate::{GrandeGuerre, Position};
impl GrandeGuerre {
 pub(crate) fn draw_scene(&self) -> Scene { Scene{ title: Text::key("title"), sides: vec![Text::key("german"), Text::key("allied")], board: Board::Regions{places: vec![], paths: vec![]}, reconstructed: vec![], kinds: vec![], cards: vec![] } }
 pub(crate) fn draw_table(&self, _p: &Position, _o: Onlooker) -> Table { let mut t = Table::default(); if _p.ended != 0 { t.outcome = Some(Text::key("x")); } t }
}
