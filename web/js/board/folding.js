// What is unfolded over the board (the list of layers) folds up again with Escape, or with a press elsewhere.
import { useEffect } from '../../vendor/preact.js';

/** @param {{ current: HTMLElement | null }} frame */
export function useFolding(frame) {
  useEffect(() => {
    const unfolded = () => frame.current?.parentElement?.querySelector('.overlays[open]');
    /** @param {KeyboardEvent} event */
    const key = event => {
      const list = unfolded();
      if (event.key !== 'Escape' || !list || document.querySelector('dialog[open]')) return;
      // whoever walked into the list with the keyboard goes on from where it hangs
      if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
      list.removeAttribute('open');
      // one press of the key closes one thing
      event.preventDefault();
    };
    /** @param {PointerEvent} event */
    const press = event => {
      const list = unfolded();
      if (list && !list.contains(/** @type {Node} */ (event.target))) list.removeAttribute('open');
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', press, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', press, true);
    };
  }, []);
}
