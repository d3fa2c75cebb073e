// Which sound belongs to what: to the parts of a beat of the other side's turn, and to what one has done oneself. Nothing here sounds.

/** @typedef {'step' | 'shot' | 'dice' | 'loss' | 'card' | 'turn' | 'end' | 'defeat'} Sound */
/** @typedef {{ at: number, sound: Sound }} Cue milliseconds into the beat */
/** @typedef {import('../playback/beats.js').Beat} Beat */
/** @typedef {import('../playback/beats.js').Plan} Plan */

/** Between two steps of a march. */
const STRIDE = 240;
/** The sound of a part; what only lets one read has none. @type {Partial<Record<import('../playback/beats.js').Part, Sound>>} */
const OF = { card: 'card', shots: 'shot', roll: 'dice', loss: 'loss' };

/** The sounds of a beat, when each is due. A march is heard as long as it lasts, several at once as one. @param {Plan} plan @returns {Cue[]} */
export function cuesOf(plan) {
  /** @type {Cue[]} */ const cues = [];
  /** @type {Set<number>} */ const strides = new Set();
  for (const { part, at, lasts } of plan.spans) {
    const sound = OF[part];
    if (sound) cues.push({ at, sound });
    if (part === 'move') for (let ms = at; ms < at + lasts; ms += STRIDE) strides.add(Math.round(ms / STRIDE) * STRIDE);
  }
  return [...cues, ...[...strides].map(at => ({ at, sound: /** @type {Sound} */ ('step') }))].sort(
    (a, b) => a.at - b.at,
  );
}

/** The one sound of a beat that stands as a picture: what weighs most. @param {Beat} beat @returns {Sound | null} */
export const chiefOf = beat =>
  beat.losses.length
    ? 'loss'
    : beat.shots.length
      ? 'shot'
      : beat.dice.length
        ? 'dice'
        : beat.card
          ? 'card'
          : beat.arrows.length
            ? 'step'
            : null;

/** How a match sounds that is over: as a defeat to whoever alone has lost it here. @param {number | null} winner @param {number[]} own the seats one holds @returns {Sound} */
export const endOf = (winner, own) => (winner != null && own.length === 1 && own[0] !== winner ? 'defeat' : 'end');

/** What one's own deed sounds like, by the lines it brought about: each sound once, in the order of a blow. @param {{ picture: { act: string | null, dice: unknown[], card?: string | null } }[]} notes @returns {Sound[]} */
export function soundsOf(notes) {
  const has = (
    /** @type {(picture: { act: string | null, dice: unknown[], card?: string | null }) => unknown} */ what,
  ) => notes.some(note => what(note.picture));
  /** @type {Sound[]} */ const sounds = [];
  if (has(({ act, card }) => act === 'played' && card)) sounds.push('card');
  if (has(({ act }) => act === 'moved' || act === 'placed')) sounds.push('step');
  if (has(({ act }) => act === 'fired')) sounds.push('shot');
  if (has(({ dice }) => dice.length)) sounds.push('dice');
  if (has(({ act }) => act === 'lost' || act === 'destroyed')) sounds.push('loss');
  return sounds;
}
