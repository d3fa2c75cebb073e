// What may come of a decision, before it is taken: one bar an outcome, the fatal one red, the rule.
import { html, useEffect, useRef, useState } from '../../vendor/preact.js';
import { t, percent } from '../words.js';
import { Cite } from '../rules/gist.js';
import { groups } from './cases.js';
import { split } from './offers.js';
import { useBeside } from './beside.js';
import { Coins, medalsOf } from './coins.js';

/**
 * @typedef {import('../../types').Odds} OddsAbout
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('./cases.js').Bar} Bar
 */

/** @param {{ list: Bar[] }} props */
const Bars = ({ list }) =>
  html`<dl class="bars">${list.map(
    ({ label, probability, fatal }) => html`<dt>${label}</dt>
  <dd><svg class="bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true"><rect class="all" width="100" height="12" />
    <rect class=${fatal ? 'v kill' : 'v'} width=${Math.max(0.6, 100 * probability)} height="12" /></svg></dd>
  <dd class="n">${percent(probability)}</dd>`,
  )}</dl>`;

/** "Unité détruite : 12,5 %" with its figure set apart. @param {{ text: string, first: boolean }} props */
export function Sum({ text, first }) {
  const found = /^(.*?)\s*:\s+(\S.*)$/.exec(text);
  return found
    ? html`<span>${found[1]} <b class=${first && found[2].includes('%') ? '' : 'mild'}>${found[2]}</b></span>`
    : html`<span>${text}</span>`;
}

/** So many things that it concerns besides have bars of their own; more of them have a line each. */
const BESIDE = 3;
/** What it may do to one thing among many, in a line. @param {{ more: import('../../types').Beside }} props */
const Line = ({ more }) =>
  html`<p class="beside"><b>${more.what}</b> ${groups(more.cases)
    .flatMap(({ list }) => list)
    .map(({ label, probability }) => t('case-of', { label, share: percent(probability) }))
    .join(' · ')}</p>`;

/** @param {{ offer: Offer, odds: OddsAbout, game: string }} props */
export function OddsBody({ offer, odds, game }) {
  const [title, aside] = split(offer.label);
  const [head, ...rest] =
    /\d/.test(odds.summary[0] ?? '') && !/:/.test(odds.summary[0] ?? '') ? odds.summary : ['', ...odds.summary];
  return html`<h3>${title} ${head && html`<small>${head}</small>`}</h3>
    <p class="how">${aside}${aside && ' '}${odds.basis === 'exact' ? '' : t('imagined', { n: odds.basis.imagined })}</p>
    <div class="figures">${groups(odds.cases).map(({ title, list }) => html`<div key=${title} class=${title ? '' : 'all'}>${title && html`<h4>${title}</h4>`}<${Bars} list=${list} /></div>`)}</div>
    ${(odds.beside ?? []).map((more, _, { length }) => {
      if (length > BESIDE) return html`<${Line} more=${more} />`;
      const [first, ...rest] = groups(more.cases);
      // two figures of one outcome (losses of both sides) are read together; of more, the first counts
      if (rest.length === 1 && first.title)
        return html`<p class="beside">${more.what}</p><div class="figures">${[first, ...rest].map(({ title, list }) => html`<div key=${title}><h4>${title}</h4><${Bars} list=${list.slice(0, 4)} /></div>`)}</div>`;
      return html`<p class="beside">${more.what} ${first.title.toLowerCase()}</p><${Bars} list=${first.list.slice(0, 4)} />`;
    })}
    <p class="sum">${rest.map((text, i) => html`<${Sum} text=${text} first=${i === 0} />`)}<${Cite} game=${game} rule=${offer.rule} /></p>`;
}

/** A pointer on its way over the board asks nothing: so long it rests first, in milliseconds. */
const REST = 250;

/** A paper with chances, beside what it is about; its line leads there where it stands far away.
 * @param {{ about: string[], at: { x: number, y: number }, eye: import('../playback/camera.js').Eye, class: string, says: string, of: unknown[], children?: any }} props */
