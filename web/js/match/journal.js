// The journal: one line a deed, its dice, its rule; a press shows where. Below it, what the players say.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from '../../vendor/preact.js';
import { t } from '../words.js';
import { Ico } from '../parts.js';
import { Cite } from '../rules/gist.js';
import { DieFace } from '../skins/index.js';
import { frameOf } from '../playback/verdicts.js';
import { deedsOf, runs } from './deeds.js';
import { flagClass } from './seats.js';

/**
 * @typedef {import('../../types').Note} Note
 * @typedef {import('../../types').Said} Said
 */

/** The rule whose lines open a turn, by game: learnt from the line that says what the status says. @type {Map<string, string>} */
const heads = new Map();

/** @param {string} game @param {Note[]} notes @param {string | undefined} status */
function headRule(game, notes, status) {
  if (status) {
    const now = status.toLowerCase();
    const found = notes.findLast(
      note => !note.picture.places.length && !note.picture.dice.length && note.text.toLowerCase().startsWith(now),
    );
    if (found) heads.set(game, found.rule);
  }
  return heads.get(game);
}

/**
 * The side that each line is about: what the line says itself, else what is beyond doubt. An order is given by whoever
 * has the turn; words under the rule of the line before ("card received") go on with it. Any other guess is wrong now and
 * then: what a decision brings about is as often on the other side.
 * @param {Note[]} notes @param {string | undefined} head @param {import('../skins/skin.js').Skin} skin
 * @returns {(number | null)[]}
 */
function sidesOf(notes, head, skin) {
  /** @type {number | null} */ let turn = null;
  /** @type {(number | null)[]} */ const sides = [];
  for (const [i, { number, rule, picture }] of notes.entries()) {
    if (rule === head) turn = picture.side;
    const before = notes[i - 1];
    const follows = before?.number === number && before.rule === rule;
    const bare = !picture.places.length && !picture.dice.length;
    sides.push(picture.side ?? (skin.turns.includes(rule) ? turn : follows && bare ? sides[i - 1] : null));
  }
  return sides;
}

/** A sentence with its hexes apart, and what it counts. @param {{ text: string, places: string[], counted?: boolean }} props */
const Said = ({ text, places, counted }) =>
  runs(text, places, counted).map(({ text, as }, i) =>
    as === 'hex' ? html`<i key=${i} class="gx">${text}</i>` : as === 'count' ? html`<b key=${i}>${text}</b>` : text,
  );

/** @param {{ note: Note, skin: import('../skins/skin.js').Skin }} props */
const Line = ({ note: { text, picture }, skin }) =>
  html`<${Said} text=${text} places=${picture.places} />${
    picture.dice.length > 0 &&
    html` <span class="mini">${picture.dice.map((die, n) => html`<${DieFace} key=${n} die=${die} skin=${skin} state=${frameOf({ worth: die.worth, test: picture.act === 'tested' ? 0 : null })} />`)}</span>`
  }`;

/**
 * The list that follows its end unless somebody reads elsewhere; what has come since is told by a button.
 * @param {Note[]} notes @param {boolean} telling whether the others' turn is being told
 */
function useFollowing(notes, telling) {
  /** @type {{ current: HTMLOListElement | null }} */
  const list = useRef(null);
  const stays = useRef(true),
    height = useRef(0),
    /** The last line there was while the end was in view. @type {{ current: Note | undefined }} */
    seen = useRef(notes.at(-1));
  const [, again] = useState(0);
  const first = notes[0]?.number,
    before = useRef(first);
  if (stays.current) seen.current = notes.at(-1);
  useLayoutEffect(() => {
    const el = list.current;
    if (!el) return;
    // New lines keep the end in view; older ones keep what was being read.
    if (stays.current) el.scrollTop = el.scrollHeight;
    else if (first < before.current) el.scrollTop += el.scrollHeight - height.current;
    before.current = first;
    height.current = el.scrollHeight;
  }, [notes.length, first]);
  // Citations grow when the rulebook arrives: the end stays the end.
  useLayoutEffect(() => {
    const el = list.current;
    if (!el || !stays.current) return;
    const told = telling ? [...el.children].findLast(line => !line.matches('.yet, .turnhead')) : null;
    // what is told now has what comes next below it
    if (told instanceof HTMLElement)
      el.scrollTop = told.offsetTop + told.offsetHeight - el.offsetTop - el.clientHeight + 48;
    else if (!telling) el.scrollTop = el.scrollHeight;
  });
  const news = stays.current ? 0 : notes.length - 1 - notes.lastIndexOf(/** @type {Note} */ (seen.current));
  return {
    list,
    /** How many lines nobody has seen. */
    news: telling ? 0 : news,
    toEnd: () => {
      stays.current = true;
      again(n => n + 1);
    },
    onScroll: (/** @type {any} */ event) => {
      const el = event.currentTarget,
        end = telling || el.scrollHeight - el.scrollTop - el.clientHeight < 40;
      height.current = el.scrollHeight;
      if (end === stays.current) return;
      stays.current = end;
      again(n => n + 1);
    },
  };
}

