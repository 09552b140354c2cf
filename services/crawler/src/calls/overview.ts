// From rows to the dashboard's picture. Pure.
import type { CrawlSchedule, CrawlSourceOverview, CrawlTiles, SourceOff } from '@app/contracts/http/crawl-overview';
import { CRAWL_SOURCES, type CrawlSource, isPlanSource, type PlanSourceId } from '@app/contracts/http/crawl-sources';
import type { RunResponse } from '@app/contracts/http/crawler';
import { isActive } from '../ledger/run-row';
import { runResponse } from './run-response';
import type { OverviewRow } from './overview.repository';

const isPart = ({ source }: OverviewRow): boolean => source !== 'all';
const endOf = (row: OverviewRow): Date => row.finishedAt ?? row.createdAt;
const newestEnd = (rows: OverviewRow[]): OverviewRow | undefined =>
  [...rows].sort((left, right) => endOf(right).getTime() - endOf(left).getTime())[0];

export type StoredPlans = Readonly<Record<PlanSourceId, number>>;

export function tilesOf(rows: OverviewRow[], stored: StoredPlans, conflicts: number): CrawlTiles {
  const good = rows.filter((row) => row.isNewestGood && isPart(row));
  const ends = rows.filter((row) => row.isNewestEnd && isPart(row));
  const succeeded = ends.filter(({ status }) => status === 'succeeded').length;
  const plans = newestEnd(good.filter(({ source }) => isPlanSource(source)));
  const updated = newestEnd(good);
  return {
    plansFound:
      stored.insurance === 0 ? null : { count: stored.insurance, at: plans ? endOf(plans).toISOString() : null },
    successRate: {
      succeeded,
      finished: ends.length,
      percent: ends.length === 0 ? null : Math.round((100 * succeeded) / ends.length),
    },
    activeRuns: rows.filter((row) => isActive(row) && isPart(row)).length,
    lastUpdatedAt: updated ? endOf(updated).toISOString() : null,
    conflicts,
  };
}

export function sourcesOf(
  rows: OverviewRow[],
  schedules: ReadonlyMap<CrawlSource, CrawlSchedule>,
  { stored, off }: { stored: StoredPlans; off: Partial<Record<CrawlSource, SourceOff>> },
): CrawlSourceOverview[] {
  return CRAWL_SOURCES.map((source) => {
    const own = rows.filter((row) => row.source === source);
    const newest = own.find(({ isNewest }) => isNewest);
    const good = own.find(({ isNewestGood }) => isNewestGood);
    const why = off[source];
    return {
      source,
      off: why === undefined ? null : { code: why },
      newest: newest ? runResponse(newest) : null,
      lastSucceeded: good
        ? {
            runId: good.id,
            found: good.found,
            release: good.release,
            origin: good.origin,
            at: endOf(good).toISOString(),
          }
        : null,
      schedule: schedules.get(source) ?? null,
      stored: isPlanSource(source) ? stored[source] : null,
    };
  });
}

/** Parent first, then oldest first. */
export function activeOf(rows: OverviewRow[]): RunResponse[] {
  const active = rows.filter(isActive);
  return [...active.filter((row) => !isPart(row)), ...active.filter(isPart)].map(runResponse);
}
