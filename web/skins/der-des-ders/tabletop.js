// A table of miniatures seen from above: flocked turf, layered heights, trees and houses that stand on it, and what the battle
// leaves behind. Every function returns SVG text and names classes alone; the country decides their colours.
import {
  centroid,
  groups,
  inside,
  line,
  n1,
  outline,
  rng,
  roundClosed,
  soften,
  thin,
  walk,
} from '../../js/board/geometry.js';
import { drawMargins } from '../../js/board/hexes.js';
import { drawNames, drawNumbers, drawWater, drawWays } from '../../js/board/map.js';
import * as T from '../../js/board/terrain.js';
import { flagOf } from '../../js/skins/read.js';
import { symbol } from '../../js/symbols.js';

/** @typedef {import('../../types.js').Scene} Scene */
/** @typedef {import('../../types.js').Table} Table */
/** @typedef {import('../../types.js').Place} Place */
/** @typedef {import('../../js/skins/skin.js').Skin} Skin */
/** @typedef {import('../../js/board/geometry.js').Point} Point */
/** @typedef {import('../../js/board/geometry.js').Grid} Grid */
/** @typedef {import('../../js/board/layout.js').Layout} Layout */

/** @param {number} x @param {number} y @param {number} r */
const disc = (x, y, r) =>
  `M${n1(x - r)} ${n1(y)}a${n1(r)} ${n1(r)} 0 1 1 ${n1(2 * r)} 0a${n1(r)} ${n1(r)} 0 1 1 ${n1(-2 * r)} 0`;
/** A patch of ground, softly edged. @param {Grid} grid @param {Point[]} cells @param {number} seed @param {number} inset */
const patch = (grid, cells, seed, inset) => {
  const rand = rng(seed);
  return outline(grid, cells)
    .map(loop => line(thin(soften(loop, rand, grid.size * 0.08, grid.size * inset), 0.3), true))
    .join('');
};
/** Points in a hex that keep apart. @param {Grid} grid @param {Point} cell @param {() => number} rand @param {number} n @param {number} apart @param {[number, number]} ring from and to, of the size of a hex @returns {Point[]} */
function strewn(grid, cell, rand, n, apart, [from, to]) {
  const [x, y] = grid.centre(cell),
    rim = grid.corners(cell);
  /** @type {Point[]} */ const out = [];
  for (let k = 0; k < n * 9 && out.length < n; k++) {
    const a = rand() * 6.283,
      q = grid.size * Math.sqrt(from * from + rand() * (to * to - from * from));
    /** @type {Point} */ const p = [x + q * Math.cos(a), y + q * Math.sin(a)];
    if (inside(p, rim) && out.every(o => Math.hypot(o[0] - p[0], o[1] - p[1]) > apart)) out.push(p);
  }
  return out.sort((a, b) => a[1] - b[1]);
}
/** @param {Point} c @param {number} seed */
const own = (c, seed) => rng(seed + c[0] * 131 + c[1] * 7919);

/** Turf: mottled, with tufts where nothing else is. @param {Grid} grid @param {[number, number, number, number]} box @param {Point[]} open @param {number} seed */
function turf(grid, [x0, y0, x1, y1], open, seed) {
  const rand = rng(seed);
  /** @param {number} n */
  const blots = n =>
    Array.from({ length: n }, () => {
      const x = x0 + rand() * (x1 - x0),
        y = y0 + rand() * (y1 - y0),
        r = 30 + rand() * 80;
      const loop = Array.from({ length: 9 }, (_, i) => {
        const q = r * (0.6 + rand() * 0.6);
        return /** @type {Point} */ ([x + q * 1.5 * Math.cos(i * 0.698), y + q * Math.sin(i * 0.698)]);
      });
      return line(thin(roundClosed(loop, 8), 0.6), true);
    }).join('');
  const many = Math.round(((x1 - x0) * (y1 - y0)) / 26000);
  let tufts = '';
  for (const c of open) {
    const rand = own(c, seed);
    for (const [x, y] of strewn(grid, c, rand, 5, 11, [0.1, 0.9]))
      tufts += `M${n1(x)} ${n1(y)}l-2-3.200M${n1(x)} ${n1(y)}v-4.200M${n1(x)} ${n1(y)}l2-3.200`;
  }
  return T.path('mottle dark', blots(many)) + T.path('mottle light', blots(many)) + T.path('tuft', tufts);
}

