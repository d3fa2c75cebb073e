// Offers that differ by a place alone ("the battery, left; the battery, centre") are one control with a segment each.
import { html } from '../../vendor/preact.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {{ title: string, parts: { offer: Offer, word: string }[] }} Segments what is done, and where
 */

/** More than these are a list. */
const MOST = 4;

/** What all begin with, in whole words. @param {string[]} texts */
function shared(texts) {
  const words = texts.map(text => text.split(' '));
  let n = 0;
  while (words.every(one => n < one.length - 1 && one[n] === words[0][n])) n++;
  return n ? words[0].slice(0, n).join(' ').length + 1 : 0;
}

/** @param {Offer[]} offers @returns {Segments[]} */
export function segmentsOf(offers) {
  /** @type {Map<string, Offer[]>} */ const alike = new Map();
  for (const offer of offers) {
    const head = /^(.+?)(?:, |\s:\s)[^,:]+$/.exec(offer.label)?.[1];
    if (head && offer.role !== 'pass')
      alike.set(`${offer.verb} ${head}`, [...(alike.get(`${offer.verb} ${head}`) ?? []), offer]);
  }
  return [...alike.values()]
    .filter(group => group.length > 1 && group.length <= MOST)
    .map(group => {
      const labels = group.map(offer => offer.label),
        start = shared(labels);
      const title = labels[0].slice(0, start);
      return {
        title: (/^(.+?)(?:, |\s:\s)/.exec(title)?.[1] ?? title).trim(),
        parts: group.map(offer => ({ offer, word: offer.label.slice(start) })),
      };
    })
    .filter(({ parts }) => parts.every(({ word }) => word.length > 0 && word.length <= 14));
}

/** @param {{ segments: Segments, busy: boolean, onDo: (offer: Offer) => void, onLook: (offer: Offer | null, event: any) => void }} props */
export const Segmented = ({ segments: { title, parts }, busy, onDo, onLook }) =>
  html`<span class="seg titled" role="group" aria-label=${title}><small>${title}</small>${parts.map(
    ({ offer, word }) =>
      html`<button type="button" key=${offer.decision} class="btn offer" disabled=${busy} title=${offer.label} aria-label=${offer.label} onClick=${() => onDo(offer)}
        onPointerEnter=${(/** @type {any} */ event) => onLook(offer, event)} onPointerLeave=${(/** @type {any} */ event) => onLook(null, event)}>${word}</button>`,
  )}</span>`;
