// What is said of a match that is over, French and English, in the form of the words of the page.
import { filled, language } from '../words.js';

/** @satisfies {Record<string, [fr: string, en: string]>} */
export const words = {
  won: ['Victoire {of}', 'Victory {of}'],
  drawn: ['Partie nulle', 'A draw'],
  'gave-up': ['Abandon {of}', 'Resignation {of}'],
  'score-of': ['{a} à {b}', '{a} to {b}'],
  to: ['à', 'to'],
  turn: ['tour {n}', 'turn {n}'],
  'turn-of': ['tour {n} sur {all}', 'turn {n} of {all}'],
  chances: ['Chances {of}, d’après le programme', 'Chances {of}, as the program judges'],
  'chances-said': [
    'Chances de victoire {of} : {first} au début, {last} à la fin, {n} {n|tournant|tournants}.',
    'Chances of winning {of}: {first} at first, {last} in the end, {n} turning {n|point|points}.',
  ],
  decisions: ['{n} {n|décision|décisions}', '{n} {n|decision|decisions}'],
  gains: ['Score, par objectif', 'Score, by objective'],
  held: ['Objectifs tenus', 'Objectives held'],
  objective: ['Objectif', 'Objective'],
  'holds-it': ['tenu', 'held'],
  losses: ['Pertes', 'Losses'],
  'losses-said': ['{side} : {n}', '{side}: {n}'],
  luck: ['Chance aux dés, coups au-delà de la moyenne', 'Luck at dice, hits beyond the mean'],
  throws: ['{n} {n|jet|jets}', '{n} {n|throw|throws}'],
  see: ['Revoir', 'Watch again'],
  share: ['Partager', 'Share'],
  shared: ['Lien copié', 'Link copied'],
  file: ['Fichier de la partie', 'Match file'],
  map: ['Voir la carte', 'See the map'],
};

/** @param {keyof typeof words} key @param {Record<string, string | number>} [args] */
export const t = (key, args = {}) => filled(words[key], args);

/** Whose something is. In French sides are many ("Alliés") or one ("Entente"). @param {string} side */
export function of(side) {
  if (language() === 'en') return `of the ${side}`;
  if (/s(\s|$)/.test(side)) return `des ${side}`;
  return /^[aeéèêiouyh]/i.test(side) ? `de l’${side}` : `de ${side}`;
}

/** A figure as people write it: a minus is no hyphen. @param {number} n @param {Intl.NumberFormatOptions} [how] */
export const figure = (n, how) => new Intl.NumberFormat(language(), how).format(n).replace('-', '−');
