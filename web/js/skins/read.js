// What the tables of a skin say of one thing.

/** @typedef {import('./skin.js').Skin} Skin */
/** @typedef {import('../../types.js').Marker} Marker */
/** @typedef {import('../../types.js').Place} Place */

/** The Central Powers, and the Entente with its friends. */
export const central = new Set(['de', 'ah', 'ot', 'bg', 'mx', 'central']);
export const entente = new Set(['fr', 'gb', 'ca', 'au', 'ru', 'it', 'us', 'rs', 'ro', 'gr', 'entente']);

/** The class that sets the inks of a nation. @param {Skin} skin @param {string | null} flag @param {number | null} side */
export const flagOf = (skin, flag, side) =>
  flag && (!skin.flags || skin.flags.has(flag))
    ? flag
    : !skin.flags || side == null
      ? 'nt'
      : side === 0
        ? 'central'
        : 'entente';
/** Whether its counters have cut corners. @param {Skin} skin @param {string | null} flag @param {number | null} side */
export const isCut = (skin, flag, side) =>
  skin.cut != null
    ? side === skin.cut
    : flag && entente.has(flag)
      ? false
      : flag && central.has(flag)
        ? true
        : side === 0;
/** The symbol of an arm. @param {Skin} skin @param {string} art @param {string | null} flag @returns {import('./skin.js').Art | null} */
export const artOf = (skin, art, flag) => {
  const found = skin.arts[art];
  return found ? { ...found, symbol: found.of?.[flag ?? ''] ?? found.symbol } : null;
};
/** @param {Skin} skin @param {Marker} marker @returns {import('./skin.js').Mark} */
export const markOf = (skin, { kind }) =>
  skin.marks[kind] ?? (skin.stated ? { symbol: null, slot: 'done', state: kind } : { symbol: null, slot: 'left' });
/** @param {Skin} skin @param {Marker} marker @returns {import('./skin.js').Sign | null} */
export const signOf = (skin, { kind }) => {
  const sign = skin.signs[kind];
  return sign === undefined ? { symbol: null } : sign;
};
/** The symbol of a side of a die; null where its number is written. @param {Skin} skin @param {{ kind: string, face: string }} die */
export const dieOf = (skin, { kind, face }) => (kind === 'ten' ? null : (skin.faces[face] ?? null));
/** The medal of a nation. @param {string} flag */
export const medalOf = flag => medals[flag] ?? (central.has(flag) ? 'medal-de' : 'medal');
/** @type {Record<string, string>} */
const medals = { fr: 'medal-fr', entente: 'medal-fr', gb: 'medal-gb', au: 'medal-gb', ca: 'medal-ca' };
/** @param {Skin} skin @param {string} kind @param {Place} place @returns {import('./skin.js').Painter} */
export const groundOf = (skin, kind, place) =>
  skin.grounds[kind] ?? skin.elsewhere ?? (place.symbol && place.symbol !== '.' ? 'plain' : 'open');
/** Whose trench it is. @param {Skin} skin @param {Place} place @returns {number | null} */
export function diggerOf({ digger }, place) {
  if (digger == null) return place.side;
  if (typeof digger === 'number') return digger;
  const printed = place.printed.find(kind => kind in digger);
  return printed === undefined ? null : digger[printed];
}
/** @param {Skin} skin @param {import('../../types.js').PoolLine} line @returns {import('./skin.js').Token | null} */
export const tokenOf = (skin, line) => skin.tokens[line.group ?? line.id ?? ''] ?? null;
/** The class that sets the band of a formation. @param {Skin} skin @param {string | null | undefined} group */
export const bandOf = (skin, group) => (skin.band && group ? `corps ${skin.band}${group.toLowerCase()}` : '');
/** How high a piece lies in its stack: what is in hand on top, who fights above who supports. @param {Skin} skin @param {import('../../types.js').Piece} piece */
export function rankOf({ ranks }, piece) {
  const held = piece.marks.some(({ kind }) => kind === 'in-hand' || kind === 'engaged') ? 1000 : 0;
  if (!ranks.length) return held;
  const low = ranks.findIndex(rank => piece.kind === rank || piece.kind?.endsWith(`-${rank}`));
  return held + (low < 0 ? 100 : low) + (piece.figures.find(({ kind }) => kind === 'combat')?.value ?? 0);
}
/** The figure at a place that something can go to or strike at. @param {Skin} skin @param {import('../../types.js').Offer} offer @returns {string | null} */
export const priceOf = ({ unpriced }, { figure }) =>
  (figure && unpriced ? figure.replace(unpriced, '$1') : figure) || null;
