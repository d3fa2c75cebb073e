// The sheets that open over a match: what is reconstructed, settings, standing orders, cards laid out, resigning.
import { html, useEffect, useState } from '../../vendor/preact.js';
import { catalogue } from '../api.js';
import { t as heard } from '../cards/words.js';
import { t as their } from '../playback/words.js';
import { language, t } from '../words.js';
import { CopyLink, Dialog, Ico, refresh, speak } from '../parts.js';
import { to, whole } from '../router.js';
import { settings, setSettings } from '../store.js';
import { applyTheme } from '../theme.js';
import { Card } from './hand.js';
import { keys } from './keys-words.js';

/** @typedef {import('./session.js').Session} Session */

/** @param {{ scene: import('../../types').Scene, drawn: boolean, onClose: () => void }} props */
export function Reconstructed({ scene, drawn, onClose }) {
  /** What shares a reason stands together. @type {Map<string, string[]>} */
  const reasons = new Map();
  for (const { what, why } of scene.reconstructed) reasons.set(why, [...(reasons.get(why) ?? []), what]);
  return html`<${Dialog} title=${t(drawn ? 'drawn-title' : 'reconstructed-title')} onClose=${onClose}>${!drawn && html`<p class="lead">${t('reconstructed-lead')}</p>`}
    <dl class="reasons">${[...reasons].map(([why, what]) => html`<div key=${why}><dt>${what.join(' · ')}</dt><dd>${why}</dd></div>`)}</dl></${Dialog}>`;
}

/** @param {{ legend: string, name: string, value: string, choices: [string, string][], onChange: (value: string) => void }} props */
export const Choice = ({
  legend,
  name,
  value,
  choices,
  onChange,
}) => html`<fieldset class="choice"><legend>${legend}</legend><div class="segments">
  ${choices.map(
    ([
      id,
      label,
    ]) => html`<label key=${id}><input type="radio" name=${name} value=${id} checked=${value === id} onChange=${() => onChange(id)} />
  <span>${label}</span></label>`,
  )}</div></fieldset>`;

/** How loud it is now is heard once it is set. */
const sample = () => import('../sound/synth.js').then(({ sound }) => sound('dice', settings().volume));

/** @param {{ onClose: () => void, children?: any }} props */
export function SettingsDialog({ onClose, children }) {
  const now = settings();
  /** @param {any} some */
  const set = some => {
    setSettings(some);
    applyTheme();
    refresh();
  };
  return html`<${Dialog} title=${t('settings')} onClose=${onClose}>
    <${Choice} legend=${t('language')} name="lang" value=${now.lang} choices=${[
      ['fr', 'Français'],
      ['en', 'English'],
    ]} onChange=${speak} />
    <${Choice} legend=${t('lamp')} name="theme" value=${now.theme} choices=${[
      ['system', t('as-system')],
      ['light', t('paper')],
      ['dark', t('dark-room')],
    ]} onChange=${(/** @type {any} */ theme) => set({ theme })} />
    <${Choice} legend=${t('motion')} name="motion" value=${now.motion} choices=${[
      ['system', t('as-system')],
      ['full', t('motion-full')],
      ['none', t('motion-none')],
    ]} onChange=${(/** @type {any} */ motion) => set({ motion })} />
    <${Choice} legend=${their('their-turns')} name="foe" value=${now.foe} choices=${[
      ['play', their('way-play')],
      ['still', their('way-still')],
      ['skip', their('way-skip')],
    ]} onChange=${(/** @type {any} */ foe) => set({ foe })} />
    <${Choice} legend=${heard('sound')} name="sound" value=${now.sound ? 'yes' : 'no'} choices=${[
      ['yes', t('yes')],
      ['no', t('no')],
    ]} onChange=${(/** @type {string} */ sound) => set({ sound: sound === 'yes' })} />
    ${now.sound && html`<label class="field"><span>${heard('volume')}</span><input type="range" min="0" max="1" step="0.05" value=${now.volume} onInput=${(/** @type {any} */ event) => set({ volume: Number(event.target.value) })} onChange=${sample} /></label>`}
    <label class="field"><span>${t('your-name')}</span>
      <input value=${now.name} maxlength="40" onChange=${(/** @type {any} */ event) => set({ name: event.target.value.trim() })} /></label>
    ${children}
    <section class="keys"><h3>${t('keyboard')}</h3><dl>${keys().map(
      ({ name, does }) => html`<div key=${does}>
      <dt>${name}</dt><dd>${does}</dd></div>`,
    )}</dl></section></${Dialog}>`;
}

