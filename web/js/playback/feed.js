// What the others did reaches the playback whole and in order: as it comes; or, where one was away or much came at once, asked for
// entry by entry.
import { keepSeen, seenOf, settings } from '../store.js';

/** @typedef {import('../../types').Sheet} Sheet */
/** @typedef {import('../match/session.js').Session} Session */
/** @typedef {import('./playback.js').Playback} Playback */
/** @typedef {{ before: Sheet | null, sheet: Sheet, generation: number }} Errand what is asked for: from where, how far, and for whom */

export class Feed {
  /** Whoever shows it. @type {Playback | null} */ playback = null;
  /** What is to be asked for, one after the other. @type {Errand[]} */ #errands = [];
  /** Whether one of them is on its way. */ #under = false;
  /** Whether one has come to the match: what happened before is asked for once. */ #met = false;
  /** Whoever waits does so no longer. @type {(() => void) | null} */ #hurry = null;

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Whether something is about to be shown. */
  get pending() {
    return this.#under || this.#errands.length > 0;
  }

  /** @param {Playback} playback @returns {() => void} lets it go */
  attach(playback) {
    this.playback = playback;
    playback.hurry = () => this.#hurry?.();
    const end = playback.listen(() => this.#note());
    if (this.pending) playback.expect(true);
    this.#run();
    return () => {
      end();
      this.playback = null;
    };
  }

  /** What is being shown is cut short, as the page is read anew: whoever reads it sees it from the beginning. */
  interrupt() {
    const { playback } = this;
    const cut = this.pending || (playback && !playback.asks && playback.state !== 'recap');
    // whoever comes out from behind the curtain has seen nothing yet
    if (cut || this.session.mode === 'hot-seat') this.#met = false;
    this.#errands = [];
    this.#hurry?.();
  }

  /** A sheet came. @param {Sheet | null} before the one that was known; none where one comes to the match, or looks as somebody else @param {Sheet} sheet */
  hear(before, sheet) {
    if (!sheet.table) return;
    if (before?.table) {
      if (sheet.number <= before.number) return;
      // Each entry with its own table, where more than one came at once, or nobody shows it now; somebody who passes over it needs none.
      const several = sheet.number > before.number + 1 || !this.playback;
      if (this.pending || (several && settings().foe !== 'skip')) return this.#ask(before, sheet);
      const { awaited } = before.table.prompt,
        by = awaited.length === 1 ? awaited[0] : null;
      this.#push([{ number: sheet.number, table: sheet.table, notes: this.session.fresh, by }], before, sheet);
    } else if (!this.#met && sheet.number > 0 && this.session.acting.length === 1) this.#ask(null, sheet);
    this.#met = true;
  }

  /** @param {import('./beats.js').Frame[]} frames @param {Sheet | null} before @param {Sheet} sheet @param {boolean} [seen] */
  #push(frames, before, sheet, seen = false) {
    const { session, playback } = this,
      own = session.acting,
      // what was asked there has been decided meanwhile
      last = !this.#errands.length,
      // who only looks on sees a turn summed up once it is another's
      turned = !own.length && before?.table != null && session.turn(before.table) !== session.turn(sheet.table);
    try {
      playback?.push(frames, {
        own,
        before: before?.table ?? null,
        reacting: last && session.midst(sheet),
        // where nothing is on offer, an answer is given without asking, and more comes
        over: last && (!!sheet.over || !!sheet.table?.outcome || session.isAsked(sheet) || turned),
        seen,
      });
    } catch (problem) {
      // What cannot be shown is not shown: the table is there all the same.
      console.error(problem);
      playback?.forget();
    }
  }

  /** What came between, or since one's last decision: once it is here, it is shown. @param {Sheet | null} before @param {Sheet} sheet */
  #ask(before, sheet) {
    const waits = this.#errands.at(-1);
    // what waits for its turn is asked for together
    if (before && waits) waits.sheet = sheet;
    else this.#errands.push({ before, sheet, generation: this.session.generation });
    this.playback?.expect(true);
    this.#run();
  }
  /** One after the other, as soon as somebody shows it. */
  async #run() {
    if (this.#under) return;
    this.#under = true;
    for (let next; this.playback && (next = this.#errands.shift());) await this.#carryOut(next);
    this.#under = false;
    if (!this.pending) this.playback?.expect(false);
  }
  /** @param {Errand} errand */
  async #carryOut({ before, sheet, generation }) {
    const { session } = this,
      { token, as } = session.viewer;
    // whoever sits down at one screen has seen all until he went away
    const from = before?.number ?? (session.mode === 'hot-seat' ? this.#seen : null);
    const ask = () => session.server.frames(token, from, sheet.number, as);
    /** @type {Promise<'hurry'>} */
    const hurried = new Promise(done => {
      this.#hurry = () => done('hurry');
    });
    const found = await Promise.race([
      ask()
        .catch(ask)
        .catch(() => null),
      hurried,
    ]);
    this.#hurry = null;
    if (generation !== session.generation) return;
    const [first, ...rest] = Array.isArray(found) ? found : [];
    // where it cannot be told entry by entry, it is told by the lines that came with the table
    if (!rest.length) {
      const notes = before ? sheet.journal.filter(note => note.number > before.number) : [];
      rest.push({ number: sheet.number, table: /** @type {any} */ (sheet.table), notes, by: null });
    }
    const seen = !before && this.#seen >= sheet.number;
    this.#push(rest, before ?? /** @type {any} */ (first ?? { table: null }), sheet, seen);
    if (found === 'hurry') this.playback?.toEnd();
  }

  /** Whoever goes away from the one screen has seen all that happened there. */
  left() {
    const { session } = this;
    if (session.mode === 'hot-seat' && session.acting.length === 1) keepSeen(this.#key, session.sheet?.number ?? 0);
  }
  /** At one screen each has seen what he has seen. */
  get #key() {
    const { id, mode, acting } = this.session;
    return mode === 'hot-seat' ? `${id}.${acting[0]}` : id;
  }
  get #seen() {
    return seenOf(this.#key);
  }
  /** What was shown to its end is not shown again to whoever comes back. */
  #note() {
    const { playback, session } = this,
      number = session.sheet?.number ?? 0;
    const done = playback && this.#met && !this.pending && (playback.asks || playback.state === 'recap');
    if (done && session.acting.length === 1 && this.#seen < number) keepSeen(this.#key, number);
  }
}
