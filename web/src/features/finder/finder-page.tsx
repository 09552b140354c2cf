import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { ProviderType } from '@app/contracts/http/catalog';
import { useRecordCount } from '@web/shared/api/use-record-count';
import { formatNumber } from '@web/shared/formats/numbers';
import { useLanguage } from '@web/shared/i18n/use-language';
import { useFocusAfterSearch } from '@web/shared/providers/use-focus-after-search';
import { useProviders } from '@web/shared/providers/use-providers';
import { Chip } from '@web/ui/chip';
import { Row, Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { Tabs } from '@web/ui/tabs';
import { Figure, Note } from '@web/ui/text';
import { FinderResults } from './components/finder-results';
import { FinderSearch } from './components/finder-search';
import {
  countPath,
  ELSEWHERE,
  FINDER_TABS,
  finderParams,
  finderPath,
  NOTHING_CHOSEN,
  readFinderQuery,
  tabOf,
} from './logic/finder-query';
import type { FinderQuery, FinderTab } from './logic/finder-query';

/** "의사 1,247": how many the records hold; without a number while it is being counted or cannot be. */
function TabLabel({ tab }: { tab: FinderTab }) {
  const { t } = useTranslation('finder');
  const language = useLanguage();
  const { count } = useRecordCount(...tab.types.map(countPath));
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
  const [params, setParams] = useSearchParams();
  const query = readFinderQuery(params);
  const path = ELSEWHERE[query.type] ? null : finderPath(query);
  const providers = useProviders(path);
  const isSettled = !providers.isLoading && (providers.answer !== undefined || providers.error !== undefined);
  const shown = [path, providers.crawl.state, providers.answer?.rows.length].join(' ');
  const { headingRef, expectFocus } = useFocusAfterSearch(isSettled, shown);
  const go = (part: Partial<FinderQuery>) =>
    setParams(finderParams({ ...query, page: 1, ...part }), { preventScrollReset: true });
  const search = (part: Partial<FinderQuery>) => {
    expectFocus();
    const next = { ...query, page: 1, ...part };
    // The same question again is a wish to look again, not an old answer.
    if (finderPath(next) === path) providers.askAgain();
    go(part);
  };
  return { query, providers, headingRef, go, search };
}

/** /providers: every kind of place by tab, near a ZIP or anywhere, as cards. */
export function FinderPage() {
  const { t } = useTranslation('finder');
  const { query, providers, headingRef, go, search } = useFinder();
  const elsewhere = ELSEWHERE[query.type];
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  const active = tabOf(query.type);
  const content = (
    <Stack $gap={5}>
      <Kinds tab={active} type={query.type} onChoose={(type) => go({ type })} />
      <FinderResults
        query={query}
        providers={providers}
        headingRef={headingRef}
        onPage={(page) => search({ page })}
        onClear={() => search(NOTHING_CHOSEN)}
      />
    </Stack>
  );
  return (
    <Wrap>
      <PageHead title={t('title')} purpose={t('purpose')} crumbs={[]} />
      <Stack $gap={6}>
        <FinderSearch query={query} isBusy={providers.isLoading} onSearch={search} />
        <Tabs
          label={t('tabs.label')}
          value={active.id}
          onValueChange={(id) => go({ type: FINDER_TABS.find((tab) => tab.id === id)?.types[0] ?? 'doctor' })}
          tabs={FINDER_TABS.map((tab) => ({
            id: tab.id,
            label: <TabLabel tab={tab} />,
            content: tab.id === active.id ? content : null,
          }))}
        />
        <Note>{t('countNote')}</Note>
      </Stack>
    </Wrap>
  );
}
