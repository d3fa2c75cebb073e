// What the server keeps: the match over a reload, a decision taken back, standing orders.
import assert from 'node:assert/strict';
import { story } from './house.js';
import { Table, address, begin, gameCard } from './table.js';

for (const title of ['An Attrition of Souls', 'La Grande Guerre', 'They Shall Not Pass'])
  story(`${title}: after a reload everything is where it was`, async ({ visit }) => {
    const page = await visit();
    await gameCard(page, title).getByRole('button', { name: 'Jouer tout de suite' }).click();
    const table = await new Table(page).ready();
    await table.play(5);
    assert.ok(await table.asked());
    const seen = async () => ({ number: await table.number(), board: await table.board(), cards: await table.cards() });
    const before = await seen();
    assert.ok(before.number >= 5);
    await page.reload();
    await table.ready();
    assert.ok(await table.asked());
    assert.deepEqual(await seen(), before);
    // The first page knows it as well.
    await page.getByRole('link', { name: 'Accueil' }).click();
    await page.getByRole('link', { name: /^Reprendre/ }).click();
    await table.ready();
    assert.ok(await table.asked());
    assert.deepEqual(await seen(), before);
  });

story('An address that changes before the page listens is followed', async ({ visit, url }) => {
  const page = await visit();
  // effects run after the next frame: the address is changed before it
  await page.addInitScript(() => {
    window.requestAnimationFrame = draw => window.setTimeout(() => draw(performance.now()), 1000);
    document.addEventListener('DOMContentLoaded', () => (location.hash = '#/rules/verdun/8.21'));
  });
  await page.goto(url);
  await page.getByText('Tarif stratégique').first().waitFor();
});

story('A decision is undone, and the board is as before', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'attrition', { company: /Seul, les deux camps/ });
  const table = await new Table(page).ready();
  await table.asked();
  const seen = async () => ({
    board: await table.board(),
    offers: (await table.look()).things.map(({ kind, name }) => `${kind}: ${name}`),
  });
  const before = await seen();
  // A tile from the reserve to its capital: no die is thrown, so it can be taken back.
  await table.touch('tile');
  await table.touch('target');
  await table.reaches(1);
  await table.asked();
  assert.notDeepEqual(await table.board(), before.board);
  const number = await table.number();
  await table.undo.click();
  await table.reaches(number + 1);
  await table.asked();
  assert.deepEqual(await seen(), before);
});

story('An order is taken back by touching the unit again', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'grande-guerre', { company: /Seul, les deux camps/ });
  const table = await new Table(page).ready();
  const orders = table.journal.getByText(/est commandée/);
  /** @param {import('./table.js').Sight} seen */
  const names = seen => seen.things.map(({ kind, name }) => `${kind}: ${name}`);
  for (;;) {
    await table.asked();
    const seen = await table.look();
    const unit = seen.things.find(({ kind }) => kind === 'place');
    const before = await orders.count();
    if (unit) {
      await table.press(unit);
      const now = await table.changes(seen.mark);
      const given = (await orders.count()) > before;
      // Where the card allows one order only, the next question is another.
      if (given && now.things.some(({ kind }) => kind === 'place') && names(now).length === names(seen).length - 1) {
        await table.press(unit);
        await table.reaches(now.number + 1);
        await table.asked();
        assert.equal(await orders.count(), before);
        assert.deepEqual(names(await table.look()), names(seen));
        return;
      }
      if (!given) await page.keyboard.press('Escape');
    }
    await table.play(1, { hurry: true });
  }
});

story('Across a die or the enemy’s decision one goes back only if one says so', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'grande-guerre', { level: 'Recrue' });
  const table = await new Table(page).ready();
  const undo = page.getByRole('navigation', { name: 'Outils' }).getByRole('button', { name: /^Reprendre…/ });
  const dialog = page.getByRole('dialog', { name: 'Reprendre votre dernière décision ?' });
  do {
    await table.play(1, { hurry: true });
    await table.asked();
  } while (!(await undo.isVisible()));
  const before = { number: await table.number(), board: await table.board() };
  await page.keyboard.press('u');
  await dialog.getByRole('button', { name: 'Continuer', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.deepEqual({ number: await table.number(), board: await table.board() }, before);
  await page.keyboard.press('u');
  await dialog.getByRole('button', { name: 'Reprendre…' }).click();
  await table.journal
    .getByText(/une décision est reprise/)
    .first()
    .waitFor();
});

