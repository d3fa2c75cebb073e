// Carrying something to the board with a mouse or a finger: a tile of the palette, a card of the hand. A finger, which scrolls, rests on it
// first; a press without carrying stays a press.

/** So far a pointer goes before it carries, and so long a finger rests. */
const SLIP = 8,
  RESTS = 350;

/**
 * @typedef {object} Carried
 * @property {() => Element | null} ghost what is seen under the pointer
 * @property {() => void} lift it is taken up
 * @property {(over: Element | null, event: PointerEvent) => void} over where it is held now
 * @property {boolean} [upward] whether a finger that moves upwards carries it at once: its row scrolls sideways
 * @property {(over: Element | null, event: PointerEvent) => void} drop it is let go of; over nothing where that was taken from the page
 */

/** @param {PointerEvent} event the press that may become a carrying @param {Carried} what */
export function carry(event, { ghost: picture, lift, over, drop, upward }) {
  if (event.button) return;
  const { clientX, clientY, pointerId, pointerType } = event,
    finger = pointerType !== 'mouse',
    stop = new AbortController(),
    { signal } = stop;
  /** @type {HTMLElement | null} */ let ghost = null;
  let rested = !finger;
  const rest = finger ? setTimeout(() => (rested = true), RESTS) : undefined;
  /** @param {PointerEvent} e */
  const under = e => document.elementFromPoint(e.clientX, e.clientY);
  /** @param {PointerEvent} e */
  const move = e => {
    if (e.pointerId !== pointerId) return;
    if (!ghost) {
      if (Math.hypot(e.clientX - clientX, e.clientY - clientY) < SLIP) return;
      rested ||= !!upward && clientY - e.clientY > Math.abs(e.clientX - clientX);
      const found = rested ? picture() : null;
      if (!found) return finish();
      ghost = document.createElement('div');
      ghost.className = 'carried';
      ghost.append(found.cloneNode(true));
      document.body.append(ghost);
      document.body.classList.add('carrying');
      lift();
    }
    ghost.style.transform = `translate(${e.clientX}px, ${e.clientY}px)`;
    over(under(e), e);
  };
  const finish = () => {
    clearTimeout(rest);
    stop.abort();
    document.body.classList.remove('carrying');
    ghost?.remove();
  };
  /** @param {PointerEvent} e */
  const up = e => {
    if (e.pointerId !== pointerId) return;
    const carried = !!ghost;
    finish();
    if (!carried) return;
    // the press that ends here is no press on what lies below
    const swallow = new AbortController();
    addEventListener('click', click => click.stopPropagation(), { capture: true, signal: swallow.signal });
    setTimeout(() => swallow.abort());
    drop(e.type === 'pointerup' ? under(e) : null, e);
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', up, { signal });
  // once it is carried the page does not scroll under it
  addEventListener('touchmove', e => rested && e.cancelable && e.preventDefault(), { signal, passive: false });
}

/** What a point of the page belongs to on the board. @param {Element | null} el */
export const spotOf = el => ({
  piece: el?.closest('[data-piece]')?.getAttribute('data-piece') ?? null,
  place: el?.closest('.stage [data-place]')?.getAttribute('data-place') ?? null,
});
