// How it stands, in a fixed frame: the turn, both sides with the figures that decide, and how far it has come.
import { html } from '../../vendor/preact.js';
import { figure } from '../grammar.js';
import { t } from '../words.js';
import { Ico } from '../parts.js';
import { figuresOf } from './figures.js';
import { flagClass, flagSymbol, playerName } from './seats.js';
import { isRace, isTurns } from './tracks.js';

/**
 * @typedef {import('../../types').Table} Table
 * @typedef {import('../../types').Track} Track
 * @typedef {import('../../types').Scene} Scene
 * @typedef {import('../../types').SeatAbout} SeatAbout
 * @typedef {import('./figures.js').Figure} Figure
 */

/** How far something has come: a bar with its end marked. @param {{ at: number, of: number, aim?: number | null }} props */
const Gauge = ({ at, of, aim = null }) =>
  html`<svg class="gauge" viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true"><rect class="bed" width="100" height="9" /><rect class="far" width=${100 * Math.min(1, at / Math.max(1, of))} height="9" />${aim != null && html`<rect class="aim" x=${100 * Math.min(0.99, aim / Math.max(1, of))} width="1" height="9" />`}</svg>`;

/** What the foot of the situation shows: the race, or the turns, or how near the goal the leader is. @param {{ tracks: Track[] }} props */
function Progress({ tracks }) {
  const race = tracks.find(isRace);
  if (race) {
    const [now, end] = race.marks;
    return html`<p class=${now.at >= end.at ? 'far-come caught' : 'far-come'}><span>${race.name} <b>${now.at}</b>/${end.at}</span><${Gauge} at=${now.at} of=${Math.max(end.at, now.at)} aim=${end.at} /></p>`;
  }
  const turns = tracks.find(isTurns);
  if (turns) {
    const [{ at }] = turns.marks;
    return html`<p class="far-come"><span>${turns.name} ${t('nth-of', { n: at, all: turns.goal ?? at })}</span><${Gauge} at=${at} of=${turns.goal ?? at} /></p>`;
  }
  const aimed = tracks.find(track => track.goal != null && track.marks.some(mark => mark.side != null));
  if (!aimed) return null;
  const most = Math.max(...aimed.marks.map(mark => mark.at));
  return html`<p class="far-come"><span>${aimed.name}, ${t('threshold', { n: aimed.goal ?? 0 })}</span><${Gauge} at=${most} of=${Math.max(most, (aimed.goal ?? 0) * 1.15)} aim=${aimed.goal} /></p>`;
}

/** @param {{ figures: (Figure | null)[], held: { name: string, count: number }[] }} props */
function Numbers({ figures, held }) {
  const [big, ...rest] = figures;
  const [small] = [...rest.filter(one => one != null).map(one => ({ name: one.name, count: one.at })), ...held];
  return html`<span class="nums">${small && html`<span title=${small.name}><span>${small.name}</span> <b>${figure(small.count)}</b></span>`}
    ${
      big
        ? html`<span class="big" title=${big.name}><span class="sr">${big.name} </span>${figure(big.at)}${
            big.after != null
              ? html`<small> → ${figure(big.after)}</small>`
              : big.goal != null && html`<small>/${big.goal}</small>`
          }</span>`
        : big === null && html`<span class="big">–</span>`
    }</span>`;
}

/**
 * @param {{ table: Table, scene: Scene, seats: SeatAbout[], acting: number[], over?: boolean, thinking?: number | null, levelName: (level: string) => string }} props
 *   `acting`: whom one plays here
 */
export function Situation({ table, scene, seats, acting, over = false, thinking = null, levelName }) {
  const order = acting.length === 1 ? [1 - acting[0], acting[0]] : [0, 1];
  const [turn, ...phase] = table.status;
  return html`<section class="situation" aria-label=${t('standing-now')}><header><h2 title=${turn}>${turn}</h2><span title=${phase.join(' · ')}>${phase.slice(0, 2).join(' · ')}</span></header>
    ${order.map(i => {
      const awaited = table.prompt.awaited.includes(i) && !over,
        seat = seats[i];
      // counted and not shown piece by piece: what is left to spend
      const held = table.pools
        .filter(pool => pool.seat === i && !pool.holds)
        .map(({ name, count }) => ({ name, count }));
      return html`<div key=${i} class=${`side ${flagClass(scene.flags[i])}${awaited ? ' turn' : ''}`}><${Ico} id=${flagSymbol(scene.flags[i])} />
        <div><b title=${seat.side}>${seat.side}</b><small title=${playerName(seat, acting.includes(i), levelName)}>${seat.kind === 'person' && html`<i class=${seat.online ? 'dot on' : 'dot'} title=${seat.online ? t('online') : t('offline')}></i>`}${playerName(seat, acting.includes(i), levelName)}${thinking === i && html` <span class="thinking">${t('thinking')}</span>`}</small></div>
        <${Numbers} figures=${figuresOf(table.tracks, i)} held=${held} /></div>`;
    })}
    <${Progress} tracks=${table.tracks} /></section>`;
}
