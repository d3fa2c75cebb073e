// What lies on top of the ground: overlays, reach, targets, ruler, names, the red pencil.
import { html } from '../../vendor/preact.js';
import { flagOf, medalOf } from '../skins/read.js';
import { line, n1, roundOpen } from './geometry.js';
import { brackets, pencil } from './terrain.js';
import { use } from './pieces.js';
import { goalSpots, lettered } from './hexes.js';

/** @typedef {import('../../types.js').Overlay} Overlay */
/** @typedef {import('../../types.js').Scene} Scene */
/** @typedef {import('../../types.js').Table} Table */
/** @typedef {import('../skins/skin.js').Skin} Skin */
/** @typedef {import('./layout.js').Layout} Layout */

/** A layer of one side has its colour; others take turns. @param {Overlay} o @param {number} i */
const toneOf = (o, i) => (/-(french|allied)$/.test(o.id) ? 0 : o.id.endsWith('-german') ? 4 : i % 4);
/** What a layer is about, for its look. @param {Overlay} o */
const lookOf = o =>
  /^(control|zones|would-be-out|cut-off|supply-line|lines|line|range|reach)/.exec(o.id)?.[0] ??
  (/supply|ravit/.test(o.id) ? 'supply' : '');

/** @param {{ layout: Layout, shown: Overlay[] }} p */
export const Overlays = ({ layout, shown }) =>
  html`<g class="covers">${shown.map((o, i) => {
    const look = lookOf(o);
    /** @param {(figure: number | null) => boolean} which */
    const area = which => layout.area(o.places.filter(c => which(c.figure)).map(c => c.place));
    return html`<g key=${o.id} class=${`overlay tone-${toneOf(o, i)} ${look}`}>
  ${
    look === 'supply-line'
      ? html`<${Way} layout=${layout} places=${o.places.map(c => c.place)} />`
      : look === 'zones'
        ? html`<path class="cover weak" d=${area(n => n === 1)} /><path class="cover" d=${area(n => n !== 1)} />`
        : html`<path class="cover" d=${area(() => true)} />`
  }</g>`;
  })}</g>`;
/** A way from place to place: the line by which supply comes. @param {{ layout: Layout, places: string[] }} p */
function Way({ layout, places }) {
  const d = line(roundOpen(places.map(layout.at).filter(p => p !== undefined)));
  return html`<path class="way-case" d=${d} /><path class="way" d=${d} />`;
}
/** The numbers of overlays lie above the counters. @param {{ layout: Layout, shown: Overlay[] }} p */
export const Figures = ({ layout, shown }) =>
  html`<g class="covers">${shown.map((o, i) => {
    if (lookOf(o) === 'zones') return '';
    return html`<g key=${o.id} class=${`overlay tone-${toneOf(o, i)} ${lookOf(o)}`}>
  ${o.places.map(c => {
    const p = c.figure === null ? undefined : layout.at(c.place);
    return (
      p &&
      html`<g class="figure" transform=${`translate(${n1(p[0])} ${n1(p[1] - layout.unit * 0.4)})`}><circle r="9" /><text y="4.200">${c.figure}</text></g>`
    );
  })}</g>`;
  })}</g>`;

/** More than these are one ground that is coloured, without a dot in each. */
const MANY = 60;
/** Where the chosen can go (filled) and what that costs, and what can be touched where no piece stands. However many, few paths:
 * they breathe. @param {{ layout: Layout, targets: Map<string, string>, prices?: Map<string, string>, lit: Set<string>, pieces: Set<string> }} p */
