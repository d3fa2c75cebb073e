// What can be touched, and what that means, by roles alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dragOf, onNose } from '../../web/js/board/dragging.js';
import { docked } from '../../web/js/match/docked.js';
import {
  copyOf,
  countOf,
  firstOf,
  heldOf,
  index,
  keyOf,
  mainOffer,
  nameOf,
  offerOf,
  saving,
  sideOf,
  split,
  subjectsAt,
  targetsOf,
} from '../../web/js/match/offers.js';
import { offer, scene, table } from './table.js';

/** @param {import('../../web/types').Offer[]} offers @param {Record<string, unknown>} [more] @param {{ deeds?: boolean }} [skin] */
const indexed = (offers, more, skin) => index(scene(), table(offers, more), skin);
/** @param {string} id */
const chosen = id => ({ subjects: [id], counts: { [id]: 1 } });

test('offers about things on the table light them up, the others are buttons', () => {
  const found = indexed([offer('take', 'a'), offer('take', 'b'), offer('pass', null), offer('act', 'button')]);
  assert.deepEqual([...found.bySubject.keys()], ['a', 'b']);
  assert.deepEqual(
    found.free.map(one => one.role),
    ['pass', 'act'],
  );
  assert.equal(mainOffer(found.free)?.role, 'pass');
});

test('the green button passes; a single button is green whatever it does', () => {
  assert.equal(mainOffer([offer('act', null), offer('pass', null)])?.role, 'pass');
  assert.equal(mainOffer([offer('act', null)])?.role, 'act');
  assert.equal(mainOffer([offer('act', null), offer('confirm', null)]), null);
});

/** @param {'unused' | 'destroys'} grade @param {Partial<import('../../web/types').Stake>[]} [loses] */
const caution = (grade, loses = []) => ({
  caution: {
    grade,
    says: 'Two tiles die.',
    brief: 'two tiles',
    rule: '1',
    loses: loses.map(stake => ({ piece: null, kind: null, name: 'tile', count: 1, ...stake })),
  },
});

test('what gives something up is never green, and Enter never does it', () => {
  for (const grade of /** @type {const} */ (['unused', 'destroys'])) {
    const ends = offer('pass', null, null, caution(grade));
    assert.equal(mainOffer([ends]), null);
    assert.equal(mainOffer([offer('act', null), ends]), null);
    assert.equal(mainOffer([offer('act', null, null, caution(grade))]), null);
    // the one that gives nothing up is green, wherever it stands
    assert.equal(mainOffer([ends, offer('pass', 'button')])?.subject, 'button');
  }
});

test('what would be destroyed beside the board is saved by placing it nearest to the enemy, all of it or nothing', () => {
  const holds = [{ id: 'w', kind: 'inf', name: 'Infantry', count: 2 }];
  const pools = { pools: [{ id: 'p', seat: 0, name: 'Reserves', count: 2, holds }] };
  const places = [offer('place', 'w', 'A'), offer('place', 'w', 'B')];
  const ends = offer('pass', null, null, caution('destroys', [{ kind: 'inf', count: 2 }]));
  /** The red piece stands on C: B lies beside it. @param {string} from @param {string} to */
  const apart = (from, to) => Math.abs(from.charCodeAt(0) - to.charCodeAt(0));
  const saved = saving(indexed([ends, ...places], pools), 0, apart);
  assert.deepEqual(saved, { steps: ['place w B', 'place w B'], places: 1 });
  const other = offer('pass', null, null, caution('destroys', [{ kind: 'inf' }, { kind: 'guns' }]));
  assert.equal(saving(indexed([other, ...places], pools), 0, apart), null);
  assert.equal(saving(indexed([offer('pass', null, null, caution('unused')), ...places], pools), 0, apart), null);
  assert.equal(saving(indexed([ends], pools), 0, apart), null);
});

test('what turns is for the compass, and says its side', () => {
  const turn = offer('turn', 'a', 'B', { decision: 'turn se' });
  const found = indexed([turn, offer('go', 'a', 'D')]);
  assert.deepEqual(found.turns, [turn]);
  assert.equal(sideOf(turn), 2);
  assert.deepEqual(
    found.bySubject.get('a')?.map(one => one.role),
    ['go'],
  );
});

