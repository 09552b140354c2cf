import type { BilingualText } from '@app/contracts/http/errors';
import type { DraftLink, DraftPart } from '../answers/draft';

/** One thing the assistant can look up, of any kind of record. */
export interface Document {
  id: string;
  kind: 'faq' | 'word' | 'program' | 'form' | 'change' | 'coverage';
  /** Names and questions in either language. */
  titles: readonly string[];
  body: readonly string[];
  /** Its name or question, to go on with. */
  question: BilingualText;
  parts: (today: string) => DraftPart[];
  lines: readonly string[];
  /** A number of its own. */
  phone: { who: BilingualText; number: string } | null;
  links: readonly DraftLink[];
}
