// The other side's turn is seen before anything is asked: every line of it, in order, where it happened; or it is stepped through, or passed over.
import assert from 'node:assert/strict';
import { story } from './house.js';
import { Table, address, begin } from './table.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../web/types').Note} Note */

const narrator = '.prompt.narrator';

/** Plays until the other side's turn is being shown. @param {Page} page @param {Table} table */
async function untilTheirs(page, table) {
  const shown = () => page.locator(`${narrator} .beats, .recap`).count();
  for (let left = 400; left > 0; left--) {
    await page.waitForFunction(
      narrator => document.querySelector(`${narrator} .beats, .recap, .prompt.mine[aria-busy=false]`),
      narrator,
    );
    if (await shown()) return;
    const seen = await table.look();
    const thing = table.pick(seen, true);
    if (!thing) {
      await page.waitForTimeout(50);
      continue;
    }
    await table.press(thing);
    await table.changes(seen.mark);
  }
  assert.fail('the other side has not played, or it is not shown');
}

/** @typedef {{ says: string, which: string, places: string[] }} Told */
/**
 * The beat that is told, its words and those of its places that lie within the frame, and on to the next one: at once, for more of it
 * may come at any moment. @param {Page} page @returns {Promise<Told>}
 */
const turnOver = page =>
  page.evaluate(() => {
    const frame = document.querySelector('.stage .frame')?.getBoundingClientRect();
    const seen = [...document.querySelectorAll('.stage [id^=place-]')].filter(el => {
      const { x, y, width, height } = el.getBoundingClientRect();
      const [cx, cy] = [x + width / 2, y + height / 2];
      return frame && cx > frame.left && cx < frame.right && cy > frame.top && cy < frame.bottom;
    });
    const told = {
      says: document.querySelector('.narrator .question')?.getAttribute('title') ?? '',
      which: document.querySelector('.narrator .brow b')?.textContent ?? '',
      places: seen.map(el => el.id.replace('place-', '')),
    };
    if (told.which) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    return told;
  });
/** All that is told, beat by beat, while nothing is asked. @param {Page} page */
async function toldOf(page) {
  /** @type {Told[]} */ const beats = [];
  for (let left = 2000; left > 0 && !(await page.locator('.recap, .prompt.over, .prompt.mine').count()); left--) {
    if (!(await page.locator(narrator).count())) {
      // they are at it, and nothing is told yet
      await page.waitForTimeout(20);
      continue;
    }
    assert.equal(await page.locator('.prompt.mine').count(), 0, 'nothing is asked meanwhile');
    const beat = await turnOver(page),
      last = beats.at(-1);
    // one whose successor is on its way is told a while longer
    if (beat.which && !(last && last.says === beat.says)) beats.push(beat);
    await page.waitForTimeout(20);
  }
  return beats;
}
/** Goes on until one is asked oneself, and stays so, whatever is told meanwhile. @param {Page} page */
async function untilAsked(page) {
  for (let left = 2000, asked = 0; asked < 15; left--) {
    assert.ok(left > 0, 'one is asked');
    // looked at and pressed at once: what lies there may go at any moment
    const mine = await page.evaluate(() => {
      const press = (/** @type {string} */ key) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      if (document.querySelector('.recap')) press('Enter');
      else if (document.querySelector('.narrator .beats')) press('ArrowRight');
      return !!document.querySelector('.prompt.mine[aria-busy=false]');
    });
    asked = mine ? asked + 1 : 0;
    await page.waitForTimeout(20);
  }
}
/** What lines of the journal cost each side, and what they brought in points. @param {Note[]} notes */
function costs(notes) {
  const lost = [0, 0],
    points = [0, 0];
  for (const { picture } of notes) {
    if (picture.lost?.side != null) lost[picture.lost.side] += picture.lost.count;
    if (picture.points?.side != null) points[picture.points.side] += picture.points.by;
  }
  return { lost, points };
}
/** The same as the recap has it, for whoever sits in the first seat. @param {Page} page */
const summedUp = page =>
  page.locator('.recap').evaluate(recap => {
    const figure = (/** @type {Element} */ el) =>
      Number(/([+−-]?\d+)\D*$/.exec(el.textContent ?? '')?.[1]?.replace('−', '-') ?? 0);
    const points = [0, 0];
    for (const el of recap.querySelectorAll('.strip [data-side]'))
      points[Number(el.getAttribute('data-side'))] = Number(el.getAttribute('data-by'));
    return { lost: [...recap.querySelectorAll('.cols h3')].map(figure), points };
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
      const beats = await toldOf(page);
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
      const shown = new Set(heard);
      const [first, last] = [journal.indexOf(heard[0]), journal.indexOf(/** @type {Note} */ (heard.at(-1)))];
      const missed = journal
        .slice(first, last + 1)
        .filter(note => note.picture.side != null && !you.includes(note.picture.side) && !shown.has(note));
      assert.deepEqual(
        missed.map(note => note.text),
        [],
        'no line of theirs is left out',
      );
      // Then it is one's own again.
      await untilAsked(page);
    },
  );

