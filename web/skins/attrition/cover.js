// The scrap of a map on the card of An Attrition of Souls.
import { html, useMemo } from '../../vendor/preact.js';
import { TileInk } from '../../js/board/pieces.js';
import { europe, tongue } from './europe.js';
import { skin } from './skin.js';

/** @type {import('../../js/skins/skin.js').Cover} */
export const cover = {
  seal: 'factory',
  Emblem() {
    const land = useMemo(() => europe(tongue()), [tongue()]);
    /** @param {number} x @param {number} y @param {[string, string, number][]} tiles @param {string} cls */
    const node = (
      x,
      y,
      tiles,
      cls,
    ) => html`<g class=${`node ${cls}`} transform=${`translate(${x} ${y})`}><rect class="region" x="-32" y="-27" width="64" height="54" rx=${cls.includes('round') ? 27 : 3} />
      ${tiles.map(([flag, art, count], i) => html`<g transform=${`translate(${tiles.length > 1 ? i * 27 - 13.5 : 0} 0)`}><${TileInk} skin=${skin} S=${tiles.length > 1 ? 25 : 30} face=${{ kind: { id: '', name: '', side: null, symbol: '', art, flag }, flag, side: null, up: true, count, steps: null, with: [], marks: [] }} /></g>`)}</g>`;
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
