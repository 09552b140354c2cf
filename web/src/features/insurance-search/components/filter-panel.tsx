import { FilterX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PLAN_CATEGORIES, PLAN_TYPES } from '@app/contracts/http/plans';
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';
import { Button } from '@web/ui/button';
import { Chip } from '@web/ui/chip';
import { Disclosure } from '@web/ui/disclosure';
import { Row } from '@web/ui/layout';
import { Select } from '@web/ui/select';
import { Note } from '@web/ui/text';
import { space } from '@web/ui/tokens';
import type { PlanSearch } from '../hooks/use-plan-search';
import { carriersOf } from '../logic/filter-plans';
import { ASKED_BENEFITS, hasFilters, PREMIUM_BUCKETS } from '../logic/plan-query';
import type { PlanQuery } from '../logic/plan-query';

const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
`;

const Benefits = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-block-end: ${space[2]};
    font-weight: 700;
  }
`;

export interface FilterPanelProps extends Pick<PlanSearch, 'query' | 'filter' | 'clearFilters'> {
  /** What the words and the ZIP found: the carriers to choose from. */
  rows: readonly InsurancePlanResponse[];
}

function useChoices(query: PlanQuery, rows: readonly InsurancePlanResponse[]) {
  const { t } = useTranslation('plans');
  const hasPopular = query.category === 'popular' || rows.some(({ category }) => category === 'popular');
  const all = { value: '', label: t('filters.all') };
  return {
    premiums: [all, ...PREMIUM_BUCKETS.map(({ id }) => ({ value: id, label: t(`filters.premiums.${id}`) }))],
    types: [all, ...PLAN_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))],
    categories: [
      all,
      // "Popular" is a figure of CMS: the choice stands here only where that figure was imported.
      ...PLAN_CATEGORIES.filter((value) => value !== 'popular' || hasPopular).map((value) => ({
        value,
        label: t(`categories.${value}`),
      })),
    ],
    carriers: [
      all,
      ...carriersOf(rows, query.carrier).map(({ carrier, count }) => ({
        value: carrier,
        label: t('filters.carrierCount', { carrier, count }),
      })),
    ],
  };
}

type PanelPart = Pick<PlanSearch, 'query' | 'filter'>;

function Choices({ query, filter, rows }: PanelPart & Pick<FilterPanelProps, 'rows'>) {
  const { t } = useTranslation('plans');
  const choices = useChoices(query, rows);
  return (
    <Fields>
      <Select
        label={t('filters.premium')}
        value={query.premium ?? ''}
        onValueChange={(value) => filter({ premium: PREMIUM_BUCKETS.find(({ id }) => id === value)?.id ?? null })}
        options={choices.premiums}
      />
      <Select
        label={t('filters.type')}
        value={query.type ?? ''}
        onValueChange={(value) => filter({ type: PLAN_TYPES.find((type) => type === value) ?? null })}
        options={choices.types}
      />
      <Select
        label={t('filters.category')}
        value={query.category ?? ''}
        onValueChange={(value) => filter({ category: PLAN_CATEGORIES.find((id) => id === value) ?? null })}
        options={choices.categories}
      />
      <Select
        label={t('filters.carrier')}
        value={query.carrier}
        onValueChange={(carrier) => filter({ carrier })}
        options={choices.carriers}
      />
    </Fields>
  );
}

function BenefitChips({ query, filter }: PanelPart) {
  const { t } = useTranslation('plans');
  const { benefits } = query;
  const toggle = (benefit: PlanBenefit) =>
    filter({
      benefits: benefits.includes(benefit) ? benefits.filter((other) => other !== benefit) : [...benefits, benefit],
    });
  return (
    <Benefits>
      <legend>{t('filters.benefits')}</legend>
      <Row $gap={2}>
        {ASKED_BENEFITS.map((benefit) => (
          <Chip key={benefit} isPressed={benefits.includes(benefit)} onClick={() => toggle(benefit)}>
            {t(`benefits.${benefit}`)}
          </Chip>
        ))}
      </Row>
      <Note>{t('filters.benefitsNote')}</Note>
    </Benefits>
  );
}

/** The collapsible panel: every choice counts at once. */
export function FilterPanel({ query, filter, clearFilters, rows }: FilterPanelProps) {
  const { t } = useTranslation('plans');
  return (
    <div data-no-print>
      <Disclosure title={t('filters.title')} isOpenAtFirst={hasFilters(query)}>
        <Choices query={query} filter={filter} rows={rows} />
        <BenefitChips query={query} filter={filter} />
        <Row>
          <Button variant="quiet" icon={FilterX} onClick={clearFilters} aria-disabled={!hasFilters(query)}>
            {t('filters.clear')}
          </Button>
        </Row>
      </Disclosure>
    </div>
  );
}
