// What the first visit costs: bytes over the wire until a board is seen.
import assert from 'node:assert/strict';
import { story } from './house.js';
import { Table, gameCard } from './table.js';

const MOST = 350_000;

story('The first page and a first board weigh less than 350 kB', async ({ visit, url, say }) => {
  const page = await visit({}, 'about:blank');
  /** @type {Promise<[string, number]>[]} */ const weighed = [];
  page.on('requestfinished', request =>
    weighed.push(request.sizes().then(size => [request.url(), size.responseBodySize + size.responseHeadersSize])),
  );
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
  const all = await Promise.all(weighed);
  const total = all.reduce((sum, [, bytes]) => sum + bytes, 0);
  say(`${(total / 1000).toFixed(0)} kB in ${all.length} answers`);
  say(`first page painted after ${home.toFixed(0)} ms, first board ${(board - from).toFixed(0)} ms after its button`);
  for (const [url, bytes] of all.sort((a, b) => b[1] - a[1]).slice(0, 5)) say(`${bytes} ${new URL(url).pathname}`);
  assert.ok(all.length > 10 && total > 10_000, 'everything was weighed');
  assert.ok(total < MOST, `${total} bytes`);
});
