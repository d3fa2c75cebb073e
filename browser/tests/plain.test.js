// A game that has no skin: drawn plainly, and played by the roles of its offers alone.
import assert from 'node:assert/strict';
import { story } from './house.js';
import { Table, begin } from './table.js';

for (const [game, decisions] of /** @type {const} */ ([
  ['attrition', 12],
  ['grande-guerre', 16],
  ['verdun', 12],
  ['villers', 12],
  ['der-des-ders', 12],
]))
  story(`${game} is played without its skin`, async ({ visit, say, url }) => {
    const page = await visit({}, 'about:blank');
    /** @type {string[]} */ const fetched = [];
    page.on('request', request => fetched.push(new URL(request.url()).pathname));
    await page.route('**/skins/list.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const skinned = [];' }),
    );
    await page.goto(url);
    await page.locator('.vignette svg').first().waitFor();
    await begin(page, game, { company: /Seul, les deux camps/ });
    const table = await new Table(page, { seed: 8 }).ready();
    const { made, over, ways } = await table.play(decisions);
    say(`${made} decisions: ${JSON.stringify(ways)}`);
    assert.ok(made === decisions || over, `${made} of ${decisions}`);
    assert.deepEqual(
      fetched.filter(path => /^\/skins\/[a-z-]+\//.test(path)),
      [],
    );
  });

// The toy of the contract's tests joins the program by a feature alone (`cargo build --features toy`): no file of the client knows it.
story('a sixth game is listed, and played to its end by its roles alone', async ({ visit, say }) => {
  const page = await visit();
  await page.getByRole('heading', { name: 'Jouet' }).waitFor();
  await begin(page, 'toy', { company: /Seul, les deux camps/ });
  const table = await new Table(page, { seed: 8 }).ready();
  const { made, over, ways } = await table.play(400);
  say(`${made} decisions: ${JSON.stringify(ways)}`);
  assert.ok(over, `${made} decisions, and no end`);
  assert.ok(ways.place && ways.card && (ways.main || ways.button), JSON.stringify(ways));
  await table.end.waitFor();
});
