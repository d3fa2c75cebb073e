// What the keys do, French and English, in the form of the words of the page: each key, and after it what it does.
import { filled } from '../words.js';

/** @satisfies {Record<string, [fr: string, en: string]>} */
export const words = {
  tab: ['Tab', 'Tab'],
  'tab-does': ['passe de la question au plateau, à la main, au journal', 'walks prompt, board, hand, journal'],
  arrows: ['Flèches', 'Arrows'],
  'arrows-does': ['de lieu en lieu sur le plateau', 'from place to place on the board'],
  enter: ['Entrée', 'Enter'],
  'enter-does': ['fait, ou le bouton vert', 'does it, or the green button'],
  escape: ['Échap', 'Esc'],
  'escape-does': ['lâche, ferme', 'lets go, closes'],
  n: ['N, P', 'N, P'],
  'n-does': ['la chose suivante, précédente que l’on peut toucher', 'the next, the previous thing that can be touched'],
  units: [', .', ', .'],
  'units-does': [
    'l’unité précédente, la suivante, qui peut encore agir',
    'the previous, the next unit that can still act',
  ],
  modes: ['G, T, D', 'G, T, D'],
  'modes-does': ['agir, se tourner, ce qui se fait sur place', 'act, turn, what is done on the spot'],
  sides: ['A, E', 'A, E'],
  'sides-does': ['tourne d’un côté, de l’autre', 'turns one way, the other way'],
  i: ['I', 'I'],
  'i-does': ['la fiche de ce qui est montré', 'the card of what is pointed at'],
  why: ['?', '?'],
  'why-does': ['pourquoi pas ?', 'why not?'],
  m: ['M', 'M'],
  'm-does': ['la règle graduée', 'the ruler'],
  c: ['C', 'C'],
  'c-does': ['les calques', 'the overlays'],
  l: ['L', 'L'],
  'l-does': ['la liste de toutes les décisions', 'the list of all decisions'],
  h: ['H', 'H'],
  'h-does': ['ouvrir ou replier la main', 'open or fold the hand'],
  zero: ['0', '0'],
  'zero-does': ['toute la carte', 'the whole map'],
  u: ['U', 'U'],
  'u-does': ['annule le dernier pas', 'undoes the last step'],
  r: ['R', 'R'],
  'r-does': ['la règle', 'the rulebook'],
  film: ['Espace', 'Space'],
  'film-does': ['tour adverse : pause, reprise', 'the other’s turn: pause, go on'],
  beats: ['← →', '← →'],
  'beats-does': ['tour adverse : temps précédent, suivant', 'the other’s turn: previous, next beat'],
  paces: ['1, 2, 3', '1, 2, 3'],
  'paces-does': ['tour adverse : lent, normal, rapide', 'the other’s turn: slow, normal, fast'],
  end: ['Fin', 'End'],
  'end-does': ['tour adverse : au bilan', 'the other’s turn: to the summary'],
  again: ['V', 'V'],
  'again-does': ['revoir le tour adverse', 'see the other’s turn again'],
};

/** Every key with what it does, in the order in which they are listed. */
export const keys = () => {
  const all = Object.values(words).map(both => filled(both, {}));
  return all.flatMap((name, i) => (i % 2 ? [] : [{ name, does: all[i + 1] }]));
};
