// A hex board: where each place lies, the ground drawn once, and the markers that come and go.
import { hexGrid, groups, outline, soften, hash, rng, n1, line, thin, centroid, steps } from './geometry.js';
import { textWidth } from './layout.js';
import { diggerOf, groundOf, signOf } from '../skins/read.js';
import { symbol } from '../symbols.js';
import * as T from './terrain.js';
import { drawColumns, drawNames, drawNumbers, drawSources, drawWater, drawWays, escape } from './map.js';

/** @typedef {import('../../types.js').Scene} Scene */
/** @typedef {import('../../types.js').Table} Table */
/** @typedef {import('../../types.js').Place} Place */
/** @typedef {import('../../types.js').Goal} Goal */
/** @typedef {import('../skins/skin.js').Skin} Skin */
/** @typedef {import('../skins/skin.js').Painter} Painter */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./geometry.js').Grid} Grid */
/** @typedef {import('./layout.js').Layout} Layout */
/**
 * @typedef {object} Ground how the ground of a hex board is laid out
 * @property {Grid} grid
 * @property {[number, number, number, number]} box inside the neat line
 * @property {Map<string, { place: Place, cell: Point }>} cells by place id
 * @property {Map<string, Point>} lean which way a trench lies in its hex, by cell
 * @property {{ side: 'german' | 'allied', lines: Point[][], cells: Point[], front: Point }[]} trenches
 * @property {{ lines: Point[][], flow: (cell: Point) => number }} water
 * @property {number} seed
 */

const SIZE = 40,
  MX = 24,
  MY = 22,
  FOOT = 32;

