// Tracks: turns as cells, a race or a long way as a scale with markers, points of a side as pips in its panel.
import { html } from '../../vendor/preact.js';
import { figure } from '../grammar.js';
import { t } from '../words.js';

/** @typedef {import('../../types').Track} Track */

/** A track that counts for each side toward a small goal: shown as pips beside the side. @param {Track} track */
export const isScore = track =>
  track.goal != null && track.goal <= 12 && track.marks.length > 1 && track.marks.every(mark => mark.side != null);
/** A track with one common mark on its way to an end: turns. @param {Track} track */
export const isTurns = track =>
  track.goal != null && track.goal <= 40 && track.marks.length === 1 && track.marks[0].side == null;

/** @param {{ track: Track, flags: string[] }} props */
function Scale({ track, flags }) {
  const most = Math.max(5, Math.ceil((Math.max(track.goal ?? 0, ...track.marks.map(mark => mark.at)) + 2) / 5) * 5);
  const W = 290,
    x = (/** @type {number} */ n) => 12 + ((W - 24) * n) / most;
  /** Marks of one side after its first are what is foreseen. @type {Set<number | null>} */
  const seen = new Set();
  const marks = track.marks.map(mark => {
    const foreseen = seen.has(mark.side);
    seen.add(mark.side);
    return { ...mark, foreseen };
  });
  const shown = marks.filter(
    mark => !mark.foreseen || marks.some(real => real.side === mark.side && !real.foreseen && real.at !== mark.at),
  );
  return html`<div class="scale" data-look=${`track:${track.id}`} tabindex="0"><h2>${track.name}${track.goal != null && html` <small>${t('threshold', { n: track.goal })}</small>`}</h2>
    <svg class="industry" viewBox=${`0 0 ${W} 74`} role="img" aria-label=${track.marks.map(mark => `${mark.name} ${figure(mark.at)}`).join(', ')}>
      <path class="tk major" d=${`M${x(0)} 38H${x(most)}`} />
      ${Array.from({ length: most + 1 }, (_, n) => html`<path key=${n} class=${n % 5 ? 'tk' : 'tk major'} d=${`M${x(n)} ${n % 5 ? 34 : 31}V${n % 5 ? 42 : 45}`} />`)}
      ${Array.from({ length: most / 5 + 1 }, (_, n) => html`<text key=${n} x=${x(5 * n)} y="71">${5 * n}</text>`)}
      ${track.goal != null && html`<path class="goal" d=${`M${x(track.goal)} 26V50`} />`}
      ${shown.map(
        mark => html`<g class=${`mk ${mark.side === 0 ? 'below' : 'above'} ${flags[mark.side ?? 0] ?? ''}${mark.foreseen ? ' foreseen' : ''}`} transform=${`translate(${x(mark.at)} 38)`}>
        ${
          mark.foreseen
            ? html`<path d=${mark.side === 0 ? 'M0 3l5 7h-10z' : 'M0 -3l-5 -7h10z'} />`
            : html`<path d=${mark.side === 0 ? 'M0 3l5 6h5v15h-20v-15h5z' : 'M0 -3l-5 -6h-5v-18h20v18h-5z'} />
          <text y=${mark.side === 0 ? 20.5 : -14}>${figure(mark.at)}</text>`
        }</g>`,
      )}
    </svg>
    <p class="tray-note">${marks
      .filter(mark => !mark.foreseen)
      .map((mark, i) => {
        const after = marks.find(other => other.foreseen && other.side === mark.side);
        return html`${i ? ' · ' : ''}<b>${mark.name} ${figure(mark.at)}</b>${after && after.at !== mark.at ? html` → ${figure(after.at)}` : ''}`;
      })}</p></div>`;
}

/** Both sides on their way to a goal too far for pips. @param {Track} track */
const isLong = track => (track.goal ?? 0) > 12 && [0, 1].every(side => track.marks.some(mark => mark.side === side));

/** Two marks that are nobody's, one running after the other: intensity and confusion. @param {Track} track */
export const isRace = track =>
  track.goal != null && track.marks.length === 2 && track.marks.every(mark => mark.side == null);

/** One mark on its way to the other, a notch a point. @param {{ track: Track }} props */
function Race({ track }) {
  const [now, end] = track.marks,
    // what has run far past the end stays in sight
    most = Math.max(end.at, Math.min(now.at, Math.ceil(end.at * 1.25)), 1),
    W = 286,
    x = (/** @type {number} */ n) => 7 + ((W - 14) * Math.min(n, most)) / most;
  return html`<div class=${now.at >= end.at ? 'race caught' : 'race'} data-look=${`track:${track.id}`} tabindex="0"><p><span>${track.name}</span><b>${figure(now.at)}<i>/${figure(end.at)}</i></b><small>${end.name} <b>${figure(end.at)}</b></small></p>
    <svg viewBox=${`0 0 ${W} 20`} role="img" aria-label=${track.marks.map(mark => `${mark.name} ${figure(mark.at)}`).join(', ')}>
      <path class="way" d=${`M${x(0)} 12H${x(most)}`} /><path class="run" d=${`M${x(0)} 12H${x(now.at)}`} />
      ${Array.from({ length: most + 1 }, (_, n) => html`<path key=${n} class=${n % 5 ? 'tk' : 'tk major'} d=${`M${x(n)} ${n % 5 ? 9.5 : 7}V${n % 5 ? 14.5 : 17}`} />`)}
      <path class="end" d=${`M${x(end.at)} 19V1h-9l2.500 3.500-2.500 3.500h9`} /><circle class="now" cx=${x(now.at)} cy="12" r="5.500" /></svg></div>`;
}

