// Villers-Bretonneux for one person and both sides: a turn in good order, one of the cup, and the night attack. The dice are those of
// a fixed seed; what the page is not about is decided without it, by simple rules.
import assert from 'node:assert/strict';
import { go, story } from './house.js';
import { Table } from './table.js';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../../web/types').Sheet} Sheet
 * @typedef {import('../../web/types').Offer} Offer
 * @typedef {import('../../web/types').Table} Seen
 * @typedef {import('./house.js').House} House
 * @typedef {{ id: string, token: string }} Match
 */

/** The middle of a hex on the screen; if it is out of sight, the whole map is looked at first. @param {Page} page @param {string} hex */
async function middle(page, hex) {
  const place = page.locator(`#place-${hex}`);
  // nothing that hangs on the pointer is in the way
  await page.mouse.move(700, 20);
  await page.locator('.odds').first().waitFor({ state: 'detached' });
  const seen = await place.evaluate(el => {
    const box = el.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top?.closest('[data-place]')?.getAttribute('data-place') === el.getAttribute('data-place');
  });
  if (!seen) await page.getByRole('button', { name: 'Tout voir' }).click();
  const box = await place.boundingBox();
  assert.ok(box, `${hex} is on the board`);
  return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
}
/** Presses a hex once nothing is under way. @param {Table} table @param {string} hex */
async function press(table, hex) {
  await table.asked();
  await table.page.mouse.click(...(await middle(table.page, hex)));
}
/** Points at a hex. @param {Page} page @param {string} hex */
async function point(page, hex) {
  const [x, y] = await middle(page, hex);
  await page.mouse.move(x, y, { steps: 4 });
}

/** How far two hexes are from each other: rows are letters, every second one half a hex to the east. @param {string} a @param {string} b */
function apart(a, b) {
  const [[x, y], [u, v]] = [a, b].map(hex => {
    const [, letters, column] = /** @type {RegExpExecArray} */ (/^([A-Z]+)(\d+)$/.exec(hex));
    const row = letters.length > 1 ? 26 : letters.charCodeAt(0) - 65;
    return [2 * Number(column) + (row % 2), row];
  });
  const [across, down] = [Math.abs(x - u), Math.abs(y - v)];
  return down + Math.max(0, (across - down) / 2);
}

/** A player without a page: he lets everything pass, or goes for the nearest enemy. */
class Hands {
  /** @param {House} house @param {Match} match */
  constructor({ api }, match) {
    this.api = api;
    this.match = match;
    this.phase = '';
    /** Whom he has taken up in this phase. @type {Set<string | null>} */ this.taken = new Set();
  }
  /** @returns {Promise<Sheet & { table: Seen }>} */
  sheet() {
    return this.api('GET', `matches/${this.match.id}/sheet`, undefined, this.match.token);
  }
  /** @param {Sheet & { table: Seen }} sheet @param {Offer} offer */
  decide({ number, table }, { decision }) {
    const [as] = table.prompt.awaited;
    return this.api('POST', `matches/${this.match.id}/decide`, { number, decision, as }, this.match.token);
  }
  /** What he does: fights where he is let, goes nearer, takes up the next. @param {Seen} table @param {{ idly?: boolean, peacefully?: boolean }} how @returns {Offer} */
  choose({ prompt, pieces, status }, { idly, peacefully }) {
    const phase = `${status.join()} ${prompt.awaited.join()}`;
    if (phase !== this.phase) this.taken.clear();
    this.phase = phase;
    const foes = pieces.filter(piece => piece.side !== prompt.awaited[0]);
    const near = (/** @type {string} */ hex) => Math.min(...foes.map(foe => apart(hex, foe.place)));
    const where = (/** @type {Offer} */ offer) => offer.target ?? offer.subject ?? '';
    const of = (/** @type {string} */ verb) => prompt.offers.filter(offer => offer.verb === verb);
    const [done, stay] = [of('done')[0], of('stay')[0]];
    if (idly && done) return done;
    const fight = peacefully ? [] : [...of('assault'), ...of('fire')];
    if (fight.length) return fight[0];
    const aim = of('aim').find(offer => near(where(offer)) === 0);
    if (aim || of('aim').length) return aim ?? done;
    const own = pieces.find(piece => piece.id === of('go')[0]?.subject);
    const steps = [...of('go'), ...of('place')].sort((a, b) => near(where(a)) - near(where(b)));
    if (steps.length && (!own || near(where(steps[0])) < near(own.place))) return steps[0];
    const next = of('take').filter(offer => !this.taken.has(offer.subject));
    const far = (/** @type {Offer} */ offer) => near(pieces.find(piece => piece.id === offer.subject)?.place ?? 'A99');
    next.sort((a, b) => far(a) - far(b));
    if (next.length) this.taken.add(next[0].subject);
    return next[0] ?? stay ?? done ?? prompt.offers[0];
  }
  /** Plays on while nobody looks: a page would ask about positions that are gone. @param {Page} page @param {(table: Seen) => boolean} until @param {{ idly?: boolean, peacefully?: boolean }} [how] */
  async playOn(page, until, how = {}) {
    await go(page, '/');
    await page.getByRole('article').first().waitFor();
    const sheet = await this.play(until, how);
    await go(page, `/m/${this.match.id}/${this.match.token}`);
    await new Table(page).ready();
    return sheet;
  }
  /** Plays on until something is so, or the match is over. @param {(table: Seen) => boolean} until @param {{ idly?: boolean, peacefully?: boolean }} [how] */
  async play(until, how = {}) {
    let sheet = await this.sheet();
    for (let left = 1500; left > 0; left--) {
      if (sheet.over || until(sheet.table)) return sheet;
      // the answer is what the seat sees that has decided: if the other is asked, one has to look again
      const answer = await this.decide(sheet, this.choose(sheet.table, how));
      sheet = answer.table?.prompt.offers.length ? answer : await this.sheet();
    }
    return assert.fail('it never came to that');
  }
}

