//! The tests of the door.

#![allow(missing_docs)]

mod packs;
mod speech;
