// What can be touched beyond the edge of the frame: a pill a side, on the line to where it lies; pressed, the map goes there.
import { html, useLayoutEffect, useMemo, useState } from '../../vendor/preact.js';
import { pillsOf } from './pills.js';
import { counted, word } from './words.js';

/**
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {import('./pills.js').Side} Side
 * @typedef {import('./pills.js').Pill} Pill
 * @typedef {'units' | 'aims' | 'places'} What
 */

/** @type {Record<Side, string>} */
const ARROWS = { left: '←', right: '→', up: '↑', down: '↓' };

/**
 * What there is to find: units that can be touched; where something is in hand and none of what it can be sent to is in sight, that.
 * @param {Set<string>} lit @param {Map<string, string>} targets @param {(id: string) => boolean} isUnit @param {(id: string) => Point | undefined} at @param {(point: Point) => boolean} within
 * @returns {{ what: What, spots: Point[] }}
 */
function wantedOf(lit, targets, isUnit, at, within) {
  /** @param {Iterable<string>} ids */
  const points = ids => [
    ...new Map(
      [...ids]
        .map(id => at(id))
        .filter(p => p !== undefined)
        .map(p => [p.join(), p]),
    ).values(),
  ];
  const aims = points(targets.keys());
  if (aims.length && !aims.some(within))
    return { what: [...targets.values()].every(how => how === 'fight') ? 'aims' : 'places', spots: aims };
  const units = [...lit]
    .filter(isUnit)
    .map(at)
    .filter(p => p !== undefined);
  if (units.length) return { what: 'units', spots: units };
  const places = targets.size ? [] : points(lit);
  return { what: 'places', spots: places.some(within) ? [] : places };
}

/** Where cards lie on the frame. */
function laidOn() {
  const frame = document.querySelector('.stage > .frame')?.getBoundingClientRect();
  return [...document.querySelectorAll('.stage .desk .card')].map(card => {
    const { left, top, right, bottom } = card.getBoundingClientRect(),
      [x, y] = [frame?.x ?? 0, frame?.y ?? 0];
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  });
}

/**
 * @param {{ eye: import('../playback/camera.js').Eye, lit: Set<string>, targets: Map<string, string>, home: (id: string) => string, isUnit: (id: string) => boolean }} props
 */
export function Beyond({ eye, lit, targets, home, isUnit }) {
  const [shown, setShown] = useState(/** @type {{ what: What, pills: Pill[] }} */ ({ what: 'units', pills: [] }));
  const find = useMemo(
    () => () => {
      const { layout, pan, box } = eye;
      if (!layout || !pan || !box) return;
      const view = pan.view(),
        frame = box();
      const within = (/** @type {Point} */ [x, y]) => {
        const [px, py] = [view.x + x * view.k, view.y + y * view.k];
        return px >= 0 && py >= 0 && px <= frame.width && py <= frame.height;
      };
      const { what, spots } = wantedOf(lit, targets, isUnit, id => layout.at(home(id)), within);
      const touched = [...lit, ...targets.keys()].map(id => layout.at(home(id))).filter(p => p !== undefined);
      const small = matchMedia('(max-width: 760px)').matches;
      const pills = pillsOf(spots, view, frame, layout.unit / 2, small, touched, laidOn());
      // what stays the same is not drawn again
      setShown(now => (JSON.stringify(now) === JSON.stringify({ what, pills }) ? now : { what, pills }));
    },
    [lit, targets, isUnit],
  );
  useLayoutEffect(() => {
    let frame = 0;
    const moved = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        find();
      });
    };
    find();
    eye.watchers?.add(moved);
    return () => {
      cancelAnimationFrame(frame);
      eye.watchers?.delete(moved);
    };
  }, [find]);
  return html`${shown.pills.map(({ side, n, x, y, spots }) => {
    const says = counted(shown.what, n);
    return html`<button type="button" key=${side} class="beyond" style=${`left:${x}px;top:${y}px`} aria-label=${`${says} ${word(side)}, ${word('show')}`} onClick=${() => eye.pan?.bring(spots)}>${side === 'left' ? '← ' : ''}${says}${side === 'left' ? '' : ` ${ARROWS[side]}`}</button>`;
  })}`;
}
