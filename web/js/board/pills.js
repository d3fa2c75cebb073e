// Where the pills lie that tell of what is beyond the edge of a frame.

/**
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {'left' | 'right' | 'up' | 'down'} Side
 * @typedef {{ side: Side, n: number, x: number, y: number, spots: Point[] }} Pill where it lies in the frame, and what it stands for
 */

const EDGE = 8,
  TALL = 44,
  WIDE = 116;
/** How far a pill gives way along its edge to what can be touched below it. */
const STEPS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8, -8];

/**
 * The pills for what lies outside a frame; none of them covers what can be touched inside it.
 * @param {Point[]} spots on the sheet @param {{ x: number, y: number, k: number }} view @param {{ width: number, height: number }} frame @param {number} reach half of what a place takes, on the sheet @param {boolean} low whether they keep to the lower half, near the thumb @param {Point[]} [touched] what can be touched, and is not covered @param {{ left: number, top: number, right: number, bottom: number }[]} [laid] what lies over the frame
 * @returns {Pill[]}
 */
export function pillsOf(spots, view, { width, height }, reach, low, touched = spots, laid = []) {
  /** @param {Point} p @returns {Point} */
  const onScreen = ([x, y]) => [view.x + x * view.k, view.y + y * view.k];
  const seen = spots.map(onScreen);
  const [cx, cy] = [width / 2, height / 2];
  /** @type {Map<Side, number[]>} */ const sides = new Map();
  seen.forEach(([x, y], i) => {
    if (x >= 0 && y >= 0 && x <= width && y <= height) return;
    const [dx, dy] = [(x - cx) / cx, (y - cy) / cy];
    const side = Math.abs(dx) >= Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down';
    sides.set(side, [...(sides.get(side) ?? []), i]);
  });
  const inside = touched
    .map(onScreen)
    .filter(([x, y]) => x > -TALL && y > -TALL && x < width + TALL && y < height + TALL);
  const half = reach * view.k;
  return [...sides].map(([side, all]) => {
    const mid = [0, 1].map(axis => all.reduce((sum, i) => sum + seen[i][axis], 0) / all.length);
    const upright = side === 'left' || side === 'right';
    // on the line from the middle of the frame to the middle of what it stands for
    const far = upright
      ? cy + ((mid[1] - cy) * cx) / Math.max(1, Math.abs(mid[0] - cx))
      : cx + ((mid[0] - cx) * cy) / Math.max(1, Math.abs(mid[1] - cy));
    // the zoom has its corner
    const [least, most] = upright
      ? [Math.max(low ? cy : 0, TALL + 2 * EDGE), height - TALL / 2 - EDGE - (low ? TALL : 120)]
      : [WIDE / 2 + EDGE, width - WIDE / 2 - EDGE];
    const fixed = {
      left: EDGE + WIDE / 2,
      right: width - EDGE - WIDE / 2,
      up: EDGE + TALL / 2,
      down: height - EDGE - TALL / 2,
    }[side];
    const free = STEPS.map(step => Math.min(most, Math.max(least, far + step * 26))).map(
      along => /** @type {Point} */ (upright ? [fixed, along] : [along, fixed]),
    );
    /** How many things a pill would cover there. @param {Point} at */
    const covers = ([x, y]) =>
      inside.filter(([sx, sy]) => Math.abs(sx - x) < WIDE / 2 + half && Math.abs(sy - y) < TALL / 2 + half).length +
      laid.filter(
        ({ left, top, right, bottom }) =>
          left < x + WIDE / 2 && right > x - WIDE / 2 && top < y + TALL / 2 && bottom > y - TALL / 2,
      ).length;
    const [x, y] = free.reduce((best, other) => (covers(other) < covers(best) ? other : best));
    return { side, n: all.length, x: Math.round(x), y: Math.round(y), spots: all.map(i => spots[i]) };
  });
}
