// La Der des Ders: a battle drawn, recruited, dug and deployed by hand and fought to its end; what nobody may see; a chain, a front, a
// price and the odds of a battle of the list.
import assert from 'node:assert/strict';
import { go, story } from './house.js';
import { Table, address, begin } from './table.js';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../../web/types').Sheet} Sheet
 * @typedef {import('../../web/types').Offer} Offer
 * @typedef {import('../../web/types').Table} Seen
 * @typedef {import('./house.js').House} House
 * @typedef {{ id: string, token: string }} Match
 * @typedef {Sheet & { table: Seen }} Known
 */

/** The middle of a hex on the screen; if it is out of sight, the whole table is looked at first. @param {Page} page @param {string} hex */
async function middle(page, hex) {
  const place = page.locator(`#place-${hex}`);
  await page.mouse.move(700, 20);
  await page.locator('.odds').first().waitFor({ state: 'detached' });
  const seen = await place.evaluate(el => {
    const box = el.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top?.closest('[data-place]')?.getAttribute('data-place') === el.getAttribute('data-place');
  });
  if (!seen) await page.getByRole('button', { name: 'Tout voir' }).click();
  const box = await place.boundingBox();
  assert.ok(box, `${hex} is on the table`);
  return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
}
/** Presses a hex once nothing is under way. @param {Table} table @param {string} hex @param {{ shift?: boolean }} [how] */
async function press(table, hex, { shift } = {}) {
  await table.asked();
  const at = await middle(table.page, hex);
  if (shift) await table.page.keyboard.down('Shift');
  await table.page.mouse.click(...at);
  if (shift) await table.page.keyboard.up('Shift');
}
/** Drags through points of the screen. @param {Page} page @param {(readonly [number, number])[]} way */
async function drag(page, [first, ...rest]) {
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...point, { steps: 6 });
  await page.mouse.up();
}
/** @param {Seen} table @param {string} verb */
const offered = (table, verb) => table.prompt.offers.filter(offer => offer.verb === verb);
/** @param {Seen} table */
const inHand = table => table.pieces.find(piece => piece.marks.some(mark => mark.kind === 'in-hand'));
/** How far two hexes are apart. @param {string} a @param {string} b */
function apart(a, b) {
  const [[x, y], [u, v]] = [a, b].map(hex => {
    const row = hex.charCodeAt(0) - 65;
    return [2 * Number(hex.slice(1)) + (row % 2), row];
  });
  return Math.abs(y - v) + Math.max(0, (Math.abs(x - u) - Math.abs(y - v)) / 2);
}

/** A player without a page. */
class Hands {
  /** @param {House} house @param {Match} match */
  constructor({ api }, match) {
    this.api = api;
    this.match = match;
  }
  /** @returns {Promise<Known>} */
  sheet() {
    return this.api('GET', `matches/${this.match.id}/sheet`, undefined, this.match.token);
  }
  /** @param {Known} sheet @param {string} decision */
  decide({ number, table }, decision) {
    const [as] = table.prompt.awaited;
    return this.api('POST', `matches/${this.match.id}/decide`, { number, decision, as }, this.match.token);
  }
  /** Fights where it can be, goes towards the enemy, takes up whoever is nearest to him. @param {Seen} table */
  choose({ prompt, pieces }) {
    const foes = pieces.filter(piece => piece.side !== prompt.awaited[0]);
    const near = (/** @type {string} */ hex) => Math.min(...foes.map(foe => apart(hex, foe.place)));
    /** @param {string} verb */
    const of = verb => prompt.offers.filter(offer => offer.verb === verb);
    const held = pieces.find(piece => piece.marks.some(mark => mark.kind === 'in-hand'));
    const ways = of('go').sort((a, b) => near(a.target ?? '') - near(b.target ?? ''));
    const nearer = held && ways.length && near(ways[0].target ?? '') < near(held.place) ? ways[0] : null;
    const taken = of('take').sort((a, b) => near(a.decision.slice(5)) - near(b.decision.slice(5)));
    return (
      of('dispose')[0] ??
      of('assault')[0] ??
      of('fire')[0] ??
      nearer ??
      ['stay', 'pass', 'done', 'hold', 'retreat'].map(verb => of(verb)[0]).find(Boolean) ??
      taken[0] ??
      prompt.offers[0]
    );
  }
  /** Plays on until something is so. @param {(table: Seen) => boolean} until @returns {Promise<Known>} */
  async play(until) {
    for (let left = 900, sheet = await this.sheet(); left > 0; left--) {
      if (sheet.over || until(sheet.table)) return sheet;
      const answer = await this.decide(sheet, this.choose(sheet.table).decision);
      sheet = answer.table?.prompt.offers.length ? answer : await this.sheet();
    }
    return assert.fail('it never came to that');
  }
}

