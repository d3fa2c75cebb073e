// The narrator: the dock while the other side plays. Who, which beat, one sentence, a bar for each, and what one does to a film.
import { html } from '../../vendor/preact.js';
import { the } from '../grammar.js';
import { Ico } from '../parts.js';
import { flagClass, flagSymbol } from '../match/seats.js';
import { usePlayback } from './hooks.js';
import { spoken } from './recap.js';
import { narrated, sentence } from './sentences.js';
import { t } from './words.js';

/** @typedef {import('./playback.js').Playback} Playback */
/** @typedef {import('./playback.js').Speed} Speed */
/** @typedef {import('./beats.js').Beat} Beat */
/** @typedef {import('../../types').Scene} Scene */

const glyphs = {
  back: 'M13 3v14L4 10z',
  next: 'M7 3v14l9-7z',
  pause: 'M5 3h4v14H5zM11 3h4v14h-4z',
  play: 'M5 2v16l12-8z',
  end: 'M3 3v14l7-7zM10 3v14l6-7zM16 3h2v14h-2z',
};
/** @param {{ id: keyof typeof glyphs }} p */
const Glyph = ({ id }) => html`<svg class="ico" viewBox="0 0 20 20" aria-hidden="true"><path d=${glyphs[id]} /></svg>`;

/** @type {{ speed: Speed, word: 'speed-half' | 'speed-one' | 'speed-two' }[]} */
const speeds = [
  { speed: 0.5, word: 'speed-half' },
  { speed: 1, word: 'speed-one' },
  { speed: 2, word: 'speed-two' },
];

/**
 * What the keys do, for `useKeys`, in the state that the playback is in; none while there is nothing to see.
 * @param {Playback} playback @param {(speed: Speed) => void} [onSpeed] keeps the choice
 * @returns {import('../keys.js').Bindings}
 */
export function keysOf(playback, onSpeed) {
  const { state } = playback;
  // what is on its way need not be waited for either
  if (playback.expected && !playback.beat) return { End: () => playback.toEnd() };
  if (state === 'recap') return { Enter: () => playback.close(), v: () => playback.again() };
  if (state === 'idle') return playback.beats.length ? { v: () => playback.again() } : {};
  if (playback.asks) return {};
  /** @param {Speed} speed */
  const at = speed => () => {
    playback.speed = speed;
    onSpeed?.(speed);
  };
  return {
    ' ': () => (state === 'playing' ? playback.pause() : playback.resume()),
    ArrowLeft: () => playback.previous(),
    ArrowRight: () => playback.next(),
    1: at(0.5),
    2: at(1),
    3: at(2),
    End: () => playback.toEnd(),
    v: () => playback.again(),
  };
}

/** @param {Beat} beat */
const isBlow = beat => beat.kind === 'combat' || beat.losses.length > 0;

/** @param {{ playback: Playback, scene: Scene, onSpeed?: (speed: Speed) => void, onEnd?: () => void, ends?: 'to-recap' | 'film-ends' }} p `onEnd`: what its last button does, and `ends` says */
export function Narrator({ playback, scene, onSpeed, onEnd = () => playback.toEnd(), ends = 'to-recap' }) {
  usePlayback(playback);
  const { at, beat, beats, state } = playback;
  if (!beat)
    return html`<section class="prompt narrator" aria-label=${t('their-turn')} aria-busy="true"><div class="ask"><p class="question">${t('film-comes')}</p></div>
    <div class="reel"><button type="button" class="btn" aria-label=${t(ends)} onClick=${onEnd}><${Glyph} id="end" /><kbd>${t('key-end')}</kbd></button></div></section>`;
  // what came of one's own deed is one's own
  const side = beat.side ?? playback.teller,
    flag = scene.flags[side],
    plays = state === 'playing',
    still = playback.mode === 'still',
    n = beats.length;
  return html`<section class=${`prompt theirs narrator ${flagClass(flag)}`} aria-label=${t('their-turn')}>
    <${Ico} id=${flagSymbol(flag)} /><div class="ask"><div class="brow"><b>${t('beat-of', { the: the(scene.sides[side]), i: at + 1, n })}</b>${playback.comes ? html`<i class="thinking">${t('waiting')}</i>` : ''}</div>
      <p class="question" title=${beat?.notes.map(note => note.text).join(' ') ?? ''}>${beat && narrated(beat).map(({ text, strong }, i) => html`${i ? ' ' : ''}${strong ? html`<b>${text}</b>` : text}`)}</p>
      <div class="beats">${beats.map(
        (one, i) =>
          html`<button type="button" key=${i} class=${`${i < at ? 'was' : i === at ? 'now' : ''}${isBlow(one) ? ' blow' : ''}`} aria-label=${t(isBlow(one) ? 'beat-n-fight' : 'beat-n', { i: i + 1, n })} aria-current=${i === at ? 'step' : null} tabindex=${i === at ? 0 : -1} onClick=${() => playback.go(i)} />`,
      )}</div></div>
    <div class="reel">
      <button type="button" class="btn" aria-label=${t('beat-back')} disabled=${at <= 0} onClick=${() => playback.previous()}><${Glyph} id="back" /><kbd>←</kbd></button>
      <button type="button" class="btn play" aria-label=${t(plays ? 'pause' : 'resume')} onClick=${() => (plays ? playback.pause() : playback.resume())}><${Glyph} id=${plays ? 'pause' : 'play'} /><kbd>${t('key-space')}</kbd></button>
      <button type="button" class="btn" aria-label=${t('beat-on')} onClick=${() => playback.next()}><${Glyph} id="next" /><kbd>→</kbd></button>
      ${
        still
          ? ''
          : html`<div class="speeds" role="radiogroup" aria-label=${t('speed')}>${speeds.map(
              ({ speed, word }) =>
                html`<button type="button" key=${speed} role="radio" aria-checked=${playback.speed === speed} class=${playback.speed === speed ? 'on' : ''} onClick=${() => {
                  playback.speed = speed;
                  onSpeed?.(speed);
                }}>${t(word)}</button>`,
            )}</div>`
      }
      <button type="button" class="btn" aria-label=${t(ends)} onClick=${onEnd}><${Glyph} id="end" /><kbd>${t('key-end')}</kbd></button></div></section>`;
}

/** Their turn as a list, numbered like the arrows: for the slot, where nothing moves. @param {{ playback: Playback }} p */
export function BeatList({ playback }) {
  usePlayback(playback);
  return html`<ol class="beat-list">${playback.beats
    .slice(0, playback.at + 1)
    .map(
      (beat, i) =>
        html`<li key=${i} class=${`${i === playback.at ? 'on' : ''}${isBlow(beat) ? ' blow' : ''}`}><button type="button" onClick=${() => playback.go(i)}><b class="n">${i + 1}</b><span title=${sentence(beat)}>${sentence(beat)}</span></button></li>`,
    )}</ol>`;
}

/** What is said aloud: a beat when it ends. @param {{ playback: Playback, scene: Scene }} p */
export function Spoken({ playback, scene }) {
  usePlayback(playback);
  // Kept short: only what is added is read.
  return html`<div class="sr" role="log" aria-live="polite">${playback.ended.slice(-4).map(({ beat, index, brief }) => {
    const text = spoken(beat, { index, of: playback.beats.length, scene, brief });
    return text && html`<p key=${index}>${text}</p>`;
  })}</div>`;
}
