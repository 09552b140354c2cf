// Measures the search of the catalog, a process of its own, over HTTP beside PostgreSQL's own way with trigrams and beside MiniSearch: nine kinds of
// questions about invented records and the words that many records hold, kind by kind in one run. Prints a table of milliseconds and of how often the right
// record is among the first twenty; then the slowest of random and hostile questions.
// `node tools/bench/search.mjs [records] [questions of a kind] [hostile questions]`; needs a build (DIST, default dist). Database: an
// embedded one of its own.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { built } from './built.mjs';
import { inventedProviders } from './invented-records.mjs';
import { freePort, withClient, withFilledDatabase } from './measured-catalog.mjs';
import { COMMON, hostile, OTHER_COMMON, questions } from './search-questions.mjs';
import { note } from './measures.mjs';
import { startMiniSearch } from './mini-search.mjs';
import { endAll, programOf, started } from './service-processes.mjs';
import { byTrigrams, compare, measuresOf, overHttp, table } from './search-table.mjs';

const [RECORDS, OF_A_KIND, HOSTILE] = [100_000, 150, 5_000].map((usual, index) =>
  Number(process.argv[2 + index] ?? usual),
);

/** The catalog as it runs. Slips are answered once the words of all records are read. */
async function startRead(addresses, records) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { CATALOG_DATABASE_URL, QUEUE_URL } = addresses;
  const env = { SERVICE_PORT: port, CATALOG_DATABASE_URL, QUEUE_URL };
  const { pid } = await started(programOf('catalog'), env, `${url}/internal/health`);
  const search = overHttp(url);
  const start = performance.now();
  const [slip] = questions(records, 1).filter(({ kind }) => kind === 'one slip, Korean');
  while ((await search(slip.q)).length === 0) await wait(100);
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  const seconds = (performance.now() - start) / 1_000;
  console.log(`first slip answered after ${seconds.toFixed(1)} s; process ${Math.round(kilobytes / 1e3)} MB`);
  return search;
}

/** The catalog reads which records hold common words when it is first searched; in the meantime it answers without that. */
const READS_FOR_MS = 5_000;

/** Other questions of the same kinds, so that no first question pays for what the process has not compiled yet. */
async function warm(search, records) {
  for (const { q } of questions(records, OF_A_KIND, 18)) await search(q);
  await wait(READS_FOR_MS);
  for (const q of OTHER_COMMON) await search(q);
}

async function slowest(search, texts) {
  const times = [];
  for (const q of texts) {
    const start = performance.now();
    await search(q);
    times.push({ q, ms: performance.now() - start });
  }
  times.sort((one, other) => other.ms - one.ms);
  console.log(`slowest of ${times.length} random and hostile questions:`);
  for (const { q, ms } of times.slice(0, 5)) console.log(`  ${ms.toFixed(1)} ms  ${JSON.stringify(q)}`);
  note({
    name: `Search, slowest of ${times.length} hostile`,
    ours: times[0]?.ms ?? 0,
    unit: 'ms',
    goal: { most: 100 },
  });
}

await withFilledDatabase(RECORDS, async (addresses) => {
  await withClient(addresses.DATABASE_URL, (client) =>
    client.query(
      'CREATE INDEX bench_by_text ON guide.providers USING gin (search_text public.gin_trgm_ops) WHERE is_active',
    ),
  );
  await withClient(addresses.CATALOG_DATABASE_URL, async (client) => {
    const records = inventedProviders(RECORDS);
    const search = await startRead(addresses, records);
    await warm(search, records);
    const miniSearch = await startMiniSearch(RECORDS);
    const searches = {
      catalog: search,
      pg_trgm: byTrigrams(client, built('libs/content/src/matching/search-text').searchForm),
      ...(miniSearch ? { MiniSearch: miniSearch.search } : {}),
    };
    const asked = [
      ...questions(records, OF_A_KIND),
      ...[...COMMON, ...COMMON, ...COMMON].map((q) => ({ kind: 'common words', q, answer: null })),
    ];
    console.log(`${RECORDS} providers, ${OF_A_KIND} questions of a kind, milliseconds\n`);
    const kinds = await compare(searches, asked);
    console.log(`${table(kinds)}\n`);
    await miniSearch?.end();
    note(...measuresOf(kinds));
    await slowest(search, hostile(HOSTILE));
  });
}).finally(endAll);
