import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { formatNumber } from '@web/shared/formats/numbers';
import { useLanguage } from '@web/shared/i18n/use-language';
import { pageOf } from '@web/shared/providers/pages-of';
import { Stack } from '@web/ui/layout';
import { Paging } from '@web/ui/paging';
import { RowList } from '@web/ui/row-list';
import { text } from '@web/ui/tokens';
import { useSheet } from '@web/ui/use-sheet';
import type { PlanSearch } from '../hooks/use-plan-search';
import { filterPlans, isTypeSourced } from '../logic/filter-plans';
import { MOST_CHOSEN } from '../logic/plan-query';
import { CompareDialog } from './compare-dialog';
import { CompareTable } from './compare-table';
import { CompareTray } from './compare-tray';
import { NoPlans, TypeWithoutSource } from './no-plans';
import { PlanRow } from './plan-row';
import { PlanSheet } from './plan-sheet';
import { Basis, Cautions, UnknownBenefits } from './result-notes';

export const PLANS_PAGE_SIZE = 10;

const Title = styled.h2`
  font-size: ${text.row};
`;

/** What is known of the searched ZIP. */
export interface SearchedZip {
  /** Without "County", the main one first. */
  counties: readonly string[];
  /** No ZIP of California that we know. */
  isUnknown: boolean;
}

export interface PlanResultsProps {
  answer: ListAnswer<InsurancePlanResponse>;
  zip: SearchedZip;
  search: PlanSearch;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  yearAddress: (year: number) => string;
}

interface ListProps extends Pick<PlanResultsProps, 'search' | 'onPage'> {
  shown: InsurancePlanResponse[];
  all: InsurancePlanResponse[];
}

/** Ten rows, their sheet, the tray; on paper the chosen plans side by side, else the ten rows. */
function List({ shown, all, search, onPage }: ListProps) {
  const details = useSheet('plan');
  const side = useSheet('compare');
  const { query } = search;
  const { rows, page, pageCount } = pageOf(shown, query.page, PLANS_PAGE_SIZE);
  const chosen = query.chosen.flatMap((id) => all.find((plan) => plan.id === id) ?? []);
  return (
    <>
      {chosen.length > 1 && (
        <div data-print-only>
          <CompareTable plans={chosen} />
        </div>
      )}
      <div data-no-print={chosen.length > 1 || undefined}>
        <RowList labelledBy="plans-found" hasSamples={rows.some(({ origin }) => origin === 'sample')}>
          {rows.map((plan) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              asked={query.benefits}
              isChosen={query.chosen.includes(plan.id)}
              isFull={query.chosen.length >= MOST_CHOSEN}
              onChoose={() => search.toggleChosen(plan.id)}
              onDetails={() => details.open(plan.id)}
            />
          ))}
        </RowList>
      </div>
      <CompareTray count={query.chosen.length} onCompare={() => side.open()} onClear={search.clearChosen} />
      <Paging page={page} pageCount={pageCount} onPage={onPage} variant="numbers" />
      <PlanSheet plan={all.find(({ id }) => id === details.openId) ?? null} onClose={details.close} />
      <CompareDialog ids={query.chosen} isOpen={side.openId !== null} onClose={side.close} />
    </>
  );
}

/** How many and in which order, what must be said, the rows and their basis; or why there is nothing and what to do. */
export function PlanResults({ answer, zip, search, headingRef, onPage, yearAddress }: PlanResultsProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { query, filter } = search;
  const { shown, unknownCount } = filterPlans(answer.rows, query);
  const isUnsourced = !isTypeSourced(query.type) && !answer.rows.some(({ type }) => type === query.type);
  return (
    <Stack as="section" $gap={3} aria-labelledby="plans-found">
      <Title id="plans-found" ref={headingRef} tabIndex={-1}>
        {t('results.found', { count: shown.length, shown: formatNumber(shown.length, language) })}
      </Title>
      {isUnsourced && query.type && <TypeWithoutSource type={query.type} />}
      <Cautions answer={answer} counties={zip.counties} />
      <UnknownBenefits count={unknownCount} query={query} filter={filter} />
      {shown.length === 0 && !isUnsourced && (
        <NoPlans
          query={query}
          answer={answer}
          isForeignZip={zip.isUnknown}
          onClear={search.clearFilters}
          onReset={search.reset}
        />
      )}
      {shown.length > 0 && (
        <>
          <List shown={shown} all={answer.rows} search={search} onPage={onPage} />
          <Basis rows={shown} yearAddress={yearAddress} />
        </>
      )}
    </Stack>
  );
}
