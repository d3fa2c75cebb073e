// Terrain as ink: every function returns SVG text and uses classes only, so that one stylesheet decides the colours of both
// themes. Terrain is drawn on the ring of a hex, the counter sits in its middle, and neither hides the other.
import { rng, n1, line, outline, soften, walk, inside, roundOpen, contours, thin, roundClosed } from './geometry.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./geometry.js').Grid} Grid */

/** @param {string} cls @param {string} d */
export const path = (cls, d) => (d ? `<path class="${cls}" d="${d}"/>` : '');

/** A window on the sheet: what reaches out of it is not drawn. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} inner */
export const clip = (x, y, w, h, inner) =>
  `<svg x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" viewBox="${n1(x)} ${n1(y)} ${n1(w)} ${n1(h)}">${inner}</svg>`;

/** Brown contour lines from a height field; every `index`-th is heavier.
 * @param {(x: number, y: number) => number} f @param {[number, number, number, number]} box @param {number} step @param {number[]} levels @param {number} [index] */
export function relief(f, box, step, levels, index = 5) {
  let fine = '',
    bold = '';
  contours(f, box, step, levels).forEach(({ chains }, i) => {
    for (const { p, closed } of chains) {
      const d = line(thin(closed ? roundClosed(p, 5) : roundOpen(p, 5), 0.35), closed);
      if (i % index === 0) bold += d;
      else fine += d;
    }
  });
  return path('contour', fine) + path('contour index', bold);
}

/** Woods: pale wash, a dotted edge, trees as little open rings with a shadow stroke. @param {Grid} grid @param {Point[]} cells @param {number} seed */
export function wood(grid, cells, seed, density = 1) {
  const rand = rng(seed);
  let wash = '',
    tree = '',
    shade = '';
  for (const loop of outline(grid, cells))
    wash += line(thin(soften(loop, rand, grid.size * 0.07, grid.size * 0.05), 0.3), true);
  const polys = outline(grid, cells).map(l => soften(l, () => 0.5, 0, grid.size * 0.1));
  for (const c of cells) {
    const [x, y] = grid.centre(c);
    /** @type {Point[]} */
    const taken = [];
    for (let k = 0, made = 0; k < 90 && made < 17 * density; k++) {
      const a = rand() * 6.283,
        d = grid.size * Math.sqrt(rand()) * 0.98,
        s = grid.size * (0.05 + rand() * 0.035);
      /** @type {Point} */
      const p = [x + d * Math.cos(a), y + d * Math.sin(a)];
      if (taken.some(t => Math.hypot(t[0] - p[0], t[1] - p[1]) < grid.size * 0.21)) continue;
      if (!polys.some(q => inside(p, q))) continue;
      taken.push(p);
      made++;
      tree += `M${n1(p[0] - s)} ${n1(p[1])}a${n1(s)} ${n1(s)} 0 1 1 ${n1(2 * s)} 0a${n1(s)} ${n1(s)} 0 1 1 ${n1(-2 * s)} 0`;
      shade += `M${n1(p[0] + s * 0.2)} ${n1(p[1] + s * 1.25)}h${n1(s * 1.9)}`;
    }
  }
  return path('wood', wash) + path('wood-edge', wash) + path('tree-shade', shade) + path('tree', tree);
}

/** Heights: hachures drawn down the slope along the rim, in brown. @param {Grid} grid @param {Point[]} cells @param {number} seed */
export function hill(grid, cells, seed) {
  const rand = rng(seed);
  let wash = '',
    strokes = '',
    crest = '';
  for (const loop of outline(grid, cells)) {
    const rim = soften(loop, rand, grid.size * 0.05, grid.size * 0.14);
    wash += line(thin(rim, 0.3), true);
    for (const q of walk(rim, 3.1, true)) {
      const l = grid.size * (0.13 + rand() * 0.13),
        j = (rand() - 0.5) * 0.5;
      strokes += `M${n1(q.x)} ${n1(q.y)}l${n1((q.nx + q.ny * j) * l)} ${n1((q.ny - q.nx * j) * l)}`;
    }
    if (cells.length > 1) crest += line(thin(soften(loop, rand, grid.size * 0.06, grid.size * 0.5), 0.3), true);
  }
  return path('hill', wash) + path('hachure', strokes) + path('contour', crest);
}

/** A trench is one inked line with a trace: zigzag for the Allies, traverses (crenels) for the Central Powers; dots on the
 * enemy's side, which is up for the former and down for the latter unless it is said. @param {Point[]} poly @param {'allied' | 'german'} side @param {Point} [facing] */
