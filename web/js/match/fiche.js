// What is pointed at or in hand: its counter, its name, where it stands, and what the rules say of it now. Anybody's, at any time.
import { html, useEffect, useState } from '../../vendor/preact.js';
import { t } from '../words.js';
import { upper } from '../parts.js';
import { Counter } from '../board/pieces.js';
import { sortStack } from '../board/stacks.js';
import { flagClass } from './seats.js';
import { nameOf } from './offers.js';

/**
 * @typedef {import('../../types').Piece} Piece
 * @typedef {import('../../types').Inspection} Inspection
 * @typedef {import('./offers.js').Index} Index
 * @typedef {import('./session.js').Session} Session
 */

/** How long the pointer rests before the rules are asked, in milliseconds. */
const REST = 250;

/** What the rules say of a thing, once the pointer has rested on it. @param {Session} session @param {string | null} id @returns {Inspection | null} */
function useInspection(session, id) {
  const [found, setFound] = useState(/** @type {{ id: string, number: number, said: Inspection } | null} */ (null));
  const number = session.sheet?.number ?? 0;
  useEffect(() => {
    if (!id || session.busy) return undefined;
    let stale = false;
    const timer = setTimeout(
      () => session.answers.inspect(id).then(said => said && !stale && setFound({ id, number, said })),
      REST,
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [id, number, session.busy]);
  return found && found.id === id && found.number === number ? found.said : null;
}

/** @param {{ piece: Piece, scene: import('../../types').Scene, skin: import('../skins/skin.js').Skin, size: number }} props */
const Face = ({ piece, scene, skin, size }) =>
  html`<${Counter} piece=${piece} kind=${scene.kinds.find(kind => kind.id === piece.kind) ?? null} skin=${skin} size=${size} />`;

/** What goes with a piece and lies on it, in words. @param {Piece} piece */
const bears = piece => [...piece.with, ...piece.marks].map(mark => mark.name).join(' · ');

/**
 * @param {{ id: string, session: Session, index: Index, skin: import('../skins/skin.js').Skin, layers: Set<string> | null, onLayer: (id: string) => void, pinned: Inspection | null }} props
 *   `layers`: of what comes with it, what is drawn on the board; null draws all
 */
export function Fiche({ id, session, index, skin, layers, onLayer, pinned }) {
  const { scene } = /** @type {import('../../types').MatchAbout} */ (session.about);
  const asked = useInspection(session, pinned ? null : id);
  const said = pinned ?? asked;
  const place = index.pieces.get(id)?.place ?? id;
  const here = scene.board.places.find(one => one.id === place);
  const stack = sortStack(index.standing.get(place) ?? [], skin).reverse();
  const piece = index.pieces.get(id) ?? stack[0];
  const others = stack.filter(one => one !== piece);
  const where = [here?.name ?? place, here?.ground].filter(Boolean).join(' · ');
  return html`<article class="fiche">${piece && html`<span class="face-big"><${Face} piece=${piece} scene=${scene} skin=${skin} size=${64} /></span>`}
    <h3>${upper(piece ? piece.name : nameOf(index, id))}</h3>
    <p class="kind">${piece && html`<b class=${`side-tag ${flagClass(scene.flags[piece.side])}`}>${scene.sides[piece.side]}</b> `}<span class="grey">${piece ? where : (here?.ground ?? '')}</span>${piece?.steps && html` · ${t('strength-of', { n: piece.steps[0], m: piece.steps[1] })}`}${piece && bears(piece) && html`<br />${bears(piece)}`}</p>
    <ul class="said">${said?.notes.filter((note, i) => i > 0 || note !== piece?.name).map((note, i) => html`<li key=${i}>${note}</li>`)}</ul>
    ${
      layers &&
      said &&
      html`<p class="layers">${said.overlays
        .filter(overlay => overlay.places.length)
        .map(
          overlay =>
            html`<button type="button" key=${overlay.id} class=${layers.has(overlay.id) ? 'btn on' : 'btn'} aria-pressed=${layers.has(overlay.id)} onClick=${() => onLayer(overlay.id)}>${upper(overlay.name)}</button>`,
        )}</p>`
    }
    ${
      others.length > 0 &&
      html`<ul class="under" aria-label=${t('also-here')}>${others.map(
        one =>
          html`<li key=${one.id}><${Face} piece=${one} scene=${scene} skin=${skin} size=${34} /><span>${upper(one.name)}<small>${bears(one)}</small></span></li>`,
      )}</ul>`
    }</article>`;
}
