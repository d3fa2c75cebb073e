// Pointing: whatever lies on the table says what it is, one's own and the enemy's, and pointing is never refused.
import assert from 'node:assert/strict';
import { story } from './house.js';
import { Table, begin } from './table.js';

/** @typedef {import('playwright-core').Page} Page */

/** What can be pointed at on the board and at its edge, and how it is found. @type {Record<string, string>} */
const HOVERED = {
  own: 'svg.board .piece[data-piece]',
  place: 'svg.board [role=button][data-place]',
  marker: 'svg.board [data-look^="marker:"]',
  card: '.edge [data-card]',
  pile: '.edge [data-look^="pile:"]',
  pool: '.edge [data-look^="pool:"]',
};
/** What lies in the slot, under which tab. @type {[string, RegExp, string][]} */
const PRESSED = [
  ['track', /^Objectifs$/, '.slot [data-look^="track:"]'],
  ['goal', /^Objectifs$/, '.slot [data-look^="goal:"]'],
  ['forces', /^Forces$/, '.slot [data-look^="pool:"]'],
  ['hand', /^Forces$/, '.slot [data-look^="hand:"]'],
  ['die', /^Dés$/, '.slot [data-look^="die:"]'],
];

/** Some of these that really lie under the pointer, with the id of what they stand for. @param {Page} page @param {string} selector */
const seen = (page, selector) =>
  page.evaluate(selector => {
    /** @type {{ id: string, x: number, y: number }[]} */ const found = [];
    for (const el of document.querySelectorAll(selector)) {
      const { look, card, piece, place } = /** @type {HTMLElement} */ (el).dataset,
        id = look ?? (card && `card:${card}`) ?? piece ?? place ?? '';
      const { x, y, width, height } = el.getBoundingClientRect(),
        at = { id, x: x + width / 2, y: y + height / 2 };
      const all = document.elementsFromPoint(at.x, at.y),
        top = all[0];
      const marked = all.find(one => one.closest('svg.board [data-look]')) ?? null;
      const hit =
        look && el.closest('svg.board')
          ? marked?.closest('[data-look]')
          : top?.closest('[data-piece], [data-card], [data-look], [data-place]');
      if (hit === el && top?.closest('.match') && !(marked && !look && el.closest('svg.board'))) found.push(at);
    }
    return found;
  }, selector);

/** The card of a thing: it says something, under its headings, and nothing was refused. @param {Page} page @param {string} id */
async function says(page, id) {
  const card = page.locator(`.fiche[data-of="${id}"]`);
  await card.locator('dd').first().waitFor();
  assert.match(await card.getByRole('heading', { level: 3 }).innerText(), /\S/, id);
  for (const row of await card.locator('dd').allInnerTexts()) assert.match(row, /\S/, id);
  assert.doesNotMatch(await card.innerText(), /[[\]{}]|undefined|null/, id);
  assert.equal(await page.locator('.prompt.refused').count(), 0, `${id} is refused`);
}

for (const [game, wanted] of /** @type {const} */ ([
  ['attrition', ['own', 'place', 'track', 'forces']],
  ['grande-guerre', ['own', 'place', 'card', 'track', 'goal', 'forces']],
  ['verdun', ['own', 'place', 'track', 'goal', 'forces']],
  ['villers', ['own', 'place', 'track', 'goal']],
  ['der-des-ders', ['own', 'place', 'track', 'goal']],
]))
  story(`${game}: whatever one points at says what it is, and is never refused`, async ({ visit, say }) => {
    const page = await visit();
    await begin(page, game, { company: /Seul, les deux camps/ });
    const table = await new Table(page, { seed: 5 }).ready();
    await table.play(6);
    await table.asked();
    await page.keyboard.press('Escape');
    /** @type {Record<string, number>} */ const pointed = {};
    let opened = false;
    for (const [kind, selector] of Object.entries(HOVERED)) {
      const things = await seen(page, selector);
      const some = [things[0], things[things.length >> 1], things.at(-1)].filter(
        (one, i, all) => one && all.indexOf(one) === i,
      );
      for (const thing of some) {
        if (!thing) continue;
        await page.mouse.move(thing.x, thing.y, { steps: 3 });
        if (!opened) {
          await page.getByRole('tab', { name: 'Fiche' }).click();
          await page.mouse.move(thing.x, thing.y, { steps: 3 });
          opened = true;
        }
        await says(page, thing.id);
        pointed[kind] = (pointed[kind] ?? 0) + 1;
      }
    }
    for (const [kind, tab, selector] of PRESSED) {
      const leaf = page.getByRole('tab', { name: tab });
      if (!(await leaf.count())) continue;
      await leaf.click();
      const thing = page.locator(selector).first();
      if (!(await thing.count())) continue;
      const box = await thing.boundingBox();
      const opens =
        box &&
        (await page.evaluate(
          ([x, y]) => !!document.elementFromPoint(x, y)?.closest('[aria-haspopup=dialog]'),
          [box.x + box.width / 2, box.y + box.height / 2],
        ));
      await thing.click();
      // what opens comes a moment later, and would take the next press
      if (opens) {
        await page.locator('dialog[open]').waitFor();
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
      await says(page, (await page.locator('.fiche').getAttribute('data-of')) ?? '');
      pointed[kind] = 1;
      await page.keyboard.press('Escape');
    }
    say(JSON.stringify(pointed));
    for (const kind of wanted) assert.ok(pointed[kind], `no ${kind} was pointed at: ${JSON.stringify(pointed)}`);
  });

story('a press pins a card, Tab walks the stack, Escape frees it', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'verdun', { level: 'Recrue' });
  const table = await new Table(page).ready();
  await table.asked();
  const foes = await page.evaluate(() =>
    [...document.querySelectorAll('svg.board [role=button][data-place]')]
      .filter(el => ((el.getAttribute('aria-label') ?? '').match(/\(Français\)/g) ?? []).length > 1)
      .map(el => el.getAttribute('data-place') ?? ''),
  );
  assert.ok(foes.length, 'somewhere two of them stand together');
  const hex = page.locator(`#place-${foes[0]}`);
  await page.getByRole('button', { name: 'Tout voir' }).click();
  const box = await hex.boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const card = page.locator('.fiche');
  await card.locator('dd').first().waitFor();
  await page.locator('.rings').waitFor({ state: 'attached' });
  assert.equal(await page.locator('.prompt.refused').count(), 0);
  await page.locator('svg.board').focus();
  const first = await card.getAttribute('data-of');
  await page.keyboard.press('Tab');
  await page.waitForFunction(first => document.querySelector('.fiche')?.getAttribute('data-of') !== first, first);
  await card.locator('dd').first().waitFor();
  await page.mouse.move(5, 5);
  await page.getByRole('button', { name: 'Libérer la fiche (Échap)' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Libérer la fiche (Échap)' }).waitFor({ state: 'detached' });
});
