// What destroys something is held, and asked about once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AGAIN, HOLD, Hold } from '../../web/js/match/hold.js';
import { offer } from './table.js';

const ruin = offer('pass', null, null, {
  caution: { grade: 'destroys', says: 'All die.', brief: 'all', rule: '1', loses: [] },
});
const waste = offer('pass', null, null, {
  caution: { grade: 'unused', says: 'One is left.', brief: 'one', rule: '1', loses: [] },
});

/** A clock that the test turns, and what was done by then. */
function held() {
  let now = 0;
  /** @type {{ at: number, act: () => void }[]} */ let due = [];
  /** @type {string[]} */ const done = [];
  const clock = {
    set: (/** @type {() => void} */ act, /** @type {number} */ ms) => {
      const one = { at: now + ms, act };
      due.push(one);
      return one;
    },
    clear: (/** @type {any} */ one) => {
      due = due.filter(other => other !== one);
    },
  };
  const hold = new Hold({ changed: () => {}, act: one => done.push(one.decision), clock });
  return {
    hold,
    done,
    /** @param {number} ms */
    pass: ms => {
      now += ms;
      for (const one of due.filter(({ at }) => at <= now)) {
        due = due.filter(other => other !== one);
        one.act();
      }
    },
  };
}

test('only what destroys something is asked about', () => {
  const { hold } = held();
  assert.equal(hold.stops(offer('pass', null), 1), false);
  assert.equal(hold.stops(waste, 1), false);
  assert.equal(hold.stops(undefined, 1), false);
  assert.equal(hold.stops(ruin, 1), true);
  assert.equal(hold.at(1), ruin);
  assert.equal(hold.at(2), null, 'at another position it is no longer asked about');
});

test('it is done once it has been held long enough, and not before', () => {
  const { hold, done, pass } = held();
  hold.stops(ruin, 1);
  hold.press();
  pass(HOLD - 1);
  assert.equal(hold.holding, true);
  hold.release();
  pass(HOLD);
  assert.deepEqual(done, []);
  hold.press();
  pass(HOLD);
  assert.deepEqual(done, [ruin.decision]);
  assert.equal(hold.offer, null);
  // what was held is not asked about again at the same position
  assert.equal(hold.stops(ruin, 1), false);
  assert.equal(hold.stops(ruin, 2), true);
});

test('where nothing may move a second press does it, but not too soon', () => {
  const { hold, done, pass } = held();
  hold.stops(ruin, 1);
  hold.again();
  pass(AGAIN - 1);
  hold.again();
  assert.deepEqual(done, []);
  pass(1);
  assert.equal(hold.ready, true);
  hold.again();
  assert.deepEqual(done, [ruin.decision]);
});

test('one can think better of it', () => {
  const { hold, done, pass } = held();
  hold.stops(ruin, 1);
  hold.press();
  hold.back();
  pass(2 * HOLD);
  assert.deepEqual([hold.offer, hold.holding, hold.ready, done], [null, false, false, []]);
  assert.equal(hold.stops(ruin, 1), true, 'and is asked again');
});
