// Small pieces that every page uses: icons, the bar at the top, dialogs, copying a link.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../vendor/preact.js';
import { t, language } from './words.js';
import { setSettings } from './store.js';
import { switchLamp, applyTheme, theme } from './theme.js';
import { useKeys } from './keys.js';
import { to } from './router.js';
import { symbol } from './symbols.js';

/** A symbol of the sprite. @param {{ id: string, class?: string, label?: string }} props */
export const Ico = ({ id, class: cls = 'ico', label }) =>
  html`<svg class=${cls} role=${label ? 'img' : null} aria-label=${label} aria-hidden=${label ? null : 'true'}><use href=${symbol(id)} /></svg>`;

/** Tells every page that the language or the lamp has changed. */
export const refresh = () => dispatchEvent(new Event('quatorze:refresh'));

/** @param {'fr' | 'en'} lang */
export function speak(lang) {
  setSettings({ lang });
  applyTheme();
  refresh();
}

export const LanguageSwitch = () => html`<span class="lang" role="group" aria-label=${t('language')}>
  ${
    /** @type {const} */ (['fr', 'en']).map(
      lang => html`<button type="button" key=${lang} lang=${lang} aria-pressed=${language() === lang}
    title=${lang === 'fr' ? 'Français' : 'English'} onClick=${() => speak(lang)}>${lang.toUpperCase()}</button>`,
    )
  }</span>`;

export const Lamp =
  () => html`<button type="button" class="btn bare lamp" title=${t('lamp')} aria-pressed=${theme() === 'dark'}
  onClick=${() => {
    switchLamp();
    refresh();
  }}><${Ico} id="i-lamp" /><span class="sr">${t('lamp')}</span></button>`;

/** @param {{ children?: any, where?: any, brand?: boolean }} props */
export const Top = ({
  children,
  where,
}) => html`<header class="top"><a class="brand" href=${to.home} aria-label=${'Quatorze, ' + t('to-home')}>Quator<b>z</b>e</a>
  ${where && html`<div class="where">${where}</div>`}
  <nav aria-label=${t('tools')}>${children}<${Lamp} /><${LanguageSwitch} /></nav></header>`;

/** A sheet of paper over the page. Focus goes in, Escape and the backdrop close it. @param {{ title: any, onClose: () => void, children?: any, class?: string }} props */
export function Dialog({ title, onClose, children, class: cls = '' }) {
  /** @type {{ current: HTMLDialogElement | null }} */
  const at = useRef(null);
  useEffect(() => {
    if (at.current && !at.current.open) at.current.showModal();
  }, []);
  return html`<dialog ref=${at} class=${'sheet ' + cls} aria-labelledby="sheet-title" onClose=${onClose} onCancel=${onClose}
    onClick=${(/** @type {MouseEvent} */ event) => {
      if (event.target === at.current) onClose();
    }}>
    <div class="inner"><header><h2 id="sheet-title">${title}</h2><button type="button" class="btn bare close" onClick=${onClose}><${Ico} id="i-close" /><span class="sr">
      ${t('close')}</span></button></header>${children}</div></dialog>`;
}

/** @param {{ text: string, label?: string }} props */
export function CopyLink({ text, label }) {
  const [copied, setCopied] = useState(false);
  /** @type {{ current: HTMLInputElement | null }} */
  const field = useRef(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      field.current?.select();
      document.execCommand?.('copy');
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return html`<div class="copy"><label>${label && html`<span>${label}</span>`}
    <input ref=${field} readonly value=${text} onFocus=${(/** @type {any} */ event) => event.target.select()} /></label>
    <button type="button" class="btn" onClick=${copy}>${copied ? html`<${Ico} id="i-check" />${t('copied')}` : t('copy')}</button></div>`;
}

/** Closes on Escape or on a press outside. @param {{ current: HTMLElement | null }} at @param {() => void} close */
export function useDismiss(at, close) {
  useKeys({ Escape: close });
  useEffect(() => {
    /** @param {Event} event */
    const press = event => {
      if (at.current && !at.current.contains(/** @type {Node} */ (event.target))) close();
    };
    addEventListener('pointerdown', press, true);
    return () => removeEventListener('pointerdown', press, true);
  }, []);
}

/** Brings the focus to a part of a floating paper, and back to where it was. @param {{ current: HTMLElement | null }} at @param {string} part @param {boolean} [open] */
export function useFocus(at, part, open = true) {
  useLayoutEffect(() => {
    const paper = at.current,
      before = document.activeElement;
    if (!open || !paper) return undefined;
    /** @type {HTMLElement | null} */ (paper.querySelector(part))?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      const lost = !now || now === document.body || paper.contains(now);
      if (lost && (before instanceof HTMLElement || before instanceof SVGElement))
        before.focus({ preventScroll: true });
    };
  }, [open]);
}

/**
 * Keeps a floating paper inside the window, near a point, with room to grow below where the window is high enough.
 * @param {{ current: HTMLElement | null }} at @param {number} x @param {number} y @param {number} [gap] @param {number} [room]
 */
export function settle(at, x, y, gap = 14, room = 0) {
  const el = at.current;
  if (!el) return;
  const { width, height } = el.getBoundingClientRect();
  const right = x + gap + width < innerWidth - 8;
  el.style.left = `${Math.max(8, right ? x + gap : Math.min(x - gap - width, innerWidth - width - 8))}px`;
  el.style.top = `${Math.max(8, Math.min(y - height / 3, innerHeight - height - room - 8))}px`;
}

/**
 * A part of the page that is fetched when it is first wanted; until then, words to wait with, or nothing.
 * @param {() => Promise<any>} bring @param {boolean} [quiet]
 */
export function later(bring, quiet = false) {
  /** @type {any} */ let Part = null;
  return function Later(/** @type {any} */ props) {
    const [waiting, setWaiting] = useState(Part ? '' : t('loading'));
    useEffect(() => {
      /** @type {ReturnType<typeof setTimeout> | undefined} */ let again;
      const ask = () =>
        bring().then(
          found => {
            Part = found;
            setWaiting('');
          },
          () => {
            setWaiting(t('no-server'));
            again = setTimeout(ask, 3000);
          },
        );
      // it may have come since this was drawn
      if (Part) setWaiting('');
      else ask();
      return () => clearTimeout(again);
    }, []);
    if (waiting && quiet) return null;
    return waiting
      ? html`<${Top} /><main class="room" aria-busy="true"><p>${waiting}</p></main>`
      : html`<${Part} ...${props} />`;
  };
}

/** "il y a 4 minutes". @param {string | number} when */
export function ago(when) {
  const seconds = (new Date(when).getTime() - Date.now()) / 1000;
  if (!Number.isFinite(seconds)) return '';
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  for (const [unit, size] of /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ])) {
    if (Math.abs(seconds) >= size) {
      if (unit === 'day' && Math.abs(seconds) > 6 * size)
        return new Date(when).toLocaleDateString(language(), { day: 'numeric', month: 'long' });
      return format.format(Math.round(seconds / size), unit);
    }
  }
  return t('just-now');
}
