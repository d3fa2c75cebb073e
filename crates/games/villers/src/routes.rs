//! Cheapest ways over the map, for movement (3.1).

pub(crate) use hexmap::FAR;

use crate::map::HEXES;

/// More points than the best-off unit can have.
const LEVELS: usize = 32;

/// A search outwards from some hexes by increasing cost.
pub(crate) type Routes = hexmap::Ways<HEXES, LEVELS>;
