import { Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { printPage } from '@web/base/in-app-browser';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { MAX_CHOSEN } from '@web/shared/plan-packet/packet';
import { pageOf } from '@web/shared/providers/pages-of';
import { Button } from '@web/ui/button';
import { Row, Stack } from '@web/ui/layout';
import { Paging } from '@web/ui/paging';
import { RowList } from '@web/ui/row-list';
import { space, text } from '@web/ui/tokens';
import { useSheet } from '@web/ui/use-sheet';
import { useToast } from '@web/ui/use-toast';
import type { PlanSearch } from '../hooks/use-plan-search';
import { filterPlans, isTypeSourced } from '../logic/filter-plans';
import { comparisonAddress } from '../logic/plan-query';
import { CompareTray } from './compare-tray';
import { NoPlans, TypeWithoutSource } from './no-plans';
import { PlanPrint } from './plan-print';
import { PlanRow } from './plan-row';
import { PLAN_SHEET, PlanSheets } from './plan-sheet';
import { Basis, Cautions, UnknownBenefits } from './result-notes';
import type { SearchedZip } from './result-notes';

const PLANS_PAGE_SIZE = 10;

const Title = styled.h2`
  font-size: ${text.row};
`;

export interface PlanResultsProps {
  answer: ListAnswer<InsurancePlanResponse>;
  zip: SearchedZip;
  search: PlanSearch;
  /** What was asked, in one line. */
  given: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  yearAddress: (year: number) => string;
}

interface ListProps extends Pick<PlanResultsProps, 'search' | 'onPage'> {
  hasArea: boolean;
  shown: InsurancePlanResponse[];
  all: InsurancePlanResponse[];
  given: string;
}

/** Ten rows, their sheet, the tray, and the sheet of paper. */
function List({ shown, all, hasArea, given, search, onPage }: ListProps) {
  const { t } = useTranslation('plans');
  const details = useSheet(PLAN_SHEET);
  const { showToast } = useToast();
  const { query } = search;
  const { rows, page, pageCount } = pageOf(shown, query.page, PLANS_PAGE_SIZE);
  const choose = (id: string) => {
    if (!search.toggleChosen(id)) {
      showToast({ title: t('tray.refused', { most: MAX_CHOSEN }), description: t('tray.refusedText'), tone: 'info' });
    }
  };
  return (
    <>
      <div data-no-print>
        <RowList labelledBy="plans-found" hasSamples={rows.some(({ origin }) => origin === 'sample')}>
          {rows.map((plan) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              hasArea={hasArea}
              asked={query.benefits}
              isChosen={query.chosen.includes(plan.id)}
              onChoose={() => choose(plan.id)}
              onDetails={() => details.open(plan.id)}
            />
          ))}
        </RowList>
      </div>
      <CompareTray count={query.chosen.length} to={comparisonAddress(query)} onClear={search.clearChosen} />
      <Paging page={page} pageCount={pageCount} onPage={onPage} variant="steps" />
      <Row data-no-print>
        <Button icon={Printer} onClick={printPage}>
          {t('print.list')}
        </Button>
      </Row>
      <PlanPrint given={given} rows={rows} />
      <PlanSheets plans={all} />
    </>
  );
}

/** How many and in which order, what must be said, the rows and their basis; or why there is nothing and what to do. */
export function PlanResults({ answer, zip, search, given, headingRef, onPage, yearAddress }: PlanResultsProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { query, filter } = search;
  const { shown, unknownCount } = filterPlans(answer.rows, query);
  const year = answer.rows[0]?.planYear;
  const isUnsourced = !isTypeSourced(query.type) && !answer.rows.some(({ type }) => type === query.type);
  return (
    <Stack as="section" $gap={3} aria-labelledby="plans-found" style={{ marginBlockStart: space[3] }}>
      <Title data-no-print id="plans-found" ref={headingRef} tabIndex={-1}>
        {t(year === undefined ? 'results.found' : 'results.foundOfYear', {
          count: shown.length,
          shown: formatNumber(shown.length, language),
          year,
        })}
      </Title>
      {isUnsourced && query.type && <TypeWithoutSource type={query.type} />}
      <Cautions answer={answer} {...zip} />
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
          <List shown={shown} all={answer.rows} hasArea={zip.counties.length === 0} {...{ given, search, onPage }} />
          <div data-no-print>
            <Basis rows={shown} yearAddress={yearAddress} />
          </div>
        </>
      )}
    </Stack>
  );
}
