// The table in play: what is pointed at becomes a decision, a question or a word of refusal.
import { html, useEffect, useMemo, useState } from '../../vendor/preact.js';
import { t } from '../words.js';
import { Ico, Lamp, LanguageSwitch, upper } from '../parts.js';
import { useKeys } from '../keys.js';
import { go, to } from '../router.js';
import { Board } from '../board/board.js';
import { skinOf } from '../skins/index.js';
import { priceOf } from '../skins/read.js';
import { SIDES, index as indexOf, mainOffer, nameOf, sideOf } from './offers.js';
import { Compass } from './compass.js';
import { usePointing } from './pointing.js';
import { Prompt } from './prompt.js';
import { Goals, Piles, SeatPanel, isCup } from './seats.js';
import { CardZoom, Hand } from './hand.js';
import { Cup, Due, PoolDialog, Reserve, TileOf } from './pools.js';
import { Tray, lastRoll } from './dice.js';
import { Tally, comingOf, tracksOf } from './tracks.js';
import { Journal } from './journal.js';
import { AllDecisions } from './decisions.js';
import { OddsPopover, Prices } from './odds.js';
import { Menu } from './menu.js';
import { Muster } from './muster.js';
import { Peek } from './peek.js';
import { settings } from '../store.js';
import {
  CardsDialog,
  CautionDialog,
  MatchDialog,
  Notes,
  Reconstructed,
  ResignDialog,
  SettingsDialog,
  StandingOrders,
  TakeBackDialog,
  isDrawn,
} from './dialogs.js';
import { DiceSeal, Over } from './over.js';
import { Curtain } from './curtain.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('../../types').Overlay} Overlay
 * @typedef {import('../../types').Note} Note
 * @typedef {import('../../types').Pool} Pool
 */

/** Roles of whoever sets up his side of the table. @type {Set<import('../../types').Role>} */
const SETS_UP = new Set(['deploy', 'place', 'brush']);
/** Whether what is offered needs supply: not what sets up, and of other moves only those that have a price. @param {Offer} offer */
const needsSupply = ({ role, figure }) =>
  role === 'move' ? figure != null : role !== 'add' && role !== 'deploy' && role !== 'place';
/** Layers of what is still to be done: shown unasked, and listed. */
const DUE = new Set(['uncovered']);

/** Keys of the board work from anywhere on the page. @param {KeyboardEvent} event */
function toBoard(event) {
  const board = /** @type {SVGElement | null} */ (document.querySelector('.stage svg.board'));
  if (!board || event.target === board) return;
  board.focus();
  board.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, shiftKey: event.shiftKey }));
}

/** Whether a place lies where a panel at the left would hide it. @param {string} place */
const liesWest = place => {
  const box = document.getElementById(`place-${place}`)?.getBoundingClientRect();
  return !!box && innerWidth > 900 && box.left < innerWidth * 0.34;
};
/** Whether a piece is part of a chain. @param {import('../../types').Piece | undefined} piece */
const chained = piece => !!piece?.marks.some(mark => mark.kind === 'chain');

