// What lies where: all that can be opened at a table, at five sizes, in both languages; no control lies on another and no text is cut.
import assert from 'node:assert/strict';
import { go, story } from './house.js';
import { once, wrong } from './measures.js';
import { GAMES, Players, SIZES } from './players.js';
import { Table } from './table.js';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../../web/types').Offer} Offer
 */

/**
 * What one does at a table without deciding anything: its name, and the deed, given who could strike and where.
 * @type {[string, (page: Page, table: Table, by: string, at?: string) => Promise<unknown>][]}
 */
const DEEDS = [
  ['asked', async () => {}],
  ['menu', page => page.locator('.menu-of > summary').click()],
  ['layers', page => page.locator('.overlays > summary').click({ timeout: 500 })],
  ['every decision', (page, table) => table.asked().then(() => page.keyboard.press('l'))],
  ['the hand', page => page.keyboard.press('h')],
  ['the hand again', page => page.keyboard.press('h')],
  ['refused', page => refused(page)],
  [
    'in hand',
    async (page, table, by, at) => {
      if (at && by) await pointAt(table, by, true);
    },
  ],
  [
    'aimed at',
    async (page, table, by, at) => {
      await pointAt(table, at || by);
      await rested(page);
    },
  ],
];

/** The pointer comes to a place of the board, or a finger. @param {Table} table @param {string} place @param {boolean} [press] */
async function pointAt({ page, finger }, place, press = finger) {
  const box = await page.locator(`#place-${place}`).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const frame = await page.locator('.stage .frame').boundingBox();
  if (!frame || x < frame.x || y < frame.y || x > frame.x + frame.width || y > frame.y + frame.height) return;
  if (!press) await page.mouse.move(x, y, { steps: 2 });
  else if (finger) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** What comes once the pointer has rested, if anything does. @param {Page} page */
const rested = page =>
  page
    .locator('.odds, .menu')
    .first()
    .waitFor({ timeout: 900 })
    .catch(() => {});

/** The rules say no. @param {Page} page */
async function refused(page) {
  const idle = page.locator(
    '.stage [role=button][data-place]:not([aria-label$="jouable"]):not([aria-label$="played"])',
  );
  const box = await idle.evaluateAll(all => {
    const hit = all
      .map(el => el.getBoundingClientRect())
      .find(({ x, y, width, height }) => {
        const [cx, cy] = [x + width / 2, y + height / 2];
        return document.elementFromPoint(cx, cy)?.closest('.plate [data-place]') && cy > 90;
      });
    return hit && { x: hit.x + hit.width / 2, y: hit.y + hit.height / 2 };
  });
  if (!box) return;
  await page.keyboard.press('?');
  await page.mouse.click(box.x, box.y);
  await page
    .locator('.prompt.refused, .prompt .close')
    .first()
    .waitFor({ timeout: 2000 })
    .catch(() => {});
}

for (const [game, scenario] of Object.entries(GAMES))
  story(`${game}: whatever one opens, nothing lies on another thing and no text is cut`, async house => {
    const match = await house.seeded(game, scenario, 14);
    const players = new Players(house, match);
    // to where somebody can be sent against somebody, who is looked at
    /** @type {Offer | undefined} */ let strike;
    /** Whether there are chances to weigh first: a finger then only asks. @param {Offer} offer @param {number} [as] */
    const chancy = ({ decision }, as) => house.api('POST', `matches/${match.id}/odds`, { decision, as }, match.token);
    for (let left = 90; left > 0 && !strike; left--) {
      const { table } = await players.decide();
      const strikes = table?.prompt.offers.filter(({ role, subject }) => role === 'strike' && subject != null) ?? [];
      const wanted = strikes.find(({ target }) => target != null) ?? (left < 40 ? strikes[0] : undefined);
      if (wanted && (await chancy(wanted, table?.prompt.awaited[0]))) strike = wanted;
    }
    assert.ok(strike, 'somebody can strike');
    const { pieces } = /** @type {import('../../web/types').Table} */ ((await players.sheet()).table);
    const held = !!pieces.find(({ id }) => id === strike.subject)?.marks.some(({ kind }) => kind === 'in-hand');
    const [by, at] = [strike.subject, strike.target].map(id => pieces.find(piece => piece.id === id)?.place ?? id);
    /** @type {string[]} */ const all = [];
    let odds = 0;
    /** @param {'fr' | 'en'} lang */
    const look = async lang => {
      for (const [width, height] of SIZES) {
        const finger = width < 760;
        const page = await house.visit({
          viewport: { width, height },
          hasTouch: finger,
          locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
        });
        await go(page, `/m/${match.id}/${match.token}`);
        const table = await new Table(page, { finger }).ready();
        for (const [name, act] of DEEDS) {
          await table.asked();
          await (name === 'in hand' && held ? undefined : act(page, table, by ?? '', at ?? ''))?.catch(problem => {
            if (!/Timeout/.test(String(problem))) throw problem;
          });
          odds += await page.locator('.odds').count();
          all.push(...(await wrong(page, `${lang} ${width}×${height} ${name}`)));
          // where nothing is open, the key would put down what is in hand
          if (await page.locator('.unfolds[open], .all-list, .menu, .prompt .deed, .prompt .close').count())
            await page.keyboard.press('Escape');
        }
        if (finger)
          for (const tab of await page.locator('.tabs button').all()) {
            await tab.click();
            all.push(...(await wrong(page, `${lang} ${width}×${height} ${await tab.innerText()}`)));
          }
        await page.context().close();
      }
    };
    await Promise.all([look('fr'), look('en')]);
    // how it ends
    await house.api('POST', `matches/${match.id}/resign`, { as: 0 }, match.token);
    for (const [width, height] of SIZES) {
      const page = await house.visit({ viewport: { width, height }, locale: width % 3 ? 'fr-FR' : 'en-GB' });
      await go(page, `/m/${match.id}/${match.token}`);
      await new Table(page).ready();
      await page.locator('.ending').waitFor();
      all.push(...(await wrong(page, `${width}×${height} at the end`)));
      await page.context().close();
    }
    house.say(`chances shown ${odds} times`);
    assert.equal(once(all).join('\n'), '');
    assert.ok(odds > 0, 'chances were shown somewhere');
  });
