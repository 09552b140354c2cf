// Letters that seniors here receive: what each means, what to do and by when. Facts: docs/facts/letters.md. Which letter somebody
// means is found by ../letters/find-letters.ts.
import type { BilingualText } from '@app/contracts/http/errors';
import type { Confidence } from '@app/contracts/http/provenance';
import letters from '../../data/letters.json';
import type { PhoneLine } from './record';
import { withRules } from './with-rules';

/** In the order of the screen. */
export const LETTER_SENDERS = [
  'medicare',
  'social-security',
  'county',
  'state',
  'covered-california',
  'plan',
  'care',
  'other',
] as const;
export type LetterSender = (typeof LETTER_SENDERS)[number];

/** form = to fill in and return; ending = refused, stopped, at an end; change = something changes; money = bills, statements, tax forms. */
export const LETTER_KINDS = ['form', 'ending', 'change', 'money', 'keep', 'advert'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** multi = a card of several colors. */
export const LETTER_COLORS = ['yellow', 'blue', 'purple', 'green', 'gray', 'orange', 'tan', 'white', 'multi'] as const;
export type LetterColor = (typeof LETTER_COLORS)[number];

export const LETTER_URGENCIES = ['urgent', 'act', 'decide', 'bill', 'read', 'keep', 'scam'] as const;
export type LetterUrgency = (typeof LETTER_URGENCIES)[number];

/** What may rest on general knowledge alone: the screen marks it "being verified". */
export const LETTER_FIELDS = ['codes', 'color', 'when', 'meaning', 'action', 'due', 'ifIgnored'] as const;
export type LetterField = (typeof LETTER_FIELDS)[number];

export interface LetterRecord {
  id: string;
  from: LetterSender;
  kind: LetterKind;
  urgency: LetterUrgency;
  title: BilingualText;
  /** Form numbers and short names printed on it. */
  codes: readonly string[];
  /** Ways people say it, in either language: found by search, not shown. */
  aliases: readonly string[];
  sender: BilingualText;
  color: { key: LetterColor; name: BilingualText } | null;
  when: BilingualText;
  meaning: BilingualText;
  action: BilingualText;
  /** The date printed on the letter always wins over this. */
  due: BilingualText;
  ifIgnored: BilingualText;
  /** Whom to call before the lines: a number that stands on the person's own card or letter. */
  callFirst: BilingualText | null;
  /** Ids of help lines (help-lines.json), in the order to call. */
  lines: readonly string[];
  /** Numbers that are no help line of ours. */
  phones: readonly PhoneLine[];
  /** Null only where `confidence` is memory. */
  sourceUrl: string | null;
  sourceTitle: string | null;
  /** `2026-06-15`, `2026-06` or `2026`; null = the source is undated. */
  sourceDate: string | null;
  confidence: Confidence;
  memoryFields: readonly LetterField[];
  /** ISO day somebody last compared it with its source. */
  checkedOn: string;
}

export const LETTERS = withRules(letters as readonly LetterRecord[]);

/** Advertising and swindle: what "is this letter real?" shows beside every letter. */
export const LOOK_ALIKES: readonly LetterRecord[] = LETTERS.filter(({ kind }) => kind === 'advert');
