// A match watched again: a stretch of it is asked for at a time, and shown like the turn of somebody else.
import { settings } from '../store.js';
import { moves } from '../theme.js';
import { mustMove } from './camera.js';
import { Playback } from './playback.js';

/** @typedef {import('../../types').Frame} Frame */
/** @typedef {import('../match/session.js').Session} Session */

/** So many entries are asked for at once. */
const STRETCH = 40,
  /** How long the sum of a turn is there before the next one, in milliseconds. */
  READ = 5000;

export class Film {
  /** Every line that came with it. @type {import('../../types').Note[]} */ notes = [];
  /** Whether all of it was shown. */ over = false;
  #ended = false;

  /** @param {{ session: Session, from: number, last: number, as: number | 'both' | 'all' | null, eye: import('./camera.js').Eye, onStep: () => void }} how `onStep`: another beat is shown, or it is over */
  constructor({ session, from, last, as, eye, onStep }) {
    this.session = session;
    /** Where the stretch begins that is shown. */
    this.begun = from;
    /** How far it was asked for. */
    this.reached = from;
    this.last = last;
    this.as = as;
    this.onStep = onStep;
    this.playback = new Playback({
      apart: (a, b) => eye.layout?.apart(a, b) ?? 1,
      speed: settings().pace,
      mode: moves() ? 'play' : 'still',
      camera: beat => mustMove(eye, beat),
      turn: table => session.turn(table),
    });
    this.playback.expect(true);
    this.playback.listen(() => this.#onBeat());
    /** What comes after the stretch that is shown. @type {Promise<Frame[]> | null} */ this.next = this.#ask();
    this.#go();
  }

  /** The entry that is being shown. */
  get number() {
    return this.playback.beat?.notes.at(-1)?.number ?? this.begun;
  }

  /** @returns {Promise<Frame[]> | null} */
  #ask() {
    if (this.reached >= this.last) return null;
    const after = this.reached,
      until = Math.min(this.last, after + STRETCH);
    this.reached = until;
    return this.session.server.frames(this.session.viewer.token, after, until, this.as);
  }
  /** Whether the next stretch is on its way. */
  #goes = false;
  /** What came with a stretch and is of the next turn: first the frame that ended this one. @type {Frame[]} */ #rest =
    [];
  /** Whether what comes next is another turn. */ #turned = true;
  /** Shows what is left of a turn, as far as it is here, and asks for what comes after it. */
  async #go() {
    if (this.#goes) return;
    this.#goes = true;
    const kept = this.#rest.length > 1,
      frames = kept ? this.#rest : await this.next?.catch(() => null);
    if (this.#ended) return;
    if (frames) {
      const [first, ...rest] = frames,
        turn = this.session.turn(first.table),
        ends = rest.findIndex(({ table }) => this.session.turn(table) !== turn),
        told = ends < 0 ? rest : rest.slice(0, ends + 1);
      if (!kept) {
        this.next = this.#ask();
        this.notes = [...this.notes, ...rest.flatMap(frame => frame.notes)];
      }
      this.begun = first.number;
      this.#rest = ends < 0 ? [] : rest.slice(ends);
      // A turn is summed up once it has ended, and the last one with the match.
      const over = ends >= 0 || !this.next;
      this.playback.push(told, { own: [], before: first.table, over, anew: this.#turned });
      this.#turned = over;
      this.playback.expect(false);
    } else this.over = true;
    this.#goes = false;
    // Entries that nobody is told of have nothing to show.
    if (frames && (!this.playback.beats.length || this.#told)) this.#go();
    this.onStep();
  }
  /** Whether all that came was shown, and its sum was read. */
  get #told() {
    const { waiting, held, state, beats } = this.playback;
    return (waiting && !held) || (state === 'idle' && beats.length > 0);
  }
  #shown = -1;
  /** Goes on by itself once a sum was there long enough. @type {any} */ #reading = null;
  #onBeat() {
    const { playback } = this,
      sums = playback.state === 'recap';
    if (!sums || this.#ended) {
      clearTimeout(this.#reading);
      this.#reading = null;
    }
    if (this.#ended || this.#goes) return;
    if (sums && playback.mode === 'play') this.#reading ??= setTimeout(() => playback.close(), READ / playback.speed);
    if (this.#told) this.#go();
    else if (this.number !== this.#shown || sums) {
      this.#shown = this.number;
      this.onStep();
    }
  }
  stop() {
    this.#ended = true;
    clearTimeout(this.#reading);
    this.playback.stop();
  }
}
