// Cards with pictures, whole to be read, dragged onto the table and lying on it; units dragged to where they go; the next unit that can
// act; sounds for those who want them.
import assert from 'node:assert/strict';
import { go, story } from './house.js';
import { Table, address, begin } from './table.js';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../../web/types').Offer} Offer
 * @typedef {import('../../web/types').Table} Seen
 * @typedef {import('./house.js').House} House
 * @typedef {{ id: string, token: string }} Match
 */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Decides without a page until something is so: plays a card, gives two orders, lets the rest pass. @param {House} house @param {Match} match @param {(table: Seen) => boolean} until @returns {Promise<Seen>} */
async function playTo({ api }, { id, token }, until) {
  let orders = 0;
  for (let left = 60; left > 0; left--) {
    const { number, table } = await api('GET', `matches/${id}/sheet`, undefined, token);
    if (until(table)) return table;
    const { offers, awaited } = table.prompt;
    /** @param {Offer['role']} role */
    const of = role => offers.find((/** @type {Offer} */ offer) => offer.role === role && offer.subject);
    const given = orders < 2 && of('act');
    if (given) orders++;
    const offer = given || offers.find((/** @type {Offer} */ one) => one.role === 'pass') || of('play') || offers[0];
    await api('POST', `matches/${id}/decide`, { number, decision: offer.decision, as: awaited[0] }, token);
  }
  return assert.fail('it never came to that');
}
/** @param {House} house @param {Match} match @param {Parameters<House['visit']>[0]} [how] */
async function show({ visit }, { id, token }, how) {
  const page = await visit(how);
  await go(page, `/m/${id}/${token}`);
  const table = await new Table(page, { finger: !!how?.hasTouch }).ready();
  await table.asked();
  // what is fetched after the board is there
  await page.evaluate(async () => {
    await import(new URL('js/match/carrying.js', document.baseURI).href);
    for (let frames = 3; frames > 0; frames--) await new Promise(requestAnimationFrame);
  });
  return { page, table };
}
/** The middle of something on the screen. @param {import('playwright-core').Locator} what */
async function middle(what) {
  const box = await what.boundingBox();
  assert.ok(box);
  return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
}
/** Presses there and moves a little: something is carried from there. @param {Page} page @param {readonly [number, number]} from */
async function take(page, [x, y]) {
  await page.mouse.move(x, y);
  await page.mouse.move(x + 2, y + 2);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 20, { steps: 4 });
}
/** What stands where, without what is asked. @param {Seen} table */
const standing = table => table.pieces.map(({ id, place }) => `${id} ${place}`).sort();

