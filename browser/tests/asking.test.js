// What is not lit still answers: why not, by which rule, and how far it is from here to there.
import assert from 'node:assert/strict';
import { story } from './house.js';
import { Table, begin } from './table.js';

/** A place where nothing can be done now. @param {Table} table @param {RegExp} [what] */
const unlit = (table, what = /./) =>
  table.page.evaluate(
    ([what]) => {
      for (const el of document.querySelectorAll('.stage [role=button][data-place]')) {
        const label = el.getAttribute('aria-label') ?? '';
        if (!new RegExp(what).test(label) || /, (jouable|choisi|on peut y aller|cible possible)$/.test(label)) continue;
        const { x, y, width, height } = el.getBoundingClientRect();
        const at = { kind: 'place', name: label, x: x + width / 2, y: y + height / 2 };
        const hit = document.elementFromPoint(at.x, at.y)?.closest('[data-place]');
        if (hit?.getAttribute('data-place') === el.getAttribute('data-place')) return at;
      }
      throw new Error('everything is lit');
    },
    [what.source],
  );

for (const [game, what] of /** @type {const} */ ([
  ['attrition', /Autriche-Hongrie|Allemagne/],
  ['grande-guerre', /infanterie \(|infanterie, .*\(|infanterie/],
]))
  story(`${game}: “why not?” gives a sentence, its rule and its gist`, async ({ visit }) => {
    const page = await visit();
    await begin(page, game, { level: 'Recrue' });
    const table = await new Table(page).ready();
    await table.asked();
    const asks = await table.prompt.getByRole('paragraph').first().innerText();
    const cite = table.prompt.getByRole('button', { name: /^§/ });
    const gist = page.getByRole('dialog', { name: /^§/ });
    const thing = await unlit(table, what);
    // A mere press shows the card of what is pressed, and refuses nothing.
    await table.press(thing);
    await page.locator('.fiche dd').first().waitFor();
    assert.equal(await page.locator('.prompt.refused').count(), 0);
    await page.keyboard.press('Escape');
    for (const way of ['tool', 'key']) {
      if (way === 'tool') await page.getByRole('button', { name: /^Pourquoi pas/ }).click();
      await page.mouse.move(thing.x, thing.y, { steps: 3 });
      if (way === 'tool') await table.press(thing);
      else await page.keyboard.press('?');
      await page.locator('.prompt.refused').waitFor();
      const because = await table.prompt.getByRole('paragraph').first().innerText();
      assert.notEqual(because, asks);
      assert.match(because, /\S+ \S+ \S+/);
      await cite.first().click();
      await gist.waitFor();
      await gist.getByRole('paragraph').filter({ hasNotText: 'Un instant' }).waitFor();
      assert.match(await gist.getByRole('paragraph').innerText(), /\S+ \S+ \S+/);
      await page.keyboard.press('Escape');
      await gist.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await page.locator('.prompt.refused').waitFor({ state: 'detached' });
      assert.equal(await table.prompt.getByRole('paragraph').first().innerText(), asks);
    }
  });

for (const [game, from, to] of /** @type {const} */ ([
  ['attrition', 'Paris', 'Berlin'],
  ['grande-guerre', 'A6', 'D6'],
]))
  story(`${game}: the ruler tells a distance`, async ({ visit }) => {
    const page = await visit();
    await begin(page, game, { level: 'Recrue' });
    const table = await new Table(page).ready();
    await table.asked();
    const ruler = page.getByRole('button', { name: /^Règle graduée/ });
    await ruler.click();
    assert.equal(await ruler.getAttribute('aria-pressed'), 'true');
    const number = await table.number();
    for (const place of [from, to]) {
      const box = await page.locator(`#place-${place}`).boundingBox();
      assert.ok(box);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
    await page.locator('.ruler-n').waitFor();
    await table.prompt.locator('.question').getByText(/\d/).first().waitFor();
    assert.match(await page.locator('.ruler-n').innerHTML(), />\d+</);
    await page.keyboard.press('Escape');
    await page.locator('.ruler-n').waitFor({ state: 'detached' });
    assert.equal(await table.number(), number, 'measuring decides nothing');
  });
