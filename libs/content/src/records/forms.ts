// Official forms people are asked for. The addresses lead to the agency's own pages; nothing is copied here.
import type { BilingualText } from '@app/contracts/http/errors';
import forms from '../../data/forms.json';
import type { ContentRecord } from './record';

export interface FormRecord extends ContentRecord {
  category: 'Medicare' | 'Medi-Cal' | 'Assistance' | 'Planning';
  description: BilingualText | null;
  downloadUrl: string | null;
  languages: readonly string[];
  /** null = not known. */
  hasKorean: boolean | null;
  returnTo: BilingualText | null;
  phone: string | null;
  phoneLabel: BilingualText | null;
  note: BilingualText | null;
}

export const FORMS = forms as readonly FormRecord[];
