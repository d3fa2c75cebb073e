// Both sides of matches whose dice are known, at every size that a page may have: what the stories and the measure of the layout share.
import assert from 'node:assert/strict';
import { chooser } from './house.js';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('../../web/types').Sheet} Sheet
 * @typedef {import('../../web/types').Offer} Offer
 */

export const SIZES = /** @type {const} */ ([
  [1440, 900],
  [1280, 720],
  [1920, 1080],
  [768, 1024],
  [390, 844],
]);
export const GAMES = {
  attrition: '1914',
  'grande-guerre': '42',
  verdun: 'campaign',
  villers: 'first-tank-battle',
  'der-des-ders': 'cambrai',
};
/** So often something is done before a phase is ended. */
const OFTEN = 3;

/** Both sides of a match whose dice are known, played without a page. */
export class Players {
  /** @param {import('./house.js').House} house @param {{ id: string, token: string }} match */
  constructor(house, match) {
    this.house = house;
    this.match = match;
    this.choose = chooser(23);
    /** @type {Map<string, number>} */ this.done = new Map();
  }
  /** @param {number} [seat] @returns {Promise<Sheet>} */
  sheet(seat) {
    const as = seat == null ? '' : `?as=${seat}`;
    return this.house.api('GET', `matches/${this.match.id}/sheet${as}`, undefined, this.match.token);
  }
  /** One decision of whoever is asked; none where the answer is given without asking. @returns {Promise<Sheet>} */
  async decide() {
    const as = (await this.sheet()).table?.prompt.awaited[0],
      sheet = await this.sheet(as),
      { table, number } = sheet;
    assert.ok(table);
    const { offers } = table.prompt;
    if (!offers.length) return sheet;
    const { decision } = this.pick(offers, table.status.join('|'));
    return this.house.api('POST', `matches/${this.match.id}/decide`, { number, decision, as }, this.match.token);
  }
  /** @param {Offer[]} offers @param {string} phase @returns {Offer} */
  pick(offers, phase) {
    const done = this.done.get(phase) ?? 0;
    this.done.set(phase, done + 1);
    const ends = offers.find(({ role }) => role === 'pass');
    if (ends && done >= OFTEN) return ends;
    // a whole side is set up at once
    const whole = offers.find(({ verb }) => verb === 'standard' || verb === 'dispose');
    if (whole && done < OFTEN) return whole;
    // whoever is taken up acts, and is done with
    const rest = offers.filter(({ role }) => !['pass', 'take', 'join', 'chain', 'leave'].includes(role));
    // whoever can strike at somebody does
    const blows = rest.filter(({ role }) => role === 'strike');
    if (blows.length) {
      // of one kind or the other, however many there are of each
      const verbs = [...new Set(blows.map(({ verb }) => verb))],
        verb = verbs[this.choose(verbs.length)],
        some = blows.filter(blow => blow.verb === verb);
      return some[this.choose(some.length)];
    }
    const stays = done >= OFTEN ? rest.find(({ verb }) => verb === 'stay') : null;
    const deeds = rest.length ? rest : offers.filter(({ role }) => role !== 'pass');
    return stays ?? (deeds.length ? deeds[this.choose(deeds.length)] : offers[0]);
  }
}

/** Everybody speaks the other language; nothing moves by that. @param {Page} page @param {'fr' | 'en'} lang */
export async function speak(page, lang) {
  await page.locator('.menu-of > summary').click();
  await page.locator(`.menu-of .lang [lang=${lang}]`).click();
  await page.locator(`html[lang=${lang}]`).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
}
