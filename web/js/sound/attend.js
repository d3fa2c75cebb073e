// What is heard of a match: the other side's turn as it is played, one's own deeds, that one is asked again, the end.
import { settings } from '../store.js';
import { chiefOf, cuesOf, endOf, soundsOf } from './cues.js';
import { sound } from './synth.js';

/** Sounds of one deed come so far apart. */
const APART = 220;

/**
 * Listens until it is told to stop.
 * @param {import('../match/session.js').Session} session @param {import('../playback/playback.js').Playback} playback @returns {() => void}
 */
export function attend(session, playback) {
  /** @type {Set<ReturnType<typeof setTimeout>>} */ const waiting = new Set();
  /** @param {import('./cues.js').Sound} name @param {number} [ms] @param {() => void} [then] */
  const hear = (name, ms = 0, then) => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      then?.();
      if (!document.hidden) sound(name, settings().volume);
    }, ms);
    waiting.add(timer);
  };
  const hush = () => {
    for (const timer of waiting) clearTimeout(timer);
    waiting.clear();
  };

  /** The beat that is heard, and the last of its cues that was. @type {{ beat: import('../playback/beats.js').Beat | null, to: number }} */
  let heard = { beat: null, to: -1 };
  const play = () => {
    const { beat, plan, state } = playback;
    if (!beat || !plan || state === 'idle' || state === 'recap' || playback.waiting) return;
    const fresh = heard.beat !== beat;
    if (fresh) heard = { beat, to: -1 };
    // paused, skipped or at another speed: what was to come is reckoned anew
    hush();
    if (playback.running)
      for (const [i, { at, sound }] of cuesOf(plan).entries())
        if (i > heard.to) hear(sound, Math.max(0, at - playback.elapsed), () => (heard.to = i));
    if (playback.held && fresh) {
      const chief = chiefOf(beat);
      if (chief) hear(chief);
    }
  };

  let { number = 0, over = null } = session.sheet ?? {};
  let asked = session.decider != null && playback.asks;
  const follow = () => {
    const { sheet } = session,
      // what the others did is heard as it is shown
      tells = !playback.asks;
    if (sheet && sheet.number > number && !tells)
      for (const [i, name] of soundsOf(session.fresh).entries()) hear(name, i * APART);
    number = sheet?.number ?? number;
    if (sheet?.over && !over) hear(endOf(sheet.over.winner, session.mine), APART);
    over = sheet?.over ?? null;
    const now = session.decider != null && playback.asks && !over;
    if (now && !asked && session.mode === 'remote') hear('turn');
    asked = now;
  };
  session.listeners.add(follow);
  const end = playback.listen(() => {
    play();
    follow();
  });
  return () => {
    session.listeners.delete(follow);
    end();
    hush();
  };
}
