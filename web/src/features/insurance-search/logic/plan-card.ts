import { carrierText } from '@app/content/plans/carrier-names';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { cardOf, factOf, sourceOf } from '@web/shared/show-card/card';
import type { Card } from '@web/shared/show-card/card';

/** The card of a plan: what to ask of it before or after joining, and which one is meant. */
export function planCard(plan: InsurancePlanResponse): Card {
  const { name, carrier, contractId, planId, segmentId, planYear, provenance } = plan;
  return cardOf(
    'plan',
    [
      ...factOf('plan', name),
      ...factOf('company', { ko: carrierText(carrier, 'ko'), en: carrier }),
      ...factOf('planNumber', `${contractId}-${planId}-${segmentId}`),
      ...factOf('year', String(planYear)),
    ],
    sourceOf(provenance),
  );
}
