// The rings of what is looked at: how far it goes and how far it strikes, dotted, with how many stand under them; and the way by which it came.
import { html, useMemo } from '../../vendor/preact.js';
import { Way } from '../playback/traces.js';
import { n1 } from '../board/geometry.js';
import { doingsOf } from './doings.js';
import { ringsOf } from './ringed.js';
import { flagOf } from '../skins/read.js';

/**
 * @typedef {import('../../types').Overlay} Overlay
 * @typedef {import('../../types').Piece} Piece
 * @typedef {{ piece: Piece, overlays: Overlay[], standing: Map<string, Piece[]>, journal: import('../../types').Note[] }} Ringed
 */

/** @param {{ layout: import('../board/layout.js').Layout, ringed: Ringed, own: boolean | null, traces: any }} props `own`: whether it is one's own; null where one only looks on: then its side's ink tells; `traces`: what the inks of a playback need */
export function Rings({ layout, ringed, own, traces }) {
  const { piece, overlays, standing, journal } = ringed;
  const { rings, way } = useMemo(
    () => ({ rings: ringsOf(piece, overlays, standing), way: doingsOf(journal, piece.id, piece.side).way }),
    [ringed],
  );
  const whose =
    own == null
      ? `of ${flagOf(traces.skin, piece.flag ?? traces.scene.flags[piece.side], piece.side)}`
      : own
        ? 'own'
        : 'foe';
  return html`<g class=${`rings ${whose}`} aria-hidden="true">${rings.map(({ id, places, under }) => {
    const top = places
      .map(place => layout.at(place))
      .filter(p => p !== undefined)
      .reduce((one, other) => (other[1] < one[1] ? other : one), [0, Infinity]);
    return html`<g key=${id}><path class=${`dotted ${id}`} d=${layout.area([...places, piece.place])} />${
      under > 0 && Number.isFinite(top[1])
        ? html`<g class="under-n" transform=${`translate(${n1(top[0])} ${n1(Math.max(12, top[1] - layout.unit * 0.45))})`}><circle r="10" /><text y="4">${under}</text></g>`
        : ''
    }</g>`;
  })}${way && html`<${Way} props=${{ ...traces, layout }} arrow=${{ way, side: piece.side }} cls="thin" />`}</g>`;
}
