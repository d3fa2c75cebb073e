// Reserves that can be touched, as tiles in a tray; what else is kept off the board, as figures that open.
import { html } from '../../vendor/preact.js';
import { t } from '../words.js';
import { upper } from '../grammar.js';
import { Dialog } from '../parts.js';
import { Counter, kindFace } from '../board/pieces.js';
import { tokenOf } from '../skins/read.js';
import { symbol } from '../symbols.js';

/**
 * @typedef {import('../../types').Pool} Pool
 * @typedef {import('../../types').Scene} Scene
 * @typedef {import('../../types').PoolLine} PoolLine
 * @typedef {import('../../types').Offer} Offer
 */

/** "Recruter : infanterie, cohésion 3": what tells it from the others of its line, and its price where that says something more. @param {Offer} offer */
function shortly({ label, figure }) {
  const what = label.replace(/\s—\s.*$/, '').replace(/^.*,\s/, '');
  const same = /\d+$/.exec(what)?.[0] === /\d+/.exec(figure ?? '')?.[0];
  return html`${upper(what)}${figure && !same && html` <small>${figure}</small>`}`;
}

/** What a line may say of the piece that it stands for, beside its kind. @typedef {{ short?: string | null, group?: string | null, figures?: import('../../types').Figure[], set?: string | null }} Printed */

/** The tile of a kind, as it lies on the board. @param {{ line: PoolLine & Printed, kinds: Map<string, import('../../types').PieceKind>, skin: any, state?: string, size?: number }} props */
export function TileOf({ line, kinds, skin, state = '', size = 48 }) {
  const kind = line.kind ? kinds.get(line.kind) : null;
  if (!kind) return null;
  const { short, group, figures } = line;
  const face = { ...kindFace(kind, line.count), short, group, figures };
  return html`<${Counter} face=${face} label=${line.name} skin=${skin} size=${size} state=${state} />`;
}
/** Without the brackets round the whole of it. @param {string} note */
const bare = note => note.replace(/^\(([^()]*)\)$/, '$1');
/** Lines under their headings (divisions), in the order in which they come. @param {(PoolLine & Printed)[]} lines @returns {[string, (PoolLine & Printed)[]][]} */
function headed(lines) {
  /** @type {Map<string, (PoolLine & Printed)[]>} */ const sets = new Map();
  for (const line of lines) sets.set(line.set ?? '', [...(sets.get(line.set ?? '') ?? []), line]);
  return [...sets];
}

/**
 * @param {{ pools: Pool[], scene: Scene, skin: any, lit: (id: string) => boolean, selected: Set<string>, waysOf?: (id: string) => Offer[], onPick: (id: string, event: any) => void, onDo?: (offer: Offer) => void, onCarry?: (id: string, event: PointerEvent) => void, onHover: (id: string | null, event: any) => void, onPool: (pool: Pool) => void }} props
 */
