// The table in play: where its parts stand, and what its keys do.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from '../../vendor/preact.js';
import { t } from '../words.js';
import { upper } from '../grammar.js';
import { Ico, later } from '../parts.js';
import { useKeys } from '../keys.js';
import { go, to } from '../router.js';
import { setSettings, settings } from '../store.js';
import { farBy } from '../board/layout.js';
import { BookBeside } from '../rules/beside.js';
import { openBook } from '../rules/gist.js';
import { skinOf } from '../skins/index.js';
import { index as indexOf, mainOffer, saving } from './offers.js';
import { usePointing } from './pointing.js';
import { useCamera } from '../playback/camera.js';
import { usePauses, usePlayback, usePlaybackOf, useSound } from '../playback/hooks.js';
import { BeatList, Narrator, Spoken, keysOf } from '../playback/narrator.js';
import { RecapDock } from '../playback/recap-card.js';
import { narrated } from '../playback/sentences.js';
import { t as played } from '../playback/words.js';
import { AllDecisions } from './decisions.js';
import { Curtain } from './curtain.js';
import { Deed } from './deed.js';
import { Tray, lastRoll } from './dice.js';
import { Edge, playable } from './edge.js';
import { Head } from './head.js';
import { Journal } from './journal.js';
import { useLooking, useSaid, viewerOf } from './looking.js';
import { Muster, mustered } from './muster.js';
import { DiceSeal, Over } from './over.js';
import { Cup, Due, Reserve, TileOf } from './pools.js';
import { Popovers } from './popovers.js';
import { Choices, Prompt, answersOf, severalGo } from './prompt.js';
import { Goals, Piles, SeatPanel, isCup } from './seats.js';
import { Situation } from './situation.js';
import { useSlips } from './slips.js';
import { Slot } from './slot.js';
import { Stage, isDue } from './stage.js';
import { isThere, partOf, saidOf } from './things.js';
import { upTo } from './doings.js';
import { Tally, comingOf } from './tracks.js';
import { Modes, useTurning } from './wheel.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('../../types').Overlay} Overlay
 * @typedef {import('../../types').Note} Note
 * @typedef {import('../../types').Pool} Pool
 * @typedef {import('./offers.js').Selection} Selection
 */

const Carries = later(() => import('./carrying.js').then(found => found.Carries), true);
const Walk = later(() => import('./walk.js').then(found => found.Walk), true);
const Fiche = later(() => import('./fiche.js').then(found => found.Fiche), true);
const Sheets = later(() => import('./sheets.js').then(found => found.Sheets), true);

/** So much of what they have just done stands over the question. */
const BROW = 70;