/** A height as a board laid on the one below: its shadow, its top, hachures down its edge. @param {Grid} grid @param {Point[]} cells @param {number} level @param {number} seed */
function height(grid, cells, level, seed) {
  const rand = rng(seed);
  let rim = '',
    strokes = '';
  for (const loop of outline(grid, cells)) {
    const soft = soften(loop, rand, grid.size * 0.05, grid.size * 0.1);
    rim += line(thin(soft, 0.3), true);
    for (const q of walk(soft, 4.6, true)) {
      const l = grid.size * (0.1 + rand() * 0.09);
      strokes += `M${n1(q.x)} ${n1(q.y)}l${n1(q.nx * l)} ${n1(q.ny * l)}`;
    }
  }
  return `<g class="layer l${level}"><path class="hill-shade" d="${rim}" transform="translate(3 6)"/>${T.path('hill-top', rim)}${T.path('hachure', strokes)}</g>`;
}

/** Trees: shadows, crowns, light on them. @param {Grid} grid @param {Point[]} cells @param {number} seed @param {'wood' | 'thicket'} as */
function trees(grid, cells, seed, as) {
  let shade = '',
    crown = '',
    light = '';
  const dense = as === 'thicket';
  for (const c of cells) {
    const rand = own(c, seed);
    for (const [x, y] of strewn(grid, c, rand, dense ? 26 : 15, dense ? 8 : 11.5, [0, 0.97])) {
      const r = dense ? 3.4 + rand() * 2 : 5.4 + rand() * 3.2;
      shade += disc(x + r * 0.45, y + r * 0.6, r);
      if (dense) {
        // a bush is ragged
        const loop = Array.from({ length: 9 }, (_, i) => {
          const q = r * (i % 2 ? 0.7 : 1.25);
          return /** @type {Point} */ ([x + q * Math.cos(i * 0.698), y + q * Math.sin(i * 0.698)]);
        });
        crown += line(loop, true);
      } else {
        crown += disc(x, y, r);
        light += `M${n1(x - r * 0.55)} ${n1(y - r * 0.1)}a${n1(r * 0.6)} ${n1(r * 0.6)} 0 0 1 ${n1(r * 0.65)} ${n1(-r * 0.5)}`;
      }
    }
  }
  return T.path('crown-shade', shade) + T.path(`crown ${as}`, crown) + T.path('crown-light', light);
}

/** Houses under their roofs: the sunny half, the shaded half, the shadow on the ground. @param {Grid} grid @param {Point} c @param {number} seed @param {number} turn */
function houses(grid, c, seed, turn) {
  const rand = own(c, seed);
  let shade = '',
    sunny = '',
    dark = '';
  for (const [x, y] of strewn(grid, c, rand, 8, 16.5, [0.42, 0.86])) {
    const w = 6 + rand() * 4.5,
      h = 4.6 + rand() * 1.8,
      t = turn + (rand() < 0.45 ? Math.PI / 2 : 0),
      co = Math.cos(t),
      si = Math.sin(t);
    /** @param {number} u @param {number} v @returns {Point} */
    const at = (u, v) => [x + u * co - v * si, y + u * si + v * co];
    const all = [at(-w, -h), at(w, -h), at(w, h), at(-w, h)];
    shade += line(
      all.map(([a, b]) => /** @type {Point} */ ([a + 2.6, b + 3.6])),
      true,
    );
    const upper = line([at(-w, -h), at(w, -h), at(w, 0), at(-w, 0)], true),
      lower = line([at(-w, 0), at(w, 0), at(w, h), at(-w, h)], true);
    if (co - si > 0) {
      sunny += upper;
      dark += lower;
    } else {
      sunny += lower;
      dark += upper;
    }
  }
  return T.path('house-shade', shade) + T.path('roof', sunny) + T.path('roof dark', dark);
}

