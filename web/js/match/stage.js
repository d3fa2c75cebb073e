// The board in play, with the layers one wants to see over it.
import { html, useEffect, useMemo, useState } from '../../vendor/preact.js';
import { t } from '../words.js';
import { Beyond } from '../board/beyond.js';
import { later } from '../parts.js';
import { Board } from '../board/board.js';
import { sideTo } from '../board/dragging.js';
import { priceOf } from '../skins/read.js';
import { SIDES, sideOf } from './offers.js';
import { keysOf } from '../playback/narrator.js';
import { RecapCard } from '../playback/recap-card.js';
import { Over, Own, Under } from '../playback/traces.js';
import { Why } from '../playback/why.js';
import { Numbers } from './weigh.js';
import { Fronts, Wheel } from './wheel.js';

const Rings = later(() => import('./rings.js').then(found => found.Rings), true);

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('../../types').Overlay} Overlay
 * @typedef {import('../../types').Piece} Piece
 * @typedef {import('./offers.js').Index} Index
 * @typedef {import('./pointing.js').Pointing} Pointing
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('../skins/skin.js').Skin} Skin
 */

/** @type {Set<string>} */
const NOTHING = new Set();
/** @type {Pointing['targets']} */
const NOWHERE = new Map();
/** The cards on the table: fetched once there are any. */
const Desk = later(() => import('../cards/desk.js').then(found => found.Desk), true);
/** Roles of whoever sets up his side of the table. @type {Set<import('../../types').Role>} */
const SETS_UP = new Set(['deploy', 'place', 'brush']);
/** Layers of what is still to be done: shown unasked, and listed. @param {Overlay} overlay */
export const isDue = overlay => overlay.id === 'uncovered';

/** Whether what is offered needs supply: not what sets up, and of other moves only those that have a price. @param {Offer} offer */
const needsSupply = ({ role, figure }) =>
  role === 'move' ? figure != null : role !== 'add' && role !== 'deploy' && role !== 'place';

/** Whether a piece is part of a chain. @param {Piece | undefined} piece */
const chained = piece => !!piece?.marks.some(mark => mark.kind === 'chain');

