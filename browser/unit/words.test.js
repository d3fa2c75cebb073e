// Words, addresses, shapes and sealed dice: what needs no page.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { groups, hexGrid, inside, outline, steps } from '../../web/js/board/geometry.js';
import { makeNumber, numberOf, verify } from '../../web/js/dice-proof.js';
import { fromHex, sha256, toHex } from '../../web/js/sha256.js';
import { setSettings } from '../../web/js/store.js';
import { t } from '../../web/js/words.js';

/** Every word of every module that has words of its own. @type {[name: string, both: [fr: string, en: string]][]} */
const said = [];
const folder = new URL('../../web/js/', import.meta.url);
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(one => one.endsWith('words.js'))) {
  const { words } = await import(new URL(name, folder).href);
  assert.ok(words, `${name} shows its words`);
  for (const [key, both] of Object.entries(words)) said.push([`${name}: ${key}`, /** @type {any} */ (both)]);
}

test('every word is there in both languages, with the same arguments', () => {
  const names = (/** @type {string} */ text) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
  assert.ok(said.length > 300 && new Set(said.map(([key]) => key.split(':')[0])).size >= 6);
  for (const [key, both] of said) {
    assert.equal(both.length, 2, key);
    assert.ok(both.every(Boolean), key);
    assert.deepEqual([...new Set(names(both[0]))], [...new Set(names(both[1]))], key);
  }
});

test('each language is set as it is: its quotes, its spaces, its apostrophe', () => {
  const both = [/'/, /"/, /\.\.\./, / {2}/, /(?:^|[\s(])-\d/, /[ \u00a0],/];
  const french = [
    /[^\s\u00a0\u202f?!…(][;?!»](?!\w)/,
    /[^\s\u00a0\u202f]:(?=\s)/,
    / [:;?!»]/,
    /« /,
    /«[^\u00a0\u202f]/,
    /[“”]/,
  ];
  const english = [/[\s\u00a0\u202f][:;?!](?=\s|$)/, /[«»]/];
  for (const [key, [fr, en]] of said) {
    // what is filled in is a word, and so is what hangs on a number
    const [plainFr, plainEn] = [fr, en].map(text =>
      text.replace(/\{(?:\w+)(?:\|([^|}]*)\|[^}]*)?\}/g, (_, one) => one || 'x'),
    );
    for (const fault of [...both, ...french])
      if (key !== 'match/keys-words.js: why') assert.doesNotMatch(plainFr, fault, key);
    for (const fault of [...both, ...english]) assert.doesNotMatch(plainEn, fault, key);
  }
});

test('French counts nothing as one, English does not', () => {
  setSettings({ lang: 'fr' });
  assert.deepEqual(
    [0, 1, 2].map(n => t('n-targets', { n })),
    ['0 cible', '1 cible', '2 cibles'],
  );
  setSettings({ lang: 'en' });
  assert.deepEqual(
    [0, 1, 2].map(n => t('n-targets', { n })),
    ['0 targets', '1 target', '2 targets'],
  );
  setSettings({ lang: 'fr' });
});

for (const flat of [false, true])
  test(`hexes lie side by side, ${flat ? 'in columns' : 'in rows'}`, () => {
    const grid = hexGrid(40, 0, 0, flat);
    /** @type {[number, number]} */ const here = [4, 4];
    /** @type {[number, number][]} */
    const round = flat
      ? [
          [4, 2],
          [5, 3],
          [5, 5],
          [4, 6],
          [3, 5],
          [3, 3],
        ]
      : [
          [5, 3],
          [6, 4],
          [5, 5],
          [3, 5],
          [2, 4],
          [3, 3],
        ];
    for (const next of round) assert.equal(steps(grid, here, next), 1, String(next));
    assert.ok(inside(grid.centre(here), grid.corners(here)));
    assert.equal(groups(grid, [here, ...round]).length, 1);
    assert.equal(groups(grid, [here, flat ? [8, 4] : [12, 4]]).length, 2);
    // a hex with its six neighbours has one outline, of eighteen corners
    const rim = outline(grid, [here, ...round]);
    assert.deepEqual(
      rim.map(loop => loop.length),
      [18],
    );
  });

test('the digest is that of everybody else', () => {
  for (const text of ['', 'abc', 'x'.repeat(200)]) {
    const bytes = new TextEncoder().encode(text);
    assert.equal(toHex(sha256(bytes)), createHash('sha256').update(bytes).digest('hex'));
  }
});

/** Dice as they are opened at the end. @param {string} match @param {{ number: string, commitment: string }} own */
function opened(match, own) {
  const secret = toHex(new Uint8Array(32).fill(7)),
    other = makeNumber();
  const digest = (/** @type {Uint8Array[]} */ ...parts) =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
  return /** @type {any} */ ({
    state: 'open',
    secret,
    host: digest(fromHex(secret)),
    seats: [own.commitment, other.commitment],
    numbers: [own.number, other.number],
    seed: digest(
      new TextEncoder().encode('quatorze-seed'),
      fromHex(secret),
      fromHex(own.number),
      fromHex(other.number),
    ),
  });
}

test('dice are fair if the seed is made of what was promised', () => {
  const own = numberOf('m1', 0);
  assert.deepEqual(numberOf('m1', 0), own);
  const dice = opened('m1', own);
  assert.deepEqual(verify('m1', dice), { fair: true, own: true, faults: [] });
  assert.deepEqual(verify('m2', dice), { fair: true, own: false, faults: [] });
  assert.equal(verify('m1', { ...dice, state: 'sealed' }), null);
  assert.deepEqual(verify('m1', { ...dice, seed: dice.host })?.faults, ['seed']);
  assert.ok(verify('m1', { ...dice, numbers: [makeNumber().number, dice.numbers[1]] })?.faults.includes('number'));
  assert.ok(verify('m1', { ...dice, secret: toHex(new Uint8Array(32)) })?.faults.includes('host'));
});
