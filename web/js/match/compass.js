// The six sides that what is in hand can be made to look to, for whoever does not drag.
import { html } from '../../vendor/preact.js';
import { t } from '../words.js';
import { SIDES, sideOf } from './offers.js';

/** @typedef {import('../../types').Offer} Offer */

/** @param {{ turns: Offer[], busy: boolean, onDo: (offer: Offer) => void }} props */
export function Compass({ turns, busy, onDo }) {
  if (!turns.length) return null;
  const price = turns.find(offer => offer.figure)?.figure;
  // on a small screen it would hide what is turned: there it is unfolded by whoever does not drag
  const open = !matchMedia('(max-width: 760px)').matches;
  return html`<details class="panel compass" open=${open}><summary>${t('front')}${price && html` <small>${price}</small>`}</summary><div role="group" aria-label=${t('front')}>${SIDES.map(
    (code, side) => {
      const offer = turns.find(one => sideOf(one) === side);
      return html`<button type="button" key=${code} class=${`to-${code}`} disabled=${busy || !offer} aria-hidden=${!offer} aria-label=${offer?.label} title=${offer?.label} onClick=${() => offer && onDo(offer)}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true"><path transform=${`rotate(${side * 60 - 60})`} d="M-8 -2H0V-6.500L8.500 0L0 6.500V2H-8z" /></svg></button>`;
    },
  )}</div></details>`;
}
