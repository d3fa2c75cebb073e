// A day before Verdun: the set-up, a barrage, a stack that moves, the layers, an assault with everything it brings about, and
// the French part of the day.
import assert from 'node:assert/strict';
import { story } from './house.js';
import { Table, begin } from './table.js';

/** @typedef {import('playwright-core').Page} Page */

/** The middle of a hex on the screen. @param {Page} page @param {string} hex */
async function middle(page, hex) {
  const box = await page.locator(`#place-${hex}`).boundingBox();
  assert.ok(box, `${hex} is on the board`);
  return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
}
/** Presses a hex once nothing is under way. @param {Table} table @param {string} hex */
async function press(table, hex) {
  await table.asked();
  await table.page.mouse.click(...(await middle(table.page, hex)));
}
/** What is read out of a hex. @param {Page} page @param {string} hex */
const said = async (page, hex) => (await page.locator(`#place-${hex}`).getAttribute('aria-label')) ?? '';

/** A day with its set-up, by one player for both sides. @param {Page} page @param {Table} table */
async function deploy(page, table) {
  for (const side of ['Français', 'Allemands']) {
    await page.getByText(`Mise en place des ${side}`, { exact: false }).first().waitFor();
    await page.getByRole('button', { name: /^Prendre le déploiement/ }).click();
    await page.getByRole('button', { name: /^Fin de la mise en place/ }).click();
  }
  await table.prompt.getByText('Désignez l’artillerie').waitFor();
}
/** Answers whatever is asked, as shortly as it can be, until a sentence is read. @param {Table} table @param {RegExp} until */
async function answer(table, until) {
  for (let left = 80; left > 0; left--) {
    await table.asked();
    if (until.test(await table.prompt.innerText())) return;
    await table.play(1, { hurry: true });
  }
  assert.fail(`it never came to ${until}`);
}

story('Verdun: a day for both sides', async ({ visit, say }) => {
  const page = await visit();
  await begin(page, 'verdun', { company: /Seul, les deux camps/ });
  const table = await new Table(page).ready();
  await page
    .getByRole('region', { name: 'unités à placer' })
    .or(page.getByRole('region', { name: 'Unités à placer' }))
    .waitFor();
  assert.match(await page.getByRole('region', { name: /première ligne à découvert/ }).innerText(), /0403/);
  await deploy(page, table);

  // A barrage: the guns off the map, a hex, its column and what shifts it, and the die.
  await page.getByRole('button', { name: /^Artillerie lourde hors carte/ }).click();
  await table.prompt.getByText(/choisissez où/).waitFor();
  assert.match(await said(page, '1604'), /cible possible$/);
  await page.mouse.move(...(await middle(page, '1604')));
  const odds = page.locator('.odds');
  await odds.getByText(/^Force\s6/).waitFor();
  assert.match(await odds.innerText(), /Beau temps\s+\+1 colonne\s+Premier jour\s+\+1 colonne/);
  await press(table, '1604');
  await page.getByRole('menuitem', { name: /^Barrage\s: 1604/ }).click();
  await table.journal
    .getByText(/barrage sur .*1604\s: force\s6/)
    .first()
    .waitFor();
  await answer(table, /Désignez l’artillerie/);
  // Guns that have not fired stand on the button; it is paper, and asks nothing.
  const cease = page.getByRole('button', { name: /^Fin du bombardement/ });
  await cease.getByText(/pièces muettes$/).waitFor();
  assert.match((await cease.getAttribute('class')) ?? '', /part/);
  await cease.click();

  // A stack is opened, taken up whole, put down, taken up again, and moved.
  await table.prompt.getByText('Déplacez vos unités').waitFor();
  const stack = page.getByRole('menu', { name: '1401' });
  for (const again of [true, false]) {
    await press(table, '1401');
    await stack.waitFor();
    assert.equal(await stack.getByRole('menuitem').count(), 4, 'three units, and all of them');
    if (!again) break;
    await stack.getByRole('menuitem', { name: /115e régiment/ }).click();
    await table.prompt.getByText(/115e régiment.*choisissez où/).waitFor();
    await table.asked();
    await page.keyboard.press('Escape');
    await table.prompt.getByText('Déplacez vos unités').waitFor();
    await table.asked();
  }
  await stack.getByRole('menuitem', { name: 'Toute la pile (3)' }).click();
  await page.locator('.chit.held').nth(2).waitFor();
  await table.asked();
  assert.match(await said(page, '1402'), /on peut y aller$/);
  assert.equal(await page.locator('.price').filter({ hasText: /^4½$/ }).count(), 1);
  await press(table, '1402');
  await page.locator('#place-1402[aria-label*="115e"][aria-label*="116e"][aria-label*="25e bataillon"]').waitFor();
  await table.prompt.getByText('Déplacez vos unités').waitFor();

  // Whatever is not lit only shows its card; asked why, it says so.
  await press(table, '1604');
  await page.locator('.fiche dd').first().waitFor();
  assert.equal(await page.locator('.prompt.refused').count(), 0);
  await page.getByRole('button', { name: /^Pourquoi pas/ }).click();
  await press(table, '1604');
  await table.prompt.and(page.locator('.refused')).waitFor();
  await table.prompt
    .getByRole('link', { name: /^§/ })
    .or(table.prompt.getByRole('button', { name: /^§/ }))
    .first()
    .waitFor();
  await page.keyboard.press('Escape');

  // Supply as it would be now.
  await page.getByText('Calques').click();
  await page.getByText('points jusqu’à une source allemande').click();
  await page.locator('.overlay.supply .figure').first().waitFor({ state: 'attached' });
  await page.getByText('points jusqu’à une source allemande').click();
  await page.locator('.overlay.supply').first().waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Fin des mouvements/ }).click();

  // An assault: its target, who takes part, its odds, the die, and what it costs.
  await table.prompt.getByText('Quel hexagone ennemi').waitFor();
  await press(table, '1403');
  await page.getByRole('status', { name: /^Chances/ }).waitFor();
  await table.prompt.getByRole('button', { name: /^Assaillir/ }).click();
  const muster = page.getByRole('region', { name: 'Qui en est' });
  await muster.waitFor();
  const idle = muster.getByRole('listitem').getByRole('button', { pressed: false });
  const engaged = muster.getByRole('button', { pressed: true });
  await idle.first().click();
  await engaged.first().waitFor();
  await engaged.first().click();
  await engaged.first().waitFor({ state: 'detached' });
  await table.asked();
  while (await idle.count()) {
    const number = await table.number();
    await idle.first().click();
    await table.reaches(number + 1);
    await table.asked();
  }
  assert.ok((await engaged.count()) >= 4, 'infantry and guns');
  await muster.getByText(/fait\s\d:\d\s; colonne\s\d:\d après décalages/).waitFor();
  await page.getByRole('button', { name: /^Lancer l’assaut/ }).click();
  await answer(table, /Quel hexagone ennemi|Percée|Remplacements|Bombardement/);
  await table.journal
    .getByText(/Assaut, 1403\s: colonne/)
    .first()
    .waitFor();

  // The rest of the day is let pass.
  await answer(table, /Français|Désignez/);
  for (const day of ['22 février']) {
    for (let left = 40; left > 0 && !(await page.getByText(day, { exact: false }).first().isVisible()); left--)
      await table.play(1, { hurry: true });
    assert.ok(await page.getByText(day, { exact: false }).first().isVisible());
  }
  say(`${await table.number()} decisions`);
});
