// The few words that the board itself says, in the language of the page.

/** @satisfies {Record<string, [fr: string, en: string]>} */
export const words = {
  board: [
    'Plateau. Les flèches parcourent les lieux, Entrée choisit, N va au suivant que l’on peut toucher, le point d’interrogation demande pourquoi pas.',
    'Board. Arrow keys walk the places, Enter picks, N goes to the next that can be touched, the question mark asks why not.',
  ],
  closer: ['Agrandir', 'Zoom in'],
  farther: ['Réduire', 'Zoom out'],
  whole: ['Tout voir', 'See all'],
  of: ['sur', 'of'],
  hidden: ['face cachée', 'face down'],
  worth: ['valeur', 'worth'],
  held: ['à', 'held by'],
  touchable: ['jouable', 'can be played'],
  chosen: ['choisi', 'chosen'],
  go: ['on peut y aller', 'can go there'],
  fight: ['cible possible', 'possible target'],
  combat: ['force', 'strength'],
  defence: ['défense', 'defence'],
  move: ['mouvement', 'movement'],
  morale: ['moral', 'morale'],
  range: ['portée', 'range'],
  medals: ['médailles', 'medals'],
  left: ['à gauche', 'on the left'],
  right: ['à droite', 'on the right'],
  up: ['plus haut', 'above'],
  down: ['plus bas', 'below'],
  show: ['montrer', 'show'],
  // one of them, and several
  units: ['unité|unités', 'unit|units'],
  aims: ['cible|cibles', 'target|targets'],
  places: ['lieu|lieux', 'place|places'],
  reconstructed: ['reconstitué', 'reconstructed'],
};
/** @param {keyof typeof words} key */
export const word = key => words[key][document.documentElement.lang.startsWith('en') ? 1 : 0];
/** So many of a thing. @param {'units' | 'aims' | 'places'} what @param {number} n */
export const counted = (what, n) => `${n}\u00a0${word(what).split('|')[n === 1 ? 0 : 1]}`;
