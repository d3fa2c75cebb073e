// Pure geometry for the boards: hexes, loops, smoothing, contour lines. No DOM.

/** @typedef {[number, number]} Point */
/**
 * A grid knows the centre, the corners and the neighbours of a hex, nothing else. A cell is its pair of doubled
 * coordinates, as places have them: half hexes across and rows down (pointy), or columns across and half hexes down (flat).
 * @typedef {{ size: number, flat: boolean, centre: (c: Point) => Point, corners: (c: Point) => Point[], neighbours: (c: Point) => Point[] }} Grid
 */

/** mulberry32: the same map is drawn the same way every time. @param {number} seed */
export function rng(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
/** A seed from text. @param {string} text */
export function hash(text) {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}
/** One decimal, never −0. @param {number} v */
export const n1 = v => {
  const r = Math.round(v * 10) / 10;
  return Object.is(r, -0) ? 0 : r;
};
/** @param {Point[]} list @param {boolean} [close] */
export const line = (list, close) => {
  let d = '',
    px = 0,
    py = 0;
  list.forEach((p, i) => {
    const x = n1(p[0]),
      y = n1(p[1]);
    d += i ? `${i === 1 ? 'l' : ' '}${n1(x - px)} ${n1(y - py)}` : `M${x} ${y}`;
    px = x;
    py = y;
  });
  return d + (close ? 'z' : '');
};
/** @param {Point} a @param {Point} b */
export const dist = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
/** @param {Point[]} list @returns {Point} */
export const centroid = list => [
  list.reduce((s, p) => s + p[0], 0) / list.length,
  list.reduce((s, p) => s + p[1], 0) / list.length,
];

/** @param {number} size @param {number} ox @param {number} oy @param {boolean} [flat] @returns {Grid} */
export function hexGrid(size, ox, oy, flat = false) {
  const half = (Math.sqrt(3) / 2) * size;
  /** @type {(c: Point) => Point} */
  const centre = flat
    ? ([x, y]) => [ox + size + 1.5 * size * x, oy + half * (y + 1)]
    : ([x, y]) => [ox + half * (x + 1), oy + size + 1.5 * size * y];
  /** @type {Point[]} */
  const around = flat
    ? [
        [1, 1],
        [0, 2],
        [-1, 1],
        [-1, -1],
        [0, -2],
        [1, -1],
      ]
    : [
        [2, 0],
        [1, 1],
        [-1, 1],
        [-2, 0],
        [-1, -1],
        [1, -1],
      ];
  return {
    size,
    flat,
    centre,
    corners: c => hexCorners(centre(c), size, flat ? 0 : 30),
    neighbours: ([x, y]) => around.map(([a, b]) => /** @type {Point} */ ([x + a, y + b])),
  };
}
/** @param {Point} c @param {number} size @param {number} start @returns {Point[]} */
export function hexCorners([x, y], size, start) {
  return Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 180) * (start + 60 * i);
    return /** @type {Point} */ ([x + size * Math.cos(a), y + size * Math.sin(a)]);
  });
}
/** Hexes between two cells. @param {Grid} grid @param {Point} a @param {Point} b */
export function steps(grid, a, b) {
  const [u, v] = grid.flat
    ? [Math.abs(a[1] - b[1]), Math.abs(a[0] - b[0])]
    : [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
  return v + Math.max(0, (u - v) / 2);
}
/** The side of a hex that faces its neighbour i. @param {Grid} grid @param {Point} c @param {number} i @returns {[Point, Point]} */
export function sideOf(grid, c, i) {
  const k = grid.corners(c),
    [nx, ny] = grid.centre(grid.neighbours(c)[i]),
    [x, y] = grid.centre(c);
  /** @type {Point} */
  const middle = [(x + nx) / 2, (y + ny) / 2];
  let best = 0,
    near = Infinity;
  for (let j = 0; j < 6; j++) {
    const d = dist(centroid([k[j], k[(j + 1) % 6]]), middle);
    if (d < near) {
      near = d;
      best = j;
    }
  }
  return [k[best], k[(best + 1) % 6]];
}
/** The outline of a set of hexes as closed loops of corners. @param {Grid} grid @param {Point[]} cells @returns {Point[][]} */
export function outline(grid, cells) {
  const set = new Set(cells.map(String));
  /** @param {Point} p */
  const key = p => `${Math.round(p[0])},${Math.round(p[1])}`;
  /** @type {Map<string, [Point, Point][]>} */
  const from = new Map();
  for (const c of cells)
    grid.neighbours(c).forEach((n, i) => {
      if (set.has(String(n))) return;
      const side = sideOf(grid, c, i),
        k = key(side[0]),
        there = from.get(k);
      if (there) there.push(side);
      else from.set(k, [side]);
    });
  /** @type {Point[][]} */
  const loops = [];
  while (from.size) {
    const [first, opening] = /** @type {[string, [Point, Point][]]} */ (from.entries().next().value);
    /** @type {Point[]} */
    const loop = [];
    let k = first;
    /** @type {[Point, Point][] | undefined} */
    let edges = opening;
    while (edges?.length) {
      const [a, b] = /** @type {[Point, Point]} */ (edges.shift());
      if (!edges.length) from.delete(k);
      loop.push(a);
      k = key(b);
      edges = from.get(k);
      if (k === first) break;
    }
    loops.push(loop);
  }
  return loops;
}
/** Cells that touch, together. @param {Grid} grid @param {Point[]} cells @returns {Point[][]} */
export function groups(grid, cells) {
  const left = new Map(cells.map(c => [String(c), c]));
  /** @type {Point[][]} */
  const all = [];
  for (const c of cells) {
    if (!left.delete(String(c))) continue;
    const group = [c];
    for (const g of group)
      for (const n of grid.neighbours(g)) {
        const there = left.get(String(n));
        if (there) {
          left.delete(String(n));
          group.push(there);
        }
      }
    all.push(group);
  }
  return all;
}
/** A closed loop, its corners shaken a little and rounded, as a dense polyline.
 * @param {Point[]} loop @param {() => number} rand @param {number} shake @param {number} [inset] @param {number} [step] */
export function soften(loop, rand, shake, inset = 0, step = 4) {
  /** @type {Point[]} */
  const m = [];
  loop.forEach((p, i) => {
    const q = loop[(i + 1) % loop.length];
    const nx = -(q[1] - p[1]),
      ny = q[0] - p[0],
      l = Math.hypot(nx, ny) || 1;
    for (const t of [0, 0.5]) {
      const j = (rand() - 0.5) * shake * 2 + inset;
      m.push([p[0] + (q[0] - p[0]) * t + (nx / l) * j, p[1] + (q[1] - p[1]) * t + (ny / l) * j]);
    }
  });
  return roundClosed(m, step);
}
/** @param {Point[]} m @param {number} [step] @returns {Point[]} */
export function roundClosed(m, step = 4) {
  /** @type {Point[]} */
  const out = [];
  for (let i = 0; i < m.length; i++) {
    const a = m[i],
      b = m[(i + 1) % m.length],
      c = m[(i + 2) % m.length];
    const s = centroid([a, b]),
      e = centroid([b, c]);
    const n = Math.max(2, Math.round(dist(s, e) / step));
    for (let k = 0; k < n; k++) {
      const t = k / n,
        u = 1 - t;
      out.push([u * u * s[0] + 2 * u * t * b[0] + t * t * e[0], u * u * s[1] + 2 * u * t * b[1] + t * t * e[1]]);
    }
  }
  return out;
}
/** Catmull-Rom through the points. @param {Point[]} m @param {number} [step] @returns {Point[]} */
export function roundOpen(m, step = 3) {
  if (m.length < 3) return m;
  const p = [m[0], ...m, m[m.length - 1]];
  /** @type {Point[]} */
  const out = [];
  for (let i = 1; i < p.length - 2; i++) {
    const [a, b, c, d] = [p[i - 1], p[i], p[i + 1], p[i + 2]];
    const n = Math.max(2, Math.round(dist(b, c) / step));
    for (let k = 0; k < n; k++) {
      const t = k / n;
      /** @param {0 | 1} j */
      const f = j =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
      out.push([f(0), f(1)]);
    }
  }
  out.push(m[m.length - 1]);
  return out;
}
/** Points at equal distances along a line, with their unit normals. @param {Point[]} poly @param {number} step @param {boolean} [closed] */
export function walk(poly, step, closed) {
  const p = closed ? [...poly, poly[0]] : poly;
  /** @type {{ x: number, y: number, nx: number, ny: number }[]} */
  const out = [];
  let need = 0;
  for (let i = 0; i + 1 < p.length; i++) {
    const a = p[i],
      b = p[i + 1],
      l = dist(a, b);
    if (!l) continue;
    let t = need;
    while (t <= l) {
      out.push({
        x: a[0] + ((b[0] - a[0]) * t) / l,
        y: a[1] + ((b[1] - a[1]) * t) / l,
        nx: -(b[1] - a[1]) / l,
        ny: (b[0] - a[0]) / l,
      });
      t += step;
    }
    need = t - l;
  }
  return out;
}
/** Ramer-Douglas-Peucker. @param {Point[]} poly @param {number} tol */
export function thin(poly, tol) {
  if (poly.length < 3) return poly;
  const keep = new Uint8Array(poly.length);
  keep[0] = keep[poly.length - 1] = 1;
  const stack = [[0, poly.length - 1]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [i, j] = span,
      [ax, ay] = poly[i],
      [bx, by] = poly[j],
      l = Math.hypot(bx - ax, by - ay);
    let far = 0,
      at = 0;
    for (let k = i + 1; k < j; k++) {
      const d = l
        ? Math.abs((bx - ax) * (ay - poly[k][1]) - (ax - poly[k][0]) * (by - ay)) / l
        : dist(poly[k], poly[i]);
      if (d > far) {
        far = d;
        at = k;
      }
    }
    if (far > tol) {
      keep[at] = 1;
      stack.push([i, at], [at, j]);
    }
  }
  return poly.filter((_, i) => keep[i]);
}
/** @param {Point} p @param {Point[]} poly */
export function inside([x, y], poly) {
  let c = false;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [xi, yi] = poly[i],
      [xj, yj] = poly[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) c = !c;
  }
  return c;
}
/** Contour lines of a height field (marching squares, chained).
 * @param {(x: number, y: number) => number} f @param {[number, number, number, number]} box @param {number} step @param {number[]} levels */
