import { useTranslation } from 'react-i18next';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import type { ProviderResponse } from '@app/contracts/http/catalog';
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
import { Row, Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { RESULTS_QUERY } from './logic/results-query';
import type { ResultsQuery } from './logic/results-query';
import { useId } from 'react';
import type { RefObject } from 'react';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { widerThan } from '@web/shared/places/near';
import type { Radius } from '@web/shared/places/near';
import { ListCautions, ListTools } from '@web/shared/providers/list-notes';
import { NearChoice } from '@web/shared/providers/near-choice';
import { DIRECTORY_PAGE_SIZE, pageOf } from '@web/shared/providers/pages-of';
import { mapOfSearch } from '@web/shared/providers/provider-links';
import { ProviderList } from '@web/shared/providers/provider-list';
import { useIsPrinting } from '@web/ui/use-is-printing';
import { PhoneText } from '@web/shared/phone-text';
import { Button } from '@web/ui/button';
import { EmptyState } from '@web/ui/empty-state';
import { Paging } from '@web/ui/paging';
import { Note } from '@web/ui/text';

interface ResultsListProps {
  answer: ListAnswer<ProviderResponse>;
  query: ResultsQuery;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  onRadius: (radius: Radius) => void;
}

/** Ten to a page, with page numbers; nearest first. */
function ResultsList({ answer, query, headingRef, onPage, onRadius }: ResultsListProps) {
  const { t } = useTranslation('directory');
  const language = useLanguage();
  const headingId = useId();
  const isPrinting = useIsPrinting();
  const { rows, page, pageCount } = pageOf(answer.rows, query.page, DIRECTORY_PAGE_SIZE);
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <h2 id={headingId} ref={headingRef} tabIndex={-1}>
        {t('results.found', { count: answer.total, shown: formatNumber(answer.total, language) })}
      </h2>
      <ProviderList
        name="near"
        rows={isPrinting ? answer.rows : rows}
        zip={query.zip}
        labelledBy={headingId}
        more={<Paging page={page} pageCount={pageCount} onPage={onPage} variant="numbers" />}
      />
      <ListCautions answer={answer} />
      <NearChoice radius={query.radius} onChoose={onRadius} />
      <ListTools mapAddress={mapOfSearch(MAP_WORDS[query.type], query.zip)} />
    </Stack>
  );
}

/** Query of the outside map: English, because its index is. */
const MAP_WORDS: Record<ResultsQuery['type'], string> = {
  doctor: 'doctors',
  hospital: 'hospitals',
  pharmacy: 'pharmacies',
  specialist: 'medical specialists',
  clinic: 'clinics',
  medicalGroup: 'medical groups',
  seniorHousing: 'senior housing',
  adultDayCare: 'adult day care',
  nursingHome: 'nursing homes',
  seniorCenter: 'senior centers',
  assistant: 'home care agencies',
  insurance: 'health insurance offices',
};

type NoResultsProps = Pick<ResultsListProps, 'query' | 'headingRef' | 'onRadius'>;

function NoResults({ query: { zip, radius }, headingRef, onRadius }: NoResultsProps) {
  const { t } = useTranslation('directory');
  const wider = widerThan(radius);
  return (
    <Stack as="section">
      <h2 ref={headingRef} tabIndex={-1}>
        {t('searchResults.empty.title', { zip, miles: radius })}
      </h2>
      <EmptyState
        title={t('searchResults.empty.next')}
        action={
          <Row style={{ justifyContent: 'center' }}>
            {wider && (
              <Button variant="primary" onClick={() => onRadius(wider)}>
                {t('empty.wider', { miles: wider })}
              </Button>
            )}
            <LinkButton to={`/?zip=${zip}`}>{t('searchResults.empty.retry')}</LinkButton>
          </Row>
        }
      >
        <Note>
          <PhoneText>{t('empty.call211')}</PhoneText>
        </Note>
      </EmptyState>
    </Stack>
  );
}

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
  const { answer, error, isLoading, crawl, refetch } = providers;
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
        {error && <SearchFailed error={error} onRetry={refetch} />}
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