for (const [size, how] of /** @type {const} */ ([
  ['1440', {}],
  ['390', phone],
]))
  for (const locale of ['fr-FR', 'en-GB'])
    story(
      `Every card of every game has a picture, and nothing on it is cut (${size}, ${locale})`,
      async ({ visit, api }) => {
        const page = await visit({ ...how, locale });
        const scenes = await page.evaluate(async () => {
          const { catalogue } = await import(new URL('js/api.js', document.baseURI).href);
          return (await catalogue()).games.map((/** @type {any} */ game) => game.id);
        });
        assert.ok(scenes.length >= 5);
        let seen = 0;
        for (const game of ['attrition', 'grande-guerre', 'verdun', 'villers', 'der-des-ders']) {
          const option = locale === 'fr-FR' ? 'Cartes événement' : 'Event cards';
          await begin(page, game, game === 'attrition' ? { option } : {});
          await new Table(page).ready();
          const { id, token } = address(page);
          await page.locator('.match > .edge').waitFor({ state: 'attached' });
          const faults = await page.evaluate(
            async ([game, id, token, finger]) => {
              /** @param {string} path */
              const from = path => import(new URL(path, document.baseURI).href);
              const [{ render, html }, { Hand }, { Match }] = await Promise.all(
                ['vendor/preact.js', 'js/match/hand.js', 'js/api.js'].map(from),
              );
              const { scene } = await new Match(id).about(token);
              const cards = new Map(scene.cards.map((/** @type {any} */ card) => [card.id, card]));
              if (finger) document.querySelector('.match')?.classList.add('tab-hand');
              const edge = /** @type {HTMLElement} */ (document.querySelector('.match > .edge'));
              edge.classList.add('open');
              edge.replaceChildren();
              /** @type {string[]} */ const faults = [];
              for (let first = 0; first < scene.cards.length; first += 9) {
                const ids = [...cards.keys()].slice(first, first + 9);
                const hands = [{ seat: 0, name: 'Hand', count: ids.length, cards: ids }];
                const host = document.createElement('div');
                host.style.display = 'contents';
                edge.replaceChildren(host);
                render(
                  html`<${Hand} hands=${hands} flags=${scene.flags} cards=${cards} game=${game} lit=${() => false} selected=${null} mine=${false} onPick=${() => {}} onHover=${() => {}} />`,
                  host,
                );
                for (let left = 300; left > 0 && host.querySelectorAll('.art svg > *').length < 2 * ids.length; left--)
                  await new Promise(done => setTimeout(done, 20));
                for (const card of host.querySelectorAll('.card')) {
                  const name = card.getAttribute('data-card');
                  const box = card.getBoundingClientRect();
                  if (card.querySelectorAll('.art svg > *').length < 2) faults.push(`${name} has no picture`);
                  if (card.querySelector('.art use[href="#i-cards"]')) faults.push(`${name} has no picture of its own`);
                  let read = 0;
                  for (const part of card.querySelectorAll('h3, .key, .effect, .foot')) {
                    const { width, bottom, right } = part.getBoundingClientRect();
                    if (!width) continue;
                    read++;
                    if (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
                      faults.push(`${name}: ${part.className || part.tagName} is cut: ${part.textContent}`);
                    if (bottom > box.bottom + 0.5 || right > box.right + 0.5)
                      faults.push(`${name}: ${part.className || part.tagName} sticks out: ${part.textContent}`);
                  }
                  if (read < 2) faults.push(`${name} says nothing`);
                  if (!finger && Math.abs(box.height - 144) > 1) faults.push(`${name} is ${box.height} high`);
                }
              }
              return { faults, count: scene.cards.length };
            },
            /** @type {[string, string, string | null, boolean]} */ ([game, id, token, size === '390']),
          );
          assert.deepEqual(faults.faults, [], game);
          seen += faults.count;
          await go(page, '/');
          await page.getByRole('article').first().waitFor();
        }
        assert.ok(seen >= 74, `${seen} cards`);
      },
    );

story(
  'A card is dragged onto the table, lies there until the turn ends, and is put back where it is dropped elsewhere',
  async house => {
    const match = await house.seeded('grande-guerre', '1', 1916);
    const { page, table } = await show(house, match);
    const number = await table.number();
    const card = page.locator('.hand .card.can').first();
    const title = await card.locator('h3 > span').first().innerText();
    const board = /** @type {{ x: number, y: number, width: number, height: number }} */ (
      await page.locator('.stage').boundingBox()
    );
    // over the dock it is no card played
    await take(page, await middle(card));
    await page.locator('.carried').waitFor();
    await page.mouse.move(board.x + 500, board.y + board.height + 190, { steps: 3 });
    await page.mouse.up();
    await page.locator('.carried').waitFor({ state: 'detached' });
    assert.equal(await table.number(), number);
    assert.equal(await page.locator('.card.selected, [role=menu]').count(), 0);
    // on the table it is, after its choice where it has one
    const before = await page.locator('.stage svg.board').boundingBox();
    await take(page, await middle(card));
    await page.mouse.move(board.x + 420, board.y + 300, { steps: 3 });
    await page.mouse.up();
    const choice = page.getByRole('menuitem').first();
    await choice.or(page.locator('.desk')).first().waitFor();
    if (await choice.count()) await choice.click();
    await table.reaches(number + 1);
    const laid = page.locator('.desk [data-played]');
    await laid.first().waitFor();
    assert.equal(await laid.locator('h3 > span').first().innerText(), title);
    assert.deepEqual(await page.locator('.stage svg.board').boundingBox(), before, 'the board does not move for it');
    const [x, y] = await middle(laid.first());
    const sheet = await page.locator('.stage svg.board').boundingBox();
    assert.ok(sheet && x < sheet.x && y > board.y && y < board.y + board.height, 'in the margin of the map');
    // the next turn begins without it
    await go(page, '/');
    await page.getByRole('article').first().waitFor();
    const side = (/** @type {Seen} */ seen) => seen.prompt.awaited[0];
    const first = side((await house.api('GET', `matches/${match.id}/sheet`, undefined, match.token)).table);
    await playTo(
      house,
      match,
      seen => side(seen) !== first && seen.prompt.offers.every(offer => offer.role === 'play'),
    );
    await go(page, `/m/${match.id}/${match.token}`);
    await table.ready();
    await table.asked();
    assert.equal(await page.locator('.desk [data-played]').count(), 0);
  },
);

story('On a phone the card played is a chip on the map, and whole at a tap', async house => {
  const match = await house.seeded('grande-guerre', '1', 1916);
  await playTo(house, match, seen => seen.prompt.offers.some(offer => offer.role === 'act'));
  const { page } = await show(house, match, phone);
  const chip = page.locator('.desk .card');
  await chip.waitFor();
  assert.equal((await chip.boundingBox())?.width, 62);
  await chip.getByRole('button').first().tap();
  await page.locator('.desk .whole .effect').waitFor();
  assert.ok(((await chip.boundingBox())?.width ?? 0) > 160);
  await chip.getByRole('button').first().tap();
  await page.locator('.desk .whole').waitFor({ state: 'detached' });
});

/** Drags whoever stands at a place: first where it cannot go, and nothing has happened; then where it can. @param {House} house @param {Match} match @param {Offer['role']} role */
async function drags(house, match, role) {
  const { page, table } = await show(house, match);
  const sheet = async () =>
    /** @type {Promise<{ table: Seen, number: number }>} */ (
      house.api('GET', `matches/${match.id}/sheet`, undefined, match.token)
    );
  const { table: before } = await sheet();
  const subjects = new Set(before.prompt.offers.filter(offer => offer.role === role).map(offer => offer.subject));
  const piece = before.pieces.find(one => subjects.has(one.id) || subjects.has(one.place));
  assert.ok(piece, `somebody to ${role}`);
  const at = page.locator(`#place-${piece.place}`);
  const box = await at.boundingBox(),
    frame = await page.locator('.stage').boundingBox();
  assert.ok(box && frame);
  if (box.y < frame.y || box.y > frame.y + frame.height - 40 || box.x > frame.x + frame.width - 40)
    await page.getByRole('button', { name: 'Tout voir' }).click();
  const lit = page.locator('.stage [role=button][data-place][aria-label$="on peut y aller"]');
  // dropped beside the board: nothing happened
  await take(page, await middle(at));
  await page.locator('.ghost.carry').waitFor();
  await lit.first().waitFor({ state: 'attached' });
  await page.mouse.move(frame.x + frame.width + 120, 500, { steps: 3 });
  await page.mouse.up();
  await page.locator('.ghost.carry').waitFor({ state: 'detached' });
  await lit.first().waitFor({ state: 'detached' });
  await table.asked();
  const { table: back } = await sheet();
  assert.deepEqual(standing(back), standing(before));
  assert.deepEqual(
    back.prompt.offers.map(offer => offer.decision),
    before.prompt.offers.map(offer => offer.decision),
  );
  // and where it can go, it goes
  await take(page, await middle(at));
  await lit.first().waitFor({ state: 'attached' });
  const taken = new Set(before.pieces.map(one => one.place));
  const free = await lit.evaluateAll(all => all.map(el => el.getAttribute('data-place') ?? ''));
  const target = free.find(place => !taken.has(place));
  assert.ok(target, free.join(' '));
  await page.mouse.move(...(await middle(page.locator(`#place-${target}`))), { steps: 5 });
  const number = (await sheet()).number;
  await page.mouse.up();
  await table.reaches(number + 1);
  const { table: after } = await sheet();
  assert.equal(after.pieces.find(one => one.id === piece.id || one.place === target)?.place, target);
}

story('La Grande Guerre: a unit is dragged to where it goes', async house => {
  const match = await house.seeded('grande-guerre', '1', 1916);
  await playTo(house, match, seen => seen.prompt.offers.some(offer => offer.role === 'move'));
  await drags(house, match, 'move');
});

story('Into the Bastards!: a unit is taken up and sent with one drag', async house => {
  const match = await house.seeded('villers', 'first-tank-battle', 1918);
  await playTo(house, match, seen => seen.prompt.offers.some(offer => offer.role === 'take'));
  await drags(house, match, 'take');
});

for (const [name, how] of /** @type {const} */ ([
  ['keys', {}],
  ['buttons, on a phone', phone],
]))
  story(`The next and the previous unit that can still act, by ${name}`, async house => {
    const match = await house.seeded('grande-guerre', '1', 1916);
    const seen = await playTo(house, match, table => table.prompt.offers.some(offer => offer.role === 'act'));
    const subjects = new Set(seen.prompt.offers.map(offer => offer.subject));
    const count = seen.pieces.filter(one => subjects.has(one.place) || subjects.has(one.id)).length;
    assert.ok(count > 1);
    const { page, table } = await show(house, match, how);
    const walk = page.getByRole('group', { name: `${count} unités peuvent encore agir` });
    await walk.waitFor();
    const number = await table.number();
    const ring = page.locator('.focus-hex');
    /** @param {1 | -1} by */
    const goOn = async by => {
      const was = (await ring.count()) ? await ring.getAttribute('d') : null;
      if ('hasTouch' in how)
        await walk.getByRole('button', { name: by > 0 ? /^Unité suivante/ : /^Unité précédente/ }).tap();
      else await page.keyboard.press(by > 0 ? '.' : ',');
      await page.waitForFunction(was => {
        const now = document.querySelector('.focus-hex')?.getAttribute('d');
        return now && now !== was;
      }, was);
      const [x, y] = await middle(ring);
      const frame = await page.locator('.stage').boundingBox();
      assert.ok(frame && x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height);
      return ring.getAttribute('d');
    };
    /** @type {(string | null)[]} */ const rings = [];
    for (let i = 0; i < count; i++) rings.push(await goOn(1));
    assert.equal(new Set(rings).size, count, 'each once');
    assert.equal(await goOn(1), rings[0], 'and round again');
    assert.equal(await goOn(-1), rings.at(-1));
    assert.equal(await table.number(), number, 'to look decides nothing');
  });

story('There is no sound until it is wanted', async ({ visit }) => {
  const page = await visit();
  /** @type {string[]} */ const asked = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      const counts = /** @type {any} */ (window);
      counts.heard = (counts.heard ?? 0) + 1;
      return start.apply(this, /** @type {any} */ (when));
    };
  });
  await page.reload();
  await begin(page, 'grande-guerre', { level: 'Recrue' });
  const table = await new Table(page).ready();
  await table.play(2);
  assert.ok(!asked.some(path => path.startsWith('/js/sound/')), 'nothing of it is fetched');
  const heard = () => page.evaluate(() => /** @type {any} */ (window)['heard'] ?? 0);
  assert.equal(await heard(), 0);
  await table.menu.click();
  await page.getByRole('button', { name: 'Réglages' }).click();
  const sheet = page.getByRole('dialog', { name: 'Réglages' });
  await sheet.getByRole('group', { name: 'Sons' }).getByRole('radio', { name: 'Oui' }).check();
  await sheet.getByRole('slider', { name: 'Volume' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(one => one.name.endsWith('/js/sound/synth.js')),
  );
  for (let left = 30; left > 0 && !(await heard()); left--) await table.play(1, { hurry: true });
  assert.ok((await heard()) > 0, 'then one’s own deeds are heard');
});
