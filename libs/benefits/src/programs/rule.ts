// What a rule is made of and comes to. Every rule is a pure function of a person's facts and the dated figures; it never
// throws: a figure that is not loaded gives outcome `unknown`.
import type { EligibilityRule } from '@app/contracts/http/eligibility-answer';
import type { FigureId } from '../figures/figures';
import type { FigureSet } from '../figures/figure';

export type Figures = FigureSet<FigureId>;

/** A program's verdict: its rules in the order a person should read them, and what they come to together. */
export interface Verdict {
  outcome: EligibilityRule['outcome'];
  rules: readonly EligibilityRule[];
}
