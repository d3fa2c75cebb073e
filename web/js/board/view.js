// Pan and zoom: wheel, drag, two fingers, keys. The sheet is moved by the compositor; nothing is drawn again until it rests.
import { useEffect, useLayoutEffect, useMemo, useRef } from '../../vendor/preact.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {{ x: number, y: number, k: number }} View where the sheet lies in its frame, and how large */
/**
 * @typedef {object} Pan
 * @property {() => void} fit
 * @property {(factor: number) => void} zoom
 * @property {(x: number, y: number) => void} show brings a point of the sheet into sight
 * @property {(points: Point[], once?: boolean) => void} bring where none of these is seen, the nearest come into sight; `once`: not while a finger is down
 * @property {(x: number, y: number) => void} centre
 * @property {() => View} view
 * @property {(x: number, y: number) => void} travel goes there for a while: the view stays the player's
 * @property {(view: View) => void} back
 * @property {(x: number, y: number, covered: number) => void} make brings a point into the middle of what a sheet at the foot, so high, leaves to see
 */
/**
 * @typedef {object} Touches what a finger or a mouse does that is not moving the sheet
 * @property {(event: PointerEvent) => void} tap
 * @property {(event: PointerEvent | MouseEvent) => void} ask
 * @property {(event: PointerEvent) => boolean} [idle] whether nothing can be done there
 * @property {(event: PointerEvent) => Drag | null} [grab] what dragging from here does, where it does not move the sheet
 */
/** @typedef {{ move: (event: PointerEvent) => void | false, end: (event: PointerEvent) => void, stop: () => void }} Drag `move` says false where it is the sheet that moves */

const SLIP = 6,
  HOLD = 350,
  GLIDE = 320,
  TWICE = 320,
  MOST = 5,
  FINGER = 56, // pixels that a finger needs, and a name
  LEGIBLE = 42;

/** Views outlive the board: one comes back to where one was. @param {string} key @returns {{ cx: number, cy: number, k: number } | null} */
const recall = key => {
  try {
    return JSON.parse(sessionStorage.getItem(`view ${key}`) ?? 'null');
  } catch {
    return null;
  }
};
/** @param {string} key @param {{ cx: number, cy: number, k: number } | null} view */
const remember = (key, view) => {
  try {
    if (view) sessionStorage.setItem(`view ${key}`, JSON.stringify(view));
    else sessionStorage.removeItem(`view ${key}`);
  } catch {
    /* a browser may forbid it: then it is forgotten */
  }
};

/**
 * @param {{ current: HTMLElement | null }} frame @param {{ current: HTMLElement | null }} sheet
 * @param {{ W: number, H: number, unit: number, key: string, start: [number, number], whole?: boolean }} o the size of the sheet, of a place on it, and what to look at first
 * @param {Touches} touches @param {(view: View, frame: DOMRect) => void} moved
 * @returns {Pan}
 */