story('The other side’s turn is passed over with one key, summed up, and seen again', async ({ visit }) => {
  const page = await visit({ foe: 'play', reducedMotion: 'no-preference' });
  await begin(page, 'grande-guerre', { level: 'Recrue' });
  const table = await new Table(page).ready();
  for (let i = 0; i < 300; i++) {
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

for (const game of ['attrition', 'grande-guerre', 'verdun', 'villers', 'der-des-ders'])
  story(
    `${game}: whoever comes back is shown what happened since his last decision, once`,
    async ({ visit, url, api }) => {
      const seats = [
        { kind: 'person', name: 'Louise' },
        { kind: 'computer', level: 'recrue' },
      ];
      const { id, tokens } = await api('POST', 'matches', { game, mode: 'remote', seats });
      const look = () => api('GET', `matches/${id}/sheet?as=0`, undefined, tokens[0]);
      const since = () => api('GET', `matches/${id}/frames?as=0`, undefined, tokens[0]);
      /** What the other side did since. @param {any[]} frames @returns {Note[]} */
      const theirs = frames =>
        frames
          .slice(1)
          .flatMap(({ by, notes }) => (by === 1 ? notes : []))
          .filter(({ picture }) => picture.side === 1);
      /** @type {any[]} */ let frames = [];
      for (let turn = 0; theirs(frames).length < 2; turn++) {
        assert.ok(turn < 3000, 'the other side comes to play');
        const sheet = await look(),
          { offers } = sheet.table.prompt;
        if (!offers.length) continue;
        // what there is to decline is declined, so that their turn comes
        const { decision } =
          offers.find((/** @type {any} */ { role }) => role === 'pass') ?? offers[turn % offers.length];
        await api('POST', `matches/${id}/decide`, { number: sheet.number, decision, as: 0 }, tokens[0]);
        while (!(await look()).table.prompt.offers.length && !(await look()).over);
        frames = await since();
      }
      const page = await visit({ foe: 'still' }, `${url}#/m/${id}/${tokens[0]}`);
      // the first beat is there: until then the dock only says that it comes
      await page.locator(`${narrator} .beats`).waitFor();
      const told = (await toldOf(page)).map(({ says }) => says).join('\n');
      for (const { text } of theirs(frames)) assert.ok(told.includes(text), `“${text}” is told`);
      if (await page.locator('.recap').count()) await page.keyboard.press('Enter');
      const table = new Table(page);
      await table.asked();
      await page.reload();
      await table.ready();
      await table.asked();
      assert.equal(await page.locator(narrator).count(), 0, 'what was seen is not shown again');
      await page.keyboard.press('v');
      await page.locator(narrator).waitFor();
    },
  );
