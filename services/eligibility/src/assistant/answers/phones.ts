// "HICAP 전화번호", "커버드 캘리포니아 한국어 전화": whom to call, when, from the records of help lines.
import type { BilingualText } from '@app/contracts/http/errors';
import type { TermId } from '../understanding/lexicon';
import type { Question } from '../understanding/question';
import { fact, sourceOfRecord } from './draft';
import type { Draft, DraftPart } from './draft';
import { helpLine, lineName } from './help-lines';
import { CONTACTS_PAGE } from './links';

const LINES: readonly (readonly [TermId, readonly string[]])[] = [
  ['freeHelp', ['hicap']],
  ['countyOffice', ['dpss', 'oc-ssa']],
  ['coveredCalifornia', ['covered-ca-ko', 'covered-ca']],
  ['mediCal', ['medi-cal', 'hco']],
  ['socialSecurity', ['ssa']],
  ['ssi', ['ssa']],
  ['extraHelp', ['ssa', 'hicap']],
  ['social', ['ssa']],
  ['medicare', ['medicare', 'hicap']],
];
/** Somebody called, or something else is asked of the subject. */
const NOT_A_NUMBER: readonly TermId[] = ['scam', 'rebate', 'howMuch', 'deductible', 'premium', 'ownNumber', 'lostCard'];

function partOf(id: string): DraftPart {
  const line = helpLine(id);
  const name: BilingualText = lineName(line);
  const hours = line.unconfirmedFields.includes('hours') ? null : line.hours;
  const said = (language: 'ko' | 'en'): string =>
    [`${name[language]}: ${line.number}`, hours?.[language].replace(/\.$/, ''), line.description?.[language]]
      .filter(Boolean)
      .join('. ');
  return fact({ ko: said('ko'), en: said('en') }, sourceOfRecord(line));
}

export function phones({ own, terms }: Question): Draft | null {
  const isPhoneQuestion = own.has('phone') || own.has('freeHelp') || (own.has('find') && own.has('socialSecurity'));
  if (!isPhoneQuestion || NOT_A_NUMBER.some((id) => own.has(id))) return null;
  const lines = LINES.find(([id]) => terms.has(id))?.[1];
  if (!lines) return null;
  return { kind: 'answer', parts: lines.map(partOf), lines, links: [CONTACTS_PAGE] };
}
