// What must be said next to a list of plans: two counties, a list cut off, plans silent on a requested benefit, the sources.
import { useTranslation } from 'react-i18next';
import { countyText } from '@app/content/places/california-counties';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { PlanYearNotice } from '@web/shared/plans/plan-year-notice';
import { listSources } from '@web/shared/providers/list-sources';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { ReceiptFold } from '@web/ui/receipt-fold';
import { Note } from '@web/ui/text';
import type { PlanSearch } from '../hooks/use-plan-search';

type Answer = ListAnswer<InsurancePlanResponse>;

/** What is known of the searched ZIP. */
export interface SearchedZip {
  /** Without "County", the main one first. */
  counties: readonly string[];
  /** No table names its county: it is the one where its post office is. */
  isDerived: boolean;
  /** No ZIP of California that we know. */
  isUnknown: boolean;
}

export function Cautions({
  answer,
  counties,
  isDerived,
}: { answer: Answer } & Pick<SearchedZip, 'counties' | 'isDerived'>) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { rows, total } = answer;
  const names = counties.map((county) => countyText(county, language)).join(', ');
  return (
    <>
      {isDerived && (
        <Callout tone="info">
          <p>{t('results.postOfficeCounty', { county: names })}</p>
        </Callout>
      )}
      {counties.length > 1 && (
        <Callout tone="info">
          <p>{t('results.twoCounties', { counties: names })}</p>
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

export function UnknownBenefits({ count, query, filter }: { count: number } & Pick<PlanSearch, 'query' | 'filter'>) {
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

export interface BasisProps {
  rows: readonly InsurancePlanResponse[];
  yearAddress: (year: number) => string;
}

/** The one fold of the list: year and dates, what the figures mean, sources with their check dates. */
export function Basis({ rows, yearAddress }: BasisProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const [first] = rows;
  if (!first) return null;
  const note = `${first.provenance.sourceName[language]} · ${t('year.value', { year: first.planYear })}`;
  return (
    <ReceiptFold note={note}>
      <Note>
        <MarkedText text={t('results.order')} />
      </Note>
      <Note>
        <MarkedText text={t('results.figures')} />
      </Note>
      {listSources(rows).map((provenance) => (
        <ProvenanceLine key={`${provenance.source} ${provenance.sourceName.en}`} provenance={provenance} />
      ))}
      <PlanYearNotice planYear={first.planYear} yearAddress={yearAddress} />
    </ReceiptFold>
  );
}
