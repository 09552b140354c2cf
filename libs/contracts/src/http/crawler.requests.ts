// Request classes of the crawler's calls.
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Matches, Max, Min } from 'class-validator';
import { CRAWLED_BY_ZIP } from './catalog';
import { CRAWL_SOURCES, RUN_STATUSES, RUNS_LIMITS } from './crawler';
import { FIELD_MESSAGES } from './errors';

const invalid = { message: FIELD_MESSAGES.invalid };
const blankIsAbsent = Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

export class CrawlParams {
  @IsIn(CRAWL_SOURCES, invalid) source!: (typeof CRAWL_SOURCES)[number];
}

/** Body of POST /api/crawl/providers. */
export class CrawlProvidersBody {
  @Matches(/^\d{5}$/, invalid) zip!: string;
  @IsIn(CRAWLED_BY_ZIP, invalid) type!: (typeof CRAWLED_BY_ZIP)[number];
}

/** Query of GET /api/crawl/providers: with both, the latest result of that part; a crawl starts only with both. */
export class CrawlLatestQuery {
  @IsOptional() @blankIsAbsent @Matches(/^\d{5}$/, invalid) zip?: string;
  @IsOptional() @blankIsAbsent @IsIn(CRAWLED_BY_ZIP, invalid) type?: (typeof CRAWLED_BY_ZIP)[number];
}

export class RunsQuery {
  @IsOptional() @blankIsAbsent @IsIn(CRAWL_SOURCES, invalid) source?: (typeof CRAWL_SOURCES)[number];
  @IsOptional() @blankIsAbsent @IsIn(RUN_STATUSES, invalid) status?: (typeof RUN_STATUSES)[number];
  @IsOptional() @blankIsAbsent @Matches(/^\d{5}$/, invalid) zip?: string;
  @IsOptional() @blankIsAbsent @IsIn(CRAWLED_BY_ZIP, invalid) type?: (typeof CRAWLED_BY_ZIP)[number];
  @IsOptional()
  @blankIsAbsent
  @Type(() => Number)
  @IsInt(invalid)
  @Min(1, invalid)
  @Max(RUNS_LIMITS.max, invalid)
  limit?: number;
}

export class RunParams {
  @IsUUID('all', invalid) id!: string;
}