export function trench(poly, side, facing = side === 'german' ? [0, 1] : [0, -1]) {
  const smooth = roundOpen(poly, 2),
    amp = 3.4;
  let d = '',
    last = 0,
    dots = '';
  walk(smooth, side === 'allied' ? 6.2 : 8).forEach((q, i) => {
    const k = i % 2 ? amp : -amp;
    if (side === 'german' && i) d += `L${n1(q.x + q.nx * last)} ${n1(q.y + q.ny * last)}`; // a traverse goes square to the line
    d += `${i ? 'L' : 'M'}${n1(q.x + q.nx * k)} ${n1(q.y + q.ny * k)}`;
    last = k;
  });
  let look = 1;
  walk(smooth, 4.4).forEach(q => {
    const ahead = q.nx * facing[0] + q.ny * facing[1];
    if (Math.abs(ahead) > 0.4) look = Math.sign(ahead);
    dots += `M${n1(q.x + q.nx * 6 * look)} ${n1(q.y + q.ny * 6 * look)}l${n1(q.nx * 2.6 * look)} ${n1(q.ny * 2.6 * look)}`;
  });
  return `<g class="trench ${side}">${path('trench-bed', d)}${path('trench-line', d)}${path('parapet', dots)}</g>`;
}

/** The hexes of a trench system, washed in the ink of its side. @param {Grid} grid @param {Point[]} cells @param {'allied' | 'german'} side */
export const dug = (grid, cells, side) =>
  path(
    `dug ${side}`,
    outline(grid, cells)
      .map(loop =>
        line(
          thin(
            soften(loop, () => 0.5, 0, grid.size * 0.06),
            0.3,
          ),
          true,
        ),
      )
      .join(''),
  );

/** Wire: two rows of crosses on a strand. @param {Point[]} poly */
export function wire(poly) {
  let d = '';
  const smooth = roundOpen(poly, 3);
  for (const off of [-3.2, 3.2])
    walk(smooth, 7).forEach(q => {
      const s = off > 0 ? 3.5 : 0,
        x = q.x + q.nx * off + s * q.ny,
        y = q.y + q.ny * off - s * q.nx;
      d += `M${n1(x - 2.2)} ${n1(y - 2.2)}l4.4 4.4M${n1(x + 2.2)} ${n1(y - 2.2)}l-4.4 4.4`;
    });
  return path('wire-bed', line(thin(smooth, 0.2))) + path('wire', d) + path('wire-strand', line(thin(smooth, 0.2)));
}

/** One shell hole as three paths. @param {Point} p @param {number} s @param {() => number} rand */
function hole(p, s, rand) {
  const loop = Array.from({ length: 8 }, (_, i) => {
    const b = (i * Math.PI) / 4,
      q = s * (0.85 + rand() * 0.3);
    return /** @type {Point} */ ([p[0] + q * Math.cos(b), p[1] + q * 0.9 * Math.sin(b)]);
  });
  let spoil = '';
  for (let i = 0; i < 7; i++) {
    const b = i * 0.9 + rand(),
      q = s * (1.25 + rand() * 0.35);
    spoil += `M${n1(p[0] + q * Math.cos(b))} ${n1(p[1] + q * Math.sin(b))}h.6`;
  }
  return {
    ring: line(thin(roundClosed(loop, 3), 0.15), true),
    lip: `M${n1(p[0] - s * 0.75)} ${n1(p[1] + s * 0.1)}a${n1(s * 0.75)} ${n1(s * 0.7)} 0 0 1 ${n1(s * 0.95)} ${n1(-s * 0.72)}`,
    spoil,
  };
}
/** Shell holes on the ring of the hex, shaded on the north-west lip. Each hex has its own, whatever lies beside it.
 * @param {Grid} grid @param {Point[]} cells @param {number} seed */
