import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';
import { CrawlNotice } from '@web/shared/crawl/crawl-notice';
import { Callout } from '@web/ui/callout';
import { Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { HelpPhones } from './components/help-phones';
import { NoResults, ResultsList } from './components/results-list';
import { ResultsLoading } from './components/results-loading';
import { SearchFailed } from './components/search-failed';
import { useFocusAfterSearch } from './hooks/use-focus-after-search';
import { useProviders } from './hooks/use-providers';
import { isCrawledByZip, readResultsQuery } from './logic/results-query';
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

/** Types without a registry by ZIP: says so, and whom to call instead. */
function NotCrawled() {
  const { t } = useTranslation('directory');
  return (
    <Stack>
      <Callout tone="info" title={t('searchResults.notCrawled.title')} titleAs="h2">
        <p>{t('searchResults.notCrawled.text')}</p>
      </Callout>
      <HelpPhones />
    </Stack>
  );
}

interface ResultsProps {
  query: ResultsQuery;
  onPage: (page: number) => void;
}

function Results({ query, onPage }: ResultsProps) {
  const { t } = useTranslation(['directory', 'records']);
  const typeName = t(`types.${query.type}`, { ns: 'records' });
  const providers = useProviders(withQuery(CATALOG_PATHS.providers, { zip: query.zip, type: query.type }));
  const { answer, error, isLoading, crawl, askAgain } = providers;
  const { headingRef, expectFocus } = useFocusAfterSearch(answer !== undefined, String(query.page));
  const hasRecords = (answer?.rows.length ?? 0) > 0;
  const isCollecting = crawl.state === 'collecting' || crawl.state === 'over-time';
  return (
    <Wrap>
      <PageHead
        title={t('searchResults.title', { zip: query.zip, type: typeName })}
        purpose={t('searchResults.purpose')}
        crumbs={[{ label: t('crumbs.near'), to: '/providers' }]}
      />
      <Stack $gap={5}>
        {error && <SearchFailed error={error} onRetry={askAgain} />}
        {isLoading && <ResultsLoading />}
        {!isCrawledByZip(query.type) && <NotCrawled />}
        {answer && (
          <CrawlNotice key={`${query.zip} ${query.type}`} crawl={crawl} zip={query.zip} hasRecords={hasRecords} />
        )}
        {answer && hasRecords && (
          <ResultsList
            answer={answer}
            query={query}
            typeName={typeName}
            headingRef={headingRef}
            onPage={(page) => {
              expectFocus();
              onPage(page);
            }}
          />
        )}
        {answer && !hasRecords && !isCollecting && <NoResults zip={query.zip} headingRef={headingRef} />}
      </Stack>
    </Wrap>
  );
}

/** /search-results?zip&type: where the home page's eight place buttons lead. */
export function SearchResultsPage() {
  const [params, setParams] = useSearchParams();
  const query = readResultsQuery(params);
  if (!query) return <InvalidAccess />;
  const goToPage = (page: number) => {
    const next = new URLSearchParams({ zip: query.zip, type: query.type });
    // Page 1 has no number in its address, so another ZIP or type always begins there.
    if (page > 1) next.set('page', String(page));
    setParams(next, { preventScrollReset: true });
  };
  return <Results query={query} onPage={goToPage} />;
}
