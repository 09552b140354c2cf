// Below the folded search: what speaks Korean, then everything near, nearest first; or an honest nothing with a way on.
import { useId } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse, ProviderType } from '@app/contracts/http/catalog';
import { StaleNote } from '@web/shared/api/stale-note';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { widerThan } from '@web/shared/places/near';
import { isCrawledByZip } from '@web/shared/providers/crawled-types';
import { ListCautions, ListTools } from '@web/shared/providers/list-notes';
import { NearChoice } from '@web/shared/providers/near-choice';
import { DIRECTORY_PAGE_SIZE, pageOf } from '@web/shared/providers/pages-of';
import { useNetworkFacts } from '@web/shared/providers/network-facts';
import { asksNetwork } from '@web/shared/providers/networks';
import { useWhySpecialty } from '@web/shared/providers/provider-kind';
import { mapOfSearch } from '@web/shared/providers/provider-links';
import { ProviderList } from '@web/shared/providers/provider-list';
import { SearchFailed } from '@web/shared/providers/search-failed';
import { useIsPrinting } from '@web/ui/use-is-printing';
import type { Providers } from '@web/shared/providers/use-providers';
import { PhoneText } from '@web/shared/phone-text';
import { Button } from '@web/ui/button';
import { EmptyState } from '@web/ui/empty-state';
import { Row, Stack } from '@web/ui/layout';
import { Paging } from '@web/ui/paging';
import { FullHeightSlot } from '@web/ui/full-height-slot';
import { RichText } from '@web/ui/rich-text';
import { Note } from '@web/ui/text';
import type { DirectoryKind } from '../directory-kinds';
import { hasFilters, NO_FILTERS } from '../logic/directory-query';
import type { DirectoryQuery } from '../logic/directory-query';

export interface DirectoryResultsProps {
  kind: DirectoryKind;
  query: DirectoryQuery;
  providers: Providers;
  /** Absent when another heading begins the answer. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  /** Searches again with other choices (wider, without a specialty). */
  onSearch: (query: DirectoryQuery) => void;
}

function Collecting({ query, headingRef }: Pick<DirectoryResultsProps, 'query' | 'headingRef'>) {
  const { t } = useTranslation('directory');
  return (
    <FullHeightSlot as="section" $gap={2}>
      <h2 ref={headingRef} tabIndex={-1}>
        {t('collecting.title')}
      </h2>
      <p>{t('collecting.text', { zip: query.zip })}</p>
    </FullHeightSlot>
  );
}

function emptyReason({ kind, query, providers }: DirectoryResultsProps): string {
  // A registry that could not be read has not said that there is nothing.
  if (providers.crawl.state === 'failed') return 'empty.failed';
  if (hasFilters(query)) return 'empty.filtered';
  return isCrawledByZip(kind.id) ? 'empty.text' : 'empty.imported';
}

function Nothing(props: DirectoryResultsProps) {
  const { kind, query, providers, headingRef, onSearch } = props;
  const { t } = useTranslation('directory');
  const { state } = providers.crawl;
  if (state === 'collecting' || state === 'over-time') return <Collecting query={query} headingRef={headingRef} />;
  const wider = widerThan(query.radius);
  return (
    <Stack as="section">
      <h2 ref={headingRef} tabIndex={-1}>
        {state === 'failed' ? t('collecting.title') : t(`${kind.id}.empty`, { zip: query.zip, miles: query.radius })}
      </h2>
      <EmptyState
        title={t(emptyReason(props))}
        action={
          <Row style={{ justifyContent: 'center' }}>
            {wider && (
              <Button variant="primary" onClick={() => onSearch({ ...query, radius: wider })}>
                {t('empty.wider', { miles: wider })}
              </Button>
            )}
            {hasFilters(query) && (
              <Button onClick={() => onSearch({ ...query, ...NO_FILTERS })}>{t('empty.clear')}</Button>
            )}
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

interface FoundProps extends Omit<DirectoryResultsProps, 'providers'> {
  answer: ListAnswer<ProviderResponse>;
}

/** Of medical registries: that they name no language, and where those in this list come from. */
const OF_LANGUAGE: readonly ProviderType[] = ['doctor', 'pharmacy', 'clinic'];

function useHonest({ id }: DirectoryKind, rows: readonly ProviderResponse[]): string {
  const { t } = useTranslation('directory');
  const language = useLanguage();
  const sources = rows.flatMap(({ statedLanguages }) => statedLanguages.map(({ source }) => source.name[language]));
  if (!OF_LANGUAGE.includes(id) || sources.length === 0) return t(`${id}.honest`);
  return t(`${id}.honestSome`, { sources: [...new Set(sources)].join(', ') });
}

function Found({ kind, query, headingRef, onPage, onSearch, answer }: FoundProps) {
  const { t } = useTranslation('directory');
  const language = useLanguage();
  const headingId = useId();
  const isPrinting = useIsPrinting();
  const why = useWhySpecialty(query.specialty);
  const networks = useNetworkFacts(query);
  // Who did not ask for them finds plan and group in the sheet: a line more in every row would push the list down.
  const facts = asksNetwork(query) ? networks : undefined;
  const honest = useHonest(kind, answer.rows);
  const { rows, page, pageCount } = pageOf(answer.rows, query.page, DIRECTORY_PAGE_SIZE);
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <h2 id={headingId} ref={headingRef} tabIndex={-1}>
        {t(`${kind.id}.near`, { count: answer.total, shown: formatNumber(answer.total, language) })}
      </h2>
      <ProviderList
        name="near"
        rows={isPrinting ? answer.rows : rows}
        zip={query.zip}
        labelledBy={headingId}
        whyOf={why}
        factsOf={facts}
        honest={
          <p>
            <RichText text={honest} tags={{ b: <b /> }} />
          </p>
        }
        more={<Paging page={page} pageCount={pageCount} onPage={onPage} variant="steps" />}
      />
      <ListCautions answer={answer} />
      <NearChoice radius={query.radius} onChoose={(radius) => onSearch({ ...query, radius })} />
      <ListTools mapAddress={mapOfSearch(kind.mapWords, query.zip)} />
    </Stack>
  );
}

/** The list, or an honest nothing. Old records stay while new ones come. */
export function DirectoryResults(props: DirectoryResultsProps) {
  const { answer, error, refetch } = props.providers;
  const hasRecords = (answer?.rows.length ?? 0) > 0;
  return (
    <Stack $gap={3}>
      {error && <SearchFailed error={error} onRetry={refetch} />}
      <StaleNote answer={answer} />
      {answer && (hasRecords ? <Found {...props} answer={answer} /> : <Nothing {...props} />)}
    </Stack>
  );
}
