// The model and the page: when to draw again.
import { useEffect, useLayoutEffect, useMemo, useState } from '../../vendor/preact.js';
import { settings } from '../store.js';
import { moves } from '../theme.js';
import { mustMove } from './camera.js';
import { Playback } from './playback.js';

/** How long the pointer rests on a thing before one stops to look at it, in milliseconds. */
const REST = 350;

/** How the others' turn is shown: as one likes it, and never moving where nothing may move. @returns {import('./playback.js').Way} */
const wayOf = () => (settings().foe === 'play' && !moves() ? 'still' : settings().foe);

/** The playback of a match; the session gives it what happens. @param {import('../match/session.js').Session} session @param {import('./camera.js').Eye} eye */
export function usePlaybackOf(session, eye) {
  const playback = useMemo(() => {
    const made = new Playback({
      apart: (from, to) => eye.layout?.apart(from, to) ?? 1,
      speed: settings().pace,
      mode: wayOf(),
      camera: beat => mustMove(eye, beat),
      turn: table => session.turn(table),
    });
    // nothing is asked, not for a moment, before what is on its way was shown
    made.expect(session.feed.pending);
    return made;
  }, [session]);
  useLayoutEffect(() => {
    const letGo = session.feed.attach(playback);
    // nobody misses what is shown while he looks elsewhere
    const look = () => playback.sleep(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      letGo();
      playback.stop();
    };
  }, [playback]);
  playback.mode = wayOf();
  return playback;
}
/** Whoever presses the map or a line of the journal, or rests on a thing there, wants to look: what is shown pauses; once he looks away again, it goes on. @param {Playback} playback */
export function usePauses(playback) {
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */ let resting;
    // whoever looks while nothing moves holds nothing up: what comes then is shown, or passed over, as it would be
    const pause = () => playback.running && !playback.aside && playback.pause();
    /** Whether it stands because somebody rests on a thing. */ let looks = false;
    const rest = () => {
      looks = playback.running && !playback.aside;
      pause();
    };
    // what comes of one's own deed holds nothing up; and what answers a question is no look at the map
    const press = () => {
      clearTimeout(resting);
      looks = false;
      return playback.aside ? playback.toEnd() : pause();
    };
    /** @param {Event} event @param {string} within */
    const isOn = (event, within) => !!(/** @type {Element} */ (event.target).closest?.(within));
    /** @param {PointerEvent} event */
    const move = event => {
      clearTimeout(resting);
      if (event.pointerType !== 'mouse') return;
      if (isOn(event, '.stage :is([data-piece], [data-look]), .log li')) resting = setTimeout(rest, REST);
      else if (looks) {
        looks = false;
        playback.resume();
      }
    };
    /** @param {PointerEvent} event */
    const down = event => isOn(event, '.stage .frame, .log') && !isOn(event, '.zoom') && press();
    addEventListener('pointermove', move);
    addEventListener('pointerdown', down);
    return () => {
      clearTimeout(resting);
      removeEventListener('pointermove', move);
      removeEventListener('pointerdown', down);
    };
  }, [playback]);
}
/** Draws again whenever another beat or another table is to be seen. @param {Playback} playback */
export function usePlayback(playback) {
  const [, again] = useState(0);
  useLayoutEffect(() => playback.listen(() => again(n => n + 1)), [playback]);
  return playback;
}
/** Draws again with every picture of the screen, as long as something moves. @param {Playback} playback */
export function useTicks(playback) {
  const [, again] = useState(0);
  useLayoutEffect(() => {
    let asked = 0;
    const tick = () => {
      asked = playback.running ? requestAnimationFrame(tick) : 0;
      again(n => n + 1);
    };
    const wake = () => {
      if (!asked) tick();
    };
    const end = playback.listen(wake);
    wake();
    return () => {
      end();
      cancelAnimationFrame(asked);
    };
  }, [playback]);
  return playback;
}
/** What is heard, fetched when somebody wants it: until then there are no sounds. @param {import('../match/session.js').Session} session @param {Playback} playback */
export function useSound(session, playback) {
  const { sound } = settings();
  useEffect(() => {
    if (!sound) return undefined;
    let stop = () => {},
      stale = false;
    import('../sound/attend.js').then(
      ({ attend }) => {
        if (!stale) stop = attend(session, playback);
      },
      () => {},
    );
    return () => {
      stale = true;
      stop();
    };
  }, [sound, session, playback]);
}
