// What happened, in beats: one deed each, as somebody at the table would tell it. Nothing here draws or waits.

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').Piece} Piece */
/** @typedef {'moved' | 'retreated' | 'fired' | 'tested' | 'lost' | 'destroyed' | 'taken' | 'placed' | 'changed' | 'played' | 'scored' | 'began'} Deed */
/** @typedef {{ kind: string, face: string, name: string, worth?: 'hit' | 'miss' | 'other' | null, why?: string | null }} Rolled */
/**
 * What can be shown of a line; every field but the first four may be missing.
 * @typedef {object} Shown
 * @property {number | null} side
 * @property {Deed | null} act
 * @property {string[]} places
 * @property {Rolled[]} dice
 * @property {string[]} [pieces] who moved, was hit, was tested
 * @property {string[]} [by] who fired
 * @property {string[]} [because] modifiers, columns
 * @property {{ side: number | null, count: number, left: number | null } | null} [lost]
 * @property {string | null} [card]
 * @property {{ side: number | null, by: number } | null} [points]
 */
/** @typedef {{ number: number, text: string, rule: string, also?: string | null, picture: Shown }} Told a line of the journal */
/** @typedef {{ number: number, table: Table, notes: Told[], by?: number | null }} Frame the table after an entry, what it brought about, and whose it was where that is known */
/** @typedef {'move' | 'combat' | 'test' | 'card' | 'orders' | 'upkeep' | 'other'} Kind */
/** @typedef {{ way: string[], steps: number, pieces: string[], side: number | null, back: boolean, late: boolean }} Arrow `back`: a retreat; `late`: after the blow, not before it */
/** @typedef {{ place: string | null, piece: Piece | null, side: number, count: number, left: number | null, gone: boolean }} Loss */
/**
 * @typedef {object} Beat
 * @property {number | null} side whose doing it is
 * @property {Kind} kind
 * @property {Told[]} notes
 * @property {number} frame the frame whose table holds after it; one less while that entry has more to tell
 * @property {Table} before
 * @property {Table} after
 * @property {string[]} places all of them
 * @property {Arrow[]} arrows
 * @property {{ from: string, to: string }[]} shots
 * @property {Loss[]} losses
 * @property {{ place: string, side: number | null }[]} taken
 * @property {(Rolled & { at: string | null, test: number | null })[]} dice `test`: which line's test it was thrown for, null of fire
 * @property {string[]} because
 * @property {{ side: number, by: number, why: string }[]} points
 * @property {string | null} card
 */
/** @typedef {{ frame: number, note: number, table?: Table }} Cursor */
/** @typedef {(a: string, b: string) => number} Apart how many steps lie between two places */

/** Moves whose ends lie no farther apart are one beat, and at most so many. */
const NEAR = 8,
  TOGETHER = 3,
  /** So many lines of tests go before a deed. */ TRIED = 6,
  /** Longer than this, moves are told by formation. */
  LONG = 45000;

/** @typedef {Kind | 'roll' | 'after' | 'quiet'} Sort a roll that may be of anything, what comes of a blow, words alone */
/** @param {Told} note @returns {Sort} */
function sortOf({ picture: p }) {
  switch (p.act) {
    case 'played':
      return 'card';
    case 'tested':
      return 'test';
    case 'fired':
      return 'combat';
    case 'lost':
    case 'destroyed':
    case 'retreated':
    case 'taken':
      return 'after';
    case 'began':
    case 'scored':
    case 'placed':
      return 'upkeep';
    case 'moved':
      return p.dice.length ? 'test' : 'move';
  }
  return !p.dice.length ? 'quiet' : p.places.length > 1 ? 'combat' : 'roll';
}

/** A beat while it grows. @typedef {{ kind: Kind, notes: Told[], last: number, side: number | null, turn: number | null, at: number, end: number, rolled: boolean, cost: boolean, hits: Set<string>, touches: Set<string>, pieces: Set<string> }} Draft `pieces`: those of the touched that are units */

/** @param {Told} note */
const things = ({ picture: p }) => [...p.places, ...(p.pieces ?? []), ...(p.by ?? [])];

