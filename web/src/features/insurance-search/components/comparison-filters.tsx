// What narrows the plans of a comparison: county, kind, company, the most one wants to pay a month, and extras.
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CALIFORNIA_COUNTIES, countyText } from '@app/content/places/california-counties';
import { useLanguage } from '@web/base/i18n/use-language';
import { Fold } from '@web/ui/receipt-fold';
import { Select } from '@web/ui/select';
import { TextField } from '@web/ui/text-field';
import { PLAN_KINDS } from '../logic/plan-query';
import { BenefitChips, FilterFields, useCarriers } from './filter-panel';
import type { FilterPanelProps } from './filter-panel';

const MAX_DIGITS = 4;

export function ComparisonFilters({ filters, onChange, rows }: FilterPanelProps) {
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
