// How it stands between the two sides, in figures.

/**
 * @typedef {import('../../types').Track} Track
 * @typedef {{ name: string, at: number, after: number | null, goal: number | null }} Figure a figure of one side, and what it is foreseen to become
 */

/** The figures of one side, in the order of the table: its own of what decides comes first, null where only the other has one. @param {Track[]} tracks @param {number} seat @returns {(Figure | null)[]} */
export function figuresOf(tracks, seat) {
  // what one side alone has, without a goal, only says whose turn it is
  const sided = tracks.filter(
    track =>
      [0, 1].every(side => track.marks.some(mark => mark.side === side)) ||
      (track.goal != null && track.marks.some(mark => mark.side != null)),
  );
  return sided.map(({ name, marks, goal }) => {
    const [now, after] = marks.filter(mark => mark.side === seat);
    return now ? { name, at: now.at, after: after && after.at !== now.at ? after.at : null, goal } : null;
  });
}
