// What is said of a match that is over, French and English, in the form of the words of the page.
import { filled } from '../words.js';

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
    'Chances de victoire {of} : {first} au début, {last} à la fin, {n} {n|tournant|tournants}.',
    'Chances of winning {of}: {first} at first, {last} in the end, {n} turning {n|point|points}.',
  ],
  'points-of-chance': ['points de chance gagnés ou perdus', 'points of chance won or lost'],
  decisions: ['{n} {n|décision|décisions}', '{n} {n|decision|decisions}'],
  gains: ['Score, par objectif', 'Score, by objective'],
  held: ['Objectifs tenus', 'Objectives held'],
  objective: ['Objectif', 'Objective'],
  'holds-it': ['tenu', 'held'],
  losses: ['Pertes', 'Losses'],
  'losses-said': ['{side} : {n}', '{side}: {n}'],
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
