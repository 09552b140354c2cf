import { RotateCw } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HealthNewsResponse, NewsSourcesResponse } from '@app/contracts/http/health-news';
import { HELP_LINES } from '@web/base/contacts';
import { useQuery } from '@web/shared/address/use-query';
import { StaleNote } from '@web/shared/api/stale-note';
import { useNews, useNewsSources } from '@web/shared/news/use-news';
import type { News, NewsSources } from '@web/shared/news/use-news';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { HelpBand } from '@web/ui/help-band';
import { Stack, Wrap } from '@web/ui/layout';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { Paging } from '@web/ui/paging';
import { FullHeightSlot } from '@web/ui/full-height-slot';
import { Skeleton } from '@web/ui/skeleton';
import { Tabs } from '@web/ui/tabs';
import { LastUpdated, OldLists } from './components/freshness';
import { Newsrooms } from './components/newsrooms';
import { OwnRows } from './components/own-rows';
import { NEWS_QUERY, NEWS_TABS } from './logic/news-query';
import type { NewsTab } from './logic/news-query';
import styled from 'styled-components';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { ListRow } from '@web/ui/list-row';
import { RowList } from '@web/ui/row-list';

const Summary = styled.p`
  grid-column: 1 / -1;
  margin-block-start: 0.375rem;
`;

function NewsRow({ item }: { item: HealthNewsResponse }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  return (
    <ListRow
      name={item.title}
      nameAs="h2"
      nameLang={item.language}
      facts={[
        t(`category.${item.category}`),
        formatDay(item.date, language, true),
        language === 'ko' ? item.sourceKo : item.source,
      ]}
      isSample={item.origin === 'sample'}
      step={{ label: t('read'), href: item.url }}
    >
      {item.summary !== null && <Summary lang={item.language}>{item.summary}</Summary>}
    </ListRow>
  );
}

/** News as the agencies wrote them, each with the way to the original. */
function NewsRows({ items, label }: { items: readonly HealthNewsResponse[]; label: string }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const isForeign = items.some((item) => item.language !== language);
  const isInvented = items.some(({ origin }) => origin === 'sample');
  return (
    <RowList
      label={label}
      honest={
        (isForeign || isInvented) && (
          <>
            {isForeign && <p>{t('foreign')}</p>}
            {isInvented && <p>{t('sample')}</p>}
          </>
        )
      }
    >
      {items.map((item) => (
        <NewsRow key={item.id} item={item} />
      ))}
    </RowList>
  );
}

const PAGE_SIZE = 10;
/** The specification's three built-in items. */
const OWN_MAIN = 3;

/** Why our own items are here. */
function OwnNotice({ error, isReading }: { error: Error | undefined; isReading: boolean }) {
  const { t } = useTranslation('news');
  const why = error ? 'failed' : isReading ? 'reading' : 'unreached';
  return (
    <Callout tone={why === 'reading' ? 'info' : 'warning'} title={t(`own.${why}.title`)} role="status">
      <p>{t(`own.${why}.text`)}</p>
    </Callout>
  );
}

function WaitingList() {
  return (
    <FullHeightSlot>
      <LoadingText />
      <Skeleton lines={8} />
    </FullHeightSlot>
  );
}

type ReadNews = Pick<News, 'answer' | 'error'>;

interface AllNewsProps extends ReadNews {
  page: number;
  onPage: (page: number) => void;
}

function AllNews({ answer, error, page, onPage }: AllNewsProps) {
  const { t } = useTranslation('news');
  const { rows = [], total = 0 } = answer ?? {};
  // The page was rendered with those that are first; the others are on their way.
  if (rows.length < total && !error) return <WaitingList />;
  const pageCount = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const shown = Math.min(page, pageCount);
  return (
    <>
      <NewsRows items={rows.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE)} label={t('tabs.all')} />
      <Paging page={shown} pageCount={pageCount} onPage={onPage} variant="steps" />
    </>
  );
}

interface NewsTabsProps extends ReadNews {
  isReading: boolean;
  isWaiting: boolean;
}

