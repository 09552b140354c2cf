import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RUN_COLUMNS, type RunRow } from '../ledger/run-row';

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
}
