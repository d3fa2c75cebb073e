// What unfolds from the head (the list of layers, the menu) folds up again with Escape, or with a press elsewhere.
import { useEffect } from '../../vendor/preact.js';

/** @param {{ current: HTMLDetailsElement | null }} list */
export function useFolding(list) {
  useEffect(() => {
    const unfolded = () => (list.current?.open ? list.current : null);
    /** @param {KeyboardEvent} event */
    const key = event => {
      const open = unfolded();
      if (event.key !== 'Escape' || !open || document.querySelector('dialog[open]')) return;
      // whoever walked into the list with the keyboard goes on from where it hangs
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
      open.open = false;
      // one press of the key closes one thing
      event.preventDefault();
    };
    /** @param {PointerEvent} event */
    const press = event => {
      const open = unfolded();
      if (open && !open.contains(/** @type {Node} */ (event.target))) open.open = false;
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', press, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', press, true);
    };
  }, []);
}
