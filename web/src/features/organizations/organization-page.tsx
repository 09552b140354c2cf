import { useTranslation } from 'react-i18next';
import { StaleNote } from '@web/shared/api/stale-note';
import { languageKey } from '@web/base/i18n/language-key';
import { CrawlNotice } from '@web/shared/crawl/crawl-notice';
import { isCaliforniaZip } from '@web/shared/places/california-zip';
import { OutsideCalifornia } from '@web/shared/providers/outside-california';
import { ResultsLoading } from '@web/shared/providers/results-loading';
import { SearchFailed } from '@web/shared/providers/search-failed';
import { PhoneText } from '@web/shared/phone-text';
import { Chip } from '@web/ui/chip';
import { FoldLine } from '@web/ui/fold-line';
import { Row, Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { Note } from '@web/ui/text';
import { OrganizationForm } from './components/organization-form';
import { useKindText } from './hooks/use-kind-text';
import { ORGANIZATION_QUERY, foundSpecialty, isMatch, isNarrowed, organizationsPath } from './logic/organization-query';
import type { OrganizationQuery } from './logic/organization-query';
import type { OrganizationKind } from './organization-kinds';
import { useId, useMemo } from 'react';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { widerThan } from '@web/shared/places/near';
import { HelpPhones } from '@web/shared/providers/help-phones';
import { ListCautions, ListTools } from '@web/shared/providers/list-notes';
import { NearChoice } from '@web/shared/providers/near-choice';
import { DIRECTORY_PAGE_SIZE, pageOf } from '@web/shared/providers/pages-of';
import { mapOfKind, mapOfSearch } from '@web/shared/providers/provider-links';
import { ProviderList } from '@web/shared/providers/provider-list';
import { useFocusAfterSearch } from '@web/shared/providers/use-focus-after-search';
import { useIsPrinting } from '@web/ui/use-is-printing';
import { Button } from '@web/ui/button';
import { EmptyState } from '@web/ui/empty-state';
import { Paging } from '@web/ui/paging';
import { useQuery } from '@web/shared/address/use-query';
import { useProviders } from '@web/shared/providers/use-providers';

const NO_PLACE = { zip: '', hasEmergency: false };

/** The address of the page, the answer behind it, and the part of the answer that the filters leave. */
function useOrganizations(kind: OrganizationKind) {
  const [addressQuery, commit] = useQuery(ORGANIZATION_QUERY);
  const query = useMemo<OrganizationQuery>(
    () => ({ ...addressQuery, ...(kind.hasPlace ? {} : NO_PLACE) }),
    [addressQuery, kind.hasPlace],
  );
  const providers = useProviders(organizationsPath(kind.id, query));
  const rows = providers.answer?.rows;
  const found = useMemo(() => (rows ?? []).filter((row) => isMatch(row, query)), [rows, query]);
  return {
    query,
    providers,
    found,
    /** Another question begins at page 1. */
    ask: (part: Partial<OrganizationQuery>) => commit({ ...(kind.hasPlace ? {} : NO_PLACE), page: 1, ...part }),
    reset: () => commit(ORGANIZATION_QUERY.empty),
  };
}

// Rows of hospitals or medical groups, or an honest nothing.
interface OrganizationResultsProps extends ReturnType<typeof useOrganizations> {
  kind: OrganizationKind;
}

function Nothing({ kind, query, ask, reset }: OrganizationResultsProps) {
  const { t } = useTranslation(['organizations', 'directory']);
  const wider = query.zip ? widerThan(query.radius) : null;
  return (
    <Stack>
      <EmptyState
        title={t('nothing')}
        titleAs="h3"
        action={
          <Row style={{ justifyContent: 'center' }}>
            {wider && (
              <Button variant="primary" onClick={() => ask({ radius: wider })}>
                {t('directory:empty.wider', { miles: wider })}
              </Button>
            )}
            {isNarrowed(query) && <Button onClick={reset}>{t('directory:empty.clear')}</Button>}
          </Row>
        }
      >
        <p>{t(`${kind.id}.nothingText`)}</p>
      </EmptyState>
      <HelpPhones />
    </Stack>
  );
}

/** What a reader compares next to the name: emergency room, stars; a group: where it works. */
function useRowFacts({ id }: OrganizationKind): (provider: ProviderResponse) => (string | null)[] {
  const { t, i18n } = useTranslation(['organizations', 'records']);
  const kindText = useKindText();
  if (id === 'hospital') {
    return ({ details }) => [
      details?.hasEmergency && !details.unconfirmedFields?.includes('hasEmergency') ? t('emergency') : null,
      details?.rating ? t('records:rating.short', { rating: details.rating }) : null,
    ];
  }
  return ({ details }) => {
    const region = details?.region;
    return [
      details?.kind ? kindText(details.kind) : null,
      region ? (i18n.exists(`records:regions.${region}`) ? t(`records:regions.${region}`) : region) : null,
    ];
  };
}

interface FoundProps extends Pick<OrganizationResultsProps, 'kind' | 'query' | 'found' | 'ask'> {
  headingId: string;
  onPage: (page: number) => void;
}

function Found({ kind, query, found, ask, headingId, onPage }: FoundProps) {
  const { t } = useTranslation(['organizations', 'records']);
  const language = useLanguage();
  const isPrinting = useIsPrinting();
  const factsOf = useRowFacts(kind);
  const { rows, page, pageCount } = pageOf(found, query.page, DIRECTORY_PAGE_SIZE);
  const whyOf = (provider: ProviderResponse) => {
    const specialty = foundSpecialty(provider, query.q);
    return specialty && t('records:why.specialty', { specialty: specialty[language] });
  };
  return (
    <>
      <ProviderList
        name="organizations"
        rows={isPrinting ? found : rows}
        zip={query.zip}
        labelledBy={headingId}
        honest={t(`${kind.id}.honest`)}
        factsOf={factsOf}
        whyOf={whyOf}
        more={<Paging page={page} pageCount={pageCount} variant="steps" onPage={onPage} />}
      />
      {query.zip && <NearChoice radius={query.radius} onChoose={(radius) => ask({ radius })} />}
      <ListTools mapAddress={query.zip ? mapOfSearch(kind.mapWords, query.zip) : mapOfKind(kind.mapWords)} />
    </>
  );
}

function OrganizationResults(props: OrganizationResultsProps) {
  const { kind, query, providers, found, ask } = props;
  const { t } = useTranslation('organizations');
  const language = useLanguage();
  const headingId = useId();
  const { answer, crawl } = providers;
  const shown = [query.page, found.length, crawl.state].join(' ');
  const { headingRef, expectFocus } = useFocusAfterSearch(answer !== undefined, shown);
  if (!answer) return null;
  const isCollecting = crawl.state === 'collecting' || crawl.state === 'over-time';
  const heading =
    found.length > 0
      ? t(`${kind.id}.found`, { count: found.length, shown: formatNumber(found.length, language) })
      : t(isCollecting ? 'collecting' : `${kind.id}.nothing`);
  const goToPage = (page: number) => {
    expectFocus();
    ask({ page });
  };
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <h2 id={headingId} ref={headingRef} tabIndex={-1}>
        {heading}
      </h2>
      {found.length === 0 && !isCollecting && <Nothing {...props} />}
      {found.length > 0 && (
        <Found kind={kind} query={query} found={found} ask={ask} headingId={headingId} onPage={goToPage} />
      )}
      {answer.total > answer.rows.length && <ListCautions answer={answer} />}
    </Stack>
  );
}

