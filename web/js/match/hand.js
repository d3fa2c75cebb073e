// Cards: command cards show their sectors as boxes, cards with a cost their stars, all of them their effect.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../../vendor/preact.js';
import { t } from '../words.js';
import { upper } from '../grammar.js';
import { Ico, later } from '../parts.js';
import { Cite } from '../rules/gist.js';
import { skinOf } from '../skins/index.js';
import { copyOf, keyOf, split } from './offers.js';

/**
 * @typedef {import('./offers.js').Face} Face
 * @typedef {import('../../types').Hand} HandAbout
 */

/** Its picture, fetched once there are cards; until then the scrap of map is bare. */
const Art = later(() => import('../cards/art.js').then(found => found.Art), true);

/** "Défausser « Riposte » pour un pion QG", said on the card itself: without its title. @param {string} deed @param {string} title */
function ribbon(deed, title) {
  const [what] = split(deed);
  const at = what.indexOf(title);
  if (at < 0) return what;
  const [before, after] = [what.slice(0, at), what.slice(at + title.length)];
  return (before.replace(/[\s«“:]+$/, '') + after.replace(/^[\s»”]+/, ' ')).trim();
}

/** The edge of a card tells its sort: none is an order, red goes with one's own, black is an answer. @param {Face} card */
export const sortOf = card => (card.reaction ? 'reaction' : card.cost != null ? 'combat' : '');

/** Whose card it is, and who is against it, as flags. @param {string[]} flags @param {number | null | undefined} seat @returns {import('../cards/art.js').Sides} */
export const sidesOf = (flags, seat) =>
  seat == null ? { own: null, foe: null } : { own: flags[seat], foe: flags[1 - seat] };

/** A finger that rests so long reads a card, and does not play it. */
const READS = 350;

/**
 * A card, in one of three sizes that its stylesheet knows by where it lies: in a hand (in short), whole, or a chip.
 * @param {{ card: Face, game: string, sides?: import('../cards/art.js').Sides, state?: 'can' | 'idle' | 'selected' | 'played' | '', deed?: string, laid?: boolean, onPick?: (event: any) => void, onHover?: (event: any, over: boolean) => void, onCarry?: (event: PointerEvent) => void }} props
 *   `laid`: played, it lies open on the table and in nobody's hand
 */
export function Card({
  card,
  game,
  sides = { own: null, foe: null },
  state = '',
  deed = '',
  laid = false,
  onPick,
  onHover,
  onCarry,
}) {
  const costs = card.cost != null && card.cost > 0,
    can = state === 'can' || state === 'selected' || state === 'played';
  const does = deed && `${split(deed)[0]}. `;
  const label = `${does}${card.title}. ${card.moment ? `${upper(card.moment)}. ` : ''}${card.cost == null ? '' : t('costs', { n: card.cost }) + '. '}${card.effect}`;
  const pressed = useRef(0);
  return html`<article class=${`card ${sortOf(card)} ${state}${card.title.split(/[\s-]/).some(word => word.length > 11) || card.title.length > 20 ? ' long' : ''}`} data-card=${laid ? null : card.id} data-played=${laid ? card.id : null}
    onPointerEnter=${(/** @type {any} */ event) => onHover?.(event, true)} onPointerLeave=${(/** @type {any} */ event) => onHover?.(event, false)}>
    <button type="button" class="face-of" aria-label=${label} aria-disabled=${can ? null : 'true'}
      onPointerDown=${(/** @type {PointerEvent} */ event) => {
        pressed.current = event.pointerType === 'mouse' ? 0 : performance.now();
        onCarry?.(event);
      }} onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}
      onClick=${(/** @type {any} */ event) => {
        const read = pressed.current && performance.now() - pressed.current > READS;
        pressed.current = 0;
        if (!read) onPick?.(event);
      }} onFocus=${(/** @type {any} */ event) => event.target.matches(':focus-visible') && onHover?.({ currentTarget: event.target.parentNode }, true)} onBlur=${(/** @type {any} */ event) => onHover?.({ currentTarget: event.target.parentNode }, false)}></button>
    <h3><span>${card.title}</span>${
      costs &&
      html`<span class="cost" role="img" aria-label=${t('costs', { n: card.cost ?? 0 })}>${Array.from({ length: Math.min(card.cost ?? 0, 4) }, (_, i) => html`<${Ico} key=${i} id="star" class="" />`)}</span>`
    }</h3><div class="art"><${Art} card=${card} game=${game} sides=${sides} />${deed && html`<b class="deed" aria-hidden="true">${ribbon(deed, card.title)}</b>`}</div>
    <p class="key">${upper(card.short)}</p><p class="effect">${card.moment && html`<span class="when">${card.moment}</span> `}${card.effect}</p><span class="foot"><${Cite} game=${game} rule=${card.rule} short /></span></article>`;
}

