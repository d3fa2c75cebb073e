// A board that never moves by itself: two turns of every game at five sizes, in both languages. What lies on what is measured by `npm run layout`.
import assert from 'node:assert/strict';
import { chooser, go, story } from './house.js';
import { watch } from './measures.js';
import { Table } from './table.js';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../../web/types').Sheet} Sheet
 * @typedef {import('../../web/types').Offer} Offer
 */

const SIZES = /** @type {const} */ ([
  [1440, 900],
  [1280, 720],
  [1920, 1080],
  [768, 1024],
  [390, 844],
]);
const GAMES = {
  attrition: '1914',
  'grande-guerre': '42',
  verdun: 'campaign',
  villers: 'first-tank-battle',
  'der-des-ders': 'cambrai',
};
/** So often something is done before a phase is ended. */
const OFTEN = 3;

/** Both sides of a match whose dice are known, played without a page. */
class Players {
  /** @param {import('./house.js').House} house @param {{ id: string, token: string }} match */
  constructor(house, match) {
    this.house = house;
    this.match = match;
    this.choose = chooser(23);
    /** @type {Map<string, number>} */ this.done = new Map();
  }
  /** @param {number} [seat] @returns {Promise<Sheet>} */
  sheet(seat) {
    const as = seat == null ? '' : `?as=${seat}`;
    return this.house.api('GET', `matches/${this.match.id}/sheet${as}`, undefined, this.match.token);
  }
  /** One decision of whoever is asked. @returns {Promise<Sheet>} */
  async decide() {
    const { table, number } = await this.sheet();
    assert.ok(table);
    const as = table.prompt.awaited[0];
    const { offers } = /** @type {any} */ (await this.sheet(as)).table.prompt;
    const { decision } = this.pick(offers, table.status.slice(0, 3).join('|'));
    return this.house.api('POST', `matches/${this.match.id}/decide`, { number, decision, as }, this.match.token);
  }
  /** @param {Offer[]} offers @param {string} phase @returns {Offer} */
  pick(offers, phase) {
    const done = this.done.get(phase) ?? 0;
    this.done.set(phase, done + 1);
    const ends = offers.find(({ role }) => role === 'pass');
    if (ends && done >= OFTEN) return ends;
    // a whole side is set up at once
    const whole = offers.find(({ verb }) => verb === 'standard' || verb === 'dispose');
    if (whole && done < OFTEN) return whole;
    // whoever is taken up acts, and is done with
    const rest = offers.filter(({ role }) => !['pass', 'take', 'join', 'chain', 'leave'].includes(role));
    const stays = done >= OFTEN ? rest.find(({ verb }) => verb === 'stay') : null;
    const deeds = rest.length ? rest : offers.filter(({ role }) => role !== 'pass');
    return stays ?? (deeds.length ? deeds[this.choose(deeds.length)] : offers[0]);
  }
}

/** Everybody speaks the other language; nothing moves by that. @param {Page} page @param {'fr' | 'en'} lang */
async function speak(page, lang) {
  await page.locator('.menu-of > summary').click();
  await page.locator(`.menu-of .lang [lang=${lang}]`).click();
  await page.locator(`html[lang=${lang}]`).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
}

for (const [game, scenario] of Object.entries(GAMES))
  story(`${game}: the board lies still through two turns, at every size, in both languages`, async house => {
    const match = await house.seeded(game, scenario, 14);
    const players = new Players(house, match);
    /** @type {string[]} */ const all = [];
    const pages = await Promise.all(
      SIZES.map(async ([width, height]) => {
        const page = await house.visit({ viewport: { width, height }, hasTouch: width < 760 });
        // the players need not wait for a page: what it asks of a position that is gone stays without an answer
        await page.route(/\/odds\?/, async route => {
          const response = await route.fetch();
          await route.fulfill(response.ok() ? { response } : { json: null });
        });
        await go(page, `/m/${match.id}/${match.token}`);
        return { page, table: await new Table(page).ready(), size: `${width}×${height}` };
      }),
    );
    for (const { page } of pages) await page.evaluate(watch);
    /** @type {string[]} */ const turns = [];
    let sheet = await players.sheet();
    /** @type {'fr' | 'en'} */ let lang = 'fr';
    for (let left = 200; left > 0 && !sheet.over && turns.length < 3; left--) {
      sheet = await players.decide();
      const status = sheet.table?.status[0] ?? '';
      if (turns.at(-1) !== status) turns.push(status);
      // the second turn is played in the other language: nothing moves by that either
      if (turns.length === 2 && lang === 'fr') {
        lang = 'en';
        for (const { page } of pages) await speak(page, lang);
      }
      await Promise.all(pages.map(({ table }) => table.reaches(sheet.number)));
    }
    house.say(`${sheet.number} decisions, ${turns.join(', ')}`);
    for (const { page, size } of pages)
      for (const { was, now, asks } of await page.evaluate(() => /** @type {any} */ (window).steady.moves))
        all.push(`${size}: ${was} → ${now} at “${asks}”`);
    assert.deepEqual(all, []);
  });
