// How each game is drawn. A skin lies in a folder of its own, and is fetched with its stylesheets when somebody comes to play; the
// first page has covers alone. A game without a skin is drawn plainly and completely.
import { html, useEffect, useState } from '../../vendor/preact.js';
import { skinned } from '../../skins/list.js';
import { use } from '../board/pieces.js';
import { symbol } from '../symbols.js';
import { plain } from './plain.js';
import { dieOf } from './read.js';

/** @typedef {import('./skin.js').Skin} Skin */
/** @typedef {import('./skin.js').Cover} Cover */

/** @type {Map<string, Skin>} */ const skins = new Map();
/** @type {Map<string, Cover>} */ const covers = new Map();
/** @type {Map<string, import('../cards/art.js').Pictures>} */ const pictures = new Map();
/** @type {Map<string, Promise<unknown>>} */ const sheets = new Map();

/** @type {Cover} */
const plainCover = {
  seal: 'star',
  Emblem: () =>
    html`<svg class="board scrap" viewBox="0 0 270 150" aria-hidden="true"><rect class="map-paper" width="270" height="150" /><g class="unit nt">${use('star', 103, 43, 64)}</g></svg>`,
};

/** @param {string} game @returns {Skin} */
export const skinOf = game => skins.get(game) ?? plain;

/** A stylesheet that the page does not have yet. @param {string} href */
export function styled(href) {
  const known = sheets.get(href);
  if (known) return known;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const asked = new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => {
      link.remove();
      sheets.delete(href);
      fail(new Error(href));
    };
    document.head.append(link);
  });
  sheets.set(href, asked);
  return asked;
}

/** One module of a game's folder, once its stylesheets are there as well. @param {string} game @param {'skin' | 'cover' | 'cards'} part */
async function fetched(game, part) {
  const found = (await import(`../../skins/${game}/${part}.js`))[part];
  await Promise.all((found.styles ?? []).map((/** @type {string} */ name) => styled(`skins/${game}/${name}`)));
  return found;
}

/**
 * What is kept of a game, fetched as soon as it is wanted, and again until it comes.
 * @template T @param {Map<string, T>} kept @param {'skin' | 'cover' | 'cards'} part @param {string | undefined} game @returns {boolean} whether it is there, as far as there is any
 */
function useFetched(kept, part, game) {
  const [, again] = useState(0);
  const missing = !!game && skinned.includes(game) && !kept.has(game);
  useEffect(() => {
    if (!missing || !game) return undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ let later;
    let stale = false;
    const ask = () =>
      fetched(game, part).then(
        found => {
          kept.set(game, found);
          if (!stale) again(n => n + 1);
        },
        () => {
          if (!stale) later = setTimeout(ask, 3000);
        },
      );
    ask();
    return () => {
      stale = true;
      clearTimeout(later);
    };
  }, [game, missing]);
  return !missing;
}

/** Whether a game can be drawn. @param {string | undefined} game */
export const useSkin = game => useFetched(skins, 'skin', game);
/** The cover of a game; null until it is there. @param {string} game @returns {Cover | null} */
export const useCover = game => (useFetched(covers, 'cover', game) ? (covers.get(game) ?? plainCover) : null);
/** The pictures of a game's cards, once somebody holds some; null until they are there. @param {string} game */
export const usePictures = game => (useFetched(pictures, 'cards', game) ? (pictures.get(game) ?? {}) : null);

/** One die as it lies. @param {{ die: import('../../types.js').Die, skin?: Skin, state?: string }} p */
export function DieFace({ die, skin = plain, state = '' }) {
  const id = dieOf(skin, die);
  return html`<span class=${`die ${state}`} data-look=${`die:${die.kind}:${die.face}`} role="img" aria-label=${die.name} title=${die.name}>${id ? html`<svg aria-hidden="true"><use href=${symbol(id)} /></svg>` : html`<b>${die.face}</b>`}</span>`;
}