/** The way by which what is pointed at is supplied, as soon as the pointer rests. @param {import('./session.js').Session} session @param {import('../skins/skin.js').Skin} skin @param {string | null} id @returns {Overlay | null} */
function useSupply(session, skin, id) {
  const [line, setLine] = useState(/** @type {Overlay | null} */ (null));
  const number = session.sheet?.number;
  useEffect(() => {
    let stale = false;
    setLine(null);
    if (!skin.supplied || !id || session.busy) return undefined;
    const timer = setTimeout(
      () =>
        session.inspect(id).then(found => {
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

/** @param {{ session: import('./session.js').Session, levelName: (level: string) => string, lang: string }} props */
export function Play({ session, levelName, lang }) {
  const about = /** @type {import('../../types').MatchAbout} */ (session.about);
  const sheet = /** @type {import('../../types').Sheet} */ (session.sheet);
  const table = /** @type {import('../../types').Table} */ (sheet.table);
  const { scene, game } = about;
  const skin = useMemo(() => skinOf(game), [game]);
  const index = useMemo(() => indexOf(scene, table, skin), [scene, table, skin]);
  const seat = session.decider,
    mine = seat != null && !sheet.over;

  const [overlays, setOverlays] = useState(/** @type {Set<string>} */ (new Set()));
  const [peek, setPeek] = useState(/** @type {Overlay | null} */ (null));
  const [flash, setFlash] = useState(/** @type {string[]} */ ([]));
  const [dialog, setDialog] = useState(/** @type {any} */ (null));
  const [tab, setTab] = useState(/** @type {'hand' | 'log' | 'dice' | 'table'} */ ('hand'));
  const [list, setList] = useState(false);
  const at = usePointing(session, index, mine);
  const { selection, lit, hovered, looked, tool, selectedOne } = at;
  const isLit = (/** @type {string} */ id) => lit.has(id);
  /** Whether pointing at a thing raises the question what its supply costs. @param {string | null} id */
  const paying = id => !!id && index.pieces.get(id)?.side === seat && !!index.bySubject.get(id)?.some(needsSupply);
  const line = useSupply(session, skin, mine ? ([hovered, selectedOne].find(paying) ?? null) : null);
  const [layers, setLayers] = useState(skin.unfolded);
  const shown = useMemo(
    () => [
      ...table.overlays.filter(overlay => overlays.has(overlay.id) || (mine && DUE.has(overlay.id))),
      // where one deploys is seen while one does
      ...(mine && seat != null && table.prompt.offers.some(offer => SETS_UP.has(offer.role))
        ? table.overlays.filter(overlay => overlay.id.startsWith('deployment-')).slice(seat, seat + 1)
        : []),
      // where it can go is lit already if it is in hand
      ...(at.inspected?.overlays ?? [])
        .filter(overlay => (overlay.id !== 'reach' || !at.targets.size) && (!layers || layers.has(overlay.id)))
        .map(overlay => (overlay.id === skin.supplied ? { ...overlay, id: 'supply-line' } : overlay)),
      ...(line && !at.inspected ? [line] : []),
      ...(peek ? [peek] : []),
    ],
    [table, overlays, at.inspected, peek, mine, at.targets, line, layers],
  );
  // what is in hand, and whoever is being set up
  const turnable = useMemo(() => {
    /** @type {Map<string, Set<number>>} */ const all = new Map();
    if (!mine) return all;
    for (const [id, offers] of index.bySubject) {
      const now = index.pieces.get(id)?.facing;
      if (now != null && offers.some(offer => offer.role === 'deploy'))
        all.set(id, new Set(SIDES.map((_, side) => side).filter(side => side !== now)));
    }
    for (const { subject } of index.turns) if (subject) all.set(subject, new Set(index.turns.map(sideOf)));
    return all;
  }, [index, mine]);
  /** @param {string} id @param {number} side */
  const turn = (id, side) => {
    const offer = index.turns.find(one => one.subject === id && sideOf(one) === side);
    if (offer) decide(offer);
    else at.turnAgain(id, side);
  };
  const chainable = useMemo(() => {
    /** @type {Set<string>} */ const ids = new Set();
    if (mine)
      for (const [id, offers] of index.bySubject)
        if (
          offers.some(offer => offer.role === 'chain') ||
          (offers.some(offer => offer.role === 'take') && chained(index.pieces.get(id)))
        )
          ids.add(id);
    return ids;
  }, [index, mine]);
  const prices = useMemo(() => {
    /** @type {Map<string, string>} */ const all = new Map();
    for (const [id, { offers }] of at.aims) {
      const price = priceOf(skin, offers[0]);
      if (price) all.set(id, price);
    }
    // one price everywhere is said by what was taken up
    return all.size > 40 && new Set(all.values()).size === 1 ? new Map() : all;
  }, [at.aims, skin]);
  const acts = useMemo(() => session.fresh.map(note => note.picture), [session.fresh]);

  // all that can be done to what is pointed at, where that is paid for
  const priced =
    looked &&
    hovered &&
    (at.aims.get(at.aims.has(hovered) ? hovered : (at.pointed ?? ''))?.offers ??
      (looked.offer.subject === hovered && looked.offer.figure ? [looked.offer] : undefined));

  /** @param {Offer} offer */
  const decide = offer => {
    setList(false);
    if (offer.caution && settings().warn) setDialog({ caution: offer });
    else at.decide(offer);
  };
  const stop = () => {
    if (tool) at.dropTool();
    else if (list) setList(false);
    else if (session.word) session.hush();
    else at.putDown();
  };
  /** @param {string[]} places */
  const showPlaces = places => {
    setFlash([]);
    setTimeout(() => setFlash([...places]), 0);
    setTab('hand');
  };

  const undo = () => {
    at.letGo();
    if (session.undoer != null) session.undo();
    // Across a die or somebody else's decision is another thing, and never a slip of the finger.
    else if (session.mayAsk) setDialog({ takeBack: true });
  };
  const main = mine && !selection ? mainOffer(index.free) : null;
  useKeys({
    Escape: stop,
    Enter: () => {
      if (looked?.ask) decide(looked.offer);
      else if (main && !session.busy) decide(main);
    },
    u: undo,
    r: () => go(to.rules(game)),
    m: () => at.takeTool('ruler'),
    '?': () => {
      if (hovered) at.askHere(hovered);
      else at.takeTool('why');
    },
    l: () => setList(!list),
    n: toBoard,
    ArrowLeft: toBoard,
    ArrowRight: toBoard,
    ArrowUp: toBoard,
    ArrowDown: toBoard,
    i: () => {
      const id = selection?.subjects[0] ?? hovered;
      if (id) at.look(id);
    },
  });

  // who is about to be struck, and by whom, is shown with the question
  useEffect(() => {
    if (!mine || !skin.fronts || !session.reacting) return;
    const blow = sheet.journal.findLast(note => note.picture.places.length === 2 && !note.picture.act);
    if (blow) showPlaces(blow.picture.places);
  }, [sheet.number, mine]);
  useEffect(() => {
    document.title = `${mine ? '● ' : ''}${about.scenario_name} · Quatorze`;
  }, [mine, about.scenario_name, lang]);

  const trays = scene.board.shape === 'regions',
    flanked = trays || skin.flanked;
  const roll = lastRoll(session.fresh) ?? lastRoll(sheet.journal);
  const others = [0, 1].filter(i => !session.acting.includes(i)),
    own = [0, 1].filter(i => session.acting.includes(i));
  const order = own.length === 1 ? [...others, ...own] : [0, 1];
  const panels = order.map(
    i => html`<${SeatPanel} key=${i} seat=${i} about=${sheet.seats[i]} table=${table} own=${session.acting.includes(i)} pools=${!(trays && session.acting.includes(i))} awaited=${table.prompt.awaited.includes(i) && !sheet.over} thinking=${session.thinking === i} flag=${scene.flags[i]} skin=${skin} levelName=${levelName}
    lit=${isLit} onPick=${at.onPick} onCards=${(/** @type {string} */ title, /** @type {string[]} */ cards) => setDialog({ cards, title })} onPool=${(/** @type {Pool} */ pool) => setDialog({ pool })} />`,
  );
  const kinds = useMemo(() => new Map(scene.kinds.map(kind => [kind.id, kind])), [scene]);
  const tracks = skin.flanked
    ? html`<${Tally} tracks=${table.tracks} flags=${scene.flags} coming=${comingOf(table.pools)} inside=${(/** @type {any} */ line) => html`<${TileOf} line=${line} kinds=${kinds} skin=${skin} size=${34} />`} />`
    : tracksOf(table.tracks, scene.flags);
  const tray = html`<${Tray} dice=${table.dice} note=${roll} skin=${skin} fresh=${session.fresh.length > 0} />`;
  const journal = html`<${Journal} session=${session} skin=${skin} onShow=${(/** @type {Note} */ note) => showPlaces(note.picture.places)} onReplay=${() => go(to.match(session.id, session.own, Math.max(0, sheet.number)))} proof=${html`<${DiceSeal} session=${session} />`} />`;
  /** @type {Pool[]} */
  const means =
    mine && index.deeds.length
      ? [
          {
            id: 'deeds',
            seat,
            name: t('means'),
            count: 0,
            holds: index.deeds.map(deed => ({ ...deed, note: t('n-targets', { n: deed.count }) })),
          },
        ]
      : [];
  const lines = [...means, ...table.pools.filter(pool => pool.holds?.some(line => line.id && lit.has(line.id)))];
  const ownPools = [
    ...means,
    ...table.pools.filter(
      pool => lines.includes(pool) || (trays && pool.seat != null && session.acting.includes(pool.seat)),
    ),
  ];
  // beside a large board there is room for what is to be placed; below it there is none to spare
  const palette = flanked && !trays;
  const reserve =
    ownPools.length > 0 &&
    html`<${Reserve} pools=${ownPools} scene=${scene} skin=${skin} lit=${isLit} selected=${at.chosen} onPick=${at.onPick} onHover=${at.onHover} waysOf=${(/** @type {string} */ id) => (skin.deeds ? (index.bySubject.get(id) ?? []).filter(offer => !offer.target) : [])} onDo=${decide} onDrop=${at.drop} onPool=${(/** @type {Pool} */ pool) => setDialog({ pool })} />`;
  const cups = table.pools.filter(isCup);
  const seen = html`${cups.map(pool => html`<${Cup} key=${pool.id} pool=${pool} skin=${skin} onPool=${(/** @type {Pool} */ pool) => setDialog({ pool })} />`)}<${Goals} table=${table} flags=${scene.flags} onShow=${setPeek} onFlash=${showPlaces} />
    <${Piles} table=${table} lit=${isLit} onPick=${at.onPick} onCards=${(/** @type {string} */ title, /** @type {string[]} */ cards) => setDialog({ cards, title })} />`;

  return html`<div class=${`match ${flanked ? 'flanked' : 'sided'}${palette ? ' paletted' : ''} tab-${tab} ${game}`}>
    <header class="top"><a class="brand" href=${to.home} aria-label=${'Quatorze, ' + t('to-home')}>Quator<b>z</b>e</a><div class="where"><h1>
      <button type="button" class="link" onClick=${() => setDialog({ match: true })}>${about.scenario_name}</button></h1><span>
      ${table.status.slice(0, 3).join(' · ')}</span>
      ${
        scene.reconstructed.length > 0 &&
        html`<button type="button" class="recon" onClick=${() => setDialog({ recon: true })}><${Ico} id="recon" />
        ${t(isDrawn(about.scenario) ? 'drawn-map' : 'reconstructed-map')}</button>`
      }</div>
      <nav aria-label=${t('tools')}>
        ${
          session.acting.length > 0 &&
          html`<button type="button" class="btn bare undo" disabled=${(session.undoer == null && !session.mayAsk) || session.busy} title=${t(session.undoer == null ? 'take-back-key' : 'undo-key')} onClick=${undo}>
          <${Ico} id="i-undo" /><span>${t(session.undoer == null && session.mayAsk ? 'take-back' : 'undo')}</span> <kbd>U</kbd></button>`
        }
        <a class="btn bare rules-link" href=${to.rules(game)} title=${t('rules-key')}><${Ico} id="i-book" /><span>${t('rules')}</span> <kbd>R</kbd></a>
        <button type="button" class="btn bare settings-link" onClick=${() => setDialog({ settings: true })}><${Ico} id="i-set" /><span>${t('settings')}</span></button>
        <button type="button" class="btn bare match-link" onClick=${() => setDialog({ match: true })}><${Ico} id="i-menu" /><span class="sr">
          ${t('match')}</span></button><${Lamp} /><${LanguageSwitch} /></nav></header>

    ${
      sheet.over
        ? html`<${Over} session=${session} onReplay=${() => go(to.match(session.id, session.own, sheet.number))} />`
        : html`<${Prompt} session=${session} index=${index} selection=${selection} stack=${at.stack} setSelection=${(/** @type {import('./offers.js').Selection | null} */ next) => (next ? at.setSelection(next) : at.putDown())} loose=${at.loose} onWhy=${() => at.ask('button')} onDo=${decide} onLook=${at.onLook} tool=${tool} toolSays=${at.ruler?.notes ?? null} looked=${looked?.offer ?? null}>
      ${mine && table.prompt.offers.length > 0 && html`<${AllDecisions} offers=${table.prompt.offers} verbs=${scene.verbs} index=${index} game=${game} busy=${session.busy} onDo=${decide} onPoint=${at.point} open=${list} setOpen=${setList} />`}</${Prompt}>`
    }

    <main class="stage" aria-label=${t('board')}>
      <${Board} scene=${scene} table=${table} skin=${skin} lit=${lit} targets=${at.targets} prices=${prices} selected=${selectedOne} hovered=${hovered} shown=${shown} ruler=${at.ruler && { ...at.ruler, to: at.ruler.to ?? at.ruler.from }} flash=${flash} acts=${acts} onPick=${at.onPick} onHover=${at.onHover} onAsk=${at.askHere} turnable=${turnable} onTurn=${turn} chainable=${chainable} onChain=${at.chain} />
      ${mine && html`<${Compass} turns=${index.turns} busy=${session.busy} onDo=${decide} />`}
      <div class="board-tools"><button type="button" class=${'btn' + (tool === 'why' ? ' on' : '')} aria-pressed=${tool === 'why'} onClick=${() => at.takeTool('why')} title=${t('why-key')}>
        ${t('why-not')} <kbd>?</kbd></button>
        <button type="button" class=${'btn' + (tool === 'ruler' ? ' on' : '')} aria-pressed=${tool === 'ruler'} onClick=${() => at.takeTool('ruler')} title=${t('ruler-key')}>
          ${t('ruler')} <kbd>M</kbd></button>
        ${
          selectedOne &&
          html`<button type="button" class=${'btn' + (at.inspected ? ' on' : '')} aria-pressed=${!!at.inspected} onClick=${() => at.look(selectedOne)}>
          ${t('inspect')} <kbd>I</kbd></button>`
        }
        ${
          table.overlays.length > 0 &&
          html`<details class="overlays"><summary class="btn"><${Ico} id="i-layers" />${t('overlays')}</summary><div class="panel">
          ${table.overlays
            .filter(overlay => !DUE.has(overlay.id))
            .map(
              overlay => html`<label class="toggle" key=${overlay.id}>
          <input type="checkbox" checked=${overlays.has(overlay.id)} onChange=${() =>
            setOverlays(now => {
              const next = new Set(now);
              if (!next.delete(overlay.id)) next.add(overlay.id);
              return next;
            })} />
          <span class="box"><${Ico} id="i-check" /></span>${overlay.name}</label>`,
            )}</div></details>`
        }</div>
      ${
        at.inspected &&
        html`<div class=${`panel inspection${liesWest(index.pieces.get(at.inspected.id)?.place ?? at.inspected.id) ? ' east' : ''}`}><h3>${upper(nameOf(index, at.inspected.id))}</h3>
        <${Notes} notes=${at.inspected.notes} game=${game} />
        ${
          layers &&
          html`<p class="layers">${at.inspected.overlays
            .filter(overlay => overlay.places.length)
            .map(
              overlay =>
                html`<button type="button" key=${overlay.id} class=${layers.has(overlay.id) ? 'btn on' : 'btn'} aria-pressed=${layers.has(overlay.id)} onClick=${() => {
                  const next = new Set(layers);
                  if (!next.delete(overlay.id)) next.add(overlay.id);
                  setLayers(next);
                }}>${upper(overlay.name)}</button>`,
            )}</p>`
        }</div>`
      }
      ${skin.counter === 'unit' && !at.menu && !at.inspected && html`<${Peek} place=${at.pointed} left=${at.east} index=${index} scene=${scene} skin=${skin} />`}</main>

    ${palette ? html`<div class="bench">${reserve}${mine && table.overlays.filter(overlay => DUE.has(overlay.id)).map(overlay => html`<${Due} key=${overlay.id} overlay=${overlay} onShow=${showPlaces} />`)}<${Muster} session=${session} index=${index} scene=${scene} skin=${skin} onDo=${decide} onHover=${at.onHover} /></div>` : reserve}
    <${Hand} sides=${session.acting.length > 1 ? scene.sides : null} hands=${table.hands.filter(hand => !session.overlooked && session.acting.includes(hand.seat)).sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat))} cards=${index.cards} game=${game} lit=${isLit} selected=${selectedOne} mine=${mine} onPick=${at.onPick} onHover=${at.onHover} />
    <aside class="side" aria-label=${t('tab-table')}>${palette && tracks}${flanked ? panels : panels[0]}<div class="between">${!palette && tracks}${tray}${seen}</div>${flanked ? journal : panels[1]}</aside>
    ${!flanked && journal}

    <nav class="tabs" aria-label=${t('panels')}>
      ${
        /** @type {const} */ ([
          ['hand', palette ? 'i-layers' : 'i-cards', palette ? 'board' : 'tab-hand'],
          ['log', 'i-log', 'journal'],
          ['dice', 'i-die', 'dice'],
          ['table', 'i-people', 'tab-table'],
        ]).map(
          ([
            id,
            icon,
            word,
          ]) => html`<button type="button" key=${id} class=${tab === id ? 'on' : ''} aria-pressed=${tab === id} onClick=${() => setTab(tab === id ? 'hand' : id)}>
      <${Ico} id=${icon} />${t(word)}</button>`,
        )
      }</nav>

    ${at.zoom && !looked?.ask && !at.menu && html`<${CardZoom} key=${at.zoom.card.id} ...${at.zoom} game=${game} />`}
    ${looked && !looked.ask && !at.menu && skin.coins && priced && html`<${Prices} key=${looked.offer.decision} offers=${priced} session=${session} at=${looked.at} />`}
    ${looked && !at.menu && (looked.ask || !skin.coins || !priced) && html`<${OddsPopover} key=${looked.offer.decision} offer=${looked.offer} session=${session} at=${looked.at} onDo=${looked.ask ? () => decide(looked.offer) : undefined} onClose=${() => at.setLooked(null)} />`}
    ${
      at.menu &&
      html`<${Menu} ...${at.menu} session=${session} index=${index} scene=${scene} skin=${skin} onAll=${(
        /** @type {import('./offers.js').Step[]} */ steps,
      ) => {
        at.setMenu(null);
        session.decideAll(steps);
      }} onChoose=${decide} onClose=${() => at.setMenu(null)} />`
    }
    ${session.mode === 'hot-seat' && session.mine.length > 1 && session.present == null && !sheet.over && html`<${Curtain} session=${session} />`}
    ${dialog?.recon && html`<${Reconstructed} scene=${scene} drawn=${isDrawn(about.scenario)} onClose=${() => setDialog(null)} />`}
    ${dialog?.cards && html`<${CardsDialog} title=${dialog.title} cards=${dialog.cards} faces=${index.cards} game=${game} onClose=${() => setDialog(null)} />`}
    ${dialog?.pool && html`<${PoolDialog} pool=${dialog.pool} scene=${scene} skin=${skin} onClose=${() => setDialog(null)} />`}
    ${dialog?.settings && html`<${SettingsDialog} onClose=${() => setDialog(null)}><${StandingOrders} session=${session} /></${SettingsDialog}>`}
    ${dialog?.match && html`<${MatchDialog} session=${session} onClose=${() => setDialog(null)} onResign=${() => setDialog({ resign: true })} onTakeBack=${() => setDialog({ takeBack: true })} />`}
    ${
      dialog?.caution &&
      html`<${CautionDialog} caution=${dialog.caution.caution} what=${dialog.caution.label} onClose=${() => setDialog(null)} onDo=${() => {
        setDialog(null);
        at.decide(dialog.caution);
      }} />`
    }
    ${dialog?.resign && html`<${ResignDialog} session=${session} onClose=${() => setDialog(null)} />`}
    ${dialog?.takeBack && html`<${TakeBackDialog} session=${session} onClose=${() => setDialog(null)} />`}
  </div>`;
}
