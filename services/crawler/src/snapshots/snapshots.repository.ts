import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WholeSourceId } from '@app/contracts/http/crawl-sources';

@Injectable()
export class SnapshotsRepository {
  constructor(private readonly database: DataSource) {}

  /** A live read of the whole source succeeded once: from then on it decides. */
  async wasReadLive(source: WholeSourceId): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `SELECT 1 FROM guide.crawl_runs
        WHERE source = $1 AND part IS NULL AND status = 'succeeded' AND origin = 'live' LIMIT 1`,
      [source],
    );
    return rows.length > 0;
  }

  /** The snapshot loaded last has these bytes. */
  async isLoaded(source: WholeSourceId, sha256: string): Promise<boolean> {
    const rows: { sha256: string | null }[] = await this.database.query(
      `SELECT result ->> 'sha256' AS sha256 FROM guide.crawl_runs
        WHERE source = $1 AND status = 'succeeded' AND origin = 'snapshot' ORDER BY finished_at DESC LIMIT 1`,
      [source],
    );
    return rows[0]?.sha256 === sha256;
  }
}
