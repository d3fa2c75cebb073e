// Things on a table by the ids that one looks at them by.

/** @typedef {import('./offers.js').Index} Index */
/** @typedef {import('../../types').Table} Table */

/**
 * The others of a stack, one after the other, round and round; null where there is but one.
 * @param {Index} index @param {string} id @param {1 | -1} by
 */
export function nextInStack({ pieces, standing }, id, by) {
  const all = (standing.get(pieces.get(id)?.place ?? id) ?? []).map(piece => piece.id),
    at = all.indexOf(id),
    next = at < 0 ? (by > 0 ? 0 : -1) : at + by;
  return all.length > 1 || at < 0 ? (all.at(next % all.length) ?? null) : null;
}

/** Whether there is such a thing on the table: what is gone, or only meant to be done, is not asked about. @param {Index} index @param {Table} table @param {string} id */
export function isThere(index, table, id) {
  const bare = id.replace(/^(place|card):/, ''),
    meant = index.deeds.some(deed => deed.id === id);
  return (
    !meant &&
    (index.pieces.has(id) ||
      index.lines.has(id) ||
      index.names.has(bare) ||
      index.cards.has(bare) ||
      id.startsWith('die:') ||
      partOf(table, id) !== undefined)
  );
}

/** What a table has under an id: a piece, a track, all that is at a place; undefined where it has no part of its own for it. @param {Table} table @param {string} id @returns {any} */
export function partOf(table, id) {
  const [sort, name, kind] = id.split(':'),
    called = (/** @type {{ id: string }} */ one) => one.id === name;
  if (sort === 'track') return table.tracks.find(called);
  if (sort === 'pool' || sort === 'line') return table.pools.find(called);
  if (sort === 'pile') return table.piles.find(called);
  if (sort === 'goal') return table.goals[Number(name)];
  if (sort === 'hand') return table.hands[Number(name)];
  if (sort === 'marker')
    return table.places.find(state => state.place === name)?.markers.find(marker => marker.kind === kind);
  if (sort === 'mark') return table.pieces.find(called);
  const place = name ?? id,
    pieces = table.pieces.filter(piece => piece.place === place),
    state = table.places.find(state => state.place === place);
  return table.pieces.find(piece => piece.id === id) ?? (state || pieces.length ? { state, pieces } : undefined);
}
