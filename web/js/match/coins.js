// Medals as coins: what the unit in hand can still spend, and what a deed costs.
import { html } from '../../vendor/preact.js';
import { t } from '../words.js';
import { Ico } from '../parts.js';
import { symbol } from '../symbols.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('./offers.js').Index} Index
 */

/** What an offer costs in medals, where it does. @param {Offer | null | undefined} offer */
export const medalsOf = offer => Number(/^(\d+)★$/.exec(offer?.figure ?? '')?.[1] ?? 0);
/** Medals as coins; the last of them are about to be spent. @param {{ n: number, spends?: number }} props */
export const Coins = ({ n, spends = 0 }) =>
  html`<span class="coins" role="img" aria-label=${t('medals', { n })}>${Array.from({ length: n }, (_, i) => html`<svg key=${i} class=${i >= n - spends ? 'going' : ''} aria-hidden="true"><use href=${symbol('coin')} /></svg>`)}${n === 0 && html`<svg class="spent" aria-hidden="true"><use href=${symbol('coin')} /></svg>`}</span>`;
/** A figure of a thing. @param {Index} index @param {string} id @param {string} kind */
const valueOf = ({ pieces, lines }, id, kind) =>
  (pieces.get(id) ?? lines.get(id))?.figures.find(figure => figure.kind === kind)?.value;
/** Whether there is anything that a thing can spend. @param {Index} index @param {string} id */
export const spends = (index, id) => valueOf(index, id, 'medals-left') != null;
/** What the thing in hand can still spend; in words where there is room for them. @param {{ index: Index, id: string, offer: Offer | null }} props */
export function Purse({ index, id, offer }) {
  const left = valueOf(index, id, 'medals-left');
  if (left == null) return null;
  const points = valueOf(index, id, 'points-left') ?? 0,
    said = t('points-left', { n: points });
  return html` <span class="purse"><${Coins} n=${left} spends=${medalsOf(offer)} /><small title=${said}><span class="long">${said}</span><span class="short" aria-hidden="true"><${Ico} id="m-moved" />${points}</span></small></span>`;
}
