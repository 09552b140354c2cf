// What somebody should hear before signing up for a plan, and how a change can be undone: for the sheet of a plan and for switching.
import type { BilingualText } from '@app/contracts/http/errors';
import beforeSigning from '../../data/before-signing.json';
import type { CitedSentence } from '../records/cited';
import { withRules } from '../records/with-rules';

export interface BeforeSigning {
  /** Headings and names of facts: the paper has both languages side by side. */
  words: Readonly<Record<string, BilingualText>>;
  /** To ask whoever sells the plan. Ours; they state nothing. */
  questions: readonly BilingualText[];
  /** What people who sell Medicare plans are not allowed to do: the English continues "People who sell plans are not allowed to ...". */
  rules: readonly CitedSentence[];
  /** Rights to Medigap after having tried Part C. */
  undo: readonly CitedSentence[];
}

export const BEFORE_SIGNING = withRules(beforeSigning) satisfies BeforeSigning;
