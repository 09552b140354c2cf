// What a plan states of itself that belongs on the paper to read before signing.
import { BEFORE_SIGNING } from '@app/content/plans/before-signing';
import type { BilingualText } from '@app/contracts/http/errors';
import { planNumberOf } from '@app/contracts/http/plan-next-year';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';

export interface SigningFact {
  id: string;
  label: BilingualText;
  value: string;
}

const { words } = BEFORE_SIGNING;

/** What its source does not state is left out. @param dollars how an amount is written */
export function signingFacts(plan: InsurancePlanResponse, dollars: (amount: number) => string): SigningFact[] {
  const money = (amount: number | null | undefined): string => (amount == null ? '' : dollars(amount));
  const facts: SigningFact[] = [
    { id: 'company', label: words.company, value: plan.carrier },
    { id: 'number', label: words.number, value: `${planNumberOf(plan)}-${plan.segmentId}` },
    { id: 'type', label: words.type, value: plan.planType ?? '' },
    { id: 'premium', label: words.premium, value: money(plan.monthlyPremium) },
    { id: 'reduction', label: words.reduction, value: plan.partBReduction ? money(plan.partBReduction) : '' },
    { id: 'maximum', label: words.maximum, value: money(plan.maxOutOfPocket) },
    { id: 'deductible', label: words.deductible, value: money(plan.deductible) },
    { id: 'drugDeductible', label: words.drugDeductible, value: money(plan.drugDeductible) },
  ];
  return facts.filter(({ value }) => value !== '');
}
