// A part of what the monthly file brought, stored in one transaction.

/** A part of a run's work: after the first number, up to the second. */
export interface Chunk {
  runId: string;
  after: number;
  upTo: number;
}

/**
 * A chunk's work `w` with its statements `i`; $1 to $3 are the chunk. Each is looked up by itself: of tables that were filled a moment ago
 * PostgreSQL has counted nothing, and would join them row by row in pairs.
 */
export const CHUNK = `guide.registry_work w
    CROSS JOIN LATERAL (SELECT * FROM guide.registry_stage s WHERE s.run_id = w.run_id AND s.n = w.stage_n LIMIT 1) i
   WHERE w.run_id = $1 AND w.n > $2 AND w.n <= $3`;
