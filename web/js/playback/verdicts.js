// What dice came to: of fire, how many hit; of a test, whether it was passed. Nothing here draws.
import { t } from './words.js';

/** @typedef {import('./beats.js').Beat['dice'][number]} Thrown */

/** What a die was worth, in a word; null where it was neither. @param {{ worth?: string | null, test?: number | null }} die */
export const verdict = ({ worth, test = null }) =>
  worth === 'hit' ? t(test == null ? 'hit' : 'passed') : worth === 'miss' ? t(test == null ? 'miss' : 'failed') : null;
/** What the frame of a die is told: red belongs to fire. @param {{ worth?: string | null, test?: number | null }} die */
export const frameOf = ({ worth, test = null }) => `${test == null ? '' : 'test '}${worth ?? ''}`;

/** Dice that are judged together: all of a test whose dice are worth the same; else each by itself. @param {Thrown[]} dice @returns {Thrown[][]} */
function together(dice) {
  /** @type {Thrown[][]} */ const kept = [];
  for (const die of dice) {
    const all = die.test == null || !die.worth ? [die] : dice.filter(other => other.test === die.test);
    if (all.some(other => other.worth !== die.worth)) kept.push([die]);
    else if (all[0] === die) kept.push(all);
  }
  return kept;
}

/** What a throw comes to: fire and tests apart. @param {Thrown[]} dice */
export function title(dice) {
  const tested = (/** @type {Thrown} */ die) => die.test != null && (die.worth === 'hit' || die.worth === 'miss'),
    tests = together(dice.filter(tested)),
    rest = dice.filter(die => !tested(die)),
    passed = tests.filter(([die]) => die.worth === 'hit').length,
    hits = rest.filter(die => die.worth === 'hit').length;
  return [
    rest.length > 0 && t(rest.some(die => die.worth) ? 'dice-hits' : 'n-dice', { n: rest.length, hits }),
    tests.length === 1 && t(passed ? 'test-passed' : 'test-failed'),
    tests.length > 1 && t('tests-passed', { n: passed, of: tests.length }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Its lines: the dice of a test together; of many dice, those that show the same for the same reason. @param {Thrown[]} dice @returns {{ dice: Thrown[], text: string }[]} */
export function lines(dice) {
  /** @type {Map<string, { dice: Thrown[], n: number }>} */ const kinds = new Map();
  for (const [i, some] of together(dice).entries()) {
    const [{ worth, why, test }] = some,
      faces = some.map(die => `${die.kind} ${die.face}`).join(),
      key = dice.length > 4 ? `${faces} ${worth} ${why} ${test != null}` : String(i),
      known = kinds.get(key);
    if (known) known.n++;
    else kinds.set(key, { dice: some, n: 1 });
  }
  return [...kinds.values()].map(({ dice, n }) => {
    const names = dice.map(die => die.name).join(', '),
      how = dice[0].why || verdict(dice[0]);
    return { dice, text: `${n > 1 ? `${n} × ` : ''}${how ? t('die-is', { die: names, how }) : names}` };
  });
}
