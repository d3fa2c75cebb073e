// Pointing: what a press, a hover or a key on a thing means. A decision where one is on offer, a choice where there are
// several, else the question why not.
import { useEffect, useMemo, useRef, useState } from '../../vendor/preact.js';
import { t } from '../words.js';
import { pointer } from '../keys.js';
import { countOf, heldOf, nameOf, offerOf, subjectsAt, targetsOf } from './offers.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('../../types').Overlay} Overlay
 * @typedef {import('../../types').Note} Note
 * @typedef {import('./offers.js').Selection} Selection
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ from: string, to: string | null, notes: string[], places: string[] }} Ruler
 * @typedef {ReturnType<typeof usePointing>} Pointing
 */

/** @param {any} event @returns {Point} */
const pointOf = event => {
  if (event && (event.clientX || event.clientY)) return { x: event.clientX, y: event.clientY };
  const box = /** @type {Element | null} */ (
    event?.currentTarget ?? event?.target ?? document.activeElement
  )?.getBoundingClientRect?.();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: innerWidth / 2, y: innerHeight / 2 };
};

/** The piece that was pressed, where the place stands for all that is there. @param {any} event @returns {string} */
const pieceAt = event => event?.target?.closest?.('[data-piece]')?.getAttribute('data-piece') ?? '';

/** The last place of the pointer, for popovers of things that are only hovered. @type {Point} */
const mouse = { x: 0, y: 0 };
addEventListener(
  'pointermove',
  event => {
    mouse.x = event.clientX;
    mouse.y = event.clientY;
  },
  { passive: true, capture: true },
);

/**
 * @param {import('./session.js').Session} session
 * @param {import('./offers.js').Index} index
 * @param {boolean} mine whether one is asked
 * @param {(id: string) => void} pin what something only looked at does: its card stays
 */
