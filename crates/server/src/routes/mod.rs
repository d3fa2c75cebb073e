//! What can be asked of the server, one file a subject.

pub mod assets;
pub mod catalogue;
pub mod house;
pub mod live;
pub mod matches;
pub mod play;
pub mod replay;
pub mod table;
