// The one advice about signing up for Part B. Actions, first step and penalties take it from here, so that no two lines of an
// answer can differ (docs/facts/policy.md#medicare-windows-and-penalties).
import { figureOn } from '../figures/figure';
import { SAVINGS_BANDS } from '../programs/medicare-savings/band';
import { isScopeOpen, isStatusOpen } from './situation';
import type { Judging } from './situation';
import { hasMediCal, hasMedicare } from '../programs/facts';

/**
 * `any-time` = the state signs the person up and pays, so there is no window and no penalty; `work` = a current job's plan opens a
 * special period later, `after-work` = it may be open now; `initial` = the seven months around the birthday; `window` = the yearly
 * period, and waiting costs; `none` = there is nothing to sign up for.
 */
export type PartBAdvice = 'none' | 'any-time' | 'work' | 'after-work' | 'initial' | 'window';

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
  hasMediCal(one.facts) || hasLikelyMediCal(one) || hasLikelySavings(one);

export function partBAdviceOf({ facts, figures, answers }: Judging): PartBAdvice {
  if (!answers.medicare || hasMedicare(facts) || isStatusOpen(facts)) return 'none';
  if (doesStatePay({ facts, answers })) return 'any-time';
  if (facts.insurance === 'employer') return 'work';
  if (facts.situation === 'lost-cover') return 'after-work';
  const isFirstYear = facts.isAgeKnown && facts.age === figureOn(figures, 'medicareAge', facts.asOf)?.value;
  return isFirstYear ? 'initial' : 'window';
}