/** What a note begins; null where it goes on with what is being told. @param {Draft | undefined} cur @param {Told} note @returns {Kind | null} */
function begins(cur, note) {
  const sort = sortOf(note),
    p = note.picture,
    kind = sort === 'roll' ? 'test' : sort === 'after' ? 'combat' : sort === 'quiet' ? 'other' : sort;
  if (!cur) return kind;
  const same = note.number === cur.last,
    touch = things(note).some(id => cur.touches.has(id)),
    bare = !things(note).length,
    agrees = p.side == null || cur.side == null || p.side === cur.side,
    first = p.places[0],
    last = p.places[p.places.length - 1];
  // Words that lead up to a deed belong to it: of its own entry, or a line or two before about the same unit.
  if (cur.kind === 'other' && sort !== 'quiet' && sort !== 'upkeep' && (same || (touch && cur.notes.length < 3))) {
    // A roll after somebody was said to go at somebody is a fight.
    cur.kind = sort === 'roll' && cur.hits.size ? 'combat' : kind;
    return null;
  }
  const fights = cur.kind === 'combat';
  /** @type {boolean} */ let joins;
  switch (sort) {
    case 'combat':
      joins =
        fights &&
        cur.hits.has(last) &&
        (same ||
          !cur.rolled ||
          (p.by?.length ? p.by.every(id => cur.touches.has(id)) : !cur.cost && cur.touches.has(first)));
      break;
    case 'roll':
      // whether the fallen come back is told with their fall
      joins = (bare && same) || (fights && touch && (same || !cur.rolled || (cur.cost && p.act === 'changed')));
      break;
    case 'test':
      joins = fights && same && touch;
      break;
    case 'after':
      joins = same || (touch && ['combat', 'test', 'move'].includes(cur.kind));
      break;
    case 'move':
      joins =
        (fights && (cur.hits.has(first) || cur.hits.has(last))) ||
        (touch && same && cur.kind !== 'card') ||
        (cur.kind === 'move' && continues(cur, note));
      break;
    case 'upkeep':
      joins =
        cur.kind === 'upkeep'
          ? agrees || (same && p.act !== 'began')
          : p.act !== 'began' && (same || (fights && touch && cur.cost));
      break;
    case 'quiet':
      if (cur.kind === 'card' && !bare && agrees) return 'orders';
      joins =
        same ||
        (agrees &&
          (cur.kind === 'orders'
            ? !bare
            : cur.kind === 'move'
              ? touch && p.places.length < 2
              : cur.kind === 'other' && ((touch && cur.notes.length < 3) || cur.notes[0].rule === note.rule)));
      break;
    default:
      joins = false;
  }
  return joins ? null : kind;
}
/** Whether the same unit goes on from where it stopped. @param {Draft} cur @param {Told} note */
function continues(cur, { picture: p }) {
  const before = cur.notes.findLast(note => note.picture.act === 'moved')?.picture;
  return (
    before?.places[before.places.length - 1] === p.places[0] &&
    (before.pieces ?? []).join() === (p.pieces ?? []).join() &&
    before.places[0] !== p.places[p.places.length - 1]
  );
}

/** @param {Draft} cur @param {Told} note @param {number} at */
function grow(cur, note, at) {
  const p = note.picture;
  cur.notes.push(note);
  cur.last = note.number;
  cur.end = at;
  cur.rolled ||= p.dice.length > 0;
  cur.cost ||= p.act === 'lost' || p.act === 'destroyed';
  if (!RECEIVED.has(p.act)) {
    cur.side ??= p.side;
    cur.turn = p.side ?? cur.turn;
  }
  for (const id of things(note)) cur.touches.add(id);
  for (const id of [...(p.pieces ?? []), ...(p.by ?? [])]) cur.pieces.add(id);
  // Where it strikes, and where from the struck go: who goes there advances, who leaves it retreats.
  const sort = sortOf(note);
  if (p.places.length && sort !== 'move' && (sort !== 'quiet' || p.places.length > 1))
    cur.hits.add(p.act === 'retreated' ? p.places[0] : p.places[p.places.length - 1]);
}
/** Lines whose side is the one that it happens to. @type {Set<Deed | null>} */
const RECEIVED = new Set(['lost', 'destroyed', 'retreated', 'tested']);