/** The standing order of who wants to be asked even where there is one answer only. */
const ALWAYS = 'always';

/** Standing orders: at which moments one is asked. @param {{ session: Session }} props */
export function StandingOrders({ session }) {
  const { about, sheet } = session;
  if (!about || !sheet || !session.acting.length) return null;
  return session.acting.map(seat => {
    const orders = sheet.standing[seat] ?? {};
    /** @param {string} id */
    const asked = id => orders[id] ?? about.windows.find(moment => moment.id === id)?.asked ?? true;
    /** @param {Record<string, boolean>} some */
    const set = some =>
      session.acts.standing(
        { ...Object.fromEntries(about.windows.map(moment => [moment.id, asked(moment.id)])), ...some },
        seat,
      );
    return html`<section class="standing" key=${seat}><h3>${t('standing')}${session.acting.length > 1 && html`, ${about.scene.sides[seat]}`}</h3>
      ${about.windows.length > 0 && html`<p>${t('standing-lead')}</p>`}
      ${about.windows.map(
        moment => html`<label class="toggle" key=${moment.id}>
        <input type="checkbox" checked=${asked(moment.id)} disabled=${session.busy} onChange=${(/** @type {any} */ event) => set({ [moment.id]: event.target.checked })} />
        <span class="box"><${Ico} id="i-check" /></span>${moment.name}</label>`,
      )}
      <p>${t('only-lead')}</p>
      <label class="toggle"><input type="checkbox" checked=${orders[ALWAYS] ?? false} disabled=${session.busy} onChange=${(/** @type {any} */ event) => set({ [ALWAYS]: event.target.checked })} />
        <span class="box"><${Ico} id="i-check" /></span>${t('only-ask')}</label>
      ${
        about.windows.length > 0 &&
        html`<div class="acts"><button type="button" class="btn" onClick=${() => set(Object.fromEntries(about.windows.map(moment => [moment.id, true])))}>
        ${t('ask-always')}</button><button type="button" class="btn" onClick=${() => set(Object.fromEntries(about.windows.map(moment => [moment.id, false])))}>
        ${t('ask-never')}</button></div>`
      }</section>`;
  });
}

/** @param {{ title: string, cards: string[], faces: Map<string, import('../../types').CardFace>, game: string, onClose: () => void }} props */
export function CardsDialog({ title, cards, faces, game, onClose }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return html`<${Dialog} title=${title} onClose=${onClose} class="wide"><ul class="cards laid">
    ${[...counts].map(([id, n]) => {
      const card = faces.get(id);
      return (
        card &&
        html`<li key=${id}><${Card} card=${card} game=${game} />
    ${n > 1 && html`<b class="times">× ${n}</b>`}</li>`
      );
    })}</ul></${Dialog}>`;
}

/** @param {{ session: Session, onClose: () => void }} props */
export function ResignDialog({ session, onClose }) {
  const seat = session.decider ?? session.acting[0];
  return html`<${Dialog} title=${t('resign-title')} onClose=${onClose}><p class="lead">${t('resign-lead', { side: session.about?.scene.sides[seat] ?? '' })}</p>
    <div class="acts end"><button type="button" class="btn" onClick=${onClose}>${t('keep-playing')}</button>
      <button type="button" class="btn danger" onClick=${() => {
        session.acts.doAs('resign', {}, seat);
        onClose();
      }}>${t('resign')}</button></div></${Dialog}>`;
}

