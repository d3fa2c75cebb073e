// Into the Bastards!: the plateau of Villers-Bretonneux, battalions with their medals, and the tanks by their silhouettes.
import { plain } from '../../js/skins/plain.js';

/** @typedef {import('../../js/skins/skin.js').Skin} Skin */

/** @type {Skin['arts']} */
const arts = {
  battalion: { symbol: 'n-inf' },
  'machine-guns': { symbol: 'n-mg' },
  a7v: { symbol: 'tank-a7v', wide: true },
  'mark-iv-male': { symbol: 'tank-mk4', wide: true },
  'mark-iv-female': { symbol: 'tank-mk4f', wide: true },
  whippet: { symbol: 'tank-whippet', wide: true },
};
/** @type {Skin['marks']} */
const marks = {
  disorganised: { symbol: 'disorg', slot: 'top', state: 'disorg', red: true },
  damaged: { symbol: 'm-crack', slot: 'top', state: 'hurt', red: true },
  'broken-down': { symbol: 'm-spanner', slot: 'left', state: 'wreck', red: true },
  hero: { symbol: 'm-hero', slot: 'right' },
  acted: { symbol: null, slot: 'done', state: 'done' },
  deployed: { symbol: 'm-ordered', slot: 'left' },
  'in-hand': { symbol: null, slot: 'order', state: 'held' },
};
/** The markers of the cup. @type {Record<string, string>} */
const markers = {
  battalions: 'n-blank',
  hero: 'm-hero',
  lull: 'm-lull',
  artillery: 'm-gun',
  rout: 'm-rout',
  mechanic: 'm-spanner',
  'end-of-turn': 'm-dusk',
  reinforcements: 'm-fresh',
};
const sides = { german: 'de', allied: 'gb', both: 'nt' };
/** Every marker in the inks of each side; battalions and tanks are wide. @type {Skin['tokens']} */
const tokens = Object.fromEntries(
  Object.entries(sides).flatMap(([side, cls]) => [
    [`${side}-tanks`, { symbol: side === 'german' ? 'tank-a7v' : 'tank-mk4', cls, wide: true }],
    ...Object.entries(markers).map(([what, symbol]) => [
      `${side}-${what}`,
      { symbol, cls, wide: what === 'battalions' },
    ]),
  ]),
);

/** @type {Skin} */
export const skin = {
  ...plain,
  id: 'villers',
  styles: ['map.css', 'skin.css'],
  counter: 'unit',
  numbered: true,
  lettered: false,
  coins: true,
  onward: true,
  arts: { ...plain.arts, ...arts },
  band: 'div-',
  marks: { ...plain.marks, ...marks },
  grounds: { wood: 'wood', village: 'house', 'trench-german': 'trench', 'trench-allied': 'trench' },
  elsewhere: 'open',
  digger: { 'trench-german': 0, 'trench-allied': 1 },
  // the front runs from north to south
  facing: [
    [-1, 0],
    [1, 0],
  ],
  ensigns: ['iron-cross', 'roundel'],
  signs: {
    ...plain.signs,
    'aimed-german': { symbol: 'm-gun', large: true, cls: 'de' },
    'aimed-allied': { symbol: 'm-gun', large: true, cls: 'gb' },
  },
  tokens,
  // what costs nothing more has a dot
  unpriced: /^()0★$/,
  title: place => {
    if (!place.title) return null;
    if (place.kind === 'wood') return { text: place.title, cls: 'wood-n', size: 13.5, order: 2 };
    return place.title === 'Villers-Bretonneux'
      ? { text: place.title, cls: 'city', size: 17, order: 0 }
      : { text: place.title, cls: 'place', size: 15, order: 1 };
  },
};
