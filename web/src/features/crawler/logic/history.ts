// Pure: the list of runs beside the picture that is renewed every second.
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { CrawlSource, RunResponse } from '@app/contracts/http/crawler';

/** Every run the overview knows, once. */
function known(overview: CrawlOverviewResponse): Map<string, RunResponse> {
  const newest = overview.sources.flatMap(({ newest: run }) => (run ? [run] : []));
  return new Map([...newest, ...overview.active].map((run) => [run.id, run]));
}

/** Changes when a run began or ended, not while it counts: then the list is asked again. */
export function historySignature(overview: CrawlOverviewResponse): string {
  return [...known(overview).values()]
    .map(({ id, status }) => `${id} ${status}`)
    .sort()
    .join();
}

/** The listed runs with the newest figures, and those that began after the list was read; newest first. */
export function joinHistory(
  listed: readonly RunResponse[],
  overview: CrawlOverviewResponse,
  source: CrawlSource | null,
): RunResponse[] {
  const fresh = known(overview);
  // Without a source the parts of a crawl of everything stand under it.
  const isAsked = (run: RunResponse) => (source === null ? run.parentId === null : run.source === source);
  // While another list is on its way the old one is shown: only what belongs to both questions.
  const rows = listed.filter(isAsked).map((run) => {
    const newer = fresh.get(run.id);
    fresh.delete(run.id);
    return newer ?? run;
  });
  const oldest = listed.at(-1)?.createdAt ?? '';
  const begun = [...fresh.values()].filter((run) => isAsked(run) && run.createdAt > oldest);
  return [...begun, ...rows].sort((left, right) => right.createdAt.localeCompare(left.createdAt));
}
