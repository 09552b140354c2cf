import { useTranslation } from 'react-i18next';
import { useQuery } from '@web/shared/address/use-query';
import { useFocusAfterSearch } from '@web/shared/providers/use-focus-after-search';
import { useProviders } from '@web/shared/providers/use-providers';
import type { Providers } from '@web/shared/providers/use-providers';
import { FoldLine } from '@web/ui/fold-line';
import { Row, Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { HUB_QUERY, hubPath } from './logic/hub-query';
import type { HubKind } from './logic/hub-query';
import { Building2, Hospital, Search, ShieldCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { CATALOG_PATHS, PROVIDER_LIMITS } from '@app/contracts/http/catalog';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';
import { useRecordCount } from '@web/shared/api/use-record-count';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { SampleCount } from '@web/shared/provenance/sample-count';
import { ListRow } from '@web/ui/list-row';
import { RowList } from '@web/ui/row-list';
import { Figure, Note } from '@web/ui/text';
import { useId } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useDraft } from '@web/shared/address/use-draft';
import { HelpPhones } from '@web/shared/providers/help-phones';
import { ProviderList } from '@web/shared/providers/provider-list';
import { ResultsLoading } from '@web/shared/providers/results-loading';
import { SearchFailed } from '@web/shared/providers/search-failed';
import { Button } from '@web/ui/button';
import { EmptyState } from '@web/ui/empty-state';
import { FormCard } from '@web/ui/form-frame';
import { LinkButton } from '@web/ui/link-button';
import { TextField } from '@web/ui/text-field';

// A name looked for among hospitals, medical groups and insurance companies; the answer is on the page itself.
interface HubFormProps {
  words: string;
  onSearch: (words: string) => void;
}

function HubForm({ words, onSearch }: HubFormProps) {
  const { t } = useTranslation('organizations');
  const [{ typed }, change] = useDraft({ typed: words });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) onSearch(typed.trim());
  };
  return (
    <FormCard as="form" role="search" aria-label={t('hub.form')} onSubmit={submit} data-no-print>
      <TextField
        type="search"
        label={t('hub.search')}
        hint={t('hub.searchHint')}
        value={typed}
        maxLength={PROVIDER_LIMITS.maxText}
        onValueChange={(text) => change({ typed: text })}
      />
      <Row>
        <Button type="submit" variant="primary" icon={Search} aria-disabled={!typed.trim()}>
          {t('hub.submit')}
        </Button>
      </Row>
    </FormCard>
  );
}

function Nothing({ words, onClear }: { words: string; onClear: () => void }) {
  const { t } = useTranslation('organizations');
  return (
    <Stack>
      <EmptyState
        title={t('hub.nothing')}
        titleAs="h3"
        action={
          <Row style={{ justifyContent: 'center' }}>
            <LinkButton variant="primary" to={withQuery('/search', { q: words })}>
              {t('hub.everywhere')}
            </LinkButton>
            <Button onClick={onClear}>{t('hub.clear')}</Button>
          </Row>
        }
      >
        <p>{t('hub.searchHint')}</p>
      </EmptyState>
      <HelpPhones />
    </Stack>
  );
}

interface HubResultsProps {
  words: string;
  providers: Providers;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onClear: () => void;
}

/** What was found for a name: rows that can be called, each with its kind. */
function HubResults({ words, providers, headingRef, onClear }: HubResultsProps) {
  const { t } = useTranslation(['organizations', 'records']);
  const language = useLanguage();
  const headingId = useId();
  const { answer, error, isLoading, refetch } = providers;
  if (error) return <SearchFailed error={error} onRetry={refetch} />;
  if (isLoading || !answer) return <ResultsLoading />;
  const { rows, total } = answer;
  const kindOf = ({ type }: ProviderResponse) => [t(`records:types.${type}`)];
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <h2 id={headingId} ref={headingRef} tabIndex={-1}>
        {total > 0 ? t('hub.found', { count: total, shown: formatNumber(total, language) }) : t('hub.nothing')}
      </h2>
      {rows.length === 0 && <Nothing words={words} onClear={onClear} />}
      {rows.length > 0 && (
        <ProviderList name="found" rows={rows} zip="" labelledBy={headingId} factsOf={kindOf} isFirstSolid />
      )}
      {total > rows.length && (
        <Note>
          {t('hub.cut', { shown: formatNumber(rows.length, language), total: formatNumber(total, language) })}
        </Note>
      )}
    </Stack>
  );
}

