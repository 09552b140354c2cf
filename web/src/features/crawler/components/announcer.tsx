import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { RunResponse } from '@app/contracts/http/crawler';
import { VisuallyHidden } from '@web/ui/text';
import { useRunName } from './run-words';

interface Heard {
  overview: CrawlOverviewResponse;
  changed: readonly RunResponse[];
}

/** Runs that began or ended between two pictures. */
function changedRuns(before: CrawlOverviewResponse, now: CrawlOverviewResponse): RunResponse[] {
  const was = new Map(before.active.map(({ id, status }) => [id, status]));
  const newestBefore = new Map(before.sources.map(({ source, newest }) => [source, newest?.id]));
  // A short run begins and ends between two pictures.
  const isNews = ({ id, source }: RunResponse) =>
    was.has(id) || (source !== 'providers' && newestBefore.get(source) !== id);
  const ended = now.sources.flatMap(({ newest }) =>
    newest && newest.finishedAt !== null && isNews(newest) ? [newest] : [],
  );
  const begun = now.active.filter(({ id, source }) => !was.has(id) && source !== 'providers');
  return [...ended, ...begun];
}

/** Counts change every second: only beginnings and ends are read out. */
export function Announcer({ overview }: { overview: CrawlOverviewResponse }) {
  const { t } = useTranslation('crawler');
  const nameOf = useRunName();
  const [heard, setHeard] = useState<Heard>({ overview, changed: [] });
  if (heard.overview !== overview) {
    const changed = changedRuns(heard.overview, overview);
    setHeard({ overview, changed: changed.length > 0 ? changed : heard.changed });
  }
  return (
    <VisuallyHidden role="status">
      {heard.changed.map((run) => `${nameOf(run)}: ${t(`status.${run.status}`)}`).join('. ')}
    </VisuallyHidden>
  );
}
