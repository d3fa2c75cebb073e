// What can be done, sorted by what one points at. The same offers feed the board, the hand, the prompt and the list.

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('../../types').Role} Role
 * @typedef {import('../../types').Table} Table
 * @typedef {import('../../types').Scene} Scene
 * @typedef {import('../../types').Piece} Piece
 * @typedef {import('../../types').PoolLine} PoolLine
 * @typedef {{ bySubject: Map<string, Offer[]>, free: Offer[], pieces: Map<string, Piece>, lines: Map<string, PoolLine>, standing: Map<string, Piece[]>, names: Map<string, string>, cards: Map<string, Face>, deeds: PoolLine[], turns: Offer[] }} Index `turns`: where what is in hand can be made to look
 * @typedef {import('../../types').CardFace & { deed?: string }} Face a card, and what a press on it does where that is not playing it
 * @typedef {{ subjects: string[], counts: Record<string, number> }} Selection
 */

/** @param {Scene} scene @param {Table} table @param {{ deeds?: boolean }} [skin] @returns {Index} */
export function index(scene, table, skin = {}) {
  /** @type {Map<string, Piece>} */ const pieces = new Map();
  /** @type {Map<string, Piece[]>} */ const standing = new Map();
  for (const piece of table.pieces) {
    pieces.set(piece.id, piece);
    const there = standing.get(piece.place);
    if (there) there.push(piece);
    else standing.set(piece.place, [piece]);
  }
  /** @type {Map<string, Face>} */ const cards = new Map(scene.cards.map(card => [card.id, card]));
  const names = new Map(scene.board.places.map(place => [place.id, place.name]));
  /** @type {Map<string, PoolLine>} */ const lines = new Map();
  const things = new Set([...names.keys(), ...pieces.keys()]);
  const elsewhere = laidOut(table, cards);
  for (const hand of table.hands) for (const card of hand.cards ?? []) things.add(card);
  // Piles and pools lie in the margin: what is done with them is a button of the prompt as well.
  const margin = new Set([...table.piles, ...table.pools].map(pile => pile.id));
  for (const pool of table.pools) {
    for (const line of pool.holds ?? [])
      if (line.id) {
        things.add(line.id);
        lines.set(line.id, line);
      }
  }
  /** @type {Map<string, Offer[]>} */ const bySubject = new Map();
  /** @type {Offer[]} */ const free = [];
  /** @type {Offer[]} */ const turns = [];
  /** @type {Map<string, PoolLine>} */ const deeds = new Map();
  const verbs = new Map(scene.verbs.map(({ id, name }) => [id, name]));
  for (let offer of table.prompt.offers) {
    if (offer.role === 'turn') {
      turns.push(offer);
      continue;
    }
    if (skin.deeds && offer.target == null && offer.subject != null && names.has(offer.subject))
      offer = aimedAt(offer, deeds, lines, things, verbs);
    // A subject that is nowhere on the table ("button") is no thing to point at: its offers are buttons.
    const pointed = offer.subject != null && things.has(offer.subject) && !elsewhere.has(offer);
    if (!pointed) free.push(offer);
    if (offer.subject == null || (!pointed && !margin.has(offer.subject))) continue;
    const there = bySubject.get(offer.subject);
    if (there) there.push(offer);
    else bySubject.set(offer.subject, [offer]);
  }
  for (const [id, offers] of bySubject) {
    const card = cards.get(id);
    // Several offers are asked about in a menu, which says what they do.
    if (card && offers.length === 1 && offers[0].role !== 'play') cards.set(id, { ...card, deed: offers[0].label });
  }
  // what strikes somebody comes before what can be done anywhere
  const seat = table.prompt.awaited[0];
  /** @param {PoolLine} deed */
  const strikes = ({ id }) =>
    bySubject.get(id ?? '')?.every(({ target }) => standing.get(target ?? '')?.some(piece => piece.side !== seat));
  const sorted = [...deeds.values()].sort((a, b) => Number(strikes(b)) - Number(strikes(a)) || a.count - b.count);
  return { bySubject, free, pieces, lines, standing, names, cards, deeds: sorted, turns };
}

/** What is done to a place, the other way round: first the deed, a thing to take up, and then the place as its target.
 * @param {Offer} offer @param {Map<string, PoolLine>} deeds @param {Map<string, PoolLine>} lines @param {Set<string>} things @param {Map<string, string>} verbs @returns {Offer} */
function aimedAt(offer, deeds, lines, things, verbs) {
  const group = offer.decision.slice(0, offer.decision.lastIndexOf(' ')),
    id = `deed:${group}`,
    known = deeds.get(id);
  if (known) known.count++;
  else {
    // it is called after what it does: the words before its target, else its verb
    const name = /^(.+?)\s?:\s/.exec(split(offer.label)[0])?.[1] ?? verbs.get(offer.verb) ?? offer.label;
    /** @type {PoolLine} */
    const line = { id, kind: null, name, count: 1, note: null, short: null, group, figures: [], set: null };
    deeds.set(id, line);
    lines.set(id, line);
    things.add(id);
  }
  return { ...offer, subject: id, target: offer.subject };
}

