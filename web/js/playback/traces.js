// The inks of a playback on the board: ghosts, arrows, fire, dice at the target, losses, ground. What has been lies under the
// counters, what is being told above them.
import { h, html, useMemo } from '../../vendor/preact.js';
import { TileInk, faceOf, inkOf, use } from '../board/pieces.js';
import { n1 } from '../board/geometry.js';
import { dieOf, flagOf, isCut } from '../skins/read.js';
import { group } from './beats.js';
import { usePlayback, useTicks } from './hooks.js';
import { recapOf, tagsOf } from './recap.js';
import { frameOf } from './verdicts.js';
import { t } from './words.js';

/** @typedef {import('../../types').Piece} Piece */
/** @typedef {import('../../types').Scene} Scene */
/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../board/layout.js').Layout} Layout */
/** @typedef {import('../board/geometry.js').Point} Point */
/** @typedef {import('../skins/skin.js').Skin} Skin */
/** @typedef {import('./beats.js').Beat} Beat */
/** @typedef {import('./beats.js').Arrow} Arrow */
/** @typedef {import('./playback.js').Playback} Playback */
/** @typedef {{ playback: Playback, layout: Layout, scene: Scene, skin: Skin }} Props */

/** How far short of the counter an arrow ends, and how much one without corners bends. */
const SHORT = 30,
  BEND = 0.07,
  DIE = 34,
  ROW = 5;

// ---- shapes

/** The line of a way: through its places, or a bow where it has but two. @param {Layout} layout @param {string[]} way @returns {Point[]} */
function lineOf(layout, way) {
  const points = way.map(id => layout.seat(id)).filter(p => p !== undefined);
  if (points.length !== 2) return points;
  const [a, b] = points,
    mx = (a[0] + b[0]) / 2 - (b[1] - a[1]) * BEND,
    my = (a[1] + b[1]) / 2 + (b[0] - a[0]) * BEND;
  return Array.from({ length: 13 }, (_, i) => {
    const f = i / 12,
      g = 1 - f;
    return [g * g * a[0] + 2 * g * f * mx + f * f * b[0], g * g * a[1] + 2 * g * f * my + f * f * b[1]];
  });
}
/** @param {Point[]} line */
const lengthOf = line => line.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - line[i][0], p[1] - line[i][1]), 0);
/** The part of a line between two lengths. @param {Point[]} line @param {number} from @param {number} to @returns {Point[]} */
function cut(line, from, to) {
  /** @type {Point[]} */ const kept = [];
  let gone = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]],
      long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    /** @param {number} at @returns {Point} */
    const on = at => [a[0] + ((b[0] - a[0]) * (at - gone)) / long, a[1] + ((b[1] - a[1]) * (at - gone)) / long];
    if (!kept.length && gone + long >= from) kept.push(on(from));
    if (kept.length) kept.push(on(Math.min(to, gone + long)));
    gone += long;
    if (gone >= to) break;
  }
  return kept;
}
/** @param {Point[]} line */
const pathOf = line => line.map((p, i) => `${i ? 'L' : 'M'}${n1(p[0])} ${n1(p[1])}`).join('');
/** The head of an arrow. @param {Point[]} line where it ends there */
function headOf(line) {
  const tip = line[line.length - 1],
    p = line[line.length - 2] ?? tip,
    dir = Math.atan2(tip[1] - p[1], tip[0] - p[0]);
  /** @param {number} r @param {number} turn */
  const back = (r, turn) => `L${n1(tip[0] - r * Math.cos(dir + turn))} ${n1(tip[1] - r * Math.sin(dir + turn))}`;
  return `M${n1(tip[0])} ${n1(tip[1])}${back(17, -0.5)}${back(11, 0)}${back(17, 0.5)}z`;
}
/** A ring with points, as on a map where something blew up. @param {Point} at @param {number} r */
const star = ([x, y], r) =>
  `M${Array.from({ length: 24 }, (_, i) => {
    const a = (i / 12) * Math.PI,
      q = i % 2 ? r : r * 0.84;
    return `${n1(x + Math.cos(a) * q)} ${n1(y + Math.sin(a) * q)}`;
  }).join('L')}z`;
