// Units as little groups of figures: as many as they have cohesion left, an empty stand for each that fell. The base tells the side
// (six-cornered for the attacker, round for the defender), its colours the nation, its thick edge and the arrowhead its front.
import { html } from '../../vendor/preact.js';
import { use } from '../../js/board/pieces.js';
import { flagOf, markOf } from '../../js/skins/read.js';

/** @typedef {import('../../js/board/pieces.js').Face} Face */
/** @typedef {import('../../js/skins/skin.js').Skin} Skin */

/** What an army wears on its head, over a head round (0, −14). @type {Record<string, string>} */
const hats = {
  cap: 'M-2.9-14.8h5.800v-2.800h-5.800zM2.900-14.800h2v-1h-2z',
  adrian: 'M-3.900-14.200h7.800q-.5-3.900-3.900-4.100-3.400.2-3.900 4.100zM-.6-18.200h1.200v-1.300h-1.200z',
  brodie: 'M-5.400-14.300h10.800q-1.700-3.100-5.400-3.300-3.700.2-5.400 3.300z',
  steel: 'M-4.200-12.800l.5-2q.6-3.600 3.700-3.600t3.700 3.600l.5 2z',
  fez: 'M-2.700-14.600l.5-4.600h4.400l.5 4.600z',
  fur: 'M-3.300-14.300l-.5-4q3.800-1.100 7.600 0l-.5 4z',
  pointed: 'M-3.400-14q.2-3.400 2.700-4l.7-3 .7 3q2.500.6 2.700 4z',
  slouch: 'M-5.600-14.200h11.200l-.4-1.600h-2.200l-.6-2.800h-4.800l-.6 2.800h-2.200z',
  turban: 'M-3.700-14.400q-.6-4.200 3.700-4.400 4.300.2 3.700 4.400z',
  scarf: 'M-3.600-10.600q-1.200-7.800 3.600-7.800t3.600 7.800l-1.600-3.200h-4z',
};
/** @type {Record<string, keyof typeof hats>} */
const worn = {
  fr: 'adrian',
  be: 'adrian',
  it: 'adrian',
  ro: 'adrian',
  pl: 'adrian',
  gb: 'brodie',
  us: 'brodie',
  pt: 'brodie',
  de: 'steel',
  ah: 'steel',
  hu: 'steel',
  bg: 'steel',
  ot: 'fez',
  reds: 'pointed',
  au: 'slouch',
  in: 'turban',
  ar: 'scarf',
  tr: 'fur',
  ua: 'fur',
  ru: 'fur',
  makhno: 'fur',
};
const BODY =
  'M-3.300-10.800q3.300-1.500 6.600 0l.9 6h-1.500l.5 4.800h-2.500l-.7-3.800-.7 3.800h-2.500l.5-4.800h-1.500z';
const HORSE =
  'M-9.500 0l.9-5.600q-2-2.300-1.400-4.700 1-1.600 3.700-1.400l-2.600 4.700q-1.200-.8-.9-2.200M-9.200-9.600q1.300-1.800 3.600-1.600h6.400q1.900-.9 2.900-3.300l2.200-3.100.8 1.400q2.500.7 4.100 3.500l-1.100 1.800-3.100-.6q-.6 2.800-2.200 4.700l.9 7.200h-2.100l-1.500-6.200-5 .2-.8 6h-2l-.4-6-1.300 1.300-.2 4.700h-2z';
const RIDER =
  'M-3.400-10.600q.1-6 2-7.100 2.700-.8 3.500 1.200l.5 3.300 2.400.8-.3 1.500-3.300-.5-.3 4.600h-2.100l-.3-3.800zM-1.900-20.300a2.300 2.300 0 1 0 4.600 0 2.300 2.300 0 1 0-4.600 0z';
const WAGON =
  'M-6-3.200v-6.600h2.200v-2.700h4.600v1h4v1.100h-4v.6h5.200v6.600zM-4.900-2.800h3.800v2.800h-3.800zM1.100-2.800h3.800v2.800h-3.800z';
const CAR =
  'M-12-3.600l2.600-4.400h5.600v-3.600h7.200v1.200h6v1.300h-6v1.100h5.400l3.200 4.400v1.400h-24zM-10-2.600a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM4.600-2.600a3 3 0 1 0 6 0 3 3 0 1 0-6 0z';
