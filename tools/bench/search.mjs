// Measures the catalog's reads over HTTP: the same calls to two copies of the service, one that may use the indexes and one
// that may not, turn by turn in one run, so that a busy machine slows both. Prints milliseconds and the ratio.
// `node tools/bench/search.mjs [records]`; needs a build (DIST, default dist). Database: an embedded one of its own.
import { startCatalog, withFilledDatabase } from './measured-catalog.mjs';

const COUNT = Number(process.argv[2] ?? 100_000);
const ROUNDS = 40;
const BUDGET_MS = 50;
const WITHOUT_INDEXES = '-c enable_indexscan=off -c enable_bitmapscan=off -c enable_indexonlyscan=off';
const CALLS = [
  'search?q=내과',
  'search?q=안과&limit=6',
  'search?q=한빛약국',
  'search?q=서울',
  'search?q=약국',
  'search?q=의사',
  'search?q=pharmacy',
  'search?q=kim',
  'search?q=김내과',
  'search?q=irvine 안과',
  'search?q=한국어 약국',
  'search?q=90007',
  'search?q=90007 약국',
  'search?zip=900',
  'search?q=한빗약극',
  'search?q=magnolai',
  'search?q=zzzzqqqq',
  'search?q=medical',
  'search?q=center',
  'providers?zip=90007',
  'providers?zip=90007&type=doctor',
  'providers?type=pharmacy&limit=100',
  'providers?zip=90007&radius=5&type=clinic',
  'providers?q=내과&language=korean&limit=100',
  'providers?limit=100',
];
async function timed(url) {
  const start = performance.now();
  const response = await fetch(url);
  const body = await response.json();
  // Without indexes a read may run into the statement's end: its time counts, its answer does not.
  if (!response.ok && response.status !== 503) throw new Error(`${url} answered ${response.status}`);
  return { ms: performance.now() - start, found: body.totals?.providers ?? response.headers.get('x-total-count') };
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** The slow side is measured a quarter as often. */
async function compare(call, withIndexes, withoutIndexes) {
  const [fast, slow] = [[], []];
  let found;
  for (let round = 0; round < ROUNDS; round++) {
    const answer = await timed(withIndexes + call);
    found = answer.found;
    fast.push(answer.ms);
    if (round % 4 === 0) slow.push((await timed(withoutIndexes + call)).ms);
  }
  fast.sort((a, b) => a - b);
  slow.sort((a, b) => a - b);
  return { call, found, p50: at(fast, 0.5), p95: at(fast, 0.95), without: at(slow, 0.5) };
}

function print({ call, found, p50, p95, without }) {
  const cell = (text, width) => String(text).padStart(width);
  const mark = p95 > BUDGET_MS ? '  over budget' : '';
  process.stdout.write(
    `${cell(found, 8)}${cell(p50.toFixed(1), 8)}${cell(p95.toFixed(1), 8)}${cell(without.toFixed(1), 10)}${cell(`${(without / p50).toFixed(1)}x`, 8)}  ${call}${mark}\n`,
  );
}

await withFilledDatabase(COUNT, async (addresses) => {
  const slowUrl = `${addresses.CATALOG_DATABASE_URL}?options=${encodeURIComponent(WITHOUT_INDEXES)}`;
  const fast = await startCatalog(addresses.CATALOG_DATABASE_URL, addresses.QUEUE_URL);
  const slow = await startCatalog(slowUrl, addresses.QUEUE_URL);
  process.stdout.write(`${COUNT} providers, ${ROUNDS} rounds, milliseconds over HTTP\n`);
  process.stdout.write('   found     p50     p95  no index   ratio  call\n');
  for (const call of CALLS) print(await compare(call, `${fast.url}/api/`, `${slow.url}/api/`));
  await fast.app.close();
  await slow.app.close();
});
