// French and English: switched in place during a match, with nothing lost and nothing left in the other language.
import assert from 'node:assert/strict';
import { PATIENCE, story } from './house.js';
import { Table, begin } from './table.js';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Waits until no word of the client itself is shown in the other language, and tells which one is if that does not come
 * to pass: what the server says arrives a moment after the switch.
 * @param {Page} page @param {'fr' | 'en'} lang
 */
async function speaks(page, lang) {
  await page.waitForFunction(lang => document.documentElement.lang === lang, lang);
  /** @type {string[]} */ let strays = [];
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline;) {
    strays = await page.evaluate(foreign, lang);
    if (!strays.length) return;
  }
  assert.deepEqual(strays, []);
}

/** Words of the client that are shown in the wrong language. Runs in the page. @param {'fr' | 'en'} lang @returns {Promise<string[]>} */
async function foreign(lang) {
  const module = '/js/words.js';
  const { words } = /** @type {{ words: Record<string, [string, string]> }} */ (await import(module));
  const [own, other] = lang === 'fr' ? [0, 1] : [1, 0];
  const right = new Set(Object.values(words).map(pair => pair[own]));
  const wrong = new Set(
    Object.values(words)
      .map(pair => pair[other])
      .filter(text => /\p{L}{3}/u.test(text) && !text.includes('{') && !right.has(text)),
  );
  /** @type {string[]} */ const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    // The rulebook has words of its own: a plateau is a plateau in both.
    if ((node instanceof Element ? node : node.parentElement)?.closest('.rule, .chapters')) continue;
    const texts =
      node instanceof Element
        ? ['aria-label', 'title', 'placeholder'].map(name => node.getAttribute(name) ?? '')
        : [node.textContent ?? ''];
    for (const text of texts) if (wrong.has(text.trim())) found.push(text.trim());
  }
  return found;
}

for (const game of ['attrition', 'grande-guerre', 'verdun', 'villers'])
  story(`${game}: the language is switched in the middle of a match`, async ({ visit }) => {
    const page = await visit();
    await begin(page, game, { level: 'Recrue' });
    const table = await new Table(page).ready();
    // until something is told: taking a unit up and putting it down says nothing
    for (let n = 4; n > 0 || !(await table.journal.locator('.line').count()); n--) await table.play(1);
    await table.asked();
    const buttons = page.getByRole('button');
    const told = async () => ({
      asks: await table.prompt.getByRole('paragraph').first().innerText(),
      lines: (await table.journal.getByRole('listitem').allInnerTexts())
        .map(line => line.trim())
        .filter(line => /\p{L}{3}/u.test(line)),
      buttons: (await buttons.allInnerTexts()).filter(text => /\p{L}{3}/u.test(text)),
      title: await page.title(),
    });
    const kept = async () => ({
      number: await table.number(),
      cards: await page.locator('.hand [data-card]').evaluateAll(all => all.map(el => el.getAttribute('data-card'))),
      pieces: await page
        .locator('svg.board [data-piece]')
        .evaluateAll(all => all.map(el => el.getAttribute('data-piece')).sort()),
      offers: (await table.look()).offers,
    });
    const lang = () => page.locator('html').getAttribute('lang');
    const [french, before] = [await told(), await kept()];
    assert.equal(await lang(), 'fr');
    await speaks(page, 'fr');

    const speak = async (/** @type {'FR' | 'EN'} */ to, /** @type {string} */ old) => {
      const was = await page.locator('.situation header').textContent();
      await table.menu.click();
      await page.getByRole('button', { name: to, exact: true }).click();
      await page.keyboard.press('Escape');
      // the page's own words change at once, those of the match once they are here
      await page.waitForFunction(
        ([old, was]) => {
          const now = document.querySelector('.prompt p');
          return (
            now instanceof HTMLElement &&
            now.innerText !== old &&
            document.querySelector('.situation header')?.textContent !== was
          );
        },
        [old, was],
      );
      await table.asked();
    };
    await speak('EN', french.asks);
    const english = await told();
    assert.equal(await lang(), 'en');
    assert.deepEqual(await kept(), before, 'nothing is lost');
    await speaks(page, 'en');
    assert.notEqual(english.asks, french.asks);
    assert.equal(english.lines.length, french.lines.length);
    assert.notDeepEqual(english.lines, french.lines);
    assert.notDeepEqual(english.buttons, french.buttons);
    // It stays when one comes back, and play goes on.
    await page.reload();
    await table.ready();
    assert.equal(await lang(), 'en');
    await table.play(1);
    await table.asked();
    const now = await table.prompt.getByRole('paragraph').first().innerText();
    await speak('FR', now);
    await speaks(page, 'fr');
  });

story('The pages around a match speak both languages', async ({ visit }) => {
  const page = await visit({ locale: 'en-GB' });
  for (const to of ['#/', '#/g/attrition', '#/g/grande-guerre', '#/rules/attrition', '#/rules/grande-guerre']) {
    await page.goto(new URL(to, page.url()).href);
    for (const [button, lang] of /** @type {const} */ ([
      ['FR', 'fr'],
      ['EN', 'en'],
    ])) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await speaks(page, lang);
    }
  }
});