const CART =
  'M-11-8.400h10.400l5.6 2.600h6v1.500h-6.600l-2.800 1.600h-3.200a3.400 3.400 0 1 1-6.400 0h-3zM-9.400-11h5.400v-1.200h1.600v4h-7z';

/** One man or rider, his feet at the origin. @param {string} art @param {string} flag */
const man = (art, flag) =>
  art === 'train'
    ? html`<path d=${WAGON} />`
    : art === 'cavalry'
      ? html`<path d=${HORSE} /><path d=${RIDER} /><path class="arm" d="M5.500-3.500L3-27" />`
      : html`<path class="arm" d="M4.600-17.500L3.600-2.500" /><path d=${BODY} /><circle cy="-13.400" r="2.700" /><path d=${hats[worn[flag] ?? 'cap']} />`;

/** Where so many stand: their feet, and how large they are. @param {string} art @param {number} n @param {boolean} raised @returns {[number, number, number][]} */
function stands(art, n, raised) {
  const foot = raised ? 2 : 8;
  if (art === 'cavalry') {
    const k = 0.78;
    if (raised && n > 2)
      return Array.from({ length: n }, (_, i) => [(i - (n - 1) / 2) * (n > 3 ? 11 : 13), foot, 0.62]);
    if (n < 3) return Array.from({ length: n }, (_, i) => [(i - (n - 1) / 2) * 19, foot + 2, 0.95]);
    const back = n - 2;
    return [
      ...Array.from(
        { length: back },
        (_, i) => /** @type {[number, number, number]} */ ([(i - (back - 1) / 2) * 18, foot - 8, k]),
      ),
      ...[0, 1].map(i => /** @type {[number, number, number]} */ ([(i - 0.5) * 20, foot + 5, k])),
    ];
  }
  const apart = art === 'train' ? 11.5 : n > 3 ? 10 : 11.5,
    size = art === 'train' ? 0.94 : raised ? 0.95 : 1.12;
  return Array.from({ length: n }, (_, i) => [(i - (n - 1) / 2) * apart, foot, size]);
}

/** The outline of a base. @param {boolean} round @param {number} r */
export const baseOf = (round, r) =>
  round
    ? `M${-r * 0.95} 0a${r * 0.95} ${r * 0.95} 0 1 1 ${r * 1.9} 0a${r * 0.95} ${r * 0.95} 0 1 1 ${-r * 1.9} 0z`
    : `M0 ${-r}L${r * 0.866} ${-r / 2}V${r / 2}L0 ${r}L${-r * 0.866} ${r / 2}V${-r / 2}z`;
const R = 27;

/** Where it looks: the thick edge, its two neighbours, and the arrowhead. @param {{ facing: number, round: boolean }} p */
const Front = ({ facing, round }) =>
  html`<g class="front" transform=${`rotate(${facing * 60 - 60})`}>${
    round
      ? html`<path class="wing" d="M0 -24.800A24.800 24.800 0 0 1 0 24.800" /><path class="edge-on" d="M21.500 -12.400A24.800 24.800 0 0 1 21.500 12.400" />`
      : html`<path class="wing" d="M0 -26L22.500 -13V13L0 26" /><path class="edge-on" d="M22.500 -13V13" />`
  }<path class="arrow" d="M25.500 -7.500L34.500 0L25.500 7.500z" /></g>`;

/** Vehicles, mortars and carts that go with a unit, as pieces of their own. @type {Record<string, { symbol?: string, path?: string, wide?: boolean }>} */
const pieces = {
  'armour-heavy': { symbol: 'tank-mk4', wide: true },
  'armour-unstable': { symbol: 'tank-a7v', wide: true },
  'armour-light': { symbol: 'tank-ft', wide: true },
  'armour-wheeled': { path: CAR },
  mortars: { symbol: 'mortar' },
  tachankas: { path: CART },
};
/** What is told by a badge. @type {Record<string, string>} */
const badges = { assault: 'sp-grenade' };

