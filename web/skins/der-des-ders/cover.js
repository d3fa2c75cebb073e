// The scrap of a table on the card of La Der des Ders: all of its skin that the first page needs.
import { html, useMemo } from '../../vendor/preact.js';
import { hexGrid } from '../../js/board/geometry.js';
import { use } from '../../js/board/pieces.js';
import * as T from '../../js/board/terrain.js';

/** @typedef {import('../../js/board/geometry.js').Point} Point */

/** The ground of the emblem. */
function scrap() {
  const g = hexGrid(34, -34, -40);
  /** @type {Point[]} */
  const all = [];
  for (let y = -1; y < 5; y++) for (let x = -2 + (Math.abs(y) % 2); x < 14; x += 2) all.push([x, y]);
  /** @param {...number} at @returns {Point[]} */
  const cells = (...at) => Array.from({ length: at.length / 2 }, (_, i) => [at[2 * i], at[2 * i + 1]]);
  return (
    '<rect class="wood" width="270" height="150"/>' +
    T.hill(g, cells(7, 1, 8, 2, 9, 1, 8, 0), 3) +
    T.road([[-10, 70], [60, 84], g.centre([6, 2]), [200, 130], [290, 126]]) +
    T.wood(g, cells(1, 1, 0, 0, 2, 0), 5) +
    T.built(g, cells(6, 2), 4) +
    T.buildings(g, [6, 2], 7, 'house', 0.3) +
    T.mesh(g, all)
  );
}
const HEX = 'M0 -25L21.700 -12.500V12.500L0 25L-21.700 12.500V-12.500z';
const ROUND = 'M-23 0a23 23 0 1 1 46 0a23 23 0 1 1 -46 0z';
/** A base with its figures. @param {Point} at @param {string} flag @param {string} base @param {[string, number, number, number, number?][]} figures @param {number} front */
const stand = ([x, y], flag, base, figures, front) =>
  html`<g class=${`unit ${flag}`} transform=${`translate(${x} ${y})`}><path class="drop" d=${base} transform="translate(1.500 3)" /><path class="face" d=${base} /><path transform=${`rotate(${front})`} d="M25 -6L32 0L25 6z" />${figures.map(([id, a, b, w, h]) => use(id, a, b, w, h ?? w))}</g>`;

/** @type {import('../../js/skins/skin.js').Cover} */
export const cover = {
  seal: 'cavalry',
  Emblem() {
    const g = useMemo(() => hexGrid(34, -34, -40), []);
    const land = useMemo(scrap, []);
    return html`<svg class="board scrap" viewBox="0 0 270 150" aria-hidden="true"><rect class="map-paper" width="270" height="150" /><g class="ground" dangerouslySetInnerHTML=${{ __html: land }} />
      ${stand(
        g.centre([3, 1]),
        'de',
        HEX,
        [
          ['inf-de', -20, -12, 20],
          ['inf-de', 0, -12, 20],
        ],
        0,
      )}${stand(g.centre([4, 2]), 'de', HEX, [['tank-a7v', -17, -12, 34, 23]], -60)}${stand(
        g.centre([7, 1]),
        'fr',
        ROUND,
        [
          ['inf-fr', -21, -9, 14],
          ['inf-fr', -7, -9, 14],
          ['inf-fr', 7, -9, 14],
        ],
        180,
      )}${stand(
        g.centre([8, 2]),
        'ru',
        ROUND,
        [
          ['cavalry', -19, -11, 18],
          ['cavalry', 1, -11, 18],
        ],
        180,
      )}</svg>`;
  },
};