/** Stones and ruts. @param {Grid} grid @param {Point[]} cells @param {number} seed */
function rough(grid, cells, seed) {
  let stones = '',
    ruts = '';
  for (const c of cells) {
    const rand = own(c, seed + 5);
    for (const [x, y] of strewn(grid, c, rand, 11, 9, [0.25, 0.9])) {
      const r = 1.8 + rand() * 2.6;
      if (rand() < 0.62) {
        const loop = Array.from({ length: 6 }, (_, i) => {
          const q = r * (0.7 + rand() * 0.6);
          return /** @type {Point} */ ([x + q * 1.2 * Math.cos(i * 1.047), y + q * Math.sin(i * 1.047)]);
        });
        stones += line(loop, true);
      } else ruts += `M${n1(x - 5)} ${n1(y)}q2.5-3 5-.6t5-1.200`;
    }
  }
  return T.path('broken', patch(grid, cells, seed, 0.12)) + T.path('rut', ruts) + T.path('stone', stones);
}
/** Reeds in standing water. @param {Grid} grid @param {Point[]} cells @param {number} seed */
function marsh(grid, cells, seed) {
  let pools = '',
    reeds = '';
  for (const c of cells) {
    const rand = own(c, seed + 9);
    for (const [x, y] of strewn(grid, c, rand, 13, 8.5, [0, 0.88])) {
      const w = 5 + rand() * 6;
      pools += `M${n1(x - w)} ${n1(y)}h${n1(2 * w)}`;
      if (rand() < 0.7) reeds += `M${n1(x)} ${n1(y)}v-7M${n1(x)} ${n1(y)}l-2.600-5.400M${n1(x)} ${n1(y)}l2.600-5.400`;
    }
  }
  return T.path('marsh', patch(grid, cells, seed, 0.06)) + T.path('pool-line', pools) + T.path('reed', reeds);
}
/** @param {Grid} grid @param {Point[]} cells @param {number} seed */
function lake(grid, cells, seed) {
  let ripples = '';
  for (const c of cells)
    for (const [x, y] of strewn(grid, c, own(c, seed), 6, 14, [0, 0.85]))
      ripples += `M${n1(x - 6)} ${n1(y)}q3-2.400 6 0t6 0`;
  const shore = patch(grid, cells, seed, 0.05);
  return T.path('lake', shore) + T.path('ripple', ripples);
}
/** Rock that falls away. @param {Grid} grid @param {Point[]} cells @param {number} seed */
function cliff(grid, cells, seed) {
  let cracks = '',
    teeth = '';
  for (const loop of outline(grid, cells)) {
    const soft = soften(loop, rng(seed), grid.size * 0.06, grid.size * 0.08);
    for (const q of walk(soft, 6.5, true))
      teeth += line(
        [
          [q.x - q.ny * 3, q.y + q.nx * 3],
          [q.x + q.nx * 9, q.y + q.ny * 9],
          [q.x + q.ny * 3, q.y - q.nx * 3],
        ],
        true,
      );
  }
  for (const c of cells)
    for (const [x, y] of strewn(grid, c, own(c, seed), 7, 12, [0, 0.7]))
      cracks += `M${n1(x - 5)} ${n1(y + 4)}l3-5 3 2 4-6`;
  return T.path('cliff', patch(grid, cells, seed, 0.08)) + T.path('cliff-teeth', teeth) + T.path('cliff-crack', cracks);
}

