// Where a paper stands that tells of a thing on the board: beside it, never on it, nor on who does it; far away, with a line to it, where no
// place is free. On a small screen it is a sheet on the dock, and the map makes room.
import { useLayoutEffect, useState } from '../../vendor/preact.js';
import { RIM, meet, spotFor, within } from './spot.js';

/**
 * @typedef {import('./spot.js').Box} Box
 * @typedef {{ x: number, y: number }} Point
 * @typedef {import('../playback/camera.js').Eye} Eye
 */

/** What a thing takes of the screen, with its rings and its price; null where it is not on the board. @param {string} id @returns {Box | null} */
function boxOf(id) {
  const name = CSS.escape(id);
  const all = document.querySelectorAll(`.stage .plate :is([data-piece="${name}"], #place-${name})`);
  const boxes = [...all].map(el => el.getBoundingClientRect()).filter(box => box.width > 0);
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map(box => box.left)) - 8,
    top: Math.min(...boxes.map(box => box.top)) - 8,
    right: Math.max(...boxes.map(box => box.right)) + 8,
    bottom: Math.max(...boxes.map(box => box.bottom)) + 12,
  };
}

/** Whether papers rise from the dock. */
export const rises = () => matchMedia('(max-width: 760px)').matches;

/**
 * Keeps a paper beside what it is about, as long as it is there; gives the line that leads to it, where it stands far away.
 * @param {{ current: HTMLElement | null }} at @param {string[]} ids what it is about: first what is aimed at, then who takes part
 * @param {Point} point where to stand if none of these is on the board @param {Eye} eye @param {unknown[]} with_ what its size hangs on @param {number} [room] how much it may still grow
 */
export function useBeside(at, ids, point, eye, with_, room = 0) {
  const [leader, setLeader] = useState(/** @type {number[] | null} */ (null));
  useLayoutEffect(() => {
    const el = at.current,
      frame = document.querySelector('.stage .frame')?.getBoundingClientRect();
    if (!el || !frame) return undefined;
    const stand = () => {
      if (rises()) return;
      const boxes = ids.map(boxOf);
      const seen = boxes.find(box => box && meet(box, frame));
      const target = seen ?? { left: point.x - 8, top: point.y - 8, right: point.x + 8, bottom: point.y + 8 };
      const others = [...document.querySelectorAll('.zoom, .beyond, .all-list, .wheel button')].map(one =>
        one.getBoundingClientRect(),
      );
      const { width, height } = el.getBoundingClientRect();
      const size = { width, height: Math.min(height + room, frame.height - 2 * RIM) };
      const spot = spotFor(size, target, [...boxes.filter(box => box != null), ...others], frame);
      el.style.left = `${spot.left}px`;
      el.style.top = `${spot.top}px`;
      el.style.maxHeight = `${frame.bottom - spot.top - RIM}px`;
      const [cx, cy] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2];
      const from = [within(cx, spot.left, spot.left + width), within(cy, spot.top, spot.top + height)];
      setLeader(spot.leader && seen ? [...from, cx, cy] : null);
    };
    stand();
    eye.watchers?.add(stand);
    addEventListener('resize', stand);
    return () => {
      eye.watchers?.delete(stand);
      removeEventListener('resize', stand);
    };
  }, [ids.join(), point.x, point.y, room, ...with_]);
  // on a small screen the target stands in the middle of what the sheet leaves
  useLayoutEffect(() => {
    const el = at.current,
      [target] = ids;
    const there = target && eye.layout?.at(eye.home?.(target) ?? target);
    if (el && rises() && there) eye.pan?.make(there[0], there[1], el.getBoundingClientRect().height);
  }, [ids.join(), ...with_]);
  return leader;
}
