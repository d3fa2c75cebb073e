// From one unit that can still act to the next: two keys, two buttons. It is shown, and taken up where that decides nothing.
import { html, useRef } from '../../vendor/preact.js';
import { t } from '../cards/words.js';
import { useKeys } from '../keys.js';
import { actors, step } from './actors.js';
import { heldOf } from './offers.js';

/** @typedef {import('./offers.js').Index} Index */

/**
 * @param {{ index: Index, at: import('./pointing.js').Pointing, eye: import('../playback/camera.js').Eye, seat: number | null }} props
 *   `seat`: who is asked, if one is
 */
export function Walk({ index, at, eye, seat }) {
  const all = seat != null && !at.tool ? actors(index, seat, eye.layout) : [];
  const last = useRef(/** @type {string | null} */ (null));
  /** @param {1 | -1} by @param {boolean} [keys] */
  const go = (by, keys) => {
    const chosen = all.find(id => at.chosen.has(id)) ?? last.current,
      id = step(all, chosen, by);
    if (!id) return;
    last.current = id;
    // it is chosen where that decides nothing, and else let alone
    if (index.bySubject.get(id)?.some(offer => offer.target != null)) at.lift(id);
    else if (heldOf(index) == null) at.letGo();
    eye.go?.(id);
    // who walks with the keys goes on with them
    if (keys) /** @type {SVGElement | null} */ (document.querySelector('.stage svg.board'))?.focus();
  };
  useKeys(all.length ? { '.': () => go(1, true), ',': () => go(-1, true) } : {});
  if (!all.length) return null;
  return html`<span class="walk" role="group" aria-label=${t('can-act', { n: all.length })}><button type="button" aria-label=${t('unit-before')} title=${t('unit-before')} onClick=${() => go(-1)}>‹</button><span>${t('n-units', { n: all.length })}</span><button type="button" aria-label=${t('unit-after')} title=${t('unit-after')} onClick=${() => go(1)}>›</button></span>`;
}
