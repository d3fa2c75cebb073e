// What a piece did of late, found in the journal: pictures name the pieces that something happened to, and those who did it.

/**
 * @typedef {import('../../types').Note} Note
 * @typedef {{ notes: Note[], way: string[] | null }} Doings `way`: by which it came to where it stands
 */

/** What is told at most. */
const MOST = 4;

/** What of the journal is told already: while a turn is shown, nothing that comes later. @param {Note[]} journal @param {number} heard the last entry that is */
export const upTo = (journal, heard) =>
  heard === Infinity ? journal : journal.filter(({ number }) => number <= heard);

/** Whether it went, of itself or not. @param {Note} note */
const went = ({ picture: { act, places } }) => (act === 'moved' || act === 'retreated') && places.length > 1;

/**
 * What it did when its side was last at it, oldest first. Where pieces are called after their places, alone or with what they are, one that
 * has come from elsewhere was called after that.
 * @param {Note[]} journal @param {string} id @param {number} side @returns {Doings}
 */
export function doingsOf(journal, id, side) {
  let name = id,
    /** @type {string[] | null} */ way = null;
  /** @type {Note[]} */ const notes = [];
  for (const note of journal.toReversed()) {
    const { picture } = note,
      { places, pieces, by, act } = picture,
      to = places.at(-1) ?? '',
      from = went(note) ? pieces.find(one => one.replace(places[0], to) === name) : undefined;
    if (pieces.includes(name) || by.includes(name) || from != null) {
      notes.unshift(note);
      if (went(note)) way ??= places;
      name = from ?? name;
    } else if (notes.length && act === 'moved' && picture.side != null && picture.side !== side) break;
    if (notes.length === MOST) break;
  }
  return { notes, way };
}
