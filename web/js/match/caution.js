// What should be said before a decision that cannot be mended.
import { t } from '../words.js';
import { nameOf } from './offers.js';
import { PASSES } from './session.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('../../types').Table} Table
 */

/** The ends of the names of layers, by seat. */
const SIDES = ['german', 'french'];

/**
 * The server may say it with the offer; else, at the end of a movement, who of one's own would have no line of supply now.
 * @param {Offer & { caution?: string | null }} offer @param {Table} table @param {import('./offers.js').Index} index @param {number | null} seat @returns {string[]}
 */
export function cautionsOf(offer, table, index, seat) {
  if (offer.caution) return [offer.caution];
  if (!PASSES.has(offer.verb) || seat == null || !table.prompt.offers.some(one => one.verb === 'take')) return [];
  const out = table.overlays.find(overlay => overlay.id === `would-be-out-${SIDES[seat]}`)?.places ?? [];
  const units = [...new Set(out.map(({ place }) => place))].flatMap(place =>
    (index.standing.get(place) ?? []).filter(piece => piece.side === seat),
  );
  if (!units.length) return [];
  const named = units.slice(0, 4).map(piece => nameOf(index, piece.id));
  return [t('would-be-out', { n: out.length, who: named.join(' ; ') + (units.length > named.length ? '…' : '') })];
}
