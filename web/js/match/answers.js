// Questions about a position, and their answers, which are kept as long as it stands.
import { Refused } from '../api.js';

/**
 * @typedef {import('../../types').Odds} Odds
 * @typedef {import('../../types').WhyNot} WhyNot
 * @typedef {import('./session.js').Session} Session
 */

export class Answers {
  /** @type {Map<string, Promise<any>>} */ kept = new Map();
  asking = new AbortController();

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Another position: what was asked about this one is not waited for any more. */
  forget() {
    this.asking.abort();
    this.asking = new AbortController();
    this.kept.clear();
  }

  /** @param {string} what @param {Record<string, unknown>} body @param {number | null} [as] for which of one’s own sides @returns {Promise<any>} */
  ask(what, body, as = null) {
    const { session } = this,
      own = as != null && session.acting.includes(as) ? as : null,
      seat = own ?? session.decider ?? session.acting[0] ?? null;
    const key = `${what}${own}${JSON.stringify(body)}`;
    const known = this.kept.get(key);
    if (known) return known;
    const answer = session.server
      .post(
        seat == null ? null : session.tokenOf(seat),
        what,
        seat == null ? body : { ...body, as: seat },
        this.asking.signal,
      )
      .catch(problem =>
        what === 'why-not' && problem instanceof Refused && problem.status
          ? { because: problem.message, rule: problem.rule ?? '', title: '', gist: '' }
          : undefined,
      );
    this.kept.set(key, answer);
    return answer;
  }

  /** @param {string} decision @returns {Promise<Odds | undefined>} */
  odds(decision) {
    // A hover may outlive the offer it was over.
    const { session } = this,
      offered = !session.busy && session.offers.some(offer => offer.decision === decision);
    return offered ? this.ask('odds', { decision }) : Promise.resolve(undefined);
  }
  /** @param {string} subject @param {string | null} [target] @returns {Promise<WhyNot | undefined>} */
  whyNot(subject, target) {
    return this.ask('why-not', target ? { subject, target } : { subject });
  }
  /** @param {string} subject @param {number | null} [side] whose it is: who plays both asks for that one @returns {Promise<import('../../types').Inspection | undefined>} */
  inspect(subject, side = null) {
    return this.ask('inspect', { subject }, side);
  }
  /** @param {string} from @param {string} to @returns {Promise<{ notes: string[], places: string[] } | undefined>} */
  measure(from, to) {
    return this.ask('measure', { from, to });
  }
}
