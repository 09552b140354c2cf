// What a run is to read.
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import type { CrawlSource } from '@app/contracts/http/crawl-sources';

/** What a run is to read. At most one unfinished run has the same source, ZIP, type and part. */
export interface RunTarget {
  source: CrawlSource;
  zip: string | null;
  type: ZipCrawledType | null;
  /** Another state than California, or one plan page; null = the usual run of the source. */
  part: string | null;
  options: RunOptions;
}

export interface RunOptions {
  /** Two letters; absent = CA. */
  state?: string;
  /** Import although nothing seems to have changed, and although there are far fewer records. */
  isForced?: boolean;
  /** Name of the file that a command reads in place of the source. */
  file?: string;
  /** `H0524-003-0`, with `year`: the page of one plan. */
  planId?: string;
  year?: number;
}

const HOME_STATE = 'CA';

export const zipTarget = (zip: string, type: ZipCrawledType, options: RunOptions = {}): RunTarget => ({
  source: 'providers',
  zip,
  type,
  part: null,
  options,
});

/** A run of a source that is not read by ZIP. */
export function sourceTarget(source: CrawlSource, options: RunOptions = {}): RunTarget {
  const state = options.state === undefined || options.state === 'CA' ? null : options.state;
  const part = options.planId === undefined ? state : `${options.year ?? ''}-${options.planId}`;
  return { source, zip: null, type: null, part, options };
}

/** The state whose rows a run of a whole source is limited to. */
export const stateOf = ({ options }: Pick<RunTarget, 'options'>): string => options.state ?? HOME_STATE;
