// Lines of the journal by deed: what one side did several times in a row is one line, which unfolds to its lines.
import { t } from '../words.js';

/** @typedef {import('../../types').Note} Note */
/** @typedef {{ notes: Note[], at: number[], head: string | null, counted?: boolean }} Deed `at`: the places of its lines among all; `head`: what several lines say together, null where there is but one; `counted`: whether it says of how many */

/** Deeds that are like one another whenever they are said alike; of all others each counts by itself. @type {Set<string | null>} */
const ALIKE = new Set(['placed', 'changed', 'moved', null]);
/** Fewer lines than this, for which the game has no sentence of its own, are read one by one. */
const FEW = 3;
/** Of more things than these only the first are named, and the others counted. */
const NAMED = 4;
/** What stands between the two parts of a line. */
const COLON = /(\s?:\s)/;

/** Whether two lines say the same of two things: "Verb: this" and "Verb: that", or "This: so" and "That: so". @param {string} one @param {string} other */
function saidAlike(one, other) {
  const a = one.split(/\s?:\s/),
    b = other.split(/\s?:\s/);
  return a.length > 1 && b.length > 1 && (a[0] === b[0] || a[a.length - 1] === b[b.length - 1]);
}

/** What lines that are said alike say together: what they share is said once, of what differs all are named, or the first few; null where all share nothing. @param {string[]} texts @returns {string | null} */
function saidTogether(texts) {
  const ends = texts.map(text => /[.!]$/.exec(text)?.[0] ?? ''),
    parts = texts.map((text, i) => text.slice(0, text.length - ends[i].length).split(COLON));
  const [first] = parts,
    same = parts.every(part => part[0] === first[0]);
  if (!same && !parts.every(part => part[part.length - 1] === first[first.length - 1])) return null;
  // "Verb: this. Verb: that", or "This: so. That: so"
  const differs = parts.map(part => (same ? part.slice(2).join('') : part.slice(0, -2).join('')));
  const names = [...new Set(differs)],
    more = names.length - NAMED,
    named = more > 1 ? names.slice(0, NAMED).join(', ') + t('and-others', { n: more }) : names.join(', ');
  return (same ? first[0] + first[1] + named : named + first.slice(-2).join('')) + ends[0];
}

/** What only goes with the line before, of the same entry and rule: "(for you alone: …)". @param {Note} note @param {Note} before */
const goesWith = ({ number, rule, picture }, before) =>
  picture.act == null &&
  !picture.together &&
  !picture.dice.length &&
  !picture.places.length &&
  number === before.number &&
  rule === before.rule;

/** Whether a line may be told together with others at all. @param {Note} note */
const plain = ({ picture: { dice, lost, points } }) => !dice.length && !lost && !points;

/** Whether two lines tell the same deed. @param {Note} one @param {Note} other */
function same(one, other) {
  const [a, b] = [one.picture, other.picture];
  if (one.rule !== other.rule || a.act !== b.act) return false;
  if (a.together || b.together) return a.together?.text === b.together?.text;
  return plain(one) && plain(other) && ALIKE.has(a.act) && saidAlike(one.text, other.text);
}

/**
 * @param {Note[]} notes @param {(at: number) => unknown} likeOf what lines must have in common besides: the side, whether they are told already; null for one that stands alone
 * @returns {Deed[]}
 */
export function deedsOf(notes, likeOf) {
  /** @type {Open[]} */ const deeds = [];
  for (const [i, note] of notes.entries()) {
    const deed = likeOf(i) == null ? undefined : joined(deeds, note, likeOf(i));
    if (deed) deed.lines.push([i, note]);
    else deeds.push({ lines: [[i, note]], like: likeOf(i) });
  }
  return deeds.flatMap(asTold);
}

/** @typedef {{ lines: [number, Note][], like: unknown }} Open */

/**
 * The deed that a line goes on with: the last one, or the one before where two are done by turns (an order, and what is paid for it).
 * @param {Open[]} deeds @param {Note} note @param {unknown} like
 */
function joined(deeds, note, like) {
  const [before, last] = [deeds[deeds.length - 2], deeds[deeds.length - 1]];
  if (!last || last.like !== like) return undefined;
  const [, first] = last.lines[0],
    [, latest] = last.lines[last.lines.length - 1];
  if (same(first, note) || (first.picture.together && goesWith(note, latest))) return last;
  if (!before || before.like !== like || !note.picture.together || !first.picture.together) return undefined;
  return same(before.lines[0][1], note) && last.lines.length <= before.lines.length ? before : undefined;
}

/** Lines that tell the same: one deed, or as many as there are lines. @param {Open} deed @returns {Deed[]} */
function asTold({ lines }) {
  const at = lines.map(([i]) => i),
    notes = lines.map(([, note]) => note),
    told = notes.filter(note => note.picture.together);
  if (told.length > 1) {
    const all = told.reduce((sum, note) => sum + (note.picture.together?.count ?? 0), 0);
    return [{ notes, at, head: (told[0].picture.together?.text ?? '').replace('#', String(all)), counted: true }];
  }
  const head = notes.length >= FEW && !told.length ? saidTogether(notes.map(note => note.text)) : null;
  if (head) return [{ notes, at, head }];
  return notes.map((note, i) => ({ notes: [note], at: [at[i]], head: null }));
}

/**
 * A sentence in runs: hexes apart, and of what several lines say together the number with what it counts.
 * @param {string} text @param {string[]} places @param {boolean} [counted]
 * @returns {{ text: string, as: 'hex' | 'count' | null }[]}
 */
export function runs(text, places, counted = false) {
  const hexes = new Set(places.filter(place => /^\w*\d\w*$/.test(place)));
  const split = (/** @type {string} */ part, /** @type {'count' | null} */ as) =>
    part.split(/([\p{L}\p{N}]+)/u).reduce((/** @type {{ text: string, as: 'hex' | 'count' | null }[]} */ all, word) => {
      const of = hexes.has(word) ? 'hex' : as,
        last = all[all.length - 1];
      if (!word) return all;
      if (last && last.as === of) last.text += word;
      else all.push({ text: word, as: of });
      return all;
    }, []);
  const found = counted ? /\d+[^:,;(→]*[^\s:,;(→.]/u.exec(text) : null;
  if (!found) return split(text, null);
  const end = found.index + found[0].length;
  return [...split(text.slice(0, found.index), null), ...split(found[0], 'count'), ...split(text.slice(end), null)];
}
