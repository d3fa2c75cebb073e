// What a turn of theirs came to, and what is said of it: sums and sentences, no pictures.
import { figure, upper } from '../grammar.js';
import { figuresOf } from '../match/figures.js';
import { sentence } from './sentences.js';
import { verdict } from './verdicts.js';
import { t } from './words.js';

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').Piece} Piece */
/** @typedef {import('../../types').Scene} Scene */
/** @typedef {import('./beats.js').Beat} Beat */
/** @typedef {{ piece: Piece | null, name: string, place: string | null, to: string | null, side: number, count: number, left: number | null, gone: boolean }} Fallen `to`: where it fell back to */
/** @typedef {{ side: number, name: string | null, from: number | null, to: number | null, by: number, why: string }} Scored `name`: what is counted */
/**
 * @typedef {object} Recap
 * @property {number | null} side whose turn it was
 * @property {number} beats how many
 * @property {Fallen[][]} losses by side
 * @property {number[]} counts by side
 * @property {string[][]} taken places by the side that has them now and did not before
 * @property {Scored[]} points
 */

/** What a place is called. @param {Scene} scene @param {string | null} id */
export const placeName = (scene, id) => {
  const place = scene.board.places.find(one => one.id === id);
  return place?.title ?? place?.name ?? id ?? '';
};
/** The figure that decides for a side, before and after. @param {Table} first @param {Table} last @param {number} side */
function went(first, last, side) {
  const [from, to] = [first, last].map(table => figuresOf(table.tracks ?? [], side)[0]);
  return from && to ? { name: to.name, from: from.at, to: to.at } : null;
}
/** What brought most, and next to most. @param {{ by: number, why: string }[]} scores */
const reasons = scores =>
  [...new Map(scores.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by)).map(({ why }) => [why, why])).keys()]
    .slice(0, 2)
    .join(' ');

/** @param {Beat[]} beats @param {{ own?: number[], now?: Table | null }} [who] `now`: the table as it is, where more has happened than is told @returns {Recap | null} null where nothing was lost, taken or scored */
export function recapOf(beats, { own = [], now = null } = {}) {
  /** @type {Map<string, Fallen>} */ const fallen = new Map();
  /** @type {Map<string, number>} */ const takers = new Map();
  /** @type {{ by: number, why: string }[][]} */ const scores = [[], []];
  for (const beat of beats) {
    for (const loss of beat.losses) {
      const key = loss.piece?.id ?? `${loss.side} ${loss.place}`,
        was = fallen.get(key);
      fallen.set(key, {
        piece: was?.piece ?? loss.piece,
        name: was?.name || (loss.piece?.name ?? ''),
        place: was?.place ?? loss.place,
        to: was?.to ?? null,
        side: loss.side,
        count: (was?.count ?? 0) + loss.count,
        left: loss.left ?? was?.left ?? null,
        gone: loss.gone || !!was?.gone,
      });
    }
    // who falls back may do so in a beat of its own
    for (const { pieces, way, back } of beat.arrows)
      for (const one of back ? fallen.values() : [])
        if (one.piece ? pieces.includes(one.piece.id) : way[0] === one.place) one.to = way[way.length - 1];
    for (const { place, side } of beat.taken) if (side != null) takers.set(place, side);
    for (const { side, by, why } of beat.points) scores[side]?.push({ by, why });
  }
  const first = beats[0]?.before,
    last = now ?? beats.at(-1)?.after;
  /** @type {Fallen[][]} */ const losses = [[], []];
  for (const one of fallen.values()) losses[one.side]?.push(one);
  /** @type {string[][]} */ const taken = [[], []];
  for (const [place, side] of takers)
    if (first?.places?.find(state => state.place === place)?.side !== side) taken[side]?.push(place);
  /** @type {Scored[]} */
  const points = [0, 1].flatMap(side => {
    const gone = first && last ? went(first, last, side) : null,
      told = scores[side].reduce((sum, { by }) => sum + by, 0),
      by = gone ? gone.to - gone.from : told,
      why = reasons(scores[side]);
    return by ? [{ side, by, why, ...(gone ?? { name: null, from: null, to: null }) }] : [];
  });
  if (!fallen.size && !taken.some(list => list.length) && !points.length) return null;
  return {
    side: beats.find(beat => beat.side != null && !own.includes(beat.side))?.side ?? null,
    beats: beats.length,
    losses,
    counts: losses.map(list => list.reduce((sum, one) => sum + one.count, 0)),
    taken,
    points,
  };
}

