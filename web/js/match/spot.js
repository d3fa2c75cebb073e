// The place beside a thing where a paper can stand.

/**
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 * @typedef {{ left: number, top: number, leader: boolean }} Spot
 */

const GAP = 14;
/** How far from the edge of its frame a paper stays. */
export const RIM = 8;

/** @param {Box} a @param {Box} b */
export const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
/** @param {number} n @param {number} least @param {number} most */
export const within = (n, least, most) => Math.max(least, Math.min(most, n));

/**
 * The first free place of right, left, above, below; else the corner of the frame that is farthest away.
 * @param {{ width: number, height: number }} size @param {Box} target @param {Box[]} avoid @param {Box} frame @returns {Spot}
 */
export function spotFor({ width, height }, target, avoid, frame) {
  const most = { left: frame.right - width - RIM, top: frame.bottom - height - RIM };
  const cx = (target.left + target.right) / 2,
    cy = (target.top + target.bottom) / 2;
  /** @param {number} left @param {number} top */
  const boxAt = (left, top) => ({ left, top, right: left + width, bottom: top + height });
  const top = within(cy - height / 3, frame.top + RIM, most.top),
    left = within(cx - width / 2, frame.left + RIM, most.left);
  /** @param {number} x @param {number} y */
  const free = (x, y) =>
    x >= frame.left + RIM - 1 &&
    y >= frame.top + RIM - 1 &&
    x <= most.left + 1 &&
    y <= most.top + 1 &&
    [target, ...avoid].every(other => !meet(boxAt(x, y), other));
  const beside = [
    [target.right + GAP, top],
    [target.left - GAP - width, top],
    [left, target.top - GAP - height],
    [left, target.bottom + GAP],
  ].find(([x, y]) => free(x, y));
  if (beside) return { left: beside[0], top: beside[1], leader: false };
  const corners = [frame.left + RIM, most.left].flatMap(x =>
    [frame.top + RIM, most.top].map(y => ({ left: x, top: y })),
  );
  /** @param {{ left: number, top: number }} at */
  const far = at => Math.hypot(at.left + width / 2 - cx, at.top + height / 2 - cy);
  const sorted = corners.sort((a, b) => far(b) - far(a));
  const clear = sorted.find(at => free(at.left, at.top)) ?? sorted.find(at => !meet(boxAt(at.left, at.top), target));
  return { ...(clear ?? sorted[0]), leader: true };
}
