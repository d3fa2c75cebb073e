// Which answers stand in the dock, and which in the list beside the board: the dock has room for few, and its height never changes.
import { mainOffer, passes } from './offers.js';
import { segmentsOf } from './segments.js';

/** @typedef {import('../../types').Offer} Offer */

/**
 * @param {{ own: Offer[], free: Offer[] }} offers `own`: what can be done with what is in hand, without a target; `free`: what is done without pointing
 * @param {number} room how much fits side by side
 * @param {Offer[] | null} modes where the ways of pointing stand in the dock: what stands among them; then there is room for what ends it, and for nothing else
 */
export function docked({ own, free }, room, modes = null) {
  const all = [...own, ...free].filter(offer => !modes?.includes(offer));
  const main = mainOffer(free);
  /** What goes on stands in the dock, whatever it costs; and so does the one thing that is done with nothing in particular. @param {Offer} offer */
  const ends = offer => offer === main || passes(offer) || (free.length === 1 && offer === free[0]);
  const groups = modes ? [] : segmentsOf(all),
    apart = all.filter(offer => !groups.some(({ parts }) => parts.some(part => part.offer === offer)));
  const many = !!modes || apart.length + groups.length > room;
  return {
    main,
    segments: many ? [] : groups,
    buttons: many ? all.filter(ends) : apart,
    choices: many ? all.filter(offer => !ends(offer)) : [],
  };
}
