// The guard that stands over every other test: it must notice what it is there for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PATIENCE, guarded } from './house.js';

/** @type {[what: string, sign: RegExp, act: () => unknown][]} */
const offences = [
  ['A warning in the console', /^console warning: careful/, () => console.warn('careful')],
  ['An error in the console', /^console error: wrong/, () => console.error('wrong')],
  ['An error', /^unhandled: SyntaxError/, () => void queueMicrotask(() => JSON.parse('{'))],
  ['An unhandled rejection', /^unhandled: Error: rejected/, () => void Promise.reject(new Error('rejected'))],
  ['Another host', /^another host: http:\/\/localhost:9\//, () => void fetch('http://localhost:9/').catch(() => {})],
];

for (const [what, sign, act] of offences)
  test(`${what} is a failure`, async () => {
    // The server's own policy keeps other hosts out; here it is the guard that is tried.
    const { page, complaints, leave } = await guarded({ bypassCSP: true });
    try {
      await page.getByRole('button', { name: 'Jouer tout de suite' }).first().waitFor();
      assert.deepEqual(complaints, []);
      await page.evaluate(act);
      const noticed = () => complaints.some(complaint => sign.test(complaint));
      for (const deadline = Date.now() + PATIENCE; !noticed() && Date.now() < deadline;) await page.title();
      assert.ok(noticed(), complaints.join('\n'));
    } finally {
      await leave();
    }
  });
