// La Der des Ders: a table of miniatures.
import { plain } from '../../js/skins/plain.js';
import { MiniatureInk } from './miniatures.js';
import { paintGround, paintMarkers, paintNames } from './tabletop.js';

/** @typedef {import('../../js/skins/skin.js').Skin} Skin */

const CLOUD = 'M6 19a5 5 0 0 1-.5-10A7 7 0 0 1 18.6 8.2 5.5 5.5 0 0 1 18 19z';
const FLASK = 'M9 2h6v3h-1.5v2c3 1 4.5 3 4.5 6v9H6v-9c0-3 1.5-5 4.500-6V5H9zM8.500 13.500h7v2h-7z';
const WIRE = [5, 12, 19]
  .map(
    x => `M${x - 3.7} 7.6l1.200-1.200 6.200 9.800-1.200 1.200zM${x + 3.7} 7.600l-1.200-1.200-6.200 9.800 1.200 1.200z`,
  )
  .join('');
/** What is done with points of bombardment, and what is dug: a symbol, or a path. @type {Record<string, { symbol?: string, path?: string }>} */
const icons = {
  'shell guns': { symbol: 'howitzer' },
  'shell gas': { path: FLASK },
  'shell air': { symbol: 'plane' },
  spot: { symbol: 'i-eye' },
  smoke: { path: CLOUD },
  rake: { path: WIRE },
  guns: { symbol: 'howitzer' },
  gas: { path: FLASK },
  air: { symbol: 'plane' },
  'work:wire': { path: WIRE },
  'work:trench': { symbol: 'm-trench' },
  'work:redoubt': { symbol: 'm-trench-z' },
  'work:fort': { symbol: 'fort' },
};
/** How places are lettered, by their ground: the class, the size (a little more for bold letters), and how sure its place is. @type {Record<string, [cls: string, size: number, order: number]>} */
const lettering = {
  town: ['place', 14, 1],
  wood: ['wood-n', 14, 3],
  thicket: ['wood-n', 14, 3],
  water: ['water-n', 13, 3],
  marsh: ['water-n', 13, 3],
};

/** @type {Skin} */
export const skin = {
  ...plain,
  id: 'der-des-ders',
  styles: ['skin.css'],
  counter: 'unit',
  Ink: MiniatureInk,
  box: '-30 -30 60 60',
  ground: paintGround,
  markers: paintMarkers,
  names: paintNames,
  numbered: true,
  lettered: false,
  coins: true,
  deeds: true,
  modes: { depot: { key: 'd', name: ['Dépôt', 'Depot'] } },
  fronts: true,
  supplied: 'line',
  unfolded: new Set(['range', 'line']),
  tokens: Object.fromEntries(Object.entries(icons).map(([what, icon]) => [what, { symbol: '', cls: 'nt', ...icon }])),
  flags: null,
  cut: 1,
  marks: {
    'in-hand': { symbol: null, slot: 'order', state: 'held' },
    chain: { symbol: null, slot: 'order', state: 'chained' },
    activated: { symbol: null, slot: 'done', state: 'spent' },
  },
  stated: true,
  grounds: {},
  elsewhere: 'open',
  title: place => {
    const [cls, size, order] = lettering[place.kind] ?? ['hill-n', 14, 2];
    return place.title ? { text: place.title, cls, size, order } : null;
  },
  // what stands at a target: the price, or the score that hits and the price; what it is paid in is told beside it
  unpriced: /(\d+)\s(?:PR|RP|pts?|points?|ress?ources?)\b/,
};
