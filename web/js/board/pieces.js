// Counters and tiles: the same drawing on the board, in a pool and in a hand.
import { h, html, useMemo } from '../../vendor/preact.js';
import { artOf, bandOf, flagOf, isCut, markOf } from '../skins/read.js';
import { symbol } from '../symbols.js';
import { word } from './words.js';

/** @typedef {import('../../types.js').Piece} Piece */
/** @typedef {import('../../types.js').PieceKind} PieceKind */
/** @typedef {import('../../types.js').Marker} Marker */
/** @typedef {import('../skins/skin.js').Skin} Skin */
/** @typedef {import('../skins/skin.js').Art} Art */
/**
 * What is drawn of a piece, wherever it lies.
 * @typedef {object} Face
 * @property {PieceKind | null} kind
 * @property {string | null} flag
 * @property {number | null} side
 * @property {boolean} up
 * @property {number} count
 * @property {[number, number] | null} steps
 * @property {Marker[]} with
 * @property {Marker[]} marks
 * @property {string | null} [short] what stands on it: the number of a regiment
 * @property {string | null} [group] its formation
 * @property {import('../../types.js').Figure[]} [figures] printed on it
 * @property {number | null} [facing] where it looks, in sixths of a turn clockwise from the north-east
 */

/** @param {string} id @param {number} x @param {number} y @param {number} w @param {number} [height] */
export const use = (id, x, y, w, height = w) => h('use', { href: symbol(id), x, y, width: w, height });
/** A symbol as a picture in text. @param {{ id: string, class?: string }} p */
export const Icon = p => html`<svg class=${p.class ?? 'ico'} aria-hidden="true"><use href=${symbol(p.id)} /></svg>`;

/** Shape tells the side: square, or with cut corners. @param {boolean} cut @param {number} s */
const outlineOf = (cut, s, dx = 0, dy = 0) => {
  const a = s / 2,
    k = s * 0.17;
  return cut
    ? `M${dx - a + k} ${dy - a}H${dx + a - k}L${dx + a} ${dy - a + k}V${dy + a - k}L${dx + a - k} ${dy + a}H${dx - a + k}L${dx - a} ${dy + a - k}V${dy - a + k}z`
    : `M${dx - a + 2.5} ${dy - a}h${s - 5}q2.5 0 2.5 2.5v${s - 5}q0 2.5-2.5 2.5h${5 - s}q-2.5 0-2.5-2.5v${5 - s}q0-2.5 2.5-2.5z`;
};
/** Band marks tell nations of one side apart without colour. @type {Record<string, string>} */
const bands = {
  gb: 'M0 6l5-5M0 12l5-5M0 18l5-5M0 24l5-5M0 30l5-5M0 36l5-5M0 42l5-5',
  ru: 'M0 8h5M0 16h5M0 24h5M0 32h5',
  it: 'M2.5 2v40',
  us: 'M0 6h5M0 9h5M0 20h5M0 23h5M0 34h5M0 37h5',
  rs: 'M0 8l5 5M0 20l5 5M0 32l5 5',
  ro: 'M1.5 4v38M3.5 4v38',
  gr: 'M0 6h5M0 12h5M0 18h5M0 24h5M0 30h5M0 36h5',
  au: 'M0 6l5-5M0 18l5-5M0 30l5-5M0 42l5-5',
  ca: 'M0 10l5-5M0 10l5 5M0 24l5-5M0 24l5 5M0 38l5-5M0 38l5 5',
};

/** A piece as it is drawn. @param {Piece} piece @param {PieceKind | null} kind @returns {Face} */
export const faceOf = (piece, kind) => ({
  kind,
  flag: piece.flag ?? kind?.flag ?? null,
  side: piece.side,
  up: piece.face_up,
  count: piece.count,
  steps: piece.steps,
  with: piece.with,
  marks: piece.marks,
  short: piece.short,
  group: piece.group,
  figures: piece.figures,
  facing: piece.facing,
});
/** A kind of piece as it is drawn where no piece is. @param {PieceKind} kind @returns {Face} */
export const kindFace = (kind, count = 1) => ({
  kind,
  flag: kind.flag,
  side: kind.side,
  up: true,
  count,
  steps: null,
  with: [],
  marks: [],
});

