// A match seen again, step by step; each step has its own address, and play can go on from any of them.
import { html, useEffect, useMemo, useRef, useState } from '../../vendor/preact.js';
import { create } from '../api.js';
import { t } from '../words.js';
import { CopyLink, Dialog, Ico, Top } from '../parts.js';
import { useKeys } from '../keys.js';
import { go, to, whole } from '../router.js';
import { keepNumber, keepSeats, setSettings, settings } from '../store.js';
import { makeNumber } from '../dice-proof.js';
import { Board } from '../board/board.js';
import { skinOf } from '../skins/index.js';
import { Goals, SeatPanel } from './seats.js';
import { Edge } from './edge.js';
import { Situation } from './situation.js';
import { Slot } from './slot.js';
import { Tray, lastRoll } from './dice.js';
import { Tally } from './tracks.js';
import { Lines } from './journal.js';
import { CardsDialog } from './dialogs.js';
import { useCamera } from '../playback/camera.js';
import { Film } from '../playback/film.js';
import { usePlayback } from '../playback/hooks.js';
import { Playback } from '../playback/playback.js';
import { BeatList, Narrator, Spoken, keysOf } from '../playback/narrator.js';
import { RecapCard, RecapDock } from '../playback/recap-card.js';
import { Over, Under } from '../playback/traces.js';
import { Why } from '../playback/why.js';
import { PoolDialog } from './pools.js';

/**
 * @typedef {import('../../types').Step} Step
 * @typedef {import('../../types').Note} Note
 */

/** @param {{ d: string }} props */
const Arrow = ({ d }) => html`<svg class="ico arrow" viewBox="0 0 16 16" aria-hidden="true"><path d=${d} /></svg>`;
const NONE = new Set(),
  NOWHERE = new Map();
/** Whoever watches plays nobody. @type {number[]} */
const ONLOOKER = [];
/** Nothing is played. */
const NOBODY = new Playback({ apart: () => 1 });

