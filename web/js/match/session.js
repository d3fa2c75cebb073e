// One match, kept up to date: what is known of it, who one is in it, and everything one can do there.
import { useEffect, useState } from '../../vendor/preact.js';
import { Match, Refused } from '../api.js';
import { makeSecret, numberOf } from '../dice-proof.js';
import { go, to } from '../router.js';
import { keepHost, keepSeat, numbersOf, ownToken, seatsOf } from '../store.js';
import { language, t } from '../words.js';
import { offerOf, passes } from './offers.js';

/**
 * @typedef {import('../../types').MatchAbout} MatchAbout
 * @typedef {import('../../types').Sheet} Sheet
 * @typedef {import('../../types').Note} Note
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('../../types').Odds} Odds
 * @typedef {import('../../types').WhyNot} WhyNot
 * @typedef {import('../../types').Picture} Picture
 * @typedef {{ text: string, rule: string | null, gist: string | null, kind: 'refusal' | 'news', silence?: boolean }} Word `silence`: the server did not answer
 */

/** Longest wait between two tries to reach the server. */
const LONGEST_WAIT = 20000;

export class Session {
  /** @type {MatchAbout | null} */ about = null;
  /** @type {Sheet | null} */ sheet = null;
  /** Lines older than the sheet's own. @type {Note[]} */ older = [];
  /** Nothing older is left to ask for. */ complete = false;
  /** What came with the last change, for the board to act out. @type {Note[]} */ fresh = [];
  /** @type {Word | null} */ word = null;
  /** Set when the match cannot be shown at all. @type {string | null} */ failure = null;
  /** Whether that is because the link opens no seat: one may still watch. */ shut = false;
  /** @type {'live' | 'lost' | 'opening'} */ link = 'opening';
  /** The seat whose computer is thinking. @type {number | null} */ thinking = null;
  /** Who sits before the one screen; null while the curtain is drawn. @type {number | null} */ present = null;
  /** Whom the curtain waits for. @type {number | null} */ next = null;
  /** Where one person is asked for both sides at once: the side he looks at. @type {number | null} */ facing = null;
  /** The language it was last asked in. @type {string | null} */ spoken = null;
  /** What one has decided here and could still undo, with the entry that it made. @type {{ offer: Offer, entry: number }[]} */ made =
    [];
  busy = false;
  joining = false;
  nudged = false;
  /** @type {(string | null)[]} */ tokens;

  /** @param {string} id @param {string | null} token the one in the address, if any */
  constructor(id, token) {
    this.id = id;
    this.server = new Match(id);
    this.own = token;
    this.tokens = seatsOf(id);
    /** @type {Set<() => void>} */ this.listeners = new Set();
    /** @type {WebSocket | null} */ this.socket = null;
    this.generation = 0;
    this.tries = 0;
    this.stopped = false;
    /** @type {Map<string, Promise<any>>} */ this.answers = new Map();
    this.asking = new AbortController();
    /** @type {Set<string>} */ this.dicing = new Set();
  }

  changed() {
    for (const listener of this.listeners) listener();
  }

  async start() {
    try {
      await this.meet();
      await this.load();
      this.open();
    } catch (problem) {
      this.failure = problem instanceof Refused && problem.status ? problem.message : t('no-server');
      this.shut = problem instanceof Refused && problem.status === 401;
      this.changed();
      if (problem instanceof Refused && !problem.status && !this.stopped) setTimeout(() => this.start(), 4000);
    }
  }

  stop() {
    this.stopped = true;
    this.socket?.close();
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
    return this.about?.mode ?? 'remote';
  }

  /** The seats one plays. @returns {number[]} */
  get mine() {
    return this.about?.you ?? [];
  }

  /** The seats one sees and plays at this moment. @returns {number[]} */
  get acting() {
    if (this.mode === 'hot-seat' && this.mine.length > 1) return this.present == null ? [] : [this.present];
    return this.mine.filter(seat => !this.replaced.includes(seat));
  }

