// The board: ground, places, pieces, and everything one can do to them with a mouse, a finger or the keyboard.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from '../../vendor/preact.js';
import { hexLayout, drawGround, drawMarkers, turnedKey } from './hexes.js';
import { regionLayout, drawSheet, drawPaths, spread, RegionNode } from './regions.js';
import { Icon, UnitInk, faceOf, inkOf, spoken } from './pieces.js';
import { arrayed } from './stacks.js';
import { Overlays, Figures, Reach, Aims, Flash, Ruler, Goals, Sectors } from './layers.js';
import { Drawn, useGrab } from './grab.js';
import { neighbour } from './layout.js';
import { usePan } from './view.js';
import { play, skip } from './motion.js';
import { n1 } from './geometry.js';
import { brackets, pencil } from './terrain.js';
import { word } from './words.js';
import { flagOf } from '../skins/read.js';

/** @typedef {import('../../types.js').Scene} Scene */
/** @typedef {import('../../types.js').Table} Table */
/** @typedef {import('../../types.js').Overlay} Overlay */
/** @typedef {import('../../types.js').Picture} Picture */
/** @typedef {import('../../types.js').Piece} Piece */
/** @typedef {import('../../types.js').PieceKind} PieceKind */
/** @typedef {import('../../types.js').Place} Place */
/** @typedef {import('../../types.js').PlaceState} PlaceState */
/** @typedef {import('../skins/skin.js').Skin} Skin */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./layout.js').Layout} Layout */
/**
 * @typedef {object} BoardProps
 * @property {Scene} scene
 * @property {Table} table
 * @property {Skin} skin
 * @property {Set<string>} lit ids of places and pieces that can be touched now
 * @property {Map<string, 'go' | 'walk' | 'fight' | 'both'>} targets of the selected subject
 * @property {boolean} [lingers] whether there is something to see where it is, before it goes elsewhere
 * @property {boolean} [enters] whether Enter does something where nothing can be done on the board
 * @property {Map<string, string>} [prices] what it costs to go there, where that is known
 * @property {string | null} selected
 * @property {string | null} [hovered]
 * @property {Overlay[]} [shown]
 * @property {{ from: string, to: string, places: string[] } | null} [ruler]
 * @property {string[]} [flash] places to point at
 * @property {Picture[]} [acts] moves and losses of the last change
 * @property {(layout: Layout) => any} [under] what is drawn below the counters
 * @property {(layout: Layout) => any} [over] what is drawn above everything
 * @property {any} [inside] what lies in the frame, over the sheet
 * @property {import('../playback/camera.js').Eye} [eye] lets others look through it
 * @property {boolean} [whole] whether all of it is to be seen at first, however small
 * @property {string[]} [reserved] keys that mean something else at this moment
 * @property {(id: string, event: Event) => void} onPick
 * @property {(id: string | null, event?: { target: Element | null }) => void} [onHover]
 * @property {(id: string) => void} [onAsk] why not?
 * @property {Map<string, Set<number>>} [turnable] what can be turned by dragging from it, and where to
 * @property {(id: string, side: number) => void} [onTurn]
 * @property {{ current: { board: import('../match/carrying.js').Carrying } | null }} [carrier] what can be dragged to where it goes
 * @property {string | null} [nosed] what only its nose turns: dragged elsewhere it goes
 * @property {Set<string>} [chainable] pieces that can be strung together
 * @property {(ids: string[]) => void} [onChain]
 */

