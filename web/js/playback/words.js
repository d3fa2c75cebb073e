// What the playback says by itself, French and English, in the form of the words of the page.
import { filled } from '../words.js';

/** @satisfies {Record<string, [fr: string, en: string]>} */
export const words = {
  'their-turn': ['Tour de l’adversaire', 'The other side’s turn'],
  'beat-of': ['Les {side} · {i} de {n}', 'The {side} · {i} of {n}'],
  'said-of': ['{side}, {i} sur {n}.', '{side}, {i} of {n}.'],
  'beat-n': ['Temps {i} sur {n}', 'Beat {i} of {n}'],
  'beat-n-fight': ['Temps {i} sur {n}, combat', 'Beat {i} of {n}, combat'],
  waiting: ['L’adversaire réfléchit…', 'The other side is thinking…'],
  'beat-back': ['Temps précédent', 'Previous beat'],
  'beat-on': ['Temps suivant', 'Next beat'],
  pause: ['Pause', 'Pause'],
  resume: ['Reprendre', 'Go on'],
  speed: ['Vitesse', 'Speed'],
  'speed-half': ['×½', '×½'],
  'speed-one': ['×1', '×1'],
  'speed-two': ['×2', '×2'],
  'to-recap': ['Passer au bilan', 'Go to the summary'],
  'key-space': ['Espace', 'Space'],
  'key-end': ['Fin', 'End'],
  'n-advance': ['{n} unités avancent.', '{n} units advance.'],
  // dice and what came of them
  'dice-hits': ['{n} {n|dé|dés}, {hits} {hits|touche|touches}', '{n} {n|die|dice}, {hits} {hits|hit|hits}'],
  'n-dice': ['{n} {n|dé|dés}', '{n} {n|die|dice}'],
  hit: ['touche', 'hit'],
  miss: ['manqué', 'miss'],
  lost: ['−{n}', '−{n}'],
  left: ['il en reste {n}', '{n} left'],
  eliminated: ['éliminé', 'eliminated'],
  'lost-said': ['{what} : {n} {n|perte|pertes}', '{what}: {n} lost'],
  'gone-said': ['{what} : éliminé', '{what}: eliminated'],
  'taken-said': ['{side} : {places}', '{side}: {places}'],
  'points-said': ['{side} : {by} {by|point|points}', '{side}: {by} {by|point|points}'],
  // the recap
  'recap-of': ['Le tour des {side}', 'The turn of the {side}'],
  'recap-lead': ['ce qui a changé, en {n} temps', 'what has changed, in {n} {n|beat|beats}'],
  'own-losses': ['Vos pertes', 'Your losses'],
  'their-losses': ['Leurs pertes', 'Their losses'],
  'losses-of': ['Pertes, {side}', 'Losses, {side}'],
  none: ['aucune', 'none'],
  ground: ['Terrain', 'Ground'],
  'ground-lost': ['{n} {n|lieu perdu|lieux perdus}', '{n} {n|place|places} lost'],
  'ground-won': ['{n} {n|lieu gagné|lieux gagnés}', '{n} {n|place|places} gained'],
  'ground-taken': ['{side} : {n} {n|lieu pris|lieux pris}', '{side}: {n} {n|place|places} taken'],
  'points-of': ['Points, {side}', 'Points, {side}'],
  holds: ['tient', 'holds'],
  'fell-back': ['recule', 'falls back'],
  mine: ['À moi', 'My turn'],
  'see-again': ['Revoir leur tour', 'See their turn again'],
  'turn-done': ['Leur tour est fini', 'Their turn is over'],
  'said-recap': ['Bilan du tour : {side}.', 'Summary of the turn: {side}.'],
  'said-losses': ['{whose} : {n}.', '{whose}: {n}.'],
  'said-points': ['Points, {side} : de {from} à {to}.', 'Points, {side}: from {from} to {to}.'],
  // the setting
  'their-turns': ['Tour adverse', 'The other’s turn'],
  'way-play': ['Rejouer', 'Play'],
  'way-still': ['Image fixe', 'Still picture'],
  'way-skip': ['Passer', 'Skip'],
};

/** @param {keyof typeof words} key @param {Record<string, string | number>} [args] */
export const t = (key, args = {}) => filled(words[key], args);
