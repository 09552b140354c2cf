import { useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse, ProviderType } from '@app/contracts/http/catalog';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { CrawlNotice } from '@web/shared/crawl/crawl-notice';
import { hasServices } from '@web/shared/providers/care-types';
import { isCrawledByZip } from '@web/shared/providers/crawled-types';
import type { Fact } from '@web/ui/fact-list';
import { ListCautions, ListHeading, ListSources } from '@web/shared/providers/list-notes';
import { NotCrawled } from '@web/shared/providers/not-crawled';
import { ProviderCard, ProviderCards } from '@web/shared/providers/provider-card';
import { ProviderDialog } from '@web/shared/providers/provider-dialog';
import { HousingType, ProviderSpecialty } from '@web/shared/providers/provider-words';
import { ResultsLoading } from '@web/shared/providers/results-loading';
import { SearchFailed } from '@web/shared/providers/search-failed';
import type { Providers } from '@web/shared/providers/use-providers';
import { Button } from '@web/ui/button';
import { EmptyState } from '@web/ui/empty-state';
import { Stack } from '@web/ui/layout';
import { Paging } from '@web/ui/paging';
import { Note } from '@web/ui/text';
import { FINDER_PAGE_SIZE } from '../logic/finder-query';
import type { FinderQuery } from '../logic/finder-query';

/** Kinds that no registry lists by ZIP are homes and centers for older adults, and specialists. */
const SENIOR_LINES = ['community', 'agingLosAngeles'] as const;

export interface FinderResultsProps {
  query: FinderQuery;
  providers: Providers;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** What places of a kind are known for: housing, a specialty, or nothing worth a line. */
function useKindFact(type: ProviderType): (provider: ProviderResponse) => Fact[] {
  const { t } = useTranslation('records');
  if (type === 'pharmacy') return () => [];
  if (type === 'seniorHousing') {
    return (provider) => [{ label: t('fields.housing'), value: <HousingType provider={provider} /> }];
  }
  const label = hasServices(type) ? t('fields.services') : t('fields.specialty');
  return (provider) => [{ label, value: <ProviderSpecialty provider={provider} /> }];
}

interface FoundProps extends Pick<FinderResultsProps, 'query' | 'headingRef' | 'onPage'> {
  answer: ListAnswer<ProviderResponse>;
}

function Found({ query, headingRef, onPage, answer }: FoundProps) {
  const { t } = useTranslation(['finder', 'directory']);
  const [opened, setOpened] = useState<ProviderResponse | null>(null);
  const factsOf = useKindFact(query.type);
  const { zip, radius } = query;
  const near = radius === null ? 'directory:results.search' : 'directory:results.searchRadius';
  const area = zip ? t(near, { zip, miles: radius }) : t('everywhere');
  // The rest stands on the other pages, so the list is whole.
  const whole = { ...answer, total: answer.rows.length };
  return (
    <section>
      <ListHeading
        answer={answer}
        headingRef={headingRef}
        area={area}
        hasDistance={zip !== '' && radius !== null}
        hasKoreanCount={answer.total === answer.rows.length}
      />
      <ListCautions answer={whole} />
      <ProviderCards>
        {answer.rows.map((row) => (
          <ProviderCard
            key={row.id}
            provider={row}
            asked={{ zip, hasDistance: zip !== '' && radius !== null }}
            facts={factsOf(row)}
            onOpen={() => setOpened(row)}
          />
        ))}
      </ProviderCards>
      <ProviderDialog provider={opened} onClose={() => setOpened(null)} />
      <Paging
        page={query.page}
        pageCount={Math.ceil(answer.total / FINDER_PAGE_SIZE)}
        onPage={onPage}
        variant="numbers"
      />
      <ListSources answer={whole} />
      <Note>{t('booking')}</Note>
    </section>
  );
}

function Nothing({ headingRef, onClear }: Pick<FinderResultsProps, 'headingRef' | 'onClear'>) {
  const { t } = useTranslation(['finder', 'directory']);
  return (
    <Stack as="section">
      <h2 ref={headingRef} tabIndex={-1}>
        {t('empty')}
      </h2>
      <EmptyState
        title={t('emptyText')}
        titleAs="h3"
        action={
          <Button variant="primary" onClick={onClear}>
            {t('clear')}
          </Button>
        }
      >
        <Note>{t('directory:empty.call211')}</Note>
      </EmptyState>
    </Stack>
  );
}

/** Below the tabs: loading, what a crawl does, cards, or an honest nothing. */
export function FinderResults({ query, providers, headingRef, onPage, onClear }: FinderResultsProps) {
  const { answer, error, isLoading, crawl, askAgain } = providers;
  const hasRecords = (answer?.rows.length ?? 0) > 0;
  const isCollecting = crawl.state === 'collecting' || crawl.state === 'over-time';
  return (
    <Stack $gap={5}>
      {error && <SearchFailed error={error} onRetry={askAgain} />}
      {isLoading && <ResultsLoading />}
      {answer && query.zip && <CrawlNotice key={query.zip} crawl={crawl} zip={query.zip} hasRecords={hasRecords} />}
      {answer && hasRecords && <Found query={query} headingRef={headingRef} onPage={onPage} answer={answer} />}
      {answer && !hasRecords && !isCollecting && <Nothing headingRef={headingRef} onClear={onClear} />}
      {query.zip && !isCrawledByZip(query.type) && <NotCrawled lines={SENIOR_LINES} />}
    </Stack>
  );
}
