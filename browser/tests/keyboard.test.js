// The keyboard alone: from the first page to decisions in both games, with the focus always in sight.
import assert from 'node:assert/strict';
import { story } from './house.js';
import { Table } from './table.js';

/** @typedef {import('playwright-core').Page} Page */

/** Notes whatever a mouse or a finger would do. @param {Page} page */
async function watch(page) {
  await page.evaluate(() => {
    for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart', 'wheel'])
      addEventListener(kind, () => document.documentElement.setAttribute('data-pointed', kind), true);
  });
}

/** What has the focus, by its name; fails if one could not see that it has it. @param {Page} page */
function focused(page) {
  return page.evaluate(() => {
    const el = document.activeElement;
    if (!el || el === document.body) return '';
    const name = (el.getAttribute('aria-label') ?? el.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (!el.matches(':focus-visible')) throw new Error(`the focus is not shown: ${el.outerHTML.slice(0, 200)}`);
    const seen = [el, el.nextElementSibling, el.closest('label'), document.querySelector('.focus-hex')].some(one => {
      if (!one) return false;
      const style = getComputedStyle(one);
      return one.matches('.focus-hex')
        ? style.stroke !== 'none'
        : style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    });
    if (!seen) throw new Error(`the focus has no outline: ${el.outerHTML.slice(0, 200)}`);
    return name;
  });
}

/** Goes on with Tab until something of this name, which can be used and lies there, has the focus. @param {Page} page @param {RegExp} name @param {string} [where] */
async function tabTo(page, name, where = '*') {
  /** @type {string[]} */ const passed = [];
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    const there = await page.evaluate(
      where => document.activeElement?.matches(`:is(${where}):not([aria-disabled=true])`),
      where,
    );
    if (there && name.test(now)) return now;
    passed.push(now.slice(0, 40));
  }
  throw new Error(`Tab does not come to ${name} in ${where}: ${passed.join(' | ')}`);
}

/** Starts a match from the first page. @param {Page} page @param {string} title @param {string} side */
async function start(page, title, side) {
  await watch(page);
  await page.getByRole('heading', { name: title }).waitFor();
  await tabTo(page, new RegExp(`^${title}$`));
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Recrue' }).waitFor();
  // A group of choices is one stop; arrows choose in it.
  await page.getByRole('radio', { name: 'Sergent' }).focus();
  await page.keyboard.press('ArrowUp');
  assert.ok(await page.getByRole('radio', { name: 'Recrue' }).isChecked());
  await page.getByRole('radio', { name: side }).focus();
  await page.keyboard.press('Space');
  assert.ok(await page.getByRole('radio', { name: side }).isChecked());
  await tabTo(page, /^Commencer$/);
  await page.keyboard.press('Enter');
  const table = await new Table(page).ready();
  await table.asked();
  return table;
}

/** A decision is made with the keys pressed, and with Enter where they open a choice or chances to weigh. @param {Table} table @param {() => Promise<void>} keys */
async function decides(table, keys) {
  await table.asked();
  const { page } = table,
    number = await table.number();
  await keys();
  await page.waitForFunction(
    number =>
      Number(/\d+/.exec(document.querySelector('.log footer span')?.textContent ?? '')) > number ||
      document.activeElement?.closest('[role=menu], .prompt .deed, [role=alertdialog]'),
    number,
  );
  if (await page.locator('[role=menu] :focus, .prompt .deed :focus').count()) {
    await focused(page);
    await page.keyboard.press('Enter');
  }
  // What gives something up for good is confirmed with the space bar, pressed once more.
  if (await page.locator('[role=alertdialog] .armed').count()) {
    await page.locator('.armed:not([aria-disabled])').waitFor();
    await page.keyboard.press('Space');
  }
  await table.reaches(number + 1);
}

story('An Attrition of Souls by keyboard', async ({ visit }) => {
  const page = await visit();
  const table = await start(page, 'An Attrition of Souls', 'Puissances centrales');
  // A tile of the reserve, then a place that the board proposes.
  await decides(table, async () => {
    await tabTo(page, /./, '.reserve li > button');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.reserve [aria-pressed=true]'));
    await page.keyboard.press('n');
    await page.waitForFunction(
      () => document.activeElement?.matches('svg.board') && document.querySelector('.focus-hex'),
    );
    await focused(page);
    await page.keyboard.press('Enter');
  });
  // The list of all decisions.
  await decides(table, async () => {
    await page.keyboard.press('l');
    await page.waitForFunction(() => document.activeElement?.closest('.all-list'));
    await focused(page);
    await page.keyboard.press('Enter');
  });
  await page.locator('.all-list').waitFor({ state: 'detached' });
  // The button that ends the phase, whatever is still picked up.
  await decides(table, async () => {
    await tabTo(page, /^Fin de la mobilisation/);
    await page.keyboard.press('Enter');
    // It would destroy what is left: that is not done by Enter, but by the space bar, once more.
    const red = page.getByRole('alertdialog');
    await red.waitFor();
    await focused(page);
    await page.keyboard.press('Enter');
    await page.locator('.armed:not([aria-disabled])').waitFor();
    await page.keyboard.press('Space');
    await red.waitFor({ state: 'detached' });
  });
  await close(table);
});

story('La Grande Guerre by keyboard', async ({ visit }) => {
  const page = await visit();
  const table = await start(page, 'La Grande Guerre', 'Britanniques');
  await decides(table, async () => {
    await tabTo(page, /./, '.hand .card > button');
    await page.keyboard.press('Enter');
  });
  for (let i = 0; i < 4; i++) {
    await decides(table, async () => {
      await page.keyboard.press('l');
      await page.waitForFunction(() => document.activeElement?.closest('.all-list'));
      await focused(page);
      await page.keyboard.press('Enter');
    });
  }
  // Over the board with the arrows: each place is read out.
  await table.asked();
  await page.keyboard.press('ArrowRight');
  const board = page.getByRole('application');
  const first = await board.getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await page.waitForFunction(first => document.activeElement?.getAttribute('aria-activedescendant') !== first, first);
  await focused(page);
  await page.keyboard.press('?');
  await page.locator('.prompt .close').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.prompt .close').waitFor({ state: 'detached' });
  await close(table);
});

/** What opens by a key closes by Escape, and no mouse was there. @param {Table} table */
async function close({ page, prompt }) {
  await page.keyboard.press('m');
  await prompt.getByText('Montrez deux lieux.').waitFor();
  await page.keyboard.press('Escape');
  await prompt.getByText('Montrez deux lieux.').waitFor({ state: 'detached' });
  await tabTo(page, /^Menu$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Réglages$/);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Réglages' });
  await sheet.waitFor();
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Tab');
    await focused(page);
    assert.ok(
      await page.evaluate(
        () => document.activeElement?.closest('dialog') != null || document.activeElement === document.body,
      ),
    );
  }
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await tabTo(page, /^§/);
  await page.keyboard.press('Enter');
  const gist = page.getByRole('dialog', { name: /^§/ });
  await gist.waitFor();
  await page.keyboard.press('Escape');
  await gist.waitFor({ state: 'detached' });
  await page.keyboard.press('r');
  await page.getByRole('searchbox', { name: 'Chercher dans la règle' }).waitFor();
  await page.keyboard.press('Escape');
  await prompt.waitFor();
  assert.equal(await page.locator('html').getAttribute('data-pointed'), null, 'no mouse was used');
}
