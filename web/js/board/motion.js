// Moves and losses shown as they happen; the next click or key ends them, and whoever wants no motion gets none.
import { h, render } from '../../vendor/preact.js';
import { TileInk, faceOf, inkOf } from './pieces.js';

/** @typedef {import('../../types.js').Picture} Picture */
/** @typedef {import('../../types.js').Table} Table */
/** @typedef {import('../../types.js').Piece} Piece */
/** @typedef {import('../../types.js').PieceKind} PieceKind */
/** @typedef {import('../skins/skin.js').Skin} Skin */
/** @typedef {import('./layout.js').Layout} Layout */

const STEP = 240,
  LOSS = 420,
  MOST = 2600,
  EASE = 'cubic-bezier(.2, .7, .2, 1)';
/** @type {Set<() => void>} */
const running = new Set();

/** Ends every animation under way. */
export function skip() {
  for (const end of [...running]) end();
}
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @param {Element} el @param {Keyframe[]} frames @param {number} delay @param {number} duration @param {() => void} [after] */
function run(el, frames, delay, duration, after) {
  const a = el.animate(frames, { delay, duration, easing: EASE, fill: 'backwards' });
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    running.delete(end);
    a.cancel();
    after?.();
  };
  running.add(end);
  a.finished.then(end, end);
}

/**
 * Shows what led from one table to the next.
 * @param {{ acts: Picture[], before: Table | null, after: Table, root: SVGSVGElement, stage: SVGGElement, layout: Layout, kinds: Map<string, PieceKind>, skin: Skin }} o
 */
export function play({ acts, before, after, root, stage, layout, kinds, skin }) {
  skip();
  if (still() || typeof root.animate !== 'function') return;
  let clock = 0;
  /** Where pieces that move on were before, by where they are now. @type {Map<string, string[]>} */
  const ways = new Map();
  for (const act of acts) {
    if (clock > MOST) break;
    if ((act.act === 'moved' || act.act === 'retreated') && act.places.length > 1) {
      const from = act.places[0],
        to = act.places[act.places.length - 1];
      const way = [...(ways.get(from) ?? [from]), ...act.places.slice(1)];
      ways.delete(from);
      ways.set(to, way);
    } else if (act.act === 'lost' || act.act === 'destroyed')
      for (const place of act.places) clock = lose(place, clock);
  }
  for (const [to, way] of ways) clock = travel(to, way, clock);

  /** @param {string} place @param {number} delay */
  function lose(place, delay) {
    const was = before?.pieces.filter(p => p.place === place) ?? [],
      now = after.pieces.filter(p => p.place === place);
    const at = layout.seat(place);
    if (!at) return delay;
    const el =
      root.querySelector(`[data-place="${CSS.escape(place)}"] .pips`) ??
      root.querySelector(`.piece[data-piece="${CSS.escape(place)}"] .pips`);
    const left = now[0]?.steps?.[0] ?? 0,
      had = was[0]?.steps?.[0] ?? left;
    if (el && now.length && was[0]?.side === now[0]?.side) {
      // each figure lost drains from full to hollow
      [...el.children]
        .slice(left, Math.max(had, left + 1))
        .forEach((pip, i) =>
          run(
            pip,
            [{ fill: 'currentColor', opacity: 1 }, { fill: 'currentColor', opacity: 1, offset: 0.6 }, {}],
            delay + i * 120,
            LOSS,
          ),
        );
    } else
      for (const p of was.filter(p => !now.some(q => q.side === p.side && q.kind === p.kind)).slice(0, 2))
        ghost(p, at, delay);
    const burst = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    burst.setAttribute('class', 'burst');
    burst.setAttribute('r', '30');
    burst.setAttribute('cx', String(at[0]));
    burst.setAttribute('cy', String(at[1]));
    stage.append(burst);
    run(burst, [{ opacity: 0 }, { opacity: 0.9, offset: 0.2 }, { opacity: 0 }], delay, LOSS, () => burst.remove());
    return delay + LOSS * 0.6;
  }
  /** A piece that is no more fades where it stood. @param {Piece} piece @param {[number, number]} at @param {number} delay */
  function ghost(piece, at, delay) {
    const g = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    g.setAttribute('transform', `translate(${at[0]} ${at[1]})`);
    stage.append(g);
    const face = faceOf(piece, piece.kind ? (kinds.get(piece.kind) ?? null) : null);
    render(
      h(/** @type {any} */ (skin.counter === 'tile' ? TileInk : inkOf(skin)), { face: { ...face, marks: [] }, skin }),
      g,
    );
    run(g, [{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], delay, LOSS * 2, () => {
      render(null, g);
      g.remove();
    });
  }
  /** @param {string} to @param {string[]} way @param {number} delay */
  function travel(to, way, delay) {
    const end = layout.seat(to),
      points = way.map(layout.seat).filter(p => p !== undefined);
    if (!end || points.length < 2) return delay;
    const fresh = after.pieces.filter(
      p => p.place === to && (before?.pieces.find(q => q.id === p.id)?.count ?? 0) < p.count,
    );
    const id = fresh[0]?.id ?? to,
      mover = root.querySelector(`.piece[data-piece="${CSS.escape(id)}"] .mover`);
    if (!mover) return delay;
    const lengths = way.slice(1).map((p, i) => Math.max(1, layout.apart(way[i], p))),
      all = lengths.reduce((a, b) => a + b, 0),
      last = points[points.length - 1];
    let gone = 0;
    const frames = points.map((p, i) => {
      const f = { transform: `translate(${p[0] - last[0]}px, ${p[1] - last[1]}px)`, offset: Math.min(1, gone / all) };
      gone += lengths[i] ?? 0;
      return f;
    });
    const took = Math.min(STEP * all, 1200),
      node = mover.closest('.node') ?? mover.closest('.piece');
    node?.classList.add('travelling');
    run(mover, frames, delay, took, () => node?.classList.remove('travelling'));
    return delay + took;
  }
}
