// Sitting down: the secret that opens a seat from then on, and one's number for the dice, promised first and opened when asked for.
import { makeSecret, numberOf } from '../dice-proof.js';
import { go, to } from '../router.js';
import { keepSeat, numbersOf } from '../store.js';
import { t } from '../words.js';

/** @typedef {import('./session.js').Session} Session */

export class Sitting {
  /** Until the answer is here, nobody knows which secret opens the seat. */
  underWay = false;
  /** @type {Set<string>} */ begun = new Set();

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /** @param {number} seat @param {string} name */
  async join(seat, name) {
    const { session } = this;
    await session.acts.act(async () => {
      // Whoever sent the invitation still has it: from here on another secret opens the seat, kept before it is told, so
      // that no lost answer locks anybody out.
      const invitation = session.tokenOf(seat),
        secret = makeSecret();
      keepSeat(session.id, seat, secret, session.about?.game);
      const commitment = numberOf(session.id, seat).commitment;
      // The live line may tell of it first.
      this.underWay = true;
      try {
        await session.server.post(invitation, 'join', { name: name || undefined, commitment, secret });
        session.own = session.tokens[seat] = secret;
        go(to.match(session.id, secret), true);
      } finally {
        this.underWay = false;
      }
    });
  }

  /** Sits down where this browser holds several seats, and opens its numbers when asked to. */
  async sealDice() {
    const { session } = this,
      { sheet } = session;
    if (!sheet || this.underWay || (sheet.dice.state !== 'joining' && sheet.dice.state !== 'opening')) return;
    const opening = sheet.dice.state === 'opening';
    for (const seat of session.mine) {
      const token = session.tokenOf(seat),
        job = `${opening}-${seat}`;
      if (!token || this.begun.has(job)) continue;
      if (!opening && (sheet.seats[seat].joined || session.mode === 'remote')) continue;
      // Who holds both seats gave his number at one of them.
      if (opening && !sheet.dice.seats[seat]) continue;
      this.begun.add(job);
      if (opening && !numbersOf(session.id)[seat]) {
        session.say(t('number-elsewhere'), 'news');
        continue;
      }
      const made = numberOf(session.id, seat);
      try {
        if (opening) await session.server.post(token, 'reveal', { number: made.number, as: seat });
        else
          await session.server.post(token, 'join', {
            name: sheet.seats[seat].name || undefined,
            commitment: made.commitment,
            as: seat,
          });
        await session.load();
      } catch {
        /* already opened elsewhere: the next sheet tells */
      }
    }
  }
}
