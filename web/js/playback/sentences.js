// What is said of a beat: all of it; or, where there is room for two lines, who did it and what it cost.
import { deedsOf } from '../match/deeds.js';
import { t } from './words.js';

/** @typedef {import('./beats.js').Beat} Beat */
/** @typedef {import('./beats.js').Shown} Shown */
/** @typedef {{ text: string, strong: boolean }} Said `strong`: what was lost */
/** @typedef {{ at: number, text: string, picture: Shown }} Line */

/** So much is read in two lines. */
const ROOM = 160;

/** All of it. @param {Beat} beat */
export const sentence = beat => beat.notes.map(({ text }) => text).join(' ');

/** What somebody lost. @param {Shown} picture */
const costs = ({ act, lost }) => act === 'lost' || act === 'destroyed' || !!lost;
/** Whether somebody does something to somebody, or goes somewhere. @param {Shown} picture */
const does = ({ act, places, by, pieces }) =>
  act === 'fired' || act === 'played' || (act === 'moved' && (places.length > 1 || !!by?.length || !!pieces?.length));
/** Whether somebody is worse off, though he has lost nothing that is counted. @param {Shown} picture */
const isShaken = ({ act, pieces, dice }) => act === 'changed' && !!pieces?.length && !dice.length;
/** Whose loss it is. @param {Shown} picture */
const victim = ({ pieces, places }) => pieces?.[0] ?? places[0] ?? '';
/** How much a line matters besides the deed that the beat begins with. @param {Shown} picture */
const weight = picture =>
  picture.act === 'destroyed'
    ? 5
    : costs(picture) || picture.act === 'taken'
      ? 4
      : picture.act === 'retreated' || isShaken(picture) || (does(picture) && picture.act !== 'played')
        ? 3
        : picture.act === 'played' || picture.act === 'tested'
          ? 2
          : picture.dice.length
            ? 0
            : 1;

/** Figures that led to what came of it: they stand beside the dice. */
const FIGURES =
  /[\s\u00a0\u202f]*[:;][\s\u00a0\u202f]*(?=\d+[\s\u00a0](?:dés?|dice|contre|to)\b|force|strength|colonne|column|dés?\b|dice|die\b)|,[\s\u00a0]+(?=dés?\b|dice\b|die\b)|[\s\u202f]*;[\s\u00a0]+/i;
/** A line without its figures: who, at whom; from where to where. @param {string} text */
export function inShort(text) {
  const way = /((?:[^:,;(]|\(\w+\))+→(?:[^:,;.(]|\(\w+\))+)/.exec(text)?.[1].trim();
  if (way) return `${way}.`;
  const at = FIGURES.exec(text)?.index ?? 0;
  return at > 12 ? `${text.slice(0, at).trim()}.` : text;
}

/** Who goes where, without what it costs him. @param {string} text */
const withoutPrice = text => text.replace(/(→[^,;(]+(?:\(\w+\))?)[^.]*\.$/, '$1.');

/** Of many who march: how many, the named places that they come to, and what fell to them. @param {Beat} beat @param {Beat['arrows']} ahead @returns {Said[]} */
function marched({ notes }, ahead) {
  const n = ahead.reduce((sum, arrow) => sum + Math.max(1, arrow.pieces.length), 0),
    named = [...new Set(notes.flatMap(({ text }) => /→\s*([^→,;(]+?)\s\(\w+\)/.exec(text)?.[1] ?? []))],
    where = named.slice(0, 3).join(', '),
    taken = notes.filter(({ picture }) => picture.act === 'taken'),
    fell = deedsOf(/** @type {any} */ (taken), i => taken[i].picture.side);
  return [
    { text: t(where ? 'n-advance-to' : 'n-advance', { n, where }), strong: false },
    ...fell.map(({ notes: [first], head }) => ({ text: head ?? first.text, strong: true })),
  ];
}

/**
 * What the narrator says of a beat. Where that is more than there is room for: the deed, in short if need be; what it cost, each
 * unit once; then whatever there is room for.
 * @param {Beat} beat @param {number} [room] @returns {Said[]}
 */
export function narrated(beat, room = ROOM) {
  const ahead = beat.arrows.filter(arrow => !arrow.back);
  if (beat.kind === 'move' && ahead.length > 3) return marched(beat, ahead);
  const deeds = deedsOf(/** @type {any} */ (beat.notes), i => beat.notes[i].picture.side);
  /** @type {Line[]} */
  const lines = deeds.map(({ notes: [first], head }, at) => ({ at, text: head ?? first.text, picture: first.picture }));
  /** @param {Line[]} some */
  const length = some => some.reduce((sum, { text }) => sum + text.length + 1, 0);
  // ways are told one by one, as far as that can be done at all
  const walks = beat.kind === 'move' && beat.notes.some(({ picture }) => picture.act === 'moved');
  if (length(lines) <= room && !(walks && deeds.some(({ counted }) => counted))) return lines.map(said);
  if (walks) {
    const ways = deeds.flatMap(({ notes }) => notes.filter(({ picture }) => picture.act === 'moved'));
    /** @type {((text: string) => string)[]} */
    const manners = [text => text, withoutPrice, inShort];
    const how = manners.find(how => ways.reduce((sum, { text }) => sum + how(text).length + 1, 0) <= room) ?? inShort;
    return [
      ...ways.map(({ text }) => ({ text: how(text), strong: false })),
      ...lines.filter(({ picture }) => picture.act === 'taken').map(said),
    ];
  }
  // of all that a unit lost, how it ended
  const ends = new Map(lines.filter(line => costs(line.picture)).map(line => [victim(line.picture), line.at]));
  const kept = lines.filter(({ at, picture }) => !costs(picture) || ends.get(victim(picture)) === at);
  // of several blows the one that told
  const cost = kept.find(({ picture }) => costs(picture))?.at ?? -1,
    lead =
      kept.findLast(({ at, picture }) => at < cost && does(picture) && picture.dice.length > 0) ??
      kept.find(({ picture }) => does(picture)) ??
      kept[0];
  // of a card its name: what it does stands on it
  const brief =
    lead.picture.act === 'played' ? (/^.+?[.](?=\s|$)/.exec(lead.text)?.[0] ?? lead.text) : inShort(lead.text);
  /** @type {Map<number, Line>} */ const chosen = new Map([[lead.at, { ...lead, text: brief }]]);
  const left = () => room - length([...chosen.values()]);
  const rest = kept
    .filter(line => line !== lead)
    .toSorted((a, b) => weight(b.picture) - weight(a.picture) || a.at - b.at);
  for (const line of rest) {
    const short = line.picture.act === 'retreated' ? { ...line, text: inShort(line.text) } : line;
    // the first loss is told whatever there is room for
    const first = costs(line.picture) && ![...chosen.values()].some(({ picture }) => costs(picture));
    if (first || short.text.length <= left()) chosen.set(line.at, short);
  }
  if (lead.text.length - brief.length <= left()) chosen.set(lead.at, lead);
  return [...chosen.values()].toSorted((a, b) => a.at - b.at).map(said);
}
/** @param {Line} line @returns {Said} */
const said = ({ text, picture }) => ({ text, strong: costs(picture) || picture.act === 'taken' });
