// A few things of one kind to choose among (battles, mostly), side by side, each with what may come of it.
import { html, useEffect, useState } from '../../vendor/preact.js';
import { n1 } from '../board/geometry.js';
import { t, percent } from '../words.js';
import { groups } from './cases.js';
import { Sum } from './odds.js';
import { passes } from './offers.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('../../types').Odds} OddsAbout
 */

/** More than these are chosen on the board. */
const MOST = 8;

/** What is weighed side by side: several offers of one verb, whatever ends the phase apart. @param {Offer[]} offers */
export function weighable(offers) {
  const real = offers.filter(offer => !passes(offer));
  const alike = real.every(offer => offer.verb === real[0].verb && offer.target == null && offer.subject != null);
  return real.length > 1 && real.length <= MOST && alike ? real : [];
}

/** What all labels begin with ("Livrer bataille : "), which the question has said already. @param {string[]} labels */
function lead(labels) {
  const first = /^[^:]+:\s*/.exec(labels[0])?.[0] ?? '';
  return labels.every(label => label.startsWith(first)) ? first.length : 0;
}

/** All values of one figure in one bar, told apart by their shade. @param {{ list: import('./odds.js').Bar[] }} props */
function Strip({ list }) {
  let x = 0;
  return html`<svg class="strip" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${list.map(({ label, probability, fatal }, i) => {
      const from = x;
      x += 100 * probability;
      return html`<rect key=${label} class=${fatal ? 'kill' : `shade-${Math.min(i, 6)}`} x=${from} width=${100 * probability} height="10" />`;
    })}</svg>`;
}

/** One bar for each figure of the outcome, with its name above and its values below. @param {{ odds: OddsAbout }} props */
const Strips = ({ odds }) =>
  html`<span class="figures">${groups(odds.cases).map(
    ({ title, list }) =>
      html`<span class="figure" key=${title}><small>${title}</small><${Strip} list=${list} /><small class="values">${list.map(({ label, probability }) => t('case-of', { label, share: percent(probability) })).join(' · ')}</small></span>`,
  )}</span>`;

/**
 * @param {{ offers: Offer[], session: import('./session.js').Session, onDo: (offer: Offer) => void, onLook: (offer: Offer | null, event: any) => void }} props
 */
export function Weighing({ offers, session, onDo, onLook }) {
  const [all, setAll] = useState(/** @type {(OddsAbout | undefined)[] | null} */ (null));
  const number = session.sheet?.number;
  useEffect(() => {
    let stale = false;
    setAll(null);
    // nothing is asked about a position that is about to change
    if (session.busy) return undefined;
    Promise.all(offers.map(offer => session.answers.odds(offer.decision))).then(found => {
      if (!stale) setAll(found);
    });
    return () => {
      stale = true;
    };
  }, [number, session.busy, offers.map(offer => offer.decision).join(' ')]);
  const cut = lead(offers.map(offer => offer.label));
  return html`<ul class=${`weighing${offers.length > 2 ? ' many' : ''}`}>${offers.map((offer, i) => {
    const odds = all?.[i];
    return html`<li key=${offer.decision}><button type="button" class="btn" disabled=${session.busy} onClick=${() => onDo(offer)}
      onPointerEnter=${(/** @type {any} */ event) => onLook(offer, event)} onPointerLeave=${(/** @type {any} */ event) => onLook(null, event)}>
      <b><i class="nth">${i + 1}</i>${offer.label.slice(cut)}</b>${odds ? html`<${Strips} odds=${odds} />` : all?.some(Boolean) && html`<small>${t('no-chance')}</small>`}
      ${odds && html`<span class="sum">${odds.summary.map((text, n) => html`<${Sum} key=${n} text=${text} first=${n === 0} />`)}</span>`}</button></li>`;
  })}</ul>`;
}

/** The same numbers on the board, each over its place; the one pointed at is filled. @param {{ offers: Offer[], layout: import('../board/layout.js').Layout, home: (id: string) => string, hovered: string | null }} props */
export function Numbers({ offers, layout, home, hovered }) {
  return html`<g class="choice-numbers" aria-hidden="true">${offers.map((offer, i) => {
    const place = home(offer.subject ?? ''),
      at = layout.seat(place),
      high = (layout.nodes?.get(place)?.h ?? layout.unit * 0.9) / 2;
    return (
      at &&
      html`<g key=${offer.decision} class=${hovered && [place, offer.subject].includes(hovered) ? 'on' : ''} transform=${`translate(${n1(at[0])} ${n1(at[1] - high)})`}><rect x="-10" y="-10" width="20" height="19" rx="2" /><text y="4.5">${i + 1}</text></g>`
    );
  })}</g>`;
}