story('A match that is not over is forgotten only if one says so', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'attrition', { level: 'Recrue' });
  await new Table(page).ready();
  await page.getByRole('link', { name: 'Accueil' }).click();
  const rows = page.locator('table.matches tbody tr');
  const dialog = page.getByRole('dialog', { name: /^Oublier/ });
  const forget = rows.getByRole('button', { name: /^Oublier cette partie/ });
  await forget.click();
  assert.match(await dialog.getByRole('textbox').inputValue(), /#\/m\/\w+\/\w+$/);
  await dialog.getByRole('button', { name: 'La garder' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await rows.count(), 1);
  await forget.click();
  await dialog.getByRole('button', { name: /^Oublier cette partie/ }).click();
  await page.getByText('Rien encore.').waitFor();
});

story('What one can press on the first page stands still while the rest comes', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'attrition', { level: 'Recrue' });
  await new Table(page).ready();
  const late = (/** @type {import('playwright-core').Route} */ route) =>
    page.waitForTimeout(700).then(() => route.continue());
  await page.route('**/api/catalogue*', late);
  await page.route('**/cover.js', late);
  await page.reload();
  await page.getByRole('link', { name: 'Accueil' }).click();
  const forget = page.locator('table.matches').getByRole('button', { name: /^Oublier cette partie/ });
  await forget.waitFor();
  const before = await forget.boundingBox();
  await page.locator('.vignette .seal').nth(4).waitFor();
  assert.deepEqual(await forget.boundingBox(), before);
});

story('Standing orders are set on the page and kept by the server', async ({ visit, api }) => {
  const page = await visit();
  await begin(page, 'grande-guerre', { level: 'Recrue' });
  const table = await new Table(page).ready();
  const { id, token } = address(page);
  const settings = page.getByRole('dialog', { name: 'Réglages' });
  const moments = settings.getByRole('checkbox');
  const open = async () => {
    await table.menu.click();
    await page.getByRole('button', { name: 'Réglages' }).click();
  };
  await open();
  await moments.first().waitFor({ state: 'attached' });
  const names = await moments.evaluateAll(boxes => boxes.map(box => box.closest('label')?.textContent?.trim() ?? ''));
  assert.ok(names.length > 3);
  const asked = await moments.first().isChecked();
  await settings.getByText(names[0], { exact: true }).click();
  await settings.getByRole('checkbox', { checked: !asked, name: names[0] }).waitFor();
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'detached' });
  await page.reload();
  await table.ready();
  await open();
  assert.equal(await moments.first().isChecked(), !asked);
  const sheet = await api('GET', `matches/${id}/sheet`, undefined, token);
  const about = await api('GET', `matches/${id}`, undefined, token);
  const kept = sheet.standing[about.you[0]];
  assert.equal(kept[about.windows[0].id], !asked);
  // What has one answer is given, unless one wants to be asked all the same.
  const all = settings.getByRole('checkbox', { name: 'Me la demander quand même' });
  assert.equal(await all.isChecked(), false);
  await settings.getByText('Me la demander quand même').click();
  await settings.getByRole('checkbox', { name: 'Me la demander quand même', checked: true }).waitFor();
  assert.equal((await api('GET', `matches/${id}/sheet`, undefined, token)).standing[about.you[0]].always, true);
  await settings.getByText('Me la demander quand même').click();
  await settings.getByRole('checkbox', { name: 'Me la demander quand même', checked: false }).waitFor();
  await settings.getByRole('button', { name: 'Rien jusqu’à mon tour' }).click();
  await page.waitForFunction(() => !document.querySelector('.standing input:checked'));
});
