// Which plans of a county are compared for one person, and which are only told of.
import { HEALTH_CONDITIONS } from '@app/contracts/http/year-costs';
import type { HealthCondition } from '@app/contracts/http/year-costs';
import type { CostedPerson } from '../costs/costed-plan';
import type { AnalysisPlan } from './analyzed-plan';

export const PLAN_FITS = [
  'compared',
  'drug-plan',
  'no-drugs',
  'not-priced',
  'institution',
  'chronic-to-ask',
  'other-people',
] as const;
/** other-people = a special-needs plan for somebody else: another illness, or Medi-Cal that is not there. */
export type PlanFit = (typeof PLAN_FITS)[number];

/** Our sources state the illness of a chronic-condition plan only where its name does. */
const NAMED: Partial<Record<HealthCondition, RegExp>> = {
  diabetes: /diabet/i,
  'heart-disease': /\b(heart|cardio)/i,
  copd: /\b(lung|breath)/i,
  'kidney-disease': /\b(kidney|renal)/i,
};

/** The illnesses a plan's name names. */
const namedIn = (name: string): HealthCondition[] => HEALTH_CONDITIONS.filter((each) => NAMED[each]?.test(name));

/** Which of the person's illnesses a chronic-condition plan is made for by its name; undefined when none. */
export const conditionOfPlan = (
  { name, snpType }: Pick<AnalysisPlan, 'name' | 'snpType'>,
  conditions: readonly HealthCondition[],
): HealthCondition | undefined =>
  snpType === 'C-SNP' ? namedIn(name).find((condition) => conditions.includes(condition)) : undefined;

function fitOfChronic(plan: AnalysisPlan, { conditions }: CostedPerson): PlanFit {
  if (conditionOfPlan(plan, conditions)) return 'compared';
  return conditions.length > 0 && namedIn(plan.name).length === 0 ? 'chronic-to-ask' : 'other-people';
}

function fitOfSpecial(plan: AnalysisPlan, person: CostedPerson): PlanFit {
  if (plan.snpType === 'C-SNP') return fitOfChronic(plan, person);
  if (plan.snpType === 'I-SNP') return 'institution';
  return plan.snpType === 'D-SNP' && person.help.fullMediCal ? 'compared' : 'other-people';
}

export function fitOf(plan: AnalysisPlan, person: CostedPerson): PlanFit {
  if (plan.category === 'drug') return 'drug-plan';
  const fit = plan.category === 'special-needs' ? fitOfSpecial(plan, person) : 'compared';
  if (fit !== 'compared') return fit;
  if (plan.hasDrugCoverage === false) return 'no-drugs';
  return plan.monthlyPremium === null ? 'not-priced' : 'compared';
}
