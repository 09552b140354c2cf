import { useTranslation } from 'react-i18next';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import { useQuery } from '@web/shared/address/use-query';
import { StaleNote } from '@web/shared/api/stale-note';
import { withQuery } from '@web/shared/api/api-client';
import { CrawlNotice } from '@web/shared/crawl/crawl-notice';
import { isCaliforniaZip } from '@web/shared/places/california-zip';
import { isCrawledByZip } from '@web/shared/providers/crawled-types';
import { NotCrawled } from '@web/shared/providers/not-crawled';
import { OutsideCalifornia } from '@web/shared/providers/outside-california';
import { ResultsLoading } from '@web/shared/providers/results-loading';
import { SearchFailed } from '@web/shared/providers/search-failed';
import { useFocusAfterSearch } from '@web/shared/providers/use-focus-after-search';
import { useProviders } from '@web/shared/providers/use-providers';
import { Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { NoResults, ResultsList } from './components/results-list';
import { RESULTS_QUERY } from './logic/results-query';
import type { ResultsQuery } from './logic/results-query';

function InvalidAccess() {
  const { t } = useTranslation('directory');
  return (
    <Wrap>
      <PageHead
        title={t('searchResults.invalid.title')}
        purpose={t('searchResults.invalid.text')}
        action={
          <LinkButton to="/" variant="primary">
            {t('searchResults.invalid.home')}
          </LinkButton>
        }
      />
    </Wrap>
  );
}

interface ResultsProps {
  query: ResultsQuery;
  onAsk: (part: Partial<ResultsQuery>) => void;
}

/** Medical groups and insurers are chosen by hand from public sources; the other kinds come from the state's lists. */
const isChosenByHand = (type: ResultsQuery['type']): boolean => type === 'medicalGroup' || type === 'insurance';

function Results({ query, onAsk }: ResultsProps) {
  const { t } = useTranslation(['directory', 'records']);
  const { zip, type, radius } = query;
  const isInside = isCaliforniaZip(zip);
  const providers = useProviders(isInside ? withQuery(CATALOG_PATHS.providers, { zip, type, radius }) : null);
  const { answer, error, isLoading, crawl, askAgain } = providers;
  const shown = [query.page, radius].join(' ');
  const { headingRef, expectFocus } = useFocusAfterSearch(answer !== undefined, shown);
  const hasRecords = (answer?.rows.length ?? 0) > 0;
  const isCollecting = crawl.state === 'collecting' || crawl.state === 'over-time';
  const ask = (part: Partial<ResultsQuery>) => {
    expectFocus();
    onAsk(part);
  };
  return (
    <Wrap>
      <PageHead
        title={t('searchResults.title', { zip, type: t(`types.${type}`, { ns: 'records' }) })}
        purpose={isInside ? t('searchResults.purpose', { miles: radius }) : undefined}
      />
      <Stack $gap={4}>
        {!isInside && <OutsideCalifornia zip={zip} headingRef={headingRef} />}
        {error && <SearchFailed error={error} onRetry={askAgain} />}
        {isLoading && <ResultsLoading />}
        <StaleNote answer={answer} />
        {answer && <CrawlNotice key={`${zip} ${type}`} crawl={crawl} zip={zip} hasRecords={hasRecords} />}
        {answer && hasRecords && (
          <ResultsList
            answer={answer}
            query={query}
            headingRef={headingRef}
            onPage={(page) => ask({ page })}
            onRadius={(next) => ask({ radius: next, page: 1 })}
          />
        )}
        {answer && !hasRecords && !isCollecting && (
          <NoResults query={query} headingRef={headingRef} onRadius={(next) => ask({ radius: next, page: 1 })} />
        )}
        {isInside && !isCrawledByZip(type) && <NotCrawled isChosenByHand={isChosenByHand(type)} />}
      </Stack>
    </Wrap>
  );
}

/** /search-results?zip&type: where the home page's eight place buttons lead. */
export function SearchResultsPage() {
  const [query, ask] = useQuery(RESULTS_QUERY);
  const { zip, type } = query;
  if (!zip || !type) return <InvalidAccess />;
  return <Results query={{ ...query, type }} onAsk={ask} />;
}