function Slip({ about, at, eye, class: cls, says, of, children }) {
  /** @type {{ current: HTMLElement | null }} */
  const box = useRef(null);
  const leader = useBeside(box, about, at, eye, of);
  return html`<section ref=${box} class=${cls} role="status" aria-label=${says} data-about=${about.join(' ')}>${children}</section>${
    leader &&
    html`<svg class="leader" aria-hidden="true"><path d=${`M${leader[0]} ${leader[1]}L${leader[2]} ${leader[3]}`} /></svg>`
  }`;
}

/**
 * The popover beside what is pointed at; what it tells of is done from the dock.
 * @param {{ offer: Offer, session: import('./session.js').Session, about: string[], at: { x: number, y: number }, eye: import('../playback/camera.js').Eye, asked: boolean }} props
 */
export function OddsPopover({ offer, session, about, at, eye, asked }) {
  const [odds, setOdds] = useState(/** @type {OddsAbout | null} */ (null));
  useEffect(() => {
    let stale = false;
    setOdds(null);
    const timer = setTimeout(
      () =>
        session.answers.odds(offer.decision).then(found => {
          if (!stale) setOdds(found ?? null);
        }),
      asked ? 0 : REST,
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [offer.decision, session.sheet?.number]);
  if (!odds) return null;
  return html`<${Slip} about=${about} at=${at} eye=${eye} class="odds" says=${t('odds-of', { what: offer.label })} of=${[odds]}>
    <${OddsBody} offer=${offer} odds=${odds} game=${session.about?.game ?? ''} /></${Slip}>`;
}

/**
 * What everything that can be done to one target costs and brings, one below the other: nothing is asked before it is paid.
 * @param {{ offers: Offer[], session: import('./session.js').Session, about: string[], at: { x: number, y: number }, eye: import('../playback/camera.js').Eye }} props
 */
export function Prices({ offers, session, about, at, eye }) {
  const [all, setAll] = useState(/** @type {(OddsAbout | undefined)[]} */ ([]));
  const asked = offers.map(offer => offer.decision).join(' ');
  useEffect(() => {
    let stale = false;
    setAll([]);
    const timer = setTimeout(
      () =>
        Promise.all(offers.map(offer => session.answers.odds(offer.decision))).then(found => {
          if (!stale) setAll(found);
        }),
      REST,
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [asked, session.sheet?.number]);
  const game = session.about?.game ?? '',
    alone = offers.length === 1;
  return html`<${Slip} about=${about} at=${at} eye=${eye} class=${`odds priced${all.some(Boolean) ? '' : ' bare'}`} says=${t('odds-of', { what: offers.map(offer => offer.label).join(' / ') })} of=${[all]}>${offers.map(
    (offer, i) => {
      const odds = all[i],
        sums = odds?.summary.filter(text => alone || text.includes('%')) ?? [];
      const [what, aside] = split(offer.label);
      return html`<div key=${offer.decision} class="one"><h3>${what} <${Cost} offer=${offer} /></h3>${aside && html`<p class="how">${aside}</p>`}
      ${odds && html`<${Bars} list=${groups(odds.cases).flatMap(({ list }) => list)} />`}
      ${alone && (odds?.beside ?? []).map((more, _, { length }) => (length > BESIDE ? html`<${Line} more=${more} />` : html`<p class="beside">${more.what}</p><${Bars} list=${groups(more.cases).flatMap(({ list }) => list)} />`))}
      ${(sums.length > 0 || (odds && alone)) && html`<p class="sum">${sums.map((text, n) => html`<${Sum} key=${n} text=${text} first=${text.includes('%')} />`)}${alone && html`<${Cite} game=${game} rule=${offer.rule} />`}</p>`}</div>`;
    },
  )}</${Slip}>`;
}
/** @param {{ offer: Offer }} props */
const Cost = ({ offer }) =>
  html`<span class="cost">${medalsOf(offer) > 0 ? html`<${Coins} n=${medalsOf(offer)} />` : (offer.figure ?? '')}</span>`;
