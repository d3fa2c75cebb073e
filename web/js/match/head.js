// The head of a match: its name and where it stands, and what can always be done.
import { html } from '../../vendor/preact.js';
import { t } from '../words.js';
import { Ico, Lamp, LanguageSwitch } from '../parts.js';
import { to } from '../router.js';
import { isDrawn } from '../api.js';

/** @param {{ session: import('./session.js').Session, onUndo: () => void, onOpen: (sheet: import('./sheets.js').Plain) => void }} props */
export function Head({ session, onUndo, onOpen }) {
  const about = /** @type {import('../../types').MatchAbout} */ (session.about);
  const { undoer, mayAsk } = session;
  return html`<header class="top"><a class="brand" href=${to.home} aria-label=${'Quatorze, ' + t('to-home')}>Quator<b>z</b>e</a><div class="where"><h1>
      <button type="button" class="link" onClick=${() => onOpen('match')}>${about.scenario_name}</button></h1><span>
      ${session.sheet?.table?.status.slice(0, 3).join(' · ')}</span>
      ${
        about.scene.reconstructed.length > 0 &&
        html`<button type="button" class="recon" onClick=${() => onOpen('recon')}><${Ico} id="recon" />
        ${t(isDrawn(about.scenario) ? 'drawn-map' : 'reconstructed-map')}</button>`
      }</div>
      <nav aria-label=${t('tools')}>
        ${
          session.acting.length > 0 &&
          html`<button type="button" class="btn bare undo" disabled=${(undoer == null && !mayAsk) || session.busy} title=${t(undoer == null ? 'take-back-key' : 'undo-key')} onClick=${onUndo}>
          <${Ico} id="i-undo" /><span>${t(undoer == null && mayAsk ? 'take-back' : 'undo')}</span> <kbd>U</kbd></button>`
        }
        <a class="btn bare rules-link" href=${to.rules(about.game)} title=${t('rules-key')}><${Ico} id="i-book" /><span>${t('rules')}</span> <kbd>R</kbd></a>
        <button type="button" class="btn bare settings-link" onClick=${() => onOpen('settings')}><${Ico} id="i-set" /><span>${t('settings')}</span></button>
        <button type="button" class="btn bare match-link" onClick=${() => onOpen('match')}><${Ico} id="i-menu" /><span class="sr">
          ${t('match')}</span></button><${Lamp} /><${LanguageSwitch} /></nav></header>`;
}
