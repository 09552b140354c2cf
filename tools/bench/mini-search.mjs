// MiniSearch over the same invented providers, in a thread with a memory of its own, so that its 500,000 records are no garbage of ours.
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { inventedProviders } from './invented-records.mjs';
import { importOutside, outsideAtHand } from './outside-packages.mjs';

const PACKAGES = { minisearch: '7.2.0' };

/** @param {number} count @returns {Promise<{ search: import('./search-table.mjs').Search, end: () => Promise<number> } | null>} null when it is not installed */
export async function startMiniSearch(count) {
  if (outsideAtHand(PACKAGES).length === 0) return null;
  const worker = new Worker(new URL(import.meta.url), {
    workerData: count,
    resourceLimits: { maxOldGenerationSizeMb: 8_000 },
  });
  const next = async () => (await once(worker, 'message'))[0];
  const { seconds, megabytes } = await next();
  console.log(`MiniSearch has read ${count} records in ${seconds.toFixed(0)} s into ${megabytes.toFixed(0)} MB`);
  const search = (q) => {
    worker.postMessage(q);
    return next();
  };
  return { search, end: () => worker.terminate() };
}

/** As its documentation proposes for typing slips: a fifth of a word's letters, and beginnings. */
async function answerInThread(count) {
  const { default: MiniSearch } = await importOutside('minisearch');
  const start = performance.now();
  const before = process.memoryUsage().rss;
  const fields = ['name', 'nameKo', 'city'];
  const index = new MiniSearch({
    fields,
    storeFields: ['name', 'nameKo'],
    searchOptions: { fuzzy: 0.2, prefix: true },
  });
  index.addAll(
    inventedProviders(count).map(({ name, nameKo, city }, id) => ({ id, name, nameKo: nameKo ?? '', city })),
  );
  parentPort.on('message', (q) => parentPort.postMessage(index.search(q, { combineWith: 'AND' }).slice(0, 20)));
  const megabytes = (process.memoryUsage().rss - before) / 1e6;
  parentPort.postMessage({ seconds: (performance.now() - start) / 1_000, megabytes });
}

if (!isMainThread) await answerInThread(workerData);
