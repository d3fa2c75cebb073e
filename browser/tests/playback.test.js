// The other side's turn is seen before anything is asked: every line of it, in order, where it happened; or it is stepped through, or passed over.
import assert from 'node:assert/strict';
import { go, story } from './house.js';
import { GAMES, Players } from './players.js';
import { Table, begin } from './table.js';

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

/** @typedef {Note & { by: number | null }} Line a line, and who did what it tells of */
/** @typedef {{ says: string, which: string, places: string[], runs: boolean }} Told the words of a beat, which of how many it is, the places within the frame, and whether it goes on by itself */
/** What is told now, in the page. @param {string | null} key pressed at once, for more may come at any moment @returns {Told} */
function tellingNow(key) {
  // where the map goes is seen, not on its way there
  for (const glide of document.querySelector('.stage .plate')?.getAnimations() ?? []) glide.finish();
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
    runs: document.querySelector('.narrator .play')?.getAttribute('aria-label') === 'Pause',
  };
  if (told.which && key) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return told;
}
/**
 * All that is told, beat by beat, while nothing is asked; `turn` goes on to what is told next.
 * @param {Page} page @param {(now: () => Promise<Told>) => Promise<Told>} [turn]
 */
async function toldOf(page, turn) {
  /** @type {Told[]} */ const beats = [];
  const key = turn ? null : 'ArrowRight',
    now = () => page.evaluate(tellingNow, key);
  for (let left = 5000; !(await page.locator('.recap, .prompt.over, .prompt.mine').count()); left--) {
    assert.ok(left > 0, 'it comes to an end');
    if (!(await page.locator(narrator).count())) {
      // they are at it, and nothing is told yet
      await page.waitForTimeout(20);
      continue;
    }
    const beat = turn ? await turn(now) : await now(),
      last = beats.at(-1);
    if (beat.which && last?.says === beat.says)
      last.places.push(...beat.places); // one whose successor is on its way is told a while longer
    else if (beat.which) beats.push(beat);
    if (!turn) await page.waitForTimeout(20);
  }
  return beats;
}
/** Who looks on: whoever is attacked. @type {Record<string, number>} */
const READERS = { verdun: 1, 'der-des-ders': 1 };
/**
 * Every line of theirs was told, in order, where it happened, and nothing that had not happened was.
 * @param {Told[]} beats @param {Line[]} notes @param {number} from what had not been told before; seen again, it may begin earlier @param {number} me who looks on
 * @returns {Line[]} what was told
 */
function checkTold(beats, notes, from, me) {
  /** Whether a line need not be told: of one's own doing, words about one's own side, or where one has sent one's own. @param {Line} note */
  const isOwn = ({ by, picture: { side, act, places, dice } }) =>
    by === me || (side === me && !dice.length && (!places.length || act === 'moved'));
  const first = notes.findIndex((note, i) => i >= from && !isOwn(note)),
    until = first < 0 ? notes.length : first;
  let at = Math.min(
    from,
    notes.findLastIndex((note, i) => i <= until && beats[0]?.says.startsWith(note.text)),
  );
  assert.ok(at >= 0, `“${beats[0]?.says}” is a line of theirs`);
  /** @type {Line[]} */ const heard = [];
  for (const { says, places } of beats) {
    /** @type {Line[]} */ const own = [];
    for (let rest = says; rest; at++) {
      const note = notes[at];
      assert.ok(note, `“${rest}” is a line of theirs, after what was told before`);
      if (rest.startsWith(note.text)) {
        own.push(note);
        rest = rest.slice(note.text.length).trimStart();
      } else assert.ok(isOwn(note), `“${note.text}” is told before “${rest}”`);
    }
    heard.push(...own);
    const where = own.flatMap(note => note.picture.places).filter(Boolean);
    if (where.length)
      assert.ok(
        where.some(place => places.includes(place)),
        `“${says}” is seen where it happens: ${where}`,
      );
  }
  const left = notes.slice(at).filter(note => !isOwn(note));
  assert.deepEqual(left.map(note => note.text), [], 'no line of theirs is left out'); // prettier-ignore
  return heard;
}
/** The figure that decides for a side: of the first track that both sides are on, or that has a goal. @param {import('../../web/types').Table} table @param {number} side */
const score = ({ tracks }, side) =>
  tracks
    .find(({ goal, marks }) => {
      const sides = new Set(marks.map(mark => mark.side).filter(side => side != null));
      return sides.size === 2 || (goal != null && sides.size > 0);
    })
    ?.marks.find(mark => mark.side === side)?.at;
/**
 * What lines cost each side, and which places changed hands; and what it came to by the tables before and after.
 * @param {Note[]} notes @param {import('../../web/types').Table} before @param {import('../../web/types').Table} after
 */
function costs(notes, before, after) {
  const lost = [0, 0],
    points = [0, 1].map(side => (score(after, side) ?? 0) - (score(before, side) ?? 0));
  /** @type {Map<string, number>} */ const takers = new Map();
  for (const { picture } of notes) {
    if ((picture.act === 'lost' || picture.act === 'destroyed') && picture.lost?.side != null)
      lost[picture.lost.side] += picture.lost.count;
    if (picture.points?.side != null && score(after, picture.points.side) == null)
      points[picture.points.side] += picture.points.by;
    if (picture.act === 'taken' && picture.side != null)
      for (const place of picture.places) takers.set(place, picture.side);
  }
  const had = new Map(before.places.map(({ place, side }) => [place, side]));
  const ground = [0, 1].map(
    side => [...takers].filter(([place, who]) => who === side && had.get(place) !== who).length,
  );
  return { lost, points, ground };
}
/** The same as the recap has it, for whoever looks on. @param {Page} page @param {number} me */
const summedUp = (page, me) =>
  page.locator('.recap').evaluate((recap, me) => {
    const figure = (/** @type {string | null | undefined} */ text) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
    const points = [0, 0],
      ground = [0, 0];
    for (const el of recap.querySelectorAll('.strip [data-by]'))
      points[Number(el.getAttribute('data-side'))] = Number(el.getAttribute('data-by'));
    for (const el of recap.querySelectorAll('.strip [data-taken]'))
      ground[Number(el.getAttribute('data-taken'))] = figure(el.textContent);
    // one's own losses stand first
    const lost = [...recap.querySelectorAll('.cols h3')].map(el => figure(el.textContent));
    return { lost: me ? lost.reverse() : lost, points, ground };
  }, me);

