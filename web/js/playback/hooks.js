// The model and the page: when to draw again.
import { useEffect, useLayoutEffect, useState } from '../../vendor/preact.js';
import { settings } from '../store.js';

/** @typedef {import('./playback.js').Playback} Playback */

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
