// The scrap of a board on the card of La Grande Guerre.
import { html, useMemo } from '../../vendor/preact.js';
import { hexGrid } from '../../js/board/geometry.js';
import { CounterInk } from '../../js/board/pieces.js';
import * as T from '../../js/board/terrain.js';
import { skin } from './skin.js';

/** @typedef {import('../../js/board/geometry.js').Point} Point */

/** @type {import('../../js/skins/skin.js').Cover} */
export const cover = {
  seal: 'inf-fr',
  Emblem() {
    const g = useMemo(() => hexGrid(34, -6, -8), []);
    const land = useMemo(scrap, []);
    /** @param {Point} cell @param {string} flag @param {string} art @param {number} left @param {string} [trade] */
    const at = (cell, flag, art, left, trade) => {
      const [x, y] = g.centre(cell);
      /** @type {import('../../js/board/pieces.js').Face} */
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
      return html`<g transform=${`translate(${x} ${y})`}><${CounterInk} face=${face} skin=${skin} /></g>`;
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
