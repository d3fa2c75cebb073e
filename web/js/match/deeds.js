// Lines of the journal by deed: what one side did several times in a row is one line, which unfolds to its lines.

/** @typedef {import('../../types').Note} Note */
/** @typedef {{ notes: Note[], from: number, head: string | null }} Deed `from`: the place of the first line among all; `head`: what several lines say together, null where the first speaks for them */

/** Deeds that are like one another whenever they are said alike; of all others each counts by itself. @type {Set<string | null>} */
const ALIKE = new Set(['placed', 'changed', 'moved', null]);
/** Fewer lines than this, for which the game has no sentence of its own, are read one by one. */
const FEW = 3;

/** Whether two lines say the same of two things: "Verb: this" and "Verb: that", or "This: so" and "That: so". @param {string} one @param {string} other */
function saidAlike(one, other) {
  const a = one.split(/\s?:\s/),
    b = other.split(/\s?:\s/);
  return a.length > 1 && b.length > 1 && (a[0] === b[0] || a[a.length - 1] === b[b.length - 1]);
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
  /** @type {(Deed & { like: unknown, of: Note })[]} */ const deeds = [];
  for (const [i, note] of notes.entries()) {
    const last = deeds[deeds.length - 1],
      like = likeOf(i);
    if (last && like != null && like === last.like) {
      const follows = last.of.picture.together && goesWith(note, last.notes[last.notes.length - 1]);
      if (follows || same(last.of, note)) {
        last.notes.push(note);
        continue;
      }
    }
    deeds.push({ notes: [note], from: i, head: null, like, of: note });
  }
  return deeds.flatMap(({ notes: own, from, of }) => asTold(own, from, of));
}

/** Lines that tell the same: one deed, or as many as there are lines. @param {Note[]} notes @param {number} from @param {Note} of @returns {Deed[]} */
function asTold(notes, from, of) {
  const told = notes.filter(note => note.picture.together);
  if (told.length > 1) {
    const all = told.reduce((sum, note) => sum + (note.picture.together?.count ?? 0), 0);
    return [{ notes, from, head: (of.picture.together?.text ?? '').replace('#', String(all)) }];
  }
  if (notes.length >= FEW && !told.length) return [{ notes, from, head: null }];
  return notes.map((note, i) => ({ notes: [note], from: from + i, head: null }));
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
