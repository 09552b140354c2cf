// Which plan somebody has: by the number on the card, or by company and name in either language.
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { carrierText } from '@app/content/plans/carrier-names';
import { yearOfMyPlan } from '@app/benefits/figures/plan-season';
import { planNumberOf } from '@app/contracts/http/plan-next-year';
import { PLAN_LIMITS, PLAN_PATHS } from '@app/contracts/http/plans';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { useLanguage } from '@web/base/i18n/use-language';
import { isWholeZip } from '@web/base/zip-digits';
import { useDraft } from '@web/shared/address/use-draft';
import { withQuery } from '@web/shared/api/api-client';
import { usePlans } from '@web/shared/plans/use-plans';
import { SearchFailed } from '@web/shared/providers/search-failed';
import { useToday } from '@web/shared/use-today';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Row, Stack } from '@web/ui/layout';
import { ListRow } from '@web/ui/list-row';
import { LoadingText } from '@web/ui/loading-text';
import { RowList } from '@web/ui/row-list';
import { TextField } from '@web/ui/text-field';
import { Note } from '@web/ui/text';
import { ZipField } from '@web/ui/zip-field';
import { myPlanAddress } from '../logic/my-plan';
import type { MyPlanQuery } from '../logic/my-plan';
import { planNumberIn } from '../logic/plan-number';

const MOST_SHOWN = 12;

interface MyPlanFormProps {
  query: MyPlanQuery;
  onAsk: (query: MyPlanQuery) => void;
}

export function MyPlanForm({ query, onAsk }: MyPlanFormProps) {
  const { t } = useTranslation('my-plan');
  const [draft, change] = useDraft({ q: query.q || query.plan, zip: query.zip });
  const [errors, setErrors] = useState({ q: false, zip: false });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = draft.q.trim();
    const next = { q: q === '', zip: draft.zip !== '' && !isWholeZip(draft.zip) };
    setErrors(next);
    if (next.q || next.zip) return;
    const plan = planNumberIn(q);
    onAsk({ q: plan ? '' : q, plan: plan ?? '', zip: draft.zip });
  };
  return (
    <form role="search" aria-label={t('form.label')} onSubmit={submit} noValidate data-no-print>
      <Stack $gap={4}>
        <TextField
          label={t('form.plan')}
          hint={t('form.planHint')}
          error={errors.q ? t('form.planNeed') : undefined}
          type="search"
          autoComplete="off"
          maxLength={PLAN_LIMITS.maxText}
          value={draft.q}
          onValueChange={(q) => change({ q })}
        />
        <ZipField
          size="normal"
          label={t('form.zip')}
          value={draft.zip}
          onValueChange={(zip) => change({ zip })}
          error={errors.zip ? t('form.zipNeed') : undefined}
        />
        <Row>
          <Button type="submit" variant="primary" icon={Search}>
            {t('form.search')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** Segments of one plan have one number, and one fate. */
function numbered(plans: readonly InsurancePlanResponse[]): (readonly [number: string, plan: InsurancePlanResponse])[] {
  return [...new Map(plans.map((plan) => [planNumberOf(plan), plan]))];
}

/** The plans of the year that the words mean; one press leads to the plan's next year. */
export function MyPlanChoice({ query }: { query: MyPlanQuery }) {
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  const year = yearOfMyPlan(useToday());
  const { q, zip } = query;
  const { answer, error, isLoading, refetch } = usePlans(
    withQuery(PLAN_PATHS.plans, { q, zip, year, limit: PLAN_LIMITS.max }),
  );
  if (error) return <SearchFailed namespace="plans" error={error} onRetry={refetch} />;
  if (isLoading || !answer) return <LoadingText>{t('loading')}</LoadingText>;
  const found = numbered(answer.rows);
  if (found.length === 0) {
    return (
      <Callout tone="info" role="status" title={t('choice.none', { words: q })}>
        <p>{t('choice.noneText')}</p>
      </Callout>
    );
  }
  const shown = found.slice(0, MOST_SHOWN);
  return (
    <Stack as="section" $gap={3} aria-labelledby="which-plan">
      <h2 id="which-plan">{t('choice.title', { count: found.length })}</h2>
      <RowList labelledBy="which-plan" hasSamples={shown.some(([, plan]) => plan.origin === 'sample')}>
        {shown.map(([number, plan]) => (
          <ListRow
            key={number}
            name={plan.name}
            nameLang="en"
            facts={[carrierText(plan.carrier, language), number]}
            isSample={plan.origin === 'sample'}
            step={{ to: myPlanAddress({ ...query, plan: number }), label: t('choice.mine') }}
          />
        ))}
      </RowList>
      {found.length > shown.length && <Note>{t('choice.more', { count: found.length - shown.length })}</Note>}
    </Stack>
  );
}
