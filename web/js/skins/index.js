// How each game is drawn. A game without a skin of its own is drawn plainly and completely.
import { html, useEffect, useState } from '../../vendor/preact.js';
import { symbol } from '../symbols.js';
import { grandeGuerre } from './grande-guerre.js';
import { attrition } from './attrition.js';
import { verdun } from './verdun.js';
import { villers } from './villers.js';
import { cover } from './cover.js';
import { plain } from './plain.js';

/** @typedef {import('../../types.js').Scene} Scene */
/** @typedef {import('../../types.js').Table} Table */
/** @typedef {import('../../types.js').Place} Place */
/** @typedef {import('../../types.js').Path} Path */
/** @typedef {import('../../types.js').PieceKind} PieceKind */
/** @typedef {import('../../types.js').Marker} Marker */
/** @typedef {import('../../types.js').Die} Die */
/** @typedef {import('../../types.js').Piece} Piece */
/** @typedef {import('../../types.js').Offer} Offer */
/** @typedef {import('../../types.js').PoolLine} PoolLine */
/** @typedef {import('../board/geometry.js').Point} Point */
/** @typedef {import('../board/layout.js').Layout} Layout */
/** @typedef {{ symbol: string, wide?: boolean, low?: boolean }} Art a symbol of the sprite; wide ones are 48 by 32 */
/** @typedef {{ symbol: string | null, slot: 'done' | 'order' | 'left' | 'right' | 'top', state?: string, red?: boolean }} Mark */
/** @typedef {'wood' | 'hill' | 'house' | 'city' | 'fort' | 'fortified' | 'ruin' | 'church' | 'trench' | 'crater' | 'mine' | 'bunker' | 'water' | 'lane' | 'open' | 'plain'} Painter */
/**
 * @typedef {object} Skin
 * @property {string} id
 * @property {'figure' | 'tile' | 'unit'} counter which counter its pieces are
 * @property {(group: string | null) => string} corps the class that sets the band of a formation
 * @property {(piece: Piece) => number} rank how high a piece lies in its stack
 * @property {(offer: Offer) => string | null} price the figure at a place that something can go to: what it costs
 * @property {(flag: string | null, side: number | null) => string} flag the class that sets the inks of a nation
 * @property {(flag: string | null, side: number | null) => boolean} cut whether its counters have cut corners
 * @property {(art: string, flag: string | null) => Art | null} art
 * @property {(kind: PieceKind) => number | null} hit the number printed on a tile
 * @property {(with_: Marker) => string | null} badge the symbol of what goes with a piece
 * @property {(mark: Marker) => Mark} mark
 * @property {(flag: string) => string} medal
 * @property {(die: Die) => string | null} face the symbol of a side of a die
 * @property {(kind: string, place: Place) => Painter} ground
 * @property {(marker: Marker) => Painter | null} turned what a marker makes of the ground under it
 * @property {(marker: Marker) => { symbol: string | null, red?: boolean, large?: boolean, cls?: string } | null} sign the badge of a marker on a region; null where it is drawn another way
 * @property {boolean} flanked whether a board of hexes is so large that all panels stand at its right
 * @property {boolean} numbered whether its hexes are numbered
 * @property {boolean} lettered whether what can be won is lettered on the map
 * @property {(place: Place) => number | null} digger whose trench it is
 * @property {boolean} coins whether what is done is paid in medals: the purse of what is in hand is shown, and the price of all that is pointed at
 * @property {boolean} onward whether a road that ends at the edge of the map goes on beyond it
 * @property {(side: number) => Point} facing where the trenches of a side look
 * @property {((side: number) => string) | null} ensign the symbol of a side, drawn on its trenches; null where the trace alone tells
 * @property {(line: PoolLine) => { symbol: string, cls: string, wide?: boolean, path?: string } | null} token how a marker of a common pool (a cup) or a means in the palette looks; a path is drawn on 24 by 24
 * @property {(place: Place) => number | null} source whose supply comes in there
 * @property {(place: Place) => { text: string, cls: string, size: number, order: number } | null} title what is written at a place, and how; the lower its order, the surer its place
 * @property {[number, number] | null} sheet how wide and high the sheet of a region board is
 * @property {((scene: Scene) => string) | null} backdrop what lies under the regions, as SVG text
 * @property {(path: Path) => Point[]} route where a path goes between its ends
 * @property {(place: Place, scene: Scene, table: Table) => string | null} entry when a neutral place comes in
 * @property {(seat: number) => boolean} across whether a seat sits at the top of the board, its left at the right of the screen
 * @property {(rule: string) => boolean} turns whether the lines of the journal under a rule are always of the side whose turn it is
 * @property {((p: { face: import('../board/pieces.js').Face, skin: Skin, state?: string }) => any) | null} Ink how its pieces are drawn where none of the counters will do
 * @property {string | null} box what such a drawing takes, as a view box
 * @property {{ ground: (layout: Layout, scene: Scene, skin: Skin) => string, markers: (layout: Layout, table: Table, skin: Skin, scene: Scene) => string, names: (layout: Layout, table: Table, skin: Skin, scene: Scene) => string } | null} paint a painter of its own for a board of hexes and what lies on it
 * @property {boolean} deeds whether one first chooses what to do and then where: what can be done to a place is a palette of its deeds
 * @property {boolean} fronts whether pieces look somewhere: they are turned by dragging and by the compass, and pressing a place goes there
 * @property {string | null} supplied the layer that is the way by which a piece is supplied: it is drawn for what is pointed at
 * @property {Set<string> | null} unfolded of the layers that come with what is looked at, those shown at first; null shows all
 * @property {() => any} Emblem a scrap of its board
 * @property {string} seal the symbol on its card
 */

/** @type {Record<string, Skin>} */
const skins = { 'grande-guerre': grandeGuerre, attrition, verdun, villers, 'der-des-ders': { ...plain, ...cover } };
/** Those that are fetched with their stylesheet when somebody comes to play; the first page has their cover alone.
 * @type {Record<string, () => Promise<Skin>>} */
const elsewhere = {
  'der-des-ders': () =>
    Promise.all([import('./der-des-ders.js'), styled('css/der-des-ders.css')]).then(([found]) => found.derDesDers),
};
/** @param {string} game @returns {Skin} */
export const skinOf = game => skins[game] ?? plain;

/** A stylesheet that the page does not have yet. @param {string} href */
const styled = href =>
  new Promise((done, fail) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = done;
    link.onerror = () => {
      link.remove();
      fail(new Error(href));
    };
    document.head.append(link);
  });

/** Whether a game can be drawn; what it lacks is fetched. @param {string | undefined} game @returns {boolean} */
export function useSkin(game) {
  const [, again] = useState(0);
  const missing = game ? elsewhere[game] : undefined;
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */ let later;
    let stale = false;
    const ask = () =>
      missing?.().then(
        skin => {
          if (!game) return;
          skins[game] = skin;
          delete elsewhere[game];
          if (!stale) again(n => n + 1);
        },
        () => {
          later = setTimeout(ask, 3000);
        },
      );
    ask();
    return () => {
      stale = true;
      clearTimeout(later);
    };
  }, [game, !missing]);
  return !missing;
}

/** One die as it lies. @param {{ die: Die, skin?: Skin, state?: string }} p */
export function DieFace({ die, skin = plain, state = '' }) {
  const id = skin.face(die);
  return html`<span class=${`die ${state}`} role="img" aria-label=${die.name} title=${die.name}>${id ? html`<svg aria-hidden="true"><use href=${symbol(id)} /></svg>` : html`<b>${die.face}</b>`}</span>`;
}
