// The end of a match: who won and why, how it swung, what it is made of, what it cost, and luck. It lies over the board until it is
// folded; what must be reckoned comes when the server has reckoned it.
import { html, useEffect, useLayoutEffect, useRef, useState } from '../../vendor/preact.js';
import { Counter } from '../board/pieces.js';
import { Ico } from '../parts.js';
import { to, whole } from '../router.js';
import { Cite } from '../rules/gist.js';
import { skinOf, styled } from '../skins/index.js';
import { figure, of } from '../grammar.js';
import { t } from './ending-words.js';
import { flagClass, flagSymbol } from './seats.js';
import { figuresOf } from './figures.js';
import { isTurns } from './tracks.js';

/**
 * @typedef {import('../../types').Account} Account
 * @typedef {import('../../types').Scene} Scene
 * @typedef {import('./session.js').Session} Session
 */

/** The width and height that the curve is drawn in, and the frame of its field. */
const W = 490,
  H = 122,
  LEFT = 34,
  RIGHT = 480,
  HIGH = 12,
  LOW = 96,
  EDGE = 22;
/** At most so many turns are named under the curve. */
const NAMES = 8;
/** So many kinds of counters are laid out for a side. */
const KINDS = 5;

/** @param {number} share */
const percent = share => figure(share, { style: 'percent', maximumFractionDigits: 0 });
/** Points of chance that were won or lost. @param {number} share */
const gained = share => figure(share, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });
/** @param {number} n @param {number} [digits] */
const signed = (n, digits = 0) =>
  figure(n, { signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits });

/** What is to be told of a match at once. @param {Session} session */
export function verdictOf(session) {
  const { sheet, about } = session,
    over = sheet?.over,
    table = sheet?.table;
  if (!over || !table || !about) return null;
  const { sides, flags } = about.scene,
    { winner } = over;
  const order = winner === 1 ? [1, 0] : [0, 1];
  const [a, b] = order.map(side => figuresOf(table.tracks, side)[0] ?? null),
    turns = table.tracks.find(isTurns);
  const mark = turns?.marks[0].at ?? 0,
    all = turns?.goal ?? mark;
  const alone = a && b ? null : (a ?? b);
  const score =
    a && b ? t('score-of', { a: figure(a.at), b: figure(b.at) }) : alone && `${alone.name} ${figure(alone.at)}`;
  return {
    title: winner == null ? t('drawn') : t('won', { of: of(sides[winner]) }),
    flag: winner == null ? null : flags[winner],
    /** What the loser did, or how the game itself puts it. */
    how: over.resigned != null ? t('gave-up', { of: of(sides[over.resigned]) }) : null,
    figures: /** @type {[string, string] | null} */ (a && b ? [figure(a.at), figure(b.at)] : null),
    /** Where one side alone has what counts. */
    alone,
    score,
    turn: turns && mark > 0 ? t('turn-of', { n: Math.min(mark, all), all }) : null,
  };
}

/** What the match came to: undefined until it is known, null where the server cannot tell. @param {Session} session @param {string} lang */
function useAccount(session, lang) {
  const [account, setAccount] = useState(/** @type {Account | null | undefined} */ (undefined));
  useEffect(() => {
    let stale = false;
    session.server.account().then(
      found => {
        if (!stale) setAccount(found);
      },
      () => {
        if (!stale) setAccount(null);
      },
    );
    return () => {
      stale = true;
    };
  }, [session.id, lang]);
  return account;
}

