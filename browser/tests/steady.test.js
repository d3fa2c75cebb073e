// A board that never moves by itself: two turns of every game at five sizes, in both languages; at every question no control lies on
// another and no text is cut.
import assert from 'node:assert/strict';
import { go, story } from './house.js';
import { once, watch, wrong } from './measures.js';
import { GAMES, Players, SIZES, speak } from './players.js';
import { Table } from './table.js';

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
        return { page, table: await new Table(page).ready(), size: `${width}×${height}`, seen: new Set() };
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
        for (const { page, seen } of pages) {
          await speak(page, lang);
          seen.clear();
        }
      }
      await Promise.all(
        pages.map(async ({ page, table, size, seen }) => {
          await table.reaches(sheet.number);
          const kind = `${sheet.table?.status.slice(1).join()} ${sheet.table?.prompt.offers[0]?.verb}`;
          if (seen.has(kind)) return;
          seen.add(kind);
          all.push(...(await wrong(page, `${size} ${kind}`)));
        }),
      );
    }
    // what a page still asks is nobody's concern
    for (const { page } of pages) await page.unrouteAll({ behavior: 'ignoreErrors' });
    house.say(`${sheet.number} decisions, ${turns.join(', ')}`);
    for (const { page, size } of pages)
      for (const { was, now, asks } of await page.evaluate(() => /** @type {any} */ (window).steady.moves))
        all.push(`${size}: ${was} → ${now} at “${asks}”`);
    assert.equal(once(all).join('\n'), '');
  });