for (const [game, scenario] of Object.entries(GAMES))
  story(
    `${game}: all that the other side does in two turns is seen where it happens before the next question`,
    async house => {
      const match = await house.seeded(game, scenario, 14);
      const players = new Players(house, match),
        me = READERS[game] ?? 0;
      const page = await house.visit({ foe: 'play' }, 'about:blank');
      await page.clock.install();
      // one of the two at a match whose dice are known: its token opens both seats
      await page.route(`**/matches/${match.id}?*`, async route => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), you: [me], mode: 'remote' } });
      });
      // the odds of what has been decided meanwhile are nobody's concern
      await page.route('**/odds?*', async route => {
        const response = await route.fetch();
        await route.fulfill(response.ok() ? { response } : { status: 204 });
      });
      await go(page, `/m/${match.id}/${match.token}`);
      const table = await new Table(page).ready();
      /** @param {number} after @returns {Promise<import('../../web/types').Frame[]>} */
      const since = after =>
        house.api('GET', `matches/${match.id}/frames?as=${me}&after=${after}`, undefined, match.token);
      /** Their turn once more. */
      const again = async () => {
        await page.keyboard.press('v');
        await page.locator(`${narrator} .beats`).waitFor();
        return toldOf(page);
      };
      /** The ways of seeing it, each in its turn. */
      const ways = {
        // nothing moves: one turns over
        still: async () => toldOf(page),
        // it moves by itself, as time goes by
        moving: async () => {
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          const beats = await toldOf(page, async now => {
            const told = await now();
            // what stood still until now goes on
            if (told.which && !told.runs) await page.keyboard.press('Space');
            await page.clock.fastForward(200);
            return told;
          });
          await page.emulateMedia({ reducedMotion: 'reduce' });
          return beats;
        },
        // it is passed over, and then seen after all
        skipped: async () => {
          await page.locator(`${narrator} .beats`).waitFor();
          await page.keyboard.press('End');
          await page.locator('.recap, .prompt.over, .prompt.mine').first().waitFor();
          return again();
        },
      };
      /** @type {string[]} */ const turns = [];
      /** @type {Record<string, number>} */ const seen = { still: 0, moving: 0, skipped: 0 };
      const frames = await since(0);
      /** @type {Line[]} */ const notes = [];
      let recaps = 0,
        /** The entries and lines that were there when the page was looked at last. */ looked = 0,
        from = 0;
      for (let left = 500; left > 0 && !(turns.length > 2 && recaps && Object.values(seen).every(n => n)); left--) {
        const { table: now, number, over } = await players.sheet(me);
        if (over) break;
        if (turns.at(-1) !== now?.status[0]) turns.push(now?.status[0] ?? '');
        const [, ...entries] = await since(frames.at(-1)?.number ?? 0);
        frames.push(...entries);
        notes.push(...entries.flatMap(entry => entry.notes.map(note => ({ ...note, by: entry.by }))));
        // the page is looked at where one is asked and they have done something since
        if (!now?.prompt.offers.length || frames.slice(looked).every(({ by }) => by === me)) {
          await players.decide();
          continue;
        }
        looked = frames.length;
        await table.reaches(number);
        await page.locator(`${narrator} .beats, .recap, .prompt.mine[aria-busy=false]`).first().waitFor();
        const theirs = notes.some((note, i) => i >= from && note.by === 1 - me && note.picture.side === 1 - me),
          told = await page.locator(`${narrator} .beats, .recap`).count();
        assert.ok(told || !theirs, 'what they did is told');
        // what one's own deed brings about may be told as well
        if (told) {
          const way = /** @type {keyof typeof ways} */ (Object.keys(ways).sort((a, b) => seen[a] - seen[b])[0]);
          let beats = await ways[way]();
          checkTold(beats, notes, from, me);
          if (theirs) seen[way]++;
          const sum = page.locator('.recap');
          if (await sum.count()) {
            recaps++;
            // what was asked about in the midst of their turn belongs to its sum
            if (way !== 'skipped') beats = await again();
            const lines = checkTold(beats, notes, from, me),
              first = frames.findIndex(({ number }) => number === lines[0].number),
              last = frames[frames.length - 1];
            assert.deepEqual(await summedUp(page, me), costs(lines, frames[Math.max(0, first - 1)].table, last.table));
            await page.keyboard.press('Enter');
            await sum.waitFor({ state: 'detached' });
          }
        }
        await table.asked();
        assert.equal(await page.locator(narrator).count(), 0, 'then one is asked');
        from = notes.length;
        await players.decide();
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      house.say(`${notes.length} lines: ${JSON.stringify(seen)}, ${recaps} summaries, ${turns.join(', ')}`);
      assert.ok(Object.values(seen).every(n => n > 0) && recaps > 0, JSON.stringify(seen));
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
