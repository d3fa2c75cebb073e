// The scrap of a map on the card of They Shall Not Pass.
import { html, useMemo } from '../../vendor/preact.js';
import { hexGrid } from '../../js/board/geometry.js';
import { UnitInk } from '../../js/board/pieces.js';
import * as T from '../../js/board/terrain.js';
import { skin } from './skin.js';

/** @typedef {import('../../js/board/geometry.js').Point} Point */

/** @type {import('../../js/skins/skin.js').Cover} */
export const cover = {
  seal: 'fort',
  styles: ['counters.css'],
  Emblem() {
    const g = useMemo(() => hexGrid(34, -20, -26, true), []);
    const land = useMemo(scrap, []);
    /** @param {Point} cell @param {string} flag @param {string} art @param {string} group @param {string} short @param {[number, number, number]} figures */
    const at = (cell, flag, art, group, short, [combat, move, morale]) => {
      const [x, y] = g.centre(cell);
      /** @type {import('../../js/board/pieces.js').Face} */
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
      return html`<g transform=${`translate(${x} ${y})`}><${UnitInk} face=${face} skin=${skin} /></g>`;
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