export function Reach({ layout, targets, prices, lit, pieces }) {
  const open = [...lit].filter(id => !pieces.has(id) && !targets.has(id) && layout.at(id)),
    ways = [...targets].filter(([id, how]) => how !== 'fight' && layout.at(id));
  /** @param {string[]} ids */
  const shape = ids => ids.map(id => layout.shape(id, 0.07)).join('');
  const only = ways.filter(([, how]) => how === 'go').map(([id]) => id),
    both = ways.filter(([, how]) => how !== 'go').map(([id]) => id);
  return html`<g class="touchables">
  ${open.length > MANY ? html`<path class="reach lit wide" d=${layout.area(open)} />` : open.length > 0 && html`<path class="reach lit" d=${shape(open)} />`}
  ${both.length > MANY ? html`<path class="reach wide" d=${layout.area(both)} />` : both.length > 0 && html`<path class="reach" d=${shape(both)} />`}
  ${only.length > MANY ? html`<path class="reach only wide" d=${layout.area(only)} />` : only.length > 0 && html`<path class="reach only" d=${shape(only)} />`}
  ${ways.map(([id, how]) => {
    const p = layout.at(id),
      price = prices?.get(id);
    if (!p || pieces.has(id)) return '';
    if (price)
      return html`<text key=${id} class="price" x=${n1(p[0])} y=${n1(p[1] + layout.unit * 0.42)}>${price}</text>`;
    return ways.length > MANY
      ? ''
      : html`<circle key=${id} class=${how === 'go' ? 'reach-dot only' : 'reach-dot'} cx=${n1(p[0])} cy=${n1(p[1] + 3)} r="6" />`;
  })}</g>`;
}

/** How wide the label of a price is. @param {string} price */
const tollWidth = price => Math.max(26, price.length * 6 + 8);
/** Brackets on targets; the one under the pointer gets the pencil, and a line of sight from the chosen.
 * @param {{ layout: Layout, targets: Map<string, string>, prices?: Map<string, string>, selected: string | null, hovered: string | null, size: number, pieces: Set<string>, full?: Set<string> }} p `full`: places where somebody stands */
export function Aims({ layout, targets, prices, selected, hovered, size, pieces, full = pieces }) {
  const from = selected ? layout.seat(selected) : undefined,
    aimed =
      hovered && (targets.get(hovered) === 'fight' || (targets.get(hovered) === 'both' && pieces.has(hovered)))
        ? layout.seat(hovered)
        : undefined;
  /** @param {boolean} large */
  const marks = large =>
    [...targets]
      .filter(([id, how]) => how === 'fight' || (how === 'both' && pieces.has(id)))
      .filter(([id]) => (pieces.has(id) || full.has(id)) === large)
      .map(([id]) => {
        const p = layout.seat(id);
        return p ? brackets(p[0], p[1], large ? size : size * 0.72, large ? 8 : 6) : '';
      })
      .join('');
  const l = from && aimed ? Math.hypot(aimed[0] - from[0], aimed[1] - from[1]) || 1 : 1;
  return html`<g class="aims"><path class="aim" d=${marks(true)} /><path class="aim bare" d=${marks(false)} />
    ${[...targets].map(([id, how]) => {
      const at = layout.seat(id),
        price = how === 'fight' && prices?.get(id);
      return at && price
        ? html`<g key=${id} class="toll" transform=${`translate(${n1(at[0])} ${n1(at[1] + size)})`}><rect x=${-tollWidth(price) / 2} y="-8" width=${tollWidth(price)} height="15" rx="7.5" /><text y="3.600">${price}</text></g>`
        : '';
    })}
    ${from && aimed && l > size * 2 ? html`<path class="sight" d=${`M${n1(from[0] + ((aimed[0] - from[0]) * 27) / l)} ${n1(from[1] + ((aimed[1] - from[1]) * 27) / l)}L${n1(aimed[0] - ((aimed[0] - from[0]) * 36) / l)} ${n1(aimed[1] - ((aimed[1] - from[1]) * 36) / l)}`} />` : ''}
    ${aimed ? html`<path class="pencil" d=${pencil(aimed[0], aimed[1], size + 6, 9)} />` : ''}</g>`;
}
/** @param {{ layout: Layout, flash: string[] }} p */
export const Flash = ({ layout, flash }) => html`<g class="flashes" key=${flash.join()}>${flash.map((id, i) => {
  const p = layout.at(id);
  return p && html`<path class="pencil flash" d=${pencil(p[0], p[1], 37, 3 + i)} />`;
})}
  ${
    flash.length === 2
      ? html`<path class="flash-way" d=${flash
          .map(id => layout.at(id))
          .filter(p => p !== undefined)
          .map((p, i) => `${i ? 'L' : 'M'}${n1(p[0])} ${n1(p[1])}`)
          .join('')} />`
      : ''
  }</g>`;

