// The card of what is looked at or in hand: its counter, its name, where it is, and under fixed headings what the table, the rules and the
// journal say of it. Anything on the table has one, anybody's, at any time.
import { html } from '../../vendor/preact.js';
import { t } from '../words.js';
import { upper } from '../grammar.js';
import { Counter } from '../board/pieces.js';
import { sortStack } from '../board/stacks.js';
import { Cite } from '../rules/gist.js';
import { doingsOf, upTo } from './doings.js';
import { flagClass } from './seats.js';
import { nameOf } from './offers.js';
import { ringsOf } from './ringed.js';
import { partOf } from './things.js';

/**
 * @typedef {import('../../types').Piece} Piece
 * @typedef {import('../../types').Marker} Marker
 * @typedef {import('../../types').Inspection} Inspection
 * @typedef {import('./offers.js').Index} Index
 * @typedef {import('./session.js').Session} Session
 */

/** Which ring stands under which heading. @type {Record<string, string>} */
const RINGED = { fire: 'range' };

/** @param {{ piece: Piece, scene: import('../../types').Scene, skin: import('../skins/skin.js').Skin, size: number }} props */
const Face = ({ piece, scene, skin, size }) =>
  html`<${Counter} piece=${piece} kind=${scene.kinds.find(kind => kind.id === piece.kind) ?? null} skin=${skin} size=${size} />`;

/** @param {Piece} piece @returns {Marker[]} */
const marksOf = piece => [...piece.with, ...piece.marks];
/** What goes with a piece and lies on it, in words. @param {Piece} piece */
const bears = piece =>
  marksOf(piece)
    .map(mark => mark.name)
    .join(' · ');

/** The lines under their headings; a heading is written once. @param {{ said: Inspection, game: string, rings: { id: string, under: number }[] }} props */
const Rows = ({ said, game, rings }) =>
  html`<dl>${said.rows.map((row, i) => {
    const first = said.rows[i - 1]?.aspect !== row.aspect,
      last = said.rows[i + 1]?.aspect !== row.aspect,
      ring = last ? rings.find(one => one.under > 0 && one.id === RINGED[row.aspect]) : undefined;
    return html`<dt key=${`h${i}`} class=${first ? '' : 'again'}>${row.label}</dt>
      <dd key=${i} data-aspect=${row.aspect}>${row.value}${ring ? html` <b>${t('under-ring', { n: ring.under })}</b>` : ''} ${row.rule && html`<${Cite} game=${game} rule=${row.rule} />`}</dd>`;
  })}</dl>`;

/** What it did of late. @param {{ session: Session, piece: Piece, heard: number }} props */
function Did({ session, piece, heard }) {
  const { notes } = doingsOf(upTo(session.journal, heard), piece.id, piece.side),
    // what lies further back is not known here
    whole = session.complete || !session.journal[0]?.number;
  return html`<div class="did">${
    notes.length
      ? html`<b>${t('did-last')}</b><ul>${notes.map((note, i) => html`<li key=${i}>${note.text}</li>`)}</ul>`
      : t(whole ? 'did-nothing' : 'did-nothing-lately')
  }</div>`;
}

/**
 * @param {{ id: string, said: Inspection | null, table: import('../../types').Table, session: Session, index: Index, skin: import('../skins/skin.js').Skin, heard?: number, layers: Set<string> | null, onLayer: (id: string) => void, onLook: (id: string) => void, onFree: (() => void) | null }} props
 *   `layers`: of what comes with it, what is drawn on the board; null draws all; `heard`: the last entry that is told already; `onFree`: takes the pin out, where it is pinned
 */
export function Fiche({ id, said, table, session, index, skin, heard = Infinity, layers, onLayer, onLook, onFree }) {
  const { scene, game } = /** @type {import('../../types').MatchAbout} */ (session.about);
  const bare = id.replace(/^(place|card):/, ''),
    here = index.pieces.get(id)?.place ?? said?.place ?? bare,
    place = scene.board.places.find(one => one.id === here);
  const stack = sortStack(index.standing.get(here) ?? [], skin).reverse(),
    // a place is shown with whoever stands on top of it
    piece = index.pieces.get(id) ?? (here === bare ? stack[0] : undefined);
  const others = stack.filter(one => one !== piece),
    side = piece?.side ?? said?.side;
  const title = piece ? piece.name : (said?.title ?? partOf(table, id)?.name ?? nameOf(index, bare));
  const where = place && [place.title ?? place.name, place.ground].filter(Boolean).join(' · ');
  const rings = piece && said ? ringsOf(piece, said.overlays, index.standing) : [];
  const lying = table.places.find(state => state.place === here)?.markers ?? [];
  const chips = [
    ...(piece ? marksOf(piece).map(mark => ({ id: `mark:${piece.id}:${mark.kind}`, mark })) : []),
    ...(place && (piece || here === bare) ? lying.map(mark => ({ id: `marker:${here}:${mark.kind}`, mark })) : []),
  ];
  return html`<article class="fiche" data-of=${id}>${piece && html`<span class="face-big"><${Face} piece=${piece} scene=${scene} skin=${skin} size=${64} /></span>`}
    <h3>${upper(title)}${onFree && html`<button type="button" class="btn bare close unpin" title=${t('unpin')} aria-label=${t('unpin')} onClick=${onFree}>×</button>`}</h3>
    <p class="kind">${side != null && html`<b class=${`side-tag ${flagClass(scene.flags[side])}`}>${scene.sides[side]}</b> `}<span class="grey">${where ?? ''}</span></p>
    ${said && html`<${Rows} said=${said} game=${game} rings=${rings} />`}
    ${
      chips.length > 0 &&
      html`<p class="layers chips-of">${chips.map(({ id: look, mark }) => html`<button type="button" key=${look} class="btn" data-look=${look} onClick=${() => onLook(look)}>${upper(mark.name)}</button>`)}</p>`
    }
    ${said && said.notes.length > 0 && html`<ul class="said">${said.notes.filter(note => note !== title).map((note, i) => html`<li key=${i}>${note}</li>`)}</ul>`}
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
      (piece || here === bare) &&
      html`<ul class="under" aria-label=${t('also-here')}>${others.map(
        one =>
          html`<li key=${one.id} data-look=${one.id}><${Face} piece=${one} scene=${scene} skin=${skin} size=${34} /><span>${upper(one.name)}<small>${bears(one)}</small></span></li>`,
      )}</ul>`
    }
    ${piece && html`<${Did} session=${session} piece=${piece} heard=${heard} />`}</article>`;
}
