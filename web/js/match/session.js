// One match, kept up to date: what is known of it, and as whom. What is done there, asked and heard has modules of its own.
import { useEffect, useState } from '../../vendor/preact.js';
import { Match, Refused } from '../api.js';
import { keepHost, keepSeat, ownToken, seatsOf } from '../store.js';
import { t } from '../words.js';
import { Acts } from './acts.js';
import { Feed } from '../playback/feed.js';
import { Answers } from './answers.js';
import { Line } from './line.js';
import * as seating from './seating.js';
import { Sitting } from './sitting.js';

/**
 * @typedef {import('../../types').MatchAbout} MatchAbout
 * @typedef {import('../../types').Sheet} Sheet
 * @typedef {import('../../types').Note} Note
 * @typedef {{ text: string, rule: string | null, gist: string | null, kind: 'refusal' | 'news', silence?: boolean }} Word `silence`: the server did not answer
 */

/** How long a word stands in the place of the question, at least, and for each of its letters, in milliseconds. */
const READ = 6000,
  LETTER = 60;
/** So many older lines of the journal are kept while the match goes on. */
const MOST_LINES = 400;

export class Session {
  /** @type {MatchAbout | null} */ about = null;
  /** @type {Sheet | null} */ sheet = null;
  /** Lines older than the sheet's own. @type {Note[]} */ older = [];
  /** Nothing older is left to ask for. */ complete = false;
  /** What came with the last change, for the board to act out. @type {Note[]} */ fresh = [];
  /** @type {Word | null} */ word = null;
  /** Set when the match cannot be shown at all. @type {string | null} */ failure = null;
  /** Whether that is because the link opens no seat: one may still watch. */ shut = false;
  /** The seat whose computer is thinking. @type {number | null} */ thinking = null;
  /** Who sits before the one screen; null while the curtain is drawn. @type {number | null} */ present = null;
  /** Whom the curtain waits for. @type {number | null} */ next = null;
  /** Where one person is asked for both sides at once: the side he looks at. @type {number | null} */ facing = null;
  /** The language it was last asked in. @type {string | null} */ spoken = null;
  busy = false;
  /** @type {(string | null)[]} */ tokens;

  /** @param {string} id @param {string | null} token the one in the address, if any */
  constructor(id, token) {
    this.id = id;
    this.server = new Match(id);
    this.own = token;
    this.tokens = seatsOf(id);
    /** @type {Set<() => void>} */ this.listeners = new Set();
    this.generation = 0;
    this.line = new Line(this);
    this.answers = new Answers(this);
    this.acts = new Acts(this);
    this.sitting = new Sitting(this);
    /** What the others did is shown before anything is asked. */
    this.feed = new Feed(this);
  }

  changed() {
    for (const listener of this.listeners) listener();
  }

  async start() {
    try {
      await this.meet();
      await this.load();
      this.line.open();
    } catch (problem) {
      this.failure = problem instanceof Refused && problem.status ? problem.message : t('no-server');
      this.shut = problem instanceof Refused && problem.status === 401;
      this.changed();
      if (problem instanceof Refused && !problem.status && !this.line.closed) setTimeout(() => this.start(), 4000);
    }
  }

  stop() {
    this.line.close();
  }

  /** What the match is to the holder of a token; null where it opens no seat. @param {string | null} token */
  async known(token) {
    try {
      return await this.server.about(token);
    } catch (problem) {
      if (problem instanceof Refused && problem.status === 401 && token) return null;
      throw problem;
    }
  }

  /** Learns what the match is and which seats one holds. */
  async meet() {
    const kept = ownToken(this.id);
    let about = await this.known(this.own ?? kept);
    if (!about && this.own && kept && kept !== this.own) {
      // An invitation opens nothing any more once it is taken up; who did so here has a secret of his own.
      about = await this.known(kept);
      if (about) this.own = kept;
    }
    // A kept token that opens nothing any more: one may still watch.
    if (!about && !this.own) this.tokens = [null, null];
    this.about = about ?? (await this.server.about(this.own));
    for (const seat of this.about.you) {
      if (!this.own || this.tokens[seat] === this.own) continue;
      this.tokens[seat] = this.own;
      keepSeat(this.id, seat, this.own, this.about.game);
    }
    this.failure = null;
  }