/**
 * The offers about cards that lie before one and not in one's hand (two that were drawn, to keep one). An offer names a
 * card by its kind, and a card of that kind may be in the hand by chance: the offers of one verb are about the hand if
 * all their cards are in it and, where one picks, all of it can be picked.
 * @param {Table} table @param {Map<string, Face>} cards @returns {Set<Offer>}
 */
function laidOut(table, cards) {
  const hands = table.hands.map(hand => new Set(hand.cards));
  /** @type {Map<string, Offer[]>} */ const verbs = new Map();
  for (const offer of table.prompt.offers) {
    if (offer.subject == null || !cards.has(offer.subject) || offer.role === 'play') continue;
    verbs.set(offer.verb, [...(verbs.get(offer.verb) ?? []), offer]);
  }
  /** @type {Set<Offer>} */ const out = new Set();
  for (const offers of verbs.values()) {
    const offered = new Set(offers.map(offer => offer.subject));
    const held = [...offered].every(card => hands.some(hand => hand.has(card ?? '')));
    const whole = hands.some(hand => hand.size > 0 && [...hand].every(card => offered.has(card)));
    if (!held || (offers[0].role === 'pick' && !whole)) for (const offer of offers) out.add(offer);
  }
  return out;
}

/**
 * A decision that may only be on offer once the one before it is taken: known by what it does, and to what.
 * @typedef {{ role: Role, subject?: string, target?: string, side?: number }} Step
 */

/** The sides of a hex clockwise from the north-east, as decisions that turn name them. */
export const SIDES = ['ne', 'e', 'se', 'sw', 'w', 'nw'];
/** Where an offer turns to. @param {Offer} offer */
export const sideOf = offer => SIDES.indexOf(offer.decision.slice(offer.decision.lastIndexOf(' ') + 1));

/** The offer that a step means. @param {Offer[]} offers @param {Step} step @returns {Offer | undefined} */
export const offerOf = (offers, { role, subject, target, side }) =>
  offers.find(
    offer =>
      offer.role === role &&
      (subject === undefined || offer.subject === subject) &&
      (target === undefined || offer.target === target) &&
      (side === undefined || sideOf(offer) === side),
  );

/** A card of a hand, by where it lies: two may be alike. @param {{ seat: number, name: string }} hand @param {number} i */
export const keyOf = ({ seat, name }, i) => `${seat} ${name} ${i}`;
/**
 * Which card is chosen, where only its kind is known: the one that was picked, if it is of that kind, else the first.
 * @param {{ seat: number, name: string, cards?: string[] | null }[]} hands @param {string | null} kind @param {string} picked
 */
export function copyOf(hands, kind, picked) {
  const copies = hands.flatMap(hand =>
    (hand.cards ?? []).flatMap((card, i) => (card === kind ? [keyOf(hand, i)] : [])),
  );
  return copies.includes(picked) ? picked : (copies[0] ?? null);
}

/** What a subject or target is called. @param {Index} index @param {string} id */
export function nameOf({ pieces, lines, names, cards }, id) {
  const piece = pieces.get(id);
  const card = cards.get(id);
  if (card) return card.title;
  if (piece)
    return names.has(piece.place) && piece.place !== piece.name
      ? `${piece.name}, ${names.get(piece.place)}`
      : piece.name;
  return names.get(id) ?? lines.get(id)?.name ?? id;
}

/** How many things a subject stands for. @param {Index} index @param {string} id */
export const countOf = ({ pieces, lines, deeds }, id) =>
  pieces.get(id)?.count ?? (deeds.some(deed => deed.id === id) ? 1 : (lines.get(id)?.count ?? 1));

/** The subjects that a press on this thing means: itself, or what stands there. @param {Index} index @param {string} id @returns {string[]} */
export function subjectsAt({ bySubject, standing, pieces }, id) {
  if (bySubject.has(id)) return [id];
  const there = (standing.get(id) ?? []).map(piece => piece.id).filter(piece => bySubject.has(piece));
  if (there.length) return there;
  const place = pieces.get(id)?.place;
  return place && bySubject.has(place) ? [place] : [];
}

/**
 * Where the selected things can go, and what that means. A place with an enemy on it is a fight; several verbs to one
 * place are both; what can be walked to lies nearer than what one only travels to.
 * @param {Index} index @param {Selection | null} selection @param {number | null} seat
 * @returns {Map<string, { kind: 'go' | 'walk' | 'fight' | 'both', offers: Offer[] }>}
 */
