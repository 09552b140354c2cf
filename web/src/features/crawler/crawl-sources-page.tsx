// /admin/crawler/sources: seven sources in a list, run one by one or in sequence; the news, and the watch over our figures.
import { ListStart, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import { Button } from '@web/ui/button';
import { ErrorState } from '@web/ui/error-state';
import { Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { Skeleton } from '@web/ui/skeleton';
import { Note } from '@web/ui/text';
import { Announcer } from './components/announcer';
import { FigureWatch } from './components/figure-watch';
import { NewsReadings } from './components/news-readings';
import { PageNotices } from './components/page-notices';
import { SourceLines } from './components/source-lines';
import { OPERATORS_ONLY_ID } from './components/start-button';
import { useOverview } from './hooks/use-overview';
import { SEQUENCE, useSourceRuns } from './hooks/use-source-runs';
import type { SourceRuns } from './hooks/use-source-runs';

function SequenceActions({ overview, runs }: { overview: CrawlOverviewResponse | undefined; runs: SourceRuns }) {
  const { t } = useTranslation('crawler');
  const { position } = runs;
  const mayRun = overview?.mayChange ?? false;
  return (
    <>
      <Button
        variant="primary"
        icon={ListStart}
        isBusy={position !== null}
        aria-disabled={!mayRun}
        aria-describedby={overview && !mayRun ? OPERATORS_ONLY_ID : undefined}
        onClick={() => {
          if (mayRun) runs.runAll();
        }}
      >
        {t('list.runAll')}
      </Button>
      {position !== null && (
        <Button icon={Square} onClick={runs.stopAll}>
          {t('list.stopAll')}
        </Button>
      )}
      <LinkButton to="/admin/crawler" variant="quiet">
        {t('toDashboard')}
      </LinkButton>
      <Note role="status" style={{ alignSelf: 'center' }}>
        {position !== null && t('list.position', { position, total: SEQUENCE.length })}
      </Note>
    </>
  );
}

export function CrawlSourcesPage() {
  const { t } = useTranslation('crawler');
  const runs = useSourceRuns();
  const isAsking = Object.values(runs.asked).some(({ isRunning }) => isRunning);
  const { overview, error, refresh } = useOverview(isAsking);
  return (
    <Wrap>
      <PageHead
        hasArt={false}
        title={t('list.title')}
        purpose={t('list.purpose')}
        crumbs={[{ label: t('crumb') }, { label: t('title'), to: '/admin/crawler' }]}
        action={<SequenceActions overview={overview} runs={runs} />}
      />
      <Stack $gap={5}>
        {overview && <PageNotices overview={overview} isOld={error !== undefined} />}
        {!overview && error && (
          <ErrorState title={t('failed.title')} onRetry={() => void refresh()}>
            <p>{t('failed.text')}</p>
          </ErrorState>
        )}
        {!overview && !error && (
          <Stack>
            <LoadingText />
            <Skeleton lines={6} />
          </Stack>
        )}
        {overview && <SourceLines overview={overview} asked={runs.asked} onRun={runs.run} />}
        <Stack $gap={2}>
          <Note>{t('list.latest')}</Note>
          <Note>{t('list.leaving')}</Note>
        </Stack>
      </Stack>
      <NewsReadings />
      <FigureWatch />
      {overview && <Announcer overview={overview} />}
    </Wrap>
  );
}
