import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { CrawlNotice } from '@web/shared/crawl/crawl-notice';
import { Button } from '@web/ui/button';
import { EmptyState } from '@web/ui/empty-state';
import { Row, Stack } from '@web/ui/layout';
import { Paging } from '@web/ui/paging';
import { Note } from '@web/ui/text';
import type { DirectoryKind } from '../directory-kinds';
import { useIsPrinting } from '../hooks/use-is-printing';
import type { Providers } from '../hooks/use-providers';
import { hasFilters, RADII } from '../logic/directory-query';
import type { DirectoryQuery } from '../logic/directory-query';
import { DIRECTORY_PAGE_SIZE, pageOf } from '../logic/pages-of';
import { mapOfSearch } from '../logic/provider-links';
import { ListCautions, ListHeading, ListSources, ListTools } from './list-notes';
import { ProviderTable } from './provider-table';
import { ResultsLoading } from './results-loading';
import { SearchFailed } from './search-failed';

export interface DirectoryResultsProps {
  kind: DirectoryKind;
  query: DirectoryQuery;
  providers: Providers;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  /** Searches again with other choices (wider, without filters). */
  onSearch: (query: DirectoryQuery) => void;
}

function Nothing({ kind, query, providers, headingRef, onSearch }: DirectoryResultsProps) {
  const { t } = useTranslation('directory');
  const isCollecting = providers.crawl.state === 'collecting' || providers.crawl.state === 'over-time';
  if (isCollecting) {
    return (
      <Stack as="section" $gap={2}>
        <h2 ref={headingRef} tabIndex={-1}>
          {t('collecting.title')}
        </h2>
        <p>{t('collecting.text', { zip: query.zip })}</p>
      </Stack>
    );
  }
  const wider = RADII.find((miles) => miles > (query.radius ?? 0));
  const isFiltered = hasFilters(query);
  // A registry that could not be read has not said that there is nothing.
  const hasFailed = providers.crawl.state === 'failed';
  const reason = hasFailed ? 'empty.failed' : isFiltered ? 'empty.filtered' : 'empty.text';
  return (
    <Stack as="section">
      <h2 ref={headingRef} tabIndex={-1}>
        {hasFailed ? t('collecting.title') : t(`${kind.id}.empty`, { zip: query.zip })}
      </h2>
      <EmptyState
        title={t(reason)}
        action={
          <Row style={{ justifyContent: 'center' }}>
            {wider && (
              <Button variant="primary" onClick={() => onSearch({ ...query, radius: wider })}>
                {t('empty.wider', { miles: wider })}
              </Button>
            )}
            {isFiltered && (
              <Button onClick={() => onSearch({ ...query, isKoreanOnly: false, specialty: null })}>
                {t('empty.clear')}
              </Button>
            )}
          </Row>
        }
      >
        <Note>{t('empty.call211')}</Note>
      </EmptyState>
    </Stack>
  );
}

interface FoundProps extends Pick<DirectoryResultsProps, 'kind' | 'query' | 'headingRef' | 'onPage'> {
  answer: ListAnswer<ProviderResponse>;
}

function Found({ kind, query, headingRef, onPage, answer }: FoundProps) {
  const { t } = useTranslation('directory');
  const isPrinting = useIsPrinting();
  const { rows, page, pageCount } = pageOf(answer.rows, query.page, DIRECTORY_PAGE_SIZE);
  const area =
    query.radius === null
      ? t('results.search', { zip: query.zip })
      : t('results.searchRadius', { zip: query.zip, miles: query.radius });
  return (
    <section>
      <ListHeading answer={answer} headingRef={headingRef} area={area} hasDistance={query.radius !== null} />
      <ListCautions answer={answer} />
      <ProviderTable
        caption={t(`${kind.id}.caption`, { zip: query.zip })}
        rows={isPrinting ? answer.rows : rows}
        hasSpecialty={kind.hasSpecialty}
        hasDistance={query.radius !== null}
        zip={query.zip}
      />
      <Paging page={page} pageCount={pageCount} onPage={onPage} variant="steps" />
      <ListSources answer={answer} />
      <ListTools mapAddress={mapOfSearch(kind.mapWords, query.zip)} />
    </section>
  );
}

/** Below the form: loading, what a crawl does, the list, or an honest nothing. Old records stay while new ones come. */
export function DirectoryResults(props: DirectoryResultsProps) {
  const { providers, query } = props;
  const { answer, error, isLoading, crawl, askAgain } = providers;
  const hasRecords = (answer?.rows.length ?? 0) > 0;
  return (
    <Stack $gap={5}>
      {error && <SearchFailed error={error} onRetry={askAgain} />}
      {isLoading && <ResultsLoading />}
      {answer && <CrawlNotice key={query.zip} crawl={crawl} zip={query.zip} hasRecords={hasRecords} />}
      {answer && (hasRecords ? <Found {...props} answer={answer} /> : <Nothing {...props} />)}
    </Stack>
  );
}
