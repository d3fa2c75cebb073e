// The live line: what happens elsewhere is told as it happens; where it breaks, it is tried again.
import { language, t } from '../words.js';

/** @typedef {import('./session.js').Session} Session */

/** Longest wait between two tries to reach the server. */
const LONGEST_WAIT = 20000;

/** Ends a line. One that is still being opened ends once it is: a browser complains of anything sooner. @param {WebSocket | null} socket */
function hangUp(socket) {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}

export class Line {
  /** @type {WebSocket | null} */ socket = null;
  /** @type {'live' | 'lost' | 'opening'} */ state = 'opening';
  tries = 0;
  closed = false;

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  close() {
    this.closed = true;
    hangUp(this.socket);
  }

  lose() {
    this.state = 'lost';
    this.session.changed();
  }

  /** Opened anew whenever one looks as somebody else. */
  open() {
    hangUp(this.socket);
    if (this.closed) return;
    const { session } = this,
      { token, as } = session.viewer,
      { generation } = session;
    const tokens = as === 'both' ? session.mine.map(seat => session.tokenOf(seat)) : [token];
    let socket;
    try {
      socket = new WebSocket(session.server.live);
    } catch {
      return this.retry();
    }
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.state = 'live';
      // What was said of the silence is true no longer.
      if (session.word?.silence) session.word = null;
      socket.send(
        JSON.stringify({ tokens: tokens.filter(Boolean), lang: language(), ...(as == null ? {} : { as: String(as) }) }),
      );
      session.changed();
    };
    socket.onmessage = event => {
      if (socket === this.socket && generation === session.generation) this.hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.retry();
    };
  }

  retry() {
    if (this.closed) return;
    this.lose();
    const wait = Math.min(LONGEST_WAIT, 700 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    setTimeout(async () => {
      if (this.closed) return;
      // Without a live line the sheet is asked for: slower, but play goes on.
      await this.session.load().catch(() => {});
      this.open();
    }, wait);
  }

  /** @param {import('../../types').Push} push */
  hear(push) {
    const { session } = this,
      { sheet } = session;
    if (push.type === 'sheet') session.accept(push.sheet);
    else if (push.type === 'thinking') {
      session.thinking = push.seat;
      session.changed();
    } else if (push.type === 'presence' && sheet) {
      session.sheet = { ...sheet, seats: push.seats };
      session.changed();
    } else if (push.type === 'said' && sheet) {
      if (!sheet.chat.some(said => said.at === push.said.at && said.text === push.said.text))
        session.sheet = { ...sheet, chat: [...sheet.chat, push.said] };
      session.changed();
    } else if (push.type === 'nudge')
      session.say(t('nudged', { who: sheet?.seats[push.seat]?.name || sheet?.seats[push.seat]?.side || '' }), 'news');
    else if (push.type === 'problem') session.say(push.error, 'refusal');
  }
}
