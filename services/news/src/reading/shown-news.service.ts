// What is stored, in the shape of the calls.
import { Injectable } from '@nestjs/common';
import type { HealthNewsResponse, NewsSourceState } from '@app/contracts/http/health-news';
import { Clock } from '@app/kit/clock';
import { pacificDay } from '@app/kit/pacific-day';
import { SourcesService } from '../sources/sources.service';
import { featuredIds } from './featured';
import { LONGEST_READ_MS, NewsRepository, type SourceRow } from './news.repository';

@Injectable()
export class ShownNewsService {
  constructor(
    private readonly sources: SourcesService,
    private readonly news: NewsRepository,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list(limit: number): Promise<HealthNewsResponse[]> {
    const { origin } = this.sources;
    const rows = await this.news.list(origin, pacificDay(this.clock.now()), limit);
    const featured = featuredIds(rows);
    return rows.map(({ publishedOn, checkedAt, source, ...row }) => {
      const { ko, en } = this.sources.nameOf(source);
      const item = { ...row, date: publishedOn, checkedAt: checkedAt.toISOString(), origin };
      return { ...item, source: en, sourceKo: ko, sourceId: source, featured: featured.has(row.id) };
    });
  }

  async states(): Promise<NewsSourceState[]> {
    const rows = new Map((await this.news.sources(this.sources.origin)).map((row) => [row.source, row]));
    return this.sources.ids.map((source) => ({
      source,
      name: this.sources.nameOf(source),
      ...this.stateOf(rows.get(source)),
    }));
  }

  private stateOf(row: SourceRow | undefined): Omit<NewsSourceState, 'source' | 'name'> {
    const startedAt = row?.startedAt?.getTime() ?? 0;
    return {
      goodAt: row?.goodAt?.toISOString() ?? null,
      triedAt: row?.triedAt?.toISOString() ?? null,
      failure: row?.failure ?? null,
      isReading: this.clock.now() - startedAt < LONGEST_READ_MS,
    };
  }
}