/** @param {Draft} a @param {Draft} b @param {Kind} [kind] */
function join(a, b, kind = a.kind) {
  a.kind = kind;
  a.notes.push(...b.notes);
  a.last = b.last;
  a.end = b.end;
  a.side ??= b.side;
  a.cost ||= b.cost;
  for (const id of b.touches) a.touches.add(id);
  for (const id of b.pieces) a.pieces.add(id);
}

/**
 * The notes of frames as beats: every note in one of them, in order.
 * @param {Frame[]} frames
 * @param {{ apart: Apart, before?: Table | null, from?: Cursor, near?: number, side?: number | null }} how `before`: the table before the first frame; `from`: where to begin, and the table there; `side`: whose turn it is as far as nothing says so
 * @returns {Beat[]}
 */
export function group(frames, { apart, before = null, from = { frame: 0, note: 0 }, near = NEAR, side = null }) {
  /** @type {Draft[]} */ let drafts = [];
  for (const [at, frame] of frames.entries())
    for (const [i, note] of frame.notes.entries()) {
      if (at < from.frame || (at === from.frame && i < from.note)) continue;
      const kind = begins(drafts.at(-1), note);
      if (kind)
        drafts.push({
          kind,
          notes: [],
          last: 0,
          side: null,
          turn: null,
          at,
          end: at,
          rolled: false,
          cost: false,
          hits: new Set(),
          touches: new Set(),
          pieces: new Set(),
        });
      grow(/** @type {Draft} */ (drafts.at(-1)), note, at);
    }
  /** @param {number} at */
  const tableBefore = at => frames[at - 1]?.table ?? before ?? frames[0].table;
  for (const draft of drafts) {
    draft.side ??= sideBy(draft, tableBefore(draft.at)) ?? side ?? frames[draft.at].by ?? null;
    side = draft.turn ?? draft.side;
  }

  const calm = (/** @type {Kind} */ kind) => kind === 'upkeep' || kind === 'other';
  /** Words that nothing on the board belongs to. @param {Draft} draft */
  const bare = ({ kind, notes }) =>
    calm(kind) &&
    notes.every(
      note => !things(note).length && !note.picture.dice.length && !note.picture.points && note.picture.side != null,
    );
  drafts = merged(drafts, (a, b) => {
    if (a.side !== b.side) return null;
    // what opens a phase, or says whose turn it is to act, is said with the deed that follows
    if (bare(a) && !calm(b.kind)) return b.kind;
    if (a.kind === 'move' && b.kind === 'move') {
      const ways = [...waysOf(a), ...waysOf(b)],
        ends = ways.map(way => way[way.length - 1]);
      return ways.length <= TOGETHER && ends.every(x => ends.every(y => apart(x, y) <= near)) ? 'move' : null;
    }
    // what a unit had to pass before it acts is told with what it does
    if (a.kind === 'test' && !a.cost && a.notes.length < TRIED && b.kind !== 'card' && !calm(b.kind))
      return [...b.touches].some(id => a.pieces.has(id)) ? b.kind : null;
    if (calm(a.kind) && calm(b.kind)) return a.kind === b.kind ? a.kind : 'upkeep';
    return null;
  });
  /** @param {Draft[]} list */
  const finished = list => {
    /** @type {Beat[]} */ const beats = [];
    for (const [i, draft] of list.entries()) {
      // What a later beat of the same entry brings about is not on the table yet.
      const amid = list[i + 1]?.at === draft.end,
        known = beats.at(-1)?.after ?? from.table ?? tableBefore(draft.at),
        first = frames[draft.at].notes[0] === draft.notes[0] ? tableBefore(draft.at) : known;
      beats.push(beatOf(draft, first, amid ? null : frames[draft.end].table, apart));
    }
    return beats;
  };
  const beats = finished(drafts);
  if (beats.reduce((sum, beat) => sum + duration(beat), 0) <= LONG) return beats;
  const marched = (/** @type {boolean} */ all) =>
    finished(
      merged(structured(drafts), (a, b) =>
        a.kind === 'move' &&
        b.kind === 'move' &&
        a.side === b.side &&
        (all || formation(a, tableBefore(a.at)) === formation(b, tableBefore(b.at)))
          ? 'move'
          : null,
      ),
    );
  const shorter = marched(false);
  return shorter.reduce((sum, beat) => sum + duration(beat), 0) <= LONG ? shorter : marched(true);
}
/** @param {Draft[]} drafts */
const structured = drafts =>
  drafts.map(draft => ({
    ...draft,
    notes: [...draft.notes],
    touches: new Set(draft.touches),
    pieces: new Set(draft.pieces),
  }));