/**
 * @param {{ notes: Note[], game: string, status?: string, flags: string[], skin: any, fresh: Note[], complete: boolean, onMore?: () => void, onShow: (note: Note) => void, current?: number | null, onStep?: (number: number) => void, draft?: number[], alone?: boolean, onWithdraw?: (entry: number) => void, heard?: number }} props
 * `heard`: the last entry that is told already, where the others' turn is being shown;
 * `draft` are the entries that can still be taken back, `alone` says that nobody else sees them yet.
 */
export function Lines({
  notes,
  game,
  status,
  flags,
  skin,
  fresh,
  complete,
  onMore,
  onShow,
  current,
  draft = [],
  alone,
  onWithdraw,
  heard = Infinity,
}) {
  /** Whether the others' turn is being told. */
  const telling = heard < Infinity;
  const { list, news, toEnd, onScroll } = useFollowing(notes, telling);
  /** The deeds that are unfolded, by their first lines. */
  const [open, setOpen] = useState(/** @type {Set<Note>} */ (new Set()));
  const toggle = (/** @type {Note} */ note) => {
    const next = new Set(open);
    if (!next.delete(note)) next.add(note);
    setOpen(next);
  };
  const head = headRule(game, notes, status);
  const rows = useMemo(() => {
    const sides = sidesOf(notes, head, skin),
      come = new Set(fresh);
    const heads = notes.map(
      ({ rule, picture }) => rule === head && !picture.places.length && !picture.dice.length && !picture.together,
    );
    // What a standing order answered to a step belongs to it.
    /** @param {Note | undefined} note */
    const stepOf = note => (note ? draft.findLast(entry => entry <= note.number) : undefined);
    /** @param {Note} note */
    const isNow = note =>
      telling ? note.number === heard : current != null ? note.number === current : come.has(note);
    /** @param {number} i */
    const classOf = i => {
      const side = sides[i],
        note = notes[i];
      return `${side == null ? '' : flagClass(flags[side])}${isNow(note) ? ' now' : ''}${stepOf(note) == null ? '' : ' draft'}${note.number > heard ? ' yet' : ''}`;
    };
    /** @param {Note} note */
    const cites = note =>
      html`<span class="cites"><${Cite} game=${game} rule=${note.rule} />${note.also && html`<${Cite} game=${game} rule=${note.also} />`}</span>`;
    /** @param {number} i @param {string} [cls] */
    const line = (i, cls = '') => {
      const note = notes[i];
      const step = stepOf(note);
      const own = step != null && stepOf(notes[i - 1]) !== step;
      const inside = html`<${Line} note=${note} skin=${skin} />`;
      return html`${
        own &&
        stepOf(notes[i - 1]) == null &&
        html`<li key="draft" class="drafthead">${t(alone ? 'draft-begins' : 'draft-own')}</li>`
      }<li key=${note.number + '.' + i} class=${classOf(i) + cls}>
      ${own && html`<button type="button" class="drop" aria-label=${t('withdraw', { what: note.text })} title=${t('withdraw', { what: note.text })} onClick=${() => onWithdraw?.(step)}><${Ico} id="i-close" /></button>`}${cites(note)}${
        note.picture.places.length
          ? html`<button type="button" class="line" onClick=${() => onShow(note)}>${inside}</button>`
          : html`<span class="line">${inside}</span>`
      }</li>`;
    };
    // What can be withdrawn is withdrawn one by one, and what is being told is not told together with what is to come.
    const likeOf = (/** @type {number} */ i) =>
      heads[i] || stepOf(notes[i]) != null ? null : `${sides[i]} ${notes[i].number > heard} ${isNow(notes[i])}`;
    return deedsOf(notes, likeOf).map(({ notes: own, at, head: said, counted }) => {
      const [note] = own,
        [from] = at;
      if (heads[from])
        return html`<li key=${note.number + '.' + from} class="turnhead">
      ${note.text.replace(/\.$/, '')}</li>`;
      if (own.length === 1) return line(from);
      const unfolded = open.has(note),
        places = [...new Set(own.flatMap(one => one.picture.places))];
      const inside = html`<${Said} text=${said ?? note.text} places=${places} counted=${counted} />`;
      return html`<li key=${note.number + '.' + from} class=${classOf(from) + ' deed'}>${cites(note)}<span class="line">${
        places.length
          ? html`<button type="button" class="line" onClick=${() => onShow({ ...note, picture: { ...note.picture, places } })}>${inside}</button>`
          : inside
      } <button type="button" class="fold" aria-expanded=${unfolded} onClick=${() => toggle(note)}>${t('n-lines', { n: own.length })}</button></span></li>${unfolded && at.map(i => line(i, ' inner'))}`;
    });
  }, [notes, head, fresh, current, skin, draft.join(), heard, open]);
  return html`<ol ref=${list} onScroll=${onScroll}>
    ${
      !complete &&
      notes.length > 0 &&
      onMore &&
      html`<li class="more"><button type="button" class="btn bare" onClick=${onMore}>
      ${t('older')}</button></li>`
    }${rows}</ol>${news > 0 && html`<button type="button" class="btn come" onClick=${toEnd}>${t('new-lines', { n: news })}</button>`}`;
}

