// The pictures of the README, taken of real matches: `npm run pictures`. Every run throws other dice.
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooser, go, story } from './tests/house.js';
import { Table } from './tests/table.js';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../web/types').Sheet} Sheet
 * @typedef {{ id: string, token: string, sheet: Sheet }} Moment a match, the seat that is asked, and what it sees
 */

const folder = resolve(dirname(fileURLToPath(import.meta.url)), '../docs/pictures');
const choose = chooser(1914);

/** What a lively player does first. */
const LIKES = ['attack', 'fight', 'advance', 'move', 'mobilise', 'declare', 'order', 'play'];

/**
 * A match of two people, played until a moment worth a picture.
 * @param {import('./tests/house.js').House} house @param {string} game @param {string} scenario
 * @param {(sheet: Sheet, seat: number) => boolean} worth
 * @returns {Promise<Moment>}
 */
async function moment({ api }, game, scenario, worth) {
  const seats = [
    { kind: 'person', name: 'Camille' },
    { kind: 'person', name: 'Louise' },
  ];
  for (;;) {
    const { id, tokens } = await api('POST', 'matches', { game, scenario, seats });
    for (let i = 0; i < 2000; i++) {
      const sheets = await Promise.all([0, 1].map(seat => api('GET', `matches/${id}/sheet`, undefined, tokens[seat])));
      const seat = sheets.findIndex(sheet => sheet.table?.prompt.offers.length > 0);
      if (sheets[0].over) {
        if (worth(sheets[0], 0)) return { id, token: tokens[0], sheet: sheets[0] };
        break;
      }
      if (seat < 0) continue;
      const { number, table } = sheets[seat];
      if (worth(sheets[seat], seat)) return { id, token: tokens[seat], sheet: sheets[seat] };
      const { offers } = table.prompt;
      const liked = LIKES.map(verb => offers.filter((/** @type {any} */ offer) => offer.verb === verb)).find(
        some => some.length && choose(4),
      );
      const from = liked ?? offers;
      await api('POST', `matches/${id}/decide`, { number, decision: from[choose(from.length)].decision }, tokens[seat]);
    }
  }
}

