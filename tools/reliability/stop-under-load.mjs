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
  await until(async () => (await copy.ask('/api/health', { ms: 1_000 })).ok, 'all is ready');
  await wait(3_000);
  stop.abort();
  const all = await loading;
  // Nobody listens between the old process and the new one: those were never taken on. A balancer asks the next copy.
  const refused = all.where(({ error }) => error === 'ECONNREFUSED');
  const failed = all.where(({ error, status }) => error !== 'ECONNREFUSED' && status !== 200);
  return { service, all, refused, failed };
}

/** @param {number} port @param {number} perSecond @returns {Promise<import('../checks/summary.mjs').Result>} */
async function stopUnderLoad(port, perSecond) {
  const copy = await ProductCopy.start({ port });
  try {
    await warmUp(copy);
    const ends = [];
    for (const service of ['gateway', 'catalog']) ends.push(await terminate(copy, service, perSecond));
    const says = ({ service, all, refused, failed }) =>
      `${service}: ${all.count} requests, ${failed.count} taken on and failed${failed.count > 0 ? ` (${failed.outcomes})` : ''}, ` +
      `${refused.count} refused while nobody listened`;
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
