// The journal by deed: which lines are told as one, and what their sentences are made of.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deedsOf, runs } from '../../web/js/match/deeds.js';
import { setSettings } from '../../web/js/store.js';

/** @typedef {import('../../web/types').Note} Note */

/** @param {number} number @param {string} text @param {Record<string, unknown>} [picture] @param {string} [rule] @returns {Note} */
const note = (number, text, picture = {}, rule = '1.1') =>
  /** @type {any} */ ({
    number,
    text,
    rule,
    also: null,
    picture: { side: 0, act: 'placed', places: [], pieces: [], by: [], dice: [], because: [], lost: null, ...picture },
  });
const together = (/** @type {string} */ text, count = 1) => ({ together: { text, count } });
/** @param {Note[]} notes @param {(at: number) => unknown} [likeOf] */
const told = (notes, likeOf = i => notes[i].picture.side) =>
  deedsOf(notes, likeOf).map(({ at, head }) => [at[0], at.length, head]);

test('what one side did several times in a row is one line, with all of it counted', () => {
  const one = together('# tuiles mobilisées : Berlin.'),
    three = together('# tuiles mobilisées : Berlin.', 3),
    other = together('# tuiles mobilisées : Vienne.');
  const notes = [note(1, 'a', one), note(2, 'b', three), note(3, 'c', other), note(4, 'd', other)];
  assert.deepEqual(told(notes), [
    [0, 2, '4 tuiles mobilisées : Berlin.'],
    [2, 2, '2 tuiles mobilisées : Vienne.'],
  ]);
});

test('a deed of one line is that line, and another side or rule begins another', () => {
  const one = together('# hexes taken.');
  const notes = [
    note(1, 'a', one),
    note(2, 'b', { ...one, side: 1 }),
    note(3, 'c', { ...one, side: 1 }, '2.1'),
    note(4, 'd', { ...one, side: 1 }, '2.1'),
  ];
  assert.deepEqual(told(notes), [
    [0, 1, null],
    [1, 1, null],
    [2, 2, '2 hexes taken.'],
  ]);
});

test('what stands alone is never told with others, be it that it can be withdrawn or opens a turn', () => {
  const notes = [1, 2, 3].map(number => note(number, 'a', together('# tiles.')));
  assert.deepEqual(
    told(notes, i => (i === 1 ? null : 0)),
    [
      [0, 1, null],
      [1, 1, null],
      [2, 1, null],
    ],
  );
});

test('without a sentence of the game lines that are said alike say together what they share, and name what differs', () => {
  const notes = ['H1 : posé', 'H2 : posé', 'H3 : posé'].map((text, i) => note(i, text, { places: [`H${i + 1}`] }));
  assert.deepEqual(told(notes), [[0, 3, 'H1, H2, H3 : posé']]);
  const lost = (/** @type {string[]} */ names) => names.map((name, i) => note(i, `Dépôt détruit\u00a0: ${name}.`));
  assert.deepEqual(told(lost(['J05', 'K06', 'L07'])), [[0, 3, 'Dépôt détruit\u00a0: J05, K06, L07.']]);
  setSettings({ lang: 'fr' });
  assert.deepEqual(told(lost(['A1', 'A2', 'A3', 'A4', 'A5', 'A6'])), [
    [0, 6, 'Dépôt détruit\u00a0: A1, A2, A3, A4 et 2 autres.'],
  ]);
  const mixed = ['A : x', 'A : y', 'B : x'].map((text, i) => note(i, text));
  assert.equal(told(mixed).length, 3, 'what all do not share is said by none for the others');
  assert.deepEqual(told(notes.slice(1)).length, 2);
  const fell = notes.map(one => ({ ...one, picture: { ...one.picture, lost: { side: 0, count: 1, left: 0 } } }));
  assert.deepEqual(told(fell).length, 3, 'what is lost is told one by one');
  const rolled = notes.map(one => ({ ...one, picture: { ...one.picture, dice: [/** @type {any} */ ({})] } }));
  assert.deepEqual(told(rolled).length, 3, 'what is rolled is told one by one');
});

test('what is whispered beside a line goes with it', () => {
  const open = together('# tiles.');
  const notes = [
    note(1, 'hidden', open),
    note(1, '(for you)', { act: null, side: null }),
    note(2, 'hidden', open),
    note(2, '(for you)', { act: null, side: null }),
  ];
  assert.deepEqual(
    told(notes, () => 0),
    [[0, 4, '2 tiles.']],
  );
});

test('two things done by turns are two deeds, and a third one ends them', () => {
  const order = together('# units ordered.'),
    paid = together('# tokens.');
  const turns = [1, 2, 3].flatMap(n => [note(n, 'ordered', order), note(n, 'paid', paid, '2.1')]);
  assert.deepEqual(told(turns), [
    [0, 3, '3 units ordered.'],
    [1, 3, '3 tokens.'],
  ]);
  const late = [note(1, 'ordered', order), note(2, 'moved', together('# moves.'), '3.1'), note(3, 'rolled', {}, '4.1')];
  assert.equal(told([...late, note(4, 'ordered', order)]).length, 4);
});

test('hexes are apart in a sentence, names are not', () => {
  assert.deepEqual(runs('H4 (infantry) fires on F06, H45.', ['H4', 'F06', 'Berlin']), [
    { text: 'H4', as: 'hex' },
    { text: ' (infantry) fires on ', as: null },
    { text: 'F06', as: 'hex' },
    { text: ', H45.', as: null },
  ]);
  assert.deepEqual(runs('Berlin: 2 tiles', ['Berlin']), [{ text: 'Berlin: 2 tiles', as: null }]);
});

test('of what is told together the number stands out with what it counts', () => {
  assert.deepEqual(runs('Déploiement : 7 unités.', [], true), [
    { text: 'Déploiement : ', as: null },
    { text: '7 unités', as: 'count' },
    { text: '.', as: null },
  ]);
  assert.deepEqual(runs('4 tuiles mobilisées : Berlin.', [], true)[0], { text: '4 tuiles mobilisées', as: 'count' });
});
