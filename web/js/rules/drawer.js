// The drawer that the rulebook lies in beside the board.
import { html, useRef } from '../../vendor/preact.js';
import { t } from '../words.js';
import { Ico, useFocus } from '../parts.js';
import { to } from '../router.js';
import { styled } from '../skins/index.js';
import { numberOf } from './cited.js';
import { Sections, useBook } from './reader.js';

/** @param {{ game: string, lang: string, rule: string | null, onGo: (rule: string) => void, onClose: () => void }} props */
export function Drawer({ game, lang, rule, onGo, onClose }) {
  /** @type {{ current: HTMLElement | null }} */
  const at = useRef(null);
  useFocus(at, 'h2');
  const book = useBook(game, rule, lang, onClose);
  return html`<aside ref=${at} class="book" role="dialog" aria-label=${t('rules')}>
    <header><h2 tabindex="-1">${t('rules')}</h2>
      <label class="sr" for="chapter">${t('chapters')}</label><select id="chapter" value="" onChange=${(/** @type {any} */ event) => onGo(event.target.value)}>
        <option value="">${t('chapters')}</option>${book.chapters.map(one => html`<option key=${one.id} value=${one.id}>${numberOf(one.id)} ${one.title}</option>`)}</select>
      <a class="btn bare" href=${to.rules(game, rule)} target="_blank" rel="noopener" title=${t('whole-page')}><${Ico} id="i-book" /><span class="sr">${t('whole-page')}</span></a>
      <button type="button" class="btn bare close" onClick=${onClose}><${Ico} id="i-close" /><span class="sr">${t('close')}</span></button></header>
    <${Sections} book=${book} onGo=${onGo} /></aside>`;
}

/** The drawer, once its stylesheet is there: without it, it would move the board. */
export const ready = styled('css/match/book.css').then(() => Drawer);
