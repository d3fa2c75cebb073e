// Which cards lie on the desk: those that were played since the turn began, as far as the reader has been told.

/** @typedef {{ number: number, picture: { side: number | null, act: string | null, places: string[], card?: string | null } }} Line */
/** @typedef {{ card: string, side: number, number: number }} Laid */

/** A turn begins for somebody; what begins at a place (a battle) is no turn. @param {Line} line */
const turns = ({ picture }) => picture.act === 'began' && picture.side != null && !picture.places.length;

/** @param {Line[]} lines of the journal, in order @param {number} [heard] the last that the reader has been told @returns {Laid[]} */
export function laidOf(lines, heard = Infinity) {
  /** @type {Laid[]} */ let laid = [];
  for (const line of lines) {
    if (line.number > heard) break;
    const { side, card, act } = line.picture;
    if (turns(line)) laid = [];
    // one that is copied, or takes hold later, is told again
    else if (act === 'played' && card && side != null && !laid.some(one => one.card === card && one.side === side))
      laid.push({ card, side, number: line.number });
  }
  return laid;
}
