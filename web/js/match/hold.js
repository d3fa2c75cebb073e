// What destroys something is held, not pressed. Here is what is asked about, and how long it has been held: no page, and the clock is one
// that tests turn.

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {{ set: (act: () => void, ms: number) => any, clear: (timer: any) => void }} Clock
 */

/** How long one holds, and how long a second press has to wait where nothing may move. */
export const HOLD = 1000;
export const AGAIN = 600;

/** @type {Clock} */
const wall = {
  set: (act, ms) => setTimeout(act, ms),
  clear: timer => clearTimeout(timer),
};

/** Whether an offer is one that destroys something. @param {Offer | null | undefined} offer */
export const destroys = offer => offer?.caution?.grade === 'destroys';

export class Hold {
  /** What is asked about. @type {Offer | null} */ offer = null;
  /** Whether it is being held. */ holding = false;
  /** Whether a second press would do it, where nothing may move. */ ready = false;
  #timer = /** @type {any} */ (null);
  #soon = /** @type {any} */ (null);
  /** What had the focus then, to give it back to. */ from = /** @type {any} */ (null);
  /** What has been held long enough already: it is not asked about again. */
  #sworn = '';
  #number = -1;

  /** @param {{ changed: () => void, act: (offer: Offer) => void, clock?: Clock }} how `act`: does what was held long enough */
  constructor({ changed, act, clock = wall }) {
    this.changed = changed;
    this.act = act;
    this.clock = clock;
  }

  /** Whether an offer has to be held first: then it is what is asked about. @param {Offer | undefined} offer @param {number} number of the position */
  stops(offer, number) {
    if (!offer || !destroys(offer) || this.#sworn === `${number} ${offer.decision}`) return false;
    this.#forget();
    this.offer = offer;
    this.from = globalThis.document?.activeElement;
    this.#number = number;
    this.#soon = this.clock.set(() => {
      this.ready = true;
      this.changed();
    }, AGAIN);
    this.changed();
    return true;
  }

  /** What is asked about at a position; what was asked about at another is no longer. @param {number} number */
  at(number) {
    if (this.offer && this.#number !== number) this.#forget();
    return this.offer;
  }

  /** One begins to hold. */
  press() {
    if (!this.offer || this.holding) return;
    this.holding = true;
    this.#timer = this.clock.set(() => this.#swear(), HOLD);
    this.changed();
  }

  /** One lets go, too early. */
  release() {
    this.clock.clear(this.#timer);
    if (!this.holding) return;
    this.holding = false;
    this.changed();
  }

  /** One presses a second time, where nothing may move. */
  again() {
    if (this.ready) this.#swear();
  }

  /** One thinks better of it. */
  back() {
    this.#forget();
    this.changed();
  }

  #forget() {
    this.clock.clear(this.#timer);
    this.clock.clear(this.#soon);
    this.offer = null;
    this.holding = this.ready = false;
  }

  #swear() {
    const { offer } = this;
    this.#forget();
    if (!offer) return;
    this.#sworn = `${this.#number} ${offer.decision}`;
    this.act(offer);
    this.changed();
  }
}
