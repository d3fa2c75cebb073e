// A match as a person sees it, and a player who touches what the page offers.
import assert from 'node:assert/strict';
import { PATIENCE, chooser, go } from './house.js';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ kind: string, name: string, x: number, y: number }} Thing something that can be pressed, and where
 * @typedef {{ over: boolean, asked: boolean, number: number, offers: number, chosen: boolean, mark: string, things: Thing[] }} Sight
 */

/** A match on a page. Everything is found by its role and its name, in either language. */
export class Table {
  /** @param {Page} page @param {{ seed?: number, finger?: boolean }} [how] */
  constructor(page, { seed = 14, finger = false } = {}) {
    this.page = page;
    this.choose = chooser(seed);
    this.finger = finger;
    this.prompt = page.getByRole('region', { name: /^(Ce qui est demandé|What is asked)$/ });
    this.end = page.getByRole('region', { name: /^(Issue de la partie|How it ended)$/ });
    this.journal = page.getByRole('complementary', { name: 'Journal' });
    this.hand = page.getByRole('region', { name: /^(Votre main|Your hand)$/ });
    this.menu = page.locator('.menu-of > summary');
    this.undo = page.getByRole('button', { name: /^(Annuler|Undo)/ });
  }

  /** @returns {Promise<Sight>} */
  async look() {
    return /** @type {Sight} */ (await this.page.evaluate(survey, null));
  }

  /** Waits until the match is drawn. */
  async ready() {
    await this.page.locator('.match svg.board [data-place]').first().waitFor({ state: 'attached' });
    return this;
  }

  /** Opens something to read beside the board. @param {RegExp} name */
  async leaf(name) {
    await this.page.getByRole('tab', { name }).click();
  }

  /** How many decisions the match has seen. */
  async number() {
    return (await this.look()).number;
  }

  /** Waits until a decision is asked for; false once the match is over. */
  async asked() {
    await this.page.waitForFunction(
      () =>
        document.querySelector('.prompt.over') ||
        document.querySelector('.prompt.mine[aria-busy=false], .prompt.mine:not([aria-busy])'),
    );
    return !(await this.look()).over;
  }

  /** Waits until the match has come so far. @param {number} number */
  async reaches(number) {
    await this.page.waitForFunction(
      least => Number(/\d+/.exec(document.querySelector('.log footer span')?.textContent ?? '')) >= least,
      number,
    );
  }

  /** Every place with what stands on it, as it is read out; without what the reader could do there. */
  async board() {
    const labels = await this.page
      .locator('svg.board [role=button][data-place]')
      .evaluateAll(places => places.map(place => place.getAttribute('aria-label') ?? ''));
    const can = /, (jouable|choisi|on peut y aller|cible possible|can be played|chosen|can go there|possible target)$/;
    return labels.map(label => label.replace(can, '')).sort();
  }

  /** The titles of the cards in the hand. @returns {Promise<string[]>} */
  cards() {
    return this.hand.getByRole('heading', { level: 3 }).allTextContents();
  }

  /** @param {Thing} thing */
  async press({ kind, x, y }) {
    if (kind !== 'sure') return this.finger ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y);
    // what destroys something is held until it is done
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.locator('.acts.held').waitFor({ state: 'detached' });
    await this.page.mouse.up();
  }

  /** Presses the first thing of a kind that is on offer, and waits for what comes of it. @param {string} kind */
  async touch(kind) {
    const seen = await this.look();
    const thing = seen.things.find(one => one.kind === kind);
    assert.ok(thing, `no ${kind} is on offer: ${JSON.stringify(seen)}`);
    await this.press(thing);
    return this.changes(seen.mark);
  }

  /** Waits until the page shows something else than it did. A press that meets no answer is made again by whoever plays. @param {string} mark */
  async changes(mark) {
    await this.page.waitForFunction(survey, mark, { timeout: 5000, polling: 50 }).catch(() => {});
    // What was pressed may have closed something at once, and be on its way to the server.
    await this.page.locator('.prompt[aria-busy=true]').waitFor({ state: 'detached' });
    return this.look();
  }

  /**
   * Plays by touching what is on offer, until so many decisions of one's own are made or the match is over.
   * @param {number} decisions @param {{ hurry?: boolean }} [how] in a hurry, whatever can be declined is declined
   * @returns {Promise<{ made: number, over: boolean, ways: Record<string, number> }>}
   */
  async play(decisions, { hurry = false } = {}) {
    /** @type {Record<string, number>} */ const ways = {};
    const deadline = Date.now() + 10 * PATIENCE;
    let made = 0;
    while (made < decisions && (await this.asked())) {
      const seen = await this.look();
      const thing = this.pick(seen, hurry);
      assert.ok(Date.now() < deadline, `stuck after ${made} decisions: ${JSON.stringify(seen)}`);
      if (!thing) continue;
      ways[thing.kind] = (ways[thing.kind] ?? 0) + 1;
      await this.press(thing);
      const now = await this.changes(seen.mark);
      if (now.over || now.number > seen.number) made++;
    }
    return { made, over: (await this.look()).over, ways };
  }

  /** @param {Sight} seen @param {boolean} hurry @returns {Thing | null} */
  pick({ things, chosen }, hurry) {
    /** @param {string[]} kinds */
    const any = (...kinds) => {
      const some = things.filter(thing => kinds.includes(thing.kind));
      return some.length ? some[this.choose(some.length)] : null;
    };
    return (
      any('sure') ??
      any('odds') ??
      any('menu') ??
      any('list') ??
      (hurry ? (any('main') ?? any('pass')) : null) ??
      (chosen ? any('target') : this.choose(5) ? any('card', 'tile', 'place') : any('beyond')) ??
      any('main', 'button', 'pile') ??
      any('card', 'tile', 'place') ??
      any('beyond') ??
      any('all')
    );
  }
}

