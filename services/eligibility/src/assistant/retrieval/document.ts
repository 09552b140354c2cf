import type { BilingualText } from '@app/contracts/http/errors';
import type { DraftLink, DraftPart } from '../answers/draft';

/** A record of any kind as the assistant says it. */
export interface Document {
  id: string;
  kind: 'faq' | 'word' | 'program' | 'form' | 'change' | 'coverage';
  /** Its name or question, to go on with. */
  question: BilingualText;
  parts: (today: string) => DraftPart[];
  lines: readonly string[];
  /** A number of its own. */
  phone: { who: BilingualText; number: string } | null;
  links: readonly DraftLink[];
}
