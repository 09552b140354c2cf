// Telephone lines people need in a hurry. libs/content/data/help-lines.json is the one file that holds a number; the first
// script of the web and its texts take theirs from it (web/help-line-numbers.cjs).
import type { BilingualText } from '@app/contracts/http/errors';
import helpLines from '../../data/help-lines.json';
import type { ContentRecord } from './record';

export const CONTACT_CATEGORIES = ['emergency', 'korean', 'senior', 'local', 'utility'] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

export interface ContactRecord extends ContentRecord {
  category: ContactCategory;
  /** null = being verified. */
  number: string | null;
  /** The number in letters, where people know it so: 1-800-MEDICARE. */
  spelled: string | null;
  tty: string | null;
  hours: BilingualText | null;
  /** Languages somebody answers in without an interpreter, where a source says so. */
  languages: readonly string[];
  /** A source says that interpreters are on the line. */
  hasInterpreter: boolean;
  website: string | null;
  address: string | null;
  description: BilingualText | null;
  note: BilingualText | null;
}

export const CONTACTS = helpLines as readonly ContactRecord[];
