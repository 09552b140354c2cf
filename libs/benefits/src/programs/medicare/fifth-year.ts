// When Medicare opens for a permanent resident who has not lived here for five years yet: in the month the fifth year is complete,
// with seven months of its own around it (docs/facts/policy.md#medicare-who-is-eligible).
import { figureOn } from '../../figures/figure';
import type { Facts } from '../facts';
import type { Figures } from '../rule';
import { initialWindow } from './initial-window';

/** `YYYY-MM`: the earliest and the latest month in which the window can open; only whole years are known. */
export interface FifthYear {
  opensFrom: string;
  opensTo: string;
  /** Years of residence needed. */
  years: number;
  monthsBefore: number;
  monthsAfter: number;
}

/** Null where the years are not known or enough, or where enough work credits open Medicare without them. */
export function fifthYear(facts: Facts, figures: Figures): FifthYear | null {
  const { asOf, yearsAsResident, workCredits } = facts;
  const years = figureOn(figures, 'residentYears', asOf);
  const credits = figureOn(figures, 'workCreditsFull', asOf);
  const before = figureOn(figures, 'iepMonthsBefore', asOf);
  const after = figureOn(figures, 'iepMonthsAfter', asOf);
  const isResident = facts.exactStatus ? facts.exactStatus === 'permanent-resident' : facts.status === 'resident';
  if (!years || !credits || !before || !after || !isResident || yearsAsResident === null) return null;
  if (yearsAsResident >= years.value || (workCredits !== null && workCredits >= credits.value)) return null;
  const rule = { medicareAge: years.value, monthsBefore: before.value };
  const { opensFrom, opensTo } = initialWindow(asOf, yearsAsResident, rule);
  return { opensFrom, opensTo, years: years.value, monthsBefore: before.value, monthsAfter: after.value };
}
