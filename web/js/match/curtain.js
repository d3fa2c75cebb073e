// Between two players at one screen: nothing behind it but what anybody may see.
import { html } from '../../vendor/preact.js';
import { t } from '../words.js';
import { Ico } from '../parts.js';
import { useKeys } from '../keys.js';
import { flagClass, flagSymbol } from './seats.js';

/** @param {{ session: import('./session.js').Session }} props */
export function Curtain({ session }) {
  const seat = session.next == null ? null : session.sheet?.seats[session.next];
  useKeys({ Enter: () => session.lift() });
  if (!seat) return null;
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-label=${t('curtain-title', { side: seat.side })}>
    <div class=${'panel ' + flagClass(seat.flag)}><${Ico} id=${flagSymbol(seat.flag)} class="big-ico" /><h2>${t('curtain-title', { side: seat.side })}</h2>
    <p>${t('curtain-lead', { who: seat.name || seat.side })}</p>
      <button type="button" class="btn big go" autofocus ref=${(/** @type {HTMLElement | null} */ el) => el?.focus()} onClick=${() => session.lift()}>
      ${t('i-am-here', { who: seat.name || seat.side })} <kbd>↵</kbd></button></div></div>`;
}
