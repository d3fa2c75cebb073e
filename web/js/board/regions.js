// A board of regions joined by paths: nodes with their tiles, drawn as large as what stands in them.
import { html, useMemo } from '../../vendor/preact.js';
import { isCut, signOf } from '../skins/read.js';
import { n1, line, thin, roundOpen, dist } from './geometry.js';
import { textWidth } from './layout.js';
import { TileInk, CounterInk, faceOf, use } from './pieces.js';

/** @typedef {import('../../types.js').Scene} Scene */
/** @typedef {import('../../types.js').Table} Table */
/** @typedef {import('../../types.js').Place} Place */
/** @typedef {import('../../types.js').Piece} Piece */
/** @typedef {import('../../types.js').PieceKind} PieceKind */
/** @typedef {import('../../types.js').PlaceState} PlaceState */
/** @typedef {import('../skins/skin.js').Skin} Skin */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {{ x: number, y: number, w: number, h: number, split: number | null, tiles: { piece: Piece, x: number, y: number, S: number }[] }} Node */

/** @param {Scene} scene @param {Skin} skin @returns {Layout} */
export function regionLayout(scene, skin) {
  const places = new Map(scene.board.places.map(p => [p.id, p])),
    xs = scene.board.places.map(p => p.x),
    ys = scene.board.places.map(p => p.y);
  const [W, H] = skin.sheet ?? [Math.max(...xs) + 80, Math.max(...ys) + 80];
  /** @type {Layout} */
  const layout = {
    W,
    H,
    unit: 46,
    ids: scene.board.places.map(p => p.id),
    nodes: new Map(),
    at: id => {
      const n = layout.nodes?.get(id),
        p = places.get(id);
      return n ? [n.x, n.y] : p && [p.x, p.y];
    },
    seat: id => layout.at(id),
    shape: (id, shrink) => shapeOf(id, -62 * shrink),
    apart: (a, b) => {
      const p = layout.at(a),
        q = layout.at(b);
      return p && q ? Math.max(1, dist(p, q) / 90) : 1;
    },
    area: ids => ids.map(id => shapeOf(id, 5)).join(''),
  };
  /** @param {string} id @param {number} grow */
  const shapeOf = (id, grow) => {
    const n = layout.nodes?.get(id),
      p = places.get(id),
      c = layout.at(id);
    if (!p || !c) return '';
    const w = (n?.w ?? 62) + 2 * grow,
      h = (n?.h ?? 56) + 2 * grow,
      r = isSquare(p) ? 3 + Math.max(0, grow) : Math.min(w, h) / 2;
    return `M${n1(c[0] - w / 2 + r)} ${n1(c[1] - h / 2)}h${n1(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n1(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${n1(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n1(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  };
  return layout;
}
/** Nodes as large as what stands in them, those that would cover each other pushed apart.
 * @param {Scene} scene @param {Map<string, Piece[]>} byPlace @param {Skin} skin @param {Layout} layout @returns {Map<string, Node>} */
export function spread(scene, byPlace, skin, layout) {
  const all = scene.board.places.map(place => ({
      place,
      node: { ...arrange(place, byPlace.get(place.id) ?? [], skin), x: place.x, y: place.y },
    })),
    NAME = 20;
  for (let round = 0; round < 60; round++) {
    let moved = false;
    for (let i = 0; i < all.length; i++)
      for (let j = i + 1; j < all.length; j++) {
        const a = all[i].node,
          b = all[j].node;
        // a node with the name that hangs below it
        const dx = (a.w + b.w) / 2 + 4 - Math.abs(a.x - b.x),
          dy = a.y < b.y ? (a.h + b.h) / 2 + NAME - (b.y - a.y) : (a.h + b.h) / 2 + NAME - (a.y - b.y);
        if (dx <= 0.5 || dy <= 0.5) continue;
        moved = true;
        const k = 0.3;
        if (dx < dy) {
          const s = (a.x < b.x ? -1 : 1) * dx * k;
          a.x += s;
          b.x -= s;
        } else {
          const s = (a.y < b.y ? -1 : 1) * dy * k;
          a.y += s;
          b.y -= s;
        }
      }
    for (const { node: n } of all) {
      n.x = Math.min(layout.W - 12 - n.w / 2, Math.max(12 + n.w / 2, n.x));
      n.y = Math.min(layout.H - 30 - n.h / 2, Math.max(14 + n.h / 2, n.y));
    }
    if (!moved) break;
  }
  return new Map(all.map(({ place, node }) => [place.id, { ...node, x: n1(node.x), y: n1(node.y) }]));
}
/** @param {Place} place */
const isSquare = place => place.kind === 'capital';

/** The sheet, as SVG text. @param {Layout} layout @param {Scene} scene @param {Skin} skin */
export const drawSheet = (layout, scene, skin) =>
  skin.ground?.(layout, scene, skin) ??
  `<rect class="map-paper" width="${layout.W}" height="${layout.H}"/><rect class="neat" x="5" y="5" width="${layout.W - 10}" height="${layout.H - 10}"/>`;
/** The paths, as SVG text: they follow their nodes. @param {Layout} layout @param {Scene} scene @param {Skin} skin */
export function drawPaths(layout, scene, skin) {
  if (scene.board.shape !== 'regions') return '';
  let land = '',
    sea = '';
  for (const path of scene.board.paths) {
    const a = layout.at(path.from),
      b = layout.at(path.to),
      way = skin.route?.(path) ?? [];
    if (!a || !b) continue;
    const d = way.length ? line(thin(roundOpen([a, ...way, b], 5), 0.3)) : line([a, b]);
    if (path.kind === 'sea') sea += d;
    else land += d;
  }
  return `<g class="paths"><path class="sea-case" d="${sea}"/><path class="sea" d="${sea}"/><path class="land-path" d="${land}"/></g>`;
}

/** How the tiles of a region stand: one side in rows, two sides left and right of a line. Up to a dozen kinds stay apart.
 * @param {Place} place @param {Piece[]} pieces @param {Skin} skin @returns {Omit<Node, 'x' | 'y'>} */
function arrange(place, pieces, skin) {
  const left = pieces.filter(p => !isCut(skin, p.flag, p.side)),
    right = pieces.filter(p => isCut(skin, p.flag, p.side));
  const two = left.length > 0 && right.length > 0,
    most = Math.max(left.length, right.length),
    n = pieces.length;
  const S = n <= 1 ? 30 : n === 2 ? 25 : most > 4 ? 20 : 22,
    px = S + 5.5,
    py = S + (n > 4 ? 6 : 4);
  /** @param {Piece[]} list */
  const shape = list => {
    const k = list.length,
      rows = two ? (k < 2 ? 1 : k < 5 ? 2 : 3) : k < 3 ? 1 : k < 7 ? 2 : 3;
    return { list, rows, cols: Math.ceil(k / rows) };
  };
  const parts = two ? [shape(left), shape(right)] : n ? [shape(pieces)] : [];
  const cols = parts.reduce((s, p) => s + p.cols, 0),
    rows = Math.max(0, ...parts.map(p => p.rows)),
    gap = two ? 5 : 0;
  const w = Math.max(isSquare(place) ? 64 : 60, cols * px + gap + 11),
    height = Math.max(54, rows * py + 9);
  /** @type {Node['tiles']} */
  const tiles = [];
  let x0 = -(cols * px + gap) / 2,
    split = null;
  parts.forEach((part, i) => {
    if (i) {
      split = n1(x0 + gap / 2);
      x0 += gap;
    }
    part.list.forEach((piece, k) => {
      const row = Math.floor(k / part.cols),
        inRow = Math.min(part.cols, part.list.length - row * part.cols);
      tiles.push({
        piece,
        S,
        x: n1(x0 + ((k % part.cols) + 0.5 + (part.cols - inRow) / 2) * px - 1),
        y: n1((row - (part.rows - 1) / 2) * py),
      });
    });
    x0 += part.cols * px;
  });
  return { w: n1(w), h: n1(isSquare(place) || w > 64 ? height : Math.max(60, height)), split, tiles };
}

/** @param {{ place: Place, state: PlaceState | undefined, node: Node, kinds: Map<string, PieceKind>, skin: Skin, cls: string, entry: string | null, tileState: (id: string) => string, label: string }} p */
export function RegionNode({ place, state, node, kinds, skin, cls, entry, tileState, label }) {
  const { w, h, split, tiles } = node,
    markers = state?.markers ?? [],
    has = (/** @type {string} */ k) => markers.some(m => m.kind === k);
  const square = isSquare(place),
    rx = square ? 3 : Math.min(h, w) / 2,
    side = has('contested')
      ? 'contested'
      : has('neutral')
        ? 'neutral'
        : state?.side === 0 || state?.side === 1
          ? isCut(skin, null, state.side)
            ? 'central'
            : 'entente'
          : 'nobody';
  const value = state?.value ?? place.value,
    priced = value !== 0 || state?.value != null,
    signs = markers.filter(m => m.kind !== 'neutral' && m.kind !== 'contested');
  const text = textWidth(place.name, '600 10.5px --font-title'),
    wide = n1(text + (priced ? 45 : 14)),
    [season, year] = entry?.split(' ') ?? [];
  return html`<g class=${`node ${side} ${cls}`} data-place=${place.id} transform=${`translate(${node.x} ${node.y})`}>
    <rect class="region" id=${`place-${place.id}`} data-place=${place.id} role="button" aria-label=${label} x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx=${rx} /><g aria-hidden="true"><rect class="region-in" x=${-w / 2 + 3} y=${-h / 2 + 3} width=${w - 6} height=${h - 6} rx=${Math.max(2, rx - 3)} />
    ${split === null ? '' : html`<path class="split" d=${`M${split} ${-h / 2 + 4}V${h / 2 - 4}`} />`}
    ${side === 'neutral' ? html`<g class="ctl big">${use('ctl-neutral', -11, entry ? -21 : -11, 22)}${entry && html`<text class="entry" y="11">${season?.toLowerCase()}</text><text class="entry" y="20">${year}</text>`}</g>` : ''}
    ${tiles.map(t => html`<g key=${t.piece.id} class="piece" data-piece=${t.piece.id} transform=${`translate(${t.x} ${t.y})`}><g class="mover"><${Drawn} piece=${t.piece} kinds=${kinds} skin=${skin} S=${t.S} state=${tileState(t.piece.id)} /></g></g>`)}
    <g class="banner" transform=${`translate(0 ${h / 2 + 9})`}><rect x=${-wide / 2} y="-9" width=${wide} height="17" rx="2" /><text x=${priced ? -15.5 : 0} y="3.6">${place.name}</text>
      ${priced ? html`<g transform=${`translate(${n1(wide / 2 - 33)} 0)`}>${use('factory', 0, -7, 13)}<text class=${state?.value != null ? 'ip changed' : 'ip'} x="21" y="3.6">${value}</text></g>` : ''}</g>
    ${
      side === 'contested'
        ? html`<g class="badge red" data-look=${`marker:${place.id}:contested`} transform=${`translate(${-w / 2 + 5} ${-h / 2 + 4})`}><circle class="b" r="10" />${use('contested', -7, -7, 14)}</g>`
        : side === 'entente' || side === 'central'
          ? html`<g class="ctl-badge" transform=${`translate(${-w / 2 + (square ? 1 : 6)} ${-h / 2 + (square ? 3 : 6)})`}><circle r="9" />${use(side === 'entente' ? 'ctl-entente' : 'ctl-central', -6.5, -6.5, 13)}</g>`
          : ''
    }
    ${signs.map((m, i) => {
      const s = signOf(skin, m);
      return (
        s &&
        html`<g class=${`badge sign-${m.kind} ${s.red ? 'red' : ''}`} data-look=${`marker:${place.id}:${m.kind}`} transform=${`translate(${w / 2 - 2 - i * 20} ${-h / 2 + 2})`}><circle class="b" r="9.5" />${s.symbol ? use(s.symbol, -7, -7, 14) : html`<text y="3.4">${m.symbol ?? m.name[0].toUpperCase()}</text>`}${m.count > 1 && html`<g transform="translate(8 8)"><circle class="b" r="5.5" /><text class="few" y="2.800">${m.count}</text></g>`}</g>`
      );
    })}</g>
  </g>`;
}
/** One tile, drawn again only when it changes. @param {{ piece: Piece, kinds: Map<string, PieceKind>, skin: Skin, S: number, state: string }} p */
function Drawn({ piece, kinds, skin, S, state }) {
  const key = JSON.stringify(piece);
  return useMemo(() => {
    const face = faceOf(piece, piece.kind ? (kinds.get(piece.kind) ?? null) : null);
    return skin.counter === 'tile'
      ? html`<${TileInk} face=${face} skin=${skin} S=${S} state=${state} />`
      : html`<g transform=${`scale(${n1((S / 46) * 10) / 10})`}><${CounterInk} face=${face} skin=${skin} state=${state} /></g>`;
  }, [key, skin, S, state]);
}
