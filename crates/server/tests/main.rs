//! All tests of this crate in one program: one module a chapter.

mod common;
mod document;
mod harm;
mod live;
mod matches;
mod refusals;
mod speech;
mod types;
