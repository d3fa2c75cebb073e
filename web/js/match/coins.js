// Medals as coins: what the unit in hand can still spend, and what a deed costs.
import { html } from '../../vendor/preact.js';
import { t } from '../words.js';
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
/** What the thing in hand can still spend. @param {{ index: Index, id: string, offer: Offer | null }} props */
export function Purse({ index, id, offer }) {
  const figures = index.pieces.get(id)?.figures ?? index.lines.get(id)?.figures ?? [];
  /** @param {string} kind */
  const of = kind => figures.find(figure => figure.kind === kind)?.value;
  const left = of('medals-left');
  if (left == null) return null;
  return html` <span class="purse"><${Coins} n=${left} spends=${medalsOf(offer)} /><small>${t('points-left', { n: of('points-left') ?? 0 })}</small></span>`;
}
