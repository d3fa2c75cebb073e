// The house that every test plays in: the program with a database of its own, a browser, and pages whose every
// complaint is a failure.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').BrowserContextOptions} Options
 * @typedef {{ visit: (options?: Options & { foe?: 'play' | 'still' | 'skip' }, to?: string) => Promise<Page>, url: string, api: typeof api, seeded: typeof seeded, say: (text: string) => void }} House
 */

/** How long a condition is waited for, in milliseconds. Nothing is ever waited for longer than it takes. */
export const PATIENCE = 120_000;

const here = dirname(fileURLToPath(import.meta.url));
const target = resolve(here, '../../target');
/** When a program was built; long ago where it was not. @param {string} path */
const built = path => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const [program] = (
  process.env.QUATORZE
    ? [resolve(process.env.QUATORZE)]
    : ['release', 'debug'].map(how => join(target, how, 'quatorze'))
)
  .filter(built)
  .sort((one, other) => built(other) - built(one));

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {() => Promise<void>} */
let close = async () => {};
let url = '';

before(async () => {
  assert.ok(program, 'build the program first (cargo build), or say in QUATORZE where it is');
  await serve(program);
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(built),
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
after(async () => {
  await browser?.close();
  await close();
});

/** Starts the program and waits until it says where it is. @param {string} program */
async function serve(program) {
  const folder = await mkdtemp(join(tmpdir(), 'quatorze-'));
  const options = ['--port', '0', '--database', join(folder, 'matches.sqlite'), '--no-browser', '--pace', '0'];
  const child = spawn(program, ['serve', '--matches', '1000', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  const gone = new Promise(done => child.once('close', done));
  close = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(kill, 20_000);
    await gone;
    clearTimeout(late);
    process.off('exit', kill);
    await rm(folder, { recursive: true, force: true });
  };
  let said = '';
  url = await new Promise((found, fail) => {
    /** @param {Buffer} text */
    const hear = text => {
      said += text;
      const address = /http:\/\/[\w.:]+\//.exec(said)?.[0];
      if (address) found(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', fail);
    child.once('close', () => fail(new Error(`the program ended before it served: ${said}`)));
  });
}

/**
 * Asks the server without a page, to arrange what a test is not about.
 * @param {'GET' | 'POST'} method @param {string} path @param {unknown} [body] @param {string | null} [token]
 * @returns {Promise<any>}
 */
async function api(method, path, body, token) {
  const answer = await fetch(`${url}api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  assert.ok(answer.ok, `${method} ${path}: ${answer.status}`);
  return answer.json();
}

/**
 * A match whose dice are the same in every run, at its beginning: a file that the program has just written, taken in. Its one
 * token opens both seats.
 * @param {string} game @param {string} scenario @param {number} seed @returns {Promise<{ id: string, token: string }>}
 */
async function seeded(game, scenario, seed) {
  const folder = await mkdtemp(join(tmpdir(), 'quatorze-file-')),
    file = join(folder, 'begun.match');
  const terms = ['--scenario', scenario, '--seed', String(seed), '--as', 'both', '--save', file];
  execFileSync(/** @type {string} */ (program), ['play', game, ...terms], { input: 'quit\n' });
  const text = await readFile(file, 'utf8');
  await rm(folder, { recursive: true });
  const headers = { 'content-type': 'text/plain' };
  const answer = await fetch(`${url}api/matches/import`, { method: 'POST', headers, body: text });
  assert.ok(answer.ok, `the file is taken in: ${answer.status}`);
  const { id, tokens } = /** @type {any} */ (await answer.json());
  return { id, token: tokens[0] };
}

/**
 * Whatever a page should not do: complain in the console, leave an error or a rejection unhandled, ask another host.
 * @param {import('playwright-core').BrowserContext} context @param {string[]} complaints
 */
function guard(context, complaints) {
  const { host } = new URL(url);
  /** @param {string} asked */
  const check = asked => {
    const to = new URL(asked);
    if (/^(https?|wss?):$/.test(to.protocol) && to.host !== host) complaints.push(`another host: ${asked}`);
  };
  context.on('console', message => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', error => complaints.push(`unhandled: ${error.error().stack ?? error.error()}`));
  context.on('request', request => check(request.url()));
  context.on('page', page => page.on('websocket', socket => check(socket.url())));
}

/**
 * A page of a browser of its own, with what it has to complain of. The other side's turn is passed over there, unless a test is about it.
 * @param {Options & { foe?: 'play' | 'still' | 'skip' }} [options] @param {string[]} [complaints] @param {string} [to] the page it opens with
 */
export async function guarded({ foe = 'skip', ...options } = {}, complaints = [], to = url) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    ...options,
  });
  guard(context, complaints);
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(foe => {
    // a page that is still empty has nowhere to keep anything
    if (location.protocol !== 'about:') localStorage['quatorze.settings'] ??= JSON.stringify({ foe });
  }, foe);
  const page = await context.newPage();
  await page.goto(to);
  return { page, complaints, leave: () => context.close() };
}

/**
 * A test. The pages that it visits are closed when it ends, and must have had nothing to complain of.
 * @param {string} name @param {(house: House) => Promise<void>} tell
 */
export function story(name, tell) {
  test(name, async t => {
    /** @type {string[]} */ const complaints = [];
    /** @type {Awaited<ReturnType<typeof guarded>>[]} */ const guests = [];
    /** @param {Parameters<typeof guarded>[0]} [options] @param {string} [to] */
    const visit = async (options, to) => {
      const guest = await guarded(options, complaints, to);
      guests.push(guest);
      return guest.page;
    };
    try {
      await tell({ visit, url, api, seeded, say: text => t.diagnostic(text) });
    } catch (problem) {
      for (const complaint of complaints) t.diagnostic(complaint);
      for (const { page } of guests) t.diagnostic(await witness(page));
      throw problem;
    } finally {
      await Promise.all(guests.map(guest => guest.leave()));
    }
    assert.deepEqual(complaints, []);
  });
}

/** What a page showed when a test failed; with SHOTS, a picture of it as well. @param {Page} page */
async function witness(page) {
  const shown = await page
    .locator('.prompt, .failure, dialog[open], .curtain')
    .allInnerTexts()
    .catch(() => []);
  const { SHOTS } = process.env;
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${Date.now()}.png`) }).catch(() => {});
  return `${page.url()} shows: ${shown.join(' / ').replace(/\s+/g, ' ')}`;
}

/** Goes to an address of the client. @param {Page} page @param {string} to what stands behind the # */
export async function go(page, to) {
  await page.goto(url + '#' + to);
}

/** Numbers that look random and are the same in every run. @param {number} seed */
export function chooser(seed) {
  let state = seed;
  return (/** @type {number} */ n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % n;
  };
}
