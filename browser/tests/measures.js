// What a page shows, measured: whether the board moved, whether controls lie on one another, whether a text is cut. `watch` and `faults` run in the page.

/** @typedef {{ was: string, now: string, asks: string }} Move something that moved though nobody moved it */
/** @typedef {Window & { steady?: { moves: Move[], again: () => void, stop: () => void } }} Watched */

/** Watches the board and its frame from now on: at every frame that is drawn, and at every change of the page. */
export function watch() {
  const win = /** @type {Watched} */ (window);
  win.steady?.stop();
  /** @type {Move[]} */ const moves = [];
  const rows = ['.top', '.situation', '.stage', '.edge', '.prompt', '.slot', '.log', '.tabs'];
  const n = (/** @type {number} */ x) => Math.round(x * 100) / 100;
  /** @param {string} selector */
  const boxOf = selector => {
    const box = document.querySelector(`:is(.match, .flank) > ${selector}`)?.getBoundingClientRect();
    return box ? [box.x, box.y, box.width, box.height].map(n).join(' ') : '-';
  };
  const look = () => {
    const plate = /** @type {HTMLElement | null} */ (document.querySelector('.stage .plate'));
    const at = plate && new DOMMatrix(plate.style.transform);
    return { rows: rows.map(row => `${row} ${boxOf(row)}`), sheet: at ? [at.e, at.f, at.a] : [0, 0, 1] };
  };
  /** On a small screen the map may go, once, to what can be touched if none of that was in sight. @param {number[]} was */
  const sought = was => {
    const frame = document.querySelector('.stage .frame')?.getBoundingClientRect(),
      plate = document.querySelector('.stage .plate')?.getBoundingClientRect();
    if (!frame || !plate || innerWidth > 760) return false;
    const [x, y, k] = was,
      scale =
        plate.width /
        Number(/** @type {HTMLElement} */ (document.querySelector('.stage svg.board')).getAttribute('width'));
    const touched = [...document.querySelectorAll('.stage [role=button][data-place]')].filter(el =>
      /, (jouable|on peut y aller|cible possible|can be played|can go there|possible target)$/.test(
        el.getAttribute('aria-label') ?? '',
      ),
    );
    return touched.every(el => {
      const box = el.getBoundingClientRect();
      const px = x + ((box.x + box.width / 2 - plate.x) / scale) * k,
        py = y + ((box.y + box.height / 2 - plate.y) / scale) * k;
      return px < 0 || py < 0 || px > frame.width || py > frame.height;
    });
  };
  let last = look(),
    going = true;
  const compare = () => {
    const now = look();
    const asks = document.querySelector('.prompt .question, .prompt h2')?.textContent ?? '';
    /** @param {string} was @param {string} is */
    const moved = (was, is) => moves.push({ was, now: is, asks });
    now.rows.forEach((row, i) => row !== last.rows[i] && moved(last.rows[i], row));
    if (now.sheet.some((x, i) => Math.abs(x - last.sheet[i]) > 0.01) && !sought(last.sheet))
      moved(`sheet ${last.sheet.map(n)}`, `sheet ${now.sheet.map(n)}`);
    last = now;
  };
  const frame = () => {
    if (!going) return;
    compare();
    requestAnimationFrame(frame);
  };
  const changes = new MutationObserver(compare);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  requestAnimationFrame(frame);
  win.steady = {
    moves,
    again: () => {
      last = look();
      moves.length = 0;
    },
    stop: () => {
      going = false;
      changes.disconnect();
    },
  };
}

