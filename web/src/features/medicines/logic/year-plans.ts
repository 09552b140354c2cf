// Which plans of an answer somebody may join, and which of them are shown first. Pure.
import { helpOf } from '@app/benefits/costs/own-medicines';
import type { DollarRange, ExtraHelpLevel, PlanDrugYear } from '@app/contracts/http/drug-costs';
import { FORMS } from '@app/content/records/forms';
import type { BilingualText } from '@app/contracts/http/errors';
import { specialNeeds } from '@web/shared/plans/plan-facts';

export const KINDS = ['all', 'advantage', 'drug'] as const;
export type Kind = (typeof KINDS)[number];

/** All care in one plan, or medicines next to Original Medicare. */
const isOfKind = ({ isDrugPlan }: PlanDrugYear, kind: Kind): boolean =>
  kind === 'all' || isDrugPlan === (kind === 'drug');

/** Whom a plan takes; null = every person with Medicare in its counties. */
export const takenBy = ({ snpType }: Pick<PlanDrugYear, 'snpType'>) =>
  specialNeeds({ snpType, planType: null, category: null });

/** Full Medi-Cal opens plans for people with both. */
const isOpen = (plan: PlanDrugYear, extraHelp: ExtraHelpLevel): boolean => {
  const who = takenBy(plan);
  return who === null || (who === 'dual' && helpOf(extraHelp).fullMediCal);
};

export interface PlanGroups {
  open: PlanDrugYear[];
  /** Only for people whom the plan is made for. */
  special: PlanDrugYear[];
}

/** Keeps the order of the answer: fewest medicines not covered first, then the least total. */
export function groupsOf(plans: readonly PlanDrugYear[], kind: Kind, extraHelp: ExtraHelpLevel): PlanGroups {
  const shown = plans.filter((plan) => isOfKind(plan, kind));
  return {
    open: shown.filter((plan) => isOpen(plan, extraHelp)),
    special: shown.filter((plan) => !isOpen(plan, extraHelp)),
  };
}

export const isExact = ({ min, max }: DollarRange): boolean => min === max;

/** What is paid in the dearest month; null when nothing is paid. */
export const dearestOf = ({ months, dearestMonth }: PlanDrugYear): DollarRange | null =>
  months.find(({ month }) => month === dearestMonth)?.pays ?? null;

/** Of data/page-sources.json: approval, steps and limits, and the exception that one may request. */
export const RULES_PAGE = 'drug-plan-rules';

/** The form by which a member or the doctor requests an exception. */
export const REQUEST_FORM = (() => {
  const form = FORMS.find(({ id }) => id === 'part-d-coverage-determination');
  const name: BilingualText = { ko: form?.nameKo ?? '', en: form?.name ?? '' };
  return { name, href: form?.downloadUrl ?? form?.sourceUrl ?? '' };
})();
