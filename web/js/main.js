// The page: reads the address, shows the room it names.
import './theme.js';
import { html, render, useEffect, useState } from '../vendor/preact.js';
import { read } from './router.js';
import { Home } from './home/home.js';
import { MatchPage } from './match/page.js';
import { Gist } from './rules/gist.js';
import { language } from './words.js';
import { later } from './parts.js';

const GamePage = later(() => import('./home/game.js').then(found => found.GamePage));
const RulesPage = later(() => import('./rules/reader.js').then(found => found.RulesPage));

function App() {
  const [route, setRoute] = useState(() => read(location.hash));
  const [, again] = useState(0);
  useEffect(() => {
    const moved = () => {
      setRoute(read(location.hash));
    };
    const fresh = () => again(n => n + 1);
    addEventListener('hashchange', moved);
    addEventListener('quatorze:refresh', fresh);
    // the address may have changed between the first drawing and now
    moved();
    return () => {
      removeEventListener('hashchange', moved);
      removeEventListener('quatorze:refresh', fresh);
    };
  }, []);
  const lang = language();
  return html`${route.page === 'home' && html`<${Home} lang=${lang} />`}
    ${route.page === 'game' && html`<${GamePage} key=${route.game + '/' + (route.scenario ?? '')} game=${route.game} scenario=${route.scenario} lang=${lang} />`}
    ${route.page === 'match' && html`<${MatchPage} key=${route.id + '/' + (route.token ?? '')} id=${route.id} token=${route.token} step=${route.step} lang=${lang} />`}
    ${route.page === 'rules' && html`<${RulesPage} key=${route.game} game=${route.game} section=${route.section} lang=${lang} />`}
    <${Gist} lang=${lang} />`;
}

render(html`<${App} />`, /** @type {Element} */ (document.getElementById('app')));