export function craters(grid, cells, seed) {
  let ring = '',
    lip = '',
    spoil = '';
  for (const c of cells) {
    const rand = rng(seed + c[0] * 131 + c[1] * 7919),
      [x, y] = grid.centre(c);
    /** @type {[number, number, number][]} */
    const taken = [];
    for (let k = 0, made = 0; k < 80 && made < 7; k++) {
      const a = rand() * 6.283,
        d = grid.size * (0.5 + rand() * 0.3),
        s = grid.size * (0.07 + rand() * 0.09);
      /** @type {Point} */
      const p = [x + d * Math.cos(a), y + d * Math.sin(a) * 0.95];
      if (taken.some(t => Math.hypot(t[0] - p[0], t[1] - p[1]) < t[2] + s + 3)) continue;
      taken.push([...p, s]);
      made++;
      const h = hole(p, s, rand);
      ring += h.ring;
      lip += h.lip;
      spoil += h.spoil;
    }
  }
  return path('crater', ring) + path('crater-lip', lip) + path('spoil', spoil);
}
/** A mine crater fills its hex: a raised lip, hachures down into the pit. @param {Grid} grid @param {Point} c @param {number} seed */
export function mine(grid, c, seed) {
  const rand = rng(seed),
    [x, y] = grid.centre(c),
    R = grid.size * 0.76;
  const rim = roundClosed(
    Array.from(
      { length: 12 },
      (_, i) =>
        /** @type {Point} */ ([
          x + R * (0.95 + rand() * 0.1) * Math.cos((i * Math.PI) / 6),
          y + R * (0.92 + rand() * 0.1) * Math.sin((i * Math.PI) / 6),
        ]),
    ),
    3,
  );
  let down = '',
    spoil = '';
  for (const q of walk(rim, 3.4, true)) {
    const l = grid.size * (0.13 + rand() * 0.12),
      a = Math.atan2(y - q.y, x - q.x) + (rand() - 0.5) * 0.3;
    down += `M${n1(q.x)} ${n1(q.y)}l${n1(Math.cos(a) * l)} ${n1(Math.sin(a) * l)}`;
    if (rand() < 0.55)
      spoil += `M${n1(q.x - Math.cos(a) * (3 + rand() * 4))} ${n1(q.y - Math.sin(a) * (3 + rand() * 4))}h.7`;
  }
  return (
    path('crater', line(thin(rim, 0.2), true)) +
    path('hachure pit', down) +
    path('crater-rim', line(thin(rim, 0.2), true)) +
    path('spoil', spoil)
  );
}

/** The rose wash under whatever is built. @param {Grid} grid @param {Point[]} cells @param {number} seed */
export function built(grid, cells, seed) {
  const rand = rng(seed);
  return path(
    'village',
    outline(grid, cells)
      .map(loop => line(thin(soften(loop, rand, grid.size * 0.06, grid.size * 0.1), 0.3), true))
      .join(''),
  );
}
/** Blocks set square to the village street, near the rim of the hex, so that the counter leaves them visible.
 * @param {Grid} grid @param {Point} c @param {number} seed @param {'house' | 'fortified' | 'ruin'} as */
