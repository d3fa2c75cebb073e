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

/** @param {View} a @param {View} b */
const same = (a, b) => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1 && Math.abs(a.k - b.k) < 0.001;

/** @param {import('./playback.js').Playback} playback @param {Eye} eye */
export function useCamera(playback, eye) {
  /** Where the player had it, and where the film has left it since. @type {{ current: { home: View, left: View } | null }} */
  const went = useRef(null);
  const { beat, state, at } = playback;
  const told = (state === 'playing' || state === 'paused') && !playback.asks,
    // who is asked in the midst of it sees what he is asked about
    stays = state === 'recap' || (playback.reaction && state === 'paused');
  useLayoutEffect(() => {
    if (!eye.pan || !eye.layout) return;
    // Whoever moves the map himself has it where he wants it.
    if (went.current && !same(eye.pan.view(), went.current.left)) went.current.home = { ...eye.pan.view() };
    if (told && beat) {
      went.current ??= { home: { ...eye.pan.view() }, left: { ...eye.pan.view() } };
      const box = boxOf(beat, eye.layout);
      if (box && mustMove(eye, beat)) eye.pan.travel((box[0] + box[2]) / 2, (box[1] + box[3]) / 2);
      went.current.left = { ...eye.pan.view() };
    } else if (went.current && !stays) {
      eye.pan.back(went.current.home);
      went.current = null;
      eye.seek?.();
    }
  }, [at, told, stays]);
}
