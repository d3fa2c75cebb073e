// A match seen again: the slider, the link to a step, going on from there.
import assert from 'node:assert/strict';
import { go, story } from './house.js';
import { Table, address } from './table.js';

/**
 * A match of both sides with pieces moved, of which a guest sees at least so many decisions, and which waits for one.
 * @param {import('./house.js').House['api']} api @param {string} game @param {number} decisions
 */
async function played(api, game, decisions) {
  const person = { kind: 'person' };
  const { id, tokens } = await api('POST', 'matches', { game, mode: 'two-handed', seats: [person, person] });
  const look = () => api('GET', `matches/${id}/sheet?as=both`, undefined, tokens[0]);
  for (let moved = false, sheet = await look(); ; sheet = await look()) {
    const { awaited, offers } = sheet.table.prompt;
    // Nothing is offered while a standing order is about to answer.
    if (!offers.length) continue;
    // What can still be taken back, a guest does not see: once there is enough, the phase is ended.
    const enough = moved && sheet.number >= decisions;
    if (enough && (await api('GET', `matches/${id}/sheet`)).number >= decisions) return { id, token: tokens[0] };
    const move = offers.find((/** @type {any} */ { verb }) => verb === 'move' || verb === 'mobilise');
    const end = offers.find((/** @type {any} */ { verb }) => verb === 'done' || verb === 'pass');
    moved ||= move !== undefined;
    const { decision } = (enough ? end : move) ?? offers[sheet.number % offers.length];
    await api('POST', `matches/${id}/decide`, { number: sheet.number, decision, as: awaited[0] }, tokens[0]);
  }
}

for (const game of ['attrition', 'grande-guerre'])
  story(`${game}: a match is seen again and gone on with`, async ({ visit, api }) => {
    const { id, token } = await played(api, game, 12);
    const page = await visit();
    await go(page, `/m/${id}/${token}`);
    const table = await new Table(page).ready();
    const end = await table.board();
    await page.getByRole('button', { name: 'Revoir' }).click();
    const slider = page.getByRole('slider', { name: 'Pas' });
    const at = page.getByRole('status').filter({ hasText: /^\d+ \/ \d+$/ });
    const shows = async (/** @type {number} */ step) => {
      await at.filter({ hasText: new RegExp(`^${step} /`) }).waitFor();
      await page.waitForFunction(
        step => document.querySelector('.replaying')?.getAttribute('data-step') === String(step),
        step,
      );
      return table.board();
    };
    const last = Number(await slider.getAttribute('max'));
    assert.ok(last >= 12);
    assert.deepEqual(await shows(last), end);
    await slider.fill('0');
    const start = await shows(0);
    assert.notDeepEqual(start, end, 'the slider moves the board');
    await page.getByRole('button', { name: 'Un pas en avant' }).click();
    await shows(1);
    await page.keyboard.press('End');
    assert.deepEqual(await shows(last), end);
    await slider.fill('5');
    const middle = await shows(5);

    await page.getByRole('button', { name: 'Lien vers ce pas' }).click();
    const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
    const guest = await visit();
    await guest.goto(link);
    const theirs = await new Table(guest).ready();
    await guest.waitForFunction(() => document.querySelector('.replaying')?.getAttribute('data-step') === '5');
    assert.deepEqual(await theirs.board(), middle);
    assert.equal(
      await guest.getByRole('button', { name: 'Reprendre d’ici' }).count(),
      0,
      'a guest does not go on with it',
    );

    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Reprendre d’ici' }).click();
    await page.waitForURL(url => !url.hash.includes(id));
    assert.notEqual(address(page).id, id);
    await table.ready();
    const next = address(page);
    const about = await api('GET', `matches/${next.id}`, undefined, next.token);
    assert.deepEqual(about.from, { match: id, number: 5 });
    const pieces = async (/** @type {string} */ path, /** @type {string | null} */ token) =>
      (await api('GET', path, undefined, token)).table.pieces;
    assert.deepEqual(
      await pieces(`matches/${next.id}/steps/0`, next.token),
      await pieces(`matches/${id}/steps/5`, token),
    );
    const { made } = await table.play(2);
    assert.equal(made, 2);
  });

for (const game of ['attrition', 'grande-guerre', 'verdun', 'villers', 'der-des-ders'])
  story(`${game}: a match is watched again, beat by beat, from anywhere to its end`, async ({ visit, url, api }) => {
    const person = { kind: 'person' };
    const { id, tokens } = await api('POST', 'matches', { game, mode: 'two-handed', seats: [person, person] });
    const look = () => api('GET', `matches/${id}/sheet?as=both`, undefined, tokens[0]);
    for (let turn = 0, sheet = await look(); sheet.number < 60; sheet = await look()) {
      const { awaited, offers } = sheet.table.prompt;
      if (!offers.length) continue;
      const { decision } = offers[(turn += 7) % offers.length];
      await api('POST', `matches/${id}/decide`, { number: sheet.number, decision, as: awaited[0] }, tokens[0]);
    }
    const page = await visit({}, `${url}#/m/${id}/${tokens[0]}/r/4`);
    await page.waitForFunction(() => document.querySelector('.replaying')?.getAttribute('data-step') === '4');
    const { journal, number } = await look();
    await page.keyboard.press(' ');
    const narrator = page.locator('.prompt.narrator');
    await narrator.waitFor();
    // A stretch may come between a look and a key: what the page tells is noted by the page.
    await page.evaluate(() => {
      const heard = /** @type {any} */ (window);
      heard.told = '';
      const note = () => (heard.told += document.querySelector('.narrator .question')?.getAttribute('title') ?? '');
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
      note();
    });
    // a turn that cost something is summed up, and then it goes on
    const sum = page.locator('.recap');
    for (let left = 400; left > 0 && (await narrator.or(sum).count()); left--) {
      await page.keyboard.press((await sum.count()) ? 'Enter' : 'ArrowRight');
      await page.waitForTimeout(20);
    }
    const told = await page.evaluate(() => /** @type {any} */ (window).told);
    // It ends where the match does, and what was told is what came after the step it began at.
    await page.waitForFunction(
      last => document.querySelector('.replaying')?.getAttribute('data-step') === last,
      `${number}`,
    );
    const late = journal.filter((/** @type {any} */ note) => note.number > 4 && note.picture.act);
    for (const { text } of late) assert.ok(told.includes(text), `“${text}” is told`);
    // Played from the end it begins anew; it stops where one stops it.
    await page.keyboard.press(' ');
    await narrator.waitFor();
    await page.keyboard.press('End');
    await narrator.waitFor({ state: 'detached' });
    await page.waitForFunction(
      last => Number(document.querySelector('.replaying')?.getAttribute('data-step')) < last,
      number,
    );
  });
