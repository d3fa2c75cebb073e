// Presses that were meant for what stood in the dock a moment ago.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slips } from '../../web/js/match/slips.js';

const since = 1000;

test('the second press of a double one is a slip where the first has changed the dock', () => {
  const dock = { kind: 'recap', since, itself: false };
  assert.equal(slips({ detail: 2, at: 5000, kind: 'recap' }, dock, 'film'), true);
  assert.equal(slips({ detail: 2, at: 5000, kind: 'recap' }, dock, 'recap'), false);
  assert.equal(slips({ detail: 1, at: 1001, kind: 'recap' }, dock, 'recap'), false);
});

test('a press as the dock changes by itself is a slip, a key is none', () => {
  const dock = { kind: 'question', since, itself: true };
  assert.equal(slips({ detail: 1, at: 1100, kind: 'question' }, dock, 'question'), true);
  assert.equal(slips({ detail: 1, at: 1400, kind: 'question' }, dock, 'question'), false);
  assert.equal(slips({ detail: 0, at: 1100, kind: 'question' }, dock, 'question'), false);
});
