// /admin/crawler: what is being read, what came of it, and the operators' buttons.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { CrawlSource } from '@app/contracts/http/crawler';
import { ErrorState } from '@web/ui/error-state';
import { Grid, Section, SectionHead, Stack, Wrap } from '@web/ui/layout';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { Skeleton } from '@web/ui/skeleton';
import { space } from '@web/ui/tokens';
import { Announcer } from './components/announcer';
import { HeadActions } from './components/head-actions';
import { Instructions } from './components/instructions';
import { PageNotices } from './components/page-notices';
import { Problem } from './components/problem';
import { resultHeadingId, Results } from './components/results';
import { RunAllPanel } from './components/run-all-panel';
import { HISTORY_ID, RunHistory } from './components/run-history';
import { SourceCard } from './components/source-card';
import { OverviewTiles } from './components/tiles';
import { PART_CARDS, WHOLE_CARDS } from './content/crawl-sources';
import { useCrawlActions } from './hooks/use-crawl-actions';
import type { CrawlActions } from './hooks/use-crawl-actions';
import type { HistoryQuery } from './hooks/use-history';
import { useOverview } from './hooks/use-overview';
import { failedPartsOf, viewOf } from './logic/source-view';
import type { SourceView } from './logic/source-view';

/* Whatever is said here keeps its distance from the tiles; mostly nothing is. */
const Messages = styled(Stack)`
  &:has(> :not(:empty)) {
    margin-block-end: ${space[5]};
  }
`;

interface DashboardProps {
  overview: CrawlOverviewResponse;
  actions: CrawlActions;
}

const focusOn = (id: string) => document.getElementById(id)?.focus();

function Dashboard({ overview, actions }: DashboardProps) {
  const { t } = useTranslation('crawler');
  const [historyQuery, setHistoryQuery] = useState<HistoryQuery>({ source: null, isLong: false });
  const views = [...WHOLE_CARDS, ...PART_CARDS].map((source) => viewOf(overview, source));
  const { mayChange, latestAll } = overview;
  const shared = { mayChange, isPaused: overview.isPaused === true };
  const showHistory = (source: CrawlSource) => {
    setHistoryQuery({ source, isLong: false });
    focusOn(HISTORY_ID);
  };
  const cards = (shown: readonly SourceView[]) => (
    <Grid $min="22rem">
      {shown.map((view) => (
        <SourceCard
          key={view.source}
          view={view}
          actions={actions}
          {...shared}
          onShowResult={() => focusOn(resultHeadingId(view.source))}
          onShowHistory={() => showHistory(view.source)}
        />
      ))}
    </Grid>
  );
  return (
    <>
      <Stack $gap={5}>
        <OverviewTiles overview={overview} />
        {latestAll && (
          <RunAllPanel run={latestAll} failedParts={failedPartsOf(overview)} {...shared} onCancel={actions.cancel} />
        )}
      </Stack>
      <Section aria-labelledby="sources">
        <SectionHead>
          <h2 id="sources">{t('sourcesTitle')}</h2>
        </SectionHead>
        {cards(views.slice(0, WHOLE_CARDS.length))}
      </Section>
      <Section aria-labelledby="parts">
        <SectionHead>
          <h2 id="parts">{t('partsTitle')}</h2>
        </SectionHead>
        {cards(views.slice(WHOLE_CARDS.length))}
      </Section>
      <Results views={views} />
      <RunHistory overview={overview} query={historyQuery} onQuery={setHistoryQuery} />
    </>
  );
}

export function CrawlerPage() {
  const { t } = useTranslation('crawler');
  const actions = useCrawlActions();
  const { overview, error, refresh } = useOverview(actions.starting.size > 0);
  return (
    <Wrap>
      <PageHead
        hasArt={false}
        title={t('title')}
        purpose={t('purpose')}
        crumbs={[{ label: t('crumb') }]}
        action={<HeadActions overview={overview} actions={actions} />}
      />
      <Messages $gap={5}>
        <Problem error={actions.problems.all} />
        <Problem error={actions.problems.queue} />
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
      </Messages>
      {overview && <Announcer overview={overview} />}
      {overview && <Dashboard overview={overview} actions={actions} />}
      <Instructions />
    </Wrap>
  );
}
