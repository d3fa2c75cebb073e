// What every game shares in the client knows none of them: it names no game, and asks offers for their role, never for their verb.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** @param {string} path */
const read = path => readFileSync(join(root, path), 'utf8');
/** @param {string} folder @param {string} ending */
const files = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .map(name => `${folder}/${name}`);

const games = readdirSync(join(root, 'crates/games'));
/** The verbs of a game's notation, as its decisions are written down. @param {string} game */
function verbsOf(game) {
  const [, list] = /contract::decisions! \{([^]*?)\n\}/.exec(read(`crates/games/${game}/src/decision.rs`)) ?? [];
  assert.ok(list, `${game} writes its decisions down`);
  return [...list.matchAll(/"([a-z]+)" =>/g)].map(([, verb]) => verb);
}
const verbs = new Set(games.flatMap(verbsOf));
const [, union] = /export type Role =([^;]*);/.exec(read('web/types.d.ts')) ?? [];
const roles = new Set([...(union ?? '').matchAll(/['"]([a-z-]+)['"]/g)].map(([, role]) => role));

/** Words of the client that are verbs of some game by chance: pages, classes, kinds of targets, requests, places on a counter. */
const ORDINARY = new Set(
  ['home', 'hero', 'draw', 'with', 'use', 'fight', 'substitute', 'withdraw', 'done', 'order', 'trench'].concat('medal'),
);

const shared = [...files('web/js', '.js'), ...files('web/css', '.css'), 'web/index.html'];
const modules = files('web/js', '.js');

/** Program text without its comments. @param {string} text */
const bare = text => text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/^\s*\/\/.*$/gm, ' ');
/** The texts that stand in quotes, and how those begin that are put together. @param {string} text @returns {string[]} */
const literals = text =>
  [...bare(text).matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`$]*)/g)].map(([, one, two, three]) => one ?? two ?? three);

/** What is wrong with a shared module. @param {string} text @returns {string[]} */
function faults(text) {
  const found = literals(text)
    .map(literal => (/^[a-z]+ $/.test(literal) ? literal.trim() : literal))
    .filter(literal => verbs.has(literal) && !roles.has(literal) && !ORDINARY.has(literal));
  // "take F06" is the notation of a game, whatever the role is called
  const notated = [...bare(text).matchAll(/`([a-z]+) \$\{/g)].filter(([, word]) => verbs.has(word));
  const asked = [
    ...bare(text).matchAll(/\bverb\b[^;\n]{0,12}(?:[=!]==?\s*['"`]|\bin\b\s*\{)|\.(?:has|includes)\([^()]*\bverb\)/g),
  ];
  return [...found, ...notated.map(([all]) => all), ...asked.map(([all]) => all)];
}

test('there are games, verbs and roles to look for', () => {
  assert.ok(games.length >= 5 && verbs.size > 60 && roles.size > 15, `${games.length} ${verbs.size} ${roles.size}`);
  assert.ok(shared.length > 60 && modules.length > 50);
});

test('no shared file names a game', () => {
  for (const path of shared)
    for (const game of games) assert.ok(!new RegExp(`\\b${game}\\b`, 'i').test(read(path)), `${path} names ${game}`);
});

test('no shared module knows a verb', () => {
  for (const path of modules) assert.deepEqual(faults(read(path)), [], path);
});

test('a module that knows one is found', () => {
  for (const text of [
    "if (offer.verb === 'go') return;",
    "const SHOTS = new Set(['barrage']);",
    'session.decide(`take ${id}`);',
    'const paid = !UNPAID.has(offer.verb);',
    "offers.find(offer => offer.decision === 'mobilise')",
  ])
    assert.notDeepEqual(faults(text), [], text);
  for (const text of ["if (offer.role === 'go') return;", '// « take F06 »', 'one.verb === other.verb'])
    assert.deepEqual(faults(text), [], text);
});

test('every game that has a skin is a game, and its folder holds what is fetched', async () => {
  const { skinned } = await import(join(root, 'web/skins/list.js'));
  for (const game of skinned) {
    assert.ok(games.includes(game), game);
    for (const part of ['skin', 'cover']) {
      const path = `web/skins/${game}/${part}.js`,
        [, styles] = /styles: \[([^\]]*)\]/.exec(read(path)) ?? [];
      assert.match(read(path), new RegExp(`export const ${part} = \\{`));
      for (const [, sheet] of (styles ?? '').matchAll(/'([^']+)'/g)) assert.ok(read(`web/skins/${game}/${sheet}`));
    }
  }
});
