// The search, the year, the order, and the plans it finds: on /insurance-search and where plans for a comparison are chosen.
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PLAN_SORTS } from '@app/contracts/http/plans';
import { StaleNote } from '@web/shared/api/stale-note';
import { PlanYearLine } from '@web/shared/plans/plan-year-line';
import { ResultsLoading } from '@web/shared/providers/results-loading';
import { SearchFailed } from '@web/shared/providers/search-failed';
import { FoldLine } from '@web/ui/fold-line';
import { Stack } from '@web/ui/layout';
import { SortChips } from '@web/ui/sort-chips';
import type { PlanPage } from '../hooks/use-plan-page';
import { hasSearched, PLAN_QUERY } from '../logic/plan-query';
import type { FilterPanelProps } from './filter-panel';
import { PlanResults } from './plan-results';
import { SearchForm } from './search-form';

export interface PlanListProps {
  page: PlanPage;
  /** What narrows the list, in the form. */
  panel: ComponentType<FilterPanelProps>;
}

/** The folded search, the year of the figures and the order. */
function Asking({ page, panel, yearAddress }: PlanListProps & { yearAddress: (year: number) => string }) {
  const { t } = useTranslation('plans');
  const { search, answer, start } = page;
  const { query } = search;
  const year = answer?.rows[0]?.planYear;
  return (
    <Stack $gap={3} data-no-print>
      <FoldLine hasSearched={hasSearched(query)} parts={page.asked} title={t('search.form')}>
        {(close) => (
          <SearchForm
            query={query}
            rows={answer?.rows ?? []}
            panel={panel}
            onSearch={(question) => start(question, close)}
            onReset={search.reset}
          />
        )}
      </FoldLine>
      {year !== undefined && <PlanYearLine planYear={year} yearAddress={yearAddress} />}
      <SortChips
        label={t('sort.label')}
        options={PLAN_SORTS.map((id) => ({ id, label: t(`sort.${id}`) }))}
        value={query.sort}
        onChange={search.sortBy}
      />
    </Stack>
  );
}

export function PlanList({ page, panel }: PlanListProps) {
  const { pathname } = useLocation();
  const { search, answer, error, isLoading, askAgain, zip, asked, headingRef, goToPage } = page;
  const { query } = search;
  const yearAddress = (year: number) => `${pathname}?${PLAN_QUERY.write({ ...query, year, page: 1 }).toString()}`;
  return (
    <>
      <Asking page={page} panel={panel} yearAddress={yearAddress} />
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
          yearAddress={yearAddress}
        />
      )}
    </>
  );
}