/** @param {Draft[]} drafts @param {(a: Draft, b: Draft) => Kind | null} as what two neighbours are together */
function merged(drafts, as) {
  /** @type {Draft[]} */ const kept = [];
  for (const draft of drafts) {
    const before = kept.at(-1),
      kind = before && as(before, draft);
    if (before && kind) join(before, draft, kind);
    else kept.push(draft);
  }
  return kept;
}
/** The ways of the moves of a draft, those that one unit makes in pieces as one. @param {Draft} draft */
function waysOf(draft) {
  /** @type {string[][]} */ const ways = [];
  for (const { picture: p } of draft.notes) {
    if (p.act !== 'moved' || !p.places.length) continue;
    const on = ways.findIndex(way => way[way.length - 1] === p.places[0]);
    if (on < 0) ways.push([...p.places]);
    else ways[on].push(...p.places.slice(1));
  }
  return ways;
}
/** @param {Draft} draft @param {Table} table */
function formation(draft, table) {
  const first = draft.notes.find(note => note.picture.act === 'moved');
  return first ? (moversOf(first.picture, table, null)[0]?.group ?? '') : '';
}
/** Whose doing it is, by who stands where it came from. @param {Draft} draft @param {Table} table */
function sideBy(draft, table) {
  for (const { picture: p } of draft.notes) {
    if (RECEIVED.has(p.act)) continue;
    const id = p.by?.[0] ?? (p.act === 'fired' ? undefined : p.pieces?.[0]),
      found = table.pieces.find(piece => (id ? piece.id === id : p.places.length > 1 && piece.place === p.places[0]));
    if (found) return found.side;
  }
  return null;
}
/** Who moved: who is named, else who stood there and does no more. @param {Shown} p @param {Table} before @param {Table | null} after @returns {Piece[]} */
function moversOf(p, before, after) {
  const named = before.pieces.filter(piece => p.pieces?.includes(piece.id));
  if (named.length || p.pieces?.length) return named;
  return before.pieces
    .filter(
      piece =>
        piece.place === p.places[0] &&
        (p.side == null || piece.side === p.side) &&
        !after?.pieces.some(other => other.id === piece.id && other.place === piece.place),
    )
    .slice(0, 1);
}

