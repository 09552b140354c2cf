import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { countyText } from '@app/content/places/california-counties';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { formatNumber } from '@web/shared/formats/numbers';
import { useLanguage } from '@web/shared/i18n/use-language';
import { listSources } from '@web/shared/providers/list-sources';
import { pageOf } from '@web/shared/providers/pages-of';
import { useIsPrinting } from '@web/shared/providers/use-is-printing';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Row, Spread, Stack } from '@web/ui/layout';
import { Paging } from '@web/ui/paging';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { Note } from '@web/ui/text';
import { space } from '@web/ui/tokens';
import type { PlanSearch } from '../hooks/use-plan-search';
import { filterPlans, isTypeSourced } from '../logic/filter-plans';
import { NoPlans, TypeWithoutSource } from './no-plans';
import { PlanCard } from './plan-card';
import { PlanDialog } from './plan-dialog';

export const PLANS_PAGE_SIZE = 10;

const Cards = styled.ul`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
`;

/** What is known of the searched ZIP. */
export interface SearchedZip {
  /** Without "County", the main one first. */
  counties: readonly string[];
  /** No ZIP of California that we know. */
  isUnknown: boolean;
}

export interface PlanResultsProps extends Pick<PlanSearch, 'query' | 'filter' | 'clearFilters'> {
  answer: ListAnswer<InsurancePlanResponse>;
  zip: SearchedZip;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onPage: (page: number) => void;
  onReset: () => void;
}

/** Where: the counties of the ZIP (both, when it lies in two), or all of California. */
function Area({ zip, query }: Pick<PlanResultsProps, 'zip' | 'query'>) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  if (!query.zip) return <Note>{t('results.california')}</Note>;
  const counties = zip.counties.map((county) => countyText(county, language)).join(', ');
  if (!counties) return <Note>{t('results.zip', { zip: query.zip })}</Note>;
  return <Note>{t('results.zipCounties', { zip: query.zip, counties })}</Note>;
}

function Cautions({ answer, zip: { counties } }: Pick<PlanResultsProps, 'answer' | 'zip'>) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { rows, total } = answer;
  return (
    <>
      {counties.length > 1 && (
        <Callout tone="info">
          <p>
            {t('results.twoCounties', { counties: counties.map((county) => countyText(county, language)).join(', ') })}
          </p>
        </Callout>
      )}
      {rows.some(({ origin }) => origin === 'sample') && (
        <Callout tone="warning">
          <p>{t('results.sample')}</p>
        </Callout>
      )}
      {total > rows.length && (
        <Callout tone="info">
          <p>
            {t('results.cut', { total: formatNumber(total, language), shown: formatNumber(rows.length, language) })}
          </p>
        </Callout>
      )}
    </>
  );
}

function UnknownBenefits({ count, query, filter }: { count: number } & Pick<PlanResultsProps, 'query' | 'filter'>) {
  const { t } = useTranslation('plans');
  if (count === 0) return null;
  return (
    <Callout tone="info">
      <p>{t(query.hasUnknown ? 'results.unknownShown' : 'results.unknown', { count })}</p>
      <Button onClick={() => filter({ hasUnknown: !query.hasUnknown })}>
        {t(query.hasUnknown ? 'results.unknownHide' : 'results.unknownShow')}
      </Button>
    </Callout>
  );
}

function CardList({
  rows,
  query,
  counties,
}: { rows: InsurancePlanResponse[]; counties: readonly string[] } & Pick<PlanResultsProps, 'query'>) {
  const [opened, setOpened] = useState<InsurancePlanResponse | null>(null);
  return (
    <>
      <Cards>
        {rows.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            asked={query.benefits}
            counties={counties}
            onDetails={() => setOpened(plan)}
          />
        ))}
      </Cards>
      <PlanDialog plan={opened} onClose={() => setOpened(null)} />
    </>
  );
}

/** Count, cautions, cards, pages and sources; or why there is nothing and what to do. */
export function PlanResults(props: PlanResultsProps) {
  const { answer, zip, query, filter, clearFilters, headingRef, onPage, onReset } = props;
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const isPrinting = useIsPrinting();
  const { shown, unknownCount } = filterPlans(answer.rows, query);
  const { rows, page, pageCount } = pageOf(shown, query.page, PLANS_PAGE_SIZE);
  const isUnsourced = !isTypeSourced(query.type) && !answer.rows.some(({ type }) => type === query.type);
  return (
    <Stack as="section" aria-labelledby="plans-found">
      <Spread>
        <h2 id="plans-found" ref={headingRef} tabIndex={-1}>
          {t('results.found', { count: shown.length, shown: formatNumber(shown.length, language) })}
        </h2>
        <Area zip={zip} query={query} />
      </Spread>
      {isUnsourced && query.type && <TypeWithoutSource type={query.type} />}
      <Cautions answer={answer} zip={zip} />
      <UnknownBenefits count={unknownCount} query={query} filter={filter} />
      {shown.length === 0 ? (
        !isUnsourced && (
          <NoPlans
            query={query}
            answer={answer}
            isForeignZip={zip.isUnknown}
            onClear={clearFilters}
            onReset={onReset}
          />
        )
      ) : (
        <>
          <CardList rows={isPrinting ? shown : rows} query={query} counties={zip.counties} />
          <Paging page={page} pageCount={pageCount} onPage={onPage} variant="numbers" />
          <Note>{t('results.order')}</Note>
          {listSources(shown).map((provenance) => (
            <ProvenanceLine key={`${provenance.source} ${provenance.sourceName.en}`} provenance={provenance} />
          ))}
          <Row data-no-print>
            <Button icon={Printer} onClick={() => window.print()}>
              {t('results.print')}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
}
