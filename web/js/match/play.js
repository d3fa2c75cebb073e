// The table in play: where its parts stand, and what its keys do.
import { html, useEffect, useMemo, useState } from '../../vendor/preact.js';
import { t } from '../words.js';
import { Ico, later } from '../parts.js';
import { useKeys } from '../keys.js';
import { go, to } from '../router.js';
import { settings } from '../store.js';
import { skinOf } from '../skins/index.js';
import { index as indexOf, mainOffer } from './offers.js';
import { usePointing } from './pointing.js';
import { AllDecisions } from './decisions.js';
import { Curtain } from './curtain.js';
import { Tray, lastRoll } from './dice.js';
import { Hand } from './hand.js';
import { Head } from './head.js';
import { Journal } from './journal.js';
import { Muster } from './muster.js';
import { DiceSeal, Over } from './over.js';
import { Cup, Due, Reserve, TileOf } from './pools.js';
import { Popovers } from './popovers.js';
import { Prompt } from './prompt.js';
import { Goals, Piles, SeatPanel, isCup } from './seats.js';
import { Stage, isDue } from './stage.js';
import { Tally, comingOf, tracksOf } from './tracks.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('../../types').Overlay} Overlay
 * @typedef {import('../../types').Note} Note
 * @typedef {import('../../types').Pool} Pool
 * @typedef {import('./offers.js').Selection} Selection
 */

const Sheets = later(() => import('./sheets.js').then(found => found.Sheets), true);

