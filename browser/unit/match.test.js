// Who one is in a match, and several decisions one after the other, with a server of paper.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Acts } from '../../web/js/match/acts.js';
import { Session } from '../../web/js/match/session.js';
import * as seating from '../../web/js/match/seating.js';
import { offer, table } from './table.js';

/** @param {Record<string, unknown>} about @param {Record<string, unknown>} [sheet] @param {Record<string, unknown>} [more] @returns {any} */
const known = (about, sheet = {}, more = {}) => ({
  about: { mode: 'remote', you: [0], scene: { sides: ['Blue', 'Red'] }, ...about },
  sheet: { number: 3, undo: [], draft: [], requests: [], over: null, seats: [{}, {}], table: table([]), ...sheet },
  present: null,
  facing: null,
  ...more,
});

test('one acts for one’s own seats, unless the computer has taken them over', () => {
  assert.deepEqual(seating.actingOf(known({ you: [0, 1], mode: 'two-handed' })), [0, 1]);
  assert.deepEqual(seating.actingOf(known({}, { seats: [{ kind: 'computer' }, {}] })), []);
  assert.deepEqual(seating.replacedOf(known({}, { seats: [{ kind: 'computer' }, {}] })), [0]);
});

test('at one screen only who is present acts', () => {
  const shared = { mode: 'hot-seat', you: [0, 1] };
  assert.deepEqual(seating.actingOf(known(shared)), []);
  assert.deepEqual(seating.actingOf(known(shared, {}, { present: 1 })), [1]);
  assert.equal(seating.deciderOf(known(shared, {}, { present: 1 })), null);
  assert.equal(seating.deciderOf(known(shared, {}, { present: 0 })), 0);
});

test('who is asked for both sides decides for the one he faces', () => {
  const both = table([], { prompt: { awaited: [0, 1], offers: [] } });
  const of = (/** @type {number | null} */ facing) =>
    seating.deciderOf(known({ you: [0, 1], mode: 'two-handed' }, { table: both }, { facing }));
  assert.deepEqual([of(null), of(1)], [0, 1]);
});

test('a reaction is open where the server names it, or where another than the side in turn is asked', () => {
  const red = table([], { status: ['Turn 3', 'Red'] });
  assert.equal(seating.reactingIn(known({}, { table: red })), true);
  assert.equal(seating.reactingIn(known({}, { table: red, window: null })), false);
  assert.equal(seating.reactingIn(known({}, { table: red, window: 'parry' })), true);
});

test('an answer from the waiting room that comes late does not end a match that has begun', () => {
  /** @type {any} */ const session = new Session('m', null);
  session.about = { mode: 'remote', you: [], scene: { sides: ['Blue', 'Red'] } };
  const sheet = (/** @type {any} */ more) => ({
    number: 0,
    journal: [],
    seats: [{}, {}],
    dice: { state: 'open' },
    ...more,
  });
  session.accept(sheet({ table: null }));
  assert.equal(session.sheet.table, null);
  const begun = table([]);
  session.accept(sheet({ table: begun }));
  session.accept(sheet({ table: null }));
  assert.equal(session.sheet.table, begun);
});

/** A session whose server offers, after each decision, what stands next in a list. @param {import('../../web/types').Offer[][]} offered */
function paper(offered) {
  /** @type {string[]} */ const said = [];
  /** @type {any[]} */ const sent = [];
  let at = 0;
  const session = /** @type {any} */ ({
    decider: 0,
    mine: [0],
    acting: [0],
    undoer: 0,
    viewer: { token: 't', as: 0 },
    busy: false,
    word: null,
    get offers() {
      return offered[at] ?? [];
    },
    get sheet() {
      return { number: at, draft: Array.from({ length: at }, (_, i) => i + 1) };
    },
    answers: { forget() {} },
    changed() {},
    accept() {},
    tokenOf: () => 't',
    say: (/** @type {string} */ text) => said.push(text),
    server: {
      post: async (/** @type {string} */ _, /** @type {string} */ act, /** @type {any} */ body) => {
        sent.push([act, body.decision ?? body]);
        at++;
      },
    },
  });
  session.acts = new Acts(session);
  return { session, sent, said };
}

