// Fourteen help programs, complete in both languages. No dollar amounts here: they change every year and live in
// libs/benefits. Time limits and rules follow the law as checked on the date of the record (docs/facts/policy.md).
import type { ProgramType } from '@app/contracts/http/assistance-programs';
import type { BilingualText } from '@app/contracts/http/errors';
import programs from '../../data/programs.json';
import type { ContentRecord } from './record';
import { withRules } from './with-rules';

export interface ProgramRecord extends ContentRecord {
  nameKo: string;
  type: ProgramType;
  /** Further names people use, in either language: found by search, not shown. */
  alsoCalled: readonly string[];
  description: BilingualText;
  /** `who`, `amounts`: the same parts in both languages. */
  eligibilityRequirements: { ko: Record<string, string>; en: Record<string, string> } | null;
  benefits: BilingualText | null;
  applicationProcess: BilingualText | null;
  phone: string | null;
  /** Whose line `phone` is, when it is not the program's own. */
  phoneLabel: BilingualText | null;
  tty: string | null;
  website: string | null;
}

export const PROGRAMS = withRules(programs as readonly ProgramRecord[]);
