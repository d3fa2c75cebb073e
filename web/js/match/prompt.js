// The dock: what is asked, in one sentence, with its rule; at most three buttons; the word of a refusal in the question's place. Its height never
// changes: what there is to choose among besides stands in the slot (`Plan`).
import { html } from '../../vendor/preact.js';
import { t as played } from '../playback/words.js';
import { t } from '../words.js';
import { upper } from '../grammar.js';
import { Ico, later } from '../parts.js';
import { pointer } from '../keys.js';
import { Purse, spends } from './coins.js';
import { Cite } from '../rules/gist.js';
import { skinOf } from '../skins/index.js';
import { docked } from './docked.js';
import { countOf, lookOf, nameOf, passes, split, takesUp } from './offers.js';
import { Segmented } from './segments.js';
import { Weighing, weighable } from './weigh.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./offers.js').Index} Index
 * @typedef {import('./offers.js').Selection} Selection
 */

const Held = later(() => import('./hold-card.js').then(found => found.Held), true);

/** Buttons side by side; more than these become a list in the slot. */
const inline = () => (matchMedia('(max-width: 760px)').matches ? 2 : 3);

/** @param {{ offer: Offer, main?: boolean, key_?: string, onDo: (offer: Offer) => void, onLook?: (offer: Offer | null, event: any) => void, busy?: boolean, said?: string }} props `said`: whom the question is about, which its answers need not repeat */
export function OfferButton({ offer, main, key_, onDo, onLook, busy, said }) {
  const [whole, aside] = split(offer.label);
  const brief = offer.caution?.brief;
  const what = said && whole.endsWith(said) ? whole.slice(0, -said.length).replace(/\s*:\s*$/, '') : whole;
  return html`<button type="button" class=${`btn offer ${lookOf(offer) || (main ? 'go' : '')}`} disabled=${busy} title=${offer.caution ? `${offer.label} (${offer.caution.brief}). ${offer.caution.says}` : offer.label} onClick=${() => onDo(offer)}
    onPointerEnter=${(/** @type {any} */ event) => onLook?.(offer, event)} onPointerLeave=${(/** @type {any} */ event) => onLook?.(null, event)}>
    <span>${what}${(brief || aside) && html`<small>${brief ?? aside}</small>`}</span>${key_ && !offer.caution && html` <kbd>${key_}</kbd>`}</button>`;
}

/** What is done with a press or by dragging, where that is not plain. @param {Offer[]} offers */
const hint = offers => {
  const roles = new Set(offers.map(offer => offer.role));
  const chains = pointer === 'touch' ? 'chain-touch' : 'chain-how';
  const key = roles.has('chain') ? chains : roles.has('deploy') && !roles.has('place') ? 'place-how' : null;
  return key && html` <small class="how" title=${t(key)}>${t(key)}</small>`;
};
/** What a question says in brackets at its end: the figures to decide by. @param {string | null} asks */
const figuresOf = asks => {
  const found = /\(([^()]*)\)$/.exec(asks ?? '');
  return found && html` <small class="purse-note" title=${found[1]}>${found[1]}</small>`;
};

/** How many of each stack go: steppers for what stands together. @param {{ index: Index, selection: Selection, setSelection: (selection: Selection) => void, all: string[] }} props */
function Stacks({ index, selection, setSelection, all }) {
  /** @param {string} id @param {number} by */
  const step = (id, by) => {
    const counts = {
      ...selection.counts,
      [id]: Math.max(0, Math.min(countOf(index, id), (selection.counts[id] ?? 0) + by)),
    };
    setSelection({ counts, subjects: all.filter(subject => counts[subject] > 0) });
  };
  const whole = () =>
    setSelection({ subjects: all, counts: Object.fromEntries(all.map(id => [id, countOf(index, id)])) });
  /** One alone goes or stays. @param {string} id */
  const single =
    id => html`<li key=${id}><button type="button" class=${'btn' + (selection.counts[id] ? ' on' : '')} aria-pressed=${!!selection.counts[id]} onClick=${() => step(id, selection.counts[id] ? -1 : 1)}>
      ${index.pieces.get(id)?.name ?? nameOf(index, id)}</button></li>`;
  return html`<ul class="stacks" aria-label=${t('what-goes')}>${all.map(id =>
    countOf(index, id) === 1
      ? single(id)
      : html`<li key=${id}><span>${index.pieces.get(id)?.name ?? nameOf(index, id)}</span>
      <span class="stepper"><button type="button" aria-label=${t('fewer')} onClick=${() => step(id, -1)}>−</button><output>${selection.counts[id] ?? 0}
        <small>/${countOf(index, id)}</small></output><button type="button" aria-label=${t('more')} onClick=${() => step(id, 1)}>+</button></span></li>`,
  )}
    ${all.some(id => (selection.counts[id] ?? 0) < countOf(index, id)) && html`<li><button type="button" class="btn" onClick=${whole}>${t('all')}</button></li>`}</ul>`;
}

