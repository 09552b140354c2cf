// SQL at the end of a whole read.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RUN_COLUMNS, type RunRow } from '../run-row';
import type { WholeKind } from './whole-source';

/** How the sample records of a source are deleted, by what it reads. Plans: their importer does it, for all insurers. */
const DELETE_SAMPLES: Partial<Record<WholeKind, string>> = {
  facilities: `
    WITH gone AS (
      DELETE FROM guide.provider_sources WHERE source = $1 AND origin = 'sample' RETURNING provider_id
    )
    DELETE FROM guide.providers p USING gone
     WHERE p.id = gone.provider_id AND p.origin = 'sample' AND p.source = $1
       AND NOT EXISTS (SELECT 1 FROM guide.provider_sources s
                        WHERE s.provider_id = p.id AND NOT (s.source = $1 AND s.origin = 'sample'))`,
  offices: `DELETE FROM guide.offices WHERE source = $1 AND origin = 'sample'`,
};

@Injectable()
export class WholeRunRepository {
  constructor(private readonly database: DataSource) {}

  /** The newest good run of the same source and part that read something; another origin since then breaks the line. */
  async lastGood({ id, source, part, origin }: RunRow): Promise<RunRow | null> {
    const rows: RunRow[] = await this.database.query(
      `SELECT ${RUN_COLUMNS} FROM guide.crawl_runs
        WHERE source = $1 AND part IS NOT DISTINCT FROM $2 AND status = 'succeeded' AND id <> $3
        ORDER BY finished_at DESC LIMIT 1`,
      [source, part, id],
    );
    return rows[0]?.origin === origin ? rows[0] : null;
  }

  /** The first live success of a source ends its sample records. */
  async deleteSamples(kind: WholeKind, source: string): Promise<void> {
    const statement = DELETE_SAMPLES[kind];
    if (statement !== undefined) await this.database.query(statement, [source]);
  }
}