  get mode() {
    return seating.modeOf(this);
  }
  get mine() {
    return seating.mineOf(this);
  }
  get acting() {
    return seating.actingOf(this);
  }
  get replaced() {
    return seating.replacedOf(this);
  }
  get overlooked() {
    return seating.overlookedIn(this);
  }
  get asked() {
    return seating.askedOf(this);
  }
  get decider() {
    return seating.deciderOf(this);
  }
  get reacting() {
    return seating.reactingIn(this);
  }
  get undoer() {
    return seating.undoerOf(this);
  }
  get mayAsk() {
    return seating.mayAskIn(this);
  }
  /** What can be decided now. */
  get offers() {
    return this.sheet?.table?.prompt.offers ?? [];
  }

  /** With which token, and as whom, one looks. @returns {{ token: string | null, as: number | 'both' | null }} */
  get viewer() {
    const acting = this.acting;
    if (!acting.length) return { token: null, as: null };
    if (acting.length > 1) return { token: this.tokenOf(acting[0]), as: 'both' };
    return { token: this.tokenOf(acting[0]), as: acting[0] };
  }

  /** @param {number} seat */
  tokenOf(seat) {
    return this.mine.includes(seat) ? (this.own ?? ownToken(this.id)) : this.tokens[seat];
  }

  async load() {
    const { token, as } = this.viewer;
    const generation = this.generation;
    const sheet = await this.server.sheet(token, as);
    if (generation === this.generation) this.accept(sheet);
  }

  /** Everything again, in another language or as someone else. */
  async reload() {
    this.generation++;
    this.answers.forget();
    this.feed.interrupt();
    this.feed.playback?.forget();
    /** How far back one could read. */
    const first = this.older[0]?.number;
    this.complete = false;
    this.facing = null;
    try {
      await this.meet();
      const { generation } = this,
        { token, as } = this.viewer,
        sheet = await this.server.sheet(token, as);
      /** @type {Note[]} */ let older = [];
      for (let from = sheet.journal[0]?.number ?? 0; first != null && from > first; from = older[0].number) {
        const more = (await this.server.journal(token, from, as)).filter(note => note.number < from);
        if (!more.length) break;
        older = [...more, ...older];
      }
      if (generation !== this.generation) return;
      this.older = older.filter(note => note.number >= (first ?? Infinity));
      this.accept(sheet);
      this.line.open();
    } catch {
      this.line.lose();
    }
  }

  /** @param {Sheet} sheet */
  accept(sheet) {
    const before = this.sheet,
      known = before && this.generation === this.shown;
    // An answer may be older than what the live line has brought since.
    if (known && this.line.state === 'live' && sheet.number < before.number) return;
    // So it is where the match has begun meanwhile: nobody goes back to the waiting room.
    if (known && before.table && !sheet.table) return;
    if (known && sheet.number === before.number && before.table && sheet.table) {
      // The same position told twice, by the answer and by the live line: what is being acted out goes on.
      sheet = { ...sheet, table: before.table, journal: before.journal };
    } else {
      this.fresh = known ? sheet.journal.filter(note => note.number > before.number) : [];
    }
    this.shown = this.generation;
    if (before?.number !== sheet.number) {
      this.answers.forget();
      this.facing = null;
      this.thinking = null;
      this.acts.nudged = false;
      // What was said then is no answer to what is asked now.
      this.word = null;
    }
    if (sheet.dice.host && sheet.dice.state !== 'open') keepHost(this.id, sheet.dice.host);
    if (sheet.changed && sheet.changed !== before?.changed) this.say(sheet.changed, 'news');
    this.sheet = sheet;
    const oldest = sheet.journal[0]?.number ?? 0;
    // A sheet holds the last lines alone: what one has read and may be reading still stays.
    const read = known && this.mode === 'remote' && sheet.number > before.number ? before.journal : [];
    this.older = [...this.older, ...read].filter(note => note.number < oldest).slice(-MOST_LINES);
    if (this.mode === 'hot-seat' && this.present == null && sheet.table) {
      // Behind the curtain the match may have gone on: it waits for whoever is asked now.
      const awaited = sheet.table.prompt.awaited.filter(seat => this.mine.includes(seat));
      if (this.next == null || (awaited.length && !awaited.includes(this.next)))
        this.next = awaited[0] ?? this.mine[0] ?? null;
    }
    this.sitting.sealDice();
    if (this.mode === 'remote') this.feed.hear(known ? before : null, sheet);
    // At one screen whoever comes out from behind the curtain has not seen what happened meanwhile.
    else if (this.mode === 'hot-seat' && this.present != null && !known) this.feed.hear(null, sheet);
    this.changed();
  }
  shown = -1;