/**
 * What can be answered without a place on the board: in the dock where it is little, in the slot where it is much.
 * @param {Session} session @param {Index} index @param {Selection | null} selection @param {boolean} tool whether one only looks @param {boolean} mine whether one is asked
 * @param {Offer[] | null} modes what stands among the ways of pointing, where these stand in the dock
 */
export function answersOf(session, index, selection, tool, mine, modes) {
  const { offers } = session;
  const own = selection
    ? selection.subjects.flatMap(id =>
        // what has been taken up is not offered to be taken up again
        (index.bySubject.get(id) ?? []).filter(offer => offer.target == null && !takesUp(offer)),
      )
    : [];
  const found = docked({ own: mine ? own : [], free: mine ? index.free : [] }, inline(), modes);
  return {
    own,
    ...found,
    // what is done by pointing at a lit place need not be listed
    choices: found.choices.filter(offer => !(offer.target && index.names.has(offer.target))),
    // cards are chosen from the hand
    weighed:
      mine && !selection && !tool ? weighable(offers).filter(({ subject }) => !index.cards.has(subject ?? '')) : [],
  };
}

/**
 * The list in the slot: things to choose among, battles to weigh, how many of a stack go.
 * @param {{ session: Session, index: Index, selection: Selection | null, stack: string[], setSelection: (selection: Selection | null) => void, answers: ReturnType<typeof answersOf>, onDo: (offer: Offer) => void, onLook: (offer: Offer | null, event: any) => void, onPoint: (offer: Offer | null, event: any) => void }} props
 */
export function Choices({ session, index, selection, stack, setSelection, answers, onDo, onLook, onPoint }) {
  const subject = selection?.subjects.length === 1 ? index.pieces.get(selection.subjects[0])?.name : undefined;
  return html`${selection && severalGo(index, stack) && html`<${Stacks} index=${index} selection=${selection} setSelection=${setSelection} all=${stack} />`}
    ${answers.weighed.length > 0 && html`<${Weighing} offers=${answers.weighed} session=${session} onDo=${onDo} onLook=${onPoint} />`}
    ${answers.choices.length > 0 && html`<ul class="choices">${answers.choices.map(offer => html`<li key=${offer.decision}><${OfferButton} said=${subject} offer=${offer} busy=${session.busy} onDo=${onDo} onLook=${onLook} /></li>`)}</ul>`}`;
}
/** Whether one says how many go. @param {Index} index @param {string[]} stack */
export const severalGo = (index, stack) => stack.length > 1 || stack.some(id => countOf(index, id) > 1);

/**
 * @param {{ session: Session, index: Index, selection: Selection | null, stack: string[], setSelection: (selection: Selection | null) => void, answers: ReturnType<typeof answersOf>, loose?: boolean, onWhy?: () => void, onDo: (offer: Offer) => void,
 *   onLook: (offer: Offer | null, event: any) => void, tool: 'ruler' | 'why' | null, toolSays: string[] | null, looked?: Offer | null, turning?: boolean, after?: string | null, onAgain?: (() => void) | null, saves?: ReturnType<typeof import('./offers.js').saving>, onSave?: () => void, walk?: any, children?: any }} props `looked`: what is pointed at; `saves`: what would be lost and can all be placed; `turning`: one chooses a side, not a place; `after`: what they have just done, where that is what one is asked about; `onAgain`: shows it again
 */
