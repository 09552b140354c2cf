import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RUN_COLUMNS, type RunRow } from '../ledger/run-row';
import { baselineOf, type EarlierRead } from '../swap/row-count-drop';

/** A part that none of so many reads held is measured by what is stored of it. */
const LOOKED_BACK = 10;

@Injectable()
export class WholeRunRepository {
  constructor(private readonly database: DataSource) {}

  /** The newest good run of the same source and part that read something; a run of another origin since then ends the search. */
  async lastGood({ id, source, part, origin }: RunRow): Promise<RunRow | null> {
    const rows: RunRow[] = await this.database.query(
      `SELECT ${RUN_COLUMNS} FROM guide.crawl_runs
        WHERE source = $1 AND part IS NOT DISTINCT FROM $2 AND status = 'succeeded' AND id <> $3
        ORDER BY finished_at DESC LIMIT 1`,
      [source, part, id],
    );
    return rows[0]?.origin === origin ? rows[0] : null;
  }

  /** What each part of the source is measured by. A whole source's run is good only when it was read whole and believed. */
  async baselines({ id, source, part, origin }: RunRow): Promise<Map<string, number>> {
    const rows: { parts: Record<string, number>; isForced: boolean }[] = await this.database.query(
      `SELECT result -> 'parts' AS parts, coalesce((options ->> 'isForced')::boolean, false) AS "isForced"
         FROM guide.crawl_runs
        WHERE source = $1 AND part IS NOT DISTINCT FROM $2 AND origin = $3 AND status = 'succeeded' AND id <> $4
          AND result ? 'parts'
        ORDER BY finished_at DESC LIMIT ${LOOKED_BACK}`,
      [source, part, origin, id],
    );
    const reads = new Map<string, EarlierRead[]>();
    for (const { parts, isForced } of rows) {
      for (const [name, found] of Object.entries(parts)) {
        reads.set(name, [...(reads.get(name) ?? []), { found, isForced, isTruncated: false }]);
      }
    }
    return new Map([...reads].map(([name, earlier]) => [name, baselineOf(earlier) ?? 0]));
  }
}
