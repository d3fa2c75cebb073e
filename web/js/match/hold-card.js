// The dock while something is about to be destroyed: the list of what dies rises from it, and the button is held.
import { html, useEffect, useRef } from '../../vendor/preact.js';
import { t as word } from '../words.js';
import { moves } from '../theme.js';
import { upper } from '../grammar.js';
import { useFocus } from '../parts.js';
import { useKeys } from '../keys.js';
import { Counter } from '../board/pieces.js';
import { Cite } from '../rules/gist.js';
import { skinOf } from '../skins/index.js';
import { passes } from './offers.js';
import { TileOf } from './pools.js';
import { t } from './hold-words.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('../../types').Stake} Stake
 * @typedef {import('./session.js').Session} Session
 */

/** One line of what is lost, with its counter where it has one. @param {{ stake: Stake, session: Session, index: import('./offers.js').Index }} props */
function Lost({ stake, session, index }) {
  const { scene, game } = /** @type {import('../../types').MatchAbout} */ (session.about);
  const skin = skinOf(game),
    piece = stake.piece == null ? null : index.pieces.get(stake.piece),
    kind = scene.kinds.find(one => one.id === (piece?.kind ?? stake.kind)) ?? null;
  const counter = piece
    ? html`<${Counter} piece=${{ ...piece, count: stake.count, marks: [] }} kind=${kind} skin=${skin} size=${34} />`
    : kind &&
      html`<${TileOf} line=${{ id: null, note: null, set: null, short: null, group: null, figures: [], kind: kind.id, name: stake.name, count: stake.count }} kinds=${new Map([[kind.id, kind]])} skin=${skin} size=${34} />`;
  return html`<li>${counter && html`<span aria-hidden="true">${counter}</span>`}${stake.count > 1 ? `${stake.count} × ${stake.name}` : upper(stake.name)}</li>`;
}

/** @param {{ session: Session, index: import('./offers.js').Index, offer: Offer, children?: any }} props `children`: what saves it all, where there is such a thing */
export function Held({ session, index, offer, children }) {
  const { hold } = session.acts,
    caution = /** @type {import('../../types').Caution} */ (offer.caution);
  const still = !moves(),
    ends = passes(offer);
  /** @type {{ current: HTMLElement | null }} */
  const box = useRef(null);
  useFocus(box, 'h2');
  const down = () => (still ? hold.again() : hold.press());
  const up = () => hold.release();
  useKeys({
    Escape: () => hold.back(),
    ' ': event => {
      if (!event.repeat) down();
    },
    // what the button underneath would have done is not done
    Enter: () => {},
  });
  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => event.key === ' ' && up();
    addEventListener('keyup', key);
    addEventListener('blur', up);
    return () => {
      removeEventListener('keyup', key);
      removeEventListener('blur', up);
      up();
      // the button that was pressed is there again
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || activeElement.matches('.armed'))
        hold.from?.focus?.({ preventScroll: true });
    };
  }, []);
  /** The button is held by the space bar as by the pointer, and never pressed by Enter. @param {KeyboardEvent} event */
  const key = event => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === ' ' && !event.repeat) down();
  };
  const says = t(ends ? (still ? 'said-again-end' : 'said-end') : still ? 'said-again' : 'said-hold');
  return html`<div class="acts held" ref=${box}>
    <section class="rise red" role="alertdialog" aria-label=${t('attention', { says: caution.says, how: says })}>
      <header><h2 tabindex="-1">${caution.says}</h2><button type="button" class="btn" onClick=${() => hold.back()}>${t('go-back')} <kbd>${word('key-esc')}</kbd></button></header>
      ${caution.loses.length > 0 && html`<ul class="lost-row" tabindex="0" aria-label=${t('what-goes')}>${caution.loses.map(stake => html`<${Lost} key=${stake.piece ?? stake.kind ?? stake.name} stake=${stake} session=${session} index=${index} />`)}</ul>`}
      <p><${Cite} game=${session.about?.game ?? ''} rule=${caution.rule} /> ${t(still ? 'how-again' : 'how-hold')}</p></section>
    ${children}
    <button type="button" class=${'btn peril armed' + (hold.holding ? ' holding' : '')} disabled=${session.busy} aria-disabled=${still && !hold.ready ? 'true' : null} title=${offer.label}
      onPointerDown=${(/** @type {PointerEvent} */ event) => !event.button && down()} onPointerUp=${up} onPointerLeave=${up} onPointerCancel=${up} onKeyDown=${key}
      onKeyUp=${(/** @type {KeyboardEvent} */ event) => event.key === ' ' && event.preventDefault()} onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}
      onClick=${(/** @type {MouseEvent} */ event) => !event.detail && hold.again()}>
      <i class="fill" aria-hidden="true"></i><span>${t(ends ? (still ? 'again-end' : 'hold-end') : still ? 'again-do' : 'hold-do')}<small>${caution.brief}</small></span></button></div>`;
}
