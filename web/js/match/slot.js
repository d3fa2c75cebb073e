// The slot beside the board: one frame of a fixed height, several things to read in it. The page may choose which is open, never how large it is.
import { html, useState } from '../../vendor/preact.js';
import { t } from '../words.js';

/** @typedef {{ id: string, word: import('../words.js').Key, inside: any }} Leaf something to read; null inside: there is nothing now */

/**
 * @param {{ leaves: Leaf[], best: string, mark: unknown }} props
 *   `best`: what the page would open; `mark`: what the reader's own choice holds for, until it changes
 */
export function Slot({ leaves, best, mark }) {
  const [chosen, setChosen] = useState(/** @type {{ id: string, mark: unknown } | null} */ (null));
  const there = leaves.filter(leaf => leaf.inside);
  const wanted = chosen && chosen.mark === mark ? chosen.id : best;
  const open = there.find(leaf => leaf.id === wanted) ?? there[0];
  return html`<section class="slot" aria-label=${t('slot')}><div class="leaves" role="tablist">${there.map(
    leaf =>
      html`<button type="button" role="tab" key=${leaf.id} id=${`leaf-${leaf.id}`} aria-selected=${leaf === open} aria-controls="leaf" class=${leaf === open ? 'on' : ''} onClick=${() => setChosen({ id: leaf.id, mark })}>${t(leaf.word)}</button>`,
  )}</div>
    <div id="leaf" class="inside" role="tabpanel" tabindex="0" aria-labelledby=${open && `leaf-${open.id}`}>${open?.inside}</div></section>`;
}