/** Where dice lie: beside the target, where the fewest stand. @param {Layout} layout @param {Piece[]} pieces @param {Point} at @param {number} n @returns {Point[]} */
function diceSpots(layout, pieces, at, n) {
  const gap = DIE + 6,
    wide = Math.min(n, ROW),
    high = Math.ceil(n / ROW),
    taken = pieces.map(piece => layout.seat(piece.place)).filter(p => p !== undefined);
  /** @type {Point[]} of the first die */
  const starts = [
    [58, (-(high - 1) * gap) / 2],
    [-58 - (wide - 1) * gap, (-(high - 1) * gap) / 2],
    [(-(wide - 1) * gap) / 2, 60],
    [(-(wide - 1) * gap) / 2, -60 - (high - 1) * gap],
  ];
  /** @type {Point[]} */ let best = [];
  let least = Infinity;
  for (const [dx, dy] of starts) {
    const spots = Array.from(
      { length: n },
      (_, i) => /** @type {Point} */ ([at[0] + dx + (i % ROW) * gap, at[1] + dy + Math.floor(i / ROW) * gap]),
    );
    const cost = spots.reduce(
      (sum, [x, y]) =>
        sum +
        taken.filter(p => Math.abs(p[0] - x) < 36 && Math.abs(p[1] - y) < 36).length +
        (x < 20 || y < 20 || x > layout.W - 20 || y > layout.H - 20 ? 3 : 0),
      0,
    );
    if (cost < least) [least, best] = [cost, spots];
  }
  return best;
}

/** Where every die of a beat lies. @param {Beat} beat @param {Layout} layout @returns {{ i: number, at: Point }[]} */
function spotsOf(beat, layout) {
  const places = [...new Set(beat.dice.map(die => die.at))];
  return places.flatMap(place => {
    const at = place && layout.seat(place),
      mine = beat.dice.flatMap((die, i) => (die.at === place ? [i] : []));
    const lie = at ? diceSpots(layout, beat.before.pieces, at, mine.length) : [];
    return mine.flatMap((i, n) => (lie[n] ? [{ i, at: lie[n] }] : []));
  });
}

// ---- where the map has to look

/** What a beat takes on the sheet: left, top, right, bottom. @param {Beat} beat @param {Layout} layout @returns {[number, number, number, number] | null} */
export function boxOf(beat, layout) {
  const r = layout.unit / 2,
    around = [
      ...beat.places
        .map(id => layout.at(id))
        .filter(p => p !== undefined)
        .map(([x, y]) => ({ x, y, r })),
      ...spotsOf(beat, layout).map(({ at: [x, y] }) => ({ x, y, r: DIE / 2 })),
    ];
  if (!around.length) return null;
  return [
    Math.min(...around.map(({ x, r }) => x - r)),
    Math.min(...around.map(({ y, r }) => y - r)),
    Math.max(...around.map(({ x, r }) => x + r)),
    Math.max(...around.map(({ y, r }) => y + r)),
  ];
}
/** Whether the map has to move for it: it is not wholly within the inner four fifths of the frame.
 * @param {[number, number, number, number] | null} box @param {{ x: number, y: number, k: number }} view @param {{ width: number, height: number }} frame */
export const outside = (box, { x, y, k }, { width, height }) =>
  !!box &&
  (box[0] * k + x < width * 0.1 ||
    box[2] * k + x > width * 0.9 ||
    box[1] * k + y < height * 0.1 ||
    box[3] * k + y > height * 0.9);

// ---- inks