/** @param {Draft} draft @param {Table} before @param {Table | null} after @param {Apart} apart @returns {Beat} */
function beatOf(draft, before, after, apart) {
  const { kind, notes, side } = draft;
  /** @type {Beat} */
  const beat = {
    side,
    kind,
    notes,
    frame: after ? draft.end : draft.end - 1,
    before,
    after: after ?? before,
    places: [...new Set(notes.flatMap(note => note.picture.places))],
    arrows: [],
    shots: [],
    losses: [],
    taken: [],
    dice: [],
    because: [...new Set(notes.flatMap(note => note.picture.because ?? []))],
    points: notes.flatMap(({ text, picture: { points } }) =>
      points?.side != null ? [{ side: points.side, by: points.by, why: text }] : [],
    ),
    card: notes.find(({ picture }) => picture.act === 'played' && picture.card)?.picture.card ?? null,
  };
  /** @type {string | null} */ let target = null;
  /** @type {Map<Arrow, string>} */ const named = new Map();
  for (const [line, { picture: p }] of notes.entries()) {
    const last = p.places[p.places.length - 1] ?? null,
      walks = (p.act === 'moved' || p.act === 'retreated') && p.places.length > 1;
    if (walks) {
      const pieces = moversOf(p, before, after).map(piece => piece.id),
        who = p.pieces?.join(),
        on = beat.arrows.findLast(arrow => arrow.way[arrow.way.length - 1] === p.places[0]),
        // Who is named, or somebody who has just come: before, nobody stood there.
        goesOn =
          on && on.back === (p.act === 'retreated') && (who ? who === named.get(on) : !named.get(on) && !pieces.length),
        steps = p.places.slice(1).reduce((sum, place, i) => sum + Math.max(1, apart(p.places[i], place)), 0);
      if (goesOn) {
        on.way.push(...p.places.slice(1));
        on.steps += steps;
      } else {
        const arrow = {
          way: [...p.places],
          steps,
          pieces,
          side: p.side ?? before.pieces.find(piece => piece.id === pieces[0])?.side ?? side,
          back: p.act === 'retreated',
          late: beat.shots.length > 0 || beat.dice.length > 0 || beat.losses.length > 0,
        };
        beat.arrows.push(arrow);
        if (who) named.set(arrow, who);
      }
    } else if (kind === 'combat' && (p.act === 'fired' || (!p.act && p.places.length > 1)) && last) {
      for (const from of p.places.slice(0, -1))
        if (!beat.shots.some(shot => shot.from === from && shot.to === last)) beat.shots.push({ from, to: last });
      target = last;
    }
    beat.dice.push(...p.dice.map(die => ({ ...die, at: last ?? target, test: p.act === 'tested' ? line : null })));
    if (p.act === 'taken') beat.taken.push(...p.places.map(place => ({ place, side: p.side })));
    // Hits that trenches took for their side cost it nothing.
    if (p.act === 'lost' || p.act === 'destroyed') beat.losses.push(...lossesOf(p, before, beat.losses));
  }
  if (!after) beat.after = told(before, beat);
  return beat;
}
/** @param {Shown} p @param {Table} before @param {Loss[]} known of the same beat @returns {Loss[]} */
function lossesOf(p, before, known) {
  const place = p.places[0] ?? null,
    named = before.pieces.filter(piece => p.pieces?.includes(piece.id)),
    side = p.lost ? p.lost.side : p.side,
    hit = named.length
      ? named
      : before.pieces.filter(piece => piece.place === place && piece.side === side).slice(0, 1),
    gone = p.act === 'destroyed' || p.lost?.left === 0;
  // Works and wire are nobody's: no piece that stands there has lost them.
  if (side == null) return [];
  /** @type {Loss[]} */ const losses = [];
  for (const [i, piece] of (hit.length ? hit : [null]).entries()) {
    const was = known.filter(loss =>
        piece ? loss.piece?.id === piece.id : loss.place === place && loss.side === side,
      ),
      left = p.lost ? p.lost.left : gone ? 0 : null,
      // What a unit loses at its end was counted with the blow that ended it.
      rest = was.length ? (was.at(-1)?.left ?? 0) : (piece?.steps?.[0] ?? piece?.count ?? 1),
      count = p.lost ? (i ? 0 : p.lost.count) : gone ? rest : 1;
    losses.push({ place: place ?? piece?.place ?? null, piece, side: piece?.side ?? side, count, left, gone });
  }
  return losses;
}

/**
 * A table on which the lines of a beat have come true, as far as they say how: for what is shown amid an entry.
 * @param {Table} table @param {Beat} beat @param {boolean} [moves] whether those who moved are where they went
 * @returns {Table}
 */
export function told(table, beat, moves = true) {
  const ends = new Map(moves ? beat.arrows.flatMap(({ pieces, way }) => pieces.map(id => [id, way.at(-1)])) : []);
  const hit = new Map(beat.losses.flatMap(loss => (loss.piece ? [[loss.piece.id, loss]] : [])));
  return {
    ...table,
    pieces: table.pieces.flatMap(piece => {
      const loss = /** @type {Loss | undefined} */ (hit.get(piece.id)),
        place = piece.count === 1 ? (ends.get(piece.id) ?? piece.place) : piece.place;
      if (loss?.gone && piece.count <= Math.max(1, loss.count)) return [];
      const steps =
        loss?.left != null && piece.steps ? /** @type {[number, number]} */ ([loss.left, piece.steps[1]]) : piece.steps;
      return place === piece.place && steps === piece.steps ? [piece] : [{ ...piece, place, steps }];
    }),
  };
}

