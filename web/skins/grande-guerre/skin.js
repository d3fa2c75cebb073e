// La Grande Guerre: trenches, silhouettes, the battle die.
import { html, useMemo } from '../../vendor/preact.js';
import { CounterInk } from '../board/pieces.js';
import { hexGrid } from '../board/geometry.js';
import * as T from '../board/terrain.js';
import { plain } from './plain.js';

/** @typedef {import('./index.js').Skin} Skin */
/** @typedef {import('../board/geometry.js').Point} Point */

/** @type {Record<string, import('./index.js').Painter>} */
const grounds = {
  campagne: 'open',
  foret: 'wood',
  batiment: 'house',
  'batiment-fortifie': 'fortified',
  ruine: 'ruin',
  colline: 'hill',
  tranchee: 'trench',
  cratere: 'crater',
  mine: 'mine',
  eglise: 'church',
  bunker: 'bunker',
  'cours-d-eau': 'water',
  'chemin-creux': 'lane',
};
/** @type {Record<string, string>} */
const trades = {
  grenadier: 'sp-grenade',
  elite: 'sp-elite',
  engineer: 'sp-engineer',
  'flame-thrower': 'sp-flame',
  'heavy-machine-gun': 'sp-heavy-mg',
  'heavy-mortar': 'sp-heavy-mortar',
  'light-machine-gun': 'sp-lmg',
  sniper: 'sp-sniper',
  officer: 'sp-officer',
  'mortar-observer': 'sp-mortar-observer',
  'forward-observer': 'sp-forward-observer',
};
/** Marks at one corner: the later in the list of a unit wins. @type {Record<string, import('./index.js').Mark>} */
const marks = {
  ordered: { symbol: 'm-ordered', slot: 'order' },
  // it paid for the order, and lies where the order is shown
  token: { symbol: 'd-qg', slot: 'order' },
  raider: { symbol: 'm-raider', slot: 'left' },
  moved: { symbol: 'm-moved', slot: 'done' },
  fought: { symbol: 'i-check', slot: 'done', state: 'done' },
  retreated: { symbol: 'm-retreated', slot: 'done', red: true },
  silenced: { symbol: 'm-silenced', slot: 'right', red: true },
  acquired: { symbol: 'm-acquired', slot: 'left', red: true },
  bogged: { symbol: 'm-bogged', slot: 'right', state: 'shaken', red: true },
  ditched: { symbol: 'm-ditched', slot: 'right', state: 'shaken wreck', red: true },
};
/** @type {Record<string, string>} */
const faces = { soldier: 'd-soldat', deadly: 'd-mort', burst: 'd-explosion', flag: 'd-drapeau', hq: 'd-qg' };

/** @type {Skin} */
export const grandeGuerre = {
  ...plain,
  id: 'grande-guerre',
  seal: 'inf-fr',
  badge: m => trades[m.kind] ?? null,
  mark: m => marks[m.kind] ?? plain.mark(m),
  face: die => faces[die.face] ?? plain.face(die),
  ground: (kind, place) => grounds[kind] ?? plain.ground(kind, place),
  turned: m => (m.kind === 'ruin' ? 'ruin' : null),
  // the Germans, who sit first, have the top of the board
  across: seat => seat === 0,
  turns: rule => rule === 'ordres' || rule === 'mouvement',
  Emblem() {
    const g = useMemo(() => hexGrid(34, -6, -8), []);
    const land = useMemo(scrap, []);
    /** @param {Point} cell @param {string} flag @param {string} art @param {number} left @param {string} [trade] */
    const at = (cell, flag, art, left, trade) => {
      const [x, y] = g.centre(cell);
      /** @type {import('../board/pieces.js').Face} */
      const face = {
        kind: { id: '', name: '', side: null, symbol: '', art, flag },
        flag,
        side: null,
        up: true,
        count: 1,
        steps: [left, 4],
        with: trade ? [{ kind: trade, symbol: null, name: '', count: 1 }] : [],
        marks: [],
      };
      return html`<g transform=${`translate(${x} ${y})`}><${CounterInk} face=${face} skin=${grandeGuerre} /></g>`;
    };
    return html`<svg class="board scrap" viewBox="0 0 270 150" aria-hidden="true"><rect class="map-paper" width="270" height="150" /><g dangerouslySetInnerHTML=${{ __html: land }} />
      ${at([2, 0], 'de', 'infantry', 4)}${at([4, 0], 'de', 'machine-gun', 3)}${at([4, 2], 'fr', 'infantry', 4, 'grenadier')}${at([6, 2], 'fr', 'machine-gun', 2)}</svg>`;
  },
};

/** The ground of the emblem. */
function scrap() {
  const g = hexGrid(34, -6, -8);
  /** @type {Point[]} */
  const all = [];
  for (let y = -1; y < 5; y++) for (let x = -2 + (y & 1); x < 12; x += 2) all.push([x, y]);
  /** @param {number} y @param {number} dy @returns {Point[]} */
  const across = (y, dy) =>
    [-2, 0, 2, 4, 6, 8, 10].map(x => {
      const [a, b] = g.centre([x + (y & 1), y]);
      return [a, b + dy];
    });
  /** @param {number} x @param {number} y */
  const height = (x, y) =>
    0.3 * Math.sin(x / 70 + 1) +
    0.3 * Math.cos(y / 60 - x / 120) +
    0.5 * Math.exp(-((x - 60) ** 2 + (y - 60) ** 2) / 4000);
  return (
    T.relief(height, [0, 0, 270, 150], 8, [-0.4, -0.25, -0.1, 0.05, 0.2, 0.35, 0.5, 0.65, 0.8], 4) +
    T.wood(
      g,
      [
        [8, 0],
        [9, 1],
        [6, 0],
      ],
      3,
    ) +
    T.craters(
      g,
      [
        [3, 1],
        [5, 1],
        [1, 1],
        [7, 1],
      ],
      5,
    ) +
    T.mesh(g, all) +
    T.trench(across(0, 25), 'german') +
    T.wire(across(1, 4)) +
    T.trench(across(2, -25), 'allied')
  );
}
