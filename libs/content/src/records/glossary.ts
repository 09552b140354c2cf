// Insurance words in plain language: /glossary, the explanations on the pages, the assistant. Facts: docs/facts/glossary.md#glossary.
import type { BilingualText } from '@app/contracts/http/errors';
import terms from '../../data/terms.json';
import { withRules } from './with-rules';

export interface GlossaryTerm {
  id: string;
  term: BilingualText;
  /** Synonyms, romanised and common Korean renderings: found by search; shown small. */
  also: readonly string[];
  /** One or two plain sentences; amounts are named, never typed (amounts.ts). */
  meaning: BilingualText;
  /** Ids for `citedPage` (cited.ts), at least one. */
  sources: readonly string[];
}

export const GLOSSARY = withRules(terms as readonly GlossaryTerm[]);
