// A phone held upright: everything by tapping, and nothing to be scrolled sideways.
import assert from 'node:assert/strict';
import { go, story } from './house.js';
import { Table, address, gameCard } from './table.js';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** @param {import('playwright-core').Page} page @param {string} where */
async function fits(page, where) {
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= screen, `${where} is ${wide} wide on a screen of ${screen}`);
}

for (const title of [
  'An Attrition of Souls',
  'La Grande Guerre',
  'They Shall Not Pass',
  'Into the Bastards!',
  'La Der des Ders',
])
  story(`${title} on a phone`, async ({ visit }) => {
    const page = await visit(phone);
    const card = gameCard(page, title);
    await card.waitFor();
    await fits(page, 'the first page');
    await card.getByRole('link', { name: title }).tap();
    const begin = page.getByRole('button', { name: 'Commencer' });
    await begin.waitFor();
    await page.locator('svg.board').first().waitFor();
    await fits(page, 'the page of the game');
    await page.getByText('Recrue', { exact: true }).tap();
    await begin.tap();
    const table = await new Table(page, { finger: true }).ready();
    await fits(page, 'the match');
    const { made } = await table.play(6);
    assert.equal(made, 6);
    await fits(page, 'the match in play');
    const tabs = page.getByRole('navigation', { name: 'Panneaux' }).getByRole('button');
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).tap();
      await fits(page, `the match with “${await tabs.nth(i).innerText()}”`);
    }
    const { id, token } = address(page);
    await go(page, `/m/${id}/${token}/r/3`);
    await page.getByRole('slider', { name: 'Pas' }).waitFor();
    await fits(page, 'the replay');
  });