/** Keys of the board work from anywhere on the page. @param {KeyboardEvent} event */
function toBoard(event) {
  const board = /** @type {SVGElement | null} */ (document.querySelector('.stage svg.board'));
  if (!board || event.target === board) return;
  board.focus();
  board.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, shiftKey: event.shiftKey }));
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

  const [peek, setPeek] = useState(/** @type {Overlay | null} */ (null));
  const [flash, setFlash] = useState(/** @type {string[]} */ ([]));
  const [open, setOpen] = useState(/** @type {import('./sheets.js').Open | null} */ (null));
  const [tab, setTab] = useState(/** @type {'hand' | 'log' | 'dice' | 'table'} */ ('hand'));
  const [list, setList] = useState(false);
  const at = usePointing(session, index, mine);
  const { selection, lit, hovered, looked, tool, selectedOne } = at;
  const isLit = (/** @type {string} */ id) => lit.has(id);

  /** @param {Offer} offer */
  const decide = offer => {
    setList(false);
    if (offer.caution && settings().warn) setOpen({ caution: offer });
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
    if (session.undoer != null) session.acts.undo();
    // Across a die or somebody else's decision is another thing, and never a slip of the finger.
    else if (session.mayAsk) setOpen('take-back');
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
    const blow = sheet.journal.findLast(note => note.picture.places.length > 1 && note.picture.act === 'fired');
    if (blow) showPlaces(blow.picture.places);
  }, [sheet.number, mine]);
  useEffect(() => {
    document.title = `${mine ? '● ' : ''}${about.scenario_name} · Quatorze`;
  }, [mine, about.scenario_name, lang]);

  const trays = scene.board.shape === 'regions',
    flanked = trays || skin.flanked;
  // beside a large board there is room for what is to be placed; below it there is none to spare
  const palette = flanked && !trays;
  const kinds = useMemo(() => new Map(scene.kinds.map(kind => [kind.id, kind])), [scene]);
  const onPool = (/** @type {Pool} */ pool) => setOpen({ pool });
  const onCards = (/** @type {string} */ title, /** @type {string[]} */ cards) => setOpen({ cards, title });

  // ---- beside the board
  const others = [0, 1].filter(i => !session.acting.includes(i)),
    own = [0, 1].filter(i => session.acting.includes(i));
  const panels = (own.length === 1 ? [...others, ...own] : [0, 1]).map(
    i => html`<${SeatPanel} key=${i} seat=${i} about=${sheet.seats[i]} table=${table} own=${session.acting.includes(i)} pools=${!(trays && session.acting.includes(i))} awaited=${table.prompt.awaited.includes(i) && !sheet.over} thinking=${session.thinking === i} flag=${scene.flags[i]} skin=${skin} levelName=${levelName}
    lit=${isLit} onPick=${at.onPick} onCards=${onCards} onPool=${onPool} />`,
  );
  const tracks = skin.flanked
    ? html`<${Tally} tracks=${table.tracks} flags=${scene.flags} coming=${comingOf(table.pools)} inside=${(/** @type {any} */ line) => html`<${TileOf} line=${line} kinds=${kinds} skin=${skin} size=${34} />`} />`
    : tracksOf(table.tracks, scene.flags);
  const roll = lastRoll(session.fresh) ?? lastRoll(sheet.journal);
  const tray = html`<${Tray} dice=${table.dice} note=${roll} skin=${skin} fresh=${session.fresh.length > 0} />`;
  const seen = html`${table.pools.filter(isCup).map(pool => html`<${Cup} key=${pool.id} pool=${pool} skin=${skin} onPool=${onPool} />`)}<${Goals} table=${table} flags=${scene.flags} onShow=${setPeek} onFlash=${showPlaces} />
    <${Piles} table=${table} lit=${isLit} onPick=${at.onPick} onCards=${onCards} />`;
  const journal = html`<${Journal} session=${session} skin=${skin} onShow=${(/** @type {Note} */ note) => showPlaces(note.picture.places)} onReplay=${() => go(to.match(session.id, session.own, Math.max(0, sheet.number)))} proof=${html`<${DiceSeal} session=${session} />`} />`;

  // ---- what one takes from beside the board
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
  const pools = [
    ...means,
    ...table.pools.filter(
      pool =>
        pool.holds?.some(line => line.id && lit.has(line.id)) ||
        (trays && pool.seat != null && session.acting.includes(pool.seat)),
    ),
  ];
  /** @param {string} id */
  const waysOf = id => (skin.deeds ? (index.bySubject.get(id) ?? []).filter(offer => !offer.target) : []);
  const reserve =
    pools.length > 0 &&
    html`<${Reserve} pools=${pools} scene=${scene} skin=${skin} lit=${isLit} selected=${at.chosen} onPick=${at.onPick} onHover=${at.onHover} waysOf=${waysOf} onDo=${decide} onDrop=${at.drop} onPool=${onPool} />`;
  const hands = table.hands
    .filter(hand => !session.overlooked && session.acting.includes(hand.seat))
    .sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));

  return html`<div class=${`match ${flanked ? 'flanked' : 'sided'}${palette ? ' paletted' : ''} tab-${tab} ${game}`}>
    <${Head} session=${session} onUndo=${undo} onOpen=${setOpen} />
    ${
      sheet.over
        ? html`<${Over} session=${session} onReplay=${() => go(to.match(session.id, session.own, sheet.number))} />`
        : html`<${Prompt} session=${session} index=${index} selection=${selection} stack=${at.stack} setSelection=${(/** @type {Selection | null} */ next) => (next ? at.setSelection(next) : at.putDown())} loose=${at.loose} onWhy=${() => at.ask('button')} onDo=${decide} onLook=${at.onLook} tool=${tool} toolSays=${at.ruler?.notes ?? null} looked=${looked?.offer ?? null}>
      ${mine && table.prompt.offers.length > 0 && html`<${AllDecisions} offers=${table.prompt.offers} verbs=${scene.verbs} index=${index} game=${game} busy=${session.busy} onDo=${decide} onPoint=${at.point} open=${list} setOpen=${setList} />`}</${Prompt}>`
    }
    <${Stage} session=${session} index=${index} skin=${skin} at=${at} mine=${mine} peek=${peek} flash=${flash} onDo=${decide} />

    ${palette ? html`<div class="bench">${reserve}${mine && table.overlays.filter(isDue).map(overlay => html`<${Due} key=${overlay.id} overlay=${overlay} onShow=${showPlaces} />`)}<${Muster} session=${session} index=${index} scene=${scene} skin=${skin} onDo=${decide} onHover=${at.onHover} /></div>` : reserve}
    <${Hand} sides=${session.acting.length > 1 ? scene.sides : null} hands=${hands} cards=${index.cards} game=${game} lit=${isLit} selected=${selectedOne} mine=${mine} onPick=${at.onPick} onHover=${at.onHover} />
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

    <${Popovers} session=${session} index=${index} skin=${skin} at=${at} onDo=${decide} />
    ${session.mode === 'hot-seat' && session.mine.length > 1 && session.present == null && !sheet.over && html`<${Curtain} session=${session} />`}
    ${open && html`<${Sheets} open=${open} setOpen=${setOpen} session=${session} index=${index} skin=${skin} onDo=${at.decide} />`}
  </div>`;
}
