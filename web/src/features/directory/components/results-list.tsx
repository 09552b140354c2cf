import { useId } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';
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
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { Paging } from '@web/ui/paging';
import { Note } from '@web/ui/text';
import type { ResultsQuery } from '../logic/results-query';

export interface ResultsListProps {
  answer: ListAnswer<ProviderResponse>;
  query: ResultsQuery;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  onRadius: (radius: Radius) => void;
}

/** Ten to a page, with page numbers; nearest first. */
export function ResultsList({ answer, query, headingRef, onPage, onRadius }: ResultsListProps) {
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

export type NoResultsProps = Pick<ResultsListProps, 'query' | 'headingRef' | 'onRadius'>;

export function NoResults({ query: { zip, radius }, headingRef, onRadius }: NoResultsProps) {
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