/** Milliseconds at the usual speed. */
export const PACE = {
  camera: 350,
  hex: 240,
  least: 480,
  most: 1400,
  apart: 120,
  rest: 600,
  shots: 300,
  roll: 700,
  die: 250,
  why: 900,
  word: 40,
  loss: 400,
  taken: 300,
  card: 350,
  read: 1400,
  /** However much there is to read, nobody waits longer. */ patience: 3000,
};
/** @param {string[]} texts */
const wordsIn = texts => texts.join(' ').split(/\s+/).filter(Boolean).length;

/** @typedef {'camera' | 'card' | 'move' | 'shots' | 'roll' | 'dice' | 'why' | 'loss' | 'taken' | 'rest'} Part */
/** @typedef {{ part: Part, at: number, lasts: number, arrow?: number }} Span */
/** @typedef {{ spans: Span[], loss: number, settle: number, total: number }} Plan when the losses show, when all of it does, when it is over */

/** When each part of a beat begins and how long it lasts. @param {Beat} beat @param {number} [speed] @param {boolean} [camera] whether the map has to come first @returns {Plan} */
export function schedule(beat, speed = 1, camera = false) {
  /** @type {Span[]} */ const spans = [];
  const hurt = beat.losses.length > 0;
  let clock = 0,
    settle = 0;
  /** @param {Part} part @param {number} ms */
  const add = (part, ms) => {
    const rests = part === 'rest' || part === 'why';
    // However fast, a loss is seen.
    const lasts = Math.max(ms / speed, hurt && (rests || part === 'loss') ? Math.min(ms, PACE.loss) : 0);
    spans.push({ part, at: clock, lasts });
    clock += lasts;
    if (!rests) settle = clock;
  };
  /** @param {boolean} late */
  const walk = late => {
    const start = clock;
    let n = 0;
    for (const [arrow, { steps, late: after }] of beat.arrows.entries()) {
      if (after !== late) continue;
      const at = start + (n++ * PACE.apart) / speed,
        lasts = Math.min(PACE.most, Math.max(PACE.least, steps * PACE.hex)) / speed;
      spans.push({ part: 'move', at, lasts, arrow });
      settle = clock = Math.max(clock, at + lasts);
    }
  };
  if (camera) add('camera', PACE.camera);
  if (beat.card) {
    add('card', PACE.card);
    add('rest', PACE.read);
  }
  walk(false);
  if (beat.shots.length) add('shots', PACE.shots);
  if (beat.dice.length) {
    add('roll', PACE.roll);
    add('dice', PACE.die * beat.dice.length);
    add('why', PACE.why + PACE.word * wordsIn([...beat.because, ...beat.dice.map(die => die.why ?? '')]));
  }
  const loss = clock;
  if (hurt) add('loss', PACE.loss);
  walk(true);
  if (beat.taken.length) add('taken', PACE.taken);
  if (beat.arrows.length || hurt || beat.taken.length) add('rest', PACE.rest);
  else if (!beat.card && !beat.dice.length)
    add('rest', Math.min(PACE.patience, PACE.why + PACE.word * wordsIn(beat.notes.map(note => note.text))));
  return { spans, loss: hurt ? loss : Infinity, settle, total: clock };
}
/** How long a beat takes. @param {Beat} beat @param {number} [speed] @param {boolean} [camera] */
export const duration = (beat, speed = 1, camera = false) => schedule(beat, speed, camera).total;

/** @typedef {Record<Exclude<Part, 'move'>, number> & { moves: number[] }} Progress how far each part is, 0 to 1; what is not part of it is done */

/** @param {Plan} plan @param {number} ms @returns {Progress} */
export function progressAt(plan, ms) {
  /** @type {Progress} */
  const how = { camera: 1, card: 1, shots: 1, roll: 1, dice: 1, why: 1, loss: 1, taken: 1, rest: 1, moves: [] };
  for (const { part, at, lasts, arrow } of plan.spans) {
    const f = lasts > 0 ? Math.min(1, Math.max(0, (ms - at) / lasts)) : ms >= at ? 1 : 0;
    if (part === 'move') how.moves[arrow ?? 0] = f;
    else how[part] = f;
  }
  return how;
}
