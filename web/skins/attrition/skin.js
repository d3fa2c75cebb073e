// An Attrition of Souls: Europe under a reading glass, tiles in regions.
import { plain } from '../../js/skins/plain.js';
import { europe, lane, tongue, W, H } from './europe.js';

/** Whose army comes in with a neutral place. @type {Record<string, string>} */
const joins = {
  Bucharest: 'ro',
  Salonica: 'gr',
  Washington: 'us',
  SouthernStates: 'us',
  MexicoCity: 'mx',
  Rome: 'it',
  NorthernItaly: 'it',
  Sofia: 'bg',
  Istanbul: 'ot',
  Armenia: 'ot',
  Levant: 'ot',
};

/** @type {import('../../js/skins/skin.js').Skin} */
export const skin = {
  ...plain,
  id: 'attrition',
  counter: 'tile',
  sheet: [W, H],
  arts: {
    ...plain.arts,
    tank: { symbol: 'tank-mk4', of: { fr: 'tank-ft', us: 'tank-ft' }, wide: true },
  },
  hits: { infantry: 1, stormtrooper: 1, elite: 1, artillery: 2, tank: 2, aircraft: 3 },
  badges: { general: 'general' },
  marks: {
    ...plain.marks,
    moved: { symbol: 'i-check', slot: 'done', state: 'done' },
    'from-airfield': { symbol: 'm-airfield', slot: 'done' },
  },
  signs: {
    ...plain.signs,
    neutral: null,
    ruhr: { symbol: 'm-ruhr' },
    'trench-central': { symbol: 'm-trench' },
    'trench-entente': { symbol: 'm-trench-z' },
  },
  ground: () => europe(tongue()),
  route: path => (path.kind === 'sea' ? lane(path.from, path.to) : []),
  // the turn track says when the tiles of a nation come, and its land with them
  entry(place, scene, table) {
    const flag = joins[place.id],
      of = new Set(scene.kinds.filter(k => k.flag === flag && k.art === 'infantry').map(k => k.id));
    for (const pool of table.pools)
      if (pool.id.startsWith('track'))
        for (const l of pool.holds ?? []) if (l.kind && of.has(l.kind) && l.note) return l.note.replace(/[()]/g, '');
    return null;
  },
};
