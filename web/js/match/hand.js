// Cards: command cards show their sectors as boxes, cards with a cost their stars, all of them their effect.
import { html, useEffect, useLayoutEffect, useRef } from '../../vendor/preact.js';
import { t } from '../words.js';
import { Ico } from '../parts.js';
import { Cite } from '../rules/gist.js';
import { skinOf } from '../skins/index.js';
import { split } from './offers.js';

/**
 * @typedef {import('./offers.js').Face} Face
 * @typedef {import('../../types').Hand} HandAbout
 */

/** @param {{ boxes: (string | null)[] }} props */
const Boxes = ({ boxes }) => html`<svg class="sectors" viewBox=${`0 0 ${boxes.length * 32} 42`} aria-hidden="true">
  ${boxes.map(
    (value, i) => html`<rect class=${value ? 's on' : 's'} x=${1 + i * 32} y="1" width="30" height="40" />
  <text class=${!value ? 'off' : value.length > 2 ? 'word' : ''} x=${16 + i * 32} y=${value && value.length < 3 ? 28 : 25}>${value ?? '–'}</text>`,
  )}</svg>`;

/** "Défausser « Riposte » pour un pion QG", said on the card itself: without its title. @param {string} deed @param {string} title */
function ribbon(deed, title) {
  const [what] = split(deed);
  const at = what.indexOf(title);
  if (at < 0) return what;
  const [before, after] = [what.slice(0, at), what.slice(at + title.length)];
  return (before.replace(/[\s«“:]+$/, '') + after.replace(/^[\s»”]+/, ' ')).trim();
}

/**
 * @param {{ card: Face, game: string, state?: 'can' | 'idle' | 'selected' | 'played' | '', deed?: string, onPick?: (event: any) => void, onHover?: (event: any, over: boolean) => void }} props
 */
export function Card({ card, game, state = '', deed = '', onPick, onHover }) {
  const boxes = card.boxes.length > 0,
    costs = card.cost != null && card.cost > 0;
  const does = deed && `${split(deed)[0]}. `;
  const label = `${does}${card.title}. ${card.cost == null ? '' : t('costs', { n: card.cost }) + '. '}${card.effect}`;
  return html`<article class=${`card ${costs || card.cost === 0 ? 'combat' : boxes ? 'command' : 'plain'} ${state}${card.title.split(/[\s-]/).some(word => word.length > 12) ? ' long' : ''}`} data-card=${card.id}
    onPointerEnter=${(/** @type {any} */ event) => onHover?.(event, true)} onPointerLeave=${(/** @type {any} */ event) => onHover?.(event, false)}>
    <button type="button" class="face-of" aria-label=${label} aria-disabled=${state === 'can' || state === 'selected' ? null : 'true'} title=${does + card.effect} onClick=${onPick}></button>
    ${
      costs &&
      html`<span class="cost" role="img" aria-label=${t('costs', { n: card.cost ?? 0 })}>
      ${Array.from({ length: Math.min(card.cost ?? 0, 4) }, (_, i) => html`<${Ico} key=${i} id="star" class="" />`)}</span>`
    }
    <h3>${card.title}</h3>${boxes && html`<${Boxes} boxes=${card.boxes} />`}
    ${deed && html`<b class="deed" aria-hidden="true">${ribbon(deed, card.title)}</b>`}<p class="effect">${card.effect}</p>${!boxes && html`<span class="foot"><${Cite} game=${game} rule=${card.rule} short /></span>`}</article>`;
}

/** A card as a seat reads it: its boxes lie as the sectors do on the screen. @param {Face} card @param {string} game @param {number} seat @returns {Face} */
const held = (card, game, seat) =>
  skinOf(game).across === seat ? { ...card, boxes: [...card.boxes].reverse() } : card;

/**
 * @param {{ hands: HandAbout[], sides?: string[] | null, cards: Map<string, Face>, game: string, lit: (id: string) => boolean, selected: string | null, mine: boolean,
 *   onPick: (id: string, event: any) => void, onHover: (id: string | null, event: any, face: Face) => void }} props
 */
export function Hand({ hands, sides = null, cards, game, lit, selected, mine, onPick, onHover }) {
  const shown = hands.filter(hand => hand.cards?.length);
  const can = shown
    .flatMap(hand => hand.cards ?? [])
    .filter(lit)
    .join();
  /** @type {{ current: HTMLElement | null }} */
  const row = useRef(null);
  // What can be played comes into sight where the hand is wider than the screen.
  useEffect(() => {
    if (can) row.current?.querySelector('.card.can')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [can]);
  if (!shown.length) return null;
  return html`<section ref=${row} class="hand" aria-label=${t('your-hand')}>${shown.map(
    hand => html`<div class="group" key=${hand.seat + hand.name}><h2>
    ${sides && `${sides[hand.seat]} · `}${hand.name} <b>${hand.count}</b></h2>
    <ul class="cards">${(hand.cards ?? []).map((id, i) => {
      const bare = { id, title: id, effect: '', rule: '', cost: null, copies: 1, family: '', boxes: [] };
      const card = held(cards.get(id) ?? bare, game, hand.seat);
      const state = selected === id ? 'selected' : lit(id) ? 'can' : mine ? 'idle' : '';
      return html`<li key=${id + i}><${Card} card=${card} game=${game} state=${state} deed=${lit(id) ? card.deed : ''} onPick=${(/** @type {any} */ event) => onPick(id, event)} onHover=${(/** @type {any} */ event, /** @type {boolean} */ over) => onHover(over ? id : null, event, card)} /></li>`;
    })}</ul></div>`,
  )}</section>`;
}

/** A card read at length, above the one pointed at. @param {{ card: Face, x: number, y: number, game: string }} props */
export function CardZoom({ card, x, y, game }) {
  /** @type {{ current: HTMLElement | null }} */
  const box = useRef(null);
  useLayoutEffect(() => {
    const el = box.current;
    if (!el) return;
    el.style.left = `${Math.max(8, Math.min(x - 30, innerWidth - el.offsetWidth - 8))}px`;
    el.style.top = `${Math.max(8, y - el.offsetHeight - 10)}px`;
  }, [x, y]);
  return html`<div ref=${box} class="card-zoom" aria-hidden="true" inert><${Card} card=${card} game=${game} deed=${card.deed} /></div>`;
}
