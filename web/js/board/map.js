// What a printed map has beyond its ground: roads and railways from hex to hex, water and bridges along hexsides, the
// names, the numbers of the hexes, and the numbers in its margin.
import { flagOf, groundOf } from '../skins/read.js';
import { centroid, n1, sideOf } from './geometry.js';
import { textWidth } from './layout.js';
import * as T from './terrain.js';

/** @typedef {import('../../types.js').Scene} Scene */
/** @typedef {import('../../types.js').Place} Place */
/** @typedef {import('../../types.js').Path} Path */
/** @typedef {import('../skins/skin.js').Skin} Skin */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./geometry.js').Grid} Grid */
/** @typedef {import('./hexes.js').Ground} Ground */

/** @param {string} text */
export const escape = text => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);
/** @param {Point} p */
const key = p => `${Math.round(p[0])},${Math.round(p[1])}`;

/**
 * Short pieces joined into long strokes: at a fork a stroke goes on as straight as it can.
 * @param {[Point, Point][]} pieces @returns {Point[][]}
 */
function strokes(pieces) {
  /** @type {Map<string, { at: Point, to: Set<string> }>} */
  const knots = new Map();
  /** @param {Point} p */
  const knot = p => {
    const k = key(p);
    let found = knots.get(k);
    if (!found) knots.set(k, (found = { at: p, to: new Set() }));
    return found;
  };
  for (const [a, b] of pieces) {
    knot(a).to.add(key(b));
    knot(b).to.add(key(a));
  }
  /** @param {string} a @param {string} b */
  const cut = (a, b) => {
    knots.get(a)?.to.delete(b);
    knots.get(b)?.to.delete(a);
  };
  /** @type {Point[][]} */
  const lines = [];
  const order = [...knots.keys()].sort((a, b) => (knots.get(a)?.to.size ?? 0) - (knots.get(b)?.to.size ?? 0));
  for (const odd of [true, false])
    for (const from of order)
      while ((knots.get(from)?.to.size ?? 0) > 0 && (!odd || (knots.get(from)?.to.size ?? 0) % 2 === 1)) {
        const line = [/** @type {Point} */ (knots.get(from)?.at)];
        let now = from;
        for (;;) {
          const here = knots.get(now),
            last = line[line.length - 2];
          if (!here?.to.size) break;
          /** @param {string} k */
          const bend = k => {
            const p = /** @type {Point} */ (knots.get(k)?.at);
            if (!last) return 0;
            const [ax, ay] = [here.at[0] - last[0], here.at[1] - last[1]],
              [bx, by] = [p[0] - here.at[0], p[1] - here.at[1]];
            return 1 - (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
          };
          const next = [...here.to].reduce((a, b) => (bend(b) < bend(a) ? b : a));
          if (last && bend(next) > 1.2) break;
          cut(now, next);
          line.push(/** @type {Point} */ (knots.get(next)?.at));
          now = next;
        }
        lines.push(line);
      }
  return lines;
}

/** Roads and railways, as SVG text: what ends at the edge of the map by a source goes on beyond it. @param {Ground} ground @param {Path[]} paths @param {Set<string>} leaving ids of places where a road leaves the map */
export function drawWays({ grid, cells, box }, paths, leaving) {
  /** @param {string} kind @param {Point} [aside] */
  const of = (kind, [dx, dy] = [0, 0]) =>
    strokes(
      paths
        .filter(p => p.kind === kind)
        .map(p => [p.from, p.to].map(id => grid.centre(/** @type {any} */ (cells.get(id)).cell)))
        .map(([a, b]) => [
          [a[0] + dx, a[1] + dy],
          [b[0] + dx, b[1] + dy],
        ]),
    );
  const ends = [...leaving].map(id => grid.centre(/** @type {{ cell: Point }} */ (cells.get(id)).cell));
  // a railway lies a little aside
  const out = new Set(ends.flatMap(([x, y]) => [key([x, y]), key([x + 5, y + 5])]));
  /** Straight on from an end, past the nearest edge. @param {Point} end */
  const beyond = end => {
    const [x0, y0, x1, y1] = box,
      ways = /** @type {[number, Point][]} */ ([
        [end[0] - x0, [x0 - 20, end[1]]],
        [x1 - end[0], [x1 + 20, end[1]]],
        [end[1] - y0, [end[0], y0 - 20]],
        [y1 - end[1], [end[0], y1 + 20]],
      ]);
    return ways.reduce((a, b) => (b[0] < a[0] ? b : a))[1];
  };
  /** @param {Point[]} line */
  const whole = line => [
    ...(out.has(key(line[0])) ? [beyond(line[0])] : []),
    ...line,
    ...(out.has(key(line[line.length - 1])) ? [beyond(line[line.length - 1])] : []),
  ];
  return (
    of('railway', [5, 5])
      .map(line => T.rail(whole(line)))
      .join('') +
    of('road')
      .map(line => T.road(whole(line)))
      .join('') +
    of('main-road')
      .map(line => T.road(whole(line), 'main'))
      .join('')
  );
}

/** Rivers, streams and bridges along the sides of hexes, as SVG text. @param {Ground} ground @param {Path[]} edges */
export function drawWater({ grid, cells }, edges) {
  /** @param {Path} e @returns {[Point, Point]} */
  const sideBetween = e => {
    const a = /** @type {{ cell: Point }} */ (cells.get(e.from)).cell,
      b = String(/** @type {{ cell: Point }} */ (cells.get(e.to)).cell);
    return sideOf(
      grid,
      a,
      grid.neighbours(a).findIndex(n => String(n) === b),
    );
  };
  /** A line through the middles of its sides winds as water does. @param {Point[]} line */
  const winding = line => [
    line[0],
    ...line.slice(1).map((p, i) => /** @type {Point} */ (centroid([line[i], p]))),
    line[line.length - 1],
  ];
  /** @param {string} kind */
  const of = kind => strokes(edges.filter(e => e.kind === kind).map(sideBetween)).map(winding);
  const width = grid.size * 0.4;
  return {
    streams: of('stream').map(T.stream).join(''),
    // a ford is a stretch of its river
    rivers: strokes(edges.filter(e => e.kind === 'river' || e.kind === 'ford').map(sideBetween))
      .map(winding)
      .map(line => T.river(line, width))
      .join(''),
    fords: edges
      .filter(e => e.kind === 'ford')
      .map(e => {
        const [a, b] = sideBetween(e);
        return T.ford(centroid([a, b]), Math.atan2(b[1] - a[1], b[0] - a[0]), width);
      })
      .join(''),
    bridges: edges
      .filter(e => e.kind === 'bridge')
      .map(e => {
        const [a, b] = sideBetween(e);
        return T.bridge(centroid([a, b]), Math.atan2(b[1] - a[1], b[0] - a[0]), width, false);
      })
      .join(''),
  };
}

/** Where supply comes in: a lorry in the margin, in the inks of its side. @param {Ground} ground @param {Place[]} places @param {Skin} skin */
export function drawSources({ grid, box }, places, skin) {
  return places
    .map(p => {
      const side = skin.source?.(p) ?? null;
      if (side == null) return '';
      const [x, y] = grid.centre([p.x, p.y]),
        [x0, y0, x1, y1] = box,
        near = Math.min(x - x0, x1 - x, y - y0, y1 - y);
      const at =
        near === y - y0 ? [x, y0 - 1] : near === y1 - y ? [x, y1 + 1] : near === x - x0 ? [x0 - 1, y] : [x1 + 1, y];
      return `<g class="source ${flagOf(skin, null, side)}" transform="translate(${n1(at[0])} ${n1(at[1])})"><rect x="-15" y="-10" width="30" height="20" rx="10"/><use href="#supply" x="-9" y="-9" width="18" height="18"/></g>`;
    })
    .join('');
}

/** How wide small capitals are, and plain letters. @param {string} text @param {string} cls @param {number} size */
const widthOf = (text, cls, size) =>
  cls === 'place' || cls === 'fort-n' || cls === 'city'
    ? textWidth(text.toUpperCase(), '600 10px --font-title') * (size / 10) * 0.86 + text.length * 0.6
    : textWidth(text, 'italic 10px --font-title') * (size / 10) + text.length * 0.2;

/** Every name where it covers no other: below its hex or above it, in the free band between two counters. @param {Ground} ground @param {Place[]} places @param {Skin} skin @param {[number, number, number, number][]} [full] what stands on the board, to be covered as little as can be */
export function drawNames({ grid, box }, places, skin, full = []) {
  /** @type {Map<string, { text: string, cls: string, size: number, order: number, at: Point[] }>} */
  const names = new Map();
  for (const p of places) {
    const name = skin.title?.(p);
    if (!name) continue;
    const known = names.get(name.text);
    if (known) known.at.push(grid.centre([p.x, p.y]));
    else names.set(name.text, { ...name, at: [grid.centre([p.x, p.y])] });
  }
  const half = (Math.sqrt(3) / 2) * grid.size;
  // on a fort there is always somebody: no name lies under his counter
  /** @type {[number, number, number, number][]} */
  const taken = places
    .filter(p => groundOf(skin, p.kind, p) === 'fort')
    .map(p => grid.centre([p.x, p.y]))
    .map(([x, y]) => [x - 20, y - 20, x + 20, y + 20]);
  let out = '';
  for (const { text, cls, size, at } of [...names.values()].sort((a, b) => a.order - b.order)) {
    const [x, y] = centroid(at),
      w = widthOf(text, cls, size),
      h = size * 0.95;
    const round = /** @type {Point[]} */ ([
      [0, half],
      [0, -half],
      [28, half],
      [-28, half],
      [28, -half],
      [-28, -half],
      [56, half * 0.1],
      [-56, half * 0.1],
      [44, half],
      [-44, half],
      [44, -half],
      [-44, -half],
    ]);
    // a name of several places lies in their midst
    const amid = at.length > 1 ? round.map(([dx]) => /** @type {Point} */ ([dx, 0])) : [];
    const spots = [...amid, ...(at.length > 1 && !full.length ? [] : round)].map(([dx, dy]) => {
      const cx = Math.min(box[2] - w / 2 - 4, Math.max(box[0] + w / 2 + 4, x + dx)),
        cy = Math.min(box[3] - h, Math.max(box[1] + h, y + dy));
      return /** @type {const} */ ([cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2]);
    });
    /** @param {readonly [number, number, number, number]} s @param {[number, number, number, number][]} all */
    const over = (s, all) =>
      all.reduce(
        (sum, b) =>
          sum +
          Math.max(0, Math.min(s[2], b[2]) + 5 - Math.max(s[0], b[0])) *
            Math.max(0, Math.min(s[3], b[3]) + 2 - Math.max(s[1], b[1])),
        0,
      );
    // two names that run into one are worse than one on a piece; and it goes elsewhere for something, not for a hair
    const worth = full.length ? 120 : 1,
      clash = (/** @type {readonly [number, number, number, number]} */ s) => worth * over(s, taken) + over(s, full);
    const best = spots.reduce((a, b) => (clash(b) < clash(a) - worth ? b : a));
    const apart = full.length ? 6 : 0;
    taken.push([best[0] - apart, best[1], best[2] + apart, best[3]]);
    out += `<text class="name ${cls}" x="${n1((best[0] + best[2]) / 2)}" y="${n1((best[1] + best[3]) / 2 + size * 0.34)}">${escape(text)}</text>`;
  }
  return out;
}

/** The number of every hex at its upper side, for whoever looks closely. @param {Ground} ground @param {Place[]} places */
export const drawNumbers = ({ grid }, places) =>
  `<g class="hexnos">${places
    .map(p => {
      const [x, y] = grid.centre([p.x, p.y]);
      return `<text x="${n1(x)}" y="${n1(y - grid.size * (grid.flat ? 0.67 : 0.75))}">${escape(p.id)}</text>`;
    })
    .join('')}</g>`;

/** Columns above and below, rows at both sides, where ids are a column and a row of two figures each. @param {Ground} ground @param {Place[]} places */
export function drawColumns({ grid, box }, places) {
  if (!places.every(p => /^\d{4}$/.test(p.id))) return '';
  const xs = places.map(p => p.x),
    [first, last] = [Math.min(...xs), Math.max(...xs)];
  let out = '';
  for (const p of places) {
    const [x, y] = grid.centre([p.x, p.y]);
    if (p.id.endsWith('01'))
      for (const at of [box[1] - 8, box[3] + 15])
        out += `<text class="margin" x="${n1(x)}" y="${n1(at)}">${p.id.slice(0, 2)}</text>`;
    if (p.x === first) out += `<text class="margin" x="${n1(box[0] - 13)}" y="${n1(y + 3.4)}">${p.id.slice(2)}</text>`;
    if (p.x === last) out += `<text class="margin" x="${n1(box[2] + 13)}" y="${n1(y + 3.4)}">${p.id.slice(2)}</text>`;
  }
  return out;
}