/** @param {Scene} scene @param {Skin} skin @returns {Layout} */
export function hexLayout(scene, skin) {
  const places = scene.board.places,
    flat = scene.board.shape === 'hexes' && scene.board.lie === 'columns';
  const left = Math.min(...places.map(p => p.x)),
    top = Math.min(...places.map(p => p.y));
  const half = (Math.sqrt(3) / 2) * SIZE;
  const grid = hexGrid(SIZE, MX - (flat ? 1.5 * SIZE : half) * left, MY - (flat ? half : 1.5 * SIZE) * top, flat);
  const cells = new Map(places.map(place => [place.id, { place, cell: /** @type {Point} */ ([place.x, place.y]) }]));
  const all = places.flatMap(p => grid.corners([p.x, p.y]));
  const W = n1(Math.max(...all.map(p => p[0])) + MX),
    H = n1(Math.max(...all.map(p => p[1])) + FOOT);
  /** @type {[number, number, number, number]} */
  const box = [MX, MY, W - MX, H - FOOT];
  /** @param {Painter} painter @returns {Point[]} */
  const of = painter => places.filter(p => paintersOf(p, skin).includes(painter)).map(p => [p.x, p.y]);

  const there = new Set(places.map(p => `${p.x},${p.y}`));
  /** @param {Point} c */
  const has = c => there.has(String(c));
  // A trench faces the other side. Whose it is the scene says; where it does not, it follows from where the trench lies.
  const dug = of('trench'),
    foot = Math.max(...places.map(p => p.y)),
    said = new Map(places.map(p => [`${p.x},${p.y}`, diggerOf(skin, p)]));
  const whole = groups(grid, dug),
    bound = noMansLand(whole, top, foot);
  const upperHexes = new Set(
    whole
      .flatMap(g => {
        const rows = g.map(c => c[1]),
          net = Math.max(...rows) - Math.min(...rows) >= 4 && Math.abs(centroid(g)[1] - (top + foot) / 2) < 0.8; // one net from end to end: cut in the middle
        return g.filter(c => {
          const side = said.get(String(c));
          return side != null ? side === 0 : net ? c[1] <= (top + foot) / 2 : centroid(g)[1] < bound;
        });
      })
      .map(String),
  );
  const systems = [true, false].flatMap(upper =>
    groups(
      grid,
      dug.filter(c => upperHexes.has(String(c)) === upper),
    ),
  );
  /** @type {Map<string, Point>} */
  const lean = new Map();
  /** @type {Ground['trenches']} */
  const trenches = [];
  for (const group of systems) {
    const upper = upperHexes.has(String(group[0]));
    const front = skin.facing[upper ? 0 : 1],
      { lines, off } = front[0]
        ? T.upright(grid, group, { lean: SIZE * 0.45, front, has })
        : T.traces(grid, group, { lean: SIZE * 0.6, front, has });
    off.forEach((v, k) => lean.set(k, v));
    trenches.push({ side: upper ? 'german' : 'allied', lines, cells: group, front });
  }
  const wet = of('water'),
    flowing = groups(grid, wet).flatMap(group => T.traces(grid, group, { has }).lines);
  /** Which way the water runs through a hex. @param {Point} cell */
  const flow = cell => {
    const [x, y] = grid.centre(cell);
    for (const p of flowing) {
      const i = p.findIndex(q => Math.hypot(q[0] - x, q[1] - y) < 2);
      if (i >= 0) {
        const a = p[Math.max(0, i - 1)],
          b = p[Math.min(p.length - 1, i + 1)];
        return Math.atan2(b[1] - a[1], b[0] - a[0]);
      }
    }
    return 0;
  };
  /** @type {Ground} */
  const ground = {
    grid,
    box,
    cells,
    lean,
    trenches,
    water: { lines: flowing, flow },
    seed: hash(places.map(p => p.symbol ?? p.kind).join('')),
  };
  /** @param {string} id */
  const cellOf = id => cells.get(id)?.cell;
  return {
    W,
    H,
    unit: half * 2,
    ground,
    ids: places.map(p => p.id),
    at: id => {
      const c = cellOf(id);
      return c && grid.centre(c);
    },
    seat: id => {
      const c = cellOf(id);
      if (!c) return undefined;
      const [x, y] = grid.centre(c),
        n = lean.get(String(c));
      return n ? [x - n[0] * 5, y - n[1] * 5] : [x, y]; // the counter stands back, so that the trace stays readable
    },
    shape: (id, shrink) => {
      const c = cellOf(id);
      return c ? T.hexPath(grid, c, shrink) : '';
    },
    apart: (a, b) => {
      const c = cellOf(a),
        d = cellOf(b);
      return c && d ? steps(grid, c, d) : 1;
    },
    area: ids => {
      const list = ids.map(cellOf).filter(c => c !== undefined);
      return outline(grid, list)
        .map(loop =>
          line(
            thin(
              soften(loop, () => 0.5, 0, 2.5, 3),
              0.2,
            ),
            true,
          ),
        )
        .join('');
    },
  };
}

/** Everything that is drawn at a place: its ground, and what else is printed there. @param {Place} place @param {Skin} skin @returns {Painter[]} */
const paintersOf = (place, skin) => [place.kind, ...place.printed].map(kind => groundOf(skin, kind, place));

/** Where one side's trenches end and the other's begin, in rows: between the two systems there is a gap, the widest near the
 * middle of the board; where all lie in one half, they are one side's.
 * @param {Point[][]} systems @param {number} top @param {number} foot */
function noMansLand(systems, top, foot) {
  const middle = (top + foot) / 2,
    at = systems.map(g => centroid(g)[1]).sort((a, b) => a - b);
  if (at[at.length - 1] < middle + 0.4) return foot + 1;
  if (at[0] > middle - 0.4) return top - 1;
  let best = middle,
    widest = 0;
  for (let i = 0; i + 1 < at.length; i++) {
    const gap = at[i + 1] - at[i],
      aside = Math.abs((at[i] + at[i + 1]) / 2 - middle);
    if (gap >= 1.4 && aside < 2.2 && gap - aside * 0.6 > widest) {
      widest = gap - aside * 0.6;
      best = (at[i] + at[i + 1]) / 2;
    }
  }
  return best;
}

/** What markers have made of the ground, as text: the ground is drawn again only when this changes. @param {Table} table @param {Skin} skin */
export const turnedKey = (table, skin) =>
  table.places
    .flatMap(p => p.markers.filter(m => skin.turned[m.kind]).map(m => `${p.place}=${skin.turned[m.kind]}`))
    .join(' ');

