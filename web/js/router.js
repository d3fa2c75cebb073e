// Where one is: everything after the # of the address. A page is a plain value; a link is a plain string.

/**
 * @typedef {{ page: 'home' }
 *   | { page: 'game', game: string, scenario: string | null }
 *   | { page: 'match', id: string, token: string | null, step: number | null }
 *   | { page: 'rules', game: string, section: string | null }} Route
 */

/** @param {string} hash @returns {Route} */
export function read(hash) {
  const [room, ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  if (room === 'g' && rest[0]) return { page: 'game', game: rest[0], scenario: rest[1] || null };
  if (room === 'rules' && rest[0]) return { page: 'rules', game: rest[0], section: rest.slice(1).join('/') || null };
  if (room === 'm' && rest[0]) {
    const replay = rest.indexOf('r', 1);
    const step = replay > 0 ? Number(rest[replay + 1]) : NaN;
    const token = rest[1] && replay !== 1 ? rest[1] : null;
    return { page: 'match', id: rest[0], token, step: Number.isInteger(step) ? step : null };
  }
  return { page: 'home' };
}

/** @param {string} part */
function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
const e = encodeURIComponent;

export const to = {
  home: '#/',
  /** @param {string} game @param {string} [scenario] */
  game: (game, scenario) => `#/g/${e(game)}${scenario ? '/' + e(scenario) : ''}`,
  /** @param {string} id @param {string | null} [token] @param {number | null} [step] */
  match: (id, token, step) => `#/m/${e(id)}${token ? '/' + e(token) : ''}${step != null ? '/r/' + step : ''}`,
  /** @param {string} game @param {string | null} [section] */
  rules: (game, section) => `#/rules/${e(game)}${section ? '/' + e(section) : ''}`,
};

/** The whole address of a link, for sharing. @param {string} link */
export const whole = link => location.href.replace(/#.*$/, '') + link;

/** @param {string} link @param {boolean} [instead] replaces the present page in the history */
export function go(link, instead) {
  if (instead) {
    history.replaceState(null, '', link);
    dispatchEvent(new HashChangeEvent('hashchange'));
  } else location.hash = link;
}
