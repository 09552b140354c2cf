import { Injectable } from '@nestjs/common';
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import { DataSource } from 'typeorm';
import type { NewestRun } from './crawl-part';

@Injectable()
export class CrawlRunsRepository {
  constructor(private readonly database: DataSource) {}

  /** The newest run of each type for one ZIP; a type that was never crawled is missing. */
  async newest(zip: string, types: readonly ZipCrawledType[]): Promise<Map<ZipCrawledType, NewestRun>> {
    const rows: (NewestRun & { type: ZipCrawledType })[] = await this.database.query(
      `SELECT part.type, run.id, run.status, run.ended_ms_ago::float8 AS "endedMsAgo",
              EXISTS (SELECT 1 FROM guide.crawl_runs done
                       WHERE done.source = 'providers' AND done.zip = $1 AND done.type = part.type
                         AND done.status = 'succeeded') AS "wasRead"
         FROM unnest($2::text[]) AS part (type)
        CROSS JOIN LATERAL (
              SELECT id, status, extract(epoch FROM now() - finished_at) * 1000 AS ended_ms_ago
                FROM guide.crawl_runs r
               WHERE r.source = 'providers' AND r.zip = $1 AND r.type = part.type
               ORDER BY r.created_at DESC LIMIT 1) AS run`,
      [zip, types],
    );
    return new Map(rows.map(({ type, ...run }) => [type, run]));
  }
}
