// The few words that the board itself says, in the language of the page.

/** @satisfies {Record<string, [fr: string, en: string]>} */
const words = {
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
  reconstructed: ['reconstitué', 'reconstructed'],
};
/** @param {keyof typeof words} key */
export const word = key => words[key][document.documentElement.lang.startsWith('en') ? 1 : 0];
