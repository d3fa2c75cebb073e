// Before the first decision: who is there, the link for who is not, how the dice are sealed.
import { html, useState } from '../../vendor/preact.js';
import { t } from '../words.js';
import { CopyLink, Ico, Top } from '../parts.js';
import { settings, setSettings } from '../store.js';
import { to, whole } from '../router.js';
import { flagClass, flagSymbol, playerName } from './seats.js';

/** @param {{ session: import('./session.js').Session, levelName: (level: string) => string }} props */
export function WaitingRoom({ session, levelName }) {
  const { about, sheet } = session;
  const [name, setName] = useState(settings().name);
  if (!about || !sheet) return null;
  const open = sheet.seats.map((seat, i) => ({ seat, i })).filter(({ seat }) => !seat.joined);
  const invited = session.mode === 'remote' ? session.mine.find(seat => !sheet.seats[seat].joined) : undefined;
  const inviter = sheet.seats.find((seat, i) => i !== invited && seat.joined && seat.kind === 'person')?.name ?? '';
  const host = session.mine.some(seat => sheet.seats[seat].joined);
  return html`<${Top} where=${html`<h1 title=${about.scenario_name}>${about.scenario_name}</h1><span>${about.title}</span>`} />
    <main class="room"><section class="panel"><h2>${invited == null ? t('room-title') : t('invited-title')}</h2>
      ${
        invited != null &&
        html`<form class="sit" onSubmit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          setSettings({ name });
          session.sitting.join(invited, name);
        }}>
        <p>${t(inviter ? 'invited-by' : 'invited-lead', { who: inviter, side: sheet.seats[invited].side, game: about.title })}</p><label class="field"><span>${t('your-name')}</span>
          <input value=${name} maxlength="40" autocomplete="nickname" onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
        <button class="btn big go" disabled=${session.busy}>${t('sit-down')}</button></form>`
      }
      <ul class="seats">${sheet.seats.map(
        (seat, i) => html`<li key=${i} class=${flagClass(seat.flag)}><${Ico} id=${flagSymbol(seat.flag)} /><div><b>
        ${seat.side}</b><span>${seat.joined ? playerName(seat, session.mine.includes(i), levelName) : t('not-yet')}</span></div><span class="state">
        ${seat.joined ? html`<${Ico} id="i-check" />${t('seated')}` : html`<${Ico} id="i-clock" />${t('awaited')}`}</span></li>`,
      )}</ul>
      ${
        host &&
        open.map(({ seat, i }) => {
          const token = session.tokens[i];
          return (
            token &&
            html`<div class="share" key=${i}><p>
        ${t('share-lead', { side: seat.side })}</p><${CopyLink} text=${whole(to.match(about.id, token))} /></div>`
          );
        })
      }
      ${session.word && html`<p class="failure" role="alert">${session.word.text}</p>`}
      <p class="sealed"><${Ico} id="i-die" /><span>${t(sheet.dice.state === 'opening' ? 'dice-opening' : 'dice-how')} <code title=${t('dice-seal')}>
        ${sheet.dice.host.slice(0, 16)}…</code></span></p>
      <div class="share spectators"><p>${t('spectator-lead')}</p><${CopyLink} text=${whole(to.match(about.id))} /></div></section>
      ${
        about.scene.brief.length > 1 &&
        html`<section class="panel brief"><h2>${about.scenario_name}</h2>${about.scene.brief.slice(1).map((text, i) => html`<p key=${i}>${text}</p>`)}</section>`
      }</main>`;
}
