// What can be carried to where, and what it means: the same as pressing the one and then the other. Dropped where it cannot go, it is
// put back as if nothing had been.
import { useEffect, useLayoutEffect, useRef, useState } from '../../vendor/preact.js';
import { carry, spotOf } from './carry.js';

/** @typedef {import('./offers.js').Index} Index */
/** @typedef {{ can: (id: string) => boolean, held: (id: string) => boolean, lift: (id: string) => void, over: (el: Element | null, event: PointerEvent) => void, drop: (el: Element | null, event: PointerEvent) => void }} Carrying */

/** Roles of what is first taken up, and then goes. @type {Set<import('../../types').Role>} */
const TAKES = new Set(['take', 'deploy']);

/** @typedef {{ board: Carrying, tile: (id: string, event: PointerEvent) => void, card: (id: string, event: PointerEvent) => void }} Carrier */

/**
 * Nothing to be seen: it lets the board, the palette and the hand carry. Fetched after the board.
 * @param {{ session: import('./session.js').Session, index: Index, at: import('./pointing.js').Pointing, mine: boolean, into: { current: Carrier | null } }} props
 */
export function Carries({ session, index, at, mine, into }) {
  /** What was let go of, and waits for what the server says of its being taken up. */
  const [dropped, setDropped] = useState(/** @type {{ el: Element | null, event: PointerEvent } | null} */ (null));
  /** What carrying did: chose something, or decided that it is taken up, at an entry. @type {{ current: { chose: boolean, entry: number | null } }} */
  const did = useRef({ chose: false, entry: null });
  const now = { session, index, at, mine };
  const late = useRef(now);
  late.current = now;

  /** @param {string} id */
  const takes = id => {
    const offers = index.bySubject.get(id) ?? [];
    return offers.every(offer => offer.target == null) ? offers.filter(offer => TAKES.has(offer.role)) : [];
  };
  /** @param {string} id */
  const aims = id => (index.bySubject.get(id) ?? []).some(offer => offer.target != null && offer.role !== 'brush');
  /** @param {string} id */
  const held = id => mine && at.chosen.has(id) && at.aims.size > 0;
  /** @param {string} id */
  const can = id =>
    mine && !session.busy && !at.tool && !session.sheet?.over && (held(id) || aims(id) || takes(id).length === 1);

  /** @param {string} id */
  const lift = id => {
    did.current = { chose: false, entry: null };
    if (held(id)) return;
    if (aims(id)) {
      did.current.chose = true;
      at.lift(id);
    } else if (takes(id).length) {
      did.current.entry = session.sheet?.number ?? 0;
      session.acts.decide(takes(id)[0].decision);
    }
  };
  /** What is aimed at by something over this. @param {Element | null} el */
  const aimed = el => {
    const { piece, place } = spotOf(el),
      { aims } = late.current.at;
    return piece && aims.has(piece) ? piece : place && aims.has(place) ? place : null;
  };
  /** @param {Element | null} el @param {PointerEvent} event */
  const over = (el, event) => {
    const id = aimed(el);
    if (id !== late.current.at.hovered) late.current.at.onHover(id, event);
  };
  const putBack = () => {
    const { session, at } = late.current,
      { chose, entry } = did.current;
    at.onHover(null);
    if (entry != null && session.undoer != null && (session.sheet?.number ?? 0) > entry) session.acts.undo();
    else if (chose) at.letGo();
  };
  const finish = () => {
    if (!dropped) return;
    setDropped(null);
    const id = aimed(dropped.el);
    if (id) late.current.at.onPick(id, dropped.event);
    else putBack();
  };
  useEffect(() => {
    if (!dropped || session.busy) return undefined;
    // a step later, when what was taken up is in hand on the page as well
    const timer = setTimeout(() => finishing.current());
    return () => clearTimeout(timer);
  }, [dropped, session.busy, session.sheet?.number]);
  const finishing = useRef(finish);
  finishing.current = finish;
  /** @param {Element | null} el @param {PointerEvent} event */
  const drop = (el, event) => setDropped({ el, event });

  /** @type {Carrying} */
  const board = { can, held, lift, over, drop };

  /** A tile of the palette. @param {string} id @param {PointerEvent} event */
  const tile = (id, event) => {
    const line = /** @type {Element} */ (event.currentTarget);
    carry(event, {
      ghost: () => line.querySelector('svg'),
      lift: () => {
        did.current = { chose: aims(id) && !held(id), entry: null };
        if (did.current.chose) at.lift(id);
      },
      over,
      drop: el => {
        const { place } = spotOf(el);
        if (place) late.current.at.drop(id, place);
        else putBack();
      },
    });
  };
  /** A card: onto what it is meant for, or onto the table. @param {string} id @param {PointerEvent} event */
  const card = (id, event) => {
    const from =
      /** @type {Element} */ (event.currentTarget).closest('.card') ?? /** @type {Element} */ (event.currentTarget);
    carry(event, {
      upward: true,
      ghost: () => (can(id) || index.bySubject.has(id) ? from : null),
      lift: () => {
        did.current = { chose: aims(id) && !held(id), entry: null };
        at.onHover(null);
        if (did.current.chose) at.lift(id);
      },
      over,
      drop: (el, event) => {
        const { at } = late.current,
          target = aimed(el);
        if (target) at.onPick(target, event);
        else if (!el?.closest('.stage')) putBack();
        else if (!did.current.chose) at.onPick(id, event);
      },
    });
  };
  useLayoutEffect(() => {
    into.current = { board, tile, card };
  });
  return null;
}
