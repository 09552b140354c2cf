// R10: everything visitors do, for long, with crawls in between: memory must stand still.
import { setTimeout as wait } from 'node:timers/promises';
import { load } from '../checks/load.mjs';
import { median } from '../checks/median.mjs';
import { ProductCopy } from '../checks/product-copy.mjs';
import { everything, warmUp } from './visits.mjs';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 10);
/** Until caches and compiled code stand; not measured. */
const WARM_SHARE = 0.4;
const MOST_GROWTH = 0.05;
const SERVICES = ['gateway', 'catalog', 'eligibility', 'chat', 'crawler', 'news'];
const LOOK_MS = 2_000;
const ZIPS = ['90006', '90034', '90210', '92683', '94122', '95112'];

/** @param {ProductCopy} copy @param {AbortSignal} signal crawls one ZIP after another */
async function crawlOn(copy, signal) {
  for (let index = 0; !signal.aborted; index += 1) {
    const zip = ZIPS[index % ZIPS.length];
    await copy.post('/api/crawl/providers', { zip, type: 'pharmacy' }).catch(() => {});
    await wait(10_000, undefined, { signal }).catch(() => {});
  }
}

/** Medians of the first and the last fifth after the warm-up: one collection of garbage more or less is no leak. */
function growthOf(memory) {
  const steady = memory.slice(Math.floor(memory.length * WARM_SHARE));
  const fifth = Math.max(1, Math.floor(steady.length / 5));
  const [first, last] = [median(steady.slice(0, fifth)), median(steady.slice(-fifth))];
  return { first, last, growth: last / first - 1 };
}

async function soak(port, share) {
  const copy = await ProductCopy.start({ port });
  try {
    await warmUp(copy);
    const stop = new AbortController();
    const seconds = Math.round(MINUTES * 60);
    const loading = load({ url: copy.url, asked: everything, perSecond: 50 * share, seconds });
    const crawling = crawlOn(copy, stop.signal);
    const memory = new Map(SERVICES.map((name) => [name, []]));
    for (const end = Date.now() + seconds * 1_000; Date.now() < end; await wait(LOOK_MS)) {
      for (const [name, values] of memory) values.push(copy.memoryOf(name));
    }
    stop.abort();
    const [all] = await Promise.all([loading, crawling]);
    const growths = [...memory].map(([name, values]) => ({ name, ...growthOf(values) }));
    const bad = all.where(({ status }) => status !== 200);
    const says = ({ name, first, last, growth }) =>
      `${name} ${first.toFixed(0)} to ${last.toFixed(0)} MB (${(growth * 100).toFixed(1)} %)`;
    return {
      measured: `${MINUTES} min, ${all.count} requests, ${bad.count} not 200${bad.count > 0 ? ` (${bad.outcomes})` : ''}, p99 ${all.percentile(0.99)} ms; ${growths.map(says).join(', ')}`,
      ok: bad.count === 0 && growths.every(({ growth }) => growth <= MOST_GROWTH),
    };
  } finally {
    await copy.stop();
  }
}

/** @param {number} port @param {number} share of the load @returns {import('../checks/summary.mjs').Check[]} */
export const soaks = (port, share) => [
  {
    id: 'R10',
    what: `soak of ${MINUTES} minutes at ${50 * share} requests/s (SOAK_MINUTES; the goal's length is 30)`,
    goal: 'memory growth at most 5 %',
    run: () => soak(port, share),
  },
];
