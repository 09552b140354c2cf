// Whether statements that came together have a match key in common, with each other or with one that is stored.

/** So many keys are looked up together: one by one they took twice the time, and of hundreds each is compared with each. */
const KEYS_AT_ONCE = 64;

/**
 * Two parts of a WITH, after `told` (n, key): `keyed` says the same, `taken` holds the keys that are not one statement's alone. Asked
 * with `preferIndexes`.
 */
export const SHARED_KEYS = `
       keyed AS MATERIALIZED (SELECT n, key, row_number() OVER () / ${KEYS_AT_ONCE} AS part FROM told),
       taken AS (
         SELECT key FROM keyed GROUP BY key HAVING count(*) > 1
          UNION ALL
         SELECT unnest(s.match_keys) FROM (SELECT array_agg(key) AS keys FROM keyed GROUP BY part) together
          CROSS JOIN LATERAL (SELECT match_keys FROM guide.provider_sources p WHERE p.match_keys && together.keys) s)`;
