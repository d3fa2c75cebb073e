// The server, one function a question. Everything returns parsed JSON or throws `Refused`.
import { language } from './words.js';

/** @typedef {import('../types').Problem & { section?: import('../types').RuleSection }} Problem a refusal by rule comes with its section */
/** @typedef {import('../types').Sheet} Sheet */
/** @typedef {import('../types').Offer} Offer */

/** A refusal of the server, or no answer at all (status 0). */
export class Refused extends Error {
  /** @param {number} status @param {Problem} problem */
  constructor(status, problem) {
    super(problem.error && problem.error.charAt(0).toUpperCase() + problem.error.slice(1));
    this.status = status;
    this.problem = problem;
    /** The rule that forbids it. @type {string | null} */
    this.rule = problem.section?.id ?? null;
  }
}

/**
 * @param {'GET' | 'POST' | 'PUT'} method
 * @param {string} path
 * @param {{ token?: string | null, body?: unknown, text?: string, query?: Record<string, string | number | null | undefined>, signal?: AbortSignal }} [how]
 * @returns {Promise<any>} undefined for "204 no content"
 */
async function call(method, path, { token, body, text, query, signal } = {}) {
  const asked = new URLSearchParams({ lang: language() });
  for (const [key, value] of Object.entries(query ?? {})) if (value != null) asked.set(key, String(value));
  /** @type {Record<string, string>} */
  const headers = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (text !== undefined) headers['content-type'] = 'text/plain; charset=utf-8';
  let answer;
  try {
    answer = await fetch(`api/${path}?${asked}`, {
      method,
      headers,
      signal,
      body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
  } catch {
    throw new Refused(0, { error: '' });
  }
  if (answer.status === 204) return undefined;
  if (!answer.ok) {
    /** @type {Problem} */
    const problem = await answer.json().catch(() => ({ error: `${answer.status} ${answer.statusText}` }));
    throw new Refused(answer.status, problem);
  }
  return answer.json();
}

const e = encodeURIComponent;
/** Nobody waits longer for what happened to be told, in milliseconds. */
const FRAMES = 8000;

/** What stays the same as long as the page does, by language and what was asked. @type {Map<string, Promise<any>>} */
const answers = new Map();
/** Asks only once; but again, where no answer came. @param {string} path @param {Record<string, string>} [query] */
function once(path, query) {
  const key = `${language()} ${path} ${JSON.stringify(query)}`,
    answer = answers.get(key) ?? call('GET', path, { query });
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

/** @returns {Promise<import('../types').Catalogue>} */
export const catalogue = () => once('catalogue');
/** @param {string} game @param {string} scenario @param {string[]} options @returns {Promise<import('../types').Preview>} */
export const preview = (game, scenario, options) =>
  call('GET', `games/${e(game)}/scenarios/${e(scenario)}`, {
    query: { options: options.length ? options.join(',') : null },
  });
/** @param {string} game @returns {Promise<import('../types').RuleSection[]>} */
export const rulebook = game => once(`games/${e(game)}/rulebook`);
/** The same without the gists: what is cited is called so. @param {string} game @returns {Promise<import('../types').RuleSection[]>} */
export const titles = game => once(`games/${e(game)}/rulebook`, { titles: 'true' });
/** @param {import('../types').NewMatch} match @param {string | null} [token] opens the match it goes on from @returns {Promise<import('../types').Created>} */
export const create = (match, token) => call('POST', 'matches', { token, body: match });
/** @param {string} file @returns {Promise<import('../types').Created>} */
export const importFile = file => call('POST', 'matches/import', { text: file });
/** @param {{ id: string, token?: string }[]} matches @returns {Promise<import('../types').Summary[]>} */
export const summaries = matches => call('POST', 'summaries', { body: { matches } });

/** One match, as the holder of a token (or of none) sees it. */
export class Match {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
  }

  /** @param {'GET' | 'POST' | 'PUT'} method @param {string} what @param {Parameters<typeof call>[2]} [how] */
  ask(method, what, how) {
    return call(method, `matches/${e(this.id)}${what}`, how);
  }

  /** @param {string | null} token @returns {Promise<import('../types').MatchAbout>} */
  about(token) {
    return this.ask('GET', '', { token });
  }
  /** @param {string | null} token @param {number | 'both' | null} as @returns {Promise<Sheet>} */
  sheet(token, as) {
    return this.ask('GET', '/sheet', { token, query: { as } });
  }
  /** @param {string | null} token @param {number} n @param {number | 'both' | 'all' | null} as @returns {Promise<import('../types').Step>} */
  step(token, n, as) {
    return this.ask('GET', `/steps/${n}`, { token, query: { as } });
  }
  /** @param {string | null} token @param {number | null} after without it, one's own last decision @param {number | null} until @param {number | 'both' | 'all' | null} as @returns {Promise<import('../types').Frame[]>} */
  frames(token, after, until, as) {
    return this.ask('GET', '/frames', { token, query: { after, until, as }, signal: AbortSignal.timeout(FRAMES) });
  }
  /** @param {string | null} token @param {number} before @param {number | 'both' | null} as @returns {Promise<import('../types').Note[]>} */
  journal(token, before, as) {
    return this.ask('GET', '/journal', { token, query: { before, as } });
  }
  /** What it came to, once it is over. @returns {Promise<import('../types').Account>} */
  account() {
    return this.ask('GET', '/account');
  }
  /** Any of the questions and acts that are a POST. @param {string | null} token @param {string} act @param {unknown} [body] @param {AbortSignal} [signal] */
  post(token, act, body, signal) {
    return this.ask('POST', `/${act}`, { token, body: body ?? {}, signal });
  }
  /** @param {string | null} token @param {Record<string, boolean>} orders @param {number} as @returns {Promise<Sheet>} */
  standing(token, orders, as) {
    return this.ask('PUT', '/standing', { token, body: { orders, as } });
  }

  get file() {
    return `api/matches/${e(this.id)}/file`;
  }
  get live() {
    const at = new URL(`api/matches/${e(this.id)}/live`, location.href.replace(/#.*$/, ''));
    at.protocol = at.protocol === 'https:' ? 'wss:' : 'ws:';
    return at.href;
  }
}

/** Whether a scenario is drawn by the game itself. @param {string} scenario */
export const isDrawn = scenario => scenario.startsWith('generated.');