/** So long the dice just thrown are looked at, in milliseconds. */
const LINGERS = 1600;
/** @type {Record<string, Point>} */
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {BoardProps} props */
export function Board(props) {
  const {
    scene,
    table,
    skin,
    lit,
    targets,
    selected,
    hovered = null,
    prices,
    shown = [],
    ruler = null,
    flash = [],
    acts = [],
  } = props;
  const hexes = scene.board.shape === 'hexes';
  // a change of language brings a new scene of the same places: the sheet stays where it is
  const key = `${skin.id} ${scene.board.places.map(p => p.symbol ?? p.kind[0]).join('')}`;
  const layout = useMemo(
    () => /** @type {Layout} */ (hexes ? hexLayout(scene, skin) : regionLayout(scene, skin)),
    [key],
  );
  const kinds = useMemo(() => new Map(scene.kinds.map(k => [k.id, k])), [scene]);
  const byPlace = useMemo(() => {
    /** @type {Map<string, Piece[]>} */ const m = new Map();
    for (const p of table.pieces) m.set(p.place, [...(m.get(p.place) ?? []), p]);
    return m;
  }, [table]);
  const paths = useMemo(() => {
    if (hexes) return '';
    layout.nodes = spread(scene, byPlace, skin, layout);
    return drawPaths(layout, scene, skin);
  }, [layout, byPlace]);
  const state = useMemo(() => new Map(table.places.map(s => [s.place, s])), [table]);
  const home = useMemo(
    () =>
      new Map([
        ...scene.board.places.map(p => /** @type {[string, string]} */ ([p.id, p.id])),
        ...table.pieces.map(p => /** @type {[string, string]} */ ([p.id, p.place])),
      ]),
    [scene, table],
  );

  const frame = useRef(/** @type {HTMLDivElement | null} */ (null)),
    sheet = useRef(/** @type {HTMLDivElement | null} */ (null));
  const root = useRef(/** @type {SVGSVGElement | null} */ (null)),
    stage = useRef(/** @type {SVGGElement | null} */ (null));
  const [focus, setFocus] = useState(/** @type {string | null} */ (null));
  const [within, setWithin] = useState(false);
  const [pointed, setPointed] = useState(/** @type {string | null} */ (null));
  const latest = useRef(props);
  latest.current = props;

  /** What lies under the pointer: a piece where that can be touched, else its place. Of a stack in which several can be, all
   * are meant: one chooses. @param {Event} event */
  const idAt = event => {
    const el = /** @type {Element} */ (event.target),
      { lit, targets } = latest.current;
    const piece = el.closest('[data-piece]')?.getAttribute('data-piece'),
      place = el.closest('[data-place]')?.getAttribute('data-place') ?? null;
    return piece && (lit.has(piece) || targets.has(piece)) ? meant(piece) : place;
  };
  /** What a press means: a place or a piece that is on offer, all of a stack in which several are, else the first piece there that
   * is. @param {string} id */
  const meant = id => {
    const { lit, targets, skin } = latest.current,
      place = home.get(id) ?? id;
    const can = byPlace.get(place)?.filter(p => lit.has(p.id) || targets.has(p.id)) ?? [];
    if (can.length > 1 && skin.counter === 'unit') return place;
    return lit.has(id) || targets.has(id) ? id : (can[0]?.id ?? id);
  };
  const grabbing = useGrab(latest, root, layout);
  const touches = {
    grab: grabbing.grab,
    /** @param {PointerEvent} e */
    tap: e => {
      const id = idAt(e);
      if (id) {
        setFocus(id);
        setWithin(false);
        latest.current.onPick(id, e);
      }
    },
    /** @param {Event} e */
    idle: e => {
      const id = idAt(e),
        place = id && (home.get(id) ?? id);
      const { lit, targets } = latest.current;
      return !id || ![id, place, meant(id)].some(one => one && (lit.has(one) || targets.has(one)));
    },
    /** @param {Event} e */
    ask: e => {
      const id = idAt(e);
      // a finger that stays only looks, which whoever looks on sees to
      if (id && e.type === 'contextmenu') latest.current.onAsk?.(id);
    },
  };
  const front = useMemo(() => middle(scene, table, layout, skin), [layout]);
  const pan = usePan(
    frame,
    sheet,
    { W: layout.W, H: layout.H, unit: layout.unit, key, start: front, whole: props.whole },
    touches,
    v => {
      // cards that were played lie beside a sheet that leaves them room
      frame.current?.classList.toggle('roomy', v.x > 180);
      sheet.current?.classList.toggle('far', layout.unit * v.k < 44);
      sheet.current?.classList.toggle('near', layout.unit * v.k > 74);
      for (const told of latest.current.eye?.watchers ?? []) told();
    },
  );

  if (props.eye)
    Object.assign(props.eye, {
      layout,
      pan,
      home: (/** @type {string} */ id) => home.get(id) ?? id,
      box: () => /** @type {HTMLElement} */ (frame.current).getBoundingClientRect(),
      go: (/** @type {string} */ id) => go(id),
    });
  // motion: from the table that was drawn last to this one
  const drawn = useRef(/** @type {Table | null} */ (null));
  useLayoutEffect(() => {
    if (acts.length && drawn.current && drawn.current !== table && root.current && stage.current)
      play({
        acts,
        before: drawn.current,
        after: table,
        root: root.current,
        stage: stage.current,
        layout,
        kinds,
        skin,
      });
    drawn.current = table;
  }, [table, acts]);
  useEffect(() => {
    addEventListener('pointerdown', skip, true);
    addEventListener('keydown', skip, true);
    return () => {
      skip();
      removeEventListener('pointerdown', skip, true);
      removeEventListener('keydown', skip, true);
    };
  }, []);
  // what the journal points at comes into sight
  useEffect(() => {
    const p = flash.length ? layout.at(flash[flash.length - 1]) : undefined;
    if (p) pan.show(p[0], p[1]);
  }, [flash.join()]);

  // on a small screen the sheet goes to what can be touched, once, if none of it is seen
  const asked = useMemo(
    () =>
      [...new Set([...targets.keys(), ...lit].map(id => home.get(id)))].map(id => id && layout.at(id)).filter(p => !!p),
    [layout, home, lit, targets],
  );
  const seek = () => {
    if (matchMedia('(max-width: 760px)').matches) pan.bring(asked, true);
  };
  if (props.eye) props.eye.seek = seek;
  useLayoutEffect(() => {
    // one's own dice are seen first
    if (!props.lingers) return seek();
    const timer = setTimeout(seek, LINGERS);
    return () => clearTimeout(timer);
  }, [asked]);

  /** @param {string | null} id */
  const go = id => {
    if (!id) return;
    setFocus(id);
    setWithin(true);
    const p = layout.at(home.get(id) ?? id);
    if (p) pan.show(p[0], p[1]);
  };
  // whoever goes over the board with the keys is told what he would be told under the pointer
  useEffect(() => {
    const place = focus && home.get(focus);
    if (within && place) props.onHover?.(focus, { target: document.getElementById(`place-${place}`) });
  }, [focus, within]);
  /** @param {KeyboardEvent} e */
  const keys = e => {
    if (e.altKey || e.ctrlKey || e.metaKey || e.target !== e.currentTarget || props.reserved?.includes(e.key)) return;
    const at = focus && home.get(focus),
      way = arrows[e.key];
    if (way) go(at ? neighbour(layout, at, way) : selected ? (home.get(selected) ?? layout.ids[0]) : first());
    else if (
      (e.key === 'Enter' || e.key === ' ') &&
      focus &&
      within &&
      !done(focus) &&
      !(e.key === 'Enter' && props.enters && idle(focus))
    )
      props.onPick(meant(focus), e);
    else if (e.key === '?' && focus && within) props.onAsk?.(focus);
    else if (e.key === 'n' || e.key === 'N') go(next(e.shiftKey ? -1 : 1));
    else if (e.key === 'p') go(next(-1));
    else if (e.key === '+' || e.key === '=') pan.zoom(1.25);
    else if (e.key === '-') pan.zoom(0.8);
    else if (e.key === '0') pan.fit();
    else return; // Escape and the rest are for the page, and Enter too while one plays with the mouse or what is in hand can go nowhere
    e.preventDefault();
    e.stopPropagation();
  };
  /** Whether one is at what is in hand, and it has nowhere to go. @param {string} id */
  const done = id =>
    !targets.size &&
    !lit.has(meant(id)) &&
    !!byPlace.get(home.get(id) ?? id)?.some(p => p.marks.some(m => m.kind === 'in-hand'));
  /** Whether nothing can be done there: then the button that has Enter has it here, too. @param {string} id */
  const idle = id => ![id, meant(id), home.get(id) ?? id].some(one => lit.has(one) || targets.has(one));
  const order = () =>
    [...new Set([...targets.keys(), ...lit])]
      .filter(id => home.has(id))
      .sort((a, b) => {
        const p = layout.at(home.get(a) ?? a),
          q = layout.at(home.get(b) ?? b);
        return p && q ? Math.round((p[1] - q[1]) / 30) || p[0] - q[0] : 0;
      });
  const first = () => order().map(id => home.get(id) ?? id)[0] ?? layout.ids[0];
  /** @param {1 | -1} by */
  const next = by => {
    const all = order(),
      i = focus ? all.indexOf(focus) : -1;
    return all.length ? all[(i + by + all.length) % all.length] : null;
  };
  /** @param {PointerEvent} e */
  const hover = e => {
    if (e.pointerType === 'touch' || grabbing.drag) return;
    const id = e.type === 'pointerleave' ? null : idAt(e),
      place = id && (home.get(id) ?? id);
    if (place !== pointed) setPointed(place);
    if (id !== hovered) props.onHover?.(id);
  };

  const turned = hexes ? turnedKey(table, skin) : '';
  const ground = useMemo(
    () =>
      layout.ground
        ? skin.ground
          ? skin.ground(layout, scene, skin)
          : drawGround(layout, scene, skin, turned)
        : drawSheet(layout, scene, skin),
    [layout, turned, document.documentElement.lang],
  );
  const markers = useMemo(
    () =>
      skin.markers ? skin.markers(layout, table, skin, scene) : layout.ground ? drawMarkers(layout, table, skin) : '',
    [layout, table, skin],
  );
  const names = useMemo(() => skin.names?.(layout, table, skin, scene) ?? '', [layout, table, skin, scene]);
  // a pointer that passes over the board must not cost a new list of 127 labels
  const labels = useMemo(
    () => new Map(scene.board.places.map(p => [p.id, label(p, props, byPlace, state)])),
    [scene, table, lit, targets, selected],
  );
  const places = useMemo(
    () =>
      hexes &&
      html`<g class="places">${scene.board.places.map(p => html`<path key=${p.id} id=${`place-${p.id}`} class="place" data-place=${p.id} role="button" aria-label=${labels.get(p.id)} d=${layout.shape(p.id, 0)} />`)}</g>`,
    [labels, layout],
  );
  const standing = useMemo(() => new Set(table.pieces.map(p => p.id)), [table]);
  const full = useMemo(() => new Set([...standing, ...byPlace.keys()]), [standing, byPlace]);
  // whoever has just moved passes over the others
  const stacked = useMemo(() => {
    const on = new Set(acts.filter(a => a.act === 'moved').flatMap(a => a.places));
    return arrayed(byPlace, skin, lit).sort((a, b) => Number(on.has(a.piece.place)) - Number(on.has(b.piece.place)));
  }, [byPlace, acts, skin, lit]);
  // where the chosen would stand: all the places where there are few, else the one that is pointed at
  const chosen =
    hexes && selected ? (table.pieces.find(p => p.id === selected) ?? byPlace.get(selected)?.[0]) : undefined;
  const ghosts = chosen
    ? [...targets]
        .filter(
          ([id, how]) =>
            how !== 'fight' && !standing.has(id) && ((targets.size <= FEW && !byPlace.has(id)) || id === hovered),
        )
        .map(([id]) => id)
    : [];
  const Counter = inkOf(skin);
  const told = focus ? (home.get(focus) ?? focus) : null;

  return html`<div class=${`frame ${skin.id}`} ref=${frame} onPointerMove=${hover} onPointerLeave=${hover}>
    <div class="plate" ref=${sheet}><${Ground} text=${ground} W=${layout.W} H=${layout.H} /><svg class=${`board ${hexes ? 'hexes-board' : 'regions-board'}${targets.size ? ' aiming' : ''}`} ref=${root} width=${layout.W} height=${layout.H} viewBox=${`0 0 ${layout.W} ${layout.H}`} tabindex="0" role="application" aria-label=${word('board')} aria-activedescendant=${told && within ? `place-${told}` : undefined} onKeyDown=${keys}
        onFocus=${() => {
          setWithin(root.current?.matches(':focus-visible') ?? false);
          if (!focus) setFocus(first());
        }} onBlur=${() => {
          if (within) props.onHover?.(null);
          setWithin(false);
        }}>
      <${Patterns} />
      ${hexes ? html`<${Ink} text=${markers} /><${Sectors} layout=${layout} table=${table} />${skin.lettered && html`<${Goals} layout=${layout} scene=${scene} table=${table} skin=${skin} />`}` : ''}
      ${hexes ? '' : html`<${Ink} text=${paths} />`}<${Overlays} layout=${layout} shown=${shown} />
      ${
        hexes
          ? html`<${Reach} layout=${layout} targets=${targets} prices=${prices} lit=${lit} pieces=${standing} />
        ${places}
        <${Ruler} layout=${layout} ruler=${ruler} />${props.under?.(layout)}
        <g class="units">${stacked.map(({ piece: p, shift, covered }) => html`<${Unit} key=${p.id} piece=${p} kind=${p.kind ? kinds.get(p.kind) : null} skin=${skin} at=${layout.seat(p.place)} shift=${shift} covered=${covered} state=${p.id === selected ? 'sel' : targets.has(p.id) ? '' : lit.has(p.id) ? 'can' : ''} />`)}</g>
        ${ghosts.map(id => {
          const at = layout.seat(id);
          return (
            chosen &&
            at &&
            html`<g class=${id === hovered ? 'ghost near' : 'ghost'} transform=${`translate(${at.map(n1).join(' ')})`}><${Counter} face=${faceOf({ ...chosen, marks: [] }, chosen.kind ? (kinds.get(chosen.kind) ?? null) : null)} skin=${skin} /></g>`
          );
        })}
        <${Ink} text=${names} /><${Aims} layout=${layout} targets=${targets} prices=${prices} selected=${selected} hovered=${hovered} size=${29} pieces=${standing} full=${full} />`
          : html`${props.under?.(layout)}<g class="nodes">${nodeOrder(scene, [
              told,
              pointed,
              selected && (home.get(selected) ?? null),
            ]).map(p => {
              const how = targets.get(p.id),
                node = layout.nodes?.get(p.id);
              return (
                node &&
                html`<${RegionNode} key=${p.id} place=${p} state=${state.get(p.id)} node=${node} kinds=${kinds} skin=${skin} entry=${skin.entry?.(p, scene, table) ?? null} label=${labels.get(p.id) ?? ''}
            cls=${`${p.id === selected ? 'sel' : how === 'go' ? 'can only' : how || lit.has(p.id) ? 'can' : ''} ${pointed === p.id ? 'pointed' : ''}`} tileState=${(/** @type {string} */ id) => (id === selected ? 'sel' : targets.has(id) ? 'aimed' : lit.has(id) ? 'can' : '')} />`
              );
            })}</g><${RegionAims} layout=${layout} targets=${targets} hovered=${hovered} /><${Ruler} layout=${layout} ruler=${ruler} />`
      }
      <${Drawn} layout=${layout} drag=${grabbing.drag} skin=${skin} kinds=${kinds} /><${Figures} layout=${layout} shown=${shown} /><${Flash} layout=${layout} flash=${flash} />
      ${told && within ? html`<path class="focus-hex" d=${layout.shape(told, -0.03)} />` : ''}
      ${hexes && pointed ? html`<${HexName} layout=${layout} id=${pointed} name=${scene.board.places.find(p => p.id === pointed)?.name ?? pointed} />` : ''}
      <g ref=${stage} class="motion" aria-hidden="true" />${props.over?.(layout)}
    </svg></div>${props.inside}
    <div class="zoom">${
      /** @type {const} */ ([
        ['closer', 'i-plus', () => pan.zoom(1.35)],
        ['farther', 'i-minus', () => pan.zoom(1 / 1.35)],
        ['whole', 'i-fit', pan.fit],
      ]).map(
        ([w, icon, act]) =>
          html`<button type="button" aria-label=${word(w)} title=${word(w)} onClick=${act}><${Icon} id=${icon} /></button>`,
      )
    }</div>
  </div>`;
}

