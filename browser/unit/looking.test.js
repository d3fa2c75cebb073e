// What is looked at: the stack that one walks, the rings of a piece, and what it did of late.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doingsOf, upTo } from '../../web/js/match/doings.js';
import { setSettings } from '../../web/js/store.js';
import { nextInStack, partOf, saidOf } from '../../web/js/match/things.js';
import { index } from '../../web/js/match/offers.js';
import { ringsOf } from '../../web/js/match/ringed.js';
import { scene, table } from './table.js';

/** @param {number} number @param {Record<string, unknown>} picture @returns {any} */
const note = (number, picture) => ({
  number,
  text: `line ${number}`,
  rule: '1',
  picture: { side: 0, places: [], pieces: [], by: [], act: null, ...picture },
});

test('what a piece did is found by who it was named, the last way first', () => {
  const journal = [
    note(1, { act: 'moved', pieces: ['a'], places: ['B', 'C'] }),
    note(2, { act: 'fired', by: ['a'], pieces: ['c'], places: ['D'] }),
    note(3, { act: 'moved', side: 1, pieces: ['c'], places: ['D', 'C'] }),
    note(4, { act: 'lost', side: 1, pieces: ['a'], places: ['C'] }),
  ];
  const did = doingsOf(journal, 'a', 0);
  assert.deepEqual(
    did.notes.map(one => one.number),
    [4],
    'what the other side moved comes between its turn and the one before',
  );
  assert.deepEqual(
    doingsOf(journal.slice(0, 2), 'a', 0).notes.map(one => one.number),
    [1, 2],
  );
  assert.deepEqual(doingsOf(journal.slice(0, 2), 'a', 0).way, ['B', 'C']);
  assert.deepEqual(doingsOf(journal, 'b', 0), { notes: [], way: null });
});

test('a piece that is called after its place is followed back to where it came from', () => {
  const journal = [
    note(1, { act: 'moved', pieces: ['A1'], places: ['A1', 'A2'] }),
    note(2, { act: 'moved', pieces: ['A2'], places: ['A2', 'A3'] }),
    note(3, { act: 'fired', by: ['A3'], places: ['A5'] }),
  ];
  const did = doingsOf(journal, 'A3', 0);
  assert.deepEqual(
    did.notes.map(one => one.number),
    [1, 2, 3],
  );
  assert.deepEqual(did.way, ['A2', 'A3']);
});

test('a stack is walked round, from its place as from any of its pieces', () => {
  const two = table([]);
  two.pieces[1] = { ...two.pieces[1], place: 'A' };
  const found = index(scene(), two);
  assert.deepEqual(
    ['A', 'a', 'b', 'c', 'D'].map(id => nextInStack(found, id, 1)),
    ['a', 'b', 'a', null, null],
  );
  assert.deepEqual(
    ['A', 'a', 'b'].map(id => nextInStack(found, id, -1)),
    ['b', 'b', 'a'],
  );
});

test('a part of a table is found by the id one looks at it by', () => {
  const seen = table([], {
    tracks: [{ id: 'points', name: 'Points' }],
    goals: [{ name: 'Hill' }],
    places: [{ place: 'A', side: 0, markers: [{ kind: 'wire', name: 'wire' }] }],
  });
  assert.equal(partOf(seen, 'a').name, 'Unit a');
  assert.equal(partOf(seen, 'track:points').name, 'Points');
  assert.equal(partOf(seen, 'goal:0').name, 'Hill');
  assert.equal(partOf(seen, 'marker:A:wire').name, 'wire');
  assert.equal(partOf(seen, 'mark:a:moved').id, 'a');
  assert.deepEqual(partOf(seen, 'A').pieces, [seen.pieces[0]]);
  assert.equal(partOf(seen, 'D'), undefined);
});

test('rings count the stacks of the other side that lie under them', () => {
  const { pieces, standing } = index(scene(), table([]));
  const a = pieces.get('a');
  assert.ok(a);
  const covered = (/** @type {string[]} */ ids) => ids.map(place => ({ place, figure: null }));
  const rings = ringsOf(
    a,
    [
      { id: 'reach', name: '', places: covered(['A', 'B']) },
      { id: 'range', name: '', places: covered(['B', 'C']) },
      { id: 'sight', name: '', places: covered(['D']) },
      { id: 'range', name: '', places: [] },
    ],
    standing,
  );
  assert.deepEqual(
    rings.map(({ id, under }) => [id, under]),
    [
      ['reach', 0],
      ['range', 1],
    ],
  );
});

test('what is called after its place and what it is was called after another before it came', () => {
  const journal = [note(1, { act: 'moved', places: ['Berlin', 'Vienne'], pieces: ['Berlin/ge.air'] }), note(2, { act: 'moved', places: ['Berlin', 'Vienne'], pieces: ['Berlin/ge.inf'] })]; // prettier-ignore
  assert.deepEqual(doingsOf(journal, 'Vienne/ge.air', 0).notes.map(one => one.number), [1]); // prettier-ignore
  assert.deepEqual(doingsOf(journal, 'Vienne/ge.art', 0).notes, []);
});

test('while a turn is shown, nothing is told that comes later', () => {
  const journal = [1, 2, 2, 3].map(number => note(number, { pieces: ['a'] }));
  assert.equal(upTo(journal, Infinity), journal);
  assert.deepEqual(
    doingsOf(upTo(journal, 2), 'a', 0).notes.map(one => one.number),
    [1, 2, 2],
  );
  assert.deepEqual(doingsOf(upTo(journal, -1), 'a', 0).notes, []);
});

test('a counter that has become otherwise since says by itself what it is', () => {
  setSettings({ lang: 'fr' });
  const page = /** @type {any} */ (globalThis);
  page.document = { documentElement: { lang: 'fr' } };
  const shown = table([]);
  Object.assign(shown.pieces[0], {
    steps: [2, 4],
    figures: [
      { kind: 'combat', value: 3 },
      { kind: 'move', value: 5 },
      { kind: 'cohesion', value: 7 },
    ],
    marks: [{ kind: 'moved', symbol: null, name: 'a bougé', count: 1 }],
    face_up: true,
  });
  const all = index(scene(), shown),
    said = saidOf(all, 'a'),
    again = saidOf(all, 'a');
  delete page.document;
  assert.deepEqual(
    said?.rows.map(({ aspect, label, value }) => [aspect, label, value]),
    [
      ['force', 'Force', '2 sur 4 · force 3'],
      ['state', 'État', 'a bougé'],
      ['move', 'Marche', '5'],
    ],
  );
  assert.equal(said?.place, 'A');
  assert.equal(saidOf(all, 'A'), null);
  assert.equal(again?.overlays, said?.overlays, 'what is drawn of it stays the same thing');
});
