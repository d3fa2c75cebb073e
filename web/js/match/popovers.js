// What stands beside the pointer: a card read at length, prices, odds, a choice among several things.
import { html } from '../../vendor/preact.js';
import { CardZoom, sidesOf } from './hand.js';
import { Menu } from './menu.js';
import { OddsPopover, Prices } from './odds.js';

/**
 * @typedef {import('../../types').Offer} Offer
 * @typedef {import('./offers.js').Step} Step
 */

/**
 * @param {{ session: import('./session.js').Session, index: import('./offers.js').Index, skin: import('../skins/skin.js').Skin, at: import('./pointing.js').Pointing, eye: import('../playback/camera.js').Eye, onDo: (offer: Offer) => void }} props
 */
export function Popovers({ session, index, skin, at, eye, onDo }) {
  const { scene, game } = /** @type {import('../../types').MatchAbout} */ (session.about);
  const { looked, hovered, menu } = at;
  // all that can be done to what is pointed at, where that is paid for
  const priced =
    looked &&
    hovered &&
    (at.aims.get(at.aims.has(hovered) ? hovered : (at.pointed ?? ''))?.offers ??
      (looked.offer.subject === hovered && looked.offer.figure ? [looked.offer] : undefined));
  const prices = skin.coins && priced && looked && !looked.ask;
  /** What an offer aims at, then who takes part: nothing that is told of it lies on these. @param {Offer} offer */
  const aboutOf = ({ subject, target }) => {
    const inHand = [...index.pieces.values()].filter(piece => piece.marks.some(mark => mark.kind === 'in-hand'));
    return [...new Set([target, subject, ...at.chosen, ...inHand.map(piece => piece.id)])].filter(id => id != null);
  };
  return html`${at.zoom && !looked?.ask && !menu && html`<${CardZoom} key=${at.zoom.card.id} ...${at.zoom} game=${game} sides=${sidesOf(scene.flags, session.sheet?.table?.hands.find(hand => session.acting.includes(hand.seat) && hand.cards?.includes(at.zoom?.card.id ?? ''))?.seat)} />`}
    ${prices && !menu && html`<${Prices} key=${looked.offer.decision} offers=${priced} session=${session} about=${aboutOf(priced[0])} at=${looked.at} eye=${eye} />`}
    ${looked && !menu && !prices && html`<${OddsPopover} key=${looked.offer.decision} offer=${looked.offer} session=${session} about=${aboutOf(looked.offer)} at=${looked.at} eye=${eye} asked=${!!looked.ask} />`}
    ${
      menu &&
      html`<${Menu} ...${menu} session=${session} index=${index} scene=${scene} skin=${skin} eye=${eye} onAll=${(
        /** @type {Step[]} */ steps,
      ) => {
        at.setMenu(null);
        session.acts.decideAll(steps);
      }} onChoose=${onDo} onClose=${() => at.setMenu(null)} />`
    }`;
}