/** Faults of what is shown now, each in a sentence; none where all is well. @returns {string[]} */
export function faults() {
  /** @type {Set<string>} */ const found = new Set();
  const match = /** @type {HTMLElement} */ (document.querySelector('.match'));
  /** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
  /** @param {Element} el */
  const nameOf = el => {
    const cls = (el.getAttribute('class') ?? '').trim().split(/\s+/).slice(0, 2).join('.');
    const text = (el.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
    return `${el.tagName.toLowerCase()}${cls && '.' + cls} “${text || (el.getAttribute('aria-label') ?? '')}”`;
  };
  const says = (/** @type {string | null} */ text) => (text ?? '').replace(/\s+/g, ' ').trim();
  /** Whether it is there for readers only. @param {Element | null} el @returns {boolean} */
  const isForReaders = el =>
    !!el && el !== match && (getComputedStyle(el).clipPath === 'inset(50%)' || isForReaders(el.parentElement));
  /** @param {Element} el */
  const shown = el =>
    el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !el.closest('.sr') && !isForReaders(el);
  /** @type {Map<Element, { clips: boolean, scrolls: [boolean, boolean], fixed: boolean }>} */ const styles = new Map();
  /** @param {Element} el */
  const styleOf = el => {
    let known = styles.get(el);
    if (!known) {
      const { overflowX, overflowY, position } = getComputedStyle(el);
      const scrolls = (/** @type {string} */ how) => how === 'auto' || how === 'scroll';
      known = {
        clips: overflowX !== 'visible' || overflowY !== 'visible',
        scrolls: [scrolls(overflowX), scrolls(overflowY)],
        fixed: position === 'fixed',
      };
      styles.set(el, known);
    }
    return known;
  };
  /** What is seen of a box, and by whom it is cut though nothing scrolls there. @param {Element} el @param {Box} box */
  const seen = (el, box) => {
    let { left, top, right, bottom } = box,
      free = [false, false];
    /** @type {Element | null} */ let cut = null;
    for (let up = el.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      const style = styleOf(up);
      if (style.clips) {
        const edge = up.getBoundingClientRect();
        const [x, y] = [left < edge.left - 1 || right > edge.right + 1, top < edge.top - 1 || bottom > edge.bottom + 1];
        free = free.map((is, i) => is || style.scrolls[i]);
        if (!cut && ((x && !free[0]) || (y && !free[1]))) cut = up;
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (style.fixed) break;
    }
    return { box: { left, top, right, bottom }, cut };
  };
  /** @param {Box} a @param {Box} b */
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

  const TOUCHED = /, (jouable|on peut y aller|cible possible|can be played|can go there|possible target)$/;

  // ---- controls that lie on one another
  const RISES =
    '.menu, .all-list, .unfolds > .panel, dialog, .rise, .recap, .odds, .card-zoom, .curtain, .finale, .desk';
  const sheet = innerWidth <= 760 ? '.edge, .slot, .log' : '.none';
  /** What lies over the rest for a while is a layer of its own. @param {Element} el */
  const layerOf = el => el.closest(RISES) ?? el.closest(sheet);
  const controls = [...match.querySelectorAll('button, a[href], input, select, summary, label.toggle, [role=tab]')]
    .filter(el => !el.closest('svg') && !el.matches('input[type=checkbox], input[type=radio], .face-of') && shown(el))
    .map(el => ({ el, layer: layerOf(el), ...seen(el, el.getBoundingClientRect()) }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
  controls.forEach((a, i) => {
    if (a.cut) found.add(`${nameOf(a.el)} is cut by ${nameOf(a.cut).slice(0, 40)}`);
    if (a.box.left < -1 || a.box.right > innerWidth + 1 || a.box.top < -1 || a.box.bottom > innerHeight + 1)
      found.add(`${nameOf(a.el)} leaves the screen`);
    for (const b of controls.slice(i + 1))
      if (a.layer === b.layer && meet(a.box, b.box) && !a.el.contains(b.el) && !b.el.contains(a.el))
        found.add(`${nameOf(a.el)} and ${nameOf(b.el)} lie on one another`);
  });
  // odds never lie on what is to be pressed
  for (const odds of match.querySelectorAll('.odds:not(.in-menu)')) {
    const box = odds.getBoundingClientRect();
    for (const { el, layer, box: other } of controls)
      if (!layer && meet(box, other)) found.add(`the odds lie on ${nameOf(el)}`);
    for (const id of (odds.getAttribute('data-about') ?? '').split(' ').filter(Boolean)) {
      const el = match.querySelector(`.stage .frame [data-piece="${CSS.escape(id)}"], #place-${CSS.escape(id)}`);
      if (el && meet(box, el.getBoundingClientRect())) found.add(`the odds lie on what they are about: ${id}`);
    }
  }

  // ---- texts that are cut
  const walk = document.createTreeWalker(match, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const el = node.parentElement;
    if (!el || !says(node.nodeValue) || el.closest('svg, .sr, option, style') || !shown(el)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1) continue;
    // a line each: what follows the last one does not lie on the first
    const lines = [...range.getClientRects()];
    const { cut } = seen(node.parentElement ?? el, box),
      self = styleOf(el);
    const edge = el.getBoundingClientRect();
    const own =
      self.clips && !self.scrolls[0] && (box.right > edge.right + 1 || box.left < edge.left - 1)
        ? el
        : self.clips && !self.scrolls[1] && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1)
          ? el
          : cut;
    const whole = says(node.nodeValue).toLowerCase().replace(/^§ /, '');
    if (own) {
      const told =
        el.closest('[title]')?.getAttribute('title') ??
        own.parentElement?.querySelector(':scope > [title], :scope > * > [title]')?.getAttribute('title');
      if (
        !says(told ?? '')
          .toLowerCase()
          .includes(whole)
      )
        found.add(`“${says(node.nodeValue)}” is cut in ${nameOf(own)}`);
    }
    const control = el.closest('button, a[href], summary, label');
    const layer = layerOf(el);
    if (!own && !el.closest('.plate'))
      for (const other of controls)
        if (
          other.layer === layer &&
          !other.el.contains(el) &&
          !control?.contains(other.el) &&
          lines.some(line => meet(seen(el, line).box, other.box))
        )
          found.add(`“${says(node.nodeValue)}” lies under ${nameOf(other.el)}`);
    if (control && !own) {
      const around = control.getBoundingClientRect();
      if (
        box.left < around.left - 1 ||
        box.right > around.right + 1 ||
        box.top < around.top - 2 ||
        box.bottom > around.bottom + 2
      )
        if (getComputedStyle(control).display !== 'inline')
          found.add(`“${says(node.nodeValue)}” runs out of ${nameOf(control)}`);
    }
  }

  // ---- what lies over the board
  const frame = match.querySelector('.stage .frame')?.getBoundingClientRect();
  if (frame) {
    for (let i = 1; i < 24; i++)
      for (let j = 1; j < 16; j++) {
        const [x, y] = [frame.left + (frame.width * i) / 24, frame.top + (frame.height * j) / 16];
        const hit = document.elementFromPoint(x, y);
        if (hit && !hit.closest('.plate, .zoom, .beyond, .wheel') && !hit.matches('.frame, .stage') && !layerOf(hit))
          found.add(`${nameOf(hit)} lies over the board`);
      }
    // cards on the desk lie beside what can be touched
    const cards = [...match.querySelectorAll('.desk .card')].map(el => ({ el, box: el.getBoundingClientRect() }));
    for (const lit of match.querySelectorAll('.stage [role=button][data-place][aria-label]'))
      if (TOUCHED.test(lit.getAttribute('aria-label') ?? '')) {
        const box = lit.getBoundingClientRect(),
          [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        for (const { el, box: card } of cards)
          if (x > card.left && x < card.right && y > card.top && y < card.bottom)
            found.add(`${nameOf(el)} lies on ${lit.getAttribute('aria-label')}`);
      }
    if (innerWidth <= 760 && frame.height < innerHeight * 0.6)
      found.add(`the board has ${Math.round(frame.height)} of ${innerHeight}`);
  }
  if (document.documentElement.scrollWidth > innerWidth)
    found.add(`the page is ${document.documentElement.scrollWidth} wide`);
  return [...found];
}

/** What is wrong with a page now, with where it is said. @param {import('playwright-core').Page} page @param {string} where */
export const wrong = async (page, where) => (await page.evaluate(faults)).map(fault => `${where}: ${fault}`);

/** Each fault once, with where it was met first. @param {string[]} all */
export function once(all) {
  const known = new Map(all.toReversed().map(fault => [fault.slice(fault.indexOf(': ')), fault]));
  return [...known.values()].reverse();
}