story('La Der des Ders: a battle drawn, recruited, dug, deployed and fought to its end', async house => {
  const page = await house.visit();
  await go(page, '/g/der-des-ders');
  await page.getByRole('button', { name: 'Tirer une bataille' }).click();
  const form = page.getByRole('form', { name: 'Tirer une bataille' });
  await form.getByLabel('Thème').selectOption('west');
  // with more bases than one, the dice leave points to dig with
  await form.getByRole('radio', { name: /^table moyenne/ }).check();
  await form.getByRole('spinbutton').fill('14');
  await form.getByRole('spinbutton').blur();
  await page.waitForURL(/generated\.west\.\d+\.medium\.[\w-]+\.14$/);
  await page.locator('.dossier .country .turf').waitFor({ state: 'attached' });
  assert.ok((await page.locator('.dossier svg.board [data-place]').count()) > 100, 'the table that was drawn');
  await page.getByRole('radio', { name: 'Recrue' }).check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.waitForURL(/#\/m\//);
  const table = await new Table(page).ready();
  const { id, token } = address(page);
  const hands = new Hands(house, { id, token: token ?? '' });

  // Recruiting: one unit by hand, the rest in a usual way.
  await table.prompt.getByText(/^Que recruter/).waitFor();
  await page
    .getByRole('button', { name: /^Recruter\s: .*, cohésion 3$/ })
    .first()
    .click();
  const waiting = page.getByRole('region', { name: 'Troupes à recruter' });
  await waiting.getByRole('heading', { name: /^Unités à déployer\s*1/ }).waitFor();
  const raised = await table.number();
  await page.getByRole('button', { name: /^Recruter le reste\s: fortes unités/ }).click();
  await table.reaches(raised + 1);
  await table.asked();
  /** Presses a button that ends something: points that are left are said on it, and nothing is asked. @param {RegExp} name */
  const finish = async name => {
    const number = await table.number();
    await table.prompt.getByRole('button', { name }).click();
    await table.reaches(number + 1);
    await table.asked();
  };
  if (offered((await hands.sheet()).table, 'done').length) await finish(/^Finir de recruter/);

  // Digging: a work is taken up once and laid hex by hex.
  await table.prompt.getByText(/unités? à déployer/).waitFor();
  const palette = page.locator('.slot');
  await palette.getByRole('button', { name: /^barbelés/i }).click();
  for (let i = 0; i < 2; i++) {
    const at = offered((await hands.sheet()).table, 'dig').find(offer => offer.decision.startsWith('dig wire'))?.target;
    assert.ok(at, 'points are left to dig with');
    await table.asked();
    await press(table, at);
    await page.locator(`#place-${at}[aria-label*="barbelés"]`).waitFor({ state: 'attached' });
  }

  // Deploying: a unit is dragged out of the palette, and turned by dragging from it.
  const units = palette.getByRole('button', { name: /./ }).and(page.locator('[data-line^="d"]'));
  const first = units.first(),
    name = (await first.getAttribute('data-line')) ?? '';
  await first.click();
  await page.locator(`[data-line="${name}"][aria-pressed=true]`).waitFor();
  await table.asked();
  const places = offered((await hands.sheet()).table, 'place').map(offer => offer.target ?? '');
  const hex = places[0],
    next = places.find(one => apart(one, hex) > 3) ?? '';
  await page.keyboard.press('Escape');
  await table.prompt.getByText(/unités? à déployer/).waitFor();
  await table.asked();
  const box = await first.boundingBox();
  assert.ok(box);
  await drag(page, [[box.x + 20, box.y + 20], [box.x - 60, box.y + 40], await middle(page, hex)]);
  await page.locator(`.piece[data-piece="${name}"][data-place="${hex}"]`).waitFor({ state: 'attached' });
  await table.asked();
  const facing = async () => (await hands.sheet()).table.pieces.find(piece => piece.id === name)?.facing;
  const before = await facing();
  const [x, y] = await middle(page, hex);
  // to the east, unless it looks there
  const side = before === 1 ? 4 : 1;
  await drag(page, [
    [x, y],
    [x + (side === 1 ? 20 : -20), y],
    [x + (side === 1 ? 70 : -70), y],
  ]);
  await page.waitForFunction(
    ([name, angle]) => document.querySelector(`[data-piece="${name}"] .front`)?.getAttribute('transform') === angle,
    [name, `rotate(${side * 60 - 60})`],
  );
  assert.equal(await facing(), side);
  // A free hex takes the next one, and whoever stands is turned again.
  const left = await units.count();
  if (left > 0) {
    const second = (await units.first().getAttribute('data-line')) ?? '';
    await press(table, next);
    await page.locator(`.piece[data-piece="${second}"][data-place="${next}"]`).waitFor({ state: 'attached' });
    await table.asked();
    await drag(page, [
      [x, y],
      [x + (side === 1 ? -20 : 20), y],
      [x + (side === 1 ? -70 : 70), y],
    ]);
    await page.waitForFunction(
      ([name, angle]) => document.querySelector(`[data-piece="${name}"] .front`)?.getAttribute('transform') === angle,
      [name, `rotate(${side === 1 ? 180 : 0})`],
    );
    await table.asked();
  }
  await page.getByRole('button', { name: /^Disposition en ligne/ }).click();
  await table.prompt.getByText(/Tout est déployé/).waitFor();
  await finish(/^Finir le déploiement/);

  // The battle.
  const { made, over } = await table.play(Infinity, { hurry: true });
  house.say(`${made} decisions by hand`);
  assert.ok(over);
  await table.end
    .getByText(/l’emportent/)
    .first()
    .waitFor();
});

story('La Der des Ders: nobody is set down outside his zone, and it is said why', async house => {
  const match = await house.seeded('der-des-ders', 'cambrai', 1917);
  const page = await house.visit();
  await go(page, `/m/${match.id}/${match.token}`);
  const table = await new Table(page).ready();
  const { overlays } = (await new Hands(house, match).sheet()).table;
  const theirs = overlays.find(one => one.id === 'deployment-defender')?.places[0].place ?? '';
  const refused = async () => {
    await press(table, theirs);
    await table.prompt.getByText(/hors de votre zone/).waitFor();
    await table.prompt.getByText('§ 3.13, No man’s land').waitFor();
    await table.asked();
    await page.keyboard.press('Escape');
    await table.prompt.getByText(/hors de votre zone/).waitFor({ state: 'detached' });
  };
  // whoever is next would go there; whoever is in hand would, too
  await refused();
  await table.prompt.getByText(/unités à déployer/).waitFor();
  await page.locator('.slot [data-line]').first().click();
  await table.prompt.getByText(/choisissez où/).waitFor();
  await refused();
  await table.prompt.getByText(/choisissez où/).waitFor();
});

story('La Der des Ders: what is hidden is nowhere in the page', async house => {
  const { api, visit } = house;
  const seats = [
    { kind: 'person', name: 'Camille' },
    { kind: 'person', name: 'Louise' },
  ];
  const { id, tokens } = await api('POST', 'matches', { game: 'der-des-ders', scenario: 'cambrai', seats });
  /** @type {Hands[]} */
  const [attacker, defender] = tokens.map((/** @type {string} */ token) => new Hands(house, { id, token }));
  const pages = [await visit(), await visit(), await visit()];
  await Promise.all(pages.map((page, i) => go(page, i < 2 ? `/m/${id}/${tokens[i]}` : `/m/${id}`)));
  await Promise.all(pages.map(page => new Table(page).ready()));
  /** The pieces in a page. @param {Page} page */
  const pieces = page => page.locator('.piece').evaluateAll(all => all.map(el => el.getAttribute('data-piece')));

  // While the attacker deploys, nobody else sees a man.
  await attacker.decide(await attacker.sheet(), 'dispose 0');
  await pages[0].locator('.piece').first().waitFor({ state: 'attached' });
  assert.ok((await pieces(pages[0])).length > 10);
  for (const page of pages.slice(1)) assert.deepEqual(await pieces(page), []);
  await attacker.decide(await attacker.sheet(), 'done');
  await defender.decide(await defender.sheet(), 'dispose 0');
  assert.deepEqual(await pieces(pages[2]), []);
  await defender.decide(await defender.sheet(), 'done');

  // Who lies in ambush is a marker to the others, without a name or a front.
  const own = (await defender.sheet()).table.pieces.filter(piece => piece.marks.some(mark => mark.kind === 'ambush'));
  const hidden = own.filter(piece => piece.side === 1);
  assert.ok(hidden.length > 5);
  for (const page of [pages[0], pages[2]]) {
    await page.locator('.mini.veiled').first().waitFor();
    const all = await pieces(page);
    const text = await page.locator('.match').evaluate(el => el.outerHTML);
    for (const piece of hidden) {
      assert.ok(all.includes(`marker:${piece.place}`), piece.place);
      assert.ok(!all.includes(piece.id), piece.id);
      assert.ok(!text.includes(piece.name), piece.name);
      assert.equal(await page.locator(`.piece[data-place="${piece.place}"] :is(.front, .man)`).count(), 0);
    }
  }
  for (const piece of hidden) await pages[1].locator(`.piece[data-piece="${piece.id}"] .front`).waitFor();
});

story('La Der des Ders: a chain, a front, prices and odds', async house => {
  const match = await house.seeded('der-des-ders', 'cambrai', 1917);
  const hands = new Hands(house, match);
  const page = await house.visit();
  await go(page, `/m/${match.id}/${match.token}`);
  const table = await new Table(page).ready();
  /** Shows the match as it has become. @param {(table: Seen) => boolean} until */
  const playOn = async until => {
    await go(page, '/');
    await page.getByRole('article').first().waitFor();
    const sheet = await hands.play(until);
    await go(page, `/m/${match.id}/${match.token}`);
    await table.ready();
    await table.asked();
    return sheet.table;
  };

  // Points of bombardment: what, where, and on which scores.
  await playOn(seen => offered(seen, 'shell').length > 0 && seen.prompt.awaited[0] === 0);
  await page
    .getByRole('region', { name: 'Moyens' })
    .getByRole('button', { name: /Bombarder au canon/ })
    .click();
  const shell = offered((await hands.sheet()).table, 'shell').find(offer => offer.decision.startsWith('shell guns'));
  await page.mouse.move(...(await middle(page, shell?.subject ?? '')), { steps: 4 });
  await page
    .locator('.odds')
    .getByText(/ou plus sur d6/)
    .waitFor();
  await press(table, shell?.subject ?? '');
  await table.journal
    .getByText(/Bombardement|bombarde|canon/i)
    .first()
    .waitFor();

  // A loop round the British left is a chain.
  const open = await playOn(
    seen => seen.prompt.awaited[0] === 0 && seen.prompt.offers.filter(offer => offer.verb === 'join').length > 3,
  );
  const joins = offered(open, 'join').map(offer => /** @type {string} */ (offer.decision.split(' ')[1]));
  const from = joins.find(hex => joins.some(other => apart(hex, other) === 1)) ?? '';
  const two = [from, joins.find(other => apart(from, other) === 1) ?? ''];
  const unit = open.pieces.find(piece => piece.place === from);
  const [ax, ay] = await middle(page, from);
  await page.mouse.move(ax, ay, { steps: 4 });
  await page
    .locator('.odds.priced')
    .getByText(/PR|points? de ressource/)
    .first()
    .waitFor();
  await page.locator('.overlay.supply-line .way').waitFor({ state: 'attached' });
  const [bx, by] = await middle(page, two[1]);
  const r = 26;
  await page.keyboard.down('Shift');
  const [left, right] = [Math.min(ax, bx) - r, Math.max(ax, bx) + r],
    [top, foot] = [Math.min(ay, by) - r * 1.3, Math.max(ay, by) + r * 1.3];
  await drag(page, [
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
    [left, top + 4],
  ]);
  await page.keyboard.up('Shift');
  await table.prompt.getByText(/unités dans la chaîne/).waitFor();
  await table.asked();
  const chained = (await hands.sheet()).table.pieces.filter(piece => piece.marks.some(mark => mark.kind === 'chain'));
  assert.ok(
    two.every(hex => chained.some(piece => piece.place === hex)),
    'both are in the chain',
  );

  // A third is joined with the shift key held, and let go of in the same way.
  const third = offered((await hands.sheet()).table, 'join')[0]?.decision.split(' ')[1];
  if (third) {
    const joined = () => page.locator(`#place-${third}[aria-label*="chaîne"]`);
    await press(table, third, { shift: true });
    await joined().waitFor({ state: 'attached' });
    await press(table, third, { shift: true });
    await joined().waitFor({ state: 'detached' });
  }

  // One of them acts: it is taken up, put down, taken up again; what a move costs is said; its front is dragged round.
  await press(table, from);
  await table.prompt.getByText(/choisissez où/).waitFor();
  await table.asked();
  await page.keyboard.press('Escape');
  await table.prompt.getByText(/unités dans la chaîne/).waitFor();
  await press(table, from);
  await table.prompt.getByText(/choisissez où/).waitFor();
  await table.asked();
  const acting = (await hands.sheet()).table;
  const rapid = offered(acting, 'go').find(offer => offer.figure);
  assert.ok(rapid, 'somewhere to advance to for points');
  await page.mouse.move(...(await middle(page, rapid.target ?? '')), { steps: 4 });
  await page
    .locator('.odds.priced')
    .getByText(/^Avancer rapidement/)
    .waitFor();
  assert.match(await page.locator('.odds.priced').innerText(), /PR|points? de ressource/);
  const turn = offered(acting, 'turn').find(offer => /turn (e|w)$/.test(offer.decision));
  assert.ok(turn);
  // what ends it stands in the dock, beside the ways of pointing
  const ends = page.locator('.prompt .acts > .offer');
  await ends.getByText(/^Finir cette activation/).waitFor();
  assert.ok((await page.getByRole('group', { name: 'Que faire' }).getByRole('button').count()) >= 2);
  const [ux, uy] = await middle(page, from);
  const way = turn.decision.endsWith('e') ? 1 : -1;
  // by its nose it is turned; taken anywhere else it would go
  const nose = ((inHand(acting)?.facing ?? 0) * 60 - 60) * (Math.PI / 180),
    r0 = ((await page.locator(`#place-${from}`).boundingBox())?.width ?? 0) * 0.42;
  await drag(page, [
    [ux + Math.cos(nose) * r0, uy + Math.sin(nose) * r0],
    [ux + way * 20, uy],
    [ux + way * 60, uy],
  ]);
  await page.waitForFunction(
    ([name, angle]) => document.querySelector(`[data-piece="${name}"] .front`)?.getAttribute('transform') === angle,
    [unit?.id ?? '', `rotate(${way === 1 ? 0 : 180})`],
  );

  // A shot or an assault: what may come of it.
  const near = await playOn(
    seen => !!inHand(seen) && [...offered(seen, 'fire'), ...offered(seen, 'assault')].length > 0,
  );
  const [blow] = [...offered(near, 'assault'), ...offered(near, 'fire')];
  await page.mouse.move(...(await middle(page, blow.target ?? '')), { steps: 4 });
  await page.locator('.odds .bars').first().waitFor();
  assert.match(await page.locator('.odds').innerText(), /\d+\s%/);

  // Whatever cannot be done says why, once that is asked.
  await page.keyboard.press('Escape');
  const far = near.pieces.find(
    piece => piece.side !== near.prompt.awaited[0] && !near.prompt.offers.some(offer => offer.target === piece.place),
  );
  await press(table, far?.place ?? '');
  await page.locator('.fiche dd').first().waitFor();
  await page.keyboard.press('?');
  await table.prompt.and(page.locator('.refused')).waitFor();
});

story('La Der des Ders: a battle of the list begins', async ({ visit }) => {
  const page = await visit({ locale: 'en-GB' });
  await begin(page, 'der-des-ders', { scenario: /Komar/ });
  const table = await new Table(page).ready();
  await table.prompt.getByText(/units to deploy/).waitFor();
  await page
    .getByRole('button', { name: /Disposition of the scenario|Scenario/ })
    .first()
    .click();
  await page.locator('.mini .man').first().waitFor({ state: 'attached' });
});

story('La Der des Ders: an activation by keyboard, and names above all that stands', async house => {
  const match = await house.seeded('der-des-ders', 'cambrai', 1917);
  const hands = new Hands(house, match);
  await hands.play(seen => seen.prompt.awaited[0] === 0 && offered(seen, 'join').length > 3);
  const page = await house.visit();
  await go(page, `/m/${match.id}/${match.token}`);
  const table = await new Table(page).ready();
  await table.asked();
  const name = page.locator('.units ~ g .names .name.place').filter({ hasText: 'Flesquières' });
  assert.equal(await name.count(), 1, 'its name lies above the units');
  assert.notEqual(await name.evaluate(el => getComputedStyle(el).fill), 'rgba(0, 0, 0, 0)');

  /** Goes on with a key until what has the focus is called so. @param {string} key @param {RegExp} called */
  const seek = async (key, called) => {
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press(key);
      const now = await page.evaluate(() => {
        const el = document.activeElement,
          place = document.getElementById(el?.getAttribute('aria-activedescendant') ?? '');
        return (place ?? el)?.getAttribute('aria-label') ?? el?.textContent ?? '';
      });
      if (called.test(now)) return now;
    }
    return assert.fail(`${key} never comes to ${called}`);
  };
  /** @param {RegExp} text */
  const asks = async text => {
    await table.prompt.getByText(text).waitFor();
    await table.asked();
  };
  await seek('n', /, jouable$/);
  await page.keyboard.press('Enter');
  await asks(/choisissez où/);
  const unit = inHand((await hands.sheet()).table);
  assert.ok(unit);
  // Its front, told in words of the table; what cannot be chosen says nothing. While one turns, nothing is lit to go to.
  await page.keyboard.press('t');
  await page.locator('.stage .reach').first().waitFor({ state: 'detached' });
  const compass = page.getByRole('group', { name: 'Front' });
  const turns = await compass
    .getByRole('button')
    .evaluateAll(all => all.map(el => el.getAttribute('aria-label') ?? ''));
  assert.equal(turns.length, 5);
  for (const turn of turns) assert.match(turn, /: (en haut|en bas|à gauche|à droite)/);
  await seek('Tab', /^Se tourner\s: /);
  await page.keyboard.press('Enter');
  await asks(/ravitaillement\s: payé/);
  const turned = inHand((await hands.sheet()).table);
  assert.notEqual(turned?.facing, unit.facing);
  // Over the table what a move costs is told as under the pointer; Enter goes there, and at last ends.
  await seek('n', /, on peut y aller$/);
  await page.locator('.odds.priced').waitFor();
  await page.keyboard.press('Enter');
  await asks(/que faire/);
  assert.notEqual(inHand((await hands.sheet()).table)?.place, unit.place);
  const number = await table.number();
  await page.keyboard.press('Enter');
  await table.reaches(number + 1);
  await table.asked();
  assert.notEqual(inHand((await hands.sheet()).table)?.id, unit.id);
});

