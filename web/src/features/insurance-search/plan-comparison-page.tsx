import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadNamespaces } from '@web/base/i18n/i18n';
import { packetOf } from '@web/shared/plan-packet/packet';
import { MedicinesLink } from '@web/shared/medicines/medicines-link';
import { usePlans } from '@web/shared/plans/use-plans';
import { Wrap } from '@web/ui/layout';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { JoinHelp } from '@web/shared/plans/join-help';
import { PlanList } from './components/plan-list';
import { useChosen } from './hooks/use-chosen';
import type { Chosen } from './hooks/use-chosen';
import { usePlanPage } from './hooks/use-plan-page';
import type { PlanPage } from './hooks/use-plan-page';
import { PLAN_KINDS, PLAN_QUERY, isComparing, wholePlansPath } from './logic/plan-query';
import { SlidersHorizontal } from 'lucide-react';
import { CALIFORNIA_COUNTIES, countyText } from '@app/content/places/california-counties';
import { useLanguage } from '@web/base/i18n/use-language';
import { Fold } from '@web/ui/receipt-fold';
import { Select } from '@web/ui/select';
import { TextField } from '@web/ui/text-field';
import { BenefitChips, FilterFields, useCarriers } from './components/filter-panel';
import type { FilterPanelProps } from './components/filter-panel';

// What narrows the plans of a comparison: county, kind, company, the most one wants to pay a month, and extras.
const MAX_DIGITS = 4;

function ComparisonFilters({ filters, onChange, rows }: FilterPanelProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const all = { value: '', label: t('filters.all') };
  const carriers = useCarriers({ filters, rows });
  const counties = [...CALIFORNIA_COUNTIES.keys()].map((value) => ({ value, label: countyText(value, language) }));
  return (
    <Fold title={t('filters.title')} icon={SlidersHorizontal} isOpenAtFirst>
      <FilterFields>
        <Select
          label={t('filters.kind')}
          value={filters.kind ?? ''}
          onValueChange={(value) => onChange({ kind: PLAN_KINDS.find((kind) => kind === value) ?? null })}
          options={[all, ...PLAN_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
        />
        {filters.zip === '' && (
          <Select
            label={t('filters.county')}
            value={filters.county}
            onValueChange={(county) => onChange({ county })}
            options={[{ value: '', label: t('results.california') }, ...counties]}
          />
        )}
        <Select
          label={t('filters.carrier')}
          value={filters.carrier}
          onValueChange={(carrier) => onChange({ carrier })}
          options={carriers}
        />
        <TextField
          label={t('filters.maxPremium')}
          hint={t('filters.maxPremiumHint')}
          inputMode="numeric"
          value={filters.maxPremium === null ? '' : String(filters.maxPremium)}
          onValueChange={(text) => {
            const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS);
            onChange({ maxPremium: digits === '' ? null : Number(digits) });
          }}
        />
      </FilterFields>
      <BenefitChips filters={filters} onChange={onChange} />
    </Fold>
  );
}

const SideBySide = lazy(async () => {
  const [{ Comparing: SideBySide }] = await Promise.all([import('./components/comparing'), loadNamespaces(['years'])]);
  return { default: SideBySide };
});

function useCrumbs() {
  const { t } = useTranslation('plans');
  return [{ label: t('crumbs.insurance'), to: '/insurance-plans' }];
}

/** Nothing is chosen yet, or others are: the list with its ticks. */
function Picking({ page }: { page: PlanPage }) {
  const { t } = useTranslation('comparison');
  const crumbs = useCrumbs();
  return (
    <>
      <div data-no-print={page.answer ? true : undefined}>
        <PageHead title={t('title')} purpose={t('purpose')} crumbs={crumbs} />
      </div>
      <PlanList page={page} panel={ComparisonFilters} />
      <MedicinesLink />
      <div data-no-print>
        <JoinHelp />
      </div>
    </>
  );
}

/** The plans are requested next to the code that shows them. */
function Comparing({ page, chosen }: { page: PlanPage; chosen: Chosen }) {
  const { t } = useTranslation(['comparison', 'plans']);
  const crumbs = useCrumbs();
  const { ids } = chosen;
  const plans = usePlans(ids.length > 0 ? wholePlansPath(ids) : null);
  const pick = PLAN_QUERY.write({ ...page.search.query, chosen: ids, isPicking: true }).toString();
  const onItsWay = (
    <>
      <PageHead title={t('comparison:title')} purpose={null} crumbs={crumbs} />
      <LoadingText>{t('plans:loading')}</LoadingText>
    </>
  );
  return (
    <Suspense fallback={onItsWay}>
      <SideBySide plans={plans} chosen={chosen} pickAddress={`/plan-comparison?${pick}`} crumbs={crumbs} />
    </Suspense>
  );
}

/** /plan-comparison: up to four plans of the catalog; the heading says which costs least, and for whom. */
export function PlanComparisonPage() {
  const { hash } = useLocation();
  const isSent = packetOf(hash).plans.length > 0;
  const page = usePlanPage(true, !isSent);
  const chosen = useChosen(page.search);
  const isSideBySide = isSent || isComparing(page.search.query);
  return <Wrap>{isSideBySide ? <Comparing page={page} chosen={chosen} /> : <Picking page={page} />}</Wrap>;
}
