// A crawl of everything on one copy, and what of its records must come out the same however it went.
import { until } from '../checks/product-copy.mjs';

const PATIENCE_MS = 20 * 60_000;
/** Our own ids and the moments of reading differ from copy to copy; everything else a source said must not. */
const RECORDS = `
  SELECT row FROM (
    SELECT 'provider' || (to_jsonb(p) - '{id,created_at,updated_at,retrieved_at}'::text[])::text AS row FROM guide.providers p
    UNION ALL SELECT 'source' || (to_jsonb(s) - '{provider_id,retrieved_at}'::text[])::text || p.natural_key
      FROM guide.provider_sources s LEFT JOIN guide.providers p ON p.id = s.provider_id
    UNION ALL SELECT 'plan' || (to_jsonb(i) - '{created_at,updated_at,retrieved_at}'::text[])::text FROM guide.insurance_plans i
    UNION ALL SELECT 'county' || to_jsonb(c)::text FROM guide.insurance_plan_counties c
    UNION ALL SELECT 'office' || (to_jsonb(o) - '{created_at,updated_at,retrieved_at}'::text[])::text FROM guide.offices o
  ) AS records (row)`;

/** One text a record. @param {import('../checks/product-copy.mjs').ProductCopy} copy @returns {Promise<Set<string>>} */
export const recordsOf = async (copy) => new Set((await copy.sql(RECORDS)).map(({ row }) => row));

/**
 * Makes a crawl of everything longer: as if visitors had lately asked for these many ZIP codes.
 * @param {import('../checks/product-copy.mjs').ProductCopy} copy @param {number} zips
 */
export const askForZips = (copy, zips) =>
  copy.sql(
    `INSERT INTO guide.crawl_runs (source, zip, type, request_id, requested_by, status, phase, finished_at)
     SELECT 'providers', zip, type, 'check', 'visitor', 'cancelled', 'finished', now()
       FROM (SELECT zip FROM guide.zip_codes WHERE zip BETWEEN '90001' AND '96162' ORDER BY md5(zip) LIMIT $1) z,
            unnest('{doctor,clinic,pharmacy}'::text[]) AS type`,
    [zips],
  );

/** @param {import('../checks/product-copy.mjs').ProductCopy} copy @returns {Promise<string>} id of the parent run */
export async function startCrawlAll(copy) {
  const { runId } = await copy.post('/api/crawl/all', {});
  return runId;
}

/** @param {import('../checks/product-copy.mjs').ProductCopy} copy @param {string} runId @returns {Promise<{ status: string, failed: number, ended: number, total: number } | null>} null while the database is away */
export async function stateOf(copy, runId) {
  const rows = await copy
    .sql(
      `SELECT p.status, p.total, (count(*) FILTER (WHERE k.status = 'failed'))::int AS failed,
              (count(*) FILTER (WHERE k.finished_at IS NOT NULL))::int AS ended
         FROM guide.crawl_runs p LEFT JOIN guide.crawl_runs k ON k.parent_id = p.id WHERE p.id = $1 GROUP BY p.id`,
      [runId],
    )
    .catch(() => []);
  return rows[0] ?? null;
}

/** Waits for its end. @param {import('../checks/product-copy.mjs').ProductCopy} copy @param {string} runId @returns {Promise<{ status: string, seconds: number, attempts: number }>} `seconds` from asking to the end */
export async function endOf(copy, runId) {
  await until(
    async () => !['queued', 'running'].includes((await stateOf(copy, runId))?.status ?? 'queued'),
    'the crawl of everything has ended',
    PATIENCE_MS,
  );
  const [end] = await copy.sql(
    `SELECT status, extract(epoch FROM finished_at - created_at)::float AS seconds,
            (SELECT coalesce(sum(attempts), 0)::int FROM guide.crawl_runs k WHERE k.parent_id = p.id) AS attempts
       FROM guide.crawl_runs p WHERE id = $1`,
    [runId],
  );
  return end;
}
