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
