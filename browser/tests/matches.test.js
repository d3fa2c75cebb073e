// Whole matches against the computer, from the first page to the file of the match.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { story } from './house.js';
import { Table, gameCard } from './table.js';

/** Goes on to the end, and takes the file of the match home. @param {Table} table @param {(text: string) => void} say */
async function finish(table, say) {
  const lively = await table.play(40);
  say(`${lively.made} decisions by ${JSON.stringify(lively.ways)}`);
  const { over } = await table.play(Infinity, { hurry: true });
  assert.ok(over);
  const sums = table.page.getByRole('dialog', { name: /^(Victoire d|Partie nulle).*\.$/ });
  await sums.getByRole('heading').first().waitFor();
  await sums.getByText(/dés vérifiés/).waitFor();
  const [file] = await Promise.all([
    table.page.waitForEvent('download'),
    sums.getByRole('link', { name: 'Fichier de la partie' }).click(),
  ]);
  assert.match(await readFile(await file.path(), 'utf8'), /^quatorze 1\ngame: /);
  assert.match(file.suggestedFilename(), /^quatorze-.+\.match$/);
}

/** @param {import('playwright-core').Page} page @param {string} title */
async function inTwoClicks(page, title) {
  await gameCard(page, title).getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  return new Table(page).ready();
}

for (const title of ['An Attrition of Souls', 'La Grande Guerre'])
  story(`${title}: begun in two clicks, played to its end`, async ({ visit, say }) => {
    const page = await visit({ reducedMotion: 'no-preference' });
    await finish(await inTwoClicks(page, title), say);
  });
