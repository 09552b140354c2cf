// Measures the search of the catalog over HTTP beside PostgreSQL's own way with trigrams and beside MiniSearch: nine kinds of questions about invented
// records and the words that many records hold, turn by turn in one run. Prints a table of milliseconds and of how often the right
// record is among the first twenty; then the slowest of random and hostile questions.
// `node tools/bench/search.mjs [records] [questions of a kind] [hostile questions]`; needs a build (DIST, default dist). Database: an
// embedded one of its own.
import { built } from './built.mjs';
import { inventedProviders } from './invented-records.mjs';
import { startCatalog, withClient, withFilledDatabase } from './measured-catalog.mjs';
import { COMMON, hostile, questions } from './search-questions.mjs';
import { note } from './measures.mjs';
import { startMiniSearch } from './mini-search.mjs';
import { byTrigrams, compare, measuresOf, overHttp, table } from './search-table.mjs';

const [RECORDS, OF_A_KIND, HOSTILE] = [100_000, 150, 5_000].map((usual, index) =>
  Number(process.argv[2 + index] ?? usual),
);

/** Slips are answered once the words of all records are read. */
async function whenRead(app) {
  const { ProviderDictionary } = built('services/catalog/src/providers/provider-dictionary');
  const start = performance.now();
  while (!(await app.get(ProviderDictionary, { strict: false }).current()));
  const { rss } = process.memoryUsage();
  console.log(
    `dictionary read in ${((performance.now() - start) / 1_000).toFixed(1)} s; process ${Math.round(rss / 1e6)} MB`,
  );
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
    const { app, url } = await startCatalog(addresses.CATALOG_DATABASE_URL, addresses.QUEUE_URL);
    await whenRead(app);
    const search = overHttp(url);
    const miniSearch = await startMiniSearch(RECORDS);
    const searches = {
      catalog: search,
      pg_trgm: byTrigrams(client, built('libs/content/src/matching/search-text').searchForm),
      ...(miniSearch ? { MiniSearch: miniSearch.search } : {}),
    };
    const asked = [
      ...questions(inventedProviders(RECORDS), OF_A_KIND),
      ...[...COMMON, ...COMMON, ...COMMON].map((q) => ({ kind: 'common words', q, answer: null })),
    ];
    console.log(`${RECORDS} providers, ${OF_A_KIND} questions of a kind, milliseconds\n`);
    const kinds = await compare(searches, asked);
    console.log(`${table(kinds)}\n`);
    await miniSearch?.end();
    note(...measuresOf(kinds));
    await slowest(search, hostile(HOSTILE));
    await app.close();
  });
});
