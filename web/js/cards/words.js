// What is said about cards on the desk, carrying, sound and the walk over the units, French and English, in the form of the words of the page.
import { filled } from '../words.js';

/** @satisfies {Record<string, [fr: string, en: string]>} */
export const words = {
  'own-played': ['{n|Carte jouée|Cartes jouées}', '{n|Card played|Cards played}'],
  'n-units': ['{n} {n|unité|unités}', '{n} {n|unit|units}'],
  'can-act': ['{n} {n|unité peut|unités peuvent} encore agir', '{n} {n|unit|units} can still act'],
  'unit-before': ['Unité précédente (,)', 'Previous unit (,)'],
  'unit-after': ['Unité suivante (.)', 'Next unit (.)'],
  sound: ['Sons', 'Sounds'],
  volume: ['Volume', 'Volume'],
  'their-played': ['{side} : {n|carte jouée|cartes jouées}', '{side}: {n|card|cards} played'],
};

/** @param {keyof typeof words} key @param {Record<string, string | number>} [args] */
export const t = (key, args = {}) => filled(words[key], args);
