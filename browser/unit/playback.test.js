// The other side's turn: which lines of the journal are one beat, how beats are played, with a clock that is turned by hand, and
// what a turn comes to. Places are a letter and a number: `a1`, `b12`.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACE, duration, group, progressAt, schedule, told } from '../../web/js/playback/beats.js';
import { Feed } from '../../web/js/playback/feed.js';
import { Playback } from '../../web/js/playback/playback.js';
import { fate, grounds, recapOf, spoken, spokenRecap, tagsOf } from '../../web/js/playback/recap.js';
import { inShort, narrated, sentence } from '../../web/js/playback/sentences.js';
import { frameOf, lines, title, verdict } from '../../web/js/playback/verdicts.js';
import { t, words } from '../../web/js/playback/words.js';
import { setSettings } from '../../web/js/store.js';

/**
 * @typedef {import('../../web/js/playback/beats.js').Told} Told
 * @typedef {import('../../web/js/playback/beats.js').Shown} Shown
 * @typedef {import('../../web/js/playback/beats.js').Frame} Frame
 * @typedef {import('../../web/types').Table} Table
 * @typedef {import('../../web/types').Piece} Piece
 */

/** @param {string} a @param {string} b */
const apart = (a, b) => Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(Number(a.slice(1)) - Number(b.slice(1)));
/** @param {'hit' | 'miss' | 'other' | null} worth @param {string | null} [why] */
const die = (worth, why = null) => ({ kind: 'six', face: '6', name: 'six', worth, why });
/** @param {Shown['act']} act @param {string[]} places @param {Partial<Shown> & { text?: string }} [more] @returns {Told} */
const note = (act, places, { text = `${act ?? 'said'}.`, ...more } = {}) => ({
  number: 0,
  text,
  rule: '1',
  also: null,
  picture: { side: 0, act, places, dice: [], ...more },
});
/** @param {string} id @param {string} place @param {number} side @param {Partial<Piece>} [more] @returns {Piece} */
const piece = (id, place, side, more = {}) =>
  /** @type {any} */ ({ id, place, side, name: `Unit ${id}`, count: 1, steps: null, marks: [], with: [], ...more });
/** @param {Piece[]} pieces @param {Record<string, unknown>} [more] @returns {Table} */
const tableOf = (pieces, more = {}) =>
  /** @type {any} */ ({ pieces, places: [], tracks: [], prompt: { awaited: [], offers: [] }, outcome: null, ...more });
/** One frame an entry. @param {Told[][]} entries @param {Table | null} [table] after the last of them @param {number} [first] @returns {Frame[]} */
const frames = (entries, table = null, first = 1) =>
  entries.map((notes, i) => ({
    number: first + i,
    table: table && i === entries.length - 1 ? table : table ? { ...table } : tableOf([]),
    notes: notes.map(one => Object.assign(one, { number: first + i })),
  }));

// ---- beats

/** @param {import('../../web/js/playback/beats.js').Told[][]} entries @param {Record<string, unknown>} [how] */
const grouped = (entries, how = {}) => group(frames(entries), { apart, before: tableOf([]), ...how });
/** @param {import('../../web/js/playback/beats.js').Beat[]} beats */
const shape = beats => beats.map(beat => `${beat.kind} ${beat.notes.length}`);

test('a combat is one beat: fire, dice, loss, test of the struck, retreat, advance', () => {
  const beats = grouped([
    [
      note('fired', ['a1', 'a3'], { by: ['x'], dice: [die('hit'), die('miss')] }),
      note('tested', ['a3'], { side: 1, pieces: ['y'], dice: [die(null)] }),
      note('lost', ['a3'], { side: 1, pieces: ['y'], lost: { side: 1, count: 1, left: 2 } }),
    ],
    [note('retreated', ['a3', 'a4'], { side: 1, pieces: ['y'] })],
    [note('moved', ['a1', 'a2', 'a3'], { pieces: ['x'] }), note('taken', ['a3'])],
    [note('fired', ['a3', 'a4'], { by: ['x'], dice: [die('miss')] })],
  ]);
  assert.deepEqual(shape(beats), ['combat 6', 'combat 1']);
  const [fight] = beats;
  assert.equal(fight.side, 0);
  assert.deepEqual(fight.shots, [{ from: 'a1', to: 'a3' }]);
  assert.deepEqual(
    fight.arrows.map(({ way, back, late }) => [way.join(' '), back, late]),
    [
      ['a3 a4', true, true],
      ['a1 a2 a3', false, true],
    ],
  );
  assert.deepEqual(
    fight.losses.map(({ place, side, count, left, gone }) => [place, side, count, left, gone]),
    [['a3', 1, 1, 2, false]],
  );
  assert.deepEqual(fight.taken, [{ place: 'a3', side: 0 }]);
  assert.equal(fight.dice.length, 3);
});

test('a card, all its orders, and then its deeds', () => {
  const beats = grouped([
    [note('played', [], { card: 'k1' })],
    [note('changed', ['a1'], { pieces: ['x'] })],
    [note('changed', ['a2'], { pieces: ['z'] })],
    [note('fired', ['a1', 'a3'], { by: ['x'], dice: [die('hit')] })],
    [note('fired', ['a2', 'a3'], { by: ['z'], dice: [die('hit')] })],
  ]);
  assert.deepEqual(shape(beats), ['card 1', 'orders 2', 'combat 1', 'combat 1']);
  assert.equal(beats[0].card, 'k1');
});

test('up to three moves that end near one another are one beat; one unit’s steps are one move', () => {
  const move = (/** @type {string} */ id, /** @type {string[]} */ ...places) => [
    note('moved', places, { pieces: [id] }),
  ];
  assert.deepEqual(shape(grouped([move('p', 'a1', 'a2'), move('q', 'b1', 'b2'), move('r', 'c1', 'c2'), move('s', 'd1', 'd2')])), ['move 3', 'move 1']); // prettier-ignore
  assert.deepEqual(shape(grouped([move('p', 'a1', 'a2'), move('q', 'a30', 'a31')])), ['move 1', 'move 1']);
  const [one] = grouped([move('p', 'a1', 'a2'), move('p', 'a2', 'a3')]);
  assert.deepEqual(one.arrows.map(arrow => arrow.way), [['a1', 'a2', 'a3']]); // prettier-ignore
  // the other side's move is another beat, and so is one after dice
  assert.equal(grouped([move('p', 'a1', 'a2'), [note('moved', ['b1', 'b2'], { side: 1 })]]).length, 2);
  assert.deepEqual(shape(grouped([move('p', 'a1', 'a2'), [note('tested', ['b1'], { dice: [die(null)] })], move('q', 'b1', 'b2')])), ['move 1', 'test 1', 'move 1']); // prettier-ignore
});

