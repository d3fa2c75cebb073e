// The other side's turn as something one watches: which beat is shown, how far it is, what waits. No page, no pictures; the clock
// is given, so that a test can turn it.
import { group, progressAt, schedule, told } from './beats.js';
import { recapOf } from './recap.js';

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('./beats.js').Beat} Beat */
/** @typedef {import('./beats.js').Frame} Frame */
/** @typedef {import('./beats.js').Progress} Progress */
/** @typedef {'play' | 'still' | 'skip'} Way the other's turn is played, stands as pictures that one turns over, or is left out */
/** @typedef {0.5 | 1 | 2} Speed */
/** @typedef {{ set: (act: () => void, ms: number) => any, clear: (timer: any) => void, now: () => number }} Clock */
/** @typedef {{ beat: Beat, index: number, brief: boolean }} Ended a beat to be told aloud; `brief`: only what it cost */

/** @type {Clock} */
const wall = {
  set: (act, ms) => setTimeout(act, ms),
  clear: timer => clearTimeout(timer),
  now: () => performance.now(),
};

/** So many beats are kept in mind by themselves: more of them are summed up. */
const KEPT_IN_MIND = 2;
/** Who looks on keeps no more beats than these, where nobody's turn ends. */
const LOOKED_ON = 60;

export class Playback {
  /** @type {'playing' | 'paused' | 'recap' | 'idle'} */ state = 'idle';
  /** What is played, the beats of this turn of theirs. @type {Beat[]} */ beats = [];
  /** Which of them is shown. */ at = -1;
  /** What was told to the end, for the live region. @type {Ended[]} */ ended = [];
  /** Whether the player is asked in the midst of their turn. */ reaction = false;
  /** Whether it was all in answer to a deed of the player's own: then there is nothing to sum up. */ aside = false;
  /** Whether it cost nobody anything, and nothing was taken or scored. */ quiet = false;
  /** Whether it was so short that whoever saw it needs no sum. */ brief = false;

  /** The frames of this turn. @type {Frame[]} */ #frames = [];
  /** The table before them. @type {Table | null} */ #base = null;
  /** Where the beats end that are told or being told: what comes after may still be told otherwise. @type {import('./beats.js').Cursor} */
  #cursor = { frame: 0, note: 0 };
  /** @type {Table | null} */ #latest = null;
  /** @type {number[]} */ #own = [];
  /** Their turn is over: after the last beat comes the recap. */ #over = false;
  /** The reader went to the end while they still play. */ #skipping = false;
  /** The reader has passed over some of this turn. */ #passed = false;
  /** The beat stands as a picture, all of it. */ #full = false;
  /** The reader turns over: nothing goes on by itself. */ #held = false;
  /** Something is on its way that is to be shown. */ #expected = false;
  /** Deeds of the player's own were among the first that came. */ #mixed = false;
  /** Nobody looks: what is shown stands still. */ #asleep = false;
  /** What is done where the reader does not wait for what is on its way. @type {(() => void) | null} */ hurry = null;
  /** How far the beat is, while the clock stands. */ #elapsed = 0;
  #since = 0;
  /** @type {any} */ #timer = null;
  /** @type {import('./beats.js').Plan | null} */ #plan = null;
  /** @type {Speed} */ #speed = 1;
  /** @type {Way} */ #mode = 'play';
  /** @type {Set<() => void>} */ #listeners = new Set();

  /** @param {{ apart: import('./beats.js').Apart, clock?: Clock, speed?: Speed, mode?: Way, near?: number, camera?: (beat: Beat) => boolean, turn?: (table: Table) => number | null }} how `camera`: whether the map has to move first; `turn`: whose turn a table says it is */
  constructor({ apart, clock = wall, speed = 1, mode = 'play', near, camera = () => false, turn = () => null }) {
    this.apart = apart;
    this.clock = clock;
    this.near = near;
    this.camera = camera;
    this.turn = turn;
    this.#speed = speed;
    this.#mode = mode;
  }

