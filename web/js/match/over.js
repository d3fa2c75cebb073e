// The end: who won, whether the dice were fair, the file, another match.
import { html, useState } from '../../vendor/preact.js';
import { t } from '../words.js';
import { Ico } from '../parts.js';
import { go, to } from '../router.js';
import { keepNumber, keepSeats } from '../store.js';
import { makeNumber, verify } from '../dice-proof.js';

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

/** @param {{ session: import('./session.js').Session, onReplay: () => void }} props */
export function Over({ session, onReplay }) {
  const { sheet, about } = session;
  const [waits, setWaits] = useState(false);
  const over = sheet?.over;
  if (!over || !sheet || !about) return null;
  const rematch = async () => {
    setWaits(true);
    const seat = session.mine[0],
      made = makeNumber(),
      both = session.mine.length > 1;
    const token = session.tokenOf(seat);
    try {
      const created = await session.server.post(token, 'rematch', { commitment: made.commitment, as: seat });
      // Sides are swapped, and whoever had a link to the old match has the same to the new one.
      const mine = both ? 0 : 1 - seat;
      keepSeats(
        created.id,
        [0, 1].map(i => created.tokens[i] ?? (both || i === mine ? token : null)),
        about.game,
        mine,
      );
      keepNumber(created.id, mine, made);
      go(to.match(created.id, both ? null : (created.tokens[mine] ?? token)));
    } catch {
      setWaits(false);
    }
  };
  return html`<section class="prompt over" aria-label=${t('outcome')}><div class="verdict"><h2>${over.outcome}</h2><p>
    ${
      sheet.table?.outcome &&
      sheet.table.outcome !== over.outcome &&
      html`<span>
    ${sheet.table.outcome}</span>`
    }${over.winner == null ? '' : session.mine.includes(over.winner) && session.mine.length === 1 ? t('you-won') : ''} <${DiceSeal} session=${session} /></p></div>
    <div class="acts"><a class="btn" href=${session.server.file} download=${`quatorze-${about.id}.match`}>${t('file')}</a>
      <button type="button" class="btn" onClick=${onReplay}><${Ico} id="i-eye" />${t('replay')}</button>
    ${
      session.mine.length > 0 &&
      (over.rematch
        ? html`<a class="btn go" href=${to.match(over.rematch, session.mine.length === 1 ? session.tokenOf(session.mine[0]) : null)} onClick=${() => {
            const [seat] = session.mine;
            if (session.mine.length > 1)
              keepSeats(
                over.rematch ?? '',
                [0, 1].map(() => session.tokenOf(seat)),
                about.game,
                0,
              );
          }}>
      ${t('rematch-join')}</a>`
        : html`<button type="button" class="btn go" disabled=${waits} onClick=${rematch}>${t('rematch')}</button>`)
    }
      <a class="btn" href=${to.home}>${t('to-home')}</a></div></section>`;
}
