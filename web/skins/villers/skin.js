// Into the Bastards!: the plateau of Villers-Bretonneux, battalions with their medals, and the tanks by their silhouettes.
import { html, useMemo } from '../../vendor/preact.js';
import { UnitInk } from '../board/pieces.js';
import { hexGrid } from '../board/geometry.js';
import * as T from '../board/terrain.js';
import { plain } from './plain.js';

/** @typedef {import('./index.js').Skin} Skin */
/** @typedef {import('../board/geometry.js').Point} Point */

/** @type {Record<string, import('./index.js').Painter>} */
const grounds = { wood: 'wood', village: 'house', 'trench-german': 'trench', 'trench-allied': 'trench' };
/** @type {Record<string, import('./index.js').Art>} */
const arts = {
  battalion: { symbol: 'n-inf' },
  'machine-guns': { symbol: 'n-mg' },
  a7v: { symbol: 'tank-a7v', wide: true },
  'mark-iv-male': { symbol: 'tank-mk4', wide: true },
  'mark-iv-female': { symbol: 'tank-mk4f', wide: true },
  whippet: { symbol: 'tank-whippet', wide: true },
};
/** @type {Record<string, import('./index.js').Mark>} */
const marks = {
  disorganised: { symbol: 'disorg', slot: 'top', state: 'disorg', red: true },
  damaged: { symbol: 'm-crack', slot: 'top', state: 'hurt', red: true },
  'broken-down': { symbol: 'm-spanner', slot: 'left', state: 'wreck', red: true },
  hero: { symbol: 'm-hero', slot: 'right' },
  acted: { symbol: null, slot: 'done', state: 'done' },
  deployed: { symbol: 'm-ordered', slot: 'left' },
  'in-hand': { symbol: null, slot: 'order', state: 'held' },
};
/** The markers of the cup. @type {Record<string, string>} */
const tokens = {
  battalions: 'n-blank',
  hero: 'm-hero',
  lull: 'm-lull',
  artillery: 'm-gun',
  rout: 'm-rout',
  mechanic: 'm-spanner',
  'end-of-turn': 'm-dusk',
  reinforcements: 'm-fresh',
};

/** @type {Skin} */
export const villers = {
  ...plain,
  id: 'villers',
  counter: 'unit',
  seal: 'tank-a7v',
  flanked: true,
  numbered: true,
  lettered: false,
  coins: true,
  onward: true,
  art: art => arts[art] ?? null,
  corps: group => (group ? `corps div-${group}` : ''),
  rank: piece => (piece.marks.some(m => m.kind === 'in-hand') ? 1 : 0),
  mark: m => marks[m.kind] ?? plain.mark(m),
  ground: kind => grounds[kind] ?? 'open',
  digger: place => (place.printed.includes('trench-german') ? 0 : place.printed.includes('trench-allied') ? 1 : null),
  // the front runs from north to south
  facing: side => (side === 0 ? [-1, 0] : [1, 0]),
  ensign: side => (side === 0 ? 'iron-cross' : 'roundel'),
  title: place => {
    if (!place.title) return null;
    if (place.kind === 'wood') return { text: place.title, cls: 'wood-n', size: 13.5, order: 2 };
    return place.title === 'Villers-Bretonneux'
      ? { text: place.title, cls: 'city', size: 17, order: 0 }
      : { text: place.title, cls: 'place', size: 15, order: 1 };
  },
  // what stands at the offer: medals, or the figure that hits; what costs nothing more has a dot
  price: offer => (offer.figure === '0★' ? null : (offer.figure ?? null)),
  sign: m =>
    m.kind.startsWith('aimed-')
      ? { symbol: 'm-gun', large: true, cls: m.kind === 'aimed-german' ? 'de' : 'gb' }
      : plain.sign(m),
  token: line => {
    const [, side, what] = /^(german|allied|both)-(.+)$/.exec(line.group ?? '') ?? [];
    const cls = side === 'german' ? 'de' : side === 'allied' ? 'gb' : 'nt';
    if (what === 'tanks') return { symbol: side === 'german' ? 'tank-a7v' : 'tank-mk4', cls, wide: true };
    return tokens[what] ? { symbol: tokens[what], cls, wide: what === 'battalions' } : null;
  },
  Emblem() {
    const g = useMemo(() => hexGrid(34, -34, -40), []);
    const land = useMemo(scrap, []);
    /** @param {Point} cell @param {string} flag @param {string} art @param {string} group @param {string} short @param {number} medals */
    const at = (cell, flag, art, group, short, medals) => {
      const [x, y] = g.centre(cell);
      /** @type {import('../board/pieces.js').Face} */
      const face = {
        kind: { id: '', name: '', side: null, symbol: '', art, flag },
        flag,
        side: null,
        up: true,
        count: 1,
        steps: null,
        with: [],
        marks: [],
        short,
        group,
        figures: [{ kind: 'medals', value: medals }],
      };
      return html`<g transform=${`translate(${x} ${y})`}><${UnitInk} face=${face} skin=${villers} /></g>`;
    };
    return html`<svg class="board scrap villers" viewBox="0 0 270 150" aria-hidden="true"><rect class="map-paper" width="270" height="150" /><g class="ground" dangerouslySetInnerHTML=${{ __html: land }} />
      ${at([8, 1], 'de', 'a7v', 'abt3', 'Nixe', 4)}${at([7, 2], 'de', 'battalion', '4g', 'I/5 G', 4)}${at([4, 1], 'gb', 'mark-iv-male', 'a-company', 'A1', 3)}${at([3, 2], 'au', 'battalion', '13-bde', '51 AIF', 4)}</svg>`;
  },
};

/** The ground of the emblem. */
function scrap() {
  const g = hexGrid(34, -34, -40);
  /** @type {Point[]} */
  const all = [];
  for (let y = -1; y < 5; y++) for (let x = -2 + (Math.abs(y) % 2); x < 14; x += 2) all.push([x, y]);
  /** @param {number} x @param {number} y */
  const height = (x, y) => 0.4 * Math.sin(x / 80) + 0.3 * Math.cos(y / 50 - x / 110);
  /** @type {Point[]} */
  const wood = [
      [1, 2],
      [2, 3],
      [0, 3],
    ],
    /** @type {Point[]} */
    village = [
      [5, 2],
      [6, 3],
    ];
  /** @param {'german' | 'allied'} side @param {number} x */
  const trench = (side, x) =>
    T.trench(
      [
        [x + 8, -6],
        [x - 4, 40],
        [x + 10, 96],
        [x, 160],
      ],
      side,
      villers.facing(side === 'german' ? 0 : 1),
    );
  return (
    T.relief(height, [0, 0, 270, 150], 8, [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5], 4) +
    T.wood(g, wood, 3) +
    T.road([[-10, 66], [60, 70], g.centre([5, 2]), [220, 60], [290, 66]], 'main') +
    T.built(g, village, 4) +
    village.map(c => T.buildings(g, c, 7, 'house', 0.3)).join('') +
    T.mesh(g, all) +
    trench('allied', 138) +
    trench('german', 172)
  );
}