  /** The seats of one's own that the computer has taken over: one looks on. @returns {number[]} */
  get replaced() {
    return this.mine.filter(seat => this.sheet?.seats[seat].kind === 'computer');
  }

  /** Whether the other player at this one screen is asked something without a curtain between them. */
  get overlooked() {
    const other = this.sheet?.table?.prompt.awaited.find(seat => !this.acting.includes(seat));
    const shared = this.mode === 'hot-seat' && this.present != null && other != null && this.mine.includes(other);
    return shared && !this.sheet?.over && this.asked.length === 0 && this.reacting;
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
    this.forgetAnswers();
    this.older = [];
    this.complete = false;
    this.facing = null;
    try {
      await this.meet();
      await this.load();
      this.open();
    } catch {
      this.link = 'lost';
      this.changed();
    }
  }

  /** @param {Sheet} sheet */
  accept(sheet) {
    const before = this.sheet,
      known = before && this.generation === this.shown;
    // An answer may be older than what the live line has brought since.
    if (known && this.link === 'live' && sheet.number < before.number) return;
    if (known && sheet.number === before.number && before.table && sheet.table) {
      // The same position told twice, by the answer and by the live line: what is being acted out goes on.
      sheet = { ...sheet, table: before.table, journal: before.journal };
    } else {
      const last = before?.journal.at(-1)?.number ?? Infinity;
      this.fresh = known && sheet.number > before.number ? sheet.journal.filter(note => note.number > last) : [];
    }
    this.shown = this.generation;
    if (before?.number !== sheet.number) {
      this.forgetAnswers();
      this.facing = null;
      this.thinking = null;
      this.nudged = false;
      // Why something could not be done then is no answer to what is asked now.
      if (this.word?.kind === 'refusal') this.word = null;
    }
    if (sheet.dice.host && sheet.dice.state !== 'open') keepHost(this.id, sheet.dice.host);
    if (sheet.changed && sheet.changed !== before?.changed) this.say(sheet.changed, 'news');
    this.sheet = sheet;
    const oldest = sheet.journal[0]?.number ?? 0;
    this.older = this.older.filter(note => note.number < oldest);
    if (this.mode === 'hot-seat' && this.present == null && sheet.table) {
      // Behind the curtain the match may have gone on: it waits for whoever is asked now.
      const awaited = sheet.table.prompt.awaited.filter(seat => this.mine.includes(seat));
      if (this.next == null || (awaited.length && !awaited.includes(this.next)))
        this.next = awaited[0] ?? this.mine[0] ?? null;
    }
    this.sealDice();
    this.changed();
  }
  shown = -1;

  /** Sits down where this browser holds several seats, and opens its numbers when asked to. */
  async sealDice() {
    const { sheet } = this;
    if (!sheet || this.joining || (sheet.dice.state !== 'joining' && sheet.dice.state !== 'opening')) return;
    const opening = sheet.dice.state === 'opening';
    for (const seat of this.mine) {
      const token = this.tokenOf(seat),
        job = `${opening}-${seat}`;
      if (!token || this.dicing.has(job)) continue;
      if (!opening && (sheet.seats[seat].joined || this.mode === 'remote')) continue;
      // Who holds both seats gave his number at one of them.
      if (opening && !sheet.dice.seats[seat]) continue;
      this.dicing.add(job);
      if (opening && !numbersOf(this.id)[seat]) {
        this.say(t('number-elsewhere'), 'news');
        continue;
      }
      const made = numberOf(this.id, seat);
      try {
        if (opening) await this.server.post(token, 'reveal', { number: made.number, as: seat });
        else
          await this.server.post(token, 'join', {
            name: sheet.seats[seat].name || undefined,
            commitment: made.commitment,
            as: seat,
          });
        await this.load();
      } catch {
        /* already opened elsewhere: the next sheet tells */
      }
    }
  }

