// Request classes of the crawler's calls.
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsUUID, Matches, Max, Min } from 'class-validator';
import { CRAWLED_BY_ZIP } from './catalog';
import { CONFLICTS_LIMITS } from './conflicts';
import { CRAWL_SOURCES, NAMED_SOURCES } from './crawl-sources';
import { RUN_STATUSES, RUNS_LIMITS } from './crawler';
import { FIELD_MESSAGES } from './errors';
import { OptionalInteger } from './query-fields.requests';

const invalid = { message: FIELD_MESSAGES.invalid };
const isTrue = Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value));
const blankIsAbsent = Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

export class CrawlParams {
  @IsIn(CRAWL_SOURCES, invalid) source!: (typeof CRAWL_SOURCES)[number];
}

/** Body of POST /api/crawl/providers. */
export class CrawlProvidersBody {
  @Matches(/^\d{5}$/, invalid) zip!: string;
  @IsIn(CRAWLED_BY_ZIP, invalid) type!: (typeof CRAWLED_BY_ZIP)[number];
  /** true: what is found is the truth, although it is over 20 % less than before. */
  @IsOptional() @IsBoolean(invalid) force?: boolean;
}

export class CrawlWholeParams {
  @IsIn(NAMED_SOURCES, invalid) source!: (typeof NAMED_SOURCES)[number];
}

/** Body of POST /api/crawl/:source for a source that is read by its name; may be absent. */
export class CrawlWholeBody {
  /** true: import although the bytes are the same as last time, and although there are over 20 % fewer records. */
  @IsOptional() @IsBoolean(invalid) force?: boolean;
  /** Two-letter state whose rows are wanted; CA unless said otherwise. */
  @IsOptional() @blankIsAbsent @Matches(/^[A-Z]{2}$/, invalid) state?: string;
}

/** Body of POST /api/crawl/plan-page: one plan, as `H0524-003-0` with its year or as our own id `2026-H0524-003-0`. */
export class CrawlPlanPageBody {
  @Matches(/^(20\d{2}-)?[A-Z]\d{4}-\d{3}-\d{1,3}$/, invalid) planId!: string;
  @IsOptional() @IsInt(invalid) @Min(2020, invalid) @Max(2100, invalid) year?: number;
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
  /** Children of one crawl-all. */
  @IsOptional() @blankIsAbsent @IsUUID('all', invalid) parentId?: string;
  /** true: without the parts of a crawl of everything, which stand under it by `parentId`. */
  @IsOptional() @isTrue @IsBoolean(invalid) isTop?: boolean;
  @OptionalInteger(1, RUNS_LIMITS.max, blankIsAbsent) limit?: number;
}

export class RunParams {
  @IsUUID('all', invalid) id!: string;
}

export class ConflictsQuery {
  @OptionalInteger(1, CONFLICTS_LIMITS.max, blankIsAbsent) limit?: number;
  @OptionalInteger(0, CONFLICTS_LIMITS.maxOffset, blankIsAbsent) offset?: number;
}
