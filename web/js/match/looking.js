// What is looked at: whatever the pointer rests on, the keys have come to or a press has pinned, anybody's, at any time. It only looks:
// nothing here decides or refuses.
import { useEffect, useRef, useState } from '../../vendor/preact.js';
import { nextInStack } from './things.js';

/**
 * @typedef {import('../../types').Inspection} Inspection
 * @typedef {import('./offers.js').Index} Index
 * @typedef {import('./session.js').Session} Session
 * @typedef {{ id: string | null, over: boolean, pinned: string | null, fresh: boolean, pin: (id: string) => void, free: () => void }} Looking
 *   `over`: whether one has come to look at it at the position that is shown, and still does; `fresh`: whether it was pinned there
 */

/** How long the pointer rests before a thing says what it is, and a finger before it is no tap, in milliseconds. */
const REST = 250,
  HOLD = 350;
/** What stands for something on the table. */
const THINGS = '[data-look], [data-card], [data-line], [data-piece], [data-place]';

/** @param {Element} el */
function idOf(el) {
  const { look, card, line, piece, place } = /** @type {HTMLElement} */ (el).dataset;
  // what one means to do is no thing
  if (line?.startsWith('deed:')) return null;
  return look ?? (card && `card:${card}`) ?? line ?? piece ?? place ?? null;
}
/** What an element stands for, in a match that is played. @param {Element | null} el @returns {string | null} */
const thingOf = el => {
  const thing = el?.closest('.match') && el.closest(THINGS);
  return thing ? idOf(thing) : null;
};
/** What lies at a spot of the page: a marker may lie under the outline of its place. @param {number} x @param {number} y */
function thingAt(x, y) {
  const all = document.elementsFromPoint(x, y);
  if (!all[0] || unread(all[0])) return null;
  const marker = all.find(el => el.closest('[data-look]') && el.closest('svg.board'));
  return thingOf(marker && all[0].closest('svg.board') ? marker : all[0]);
}
/** Whether resting there shows no card: what is read in the slot must not make way for a card that nobody asked for. @param {Element} el */
const unread = el => !el.closest('.match') || !!el.closest('.slot');
/** The place that the keys have come to on the board. */
const walkedTo = () =>
  document.querySelector('svg.board:focus')?.getAttribute('aria-activedescendant')?.replace('place-', '') ?? null;

/** Who looks: what was said to one is not shown to the next. @param {Session} session */
export const viewerOf = ({ generation, acting }) => `${generation} ${acting.join()}`;

/** @param {Session} session @param {Index} index @param {() => void} onHold what a finger that stays does besides @returns {Looking} */
export function useLooking(session, index, onHold) {
  const number = session.sheet?.number ?? 0,
    viewer = viewerOf(session);
  const [id, setId] = useState(/** @type {string | null} */ (null));
  const [pin, setPin] = useState(/** @type {{ id: string, number: number } | null} */ (null));
  const [over, setOver] = useState(/** @type {number | null} */ (null));
  const now = useRef({ pin, index, number, onHold, over, x: -1, y: -1 });
  Object.assign(now.current, { pin, index, number, onHold, over });
  /** @param {string} id */
  const hold = id => setPin({ id, number: now.current.number });

  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */ let resting;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ let held;
    /** @param {() => string | null} find */
    const rest = find => {
      clearTimeout(resting);
      resting = setTimeout(() => {
        const found = find();
        if (!found) return;
        setId(found);
        setOver(now.current.number);
      }, REST);
    };
    /** @param {PointerEvent} event */
    const move = event => {
      const { clientX: x, clientY: y } = event;
      if (event.pointerType === 'touch') {
        if (Math.hypot(x - now.current.x, y - now.current.y) > 8) clearTimeout(held);
        return;
      }
      Object.assign(now.current, { x, y });
      // what is to be chosen or read there is there again
      if (now.current.over != null && unread(/** @type {Element} */ (event.target))) setOver(null);
      if (event.buttons) clearTimeout(resting);
      else rest(() => thingAt(x, y));
    };
    /** @param {PointerEvent} event */
    const down = event => {
      clearTimeout(held);
      const thing = event.pointerType === 'touch' ? thingOf(/** @type {Element} */ (event.target)) : null;
      if (!thing) return;
      Object.assign(now.current, { x: event.clientX, y: event.clientY });
      held = setTimeout(() => {
        hold(thing);
        now.current.onHold();
      }, HOLD);
    };
    const up = () => clearTimeout(held);
    /** @param {FocusEvent} event */
    const focus = event =>
      rest(() => {
        const at = /** @type {Element} */ (event.target);
        return (unread(at) ? null : thingOf(at)) ?? walkedTo();
      });
    /** @param {MouseEvent} event */
    const click = event => {
      const at = /** @type {Element} */ (event.target),
        thing = at.closest('[data-look]'),
        folds = at.closest('details, a, input');
      // what unfolds something in it is no press on the thing itself
      if (folds && thing?.contains(folds)) return;
      if (thing?.closest('.match') && !thing.closest('svg.board')) hold(idOf(thing) ?? '');
    };
    /** @param {KeyboardEvent} event */
    const key = event => {
      const { pin, index } = now.current,
        at = /** @type {HTMLElement} */ (event.target);
      if (event.key === 'Enter' && at.matches?.('[data-look][tabindex]')) hold(idOf(at) ?? '');
      else if (event.key === 'Tab' && pin && (at.matches?.('svg.board') || at === document.body)) {
        const next = nextInStack(index, pin.id, event.shiftKey ? -1 : 1);
        if (!next) return;
        event.preventDefault();
        hold(next);
      } else rest(walkedTo);
    };
    const all = /** @type {const} */ ([
      ['pointermove', move],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
      ['focusin', focus],
      ['click', click],
      ['keydown', key],
    ]);
    for (const [what, act] of all) document.addEventListener(what, /** @type {any} */ (act), true);
    return () => {
      clearTimeout(resting);
      clearTimeout(held);
      for (const [what, act] of all) document.removeEventListener(what, /** @type {any} */ (act), true);
    };
  }, []);

  // Another position: what is no longer pointed at is no longer looked at.
  useEffect(() => {
    setId(id => (id && [thingAt(now.current.x, now.current.y), walkedTo()].includes(id) ? id : null));
  }, [number]);

  useEffect(() => {
    setId(null);
    setPin(null);
  }, [viewer]);

  return {
    id,
    over: id != null && over === number,
    pinned: pin?.id ?? null,
    fresh: pin?.number === number,
    pin: hold,
    free: () => setPin(null),
  };
}

/** What is said of a thing, of the position that is there. @param {Session} session @param {Index} index @param {string | null} id @returns {Inspection | null} */
export function useSaid(session, index, id) {
  const [found, setFound] = useState(/** @type {{ of: string, said: Inspection } | null} */ (null));
  const of = `${id} ${session.sheet?.number} ${viewerOf(session)}`;
  useEffect(() => {
    if (!id || session.busy) return undefined;
    let stale = false;
    const side = index.pieces.get(id.replace(/^mark:(.*):[^:]*$/, '$1'))?.side;
    session.answers.inspect(id, side).then(said => said && !stale && setFound({ of, said }));
    return () => {
      stale = true;
    };
  }, [of, session.busy]);
  return found?.of === of ? found.said : null;
}
