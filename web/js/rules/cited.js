// How a rule is cited: by its number, or by what it is called, once its book has come.
import { language, t } from '../words.js';

/** @typedef {import('../../types').RuleSection} RuleSection */

/** The sections of the books that have come, by game and language. @type {Map<string, Map<string, RuleSection>>} */
const found = new Map();
/** A book in the language of the page. @param {string} game */
export const keyOf = game => `${game}.${language()}`;
/** A book has come, with its gists or without. @param {string} key @param {RuleSection[]} sections @returns {boolean} whether more is known than before */
export function keep(key, sections) {
  const [first] = found.get(key)?.values() ?? [];
  if (first && (first.gist || !sections[0]?.gist)) return false;
  found.set(key, new Map(sections.map(section => [section.id, section])));
  return true;
}

/** @param {string} game @param {string} rule */
export const section = (game, rule) => found.get(keyOf(game))?.get(rule);

/** The number of a section, as the book has it; its name, where it has one, is no number. @param {string} rule */
export const numberOf = rule => /^\d+(\.\d+)*(?=\.|$)/.exec(rule)?.[0] ?? '';

/** A rule is cited by its number; one that has only a name, or a name below its number, by its title; before the book has come, such a one by nothing. @param {string} game @param {string} rule */
export function citation(game, rule) {
  const number = numberOf(rule),
    title = section(game, rule)?.title ?? '';
  if (number === rule || (number && !title)) return '§ ' + number;
  if (!title && !found.has(keyOf(game))) return '';
  // "Étape 1 : annoncer" is cited by what it says, not by where it stands.
  const said = /\s:\s(.+)$/.exec(title)?.[1] ?? title,
    name = said.charAt(0).toUpperCase() + said.slice(1);
  return '§ ' + [number, name || t('rules')].filter(Boolean).join(', ');
}