export function buildings(grid, c, seed, as, turn = 0.35) {
  const rand = rng(seed + c[0] * 131 + c[1] * 7919),
    [x, y] = grid.centre(c),
    want = as === 'fortified' ? 6 : 8;
  /** @type {Point[]} */
  const taken = [];
  let solid = '',
    wall = '',
    rubble = '';
  for (let k = 0; k < 200 && taken.length < want; k++) {
    const a = rand() * 6.283,
      q = grid.size * (0.56 + rand() * 0.28),
      big = as === 'fortified' ? 1.15 : 1;
    const w = grid.size * (0.07 + rand() * 0.11) * big,
      h = grid.size * (0.06 + rand() * 0.05) * big,
      t = turn + (rand() < 0.4 ? Math.PI / 2 : 0),
      shape = rand();
    const cx = x + q * Math.cos(a),
      cy = y + q * Math.sin(a),
      co = Math.cos(t),
      si = Math.sin(t);
    if (taken.some(m => Math.hypot(m[0] - cx, m[1] - cy) < grid.size * (as === 'fortified' ? 0.36 : 0.27))) continue;
    taken.push([cx, cy]);
    /** @param {number} u @param {number} v @returns {Point} */
    const R = (u, v) => [cx + u * co - v * si, cy + u * si + v * co];
    if (as === 'ruin') {
      // walls left standing on three sides or two, stones where the rest was
      wall += line(
        shape < 0.5
          ? [R(-w, h), R(-w, -h), R(w, -h), R(w, h * 0.2)]
          : [R(-w * 0.2, -h), R(-w, -h), R(-w, h), R(w * 0.4, h)],
      );
      for (let i = 0; i < 5; i++) {
        const p = R((rand() * 2 - 0.6) * w, (rand() * 2 - 0.6) * h);
        rubble += `M${n1(p[0])} ${n1(p[1])}h1.2`;
      }
    } else {
      solid += line(
        shape < 0.3 && as === 'house'
          ? [
              R(-w, -h),
              R(w, -h),
              R(w, h),
              R(w * 0.1, h),
              R(w * 0.1, h * 2.6),
              R(-w * 0.6, h * 2.6),
              R(-w * 0.6, h),
              R(-w, h),
            ]
          : [R(-w, -h), R(w, -h), R(w, h), R(-w, h)],
        true,
      );
      if (as === 'fortified') {
        const e = 2.3;
        wall += line([R(-w - e, -h - e), R(w + e, -h - e), R(w + e, h + e), R(-w - e, h + e)], true);
      }
    }
  }
  return path('build', solid) + path(as === 'ruin' ? 'ruin' : 'wall', wall) + path('rubble', rubble);
}
/** A town: blocks close together along its streets, over the whole of the hex. @param {Grid} grid @param {Point} c @param {number} seed */
export function city(grid, c, seed, turn = 0.35) {
  const rand = rng(seed + c[0] * 131 + c[1] * 7919),
    [x, y] = grid.centre(c),
    step = grid.size * 0.2,
    co = Math.cos(turn),
    si = Math.sin(turn);
  let solid = '';
  for (let i = -5; i <= 5; i++)
    for (let j = -5; j <= 5; j++) {
      const u = i * step,
        v = j * step * 0.84,
        cx = x + u * co - v * si,
        cy = y + u * si + v * co,
        w = step * (0.3 + rand() * 0.16),
        h = step * (0.24 + rand() * 0.12);
      if (!inside([cx, cy], grid.corners(c)) || Math.hypot(cx - x, cy - y) > grid.size * 0.82 || rand() < 0.12)
        continue;
      /** @param {number} a @param {number} b @returns {Point} */
      const R = (a, b) => [cx + a * co - b * si, cy + a * si + b * co];
      solid += line([R(-w, -h), R(w, -h), R(w, h), R(-w, h)], true);
    }
  return path('build', solid);
}
/** A church: its plan with a cross on the spire, on the upper rim. @param {Grid} grid @param {Point} c */
export function church(grid, c) {
  const [x, y] = grid.centre(c),
    s = grid.size,
    cx = x - s * 0.36,
    cy = y - s * 0.68;
  const plan = `M${n1(cx - s * 0.26)} ${n1(cy - s * 0.08)}h${n1(s * 0.3)}v${n1(-s * 0.08)}h${n1(s * 0.12)}v${n1(s * 0.08)}h${n1(s * 0.1)}q${n1(s * 0.12)} ${n1(s * 0.08)} 0 ${n1(s * 0.18)}h${n1(-s * 0.1)}v${n1(s * 0.08)}h${n1(-s * 0.12)}v${n1(-s * 0.08)}h${n1(-s * 0.3)}z`;
  const px = x + s * 0.62,
    py = y - s * 0.42;
  return (
    path('build', plan) +
    path(
      'spire',
      `M${n1(px)} ${n1(py - s * 0.27)}v${n1(s * 0.3)}M${n1(px - s * 0.09)} ${n1(py - s * 0.17)}h${n1(s * 0.18)}`,
    ) +
    `<circle class="build" cx="${n1(px)}" cy="${n1(py + s * 0.1)}" r="${n1(s * 0.085)}"/>`
  );
}
/** Concrete: bunkers side by side are one fort with its ditch; each has thick walls with a slit. @param {Grid} grid @param {Point[]} cells */
export function bunkers(grid, cells) {
  const s = grid.size;
  let ditch = '',
    body = '',
    casemates = '';
  for (const loop of outline(grid, cells)) {
    ditch += line(
      thin(
        soften(loop, () => 0.5, 0, s * 0.1, 3),
        0.4,
      ),
      true,
    );
    body += line(
      thin(
        soften(loop, () => 0.5, 0, s * 0.22, 3),
        0.4,
      ),
      true,
    );
  }
  for (const c of cells) {
    const [x, y] = grid.centre(c);
    for (const a of [-150, -30, 90]) {
      const t = (a * Math.PI) / 180,
        cx = x + s * 0.655 * Math.cos(t),
        cy = y + s * 0.655 * Math.sin(t),
        co = Math.cos(t + Math.PI / 2),
        si = Math.sin(t + Math.PI / 2),
        w = s * 0.17,
        h = s * 0.06;
      /** @param {number} u @param {number} v @returns {Point} */
      const R = (u, v) => [cx + u * co - v * si, cy + u * si + v * co];
      casemates += line([R(-w, -h), R(w, -h), R(w * 0.7, h), R(-w * 0.7, h)], true);
    }
  }
  return path('fort-ditch', ditch) + path('fort', body) + path('fort-core', casemates);
}

