import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { CrawlNotice } from '@web/shared/crawl/crawl-notice';
import { HelpPhones } from '@web/shared/providers/help-phones';
import { ListCautions, ListHeading, ListSources, ListTools } from '@web/shared/providers/list-notes';
import { DIRECTORY_PAGE_SIZE, pageOf } from '@web/shared/providers/pages-of';
import { ProviderCards } from '@web/shared/providers/provider-card';
import { ProviderDialog } from '@web/shared/providers/provider-dialog';
import { mapOfKind, mapOfSearch } from '@web/shared/providers/provider-links';
import { ResultsLoading } from '@web/shared/providers/results-loading';
import { SearchFailed } from '@web/shared/providers/search-failed';
import { useFocusAfterSearch } from '@web/shared/providers/use-focus-after-search';
import { useIsPrinting } from '@web/shared/providers/use-is-printing';
import { Button } from '@web/ui/button';
import { EmptyState } from '@web/ui/empty-state';
import { Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { Paging } from '@web/ui/paging';
import { Note } from '@web/ui/text';
import { GroupCard, HospitalCard } from './components/organization-card';
import { OrganizationForm } from './components/organization-form';
import { useOrganizations } from './hooks/use-organizations';
import { isNarrowed } from './logic/organization-query';
import type { OrganizationQuery } from './logic/organization-query';
import type { OrganizationKind } from './organization-kinds';

interface CardsProps {
  kind: OrganizationKind;
  query: OrganizationQuery;
  rows: readonly ProviderResponse[];
}

function Cards({ kind, query, rows }: CardsProps) {
  const [opened, setOpened] = useState<ProviderResponse | null>(null);
  const Card = kind.id === 'hospital' ? HospitalCard : GroupCard;
  const asked = { zip: query.zip, hasDistance: query.zip !== '' && query.radius !== null };
  return (
    <>
      <ProviderCards>
        {rows.map((row) => (
          <Card key={row.id} provider={row} asked={asked} onOpen={() => setOpened(row)} />
        ))}
      </ProviderCards>
      <ProviderDialog provider={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function useAreaText({ zip, radius }: OrganizationQuery): string {
  const { t } = useTranslation(['organizations', 'directory']);
  if (!zip) return t('everywhere');
  return radius === null
    ? t('directory:results.search', { zip })
    : t('directory:results.searchRadius', { zip, miles: radius });
}

type Organizations = ReturnType<typeof useOrganizations>;

interface ResultsProps extends Organizations {
  kind: OrganizationKind;
}

function Nothing({ kind, query, reset }: ResultsProps) {
  const { t } = useTranslation(['organizations', 'directory']);
  return (
    <Stack>
      <EmptyState
        title={t('nothing')}
        titleAs="h3"
        action={
          isNarrowed(query) && (
            <Button variant="primary" onClick={reset}>
              {t('directory:empty.clear')}
            </Button>
          )
        }
      >
        <p>{t(`${kind.id}.nothingText`)}</p>
      </EmptyState>
      <HelpPhones />
    </Stack>
  );
}

function Results(props: ResultsProps) {
  const { kind, query, providers, found, ask } = props;
  const { t } = useTranslation('organizations');
  const { answer, crawl } = providers;
  const isPrinting = useIsPrinting();
  const area = useAreaText(query);
  const { rows, page, pageCount } = pageOf(found, query.page, DIRECTORY_PAGE_SIZE);
  const shown = [query.page, found.length, crawl.state].join(' ');
  const { headingRef, expectFocus } = useFocusAfterSearch(answer !== undefined, shown);
  if (!answer) return null;
  // What the filters leave is what is counted; a list that the server cut is said to be cut.
  const counted = { ...answer, rows: found, total: found.length };
  const isCollecting = crawl.state === 'collecting' || crawl.state === 'over-time';
  if (found.length === 0) {
    return (
      <Stack as="section">
        <h2 ref={headingRef} tabIndex={-1}>
          {isCollecting ? t('collecting') : t(`${kind.id}.nothing`)}
        </h2>
        {!isCollecting && <Nothing {...props} />}
      </Stack>
    );
  }
  return (
    <section>
      <ListHeading answer={counted} headingRef={headingRef} area={area} hasDistance={query.radius !== null} />
      <ListCautions answer={answer.total > answer.rows.length ? answer : counted} />
      <Cards kind={kind} query={query} rows={isPrinting ? found : rows} />
      <Paging
        page={page}
        pageCount={pageCount}
        variant="steps"
        onPage={(next) => {
          expectFocus();
          ask({ page: next });
        }}
      />
      <ListSources answer={counted} />
      <ListTools mapAddress={query.zip ? mapOfSearch(kind.mapWords, query.zip) : mapOfKind(kind.mapWords)} />
    </section>
  );
}

/** One room for hospitals and medical groups: the whole list at once, narrowed by what the reader chooses. */
export function OrganizationPage({ kind }: { kind: OrganizationKind }) {
  const { t } = useTranslation('organizations');
  const organizations = useOrganizations(kind);
  const { query, providers, ask, reset } = organizations;
  const { answer, error, isLoading, crawl, askAgain } = providers;
  return (
    <Wrap>
      <PageHead
        title={t(`${kind.id}.title`)}
        purpose={t(`${kind.id}.purpose`)}
        crumbs={[{ label: t('hub.crumb'), to: '/healthcare-organizations' }]}
      />
      <Stack $gap={6}>
        <OrganizationForm
          kind={kind}
          query={query}
          rows={answer?.rows ?? []}
          isBusy={isLoading}
          onAsk={ask}
          onReset={reset}
        />
        <Stack $gap={5}>
          {error && <SearchFailed error={error} onRetry={askAgain} />}
          {isLoading && <ResultsLoading />}
          {answer && query.zip && (
            <CrawlNotice key={query.zip} crawl={crawl} zip={query.zip} hasRecords={organizations.found.length > 0} />
          )}
          <Results {...organizations} kind={kind} />
        </Stack>
        <Note>{t(`${kind.id}.source`)}</Note>
      </Stack>
    </Wrap>
  );
}
