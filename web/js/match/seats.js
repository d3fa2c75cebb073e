// The two sides: who plays them, who is awaited, what they have and hold; the goals and where they stand.
import { html } from '../../vendor/preact.js';
import { t } from '../words.js';
import { Ico } from '../parts.js';
import { symbol as address } from '../symbols.js';
import { bust } from '../skins/plain.js';
import { medalOf } from '../skins/read.js';
import { isScore } from './tracks.js';

/**
 * @typedef {import('../../types').Table} Table
 * @typedef {import('../../types').SeatAbout} SeatAbout
 * @typedef {import('../../types').Pool} Pool
 * @typedef {import('../../types').Overlay} Overlay
 */

/** The symbol that stands for a flag: an alliance has its sign, a nation its soldier. @param {string} flag */
export const flagSymbol = flag => (flag === 'central' || flag === 'entente' ? 'ctl-' + flag : bust(flag));
/** The class that colours what belongs to a flag. @param {string | null | undefined} flag */
export const flagClass = flag => flag ?? 'nt';

/** @param {SeatAbout} seat @param {boolean} own @param {(level: string) => string} levelName */
export function playerName(seat, own, levelName) {
  if (seat.kind === 'computer') return t('computer-level', { level: levelName(seat.level ?? '') });
  if (own) return seat.name ? t('you-named', { name: seat.name }) : t('you');
  return seat.name || (seat.kind === 'open' ? t('seat-open') : t('player'));
}

/** @param {{ n: number, of: number, symbol: string, label: string }} props */
const Medals = ({
  n,
  of,
  symbol,
  label,
}) => html`<span class="medals" role="img" aria-label=${t('n-of', { what: label, n, all: of })}>
  ${Array.from(
    { length: Math.max(of, n) },
    (_, i) => html`<svg key=${i} class=${i < n ? '' : 'void'}><use href=${address(symbol)} /></svg>`,
  )}</span>`;

/** However many there are, one star (of guns, a gun) and their number. @param {{ n: number, label: string, symbol?: string }} props */
const Tokens = ({ n, label, symbol = 'star' }) =>
  html`<span class="tokens" role="img" aria-label=${`${label}, ${n}`}><svg><use href=${address(symbol)} /></svg></span><b>${n}</b>`;

/** @param {{ n: number, kind: number }} props */
const Backs = ({ n, kind }) => html`<span class="backs" aria-hidden="true">
  ${Array.from({ length: Math.min(n, 7) }, (_, i) => html`<i key=${i} class=${kind ? 'k' : ''}></i>`)}</span><b>${n}</b>`;

/**
 * @param {{ seat: number, about: SeatAbout, table: Table | null, own: boolean, pools?: boolean, awaited: boolean, thinking?: boolean, flag: string, skin: import('../skins/skin.js').Skin, levelName: (level: string) => string,
 *   lit: (id: string) => boolean, onPick: (id: string, event: any) => void, onCards: (title: string, cards: string[]) => void, onPool: (pool: Pool) => void }} props
 */