test('all of the upkeep is one beat, each test is one', () => {
  const beats = grouped([
    [note('began', []), note('placed', ['a1']), note('scored', [], { points: { side: 0, by: 2 } })],
    [note('placed', ['a2'])],
    [note('tested', ['a1'], { dice: [die(null)] })],
    [note('tested', ['a2'], { dice: [die(null)] })],
  ]);
  assert.deepEqual(shape(beats), ['upkeep 4', 'test 1', 'test 1']);
  assert.deepEqual(beats[0].points.map(({ side, by }) => [side, by]), [[0, 2]]); // prettier-ignore
});

test('lines as they were before they said more are told as well', () => {
  const bare = (/** @type {any} */ picture) => ({ number: 0, text: 'x.', rule: '1', picture });
  const beats = grouped([
    [
      bare({ side: 0, act: null, places: ['a1', 'a3'], dice: [] }),
      bare({ side: null, act: null, places: [], dice: [{ kind: 'six', face: '4', name: 'four' }] }),
      bare({ side: 1, act: 'lost', places: ['a3'], dice: [] }),
    ],
    [bare({ side: 0, act: 'moved', places: ['a1', 'a3'], dice: [] })],
  ]);
  assert.deepEqual(shape(beats), ['combat 4']);
  assert.deepEqual(beats[0].shots, [{ from: 'a1', to: 'a3' }]);
  assert.equal(beats[0].losses[0].count, 1);
});

test('over ninety seconds moves are told by formation, then all together', () => {
  const pieces = Array.from({ length: 120 }, (_, i) => piece(`p${i}`, `a${i * 20}`, 0, { group: i < 60 ? 'I' : 'II' }));
  const table = tableOf(pieces);
  const entries = pieces.map((one, i) => [note('moved', [`a${i * 20}`, `a${i * 20 + 6}`], { pieces: [one.id] })]);
  const beats = group(frames(entries, table), { apart, before: table });
  assert.deepEqual(shape(beats), ['move 60', 'move 60']);
  const few = group(frames(entries.slice(0, 10), table), { apart, before: table });
  assert.equal(few.length, 10);
});

test('every note is in exactly one beat, in order, whatever the notes', () => {
  let seed = 14;
  const random = (/** @type {number} */ n) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  const acts = [null, null, 'moved', 'moved', 'retreated', 'fired', 'tested', 'lost', 'destroyed', 'taken', 'placed', 'changed', 'played', 'scored', 'began']; // prettier-ignore
  for (let round = 0; round < 300; round++) {
    const table = tableOf(Array.from({ length: 8 }, (_, i) => piece(`p${i}`, `a${random(20)}`, i % 2)));
    const entries = Array.from({ length: 1 + random(60) }, () =>
      Array.from({ length: random(5) }, () => {
        /** @type {any} */ const more = { side: [0, 1, null][random(3)] };
        if (random(2)) more.pieces = [`p${random(10)}`];
        if (random(2)) more.by = [`p${random(10)}`];
        if (!random(3)) more.dice = Array.from({ length: random(4) }, () => die('hit'));
        if (!random(5)) more.lost = { side: random(2), count: 1 + random(3), left: random(4) };
        if (!random(9)) more.points = { side: random(2), by: random(5) };
        if (!random(12)) more.card = 'k1';
        return note(
          /** @type {any} */ (acts[random(acts.length)]),
          Array.from({ length: random(4) }, () => `a${random(40)}`),
          more,
        );
      }),
    );
    const all = frames(entries, table),
      beats = group(all, { apart, before: table });
    const notes = all.flatMap(frame => frame.notes);
    assert.deepEqual(
      beats.flatMap(beat => beat.notes).map(one => notes.indexOf(one)),
      notes.map((_, i) => i),
    );
    for (const [i, beat] of beats.entries()) {
      assert.ok(beat.notes.length && duration(beat) > 0);
      assert.ok(beat.frame >= (beats[i - 1]?.frame ?? -1) && beat.frame < all.length);
    }
    // From any place on, the same holds.
    const from = { frame: random(all.length), note: 0 };
    assert.deepEqual(
      group(all, { apart, before: table, from }).flatMap(beat => beat.notes),
      all.slice(from.frame).flatMap(frame => frame.notes),
    );
  }
});

test('what a later beat of the same entry brings about is not on the table yet', () => {
  const before = tableOf([piece('x', 'a1', 0), piece('y', 'a3', 1, { steps: [3, 4] })]),
    after = tableOf([piece('x', 'a2', 0), piece('y', 'a3', 1, { steps: [2, 4] })]);
  const entry = [
    note('moved', ['a1', 'a2'], { pieces: ['x'] }),
    note('fired', ['b9', 'a3'], { by: ['z'], dice: [die('hit')] }),
    note('lost', ['a3'], { side: 1, pieces: ['y'], lost: { side: 1, count: 1, left: 2 } }),
  ];
  const [walk, fight] = group(frames([entry], after), { apart, before });
  assert.equal(walk.before, before);
  assert.deepEqual([walk.frame, fight.frame], [-1, 0]);
  assert.deepEqual(walk.after.pieces.map(one => [one.place, one.steps?.[0]]), [['a2', undefined], ['a3', 3]]); // prettier-ignore
  assert.equal(fight.before, walk.after);
  assert.equal(fight.after, after);
  assert.equal(told(before, fight).pieces[1].steps?.[0], 2);
});

test('the parts of a beat take the time that they should', () => {
  const [move] = grouped([[note('moved', ['a1', 'a2', 'a3', 'a4'], { pieces: ['p'] })]]);
  assert.equal(duration(move), 3 * 240 + 600);
  assert.equal(duration(move, 1, true), 350 + 720 + 600);
  assert.equal(duration(move, 0.5), 2 * duration(move));
  assert.equal(duration(move, 2), duration(move) / 2);
  const [short] = grouped([[note('moved', ['a1', 'a2'], {})]]);
  assert.equal(duration(short), 480 + 600);
  const [long] = grouped([[note('moved', ['a1', 'a30'], {})]]);
  assert.equal(duration(long), 1400 + 600);
  const [several] = grouped(['a', 'b', 'c'].map(row => [note('moved', [`${row}1`, `${row}2`], {})]));
  assert.equal(duration(several), 240 + 480 + 600);
  const [card] = grouped([[note('played', [], { card: 'k1' })]]);
  assert.equal(duration(card), 350 + 1400);
  const [fight] = grouped([
    [
      note('fired', ['a1', 'a3'], { dice: [die('hit', 'always hits'), die('miss')], because: ['one more die'] }),
      note('lost', ['a3'], { side: 1, lost: { side: 1, count: 1, left: 2 } }),
      note('taken', ['a3']),
    ],
  ]);
  const why = 900 + 40 * 5;
  assert.equal(duration(fight), 300 + 700 + 500 + why + 400 + 300 + 600);
  // twice as fast, but the loss is seen as long as ever
  assert.equal(duration(fight, 2), 150 + 350 + 250 + why / 2 + 400 + 150 + 400);
  const plan = schedule(fight);
  assert.equal(plan.loss, 1500 + why);
  assert.equal(plan.settle, plan.total - PACE.rest);
  const half = progressAt(plan, 150);
  assert.deepEqual([half.shots, half.roll, half.loss, half.card], [0.5, 0, 0, 1]);
  assert.equal(progressAt(plan, Infinity).rest, 1);
});

