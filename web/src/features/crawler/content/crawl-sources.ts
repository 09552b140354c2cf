// The rows of the operators' dashboard.
import { type CrawlSource, DIRECTORY_SOURCES, INSURER_SOURCES, WHOLE_SOURCES } from '@app/contracts/http/crawl-sources';

/** Filters on the plan files of `insurance`: their plans are stored even if they were never run alone. */
export const isInsurer = (source: CrawlSource): boolean => INSURER_SOURCES.some((insurer) => insurer === source);

/** Rows that are started by their name: the insurers' plans first. */
export const WHOLE_ROWS: readonly CrawlSource[] = [...new Set([...INSURER_SOURCES, ...WHOLE_SOURCES])];

/** Directories of doctors: rows of a fold of their own, many of them switched off. */
export const DIRECTORY_ROWS: readonly CrawlSource[] = DIRECTORY_SOURCES;

/** Rows that read one part, chosen in a form. */
export const PART_ROWS = ['providers', 'plan-page'] as const satisfies readonly CrawlSource[];
