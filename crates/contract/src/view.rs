//! What a computer player is given.

use crate::{Dice, Rules, Seat, Think};

/// A match as one seat knows it: the position itself stays out of reach, and everything here comes from what the
/// seat may see. Players are written against this type, so that none can look under a tile.
pub struct View<'a, G: Rules> {
    game: &'a G,
    position: &'a G::Position,
    seat: Seat,
}

impl<'a, G: Rules> View<'a, G> {
    /// The view of one seat.
    pub fn new(game: &'a G, position: &'a G::Position, seat: Seat) -> View<'a, G> {
        View { game, position, seat }
    }

    /// The game being played.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The seat that looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The turn being played, from 1.
    pub fn turn(&self) -> u32 {
        self.game.turn(self.position)
    }

    /// A position that the seat cannot tell from the real one.
    pub fn imagine(&self, dice: &mut Dice) -> G::Position {
        self.game.imagine(self.position, self.seat, dice)
    }
}

impl<G: Think> View<'_, G> {
    /// How much thought the seat's choice deserves, from what it sees.
    pub fn effort(&self) -> f32 {
        self.game.effort(&self.imagine(&mut Dice::loose(0)), self.seat)
    }

    /// How many more times the seat acts in this turn, from what it sees.
    pub fn activations_left(&self) -> u32 {
        self.game.activations_left(&self.imagine(&mut Dice::loose(0)), self.seat)
    }

    /// How many plans the seat can choose among, from what it sees.
    pub fn plans(&self) -> usize {
        self.game.plans(&self.imagine(&mut Dice::loose(0)), self.seat)
    }
}
