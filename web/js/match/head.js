// The head of a match: its name, the tools of whoever looks at the board, and what can always be done.
import { html, useRef } from '../../vendor/preact.js';
import { useKeys } from '../keys.js';
import { t } from '../words.js';
import { upper } from '../grammar.js';
import { Ico, Lamp, LanguageSwitch } from '../parts.js';
import { to } from '../router.js';
import { isDrawn } from '../api.js';
import { openBook } from '../rules/gist.js';
import { useFolding } from './folding.js';

/** @typedef {import('../../types').Overlay} Overlay */

/** A list that unfolds from the head, and folds up with Escape or a press elsewhere. @param {{ class: string, label: any, title?: string, hot?: string, children?: any }} props `hot`: the key that unfolds it, and folds it up */
function Unfolds({ class: cls, label, title, hot, children }) {
  /** @type {{ current: HTMLDetailsElement | null }} */
  const at = useRef(null);
  useFolding(at);
  /** What was chosen from the menu takes its place; a box that is ticked does not. @param {MouseEvent} event */
  const chosen = event => {
    if (at.current && /** @type {Element} */ (event.target).closest('.btn')) at.current.open = false;
  };
  const turn = () => {
    const list = at.current;
    if (!list) return;
    list.open = !list.open;
    // opened by its key, it is what the keyboard goes on with
    /** @type {HTMLElement | null} */ (list.querySelector(list.open ? 'input' : 'summary'))?.focus();
  };
  useKeys(hot ? { [hot]: turn } : {});
  return html`<details ref=${at} class=${`unfolds ${cls}`}><summary class="btn bare" title=${title}>${label}</summary><div class="panel" onClick=${chosen}>${children}</div></details>`;
}

/**
 * @param {{ session: import('./session.js').Session, tool: 'ruler' | 'why' | null, onTool: (tool: 'ruler' | 'why') => void, overlays: Overlay[], shown: Set<string>, onOverlay: (id: string) => void,
 *   onUndo: () => void, onOpen: (sheet: import('./sheets.js').Plain) => void }} props
 */
export function Head({ session, tool, onTool, overlays, shown, onOverlay, onUndo, onOpen }) {
  const about = /** @type {import('../../types').MatchAbout} */ (session.about);
  const { undoer, mayAsk } = session;
  /** The rules lie beside the board; with a key or another button of the mouse, as any link. @param {MouseEvent} event */
  const beside = event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !openBook(null)) return;
    event.preventDefault();
  };
  return html`<header class="top"><a class="brand" href=${to.home} aria-label=${'Quatorze, ' + t('to-home')}>Quator<b>z</b>e</a><div class="where"><h1>
      <button type="button" class="link" title=${about.scenario_name} onClick=${() => onOpen('match')}>${about.scenario_name}</button></h1></div>
      <nav aria-label=${t('tools')}>
        <button type="button" class=${'btn bare aid' + (tool === 'why' ? ' on' : '')} aria-pressed=${tool === 'why'} onClick=${() => onTool('why')} title=${t('why-key')}><span>${t('why-not')}</span> <kbd>?</kbd></button>
        <button type="button" class=${'btn bare aid' + (tool === 'ruler' ? ' on' : '')} aria-pressed=${tool === 'ruler'} onClick=${() => onTool('ruler')} title=${t('ruler-key')}><span>${t('ruler')}</span> <kbd>M</kbd></button>
        ${
          overlays.length > 0 &&
          html`<${Unfolds} class="overlays aid" hot="c" title=${t('overlays-key')} label=${html`<${Ico} id="i-layers" /><span>${t('overlays')}</span> <kbd>C</kbd>`}>${overlays.map(
            overlay => html`<label class="toggle" key=${overlay.id}>
          <input type="checkbox" checked=${shown.has(overlay.id)} onChange=${() => onOverlay(overlay.id)} />
          <span class="box"><${Ico} id="i-check" /></span>${overlay.name}</label>`,
          )}</${Unfolds}>`
        }
        <i class="sep"></i>
        ${
          session.acting.length > 0 &&
          html`<button type="button" class="btn bare undo" disabled=${(undoer == null && !mayAsk) || session.busy} title=${t(undoer == null ? 'take-back-key' : 'undo-key')} onClick=${onUndo}>
          <${Ico} id="i-undo" /><span>${t(undoer == null && mayAsk ? 'take-back' : 'undo')}</span> <kbd>U</kbd></button>`
        }
        <a class="btn bare rules-link" href=${to.rules(about.game)} onClick=${beside} title=${t('rules-key')}><${Ico} id="i-book" /><span>${t('rules')}</span> <kbd>R</kbd></a>
        <${Unfolds} class="menu-of" label=${html`<${Ico} id="i-menu" /><span class="sr">${t('menu')}</span>`}>
          <span class="on-phone"><button type="button" class="btn bare" onClick=${() => onTool('why')}><${Ico} id="i-ask" />${t('why-not')}</button>
            <button type="button" class="btn bare" onClick=${() => onTool('ruler')}><${Ico} id="i-ruler" />${t('ruler')}</button>
            <a class="btn bare" href=${to.rules(about.game)} onClick=${beside}><${Ico} id="i-book" />${t('rules')}</a></span>
          <button type="button" class="btn bare match-link" onClick=${() => onOpen('match')}><${Ico} id="i-people" />${t('match')}</button>
          <button type="button" class="btn bare settings-link" onClick=${() => onOpen('settings')}><${Ico} id="i-set" />${t('settings')}</button>
          ${
            about.scene.reconstructed.length > 0 &&
            html`<button type="button" class="btn bare recon-link" onClick=${() => onOpen('recon')}><${Ico} id="recon" />${upper(t(isDrawn(about.scenario) ? 'drawn-map' : 'reconstructed-map'))}</button>`
          }
          <p class="acts"><${Lamp} /><${LanguageSwitch} /></p></${Unfolds}></nav></header>`;
}
