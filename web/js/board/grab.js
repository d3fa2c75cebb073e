// Dragging on the board that is no moving of the sheet: a piece is turned by dragging from it to where it should look; pieces are
// strung together by dragging from one to the next, or by a loop drawn round them; a piece is dragged to where it goes.
import { h, html, useMemo, useState } from '../../vendor/preact.js';
import { NEAR, dragOf, onNose, sideTo } from './dragging.js';
import { inside, line, n1 } from './geometry.js';
import { TileInk, faceOf, inkOf } from './pieces.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {{ kind: 'turn', at: Point, side: number | null, sides: Set<number> } | { kind: 'chain', ids: string[], places: string[], to: Point } | { kind: 'loop', points: Point[] } | { kind: 'carry', piece: import('../../types.js').Piece, to: Point }} Dragged */

/** So long a finger rests on a piece before it drags it, and not the sheet. */
const RESTS = 350;

/**
 * @param {{ current: import('./board.js').BoardProps }} latest @param {{ current: SVGSVGElement | null }} root @param {Layout} layout
 */
export function useGrab(latest, root, layout) {
  const [drag, setDrag] = useState(/** @type {Dragged | null} */ (null));
  const grab = useMemo(() => {
    /** @param {PointerEvent} e @returns {Point} */
    const pointOf = e => {
      const box = /** @type {SVGSVGElement} */ (root.current).getBoundingClientRect();
      return [((e.clientX - box.left) * layout.W) / box.width, ((e.clientY - box.top) * layout.H) / box.height];
    };
    /** @param {Element | null} el */
    const placeAt = el => el?.closest('[data-place]')?.getAttribute('data-place') ?? null;
    /** @param {string | null} place */
    const standing = place => latest.current.table.pieces.find(piece => piece.place === place);
    const stop = () => setDrag(null);

    /** @param {import('../../types.js').Piece} piece @param {Set<number>} sides @param {boolean} goes whether it goes where it is dropped, if that lies too far for a look */
    const turn = (piece, sides, goes) => {
      const { id, place } = piece,
        at = /** @type {Point} */ (layout.seat(place));
      /** @param {PointerEvent} e */
      const wanted = e => {
        const to = pointOf(e),
          side = sideTo(at, to);
        return Math.hypot(to[0] - at[0], to[1] - at[1]) > NEAR && sides.has(side) ? side : null;
      };
      const carry = () => (goes ? latest.current.carrier?.current?.board : null);
      /** Somewhere that it can go, and that is no neighbour. @param {PointerEvent} e */
      const afar = e => {
        const el = document.elementFromPoint(e.clientX, e.clientY),
          there = carry() ? placeAt(el) : null;
        return there && latest.current.targets.has(there) && layout.apart(place, there) > 1 ? el : null;
      };
      return {
        stop: () => {
          carry()?.over(null, new PointerEvent('pointercancel'));
          stop();
        },
        /** @param {PointerEvent} e */
        move: e => {
          const el = afar(e);
          carry()?.over(el, e);
          setDrag(el ? { kind: 'carry', piece, to: pointOf(e) } : { kind: 'turn', at, side: wanted(e), sides });
        },
        /** @param {PointerEvent} e */
        end: e => {
          const side = wanted(e),
            el = afar(e);
          stop();
          if (el) {
            carry()?.lift(id);
            carry()?.drop(el, e);
          } else if (side != null) latest.current.onTurn?.(id, side);
        },
      };
    };
    /** From one to the next, each beside one that is in the chain; who is joined by nobody goes where he is dropped. @param {import('../../types.js').Piece} first @param {boolean} goes */
    const string = (first, goes) => {
      const ids = [first.id],
        places = [first.place];
      /** @param {string | null} here */
      const away = here => goes && ids.length === 1 && here != null && here !== first.place;
      return {
        stop,
        /** @param {PointerEvent} e */
        move: e => {
          const here = placeAt(document.elementFromPoint(e.clientX, e.clientY)),
            piece = standing(here);
          if (
            piece &&
            latest.current.chainable?.has(piece.id) &&
            !ids.includes(piece.id) &&
            places.some(one => layout.apart(one, piece.place) === 1)
          ) {
            ids.push(piece.id);
            places.push(piece.place);
          }
          setDrag(
            away(here)
              ? { kind: 'carry', piece: first, to: pointOf(e) }
              : { kind: 'chain', ids: [...ids], places: [...places], to: pointOf(e) },
          );
        },
        /** @param {PointerEvent} e */
        end: e => {
          const el = document.elementFromPoint(e.clientX, e.clientY);
          stop();
          if (ids.length > 1) latest.current.onChain?.(ids);
          else if (away(placeAt(el))) {
            const carry = latest.current.carrier?.current?.board;
            carry?.lift(first.id);
            carry?.drop(el, e);
          }
        },
      };
    };
    /** All in a loop that hang together, from the first on. @param {Point} from */
    const loop = from => {
      const points = [from];
      return {
        stop,
        /** @param {PointerEvent} e */
        move: e => {
          points.push(pointOf(e));
          setDrag({ kind: 'loop', points: [...points] });
        },
        end: () => {
          stop();
          const { table, chainable } = latest.current;
          const caught = table.pieces.filter(piece => {
            const at = layout.seat(piece.place);
            return chainable?.has(piece.id) && at && inside(at, points);
          });
          const chain = caught.slice(0, 1);
          for (const piece of chain)
            for (const other of caught)
              if (!chain.includes(other) && layout.apart(piece.place, other.place) === 1) chain.push(other);
          if (chain.length > 1) latest.current.onChain?.(chain.map(piece => piece.id));
        },
      };
    };
    /** To where it goes: what a press on it and another there would do. @param {string} id @param {import('../../types.js').Piece} piece @param {boolean} finger */
    const carried = (id, piece, finger) => {
      const from = performance.now();
      let lifted = false,
        pans = false;
      const held = latest.current.carrier?.current?.board.held(id);
      return {
        stop: () => {
          if (lifted) latest.current.carrier?.current?.board.drop(null, new PointerEvent('pointercancel'));
          stop();
        },
        /** @param {PointerEvent} e @returns {void | false} */
        move: e => {
          const carry = latest.current.carrier?.current?.board;
          if (!lifted) {
            // a finger that did not rest, on a piece that is not in hand, moves the sheet
            if (finger && !held && performance.now() - from < RESTS) pans = true;
            if (pans) return false;
            lifted = true;
            carry?.lift(id);
          }
          setDrag({ kind: 'carry', piece, to: pointOf(e) });
          carry?.over(document.elementFromPoint(e.clientX, e.clientY), e);
        },
        /** @param {PointerEvent} e */
        end: e => {
          stop();
          if (lifted) latest.current.carrier?.current?.board.drop(document.elementFromPoint(e.clientX, e.clientY), e);
        },
      };
    };
    /** What is dragged from here: the piece under the pointer, else the first that can be, else all that stand there as one. @param {string | null} under @param {string} place */
    const portable = (under, place) => {
      const { carrier, table } = latest.current,
        carry = carrier?.current?.board,
        there = table.pieces.filter(one => one.place === place);
      const piece = there.find(one => one.id === under && carry?.can(one.id)) ?? there.find(one => carry?.can(one.id));
      if (piece) return { id: piece.id, piece };
      return there.length && carry?.can(place) ? { id: place, piece: there[0] } : null;
    };
    /** @param {PointerEvent} e */
    return e => {
      const { turnable, nosed, chainable } = latest.current,
        place = placeAt(/** @type {Element} */ (e.target)),
        piece = standing(place),
        at = piece && layout.seat(piece.place),
        sides = piece && turnable?.get(piece.id);
      const under = /** @type {Element} */ (e.target).closest('[data-piece]')?.getAttribute('data-piece') ?? null,
        one = place ? portable(under, place) : null,
        finger = e.pointerType !== 'mouse';
      const drag = dragOf({
        turns: !!sides,
        chains: !!piece && !!chainable?.has(piece.id),
        carries: !!one,
        nosed: !!piece && piece.id === nosed,
        nose: !!at && onNose(at, pointOf(e), piece?.facing ?? null),
      });
      if (piece && sides && drag === 'turn') return turn(piece, sides, piece.id === nosed && !!one);
      // a finger that slips over the map would take somebody up
      if (piece && drag === 'chain') return string(piece, !!one && !finger);
      if (chainable?.size && e.shiftKey) return loop(pointOf(e));
      return one && carried(one.id, one.piece, finger);
    };
  }, [layout]);
  return { grab, drag };
}

