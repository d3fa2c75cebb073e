// Small tables for the tests of logic: three pieces on four places, and whatever is offered.

/**
 * @typedef {import('../../web/types').Offer} Offer
 * @typedef {import('../../web/types').Scene} Scene
 * @typedef {import('../../web/types').Table} Table
 */

/** @param {Offer['role']} role @param {string | null} subject @param {string | null} [target] @param {Partial<Offer>} [more] @returns {Offer} */
export const offer = (role, subject, target = null, more = {}) => ({
  decision: [more.verb ?? role, subject, target].filter(Boolean).join(' '),
  role,
  verb: role,
  subject,
  target,
  label: role,
  rule: '1',
  figure: null,
  caution: null,
  ...more,
});

/** @param {string} id @param {string} place @param {number} side */
const piece = (id, place, side) => ({
  id,
  place,
  side,
  name: `Unit ${id}`,
  count: 1,
  marks: [],
  with: [],
  figures: [],
});
/** @param {string} id */
const card = id => ({ id, title: `Card ${id}`, effect: '', rule: '1', cost: null, copies: 1, family: '', boxes: [] });

/** @returns {Scene} */
export const scene = () =>
  /** @type {any} */ ({
    sides: ['Blue', 'Red'],
    board: { shape: 'hexes', places: ['A', 'B', 'C', 'D'].map(id => ({ id, name: `Place ${id}` })) },
    cards: ['k1', 'k2', 'k3'].map(card),
    kinds: [],
    verbs: [{ id: 'shell', name: 'To shell' }],
  });

/** A blue piece on A, another on B, a red one on C. @param {Offer[]} offers @param {Record<string, unknown>} [more] @returns {Table} */
export const table = (offers, more = {}) =>
  /** @type {any} */ ({
    pieces: [piece('a', 'A', 0), piece('b', 'B', 0), piece('c', 'C', 1)],
    hands: [],
    piles: [],
    pools: [],
    status: [],
    prompt: { awaited: [0], asks: null, rule: '1', offers },
    ...more,
  });