/** What is asked about, held long enough: the second press, without the clock. @param {import('../../web/js/match/hold.js').Hold} hold */
function swear(hold) {
  const { offer } = hold,
    { act } = hold;
  let done;
  hold.act = one => (done = one);
  hold.ready = true;
  hold.again();
  hold.act = act;
  assert.equal(done, offer);
  return offer;
}

test('a stack is taken up whole: the others join as soon as they can', async () => {
  const { session, sent, said } = paper([
    [offer('take', 'a', null, { decision: 'take a' })],
    [offer('join', 'b', null, { decision: 'with b' })],
    [],
  ]);
  await session.acts.decideAll([
    { role: 'take', subject: 'a' },
    { role: 'join', subject: 'b' },
  ]);
  assert.deepEqual(sent, [
    ['decide', 'take a'],
    ['decide', 'with b'],
  ]);
  assert.deepEqual(said, []);
  // each of the steps can be found again, to be withdrawn by itself
  assert.equal(session.acts.stepOf(['join'], ['b']), 2);
  assert.equal(session.acts.stepOf(['take'], ['b']), null);
});

test('several decisions stop where the next is no longer offered, and say so', async () => {
  const { session, sent, said } = paper([[offer('take', 'a')], []]);
  await session.acts.decideAll([
    { role: 'take', subject: 'a' },
    { role: 'join', subject: 'b' },
  ]);
  assert.equal(sent.length, 1);
  assert.match(said[0], /1 sur 2/);
});

const ruin = { caution: { grade: 'destroys', says: 'All die.', brief: 'all', rule: '1', loses: [] } };

test('what destroys something halts several decisions until it is held, and the rest goes on', async () => {
  const { session, sent, said } = paper([
    [offer('take', 'a')],
    [offer('act', 'b', null, /** @type {any} */ (ruin))],
    [offer('take', 'c')],
    [],
  ]);
  const { acts } = session;
  /** @type {import('../../web/js/match/offers.js').Step[]} */
  const steps = [
    { role: 'take', subject: 'a' },
    { role: 'act', subject: 'b' },
    { role: 'take', subject: 'c' },
  ];
  await acts.decideAll(steps);
  assert.deepEqual(
    sent.map(([, decision]) => decision),
    ['take a'],
  );
  assert.equal(acts.hold.offer?.subject, 'b');
  await acts.hold.act(/** @type {any} */ (swear(acts.hold)));
  assert.deepEqual(
    sent.map(([, decision]) => decision),
    ['take a', 'act b', 'take c'],
  );
  assert.deepEqual(said, []);
});

test('who thinks better of it has not asked for the rest either', async () => {
  const { session, sent } = paper([[offer('act', 'b', null, /** @type {any} */ (ruin))], [offer('take', 'c')], []]);
  const { acts } = session;
  await acts.decideAll([
    { role: 'act', subject: 'b' },
    { role: 'take', subject: 'c' },
  ]);
  acts.hold.back();
  await acts.decide('act b');
  await acts.hold.act(/** @type {any} */ (swear(acts.hold)));
  assert.deepEqual(
    sent.map(([, decision]) => decision),
    ['act b'],
  );
});

test('nobody passes for another where passing costs him something', async () => {
  const { session, sent } = paper([[]]);
  const asked = (/** @type {any} */ pass) => async () => ({ number: 0, table: { prompt: { offers: [pass] } } });
  session.load = async () => {};
  session.server.sheet = asked(offer('pass', null, null, /** @type {any} */ (ruin)));
  assert.equal(await session.acts.passFor(1), false);
  assert.equal(sent.length, 0);
  session.server.sheet = asked(offer('pass', null));
  assert.equal(await session.acts.passFor(1), true);
  assert.equal(sent.length, 1);
});
