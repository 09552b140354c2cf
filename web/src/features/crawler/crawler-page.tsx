// /admin/crawler: the crawl of everything, and each source with its state and buttons.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { CrawlSource } from '@app/contracts/http/crawl-sources';
import { ErrorState } from '@web/ui/error-state';
import { Fold } from '@web/ui/receipt-fold';
import { Section, Spread, Stack, Wrap } from '@web/ui/layout';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { Skeleton } from '@web/ui/skeleton';
import { space } from '@web/ui/tokens';
import { useSheet } from '@web/ui/use-sheet';
import { FamilyPanel } from './components/family-panel';
import { HeadActions } from './components/head-actions';
import { Announcer, Instructions, PageNotices } from './components/page-notices';
import { Problem } from './components/problem';
import { SourceSheet } from './components/source-sheet';
import { SourceTable } from './components/source-table';
import type { SourceTableProps } from './components/source-table';
import { OverviewTiles } from './components/tiles';
import { DIRECTORY_ROWS, PART_ROWS, WHOLE_ROWS } from './content/crawl-sources';
import { useCrawlActions } from './hooks/use-crawl-actions';
import type { CrawlActions } from './hooks/use-crawl-actions';
import { useOverview } from './hooks/use-overview';
import { lastGoodOf, viewOf } from './logic/source-view';

const Head = styled(Spread)`
  align-items: center;
  margin-block-end: ${space[3]};
`;

/* Messages keep a distance from the tiles; usually there is none. */
const Messages = styled(Stack)`
  &:has(> :not(:empty)) {
    margin-block-end: ${space[5]};
  }
`;

interface DashboardProps {
  overview: CrawlOverviewResponse;
  actions: CrawlActions;
}

const OWN_ROWS: readonly CrawlSource[] = [...WHOLE_ROWS, ...PART_ROWS];
const ROWS: readonly CrawlSource[] = [...OWN_ROWS, ...DIRECTORY_ROWS];
const isSource = (id: string | null): id is CrawlSource => ROWS.some((source) => source === id);

/** Seven more rows, usually quiet: unfolded by themselves while one is read or has failed. */
function Directories({ overview, ...rows }: Omit<SourceTableProps, 'caption' | 'views'>) {
  const { t } = useTranslation('crawler');
  const views = DIRECTORY_ROWS.map((source) => viewOf(overview, source));
  const isLively = views.some(({ active, newest }) => active.length > 0 || newest?.status === 'failed');
  const off = views.filter((view) => view.off !== null).length;
  return (
    <Fold
      key={String(isLively)}
      isOpenAtFirst={isLively}
      title={<b>{t('directories.title', { count: views.length })}</b>}
      note={t('directories.note', { on: views.length - off, off })}
    >
      <SourceTable {...rows} overview={overview} caption={t('directories.caption')} views={views} />
    </Fold>
  );
}

function Dashboard({ overview, actions }: DashboardProps) {
  const { t } = useTranslation('crawler');
  const sheet = useSheet('source');
  const rows = { overview, actions, onOpen: sheet.open };
  const { openId } = sheet;
  return (
    <>
      <Stack $gap={4}>
        <FamilyPanel overview={overview} onCancel={actions.cancel} />
        <OverviewTiles overview={overview} />
      </Stack>
      <Section aria-labelledby="sources">
        <Head>
          <h2 id="sources">{t('sourcesTitle')}</h2>
          <HeadActions overview={overview} actions={actions} />
        </Head>
        <SourceTable
          {...rows}
          caption={t('table.caption')}
          views={OWN_ROWS.map((source) => viewOf(overview, source))}
        />
        <Directories {...rows} />
      </Section>
      {isSource(openId) && (
        <SourceSheet
          view={viewOf(overview, openId)}
          actions={actions}
          mayChange={overview.mayChange}
          isPaused={overview.isPaused === true}
          onClose={sheet.close}
        />
      )}
    </>
  );
}

/** "자료원 11곳 가운데 9곳이 정상이고 1곳이 실패했습니다." */
function usePurpose(overview: CrawlOverviewResponse | undefined): string {
  const { t } = useTranslation('crawler');
  if (!overview) return t('purpose');
  const views = ROWS.map((source) => viewOf(overview, source)).filter(({ off }) => off === null);
  const failed = views.filter(({ newest }) => newest?.status === 'failed').length;
  const good = views.filter((view) => view.newest?.status !== 'failed' && lastGoodOf(view) !== null).length;
  if (failed + good === 0) return t('purpose');
  return t(failed > 0 ? 'summaryFailed' : 'summary', { total: views.length, good, failed });
}

export function CrawlerPage() {
  const { t } = useTranslation('crawler');
  const actions = useCrawlActions();
  const { overview, error, refresh } = useOverview(actions.starting.size > 0);
  return (
    <Wrap>
      <PageHead hasArt={false} title={t('title')} purpose={usePurpose(overview)} crumbs={[{ label: t('crumb') }]} />
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
