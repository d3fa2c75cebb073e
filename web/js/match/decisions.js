// Every decision as text, grouped by what is done and with what: the way of the keyboard and of screen readers.
import { html, useEffect, useRef, useState } from '../../vendor/preact.js';
import { t } from '../words.js';
import { upper } from '../grammar.js';
import { Cite } from '../rules/gist.js';
import { firstOf, lookOf, nameOf } from './offers.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('./offers.js').Index} Index
 */

/** Offers rendered of one group before the rest is asked for. */
const PAGE = 120;

/** @param {{ offers: Offer[], verbs: import('../../types').Verb[], index: Index, game: string, busy: boolean, onDo: (offer: Offer) => void, onPoint: (offer: Offer | null, event: any) => void, open: boolean, setOpen: (open: boolean) => void }} props */
export function AllDecisions({ offers, verbs, index, game, busy, onDo, onPoint, open, setOpen }) {
  const [more, setMore] = useState(PAGE);
  /** @type {{ current: HTMLElement | null }} */
  const box = useRef(null);
  // Opened by its key, the list is what the keyboard goes on with.
  useEffect(() => {
    const list = box.current?.querySelector('.all-list'),
      first = /** @type {HTMLElement | null | undefined} */ (list?.querySelector(firstOf(offers)));
    if (open && !box.current?.contains(document.activeElement)) first?.focus();
  }, [open]);
  /** @type {Map<string, Map<string, Offer[]>>} */
  const byVerb = new Map();
  if (open)
    for (const offer of offers) {
      const subjects = byVerb.get(offer.verb) ?? new Map();
      byVerb.set(offer.verb, subjects);
      const key = offer.subject && nameOf(index, offer.subject) !== offer.subject ? offer.subject : '';
      subjects.set(key, [...(subjects.get(key) ?? []), offer]);
    }
  let left = more;
  return html`<details ref=${box} class="all-decisions" open=${open} onToggle=${(/** @type {any} */ event) => {
    if (event.currentTarget.open !== open) setOpen(event.currentTarget.open);
  }}>
    <summary title=${t('all-decisions')}><span>${t('all-decisions')}</span> <b>${offers.length}</b></summary>
    ${
      open &&
      html`<div class="all-list">${[...byVerb].map(
        ([name, subjects]) =>
          html`<section key=${name}><h3 tabindex="-1">${upper(verbs.find(verb => verb.id === name)?.name ?? name)}</h3>${[
            ...subjects,
          ].map(([subject, list]) => {
            const shown = list.slice(0, Math.max(0, left));
            left -= list.length;
            return (
              shown.length > 0 &&
              html`<div key=${subject} role="group" aria-label=${subject && nameOf(index, subject)}>
        ${subject && subjects.size > 1 && html`<h4>${nameOf(index, subject)}</h4>`}<ul>${shown.map(
          offer => html`<li key=${offer.decision}>
        <button type="button" class=${`btn ${lookOf(offer)}`} disabled=${busy} onClick=${() => onDo(offer)} onFocus=${(/** @type {any} */ event) => onPoint(offer, event)} onBlur=${(/** @type {any} */ event) => onPoint(null, event)} onPointerEnter=${(/** @type {any} */ event) => onPoint(offer, event)} onPointerLeave=${(/** @type {any} */ event) => onPoint(null, event)}>
          <span>${offer.label}${offer.caution && html`<small>${offer.caution.brief}</small>`}</span></button><${Cite} game=${game} rule=${offer.rule} /></li>`,
        )}</ul></div>`
            );
          })}</section>`,
      )}${
        left < 0 &&
        html`<button type="button" class="btn" onClick=${() => setMore(more + 400)}>
      ${t('show-more', { n: -left })}</button>`
      }</div>`
    }</details>`;
}
