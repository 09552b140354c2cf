// The search, the year, the order, and the plans it finds: on /insurance-search and where plans for a comparison are chosen.
import { useRef, useState } from 'react';
import type { ComponentType, FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usesOf } from '@app/benefits/costs/usage';
import type { PlanServiceId } from '@app/contracts/http/plan-costs';
import { PLAN_LIMITS, PLAN_SORTS } from '@app/contracts/http/plans';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { StaleNote } from '@web/shared/api/stale-note';
import { PlanYearLine } from '@web/shared/plans/plan-year-line';
import { ResultsLoading } from '@web/shared/providers/results-loading';
import { SearchFailed } from '@web/shared/providers/search-failed';
import { FoldLine } from '@web/ui/fold-line';
import { Row, Stack } from '@web/ui/layout';
import { SortChips } from '@web/ui/sort-chips';
import type { PlanPage } from '../hooks/use-plan-page';
import { PLAN_QUERY, hasSearched, questionOf } from '../logic/plan-query';
import type { PlanQuery, PlanQuestion } from '../logic/plan-query';
import type { FilterPanelProps } from './filter-panel';
import { PlanResults } from './plan-results';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '@web/ui/button';
import { Note } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { space } from '@web/ui/tokens';
import { isWholeZip } from '@web/base/zip-digits';
import { useDraft } from '@web/shared/address/use-draft';
import { ZipField } from '@web/ui/zip-field';

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  & > * {
    min-width: 0;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);
  @container page (min-width: 46rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;

interface SearchFormProps {
  query: PlanQuery;
  rows: readonly InsurancePlanResponse[];
  onSearch: (question: PlanQuestion) => void;
  onReset: () => void;
  panel: ComponentType<FilterPanelProps>;
}

/** ZIP, words and what narrows, all optional; half a ZIP is refused because it would silently search all of California. */
function SearchForm({ query, rows, onSearch, onReset, panel: Panel }: SearchFormProps) {
  const { t } = useTranslation('plans');
  const zipRef = useRef<HTMLInputElement>(null);
  const [draft, change] = useDraft<PlanQuestion>(questionOf(query));
  const [hasZipError, setHasZipError] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isZipFine = draft.zip === '' || isWholeZip(draft.zip);
    setHasZipError(!isZipFine);
    if (isZipFine) onSearch(draft);
    else zipRef.current?.focus();
  };

  return (
    <Form role="search" aria-label={t('search.form')} onSubmit={submit} noValidate data-no-print>
      <Fields>
        <ZipField
          ref={zipRef}
          size="normal"
          label={t('search.zip')}
          value={draft.zip}
          onValueChange={(zip) => {
            setHasZipError(false);
            change({ zip });
          }}
          error={hasZipError ? t('search.zipNeed') : undefined}
        />
        <TextField
          label={t('search.words')}
          hint={t('search.wordsHint')}
          type="search"
          maxLength={PLAN_LIMITS.maxText}
          value={draft.q}
          onValueChange={(q) => change({ q })}
        />
      </Fields>
      <Panel filters={draft} onChange={change} rows={rows} />
      <Row>
        <Button type="submit" variant="primary" icon={Search}>
          {t('search.search')}
        </Button>
        {hasSearched(query) && (
          <Button variant="quiet" onClick={onReset}>
            {t('search.reset')}
          </Button>
        )}
      </Row>
    </Form>
  );
}

/** Premiums, usual care and medicines of a year; only where somebody entered medicines. */
const BY_MEDICINES = 'medicines';

const visits = (service: PlanServiceId): number =>
  usesOf('normal', []).find((use) => use.service === service)?.count ?? 0;
/** Visits of a usual year, which are our own assumption. */
const USUAL_VISITS = {
  primary: visits('primary-care'),
  specialist: visits('specialist'),
  emergency: visits('emergency'),
};

export interface PlanListProps {
  page: PlanPage;
  /** What narrows the list, in the form. */
  panel: ComponentType<FilterPanelProps>;
}

/** The folded search, the year of the figures and the order. */
function Asking({ page, panel, yearAddress }: PlanListProps & { yearAddress: (year: number) => string }) {
  const { t } = useTranslation('plans');
  const { search, answer, start, medicines } = page;
  const { query } = search;
  const year = answer?.rows[0]?.planYear;
  return (
    <Stack $gap={3} data-no-print>
      <FoldLine hasSearched={hasSearched(query)} parts={page.requested} title={t('search.form')}>
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
        options={[...PLAN_SORTS, ...(medicines.isKnown ? ([BY_MEDICINES] as const) : [])].map((id) => ({
          id,
          label: t(`sort.${id}`),
        }))}
        value={medicines.isChosen ? BY_MEDICINES : query.sort}
        onChange={(id) => {
          medicines.choose(id === BY_MEDICINES);
          if (id !== BY_MEDICINES) search.sortBy(id);
        }}
      />
      {medicines.isChosen && <Note>{t('sort.medicinesNote', USUAL_VISITS)}</Note>}
    </Stack>
  );
}

export function PlanList({ page, panel }: PlanListProps) {
  const { pathname } = useLocation();
  const { search, answer, error, isLoading, refetch, zip, requested, medicines, headingRef, goToPage } = page;
  const { query } = search;
  const yearAddress = (year: number) => `${pathname}?${PLAN_QUERY.write({ ...query, year, page: 1 }).toString()}`;
  return (
    <>
      <Asking page={page} panel={panel} yearAddress={yearAddress} />
      {error && <SearchFailed namespace="plans" error={error} onRetry={refetch} />}
      {isLoading && <ResultsLoading namespace="plans" />}
      <StaleNote answer={answer} />
      {answer && (
        <PlanResults
          answer={answer}
          zip={zip}
          search={search}
          medicines={medicines}
          given={requested.join(' · ')}
          headingRef={headingRef}
          onPage={goToPage}
          yearAddress={yearAddress}
        />
      )}
    </>
  );
}
