// R9: SIGTERM while 300 requests a second come in.
import { setTimeout as wait } from 'node:timers/promises';
import { load } from '../checks/load.mjs';
import { ProductCopy, until } from '../checks/product-copy.mjs';
import { warmUp } from './visits.mjs';

const LIGHT = ['/', '/api/zips/90034', '/eligibility', '/api/assistance-programs'];

/** @param {ProductCopy} copy @param {string} service @param {number} perSecond */
async function terminate(copy, service, perSecond) {
  const stop = new AbortController();
  const loading = load({
    url: copy.url,
    asked: (index) => LIGHT[index % LIGHT.length],
    perSecond,
    seconds: 120,
    signal: stop.signal,
  });
  await wait(5_000);
  const before = copy.signal(service, 'SIGTERM');
  await until(() => copy.pidOf(service) !== null && copy.pidOf(service) !== before, `${service} runs again`);
  await until(async () => (await copy.ask('/api/health', { ms: 5_000 })).ok, 'all is ready');
  await wait(3_000);
  stop.abort();
  const all = await loading;
  return { service, all, failed: all.where(({ status }) => status !== 200) };
}

/** @param {number} port @param {number} perSecond @returns {Promise<import('../checks/summary.mjs').Result>} */
async function stopUnderLoad(port, perSecond) {
  const copy = await ProductCopy.start({ port });
  try {
    await warmUp(copy);
    const ends = [];
    for (const service of ['gateway', 'catalog']) ends.push(await terminate(copy, service, perSecond));
    const says = ({ service, all, failed }) =>
      `${service}: ${all.count} requests, ${failed.count} failed${failed.count > 0 ? ` (${failed.outcomes})` : ''}, ` +
      `the longest ${all.percentile(1)} ms`;
    return { measured: ends.map(says).join('; '), ok: ends.every(({ failed }) => failed.count === 0) };
  } finally {
    await copy.stop();
  }
}

/** @param {number} port @param {number} share of the load @returns {import('../checks/summary.mjs').Check[]} */
export const stopsUnderLoad = (port, share) => [
  {
    id: 'R9',
    what: `SIGTERM of the gateway, then of the catalog, at ${300 * share} requests/s`,
    goal: '0 failed',
    run: () => stopUnderLoad(port, 300 * share),
  },
];