/**
 * What the page offers, read off roles, labels and states; null if it is what is known already. Runs in the page.
 * @param {string | null} known @returns {Sight | null}
 */
function survey(known) {
  const prompt = document.querySelector('.prompt');
  const text = (/** @type {Element | null | undefined} */ el) => el?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const number = Number(/\d+/.exec(text(document.querySelector('.log footer span')))?.[0] ?? 0);
  /** @type {Thing[]} */ const things = [];
  /** @param {string} kind @param {Iterable<Element>} all */
  const add = (kind, all) => {
    for (const el of all) {
      if (el.matches(':disabled, [aria-disabled=true]')) continue;
      const box = el.getBoundingClientRect(),
        x = box.x + box.width / 2,
        y = box.y + box.height / 2;
      const hit = document.elementFromPoint(x, y);
      const place = el.getAttribute('data-place');
      // Only what really lies under the pointer can be pressed.
      if (!hit || !(el.contains(hit) || (place && hit.closest('[data-place]')?.getAttribute('data-place') === place)))
        continue;
      things.push({ kind, name: el.getAttribute('aria-label') ?? text(el), x, y });
    }
  };
  const all = (/** @type {string} */ selector) => document.querySelectorAll(selector);
  const places = [...all('.stage [role=button][data-place]')];
  const says = (/** @type {RegExp} */ how) => places.filter(el => how.test(el.getAttribute('aria-label') ?? ''));
  add('menu', all('[role=menuitem]'));
  add('odds', all('.prompt .deed .offer'));
  add('sure', all('.acts.held .armed'));
  add('pass', all('.prompt > .acts .offer:is(.part, .peril)'));
  add('list', all('.all-list li > .btn'));
  add('beyond', all('.beyond'));
  add('target', says(/, (on peut y aller|cible possible|can go there|possible target)$/));
  add('place', says(/, (jouable|can be played)$/));
  add('card', all('.hand .card > button'));
  add('tile', all('.reserve li button[aria-pressed=false]'));
  add('pile', all('.piled .btn.can'));
  add('main', prompt?.querySelectorAll('.offer.go') ?? []);
  add('button', all('.prompt .offer:not(.go), .choices .offer, .weighing .btn'));
  if (!document.querySelector('.all-list')) add('all', all('.all-decisions summary'));
  // while something is about to be destroyed, nothing else is touched
  const held = document.querySelector('.acts.held') != null;
  const asks = text(prompt?.querySelector('.question, .verdict'));
  const mark = [
    number,
    asks,
    held,
    all('[role=menu], .prompt .deed, .all-list, dialog[open]').length,
    things.filter(thing => thing.kind === 'target').length,
  ].join('|');
  if (mark === known) return null;
  return {
    over: !!prompt?.matches('.over'),
    asked: !!prompt?.matches('.mine'),
    number,
    offers: Number(text(document.querySelector('.all-decisions summary b'))),
    chosen: things.some(thing => thing.kind === 'target'),
    mark,
    things: held ? things.filter(thing => thing.kind === 'sure') : things,
  };
}

/** The match of a page, from its address. @param {Page} page */
export function address(page) {
  const [, id, token] = /#\/m\/([^/]+)(?:\/([^/]+))?/.exec(page.url()) ?? [];
  assert.ok(id, `no match at ${page.url()}`);
  return { id, token: token ?? null };
}

/** The card of a game on the home page. @param {Page} page @param {string} title */
export const gameCard = (page, title) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

/**
 * Begins a match on the page of its game.
 * @param {Page} page @param {string} game @param {{ company?: RegExp, level?: string, scenario?: RegExp, option?: string }} [terms]
 */
export async function begin(page, game, { company, level, scenario, option } = {}) {
  await go(page, `/g/${game}`);
  if (scenario) await page.getByRole('button', { name: scenario }).click();
  if (company) await page.getByRole('radio', { name: company }).check();
  if (level) await page.getByRole('radio', { name: level }).check();
  if (option) await page.getByText(option, { exact: true }).click();
  await page.getByRole('button', { name: /^(Commencer|Begin|Préparer le lien|Make the link)$/ }).click();
  await page.waitForURL(/#\/m\//);
}
