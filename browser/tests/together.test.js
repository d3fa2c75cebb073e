// Several browsers at one match: two who play, and one who watches and must learn nothing.
import assert from 'node:assert/strict';
import { PATIENCE, go, story } from './house.js';
import { Table, address, begin } from './table.js';

/** @typedef {import('playwright-core').Page} Page */

/** Whoever is asked now. @param {Table[]} tables */
async function turn(tables) {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline;)
    for (const table of tables) if ((await table.look()).asked) return table;
  throw new Error('nobody is asked');
}

/** The link by which a page came to its match. @type {WeakMap<Page, string>} */
const invitations = new WeakMap();

/** One invites, the other follows the link and sits down. @param {import('./house.js').House} house @param {(page: Page) => void} [watch] */
async function meet({ visit }, watch) {
  const [host, guest] = [await visit(), await visit()];
  watch?.(host);
  watch?.(guest);
  await begin(host, 'grande-guerre', { company: /Quelqu’un, par lien/ });
  const link = await host.getByRole('textbox').first().inputValue();
  await guest.goto(link);
  invitations.set(guest, link);
  await guest.getByRole('textbox', { name: 'Votre nom' }).fill('Invitée');
  await guest.getByRole('button', { name: 'M’asseoir à la table' }).click();
  const tables = [new Table(host, { seed: 1 }), new Table(guest, { seed: 2 })];
  for (const table of tables) await table.ready();
  return tables;
}

/** What the server shows to whoever holds a page. @param {import('./house.js').House} house @param {Table} table @returns {Promise<any>} */
function sheetOf({ api }, { page }) {
  const { id, token } = address(page);
  return api('GET', `matches/${id}/sheet`, undefined, token);
}

/**
 * Plays until nothing is a draft any more, and all have seen it: what can still be taken back, only its player sees.
 * @param {import('./house.js').House} house @param {Table[]} players @param {Table[]} [watchers]
 */
async function settle(house, players, watchers = []) {
  const all = [...players, ...watchers];
  for (;;) {
    const mover = await turn(players);
    // A step of a draft may leave no line: only the server knows how far each has been told.
    const [number, ...others] = (await Promise.all(all.map(table => sheetOf(house, table)))).map(sheet => sheet.number);
    if (others.some(other => other !== number)) {
      await mover.play(1, { hurry: true });
      continue;
    }
    for (const table of all) await table.reaches(number);
    if ((await (await turn(players)).number()) === number) return;
  }
}

/** The hands of a sheet, by seat. @param {any} sheet @returns {(string[] | null)[]} */
const hands = sheet =>
  [0, 1].map(seat => {
    const own = sheet.table.hands.filter((/** @type {any} */ hand) => hand.seat === seat);
    return own.some((/** @type {any} */ hand) => hand.cards)
      ? own.flatMap((/** @type {any} */ hand) => hand.cards ?? [])
      : null;
  });

story('Two browsers play each other by a link', async house => {
  const tables = await meet(house);
  const [host, guest] = tables;
  for (const { page } of tables) await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
  for (let i = 0; i < 8; i++) await (await turn(tables)).play(1);
  await settle(house, tables);
  assert.equal(await host.number(), await guest.number());
  assert.deepEqual(await host.board(), await guest.board());
  // The invitation opens no seat any more: whoever sent it still has it.
  assert.notEqual(guest.page.url(), invitations.get(guest.page));
  const invited = invitations.get(guest.page)?.split('/').pop();
  const answer = await fetch(`${house.url}api/matches/${address(guest.page).id}`, {
    headers: { authorization: `Bearer ${invited}` },
  });
  assert.equal(answer.status, 401);

  await guest.journal.getByRole('button', { name: 'Paroles' }).click();
  await guest.page.getByRole('textbox', { name: 'Dire quelque chose' }).fill('Bonjour !');
  await guest.page.getByRole('button', { name: 'Dire', exact: true }).click();
  await host.journal.getByRole('button', { name: /^Paroles 1$/ }).click();
  await host.journal.getByText('Bonjour !').waitFor();
  await host.journal.getByText('Invitée', { exact: true }).waitFor();

  /** @type {string[][]} */ const held = [];
  for (const { page } of tables) {
    const { id, token } = address(page);
    const own = hands(await house.api('GET', `matches/${id}/sheet`, undefined, token));
    assert.equal(own.filter(Boolean).length, 1, 'a seat sees one hand');
    held.push(own.find(Boolean) ?? []);
  }
  for (const [i, { page }] of tables.entries()) {
    const shown = await page
      .locator('.hand [data-card]')
      .evaluateAll(all => all.map(el => el.getAttribute('data-card')));
    assert.deepEqual(shown.sort(), [...held[i]].sort());
    assert.ok(await page.evaluate(() => 'loadedOnce' in window), 'nothing was loaded anew');
  }
});

