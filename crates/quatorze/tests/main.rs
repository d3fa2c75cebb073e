//! All tests of this crate in one program: one module a chapter.

mod common;
mod play;
mod program;
mod reactions;
mod serving;
