// What stands at the place under the pointer, counter by counter: for whoever looks at a stack without touching it.
import { html } from '../../vendor/preact.js';
import { upper } from '../parts.js';
import { Counter } from '../board/pieces.js';
import { sortStack } from '../board/stacks.js';

/** @typedef {import('../../types').Scene} Scene */

/** @param {{ place: string | null, index: import('./offers.js').Index, scene: Scene, skin: import('../skins/skin.js').Skin, left: boolean }} props `left`: on which side of the board it stands */
export function Peek({ place, index, scene, skin, left }) {
  const pieces = place ? (index.standing.get(place) ?? []) : [];
  const here = scene.board.places.find(one => one.id === place);
  if (!here || !pieces.length) return null;
  return html`<section class=${`panel peek ${left ? 'left' : 'right'}`} aria-hidden="true"><h3>${here.name}${here.ground && html` <small>${here.ground}</small>`}</h3>
    <ul>${sortStack(pieces, skin)
      .reverse()
      .map(
        piece => html`<li key=${piece.id}><${Counter} piece=${piece} kind=${scene.kinds.find(kind => kind.id === piece.kind) ?? null} skin=${skin} size=${46} />
        <span>${upper(piece.name)}<small>${[...piece.with, ...piece.marks].map(mark => mark.name).join(' · ')}</small></span></li>`,
      )}</ul></section>`;
}