/** @param {{ skin: Skin, scene: Scene }} p @param {number | null} side */
const inkClass = ({ skin, scene }, side) => {
  const flag = side == null ? null : (scene.flags[side] ?? null);
  return `${flagOf(skin, flag, side)}${isCut(skin, flag, side) ? '' : ' dashed'}`;
};
/** @param {{ props: Pick<Props, 'layout' | 'scene' | 'skin'>, arrow: Pick<Arrow, 'way' | 'side'>, f?: number, cls?: string, n?: number | null }} p */
export function Way({ props, arrow, f = 1, cls = '', n = null }) {
  const { layout } = props,
    line = lineOf(layout, arrow.way),
    all = lengthOf(line),
    short = Math.min(SHORT, layout.unit * 0.45),
    tip = cut(line, Math.min(12, all / 4), Math.max(all * f - short * f, 13));
  if (tip.length < 2 || f <= 0) return null;
  const stroke = pathOf(cut(tip, 0, Math.max(1, lengthOf(tip) - 9))),
    head = headOf(tip),
    [mark] = cut(line, all * (cls ? 0.38 : 0.5), all);
  return html`<g class=${`tway ${inkClass(props, arrow.side)} ${cls}`}><path class="halo" d=${stroke + head} /><path class="stroke" d=${stroke} /><path class="head" d=${head} />
    ${n && mark ? html`<g class="nth" transform=${`translate(${n1(mark[0])} ${n1(mark[1])})`}><circle r="11" /><text y="4.6">${n}</text></g>` : ''}</g>`;
}
/** @param {{ props: Props, from: string, to: string, f?: number, cls?: string }} p */
function Shot({ props, from, to, f = 1, cls = '' }) {
  const line = /** @type {Point[]} */ ([props.layout.seat(from), props.layout.seat(to)].filter(p => p !== undefined)),
    all = lengthOf(line),
    part = line.length > 1 && f > 0 ? cut(line, 28, Math.max(29, 28 + (all - 62) * f)) : [];
  if (part.length < 2) return null;
  const [a, b] = part,
    dir = Math.atan2(b[1] - a[1], b[0] - a[0]);
  /** @param {number} turn */
  const barb = turn => `M${n1(b[0])} ${n1(b[1])}l${n1(-13 * Math.cos(dir + turn))} ${n1(-13 * Math.sin(dir + turn))}`;
  return html`<g class=${`shot ${cls}`}><path class="halo" d=${pathOf(part)} /><path class="stroke" d=${pathOf(part)} /><path class="head" d=${barb(-0.42) + barb(0.42)} /></g>`;
}
/** @param {{ props: Props, piece: Piece | undefined, at: Point | undefined, cls: string }} p */
function Figure({ props: { scene, skin }, piece, at, cls }) {
  const kind = piece?.kind ? (scene.kinds.find(one => one.id === piece.kind) ?? null) : null,
    face = useMemo(() => piece && { ...faceOf(piece, kind), marks: [], count: 1 }, [piece, kind]);
  return face && at
    ? html`<g class=${cls} transform=${`translate(${n1(at[0])} ${n1(at[1])})`}>${h(/** @type {any} */ (skin.counter === 'tile' ? TileInk : inkOf(skin)), { face, skin })}</g>`
    : null;
}
/** Those who are no more, a struck outline for each side of a place: in its corner where somebody stands there still. @param {{ props: Props, beat: Beat }} p */
function Fallen({ props, beat }) {
  const { layout } = props;
  /** @type {Map<string, import('./beats.js').Loss[]>} */ const fell = new Map();
  for (const loss of beat.losses)
    if (loss.gone && loss.place) {
      const key = `${loss.place} ${loss.side}`;
      fell.set(key, [...(fell.get(key) ?? []), loss]);
    }
  return [...fell].map(([key, [loss, ...more]]) => {
    const at = layout.seat(loss.place ?? ''),
      node = layout.nodes?.get(loss.place ?? ''),
      [right, up] = node ? [node.w / 2, node.h / 2] : [22, 22],
      left = beat.after.pieces.some(piece => piece.place === loss.place),
      n = [loss, ...more].reduce((sum, { count, piece }) => sum + (piece?.steps ? 1 : Math.max(1, count)), 0);
    return (
      at &&
      html`<g key=${key} class=${`fallen ${inkClass(props, loss.side)}`} transform=${left ? `translate(${n1(at[0] + right)} ${n1(at[1] - up)}) scale(.6)` : `translate(${n1(at[0])} ${n1(at[1])})`}><rect x="-21" y="-21" width="42" height="42" rx="2" /><path d="M-15 -15L15 15M15 -15L-15 15" />${n > 1 ? html`<text class="n" x="27" y="6">×${n}</text>` : ''}${left ? '' : html`<text y="36">${more.length ? '' : (loss.piece?.short ?? '')}</text>`}</g>`
    );
  });
}