// The three kinds of organizations as rows: what each is, how many are listed, and the way to its list.
const CATEGORIES: readonly { id: HubKind; to: string; icon: LucideIcon }[] = [
  { id: 'hospital', to: '/hospitals', icon: Hospital },
  { id: 'medicalGroup', to: '/medical-groups', icon: Building2 },
  { id: 'insurance', to: '/insurance-companies', icon: ShieldCheck },
];

/** Counted by the server for this call; never a number written down here. */
const countOf = (type: HubKind, language: 'korean' | null): string =>
  withQuery(CATALOG_PATHS.providers, { type, language, limit: 1 });
const EVERYTHING = CATEGORIES.map(({ id }) => countOf(id, null));
const KOREAN = CATEGORIES.map(({ id }) => countOf(id, 'korean'));

/** "467곳", or why there is no number. */
function useCountText(count: number | null | undefined): string {
  const { t } = useTranslation('organizations');
  const language = useLanguage();
  if (count === null) return t('hub.unavailable');
  return count === undefined ? t('hub.counting') : t('hub.count', { count, shown: formatNumber(count, language) });
}

function CategoryRow({ id, to, icon }: (typeof CATEGORIES)[number]) {
  const { t } = useTranslation('organizations');
  const language = useLanguage();
  const withTravellingZip = useWithZip();
  const { count } = useRecordCount(countOf(id, null));
  const { count: korean } = useRecordCount(countOf(id, 'korean'));
  return (
    <ListRow
      name={t(`hub.${id}.title`)}
      distance={useCountText(count)}
      facts={[
        typeof korean === 'number' && korean > 0
          ? t('hub.korean', { count: korean, shown: formatNumber(korean, language) })
          : null,
      ]}
      why={t(`hub.${id}.text`)}
      step={{ label: t(`hub.${id}.go`), to: withTravellingZip(to), icon }}
    >
      {typeof count === 'number' && <SampleCount path={CATALOG_PATHS.providers} query={{ type: id }} />}
    </ListRow>
  );
}

/** The specification's summary: all organizations, and how many of them list Korean. */
function Summary() {
  const { t } = useTranslation('organizations');
  const language = useLanguage();
  const { count } = useRecordCount(...EVERYTHING);
  const { count: korean } = useRecordCount(...KOREAN);
  if (typeof count !== 'number' || typeof korean !== 'number') return null;
  return (
    <Note>
      <Figure>{t('hub.all', { count, shown: formatNumber(count, language) })}</Figure>
      {korean > 0 && <span>{` · ${t('hub.korean', { count: korean, shown: formatNumber(korean, language) })}`}</span>}
      <span> · {t('hub.countNote')}</span>
    </Note>
  );
}

function HubCategories({ labelledBy }: { labelledBy: string }) {
  return (
    <>
      <RowList labelledBy={labelledBy}>
        {CATEGORIES.map((category) => (
          <CategoryRow key={category.id} {...category} />
        ))}
      </RowList>
      <Summary />
    </>
  );
}

/** /healthcare-organizations: a name looked for among all three kinds, what the kinds are, how many we know, where to look. */
export function OrganizationsPage() {
  const { t } = useTranslation('organizations');
  const [query, askQuery] = useQuery(HUB_QUERY);
  const words = query.q;
  const hasSearched = words !== '';
  const providers = useProviders(hubPath(words));
  const { headingRef, expectFocus } = useFocusAfterSearch(providers.answer !== undefined, words);
  const ask = (q: string) => {
    expectFocus();
    askQuery({ q });
  };
  const form = <HubForm words={words} onSearch={ask} />;
  return (
    <Wrap>
      <PageHead title={t('hub.title')} purpose={hasSearched ? undefined : t('hub.purpose')} crumbs={[]} />
      <Stack $gap={5}>
        {hasSearched && (
          <>
            <FoldLine hasSearched parts={[words]} title={t('hub.form')}>
              {() => form}
            </FoldLine>
            <HubResults words={words} providers={providers} headingRef={headingRef} onClear={() => ask('')} />
          </>
        )}
        <Stack as="section" $gap={3} aria-labelledby="categories">
          <h2 id="categories">{t('hub.categories')}</h2>
          <HubCategories labelledBy="categories" />
        </Stack>
        {!hasSearched && form}
      </Stack>
    </Wrap>
  );
}
