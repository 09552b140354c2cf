import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { EmptyState } from '@web/ui/empty-state';
import { Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { Paging } from '@web/ui/paging';
import { Note } from '@web/ui/text';
import { useIsPrinting } from '../hooks/use-is-printing';
import { pageOf, RESULTS_PAGE_SIZE } from '../logic/pages-of';
import { mapOfSearch } from '../logic/provider-links';
import type { ResultsQuery } from '../logic/results-query';
import { ListCautions, ListHeading, ListSources, ListTools } from './list-notes';
import { ProviderTable } from './provider-table';

export interface ResultsListProps {
  answer: ListAnswer<ProviderResponse>;
  query: ResultsQuery;
  /** "병원" / "Hospitals". */
  typeName: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
}

/** Twenty to a page, with page numbers. */
export function ResultsList({ answer, query, typeName, headingRef, onPage }: ResultsListProps) {
  const { t } = useTranslation('directory');
  const isPrinting = useIsPrinting();
  const { rows, page, pageCount } = pageOf(answer.rows, query.page, RESULTS_PAGE_SIZE);
  return (
    <section>
      <ListHeading
        answer={answer}
        headingRef={headingRef}
        area={t('results.search', { zip: query.zip })}
        hasDistance={false}
      />
      <ListCautions answer={answer} />
      <ProviderTable
        caption={t('searchResults.title', { zip: query.zip, type: typeName })}
        rows={isPrinting ? answer.rows : rows}
        hasSpecialty={query.type !== 'pharmacy'}
        hasDistance={false}
        zip={query.zip}
      />
      <Paging page={page} pageCount={pageCount} onPage={onPage} variant="numbers" />
      <ListSources answer={answer} />
      <ListTools mapAddress={mapOfSearch(MAP_WORDS[query.type], query.zip)} />
    </section>
  );
}

/** What the outside map is asked for: English, because its index is. */
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

export interface NoResultsProps {
  zip: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

export function NoResults({ zip, headingRef }: NoResultsProps) {
  const { t } = useTranslation('directory');
  return (
    <Stack as="section">
      <h2 ref={headingRef} tabIndex={-1}>
        {t('searchResults.empty.title', { zip })}
      </h2>
      <EmptyState
        title={t('searchResults.empty.next')}
        action={
          <LinkButton to="/" variant="primary">
            {t('searchResults.empty.retry')}
          </LinkButton>
        }
      >
        <Note>{t('empty.call211')}</Note>
      </EmptyState>
    </Stack>
  );
}