export function usePan(frame, sheet, o, touches, moved) {
  const now = useRef({
    view: /** @type {View} */ ({ x: 0, y: 0, k: 1 }),
    own: false,
    fitted: false, // all of it is seen, as large as can be
    rest: 0,
    glide: 0,
    covered: 0, // what a sheet at the foot hides
    down: 0, // fingers on the sheet
    waits: /** @type {(() => void) | null} */ (null),
    o,
    touches,
    moved,
  });
  Object.assign(now.current, { o, touches, moved });

  const pan = useMemo(() => {
    const s = now.current;
    const box = () => /** @type {HTMLElement} */ (frame.current).getBoundingClientRect();
    const whole = () => {
      const b = box();
      return Math.min(b.width / s.o.W, b.height / s.o.H);
    };
    const apply = () => {
      const el = sheet.current;
      if (!el) return;
      const b = box(),
        v = s.view,
        w = s.o.W * v.k,
        h = s.o.H * v.k,
        most = 60;
      // the sheet never leaves the frame: smaller, it lies in the middle; larger, its edge comes at most a little way in
      v.x = w <= b.width ? (b.width - w) / 2 : Math.min(most, Math.max(b.width - w - most, v.x));
      v.y =
        h <= b.height && !s.covered
          ? (b.height - h) / 2
          : Math.min(most, Math.max(b.height - h - most - s.covered, v.y));
      el.style.transform = `translate(${v.x}px, ${v.y}px) scale(${v.k})`;
      s.moved(v, b);
    };
    const settle = () => {
      clearTimeout(s.rest);
      s.rest = setTimeout(() => {
        sheet.current?.classList.remove('moving');
        if (!frame.current) return;
        const b = box(),
          v = s.view;
        remember(
          s.o.key,
          s.own ? { cx: (b.width / 2 - v.x) / v.k, cy: (b.height / 2 - v.y) / v.k, k: v.k / whole() } : null,
        );
      }, 160);
    };
    const stir = () => {
      s.own = true;
      sheet.current?.classList.remove('gliding');
      sheet.current?.classList.add('moving');
      apply();
      settle();
    };
    /** @param {number} cx @param {number} cy @param {number} k */
    const look = (cx, cy, k) => {
      const b = box();
      s.view = { x: b.width / 2 - cx * k, y: b.height / 2 - cy * k, k };
      apply();
    };
    /** @param {number} factor @param {number} px @param {number} py in the frame */
    const zoomAt = (factor, px, py) => {
      const v = s.view,
        k = Math.max(whole() * 0.9, Math.min(Math.max(MOST, whole()), v.k * factor));
      v.x = px - ((px - v.x) * k) / v.k;
      v.y = py - ((py - v.y) * k) / v.k;
      v.k = k;
      stir();
    };
    /** Moves the sheet for the reader, who sees where it goes. @param {() => void} move @param {boolean} [stays] whether one comes back to it */
    const glide = (move, stays = true) => {
      const el = sheet.current;
      el?.classList.add('gliding');
      move();
      if (stays) settle();
      clearTimeout(s.glide);
      s.glide = setTimeout(() => el?.classList.remove('gliding'), GLIDE);
    };
    /** Under a finger on a small screen a place starts as large as the finger; elsewhere all is seen. */
    const begin = () => {
      const b = box(),
        kept = recall(s.o.key);
      if (!b.width) return;
      if (kept) {
        s.own = true;
        look(kept.cx, kept.cy, kept.k * whole());
        return;
      }
      // a board so large that nothing could be read on it starts where something can
      const small = b.width < 620 && matchMedia('(max-width: 760px), (pointer: coarse)').matches,
        k =
          small || (whole() * s.o.unit < LEGIBLE && !s.o.whole)
            ? Math.max(whole(), Math.min(FINGER / s.o.unit, MOST))
            : whole();
      s.fitted = k <= whole();
      if (k > whole()) {
        look(s.o.start[0], s.o.start[1], k);
        // nothing of the desk beside a sheet that is larger than its frame
        const v = s.view;
        v.x = Math.min(0, Math.max(v.x, b.width - s.o.W * k));
        v.y = Math.min(0, Math.max(v.y, b.height - s.o.H * k));
        apply();
      } else look(s.o.W / 2, s.o.H / 2, k);
    };
    /** Where none of what can be touched is seen, the nearest of it comes into sight; the size stays. @param {Point[]} points @param {boolean} [once] */
    const bring = (points, once = false) => {
      s.waits = null;
      if (once && s.down) {
        s.waits = () => bring(points);
        return;
      }
      const b = box(),
        v = s.view;
      const spots = points.map(([x, y]) => ({ x, y, px: v.x + x * v.k, py: v.y + y * v.k }));
      if (!spots.length || spots.some(({ px, py }) => px >= 0 && px <= b.width && py >= 0 && py <= b.height)) return;
      const far = (/** @type {{ px: number, py: number }} */ { px, py }) =>
        Math.hypot(px - b.width / 2, py - b.height / 2);
      const near = spots.reduce((one, other) => (far(other) < far(one) ? other : one));
      // with its neighbours, as far as they fit
      const group = spots.filter(
        ({ px, py }) => Math.abs(px - near.px) < b.width / 2 && Math.abs(py - near.py) < b.height / 2,
      );
      const mid = (/** @type {'x' | 'y'} */ axis) => group.reduce((sum, one) => sum + one[axis], 0) / group.length;
      s.own = true;
      glide(() => look(mid('x'), mid('y'), v.k));
    };
    return {
      apply,
      settle,
      glide,
      bring,
      stir,
      look,
      zoomAt,
      whole,
      box,
      fit: () => {
        s.own = false;
        s.fitted = true;
        look(s.o.W / 2, s.o.H / 2, whole());
        settle();
      },
      /** @param {number} f */
      zoom: f => {
        const b = box();
        zoomAt(f, b.width / 2, b.height / 2);
      },
      /** @param {number} x @param {number} y */
      show: (x, y) => {
        const b = box(),
          v = s.view,
          px = v.x + x * v.k,
          py = v.y + y * v.k,
          m = 48;
        const dx = px < m ? m - px : px > b.width - m ? b.width - m - px : 0,
          dy = py < m ? m - py : py > b.height - m ? b.height - m - py : 0;
        if (dx || dy) {
          v.x += dx;
          v.y += dy;
          apply();
          settle();
        }
      },
      /** @param {number} x @param {number} y */
      centre: (x, y) => {
        s.own = true;
        look(x, y, s.view.k);
        settle();
      },
      view: () => s.view,
      /** @param {number} x @param {number} y */
      travel: (x, y) => glide(() => look(x, y, s.view.k), false),
      /** @param {number} x @param {number} y @param {number} covered */
      make: (x, y, covered) => {
        const b = box(),
          { k } = s.view;
        s.own = true;
        s.covered = covered;
        glide(() => {
          s.view = { x: b.width / 2 - x * k, y: (b.height - covered) / 2 - y * k, k };
          apply();
        });
        s.covered = 0;
      },
      /** @param {View} view */
      back: view =>
        glide(() => {
          s.view = { ...view };
          apply();
        }, false),
      begin,
    };
  }, []);

  useLayoutEffect(() => {
    const s = now.current;
    s.own = false;
    pan.begin();
    let wide = 0;
    const watch = new ResizeObserver(([{ contentRect }]) => {
      // a row that was folded: what was fitted is fitted again, in sight; else size and corner stay
      const folded = wide === contentRect.width;
      wide = contentRect.width;
      if (s.own || (folded && !s.fitted)) pan.apply();
      else if (folded) pan.glide(pan.begin);
      else pan.begin();
    });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, [o.key, o.W, o.H]);

  useEffect(() => {
    const el = frame.current,
      s = now.current;
    if (!el) return;
    /** @type {Map<number, { x: number, y: number }>} */
    const fingers = new Map();
    let moving = false,
      held = 0,
      asked = false,
      startX = 0,
      startY = 0;
    /** @type {Drag | null} */ let drag = null;
    /** @param {WheelEvent} e */
    const wheel = e => {
      e.preventDefault();
      const b = pan.box();
      if (!e.ctrlKey && Math.abs(e.deltaX) > Math.abs(e.deltaY)) {
        s.view.x -= e.deltaX;
        pan.stir();
        return;
      }
      pan.zoomAt(
        Math.exp(-e.deltaY * (e.deltaMode ? 0.05 : e.ctrlKey ? 0.01 : 0.0016)),
        e.clientX - b.left,
        e.clientY - b.top,
      );
    };
    /** @param {PointerEvent} e */
    const down = e => {
      if (/** @type {Element} */ (e.target).closest('button') || e.button === 2) return;
      fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
      s.down = fingers.size;
      clearTimeout(held);
      if (fingers.size === 1) {
        moving = asked = false;
        s.waits = null;
        drag = s.touches.grab?.(e) ?? null;
        startX = e.clientX;
        startY = e.clientY;
        if (e.pointerType !== 'mouse')
          held = setTimeout(() => {
            if (!moving) {
              asked = true;
              s.touches.ask(e);
            }
          }, HOLD);
      } else {
        moving = true;
        drag?.stop();
        drag = null;
      }
    };
    /** @param {PointerEvent} e */
    const move = e => {
      const was = fingers.get(e.pointerId);
      if (!was) return;
      if (!moving && Math.hypot(e.clientX - startX, e.clientY - startY) > SLIP) {
        moving = true;
        clearTimeout(held);
        el.setPointerCapture(e.pointerId);
        el.classList.add('dragging');
      }
      if (!moving) return;
      if (drag && drag.move(e) !== false) return;
      const other = [...fingers].find(([id]) => id !== e.pointerId)?.[1];
      if (other) {
        const b = pan.box(),
          before = Math.hypot(was.x - other.x, was.y - other.y),
          after = Math.hypot(e.clientX - other.x, e.clientY - other.y);
        s.view.x += (e.clientX - was.x) / 2;
        s.view.y += (e.clientY - was.y) / 2;
        if (before > 8)
          pan.zoomAt(after / before, (e.clientX + other.x) / 2 - b.left, (e.clientY + other.y) / 2 - b.top);
      } else {
        s.view.x += e.clientX - was.x;
        s.view.y += e.clientY - was.y;
        pan.stir();
      }
      fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    };
    /** @param {PointerEvent} e */
    const up = e => {
      clearTimeout(held);
      if (!fingers.delete(e.pointerId)) return;
      s.down = fingers.size;
      el.classList.remove('dragging');
      if (drag && moving && e.type === 'pointerup') drag.end(e);
      else drag?.stop();
      drag = null;
      if (e.type === 'pointerup' && !moving && !asked && e.button === 0) tap(e);
      if (!s.down) s.waits?.();
    };
    /** What a tap opens may lie under the finger: the click that follows the tap is no press on it. */
    const swallow = () => {
      /** @param {Event} e */
      const stop = e => {
        e.stopPropagation();
        e.preventDefault();
      };
      addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', stop, true), TWICE);
    };
    let tapped = 0;
    /** A second tap at once, where nothing can be touched, shows all of the sheet. @param {PointerEvent} e */
    const tap = e => {
      const twice = e.pointerType === 'touch' && e.timeStamp - tapped < TWICE && s.touches.idle?.(e);
      tapped = twice ? 0 : e.timeStamp;
      if (e.pointerType === 'touch') swallow();
      if (twice) pan.fit();
      else s.touches.tap(e);
    };
    /** @param {MouseEvent} e */
    const menu = e => {
      e.preventDefault();
      if (!asked) s.touches.ask(e);
    };
    el.addEventListener('wheel', wheel, { passive: false });
    el.addEventListener('pointerdown', down);
    el.addEventListener('pointermove', move);
    el.addEventListener('pointerup', up);
    el.addEventListener('pointercancel', up);
    el.addEventListener('contextmenu', menu);
    return () => {
      clearTimeout(held);
      el.removeEventListener('wheel', wheel);
      el.removeEventListener('pointerdown', down);
      el.removeEventListener('pointermove', move);
      el.removeEventListener('pointerup', up);
      el.removeEventListener('pointercancel', up);
      el.removeEventListener('contextmenu', menu);
    };
  }, []);
  return pan;
}