/** No water runs straight. @param {Point[]} poly */
const wavering = poly =>
  line(
    thin(
      walk(roundOpen(poly, 3), 4).map((q, i) => {
        const k = 4 * Math.sin(i * 0.19 + 1) + 1.6 * Math.sin(i * 0.47);
        return /** @type {Point} */ ([q.x + q.nx * k, q.y + q.ny * k]);
      }),
      0.25,
    ),
  );
/** @param {Point[]} poly @param {number} width */
export function river(poly, width) {
  const d = wavering(poly);
  return (
    `<path class="river-bank" d="${d}" stroke-width="${n1(width + 2.4)}"/><path class="river" d="${d}" stroke-width="${n1(width)}"/>` +
    (width > 6
      ? `<path class="river-line" d="${d}" stroke-width="${n1(width * 0.45)}"/><path class="river" d="${d}" stroke-width="${n1(width * 0.45 - 1.2)}"/>`
      : '')
  );
}
/** Where a river can be waded through: stepping stones from bank to bank. @param {Point} at @param {number} flow direction of the water, in radians @param {number} width */
export function ford([x, y], flow, width) {
  const [fx, fy] = [Math.cos(flow), Math.sin(flow)],
    far = width / 2 + 4;
  let stones = '';
  for (const along of [-7, 0, 7])
    for (let across = -far; across <= far; across += far / 2) {
      const a = along + (across % 3);
      stones += `M${n1(x + fx * a - fy * across)} ${n1(y + fy * a + fx * across)}h.1`;
    }
  return path('ford-bed', stones) + path('ford-stones', stones);
}
/** @param {Point[]} poly */
export function stream(poly) {
  if (poly.length < 2) return '';
  return path(
    'stream',
    line(
      thin(
        walk(roundOpen(poly, 3), 3).map((q, i) => {
          const k = 2.2 * Math.sin(i * 0.55) + 1.2 * Math.sin(i * 0.23 + 1);
          return /** @type {Point} */ ([q.x + q.nx * k, q.y + q.ny * k]);
        }),
        0.25,
      ),
    ),
  );
}
/** @param {Point[]} poly */
export function road(poly, cls = '') {
  const d = line(thin(roundOpen(poly, 3), 0.25));
  return `<path class="road-edge ${cls}" d="${d}"/><path class="road ${cls}" d="${d}"/>`;
}
/** @param {Point[]} poly */
export function rail(poly) {
  const s = roundOpen(poly, 3);
  let t = '';
  walk(s, 8).forEach(q => {
    t += `M${n1(q.x - q.nx * 2.6)} ${n1(q.y - q.ny * 2.6)}l${n1(q.nx * 5.2)} ${n1(q.ny * 5.2)}`;
  });
  return path('rail', line(thin(s, 0.25))) + path('rail-tick', t);
}
/** A sunken lane: a road between two banks, hachures down to it. @param {Point[]} poly @param {number} seed */
export function lane(poly, seed) {
  const rand = rng(seed),
    s = roundOpen(poly, 3);
  let banks = '';
  for (const k of [-1, 1])
    walk(s, 3).forEach(q => {
      const l = 4 + rand() * 4;
      banks += `M${n1(q.x + q.nx * k * (6 + l))} ${n1(q.y + q.ny * k * (6 + l))}L${n1(q.x + q.nx * k * 6)} ${n1(q.y + q.ny * k * 6)}`;
    });
  return path('lane-bed', line(thin(s, 0.25))) + path('hachure', banks) + road(poly, 'lane');
}
/** A bridge across running water; a damaged one has lost its middle. @param {Point} at @param {number} flow direction of the water, in radians @param {number} width @param {boolean} broken */
export function bridge([x, y], flow, width, broken) {
  const a = n1(((flow + Math.PI / 2) * 180) / Math.PI),
    l = width / 2 + 7,
    w = 6,
    g = 4;
  const rails = broken
    ? `M${-l} ${-w}h${n1(l - g)}l-2 3 2 2-3 3M${-l} ${w}h${n1(l - g - 2)}M${l} ${-w}h${n1(g - l + 3)}l3 3-4 3 2 3M${l} ${w}h${n1(g - l)}`
    : `M${-l} ${-w}h${2 * l}M${-l} ${w}h${2 * l}`;
  const heads = `M${-l - 3} ${-w - 3}l3 3M${l + 3} ${-w - 3}l-3 3M${-l - 3} ${w + 3}l3-3M${l + 3} ${w + 3}l-3-3`;
  let planks = '';
  for (let u = -l + 3; u < l; u += 4.5) if (!broken || Math.abs(u) > g + 2) planks += `M${n1(u)} ${-w}v${2 * w}`;
  const deck = broken
    ? `M${-l} ${-w}h${l - g}v${2 * w}h${g - l - 2}zM${l} ${-w}h${g - l + 2}v${2 * w}h${l - g}z`
    : `M${-l} ${-w}h${2 * l}v${2 * w}h${-2 * l}z`;
  return `<g class="bridge${broken ? ' broken' : ''}" transform="translate(${n1(x)} ${n1(y)}) rotate(${a})">${path('deck', deck)}${path('planks', planks)}${path('rails', rails + heads)}</g>`;
}
/** Sandbags round the middle of a hex. @param {Point} at @param {number} r */
export function sandbags([x, y], r) {
  let d = '';
  for (let i = 0; i < 22; i++) {
    const a = (i * Math.PI) / 11,
      t = n1((a * 180) / Math.PI + 90);
    d += `<rect class="sandbag" x="-4.3" y="-2.4" width="8.6" height="4.8" rx="2.2" transform="translate(${n1(x + r * Math.cos(a))} ${n1(y + r * Math.sin(a))}) rotate(${t})"/>`;
  }
  return d;
}
/** What the shells have levelled: short strokes over what was there. @param {Grid} grid @param {Point} c @param {number} seed */
export function levelled(grid, c, seed) {
  const rand = rng(seed + c[0] * 131 + c[1] * 7919),
    [x, y] = grid.centre(c);
  let d = '';
  for (let i = 0; i < 26; i++) {
    const a = rand() * 6.283,
      q = grid.size * (0.5 + rand() * 0.34),
      l = 3 + rand() * 4;
    d += `M${n1(x + q * Math.cos(a) - l / 2)} ${n1(y + q * Math.sin(a) + l / 2)}l${n1(l)} ${n1(-l)}`;
  }
  return path('levelled', d);
}
/** The plan of a fort: a pentagon with its ditch. @param {number} x @param {number} y @param {number} r */
export function fort(x, y, r, turn = 0) {
  /** @param {number} q */
  const k = q =>
    Array.from({ length: 5 }, (_, i) => {
      const a = -Math.PI / 2 + turn + (i * 2 * Math.PI) / 5;
      return /** @type {Point} */ ([x + q * Math.cos(a), y + q * Math.sin(a)]);
    });
  return (
    path('fort-ditch', line(k(r), true)) +
    path('fort', line(k(r * 0.78), true)) +
    path('fort-core', line(k(r * 0.42), true))
  );
}
/** Every hex side once. @param {Grid} grid @param {Point[]} cells */
export function mesh(grid, cells) {
  const seen = new Set();
  let d = '';
  for (const c of cells) {
    const k = grid.corners(c);
    for (let i = 0; i < 6; i++) {
      const a = k[i],
        b = k[(i + 1) % 6];
      const key = [a, b]
        .map(p => `${Math.round(p[0])},${Math.round(p[1])}`)
        .sort()
        .join('|');
      if (seen.has(key)) continue;
      seen.add(key);
      d += `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`;
    }
  }
  return path('hexes', d);
}
/** @param {Grid} grid @param {Point} c @param {number} [shrink] */
export const hexPath = (grid, c, shrink = 0) => {
  const [x, y] = grid.centre(c);
  return line(
    grid.corners(c).map(([a, b]) => /** @type {Point} */ ([x + (a - x) * (1 - shrink), y + (b - y) * (1 - shrink)])),
    true,
  );
};
/** A red-pencil ring: two loose turns, never quite closed. @param {number} x @param {number} y @param {number} r */
export function pencil(x, y, r, seed = 1) {
  const rand = rng(seed);
  /** @type {Point[]} */
  const p = [];
  for (let i = 0; i <= 26; i++) {
    const a = -2.2 + (i * 6.283) / 12.4,
      q = r * (0.96 + 0.05 * Math.sin(i * 0.7) + rand() * 0.035) + i * 0.06;
    p.push([x + q * Math.cos(a), y + q * Math.sin(a) * 0.97]);
  }
  return line(thin(roundOpen(p, 3), 0.2));
}
/** Corner brackets round a point. @param {number} x @param {number} y @param {number} k @param {number} l */
export const brackets = (x, y, k = 29, l = 8) =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([a, b]) => `M${n1(x + a * k)} ${n1(y + b * k - b * l)}v${b * l}h${-a * l}`)
    .join('');

