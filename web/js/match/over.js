// The end: the dock of a match that is over, and over the board what it came to; whether the dice were fair; another match.
import { html, useEffect, useState } from '../../vendor/preact.js';
import { language, t } from '../words.js';
import { Ico, later } from '../parts.js';
import { useKeys } from '../keys.js';
import { go, to } from '../router.js';
import { keepNumber, keepSeats } from '../store.js';
import { makeNumber, verify } from '../dice-proof.js';

/** What the match came to, in full: fetched with its stylesheet when a match is over. */
const Ending = later(() => import('./ending.js').then(found => found.ready), true);

/** Binds keys over those of the table that it lies on, which are bound when both are first drawn. @param {{ keys: import('../keys.js').Bindings }} props */
function Above({ keys }) {
  const [later, setLater] = useState(false);
  useEffect(() => setLater(true), []);
  return later && html`<${Keys} keys=${keys} />`;
}
/** @param {{ keys: import('../keys.js').Bindings }} props */
function Keys({ keys }) {
  useKeys(keys);
  return null;
}

/** The seal of the dice, in a few words. @param {{ session: import('./session.js').Session }} props */
export function DiceSeal({ session }) {
  const dice = session.sheet?.dice;
  if (!dice?.host) return null;
  const proof = verify(session.id, dice);
  if (!proof) return html`<span class="phase" title=${t('dice-how') + ' ' + dice.host}>${t('dice-sealed')}</span>`;
  return proof.fair
    ? html`<span class="phase fair" title=${dice.seed}><${Ico} id="i-check" />${t(proof.own ? 'dice-fair' : 'dice-fair-host')}</span>`
    : html`<span class="phase unfair" role="alert">${t('dice-unfair', { what: proof.faults.map(fault => t(`fault-${fault}`)).join(', ') })}</span>`;
}

/** Asks for the same match again with the sides exchanged, and goes there. @param {import('./session.js').Session} session @param {string} game */
async function playAgain(session, game) {
  const seat = session.mine[0],
    made = makeNumber(),
    both = session.mine.length > 1,
    token = session.tokenOf(seat);
  const created = await session.server.post(token, 'rematch', { commitment: made.commitment, as: seat });
  // Sides are swapped, and whoever had a link to the old match has the same to the new one.
  const mine = both ? 0 : 1 - seat;
  keepSeats(
    created.id,
    [0, 1].map(i => created.tokens[i] ?? (both || i === mine ? token : null)),
    game,
    mine,
  );
  keepNumber(created.id, mine, made);
  go(to.match(created.id, both ? null : (created.tokens[mine] ?? token)));
}

/** Goes to the match that somebody has asked for already. @param {import('./session.js').Session} session @param {string} game @param {string} next */
function joinAgain(session, game, next) {
  const [seat] = session.mine,
    token = session.tokenOf(seat);
  if (session.mine.length > 1)
    keepSeats(
      next,
      [0, 1].map(() => token),
      game,
      0,
    );
  go(to.match(next, session.mine.length === 1 ? token : null));
}

/** @param {{ session: import('./session.js').Session, onReplay: () => void }} props */
export function Over({ session, onReplay }) {
  const { sheet, about } = session;
  const [waits, setWaits] = useState(false);
  const [folded, setFolded] = useState(false);
  const over = sheet?.over,
    plays = session.mine.length > 0;
  const again = () => {
    if (!about || !over || waits) return;
    if (over.rematch) joinAgain(session, about.game, over.rematch);
    else {
      setWaits(true);
      playAgain(session, about.game).catch(() => setWaits(false));
    }
  };
  const keys = {
    v: onReplay,
    ...(!folded && {
      Escape: () => setFolded(true),
      // A key that is held down decided something: it does not begin another match as well.
      Enter: (/** @type {KeyboardEvent} */ event) => plays && !event.repeat && again(),
    }),
  };
  if (!over || !sheet || !about) return null;
  const rematch =
    plays &&
    html`<button type="button" class="btn go" disabled=${waits} onClick=${again}>${t(over.rematch ? 'rematch-join' : 'rematch')}${!folded && html` <kbd>↵</kbd>`}</button>`;
  const seal = html`<${DiceSeal} session=${session} />`;
  return html`<${Above} keys=${keys} />${!folded && html`<${Ending} session=${session} lang=${language()} seal=${seal} again=${rematch} onReplay=${onReplay} onFold=${() => setFolded(true)} />`}
    <section class="prompt over" aria-label=${t('outcome')}><div class="verdict"><h2>${over.outcome}</h2><p>
    ${
      sheet.table?.outcome &&
      sheet.table.outcome !== over.outcome &&
      html`<span>
    ${sheet.table.outcome}</span>`
    }${over.winner == null ? '' : session.mine.includes(over.winner) && session.mine.length === 1 ? t('you-won') : ''} ${folded && seal}</p></div>
    <div class="acts">${
      folded
        ? html`<button type="button" class="btn" onClick=${() => setFolded(false)}>${t('over-sheet')}</button>
      <button type="button" class="btn" onClick=${onReplay}><${Ico} id="i-eye" />${t('replay')}</button>${rematch}`
        : html`<button type="button" class="btn" onClick=${() => setFolded(true)}>${t('over-map')} <kbd>${t('key-esc')}</kbd></button>`
    }
      <a class="btn" href=${to.home}>${t('to-home')}</a></div></section>`;
}
