// The costs of a stored plan, read from whichever source has them. Pure; the catalog and the web ask it.
import type { PlanCost, PlanCostCell, PlanCostTexts, PlanServiceId } from '@app/contracts/http/plan-costs';
import { PLAN_SERVICES } from '@app/contracts/http/plan-costs';
import type { InsurancePlanResponse, PlanCopay } from '@app/contracts/http/plans';
import { parseCost } from './cost-cell';
import { planService } from './services';

/** The six copays of every answer, as services. */
export const COPAY_SERVICES: Readonly<Record<PlanCopay, PlanServiceId>> = {
  primaryCare: 'primary-care',
  specialist: 'specialist',
  emergency: 'emergency',
  urgentCare: 'urgent-care',
  inpatient: 'inpatient-hospital',
  outpatient: 'outpatient-hospital',
};

export const costCell = (service: PlanServiceId, text: string): PlanCostCell => ({
  service,
  text,
  // A row we have no id for is somebody else's words; it is shown as it stands.
  cost: service === 'unlisted' ? null : parseCost(text, planService(service).unit),
});

/** Dollars a month that a plan pays of the Part B premium, from the words of `part-b-reduction`; null = none or unknown. */
export function monthlyReduction(text: string | null): number | null {
  const cost = text === null ? null : parseCost(text, 'month');
  const dollars = cost?.state === 'costs' ? cost.parts[0]?.low : undefined;
  return dollars ? dollars : null;
}

/** Copays alone come from the benefits file of CMS; a plan's page has them and all other rows. */
export function costTexts(costs: PlanCostTexts, copays: Partial<Record<PlanCopay, string>>): PlanCostTexts {
  const fromCopays = Object.entries(copays).map(([copay, text]) => [COPAY_SERVICES[copay as PlanCopay], text]);
  return { ...(Object.fromEntries(fromCopays) as PlanCostTexts), ...costs };
}

/** In the order of the ids, so that equal plans answer equally. */
export const costCells = (texts: PlanCostTexts): PlanCostCell[] =>
  PLAN_SERVICES.flatMap((service) => {
    const text = texts[service];
    return text === undefined ? [] : [costCell(service, text)];
  });

/** A plan's cost cells; of its six copays where its answer holds no more. */
export const cellsOf = ({ costs, copays }: Pick<InsurancePlanResponse, 'costs' | 'copays'>): PlanCostCell[] =>
  costs ?? costCells(costTexts({}, copays));

/** @returns undefined where its source has no such row, null where the row could not be read */
export const costOf = (
  plan: Pick<InsurancePlanResponse, 'costs' | 'copays'>,
  service: PlanServiceId,
): PlanCost | null | undefined => cellsOf(plan).find((cell) => cell.service === service)?.cost;