/** The way by which what is pointed at is supplied, as soon as the pointer rests. @param {Session} session @param {Skin} skin @param {string | null} id @returns {Overlay | null} */
function useSupply(session, skin, id) {
  const [line, setLine] = useState(/** @type {Overlay | null} */ (null));
  const number = session.sheet?.number;
  useEffect(() => {
    let stale = false;
    setLine(null);
    if (!skin.supplied || !id || session.busy) return undefined;
    const timer = setTimeout(
      () =>
        session.answers.inspect(id).then(found => {
          const way = found?.overlays.find(overlay => overlay.id === skin.supplied);
          if (!stale && way?.places.length) setLine({ ...way, id: 'supply-line' });
        }),
      130,
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [id, number, skin, session.busy]);
  return line;
}

/** To which sides what is in hand, and whoever is being set up, can be turned. @param {Index} index @param {boolean} mine @returns {Map<string, Set<number>>} */
function turnableOf(index, mine) {
  /** @type {Map<string, Set<number>>} */ const all = new Map();
  if (!mine) return all;
  for (const [id, offers] of index.bySubject) {
    const now = index.pieces.get(id)?.facing;
    if (now != null && offers.some(offer => offer.role === 'deploy'))
      all.set(id, new Set(SIDES.map((_, side) => side).filter(side => side !== now)));
  }
  for (const { subject } of index.turns) if (subject) all.set(subject, new Set(index.turns.map(sideOf)));
  return all;
}

/** Who can be strung together. @param {Index} index @param {boolean} mine @returns {Set<string>} */
function chainableOf(index, mine) {
  const links = [...(mine ? index.bySubject : [])].filter(
    ([id, offers]) =>
      offers.some(offer => offer.role === 'chain') ||
      (offers.some(offer => offer.role === 'take') && chained(index.pieces.get(id))),
  );
  return new Set(links.map(([id]) => id));
}

/** What stands at each target. @param {Pointing['aims']} aims @param {Skin} skin @returns {Map<string, string>} */
function pricesOf(aims, skin) {
  /** @type {Map<string, string>} */ const all = new Map();
  for (const [id, { offers }] of aims) {
    const price = priceOf(skin, offers[0]);
    if (price) all.set(id, price);
  }
  // one price everywhere is said by what was taken up
  return all.size > 40 && new Set(all.values()).size === 1 ? new Map() : all;
}

/**
 * @param {{ session: Session, index: Index, skin: Skin, at: Pointing, mine: boolean, playback: import('../playback/playback.js').Playback, eye: import('../playback/camera.js').Eye, shows: boolean, overlays: Set<string>, layers: Set<string> | null, peek: Overlay | null, flash: string[], turning: import('./wheel.js').Turning, carrier: { current: import('./carrying.js').Carrier | null }, ringed: import('./rings.js').Ringed | null, weighed: Offer[], enters: boolean, onDo: (offer: Offer) => void }} props
 *   `overlays`: the layers that are wanted; `layers`: those that come with what is looked at, null for all; `peek`: a layer shown while it is pointed at elsewhere; `weighed`: what is chosen among, numbered
 */
export function Stage({
  session,
  index,
  skin,
  at,
  mine,
  playback,
  eye,
  shows,
  overlays,
  layers,
  peek,
  flash,
  turning,
  carrier,
  ringed,
  weighed,
  enters,
  onDo,
}) {
  const { scene } = /** @type {import('../../types').MatchAbout} */ (session.about);
  const table = /** @type {import('../../types').Table} */ ((shows ? playback.board : null) ?? session.sheet?.table);
  const seat = session.decider,
    { hovered, selectedOne, inspected } = at,
    // whoever turns goes nowhere meanwhile
    lit = turning.on ? NOTHING : at.lit,
    targets = turning.on ? NOWHERE : at.targets;
  /** Whether pointing at a thing raises the question what its supply costs. @param {string | null} id */
  const paying = id => !!id && index.pieces.get(id)?.side === seat && !!index.bySubject.get(id)?.some(needsSupply);
  const line = useSupply(session, skin, mine ? ([hovered, selectedOne].find(paying) ?? null) : null);
  const shown = useMemo(
    () => [
      ...table.overlays.filter(overlay => overlays.has(overlay.id) || (mine && isDue(overlay))),
      // where one deploys is seen while one does
      ...(mine && seat != null && table.prompt.offers.some(offer => SETS_UP.has(offer.role))
        ? table.overlays.filter(overlay => overlay.id.startsWith('deployment-')).slice(seat, seat + 1)
        : []),
      // where it can go is lit already if it is in hand
      ...(inspected?.overlays ?? [])
        .filter(overlay => (overlay.id !== 'reach' || !at.targets.size) && (!layers || layers.has(overlay.id)))
        .map(overlay => (overlay.id === skin.supplied ? { ...overlay, id: 'supply-line' } : overlay)),
      ...(line && !inspected ? [line] : []),
      ...(peek ? [peek] : []),
    ],
    [table, overlays, inspected, peek, mine, at.targets, line, layers],
  );
  const turnable = useMemo(() => turnableOf(index, mine), [index, mine]);
  const chainable = useMemo(() => chainableOf(index, mine), [index, mine]);
  const prices = useMemo(() => pricesOf(at.aims, skin), [at.aims, skin]);
  // what the others did is shown by the playback, one's own deeds as they are done
  const acts = useMemo(
    () => (shows || playback.state !== 'idle' ? [] : session.fresh.map(note => note.picture)),
    [session.fresh],
  );
  /** Whether dice have just been thrown at a place, and no film tells of it. */
  const thrown = !shows && session.fresh.some(({ picture }) => picture.dice.length > 0 && picture.places.length > 0);
  const traces = { playback, scene, skin, own: session.acting };
  const isUnit = useMemo(() => (/** @type {string} */ id) => index.pieces.has(id), [index]);
  /** @param {string} id */
  const home = id => index.pieces.get(id)?.place ?? id;
  /** @param {string} id @param {number} side */
  const turn = (id, side) => {
    const offer = index.turns.find(one => one.subject === id && sideOf(one) === side);
    if (offer) onDo(offer);
    else at.turnAgain(id, side);
  };
  /** While one turns, a press on a neighbour means: look there. @param {string} id @param {any} event */
  const toward = (id, event) => {
    const from = eye.layout?.at(home(turning.id ?? '')),
      to = eye.layout?.at(home(id));
    if (from && to && eye.layout?.apart(home(turning.id ?? ''), home(id)) === 1) turning.act(sideTo(from, to));
    else if (turning.aims) turning.set(false);
    else at.onPick(id, event);
  };
  return html`<main class="stage" aria-label=${t('board')}>
      <${Board} scene=${scene} table=${table} skin=${skin} lit=${lit} targets=${targets} prices=${prices} enters=${enters} lingers=${thrown} selected=${selectedOne} hovered=${hovered} shown=${shown} ruler=${at.ruler && { ...at.ruler, to: at.ruler.to ?? at.ruler.from }} flash=${flash} acts=${acts} onPick=${turning.on ? toward : at.onPick} onHover=${at.onHover} onAsk=${at.askHere} turnable=${turnable} onTurn=${turn} nosed=${turning.on ? null : turning.id} chainable=${chainable} onChain=${at.chain} carrier=${carrier} eye=${eye} reserved=${shows ? Object.keys(keysOf(playback)) : undefined} under=${(/** @type {any} */ layout) => html`<${Fronts} turning=${turning} layout=${layout} home=${home} /><${Under} ...${traces} layout=${layout} />`} over=${(/** @type {any} */ layout) => html`<${Over} ...${traces} layout=${layout} />${thrown && html`<${Own} notes=${session.fresh} table=${table} playback=${playback} layout=${layout} skin=${skin} own=${session.acting} />`}${weighed.length > 0 && html`<${Numbers} offers=${weighed} layout=${layout} home=${home} hovered=${hovered} />`}${ringed && html`<${Rings} layout=${layout} ringed=${ringed} own=${session.acting.length ? session.acting.includes(ringed.piece.side) : null} traces=${traces} />`}`} inside=${html`${mine && html`<${Beyond} eye=${eye} lit=${lit} targets=${targets} home=${home} isUnit=${isUnit} /><${Wheel} turning=${turning} eye=${eye} skin=${skin} />`}<${Why} playback=${playback} scene=${scene} skin=${skin} /><${RecapCard} playback=${playback} scene=${scene} skin=${skin} own=${session.acting} />${session.journal.some(({ picture }) => picture.card && picture.act === 'played') && html`<${Desk} session=${session} playback=${playback} cards=${index.cards} below=${session.acting.length === 1 ? session.acting[0] : skin.across == null ? 1 : 1 - skin.across} />`}`} /></main>`;
}
