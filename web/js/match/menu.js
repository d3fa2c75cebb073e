// A small menu beside the pointer, when one place means several things.
import { html, useLayoutEffect, useRef, useState } from '../../vendor/preact.js';
import { settle, upper, useDismiss, useFocus } from '../parts.js';
import { OddsBody } from './odds.js';
import { split } from './offers.js';

/** @typedef {import('../../types').Offer} Offer */

/** How much of every label is the same up to a colon: the title says it already. @param {string[]} labels */
function sharedStart(labels) {
  const end = labels[0]?.search(/\s:\s/) ?? -1;
  const start = labels[0]?.slice(0, end + 3);
  return end > 0 && labels.length > 1 && labels.every(label => label.startsWith(start)) ? end + 3 : 0;
}

/** @param {{ title: string, offers: Offer[], at: { x: number, y: number }, session: import('./session.js').Session, onChoose: (offer: Offer) => void, onClose: () => void }} props */
export function Menu({ title, offers, at, session, onChoose, onClose }) {
  /** @type {{ current: HTMLElement | null }} */
  const box = useRef(null);
  const [shown, setShown] = useState(/** @type {{ offer: Offer, odds: import('../../types').Odds } | null} */ (null));
  useDismiss(box, onClose);
  useLayoutEffect(() => settle(box, at.x, at.y, 12), [at.x, at.y, offers, shown]);
  useFocus(box, 'button');
  /** @param {Offer} offer */
  const look = offer => {
    session.odds(offer.decision).then(odds => setShown(odds ? { offer, odds } : null));
  };
  /** @param {KeyboardEvent} event */
  const walk = event => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const buttons = /** @type {HTMLElement[]} */ ([...(box.current?.querySelectorAll('button') ?? [])]);
    const now = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    buttons[(now + (event.key === 'ArrowDown' ? 1 : buttons.length - 1)) % buttons.length]?.focus();
  };
  const shared = sharedStart(offers.map(offer => offer.label));
  return html`<div ref=${box} class="menu" role="menu" aria-label=${title} onKeyDown=${walk}>
    <h3>${upper(title)}</h3><ul>${offers.map(offer => {
      const [what, aside] = split(upper(offer.label.slice(shared)));
      return html`<li key=${offer.decision}><button type="button" role="menuitem" onClick=${() => onChoose(offer)} onPointerEnter=${() => look(offer)} onFocus=${() => look(offer)}>
        ${what}${aside && html`<small>${aside}</small>`}</button></li>`;
    })}</ul>${shown && html`<div class="odds in-menu"><${OddsBody} offer=${shown.offer} odds=${shown.odds} game=${session.about?.game ?? ''} /></div>`}</div>`;
}