  /** @param {() => void} listener @returns {() => void} stops listening */
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  #changed() {
    for (const listener of [...this.#listeners]) listener();
  }

  // ---- what arrives

  /**
   * What has happened, in order; while a beat plays it waits. One's own deeds are not shown again: what is left out is on the table
   * at once. Only what the dice or the other side make of them in the midst of their turn is, and what their deeds change on one's own side.
   * @param {Frame[]} frames @param {{ own: number[], before?: Table | null, reacting?: boolean, over?: boolean, seen?: boolean, anew?: boolean }} who `before`: the
   * table before, where none was pushed yet; `reacting`: one is asked, but it stays their turn; `over`: nothing more comes (unless
   * said, that one is asked or the match has ended); `seen`: it was shown before, and can be seen again; `anew`: what was shown
   * until now is put away
   */
  push(frames, { own, before = null, reacting = false, over, seen = false, anew = false }) {
    const last = frames.at(-1)?.table;
    if (!last) return;
    // Whoever decides something has seen what they did; who only looks on need not keep all of a match.
    const long = !own.length && this.waiting && this.beats.length > LOOKED_ON && this.turn(last) == null;
    if (this.state === 'idle' || this.state === 'recap' || long || anew) this.#forget(before);
    // Who passed over what led up to a question sees what comes of his answer.
    else if (this.reaction) this.#skipping = false;
    this.#frames.push(...frames);
    this.#latest = last;
    this.#own = own;
    this.reaction = reacting;
    this.#over = !reacting && (over ?? (last.outcome != null || last.prompt.awaited.some(seat => own.includes(seat))));
    const fresh = this.#regroup();
    if (this.state === 'idle') {
      if (!fresh) return this.#changed();
      if (seen) this.at = this.beats.length - 1;
      else this.#arrive();
    } else if (fresh && !this.#held && this.#done) this.#arrive();
    else this.#finish();
    this.#changed();
  }
  /** A turn of theirs begins, maybe. @param {Table | null} before */
  #forget(before) {
    this.#stop();
    this.#base = this.#latest ?? before;
    this.#frames = [];
    this.#cursor = { frame: 0, note: 0 };
    this.beats = [];
    this.ended = [];
    this.at = -1;
    this.state = 'idle';
    this.reaction = this.aside = this.quiet = this.brief = this.#skipping = this.#passed = this.#held = false;
  }
  /** Tells anew what nobody has begun to tell. @returns {boolean} whether there is anything */
  #regroup() {
    const begun = this.beats.slice(0, this.at + 1),
      shown = begun.at(-1);
    const rest = group(this.#frames, {
      apart: this.apart,
      near: this.near,
      before: this.#base,
      from: this.#cursor,
      side: shown?.side ?? null,
    });
    const told = rest.map(beat => this.#tells(beat)),
      // what one's own deed came to is seen before what they did then; by itself it lies on the board
      first = shown ? 0 : told.includes('theirs') ? told.findIndex(Boolean) : -1;
    this.beats = [...begun, ...rest.filter((_, i) => first >= 0 && i >= first && told[i])];
    if (!shown) this.#mixed = rest.some(beat => beat.side != null && this.#own.includes(beat.side));
    const mine = (/** @type {Table | null} */ table) => !!table && this.#own.includes(this.turn(table) ?? -1);
    this.aside =
      (this.#mixed && this.#frames.filter(frame => frame.notes.length).length === 1) ||
      [this.#base, ...this.#frames.map(frame => frame.table)].every(mine);
    return this.#coming;
  }
  /** Whether a beat is of the others' doing, or goes with it; neither is what changes nothing but words on one's own side. @param {Beat} beat @returns {'theirs' | 'with' | null} */
  #tells({ side, kind, notes, places, dice, losses, taken, arrows }) {
    const owns = (/** @type {Frame} */ { by }) => by != null && this.#own.includes(by);
    /** @param {import('./beats.js').Told} note */
    const given = note =>
      note.picture.side == null &&
      note.picture.act == null &&
      this.#frames.some(frame => owns(frame) && frame.notes.includes(note));
    // an answer that was given for him is told where it can be read
    if (!places.length && !dice.length && notes.every(given)) return null;
    if (side == null) return 'with';
    if (!this.#own.includes(side)) return 'theirs';
    // where one has sent one's own, one knows
    const cost = dice.length || losses.length || taken.length || arrows.some(arrow => arrow.back);
    if (kind === 'move' && !cost) return null;
    const theirs = this.#frames.filter(frame => frame.by != null && !owns(frame));
    if (notes.some(note => note.picture.places.length && theirs.some(frame => frame.notes.includes(note))))
      return 'theirs';
    return dice.length || losses.length ? 'with' : null;
  }
  /** Begins what has come, as the player likes it. */
  #arrive() {
    if (this.#mode === 'skip' || this.#skipping) return this.#end();
    if (this.#mode === 'still') this.#show(this.at + 1);
    else this.#play(this.at + 1);
  }

  // ---- the beat that is shown

  get #coming() {
    return this.at < this.beats.length - 1;
  }
  /** @returns {Beat | null} */
  get beat() {
    return this.beats[this.at] ?? null;
  }
  /** What it came to, as far as it has come. */
  get sum() {
    return recapOf(this.beats, { own: this.#own, now: this.#latest });
  }
  /** Whether what is told began in the midst of their turn: what led up to it was told before. Before the first entry there was nothing. */
  get amid() {
    const turn = this.#base && this.turn(this.#base),
      [first] = this.#frames;
    return turn != null && first?.number > 1 && this.#own.length > 0 && !this.#own.includes(turn);
  }
  /** Whose turn is told: what happens to one's own is of theirs, too. @returns {number} */
  get teller() {
    const own = (/** @type {number | null | undefined} */ side) => side == null || this.#own.includes(side),
      side = this.beat?.side;
    return (own(side) ? this.beats.find(beat => !own(beat.side))?.side : side) ?? side ?? 0;
  }
  /** Everything there is has been told, and they still play, or one is asked in the midst of it. */
  get waiting() {
    return (this.state === 'playing' || this.state === 'paused') && !this.#coming && this.#done;
  }
  /** Whether they play on, and what they do is awaited. */
  get comes() {
    return this.waiting && !this.#over && !this.reaction;
  }
  /** Whether the reader turns over, and has not turned over what is shown. */
  get held() {
    return this.#held;
  }
  /** Whether the question of the table may be asked: nothing is being told, or about to be. */
  get asks() {
    return !this.#expected && (this.state === 'idle' || (this.reaction && this.waiting && !this.#held));
  }
  /** Whether something is on its way that is to be shown before anything is asked. */
  get expected() {
    return this.#expected;
  }
  /** @param {boolean} it */
  expect(it) {
    if (it === this.#expected) return;
    this.#expected = it;
    // what was told before is not what comes
    if (it && this.state === 'idle') this.#forget(null);
    this.#changed();
  }
  get #done() {
    return this.#full || !this.#plan || this.elapsed >= this.#plan.total;
  }
  get elapsed() {
    return this.#timer == null ? this.#elapsed : this.#elapsed + this.clock.now() - this.#since;
  }
  /** When each part of the beat begins. */
  get plan() {
    return this.#plan;
  }
  /** Whether something moves now. */
  get running() {
    return this.#timer != null;
  }
  /** How far each part of the beat is. @returns {Progress | null} */
  get progress() {
    return this.#plan && progressAt(this.#plan, this.#full ? Infinity : this.elapsed);
  }
  /** How far the beat is in its course: before the losses, before they have gone where they go, at its end. */
  get #stage() {
    if (this.#full || !this.#plan) return 2;
    const now = this.elapsed + 0.5;
    return now >= this.#plan.settle ? 2 : now >= this.#plan.loss ? 1 : 0;
  }
  /** Whether those who move have arrived. */
  get settled() {
    return this.waiting || this.#stage === 2;
  }
  /** The table that is to be seen now. @returns {Table | null} */
  get shown() {
    const { beat } = this;
    if (this.state === 'idle' || this.state === 'recap' || !beat) return this.#latest;
    if (this.waiting) return this.#latest;
    const stage = this.#stage;
    return stage === 2
      ? beat.after
      : stage === 1
        ? once(beat, 'hurt', () => told(beat.before, beat, false))
        : beat.before;
  }
  /** The same for the board: those who are on their way are not on it, they are drawn where they go. @returns {Table | null} */
  get board() {
    const { beat, shown } = this;
    if (!shown || !beat || !beat.arrows.length || this.settled) return shown;
    return once(beat, this.#stage ? 'hurt, lifted' : 'lifted', () => {
      const gone = new Set(beat.arrows.flatMap(arrow => arrow.pieces));
      return { ...shown, pieces: shown.pieces.filter(piece => piece.count > 1 || !gone.has(piece.id)) };
    });
  }
  /** The entry that the film ends with. */
  get until() {
    return this.#frames.at(-1)?.number ?? -1;
  }
  /** The last entry that the journal may show; what is later is there, but pale. */
  get heard() {
    if (this.state === 'idle' || this.state === 'recap' || this.waiting) return Infinity;
    return this.beat?.notes.at(-1)?.number ?? -1;
  }

  /** @param {number} i */
  #turnTo(i) {
    this.#stop();
    this.at = i;
    this.#elapsed = 0;
    this.#full = false;
    this.state = 'playing';
    const beat = this.beats[i];
    this.#plan = schedule(beat, this.#speed, this.camera(beat));
    const { frame, note } = this.#cursor,
      end = this.#frames.findIndex(one => one.notes.includes(/** @type {any} */ (beat.notes.at(-1)))),
      after = this.#frames[end].notes.indexOf(/** @type {any} */ (beat.notes.at(-1))) + 1;
    if (end > frame || (end === frame && after > note)) this.#cursor = { frame: end, note: after, table: beat.after };
  }
  /** @param {number} i */
  #play(i) {
    this.#turnTo(i);
    this.#held = false;
    this.#run();
  }
  /** A beat as a picture; the reader turns over. @param {number} i */
  #show(i) {
    this.#turnTo(i);
    this.#full = this.#held = true;
    this.state = 'paused';
    this.#tell(i);
  }
  /** @param {number} index */
  #tell(index, brief = this.#speed === 2) {
    if (!this.ended.some(one => one.index === index))
      this.ended = [...this.ended, { beat: this.beats[index], index, brief }];
  }
  /** Wakes up when the table changes or the beat is over. */
  #run() {
    const plan = this.#plan;
    if (!plan || this.#asleep) return;
    this.#since = this.clock.now();
    const next = [plan.loss, plan.settle, plan.total].filter(ms => ms > this.#elapsed + 0.5),
      until = next.length ? Math.min(...next) : plan.total;
    this.#timer = this.clock.set(() => {
      this.#elapsed = until;
      this.#timer = null;
      if (until < plan.total) this.#run();
      else {
        this.#tell(this.at);
        if (this.#coming) this.#play(this.at + 1);
        else this.#finish();
      }
      this.#changed();
    }, until - this.#elapsed);
  }
  #stop() {
    if (this.#timer == null) return;
    this.#elapsed = this.elapsed;
    this.clock.clear(this.#timer);
    this.#timer = null;
  }
  /** Nothing is left to tell. */
  #finish() {
    if (this.#held) return;
    if (this.#over && !this.#coming && this.#done) this.#recap();
    else if (this.reaction && this.waiting) this.state = 'paused';
  }
  #recap() {
    this.#stop();
    this.#full = true;
    // who passes over it wants no sum of it either, and where nothing came of it there is none: its traces stay until something is decided
    this.quiet = !this.sum;
    this.brief = !this.quiet && !this.#passed && this.beats.length <= KEPT_IN_MIND;
    this.state = this.aside || this.quiet || this.brief || this.#mode === 'skip' ? 'idle' : 'recap';
  }
  #end() {
    this.#stop();
    if (!this.beats.length) return;
    this.#turnTo(this.beats.length - 1);
    this.#full = true;
    this.#held = false;
    for (let i = 0; i < this.beats.length; i++) this.#tell(i, true);
    this.#skipping = this.#passed = true;
    this.#finish();
  }

  // ---- what the reader does

  /** @param {number} i */
  go(i) {
    if (i < 0 || i >= this.beats.length || this.state === 'idle') return;
    if (this.state === 'playing' && this.#mode === 'play') this.#play(i);
    else this.#show(i);
    this.#changed();
  }
  next() {
    if (this.#coming) return this.go(this.at + 1);
    if (this.state === 'idle' || this.state === 'recap') return;
    this.#stop();
    this.#full = true;
    this.#held = false;
    this.#tell(this.at);
    this.#finish();
    this.#changed();
  }
  previous() {
    this.go(Math.max(0, this.at - (this.state === 'recap' ? 0 : 1)));
  }
  pause() {
    if (this.state !== 'playing') return;
    this.#stop();
    this.state = 'paused';
    this.#held = true;
    this.#changed();
  }
  resume() {
    if (this.state !== 'paused') return;
    if (this.#mode === 'still') return this.next();
    this.#held = false;
    if (!this.#done) {
      this.state = 'playing';
      this.#run();
    } else if (this.#coming) this.#play(this.at + 1);
    else {
      this.state = 'playing';
      this.#finish();
    }
    this.#changed();
  }
  /** Nobody looks, or somebody looks again: meanwhile it stands still. @param {boolean} it */
  sleep(it) {
    if (it === this.#asleep) return;
    this.#asleep = it;
    if (it) this.#stop();
    else if (this.state === 'playing') this.#run();
    this.#changed();
  }
  /** To the recap, at once; where they still play, what comes is passed over until they are done. */
  toEnd() {
    if (this.#expected && !this.beat) return this.hurry?.();
    if (this.state === 'idle' || this.state === 'recap') return;
    this.#end();
    this.#changed();
  }
  /** Their turn once more. */
  again() {
    if (!this.beats.length) return;
    this.#skipping = false;
    this.ended = [];
    if (this.#mode === 'still') this.#show(0);
    else this.#play(0);
    this.#changed();
  }
  /** One's own turn. What was told can still be seen, until something is decided. */
  close() {
    if (this.state === 'idle') return;
    this.#stop();
    this.#full = true;
    this.state = 'idle';
    this.#changed();
  }
  /** Somebody else looks now, or in another language: what was told was not told to him. */
  forget() {
    this.#latest = null;
    this.#forget(null);
    this.#changed();
  }
  /** Nothing of it is shown any more, and nobody is told. */
  stop() {
    this.#stop();
    this.#listeners.clear();
  }

  get speed() {
    return this.#speed;
  }
  set speed(speed) {
    if (speed === this.#speed) return;
    const runs = this.running;
    this.#stop();
    this.#speed = speed;
    if (this.#plan && this.beat) {
      // The part that is being shown goes on where it was.
      const share = Math.min(1, this.#elapsed / this.#plan.total);
      this.#plan = schedule(this.beat, speed, this.camera(this.beat));
      this.#elapsed = share * this.#plan.total;
      if (runs) this.#run();
    }
    this.#changed();
  }
  get mode() {
    return this.#mode;
  }
  set mode(mode) {
    if (mode === this.#mode) return;
    this.#mode = mode;
    const under = this.state === 'playing' || this.state === 'paused';
    if (under && mode === 'skip') this.#end();
    else if (under && mode === 'still' && !this.waiting) this.#show(this.at);
    this.#changed();
  }
}

/** @type {WeakMap<Beat, Record<string, Table>>} */
const tables = new WeakMap();
/** A table made of a beat, once: the board knows by it that nothing has changed. @param {Beat} beat @param {string} key @param {() => Table} make */
function once(beat, key, make) {
  const made = tables.get(beat) ?? {};
  tables.set(beat, made);
  return (made[key] ??= make());
}
