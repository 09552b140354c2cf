import { useId } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { StaleNote } from '@web/shared/api/stale-note';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { CrawlNotice } from '@web/shared/crawl/crawl-notice';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { directoryAddress } from '@web/shared/places/directory-paths';
import { widerThan } from '@web/shared/places/near';
import { isCrawledByZip } from '@web/shared/providers/crawled-types';
import { ListCautions } from '@web/shared/providers/list-notes';
import { NearChoice } from '@web/shared/providers/near-choice';
import { NotCrawled } from '@web/shared/providers/not-crawled';
import { OutsideCalifornia } from '@web/shared/providers/outside-california';
import { useNetworkFacts, useWhyLanguage } from '@web/shared/providers/network-facts';
import { useWhySpecialty } from '@web/shared/providers/provider-kind';
import { ProviderList } from '@web/shared/providers/provider-list';
import { ResultsLoading } from '@web/shared/providers/results-loading';
import { SearchFailed } from '@web/shared/providers/search-failed';
import type { Providers } from '@web/shared/providers/use-providers';
import { PhoneText } from '@web/shared/phone-text';
import { Button } from '@web/ui/button';
import { EmptyState } from '@web/ui/empty-state';
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { Paging } from '@web/ui/paging';
import { Note } from '@web/ui/text';
import { FINDER_PAGE_SIZE, isOutside, nothingChosen } from '../logic/finder-query';
import type { FinderQuery } from '../logic/finder-query';

/** Kinds that no registry lists by ZIP are homes and centers for older adults, and specialists. */
const SENIOR_LINES = ['community', 'agingAgency'] as const;

export interface FinderResultsProps {
  query: FinderQuery;
  providers: Providers;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  onAsk: (part: Partial<FinderQuery>) => void;
}

interface FoundProps extends Omit<FinderResultsProps, 'providers'> {
  answer: ListAnswer<ProviderResponse>;
}

function Found({ query, headingRef, onPage, onAsk, answer }: FoundProps) {
  const { t } = useTranslation(['finder', 'directory']);
  const language = useLanguage();
  const headingId = useId();
  const specialtyOf = useWhySpecialty(query.specialty);
  const languageOf = useWhyLanguage(query.language);
  const facts = useNetworkFacts(query);
  // The rest is on the other pages, so the list is whole.
  const whole = { ...answer, total: answer.rows.length };
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <h2 id={headingId} ref={headingRef} tabIndex={-1}>
        {t('directory:results.found', { count: answer.total, shown: formatNumber(answer.total, language) })}
      </h2>
      <ProviderList
        name="found"
        rows={answer.rows}
        zip={query.zip}
        labelledBy={headingId}
        whyOf={(provider) => specialtyOf(provider) ?? languageOf(provider)}
        factsOf={facts}
        more={
          <Paging
            page={query.page}
            pageCount={Math.ceil(answer.total / FINDER_PAGE_SIZE)}
            onPage={onPage}
            variant="numbers"
          />
        }
      />
      <ListCautions answer={whole} />
      {query.zip && <NearChoice radius={query.radius} onChoose={(radius) => onAsk({ radius })} />}
      <Note>{t('booking')}</Note>
    </Stack>
  );
}

/** There is no query yet, and these kinds are looked up by ZIP: an invitation and not a failure. */
function AskZip({ headingRef }: Pick<FinderResultsProps, 'headingRef'>) {
  const { t } = useTranslation('finder');
  return (
    <Stack as="section" $gap={2}>
      <h2 ref={headingRef} tabIndex={-1}>
        {t('askZip.title')}
      </h2>
      <p>{t('askZip.text')}</p>
    </Stack>
  );
}

/** Never a wall: wider, without the language (the directory puts who speaks it first), or everything. */
function Nothing({ query, headingRef, onAsk }: Pick<FinderResultsProps, 'query' | 'headingRef' | 'onAsk'>) {
  const { t } = useTranslation(['finder', 'directory']);
  const wider = query.zip ? widerThan(query.radius) : null;
  return (
    <Stack as="section">
      <h2 ref={headingRef} tabIndex={-1}>
        {t('empty')}
      </h2>
      <EmptyState
        title={t(query.language ? 'emptyLanguage' : 'emptyText')}
        titleAs="h3"
        action={
          <Row style={{ justifyContent: 'center' }}>
            {query.language === 'korean' && (
              <LinkButton variant="primary" to={directoryAddress(query)}>
                {t('koreanFirst')}
              </LinkButton>
            )}
            {wider && (
              <Button onClick={() => onAsk({ radius: wider })}>{t('directory:empty.wider', { miles: wider })}</Button>
            )}
            <Button onClick={() => onAsk({ ...nothingChosen(query), zip: query.zip })}>{t('clear')}</Button>
          </Row>
        }
      >
        <Note>
          <PhoneText>{t('directory:empty.call211')}</PhoneText>
        </Note>
      </EmptyState>
    </Stack>
  );
}

/** Below the tabs: loading, what a crawl does, rows, or an honest nothing. */
export function FinderResults({ query, providers, headingRef, onPage, onAsk }: FinderResultsProps) {
  const { answer, error, isLoading, crawl, refetch } = providers;
  const hasRecords = (answer?.rows.length ?? 0) > 0;
  const { zip, specialty, language, plan, group } = query;
  const isRequested = zip !== '' || [specialty, language, plan, group].some((value) => value !== null);
  const isCollecting = crawl.state === 'collecting' || crawl.state === 'over-time';
  const hasNothing = answer !== undefined && !hasRecords && !isCollecting;
  const mustAsk = !isRequested && isCrawledByZip(query.type);
  if (isOutside(query)) return <OutsideCalifornia zip={query.zip} headingRef={headingRef} />;
  return (
    <Stack $gap={3}>
      {error && <SearchFailed error={error} onRetry={refetch} />}
      {isLoading && <ResultsLoading />}
      <StaleNote answer={answer} />
      {answer && query.zip && <CrawlNotice key={query.zip} crawl={crawl} zip={query.zip} hasRecords={hasRecords} />}
      {answer && hasRecords && (
        <Found query={query} headingRef={headingRef} onPage={onPage} onAsk={onAsk} answer={answer} />
      )}
      {hasNothing && mustAsk && <AskZip headingRef={headingRef} />}
      {hasNothing && !mustAsk && <Nothing query={query} headingRef={headingRef} onAsk={onAsk} />}
      {query.zip && !isCrawledByZip(query.type) && <NotCrawled lines={SENIOR_LINES} />}
    </Stack>
  );
}
