// What a drag means that begins on a piece, by where it begins.

/** @typedef {import('./geometry.js').Point} Point */

/** So far from its middle a piece is only touched; beyond this a press on its nose means the nose. */
export const NEAR = 15;

/** The side of a hex that looks from one point to another, clockwise from the north-east. @param {Point} a @param {Point} b */
export const sideTo = (a, b) => Math.floor((((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 450) % 360) / 60);
/** Whether a press is on the nose of what looks to a side: out of its middle, towards there. @param {Point} at @param {Point} press @param {number | null} facing */
export const onNose = (at, press, facing) =>
  facing != null && Math.hypot(press[0] - at[0], press[1] - at[1]) > NEAR && sideTo(at, press) === facing;

/**
 * What dragging from a piece means: it is turned; it is strung together with others; it is carried to where it goes.
 * @param {{ turns: boolean, chains: boolean, carries: boolean, nosed: boolean, nose: boolean }} may `nosed`: only its nose turns it, as long as it could go somewhere; `nose`: whether that is where it was pressed
 * @returns {'turn' | 'chain' | 'carry' | null}
 */
export const dragOf = ({ turns, chains, carries, nosed, nose }) =>
  turns && (nose || !nosed || !carries) ? 'turn' : chains ? 'chain' : carries ? 'carry' : null;
