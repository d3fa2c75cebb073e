// The pictures on cards, 160 by 66: symbols of the sprite laid out on a scrap of map. A skin writes each as a line of deeds ("own inf 14
// 14 30; arrow 50 30 90 30"); here they become ink. Fetched once somebody holds cards.
import { html } from '../../vendor/preact.js';
import { n1 } from '../board/geometry.js';
import { bust } from '../skins/plain.js';
import { usePictures } from '../skins/index.js';
import { central } from '../skins/read.js';
import { symbol } from '../symbols.js';

/** @typedef {import('../../types').CardFace} CardFace */
/** @typedef {Record<string, string>} Pictures by the id of a card */
/** @typedef {{ own: string | null, foe: string | null }} Sides whose card it is, and who is against it: their flags */

/** @param {string} flag */
const ink = flag => (central.has(flag) ? 'cen' : 'ent');
/** The symbol, and in whose ink: `inf` is the man of the army it belongs to. @param {string} name @param {string} flag */
const soldier = (name, flag) => (name === 'inf' ? bust(flag) : name);
/** @param {string} id @param {number} size */
const wideOf = (id, size) => (/^(tank|n)-/.test(id) ? size * 1.5 : size);

/** @param {string} id @param {string} cls @param {number[]} at @param {boolean} [flip] */
const figure = (id, cls, [x, y, size], flip) => {
  const w = wideOf(id, size);
  return `<g class="${cls}"${flip ? ` transform="translate(${n1(2 * x + w)} 0) scale(-1 1)"` : ''}><use href="${symbol(id)}" x="${x}" y="${y}" width="${n1(w)}" height="${size}"/></g>`;
};
/** @param {number} y */
const teeth = y => `M0 ${y}${'l4-5l4 5'.repeat(20)}`;
/** @param {number} x @param {number} y @param {number} r */
const burst = (x, y, r) =>
  `M${Array.from({ length: 16 }, (_, i) => {
    const a = (i / 8) * Math.PI,
      q = i % 2 ? r : r * 0.55;
    return `${n1(x + Math.cos(a) * q)} ${n1(y + Math.sin(a) * q)}`;
  }).join('L')}z`;
/** @param {number} x @param {number} y @param {number} r */
const hexagon = (x, y, r) =>
  `M${[0, 1, 2, 3, 4, 5].map(i => `${n1(x + r * Math.sin((i * Math.PI) / 3))} ${n1(y - r * Math.cos((i * Math.PI) / 3))}`).join('L')}z`;
/** The head of an arrow that comes from a point. @param {number} x @param {number} y @param {number} fx @param {number} fy */
const head = (x, y, fx, fy) =>
  `<path class="tip" transform="translate(${x} ${y}) rotate(${n1((Math.atan2(y - fy, x - fx) * 180) / Math.PI)})" d="M-1-6L9 0L-1 6z"/>`;
/** @param {number} x @param {number} y @param {number} r */
const cloud = (x, y, r) =>
  `M${n1(x - 1.6 * r)} ${y}a${r} ${r} 0 0 1 ${n1(0.9 * r)}-${n1(0.9 * r)}a${n1(1.1 * r)} ${n1(1.1 * r)} 0 0 1 ${n1(1.7 * r)}.2a${n1(0.8 * r)} ${n1(0.8 * r)} 0 0 1 ${n1(0.6 * r)} ${n1(0.9 * r)}z`;

