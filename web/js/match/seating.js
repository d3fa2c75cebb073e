// Who one is in a match: which seats one plays, sees and decides for, worked out of what is known of it.

/**
 * @typedef {import('../../types').MatchAbout} MatchAbout
 * @typedef {import('../../types').Sheet} Sheet
 * @typedef {{ about: MatchAbout | null, sheet: Sheet | null, present: number | null, facing: number | null }} Known
 *   `present`: who sits before the one screen, null while the curtain is drawn;
 *   `facing`: the side one looks at where one is asked for both at once
 */

/** @param {Known} known */
export const modeOf = ({ about }) => about?.mode ?? 'remote';

/** The seats one plays. @param {Known} known @returns {number[]} */
export const mineOf = ({ about }) => about?.you ?? [];

/** The seats of one's own that the computer has taken over: one looks on. @param {Known} known @returns {number[]} */
export const replacedOf = known => mineOf(known).filter(seat => known.sheet?.seats[seat].kind === 'computer');

/** The seats one sees and plays at this moment. @param {Known} known @returns {number[]} */
export function actingOf(known) {
  const mine = mineOf(known);
  if (modeOf(known) === 'hot-seat' && mine.length > 1) return known.present == null ? [] : [known.present];
  const replaced = replacedOf(known);
  return mine.filter(seat => !replaced.includes(seat));
}

/** The seats of one's own that are asked now. @param {Known} known @returns {number[]} */
export function askedOf(known) {
  const awaited = known.sheet?.table?.prompt.awaited ?? [];
  return actingOf(known).filter(seat => awaited.includes(seat));
}

/** Whose decision an offer is. @param {Known} known @returns {number | null} */
export function deciderOf(known) {
  const asked = askedOf(known);
  return asked.find(seat => seat === known.facing) ?? asked[0] ?? null;
}

/** The side in turn, where the status of a table names it. @param {MatchAbout | null} about @param {import('../../types').Table | null | undefined} table @returns {number | null} */
export function turnIn(about, table) {
  const sides = about?.scene.sides ?? [],
    status = table?.status ?? [];
  const seat = sides.findIndex(side => status.includes(side));
  return seat < 0 ? null : seat;
}
/** The side in turn. @param {Known} known */
export const turnOf = ({ about, sheet }) => turnIn(about, sheet?.table);

/** Whether a moment of reaction is open. @param {Known} known @returns {boolean} */
export function reactingIn(known) {
  const window = /** @type {{ window?: string | null }} */ (known.sheet ?? {}).window;
  const other = known.sheet?.table?.prompt.awaited[0],
    turn = turnOf(known);
  return window !== undefined ? window != null : turn != null && other != null && turn !== other;
}

/** Whether the other player at this one screen is asked something without a curtain between them. @param {Known} known */
export function overlookedIn(known) {
  const acting = actingOf(known),
    other = known.sheet?.table?.prompt.awaited.find(seat => !acting.includes(seat));
  const shared =
    modeOf(known) === 'hot-seat' && known.present != null && other != null && mineOf(known).includes(other);
  return shared && !known.sheet?.over && askedOf(known).length === 0 && reactingIn(known);
}

/** The seat that may take back its last decision now. @param {Known} known @returns {number | null} */
export const undoerOf = known => actingOf(known).find(seat => known.sheet?.undo.includes(seat)) ?? null;

/** Whether one may ask the other player to let one take back. @param {Known} known */
export const mayAskIn = known => {
  const { sheet } = known;
  return !!sheet && !sheet.over && sheet.number > 0 && actingOf(known).length > 0 && sheet.requests.length === 0;
};
