// A plan's costs as a list states them, in the reader's words. Pure.
import { shortCost } from '@app/content/plan-costs/cost-words';
import { COPAY_SERVICES, costCell } from '@app/content/plan-costs/plan-costs';
import type { InsurancePlanResponse, PlanCopay } from '@app/contracts/http/plans';
import type { UiLanguage } from '@web/base/i18n/language';

/** The three visits that a row states, in its order. */
export const ROW_COPAYS = ['primaryCare', 'specialist', 'emergency'] as const satisfies readonly PlanCopay[];

/** "0달러"; null when the source does not say it, or in words we cannot read in full. */
export function copayWords(
  { copays }: Pick<InsurancePlanResponse, 'copays'>,
  copay: PlanCopay,
  language: UiLanguage,
): string | null {
  const text = copays[copay];
  const cost = text === undefined ? null : costCell(COPAY_SERVICES[copay], text).cost;
  return cost && shortCost(cost, language);
}

/** Only those that are known. */
export const rowCopays = (plan: Pick<InsurancePlanResponse, 'copays'>, language: UiLanguage) =>
  ROW_COPAYS.flatMap((copay) => {
    const words = copayWords(plan, copay, language);
    return words === null ? [] : [{ copay, words }];
  });