/** The badges of a counter: specialists at the top right, marks at the corners. @param {{ face: Face, skin: Skin, S: number }} p */
function Badges({ face, skin, S }) {
  const k = S / 2 - 3;
  /** @type {[number, number][]} */
  const right = [
    [k, -k + 1],
    [k + 3, 0],
  ];
  /** @type {Record<string, [number, number]>} */
  const slots = { done: [k, k], order: [-k, k], left: [-k - 3, 0], right: [k + 3, 0], top: right[0] };
  const taken = new Map();
  for (const m of face.marks) {
    const art = markOf(skin, m);
    // a mark without a symbol is seen by the state of the counter
    if (art.symbol || !art.state) taken.set(art.slot, { art, m });
  }
  const r = Math.max(7.2, S * 0.165);
  return [
    ...face.with.slice(0, 2).map((m, i) => badge(skin.badges[m.kind] ?? null, m, right[i], r, '')),
    ...[...taken].map(([slot, { art, m }]) =>
      badge(art.symbol, m, slots[slot] ?? slots.done, r * 0.94, art.red ? 'red' : ''),
    ),
  ];
}
/** @param {string | null} id @param {Marker} m @param {[number, number]} at @param {number} r @param {string} cls */
const badge = (id, m, [x, y], r, cls) =>
  html`<g class=${`badge ${cls}`} transform=${`translate(${x} ${y})`}><circle class="b" r=${r} />${
    id ? use(id, -r * 0.7, -r * 0.7, r * 1.4) : html`<text y="3.4">${m.symbol ?? [...m.name][0]?.toUpperCase()}</text>`
  }</g>`;

/** @param {Face} face @param {Skin} skin */
const states = (face, skin) => face.marks.map(m => markOf(skin, m).state ?? '').join(' ');

/** Silhouette, figures left as pips and as a number, specialists, marks. Drawn round the origin, 46 units wide.
 * @param {{ face: Face, skin: Skin, state?: string }} p */