/** @param {{ layout: Layout, ruler: { from: string, to: string, places: string[] } | null }} p */
export function Ruler({ layout, ruler }) {
  const a = ruler && layout.at(ruler.from),
    b = ruler && layout.at(ruler.to);
  if (!ruler || !a || !b) return null;
  const n = Math.round(layout.apart(ruler.from, ruler.to));
  return html`<g class="ruler"><path class="cover" d=${layout.area(ruler.places.filter(p => p !== ruler.from && p !== ruler.to))} /><path class="ruler-case" d=${`M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`} /><path class="ruler-line" d=${`M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`} />
    ${Array.from({ length: Math.max(0, n - 1) }, (_, i) => html`<circle class="ruler-dot" cx=${n1(a[0] + ((b[0] - a[0]) * (i + 1)) / n)} cy=${n1(a[1] + ((b[1] - a[1]) * (i + 1)) / n)} r="3.2" />`)}
    ${[a, b].map(p => html`<circle class="ruler-end" cx=${n1(p[0])} cy=${n1(p[1])} r="5" />`)}
    <g transform=${`translate(${n1((a[0] + b[0]) / 2)} ${n1((a[1] + b[1]) / 2 - 16)})`} class="ruler-n"><rect x="-13" y="-11" width="26" height="20" rx="3" /><text y="4">${n}</text></g></g>`;
}

/** Goals lettered on the map, with the medal of whoever holds them. @param {{ layout: Layout, scene: Scene, table: Table, skin: Skin }} p */
export function Goals({ layout, scene, table, skin }) {
  return html`<g class="goals">${goalSpots(layout, table.goals).map(({ x, y, lines, goal, edge, area }) => {
    const flag = goal.side === null ? null : (scene.flags[goal.side] ?? null),
      long = Math.max(...lines.map(l => lettered(l, edge ? 0.82 : 1))) / 2;
    return html`<g class=${`goal ${goal.side === null ? '' : `held ${flagOf(skin, flag, goal.side)}`}`} key=${goal.name}>
      ${area ? html`<path class="goal-line" d=${area} />` : ''}
      <g transform=${`translate(${n1(x)} ${n1(y)})`}>
        <g class="goal-badge" transform=${`translate(${n1(-long - 6)} 0)`}><circle r="7.6" />${use(flag ? medalOf(flag) : 'm-goal', -5.2, -5.6, 10.4)}</g>
        ${lines.map((l, i) => html`<text class=${edge ? 'name goal-n edge' : 'name goal-n'} x=${n1(5 - long)} y=${n1(i * 12 + 4 - (lines.length - 1) * 6)}>${l}</text>`)}</g></g>`;
  })}</g>`;
}
/** The names of the sectors in the foot margin, as the onlooker calls them. @param {{ layout: Layout, table: Table }} p */
export const Sectors = ({ layout, table }) =>
  html`<g>${table.overlays
    .filter(o => o.id.startsWith('sector'))
    .map(o => {
      const xs = o.places.map(c => layout.at(c.place)?.[0]).filter(x => x !== undefined);
      return xs.length
        ? html`<text key=${o.id} class="name section" x=${n1(xs.reduce((a, b) => a + b, 0) / xs.length)} y=${layout.H - 5}>${o.name}</text>`
        : '';
    })}</g>`;
