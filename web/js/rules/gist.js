// A citation, and what the cited rule says, beside it.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../../vendor/preact.js';
import { rulebook, titles } from '../api.js';
import { t } from '../words.js';
import { Ico, refresh, settle, useDismiss } from '../parts.js';
import { to } from '../router.js';
import { citation, keep, keyOf, numberOf, section } from './cited.js';

/** @typedef {import('../../types').RuleSection} RuleSection */

/** @param {string} game @param {typeof rulebook} ask @returns {Promise<RuleSection[]>} */
async function fetched(game, ask) {
  const key = keyOf(game),
    sections = await ask(game);
  if (keep(key, sections)) refresh();
  return sections;
}
/** The rulebook of a game. @param {string} game */
export const book = game => fetched(game, rulebook);
/** What the sections of a rulebook are called: whatever cites one shows it from then on. @param {string} game */
export const contents = game => fetched(game, titles);

/** Opens the book beside the board, where there is one; else the page of the rules has it. @param {string | null} rule */
export const openBook = rule =>
  !dispatchEvent(new CustomEvent('quatorze:book', { detail: { rule }, cancelable: true }));

/** @param {{ game: string, rule: string, short?: boolean }} props */
export function Cite({ game, rule }) {
  if (!rule) return null;
  const label = citation(game, rule);
  if (!label) return null;
  return html`<button type="button" class="cite" title=${numberOf(rule) ? label : (section(game, rule)?.title ?? label)} onClick=${(
    /** @type {any} */ event,
  ) => {
    event.stopPropagation();
    const { left, bottom, width } = event.currentTarget.getBoundingClientRect();
    dispatchEvent(new CustomEvent('quatorze:rule', { detail: { game, rule, x: left + width / 2, y: bottom + 60 } }));
  }}>${label}</button>`;
}

/** The slip of paper with the gist of the rule last cited. */
export function Gist() {
  const [asks, setAsks] = useState(/** @type {{ game: string, rule: string, x: number, y: number } | null} */ (null));
  useEffect(() => {
    /** @param {Event} event */
    const open = event => {
      const { detail } = /** @type {CustomEvent} */ (event);
      book(detail.game).catch(() => {});
      setAsks(detail);
    };
    const away = () => setAsks(null);
    addEventListener('quatorze:rule', open);
    addEventListener('hashchange', away);
    return () => {
      removeEventListener('quatorze:rule', open);
      removeEventListener('hashchange', away);
    };
  }, []);
  return asks && html`<${Slip} key=${asks.rule} ...${asks} onClose=${() => setAsks(null)} />`;
}

/** @param {{ game: string, rule: string, x: number, y: number, onClose: () => void }} props */
function Slip({ game, rule, x, y, onClose }) {
  /** @type {{ current: HTMLElement | null }} */
  const box = useRef(null);
  useDismiss(box, onClose);
  const known = section(game, rule);
  useLayoutEffect(() => settle(box, x, y, 10), [known, x, y]);
  return html`<aside ref=${box} class="gist" role="dialog" aria-label=${citation(game, rule)}><header><h3>${known?.title ?? citation(game, rule)}</h3>
    <button type="button" class="btn bare close" onClick=${onClose}><${Ico} id="i-close" /><span class="sr">${t('close')}</span></button></header>
    <p>${known?.gist || t('loading')}</p>
    <footer><span>${known?.ruling ? t('ruling') : numberOf(rule) && `§ ${numberOf(rule)}`}</span><a href=${to.rules(game, rule)} onClick=${(
      /** @type {Event} */ event,
    ) => {
      if (!openBook(rule)) return;
      event.preventDefault();
      onClose();
    }}>${t('in-the-book')}</a></footer></aside>`;
}
