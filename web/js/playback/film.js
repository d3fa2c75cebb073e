// A match watched again: a stretch of it is asked for at a time, and shown like the turn of somebody else.
import { settings } from '../store.js';
import { moves } from '../theme.js';
import { mustMove } from './camera.js';
import { Playback } from './playback.js';

/** @typedef {import('../../types').Frame} Frame */
/** @typedef {import('../match/session.js').Session} Session */

/** So many entries are asked for at once. */
const STRETCH = 40;

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
  /** Shows the next stretch once it is here, and asks for the one after it. */
  async #go() {
    if (this.#goes) return;
    this.#goes = true;
    const frames = await this.next?.catch(() => null);
    if (this.#ended) return;
    if (frames) {
      const [first, ...rest] = frames;
      this.begun = first.number;
      this.next = this.#ask();
      this.notes = [...this.notes, ...rest.flatMap(frame => frame.notes)];
      this.playback.push(rest, { own: [], before: first.table, over: false, anew: true });
      this.playback.expect(false);
    } else this.over = true;
    this.#goes = false;
    // Entries that nobody is told of have nothing to show.
    if (frames && (!this.playback.beats.length || this.#told)) this.#go();
    this.onStep();
  }
  get #told() {
    return this.playback.waiting && !this.playback.held;
  }
  #shown = -1;
  #onBeat() {
    if (this.#ended || this.#goes) return;
    if (this.#told) this.#go();
    else if (this.number !== this.#shown) {
      this.#shown = this.number;
      this.onStep();
    }
  }
  stop() {
    this.#ended = true;
    this.playback.stop();
  }
}
