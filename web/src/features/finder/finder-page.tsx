import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import useSWR from 'swr';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import type { ProviderResponse, ProviderType } from '@app/contracts/http/catalog';
import { useRecordCount } from '@web/shared/api/use-record-count';
import { formatNumber } from '@web/base/formats/numbers';
import { languageKey } from '@web/base/i18n/language-key';
import { useLanguage } from '@web/base/i18n/use-language';
import { useQuery } from '@web/shared/address/use-query';
import { ProviderList } from '@web/shared/providers/provider-list';
import { useFocusAfterSearch } from '@web/shared/providers/use-focus-after-search';
import { useProviders } from '@web/shared/providers/use-providers';
import { Chip } from '@web/ui/chip';
import { FoldLine } from '@web/ui/fold-line';
import { Row, Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { Tabs } from '@web/ui/tabs';
import { Figure, Note } from '@web/ui/text';
import { FinderResults } from './components/finder-results';
import { FinderSearch } from './components/finder-search';
import { countPath, elsewhere, FINDER_QUERY, FINDER_TABS, finderPath, isOutside, tabOf } from './logic/finder-query';
import type { FinderQuery, FinderTab } from './logic/finder-query';

/** "의사 1,247": how many the records hold; without a number while it is being counted or cannot be. */
function TabLabel({ tab, query }: { tab: FinderTab; query: FinderQuery }) {
  const { t } = useTranslation('finder');
  const language = useLanguage();
  const { count } = useRecordCount(countPath(tab, isOutside(query) ? { ...query, zip: '' } : query));
  return (
    <>
      {t(`tabs.${tab.id}`)} {typeof count === 'number' && <Figure>{formatNumber(count, language)}</Figure>}
    </>
  );
}

interface KindsProps {
  tab: FinderTab;
  type: ProviderType;
  onChoose: (type: ProviderType) => void;
}

/** A tab of several kinds: one call answers one kind, so the reader chooses. */
function Kinds({ tab, type, onChoose }: KindsProps) {
  const { t } = useTranslation(['finder', 'records']);
  if (tab.types.length === 1) return null;
  return (
    <Row $gap={2} role="group" aria-label={t('kinds')}>
      {tab.types.map((kind) => (
        <Chip key={kind} isPressed={kind === type} onClick={() => onChoose(kind)}>
          {t(`records:types.${kind}`)}
        </Chip>
      ))}
    </Row>
  );
}

function useFinder() {
  const [query, ask] = useQuery(FINDER_QUERY);
  const path = elsewhere(query, null) || isOutside(query) ? null : finderPath(query);
  const providers = useProviders(path);
  const isSettled = !providers.isLoading && (providers.answer !== undefined || providers.error !== undefined);
  const shown = [path, providers.crawl.state, providers.answer?.rows.length].join(' ');
  const { headingRef, expectFocus } = useFocusAfterSearch(isSettled, shown);
  const go = (part: Partial<FinderQuery>) => ask({ id: null, page: 1, ...part });
  const search = (part: Partial<FinderQuery>) => {
    expectFocus();
    const next = { ...query, id: null, page: 1, ...part };
    // The same question again is a wish to look again, not an old answer.
    if (finderPath(next) === path) providers.refetch();
    go(part);
  };
  return { query, providers, headingRef, go, search };
}

/** "90006 · 25마일 안 · 심장내과" */
function useQueryTexts({ zip, radius, specialty, language, plan, group }: FinderQuery): (string | null)[] {
  const { t } = useTranslation(['finder', 'directory', 'records']);
  return [
    zip || t('everywhere'),
    zip ? t('directory:form.radiusMiles', { miles: radius }) : null,
    specialty && t(`records:specialties.${specialty}`),
    language && t(languageKey(language)),
    plan,
    group,
  ];
}

/** The record that a search led to; a record that is gone leaves the list alone. */
function useChosen(id: string | null): { provider: ProviderResponse | null; isLoading: boolean } {
  const { data, isLoading } = useSWR<ProviderResponse, Error>(id && CATALOG_PATHS.provider.replace(':id', id));
  return { provider: data ?? null, isLoading };
}

function Chosen({ provider, zip }: { provider: ProviderResponse; zip: string }) {
  const { t } = useTranslation('finder');
  const headingId = useId();
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('chosen')}</h2>
      <ProviderList name="chosen" rows={[provider]} zip={zip} labelledBy={headingId} isFirstSolid />
    </Stack>
  );
}

/** /providers: every kind of place by tab, near a ZIP or anywhere, as rows. */
export function FinderPage() {
  const { t } = useTranslation('finder');
  const { query, providers, headingRef, go, search } = useFinder();
  const parts = useQueryTexts(query);
  const chosen = useChosen(query.id);
  const other = elsewhere(query, chosen.provider?.name ?? null);
  if (other && !chosen.isLoading) return <Navigate to={other} replace />;
  const active = tabOf(query.type);
  const { zip, specialty, language, plan, group, id } = query;
  const hasSearched = zip !== '' || [specialty, language, plan, group, id].some((value) => value !== null);
  const content = (
    <Stack $gap={5}>
      {chosen.provider && <Chosen provider={chosen.provider} zip={query.zip} />}
      <Kinds tab={active} type={query.type} onChoose={(type) => go({ type })} />
      <FinderResults
        query={query}
        providers={providers}
        headingRef={headingRef}
        onPage={(page) => search({ page })}
        onAsk={search}
      />
    </Stack>
  );
  return (
    <Wrap>
      <PageHead title={t('title')} purpose={hasSearched ? undefined : t('purpose')} />
      <Stack $gap={4}>
        <FoldLine hasSearched={hasSearched} parts={parts} title={t('form')}>
          {() => <FinderSearch query={query} onSearch={search} />}
        </FoldLine>
        <Tabs
          label={t('tabs.label')}
          value={active.id}
          onValueChange={(id) => go({ type: FINDER_TABS.find((tab) => tab.id === id)?.types[0] ?? 'doctor' })}
          tabs={FINDER_TABS.map((tab) => ({
            id: tab.id,
            label: <TabLabel tab={tab} query={query} />,
            content: tab.id === active.id ? content : null,
          }))}
        />
        <Note>{t(query.zip ? 'countNoteNear' : 'countNote')}</Note>
      </Stack>
    </Wrap>
  );
}
