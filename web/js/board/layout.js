// What every board can tell of its places, whatever its shape.

/** @typedef {import('./geometry.js').Point} Point */
/**
 * @typedef {object} Layout
 * @property {number} W
 * @property {number} H
 * @property {number} unit how wide a place is, for zooming to where a finger can hit it
 * @property {string[]} ids
 * @property {(id: string) => Point | undefined} at the middle of a place
 * @property {(id: string) => Point | undefined} seat where a piece stands in it
 * @property {(id: string, shrink: number) => string} shape its outline
 * @property {(a: string, b: string) => number} apart how many steps lie between two places
 * @property {(ids: string[]) => string} area the outline of several places
 * @property {import('./hexes.js').Ground} [ground] of a hex board
 * @property {Map<string, import('./regions.js').Node>} [nodes] of a board of regions, as they stand now
 */

/** A way over the sea counts as so many by land. */
const OVERSEAS = 3;
/** How far places lie from each other: along the paths, where a board has regions; as the crow flies elsewhere. @param {import('../../types').Scene['board']} board @returns {(from: string, to: string) => number} */
export function farBy(board) {
  if (board.shape !== 'regions') {
    const at = new Map(board.places.map(({ id, x, y }) => [id, [x, y]]));
    return (from, to) => {
      const [[x, y], [u, v]] = [from, to].map(id => at.get(id) ?? [Infinity, 0]);
      return Math.hypot(x - u, y - v);
    };
  }
  const { paths } = board;
  /** @type {Map<string, Map<string, number>>} */ const known = new Map();
  /** Shorter ways are found until there are none. @param {string} from */
  const measured = from => {
    const reach = new Map([[from, 0]]);
    for (let better = true; better;) {
      better = false;
      for (const { from: a, to: b, kind } of paths)
        for (const [x, y] of [
          [a, b],
          [b, a],
        ]) {
          const long = (reach.get(x) ?? Infinity) + (kind === 'sea' ? OVERSEAS : 1);
          if (long >= (reach.get(y) ?? Infinity)) continue;
          reach.set(y, long);
          better = true;
        }
    }
    known.set(from, reach);
    return reach;
  };
  return (from, to) => (known.get(from) ?? measured(from)).get(to) ?? Infinity;
}

/** The place next to one in a direction: near, and straight ahead rather than aside. @param {Layout} layout @param {string} from @param {Point} way */
export function neighbour(layout, from, [dx, dy]) {
  const a = layout.at(from);
  if (!a) return layout.ids[0];
  let best = from,
    least = Infinity;
  for (const id of layout.ids) {
    const b = layout.at(id);
    if (!b || id === from) continue;
    const along = (b[0] - a[0]) * dx + (b[1] - a[1]) * dy,
      aside = Math.abs((b[0] - a[0]) * dy - (b[1] - a[1]) * dx);
    if (along <= 1 || aside > along * 1.6) continue;
    const cost = along + aside * 1.2;
    if (cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}

/** @type {Map<string, number>} */
const widths = new Map();
/** How wide a text is in a font of the tokens: fallback fonts differ much. @param {string} text @param {string} font such as `600 10.5px --font-title` */
export function textWidth(text, font) {
  const key = `${font} ${text}`;
  let w = widths.get(key);
  if (w === undefined) {
    const pen = document.createElement('canvas').getContext('2d');
    if (pen)
      pen.font = font.replace(
        /--[\w-]+/,
        name => getComputedStyle(document.documentElement).getPropertyValue(name) || 'serif',
      );
    widths.set(key, (w = pen?.measureText(text).width ?? text.length * 6));
  }
  return w;
}
