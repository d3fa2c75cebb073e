// Starting a match: the request, the numbers for the dice, the seats one keeps.
import { create } from '../api.js';
import { makeNumber } from '../dice-proof.js';
import { keepNumber, keepSeats, settings } from '../store.js';
import { go, to } from '../router.js';

/**
 * @typedef {import('../../types').NewMatch} NewMatch
 * @typedef {import('../../types').Level} Level
 */

/** The level of "play at once". @param {Level[]} levels */
export const usualLevel = levels =>
  (levels.find(level => /serg/i.test(level.id)) ?? levels[Math.min(1, levels.length - 1)])?.id;

/** @param {NewMatch} match */
export async function start(match) {
  const mine = match.seats.findIndex(seat => seat.kind === 'person');
  const made = makeNumber();
  const created = await create({ ...match, commitment: mine >= 0 ? made.commitment : null });
  keepSeats(created.id, created.tokens, match.game, mine >= 0 ? mine : undefined);
  if (mine >= 0) keepNumber(created.id, mine, made);
  go(to.match(created.id, match.mode === 'remote' && mine >= 0 ? created.tokens[mine] : null));
}

/** Against the computer, with what the game proposes. @param {import('../../types').Game} game @param {Level[]} levels */
export const startAtOnce = (game, levels) =>
  start({
    game: game.id,
    mode: 'remote',
    seats: [
      { kind: 'computer', level: usualLevel(levels) },
      { kind: 'person', name: settings().name },
    ],
  });