story('La Der des Ders: what is in hand is turned by its nose, and carried by anything else', async house => {
  const match = await house.seeded('der-des-ders', 'cambrai', 1917);
  const hands = new Hands(house, match);
  const roams = (/** @type {Seen} */ seen) => offered(seen, 'go').length > 3 && offered(seen, 'turn').length > 2;
  // nobody of theirs has waited in ambush: what he does can be undone
  await hands.play(seen => !!inHand(seen) && seen.prompt.awaited[0] === 0 && roams(seen));
  const page = await house.visit();
  await go(page, `/m/${match.id}/${match.token}`);
  const table = await new Table(page).ready();
  await table.asked();
  const { table: seen, number } = await hands.sheet(),
    unit = inHand(seen);
  assert.ok(unit);
  const places = offered(seen, 'go').map(offer => offer.target ?? ''),
    near = places.find(place => apart(place, unit.place) === 1) ?? '',
    far = places.find(place => apart(place, unit.place) > 1) ?? '';
  assert.ok(near && far);
  const [x, y] = await middle(page, unit.place);
  const box = await page.locator(`#place-${unit.place}`).boundingBox(),
    ahead = ((unit.facing ?? 0) * 60 - 60) * (Math.PI / 180),
    r = (box?.width ?? 0) * 0.42;
  const nose = /** @type {const} */ ([x + Math.cos(ahead) * r, y + Math.sin(ahead) * r]);
  /** Where it stands once so many decisions are made. @param {number} at */
  const stands = async at => {
    await table.reaches(at);
    await table.asked();
    return (await hands.sheet()).table.pieces.find(piece => piece.id === unit.id);
  };
  const back = async () => {
    await page.keyboard.press('u');
    await page.locator(`.piece[data-piece="${unit.id}"][data-place="${unit.place}"]`).waitFor({ state: 'attached' });
    await table.asked();
  };
  // By its body it goes next door, where its nose would only look.
  await drag(page, [[x, y], [x + 8, y + 8], await middle(page, near)]);
  const moved = await stands(number + 1);
  assert.deepEqual([moved?.place, moved?.facing], [near, unit.facing]);
  await back();
  const look = offered(seen, 'turn').find(offer => offer.target && offer.target !== near);
  assert.ok(look?.target);
  await drag(page, [nose, [x, y], await middle(page, look.target)]);
  const turned = await stands(number + 1);
  assert.equal(turned?.place, unit.place);
  assert.notEqual(turned?.facing, unit.facing);
  await page.keyboard.press('u');
  await table.asked();
  // Dropped farther away than it could look, it goes there, wherever it was taken.
  await drag(page, [nose, [x, y], await middle(page, far)]);
  assert.equal((await stands(number + 1))?.place, far);
});