/** The table before anybody stands on it. @param {Layout} layout @param {Scene} scene @param {Skin} skin */
export function paintGround({ ground, W, H }, scene, skin) {
  if (!ground || scene.board.shape !== 'hexes') return '';
  const { grid, box, seed } = ground,
    { places, paths, edges } = scene.board;
  /** @param {string} kind @returns {Point[]} */
  const of = kind => places.filter(p => p.kind === kind).map(p => [p.x, p.y]);
  const known = new Set(places.map(p => `${p.x},${p.y}`));
  /** What reaches the edge goes on beyond it. @param {Point[]} g @returns {Point[]} */
  const beyond = g => {
    /** @type {Map<string, Point>} */ const more = new Map();
    for (const c of g) for (const n of grid.neighbours(c)) if (!known.has(String(n))) more.set(String(n), n);
    return [...g, ...more.values()];
  };
  /** @param {string} kind @param {(cells: Point[], seed: number) => string} paint */
  const each = (kind, paint) =>
    groups(grid, of(kind))
      .map((g, i) => paint(beyond(g), seed + i))
      .join('');
  /** @param {Place} p */
  const high = p => Number(p.printed.find(one => one.startsWith('height-'))?.slice(7) ?? 0);
  const heights = [1, 2].map(level =>
    groups(
      grid,
      places.filter(p => high(p) >= level).map(p => /** @type {Point} */ ([p.x, p.y])),
    )
      .map((g, i) => height(grid, beyond(g), level, seed + level * 40 + i))
      .join(''),
  );
  const water = drawWater(ground, edges);
  const xs = places.map(p => p.x),
    ys = places.map(p => p.y),
    [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const leaving = new Set(
    places.filter(p => p.x < west + 2 || p.x > east - 2 || p.y === north || p.y === south).map(p => p.id),
  );
  const turn = (seed % 60) / 60;
  const ink =
    `<rect class="turf" x="${box[0]}" y="${box[1]}" width="${n1(box[2] - box[0])}" height="${n1(box[3] - box[1])}"/>` +
    turf(grid, box, of('clear'), seed) +
    heights.join('') +
    each('broken', (g, s) => rough(grid, g, s)) +
    each('marsh', (g, s) => marsh(grid, g, s)) +
    each('water', (g, s) => lake(grid, g, s)) +
    each('cliff', (g, s) => cliff(grid, g, s)) +
    each('wood', (g, s) => T.path('floor', patch(grid, g, s, 0.06))) +
    each('thicket', (g, s) => T.path('floor dense', patch(grid, g, s, 0.06))) +
    each('town', (g, s) => T.path('yard', patch(grid, g, s, 0.1))) +
    water.streams +
    water.rivers +
    water.fords +
    drawWays(
      ground,
      paths.map(p => (p.kind === 'rail' ? { ...p, kind: 'railway' } : p)),
      leaving,
    ) +
    water.bridges +
    each('wood', (g, s) => trees(grid, g, s, 'wood')) +
    each('thicket', (g, s) => trees(grid, g, s, 'thicket')) +
    of('town')
      .map(c => houses(grid, c, seed, turn))
      .join('') +
    T.mesh(
      grid,
      places.map(p => [p.x, p.y]),
    ) +
    drawNumbers(ground, places);
  return (
    `<g class="country ${scene.look ?? 'temperate'}"><rect class="rim" width="${W}" height="${H}"/><rect class="rim-grain" x="6" y="6" width="${n1(W - 12)}" height="${n1(H - 12)}"/>` +
    T.clip(box[0], box[1], box[2] - box[0], box[3] - box[1], `<g class="terrain">${ink}</g>`) +
    `<rect class="rim-line" x="${box[0]}" y="${box[1]}" width="${n1(box[2] - box[0])}" height="${n1(box[3] - box[1])}"/>` +
    drawMargins(ground, places) +
    '</g>'
  );
}

/** Earthworks round a hex: a bank with gaps, a deep trench with its traverses, or concrete. @param {Grid} grid @param {Point} c @param {number} level */
function works(grid, c, level) {
  const [x, y] = grid.centre(c);
  /** @param {number} q @returns {Point[]} */
  const ring = q => grid.corners(c).map(([a, b]) => /** @type {Point} */ ([x + (a - x) * q, y + (b - y) * q]));
  if (level > 2) {
    let slits = '';
    for (let i = 0; i < 6; i++) {
      const a = ring(0.84)[i],
        b = ring(0.84)[(i + 1) % 6],
        m = centroid([a, b]);
      slits += `M${n1(m[0] + (a[0] - m[0]) * 0.4)} ${n1(m[1] + (a[1] - m[1]) * 0.4)}L${n1(m[0] + (b[0] - m[0]) * 0.4)} ${n1(m[1] + (b[1] - m[1]) * 0.4)}`;
    }
    return T.path('concrete', line(ring(0.93), true) + line(ring(0.75).reverse(), true)) + T.path('slit', slits);
  }
  let ditch = '',
    bank = '',
    last = 0;
  const loop = [...ring(0.85), ring(0.85)[0]];
  if (level === 1) return T.path('bank one', line(loop)) + T.path('ditch one', line(loop));
  walk(loop, 5.2).forEach((q, i) => {
    const k = i % 4 < 2 ? 2.2 : -2.2;
    if (k !== last && i) ditch += `L${n1(q.x + q.nx * last)} ${n1(q.y + q.ny * last)}`;
    ditch += `${i ? 'L' : 'M'}${n1(q.x + q.nx * k)} ${n1(q.y + q.ny * k)}`;
    last = k;
  });
  for (const q of walk([...ring(0.96), ring(0.96)[0]], 6)) bank += disc(q.x, q.y, 1.9);
  return T.path('bank two', ditch + 'z') + T.path('ditch two', ditch + 'z') + T.path('sandbags', bank);
}

/** A camp: a tent under its flag, behind whoever stands there. @param {Point} at @param {string} cls @param {string | null} taken the flag of whoever took it */
const camp = ([x, y], cls, taken) =>
  `<g class="camp ${cls}" transform="translate(${n1(x - 15)} ${n1(y - 25)})"><path class="tent-shade" d="M-10 8h24l-6-4z"/><path class="tent" d="M-12 7L0-8 12 7z"/><path class="tent-door" d="M-3.500 7L0-3 3.500 7z"/><path class="mast" d="M0-8v-8"/><path class="${taken ? `banner ${taken}` : 'banner'}" d="M.5-16.500h10l-2.500 3 2.500 3h-10z"/>${taken ? '<path class="struck" d="M-13-10L13 9M13-10L-13 9"/>' : ''}</g>`;
/** Crates under a sheet. @param {Point} at @param {string} cls */
const depot = ([x, y], cls) =>
  `<g class="camp ${cls}" transform="translate(${n1(x - 19)} ${n1(y + 22)})"><path class="tent-shade" d="M-9 6h22v3h-20z"/><path class="crate" d="M-10-1h8v7h-8zM-1-1h8v7h-8zM-5.500-8h8v7h-8z"/><path class="crate-line" d="M-10 2.500h8M-1 2.500h8M-5.500-4.500h8M-6-1v7M3-1v7M-1.500-8v7"/></g>`;
/** What is to be won: a flag with a star. @param {Point} at @param {string | null} cls */
const prize = ([x, y], cls) =>
  `<g class="goal-flag ${cls ?? 'nobody'}" transform="translate(${n1(x + 15)} ${n1(y - 21)})"><path class="mast" d="M-6 9v-23"/><path class="banner" d="M-5.500-14.500h17v11h-17z"/><use href="${symbol('star')}" x="-1.500" y="-13.500" width="9" height="9"/></g>`;
/** Smoke that drifts over its hex. @param {Grid} grid @param {Point} c @param {number} seed @param {number} turns */
function smoke(grid, c, seed, turns) {
  const rand = own(c, seed + 3),
    [x, y] = grid.centre(c);
  const puffs = strewn(grid, c, rand, 13, 10, [0.3, 1]).map(p => /** @type {const} */ ([...p, 8 + rand() * 7]));
  return `<g class="smoke">${puffs.map(([a, b, r]) => `<path class="puff" d="${disc(a, b, r)}"/>`).join('')}${T.path('puff-line', puffs.map(([a, b, r]) => `M${n1(a - r * 0.7)} ${n1(b + r * 0.2)}a${n1(r * 0.75)} ${n1(r * 0.75)} 0 0 1 ${n1(r * 1.1)} ${n1(-r * 0.7)}`).join(''))}<text x="${n1(x)}" y="${n1(y + 36)}">${turns}</text></g>`;
}

/** What the battle has put on the table. @param {Layout} layout @param {Table} table @param {Skin} skin @param {Scene} scene */
export function paintMarkers({ ground, at }, table, skin, scene) {
  if (!ground) return '';
  const { grid, seed, box } = ground;
  /** @type {{ wire: Point[], craters: Point[] }} */ const by = { wire: [], craters: [] };
  let dug = '',
    above = '',
    clouds = '';
  /** @param {number} side */
  const flag = side => flagOf(skin, scene.flags[side] ?? null, side);
  for (const { place, markers, side } of table.places) {
    const cell = ground.cells.get(place)?.cell,
      p = at(place);
    if (!cell || !p) continue;
    for (const { kind, count } of markers) {
      const owner = kind.endsWith('-attacker') ? 0 : 1;
      if (kind === 'wire' || kind === 'craters') by[kind].push(cell);
      else if (kind.startsWith('works-')) dug += works(grid, cell, Number(kind.slice(6)));
      else if (kind === 'smoke') clouds += smoke(grid, cell, seed, count);
      else if (kind.startsWith('base-captured')) above += camp(p, flag(owner), flag(1 - owner));
      else if (kind.startsWith('base')) above += camp(p, flag(owner), null);
      else if (kind.startsWith('depot')) above += depot(p, flag(owner));
      else if (kind === 'prize') above += prize(p, side == null ? null : flag(side));
    }
  }
  // wire lies on the side of whoever comes: the attacker's below, the defender's above
  const wired = groups(grid, by.wire).flatMap(g => {
    const front = grid.centre(g[0])[1] > (box[1] + box[3]) / 2 ? -1 : 1;
    return T.traces(grid, g, { lean: grid.size * 0.3, front, reach: 0.8 }).lines;
  });
  return `<g class="country ${scene.look ?? 'temperate'}">${T.craters(grid, by.craters, seed + 7)}${dug}${wired.map(T.wire).join('')}${above}${clouds}</g>`;
}

/** The names, above whatever stands there and beside it rather than on it. @param {Layout} layout @param {Table} table @param {Skin} skin @param {Scene} scene */
export function paintNames({ ground, at, seat }, table, skin, scene) {
  if (!ground) return '';
  /** @type {[number, number, number, number][]} */ const full = [];
  /** @param {Point | undefined} p @param {[number, number, number, number]} around */
  const keep = (p, [west, north, east, south]) =>
    p && full.push([p[0] + west, p[1] + north, p[0] + east, p[1] + south]);
  for (const piece of table.pieces) keep(seat(piece.place), [-25, -25, 25, 25]);
  for (const { place, markers } of table.places)
    for (const { kind } of markers)
      if (kind.startsWith('base')) keep(at(place), [-28, -42, -3, -17]);
      else if (kind.startsWith('depot')) keep(at(place), [-30, 13, -8, 31]);
      else if (kind === 'prize') keep(at(place), [8, -36, 27, -12]);
  return `<g class="country names ${scene.look ?? 'temperate'}">${drawNames(ground, scene.board.places, skin, full)}</g>`;
}
