// What can be found by rule against those who see, hear or move otherwise: nothing serious on any page, by day or night.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { go, story } from './house.js';
import { Table, address, begin } from './table.js';

/** @typedef {import('playwright-core').Page} Page */

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Night changes colours and nothing else: what has been found sound by day is asked about them alone. @param {Page} page @param {string} where */
async function sound(page, where) {
  const violations = await page.evaluate(async () => {
    const night = document.documentElement.dataset.theme === 'dark';
    const found = await /** @type {any} */ (window).axe.run({
      resultTypes: ['violations'],
      ...(night ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
    });
    return found.violations;
  });
  const grave = violations
    .filter((/** @type {any} */ { impact }) => impact === 'serious' || impact === 'critical')
    .flatMap((/** @type {any} */ { id, nodes }) =>
      nodes.map(
        (/** @type {any} */ node) =>
          `${where}: ${id} at ${node.target.join(' ')}: ${node.any[0]?.message ?? node.html}`,
      ),
    );
  assert.deepEqual(grave, []);
}

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  /** The page allows no script but its own; the examiner is let in here alone. @param {import('./house.js').House} house */
  const examined = async ({ visit, url }) => {
    const page = await visit({ colorScheme, bypassCSP: true }, 'about:blank');
    await page.addInitScript({ path: axe });
    await page.goto(url);
    await page.getByRole('button', { name: 'Jouer tout de suite' }).first().waitFor();
    assert.equal(await page.locator('html').getAttribute('data-theme'), colorScheme);
    return page;
  };

  story(`The pages around a match, ${colorScheme}`, async house => {
    const page = await examined(house);
    await sound(page, 'the first page');
    await go(page, '/rules/attrition');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await sound(page, 'the rulebook');
  });

  for (const game of ['attrition', 'grande-guerre', 'verdun', 'villers', 'der-des-ders'])
    story(`${game}, ${colorScheme}`, async house => {
      const page = await examined(house);
      await go(page, `/g/${game}`);
      await page.locator('svg.board [data-place]').first().waitFor({ state: 'attached' });
      await sound(page, 'the page of the game');
      await begin(page, game, { level: 'Recrue' });
      const table = await new Table(page).ready();
      await table.play(6);
      await table.asked();
      await page.mouse.move(0, 0);
      await sound(page, 'the match');
      const card = page.locator('.hand [data-card]').first();
      if (await card.count()) {
        await card.hover();
        await page.locator('.card-zoom').waitFor();
        await sound(page, 'a card read at length');
      }
      const { id, token } = address(page);
      await table.menu.click();
      await sound(page, 'the menu');
      await page.getByRole('button', { name: 'Réglages' }).click();
      await page.getByRole('dialog', { name: 'Réglages' }).waitFor();
      await sound(page, 'the settings');
      await page.keyboard.press('Escape');
      await go(page, `/m/${id}/${token}/r/2`);
      await page.getByRole('slider', { name: 'Pas' }).waitFor();
      await sound(page, 'the replay');
    });
}
