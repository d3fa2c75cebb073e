// The rulebook beside the board: a drawer over the papers at the right, fetched when it is first opened. The match goes on meanwhile.
import { html, useEffect, useState } from '../../vendor/preact.js';
import { later } from '../parts.js';

const Drawer = later(() => import('./drawer.js').then(found => found.ready), true);

/** Opens where the book is asked for, at the section cited; asked for again without one, it closes. @param {{ game: string, lang: string }} props */
export function BookBeside({ game, lang }) {
  const [at, setAt] = useState(/** @type {{ rule: string | null } | null} */ (null));
  useEffect(() => {
    /** @param {Event} event */
    const open = event => {
      event.preventDefault();
      const { rule } = /** @type {CustomEvent} */ (event).detail;
      setAt(now => (now && !rule ? null : { rule }));
    };
    addEventListener('quatorze:book', open);
    return () => removeEventListener('quatorze:book', open);
  }, []);
  return (
    at &&
    html`<${Drawer} game=${game} lang=${lang} rule=${at.rule} onGo=${(/** @type {string} */ rule) => setAt({ rule })} onClose=${() => setAt(null)} />`
  );
}