export function targetsOf({ bySubject, standing, pieces }, selection, seat) {
  /** @type {Map<string, { kind: 'go' | 'walk' | 'fight' | 'both', offers: Offer[] }>} */
  const targets = new Map();
  for (const subject of selection?.subjects ?? []) {
    for (const offer of bySubject.get(subject) ?? []) {
      if (offer.target == null) continue;
      const known = targets.get(offer.target);
      if (known) {
        known.offers.push(offer);
        continue;
      }
      const there =
        standing.get(offer.target) ??
        (pieces.has(offer.target) ? [/** @type {Piece} */ (pieces.get(offer.target))] : []);
      targets.set(offer.target, { kind: there.some(piece => piece.side !== seat) ? 'fight' : 'go', offers: [offer] });
    }
  }
  if ((selection?.subjects.length ?? 0) === 1)
    for (const target of targets.values()) {
      const { offers } = target,
        strikes = offers.every(offer => offer.role === 'strike');
      // wire is fired at where nobody stands
      if (strikes) target.kind = 'fight';
      else if (offers.some(offer => offer.role === 'go')) {
        target.kind = 'walk';
        // who can walk there need not travel there by road: that is what lies farther, and stands in the list of all decisions
        target.offers = offers.filter(offer => offer.role !== 'travel');
      } else if (new Set(offers.map(offer => offer.verb)).size > 1) target.kind = 'both';
    }
  return targets;
}

/** Roles that only choose what one is about to act with. @type {Set<Role>} */
const CHOOSES = new Set(['take', 'join', 'leave', 'pick', 'deploy']);
/** Whether an offer only takes something up, or brings it along. @param {Offer} offer */
export const takesUp = offer => offer.role === 'take' || offer.role === 'join';
/** Whether an offer ends what is being done, or declines. @param {Offer} offer */
export const passes = offer => offer.role === 'pass';
/** How the button of an offer looks that gives something up. @param {Offer} offer */
export const lookOf = ({ caution }) => (caution ? (caution.grade === 'destroys' ? 'peril' : 'part') : '');

/** Where the keyboard begins among several offers: never at what gives something up; their heading, where all do. @param {Offer[]} offers */
export const firstOf = offers =>
  offers.every(offer => offer.caution) ? 'h3' : 'li > button:not(.part, .peril, .cite)';

/**
 * The one offer that goes on: the green button, and Enter. What gives something up is neither, whatever it does.
 * @param {Offer[]} free
 */
export const mainOffer = free =>
  free.find(offer => passes(offer) && !offer.caution) ?? (free.length === 1 && !free[0].caution ? free[0] : null);

/**
 * What would save all that going on would destroy: whatever waits beside the board goes to a place, each to the one nearest to an
 * enemy. Null where that is not all of it.
 * @param {Index} index @param {number | null} seat @param {(from: string, to: string) => number} apart
 */
export function saving({ free, bySubject, lines, pieces }, seat, apart) {
  const dies = free.find(passes)?.caution;
  if (dies?.grade !== 'destroys' || !dies.loses.length || mainOffer(free)) return null;
  const enemies = [...pieces.values()].filter(piece => piece.side !== seat).map(piece => piece.place);
  const near = (/** @type {string} */ place) => Math.min(...enemies.map(enemy => apart(place, enemy)));
  /** @type {string[]} */ const steps = [];
  /** @type {Set<string>} */ const places = new Set();
  for (const { kind, count } of dies.loses) {
    const line = kind && [...lines.values()].find(one => one.kind === kind && one.id && bySubject.has(one.id));
    const ways = line ? (bySubject.get(line.id ?? '') ?? []).filter(way => way.role === 'place' && way.target) : [];
    const [best] = ways.sort((a, b) => near(a.target ?? '') - near(b.target ?? ''));
    if (!best) return null;
    steps.push(...Array.from({ length: count }, () => best.decision));
    places.add(best.target ?? '');
  }
  return { steps, places: places.size };
}

/**
 * What the game itself has in hand: the one thing that can go anywhere while all others can only be taken up or brought along.
 * @param {Index} index @returns {string | null}
 */
export function heldOf({ bySubject }) {
  let held = null;
  for (const [id, offers] of bySubject) {
    if (offers.every(offer => offer.role === 'brush')) continue;
    if (offers.some(offer => offer.target != null)) {
      if (held != null) return null;
      held = id;
    } else if (!offers.every(offer => CHOOSES.has(offer.role))) return null;
  }
  return held;
}

/** "Fin de la mobilisation (2 tuiles …)": what it does, and what should be known of it. @param {string} label @returns {[string, string]} */
export function split(label) {
  const long = / — (.+)$/.exec(label);
  if (long) return [label.slice(0, long.index), long[1]];
  const aside = / \((.{18,})\)$/.exec(label);
  return aside ? [label.slice(0, aside.index), aside[1]] : [label, ''];
}
