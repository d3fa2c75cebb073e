// The sheets that are laid over the table: at most one at a time.
import { html } from '../../vendor/preact.js';
import { isDrawn } from '../api.js';
import {
  CardsDialog,
  MatchDialog,
  Reconstructed,
  ResignDialog,
  SettingsDialog,
  StandingOrders,
  TakeBackDialog,
} from './dialogs.js';
import { PoolDialog } from './pools.js';

/**
 * @typedef {'recon' | 'settings' | 'match' | 'resign' | 'take-back'} Plain those that need nothing more
 * @typedef {Plain | { cards: string[], title: string } | { pool: import('../../types').Pool }} Open which of them lies there
 */

/**
 * @param {{ open: Open, setOpen: (open: Open | null) => void, session: import('./session.js').Session, index: import('./offers.js').Index, skin: import('../skins/skin.js').Skin }} props
 */
export function Sheets({ open, setOpen, session, index, skin }) {
  const { scene, game, scenario } = /** @type {import('../../types').MatchAbout} */ (session.about);
  const close = () => setOpen(null);
  if (open === 'recon') return html`<${Reconstructed} scene=${scene} drawn=${isDrawn(scenario)} onClose=${close} />`;
  if (open === 'settings')
    return html`<${SettingsDialog} onClose=${close}><${StandingOrders} session=${session} /></${SettingsDialog}>`;
  if (open === 'match')
    return html`<${MatchDialog} session=${session} onClose=${close} onResign=${() => setOpen('resign')} onTakeBack=${() => setOpen('take-back')} />`;
  if (open === 'resign') return html`<${ResignDialog} session=${session} onClose=${close} />`;
  if (open === 'take-back') return html`<${TakeBackDialog} session=${session} onClose=${close} />`;
  if ('cards' in open)
    return html`<${CardsDialog} title=${open.title} cards=${open.cards} faces=${index.cards} game=${game} onClose=${close} />`;
  return html`<${PoolDialog} pool=${open.pool} scene=${scene} skin=${skin} onClose=${close} />`;
}
