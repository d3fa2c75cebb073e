// Where things stand that belong to the board without lying on it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { farBy } from '../../web/js/board/layout.js';
import { pillsOf } from '../../web/js/board/pills.js';
import { spotFor } from '../../web/js/match/spot.js';
import { segmentsOf } from '../../web/js/match/segments.js';
import { offer } from './table.js';

const frame = { left: 0, top: 44, right: 1000, bottom: 744 };
/** @param {number} left @param {number} top */
const hex = (left, top) => ({ left, top, right: left + 50, bottom: top + 56 });
/** @param {{ left: number, top: number }} spot @param {{ left: number, top: number, right: number, bottom: number }} box */
const covers = ({ left, top }, box) =>
  left < box.right && left + 276 > box.left && top < box.bottom && top + 200 > box.top;
const size = { width: 276, height: 200 };

test('a paper stands to the right of its target, else to the left, above, below', () => {
  const target = hex(300, 300);
  assert.equal(spotFor(size, target, [], frame).left, 364);
  const right = hex(400, 300);
  assert.equal(spotFor(size, target, [right], frame).left, 300 - 14 - 276);
  const left = hex(200, 300);
  const above = spotFor(size, target, [right, left], frame);
  assert.equal(above.top, 300 - 14 - 200);
  assert.equal(above.leader, false);
});

test('where no place beside it is free, a paper stands far away with a line, and on nothing', () => {
  const target = hex(300, 300),
    around = [hex(400, 300), hex(200, 300), hex(300, 200), hex(300, 400)];
  const spot = spotFor(size, target, around, frame);
  assert.equal(spot.leader, true);
  assert.deepEqual([spot.left, spot.top], [1000 - 276 - 8, 744 - 200 - 8]);
  for (const box of [target, ...around]) assert.equal(covers(spot, box), false);
});

test('what lies beyond the edge is told a side, on the line to it, and not on what can be touched', () => {
  const view = { x: 0, y: 0, k: 1 },
    inside = { width: 390, height: 588 };
  assert.deepEqual(pillsOf([[100, 300]], view, inside, 28, true), []);
  const [right, up, ...more] = pillsOf(
    [
      [900, 400],
      [1000, 400],
      [195, -400],
    ],
    view,
    inside,
    28,
    false,
  );
  assert.deepEqual(more, []);
  assert.deepEqual([right.side, right.n, right.spots.length], ['right', 2, 2]);
  assert.ok(right.x > 300 && right.y > 294 && right.y < 400, 'on the line');
  assert.equal(up.side, 'up');
  const [aside] = pillsOf([[900, 300]], view, inside, 28, false, [[340, 300]]);
  assert.ok(Math.abs(aside.y - 300) >= 22 + 28, 'it gives way');
  const [low] = pillsOf([[900, -600]], view, inside, 28, true);
  assert.ok(low.y >= 294, 'near the thumb');
});

test('offers that differ by a place alone are segments of one control', () => {
  const at = (/** @type {string} */ place) =>
    offer('act', null, null, { verb: 'x', label: `Commander la batterie, secteur ${place}` });
  const found = segmentsOf([
    at('gauche'),
    at('central'),
    at('droit'),
    offer('pass', null, null, { label: 'Fin, ici' }),
  ]);
  assert.deepEqual(
    found.map(({ title, parts }) => [title, parts.map(({ word }) => word)]),
    [['Commander la batterie', ['gauche', 'central', 'droit']]],
  );
  assert.deepEqual(segmentsOf([at('gauche')]), []);
  assert.deepEqual(
    segmentsOf([offer('act', null, null, { label: 'Creuser' }), offer('act', null, null, { label: 'Partir' })]),
    [],
  );
});

test('regions lie as far apart as the paths between them, and farther over the sea', () => {
  /** @param {string} from @param {string} to @param {string} [kind] */
  const path = (from, to, kind = 'land') => ({ from, to, kind, reconstructed: false });
  /** @type {any} */
  const board = {
    shape: 'regions',
    places: [],
    paths: [path('A', 'B'), path('B', 'C'), path('A', 'D', 'sea'), path('D', 'C', 'sea')],
  };
  const far = farBy(board);
  assert.deepEqual(
    ['A', 'B', 'C', 'D', 'E'].map(to => far('A', to)),
    [0, 1, 2, 3, Infinity],
  );
  const hexes = farBy(
    /** @type {any} */ ({
      shape: 'hexes',
      places: [
        { id: 'A1', x: 0, y: 0 },
        { id: 'A2', x: 3, y: 4 },
      ],
    }),
  );
  assert.equal(hexes('A1', 'A2'), 5);
});

test('a pill gives way to cards that lie on the frame', () => {
  const view = { x: 0, y: 0, k: 1 },
    card = { left: 140, top: 0, right: 260, bottom: 90 };
  const [free] = pillsOf([[200, -300]], view, { width: 400, height: 600 }, 20, true, []);
  assert.equal(free.x, 200);
  const [aside] = pillsOf([[200, -300]], view, { width: 400, height: 600 }, 20, true, [], [card]);
  assert.ok(aside.x + 58 <= card.left || aside.x - 58 >= card.right);
});
