// The slowest question a visitor can ask: words that exist nowhere, at 400,000 records. Times the slip look-up as it was
// (no sequential scan, everything else allowed: the planner walked a whole btree) beside the calls as they are, and fails
// when a call takes longer than a statement may. `node tools/bench/worst-case.mjs [records]`; needs a build.
import { startCatalog, withClient, withFilledDatabase } from './measured-catalog.mjs';

const COUNT = Number(process.argv[2] ?? 400_000);
/** Two statements one after the other (the words, then the words put right) may each take the catalog's 1.5 s. */
const MOST_MS = 3_500;
const WORDS = ['zzzzqqqq', 'doctorsen', 'quackenbush', 'bartholomew', 'schwarzenegger', 'zebulonquackenbush'];
const CALLS = [
  'search?q=zzzzqqqq xxxxyyyy',
  'search?q=centurion doctorsen',
  'search?q=zebulon quackenbush',
  'search?q=schwarzenegger bartholomew',
  'search?q=marianna christobel',
  'search?q=한밫약귝 새햔볌원',
  'search?q=magnolai',
  'search?q=갏랃밫뀰숢펳뎗줍 훮탫겛쫩몷춦',
  'providers?q=zzzzqqqq xxxxyyyy&limit=10',
];
const BEFORE = `SELECT r.search_text AS text FROM guide.providers r
  WHERE r.is_active AND r.search_text OPERATOR(public.%>) $1 LIMIT 200`;

const line = (ms, what) => process.stdout.write(`${ms.toFixed(0).padStart(8)} ms  ${what}\n`);

async function before(client, word, similarity) {
  await client.query('BEGIN');
  await client.query(
    `SELECT set_config('pg_trgm.word_similarity_threshold', $1, true), set_config('enable_seqscan', 'off', true)`,
    [similarity],
  );
  const plan = await client.query(`EXPLAIN ${BEFORE}`, [word]);
  const node = plan.rows[1]?.['QUERY PLAN'].replace(/ *->|\(.*/g, '').trim();
  const start = performance.now();
  await client.query(BEFORE, [word]);
  line(performance.now() - start, `before: slip look-up of ${word}, similarity ${similarity}, ${node}`);
  await client.query('ROLLBACK');
}

/** What the settings of before allowed, when the planner takes it: a btree walked to its end for a word that is nowhere. */
async function walk(client, word) {
  await client.query(`BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off`);
  const start = performance.now();
  await client.query(BEFORE, [word]);
  line(performance.now() - start, `before, when the planner walks a btree: ${word}`);
  await client.query('ROLLBACK');
}

async function now(url, call) {
  const start = performance.now();
  const response = await fetch(url + call);
  await response.json();
  const ms = performance.now() - start;
  const isBad = ms > MOST_MS || ![200, 503].includes(response.status);
  line(ms, `now ${response.status}: ${call}${isBad ? '  TOO SLOW' : ''}`);
  return isBad;
}

await withFilledDatabase(COUNT, async (addresses) => {
  process.stdout.write(`${COUNT} providers\n`);
  await withClient(addresses.CATALOG_DATABASE_URL, async (client) => {
    for (const word of WORDS) for (const similarity of ['0.4', '0.3']) await before(client, word, similarity);
    for (const word of ['zzzzqqqq', 'zebulonquackenbush']) await walk(client, word);
  });
  const { app, url } = await startCatalog(addresses.CATALOG_DATABASE_URL, addresses.QUEUE_URL);
  for (const call of CALLS) if (await now(`${url}/api/`, call)) process.exitCode = 1;
  await app.close();
});