/** What each deed draws, given its words after the first. @type {Record<string, (words: string[], numbers: number[], sides: { own: string, foe: string }) => string>} */
const deeds = {
  // symbols: of whose card it is, of the enemy, of either alliance, in plain ink, in red
  own: ([id, , , , flip], at, { own }) => figure(soldier(id, own), ink(own), at, !!flip),
  foe: ([id], at, { foe }) => figure(soldier(id, foe), ink(foe), at, true),
  ent: ([id, , , , flip], at) => figure(soldier(id, 'fr'), 'ent', at, !!flip),
  cen: ([id, , , , flip], at) => figure(soldier(id, 'de'), 'cen', at, !!flip),
  ink: ([id], at) => figure(id, 'pl', at),
  red: ([id], at) => figure(id, 'rd', at),
  // ground
  trench: (_, [y], { own }) => `<path class="tr ${ink(own)}" d="${teeth(y)}"/>`,
  wall: (_, [y], { foe }) => `<path class="tr ${ink(foe)}" d="${teeth(y)}"/>`,
  wire: (_, [y]) =>
    `<path class="ln" d="M0 ${y}h160${Array.from({ length: 13 }, (_, i) => `M${3 + i * 12.8} ${y - 4}l7 8m0-8l-7 8`).join('')}"/>`,
  hex: (_, [x, y, r = 18]) => `<path class="void" d="${hexagon(x, y, r)}"/>`,
  aim: (_, [x, y, r = 18]) => `<path class="lit" d="${hexagon(x, y, r)}"/>`,
  sea: (_, [y]) => `<path class="sea" d="M0 ${y}${'q5-5 10 0t10 0'.repeat(8)}V66H0z"/>`,
  // deeds
  arrow: (_, [x1, y1, x2, y2], { own }) =>
    `<g class="${ink(own)}"><path class="arr" d="M${x1} ${y1}L${x2} ${y2}"/>${head(x2, y2, x1, y1)}</g>`,
  turn: (_, [x1, y1, x2, y2, bow], { own }) => {
    const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2 - bow];
    return `<g class="${ink(own)}"><path class="arr" d="M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}"/>${head(x2, y2, cx, cy)}</g>`;
  },
  shot: (_, [x1, y1, x2, y2]) => `<path class="fire" d="M${x1} ${y1}L${x2} ${y2}"/>`,
  lob: (_, [x1, y1, x2, y2]) =>
    `<path class="ln dash" d="M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.min(y1, y2) - 34} ${x2} ${y2}"/>`,
  boom: (_, [x, y, r]) => `<path class="hit" d="${burst(x, y, r)}"/>`,
  gas: (_, [x, y, r]) => `<path class="gas" d="${cloud(x, y, r)}"/>`,
  no: (_, [x, y, r = 7]) =>
    `<path class="hit" d="M${x - r} ${y - r}l${2 * r} ${2 * r}m0-${2 * r}l-${2 * r} ${2 * r}"/>`,
  shield: (_, [x, y]) => `<path class="ln thick" d="M${x} ${y}c9 4 17 4 26 0c3 22-4 33-13 41c-9-8-16-19-13-41z"/>`,
  louse: (_, [x, y]) =>
    `<g class="ln" transform="translate(${x} ${y})"><ellipse rx="4.5" ry="3"/><path d="M-4-3l-3-3M0-3v-4M4-3l3-3M-4 3l-3 3M0 3v4M4 3l3 3"/></g>`,
  bird: (_, [x, y]) => `<path class="ln thick" d="M${x} ${y}q7-9 14-1q7-8 14 1q-8-2-14 4q-6-6-14-5z"/>`,
  moon: (_, [x, y]) => `<path class="pl" d="M${x} ${y}a11 11 0 1 0 9 17a9 9 0 1 1-9-17z"/>`,
  card: (_, [x, y]) => `<rect class="void" x="${x}" y="${y}" width="24" height="34" rx="3"/>`,
  lay: (_, [x, y]) => `<rect class="lit" x="${x}" y="${y}" width="24" height="34" rx="3"/>`,
  line: ([d]) => `<path class="ln thick" d="${d.replace(/_/g, ' ')}"/>`,
  say: ([text, ...at]) => `<text x="${at[0]}" y="${at[1]}">${text}</text>`,
};

/** Figures in a row of boxes, from left to right. @param {(string | null)[]} boxes @param {number} top */
const boxesOf = (boxes, top) =>
  boxes
    .map((value, i) => {
      const w = Math.min(42, 140 / boxes.length - 4),
        x = 80 + (i - boxes.length / 2) * (w + 4) + 2;
      return `<rect class="${value ? 'lit' : 'void'}" x="${n1(x)}" y="${top}" width="${n1(w)}" height="32"/>${value ? `<text class="${value.length > 2 ? '' : 'large'}" x="${n1(x + w / 2)}" y="${top + (value.length > 2 ? 19 : 22)}">${value}</text>` : ''}`;
    })
    .join('');

const land = '<path class="lt" d="M0 12C30 4 52 20 82 13S132 4 160 12M0 52C26 44 60 60 96 50S140 46 160 54"/>';

/**
 * A picture as SVG text. Without one of its own a card has its boxes, else the sign of the cards.
 * @param {string | undefined} picture @param {(string | null)[]} boxes @param {{ own: string, foe: string }} sides
 */
export function drawn(picture, boxes, sides) {
  const own = (picture ?? (boxes.length ? '' : 'ink i-cards 64 17 32'))
    .split(';')
    .map(part => part.trim().split(/\s+/))
    .filter(([deed]) => deed)
    .map(([deed, ...words]) => {
      const draw = deeds[deed];
      if (!draw) throw new Error(`no such deed in a picture: ${deed}`);
      return draw(words, words.map(Number).filter(Number.isFinite), sides);
    });
  return land + (boxes.length ? boxesOf(boxes, 17) : '') + own.join('');
}

/** @param {{ card: CardFace, game: string, sides: Sides }} props */
export function Art({ card, game, sides }) {
  const pictures = usePictures(game),
    text = pictures && drawn(pictures[card.id], card.boxes, { own: sides.own ?? 'fr', foe: sides.foe ?? 'de' });
  return html`<svg viewBox="0 0 160 66" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: text ?? '' }} />`;
}