/** The curve of the chances, as one side sees it. @param {{ account: Account, scene: Scene, side: number }} p */
function Curve({ account, scene, side }) {
  const { chances, swings } = account;
  const own = chances.map(chance => (side ? 1 - chance.first : chance.first));
  const x = (/** @type {number} */ i) => LEFT + ((RIGHT - LEFT) * i) / Math.max(1, own.length - 1),
    y = (/** @type {number} */ share) => LOW - (LOW - HIGH) * share;
  const line = own.map((share, i) => `${x(i).toFixed(1)} ${y(share).toFixed(1)}`).join('L');
  // each turn is named under its middle; where there are many, every so many
  const turns = [...new Set(chances.map(chance => chance.turn))],
    every = Math.ceil(turns.length / NAMES);
  const names = turns
    .filter((_, i) => i % every === 0)
    .map(turn => {
      const from = chances.findIndex(chance => chance.turn === turn),
        until = chances.findLastIndex(chance => chance.turn === turn);
      // a name is as wide as it is: at the edge it stands within
      return { turn, at: Math.min(RIGHT - EDGE, Math.max(LEFT + EDGE, x((from + until) / 2))) };
    });
  /** Where a side is named: in the middle of its widest field. @param {number[]} room @param {string} name */
  const named = (room, name) => {
    const half = 3.2 * name.length;
    const least = (/** @type {number} */ i) => Math.min(...room.filter((_, j) => Math.abs(x(j) - x(i)) <= half));
    const fits = room.map((_, i) => i).filter(i => x(i) - half > LEFT && x(i) + half < RIGHT);
    const best = fits.reduce((best, i) => (least(i) > least(best) ? i : best), fits[0] ?? 0);
    return fits.length && least(best) > 0.3 ? x(best) : null;
  };
  const here = named(own, scene.sides[side]),
    there = named(
      own.map(share => 1 - share),
      scene.sides[1 - side],
    );
  const said = t('chances-said', {
    of: of(scene.sides[side]),
    first: percent(own[0]),
    last: percent(own[own.length - 1]),
    n: swings.length,
  });
  return html`<svg class="chart" viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${said}>
    <g class="areas"><path class=${`over ${flagClass(scene.flags[1 - side])}`} d=${`M${LEFT} ${HIGH}H${RIGHT}V${LOW}L${own
      .map((share, i) => `${x(i).toFixed(1)} ${y(share).toFixed(1)}`)
      .reverse()
      .join(
        'L',
      )}z`} /><path class=${`under ${flagClass(scene.flags[side])}`} d=${`M${LEFT} ${LOW}L${line}V${LOW}z`} /></g>
    <path class="mid" d=${`M${LEFT} ${y(0.5)}H${RIGHT}`} /><path class="ax" d=${`M${LEFT} ${HIGH}V${LOW}H${RIGHT}`} />
    <path class="curve" pathLength="1" d=${`M${line}`} />
    ${[1, 0.5, 0].map(share => html`<text key=${share} class="pct" x=${LEFT - 4} y=${y(share) + 3.5}>${percent(share)}</text>`)}
    ${names.map(({ turn, at }) => html`<text key=${turn} class="turn" x=${at} y="113">${t('turn', { n: turn })}</text>`)}
    ${here != null && html`<text class="turn" x=${here} y=${LOW - 7}>${scene.sides[side]}</text>`}
    ${there != null && html`<text class="turn" x=${there} y=${HIGH + 14}>${scene.sides[1 - side]}</text>`}
    ${swings.map(
      ({ at }, i) =>
        html`<g key=${i} class="swing"><circle cx=${x(at)} cy=${y(own[at])} r="8" /><text x=${x(at)} y=${y(own[at]) + 4}>${i + 1}</text></g>`,
    )}</svg>`;
}

/** In which turn an entry was made: that of what was judged last before it. @param {Account} account @param {number} number */
const turnAt = ({ chances }, number) => (chances.findLast(chance => chance.number < number) ?? chances[0]).turn;

/** @param {{ account: Account, session: Session, scene: Scene, side: number }} p */
const Swings = ({ account, session, scene, side }) =>
  html`<section class="swung"><h3><span>${t('chances', { of: of(scene.sides[side]) })}</span><span>${t('decisions', { n: account.decisions })}</span></h3>
    <${Curve} account=${account} scene=${scene} side=${side} />
    <ol class="swings">${account.swings.map(
      ({ number, by, note }, i) =>
        html`<li key=${i}><a href=${to.match(session.id, session.own, number)}><i aria-hidden="true">${i + 1}</i><span>${note.text}</span><small>${t('turn', { n: turnAt(account, number) })} · <span title=${t('points-of-chance')}>${gained(side ? -by : by)}</span></small></a></li>`,
    )}</ol></section>`;

/** @param {{ account: Account, scene: Scene }} p */
function Gains({ account, scene }) {
  const counted = account.gains.some(gain => gain.points.some(points => points));
  return html`<section class="gains"><h3><span>${t(counted ? 'gains' : 'held')}</span>${!account.chances.length && html`<span>${t('decisions', { n: account.decisions })}</span>`}</h3>
    <div class="scrolls" tabindex="0" role="region" aria-label=${t(counted ? 'gains' : 'held')}><table><thead><tr><th scope="col"><span class="sr">${t('objective')}</span></th>${scene.sides.map(name => html`<th scope="col" key=${name}>${name}</th>`)}</tr></thead>
    <tbody>${account.gains.map(
      (gain, i) =>
        html`<tr key=${i}><th scope="row">${gain.name}</th>${gain.points.map(
          (points, at) =>
            html`<td key=${at}>${counted ? (points ? figure(points) : '–') : gain.side === at ? html`<${Ico} id="i-check" label=${t('holds-it')} />` : '–'}</td>`,
        )}</tr>`,
    )}</tbody></table></div></section>`;
}

