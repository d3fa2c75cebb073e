// What the first visit costs: bytes over the wire until a board is seen.
import assert from 'node:assert/strict';
import { go, story } from './house.js';
import { GAMES } from './players.js';
import { Table, gameCard } from './table.js';

const MOST = 350_000;
/** What the look of one game may weigh. */
const MOST_SKIN = 120_000;

/**
 * Weighs whatever comes over the wire, until it is asked what came.
 * @param {import('playwright-core').Page} page @returns {() => Promise<[url: string, bytes: number]>[]}
 */
function weigh(page) {
  /** @type {Promise<[string, number]>[]} */ const weighed = [];
  /** @param {import('playwright-core').Request} request */
  const put = request =>
    weighed.push(request.sizes().then(size => [request.url(), size.responseBodySize + size.responseHeadersSize]));
  page.on('requestfinished', put);
  return () => {
    page.off('requestfinished', put);
    return weighed;
  };
}

story('The first page and a first board weigh less than 350 kB', async ({ visit, url, say }) => {
  const page = await visit({}, 'about:blank');
  const weighed = weigh(page);
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('.match svg.board [data-piece]')) return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('board')));
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const home = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);
  const from = await page.evaluate(() => performance.now());
  const book = page.waitForResponse(/\/rulebook\?/);
  await gameCard(page, 'La Grande Guerre').getByRole('button', { name: 'Jouer tout de suite' }).click();
  await new Table(page).ready();
  await page.waitForFunction(() => performance.getEntriesByName('board').length > 0);
  const board = await page.evaluate(() => performance.getEntriesByName('board')[0].startTime);
  await (await book).finished();
  const all = await Promise.all(weighed());
  const total = all.reduce((sum, [, bytes]) => sum + bytes, 0);
  say(`${(total / 1000).toFixed(0)} kB in ${all.length} answers`);
  say(`first page painted after ${home.toFixed(0)} ms, first board ${(board - from).toFixed(0)} ms after its button`);
  for (const [url, bytes] of all.sort((a, b) => b[1] - a[1]).slice(0, 5)) say(`${bytes} ${new URL(url).pathname}`);
  assert.ok(all.length > 10 && total > 10_000, 'everything was weighed');
  assert.ok(total < MOST, `${total} bytes`);
});

story(
  'The look of a game weighs less than 120 kB, and scripts and stylesheets come packed',
  async ({ visit, seeded, say }) => {
    for (const [game, scenario] of Object.entries(GAMES)) {
      const { id, token } = await seeded(game, scenario, 14);
      const page = await visit({}, 'about:blank');
      const weighed = weigh(page);
      /** @type {string[]} */ const loose = [];
      page.on('response', answer => {
        const { pathname } = new URL(answer.url());
        if (/\.(js|css)$/.test(pathname) && answer.headers()['content-encoding'] !== 'br') loose.push(pathname);
      });
      await go(page, `/m/${id}/${token}`);
      await new Table(page).ready();
      const own = (await Promise.all(weighed())).filter(([url]) => url.includes(`/skins/${game}/`));
      const total = own.reduce((sum, [, bytes]) => sum + bytes, 0);
      say(`${game}: ${(total / 1000).toFixed(1)} kB in ${own.length} answers`);
      assert.ok(own.length > 0 && total < MOST_SKIN, `${total} bytes`);
      assert.deepEqual(loose, []);
    }
  },
);
