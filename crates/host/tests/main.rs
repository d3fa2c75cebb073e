//! All tests of this crate in one program: one module a subject.

mod account;
mod common;
mod creating;
mod looking;
mod playing;
mod settling;
mod unasked;
