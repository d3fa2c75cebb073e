// The rulebook in our own words: every section, searched as one types.
import { html, useEffect, useMemo, useRef, useState } from '../../vendor/preact.js';
import { catalogue } from '../api.js';
import { t } from '../words.js';
import { Top } from '../parts.js';
import { go, to } from '../router.js';
import { useKeys } from '../keys.js';
import { numberOf } from './cited.js';
import { book } from './gist.js';

/** @typedef {import('../../types').RuleSection} RuleSection */

/** Letters without their accents, so that "melee" finds "mêlée". @param {string} text */
const plain = text =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** How deep a section lies: dots of its id. @param {string} id */
const depth = id => Math.min(3, id.split('.').length - 1);

/**
 * The book, to be searched and read at a section.
 * @param {string} game @param {string | null} section @param {string} lang @param {() => void} onLeave what Escape does once nothing is searched
 */
export function useBook(game, section, lang, onLeave) {
  const [sections, setSections] = useState(/** @type {RuleSection[] | null} */ (null));
  const [asked, setAsked] = useState('');
  const [failure, setFailure] = useState('');
  /** @type {{ current: HTMLInputElement | null }} */
  const field = useRef(null);
  useEffect(() => {
    book(game).then(setSections, problem => setFailure(problem.message || t('no-server')));
  }, [game, lang]);
  useEffect(() => {
    if (!sections || !section) return;
    const at = document.getElementById('rule-' + section);
    at?.scrollIntoView({ block: 'start' });
    at?.focus({ preventScroll: true });
  }, [sections, section]);
  useKeys({
    '/': () => field.current?.focus(),
    Escape: () => {
      if (asked) setAsked('');
      else onLeave();
    },
  });
  const shown = useMemo(() => {
    const words = plain(asked).split(/\s+/).filter(Boolean);
    if (!sections || !words.length) return sections ?? [];
    return sections.filter(one => {
      const text = plain(`${numberOf(one.id)} ${one.title} ${one.gist}`);
      return words.every(word => text.includes(word));
    });
  }, [sections, asked]);
  const chapters = (sections ?? []).filter(one => depth(one.id) === 0 && !one.ruling);
  return { game, section, sections, asked, setAsked, failure, field, shown, chapters };
}

/** @param {{ book: ReturnType<typeof useBook>, onGo?: (id: string) => void }} props `onGo`: where a section is gone to without leaving the page */
export function Sections({ book, onGo }) {
  const { game, section, sections, asked, setAsked, failure, field, shown } = book;
  return html`<div class="text"><div class="search"><label class="sr" for="find">${t('search-rules')}</label>
      <input ref=${field} id="find" type="search" placeholder=${t('search-rules')} value=${asked} onInput=${(/** @type {any} */ event) => setAsked(event.target.value)} />
      <span>${sections && (asked ? t('n-found', { n: shown.length }) : t('n-sections', { n: sections.length }))}</span></div>
      <p class="own-words">${t('own-words')}</p>
      ${failure && html`<p class="failure">${failure}</p>`}${!sections && !failure && html`<p>${t('loading')}</p>`}
      ${shown.map(
        one => html`<section key=${one.id} id=${'rule-' + one.id} tabindex="-1" class=${`rule d${depth(one.id)}${one.ruling ? ' ruling' : ''}${one.id === section ? ' here' : ''}`}>
        <h2><a href=${to.rules(game, one.id)} class=${numberOf(one.id) ? 'no' : 'named'} aria-label=${numberOf(one.id) ? `§ ${numberOf(one.id)}, ${one.title}` : one.title} onClick=${(
          /** @type {Event} */ event,
        ) => {
          if (!onGo) return;
          event.preventDefault();
          onGo(one.id);
        }}>${numberOf(one.id) ? `§ ${numberOf(one.id)}` : one.title}</a>${numberOf(one.id) && ` ${one.title}`}</h2><p>${one.gist}</p>${
          one.ruling &&
          html`<small>
          ${t('ruling')}</small>`
        }</section>`,
      )}
      ${sections && !shown.length && html`<p>${t('nothing-found')}</p>`}</div>`;
}

/** @param {{ game: string, section: string | null, lang: string }} props */
export function RulesPage({ game, section, lang }) {
  const [title, setTitle] = useState('');
  const book = useBook(game, section, lang, () => history.back());
  useEffect(() => {
    catalogue().then(
      all => setTitle(all.games.find(one => one.id === game)?.title ?? game),
      () => {},
    );
  }, [game, lang]);
  useEffect(() => {
    document.title = `${title || t('rules')} · Quatorze`;
  }, [title]);
  return html`<${Top} where=${html`<h1>${t('rules')}</h1><span>${title}</span>`}>
    <button type="button" class="btn bare" onClick=${() => (history.length > 1 ? history.back() : go(to.home))}>${t('back')}</button></${Top}>
    <main class="rules"><nav class="chapters" aria-label=${t('chapters')}><ol>${book.chapters.map(
      one => html`<li key=${one.id}><a href=${to.rules(game, one.id)}>
      ${numberOf(one.id) && html`<span>${numberOf(one.id)}</span>`}${one.title}</a></li>`,
    )}</ol></nav>
    <${Sections} book=${book} /></main>`;
}
