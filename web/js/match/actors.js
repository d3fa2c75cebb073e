// The units that can still act, in the order in which one goes from one to the next.

/** @typedef {import('./offers.js').Index} Index */

/** Roles of what a unit does of its own; to be set up, or to be paid with, is no deed. @type {Set<import('../../types').Role>} */
const ACTS = new Set(['take', 'chain', 'go', 'travel', 'move', 'strike', 'act']);

/**
 * Those who can still act, in reading order, each by what one points at: a piece, or the place where one stands.
 * @param {Index} index @param {number | null} seat whose units @param {import('../board/layout.js').Layout} [layout] @returns {string[]}
 */
export function actors({ bySubject, pieces, standing }, seat, layout) {
  /** @param {string} id */
  const own = id => (pieces.has(id) ? [pieces.get(id)] : (standing.get(id) ?? [])).some(piece => piece?.side === seat);
  const place = (/** @type {string} */ id) => pieces.get(id)?.place ?? id;
  const at = (/** @type {string} */ id) => layout?.at(place(id)) ?? [0, 0];
  return [...bySubject]
    .filter(([id, offers]) => own(id) && offers.some(offer => ACTS.has(offer.role)))
    .map(([id]) => id)
    .sort((a, b) => Math.round((at(a)[1] - at(b)[1]) / 30) || at(a)[0] - at(b)[0]);
}

/** The one after or before. @param {string[]} all @param {string | null} now @param {1 | -1} by */
export const step = (all, now, by) => {
  const i = now == null ? -1 : all.indexOf(now);
  return all[i < 0 ? (by > 0 ? 0 : all.length - 1) : (i + by + all.length) % all.length] ?? null;
};
