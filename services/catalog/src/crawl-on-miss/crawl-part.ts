// When a ZIP and type may be crawled again: the rule of docs/adr/0007-crawl-on-miss.md, without I/O.
import type { AutoCrawlState } from '@app/contracts/http/catalog';
import { cooldownAfter, type RunStatus } from '@app/contracts/http/crawler';

export interface NewestRun {
  id: string;
  status: RunStatus;
  /** Milliseconds since the run ended by the database's clock; null while it has not. */
  endedMsAgo: number | null;
  /** A run of this part has ended well at some time: its registry was read. */
  wasRead: boolean;
}

/** `cooling`: the last run is recent enough; `free`: a crawl may start. */
export type PartState = AutoCrawlState | 'cooling' | 'free';

export function partState(run: NewestRun | null): PartState {
  if (!run) return 'free';
  switch (run.status) {
    case 'queued':
    case 'running':
      return run.status;
    default:
      return (run.endedMsAgo ?? 0) < cooldownAfter(run.status) ? 'cooling' : 'free';
  }
}

/**
 * Whether the part is to be crawled now. One curated or imported record must not prevent collecting the others: a part whose registry
 * was never read is crawled although records exist; one that was read before only when none exist.
 */
export const isWanted = (run: NewestRun | null, hasRecords: boolean): boolean =>
  partState(run) === 'free' && (!hasRecords || !run?.wasRead);