/** A card as a seat reads it: its boxes lie as the sectors do on the screen. @param {Face} card @param {string} game @param {number} seat @returns {Face} */
export const held = (card, game, seat) =>
  skinOf(game).across === seat && card.boxes.length ? { ...card, boxes: [...card.boxes].reverse() } : card;

/**
 * @param {{ hands: HandAbout[], sides?: string[] | null, flags: string[], cards: Map<string, Face>, game: string, lit: (id: string) => boolean, selected: string | null, mine: boolean, asked?: number | null,
 *   onPick: (id: string, event: any) => void, onHover: (id: string | null, event: any, face?: Face) => void, onCarry?: (id: string, event: PointerEvent) => void }} props
 */
export function Hand({
  hands,
  sides = null,
  flags,
  cards,
  game,
  lit,
  selected,
  mine,
  asked = null,
  onPick,
  onHover,
  onCarry,
}) {
  const shown = hands.filter(hand => hand.cards?.length);
  /** Of two hands with the same card, whoever is asked can play his. @param {HandAbout} hand @param {string} id */
  const playable = ({ seat }, id) => (asked == null || seat === asked) && lit(id);
  const can = shown.flatMap(hand => (hand.cards ?? []).filter(id => playable(hand, id))).join();
  /** @type {{ current: HTMLElement | null }} */
  const row = useRef(null);
  /** Which card of the hand was picked: of two alike, one. */
  const [picked, setPicked] = useState('');
  const chosen = copyOf(shown, selected, picked);
  // What can be played comes into sight where the hand is wider than the screen.
  useEffect(() => {
    if (can) row.current?.querySelector('.card.can')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [can]);
  if (!shown.length) return null;
  return html`<section ref=${row} class="hand" aria-label=${t('your-hand')}>${shown.map(
    hand => html`<div class="group" key=${hand.seat + hand.name} style=${{ flexBasis: `${(hand.cards?.length ?? 0) * 140}px` }}><h2 class=${sides ? '' : 'sr'}>
    ${sides && `${sides[hand.seat]} · `}${hand.name} <b>${hand.count}</b></h2>
    <ul class="cards">${(hand.cards ?? []).map((id, i) => {
      const card = held(cards.get(id) ?? bare(id), game, hand.seat);
      const can = playable(hand, id);
      const state = chosen === keyOf(hand, i) ? 'selected' : can ? 'can' : mine ? 'idle' : '';
      return html`<li key=${id + i}><${Card} card=${card} game=${game} sides=${sidesOf(flags, hand.seat)} state=${state} deed=${can ? card.deed : ''} onPick=${(
        /** @type {any} */ event,
      ) => {
        setPicked(keyOf(hand, i));
        onPick(id, event);
      }} onHover=${(/** @type {any} */ event, /** @type {boolean} */ over) => onHover(over ? id : null, event, card)}
        onCarry=${
          can && onCarry
            ? (/** @type {PointerEvent} */ event) => {
                setPicked(keyOf(hand, i));
                onCarry(id, event);
              }
            : undefined
        } /></li>`;
    })}</ul></div>`,
  )}</section>`;
}

/** A card that nothing is known of. @param {string} id @returns {Face} */
const bare = id => ({
  id,
  title: id,
  effect: '',
  short: '',
  moment: null,
  reaction: false,
  rule: '',
  cost: null,
  copies: 1,
  family: '',
  boxes: [],
});

/** A card whole, above the one pointed at: never over the dock, which lies below. @param {{ card: Face, x: number, y: number, game: string, sides?: import('../cards/art.js').Sides }} props */
export function CardZoom({ card, x, y, game, sides }) {
  /** @type {{ current: HTMLElement | null }} */
  const box = useRef(null);
  useLayoutEffect(() => {
    const el = box.current;
    if (!el) return;
    el.style.left = `${Math.max(8, Math.min(x - 30, innerWidth - el.offsetWidth - 8))}px`;
    el.style.top = `${Math.max(8, y - el.offsetHeight - 8)}px`;
  }, [x, y]);
  return html`<div ref=${box} class="card-zoom" aria-hidden="true" inert><${Card} card=${card} game=${game} sides=${sides} deed=${card.deed} /></div>`;
}