  /** Whether one has something to decide. @param {Sheet} sheet */
  isAsked({ table }) {
    return !!table?.prompt.offers.length && table.prompt.awaited.some(seat => this.acting.includes(seat));
  }

  /** Whose turn a table says it is. @param {import('../../types').Table | null} table @returns {number | null} */
  turn(table) {
    return seating.turnIn(this.about, table);
  }

  /** Whether one is asked in the midst of the other's turn: while the table says that it is theirs, or at a moment of reaction that is not in one's own. @param {Sheet} sheet */
  midst(sheet) {
    const turn = this.turn(sheet.table),
      theirs = turn == null ? sheet.window != null : !this.acting.includes(turn);
    return theirs && this.isAsked(sheet);
  }

  /** @param {string} text @param {Word['kind']} kind @param {string | null} [rule] @param {string | null} [gist] */
  say(text, kind, rule = null, gist = null) {
    const word = text ? { text, kind, rule, gist } : null;
    this.word = word;
    // It is there long enough to be read; then the question stands there again.
    const long = Math.max(READ, (text.length + (gist?.length ?? 0)) * LETTER);
    if (word) setTimeout(() => this.word === word && this.hush(), long);
    this.changed();
  }

  hush() {
    if (this.word) {
      this.word = null;
      this.changed();
    }
  }

  /** The seat whose computer is thinking, as long as it is asked. @returns {number | null} */
  get thinks() {
    const { thinking } = this;
    return thinking != null && this.sheet?.table?.prompt.awaited.includes(thinking) ? thinking : null;
  }

  /** Turns to the other of one's two sides when both are asked: a table shows the question of one. @param {number} seat */
  async face(seat) {
    const { table } = await this.server.sheet(this.tokenOf(seat), seat).catch(() => ({ table: null }));
    const { sheet } = this;
    if (!table || !sheet?.table || !this.asked.includes(seat)) return;
    this.answers.forget();
    this.facing = seat;
    this.sheet = { ...sheet, table: { ...sheet.table, prompt: table.prompt } };
    this.changed();
  }

  /** While the other player at this screen is asked, he reads nothing that is not his. @returns {Note[]} */
  get journal() {
    if (this.overlooked) return [];
    return [...this.older, ...(this.sheet?.journal ?? [])];
  }
  async moreJournal() {
    const first = this.journal[0];
    if (!first || this.complete) return;
    const { token, as } = this.viewer;
    const notes = await this.server.journal(token, first.number, as).catch(() => /** @type {Note[]} */ ([]));
    const more = notes.filter(note => note.number < first.number);
    this.complete = more.length === 0;
    this.older = [...more, ...this.older];
    this.changed();
  }

  // ---- one screen, two players

  /** Draws the curtain: only what anybody may see stays on the page. @param {number} seat whom it waits for */
  async draw(seat) {
    this.feed.left();
    this.present = null;
    this.next = seat;
    await this.reload();
  }

  /** The next player is there. */
  async lift() {
    this.present = this.next;
    await this.reload();
  }
}

/** @param {string} id @param {string | null} token @param {string} lang */
export function useSession(id, token, lang) {
  const [session, setSession] = useState(/** @type {Session | null} */ (null));
  const [, again] = useState(0);
  useEffect(() => {
    const made = new Session(id, token);
    const listener = () => again(n => n + 1);
    made.listeners.add(listener);
    setSession(made);
    made.start();
    return () => {
      made.listeners.delete(listener);
      made.stop();
    };
  }, [id, token]);
  useEffect(() => {
    if (session?.about && session.sheet && session.spoken !== lang) session.reload();
    if (session) session.spoken = lang;
  }, [lang, session]);
  return session;
}
