// What every rule is: a pure function of a person's facts and the dated figures.
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import type { FigureId } from '../figures/figures';
import type { FigureSet } from '../figures/figure';
import type { Facts } from './facts';

export type Figures = FigureSet<FigureId>;

/** Never throws; a figure that is not loaded gives outcome `unknown`. */
export type Rule = (facts: Facts, figures: Figures) => EligibilityRule;

/** A program's verdict: its rules in the order a person should read them, and what they come to together. */
export interface Verdict {
  outcome: EligibilityRule['outcome'];
  rules: readonly EligibilityRule[];
}