/** What lies under the counters: what has been, and where those left who move now. @param {Props} props */
export function Under(props) {
  const { playback, layout, skin } = props;
  usePlayback(playback);
  const { at, beats, beat, state } = playback,
    told = beats.slice(0, at + 1),
    tells = (state === 'playing' || state === 'paused') && !playback.asks,
    still = playback.mode === 'still';
  // While it is told, the last two; as pictures, and once it is over, all of them.
  const past = !tells ? told : still ? told.slice(0, -1) : told.slice(Math.max(0, at - 2), at);
  return html`<g class="traces" aria-hidden="true">
    ${told.map((one, i) => one.taken.map(({ place, side }) => html`<path key=${`${i} ${place}`} class=${`taken ${inkClass(props, side)}${one === beat && tells ? ' now' : ''}`} d=${layout.shape(place, 0.07)} />`))}
    ${past.map(one => one.arrows.map((arrow, i) => html`<${Way} key=${`${beats.indexOf(one)} ${i}`} props=${props} arrow=${arrow} cls=${still && tells ? 'thin' : 'faint'} n=${still && tells ? beats.indexOf(one) + 1 : null} />`))}
    ${tells && past.map(one => one.shots.map((shot, i) => html`<${Shot} key=${`${beats.indexOf(one)} ${i}`} props=${props} ...${shot} cls="faint" />`))}
    ${state !== 'idle' && told.map((one, i) => (one === beat && tells ? '' : html`<${Fallen} key=${i} props=${props} beat=${one} />`))}
    ${tells && beat ? beat.arrows.flatMap(arrow => arrow.pieces.map(id => html`<${Figure} key=${id} props=${props} piece=${beat.before.pieces.find(piece => piece.id === id)} at=${layout.seat(arrow.way[0])} cls=${`ghosted ${skin.id}`} />`)) : ''}</g>`;
}

/** What lies above the counters: what is being told; then, until something is decided, what it cost. @param {Props & { own?: number[] }} props */
export function Over(props) {
  const { playback, layout, skin, own = [] } = props;
  useTicks(playback);
  const { beat, beats, state, progress } = playback;
  const tags = useMemo(() => {
    const recap = recapOf(beats, { own });
    return recap ? tagsOf(recap) : [];
  }, [beats]);
  if ((state === 'idle' || state === 'recap') && playback.at >= 0)
    return html`<g class="play-ink" aria-hidden="true">${tags.map(({ place, text }) => {
      const p = layout.seat(place),
        w = 14 + text.length * 6.3;
      return (
        p &&
        html`<g key=${place} class="slip" transform=${`translate(${n1(p[0])} ${n1(p[1] + 33)})`}><rect x=${-w / 2} y="-9.5" width=${w} height="19" rx="2" /><text y="4.2">${text}</text></g>`
      );
    })}</g>`;
  // the blow that one is asked about stays in sight
  if (!beat || !progress || (playback.asks && !playback.reaction)) return null;
  const { settled } = playback,
    many = beat.arrows.length > 1 && beat.arrows.length <= 9,
    number = playback.mode === 'still' ? playback.at + 1 : null,
    marks = beat.shots.length
      ? beat.shots.map(shot => shot.from)
      : beat.arrows.length === 1
        ? [beat.arrows[0].way.at(-1)]
        : [],
    lossless = progress.loss <= 0,
    swell = Math.abs(Math.sin(progress.loss * 2 * Math.PI)) * 5;
  return html`<g class="play-ink" aria-hidden="true">
    ${[...new Set(marks)].map(id => id && html`<path key=${id} class="mark" d=${layout.shape(id, 0)} />`)}
    ${beat.arrows.map((arrow, i) => html`<${Way} key=${i} props=${props} arrow=${arrow} f=${progress.moves[i] ?? 1} n=${number ?? (many ? i + 1 : null)} />`)}
    ${beat.shots.map((shot, i) => html`<${Shot} key=${i} props=${props} ...${shot} f=${progress.shots} />`)}
    ${
      settled
        ? ''
        : beat.arrows.flatMap((arrow, i) => {
            const line = lineOf(layout, arrow.way),
              f = progress.moves[i] ?? 1,
              at = f > 0 ? cut(line, 0, lengthOf(line) * f).at(-1) : line[0];
            return arrow.pieces.map(
              (id, n) =>
                html`<${Figure} key=${id} props=${props} piece=${beat.before.pieces.find(piece => piece.id === id)} at=${at && [at[0] + n * 4, at[1] - n * 4]} cls="walker" />`,
            );
          })
    }
    ${
      lossless
        ? ''
        : beat.losses.map((loss, i) => {
            const at = loss.place && layout.seat(loss.place);
            if (!at) return '';
            const text = t('lost', { n: loss.count }),
              w = 10 + text.length * 8.4;
            return html`<g key=${i}><path class="burst-ring" d=${star(at, 36 + swell)} />${loss.gone || !loss.count ? '' : html`<g class="tcost" transform=${`translate(${n1(at[0] - 26)} ${n1(at[1] - 26)})`}><rect x=${-w / 2} y="-11" width=${w} height="22" rx="11" /><text y="5">${text}</text></g>`}</g>`;
          })
    }
    ${lossless ? '' : html`<${Fallen} props=${props} beat=${beat} />`}
    ${progress.roll > 0 ? html`<${Dice} beat=${beat} layout=${layout} skin=${skin} roll=${progress.roll} settled=${progress.dice * beat.dice.length} />` : ''}</g>`;
}

