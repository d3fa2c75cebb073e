// La Grande Guerre: trenches, silhouettes, the battle die.
import { plain } from '../../js/skins/plain.js';

/** @typedef {import('../../js/skins/skin.js').Skin} Skin */

/** @type {Skin['grounds']} */
const grounds = {
  campagne: 'open',
  foret: 'wood',
  batiment: 'house',
  'batiment-fortifie': 'fortified',
  ruine: 'ruin',
  colline: 'hill',
  tranchee: 'trench',
  cratere: 'crater',
  mine: 'mine',
  eglise: 'church',
  bunker: 'bunker',
  'cours-d-eau': 'water',
  'chemin-creux': 'lane',
};
/** @type {Skin['badges']} */
const trades = {
  grenadier: 'sp-grenade',
  elite: 'sp-elite',
  engineer: 'sp-engineer',
  'flame-thrower': 'sp-flame',
  'heavy-machine-gun': 'sp-heavy-mg',
  'heavy-mortar': 'sp-heavy-mortar',
  'light-machine-gun': 'sp-lmg',
  sniper: 'sp-sniper',
  officer: 'sp-officer',
  'mortar-observer': 'sp-mortar-observer',
  'forward-observer': 'sp-forward-observer',
};
/** Marks at one corner: the later in the list of a unit wins. @type {Skin['marks']} */
const marks = {
  ordered: { symbol: 'm-ordered', slot: 'order' },
  // it paid for the order, and lies where the order is shown
  token: { symbol: 'd-qg', slot: 'order' },
  raider: { symbol: 'm-raider', slot: 'left' },
  moved: { symbol: 'm-moved', slot: 'done' },
  fought: { symbol: 'i-check', slot: 'done', state: 'done' },
  retreated: { symbol: 'm-retreated', slot: 'done', red: true },
  silenced: { symbol: 'm-silenced', slot: 'right', red: true },
  acquired: { symbol: 'm-acquired', slot: 'left', red: true },
  bogged: { symbol: 'm-bogged', slot: 'right', state: 'shaken', red: true },
  ditched: { symbol: 'm-ditched', slot: 'right', state: 'shaken wreck', red: true },
};

/** @type {Skin} */
export const skin = {
  ...plain,
  id: 'grande-guerre',
  badges: trades,
  marks: { ...plain.marks, ...marks },
  faces: { ...plain.faces, soldier: 'd-soldat', deadly: 'd-mort', burst: 'd-explosion', flag: 'd-drapeau', hq: 'd-qg' },
  grounds: { ...plain.grounds, ...grounds },
  turned: { ruin: 'ruin' },
  // the Germans, who sit first, have the top of the board
  across: 0,
  turns: ['ordres', 'mouvement'],
};
