// Drawing a battle: theme, year, size, armies and a number are the id of a scenario, whose board the server draws.
import { html, useState } from '../../vendor/preact.js';
import { t } from '../words.js';
import { Ico } from '../parts.js';
import { Choice } from '../match/dialogs.js';

/**
 * @typedef {import('../../types').Generator} Generator
 * @typedef {import('../../types').Theme} Theme
 * @typedef {import('../../types').Pair} Pair
 * @typedef {{ theme: Theme, year: number, size: string, pair: Pair, number: number }} Battle
 */

const MOST = 2 ** 32 - 1;

/** @param {Battle} battle */
const idOf = ({ theme, year, size, pair, number }) => ['generated', theme.id, year, size, pair.id, number].join('.');

/** Any number, short enough to be told. */
const anyNumber = () => 1 + Math.floor(Math.random() * 9999);

/** @param {Pair} pair @param {number} year */
const met = ({ years: [first, last] }, year) => first <= year && year <= last;

/** The year nearest to this one in which two armies met. @param {number} year @param {Pair} pair */
const nearest = (year, { years: [first, last] }) => Math.min(Math.max(year || first, first), last);

/** What an id asks for, or what comes nearest to it. @param {Generator} generator @param {string} id @returns {Battle} */
export function drawn({ themes, sizes }, id) {
  const [, themeId, year, sizeId, pairId, number] = id.split('.');
  const theme = themes.find(one => one.id === themeId) ?? themes[0];
  const pair = theme.pairs.find(one => one.id === pairId) ?? theme.pairs[0];
  const size = sizes.find(one => one.id === sizeId) ?? sizes[sizes.length >> 1];
  const n = Number(number);
  return {
    theme,
    year: nearest(Number(year), pair),
    size: size.id,
    pair,
    number: Number.isInteger(n) && n >= 0 && n <= MOST ? n : anyNumber(),
  };
}

/** A first battle to look at. @param {Generator} generator */
export const firstDrawn = generator => idOf(drawn(generator, ''));

/** @param {{ generator: Generator, battle: Battle, onChange: (scenario: string) => void }} props */
export function DrawForm({ generator, battle, onChange }) {
  const { theme, year, size, pair, number } = battle;
  // what is being typed is not overwritten by whatever else changes on the page
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const { themes, sizes } = generator;
  /** @param {Partial<Battle>} some */
  const change = some => onChange(idOf({ ...battle, ...some }));
  const span = Array.from({ length: theme.years[1] - theme.years[0] + 1 }, (_, i) => theme.years[0] + i);
  const years = span.filter(one => theme.pairs.some(two => met(two, one)));
  /** @param {Pair} one */
  const named = one => {
    const armies = t('against', { one: one.sides[0], other: one.sides[1] });
    const [first, last] = one.years;
    if (first === theme.years[0] && last === theme.years[1]) return armies;
    return `${armies} (${first === last ? first : `${first}–${last}`})`;
  };
  /** @param {string} label @param {string | number} value @param {[string | number, string | number][]} choices @param {(value: string) => void} pick */
  const field = (label, value, choices, pick) =>
    html`<label class="field"><span>${label}</span><select value=${value} onChange=${(/** @type {any} */ event) => pick(event.target.value)}>
    ${choices.map(([id, name]) => html`<option key=${id} value=${id} selected=${id === value}>${name}</option>`)}</select></label>`;
  return html`<form class="panel draw-form" aria-label=${t('draw-battle')} onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${field(
      t('theme'),
      theme.id,
      themes.map(one => [one.id, one.name]),
      id => {
        const other = themes.find(one => one.id === id) ?? theme;
        const armies = other.pairs.find(one => one.id === pair.id) ?? other.pairs[0];
        change({ theme: other, pair: armies, year: nearest(year, armies) });
      },
    )}
    ${field(
      t('year'),
      year,
      years.map(one => [one, one]),
      id => {
        const when = Number(id);
        change({ year: when, pair: met(pair, when) ? pair : (theme.pairs.find(one => met(one, when)) ?? pair) });
      },
    )}
    ${field(
      t('armies'),
      pair.id,
      theme.pairs.map(one => [one.id, named(one)]),
      id => {
        const armies = theme.pairs.find(one => one.id === id) ?? pair;
        change({ pair: armies, year: nearest(year, armies) });
      },
    )}
    <${Choice} legend=${t('size')} name="size" value=${size} choices=${sizes.map(one => [one.id, one.name])} onChange=${(/** @type {string} */ one) => change({ size: one })} />
    <div class="number"><label class="field"><span>${t('number')}</span>
      <input type="number" inputmode="numeric" min="0" max=${MOST} step="1" required value=${typed ?? number} onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} onChange=${(
        /** @type {any} */ event,
      ) => {
        const { value, validity } = event.target;
        setTyped(null);
        if (validity.valid) change({ number: Number(value) });
      }} /></label>
      <button type="button" class="btn" title=${t('other-number')} onClick=${() => change({ number: anyNumber() })}><${Ico} id="i-die" /><span class="sr">
        ${t('other-number')}</span></button></div>
    <p>${t('draw-lead')}</p></form>`;
}