test('a target is walked to, fought or both', () => {
  const offers = [
    offer('go', 'a', 'D'),
    offer('travel', 'a', 'D'),
    offer('travel', 'a', 'B'),
    offer('strike', 'a', 'C', { verb: 'fire' }),
    offer('strike', 'a', 'C', { verb: 'assault' }),
  ];
  const targets = targetsOf(indexed(offers), chosen('a'), 0);
  assert.equal(targets.get('D')?.kind, 'walk');
  // nobody travels where he can go
  assert.deepEqual(
    targets.get('D')?.offers.map(one => one.role),
    ['go'],
  );
  assert.equal(targets.get('B')?.kind, 'go');
  // two ways to strike are one fight
  assert.equal(targets.get('C')?.kind, 'fight');
  const mixed = [offer('move', 'a', 'D'), offer('strike', 'a', 'D')];
  assert.equal(targetsOf(indexed(mixed), chosen('a'), 0).get('D')?.kind, 'both');
});

test('what the game has in hand is the one thing that can go while the others can only be taken up', () => {
  const going = [offer('go', 'a', 'D'), offer('take', 'b')];
  assert.equal(heldOf(indexed(going)), 'a');
  assert.equal(heldOf(indexed([...going, offer('join', 'b')])), 'a');
  assert.equal(heldOf(indexed([...going, offer('act', 'b')])), null);
  assert.equal(heldOf(indexed([offer('go', 'a', 'D'), offer('go', 'b', 'D')])), null);
  // a brush lies beside what is in hand
  const brush = {
    pools: [{ id: 'p', seat: 0, name: 'Works', count: 1, holds: [{ id: 'w', name: 'Wire', count: 3 }] }],
  };
  assert.equal(heldOf(indexed([...going, offer('brush', 'w', 'D')], brush)), 'a');
});

test('a card is played by a press; what else is done with it is written on it', () => {
  const hands = { hands: [{ seat: 0, name: 'Hand', count: 2, cards: ['k1', 'k2'] }] };
  const found = indexed([offer('play', 'k1'), offer('pay', 'k2', null, { label: 'Throw k2 away' })], hands);
  assert.equal(found.cards.get('k1')?.deed, undefined);
  assert.equal(found.cards.get('k2')?.deed, 'Throw k2 away');
});

test('cards that lie before one are buttons, even if one of their kind is in the hand', () => {
  const hands = { hands: [{ seat: 0, name: 'Hand', count: 2, cards: ['k1', 'k2'] }] };
  const drawn = indexed([offer('pick', 'k1'), offer('pick', 'k3')], hands);
  assert.equal(drawn.bySubject.size, 0);
  assert.equal(drawn.free.length, 2);
  const held = indexed([offer('pick', 'k1'), offer('pick', 'k2')], hands);
  assert.deepEqual([...held.bySubject.keys()], ['k1', 'k2']);
});

test('where deeds come first, what is done to places is a palette', () => {
  const shells = ['C', 'D'].map(at => offer('strike', at, null, { decision: `shell gas ${at}`, label: `Gas: ${at}` }));
  const found = indexed(shells, {}, { deeds: true });
  assert.deepEqual(
    found.deeds.map(({ id, count, group }) => [id, count, group]),
    [['deed:shell gas', 2, 'shell gas']],
  );
  assert.equal(countOf(found, 'deed:shell gas'), 1);
  assert.deepEqual([...targetsOf(found, chosen('deed:shell gas'), 0).keys()], ['C', 'D']);
});

test('a deed is called after what it does, never after its first target', () => {
  const called = (/** @type {string} */ label) =>
    indexed([offer('strike', 'C', null, { decision: 'shell gas C', verb: 'shell', label })], {}, { deeds: true })
      .deeds[0].name;
  assert.equal(called('Bombarder au gaz\u00a0: Unit c, Place C'), 'Bombarder au gaz');
  assert.equal(called('Shell with gas: Unit c, Place C'), 'Shell with gas');
  assert.equal(called('Shell Place C'), 'To shell');
});

test('a press on a place means who stands there, and on a piece its place', () => {
  const found = indexed([offer('take', 'a'), offer('strike', 'C')]);
  assert.deepEqual(subjectsAt(found, 'A'), ['a']);
  assert.deepEqual(subjectsAt(found, 'c'), ['C']);
  assert.deepEqual(subjectsAt(found, 'D'), []);
  assert.equal(nameOf(found, 'a'), 'Unit a, Place A');
});