export function CounterInk({ face, skin, state = '' }) {
  const S = 46,
    cut = isCut(skin, face.flag, face.side),
    cls = flagOf(skin, face.flag, face.side);
  /** @type {Art | null} */
  const art = face.kind && face.up ? artOf(skin, face.kind.art, face.flag) : { symbol: 'tile-back' };
  const [left, of] = face.steps ?? [0, 0],
    wide = art?.wide ?? false,
    pip = of > 5 ? 32 / of : 8,
    dark = cut ? -21 : -17;
  return html`<g class=${`unit ${cls} ${states(face, skin)} ${state}`}>
    <path class="drop" d=${outlineOf(cut, S, 1.5, 2.5)} />
    <g class="tilt">${face.count > 1 ? [2, 1].slice(face.count > 2 ? 0 : 1).map(i => html`<path class="under" d=${outlineOf(cut, S, i * 3, -i * 3)} />`) : ''}
      <path class="ring" d=${outlineOf(cut, S + 7)} /><path class="face" d=${outlineOf(cut, S)} />
      ${cut ? '' : html`<rect class="edge" x="-23" y="-23" width="5" height="46" rx="1" />${bands[cls] && html`<path class="bandmark" transform="translate(-23 -22)" d=${bands[cls]} />`}`}
      <g transform=${cut ? 'scale(-1 1)' : undefined}>${art ? (wide ? use(art.symbol, dark, -12.5, 38, 25.3) : art.low ? use(art.symbol, cut ? -17.5 : -11.5, -14.5, 27) : use(art.symbol, cut ? -19.5 : -10.5, -20, 30)) : ''}</g>
      ${art ? '' : html`<text class="letter" y="6">${face.kind?.symbol ?? '?'}</text>`}
      ${
        face.steps &&
        html`<g class="pips">${Array.from({ length: Math.min(of, 8) }, (_, i) => html`<rect class=${i < left ? 'pip' : 'pip lost'} x=${(-of * pip) / 2 + 1 + i * pip + (cut ? 0 : 2)} y="14.2" width=${pip - 2} height="5.2" />`)}</g>
        <text class="num" x=${cut ? -19 : -16} y=${wide || art?.low ? -11 : -8}>${left}</text>`
      }
      ${face.count > 1 ? html`<g class="count" transform="translate(21 20)"><rect x="-7.5" y="-7.5" width="15" height="15" rx="7.5" /><text y="3.8">${face.count}</text></g>` : ''}
      <path class="ring2" d=${outlineOf(cut, S + 4)} />
      <${Badges} face=${face} skin=${skin} S=${S} />
    </g></g>`;
}
/** A pile of tiles: what it is, the number that hits, how many. Drawn round the origin. @param {{ face: Face, skin: Skin, state?: string, S?: number }} p */
export function TileInk({ face, skin, state = '', S = 27 }) {
  const cut = isCut(skin, face.flag, face.side),
    cls = flagOf(skin, face.flag, face.side),
    known = face.kind !== null;
  /** @type {Art | null} */
  const art = face.kind ? artOf(skin, face.kind.art, face.flag) : { symbol: 'tile-back' };
  const hit = face.kind ? (skin.hits[face.kind.art] ?? null) : null;
  const k = S / 2,
    r = Math.max(5, S * 0.22);
  return html`<g class=${`unit tile ${cls} ${known ? '' : 'back'} ${states(face, skin)} ${state}`}>
    <path class="drop" d=${outlineOf(cut, S, 1.2, 2)} />
    ${[3, 2, 1].filter(i => i < face.count).map(i => html`<path class="under" d=${outlineOf(cut, S, i * S * 0.085, -i * S * 0.085)} />`)}
    <path class="ring" d=${outlineOf(cut, S + 6)} /><path class=${face.up ? 'face' : 'face down'} d=${outlineOf(cut, S)} />
    ${art ? (art.wide ? use(art.symbol, -S * 0.44, -S * 0.36, S * 0.88, S * 0.59) : use(art.symbol, -S * 0.36, -S * 0.46, S * 0.78)) : html`<text class="letter small" y="4">${face.kind?.symbol ?? '?'}</text>`}
    ${hit === null ? '' : html`<text class="hit" x=${-k + 2.6} y=${k - 2.8}>${hit}</text>`}
    <path class="ring2" d=${outlineOf(cut, S + 3)} />
    ${known && !face.up ? html`<g class="badge" transform=${`translate(${k - 1} ${-k + 1})`}><circle class="b" r=${r} />${use('hidden', -r * 0.7, -r * 0.7, r * 1.4)}</g>` : ''}
    ${face.with.length ? html`<g class="badge" transform=${`translate(${-k + 1} ${-k + 1})`}><circle class="b" r=${r} />${use(skin.badges[face.with[0].kind] ?? 'star', -r * 0.7, -r * 0.7, r * 1.4)}</g>` : ''}
    ${face.marks.slice(0, 1).map(m => html`<g class=${`badge ${markOf(skin, m).red ? 'red' : ''}`} transform=${`translate(${-k + 1} ${-k + 1})`}><circle class="b" r=${r} />${use(markOf(skin, m).symbol ?? 'i-check', -r * 0.7, -r * 0.7, r * 1.4)}</g>`)}
    ${face.count > 1 ? html`<g class="count" transform=${`translate(${k - 1} ${k - 2})`}><rect x="-6" y="-6" width=${face.count > 9 ? 16 : 12} height="12" rx="6" /><text x=${face.count > 9 ? 2 : 0} y="3.5">${face.count}</text></g>` : ''}
  </g>`;
}