  /** @param {number} seat @param {string} name */
  async join(seat, name) {
    await this.act(async () => {
      // Whoever sent the invitation still has it: from here on another secret opens the seat, kept before it is told, so
      // that no lost answer locks anybody out.
      const invitation = this.tokenOf(seat),
        secret = makeSecret();
      keepSeat(this.id, seat, secret, this.about?.game);
      const commitment = numberOf(this.id, seat).commitment;
      // The live line may tell of it first: until the answer is here, nobody knows which secret opens the seat.
      this.joining = true;
      try {
        await this.server.post(invitation, 'join', { name: name || undefined, commitment, secret });
        this.own = this.tokens[seat] = secret;
        go(to.match(this.id, secret), true);
      } finally {
        this.joining = false;
      }
    });
  }

  // ---- the live line

  open() {
    this.socket?.close();
    if (this.stopped) return;
    const { token, as } = this.viewer,
      generation = this.generation;
    const tokens = as === 'both' ? this.mine.map(seat => this.tokenOf(seat)) : [token];
    let socket;
    try {
      socket = new WebSocket(this.server.live);
    } catch {
      return this.retry();
    }
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.link = 'live';
      // What was said of the silence is true no longer.
      if (this.word?.silence) this.word = null;
      socket.send(
        JSON.stringify({ tokens: tokens.filter(Boolean), lang: language(), ...(as == null ? {} : { as: String(as) }) }),
      );
      this.changed();
    };
    socket.onmessage = event => {
      if (socket === this.socket && generation === this.generation) this.hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.retry();
    };
  }

  retry() {
    if (this.stopped) return;
    this.link = 'lost';
    this.changed();
    const wait = Math.min(LONGEST_WAIT, 700 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    setTimeout(async () => {
      if (this.stopped) return;
      // Without a live line the sheet is asked for: slower, but play goes on.
      await this.load().catch(() => {});
      this.open();
    }, wait);
  }

  /** @param {import('../../types').Push} push */
  hear(push) {
    const sheet = this.sheet;
    if (push.type === 'sheet') this.accept(push.sheet);
    else if (push.type === 'thinking') {
      this.thinking = push.seat;
      this.changed();
    } else if (push.type === 'presence' && sheet) {
      this.sheet = { ...sheet, seats: push.seats };
      this.changed();
    } else if (push.type === 'said' && sheet) {
      if (!sheet.chat.some(said => said.at === push.said.at && said.text === push.said.text))
        this.sheet = { ...sheet, chat: [...sheet.chat, push.said] };
      this.changed();
    } else if (push.type === 'nudge')
      this.say(t('nudged', { who: sheet?.seats[push.seat]?.name || sheet?.seats[push.seat]?.side || '' }), 'news');
    else if (push.type === 'problem') this.say(push.error, 'refusal');
  }

  // ---- acts

  /** @param {string} text @param {Word['kind']} kind @param {string | null} [rule] @param {string | null} [gist] */
  say(text, kind, rule = null, gist = null) {
    this.word = text ? { text, kind, rule, gist } : null;
    this.changed();
  }

  hush() {
    if (this.word) {
      this.word = null;
      this.changed();
    }
  }

  /**
   * Does something at the server; a refusal becomes a word at the prompt, a stale position is replaced quietly.
   * @param {() => Promise<any>} work
   * @returns {Promise<boolean>}
   */
  async act(work) {
    if (this.busy) return false;
    this.busy = true;
    this.word = null;
    this.forgetAnswers();
    this.changed();
    try {
      const sheet = await work();
      if (sheet && typeof sheet.number === 'number' && sheet.dice) this.accept(sheet);
      return true;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      const { status } = problem,
        { sheet } = problem.problem;
      if (status === 409 && sheet) {
        // The sheet that comes with it may be another seat's: at one screen it is asked for anew.
        if (this.mine.length > 1) await this.load().catch(() => {});
        else this.accept(sheet);
        this.say(t('stale'), 'news');
      } else if (status === 0) {
        this.word = { text: t('not-sent'), rule: null, gist: null, kind: 'refusal', silence: true };
      } else this.say(problem.message, 'refusal', problem.rule);
      return false;
    } finally {
      this.busy = false;
      this.changed();
    }
  }

  /** Whose decision an offer is. @returns {number | null} */
  get decider() {
    const { asked } = this;
    return asked.find(seat => seat === this.facing) ?? asked[0] ?? null;
  }
  /** The seats of one's own that are asked now. @returns {number[]} */
  get asked() {
    const awaited = this.sheet?.table?.prompt.awaited ?? [];
    return this.acting.filter(seat => awaited.includes(seat));
  }

  /** Turns to the other of one's two sides when both are asked: a table shows the question of one. @param {number} seat */
  async face(seat) {
    const { table } = await this.server.sheet(this.tokenOf(seat), seat).catch(() => ({ table: null }));
    const { sheet } = this;
    if (!table || !sheet?.table || !this.asked.includes(seat)) return;
    this.forgetAnswers();
    this.facing = seat;
    this.sheet = { ...sheet, table: { ...sheet.table, prompt: table.prompt } };
    this.changed();
  }

  /** @param {string} decision */
  decide(decision) {
    const seat = this.decider,
      { sheet } = this;
    if (seat == null || !sheet) return Promise.resolve(false);
    const offer = sheet.table?.prompt.offers.find(one => one.decision === decision);
    return this.act(async () => {
      const answer = await this.server.post(this.tokenOf(seat), 'decide', {
        number: sheet.number,
        decision,
        as: this.viewer.as === 'both' ? seat : this.viewer.as,
      });
      if (offer) this.made = [...this.made, { offer, entry: sheet.number + 1 }];
      return this.viewer.as === 'both' ? this.load() : answer;
    });
  }

  /** The step of the draft that did such a thing with one of these, to be withdrawn by itself. @param {import('../../types').Role[]} roles @param {string[]} subjects @returns {number | null} */
  stepOf(roles, subjects) {
    if (this.undoer == null) return null;
    const step = this.made.findLast(
      ({ offer, entry }) =>
        roles.includes(offer.role) && subjects.includes(offer.subject ?? '') && this.sheet?.draft.includes(entry),
    );
    return step?.entry ?? null;
  }

  /** Several decisions one after the other, each as text or by what it does; stops as soon as the next is no longer offered. @param {(string | import('./offers.js').Step)[]} steps */
  async decideAll(steps) {
    const seat = this.decider;
    let done = 0;
    for (const step of steps) {
      const offers = this.sheet?.table?.prompt.offers ?? [];
      const offer = typeof step === 'string' ? offers.find(one => one.decision === step) : offerOf(offers, step);
      if (this.decider !== seat || !offer) break;
      if (!(await this.decide(offer.decision))) return;
      done++;
    }
    if (done < steps.length && steps.length > 1) this.say(t('stopped', { done, all: steps.length }), 'news');
  }

  /** @param {string} act @param {Record<string, unknown>} [body] @param {number | null} [seat] */
  doAs(act, body = {}, seat = this.decider ?? this.acting[0] ?? null) {
    if (seat == null) return Promise.resolve(false);
    return this.act(async () => {
      const answer = await this.server.post(this.tokenOf(seat), act, { ...body, as: seat });
      return this.viewer.as === 'both' ? this.load() : answer;
    });
  }

  /** The seat that may take back its last decision now. @returns {number | null} */
  get undoer() {
    return this.acting.find(seat => this.sheet?.undo.includes(seat)) ?? null;
  }
  /** Whether one may ask the other player to let one take back. */
  get mayAsk() {
    const { sheet } = this;
    return !!sheet && !sheet.over && sheet.number > 0 && this.acting.length > 0 && sheet.requests.length === 0;
  }
  undo() {
    return this.undoer == null
      ? Promise.resolve(false)
      : this.doAs('undo', { number: this.sheet?.number }, this.undoer);
  }
  /** Drops one step of the draft; what came after it stands, as far as it still can. @param {number} entry */
  async withdraw(entry) {
    const before = this.sheet?.draft.length ?? 0;
    if (this.undoer == null || !(await this.doAs('undo', { number: this.sheet?.number, entry }, this.undoer))) return;
    const fallen = before - 1 - (this.sheet?.draft.length ?? 0);
    if (fallen > 0) this.say(t('fallen', { n: fallen }), 'news');
  }

  /** @param {Record<string, boolean>} orders @param {number} seat */
  standing(orders, seat) {
    return this.act(() => this.server.standing(this.tokenOf(seat), orders, seat));
  }

  /** @param {string} text */
  async chat(text) {
    const seat = this.acting[0];
    const said = await this.server
      .post(seat == null ? null : this.tokenOf(seat), 'chat', seat == null ? { text } : { text, as: seat })
      .catch(() => null);
    if (said) this.hear({ type: 'said', said });
  }

  async nudge() {
    this.nudged = true;
    this.changed();
    await this.server.post(this.viewer.token, 'nudge', { as: this.acting[0] }).catch(() => {});
  }

  // ---- questions; answers are kept as long as the position stands

  /** Another position: what was asked about this one is not waited for any more. */
  forgetAnswers() {
    this.asking.abort();
    this.asking = new AbortController();
    this.answers.clear();
  }

  /** @param {string} what @param {Record<string, unknown>} body @returns {Promise<any>} */
  question(what, body) {
    const key = what + JSON.stringify(body);
    const known = this.answers.get(key);
    if (known) return known;
    const seat = this.decider ?? this.acting[0] ?? null;
    const answer = this.server
      .post(
        seat == null ? null : this.tokenOf(seat),
        what,
        seat == null ? body : { ...body, as: seat },
        this.asking.signal,
      )
      .catch(problem =>
        what === 'why-not' && problem instanceof Refused && problem.status
          ? { because: problem.message, rule: problem.rule ?? '', title: '', gist: '' }
          : undefined,
      );
    this.answers.set(key, answer);
    return answer;
  }
  /** @param {string} decision @returns {Promise<Odds | undefined>} */
  odds(decision) {
    // A hover may outlive the offer it was over.
    const offered = !this.busy && this.sheet?.table?.prompt.offers.some(offer => offer.decision === decision);
    return offered ? this.question('odds', { decision }) : Promise.resolve(undefined);
  }
  /** @param {string} subject @param {string | null} [target] @returns {Promise<WhyNot | undefined>} */
  whyNot(subject, target) {
    return this.question('why-not', target ? { subject, target } : { subject });
  }
  /** @param {string} subject @returns {Promise<import('../../types').Inspection | undefined>} */
  inspect(subject) {
    return this.question('inspect', { subject });
  }
  /** @param {string} from @param {string} to @returns {Promise<{ notes: string[], places: string[] } | undefined>} */
  measure(from, to) {
    return this.question('measure', { from, to });
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
    this.present = null;
    this.next = seat;
    await this.reload();
  }

  /** The next player is there. */
  async lift() {
    this.present = this.next;
    await this.reload();
  }

  /** Whether a moment of reaction is open. @returns {boolean} */
  get reacting() {
    const window = /** @type {{ window?: string | null }} */ (this.sheet ?? {}).window;
    const other = this.sheet?.table?.prompt.awaited[0];
    return window !== undefined ? window != null : this.turn != null && other != null && this.turn !== other;
  }

  /** The side in turn, where the status names it. @returns {number | null} */
  get turn() {
    const sides = this.about?.scene.sides ?? [],
      status = this.sheet?.table?.status ?? [];
    const seat = sides.findIndex(side => status.includes(side));
    return seat < 0 ? null : seat;
  }

  /** Passes for the player who does not sit here, without showing what he holds; false if there is more to decide than a pass. @param {number} seat */
  async passFor(seat) {
    const token = this.tokenOf(seat);
    const sheet = await this.server.sheet(token, seat).catch(() => null);
    const pass = sheet?.table?.prompt.offers.find(offer => passes(offer) && !offer.target);
    if (!sheet || !pass) return false;
    return this.act(async () => {
      await this.server.post(token, 'decide', { number: sheet.number, decision: pass.decision, as: seat });
      await this.load();
    });
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