test('a step is known by what it does, and to what', () => {
  const offers = [offer('take', 'a'), offer('join', 'b'), offer('turn', 'a', null, { decision: 'turn w' })];
  assert.equal(offerOf(offers, { role: 'join', subject: 'b' })?.decision, 'join b');
  assert.equal(offerOf(offers, { role: 'join', subject: 'a' }), undefined);
  assert.equal(offerOf(offers, { role: 'turn', side: 4 })?.decision, 'turn w');
});

test('a label has what is done, and what should be known of it', () => {
  assert.deepEqual(split('Go: 1405 — 2 points'), ['Go: 1405', '2 points']);
  assert.deepEqual(split('End (two tiles are left over)'), ['End', 'two tiles are left over']);
  assert.deepEqual(split('End (2)'), ['End (2)', '']);
});

test('beside the ways of pointing the dock keeps what ends it; all else that can be done stands in the list', () => {
  const stay = offer('act', 'button', null, { decision: 'stay' }),
    depot = offer('act', 'a', null, { decision: 'depot' }),
    dismount = offer('act', 'a', null, { decision: 'dismount' }),
    sides = ['left', 'right'].map(side =>
      offer('act', 'a', null, { decision: side, label: `Order the guns, ${side}` }),
    );
  const of = (/** @type {ReturnType<typeof docked>} */ { buttons, choices }) =>
    [buttons, choices].map(all => all.map(one => one.decision));
  const own = [depot, dismount, ...sides];
  assert.deepEqual(of(docked({ own, free: [stay] }, 3, [depot])), [['stay'], ['dismount', 'left', 'right']]);
  assert.deepEqual(of(docked({ own: [depot], free: [stay] }, 3, [depot])), [['stay'], []]);
  // whatever it gives up, and however small the screen
  const costly = { ...stay, ...caution('unused') };
  assert.deepEqual(of(docked({ own, free: [costly] }, 2, [])), [['stay'], ['depot', 'dismount', 'left', 'right']]);
  assert.deepEqual(of(docked({ own, free: [costly] }, 2)), [['stay'], ['depot', 'dismount', 'left', 'right']]);
  // where one only points at places there is room
  const free = docked({ own: [depot], free: [stay] }, 3);
  assert.deepEqual(of(free), [['depot', 'stay'], []]);
  assert.equal(docked({ own: sides, free: [stay] }, 3).segments.length, 1);
  assert.equal(docked({ own: sides, free: [stay] }, 3, []).segments.length, 0);
});

test('the keyboard begins at what gives nothing up', () => {
  const costs = offer('act', 'a', null, caution('destroys'));
  assert.equal(firstOf([costs, offer('act', 'b')]), 'li > button:not(.part, .peril, .cite)');
  assert.equal(firstOf([costs]), 'h3');
});

test('of two cards alike the one that was picked is chosen', () => {
  const hand = { seat: 0, name: 'Hand', cards: ['k1', 'k2', 'k1'] };
  assert.equal(copyOf([hand], 'k1', keyOf(hand, 2)), keyOf(hand, 2));
  assert.equal(copyOf([hand], 'k1', keyOf(hand, 1)), keyOf(hand, 0), 'what was picked is of another kind');
  assert.equal(copyOf([hand], 'k3', ''), null);
  assert.equal(copyOf([hand], null, keyOf(hand, 0)), null);
});

test('dragging what could go carries it, unless it is taken by its nose', () => {
  const may = { turns: true, chains: false, carries: true, nosed: true, nose: false };
  assert.equal(dragOf(may), 'carry');
  assert.equal(dragOf({ ...may, nose: true }), 'turn');
  assert.equal(dragOf({ ...may, nosed: false }), 'turn', 'one turns, or sets up');
  assert.equal(dragOf({ ...may, carries: false }), 'turn');
  assert.equal(dragOf({ ...may, turns: false, chains: true }), 'chain');
  assert.equal(dragOf({ ...may, turns: false, carries: false }), null);
  // east of the middle, and of what looks there
  assert.equal(onNose([0, 0], [24, 0], 1), true);
  assert.equal(onNose([0, 0], [24, 0], 4), false);
  assert.equal(onNose([0, 0], [5, 0], 1), false);
  assert.equal(onNose([0, 0], [24, 0], null), false);
});
