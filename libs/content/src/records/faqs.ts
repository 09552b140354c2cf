// Questions people ask, with answers of cited sentences: /faqs and the assistant. Facts: docs/facts/policy.md and
// docs/facts/coverage.md.
import type { BilingualText } from '@app/contracts/http/errors';
import faqs from '../../data/faqs.json';
import type { CitedSentence } from './cited';
import { withRules } from './with-rules';

/** In the order of the screen. */
export const FAQ_CATEGORIES = ['medicare', 'medical', 'providers', 'plans', 'enrollment', 'costs', 'support'] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

export interface FaqRecord {
  id: string;
  category: FaqCategory;
  question: BilingualText;
  /** Further ways people ask or words they use, in either language: found by search, not shown. */
  also: readonly string[];
  answer: readonly CitedSentence[];
  /** Ids of help lines (help-lines.json) that go on from here. */
  lines: readonly string[];
  /** A screen of the product that says more. */
  page: string | null;
  /** ISO day the answer was last compared with its sources. */
  checkedOn: string;
}

export const FAQS = withRules(faqs as readonly FaqRecord[]);
