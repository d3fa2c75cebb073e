// Sealed dice: each player's browser adds a number of its own to the server's secret, promised before either is known,
// and checks at the end that the seed was made of exactly these.
import { sha256, toHex, fromHex } from './sha256.js';
import { hostOf, keepNumber, numbersOf } from './store.js';

/** @typedef {import('../types').DiceAbout} DiceAbout */
/** @typedef {{ number: string, commitment: string }} Made */

/** A fresh number and its promise. @returns {Made} */
export function makeNumber() {
  const number = crypto.getRandomValues(new Uint8Array(32));
  return { number: toHex(number), commitment: toHex(sha256(number)) };
}

/** A secret that opens a seat. */
export const makeSecret = () => toHex(crypto.getRandomValues(new Uint8Array(16)));

/** The number of a seat, made on first need and kept. @param {string} match @param {number} seat @returns {Made} */
export function numberOf(match, seat) {
  const kept = numbersOf(match)[seat];
  if (kept) return kept;
  const made = makeNumber();
  keepNumber(match, seat, made);
  return made;
}

/**
 * Whether an opened seed is what it was promised to be. `own` is false where this browser had no number in it: then
 * only the server's promise is checked.
 * @param {string} match
 * @param {DiceAbout} dice
 * @returns {{ fair: boolean, own: boolean, faults: ('host' | 'number' | 'seed')[] } | null} null while still sealed
 */
export function verify(match, dice) {
  if (dice.state !== 'open' || !dice.secret || !dice.seed) return null;
  /** @type {Set<'host' | 'number' | 'seed'>} */
  const faults = new Set();
  const host = toHex(sha256(fromHex(dice.secret)));
  // The promise that counts is the one seen before anybody opened his number.
  if (host !== dice.host.toLowerCase() || host !== (hostOf(match) ?? host)) faults.add('host');
  const numbers = dice.numbers ?? [];
  numbers.forEach((number, seat) => {
    const promise = dice.seats[seat];
    if (number && promise && toHex(sha256(fromHex(number))) !== promise.toLowerCase()) faults.add('number');
  });
  let own = false;
  for (const [seat, made] of Object.entries(numbersOf(match))) {
    if (dice.seats[Number(seat)] == null && numbers[Number(seat)] == null) continue;
    own = true;
    if (
      numbers[Number(seat)]?.toLowerCase() !== made.number ||
      dice.seats[Number(seat)]?.toLowerCase() !== made.commitment
    )
      faults.add('number');
  }
  const parts = [new TextEncoder().encode('quatorze-seed'), fromHex(dice.secret)];
  for (const number of numbers) if (number) parts.push(fromHex(number));
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  if (toHex(sha256(all)) !== dice.seed.toLowerCase()) faults.add('seed');
  return { fair: faults.size === 0, own, faults: [...faults] };
}
