// The recap: what their turn cost and brought, before one's own. Not modal: the map stays at hand.
import { html, useLayoutEffect, useMemo, useRef } from '../../vendor/preact.js';
import { Counter } from '../board/pieces.js';
import { figure, of, upper } from '../grammar.js';
import { Ico } from '../parts.js';
import { flagClass, flagSymbol } from '../match/seats.js';
import { usePlayback } from './hooks.js';
import { fate, grounds, placeName, spokenRecap, whose } from './recap.js';
import { t } from './words.js';

/** @typedef {import('../../types').Scene} Scene */
/** @typedef {import('./playback.js').Playback} Playback */
/** @typedef {import('../skins/skin.js').Skin} Skin */

/** What their turn came to, as long as it is told; null where nothing was lost, taken or scored. @param {Playback} playback */
export const useRecap = playback => {
  usePlayback(playback);
  return useMemo(() => playback.sum, [playback.beats, playback.state]);
};

/** To be put inside the frame of the board. @param {{ playback: Playback, scene: Scene, skin: Skin, own: number[] }} p */
export function RecapCard({ playback, scene, skin, own }) {
  const recap = useRecap(playback);
  return playback.state === 'recap' && recap
    ? html`<${Card} playback=${playback} recap=${recap} scene=${scene} skin=${skin} own=${own} />`
    : null;
}
/** One as it is now. @param {import('./recap.js').Fallen} one @returns {import('../../types').Piece | null} */
const worn = ({ piece, left, gone }) =>
  piece && { ...piece, marks: [], steps: piece.steps && !gone && left != null ? [left, piece.steps[1]] : piece.steps };
/** @param {{ playback: Playback, recap: import('./recap.js').Recap, scene: Scene, skin: Skin, own: number[] }} p */
function Card({ playback, recap, scene, skin, own }) {
  const at = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const card = at.current,
      frame = card?.offsetParent?.getBoundingClientRect();
    if (!card || !frame) return;
    // At the side where less has changed, so that it can be seen.
    const xs = playback.beats
      .filter(beat => beat.losses.length || beat.taken.length)
      .flatMap(beat => beat.places)
      .map(id => document.getElementById(`place-${id}`)?.getBoundingClientRect())
      .filter(box => box && box.right > frame.left && box.left < frame.right)
      .map(box => /** @type {DOMRect} */ (box).left - frame.left);
    const right = xs.filter(x => x > frame.width / 2).length;
    card.classList.toggle('left', right * 2 > xs.length);
    /** @type {HTMLElement | null} */ (card.querySelector('h2'))?.focus({ preventScroll: true });
    card.scrollTop = 0;
  }, []);
  const side = recap.side ?? 0,
    flag = scene.flags[side],
    order = own.length === 1 ? [own[0], 1 - own[0]] : [0, 1],
    ground = grounds(recap, { scene, own });
  return html`<section ref=${at} class=${`recap ${flagClass(flag)}`} role="dialog" aria-label=${spokenRecap(recap, { scene, own })}>
    <header><${Ico} id=${flagSymbol(flag)} /><div><h2 tabindex="-1">${playback.amid ? t('recap-since') : t('recap-of', { of: of(scene.sides[side]) })}</h2><p>${t('recap-lead', { n: recap.beats })}</p></div></header>
    <div class="cols">${order.map(
      who =>
        html`<section key=${who}><h3>${whose(who, scene, own)}, ${recap.counts[who] || t('none')}</h3><ul>${recap.losses[
          who
        ].map(
          (
            one,
            i,
          ) => html`<li key=${i}><span class=${one.gone ? 'x' : ''}>${one.piece && html`<${Counter} piece=${worn(one)} kind=${scene.kinds.find(kind => kind.id === one.piece?.kind) ?? null} skin=${skin} size=${40} />`}</span>
          <div><b>${one.name || placeName(scene, one.place)}</b> <span class="gx">${placeName(scene, one.place)}${one.to ? ` → ${placeName(scene, one.to)}` : ''}</span><small>${fate(one)}</small></div></li>`,
        )}</ul></section>`,
    )}</div>
    ${
      (ground.length > 0 || recap.points.length > 0) &&
      html`<div class="strip">${ground.length > 0 && html`<div>${t('ground')}${ground.map(({ side: by, text, places }) => html`<b key=${by} data-taken=${by}>${text}</b><span class="gx">${places}</span>`)}</div>`}
      ${recap.points.map(
        ({ side: by, name, from, to, by: n, why }) =>
          html`<div key=${by} data-side=${by} data-by=${n}>${upper(name ?? t('points'))}, ${scene.sides[by]}<b>${from == null ? '' : `${figure(from)} → `}<span class="up">${to == null ? figure(n, { signDisplay: 'exceptZero' }) : figure(to)}</span></b>${why}</div>`,
      )}</div>`
    }</section>`;
}

/** The dock while the recap lies there. @param {{ playback: Playback, scene: Scene, asks?: string | null, own: number[] }} p `asks`: what one is asked next; `own`: whom one plays, nobody where one looks on */
export function RecapDock({ playback, scene, asks, own }) {
  const side = playback.teller,
    plays = own.length > 0,
    done = t(plays ? 'turn-done' : 'turn-of-done');
  return html`<section class=${`prompt theirs ${flagClass(scene.flags[side])}`} aria-label=${done}><div class="ask"><div class="brow"><b>${done}</b></div><p class="question">${asks ?? upper(t('recap-of', { of: of(scene.sides[side]) }))}</p></div>
    <div class="acts"><button type="button" class="btn" onClick=${() => playback.again()}>${t(plays ? 'see-again' : 'see-turn-again')} <kbd>V</kbd></button><button type="button" class="btn go" onClick=${() => playback.close()}>${t(plays ? 'mine' : 'go-on')} <kbd>↵</kbd></button></div></section>`;
}
