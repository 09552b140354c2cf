import { MEDICARE_FAMILY } from '@app/contracts/http/plans';
import type { InsurancePlanResponse, PlanType } from '@app/contracts/http/plans';
import { benefitState, specialNeeds } from '@web/shared/plans/plan-facts';
import { PREMIUM_BUCKETS } from './plan-query';
import type { PlanFilters } from './plan-query';

type Plan = InsurancePlanResponse;

export interface FilteredPlans {
  shown: Plan[];
  /** Plans that fit but for a benefit on which their source is silent; in `shown` only when requested. */
  unknownCount: number;
}

/** Whether a type has any source at all: Medigap, Medi-Cal plans and the state market publish none that we may read. */
export const isTypeSourced = (type: PlanType | null): boolean =>
  type === null || type === 'medicare' || type === 'medicare-advantage';

const family: readonly PlanType[] = MEDICARE_FAMILY;

function isOfType(plan: Plan, type: PlanType | null): boolean {
  if (type === null) return true;
  // "Medicare" is the whole family, as the call itself means it.
  return type === 'medicare' ? family.includes(plan.type) : plan.type === type;
}

function isOfKind(plan: Plan, kind: PlanFilters['kind']): boolean {
  if (kind === null) return true;
  if (kind === 'medicare') return plan.type === 'medicare';
  const isDual = specialNeeds(plan) === 'dual';
  return kind === 'dual' ? isDual : plan.type === 'medicare-advantage';
}

/** An unknown premium is not known to be as low as that. */
const isUpTo = ({ monthlyPremium }: Plan, most: number | null): boolean =>
  most === null || (monthlyPremium !== null && monthlyPremium <= most);

function isInBucket({ monthlyPremium }: Plan, id: PlanFilters['premium']): boolean {
  const bucket = PREMIUM_BUCKETS.find((known) => known.id === id);
  if (!bucket) return true;
  // An unknown premium is in no bucket.
  if (monthlyPremium === null) return false;
  return (
    (bucket.above === null || monthlyPremium > bucket.above) && (bucket.upTo === null || monthlyPremium <= bucket.upTo)
  );
}

/** The rows that the panel's choices leave, in their order. */
export function filterPlans(rows: readonly Plan[], filters: PlanFilters): FilteredPlans {
  const { type, category, carrier, kind, maxPremium, benefits, premium, hasUnknown } = filters;
  const shown: Plan[] = [];
  let unknownCount = 0;
  for (const plan of rows) {
    const fits =
      isOfType(plan, type) &&
      (category === null || plan.category === category) &&
      (carrier === '' || plan.carrier === carrier) &&
      isInBucket(plan, premium) &&
      isOfKind(plan, kind) &&
      isUpTo(plan, maxPremium);
    if (!fits) continue;
    const states = benefits.map((benefit) => benefitState(plan, benefit));
    if (states.includes('not-covered')) continue;
    const isUnknown = states.includes('unknown');
    if (isUnknown) unknownCount += 1;
    if (!isUnknown || hasUnknown) shown.push(plan);
  }
  return { shown, unknownCount };
}

export interface CarrierCount {
  carrier: string;
  count: number;
}

/** Every carrier of the answer with its number of plans, by name; a chosen one without plans stays choosable. */
export function carriersOf(rows: readonly Plan[], chosen: string): CarrierCount[] {
  const counts = new Map<string, number>(chosen ? [[chosen, 0]] : []);
  for (const { carrier } of rows) counts.set(carrier, (counts.get(carrier) ?? 0) + 1);
  return [...counts]
    .map(([carrier, count]) => ({ carrier, count }))
    .sort((one, other) => one.carrier.localeCompare(other.carrier, 'en'));
}