export function Reserve({ pools, scene, skin, lit, selected, waysOf, onPick, onDo, onCarry, onHover, onPool }) {
  const kinds = new Map(scene.kinds.map(kind => [kind.id, kind]));
  const touched = pools.filter(pool => pool.holds?.some(line => line.id && lit(line.id)));
  const main = touched[0] ?? pools.find(pool => pool.holds?.some(line => line.id)) ?? null;
  if (!main?.holds?.length && !touched.length && !pools.some(pool => pool.holds)) return null;
  const shown = touched.length ? touched : main ? [main] : [];
  const rest = pools.filter(pool => !shown.includes(pool) && pool.holds);
  const seats = [...new Set(rest.map(pool => pool.seat))];
  // Where both sides have theirs before one, each pool says whose it is.
  const both = new Set(pools.map(pool => pool.seat)).size > 1;
  /** @param {number | null} seat */
  const sideOf = seat => (both && seat != null ? scene.sides[seat] : null);
  return html`<section class="panel reserve" aria-label=${shown[0]?.name ?? t('reserve')}>${shown.map(
    pool => html`<h2 key=${'h' + pool.id}>${pool.name}<small>
    ${sideOf(pool.seat) && `${sideOf(pool.seat)} · `}${pool.count || ''}</small></h2>
    ${headed(pool.holds ?? []).map(
      ([set, lines]) =>
        html`${set && html`<h3 key=${'s' + set}>${set}</h3>`}<ul key=${pool.id + set}>${lines.map(line => {
          const can = line.id != null && lit(line.id),
            on = line.id != null && selected.has(line.id);
          const ways = line.id && can ? (waysOf?.(line.id) ?? []) : [],
            token = line.kind ? null : tokenOf(skin, line);
          const inside = html`<${TileOf} line=${line} kinds=${kinds} skin=${skin} state=${on ? 'sel' : can ? 'can' : ''} />${token && html`<svg class="means" viewBox="0 0 24 24" aria-hidden="true">${token.path ? html`<path d=${token.path} />` : html`<use href=${symbol(token.symbol)} />`}</svg>`}<span>${line.name}${line.note && html`<small>${bare(line.note)}</small>`}</span>`;
          // several things to do with one line are buttons of its own
          if ((ways.length > 1 || ways[0]?.role === 'add') && onDo)
            return html`<li key=${line.id} class="can several">${inside}<span class="ways">${ways.map(offer => html`<button type="button" key=${offer.decision} title=${offer.label} aria-label=${offer.label} onClick=${() => onDo(offer)}>${shortly(offer)}</button>`)}</span></li>`;
          return html`<li key=${line.id ?? line.name} data-look=${line.id ? null : `line:${pool.id}:${pool.holds?.indexOf(line)}`} class=${on ? 'on' : can ? 'can' : ''}>
        ${
          line.id
            ? html`<button type="button" data-line=${line.id} aria-pressed=${on} aria-disabled=${on || can ? null : 'true'} title=${line.note} onPointerDown=${(/** @type {PointerEvent} */ event) => can && onCarry?.(line.id ?? '', event)} onClick=${(/** @type {any} */ event) => onPick(line.id ?? '', event)}
        onPointerEnter=${(/** @type {any} */ event) => onHover(line.id, event)} onPointerLeave=${(/** @type {any} */ event) => onHover(null, event)}>${inside}</button>`
            : inside
        }</li>`;
        })}</ul>`,
    )}${!pool.holds?.length && html`<ul><li class="none">${t('empty')}</li></ul>`}`,
  )}
    ${seats.map(
      seat =>
        html`<div key=${seat} class="rest">${sideOf(seat) && html`<h3>${sideOf(seat)}</h3>`}<dl>${rest
          .filter(pool => pool.seat === seat)
          .map(
            pool => html`<div key=${pool.id}><dt><button type="button" class="link" aria-haspopup="dialog" onClick=${() => onPool(pool)}>${pool.name}</button></dt><dd>
      ${pool.count}</dd></div>`,
          )}</dl></div>`,
    )}</section>`;
}

/** A common pool whose every marker is shown: a cup, side by side for each of the sides. @param {{ pool: Pool, skin: any, onPool: (pool: Pool) => void }} props */
export const Cup = ({ pool, skin, onPool }) =>
  html`<section class="panel cup" aria-label=${pool.name}><h2><button type="button" class="link" aria-haspopup="dialog" onClick=${() => onPool(pool)}>${pool.name}</button> <small>${pool.count}</small></h2>
    ${headed(pool.holds ?? []).map(
      ([set, lines]) =>
        html`<ul key=${set} aria-label=${set || undefined}>${lines.map(line => {
          const token = tokenOf(skin, line);
          return html`<li key=${line.name} data-look=${`line:${pool.id}:${pool.holds?.indexOf(line)}`} tabindex="0" class=${token?.cls ?? 'nt'} title=${`${line.count} × ${line.name}, ${line.note ?? ''}`}>
        ${token ? html`<svg class=${token.wide ? 'wide' : ''} aria-hidden="true"><use href=${symbol(token.symbol)} /></svg>` : line.name}${line.short && html`<i>${line.short}</i>`}<b>${line.count}</b><span class="sr">${`${line.count} × ${line.name}`}</span></li>`;
        })}</ul>`,
    )}</section>`;

/** What is still to be seen to, place by place: each is shown when it is touched. @param {{ overlay: import('../../types').Overlay, onShow: (places: string[]) => void }} props */
export const Due = ({ overlay, onShow }) =>
  html`<section class="panel due" aria-label=${overlay.name}><h2>${upper(overlay.name)}<small>${overlay.places.length || t('none-left')}</small></h2>
    <ul>${overlay.places.map(({ place }) => html`<li key=${place}><button type="button" class="link" onClick=${() => onShow([place])}>${place}</button></li>`)}</ul></section>`;

/** @param {{ pool: Pool, scene: Scene, skin: any, onClose: () => void }} props */
export function PoolDialog({ pool, scene, skin, onClose }) {
  const kinds = new Map(scene.kinds.map(kind => [kind.id, kind]));
  return html`<${Dialog} title=${`${pool.name}${pool.seat == null ? '' : ', ' + scene.sides[pool.seat]}`} onClose=${onClose}><ul class="lines">
    ${(pool.holds ?? []).map(
      (
        line,
        i,
      ) => html`<li key=${i}><${TileOf} line=${line} kinds=${kinds} skin=${skin} /><span><b>${line.count} × ${line.name}</b>
    ${line.note && html`<small>${bare(line.note)}</small>`}</span></li>`,
    )}</ul>
    ${!pool.holds?.length && html`<p>${t('empty')}</p>`}</${Dialog}>`;
}