/** The ground and its grid, as SVG text. @param {Layout} layout @param {Scene} scene @param {Skin} skin @param {string} turned */
export function drawGround({ ground, W, H }, scene, skin, turned) {
  if (!ground) return '';
  const { grid, box, seed, trenches, water } = ground,
    places = scene.board.places;
  const now = new Map(
    turned
      .split(' ')
      .filter(Boolean)
      .map(t => /** @type {[string, Painter]} */ (t.split('='))),
  );
  /** @type {Map<Painter, Point[]>} */
  const by = new Map();
  for (const p of places) {
    const turned = now.get(p.id);
    for (const k of turned ? [turned] : new Set(paintersOf(p, skin))) by.set(k, [...(by.get(k) ?? []), [p.x, p.y]]);
  }
  /** @param {Painter} k */
  const of = k => by.get(k) ?? [];
  const rand = rng(seed),
    bumps = Array.from({ length: 5 }, () => /** @type {const} */ ([rand() * W, rand() * H, 0.3 + rand() * 0.3])),
    turn = rand() * 6,
    heights = of('hill').map(grid.centre),
    low = [...of('water'), ...of('lane')].map(grid.centre);
  /** @param {number} x @param {number} y */
  const height = (x, y) => {
    let z = 0.35 * Math.sin(x / 170 + turn) + 0.3 * Math.cos(y / 130 - x / 260 + turn);
    for (const [a, b, k] of bumps) z += k * Math.exp(-((x - a) ** 2 + (y - b) ** 2) / 16000);
    for (const [a, b] of heights) z += 0.34 * Math.exp(-((x - a) ** 2 + (y - b) ** 2) / 5200);
    for (const [a, b] of low) z -= 0.3 * Math.exp(-((x - a) ** 2 + (y - b) ** 2) / 4200);
    return z;
  };
  const levels = Array.from({ length: 18 }, (_, i) => -1 + i * 0.15);
  const village = /** @type {Painter[]} */ (['house', 'fortified', 'ruin', 'church', 'city']).flatMap(of),
    street = 0.2 + rand() * 0.6;
  const known = new Set(places.map(p => `${p.x},${p.y}`));
  /** What reaches the edge goes on beyond it. @param {Point[]} g */
  const beyond = g => [
    ...g,
    ...new Map(
      g
        .flatMap(c => grid.neighbours(c))
        .filter(c => !known.has(String(c)))
        .map(c => [String(c), c]),
    ).values(),
  ];
  const board = scene.board.shape === 'hexes' ? scene.board : null,
    wet = drawWater(ground, board?.edges ?? []),
    [xs, ys] = [places.map(p => p.x), places.map(p => p.y)],
    [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)],
    atEdge = (/** @type {Place} */ p) => p.x < west + 2 || p.x > east - 2 || p.y === north || p.y === south,
    leaving = new Set(places.filter(p => skin.source?.(p) != null || (skin.onward && atEdge(p))).map(p => p.id));
  const ink =
    T.relief(height, box, places.length > 300 ? 13 : 9, levels, 4) +
    groups(grid, of('wood'))
      .map((g, i) => T.wood(grid, beyond(g), seed + i))
      .join('') +
    groups(grid, of('hill'))
      .map((g, i) => T.hill(grid, beyond(g), seed + 50 + i))
      .join('') +
    groups(grid, of('lane'))
      .flatMap((g, i) => T.traces(grid, g, { has: c => known.has(String(c)) }).lines.map(p => T.lane(p, seed + 70 + i)))
      .join('') +
    water.lines.map(p => T.river(p, SIZE * 0.56)).join('') +
    wet.streams +
    wet.rivers +
    drawWays(ground, board?.paths ?? [], leaving) +
    wet.bridges +
    groups(grid, village)
      .map((g, i) => T.built(grid, beyond(g), seed + 90 + i))
      .join('') +
    of('house')
      .map(c => T.buildings(grid, c, seed, 'house', street))
      .join('') +
    of('fortified')
      .map(c => T.buildings(grid, c, seed, 'fortified', street))
      .join('') +
    of('ruin')
      .map(c => T.buildings(grid, c, seed, 'ruin', street))
      .join('') +
    of('church')
      .map(c => T.buildings(grid, c, seed + 3, 'house', street) + T.church(grid, c))
      .join('') +
    of('city')
      .map(c => T.city(grid, c, seed, street))
      .join('') +
    groups(grid, of('bunker'))
      .map(g => T.bunkers(grid, g))
      .join('') +
    T.craters(grid, of('crater'), seed) +
    of('mine')
      .map(c => T.mine(grid, c, seed))
      .join('') +
    of('plain')
      .map(c => T.path('strange', T.hexPath(grid, c, 0.12)))
      .join('') +
    (skin.ensigns ? trenches.map(t => T.dug(grid, t.cells, t.side)).join('') : '') +
    T.mesh(
      grid,
      places.map(p => [p.x, p.y]),
    ) +
    trenches.flatMap(t => t.lines.map(p => T.trench(p, t.side, t.front))).join('') +
    (skin.ensigns ? drawSigns(ground, skin.ensigns) : '') +
    of('fort')
      .map(c => T.fort(...grid.centre(c), SIZE * 0.8))
      .join('') +
    drawNumbers(ground, skin.numbered ? places : []) +
    drawNames(ground, places, skin) +
    places
      .filter(p => (now.get(p.id) ?? groundOf(skin, p.kind, p)) === 'plain')
      .map(p => {
        const [x, y] = grid.centre([p.x, p.y]);
        return `<text class="strange-n" x="${n1(x)}" y="${n1(y - SIZE * 0.55)}">${escape(p.symbol ?? '')}</text>`;
      })
      .join('');
  const borders =
    board?.borders
      .map(b => {
        const x = n1(grid.centre([b.x, 0])[0]);
        return T.path('section-line', `M${x} ${box[1]}V${box[3]}`);
      })
      .join('') ?? '';
  return (
    `<rect class="map-paper" width="${W}" height="${H}"/>${T.clip(box[0], box[1], box[2] - box[0], box[3] - box[1], `<g class="terrain">${ink}</g>`)}${borders}` +
    `<rect class="neat" x="${box[0] - 3}" y="${box[1] - 3}" width="${n1(box[2] - box[0] + 6)}" height="${n1(box[3] - box[1] + 6)}"/><rect class="neat thin" x="${box[0]}" y="${box[1]}" width="${n1(box[2] - box[0])}" height="${n1(box[3] - box[1])}"/>` +
    drawMargins(ground, places) +
    drawColumns(ground, places) +
    drawSources(ground, places, skin)
  );
}

