// The keyboard: one listener, the topmost page that binds a key has it.
import { useLayoutEffect, useRef } from '../vendor/preact.js';

/** @typedef {Record<string, (event: KeyboardEvent) => void>} Bindings */

/** @type {{ current: Bindings }[]} */
const layers = [];

addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  // An open sheet has the keyboard to itself.
  if (document.querySelector('dialog[open]')) return;
  const at = /** @type {HTMLElement | null} */ (event.target);
  const writes = at?.closest?.(
    'input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]',
  );
  if (writes && event.key !== 'Escape') return;
  // A key that is held down says yes once: what it would answer next is another question.
  if (event.repeat && event.key === 'Enter') return event.preventDefault();
  // A focused control keeps the keys that operate it.
  const operates = at?.closest?.('button, a[href], summary, input, [role=button]');
  if (operates && (event.key === 'Enter' || event.key === ' ')) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // On a French keyboard the row of digits writes other signs, unless they are wanted.
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  for (let i = layers.length - 1; i >= 0; i--) {
    const bound = layers[i].current,
      act = bound[key] ?? (digit && bound[digit]);
    if (!act) continue;
    event.preventDefault();
    act(event);
    return;
  }
});

/** How one points: a finger has no hovering. @type {'mouse' | 'touch'} */
export let pointer = matchMedia('(hover: none)').matches ? 'touch' : 'mouse';
addEventListener(
  'pointerdown',
  event => {
    pointer = event.pointerType === 'mouse' ? 'mouse' : 'touch';
  },
  true,
);

/** @param {Bindings} bindings */
export function useKeys(bindings) {
  const now = useRef(bindings);
  now.current = bindings;
  // With what is seen, not a frame later: a key pressed meanwhile is for what is on the page.
  useLayoutEffect(() => {
    layers.push(now);
    return () => {
      layers.splice(layers.indexOf(now), 1);
    };
  }, []);
}