export function SeatPanel({
  seat,
  about,
  table,
  own,
  pools: withPools = true,
  awaited,
  thinking,
  flag,
  skin,
  levelName,
  lit,
  onPick,
  onCards,
  onPool,
}) {
  const pools = (table?.pools ?? []).filter(
    pool => withPools && pool.seat === seat && (pool.holds == null || pool.holds.length > 0 || pool.count > 0),
  );
  const hands = (table?.hands ?? []).filter(hand => hand.seat === seat && (!own || hand.cards == null));
  const score = (table?.tracks ?? []).filter(isScore);
  return html`<section class=${`panel who ${flagClass(flag)}${awaited ? ' turn' : ''}`} aria-label=${about.side}>
    <header><${Ico} id=${flagSymbol(flag)} /><div><h2>${about.side}</h2>
      <p>${about.kind === 'person' && html`<i class=${about.online ? 'dot on' : 'dot'} title=${about.online ? t('online') : t('offline')}></i>`}${playerName(about, own, levelName)}${
        thinking
          ? html` <span class="thinking">
        ${t('thinking')}</span>`
          : awaited
            ? html`<em>${own ? t('your-move') : t('awaited')}</em>`
            : ''
      }</p></div></header>
    ${score.map(track => {
      const mark = track.marks.find(one => one.side === seat);
      return (
        mark &&
        html`<div class="row" key=${track.id}><span>
      ${track.name}</span><${Medals} n=${mark.at} of=${track.goal ?? mark.at} symbol=${medalOf(flag)} label=${track.name} /></div>`
      );
    })}
    ${pools.map((pool, i) =>
      pool.holds
        ? html`<div class="row" key=${pool.id} data-look=${`pool:${pool.id}`}><button type="button" class="link" aria-haspopup="dialog" onClick=${() => onPool(pool)}>${pool.name}</button><b class="end">
        ${pool.count || pool.holds.reduce((sum, line) => sum + line.count, 0)}</b></div>`
        : html`<div class=${'row' + (lit(pool.id) ? ' can' : '')} key=${pool.id} data-look=${`pool:${pool.id}`} tabindex=${lit(pool.id) ? null : '0'}>
        ${
          lit(pool.id)
            ? html`<button type="button" class="btn" onClick=${(/** @type {any} */ event) => onPick(pool.id, event)}>
        ${pool.name}</button>`
            : html`<span>${pool.name}</span>`
        }${
          i === 0
            ? html`<${Tokens} n=${pool.count} label=${pool.name} symbol=${pool.id.startsWith('guns') ? 'm-gun' : 'star'} />`
            : html`<b class="chip">
        ${pool.count}</b>`
        }</div>`,
    )}
    ${hands.map(
      (
        hand,
        i,
      ) => html`<div class="row" key=${hand.name} data-look=${`hand:${table?.hands.indexOf(hand)}`} tabindex=${hand.cards?.length ? null : '0'}>
      ${
        hand.cards?.length
          ? html`<button type="button" class="link" aria-haspopup="dialog" onClick=${() => onCards(hand.name, hand.cards ?? [])}>${hand.name}</button>`
          : html`<span>
      ${hand.name}</span>`
      }<${Backs} n=${hand.count} kind=${i % 2} /></div>`,
    )}
  </section>`;
}

/** @param {{ table: Table, flags: string[], onShow: (overlay: Overlay | null) => void, onFlash: (places: string[]) => void }} props */
export function Goals({ table, flags, onShow, onFlash }) {
  if (!table.goals.length) return null;
  return html`<details class="panel goals" open><summary><h2>${t('goals')}</h2></summary><ul>${table.goals.map(
    (goal, i) => {
      const over = { id: 'goal', name: goal.name, places: goal.places.map(place => ({ place, figure: null })) };
      return html`<li key=${i} data-look=${`goal:${i}`} tabindex=${goal.places.length ? null : '0'} class=${goal.side == null ? '' : flagClass(flags[goal.side])} onPointerEnter=${() => goal.places.length && onShow(over)} onPointerLeave=${() => onShow(null)}>
      ${goal.places.length ? html`<button type="button" class="link" onClick=${() => onFlash(goal.places)}>${goal.name}</button>` : html`<span>${goal.name}</span>`}
      <span class="worth">${goal.worth.map((worth, seat) => worth > 0 && html`<b key=${seat} class=${'flagchip ' + flagClass(flags[seat])}>+${worth}</b>`)}</span>
      ${goal.state && html`<small>${goal.state}</small>`}</li>`;
    },
  )}</ul></details>`;
}

/** A pool of nobody whose markers have a look of their own. @param {Pool} pool */
export const isCup = pool => pool.seat == null && !!pool.holds?.some(line => line.group);

/** @param {{ table: Table, lit: (id: string) => boolean, onPick: (id: string, event: any) => void, onCards: (title: string, cards: string[]) => void }} props */
export function Piles({ table, lit, onPick, onCards }) {
  const pools = table.pools.filter(pool => pool.seat == null && !isCup(pool));
  if (!table.piles.length && !pools.length) return null;
  return html`<section class="panel piles" aria-label=${t('piles')}><h2>${t('piles')}</h2><ul>
    ${[...table.piles, ...pools].map(
      pile => html`<li key=${pile.id} data-look=${`${'cards' in pile ? 'pile' : 'pool'}:${pile.id}`}>
      ${
        lit(pile.id)
          ? html`<button type="button" class="btn can" onClick=${(/** @type {any} */ event) => onPick(pile.id, event)}>${pile.name}</button>`
          : 'cards' in pile && pile.cards?.length
            ? html`<button type="button" class="link" aria-haspopup="dialog" onClick=${() => onCards(pile.name, pile.cards ?? [])}>
        ${pile.name}</button>`
            : html`<span>${pile.name}</span>`
      }<b>${pile.count}</b></li>`,
    )}</ul></section>`;
}
