// The tray: the dice just rolled, tumbling to what they show.
import { html, useEffect, useRef, useState } from '../../vendor/preact.js';
import { DieFace } from '../skins/index.js';
import { moves } from '../theme.js';
import { t } from '../words.js';

/**
 * @typedef {import('../../types').Die} Die
 * @typedef {import('../../types').Note} Note
 */

/** The last roll that the journal tells of. @param {Note[]} notes @returns {Note | null} */
export function lastRoll(notes) {
  for (let i = notes.length - 1; i >= 0; i--) if (notes[i].picture.dice.length) return notes[i];
  return null;
}

/** @param {{ dice: Die[], note: Note | null, skin: any, fresh: boolean }} props */
export function Tray({ dice, note, skin, fresh }) {
  const shown = dice.length ? dice : (note?.picture.dice ?? []);
  const what = `${note?.number ?? ''}:${shown.map(die => die.face).join()}`;
  const [rolling, setRolling] = useState(false);
  const last = useRef(what);
  useEffect(() => {
    if (last.current === what) return undefined;
    last.current = what;
    if (!fresh || !moves() || !shown.length) return undefined;
    setRolling(true);
    const end = () => setRolling(false);
    const timer = setTimeout(end, 700);
    // The next press skips what is left of it.
    addEventListener('pointerdown', end, { once: true, capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end, true);
      setRolling(false);
    };
  }, [what]);
  if (!shown.length) return null;
  return html`<section class="panel dice" aria-label=${t('dice')}><h2>${t('dice')} <small>${shown.length}</small></h2>
    <div class=${'tray' + (rolling ? ' rolling' : '') + (shown.length > 8 ? ' many' : '')} role="img" aria-label=${shown.map(die => die.name).join(', ')}>
      ${shown.map((die, i) => html`<${DieFace} key=${i} die=${die} skin=${skin} />`)}</div>
    ${note && html`<p class="tray-note">${note.text}</p>`}</section>`;
}