/** The same set with one thing more, or without it. @template T @param {Set<T>} set @param {T} one */
const toggled = (set, one) => {
  const next = new Set(set);
  if (!next.delete(one)) next.add(one);
  return next;
};

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
  const { scene, game } = about;
  /** What the board lets others look through. @type {import('../playback/camera.js').Eye} */
  const eye = useMemo(() => ({ watchers: new Set() }), [session]);
  const playback = usePlayback(usePlaybackOf(session, eye));
  useCamera(playback, eye);
  usePauses(playback);
  useSound(session, playback);
  // what the others did is seen, or passed over, before anything is asked
  const waits = playback.waiting && !playback.held && !playback.expected,
    // a person may take long: the dock says for whom one waits, and how he is reminded
    person = !!sheet.table?.prompt.awaited.some(i => sheet.seats[i].kind === 'person');
  const shows = !playback.asks && !(waits && person);
  const table = /** @type {import('../../types').Table} */ ((shows ? playback.shown : null) ?? sheet.table);
  const skin = useMemo(() => skinOf(game), [game]);
  const index = useMemo(() => indexOf(scene, table, skin), [scene, table, skin]);
  const seat = session.decider,
    // where nothing is on offer, an answer is given without asking
    mine = seat != null && !sheet.over && !shows && session.offers.length > 0;
  const dock = playback.state === 'recap' ? 'recap' : shows ? 'film' : 'question';
  useSlips(dock, playback.running);

  const [peek, setPeek] = useState(/** @type {Overlay | null} */ (null));
  const [flash, setFlash] = useState(/** @type {string[]} */ ([]));
  const [open, setOpen] = useState(/** @type {import('./sheets.js').Open | null} */ (null));
  // what lies over the board of a phone
  const [tab, setTab] = useState(/** @type {'hand' | 'slot' | 'log' | null} */ (null));
  const [list, setList] = useState(false);
  const [unfolded, setUnfolded] = useState(settings().hand ?? innerHeight >= 780);
  const [overlays, setOverlays] = useState(/** @type {Set<string>} */ (new Set()));
  const [layers, setLayers] = useState(skin.unfolded);
  const looking = useLooking(session, index, () => setTab('slot'));
  const at = usePointing(session, index, mine, looking.pin);
  const { selection, lit, hovered, looked, tool, selectedOne } = at;
  /** @type {{ current: import('./carrying.js').Carrier | null }} */
  const carrier = useRef(null);
  const isLit = (/** @type {string} */ id) => lit.has(id);

  /** @param {Offer} offer */
  const decide = offer => {
    setList(false);
    at.decide(offer);
  };
  const stop = () => {
    if (tool) at.dropTool();
    else if (looked?.ask) at.setLooked(null);
    else if (list) setList(false);
    else if (session.word) session.hush();
    else if (looking.pinned) looking.free();
    else at.putDown();
  };
  /** @param {string[]} places */
  const showPlaces = places => {
    setFlash([]);
    setTimeout(() => setFlash([...places]), 0);
    setTab(null);
  };
  /** Where a line of the journal happened, and what stands there. @param {Note} note */
  const showNote = ({ picture: { places, pieces, by } }) => {
    showPlaces(places);
    const id = [...pieces, ...by].find(piece => index.pieces.has(piece)) ?? places.at(-1);
    if (!id) return;
    // its card is read, even while there is something to choose among
    looking.pin(id);
    if (!shows && id !== at.inspected?.id) at.look(id);
  };
  const fold = () => {
    setUnfolded(!unfolded);
    setSettings({ hand: !unfolded });
  };
  const undo = () => {
    at.letGo();
    if (session.undoer != null) session.acts.undo();
    // Across a die or somebody else's decision is another thing, and never a slip of the finger.
    else if (session.mayAsk) setOpen('take-back');
  };
  const main = mine && !selection ? mainOffer(index.free) : null,
    // what is weighed before it is done
    weighed = mine && looked?.ask ? looked.offer : null;
  const far = useMemo(() => farBy(scene.board), [scene]);
  const saves = useMemo(() => (mine ? saving(index, seat, far) : null), [index, mine, far]);
  const save = () => saves && !session.busy && session.acts.decideAll(saves.steps);
  useKeys({
    Escape: stop,
    Enter: () => {
      // what gives something up is never done by Enter
      if (looked?.ask) {
        if (!looked.offer.caution) decide(looked.offer);
      } else if (main && !session.busy) decide(main);
      else if (!selection) save();
    },
    u: undo,
    r: () => openBook(null),
    m: () => at.takeTool('ruler'),
    '?': () => {
      if (hovered) at.askHere(hovered);
      else at.takeTool('why');
    },
    l: () => setList(!list),
    h: fold,
    n: toBoard,
    p: toBoard,
    ArrowLeft: toBoard,
    ArrowRight: toBoard,
    ArrowUp: toBoard,
    ArrowDown: toBoard,
    i: () => {
      const id = looking.pinned ?? selection?.subjects[0] ?? hovered;
      if (id) at.look(id);
    },
  });

  const turning = useTurning(index, mine, at.targets.size > 0, session.busy, skin, decide);

  useKeys(keysOf(playback, pace => setSettings({ pace })));

  // who is about to be struck, and by whom, is shown with the question
  useEffect(() => {
    if (!mine || !skin.fronts || !session.reacting) return;
    const blow = sheet.journal.findLast(note => note.picture.places.length > 1 && note.picture.act === 'fired');
    if (blow) showPlaces(blow.picture.places);
  }, [sheet.number, mine]);
  // what they have just done, and nobody has summed up, stands over the question
  const after =
    !mine || playback.mode === 'skip' || playback.until < sheet.number
      ? null
      : playback.beat && ((playback.reaction && playback.waiting) || (playback.state === 'idle' && playback.brief))
        ? narrated(playback.beat, BROW)
            .map(({ text }) => text)
            .join(' ')
        : playback.state === 'idle' && playback.quiet && !playback.aside && playback.beats.length
          ? played('turn-quiet')
          : null;
  const awaits = !sheet.over && session.isAsked(sheet);
  useEffect(() => {
    document.title = `${awaits ? '● ' : ''}${about.scenario_name} · Quatorze`;
  }, [awaits, about.scenario_name, lang]);

  // on a small screen the board is seen again once something is picked or decided
  useEffect(() => setTab(null), [sheet.number, selection?.subjects.join()]);

  /** Whether there is anybody on the board to go to with the next key. */
  const units = [...index.bySubject.keys()].some(id => index.pieces.has(id) || index.standing.has(id));
  const trays = scene.board.shape === 'regions';
  const kinds = useMemo(() => new Map(scene.kinds.map(kind => [kind.id, kind])), [scene]);
  const onPool = (/** @type {Pool} */ pool) => setOpen({ pool });
  const onCards = (/** @type {string} */ title, /** @type {string[]} */ cards) => setOpen({ cards, title });

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
    html`<${Reserve} pools=${pools} scene=${scene} skin=${skin} lit=${isLit} selected=${at.chosen} onPick=${at.onPick} onHover=${at.onHover} waysOf=${waysOf} onDo=${decide} onCarry=${(/** @type {string} */ id, /** @type {PointerEvent} */ event) => carrier.current?.tile(id, event)} onPool=${onPool} />`;
  const hands = table.hands
    .filter(hand => !session.overlooked && session.acting.includes(hand.seat))
    .sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));

  // ---- beside the board
  // beside the ways of pointing the dock has room for what ends it: the rest stands in the list
  const answers = answersOf(session, index, selection, !!tool, mine, turning.modes);
  const setSelection = (/** @type {Selection | null} */ next) => (next ? at.setSelection(next) : at.putDown());
  /** What is touched beside the board: decks, stocks. */
  const piled = mine ? [...table.piles, ...table.pools].filter(pile => lit.has(pile.id)) : [];
  const due = mine ? table.overlays.filter(isDue) : [];
  const asks =
    mine &&
    (answers.choices.length > 0 ||
      answers.weighed.length > 0 ||
      due.length > 0 ||
      mustered(session, index).shown ||
      piled.length > 0 ||
      (!!selection && severalGo(index, at.stack)) ||
      pools.some(pool => pool.holds?.some(line => line.id && lit.has(line.id))));
  const plan =
    (asks || reserve) &&
    html`${mine && html`<${Muster} session=${session} index=${index} scene=${scene} skin=${skin} onDo=${decide} onHover=${at.onHover} />`}
      ${mine && html`<${Choices} session=${session} index=${index} selection=${selection} stack=${at.stack} setSelection=${setSelection} answers=${answers} onDo=${decide} onLook=${at.onLook} onPoint=${at.point} />`}
      ${piled.length > 0 && html`<ul class="choices piled">${piled.map(pile => html`<li key=${pile.id}><button type="button" class="btn can" onClick=${(/** @type {any} */ event) => at.onPick(pile.id, event)}>${pile.name} <b>${pile.count}</b></button></li>`)}</ul>`}
      ${reserve}${due.map(overlay => html`<${Due} key=${overlay.id} overlay=${overlay} onShow=${showPlaces} />`)}`;
  const pointed = usePointed(looking, at, id => isThere(index, table, id), `${sheet.number} ${viewerOf(session)}`);
  // while a turn is shown, of what was otherwise then only its counter tells, and nothing that comes later
  const { heard } = playback,
    then = shows && !!pointed && !alike(sheet.table, table, pointed);
  const said = useSaid(session, index, then ? null : pointed) ?? (then ? saidOf(index, pointed) : null);
  const ringed = useRinged(session, index, pointed, said, heard);
  // their dice lie there once they have been thrown before one's eyes
  const roll = shows
    ? lastRoll(/** @type {Note[]} */ ((playback.settled && playback.beat?.notes) || []))
    : (lastRoll(session.fresh) ?? lastRoll(sheet.journal));
  const panels = (session.acting.length === 1 ? [1 - session.acting[0], session.acting[0]] : [0, 1]).map(
    i => html`<${SeatPanel} key=${i} seat=${i} about=${sheet.seats[i]} table=${table} own=${session.acting.includes(i)} awaited=${table.prompt.awaited.includes(i) && !sheet.over} thinking=${session.thinks === i} flag=${scene.flags[i]} skin=${skin} levelName=${levelName}
    lit=${isLit} onPick=${at.onPick} onCards=${onCards} onPool=${onPool} />`,
  );
  const leaves = [
    {
      id: 'beats',
      word: 'leaf-theirs',
      inside: shows && playback.mode === 'still' && html`<${BeatList} playback=${playback} />`,
    },
    { id: 'among', word: trays && reserve ? 'reserve' : 'leaf-plan', inside: plan },
    {
      id: 'card',
      word: 'card-of',
      inside:
        pointed &&
        html`<${Fiche} key=${pointed} id=${pointed} said=${said} table=${table} session=${session} index=${index} skin=${skin} heard=${heard} layers=${layers} onLayer=${(/** @type {string} */ id) => layers && setLayers(toggled(layers, id))} onLook=${looking.pin} onFree=${looking.pinned === pointed ? looking.free : null} />`,
    },
    {
      id: 'dice',
      word: 'dice',
      inside: roll && html`<${Tray} dice=${table.dice} note=${roll} skin=${skin} fresh=${session.fresh.length > 0} />`,
    },
    {
      id: 'goals',
      word: 'goals',
      inside: html`<${Tally} tracks=${table.tracks} flags=${scene.flags} coming=${comingOf(table.pools)} inside=${(/** @type {any} */ line) => html`<${TileOf} line=${line} kinds=${kinds} skin=${skin} size=${34} />`} /><${Goals} table=${table} flags=${scene.flags} onShow=${setPeek} onFlash=${showPlaces} />`,
    },
    {
      id: 'forces',
      word: 'forces',
      inside: html`${panels}${table.pools.filter(isCup).map(pool => html`<${Cup} key=${pool.id} pool=${pool} skin=${skin} onPool=${onPool} />`)}<${Piles} table=${table} lit=${isLit} onPick=${at.onPick} onCards=${onCards} />`,
    },
  ];
  const rolled = !shows && lastRoll(session.fresh) != null;
  const best =
    // on a phone it is opened as the card
    pointed && (looking.over || (looking.pinned && (looking.fresh || !asks)) || (tab === 'slot' && !asks))
      ? 'card'
      : shows && playback.mode === 'still'
        ? 'beats'
        : asks
          ? 'among'
          : rolled
            ? 'dice'
            : pointed
              ? 'card'
              : 'goals';

  return html`<div class=${`match ${tab ? `tab-${tab} ` : ''}${game}`}>
    <${Head} session=${session} tool=${tool} onTool=${at.takeTool} overlays=${table.overlays.filter(overlay => !isDue(overlay))} shown=${overlays} onOverlay=${(/** @type {string} */ id) => setOverlays(toggled(overlays, id))} onUndo=${undo} onOpen=${setOpen} />
    <${Stage} session=${session} index=${index} skin=${skin} at=${at} mine=${mine} playback=${playback} eye=${eye} shows=${shows} overlays=${overlays} layers=${layers} peek=${peek} flash=${flash} turning=${turning} carrier=${carrier} ringed=${ringed} weighed=${mine ? answers.weighed : []} enters=${!!main} onDo=${decide} />
    <${Edge} table=${table} sides=${session.acting.length > 1 ? scene.sides : null} flags=${scene.flags} hands=${hands} cards=${index.cards} game=${game} lit=${isLit} selected=${selectedOne} mine=${mine} asked=${seat} acting=${session.acting} own=${session.mine} open=${unfolded || tab === 'hand'} onFold=${fold} onPick=${at.onPick} onHover=${at.onHover} onPool=${onPool} onCards=${onCards} onCarry=${(/** @type {string} */ id, /** @type {PointerEvent} */ event) => carrier.current?.card(id, event)} />
    ${
      playback.state === 'recap'
        ? html`<${RecapDock} playback=${playback} scene=${scene} own=${session.acting} asks=${session.acting.length ? upper(sheet.table?.prompt.asks ?? '') : null} />`
        : shows
          ? html`<${Narrator} playback=${playback} scene=${scene} onSpeed=${(/** @type {0.5 | 1 | 2} */ pace) => setSettings({ pace })} />`
          : sheet.over
            ? html`<${Over} session=${session} onReplay=${() => go(to.match(session.id, session.own, sheet.number))} />`
            : html`<${Prompt} after=${after} onAgain=${after && playback.state === 'idle' ? () => playback.again() : null} session=${session} index=${index} selection=${selection} stack=${at.stack} setSelection=${setSelection} answers=${weighed ? { ...answers, main: null, segments: [], buttons: [] } : answers} turning=${turning.on} loose=${at.loose && !weighed} onWhy=${weighed ? undefined : () => at.ask('button')} onDo=${decide} onLook=${at.onLook} tool=${tool} toolSays=${at.ruler?.notes ?? null} looked=${looked?.offer ?? null} saves=${weighed ? null : saves} onSave=${save} walk=${mine && units && html`<${Walk} index=${index} at=${at} eye=${eye} seat=${seat} />`}>
      ${weighed && html`<${Deed} key=${weighed.decision} offer=${weighed} busy=${session.busy} onDo=${decide} onDrop=${() => at.setLooked(null)} />`}
      ${!weighed && html`<${Modes} turning=${turning} />`}
      ${mine && !weighed && table.prompt.offers.length > 0 && html`<${AllDecisions} offers=${table.prompt.offers} verbs=${scene.verbs} index=${index} game=${game} busy=${session.busy} onDo=${decide} onPoint=${at.point} open=${list} setOpen=${setList} />`}</${Prompt}>`
    }
    <div class="flank"><${Situation} table=${table} scene=${scene} seats=${sheet.seats} acting=${session.acting} over=${!!sheet.over} thinking=${session.thinks} levelName=${levelName} />
      <${Slot} leaves=${leaves} best=${best} mark=${`${shows ? dock : sheet.number}.${best}.${looking.pinned}`} />
      <${Journal} session=${session} skin=${skin} onShow=${showNote} onReplay=${() => go(to.match(session.id, session.own, Math.max(0, sheet.number)))} heard=${heard} proof=${html`<${DiceSeal} session=${session} />`} /></div>
    <${Spoken} playback=${playback} scene=${scene} /><${BookBeside} game=${game} lang=${lang} />

    <nav class="tabs" aria-label=${t('panels')}>
      ${
        /** @type {const} */ ([
          ['hand', 'i-cards', 'tab-hand', hands.reduce((sum, hand) => sum + (hand.cards?.length ?? 0), 0)],
          ['slot', 'i-ask', asks ? (trays ? 'reserve' : 'leaf-plan') : 'card-of', 0],
          ['log', 'i-log', 'journal', 0],
        ])
          .filter(([id]) => id !== 'hand' || hands.length > 0)
          .map(
            ([id, icon, word, count]) =>
              html`<button type="button" key=${id} class=${(tab === id ? 'on' : '') + ((id === 'hand' && playable(hands, isLit)) || (id === 'slot' && asks) ? ' can' : '')} aria-pressed=${tab === id} onClick=${() => setTab(tab === id ? null : id)}><${Ico} id=${icon} />${t(word)}${count > 0 && html` <b>${count}</b>`}</button>`,
          )
      }</nav>

    <${Carries} session=${session} index=${index} at=${at} mine=${mine} into=${carrier} />
    <${Popovers} session=${session} index=${index} skin=${skin} at=${at} eye=${eye} onDo=${decide} />
    ${session.mode === 'hot-seat' && session.mine.length > 1 && session.present == null && !sheet.over && html`<${Curtain} session=${session} />`}
    ${open && html`<${Sheets} open=${open} setOpen=${setOpen} session=${session} index=${index} skin=${skin} />`}
  </div>`;
}