export function Prompt({
  session,
  index,
  selection,
  stack,
  setSelection,
  answers,
  loose = true,
  onWhy,
  onDo,
  onLook,
  tool,
  toolSays,
  looked = null,
  turning = false,
  walk = null,
  after = null,
  onAgain = null,
  saves = null,
  onSave,
  children,
}) {
  const { sheet, about, word } = session;
  const prompt = sheet?.table?.prompt;
  if (!sheet || !about || !prompt) return null;
  const game = about.game,
    mine = session.decider != null && session.offers.length > 0,
    { own, main, buttons } = answers;
  const stale =
    !mine &&
    session.mode === 'remote' &&
    prompt.awaited.some(seat => sheet.seats[seat]?.kind === 'person' && !session.acting.includes(seat));
  const subject = selection?.subjects.length === 1 ? index.pieces.get(selection.subjects[0])?.name : undefined;
  const other = prompt.awaited.find(seat => !session.acting.includes(seat));
  const handover =
    session.mode === 'hot-seat' &&
    !mine &&
    session.present != null &&
    other != null &&
    session.mine.includes(other) &&
    !sheet.over;
  const reaction = handover && session.reacting;
  // what the game has in hand may be a whole stack
  const inHand = sheet.table?.pieces.filter(piece => piece.marks.some(mark => mark.kind === 'in-hand')).length ?? 0;
  const others = inHand > 1 ? t('and-others', { n: inHand - 1 }) : '';
  const rule = selection ? (index.bySubject.get(selection.subjects[0])?.[0]?.rule ?? prompt.rule) : prompt.rule;
  const status = sheet.table?.status ?? [],
    // what is in hand has its own to say: then the phase is enough, which stands behind whose it is
    at = selection && mine ? status.findIndex(part => session.about?.scene.sides.includes(part)) : -1,
    phase = (at < 0 ? status.slice(1) : status.slice(at + 1, at + 2)).join(' · ');
  // what has no name of its own is named by the question
  const named =
    selection && (selection.subjects.length > 1 || nameOf(index, selection.subjects[0]) !== selection.subjects[0]);
  const held = mine ? session.acts.hold.at(sheet.number) : null;
  /** Whose purse says what the question has in brackets. */
  const purse = selection?.subjects.length === 1 && spends(index, selection.subjects[0]) ? selection.subjects[0] : null;
  const rescue =
    saves &&
    !selection &&
    html`<button type="button" class="btn go" disabled=${session.busy} onClick=${onSave}><span>${t('place-all')}<small>${t('place-all-what', { n: saves.steps.length, places: saves.places })}</small></span> <kbd>↵</kbd></button>`;
  const asks = upper(prompt.asks ?? (sheet.over?.outcome || t('nothing-asked')));
  return html`<section class=${'prompt' + (mine ? ' mine' : '') + (word?.kind === 'refusal' ? ' refused' : '')} aria-label=${t('asked')} aria-busy=${session.busy}>
    ${sheet.requests.length > 0 && html`<div class="rise">${sheet.requests.map(request => html`<${Asked} key=${request.kind} session=${session} request=${request} />`)}</div>`}
    <div class="ask" role=${word?.kind === 'refusal' ? 'alert' : null}><div class="brow">${after ? html`<b class="after" title=${after}>${after}</b>${onAgain && html`<button type="button" class="again" aria-label=${played('see-again')} title=${`${played('see-again')} (V)`} onClick=${onAgain}><${Ico} id="i-eye" /></button>`}` : phase && html`<b title=${phase}>${phase}</b>`}
      ${word ? word.rule && html`<${Cite} game=${game} rule=${word.rule} />` : !tool && rule && html`<${Cite} game=${game} rule=${rule} />`}
      ${mine && !word && !tool && (!selection ? hint(prompt.offers) : purse ? html`<${Purse} index=${index} id=${purse} offer=${looked} />` : skinOf(game).coins && figuresOf(prompt.asks))}
      ${session.thinks != null && !mine && html`<span class="thinking">${t('thinking')}</span>`}
      ${word && html`<button type="button" class="btn bare close" onClick=${() => session.hush()}><${Ico} id="i-close" /><span class="sr">${t('close')}</span></button>`}${walk}</div>
    <p class="question" aria-live="polite" title=${word ? word.text : asks}>${
      word
        ? html`${word.text}${word.gist && html` <small>${word.gist}</small>`}`
        : tool === 'ruler'
          ? html`<b>${t('ruler')}</b> ${toolSays?.length ? toolSays.join(' ') : t('ruler-ask')}`
          : tool === 'why'
            ? html`<b>${t('why-not')}</b> ${t('why-ask')}`
            : handover
              ? reaction
                ? t('react-ask', { side: sheet.seats[other].side })
                : t('handover-ask', { side: sheet.seats[other].side })
              : selection && mine && named
                ? html`<b>${selection.subjects.length === 1 ? upper(nameOf(index, selection.subjects[0])) + others : (index.names.get(index.pieces.get(stack[0])?.place ?? '') ?? t('several'))}</b>${t(turning ? 'choose-side' : own.length && !index.bySubject.get(selection.subjects[0])?.some(offer => offer.target) ? 'choose-what' : 'choose-target')}`
                : session.mine.length > 0 && session.replaced.length === session.mine.length
                  ? t('replaced-you')
                  : asks
    }</p></div>
    ${
      session.asked.length > 1 &&
      html`<span class="facing" role="group" aria-label=${t('both-asked')}>${session.asked.map(
        seat =>
          html`<button type="button" key=${seat} class=${'btn' + (seat === session.decider ? ' on' : '')} aria-pressed=${seat === session.decider} disabled=${session.busy} onClick=${() => {
            setSelection(null);
            session.face(seat);
          }}>${sheet.seats[seat].side}</button>`,
      )}</span>`
    }
    ${held && html`<${Held} key=${held.decision} session=${session} index=${index} offer=${held}>${rescue}</${Held}>`}
    <div class="acts" hidden=${!!held}>${rescue}${selection && loose && html`<button type="button" class="btn drop-hand" onClick=${() => setSelection(null)}><span>${t('let-go')}</span> <kbd>${t('key-esc')}</kbd></button>`}
      ${
        handover &&
        reaction &&
        html`<button type="button" class="btn" disabled=${session.busy} onClick=${async () => {
          if (!(await session.acts.passFor(other))) session.draw(other);
        }}>
        ${t('react-no')}</button>
        <button type="button" class="btn go" onClick=${() => session.draw(other)}>${t('react-yes')}</button>`
      }
      ${
        handover &&
        !reaction &&
        html`<button type="button" class="btn go" onClick=${() => session.draw(other)}>
        ${t('handover', { side: sheet.seats[other].side })}</button>`
      }
      ${
        stale &&
        !handover &&
        session.mine.length > 0 &&
        html`<button type="button" class="btn" disabled=${session.acts.nudged} onClick=${() => session.acts.nudge()}>
        ${session.acts.nudged ? t('nudge-sent') : t('nudge')}</button>`
      }
      ${
        mine &&
        onWhy &&
        !selection &&
        !index.free.some(passes) &&
        prompt.offers.some(offer => offer.role === 'take') &&
        html`<button type="button" class="btn" onClick=${onWhy}>${t('why-not-done')}</button>`
      }
      ${answers.segments.map(segments => html`<${Segmented} key=${segments.title} segments=${segments} busy=${session.busy} onDo=${onDo} onLook=${onLook} />`)}
      ${buttons.map(offer => html`<${OfferButton} said=${subject} key=${offer.decision} offer=${offer} main=${offer === main && !selection} busy=${session.busy} onDo=${onDo} onLook=${onLook} key_=${offer === main && !selection ? '↵' : ''} />`)}${children}</div>
  </section>`;
}

/** A question from the other player. @param {{ session: Session, request: import('../../types').Request }} props */
function Asked({ session, request }) {
  const seat = session.sheet?.seats[request.seat],
    mine = session.mine.includes(request.seat) && session.mode === 'remote';
  const act = request.kind === 'take-back' ? 'take-back' : 'substitute';
  const answerer = session.mine.find(one => one !== request.seat) ?? null;
  return html`<div class="word"><p>${t(mine ? `${act}-asked` : `${act}-asks`, { who: seat?.name || seat?.side || '' })}</p>
    ${
      !mine &&
      answerer != null &&
      html`<button type="button" class="btn" onClick=${() => session.acts.doAs(act, { action: 'decline' }, answerer)}>${t('decline')}</button>
      <button type="button" class="btn" onClick=${() => session.acts.doAs(act, { action: 'agree' }, answerer)}>${t('agree')}</button>`
    }</div>`;
}