/** Whose a trench is, as a little sign on every few of its hexes. @param {Ground} ground @param {[string, string]} ensigns */
function drawSigns({ grid, trenches, lean }, ensigns) {
  let out = '';
  for (const { side, cells } of trenches) {
    /** @type {Point[]} */ const done = [];
    for (const cell of cells) {
      const [x, y] = grid.centre(cell),
        n = lean.get(String(cell)) ?? [0, 0];
      if (done.some(q => Math.hypot(q[0] - x, q[1] - y) < grid.size * 4)) continue;
      done.push([x, y]);
      // behind the trace, where no counter stands
      out += `<g class="ensign ${side}" transform="translate(${n1(x + n[0] * 13)} ${n1(y + n[1] * 13 - grid.size * 0.72)})"><circle r="7"/><use href="${symbol(ensigns[side === 'german' ? 0 : 1])}" x="-6" y="-6" width="12" height="12"/></g>`;
    }
  }
  return out;
}

/** Row letters and column numbers, where ids are a letter and a number: so that a name can be read off the margins.
 * @param {Ground} ground @param {Place[]} places */
export function drawMargins({ grid, box }, places) {
  const named = places.map(p => ({ p, m: /^([A-Za-z]+)(\d+)$/.exec(p.id) }));
  if (named.some(({ m }) => !m)) return '';
  let out = '';
  /** @type {Map<number, Place[]>} */
  const rows = new Map();
  for (const { p } of named) rows.set(p.y, [...(rows.get(p.y) ?? []), p]);
  const order = [...rows.keys()].sort((a, b) => a - b);
  for (const y of order) {
    const row = rows.get(y) ?? [],
      at = n1(grid.centre([0, y])[1] + 3.4),
      letter = /^[A-Za-z]+/.exec(row[0].id)?.[0];
    out += `<text class="margin" x="${box[0] - 13}" y="${at}">${letter}</text><text class="margin" x="${n1(box[2] + 13)}" y="${at}">${letter}</text>`;
  }
  // the rows pushed half a hex aside have their own numbers, smaller, between the others
  /** @param {number} y @param {number} at @param {string} cls */
  const numbers = (y, at, cls) =>
    (rows.get(y) ?? [])
      .map(
        p =>
          `<text class="margin ${cls}" x="${n1(grid.centre([p.x, p.y])[0])}" y="${at}">${/\d+$/.exec(p.id)?.[0]}</text>`,
      )
      .join('');
  const [first, second] = order,
    last = order[order.length - 1],
    before = order[order.length - 2];
  return (
    out +
    numbers(first, box[1] - 8.5, '') +
    numbers(second, box[1] - 9, 'half') +
    numbers(last, n1(box[3] + 14), '') +
    numbers(before, n1(box[3] + 13.5), 'half')
  );
}

