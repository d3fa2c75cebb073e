//! All tests of this crate in one program: one module a chapter.

mod arena;
mod common;
mod fit;
mod laboratory;
