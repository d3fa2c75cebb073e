// An Attrition of Souls: Europe under a reading glass, tiles in regions.
import { html, useMemo } from '../../vendor/preact.js';
import { TileInk } from '../board/pieces.js';
import { europe, lane, W, H } from './europe.js';
import { plain, bust } from './plain.js';

/** @typedef {import('./index.js').Skin} Skin */

/** @type {Record<string, number>} */
const hits = { infantry: 1, stormtrooper: 1, elite: 1, artillery: 2, tank: 2, aircraft: 3 };
/** @type {Record<string, string>} */
const tanks = { gb: 'tank-mk4', fr: 'tank-ft', us: 'tank-ft' };
/** @type {Record<string, import('./index.js').Mark>} */
const marks = {
  moved: { symbol: 'i-check', slot: 'done', state: 'done' },
  'from-airfield': { symbol: 'm-airfield', slot: 'done' },
};
/** Whose army comes in with a neutral place. @type {Record<string, string>} */
const joins = {
  Bucharest: 'ro',
  Salonica: 'gr',
  Washington: 'us',
  SouthernStates: 'us',
  MexicoCity: 'mx',
  Rome: 'it',
  NorthernItaly: 'it',
  Sofia: 'bg',
  Istanbul: 'ot',
  Armenia: 'ot',
  Levant: 'ot',
};
const tongue = () => (document.documentElement.lang.startsWith('en') ? 1 : 0);

/** @type {Skin} */
export const attrition = {
  ...plain,
  id: 'attrition',
  counter: 'tile',
  seal: 'factory',
  sheet: [W, H],
  art: (art, flag) =>
    art === 'infantry'
      ? { symbol: bust(flag) }
      : art === 'tank'
        ? { symbol: tanks[flag ?? ''] ?? 'tank-mk4', wide: true }
        : plain.art(art, flag),
  hit: kind => hits[kind.art] ?? null,
  badge: m => (m.kind === 'general' ? 'general' : null),
  mark: m => marks[m.kind] ?? plain.mark(m),
  sign: m =>
    m.kind === 'neutral'
      ? null
      : m.kind === 'ruhr'
        ? { symbol: 'm-ruhr' }
        : m.kind === 'trench-central'
          ? { symbol: 'm-trench' }
          : m.kind === 'trench-entente'
            ? { symbol: 'm-trench-z' }
            : plain.sign(m),
  backdrop: () => europe(tongue()),
  route: path => (path.kind === 'sea' ? lane(path.from, path.to) : []),
  // the turn track says when the tiles of a nation come, and its land with them
  entry(place, scene, table) {
    const flag = joins[place.id],
      of = new Set(scene.kinds.filter(k => k.flag === flag && k.art === 'infantry').map(k => k.id));
    for (const pool of table.pools)
      if (pool.id.startsWith('track'))
        for (const l of pool.holds ?? []) if (l.kind && of.has(l.kind) && l.note) return l.note.replace(/[()]/g, '');
    return null;
  },
  Emblem() {
    const land = useMemo(() => europe(tongue()), [tongue()]);
    /** @param {number} x @param {number} y @param {[string, string, number][]} tiles @param {string} cls */
    const node = (
      x,
      y,
      tiles,
      cls,
    ) => html`<g class=${`node ${cls}`} transform=${`translate(${x} ${y})`}><rect class="region" x="-32" y="-27" width="64" height="54" rx=${cls.includes('round') ? 27 : 3} />
      ${tiles.map(([flag, art, count], i) => html`<g transform=${`translate(${tiles.length > 1 ? i * 27 - 13.5 : 0} 0)`}><${TileInk} skin=${attrition} S=${tiles.length > 1 ? 25 : 30} face=${{ kind: { id: '', name: '', side: null, symbol: '', art, flag }, flag, side: null, up: true, count, steps: null, with: [], marks: [] }} /></g>`)}</g>`;
    return html`<svg class="board scrap" viewBox="312 138 390 217" aria-hidden="true"><g dangerouslySetInnerHTML=${{ __html: land }} />
      <path class="land-path" d="M381 304L439 217L520 238L614 294M520 238L594 165M381 304L511 367L614 294" />
      ${node(
        381,
        304,
        [
          ['fr', 'infantry', 2],
          ['fr', 'artillery', 1],
        ],
        'entente',
      )}${node(
        439,
        217,
        [
          ['gb', 'infantry', 1],
          ['de', 'infantry', 3],
        ],
        'contested round',
      )}${node(
        594,
        170,
        [
          ['de', 'infantry', 2],
          ['de', 'aircraft', 1],
        ],
        'central',
      )}${node(614, 294, [['ah', 'infantry', 3]], 'central')}${node(520, 244, [['de', 'artillery', 1]], 'central round')}${node(352, 197, [['gb', 'infantry', 2]], 'entente')}</svg>`;
  },
};
