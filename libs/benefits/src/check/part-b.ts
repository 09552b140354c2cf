// The one advice about signing up for Part B. Actions, first step and penalties take it from here, so that no two lines of an
// answer can differ (docs/facts/policy.md#medicare-windows-and-penalties).
import { SAVINGS_BANDS } from '../programs/medicare-savings/band';
import { isScopeOpen, isStatusOpen } from './situation';
import type { Judging } from './situation';

/**
 * `any-time` = the state signs the person up and pays, so there is no window and no penalty; `work` = a current job's plan opens a
 * special period later; `window` = the yearly period, and waiting costs; `none` = there is nothing to sign up for.
 */
export type PartBAdvice = 'none' | 'any-time' | 'work' | 'window';

/** Whether a Medicare Savings Program is likely by what was said. */
export function hasLikelySavings({ answers }: Pick<Judging, 'answers'>): boolean {
  const band = SAVINGS_BANDS.find(({ name }) => name === answers.savingsBand);
  return band !== undefined && answers.verdicts[band.program].outcome !== 'fail';
}

/** Full Medi-Cal by income, savings and status; what depends on the status is not likely. */
export const hasLikelyMediCal = ({ answers }: Pick<Judging, 'answers'>): boolean =>
  answers.mediCal && !isScopeOpen(answers);

/** Whether the state pays the Part B premium, now or once Medi-Cal or a savings program is there. */
export const doesStatePay = (one: Pick<Judging, 'facts' | 'answers'>): boolean =>
  one.facts.insurance === 'medicaid' || hasLikelyMediCal(one) || hasLikelySavings(one);

export function partBAdviceOf({ facts, answers }: Pick<Judging, 'facts' | 'answers'>): PartBAdvice {
  if (!answers.medicare || facts.insurance === 'medicare' || isStatusOpen(facts)) return 'none';
  if (doesStatePay({ facts, answers })) return 'any-time';
  return facts.insurance === 'employer' ? 'work' : 'window';
}
