// A small menu beside the pointer, when one place means several things.
import { html, useRef, useState } from '../../vendor/preact.js';
import { upper } from '../grammar.js';
import { useDismiss, useFocus } from '../parts.js';
import { useBeside } from './beside.js';
import { OddsBody } from './odds.js';
import { Counter } from '../board/pieces.js';
import { sortStack } from '../board/stacks.js';
import { t } from '../words.js';
import { firstOf, lookOf, split } from './offers.js';

/** @typedef {import('../../types').Offer} Offer */
/** @typedef {import('./offers.js').Index} Index */
/** @typedef {{ title: string, offers: Offer[], at: { x: number, y: number }, session: import('./session.js').Session, index: Index, scene: import('../../types').Scene, skin: import('../skins/skin.js').Skin, eye: import('../playback/camera.js').Eye, onAll: (steps: import('./offers.js').Step[]) => void, onChoose: (offer: Offer) => void, onClose: () => void }} Props */

/** The height that odds take below the lines, in pixels: what is longer is scrolled to. */
const ODDS = 240;

/** How much of every label is the same up to a colon: the title says it already. @param {string[]} labels */
function sharedStart(labels) {
  const end = labels[0]?.search(/\s:\s/) ?? -1;
  const start = labels[0]?.slice(0, end + 3);
  return end > 0 && labels.length > 1 && labels.every(label => label.startsWith(start)) ? end + 3 : 0;
}

/** The pieces of a stack from the top down, each with what can be done with it; null where the offers are about one thing.
 * @param {Offer[]} offers @param {Index} index @param {import('../skins/skin.js').Skin} skin */
function stackOf(offers, index, skin) {
  const pieces = [...new Set(offers.map(offer => offer.subject))].map(id => index.pieces.get(id ?? ''));
  if (skin.counter !== 'unit' || pieces.some(piece => !piece)) return null;
  // several deeds of one piece to one target are no stack
  if (pieces.length === 1 && offers.every(offer => offer.target != null)) return null;
  return sortStack(/** @type {import('../../types').Piece[]} */ (pieces), skin)
    .reverse()
    .map(piece => ({ piece, offers: offers.filter(offer => offer.subject === piece.id) }));
}

/** @param {Props} props */
export function Menu({ title, offers, at, session, index, scene, skin, eye, onAll, onChoose, onClose }) {
  /** @type {{ current: HTMLElement | null }} */
  const box = useRef(null);
  const [shown, setShown] = useState(/** @type {{ offer: Offer, odds: import('../../types').Odds } | null} */ (null));
  useDismiss(box, onClose);
  // Odds come when one points at a line: they stand below, and no line moves away under the finger.
  const about = [...new Set(offers.flatMap(({ target, subject }) => [target ?? subject]))].filter(id => id != null);
  useBeside(box, about, at, eye, [offers], ODDS);
  useFocus(box, firstOf(offers));
  /** @param {Offer} offer */
  const look = offer => {
    session.answers.odds(offer.decision).then(odds => setShown(odds ? { offer, odds } : null));
  };
  /** @param {KeyboardEvent} event */
  const walk = event => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const buttons = /** @type {HTMLElement[]} */ ([...(box.current?.querySelectorAll('button') ?? [])]);
    const now = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    buttons[(now + (event.key === 'ArrowDown' ? 1 : buttons.length - 1)) % buttons.length]?.focus();
  };
  const shared = sharedStart(offers.map(offer => offer.label));
  const stack = stackOf(offers, index, skin);
  /** What it gives up. @param {Offer} offer */
  const loss = ({ caution }) => caution && html`<small class="loss">${caution.brief}</small>`;
  /** @param {Offer} offer @param {any} inside */
  const row = (offer, inside) =>
    html`<button key=${offer.decision} type="button" role="menuitem" class=${lookOf(offer)} onClick=${() => onChoose(offer)} onPointerEnter=${() => look(offer)} onFocus=${() => look(offer)}>${inside}</button>`;
  return html`<div ref=${box} class=${stack ? 'menu stack-list' : 'menu'} role="menu" aria-label=${title} onKeyDown=${walk}>
    <h3 tabindex="-1">${upper(title)}</h3><ul>${
      stack
        ? html`${stack.map(({ piece, offers: [first, ...more] }) => {
            const kind = scene.kinds.find(one => one.id === piece.kind) ?? null;
            const done = split(upper(first.label.replace(/\s:\s.*$/, '')))[0];
            return html`<li key=${piece.id}>${row(
              first,
              html`<${Counter} piece=${piece} kind=${kind} skin=${skin} size=${48} /><span><b>${upper(piece.name)}</b>
              <small>${[done, ...piece.marks.map(mark => mark.name)].join(' · ')}</small>${loss(first)}</span>`,
            )}${more.map(offer => row(offer, html`<span class="more">${upper(offer.label.replace(/\s:\s.*$/, ''))}${loss(offer)}</span>`))}</li>`;
          })}${
            bundle(stack) &&
            html`<li><button type="button" role="menuitem" class="all" onClick=${() => onAll(bundle(stack) ?? [])}>${t('whole-stack', { n: stack.length })}</button></li>`
          }`
        : offers.map(offer => {
            const [what, note] = split(upper(offer.label.slice(shared)));
            return html`<li key=${offer.decision}>${row(offer, html`${what}${loss(offer) ?? (note && html`<small>${note}</small>`)}`)}</li>`;
          })
    }</ul>${shown && html`<div class="odds in-menu"><${OddsBody} offer=${shown.offer} odds=${shown.odds} game=${session.about?.game ?? ''} /></div>`}</div>`;
}

/** Taking one and all the others with it, where each can be taken. @param {NonNullable<ReturnType<typeof stackOf>>} stack @returns {import('./offers.js').Step[] | null} */
function bundle(stack) {
  if (stack.length < 2 || !stack.every(({ offers }) => offers.some(offer => offer.role === 'take'))) return null;
  return stack.map(({ piece }, i) => ({ role: i ? 'join' : 'take', subject: piece.id }));
}
