// Things on a table by the ids that one looks at them by.

import { word } from '../board/words.js';
import { t } from '../words.js';

/** @typedef {import('./offers.js').Index} Index */
/** @typedef {import('../../types').Inspection} Inspection */
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

/** The figures on a counter that are told under the heading of its force. */
const FORCE = /** @type {const} */ (['combat', 'defence', 'morale', 'range', 'medals']);
/** @type {Inspection['overlays']} */
const NONE = [];

/**
 * What a counter says by itself, under the headings of a card: of what has become otherwise since the table that is shown, nobody is asked.
 * @param {Index} index @param {string} id @returns {Inspection | null}
 */
export function saidOf({ pieces }, id) {
  const piece = pieces.get(id);
  if (!piece) return null;
  const { count, steps, figures, marks, face_up } = piece;
  const valueOf = (/** @type {string} */ kind) => figures.find(figure => figure.kind === kind)?.value;
  const force = [
    count > 1 ? `× ${count}` : '',
    steps && steps[1] > 1 ? t('nth-of', { n: steps[0], all: steps[1] }) : '',
    ...FORCE.map(kind => (valueOf(kind) == null ? '' : `${word(kind)} ${valueOf(kind)}`)),
  ];
  const state = [...marks.map(mark => mark.name), face_up ? '' : word('hidden')],
    move = valueOf('move');
  const rows = /** @type {const} */ ([
    ['force', t('row-force'), force],
    ['state', t('row-state'), state],
    ['move', t('row-move'), [move == null ? '' : String(move)]],
  ]).flatMap(([aspect, label, said]) => {
    const value = said.filter(Boolean).join(' · ');
    return value ? [{ aspect, label, value, rule: null }] : [];
  });
  return { title: piece.name, side: piece.side, place: piece.place, rows, notes: [], overlays: NONE };
}
