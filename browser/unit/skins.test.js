// A skin is tables, and at most ten functions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '../../web/js/skins/plain.js';
import {
  artOf,
  dieOf,
  diggerOf,
  flagOf,
  groundOf,
  isCut,
  markOf,
  priceOf,
  rankOf,
  signOf,
} from '../../web/js/skins/read.js';
import { skinned } from '../../web/skins/list.js';

/** @typedef {import('../../web/js/skins/skin.js').Skin} Skin */

const HOOKS = ['Ink', 'ground', 'markers', 'names', 'title', 'source', 'route', 'entry'];
/** @param {string} game @returns {Promise<Skin>} */
const skinOf = async game => (await import(`../../web/skins/${game}/skin.js`)).skin;
/** @param {string} kind */
const marker = kind => ({ kind, symbol: null, name: kind, count: 1 });
/** @param {Record<string, unknown>} some @returns {any} */
const piece = some => ({ id: 'a', kind: 'x', marks: [], figures: [], ...some });

test('a skin has what the plain one has, and no function that is not listed', async () => {
  assert.ok(HOOKS.length <= 10);
  for (const game of skinned) {
    const skin = await skinOf(game);
    assert.equal(skin.id, game);
    assert.deepEqual(Object.keys(skin).sort(), Object.keys(plain).sort(), game);
    const functions = Object.entries(skin).filter(([, value]) => typeof value === 'function');
    for (const [name] of functions) assert.ok(HOOKS.includes(name), `${game}: ${name}`);
  }
  assert.deepEqual(
    Object.values(plain).filter(value => typeof value === 'function'),
    [],
  );
});

test('nations go under their own inks, others under those of their side', async () => {
  assert.equal(flagOf(plain, 'fr', 1), 'fr');
  assert.equal(flagOf(plain, 'xx', 0), 'central');
  assert.equal(flagOf(plain, null, null), 'nt');
  assert.equal(isCut(plain, 'de', 1), true);
  assert.equal(isCut(plain, 'fr', 0), false);
  assert.equal(isCut(plain, null, 0), true);
  const any = { ...plain, flags: null, cut: 1 };
  assert.equal(flagOf(any, 'makhno', 1), 'makhno');
  assert.equal(flagOf(any, null, 1), 'nt');
  assert.deepEqual([isCut(any, 'de', 0), isCut(any, 'fr', 1)], [false, true]);
});

test('arts, marks, signs, dice and grounds are looked up, and what is not there is drawn plainly', () => {
  assert.equal(artOf(plain, 'infantry', 'de')?.symbol, 'inf-de');
  assert.equal(artOf(plain, 'infantry', 'fr')?.symbol, 'inf-fr');
  assert.equal(artOf(plain, 'zeppelin', 'de'), null);
  assert.equal(markOf(plain, marker('moved')).symbol, 'm-moved');
  assert.deepEqual(markOf(plain, marker('odd')), { symbol: null, slot: 'left' });
  assert.equal(markOf({ ...plain, stated: true }, marker('odd')).state, 'odd');
  assert.deepEqual(signOf(plain, marker('odd')), { symbol: null });
  assert.equal(signOf({ ...plain, signs: { odd: null } }, marker('odd')), null);
  assert.equal(dieOf(plain, { kind: 'six', face: '4' }), 'd-4');
  assert.equal(dieOf(plain, { kind: 'ten', face: '4' }), null);
  const place = /** @type {any} */ ({ symbol: 'S', side: 1, printed: ['east'] });
  assert.equal(groundOf(plain, 'swamp', place), 'plain');
  assert.equal(groundOf({ ...plain, elsewhere: 'open' }, 'swamp', place), 'open');
  assert.equal(diggerOf(plain, place), 1);
  assert.equal(diggerOf({ ...plain, digger: 0 }, place), 0);
  assert.equal(diggerOf({ ...plain, digger: { east: 0 } }, place), 0);
  assert.equal(diggerOf({ ...plain, digger: { west: 0 } }, place), null);
});

test('what is in hand lies on top, and who fights above who supports', () => {
  const skin = { ...plain, ranks: ['guns'] };
  const guns = piece({ kind: 'german-guns' }),
    foot = piece({ figures: [{ kind: 'combat', value: 5 }] }),
    held = piece({ kind: 'german-guns', marks: [marker('in-hand')] });
  assert.ok(rankOf(skin, guns) < rankOf(skin, foot) && rankOf(skin, foot) < rankOf(skin, held));
});

test('a price leaves out what need not be said at its target', async () => {
  /** @param {Skin} skin @param {string | null} figure */
  const price = (skin, figure) => priceOf(skin, /** @type {any} */ ({ figure }));
  assert.equal(price(plain, '2½'), '2½');
  assert.equal(price(plain, null), null);
  const medals = { ...plain, unpriced: /^()0★$/ };
  assert.deepEqual([price(medals, '0★'), price(medals, '2★')], [null, '2★']);
  const { skin: points } = await import('../../web/skins/der-des-ders/skin.js');
  for (const said of ['3\u00a0PR', '3 RP', '3 ressources', '3\u00a0resources', '3 pts', '3\u00a0points'])
    assert.equal(price(points, said), '3');
  assert.equal(price(points, '1\u00a0ressource'), '1');
  assert.deepEqual([price(points, '≤\u00a03 · 2\u00a0ressources'), price(points, '5+')], ['≤\u00a03 · 2', '5+']);
  assert.equal(price(points, 'sans ligne'), 'sans ligne');
});
