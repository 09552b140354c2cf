// A numbered case a person could be in, and what the rules must say of it. Read by the programs' tests.
import type { EligibilityRule, RuleOutcome } from '@app/contracts/http/eligibility-answer';
import type { factsOf } from './facts';

export interface Scenario {
  number: number;
  says: string;
  known: Parameters<typeof factsOf>[0];
  /** What the program comes to. */
  outcome: RuleOutcome;
  /** Rules that must be there, with what they must say; amounts in the rule's own unit. */
  rules?: Readonly<Record<string, Partial<Pick<EligibilityRule, 'outcome'>> & { limit?: number; margin?: number }>>;
}