/** What comes at a turn: reinforcements, and battalions on their way back. @typedef {{ turn: number, seat: number, pool: string, line: import('../../types').PoolLine }} Coming */
/** @param {import('../../types').Pool[]} pools @returns {Coming[]} */
export const comingOf = pools =>
  pools
    .flatMap(pool =>
      (pool.holds ?? []).flatMap(line => {
        const turn = line.figures.find(figure => figure.kind === 'turn')?.value;
        return turn == null || pool.seat == null ? [] : [{ turn, seat: pool.seat, pool: pool.name, line }];
      }),
    )
    .sort((a, b) => a.turn - b.turn || a.seat - b.seat);

/** The turns that something comes at, unfolded: who, counter by counter. @param {{ coming: Coming[], inside: (line: import('../../types').PoolLine) => any }} props */
const Arrivals = ({ coming, inside }) => {
  const turns = [...new Set(coming.map(one => one.turn))];
  return html`<details class="arrivals"><summary>${t('arrivals')}</summary>${turns.map(
    turn =>
      html`<div key=${turn}><b>${turn}</b><ul>${coming.filter(one => one.turn === turn).map(({ line, pool }) => html`<li key=${line.id} title=${`${line.name} (${pool})`}>${inside(line)}</li>`)}</ul></div>`,
  )}</details>`;
};

/** All tracks in one panel, a line each: for a table that has much else to show. @param {{ tracks: Track[], flags: string[], coming?: Coming[], inside?: (line: import('../../types').PoolLine) => any }} props */
export const Tally = ({ tracks, flags, coming = [], inside = () => null }) =>
  html`<section class="panel tally" aria-label=${t('standing-now')}>${tracks.map(track => {
    if (isTurns(track)) {
      const [{ at, name }] = track.marks;
      /** @param {number} turn */
      const due = turn =>
        [0, 1].map(seat => ({ seat, n: coming.filter(one => one.turn === turn && one.seat === seat).length }));
      return html`<div key=${track.id} class="turns" data-look=${`track:${track.id}`} tabindex="0"><h2>${/^\d+$/.test(name) ? track.name : name} ${at > 0 && html`<small>${t('nth-of', { n: at, all: track.goal ?? at })}</small>`}</h2>
        <ol class=${coming.length ? 'days peopled' : 'days'} aria-hidden="true">${Array.from(
          { length: track.goal ?? at },
          (_, i) =>
            html`<li key=${i} class=${i + 1 < at ? 'past' : i + 1 === at ? 'on' : ''}>${
              coming.length > 0 &&
              html`<i>${i + 1}</i>${due(i + 1)
                .filter(({ n }) => n)
                .map(({ seat, n }) => html`<b key=${seat} class=${`chipped ${flags[seat] ?? ''}`}>+${n}</b>`)}`
            }</li>`,
        )}</ol>${coming.length > 0 && html`<${Arrivals} coming=${coming} inside=${inside} />`}</div>`;
    }
    if (isRace(track)) return html`<${Race} key=${track.id} track=${track} />`;
    if (isLong(track)) return html`<${Scale} key=${track.id} track=${track} flags=${flags} />`;
    const alone = track.marks.length === 1;
    return html`<div key=${track.id} class="line" data-track=${track.id} data-look=${`track:${track.id}`} tabindex="0"><span>${track.name}</span>
      ${track.marks.map((mark, i) => {
        // the second mark of a side is what is foreseen
        if (mark.side != null && track.marks.findIndex(one => one.side === mark.side) !== i) return '';
        const after = track.marks.find((one, j) => j > i && mark.side != null && one.side === mark.side);
        // what is nobody's is what there is to reach
        if (mark.side == null && !alone)
          return html`<small key=${mark.name} title=${mark.name}>${t('threshold', { n: figure(mark.at) })}</small>`;
        return html`<b key=${mark.name} class=${`chipped ${mark.side == null ? 'nt' : (flags[mark.side] ?? '')}`} aria-label=${`${mark.name} ${figure(mark.at)}`}>${figure(mark.at)}</b>${after && after.at !== mark.at && html`<em title=${after.name}>→ ${figure(after.at)}</em>`}`;
      })}
      <small>${alone ? track.marks[0].name : ''}${track.goal != null ? html`${alone && ', '}${t('threshold', { n: figure(track.goal) })}` : ''}</small></div>`;
  })}</section>`;