test('the words of the playback are there in both languages, with the same arguments', () => {
  const names = (/** @type {string} */ text) =>
    [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
  for (const [key, both] of Object.entries(words)) {
    assert.ok(both.length === 2 && both.every(Boolean), key);
    assert.deepEqual(names(both[0]), names(both[1]), key);
  }
  setSettings({ lang: 'en' });
  assert.equal(t('dice-hits', { n: 2, hits: 1 }), '2 dice, 1 hit');
  setSettings({ lang: 'fr' });
  assert.equal(t('dice-hits', { n: 2, hits: 1 }), '2 dés, 1 touche');
});

// ---- what dice came to

test('dice of fire hit, dice of a test are passed or failed: each is counted and named by itself', () => {
  const hit = die('hit'),
    miss = die('miss');
  /** @param {Told[]} notes */
  const thrown = (...notes) => grouped([notes])[0].dice;
  /** @param {ReturnType<typeof die>[]} dice @param {Shown['act']} [act] */
  const fire = (dice, act = 'fired') => note(act, ['a1', 'a3'], { by: ['x'], dice });
  /** @param {ReturnType<typeof die>[]} dice */
  const test = (...dice) => note('tested', ['a3'], { side: 1, pieces: ['y'], dice });
  /** @param {import('../../web/js/playback/beats.js').Beat['dice']} dice */
  const told = dice => [title(dice), ...lines(dice).map(({ text }) => text)];

  const both = thrown(fire([hit, miss]), test(hit));
  assert.deepEqual(
    both.map(({ test }) => test),
    [null, null, 1],
  );
  assert.deepEqual(both.map(frameOf), ['hit', 'miss', 'test hit']);
  assert.deepEqual(both.map(verdict), ['touche', 'manqué', 'réussi']);
  assert.deepEqual(told(both), ['2 dés, 1 touche · Test : réussi', 'six : touche', 'six : manqué', 'six : réussi']);
  // of one test all dice are one thing, unless each says something else
  assert.deepEqual(told(thrown(test(miss, miss))), ['Test : échoué', 'six, six : échoué']);
  assert.deepEqual(lines(thrown(test(miss, miss)))[0].dice.map(frameOf), ['test miss', 'test miss']);
  assert.deepEqual(told(thrown(test(hit, miss))), ['Tests : 1 réussi sur 2', 'six : réussi', 'six : échoué']);
  assert.equal(title(thrown(fire([miss]), test(hit, hit), test(miss))), '1 dé, 0 touche · Tests : 1 réussi sur 2');
  // many are told by what they show, but never those of fire with those of tests
  assert.deepEqual(told(thrown(fire([hit, hit, hit, hit]), test(hit), test(hit))), [
    '4 dés, 4 touches · Tests : 2 réussis sur 2',
    '4 × six : touche',
    '2 × six : réussi',
  ]);
  // what decides nothing by itself is neither
  assert.deepEqual(told(thrown(fire([die(null)]))), ['1 dé', 'six']);
  assert.deepEqual(told(thrown(fire([die('other', 'a flag')]))), ['1 dé, 0 touche', 'six : a flag']);
  assert.deepEqual(told(thrown(test(die(null)))), ['1 dé', 'six']);
  setSettings({ lang: 'en' });
  assert.deepEqual(told(both), ['2 dice, 1 hit · Test: passed', 'six: hit', 'six: miss', 'six: passed']);
  assert.equal(title(thrown(test(miss))), 'Test: failed');
  setSettings({ lang: 'fr' });
});

// ---- the model

function handClock() {
  let now = 0,
    next = 1;
  /** @type {Map<number, { at: number, act: () => void }>} */ const timers = new Map();
  return {
    set: (/** @type {() => void} */ act, /** @type {number} */ ms) => {
      timers.set(next, { at: now + ms, act });
      return next++;
    },
    clear: (/** @type {number} */ id) => timers.delete(id),
    now: () => now,
    timers,
    /** @param {number} ms */
    turn(ms) {
      const until = now + ms;
      for (;;) {
        const due = [...timers].filter(([, one]) => one.at <= until).sort((a, b) => a[1].at - b[1].at)[0];
        if (!due) break;
        timers.delete(due[0]);
        now = due[1].at;
        due[1].act();
      }
      now = until;
    },
  };
}
/** @param {any} [how] */
function watched(how = {}) {
  const clock = handClock(),
    playback = new Playback({ apart, clock, ...how });
  return { clock, playback };
}
/** Tests in one entry each: every one a beat. @param {number} n @param {number} [side] @param {number} [first] @returns {Frame[]} */
const tests = (n, side = 1, first = 1) =>
  frames(
    Array.from({ length: n }, (_, i) => [
      note('fired', ['b1', `a${first + i}`], { side, dice: [die('hit')], points: { side, by: 1 } }),
    ]),
    null,
    first,
  );
const before = tableOf([]);
const theirs = { own: [0], before, over: false },
  mine = { own: [0], before, over: true };

test('beats are played one after the other, and then comes the recap', () => {
  const { clock, playback } = watched();
  const all = tests(3);
  let heard = 0;
  playback.listen(() => heard++);
  playback.push(all, mine);
  assert.deepEqual([playback.state, playback.at, playback.beats.length], ['playing', 0, 3]);
  assert.equal(playback.shown, before);
  assert.equal(playback.heard, 1);
  const [first] = playback.beats,
    took = duration(first);
  clock.turn(took - 1);
  assert.equal(playback.at, 0);
  assert.equal(playback.shown, all[0].table);
  clock.turn(1);
  assert.deepEqual([playback.at, playback.heard], [1, 2]);
  assert.equal(playback.shown, all[0].table);
  clock.turn(took * 2);
  assert.deepEqual([playback.state, playback.heard], ['recap', Infinity]);
  assert.equal(playback.shown, all[2].table);
  assert.equal(clock.timers.size, 0);
  assert.ok(heard >= 4);
  assert.deepEqual(
    playback.ended.map(one => one.index),
    [0, 1, 2],
  );
  playback.close();
  assert.equal(playback.state, 'idle');
  playback.again();
  assert.deepEqual([playback.state, playback.at], ['playing', 0]);
});

test('what comes while a beat plays waits, and is told with what comes after it', () => {
  const { clock, playback } = watched();
  const entries = ['a1 a2', 'b1 b2', 'c1 c2', 'd1 d2'].map((way, i) => [
    note('moved', way.split(' '), { side: 1, pieces: [`p${i}`] }),
  ]);
  const all = frames(entries);
  playback.push(all.slice(0, 1), theirs);
  const [one] = playback.beats;
  clock.turn(100);
  playback.push(all.slice(1, 2), theirs);
  playback.push(all.slice(2, 3), theirs);
  playback.push(all.slice(3), mine);
  // the beat under way is what it was; the three that wait are one
  assert.deepEqual(
    playback.beats.map(beat => beat.notes.length),
    [1, 3],
  );
  assert.equal(playback.beats[0], one);
  assert.deepEqual([playback.at, playback.elapsed], [0, 100]);
  assert.equal(playback.shown, before);
  clock.turn(duration(one) - 100);
  assert.equal(playback.at, 1);
  assert.equal(playback.shown, all[0].table);
  clock.turn(10000);
  assert.equal(playback.shown, all[3].table);
});

test('nobody has to put away a sum of nothing', () => {
  const { clock, playback } = watched();
  playback.push(frames([[note('moved', ['a1', 'a2'], { side: 1 })]]), mine);
  clock.turn(duration(playback.beats[0]));
  assert.deepEqual([playback.state, playback.quiet, playback.asks], ['idle', true, true]);
});

test('what happens in one’s own turn is told and not summed up, however many entries it takes', () => {
  /** @param {number} n */
  const mineIs = n => ({ apart, turn: () => n });
  for (const turn of [0, 1]) {
    const { clock, playback } = watched(mineIs(turn));
    playback.push(tests(3), mine);
    clock.turn(3 * duration(playback.beats[0]));
    assert.equal(playback.state, turn ? 'recap' : 'idle');
  }
});

test('while nobody looks it stands still, and goes on from there', () => {
  const { clock, playback } = watched();
  playback.push(tests(2), mine);
  const took = duration(playback.beats[0]);
  clock.turn(took / 2);
  playback.sleep(true);
  clock.turn(10 * took);
  assert.deepEqual([playback.state, playback.at], ['playing', 0]);
  playback.sleep(false);
  clock.turn(took / 2);
  assert.equal(playback.at, 1);
});

test('while they think, the last beat stands; the next begins as soon as it comes', () => {
  const { clock, playback } = watched();
  const all = tests(3);
  playback.push(all.slice(0, 1), theirs);
  clock.turn(60000);
  assert.deepEqual([playback.state, playback.waiting, playback.asks], ['playing', true, false]);
  playback.push(all.slice(1), mine);
  assert.deepEqual([playback.at, playback.waiting], [1, false]);
  clock.turn(60000);
  assert.equal(playback.state, 'recap');
});

test('one goes to the end within one tick, and what they still do is passed over', () => {
  const { clock, playback } = watched();
  const all = tests(6);
  playback.push(all.slice(0, 4), theirs);
  playback.toEnd();
  assert.equal(clock.timers.size, 0);
  assert.equal(playback.shown, all[3].table);
  assert.deepEqual([playback.state, playback.at], ['playing', 3]);
  playback.push(all.slice(4, 5), theirs);
  assert.equal(clock.timers.size, 0);
  playback.push(all.slice(5), mine);
  assert.equal(clock.timers.size, 0);
  assert.equal(playback.state, 'recap');
  assert.equal(playback.shown, all[5].table);
  assert.ok(playback.ended.length === 6 && playback.ended.every(one => one.brief));
});

test('whoever skips is asked at once; a still picture has no timers and is turned over', () => {
  const skipped = watched({ mode: 'skip' });
  skipped.playback.push(tests(4), mine);
  assert.deepEqual([skipped.playback.state, skipped.clock.timers.size], ['idle', 0]);

  const { clock, playback } = watched({ mode: 'still' });
  const all = tests(4);
  playback.push(all.slice(0, 3), theirs);
  assert.deepEqual([playback.state, playback.at], ['paused', 0]);
  assert.equal(playback.shown, all[0].table);
  assert.equal(playback.progress?.dice, 1);
  playback.next();
  playback.resume();
  assert.equal(playback.at, 2);
  playback.previous();
  assert.equal(playback.at, 1);
  playback.next();
  playback.push(all.slice(3), mine);
  assert.equal(playback.at, 2);
  playback.next();
  assert.deepEqual([playback.state, playback.at], ['paused', 3]);
  assert.equal(clock.timers.size, 0);
  playback.next();
  assert.equal(playback.state, 'recap');
  assert.equal(clock.timers.size, 0);
});

test('pause, resume, other speeds', () => {
  const { clock, playback } = watched();
  playback.push(tests(3), mine);
  const whole = duration(playback.beats[0]);
  clock.turn(500);
  playback.pause();
  clock.turn(60000);
  assert.deepEqual([playback.state, playback.at, playback.elapsed], ['paused', 0, 500]);
  playback.resume();
  playback.speed = 2;
  assert.equal(playback.elapsed, 250);
  clock.turn(whole / 2 - 250);
  assert.equal(playback.at, 1);
  playback.speed = 0.5;
  clock.turn(whole * 2 - 1);
  assert.deepEqual([playback.state, playback.at], ['playing', 1]);
  clock.turn(1);
  assert.deepEqual([playback.state, playback.at], ['playing', 2]);
  clock.turn(whole * 2);
  assert.equal(playback.state, 'recap');
  // whoever turns over by hand while it stands sees each beat whole
  playback.previous();
  assert.deepEqual([playback.state, playback.at, playback.progress?.rest], ['paused', 2, 1]);
  playback.go(0);
  playback.next();
  playback.next();
  playback.next();
  assert.equal(playback.state, 'recap');
});

test('a turn of a beat or two is not summed up for whoever has seen it; for whoever passed over it, it is', () => {
  const seen = watched();
  seen.playback.push(tests(2), mine);
  seen.clock.turn(120000);
  assert.deepEqual([seen.playback.state, seen.playback.brief, seen.playback.quiet], ['idle', true, false]);
  seen.playback.again();
  assert.deepEqual([seen.playback.state, seen.playback.at], ['playing', 0]);
  const passed = watched();
  passed.playback.push(tests(2), mine);
  passed.playback.toEnd();
  assert.deepEqual([passed.playback.state, passed.playback.brief], ['recap', false]);
  passed.playback.again();
  passed.clock.turn(120000);
  assert.equal(passed.playback.state, 'recap');
});

test('what comes while one has paused does not go on by itself', () => {
  const { clock, playback } = watched();
  const all = tests(2);
  playback.push(all.slice(0, 1), theirs);
  clock.turn(60000);
  playback.pause();
  playback.push(all.slice(1), mine);
  assert.deepEqual([playback.state, playback.at, clock.timers.size], ['paused', 0, 0]);
  playback.resume();
  assert.equal(playback.at, 1);
});

test('one’s own deeds are not played again, unless dice decide them in the midst of the other’s turn', () => {
  const { clock, playback } = watched();
  const own = frames([
    [note('moved', ['a1', 'a2'], { side: 0 })],
    [note('fired', ['a2', 'a3'], { side: 0, dice: [die('hit')] })],
  ]);
  playback.push(own, mine);
  assert.deepEqual([playback.state, playback.beats.length, clock.timers.size], ['idle', 0, 0]);
  assert.equal(playback.shown, own[1].table);
  assert.equal(playback.heard, Infinity);
  const all = frames(
    [
      [note('moved', ['c1', 'c2'], { side: 1 })],
      [note('moved', ['a1', 'a2'], { side: 0 })],
      [note('fired', ['a2', 'c2'], { side: 0, dice: [die('hit')] })],
      [note('moved', ['d1', 'd2'], { side: 1 })],
    ],
    null,
    3,
  );
  playback.push(all, mine);
  assert.deepEqual(
    playback.beats.map(beat => [beat.side, beat.kind]),
    [
      [1, 'move'],
      [0, 'combat'],
      [1, 'move'],
    ],
  );
  // what is left out is on the table before the next beat
  assert.equal(playback.beats[1].before, all[1].table);
});

test('an answer of theirs to a deed of one’s own is shown, and needs no recap', () => {
  const { clock, playback } = watched();
  playback.push(
    frames([[note('moved', ['a1', 'a2'], { side: 0 }), note('fired', ['c1', 'a2'], { side: 1, dice: [die('hit')] })]]),
    mine,
  );
  assert.deepEqual(
    playback.beats.map(beat => beat.side),
    [1],
  );
  clock.turn(60000);
  assert.equal(playback.state, 'idle');
});

test('a reaction is asked once everything before it was told; the turn goes on after it', () => {
  const { clock, playback } = watched();
  const all = tests(3);
  playback.push(all.slice(0, 2), { own: [0], before, reacting: true });
  assert.equal(playback.asks, false);
  clock.turn(60000);
  assert.deepEqual([playback.state, playback.asks, playback.shown], ['paused', true, all[1].table]);
  playback.push(all.slice(2), mine);
  assert.deepEqual([playback.state, playback.at, playback.asks], ['playing', 2, false]);
  clock.turn(60000);
  assert.equal(playback.state, 'recap');
  // the first decision of one's own ends it
  playback.push(frames([[note('moved', ['a1', 'a2'], { side: 0 })]], null, 9), mine);
  assert.deepEqual([playback.state, playback.beats.length], ['idle', 0]);
});

test('where nothing moves, a reaction is asked once the last picture was turned over', () => {
  const { playback } = watched();
  playback.mode = 'still';
  playback.push(tests(1), { own: [0], before, reacting: true });
  assert.deepEqual([playback.at, playback.asks], [0, false]);
  playback.next();
  assert.equal(playback.asks, true);
});

test('what is on its way is shown before anything is asked; what was seen is not shown again, but can be', () => {
  const { playback } = watched();
  playback.expect(true);
  assert.equal(playback.asks, false);
  playback.push(tests(2), { ...mine, before, seen: true });
  playback.expect(false);
  assert.deepEqual([playback.state, playback.asks, playback.at], ['idle', true, 1]);
  playback.again();
  assert.deepEqual([playback.state, playback.at], ['playing', 0]);
});

test('who looks on keeps no more than a while of it', () => {
  const { clock, playback } = watched();
  for (let i = 0; i < 100; i++) {
    playback.push(tests(1), { own: [], before });
    clock.turn(60000);
  }
  assert.ok(playback.beats.length > 0 && playback.beats.length <= 62);
});

test('who moves is not on the board while he is on his way; a loss shows before those who retreat have gone', () => {
  const { clock, playback } = watched();
  const first = tableOf([piece('x', 'a1', 1), piece('y', 'a3', 0, { steps: [3, 4] })]),
    last = tableOf([piece('x', 'a3', 1), piece('y', 'a4', 0, { steps: [2, 4] })]);
  playback.push(
    frames(
      [
        [
          note('fired', ['a1', 'a3'], { side: 1, by: ['x'], dice: [die('hit')] }),
          note('lost', ['a3'], { side: 0, pieces: ['y'], lost: { side: 0, count: 1, left: 2 } }),
          note('retreated', ['a3', 'a4'], { side: 0, pieces: ['y'] }),
        ],
      ],
      last,
    ),
    { own: [0], before: first, over: true },
  );
  const at = () => playback.shown?.pieces.map(one => `${one.id} ${one.place} ${one.steps?.[0] ?? ''}`.trim());
  assert.deepEqual(at(), ['x a1', 'y a3 3']);
  assert.deepEqual(playback.board?.pieces.map(one => one.id), ['x']); // prettier-ignore
  clock.turn(300 + 700 + 250 + 900);
  assert.deepEqual(at(), ['x a1', 'y a3 2']);
  assert.equal(playback.board, playback.board);
  clock.turn(400 + 480);
  assert.deepEqual(at(), ['x a3', 'y a4 2']);
  assert.equal(playback.board, playback.shown);
});

test('what they brought about by an answer that nobody was asked for is told, whether it came alone or with one’s own deed', () => {
  const entries = () => {
    const [mine, theirs] = frames([
      [note('fired', ['a1', 'a3'], { side: 0, by: ['x'] })],
      [note('fired', ['a1', 'a3'], { side: 0, by: ['x'], dice: [die('hit')] }), note('lost', ['a3'], { side: 1, pieces: ['y'] })],
    ]); // prettier-ignore
    return [
      { ...mine, by: 0 },
      { ...theirs, by: 1 },
    ];
  };
  for (const parts of [[2], [1, 1]]) {
    const { playback } = watched({ mode: 'still' }),
      all = entries();
    for (const n of parts) playback.push(all.splice(0, n), { own: [0], before: tableOf([]), over: !all.length });
    assert.deepEqual([playback.state, playback.beats.length], ['paused', 1], `${parts}`);
  }
});

test('where one has sent one’s own is not told, though it is done once they have passed; what it costs is', () => {
  const go = note('moved', ['a1', 'a2'], { side: 0, pieces: ['x'] }),
    lost = note('lost', ['a2'], { side: 0, pieces: ['x'], lost: { side: 0, count: 1, left: 2 } });
  for (const [notes, told] of /** @type {[Told[], number][]} */ ([
    [[go], 0],
    [[go, lost], 1],
  ])) {
    const { playback } = watched({ mode: 'still' });
    playback.push([{ ...frames([notes])[0], by: 1 }], mine);
    assert.equal(playback.beats.length, told);
  }
});

test('an answer that was given for the reader is no beat of theirs; words of theirs are', () => {
  const [one, given, two] = frames([
    [note('fired', ['b1', 'a1'], { side: 1, dice: [die('hit')] })],
    [note(null, [], { side: null, text: 'Sans autre choix.' })],
    [note('fired', ['b1', 'a9'], { side: 1, dice: [die('miss')] }), note(null, [], { side: null, text: 'Les paquets sont remélangés.' })],
  ]); // prettier-ignore
  const { playback } = watched();
  playback.push([{ ...one, by: 1 }, { ...given, by: 0 }, { ...two, by: 1 }], mine); // prettier-ignore
  const told = playback.beats.flatMap(beat => beat.notes.map(({ text }) => text));
  assert.ok(!told.includes('Sans autre choix.'));
  assert.ok(told.includes('Les paquets sont remélangés.'));
});

// ---- what arrives

/** A session whose entries are answered when one says so. */
function fed() {
  /** @type {((frames: Frame[] | null) => void)[]} */ const answers = [];
  const session = /** @type {any} */ ({
    id: 'm',
    generation: 0,
    acting: [0],
    fresh: [],
    viewer: { token: 't', as: 0 },
    sheet: null,
    midst: () => false,
    isAsked: (/** @type {any} */ sheet) => sheet.table.prompt.awaited.includes(0),
    turn: () => null,
    server: {
      frames: () =>
        new Promise((done, fail) => answers.push(frames => (frames ? done(frames) : fail(new Error('no answer'))))),
    },
  });
  const feed = new Feed(session),
    { playback } = watched({ mode: 'still' });
  feed.attach(playback);
  /** @param {number} number @param {number} awaited */
  const come = (number, awaited) => {
    const before = session.sheet;
    session.sheet = { number, journal: [], table: tableOf([], { prompt: { awaited: [awaited], offers: [] } }) };
    feed.hear(before, session.sheet);
  };
  /** @param {Frame[] | null} frames none where the server does not answer */
  const answer = async frames => {
    // asked for once nothing else is to be done
    await new Promise(done => setTimeout(done));
    assert.ok(answers.length > 0);
    answers.shift()?.(frames);
    await new Promise(done => setTimeout(done));
  };
  return { feed, playback, come, answer, session };
}
/** @param {number} number @returns {Frame} */
const moved = number => ({ ...frames([[note('moved', ['a1', 'a2'], { side: 1 })]], null, number)[0], by: 1 });
/** @param {number} number @returns {Frame} */
const scored = number => ({
  ...frames([[note('scored', [], { side: 1, points: { side: 1, by: 2 } })]], null, number)[0],
  by: 1,
});
/** @param {number} number */
const bare = number => frames([[]], null, number)[0];

test('who passes over what has come is not asked before the rest of it has come too', async () => {
  const { playback, come, answer } = fed();
  come(1, 1);
  await answer([]);
  come(4, 0);
  come(5, 1);
  come(7, 0);
  await answer([bare(1), moved(2), moved(3), moved(4)]);
  assert.equal(playback.state, 'paused');
  playback.toEnd();
  assert.notEqual(playback.state, 'recap', 'there is more to it');
  // what came while one asked is asked for together
  await answer([bare(4), moved(5), moved(6), scored(7)]);
  assert.equal(playback.state, 'recap');
  assert.deepEqual(playback.beats.flatMap(beat => beat.notes.map(({ number }) => number)), [2, 3, 4, 5, 6, 7]); // prettier-ignore
});

test('while what happened is asked for, nothing is told of what had happened before', async () => {
  const { playback, come, answer } = fed();
  come(1, 1);
  await answer([]);
  come(3, 0);
  await answer([bare(1), moved(2), moved(3)]);
  playback.toEnd();
  playback.close();
  assert.ok(playback.beat, 'it can be seen again');
  come(6, 0);
  assert.deepEqual([playback.asks, playback.beat], [false, null]);
  await answer([bare(3), moved(4), moved(5), moved(6)]);
  assert.equal(playback.beat?.notes[0].number, 4);
});

test('where what happened cannot be had, the question is asked all the same', async () => {
  const { feed, playback, come, answer } = fed();
  come(1, 1);
  await answer([]);
  come(4, 1);
  come(7, 0);
  await answer([bare(1), moved(2), moved(3), scored(4)]);
  await answer(null);
  await answer(null);
  assert.equal(feed.pending, false);
  playback.toEnd();
  assert.equal(playback.state, 'recap');
  assert.equal(playback.shown?.prompt.awaited[0], 0);
  playback.close();
  assert.equal(playback.asks, true);
});

test('an answer that fails is asked for again; then it is told by the lines that came with the table', async () => {
  const { feed, playback, come, answer, session } = fed();
  come(1, 1);
  await answer([]);
  come(3, 0);
  session.sheet.journal = [moved(2), moved(3)].flatMap(frame => frame.notes);
  await answer(null);
  assert.equal(feed.pending, true);
  await answer(null);
  assert.equal(feed.pending, false);
  assert.deepEqual(playback.beats.flatMap(beat => beat.notes.map(({ number }) => number)), [2, 3]); // prettier-ignore
});

test('nobody has to wait for what is on its way', async () => {
  const { playback, come, answer, session } = fed();
  come(1, 1);
  await answer([]);
  come(3, 0);
  session.sheet.journal = [moved(2), scored(3)].flatMap(frame => frame.notes);
  assert.deepEqual([playback.asks, playback.beat], [false, null]);
  playback.toEnd();
  await new Promise(done => setTimeout(done));
  assert.equal(playback.state, 'recap');
});

test('what cannot be shown bricks nothing: the question is asked', async () => {
  const { playback, come, answer } = fed(),
    said = console.error;
  /** @type {unknown[]} */ const problems = [];
  console.error = problem => problems.push(problem);
  come(1, 1);
  await answer([]);
  come(3, 0);
  await answer([bare(1), /** @type {any} */ ({ ...moved(3), notes: [null] })]);
  console.error = said;
  assert.deepEqual([problems.length, playback.asks], [1, true]);
});

test('what happens while another page is looked at is shown to whoever comes back', async () => {
  const { feed, playback, come, answer } = fed();
  come(1, 1);
  await answer([]);
  const letGo = feed.attach(playback);
  letGo();
  come(2, 1);
  come(3, 0);
  assert.equal(feed.pending, true);
  feed.attach(playback);
  await answer([bare(1), moved(2), moved(3)]);
  assert.deepEqual(playback.beats.flatMap(beat => beat.notes.map(({ number }) => number)), [2, 3]); // prettier-ignore
});

// ---- the recap

setSettings({ lang: 'fr' });
const scene = /** @type {any} */ ({
  sides: ['Allemands', 'Français'],
  flags: ['de', 'fr'],
  board: { places: [{ id: 'a3', name: 'A3', title: 'Haumont' }, { id: 'a4', name: 'A4' }] }, // prettier-ignore
});
const pieces = [piece('x', 'a1', 0), piece('y', 'a3', 1, { steps: [3, 4] }), piece('z', 'b3', 1, { steps: [2, 2] })];
const points = (/** @type {number} */ at) => ({ tracks: [{ id: 'vp', name: 'points', goal: 9, marks: [{ side: 0, name: '', at }] }] }); // prettier-ignore
const first = tableOf(pieces, points(1)),
  last = tableOf(pieces.slice(0, 2), points(6));
const beats = group(
  frames(
    [
      [
        note('fired', ['a1', 'a3'], { text: 'X tire sur Y.', by: ['x'], dice: [die('hit', 'toujours'), die('miss')] }),
        note('lost', ['a3'], { text: 'Y perd un pas.', side: 1, pieces: ['y'], lost: { side: 1, count: 1, left: 2 } }),
        note('retreated', ['a3', 'a4'], { text: 'Y recule.', side: 1, pieces: ['y'] }),
        note('taken', ['a3'], { text: 'Haumont est pris.' }),
      ],
      [
        note('fired', ['a1', 'b3'], { text: 'X tire sur Z.', by: ['x'], dice: [die('hit')] }),
        note('lost', ['b3'], {
          text: 'Z perd deux pas.',
          side: 1,
          pieces: ['z'],
          lost: { side: 1, count: 2, left: 0 },
        }),
        note('destroyed', ['b3'], { text: 'Z est éliminé.', side: 1, pieces: ['z'] }),
        note('lost', ['a1'], { text: 'X perd un pas.', side: 0, pieces: ['x'] }),
      ],
      [note('scored', [], { text: 'Cinq points.', points: { side: 0, by: 5 } })],
    ],
    last,
  ).map((frame, i) => (i < 2 ? { ...frame, table: first } : frame)),
  { apart, before: first },
);

test('the recap adds up losses, ground and points', () => {
  const recap = recapOf(beats, { own: [1] });
  assert.ok(recap);
  assert.deepEqual([recap.side, recap.beats, recap.counts], [0, 3, [1, 3]]);
  assert.deepEqual(
    recap.losses[1].map(({ name, place, to, count, left, gone }) => [name, place, to, count, left, gone]),
    [
      ['Unit y', 'a3', 'a4', 1, 2, false],
      ['Unit z', 'b3', null, 2, 0, true],
    ],
  );
  assert.deepEqual(recap.taken, [['a3'], []]);
  assert.deepEqual(recap.points, [{ side: 0, by: 5, name: 'points', from: 1, to: 6, why: 'Cinq points.' }]);
  assert.deepEqual(recap.losses[1].map(fate), ['−1, il en reste 2, recule', 'hors de combat']);
  assert.deepEqual(
    tagsOf(recap).map(({ place }) => place),
    ['a1', 'a4'],
  );
  assert.deepEqual(grounds(recap, { scene, own: [1] }), [{ side: 0, text: '1 lieu perdu', places: 'Haumont' }]);
  assert.equal(
    spokenRecap(recap, { scene, own: [1] }),
    'Bilan du tour : Allemands. Vos pertes : 3. Leurs pertes : 1. 1 lieu perdu. Points, Allemands : de 1 à 6.',
  );
});

test('nothing lost, taken or scored needs no recap; ground that was held before is not won', () => {
  const quiet = group(frames([[note('moved', ['a1', 'a2'])]]), { apart, before: first });
  assert.equal(recapOf(quiet), null);
  const held = tableOf([], { places: [{ place: 'a3', side: 0, value: null, markers: [] }] });
  const back = group(frames([[note('taken', ['a3'], { side: 1 })], [note('taken', ['a3'], { side: 0 })]]), { apart, before: held }); // prettier-ignore
  assert.equal(recapOf(back), null);
});

test('works that are shot to pieces are nobody’s loss, and neither are hits that trenches take', () => {
  const table = tableOf([piece('y', 'a3', 1)]);
  const entries = [
    [
      note('fired', ['a1', 'a3'], { by: ['x'], dice: [die('hit')] }),
      note('lost', ['a3'], { side: null, lost: { side: null, count: 1, left: 0 } }),
      note('changed', [], { side: 1, lost: { side: 1, count: 2, left: null } }),
    ],
  ];
  const made = group(frames(entries, table), { apart, before: table });
  assert.deepEqual(made.flatMap(beat => beat.losses), []); // prettier-ignore
  assert.equal(recapOf(made), null);
});

test('the sums agree with the notes, whatever was lost', () => {
  let seed = 1914;
  const random = (/** @type {number} */ n) => (seed = (seed * 16807) % 2147483647) % n;
  for (let round = 0; round < 100; round++) {
    const entries = Array.from({ length: 1 + random(30) }, () => {
      const side = random(2);
      return [
        note('fired', [`a${random(9)}`, `b${random(9)}`], { side: 1 - side, dice: [die('hit')] }),
        note('lost', [`b${random(9)}`], {
          side,
          pieces: [`p${random(20)}`],
          lost: { side, count: random(4), left: 1 + random(3) },
          points: random(3) ? null : { side: 1 - side, by: random(3) },
        }),
      ];
    });
    const table = tableOf(Array.from({ length: 20 }, (_, i) => piece(`p${i}`, `b${i % 9}`, i % 2)));
    const made = group(frames(entries, table), { apart, before: table }),
      recap = recapOf(made);
    const notes = entries.flat().map(one => one.picture);
    const lost = notes.reduce((sum, one) => sum + (one.lost?.count ?? 0), 0);
    assert.equal(recap?.counts.reduce((a, b) => a + b) ?? 0, lost);
    for (const side of [0, 1])
      assert.equal(
        recap?.points.find(one => one.side === side)?.by ?? 0,
        notes.reduce((sum, one) => sum + (one.points?.side === side ? one.points.by : 0), 0),
      );
  }
});

test('a beat is told in the words of the journal, its dice and its cost for the ear', () => {
  assert.equal(sentence(beats[0]), 'X tire sur Y. Y perd un pas. Y recule. Haumont est pris.');
  assert.deepEqual(
    narrated(beats[0]).map(({ strong }) => strong),
    [false, true, false, true],
  );
  assert.equal(
    spoken(beats[0], { index: 0, of: 3, scene }),
    'Allemands, 1 sur 3. X tire sur Y. Y perd un pas. Y recule. Haumont est pris. six, toujours. six, manqué. Unit y : 1 perte, il en reste 2. Allemands : Haumont.',
  );
  assert.equal(
    spoken(beats[0], { index: 0, of: 3, scene, brief: true }),
    'Unit y : 1 perte, il en reste 2. Allemands : Haumont.',
  );
  const [walk] = group(frames([[note('moved', ['a1', 'a2'])]]), { apart });
  assert.equal(spoken(walk, { index: 0, of: 1, scene, brief: true }), '');
});

test('where there is little room, the deed is told in short, and of each unit how it ended', () => {
  const long =
    'with all that led up to it, told at length, so that there is no room left for it in two lines of the dock';
  const notes = [
    note('began', [], { text: `The initiative is theirs, ${long}.` }),
    note('fired', ['a1', 'b2'], { text: 'X fires at Y, b2 : 3 dice, column 2.', by: ['x'] }),
    note(null, ['b2'], { text: 'Dice : 6. Hits : 1.', dice: [die('hit')] }),
    note('lost', ['b2'], {
      text: 'Y loses a step, two are left.',
      pieces: ['y'],
      lost: { side: 1, count: 1, left: 2 },
    }),
    note('destroyed', ['b2'], { text: 'Y is eliminated.', pieces: ['y'], lost: { side: 1, count: 2, left: 0 } }),
  ];
  const [beat] = group(frames([notes]), { apart });
  assert.deepEqual(
    narrated(beat).map(({ text }) => text),
    ['X fires at Y, b2 : 3 dice, column 2.', 'Dice : 6. Hits : 1.', 'Y is eliminated.'],
  );
  assert.deepEqual(
    narrated(beat, 34).map(({ text }) => text),
    ['X fires at Y, b2.', 'Y is eliminated.'],
  );
  const shells = [
    note('fired', ['b2'], { text: 'Shell on b2, die 1; missed.', dice: [die('miss')] }),
    note('fired', ['b2'], { text: 'Shell on b2, die 5; hit.', dice: [die('hit')] }),
    note('lost', ['b2'], { text: 'The works of b2 are gone, after all the shells that have fallen on them.' }),
  ];
  assert.deepEqual(
    narrated(group(frames([shells]), { apart })[0], 110).map(({ text }) => text),
    ['Shell on b2, die 5; hit.', 'The works of b2 are gone, after all the shells that have fallen on them.'],
  );
  const together = { together: { text: '# moves.', count: 1 } };
  const [walk] = group(
    frames([
      [note('moved', ['a1', 'a2'], { text: 'X goes to a2.', ...together })],
      [note('moved', ['b1', 'b2'], { text: 'Y goes to b2.', ...together })],
    ]),
    { apart },
  );
  assert.deepEqual(
    narrated(walk).map(({ text }) => text),
    ['X goes to a2.', 'Y goes to b2.'],
  );
  assert.equal(inShort('7e pionniers : 1003 → Haumont (1104), 3 points.'), '1003 → Haumont (1104).');
  assert.equal(inShort('Tir, K6 (mortier) sur E9 (infanterie) : 2 dés.'), 'Tir, K6 (mortier) sur E9 (infanterie).');
});

test('of many who march, the named places that they come to and what fell to them are told', () => {
  const march = (/** @type {string} */ to, /** @type {number} */ i) =>
    note('moved', [`a${i}`, `b${i}`], { text: `X: a${i} → ${to}, 3 points.` });
  const notes = ['Haumont (1104)', 'b2', 'Haumont (1105)', 'b4'].map(march),
    [beat] = group(frames([notes.slice(0, 1)]), { apart });
  const all = [...notes, note('taken', ['b1'], { text: 'Haumont is theirs.' })];
  const told = narrated({ ...beat, notes: all, arrows: notes.map(() => beat.arrows[0]) });
  assert.match(told[0].text, /^4 .* Haumont\.$/);
  assert.deepEqual(told.slice(1), [{ text: 'Haumont is theirs.', strong: true }]);
});

test('what is told from the midst of their turn says so; what is told from the beginning of the match does not', () => {
  for (const [first, turn, amid] of /** @type {const} */ ([
    [1, 1, false],
    [4, 1, true],
    [4, 0, false],
  ])) {
    const { playback } = watched({ apart, turn: () => turn });
    playback.push(tests(3, 1, first), mine);
    assert.equal(playback.amid, amid, `${first} ${turn}`);
  }
});

test('whoever resigns amid their turn is not kept waiting for what does not come', async () => {
  const { playback, come, answer, feed, session } = fed();
  come(1, 1);
  await answer([]);
  const before = session.sheet;
  session.sheet = { ...before, number: 2, over: { outcome: 'Blue: resignation.' } };
  session.fresh = [note('moved', ['a1', 'a2'], { side: 1 })];
  feed.hear(before, session.sheet);
  playback.toEnd();
  assert.equal(playback.comes, false);
  assert.equal(playback.asks || playback.state === 'recap', true);
});

test('whoever looks next is told nothing that was told to another', () => {
  const { playback } = watched();
  playback.push(tests(3), theirs);
  assert.ok(playback.beats.length > 0);
  playback.forget();
  assert.deepEqual([playback.state, playback.beats, playback.ended, playback.shown], ['idle', [], [], null]);
  playback.again();
  assert.equal(playback.state, 'idle');
});
