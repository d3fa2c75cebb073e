// One match: which of its rooms one is in.
import { html, useEffect, useState } from '../../vendor/preact.js';
import { catalogue } from '../api.js';
import { t } from '../words.js';
import { Top, later } from '../parts.js';
import { to } from '../router.js';
import { contents } from '../rules/gist.js';
import { useSkin } from '../skins/index.js';
import { useSession } from './session.js';
import { Play } from './play.js';

const WaitingRoom = later(() => import('./room.js').then(found => found.WaitingRoom));
const Replay = later(() => import('./replay.js').then(found => found.Replay));

/** @param {{ id: string, token: string | null, step: number | null, lang: string }} props */
export function MatchPage({ id, token, step, lang }) {
  const session = useSession(id, token, lang);
  const [levels, setLevels] = useState(/** @type {import('../../types').Level[]} */ ([]));
  const game = session?.about?.game,
    drawn = useSkin(game);
  useEffect(() => {
    catalogue().then(
      all => setLevels(all.levels),
      () => {},
    );
  }, [lang]);
  // Citations of named rules show their titles: these are fetched once the match is known.
  useEffect(() => {
    if (game) contents(game).catch(() => {});
  }, [game, lang]);
  /** @param {string} level */
  const levelName = level => levels.find(one => one.id === level)?.name ?? level;
  if (session?.failure && !session.sheet)
    return html`<${Top} /><main class="room"><section class="panel"><h2>${t(session.shut ? 'link-shut' : 'no-match')}</h2><p class="failure">
    ${session.failure}</p>${session.shut && html`<p>${t('link-taken')}</p>`}
    <p class="acts">${session.shut && html`<a class="btn go" href=${to.match(id)}>${t('watch')}</a>`}<a class="btn" href=${to.home}>${t('to-home')}</a></p></section></main>`;
  if (!session?.about || !session.sheet || !drawn)
    return html`<${Top} /><main class="room" aria-busy="true"><p>${t('loading')}</p></main>`;
  if (!session.sheet.table) return html`<${WaitingRoom} session=${session} levelName=${levelName} />`;
  if (step != null) return html`<${Replay} session=${session} number=${step} levelName=${levelName} lang=${lang} />`;
  return html`<${Play} session=${session} levelName=${levelName} lang=${lang} />`;
}
