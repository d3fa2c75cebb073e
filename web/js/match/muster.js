// Pieces that are gathered for one deed (an assault, its support), or of which some must pay for it: all of them side by side,
// each a switch, with what may come of it.
import { html, useEffect, useState } from '../../vendor/preact.js';
import { t } from '../words.js';
import { upper } from '../grammar.js';
import { Ico } from '../parts.js';
import { Counter } from '../board/pieces.js';
import { OddsBody } from './odds.js';
import { passes } from './offers.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('../../types').Piece} Piece
 * @typedef {import('./offers.js').Index} Index
 * @typedef {import('./session.js').Session} Session
 */

/** Roles that name one piece of several. @type {Set<import('../../types').Role>} */
const GATHERS = new Set(['join', 'pay']);

/**
 * The offers of a question that is answered piece by piece; none where it is about anything else.
 * @param {Offer[]} offers @param {Index} index @returns {Offer[]}
 */
function gathered(offers, index) {
  const pointed = offers.filter(
    offer => offer.subject != null && (index.pieces.has(offer.subject) || index.lines.has(offer.subject)),
  );
  return pointed.every(offer => GATHERS.has(offer.role) && offer.target == null) ? pointed : [];
}

/** What is being gathered, by whom, and for which deed. @param {Session} session @param {Index} index */
export function mustered(session, index) {
  const table = /** @type {import('../../types').Table} */ (session.sheet?.table),
    list = gathered(table.prompt.offers, index);
  const engaged = table.pieces.filter(piece => piece.marks.some(mark => mark.kind === 'engaged'));
  const deed =
    index.free.find(offer => offer.role === 'confirm') ?? (engaged.length ? index.free.find(passes) : null) ?? null;
  const shown = session.decider != null && (list.length > 0 || (engaged.length > 0 && deed?.role === 'confirm'));
  return { list, engaged, deed, shown };
}

/** @param {{ session: Session, index: Index, scene: import('../../types').Scene, skin: import('../skins/skin.js').Skin, onDo: (offer: Offer) => void, onHover: (id: string | null) => void }} props */
export function Muster({ session, index, scene, skin, onDo, onHover }) {
  const { list, engaged, deed, shown } = mustered(session, index);
  const paying = list.some(offer => offer.role === 'pay');
  const [odds, setOdds] = useState(/** @type {import('../../types').Odds | null} */ (null));
  const number = session.sheet?.number;
  useEffect(() => {
    let stale = false;
    // the last answer stands until there is another: nothing jumps under the pointer
    if (shown && deed && !session.busy)
      session.answers.odds(deed.decision).then(found => !stale && setOdds(found ?? null));
    return () => {
      stale = true;
    };
  }, [number, deed?.decision, shown, session.busy]);
  if (!shown) return null;
  const kinds = new Map(scene.kinds.map(kind => [kind.id, kind]));
  /** @param {Piece} piece */
  const guns = piece => piece.figures.some(figure => figure.kind === 'range');
  const free = list.map(offer => index.pieces.get(offer.subject ?? '')).filter(piece => piece !== undefined);
  const off = list.filter(offer => !index.pieces.has(offer.subject ?? ''));
  const own = paying ? [] : engaged.filter(piece => piece.side === session.decider);
  /** @param {Piece} piece @param {boolean} on */
  const row = (piece, on) => {
    const offer = list.find(one => one.subject === piece.id),
      step = on ? session.acts.stepOf(['join'], [piece.id]) : null;
    return html`<li key=${piece.id}><button type="button" class=${on ? 'on' : ''} aria-pressed=${paying ? undefined : on} disabled=${session.busy || (on && step == null)}
      onClick=${() => (on ? step != null && session.acts.withdraw(step) : offer && onDo(offer))} onPointerEnter=${() => onHover(piece.place)} onPointerLeave=${() => onHover(null)}>
      <${Counter} piece=${on ? { ...piece, marks: piece.marks.filter(mark => mark.kind !== 'engaged') } : piece} kind=${kinds.get(piece.kind ?? '') ?? null} skin=${skin} size=${42} />
      <span>${upper(piece.name)}<small>${[index.names.get(piece.place) ?? piece.place, ...piece.marks.filter(mark => mark.kind !== 'engaged').map(mark => mark.name), paying && offer ? offer.label.replace(/\s:\s.*$/, '') : ''].filter(Boolean).join(' · ')}</small></span>
      ${!paying && html`<span class="box"><${Ico} id="i-check" /></span>`}</button></li>`;
  };
  /** @param {(piece: Piece) => boolean} which @param {string} title */
  const part = (which, title) => {
    const on = own.filter(which),
      may = free.filter(piece => which(piece) && !on.includes(piece));
    return (
      on.length + may.length > 0 &&
      html`<h3 key=${title}>${title} <small>${paying ? may.length : `${on.length}/${on.length + may.length}`}</small></h3><ul>${on.map(piece => row(piece, true))}${may.map(piece => row(piece, false))}</ul>`
    );
  };
  return html`<section class="panel muster" aria-label=${t(paying ? 'who-pays' : 'who-joins')}>
    <h2>${t(paying ? 'who-pays' : 'who-joins')}</h2>
    ${part(piece => !guns(piece), t('infantry'))}${part(guns, t('guns'))}
    ${off.length > 0 && html`<ul>${off.map(offer => html`<li key=${offer.decision}><button type="button" disabled=${session.busy} onClick=${() => onDo(offer)}><span>${offer.label}</span><span class="box"><${Ico} id="i-check" /></span></button></li>`)}</ul>`}
    ${!paying && html`<p class="tray-note">${t('why-others')}</p>`}
    ${deed && odds && html`<div class="odds in-menu"><${OddsBody} offer=${deed} odds=${odds} game=${session.about?.game ?? ''} /></div>`}</section>`;
}
