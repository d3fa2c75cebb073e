// The desk beside the map: the cards just played, ours below, theirs above, until the turn ends. Where the map fills its frame they
// are chips, read whole at a tap.
import { html, useEffect, useRef, useState } from '../../vendor/preact.js';
import { useKeys } from '../keys.js';
import { Card, held, sidesOf } from '../match/hand.js';
import { flagClass } from '../match/seats.js';
import { usePlayback } from '../playback/hooks.js';
import { moves } from '../theme.js';
import { laidOf } from './laid.js';
import { t } from './words.js';

/** @typedef {import('./laid.js').Laid} Laid */

/** Cards that leave are seen to leave. */
const LEAVES = 250;
/** With more cards than these on it, each is a chip. */
const ROOM = 4;

/** What lies there, and what was just taken away. @param {Laid[]} laid @returns {(Laid & { leaving: boolean })[]} */
function useLeaving(laid) {
  const [gone, setGone] = useState(/** @type {Laid[]} */ ([]));
  const before = useRef(laid);
  const mark = laid.map(one => one.number).join();
  useEffect(() => {
    const left = before.current.filter(one => !laid.some(other => other.number === one.number));
    before.current = laid;
    if (!left.length || !moves()) return undefined;
    setGone(left);
    const timer = setTimeout(() => setGone([]), LEAVES);
    return () => {
      clearTimeout(timer);
      setGone([]);
    };
  }, [mark]);
  return [...gone.map(one => ({ ...one, leaving: true })), ...laid.map(one => ({ ...one, leaving: false }))];
}

/**
 * @param {{ session: import('../match/session.js').Session, playback: import('../playback/playback.js').Playback, cards: Map<string, import('../match/offers.js').Face>, below: number }} props
 *   `below`: the side whose cards lie below
 */
export function Desk({ session, playback, cards, below }) {
  usePlayback(playback);
  const { scene, game } = /** @type {import('../../types').MatchAbout} */ (session.about);
  const all = useLeaving(laidOf(session.journal, playback.heard));
  const [whole, setWhole] = useState(/** @type {number | null} */ (null));
  useKeys(whole == null ? {} : { Escape: () => setWhole(null) });
  const lie = all.filter(one => !one.leaving && cards.has(one.card)),
    latest = whole ?? Math.max(...lie.map(one => one.number));
  return [1 - below, below].map(side => {
    const laid = all.filter(one => one.side === side && cards.has(one.card)),
      own = side === below;
    if (!laid.length) return null;
    const tag = t(own ? 'own-played' : 'their-played', { n: laid.length, side: scene.sides[side] });
    return html`<section key=${side} class=${`desk ${own ? 'own' : `foe ${flagClass(scene.flags[side])}`}${lie.length > ROOM ? ' many' : ''}`} aria-label=${tag}><h2 aria-hidden="true">${tag}</h2>
      <ul>${laid.map(({ card, number, leaving }) => {
        const face = held(/** @type {import('../match/offers.js').Face} */ (cards.get(card)), game, side);
        return html`<li key=${number} class=${(leaving ? 'leaving ' : '') + (number === latest ? 'latest ' : '') + (whole === number ? 'whole' : '')}><${Card} card=${face} game=${game} sides=${sidesOf(scene.flags, side)} state="played" laid onPick=${() => setWhole(whole === number ? null : number)} /></li>`;
      })}</ul></section>`;
  });
}