/** At most so many places show the chosen piece at once. */
const FEW = 6;

/** What never changes lies on a sheet of its own: nothing that moves above it makes it be drawn again. @param {{ text: string, W: number, H: number }} p */
const Ground = ({ text, W, H }) =>
  useMemo(
    () =>
      html`<svg class="ground" width=${W} height=${H} viewBox=${`0 0 ${W} ${H}`} aria-hidden="true" dangerouslySetInnerHTML=${{ __html: text }} />`,
    [text, W, H],
  );
/** Text that is drawn once. @param {{ text: string }} p */
const Ink = ({ text }) => useMemo(() => html`<g dangerouslySetInnerHTML=${{ __html: text }} />`, [text]);
/** Hatching for overlays, and dots for what is weaker. */
const Patterns = () =>
  useMemo(
    () =>
      html`<defs>${[45, -45, 0, 90, -60].map((a, i) => html`<pattern id=${`hatch-${i}`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform=${`rotate(${a})`}><path class=${`hatch tone-${i}`} d="M0 3.500h7" /></pattern>`)}${[0, 4].map(i => html`<pattern id=${`dots-${i}`} width="8" height="8" patternUnits="userSpaceOnUse"><circle class=${`dot-in tone-${i}`} cx="4" cy="4" r="1.300" /></pattern>`)}</defs>`,
    [],
  );

/** @type {WeakMap<Piece, string>} */
const texts = new WeakMap();
/** A piece as text, made once: the same table is drawn again and again. @param {Piece} piece */
const textOf = piece => {
  let text = texts.get(piece);
  if (!text) texts.set(piece, (text = JSON.stringify(piece)));
  return text;
};
/** One counter, drawn again only when it changes. @param {{ piece: Piece, kind: PieceKind | null | undefined, skin: Skin, at: Point | undefined, shift: Point, covered: boolean, state: string }} p */
function Unit({ piece, kind, skin, at, shift, covered, state }) {
  const same = textOf(piece),
    x = at && n1(at[0] + shift[0]),
    y = at && n1(at[1] + shift[1]);
  return useMemo(() => {
    if (!at) return null;
    const face = faceOf(piece, kind ?? null);
    return html`<g class="piece" data-piece=${piece.id} data-place=${piece.place} transform=${`translate(${x} ${y})`}><g class="mover">${
      covered
        ? html`<${UnitInk} face=${face} skin=${skin} state=${state} covered=${true} />`
        : html`<${inkOf(skin)} face=${face} skin=${skin} state=${state} />`
    }</g></g>`;
  }, [same, kind, skin, x, y, covered, state]);
}
/** @param {{ layout: Layout, id: string, name: string }} p */
const HexName = ({ layout, id, name }) => {
  const p = layout.at(id);
  return p
    ? html`<g class="hexname" transform=${`translate(${n1(p[0])} ${n1(p[1] + 33)})`}><rect x=${-name.length * 3.6 - 4} y="-7" width=${name.length * 7.2 + 8} height="13" rx="2" /><text y="3">${name}</text></g>`
    : null;
};

/** Targets among regions: brackets round the node, or round one tile. @param {{ layout: Layout, targets: Map<string, string>, hovered: string | null }} p */
const RegionAims = ({ layout, targets, hovered }) =>
  html`<g class="aims">${[...(layout.nodes ?? [])].map(([id, n]) => {
    const how = targets.get(id) === 'both' && !n.tiles.length ? 'go' : (targets.get(id) ?? 'go');
    return html`${how === 'go' ? '' : html`<path class="aim" d=${brackets(n.x, n.y, Math.max(n.w, n.h) / 2 + 4, 10)} />`}${how !== 'go' && hovered === id ? html`<path class="pencil" d=${pencil(n.x, n.y, n.w / 2 + 12, 9)} />` : ''}
    ${n.tiles.filter(t => (targets.get(t.piece.id) ?? 'go') !== 'go').map(t => html`<path class="aim" d=${brackets(n.x + t.x, n.y + t.y, t.S / 2 + 4, 5)} />`)}`;
  })}</g>`;

/** A name hangs below its node, so higher nodes are drawn later; those in the focus lie on top. @param {Scene} scene @param {(string | null)[]} last */
const nodeOrder = (scene, last) =>
  [...scene.board.places].sort((a, b) => Number(last.includes(a.id)) - Number(last.includes(b.id)) || b.y - a.y);

/** Where the two sides meet, to be looked at first: between them, or where a front is printed as long as one is alone.
 * @param {Scene} scene @param {Table} table @param {Layout} layout @param {Skin} skin @returns {Point} */
function middle(scene, table, layout, skin) {
  const inHand = table.pieces.find(p => p.marks.some(m => m.kind === 'in-hand'));
  const there = inHand && layout.at(inHand.place);
  if (there && (skin.facing[0][0] || skin.fronts)) return there;
  // side by side, they meet where each is nearest to the other
  if (skin.facing[0][0]) {
    const [own, other] = [0, 1].map(side =>
      table.pieces.filter(p => p.side === side).map(p => /** @type {Point} */ (layout.at(p.place))),
    );
    /** @param {Point} p @param {Point[]} all */
    const near = (p, all) => Math.min(...all.map(q => Math.hypot(p[0] - q[0], p[1] - q[1])));
    const met = [...own.filter(p => near(p, other) < 240), ...other.filter(p => near(p, own) < 240)];
    if (met.length) return /** @type {Point} */ ([0, 1].map(i => met.reduce((sum, p) => sum + p[i], 0) / met.length));
  }
  const front = scene.board.places.filter(p => p.printed.includes('front')).map(p => p.id);
  /** @param {(string | undefined)[]} ids */
  const height = ids => {
    const ys = ids.map(id => id && layout.at(id)?.[1]).filter(y => typeof y === 'number');
    return ys.length ? ys.reduce((a, b) => a + b, 0) / ys.length : null;
  };
  const [first, second] = [0, 1].map(side => height(table.pieces.filter(p => p.side === side).map(p => p.place)));
  const y =
    first != null && second != null
      ? height(front.length ? front : table.pieces.map(p => p.place))
      : (height(front) ?? first ?? second);
  return [layout.W / 2, y ?? layout.H / 2];
}
/** A place in words. @param {Place} p @param {BoardProps} props @param {Map<string, Piece[]>} byPlace @param {Map<string, PlaceState>} state */
function label(p, { scene, lit, targets, selected }, byPlace, state) {
  const id = p.id,
    s = state.get(id),
    // what can be done with a piece is said of its place: that is what the keyboard walks
    all = [id, ...(byPlace.get(id) ?? []).map(q => q.id)],
    how = all.map(one => targets.get(one)).find(Boolean),
    value = s?.value ?? p.value;
  return [
    p.name,
    p.ground,
    p.nation,
    value ? `${word('worth')} ${value}` : '',
    s?.side == null ? '' : `${word('held')} ${scene.sides[s.side]}`,
    ...(s?.markers ?? []).map(m => (m.count > 1 ? `${m.name} (${m.count})` : m.name)),
    ...(byPlace.get(id) ?? []).map(q => `${spoken(q)} (${scene.sides[q.side]})`),
    selected && all.includes(selected)
      ? word('chosen')
      : how
        ? word(how === 'go' || how === 'walk' ? 'go' : 'fight')
        : all.some(one => lit.has(one))
          ? word('touchable')
          : '',
  ]
    .filter(Boolean)
    .join(', ');
}