/** "90006 · 25마일 안 · 한국어 되는 곳만" */
function useQueryTexts(query: OrganizationQuery): (string | null)[] {
  const { t } = useTranslation(['organizations', 'directory', 'records']);
  const kindText = useKindText();
  const { zip, radius, q, region, kind, language } = query;
  return [
    zip || t('everywhere'),
    zip ? t('directory:form.radiusMiles', { miles: radius }) : null,
    q,
    region && t(`regions.${region}`, { defaultValue: region }),
    kind && kindText(kind),
    language && t(languageKey(language)),
    query.isKoreanOnly ? t('form.koreanOnly') : null,
    query.hasEmergency ? t('form.emergencyOnly') : null,
  ];
}

/** One room for hospitals and medical groups: the whole list at once, narrowed by what the reader chooses. */
export function OrganizationPage({ kind }: { kind: OrganizationKind }) {
  const { t } = useTranslation('organizations');
  const organizations = useOrganizations(kind);
  const { query, providers, ask, reset } = organizations;
  const { answer, error, isLoading, crawl, refetch } = providers;
  const parts = useQueryTexts(query);
  const isOutside = query.zip !== '' && !isCaliforniaZip(query.zip);
  // Groups are few: their list is the answer before any search.
  const hasSearched = !kind.hasPlace || isNarrowed(query);
  return (
    <Wrap>
      <PageHead title={t(`${kind.id}.title`)} purpose={isNarrowed(query) ? undefined : t(`${kind.id}.purpose`)} />
      <Stack $gap={4}>
        <FoldLine hasSearched={hasSearched} parts={parts} title={t(`${kind.id}.form`)}>
          {() => <OrganizationForm kind={kind} query={query} rows={answer?.rows ?? []} onAsk={ask} onReset={reset} />}
        </FoldLine>
        {kind.hasPlace && hasSearched && !isOutside && (
          <Row data-no-print>
            <Chip
              isPressed={query.hasEmergency}
              onClick={() => organizations.ask({ hasEmergency: !query.hasEmergency })}
            >
              {t('form.emergencyOnly')}
            </Chip>
          </Row>
        )}
        {isOutside && <OutsideCalifornia zip={query.zip} />}
        {error && <SearchFailed error={error} onRetry={refetch} />}
        {isLoading && <ResultsLoading />}
        <StaleNote answer={answer} />
        {answer && query.zip && (
          <CrawlNotice key={query.zip} crawl={crawl} zip={query.zip} hasRecords={organizations.found.length > 0} />
        )}
        <OrganizationResults {...organizations} kind={kind} />
        <Note>
          <PhoneText>{t(`${kind.id}.source`)}</PhoneText>
        </Note>
      </Stack>
    </Wrap>
  );
}
