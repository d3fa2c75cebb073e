//! All tests of this crate in one program: one module a chapter.

mod files;
mod generator;
mod kit;
mod matches;
mod speech;
