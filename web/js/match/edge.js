// The edge of the table, below the board: the hand, which its owner folds and unfolds, or what is kept beside the board, a chip each.
import { html } from '../../vendor/preact.js';
import { t } from '../words.js';
import { Hand } from './hand.js';

/**
 * @typedef {import('../../types').Table} Table
 * @typedef {import('../../types').Pool} Pool
 */

/** Whether something can be done with a card of these. @param {import('../../types').Hand[]} hands @param {(id: string) => boolean} lit */
export const playable = (hands, lit) => hands.some(hand => hand.cards?.some(lit));

/**
 * @param {{ table: Table, hands: import('../../types').Hand[], sides?: string[] | null, flags: string[], cards: Map<string, import('./offers.js').Face>, game: string, lit: (id: string) => boolean, selected: string | null, mine: boolean, asked: number | null, acting: number[], own?: number[],
 *   open: boolean, onFold: () => void, onPick: (id: string, event: any) => void, onHover: (id: string | null, event: any, face?: import('./offers.js').Face) => void, onPool: (pool: Pool) => void, onCards: (title: string, cards: string[]) => void, onCarry?: (id: string, event: PointerEvent) => void }} props
 */
export function Edge(props) {
  const {
    table,
    hands,
    own = props.acting,
    cards,
    lit,
    selected,
    acting,
    open,
    onFold,
    onPick,
    onPool,
    onCards,
    onCarry,
  } = props;
  // whoever may hold cards has his row, as high with none as with seven
  const handed = table.hands.some(hand => own.includes(hand.seat));
  const held = hands.filter(hand => hand.cards?.length),
    count = held.reduce((sum, hand) => sum + (hand.cards?.length ?? 0), 0);
  const pools = table.pools.filter(
    pool => pool.holds && (pool.seat == null || acting.includes(pool.seat) || !acting.length),
  );
  return html`<div class=${'edge' + (handed && open ? ' open' : '')}>
    ${
      handed &&
      html`<button type="button" class="fold" aria-expanded=${open} onClick=${onFold}>${open ? '▾' : '▴'} ${t('tab-hand')} <kbd>H</kbd></button>`
    }
    ${
      count > 0 && open
        ? html`<${Hand} ...${props} />`
        : html`<div class="chips">${held.flatMap(hand =>
            (hand.cards ?? []).map(
              (id, i) =>
                html`<button type="button" key=${id + i} data-card=${id} class=${'tchip' + (selected === id ? ' on' : lit(id) ? ' can' : '')} title=${cards.get(id)?.effect} onPointerDown=${(/** @type {PointerEvent} */ event) => lit(id) && onCarry?.(id, event)} onClick=${(/** @type {any} */ event) => onPick(id, event)}>${cards.get(id)?.title ?? id}</button>`,
            ),
          )}${
            !handed &&
            pools.map(
              pool =>
                html`<button type="button" key=${pool.id} data-look=${`pool:${pool.id}`} class="tchip" aria-haspopup="dialog" onClick=${() => onPool(pool)}>${pool.name} <b>${pool.count || pool.holds?.reduce((sum, line) => sum + line.count, 0) || 0}</b></button>`,
            )
          }</div>`
    }
    <div class="counts">${table.piles.map(pile =>
      lit(pile.id)
        ? html`<button type="button" key=${pile.id} data-look=${`pile:${pile.id}`} class="tchip can" onClick=${(/** @type {any} */ event) => onPick(pile.id, event)}>${pile.name} <b>${pile.count}</b></button>`
        : pile.cards?.length
          ? html`<button type="button" key=${pile.id} data-look=${`pile:${pile.id}`} class="tchip" onClick=${() => onCards(pile.name, pile.cards ?? [])}>${pile.name} <b>${pile.count}</b></button>`
          : html`<span key=${pile.id} data-look=${`pile:${pile.id}`} tabindex="0">${pile.name} <b>${pile.count}</b></span>`,
    )}</div></div>`;
}