/** @param {{ face: Face, skin: Skin, state?: string }} p */
export function MiniatureInk({ face, skin, state = '' }) {
  const round = face.side === 1,
    flag = flagOf(skin, face.flag, face.side),
    art = face.kind?.art ?? '';
  /** @param {string} kind */
  const has = kind => face.marks.some(m => m.kind === kind);
  const states = face.marks.map(m => markOf(skin, m).state ?? '').join(' ');
  const base = html`<path class="drop" d=${baseOf(round, R)} transform="translate(1.5 3)" /><path class="ring" d=${baseOf(round, R + 4.5)} />`;
  const ring = html`<path class="ring2" d=${baseOf(round, R + 2)} />`;
  if (!face.kind)
    return html`<g class=${`unit mini veiled ${flag} ${states} ${state}`}>${base}<path class="face" d=${baseOf(round, R)} /><text class="letter" y="10">?</text>${ring}${has('struck') ? small('m-crack', 19, -16, 'red') : ''}${has('activated') ? token(-19, 17) : ''}</g>`;
  const [left, all] = face.steps ?? [
    face.figures?.find(f => f.kind === 'cohesion')?.value ?? 2,
    face.figures?.find(f => f.kind === 'cohesion')?.value ?? 2,
  ];
  const kinds = face.with.length ? face.with.map(m => m.kind) : (face.figures ?? []).map(f => f.kind);
  const extras = kinds.filter(kind => pieces[kind]).slice(0, 2);
  const shown = art === 'cavalry' && has('dismounted') ? 'infantry' : art;
  const feet = stands(shown, all, extras.length > 0);
  return html`<g class=${`unit mini ${flag} ${face.up ? '' : 'lurking'} ${states} ${state}`}>${base}
    <path class="face" d=${baseOf(round, R)} />${face.facing == null ? '' : html`<${Front} facing=${face.facing} round=${round} />`}
    ${shown === 'decoy' ? use('decoy', -14, -18, 28) : html`<g class="pole"><path d="M-1 -5V-23" /><path class="pennant" d="M-.4 -23h11l-3 3.300 3 3.300h-11z" /></g>`}
    ${
      shown === 'decoy'
        ? ''
        : feet.map(
            ([x, y, k], i) =>
              html`<g key=${i} class=${i < left ? 'man' : 'man gone'} transform=${`translate(${x} ${y}) scale(${k})`}><ellipse class="stand" cy="0" rx=${shown === 'cavalry' ? 8 : 4.4} ry="1.800" />${i < left ? man(shown, flag) : ''}</g>`,
          )
    }
    ${extras.map((kind, i) => {
      const piece = pieces[kind],
        x = extras.length > 1 ? (i ? 12 : -10) : 3;
      return html`<g key=${kind} class="piece-with" transform=${`translate(${x} 13)`}>${piece.path ? html`<path d=${piece.path} />` : piece.wide ? html`<g transform=${round ? 'scale(-1 1)' : undefined}>${use(piece.symbol ?? '', -15, -15.5, 29, 19.3)}</g>` : use(piece.symbol ?? '', -8.5, -14.5, 17)}</g>`;
    })}
    ${shown === 'infantry' && art === 'cavalry' ? small('cavalry', 18, -17, '') : ''}
    ${face.short ? html`<g class="plate-of" transform="translate(0 18)"><rect x=${-face.short.length * 2.5 - 4} y="-5.500" width=${face.short.length * 5 + 8} height="10.500" rx="2" /><text y="2.900">${face.short}</text></g>` : ''}
    ${ring}
    ${kinds.filter(kind => badges[kind]).map(kind => small(badges[kind], 20, -15, ''))}
    ${has('ambush') ? small('hidden', -20, -15, '') : ''}
    ${has('struck') ? small('m-crack', has('ambush') ? 20 : -20, -15, 'red') : ''}
    ${has('fought') ? small('m-fought', 22, 4, '') : ''}
    ${has('building') ? small('supply', 20, 15, '') : ''}
    ${has('activated') ? token(-20, 15) : ''}</g>`;
}
/** @param {string} id @param {number} x @param {number} y @param {string} cls */
const small = (id, x, y, cls) =>
  html`<g class=${`badge ${cls}`} transform=${`translate(${x} ${y})`}><circle class="b" r="6.600" />${use(id, -4.6, -4.6, 9.2)}</g>`;
/** The token out of the cup that lies beside whoever has been activated. @param {number} x @param {number} y */
const token = (x, y) =>
  html`<g class="token" transform=${`translate(${x} ${y})`}><circle r="6.600" /><path d="M-3 0l2.200 2.600L3.200-2.600" /></g>`;
