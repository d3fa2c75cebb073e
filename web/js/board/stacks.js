// How pieces that share a hex lie: one on the other, each a little aside, so that every edge is seen.
import { rankOf } from '../skins/read.js';

/** @typedef {import('../../types.js').Piece} Piece */
/** @typedef {import('../skins/skin.js').Skin} Skin */
/** @typedef {import('./geometry.js').Point} Point */

/** How far each lies from the next. */
const STEP = 4.5;

/** The pieces of every place from the bottom up, and how far each is pushed aside. Only counters of units are stacked: others
 * stand alone. What can be touched lies on top. @param {Map<string, Piece[]>} byPlace @param {Skin} skin @param {Set<string>} lit @returns {{ piece: Piece, shift: Point, covered: boolean }[]} */
export function arrayed(byPlace, skin, lit) {
  /** @type {{ piece: Piece, shift: Point, covered: boolean }[]} */
  const all = [];
  for (const pieces of byPlace.values()) {
    const sorted =
        skin.counter === 'unit'
          ? sortStack(pieces, skin).sort((a, b) => Number(lit.has(a.id)) - Number(lit.has(b.id)))
          : pieces,
      n = sorted.length;
    sorted.forEach((piece, i) => {
      // the top one stays near the middle; those below look out at the upper right
      const up = skin.counter === 'unit' ? n - 1 - i : 0,
        low = skin.counter === 'unit' ? (Math.min(n - 1, 3) * STEP) / 2 : 0;
      all.push({
        piece,
        shift: [Math.min(up, 3) * STEP - low, low - Math.min(up, 3) * STEP],
        covered: up > 0,
      });
    });
  }
  return all;
}
/** From the bottom up. @param {Piece[]} pieces @param {Skin} skin */
export const sortStack = (pieces, skin) => [...pieces].sort((a, b) => rankOf(skin, a) - rankOf(skin, b));