/** @param {Seen} table @param {string} verb */
const offered = (table, verb) => table.prompt.offers.filter(offer => offer.verb === verb);
/** Where it can go, but for hexes of friends: pressing one of those asks whether the friend is meant. @param {Seen} table */
const ways = table => offered(table, 'go').filter(offer => !table.pieces.some(piece => piece.place === offer.target));
/** The unit in hand. @param {Seen} table */
const inHand = table => table.pieces.find(piece => piece.marks.some(mark => mark.kind === 'in-hand'));
/** Shows a match as it stands. @param {House} house @param {Match} match */
async function show({ visit }, { id, token }) {
  const page = await visit();
  await go(page, `/m/${id}/${token}`);
  return { page, table: await new Table(page).ready() };
}
/** Presses a target, and what is meant where it can be treated in several ways. @param {Table} table @param {Offer} offer @param {RegExp} what */
async function strike(table, offer, what) {
  const number = await table.number();
  await press(table, offer.target ?? '');
  const way = table.page.getByRole('menuitem', { name: what });
  await way
    .or(table.page.locator('.log footer').getByText(`${number + 1} décision`, { exact: false }))
    .first()
    .waitFor();
  if (await way.count()) await way.click();
  await table.reaches(number + 1);
}

story('Villers-Bretonneux: guns, a tank, a battalion, a shot, an assault, a refusal', async house => {
  const match = await house.seeded('villers', 'first-tank-battle', 1918);
  const hands = new Hands(house, match);
  const { page, table } = await show(house, match);

  // What can always be read: the cup marker by marker, who comes when, how far the battle is from confusion.
  await table.prompt.getByText(/barrages à placer/).waitFor();
  const cup = page.getByRole('region', { name: 'Dans le gobelet' });
  const first = (await hands.sheet()).table;
  const markers = first.pools.find(pool => pool.id === 'cup');
  await table.leaf(/^Forces/);
  assert.equal(await cup.getByRole('listitem').count(), markers?.holds?.length);
  await table.leaf(/^Objectifs/);
  await page.getByRole('img', { name: /^intensité 0, confusion \d+$/ }).waitFor();
  await page.getByText('Qui arrive, et quand').click();
  await page
    .locator('.arrivals')
    .getByTitle(/Nixe.*Renforts attendus/)
    .waitFor();
  await page.getByText('Qui arrive, et quand').click();

  // Shells on one's own men are held, whichever way one points at them, and one can think better of it.
  const odds = page.getByRole('status', { name: /^Chances.*Viser/ });
  const own = first.pieces.find(piece => piece.side === 0)?.place ?? '';
  await press(table, own);
  await table.prompt.getByRole('button', { name: /^Viser/ }).click();
  const red = page.getByRole('alertdialog', { name: /Une de vos unités est dans cet hexagone/ });
  await red.getByRole('listitem').first().waitFor();
  await page.keyboard.press('Escape');
  await red.waitFor({ state: 'detached' });
  assert.equal(await table.number(), 0);
  // the board has the focus again, and tells the odds there until one lets go
  await page.keyboard.press('Escape');

  // A barrage: its odds, then it lies on its hex; another is turned against the Allied guns.
  await press(table, 'F20');
  await odds.getByText(/au but jusqu’à/).waitFor();
  await table.prompt.getByRole('button', { name: /^Viser/ }).click();
  await page.locator('#place-F20[aria-label*="barrage allemand"]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^Contre-batterie/ }).click();
  await table.journal
    .getByText(/Contre-batterie allemande/)
    .first()
    .waitFor();
  // Barrages that are not placed are lost: the button says so, on paper and not in green, and asks nothing.
  const enough = page.getByRole('button', { name: /^Ne plus placer/ });
  await enough.getByText(/barrages? perdus?$/).waitFor();
  assert.match((await enough.getAttribute('class')) ?? '', /part/);
  await enough.click();
  await table.journal
    .getByText(/Barrage des Allemands, dé \d/)
    .first()
    .waitFor();
  await hands.playOn(page, seen => offered(seen, 'take').length > 0, { idly: true });

  // A tank comes in: what it has to spend, what a hex costs.
  await table.prompt.getByText('Quelle unité activer').waitFor();
  await page.getByRole('region', { name: 'Renforts attendus' }).getByRole('button', { name: /Nixe/ }).first().click();
  await table.prompt.getByText(/Nixe.*choisissez où/).waitFor();
  const purse = table.prompt.locator('.purse');
  const before = Number(/\d+/.exec((await purse.getByRole('img').getAttribute('aria-label')) ?? '')?.[0]);
  assert.ok(before > 1, 'medals to spend');
  const entry = ways((await hands.sheet()).table)[0];
  await point(page, entry.target ?? '');
  await page
    .locator('.odds.priced')
    .getByText(/^Entrer/)
    .waitFor();
  assert.ok((await purse.locator('.going').count()) > 0, 'the coins that would go');
  await press(table, entry.target ?? '');
  await table.journal
    .getByText(/Nixe.*entre/)
    .first()
    .waitFor();

  // A battalion is taken up, put down, and moved.
  await hands.playOn(page, seen => !inHand(seen), { peacefully: true });
  const open = (await hands.sheet()).table;
  const foot = open.pieces.find(
    piece => piece.kind === 'de-battalion' && offered(open, 'take').some(offer => offer.subject === piece.id),
  );
  assert.ok(foot);
  await press(table, foot.place);
  await table.prompt.getByText(/choisissez où/).waitFor();
  await table.asked();
  await page.keyboard.press('Escape');
  await table.prompt.getByText('Quelle unité activer').waitFor();
  await press(table, foot.place);
  await table.prompt.getByText(/choisissez où/).waitFor();
  await table.asked();
  const way = ways((await hands.sheet()).table)[0];
  await point(page, way.target ?? '');
  await page
    .locator('.odds.priced')
    .getByText(/^Aller.*points de mouvement/)
    .waitFor();
  await press(table, way.target ?? '');
  await page.locator(`#place-${way.target}[aria-label*="${foot.name}"]`).waitFor({ state: 'attached' });

  // A shot: what may come of it is said before it is fired.
  const shooting = await hands.playOn(page, seen => offered(seen, 'fire').length > 0, { peacefully: true });
  const shot = offered(shooting.table, 'fire')[0];
  await point(page, shot.target ?? '');
  await page
    .locator('.odds.priced')
    .getByText(/manqué/)
    .waitFor();
  await strike(table, shot, /^Tirer/);
  await table.journal
    .getByText(/ tire\s:/)
    .first()
    .waitFor();

  // An assault: failing is fatal, and it says how likely that is.
  const storming = await hands.playOn(page, seen => offered(seen, 'assault').length > 0, { peacefully: true });
  const assault = offered(storming.table, 'assault')[0];
  await point(page, assault.target ?? '');
  await page
    .locator('.odds.priced')
    .getByText(/si l’assaut échoue, ce (bataillon est détruit|char est perdu)/)
    .waitFor();
  assert.match(await page.locator('.odds.priced').innerText(), /échoue[^%]*\d+\s%/);
  await strike(table, assault, /^Donner l’assaut/);
  await table.journal
    .getByText(/donne l’assaut/)
    .first()
    .waitFor();

  // Who is not one’s own only shows his card; asked why he cannot be commanded, it says so.
  const now = (await hands.playOn(page, seen => !inHand(seen) && offered(seen, 'take').length > 0)).table;
  const foe = now.pieces.find(piece => piece.side !== now.prompt.awaited[0]);
  await press(table, foe?.place ?? '');
  await page.locator('.fiche dd').first().waitFor();
  assert.equal(await page.locator('.prompt.refused').count(), 0);
  await page.keyboard.press('?');
  await table.prompt.and(page.locator('.refused')).waitFor();
  await table.prompt.getByText('Cette unité n’est pas à vous.').waitFor();
  await table.prompt
    .getByRole('button', { name: /^§/ })
    .or(table.prompt.getByRole('link', { name: /^§/ }))
    .first()
    .waitFor();
});

story('Villers-Bretonneux: markers out of the cup', async house => {
  const match = await house.seeded('villers', 'first-tank-battle', 1918);
  const hands = new Hands(house, match);
  const drawn = await hands.play(
    ({ tracks, prompt, status }) =>
      tracks.find(track => track.id === 'turn')?.marks[0].at !== 1 &&
      status.includes('séquence aléatoire') &&
      prompt.offers.some(offer => offer.verb === 'take') &&
      status.some(text => text.startsWith('tirage')),
  );
  assert.ok(!drawn.over, 'confusion wins before the night');
  const { page, table } = await show(house, match);
  await page.getByText('séquence aléatoire').first().waitFor();
  await table.prompt.getByText(/tirage \d sur \d/).waitFor();
  await page.locator('.far-come.caught').waitFor();
  await table.leaf(/^Forces/);
  const cup = page.getByRole('region', { name: 'Dans le gobelet' });
  const left = async () => Number(/\d+/.exec(await cup.getByRole('heading').innerText())?.[0]);
  const had = await left();

  // One unit that the marker allows, by hand; then the marker is done with, and the next is drawn.
  const unit = offered(drawn.table, 'take')[0];
  const there = drawn.table.pieces.find(piece => piece.id === unit.subject);
  if (there) await press(table, there.place);
  else await page.getByRole('region', { name: 'Renforts attendus' }).getByRole('button').first().click();
  await table.prompt.locator('.purse').waitFor();
  await page.getByRole('button', { name: /^Finir cette activation/ }).click();
  await table.asked();
  await hands.playOn(page, ({ pools }) => pools.find(pool => pool.id === 'cup')?.count !== had, { idly: true });
  await table.journal
    .getByText(/^Marqueur\s:/)
    .first()
    .waitFor();
  await table.leaf(/^Forces/);
  assert.notEqual(await left(), had);
});

story('Villers-Bretonneux: the night attack, to the end', async house => {
  const match = await house.seeded('villers', 'first-tank-battle', 1918);
  const hands = new Hands(house, match);
  const dusk = await hands.play(({ pools, prompt }) => prompt.rule === '10.deploiement' && pools.length > 0, {
    idly: true,
  });
  assert.ok(!dusk.over, 'the night comes');
  const { page, table } = await show(house, match);
  await table.prompt
    .getByText(/déploy/)
    .first()
    .waitFor();
  const palette = page.getByRole('region', { name: 'Renforts attendus' });
  await palette
    .getByRole('button', { name: /51e bataillon australien/ })
    .first()
    .click();
  await table.prompt.getByText(/51e bataillon australien.*choisissez où/).waitFor();
  await table.asked();
  const hex = offered((await hands.sheet()).table, 'place')[0].target ?? '';
  await press(table, hex);
  await page
    .locator(`#place-${hex}[aria-label*="51e bataillon australien"][aria-label*="déployé"]`)
    .waitFor({ state: 'attached' });

  // The others follow; then round by round.
  const night = await hands.playOn(page, seen => seen.prompt.rule === '10.allies');
  await table.prompt.getByText(/^Ronde 1/).waitFor();
  await table.asked();
  await press(table, hex);
  await table.prompt.getByText(/51e bataillon australien.*choisissez où/).waitFor();
  await table.asked();
  const step = ways((await hands.sheet()).table)[0];
  await press(table, step.target ?? '');
  await table.journal
    .getByText(/51e bataillon australien\s:.*→/)
    .first()
    .waitFor();
  const end = await hands.playOn(page, () => false, { idly: true });
  assert.ok(end.over, 'the night ends the battle');
  await page
    .getByRole('region', { name: 'Issue de la partie' })
    .getByText(/points à/)
    .waitFor();
});
