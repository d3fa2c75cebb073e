// Of the layers that come with a piece, those that are drawn as rings.

/** @typedef {import('../../types').Overlay} Overlay */
/** @typedef {import('../../types').Piece} Piece */

/** The layers that are drawn as rings: a way and a range. */
const RINGS = ['reach', 'range'];

/**
 * Of the layers that come with a piece, those that are rings, each with the number of places under it where others stand.
 * @param {Piece} piece @param {Overlay[]} overlays @param {Map<string, Piece[]>} standing
 */
export const ringsOf = (piece, overlays, standing) =>
  overlays
    .filter(({ id, places }) => RINGS.includes(id) && places.length)
    .map(({ id, places }) => {
      const ids = places.map(one => one.place),
        under = ids.filter(place => standing.get(place)?.some(one => one.side !== piece.side)).length;
      return { id, places: ids, under };
    });
