// Pictures of cards, which of them lie on the desk, who can still act, and what is heard.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drawn } from '../../web/js/cards/art.js';
import { laidOf } from '../../web/js/cards/laid.js';
import { index } from '../../web/js/match/offers.js';
import { actors, step } from '../../web/js/match/actors.js';
import { schedule } from '../../web/js/playback/beats.js';
import { chiefOf, cuesOf, endOf, soundsOf } from '../../web/js/sound/cues.js';
import { skinned } from '../../web/skins/list.js';
import { offer, scene, table } from './table.js';

const root = new URL('../../', import.meta.url);
const sprite = readFileSync(new URL('web/symbols.svg', root), 'utf8');
const symbols = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
const sides = { own: 'fr', foe: 'de' };

/** The cards that a game's data name. @type {Record<string, string[]>} */
const named = {};
for (const game of skinned) {
  /** @type {string} */ let data;
  try {
    data = readFileSync(new URL(`crates/games/${game}/data/cards.toml`, root), 'utf8');
  } catch {
    continue;
  }
  const blocks = [...data.matchAll(/\[\[([a-z]+)\]\]\s+(?:id|code) = "([^"]+)"/g)];
  named[game] = blocks.map(([, kind, id]) => (kind === 'card' ? id : `${kind}-${id}`));
}

test('every card of every game has a picture, and every picture a card', async () => {
  assert.ok(Object.keys(named).length >= 2);
  for (const [game, ids] of Object.entries(named)) {
    const { cards } = await import(`../../web/skins/${game}/cards.js`);
    assert.ok(ids.length >= 20, game);
    assert.deepEqual(Object.keys(cards).sort(), [...ids].sort(), game);
  }
});

test('every picture can be drawn, of symbols there are, and stays in its frame', async () => {
  for (const game of Object.keys(named)) {
    const { cards } = await import(`../../web/skins/${game}/cards.js`);
    for (const [id, picture] of Object.entries(cards)) {
      const text = drawn(picture, [], sides);
      assert.doesNotMatch(text, /NaN|undefined/, `${game} ${id}`);
      for (const [, symbol] of text.matchAll(/href="#([^"]+)"/g)) assert.ok(symbols.has(symbol), `${id}: ${symbol}`);
      for (const [, x, y, w, h] of text.matchAll(/<use [^>]*x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g))
        assert.ok(
          Number(x) >= 0 && Number(x) + Number(w) <= 160 && Number(y) >= -2 && Number(y) + Number(h) <= 68,
          `${id}: ${x} ${y} ${w} ${h}`,
        );
    }
    const all = Object.values(cards).map(picture => drawn(picture, [], sides));
    assert.ok(new Set(all).size > all.length * 0.9, 'no picture for many');
  }
});

test('the men of a picture are of the armies that play; boxes are drawn; what has no picture has the sign of the cards', () => {
  assert.match(drawn('own inf 1 1 20; foe inf 50 1 20', [], sides), /inf-fr.*inf-de/);
  assert.match(drawn('own inf 1 1 20; foe inf 50 1 20', [], { own: 'de', foe: 'gb' }), /inf-de.*inf-gb/);
  assert.match(drawn(undefined, [], sides), /i-cards/);
  const boxes = drawn(undefined, ['2', null, null], sides);
  assert.equal(boxes.match(/<rect/g)?.length, 3);
  assert.match(boxes, /class="lit"[^]*>2</);
  assert.throws(() => drawn('dance 1 2', [], sides), /dance/);
});

/** @param {number} number @param {string | null} act @param {Record<string, unknown>} [more] @returns {any} */
const line = (number, act, more = {}) => ({ number, picture: { side: 0, act, places: [], dice: [], ...more } });

test('on the desk lie the cards of the turn, as far as it was told', () => {
  const lines = [
    line(1, 'began'),
    line(2, 'played', { card: 'a' }),
    line(3, 'began', { side: 1 }),
    line(4, 'played', { card: 'b', side: 1 }),
    line(5, 'changed', { card: 'c', side: 1 }),
    line(6, 'began', { side: 1, places: ['here'] }),
    line(7, 'played', { card: 'd' }),
    line(8, 'played', { card: 'b', side: 1 }),
  ];
  const ids = (/** @type {number} */ heard) => laidOf(lines, heard).map(({ card, side }) => `${card}${side}`);
  assert.deepEqual(ids(Infinity), ['b1', 'd0']);
  assert.deepEqual(ids(6), ['b1']);
  assert.deepEqual(ids(3), []);
  assert.deepEqual(ids(2), ['a0']);
});

