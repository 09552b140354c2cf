// The shape of the letters.
import {
  LETTER_COLORS,
  LETTER_FIELDS,
  LETTER_KINDS,
  LETTER_SENDERS,
  LETTER_URGENCIES,
  type LetterRecord,
} from '../records/letters';
import type { PhoneLine } from '../records/record';
import {
  bilingual,
  bilingualName,
  day,
  englishText,
  id,
  listOf,
  objectOf,
  oneOf,
  orNull,
  period,
  phone,
  tableOf,
  text,
  webAddress,
} from './shape';

export const letters = listOf(
  objectOf<LetterRecord>({
    id,
    from: oneOf(...LETTER_SENDERS),
    kind: oneOf(...LETTER_KINDS),
    urgency: oneOf(...LETTER_URGENCIES),
    title: bilingual,
    codes: listOf(text),
    aliases: listOf(text),
    sender: bilingualName,
    color: orNull(objectOf({ key: oneOf(...LETTER_COLORS), name: bilingual })),
    when: bilingual,
    meaning: bilingual,
    action: bilingual,
    due: bilingual,
    ifIgnored: bilingual,
    callFirst: orNull(bilingual),
    lines: listOf(text),
    phones: listOf(objectOf<PhoneLine>({ label: bilingual, number: phone })),
    sourceUrl: orNull(webAddress),
    sourceTitle: orNull(englishText),
    sourceDate: orNull(period),
    confidence: oneOf('verified', 'memory'),
    memoryFields: listOf(oneOf(...LETTER_FIELDS)),
    checkedOn: day,
  }),
);

/** Words by which letters are found: a list for each meaning, beginnings of words in either language. */
export const letterWords = objectOf({
  meanings: tableOf(text, listOf(text)),
  colors: tableOf(text, listOf(text)),
  fillers: listOf(text),
  outside: listOf(text),
  generic: listOf(text),
  fraud: tableOf(text, listOf(text)),
});
