//! Imagining: the other side's hands, and what lies face down, dealt anew from what a seat knows.

use contract::{Dice, Seat};

use crate::position::{Cards, Deck, NO_CARD, Position};
use crate::{GrandeGuerre, Position as P};

impl GrandeGuerre {
    /// A position that the seat cannot tell from this one.
    pub(crate) fn imagine_for(&self, p: &Position, seat: Seat, dice: &mut Dice) -> P {
        let mut world = *p;
        // Cards looked at are for the active player's eyes.
        let hidden = p.active != seat;
        let looked = if hidden { p.looked.iter().filter(|card| **card != NO_CARD).count() } else { 0 };
        let mut seen = [NO_CARD; 3];
        imagine_deck(&mut world.commands, seat, &p.looked, looked, &mut seen, dice);
        if hidden {
            // The empty places stay where they are.
            let mut fresh = seen.iter().filter(|card| **card != NO_CARD);
            let mut kept = [NO_CARD; 3];
            for (place, was) in kept.iter_mut().zip(&p.looked) {
                if *was != NO_CARD {
                    *place = fresh.next().copied().unwrap_or(NO_CARD);
                }
            }
            world.looked = kept;
        }
        imagine_deck(&mut world.combats, seat, &[], 0, &mut [NO_CARD; 3], dice);
        world
    }
}

/// Deals the hidden cards of a deck anew: the other hand but for what is known of it, cards he looks at, what he has put
/// on top, and the pile.
fn imagine_deck<const N: usize>(
    deck: &mut Deck<N>,
    seat: Seat,
    looked: &[u8],
    looking: usize,
    seen: &mut [u8; 3],
    dice: &mut Dice,
) {
    let other = seat.other();
    let known = deck.known[seat];
    let unknown = deck.hands[other].count() - known.count();
    let mut pool: Cards<N> = deck.pile;
    for (title, count) in deck.hands[other].of.iter().enumerate() {
        pool.of[title] += count - known.of[title];
    }
    if looking > 0 {
        looked.iter().filter(|card| **card != NO_CARD).for_each(|card| pool.add(*card));
    }
    let top_hidden = deck.top_known != seat;
    if top_hidden {
        deck.top.iter().filter(|card| **card != NO_CARD).for_each(|card| pool.add(*card));
    }
    let mut hand = known;
    for _ in 0..unknown {
        if let Some(title) = pool.draw(dice) {
            hand.add(title);
        }
    }
    deck.hands[other] = hand;
    for place in seen.iter_mut().take(looking) {
        *place = pool.draw(dice).unwrap_or(NO_CARD);
    }
    if top_hidden {
        for place in &mut deck.top {
            if *place != NO_CARD {
                *place = pool.draw(dice).unwrap_or(NO_CARD);
            }
        }
    }
    // What the other side knows of one's own hand is known to oneself as well, except what it put on top.
    deck.pile = pool;
}