export function contours(f, [x0, y0, x1, y1], step, levels) {
  const nx = Math.ceil((x1 - x0) / step),
    ny = Math.ceil((y1 - y0) / step);
  const h = Array.from({ length: ny + 1 }, (_, j) =>
    Float64Array.from({ length: nx + 1 }, (_, i) => f(x0 + i * step, y0 + j * step)),
  );
  return levels.map(level => {
    /** @type {Map<string, string[]>} */
    const segs = new Map();
    /** @type {Map<string, Point>} */
    const pos = new Map();
    /** @param {string} k @param {string} v */
    const put = (k, v) => {
      const there = segs.get(k);
      if (there) there.push(v);
      else segs.set(k, [v]);
    };
    /** @param {number} i @param {number} j @param {boolean} across */
    const cut = (i, j, across) => {
      const a = h[j][i],
        b = across ? h[j][i + 1] : h[j + 1][i],
        t = (level - a) / (b - a),
        k = `${i},${j},${across ? 0 : 1}`;
      pos.set(k, across ? [x0 + (i + t) * step, y0 + j * step] : [x0 + i * step, y0 + (j + t) * step]);
      return k;
    };
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++) {
        const q =
          Number(h[j][i] > level) |
          (Number(h[j][i + 1] > level) << 1) |
          (Number(h[j + 1][i + 1] > level) << 2) |
          (Number(h[j + 1][i] > level) << 3);
        if (q === 0 || q === 15) continue;
        const T = () => cut(i, j, true),
          B = () => cut(i, j + 1, true),
          L = () => cut(i, j, false),
          R = () => cut(i + 1, j, false);
        /** @param {string} a @param {string} b */
        const add = (a, b) => {
          put(a, b);
          put(b, a);
        };
        if (q === 1 || q === 14) add(T(), L());
        else if (q === 2 || q === 13) add(T(), R());
        else if (q === 3 || q === 12) add(L(), R());
        else if (q === 4 || q === 11) add(R(), B());
        else if (q === 6 || q === 9) add(T(), B());
        else if (q === 7 || q === 8) add(L(), B());
        else if (q === 5) {
          add(T(), R());
          add(L(), B());
        } else {
          add(T(), L());
          add(R(), B());
        }
      }
    /** @type {{ closed: boolean, p: Point[] }[]} */
    const chains = [];
    /** @type {Set<string>} */
    const seen = new Set();
    /** @param {string | undefined} k */
    const follow = k => {
      /** @type {Point[]} */
      const chain = [];
      while (k && !seen.has(k)) {
        seen.add(k);
        chain.push(/** @type {Point} */ (pos.get(k)));
        k = segs.get(k)?.find(m => !seen.has(m));
      }
      return chain;
    };
    for (const [k, v] of segs) if (v.length === 1 && !seen.has(k)) chains.push({ closed: false, p: follow(k) });
    for (const [k] of segs) if (!seen.has(k)) chains.push({ closed: true, p: follow(k) });
    return { level, chains: chains.filter(c => c.p.length > 5).map(c => ({ closed: c.closed, p: thin(c.p, 0.45) })) };
  });
}
