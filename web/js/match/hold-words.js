// What is said where something is about to be destroyed, French and English, in the form of the words of the page.
import { filled } from '../words.js';

/** @satisfies {Record<string, [fr: string, en: string]>} */
export const words = {
  'hold-end': ['Maintenir pour finir', 'Hold to finish'],
  'hold-do': ['Maintenir pour le faire', 'Hold to do it'],
  'again-end': ['Appuyer encore pour finir', 'Press again to finish'],
  'again-do': ['Appuyer encore pour le faire', 'Press again to do it'],
  'go-back': ['Revenir', 'Go back'],
  'how-hold': ['Maintenez le bouton rouge une seconde, ou revenez.', 'Hold the red button for a second, or go back.'],
  'how-again': [
    'Appuyez une seconde fois sur le bouton rouge, ou revenez.',
    'Press the red button a second time, or go back.',
  ],
  'said-hold': ['Maintenez pour confirmer, Échap pour revenir.', 'Hold to confirm, Escape to go back.'],
  'said-again': ['Appuyez encore pour confirmer, Échap pour revenir.', 'Press again to confirm, Escape to go back.'],
  'said-end': ['Maintenez pour finir, Échap pour revenir.', 'Hold to finish, Escape to go back.'],
  'said-again-end': ['Appuyez encore pour finir, Échap pour revenir.', 'Press again to finish, Escape to go back.'],
  attention: ['Attention. {says} {how}', 'Careful. {says} {how}'],
  'what-goes': ['Ce qui est perdu', 'What is lost'],
};

/** @param {keyof typeof words} key @param {Record<string, string | number>} [args] */
export const t = (key, args = {}) => filled(words[key], args);
