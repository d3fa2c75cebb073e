// What destroys something is no slip: Enter never does it, the list of what dies rises from the dock, one holds or thinks better of it.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { story } from './house.js';
import { Table } from './table.js';

/** @typedef {import('playwright-core').Page} Page */

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The first draw of the Central Powers lies in the reserves. @param {Page} page */
async function drawn(page) {
  await page.getByRole('radio', { name: /^(Puissances centrales|Central Powers)/ }).waitFor();
  await page.getByRole('radio', { name: /^(Puissances centrales|Central Powers)/ }).check();
  await page.getByRole('button', { name: /^(Commencer|Begin)$/ }).click();
  const table = await new Table(page).ready();
  await table.asked();
  return table;
}

/** What ends the phase, and would destroy the reserves. @param {Table} table */
const ends = table => table.prompt.getByRole('button', { name: /^(Fin de la mobilisation|End of mobilisation)/ });

/** Where the board and the dock stand. @param {Page} page */
const places = page =>
  page.evaluate(() =>
    ['.stage svg.board', '.prompt'].map(what => {
      const box = document.querySelector(what)?.getBoundingClientRect();
      return box && [box.x, box.y, box.width, box.height].map(Math.round);
    }),
  );

for (const [locale, says] of /** @type {const} */ ([
  ['fr-FR', /^Attention\. Finir détruit \d+ tuiles, toute votre armée\. Maintenez pour finir, Échap pour revenir\.$/],
  ['en-GB', /^Careful\. Ending destroys \d+ tiles, your whole army\. Hold to finish, Escape to go back\.$/],
])) {
  story(`The first draw is held, not pressed, ${locale}`, async ({ visit, url }) => {
    const page = await visit({ locale, reducedMotion: 'no-preference' }, `${url}#/g/attrition`);
    const table = await drawn(page),
      number = await table.number();
    const end = ends(table);
    assert.match((await end.getAttribute('class')) ?? '', /peril/);
    assert.equal(await table.prompt.locator('.offer.go').count(), 0, 'nothing that ends is green');
    const before = await places(page);
    // A press raises the list, and takes nothing away.
    await end.click();
    const red = page.getByRole('alertdialog', { name: says });
    await red.waitFor();
    assert.ok((await red.locator('.lost-row .counter').count()) > 0, 'with the counters');
    assert.deepEqual(await places(page), before, 'nothing has moved');
    const [rise, dock] = [await red.boundingBox(), await table.prompt.boundingBox()];
    assert.ok(rise && dock && rise.y + rise.height <= dock.y + 4, 'it rises from the dock, not over it');
    assert.ok(!(await page.evaluate(() => document.activeElement?.matches('.armed'))), 'the red button is not focused');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await red.waitFor({ state: 'detached' });
    assert.equal(await table.number(), number);
    assert.ok(await end.evaluate(el => el === document.activeElement), 'the focus is where it was');
    // By keyboard alone: Enter raises it, and the space bar is held until it is done.
    await page.keyboard.press('Enter');
    await red.waitFor();
    assert.equal(await table.number(), number);
    await page.keyboard.down('Space');
    await red.waitFor({ state: 'detached' });
    await page.keyboard.up('Space');
    await table.reaches(number + 1);
  });

  story(`Where nothing may move it is pressed twice, ${locale}`, async ({ visit, url }) => {
    const page = await visit({ locale }, `${url}#/g/attrition`);
    const table = await drawn(page),
      number = await table.number();
    await ends(table).click();
    const red = page.getByRole('alertdialog');
    await red.waitFor();
    await page.locator('.armed:not([aria-disabled])').click();
    await red.waitFor({ state: 'detached' });
    await table.reaches(number + 1);
  });
}

story('By a pointer it is held as well', async ({ visit, url }) => {
  const page = await visit({ reducedMotion: 'no-preference' }, `${url}#/g/attrition`);
  const table = await drawn(page),
    number = await table.number();
  await ends(table).click();
  const box = await page.locator('.armed').boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.mouse.up();
  await table.reaches(number + 1);
});

story('Enter places the whole draw, and does not leave it where it stands', async ({ visit, url }) => {
  const page = await visit({}, `${url}#/g/attrition`);
  const table = await drawn(page);
  const label = await table.prompt.getByRole('button', { name: /^Tout placer/ }).textContent();
  const count = Number(/(\d+) à placer/.exec(label ?? '')?.[1]);
  assert.ok(count > 0, label ?? '');
  await page.keyboard.press('Enter');
  await table.reaches(count);
  await table.asked();
  await table.prompt.locator('.offer.peril').waitFor({ state: 'detached' });
  // what is only left unused is paper, and Enter leaves it alone
  const number = await table.number();
  await table.prompt.locator('.offer.part').waitFor();
  await page.keyboard.press('Enter');
  assert.equal(await table.number(), number);
  assert.equal(await page.getByRole('alertdialog').count(), 0);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark']))
  story(`Nothing stands in anybody's way there, ${colorScheme}`, async ({ visit, url }) => {
    const page = await visit({ colorScheme, bypassCSP: true }, 'about:blank');
    await page.addInitScript({ path: axe });
    await page.goto(`${url}#/g/attrition`);
    const table = await drawn(page);
    await ends(table).click();
    await page.getByRole('alertdialog').waitFor();
    await page.locator('.armed:not([aria-disabled])').waitFor();
    const found = await page.evaluate(async () => {
      const { violations } = await /** @type {any} */ (window).axe.run({ resultTypes: ['violations'] });
      return violations
        .filter((/** @type {any} */ { impact }) => impact === 'serious' || impact === 'critical')
        .flatMap((/** @type {any} */ { id, nodes }) =>
          nodes.map((/** @type {any} */ node) => `${id}: ${node.html} ${node.any[0]?.message ?? ''}`),
        );
    });
    assert.deepEqual(found, []);
  });
