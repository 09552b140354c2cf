import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { countyText } from '@app/content/places/california-counties';
import { carrierText } from '@app/content/plans/carrier-names';
import { PLAN_SORTS } from '@app/contracts/http/plans';
import { StaleNote } from '@web/shared/api/stale-note';
import { usePlaceOfZip } from '@web/shared/api/use-place-of-zip';
import { HELP_LINES } from '@web/base/contacts';
import { useLanguage } from '@web/base/i18n/use-language';
import { MEDICARE_PLAN_COMPARE } from '@web/shared/plans/medicare-links';
import { PlanYearLine } from '@web/shared/plans/plan-year-line';
import { usePlans } from '@web/shared/plans/use-plans';
import { ResultsLoading } from '@web/shared/providers/results-loading';
import { SearchFailed } from '@web/shared/providers/search-failed';
import { useFocusAfterSearch } from '@web/shared/providers/use-focus-after-search';
import { FoldLine } from '@web/ui/fold-line';
import { HelpBand } from '@web/ui/help-band';
import { Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { SortChips } from '@web/ui/sort-chips';
import { PlanResults } from './components/plan-results';
import { SearchForm } from './components/search-form';
import { usePlanSearch } from './hooks/use-plan-search';
import { hasSearched, PLAN_QUERY, plansPath } from './logic/plan-query';
import type { PlanQuery, PlanQuestion } from './logic/plan-query';

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

/** "90020 · LA카운티 · 처방약 포함": what was asked, in one line. */
function useAsked(query: PlanQuery, counties: readonly string[]): string[] {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  return [
    query.zip || t('results.california'),
    // The line has no room for the county's whole name, and everybody says LA.
    query.zip &&
      counties.map((county) => (county === 'Los Angeles' ? t('asked.la') : countyText(county, language))).join(', '),
    query.q,
    query.category && t(`asked.${query.category}`),
    query.type && t(`types.${query.type}`),
    query.premium && t(`filters.premiums.${query.premium}`),
    query.carrier && carrierText(query.carrier, language),
    ...query.benefits.map((benefit) => t(`benefits.${benefit}`)),
  ].filter((part): part is string => Boolean(part));
}

/** What the address asks, what the server answers, and where the focus goes after it. */
function usePlanPage() {
  const search = usePlanSearch();
  const { query } = search;
  const { answer, error, isLoading, askAgain } = usePlans(plansPath(query));
  const isSettled = !isLoading && (answer !== undefined || error !== undefined);
  const place = usePlaceOfZip(query.zip || null);
  // The header speaks only of a ZIP in several counties; the ZIP's own record knows the one county of the others.
  const counties = answer && answer.counties.length > 0 ? answer.counties : (place.found?.counties ?? []);
  // Ticking a plan is no new list.
  const shown = PLAN_QUERY.write({ ...query, chosen: [] }).toString();
  const { headingRef, expectFocus } = useFocusAfterSearch(isSettled, shown);
  const start = (question: PlanQuestion, close: () => void) => {
    expectFocus();
    // The same question again is a wish to look again, not an old answer.
    if (PLAN_QUERY.isSame({ ...query, ...question }, query)) {
      askAgain();
      close();
    } else search.commit(question);
  };
  const goToPage = (page: number) => {
    expectFocus();
    search.goToPage(page);
  };
  const zip = { counties, isUnknown: place.isUnknown };
  return { search, answer, error, isLoading, askAgain, zip, headingRef, start, goToPage };
}

/** The folded search, the year of the figures and the order. */
function Asking({ page, asked }: { page: ReturnType<typeof usePlanPage>; asked: readonly string[] }) {
  const { t } = useTranslation('plans');
  const { search, answer, start } = page;
  const { query } = search;
  const year = answer?.rows[0]?.planYear;
  return (
    <Stack $gap={3} data-no-print>
      <FoldLine hasSearched={hasSearched(query)} parts={asked} title={t('search.form')}>
        {(close) => (
          <SearchForm
            query={query}
            rows={answer?.rows ?? []}
            onSearch={(question) => start(question, close)}
            onReset={search.reset}
          />
        )}
      </FoldLine>
      {year !== undefined && <PlanYearLine planYear={year} />}
      <SortChips
        label={t('sort.label')}
        options={PLAN_SORTS.map((id) => ({ id, label: t(`sort.${id}`) }))}
        value={query.sort}
        onChange={search.sortBy}
      />
    </Stack>
  );
}

/** /insurance-search: words and a ZIP ask the server, the rest narrows what it answered; joining happens at Medicare. */
export function InsuranceSearchPage() {
  const { t } = useTranslation('plans');
  const { pathname } = useLocation();
  const page = usePlanPage();
  const { search, answer, error, isLoading, askAgain, zip, headingRef, goToPage } = page;
  const { query } = search;
  const asked = useAsked(query, zip.counties);
  return (
    <Wrap>
      {/* The sheet of paper has a head of its own. */}
      <div data-no-print={answer ? true : undefined}>
        <PageHead
          title={t('search.title')}
          purpose={hasSearched(query) ? null : t('search.purpose')}
          crumbs={[{ label: t('crumbs.insurance'), to: '/insurance-plans' }]}
        />
      </div>
      <Asking page={page} asked={asked} />
      {error && <SearchFailed namespace="plans" error={error} onRetry={askAgain} />}
      {isLoading && <ResultsLoading namespace="plans" />}
      <StaleNote answer={answer} />
      {answer && (
        <PlanResults
          answer={answer}
          zip={zip}
          search={search}
          given={asked.join(' · ')}
          headingRef={headingRef}
          onPage={goToPage}
          yearAddress={(next) => `${pathname}?${PLAN_QUERY.write({ ...query, year: next, page: 1 }).toString()}`}
        />
      )}
      <div data-no-print>
        <Help />
      </div>
    </Wrap>
  );
}
