// What one can do in a match. A refusal becomes a word at the prompt, a stale position is replaced quietly.
import { Refused } from '../api.js';
import { t } from '../words.js';
import { Hold } from './hold.js';
import { offerOf, passes } from './offers.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('./offers.js').Step} Step
 * @typedef {import('./session.js').Session} Session
 */

export class Acts {
  /** What one has decided here and could still undo, with the entry that it made. @type {{ offer: Offer, entry: number }[]} */
  made = [];
  nudged = false;

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    /** What destroys something, whichever way one points at it, is asked about first. */
    this.hold = new Hold({ changed: () => session.changed(), act: offer => this.#sworn(offer) });
  }
  /** What was to follow upon the deed that is being held. @type {(() => Promise<void>) | null} */ #after = null;

  /** What was held long enough is done, and what was to follow goes on. @param {Offer} offer */
  async #sworn(offer) {
    const after = this.#after;
    this.#after = null;
    if (await this.decide(offer.decision)) await after?.();
  }

  /** Does something at the server. @param {() => Promise<any>} work @returns {Promise<boolean>} whether it was done */
  async act(work) {
    const { session } = this;
    if (session.busy) return false;
    session.busy = true;
    session.word = null;
    session.answers.forget();
    session.changed();
    try {
      const sheet = await work();
      if (sheet && typeof sheet.number === 'number' && sheet.dice) session.accept(sheet);
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      const { status } = problem,
        { sheet } = problem.problem;
      if (status === 409 && sheet) {
        // The sheet that comes with it may be another seat's: at one screen it is asked for anew.
        if (session.mine.length > 1) await session.load().catch(() => {});
        else session.accept(sheet);
        session.say(t('stale'), 'news');
      } else if (status === 0) {
        session.word = { text: t('not-sent'), rule: null, gist: null, kind: 'refusal', silence: true };
      } else session.say(problem.message, 'refusal', problem.rule);
      return false;
    } finally {
      session.busy = false;
      session.changed();
    }
  }

  /** @param {string} act @param {Record<string, unknown>} [body] @param {number | null} [seat] */
  doAs(act, body = {}, seat = this.session.decider ?? this.session.acting[0] ?? null) {
    const { session } = this;
    if (seat == null) return Promise.resolve(false);
    return this.act(async () => {
      const answer = await session.server.post(session.tokenOf(seat), act, { ...body, as: seat });
      return session.viewer.as === 'both' ? session.load() : answer;
    });
  }

  /** @param {string} decision */
  decide(decision) {
    const { session } = this,
      { sheet, decider: seat } = session;
    if (seat == null || !sheet) return Promise.resolve(false);
    const offer = session.offers.find(one => one.decision === decision);
    if (this.hold.stops(offer, sheet.number)) {
      this.#after = null;
      return Promise.resolve(false);
    }
    return this.act(async () => {
      const { as } = session.viewer;
      const answer = await session.server.post(session.tokenOf(seat), 'decide', {
        number: sheet.number,
        decision,
        as: as === 'both' ? seat : as,
      });
      if (offer) this.made = [...this.made, { offer, entry: sheet.number + 1 }];
      return as === 'both' ? session.load() : answer;
    });
  }

  /** Several decisions one after the other, each as text or by what it does; stops as soon as the next is no longer offered. What destroys something is held first, and the rest goes on. @param {(string | Step)[]} steps @param {number} [done] so many of them are done already */
  async decideAll(steps, done = 0) {
    const { session } = this,
      seat = session.decider;
    for (const step of steps.slice(done)) {
      const { offers } = session;
      const offer = typeof step === 'string' ? offers.find(one => one.decision === step) : offerOf(offers, step);
      if (session.decider !== seat || !offer) break;
      if (!(await this.decide(offer.decision))) {
        const next = done + 1;
        if (this.hold.offer === offer) this.#after = () => this.decideAll(steps, next);
        return;
      }
      done++;
    }
    if (done < steps.length && steps.length > 1) session.say(t('stopped', { done, all: steps.length }), 'news');
  }

  /** The step of the draft that did such a thing with one of these, to be withdrawn by itself. @param {import('../../types').Role[]} roles @param {string[]} subjects @returns {number | null} */
  stepOf(roles, subjects) {
    const { sheet, undoer } = this.session;
    if (undoer == null) return null;
    const step = this.made.findLast(
      ({ offer, entry }) =>
        roles.includes(offer.role) && subjects.includes(offer.subject ?? '') && sheet?.draft.includes(entry),
    );
    return step?.entry ?? null;
  }

  undo() {
    const { sheet, undoer } = this.session;
    return undoer == null ? Promise.resolve(false) : this.doAs('undo', { number: sheet?.number }, undoer);
  }
  /** Drops one step of the draft; what came after it stands, as far as it still can. @param {number} entry */
  async withdraw(entry) {
    const { session } = this,
      { undoer } = session,
      before = session.sheet?.draft.length ?? 0;
    if (undoer == null || !(await this.doAs('undo', { number: session.sheet?.number, entry }, undoer))) return;
    const fallen = before - 1 - (session.sheet?.draft.length ?? 0);
    if (fallen > 0) session.say(t('fallen', { n: fallen }), 'news');
  }

  /** Passes for the player who does not sit here, without showing what he holds; false if there is more to decide than a pass, or passing costs him something. @param {number} seat */
  async passFor(seat) {
    const { session } = this,
      token = session.tokenOf(seat);
    const sheet = await session.server.sheet(token, seat).catch(() => null);
    const pass = sheet?.table?.prompt.offers.find(offer => passes(offer) && !offer.target);
    if (!sheet || !pass || pass.caution) return false;
    return this.act(async () => {
      await session.server.post(token, 'decide', { number: sheet.number, decision: pass.decision, as: seat });
      await session.load();
    });
  }

  /** When one wants to be asked. @param {Record<string, boolean>} orders @param {number} seat */
  standing(orders, seat) {
    const { server } = this.session;
    return this.act(() => server.standing(this.session.tokenOf(seat), orders, seat));
  }

  /** @param {string} text */
  async chat(text) {
    const { session } = this,
      seat = session.acting[0];
    const said = await session.server
      .post(seat == null ? null : session.tokenOf(seat), 'chat', seat == null ? { text } : { text, as: seat })
      .catch(() => null);
    if (said) session.line.hear({ type: 'said', said });
  }

  async nudge() {
    const { session } = this;
    this.nudged = true;
    session.changed();
    await session.server.post(session.viewer.token, 'nudge', { as: session.acting[0] }).catch(() => {});
  }
}
