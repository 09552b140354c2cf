// Pure: from the overview's picture to what each card shows.
import type { CrawlOverviewResponse, CrawlSourceOverview } from '@app/contracts/http/crawl-overview';
import type { CrawlSource } from '@app/contracts/http/crawl-sources';
import type { RunResponse, RunStatus } from '@app/contracts/http/crawler';
import { isInsurer, PART_ROWS } from '../content/crawl-sources';

export interface SourceView extends CrawlSourceOverview {
  /** Unfinished runs of the source, oldest first. */
  active: RunResponse[];
  /** Unfinished runs for another state than California: next to the state of the source, not part of it. */
  elsewhere: RunResponse[];
  /** For an insurer: the crawl of all plans, which reads its plans too. */
  through: CrawlSourceOverview | null;
  /** It is under way there, and not on its own. */
  isTogether: boolean;
}

/** Not for another state than California; each plan page counts. */
export const isUsual = ({ source, part }: RunResponse): boolean => part === null || source === 'plan-page';

/** Its source's name does not say what it reads. */
export const isOnePart = ({ zip, part }: RunResponse): boolean => zip !== null || part !== null;

export type SourceState = 'idle' | 'crawling' | Extract<RunStatus, 'succeeded' | 'failed' | 'cancelled'>;

export function viewOf(overview: CrawlOverviewResponse, source: CrawlSource): SourceView {
  const known = overview.sources.find((each) => each.source === source);
  const active = overview.active.filter((run) => run.source === source);
  const usual = active.filter(isUsual);
  const all = (run: RunResponse) => run.source === 'insurance' && isUsual(run);
  return {
    ...(known ?? { source, off: null, newest: null, lastSucceeded: null, schedule: null, stored: null }),
    active: usual,
    elsewhere: active.filter((run) => !isUsual(run)),
    through: isInsurer(source) ? (overview.sources.find((each) => each.source === 'insurance') ?? null) : null,
    isTogether: isInsurer(source) && usual.length === 0 && overview.active.some(all),
  };
}

/** While nothing of it has begun. */
export const waits = (runs: readonly RunResponse[]): boolean =>
  runs.length > 0 && runs.every(({ status }) => status === 'queued');

/** End of the newest good read: its own, or that of all plans. */
export function lastGoodOf({ lastSucceeded, through, stored }: SourceView): string | null {
  const all = stored === null || stored === 0 ? undefined : through?.lastSucceeded?.at;
  return (
    [lastSucceeded?.at, all]
      .flatMap((at) => at ?? [])
      .sort()
      .at(-1) ?? null
  );
}

/** Read in parts that an operator chooses: a ZIP code or one plan. */
export const isChosen = (source: CrawlSource): source is (typeof PART_ROWS)[number] =>
  PART_ROWS.some((each) => each === source);

/** What is stored of the source; a ZIP code or one plan does not say it. */
export const recordsOf = ({ source, stored, lastSucceeded }: SourceView): number | null =>
  isChosen(source) ? null : (stored ?? lastSucceeded?.found ?? null);

/** The one unfinished run of a source that is read whole; null = there are none, or several that must be distinguished. */
export function onlyRun({ source, active }: SourceView): RunResponse | null {
  const [run, ...others] = active;
  return isChosen(source) || others.length > 0 ? null : (run ?? null);
}

export function stateOf({ active, newest }: SourceView, isStarting: boolean): SourceState {
  if (isStarting || active.length > 0) return 'crawling';
  if (newest === null || newest.status === 'queued' || newest.status === 'running') return 'idle';
  return newest.status;
}

/** What a forced start has to name when the run's records fell and were not believed; null = there is nothing to accept. */
export function refusedFall(run: RunResponse | null): { zip?: string; type?: string } | null {
  if (run?.failure?.code === 'row_count_fell') return {};
  const hasFallen = run?.result?.notes.some(({ code }) => code === 'fell') === true;
  return hasFallen && run.zip !== null && run.type !== null ? { zip: run.zip, type: run.type } : null;
}

/** The failed parts of the newest crawl of everything that no later run of their source has replaced. */
export function failedPartsOf({ sources, latestAll }: CrawlOverviewResponse): RunResponse[] {
  return sources.flatMap(({ newest }) =>
    newest && newest.status === 'failed' && newest.parentId === latestAll?.id ? [newest] : [],
  );
}

export const isAnythingActive = (overview: CrawlOverviewResponse | undefined): boolean =>
  (overview?.active.length ?? 0) > 0;

/** Anything that was added, changed or taken out. */
export const hasChanges = ({ added, updated, deactivated }: RunResponse): boolean => added + updated + deactivated > 0;
