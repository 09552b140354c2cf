import { Columns2, Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurancePlanResponse, PlanType } from '@app/contracts/http/plans';
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
import type { MedicineYears } from '../hooks/use-medicine-years';
import type { PlanSearch } from '../hooks/use-plan-search';
import { filterPlans, isTypeSourced } from '../logic/filter-plans';
import { comparisonAddress, hasFilters } from '../logic/plan-query';
import type { PlanQuery } from '../logic/plan-query';
import { PlanPrint } from './plan-print';
import { PlanRow } from './plan-row';
import { PLAN_SHEET, PlanSheets } from './plan-sheet';
import { Basis, Cautions, UnknownBenefits } from './result-notes';
import type { SearchedZip } from './result-notes';
import { LinkButton } from '@web/ui/link-button';
import { Tray } from '@web/ui/tray';
import { HELP_LINES } from '@web/base/contacts';
import type { HelpLineId } from '@web/base/contacts';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Callout } from '@web/ui/callout';
import { EmptyState } from '@web/ui/empty-state';
import { PhoneCard } from '@web/ui/phone-card';

/** Where a person finds what no source gives us as a list. */
const INSTEAD: Partial<Record<PlanType, { href: string; line: HelpLineId }>> = {
  'medicare-supplement': { href: 'https://www.medicare.gov', line: 'hicap' },
  'medi-cal': { href: 'https://www.healthcareoptions.dhcs.ca.gov', line: 'healthCareOptions' },
  'covered-california': { href: 'https://www.coveredca.com', line: 'coveredCaliforniaKorean' },
};

/** A type without a list: why, and where to look and whom to call instead. */
function TypeWithoutSource({ type }: { type: PlanType }) {
  const { t } = useTranslation('plans');
  const instead = INSTEAD[type];
  return (
    <>
      <Callout tone="info" title={t('noSource.title', { type: t(`types.${type}`) })}>
        <p>
          <MarkedText text={t(`noSource.why.${type}`, { defaultValue: t('noSource.whyOther') })} />
        </p>
        {instead && <LinkButton href={instead.href}>{t(`noSource.site.${type}`)}</LinkButton>}
      </Callout>
      {instead && (
        <PhoneCard
          who={t(`lines.${instead.line}.who`)}
          phone={HELP_LINES[instead.line].number}
          when={t(`lines.${instead.line}.when`)}
        />
      )}
    </>
  );
}

interface NoPlansProps {
  query: PlanQuery;
  answer: ListAnswer<InsurancePlanResponse>;
  /** No ZIP of California that we know. */
  isForeignZip: boolean;
  onClear: () => void;
  onReset: () => void;
}

/** Which of the three it is: the choices, the ZIP, or the words. */
function NoPlans({ query, answer, isForeignZip, onClear, onReset }: NoPlansProps) {
  const { t } = useTranslation('plans');
  const isFiltered = hasFilters(query) && answer.rows.length > 0;
  const reason = isFiltered ? 'filtered' : isForeignZip ? 'zip' : query.q ? 'words' : 'nothing';
  return (
    <EmptyState
      title={t(`empty.${reason}.title`, { zip: query.zip, words: query.q })}
      action={
        <Row style={{ justifyContent: 'center' }}>
          {isFiltered ? (
            <Button variant="primary" onClick={onClear}>
              {t('filters.clear')}
            </Button>
          ) : (
            <Button variant="primary" onClick={onReset}>
              {t('empty.all')}
            </Button>
          )}
        </Row>
      }
    >
      <p>{t(`empty.${reason}.text`)}</p>
    </EmptyState>
  );
}

interface CompareTrayProps {
  count: number;
  /** Address of the comparison. */
  to: string;
  onClear: () => void;
}

/** How many plans are chosen and what to do with them; nothing while none is. */
function CompareTray({ count, to, onClear }: CompareTrayProps) {
  const { t } = useTranslation('plans');
  if (count === 0) return null;
  const note = count === 1 ? t('tray.oneMore') : count >= MAX_CHOSEN ? t('tray.full', { most: MAX_CHOSEN }) : null;
  return (
    <Tray text={t('tray.count', { count })} note={note}>
      {count > 1 && (
        <LinkButton icon={Columns2} to={to}>
          {t('tray.compare')}
        </LinkButton>
      )}
      <Button onClick={onClear}>{t('tray.clear')}</Button>
    </Tray>
  );
}

const PLANS_PAGE_SIZE = 10;

const Title = styled.h2`
  font-size: ${text.row};
`;

export interface PlanResultsProps {
  answer: ListAnswer<InsurancePlanResponse>;
  zip: SearchedZip;
  search: PlanSearch;
  medicines: MedicineYears;
  /** The query, in one line. */
  given: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  yearAddress: (year: number) => string;
}

interface ListProps extends Pick<PlanResultsProps, 'search' | 'medicines' | 'onPage'> {
  hasArea: boolean;
  shown: InsurancePlanResponse[];
  all: InsurancePlanResponse[];
  given: string;
}

/** Ten rows, their sheet, the tray, and the sheet of paper. */
function List({ shown, all, hasArea, given, search, medicines, onPage }: ListProps) {
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
              year={medicines.yearOf(plan)}
              requested={query.benefits}
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
export function PlanResults(props: PlanResultsProps) {
  const { answer, zip, search, medicines, given, headingRef, onPage, yearAddress } = props;
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { query, filter } = search;
  const { shown: fitting, unknownCount } = filterPlans(answer.rows, query);
  const shown = medicines.sorted(fitting);
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
          <List
            shown={shown}
            all={answer.rows}
            hasArea={zip.counties.length === 0}
            {...{ given, search, medicines, onPage }}
          />
          <div data-no-print>
            <Basis rows={shown} yearAddress={yearAddress} />
          </div>
        </>
      )}
    </Stack>
  );
}