/** @param {{ account: Account, scene: Scene, game: string }} p */
function Losses({ account, scene, game }) {
  const skin = skinOf(game);
  return html`<section class="lost"><h3><span>${t('losses')}</span></h3><ul>${account.losses.map((fallen, side) => {
    const sum = fallen.reduce((all, one) => all + one.count, 0);
    const kinds = fallen.flatMap(one => {
      const kind = scene.kinds.find(known => known.id === one.kind);
      return kind ? [{ kind, count: one.count }] : [];
    });
    return html`<li key=${side} class=${flagClass(scene.flags[side])}><small>${scene.sides[side]}</small>${kinds
      .slice(0, KINDS)
      .map(
        ({ kind, count }) =>
          html`<span key=${kind.id} class="kind" title=${`${kind.name}\u00a0× ${count}`}><${Counter} kind=${kind} skin=${skin} size=${34} label=${`${kind.name}\u00a0× ${count}`} /><em aria-hidden="true">${count}</em></span>`,
      )}<b><span class="sr">${t('losses-said', { side: scene.sides[side], n: sum })}</span><span aria-hidden="true">${sum}</span></b></li>`;
  })}</ul></section>`;
}

/** @param {{ luck: import('../../types').Luck, scene: Scene }} p */
function Luck({ luck, scene }) {
  const most = Math.max(5, ...luck.beyond.map(Math.abs));
  return html`<section class="lucky"><h3><span>${t('luck')}</span><span>${t('throws', { n: luck.throws })}</span></h3><dl>${luck.beyond.map(
    (beyond, side) =>
      html`<div key=${side}><dt>${scene.sides[side]}</dt><dd><svg viewBox="-50 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="bed" x="-50" width="100" height="10" /><rect class="val" x=${Math.min(0, (48 * beyond) / most)} width=${Math.abs((48 * beyond) / most)} height="10" /><rect class="zero" x="-.4" width=".8" height="10" /></svg><b>${signed(beyond, 1)}</b></dd></div>`,
  )}</dl></section>`;
}

/** Puts the address of the match where it can be pasted. @param {{ session: Session }} p */
function Share({ session }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const link = whole(to.match(session.id));
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      prompt(t('share'), link);
    }
    setCopied(true);
  };
  return html`<button type="button" class="btn" onClick=${copy}>${copied ? html`<${Ico} id="i-check" />${t('shared')}` : t('share')}</button>`;
}

/**
 * @param {{ session: Session, lang: string, seal: any, again: any, onReplay: () => void, onFold: () => void }} props
 *   `seal`: whether the dice were fair; `again`: the way to another match, if one may
 */
function Ending({ session, lang, seal, again, onReplay, onFold }) {
  const account = useAccount(session, lang),
    verdict = verdictOf(session),
    title = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { about, sheet } = session;
  if (!verdict || !about || !sheet) return null;
  const { scene, game } = about,
    side = session.mine.length === 1 ? session.mine[0] : 0;
  const own = sheet.table?.outcome === sheet.over?.outcome ? null : sheet.table?.outcome;
  const outcome = verdict.how ?? account?.why?.text ?? own ?? '';
  const turn = verdict.turn ?? (account && t('turn', { n: account.turn }));
  const said = [verdict.title, verdict.score, verdict.turn].filter(Boolean).join(', ');
  return html`<div class="finale"><section class=${`ending ${flagClass(verdict.flag)}`} role="dialog" aria-label=${`${said}.`}>
    <header>${verdict.flag && html`<${Ico} id=${flagSymbol(verdict.flag)} />`}<div><h2 ref=${title} tabindex="-1">${verdict.title}</h2><p>${turn ? outcome?.replace(/\.$/, '') : html`${outcome}${outcome && !/[.!?]$/.test(outcome) && '.'}`} ${account?.why && html`<${Cite} game=${game} rule=${account.why.rule} />${account.why.also && html` <${Cite} game=${game} rule=${account.why.also} />`}`} ${turn && html`<span class="ended-in">${turn}</span>`}</p></div>
    ${verdict.figures && html`<p class="score" aria-hidden="true">${verdict.figures[0]}<small>${t('to')}</small>${verdict.figures[1]}</p>`}
    ${verdict.alone && html`<p class="score"><small>${verdict.alone.name}</small>${figure(verdict.alone.at)}</p>`}</header>
    <div class=${account === undefined ? 'parts awaited' : 'parts'} aria-busy=${account === undefined}>${
      account &&
      html`${account.chances.length > 1 && html`<${Swings} account=${account} session=${session} scene=${scene} side=${side} />`}
      ${account.gains.length > 0 && html`<${Gains} account=${account} scene=${scene} />`}
      ${account.losses.some(fallen => fallen.length) && html`<${Losses} account=${account} scene=${scene} game=${game} />`}
      ${account.luck && html`<${Luck} luck=${account.luck} scene=${scene} />`}`
    }</div>
    <footer><button type="button" class="btn" onClick=${onReplay}>${t('see')} <kbd>V</kbd></button><${Share} session=${session} />
      <a class="btn" href=${session.server.file} download=${`quatorze-${about.id}.match`}>${t('file')}</a>
      ${seal}<button type="button" class="btn fold" onClick=${onFold}>${t('map')} <kbd>${lang === 'en' ? 'Esc' : 'Échap'}</kbd></button>${again}</footer></section></div>`;
}

/** The page, once it can be seen as it is meant. */
export const ready = styled('css/match/ending.css').then(() => Ending);