/** Markers on the ground, as SVG text. @param {Layout} layout @param {Table} table @param {Skin} skin */
export function drawMarkers({ ground, at }, table, skin) {
  if (!ground) return '';
  const { grid, seed, water, lean, trenches, box } = ground;
  /** @type {Record<string, Point[]>} */
  const by = {};
  let other = '';
  for (const { place, markers } of table.places) {
    const cell = ground.cells.get(place)?.cell;
    if (!cell) continue;
    markers.forEach((m, i) => {
      if (drawn.has(m.kind)) (by[m.kind] ??= []).push(cell);
      else if (!skin.turned[m.kind]) {
        const p = at(place),
          sign = signOf(skin, m),
          bare = !table.pieces.some(piece => piece.place === place);
        if (p && sign?.large)
          other += `<g class="badge large ${sign.cls ?? ''}" data-look="marker:${escape(`${place}:${m.kind}`)}" transform="translate(${n1(p[0] - (bare ? 0 : 20) + i * 16)} ${n1(p[1] - (bare ? 0 : 25))})"><circle class="b" r="12"/><use href="${symbol(sign.symbol ?? '')}" x="-9" y="-9" width="18" height="18"/></g>`;
        else if (p)
          other += `<g class="badge${sign?.red ? ' red' : ''}" data-look="marker:${escape(`${place}:${m.kind}`)}" transform="translate(${n1(p[0] - 24 + i * 16)} ${n1(p[1] - 26)})"><circle class="b" r="8"/><text y="3.4">${escape(m.symbol ?? m.name[0].toUpperCase())}</text></g>`;
      }
    });
  }
  /** @param {string} k */
  const of = k => by[k] ?? [];
  // wire lies on the side where the enemy of the nearest trench is
  /** @param {Point} cell @returns {1 | -1} */
  const front = cell => {
    const [x, y] = grid.centre(cell);
    let near = Infinity,
      side = y < (box[1] + box[3]) / 2 ? 'german' : 'allied';
    for (const t of trenches)
      for (const l of t.lines)
        for (const q of l) {
          const d = Math.hypot(q[0] - x, q[1] - y);
          if (d < near && d < grid.size * 5) {
            near = d;
            side = t.side;
          }
        }
    return side === 'german' ? 1 : -1;
  };
  const wired = /** @type {const} */ ([1, -1]).flatMap(f =>
    groups(
      grid,
      of('wire').filter(c => front(c) === f),
    ).flatMap(
      g => T.traces(grid, g, { lean: grid.size * (lean.has(String(g[0])) ? 0.86 : 0.62), front: f, reach: 0.66 }).lines,
    ),
  );
  return (
    of('assaulted')
      .map(c => T.path('pencil', T.pencil(...grid.centre(c), grid.size * 0.84, 4)))
      .join('') +
    of('levelled')
      .map(c => T.levelled(grid, c, seed))
      .join('') +
    T.craters(grid, of('crater'), seed + 7) +
    of('bridge')
      .map(c => T.bridge(grid.centre(c), water.flow(c), grid.size * 0.56, false))
      .join('') +
    of('damaged-bridge')
      .map(c => T.bridge(grid.centre(c), water.flow(c), grid.size * 0.56, true))
      .join('') +
    wired.map(T.wire).join('') +
    of('fortified')
      .map(c => T.sandbags(grid.centre(c), grid.size * 0.73))
      .join('') +
    of('gun')
      .map(c => {
        const [x, y] = grid.centre(c);
        return `<g class="badge gun" transform="translate(${n1(x - 25)} ${n1(y - 20)})"><circle class="b" r="9.5"/><use href="${symbol('m-gun')}" x="-7" y="-7" width="14" height="14"/></g>`;
      })
      .join('') +
    other
  );
}
const drawn = new Set(['wire', 'crater', 'fortified', 'bridge', 'damaged-bridge', 'gun', 'levelled', 'assaulted']);

