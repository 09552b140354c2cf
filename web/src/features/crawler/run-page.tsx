// /admin/crawler/runs/:id: one run, and the parts of a crawl of everything.
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import { RUNS_LIMITS } from '@app/contracts/http/crawler';
import type { RunResponse } from '@app/contracts/http/crawler';
import { isUnfinished, runPath } from '@web/shared/crawl/crawl-state';
import { ErrorState } from '@web/ui/error-state';
import { Section, Stack, Wrap } from '@web/ui/layout';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { Note } from '@web/ui/text';
import { Problem } from './components/problem';
import { RunDetail } from './components/run-detail';
import { StatusBadge, useRunName } from './components/run-words';
import { ACTIVE_MS, Origin, RunsTable, useRuns } from './components/runs-table';
import { useCrawlActions } from './hooks/use-crawl-actions';
import { useOverview } from './hooks/use-overview';

/** At most 100, the longest list the server gives. */
function Parts({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const { data: parts, error } = useRuns({ parentId: run.id, limit: RUNS_LIMITS.max });
  return (
    <Section aria-labelledby="parts">
      <Stack>
        <h2 id="parts">{t('history.family', { count: run.total ?? run.done })}</h2>
        <p>{t('all.parts', { done: run.done, total: run.total ?? run.done })}</p>
        {error && <p>{t('history.failed')}</p>}
        {!parts && !error && <LoadingText />}
        {parts && <RunsTable runs={parts} caption={t('all.title')} />}
        {parts && (run.total ?? 0) > parts.length && <Note>{t('history.familyMore', { shown: parts.length })}</Note>}
      </Stack>
    </Section>
  );
}

export function RunPage() {
  const { t } = useTranslation('crawler');
  const { id = '' } = useParams();
  const nameOf = useRunName();
  const actions = useCrawlActions();
  const { overview } = useOverview(false);
  const {
    data: run,
    error,
    mutate,
  } = useSWR<RunResponse, Error>(runPath(id), {
    refreshInterval: (latest) => (latest && isUnfinished(latest) ? ACTIVE_MS : 0),
    revalidateOnMount: true,
  });
  return (
    <Wrap>
      <PageHead
        hasArt={false}
        title={run ? nameOf(run) : t('run.title')}
        purpose={run && <Origin run={run} />}
        crumbs={[
          { label: t('crumb') },
          { label: t('title'), to: '/admin/crawler' },
          { label: t('history.title'), to: '/admin/crawler/runs' },
        ]}
      />
      {error && (
        <ErrorState title={t('run.failed')} onRetry={() => void mutate()}>
          <p>{t('history.failedText')}</p>
        </ErrorState>
      )}
      {!run && !error && <LoadingText />}
      {run && (
        <Stack>
          <p role="status">
            <StatusBadge status={run.status} />
          </p>
          <Problem error={actions.problems[run.source]} />
          <RunDetail
            run={run}
            isPaused={overview?.isPaused === true}
            onCancel={overview?.mayChange === true ? actions.cancel : null}
          />
        </Stack>
      )}
      {run?.source === 'all' && <Parts run={run} />}
    </Wrap>
  );
}
