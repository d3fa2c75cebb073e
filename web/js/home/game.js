// One game: its scenarios, what each is about, with whom and how to play it.
import { html, useEffect, useMemo, useState } from '../../vendor/preact.js';
import { catalogue, preview, isDrawn } from '../api.js';
import { t } from '../words.js';
import { Ico, Top } from '../parts.js';
import { settings, setSettings } from '../store.js';
import { to } from '../router.js';
import { Board } from '../board/board.js';
import { skinOf, useSkin } from '../skins/index.js';
import { Cite, book } from '../rules/gist.js';
import { Choice, Reconstructed } from '../match/dialogs.js';
import { flagClass, flagSymbol } from '../match/seats.js';
import { start, usualLevel } from './start.js';
import { DrawForm, drawn, firstDrawn } from './draw.js';

/**
 * @typedef {import('../../types').Catalogue} Catalogue
 * @typedef {import('../../types').Preview} Preview
 * @typedef {'computer' | 'link' | 'hot-seat' | 'two-handed' | 'watch'} With
 */

const NONE = new Set(),
  NOWHERE = new Map();

/** @param {{ game: string, scenario: string | null, lang: string }} props */
export function GamePage({ game: id, scenario: wanted, lang }) {
  const [all, setAll] = useState(/** @type {Catalogue | null} */ (null));
  const [failure, setFailure] = useState('');
  const [scenario, setScenario] = useState(wanted ?? '');
  const [options, setOptions] = useState(/** @type {string[]} */ ([]));
  const [seen, setSeen] = useState(/** @type {Preview | null} */ (null));
  const [company, setCompany] = useState(/** @type {With} */ ('computer'));
  const [side, setSide] = useState('1');
  const [level, setLevel] = useState('');
  const [absence, setAbsence] = useState('');
  const [name, setName] = useState(settings().name);
  const [pair, setPair] = useState(['', '']);
  const [busy, setBusy] = useState(false);
  const [reasons, setReasons] = useState(false);
  const [asked, setAsked] = useState('');
  const game = all?.games.find(one => one.id === id);
  const ready = useSkin(id);
  const skin = useMemo(() => skinOf(id), [id, ready]);

  useEffect(() => {
    catalogue().then(
      found => {
        setAll(found);
        setScenario(now => now || (found.games.find(one => one.id === id)?.scenarios[0]?.id ?? ''));
        setLevel(now => now || (usualLevel(found.levels) ?? ''));
      },
      problem => setFailure(problem.message || t('no-server')),
    );
    book(id).catch(() => {});
  }, [id, lang]);
  useEffect(() => {
    if (!scenario) return undefined;
    let stale = false;
    preview(id, scenario, options).then(
      found => {
        if (!stale) {
          setSeen(found);
          setFailure('');
        }
      },
      problem => {
        if (!stale) setFailure(problem.message || t('no-server'));
      },
    );
    return () => {
      stale = true;
    };
  }, [id, scenario, options, lang]);
  useEffect(() => {
    document.title = `${game?.title ?? ''} · Quatorze`;
  }, [game?.title]);

  if (all && !game)
    return html`<${Top} /><main class="room"><section class="panel"><h2>${t('no-game')}</h2><p><a class="btn" href=${to.home}>
    ${t('to-home')}</a></p></section></main>`;
  if (!all || !game)
    return html`<${Top} /><main class="room"><p class=${failure ? 'failure' : ''}>${failure || t('loading')}</p></main>`;

  const sides = seen?.scene.sides ?? game.sides,
    flags = seen?.scene.flags ?? game.flags;
  const begin = async () => {
    setBusy(true);
    setSettings({ name });
    const me = side === 'random' ? (Math.random() < 0.5 ? 0 : 1) : Number(side);
    /** @type {import('../../types').NewSeat} */ const person = { kind: 'person', name };
    /** @type {import('../../types').NewSeat} */ const computer = { kind: 'computer', level };
    /** @type {[import('../../types').NewSeat, import('../../types').NewSeat]} */
    const seats =
      company === 'hot-seat'
        ? [
            { kind: 'person', name: pair[0] },
            { kind: 'person', name: pair[1] },
          ]
        : company === 'two-handed'
          ? [person, { ...person }]
          : company === 'watch'
            ? [computer, { ...computer }]
            : me === 0
              ? [person, company === 'link' ? { kind: 'open' } : computer]
              : [company === 'link' ? { kind: 'open' } : computer, person];
    try {
      await start({
        game: id,
        scenario,
        options,
        seats,
        mode: company === 'hot-seat' || company === 'two-handed' ? company : 'remote',
        absence: company === 'link' && absence ? Number(absence) : null,
      });
    } catch (problem) {
      setFailure(/** @type {Error} */ (problem).message || t('no-server'));
      setBusy(false);
    }
  };
  /** Takes up a scenario, and says in the address which. @param {string} one */
  const choose = one => {
    setScenario(one);
    history.replaceState(null, '', to.game(id, one));
  };
  const battle = game.generator && isDrawn(scenario) ? drawn(game.generator, scenario) : null;
  const chosen = battle
    ? { name: `${battle.theme.name}, ${battle.year}`, rule: game.generator?.rule ?? '', reconstructed: false }
    : game.scenarios.find(one => one.id === scenario);
  const words = asked.toLowerCase();
  const listed = words
    ? game.scenarios.filter(one => `${one.id} ${one.name}`.toLowerCase().includes(words))
    : game.scenarios;
  const many = game.scenarios.length > 1 || !!game.generator;
  const needsSide = company === 'computer' || company === 'link';

  return html`<${Top} where=${html`<h1>${game.title}</h1><span>${game.tagline}</span>`}><a class="btn bare" href=${to.rules(id)}><${Ico} id="i-book" /><span>
    ${t('rules')}</span></a></${Top}>
    <main class=${'setup' + (many ? '' : ' lone')}>
    ${
      many &&
      html`<nav class="scenarios" aria-label=${t('scenarios')}><header><h2>${t('scenarios')} <small>
      ${game.scenarios.length}</small></h2>${game.scenarios.length > 12 && html`<input type="search" aria-label=${t('find-scenario')} placeholder=${t('find-scenario')} value=${asked} onInput=${(/** @type {any} */ event) => setAsked(event.target.value)} />`}</header>
      ${
        game.generator &&
        html`<button type="button" class=${'draw' + (battle ? ' on' : '')} aria-pressed=${!!battle} onClick=${() => battle || choose(firstDrawn(/** @type {any} */ (game.generator)))}>
        <${Ico} id="i-die" />${t('draw-battle')}</button>`
      }
      <ol>${listed.map(
        one => html`<li key=${one.id}>
        <button type="button" class=${one.id === scenario ? 'on' : ''} aria-pressed=${one.id === scenario} onClick=${() => choose(one.id)}>
        ${/\d/.test(one.id) && html`<span>${one.id}</span>`}${one.name}</button></li>`,
      )}</ol></nav>`
    }
    <article class="dossier"><header><h2>${chosen?.name}</h2><p>${chosen && html`<${Cite} game=${id} rule=${chosen.rule} />`} <span><${Ico} id="i-clock" />
      ${game.length}</span> ${
        chosen?.reconstructed &&
        html`<button type="button" class="recon" onClick=${() => setReasons(true)}><${Ico} id="recon" />
      ${t('reconstructed-map')}</button>`
      }</p></header>
      ${failure && html`<p class="failure" role="alert">${failure}</p>`}
      ${battle && html`<${DrawForm} generator=${game.generator} battle=${battle} onChange=${choose} />`}
      <div class=${'map ' + (seen?.scene.board.shape ?? '')}>
        ${seen && ready && html`<${Board} key=${scenario} scene=${seen.scene} table=${seen.table} skin=${skin} lit=${NONE} targets=${NOWHERE} selected=${null} hovered=${null} shown=${[]} ruler=${null} whole=${skin.markers != null} flash=${[]} acts=${[]} onPick=${() => {}} onHover=${() => {}} onAsk=${() => {}} />`}</div>
      ${(seen?.scene.brief.length ?? 0) > 1 && html`<div class="brief">${seen?.scene.brief.slice(1).map((text, i) => html`<p key=${i}>${text}</p>`)}</div>`}
      <div class="forces">${sides.map(
        (one, i) =>
          (!seen || seen.forces[i].length > 0) &&
          html`<section key=${i} class=${flagClass(flags[i])}><h3><${Ico} id=${flagSymbol(flags[i])} />${one}</h3><ul>
        ${(seen?.forces[i] ?? []).map((line, n) => html`<li key=${n}>${line}</li>`)}</ul></section>`,
      )}</div>
      ${
        (seen?.table.goals.length ?? 0) > 0 &&
        html`<section class="aims"><h3>${t('goals')}</h3><ul>${seen?.table.goals.map(
          (goal, i) => html`<li key=${i}>
        ${goal.worth.map((worth, s) => worth > 0 && html`<b key=${s} class=${'flagchip ' + flagClass(flags[s])}>+${worth}</b>`)} ${goal.name}</li>`,
        )}</ul></section>`
      }</article>
    <form class="panel terms" onSubmit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      begin();
    }}>
      <fieldset class="choice"><legend>${t('with-whom')}</legend>
        ${
          /** @type {With[]} */ (['computer', 'link', 'hot-seat', 'two-handed', 'watch']).map(
            kind => html`<label class="radio" key=${kind}>
        <input type="radio" name="with" checked=${company === kind} onChange=${() => setCompany(kind)} /><span><b>${t(`with-${kind}`)}</b><small>
        ${t(`with-${kind}-text`)}</small></span></label>`,
          )
        }</fieldset>
      ${
        (company === 'computer' || company === 'watch') &&
        html`<fieldset class="choice"><legend>${t('level')}</legend>
        ${all.levels.map(
          one => html`<label class="radio" key=${one.id}>
        <input type="radio" name="level" checked=${level === one.id} onChange=${() => setLevel(one.id)} /><span><b>${one.name}</b><small>
        ${one.note}</small></span></label>`,
        )}</fieldset>`
      }
      ${
        needsSide &&
        html`<${Choice} legend=${t('your-side')} name="side" value=${side} choices=${[
          ['0', sides[0]],
          ['1', sides[1]],
          ['random', t('random')],
        ]} onChange=${setSide} />`
      }
      ${
        company !== 'watch' &&
        company !== 'hot-seat' &&
        html`<label class="field"><span>${t('your-name')}</span>
        <input value=${name} maxlength="40" autocomplete="nickname" placeholder=${t('optional')} onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>`
      }
      ${
        company === 'hot-seat' &&
        sides.map(
          (one, i) => html`<label class="field" key=${i}><span>${one}</span>
        <input value=${pair[i]} maxlength="40" placeholder=${t('name-optional')} onInput=${(/** @type {any} */ event) => setPair(now => now.map((old, k) => (k === i ? event.target.value : old)))} /></label>`,
        )
      }
      ${
        company === 'link' &&
        html`<label class="field"><span>${t('absence')}</span>
        <select value=${absence} onChange=${(/** @type {any} */ event) => setAbsence(event.target.value)}>
        ${[
          ['', t('absence-never')],
          ['60', t('absence-hour')],
          ['1440', t('absence-day')],
          ['4320', t('absence-3-days')],
          ['10080', t('absence-week')],
        ].map(
          ([value, label]) => html`<option key=${value} value=${value}>
        ${label}</option>`,
        )}</select></label>`
      }
      ${
        game.options.length > 0 &&
        html`<fieldset class="choice options"><legend>${t('options')}</legend>
        ${game.options.map(
          option => html`<div class="option" key=${option.id}><label class="toggle">
        <input type="checkbox" checked=${options.includes(option.id)} onChange=${(/** @type {any} */ event) => setOptions(now => (event.target.checked ? [...now, option.id] : now.filter(one => one !== option.id)))} />
        <span class="box"><${Ico} id="i-check" /></span>${option.name}</label><${Cite} game=${id} rule=${option.rule} /></div>`,
        )}</fieldset>`
      }
      <button class="btn big go begin" disabled=${busy || !scenario}>${busy ? t('starting') : company === 'link' ? t('make-link') : t('begin')}</button></form></main>
    ${reasons && seen && html`<${Reconstructed} scene=${seen.scene} drawn=${isDrawn(scenario)} onClose=${() => setReasons(false)} />`}`;
}