story('What a player tries out, the other does not see until it is done', async house => {
  const tables = await meet(house);
  // Orders can be taken back until the first die: the one who gives them has a draft.
  const steps = (/** @type {Table} */ { journal }) => journal.getByRole('button', { name: /^Retirer : / });
  let mover = await turn(tables),
    other = mover,
    seen = 0;
  for (;;) {
    mover = await turn(tables);
    other = tables.find(table => table !== mover) ?? mover;
    const { draft } = await sheetOf(house, mover);
    seen = (await sheetOf(house, other)).number;
    if (draft.length > 1 && seen < draft[0] && (await steps(mover).count()) > 1) break;
    await mover.play(1);
  }
  await other.reaches(seen);
  const before = await other.journal.getByRole('listitem').count();
  assert.ok((await mover.number()) > seen, 'he has decided what the other has not been told');
  await mover.journal.getByText('Brouillon : vous seul le voyez').waitFor();
  // One step is withdrawn, and the other still sees nothing.
  const left = await steps(mover).count();
  await steps(mover).last().click();
  await mover.page.waitForFunction(most => document.querySelectorAll('.log .drop').length < most, left);
  assert.equal(await other.number(), seen);
  assert.equal(await other.journal.getByRole('listitem').count(), before);
  await settle(house, tables);
  assert.deepEqual(await mover.board(), await other.board());
});

story('A spectator is sent nothing of either hand', async house => {
  /** Everything that a page was sent. @type {Map<Page, string[]>} */ const sent = new Map();
  /** @type {Promise<unknown>[]} */ const reading = [];
  /** @param {Page} page */
  const record = page => {
    /** @type {string[]} */ const all = [];
    sent.set(page, all);
    page.on('response', answer => {
      if (!answer.url().includes('/api/')) return;
      reading.push(
        answer.text().then(
          text => all.push(text),
          () => {},
        ),
      );
    });
    page.on('websocket', socket => socket.on('framereceived', ({ payload }) => all.push(String(payload))));
  };
  const spectator = await house.visit();
  record(spectator);
  const tables = await meet(house, record);
  const { id } = address(tables[0].page);
  await go(spectator, `/m/${id}`);
  const watched = await new Table(spectator).ready();
  await spectator.getByRole('button', { name: 'Revoir' }).waitFor();
  for (let i = 0; i < 6; i++) await (await turn(tables)).play(1);
  await settle(house, tables, [watched]);
  // A spectator also looks back, and asks what things are.
  await spectator.getByRole('button', { name: 'Revoir' }).click();
  await spectator.getByRole('slider', { name: 'Pas' }).fill('1');
  await spectator.locator('output', { hasText: /^1 \// }).waitFor();
  await Promise.all(reading);

  /** All sheets and steps in what a page was sent, by their tables. @param {Page} page @returns {any[]} */
  const told = page => (sent.get(page) ?? []).map(text => JSON.parse(text)).map(value => value.sheet ?? value);
  /** What was ever in a hand of a seat, and what of it has come to light since. */
  const secret = new Set(),
    open = new Set();
  for (const { page } of tables)
    for (const sheet of told(page).filter(value => value.table))
      for (const hand of hands(sheet)) for (const card of hand ?? []) secret.add(card);
  for (const sheet of told(spectator).filter(value => value.table)) {
    for (const pile of sheet.table.piles) for (const card of pile.cards ?? []) open.add(card);
    assert.deepEqual(hands(sheet), [null, null], 'no hand has a face for a spectator');
  }
  const about = await house.api('GET', `matches/${id}`);
  const title = new Map(about.scene.cards.map((/** @type {any} */ card) => [card.id, card.title]));
  /** What is told of this match alone: not the catalogue of cards, nor the rulebook. @param {Page} page */
  const words = page =>
    told(page)
      .filter(value => !Array.isArray(value) && !value.games && !value.scene)
      .map(value => JSON.stringify(value))
      .join('\n');
  const [all, ofSeats] = [words(spectator), tables.map(({ page }) => words(page)).join('\n')];
  // A card played lies open, by its name if not on a pile.
  const hidden = [...secret].filter(card => !open.has(card) && !all.includes(`« ${title.get(card)} »`));
  const played = (await house.api('GET', `matches/${id}/journal`))
    .map((/** @type {any} */ note) => note.text)
    .join('\n');
  for (const card of secret)
    if (!hidden.includes(card) && !open.has(card))
      assert.ok(played.includes(`« ${title.get(card)} »`), `${card} came to light in no way`);
  assert.ok(hidden.length >= 4, 'most cards are still in the hands');
  for (const card of hidden) {
    assert.ok(ofSeats.includes(`"${card}"`), `its own seat is told of ${card}: the check can fail`);
    assert.ok(!all.includes(`"${card}"`), `the spectator was sent ${card}`);
  }
});
