// They Shall Not Pass: the plan directeur of Verdun, and counters as they were printed.
import { plain } from '../../js/skins/plain.js';

/** @typedef {import('../../js/skins/skin.js').Skin} Skin */

/** @type {Skin['marks']} */
const marks = {
  demoralised: { symbol: 'demoral', slot: 'top', state: 'shaken', red: true },
  'out-of-supply': { symbol: 'no-supply', slot: 'left', red: true },
  'cut-off': { symbol: 'cut-off', slot: 'top', red: true },
  fired: { symbol: null, slot: 'done', state: 'turned' },
  'dug-in': { symbol: 'm-trench-z', slot: 'order' },
  moved: { symbol: 'i-check', slot: 'done', state: 'done' },
  attacked: { symbol: 'm-fought', slot: 'done', state: 'done' },
  'in-hand': { symbol: null, slot: 'order', state: 'held' },
  engaged: { symbol: 'm-fought', slot: 'order', state: 'engaged', red: true },
};
/** @type {Record<string, [cls: string, size: number, order: number]>} */
const lettering = {
  city: ['city', 19, 0],
  fort: ['fort-n', 12.5, 1],
  town: ['place', 13.5, 2],
  wood: ['wood-n', 12.5, 4],
  slope: ['hill-n', 12.5, 3],
};

/** @type {Skin} */
export const skin = {
  ...plain,
  id: 'verdun',
  styles: ['counters.css', 'skin.css'],
  counter: 'unit',
  numbered: true,
  lettered: false,
  arts: {
    ...plain.arts,
    regiment: { symbol: 'n-inf' },
    territorial: { symbol: 'n-terr' },
    chasseurs: { symbol: 'n-chasseur' },
    pioneers: { symbol: 'n-eng' },
    remnant: { symbol: 'n-rest' },
    garrison: { symbol: 'fort' },
    headquarters: { symbol: 'n-hq' },
    divisional: { symbol: 'n-art' },
    'corps-artillery': { symbol: 'n-heavy' },
    'army-artillery': { symbol: 'n-heavy' },
  },
  band: 'corps-',
  // who fights lies on top of who supports
  ranks: ['headquarters', 'garrison', 'divisional', 'army-artillery', 'corps-artillery', 'remnant', 'territorial'],
  marks: { ...plain.marks, ...marks },
  grounds: { wood: 'wood', slope: 'hill', trench: 'trench', town: 'house', city: 'city', fort: 'fort' },
  elsewhere: 'open',
  signs: {
    ...plain.signs,
    'interdicted-german': { symbol: 'interdicted', red: true },
    'interdicted-french': { symbol: 'interdicted', red: true },
  },
  // every trench of this map is French, and every source in the north German
  digger: 1,
  source: place => (place.printed.includes('source') ? (place.y < 2 ? 0 : 1) : null),
  title: place => {
    const [cls, size, order] = lettering[place.kind] ?? lettering.town;
    const text = place.title?.replace(/^Fort /, 'Ft ').replace(/^Ouvrage /, 'Ouv. ');
    return text ? { text: place.kind === 'city' ? text.toUpperCase() : text, cls, size, order } : null;
  },
};
