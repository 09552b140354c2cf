import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { carrierText } from '@app/content/plans/carrier-names';
import { PLAN_CATEGORIES, PLAN_TYPES } from '@app/contracts/http/plans';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { useLanguage } from '@web/base/i18n/use-language';
import { toggled } from '@web/base/toggled';
import { ChipChoices } from '@web/ui/chip-choices';
import { Fold } from '@web/ui/receipt-fold';
import { Select } from '@web/ui/select';
import { Note } from '@web/ui/text';
import { space } from '@web/ui/tokens';
import { carriersOf } from '../logic/filter-plans';
import { FILTER_BENEFITS, hasFilters, PREMIUM_BUCKETS } from '../logic/plan-query';
import type { PlanQuestion } from '../logic/plan-query';

export const FilterFields = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
`;

export interface FilterPanelProps {
  filters: PlanQuestion;
  onChange: (part: Partial<PlanQuestion>) => void;
  /** What the words and the ZIP found: the carriers to choose from. */
  rows: readonly InsurancePlanResponse[];
}

/** Every company of the answer with its number of plans. */
export function useCarriers({ filters, rows }: Omit<FilterPanelProps, 'onChange'>) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  return [
    { value: '', label: t('filters.all') },
    ...carriersOf(rows, filters.carrier).map(({ carrier, count }) => ({
      value: carrier,
      label: t('filters.carrierCount', { carrier: carrierText(carrier, language), count }),
    })),
  ];
}

function useChoices({ filters, rows }: Omit<FilterPanelProps, 'onChange'>) {
  const { t } = useTranslation('plans');
  const hasPopular = filters.category === 'popular' || rows.some(({ category }) => category === 'popular');
  const all = { value: '', label: t('filters.all') };
  const carriers = useCarriers({ filters, rows });
  return {
    premiums: [all, ...PREMIUM_BUCKETS.map(({ id }) => ({ value: id, label: t(`filters.premiums.${id}`) }))],
    types: [all, ...PLAN_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))],
    categories: [
      all,
      // "Popular" is a figure of CMS: the choice is here only where that figure was imported.
      ...PLAN_CATEGORIES.filter((value) => value !== 'popular' || hasPopular).map((value) => ({
        value,
        label: t(`categories.${value}`),
      })),
    ],
    carriers,
  };
}

function Choices({ filters, onChange, rows }: FilterPanelProps) {
  const { t } = useTranslation('plans');
  const choices = useChoices({ filters, rows });
  return (
    <FilterFields>
      <Select
        label={t('filters.category')}
        value={filters.category ?? ''}
        onValueChange={(value) => onChange({ category: PLAN_CATEGORIES.find((id) => id === value) ?? null })}
        options={choices.categories}
      />
      <Select
        label={t('filters.premium')}
        value={filters.premium ?? ''}
        onValueChange={(value) => onChange({ premium: PREMIUM_BUCKETS.find(({ id }) => id === value)?.id ?? null })}
        options={choices.premiums}
      />
      <Select
        label={t('filters.carrier')}
        value={filters.carrier}
        onValueChange={(carrier) => onChange({ carrier })}
        options={choices.carriers}
      />
      <Select
        label={t('filters.type')}
        value={filters.type ?? ''}
        onValueChange={(value) => onChange({ type: PLAN_TYPES.find((type) => type === value) ?? null })}
        options={choices.types}
      />
    </FilterFields>
  );
}

/** What the plan should have besides; several at once. */
export function BenefitChips({ filters: { benefits }, onChange }: Omit<FilterPanelProps, 'rows'>) {
  const { t } = useTranslation('plans');
  return (
    <ChipChoices
      legend={t('filters.benefits')}
      ids={FILTER_BENEFITS}
      chosen={benefits}
      labelOf={(benefit) => t(`benefits.${benefit}`)}
      onToggle={(benefit) => onChange({ benefits: toggled(benefits, benefit) })}
    >
      <Note>{t('filters.benefitsNote')}</Note>
    </ChipChoices>
  );
}

/** What narrows the list; it counts with the form's one button. Open where something is chosen. */
export function FilterPanel({ filters, onChange, rows }: FilterPanelProps) {
  const { t } = useTranslation('plans');
  return (
    <Fold title={t('filters.title')} icon={SlidersHorizontal} isOpenAtFirst={hasFilters(filters)}>
      <Choices filters={filters} onChange={onChange} rows={rows} />
      <BenefitChips filters={filters} onChange={onChange} />
    </Fold>
  );
}
