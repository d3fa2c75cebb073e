// What a language does to a name or a figure that is put into a sentence.
import { language } from './words.js';

/** With a capital first letter. @param {string} text */
export const upper = text => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a side is named as many ("Alliés") or as one ("Entente"): French says it with the article. @param {string} side */
const areMany = side => /s(\s|$)/.test(side);
/** @param {string} side */
const isElided = side => /^[aeéèêiouyh]/i.test(side);

/** A side as the subject of a sentence. @param {string} side */
export function the(side) {
  if (language() === 'en') return `The ${side}`;
  if (areMany(side)) return `Les ${side}`;
  return isElided(side) ? `L’${side}` : side;
}

/** Whose something is. @param {string} side */
export function of(side) {
  if (language() === 'en') return `of the ${side}`;
  if (areMany(side)) return `des ${side}`;
  return isElided(side) ? `de l’${side}` : `de ${side}`;
}

/** A figure as people write it: a minus is no hyphen. @param {number} n @param {Intl.NumberFormatOptions} [how] */
export const figure = (n, how) => new Intl.NumberFormat(language(), how).format(n).replace('-', '−');
