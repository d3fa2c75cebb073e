// The first page: the games, one's own matches, a few things good to know.
import { html, useEffect, useState } from '../../vendor/preact.js';
import { catalogue, importFile, summaries } from '../api.js';
import { t, numberWord } from '../words.js';
import { CopyLink, Dialog, Ico, Top, ago, later } from '../parts.js';
import { forget, keepSeats, matches, ownToken } from '../store.js';
import { useCover } from '../skins/index.js';
import { go, to, whole } from '../router.js';
import { playerName } from '../match/seats.js';
import { startAtOnce } from './start.js';

/**
 * @typedef {import('../../types').Catalogue} Catalogue
 * @typedef {import('../../types').Summary} Summary
 */

const SettingsDialog = later(() => import('../match/dialogs.js').then(found => found.SettingsDialog), true);

/** The cover of a game: a scrap of its board, and its seal. @param {{ game: string }} props */
function Vignette({ game }) {
  const cover = useCover(game);
  return html`<div class="vignette"><a href=${to.game(game)} tabindex="-1" aria-hidden="true">${cover && html`<${cover.Emblem} />`}</a>
    ${cover && html`<${Ico} id=${cover.seal} class="seal" />`}</div>`;
}

/** @param {{ lang: string }} props */
export function Home({ lang }) {
  const [all, setAll] = useState(/** @type {Catalogue | null} */ (null));
  const [mine, setMine] = useState(/** @type {Summary[] | null} */ (null));
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState('');
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [over, setOver] = useState(false);
  const [leaving, setLeaving] = useState(/** @type {Summary | null} */ (null));
  useEffect(() => {
    document.title = 'Quatorze';
    /** @type {ReturnType<typeof setTimeout> | undefined} */ let again;
    // A server that is being started is asked again until it is there.
    const list = () =>
      catalogue().then(
        found => {
          setAll(found);
          setFailure('');
        },
        problem => {
          setFailure(problem.message || t('no-server'));
          again = setTimeout(list, 3000);
        },
      );
    list();
    const kept = Object.entries(matches())
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(0, 60)
      .map(([id]) => ({ id, token: ownToken(id) ?? undefined }));
    if (!kept.length) {
      setMine([]);
      return () => clearTimeout(again);
    }
    const ask = () => summaries(kept).then(setMine, () => {});
    ask();
    const timer = setInterval(ask, 30000);
    return () => {
      clearInterval(timer);
      clearTimeout(again);
    };
  }, [lang]);

  /** @param {string} what @param {() => Promise<void>} work */
  const attempt = async (what, work) => {
    setBusy(what);
    try {
      await work();
    } catch (problem) {
      setFailure(/** @type {Error} */ (problem).message || t('no-server'));
    } finally {
      setBusy('');
    }
  };
  /** @param {File | undefined} file */
  const bring = file =>
    file &&
    attempt('import', async () => {
      const created = await importFile(await file.text());
      keepSeats(created.id, created.tokens, undefined, 0);
      go(to.match(created.id));
    });

  /** @param {Summary} match */
  const drop = match => {
    forget(match.id);
    setLeaving(null);
    setMine(now => now?.filter(one => one.id !== match.id) ?? null);
  };

  const sorted = [...(mine ?? [])].sort(
    (a, b) =>
      Number(!!a.over) - Number(!!b.over) ||
      Number(b.yours) - Number(a.yours) ||
      new Date(b.at).getTime() - new Date(a.at).getTime(),
  );
  const first = sorted.find(match => match.yours) ?? sorted.find(match => !match.over);
  /** @param {string} level */
  const levelName = level => all?.levels.find(one => one.id === level)?.name ?? level;
  /** @param {Summary} match */
  const link = match => to.match(match.id, match.mode === 'remote' ? ownToken(match.id) : null);
  // who does not know which is shown the one with the most battles to choose among
  const ordered = all?.games.toSorted((a, b) => b.scenarios.length - a.scenarios.length)[0];

  return html`<div onDragOver=${(/** @type {DragEvent} */ event) => {
    event.preventDefault();
    setOver(true);
  }} onDragLeave=${() => setOver(false)} onDrop=${(/** @type {DragEvent} */ event) => {
    event.preventDefault();
    setOver(false);
    bring(event.dataTransfer?.files[0]);
  }} class=${over ? 'dropping' : ''}>
    <${Top}>${all?.games.map(
      game => html`<a key=${game.id} class="btn bare wide-only" href=${to.rules(game.id)} title=${t('rules-of', { game: game.title })} aria-label=${t('rules-of', { game: game.title })}>
      <${Ico} id="i-book" /><span>${game.title}</span></a>`,
    )}<button type="button" class="btn bare" onClick=${() => setSettingsOpen(true)}><${Ico} id="i-set" />
      <span>${t('settings')}</span></button></${Top}>
    <main class="home"><div class="hero"><div><h1>${t('hero', { games: numberWord(all?.games.length ?? 5), n: all?.games.length ?? 5 })}</h1><p>
      ${t('hero-lead')}</p></div>
      <div class="acts">${
        ordered &&
        html`<a class="btn big" href=${to.game(ordered.id)}>
        ${t('new-match')}</a>`
      }${first && html`<a class="btn big go" href=${link(first)}>${t('resume', { what: first.scenario_name })}</a>`}</div></div>
    ${failure && html`<p class="failure" role="alert">${failure}</p>`}
    <section class="games" aria-label=${t('games')}>${
      all?.games.map(game => {
        return html`<article class="game" key=${game.id}><${Vignette} game=${game.id} /><div class="body"><h2><a href=${to.game(game.id)}>${game.title}</a></h2><p class="sub">${game.tagline}</p>
        <ul class="facts"><li><${Ico} id="i-scale" />${game.scale}</li><li><${Ico} id="i-clock" />${game.length}</li><li><${Ico} id="i-people" />
          ${t('one-or-two')}</li></ul>
        <button type="button" class="btn play" disabled=${!!busy} onClick=${() => attempt(game.id, () => startAtOnce(game, all.levels))}>
          ${busy === game.id ? t('starting') : t('play-now')}</button>
        <a class="choose" href=${to.game(game.id)}>
          ${game.scenarios.length > 1 ? t('choose-scenario', { n: game.scenarios.length }) : t('choose-options')}</a></div></article>`;
      }) ??
      Array.from({ length: 2 }, (_, i) => html`<article key=${i} class="game ghost" aria-hidden="true"></article>`)
    }</section>
    <div class="lower"><section><h2>${t('my-matches')}</h2>
      ${
        sorted.length > 0 && (all || failure)
          ? html`<table class="matches"><thead><tr><th>${t('match')}</th><th>${t('opponent')}</th><th>${t('last-move')}</th><th>
        ${t('state')}</th><th><span class="sr">${t('open')}</span></th></tr></thead><tbody>${sorted.map(match => {
          const foes = match.seats.filter((_, i) => !match.you.includes(i));
          return html`<tr key=${match.id}><td><b>${match.scenario_name}</b><small>${match.title}${match.status[0] && ', ' + match.status[0]}</small></td>
          <td>${match.mode === 'hot-seat' ? t('two-at-screen') : match.mode === 'two-handed' ? t('two-handed') : foes.length === 1 ? playerName(foes[0], false, levelName) : t('watching')}</td>
            <td>${ago(match.at)}</td>
          <td class=${match.yours ? 'yours' : ''}>${match.over ? match.over.outcome : match.yours ? (match.asks ?? t('your-move')) : (match.asks ?? t('waiting'))}</td>
          <td class="end"><a class="btn" href=${link(match)}>
            ${match.yours ? t('play-on') : t('open')}</a> <button type="button" class="btn bare forget" title=${t('forget')} onClick=${() => (match.over ? drop(match) : setLeaving(match))}>
            <${Ico} id="i-close" /><span class="sr">${t('forget')}</span></button></td></tr>`;
        })}</tbody></table>`
          : html`<div class="matches none"><p>${mine && !sorted.length ? t('no-matches') : t('loading')}</p></div>`
      }
      <label class="import"><input type="file" class="sr" accept=".match,.txt,text/plain" onChange=${(
        /** @type {any} */ event,
      ) => {
        bring(event.target.files[0]);
        event.target.value = '';
      }} />
        <${Ico} id="i-log" /><span>${busy === 'import' ? t('loading') : t('import')}</span></label></section>
    <section><h2>${t('good-to-know')}</h2><ul class="note">
      ${
        /** @type {const} */ ([
          ['recon', 'know-maps'],
          ['i-die', 'know-dice'],
          ['i-book', 'know-rules'],
          ['i-clock', 'know-kept'],
        ]).map(
          ([icon, key]) => html`<li key=${key}>
      <${Ico} id=${icon} /><span><b>${t(key)}</b> ${t(`${key}-text`)}</span></li>`,
        )
      }</ul></section></div>
    <footer class="colophon">Quatorze ${all?.version}</footer></main>
    ${
      leaving &&
      html`<${Dialog} title=${t('forget-title', { what: leaving.scenario_name })} onClose=${() => setLeaving(null)}><p class="lead">${t('forget-lead')}</p>
      <${CopyLink} label=${t('own-link')} text=${whole(to.match(leaving.id, ownToken(leaving.id)))} />
      <div class="acts end"><button type="button" class="btn" onClick=${() => setLeaving(null)}>${t('keep-match')}</button>
        <button type="button" class="btn danger" onClick=${() => drop(leaving)}>${t('forget')}</button></div></${Dialog}>`
    }
    ${settingsOpen && html`<${SettingsDialog} onClose=${() => setSettingsOpen(false)} />`}</div>`;
}