/** How wide a counter of a unit is. */
export const UNIT = 44;
/** What stands on a counter of a unit: strength and movement at its foot, with the range of guns in brackets; what it is worth
 * in defence at the left, its morale at the right. @param {import('../../types.js').Figure[]} figures */
function printed(figures) {
  const of = Object.fromEntries(figures.map(({ kind, value }) => [kind, value]));
  const range = of.range === undefined ? '' : ` (${of.range > 90 ? '∞' : of.range}) `,
    guns = of.range !== undefined;
  const first = of.combat ?? (guns ? '–' : of.defence),
    move = of.move ?? (guns ? '' : '0');
  return {
    foot: guns ? `${first}${range}${move}`.trim() : figures.length ? `${first ?? ''}-${move}` : '',
    left: guns ? of.defence : undefined,
    right: of.morale,
    medals: of.medals,
    // of what is in hand, those not spent yet
    unspent: of['medals-left'] ?? of.medals,
  };
}
/** Medals in a row: a ribbon and a disc each, hollow once it is spent. @param {{ n: number, left: number, y: number }} p */
const MedalRow = ({ n, left, y }) =>
  html`<g class="medal-row">${Array.from({ length: Math.max(n, left) }, (_, i) => {
    const x = (i - (Math.max(n, left) - 1) / 2) * 8.6;
    return html`<g key=${i} class=${i < left ? '' : 'spent'}><path class="ribbon" d=${`M${x - 2.3} ${y - 6}h4.6l-1 3.400h-2.600z`} /><circle class="disc" cx=${x} cy=${y} r="3.300" /></g>`;
  })}</g>`;
/** A unit as on a printed counter: the band of its formation with its number, the box of its arm, its figures. Drawn round the
 * origin. What lies under another shows its edge alone. @param {{ face: Face, skin: Skin, state?: string, covered?: boolean }} p */
export function UnitInk({ face, skin, state = '', covered = false }) {
  const S = UNIT,
    a = S / 2,
    k = S * 0.17,
    cut = isCut(skin, face.flag, face.side),
    cls = flagOf(skin, face.flag, face.side);
  /** @type {Art | null} */
  const art = face.kind && face.up ? artOf(skin, face.kind.art, face.flag) : { symbol: 'tile-back' };
  const reduced = face.steps && face.steps[0] < face.steps[1];
  const { foot, left, right, medals, unspent } = printed(face.figures ?? []);
  const band = cut
    ? `M${-a + k} ${-a}H${a - k}L${a} ${-a + k}V${-a + 12}H${-a}V${-a + k}z`
    : `M${-a + 2.5} ${-a}H${a - 2.5}q2.5 0 2.5 2.5V${-a + 12}H${-a}V${-a + 2.5}q0 -2.500 2.5 -2.500z`;
  const edge = html`<path class="face" d=${outlineOf(cut, S)} /><path class="band" d=${band} />`;
  if (covered)
    return html`<g class=${`unit chit ${cls} ${bandOf(skin, face.group)} ${states(face, skin)} ${state}`}>${edge}<path class="ring2" d=${outlineOf(cut, S + 1)} /></g>`;
  return html`<g class=${`unit chit ${cls} ${bandOf(skin, face.group)} ${reduced ? 'reduced' : ''} ${states(face, skin)} ${state}`}>
    <path class="drop" d=${outlineOf(cut, S, 1.5, 2.5)} />
    <g class="tilt"><path class="ring" d=${outlineOf(cut, S + 7)} />${edge}
      ${reduced ? html`<path class="reduced-mark" d=${`M${-a} 3L${-a + 13} ${-a + 12}M${-a} 17L${a - 17} ${-a + 12}M${-a + 9} ${a}L${a} ${-9}M${a - 13} ${a}L${a} ${a - 13}`} />` : ''}
      <text class="short" y=${-a + 9.6} textLength=${(face.short?.length ?? 0) > 5 ? S - (cut ? 11 : 5) : undefined} lengthAdjust="spacingAndGlyphs">${face.short ?? ''}</text>
      ${art ? (art.wide ? html`<g transform=${cut ? 'scale(-1 1)' : undefined}>${use(art.symbol, -19.5, -9.8, 39, 26)}</g>` : use(art.symbol, -12, medals === undefined ? -7.8 : -8.6, 24, 16)) : html`<text class="letter" y="6">${face.kind?.symbol ?? '?'}</text>`}
      ${left === undefined ? '' : html`<text class="small" x="-16.800" y="3.600">${left}</text>`}
      ${right === undefined ? '' : html`<text class="small morale" x="16.800" y="3.600">${right}</text>`}
      ${medals === undefined ? html`<text class=${foot.length > 5 ? 'foot long' : 'foot'} y=${a - 3.4}>${foot}</text>` : html`<${MedalRow} n=${medals} left=${unspent} y=${a - 4.6} />`}
      <path class="ring2" d=${outlineOf(cut, S + 4)} />
      <${Badges} face=${face} skin=${skin} S=${S} />
    </g></g>`;
}
/** The counter that a skin lays on a board of hexes. @param {Skin} skin @returns {(p: { face: Face, skin: Skin, state?: string }) => any} */
export const inkOf = skin => skin.Ink ?? (skin.counter === 'unit' ? UnitInk : CounterInk);

