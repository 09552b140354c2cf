// Pure: a crawl of everything as a few bars, and how long it may still take.
import type { CrawlOverviewResponse, FamilyPart } from '@app/contracts/http/crawl-overview';
import { type CrawlSource, NAMED_SOURCES } from '@app/contracts/http/crawl-sources';

export interface FamilyBar {
  source: CrawlSource;
  /** Kind of provider, for the parts that are read by ZIP. */
  type: string | null;
  done: number;
  total: number;
  failed: number;
  /** 0 to 1, with what the parts under way have read so far. */
  fraction: number;
}

/** The order in which the parts start: the plan files first, the ZIP codes last. */
const ORDER: readonly CrawlSource[] = NAMED_SOURCES;

const placeOf = ({ source }: FamilyPart): number => {
  const place = ORDER.indexOf(source);
  return place < 0 ? ORDER.length : place;
};

export function familyBars({ latestAll, latestAllParts, active }: CrawlOverviewResponse): FamilyBar[] {
  return [...latestAllParts]
    .sort((left, right) => placeOf(left) - placeOf(right) || (left.type ?? '').localeCompare(right.type ?? ''))
    .map(({ source, type, total, ended, failed }) => {
      const under = active.filter(
        (run) => run.parentId === latestAll?.id && run.source === source && run.type === type,
      );
      const partly = under.reduce((sum, run) => sum + (run.total ? run.done / run.total : 0), 0);
      const fraction = total === 0 ? 0 : Math.min(1, (ended + partly) / total);
      return { source, type, done: ended, total, failed, fraction };
    });
}

const MIN_FRACTION = 0.05;
const MIN_MS = 10_000;

/** Milliseconds that are left if it goes on as it went so far; null = too early to say. */
export function remainingMs(bars: readonly FamilyBar[], startedAt: string | null, now: Date): number | null {
  if (startedAt === null) return null;
  const elapsed = now.getTime() - Date.parse(startedAt);
  const total = bars.reduce((sum, bar) => sum + bar.total, 0);
  const fraction = total === 0 ? 0 : bars.reduce((sum, bar) => sum + bar.fraction * bar.total, 0) / total;
  if (elapsed < MIN_MS || fraction < MIN_FRACTION) return null;
  return Math.round((elapsed / fraction) * (1 - fraction));
}
