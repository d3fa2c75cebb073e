// Two sides at one screen: the curtain between two players, and one player with both sides open.
import assert from 'node:assert/strict';
import { story } from './house.js';
import { Table, address, begin } from './table.js';

/** @typedef {import('playwright-core').Page} Page */

/** The cards whose faces are anywhere in the document; one that is read at length is there twice. @param {Page} page @param {string} [where] */
const faces = (page, where = ':not(.card-zoom) > [data-card]') =>
  page.locator(where).evaluateAll(all => all.map(el => el.getAttribute('data-card') ?? '').sort());

/** What each seat holds, asked of the server with the tokens that the browser keeps. @param {Page} page @param {import('./house.js').House['api']} api */
async function held(page, api) {
  const { id } = address(page);
  /** @type {string} */
  const token = await page.evaluate(id => JSON.parse(localStorage['quatorze.matches'])[id].tokens[0], id);
  const sheets = await Promise.all([0, 1].map(seat => api('GET', `matches/${id}/sheet?as=${seat}`, undefined, token)));
  return sheets.map((sheet, seat) => {
    const own = sheet.table.hands.filter((/** @type {any} */ hand) => hand.seat === seat);
    return /** @type {string[]} */ (own.flatMap((/** @type {any} */ hand) => hand.cards)).sort();
  });
}

story('Two at one screen: the curtain hides both hands, and then one', async ({ visit, api }) => {
  const page = await visit();
  await begin(page, 'grande-guerre', { company: /Deux à cet écran/ });
  const table = await new Table(page).ready();
  const curtain = page.getByRole('dialog', { name: /: à vous$/ });
  const sides = (await api('GET', `matches/${address(page).id}`)).scene.sides;
  const lift = async () => {
    await curtain.waitFor();
    assert.deepEqual(await faces(page, '[data-card]'), [], 'nothing of a hand is in the document behind the curtain');
    const name = (await curtain.getAttribute('aria-label')) ?? '';
    const who = sides.findIndex((/** @type {string} */ side) => name.startsWith(side));
    assert.ok(who >= 0);
    await page.getByRole('button', { name: /^Je suis là/ }).click();
    await curtain.waitFor({ state: 'detached' });
    await table.hand.waitFor();
    const hands = await held(page, api);
    assert.deepEqual(await faces(page), hands[who]);
    return who;
  };
  const first = await lift();
  // He plays until the other is awaited, without a reaction asked for in between being shown.
  const pass = page.getByRole('button', { name: /^Passer l’écran/ });
  const react = page.getByRole('button', { name: 'Montrer ma main' });
  const handover = pass.or(react);
  for (;;) {
    await page.waitForFunction(
      () =>
        document.querySelector('.prompt.mine[aria-busy=false]') ||
        [...document.querySelectorAll('.prompt .go')].some(el => !el.matches('.offer')),
    );
    if (await handover.isVisible()) break;
    await table.play(1, { hurry: true });
  }
  // Who is asked whether he reacts sits down at the same screen: nothing of the other's hand is there then.
  const asked = await react.isVisible();
  const hands = await held(page, api);
  assert.deepEqual(await faces(page), asked ? [] : hands[first]);
  await handover.click();
  assert.equal(await lift(), 1 - first);
  const now = await held(page, api);
  const foreign = now[first].filter(card => !now[1 - first].includes(card));
  assert.ok(foreign.length > 0);
  const source = await page.content();
  for (const card of foreign) assert.ok(!source.includes(`data-card="${card}"`));
});

story('At one screen whoever sits down sees what the other has done', async ({ visit }) => {
  const page = await visit({ foe: 'play' });
  await begin(page, 'verdun', { company: /Deux à cet écran/ });
  const table = await new Table(page).ready();
  const here = page.getByRole('button', { name: /^Je suis là/ }),
    pass = page.getByRole('button', { name: /^(Passer l’écran|Montrer ma main)/ });
  await here.click();
  // whoever begins has nothing to be shown
  await table.asked();
  assert.equal(await page.locator('.prompt.narrator').count(), 0);
  /** The other's turn comes, once so much was done in one's own. @param {number} deeds */
  const over = async deeds => {
    for (let left = deeds; ; left--) {
      await page
        .locator('.prompt.mine[aria-busy=false]')
        .or(pass)
        .or(page.locator('.narrator .beats, .recap'))
        .first()
        .waitFor();
      if (await pass.isVisible()) return pass.click();
      if (await page.locator('.narrator .beats').count()) await page.keyboard.press('End');
      else if (await page.locator('.recap').count()) await page.keyboard.press('Enter');
      else await table.play(1, { hurry: left <= 0 });
    }
  };
  let told = '';
  for (let turn = 0; turn < 6 && !told; turn++) {
    // both take the ready deployment
    await over(turn < 2 ? 0 : 12);
    await here.click();
    await page.locator('.prompt.mine[aria-busy=false]').or(page.locator('.narrator .beats')).first().waitFor();
    const narrator = page.locator('.prompt.narrator .question');
    if (await narrator.count()) told = (await narrator.getAttribute('title')) ?? '';
  }
  assert.ok(told, 'what the other did is told');
  await page.keyboard.press('End');
  const sum = page.locator('.recap');
  await sum.or(page.locator('.prompt.mine[aria-busy=false]')).first().waitFor();
  if (await sum.count()) await page.keyboard.press('Enter');
  await table.asked();
  await page.reload();
  await here.click();
  await table.asked();
  assert.equal(await page.locator('.prompt.narrator').count(), 0, 'what he has seen is not shown to him again');
});

story('Alone with both sides: both hands lie open, both can be played', async ({ visit, api }) => {
  const page = await visit();
  await begin(page, 'grande-guerre', { company: /Seul, les deux camps/ });
  const table = await new Table(page).ready();
  assert.deepEqual(await faces(page), (await held(page, api)).flat().sort());
  const { id } = address(page);
  const by = new Set();
  const token = await page.evaluate(id => JSON.parse(localStorage['quatorze.matches'])[id].tokens[0], id);
  for (let seen = 0; by.size < 2;) {
    await table.play(1, { hurry: true });
    const number = await table.number();
    for (; seen < number; seen++)
      by.add((await api('GET', `matches/${id}/steps/${seen + 1}?as=both`, undefined, token)).by);
  }
});

story('Alone with both sides: when both are asked at once, either can answer first', async ({ visit }) => {
  const page = await visit();
  // With cards, both sides choose theirs in secret before the first turn.
  await begin(page, 'attrition', { company: /Seul, les deux camps/, option: 'Cartes événement' });
  const table = await new Table(page).ready();
  const sides = table.prompt.getByRole('group', { name: 'Les deux camps décident' });
  const [first, second] = [sides.getByRole('button').first(), sides.getByRole('button').last()];
  await first.and(page.getByRole('button', { pressed: true })).waitFor();
  const name = await second.innerText();
  const offers = async () => (await table.look()).things.map(thing => thing.name);
  const ofFirst = await offers();
  await second.click();
  await second.and(page.getByRole('button', { pressed: true })).waitFor();
  assert.notDeepEqual(await offers(), ofFirst);
  await table.play(1);
  await sides.waitFor({ state: 'detached' });
  await table.asked();
  assert.deepEqual(await offers(), ofFirst, `${name} has answered, the other is still asked`);
});
