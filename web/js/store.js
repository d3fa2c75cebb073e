// What this browser keeps between visits: the seats it holds, its own numbers for the dice, how it likes the page.
// Everything works without it, for one visit (private windows refuse storage).

/** @typedef {{ tokens: (string | null)[], at: number, game?: string, mine?: number }} Kept the tokens of the seats, and which of them is one's own where the other is a guest's */
/** @typedef {{ lang: 'fr' | 'en', theme: 'system' | 'light' | 'dark', motion: 'system' | 'full' | 'none', name: string, hand?: boolean, foe: 'play' | 'still' | 'skip', pace: 0.5 | 1 | 2, sound: boolean, volume: number }} Settings `hand`: whether the hand lies open, once one has said so; `foe`: how the other's turn is shown, and `pace` how fast; `sound`: whether anything is heard, and `volume` how loud, up to 1 */

/** @type {Map<string, string>} */
const memory = new Map();

/** @template T @param {string} key @param {T} otherwise @returns {T} */
function get(key, otherwise) {
  try {
    const text = localStorage.getItem('quatorze.' + key) ?? memory.get(key);
    return text == null ? otherwise : JSON.parse(text);
  } catch {
    const text = memory.get(key);
    return text == null ? otherwise : JSON.parse(text);
  }
}

/** @param {string} key @param {unknown} value */
function set(key, value) {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem('quatorze.' + key, text);
  } catch {
    /* kept for this visit only */
  }
}

/** @param {string} key */
function drop(key) {
  memory.delete(key);
  try {
    localStorage.removeItem('quatorze.' + key);
  } catch {
    /* it was kept for this visit only */
  }
}

/** @returns {Record<string, Kept>} */
export const matches = () => get('matches', {});

/** Keeps the token of a seat. @param {string} id @param {number} seat @param {string} token @param {string} [game] */
export function keepSeat(id, seat, token, game) {
  const all = matches();
  const kept = all[id] ?? { tokens: [null, null], at: Date.now() };
  kept.tokens[seat] = token;
  if (game) kept.game = game;
  all[id] = kept;
  set('matches', all);
}

/** @param {string} id @param {(string | null)[]} tokens @param {string} [game] @param {number} [mine] */
export function keepSeats(id, tokens, game, mine) {
  const all = matches();
  all[id] = { tokens, at: Date.now(), game, mine };
  set('matches', all);
}

/** The token to show oneself with. @param {string} id @returns {string | null} */
export function ownToken(id) {
  const kept = matches()[id];
  return kept ? ((kept.mine == null ? null : kept.tokens[kept.mine]) ?? kept.tokens.find(Boolean) ?? null) : null;
}

/** @param {string} id */
export function forget(id) {
  const all = matches();
  delete all[id];
  set('matches', all);
  drop('numbers.' + id);
  drop('host.' + id);
  for (const of of [id, `${id}.0`, `${id}.1`]) drop('seen.' + of);
}

/** @param {string} id @returns {(string | null)[]} */
export const seatsOf = id => matches()[id]?.tokens ?? [null, null];

/** One's own number for the dice of a match, by seat. @param {string} id @returns {Record<string, { number: string, commitment: string }>} */
export const numbersOf = id => get('numbers.' + id, {});

/** @param {string} id @param {number} seat @param {{ number: string, commitment: string }} made */
export function keepNumber(id, seat, made) {
  set('numbers.' + id, { ...numbersOf(id), [seat]: made });
}

/** The server's promise for the dice of a match, as this browser first saw it. @param {string} id @returns {string | null} */
export const hostOf = id => get('host.' + id, null);

/** @param {string} id @param {string} promise */
export function keepHost(id, promise) {
  if (!hostOf(id)) set('host.' + id, promise);
}

/** The last entry of a match that was shown here. @param {string} id @returns {number} */
export const seenOf = id => get('seen.' + id, 0);

/** @param {string} id @param {number} number */
export function keepSeen(id, number) {
  set('seen.' + id, number);
}

/** @type {Settings} */
const defaults = {
  lang: (globalThis.navigator?.languages?.[0] ?? 'fr').startsWith('fr') ? 'fr' : 'en',
  theme: 'system',
  motion: 'system',
  foe: 'play',
  pace: 1,
  sound: false,
  volume: 0.5,
  name: '',
};

/** @returns {Settings} */
export const settings = () => ({ ...defaults, ...get('settings', /** @type {Partial<Settings>} */ ({})) });

/** @param {Partial<Settings>} some */
export function setSettings(some) {
  set('settings', { ...settings(), ...some });
}
