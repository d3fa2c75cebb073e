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

story('On a phone what a tap opens under the finger is not pressed by it', async house => {
  const match = await house.seeded('grande-guerre', '44', 14);
  // until those are asked whose line lies lowest
  for (;;) {
    const { number, table } = await house.api('GET', `matches/${match.id}/sheet?as=0`, undefined, match.token);
    if (table.prompt.awaited[0] !== 0) break;
    const [{ decision }] = table.prompt.offers;
    await house.api('POST', `matches/${match.id}/decide`, { number, decision, as: 0 }, match.token);
  }
  const page = await house.visit({ ...phone, viewport: { width: 390, height: 600 } });
  await go(page, `/m/${match.id}/${match.token}`);
  const table = await new Table(page, { finger: true }).ready();
  await table.asked();
  const number = await table.number(),
    menu = page.getByRole('menu');
  // what is listed lies where the lowest of them stands
  const [lowest] = await page.locator('svg.board [role=button][data-place][aria-label$="jouable"]').evaluateAll(all =>
    all
      .map(el => el.getBoundingClientRect().toJSON())
      .filter(({ x, y, width, height }) => x > 0 && x + width < 390 && y > 110 && y + height < innerHeight - 190)
      .sort((a, b) => b.y - a.y),
  );
  assert.ok(lowest);
  const [x, y] = [lowest.x + lowest.width / 2, lowest.y + lowest.height / 2];
  await page.touchscreen.tap(x, y);
  await menu.waitFor();
  const box = await menu.boundingBox();
  assert.ok(box && y > box.y && y < box.y + box.height, 'it lies under the finger');
  assert.equal(await table.number(), number, 'nothing is chosen');
  // a tap on it does choose
  await page.touchscreen.tap(x, y);
  await table.reaches(number + 1);
});