/**
 * The dice that one has thrown oneself, where they were thrown, until something else is decided: nothing waits for them.
 * @param {{ notes: import('../../types').Note[], table: Table, playback: Playback, layout: Layout, skin: Skin, own: number[] }} p `notes`: what came with the last change
 */
export function Own({ notes, table, playback, layout, skin, own }) {
  usePlayback(playback);
  const beats = useMemo(() => {
    const frame = { number: notes.at(-1)?.number ?? 0, table, notes },
      beats = group([frame], { apart: layout.apart, before: table, side: own[0] ?? null });
    // what was tested because of it stands in the journal
    return beats.map(beat =>
      beat.dice.some(die => die.test == null) ? { ...beat, dice: beat.dice.filter(die => die.test == null) } : beat,
    );
  }, [notes]);
  const shown = new Set(playback.beats.flatMap(beat => beat.notes.map(({ number }) => number)));
  if (playback.state !== 'idle' || notes.some(({ number }) => shown.has(number))) return null;
  return html`<g class="play-ink own" aria-hidden="true">${beats.map((beat, i) => html`<${Dice} key=${i} beat=${beat} layout=${layout} skin=${skin} roll=${1} settled=${beat.dice.length} />`)}</g>`;
}

/** The dice at their targets. @param {{ beat: Beat, layout: Layout, skin: Skin, roll: number, settled: number }} p */
function Dice({ beat, layout, skin, roll, settled }) {
  const spots = useMemo(() => spotsOf(beat, layout), [beat, layout]);
  return spots.map(({ i, at: [x, y] }) => {
    const die = beat.dice[i],
      done = settled >= i + 1,
      id = dieOf(skin, die),
      turn = (1 - roll) * -400 * (i % 2 ? 0.85 : 1);
    return html`<g key=${i} style=${`--nth:${i}`} class=${`cast ${done ? frameOf(die) : roll < 1 ? 'rolling' : ''}`} transform=${`translate(${n1(x - (1 - roll) * 40)} ${n1(y - (1 - roll) * 14)}) rotate(${n1(turn)})`}><rect x="-17" y="-17" width="34" height="34" rx="6" />
      ${done && die.test != null && die.worth === 'miss' ? html`<path class="struck" d="M-14 14L14 -14" />` : ''}${id ? use(id, -12, -12, 24) : html`<text y="7">${die.face}</text>`}</g>`;
  });
}
