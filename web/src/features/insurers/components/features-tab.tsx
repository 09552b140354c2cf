import { useTranslation } from 'react-i18next';
import type { InsurerRecord } from '@app/content/records/insurers';
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';
import { KnownFacts } from '@web/ui/known-facts';
import { Stack } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { useAllPlans } from '../hooks/use-company-plans';
import { carrierOf } from '../logic/insurer-facts';
import { benefitCount } from '../logic/plan-summary';
import { PlanAnswer } from './plan-answer';

/** The specification's features that a plan benefit answers; the other two are words of their own. */
const COUNTED = ['telehealth', 'prescription', 'dental', 'vision'] as const satisfies readonly PlanBenefit[];

interface Feature {
  id: string;
  /** null = no source says. */
  words: string | null;
}

function useFeatures(insurer: InsurerRecord): (plans: readonly InsurancePlanResponse[]) => Feature[] {
  const { t } = useTranslation('insurers');
  return (plans) => [
    { id: 'integrated', words: insurer.kind === 'integrated-hmo' ? t('features.integratedYes') : null },
    ...COUNTED.map((benefit) => {
      const { covered, stated } = benefitCount(plans, benefit);
      return { id: benefit, words: stated === 0 ? null : t('features.count', { covered, stated }) };
    }),
    { id: 'mental', words: null },
  ];
}

/** Known features with the counts behind them; what no source says is one sentence. */
export function FeaturesTab({ insurer }: { insurer: InsurerRecord }) {
  const { t } = useTranslation('insurers');
  const plans = useAllPlans(carrierOf(insurer));
  const featuresOf = useFeatures(insurer);
  return (
    <PlanAnswer plans={plans}>
      {({ rows }) => {
        const features = featuresOf(rows);
        const unknown = features.filter(({ words }) => words === null);
        return (
          <Stack>
            <KnownFacts facts={features.map(({ id, words }) => ({ id, label: t(`features.${id}`), value: words }))} />
            {unknown.length > 0 && (
              <Note>{t('features.unknown', { what: unknown.map(({ id }) => t(`features.${id}`)).join(', ') })}</Note>
            )}
            <Note>{t('features.note', { year: rows[0]?.planYear })}</Note>
          </Stack>
        );
      }}
    </PlanAnswer>
  );
}
