// What the others did reaches the playback whole and in order: as it comes; or, where one was away or much came at once, asked for
// entry by entry.
import { keepSeen, seenOf, settings } from '../store.js';

/** @typedef {import('../../types').Sheet} Sheet */
/** @typedef {import('../match/session.js').Session} Session */
/** @typedef {import('./playback.js').Playback} Playback */

export class Feed {
  /** Whoever shows it. @type {Playback | null} */ playback = null;
  /** What is being asked for, and what waits behind it; each in its turn. @type {Promise<void>} */ #queue =
    Promise.resolve();
  /** How many in that queue are not done. */ #waiting = 0;
  /** Whether one has come to the match: what happened before is asked for once. */ #met = false;

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Whether something is about to be shown. */
  get pending() {
    return this.#waiting > 0;
  }

  /** @param {Playback} playback @returns {() => void} lets it go */
  attach(playback) {
    this.playback = playback;
    const end = playback.listen(() => this.#note());
    if (this.pending) playback.expect(true);
    this.#run();
    return () => {
      end();
      this.playback = null;
    };
  }

  /** A sheet came. @param {Sheet | null} before the one that was known; none where one comes to the match, or looks as somebody else @param {Sheet} sheet */
  hear(before, sheet) {
    if (!sheet.table) return;
    if (before?.table) {
      if (sheet.number <= before.number) return;
      // Each entry with its own table, where more than one came at once; somebody who passes over it needs none.
      if (this.pending || (sheet.number > before.number + 1 && settings().foe !== 'skip'))
        return this.#ask(before, sheet);
      const { awaited } = before.table.prompt,
        by = awaited.length === 1 ? awaited[0] : null;
      this.#push([{ number: sheet.number, table: sheet.table, notes: this.session.fresh, by }], before, sheet);
    } else if (!this.#met && sheet.number > 0 && this.session.acting.length === 1) this.#ask(null, sheet);
    this.#met = true;
  }

  /** @param {import('./beats.js').Frame[]} frames @param {Sheet | null} before @param {Sheet} sheet @param {boolean} [seen] */
  #push(frames, before, sheet, seen = false) {
    const { session } = this,
      // what was asked there has been decided meanwhile
      last = this.#waiting < 2;
    this.playback?.push(frames, {
      own: session.acting,
      before: before?.table ?? null,
      reacting: last && session.midst(sheet),
      // where nothing is on offer, an answer is given without asking, and more comes
      over: last && (!!sheet.table?.outcome || session.isAsked(sheet)),
      seen,
    });
  }

  /** What came between, or since one's last decision: once it is here, it is shown. @param {Sheet | null} before @param {Sheet} sheet */
  #ask(before, sheet) {
    const { session } = this,
      { generation } = session,
      { token, as } = session.viewer;
    this.#jobs.push(async () => {
      const frames = await session.server.frames(token, before?.number ?? null, sheet.number, as).catch(() => []);
      if (generation !== session.generation) return;
      const [first, ...rest] = frames;
      // where it cannot be told, the table is the new one all the same
      if (!rest.length)
        rest.push({ number: sheet.number, table: /** @type {any} */ (sheet.table), notes: [], by: null });
      this.#push(
        rest,
        before ?? /** @type {any} */ (first ?? { table: null }),
        sheet,
        !before && seenOf(session.id) >= sheet.number,
      );
    });
    this.#waiting++;
    this.playback?.expect(true);
    this.#run();
  }
  /** @type {(() => Promise<void>)[]} */ #jobs = [];
  /** One after the other, as soon as somebody shows it. */
  #run() {
    while (this.playback && this.#jobs.length) {
      const job = /** @type {() => Promise<void>} */ (this.#jobs.shift());
      this.#queue = this.#queue.then(job).then(() => {
        if (!--this.#waiting) this.playback?.expect(false);
      });
    }
  }

  /** What was shown to its end is not shown again to whoever comes back. */
  #note() {
    const { playback, session } = this,
      number = session.sheet?.number ?? 0;
    const done = playback && !this.pending && (playback.asks || playback.state === 'recap');
    if (done && session.acting.length === 1 && seenOf(session.id) < number) keepSeen(session.id, number);
  }
}
