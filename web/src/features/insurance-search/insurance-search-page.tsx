import { Columns2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePlaceOfZip } from '@web/shared/api/use-place-of-zip';
import { HELP_LINES } from '@web/shared/contacts';
import { MEDICARE_PLAN_COMPARE } from '@web/shared/plans/medicare-links';
import { PlanYearNotice } from '@web/shared/plans/plan-year-notice';
import { usePlans } from '@web/shared/plans/use-plans';
import { useFocusAfterSearch } from '@web/shared/providers/use-focus-after-search';
import { HelpBand } from '@web/ui/help-band';
import { Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { ResultsLoading } from '@web/shared/providers/results-loading';
import { SearchFailed } from '@web/shared/providers/search-failed';
import { FilterPanel } from './components/filter-panel';
import { PlanResults } from './components/plan-results';
import { SearchForm } from './components/search-form';
import { usePlanSearch } from './hooks/use-plan-search';
import type { SearchDraft } from './hooks/use-plan-search';
import { planParams, plansPath } from './logic/plan-query';

const HELP = ['medicare', 'hicap'] as const;

function Help() {
  const { t } = useTranslation('plans');
  const phones = HELP.map((id) => ({
    id,
    who: t(`lines.${id}.who`),
    phone: HELP_LINES[id].number,
    when: t(`lines.${id}.when`),
  }));
  return (
    <HelpBand title={t('help.title')} text={t('help.text')} phones={phones}>
      <LinkButton variant="primary" href={MEDICARE_PLAN_COMPARE}>
        {t('help.medicare')}
      </LinkButton>
    </HelpBand>
  );
}

function Head() {
  const { t } = useTranslation('plans');
  return (
    <PageHead
      title={t('search.title')}
      purpose={t('search.purpose')}
      crumbs={[{ label: t('crumbs.insurance'), to: '/insurance-plans' }]}
      action={
        <LinkButton to="/plan-comparison" icon={Columns2}>
          {t('search.compare')}
        </LinkButton>
      }
    />
  );
}

/** /insurance-search: words and a ZIP ask the server, the panel filters what it answered; joining happens at Medicare. */
export function InsuranceSearchPage() {
  const { pathname } = useLocation();
  const search = usePlanSearch();
  const { query } = search;
  const path = plansPath(query);
  const { answer, error, isLoading, askAgain } = usePlans(path);
  const isSettled = !isLoading && (answer !== undefined || error !== undefined);
  const place = usePlaceOfZip(query.zip || null);
  // The header speaks only of a ZIP in several counties; the ZIP's own record knows the one county of the others.
  const counties = answer && answer.counties.length > 0 ? answer.counties : (place.found?.counties ?? []);
  const { headingRef, expectFocus } = useFocusAfterSearch(isSettled, `${path} ${query.page}`);
  const yearAddress = (year: number) => `${pathname}?${planParams({ ...query, year, page: 1 }).toString()}`;

  const start = (draft: SearchDraft) => {
    expectFocus();
    // The same question again is a wish to look again, not an old answer.
    if (draft.q.trim() === query.q && draft.zip === query.zip) askAgain();
    search.commit(draft);
  };
  return (
    <Wrap>
      <Head />
      <Stack $gap={5}>
        {isSettled && <PlanYearNotice planYear={answer?.rows[0]?.planYear ?? null} yearAddress={yearAddress} />}
        <SearchForm search={search} isBusy={isLoading} onSearch={start} />
        <FilterPanel
          query={query}
          filter={search.filter}
          clearFilters={search.clearFilters}
          rows={answer?.rows ?? []}
        />
        {error && <SearchFailed namespace="plans" error={error} onRetry={askAgain} />}
        {isLoading && <ResultsLoading namespace="plans" />}
        {answer && (
          <PlanResults
            answer={answer}
            zip={{ counties, isUnknown: place.isUnknown }}
            query={query}
            filter={search.filter}
            clearFilters={search.clearFilters}
            headingRef={headingRef}
            onPage={(page) => {
              expectFocus();
              search.goToPage(page);
            }}
            onReset={search.reset}
          />
        )}
      </Stack>
      <Help />
    </Wrap>
  );
}
