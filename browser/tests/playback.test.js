// The other side's turn is seen before anything is asked: every line of it, in order, where it happened; or it is stepped through, or passed over.
import assert from 'node:assert/strict';
import { story } from './house.js';
import { Table, address, begin } from './table.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../web/types').Note} Note */

const narrator = '.prompt.narrator';

/** Plays until the other side's turn is being shown. @param {Page} page @param {Table} table */
async function untilTheirs(page, table) {
  const shown = () => page.locator(`${narrator}, .recap`).count();
  for (let left = 120; left > 0 && !(await shown()); left--) {
    await page.waitForFunction(
      narrator => document.querySelector(`${narrator}, .recap, .prompt.mine[aria-busy=false]`),
      narrator,
    );
    if (await shown()) break;
    const seen = await table.look();
    const thing = table.pick(seen, true);
    if (!thing) continue;
    await table.press(thing);
    await table.changes(seen.mark);
  }
  assert.ok(await shown(), 'the other side has played, and it is shown');
}

/** The beat that is told: its words, and those of its places that lie within the frame. @param {Page} page */
const beatOf = page =>
  page.evaluate(() => {
    const frame = document.querySelector('.stage .frame')?.getBoundingClientRect();
    const seen = [...document.querySelectorAll('.stage [id^=place-]')].filter(el => {
      const { x, y, width, height } = el.getBoundingClientRect();
      const [cx, cy] = [x + width / 2, y + height / 2];
      return frame && cx > frame.left && cx < frame.right && cy > frame.top && cy < frame.bottom;
    });
    return {
      says: document.querySelector('.narrator .question')?.getAttribute('title') ?? '',
      which: document.querySelector('.narrator .brow')?.textContent ?? '',
      places: seen.map(el => el.id.replace('place-', '')),
    };
  });

/** All lines that a page is told, entry by entry: a sheet has the last of them only. @param {Page} page */
function heardBy(page) {
  /** @type {Map<number, Note[]>} */ const entries = new Map();
  /** @param {Note[]} journal */
  const keep = journal => {
    for (const number of new Set(journal.map(note => note.number))) {
      const notes = journal.filter(note => note.number === number);
      if (notes.length > (entries.get(number)?.length ?? 0)) entries.set(number, notes);
    }
  };
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const push = JSON.parse(String(payload));
      if (push.type === 'sheet') keep(push.sheet.journal);
    }),
  );
  page.on('response', async answer => {
    if (!/\/(sheet|decide)\?/.test(answer.url()) || !answer.ok()) return;
    keep((await answer.json().catch(() => ({})))?.journal ?? []);
  });
  return { keep, all: () => [...entries].sort(([a], [b]) => a - b).flatMap(([, notes]) => notes) };
}

for (const game of ['attrition', 'grande-guerre', 'verdun', 'villers', 'der-des-ders'])
  story(
    `${game}: what the other side did is stepped through, line by line, before the next question`,
    async ({ visit, api }) => {
      const page = await visit({ foe: 'still' });
      const lines = heardBy(page);
      await begin(page, game, { level: 'Recrue' });
      const table = await new Table(page).ready();
      await untilTheirs(page, table);
      const { id, token } = address(page);
      const { you } = await api('GET', `matches/${id}`, undefined, token);
      /** @type {Awaited<ReturnType<typeof beatOf>>[]} */ const beats = [];
      for (let left = 400; left > 0 && (await page.locator(narrator).count()); left--) {
        const beat = await beatOf(page);
        assert.equal(await page.locator('.prompt.mine').count(), 0, 'nothing is asked meanwhile');
        if (beat.which !== beats.at(-1)?.which) beats.push(beat);
        await page.keyboard.press('ArrowRight');
        await page.waitForTimeout(20);
      }
      assert.ok(beats.length > 0);
      lines.keep((await api('GET', `matches/${id}/sheet`, undefined, token)).journal);
      const journal = lines.all();
      // Every line that was told is a line of the journal, in its order; and of theirs none is left out between the first and the last told.
      let at = 0;
      /** @type {Note[]} */ const heard = [];
      for (const { says, places } of beats) {
        const own = journal.slice(at).filter(note => says.includes(note.text));
        assert.ok(own.length > 0, `“${says}” is in the journal, after what was told before`);
        at = journal.indexOf(/** @type {Note} */ (own[0])) + 1;
        heard.push(...own);
        const where = own.flatMap(note => note.picture.places).filter(place => place);
        if (where.length)
          assert.ok(
            where.some(place => places.includes(place)),
            `“${says}” is seen where it happens: ${where}`,
          );
      }
      const told = new Set(heard);
      const [first, last] = [journal.indexOf(heard[0]), journal.indexOf(/** @type {Note} */ (heard.at(-1)))];
      const missed = journal
        .slice(first, last + 1)
        .filter(note => note.picture.side != null && !you.includes(note.picture.side) && !told.has(note));
      assert.deepEqual(
        missed.map(note => note.text),
        [],
        'no line of theirs is left out',
      );
      // Then it is one's own again.
      if (await page.locator('.recap').count()) await page.keyboard.press('Enter');
      await table.asked();
    },
  );

story('The other side’s turn is passed over with one key, summed up, and seen again', async ({ visit }) => {
  const page = await visit({ foe: 'play', reducedMotion: 'no-preference' });
  await begin(page, 'grande-guerre', { level: 'Recrue' });
  const table = await new Table(page).ready();
  for (let i = 0; i < 40; i++) {
    await untilTheirs(page, table);
    if (await page.locator(narrator).count()) {
      await page.keyboard.press('End');
      await page.locator(narrator).waitFor({ state: 'detached' });
    }
    if (await page.locator('.recap').count()) break;
  }
  const recap = page.locator('.recap');
  await recap.waitFor();
  const lines = await recap.locator('li').count();
  assert.ok(lines + (await recap.locator('.strip').count()) > 0, 'it tells of something');
  await page.keyboard.press('v');
  await page.locator(narrator).waitFor();
  await page.keyboard.press('End');
  await recap.waitFor();
  await page.keyboard.press('Enter');
  await recap.waitFor({ state: 'detached' });
  await table.asked();
});
