// What stands in the dock changes under the finger: a press that was meant for what stood there a moment ago is none for what stands there now.
import { useEffect, useLayoutEffect, useRef } from '../../vendor/preact.js';

/** So long nobody can have read what has come by itself, in milliseconds. */
const UNREAD = 300;

/**
 * Whether a press in the dock is a slip: the second of a double one, the first of which changed what stands there; or one
 * that comes when what stands there has only just come by itself.
 * @param {{ detail: number, at: number, kind: string }} press how many presses in a row it makes, none for a key @param {{ kind: string, since: number, itself: boolean }} dock @param {string} before what stood there at the first press
 */
export const slips = ({ detail, at, kind }, { since, itself }, before) =>
  detail > 0 && ((detail > 1 && before !== kind) || (itself && at - since < UNREAD));

/** @param {string} kind what stands in the dock @param {boolean} moves whether it changes by itself */
export function useSlips(kind, moves) {
  const dock = useRef({ kind, since: -Infinity, itself: false, moves });
  useLayoutEffect(() => {
    const { current } = dock;
    if (current.kind !== kind) Object.assign(current, { kind, since: performance.now(), itself: current.moves });
    current.moves = moves;
  }, [kind, moves]);
  useEffect(() => {
    let before = '';
    /** @param {MouseEvent} event */
    const press = event => {
      const { kind } = dock.current;
      if (event.detail < 2) before = kind;
      const here = /** @type {Element} */ (event.target).closest?.('.prompt');
      if (!here || !slips({ detail: event.detail, at: performance.now(), kind }, dock.current, before)) return;
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener('click', press, true);
    return () => removeEventListener('click', press, true);
  }, []);
}