export function usePointing(session, index, mine, pin) {
  const sheet = /** @type {import('../../types').Sheet} */ (session.sheet),
    seat = session.decider;
  const [selection, setSelection] = useState(/** @type {Selection | null} */ (null));
  const [stack, setStack] = useState(/** @type {string[]} */ ([]));
  const [hovered, setHovered] = useState(/** @type {string | null} */ (null));
  const [looked, setLooked] = useState(/** @type {{ offer: Offer, at: Point, ask?: boolean } | null} */ (null));
  const [menu, setMenu] = useState(/** @type {{ title: string, offers: Offer[], at: Point } | null} */ (null));
  const [tool, setTool] = useState(/** @type {'ruler' | 'why' | null} */ (null));
  const [ruler, setRuler] = useState(/** @type {Ruler | null} */ (null));
  const [inspected, setInspected] = useState(
    /** @type {{ id: string, notes: string[], overlays: Overlay[] } | null} */ (null),
  );
  const [zoom, setZoom] = useState(
    /** @type {{ card: import('./offers.js').Face, x: number, y: number } | null} */ (null),
  );

  /** What the game has in hand is in one's own; the only thing that can go anywhere is picked up by itself. */
  const heldNow = useMemo(() => (mine ? heldOf(index) : null), [index, mine]);
  /** @returns {Selection | null} */
  const alone = () => {
    const one = heldNow ?? (mine ? (index.deeds[0]?.id ?? null) : null);
    return one == null || countOf(index, one) > 1 ? null : { subjects: [one], counts: { [one]: 1 } };
  };
  useEffect(() => {
    setSelection(now => now ?? alone());
  }, []);
  // Another position, or one is asked at last, once their turn has been seen: what was picked up is let go of, unless it can go on.
  const asked = `${sheet.number} ${mine}`,
    before = useRef(asked),
    heldThen = useRef(heldNow);
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    const fresh = heldNow !== heldThen.current;
    heldThen.current = heldNow;
    setLooked(null);
    setMenu(null);
    setInspected(null);
    setSelection(now => {
      const left = now?.subjects.filter(id => index.bySubject.get(id)?.some(offer => offer.target)) ?? [];
      if (!mine) return null;
      const whole = !!now && left.length > 0 && left.length === now.subjects.length;
      const brush = whole && left.every(id => index.bySubject.get(id)?.every(offer => offer.role === 'brush'));
      if (!whole || (heldNow != null && (!brush || fresh))) return alone();
      return {
        subjects: left,
        counts: Object.fromEntries(left.map(id => [id, Math.min(now.counts[id] ?? 1, countOf(index, id))])),
      };
    });
  }, [asked, index]);

  const targets = useMemo(() => targetsOf(index, selection, seat), [index, selection, seat]);
  const marks = useMemo(() => new Map([...targets].map(([id, target]) => [id, target.kind])), [targets]);
  const lit = useMemo(() => new Set(mine ? index.bySubject.keys() : []), [index, mine]);
  const selectedOne =
    selection?.subjects.length === 1
      ? selection.subjects[0]
      : selection && stack.length
        ? (index.pieces.get(stack[0])?.place ?? null)
        : null;
  const chosen = new Set(selection?.subjects ?? []);
  // A card that has left the hand under the pointer is no longer read, least of all by the next player.
  const inHand = (/** @type {string} */ card) =>
    sheet.table?.hands.some(hand => session.acting.includes(hand.seat) && hand.cards?.includes(card));

  /** Whether the last thing done was only to take something up: such a step says nothing in the journal. */
  const silent =
    session.undoer != null &&
    sheet.draft.includes(sheet.number) &&
    !sheet.journal.some(note => note.number === sheet.number);
  /** The step that took up what is in hand. */
  const taken = heldNow == null ? null : session.acts.stepOf(['take', 'deploy'], [heldNow]);
  /** Whether what is picked up can be put down as if nothing had been. */
  const held = heldNow != null && (index.bySubject.size > 1 || taken != null),
    loose = !held || silent || taken === sheet.number;
  /** Puts down what is picked up; what the game has in hand, by undoing that, or not at all. */
  const putDown = () => {
    if (!held || !selection || selection.subjects[0] !== heldNow) letGo();
    else if (loose) session.acts.undo();
  };
  const letGo = () => {
    setSelection(null);
    setStack([]);
    setLooked(null);
    setMenu(null);
    setInspected(null);
  };
  /** @param {Offer} offer */
  const decide = offer => {
    setLooked(null);
    setMenu(null);
    session.acts.decide(offer.decision);
  };

  /** @param {string} id @param {string | null} [target] */
  const ask = async (id, target) => {
    const why = await session.answers.whyNot(id, target);
    if (why) session.say(why.because, 'refusal', why.rule, null);
    else session.say(t(target ? 'nothing-forbids' : index.bySubject.has(id) ? 'can-act' : 'nothing-there'), 'news');
  };

  /** Why not this, or this with what is picked up. @param {string} id */
  const askHere = id => {
    // A card is nothing that a unit could go to or fire at.
    const alone = !selection || index.cards.has(id);
    ask(alone ? id : selection.subjects[0], alone ? null : id);
  };

  /** One offer, done at once unless there are chances to weigh first. @param {Offer} offer @param {Point} at */
  const weigh = async (offer, at) => {
    const odds = await session.answers.odds(offer.decision);
    if (odds) setLooked({ offer, at, ask: true });
    else decide(offer);
  };

  /** @param {string[]} ids @param {boolean} all @param {Point} at @param {boolean} [joining] whether others are to follow it */
  const pick = (ids, all, at, joining = false) => {
    session.hush();
    const others = ids.filter(id => id !== heldNow);
    if (held) {
      // the game has one in hand: another is taken instead, or goes along; the same again is put down
      if (!others.length) return loose ? putDown() : undefined;
      ids = others;
    }
    const offers = ids.flatMap(id => index.bySubject.get(id) ?? []);
    if (!offers.some(offer => offer.target)) {
      const chain = ids.length === 1 && offers.length > 1 && offers.every(chains);
      const first = chain ? offers.find(offer => (offer.role === 'chain') === joining) : offers[0];
      if (first && (chain || offers.length === 1)) weigh(first, at);
      else
        setMenu({
          title:
            ids.length === 1 ? nameOf(index, ids[0]) : (index.names.get(index.pieces.get(ids[0])?.place ?? '') ?? ''),
          offers,
          at,
        });
      return;
    }
    if (selection && ids.length === selection.subjects.length && ids.every(id => chosen.has(id))) {
      if (!alone()) letGo();
      return;
    }
    setLooked(null);
    setStack(ids);
    setSelection({ subjects: ids, counts: Object.fromEntries(ids.map(id => [id, all ? countOf(index, id) : 1])) });
  };

  /** Takes one up by itself, to be carried where it is to go. @param {string} id */
  const lift = id => {
    session.hush();
    setLooked(null);
    setMenu(null);
    setStack([id]);
    setSelection({ subjects: [id], counts: { [id]: 1 } });
  };

  /** @param {string} id @param {any} event */
  const onPick = (id, event) => {
    const at = pointOf(event);
    if (tool === 'ruler') return measure(id);
    if (tool === 'why') {
      setTool(null);
      return askHere(id);
    }
    if (sheet.over || session.busy) return pin(index.pieces.get(pieceAt(event))?.id ?? id);
    const place = index.pieces.get(id)?.place ?? id;
    const aimed = targets.has(id) ? id : targets.has(place) ? place : null;
    if (mine && selection && aimed) {
      // a place that the game's hand can go to, and where others could be taken up instead: one is asked which
      const there = held ? subjectsAt(index, place).filter(one => one !== heldNow) : [];
      const ways = targets.get(aimed)?.offers ?? [];
      if (!there.length) return aim(aimed, at);
      const offers = [...ways, ...there.flatMap(one => index.bySubject.get(one) ?? [])];
      return setMenu({ title: nameOf(index, place), offers, at });
    }
    const subjects = mine ? subjectsAt(index, id) : [];
    const joining = !!event?.shiftKey,
      joined = joining && mine ? session.acts.stepOf(['chain'], idsAt(place)) : null;
    if (joined != null) return void session.acts.withdraw(joined);
    if (subjects.length) return pick(subjects, !index.pieces.has(id) && !index.lines.has(id), at, joining);
    const given = mine ? (session.acts.stepOf(['join'], [id]) ?? givenTo(place)) : undefined;
    if (given != null) return void session.acts.withdraw(given);
    const next = mine && !selection && !index.standing.has(place) && zoned ? nextToPlace() : null;
    if (next) return void placeNext(next, place);
    // Only what is tried is refused: with something in hand, a place it cannot go to, somebody it cannot strike.
    pin(index.pieces.get(pieceAt(event))?.id ?? id);
    if (mine && tries(place)) askHere(id);
  };
  /** Whether a press there tries something with what one has taken up. @param {string} place */
  const tries = place =>
    !!selection &&
    (heldNow != null || !index.deeds.some(deed => deed.id === selection.subjects[0])) &&
    index.names.has(place) &&
    !index.standing.get(place)?.some(piece => piece.side === seat);

  /** A place and whoever stands there. @param {string} place */
  const idsAt = place => [place, ...(index.standing.get(place) ?? []).map(piece => piece.id)];

  /** The step of the draft that answered the question put now for this place (an order, a battle planned): touched again, it
   * is dropped. @param {string} place */
  const givenTo = place => {
    const rule = sheet.table?.prompt.rule;
    const about = (/** @type {Note} */ note) =>
      note.rule === rule && note.picture.places.length === 1 && note.picture.places[0] === place;
    return sheet.journal.findLast(note => sheet.draft.includes(note.number) && about(note))?.number;
  };

  /** @param {string} id @param {Point} at */
  const aim = (id, at) => {
    const target = targets.get(id);
    if (!target || !selection) return;
    const [first] = target.offers;
    if (selection.subjects.length > 1 || (selection.counts[selection.subjects[0]] ?? 1) > 1) {
      // Several pieces go as several decisions; one way for each.
      const steps = selection.subjects.flatMap(subject => {
        const offer = target.offers.find(one => one.subject === subject);
        return offer ? Array.from({ length: selection.counts[subject] ?? 1 }, () => offer.decision) : [];
      });
      setSelection(null);
      setStack([]);
      session.acts.decideAll(steps);
      return;
    }
    if (target.offers.length > 1) {
      setMenu({ title: nameOf(index, id), offers: target.offers, at });
      return;
    }
    if (pointer === 'touch' && !(looked?.ask && looked.offer === first)) {
      weigh(first, at);
      return;
    }
    decide(first);
  };

  /** @param {string} id */
  const measure = async id => {
    const place = index.pieces.get(id)?.place ?? id;
    if (!ruler || ruler.to) {
      setRuler({ from: place, to: null, notes: [], places: [place] });
      return;
    }
    const { from } = ruler,
      found = await session.answers.measure(from, place);
    // an answer that comes once the ruler was put away, or laid elsewhere, is not shown
    setRuler(now =>
      now === ruler ? { from, to: place, notes: found?.notes ?? [], places: found?.places ?? [from, place] } : now,
    );
  };

  /** @param {string | null} id @param {any} [event] @param {import('./offers.js').Face} [face] a card as its hand shows it */
  const onHover = (id, event, face) => {
    setHovered(id);
    const card = id ? (face ?? index.cards.get(id)) : null,
      box = event?.currentTarget?.getBoundingClientRect?.();
    setZoom(card && box ? { card, x: box.left, y: box.top } : null);
    if (looked?.ask) return;
    if (!id || !mine) {
      if (looked) setLooked(null);
      return;
    }
    const place = index.pieces.get(id)?.place ?? id;
    const target = targets.get(id) ?? targets.get(place);
    const offer = target?.offers[0] ?? (selection ? null : single(id));
    setLooked(offer ? { offer, at: event ? pointOf(event) : { ...mouse } } : null);
  };
  /** The one thing that a press on a subject does, if there is but one. @param {string} id */
  const single = id => {
    const offers = index.bySubject.get(id);
    const alone = offers?.length === 1 || offers?.every(chains);
    return offers && alone && !offers[0].target ? offers[0] : null;
  };

  /** Whether one sets up one's side in a zone. */
  const zoned = sheet.table?.overlays.some(overlay => overlay.id.startsWith('deployment-'));
  /** The first that waits to be placed. */
  const nextToPlace = () =>
    [...index.bySubject.values()].flat().find(offer => offer.role === 'deploy' && index.lines.has(offer.subject ?? ''));
  /** The next one goes where one points; if it cannot stand there, it says why. @param {Offer} offer @param {string} place */
  const placeNext = async ({ decision, subject }, place) => {
    if (session.busy || !(await session.acts.decide(decision))) return;
    const there = offerOf(session.sheet?.table?.prompt.offers ?? [], { role: 'place', target: place });
    if (there) {
      await session.acts.decide(there.decision);
      return;
    }
    const why = await session.answers.whyNot(subject ?? '', place);
    await session.acts.undo();
    if (why) session.say(why.because, 'refusal', why.rule, null);
  };

  /** Turns somebody who stands already: he is taken up, and set down where he was. @param {string} id @param {number} side */
  const turnAgain = async (id, side) => {
    /** @type {import('./offers.js').Step[]} */
    const steps = [
      { role: 'deploy', subject: id },
      { role: 'place', target: index.pieces.get(id)?.place },
      { role: 'turn', side },
    ];
    for (const step of steps) {
      const offer = offerOf(session.sheet?.table?.prompt.offers ?? [], step);
      if (session.busy || !offer || !(await session.acts.decide(offer.decision))) return;
    }
  };
  /** Something carried from the palette to a place. @param {string} id @param {string} place */
  const drop = (id, place) => {
    if (!mine || session.busy) return;
    const offers = index.bySubject.get(id) ?? [],
      there = offers.find(offer => offer.target === place),
      taken = offers.some(offer => offer.role === 'deploy');
    if (there) decide(there);
    else if (taken)
      session.acts.decideAll([
        { role: 'deploy', subject: id },
        { role: 'place', target: place },
      ]);
    else ask(id, place);
  };
  /** Those who are activated together, one after the other. @param {string[]} ids */
  const chain = ids => {
    const links = ids.filter(id => index.bySubject.get(id)?.some(offer => offer.role === 'chain'));
    session.acts.decideAll(links.map(subject => ({ role: 'chain', subject })));
  };

  /** @param {Offer | null} offer */
  const onLook = offer => {
    if (!looked?.ask) setLooked(offer ? { offer, at: { ...mouse } } : null);
  };

  /** A decision of the list shows its place and its chances. @param {Offer | null} offer @param {any} event */
  const point = (offer, event) => {
    setHovered(offer ? (offer.target ?? offer.subject) : null);
    const box = event?.currentTarget?.getBoundingClientRect?.();
    setLooked(offer && box ? { offer, at: { x: box.right, y: box.top } } : null);
  };

  /** What the rules say of a thing: its cover, its range, its supply. @param {string} id */
  const look = async id => {
    if (inspected?.id === id) {
      setInspected(null);
      return;
    }
    const found = await session.answers.inspect(id);
    if (found) setInspected({ id, ...found });
  };

  const dropTool = () => {
    setTool(null);
    setRuler(null);
  };
  /** @param {'ruler' | 'why'} which */
  const takeTool = which => {
    session.hush();
    setTool(tool === which ? null : which);
    setRuler(null);
  };
  return {
    selection,
    setSelection,
    stack,
    chosen,
    selectedOne,
    targets: marks,
    aims: targets,
    loose,
    pointed: hovered ? (index.pieces.get(hovered)?.place ?? hovered) : null,
    east: mouse.x > innerWidth * 0.38,
    lit,
    hovered,
    looked,
    setLooked,
    menu,
    setMenu,
    tool,
    takeTool,
    dropTool,
    ruler,
    inspected,
    zoom: zoom && inHand(zoom.card.id) ? zoom : null,
    decide,
    ask,
    askHere,
    letGo,
    putDown,
    onPick,
    lift,
    onHover,
    onLook,
    point,
    look,
    drop,
    chain,
    turnAgain,
  };
}
/** Whether an offer activates somebody, alone or with others. @param {Offer} offer */
const chains = ({ role }) => role === 'take' || role === 'chain';
