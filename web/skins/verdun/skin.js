// They Shall Not Pass: the plan directeur of Verdun, and counters as they were printed.
import { html, useMemo } from '../../vendor/preact.js';
import { UnitInk } from '../board/pieces.js';
import { hexGrid } from '../board/geometry.js';
import * as T from '../board/terrain.js';
import { plain } from './plain.js';

/** @typedef {import('./index.js').Skin} Skin */
/** @typedef {import('../board/geometry.js').Point} Point */

/** @type {Record<string, import('./index.js').Painter>} */
const grounds = { wood: 'wood', slope: 'hill', trench: 'trench', town: 'house', city: 'city', fort: 'fort' };
/** @type {Record<string, string>} */
const arts = {
  regiment: 'n-inf',
  territorial: 'n-terr',
  chasseurs: 'n-chasseur',
  pioneers: 'n-eng',
  remnant: 'n-rest',
  garrison: 'fort',
  headquarters: 'n-hq',
  divisional: 'n-art',
  'corps-artillery': 'n-heavy',
  'army-artillery': 'n-heavy',
};
/** @type {Record<string, import('./index.js').Mark>} */
const marks = {
  demoralised: { symbol: 'demoral', slot: 'top', state: 'shaken', red: true },
  'out-of-supply': { symbol: 'no-supply', slot: 'left', red: true },
  'cut-off': { symbol: 'cut-off', slot: 'top', red: true },
  fired: { symbol: null, slot: 'done', state: 'turned' },
  'dug-in': { symbol: 'm-trench-z', slot: 'order' },
  moved: { symbol: 'i-check', slot: 'done', state: 'done' },
  attacked: { symbol: 'm-fought', slot: 'done', state: 'done' },
  'in-hand': { symbol: null, slot: 'order', state: 'held' },
  engaged: { symbol: 'm-fought', slot: 'order', state: 'engaged', red: true },
};
/** Who fights lies on top of who supports. @type {string[]} */
const ranks = ['headquarters', 'garrison', 'divisional', 'army-artillery', 'corps-artillery', 'remnant', 'territorial'];
/** @type {Record<string, [cls: string, size: number, order: number]>} */
const lettering = {
  city: ['city', 19, 0],
  fort: ['fort-n', 12.5, 1],
  town: ['place', 13.5, 2],
  wood: ['wood-n', 12.5, 4],
  slope: ['hill-n', 12.5, 3],
};

/** @type {Skin} */
export const verdun = {
  ...plain,
  id: 'verdun',
  counter: 'unit',
  seal: 'fort',
  flanked: true,
  numbered: true,
  lettered: false,
  art: art => (arts[art] ? { symbol: arts[art] } : null),
  corps: group => (group ? `corps corps-${group.toLowerCase()}` : ''),
  rank: piece => {
    const kind = ranks.indexOf(piece.kind?.replace(/^(german|french)-/, '') ?? '');
    const held = piece.marks.some(m => m.kind === 'in-hand' || m.kind === 'engaged');
    return (held ? 1000 : 0) + (kind < 0 ? 100 : kind) + (piece.figures.find(f => f.kind === 'combat')?.value ?? 0);
  },
  mark: m => marks[m.kind] ?? plain.mark(m),
  ground: kind => grounds[kind] ?? 'open',
  // every trench of this map is French, and every source in the north German
  digger: () => 1,
  source: place => (place.printed.includes('source') ? (place.y < 2 ? 0 : 1) : null),
  title: place => {
    const [cls, size, order] = lettering[place.kind] ?? lettering.town;
    const text = place.title?.replace(/^Fort /, 'Ft ').replace(/^Ouvrage /, 'Ouv. ');
    return text ? { text: place.kind === 'city' ? text.toUpperCase() : text, cls, size, order } : null;
  },
  // the last figure of « Aller : 1405, 2 points et demi »
  price: offer => {
    if (offer.verb !== 'go' && offer.verb !== 'march') return null;
    const said = offer.label.slice(offer.label.lastIndexOf(',') + 1),
      whole = /\d+/.exec(said)?.[0] ?? '';
    return whole + (/demi|half/.test(said) ? '½' : '') || null;
  },
  sign: m => (m.kind.startsWith('interdicted') ? { symbol: 'interdicted', red: true } : plain.sign(m)),
  Emblem() {
    const g = useMemo(() => hexGrid(34, -20, -26, true), []);
    const land = useMemo(scrap, []);
    /** @param {Point} cell @param {string} flag @param {string} art @param {string} group @param {string} short @param {[number, number, number]} figures */
    const at = (cell, flag, art, group, short, [combat, move, morale]) => {
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
        figures: [
          { kind: 'combat', value: combat },
          { kind: 'move', value: move },
          { kind: 'morale', value: morale },
        ],
      };
      return html`<g transform=${`translate(${x} ${y})`}><${UnitInk} face=${face} skin=${verdun} /></g>`;
    };
    return html`<svg class="board scrap" viewBox="0 0 270 150" aria-hidden="true"><rect class="map-paper" width="270" height="150" /><g dangerouslySetInnerHTML=${{ __html: land }} />
      ${at([1, 1], 'de', 'regiment', 'III', '24', [6, 4, 8])}${at([2, 2], 'de', 'pioneers', 'III', '3', [2, 5, 8])}${at([4, 2], 'fr', 'regiment', 'XX', '3Z', [5, 4, 8])}${at([3, 3], 'fr', 'chasseurs', 'XXX', '56', [3, 5, 8])}</svg>`;
  },
};

/** The ground of the emblem. */
function scrap() {
  const g = hexGrid(34, -20, -26, true);
  /** @type {Point[]} */
  const all = [];
  for (let x = -1; x < 8; x++) for (let y = -1 + ((x + 1) & 1 ? 1 : 0); y < 8; y += 2) all.push([x, y]);
  /** @param {number} x @param {number} y */
  const height = (x, y) =>
    0.3 * Math.sin(x / 70) +
    0.3 * Math.cos(y / 60 - x / 120) +
    0.5 * Math.exp(-((x - 190) ** 2 + (y - 60) ** 2) / 5000);
  /** @type {Point[]} */
  const wood = [
      [1, 3],
      [2, 4],
      [0, 2],
      [3, 5],
    ],
    /** @type {Point[]} */
    slope = [
      [5, 1],
      [5, 3],
      [4, 2],
    ];
  const [fx, fy] = g.centre([5, 3]);
  return (
    T.relief(height, [0, 0, 270, 150], 8, [-0.4, -0.25, -0.1, 0.05, 0.2, 0.35, 0.5, 0.65, 0.8], 4) +
    T.wood(g, wood, 3) +
    T.hill(g, slope, 5) +
    T.road([[0, 20], g.centre([1, 1]), g.centre([2, 0]), g.centre([3, 1]), [150, -10]]) +
    T.mesh(g, all) +
    T.fort(fx, fy, 25) +
    T.trench(
      [
        [0, 128],
        [60, 112],
        [130, 66],
        [220, 30],
        [280, 26],
      ],
      'allied',
    )
  );
}
