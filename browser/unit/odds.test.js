// What may come of a decision, as bars: summed where it is much, and red where somebody dies of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groups } from '../../web/js/match/cases.js';

/** @param {string} label @param {number} probability @param {boolean} [fatal] */
const one = (label, probability, fatal) => ({ label, probability, fatal, figures: [] });

test('only what the game calls fatal is, however it is worded', () => {
  const cases = [
    one('éliminée', 0.1, true),
    one('−1 de cohésion', 0.2),
    one('−2 de cohésion', 0.1),
    one('aucune perte', 0.6),
  ];
  const [{ list }] = groups(cases);
  assert.deepEqual(
    list.map(({ label, fatal }) => [label, fatal]),
    [
      ['éliminée', true],
      ['−1 de cohésion', false],
      ['−2 de cohésion', false],
      ['aucune perte', false],
    ],
  );
});

test('what several cases share is fatal where each of them is', () => {
  const cases = [
    one('pertes 0, drapeaux 0', 0.4),
    one('pertes 1, drapeaux 0', 0.3),
    one('pertes 1, drapeaux 1', 0.1),
    one('unité détruite, drapeaux 0', 0.15, true),
    one('unité détruite, drapeaux 1', 0.05, true),
  ];
  const [losses, flags] = groups(cases);
  assert.deepEqual(
    losses.list.map(({ label, probability, fatal }) => [label, Math.round(100 * probability), fatal]),
    [
      ['0', 40, false],
      ['1', 40, false],
      ['unité détruite', 20, true],
    ],
  );
  assert.ok(flags.list.every(({ fatal }) => !fatal));
});
