// The map follows what is told, only where it must, and goes back to where the player had it.
import { useLayoutEffect, useRef } from '../../vendor/preact.js';
import { boxOf, outside } from './traces.js';

/**
 * @typedef {import('../board/view.js').View} View
 * @typedef {{ layout?: import('../board/layout.js').Layout, pan?: import('../board/view.js').Pan, box?: () => DOMRect, watchers?: Set<() => void>, home?: (id: string) => string, seek?: () => void, go?: (id: string) => void }} Eye what the board lets others look through, once it is drawn; `watchers` are told when the sheet has moved; `home`: the place of a thing; `seek`: goes to what can be touched, if none of it is seen
 */

/** Whether the map has to move for a beat. @param {Eye} eye @param {import('./beats.js').Beat} beat */
export const mustMove = ({ layout, pan, box }, beat) =>
  !!layout && !!pan && !!box && outside(boxOf(beat, layout), pan.view(), box());

/** @param {import('./playback.js').Playback} playback @param {Eye} eye */
export function useCamera(playback, eye) {
  const home = useRef(/** @type {View | null} */ (null));
  const { beat, state, at } = playback;
  const told = (state === 'playing' || state === 'paused') && !playback.asks;
  useLayoutEffect(() => {
    if (!eye.pan || !eye.layout) return;
    if (told && beat) {
      home.current ??= { ...eye.pan.view() };
      const box = boxOf(beat, eye.layout);
      if (box && mustMove(eye, beat)) eye.pan.travel((box[0] + box[2]) / 2, (box[1] + box[3]) / 2);
    } else if (home.current && state !== 'recap') {
      eye.pan.back(home.current);
      home.current = null;
      eye.seek?.();
    }
  }, [at, told, state]);
}
