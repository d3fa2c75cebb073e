// The scrap of a map on the card of Into the Bastards!
import { html, useMemo } from '../../vendor/preact.js';
import { hexGrid } from '../../js/board/geometry.js';
import { UnitInk } from '../../js/board/pieces.js';
import * as T from '../../js/board/terrain.js';
import { skin } from './skin.js';

/** @typedef {import('../../js/board/geometry.js').Point} Point */

/** @type {import('../../js/skins/skin.js').Cover} */
export const cover = {
  seal: 'tank-a7v',
  styles: ['map.css'],
  Emblem() {
    const g = useMemo(() => hexGrid(34, -34, -40), []);
    const land = useMemo(scrap, []);
    /** @param {Point} cell @param {string} flag @param {string} art @param {string} group @param {string} short @param {number} medals */
    const at = (cell, flag, art, group, short, medals) => {
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
        figures: [{ kind: 'medals', value: medals }],
      };
      return html`<g transform=${`translate(${x} ${y})`}><${UnitInk} face=${face} skin=${skin} /></g>`;
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
      skin.facing[side === 'german' ? 0 : 1],
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
