// How a rule is cited, before its book has come and after.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citation, keep, keyOf, numberOf } from '../../web/js/rules/cited.js';
import { setSettings } from '../../web/js/store.js';

test('a rule without a number is cited by its title, and by nothing before that is known', () => {
  setSettings({ lang: 'fr' });
  assert.equal(citation('toy', '4.6.3'), '§ 4.6.3');
  assert.equal(citation('toy', '2.6.rapide'), '§ 2.6');
  assert.equal(citation('toy', 'tir'), '');
  const sections = [
    { id: 'tir', title: 'Le tir', gist: '', ruling: false },
    { id: '2.6.rapide', title: 'Étape 2 : avancer', gist: '', ruling: false },
  ];
  keep(keyOf('toy'), /** @type {any} */ (sections));
  assert.equal(citation('toy', 'tir'), '§ Le tir');
  assert.equal(citation('toy', '2.6.rapide'), '§ 2.6, Avancer');
  assert.equal(citation('toy', 'unknown'), '§ Règles', 'what the book does not have is cited as the rules');
});

test('titles come first, and are not put back in the place of the whole book', () => {
  const titles = [{ id: 'vue', title: 'La vue', gist: '', ruling: false }],
    whole = [{ id: 'vue', title: 'La vue', gist: 'Qui voit qui.', ruling: false }];
  const kept = [titles, titles, whole, titles, whole].map(one => keep('other.fr', /** @type {any} */ (one)));
  assert.deepEqual(kept, [true, false, true, false, false]);
});

test('only what begins with digits is a number', () => {
  assert.deepEqual(['4.6.3', '2.6.rapide', 'r.tie', 'tir'].map(numberOf), ['4.6.3', '2.6', '', '']);
});
