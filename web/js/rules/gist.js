// A citation, and what the cited rule says, beside it.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../../vendor/preact.js';
import { rulebook } from '../api.js';
import { language, t } from '../words.js';
import { Ico, refresh, settle, useDismiss } from '../parts.js';
import { to } from '../router.js';

/** @typedef {import('../../types').RuleSection} RuleSection */

/** @type {Map<string, RuleSection[]>} */
const books = new Map();
/** @type {Map<string, Map<string, RuleSection>>} */
const found = new Map();
/** @type {Map<string, Promise<RuleSection[]>>} */
const asked = new Map();

/** The rulebook of a game, asked for once a language. @param {string} game @returns {Promise<RuleSection[]>} */
export function book(game) {
  const key = `${game}.${language()}`;
  let answer = asked.get(key);
  if (!answer) {
    answer = rulebook(game).then(sections => {
      books.set(key, sections);
      found.set(key, new Map(sections.map(section => [section.id, section])));
      refresh();
      return sections;
    });
    answer.catch(() => asked.delete(key));
    asked.set(key, answer);
  }
  return answer;
}

/** @param {string} game @param {string} rule */
export const section = (game, rule) => found.get(`${game}.${language()}`)?.get(rule);

/** The number of a section, as the book has it; its name, where it has one, is no number. @param {string} rule */
export const numberOf = rule => /^\d+(\.\d+)*(?=\.|$)/.exec(rule)?.[0] ?? '';

/** A rule is cited by its number; one that has only a name, or a name below its number, by its title. @param {string} game @param {string} rule */
export function citation(game, rule) {
  const number = numberOf(rule),
    title = section(game, rule)?.title ?? '';
  if (number === rule || (number && !title)) return '§ ' + number;
  // "Étape 1 : annoncer" is cited by what it says, not by where it stands.
  const said = /\s:\s(.+)$/.exec(title)?.[1] ?? title,
    name = said.charAt(0).toUpperCase() + said.slice(1);
  return '§ ' + [number, name || t('rules')].filter(Boolean).join(', ');
}

/** Opens the book beside the board, where there is one; else the page of the rules has it. @param {string | null} rule */
export const openBook = rule =>
  !dispatchEvent(new CustomEvent('quatorze:book', { detail: { rule }, cancelable: true }));

/** @param {{ game: string, rule: string, short?: boolean }} props */
export function Cite({ game, rule }) {
  if (!rule) return null;
  const label = citation(game, rule);
  return html`<button type="button" class="cite" title=${section(game, rule)?.title ?? label} onClick=${(
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
    <p>${known ? known.gist : t('loading')}</p>
    <footer><span>${known?.ruling ? t('ruling') : numberOf(rule) && `§ ${numberOf(rule)}`}</span><a href=${to.rules(game, rule)} onClick=${(
      /** @type {Event} */ event,
    ) => {
      if (!openBook(rule)) return;
      event.preventDefault();
      onClose();
    }}>${t('in-the-book')}</a></footer></aside>`;
}