/** @param {Page} page @param {string} name */
async function take(page, name) {
  await mkdir(folder, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png` });
}

/** A page that shows a moment. @param {Page} page @param {Moment} at */
async function show(page, { id, token }) {
  await go(page, `/m/${id}/${token}`);
  return new Table(page).ready();
}

/** Points at a thing on the board. @param {Page} page @param {string} place */
async function pointAt(page, place) {
  const box = await page.locator(`svg.board [role=button][data-place="${place}"]`).first().boundingBox();
  if (!box) throw new Error(`${place} is not on the board`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How many offers of a verb there are. @param {Sheet} sheet @param {string} verb */
const count = (sheet, verb) => sheet.table?.prompt.offers.filter(offer => offer.verb === verb).length ?? 0;

story('Home', async house => {
  const page = await house.visit();
  await page.getByRole('article').first().waitFor();
  await take(page, 'home');
});

story('An Attrition of Souls: a battle to be chosen, and in the dark', async house => {
  const at = await moment(house, 'attrition', '1914', sheet => sheet.number > 90 && count(sheet, 'fight') > 1);
  const page = await house.visit();
  await show(page, at);
  await page.locator('.weighing .strip').first().waitFor();
  await take(page, 'attrition');
  const dark = await house.visit({ colorScheme: 'dark' });
  await show(dark, at);
  await dark.locator('.weighing .strip').first().waitFor();
  await take(dark, 'dark');
});

story('La Grande Guerre: the hand, the odds, why not, replay, a phone', async house => {
  const hand = await moment(house, 'grande-guerre', '42', sheet => sheet.number > 60 && count(sheet, 'play') > 2);
  const page = await house.visit();
  await show(page, hand);
  await take(page, 'hand');

  const fire = await moment(house, 'grande-guerre', '41', sheet => sheet.number > 40 && count(sheet, 'attack') > 1);
  const attack = fire.sheet.table?.prompt.offers.find(offer => offer.verb === 'attack');
  const pieces = fire.sheet.table?.pieces ?? [];
  /** @param {string | null | undefined} id */
  const place = id => pieces.find(piece => piece.id === id)?.place ?? id ?? '';
  await show(page, fire);
  const from = await pointAt(page, place(attack?.subject));
  await page.mouse.click(from.x, from.y);
  const to = await pointAt(page, place(attack?.target));
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.locator('.odds').waitFor();
  await take(page, 'odds');

  await page.keyboard.press('Escape');
  await page.mouse.move(5, 5);
  const unlit = pieces.find(
    piece => !fire.sheet.table?.prompt.offers.some(offer => [offer.subject, offer.target].includes(piece.id)),
  );
  const idle = await pointAt(page, unlit?.place ?? '');
  await page.mouse.move(idle.x, idle.y, { steps: 4 });
  await page.keyboard.press('?');
  await page.locator('.prompt.refused').waitFor();
  await page.locator('.prompt .cite').first().click();
  await take(page, 'why-not');

  await go(page, `/m/${fire.id}/${fire.token}/r/30`);
  await page.getByRole('slider').waitFor();
  await take(page, 'replay');

  const phone = await house.visit({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true });
  await show(phone, fire);
  await take(phone, 'phone');
});

story('La Grande Guerre: the other side’s turn as it is shown, and what it came to', async house => {
  const seats = [
    { kind: 'computer', level: 'recrue' },
    { kind: 'person', name: 'Louise' },
  ];
  const { id, tokens } = await house.api('POST', 'matches', { game: 'grande-guerre', scenario: '42', seats });
  const page = await house.visit({ foe: 'still', reducedMotion: 'no-preference' });
  await go(page, `/m/${id}/${tokens[1]}`);
  const table = await new Table(page).ready();
  const beats = page.locator('.narrator .beats'),
    recap = page.locator('.recap'),
    asked = page.locator('.prompt.mine[aria-busy=false]');
  /** @type {Set<string>} */ const taken = new Set();
  while (taken.size < 2) {
    await beats.or(recap).or(asked).first().waitFor();
    if (await recap.count()) {
      if (!taken.has('recap') && (await recap.locator('li').count()) > 1) {
        await take(page, 'recap');
        taken.add('recap');
      }
      await page.keyboard.press('Enter');
    } else if (await beats.count()) {
      const tells = (await page.locator('.why-card').count()) && (await page.locator('.narrator .question b').count());
      if (!taken.has('their-turn') && tells) {
        await take(page, 'their-turn');
        taken.add('their-turn');
      }
      await page.keyboard.press('ArrowRight');
    } else await table.play(1);
  }
});

story('La Grande Guerre: the end', async house => {
  const at = await moment(house, 'grande-guerre', '42', sheet => !!sheet.over);
  const page = await house.visit();
  await show(page, at);
  await page.getByRole('dialog', { name: /\d/ }).locator('.chart').first().waitFor();
  await take(page, 'end');
});

story('They Shall Not Pass: the third day, on a screen and on a phone', async house => {
  const { api } = house;
  const seats = [
    { kind: 'computer', level: 'sergent' },
    { kind: 'person', name: 'Louise' },
  ];
  const { id, tokens } = await api('POST', 'matches', { game: 'verdun', scenario: 'campaign', seats });
  const token = tokens[1];
  // The French hold where they stand until their own movement of the third day.
  for (;;) {
    const sheet = await api('GET', `matches/${id}/sheet`, undefined, token);
    const offers = sheet.table?.prompt.offers ?? [];
    const moving = offers.filter((/** @type {any} */ offer) => offer.verb === 'take').length > 12;
    const day = sheet.table?.tracks.find((/** @type {any} */ track) => track.id === 'day')?.marks[0].at;
    if (moving && day >= 3) break;
    const shortly = ['standard', 'done'].map(text =>
      offers.find((/** @type {any} */ offer) => offer.decision === text),
    );
    const decision = (shortly.find(offer => offer) ?? offers[0])?.decision;
    if (decision) await api('POST', `matches/${id}/decide`, { number: sheet.number, decision }, token);
    else await new Promise(later => setTimeout(later, 200));
  }
  const page = await house.visit();
  await show(page, { id, token, sheet: await api('GET', `matches/${id}/sheet`, undefined, token) });
  await take(page, 'verdun');
  const phone = await house.visit({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true });
  await go(phone, `/m/${id}/${token}`);
  await new Table(phone).ready();
  await take(phone, 'verdun-phone');
});

story('Into the Bastards!: a tank among its targets, on a screen and on a phone', async house => {
  const { api } = house;
  const seats = [
    { kind: 'person', name: 'Camille' },
    { kind: 'computer', level: 'sergent' },
  ];
  const { id, tokens } = await api('POST', 'matches', { game: 'villers', scenario: 'first-tank-battle', seats });
  const token = tokens[0];
  /** @param {Sheet} sheet @param {string} verb */
  const of = (sheet, verb) => sheet.table?.prompt.offers.filter(offer => offer.verb === verb) ?? [];
  // The Germans come on, whoever can nearer to the west, until a tank of the second turn or later has somebody to fire at.
  const west = (/** @type {any} */ offer) => Number(/\d+$/.exec(offer.target ?? '')?.[0] ?? 99);
  /** @type {Sheet} */ let sheet;
  /** @type {Set<string | null>} */ const moved = new Set();
  let turn = 0;
  for (;;) {
    sheet = await api('GET', `matches/${id}/sheet`, undefined, token);
    if (sheet.over) throw new Error('the battle is over, and no tank had a target');
    const now = sheet.table?.tracks.find(track => track.id === 'turn')?.marks[0].at ?? 0;
    if (now !== turn) moved.clear();
    turn = now;
    const tank = sheet.table?.pieces.find(piece => piece.marks.some(mark => mark.kind === 'in-hand'));
    if (turn > 1 && tank?.kind === 'de-a7v' && of(sheet, 'fire').length > 0 && of(sheet, 'go').length > 2) break;
    const next = of(sheet, 'take').find(offer => !moved.has(offer.subject));
    const offer =
      of(sheet, 'barrage')[0] ??
      of(sheet, 'aim').find(one =>
        sheet.table?.pieces.some(piece => piece.side === 1 && piece.place === one.subject),
      ) ??
      of(sheet, 'go').sort((a, b) => west(a) - west(b))[0] ??
      next ??
      of(sheet, 'stay')[0] ??
      of(sheet, 'done')[0] ??
      sheet.table?.prompt.offers[0];
    if (offer?.verb === 'take') moved.add(offer.subject);
    if (offer) await api('POST', `matches/${id}/decide`, { number: sheet.number, decision: offer.decision }, token);
    else await new Promise(later => setTimeout(later, 200));
  }
  const page = await house.visit();
  await show(page, { id, token, sheet });
  const target = await pointAt(page, of(sheet, 'fire')[0].target ?? '');
  await page.mouse.move(target.x, target.y - 60);
  await page.mouse.move(target.x, target.y, { steps: 8 });
  await page.locator('.odds').waitFor();
  await take(page, 'villers');
  const phone = await house.visit({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true });
  await go(phone, `/m/${id}/${token}`);
  await new Table(phone).ready();
  await take(phone, 'villers-phone');
});

story('La Der des Ders: Cambrai, tanks before the Hindenburg Line, on a screen and on a phone', async house => {
  const { api } = house;
  const seats = [
    { kind: 'person', name: 'Camille' },
    { kind: 'computer', level: 'sergent' },
  ];
  const { id, tokens } = await api('POST', 'matches', { game: 'der-des-ders', scenario: 'cambrai', seats });
  const token = tokens[0];
  /** @param {Sheet} sheet @param {string} verb */
  const of = (sheet, verb) => sheet.table?.prompt.offers.filter(offer => offer.verb === verb) ?? [];
  /** @param {Sheet} sheet */
  const blows = sheet => [...of(sheet, 'assault'), ...of(sheet, 'fire')];
  // The British come on, northwards, until one of them has somebody to strike on the third turn or later.
  const north = (/** @type {any} */ offer) => (offer.target ?? 'Z').charCodeAt(0);
  /** @type {Sheet} */ let sheet;
  for (;;) {
    sheet = await api('GET', `matches/${id}/sheet`, undefined, token);
    if (sheet.over) throw new Error('the battle is over, and nobody had a target');
    const turn = sheet.table?.tracks.find(track => track.id === 'turn')?.marks[0].at ?? 0;
    const held = sheet.table?.pieces.find(piece => piece.marks.some(mark => mark.kind === 'in-hand'));
    if (turn > 2 && held && blows(sheet).length > 0 && of(sheet, 'go').length > 1) break;
    const offer =
      of(sheet, 'dispose')[0] ??
      of(sheet, 'assault')[0] ??
      of(sheet, 'fire')[0] ??
      of(sheet, 'shell')[0] ??
      of(sheet, 'go').sort((a, b) => north(a) - north(b))[0] ??
      of(sheet, 'advance')[0] ??
      of(sheet, 'take')[0] ??
      of(sheet, 'stay')[0] ??
      of(sheet, 'done')[0] ??
      sheet.table?.prompt.offers[0];
    if (offer) await api('POST', `matches/${id}/decide`, { number: sheet.number, decision: offer.decision }, token);
    else await new Promise(later => setTimeout(later, 200));
  }
  const page = await house.visit();
  await show(page, { id, token, sheet });
  const target = await pointAt(page, blows(sheet)[0].target ?? '');
  await page.mouse.move(target.x, target.y - 60);
  await page.mouse.move(target.x, target.y, { steps: 8 });
  await page.locator('.odds .bars').first().waitFor();
  await take(page, 'der-des-ders');
  const phone = await house.visit({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true });
  await go(phone, `/m/${id}/${token}`);
  await new Table(phone).ready();
  await take(phone, 'der-des-ders-phone');
});