/**
 * A line from the top of its cells to their foot, a point a row: what a trench does whose front lies aside.
 * @param {Grid} grid @param {Point[]} cells @param {{ lean: number, front: Point, has: (cell: Point) => boolean }} o
 * @returns {{ lines: Point[][], off: Map<string, Point> }}
 */
export function upright(grid, cells, { lean, front, has }) {
  const rows = [...new Set(cells.map(c => c[1]))].sort((a, b) => a - b);
  const line = rows.map(y => {
    const row = cells.filter(c => c[1] === y),
      x = row.reduce((sum, c) => sum + grid.centre(c)[0], 0) / row.length;
    return /** @type {Point} */ ([x + front[0] * lean, grid.centre([0, y])[1]]);
  });
  const far = grid.size * 0.75,
    [first, last] = [line[0], line[line.length - 1]];
  // it goes on to the side of its hex, or off the map
  /** @param {Point} end @param {number} y @param {number} by @returns {Point} */
  const beyond = (end, y, by) => [
    end[0],
    end[1] + by * (has([cells.find(c => c[1] === y)?.[0] ?? 0, y]) ? far : far * 2),
  ];
  const whole = [beyond(first, rows[0], -1), ...line, beyond(last, rows[rows.length - 1], 1)];
  return { lines: [whole], off: new Map(cells.map(c => [String(c), front])) };
}