/** What is being drawn by dragging. @param {{ layout: Layout, drag: Dragged | null, skin: import('../skins/skin.js').Skin, kinds: Map<string, import('../../types.js').PieceKind> }} p */
export function Drawn({ layout, drag, skin, kinds }) {
  if (!drag) return null;
  if (drag.kind === 'carry') {
    const face = faceOf({ ...drag.piece, marks: [] }, (drag.piece.kind && kinds.get(drag.piece.kind)) || null);
    return html`<g class="ghost near carry" transform=${`translate(${drag.to.map(n1).join(' ')})`}>${h(/** @type {any} */ (skin.counter === 'tile' ? TileInk : inkOf(skin)), { face, skin })}</g>`;
  }
  if (drag.kind === 'loop') return html`<path class="loop" d=${line(drag.points, true)} />`;
  if (drag.kind === 'chain') {
    const way = drag.places.map(place => /** @type {Point} */ (layout.seat(place)));
    return html`<g class="stringing"><path class="string" d=${line([...way, drag.to])} />${way.map(p => html`<circle cx=${n1(p[0])} cy=${n1(p[1])} r="32" />`)}</g>`;
  }
  return html`<g class="turning" transform=${`translate(${drag.at.map(n1).join(' ')})`}>${[0, 1, 2, 3, 4, 5].map(
    side =>
      html`<path key=${side} class=${side === drag.side ? 'on' : drag.sides.has(side) ? '' : 'off'} transform=${`rotate(${side * 60 - 60})`} d="M33 -11L52 0L33 11z" />`,
  )}</g>`;
}
