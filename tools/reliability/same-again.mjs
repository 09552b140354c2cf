// R11, R12: dates, and the same crawl twice.
import { namedTests } from '../checks/named-tests.mjs';
import { ProductCopy } from '../checks/product-copy.mjs';
import { endOf, startCrawlAll } from './crawl-all.mjs';

const TABLES = ['providers', 'provider_sources', 'insurance_plans', 'insurance_plan_counties', 'offices'];
/** Every write makes a new version of a row, with the number of its transaction. */
const VERSIONS = TABLES.map(
  (name) => `SELECT '${name}' AS name, count(*)::int AS rows, (SELECT count(*)::int FROM guide.${name}
      WHERE xmin::text::bigint >= $1::bigint) AS written FROM guide.${name}`,
).join(' UNION ALL ');

async function crawlTwice(port) {
  const copy = await ProductCopy.start({ port });
  try {
    const first = await endOf(copy, await startCrawlAll(copy));
    const [{ next }] = await copy.sql('SELECT pg_current_xact_id()::text::bigint % 4294967296 AS next');
    const second = await endOf(copy, await startCrawlAll(copy));
    const tables = await copy.sql(VERSIONS, [next]);
    const written = tables.filter((table) => table.written > 0);
    return {
      measured:
        `${first.status}, ${second.status}; ${tables.map(({ name, rows }) => `${rows} ${name}`).join(', ')}; ` +
        `written by the second crawl: ${written.map((table) => `${table.written} ${table.name}`).join(', ') || 0}`,
      ok: first.status === 'succeeded' && second.status === 'succeeded' && written.length === 0,
    };
  } finally {
    await copy.stop();
  }
}

/** @param {number} port @returns {import('../checks/summary.mjs').Check[]} */
export const sameAgain = (port) => [
  {
    id: 'R11',
    what: 'clock at Dec 7 to 8, Dec 31, DST, 2027-01-04, Jan 31 to Feb 1',
    goal: 'every dated answer is right',
    // Unit tests with a clock of their own.
    run: () => namedTests(['unit', 'web'], 'turns-of-the-clock|pacific-day'),
  },
  {
    id: 'R12',
    what: 'the same crawl of everything twice',
    goal: '0 writes of records',
    run: () => crawlTwice(port),
  },
];
