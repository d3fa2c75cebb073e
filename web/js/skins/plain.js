// What every game has without a skin, and what the skins build on.
import { html } from '../../vendor/preact.js';
import { use } from '../board/pieces.js';

/** @typedef {import('./index.js').Skin} Skin */
/** @typedef {import('./index.js').Painter} Painter */

const entente = new Set(['fr', 'gb', 'ca', 'au', 'ru', 'it', 'us', 'rs', 'ro', 'gr', 'entente']);
const central = new Set(['de', 'ah', 'ot', 'bg', 'mx', 'central']);
/** The bust of each army: the helmet tells it. @type {Record<string, string>} */
const busts = {
  gb: 'inf-gb',
  ca: 'inf-gb',
  us: 'inf-gb',
  ru: 'inf-ru',
  rs: 'inf-ru',
  de: 'inf-de',
  ah: 'inf-de',
  ot: 'inf-de',
  bg: 'inf-de',
  mx: 'inf-ru',
  au: 'inf-gb',
  in: 'inf-gb',
  pt: 'inf-gb',
  hu: 'inf-de',
  me: 'inf-ru',
  reds: 'inf-ru',
  whites: 'inf-ru',
  ua: 'inf-ru',
  cs: 'inf-ru',
  ar: 'inf-ru',
  tr: 'inf-ru',
  makhno: 'inf-ru',
};
/** @param {string | null} flag */
export const bust = flag => busts[flag ?? ''] ?? 'inf-fr';

/** Common names of arms. @type {Record<string, string>} */
const arts = {
  'machine-gun': 'mg',
  mortar: 'mortar',
  'field-gun': 'gun',
  artillery: 'gun',
  howitzer: 'howitzer',
  'heavy-artillery': 'howitzer',
  aircraft: 'plane',
  cavalry: 'cavalry',
  headquarters: 'hq',
  hq: 'hq',
  engineer: 'pioneer',
  pioneer: 'pioneer',
  elite: 'elite',
  stormtrooper: 'stormtrooper',
  decoy: 'decoy',
};
/** What lies across the counter is drawn lower, to leave the number of figures free. */
const lying = new Set(['machine-gun', 'field-gun', 'artillery', 'howitzer', 'heavy-artillery', 'aircraft']);
/** @type {Record<string, string>} */
const tanks = {
  tank: 'tank-mk4',
  'mark-iv': 'tank-mk4',
  'mark-iv-male': 'tank-mk4',
  'mark-iv-female': 'tank-mk4f',
  a7v: 'tank-a7v',
  whippet: 'tank-whippet',
  schneider: 'tank-schneider',
  'saint-chamond': 'tank-chamond',
  ft: 'tank-ft',
};
/** @type {Record<string, import('./index.js').Mark>} */
const marks = {
  moved: { symbol: 'm-moved', slot: 'done' },
  fought: { symbol: 'i-check', slot: 'done', state: 'done' },
  done: { symbol: 'i-check', slot: 'done', state: 'done' },
  demoralised: { symbol: 'demoral', slot: 'done', state: 'shaken', red: true },
  disorganised: { symbol: 'disorg', slot: 'done', state: 'disorg', red: true },
  ordered: { symbol: 'm-ordered', slot: 'order' },
};
/** Common names of grounds. @type {Record<string, Painter>} */
const grounds = {
  wood: 'wood',
  forest: 'wood',
  foret: 'wood',
  hill: 'hill',
  colline: 'hill',
  village: 'house',
  town: 'house',
  batiment: 'house',
  ruin: 'ruin',
  ruine: 'ruin',
  trench: 'trench',
  tranchee: 'trench',
  crater: 'crater',
  river: 'water',
  water: 'water',
  fort: 'bunker',
  bunker: 'bunker',
  clear: 'open',
  open: 'open',
  campagne: 'open',
};
/** @type {Record<string, string>} */
const signs = { neutral: 'ctl-neutral', contested: 'contested', battle: 'd-explosion', supply: 'supply', fort: 'fort' };

/** @type {Skin} */
export const plain = {
  id: 'plain',
  counter: 'figure',
  flag: (flag, side) =>
    flag && (entente.has(flag) || central.has(flag)) ? flag : side === 0 ? 'central' : side === 1 ? 'entente' : 'nt',
  cut: (flag, side) => (flag && entente.has(flag) ? false : flag && central.has(flag) ? true : side === 0),
  art: (art, flag) =>
    art === 'infantry'
      ? { symbol: bust(flag) }
      : arts[art]
        ? { symbol: arts[art], low: lying.has(art) }
        : tanks[art]
          ? { symbol: tanks[art], wide: true }
          : null,
  hit: () => null,
  badge: () => null,
  mark: m => marks[m.kind] ?? { symbol: null, slot: 'left' },
  medal: flag =>
    flag === 'fr' || flag === 'entente'
      ? 'medal-fr'
      : flag === 'gb' || flag === 'au'
        ? 'medal-gb'
        : flag === 'ca'
          ? 'medal-ca'
          : central.has(flag)
            ? 'medal-de'
            : 'medal',
  face: die => (/^[1-6]$/.test(die.face) ? `d-${die.face}` : null),
  ground: (kind, place) => grounds[kind] ?? (place.symbol && place.symbol !== '.' ? 'plain' : 'open'),
  turned: () => null,
  sign: m => ({ symbol: signs[m.kind] ?? null, red: m.kind === 'contested' || m.kind === 'battle' }),
  corps: () => '',
  rank: () => 0,
  price: () => null,
  facing: side => [0, side === 0 ? 1 : -1],
  ensign: null,
  coins: false,
  onward: false,
  token: () => null,
  flanked: false,
  numbered: false,
  lettered: true,
  digger: place => place.side,
  source: () => null,
  title: () => null,
  sheet: null,
  backdrop: null,
  route: () => [],
  entry: () => null,
  Ink: null,
  box: null,
  paint: null,
  deeds: false,
  fronts: false,
  supplied: null,
  unfolded: null,
  across: () => false,
  turns: () => false,
  seal: 'star',
  Emblem: () =>
    html`<svg class="board scrap" viewBox="0 0 270 150" aria-hidden="true"><rect class="map-paper" width="270" height="150" /><g class="unit nt">${use('star', 103, 43, 64)}</g></svg>`,
};
