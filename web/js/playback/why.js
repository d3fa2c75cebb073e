// Why it came out so: a card with every die, what it was worth and for what reason, and what was lost.
import { html, useLayoutEffect, useRef } from '../../vendor/preact.js';
import { DieFace } from '../skins/index.js';
import { useTicks } from './hooks.js';
import { placeName } from './recap.js';
import { frameOf, lines, title } from './verdicts.js';
import { t } from './words.js';

/** @typedef {import('./beats.js').Beat} Beat */
/** @typedef {{ left: number, top: number, right: number, bottom: number, dear?: number }} Box `dear`: how bad it is to cover it */

const GAP = 12;

/**
 * Where a card lies in its frame: beside what it tells of, on the first side where it covers nothing; else where it covers least.
 * @param {{ width: number, height: number }} frame @param {{ width: number, height: number }} card @param {Box} target @param {Box[]} avoid
 * @returns {{ left: number, top: number }}
 */
export function placed(frame, card, target, avoid) {
  const mx = (target.left + target.right - card.width) / 2,
    my = (target.top + target.bottom - card.height) / 2,
    right = frame.width - card.width - GAP,
    foot = frame.height - card.height - GAP;
  /** @param {number} top */
  const held = top => Math.max(GAP, Math.min(foot, top));
  /** @param {number} left */
  const kept = left => Math.max(GAP, Math.min(right, left));
  /** @type {[number, number][]} */
  const spots = [
    [target.right + GAP, held(my)],
    [target.left - GAP - card.width, held(my)],
    [kept(mx), target.top - GAP - card.height],
    [kept(mx), target.bottom + GAP],
    [right, held(my)],
    [GAP, held(my)],
    [right, GAP],
    [GAP, GAP],
    [right, foot],
    [GAP, foot],
  ];
  let best = spots[4],
    least = Infinity;
  for (const spot of spots) {
    const [left, top] = spot;
    if (left < GAP - 1 || left > right + 1 || top < GAP - 1 || top > foot + 1) continue;
    const cost = [target, ...avoid].reduce(
      (sum, box) =>
        sum +
        Math.max(0, Math.min(left + card.width, box.right) - Math.max(left, box.left)) *
          Math.max(0, Math.min(top + card.height, box.bottom) - Math.max(top, box.top)) *
          (box.dear ?? 1),
      0,
    );
    if (cost < least) [least, best] = [cost, spot];
  }
  return { left: best[0], top: best[1] };
}
/** Where something on the board is, within its frame. @param {Element | null} el @param {DOMRect} frame @param {number} [dear] @returns {Box[]} */
function boxAt(el, frame, dear) {
  const box = el?.getBoundingClientRect();
  if (!box) return [];
  const { left, top, right, bottom } = box;
  return [
    { left: left - frame.left, top: top - frame.top, right: right - frame.left, bottom: bottom - frame.top, dear },
  ];
}

/** What lies on the way from one to the other. @param {Box | undefined} a @param {Box | undefined} b @returns {Box[]} */
const along = (a, b) =>
  a && b
    ? [0.2, 0.35, 0.5, 0.65, 0.8].map(f => {
        const x = (a.left + a.right) / 2 + ((b.left + b.right - a.left - a.right) / 2) * f,
          y = (a.top + a.bottom) / 2 + ((b.top + b.bottom - a.top - a.bottom) / 2) * f;
        return { left: x - 14, right: x + 14, top: y - 14, bottom: y + 14, dear: 2 };
      })
    : [];

/** The card of the beat that is told, once its last die lies; to be put inside the frame of the board. @param {{ playback: import('./playback.js').Playback, scene: import('../../types').Scene, skin: import('../skins/skin.js').Skin }} p */
export function Why({ playback, scene, skin }) {
  useTicks(playback);
  const { beat, progress } = playback;
  const there =
    !!beat &&
    beat.dice.length > 0 &&
    (progress?.dice ?? 0) >= 1 &&
    !playback.asks &&
    playback.state !== 'idle' &&
    playback.state !== 'recap';
  return there ? html`<${Card} key=${playback.at} beat=${beat} scene=${scene} skin=${skin} />` : null;
}
/** @param {{ beat: Beat, scene: import('../../types').Scene, skin: import('../skins/skin.js').Skin }} p */
function Card({ beat, scene, skin }) {
  const at = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const card = at.current,
      frame = /** @type {HTMLElement | null} */ (card?.offsetParent);
    if (!card || !frame) return;
    const box = frame.getBoundingClientRect();
    /** @param {string | null | undefined} id */
    const place = id => boxAt(document.getElementById(`place-${id}`), box, 4);
    const [target] = [...place(beat.dice.at(-1)?.at), ...beat.places.flatMap(place)];
    if (!target) return;
    const { left, top } = placed(box, card.getBoundingClientRect(), target, [
      ...beat.places.flatMap(place),
      ...beat.shots.flatMap(({ from, to }) => along(place(from)[0], place(to)[0])),
      ...[...frame.querySelectorAll('.cast')].flatMap(el => boxAt(el, box, 4)),
      ...[...frame.querySelectorAll('.units .piece, .nodes .node')].flatMap(el => boxAt(el, box)),
    ]);
    card.style.left = `${left}px`;
    card.style.top = `${top}px`;
  }, []);
  const lost = beat.losses.filter(loss => loss.count > 0 || loss.gone);
  return html`<section ref=${at} class="why-card" role="group"><h3>${title(beat.dice)}</h3>
    ${beat.because.length > 0 && html`<p class="because">${beat.because.map(reason => reason.replace(/\.$/, '')).join(' · ')}</p>`}
    <ul>${lines(beat.dice).map(
      ({ dice, text }, i) =>
        html`<li key=${i} class=${frameOf(dice[0])}><span class="faces">${dice.map((die, n) => html`<${DieFace} key=${n} die=${die} skin=${skin} />`)}</span><span>${text}</span></li>`,
    )}</ul>
    ${lost.map(
      (loss, i) =>
        html`<p key=${i} class="then"><b>${loss.gone ? t('gone-said', { what: loss.piece?.name || placeName(scene, loss.place) }) : t('lost', { n: loss.count })}</b>${loss.gone || loss.left == null ? '' : `, ${t('left', { n: loss.left })}`}</p>`,
    )}</section>`;
}