/** @param {{ session: import('./session.js').Session }} props */
export function Chat({ session }) {
  const [text, setText] = useState('');
  /** @type {{ current: HTMLElement | null }} */
  const end = useRef(null);
  const said = session.sheet?.chat ?? [];
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [said.length]);
  /** @param {Event} event */
  const send = event => {
    event.preventDefault();
    if (text.trim()) session.acts.chat(text.trim());
    setText('');
  };
  return html`<div class="chat"><ul aria-live="polite">
    ${said.map(
      (
        one,
        i,
      ) => html`<li key=${i} class=${flagClass(one.seat == null ? null : session.sheet?.seats[one.seat]?.flag)}><b>
    ${one.name || (one.seat == null ? t('spectator') : session.sheet?.seats[one.seat]?.side)}</b> ${one.text}</li>`,
    )}
    <li ref=${end} class="end" aria-hidden="true"></li></ul>
    <form onSubmit=${send}><label class="sr" for="say">${t('say')}</label>
      <input id="say" autocomplete="off" maxlength="500" placeholder=${t('say')} value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
      <button class="btn" disabled=${!text.trim()}>${t('send')}</button></form></div>`;
}

/**
 * @param {{ session: import('./session.js').Session, skin: any, onShow: (note: Note) => void, onReplay: () => void, proof: any, heard?: number }} props
 */
export function Journal({ session, skin, onShow, onReplay, proof, heard = Infinity }) {
  const [tab, setTab] = useState(/** @type {'log' | 'chat'} */ ('log'));
  const { sheet, about } = session;
  const unread = useRef(sheet?.chat.length ?? 0);
  if (tab === 'chat') unread.current = sheet?.chat.length ?? 0;
  const talk =
    sheet &&
    (sheet.seats.filter(seat => seat.kind === 'person').length > 1 || sheet.chat.length > 0) &&
    session.mode === 'remote';
  const news = (sheet?.chat.length ?? 0) - unread.current;
  if (!sheet || !about) return null;
  return html`<aside class="log" aria-label=${t('journal')}><header><h2>
    <button type="button" class=${tab === 'log' ? 'on' : ''} aria-pressed=${tab === 'log'} onClick=${() => setTab('log')}>${t('journal')}</button>
      ${
        talk &&
        html`<button type="button" class=${tab === 'chat' ? 'on' : ''} aria-pressed=${tab === 'chat'} onClick=${() => setTab('chat')}>
        ${t('chat')}${news > 0 && html` <b class="count">${news}</b>`}</button>`
      }</h2>${proof}</header>
    ${tab === 'log' ? html`<${Lines} notes=${session.journal} game=${about.game} status=${sheet.table?.status[0]} flags=${about.scene.flags} skin=${skin} fresh=${session.fresh} complete=${session.complete} onMore=${() => session.moreJournal()} onShow=${onShow} draft=${session.mode === 'two-handed' || session.undoer != null ? sheet.draft : []} alone=${session.mode === 'remote' && sheet.seats.every(seat => seat.kind === 'person')} onWithdraw=${(/** @type {number} */ entry) => session.acts.withdraw(entry)} heard=${heard} />` : html`<${Chat} session=${session} />`}
    <p class="sr" aria-live="polite">${session.overlooked || heard < Infinity ? '' : session.fresh.at(-1)?.text}</p>
    <footer><span>${t('n-decisions', { n: sheet.number })}</span>${session.line.state === 'lost' && html`<span class="lost">${t('reconnecting')}</span>`}
      <button type="button" class="btn bare" onClick=${onReplay}><${Ico} id="i-eye" />${t('replay')}</button></footer></aside>`;
}
