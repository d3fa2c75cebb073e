// Which way what is in hand looks. Turning is a way of its own of pointing: as long as one turns, nothing is lit to go to, so that the wheel
// never competes with it.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../../vendor/preact.js';
import { filled, t } from '../words.js';
import { useKeys } from '../keys.js';
import { rises } from './beside.js';
import { priceOf } from '../skins/read.js';
import { SIDES, lookOf, sideOf } from './offers.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('./offers.js').Index} Index
 * @typedef {import('../playback/camera.js').Eye} Eye
 * @typedef {import('../skins/skin.js').Skin} Skin
 * @typedef {ReturnType<typeof useTurning>} Turning
 */

/** @param {Index} index @param {boolean} mine @param {boolean} aims whether it could go somewhere instead @param {boolean} busy @param {Skin} skin @param {(offer: Offer) => void} onDo */
export function useTurning({ turns, pieces, bySubject }, mine, aims, busy, skin, onDo) {
  const id = (mine && turns[0]?.subject) || null;
  const [wanted, setWanted] = useState(
    /** @type {{ id: string | null, on: boolean, nose: number | null }} */ ({ id: null, on: false, nose: null }),
  );
  const mode = wanted.id === id ? wanted : { id, on: false, nose: null };
  // where nothing else can be done with it, one turns
  const on = id != null && (mode.on || !aims);
  /** @param {number} side */
  const offerTo = side => turns.find(offer => sideOf(offer) === side);
  const now = id == null ? null : (pieces.get(id)?.facing ?? null);
  const nose = on ? mode.nose : null;
  /** @param {boolean} is */
  const set = is => setWanted({ id, on: is, nose: null });
  /** Where it would look; whether one turns stays as it was. @param {number | null} side */
  const point = side => setWanted({ id, on: mode.on, nose: side });
  /** What stands beside the two ways of pointing, with a key of its own: what it does is done at once. */
  const also =
    id != null && aims
      ? (bySubject.get(id) ?? []).flatMap(offer =>
          offer.target == null && skin.modes[offer.verb] ? [{ offer, ...skin.modes[offer.verb] }] : [],
        )
      : [];
  /** The next side that it can be turned to, one way round. @param {1 | -1} by */
  const step = by => {
    for (let n = 1, side = nose ?? now ?? 0; n <= 6; n++) {
      side = (side + by + 6) % 6;
      // the keys begin to turn it where it could go instead
      if (offerTo(side)) return setWanted({ id, on: mode.on || aims, nose: side });
    }
  };
  /** @param {number} side */
  const act = side => {
    const offer = offerTo(side);
    if (!offer || busy) return;
    set(false);
    onDo(offer);
  };
  useKeys(
    id == null
      ? {}
      : {
          t: () => set(true),
          g: () => aims && set(false),
          a: () => step(-1),
          e: () => step(1),
          // what gives something up is done by its button alone
          ...Object.fromEntries(
            also.filter(({ offer }) => !offer.caution).map(({ offer, key }) => [key, () => !busy && onDo(offer)]),
          ),
          ...(nose == null ? {} : { Enter: () => act(nose), Escape: () => point(null) }),
        },
  );
  /** The offers that stand among the ways of pointing; null where these are not in the dock. */
  const modes = id != null && aims ? also.map(({ offer }) => offer) : null;
  return { id, on, aims, also, modes, now, nose, offerTo, set, point, act, busy, onDo };
}

/** The ways of pointing, in the dock. @param {{ turning: Turning }} props */
export const Modes = ({ turning: { id, on, aims, also, set, busy, onDo } }) =>
  id != null &&
  aims &&
  html`<span class="seg" role="group" aria-label=${t('mode')}><button type="button" class="btn" aria-pressed=${!on} onClick=${() => set(false)}><span>${t('mode-act')}</span> <kbd>G</kbd></button><button type="button" class="btn" aria-pressed=${on} onClick=${() => set(true)}><span>${t('mode-turn')}</span> <kbd>T</kbd></button>${also.map(({ offer, key, name }) => html`<button type="button" key=${offer.decision} class=${`btn also ${lookOf(offer)}`} disabled=${busy} title=${offer.label} onClick=${() => onDo(offer)}><span>${filled(name, {})}</span> <kbd>${key.toUpperCase()}</kbd></button>`)}</span>`;

/** The six arrows round what is turned; they keep their size, however large the map is. @param {{ turning: Turning, eye: Eye, skin: Skin }} props */
export function Wheel({ turning, eye, skin }) {
  const { id, on, now, nose, offerTo, point, act, busy } = turning;
  /** @type {{ current: HTMLElement | null }} */
  const box = useRef(null);
  const shown = on && id != null;
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const follow = () => {
      const at = eye.layout?.seat(eye.home?.(id) ?? id),
        view = eye.pan?.view();
      if (box.current && at && view)
        box.current.style.transform = `translate(${view.x + at[0] * view.k}px, ${view.y + at[1] * view.k}px)`;
    };
    follow();
    eye.watchers?.add(follow);
    return () => {
      eye.watchers?.delete(follow);
    };
  });
  // on a small screen, where the map may go to what is asked, it goes to what is turned
  useEffect(() => {
    const at = shown && rises() && eye.layout?.seat(eye.home?.(id) ?? id);
    if (at) eye.pan?.bring([at], true);
  }, [shown, id]);
  if (!shown) return null;
  const aimed = nose == null ? null : offerTo(nose),
    price = aimed && priceOf(skin, aimed);
  return html`<div ref=${box} class="wheel" role="group" aria-label=${t('front')}>${SIDES.map((code, side) => {
    const offer = offerTo(side);
    return html`<button type="button" key=${code} class=${side === now ? 'is' : side === nose ? 'on' : ''} style=${`--turn:${side * 60 - 60}deg`} disabled=${busy || !offer} aria-hidden=${!offer} aria-label=${offer?.label} title=${offer?.label} onClick=${() => act(side)}
      onPointerEnter=${() => offer && point(side)} onFocus=${() => offer && point(side)} onPointerLeave=${() => point(null)}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true"><path d="M-7 -2H0V-7L7 0L0 7V2H-7z" /></svg></button>`;
  })}${price && nose != null && html`<b class="price" style=${`--turn:${nose * 60 - 60}deg`}>${price}</b>`}</div>`;
}

/** The hex it looks into, filled, and its flanks. @param {{ turning: Turning, layout: import('../board/layout.js').Layout, home: (id: string) => string }} props */
export function Fronts({ turning: { id, on, now, nose }, layout, home }) {
  const ahead = nose ?? now;
  if (!on || id == null || ahead == null) return null;
  const from = home(id),
    at = layout.at(from);
  if (!at) return null;
  /** @param {number} side */
  const next = side => {
    const turn = ((side * 60 - 60) * Math.PI) / 180;
    const [x, y] = [at[0] + Math.cos(turn) * layout.unit, at[1] + Math.sin(turn) * layout.unit];
    return layout.ids.find(other => {
      const p = other !== from && layout.at(other);
      return p && Math.hypot(p[0] - x, p[1] - y) < layout.unit / 2;
    });
  };
  return html`<g class="fronts">${[-1, 1].map(by => {
    const place = next((ahead + by + 6) % 6);
    return place && html`<path key=${by} class="flank-hex" d=${layout.shape(place, 0.03)} />`;
  })}${[next(ahead)].map(place => place && html`<path key="front" class="front-hex" d=${layout.shape(place, 0.03)} />`)}</g>`;
}