/** Whether something is now what it is in the table that is shown. @param {import('../../types').Table | null} now @param {import('../../types').Table} then @param {string} id */
const alike = (now, then, id) => !!now && JSON.stringify(partOf(now, id)) === JSON.stringify(partOf(then, id));

/**
 * Whose card is shown: what is pinned, looked at or in hand; until something else is, or is asked, it stays.
 * @param {import('./looking.js').Looking} looking @param {import('./pointing.js').Pointing} at @param {(id: string) => boolean} there @param {string} when the position, and who looks
 */
function usePointed(looking, at, there, when) {
  const last = useRef({ id: /** @type {string | null} */ (null), when });
  // a pin of some time ago makes way for what is taken in hand
  const held = looking.fresh || !at.selectedOne ? looking.pinned : null;
  const now = [held, looking.id, at.inspected?.id, at.selectedOne].find(id => id && there(id)) ?? null;
  if (now || last.current.when !== when) last.current = { id: now, when };
  return last.current.id && there(last.current.id) ? last.current.id : null;
}

/**
 * What is drawn on the board of the piece that is looked at: how far it goes and strikes, and by which way it came.
 * @param {import('./session.js').Session} session @param {import('./offers.js').Index} index @param {string | null} id @param {import('../../types').Inspection | null} said
 * @param {number} heard the last entry that is told already
 * @returns {import('./rings.js').Ringed | null}
 */
function useRinged(session, index, id, said, heard) {
  return useMemo(() => {
    const piece = id && index.pieces.get(id);
    return piece && said
      ? { piece, overlays: said.overlays, standing: index.standing, journal: upTo(session.journal, heard) }
      : null;
  }, [id, said?.overlays, index, heard]);
}