function NewsTabs({ answer, error, isReading, isWaiting }: NewsTabsProps) {
  const { t } = useTranslation('news');
  const [query, ask] = useQuery(NEWS_QUERY);
  if (isWaiting) return <WaitingList />;
  const rows = answer?.rows ?? [];
  const isOwn = rows.length === 0;
  const contents: Record<NewsTab, ReactNode> = {
    main: isOwn ? (
      <OwnRows label={t('tabs.main')} most={OWN_MAIN} />
    ) : (
      <NewsRows items={rows.filter(({ featured }) => featured)} label={t('tabs.main')} />
    ),
    all: isOwn ? (
      <OwnRows label={t('tabs.all')} />
    ) : (
      <AllNews answer={answer} error={error} page={query.page} onPage={(page) => ask({ page })} />
    ),
  };
  return (
    <Stack>
      {isOwn && <OwnNotice error={error} isReading={isReading} />}
      <Tabs
        label={t('tabs.label')}
        value={query.tab}
        onValueChange={(id) => ask({ tab: id as NewsTab, page: 1 }, true)}
        tabs={NEWS_TABS.map((id) => ({ id, label: t(`tabs.${id}`), content: contents[id] }))}
      />
    </Stack>
  );
}

/** What is stored is another list when a reading has ended. */
function useRefreshAfterReading(sources: NewsSourcesResponse | undefined, refetch: () => void): boolean {
  const isReading = sources?.sources.some((source) => source.isReading) ?? false;
  const wasReading = useRef(false);
  useEffect(() => {
    if (wasReading.current && !isReading) refetch();
    wasReading.current = isReading;
  }, [isReading, refetch]);
  return isReading;
}

/** New lists are drawn in parts, with room for a press between them, and with what failed next to them: one never without the other. */
function useDrawn(
  { answer, error }: ReadNews,
  { answer: sources, error: sourcesError }: Pick<NewsSources, 'answer' | 'error'>,
) {
  const loaded = useMemo(() => ({ answer, error, sources, sourcesError }), [answer, error, sources, sourcesError]);
  return useDeferredValue(loaded);
}

interface NewsBodyProps extends NewsTabsProps {
  sources: NewsSourcesResponse | undefined;
}

/** Everything under the head: rendered again when one of these changes, not while it is requested. */
const NewsBody = memo(function NewsBody({ answer, error, sources, isReading, isWaiting }: NewsBodyProps) {
  const { t } = useTranslation('news');
  return (
    <>
      <Stack $gap={5}>
        <StaleNote answer={answer} />
        {answer && error && (
          <Callout tone="warning" role="status">
            <p>{t('refreshFailed')}</p>
          </Callout>
        )}
        {!isWaiting && (answer?.rows.length ?? 0) > 0 && sources && <OldLists sources={sources.sources} />}
        <NewsTabs answer={answer} error={error} isReading={isReading} isWaiting={isWaiting} />
      </Stack>
      <Newsrooms sources={sources} />
      <HelpBand phones={[{ id: 'hicap', phone: HELP_LINES.hicap.number, who: t('help.who'), when: t('help.when') }]} />
    </>
  );
});

/** /health-news: what the agencies published, read once a day; our own dated items where nothing could be read. */
export function HealthNewsPage() {
  const { t } = useTranslation('news');
  const { isRefetching, refetch, ...news } = useNews();
  const newest = useNewsSources();
  const isReading = useRefreshAfterReading(newest.answer, refetch);
  const { answer, error, sources, sourcesError } = useDrawn(news, newest);
  // What is old is above the list: both come together.
  const isWaiting = !(answer ?? error) || !(sources ?? sourcesError);
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        action={
          <Button icon={RotateCw} isBusy={isRefetching} onClick={refetch}>
            {t('refresh')}
          </Button>
        }
      >
        <LastUpdated at={answer?.at} sources={sources} isWaiting={isWaiting} />
      </PageHead>
      <NewsBody answer={answer} error={error} sources={sources} isReading={isReading} isWaiting={isWaiting} />
    </Wrap>
  );
}