/** @param {{ session: import('./session.js').Session, number: number, levelName: (level: string) => string, lang: string }} props */
export function Replay({ session, number, levelName, lang }) {
  const about = /** @type {import('../../types').MatchAbout} */ (session.about);
  const { scene, game } = about;
  const skin = useMemo(() => skinOf(game), [game]);
  const [step, setStep] = useState(/** @type {Step | null} */ (null));
  const [failure, setFailure] = useState('');
  /** Being played: what it brings is shown beat by beat. */
  const [film, setFilm] = useState(/** @type {Film | null} */ (null));
  const [, again] = useState(0);
  const eye = useMemo(() => /** @type {import('../playback/camera.js').Eye} */ ({}), [session]);
  const [flash, setFlash] = useState(/** @type {string[]} */ ([]));
  const [peek, setPeek] = useState(/** @type {any} */ (null));
  const [dialog, setDialog] = useState(/** @type {any} */ (null));
  const [unfolded, setUnfolded] = useState(settings().hand ?? innerHeight >= 780);
  /** @type {{ current: Map<string, Step> }} */
  const known = useRef(new Map());
  // Once it is over, everything lies open.
  const { token } = session.viewer,
    as = session.sheet?.over ? 'all' : session.viewer.as;
  useEffect(() => {
    // what is played brings its own tables
    if (film) return undefined;
    let stale = false;
    const key = `${number}.${lang}`;
    const kept = known.current.get(key);
    if (kept) {
      setStep(kept);
      return undefined;
    }
    session.server.step(token, number, as).then(
      found => {
        known.current.set(key, found);
        if (!stale) {
          setStep(found);
          setFailure('');
        }
      },
      problem => {
        if (!stale) setFailure(problem.message || t('no-server'));
      },
    );
    return () => {
      stale = true;
    };
  }, [number, lang, token, film]);
  const last = step?.last ?? number,
    first = /** @type {{ first?: number } | null} */ (step)?.first ?? 0;
  /** @param {number} n */
  const at = n => {
    go(to.match(session.id, session.own, Math.max(first, Math.min(last, n))), true);
  };
  const play = () => {
    if (film || !step) return;
    const from = step.number >= last ? first : step.number;
    setFilm(new Film({ session, from, last, as, eye, onStep: () => again(n => n + 1) }));
  };
  const stop = () => {
    film?.stop();
    setFilm(null);
    if (film) at(film.over ? last : film.number);
  };
  useEffect(() => () => film?.stop(), [film]);
  useEffect(() => {
    if (film?.over) stop();
    else if (film && film.number !== number) at(film.number);
  });
  useKeys({
    ArrowLeft: () => at(number - 1),
    ArrowRight: () => at(number + 1),
    Home: () => at(first),
    End: () => at(last),
    ' ': play,
    Escape: () => go(to.match(session.id, session.own)),
    r: () => go(to.rules(game)),
  });
  /** @param {0.5 | 1 | 2} pace */
  const keepPace = pace => setSettings({ pace });
  const sums = film?.playback.state === 'recap';
  useKeys(
    film ? { ...keysOf(film.playback, keepPace), ...(sums ? {} : { v: () => {} }), End: stop, Escape: stop } : {},
  );
  useEffect(() => {
    document.title = `${t('replay')} · ${about.scenario_name} · Quatorze`;
  }, [lang]);
  const acts = useMemo(() => (film ? [] : (step?.notes.map(note => note.picture) ?? [])), [step, film]);
  const told = session.journal;
  const playback = film?.playback ?? NOBODY;
  usePlayback(playback);
  useCamera(playback, eye);
  // The journal of the match where it reaches back to here; else what the steps seen so far have told.
  const notes = useMemo(
    () =>
      told.length && told[0].number <= number && (told.at(-1)?.number ?? 0) >= number
        ? told.filter(note => note.number <= number)
        : film
          ? film.notes.filter(note => note.number <= number)
          : [...known.current.values()]
              .filter(one => one.number <= number)
              .sort((a, b) => a.number - b.number)
              .flatMap(one => one.notes.map(note => ({ ...note, number: one.number }))),
    [step, number, told.length, film?.notes],
  );
  const goOn = async () => {
    const made = makeNumber(),
      seat = session.mine[0] ?? 0;
    const seats = about.seats.map((one, i) =>
      one.kind === 'computer' || i !== seat
        ? { kind: /** @type {const} */ ('computer'), level: one.level ?? 'sergent' }
        : { kind: /** @type {const} */ ('person'), name: settings().name },
    );
    try {
      const created = await create(
        {
          game,
          scenario: about.scenario,
          options: about.options,
          seats: /** @type {any} */ (seats),
          mode: 'remote',
          commitment: made.commitment,
          from: { match: session.id, number },
        },
        session.viewer.token,
      );
      keepSeats(created.id, created.tokens, game, seat);
      keepNumber(created.id, seat, made);
      go(to.match(created.id, created.tokens[seat]));
    } catch (problem) {
      setFailure(/** @type {Error} */ (problem).message || t('no-server'));
    }
  };
  const table = (film && playback.shown) ?? step?.table,
    traces = { playback, scene, skin };
  const nothing = () => false;
  const tools = html`<button type="button" class="btn bare" onClick=${() => setDialog({ share: true })}>${t('share-step')}</button>
    ${(session.sheet?.over || session.mine.length > 1) && html`<button type="button" class="btn" onClick=${goOn}>${t('go-on')}</button>`}`;
  if (!table)
    return html`<${Top} where=${html`<h1>${about.scenario_name}</h1>`} /><main class="room"><p class=${failure ? 'failure' : ''}>
    ${failure || t('loading')}</p></main>`;
  const panels = [0, 1].map(
    i =>
      html`<${SeatPanel} key=${i} seat=${i} about=${session.sheet?.seats[i] ?? about.seats[i]} table=${table} own=${session.mine.includes(i) && session.mine.length === 1} awaited=${table.prompt.awaited.includes(i)} flag=${scene.flags[i]} skin=${skin} levelName=${levelName} lit=${nothing} onPick=${() => {}} onCards=${(/** @type {string} */ title, /** @type {string[]} */ cards) => setDialog({ cards, title })} onPool=${(/** @type {any} */ pool) => setDialog({ pool })} />`,
  );
  const roll = film ? null : lastRoll(step?.notes ?? []);
  const still = film && playback.mode === 'still';
  const leaves = [
    { id: 'beats', word: 'leaf-beats', inside: still && html`<${BeatList} playback=${playback} />` },
    { id: 'dice', word: 'dice', inside: roll && html`<${Tray} dice=${table.dice} note=${roll} skin=${skin} fresh />` },
    {
      id: 'goals',
      word: 'goals',
      inside: html`<${Tally} tracks=${table.tracks} flags=${scene.flags} /><${Goals} table=${table} flags=${scene.flags} onShow=${setPeek} onFlash=${setFlash} />`,
    },
    { id: 'forces', word: 'forces', inside: panels },
  ];
  const log = html`<aside class="log" aria-label=${t('journal')}><header><h2>${t('journal')}</h2></header>
    <${Lines} notes=${notes} game=${game} status=${table.status[0]} flags=${scene.flags} skin=${skin} fresh=${step?.notes ?? []} complete=${session.complete || told[0]?.number > number} onMore=${() => session.moreJournal()} current=${number} onShow=${(
      /** @type {Note} */ note,
    ) => {
      at(note.number);
      setFlash([...note.picture.places]);
    }} /></aside>`;
  return html`<div class=${`match replaying ${game}`} data-step=${film ? film.number : step?.number}>
    <header class="top"><a class="brand" href=${to.home}>Quator<b>z</b>e</a><div class="where"><h1 title=${about.scenario_name}>${about.scenario_name}</h1><span title=${table.status.join(' · ')}>
      ${t('replay')} · ${table.status.slice(0, 2).join(' · ')}</span></div><nav aria-label=${t('tools')}>${tools}
      <a class="btn bare" href=${to.match(session.id, session.own)}><${Ico} id="i-close" /><span>${t('back-to-match')}</span></a></nav></header>
    <main class="stage"><${Board} scene=${scene} table=${(film && playback.board) ?? table} skin=${skin} lit=${NONE} targets=${NOWHERE} selected=${null} hovered=${null} shown=${peek ? [peek] : []} ruler=${null} flash=${flash} acts=${acts} eye=${eye} reserved=${film ? Object.keys(keysOf(playback)) : undefined} under=${film && ((/** @type {any} */ layout) => html`<${Under} ...${traces} layout=${layout} />`)} over=${film && ((/** @type {any} */ layout) => html`<${Over} ...${traces} layout=${layout} />`)} inside=${film && html`<${Why} playback=${playback} scene=${scene} skin=${skin} /><${RecapCard} playback=${playback} scene=${scene} skin=${skin} own=${ONLOOKER} />`} onPick=${() => {}} onHover=${() => {}} onAsk=${() => {}} /></main>
    <${Edge} table=${table} sides=${as === 'all' || as === 'both' ? scene.sides : null} flags=${scene.flags} hands=${table.hands.filter(hand => hand.cards?.length)} cards=${new Map(scene.cards.map(card => [card.id, card]))} game=${game} lit=${nothing} selected=${null} mine=${false} acting=${session.acting} open=${unfolded} onFold=${() => setUnfolded(!unfolded)} onPick=${() => {}} onHover=${() => {}} onPool=${(/** @type {any} */ pool) => setDialog({ pool })} onCards=${(/** @type {string} */ title, /** @type {string[]} */ cards) => setDialog({ cards, title })} />
    ${
      film && sums
        ? html`<${RecapDock} playback=${playback} scene=${scene} own=${ONLOOKER} />`
        : film
          ? html`<${Narrator} playback=${playback} scene=${scene} onSpeed=${keepPace} onEnd=${stop} ends="film-ends" /><${Spoken} playback=${playback} scene=${scene} />`
          : html`<section class="prompt scrub" aria-label=${t('replay')}><div class="ask"><p class="question" aria-live="polite">${
              step?.by != null && html`<b>${scene.sides[step.by]}</b> `
            }${step?.decision ?? (step?.by == null ? t('set-up') : step.notes[0]?.text)}${failure && html` <span class="failure">${failure}</span>`}</p>
      <div class="reel"><input type="range" min=${first} max=${last} value=${number} aria-label=${t('step')} onInput=${(/** @type {any} */ event) => at(Number(event.target.value))} /><output>${number} / ${last}</output></div></div>
      <div class="acts">
      <button type="button" class="btn" disabled=${number <= first} onClick=${() => at(first)} aria-label=${t('first-step')}>
      <${Arrow} d="M3 2v12M14 2 5 8l9 6z" /></button>
      <button type="button" class="btn" disabled=${number <= first} onClick=${() => at(number - 1)} aria-label=${t('step-back')}><${Arrow} d="M12 2 4 8l8 6z" /></button>
        <button type="button" class="btn go" onClick=${play}>${t('play')} <kbd>${t('key-space')}</kbd></button>
        <button type="button" class="btn" disabled=${number >= last} onClick=${() => at(number + 1)} aria-label=${t('step-on')}>
          <${Arrow} d="M4 2l8 6-8 6z" /></button><button type="button" class="btn" disabled=${number >= last} onClick=${() => at(last)} aria-label=${t('last-step')}>
          <${Arrow} d="M13 2v12M2 2l9 6-9 6z" /></button></div></section>`
    }
    <div class="flank"><${Situation} table=${table} scene=${scene} seats=${session.sheet?.seats ?? about.seats} acting=${session.acting} levelName=${levelName} />
      <${Slot} leaves=${leaves} best=${still ? 'beats' : roll ? 'dice' : 'goals'} mark="replay" />${log}</div>
    ${
      dialog?.share &&
      html`<${Dialog} title=${t('share-step')} onClose=${() => setDialog(null)}>
      <${CopyLink} text=${whole(to.match(session.id, null, number))} /></${Dialog}>`
    }
    ${dialog?.cards && html`<${CardsDialog} title=${dialog.title} cards=${dialog.cards} faces=${new Map(scene.cards.map(card => [card.id, card]))} game=${game} onClose=${() => setDialog(null)} />`}
    ${dialog?.pool && html`<${PoolDialog} pool=${dialog.pool} scene=${scene} skin=${skin} onClose=${() => setDialog(null)} />`}</div>`;
}
