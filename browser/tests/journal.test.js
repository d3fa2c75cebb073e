// The journal tells by deed, shows where, and waits for whoever reads; the rulebook lies beside the board.
import assert from 'node:assert/strict';
import { chooser, go, story } from './house.js';
import { Table } from './table.js';

/** @typedef {import('../../web/types').Note} Note */

const choose = chooser(23);

/**
 * A match of two people after so many decisions, and the seat that is asked.
 * @param {import('./house.js').House['api']} api @param {string} game @param {string} scenario @param {number} enough
 */
async function played(api, game, scenario, enough) {
  const seats = [
    { kind: 'person', name: 'Camille' },
    { kind: 'person', name: 'Louise' },
  ];
  const { id, tokens } = await api('POST', 'matches', { game, scenario, seats });
  /** Decides something, by chance; the number of the entry, or none where the match has ended of it. @returns {Promise<number | null>} */
  const decide = async () => {
    /** @type {import('../../web/types').Sheet[]} */ let sheets;
    let seat;
    // nothing is offered to anybody while an answer is about to be given without asking
    do {
      sheets = await Promise.all([0, 1].map(seat => api('GET', `matches/${id}/sheet`, undefined, tokens[seat])));
      if (sheets[0].over) return null;
      seat = sheets.findIndex(sheet => sheet.table?.prompt.offers.length);
    } while (seat < 0);
    const { number, table } = /** @type {any} */ (sheets[seat]);
    const { decision } = table.prompt.offers[choose(table.prompt.offers.length)];
    await api('POST', `matches/${id}/decide`, { number, decision }, tokens[seat]);
    return number + 1;
  };
  for (let number; (number = await decide()) !== null;) if (number >= enough) return { id, tokens, decide };
  return played(api, game, scenario, enough);
}

story('What was done several times in a row is one line, which unfolds to its lines', async ({ api, visit, say }) => {
  const { id, tokens } = await played(api, 'attrition', '1914', 60);
  const page = await visit();
  await go(page, `/m/${id}/${tokens[0]}`);
  const table = new Table(page);
  await table.ready();
  /** @type {Note[]} */ const notes = (await api('GET', `matches/${id}/sheet`, undefined, tokens[0])).journal;
  const folds = table.journal.locator('.fold');
  const rows = await table.journal.locator('li:not(.more, .drafthead)').count();
  const many = (await folds.allInnerTexts()).map(text => Number(/\d+/.exec(text)?.[0]));
  assert.ok(many.length > 0, 'something was told together');
  assert.equal(rows - many.length + many.reduce((sum, n) => sum + n, 0), notes.length, 'no line is left out');
  const heads = await table.journal.locator('li.deed').allInnerTexts();
  for (const head of heads) assert.doesNotMatch(head, /#/);
  say(`${notes.length} lines in ${rows}: ${heads[0]}`);
  // it unfolds, and folds up again
  const fold = folds.first();
  await fold.click();
  assert.equal(await fold.getAttribute('aria-expanded'), 'true');
  assert.equal(await table.journal.locator('li.inner').count(), many[0]);
  await fold.click();
  assert.equal(await table.journal.locator('li.inner').count(), 0);
  // a press on a line shows where
  await table.journal.locator('button.line').first().click();
  await page.locator('.pencil.flash').first().waitFor({ state: 'attached' });
  // the rule comes with the keys, not while the pointer is elsewhere
  await page.mouse.move(2, 2);
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
  const cite = table.journal.locator('.cite').first();
  assert.equal(await cite.evaluate(el => getComputedStyle(/** @type {Element} */ (el.parentElement)).opacity), '0');
  await cite.focus();
  assert.equal(await cite.evaluate(el => getComputedStyle(/** @type {Element} */ (el.parentElement)).opacity), '1');
});

story('Whoever reads back is told that there is more, and is brought there', async ({ api, visit }) => {
  const page = await visit();
  const table = new Table(page),
    list = table.journal.locator('ol'),
    more = table.journal.getByRole('button', { name: /lignes? nouvelles? ↓$/ }),
    reads = () => list.evaluate(el => el.scrollHeight >= el.clientHeight + 100);
  /** Whether a match lasts until there is enough to read back in, and more comes meanwhile. */
  const told = async () => {
    const { id, tokens, decide } = await played(api, 'attrition', '1914', 60);
    await go(page, `/m/${id}/${tokens[0]}`);
    await table.ready();
    while (!(await reads())) if ((await decide()) === null) return false;
    await list.evaluate(el => {
      el.scrollTop = 0;
    });
    assert.equal(await more.count(), 0);
    while (!(await more.count())) if ((await decide()) === null) return false;
    return true;
  };
  while (!(await told()));
  const top = await list.evaluate(el => el.scrollTop);
  assert.ok(top < 40, `what is read stays where it is, not ${top} lower`);
  await more.click();
  await more.waitFor({ state: 'detached' });
  assert.ok(await list.evaluate(el => el.scrollHeight - el.scrollTop - el.clientHeight < 40));
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
])
  story(`The rulebook lies beside the board, ${width} wide`, async ({ api, visit }) => {
    const { id, tokens, decide } = await played(api, 'villers', 'first-tank-battle', 3);
    const page = await visit({ viewport: { width, height } });
    await go(page, `/m/${id}/${tokens[0]}`);
    await new Table(page).ready();
    const sheet = page.locator('svg.board'),
      lies = await sheet.boundingBox();
    await page.keyboard.press('r');
    const drawer = page.getByRole('dialog', { name: 'Règles' });
    await drawer.locator('.rule').first().waitFor();
    assert.match(page.url(), /#\/m\//, 'one is still at the match');
    assert.deepEqual(await sheet.boundingBox(), lies, 'the board has not moved');
    const [book, board] = await Promise.all([drawer.boundingBox(), page.locator('.stage').boundingBox()]);
    assert.ok(book && board);
    if (width > 760) assert.ok(book.x >= board.x + board.width - 1, 'nothing lies on the board');
    else assert.ok(book.height <= 0.62 * board.height + 1, 'the board keeps its share');
    // it is searched, and names its sections by number or title
    await drawer.getByRole('searchbox').fill('contre-batterie');
    const heads = await drawer
      .locator('.rule h2')
      .evaluateAll(all => all.map(head => [head.textContent, head.querySelector('a')?.textContent]));
    assert.ok(heads.length > 0);
    // what the book does not number has its title alone
    for (const [head, link] of heads) if (head !== link) assert.match(link ?? '', /^§ \d[\d.]*$/);
    await page.keyboard.press('Escape');
    assert.equal(await drawer.getByRole('searchbox').inputValue(), '');
    // the match goes on beside it
    await decide();
    assert.equal(await drawer.count(), 1);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    // a section that is cited opens the book at it
    await page.locator('.prompt .cite').first().click();
    const gist = page.getByRole('dialog', { name: /^§/ });
    await gist.getByRole('link', { name: 'Lire dans la règle' }).click();
    await drawer.locator('.rule.here').waitFor();
    assert.equal(await gist.count(), 0);
    await drawer.getByRole('button', { name: 'Fermer' }).click();
    await drawer.waitFor({ state: 'detached' });
  });
