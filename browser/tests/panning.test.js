// Panning the largest map: nothing is drawn anew but where the sheet lies. How long its frames took is said, never asserted.
import assert from 'node:assert/strict';
import { go, story } from './house.js';
import { Table } from './table.js';

/** @typedef {Window & { panned?: { times: number[], touched: string[], stop: () => void } }} Measured */

/** Writes down when each frame came, and what changed in the page. Runs in the page. */
function measure() {
  /** @type {number[]} */ const times = [];
  /** @type {string[]} */ const touched = [];
  let going = true;
  const frame = (/** @type {number} */ now) => {
    times.push(now);
    if (going) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const changes = new MutationObserver(all => {
    for (const { target } of all) {
      const el = target instanceof Element ? target : target.parentElement;
      // where the sheet lies, and what is said of what lies beyond the edge
      if (!el?.matches('.plate, .frame, .beyond')) touched.push(el?.getAttribute('class') ?? el?.tagName ?? '');
    }
  });
  changes.observe(/** @type {Element} */ (document.querySelector('.match')), {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  /** @type {Measured} */ (window).panned = {
    times,
    touched,
    stop: () => {
      going = false;
      changes.disconnect();
    },
  };
}

/** The number below which so much of all numbers lies. @param {number[]} sorted @param {number} share */
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

story('They Shall Not Pass: while the map is panned, no piece is drawn anew', async ({ visit, seeded, say }) => {
  const match = await seeded('verdun', 'campaign', 14);
  const page = await visit();
  await go(page, `/m/${match.id}/${match.token}`);
  const table = await new Table(page).ready();
  // all of the army on the map
  await page.getByRole('button', { name: /^Prendre le déploiement/ }).click();
  await table.changes((await table.look()).mark);
  await table.asked();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  /** What the page itself has worked so far, in seconds. @returns {Promise<Record<string, number>>} */
  const worked = async () =>
    Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  const box = await page.locator('.stage .frame').boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = () => page.locator('.stage .plate').evaluate(el => /** @type {HTMLElement} */ (el).style.transform);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 20, { steps: 4 });
  const before = await at();
  await page.evaluate(measure);
  const from = await worked();
  for (let i = 0; i < 160; i++) await page.mouse.move(x + 260 * Math.sin(i / 12), y + 160 * Math.sin(i / 9));
  const to = await worked();
  assert.notEqual(await at(), before, 'the map was moved');
  const { times, touched } = await page.evaluate(() => {
    const { panned } = /** @type {Measured} */ (window);
    panned?.stop();
    return { times: panned?.times ?? [], touched: panned?.touched ?? [] };
  });
  await page.mouse.up();
  const gaps = times
    .slice(1)
    .map((time, i) => time - times[i])
    .sort((a, b) => a - b);
  const late = gaps.filter(gap => gap > 17).length / gaps.length;
  const n = (/** @type {number} */ ms) => ms.toFixed(1);
  say(
    `${gaps.length} frames, median ${n(quantile(gaps, 0.5))} ms, 95th percentile ${n(quantile(gaps, 0.95))} ms, ${n(100 * late)} % over 16.7 ms`,
  );
  const each = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].map(
    name => `${name} ${n((1000 * (to[name] - from[name])) / gaps.length)}`,
  );
  say(`the page's own work a frame, in ms: ${each.join(', ')}`);
  assert.ok(gaps.length > 5, 'frames were drawn');
  assert.deepEqual(touched, []);
});
