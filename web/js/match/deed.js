// What is being weighed is done from the dock, or let be: the paper with its chances stands beside the board's own things.
import { html, useRef } from '../../vendor/preact.js';
import { t } from '../words.js';
import { useFocus } from '../parts.js';
import { OfferButton } from './prompt.js';

/** @typedef {import('../../types').Offer} Offer */

/** @param {{ offer: Offer, busy: boolean, onDo: (offer: Offer) => void, onDrop: () => void }} props */
export function Deed({ offer, busy, onDo, onDrop }) {
  /** @type {{ current: HTMLElement | null }} */
  const at = useRef(null);
  useFocus(at, '.go');
  return html`<span ref=${at} class="deed"><button type="button" class="btn" onClick=${onDrop}><span>${t('let-go')}</span> <kbd>${t('key-esc')}</kbd></button>
    <${OfferButton} offer=${offer} main busy=${busy} onDo=${onDo} key_="↵" /></span>`;
}