/** How wide small capitals are. @param {string} text @param {number} scale */
export const lettered = (text, scale) =>
  textWidth(text.toUpperCase(), '600 10.2px --font-title') * scale + text.length * 0.5;
/** Names of goals with their badge, lettered where they lie. @param {Layout} layout @param {Goal[]} goals */
export function goalSpots({ ground, W, area }, goals) {
  if (!ground) return [];
  const { grid, cells, box } = ground;
  const ys = [...cells.values()].map(c => c.cell[1]),
    top = Math.min(...ys),
    foot = Math.max(...ys);
  /** @type {{ x: number, y: number, lines: string[], goal: Goal, edge: boolean, area: string }[]} */
  const spots = [];
  for (const goal of goals) {
    const there = goal.places.map(id => cells.get(id)?.cell).filter(c => c !== undefined);
    if (!there.length) continue;
    const name = goal.name.replace(/,.*$/, ''),
      y0 = there[0][1];
    const edge = there.length > 6 && there.every(c => c[1] === y0) && (y0 === top || y0 === foot);
    const lines = wrap(name, edge ? 60 : 34);
    if (edge) {
      spots.push({ x: W / 2, y: y0 === top ? box[1] + 11 : box[3] - 6, lines, goal, edge, area: '' });
      continue;
    }
    // the free band runs between two rows of counters: take the one nearest to the middle of the biggest part
    const main = groups(grid, there).reduce((a, b) => (b.length > a.length ? b : a)),
      [mx, my] = centroid(main.map(grid.centre));
    const rows = [...new Set(main.map(c => c[1]))].map(y => grid.centre([0, y])[1]),
      near = rows.reduce((a, b) => (Math.abs(b - my) < Math.abs(a - my) ? b : a));
    let y = near + (my > near ? 1 : -1) * grid.size * 0.75;
    const wide = Math.max(...lines.map(l => lettered(l, 1))) / 2 + 16;
    const x = Math.min(box[2] - wide, Math.max(box[0] + wide, mx));
    while (spots.some(s => Math.abs(s.y - y) < 14 && Math.abs(s.x - x) < wide * 1.6)) y += grid.size * 1.5;
    spots.push({ x, y, lines, goal, edge, area: area(goal.places) });
  }
  return spots;
}
/** @param {string} text @param {number} most */
function wrap(text, most) {
  /** @type {string[]} */
  const lines = [''];
  for (const w of text.split(' ')) {
    const l = lines[lines.length - 1];
    if (l && l.length + w.length + 1 > most) lines.push(w);
    else lines[lines.length - 1] = l ? `${l} ${w}` : w;
  }
  return lines;
}
