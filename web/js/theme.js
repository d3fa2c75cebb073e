// Paper or dark room, still or moving: what the root element says, from what the reader chose or the system says.
import { settings, setSettings } from './store.js';

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** @returns {'light' | 'dark'} */
export function theme() {
  const chosen = settings().theme;
  return chosen === 'system' ? (night.matches ? 'dark' : 'light') : chosen;
}

/** Whether things may move. */
export function moves() {
  const chosen = settings().motion;
  return chosen === 'system' ? !still.matches : chosen === 'full';
}

export function applyTheme() {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.dataset.motion = moves() ? 'full' : 'none';
  root.lang = settings().lang;
}

export function switchLamp() {
  setSettings({ theme: theme() === 'dark' ? 'light' : 'dark' });
  applyTheme();
}

night.addEventListener('change', applyTheme);
still.addEventListener('change', applyTheme);
applyTheme();