/** Going back across a die or somebody else's decision: by agreement, and never by a slip. @param {{ session: Session, onClose: () => void }} props */
export function TakeBackDialog({ session, onClose }) {
  const seat = session.decider ?? session.acting[0],
    other = session.sheet?.seats.find((_, i) => i !== seat);
  const far = other?.kind === 'person' && session.mine.length === 1;
  const lead = far ? 'take-back-lead-far' : session.mine.length > 1 ? 'take-back-lead-both' : 'take-back-lead';
  return html`<${Dialog} title=${t('take-back-title')} onClose=${onClose}><p class="lead">${t(lead, { who: other?.name || other?.side || '' })}</p>
    <div class="acts end"><button type="button" class="btn" onClick=${onClose}>${t('keep-playing')}</button>
      <button type="button" class="btn go" onClick=${() => {
        session.acts.doAs('take-back', { action: 'ask' }, seat);
        onClose();
      }}>${t(far ? 'take-back-ask' : 'take-back')}</button></div></${Dialog}>`;
}

/** A date as one says it. @param {string} date */
const day = date => new Date(date).toLocaleDateString(language(), { day: 'numeric', month: 'long', year: 'numeric' });

/** What is asked of the other player, and what one can do when he is away. @param {{ session: Session, onClose: () => void, onResign: () => void, onTakeBack: () => void }} props */
export function MatchDialog({ session, onClose, onResign, onTakeBack }) {
  const { about, sheet } = session;
  const [copied, setCopied] = useState(false);
  const [named, setNamed] = useState(/** @type {import('../../types').Choice[]} */ ([]));
  useEffect(() => {
    catalogue().then(
      all => setNamed(all.games.find(game => game.id === about?.game)?.options ?? []),
      () => {},
    );
  }, [about?.game]);
  if (!about || !sheet) return null;
  const options = about.options.map(id => named.find(one => one.id === id)?.name ?? id);
  const others = sheet.seats
    .map((seat, i) => ({ seat, i }))
    .filter(({ seat, i }) => seat.kind === 'person' && !session.mine.includes(i));
  const plays = session.acting.length > 0 && !sheet.over;
  const spectator = whole(to.match(about.id));
  return html`<${Dialog} title=${about.scenario_name} onClose=${onClose}>
    <dl class="about"><div><dt>${t('match-no')}</dt><dd>${about.id}</dd></div><div><dt>${t('begun')}</dt><dd>${day(about.date)}</dd></div>
      ${about.options.length > 0 && html`<div><dt>${t('options')}</dt><dd>${options.join(', ')}</dd></div>`}<div><dt>${t('dice-seal')}</dt><dd><code>
      ${about.dice.host.slice(0, 16)}…</code></dd></div></dl>
    ${session.acting.length === 1 && session.mode === 'remote' && html`<${CopyLink} label=${t('own-link')} text=${whole(to.match(about.id, session.tokenOf(session.acting[0])))} />`}
    <div class="acts wrap"><a class="btn" href=${to.rules(about.game)}>${t('rules')}</a>
      <button type="button" class="btn" onClick=${() => {
        navigator.clipboard?.writeText(spectator);
        setCopied(true);
      }}>
      ${copied ? t('copied') : t('copy-spectator')}</button>
      ${
        plays &&
        session.mayAsk &&
        session.undoer == null &&
        html`<button type="button" class="btn" onClick=${onTakeBack}>${t('take-back')}</button>`
      }
      ${
        plays &&
        others.map(
          ({ seat, i }) => html`<button type="button" key=${i} class="btn" onClick=${() => {
            session.acts.doAs('substitute', { action: 'ask' });
            onClose();
          }}>
        ${t('substitute-ask', { who: seat.name || seat.side })}</button>`,
        )
      }
      ${
        plays &&
        about.absence != null &&
        others.map(
          ({ seat, i }) =>
            !seat.online &&
            html`<button type="button" key=${'c' + i} class="btn" onClick=${() => {
              session.acts.doAs('substitute', { action: 'claim' });
              onClose();
            }}>
        ${t('substitute-claim', { who: seat.name || seat.side })}</button>`,
        )
      }
      ${plays && html`<button type="button" class="btn danger" onClick=${onResign}>${t('resign')}</button>`}</div>
    ${about.scene.brief.length > 1 && html`<div class="brief">${about.scene.brief.slice(1).map((text, i) => html`<p key=${i}>${text}</p>`)}</div>`}</${Dialog}>`;
}
