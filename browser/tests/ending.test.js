// The end of a match: in every game it says who won and why, what the score is made of, what it cost, how it swung and what the dice
// did; it folds away, and leads into the replay and to another match. At a desk and on a phone.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { go, story } from './house.js';
import { address } from './table.js';

/** @typedef {import('playwright-core').Page} Page */

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Whole matches of every game, which its own tests keep. */
const KEPT = {
  attrition: '1914.none.recrue',
  'grande-guerre': '10.none.recrue',
  verdun: 'campaign.none.recrue',
  villers: 'first-tank-battle.all.recrue',
  'der-des-ders': 'cambrai.none.recrue',
};

/** A match that was played out, taken in. @param {string} url @param {keyof typeof KEPT} game @returns {Promise<{ id: string, token: string }>} */
async function playedOut(url, game) {
  const file = new URL(`../../crates/games/${game}/tests/golden/${KEPT[game]}.gz`, import.meta.url);
  const answer = await fetch(`${url}api/matches/import`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: gunzipSync(await readFile(file)).toString('utf8'),
  });
  assert.ok(answer.ok, `${game}: the match is taken in: ${answer.status}`);
  const { id, tokens } = /** @type {any} */ (await answer.json());
  return { id, token: tokens[0] };
}

/** Nothing that grave can be found by rule. @param {Page} page @param {string} where */
async function sound(page, where) {
  const grave = await page.evaluate(async () => {
    const found = await /** @type {any} */ (window).axe.run('.ending', { resultTypes: ['violations'] });
    return found.violations
      .filter((/** @type {any} */ { impact }) => impact === 'serious' || impact === 'critical')
      .flatMap((/** @type {any} */ { id, nodes }) =>
        nodes.map((/** @type {any} */ node) => `${id} at ${node.target.join(' ')}: ${node.any[0]?.message}`),
      );
  });
  assert.deepEqual(grave, [], where);
}

/** What does not fit: parts of the page that reach beyond the window, words that are cut, controls that lie on one another. @param {Page} page */
const unfit = page =>
  page.evaluate(() => {
    const faults = [];
    const parts = [
      ...document.querySelectorAll('.ending > header, .ending > .parts, .ending > footer, .ending > footer .btn'),
    ];
    for (const part of parts) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (left < 0 || right > innerWidth + 0.5 || top < 0 || bottom > innerHeight + 0.5)
        faults.push(`outside: ${part.className} ${part.textContent?.slice(0, 20)}`);
    }
    for (const el of document.querySelectorAll('.ending :is(h2, h3, p, a, th, td, small, .btn)'))
      if (el.scrollWidth > el.clientWidth + 1 && getComputedStyle(el).display !== 'inline')
        faults.push(`cut: ${el.textContent?.slice(0, 40)}`);
    return faults;
  });

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const game of /** @type {(keyof typeof KEPT)[]} */ (Object.keys(KEPT)))
  story(`${game}: the end tells the whole match, folds, and leads on`, async ({ visit, url, api }) => {
    const { id, token } = await playedOut(url, game);
    const [account, { scene }] = await Promise.all([api('GET', `matches/${id}/account`), api('GET', `matches/${id}`)]);
    const page = await visit({ viewport: SIZES.desk, bypassCSP: true });
    await page.addInitScript({ path: axe });
    await page.reload();
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await go(page, `/m/${id}/${token}`);
      const end = page.getByRole('dialog', { name: /^(Victoire d|Partie nulle).*\.$/ });
      await end.locator('.lucky').waitFor();
      assert.equal(
        await end.locator('h2').evaluate(el => el === document.activeElement),
        true,
        'the title is read first',
      );
      assert.ok(
        (await end.locator('header p').first().textContent())?.includes(account.why.text.replace(/\.$/, '')),
        'why',
      );
      assert.match((await end.locator('header .cite').first().textContent()) ?? '', /^§ /);
      assert.equal(await end.locator('.gains tbody tr').count(), account.gains.length);
      for (const side of [0, 1]) {
        const sum = account.losses[side].reduce(
          (/** @type {number} */ all, /** @type {any} */ one) => all + one.count,
          0,
        );
        assert.equal(
          await end.locator('.lost b [aria-hidden]').nth(side).textContent(),
          String(sum),
          scene.sides[side],
        );
      }
      assert.equal(await end.locator('.swings a').count(), account.swings.length);
      assert.match((await end.locator('.chart').getAttribute('aria-label')) ?? '', /^Chances de victoire .* \d+\s%/u);
      assert.match((await end.locator('.lucky').textContent()) ?? '', new RegExp(`${account.luck.throws}\\sjets`));
      assert.deepEqual(await unfit(page), [], name);
      await sound(page, `${game}, ${name}`);

      // It folds away, and comes back.
      await page.keyboard.press('Escape');
      await end.waitFor({ state: 'detached' });
      await page.locator('.prompt.over').getByRole('button', { name: 'Bilan' }).click();
      await end.waitFor();

      // A turning point leads to where it happened; the key to the last step.
      if (account.swings.length) {
        await end.locator('.swings a').first().click();
        const step = account.swings[0].number;
        await page.waitForFunction(step => document.querySelector(`.replaying[data-step="${step}"]`), String(step));
        await page.goBack();
        await end.waitFor();
      }
      await page.locator('body').press('v');
      await page.waitForFunction(() => document.querySelector('.replaying'));
      await page.goBack();
      await end.waitFor();
    }
    // Another match, the sides exchanged.
    await page.locator('body').press('Enter');
    await page.waitForFunction(id => !location.hash.includes(id), id);
    const again = await api('GET', `matches/${address(page).id}`);
    assert.equal(again.scenario, (await api('GET', `matches/${id}`)).scenario);
  });

story(
  'A match given up: both players and whoever watches see who did so; who watches has no rematch',
  async ({ visit, api }) => {
    const seats = [
      { kind: 'person', name: 'Anne' },
      { kind: 'person', name: 'Paul' },
    ];
    const { id, tokens } = await api('POST', 'matches', { game: 'attrition', seats });
    await api('POST', `matches/${id}/resign`, { as: 0 }, tokens[0]);
    const { scene } = await api('GET', `matches/${id}`);
    for (const [token, plays] of [
      [tokens[0], true],
      [tokens[1], true],
      [null, false],
    ]) {
      const page = await visit();
      await go(page, token ? `/m/${id}/${token}` : `/m/${id}`);
      const end = page.getByRole('dialog', { name: /^Victoire de l’Entente/ });
      await end.waitFor();
      assert.match((await end.locator('header p').first().textContent()) ?? '', /^Abandon des Puissances centrales/);
      assert.equal(await end.locator('.cite').count(), 0, 'no section ends a match that is given up');
      assert.equal(await end.getByRole('button', { name: /Revanche/ }).count(), plays ? 1 : 0);
      assert.equal(scene.sides.length, 2);
    }
  },
);
