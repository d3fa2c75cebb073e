// Reserves that can be touched, as tiles in a tray; what else is kept off the board, as figures that open.
import { html } from '../../vendor/preact.js';
import { t } from '../words.js';
import { Dialog } from '../parts.js';
import { Counter } from '../board/pieces.js';

/**
 * @typedef {import('../../types').Pool} Pool
 * @typedef {import('../../types').Scene} Scene
 * @typedef {import('../../types').PoolLine} PoolLine
 */

/** The tile of a kind, as it lies on the board. @param {{ line: PoolLine, kinds: Map<string, import('../../types').PieceKind>, skin: any, state?: string }} props */
function TileOf({ line, kinds, skin, state = '' }) {
  const kind = line.kind ? kinds.get(line.kind) : null;
  if (!kind) return null;
  return html`<${Counter} kind=${kind} count=${line.count} skin=${skin} size=${48} state=${state} />`;
}

/**
 * @param {{ pools: Pool[], scene: Scene, skin: any, lit: (id: string) => boolean, selected: Set<string>, onPick: (id: string, event: any) => void, onHover: (id: string | null, event: any) => void, onPool: (pool: Pool) => void }} props
 */
export function Reserve({ pools, scene, skin, lit, selected, onPick, onHover, onPool }) {
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
    ${sideOf(pool.seat) && `${sideOf(pool.seat)} · `}${pool.count}</small></h2>
    <ul key=${pool.id}>${(pool.holds ?? []).map(line => {
      const can = line.id != null && lit(line.id),
        on = line.id != null && selected.has(line.id);
      const inside = html`<${TileOf} line=${line} kinds=${kinds} skin=${skin} state=${on ? 'sel' : can ? 'can' : ''} /><span>${line.name}</span>`;
      return html`<li key=${line.id ?? line.name} class=${on ? 'on' : can ? 'can' : ''}>
        ${
          line.id
            ? html`<button type="button" aria-pressed=${on} aria-disabled=${on || can ? null : 'true'} title=${line.note} onClick=${(/** @type {any} */ event) => onPick(line.id ?? '', event)}
        onPointerEnter=${(/** @type {any} */ event) => onHover(line.id, event)} onPointerLeave=${(/** @type {any} */ event) => onHover(null, event)}>${inside}</button>`
            : inside
        }</li>`;
    })}${!pool.holds?.length && html`<li class="none">${t('empty')}</li>`}</ul>`,
  )}
    ${seats.map(
      seat =>
        html`<div key=${seat} class="rest">${sideOf(seat) && html`<h3>${sideOf(seat)}</h3>`}<dl>${rest
          .filter(pool => pool.seat === seat)
          .map(
            pool => html`<div key=${pool.id}><dt><button type="button" class="link" onClick=${() => onPool(pool)}>${pool.name}</button></dt><dd>
      ${pool.count}</dd></div>`,
          )}</dl></div>`,
    )}</section>`;
}

/** @param {{ pool: Pool, scene: Scene, skin: any, onClose: () => void }} props */
export function PoolDialog({ pool, scene, skin, onClose }) {
  const kinds = new Map(scene.kinds.map(kind => [kind.id, kind]));
  return html`<${Dialog} title=${`${pool.name}${pool.seat == null ? '' : ', ' + scene.sides[pool.seat]}`} onClose=${onClose}><ul class="lines">
    ${(pool.holds ?? []).map(
      (
        line,
        i,
      ) => html`<li key=${i}><${TileOf} line=${line} kinds=${kinds} skin=${skin} /><span><b>${line.count} × ${line.name}</b>
    ${line.note && html`<small>${line.note.replace(/^\(|\)$/g, '')}</small>`}</span></li>`,
    )}</ul>
    ${!pool.holds?.length && html`<p>${t('empty')}</p>`}</${Dialog}>`;
}