/** @param {string} kind @returns {kind is 'combat' | 'defence' | 'move' | 'morale' | 'range' | 'medals'} */
const isFigure = kind => ['combat', 'defence', 'move', 'morale', 'range', 'medals'].includes(kind);
/** A piece in words: its name, steps, who is with it, its marks. @param {Piece} piece */
export const spoken = piece =>
  [
    piece.count > 1 ? `${piece.count} × ${piece.name}` : piece.name,
    piece.steps &&
      piece.steps[1] > 1 &&
      !piece.figures.some(f => f.kind === 'medals') &&
      `${piece.steps[0]} ${word('of')} ${piece.steps[1]}`,
    ...piece.figures.map(f => (isFigure(f.kind) ? `${word(f.kind)} ${f.value}` : '')),
    ...piece.with.map(m => m.name),
    ...piece.marks.map(m => m.name),
    !piece.face_up && word('hidden'),
  ]
    .filter(Boolean)
    .join(', ');

/** A counter by itself, for pools, hands and panels. Give a piece, a kind with how many, or what is drawn.
 * @param {{ piece?: Piece, kind?: PieceKind | null, face?: Face, label?: string, count?: number, skin: Skin, size?: number, state?: string }} p */
export function Counter({ piece, kind = null, face: given, label: said, count = 1, skin, size = 50, state = '' }) {
  const face = useMemo(
    () => given ?? (piece ? faceOf(piece, kind) : kind ? kindFace(kind, count) : null),
    [piece, kind, count, given],
  );
  if (!face) return null;
  const label = said ?? (piece ? spoken(piece) : (kind?.name ?? ''));
  return skin.counter === 'tile'
    ? html`<${Tile} face=${face} skin=${skin} size=${size} state=${state} label=${label} />`
    : html`<svg class="counter" width=${size} height=${size} viewBox=${skin.box ?? (skin.counter === 'unit' ? '-26 -26 52 52' : '-31 -31 62 62')} role="img" aria-label=${label}><${inkOf(skin)} face=${face} skin=${skin} state=${state} /></svg>`;
}
/** A tile by itself. @param {{ face: Face, skin: Skin, size?: number, state?: string, label?: string }} p */
export const Tile = ({ face, skin, size = 44, state = '', label = '' }) =>
  html`<svg class="counter" width=${size} height=${size} viewBox="-22 -24 46 46" role="img" aria-label=${label}><${TileInk} face=${face} skin=${skin} state=${state} S=${32} /></svg>`;
