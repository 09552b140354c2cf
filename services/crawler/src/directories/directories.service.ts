// Which directories there are, and what earlier runs tell of them: since when one is known, and where people look for doctors.
import { Injectable } from '@nestjs/common';
import type { DirectorySourceId } from '@app/contracts/http/crawl-sources';
import { DataSource } from 'typeorm';
import { CrawlerConfig } from '../config/config';
import type { RunRow } from '../ledger/run-row';
import type { DirectorySource } from '../sources/directory-source';
import { directorySources } from '../sources/all-sources';

@Injectable()
export class DirectoriesService {
  private readonly sources: readonly DirectorySource[];

  constructor(
    config: CrawlerConfig,
    private readonly database: DataSource,
  ) {
    this.sources = directorySources(config);
  }

  /** Those that are read at this site, in the order in which a ZIP's crawl asks them. */
  get on(): readonly DirectorySource[] {
    return this.sources.filter(({ off }) => off === null);
  }

  source(id: DirectorySourceId): DirectorySource {
    const source = this.sources.find((each) => each.id === id);
    if (source) return source;
    throw new Error(`No directory ${id}`);
  }

  /** Start of the newest good run of the same directory and origin; null when none of them read everything in so many days. */
  async lastGood({ source, origin }: RunRow, days: number): Promise<Date | null> {
    const rows: { startedAt: Date }[] = await this.database.query(
      `SELECT max(started_at) AS "startedAt" FROM guide.crawl_runs
        WHERE source = $1 AND origin = $2 AND status = 'succeeded' AND NOT is_truncated AND found > 0
       HAVING bool_or(started_at > now() - make_interval(days => $3)
                      AND NOT coalesce(result -> 'notes' @> '[{"code": "changes_since"}]', false))`,
      [source, origin, days],
    );
    return rows[0]?.startedAt ?? null;
  }

  /** Counties of the ZIPs in which somebody looked for doctors in the last 30 days. */
  async searchedCounties(): Promise<string[]> {
    const rows: { county: string }[] = await this.database.query(
      `SELECT DISTINCT z.county FROM guide.crawl_runs r JOIN guide.zip_counties z ON z.zip = r.zip
        WHERE r.source = 'providers' AND r.type = 'doctor' AND r.created_at > now() - interval '30 days'
        ORDER BY z.county`,
    );
    return rows.map(({ county }) => county);
  }
}