test('who can still act: one’s own, in reading order, and round again', () => {
  const of = (/** @type {import('../../web/types').Offer[]} */ ...offers) => actors(index(scene(), table(offers)), 0);
  assert.deepEqual(of(offer('take', 'a'), offer('move', 'b', 'D')), ['a', 'b']);
  assert.deepEqual(of(offer('act', 'A')), ['A'], 'a place stands for who stands there');
  assert.deepEqual(
    of(offer('take', 'a'), offer('deploy', 'b'), offer('pass', null)),
    ['a'],
    'who is set up does not act',
  );
  assert.deepEqual(
    of(offer('strike', 'c', 'A'), offer('strike', 'C'), offer('act', 'D')),
    [],
    'nor does the enemy, nor a bare place',
  );
  assert.equal(step(['x', 'y', 'z'], null, 1), 'x');
  assert.equal(step(['x', 'y', 'z'], null, -1), 'z');
  assert.equal(step(['x', 'y', 'z'], 'z', 1), 'x');
  assert.equal(step(['x', 'y', 'z'], 'x', -1), 'z');
  assert.equal(step([], null, 1), null);
});

/** @param {Record<string, unknown>} some @returns {import('../../web/js/playback/beats.js').Beat} */
const beat = some =>
  /** @type {any} */ ({
    notes: [],
    arrows: [],
    shots: [],
    losses: [],
    taken: [],
    dice: [],
    because: [],
    points: [],
    card: null,
    ...some,
  });

test('a beat is heard part by part, when each is seen', () => {
  const fight = beat({ card: 'x', shots: [{}], dice: [{}, {}], losses: [{ count: 1 }] }),
    plan = schedule(fight),
    cues = cuesOf(plan);
  assert.deepEqual(
    cues.map(({ sound }) => sound),
    ['card', 'shot', 'dice', 'loss'],
  );
  for (const [sound, part] of /** @type {const} */ ([
    ['shot', 'shots'],
    ['dice', 'roll'],
    ['loss', 'loss'],
  ]))
    assert.equal(cues.find(cue => cue.sound === sound)?.at, plan.spans.find(span => span.part === part)?.at);
  const march = cuesOf(
    schedule(
      beat({
        arrows: [
          { steps: 3, late: false },
          { steps: 2, late: false },
        ],
      }),
    ),
  );
  assert.ok(march.length >= 3 && march.every(({ sound }) => sound === 'step'));
  assert.equal(new Set(march.map(({ at }) => at)).size, march.length, 'who marches together is heard once');
  assert.deepEqual(cuesOf(schedule(beat({ notes: [{ text: 'said' }] }))), []);
});

test('a picture that stands has one sound, one’s own deed each of its sounds once', () => {
  assert.equal(chiefOf(beat({ card: 'x', shots: [{}], losses: [{}] })), 'loss');
  assert.equal(chiefOf(beat({ arrows: [{}] })), 'step');
  assert.equal(chiefOf(beat({})), null);
  assert.deepEqual(soundsOf([line(1, 'fired', { dice: [{}] }), line(1, 'lost'), line(1, 'lost'), line(1, 'moved')]), [
    'step',
    'shot',
    'dice',
    'loss',
  ]);
  assert.deepEqual(soundsOf([line(1, 'changed', { card: 'x' })]), []);
  assert.deepEqual(soundsOf([line(1, 'played', { card: 'x' })]), ['card']);
});

test('the end sounds otherwise to whoever has lost', () => {
  assert.equal(endOf(0, [0]), 'end');
  assert.equal(endOf(1, [0]), 'defeat');
  // a draw, both sides in one hand, one who looks on
  assert.deepEqual([endOf(null, [0]), endOf(1, [0, 1]), endOf(1, [])], ['end', 'end', 'end']);
});
