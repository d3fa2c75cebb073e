// The sounds themselves, made here: bursts of noise and a few tones, none longer than half a second. Nothing sounds before the reader
// has touched the page.

/** @typedef {import('./cues.js').Sound} Sound */

/** @type {AudioContext | null} */ let context = null;
/** @type {AudioBuffer | null} */ let noise = null;

/** The device, once a hand has been on the page; a browser lets nothing sound before. */
function device() {
  if (!context && navigator.userActivation?.hasBeenActive) context = new AudioContext();
  if (context?.state === 'suspended') context.resume();
  return context;
}
/** Half a second of noise, made once. @param {AudioContext} ctx */
function hiss(ctx) {
  if (noise) return noise;
  noise = ctx.createBuffer(1, ctx.sampleRate / 2, ctx.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return noise;
}

/** @param {AudioContext} ctx @param {AudioScheduledSourceNode} source @param {AudioNode} through @param {number} loud @param {number} at @param {number} lasts */
function shaped(ctx, source, through, loud, at, lasts) {
  const gain = ctx.createGain(),
    from = ctx.currentTime + at;
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), from + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  through.connect(gain).connect(ctx.destination);
  source.start(from);
  source.stop(from + lasts + 0.02);
}
/** A burst of noise. @param {AudioContext} ctx @param {BiquadFilterType} type @param {number} hertz @param {number} loud @param {number} at @param {number} lasts */
function burst(ctx, type, hertz, loud, at, lasts) {
  const source = ctx.createBufferSource(),
    filter = ctx.createBiquadFilter();
  source.buffer = hiss(ctx);
  filter.type = type;
  filter.frequency.value = hertz;
  shaped(ctx, source, source.connect(filter), loud, at, lasts);
}
/** A tone that falls or rises. @param {AudioContext} ctx @param {OscillatorType} type @param {number} from @param {number} to @param {number} loud @param {number} at @param {number} lasts */
function tone(ctx, type, from, to, loud, at, lasts) {
  const source = ctx.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, ctx.currentTime + at);
  source.frequency.exponentialRampToValueAtTime(to, ctx.currentTime + at + lasts);
  shaped(ctx, source, source, loud, at, lasts);
}

/** @type {Record<Sound, (ctx: AudioContext, v: number) => void>} */
const sounds = {
  step: (ctx, v) => burst(ctx, 'lowpass', 420, v * 0.5, 0, 0.07),
  shot: (ctx, v) => {
    burst(ctx, 'bandpass', 1500, v, 0, 0.09);
    burst(ctx, 'lowpass', 300, v * 0.8, 0.01, 0.3);
  },
  dice: (ctx, v) => {
    for (const at of [0, 0.07, 0.16, 0.29, 0.43]) burst(ctx, 'bandpass', 2600 - at * 1800, v * 0.7, at, 0.04);
  },
  loss: (ctx, v) => {
    tone(ctx, 'sine', 120, 38, v, 0, 0.45);
    burst(ctx, 'lowpass', 220, v * 0.6, 0, 0.4);
  },
  card: (ctx, v) => burst(ctx, 'highpass', 3200, v * 0.35, 0, 0.16),
  turn: (ctx, v) => {
    tone(ctx, 'triangle', 523, 523, v * 0.4, 0, 0.22);
    tone(ctx, 'triangle', 784, 784, v * 0.4, 0.14, 0.34);
  },
  end: (ctx, v) => {
    for (const [i, hertz] of [392, 523, 659].entries()) tone(ctx, 'triangle', hertz, hertz, v * 0.4, i * 0.14, 0.4);
  },
  defeat: (ctx, v) => {
    for (const [i, hertz] of [294, 277].entries()) tone(ctx, 'triangle', hertz, hertz, v * 0.4, i * 0.2, 0.45);
  },
};

/** @param {Sound} name @param {number} volume up to 1 */
export function sound(name, volume) {
  const ctx = device();
  if (ctx && volume > 0) sounds[name](ctx, volume * 0.5);
}
