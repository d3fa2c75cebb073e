// What a skin is: how a game's things look, as tables of names and symbols, and at most ten functions for what no table can say.

/** @typedef {import('../../types.js').Scene} Scene */
/** @typedef {import('../../types.js').Table} Table */
/** @typedef {import('../../types.js').Place} Place */
/** @typedef {import('../../types.js').Path} Path */
/** @typedef {import('../board/geometry.js').Point} Point */
/** @typedef {import('../board/layout.js').Layout} Layout */

/** @typedef {{ symbol: string, of?: Record<string, string>, wide?: boolean, low?: boolean }} Art a symbol of the sprite, with those that armies have instead; wide ones are 48 by 32, low ones lie across the counter */
/** @typedef {{ symbol: string | null, slot: 'done' | 'order' | 'left' | 'right' | 'top', state?: string, red?: boolean }} Mark where a mark lies on a counter, or the class by which the counter shows it */
/** @typedef {{ symbol: string | null, red?: boolean, large?: boolean, cls?: string }} Sign the badge of a marker on the board */
/** @typedef {{ symbol: string, cls: string, wide?: boolean, path?: string }} Token a path is drawn on 24 by 24 */
/** @typedef {'wood' | 'hill' | 'house' | 'city' | 'fort' | 'fortified' | 'ruin' | 'church' | 'trench' | 'crater' | 'mine' | 'bunker' | 'water' | 'lane' | 'open' | 'plain'} Painter */

/**
 * Tables and switches.
 * @typedef {object} Looks
 * @property {string} id
 * @property {string[]} styles its stylesheets, beside it
 * @property {'figure' | 'tile' | 'unit'} counter which counter its pieces are
 * @property {string | null} box what a drawing of its own takes, as a view box
 * @property {Set<string> | null} flags nations that have inks of their own, the others going by their side; null: all have
 * @property {number | null} cut the side whose counters have cut corners; null: the Central Powers, whoever plays them
 * @property {Record<string, Art>} arts kinds of pieces by their art
 * @property {Record<string, number>} hits the number printed on a tile, by its art
 * @property {Record<string, string>} badges what goes with a piece
 * @property {Record<string, Mark>} marks
 * @property {boolean} stated whether a mark without a drawing is a class of its counter
 * @property {string | null} band what the class of a formation's band begins with
 * @property {string[]} ranks kinds of pieces from the bottom of a stack up; the others lie above them
 * @property {Record<string, string>} faces sides of dice
 * @property {Record<string, Painter>} grounds
 * @property {Painter | null} elsewhere how any other ground is drawn; null: plainly, with its letter
 * @property {Record<string, Painter>} turned what markers make of the ground under them
 * @property {Record<string, Sign | null>} signs the badges of markers on the board; null where one is drawn another way
 * @property {Record<string, Token>} tokens markers of a common pool (a cup), means in the palette: by their group, or themselves
 * @property {RegExp | null} unpriced what a figure need not say at its target; what its first group finds is kept
 * @property {number | Record<string, number> | null} digger whose trenches are: one side's all, by what is printed there, or as the scene says
 * @property {[Point, Point]} facing where the trenches of each side look
 * @property {[string, string] | null} ensigns the symbols of the sides, drawn on their trenches; null where the trace alone tells
 * @property {boolean} numbered whether its hexes are numbered
 * @property {boolean} lettered whether what can be won is lettered on the map
 * @property {boolean} onward whether a road that ends at the edge of the map goes on beyond it
 * @property {boolean} coins whether what is done is paid for: the purse of what is in hand is shown, and the price of all that is pointed at
 * @property {boolean} deeds whether one first chooses what to do and then where: what can be done to a place is a palette of its deeds
 * @property {Record<string, { key: string, name: [fr: string, en: string] }>} modes what what is in hand can do that stands beside the ways of pointing, by its verb: its key, and what the button says
 * @property {boolean} fronts whether pieces look somewhere: the board opens at what is in hand, and who is about to be struck is shown
 * @property {string | null} supplied the layer that is the way by which a piece is supplied: it is drawn for what is pointed at
 * @property {Set<string> | null} unfolded of the layers that come with what is looked at, those shown at first; null shows all
 * @property {[number, number] | null} sheet how wide and high the sheet of a region board is
 * @property {number | null} across the seat at the top of the board, its left at the right of the screen
 * @property {string[]} turns rules whose lines in the journal are always of the side whose turn it is
 */

/**
 * Functions, each of which may be missing.
 * @typedef {object} Hooks
 * @property {((p: { face: import('../board/pieces.js').Face, skin: Skin, state?: string }) => any) | null} Ink how its pieces are drawn where none of the counters will do
 * @property {((layout: Layout, scene: Scene, skin: Skin) => string) | null} ground what lies under everything, as SVG text
 * @property {((layout: Layout, table: Table, skin: Skin, scene: Scene) => string) | null} markers what lies on a board of hexes
 * @property {((layout: Layout, table: Table, skin: Skin, scene: Scene) => string) | null} names what is lettered above whatever stands on it
 * @property {((place: Place) => { text: string, cls: string, size: number, order: number } | null) | null} title what is written at a place, and how; the lower its order, the surer its place
 * @property {((place: Place) => number | null) | null} source whose supply comes in there
 * @property {((path: Path) => Point[]) | null} route where a path goes between its ends
 * @property {((place: Place, scene: Scene, table: Table) => string | null) | null} entry when a neutral place comes in
 */

/** @typedef {Looks & Hooks} Skin */
/** @typedef {{ seal: string, styles?: string[], Emblem: () => any }} Cover what the first page shows of a game: the symbol on its card, and a scrap of its board */

export {};
