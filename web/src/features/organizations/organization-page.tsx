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
import { OrganizationResults } from './components/organization-results';
import { useKindText } from './hooks/use-kind-text';
import { useOrganizations } from './hooks/use-organizations';
import { isNarrowed } from './logic/organization-query';
import type { OrganizationQuery } from './logic/organization-query';
import type { OrganizationKind } from './organization-kinds';

/** "90006 · 25마일 안 · 한국어 되는 곳만" */
function useAskedParts(query: OrganizationQuery): (string | null)[] {
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
  const { answer, error, isLoading, crawl, askAgain } = providers;
  const parts = useAskedParts(query);
  const isOutside = query.zip !== '' && !isCaliforniaZip(query.zip);
  // Groups are few: their list is the answer before anything was asked.
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
        {error && <SearchFailed error={error} onRetry={askAgain} />}
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