/** What became of one, in a few words. @param {Fallen} one */
export const fate = one =>
  one.gone
    ? t('eliminated')
    : [t('lost', { n: one.count }), one.left != null && t('left', { n: one.left }), one.to && t('fell-back')]
        .filter(Boolean)
        .join(', ');
/** What lies at the places as long as nothing is decided. @param {Recap} recap @returns {{ place: string, text: string }[]} */
export const tagsOf = recap =>
  recap.losses.flat().flatMap(one =>
    one.place && !one.gone
      ? [
          {
            place: one.to ?? one.place,
            text: [t('lost', { n: one.count }), one.to && t('fell-back')].filter(Boolean).join(', '),
          },
        ]
      : [],
  );
/** Whose losses. @param {number} side @param {Scene} scene @param {number[]} own */
export const whose = (side, scene, own) =>
  own.length !== 1
    ? t('losses-of', { side: scene.sides[side] })
    : t(own.includes(side) ? 'own-losses' : 'their-losses');

/** @param {string} text */
const stopped = text => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/**
 * A beat for the ear.
 * @param {Beat} beat @param {{ index: number, of: number, scene: Scene, brief?: boolean }} where `brief`: only losses, ground and points; empty where there are none
 */
export function spoken(beat, { index, of, scene, brief = false }) {
  const costs = [
    ...beat.losses
      .filter(loss => loss.gone || loss.count)
      .map(loss => {
        const what = loss.piece?.name || placeName(scene, loss.place);
        if (loss.gone) return t('gone-said', { what });
        return [t('lost-said', { what, n: loss.count }), loss.left != null && t('left', { n: loss.left })]
          .filter(Boolean)
          .join(', ');
      }),
    ...[0, 1].flatMap(side => {
      const places = beat.taken.filter(one => one.side === side).map(one => placeName(scene, one.place));
      return places.length ? [t('taken-said', { side: scene.sides[side], places: places.join(', ') })] : [];
    }),
    ...beat.points.map(({ side, by }) =>
      t('points-said', { side: scene.sides[side], by: figure(by, { signDisplay: 'exceptZero' }), n: Math.abs(by) }),
    ),
  ].map(stopped);
  if (brief) return costs.join(' ');
  return [
    beat.side != null && t('said-of', { side: scene.sides[beat.side], i: index + 1, n: of }),
    sentence(beat),
    ...beat.dice.map(die => stopped([die.name, die.why ?? verdict(die)].filter(Boolean).join(', '))),
    ...costs,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The recap for the ear. @param {Recap} recap @param {{ scene: Scene, own: number[] }} where */
export function spokenRecap(recap, { scene, own }) {
  const order = own.length === 1 ? [own[0], 1 - own[0]] : [0, 1];
  return [
    t('said-recap', { side: scene.sides[recap.side ?? 0] }),
    ...order.map(side => t('said-losses', { whose: whose(side, scene, own), n: recap.counts[side] || t('none') })),
    ...grounds(recap, { scene, own }).map(({ text }) => stopped(text)),
    ...recap.points.map(({ side, name, from, to, by }) =>
      from != null && to != null
        ? t('said-points', { what: upper(name ?? t('points')), side: scene.sides[side], from, to })
        : stopped(
            t('points-said', {
              side: scene.sides[side],
              by: figure(by, { signDisplay: 'exceptZero' }),
              n: Math.abs(by),
            }),
          ),
    ),
  ].join(' ');
}
/** The ground that changed hands, as the onlooker sees it. @param {Recap} recap @param {{ scene: Scene, own: number[] }} where */
export const grounds = (recap, { scene, own }) =>
  recap.taken.flatMap((places, side) => {
    const n = places.length,
      key = own.length !== 1 ? 'ground-taken' : own.includes(side) ? 'ground-won' : 'ground-lost';
    return n
      ? [
          {
            side,
            text: t(key, { n, side: scene.sides[side] }),
            places: places.map(id => placeName(scene, id)).join(', '),
          },
        ]
      : [];
  });
