// What may come of a decision, as bars: cases that are many are summed. Nothing here draws.
import { upper } from '../grammar.js';
import { t } from '../words.js';

/**
 * @typedef {import('../../types').Case} Case
 * @typedef {{ label: string, probability: number, fatal: boolean }} Bar
 * @typedef {{ title: string, list: Bar[] }} Group one figure of the outcome (losses, flags), with the chance of each of its values
 */

/** Bars shown of one list. */
const MOST = 7;

/**
 * Few cases are shown as they are. Many (losses × flags × tokens) are summed over what comes after the first comma of
 * their label.
 * @param {Case[]} cases @returns {Bar[]}
 */
function bars(cases) {
  /** @type {Map<string, Bar>} */
  const sums = new Map();
  const many = cases.length > MOST;
  for (const one of cases) add(sums, many ? one.label.split(/, /)[0] : one.label, one);
  const list = [...sums.values()];
  if (list.length <= MOST) return list;
  const kept = new Set([...list].sort((a, b) => b.probability - a.probability).slice(0, MOST - 1));
  const rest = list.filter(bar => !kept.has(bar)).reduce((sum, bar) => sum + bar.probability, 0);
  return [...list.filter(bar => kept.has(bar)), { label: t('others'), probability: rest, fatal: false }];
}
/** What several cases have in common is as likely as all of them, and fatal where each of them is. @param {Map<string, Bar>} sums @param {string} label @param {Case} one */
function add(sums, label, { probability, fatal = false }) {
  const bar = sums.get(label);
  sums.set(label, {
    label,
    probability: (bar?.probability ?? 0) + probability,
    fatal: fatal && (bar?.fatal ?? true),
  });
}

/** "Puissances centrales 2": what is counted, and how much of it. @param {string} part @returns {[string, number | null]} */
function figure(part) {
  const found = /^(.*\S)\s+(\d+)$/.exec(part);
  return found ? [found[1], Number(found[2])] : [part, null];
}

/** The sums of one figure over all cases, in the order of its values. @param {Map<string, Bar>} sums @returns {Bar[]} */
function valued(sums) {
  const all = [...sums.values()].map(bar => ({ ...bar, n: figure(bar.label)[1] }));
  const numbers = all.filter(({ n }) => n != null).sort((a, b) => Number(a.n) - Number(b.n));
  // What is no number ("unit destroyed") stands last, being the end of the scale.
  const words = all.filter(({ n }) => n == null);
  const most = MOST - words.length;
  const tail = numbers.length > most ? numbers.slice(most - 1) : [];
  const list = numbers
    .filter(one => !tail.includes(one))
    .map(({ n, probability, fatal }) => ({ label: String(n), probability, fatal }));
  if (tail.length)
    list.push({
      label: t('or-more', { n: tail[0].n ?? 0 }),
      probability: tail.reduce((sum, one) => sum + one.probability, 0),
      fatal: false,
    });
  return [...list, ...words.map(({ label, probability, fatal }) => ({ label, probability, fatal }))];
}

/**
 * One group of bars for each figure of the cases: "Hits: Central Powers 1, Entente 0" are two, each summed over the
 * other. Cases that are no lists of figures ("no roll") are bars without a title, or all there is.
 * @param {Case[]} cases @returns {Group[]}
 */
export function groups(cases) {
  const likely = cases.filter(({ probability }) => probability > 0);
  const most = Math.max(...likely.map(({ label }) => label.split(', ').length));
  // a name may have a comma: only what counts something is a list of figures
  const counts = likely.some(({ label }) => label.split(', ').some(part => figure(part)[1] != null));
  if (most < 2 || !counts) return [{ title: '', list: bars(likely) }];
  // What all figures count ("Hits: ") is said once, before the first.
  const lead = likely.map(({ label }) => /^[^,\d]*?:\s/.exec(label)?.[0] ?? '').find(Boolean) ?? '';
  /** @type {Map<string, Bar>[]} */ const sums = Array.from({ length: most }, () => new Map());
  /** @type {Case[]} */ const apart = [];
  for (const one of likely) {
    const parts = one.label.slice(one.label.startsWith(lead) ? lead.length : 0).split(', ');
    if (parts.length < most) apart.push(one);
    else for (const [i, part] of parts.entries()) add(sums[i], part, one);
  }
  const titled = sums.map(sum => {
    const name = [...sum.keys()].map(figure).find(([, n]) => n != null)?.[0] ?? '';
    return { title: upper(lead + name), list: valued(sum) };
  });
  return apart.length ? [{ title: '', list: bars(apart) }, ...titled] : titled;
}
