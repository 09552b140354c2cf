// Rows of hospitals or medical groups, or an honest nothing.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
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
import { Row, Stack } from '@web/ui/layout';
import { Paging } from '@web/ui/paging';
import { useKindText } from '../hooks/use-kind-text';
import type { useOrganizations } from '../hooks/use-organizations';
import { foundSpecialty, isNarrowed } from '../logic/organization-query';
import type { OrganizationKind } from '../organization-kinds';

export interface OrganizationResultsProps extends ReturnType<typeof useOrganizations> {
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

export function OrganizationResults(props: OrganizationResultsProps) {
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