/**
 * Lines through cells that touch: what a trench, a river or a strand of wire does across its hexes. Triangles are opened
 * (a line runs through three hexes, not round them), rings stay closed, forks become branches.
 * `lean` lays a line aside, that far from the middle of its hexes, towards the `front`: 1 is down, −1 is up, or any direction.
 * @param {Grid} grid @param {Point[]} cells @param {{ lean?: number, front?: 1 | -1 | Point, has?: (cell: Point) => boolean, reach?: number }} [o] `has` says what is on the board: a line that ends at its edge goes on
 * @returns {{ lines: Point[][], off: Map<string, Point> }} the lines, and for each cell which way it leans
 */
export function traces(grid, cells, o = {}) {
  const lean = o.lean ?? 0,
    [fx, fy] = Array.isArray(o.front) ? o.front : [0, o.front ?? 1],
    at = new Map(cells.map(c => [String(c), c]));
  /** @type {[string, string, number][]} */
  const edges = [];
  for (const c of cells)
    grid.neighbours(c).forEach((n, i) => {
      const k = String(n);
      if (at.has(k) && String(c) < k) edges.push([String(c), k, i % 3 === 0 ? 0 : 0.5]);
    });
  // a cell with few neighbours needs its lines more than one with many: so a bump becomes a bend, not a spur
  /** @param {string} k */
  const friends = k => edges.filter(e => e[0] === k || e[1] === k).length;
  for (const e of edges) e[2] += Math.min(friends(e[0]), friends(e[1]));
  edges.sort((a, b) => a[2] - b[2] || (a[0] < b[0] ? -1 : 1));
  /** @type {Map<string, string[]>} */
  const tree = new Map(cells.map(c => [String(c), []]));
  /** @param {string} a @param {string} b */
  const far = (a, b) => {
    // how far apart two cells are along what is joined already
    let ring = [a],
      seen = new Set(ring);
    for (let n = 0; ring.length; n++) {
      if (ring.includes(b)) return n;
      ring = ring.flatMap(k => tree.get(k) ?? []).filter(k => !seen.has(k) && seen.add(k));
    }
    return Infinity;
  };
  /** @param {string} k */
  const degree = k => tree.get(k)?.length ?? 0;
  for (const lone of [true, false])
    for (const [a, b] of edges)
      if ((!lone || (degree(a) < 2 && degree(b) < 2)) && far(a, b) >= (lone ? 9e9 : 4)) {
        tree.get(a)?.push(b);
        tree.get(b)?.push(a);
      }
  /** @type {Map<string, Point>} */
  const off = new Map();
  /** @type {Point[][]} */
  const lines = [];
  const used = new Set();
  /** @param {string} a @param {string} b */
  const edge = (a, b) => (a < b ? `${a}|${b}` : `${b}|${a}`);
  /** @param {string} from */
  const longest = from => {
    // the longest way on from a cell over lines not drawn yet
    /** @type {string[]} */
    let best = [];
    let tries = 600; // a net of trenches has more ways through than it is worth looking at
    /** @param {string[]} way @param {Set<string>} gone */
    const go = (way, gone) => {
      if (way.length > best.length) best = way;
      if (tries-- < 0) return;
      for (const k of tree.get(way[way.length - 1]) ?? []) {
        const e = edge(way[way.length - 1], k);
        if (!used.has(e) && !gone.has(e) && (!way.includes(k) || (k === way[0] && way.length > 3)))
          go([...way, k], new Set([...gone, e]));
      }
    };
    go([from], new Set());
    return best;
  };
  const centre = (/** @type {string} */ k) => grid.centre(/** @type {Point} */ (at.get(k)));
  /** @param {string[]} way */
  const draw = way => {
    for (let i = 0; i + 1 < way.length; i++) used.add(edge(way[i], way[i + 1]));
    const p = way.map(centre);
    /** @param {number} i @returns {Point} */
    const normal = i => {
      const a = p[Math.max(0, i - 1)],
        b = p[Math.min(p.length - 1, i + 1)],
        l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return p.length < 2 ? [0, 1] : [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
    };
    // each stretch looks to the front; a steep one looks where the stretch before it did
    /** @param {Point} n */
    const ahead = ([nx, ny]) => nx * fx + ny * fy;
    let sign = Math.sign(p.reduce((s, _, i) => s + ahead(normal(i)), 0)) || 1;
    const laid = p.map((c, i) => {
      const known = off.get(way[i]),
        [nx, ny] = normal(i);
      if (Math.abs(ahead([nx, ny])) > 0.4) sign = Math.sign(ahead([nx, ny]));
      /** @type {Point} */
      const n = known ?? [nx * sign, ny * sign];
      off.set(way[i], n);
      return /** @type {Point} */ ([c[0] + n[0] * lean, c[1] + n[1] * lean]);
    });
    // an end runs on to the side of its hex, or off the map
    const reach = (o.reach ?? 0.8) * grid.size;
    /** @param {Point} a @param {Point} b @param {string} k @returns {Point} */
    const beyond = (a, b, k) => {
      const l = Math.hypot(a[0] - b[0], a[1] - b[1]) || 1,
        dx = (a[0] - b[0]) / l,
        dy = (a[1] - b[1]) / l,
        [cx, cy] = centre(k);
      const ahead = grid
        .neighbours(/** @type {Point} */ (at.get(k)))
        .map(n => ({ n, c: grid.centre(n) }))
        .sort((p, q) => (q.c[0] - cx) * dx + (q.c[1] - cy) * dy - (p.c[0] - cx) * dx - (p.c[1] - cy) * dy)[0].n;
      const edgeways = o.has && !o.has(ahead);
      return [a[0] + dx * (edgeways ? grid.size * 1.6 : reach), a[1] + dy * (edgeways ? grid.size * 1.6 : reach)];
    };
    if (laid.length === 1) {
      const [c] = laid;
      lines.push([[c[0] - reach, c[1]], c, [c[0] + reach, c[1]]]);
      return;
    }
    const out = [...laid];
    if (way[0] !== way[way.length - 1]) {
      const ends = (/** @type {string} */ k) => (tree.get(k)?.length ?? 0) < 2;
      if (ends(way[0])) out.unshift(beyond(laid[0], laid[1], way[0]));
      if (ends(way[way.length - 1]))
        out.push(beyond(laid[laid.length - 1], laid[laid.length - 2], way[way.length - 1]));
    }
    lines.push(out);
  };
  for (const [k, near] of tree) if (!near.length) draw([k]);
  const leaves = [...tree.keys()].filter(k => tree.get(k)?.length === 1);
  for (;;) {
    const open = [...tree.keys()].filter(k => tree.get(k)?.some(n => !used.has(edge(k, n))));
    if (!open.length) break;
    const from = leaves.filter(k => open.includes(k));
    const ways = (from.length ? from : open).map(longest);
    draw(ways.reduce((a, b) => (b.length > a.length ? b : a)));
  }
  return { lines, off };
}
