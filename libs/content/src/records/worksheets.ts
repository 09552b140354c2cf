// Our own papers to prepare with: no official form, nothing to send. The phones are ids of help-lines.json.
import type { BilingualText } from '@app/contracts/http/errors';
import worksheets from '../../data/worksheets.json';

export const WORKSHEET_CATEGORIES = ['Medicare', 'Medi-Cal', 'Assistance', 'Planning', 'Resources'] as const;
export const WORKSHEET_PARTS = ['blanks', 'checks', 'questions'] as const;

export interface WorksheetPart {
  /** blanks = a line to write on behind each item; checks = a box before it; questions = a line for the answer below it. */
  kind: (typeof WORKSHEET_PARTS)[number];
  title: BilingualText;
  items: readonly BilingualText[];
}

export interface Worksheet {
  id: string;
  category: (typeof WORKSHEET_CATEGORIES)[number];
  title: BilingualText;
  about: BilingualText;
  parts: readonly WorksheetPart[];
  phones: readonly string[];
}

export const WORKSHEETS = worksheets as readonly Worksheet[];
